import { useEffect } from 'react'

/** Keeps the screen on while the component is shown, where the browser can. */
export function useScreenOn(): void {
  useEffect(() => {
    let isCurrent = true
    let lock: { release: () => Promise<void> } | null = null
    // Browsers end the lock when the page is hidden.
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const granted = await navigator.wakeLock.request('screen').catch(() => null)
      if (isCurrent) lock = granted
      else await granted?.release()
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
