import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { insert, one, run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

type LinkPurpose = 'optIn' | 'newsletter' | 'passwordReset'

export type MailLink = Pick<LinkRow, 'objectId' | 'code'>

const LinkRow = v.object({
  objectId: v.string(),
  memberId: v.number(),
  code: v.string(),
  expiresAt: v.string(),
  usedAt: v.nullable(v.string()),
})
type LinkRow = v.InferOutput<typeof LinkRow>

const hour = 60 * 60 * 1000
const lifetime: Record<LinkPurpose, number> = {
  optIn: 14 * 24 * hour,
  newsletter: 14 * 24 * hour,
  passwordReset: 2 * hour,
}

/** The address of a link in an e-mail to `page`, with two random values and what the call needs that confirms it. */
export function createLink(
  state: SandboxState,
  purpose: LinkPurpose,
  { id: memberId, loginName }: { id: number; loginName: string },
  page: string,
): string {
  const objectId = randomBytes(12).toString('base64url')
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(state.now().getTime() + lifetime[purpose]).toISOString()
  insert(state, 'mailLinks', { objectId, code, purpose, memberId, page, expiresAt })
  const alias = purpose === 'optIn' ? 'register' : 'newsletter'
  const confirmation = { Alias: alias, EMail: loginName, ObjectID: objectId, SecurityCode: code }
  const url = new URL(page)
  const parameters = purpose === 'passwordReset' ? { ObjectID: objectId, Token: code } : confirmation
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** The page of the latest link of this kind, which a repeated e-mail links again. */
export function lastPageOf(state: SandboxState, purpose: LinkPurpose, memberId: number): string | undefined {
  const sql = 'SELECT page FROM mailLinks WHERE purpose = ? AND memberId = ? ORDER BY rowid DESC'
  return one(state, v.object({ page: v.string() }), sql, purpose, memberId)?.page
}

/** The link, used or not; undefined if it is unknown or expired, or the code is wrong. */
export function findLink(state: SandboxState, purpose: LinkPurpose, { objectId, code }: MailLink): LinkRow | undefined {
  const row = one(state, LinkRow, 'SELECT * FROM mailLinks WHERE objectId = ? AND purpose = ?', objectId, purpose)
  if (!row || row.code !== code || row.expiresAt <= state.now().toISOString()) return undefined
  return row
}

/** Marks a link as used; false if it was used before. */
export function markLinkUsed(state: SandboxState, objectId: string): boolean {
  const sql = 'UPDATE mailLinks SET usedAt = ? WHERE objectId = ? AND usedAt IS NULL'
  return run(state, sql, state.now().toISOString(), objectId) === 1
}
