import { ApiError } from '@delikaterie/shared-contracts/api'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { linkParameters } from '../domain/link-parameters.ts'
import type { ActivationLink } from './activation-calls.ts'

/** The account activation; `search` is the query string of the link in the registration e-mail. */
export function createActivation(activate: (link: ActivationLink) => Promise<void>, search: string) {
  const link = linkParameters(search, ['Alias', 'EMail', 'ObjectID', 'SecurityCode'])
  const { $state, submit } = createSubmission(async () => {
    if (link === null) throw new ApiError('linkInvalid')
    await activate(link)
  })

  /** Sends the call once, although React may run the effect that calls this more than once. */
  async function run(): Promise<void> {
    if ($state.get().status === 'ready') await submit()
  }

  async function retry(): Promise<void> {
    if ($state.get().status === 'failed') await submit()
  }

  return { $state, run, retry }
}
export type ActivationModel = ReturnType<typeof createActivation>
