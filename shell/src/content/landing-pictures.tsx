import type { ReactNode } from 'react'

/* Paper-cut style: few colours, light from the left, the right side shaded. */

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** A full paper bag with the customer card in front of it. */
export function ShoppingBag() {
  return (
    <Picture>
      <ellipse cx="240" cy="282" rx="150" ry="10" fill="var(--color-art-crust-light)" />
      <path d="M206 150L176 52Q190 34 208 46L246 150Z" fill="var(--color-art-crust)" />
      <path d="M228 150L196 42Q204 40 208 46L246 150Z" fill="var(--color-art-crust-shade)" />
      <g fill="none" stroke="var(--color-art-crust-light)" strokeWidth="6" strokeLinecap="round">
        <path d="M188 76L204 66M196 102L214 91M205 129L223 117" />
      </g>
      <path d="M268 150C252 108 262 70 246 44C276 58 288 96 290 150Z" fill="var(--color-art-leaf)" />
      <path d="M282 150C284 108 304 84 322 66C326 100 314 126 304 150Z" fill="var(--color-art-leaf-shade)" />
      <path d="M262 150H306V128Q284 116 262 128Z" fill="var(--color-art-label)" />
      <circle cx="322" cy="138" r="24" fill="var(--color-art-grape-light)" />
      <path d="M322 114A24 24 0 0 1 322 162Q336 138 322 114Z" fill="var(--color-art-grape)" />
      <path d="M168 140H348L338 280H180Z" fill="var(--color-art-wood-light)" />
      <path d="M300 140H348L338 280H296Z" fill="var(--color-art-wood)" />
      <path
        d="M168 140L186 156L204 140L222 156L240 140L258 156L276 140L294 156L312 140L330 156L348 140V132H168Z"
        fill="var(--color-art-crust-light)"
      />
      <circle cx="236" cy="216" r="26" fill="var(--color-art-label)" />
      <path d="M226 226C224 208 234 202 248 202C248 218 240 228 226 226Z" fill="var(--color-art-leaf)" />
      <g transform="rotate(-9 136 244)">
        <rect x="78" y="206" width="116" height="74" rx="9" fill="var(--color-art-cheese)" />
        <path d="M158 206H185Q194 206 194 215V271Q194 280 185 280H130Z" fill="var(--color-art-cheese-shade)" />
        <rect x="92" y="222" width="52" height="7" rx="3.5" fill="var(--color-art-bottle)" />
        <path
          d="M94 248V266M101 248V266M106 248V266M115 248V266M122 248V266M127 248V266M136 248V266M143 248V266M150 248V266"
          fill="none"
          stroke="var(--color-art-bottle-shade)"
          strokeWidth="3"
        />
      </g>
    </Picture>
  )
}

/** Three coupons fanned out, one of them activated. */
export function Tickets() {
  return (
    <Picture>
      <ellipse cx="200" cy="292" rx="120" ry="7" fill="var(--color-art-bottle-light)" opacity="0.45" />
      <g transform="translate(158 92) rotate(-9) scale(0.84) translate(-228 -180)">
        <Ticket fill="var(--color-art-grape)" stub="var(--color-art-grape-shade)" />
        <path
          d="M178 148L188 168L210 171L194 186L198 208L178 198L158 208L162 186L146 171L168 168Z"
          fill="var(--color-art-cheese)"
        />
      </g>
      <g transform="translate(306 156) rotate(7) scale(0.84) translate(-228 -180)">
        <Ticket fill="var(--color-art-label)" stub="var(--color-art-label-shade)" />
        <circle cx="164" cy="162" r="13" fill="none" stroke="var(--color-art-grape)" strokeWidth="8" />
        <circle cx="206" cy="200" r="13" fill="none" stroke="var(--color-art-grape)" strokeWidth="8" />
        <path d="M210 150L160 212" fill="none" stroke="var(--color-art-grape)" strokeWidth="8" strokeLinecap="round" />
      </g>
      <g transform="translate(196 228) rotate(-4) scale(0.84) translate(-228 -180)">
        <Ticket fill="var(--color-art-cheese)" stub="var(--color-art-cheese-shade)" />
        <rect x="132" y="154" width="106" height="54" rx="27" fill="var(--color-art-bottle)" />
        <circle cx="211" cy="181" r="20" fill="var(--color-art-label)" />
        <path
          d="M202 181L209 188L221 174"
          fill="none"
          stroke="var(--color-art-bottle)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Picture>
  )
}

/* A ticket with a notch above and below the perforation. */
function Ticket({ fill, stub }: { fill: string; stub: string }) {
  return (
    <g>
      <path
        d="M104 122H268A12 12 0 0 0 292 122H352Q364 122 364 134V226Q364 238 352 238H292A12 12 0 0 0 268 238H104Q92 238 92 226V134Q92 122 104 122Z"
        fill={fill}
      />
      <path
        d="M292 122H352Q364 122 364 134V226Q364 238 352 238H292A12 12 0 0 0 280 226V134A12 12 0 0 0 292 122Z"
        fill={stub}
      />
      <path
        d="M280 144V218"
        fill="none"
        stroke="var(--color-art-label)"
        strokeWidth="3"
        strokeDasharray="7 8"
        opacity="0.8"
      />
    </g>
  )
}

/** An open gift box with a bottle, cheese and coffee. */
export function GiftBox() {
  return (
    <Picture>
      <ellipse cx="240" cy="284" rx="160" ry="9" fill="var(--color-art-grape-light)" opacity="0.35" />
      <path
        d="M196 62V92C196 108 180 112 180 136V200H244V136C244 112 228 108 228 92V62Z"
        fill="var(--color-art-bottle)"
      />
      <path
        d="M216 62H228V92C228 108 244 112 244 136V200H226V138C226 114 216 110 216 92Z"
        fill="var(--color-art-bottle-shade)"
      />
      <rect x="192" y="40" width="40" height="28" rx="5" fill="var(--color-art-cork)" />
      <path d="M216 40H227Q232 40 232 45V63Q232 68 227 68H216Z" fill="var(--color-art-cork-shade)" />
      <path d="M180 146H244V190H180Z" fill="var(--color-art-label)" />
      <path d="M252 200L264 132L316 110L356 144V200Z" fill="var(--color-art-cheese)" />
      <path d="M264 132L316 110L356 144Z" fill="var(--color-art-cheese-light)" />
      <circle cx="286" cy="166" r="10" fill="var(--color-art-cheese-shade)" />
      <circle cx="326" cy="178" r="8" fill="var(--color-art-cheese-shade)" />
      <path d="M116 200L124 116H166L172 200Z" fill="var(--color-art-coffee)" />
      <path d="M124 116L130 100H160L166 116Z" fill="var(--color-art-wood-shade)" />
      <rect x="130" y="140" width="30" height="36" rx="4" fill="var(--color-art-label)" />
      <path d="M145 148C153 154 153 164 145 169C137 164 137 154 145 148Z" fill="var(--color-art-wood)" />
      <path d="M104 200H376V268Q376 282 362 282H118Q104 282 104 268Z" fill="var(--color-art-grape)" />
      <path d="M306 200H376V268Q376 282 362 282H306Z" fill="var(--color-art-grape-shade)" />
      <rect x="92" y="186" width="296" height="30" rx="8" fill="var(--color-art-grape-light)" />
      <path d="M306 186H380Q388 186 388 194V208Q388 216 380 216H306Z" fill="var(--color-art-grape)" />
      <rect x="222" y="186" width="36" height="96" fill="var(--color-art-cheese)" />
      <path d="M246 186H258V282H246Z" fill="var(--color-art-cheese-shade)" />
    </Picture>
  )
}
