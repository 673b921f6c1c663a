/** The shapes of the places for pictures of a brand, with their width and height in CSS pixels. */
export const pictureShapes = {
  hero: { width: 520, height: 366 },
  error: { width: 480, height: 300 },
  app: { width: 304, height: 300 },
  card: { width: 480, height: 320 },
} as const
export type PictureShape = keyof typeof pictureShapes

/**
 * Widths in pixels in which the build makes a photograph of a brand, as far as its file is wide enough; the widest file
 * has the photograph's own width up to the last of them. Released remotes ask for these files, so widths are only
 * added.
 */
export const photographWidths = [480, 800, 1200] as const

export type PhotographFormat = 'avif' | 'webp'

/** A picture of a brand that is not an SVG, as the address of its widest WebP file describes it. */
export type Photograph = { width: number; height: number; srcSet: (format: PhotographFormat) => string }

/** The widths of the files of a photograph; `width` is that of the widest. */
export const widthsOf = (width: number): number[] => [...photographWidths.filter((step) => step < width), width]

/** The name of the widest WebP file, `kaese-1200x800.0a1b2c3d4e.webp`. */
export const photographName = (name: string, width: number, height: number, hash: string): string =>
  `${name}-${width}x${height}.${hash}.webp`

const described = /-(\d+)x(\d+)(\.[0-9a-f]+)\.webp$/

/** The photograph of an address; null for a drawing, which is one SVG file. */
export function photographOf(address: string): Photograph | null {
  const [end, width, height, hash] = described.exec(address) ?? []
  if (end === undefined) return null
  const base = address.slice(0, -end.length)
  const file = (step: number, format: PhotographFormat): string =>
    step === Number(width) && format === 'webp' ? address : `${base}-${step}${hash}.${format}`
  return {
    width: Number(width),
    height: Number(height),
    srcSet: (format) =>
      widthsOf(Number(width))
        .map((step) => `${file(step, format)} ${step}w`)
        .join(', '),
  }
}

/** The file of the picture of an item in the catalogue: a name without an ending is that of an SVG. */
export const catalogueFile = (name: string): string => (name.includes('.') ? name : `${name}.svg`)
