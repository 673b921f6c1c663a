import type { ErrorCode, FieldError } from '@delikaterie/shared-contracts/calls'

/** Every code the sandbox itself writes into an answer; each has its sentence in the contracts' messages. */
export const sandboxErrorCodes = [
  'credentialError',
  'emailSyntaxError',
  'accountTerminated',
  'accountExists',
  'passwordToShort',
  'passwordComplexity',
  'stringEmpty',
  'multiAddresses',
  'packstationNotAllowed',
  'postfachNotAllowed',
  'loginNameUndefined',
  'accountInactive',
  'errorAddressCheck',
  'loginNameNotExists',
  'webshopAccount',
  'accountIsCompany',
  'changeNameCheck',
  'date.mustBeAdult',
  'date.cannotBeFuture',
  'date.invalid',
  'date.cannotBePast',
  'invalidCardCode',
  'accountLocked',
  'loginNotAllowed',
  'webshopAccountInactive',
  'webshopAccountLocked',
  'errorPasswordConf',
  'already_in_use',
  'card_invalid',
  'NO_LONGER_REDEEMABLE',
  'NOT_YET_REDEEMABLE',
  'NO_MORE_REDEEM_BY_PROGRAM',
  'NO_MORE_REDEEM_BY_ACCOUNT',
  'COUPON_NOT_FOUND',
  'COUPON_NOT_ACTIVATABLE',
  'NOT_ENOUGH_POINTS',
  'errorWrongCountryId',
  'linkInvalid',
  'sessionInvalid',
  'requestInvalid',
  'callUnknown',
  'failed',
] as const satisfies readonly ErrorCode[]
export type SandboxErrorCode = (typeof sandboxErrorCodes)[number]

export type Refusal = FieldError & { code: SandboxErrorCode }

/** One error of an answer: the field it is about, what stood there, and a suggestion where there is one. */
export function refusal(code: SandboxErrorCode, input = '', inputValue = '', value = ''): Refusal {
  return { code, input, inputValue, value }
}
