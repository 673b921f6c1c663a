import { sessionAge } from '@portal/shared-contracts/session/timeouts'
import type { EndMark, Store } from './store.ts'

/** Seconds for which a login makes a browser known to an account: 400 days, the longest that browsers keep a cookie. */
export const knownAge = 400 * 24 * 60 * 60

/** Marks that wait for the store; more hold at this edge only, until all are read again. */
const maxUnwritten = 10_000

/** Marks that are written to the store at once. */
const writtenAtOnce = 1_000

const sessionMarkName = (sid: string): string => `sid ${sid}`

/**
 * The account of a login: its loyalty account, which not all have, and hashes of its names. `user`, a hash of the
 * folded login name, is in tokens and marks of earlier versions only: other accounts may share it.
 */
type Account = { accountId: string | null; names?: readonly string[] | undefined; user?: string | undefined }

export type EndedAccount = Account & { names: readonly string[] }

/** A login, as its tokens name it; `since` is its time in ms since 1970. */
export type Login = Account & { sid: string; since: number }

/** A login of one loyalty account ends no login of another, but those of its name from before it had an account. */
const withoutAccount = (name: string): string => `name without account ${name}`

/**
 * Names of the marks that end all logins of an account. Only the first name sets any: others may be those of another
 * account, such as an e-mail address that is not confirmed. In tokens of the former version it is the name that was
 * typed (docs/decisions/0043-names-of-accounts.md).
 */
const markNamesToSet = ({ accountId, names, user }: EndedAccount): string[] => {
  const ownNames = names.slice(0, 1)
  if (accountId !== null) return [`account ${accountId}`, ...ownNames.map(withoutAccount)]
  // The oldest tokens have no names.
  if (ownNames.length === 0) return user === undefined ? [] : [`user ${user}`]
  return ownNames.map((name) => `name ${name}`)
}

/** Names of the marks with which a login has ended; of the former version all names, because their order is another. */
const markNamesToCheck = ({ accountId, names = [], user }: Account): string[] => {
  const ownNames = user === undefined ? names.slice(0, 1) : names
  return [
    ...(accountId === null ? ownNames.map(withoutAccount) : [`account ${accountId}`]),
    ...ownNames.map((name) => `name ${name}`),
    ...(user === undefined ? [] : [`user ${user}`]),
  ]
}

const hasMark = (marks: ReadonlyMap<string, EndMark>, account: Account, isOf: (mark: EndMark) => boolean): boolean =>
  markNamesToCheck(account).some((name) => {
    const all = marks.get(name)
    return all !== undefined && isOf(all)
  })

export type EndedSessions = ReturnType<typeof createEndedSessions>

type MarkStore = Pick<Store, 'writeEndMarks' | 'readEndMarks'>
type Disk = MarkStore & Pick<Store, 'clean'>

/**
 * Marks in memory, exchanged with the store. `disk` keeps them for a start without the store. While the store is not
 * `isUsable` a new mark does not wait for it: each write would keep a connection of the database.
 */
function createMarks(store: MarkStore, disk: Disk | null, isUsable: () => boolean) {
  const byName = new Map<string, EndMark>()
  const unwritten = new Map<string, EndMark>()
  let position: string | null = null
  const restored = disk === null ? null : restore(disk).catch(() => {})

  /** Sets marks, and gives those that are new: not those with a later one, which another edge may have made. */
  function set(ends: readonly EndMark[]): EndMark[] {
    const changed = ends.filter(({ name, before, keptSid }) => {
      const known = byName.get(name)
      return known === undefined || known.before < before || (known.before === before && known.keptSid !== keptSid)
    })
    for (const end of changed) byName.set(end.name, end)
    return changed
  }

  async function restore(from: Disk): Promise<void> {
    for await (const read of from.readEndMarks(null)) set(read.marks)
  }

  /** Without a disk that can be written the marks hold in memory and in the store. */
  function setAndKeep(ends: readonly EndMark[]): void {
    const changed = set(ends)
    if (changed.length > 0) void disk?.writeEndMarks(changed).catch(() => {})
  }

  function writeLater(end: EndMark): void {
    if (unwritten.size < maxUnwritten) unwritten.set(end.name, end)
  }

  async function writeWaiting(): Promise<void> {
    const waiting = [...unwritten.values()]
    for (let from = 0; from < waiting.length; from += writtenAtOnce) {
      const ends = waiting.slice(from, from + writtenAtOnce)
      await store.writeEndMarks(ends)
      // A later mark may have taken the place of one meanwhile.
      for (const end of ends) if (unwritten.get(end.name) === end) unwritten.delete(end.name)
    }
  }

  return {
    byName,
    async add(end: EndMark): Promise<void> {
      setAndKeep([end])
      if (isUsable()) await store.writeEndMarks([end]).catch(() => writeLater(end))
      else writeLater(end)
    },
    /** `isAll` reads all again, and has those written that the store has lost. */
    async refresh(isAll: boolean): Promise<void> {
      if (restored !== null) await restored
      await writeWaiting()
      const stored = new Map<string, number>()
      for await (const read of store.readEndMarks(isAll ? null : position)) {
        setAndKeep(read.marks)
        position = read.position
        if (isAll) for (const { name, before } of read.marks) stored.set(name, before)
      }
      if (!isAll) return
      for (const end of byName.values()) if ((stored.get(end.name) ?? 0) < end.before) writeLater(end)
    },
    clean(now: number): void {
      for (const { name, expires } of byName.values()) if (expires < now) byName.delete(name)
      void disk?.clean().catch(() => {})
    },
  }
}

/**
 * Which logins have ended, in memory, because it is asked with every call. Another edge learns of a mark with its next
 * `refresh`. A mark is kept as long as a token of the login could be valid, one of an account as long as a browser
 * could be known to it (rules session-44 to session-46). `disk` and `isUsable`: see `createMarks`.
 */
export function createEndedSessions(store: MarkStore, disk: Disk | null = null, isUsable = () => true) {
  const started = Date.now()
  const marks = createMarks(store, disk, isUsable)
  let hasRead = false

  /** Whether a login began before this process, which has not read yet what has ended meanwhile. */
  const mayHaveEnded = ({ since }: Pick<Login, 'since'>): boolean => !hasRead && since <= started

  return {
    mayHaveEnded,
    isEnded({ sid, since, ...account }: Login): boolean {
      if (marks.byName.size === 0) return false
      if (marks.byName.has(sessionMarkName(sid))) return true
      return hasMark(marks.byName, account, ({ before, keptSid }) => since <= before && sid !== keptSid)
    },
    /** Whether the browser of a login is known no longer, because all logins of the account have ended since. */
    isForgotten: (login: Omit<Login, 'sid'>): boolean =>
      mayHaveEnded(login) || hasMark(marks.byName, login, ({ before }) => login.since <= before),
    /** Ends one login, whose tokens expire in `maxAge` seconds; `now` in ms. Resolves when other edges can read it. */
    end: (sid: string, now: number, maxAge = sessionAge) =>
      marks.add({ name: sessionMarkName(sid), before: now, keptSid: null, expires: now + maxAge * 1000 }),
    /** Ends all logins of an account that began until `now` in ms, except one, and forgets its browsers. */
    endAll: async (account: EndedAccount, keptSid: string | null, now: number): Promise<void> => {
      const expires = now + knownAge * 1000
      await Promise.all(markNamesToSet(account).map((name) => marks.add({ name, before: now, keptSid, expires })))
    },
    /** Exchanges marks with the store; `isAll` reads all again, and has those written that the store has lost. */
    async refresh(isAll: boolean): Promise<void> {
      await marks.refresh(isAll)
      hasRead = true
    },
    /** Forgets marks of logins whose tokens have all expired. */
    clean: marks.clean,
  }
}
