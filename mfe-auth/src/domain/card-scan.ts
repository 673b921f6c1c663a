import { cardCodeError, cardDigits, groupCardCode, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'

/** The keys of a scanner, which types like a keyboard: the digits so far and the time of the last one, in ms. */
export type CardScan = { digits: string; time: number }

export const noScan: CardScan = { digits: '', time: 0 }

/** Longest pause between two keys of a scanner on a busy tablet, in ms. A person who types as fast means a card too. */
const longestPause = 500

/**
 * Reads one key at a time in ms. `cardCode` is the number once Enter follows its 19th digit; anything else that is not
 * a digit, and every longer pause, starts again.
 */
export function readKey(scan: CardScan, key: string, time: number): { scan: CardScan; cardCode: string | null } {
  const digits = time - scan.time <= longestPause ? scan.digits : ''
  if (/^\d$/.test(key)) return { scan: { digits: digits + key, time }, cardCode: null }
  return { scan: noScan, cardCode: key === 'Enter' && digits.length === cardDigits ? digits : null }
}

/** What is typed behind a rejected number starts the next one: the keys of a slow scanner look like a person's. */
export function nextCardCode(value: string, rejected: string): string {
  const [typed, before] = [tidyCardCode(value), tidyCardCode(rejected)]
  const isBehind = cardCodeError(before) === null && typed !== before && typed.startsWith(before)
  return isBehind ? groupCardCode(typed.slice(before.length)) : value
}
