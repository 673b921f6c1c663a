import * as v from 'valibot'
import { all, insert } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

const RequestRow = v.object({
  id: v.number(),
  kind: v.string(),
  memberId: v.number(),
  madeAt: v.string(),
  body: v.string(),
})

/** Stores a request that customer service would handle. */
export function addRequest(
  state: SandboxState,
  kind: 'card' | 'cardLock' | 'deletion',
  memberId: number,
  body: object,
): void {
  const madeAt = state.now().toISOString()
  insert(state, 'requests', { kind, memberId, madeAt, body: JSON.stringify(body) })
}

/** All requests, newest first. */
export const allRequests = (state: SandboxState) => all(state, RequestRow, 'SELECT * FROM requests ORDER BY id DESC')
