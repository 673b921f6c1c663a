import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { readKey } from '../release/keys.ts'
import { signedContent } from '../release/signing.ts'
import { openTerminal } from '../testing/terminal.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let place: string
beforeAll(() => void (place = mkdtempSync(path.join(tmpdir(), 'dev-'))))
afterAll(() => rmSync(place, { recursive: true }))

const Sent = v.object({ record: ReleaseRecord, base: v.string(), portal: v.string(), expires: v.string() })

/** A portal that records the overrides it is sent. */
async function openPortal() {
  const received: { url: string; jws: string }[] = []
  let onReceived = () => {}
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (text) => (body += text))
    request.on('end', () => {
      received.push({ url: request.url ?? '', jws: (JSON.parse(body) as { override: string }).override })
      response.end('{}')
      onReceived()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    next: async (count: number) => {
      while (received.length < count) await new Promise<void>((resolve) => (onReceived = resolve))
      return received[count - 1] ?? { url: '', jws: '' }
    },
    close: () => server.close(),
  }
}

test('dev builds at every change, serves the files and signs the override for the portal', async () => {
  const terminal = openTerminal({ cwd: place })
  await terminal.run('create', 'mfe-events')
  const folder = path.join(place, 'mfe-events')
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await openTerminal({ cwd: folder }).run('keys', 'create')
  const key = readKey(path.join(folder, 'release-key.json'), '--key')
  const portal = await openPortal()
  const script = path.resolve(import.meta.dirname, 'remotes.ts')
  const child = spawn(process.execPath, [script, 'dev', '--portal', `${portal.origin}/`], {
    cwd: folder,
    stdio: 'ignore',
  })
  try {
    const first = await portal.next(1)
    expect(first.url).toMatch(/^\/api\/remotes\/overrides\/[0-9a-f]{32}$/)
    const { record, base, portal: origin, expires } = v.parse(Sent, await signedContent(first.jws, key.public))
    expect([record.name, origin, base]).toEqual(['mfe-events', portal.origin, expect.stringMatching(record.version)])
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    for (const [file, integrity] of Object.entries(record.files)) {
      const response = await fetch(`${base}${file}?retry=1`)
      expect(response.headers.get('access-control-allow-origin')).toBe(portal.origin)
      expect(integrityOf(new Uint8Array(await response.arrayBuffer()))).toBe(integrity)
    }
    expect((await fetch(`${base}..%2Frelease-key.json`)).status).toBe(404)

    const routes = path.join(folder, 'src/routes.ts')
    writeFileSync(routes, readFileSync(routes, 'utf8').replace("'/mfe-events'", "'/feste'"))
    const second = await portal.next(2)
    const changed = v.parse(Sent, await signedContent(second.jws, key.public))
    expect(second.url).toBe(first.url)
    expect(changed.record.routes.map((route) => route.path)).toEqual(['/feste'])
    expect((await fetch(`${base}entry.js`)).status).toBe(200)
  } finally {
    child.kill()
    portal.close()
  }
})
