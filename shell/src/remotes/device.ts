/** The class of a device by the width of its window in CSS pixels, at which the layout changes too. */
export function deviceOf(width: number): 'phone' | 'tablet' | 'desktop' {
  if (width < 640) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}
