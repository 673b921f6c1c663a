import { Board, Bottle, Bread, Cheese, Grapes, Mug } from './still-life-parts.tsx'

/** Decoration of the hero, for a green background. */
export function StillLife({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 520 366" width="520" height="366" className={className} aria-hidden="true" focusable="false">
      <circle cx="270" cy="186" r="166" fill="var(--color-on-green-veil)" />
      <circle cx="270" cy="186" r="126" fill="var(--color-on-green-veil)" />
      <ellipse cx="260" cy="352" rx="252" ry="12" fill="var(--color-art-shadow)" />
      <Board />
      <Bottle />
      <Mug />
      <Cheese />
      <Bread />
      <Grapes />
    </svg>
  )
}
