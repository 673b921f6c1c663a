import { atom } from 'nanostores'
import { portalApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { resetPassword } from '@delikaterie/shared-contracts/calls'
import { failure, type Failure } from '../domain/failure.ts'
import { linkParameters } from '../domain/link-parameters.ts'
import { failuresOf } from './failure.ts'

const names = ['ObjectID', 'Token'] as const

/** What the link in the reset e-mail carries. */
export type ResetLink = Record<(typeof names)[number], string>

export type NewPassword = { password: string; passwordConf: string }

export type PasswordResetState =
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'failed'; failures: readonly Failure[]; attempt: number }
  /** The link does not carry what it should, or is no longer valid: only a new one helps. */
  | { status: 'linkInvalid' }
  | { status: 'done' }

export const passwordResetCall =
  (api: Api) =>
  async (link: ResetLink, password: NewPassword): Promise<void> => {
    await send(api, resetPassword, { body: { ...password, ...link, autoLogin: false } })
  }

function missing({ password, passwordConf }: NewPassword): Failure[] {
  if (password === '') return [failure('stringEmpty', 'password')]
  return password === passwordConf ? [] : [failure('errorPasswordConf', 'passwordConf')]
}

/** The page model of setting a new password (spec §4, Password reset 3); `search` is the link's query string. */
export function createPasswordReset(reset: (link: ResetLink, password: NewPassword) => Promise<void>, search: string) {
  const link = linkParameters(search, names)
  const $fields = atom<NewPassword>({ password: '', passwordConf: '' })
  const $state = atom<PasswordResetState>(link === null ? { status: 'linkInvalid' } : { status: 'ready' })
  let attempt = 0

  const change = (part: Partial<NewPassword>): void => $fields.set({ ...$fields.get(), ...part })

  async function submit(): Promise<void> {
    if (link === null || $state.get().status === 'sending') return
    const fields = $fields.get()
    attempt += 1
    const failures = missing(fields)
    if (failures.length > 0) return $state.set({ status: 'failed', failures, attempt })
    $state.set({ status: 'sending' })
    try {
      await reset(link, fields)
    } catch (thrown) {
      return refuse(failuresOf(thrown))
    }
    $fields.set({ password: '', passwordConf: '' })
    $state.set({ status: 'done' })
  }

  function refuse(failures: readonly Failure[]): void {
    const isSpent = failures.some(({ code }) => code === 'linkInvalid')
    $state.set(isSpent ? { status: 'linkInvalid' } : { status: 'failed', failures, attempt })
  }

  return { $fields, $state, change, submit }
}
export type PasswordResetModel = ReturnType<typeof createPasswordReset>

export const createPortalPasswordReset = (search: string): PasswordResetModel =>
  createPasswordReset(passwordResetCall(portalApi), search)
