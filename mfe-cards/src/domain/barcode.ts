import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** Modules of light ground that scanners need on each side of the bars (ISO/IEC 15417). */
export const quietZone = 10

/** A dark bar: position and width in modules. */
export type Bar = { x: number; width: number }
export type Barcode = { bars: readonly Bar[]; width: number }

/** Whether a card number can be shown as a barcode: digits, as the tills read them. */
export const hasBarcode = (cardCode: string): boolean => /^\d{2,}$/.test(cardCode)

/**
 * The Code 128 bars of a card number with their quiet zones.
 * @throws RangeError for anything but two digits or more
 */
export function barcodeOf(cardCode: string): Barcode {
  if (!hasBarcode(cardCode)) throw new RangeError('A barcode needs two digits or more')
  const { data } = new CODE128(cardCode, {}).encode()
  const bars = [...data.matchAll(/1+/g)].map(({ index, 0: run }) => ({ x: quietZone + index, width: run.length }))
  return { bars, width: quietZone + data.length + quietZone }
}
