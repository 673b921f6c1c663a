import type { Context } from 'hono'
import * as v from 'valibot'

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))
const formType = 'application/x-www-form-urlencoded'
const largestForm = 16 * 1024

/**
 * The `sessionToken` of a page POST, or null if it is refused: only a form of an allowed shop
 * may log somebody in, else a foreign page could log a visitor into its own account.
 */
export async function readSessionToken(c: Context, shopOrigins: readonly string[]): Promise<string | null> {
  const origin = c.req.header('origin')
  if (origin === undefined || !shopOrigins.includes(origin)) return null
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== formType) return null
  const text = await readForm(c.req.raw)
  const token = v.safeParse(Token, text === null ? null : new URLSearchParams(text).get('sessionToken'))
  return token.success ? token.output : null
}

/** Counted while it comes in: an Origin can be invented, and a chunked body announces no length. */
async function readForm({ headers, body }: Request): Promise<string | null> {
  if (Number(headers.get('content-length') ?? 0) > largestForm) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largestForm) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
