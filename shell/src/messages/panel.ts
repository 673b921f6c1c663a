/** How a version came into the page. */
export const kinds = {
  release: 'Release',
  canary: 'Canary',
  preview: 'Vorschau',
  override: 'Override',
  development: 'Dev-Server',
}

/** Why a remote uses its copy of a shared module. */
export const reasons = {
  fits: 'passt',
  onlyOne: 'passt nicht, aber die Seite hat nur diese eine',
  ownFits: 'eigene Kopie: andere passen nicht',
  ownIsNewer: 'eigene Kopie: neuer als die anderen',
  ownOnly: 'eigene Kopie: es gibt keine andere',
  missing: 'fehlt: weder die Seite noch das Remote hat eine Kopie',
}

const number = (value: number): string => value.toLocaleString('de-DE', { maximumFractionDigits: 1 })

/** Bytes; null if unknown. */
export function size(bytes: number | null): string {
  if (bytes === null) return 'Größe unbekannt'
  return bytes === 0 ? 'aus dem Cache' : `${number(bytes / 1000)} kB`
}

/** Texts of the panel for developers. */
export const t = {
  title: 'Teile dieser Seite',
  close: 'Schließen',
  copy: 'Als JSON kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren hier nicht.',
  leave: 'Panel abschalten',
  bucket: 'Bucket',
  noBucket: 'keiner, weil kein Canary läuft',
  shellContract: 'Vertrag der Shell',
  shown: 'Auf dieser Seite',
  notShown: 'Nicht auf dieser Seite',
  nothingShown: 'Diese Seite zeigt kein Remote.',
  version: 'Version',
  percent: (percent: number) => `${number(percent)} % der Browser`,
  fallback: 'statt der neuesten Version, die in dieser Seite fehlschlug',
  contract: 'Vertrag',
  parts: 'Teile',
  route: (path: string) => `Seite ${path}`,
  widget: (name: string) => `Widget ${name}`,
  load: 'Ladezeit',
  notLoaded: 'nicht geladen',
  ms: (ms: number) => `${number(ms)} ms`,
  entry: 'Einstieg',
  otherFiles: (count: number) => (count === 1 ? '1 weitere Datei' : `${count} weitere Dateien`),
  shared: (count: number) => `Gemeinsame Module (${count})`,
  noShared: 'Keine Angaben der Laufzeit.',
  required: (range: string | null) => (range === null ? 'jede Version verlangt' : `${range} verlangt`),
  from: (name: string) => `von ${name === 'shell' ? 'der Shell' : name}`,
}
