import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import { actions, emailLink, link, list, section, text, type InfoContent } from '../../texts.ts'

export const content: InfoContent = {
  lead: `Was es Neues gibt, auch nur für Mitglieder ${the(brand.card, 'genitive')}.`,
  sections: [
    section('inhalt', 'Das steht drin', [
      list(
        'neue Prämien, Raritäten und Sondereditionen',
        'Coupons, mit denen Sie mehr Punkte sammeln',
        'Einladungen zu Veranstaltungen',
      ),
    ]),
    section('abonnieren', 'So bekommen Sie ihn', [
      'Neu hier? Erstellen Sie ein Konto und setzen Sie dabei das Häkchen beim Newsletter. Schon Mitglied? Melden Sie sich an und abonnieren Sie ihn in Ihren Kontodaten.',
      `Danach schicken wir Ihnen eine E-Mail mit einem Bestätigungslink. Erst wenn Sie ihn öffnen, nehmen wir Sie in den Verteiler auf. Registrieren Sie sich am Tablet ${inStore}, gilt Ihr Häkchen sofort; ein Link ist dort nicht nötig.`,
      actions(link('Neues Konto erstellen', '/#registrieren'), link('Anmelden', '/#anmelden')),
    ]),
  ],
  aside: [
    section('abbestellen', 'So bestellen Sie ihn ab', [
      text`Am Ende jeder Ausgabe steht der Link dafür. Die Abbestellung gilt sofort und kostet nichts. Finden Sie keine Ausgabe mehr, schreiben Sie an ${emailLink}.`,
    ]),
    section('datenschutz', 'Was wir dafür speichern', [
      text`Ihre E-Mail-Adresse, Ihren Namen, wann Sie den Newsletter abonniert haben und wann Sie das im Portal bestätigt haben. Mehr dazu steht unter ${link('Datenschutz', `${paths.privacy}#newsletter`)}.`,
    ]),
  ],
}
