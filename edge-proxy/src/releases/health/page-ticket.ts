import { createHmac, createSecretKey, hkdfSync, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import type { KeyRing, SealingKey } from '../../session/seal.ts'

export type PageVersions = Readonly<Record<string, string>>

/** A page: its route or document, and the remote whose page it is, '' for one of the shell. */
export type PageName = { page: string; remote: string }

/** What a ticket says of its page. */
const TicketPage = v.object({
  page: v.string(),
  remote: v.string(),
  /** The remotes that the page loads at once. */
  uses: v.array(v.string()),
  /** Whether the page reports load times and web vitals (PAGE_REPORTS_PERCENT). */
  isSampled: v.boolean(),
})
export type TicketPage = v.InferOutput<typeof TicketPage>

/** ms; an open page reports for an hour, which is longer than an error budget needs. */
export const ticketAge = 60 * 60 * 1000

const format = /^([0-9a-z]{1,10})\.([\da-f-]{36})\.([\w-]+)\.([\w-]{43})$/

/** The version of each remote that a page with this snapshot can load. */
export const versionsOf = (snapshot: RegistrySnapshot): PageVersions =>
  Object.fromEntries(Object.entries(snapshot).map(([name, { record }]) => [name, record.version]))

/**
 * Tickets prove that this portal served a page with certain versions, which one, with which remotes and when: only
 * pages can report, only about themselves, and once. Their keys are derived from SESSION_KEYS, which all edges know,
 * and the origin of the portal.
 */
export function createTickets(ring: KeyRing) {
  // Made once: with the bytes of a key, Node takes seven times as long for each ticket.
  const ticketKey = ({ key }: SealingKey): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `page ticket ${ring.portal}`, 32)))
  const newest = ticketKey(ring.newest)
  const keys = ring.keys.map(ticketKey)
  const mac = (key: KeyObject, text: string, versions: PageVersions): string => {
    const list = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
    return createHmac('sha256', key)
      .update(`${text} ${list.toSorted().join('\n')}`)
      .digest('base64url')
  }

  return {
    /** The ticket of a page; `now` in ms. */
    issue(versions: PageVersions, { page, remote, uses, isSampled }: TicketPage, now: number): string {
      const name = Buffer.from(JSON.stringify({ page, remote, uses, isSampled })).toString('base64url')
      // A UUID, because Node makes many of them at once.
      const text = `${now.toString(36)}.${randomUUID()}.${name}`
      return `${text}.${mac(newest, text, versions)}`
    },
    /** The random part and the page of a valid ticket for exactly these versions, or null. */
    read(ticket: string, versions: PageVersions, now: number): ({ id: string } & TicketPage) | null {
      const [, time = '', id = '', name = '', sent = ''] = format.exec(ticket) ?? []
      const age = now - Number.parseInt(time, 36)
      if (!(age >= 0 && age < ticketAge)) return null
      const isRight = keys.some((key) =>
        timingSafeEqual(Buffer.from(mac(key, `${time}.${id}.${name}`, versions)), Buffer.from(sent)),
      )
      return isRight ? { id, ...v.parse(TicketPage, JSON.parse(Buffer.from(name, 'base64url').toString())) } : null
    },
  }
}
export type Tickets = ReturnType<typeof createTickets>
