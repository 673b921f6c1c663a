import { brand } from '../brand/brand.ts'
import type { providerCodes } from '../calls/error-codes.ts'
import { rateLimitedText, requestErrorTexts } from './request-errors.ts'

const support = brand.contact.email

/** The German sentences of the loyalty platform's codes. */
export const loyaltyErrorTexts = {
  CONDITION_NOT_FULFILLED: 'Diese Prämie können Sie zurzeit nicht einlösen.',
  NOT_YET_REDEEMABLE: 'Diese Prämie können Sie noch nicht einlösen.',
  NO_LONGER_REDEEMABLE: 'Diese Prämie ist abgelaufen.',
  NO_MORE_REDEEM_BY_PROGRAM: 'Diese Prämie ist leider vergriffen.',
  NO_MORE_REDEEM_BY_ACCOUNT: 'Sie haben diese Prämie schon so oft eingelöst, wie es möglich ist.',
  WRONG_INTERACTION_POINT: 'Diese Prämie lässt sich hier nicht einlösen. Bitte fragen Sie unser Team im Laden.',
  ACCOUNT_LOCKED: `Ihr Punktekonto ist zurzeit gesperrt. Bitte wenden Sie sich an ${support}.`,
  COUPON_NOT_FOUND: 'Dieses Angebot gibt es nicht mehr.',
  COUPON_NOT_ACTIVATABLE: 'Dieser Coupon lässt sich gerade nicht aktivieren.',
  COUPON_NOT_ACTIVATED: 'Dieser Coupon ist nicht aktiviert.',
  COUPON_NOT_ASSIGNED_ACCOUNT: 'Dieses Angebot gehört nicht zu Ihrem Konto.',
  COUPON_REDEMPTION_IN_PROGRESS: 'Diese Prämie wird gerade eingelöst. Bitte warten Sie einen Augenblick.',
  NOT_ENOUGH_POINTS: 'Dafür reichen Ihre Punkte noch nicht.',
  errorWrongCountryId:
    'Prämien liefern wir nur innerhalb Deutschlands. Bitte geben Sie eine deutsche Lieferadresse an.',
  linkInvalid: 'Dieser Link ist unvollständig oder nicht mehr gültig. Bitte fordern Sie einen neuen an.',
} satisfies Record<(typeof providerCodes)[number], string>

/**
 * The sentence for a failed call of the loyalty platform. Pages without a form use it, because the sentences of all
 * forms are three times as long; an unknown code gets the sentence of `failed`.
 */
export function loyaltyErrorText(code: string): string {
  if (code === 'rateLimited') return rateLimitedText
  const texts: Readonly<Record<string, string>> = { ...loyaltyErrorTexts, ...requestErrorTexts }
  return (Object.hasOwn(texts, code) && texts[code]) || requestErrorTexts.failed
}
