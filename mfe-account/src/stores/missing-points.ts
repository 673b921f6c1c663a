import { send, type Api } from '@portal/page-library/api'
import { createResource } from '@portal/page-library/stores'
import { typedDraft } from '@portal/page-library/stores/typed-draft'
import { cards as cardsCall, type Card } from '@portal/shared-contracts/calls'
import { atom } from 'nanostores'
import {
  emptyMissingPoints,
  missingPointsErrors,
  MissingPointsInput,
  type MissingPointsError,
} from '../domain/missing-points.ts'

/** `attempt` counts the failed checks, so that the error summary takes the focus after each. */
type FailedCheck = { errors: readonly MissingPointsError[]; attempt: number }

/**
 * The form 'Punkte fehlen?'. It only composes an e-mail: nothing is sent. The input is kept until the member deletes it
 * or logs out with the button, because the portal does not know whether the e-mail was sent.
 * @param owner the account whose input is kept
 * @param today the calendar day in Berlin
 */
export function createMissingPoints(api: Api, owner: string, today: () => string) {
  const draft = typedDraft('missing-points', owner, MissingPointsInput)
  const $input = atom<MissingPointsInput>(emptyMissingPoints)
  const $failure = atom<FailedCheck>({ errors: [], attempt: 0 })
  /** Whether the member names a card that is not in the list, also before a number is typed. */
  const $hasOtherCard = atom(false)
  let isTyped = false

  /** The member's cards that have a number. */
  const loadCards = async (): Promise<readonly Card[]> =>
    (await send(api, cardsCall, {})).content.filter(({ cardCode }) => cardCode !== '')
  const cards = createResource(loadCards, {
    onLoaded(loaded) {
      const input = $input.get()
      const [first, ...others] = loaded
      if (first === undefined) return
      // A member with one card paid with it.
      const isOnly = others.length === 0 && !isTyped && input === emptyMissingPoints
      if (isOnly) $input.set({ ...input, card: first.cardCode })
    },
  })

  function change(part: Partial<MissingPointsInput>): void {
    isTyped = true
    $input.set({ ...$input.get(), ...part })
    void draft.save($input.get())
    const { errors, attempt } = $failure.get()
    $failure.set({ errors: errors.filter(({ field }) => !(field in part)), attempt })
  }

  return {
    $input,
    $failure,
    $cards: cards.$state,
    $hasOtherCard,
    change,
    /** Takes a card of the list; empty for a purchase without a card. */
    chooseCard(card: string): void {
      $hasOtherCard.set(false)
      change({ card })
    },
    /** Takes what is typed of the number of another card. */
    typeCard(card: string): void {
      $hasOtherCard.set(true)
      change({ card })
    },
    /** Whether the e-mail can be written; if not, the errors are in `$failure`. */
    check(): boolean {
      const errors = missingPointsErrors($input.get(), today())
      if (errors.length > 0) $failure.set({ errors, attempt: $failure.get().attempt + 1 })
      return errors.length === 0
    },
    /** Empties the form and removes what is stored. */
    discard(): void {
      isTyped = true
      $input.set(emptyMissingPoints)
      $hasOtherCard.set(false)
      $failure.set({ errors: [], attempt: 0 })
      void draft.remove()
    },
    /** Loads what was typed before, and the cards; neither rejects. */
    async open(): Promise<void> {
      const typed = await draft.load()
      if (typed !== null && !isTyped) $input.set(typed)
      await cards.refresh()
    },
  }
}
export type MissingPointsStore = ReturnType<typeof createMissingPoints>
