import { useEffect } from 'react'
import { noScan, readKey } from '../domain/card-scan.ts'

/** Calls back with the number of a scanned card, wherever the focus is; the Enter of the scanner does nothing else. */
export function useCardScanner(onScanned: (cardCode: string) => void): void {
  useEffect(() => {
    let scan = noScan
    const onKeyDown = (event: KeyboardEvent): void => {
      const read = readKey(scan, event.key, event.timeStamp)
      scan = read.scan
      if (read.cardCode === null) return
      event.preventDefault()
      event.stopPropagation()
      onScanned(read.cardCode)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onScanned])
}
