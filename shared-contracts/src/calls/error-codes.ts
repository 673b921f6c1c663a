/** Error codes of the shop (docs/product/errors.md). */
export const catalogueCodes = [
  'credentialError',
  'emailSyntaxError',
  'accountTerminated',
  'accountExists',
  'passwordToShort',
  'passwordComplexity',
  'stringEmpty',
  'passwordRepeatDontMatch',
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
  'stringTooShort',
  'accountLocked',
  'loginNotAllowed',
  'webshopAccountInactive',
  'webshopAccountLocked',
  'errorPasswordConf',
  'already_in_use',
  'card_invalid',
  'emailRepeatDontMatch',
] as const

/** Codes of the loyalty platform when it rejects a redemption. */
export const providerCodes = [
  'CONDITION_NOT_FULFILLED',
  'NOT_YET_REDEEMABLE',
  'NO_LONGER_REDEEMABLE',
  'NO_MORE_REDEEM_BY_PROGRAM',
  'NO_MORE_REDEEM_BY_ACCOUNT',
  'WRONG_INTERACTION_POINT',
  'ACCOUNT_LOCKED',
  'COUPON_NOT_FOUND',
  'COUPON_NOT_ACTIVATABLE',
  'COUPON_NOT_ACTIVATED',
  'COUPON_NOT_ASSIGNED_ACCOUNT',
  'COUPON_REDEMPTION_IN_PROGRESS',
  'NOT_ENOUGH_POINTS',
  'errorWrongCountryId',
  'linkInvalid',
] as const

/** Codes of the edge's own errors. */
export const edgeCodes = [
  'callUnknown',
  'requestInvalid',
  'forbidden',
  'sessionInvalid',
  'sessionEnded',
  'rateLimited',
  'backendUnavailable',
  'outcomeUnknown',
  'keyReused',
] as const

/** Codes of forms only, which send nothing then. */
export const formCodes = ['tooLong'] as const

/** Codes the client assigns when it receives no valid response. */
export const clientCodes = [
  'offline',
  'network',
  'timeout',
  'responseInvalid',
  'failed',
  'cookiesRefused',
  'cookiesRefusedOverHttp',
] as const

export type EdgeCode = (typeof edgeCodes)[number]
export type ErrorCode =
  | (typeof catalogueCodes)[number]
  | (typeof providerCodes)[number]
  | (typeof formCodes)[number]
  | EdgeCode
  | (typeof clientCodes)[number]
