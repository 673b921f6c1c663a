/** Widths of images in the layout, in CSS pixels; `shared-ui/src/pictures/image-sources.ts` chooses among them. */
export const imageWidths = [240, 312, 400, 480, 600, 748] as const
export type ImageWidth = (typeof imageWidths)[number]

/** Widths in pixels that `/api/image` resizes to: each width of the layout, and its double for dense screens. */
export const servedImageWidths: readonly number[] = [...new Set(imageWidths.flatMap((width) => [width, 2 * width]))]
