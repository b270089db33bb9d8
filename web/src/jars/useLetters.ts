import { useState } from "react";

const KEY = "larceny.letters";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** Whether somebody likes letters on the lids; this browser remembers it. */
export function useLetters(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(remembered);
  const change = (wanted: boolean) => {
    setOn(wanted);
    try {
      localStorage.setItem(KEY, wanted ? "on" : "off");
    } catch {
      // A browser that remembers nothing can still play.
    }
  };
  return [on, change];
}
