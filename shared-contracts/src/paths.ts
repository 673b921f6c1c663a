import { slug } from './text/slug.ts'
import { matchRoute } from './remotes/match-route.ts'

/*
 * Every path of the portal except `/`, the landing page or a member's home page. Import as a
 * namespace: `import * as paths from './paths.ts'`. Names that end in `Route`
 * are patterns with a parameter. Journeys over all pages open those of `e2e/portal/page-list.ts`.
 */

export const accountData = '/konto/kontodaten'
/** The newsletter's part of the account data. */
export const accountNewsletter = '/konto/kontodaten#newsletter'
export const cards = '/konto/karten'
/** The digital card: its document, which a service worker keeps for use without a network. */
export const digitalCard = '/konto/digitale-karte'
/** The portal's page at the same path, which logs in and then opens the document. */
export const digitalCardLogin = '/konto/digitale-karte?anmelden'
/** Whether a query is that of `digitalCardLogin`; with another one, such as `?utm_source=mail`, the document opens. */
export const isDigitalCardLogin = (search: string): boolean => new URLSearchParams(search).has('anmelden')
/** The document for the service worker, whatever the session. */
export const digitalCardDocument = '/konto/digitale-karte/dokument'
export const digitalCardWorker = '/konto/digitale-karte/service-worker.js'
export const digitalCardBrand = '/konto/digitale-karte/marke.css'
export const digitalCardManifest = '/konto/digitale-karte/app.webmanifest'
export const transactions = '/konto/transaktionen'
/** What points were spent on. */
export const redemptions = '/konto/einloesungen'
/** Where members ask for points that are missing. */
export const missingPoints = '/konto/punkte-fehlen'

export const benefitsAndRewards = '/vorteile-und-praemien'
/** The events' part of the overview. */
export const overviewEvents = '/vorteile-und-praemien#termine'
export const benefits = '/vorteile-und-praemien/vorteile'
export const coupons = '/vorteile-und-praemien/aktionen'
export const rarities = '/vorteile-und-praemien/raritaeten-und-sondereditionen'
export const rewards = '/vorteile-und-praemien/praemien'
export const rewardRoute = '/vorteile-und-praemien/praemien/:couponId'
/**
 * An id as a segment of a path, percent-encoded with `~` in place of `%`: `a/b` is `a~2Fb`. Servers read `%2F` in two
 * ways, so the edge refuses it, and browsers resolve `.` and `..`.
 */
const idSegment = (id: string): string =>
  encodeURIComponent(id)
    .replaceAll('~', '%7E')
    .replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length))
    .replaceAll('%', '~')

/** The id that a decoded segment of a path names, also in percent-encoding, as older links have it. */
export const idOfSegment = (segment: string): string =>
  segment.replace(/(?:~[\dA-F]{2})+/g, (encoded) => {
    try {
      return decodeURIComponent(encoded.replaceAll('~', '%'))
    } catch {
      return encoded
    }
  })

/** The page on which a reward is redeemed. */
export const reward = (couponId: string): string => `${rewards}/${idSegment(couponId)}`
/** Whether a path is that of the reward's page, in any spelling. */
export const isReward = (path: string, couponId: string): boolean =>
  idOfSegment(matchRoute(rewardRoute, path)?.['couponId'] ?? '') === couponId
export const highlightRoute = '/top/:slug'
/** The public page of a highlighted reward; the title is for readers only. */
export const highlight = (title: string, couponId: string): string => `/top/${slug(title)}_${idSegment(couponId)}`
/** The coupon whose `_{couponId}` ends the `:slug` of a highlight; the longest id wins, because both may hold `_`. */
export function couponOfHighlight<C extends { couponId: string }>(
  segment: string,
  coupons: readonly C[],
): C | undefined {
  const found = coupons.filter(({ couponId }) =>
    [idSegment(couponId), couponId].some((id) => segment.endsWith(`_${id}`)),
  )
  return found.toSorted((one, other) => other.couponId.length - one.couponId.length)[0]
}

/** Target of the link in the registration e-mail. */
export const activation = '/konto/freischalten'
export const changePassword = '/konto/passwort/aendern'
export const forgottenPassword = '/konto/passwort/vergessen'
/** Target of the link in the reset e-mail. */
export const resetPassword = '/konto/passwort/zuruecksetzen'
/** Where users of the web shop without a loyalty account join the programme. */
export const shopLanding = '/landing/shop'

/** Parts of the landing page. */
export const landingBenefits = '/#vorteile'
export const landingLogin = '/#anmelden'

export const accessibility = '/barrierefreiheit'
export const app = '/app'
export const conditions = '/teilnahmebedingungen'
export const contact = '/kontakt'
export const contest = '/gewinnspiel'
export const contestConditions = '/gewinnspiel-teilnahmebedingungen'
export const faq = '/faq'
export const imprint = '/impressum'
/** The tablet in the shop. */
export const kiosk = '/kiosk'
export const newsletter = '/newsletter'
/** Target of the link in the newsletter's confirmation e-mail. */
export const newsletterConfirmation = '/newsletter/bestaetigen'
export const privacy = '/datenschutz'
/** What the portal contains of others' software, as a document of the edge. */
export const software = '/verwendete-software'
export const softwareSheet = '/verwendete-software/seite.css'
export const terms = '/agb'
export const withdrawal = '/widerrufsbelehrung-praemienshop'
/** The files with a fixed address besides the pages, such as `/icon.svg`. */
export const publicFiles = [
  'robots.txt',
  'favicon.ico',
  'icon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const
/** Where password managers look for the page that changes a password; the edge redirects to it. */
export const wellKnownChangePassword = '/.well-known/change-password'
/** Where security researchers look for a contact (RFC 9116). */
export const securityTxt = '/.well-known/security.txt'
/** Files of a brand's app below `/.well-known/`: they say that app and portal belong together. */
export const appFiles = ['assetlinks.json', 'apple-app-site-association'] as const
/** What devices show of the portal on their home screen. */
export const webManifest = '/app.webmanifest'
/** The login window of pages that embed remotes (docs/embed.md). */
export const embedLogin = '/konto/freigabe'
