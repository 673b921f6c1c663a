import { atom } from 'nanostores'
import { portalApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { optIn } from '@delikaterie/shared-contracts/calls'
import { failure, type Failure } from '../domain/failure.ts'
import { linkParameters } from '../domain/link-parameters.ts'
import { firstFailure } from './failure.ts'

const names = ['Alias', 'EMail', 'ObjectID', 'SecurityCode'] as const

/** What the link in the registration e-mail carries. */
export type ActivationLink = Record<(typeof names)[number], string>

export type ActivationState = { status: 'waiting' } | { status: 'done' } | { status: 'failed'; failure: Failure }

export const activationCall =
  (api: Api) =>
  async (link: ActivationLink): Promise<void> => {
    await send(api, optIn, { body: link })
  }

/** The page model of the account activation (spec §2); `search` is the query string of the link. */
export function createActivation(optInCall: (link: ActivationLink) => Promise<void>, search: string) {
  const $state = atom<ActivationState>({ status: 'waiting' })
  const link = linkParameters(search, names)
  let started = false

  /** Runs the call once, however often a page calls it while mounting; after a failure `retry` does. */
  async function run(): Promise<void> {
    if (started) return
    started = true
    await attempt()
  }

  async function attempt(): Promise<void> {
    if (link === null) return $state.set({ status: 'failed', failure: failure('linkInvalid') })
    try {
      await optInCall(link)
      $state.set({ status: 'done' })
    } catch (thrown) {
      $state.set({ status: 'failed', failure: firstFailure(thrown) })
    }
  }

  async function retry(): Promise<void> {
    if ($state.get().status !== 'failed') return
    $state.set({ status: 'waiting' })
    await attempt()
  }

  return { $state, run, retry }
}
export type ActivationModel = ReturnType<typeof createActivation>

export const createPortalActivation = (search: string): ActivationModel =>
  createActivation(activationCall(portalApi), search)
