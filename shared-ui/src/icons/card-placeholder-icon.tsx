import { Artwork, cardBox } from './artwork.tsx'
import type { IconProps } from './icons.tsx'

/** Placeholder for a card: a dashed outline with a plus. */
export function CardPlaceholderIcon(props: IconProps) {
  return (
    <Artwork box={cardBox} {...props}>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <rect x="1.5" y="1.5" width="61" height="37" rx="5" strokeDasharray="4 4.5" />
        <path d="M32 13V27M25 20H39" />
      </g>
    </Artwork>
  )
}
