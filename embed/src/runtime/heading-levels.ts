import { headingLevelAttribute } from '@portal/shared-contracts/embed/elements'
import { hostOf } from './host-of.ts'

const tags = 'h1,h2,h3,h4,h5,h6'
const deepest = 6

const levelOf = (heading: Element): number => Number(heading.localName.slice(1))

/** The level that an element gives to its highest heading; null for none and for a value but 1 to 6. */
function givenLevel(host: Element | null): number | null {
  const level = Number(host?.getAttribute(headingLevelAttribute))
  return Number.isInteger(level) && level >= 1 && level <= deepest ? level : null
}

/**
 * Gives the highest heading in a container the level of its element's attribute, and keeps the distances of the others,
 * also when they or the attribute change, until the returned function is called. The tags stay, because style sheets
 * name them.
 */
export function followHeadingLevel(container: Element): () => void {
  let host: Element | null = null
  function apply(): void {
    if (host === null && (host = hostOf(container)))
      observer.observe(host, { attributeFilter: [headingLevelAttribute] })
    const first = givenLevel(host)
    const headings = container.querySelectorAll(tags)
    let highest = deepest
    for (const heading of headings) highest = Math.min(highest, levelOf(heading))
    for (const heading of headings)
      heading.ariaLevel = first === null ? null : String(Math.min(deepest, first + levelOf(heading) - highest))
  }
  const observer = new MutationObserver(apply)
  observer.observe(container, { childList: true, subtree: true })
  return () => observer.disconnect()
}
