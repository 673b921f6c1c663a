import { brand } from '@delikaterie/shared-contracts/brand'
import type { TextLink } from './content.ts'

/** The brand's contact data as links for texts. */
export const emailLink: TextLink = { text: brand.contact.email, to: `mailto:${brand.contact.email}` }
export const phoneLink: TextLink = {
  text: brand.contact.phone,
  to: `tel:+49${brand.contact.phone.replace(/\D/g, '').slice(1)}`,
}
export const postalAddress = `${brand.operator.company}, ${brand.operator.street}, ${brand.operator.city}`
