import { portalApi } from '@delikaterie/shared-contracts/api'
import { registrationCalls } from './registration-calls.ts'
import { createRegistration, type RegistrationModel } from './registration.ts'

export const portalRegistration = (): RegistrationModel =>
  createRegistration(registrationCalls(portalApi, location.origin))
