import { art, box, Cut, Lines, oval, PaperCut, Place } from '@portal/shared-ui/artwork'
import { Berries, Bow, Leaf, Plate, StemGlass } from '@portal/shared-ui/table-ware'

/** A mortar with the first herbs of the year. */
export function HerbMortar() {
  return (
    <PaperCut>
      <Leaf x={196} y={178} turn={-34} scale={1.5} />
      <Leaf x={216} y={172} turn={-12} scale={1.9} />
      <Leaf x={250} y={172} turn={8} scale={1.6} />
      <Lines d="M268 184L350 66" color={art.woodLight} width={20} />
      <Lines d="M276 186L354 74" color={art.wood} width={8} />
      <Cut
        d="M126 176H354C354 232 328 262 286 268V284H194V268C152 262 126 232 126 176Z"
        fill={art.tin}
        shade={art.tinShade}
      />
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
          <Cut
            d="M0-9H196C222-9 238-4 248 1C238 6 222 9 196 9H0Z"
            fill={index % 2 ? art.label : art.cheeseLight}
            shade={art.leaf}
            at={80}
          />
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
      {[
        [84, 58],
        [168, 76],
        [254, 79],
        [340, 70],
        [410, 52],
      ].map(([x = 0, y = 0]) => (
        <Cut key={x} d={oval(x, y + 12, 11, 13)} fill={art.cheese} shade={art.cheeseShade} />
      ))}
      <Lines d="M178 240L142 284M302 240L338 284" color={art.bottleShade} width={9} />
      <Cut d="M120 184H360C360 234 316 254 240 254S120 234 120 184Z" fill={art.tomato} shade={art.tomatoShade} />
      <path d={box(110, 172, 260, 17, 8)} fill={art.tinShade} />
      {[136, 214, 292].map((x, index) => (
        <g key={x}>
          <Lines d={`M${x - 6} 160H${x + 66}`} color={art.woodShade} width={4} />
          <Berries at={[[x + 10, 158]]} radius={14} fill={art.salmon} shade={art.salmonShade} />
          <Cut
            d={box(x + 22, 144, 22, 28, 5)}
            fill={index === 1 ? art.cheese : art.leaf}
            shade={index === 1 ? art.cheeseShade : art.leafShade}
          />
          <Berries at={[[x + 55, 158]]} radius={13} fill={art.grapeLight} shade={art.grape} />
        </g>
      ))}
      <Lines
        d="M176 132c-9-10 9-18 0-28M246 130c-9-10 9-18 0-28M312 132c-9-10 9-18 0-28"
        color={art.tinShade}
        width={6}
      />
    </PaperCut>
  )
}

/** A basket of grapes at the harvest with a glass of red wine. */
export function GrapeHarvest() {
  return (
    <PaperCut shadow={190}>
      <Lines d="M116 196C116 96 296 96 296 196" color={art.wood} width={12} />
      <Berries
        at={[
          [138, 184],
          [166, 172],
          [194, 184],
          [152, 206],
          [182, 204],
          [208, 204],
        ]}
        radius={18}
      />
      <Berries
        at={[
          [226, 176],
          [252, 186],
          [276, 178],
          [240, 204],
          [268, 206],
          [290, 204],
        ]}
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
