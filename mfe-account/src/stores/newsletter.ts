import { send, type Api } from '@portal/shared-contracts/api'
import { subscribeNewsletter, type ChangedUserData } from '@portal/shared-contracts/calls'
import { createSubmission } from '@portal/shared-stores'
import { ofMember } from '../domain/profile.ts'

/**
 * Subscribes the member to the newsletter, which the shop sends only after the member has confirmed the e-mail address.
 * Unsubscribing is possible only by the link in each issue.
 */
export const createNewsletter = (
  api: Api,
  loginName: () => string,
  onSubscribed: (userData: ChangedUserData) => void,
) =>
  createSubmission(async () => {
    const body = { loginName: loginName(), localeId: 'de_DE', subscribeNewsletter: true } as const
    onSubscribed(ofMember((await send(api, subscribeNewsletter, { body })).content, body.loginName))
  })
