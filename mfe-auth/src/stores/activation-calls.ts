import { send, type Api } from '@delikaterie/shared-contracts/api'
import { optIn } from '@delikaterie/shared-contracts/calls'

/** The query parameters of the link in the registration e-mail. */
export type ActivationLink = { Alias: string; EMail: string; ObjectID: string; SecurityCode: string }

/** Confirms the account that the link belongs to. */
export function activationCall(api: Api) {
  return async (link: ActivationLink): Promise<void> => {
    await send(api, optIn, { body: link })
  }
}
