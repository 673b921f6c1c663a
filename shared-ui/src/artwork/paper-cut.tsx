import type { ReactNode } from 'react'
import type { Elements } from '../styles/elements.ts'

/** The artwork's colours. */
export const art = {
  bottle: 'var(--color-art-bottle)',
  bottleShade: 'var(--color-art-bottle-shade)',
  bottleLight: 'var(--color-art-bottle-light)',
  label: 'var(--color-art-label)',
  labelShade: 'var(--color-art-label-shade)',
  cork: 'var(--color-art-cork)',
  corkShade: 'var(--color-art-cork-shade)',
  cheese: 'var(--color-art-cheese)',
  cheeseLight: 'var(--color-art-cheese-light)',
  cheeseShade: 'var(--color-art-cheese-shade)',
  grape: 'var(--color-art-grape)',
  grapeLight: 'var(--color-art-grape-light)',
  grapeShade: 'var(--color-art-grape-shade)',
  leaf: 'var(--color-art-leaf)',
  leafShade: 'var(--color-art-leaf-shade)',
  wood: 'var(--color-art-wood)',
  woodLight: 'var(--color-art-wood-light)',
  woodShade: 'var(--color-art-wood-shade)',
  crust: 'var(--color-art-crust)',
  crustLight: 'var(--color-art-crust-light)',
  crustShade: 'var(--color-art-crust-shade)',
  coffee: 'var(--color-art-coffee)',
  tomato: 'var(--color-art-tomato)',
  tomatoShade: 'var(--color-art-tomato-shade)',
  salmon: 'var(--color-art-salmon)',
  salmonShade: 'var(--color-art-salmon-shade)',
  tin: 'var(--color-art-tin)',
  tinShade: 'var(--color-art-tin-shade)',
} as const

/** A drawing of 480 × 320 units on a table at y = 284, with light from the left. Decoration: hidden from screen readers. */
export function PaperCut({ shadow = 150, children }: { shadow?: number; children: Elements }) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false">
      <ellipse cx="250" cy="285" rx={shadow} ry="9" fill="var(--color-art-shadow)" opacity="0.4" />
      {children}
    </svg>
  )
}

export type CutProps = {
  d: string
  fill: string
  /** Colour of the right side. */
  shade?: string
  /** Where the shaded side begins, in percent of the width. */
  at?: number
}

/** A shape with a shaded right side. */
export function Cut({ d, fill, shade, at = 62 }: CutProps) {
  return (
    <>
      <path d={d} fill={fill} />
      {shade && <path d={d} fill={shade} clipPath={`inset(0 0 0 ${at}%)`} />}
    </>
  )
}

/** Lines with round ends. */
export function Lines({ d, color, width = 4 }: { d: string; color: string; width?: number }) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
}

/** Moves, turns (degrees) and scales its children, which are drawn around 0, 0. */
export function Place(props: { x: number; y?: number; turn?: number; scale?: number; children: ReactNode }) {
  const { x, y = 284, turn = 0, scale = 1, children } = props
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>{children}</g>
}

/** Path of an ellipse around x, y; of a circle without `ry`. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`

/** Path of a rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 6): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`
