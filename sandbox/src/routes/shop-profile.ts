import {
  beExcited,
  changeAddress as changeAddressCall,
  deleteRequest,
  subscribeNewsletter,
  updateProfile,
  upgrade,
} from '@delikaterie/shared-contracts/calls'
import { joinProgramme } from '../state/accounts.ts'
import { addressFaults } from '../state/address-check.ts'
import { inTransaction } from '../state/database.ts'
import { deletionMail } from '../state/mails.ts'
import { changeAddress, memberById, setBeExcited, userDataOf } from '../state/members.ts'
import type { AddressChange, Member } from '../state/members.ts'
import { sendMail } from '../state/outbox.ts'
import { refusal } from '../state/refusals.ts'
import type { Refusal } from '../state/refusals.ts'
import { fileRequest } from '../state/requests.ts'
import type { SandboxState } from '../state/state.ts'
import { birthDateFault } from './birth-date.ts'
import { content, done, refuse, refuseField } from './reply.ts'
import type { Reply } from './reply.ts'
import { memberRoute } from './route.ts'
import type { Route } from './route.ts'
import { sendNewsletterOptIn } from './shop-registration.ts'

/** The profile, the newsletter, joining with a shop account and leaving (spec §7, User). */
export function profileRoutes(state: SandboxState): Route[] {
  return [
    memberRoute(
      state,
      updateProfile,
      (member, { body: { loginName, address, disableAddressCheck } }) =>
        foreignLogin(member, loginName) ?? saveAddress(state, member, address, disableAddressCheck),
    ),
    // PATCH has no flag to overrule the address service: only its suggestion or another address is taken.
    memberRoute(
      state,
      changeAddressCall,
      (member, { body: { loginName, address } }) =>
        foreignLogin(member, loginName) ?? saveAddress(state, member, address, false),
    ),
    memberRoute(state, subscribeNewsletter, (member, { body: { loginName } }) => {
      const foreign = foreignLogin(member, loginName)
      if (foreign) return foreign
      if (!member.newsletter) sendNewsletterOptIn(state, member)
      return profile(state, member)
    }),
    memberRoute(state, beExcited, (member, { body: { loginName, beExcitedTimeStamp } }) => {
      const foreign = foreignLogin(member, loginName)
      if (foreign) return foreign
      setBeExcited(state, member.id, beExcitedTimeStamp)
      return profile(state, member)
    }),
    memberRoute(state, upgrade, (member, { body }) => {
      const foreign = foreignLogin(member, body.loginName)
      if (foreign) return foreign
      if (member.accountId !== null) return refuseField('accountExists', 'loginName', member.loginName)
      inTransaction(state.db, () => joinProgramme(state, member.id))
      if (body.subscribeNewsletter) sendNewsletterOptIn(state, member)
      return profile(state, member)
    }),
    memberRoute(state, deleteRequest, (member, { body }) => {
      if (body.reason.trim() === '') return refuseField('stringEmpty', 'reason')
      fileRequest(state, 'deletion', member.id, body)
      sendMail(state, deletionMail(member))
      return done
    }),
  ]
}

/** A token speaks for its own account only. */
function foreignLogin(member: Member, loginName: string): Reply | null {
  const isOwn = member.loginName.toLowerCase() === loginName.trim().toLowerCase()
  return isOwn ? null : refuseField('credentialError', 'loginName', loginName)
}

function saveAddress(state: SandboxState, member: Member, address: AddressChange, disableAddressCheck: boolean): Reply {
  const faults = profileFaults(state, member, address, disableAddressCheck)
  if (faults.length > 0) return refuse(...faults)
  changeAddress(state, member.id, address)
  return profile(state, member)
}

function profileFaults(
  state: SandboxState,
  member: Member,
  address: AddressChange,
  disableAddressCheck: boolean,
): Refusal[] {
  const names = ['salutation', 'firstName', 'lastName'] as const
  const empty = names.filter((field) => address[field]?.trim() === '').map((field) => refusal('stringEmpty', field))
  const birthDate = address.birthDate ? birthDateFault(address.birthDate, state.now()) : null
  const born = birthDate ? [refusal(birthDate, 'birthDate', address.birthDate)] : []
  const place = ['street', 'streetNumber', 'zipCode', 'city', 'countryId'] as const
  if (place.every((field) => address[field] === undefined)) return [...empty, ...born]
  const effective = {
    street: address.street ?? member.street,
    streetNumber: address.streetNumber ?? member.streetNumber,
    zipCode: address.zipCode ?? member.zipCode,
    city: address.city ?? member.city,
    countryId: address.countryId ?? member.countryId,
  }
  return [...empty, ...born, ...addressFaults(effective, disableAddressCheck)]
}

function profile(state: SandboxState, { id }: Member): Reply {
  const member = memberById(state, id)
  return member ? content(userDataOf(state, member)) : refuseField('loginNameNotExists', 'loginName')
}
