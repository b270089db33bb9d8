/** Look something up by a name that comes from elsewhere; undefined if there is no such entry. */
export function entry<Value>(
  tree: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(tree, key) ? tree[key] : undefined;
}
