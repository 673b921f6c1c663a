import { idleTimeout } from '@portal/shared-contracts/session/timeouts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { ShellBuild } from '../shell-build.ts'
import { readConfig } from '../../config/config.ts'
import { addPageRoutes, type PageRoutesOptions } from '../page-routes.ts'
import { snapshotOf, type RegistryStatus } from '../../releases/registry.ts'
import { build, sampleStatus } from './sample-build.ts'

export const shop = 'https://shop.example'
export const embedder = 'https://embed.example'
export const script = 'console.log("Ein Skript der Vorlage, lang genug für Brotli");'.repeat(20)

/** The manifest of the embed build. */
export const embedBuild = {
  entries: { runtime: 'runtime.0a1b2c3d4e.js', react: 'react.0a1b2c3d4e.js' },
  files: { 'runtime.0a1b2c3d4e.js': 'sha384-runtime', 'react.0a1b2c3d4e.js': 'sha384-react' },
}

/**
 * An app with the page routes over a temporary folder, which `addPages` adds to another; `log` returns its log lines.
 */
export function createPageApp(
  shellBuild: () => ShellBuild = () => build,
  config: Partial<Parameters<typeof addPageRoutes>[1]['config']> = {},
  status: () => Promise<RegistryStatus> = async () => sampleStatus,
  allowed: Pick<PageRoutesOptions, 'overrides' | 'development'> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const put = (file: string, bytes: string | Uint8Array): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  put('dist/assets/home.js', script)
  put('dist/assets/home.js.br', brotliCompressSync(script))
  put('dist/assets/plain.css', 'p{}')
  put(`dist/panel/${build.panel.file}`, script)
  put('dist/shell-manifest.json', 'secret')
  put('embed/rewards.js', script)
  put('embed/runtime.0a1b2c3d4e.js', script)
  put('embed/text.0a1b2c3d4e.woff2', 'font')
  put('embed/manifest.json', JSON.stringify(embedBuild))
  put('public/robots.txt', 'User-agent: *')
  put('public/icon.svg', '<svg/>')
  put('public/favicon.ico', 'icon')
  put('releases/remotes/mfe-auth/0.1.0-a/entry.js', script)
  put('releases/remotes/mfe-auth/0.1.0-a/unlisted.svg', '<svg/>')
  put('releases/remotes/mfe-auth/0.1.0-a/record.jws', 'secret')
  put('releases/remotes/mfe-auth/release.json', 'secret')

  const lines: string[] = []
  const options: Omit<PageRoutesOptions, 'limits'> = {
    ...allowed,
    config: {
      ...readConfig({ DATA_DIR: join(folder, 'data') }),
      publicOrigin: 'https://portal.example',
      idleTimeout,
      tokenRefreshAge: 600,
      pointsRefreshAge: 300,
      copyDir: join(folder, 'releases'),
      shopOrigins: [shop],
      embedOrigins: [embedder],
      withdrawalUrl: null,
      digitalCardOffline: true,
      ...config,
    },
    registry: {
      status,
      snapshot: async (bucket) => snapshotOf(await status(), bucket),
      listsFile: async (_name, _version, file) => file !== 'unlisted.svg',
    },
    build: shellBuild,
    shellDist: join(folder, 'dist'),
    publicDir: join(folder, 'public'),
    embedDist: join(folder, 'embed'),
    assetsDir: join(folder, 'assets'),
    onPage: (_, snapshot, { page, remote, uses }) =>
      `ticket for ${page} of ${remote || 'the shell'} with ${Object.keys(snapshot)} using ${uses}`,
    logger: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
  }
  const addPages = (edge: Hono, limits: PageRoutesOptions['limits'] = noLimits, onPage = options.onPage): void =>
    addPageRoutes(edge, { ...options, limits, onPage })
  const app = new Hono()
  addPages(app)
  return { app, addPages, folder, put, log: () => lines.join(''), remove: () => rmSync(folder, { recursive: true }) }
}

const noLimits: PageRoutesOptions['limits'] = {
  takeTurn: (_, next) => next(),
  limitUnread: (_, next) => next(),
  respondInTurn: (_, respond) => respond(),
}

/** The page data in the HTML of a page. */
export const dataOf = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>
