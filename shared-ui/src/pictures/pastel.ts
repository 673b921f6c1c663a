import * as css from './pastel.module.css'

export type PastelColor = 'green' | 'peach' | 'rose'
const colors: readonly PastelColor[] = ['green', 'peach', 'rose']

/** The background of the n-th picture of a row; neighbours differ. */
export function pastelColor(index: number): PastelColor {
  return colors[index % colors.length] ?? 'green'
}

/** The class of a pastel background behind a picture. */
export const pastelClass = (color: PastelColor): string | undefined => css[color]
