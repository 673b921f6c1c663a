/**
 * Whether every server reads a path in the same way: it has no dot segment and no separator in disguise. Some servers
 * drop what follows a `;`, so that `..;` is a dot segment, read backslashes as slashes, decode twice, or read overlong and
 * compatible characters as dots and slashes.
 */
export function isPlainPath(pathname: string): boolean {
  // Most paths; a dot segment follows a slash.
  if (/^[\w/~-]*(?:\.[\w~-]+)*$/.test(pathname)) return true
  const path = decodedPath(pathname)?.normalize('NFKC')
  if (path === undefined || /[\\\p{C}]|%(?:2e|2f|5c)/iu.test(path)) return false
  const segments = path.split('/').map((segment) => segment.split(';', 1)[0]?.trim() ?? '')
  return segments.length === pathname.split('/').length && !segments.some((segment) => /^\.+$/.test(segment))
}

/** The path, decoded once; null if its bytes are not UTF-8. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** The path of a request target as it was sent, also of one in absolute form. */
export const pathOf = (target: string): string => target.replace(/^https?:\/\/[^/?#]*|[?#].*/gs, '')
