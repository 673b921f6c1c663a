import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { expect, test } from 'vitest'
import { policyFor } from './call-policies.ts'

const calls: readonly Call[] = callTable
const namesOf = (schema: Call['body'] | Call['params']): string[] =>
  schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : []

test.each(calls)('the policy of $name follows from its definition', (call) => {
  const policy = policyFor(call, 'portal')
  const ids = namesOf(call.params)
  const isRequired = call.access === 'required'
  expect(policy.caller === 'visitor').toBe(!isRequired)
  expect(Object.keys(policy.pathIds ?? {}).toSorted()).toEqual(ids.toSorted())
  if (ids.length > 0) expect(policy.caller).toBe('loyaltyMember')
  if (Object.values(policy.pathIds ?? {}).includes('any')) expect(policy.reduceResponse).toBeDefined()
  const links = namesOf(call.body).filter((name) => name.endsWith('Url'))
  expect(Object.keys(policy.portalLinks ?? {}).toSorted()).toEqual(links.toSorted())
  expect(policy.retry === true).toBe(call.method === 'GET')
})
