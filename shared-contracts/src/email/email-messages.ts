import { sieOrDu } from '../brand/sie-or-du.ts'

/** Texts of the list of suggestions at an e-mail field. */
export const emailTexts = {
  suggestions: sieOrDu('Vorschläge für Ihre E-Mail-Adresse', 'Vorschläge für Deine E-Mail-Adresse'),
  suggestionCount: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
} as const
