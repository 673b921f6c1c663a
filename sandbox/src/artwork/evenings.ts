import { points, rect, path, circle, ellipse, colors, picture, moved, withShadow, line, tableShadow } from './shapes.ts'

const grapes = (x: number, y: number, scale: number): string => {
  const rows = points('-30,0 0,-6 30,0 -46,26 -15,24 16,24 46,26 -30,50 0,52 30,50 -15,76 15,76 0,100')
  const berries = rows.map(
    ([bx = 0, by = 0]) =>
      circle(bx, by, 19, colors.burgundyLight) +
      path(`M${bx} ${by - 19}a19 19 0 0 1 0 38z`, colors.burgundy) +
      ellipse(bx - 7, by - 6, 3.5, 5, colors.rose),
  )
  return moved(
    { x, y, scale },
    line('M4-20c-2-16 4-26 14-36', colors.brown, 8),
    withShadow(path('M6-30c24-30 58-26 72-8-22 22-50 26-72 8z', colors.leaf)),
    ...berries.map((berry) => withShadow(berry)),
  )
}

/** A wedge of cheese on a board, a glass of red wine and grapes. */
export function cheeseEvening(): string {
  return picture(
    colors.rose,
    tableShadow(300, 494, 230),
    withShadow(rect(70, 456, 460, 34, 15, colors.wood)),
    rect(70, 474, 460, 16, 8, colors.woodDark),
    circle(498, 466, 5, colors.woodDark),
    wineGlass(424, 456, 1.05, colors.burgundy, 0.5),
    withShadow(path('M96 378L280 262l116 68v126H96z', colors.butter)),
    path('M96 378L280 262l116 68-20 10z', colors.butterLight),
    path('M330 343l66-13v126h-66z', '#dea63f'),
    circle(156, 418, 20, colors.gold),
    circle(158, 420, 15, '#b57c2a'),
    circle(238, 392, 14, colors.gold),
    circle(240, 394, 10, '#b57c2a'),
    path('M262 456a26 26 0 0 1 52 0z', '#b57c2a'),
    circle(364, 400, 13, '#b57c2a'),
    ellipse(262, 302, 16, 7, colors.gold),
    ellipse(318, 326, 11, 5, colors.gold),
    grapes(490, 372, 0.78),
  )
}

/** A glass with its foot at (x, y); `level` is how full it is, 0 to 1. */
function wineGlass(x: number, y: number, scale: number, wine: string, level: number): string {
  const top = -280 + (1 - level) * 120
  const half = 62 - (1 - level) * 2
  return moved(
    { x, y, scale },
    withShadow(ellipse(0, -4, 52, 8, '#fffdf8')),
    withShadow(rect(-5, -132, 10, 128, 5, '#fffdf8')),
    `<path d="M-58-290c-14 90 10 160 58 162 48-2 72-72 58-162z" fill="#fffdf8" opacity=".72" filter="url(#cut)"/>`,
    `<clipPath id="wine${x}"><path d="M-51-284c-12 86 9 148 51 149 42-1 63-63 51-149z"/></clipPath>`,
    `<g clip-path="url(#wine${x})"><rect x="-70" y="${top}" width="140" height="180" fill="${wine}"/><ellipse cx="0" cy="${top}" rx="${half}" ry="9" fill="#fff" opacity=".22"/><rect x="8" y="${top}" width="70" height="180" fill="#1d0a0e" opacity=".16"/></g>`,
    line('M-46-270c-5 44 0 78 14 104', '#ffffff', 6),
  )
}

/** Three glasses of different wines and the grapes they came from. */
export function wineTasting(): string {
  return picture(
    colors.sage,
    tableShadow(300, 488, 225),
    wineGlass(160, 482, 1.05, colors.butter, 0.42),
    wineGlass(440, 482, 1.05, '#e39a94', 0.5),
    wineGlass(300, 490, 1.28, colors.burgundy, 0.48),
    moved(
      { x: 214, y: 470, turn: 14 },
      withShadow(rect(-15, -34, 30, 52, 6, colors.crustLight)),
      path('M0-34h9a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H0z', colors.crust),
      circle(-7, -14, 2.5, colors.brownLight),
      circle(-4, 4, 2, colors.brownLight),
    ),
    grapes(386, 430, 0.62),
  )
}

const ribbons = [
  'M188 372c10-64 70-96 128-84 52 12 78 56 70 92',
  'M172 384c26-44 74-56 124-40 40 14 58 28 110 34',
  'M210 384c4-42 40-66 82-62 44 4 66 34 68 62',
  'M204 352c48 30 116 34 186 4',
  'M232 386c6-24 26-38 54-36 30 2 46 18 50 36',
  'M186 372c60 22 140 26 222 4',
]

/** A bowl of tagliatelle with tomatoes, basil and a fork. */
export function pasta(): string {
  const noodles = ribbons.map((d, index) => line(d, index % 2 === 0 ? colors.butterLight : '#e6b04c', 15)).join('')
  return picture(
    colors.apricot,
    tableShadow(300, 490, 190),
    moved(
      { x: 474, y: 250, turn: 24 },
      withShadow(
        line('M0 60v150', colors.gold, 13),
        path('M-26-50h10v60h9v-60h14v60h9v-60h10v74c0 24-14 40-26 40s-26-16-26-40z', colors.gold),
      ),
    ),
    withShadow(path('M170 384c4-84 58-126 126-126s126 44 130 126z', colors.butter)),
    noodles,
    withShadow(circle(250, 304, 26, colors.tomato)),
    path('M250 278a26 26 0 0 1 0 52z', '#a93422'),
    ellipse(241, 296, 5, 7, '#f2b8a6'),
    withShadow(circle(356, 338, 23, colors.tomato)),
    path('M356 315a23 23 0 0 1 0 46z', '#a93422'),
    ellipse(348, 331, 4, 6, '#f2b8a6'),
    withShadow(
      path('M306 286c-8-40 18-62 50-60 4 36-14 60-50 60z', colors.leaf),
      path('M304 288c-34-4-50-28-44-56 32 2 50 24 44 56z', colors.leafLight),
    ),
    line('M310 280c8-18 20-32 36-44m-46 44c-6-16-16-28-28-38', colors.bottleLight, 3.5),
    withShadow(path('M128 376h344c0 62-54 112-124 112h-96c-70 0-124-50-124-112z', colors.cream)),
    path('M330 376h142c0 62-54 112-124 112h-44c40-24 58-62 26-112z', colors.creamShade),
    line('M140 404h306', colors.bottleLight, 7),
    rect(116, 368, 368, 20, 10, '#fffaf0'),
    rect(330, 368, 154, 20, 10, colors.cream),
  )
}
