import type { EndMark, Store } from './store.ts'

/** Seconds for which a session and its tokens last at most. */
export const sessionAge = 30 * 24 * 60 * 60

/** Marks that wait for the store; more are dropped from the queue and hold at this edge only. */
const maxUnwritten = 10_000

const nameOf = (sid: string): string => `sid ${sid}`

/** The account of a login: its loyalty account, which not all have, and its user. */
type Account = { accountId: string | null; user?: string | undefined }

/** A login, as its tokens name it; `since` is its time in ms since 1970. */
export type Login = Account & { sid: string; since: number }

const namesOf = ({ accountId, user }: Account): string[] => [
  ...(accountId === null ? [] : [`account ${accountId}`]),
  ...(user === undefined ? [] : [`user ${user}`]),
]

export type EndedSessions = ReturnType<typeof createEndedSessions>

/**
 * Which logins have ended, in memory, because it is asked with every call. Another edge learns of a mark with its next
 * `refresh`. A mark is kept as long as a token of the login could be valid (docs/product/session.md rules 44 to 46).
 */
export function createEndedSessions(store: Pick<Store, 'endSession' | 'readEndMarks'>) {
  const marks = new Map<string, EndMark>()
  const unwritten = new Map<string, EndMark>()
  let position: string | null = null

  /** Sets a mark, unless there is a later one, which another edge may have made. */
  function set(end: EndMark): void {
    if ((marks.get(end.name)?.before ?? 0) <= end.before) marks.set(end.name, end)
  }

  async function mark(end: EndMark): Promise<void> {
    set(end)
    try {
      await store.endSession(end)
    } catch {
      if (unwritten.size < maxUnwritten) unwritten.set(end.name, end)
    }
  }

  return {
    /** Whether the login of a token has ended. */
    isEnded({ sid, since, ...account }: Login): boolean {
      if (marks.size === 0) return false
      if (marks.has(nameOf(sid))) return true
      return namesOf(account).some((name) => {
        const all = marks.get(name)
        return all !== undefined && since < all.before && sid !== all.keptSid
      })
    },
    /** Ends one login; `now` in ms. Resolves when the other edges can learn of it. */
    end: (sid: string, now: number) => mark({ name: nameOf(sid), before: now, keptSid: null, expires: endOf(now) }),
    /** Ends all logins of an account that began before `now` in ms, except one. */
    endAll: async (account: Account, keptSid: string | null, now: number): Promise<void> => {
      const ends = namesOf(account).map((name) => mark({ name, before: now, keptSid, expires: endOf(now) }))
      await Promise.all(ends)
    },
    /** Exchanges marks with the store; `isAll` reads all again. */
    async refresh(isAll: boolean): Promise<void> {
      for (const [name, end] of unwritten) {
        await store.endSession(end)
        // A later mark may have taken its place meanwhile.
        if (unwritten.get(name) === end) unwritten.delete(name)
      }
      const read = await store.readEndMarks(isAll ? null : position)
      position = read.position
      for (const end of read.marks) set(end)
    },
    /** Forgets marks of logins whose tokens have all expired. */
    clean(now: number): void {
      for (const { name, expires } of marks.values()) if (expires < now) marks.delete(name)
    },
  }
}

const endOf = (now: number): number => now + sessionAge * 1000
