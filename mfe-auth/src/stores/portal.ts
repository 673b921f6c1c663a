import { portalApi } from '@delikaterie/shared-contracts/api'
import { createLogin, type AfterLogin, type LoginModel } from './login.ts'

export const portalLogin = (onSignedIn: (next: AfterLogin) => void, loginName?: string): LoginModel =>
  createLogin({ api: portalApi, now: Date.now, onSignedIn }, loginName)
