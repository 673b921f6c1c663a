/** Pixels of an image, one byte for each channel. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: number }

/** px; as large as the squares that an encoder leaves in a gradient. */
const side = 16
/** px between the pixels that are compared. */
const step = 2
/** Compared pairs of neighbours in a square. */
const pairs = 2 * (side / step) * (side / step - 1)
/** Levels of 256 by which a channel of a gradient changes within a square: a plain colour has fewer, a texture more. */
const [least, most] = [2, 6]
/** Levels by which neighbours differ on average: the grain of a photograph, which hides what an encoder leaves, has more. */
const mostBetween = 0.4

/** The part of an image, 0 to 1, that consists of soft gradients. */
export function softGradients(pixels: Pixels): number {
  let [soft, all] = [0, 0]
  for (let top = 0; top + side <= pixels.height; top += side) {
    for (let left = 0; left + side <= pixels.width; left += side) {
      if (isGradient(pixels, top, left)) soft += 1
      all += 1
    }
  }
  return all === 0 ? 0 : soft / all
}

/** Whether a square is a gradient; each channel is one or a plain colour. */
function isGradient({ data, width, channels }: Pixels, top: number, left: number): boolean {
  const row = width * channels
  let largest = 0
  for (let channel = 0; channel < channels; channel += 1) {
    let [lowest, highest, between] = [255, 0, 0]
    for (let y = top; y < top + side; y += step) {
      for (let x = left; x < left + side; x += step) {
        const at = y * row + x * channels + channel
        const level = data[at] ?? 0
        if (level < lowest) lowest = level
        if (level > highest) highest = level
        if (x > left) between += Math.abs(level - (data[at - step * channels] ?? 0))
        if (y > top) between += Math.abs(level - (data[at - step * row] ?? 0))
      }
      if (highest - lowest > most) return false
    }
    if (between / pairs > mostBetween) return false
    largest = Math.max(largest, highest - lowest)
  }
  return largest >= least
}
