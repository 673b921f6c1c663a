import { addressErrorText, type PostalAddress } from '@delikaterie/shared-contracts/address'
import type { FieldError } from '@delikaterie/shared-contracts/calls'
import { mayHaveChanged } from '../domain/cards.ts'

/** Whether the shop may have the order although it failed. */
export const mayBeOrdered = (error: FieldError | undefined): boolean =>
  error !== undefined && mayHaveChanged(error.code)

export const t = {
  title: 'Karte bestellen',
  lead: 'Wir schicken Ihnen gern eine weitere Karte. Ist sie hier verknüpft, sammelt sie Punkte für dasselbe Konto.',
  front: 'Vorderseite der Kundenkarte',
  back: 'Rückseite der Kundenkarte mit Barcode und Nummer',
  address: 'Wir senden die Karte an',
  failed: (error: FieldError | undefined): string =>
    mayBeOrdered(error) ? 'Vielleicht ist Ihre Bestellung angekommen' : 'Die Karte konnte nicht bestellt werden',
  /** An error that the page has no field for. */
  error: (error: FieldError, address: PostalAddress): string =>
    mayBeOrdered(error)
      ? 'Wir haben keine Antwort bekommen. Bitte sehen Sie oben unter „Ihre Karten“ nach oder fragen Sie unseren Kundenservice, bevor Sie noch einmal bestellen.'
      : addressErrorText(error, address),
  order: 'Karte bestellen',
  edit: 'An eine andere Adresse senden',
  editMissing: 'Lieferadresse angeben',
  editTitle: 'Lieferadresse für diese Karte',
  cancel: 'Abbrechen',
  editHint: 'Die Adresse gilt nur für diese Karte; Ihre Kontodaten bleiben, wie sie sind.',
  checkInput: 'Bitte prüfen Sie Ihre Angaben',
  suggestionConsequence:
    'Wenn Sie den Vorschlag übernehmen, gilt er nur für diese Karte; Ihre Kontodaten bleiben, wie sie sind.',
  suggestionEffect: 'und Karte bestellen',
  orderedTitle: 'Ihre Karte ist bestellt',
  ordered: ({ street, streetNumber, zipCode, city }: PostalAddress): string =>
    `Wir schicken die Karte mit der Post an diese Adresse: ${street}\u00a0${streetNumber}, ${zipCode}\u00a0${city}. Verknüpfen Sie sie hier, sobald sie da ist.`,
}
