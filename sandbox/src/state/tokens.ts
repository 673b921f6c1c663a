import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { memberById, type Member } from './members.ts'
import type { SandboxState } from './sandbox-state.ts'
import { insert, one, run } from './database.ts'

export type TokenKind = 'access' | 'refresh' | 'secure' | 'externalSession' | 'session' | 'loyalty'

const minute = 60_000
const day = 24 * 60 * minute

/** Validity of each kind of token in milliseconds. */
export const tokenLifetime: Record<TokenKind, number> = {
  access: 15 * minute,
  refresh: 90 * day,
  secure: 90 * day,
  externalSession: 90 * day,
  session: 10 * minute,
  loyalty: day,
}

const TokenRow = v.object({ memberId: v.nullable(v.number()), expiresAt: v.string() })

/** Creates a random token and stores its hash; `memberId` is null for tokens of the loyalty platform. */
export function issueToken(state: SandboxState, kind: TokenKind, memberId: number | null): string {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(state.now().getTime() + tokenLifetime[kind]).toISOString()
  insert(state, 'tokens', { tokenHash: hashed(token), kind, memberId, expiresAt })
  return token
}

/** The owner of a token; undefined if it is unknown, expired or of another kind. */
export function tokenOwner(state: SandboxState, kind: TokenKind, token: string) {
  const sql = 'SELECT memberId, expiresAt FROM tokens WHERE tokenHash = ? AND kind = ?'
  const row = one(state, TokenRow, sql, hashed(token), kind)
  return row && row.expiresAt > state.now().toISOString() ? row : undefined
}

/** The member a token belongs to, likewise. */
export function memberByToken(state: SandboxState, kind: TokenKind, token: string): Member | undefined {
  const owner = tokenOwner(state, kind, token)
  return owner?.memberId ? memberById(state, owner.memberId) : undefined
}

/** Deletes a token that is valid for one use. */
export function deleteToken(state: SandboxState, token: string): void {
  run(state, 'DELETE FROM tokens WHERE tokenHash = ?', hashed(token))
}

/** Ends every session of a member. */
export function deleteTokensOf(state: SandboxState, memberId: number): void {
  run(state, 'DELETE FROM tokens WHERE memberId = ?', memberId)
}

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url')
