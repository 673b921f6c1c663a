import { portalApi } from '@delikaterie/shared-contracts/api'
import { loginCalls } from './login-calls.ts'
import { createLogin, type AfterLogin, type LoginModel } from './login.ts'
import { registrationCalls } from './registration-calls.ts'
import { createRegistration, type RegistrationModel } from './registration.ts'

export const portalLogin = (onSignedIn: (next: AfterLogin) => void, loginName?: string): LoginModel =>
  createLogin({ ...loginCalls(portalApi), now: Date.now, onSignedIn }, loginName)

export const portalRegistration = (): RegistrationModel =>
  createRegistration(registrationCalls(portalApi, location.origin))
