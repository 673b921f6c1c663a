import type { Locator } from 'playwright/test'

/** The lines of a part of a page as they are drawn, each character by its place from left to right. */
export const drawnLines = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const lines = new Map<number, { left: number; character: string }[]>()
    const range = document.createRange()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      for (let index = 0; index < (node.nodeValue?.length ?? 0); index += 1) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { left, bottom, width } = range.getBoundingClientRect()
        const character = node.nodeValue?.[index] ?? ''
        const line = Math.round(bottom)
        if (width > 0) lines.set(line, [...(lines.get(line) ?? []), { left, character }])
      }
    }
    return [...lines.values()].map((line) =>
      line
        .toSorted((one, other) => one.left - other.left)
        .map(({ character }) => character)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  })
