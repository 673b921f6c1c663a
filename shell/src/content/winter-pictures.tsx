import { art, box, Cut, Lines, oval, PaperCut, Place } from '@portal/shared-ui/artwork'
import { Berries, Board, Bottle, Bow, Flute, Leaf, Plate } from '@portal/shared-ui/table-ware'

/** A stollen, sliced and dusted with sugar. */
export function Stollen() {
  return (
    <PaperCut shadow={190}>
      <Board x={56} width={372} />
      <Cut d="M150 268C132 214 170 172 226 168H330C380 172 402 222 390 268Z" fill={art.crust} shade={art.crustShade} />
      <Cut
        d="M146 236C136 190 176 158 232 156H326C372 160 398 196 392 232C372 214 352 238 330 222S286 240 262 224 214 244 190 226 156 248 146 236Z"
        fill={art.label}
        shade={art.labelShade}
        at={74}
      />
      <Cut d="M76 268C66 226 86 190 122 190S178 226 168 268Z" fill={art.cheeseLight} shade={art.crustLight} />
      <Lines d="M76 258C72 218 92 192 122 190S172 218 168 258" color={art.label} width={8} />
      <path d={oval(122, 238, 17, 15)} fill={art.cheese} />
      <Berries
        at={[
          [98, 228],
          [146, 226],
          [108, 256],
          [140, 257],
        ]}
        radius={5}
        fill={art.grape}
        shade={art.grapeShade}
      />
      <Leaf x={408} y={268} turn={-24} scale={1.1} />
      <Leaf x={416} y={268} turn={18} scale={1.3} />
      <Berries
        at={[
          [404, 262],
          [418, 260],
        ]}
        radius={8}
        fill={art.tomato}
        shade={art.tomatoShade}
      />
    </PaperCut>
  )
}

/** Two flutes of sparkling wine with a soft cheese. */
export function CheeseAndSparkling() {
  return (
    <PaperCut shadow={180}>
      <Flute x={132} height={196} />
      <Flute x={194} height={180} />
      <Board x={226} width={196} />
      <Cut d="M250 268V224C250 210 288 202 330 202S404 210 404 224V268Z" fill={art.label} shade={art.labelShade} />
      <path d={oval(327, 222, 77, 19)} fill={art.cheeseLight} />
      <path d="M327 222L396 212C404 216 404 228 404 228V268H366Z" fill={art.cheese} />
      <path d="M327 222L366 268H392L404 228Z" fill={art.cheeseLight} />
      <Leaf x={290} y={222} turn={30} scale={0.6} />
    </PaperCut>
  )
}

/** Ravioli on a floured table with a pastry wheel. */
export function Ravioli() {
  return (
    <PaperCut shadow={200}>
      <Cut d={box(34, 84, 412, 200, 22)} fill={art.woodLight} shade={art.wood} at={86} />
      <Lines d="M60 112H180M250 262H360M300 104H392" color={art.wood} width={4} />
      {[
        [96, 224, -6],
        [190, 232, 4],
        [140, 142, 10],
        [236, 148, -10],
      ].map(([x = 0, y = 0, turn = 0]) => (
        <Place key={x} x={x} y={y} turn={turn}>
          <Cut
            d="M-42-38l12 8 12-8 12 8 12-8 12 8 12-8 12 8 0 12 -8 10 8 12-8 12 8 14-12 10-12-8-12 8-12-8-12 8-12-8-12 8-10-8 8-14-8-12 8-12Z"
            fill={art.cheeseLight}
            shade={art.cheese}
            at={66}
          />
          <path d={oval(-2, 2, 19, 16)} fill={art.cheese} />
          <path d={oval(-5, -1, 13, 10)} fill={art.cheeseLight} />
        </Place>
      ))}
      <Lines d="M330 236L402 148" color={art.wood} width={15} />
      <Lines d="M318 250L334 230" color={art.tinShade} width={8} />
      <Cut d={oval(312, 258, 26)} fill={art.tin} shade={art.tinShade} />
      <path d={oval(312, 258, 7)} fill={art.woodShade} />
      <Leaf x={300} y={184} turn={20} scale={0.9} />
      <Leaf x={300} y={184} turn={72} scale={0.8} />
    </PaperCut>
  )
}

/** A heart-shaped box of pralines. */
export function PralineBox() {
  const pralines = [
    [198, 178, art.coffee, art.grapeShade],
    [276, 178, art.crustLight, art.crust],
    [174, 210, art.crust, art.crustShade],
    [236, 206, art.woodLight, art.wood],
    [302, 208, art.coffee, art.grapeShade],
    [206, 236, art.coffee, art.grapeShade],
    [268, 238, art.label, art.labelShade],
  ] as const
  return (
    <PaperCut shadow={170}>
      <Cut
        d="M240 290C150 250 98 214 102 168C108 128 190 122 240 164C290 122 372 128 378 168C382 214 330 250 240 290Z"
        fill={art.grape}
        shade={art.grapeShade}
      />
      <path
        d="M240 268C166 234 122 204 124 174C132 146 196 144 240 180C284 144 348 146 356 174C358 204 314 234 240 268Z"
        fill={art.salmon}
      />
      {pralines.map(([x, y, fill, shade]) => (
        <g key={`${x}-${y}`}>
          <Cut
            d={`M${x - 24} ${y + 12}C${x - 24} ${y - 14} ${x + 24} ${y - 14} ${x + 24} ${y + 12}Q${x} ${y + 22} ${x - 24} ${y + 12}Z`}
            fill={fill}
            shade={shade}
          />
          <Lines d={`M${x - 10} ${y + 1}c6-6 14-6 20 0`} color={art.label} width={3} />
        </g>
      ))}
      <Place x={372} y={96} turn={16} scale={0.9}>
        <Cut
          d="M0 60C-46 30-62 8-56-14C-48-36-14-32 0-8C14-32 48-36 56-14C62 8 46 30 0 60Z"
          fill={art.grapeLight}
          shade={art.grape}
        />
        <Bow x={0} y={2} scale={0.7} fill={art.cheese} shade={art.cheeseShade} />
      </Place>
    </PaperCut>
  )
}

/** A bottle of oil, bread and a small dish: the tasting at the counter. */
export function OilTasting() {
  return (
    <PaperCut shadow={180}>
      <Bottle x={150} height={214} fill={art.leaf} shade={art.leafShade} cap={art.coffee} capShade={art.grapeShade} />
      <Plate x={292} radius={88} />
      <path d={oval(292, 271, 70, 8)} fill={art.cheese} />
      <Cut d="M228 262C226 222 262 206 298 210C336 208 362 232 352 262Z" fill={art.crust} shade={art.crustShade} />
      <Cut
        d="M240 262C238 232 266 220 298 222C330 220 346 240 340 262Z"
        fill={art.crustLight}
        shade={art.cheeseLight}
      />
      <Leaf x={388} y={266} turn={40} scale={0.8} />
    </PaperCut>
  )
}
