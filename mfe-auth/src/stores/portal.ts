import { portalApi } from '@delikaterie/shared-contracts/api'
import { createActivation, type ActivationModel } from './activation.ts'
import { loginCalls } from './login-calls.ts'
import { createLogin, type AfterLogin, type LoginModel } from './login.ts'
import { passwordRequestCall, passwordResetCall } from './password-calls.ts'
import { createPasswordRequest, type PasswordRequestModel } from './password-request.ts'
import { createPasswordReset, type PasswordResetModel } from './password-reset.ts'
import { activationCall, registrationCalls } from './registration-calls.ts'
import { createRegistration, type RegistrationModel } from './registration.ts'
import { upgradeCall } from './shop-calls.ts'
import { createShopLanding, type ShopLandingModel } from './shop-landing.ts'

export const portalLogin = (onSignedIn: (next: AfterLogin) => void, loginName?: string): LoginModel =>
  createLogin({ ...loginCalls(portalApi), now: Date.now, onSignedIn }, loginName)

export const portalRegistration = (): RegistrationModel =>
  createRegistration(registrationCalls(portalApi, location.origin))

export const portalActivation = (search: string): ActivationModel => createActivation(activationCall(portalApi), search)

export const portalPasswordRequest = (): PasswordRequestModel =>
  createPasswordRequest(passwordRequestCall(portalApi, location.origin))

export const portalPasswordReset = (search: string): PasswordResetModel =>
  createPasswordReset(passwordResetCall(portalApi), search)

export const portalShopLanding = (onJoined: () => void): ShopLandingModel =>
  createShopLanding({ upgrade: upgradeCall(portalApi), onJoined })
