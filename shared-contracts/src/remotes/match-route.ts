/**
 * The decoded parameters of a path that matches a route pattern such as `/top/:slug`, else null. Ignores
 * case and slashes at the end. Edge and shell must share it, or a page hydrates another page's markup.
 */
export function matchRoute(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [expected, actual] = [partsOf(pattern), partsOf(path)]
  if (expected.length !== actual.length) return null
  const params: Record<string, string> = {}
  // Not by `entries`, which some pages that embed elements replace.
  for (let index = 0; index < expected.length; index++) {
    const part = expected[index] ?? ''
    const value = decoded(actual[index] ?? '')
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value
    else if (part.toLowerCase() !== value.toLowerCase()) return null
  }
  return params
}

const partsOf = (path: string): string[] => path.replace(/([^/])\/+$/, '$1').split('/')

/** Segment by segment, so that an encoded slash does not become a separator. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
