/**
 * The value of the named cookie in a `Cookie` header, or null; also null for two of them, because an attacker may have
 * set one.
 */
export function cookieIn(header: string | null | undefined, name: string, format: RegExp): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [only] = values
  return values.length === 1 && only !== undefined && format.test(only) ? only : null
}
