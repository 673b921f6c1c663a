/**
 * The query of a link as mail programs change it: some escape `&` again, and a plus that is not encoded belongs to a
 * token or an address, where `URLSearchParams` would read a blank.
 */
const queryOfLink = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll(/&(?:amp;)+/g, '&').replaceAll('+', '%2B'))

/** The named parameters of a link, or null if one is missing, for example because the link was cut off. */
export function linkParameters<const Name extends string>(
  search: string,
  names: readonly Name[],
): Record<Name, string> | null {
  const query = queryOfLink(search)
  const found = names.map((name) => [name, query.get(name) ?? ''] as const)
  if (found.some(([, value]) => value === '')) return null
  return Object.fromEntries(found) as Record<Name, string>
}
