import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { emailTexts } from '@portal/shared-contracts/email/email-messages'
import { Button } from '@portal/shared-ui/buttons/button'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { EmailField } from '@portal/shared-ui/fields/email-field'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { PasswordField } from '@portal/shared-ui/fields/password-field'
import { typeset } from '@portal/shared-ui/text/typeset'
import { sentenceOf, passwordVisibility } from '../messages/fields.ts'
import { loginSentence, t } from '../messages/login.ts'
import type { LoginStore } from '../stores/login.ts'
import { $typedEmail } from '../stores/portal.ts'
import * as css from './form.module.css'

export type LoginFormProps = {
  login: LoginStore
  /** The e-mail address is known and hidden; the form shows the password field only. */
  embedded?: boolean
  ref?: RefObject<HTMLFormElement | null>
}

/** The login form of the landing page, of pages that require a login and of the registration. */
export function LoginForm({ login, embedded = false, ref }: LoginFormProps) {
  const id = useId()
  const { loginName, password } = useStore(login.$fields)
  const empty = useStore(login.$emptyField)
  const own = useRef<HTMLFormElement>(null)
  const box = ref ?? own
  useEffect(() => {
    if (empty !== null) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [empty, box])
  const errorAt = (field: string) => (empty?.input === field ? sentenceOf()(empty) : undefined)
  return (
    <Form ref={box} className={css.compactForm} aria-label={embedded ? t.embeddedForm : t.form} onSubmit={login.submit}>
      <Outcome login={login} />
      {embedded ? (
        // Password managers store the password under the address they find in the form.
        <input type="text" name={fieldName.loginName} autoComplete="username" value={loginName} readOnly hidden />
      ) : (
        <EmailField
          texts={emailTexts}
          id={`${id}-name`}
          name={fieldName.loginName}
          autoComplete="username"
          label={t.loginName}
          error={errorAt(fieldName.loginName)}
          value={loginName}
          onChange={(typed) => login.change({ loginName: typed })}
        />
      )}
      <PasswordField
        id={`${id}-password`}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        label={t.password}
        error={errorAt('password')}
        value={password}
        onChange={(event) => login.change({ password: event.target.value })}
        {...passwordVisibility}
      />
      <div className={css.actions}>
        <Link
          to={paths.forgottenPassword}
          className={classNames(css.quietLink, css.leadingLink)}
          onClick={() => $typedEmail.set(loginName.trim())}
        >
          {t.forgotten}
        </Link>
        <SubmitButton login={login} label={embedded ? t.next : t.submit} />
      </div>
    </Form>
  )
}

/** The only part of the form that is drawn again while the login is sent. */
function SubmitButton({ login, label }: { login: LoginStore; label: string }) {
  const { status } = useStore(login.$state)
  return (
    <Button type="submit" busy={status === 'sending'}>
      {label}
    </Button>
  )
}

/** The first error of the last attempt; an account that is not confirmed can get its e-mail again. */
function Outcome({ login }: { login: LoginStore }) {
  const resend = useStore(login.$resend)
  const error = useStore(login.$error)
  const { loginName } = useStore(login.$fields)
  if (resend.status === 'succeeded') {
    return (
      <FocusedNotice tone="success" title={typeset(t.resentTitle)} occasion={resend}>
        {typeset(t.resent(resend.result))}
      </FocusedNotice>
    )
  }
  // An empty field has its sentence at the field.
  if (error === null || error === login.$emptyField.get()) return null
  const action = error.code === 'accountInactive' && (
    <Button variant="quiet" busy={resend.status === 'sending'} onClick={() => void login.resend()}>
      {t.resend}
    </Button>
  )
  return <FailureNotice error={error} textOf={loginSentence(loginName)} action={action} />
}
