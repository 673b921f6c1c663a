import { placeLines } from '@portal/shared-contracts/address'
import type { NameField } from '@portal/shared-contracts/calls/member-fields'
import { salutationRule } from '@portal/shared-contracts/customer/salutation'
import { figures } from '@portal/shared-contracts/programme/figures'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { PostalAddress } from '@portal/shared-contracts/calls'
import { after, verb, your } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { withoutDirections } from '@portal/shared-contracts/text/text-direction'
import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { inText } from '@portal/shared-contracts/programme/places'
import type { Address } from './members.ts'
import type { Mail } from './outbox.ts'

type Recipient = { loginName: string; address: Pick<Address, NameField> }

/** When members show their card. */
const occasions = ['bei jedem Einkauf', ...facts.places.flatMap(({ visit = [] }) => visit)]

const points = new Intl.NumberFormat('de-DE')

/** Asks a new member to confirm the e-mail address (double opt-in). */
export function optInMail(to: Recipient, link: string): Mail {
  const toCard = after('zu', brand.card)
  const account = your(brand.account, 'accusative')
  const subject = sieOrDu(`Bitte bestätigen Sie Ihre Anmeldung ${toCard}`, `Bitte bestätige Deine Anmeldung ${toCard}`)
  return letter('optIn', to, subject, [
    sieOrDu(
      `schön, dass Sie dabei sind! Mit einem Klick auf den folgenden Link bestätigen Sie Ihre E-Mail-Adresse und schalten ${account} frei:`,
      `schön, dass Du dabei bist! Mit einem Klick auf den folgenden Link bestätigst Du Deine E-Mail-Adresse und schaltest ${account} frei:`,
    ),
    link,
    sieOrDu(
      `Danach warten ${welcomeBonusPoints} Willkommenspunkte auf Sie. Der Link ist 14 Tage lang gültig.`,
      `Danach warten ${welcomeBonusPoints} Willkommenspunkte auf Dich. Der Link ist 14 Tage lang gültig.`,
    ),
    sieOrDu(
      'Sie haben sich nicht angemeldet? Dann können Sie diese Nachricht einfach löschen.',
      'Du hast Dich nicht angemeldet? Dann kannst Du diese Nachricht einfach löschen.',
    ),
  ])
}

/** Confirms the account and names its card number. */
export function welcomeMail(to: Recipient, cardCode: string): Mail {
  const account = your(brand.account, 'nominative')
  const is = verb(brand.account, 'ist', 'sind')
  return letter('welcome', to, `Willkommen ${after('bei', brand.card)}`, [
    sieOrDu(
      `${account} ${is} freigeschaltet, und Ihre ${welcomeBonusPoints} Willkommenspunkte sind gebucht.`,
      `${account} ${is} freigeschaltet, und Deine ${welcomeBonusPoints} Willkommenspunkte sind gebucht.`,
    ),
    sieOrDu(`Ihre Kartennummer: ${cardCode}`, `Deine Kartennummer: ${cardCode}`),
    sieOrDu(
      `Zeigen Sie die Karte ${inText(occasions, 'oder')} vor: Für jeden Euro gibt es ${figures.earnedPerEuro}.`,
      `Zeig die Karte ${inText(occasions, 'oder')} vor: Für jeden Euro gibt es ${figures.earnedPerEuro}.`,
    ),
  ])
}

/** Contains the link to set a new password. */
export function passwordResetMail(to: Recipient, link: string): Mail {
  const subject = sieOrDu('So setzen Sie Ihr Passwort zurück', 'So setzt Du Dein Passwort zurück')
  return letter('passwordReset', to, subject, [
    sieOrDu(
      'Sie möchten ein neues Passwort vergeben. Das geht über diesen Link:',
      'Du möchtest ein neues Passwort vergeben. Das geht über diesen Link:',
    ),
    link,
    sieOrDu(
      'Er ist zwei Stunden lang und nur einmal gültig. Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun; Ihr bisheriges gilt weiter.',
      'Er ist zwei Stunden lang und nur einmal gültig. Wenn Du kein neues Passwort angefordert hast, musst Du nichts tun; Dein bisheriges gilt weiter.',
    ),
  ])
}

/** Informs about a changed password, because another person may have changed it. */
export function passwordChangedMail(to: Recipient): Mail {
  const { email, phone } = brand.contact
  return letter('passwordChanged', to, sieOrDu('Ihr Passwort wurde geändert', 'Dein Passwort wurde geändert'), [
    sieOrDu('soeben wurde das Passwort Ihres Kontos geändert.', 'soeben wurde das Passwort Deines Kontos geändert.'),
    sieOrDu(
      `Waren Sie das nicht? Dann melden Sie sich bitte gleich bei uns: ${email} oder ${phone}.`,
      `Warst Du das nicht? Dann melde Dich bitte gleich bei uns: ${email} oder ${phone}.`,
    ),
  ])
}

type OrderDetails = { orderNumber: string; title: string; points: number; balance: number; shipping: PostalAddress }

/** Confirms a reward order with its number, price and delivery address. */
export function orderMail(to: Recipient, { orderNumber, title, points: price, balance, shipping }: OrderDetails): Mail {
  const subject = sieOrDu(`Ihre Prämienbestellung ${orderNumber}`, `Deine Prämienbestellung ${orderNumber}`)
  return letter('order', to, subject, [
    sieOrDu(
      'vielen Dank für Ihre Bestellung. Wir packen Ihre Prämie mit Sorgfalt und schicken sie Ihnen versandkostenfrei zu.',
      'vielen Dank für Deine Bestellung. Wir packen Deine Prämie mit Sorgfalt und schicken sie Dir versandkostenfrei zu.',
    ),
    `Bestellnummer: ${orderNumber}
Prämie: ${title}
Eingelöst: ${points.format(price)} Punkte
Neuer Punktestand: ${points.format(balance)} Punkte`,
    `Lieferadresse:
${shipping.firstName} ${shipping.lastName}
${placeLines(shipping).join('\n')}`,
    sieOrDu(
      'Wie Sie die Bestellung widerrufen können, steht im Portal unter „Widerrufsbelehrung für den Prämienshop“.',
      'Wie Du die Bestellung widerrufen kannst, steht im Portal unter „Widerrufsbelehrung für den Prämienshop“.',
    ),
  ])
}

/** Asks to confirm the newsletter subscription (double opt-in). */
export function newsletterMail(to: Recipient, link: string): Mail {
  const subject = sieOrDu(
    'Bitte bestätigen Sie Ihr Newsletter-Abonnement',
    'Bitte bestätige Dein Newsletter-Abonnement',
  )
  return letter('newsletter', to, subject, [
    sieOrDu(
      `nur noch ein Klick, dann schicken wir Ihnen, ${facts.newsText}:`,
      `nur noch ein Klick, dann schicken wir Dir, ${facts.newsText}:`,
    ),
    link,
    sieOrDu(
      'Abbestellen können Sie den Newsletter jederzeit über den Link am Ende jeder Ausgabe.',
      'Abbestellen kannst Du den Newsletter jederzeit über den Link am Ende jeder Ausgabe.',
    ),
  ])
}

/** Confirms a request about cards: ordered, linked or locked. */
export const cardMail = (to: Recipient, subject: string, sentence: string): Mail =>
  letter('card', to, subject, [sentence])

/** Confirms the request to leave the programme, which customer service handles, with the reason. */
export function deletionMail(to: Recipient, reason: string): Mail {
  return letter('deletion', to, sieOrDu('Ihre Kündigung ist angefragt', 'Deine Kündigung ist angefragt'), [
    sieOrDu(
      'wir haben Ihren Wunsch erhalten, die Mitgliedschaft zu beenden, und bearbeiten ihn persönlich.',
      'wir haben Deinen Wunsch erhalten, die Mitgliedschaft zu beenden, und bearbeiten ihn persönlich.',
    ),
    sieOrDu(`Ihr Grund: ${reason}`, `Dein Grund: ${reason}`),
    sieOrDu(
      `Bis dahin können Sie Ihre Punkte weiter einlösen. Haben Sie es sich anders überlegt? Eine kurze Nachricht an ${brand.contact.email} genügt.`,
      `Bis dahin kannst Du Deine Punkte weiter einlösen. Hast Du es Dir anders überlegt? Eine kurze Nachricht an ${brand.contact.email} genügt.`,
    ),
  ])
}

function letter(kind: Mail['kind'], to: Recipient, subject: string, paragraphs: string[]): Mail {
  const text = [`${greeting(to)},`, ...paragraphs, `Herzliche Grüße\n${your(brand.shop, 'nominative')}`].join('\n\n')
  return { kind, to: to.loginName, subject, text: withoutDirections(text) }
}

function greeting({ address: { salutation, firstName, lastName } }: Recipient): string {
  const formalName = salutationRule(salutation).isTitle ? `${salutation} ${lastName}` : `${firstName} ${lastName}`
  return sieOrDu(`Guten Tag ${formalName}`, `Hallo ${firstName}`)
}
