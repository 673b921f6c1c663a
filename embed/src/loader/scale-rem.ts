/** Lengths in rem, but not those of media queries, where rem is the browser's font size. */
const lengths = /@media[^{]*|(-?\d*\.?\d+)rem\b/g

/** A text of CSS with its lengths in `rem` multiplied. */
export const scaleRemText = (css: string, scale: number): string =>
  css.replace(lengths, (found, length: string | undefined) =>
    length === undefined ? found : `${Number((Number(length) * scale).toFixed(9))}rem`,
  )

/**
 * A sheet for a page that changes the font size of its root element: `rem` is the only unit in which that size reaches
 * a shadow root.
 */
export function scaleRem(sheet: CSSStyleSheet, scale: number): CSSStyleSheet {
  if (scale === 1) return sheet
  const copy = new CSSStyleSheet()
  copy.replaceSync(scaleRemText([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'), scale))
  return copy
}

const fontSizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)

/** How many `rem` of the page the browser's own font size is; `element` has the font size `medium`. */
export const remScaleOf = (element: Element): number => fontSizeOf(element) / fontSizeOf(document.documentElement) || 1

/** An element with the style `.rem` of `hostSheet`, for `followRem`. */
export const remElement = (): Element => Object.assign(document.createElement('div'), { className: 'rem' })

/**
 * Calls back with each change of the scale while the signal is not aborted, whatever changes the font size: the window,
 * a class, or a script of the page.
 */
export function followRem(element: Element, signal: AbortSignal, onScale: () => void): void {
  const observer = new ResizeObserver(onScale)
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
