import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

const formsKept = sieOrDu(
  'Angefangene Formulare sind gespeichert: Nach der Anmeldung machen Sie da weiter, wo Sie waren.',
  'Angefangene Formulare sind gespeichert: Nach der Anmeldung machst Du da weiter, wo Du warst.',
)

/** Texts before the idle logout, for each reason of a logout, and for a login that the shop's link did not bring. */
export const t = {
  title: sieOrDu('Sind Sie noch da?', 'Bist Du noch da?'),
  text: sieOrDu(
    'Zu Ihrer Sicherheit melden wir Sie gleich ab, weil es hier eine Weile ruhig war.',
    'Zu Deiner Sicherheit melden wir Dich gleich ab, weil es hier eine Weile ruhig war.',
  ),
  secondsLeft: (seconds: number) => (seconds === 1 ? 'Noch 1 Sekunde.' : `Noch ${seconds} Sekunden.`),
  stay: 'Angemeldet bleiben',
  leave: 'Jetzt abmelden',
  close: 'Schließen und angemeldet bleiben',

  idleTitle: sieOrDu('Wir haben Sie abgemeldet', 'Wir haben Dich abgemeldet'),
  idle: `${sieOrDu(
    'Zu Ihrer Sicherheit, weil es hier eine Weile ruhig war.',
    'Zu Deiner Sicherheit, weil es hier eine Weile ruhig war.',
  )} ${formsKept}`,

  refusedTitle: sieOrDu('Ihre Anmeldung ist abgelaufen', 'Deine Anmeldung ist abgelaufen'),
  refused: `${sieOrDu('Bitte melden Sie sich noch einmal an.', 'Bitte melde Dich noch einmal an.')} ${formsKept}`,

  endedTitle: sieOrDu(
    'Ihre Anmeldung wurde in einem anderen Browser beendet',
    'Deine Anmeldung wurde in einem anderen Browser beendet',
  ),
  ended: sieOrDu(
    'Dort wurde „Überall abmelden“ gewählt oder Ihr Passwort geändert. Waren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest. Angefangene Formulare sind gespeichert.',
    'Dort wurde „Überall abmelden“ gewählt oder Dein Passwort geändert. Warst Du das nicht? Dann lege bitte gleich ein neues Passwort fest. Angefangene Formulare sind gespeichert.',
  ),

  loggedOutTitle: sieOrDu('Sie sind abgemeldet', 'Du bist abgemeldet'),
  loggedOut: 'Bis zum nächsten Mal!',
  otherTab: 'Das ist in einem anderen Fenster oder Tab dieses Browsers geschehen.',

  cookiesTitle: 'Die Anmeldung braucht Cookies dieser Website',
  cookies: sieOrDu(
    'Ihr Browser hat das Cookie Ihrer Anmeldung gelöscht oder nicht gespeichert. Bitte erlauben Sie Cookies dieser Website in den Einstellungen Ihres Browsers und melden Sie sich dann noch einmal an. Angefangene Formulare sind gespeichert.',
    'Dein Browser hat das Cookie Deiner Anmeldung gelöscht oder nicht gespeichert. Bitte erlaube Cookies dieser Website in den Einstellungen Deines Browsers und melde Dich dann noch einmal an. Angefangene Formulare sind gespeichert.',
  ),

  sessionTokenTitle: 'Die Anmeldung aus dem Online-Shop hat nicht geklappt',
  sessionTokenText: sieOrDu(
    'Der Link aus dem Online-Shop gilt nur einmal und nur für kurze Zeit. Bitte melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
    'Der Link aus dem Online-Shop gilt nur einmal und nur für kurze Zeit. Bitte melde Dich mit Deiner E-Mail-Adresse und Deinem Passwort an.',
  ),
}
