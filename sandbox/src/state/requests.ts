import * as v from 'valibot'
import { all, run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

export type RequestKind = 'card' | 'cardLock' | 'deletion'

const RequestRow = v.object({
  id: v.number(),
  kind: v.string(),
  memberId: v.number(),
  madeAt: v.string(),
  body: v.string(),
})
export type RequestRow = v.InferOutput<typeof RequestRow>

/** Stores a request that customer service would handle. */
export function addRequest(state: SandboxState, kind: RequestKind, memberId: number, body: object): void {
  run(
    state.db,
    'INSERT INTO requests (kind, memberId, madeAt, body) VALUES (?, ?, ?, ?)',
    kind,
    memberId,
    state.now().toISOString(),
    JSON.stringify(body),
  )
}

/** All requests, newest first. */
export function allRequests(state: SandboxState): RequestRow[] {
  return all(state.db, RequestRow, 'SELECT * FROM requests ORDER BY id DESC')
}
