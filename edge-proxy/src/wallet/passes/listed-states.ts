import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { idOf, isObject } from '../../http/body.ts'
import { stateOf } from './card-details.ts'
import type { PassContent } from './pass-content.ts'

/** The states of cards by their number, as a parsed response with the member's list says them; null without a list. */
export function statesIn(envelope: unknown): ReadonlyMap<string, PassContent['state']> | null {
  const list: unknown = isObject(envelope) ? envelope['content'] : null
  if (!Array.isArray(list)) return null
  return new Map(
    list.filter(isObject).flatMap((card) => {
      const cardCode = tidyCardCode(idOf(card['cardCode']) ?? '')
      // The shop may omit the status of an active card.
      const state = stateOf(idOf(card['status']) ?? '') ?? 'active'
      return cardCode === '' ? [] : [[cardCode, state] as const]
    }),
  )
}
