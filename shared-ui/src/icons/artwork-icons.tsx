import { Artwork, cardBox } from './artwork.tsx'
import type { IconProps } from './icons.tsx'
import type { Elements } from '../styles/elements.ts'

/** Front of the customer card: ground, wordmark, corner. */
export function CustomerCardFrontIcon(props: IconProps) {
  return (
    <Artwork box={cardBox} {...props}>
      <rect width="64" height="40" rx="5" fill="var(--color-card-light)" />
      <path d="M64 8V35a5 5 0 0 1-5 5H24C44 36 58 26 64 8Z" fill="var(--color-card-deep)" />
      <g fill="none" stroke="var(--color-card-ink)" strokeLinecap="round">
        <path d="M7 10H31" strokeWidth="3.5" />
        <path d="M7 31H29" strokeWidth="2" />
      </g>
      <circle cx="54" cy="10" r="3" fill="var(--color-accent)" />
    </Artwork>
  )
}

/** Back of the customer card: barcode and number. */
export function CustomerCardBackIcon(props: IconProps) {
  return (
    <Artwork box={cardBox} {...props}>
      <rect width="64" height="40" rx="5" fill="var(--color-card-deep)" />
      <rect x="6" y="7" width="52" height="21" rx="2" fill="var(--color-card-light)" />
      <path
        d="M10 10v15M13 10v15M18 10v15M21 10v15M23 10v15M28 10v15M32 10v15M35 10v15M40 10v15M43 10v15M46 10v15M51 10v15M54 10v15"
        stroke="var(--color-card-ink)"
        strokeWidth="1.5"
      />
      <path d="M10 34H40" stroke="var(--color-card-ink)" strokeWidth="2" strokeLinecap="round" />
    </Artwork>
  )
}

export type StoreBadgeProps = {
  /** Small line above the name. */
  caption: string
  store: string
}

function Badge({ caption, store, children }: StoreBadgeProps & { children: Elements }) {
  return (
    <svg viewBox="0 0 168 52" width="168" height="52" role="img" aria-label={`${caption} ${store}`}>
      <rect width="168" height="52" rx="12" fill="var(--color-card-ink)" />
      <g fill="var(--color-on-hero)">
        {children}
        <g fontFamily="var(--font-text)" aria-hidden="true">
          <text x="50" y="21" fontSize="11">
            {caption}
          </text>
          <text x="50" y="39" fontSize="18" fontWeight="600">
            {store}
          </text>
        </g>
      </g>
    </svg>
  )
}

/** Store badge with a bag. */
export function AppStoreBadge(props: StoreBadgeProps) {
  return (
    <Badge {...props}>
      <path d="M14 20h22l2 16a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
      <path d="M19 22v-4a6 6 0 0 1 12 0v4" fill="none" stroke="var(--color-accent)" strokeWidth="2.5" />
    </Badge>
  )
}

/** Store badge with a play triangle. */
export function PlayStoreBadge(props: StoreBadgeProps) {
  return (
    <Badge {...props}>
      <path d="M15 13.500v25a1.5 1.5 0 0 0 2.3 1.300L37 27.300a1.5 1.5 0 0 0 0-2.600L17.3 12.200a1.5 1.5 0 0 0-2.3 1.300Z" />
      <path d="M15 13.500v25L27 26Z" fill="var(--color-accent)" />
    </Badge>
  )
}
