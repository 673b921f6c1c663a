import type { Override } from '@delikaterie/shared-contracts/remotes'

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
export const bannerSheet = `.override {
  position: sticky;
  inset-block-end: 0;
  z-index: 1000;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-m);
  align-items: center;
  justify-content: center;
  padding: var(--space-xs) var(--space-m);
  border-block-start: 0.25rem solid var(--color-accent);
  background: var(--color-hero-deep);
  color: var(--color-on-green);
  overflow-wrap: anywhere;
}
.override p { margin: 0; }
.override button {
  min-block-size: var(--space-target);
  padding-inline: var(--space-l);
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.override button:hover { background: var(--color-accent-hover); }
@media print { .override { display: none; } }
`
