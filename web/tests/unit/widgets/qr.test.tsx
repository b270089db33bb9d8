import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Qr } from "../../../src/widgets/Qr";
import { qrPath } from "../../../src/widgets/qrPath";
import { read, squaresOf } from "./qrReader";

it.each([
  "http://localhost:8000/table/-4bYVUUt5YfabmQiVIbWrQ",
  "http://192.168.178.23:8000/table/Xb0Qy1lWq3m8dR5uZk2n7A",
  "https://games.a-rather-long-name.example.org:8443/table/Xb0Qy1lWq3m8dR5uZk2n7A",
  "short",
])("the code of %s is read again", (link) => {
  const { path, size } = qrPath(link);
  expect(read(squaresOf(path, size))).toBe(link);
});

it("has four modules of white paper round it, as cameras need", () => {
  const { size } = qrPath("short");
  const drawn = renderToStaticMarkup(<Qr text="short" label="a code" />);
  const side = size + 8;
  expect(drawn).toContain(`viewBox="-4 -4 ${side} ${side}"`);
  expect(drawn).toContain(`M-4 -4h${side}v${side}h-${side}z`);
});
