import type { ImageWidth } from '@delikaterie/shared-contracts/domain/image-widths'

/** Width of a square image by viewport, both in CSS pixels; `widestSquare` is for wider viewports. */
const squareSteps: readonly { upTo: number; width: ImageWidth }[] = [
  { upTo: 748, width: 480 },
  { upTo: 1014, width: 400 },
  { upTo: 1328, width: 312 },
]
const widestSquare: ImageWidth = 748

export type ImageRequest = { src: string; base: string; square: boolean }

/** URL of a resized image, with the height if it is square; the placeholder's URL for an empty `src`. */
export function imageUrl({ src, base, square }: ImageRequest, width: number): string {
  const height = square ? `&h=${width}` : ''
  return `${base}?src=${encodeURIComponent(src)}&w=${width}${height}`
}

export type SquareSource = { media: string | undefined; srcSet: string }

/** One source per viewport step with single and double density; the last one, without a media query, is the fallback. */
export function squareSources(src: string, base: string): SquareSource[] {
  const image: ImageRequest = { src, base, square: true }
  const srcSet = (width: number) => `${imageUrl(image, width)} 1x, ${imageUrl(image, width * 2)} 2x`
  return [
    ...squareSteps.map((step) => ({ media: `(max-width: ${step.upTo}px)`, srcSet: srcSet(step.width) })),
    { media: undefined, srcSet: srcSet(widestSquare) },
  ]
}

/** A `srcset` with width descriptors: every width, single and doubled. */
export function widthSources(src: string, base: string, widths: readonly ImageWidth[]): string {
  const all = [...new Set(widths.flatMap((width) => [width, width * 2]))].toSorted((a, b) => a - b)
  return all.map((width) => `${imageUrl({ src, base, square: false }, width)} ${width}w`).join(', ')
}

export type ImageSize = { width: number; height: number }

/** Intrinsic size in pixels from a `WxH` in the URL, 1000×1000 without one. */
export function intrinsicSize(src: string): ImageSize {
  const found = /(?<!\d)([1-9]\d{0,4})x([1-9]\d{0,4})(?!\d)/.exec(src)
  if (!found) return { width: 1000, height: 1000 }
  return { width: Number(found[1]), height: Number(found[2]) }
}
