import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the, verb } from '@portal/shared-contracts/brand/noun'
import { figures } from '@portal/shared-contracts/programme/figures'
import { pointsExpiry } from '@portal/shared-contracts/programme/points-expiry'
import { cardDigits } from '@portal/shared-contracts/card-number/card-code'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { pointsPlaces } from '@portal/shared-contracts/programme/places'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import {
  emailLink,
  inItsGender,
  link,
  list,
  phoneLink,
  operatorWithAddress,
  section,
  text,
  type InfoContent,
} from '../../texts.ts'

export const content: InfoContent = {
  lead: `Diese Bedingungen regeln, wie Sie mit ${the(brand.card, 'dative')} Punkte sammeln und einlösen.`,
  asOf: '1. November 2026',
  sections: [
    section('programm', 'Das Programm', [
      `${inItsGender('Veranstalter')} des Programms ${verb(brand.operator.company, 'ist', 'sind')} ${operatorWithAddress}. Die Teilnahme ist freiwillig und kostenlos.`,
      `Mitglieder sammeln Punkte bei Einkäufen ${pointsPlaces} und lösen sie für Prämien oder beim Bezahlen ein.`,
    ]),
    section('teilnahme', 'Teilnahme', [
      `Teilnehmen können natürliche Personen, die mindestens ${figures.age} Jahre alt sind. Firmen und andere Organisationen können nicht teilnehmen.`,
      `Die Mitgliedschaft beginnt, sobald Ihr Konto freigeschaltet ist: im Portal über den Link in unserer E-Mail${hasPart('kiosk') ? `, am Tablet ${inStore} gleich mit der Registrierung` : ''}. Haben Sie schon ein Online-Shop-Konto, beginnt sie, sobald Sie es erweitert haben.`,
      'Jede Person darf nur ein Konto führen. Bitte halten Sie Ihre Angaben aktuell.',
    ]),
    section('karten', 'Karten', [
      `Jede Karte trägt eine ${cardDigits}-stellige Nummer. Sie können mehrere Karten mit einem Punktekonto verknüpfen; eine Karte gehört immer nur zu einem Konto.`,
      text`Eine verlorene Karte sperren Sie bitte gleich im Portal oder über unseren Kundenservice unter ${phoneLink}. Bis zur Sperrung können Punkte mit der Karte eingelöst werden. Entsperren kann eine Karte nur der Kundenservice.`,
    ]),
    section('sammeln', 'Punkte sammeln', [
      list(
        `Für jeden Euro Bruttoumsatz erhalten Sie ${figures.earnedPerEuro}, wenn Sie vor dem Bezahlen Ihre Karte vorzeigen oder angemeldet im Online-Shop einkaufen.`,
        `Für den ersten Beitritt zum Programm schreiben wir Ihnen einmalig ${figures.bonus} Punkte gut; das entspricht ${figures.bonusInEuro}\u00a0Euro.`,
        'Coupons können zusätzliche oder mehrfache Punkte bringen. Lassen sie sich aktivieren, gelten sie nur, wenn sie vor dem Bezahlen aktiviert sind, und immer nur unter den Bedingungen, die beim Coupon stehen.',
        'Punkte können zunächst gesperrt gebucht werden. Sie zählen zum Punktestand, sobald sie freigegeben sind.',
        'Geben Sie Ware zurück, werden die dafür gebuchten Punkte wieder abgezogen.',
      ),
    ]),
    section('einloesen', 'Punkte einlösen', [
      list(
        `${figures.pointsForOneEuro} Punkte entsprechen einem Euro.`,
        `Ab einem Punktestand von ${figures.pointsToPay} Punkten können Sie an der Kasse mit Punkten bezahlen.`,
        'Prämien können Sie bestellen, sobald Ihr Punktestand dafür reicht und solange sie verfügbar sind.',
        pointsExpiry.formalText,
        'Punkte werden nicht bar ausgezahlt, nicht verzinst und nicht zwischen Konten übertragen.',
      ),
      text`Für Prämienbestellungen gelten außerdem unsere ${link('Allgemeinen Geschäftsbedingungen', paths.terms)}.`,
    ]),
    section('missbrauch', 'Missbrauch', [
      'Bei Verdacht auf Missbrauch, zum Beispiel bei Buchungen auf fremde Einkäufe oder bei mehreren Konten einer Person, können wir ein Konto sperren, den Sachverhalt prüfen und zu Unrecht gebuchte Punkte abziehen. Wir hören Sie vorher an, wenn das den Zweck nicht gefährdet.',
    ]),
    section('ende', 'Ende der Mitgliedschaft', [
      text`Sie können Ihre Mitgliedschaft jederzeit ohne Frist kündigen: mit einer Anfrage in Ihren ${link('Kontodaten', paths.accountData)} oder mit einer Nachricht an ${emailLink}. Wir bestätigen den Eingang per E-Mail und bearbeiten die Kündigung persönlich. Mit dem Ende der Mitgliedschaft können Punkte nicht mehr eingelöst werden; bitte nutzen Sie sie vorher.`,
      'Wir können die Mitgliedschaft mit einer Frist von zwei Monaten in Textform kündigen. Bis zum Ende können Sie Ihre Punkte einlösen. Das Recht beider Seiten, aus wichtigem Grund zu kündigen, bleibt unberührt.',
    ]),
    section('aenderungen', 'Änderungen', [
      'Ändern wir diese Bedingungen oder das Programm, teilen wir Ihnen das mindestens sechs Wochen vorher per E-Mail mit und erläutern, was sich ändert. Punkte, die Sie bis dahin gesammelt haben, verlieren dadurch nicht an Wert. Sind Sie nicht einverstanden, können Sie die Mitgliedschaft bis zum Tag der Änderung beenden.',
    ]),
    section('fragen', 'Fragen', [
      text`Unser Kundenservice hilft Ihnen gern: ${emailLink}, ${brand.contact.hours} auch telefonisch unter ${phoneLink}.`,
    ]),
  ],
}
