import { fieldError, send, type Api } from '@delikaterie/shared-contracts/api'
import { activateCard } from '@delikaterie/shared-contracts/calls'
import { cardCodeError, tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'

/** Links a card by its number; the typed number is kept until the card is linked. */
export function createLinkCard(api: Api, onLinked: () => void) {
  const $typed = atom('')
  const submission = createSubmission(
    async (cardCode: string) => {
      await send(api, activateCard, { body: { cardCode } })
      $typed.set('')
      onLinked()
      return cardCode
    },
    {
      validate: (cardCode) => {
        const code = cardCodeError(cardCode)
        return code === null ? [] : [fieldError(code, 'cardCode')]
      },
    },
  )

  /** Changes the number and removes the result of the last attempt; ignored while sending. */
  function type(text: string): void {
    if (submission.$state.get().status === 'sending') return
    $typed.set(text)
    submission.reset()
  }

  const submit = () => submission.submit(tidyCardCode($typed.get()))

  return { $typed, $state: submission.$state, type, submit }
}
