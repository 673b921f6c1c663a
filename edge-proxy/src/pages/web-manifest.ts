import { brand } from '@portal/shared-contracts/brand/brand'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import * as paths from '@portal/shared-contracts/paths'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The icons of web manifests. */
export const manifestIcons = [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')]

/** What devices show of the portal on the home screen; the digital card has a manifest of its own. */
export const webManifest = {
  id: '/',
  name: `${brand.card.name} – ${brand.slogan}`,
  short_name: brand.shop.name,
  lang: 'de',
  start_url: '/',
  scope: '/',
  // The app to install is the digital card: it needs no network, and the portal needs the browser's address and Back.
  display: 'browser',
  background_color: lightScheme.paper,
  theme_color: lightScheme.primary,
  icons: manifestIcons,
}

/** The icons and the manifest in the head of a document. */
export const iconLinks = (manifest: string = paths.webManifest): string =>
  '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  `<link rel="manifest" href="${manifest}">`
