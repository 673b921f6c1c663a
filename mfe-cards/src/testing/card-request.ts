import { munich } from '@delikaterie/shared-contracts/testing/address'
import type { CardRequest } from '../domain/card-request.ts'

/** The card request of the demo member, with all fields the shop requires. */
export const demoCardRequest: CardRequest = {
  ...munich,
  title: '',
  fullName: '',
  company: '',
  department: '',
  addressExtension: '',
  email: 'mitglied@delikaterie.example',
}
