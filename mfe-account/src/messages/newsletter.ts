export const t = {
  title: 'Newsletter',
  subscribed: 'Sie erhalten unseren Newsletter.',
  unsubscribe: 'Abbestellen können Sie den Newsletter jederzeit über den Link am Ende jeder Ausgabe.',
  noIssue: 'Keine Ausgabe zur Hand? Dann schreiben Sie uns:',
  notSubscribed: 'Erfahren Sie zuerst von neuen Köstlichkeiten, Veranstaltungen und Aktionen.',
  howItWorks: 'Wir schicken Ihnen dann eine E-Mail: Bitte öffnen Sie den Link darin.',
  subscribe: 'Newsletter abonnieren',
  subscribeFailed: 'Der Newsletter konnte nicht abonniert werden',
  subscribedTitle: 'Fast geschafft!',
  confirmEmail:
    'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, dann kommt der Newsletter zu Ihnen.',
}
