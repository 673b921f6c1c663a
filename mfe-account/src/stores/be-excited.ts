import { send, type Api } from '@delikaterie/shared-contracts/api'
import { beExcited, type ChangedUserData } from '@delikaterie/shared-contracts/calls'
import { createSubmission } from '@delikaterie/shared-contracts/stores'

export type BeExcitedSources = {
  api: Api
  loginName: () => string
  onChanged: (userData: ChangedUserData) => void
  now: () => Date
}

/**
 * Gives or withdraws the consent to beExcited: the time of the consent is sent, or an empty text. A response that does
 * not repeat it counts as what was sent.
 */
export const createBeExcited = ({ api, loginName, onChanged, now }: BeExcitedSources) =>
  createSubmission(async (isGiven: boolean): Promise<{ isGiven: boolean }> => {
    const beExcitedTimeStamp = isGiven ? now().toISOString() : ''
    const body = { loginName: loginName(), localeId: 'de_DE', beExcitedTimeStamp } as const
    const { content } = await send(api, beExcited, { body })
    onChanged({ ...content, beExcitedTimeStamp: content.beExcitedTimeStamp ?? beExcitedTimeStamp })
    return { isGiven }
  })
