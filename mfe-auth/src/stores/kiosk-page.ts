import { createApi } from '@delikaterie/shared-contracts/api'
import { createKioskEnrolment, type KioskEnrolmentModel } from './kiosk-enrolment.ts'
import { createKiosk, type KioskModel } from './kiosk.ts'

const noTokens = () => ({ accessToken: null, loyaltyToken: null })

/** The enrolment of this tablet. */
export const portalEnrolment = (): KioskEnrolmentModel =>
  createKioskEnrolment(createApi({ tokens: noTokens, kiosk: true }))

/** The kiosk, with a client and a session of its own. */
export const portalKiosk = (): KioskModel =>
  createKiosk((tokens) => createApi({ tokens, kiosk: true }), location.origin)
