/* Objects stand at y = 322. Light comes from the left. */

export function Board() {
  return (
    <g>
      <path d="M22 334H498L490 349Q488 354 480 354H40Q32 354 30 349Z" fill="var(--color-art-wood-shade)" />
      <rect x="12" y="316" width="496" height="22" rx="11" fill="var(--color-art-wood)" />
      <path d="M23 316H497A11 11 0 0 1 507 323H13A11 11 0 0 1 23 316Z" fill="var(--color-art-wood-light)" />
      <g fill="none" stroke="var(--color-art-wood-shade)" strokeWidth="1.6" strokeLinecap="round" opacity="0.55">
        <path d="M60 331H150M176 332H214M300 331H388M420 332H446" />
      </g>
    </g>
  )
}

export function Bottle() {
  return (
    <g>
      <path
        d="M150 62V116C150 146 122 152 122 192V314Q122 322 130 322H200Q208 322 208 314V192C208 152 180 146 180 116V62Z"
        fill="var(--color-art-bottle)"
      />
      <path
        d="M168 62H180V116C180 146 208 152 208 192V314Q208 322 200 322H182V196C182 158 168 148 168 116Z"
        fill="var(--color-art-bottle-shade)"
      />
      <g fill="none" stroke="var(--color-art-bottle-light)" strokeWidth="5" strokeLinecap="round">
        <path d="M134 190C136 168 152 160 156 138" />
        <path d="M157 112V92" />
      </g>
      <rect x="145" y="30" width="40" height="36" rx="5" fill="var(--color-art-cork)" />
      <path d="M168 30H180Q185 30 185 35V61Q185 66 180 66H168Z" fill="var(--color-art-cork-shade)" />
      <path d="M122 206H208V284H122Z" fill="var(--color-art-label)" />
      <path d="M182 206H208V284H182Z" fill="var(--color-art-label-shade)" />
      <path d="M153 235C153 222 163 217 176 217C176 230 167 236 153 235Z" fill="var(--color-art-leaf)" />
      <path d="M153 235L167 225" fill="none" stroke="var(--color-art-leaf-shade)" strokeWidth="1.6" />
      <g fill="none" stroke="var(--color-art-grape)" strokeWidth="4" strokeLinecap="round">
        <path d="M138 250H191M138 261H191M151 272H178" />
      </g>
    </g>
  )
}

export function Mug() {
  return (
    <g>
      <path
        d="M420 240H432A21 21 0 0 1 432 282H420"
        fill="none"
        stroke="var(--color-art-label-shade)"
        strokeWidth="11"
      />
      <path d="M350 222H424V294Q424 322 396 322H378Q350 322 350 294Z" fill="var(--color-art-label)" />
      <path d="M404 222H424V294Q424 322 396 322H384Q404 314 404 290Z" fill="var(--color-art-label-shade)" />
      <ellipse cx="387" cy="222" rx="37" ry="9.5" fill="var(--color-art-label-shade)" />
      <ellipse cx="387" cy="222.5" rx="32" ry="7" fill="var(--color-art-coffee)" />
      <path d="M362 221.5Q374 216.5 392 217" fill="none" stroke="var(--color-art-wood)" strokeWidth="2" opacity="0.8" />
      <g fill="none" stroke="var(--color-on-green)" strokeWidth="5" strokeLinecap="round" opacity="0.6">
        <path d="M374 202C364 190 384 182 374 168C368 160 372 154 376 150" />
        <path d="M400 200C390 188 410 178 400 162C393 152 398 144 403 139" />
      </g>
    </g>
  )
}

const cheeseHoles = [
  { cx: 242, cy: 298, r: 12 },
  { cx: 283, cy: 284, r: 8 },
  { cx: 306, cy: 305, r: 9 },
  { cx: 338, cy: 294, r: 7 },
]

export function Cheese() {
  return (
    <g>
      <path d="M198 322L226 246L360 280V322Z" fill="var(--color-art-cheese)" />
      <path d="M226 246L278 210L350 236L360 280Z" fill="var(--color-art-cheese-light)" />
      <path d="M198 322L201.5 312.500H360V322Z" fill="var(--color-art-cheese-shade)" opacity="0.55" />
      {cheeseHoles.map(({ cx, cy, r }) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r={r} fill="var(--color-art-cheese-shade)" />
          <path
            d={`M${cx - r * 0.8} ${cy + r * 0.6}A${r} ${r} 0 0 0 ${cx + r * 0.8} ${cy + r * 0.6}A${r * 1.3} ${r * 1.3} 0 0 1 ${cx - r * 0.8} ${cy + r * 0.6}Z`}
            fill="var(--color-art-cheese-light)"
            opacity="0.7"
          />
        </g>
      ))}
      <ellipse cx="290" cy="232" rx="12" ry="5" fill="var(--color-art-cheese)" />
      <ellipse cx="326" cy="252" rx="8" ry="3.5" fill="var(--color-art-cheese)" />
    </g>
  )
}

export function Bread() {
  return (
    <g>
      <path
        d="M22 300C20 266 54 246 92 246C132 246 162 268 160 300C159 318 144 322 92 322C40 322 23 318 22 300Z"
        fill="var(--color-art-crust)"
      />
      <path
        d="M22 298C24 318 40 322 92 322C144 322 159 318 160 298C150 311 126 313 92 313C58 313 32 311 22 298Z"
        fill="var(--color-art-crust-shade)"
      />
      <g fill="var(--color-art-crust-light)">
        <path d="M42 290C42 272 54 262 70 258C62 268 56 276 55 291C52 295 44 295 42 290Z" />
        <path d="M76 290C76 270 88 258 105 254C96 266 90 276 89 291C86 295 78 295 76 290Z" />
        <path d="M110 290C110 274 120 264 136 261C129 270 124 278 123 291C120 295 112 295 110 290Z" />
      </g>
    </g>
  )
}

const grapes = [
  { cx: 452, cy: 250, tone: 'shade' },
  { cx: 476, cy: 252, tone: 'plain' },
  { cx: 440, cy: 270, tone: 'plain' },
  { cx: 488, cy: 272, tone: 'shade' },
  { cx: 464, cy: 269, tone: 'light' },
  { cx: 430, cy: 290, tone: 'shade' },
  { cx: 476, cy: 290, tone: 'plain' },
  { cx: 453, cy: 289, tone: 'plain' },
  { cx: 441, cy: 309, tone: 'light' },
  { cx: 466, cy: 309, tone: 'shade' },
  { cx: 418, cy: 309, tone: 'plain' },
] as const

const grapeFill = {
  plain: 'var(--color-art-grape)',
  light: 'var(--color-art-grape-light)',
  shade: 'var(--color-art-grape-shade)',
}

export function Grapes() {
  return (
    <g>
      <path
        d="M464 246C464 232 468 222 476 212"
        fill="none"
        stroke="var(--color-art-wood-shade)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M468 232C464 208 480 196 508 196C508 222 494 236 468 232Z" fill="var(--color-art-leaf)" />
      <path d="M468 232L508 196C508 222 494 236 468 232Z" fill="var(--color-art-leaf-shade)" />
      {grapes.map(({ cx, cy, tone }) => (
        <g key={`${cx}-${cy}`}>
          <circle cx={cx} cy={cy} r="13.5" fill={grapeFill[tone]} />
          <path
            d={`M${cx - 8} ${cy - 1}A8 8 0 0 1 ${cx - 1} ${cy - 8}`}
            fill="none"
            stroke="var(--color-art-label)"
            strokeWidth="2.4"
            strokeLinecap="round"
            opacity="0.45"
          />
        </g>
      ))}
    </g>
  )
}
