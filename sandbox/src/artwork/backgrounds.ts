import { colors, moved, path, picture } from './shapes.ts'

const leaf = 'M0 0c-26-34-26-78 0-110 26 32 26 76 0 110z'
const star = 'M0-46l13 30 33 4-25 22 7 34L0 26l-28 18 7-34-25-22 33-4z'
const drop = 'M0-56s34 40 34 66a34 34 0 0 1-68 0c0-26 34-66 34-66z'

/** A pattern of one shape in rows, each row shifted by half a step. */
function pattern(ground: string, shape: string, tone: string): string {
  const places = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => ({ x: column * 150 + (row % 2) * 75 - 20, y: row * 118 + 20, turn: row * 20 })),
  )
  return picture(ground, ...places.map((place) => moved({ ...place, scale: 0.62 }, path(shape, tone))))
}

/** BACKGROUND pictures, which stand behind a coupon's own picture. */
export const backgrounds: Readonly<Record<string, () => string>> = {
  leaves: () => pattern(colors.sage, leaf, '#c3d6bd'),
  stars: () => pattern(colors.apricot, star, '#ecc9a0'),
  drops: () => pattern(colors.rose, drop, '#e0c0cf'),
}

/** The background of a coupon: its id decides, so that neighbours differ. */
export function backgroundOf(couponId: string): string {
  const names = Object.keys(backgrounds)
  const sum = [...couponId].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return names[sum % names.length] ?? 'leaves'
}
