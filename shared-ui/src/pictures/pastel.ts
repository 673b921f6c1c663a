import * as css from './pastel.module.css'

export type PastelColor = 'one' | 'two' | 'three'
const colors: readonly PastelColor[] = ['one', 'two', 'three']

/** The background of the n-th picture of a row; neighbours differ. */
export function pastelColor(index: number): PastelColor {
  return colors[index % colors.length] ?? 'one'
}

/** The class of a pastel background behind a picture. */
export const pastelClass = (color: PastelColor): string | undefined => css[color]
