import * as v from 'valibot'

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t'

/**
 * `String.trim` also removes other characters, such as a no-break space, which are part of a cookie's name or value.
 */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isBlank(text[start])) start += 1
  while (end > start && isBlank(text[end - 1])) end -= 1
  return text.slice(start, end)
}

/**
 * All values that a `Cookie` header has for a name, in its order, as browsers write them (RFC 6265bis): pairs end at a
 * semicolon, names at the first equals sign, and quotes are part of a value. Two cookies may have one name, because
 * a sibling host can set one for the whole domain.
 */
export const cookieValues = (header: string | null | undefined, name: string): string[] =>
  (header ?? '').split(';').flatMap((text) => {
    const pair = withoutBlanks(text)
    return pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []
  })

const SetCookie = v.pipe(v.string(), v.brand('SetCookie'))
/** A `Set-Cookie` value, which only `createCookie` makes, so that the check `data` knows all cookies. */
export type SetCookie = v.InferOutput<typeof SetCookie>

/** The header of a response that sets or deletes these cookies; no header without any. */
export const setCookieHeader = (...cookies: readonly (SetCookie | null)[]): { 'set-cookie'?: SetCookie[] } => {
  const values = cookies.filter((cookie) => cookie !== null)
  return values.length === 0 ? {} : { 'set-cookie': values }
}

/**
 * A cookie that scripts cannot read; `__Host-` makes browsers accept it only from this host. `maxAge` in seconds, null
 * for a cookie that ends with the browser. Members read what each is for in `brands/standard/content/privacy.ts`.
 */
export function createCookie(
  ...[name, format, maxAge, sameSite, isSecure = true]:
    | [name: `__Host-${string}`, format: RegExp, maxAge: number | null, sameSite: 'Lax' | 'Strict']
    | [
        name: 'portal-bucket' | 'portal-override' | 'portal-panel',
        format: RegExp,
        maxAge: number,
        sameSite: 'Lax',
        isSecure: boolean,
      ]
) {
  const attributes = `Path=/; ${isSecure ? 'Secure; ' : ''}HttpOnly; SameSite=${sameSite}`
  const lasting = (value: string, seconds: number | null): SetCookie =>
    v.parse(SetCookie, `${name}=${value}; ${seconds === null ? '' : `Max-Age=${seconds}; `}${attributes}`)
  return {
    /**
     * Its different values of the right form, in the order of the header: all, so that others push out none. In 32 kB
     * there are at most some 550, and to try a token with each takes 5 ms.
     */
    valuesIn: (header: string | null | undefined): string[] =>
      [...new Set(cookieValues(header, name))].filter((value) => format.test(value)),
    /** Its first value of the right form, for a cookie that opens nothing. */
    firstIn(header: string | null | undefined): string | null {
      return this.valuesIn(header)[0] ?? null
    },
    /** Its value, for a cookie that must come once: null without one, and for two of them. */
    onlyIn(header: string | null | undefined): string | null {
      const [value, ...others] = cookieValues(header, name)
      return value !== undefined && others.length === 0 && format.test(value) ? value : null
    },
    /** The `Set-Cookie` value that sets or deletes it. */
    set: (value: string): SetCookie => lasting(value, maxAge),
    delete: lasting('', 0),
  }
}
