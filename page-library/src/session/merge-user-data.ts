import type { Address, ChangedUserData, UserData } from '@portal/shared-contracts/calls/user-data'

/** Whether two profiles belong to one member; a missing account id is ignored, because an upgrade adds it. */
export function isSameMember(one: UserData, other: ChangedUserData): boolean {
  const [account, otherAccount] = [one.loyaltyAccountId, other.loyaltyAccountId]
  if (account !== null && otherAccount !== null) return account === otherAccount
  return !one.loginName || !other.loginName || one.loginName === other.loginName
}

/** The profile after a change; values that the response does not have stay, and no call ends the newsletter. */
export function mergeUserData(before: UserData, after: ChangedUserData): UserData {
  // Every field by name, so that a new one does not compile until it is merged here.
  return {
    webshopOnly: before.webshopOnly,
    loginName: after.loginName || before.loginName,
    email: after.email || before.email,
    address: mergeAddress(before.address, after.address),
    beExcitedTimeStamp: after.beExcitedTimeStamp ?? before.beExcitedTimeStamp,
    memberSince: after.memberSince || before.memberSince,
    hasNewsletter: after.hasNewsletter || before.hasNewsletter,
    loyaltyAccountId: after.loyaltyAccountId ?? before.loyaltyAccountId,
    loyaltyPoints: after.loyaltyPoints ?? before.loyaltyPoints,
  }
}

/** The address with the fields that the response has; an address without any text is taken for none. */
function mergeAddress(before: Address, after: ChangedUserData['address']): Address {
  const given = Object.entries(after).filter(([, value]) => value !== undefined && value !== null)
  return given.some(([, value]) => value !== '') ? { ...before, ...Object.fromEntries(given) } : before
}
