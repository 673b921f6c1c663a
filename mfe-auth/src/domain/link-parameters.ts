/** The named parameters of a link, or null if one is missing, for example because the link was cut off. */
export function linkParameters<const Name extends string>(
  search: string,
  names: readonly Name[],
): Record<Name, string> | null {
  const query = new URLSearchParams(search)
  const found = names.map((name) => [name, query.get(name) ?? ''] as const)
  if (found.some(([, value]) => value === '')) return null
  return Object.fromEntries(found) as Record<Name, string>
}
