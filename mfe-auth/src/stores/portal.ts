import { portalApi } from '@delikaterie/shared-contracts/api'
import { createLogin, type AfterLogin, type LoginModel } from './login.ts'
import { $typedEmail } from './typed-email.ts'

/** The login form; without a `loginName` it begins with the address typed in another form. */
export const portalLogin = (onSignedIn: (next: AfterLogin) => void, loginName = $typedEmail.get()): LoginModel =>
  createLogin(
    {
      api: portalApi,
      now: Date.now,
      onSignedIn: (next) => {
        $typedEmail.set('')
        onSignedIn(next)
      },
    },
    loginName,
  )
