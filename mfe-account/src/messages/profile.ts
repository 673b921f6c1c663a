import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { memberLabels, nameProposalTexts, quoted } from '@portal/shared-contracts/customer'

/** The texts that the forms of personal data and of the address have in common. */
export const profile = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  checkInput: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  saveFailed: 'Das Speichern hat nicht geklappt',
  savedTitle: 'Gespeichert',
  restoredTitle: sieOrDu('Ihre Eingaben sind noch da', 'Deine Eingaben sind noch da'),
  restored: sieOrDu(
    'Sie hatten begonnen, diese Angaben zu ändern. Gespeichert ist davon noch nichts.',
    'Du hattest begonnen, diese Angaben zu ändern. Gespeichert ist davon noch nichts.',
  ),

  conflictTitle: 'Diese Angaben wurden inzwischen geändert',
  conflict: (label: string, saved: string, typed: string) =>
    sieOrDu(
      `${label}: Der gespeicherte Eintrag ist ${quoted(saved)}, Ihre Eingabe ist ${quoted(typed)}.`,
      `${label}: Der gespeicherte Eintrag ist ${quoted(saved)}, Deine Eingabe ist ${quoted(typed)}.`,
    ),
  conflictLead: 'In einem anderen Fenster wurde etwas anderes gespeichert. Was soll gelten?',
  keepTyped: 'Meine Eingabe behalten',
  takeSaved: 'Gespeichertes übernehmen',

  nameProposal: nameProposalTexts(
    memberLabels,
    sieOrDu('speichern Sie bitte noch einmal', 'speichere bitte noch einmal'),
  ),

  suggestionConsequence: sieOrDu(
    'Mit Ihrer Wahl gilt die Adresse ab sofort und wird in Ihren Kontodaten gespeichert.',
    'Mit Deiner Wahl gilt die Adresse ab sofort und wird in Deinen Kontodaten gespeichert.',
  ),
  suggestionOnlyConsequence: sieOrDu(
    'Wenn Sie den Vorschlag übernehmen, gilt er ab sofort und wird in Ihren Kontodaten gespeichert.',
    'Wenn Du den Vorschlag übernimmst, gilt er ab sofort und wird in Deinen Kontodaten gespeichert.',
  ),
}
