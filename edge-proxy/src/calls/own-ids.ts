import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { LRUCache } from 'lru-cache'
import { idOf, isObject, parseJson } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import { createOnce } from '../http/queues.ts'
import type { SealedContent } from '../session/seal.ts'
import type { CountedAttempt } from './count-attempts.ts'

/** Limits of the cache: the least recently used owners and the oldest ids are dropped first. */
const maxOwners = 2_000
const maxIds = 1_000

/** The ids that a list names as those of its owner. */
type IdsIn = (list: string, owner: string) => string[]

/** Reads the owner's list; `countUnknown` counts an id that may not be in it. */
type Source = { readList: () => Promise<string>; countUnknown: () => Promise<CountedAttempt> }

export type OwnIds = ReturnType<typeof createOwnIds>

/** Whose ids are remembered: those of a loyalty account, or of the login of a member without one. */
export const ownerOfIds = ({ accountId, sid }: SealedContent): string => accountId ?? sid

/** Which ids belong to which member, read from the lists of the backends; `kind` is what they name. */
export function createOwnIds(kind: string, idsIn: IdsIn) {
  const idsByOwner = new LRUCache<string, Set<string>>({ max: maxOwners })
  const once = createOnce<void>()

  const has = (owner: string, id: string): boolean => idsByOwner.get(owner)?.has(id) ?? false

  function add(owner: string, list: string): void {
    const ids = [...(idsByOwner.get(owner) ?? []), ...idsIn(list, owner)]
    idsByOwner.set(owner, new Set(ids.slice(-maxIds)))
  }

  /** An id that the list does not contain stays counted. */
  async function read(owner: string, id: string, { readList, countUnknown }: Source): Promise<void> {
    const { refund } = await countUnknown()
    try {
      add(owner, await readList())
    } catch (error) {
      await refund()
      throw error
    }
    if (has(owner, id)) await refund()
  }

  return {
    add,
    has,
    /** An unknown id reads the list, once for all who wait for it. @throws HttpError forbidden, rateLimited */
    async check(owner: string, id: string, source: Source): Promise<void> {
      if (has(owner, id)) return
      await once(owner, () => read(owner, id, source))
      if (!has(owner, id)) throw new HttpError('forbidden', `${kind} of another member`)
    },
  }
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Ids of the listed coupons, without those that name another account as their owner. */
export const couponIdsIn: IdsIn = (list, accountId) =>
  listIn(parseJson(list)).flatMap((item) => {
    if (!isObject(item)) return []
    const owner = idOf(item['accountId'])
    if (owner !== null && owner !== accountId) return []
    return idOf(item['accountCouponId']) ?? []
  })

/** Codes of the listed cards; the shop lists only those of the member who asks. */
export const cardCodesIn: IdsIn = (list) => {
  const envelope = parseJson(list)
  const cards = isObject(envelope) ? listIn(envelope['content']) : []
  return cards.flatMap((card) => (isObject(card) ? tidyCardCode(idOf(card['cardCode']) ?? '') : []))
}
