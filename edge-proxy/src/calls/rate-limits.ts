import {
  accountDetails,
  activateCard,
  changePassword,
  login,
  loginByToken,
  optIn,
  register,
  requestPassword,
  resetPassword,
  userCheck,
} from '@delikaterie/shared-contracts/calls'

/** Who is tried: a field of the body, the member who is logged in, or nobody in particular. */
type Account = { field: string } | 'member' | null

/** How often a call may be made per window, by address and by the account it is about. */
export type Rule = {
  /** Calls of one group are counted together. */
  group: string
  minutes: number
  account: Account
  /** One account from one address: what a person who forgot a password needs. */
  here: number
  /** One account from everywhere; larger, so that a stranger cannot lock a member out alone. */
  anywhere: number
  /** One address and all accounts; a shop's wireless network or a mobile carrier is one address. */
  address: number
}

const card: Rule = { group: 'card', minutes: 10, account: 'member', here: 30, anywhere: 30, address: 120 }
/** Each of them sends somebody an e-mail. */
const mail = { minutes: 60, here: 5, anywhere: 10, address: 60 }

/** Calls by which accounts, passwords, links or card numbers could be tried, by name. */
export const rules: ReadonlyMap<string, Rule> = new Map([
  [login.name, { group: 'login', minutes: 10, account: { field: 'loginName' }, here: 10, anywhere: 100, address: 100 }],
  [loginByToken.name, { group: 'token', minutes: 10, account: null, here: 0, anywhere: 0, address: 100 }],
  [
    userCheck.name,
    { group: 'check', minutes: 10, account: { field: 'loginName' }, here: 20, anywhere: 100, address: 100 },
  ],
  [register.name, { ...mail, group: 'register', account: { field: 'loginName' }, here: 10, anywhere: 20 }],
  [requestPassword.name, { ...mail, group: 'request', account: { field: 'email' } }],
  [
    resetPassword.name,
    { group: 'reset', minutes: 10, account: { field: 'ObjectID' }, here: 10, anywhere: 30, address: 60 },
  ],
  [changePassword.name, { group: 'change', minutes: 10, account: 'member', here: 10, anywhere: 20, address: 60 }],
  [optIn.name, { group: 'opt in', minutes: 10, account: { field: 'EMail' }, here: 10, anywhere: 30, address: 60 }],
  [accountDetails.name, card],
  [activateCard.name, card],
])
