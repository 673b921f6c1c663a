export const t = {
  outdated:
    'Ihr Browser ist zu alt für Anmeldung, Coupons und Prämien. Sie können diese Seite lesen; für alles andere aktualisieren Sie bitte Ihren Browser.',
}
