import type { ImageWidth } from '@portal/shared-contracts/images/image-widths'

/** Width of a square image by viewport, both in CSS pixels; `widestSquare` is for wider viewports. */
const squareSteps: readonly { upTo: number; width: ImageWidth }[] = [
  { upTo: 748, width: 480 },
  { upTo: 1014, width: 400 },
  { upTo: 1328, width: 312 },
]
const widestSquare: ImageWidth = 748

/** Widths of an image that is not square, in CSS pixels. */
const widths: readonly ImageWidth[] = [312, 400, 480, 600, 748]

/** URL of a resized image at the portal, with the height if it is square; the placeholder's URL for an empty `src`. */
export function imageUrl(src: string, square: boolean, width: number): string {
  const height = square ? `&h=${width}` : ''
  return `${globalThis.portalEmbed?.origin ?? ''}/api/image?src=${encodeURIComponent(src.toWellFormed())}&w=${width}${height}`
}

/** Least width of a square image whose single density is enough for a place of at most half its width. */
const denseEnough = 480

/**
 * One source per viewport step with single and double density; the last one, without a media query, is the fallback.
 * `isSmall` for a list of several columns, whose places on phones and on wide screens are about half as wide as the
 * image: there one density is enough.
 */
export function squareSources(src: string, isSmall = false) {
  const single = (width: number) => imageUrl(src, true, width)
  const srcSet = (width: number) =>
    isSmall && width >= denseEnough ? single(width) : `${single(width)} 1x, ${single(width * 2)} 2x`
  return [
    ...squareSteps.map((step) => ({ media: `(max-width: ${step.upTo}px)`, srcSet: srcSet(step.width) })),
    { media: undefined, srcSet: srcSet(widestSquare) },
  ]
}

/** A `srcset` with width descriptors: every width, single and doubled. */
export function widthSources(src: string): string {
  const all = widths.flatMap((width) => [width, width * 2]).toSorted((a, b) => a - b)
  return all.map((width) => `${imageUrl(src, false, width)} ${width}w`).join(', ')
}

/** Intrinsic size in pixels from a `WxH` in the URL, 1000×1000 without one. */
export function intrinsicSize(src: string) {
  const found = /(?<!\d)([1-9]\d{0,4})x([1-9]\d{0,4})(?!\d)/.exec(src)
  if (!found) return { width: 1000, height: 1000 }
  return { width: Number(found[1]), height: Number(found[2]) }
}
