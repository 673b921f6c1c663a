import { art, box, Cut, Lines, oval, PaperCut, Place } from '@portal/shared-ui/artwork'
import { Leaf } from '@portal/shared-ui/table-ware'

/** A tin of caviar on ice with a mother-of-pearl spoon. */
export function CaviarTin() {
  return (
    <PaperCut shadow={180}>
      <g fill={art.tin}>
        <path d="M86 284L112 232 156 246 150 284Z" />
        <path d="M330 284L340 240 386 234 402 284Z" />
      </g>
      <path d="M120 284L150 250 190 284ZM290 284L326 246 366 284Z" fill={art.tinShade} />
      <Cut d="M126 196V244C126 264 178 278 240 278S354 264 354 244V196Z" fill={art.bottle} shade={art.bottleShade} />
      <Lines d="M140 228C186 246 294 246 340 228" color={art.cheese} width={5} />
      <Cut d={oval(240, 196, 114, 36)} fill={art.cheese} shade={art.cheeseShade} />
      <path d={oval(240, 194, 99, 28)} fill={art.coffee} />
      <g fill={art.grapeLight}>
        {[
          [182, 190],
          [204, 202],
          [214, 182],
          [236, 196],
          [252, 182],
          [264, 204],
          [288, 190],
          [306, 196],
        ].map(([x = 0, y = 0]) => (
          <path key={x} d={oval(x, y, 5)} />
        ))}
      </g>
      <Lines d="M270 186L372 92" color={art.tinShade} width={9} />
      <Cut d="M254 200C246 180 264 164 284 170C292 184 280 202 254 200Z" fill={art.label} shade={art.labelShade} />
    </PaperCut>
  )
}

/** An opened bar of chocolate with broken pieces. */
export function ChocolateBar() {
  return (
    <PaperCut shadow={170}>
      <Place x={214} y={172} turn={-10}>
        <Cut d={box(-86, -136, 172, 140, 8)} fill={art.coffee} shade={art.grapeShade} at={66} />
        <Lines d="M-43-132V0M0-132V0M43-132V0M-82-90H82M-82-44H82" color={art.woodShade} width={4} />
        <path d="M-100-20L-76-34-52-18-26-34 0-18 26-34 52-18 76-34 100-20V-8H-100Z" fill={art.tin} />
        <Cut d={box(-100, -12, 200, 118, 6)} fill={art.tomato} shade={art.tomatoShade} at={72} />
        <path d={box(-58, 16, 116, 58, 4)} fill={art.label} />
        <Lines d="M-34 36H34M-20 54H20" color={art.grape} width={5} />
      </Place>
      <Place x={376} y={262} turn={14}>
        <Cut d={box(-30, -22, 60, 40, 5)} fill={art.coffee} shade={art.grapeShade} />
        <Lines d="M0-20V16" color={art.woodShade} width={4} />
      </Place>
      <Place x={356} y={196} turn={24}>
        <Cut d="M0-46C34-36 44 4 26 40C8 50-14 48-28 36C-42 2-30-34 0-46Z" fill={art.crust} shade={art.crustShade} />
        <Lines d="M-12-30C-22 0-20 22-10 40M6-42C6 0 8 20 8 44" color={art.crustLight} width={3} />
      </Place>
    </PaperCut>
  )
}

/** A round bottle of quince spirit with a quince. */
export function QuinceSpirit() {
  return (
    <PaperCut shadow={160}>
      <Cut
        d="M186 66H230V140C286 156 306 190 306 220C306 258 282 284 252 284H164C134 284 110 258 110 220C110 190 130 156 186 140Z"
        fill={art.cheeseLight}
        shade={art.cheese}
      />
      <Cut d={box(180, 38, 56, 36, 6)} fill={art.wood} shade={art.woodShade} />
      <path d={oval(208, 216, 56, 42)} fill={art.label} />
      <path d="M208 186C230 194 236 220 222 238C214 242 202 242 194 238C180 220 186 194 208 186Z" fill={art.cheese} />
      <Lines d="M208 186V176" color={art.leafShade} width={4} />
      <Cut
        d="M372 186C390 186 404 196 410 214C424 236 416 268 396 280C384 286 360 286 348 280C328 268 320 236 334 214C340 196 354 186 372 186Z"
        fill={art.cheese}
        shade={art.cheeseShade}
      />
      <Lines d="M372 188C372 176 376 168 384 162" color={art.woodShade} width={6} />
      <Leaf x={380} y={180} turn={62} scale={0.9} />
    </PaperCut>
  )
}
