import { brand } from '@portal/shared-contracts/brand/brand'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import type { Call } from '@portal/shared-contracts/calls'
import * as v from 'valibot'
import { callHeaders, type Recorded } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'

const calls: readonly Call[] = callTable

/** The tokens of the sample responses, and the headers about the interaction. */
const headerValues: Readonly<Record<string, RegExp>> = {
  'x-access-token': /^A2?$/,
  'x-auth': /^L$/,
  'interaction-id': new RegExp(`^(?:${brand.appId}|Webshop)$`),
  'id-type': /^(?:ID|CARDCODE)$/,
}

const patternOf = ({ path }: Call): RegExp =>
  new RegExp(`^/${path.replaceAll(/\{\w+\}/g, '[A-Za-z0-9_-]{1,64}')}(?:\\?(?:validTo|item)=[\\w.~%+-]{1,300})?$`)
const patterns = new Map(calls.map((call) => [call, patternOf(call)]))

/** What a recorded request has that no call of the table sends; null for a request that belongs to the backend. */
export function foreignPart(recorded: Recorded): string | null {
  const { method, target, body } = recorded
  const matching = calls.filter((call) => call.method === method && patterns.get(call)?.test(target))
  if (matching.length === 0) return `${method} ${target}`
  if (!matching.some((call) => isBodyOf(call, body))) return `body ${body}`
  const header = callHeaders(recorded).find(([name, value]) => !headerValues[name.toLowerCase()]?.test(value))
  return header === undefined ? null : `header ${header.join(': ')}`
}

function isBodyOf(call: Call, text: string): boolean {
  if (call.name === 'loyalty login') return text === JSON.stringify(bodyOf('loyalty login'))
  return call.body === undefined ? text === '' : v.is(call.body, JSON.parse(text))
}
