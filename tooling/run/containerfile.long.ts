import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { checkOut } from './check-out.ts'
import { followRecipe } from './container-recipe.ts'
import { freePort, startProcess } from './start-process.ts'

const execute = promisify(execFile)
const isRoot = process.getuid?.() === 0
/** Starts a command as a user without rights, to whom one folder is read-only and another one writable. */
const readOnly = (folder: string, writable: string): string =>
  `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && chown -R 65534 ${writable} && cd ${folder}/portal && ` +
  'exec setpriv --reuid 65534 --clear-groups "$@"'

if (!isRoot) console.log('Only root can make a folder read-only: the test of deploy/Containerfile is skipped.')

test.skipIf(!isRoot)(
  'the steps of deploy/Containerfile make an edge without development tools that runs from a read-only folder',
  async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'containerfile-'))
    try {
      execFileSync('chmod', ['755', place])
      const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}` }
      const run = async (command: string, cwd: string) =>
        void (await execute('sh', ['-euc', command], { cwd, env, maxBuffer: 1024 * 1024 * 64 }))
      const stage = await followRecipe(place, checkOut, run)
      const packages = readdirSync(path.join(stage.folder, 'portal/node_modules'))
      expect(packages.filter((name) => /^(typescript|webpack|vitest|@playwright|turbo|react-dom)$/.test(name))).toEqual(
        [],
      )
      expect(existsSync(path.join(stage.folder, 'portal/node_modules/sharp'))).toBe(true)

      const data = path.join(place, 'data')
      mkdirSync(data)
      const port = String(await freePort())
      const [, ...args] = stage.entrypoint
      const origin = `http://127.0.0.1:${port}`
      const edge = await startProcess({
        command: 'unshare',
        args: [
          '--mount',
          'sh',
          '-euc',
          readOnly(stage.folder, data),
          'sh',
          process.execPath,
          ...args,
          '--workers',
          '2',
        ],
        env: {
          ...stage.env,
          HOST: '127.0.0.1',
          PORT: port,
          PUBLIC_ORIGIN: origin,
          BACKEND_URL: 'http://127.0.0.1:9/',
          DATA_DIR: data,
          REMOTES_DIR: path.join(data, 'releases'),
          SHOP_ORIGINS: 'none',
          IMAGE_SOURCES: 'none',
          LOYALTY_ORG: 'org',
          LOYALTY_USERNAME: 'portal',
          LOYALTY_PASSWORD: 'secret',
          SESSION_KEYS: randomBytes(32).toString('base64'),
          REGISTRY_PUBLIC_KEYS: randomBytes(32).toString('base64url'),
        },
        readyUrl: `${origin}/healthz`,
      })
      try {
        expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready')
        const targets = [
          '/',
          '/api/image?src=&w=480',
          '/icon-192.png',
          '/embed/v1/rewards.js',
          '/embed/v1/registry.json',
        ]
        for (const target of targets) expect([target, (await fetch(origin + target)).status]).toEqual([target, 200])
        // Rejects if the check fails.
        await execute(process.execPath, stage.healthcheck.slice(1), { env: { PORT: port } })
        expect(edge.log()).not.toContain('"level":50')
        expect(edge.log()).not.toContain('not kept')
      } finally {
        await edge.stop()
      }
      // Before the next build is started, root copies its files to the data of an edge without rights.
      rmSync(path.join(data, 'assets'), { recursive: true })
      await execute(process.execPath, [path.join(stage.folder, 'portal/edge-proxy/src/copy-assets.ts'), data])
      for (const part of ['shell', 'embed']) {
        const [kept = ''] = readdirSync(path.join(data, 'assets', part))
        const { uid, mode } = statSync(path.join(data, 'assets', part, kept))
        expect([part, uid, mode & 0o777]).toEqual([part, 65_534, 0o600])
      }
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
  10 * 60_000,
)
