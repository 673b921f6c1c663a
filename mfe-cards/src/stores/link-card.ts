import { ApiError, fieldError, send, type Api } from '@portal/page-library/api'
import { accountDetails, activateCard, cardOwnerOf } from '@portal/shared-contracts/calls'
import { cardCodeError, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { fieldErrors } from '@portal/shared-contracts/errors/field-errors'
import { createSubmission, retryWithNewToken } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { changeCards } from './cards.ts'

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
      await changeCards(() => linkCard(api, cardCode), draft, onChanged)
      $typed.set('')
      return cardCode
    },
    { validate: (cardCode) => fieldErrors(cardCodeError(cardCode), 'cardCode') },
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

async function linkCard(api: Api, cardCode: string): Promise<void> {
  const error = await linkError(api, cardCode)
  if (error !== null) throw new ApiError(error, 200, [fieldError(error, 'cardCode')])
  await send(api, activateCard, { body: { cardCode } })
}

/**
 * Why a card cannot be linked, in the shop's error codes; null for a free card, and also if there is no response (the
 * provider is down, too many questions), because then linking decides.
 */
async function linkError(api: Api, cardCode: string): Promise<'card_invalid' | 'already_in_use' | null> {
  try {
    const details = await retryWithNewToken(api, (loyaltyToken) =>
      send(api, accountDetails, { params: { cardCode }, loyaltyToken }),
    )
    const { exists, free } = cardOwnerOf(details)
    if (!exists) return 'card_invalid'
    return free ? null : 'already_in_use'
  } catch {
    return null
  }
}
