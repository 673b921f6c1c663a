import type { DevelopmentOverride } from '@portal/shared-contracts/remotes'
import { CompactSign } from 'jose'
import { expect, test } from 'vitest'
import { dataOf } from '../pages/testing/page-app.ts'
import { authRecord } from '../pages/testing/sample-build.ts'
import { start, stranger, team, useOverrideEdge } from '../releases/overrides/testing/override-edge.ts'

const edge = useOverrideEdge({ overrides: true, development: true })
const base = 'http://localhost:4100/'

const { files: _, ...described } = authRecord
const record = {
  ...described,
  version: '0.1.0-development',
  files: {},
  routes: authRecord.routes.map((route) => ({ ...route, chunks: [] })),
  widgets: { 'login-box': [] },
}
const override = (changes: object = {}): DevelopmentOverride => ({
  record,
  base,
  portal: 'https://portal.example',
  expires: new Date(start + 20_000).toISOString(),
  development: true,
  ...changes,
})
const signed = (content: object, key = team.privateKey) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'EdDSA', kid: 'mfe-auth' })
    .sign(key)
async function put(jws: string, target = '/dev/remotes') {
  const body = JSON.stringify({ override: jws })
  const response = await edge
    .client()
    .send({ method: 'PUT', target, headers: { 'content-type': 'application/json' }, body })
  return { status: response.status, text: await response.text() }
}
const get = (target: string) => edge.client().send({ method: 'GET', target })
async function page() {
  const response = await get('/konto/passwort/vergessen')
  const { headers } = response
  return { html: await response.text(), headers, policy: headers.get('content-security-policy') ?? '' }
}

test('a portal of development shows the remote of a dev server to every page, without hashes and preloads', async () => {
  expect(await (await get('/dev/remotes')).json()).toEqual({ development: [] })
  expect(await put(await signed(override()))).toEqual({ status: 200, text: '{"development":["mfe-auth"]}' })
  const { html } = await page()
  expect(dataOf(html)).toMatchObject({
    registry: { 'mfe-auth': { base, development: true, record: { version: '0.1.0-development', files: {} } } },
    liveReload: '/dev/reload',
  })
  expect(html).not.toMatch(/rel="(?:module)?preload"[^>]*localhost|class="banner"|importmap/)
  expect(edge.counted()).toEqual([])
})

test('its pages allow servers of this machine, inline styles and markup, and scripts without a hash', async () => {
  await put(await signed(override()))
  const { headers, policy } = await page()
  expect(headers.get('integrity-policy')).toBeNull()
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic' http:\/\/localhost:\*;/)
  expect(policy).toContain("style-src 'self' 'unsafe-inline' http://localhost:*;")
  expect(policy).toContain("connect-src 'self' http://localhost:* ws://localhost:*;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('trusted-types')
})

test('without a remote of a dev server, and after its time, pages have the policies of production', async () => {
  const released = async () => {
    const { html, headers, policy } = await page()
    expect(dataOf(html)).toMatchObject({ registry: { 'mfe-auth': { base: '/remotes/mfe-auth/0.1.0-a/' } } })
    expect(headers.get('integrity-policy')).toContain('blocked-destinations=(script)')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('localhost')
  }
  await released()
  await put(await signed(override()))
  edge.setTime(start + 20_000)
  await released()
})

test('open pages hear of a remote of a dev server, and not of the same one again', async () => {
  const events = await fetch(`http://127.0.0.1:${await edge.client().port()}/dev/reload`)
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  await put(await signed(override()))
  expect(await reader?.read()).toMatchObject({ value: 'data: reload\n\n' })
  await put(await signed(override({ expires: new Date(start + 40_000).toISOString() })))
  await put(await signed(override({ base: 'http://localhost:4200/' })))
  expect(await reader?.read()).toMatchObject({ value: 'data: reload\n\n' })
  await reader?.cancel()
})

test.each([
  { title: 'signed by another key', jws: signed(override(), stranger.privateKey), error: 'No key of mfe-auth' },
  {
    title: 'for another portal',
    jws: signed(override({ portal: 'https://other.example' })),
    error: 'is for https://other.example',
  },
  { title: 'expired', jws: signed(override({ expires: new Date(start).toISOString() })), error: 'expired at' },
  {
    title: 'beyond its claims',
    jws: signed(override({ record: { ...record, routes: [{ path: '/vorteile', title: '', chunks: [] }] } })),
    error: 'the path /vorteile is not claimed',
  },
  {
    title: 'served from another machine',
    jws: signed(override({ base: 'http://evil.example:80/' })),
    error: 'malformed',
  },
  { title: 'with hashes', jws: signed(override({ record: authRecord })), error: 'malformed' },
  { title: 'no development override', jws: signed({ ...override(), development: undefined }), error: 'malformed' },
])('a remote of a dev server that is $title is refused with its reason', async ({ jws, error }) => {
  expect(await put(await jws)).toEqual({ status: 403, text: expect.stringContaining(error) as unknown })
  expect(await (await get('/dev/remotes')).json()).toEqual({ development: [] })
})

test('a deployed portal takes no remote of a dev server', async () => {
  await edge.restart({ overrides: true, development: false })
  expect((await get('/dev/remotes')).status).toBe(404)
  expect((await get('/dev/reload')).status).toBe(404)
  expect((await put(await signed(override()))).status).toBe(405)
  const asOverride = await put(await signed(override()), `/api/remotes/overrides/${'a'.repeat(32)}`)
  expect(asOverride).toEqual({ status: 403, text: expect.stringContaining('malformed') as unknown })
  expect((await page()).html).not.toContain('localhost')
})
