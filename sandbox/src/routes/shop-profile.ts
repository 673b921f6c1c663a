import {
  beExcited,
  changeAddress as changeAddressCall,
  deleteRequest,
  subscribeNewsletter,
  updateProfile,
  upgrade,
  type Call,
} from '@portal/shared-contracts/calls'
import { placeFields } from '@portal/shared-contracts/address'
import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import type * as v from 'valibot'
import { joinProgramme } from '../state/accounts.ts'
import { addressErrors } from './address-check.ts'
import { inTransaction } from '../state/database.ts'
import { deletionMail } from '../state/mails.ts'
import {
  changedAddress,
  changeMember,
  memberById,
  userDataOf,
  type AddressChange,
  type Member,
} from '../state/members.ts'
import { sendMail } from '../state/outbox.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { content, done, fieldError, reject, rejectField, type CallResponse } from './call-response.ts'
import { birthDateError, emptyNameErrors, nameErrors } from './field-checks.ts'
import { memberRoute, type Route } from './route.ts'
import { sendNewsletterOptIn } from './shop-registration.ts'

/** The profile, the newsletter, joining with a shop account and leaving. */
export function profileRoutes(state: SandboxState): Route[] {
  return [
    profileRoute(state, updateProfile, (member, { address, disableAddressCheck }) => {
      const { salutation = '', firstName = '', lastName = '' } = address
      // What the name service proposes, as at the registration.
      const proposals = disableAddressCheck ? [] : nameErrors({ salutation, firstName, lastName })
      return proposals.length > 0 ? reject(...proposals) : saveAddress(state, member, address, disableAddressCheck)
    }),
    // PATCH has no `disableAddressCheck`, so it accepts only addresses that the address service knows.
    profileRoute(state, changeAddressCall, (member, { address }) => saveAddress(state, member, address, false)),
    profileRoute(state, subscribeNewsletter, (member) => {
      if (!member.newsletter) sendNewsletterOptIn(state, member)
    }),
    profileRoute(state, beExcited, (member, { beExcitedTimeStamp }) =>
      changeMember(state, member.id, { beExcitedTimeStamp }),
    ),
    profileRoute(state, upgrade, (member, body) => {
      if (member.accountId !== null) return rejectField('accountExists', fieldName.loginName, member.loginName)
      inTransaction(state, () => joinProgramme(state, member.id))
      if (body.subscribeNewsletter) sendNewsletterOptIn(state, member)
      return undefined
    }),
    memberRoute(state, deleteRequest, (member, { body }) => {
      if (body.reason.trim() === '') return rejectField('stringEmpty', 'reason')
      sendMail(state, deletionMail(member, body.reason))
      return done
    }),
  ]
}

/** A change of the profile, which its response has; rejected for a login name that is not the token owner's. */
const profileRoute = <const C extends Call & { body: v.GenericSchema<unknown, { loginName: string }> }>(
  state: SandboxState,
  call: C,
  change: (member: Member, body: v.InferOutput<C['body']>) => CallResponse | void,
): Route =>
  memberRoute(state, call, (member, { body }) => {
    const isOwn = member.loginName.toLowerCase() === body.loginName.trim().toLowerCase()
    if (!isOwn) return rejectField('credentialError', fieldName.loginName, body.loginName)
    return change(member, body) ?? content(userDataOf(state, memberById(state, member.id) ?? member))
  })

/** Saves what is given of an address, or rejects it. */
function saveAddress(
  state: SandboxState,
  member: Member,
  address: AddressChange,
  disableAddressCheck: boolean,
): CallResponse | void {
  const birthDate = address.birthDate ? birthDateError(address.birthDate, state.now()) : null
  const changed = changedAddress(member.address, address)
  const errors = [
    ...emptyNameErrors(address),
    ...(birthDate ? [fieldError(birthDate, fieldName.birthDate, address.birthDate)] : []),
    ...(placeFields.some((field) => address[field] !== undefined) ? addressErrors(changed, disableAddressCheck) : []),
  ]
  if (errors.length > 0) return reject(...errors)
  changeMember(state, member.id, { address: JSON.stringify(changed) })
}
