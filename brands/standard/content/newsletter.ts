import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { hasPart, ifPart } from '@portal/shared-contracts/brand/parts'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { actions, emailLink, link, list, section, text, type InfoContent } from '../../texts.ts'

const atTablet = hasPart('kiosk')
  ? sieOrDu(
      ` Registrieren Sie sich am Tablet ${inStore}, gilt Ihr Häkchen sofort; ein Link ist dort nicht nötig.`,
      ` Registrierst Du Dich am Tablet ${inStore}, gilt Dein Häkchen sofort; ein Link ist dort nicht nötig.`,
    )
  : ''

export const content: InfoContent = {
  lead: `Was es Neues gibt, auch nur für Mitglieder ${the(brand.card, 'genitive')}.`,
  sections: [
    section('inhalt', 'Das steht drin', [
      list(
        hasPart('rarities') ? 'neue Prämien, Raritäten und Sondereditionen' : 'neue Prämien',
        sieOrDu('Coupons, mit denen Sie mehr Punkte sammeln', 'Coupons, mit denen Du mehr Punkte sammelst'),
        ...ifPart('events', 'Einladungen zu Veranstaltungen'),
      ),
    ]),
    section('abonnieren', sieOrDu('So bekommen Sie ihn', 'So bekommst Du ihn'), [
      sieOrDu(
        'Neu hier? Erstellen Sie ein Konto und setzen Sie dabei das Häkchen beim Newsletter. Schon Mitglied? Melden Sie sich an und abonnieren Sie ihn in Ihren Kontodaten.',
        'Neu hier? Erstelle ein Konto und setze dabei das Häkchen beim Newsletter. Schon Mitglied? Melde Dich an und abonniere ihn in Deinen Kontodaten.',
      ),
      sieOrDu(
        `Danach schicken wir Ihnen eine E-Mail mit einem Bestätigungslink. Erst wenn Sie ihn öffnen, nehmen wir Sie in den Verteiler auf.${atTablet}`,
        `Danach schicken wir Dir eine E-Mail mit einem Bestätigungslink. Erst wenn Du ihn öffnest, nehmen wir Dich in den Verteiler auf.${atTablet}`,
      ),
      actions(link('Neues Konto erstellen', '/#registrieren'), link('Anmelden', '/#anmelden')),
    ]),
  ],
  aside: [
    section('abbestellen', sieOrDu('So bestellen Sie ihn ab', 'So bestellst Du ihn ab'), [
      sieOrDu(
        text`Am Ende jeder Ausgabe steht der Link dafür. Die Abbestellung gilt sofort und kostet nichts. Finden Sie keine Ausgabe mehr, schreiben Sie an ${emailLink}.`,
        text`Am Ende jeder Ausgabe steht der Link dafür. Die Abbestellung gilt sofort und kostet nichts. Findest Du keine Ausgabe mehr, schreib an ${emailLink}.`,
      ),
    ]),
    section('datenschutz', 'Was wir dafür speichern', [
      sieOrDu(
        text`Ihre E-Mail-Adresse, Ihren Namen, wann Sie den Newsletter abonniert haben und wann Sie das im Portal bestätigt haben. Mehr dazu steht unter ${link('Datenschutz', `${paths.privacy}#newsletter`)}.`,
        text`Deine E-Mail-Adresse, Deinen Namen, wann Du den Newsletter abonniert hast und wann Du das im Portal bestätigt hast. Mehr dazu steht unter ${link('Datenschutz', `${paths.privacy}#newsletter`)}.`,
      ),
    ]),
  ],
}
