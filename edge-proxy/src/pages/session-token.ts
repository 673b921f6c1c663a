import type { Context } from 'hono'
import * as v from 'valibot'
import { readCapped } from '../http/read-capped.ts'

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
  const { headers, body } = c.req.raw
  if (body === null) return null
  try {
    const form = await readCapped(body, largestForm, headers.get('content-length'))
    const token = v.safeParse(Token, new URLSearchParams(form.toString('utf8')).get('sessionToken'))
    return token.success ? token.output : null
  } catch {
    return null
  }
}
