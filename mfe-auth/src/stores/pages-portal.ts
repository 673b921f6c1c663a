import { portalApi } from '@delikaterie/shared-contracts/api'
import { activationCall } from './activation-calls.ts'
import { createActivation, type ActivationModel } from './activation.ts'
import { passwordRequestCall, passwordResetCall } from './password-calls.ts'
import { createPasswordRequest, type PasswordRequestModel } from './password-request.ts'
import { createPasswordReset, type PasswordResetModel } from './password-reset.ts'
import { upgradeCall } from './shop-calls.ts'
import { createShopLanding, type ShopLandingModel } from './shop-landing.ts'

export const portalActivation = (search: string): ActivationModel => createActivation(activationCall(portalApi), search)

export const portalPasswordRequest = (): PasswordRequestModel =>
  createPasswordRequest(passwordRequestCall(portalApi, location.origin))

export const portalPasswordReset = (search: string): PasswordResetModel =>
  createPasswordReset(passwordResetCall(portalApi), search)

export const portalShopLanding = (onJoined: () => void): ShopLandingModel =>
  createShopLanding({ upgrade: upgradeCall(portalApi), onJoined })
