import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { SandboxState } from './state.ts'
import { one, run } from './database.ts'

export type TokenKind = 'access' | 'refresh' | 'secure' | 'externalSession' | 'session' | 'loyalty'

const minute = 60_000
const day = 24 * 60 * minute

/** How long each kind of token is good for, in milliseconds. */
export const tokenLifetime: Record<TokenKind, number> = {
  access: 15 * minute,
  refresh: 90 * day,
  secure: 90 * day,
  externalSession: 90 * day,
  session: 10 * minute,
  loyalty: day,
}

const TokenRow = v.object({ memberId: v.nullable(v.number()), expiresAt: v.string() })

/** Makes an unguessable token; only its hash is kept. `memberId` is null for the loyalty platform's. */
export function issueToken(state: SandboxState, kind: TokenKind, memberId: number | null): string {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(state.now().getTime() + tokenLifetime[kind]).toISOString()
  run(
    state.db,
    'INSERT INTO tokens (tokenHash, kind, memberId, expiresAt) VALUES (?, ?, ?, ?)',
    hashed(token),
    kind,
    memberId,
    expiresAt,
  )
  return token
}

/** Whose token it is, or undefined for an unknown, expired or wrong kind of token. */
export function tokenOwner(
  state: SandboxState,
  kind: TokenKind,
  token: string,
): { memberId: number | null } | undefined {
  const row = one(
    state.db,
    TokenRow,
    'SELECT memberId, expiresAt FROM tokens WHERE tokenHash = ? AND kind = ?',
    hashed(token),
    kind,
  )
  if (!row || row.expiresAt <= state.now().toISOString()) return undefined
  return { memberId: row.memberId }
}

/** Spends a token that is good for one use only. */
export function dropToken(state: SandboxState, token: string): void {
  run(state.db, 'DELETE FROM tokens WHERE tokenHash = ?', hashed(token))
}

/** Ends every session of a member, as a new password must. */
export function dropTokensOf(state: SandboxState, memberId: number): void {
  run(state.db, 'DELETE FROM tokens WHERE memberId = ?', memberId)
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
