import type { UserData } from '@delikaterie/shared-contracts/calls'
import { createSubmission } from '@delikaterie/shared-contracts/stores'

/** Subscribes the member to the newsletter; unsubscribing is possible only by the link in each issue. */
export function createNewsletter(subscribe: () => Promise<UserData>, onSubscribed: (userData: UserData) => void) {
  return createSubmission(async () => onSubscribed(await subscribe()))
}
export type NewsletterModel = ReturnType<typeof createNewsletter>
