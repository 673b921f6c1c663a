/** A backend path with its parameters and query filled in, encoded once. */
export function fillPath(
  template: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}
