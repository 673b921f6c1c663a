import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkOut } from './check-out.ts'
import { blocksOf, sectionOf } from './documents.ts'
import { freePort, isReady, startProcess } from './start-process.ts'
import { startScript } from './start-script.ts'
import { workspaceRemotes } from './workspace-remotes.ts'

const firstStart = sectionOf('docs/operate.md', 'First start')

/** The settings that docs/operate.md shows, with the values of a sandbox. */
function backendSettings(sandboxOrigin: string, port: number): string {
  const values: Record<string, string> = {
    BACKEND_URL: sandboxOrigin,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    LOYALTY_ORG: 'portal-sandbox',
    LOYALTY_USERNAME: 'edge-sandbox',
    LOYALTY_PASSWORD: 'sandbox-only-not-a-secret',
    IMAGE_SOURCES: `${sandboxOrigin}/images/,http://localhost:${port}`,
    SHOP_ORIGINS: sandboxOrigin,
  }
  const names = (blocksOf(firstStart, 'env')[0] ?? '').match(/^\w+(?==)/gm) ?? []
  return [`PORT=${port}`, ...names.map((name) => `${name}=${values[name]}`)].join('\n')
}

test('the commands of docs/operate.md lead from an empty folder to a portal with all remotes', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'first-start-'))
  const [checkout, portal] = [path.join(place, 'checkout'), path.join(place, 'portal')]
  mkdirSync(portal)
  checkOut(checkout)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const [origin, sandboxOrigin] = [`http://localhost:${port}`, `http://127.0.0.1:${sandboxPort}`]
  writeFileSync(path.join(portal, 'backend.env'), backendSettings(sandboxOrigin, port))
  const sandbox = await startProcess({
    args: ['sandbox/src/server.ts'],
    env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_DATABASE: path.join(place, 'sandbox.sqlite') },
    readyUrl: `${sandboxOrigin}/shop/countries`,
  })
  const script = startScript(blocksOf(firstStart, 'sh').join(''), checkout, { PORTAL: portal })
  try {
    let isOver = false
    void script.exited.then(() => (isOver = true))
    while (!(await isReady(`${origin}/readyz`))) {
      if (isOver) throw new Error(script.log())
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const page = await (await fetch(origin)).text()
    const [, data = ''] = /<script[^>]*id="portal-data"[^>]*>([^<]*)</.exec(page) ?? []
    const { registry } = JSON.parse(data) as { registry: Record<string, { base: string; record: { entry: string } }> }
    expect(Object.keys(registry).toSorted()).toEqual(workspaceRemotes.toSorted())
    for (const { base, record } of Object.values(registry)) {
      expect((await fetch(origin + base + record.entry)).status).toBe(200)
    }
    expect((await fetch(`${origin}/vorteile-und-praemien/vorteile`)).status).toBe(200)
    expect((await fetch(`${origin}/api/api?path=shop%2Fcountries`)).status).toBe(200)
    expect(script.log()).not.toContain('"level":50')
    expect(script.log()).not.toContain('no remote is released')
  } finally {
    await script.stop()
    await sandbox.stop()
    rmSync(place, { recursive: true, force: true })
  }
}, 600_000)
