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
    section('abonnieren', 'So kommt er zu Dir', [
      'Noch kein Konto? Erstelle eines und setze dabei das Häkchen beim Newsletter. Schon Mitglied? Melde Dich an, den Rest findest Du in Deinen Kontodaten.',
      'Dann kommt eine E-Mail mit einem Link. Öffne ihn, erst danach bist Du im Verteiler. Hast Du Dich am Tablet im Laden registriert, gilt Dein Häkchen sofort, ganz ohne Link.',
      actions(link('Neues Konto erstellen', '/#registrieren'), link('Anmelden', '/#anmelden')),
    ]),
  ],
  aside: [
    section('abbestellen', 'Genug Post?', [
      text`Der Link zum Abbestellen steht am Ende jeder Ausgabe und wirkt sofort. Keine Ausgabe zur Hand? Dann schreib an ${emailLink}.`,
    ]),
    section('datenschutz', 'Was wir dafür speichern', [
      text`Deinen Namen, Deine E-Mail-Adresse, wann Du den Newsletter abonniert hast und wann Du das im Portal bestätigt hast. Mehr steht unter ${link('Datenschutz', `${paths.privacy}#newsletter`)}.`,
    ]),
  ],
}
