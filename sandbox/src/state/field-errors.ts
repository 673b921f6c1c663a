import type { ErrorCode, FieldError } from '@delikaterie/shared-contracts/calls'

/** Every error code that the sandbox sends. */
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

/** An error of a response: the field, its value, and a suggested correction if there is one. */
export type SandboxError = FieldError & { code: SandboxErrorCode }

export function fieldError(code: SandboxErrorCode, input = '', inputValue = '', value = ''): SandboxError {
  return { code, input, inputValue, value }
}
