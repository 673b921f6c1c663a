import type { ProfileAddress } from '@portal/shared-contracts/calls'
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

/**
 * The response to a change, with the member it is about: without a login name it would count for another member who logs in
 * meanwhile.
 */
export const ofMember = (response: ChangedUserData, loginName: string): ChangedUserData => ({
  ...response,
  loginName: response.loginName || loginName,
})

/** The profile after a change: what the response says, else what was sent; the shop need not send the profile back. */
export function savedProfile(
  response: ChangedUserData,
  sent: Partial<ProfileAddress>,
  loginName: string,
): ChangedUserData {
  const given = Object.entries(response.address).filter(([, value]) => value !== undefined && value !== null)
  return { ...ofMember(response, loginName), address: { ...sent, ...Object.fromEntries(given) } }
}
