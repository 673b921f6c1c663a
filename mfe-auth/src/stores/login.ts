import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { fieldError, send, type Api } from '@portal/page-library/api'
import { accountIdOf, login, resendConfirmation, userOf } from '@portal/shared-contracts/calls'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { sendsSessionCookie, whenSessionEnded } from '@portal/page-library/session/edge-session'
import { signIn } from '@portal/page-library/session/write'
import { createSubmission, failureOf } from '@portal/page-library/stores'
import { atom, computed } from 'nanostores'
import { cookiesRefused } from './cookies-refused.ts'

export type LoginFields = { loginName: string; password: string }

/** The page after a login: web-shop-only users have to join the programme first. */
export type AfterLogin = 'portal' | 'shopLanding'

/** The first empty field only, because only the first error is shown (rule getting-in-4). */
function missingField({ loginName, password }: LoginFields): FieldError[] {
  if (loginName === '') return [fieldError('loginNameUndefined', fieldName.loginName)]
  return password === '' ? [fieldError('stringEmpty', 'password')] : []
}

const isEmptyField = ({ code }: FieldError): boolean => code === 'loginNameUndefined' || code === 'stringEmpty'

/** The login form. Input is kept after a failure; the password is cleared after a login and is not stored. */
export function createLogin(api: Api, onSignedIn: (next: AfterLogin) => void, loginName = '') {
  const $fields = atom<LoginFields>({ loginName, password: '' })

  const submission = createSubmission(
    async (fields: LoginFields) => {
      await whenSessionEnded()
      const response = await send(api, login, { body: { ...fields, rememberMe: true } })
      if (!(await sendsSessionCookie(response.meta.accessToken))) throw cookiesRefused()
      change({ password: '' })
      signIn(response, Date.now())
      // In the same task as the sign-in, so that the member's home page is not rendered first.
      onSignedIn(accountIdOf(userOf(response)) === null ? 'shopLanding' : 'portal')
    },
    { validate: missingField },
  )
  const resending = createSubmission(async (email: string) => {
    await send(api, resendConfirmation, { body: { loginName: email, sendDOI: true } })
    return email
  })

  function change(part: Partial<LoginFields>): void {
    $fields.set({ ...$fields.get(), ...part })
    for (const field of Object.keys(part)) submission.clearErrors(field)
  }
  /** The empty field that kept the form from being sent; other errors stand above the form only. */
  const $emptyField = computed(submission.$state, (state) => {
    const [error] = failureOf(state).errors
    return error && isEmptyField(error) ? error : null
  })
  /** The first error of the last attempt. */
  const $error = computed(
    [resending.$state, submission.$state],
    (...states) => states.flatMap((state) => failureOf(state).errors)[0] ?? null,
  )
  const trimmedLoginName = (): string => $fields.get().loginName.trim()

  async function submit(): Promise<void> {
    if (resending.$state.get().status === 'sending') return
    resending.reset()
    await submission.submit({ ...$fields.get(), loginName: trimmedLoginName() })
  }

  /** Sends the registration e-mail again after a failed login; the error stays on screen meanwhile. */
  async function resend(): Promise<void> {
    if (submission.$state.get().status === 'failed') await resending.submit(trimmedLoginName())
  }

  const { $state } = submission
  return { $fields, $state, $resend: resending.$state, $emptyField, $error, change, submit, resend }
}
export type LoginStore = ReturnType<typeof createLogin>
