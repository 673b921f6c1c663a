import { element } from './element.ts'
import { boxAround, labelTops, type Box } from './place-labels.ts'
import type { Kind } from './kind-of.ts'

/** A part of the page that gets an outline. */
export type Outlined = {
  /** Where the page shows it now; several for several elements. */
  rectangles: () => readonly Box[]
  label: string
  kind: Kind
}

type Drawn = { outlined: Outlined; outline: HTMLElement; label: HTMLElement }

/** Outlines with labels over the page, which follow their parts in every frame until they are removed. */
export function createOutlines() {
  const layer = element('div', { class: 'outlines', attributes: { 'aria-hidden': 'true' } })
  let drawn: Drawn[] = []
  let frame = 0

  function place(): void {
    const boxes = drawn.map(({ outlined }) => boxAround(outlined.rectangles()))
    const labels = drawn.flatMap(({ label }, index) => {
      const box = boxes[index] ?? null
      // A label at the edge of the window would seem to belong to what is there.
      const isInView = box !== null && box.top < innerHeight && box.top + box.height > 0
      label.hidden = !isInView
      if (!isInView) return []
      const { offsetWidth: width, offsetHeight: height } = label
      return [{ label, box: { left: Math.max(0, box.left), top: box.top - height, width, height } }]
    })
    const tops = labelTops(labels.map(({ box }) => box))
    labels.forEach(({ label, box }, index) => moveTo(label, box.left, tops[index] ?? 0))
    drawn.forEach(({ outline }, index) => {
      const box = boxes[index]
      outline.hidden = !box
      if (!box) return
      moveTo(outline, box.left, box.top)
      outline.style.width = `${box.width}px`
      outline.style.height = `${box.height}px`
    })
    frame = requestAnimationFrame(place)
  }

  return {
    layer,
    show(parts: readonly Outlined[]): void {
      drawn = parts.map((outlined) => ({
        outlined,
        outline: element('div', { class: 'outline', attributes: { 'data-kind': outlined.kind } }),
        label: element('div', { class: 'label', text: outlined.label, attributes: { 'data-kind': outlined.kind } }),
      }))
      layer.replaceChildren(...drawn.map(({ outline }) => outline), ...drawn.map(({ label }) => label))
      cancelAnimationFrame(frame)
      place()
    },
    remove(): void {
      cancelAnimationFrame(frame)
      layer.replaceChildren()
      drawn = []
    },
  }
}

function moveTo({ style }: HTMLElement, left: number, top: number): void {
  style.translate = `${left}px ${top}px`
}
