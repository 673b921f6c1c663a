import type { Call } from './call.ts'
import * as cards from './cards.ts'
import * as coupons from './coupons.ts'
import * as loyalty from './loyalty.ts'
import * as orders from './orders.ts'
import * as passwords from './passwords.ts'
import * as points from './points.ts'
import * as profile from './profile.ts'
import * as registration from './registration.ts'
import * as session from './session.ts'
import * as shop from './shop.ts'
import * as withdrawal from './withdrawal.ts'

/** Every call; the edge rejects all others. */
export const callTable = [
  session.login,
  session.loginByToken,
  session.refreshAccess,
  loyalty.loyaltyLogin,
  loyalty.accountDetails,
  cards.cards,
  points.points,
  points.bookings,
  shop.configuration,
  shop.countries,
  registration.resendConfirmation,
  registration.userCheck,
  registration.register,
  profile.updateProfile,
  profile.changeAddress,
  profile.subscribeNewsletter,
  profile.beExcited,
  registration.optIn,
  profile.deleteRequest,
  registration.upgrade,
  passwords.requestPassword,
  passwords.resetPassword,
  passwords.changePassword,
  cards.requestCard,
  cards.activateCard,
  cards.lockCard,
  coupons.accountCoupons,
  coupons.coupons,
  coupons.activation,
  orders.order,
  withdrawal.withdraw,
] as const satisfies readonly Call[]

/** A call of the table, with its literal name. */
export type TableCall = (typeof callTable)[number]
