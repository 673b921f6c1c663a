import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { ShellBuild } from '../shell-build.ts'
import { mountSite } from '../site.ts'
import { build, registry } from './sample.ts'

export const shop = 'https://shop.example'
export const script = 'console.log("Ein Skript der Vorlage, lang genug für Brotli");'.repeat(20)

/** The site over a folder of its own; `log` is what it wrote there. */
export function sampleSite(shellBuild: () => ShellBuild = () => build) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const put = (file: string, bytes: string | Uint8Array): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  put('dist/assets/home.js', script)
  put('dist/assets/home.js.br', brotliCompressSync(script))
  put('dist/assets/plain.css', 'p{}')
  put('dist/shell.json', 'secret')
  put('public/robots.txt', 'User-agent: *')
  put('releases/remotes/mfe-auth/0.1.0-a/entry.js', script)
  put('releases/remotes/mfe-auth/0.1.0-a/record.jws', 'secret')
  put('releases/remotes/mfe-auth/release.json', 'secret')

  const lines: string[] = []
  const app = new Hono()
  mountSite(app, {
    config: {
      publicOrigin: 'https://portal.example',
      idleTimeout: 1800,
      tokenRefreshAge: 600,
      pointsRefreshAge: 300,
      remotesDir: join(folder, 'releases'),
      shopOrigins: [shop],
    },
    registry: { snapshot: async () => registry },
    build: shellBuild,
    shellDist: join(folder, 'dist'),
    publicDir: join(folder, 'public'),
    liveReload: false,
    logger: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
  })
  return { app, folder, put, log: () => lines.join(''), remove: () => rmSync(folder, { recursive: true }) }
}
