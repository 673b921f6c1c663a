/** The value of a cookie; null without one, and for two of them, because an attacker may have set one. */
export function cookieIn(header: string | null | undefined, name: string, format: RegExp): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [only] = values
  return values.length === 1 && only !== undefined && format.test(only) ? only : null
}

/** A cookie that scripts cannot read; `__Host-` makes browsers accept it only from this host. `maxAge` in seconds. */
export function createCookie(
  ...[name, format, maxAge, sameSite, isSecure = true]:
    | [name: `__Host-${string}`, format: RegExp, maxAge: number, sameSite: 'Lax' | 'Strict']
    | [name: 'portal-bucket', format: RegExp, maxAge: number, sameSite: 'Lax', isSecure: boolean]
) {
  const attributes = `Path=/; ${isSecure ? 'Secure; ' : ''}HttpOnly; SameSite=${sameSite}`
  return {
    in: (header: string | null | undefined): string | null => cookieIn(header, name, format),
    /** The `Set-Cookie` value that sets or deletes it. */
    set: (value: string): string => `${name}=${value}; Max-Age=${maxAge}; ${attributes}`,
    delete: `${name}=; Max-Age=0; ${attributes}`,
  }
}
