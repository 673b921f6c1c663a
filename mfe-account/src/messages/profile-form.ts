import { addressLabels } from '@delikaterie/shared-contracts/address'
import type { ProfileAddress } from '@delikaterie/shared-contracts/calls'
import { customerLabels } from '@delikaterie/shared-contracts/customer'
import { errorField, type FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { fieldErrorText } from '@delikaterie/shared-contracts/messages/errors'

/** The labels of the profile's fields. */
export const profileLabels: Readonly<Record<keyof ProfileAddress, string>> = { ...customerLabels, ...addressLabels }

const isField = (name: string): name is keyof ProfileAddress => Object.hasOwn(profileLabels, name)

/** The sentence of a profile's error; `values` are those in the form now. */
export const profileErrorText = (error: FieldError, values: Readonly<Record<string, string>>): string =>
  fieldErrorText(error, (input) => {
    const field = errorField(input)
    return isField(field) ? { label: profileLabels[field], value: values[field] ?? '' } : undefined
  })

const named = (value: string): string => (value === '' ? 'leer' : `„${value}“`)

export const t = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  checkInput: 'Bitte prüfen Sie Ihre Angaben',
  saveFailed: 'Das Speichern hat nicht geklappt',
  savedTitle: 'Gespeichert',
  restoredTitle: 'Ihre Eingaben sind noch da',
  restored: 'Sie hatten begonnen, diese Angaben zu ändern. Gespeichert ist davon noch nichts.',

  conflictTitle: 'Diese Angaben wurden inzwischen geändert',
  conflict: (label: string, saved: string, typed: string) =>
    `${label}: gespeichert ist ${named(saved)}, Ihre Eingabe ist ${named(typed)}.`,
  conflictLead: 'In einem anderen Fenster wurde etwas anderes gespeichert. Was soll gelten?',
  keepTyped: 'Meine Eingabe behalten',
  takeSaved: 'Gespeichertes übernehmen',
  updatedTitle: 'Aus einem anderen Fenster übernommen',
  updated: (label: string, saved: string) => `${label}: jetzt ${named(saved)}.`,

  namesChanged: (label: string, from: string, to: string) => `${label}: ${named(to)} statt ${named(from)}`,
  namesNext: 'Stimmt der Vorschlag? Dann speichern Sie bitte noch einmal.',
  namesUnchanged: 'Sind Ihre Angaben richtig? Dann speichern Sie bitte noch einmal.',
  keepOwnNames: 'Meine Angaben waren richtig',

  suggestionConsequence: 'Die gewählte Adresse gilt ab sofort und wird in Ihren Kontodaten gespeichert.',
  suggestionOnlyConsequence:
    'Wenn Sie den Vorschlag übernehmen, gilt er ab sofort und wird in Ihren Kontodaten gespeichert.',
  suggestionEffect: 'und speichern',
}
