import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { insert, one, run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

export type LinkPurpose = 'optIn' | 'newsletter' | 'passwordReset'

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

/** Creates the two random values in the link of an e-mail to `page`. */
export function createLink(state: SandboxState, purpose: LinkPurpose, memberId: number, page: string): MailLink {
  const link = { objectId: randomBytes(12).toString('base64url'), code: randomBytes(24).toString('base64url') }
  const expiresAt = new Date(state.now().getTime() + lifetime[purpose]).toISOString()
  insert(state, 'mailLinks', { ...link, purpose, memberId, page, expiresAt })
  return link
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
