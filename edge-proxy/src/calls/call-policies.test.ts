import type { Call } from '@portal/shared-contracts/calls'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { expect, test } from 'vitest'
import { policyFor } from './call-policies.ts'

const calls: readonly Call[] = callTable
const namesOf = (schema: Call['body'] | Call['params']): string[] =>
  schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : []

test.each(calls)('the policy of $name follows from its definition', (call) => {
  const policy = policyFor(call, 'portal')
  const ids = namesOf(call.params)
  expect(policy.caller === 'visitor').toBe(call.access !== 'required')
  expect(Object.keys(policy.pathIds ?? {}).toSorted()).toEqual(ids.toSorted())
  expect(ids.length === 0 || policy.caller === 'loyaltyMember').toBe(true)
  expect(!Object.values(policy.pathIds ?? {}).includes('any') || policy.reduceResponse !== undefined).toBe(true)
  const names = namesOf(call.body).filter((name) => /^(cardcode|loginname|email)$/i.test(name))
  expect(Object.keys(policy.bodyIds ?? {}).toSorted()).toEqual(policy.caller === 'visitor' ? [] : names.toSorted())
  const links = namesOf(call.body).filter((name) => name.endsWith('Url'))
  expect(Object.keys(policy.portalLinks ?? {}).toSorted()).toEqual(links.toSorted())
  expect(policy.retry === true).toBe(call.method === 'GET')
})
