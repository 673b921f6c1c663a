import * as paths from '@portal/shared-contracts/paths'
import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { actions, emailLink, link, list, section, text, type InfoContent } from '../../texts.ts'

export const content: InfoContent = {
  lead: `Post vom Kai: was gerade angelegt hat und was davon für Mitglieder ${the(brand.card, 'genitive')} ist. Kurz, versprochen.`,
  sections: [
    section('inhalt', 'Was drinsteht', [
      list(
        'frische Röstungen, neuer Tee und was der Kutter mitbringt',
        'Prämien und Raritäten, bevor sie weg sind',
        'Coupons für mehr Punkte',
        'Einladungen zu unseren Abenden am Wasser',
      ),
    ]),
    section('abonnieren', 'So kommt er zu Ihnen', [
      'Noch kein Konto? Erstellen Sie eines und setzen Sie dabei das Häkchen beim Newsletter. Schon Mitglied? Melden Sie sich an, den Rest finden Sie in Ihren Kontodaten.',
      'Dann kommt eine E-Mail mit einem Link. Öffnen Sie ihn, erst danach sind Sie im Verteiler. Haben Sie sich am Tablet im Laden registriert, gilt Ihr Häkchen sofort, ganz ohne Link.',
      actions(link('Neues Konto erstellen', '/#registrieren'), link('Anmelden', '/#anmelden')),
    ]),
  ],
  aside: [
    section('abbestellen', 'Genug Post?', [
      text`Der Link zum Abbestellen steht am Ende jeder Ausgabe und wirkt sofort. Keine Ausgabe zur Hand? Dann schreiben Sie an ${emailLink}.`,
    ]),
    section('datenschutz', 'Was wir dafür speichern', [
      text`Ihren Namen, Ihre E-Mail-Adresse, wann Sie den Newsletter abonniert haben und wann Sie das im Portal bestätigt haben. Mehr steht unter ${link('Datenschutz', `${paths.privacy}#newsletter`)}.`,
    ]),
  ],
}
