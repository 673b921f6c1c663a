import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { hasPart, ifPart } from '@portal/shared-contracts/brand/parts'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { emailLink, link, list, phoneLink, postalAddress, section, text, type InfoContent } from '../../texts.ts'

const { recommendations: name } = facts
const consents = [...ifPart('newsletter', 'Newsletter'), name ?? 'Empfehlungen'].join(' und ')

/** `ein Gewinnspiel, einen Platz bei einer Veranstaltung oder eine Vormerkung` */
const inquiries = new Intl.ListFormat('de', { type: 'disjunction' }).format([
  ...ifPart('contest', 'ein Gewinnspiel'),
  ...ifPart('events', 'einen Platz bei einer Veranstaltung'),
  ...ifPart('rarities', 'eine Vormerkung'),
  ...((['contest', 'events', 'rarities'] as const).some(hasPart) ? [] : ['eine Frage zu Ihrer Karte']),
])

export const content: InfoContent = {
  lead: `Welche Daten wir für ${the(brand.card, 'accusative')} verarbeiten, wozu wir sie brauchen und was Sie bestimmen können.`,
  asOf: '1. Dezember 2026',
  sections: [
    section('verantwortlich', 'Wer verantwortlich ist', [
      text`${postalAddress}, E-Mail ${emailLink}, Telefon ${phoneLink}. Auf diesen Wegen erreichen Sie mit dem Stichwort „Datenschutz“ auch unsere Datenschutzbeauftragte.`,
    ]),
    section('konto', 'Konto und Mitgliedschaft', [
      'Wenn Sie ein Konto erstellen, verarbeiten wir Anrede, Namen, E-Mail-Adresse und Ihr Passwort, das wir nicht im Klartext speichern. Adresse und Geburtsdatum kommen hinzu, wenn Sie sie ergänzen, zum Beispiel für eine Prämie.',
      `Wir brauchen diese Daten, um die Mitgliedschaft durchzuführen (Art. 6 Abs. 1 Buchst. b DSGVO). Registrieren Sie sich im Portal, prüfen wir über einen Link, ob die E-Mail-Adresse Ihnen gehört.${hasPart('kiosk') ? ` Am Tablet ${facts.inStore} geben Sie die Adresse zweimal ein; ein Link ist dann nicht nötig.` : ''}`,
    ]),
    section('punkte', 'Karten, Punkte und Coupons', [
      'Auf Ihrem Punktekonto speichern wir Kartennummern, Buchungen mit Zeit und Punktzahl, aktivierte Coupons und eingelöste Prämien. Ohne diese Daten könnten wir keine Punkte gutschreiben (Art. 6 Abs. 1 Buchst. b DSGVO).',
      'Bestellen Sie eine Karte, geben wir Ihren Namen und die Lieferadresse an das Versandunternehmen weiter.',
      'Das Punktekonto führt ein Dienstleister in unserem Auftrag und nach unseren Weisungen (Art. 28 DSGVO). Er erhält nur, was er dafür braucht.',
    ]),
    section('wallet', 'Karte in Apple Wallet oder Google Wallet', [
      'Wenn das Portal diese Wallets anbietet, können Sie Ihre Karte darin speichern. Mit Google Wallet geben wir Ihren Namen, die Kartennummer und Ihren Punktestand an Google weiter, mit Apple Wallet nur an Ihr Gerät, weil Sie es so wünschen (Art. 6 Abs. 1 Buchst. b DSGVO). Vorher erfahren Apple und Google von uns nichts über Sie.',
      list(
        'Apple Wallet: Die Karte kommt von uns auf Ihr Gerät. Das Gerät meldet sich dafür bei uns mit einer Kennung an. Ändert sich etwas, schicken wir über Apple eine Nachricht ohne Inhalt, und das Gerät holt die Karte neu bei uns ab.',
        'Google Wallet: Name, Kartennummer und Punktestand speichert Google in Ihrem Google-Konto. Ändert sich etwas, teilen wir es Google mit.',
      ),
      'Was Apple und Google in ihren Wallets mit der Karte tun, zum Beispiel ob sie auf Ihre anderen Geräte kommt, bestimmen sie selbst und sagen es in ihren Datenschutzhinweisen. Beide verarbeiten Daten auch in den USA.',
      'Dazu speichern wir eine Zufallszahl, verschlüsselt Kartennummer, Punktekonto, Namen und Punktestand, die Kennungen der Geräte und ob Sie Google Wallet gewählt haben. Löschen Sie die Karte in Apple Wallet oder deaktivieren Sie dort ihre automatische Aktualisierung, löschen wir die Kennung des Geräts. Ist kein Gerät angemeldet und haben Sie Google Wallet nicht gewählt, löschen wir nach 30 Tagen alles. Sonst löschen wir 400 Tage nach der letzten Nutzung, was etwas über Sie sagt, und machen die Karte in der Wallet ungültig. Nach dem Ende der Mitgliedschaft tun wir beides innerhalb eines Tages. Die Zufallszahl und die Kennungen der Geräte löschen wir 30 Tage später.',
      text`Welche Ihrer Karten in Wallets sind, sehen Sie in Ihren ${link('Kontodaten', paths.accountData)} unter „Meine Daten“.`,
    ]),
    section('praemien', 'Prämienbestellungen', [
      'Für eine Bestellung verarbeiten wir Rechnungs- und Lieferadresse, Kartennummer und E-Mail-Adresse. Die Lieferadresse geben wir an das Versandunternehmen weiter. Damit Sendungen ankommen, gleichen wir die Schreibweise der Adresse mit einem Verzeichnis ab.',
      'Widerrufen Sie eine Bestellung online, verarbeiten wir Ihren Namen, Ihre Angaben zur Bestellung und Ihre E-Mail-Adresse, an die wir den Eingang bestätigen (Art. 6 Abs. 1 Buchst. c DSGVO).',
      'Damit keine Bestellung doppelt gebucht wird, merkt sich der Server des Portals zu jeder die Nummer Ihres Punktekontos und die Antwort des Shops. Das löscht er nach 40 Tagen.',
    ]),
    section('anfragen', hasPart('contest') ? 'Gewinnspiele und Anfragen' : 'Anfragen', [
      `Schreiben Sie uns, zum Beispiel für ${inquiries}, verwenden wir Ihre Angaben nur dafür (Art. 6 Abs. 1 Buchst. b DSGVO). Danach löschen wir sie, soweit keine gesetzliche Pflicht zum Aufbewahren besteht.`,
    ]),
    section(hasPart('newsletter') ? 'newsletter' : 'empfehlungen', consents, [
      ...ifPart(
        'newsletter',
        `Den Newsletter schicken wir nur mit Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Im Portal bestätigen Sie sie über einen Link${hasPart('kiosk') ? `; am Tablet ${facts.inStore} gilt sie mit der Registrierung` : ''}. Wir speichern, wann Sie den Newsletter abonniert haben und wann Sie das im Portal bestätigt haben. Widerrufen können Sie jederzeit mit dem Link am Ende jeder Ausgabe.`,
      ),
      text`Empfehlungen nach Ihren Einkäufen bekommen Sie nur, wenn Sie ${name === null ? 'darin' : `in ${name}`} einwilligen. Wir speichern, wann Sie eingewilligt haben; widerrufen können Sie jederzeit in Ihren ${link('Kontodaten', paths.accountData)}.`,
    ]),
    section('speicher', 'Cookies und Speicher im Browser', [
      'In Ihrem Browser speichern wir nur, was für das Portal nötig ist (§ 25 Abs. 2 Nr. 2 TDDDG):',
      list(
        'Cookie der Anmeldung: Es bindet Ihre Anmeldung an diesen Browser. Es gilt höchstens 30 Tage und wird beim Abmelden gelöscht.',
        'Cookie für bekannte Browser: Daran erkennen wir, dass Sie sich in diesem Browser schon einmal angemeldet haben. So kann niemand, der Ihr Passwort zu erraten versucht, Sie hier aussperren. Ihr Name und Ihre E-Mail-Adresse stehen nicht darin. Es gilt 400 Tage ab der letzten Anmeldung.',
        'Cookie für die passende Seite: Daran erkennt das Portal beim Laden, dass Sie angemeldet sind. Mehr steht nicht darin. Es gilt höchstens 30 Tage ab dem letzten Besuch und wird beim Abmelden gelöscht.',
        'Cookie für neue Fassungen: Solange wir eine neue Fassung einführen, sehen Sie damit bei jedem Besuch dieselbe. Es enthält eine Zufallszahl, die nichts über Sie sagt. Es wird beim nächsten Besuch danach gelöscht und gilt höchstens 30 Tage.',
        'Cookie nach dem Zurücksetzen Ihres Passworts: Damit beendet die nächste Anmeldung in diesem Browser alle anderen. Es sagt sonst nichts über Sie aus und gilt höchstens eine Stunde.',
        ...ifPart(
          'kiosk',
          'Cookie der Anmeldung am Tablet: Registrieren Sie sich an einem unserer Tablets, bindet es diese Anmeldung an das Tablet. Es gilt höchstens 10 Minuten und wird gelöscht, sobald die Registrierung endet.',
        ),
        'Angemeldet bleiben: Ein verschlüsselter Eintrag mit Ihrem Profil und Ihrem Punktestand sorgt dafür, dass Sie nach dem Neuladen angemeldet bleiben. Er wird beim Abmelden geleert, auch bei einer automatischen Abmeldung.',
        'Angefangene Formulare: Die Entwürfe sind verschlüsselt und werden gelöscht, sobald Sie sich abmelden; nach einer automatischen Abmeldung bleiben sie für Ihre nächste Anmeldung. Ein Widerruf, den Sie ohne Anmeldung beginnen oder der nicht angekommen ist, bleibt gespeichert, bis er angekommen ist oder Sie die Eingaben löschen.',
        'Prämienbestellungen: Was Sie hier abgeschickt haben, ist mit Adresse, Kartennummer und E-Mail-Adresse verschlüsselt gespeichert, damit keine Bestellung doppelt gebucht wird. Gezeigt wird es nur Ihnen. Es bleibt auch nach dem Abmelden gespeichert. Es wird gelöscht, wenn Sie die Prämie später wieder öffnen oder die Daten dieser Website in Ihrem Browser löschen.',
        'Liste „Auf diesem Gerät bestellt“: Unter „Meine Einlösungen“ stehen Prämie, Punkte, Bestellnummer und Tag Ihrer letzten 50 Bestellungen, verschlüsselt. Die Liste wird gelöscht, sobald Sie sich abmelden; nach einer automatischen Abmeldung bleibt sie.',
        'Digitale Karte: Sobald Sie sie öffnen, sind ihre Nummer und Ihr Name verschlüsselt gespeichert und dazu die Dateien dieser Seite, damit Sie sie ohne Netz vorzeigen können. Die Karte wird gelöscht, wenn Sie sich abmelden oder sich jemand anderes anmeldet; nach einer automatischen Abmeldung bleibt sie.',
        'Aktivierte Coupons: Sobald Sie Ihre Aktionen öffnen, ist verschlüsselt gespeichert, was davon aktiviert ist, damit es neben der digitalen Karte steht. Für das Löschen gilt dasselbe wie für die Karte. Solange mehrere Coupons auf einmal aktiviert werden, steht dabei, welche noch fehlen.',
        'Letzte Eingabe: Den Zeitpunkt brauchen wir für die automatische Abmeldung. Er bleibt bis zur nächsten Eingabe gespeichert.',
        'Angefragte Kündigung: Der Zeitpunkt ist verschlüsselt gespeichert, damit das Portal Ihnen die Anfrage weiterhin zeigt. Er bleibt auch nach dem Abmelden gespeichert, bis Sie die Daten dieser Website in Ihrem Browser löschen.',
        'Schlüssel: Damit sind die genannten Einträge verschlüsselt. Er entsteht in Ihrem Browser, kann nicht ausgelesen werden und bleibt, bis Sie die Daten dieser Website löschen.',
        'Technische Merker: Der Grund der letzten Abmeldung, die Zeit der letzten Erneuerung eines Zugangsschlüssels und ein noch nicht beendetes Löschen sind gespeichert, damit alle offenen Tabs dasselbe zeigen. Wie weit Sie auf einer Seite waren, ist gespeichert, bis Sie den Tab schließen. Über Ihre Person sagen die Merker nichts.',
      ),
      'Wir verwenden keine Werbe-Cookies, keine Analysedienste und keine Schriften oder Skripte fremder Anbieter.',
    ]),
    section('protokolle', 'Protokolle', [
      'Beim Aufruf des Portals fallen technische Daten an: IP-Adresse, Zeit, aufgerufene Adresse und Ergebnis. Wir brauchen sie, um das Portal sicher zu betreiben (Art. 6 Abs. 1 Buchst. f DSGVO), und löschen sie nach spätestens 30 Tagen. Passwörter und Zugangsschlüssel stehen nicht darin.',
      'Damit beendete Anmeldungen beendet bleiben, speichert der Server des Portals, welche es waren: höchstens 30 Tage, nach einem neuen Passwort oder dem Abmelden auf allen Geräten höchstens 400 Tage. Damit niemand Passwörter oder Kartennummern durchprobiert, zählt er Versuche, ohne Namen und höchstens eine Stunde lang (Art. 6 Abs. 1 Buchst. f DSGVO).',
      'Bei einem kleinen Teil der Aufrufe meldet Ihr Browser dem Portal, wie schnell die Seite da war und auf Eingaben reagiert hat, dazu die Art der Seite und ob das Fenster so breit wie auf einem Telefon, einem Tablet oder einem Computer ist. Diese Werte zählen wir nur zusammen, ohne Bezug zu Ihnen (Art. 6 Abs. 1 Buchst. f DSGVO). Auf Ihrem Gerät wird dafür nichts gespeichert und nichts Gespeichertes gelesen.',
    ]),
    section('dauer', 'Wie lange wir speichern', [
      'Ihre Daten speichern wir für die Dauer der Mitgliedschaft. Danach löschen wir sie, soweit nicht gesetzliche Fristen gelten: Für Belege sind das nach Handels- und Steuerrecht sechs, acht oder zehn Jahre. In dieser Zeit sind die Daten für andere Zwecke gesperrt.',
    ]),
    section('rechte', 'Ihre Rechte', [
      'Sie haben das Recht',
      list(
        text`auf Auskunft über Ihre Daten und auf eine Kopie in einem gängigen Format; in Ihren ${link('Kontodaten', paths.accountData)} laden Sie sie unter „Meine Daten“ selbst herunter,`,
        'auf Berichtigung; vieles können Sie in Ihren Kontodaten selbst ändern,',
        'auf Löschung und auf Einschränkung der Verarbeitung,',
        'auf Widerspruch gegen Verarbeitungen, die wir auf ein berechtigtes Interesse stützen,',
        'auf Widerruf einer Einwilligung mit Wirkung für die Zukunft,',
        `auf Beschwerde bei einer Aufsichtsbehörde, zum Beispiel ${brand.operator.dataProtectionAuthority}.`,
      ),
      text`Schreiben Sie uns dafür einfach an ${emailLink}.`,
      'Wir treffen keine Entscheidungen, die ausschließlich auf automatisierter Verarbeitung beruhen und Ihnen gegenüber rechtliche Wirkung haben.',
    ]),
  ],
}
