/** A phone that shows the digital card, cut off at the lower edge of its panel. */
export function Phone() {
  return (
    <svg viewBox="0 0 304 300" width="304" height="300" aria-hidden="true" focusable="false">
      <circle cx="152" cy="170" r="128" fill="var(--color-pastel-peach)" />
      <rect x="66" y="20" width="172" height="320" rx="26" fill="var(--color-hero-deep)" />
      <rect x="76" y="30" width="152" height="300" rx="17" fill="var(--color-art-label)" />
      <rect x="128" y="38" width="48" height="9" rx="4.5" fill="var(--color-hero-deep)" />
      <path d="M76 62H228V148Q228 156 220 156H84Q76 156 76 148Z" fill="var(--color-art-bottle)" />
      <rect x="90" y="76" width="62" height="8" rx="4" fill="var(--color-art-label)" />
      <path d="M90 96H202Q210 96 210 104V178Q210 186 202 186H98Q90 186 90 178Z" fill="var(--color-art-cheese)" />
      <path d="M172 96H202Q210 96 210 104V178Q210 186 202 186H142Z" fill="var(--color-art-cheese-shade)" />
      <rect x="102" y="110" width="54" height="7" rx="3.5" fill="var(--color-art-bottle-shade)" />
      <path
        d="M104 134V166M110 134V166M114 134V166M121 134V166M128 134V166M132 134V166M140 134V166M146 134V166M150 134V166M158 134V166M164 134V166M168 134V166M176 134V166M182 134V166M188 134V166M194 134V166"
        fill="none"
        stroke="var(--color-art-bottle-shade)"
        strokeWidth="3"
      />
      <rect x="90" y="204" width="56" height="14" rx="7" fill="var(--color-art-grape)" />
      <rect x="90" y="228" width="120" height="7" rx="3.5" fill="var(--color-art-label-shade)" />
      <rect x="90" y="244" width="92" height="7" rx="3.5" fill="var(--color-art-label-shade)" />
      <rect x="90" y="266" width="120" height="34" rx="9" fill="var(--color-art-label-shade)" />
    </svg>
  )
}
