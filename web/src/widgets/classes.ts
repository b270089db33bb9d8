/** Join the names of classes that hold. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
