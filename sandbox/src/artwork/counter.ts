import { palette } from '@delikaterie/shared-contracts/brand/colors'
import { points, rect, path, circle, ellipse, colors, picture, moved, withShadow, line, tableShadow } from './shapes.ts'

const olive = (x: number, y: number, turn: number, fill: string, shade: string): string =>
  moved(
    { x, y, turn },
    withShadow(ellipse(0, 0, 19, 25, fill)),
    path('M0-25a19 25 0 0 1 0 50z', shade),
    ellipse(-7, -8, 3.5, 6, '#fff'),
  )

/** A gift card with notched edges, tied with a ribbon, and an olive branch. */
export function giftCard(): string {
  const ticket = 'M-190-112h380v74a38 38 0 0 0 0 76v74h-380v-74a38 38 0 0 0 0-76z'
  return picture(
    colors.sand,
    moved({ x: 306, y: 318, turn: 8 }, withShadow(path(ticket, colors.bottleLight))),
    moved(
      { x: 296, y: 296, turn: -7 },
      withShadow(path(ticket, colors.butter)),
      path('M-190-112h110v224h-110v-74a38 38 0 0 0 0-76z', colors.butterLight),
      line('M-80-96v192', colors.gold, 4).replace('/>', ' stroke-dasharray="2 14"/>'),
      withShadow(path('M-18 40c0-58 38-90 84-90s84 32 84 90z', colors.cream)),
      path('M66-50c46 0 84 32 84 90H66z', colors.creamShade),
      withShadow(rect(-34, 38, 200, 16, 8, colors.bottleMid)),
      circle(66, -58, 12, colors.gold),
      line('M10 18c4-22 18-36 38-42', '#fff', 6),
      line('M-138-34h36m-36 26h36m-36 26h22', colors.gold, 7),
      line('M2 80h128', colors.burgundy, 6),
    ),
    line('M96 470c70-10 120-40 170-84', colors.leaf, 7),
    ...points('150,458,70 196,436,50 236,408,30 136,474,130 196,452,120').map(([x = 0, y = 0, turn = 0]) =>
      moved(
        { x, y, turn },
        withShadow(path('M0 0c-14-18-14-44 0-62 14 18 14 44 0 62z', turn > 90 ? colors.leaf : colors.leafLight)),
      ),
    ),
    olive(258, 440, 20, colors.leaf, '#48703f'),
    olive(296, 420, -25, colors.burgundyLight, colors.burgundy),
  )
}

/** A side of smoked salmon on a board with lemon and dill. */
export function salmon(): string {
  const dill = [0, 1, 2, 3, 4].map((step) => `M${step * 22} ${-step * 13}l-4-26m4 26l24 10`).join('')
  return picture(
    colors.sage,
    moved(
      { x: 300, y: 330, turn: -12 },
      `<rect x="-218" y="-118" width="452" height="272" rx="34" fill="${palette.ink}" opacity=".13"/>`,
      withShadow(rect(-230, -138, 452, 272, 34, colors.wood)),
      line('M-200-70h390m-400 62h300m-280 70h360', colors.woodDark, 4),
      circle(188, -104, 13, colors.sage),
      withShadow(
        path(
          'M-196 34c-6-76 60-122 176-122 100 0 178 40 208 92-34 58-110 98-212 98-100 0-166-26-172-68z',
          colors.salmon,
        ),
      ),
      path(
        'M-196 34c-6-76 60-122 176-122 100 0 178 40 208 92-60-36-130-54-206-50-86 4-146 32-178 80z',
        colors.salmonLight,
      ),
      line(
        'M-140-42c34 30 40 80 14 116m62-148c44 40 52 110 20 164m54-172c46 42 56 118 24 174m42-164c40 38 46 98 22 142m36-124c26 28 30 64 14 94',
        '#fbd9c9',
        6,
      ),
      line('M-186 60c30 36 140 54 230 36 60-12 104-40 140-88', '#c9674a', 9),
    ),
    withShadow(circle(150, 424, 62, colors.butter)),
    circle(150, 424, 52, '#fffbe6'),
    circle(150, 424, 46, colors.butterLight),
    line('M150 378v92m-40-69l80 46m0-46l-80 46', '#fffbe6', 5),
    moved(
      { x: 384, y: 408, turn: -8 },
      withShadow(line(`M-40 26l150-88${dill}`, colors.leaf, 6)),
      line('M-6 18c30-24 54-36 84-48', colors.leafLight, 5),
    ),
  )
}

const weave = [0, 1, 2, 3]
  .flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6].map((column) => {
      const [x, y] = [118 + column * 54 + (row % 2) * 27, 352 + row * 36]
      return line(`M${x} ${y}h26`, row % 2 === column % 2 ? colors.crustLight : '#d79a58', 13)
    }),
  )
  .join('')

/** A wicker basket with baguette, bottle, grapes and a chequered cloth. */
export function picnicBasket(): string {
  const squares = [0, 1, 2, 3]
    .map((step) => path(`M${214 + step * 48} 322h24v24h-24zm24 24h24v24h-24z`, colors.burgundy))
    .join('')
  return picture(
    colors.apricot,
    tableShadow(300, 494, 215),
    line('M148 336c0-280 304-280 304 0', colors.woodDark, 22),
    line('M145 332c2-134 76-202 152-205', colors.crustLight, 8),
    moved(
      { x: 206, y: 330, turn: -16 },
      withShadow(path('M-30 30v-190c0-36 60-36 60 0V30z', colors.crustLight)),
      path('M0-187c16 0 30 9 30 27V30H0z', colors.crust),
      line('M-18-128l34-18m-34 66l34-18m-34 66l34-18', '#fbe3bd', 9),
    ),
    moved(
      { x: 292, y: 330, turn: 4 },
      withShadow(path('M-38 30v-100c0-26 22-36 22-70v-40h32v40c0 34 22 44 22 70V30z', colors.bottleMid)),
      path('M0-180h16v40c0 34 22 44 22 70V30H0z', colors.bottle),
      withShadow(rect(-20, -196, 40, 44, 6, colors.burgundy)),
      line('M-24-52c0-12 6-20 10-28', colors.leafLight, 6),
    ),
    ...points('360,300 394,288 378,266 412,312 346,276 424,276 396,318 366,328').map(
      ([x = 0, y = 0]) =>
        withShadow(circle(x, y, 23, colors.leafLight)) +
        path(`M${x} ${y - 23}a23 23 0 0 1 0 46z`, colors.leaf) +
        ellipse(x - 8, y - 8, 4, 6, '#e9f3df'),
    ),
    withShadow(path('M112 336h376l-34 136c-3 12-12 18-24 18H170c-12 0-21-6-24-18z', colors.crust)),
    path('M370 336h118l-34 136c-3 12-12 18-24 18h-70z', '#ad6c37'),
    `<clipPath id="wicker"><path d="M124 336h352l-32 132c-3 10-8 14-18 14H174c-10 0-15-4-18-14z"/></clipPath><g clip-path="url(#wicker)">${weave}</g>`,
    withShadow(path('M190 318h220l-26 104-40-30-44 40-44-40-40 30z', colors.cream)),
    `<clipPath id="cloth"><path d="M190 318h220l-26 104-40-30-44 40-44-40-40 30z"/></clipPath><g clip-path="url(#cloth)">${squares}${[0, 1, 2].map((step) => path(`M${238 + step * 48} 370h24v24h-24zm-24 24h24v24h-24z`, colors.burgundy)).join('')}</g>`,
    withShadow(rect(98, 320, 404, 26, 13, colors.crustLight)),
    rect(330, 320, 172, 26, 13, colors.crust),
  )
}
