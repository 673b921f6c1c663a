import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { hasPart, ifPart } from '@portal/shared-contracts/brand/parts'
import { minimumPasswordLength } from '@portal/shared-contracts/password/password-rule'
import { figures } from '@portal/shared-contracts/programme/figures'
import { pointsExpiry } from '@portal/shared-contracts/programme/points-expiry'
import { fromStore, inStore } from '@portal/shared-contracts/facts/brand-facts'
import { cardDigits } from '@portal/shared-contracts/card-number/card-code'
import { cardPlaces } from '@portal/shared-contracts/programme/places'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { emailLink, link, list, phoneLink, questions, section, text, type InfoContent } from '../../texts.ts'

const atTablet = hasPart('kiosk') ? `; am Tablet ${inStore} gleich mit der Registrierung` : ''

const account = questions(
  section('mitglied-werden', 'Wie werde ich Mitglied?', [
    sieOrDu(
      text`Erstellen Sie auf der ${link('Startseite', '/#registrieren')} ein Konto. Sie brauchen dafür nur eine E-Mail-Adresse, Ihren Namen und ein Passwort. Danach schicken wir Ihnen eine E-Mail mit einem Link, mit dem Sie Ihr Konto freischalten. Die Mitgliedschaft ist kostenlos.`,
      text`Erstelle auf der ${link('Startseite', '/#registrieren')} ein Konto. Du brauchst dafür nur eine E-Mail-Adresse, Deinen Namen und ein Passwort. Danach schicken wir Dir eine E-Mail mit einem Link, mit dem Du Dein Konto freischaltest. Die Mitgliedschaft ist kostenlos.`,
    ),
    ...ifPart(
      'kiosk',
      sieOrDu(
        `Haben Sie eine Karte ${fromStore}, können Sie sich auch dort am Tablet registrieren. Ihr Konto ist dann sofort freigeschaltet.`,
        `Hast Du eine Karte ${fromStore}, kannst Du Dich auch dort am Tablet registrieren. Dein Konto ist dann sofort freigeschaltet.`,
      ),
    ),
  ]),
  section('wer-kann-teilnehmen', 'Wer kann teilnehmen?', [
    sieOrDu(
      `Alle Privatpersonen, die mindestens ${figures.age} Jahre alt sind. Firmenkonten können nicht teilnehmen; wenn Ihre E-Mail-Adresse zu einem Firmenkonto gehört, nutzen Sie bitte eine private E-Mail-Adresse.`,
      `Alle Privatpersonen, die mindestens ${figures.age} Jahre alt sind. Firmenkonten können nicht teilnehmen; wenn Deine E-Mail-Adresse zu einem Firmenkonto gehört, nutze bitte eine private E-Mail-Adresse.`,
    ),
  ]),
  section('online-shop-konto', 'Ich habe schon ein Konto im Online-Shop. Brauche ich ein zweites?', [
    sieOrDu(
      `Nein. Melden Sie sich mit den Zugangsdaten Ihres Online-Shop-Kontos an. Wir bieten Ihnen dann an, es um ${the(brand.card, 'accusative')} zu erweitern; E-Mail-Adresse und Passwort bleiben gleich.`,
      `Nein. Melde Dich mit den Zugangsdaten Deines Online-Shop-Kontos an. Wir bieten Dir dann an, es um ${the(brand.card, 'accusative')} zu erweitern; E-Mail-Adresse und Passwort bleiben gleich.`,
    ),
  ]),
  section('registrierungsmail', 'Die E-Mail zum Freischalten ist nicht angekommen. Was kann ich tun?', [
    sieOrDu(
      'Sehen Sie bitte zuerst im Spam-Ordner nach. Ist sie dort auch nicht, geben Sie Ihre Zugangsdaten bei der Anmeldung ein: Solange das Konto nicht freigeschaltet ist, können Sie die E-Mail dort noch einmal anfordern.',
      'Schau bitte zuerst im Spam-Ordner nach. Ist sie dort auch nicht, gib Deine Zugangsdaten bei der Anmeldung ein: Solange das Konto nicht freigeschaltet ist, kannst Du die E-Mail dort noch einmal anfordern.',
    ),
  ]),
  section('passwort-vergessen', 'Ich habe mein Passwort vergessen. Was\u00a0nun?', [
    sieOrDu(
      text`Unter ${link('Passwort vergessen', paths.forgottenPassword)} schicken wir Ihnen einen Link, mit dem Sie ein neues Passwort wählen. Es braucht mindestens ${minimumPasswordLength} Zeichen, und zwar von mindestens zwei Arten: Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen.`,
      text`Unter ${link('Passwort vergessen', paths.forgottenPassword)} schicken wir Dir einen Link, mit dem Du ein neues Passwort wählst. Es braucht mindestens ${minimumPasswordLength} Zeichen, und zwar von mindestens zwei Arten: Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen.`,
    ),
  ]),
  section('mitgliedschaft-beenden', 'Wie beende ich meine Mitgliedschaft?', [
    sieOrDu(
      text`Fragen Sie die Kündigung in Ihren ${link('Kontodaten', paths.accountData)} unter „Mitgliedschaft beenden“ an, oder schreiben Sie uns: ${emailLink}. Wir bestätigen die Anfrage per E-Mail und bearbeiten sie persönlich. Lösen Sie Ihre Punkte vorher ein: Mit dem Ende der Mitgliedschaft verfallen sie.`,
      text`Frag die Kündigung in Deinen ${link('Kontodaten', paths.accountData)} unter „Mitgliedschaft beenden“ an, oder schreib uns: ${emailLink}. Wir bestätigen die Anfrage per E-Mail und bearbeiten sie persönlich. Löse Deine Punkte vorher ein: Mit dem Ende der Mitgliedschaft verfallen sie.`,
    ),
  ]),
)

const points = questions(
  section('punkte-sammeln', 'Wie sammle ich Punkte?', [
    sieOrDu(
      `Zeigen Sie beim Bezahlen Ihre Karte vor, ${cardPlaces}, oder kaufen Sie angemeldet im Online-Shop ein. Für jeden Euro Bruttoumsatz erhalten Sie ${figures.earnedPerEuro}.`,
      `Zeig beim Bezahlen Deine Karte vor, ${cardPlaces}, oder kaufe angemeldet im Online-Shop ein. Für jeden Euro Bruttoumsatz erhältst Du ${figures.earnedPerEuro}.`,
    ),
  ]),
  section('punkte-wert', 'Was sind meine Punkte wert?', [
    `${figures.bonus} Punkte entsprechen ${figures.bonusInEuro}\u00a0Euro, ${figures.pointsForOneEuro} Punkte also einem Euro. ${sieOrDu(
      'Ihren Punktestand finden Sie nach der Anmeldung auf der Startseite.',
      'Deinen Punktestand findest Du nach der Anmeldung auf der Startseite.',
    )}`,
  ]),
  section('willkommenspunkte', `Wann bekomme ich meine ${figures.bonus} Willkommenspunkte?`, [
    sieOrDu(
      `Sobald Sie Ihr neues Konto freigeschaltet oder Ihr Online-Shop-Konto erweitert haben${atTablet}. Die Willkommenspunkte gibt es für den ersten Beitritt, also nur einmal.`,
      `Sobald Du Dein neues Konto freigeschaltet oder Dein Online-Shop-Konto erweitert hast${atTablet}. Die Willkommenspunkte gibt es für den ersten Beitritt, also nur einmal.`,
    ),
  ]),
  section('mit-punkten-bezahlen', 'Kann ich mit Punkten bezahlen?', [
    sieOrDu(
      `Ja. Ab einem Punktestand von ${figures.pointsToPay} Punkten können Sie an der Kasse mit Punkten bezahlen. Für Prämien gilt diese Grenze nicht: Dort genügt es, wenn Ihre Punkte für die Prämie reichen.`,
      `Ja. Ab einem Punktestand von ${figures.pointsToPay} Punkten kannst Du an der Kasse mit Punkten bezahlen. Für Prämien gilt diese Grenze nicht: Dort genügt es, wenn Deine Punkte für die Prämie reichen.`,
    ),
  ]),
  section('punkte-verfallen', 'Verfallen meine Punkte?', [
    `${pointsExpiry.expires ? 'Ja' : 'Nein'}. ${pointsExpiry.text} ${sieOrDu(
      'Mit dem Ende der Mitgliedschaft verfallen alle Punkte, die Sie nicht eingelöst haben.',
      'Mit dem Ende der Mitgliedschaft verfallen alle Punkte, die Du nicht eingelöst hast.',
    )}`,
  ]),
  section('gesperrte-punkte', 'Warum sind manche Punkte noch gesperrt?', [
    sieOrDu(
      'Zum Beispiel, weil ein Einkauf noch zurückgegeben werden kann. Gesperrte Punkte erscheinen grau und zählen erst dann zu Ihrem Punktestand, wenn sie freigegeben sind. Das geschieht von selbst.',
      'Zum Beispiel, weil ein Einkauf noch zurückgegeben werden kann. Gesperrte Punkte erscheinen grau und zählen erst dann zu Deinem Punktestand, wenn sie freigegeben sind. Das geschieht von selbst.',
    ),
  ]),
  section('punkte-fehlen', 'Mir fehlen Punkte. Was\u00a0nun?', [
    sieOrDu(
      'Prüfen Sie bitte zuerst unter „Transaktionen“, ob der Einkauf schon gebucht ist und ob Ihr Coupon beim Bezahlen aktiviert war.',
      'Prüfe bitte zuerst unter „Transaktionen“, ob der Einkauf schon gebucht ist und ob Dein Coupon beim Bezahlen aktiviert war.',
    ),
    sieOrDu(
      text`Fehlt die Buchung, melden Sie uns den Einkauf nach der Anmeldung unter ${link('Punkte fehlen?', paths.missingPoints)}, oder schreiben Sie uns mit Datum und Betrag an ${emailLink}. Bitte heben Sie den Kassenbon so lange auf.`,
      text`Fehlt die Buchung, melde uns den Einkauf nach der Anmeldung unter ${link('Punkte fehlen?', paths.missingPoints)}, oder schreib uns mit Datum und Betrag an ${emailLink}. Bitte hebe den Kassenbon so lange auf.`,
    ),
  ]),
)

const cards = questions(
  section('karte-verknuepfen', 'Wie verknüpfe ich meine Karte mit dem Konto?', [
    sieOrDu(
      `Öffnen Sie nach der Anmeldung „Meine Karten“ und geben Sie die ${cardDigits}-stellige Nummer ein, die auf Ihrer Karte steht. Leerzeichen und Bindestriche dürfen Sie mit eingeben.`,
      `Öffne nach der Anmeldung „Meine Karten“ und gib die ${cardDigits}-stellige Nummer ein, die auf Deiner Karte steht. Leerzeichen und Bindestriche darfst Du mit eingeben.`,
    ),
  ]),
  section('mehrere-karten', 'Können mehrere Karten auf ein Konto sammeln?', [
    sieOrDu(
      'Ja. Verknüpfen Sie einfach jede Karte mit demselben Konto; die Punkte kommen zusammen.',
      'Ja. Verknüpfe einfach jede Karte mit demselben Konto; die Punkte kommen zusammen.',
    ),
  ]),
  section('karte-verloren', 'Ich habe meine Karte verloren. Was\u00a0nun?', [
    sieOrDu(
      text`Sperren Sie die Karte bitte gleich unter „Meine Karten“ und bestellen Sie dort eine neue. Ihre Punkte bleiben erhalten. Eine gesperrte Karte kann nur unser Kundenservice entsperren: ${phoneLink}.`,
      text`Sperre die Karte bitte gleich unter „Meine Karten“ und bestelle dort eine neue. Deine Punkte bleiben erhalten. Eine gesperrte Karte kann nur unser Kundenservice entsperren: ${phoneLink}.`,
    ),
  ]),
)

const offers = questions(
  section('coupon-aktivieren', 'Was bedeutet es, einen Coupon zu aktivieren?', [
    sieOrDu(
      'Die meisten Coupons gelten für Ihren Einkauf nur, wenn sie vorher aktiviert sind. Aktivieren Sie sie unter „Aktionen“, bevor Sie bezahlen. Sie können sie dort auch wieder deaktivieren.',
      'Die meisten Coupons gelten für Deinen Einkauf nur, wenn sie vorher aktiviert sind. Aktiviere sie unter „Aktionen“, bevor Du bezahlst. Du kannst sie dort auch wieder deaktivieren.',
    ),
  ]),
  section('praemie-bestellen', 'Wie bestelle ich eine Prämie?', [
    sieOrDu(
      'Wählen Sie unter „Prämien“ aus, was Ihnen gefällt, bestätigen Sie Karte und Lieferadresse und schicken Sie die Bestellung ab. Die Bestätigung kommt per E-Mail.',
      'Wähle unter „Prämien“ aus, was Dir gefällt, bestätige Karte und Lieferadresse und schicke die Bestellung ab. Die Bestätigung kommt per E-Mail.',
    ),
  ]),
  section('praemie-lieferung', 'Wohin werden Prämien geliefert?', [
    sieOrDu(
      'Nur innerhalb Deutschlands und nur an eine Hausadresse, nicht an Packstationen oder Postfächer. Wenn Sie in Österreich oder der Schweiz wohnen, können Sie eine deutsche Lieferadresse angeben.',
      'Nur innerhalb Deutschlands und nur an eine Hausadresse, nicht an Packstationen oder Postfächer. Wenn Du in Österreich oder der Schweiz wohnst, kannst Du eine deutsche Lieferadresse angeben.',
    ),
  ]),
  section('praemie-zurueckgeben', 'Kann ich eine Prämie zurückgeben?', [
    sieOrDu(
      text`Ja, dafür gilt Ihr gesetzliches Widerrufsrecht. Wie es online, per E-Mail oder am Telefon geht und welche Ausnahmen es gibt, steht in der ${link('Widerrufsbelehrung', paths.withdrawal)}.`,
      text`Ja, dafür gilt Dein gesetzliches Widerrufsrecht. Wie es online, per E-Mail oder am Telefon geht und welche Ausnahmen es gibt, steht in der ${link('Widerrufsbelehrung', paths.withdrawal)}.`,
    ),
  ]),
)

const service = questions(
  ...ifPart(
    'newsletter',
    section('newsletter', 'Wie abonniere ich den Newsletter, und wie kann ich ihn abbestellen?', [
      sieOrDu(
        text`Wie Sie ihn abonnieren, steht auf der Seite ${link('Newsletter', paths.newsletter)}. Abbestellen können Sie ihn jederzeit mit dem Link am Ende jeder Ausgabe.`,
        text`Wie Du ihn abonnierst, steht auf der Seite ${link('Newsletter', paths.newsletter)}. Abbestellen kannst Du ihn jederzeit mit dem Link am Ende jeder Ausgabe.`,
      ),
    ]),
  ),
  section('automatisch-abgemeldet', 'Warum werde ich nach einer Weile abgemeldet?', [
    sieOrDu(
      'Damit niemand anderes Ihre Punkte ausgibt, wenn Ihr Gerät offen liegen bleibt. Eine Minute vorher fragen wir nach, ob Sie noch da sind.',
      'Damit niemand anderes Deine Punkte ausgibt, wenn Dein Gerät offen liegen bleibt. Eine Minute vorher fragen wir nach, ob Du noch da bist.',
    ),
  ]),
  section('kundenservice', 'Wie erreiche ich den Kundenservice?', [
    list(
      text`Per E-Mail: ${emailLink}`,
      text`Telefonisch: ${phoneLink}, ${brand.contact.hours}`,
      `Persönlich bei unserem Team ${inStore}`,
    ),
  ]),
)

/** Questions and answers by topic; every id is an anchor. */
export const content: InfoContent = {
  lead: `Kurze Antworten rund um ${the(brand.card, 'accusative')}. ${sieOrDu(
    'Ist Ihre Frage nicht dabei, helfen wir Ihnen gern persönlich weiter.',
    'Ist Deine Frage nicht dabei, helfen wir Dir gern persönlich weiter.',
  )}`,
  sections: [
    section('konto', 'Konto und Anmeldung', [account]),
    section('punkte', 'Punkte', [points]),
    section('karten', 'Karten', [cards]),
    section('aktionen-und-praemien', 'Aktionen und Prämien', [offers]),
    section('service', 'Service', [service]),
  ],
}
