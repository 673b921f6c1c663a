import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import { your } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { darkScheme, lightScheme } from '@portal/shared-contracts/brand/colors'
import { colorSheet } from '@portal/shared-contracts/brand/color-sheet'
import { fonts, genericFonts } from '@portal/shared-contracts/brand/fonts'
import { fontSheet } from '@portal/shared-contracts/brand/font-sheet'
import {
  brandElementId,
  digitalCardFiles,
  digitalCardId,
  type DigitalCardCache,
  digitalCardRemote,
} from '@portal/shared-contracts/remotes/digital-card'
import * as paths from '@portal/shared-contracts/paths'
import { memberCookie, memberCookieValues, type SnapshotRemote } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { EdgeConfig } from '../config/config.ts'
import { offeredWallets } from '../config/wallet-settings.ts'
import type { Registry } from '../releases/registry.ts'
import { escapeHtml, fontPreload, scriptJson } from './html.ts'
import { digitalCardHeaders } from './security-headers.ts'
import type { ShellBuild } from './shell-build.ts'
import { iconLinks, manifestIcons } from './web-manifest.ts'

type PartOfBuild = Pick<ShellBuild, 'fonts' | 'walletBadges'>

type DigitalCardOptions = {
  registry: Pick<Registry, 'snapshot'>
  config: Pick<EdgeConfig, 'copyDir' | 'digitalCardOffline' | 'wallet'>
  /** Its fonts are the portal's. */
  build: () => PartOfBuild
}

/**
 * The card of the current release of mfe-cards (docs/decisions/0018-digital-card.md); without one, pages have its path.
 */
export function addDigitalCardRoutes(app: Hono, { registry, config, build }: DigitalCardOptions): void {
  async function released(): Promise<SnapshotRemote | null> {
    const remote = (await registry.snapshot())[digitalCardRemote]
    // Older releases have no digital card.
    return remote && Object.values(digitalCardFiles).every((file) => file in remote.record.files) ? remote : null
  }

  const send = (c: Context, body: string, headers: Record<string, string>) =>
    c.body(body, 200, { ...digitalCardHeaders, 'cache-control': 'no-cache', ...headers })
  const html = (c: Context, remote: SnapshotRemote) =>
    send(c, digitalCardHtml(remote, build(), config), { 'content-type': 'text/html; charset=utf-8' })

  app.on('GET', [paths.digitalCard, `${paths.digitalCard}/`], async (c, next) => {
    const remote = await released()
    // Others than members get a page of the portal, and so does the document when it finds no card.
    const isMember = getCookie(c, memberCookie) === memberCookieValues.member
    const { search } = new URL(c.req.url)
    if (remote === null || !isMember || paths.isDigitalCardLogin(search)) return next()
    c.header('vary', 'cookie')
    // Documents of earlier releases treat every query as the login's.
    if (search !== '') return c.redirect(paths.digitalCard)
    return html(c, remote)
  })
  app.get(paths.digitalCardDocument, async (c, next) => {
    const remote = await released()
    return remote === null ? next() : html(c, remote)
  })
  app.get(paths.digitalCardManifest, (c) =>
    send(c, JSON.stringify(digitalCardManifest), { 'content-type': 'application/manifest+json' }),
  )
  app.get(paths.digitalCardBrand, (c) => send(c, brandSheet(build()), { 'content-type': 'text/css; charset=utf-8' }))
  app.get(paths.digitalCardWorker, async (c, next) => {
    const remote = await released()
    // Without a release of the card, installed service workers stay.
    if (remote === null) return next()
    return send(c, config.digitalCardOffline ? await worker(remote) : removingWorker, {
      'content-type': 'text/javascript; charset=utf-8',
      // Allows the scope of the card, which is above the worker's own folder.
      'service-worker-allowed': paths.digitalCard,
    })
  })

  /** The released script after the list of what it keeps. */
  async function worker(remote: SnapshotRemote): Promise<string> {
    const cache = digitalCardCache(remote, build(), config)
    const { name, version } = remote.record
    const script = await readFile(path.join(config.copyDir, 'remotes', name, version, digitalCardFiles.worker), 'utf8')
    return `const digitalCardCache = ${JSON.stringify(cache)};\n${script}`
  }
}

const brandSheet = ({ fonts: files }: PartOfBuild): string =>
  colorSheet(lightScheme, darkScheme) + fontSheet(fonts, genericFonts, (file) => files[file])

/** What browsers need to install the card as an app of its own. */
const digitalCardManifest = {
  id: paths.digitalCard,
  name: brand.card.name,
  short_name: brand.card.name,
  description: `${your(brand.card, 'nominative')} für die Kasse, auch ohne Netz.`,
  lang: 'de',
  start_url: paths.digitalCard,
  scope: paths.digitalCard,
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: lightScheme.primary,
  icons: manifestIcons,
}

const noScript = sieOrDu(
  'Die digitale Karte braucht JavaScript. Bitte erlauben Sie es in Ihrem Browser.',
  'Die digitale Karte braucht JavaScript. Bitte erlaube es in Deinem Browser.',
)

type OfDocument = Pick<EdgeConfig, 'digitalCardOffline' | 'wallet'>

/** The document: the same for every member and device, so that it can be kept. Whose card it shows is on the device. */
function digitalCardHtml({ base, record }: SnapshotRemote, build: PartOfBuild, config: OfDocument): string {
  const { script, style } = digitalCardFiles
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>Digitale Karte | ${brand.card.name}</title><meta name="robots" content="noindex">`,
    `<meta name="color-scheme" content="only light"><meta name="theme-color" content="${lightScheme.primary}">`,
    iconLinks(paths.digitalCardManifest),
    ...Object.values(build.fonts).map(fontPreload),
    `<link rel="stylesheet" href="${base}${style}" integrity="${record.files[style]}" crossorigin>`,
    `<link rel="stylesheet" href="${paths.digitalCardBrand}">`,
    `</head><body><div id="${digitalCardId}"${attributes(build, config)}></div>`,
    `<script type="application/json" id="${brandElementId}">${scriptJson(brand)}</script>`,
    `<noscript><p>${noScript}</p></noscript>`,
    `<script src="${base}${script}" integrity="${record.files[script]}" crossorigin defer></script></body></html>`,
  ].join('')
}

/** What the operator has set, for the script: it must be the same for every member. */
function attributes({ walletBadges }: PartOfBuild, { digitalCardOffline, wallet }: OfDocument): string {
  const wallets = offeredWallets(wallet, Date.now())
  const values = {
    'data-offline': digitalCardOffline ? 'on' : 'off',
    ...(wallets.length > 0 && {
      'data-wallets': wallets.join(' '),
      'data-wallet-badges': escapeHtml(JSON.stringify(walletBadges)),
    }),
  }
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** What the service worker of a release keeps: the document, its files, the fonts, the badges and the icons. */
function digitalCardCache(remote: SnapshotRemote, build: PartOfBuild, config: OfDocument): DigitalCardCache {
  const { script, style } = digitalCardFiles
  const files = [
    ...[script, style].map((file) => remote.base + file),
    ...Object.values(build.fonts),
    ...(config.wallet === null ? [] : Object.values(build.walletBadges)),
    ...manifestIcons.map(({ src }) => src),
    paths.digitalCardManifest,
    paths.digitalCardBrand,
  ]
  const version = createHash('sha256')
    .update(digitalCardHtml(remote, build, config) + brandSheet(build))
    .update(JSON.stringify(files))
    .digest('hex')
    .slice(0, 12)
  return { version, page: paths.digitalCard, document: paths.digitalCardDocument, files }
}

/** Replaces the service worker of every device: it deletes what was kept and itself. The card then needs a network. */
const removingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('digital-card-')).map((name) => caches.delete(name)))
  await registration.unregister()
}
`
