import { send, type Api } from '@portal/page-library/api'
import { beExcited, subscribeNewsletter, type ChangedUserData } from '@portal/shared-contracts/calls'
import { ofMember } from '@portal/page-library/session/saved-profile'
import { createSubmission } from '@portal/page-library/stores'

type OnChanged = (userData: ChangedUserData) => void

/**
 * Subscribes the member to the newsletter, which the shop sends only after the member has confirmed the e-mail address.
 * Unsubscribing is possible only by the link in each issue.
 */
export const createNewsletter = (api: Api, loginName: () => string, onSubscribed: OnChanged) =>
  createSubmission(async () => {
    const body = { loginName: loginName(), localeId: 'de_DE', subscribeNewsletter: true } as const
    onSubscribed(ofMember((await send(api, subscribeNewsletter, { body })).content, body.loginName))
  })

/**
 * Gives or withdraws the consent to beExcited: the time of the consent is sent, or an empty text. A response that does
 * not repeat it, or says the opposite, counts as what was sent, because the shop accepted that.
 */
export const createBeExcited = (api: Api, loginName: () => string, onChanged: OnChanged) =>
  createSubmission(async (isGiven: boolean): Promise<{ isGiven: boolean }> => {
    const sent = isGiven ? new Date().toISOString() : ''
    const body = { loginName: loginName(), localeId: 'de_DE', beExcitedTimeStamp: sent } as const
    const { content } = await send(api, beExcited, { body })
    const beExcitedTimeStamp = isGiven ? content.beExcitedTimeStamp || sent : sent
    onChanged({ ...ofMember(content, body.loginName), beExcitedTimeStamp })
    return { isGiven }
  })
