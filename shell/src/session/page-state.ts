import { atom } from 'nanostores'

/** What the running page has to tell besides its content. */
export type PageState = {
  /** False where the browser keeps nothing. */
  persistent: boolean
  /** Text of the shop for everybody; empty for none. */
  notice: string
  /** Seconds until the idle logout while the member is asked to stay. */
  secondsLeft: number | null
  stay: () => void
}

export const $page = atom<PageState>({ persistent: true, notice: '', secondsLeft: null, stay: () => {} })
