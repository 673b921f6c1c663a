/** A cookie that scripts cannot read; `__Host-` makes browsers accept it only from this host. `maxAge` in seconds. */
export function createCookie(
  ...[name, format, maxAge, sameSite, isSecure = true]:
    | [name: `__Host-${string}`, format: RegExp, maxAge: number, sameSite: 'Lax' | 'Strict']
    | [name: 'portal-bucket' | 'portal-override', format: RegExp, maxAge: number, sameSite: 'Lax', isSecure: boolean]
) {
  const start = `${name}=`
  const attributes = `Path=/; ${isSecure ? 'Secure; ' : ''}HttpOnly; SameSite=${sameSite}`
  return {
    /** Its value; null without one, and for two of them, because an attacker may have set one. */
    in(header: string | null | undefined): string | null {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim())
      const [value, ...others] = pairs.flatMap((pair) => (pair.startsWith(start) ? [pair.slice(start.length)] : []))
      return value !== undefined && others.length === 0 && format.test(value) ? value : null
    },
    /** The `Set-Cookie` value that sets or deletes it. */
    set: (value: string): string => `${start}${value}; Max-Age=${maxAge}; ${attributes}`,
    delete: `${start}; Max-Age=0; ${attributes}`,
  }
}
