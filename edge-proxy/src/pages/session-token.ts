import type { Context } from 'hono'
import * as v from 'valibot'
import { readCapped } from '../http/body.ts'

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))
const formType = 'application/x-www-form-urlencoded'
const maxFormBytes = 16 * 1024

/**
 * The `sessionToken` of a form that the web shop sends to a page, or null if the request is not valid.
 * Only SHOP_ORIGINS may send one: any other page could log a visitor in to another member's account.
 */
export async function readSessionToken(c: Context, shopOrigins: readonly string[]): Promise<string | null> {
  const origin = c.req.header('origin')
  if (origin === undefined || !shopOrigins.includes(origin)) return null
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== formType) return null
  const { headers, body } = c.req.raw
  if (body === null) return null
  try {
    const form = await readCapped(body, maxFormBytes, headers.get('content-length'))
    const token = v.safeParse(Token, new URLSearchParams(form.toString('utf8')).get('sessionToken'))
    return token.success ? token.output : null
  } catch {
    return null
  }
}
