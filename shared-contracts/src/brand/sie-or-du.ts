import { brand } from '@portal/shared-contracts/brand/brand'

/**
 * A text in the form in which the brand addresses its members: with `Sie`, or with `Du`. `Du`, `Dir` and `Dein` begin
 * with a capital letter, as in letters.
 */
export const sieOrDu = <Text>(sie: Text, du: Text): Text => (brand.addressesMembersWith === 'Du' ? du : sie)
