import { atom } from 'nanostores'
import { portalApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { accountIdOf, login, userCheck, type LoginResponse } from '@delikaterie/shared-contracts/calls'
import { signIn } from '@delikaterie/shared-contracts/session/write'
import { failure, type Failure } from '../domain/failure.ts'
import { firstFailure } from './failure.ts'

export type LoginFields = { loginName: string; password: string }

export type LoginState =
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'failed'; failure: Failure }
  /** The registration e-mail is being sent again; the refusal stays on screen meanwhile. */
  | { status: 'resending'; failure: Failure }
  | { status: 'resent'; email: string }

/** Where a login leads: a web-shop-only user has to join the programme first (spec §4, Session). */
export type AfterLogin = 'portal' | 'shopLanding'

export type LoginDependencies = {
  login: (fields: LoginFields) => Promise<LoginResponse>
  /** Sends the registration e-mail again. */
  resend: (loginName: string) => Promise<void>
  now: () => number
  onSignedIn: (next: AfterLogin) => void
}

/** The two calls a login needs, over the given api. */
export const loginCalls = (api: Api): Pick<LoginDependencies, 'login' | 'resend'> => ({
  login: (fields) => send(api, login, { body: { ...fields, rememberMe: true } }),
  resend: async (loginName) => {
    await send(api, userCheck, { body: { loginName, sendDOI: true } })
  },
})

const missingField = ({ loginName, password }: LoginFields): Failure | null => {
  if (loginName === '') return failure('loginNameUndefined', 'loginName')
  return password === '' ? failure('stringEmpty', 'password') : null
}

const nextStep = ({ webshopOnly, content }: LoginResponse): AfterLogin =>
  webshopOnly || accountIdOf(content) === null ? 'shopLanding' : 'portal'

/**
 * The page model of the login form (spec §2, Login form). What was typed survives every
 * failure; the password is forgotten with the success and stored nowhere.
 */
export function createLogin(dependencies: LoginDependencies, loginName = '') {
  const $fields = atom<LoginFields>({ loginName, password: '' })
  const $state = atom<LoginState>({ status: 'ready' })
  const isBusy = (): boolean => ['sending', 'resending'].includes($state.get().status)

  const setLoginName = (value: string): void => $fields.set({ ...$fields.get(), loginName: value })
  const setPassword = (value: string): void => $fields.set({ ...$fields.get(), password: value })

  /** Sends once, however often it is called meanwhile. */
  async function submit(): Promise<void> {
    if (isBusy()) return
    const fields = { ...$fields.get(), loginName: $fields.get().loginName.trim() }
    const missing = missingField(fields)
    if (missing !== null) return $state.set({ status: 'failed', failure: missing })
    $state.set({ status: 'sending' })
    const answer = await dependencies.login(fields).catch(fail)
    if (answer !== undefined) enter(answer)
  }

  function fail(thrown: unknown): undefined {
    $state.set({ status: 'failed', failure: firstFailure(thrown) })
  }

  function enter(answer: LoginResponse): void {
    setPassword('')
    $state.set({ status: 'ready' })
    signIn(answer, dependencies.now())
    dependencies.onSignedIn(nextStep(answer))
  }

  /** For an account that is not confirmed yet; does nothing in any other state. */
  async function resend(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'failed') return
    const email = $fields.get().loginName.trim()
    $state.set({ ...state, status: 'resending' })
    await dependencies.resend(email).then(() => $state.set({ status: 'resent', email }), fail)
  }

  return { $fields, $state, setLoginName, setPassword, submit, resend }
}
export type LoginModel = ReturnType<typeof createLogin>

/** The login of the page the member sees. */
export const createPortalLogin = (onSignedIn: (next: AfterLogin) => void, loginName?: string): LoginModel =>
  createLogin({ ...loginCalls(portalApi), now: Date.now, onSignedIn }, loginName)
