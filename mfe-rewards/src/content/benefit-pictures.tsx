import { art, box, Cut, Lines, oval, PaperCut, Place } from '@portal/shared-ui/artwork'
import { Berries, Board, Bottle, Cup, Leaf, Plate } from '@portal/shared-ui/table-ware'

/** A small cake with cherries and a candle. */
export function BirthdayCake() {
  return (
    <PaperCut>
      <Plate x={240} radius={140} />
      <Cut d={box(142, 188, 196, 86, 14)} fill={art.crust} shade={art.crustShade} />
      <path d="M142 222h196v16H142Z" fill={art.label} />
      <Cut
        d="M136 196C136 170 158 164 240 164S344 170 344 196C344 214 330 214 328 202S306 200 304 212 280 220 278 204 252 204 250 220 224 216 222 204 196 202 194 214 170 212 168 202 136 214 136 196Z"
        fill={art.grapeLight}
        shade={art.grape}
      />
      <Berries
        at={[
          [180, 158],
          [300, 158],
        ]}
        radius={15}
        fill={art.tomato}
        shade={art.tomatoShade}
      />
      <Lines d="M182 144c2-14 10-20 18-24M302 144c2-14 10-20 18-24" color={art.leafShade} width={4} />
      <Cut d={box(233, 96, 14, 70, 3)} fill={art.label} shade={art.labelShade} />
      <Lines d="M236 154l10-8M236 134l10-8M236 114l10-8" color={art.salmon} width={4} />
      <Cut d="M240 48C254 66 256 84 240 90C224 84 226 66 240 48Z" fill={art.cheese} shade={art.cheeseShade} />
    </PaperCut>
  )
}

/** A board with cubes of cheese on picks, olives and ham. */
export function TastingBoard() {
  return (
    <PaperCut shadow={190}>
      <Board x={50} width={380} />
      {[110, 176, 242].map((x, index) => (
        <g key={x}>
          <Lines d={`M${x + 24} 226L${x + 34} 150`} color={art.woodShade} width={4} />
          <Berries
            at={[[x + 34, 150]]}
            radius={9}
            fill={index === 1 ? art.tomato : art.leaf}
            shade={index === 1 ? art.tomatoShade : art.leafShade}
          />
          <Cut d={box(x, 222, 48, 46, 4)} fill={art.cheese} shade={art.cheeseShade} at={70} />
          <path d={`M${x} 226l10-14h44l-6 14Z`} fill={art.cheeseLight} />
        </g>
      ))}
      <Cut d="M306 268C300 236 322 214 352 220C384 212 404 238 396 268Z" fill={art.salmon} shade={art.salmonShade} />
      <Lines d="M322 258C322 240 336 232 350 236M350 258C352 244 364 238 376 244" color={art.label} width={5} />
      <Leaf x={404} y={268} turn={26} scale={0.9} />
    </PaperCut>
  )
}

/** An espresso with a piece of chocolate. */
export function Espresso() {
  return (
    <PaperCut shadow={210}>
      <g transform="translate(-94 -113.6) scale(1.4)">
        <Cup x={216} />
        <Cut d={box(326, 258, 66, 26, 5)} fill={art.coffee} shade={art.woodShade} at={55} />
        <Lines d="M348 262v18M370 262v18" color={art.woodShade} width={3} />
        <Cut d="M100 284C92 266 102 250 120 250S146 266 138 284Z" fill={art.woodLight} shade={art.wood} />
        <Lines d="M119 254c-8 10 8 16 0 28" color={art.coffee} width={4} />
      </g>
    </PaperCut>
  )
}

/** A copper pot on the stove with a wooden spoon. */
export function CopperPot() {
  return (
    <PaperCut shadow={170}>
      <Lines d="M292 172L362 62" color={art.wood} width={11} />
      <Cut d="M346 80C340 58 360 36 378 42C392 52 388 78 366 90Z" fill={art.woodLight} shade={art.wood} />
      <Lines d="M134 206H102M346 206H380" color={art.woodShade} width={13} />
      <Cut d="M130 176H350V256Q350 284 322 284H158Q130 284 130 256Z" fill={art.crust} shade={art.crustShade} />
      <path d="M122 170H358V186H122Z" fill={art.crustLight} />
      <Lines d="M152 206v42" color={art.crustLight} width={9} />
      <Berries
        at={[
          [176, 164],
          [202, 158],
        ]}
        radius={16}
        fill={art.tomato}
        shade={art.tomatoShade}
      />
      <Leaf x={234} y={172} turn={-20} />
      <Leaf x={250} y={172} turn={22} scale={0.9} />
      <Lines d="M190 122c-12-14 12-24 0-40M240 104c-12-14 12-24 0-40" color={art.tinShade} width={7} />
    </PaperCut>
  )
}

/** A loaf in paper with a name tag. */
export function ReservedLoaf() {
  return (
    <PaperCut shadow={170}>
      <Cut d="M104 268C88 196 150 132 240 132S392 196 376 268Z" fill={art.crust} shade={art.crustShade} />
      <g fill={art.crustLight}>
        <path d="M160 204C168 176 184 158 206 150C194 172 186 190 184 210Z" />
        <path d="M224 196C230 170 244 154 266 148C254 168 250 184 248 204Z" />
        <path d="M288 202C292 182 302 168 320 164C312 180 310 194 310 212Z" />
      </g>
      <Cut
        d="M84 222L126 236 168 220 210 236 252 220 294 236 336 220 396 230 384 284H98Z"
        fill={art.label}
        shade={art.labelShade}
      />
      <Lines d="M98 254H384" color={art.wood} width={5} />
      <Place x={226} y={254} turn={8}>
        <Cut d="M0-4L20-18H84V18H20L0 4Z" fill={art.cheese} shade={art.cheeseShade} at={74} />
        <path d={oval(16, 0, 4)} fill={art.woodShade} />
        <Lines d="M32-6H70M32 6H58" color={art.bottleShade} width={4} />
      </Place>
    </PaperCut>
  )
}

/** A delivered crate of vegetables. */
export function DeliveryCrate() {
  return (
    <PaperCut shadow={180}>
      <Leaf x={150} y={180} turn={-18} scale={1.5} />
      <Leaf x={172} y={176} turn={6} scale={1.7} />
      <Leaf x={196} y={180} turn={26} scale={1.4} />
      <Cut
        d="M226 190C214 128 236 88 252 62C270 88 290 128 278 190Z"
        fill={art.salmon}
        shade={art.salmonShade}
        at={55}
      />
      <Lines d="M252 62C246 48 240 42 232 36M252 62C254 46 258 38 264 30" color={art.leaf} width={6} />
      <Lines d="M232 130h14M252 150h16M236 168h12" color={art.salmonShade} width={3} />
      <Berries
        at={[
          [308, 172],
          [346, 176],
        ]}
        radius={27}
        fill={art.tomato}
        shade={art.tomatoShade}
      />
      <Lines d="M308 146l-8-8M308 146l9-8M346 150l-8-8M346 150l9-8" color={art.leafShade} width={5} />
      <Cut d={box(108, 180, 264, 104, 6)} fill={art.woodLight} shade={art.wood} at={72} />
      <path d="M108 212h264v8H108ZM108 246h264v8H108Z" fill={art.woodShade} />
      <path d="M126 180h16v104h-16ZM338 180h16v104h-16Z" fill={art.wood} />
    </PaperCut>
  )
}

/** A bottle in a wooden case with straw. */
export function BottleInCase() {
  return (
    <PaperCut shadow={190}>
      <Place x={296} y={-26} turn={14}>
        <Bottle
          x={0}
          height={216}
          width={74}
          fill={art.grape}
          shade={art.grapeShade}
          cap={art.cheese}
          capShade={art.cheeseShade}
        />
      </Place>
      <Lines
        d="M104 208l22-34M130 206l8-38M152 208l24-40M318 206l-6-40M336 206l22-38M360 208l10-34M380 208l14-24"
        color={art.cheese}
        width={7}
      />
      <Cut d={box(76, 204, 330, 80, 5)} fill={art.woodLight} shade={art.wood} at={76} />
      <Lines d="M96 220H200M240 274H330M300 222H380" color={art.wood} width={3} />
      <path d="M190 230H292V260H190Z" fill={art.wood} />
      <Lines d="M204 245H278" color={art.crustLight} width={5} />
    </PaperCut>
  )
}
