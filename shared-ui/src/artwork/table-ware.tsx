import { art, box, Cut, Lines, oval, Place, type CutProps } from './paper-cut.tsx'

/* Objects that stand on the table at y = 284. */

type Coloured = Pick<CutProps, 'fill'> & { shade: string }

export type BottleProps = Partial<Coloured> & {
  x: number
  width?: number
  height?: number
  /** Colour of the capsule or cork. */
  cap?: string
  capShade?: string
}

/** A bottle with a label. */
export function Bottle(props: BottleProps) {
  const { x, width = 66, height = 210, fill = art.bottle, shade = art.bottleShade } = props
  const { cap = art.cork, capShade = art.corkShade } = props
  const half = width / 2
  const neck = width * 0.17
  const top = 284 - height
  const shoulder = top + height * 0.32
  const body = top + height * 0.5
  return (
    <g>
      <Cut
        d={`M${x - neck} ${top}V${shoulder}C${x - neck} ${body - 14} ${x - half} ${body - 20} ${x - half} ${body + 4}V276q0 8 8 8h${width - 16}q8 0 8-8V${body + 4}C${x + half} ${body - 20} ${x + neck} ${body - 14} ${x + neck} ${shoulder}V${top}Z`}
        fill={fill}
        shade={shade}
      />
      <Cut d={box(x - neck - 3, top - 8, 2 * neck + 6, height * 0.2, 4)} fill={cap} shade={capShade} />
      <Cut
        d={`M${x - half} ${body + 22}h${width}v${height * 0.27}h${-width}Z`}
        fill={art.label}
        shade={art.labelShade}
        at={68}
      />
    </g>
  )
}

export type JarProps = Coloured & { x: number; width?: number; height?: number; lid?: string; lidShade?: string }

/** A preserving jar with a lid. */
export function Jar(props: JarProps) {
  const { x, fill, shade, width = 90, height = 110, lid = art.label, lidShade = art.labelShade } = props
  const top = 284 - height
  return (
    <g>
      <Cut d={box(x - width / 2, top + 14, width, height - 14, 16)} fill={fill} shade={shade} />
      <Cut d={box(x - width / 2 + 5, top - 6, width - 10, 26, 7)} fill={lid} shade={lidShade} />
      <Lines d={`M${x - width / 2 + 11} ${top + 42}v${height * 0.32}`} color={art.label} width={5} />
    </g>
  )
}

/** A stemmed glass; `fill` is the colour of the drink. */
export function StemGlass({ x, fill, shade, height = 130 }: Coloured & { x: number; height?: number }) {
  const top = 284 - height
  const foot = 284
  const bowl = top + height * 0.52
  return (
    <g>
      <Cut
        d={`M${x - 30} ${top}H${x + 30}C${x + 34} ${bowl - 10} ${x + 18} ${bowl} ${x + 4} ${bowl + 3}V${foot - 6}H${x + 26}V${foot}H${x - 26}V${foot - 6}H${x - 4}V${bowl + 3}C${x - 18} ${bowl} ${x - 34} ${bowl - 10} ${x - 30} ${top}Z`}
        fill={art.tin}
        shade={art.tinShade}
      />
      <Cut
        d={`M${x - 28} ${top + height * 0.2}H${x + 28}C${x + 27} ${bowl - 14} ${x + 14} ${bowl - 5} ${x} ${bowl - 4}C${x - 14} ${bowl - 5} ${x - 27} ${bowl - 14} ${x - 28} ${top + height * 0.2}Z`}
        fill={fill}
        shade={shade}
      />
    </g>
  )
}

/** A slim glass with a sparkling drink. */
export function Flute({ x, height = 150 }: { x: number; height?: number }) {
  const top = 284 - height
  const bowl = top + height * 0.62
  return (
    <g>
      <Cut
        d={`M${x - 17} ${top}H${x + 17}L${x + 12} ${bowl - 8}Q${x + 9} ${bowl} ${x + 3} ${bowl + 2}V278H${x + 20}V284H${x - 20}V278H${x - 3}V${bowl + 2}Q${x - 9} ${bowl} ${x - 12} ${bowl - 8}Z`}
        fill={art.tin}
        shade={art.tinShade}
      />
      <Cut
        d={`M${x - 14.5} ${top + 24}H${x + 14.5}L${x + 10} ${bowl - 10}Q${x + 6} ${bowl - 5} ${x} ${bowl - 5}Q${x - 6} ${bowl - 5} ${x - 10} ${bowl - 10}Z`}
        fill={art.cheese}
        shade={art.cheeseShade}
      />
      <g fill={art.label}>
        <circle cx={x - 4} cy={top + 42} r="2.500" />
        <circle cx={x + 4} cy={top + 58} r="2" />
        <circle cx={x - 2} cy={top + 70} r="2" />
      </g>
    </g>
  )
}

/** A cup on a saucer, with steam; `fill` is the colour of the drink. */
export function Cup({ x, fill = art.coffee }: { x: number; fill?: string }) {
  return (
    <g>
      <Lines d={`M${x + 44} 226h10a19 19 0 0 1 0 38h-14`} color={art.labelShade} width={10} />
      <Cut
        d={`M${x - 50} 210H${x + 50}V232C${x + 50} 262 ${x + 32} 276 ${x} 276S${x - 50} 262 ${x - 50} 232Z`}
        fill={art.label}
        shade={art.labelShade}
      />
      <path d={oval(x, 210, 50, 11)} fill={art.labelShade} />
      <path d={oval(x, 211, 43, 8)} fill={fill} />
      <Cut d={box(x - 80, 274, 160, 11, 5)} fill={art.label} shade={art.labelShade} />
      <Lines d={`M${x - 14} 190c-11-13 11-22 0-37M${x + 14} 190c-11-13 11-22 0-37`} color={art.tinShade} width={6} />
    </g>
  )
}

/** A wooden board from x to x + width. */
export function Board({ x, width, y = 268 }: { x: number; width: number; y?: number }) {
  return (
    <g>
      <Cut d={box(x, y, width, 17, 8)} fill={art.wood} shade={art.woodShade} at={78} />
      <Lines d={`M${x + 10} ${y + 2}H${x + width - 12}`} color={art.woodLight} width={4} />
    </g>
  )
}

/** A flat plate. */
export function Plate({ x, radius = 110 }: { x: number; radius?: number }) {
  return (
    <Cut
      d={`M${x - radius} 270H${x + radius}C${x + radius - 14} 282 ${x + radius * 0.5} 285 ${x} 285S${x - radius + 14} 282 ${x - radius} 270Z`}
      fill={art.label}
      shade={art.labelShade}
    />
  )
}

/** A leaf that grows upwards from x, y. */
export function Leaf({ x, y, turn = 0, scale = 1 }: { x: number; y: number; turn?: number; scale?: number }) {
  return (
    <Place x={x} y={y} turn={turn} scale={scale}>
      <Cut d="M0 0C-20-14-20-40 0-58C20-40 20-14 0 0Z" fill={art.leaf} shade={art.leafShade} at={50} />
    </Place>
  )
}

/** A ribbon's bow around x, y. */
export function Bow({
  x,
  y,
  scale = 1,
  fill = art.grapeLight,
  shade = art.grape,
}: Partial<Coloured> & { x: number; y: number; scale?: number }) {
  return (
    <Place x={x} y={y} scale={scale}>
      <path d="M0 0L-26 40L-12 36L-6 48L4 8Z" fill={shade} />
      <path d="M0 0L24 38L11 36L8 48L-4 8Z" fill={fill} />
      <Cut d="M0 0C-16-26-44-28-46-10S-18 16 0 0Z" fill={fill} shade={shade} at={58} />
      <Cut d="M0 0C16-26 44-28 46-10S18 16 0 0Z" fill={fill} shade={shade} at={52} />
      <path d={oval(0, 0, 10, 9)} fill={shade} />
    </Place>
  )
}

/** A bunch of round fruit, such as grapes or olives. */
export function Berries({
  at,
  radius = 13,
  fill = art.grapeLight,
  shade = art.grape,
}: Partial<Coloured> & { at: readonly (readonly [number, number])[]; radius?: number }) {
  return at.map(([x, y]) => <Cut key={`${x}-${y}`} d={oval(x, y, radius)} fill={fill} shade={shade} at={60} />)
}
