import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

/**
 * Texts of the page for a form that the edge does not accept; not with those of the layout, which are in the first
 * script.
 */
export const t = {
  title: 'Anfrage nicht angenommen',
  text: sieOrDu(
    'Wir konnten Ihre Anfrage nicht annehmen. Vielleicht ist sie abgelaufen oder kam von einer anderen Seite. Bitte öffnen Sie das Portal neu und versuchen Sie es noch einmal.',
    'Wir konnten Deine Anfrage nicht annehmen. Vielleicht ist sie abgelaufen oder kam von einer anderen Seite. Bitte öffne das Portal neu und versuche es noch einmal.',
  ),
}
