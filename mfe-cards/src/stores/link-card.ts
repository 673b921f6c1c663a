import { toApiError } from '@delikaterie/shared-contracts/api'
import { checkCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { atom } from 'nanostores'

export type LinkCardState =
  /** `code` says what is wrong with the number; `attempt` counts failed tries. */
  | { status: 'editing'; code: string | null; attempt: number }
  | { status: 'sending'; attempt: number }
  | { status: 'linked'; cardCode: string; attempt: number }

/** Linking a card by its number (spec §4, Card). What was typed is kept until it is linked. */
export function createLinkCard(link: (cardCode: string) => Promise<void>, onLinked: () => void) {
  const $typed = atom('')
  const $state = atom<LinkCardState>({ status: 'editing', code: null, attempt: 0 })

  const refuse = (code: string): void => $state.set({ status: 'editing', code, attempt: $state.get().attempt + 1 })

  function type(text: string): void {
    const { status, attempt } = $state.get()
    if (status === 'sending') return
    $typed.set(text)
    $state.set({ status: 'editing', code: null, attempt })
  }

  /** Sends the number once it can be one; a second click meanwhile changes nothing. */
  async function submit(): Promise<void> {
    const { status, attempt } = $state.get()
    if (status === 'sending') return
    const check = checkCardCode($typed.get())
    if (check.kind === 'invalid') return refuse(check.code)
    $state.set({ status: 'sending', attempt })
    try {
      await link(check.cardCode)
      $typed.set('')
      $state.set({ status: 'linked', cardCode: check.cardCode, attempt })
      onLinked()
    } catch (error) {
      refuse(toApiError(error).code)
    }
  }

  return { $typed, $state, type, submit }
}
export type LinkCardModel = ReturnType<typeof createLinkCard>
