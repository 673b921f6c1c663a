import type { Page } from 'playwright/test'

/**
 * What of the page does not fit: content beyond the sides of the window, texts that a box cuts off, and texts that
 * something covers. Boxes that scroll hold more than they show.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const width = document.documentElement.clientWidth
    const sideways = document.documentElement.scrollWidth - width
    if (sideways > 0) found.add(`the page is ${sideways} px too wide`)
    const nameOf = (element: Element): string =>
      `${element.localName}.${element.getAttribute('class') ?? ''} „${element.textContent.trim().slice(0, 40)}“`

    const dialog = document.querySelector('dialog:modal')
    const styleOf = new Map<Element, CSSStyleDeclaration>()
    const style = (element: Element): CSSStyleDeclaration => {
      const known = styleOf.get(element) ?? getComputedStyle(element)
      styleOf.set(element, known)
      return known
    }
    /** The box and its overflow, of each ancestor up to one that scrolls. */
    const cutBy = (element: Element, text: DOMRect): Element | null => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = style(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const [hidesX, hidesY] = [overflowX, overflowY].map((value) => ['hidden', 'clip'].includes(value))
        if (hidesX && (text.left < left - 1 || text.right > right + 1)) return box
        if (hidesY && (text.top < top - 2 || text.bottom > bottom + 2)) return box
        const scrollsX = ['auto', 'scroll'].includes(overflowX) && box.scrollWidth > box.clientWidth
        const scrollsY = ['auto', 'scroll'].includes(overflowY) && box.scrollHeight > box.clientHeight
        if (scrollsX || scrollsY || position === 'fixed') return null
      }
      return null
    }
    /** For screen readers only, or not shown at all. */
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      [element, element.parentElement, element.parentElement?.parentElement].some(
        (box) =>
          box && (style(box).clipPath === 'inset(50%)' || (box.clientWidth <= 1 && style(box).overflow === 'hidden')),
      )
    const scrolls = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (
          box !== document.documentElement &&
          box !== document.body &&
          ['auto', 'scroll'].includes(style(box).overflowX) &&
          box.scrollWidth > box.clientWidth
        )
          return true
      return false
    }
    const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const places: { element: Element; rect: DOMRect }[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (element === null || texts.currentNode.textContent?.trim() === '' || isHidden(element)) continue
      if (element.closest('script, style, option, noscript, svg')) continue
      range.selectNodeContents(texts.currentNode)
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue
        if ((rect.left < -1 || rect.right > width + 1) && !scrolls(element))
          found.add(`beyond the window: ${nameOf(element)} ${Math.round(rect.left)}–${Math.round(rect.right)}`)
        const box = cutBy(element, rect)
        if (box) found.add(`${nameOf(element)} is cut by ${nameOf(box)}`)
        places.push({ element, rect: new DOMRect(rect.x, rect.y + scrollY, rect.width, rect.height) })
      }
    }
    for (const control of (dialog ?? document.body).querySelectorAll(
      'button, input, select, textarea, a, summary, img, svg[role=img]',
    )) {
      if (isHidden(control)) continue
      const rect = control.getBoundingClientRect()
      if (rect.width > 1 && (rect.left < -1 || rect.right > width + 1) && !scrolls(control))
        found.add(`beyond the window: ${nameOf(control)} ${Math.round(rect.left)}–${Math.round(rect.right)}`)
      if (control.localName === 'button' && control.scrollWidth > control.clientWidth + 1)
        found.add(`wider than its button: ${nameOf(control)}`)
    }
    const before = scrollY
    const step = Math.max(120, innerHeight / 2)
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      const at = scrollY
      for (const { element, rect } of places) {
        const [x, y] = [rect.x + rect.width / 2, rect.y - at + rect.height / 2]
        // In the middle of the window, where nothing that stays in view lies over the page.
        if (y < innerHeight * 0.25 || y > innerHeight * 0.75 || x < 0 || x > width) continue
        const topmost = document.elementFromPoint(x, y)
        if (topmost === null || topmost.contains(element) || element.contains(topmost)) continue
        if (
          getComputedStyle(element).pointerEvents === 'none' ||
          topmost.closest('a, label, button')?.contains(element)
        )
          continue
        if (
          topmost.matches('a, button, input') &&
          topmost.parentElement?.closest('article, li, div')?.contains(element)
        )
          continue
        found.add(`${nameOf(element)} is covered by ${nameOf(topmost)}`)
      }
      if (dialog) break
    }
    scrollTo({ top: before, behavior: 'instant' })
    return [...found]
  })
