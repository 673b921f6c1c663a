import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from 'valibot'
import { all, insert, one, run, type Row } from './database.ts'
import { balanceOf } from './ledger.ts'
import type { SandboxState } from './sandbox-state.ts'

const flag = v.pipe(v.number(), v.toBoolean())

/** Fields that a member may change. */
const Address = v.object({
  salutation: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  street: v.string(),
  streetNumber: v.string(),
  zipCode: v.string(),
  city: v.string(),
  birthDate: v.string(),
  countryId: v.string(),
})
const addressFields = v.keyof(Address).options
export type AddressChange = { [Field in keyof v.InferOutput<typeof Address>]?: string | undefined }

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
  ...Address.entries,
  newsletter: flag,
  newsletterWanted: flag,
  beExcitedTimeStamp: v.string(),
  memberSince: v.string(),
})
export type Member = v.InferOutput<typeof Member>

type NewMember = Pick<Member, 'loginName' | 'status' | 'accountId'> &
  Partial<Pick<Member, 'newsletterWanted' | 'memberSince'>> & { password: string; address: AddressChange }

/** The member with this e-mail address (upper or lower case), or undefined. */
export const memberByLogin = (state: SandboxState, loginName: string): Member | undefined =>
  one(state, Member, 'SELECT * FROM members WHERE loginName = ?', loginName.trim())

export const memberById = (state: SandboxState, id: number): Member | undefined =>
  one(state, Member, 'SELECT * FROM members WHERE id = ?', id)

/** All members in the order of joining. */
export const allMembers = (state: SandboxState): Member[] => all(state, Member, 'SELECT * FROM members ORDER BY id')

/** Adds a member; throws if the e-mail address is taken. Returns the internal id. */
export function addMember(state: SandboxState, member: NewMember): number {
  const id = insert(state, 'members', {
    loginName: member.loginName.trim(),
    passwordHash: hashPassword(member.password),
    status: member.status,
    accountId: member.accountId,
    newsletterWanted: Number(member.newsletterWanted ?? false),
    memberSince: member.memberSince ?? state.now().toISOString(),
  })
  changeAddress(state, id, member.address)
  return id
}

/** Changes columns of a member. */
export function changeMember(state: SandboxState, memberId: number, columns: Row): void {
  for (const [column, value] of Object.entries(columns))
    run(state, `UPDATE members SET ${column} = ? WHERE id = ?`, value, memberId)
}

/** Changes the given fields only. */
export function changeAddress(state: SandboxState, memberId: number, address: AddressChange): void {
  for (const field of addressFields) {
    const value = address[field]
    if (value !== undefined) changeMember(state, memberId, { [field]: value.trim() })
  }
}

/** The profile in the shop's response format. Web-shop-only users have no account and no points. */
export function userDataOf(state: SandboxState, member: Member): Record<string, unknown> {
  const { loginName, accountId } = member
  return {
    loginName,
    email: loginName,
    address: Object.fromEntries(addressFields.map((field) => [field, member[field]])),
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
