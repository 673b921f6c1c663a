import { stored } from '@portal/page-library/stores/browser-storage'

/** A time in local storage, in ms since 1970, that all tabs share; 0 if there is none or the browser stores nothing. */
export const localTime = (key: string) => ({
  read: (): number => stored(() => Number(localStorage.getItem(key) ?? 0), 0),
  /** False if the browser did not store it. */
  write: (time: number): boolean =>
    stored(() => {
      localStorage.setItem(key, String(time))
      return localStorage.getItem(key) !== null
    }, false),
})
export type LocalTime = ReturnType<typeof localTime>
