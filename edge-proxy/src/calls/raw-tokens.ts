import { isObject, parseJson } from '../http/body.ts'

declare global {
  /** Of Node: a number that keeps its text where it is written again. */
  interface JSON {
    rawJSON(text: string): unknown
    isRawJSON(value: unknown): value is { rawJSON: string }
  }
}

/** The names that the contract gives to tokens, also in spellings of other contracts, such as `access_token`. */
const name = '(?:access|refresh|secure)[_-]?token|external[_-]?session[_-]?id'
const tokenName = new RegExp(`^(?:${name})$`, 'i')
/**
 * A name, or an escape of a letter, digit or hyphen, which may write one; umlauts, which some backends escape, do not.
 */
const tokenOrEscape = new RegExp(`${name}|\\\\u00(?:2d|3\\d|[4-7])`, 'i')

/** Characters of 64 random bits in base64; a shorter token may be equal to another text by chance. */
const secretLength = 11

/** A part of a token that no backend writes with escapes, such as `\/`; the whole one if it has none. */
const plainPart = (token: string): string => /[\w-]{11,40}/.exec(token)?.[0] ?? token

/** Whether a response may hold a raw token under a name of tokens, or one of those that were sent. */
export function mayHoldTokens(bytes: Buffer, sent: readonly string[]): boolean {
  // One byte a character, because decoding UTF-8 takes longer than the search.
  const text = bytes.toString('latin1')
  return (
    tokenOrEscape.test(text) || sent.some((token) => token.length >= secretLength && text.includes(plainPart(token)))
  )
}

/** A JSON value without raw tokens. Unless it is changed, the text that it was read from can be passed on. */
export type Cleaned = { rest: unknown; isChanged: boolean }

/**
 * Drops fields with a token's name, and texts and names that are such a token or one of `sent`, or contain it; those of
 * a short token stay. Null for text that is no JSON.
 */
export function withoutTokens(text: string, sent: readonly string[]): Cleaned | null {
  const value = parseJson(text)
  if (value === undefined) return null
  const holdsToken = createTokenSearch([...tokensIn(value), ...sent])
  const { rest, dropped, fields } = dropTokens(value, holdsToken)
  // The first of two fields with one name is in the text only.
  if (dropped === 0 && fields === fieldsIn(text)) return { rest, isChanged: false }
  return { rest: dropTokens(JSON.parse(text, exactNumber), holdsToken).rest, isChanged: true }
}

/**
 * A function that tells whether a text is one of the tokens that are long enough, or contains it. It looks up the last
 * characters of tokens at each place of the text, because a list may hold thousands; the first ones are often the same.
 * Tokens with the same end, such as the name of a server, are looked up once for each of their lengths.
 */
function createTokenSearch(tokens: readonly string[]): (text: string) => boolean {
  const endOf = (text: string, end: number): string => text.slice(end - secretLength, end)
  const long = new Set(tokens.filter(({ length }) => length >= secretLength))
  const lengthsByEnd = new Map<string, Set<number>>()
  for (const token of long) {
    const tokenEnd = endOf(token, token.length)
    lengthsByEnd.set(tokenEnd, (lengthsByEnd.get(tokenEnd) ?? new Set()).add(token.length))
  }
  return (text) => {
    for (let end = secretLength; end <= text.length; end += 1) {
      for (const length of lengthsByEnd.get(endOf(text, end)) ?? []) {
        if (length <= end && long.has(text.slice(end - length, end))) return true
      }
    }
    return false
  }
}

/** Quotation marks before a colon; those in a string follow a backslash. */
const fieldsIn = (text: string): number => text.match(/(?<!\\)"\s*:/g)?.length ?? 0

/** Keeps what rounding or another spelling would change, such as a card number or `1e400`. */
const exactNumber = (_: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && context?.source !== undefined && context.source !== String(value)
    ? JSON.rawJSON(context.source)
    : value

/** Whether a field holds a token, and not the lack of one. */
const isTokenField = (field: string, value: unknown): boolean =>
  tokenName.test(field) && value !== null && value !== '' && typeof value !== 'boolean'

/** The tokens in fields with their names. */
function tokensIn(value: unknown): string[] {
  if (typeof value === 'string') return tokensIn(nestedJson(value))
  if (Array.isArray(value)) return value.flatMap(tokensIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([field, item]) => {
    if (!isTokenField(field, item) || typeof item === 'object') return tokensIn(item)
    return scalarText(item)
  })
}

/** The value of a text that is itself JSON and may hold tokens. */
const nestedJson = (text: string): unknown =>
  /^\s*[[{]/.test(text) && tokenOrEscape.test(text) ? parseJson(text) : undefined

/** A text, or the digits of a number; else empty. */
function scalarText(value: unknown): string {
  if (typeof value === 'string') return value
  if (JSON.isRawJSON(value)) return value.rawJSON
  return typeof value === 'number' ? String(value) : ''
}

function dropTokens(value: unknown, holdsToken: (text: string) => boolean) {
  const counted = { dropped: 0, fields: 0 }
  const isSecret = (text: string): boolean => holdsToken(text) || tokensIn(text).length > 0

  function keeps(item: unknown, field = ''): boolean {
    const isDropped = isTokenField(field, item) || isSecret(field) || isSecret(scalarText(item))
    if (isDropped) counted.dropped += 1
    return !isDropped
  }

  function restOf(item: unknown): unknown {
    if (Array.isArray(item)) return item.filter((one) => keeps(one)).map(restOf)
    if (!isObject(item) || JSON.isRawJSON(item)) return item
    const fields = Object.entries(item)
    counted.fields += fields.length
    return Object.fromEntries(
      fields.filter(([field, one]) => keeps(one, field)).map(([field, one]) => [field, restOf(one)]),
    )
  }

  const rest = keeps(value) ? restOf(value) : null
  return { rest, ...counted }
}
