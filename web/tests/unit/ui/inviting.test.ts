import { expect, it } from "vitest";
import { onlyHere } from "../../../src/ui/lobby/inviting";

it.each(["http://localhost:8000/table/x", "http://127.0.0.1/table/x", "http://[::1]:8000/"])(
  "%s leads nowhere on another computer",
  (link) => {
    expect(onlyHere(link)).toBe(true);
  },
);

it.each(["http://192.168.1.4:8000/", "https://larceny.example.org/", "http://localhost.example/"])(
  "%s can be sent to others",
  (link) => {
    expect(onlyHere(link)).toBe(false);
  },
);
