import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'

export const t = {
  title: `${brand.card.name} verwenden`,
  wordmark: brand.wordmark,
  lead: 'Sie entscheiden, welche Seite Ihr Konto verwenden darf.',
  loading: 'Bitte warten...',
  loginTitle: 'Bitte melden Sie sich an',
  loginLead: (site: string) => `Sie melden sich hier bei uns an. ${site} erfährt Ihr Passwort nicht.`,
  askTitle: (site: string) => `Darf ${site} Ihr Konto verwenden?`,
  signedInAs: (email: string) => `Angemeldet als ${email}`,
  rights: 'Zehn Minuten lang darf diese Seite:',
  /** The one that costs points comes first. */
  rightsOf: [
    'Prämien mit Ihren Punkten bestellen',
    'Ihren Namen, Ihre Adresse und Ihre E-Mail-Adresse lesen',
    'Ihre Karten, Ihren Punktestand, Ihre Buchungen und Ihre Coupons lesen',
    'Coupons für Sie aktivieren und deaktivieren',
  ],
  limits: 'Ihr Passwort, Ihre Kontodaten, Ihre Karten und Ihre Einwilligungen kann die Seite nicht ändern.',
  allow: 'Für 10 Minuten erlauben',
  decline: 'Ablehnen',
  failed: 'Die Freigabe hat nicht geklappt',
  outcomes: (site: string) => ({
    allowed: {
      title: 'Erlaubt',
      text: `${site} kann Ihr Konto jetzt zehn Minuten lang verwenden. Sie können dieses Fenster schließen.`,
    },
    declined: {
      title: 'Abgelehnt',
      text: `${site} hat keinen Zugriff auf Ihr Konto. Sie können dieses Fenster schließen.`,
    },
    originNotAllowed: {
      title: 'Diese Seite ist nicht freigeschaltet',
      text: `${site} darf Inhalte ${the(brand.card, 'genitive')} nicht einbinden. Bitte geben Sie dort keine Zugangsdaten ein.`,
    },
    openerGone: {
      title: 'Die andere Seite ist nicht mehr da',
      text: 'Die Seite, die dieses Fenster geöffnet hat, antwortet nicht. Bitte schließen Sie das Fenster und melden Sie sich dort noch einmal an.',
    },
    requestInvalid: {
      title: 'Dieses Fenster wurde nicht richtig geöffnet',
      text: 'Dieses Fenster öffnet sich, wenn Sie sich auf einer anderen Website bei uns anmelden. Bitte schließen Sie es und melden Sie sich dort noch einmal an.',
    },
    unreachable: {
      title: 'Wir erreichen den Server nicht',
      text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
  }),
  retry: 'Noch einmal versuchen',
  toPortal: 'Zum Portal',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
} as const
