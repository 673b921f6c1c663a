import { tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { LRUCache } from 'lru-cache'
import { idOf, isObject, parseJson } from '../http/body.ts'

/** Limits of the cache: the least recently used owners and the oldest ids are dropped first. */
const maxOwners = 2_000
const maxIds = 1_000

/** The ids that a list names as those of its owner. */
type IdsIn = (list: string, owner: string) => string[]

export type OwnIds = ReturnType<typeof createOwnIds>

/** Which ids belong to which member, read from the lists of the backends. */
export function createOwnIds(idsIn: IdsIn) {
  const idsByOwner = new LRUCache<string, Set<string>>({ max: maxOwners })
  const reads = new Map<string, Promise<void>>()

  /** Remembers the ids in a response that lists the owner's. */
  function add(owner: string, list: string): void {
    const ids = [...(idsByOwner.get(owner) ?? []), ...idsIn(list, owner)]
    idsByOwner.set(owner, new Set(ids.slice(-maxIds)))
  }

  return {
    add,
    /** Remembers the ids of a list that is read now, once for all calls that wait for it. */
    read(owner: string, readList: () => Promise<string>): Promise<void> {
      const read =
        reads.get(owner) ??
        readList()
          .then((list) => add(owner, list))
          .finally(() => reads.delete(owner))
      reads.set(owner, read)
      return read
    },
    has: (owner: string, id: string): boolean => idsByOwner.get(owner)?.has(id) ?? false,
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

/** Numbers of the listed cards. */
export const cardCodesIn: IdsIn = (list) => {
  const envelope = parseJson(list)
  const cards = isObject(envelope) ? listIn(envelope['content']) : []
  return cards.flatMap((card) => (isObject(card) ? tidyCardCode(idOf(card['cardCode']) ?? '') : []))
}
