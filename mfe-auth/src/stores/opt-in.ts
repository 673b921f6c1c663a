import { ApiError, send, type Api } from '@portal/page-library/api'
import { optIn } from '@portal/shared-contracts/calls'
import { createSubmission } from '@portal/page-library/stores'
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
export type OptInStore = ReturnType<typeof createOptIn>
