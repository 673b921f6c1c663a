import { activateCard, cards, deleteRequest, lockCard, order, points } from '@portal/shared-contracts/calls'
import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { SeenCall } from '../../calls/seen-call.ts'
import { idOf, isObject, parseJson } from '../../http/body.ts'
import { createFaultLog } from '../../http/fault-log.ts'
import { isSuccess, textOf } from '../../http/response.ts'
import { stateOf } from './card-details.ts'
import type { PassContent } from './pass-content.ts'
import type { LivePass } from './pass-rows.ts'
import type { Passes } from './passes.ts'

/** What a call says of the member's cards. */
export type Change =
  | { kind: 'points'; points: number }
  | { kind: 'states'; states: ReadonlyMap<string, PassContent['state']> }
  | { kind: 'locked'; cardCode: string }
  | { kind: 'ordered' }
  | { kind: 'other' }

/** What a call tells of cards; null if nothing. Only calls that succeeded tell something. */
export function changeIn({ name, body, response }: Omit<SeenCall, 'accountId'>): Change | null {
  if (!followed.has(name) || !isSuccess(response)) return null
  if (name === order.name) return { kind: 'ordered' }
  if (name === lockCard.name) return { kind: 'locked', cardCode: tidyCardCode(idOf(body?.['cardCode']) ?? '') }
  if (name === activateCard.name || name === deleteRequest.name) return { kind: 'other' }
  const content = parseJson(textOf(response))
  if (name === cards.name) return { kind: 'states', states: statesIn(content) }
  const parsed = v.safeParse(points.response, content)
  return parsed.success ? { kind: 'points', points: parsed.output.content.summary.loyaltyPoints } : null
}

const followed: ReadonlySet<string> = new Set(
  [order, lockCard, activateCard, deleteRequest, cards, points].map(({ name }) => name),
)

function statesIn(envelope: unknown): Map<string, PassContent['state']> {
  const list = isObject(envelope) && Array.isArray(envelope['content']) ? (envelope['content'] as unknown[]) : []
  return new Map(
    list.flatMap((card) => {
      const cardCode = isObject(card) ? tidyCardCode(idOf(card['cardCode']) ?? '') : ''
      // The shop may omit the status of an active card.
      const status = isObject(card) ? (idOf(card['status']) ?? '') : ''
      return cardCode === '' ? [] : [[cardCode, stateOf(status) ?? 'active'] as const]
    }),
  )
}

type Followed = Pick<LivePass, 'state'> & { subject: Pick<LivePass['subject'], 'cardCode' | 'points'> }

/**
 * Whether a change touches a pass, and the state that it then has; null for the state that it has. A card that is not in
 * the list any more counts as locked, because the list may be incomplete once. A balance touches only passes that show one.
 */
export function effectOn({ state, subject }: Followed, change: Change): { state: PassContent['state'] | null } | null {
  switch (change.kind) {
    case 'points':
      return subject.points !== null && subject.points !== change.points ? { state: null } : null
    case 'ordered':
      return subject.points === null ? null : { state: null }
    case 'other':
      return { state: null }
    case 'locked':
      return subject.cardCode === change.cardCode && state !== 'locked' ? { state: 'locked' } : null
    case 'states': {
      const next = change.states.get(subject.cardCode) ?? 'locked'
      return next === state ? null : { state: next }
    }
  }
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
    const touched = new Map<string, PassContent['state'] | null>()
    for (const pass of await passes.ofAccount(accountId)) {
      let { state } = pass
      for (const change of changes) {
        const effect = effectOn({ ...pass, state }, change)
        state = effect?.state ?? state
        if (effect !== null) touched.set(pass.serial, state === pass.state ? null : state)
      }
    }
    const marked = await Promise.all([...touched].map(([serial, state]) => passes.mark(serial, state)))
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
      const change = accountId === '' ? null : changeIn(call)
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
