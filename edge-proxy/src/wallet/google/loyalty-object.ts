import { formatDate, formatTime } from '@portal/shared-contracts/dates/berlin-time'
import { formatNumber } from '@portal/shared-contracts/numbers/format'
import type { PassContent } from '../passes/pass-content.ts'

/**
 * The fields of Google's `LoyaltyObject` that the edge sends.
 * https://developers.google.com/wallet/reference/rest/v1/loyaltyobject
 */
export type LoyaltyObject = {
  id: string
  classId: string
  state: 'ACTIVE' | 'INACTIVE'
  accountName?: string
  accountId: string
  barcode: { type: 'CODE_128'; value: string; alternateText: string }
  loyaltyPoints: { label: string; balance: { string: string } }
  textModulesData: { id: string; header: string; body: string }[]
}

/** Characters of a name that are shown; Google shows about twenty of them on small screens. */
export const longestName = 60

/** Ids of an issuer's classes and objects. */
export const googleId = (issuer: string, name: string): string => `${issuer}.${name}`

/** The class of a portal: its origin's host, so that a portal for tests has another one than that of members. */
export const classIdOf = (issuer: string, publicOrigin: string): string =>
  googleId(issuer, new URL(publicOrigin).host.replaceAll(/[^a-z0-9.-]/g, '-'))

/** What a pass shows, without its ids. */
export type ShownFields = Omit<LoyaltyObject, 'id' | 'classId'>

/** The balance is a text in both cases: a PATCH merges it, and Google takes only one of its types at a time. */
export function shownFields({ cardCode, holder, balance, state }: PassContent): ShownFields {
  return {
    state: state === 'active' ? 'ACTIVE' : 'INACTIVE',
    ...(holder !== null && { accountName: shortened(holder) }),
    accountId: cardCode,
    barcode: { type: 'CODE_128', value: cardCode, alternateText: cardCode },
    loyaltyPoints: { label: 'Punkte', balance: { string: balance === null ? '–' : formatNumber(balance.points) } },
    textModulesData: [{ id: 'balance', header: 'Punktestand', body: balanceText(balance) }],
  }
}

function balanceText(balance: PassContent['balance']): string {
  if (balance === null) return 'Den Punktestand zeigt das Portal nach der Anmeldung.'
  const at = new Date(balance.at).toISOString()
  return `Stand: ${formatDate(at)}, ${formatTime(at)} Uhr`
}

function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= longestName ? name : `${characters.slice(0, longestName - 1).join('')}…`
}

/** What a PATCH sends when the membership has ended: Google deletes no objects, so that nothing of the member stays. */
export const endedFields = {
  state: 'EXPIRED',
  accountName: null,
  accountId: null,
  barcode: null,
  loyaltyPoints: null,
  textModulesData: null,
} as const
