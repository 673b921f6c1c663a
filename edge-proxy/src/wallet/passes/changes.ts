import { activateCard, cards, deleteRequest, lockCard, order, points } from '@portal/shared-contracts/calls'
import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import * as v from 'valibot'
import type { SeenCall } from '../../calls/seen-call.ts'
import { idOf, parseJson } from '../../http/body.ts'
import { isSuccess, textOf } from '../../http/response.ts'
import { statesIn } from './listed-states.ts'
import type { PassContent } from './pass-content.ts'
import type { LivePass } from './pass-codec.ts'

/** What a call says of the member's cards. */
export type Change =
  | { kind: 'points'; points: number }
  | { kind: 'states'; states: ReadonlyMap<string, PassContent['state']>; began: number }
  | { kind: 'locked'; cardCode: string; at: number }
  | { kind: 'ordered' }
  | { kind: 'other' }

/** What a call whose response came `now` says of cards; null if nothing. Only calls that succeeded say something. */
export function changeIn({ name, body, response, began }: Omit<SeenCall, 'accountId'>, now: number): Change | null {
  if (!relevantCalls.has(name) || !isSuccess(response)) return null
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

const relevantCalls: ReadonlySet<string> = new Set(
  [order, lockCard, activateCard, deleteRequest, cards, points].map(({ name }) => name),
)

type ChangedPass = Pick<LivePass, 'state'> & { subject: Pick<LivePass['subject'], 'cardCode' | 'points' | 'lockedAt'> }

const lockedIn = <Pass extends ChangedPass>(pass: Pass, lockedAt: number): Pass => ({
  ...pass,
  state: 'locked',
  subject: { ...pass.subject, lockedAt },
})

/**
 * A pass after a change; null if the change does not touch it. A card that is not in the list any more counts as
 * locked, because the list may be incomplete once. A list unlocks only if it was requested after the lock. A balance
 * touches only passes that show one.
 */
export function effectOn<Pass extends ChangedPass>(pass: Pass, change: Change): Pass | null {
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
      // Also of a locked card: a fetch that began before this lock must not make the pass valid.
      return subject.cardCode === change.cardCode ? lockedIn(pass, change.at) : null
    case 'states': {
      const next = change.states.get(subject.cardCode) ?? 'locked'
      if (next === state) return null
      if (next === 'locked') return lockedIn(pass, change.began)
      return change.began > subject.lockedAt ? { ...pass, state: 'active' } : null
    }
  }
}

/** A pass after several changes; null if none touches it. */
export function effectOfAll<Pass extends ChangedPass>(pass: Pass, changes: readonly Change[]): Pass | null {
  let after: Pass | null = null
  for (const change of changes) after = effectOn(after ?? pass, change) ?? after
  return after
}

const isReplaced = (earlier: Change, later: Change): boolean =>
  earlier.kind === later.kind &&
  !(earlier.kind === 'locked' && later.kind === 'locked' && earlier.cardCode !== later.cardCode)

const isOlder = (change: Change, other: Change): boolean =>
  change.kind === 'states' && other.kind === 'states' && change.began < other.began

/** Changes and a later one, which replaces the one of its kind, so that their number is bounded. */
export function withChange(changes: readonly Change[], later: Change): readonly Change[] {
  if (changes.some((each) => isOlder(later, each))) return changes
  return [...changes.filter((each) => !isReplaced(each, later)), later]
}
