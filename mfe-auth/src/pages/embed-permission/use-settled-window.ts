import { useEffect, useState } from 'react'

/** ms; a click that was meant for the page behind the window comes sooner. */
const settleTime = 500

/**
 * Whether the window has been in front for half a second. A page can lure a double click and show this window between
 * the two clicks; the second one must not decide anything.
 */
export function useSettledWindow(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = (): void => {
      setSettled(false)
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(true), settleTime)
    }
    settle()
    window.addEventListener('focus', settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', settle)
      document.removeEventListener('visibilitychange', settle)
    }
  }, [])
  return settled
}
