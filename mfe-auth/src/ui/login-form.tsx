import * as paths from '@delikaterie/shared-contracts/paths'
import { useId, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { Button } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { failureText, passwordVisibility } from '../messages/fields.ts'
import { t } from '../messages/login.ts'
import type { LoginModel, LoginState } from '../stores/login.ts'
import * as css from './login-form.module.css'

export type LoginFormProps = {
  login: LoginModel
  /** The e-mail address is known and hidden; only the password is asked for (registration step 4). */
  embedded?: boolean
}

/** The login form of the landing page, of login-required pages and of the registration (spec §2). */
export function LoginForm({ login, embedded = false }: LoginFormProps) {
  const id = useId()
  const { loginName, password } = useStore(login.$fields)
  const state = useStore(login.$state)

  function submit(event: FormEvent) {
    event.preventDefault()
    void login.submit()
  }

  return (
    <form
      method="post"
      noValidate
      className={css.form}
      aria-label={embedded ? t.embeddedForm : t.form}
      onSubmit={submit}
    >
      <Outcome state={state} onResend={() => void login.resend()} />
      {embedded ? (
        // Password managers file the password under the address they find in the form.
        <input type="email" name="loginName" autoComplete="username" value={loginName} readOnly hidden />
      ) : (
        <TextField
          id={`${id}-name`}
          type="email"
          inputMode="email"
          name="loginName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t.loginName}
          value={loginName}
          onChange={(event) => login.setLoginName(event.target.value)}
        />
      )}
      <PasswordField
        id={`${id}-password`}
        name="password"
        autoComplete="current-password"
        label={t.password}
        value={password}
        onChange={(event) => login.setPassword(event.target.value)}
        {...passwordVisibility}
      />
      <div className={css.actions}>
        <Link to={paths.forgottenPassword} className={css.forgotten}>
          {t.forgotten}
        </Link>
        <Button type="submit" busy={state.status === 'sending'}>
          {embedded ? t.next : t.submit}
        </Button>
      </div>
    </form>
  )
}

/** What became of the last attempt: only the first reason, and the way out of an unconfirmed account. */
function Outcome({ state, onResend }: { state: LoginState; onResend: () => void }) {
  if (state.status === 'resent') {
    return (
      <FocusedNotice tone="success" title={t.resentTitle} occasion={state}>
        {t.resent(state.email)}
      </FocusedNotice>
    )
  }
  if (state.status !== 'failed' && state.status !== 'resending') return null
  const resend = state.failure.code === 'accountInactive' && (
    <Button variant="outline" busy={state.status === 'resending'} onClick={onResend}>
      {t.resend}
    </Button>
  )
  return (
    <FocusedNotice tone="error" title={t.failed} occasion={state.failure} action={resend}>
      {failureText(state.failure)}
    </FocusedNotice>
  )
}
