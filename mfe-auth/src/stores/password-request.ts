import * as paths from '@delikaterie/shared-contracts/paths'
import { atom } from 'nanostores'
import { portalApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { requestPassword } from '@delikaterie/shared-contracts/calls'
import { failure, type Failure } from '../domain/failure.ts'
import { firstFailure } from './failure.ts'

export type PasswordRequestState =
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'failed'; failure: Failure }
  | { status: 'sent'; email: string }

/** Asks for a reset e-mail; `origin` is the portal's, for the link in it. */
export const passwordRequestCall =
  (api: Api, origin: string) =>
  async (email: string): Promise<void> => {
    await send(api, requestPassword, { body: { email, resetPageUrl: origin + paths.resetPassword } })
  }

/** The page model of the forgotten password (spec §4, Password reset 1). */
export function createPasswordRequest(request: (email: string) => Promise<void>) {
  const $email = atom('')
  const $state = atom<PasswordRequestState>({ status: 'ready' })

  async function submit(): Promise<void> {
    if ($state.get().status === 'sending') return
    const email = $email.get().trim()
    if (email === '') return $state.set({ status: 'failed', failure: failure('loginNameUndefined', 'email') })
    $state.set({ status: 'sending' })
    try {
      await request(email)
      $state.set({ status: 'sent', email })
    } catch (thrown) {
      $state.set({ status: 'failed', failure: firstFailure(thrown) })
    }
  }

  return { $email, $state, submit }
}
export type PasswordRequestModel = ReturnType<typeof createPasswordRequest>

/** The edge writes its own origin into the link (design §4). */
export const createPortalPasswordRequest = (): PasswordRequestModel =>
  createPasswordRequest(passwordRequestCall(portalApi, location.origin))
