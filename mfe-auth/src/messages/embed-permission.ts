import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

export const t = {
  title: `${brand.card.name} verwenden`,
  wordmark: brand.wordmark,
  lead: sieOrDu(
    'Sie entscheiden, welche Seite Ihr Konto verwenden darf.',
    'Du entscheidest, welche Seite Dein Konto verwenden darf.',
  ),
  loading: 'Bitte warten...',
  loginTitle: sieOrDu('Bitte melden Sie sich an', 'Bitte melde Dich an'),
  loginLead: (site: string) =>
    sieOrDu(
      `Sie melden sich hier bei uns an. ${site} erfährt Ihr Passwort nicht.`,
      `Du meldest Dich hier bei uns an. ${site} erfährt Dein Passwort nicht.`,
    ),
  askTitle: (site: string) => sieOrDu(`Darf ${site} Ihr Konto verwenden?`, `Darf ${site} Dein Konto verwenden?`),
  signedInAs: (email: string) => `Angemeldet als ${email}`,
  rights: 'Zehn Minuten lang darf diese Seite:',
  /** The one that costs points comes first. */
  rightsOf: [
    sieOrDu('Prämien mit Ihren Punkten bestellen', 'Prämien mit Deinen Punkten bestellen'),
    sieOrDu(
      'Ihren Namen, Ihre Adresse und Ihre E-Mail-Adresse lesen',
      'Deinen Namen, Deine Adresse und Deine E-Mail-Adresse lesen',
    ),
    sieOrDu(
      'Ihre Karten, Ihren Punktestand, Ihre Buchungen und Ihre Coupons lesen',
      'Deine Karten, Deinen Punktestand, Deine Buchungen und Deine Coupons lesen',
    ),
    sieOrDu('Coupons für Sie aktivieren und deaktivieren', 'Coupons für Dich aktivieren und deaktivieren'),
  ],
  limits: sieOrDu(
    'Ihr Passwort, Ihre Kontodaten, Ihre Karten und Ihre Einwilligungen kann die Seite nicht ändern.',
    'Dein Passwort, Deine Kontodaten, Deine Karten und Deine Einwilligungen kann die Seite nicht ändern.',
  ),
  allow: 'Für 10 Minuten erlauben',
  decline: 'Ablehnen',
  failed: 'Die Freigabe hat nicht geklappt',
  outcomes: (site: string) => ({
    allowed: {
      title: 'Erlaubt',
      text: sieOrDu(
        `${site} kann Ihr Konto jetzt zehn Minuten lang verwenden. Sie können dieses Fenster schließen.`,
        `${site} kann Dein Konto jetzt zehn Minuten lang verwenden. Du kannst dieses Fenster schließen.`,
      ),
    },
    declined: {
      title: 'Abgelehnt',
      text: sieOrDu(
        `${site} hat keinen Zugriff auf Ihr Konto. Sie können dieses Fenster schließen.`,
        `${site} hat keinen Zugriff auf Dein Konto. Du kannst dieses Fenster schließen.`,
      ),
    },
    originNotAllowed: {
      title: 'Diese Seite ist nicht freigeschaltet',
      text: `${site} darf Inhalte ${the(brand.card, 'genitive')} nicht einbinden. ${sieOrDu('Bitte geben Sie dort keine Zugangsdaten ein.', 'Bitte gib dort keine Zugangsdaten ein.')}`,
    },
    openerGone: {
      title: 'Die andere Seite ist nicht mehr da',
      text: `Die Seite, die dieses Fenster geöffnet hat, antwortet nicht. ${sieOrDu('Bitte schließen Sie das Fenster und melden Sie sich dort noch einmal an.', 'Bitte schließe das Fenster und melde Dich dort noch einmal an.')}`,
    },
    requestInvalid: {
      title: 'Dieses Fenster wurde nicht richtig geöffnet',
      text: sieOrDu(
        'Dieses Fenster öffnet sich, wenn Sie sich auf einer anderen Website bei uns anmelden. Bitte schließen Sie es und melden Sie sich dort noch einmal an.',
        'Dieses Fenster öffnet sich, wenn Du Dich auf einer anderen Website bei uns anmeldest. Bitte schließe es und melde Dich dort noch einmal an.',
      ),
    },
    unreachable: {
      title: 'Wir erreichen den Server nicht',
      text: sieOrDu(
        'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
        'Bitte prüfe Deine Verbindung und versuche es noch einmal.',
      ),
    },
  }),
  retry: 'Noch einmal versuchen',
  toPortal: 'Zum Portal',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
} as const
