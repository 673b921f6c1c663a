/** Pixels of an image, one byte for each channel. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: number }

/** px; as large as the squares that an encoder leaves in a gradient. */
const side = 16
/** px between the pixels that are compared. */
const step = 2
/** Levels of 256 by which a channel of a gradient changes within a square: a plain colour has fewer, a texture more. */
const [least, most] = [2, 6]

/** The part of an image, 0 to 1, that consists of soft gradients. */
export function softGradients(pixels: Pixels): number {
  let [soft, all] = [0, 0]
  for (let top = 0; top + side <= pixels.height; top += side) {
    for (let left = 0; left + side <= pixels.width; left += side) {
      const range = rangeOf(pixels, top, left)
      if (range >= least && range <= most) soft += 1
      all += 1
    }
  }
  return all === 0 ? 0 : soft / all
}

/** The largest difference in a channel of a square; ends at the first that is too large, which textures have at once. */
function rangeOf({ data, width, channels }: Pixels, top: number, left: number): number {
  let largest = 0
  for (let channel = 0; channel < channels; channel += 1) {
    let [lowest, highest] = [255, 0]
    for (let y = top; y < top + side; y += step) {
      for (let x = left; x < left + side; x += step) {
        const level = data[(y * width + x) * channels + channel] ?? 0
        if (level < lowest) lowest = level
        if (level > highest) highest = level
      }
      if (highest - lowest > most) return highest - lowest
    }
    largest = Math.max(largest, highest - lowest)
  }
  return largest
}
