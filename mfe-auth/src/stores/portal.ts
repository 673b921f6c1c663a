import { portalApi } from '@delikaterie/shared-contracts/api'
import { loginCalls } from './login-calls.ts'
import { createLogin, type AfterLogin, type LoginModel } from './login.ts'

// registration-portal.ts and pages-portal.ts are separate, so that a login form loads no other stores.

export const portalLogin = (onSignedIn: (next: AfterLogin) => void, loginName?: string): LoginModel =>
  createLogin({ ...loginCalls(portalApi), now: Date.now, onSignedIn }, loginName)
