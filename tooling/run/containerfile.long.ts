import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { installedPackages } from '@portal/remote-kit/licences/installed-packages'
import { LicenceList } from '@portal/shared-contracts/remotes/licences'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { argumentsOf, imageEnvironment } from '../deploy/containerfile.ts'
import { runContainerfile } from '../release/run-containerfile.ts'
import { checkOut } from './check-out.ts'
import { freePort, startProcess } from './start-process.ts'

const execute = promisify(execFile)
const isRoot = process.getuid?.() === 0

/** Starts a command as a user without rights, to whom one folder is read-only and another one writable. */
const readOnly = (folder: string, writable: string): string =>
  `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && chown -R 65534 ${writable} && cd ${folder} && ` +
  'exec setpriv --reuid 65534 --clear-groups "$@"'

/** Starts the image server from the folder of the image as a third user, who has the group of the edge. */
async function startImageServer(image: string, socket: string): Promise<ChildProcess> {
  const user = { uid: 65_533, gid: 0 }
  mkdirSync(path.dirname(socket))
  chownSync(path.dirname(socket), user.uid, user.gid)
  const server = spawn(process.execPath, ['edge-proxy/src/images/image-server.ts'], {
    ...user,
    cwd: image,
    env: { IMAGE_SOCKET: socket },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect.poll(() => existsSync(socket), { timeout: 10_000 }).toBe(true)
  return server
}

if (!isRoot) console.log('Only root can make a folder read-only: the test of deploy/Containerfile is skipped.')

test.skipIf(!isRoot)(
  'the steps of deploy/Containerfile make an edge without development tools that runs from a read-only folder',
  async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'containerfile-'))
    try {
      execFileSync('chmod', ['755', place])
      const [image, data] = [path.join(place, 'image'), path.join(place, 'data')]
      checkOut(path.join(place, 'build'))
      await runContainerfile(path.join(place, 'build'), image)
      const packages = readdirSync(path.join(image, 'node_modules'))
      expect(packages.filter((name) => /^(typescript|webpack|vitest|@playwright|turbo|react-dom)$/.test(name))).toEqual(
        [],
      )
      expect(existsSync(path.join(image, 'node_modules/sharp'))).toBe(true)
      const list = v.parse(LicenceList, JSON.parse(readFileSync(path.join(image, 'licences.json'), 'utf8')))
      expect(list.packages).toEqual(installedPackages(image))
      const libvips = list.packages.find(({ name }) => name.startsWith('@img/sharp-libvips-'))
      expect(libvips?.license).toBe('LGPL-3.0-or-later')
      expect(libvips?.text).toMatch(/glib[^]*GNU LESSER GENERAL PUBLIC LICENSE[^]*\n *GNU GENERAL PUBLIC LICENSE/)

      mkdirSync(data, { recursive: true })
      const socket = path.join(place, 'run/images.sock')
      using imageServer = await startImageServer(image, socket)
      const port = String(await freePort())
      const [, ...args] = argumentsOf('ENTRYPOINT')
      const origin = `http://127.0.0.1:${port}`
      const edge = await startProcess({
        command: 'unshare',
        args: ['--mount', 'sh', '-euc', readOnly(image, data), 'sh', process.execPath, ...args, '--workers', '2'],
        env: {
          ...imageEnvironment,
          HOST: '127.0.0.1',
          PORT: port,
          PUBLIC_ORIGIN: origin,
          BACKEND_URL: 'http://127.0.0.1:9/',
          DATA_DIR: data,
          IMAGE_SOCKET: socket,
          REMOTES_DIR: path.join(data, 'releases'),
          READY_WITHOUT_REMOTES: 'on',
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
        const readiness = async () => (await fetch(`${origin}/readyz`)).text()
        const withoutRemotes = 'ready, but remotes are missing: there is no registry document'
        expect(await readiness()).toBe(withoutRemotes)
        const targets = [
          '/',
          '/api/image?src=&w=480',
          '/icon-192.png',
          '/embed/v1/rewards.js',
          '/embed/v1/registry.json',
        ]
        for (const target of targets) expect([target, (await fetch(origin + target)).status]).toEqual([target, 200])
        // The edge has asked the image server, as each second.
        expect(await readiness()).toBe(withoutRemotes)
        imageServer.kill('SIGKILL')
        await expect.poll(readiness).toContain('pictures are missing')
        // Rejects if the check fails.
        await execute(process.execPath, argumentsOf('HEALTHCHECK').slice(1), { env: { PORT: port } })
        expect(edge.log().replace(/^.*no images are made.*$/gm, '')).not.toContain('"level":50')
        expect(edge.log()).not.toContain('not kept')
      } finally {
        await edge.stop()
      }
      // Before the next build is started, root copies its files to the data of an edge without rights.
      rmSync(path.join(data, 'assets'), { recursive: true })
      await execute(process.execPath, [path.join(image, 'edge-proxy/src/copy-assets.ts'), data])
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
