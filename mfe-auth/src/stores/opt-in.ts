import { ApiError, send, type Api } from '@delikaterie/shared-contracts/api'
import { brand } from '@delikaterie/shared-contracts/brand'
import { optIn } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { setUserData } from '@delikaterie/shared-contracts/session/write'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { linkParameters } from '../domain/link-parameters.ts'

/**
 * The confirmation of a registration or of the newsletter, with the address it is for as the result;
 * `search` is the query string of the link in the e-mail.
 */
export function createOptIn(api: Api, search: string) {
  const body = linkParameters(search, ['Alias', 'EMail', 'ObjectID', 'SecurityCode'])
  return createSubmission(async () => {
    if (body === null) throw new ApiError('linkInvalid')
    await send(api, optIn, { body })
    return body.EMail
  })
}
export type OptInModel = ReturnType<typeof createOptIn>

/** Stores that the logged-in member is subscribed, if the confirmed address is the member's. */
export function markSubscribed(email: string): void {
  const user = $userData.get()
  const isTheirs = [user?.loginName, user?.email].some((own) => own?.toLowerCase() === email.trim().toLowerCase())
  if (user !== null && isTheirs) setUserData({ ...user, [brand.newsletterField]: true })
}
