/** The texts of a page that a link in an e-mail opens. */
export type OptInTexts = {
  title: string
  /** The page's title after the confirmation. */
  donePageTitle: string
  doneTitle: string
  /** Paragraphs. */
  done: readonly string[]
  failedTitle: string
  /** For a link that is not valid: the text of the notice, and the label of the link to a new one. */
  invalid: string
  newLink: string
}

export const t = { waiting: 'Bitte warten...', next: 'Zur Startseite', retry: 'Noch einmal versuchen' }
