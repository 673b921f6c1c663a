/** Texts of the list of suggestions at an e-mail field. */
export const emailTexts = {
  suggestions: 'Vorschläge für Ihre E-Mail-Adresse',
  suggestionCount: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
} as const
