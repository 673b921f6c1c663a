import type { Override } from '@delikaterie/shared-contracts/remotes'

/**
 * Says on a page that a remote is not the released one, and leaves the override. It is no part of the shell, works
 * without scripts and names only what records may contain.
 */
export const overrideBanner = ({ record, expires }: Override, paths: { reset: string }): string =>
  '<aside class="override" aria-label="Vorschau">' +
  `<p>Vorschau: <strong>${record.name}</strong> ${record.version} läuft auf Ihrem Rechner, bis ${untilText(expires)} Uhr.</p>` +
  `<form method="post" action="${paths.reset}"><button>Vorschau beenden</button></form></aside>`

const untilText = (expires: string): string =>
  new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' }).format(
    Date.parse(expires),
  )

/** The banner's style sheet, which only pages with a banner load. */
export const bannerSheet = `.override {
  position: sticky;
  inset-block-end: 0;
  z-index: 1000;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.5rem 1rem;
  border-block-start: 0.25rem solid var(--color-accent, currentColor);
  background: Canvas;
  color: CanvasText;
  overflow-wrap: anywhere;
}
.override p { margin: 0; }
.override button { min-block-size: 44px; padding-inline: 1rem; font: inherit; cursor: pointer; }
@media print { .override { display: none; } }
`
