import { addressErrors, postalAddressOf, tidyAddress, type PostalAddress } from '@portal/shared-contracts/address'
import type { Card, FieldError, UserData } from '@portal/shared-contracts/calls'

/** The ids of headings of Meine Karten that links name. */
export const partIds = { list: 'ihre-karten', order: 'karte-bestellen' } as const

/** The shop may omit the status of an active card. */
export const isActive = ({ status }: Pick<Card, 'status'>): boolean => ['', 'ACTIVE'].includes(status.toUpperCase())

/** Whether the backend offers to lock the card; where it names no action, an active card can be locked. */
export const isLockable = ({ cardCode, action, status }: Card): boolean =>
  cardCode !== '' && (action.toUpperCase() === 'LOCK' || (action === '' && isActive({ status })))

/** The cards a member can show at the till. */
export const activeCards = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => card.cardCode !== '' && isActive(card))

/** The card of the home page: the first active one. */
export const firstActiveCard = (cards: readonly Card[]): Card | null => activeCards(cards)[0] ?? null

/** Codes without a response, and of a card that may be the member's already. */
const codesOfChange: readonly string[] = [
  'network',
  'timeout',
  'responseInvalid',
  'backendUnavailable',
  'outcomeUnknown',
  'already_in_use',
]

/** Whether the shop may have linked, locked or ordered the card although the call failed with this code. */
export const mayHaveChanged = (code: string): boolean => codesOfChange.includes(code)

/** Whether the shop may have the order of a card although it failed. */
export const mayBeOrdered = (error: Pick<FieldError, 'code'> | undefined): boolean =>
  error !== undefined && mayHaveChanged(error.code)

/** The shop requires these fields, too. */
const emptyFields = { title: '', fullName: '', company: '', department: '', addressExtension: '' } as const

/** Whether a field is missing that the shop requires to order a card. */
export const isIncomplete = (address: PostalAddress): boolean =>
  addressErrors(address, 'card').some(({ code }) => code === 'stringEmpty')

/** A member's card request; the address is the profile's unless another one is given. */
export const cardRequest = ({ email, address }: UserData, to: PostalAddress = postalAddressOf(address)) => ({
  ...emptyFields,
  ...tidyAddress(to),
  email,
})
