import { wire } from '@portal/shared-contracts/testing/wire'
import { servedImageWidths } from '@portal/shared-contracts/images/image-widths'
import { createRandom } from './random.ts'
import { sampleCalls } from './sample-calls.ts'

export type FuzzRequest = { method: string; target: string; headers: Record<string, string>; body?: string }

/** What a fuzz run changes in a valid request. */
export type FuzzKind = 'path' | 'header' | 'body' | 'image'

type Origins = {
  /** The headers of a member's session. */
  member: Readonly<Record<string, string>>
  /** A listed source of images, ending with `/`. */
  images: string
}

type Random = ReturnType<typeof createRandom>

/** One item of a list that is not empty. */
function oneOf<T>(random: Random, items: readonly T[]): T {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('There is no item to choose.')
  return item
}

// A password change would end the session of the run.
const samples = sampleCalls.filter(({ call }) => call !== 'change password')

const pieces = [
  '.. ../ ..; ..;/ /./ // / \\ %2e%2e %2e%2e%2f %252e %252f %5c %255c ; %3b : @ # %23 ? %3f & = %26 %3d % %% %zz %u002e',
  '%00 %0d%0a %0a %09 %20 %7f %c0%ae %c0%af %e0%80%af %f0%80%80%af %ff %ed%a0%80 %ef%bc%8f %e2%80%a8 %c2%85 ä \xff',
  `* ~ ! $ ( ) , [ ] { } | ^ " < > __proto__ constructor null undefined 0 -1 1e999 ${wire.prefix} shop http:// evil.example`,
].flatMap((line) => line.split(' '))

const headerValues = [
  'null;undefined;*;0;-1;99999999999999999999;identity;gzip;chunked;br;text/plain;application/json; charset=utf-16',
  'multipart/form-data; boundary=x;https://evil.example;https://portal.example;http://portal.example;127.0.0.1',
  'bytes=0-;websocket;close, x-access-token;100-continue;__Host-portal=x;[object Object];{"a":1};a, b;%0d%0ax: y',
].flatMap((line) => line.split(';'))

const headerNames = [
  'accept accept-encoding authorization connection content-encoding content-language content-type cookie expect forwarded',
  'host id-type idempotency-key if-none-match interaction-id origin range sec-fetch-site transfer-encoding upgrade via',
  'x-access-token x-auth x-forwarded-host x-forwarded-proto x-http-method-override x-original-url x-request-id x-rewrite-url',
].flatMap((line) => line.split(' '))

const otherTargets = [
  '/api/image?w=240&src=x /api/embed/session /api/kiosk/enrolment /api/remotes/failures /api/remotes/timings /healthz',
  '/readyz /metrics /remotes/mfe-auth/1.0.0/entry.js /assets/main.js /embed/v1/registry.json /api/api /',
].flatMap((line) => line.split(' '))

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE']

/** Replaces, inserts, doubles, removes or encodes a part of a text. */
function mutate(random: Random, text: string): string {
  const at = random(text.length + 1)
  const end = Math.min(text.length, at + 1 + random(8))
  const part = text.slice(at, end)
  const encoded = `%${(part.charCodeAt(0) || 0x2e).toString(16).padStart(2, '0')}`
  const changed = oneOf(random, [
    oneOf(random, pieces),
    part + oneOf(random, pieces),
    part + part,
    '',
    encoded,
    part.toUpperCase(),
  ])
  return text.slice(0, at) + changed + text.slice(end)
}

function mutateOften(random: Random, text: string): string {
  let changed = text
  for (let left = 1 + random(3); left > 0; left -= 1) changed = mutate(random, changed)
  return changed
}

/** An address of the benchmarking network (RFC 2544), so that few requests are limited. */
const address = (random: Random): string => `198.${18 + random(2)}.${random(256)}.${random(256)}`

/** `count` requests with a change of a kind; the same seed generates the same requests. */
export function* fuzzRequests(kind: FuzzKind, seed: number, count: number, origins: Origins): Generator<FuzzRequest> {
  const random = createRandom(seed)
  for (let left = count; left > 0; left -= 1) {
    const request = kind === 'image' ? imageRequest(random, origins.images) : callRequest(random, origins.member)
    yield changes[kind](random, request)
  }
}

function callRequest(random: Random, member: Origins['member']): FuzzRequest {
  const { method, path, body } = oneOf(random, samples)
  const type =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'idempotency-key': `fuzz-${random(1e9)}-0123456789` }
  return {
    method,
    target: `/api/api?path=${random(2) === 0 ? path : encodeURIComponent(path)}`,
    headers: { ...member, ...type, host: 'portal.example', 'x-forwarded-for': address(random) },
    ...(body && { body: JSON.stringify(body) }),
  }
}

const imageRequest = (random: Random, images: string): FuzzRequest => ({
  method: 'GET',
  target: `${images}${random(50)}.jpg`,
  headers: { host: 'portal.example', accept: oneOf(random, ['image/webp', '*/*']), 'x-forwarded-for': address(random) },
})

const changes: Record<FuzzKind, (random: Random, request: FuzzRequest) => FuzzRequest> = {
  path: (random, request) => {
    const target = random(4) === 0 ? oneOf(random, otherTargets) : request.target
    const method = random(8) === 0 ? oneOf(random, methods) : request.method
    return { ...request, method, target: `/${mutateOften(random, target).slice(1)}` }
  },
  header: (random, request) => {
    const name = oneOf(random, random(2) === 0 ? Object.keys(request.headers) : headerNames)
    const value = random(2) === 0 ? mutateOften(random, request.headers[name] ?? '') : oneOf(random, headerValues)
    return { ...request, headers: { ...request.headers, [name]: value } }
  },
  body: (random, request) => ({ ...request, body: changedBody(random, request.body ?? '{}') }),
  image: (random, request) => {
    const src = random(10) === 0 ? request.target : mutateOften(random, request.target)
    const width = random(10) === 0 ? mutate(random, '240') : String(oneOf(random, servedImageWidths))
    return { ...request, target: `/api/image?src=${random(4) === 0 ? src : encodeURIComponent(src)}&w=${width}` }
  },
}

const bodyValues = [
  'null',
  '[]',
  '{}',
  '""',
  '-0',
  '1e999',
  'true',
  '{"__proto__":1}',
  `"${'x'.repeat(5_000)}"`,
  '[[[[[[[[[[[[]]]]]]]]]]]]',
]

/** A body with another value, a further field, or a change of its text. */
function changedBody(random: Random, body: string): string {
  const value = oneOf(random, bodyValues)
  return oneOf(random, [
    () => mutateOften(random, body),
    () => body.replace(/(?<=":)(?:"[^"]*"|\w+)/, value),
    () => body.replace(/(?<=":)(?:"[^"]*"|\w+)(?=}$)/, value),
    () => body.replace('{', `{"${oneOf(random, pieces).replaceAll(/["\\]/g, '')}":${value},`),
    () => `[${body}]`,
    () => body.slice(0, random(body.length)),
    () => body.repeat(2),
    () => value,
  ])()
}
