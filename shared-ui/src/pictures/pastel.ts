import * as css from './pastel.module.css'

export type PastelColor = 'one' | 'two' | 'three'
const colors: readonly PastelColor[] = ['one', 'two', 'three']

/**
 * The background of the picture of a product: the same in every list and at every place. Ids that follow one another
 * differ.
 */
export function pastelColor(id: string): PastelColor {
  const sum = [...id].reduce((codes, letter) => codes + (letter.codePointAt(0) ?? 0), 0)
  return colors[sum % colors.length] ?? 'one'
}

/** The class of a pastel background behind a picture. */
export const pastelClass = (color: PastelColor): string | undefined => css[color]
