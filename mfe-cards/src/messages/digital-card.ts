import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'

/** Formats a moment in Berlin. Made at its first use, because the browser loads language data for it. */
function lazily(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) =>
    (format ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' })).format(moment)
}

/** `14:05` */
const timeOfDay = lazily({ timeStyle: 'short' })
/** `08.11.2026, 14:05` */
const dayAndTime = lazily({ dateStyle: 'medium', timeStyle: 'short' })

export const t = {
  title: 'Digitale Karte',
  wordmark: brand.wordmark,
  barcode: (cardCode: string): string => `Barcode der Kartennummer ${groupCardCode(cardCode)}`,
  hint: sieOrDu(
    'Zeigen Sie diesen Barcode an der Kasse. Stellen Sie den Bildschirm hell, damit sich der Barcode gut lesen lässt.',
    'Zeig diesen Barcode an der Kasse. Stelle den Bildschirm hell, damit sich der Barcode gut lesen lässt.',
  ),
  choose: sieOrDu('Welche Karte möchten Sie zeigen?', 'Welche Karte möchtest Du zeigen?'),
  savedAt: (time: number): string => `Stand: ${dayAndTime(time)}\u00a0Uhr`,
  /** Before the active coupons. The day stands before the time if it is not today. */
  active: (savedAt: number, isToday: boolean): string =>
    `Aktiv (Stand ${isToday ? timeOfDay(savedAt) : dayAndTime(savedAt)}\u00a0Uhr):`,
  others: (count: number): string => (count === 1 ? 'und 1 weiterer' : `und ${count} weitere`),
  /** The current year in Berlin, for the copyright. */
  year: (): string => new Intl.DateTimeFormat('de-DE', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(),
  noBarcode: sieOrDu(
    'Zu dieser Nummer lässt sich kein Barcode zeigen. Bitte nennen Sie die Nummer an der Kasse.',
    'Zu dieser Nummer lässt sich kein Barcode zeigen. Bitte nenne die Nummer an der Kasse.',
  ),
  none: sieOrDu(
    'Mit Ihrem Konto ist keine aktive Karte verknüpft.',
    'Mit Deinem Konto ist keine aktive Karte verknüpft.',
  ),
  opening: sieOrDu('Ihre Karte wird geöffnet …', 'Deine Karte wird geöffnet …'),
  missing: {
    offline: sieOrDu(
      'Auf diesem Gerät ist keine Karte gespeichert. Sobald Sie wieder im Netz und angemeldet sind, können Sie sie hier laden.',
      'Auf diesem Gerät ist keine Karte gespeichert. Sobald Du wieder im Netz und angemeldet bist, kannst Du sie hier laden.',
    ),
    failed: sieOrDu(
      'Ihre Karte konnte gerade nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
      'Deine Karte konnte gerade nicht geladen werden. Bitte versuche es gleich noch einmal.',
    ),
    notStored: sieOrDu(
      'Ihr Browser speichert für diese Seite nichts, vielleicht weil Sie ein privates Fenster benutzen. Ihre Karte finden Sie auf der Startseite.',
      'Dein Browser speichert für diese Seite nichts, vielleicht weil Du ein privates Fenster benutzt. Deine Karte findest Du auf der Startseite.',
    ),
  },
  retry: 'Noch einmal versuchen',
  toCards: 'Meine Karten',
  toPortal: 'Zur Startseite',
  navigation: 'Weiter im Portal',
  loading: sieOrDu('Ihre digitale Karte wird geladen …', 'Deine digitale Karte wird geladen …'),
  errorLoading: sieOrDu(
    'Ihre digitale Karte konnte nicht geladen werden.',
    'Deine digitale Karte konnte nicht geladen werden.',
  ),
}

/** The card of the home page. */
export const memberCard = {
  loading: sieOrDu('Ihre Karte wird geladen …', 'Deine Karte wird geladen …'),
  failed: sieOrDu('Ihre Karte konnte nicht geladen werden.', 'Deine Karte konnte nicht geladen werden.'),
  toDigitalCard: 'Digitale Karte zeigen',
  toCards: 'Zu meinen Karten',
}
