import type { ChangedUserData, ProfileAddress } from '@portal/shared-contracts/calls'

/**
 * The response to a change, with the member it is about: without a login name it would count for another member who
 * logs in meanwhile.
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
