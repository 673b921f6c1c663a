import { activateCard, cards, deleteRequest, lockCard, order, points } from '@portal/shared-contracts/calls'
import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { SeenCall } from '../../calls/seen-call.ts'
import { idOf, parseJson } from '../../http/body.ts'
import { createFaultLog } from '../../http/fault-log.ts'
import { isSuccess, textOf } from '../../http/response.ts'
import { statesIn } from './listed-states.ts'
import type { PassContent } from './pass-content.ts'
import type { LivePass } from './pass-rows.ts'
import type { Passes } from './passes.ts'

/** What a call says of the member's cards. */
export type Change =
  | { kind: 'points'; points: number }
  | { kind: 'states'; states: ReadonlyMap<string, PassContent['state']>; began: number }
  | { kind: 'locked'; cardCode: string; at: number }
  | { kind: 'ordered' }
  | { kind: 'other' }

/** What a call whose response came `now` tells of cards; null if nothing. Only calls that succeeded tell something. */
export function changeIn({ name, body, response, began }: Omit<SeenCall, 'accountId'>, now: number): Change | null {
  if (!followed.has(name) || !isSuccess(response)) return null
  if (name === order.name) return { kind: 'ordered' }
  if (name === lockCard.name) return { kind: 'locked', cardCode: tidyCardCode(idOf(body?.['cardCode']) ?? ''), at: now }
  if (name === activateCard.name || name === deleteRequest.name) return { kind: 'other' }
  const content = parseJson(textOf(response))
  if (name === cards.name) {
    const states = statesIn(content)
    return states && { kind: 'states', states, began }
  }
  const parsed = v.safeParse(points.response, content)
  return parsed.success ? { kind: 'points', points: parsed.output.content.summary.loyaltyPoints } : null
}

const followed: ReadonlySet<string> = new Set(
  [order, lockCard, activateCard, deleteRequest, cards, points].map(({ name }) => name),
)

type Followed = Pick<LivePass, 'state'> & { subject: Pick<LivePass['subject'], 'cardCode' | 'points' | 'lockedAt'> }

const lockedIn = <Pass extends Followed>(pass: Pass, lockedAt: number): Pass => ({
  ...pass,
  state: 'locked',
  subject: { ...pass.subject, lockedAt },
})

/**
 * A pass after a change; null if the change does not touch it. A card that is not in the list any more counts as locked,
 * because the list may be incomplete once. A list unlocks only if it was asked for after the lock. A balance touches only
 * passes that show one.
 */
export function effectOn<Pass extends Followed>(pass: Pass, change: Change): Pass | null {
  const { state, subject } = pass
  switch (change.kind) {
    case 'points':
      if (subject.points === null || subject.points === change.points) return null
      return { ...pass, subject: { ...subject, points: change.points } }
    case 'ordered':
      return subject.points === null ? null : pass
    case 'other':
      return pass
    case 'locked':
      return subject.cardCode === change.cardCode && state !== 'locked' ? lockedIn(pass, change.at) : null
    case 'states': {
      const next = change.states.get(subject.cardCode) ?? 'locked'
      if (next === state) return null
      if (next === 'locked') return lockedIn(pass, change.began)
      return change.began > subject.lockedAt ? { ...pass, state: 'active' } : null
    }
  }
}

/** A pass after several changes; null if none touches it. */
function effectOfAll<Pass extends Followed>(pass: Pass, changes: readonly Change[]): Pass | null {
  let after: Pass | null = null
  for (const change of changes) after = effectOn(after ?? pass, change) ?? after
  return after
}

/** Accounts whose changes wait; those of more are dropped, and their passes change with the next fetch of a phone. */
const maxWaiting = 1_000

/** Accounts whose last balance is remembered. */
const maxRemembered = 10_000

/** Accounts that are looked up at once. */
const running = 2

/** What calls say of cards goes to their passes, after the calls and without holding them up; never throws. */
export function createFollow(passes: Pick<Passes, 'ofAccount' | 'mark' | 'tell'>, log: (fault: string) => void) {
  const waiting = new Map<string, Change[]>()
  const active = new Set<Promise<void>>()
  const lastPoints = new LRUCache<string, number>({ max: maxRemembered })
  const logFault = createFaultLog(log)

  /** Whether the balance is the one that this edge saw last; pages ask for it every few minutes. */
  function isKnown(accountId: string, change: Change): boolean {
    if (change.kind !== 'points') return false
    const isSame = lastPoints.get(accountId) === change.points
    lastPoints.set(accountId, change.points)
    return isSame
  }

  async function follow(accountId: string, changes: readonly Change[]): Promise<void> {
    const after = (pass: LivePass): LivePass | null => effectOfAll(pass, changes)
    const touched = (await passes.ofAccount(accountId)).filter((pass) => after(pass) !== null)
    const marked = await Promise.all(touched.map(({ serial }) => passes.mark(serial, after)))
    await passes.tell(marked.filter((pass) => pass !== null))
  }

  function startNext(): void {
    const [next] = waiting
    if (next === undefined || active.size >= running) return
    const [accountId, changes] = next
    waiting.delete(accountId)
    const work = follow(accountId, changes)
      .then(
        () => logFault(null),
        () => logFault('the store of passes does not answer'),
      )
      .finally(() => {
        active.delete(work)
        startNext()
      })
    active.add(work)
  }

  return {
    seen({ accountId, ...call }: SeenCall): void {
      const change = accountId === '' ? null : changeIn(call, Date.now())
      if (change === null || isKnown(accountId, change)) return
      const changes = waiting.get(accountId)
      if (changes === undefined && waiting.size >= maxWaiting) return logFault('too many changes of cards wait')
      waiting.set(accountId, [...(changes ?? []), change])
      startNext()
    },
    /** Resolves when all that was seen is done. */
    async idle(): Promise<void> {
      while (active.size > 0) await Promise.all(active)
    },
  }
}
