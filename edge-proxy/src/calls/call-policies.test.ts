import type { Call } from '@portal/shared-contracts/calls'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { profileAddressFields } from '@portal/shared-contracts/calls/member-fields'
import { expect, test } from 'vitest'
import { policyFor } from './call-policies.ts'

const calls: readonly Call[] = callTable
const namesOf = (schema: Call['body'] | Call['params'] | Call['query']): string[] =>
  schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : []
/** Names of people, places and languages, which are no ids of accounts, coupons, cards or logins. */
const noIds = [...Object.keys(profileAddressFields), 'fullName', 'localeId']
const isId = (name: string): boolean => /(id|code|name|email)$/i.test(name) && !noIds.includes(name)

test.each(calls)('the policy of $name follows from its definition', (call) => {
  const policy = policyFor(call, 'portal')
  const ids = namesOf(call.params)
  expect(policy.caller === 'visitor').toBe(call.access !== 'required')
  expect(Object.keys(policy.pathIds ?? {}).toSorted()).toEqual(ids.toSorted())
  expect(ids.length === 0 || policy.caller === 'loyaltyMember').toBe(true)
  expect(!Object.values(policy.pathIds ?? {}).includes('any') || policy.reduceResponse !== undefined).toBe(true)
  const names = namesOf(call.body).filter(isId)
  expect(Object.keys(policy.bodyIds ?? {}).toSorted()).toEqual(policy.caller === 'visitor' ? [] : names.toSorted())
  const links = namesOf(call.body).filter((name) => name.endsWith('Url'))
  expect(Object.keys(policy.portalLinks ?? {}).toSorted()).toEqual(links.toSorted())
  expect(policy.retry === true).toBe(call.method === 'GET')
})

test.each(calls)('no id is in the query of $name, because policies name no owner for it', ({ query }) => {
  expect(namesOf(query).filter(isId)).toEqual([])
})
