import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { brand } from '@portal/shared-contracts/brand/brand'
import { addressReadBy } from '@portal/shared-contracts/calls/member-fields'
import { keysOf } from '@portal/shared-contracts/records'
import * as v from 'valibot'
import { all, insert, JsonRecord, one, run, type Row } from './database.ts'
import { balanceOf } from './ledger.ts'
import type { SandboxState } from './sandbox-state.ts'

const flag = v.pipe(v.number(), v.toBoolean())

/** Members stored before a field was added have none of it. */
const Address = v.object(addressReadBy(v.optional(v.string(), '')))
export type Address = v.InferOutput<typeof Address>

const addressFields = keysOf(Address.entries)
export type AddressChange = { [Field in keyof Address]?: string | undefined }

const emptyAddress: Address = { ...v.parse(Address, {}), countryId: 'DE' }

const Member = v.object({
  id: v.number(),
  loginName: v.string(),
  passwordHash: v.string(),
  /** Login responds to each one except 'active' with an error code (docs/product/errors.md). */
  status: v.picklist([
    'active',
    'inactive',
    'locked',
    'terminated',
    'notAllowed',
    'company',
    'webshopInactive',
    'webshopLocked',
  ]),
  accountId: v.nullable(v.string()),
  address: v.pipe(JsonRecord, Address),
  newsletter: flag,
  newsletterWanted: flag,
  beExcitedTimeStamp: v.string(),
  memberSince: v.string(),
})
export type Member = v.InferOutput<typeof Member>

type NewMember = {
  loginName: string
  password: string
  status: Member['status']
  accountId: string | null
  address: AddressChange
  newsletterWanted?: boolean
  /** ISO time; now without one. */
  memberSince?: string | undefined
}

/** The member with this e-mail address (upper or lower case), or undefined. */
export const memberByLogin = (state: SandboxState, loginName: string): Member | undefined =>
  one(state, Member, 'SELECT * FROM members WHERE loginName = ?', loginName.trim())

/** The member with this id, or undefined. */
export const memberById = (state: SandboxState, id: number): Member | undefined =>
  one(state, Member, 'SELECT * FROM members WHERE id = ?', id)

/** All members in the order of joining. */
export const allMembers = (state: SandboxState): Member[] => all(state, Member, 'SELECT * FROM members ORDER BY id')

/** Adds a member; throws if the e-mail address is taken. Returns the internal id. */
export function addMember(state: SandboxState, member: NewMember): number {
  return insert(state, 'members', {
    loginName: member.loginName.trim(),
    passwordHash: hashPassword(member.password),
    status: member.status,
    accountId: member.accountId,
    address: JSON.stringify(changedAddress(emptyAddress, member.address)),
    newsletterWanted: Number(member.newsletterWanted ?? false),
    memberSince: member.memberSince ?? state.now().toISOString(),
  })
}

/** Changes columns of a member. */
export function changeMember(state: SandboxState, memberId: number, columns: Row): void {
  for (const [column, value] of Object.entries(columns))
    run(state, `UPDATE members SET ${column} = ? WHERE id = ?`, value, memberId)
}

/** The address with the given fields. */
export const changedAddress = (address: Address, change: AddressChange): Address => {
  const given = addressFields.flatMap((field) => {
    const value = change[field]
    return value === undefined ? [] : [[field, value.trim()]]
  })
  return { ...address, ...Object.fromEntries(given) }
}

/** The profile in the shop's response format. Web-shop-only users have no account and no points. */
export function userDataOf(state: SandboxState, member: Member): Record<string, unknown> {
  const { loginName, accountId } = member
  return {
    loginName,
    email: loginName,
    address: member.address,
    [brand.newsletterField]: member.newsletter,
    [brand.loyalty.accountIdField]: accountId,
    [brand.loyalty.pointsField]: accountId === null ? null : balanceOf(state, accountId).points,
    beExcitedTimeStamp: member.beExcitedTimeStamp,
    memberSince: member.memberSince,
  }
}

// A low cost, because these are demo passwords and the tests log in several hundred times.
const cost = { N: 1024 }

/** Salted hash of a password, as text 'salt:hash'. */
export function hashPassword(password: string): string {
  const salt = randomBytes(12).toString('base64url')
  return `${salt}:${scryptSync(password, salt, 32, cost).toString('base64url')}`
}

/** Whether the password is the one that was hashed. */
export function matchesPassword(password: string, hashed: string): boolean {
  const [salt, hash] = hashed.split(':')
  if (!salt || !hash) return false
  return timingSafeEqual(scryptSync(password, salt, 32, cost), Buffer.from(hash, 'base64url'))
}
