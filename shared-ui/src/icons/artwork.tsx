import type { IconProps } from './icons.tsx'
import type { Elements } from '../styles/elements.ts'

type ArtworkProps = IconProps & { box: readonly [width: number, height: number]; children: Elements }

/** A drawing of its own colours; `size` is its height in px, the width follows from the box. */
export function Artwork({ box: [width, height], title, size = height, className, children }: ArtworkProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round((size * width) / height)}
      height={size}
      className={className}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}

/** Of drawings of the customer card. */
export const cardBox = [64, 40] as const
