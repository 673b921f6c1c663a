import { formatDate } from '@delikaterie/shared-contracts/berlin-time'

export const t = {
  title: 'beExcited',
  about:
    'Mit beExcited suchen wir Empfehlungen und kleine Überraschungen aus, die zu Ihren Einkäufen passen. Dafür werten wir Ihre Einkäufe mit der Karte aus, aber nur mit Ihrer Einwilligung.',
  given: (isoTime: string): string => {
    const date = formatDate(isoTime)
    return date === '-' ? 'Sie haben eingewilligt.' : `Sie haben am ${date} eingewilligt.`
  },
  withdrawAnyTime: 'Die Einwilligung ist freiwillig. Sie können sie hier jederzeit für die Zukunft widerrufen.',
  give: 'In beExcited einwilligen',
  withdraw: 'Einwilligung widerrufen',
  givenNow: 'Ihre Einwilligung ist gespeichert',
  withdrawnNow: 'Ihre Einwilligung ist widerrufen',
  givenText: 'Schön, dass Sie dabei sind.',
  withdrawnText: 'Ab sofort bekommen Sie keine Empfehlungen und Überraschungen mehr von beExcited.',
  failed: 'Ihre Einwilligung konnte nicht geändert werden',
}
