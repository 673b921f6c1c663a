import type { clientCodes, EdgeCode } from '../calls/error-codes.ts'

/** The German sentences of errors that any call can have: those of the edge and of the client. */
export const requestErrorTexts = {
  callUnknown: 'Diese Anfrage kennen wir nicht. Bitte laden Sie die Seite neu.',
  requestInvalid: 'Die Angaben konnten so nicht verarbeitet werden. Bitte prüfen Sie Ihre Eingaben.',
  forbidden: 'Darauf haben Sie keinen Zugriff.',
  sessionInvalid: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  rateLimited: 'Das waren sehr viele Versuche. Bitte versuchen Sie es in %1% noch einmal.',
  backendUnavailable: 'Dieser Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  outcomeUnknown:
    'Wir konnten nicht feststellen, ob der Vorgang angekommen ist. Bitte senden Sie ihn nicht noch einmal ab.',
  keyReused: 'Diese Bestellung wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
  network: 'Wir erreichen den Server nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  timeout: 'Die Antwort lässt zu lange auf sich warten. Bitte versuchen Sie es gleich noch einmal.',
  responseInvalid: 'Die Antwort war unverständlich. Bitte versuchen Sie es gleich noch einmal.',
  failed: 'Das hat leider nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
} satisfies Record<EdgeCode | (typeof clientCodes)[number], string>

/** The sentence of `rateLimited` where the time of the next attempt is unknown. */
export const rateLimitedText = 'Das waren sehr viele Versuche. Bitte versuchen Sie es später noch einmal.'
