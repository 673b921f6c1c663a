import { brand } from '@portal/shared-contracts/brand/brand'
import { no } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { failedPage, failedWidget } from '@portal/shared-contracts/errors/remote-messages'
import { figures } from '@portal/shared-contracts/programme/figures'

/** Texts of the layout around every page. */
export const t = {
  skipLink: 'Zum Inhalt springen',
  wordmark: brand.wordmark,
  home: `${brand.wordmark}, zur Startseite`,
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  account: 'Mein Konto',
  accountData: 'Kontodaten',
  cards: 'Meine Karten',
  transactions: 'Transaktionen',
  benefitsAndRewards: 'Vorteile & Prämien',
  contest: 'Gewinnspiel',
  coupons: 'Aktionen',
  benefits: 'Vorteile',
  rewards: 'Prämien',
  rarities: 'Raritäten & Sondereditionen',
  faq: 'FAQ',
  newsletter: 'Newsletter',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  terms: 'AGB',
  imprint: 'Impressum',
  legal: 'Rechtliches',
  pagesOf: (group: string) => `Seiten unter ${group}`,
  login: 'Anmelden',
  logout: 'Abmelden',

  // Here and not with the texts of the page, which would then be in the first script.
  homeTitle: 'Home',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Diese Seite gibt es nicht oder nicht mehr. Vielleicht ist sie umgezogen, oder in der Adresse hat sich ein Fehler eingeschlichen.',
  errorTitle: 'Fehler',
  errorText: sieOrDu(
    'Diese Seite ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal. Ihre Punkte und Ihre Daten sind davon nicht betroffen.',
    'Diese Seite ist vorübergehend nicht erreichbar. Bitte versuche es später noch einmal. Deine Punkte und Deine Daten sind davon nicht betroffen.',
  ),
  start: 'Zur Startseite',
  questions: 'Häufige Fragen',

  loading: 'Die Seite wird geladen …',
  noticeLabel: 'Hinweis',
  closeNotice: 'Hinweis schließen',

  connectionLost: 'Keine Verbindung.',
  digitalCard: 'Digitale Karte zeigen',

  storageTitle: sieOrDu('Ihr Browser speichert keine Daten', 'Dein Browser speichert keine Daten'),
  storageText: sieOrDu(
    'Sie können alles wie gewohnt nutzen. Eine Anmeldung gilt aber nur, bis Sie die Seite neu laden oder schließen.',
    'Du kannst alles wie gewohnt nutzen. Eine Anmeldung gilt aber nur, bis Du die Seite neu lädst oder schließt.',
  ),

  remoteTitle: failedWidget,
  remotePageTitle: failedPage,
  remoteText: sieOrDu(
    'Vielleicht fehlt gerade die Verbindung. Bitte versuchen Sie es gleich noch einmal.',
    'Vielleicht fehlt gerade die Verbindung. Bitte versuche es gleich noch einmal.',
  ),
  retry: 'Noch einmal versuchen',

  loginTitle: sieOrDu('Bitte melden Sie sich an', 'Bitte melde Dich an'),
  loginLead: 'Diese Seite ist nur für Mitglieder. Nach der Anmeldung geht es hier gleich weiter.',
  noLoginTitle: 'Die Anmeldung ist gerade nicht möglich',
  noLoginLead: 'Diese Seite ist nur für Mitglieder. Nach den Wartungsarbeiten geht es hier weiter.',
  loginHeading: 'Anmeldung',
  noAccount: `Noch ${no(brand.account, 'nominative')}?`,
  noAccountText: sieOrDu(
    `In zwei Minuten erstellt. ${figures.bonus}\u00a0Willkommenspunkte warten auf Sie.`,
    `In zwei Minuten erstellt. ${figures.bonus}\u00a0Willkommenspunkte warten auf Dich.`,
  ),
  register: 'Neues Konto erstellen',
}
