import { errorText } from '@delikaterie/shared-contracts/messages/errors'

export const t = {
  title: 'Überall abmelden',
  lead: 'Ein Gerät verloren oder an einem fremden Computer angemeldet geblieben? Melden Sie sich auf allen Geräten und in allen Browsern zugleich ab, auch hier.',
  open: 'Überall abmelden',
  question: 'Überall abmelden?',
  consequences:
    'Alle Anmeldungen mit Ihrem Konto enden innerhalb weniger Sekunden, auch auf Seiten unserer Partner. Nicht gespeicherte Eingaben in diesem Browser gehen dabei verloren.',
  again: 'Danach melden Sie sich mit Ihrem Passwort einfach wieder an.',
  submit: 'Überall abmelden',
  cancel: 'Abbrechen',
  close: 'Schließen',
  failed: 'Das Abmelden hat nicht geklappt',
  /** The sentence of the code `failed` says no more than the title. */
  error: (code: string): string =>
    code === 'failed'
      ? 'Vielleicht sind Sie noch überall angemeldet. Bitte versuchen Sie es gleich noch einmal.'
      : errorText(code),
}
