import type { Context } from 'hono'
import * as v from 'valibot'

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))
const formType = 'application/x-www-form-urlencoded'

/**
 * The `sessionToken` of a page POST, or null if it is refused: only a form of an allowed shop
 * may log somebody in, else a foreign page could log a visitor into its own account.
 */
export async function readSessionToken(c: Context, shopOrigins: readonly string[]): Promise<string | null> {
  const origin = c.req.header('origin')
  if (origin === undefined || !shopOrigins.includes(origin)) return null
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== formType) return null
  if (Number(c.req.header('content-length') ?? 0) > 16_384) return null
  const form = new URLSearchParams(await c.req.text())
  const token = v.safeParse(Token, form.get('sessionToken'))
  return token.success ? token.output : null
}
