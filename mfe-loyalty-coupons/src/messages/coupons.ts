import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { Availability } from '@portal/shared-contracts/coupon/availability'
import { placeText } from '@portal/shared-contracts/coupon/active-coupon-messages'
import { berlinDay, formatDate } from '@portal/shared-contracts/dates/berlin-time'
import { formatNumber } from '@portal/shared-contracts/numbers/format'
import { remainingTexts, soldOutTexts } from '@portal/shared-contracts/coupon/availability-messages'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import type { Ending, CouponCounts, MemberCoupon } from '../domain/member-coupon.ts'
import type { SortOrder } from '../domain/coupon-list.ts'

const sortNames: Record<SortOrder, string> = {
  recommended: 'Empfohlene Reihenfolge',
  endingSoon: 'Bald ablaufende zuerst',
}

const tryAgain = sieOrDu('Bitte versuchen Sie es gleich noch einmal.', 'Bitte versuche es gleich noch einmal.')

export const couponsText = (count: number): string => (count === 1 ? '1 Coupon' : `${formatNumber(count)} Coupons`)

/** `1 Coupon ist …`, with a space that ends no line after the number; empty for none. */
const othersText = (count: number, [one, many]: readonly [string, string], what: string): string =>
  count === 0 ? '' : `${couponsText(count).replace(' ', '\u00a0')} ${count === 1 ? one : many} ${what}`

export const t = {
  filters: {
    categories: 'Aktionen nach Art zeigen',
    everyCategory: 'Alle',
    search: 'Coupons durchsuchen',
    searchHint: facts.searchCouponsHint,
    sort: 'Sortieren',
    showSearch: 'Suche',
    showSort: 'Reihenfolge',
  },
  sortNames,
  loading: sieOrDu('Ihre Coupons werden geladen.', 'Deine Coupons werden geladen.'),
  count: ({ all, active }: CouponCounts): string =>
    all === 0 ? couponsText(all) : `${couponsText(all)}, davon ${formatNumber(active)} aktiviert`,
  errorNoFiltered: (search: string, category: string | null): string => {
    if (search && category) return `In „${category}“ passt kein Coupon zu „${search}“.`
    return search
      ? `Zu „${search}“ haben wir gerade keinen Coupon.`
      : sieOrDu('Zu Ihrer Auswahl haben wir gerade keinen Coupon.', 'Zu Deiner Auswahl haben wir gerade keinen Coupon.')
  },
  errorNone: sieOrDu(
    'Zurzeit gibt es keine Coupons für Sie. Schauen Sie bald wieder vorbei!',
    'Zurzeit gibt es keine Coupons für Dich. Schau bald wieder vorbei!',
  ),
  showAll: 'Alle Coupons zeigen',
  errorCouldNotLoad: sieOrDu(
    `Ihre Coupons konnten gerade nicht geladen werden. Was Sie aktiviert haben, bleibt aktiviert. ${tryAgain}`,
    `Deine Coupons konnten gerade nicht geladen werden. Was Du aktiviert hast, bleibt aktiviert. ${tryAgain}`,
  ),
  errorOutdated: sieOrDu(
    'Ihre Coupons ließen sich gerade nicht aktualisieren. Was Sie sehen, ist vielleicht nicht mehr auf dem neuesten Stand.',
    'Deine Coupons ließen sich gerade nicht aktualisieren. Was Du siehst, ist vielleicht nicht mehr auf dem neuesten Stand.',
  ),
  retry: 'Noch einmal versuchen',

  wholeText: 'Ganzen Text zeigen',
  toTop: 'Nach oben',

  nextPurchase: sieOrDu('Für Ihren nächsten Einkauf', 'Für Deinen nächsten Einkauf'),
  /** Coupons of which the provider names no place that is a category. */
  noPlace: 'Ohne Ortsangabe',
  /** One line for all places. */
  allPlaces: 'Aktivierte Coupons',
  noneActive: 'Nichts aktiviert',
  /** After the number of coupons, for screen readers. */
  active: 'aktiviert',

  /** In place of the labels of a coupon without any. */
  unlabelled: 'Coupon',
  isActive: 'Coupon ist aktiviert',
  activate: 'Coupon aktivieren',
  saving: 'Wird gespeichert …',
  noActivation: sieOrDu('Diesen Coupon müssen Sie nicht aktivieren.', 'Diesen Coupon musst Du nicht aktivieren.'),
  /** Of a coupon with an id that the activation call cannot name. */
  elsewhereOnly: (isActive: boolean): string =>
    isActive
      ? `Coupon ist aktiviert. ${sieOrDu('Deaktivieren können Sie ihn hier nicht.', 'Deaktivieren kannst Du ihn hier nicht.')}`
      : sieOrDu(
          `Diesen Coupon können Sie hier nicht aktivieren. Bitte wenden Sie sich an ${brand.contact.email}.`,
          `Diesen Coupon kannst Du hier nicht aktivieren. Bitte wende Dich an ${brand.contact.email}.`,
        ),
  /** Before the dates, for screen readers. */
  validity: 'Gültig: ',
  over: 'Dieser Coupon ist abgelaufen.',
  usedUp: {
    member: sieOrDu('Diesen Coupon haben Sie bereits eingelöst.', 'Diesen Coupon hast Du bereits eingelöst.'),
    programme: 'Dieser Coupon ist vergriffen.',
  },
  places: (places: readonly string[]): string => `Einlösbar: ${places.map(placeText).join(', ')}`,

  activateAll: 'Alle aktivieren',
  activateShown: 'Angezeigte aktivieren',
  /**
   * Why nothing is left to activate; says what the other coupons are, because the count above does not include them.
   */
  allActive: ({ usedUp, elsewhereOnly, withoutActivation }: CouponCounts): string =>
    [
      'Hier ist alles aktiviert, was sich aktivieren lässt.',
      othersText(withoutActivation, ['gilt', 'gelten'], 'ohne Aktivierung.'),
      othersText(usedUp, ['ist', 'sind'], 'nicht mehr einlösbar.'),
      othersText(elsewhereOnly, ['lässt', 'lassen'], 'sich hier nicht aktivieren.'),
    ]
      .filter((text) => text !== '')
      .join(' '),
}

/** The last day of a coupon; empty without an end. */
export const endText = ({ validTo }: Pick<MemberCoupon, 'validTo'>): string =>
  validityText({ validFrom: '', validTo }) ?? ''

/** Null for a coupon that does not end soon. */
export function endingText(ending: Ending): string | null {
  if (ending.kind === 'open') return null
  if (ending.kind === 'over') return 'Abgelaufen'
  const nearText = ['Läuft heute ab', 'Läuft morgen ab'][ending.days]
  return nearText ?? `Läuft in ${ending.days} Tagen ab`
}

/** Both dates in one line, with spaces that end none; null without a valid date. */
export function validityText({ validFrom, validTo }: { validFrom: string; validTo: string }): string | null {
  const [from, to] = [validFrom, validTo].map((iso) => (berlinDay(iso) === null ? null : formatDate(iso)))
  if (from && to) return `${from}\u00a0–\u00a0${to}`
  if (to) return `bis ${to}`
  return from ? `ab ${from}` : null
}

/** Remaining redemptions, or why there are none; empty without a limit. */
export const availabilityText = (availability: Availability): string =>
  availability.kind === 'soldOut' ? soldOutTexts[availability.by] : remainingTexts(availability).join('\u00a0· ')

/** Why a change was not saved; `desired` is what the member switched to. */
export function rejectedText(desired: boolean, code: string): string {
  if (code === 'failed') return `Der Coupon ließ sich nicht ${desired ? 'aktivieren' : 'deaktivieren'}. ${tryAgain}`
  return `Der Coupon ist ${desired ? 'nicht' : 'weiterhin'} aktiviert. ${errorText(code)}`
}

/** For a change whose outcome is unknown; `desired` is what the member switched to. */
export const unknownText = (desired: boolean): string =>
  `Ob der Coupon ${desired ? 'aktiviert' : 'deaktiviert'} wurde, konnten wir nicht feststellen. ${tryAgain}`
