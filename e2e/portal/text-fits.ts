import type { Page } from 'playwright/test'

/**
 * What of the page does not fit: content beyond the sides of the window, texts that a box cuts off, and texts that
 * something covers wherever the page is scrolled to. Boxes that scroll hold more than they show, a text may be
 * shortened to a number of lines, and an open menu or list of suggestions lies over the page until it is closed.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const width = document.documentElement.clientWidth
    const sideways = document.documentElement.scrollWidth - width
    if (sideways > 0) found.add(`the page is ${sideways} px too wide`)
    const shown = document.querySelector('dialog:modal') ?? document.body

    const nameOf = (element: Element): string =>
      `${element.localName} „${element.textContent.trim().slice(0, 40)}“ in ${element.closest('[id], section, nav, form')?.outerHTML.slice(0, 60)}`
    const styles = new Map<Element, CSSStyleDeclaration>()
    function styleOf(element: Element): CSSStyleDeclaration {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    function boxesOf(element: Element): Element[] {
      const boxes = []
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) boxes.push(box)
      return boxes
    }
    const scrollsSideways = (box: Element): boolean =>
      ['auto', 'scroll'].includes(styleOf(box).overflowX) && box.scrollWidth > box.clientWidth
    const scrolls = (box: Element): boolean =>
      scrollsSideways(box) ||
      (['auto', 'scroll'].includes(styleOf(box).overflowY) && box.scrollHeight > box.clientHeight)
    function isIn(box: Element, x: number, y: number): boolean {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      return x > left && x < right && y > top && y < bottom
    }
    /** For screen readers only, or not shown at all. */
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      boxesOf(element).some((box) => styleOf(box).clipPath === 'inset(50%)')
    /** The box that cuts the text off. */
    function cutBy(element: Element, text: DOMRect): Element | undefined {
      const boxes = boxesOf(element)
      const visible = boxes.findIndex((box) => scrolls(box) || styleOf(box).position === 'fixed')
      return boxes.slice(0, visible < 0 ? undefined : visible).find((box) => {
        const { overflowX, overflowY } = styleOf(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow)
        const isBeside = hides(overflowX) && (text.left < left - 1 || text.right > right + 1)
        return isBeside || (hides(overflowY) && (text.top < top - 2 || text.bottom > bottom + 2))
      })
    }
    function checkSides(element: Element, { left, right }: DOMRect): void {
      if ((left < -1 || right > width + 1) && !boxesOf(element).some(scrollsSideways))
        found.add(`beyond the window: ${nameOf(element)}`)
    }

    const range = document.createRange()
    const rectsOf = (text: Node): DOMRect[] => {
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter((rect) => rect.width >= 1)
    }
    const nodes = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    const texts: { node: Node; element: Element; top: number }[] = []
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes
      const element = node.parentElement
      if (
        element === null ||
        node.textContent?.trim() === '' ||
        element.closest('script, style, option, noscript, svg')
      )
        continue
      if (isHidden(element) || boxesOf(element).some((box) => styleOf(box).webkitLineClamp !== 'none')) continue
      const rects = rectsOf(node)
      for (const rect of rects) {
        checkSides(element, rect)
        const box = cutBy(element, rect)
        if (box) found.add(`${nameOf(element)} is cut by ${nameOf(box)}`)
      }
      if (rects[0]) texts.push({ node, element, top: rects[0].top + scrollY })
    }
    for (const control of shown.querySelectorAll('button, input, select, textarea, a, summary, svg[role=img]'))
      if (!isHidden(control)) checkSides(control, control.getBoundingClientRect())

    const popup = 'nav details[open], [role=listbox]'
    const artwork = 'svg[aria-hidden=true], img[src$=".svg"]'
    /** What lies over a point of a text, other than artwork, its control, and what makes all of a card a link. */
    function coverOf(element: Element, x: number, y: number): Element | null {
      const top = document.elementFromPoint(x, y)
      if (top === null || top.contains(element) || element.contains(top)) return null
      if (top.closest(artwork) || top.closest('a, label, button')?.contains(element)) return null
      const open = top.closest(popup)
      if (open !== null && !open.contains(element)) return null
      // A link of three lines in a title of two covers nothing with the line that is cut off.
      const isCut = boxesOf(top).some((box) => styleOf(box).webkitLineClamp !== 'none' && !isIn(box, x, y))
      return isIn(top, x, y) && !isCut ? top : null
    }
    const before = scrollY
    const covers = new Map<Node, string | null>()
    for (let from = 0; from < document.documentElement.scrollHeight; from += innerHeight / 4) {
      scrollTo({ top: from, behavior: 'instant' })
      for (const { node, element, top } of texts) {
        if (covers.get(node) === null || Math.abs(top - scrollY) > 2 * innerHeight) continue
        const [rect] = rectsOf(node)
        if (rect === undefined) continue
        const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
        const isInView = y > 0 && y < innerHeight && boxesOf(element).every((box) => !scrolls(box) || isIn(box, x, y))
        if (!isInView) continue
        const cover = coverOf(element, x, y)
        covers.set(node, cover && `${nameOf(element)} is covered by ${nameOf(cover)}`)
      }
    }
    for (const cover of covers.values()) if (cover !== null) found.add(cover)
    scrollTo({ top: before, behavior: 'instant' })
    return [...found]
  })
