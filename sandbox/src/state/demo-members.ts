import { cardDigits } from '@portal/shared-contracts/card-number/card-code'
import { munichProfile, vienna } from '@portal/shared-contracts/testing/address'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { longHistoryAccount } from './long-history.ts'
import type { AddressChange, Member } from './members.ts'

/** A card number with as many digits as the brand's have; its last ones differ from card to card. */
const card = (digits: string): string => digits.slice(-cardDigits).padStart(cardDigits, '2')

/** The password of every demo account. */
export const demoPassword = 'Genuss2026!'

/** Technical credentials of the loyalty platform, invented; the edge has them as defaults. */
export const demoCredentials = {
  org: 'portal-sandbox',
  userName: 'edge-sandbox',
  password: 'sandbox-only-not-a-secret',
} as const

export type DemoMember = {
  loginName: string
  /** What the account demonstrates, for the start script and the console. */
  shows: string
  status: Member['status']
  accountId: string | null
  address: AddressChange
  cards?: string[]
  /** Points that count, and points still locked. */
  points?: number
  lockedPoints?: number
  /** Without one the day of the welcome points. */
  memberSince?: string
}

const members: Omit<DemoMember, 'status'>[] = [
  {
    loginName: demoEmail('mitglied'),
    shows: 'a member with 4,321 points, 120 more locked, two cards',
    accountId: 'ACC-1',
    address: munichProfile,
    cards: [card('1234567890123456789'), card('1234567890123450002')],
    points: 4321,
    lockedPoints: 120,
  },
  {
    loginName: demoEmail('wien'),
    shows: 'few points (300) and an address in Austria: rewards need a German one',
    accountId: 'ACC-2',
    address: { ...vienna, salutation: 'Herr', firstName: 'Theodor', lastName: 'Hofer', birthDate: '1971-11-02' },
    cards: [card('1234567890123450010')],
    points: 300,
  },
  {
    loginName: demoEmail('tippfehler'),
    shows: 'a mistyped address (Haupstr): an order offers a suggestion',
    accountId: 'ACC-3',
    address: {
      ...munichProfile,
      salutation: 'Divers',
      firstName: 'Kim',
      lastName: 'Sommer',
      street: 'Haupstr',
      streetNumber: '12',
      city: 'Muenchen',
      birthDate: '1992-02-29',
    },
    cards: [card('1234567890123450028')],
    points: 9750,
    lockedPoints: 45,
  },
  {
    loginName: demoEmail('stammgast'),
    shows: 'five years of purchases: 5,000 bookings, made at the first login',
    accountId: longHistoryAccount,
    address: {
      ...munichProfile,
      salutation: 'Herr',
      firstName: 'Konrad',
      lastName: 'Lindner',
      street: 'Sendlinger Straße',
      streetNumber: '14',
      birthDate: '1958-09-30',
    },
    cards: [card('1234567890123450036')],
    memberSince: '2018-02-12T00:00:00Z',
  },
]

const otherAccounts: readonly (readonly [name: string, shows: string, status: Member['status']])[] = [
  ['onlineshop', 'an online-shop account without the programme: /landing/shop', 'active'],
  ['inaktiv', 'accountInactive: not yet confirmed, the mail can be sent again', 'inactive'],
  ['gesperrt', 'accountLocked', 'locked'],
  ['beendet', 'accountTerminated', 'terminated'],
  ['verwehrt', 'loginNotAllowed', 'notAllowed'],
  ['firma', 'accountIsCompany', 'company'],
  ['shop-inaktiv', 'webshopAccountInactive', 'webshopInactive'],
  ['shop-gesperrt', 'webshopAccountLocked', 'webshopLocked'],
]

/** Every demo account. */
export const demoMembers: DemoMember[] = [
  ...members.map((member) => ({ ...member, status: 'active' as const })),
  ...otherAccounts.map(([name, shows, status]) => ({
    loginName: demoEmail(name),
    shows,
    status,
    accountId: null,
    address: { ...munichProfile, firstName: 'Paula', lastName: 'Wirth' },
    memberSince: '2022-01-15T00:00:00Z',
  })),
]

/** The demo accounts as the start script prints them. */
export const demoLogins = demoMembers.map(({ loginName, shows }) => ({ loginName, password: demoPassword, shows }))

/** The key that enrols a tablet of the demo, as in the setting KIOSK_KEYS. */
export const demoKioskKey = { name: 'demo', key: 'kiosk-demo-2026-genuss' }

/** Unlinked card numbers for 'Karte verknüpfen' and the kiosk. */
export const demoFreeCards = [card('1234567890123450101'), card('1234567890123450119'), card('1234567890123450127')]
