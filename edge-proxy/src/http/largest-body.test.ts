import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sampleCalls } from '../test/sample-calls.ts'
import { largestBody } from './body.ts'

const Text = v.pipe(v.string(), v.maxLength(500))

test.each([
  { title: 'one text', schema: v.strictObject({ name: Text }), value: { name: '€'.repeat(500) } },
  {
    title: 'an optional text and a flag',
    schema: v.strictObject({ name: v.optional(Text), accepted: v.boolean(), kind: v.literal('a') }),
    value: { name: '€'.repeat(500), accepted: false, kind: 'a' },
  },
  {
    title: 'a list in an object in an object',
    schema: v.strictObject({ a: v.strictObject({ list: v.pipe(v.array(Text), v.length(2)) }) }),
    value: { a: { list: ['€'.repeat(500), '€'.repeat(500)] } },
  },
])('the largest body of $title is accepted, and twice as much is too large', ({ schema, value }) => {
  const bytes = Buffer.byteLength(JSON.stringify(value, null, 2))
  expect(v.is(schema, value)).toBe(true)
  expect(largestBody(schema)).toBeGreaterThanOrEqual(bytes)
  expect(largestBody(schema)).toBeLessThan(2 * bytes + 1024)
})

const calls: readonly Call[] = callTable
const bodies = sampleCalls.flatMap(({ call, body }) => {
  const schema = calls.find(({ name }) => name === call)?.body
  return body === undefined || schema === undefined ? [] : [{ call, body, schema }]
})

test.each(bodies)('the sample of $call is not too large', ({ body, schema }) => {
  expect(Buffer.byteLength(JSON.stringify(body, null, 2))).toBeLessThan(largestBody(schema))
})

test('no call has a body above 64 KB, and a login none above 5 KB', () => {
  const sizes = new Map(calls.flatMap(({ name, body }) => (body ? [[name, largestBody(body)] as const] : [])))
  expect(Math.max(...sizes.values())).toBeLessThan(64 * 1024)
  expect(sizes.get('login')).toBeLessThan(5 * 1024)
})
