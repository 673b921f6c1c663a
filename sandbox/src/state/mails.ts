import { placeLines } from '@portal/shared-contracts/address'
import type { NameField } from '@portal/shared-contracts/calls/member-fields'
import { salutationRule } from '@portal/shared-contracts/customer/salutation'
import { figures } from '@portal/shared-contracts/programme/figures'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { PostalAddress } from '@portal/shared-contracts/calls'
import { after, your } from '@portal/shared-contracts/brand/noun'
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
  return letter('optIn', to, `Bitte bestätigen Sie Ihre Anmeldung ${after('zu', brand.card)}`, [
    `schön, dass Sie dabei sind! Mit einem Klick auf den folgenden Link bestätigen Sie Ihre E-Mail-Adresse und schalten ${your(brand.account, 'accusative')} frei:`,
    link,
    `Danach warten ${welcomeBonusPoints} Willkommenspunkte auf Sie. Der Link ist 14 Tage lang gültig.`,
    'Sie haben sich nicht angemeldet? Dann können Sie diese Nachricht einfach löschen.',
  ])
}

/** Confirms the account and names its card number. */
export function welcomeMail(to: Recipient, cardCode: string): Mail {
  return letter('welcome', to, `Willkommen ${after('bei', brand.card)}`, [
    `${your(brand.account, 'nominative')} ist freigeschaltet, und Ihre ${welcomeBonusPoints} Willkommenspunkte sind gebucht.`,
    `Ihre Kartennummer: ${cardCode}`,
    `Zeigen Sie die Karte ${inText(occasions, 'oder')} vor: Für jeden Euro gibt es ${figures.earnedPerEuro}.`,
  ])
}

/** Contains the link to set a new password. */
export function passwordResetMail(to: Recipient, link: string): Mail {
  return letter('passwordReset', to, 'So setzen Sie Ihr Passwort zurück', [
    'Sie möchten ein neues Passwort vergeben. Das geht über diesen Link:',
    link,
    'Er ist zwei Stunden lang und nur einmal gültig. Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun; Ihr bisheriges gilt weiter.',
  ])
}

/** Informs about a changed password, because another person may have changed it. */
export function passwordChangedMail(to: Recipient): Mail {
  return letter('passwordChanged', to, 'Ihr Passwort wurde geändert', [
    'soeben wurde das Passwort Ihres Kontos geändert.',
    `Waren Sie das nicht? Dann melden Sie sich bitte gleich bei uns: ${brand.contact.email} oder ${brand.contact.phone}.`,
  ])
}

type OrderDetails = { orderNumber: string; title: string; points: number; balance: number; shipping: PostalAddress }

/** Confirms a reward order with its number, price and delivery address. */
export function orderMail(to: Recipient, { orderNumber, title, points: price, balance, shipping }: OrderDetails): Mail {
  return letter('order', to, `Ihre Prämienbestellung ${orderNumber}`, [
    'vielen Dank für Ihre Bestellung. Wir packen Ihre Prämie mit Sorgfalt und schicken sie Ihnen versandkostenfrei zu.',
    `Bestellnummer: ${orderNumber}
Prämie: ${title}
Eingelöst: ${points.format(price)} Punkte
Neuer Punktestand: ${points.format(balance)} Punkte`,
    `Lieferadresse:
${shipping.firstName} ${shipping.lastName}
${placeLines(shipping).join('\n')}`,
    'Wie Sie die Bestellung widerrufen können, steht im Portal unter „Widerrufsbelehrung für den Prämienshop“.',
  ])
}

/** Asks to confirm the newsletter subscription (double opt-in). */
export function newsletterMail(to: Recipient, link: string): Mail {
  return letter('newsletter', to, 'Bitte bestätigen Sie Ihr Newsletter-Abonnement', [
    `nur noch ein Klick, dann schicken wir Ihnen, ${facts.newsText}:`,
    link,
    'Abbestellen können Sie den Newsletter jederzeit über den Link am Ende jeder Ausgabe.',
  ])
}

/** Confirms a request about cards: ordered, linked or locked. */
export const cardMail = (to: Recipient, subject: string, sentence: string): Mail =>
  letter('card', to, subject, [sentence])

/** Confirms the request to leave the programme, which customer service handles, with the reason. */
export function deletionMail(to: Recipient, reason: string): Mail {
  return letter('deletion', to, 'Ihre Kündigung ist angefragt', [
    'wir haben Ihren Wunsch erhalten, die Mitgliedschaft zu beenden, und bearbeiten ihn persönlich.',
    `Ihr Grund: ${reason}`,
    `Bis dahin können Sie Ihre Punkte weiter einlösen. Haben Sie es sich anders überlegt? Eine kurze Nachricht an ${brand.contact.email} genügt.`,
  ])
}

function letter(kind: Mail['kind'], to: Recipient, subject: string, paragraphs: string[]): Mail {
  const text = [`${greeting(to)},`, ...paragraphs, `Herzliche Grüße\n${your(brand.shop, 'nominative')}`].join('\n\n')
  return { kind, to: to.loginName, subject, text: withoutDirections(text) }
}

const greeting = ({ address: { salutation, firstName, lastName } }: Recipient): string =>
  salutationRule(salutation).isTitle ? `Guten Tag ${salutation} ${lastName}` : `Guten Tag ${firstName} ${lastName}`
