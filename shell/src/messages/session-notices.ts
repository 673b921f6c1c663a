/** Texts before the idle logout, for each reason of a logout, and for a login that the shop's link did not bring. */
export const t = {
  title: 'Sind Sie noch da?',
  text: 'Zu Ihrer Sicherheit melden wir Sie gleich ab, weil es hier eine Weile ruhig war.',
  secondsLeft: (seconds: number) => (seconds === 1 ? 'Noch 1 Sekunde.' : `Noch ${seconds} Sekunden.`),
  stay: 'Angemeldet bleiben',
  leave: 'Jetzt abmelden',
  close: 'Schließen und angemeldet bleiben',

  idleTitle: 'Wir haben Sie abgemeldet',
  idle: 'Zu Ihrer Sicherheit, weil es hier eine Weile ruhig war. Angefangene Formulare sind gespeichert: Nach der Anmeldung machen Sie da weiter, wo Sie waren.',

  refusedTitle: 'Ihre Anmeldung ist abgelaufen',
  refused:
    'Bitte melden Sie sich noch einmal an. Angefangene Formulare sind gespeichert: Nach der Anmeldung machen Sie da weiter, wo Sie waren.',

  endedTitle: 'Ihre Anmeldung wurde in einem anderen Browser beendet',
  ended:
    'Dort wurde „Überall abmelden“ gewählt oder Ihr Passwort geändert. Waren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest. Angefangene Formulare sind gespeichert.',

  loggedOutTitle: 'Sie sind abgemeldet',
  loggedOut: 'Bis zum nächsten Mal!',
  otherTab: 'Das ist in einem anderen Fenster oder Tab dieses Browsers geschehen.',

  cookiesTitle: 'Die Anmeldung braucht Cookies dieser Website',
  cookies:
    'Ihr Browser hat das Cookie Ihrer Anmeldung gelöscht oder nicht gespeichert. Bitte erlauben Sie Cookies dieser Website in den Einstellungen Ihres Browsers und melden Sie sich dann noch einmal an. Angefangene Formulare sind gespeichert.',

  sessionTokenTitle: 'Die Anmeldung aus dem Online-Shop hat nicht geklappt',
  sessionTokenText:
    'Der Link aus dem Online-Shop gilt nur einmal und nur für kurze Zeit. Bitte melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
}
