/** The reasons to leave that members choose from; the request contains the chosen text. */
export const leavingReasons = [
  'Ich nutze die Karte kaum noch',
  'Das Programm lohnt sich für mich nicht',
  'Ich ziehe um oder wohne zu weit entfernt',
  'Ich bin mit dem Service nicht zufrieden',
  'Ich möchte weniger Daten von mir weitergeben',
  'Möchte ich nicht angeben',
] as const

/** The choice with which members type a reason of their own. */
export const otherReason = 'Anderer Grund'

export const reasonChoices = [...leavingReasons, otherReason] as const
export type ReasonChoice = (typeof reasonChoices)[number]

/** `choice` is null until one is made; `reason` is what is typed for {@link otherReason}. */
export type LeavingReason = { choice: ReasonChoice | null; reason: string }

/** The reason as it is sent; empty without one. */
export const reasonText = ({ choice, reason }: LeavingReason): string =>
  choice === otherReason ? reason.trim() : (choice ?? '')
