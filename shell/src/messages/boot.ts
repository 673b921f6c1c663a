import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

export const t = {
  outdated: sieOrDu(
    'Ihr Browser ist zu alt für Anmeldung, Coupons und Prämien. Sie können diese Seite lesen; für alles andere aktualisieren Sie bitte Ihren Browser.',
    'Dein Browser ist zu alt für Anmeldung, Coupons und Prämien. Du kannst diese Seite lesen; für alles andere aktualisiere bitte Deinen Browser.',
  ),
}
