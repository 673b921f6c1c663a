import { readFileSync } from 'node:fs'
import type { Override } from '@portal/shared-contracts/remotes'

/**
 * Says on a page that a remote is not the released one, and leaves the override. It is no part of the shell, works
 * without scripts and names only what records may contain.
 */
export const overrideBanner = ({ record, expires }: Override, paths: { reset: string }): string =>
  '<aside class="override" aria-label="Vorschau">' +
  `<p>Vorschau: <strong>${record.name}</strong> ${record.version} läuft auf Ihrem Rechner, bis ${untilText(expires)}\u00a0Uhr.</p>` +
  `<form method="post" action="${paths.reset}"><button>Vorschau beenden</button></form></aside>`

const untilText = (expires: string): string =>
  new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' }).format(
    Date.parse(expires),
  )

/** The banner's style sheet, which only pages with a banner load, after the sheet with the portal's tokens. */
export const bannerSheet = readFileSync(new URL('./banner.css', import.meta.url), 'utf8')
