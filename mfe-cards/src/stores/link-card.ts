import { ApiError, fieldError, send, toApiError, type Api } from '@delikaterie/shared-contracts/api'
import { activateCard } from '@delikaterie/shared-contracts/calls'
import { cardCodeError, tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'
import { mayHaveChanged } from '../domain/cards.ts'
import { cardLinkError } from './free-card.ts'
import type { TypedDraft } from './typed-draft.ts'

/**
 * Links a card by its number. The loyalty provider is asked first whether the card is free, so that the reason is known
 * without a failed call. The typed number is kept until the card is linked.
 * @param onChanged called when the card is linked, or may be the member's already because a response was lost
 */
export function createLinkCard(api: Api, onChanged: () => void, draft: TypedDraft<string>) {
  const $typed = atom('')
  let isTouched = false
  const submission = createSubmission(
    async (cardCode: string) => {
      try {
        const error = await cardLinkError(api, cardCode)
        if (error !== null) throw new ApiError(error, 200, [fieldError(error, 'cardCode')])
        await send(api, activateCard, { body: { cardCode } })
      } catch (error) {
        const { code } = toApiError(error)
        if (code === 'already_in_use' || mayHaveChanged(code)) onChanged()
        throw error
      }
      $typed.set('')
      void draft.remove()
      onChanged()
      return cardCode
    },
    {
      validate: (cardCode) => {
        const code = cardCodeError(cardCode)
        return code === null ? [] : [fieldError(code, 'cardCode')]
      },
    },
  )

  /** Restores a number that was typed before a reload or a logout. */
  async function restore(): Promise<void> {
    const stored = await draft.load()
    if (stored !== null && !isTouched) $typed.set(stored)
  }

  /** Changes the number and removes the result of the last attempt; ignored while sending. */
  function type(text: string): void {
    if (submission.$state.get().status === 'sending') return
    isTouched = true
    $typed.set(text)
    if (text === '') void draft.remove()
    else void draft.save(text)
    submission.reset()
  }

  const submit = () => submission.submit(tidyCardCode($typed.get()))

  return { $typed, $state: submission.$state, restore, type, submit }
}
