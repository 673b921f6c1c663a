import { art, box, Cut, Lines, oval, PaperCut, Place } from '@delikaterie/shared-ui/artwork'
import { Berries, Board, Bottle, Bow, Flute, Leaf, Plate, StemGlass } from '@delikaterie/shared-ui/table-ware'

/** A stollen, sliced and dusted with sugar. */
export function Stollen() {
  return (
    <PaperCut shadow={190}>
      <Board x={56} width={372} />
      <Cut d="M150 268C132 214 170 172 226 168H330C380 172 402 222 390 268Z" fill={art.crust} shade={art.crustShade} />
      <Cut d="M146 236C136 190 176 158 232 156H326C372 160 398 196 392 232C372 214 352 238 330 222S286 240 262 224 214 244 190 226 156 248 146 236Z" fill={art.label} shade={art.labelShade} at={74} />
      <Cut d="M76 268C66 226 86 190 122 190S178 226 168 268Z" fill={art.cheeseLight} shade={art.crustLight} />
      <Lines d="M76 258C72 218 92 192 122 190S172 218 168 258" color={art.label} width={8} />
      <path d={oval(122, 238, 17, 15)} fill={art.cheese} />
      <Berries at={[[98, 228], [146, 226], [108, 256], [140, 257]]} radius={5} fill={art.grape} shade={art.grapeShade} />
      <Leaf x={408} y={268} turn={-24} scale={1.1} />
      <Leaf x={416} y={268} turn={18} scale={1.3} />
      <Berries at={[[404, 262], [418, 260]]} radius={8} fill={art.tomato} shade={art.tomatoShade} />
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
      {[[96, 224, -6], [190, 232, 4], [140, 142, 10], [236, 148, -10]].map(([x = 0, y = 0, turn = 0]) => (
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
      <Cut d="M240 290C150 250 98 214 102 168C108 128 190 122 240 164C290 122 372 128 378 168C382 214 330 250 240 290Z" fill={art.grape} shade={art.grapeShade} />
      <path d="M240 268C166 234 122 204 124 174C132 146 196 144 240 180C284 144 348 146 356 174C358 204 314 234 240 268Z" fill={art.salmon} />
      {pralines.map(([x, y, fill, shade]) => (
        <g key={`${x}-${y}`}>
          <Cut d={`M${x - 24} ${y + 12}C${x - 24} ${y - 14} ${x + 24} ${y - 14} ${x + 24} ${y + 12}Q${x} ${y + 22} ${x - 24} ${y + 12}Z`} fill={fill} shade={shade} />
          <Lines d={`M${x - 10} ${y + 1}c6-6 14-6 20 0`} color={art.label} width={3} />
        </g>
      ))}
      <Place x={372} y={96} turn={16} scale={0.9}>
        <Cut d="M0 60C-46 30-62 8-56-14C-48-36-14-32 0-8C14-32 48-36 56-14C62 8 46 30 0 60Z" fill={art.grapeLight} shade={art.grape} />
        <Bow x={0} y={2} scale={0.7} fill={art.cheese} shade={art.cheeseShade} />
      </Place>
    </PaperCut>
  )
}

/** A mortar with the first herbs of the year. */
export function HerbMortar() {
  return (
    <PaperCut>
      <Leaf x={196} y={178} turn={-34} scale={1.5} />
      <Leaf x={216} y={172} turn={-12} scale={1.9} />
      <Leaf x={250} y={172} turn={8} scale={1.6} />
      <Lines d="M268 184L350 66" color={art.woodLight} width={20} />
      <Lines d="M276 186L354 74" color={art.wood} width={8} />
      <Cut d="M126 176H354C354 232 328 262 286 268V284H194V268C152 262 126 232 126 176Z" fill={art.tin} shade={art.tinShade} />
      <path d={box(118, 166, 244, 20, 9)} fill={art.label} />
      <Leaf x={112} y={284} turn={-58} scale={0.9} />
      <Leaf x={116} y={284} turn={-86} scale={0.8} />
      <g fill={art.label}>
        <path d={oval(392, 272, 13, 12)} />
        <path d="M386 264Q392 242 400 240Q396 252 399 264Z" />
      </g>
      <Lines d="M392 262v20" color={art.grapeLight} width={2} />
    </PaperCut>
  )
}

/** A bundle of white asparagus with potatoes and ham. */
export function Asparagus() {
  return (
    <PaperCut shadow={190}>
      <Plate x={240} radius={186} />
      {[0, 1, 2, 3, 4].map((index) => (
        <Place key={index} x={96 + index * 10} y={252 - index * 19} turn={-7}>
          <Cut d="M0-9H196C222-9 238-4 248 1C238 6 222 9 196 9H0Z" fill={index % 2 ? art.label : art.cheeseLight} shade={art.leaf} at={80} />
          <Lines d="M150-8l14 8M184-8l12 8" color={art.crustLight} width={3} />
        </Place>
      ))}
      <Lines d="M190 258C176 226 178 188 200 154" color={art.grapeLight} width={13} />
      <Bow x={186} y={206} scale={0.7} />
      <Cut d="M340 268C332 238 352 216 380 220C410 222 420 248 412 268Z" fill={art.cheese} shade={art.cheeseShade} />
      <Lines d="M360 240l6 3M382 250l6 2" color={art.crust} width={4} />
    </PaperCut>
  )
}

/** A grill with vegetables under a string of lights. */
export function SummerGrill() {
  return (
    <PaperCut>
      <Lines d="M20 40C120 92 330 92 460 36" color={art.bottle} width={4} />
      {[[84, 58], [168, 76], [254, 79], [340, 70], [410, 52]].map(([x = 0, y = 0]) => (
        <Cut key={x} d={oval(x, y + 12, 11, 13)} fill={art.cheese} shade={art.cheeseShade} />
      ))}
      <Lines d="M178 240L142 284M302 240L338 284" color={art.bottleShade} width={9} />
      <Cut d="M120 184H360C360 234 316 254 240 254S120 234 120 184Z" fill={art.tomato} shade={art.tomatoShade} />
      <path d={box(110, 172, 260, 17, 8)} fill={art.tinShade} />
      {[136, 214, 292].map((x, index) => (
        <g key={x}>
          <Lines d={`M${x - 6} 160H${x + 66}`} color={art.woodShade} width={4} />
          <Berries at={[[x + 10, 158]]} radius={14} fill={art.salmon} shade={art.salmonShade} />
          <Cut d={box(x + 22, 144, 22, 28, 5)} fill={index === 1 ? art.cheese : art.leaf} shade={index === 1 ? art.cheeseShade : art.leafShade} />
          <Berries at={[[x + 55, 158]]} radius={13} fill={art.grapeLight} shade={art.grape} />
        </g>
      ))}
      <Lines d="M176 132c-9-10 9-18 0-28M246 130c-9-10 9-18 0-28M312 132c-9-10 9-18 0-28" color={art.label} width={6} />
    </PaperCut>
  )
}

/** A basket of grapes at the harvest with a glass of red wine. */
export function GrapeHarvest() {
  return (
    <PaperCut shadow={190}>
      <Lines d="M116 196C116 96 296 96 296 196" color={art.wood} width={12} />
      <Berries
        at={[[138, 184], [166, 172], [194, 184], [152, 206], [182, 204], [208, 204]]}
        radius={18}
      />
      <Berries
        at={[[226, 176], [252, 186], [276, 178], [240, 204], [268, 206], [290, 204]]}
        radius={18}
        fill={art.leaf}
        shade={art.leafShade}
      />
      <Leaf x={210} y={170} turn={-16} scale={0.9} />
      <Leaf x={214} y={170} turn={34} scale={0.8} />
      <Cut d="M96 204H316L296 284H116Z" fill={art.woodLight} shade={art.wood} />
      <Lines d="M104 230H308M110 256H302M150 206l10 76M206 206v76M262 206l-10 76" color={art.woodShade} width={4} />
      <StemGlass x={376} height={172} fill={art.grape} shade={art.grapeShade} />
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
      <Cut d="M240 262C238 232 266 220 298 222C330 220 346 240 340 262Z" fill={art.crustLight} shade={art.cheeseLight} />
      <Leaf x={388} y={266} turn={40} scale={0.8} />
    </PaperCut>
  )
}
