import { art, box, Cut, Lines, oval, PaperCut, Place } from '@portal/shared-ui/artwork'
import { Berries, Bottle, Bow, Flute, Jar, Leaf, Plate } from '@portal/shared-ui/table-ware'

/** A magnum of sparkling wine and a glass. */
export function Magnum() {
  return (
    <PaperCut>
      <Bottle x={206} width={98} height={250} cap={art.cheese} capShade={art.cheeseShade} />
      <path d={oval(206, 204, 17)} fill={art.grape} />
      <Flute x={320} />
    </PaperCut>
  )
}

/** A white truffle, cut open, with a slicer's thin slices. */
export function WhiteTruffle() {
  return (
    <PaperCut shadow={170}>
      <Cut
        d="M92 250C76 206 100 160 146 160C168 128 226 132 240 166C284 170 296 226 270 256C256 284 204 288 178 280C140 290 100 280 92 250Z"
        fill={art.crustLight}
        shade={art.woodLight}
      />
      <g fill={art.woodLight}>
        <path d={oval(120, 206, 5, 4)} />
        <path d={oval(158, 186, 6, 5)} />
        <path d={oval(136, 240, 5, 4)} />
        <path d={oval(168, 224, 5, 4)} />
        <path d={oval(152, 262, 6, 4)} />
        <path d={oval(178, 250, 4)} />
      </g>
      <Cut d={oval(318, 234, 66, 50)} fill={art.woodLight} shade={art.wood} />
      <path d={oval(314, 232, 54, 41)} fill={art.crustLight} />
      <Lines
        d="M276 232c16-18 24 12 40-4s22-10 36 2M288 254c14-12 26 10 42-2M290 210c12 10 20-8 34 2s16 4 20 2"
        color={art.label}
        width={5}
      />
      <Lines d="M386 280c10-10 30-12 44-4M392 268c10-8 26-8 36-2" color={art.crustShade} width={6} />
    </PaperCut>
  )
}

/** An open tin of sardines. */
export function SardineTin() {
  return (
    <PaperCut shadow={190}>
      <Cut d="M110 150C110 92 140 72 240 72S370 92 370 150Z" fill={art.tin} shade={art.tinShade} />
      <Cut d="M124 150C124 104 152 88 240 88S356 104 356 150Z" fill={art.tomato} shade={art.tomatoShade} />
      <path d={oval(240, 122, 40, 20)} fill={art.label} />
      <Lines d="M212 122c14-14 34-14 46 0c-12 14-32 14-46 0M258 122l12-9v18Z" color={art.bottle} width={4} />
      <Cut d={box(72, 166, 336, 118, 52)} fill={art.tinShade} shade={art.bottleLight} />
      <Cut d={oval(240, 196, 168, 52)} fill={art.tin} shade={art.tinShade} />
      <path d={oval(240, 196, 148, 40)} fill={art.cheese} />
      {[172, 192, 212].map((y, index) => (
        <g key={y}>
          <Cut
            d={`M${118 + index * 6} ${y}C160 ${y - 15} 300 ${y - 15} ${352 - index * 4} ${y}C300 ${y + 13} 160 ${y + 13} ${118 + index * 6} ${y}Z`}
            fill={art.bottleLight}
            shade={art.bottle}
          />
          <Lines d={`M160 ${y - 3}H300`} color={art.tin} width={4} />
        </g>
      ))}
    </PaperCut>
  )
}

/** A wheel of mountain cheese with a wedge taken out. */
export function CheeseWheel() {
  return (
    <PaperCut shadow={180}>
      <Cut d="M92 188V244C92 268 158 284 240 284S388 268 388 244V188Z" fill={art.crust} shade={art.crustShade} />
      <path d={oval(240, 188, 148, 46)} fill={art.crustLight} />
      <path d="M240 188L316 148.500C362 158 388 172 388 188C388 200 372 211 346 219Z" fill={art.cheeseShade} />
      <Cut d="M240 188L346 219V276C316 282 280 284 240 284Z" fill={art.cheese} shade={art.cheeseShade} at={80} />
      <g fill={art.cheeseShade}>
        <path d={oval(272, 234, 7)} />
        <path d={oval(306, 252, 9)} />
        <path d={oval(322, 236, 5)} />
      </g>
      <Place x={196} y={180} turn={-8} scale={0.9}>
        <path d={oval(0, 0, 50, 18)} fill={art.grape} />
        <Lines d="M-24-2H24M-14 7H14" color={art.label} width={4} />
      </Place>
      <Leaf x={412} y={284} turn={18} scale={1.1} />
    </PaperCut>
  )
}

/** Blue cheese in a stoneware pot, a wedge of it in front. */
export function CheeseInCrock() {
  return (
    <PaperCut shadow={180}>
      <Cut d="M104 148H286V264Q286 284 266 284H124Q104 284 104 264Z" fill={art.label} shade={art.labelShade} />
      <path d="M104 188H286V244H104Z" fill={art.bottleLight} />
      <Lines d="M134 208H256M150 226H240" color={art.label} width={6} />
      <Cut d={oval(195, 148, 98, 26)} fill={art.labelShade} shade={art.crustLight} />
      <path d={oval(195, 147, 82, 18)} fill={art.cheeseLight} />
      <Lines d="M142 148c10-8 18 6 30-2M188 140c12-6 20 6 34-2M200 156c12-6 26 4 40-4" color={art.bottle} width={5} />
      <Cut d="M288 284L304 218L412 244V284Z" fill={art.cheeseLight} shade={art.cheese} at={70} />
      <path d="M304 218L352 196L410 214L412 244Z" fill={art.label} />
      <Lines
        d="M312 262c10-8 16 6 28-2M346 244c10-6 18 6 30-2M352 272c10-6 22 4 34-4M338 216c10-4 18 4 28 0"
        color={art.bottle}
        width={5}
      />
    </PaperCut>
  )
}

/** A small square bottle of vinegar with a wax seal. */
export function AgedVinegar() {
  return (
    <PaperCut shadow={130}>
      <Cut d={box(154, 138, 172, 146, 30)} fill={art.coffee} shade={art.grapeShade} />
      <Cut d={box(218, 78, 44, 70, 6)} fill={art.coffee} shade={art.grapeShade} />
      <Cut
        d="M208 60Q208 48 220 48H260Q272 48 272 60V104C272 118 264 116 262 106S252 100 250 114 238 128 236 112 226 104 222 116 208 114 208 104Z"
        fill={art.tomato}
        shade={art.tomatoShade}
      />
      <path d={oval(240, 212, 50, 44)} fill={art.label} />
      <Lines d="M212 204H268M222 222H258" color={art.grape} width={5} />
      <Lines d="M172 178v54" color={art.woodLight} width={7} />
    </PaperCut>
  )
}

/** A panettone in its paper with a ribbon. */
export function Panettone() {
  return (
    <PaperCut>
      <Cut
        d="M136 190C108 176 118 128 152 124C160 88 208 76 240 84C276 74 322 90 330 124C364 130 372 176 344 190Z"
        fill={art.crust}
        shade={art.crustShade}
      />
      <Lines d="M196 118l44 20 42-22M240 138v34" color={art.crustLight} width={7} />
      <g fill={art.grapeShade}>
        <path d={oval(172, 156, 7)} />
        <path d={oval(212, 166, 6)} />
        <path d={oval(300, 152, 7)} />
        <path d={oval(272, 168, 5)} />
      </g>
      <Cut
        d="M132 184L152 194 170 184 188 194 206 184 224 194 242 184 260 194 278 184 296 194 314 184 332 194 348 184 338 284H142Z"
        fill={art.label}
        shade={art.labelShade}
      />
      <path d="M138 226H342L340 248H140Z" fill={art.grapeLight} />
      <Bow x={240} y={232} />
    </PaperCut>
  )
}

/** A jar of forest honey with a piece of comb. */
export function ForestHoney() {
  const comb = 'l15 9v17l-15 9-15-9v-17Z'
  return (
    <PaperCut shadow={170}>
      <Jar
        x={186}
        width={130}
        height={168}
        fill={art.woodLight}
        shade={art.wood}
        lid={art.cheese}
        lidShade={art.cheeseShade}
      />
      <Cut d="M141 196H231V246H141Z" fill={art.label} shade={art.labelShade} at={70} />
      <Place x={186} y={250} scale={0.75}>
        <path d="M0-64L28-22H16L36 8H-36L-16-22H-28Z" fill={art.leafShade} />
      </Place>
      <Cut d="M276 284L288 208H398L390 284Z" fill={art.cheese} shade={art.cheeseShade} at={74} />
      <path d={`M310 214${comb}M344 214${comb}M376 214${comb}M327 246${comb}M361 246${comb}`} fill={art.crust} />
      <Lines d="M282 284C300 276 330 284 352 282" color={art.cheeseLight} width={6} />
    </PaperCut>
  )
}

/** A canister of new olive oil with a branch of olives. */
export function NewOliveOil() {
  return (
    <PaperCut shadow={150}>
      <Cut d={box(176, 52, 42, 32, 6)} fill={art.tin} shade={art.tinShade} />
      <Lines d="M246 78C252 56 288 56 294 78" color={art.tinShade} width={9} />
      <Cut d={box(148, 78, 164, 206, 12)} fill={art.leaf} shade={art.leafShade} />
      <path d="M148 122H312V244H148Z" fill={art.label} />
      <path d="M250 122H312V244H250Z" fill={art.labelShade} />
      <Lines d="M182 222C196 186 226 160 274 146" color={art.leafShade} width={5} />
      <Leaf x={212} y={182} turn={-28} scale={0.6} />
      <Leaf x={240} y={164} turn={-6} scale={0.55} />
      <Leaf x={226} y={174} turn={118} scale={0.6} />
      <Berries
        at={[
          [208, 212],
          [254, 186],
        ]}
        radius={11}
        fill={art.bottle}
        shade={art.bottleShade}
      />
      <Plate x={372} radius={62} />
      <path d={oval(372, 270, 52, 7)} fill={art.cheese} />
      <Berries
        at={[
          [352, 258],
          [380, 254],
        ]}
        radius={14}
        fill={art.leaf}
        shade={art.leafShade}
      />
    </PaperCut>
  )
}
