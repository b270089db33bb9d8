import { useEffect, useState } from "react";

/**
 * Speaks a sentence to those who listen. It stands there empty first and is filled then: what a
 * page brings along with its words is not spoken.
 */
export function LiveRegion({ text }: { text: string }) {
  const [said, say] = useState("");
  useEffect(() => say(text), [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
