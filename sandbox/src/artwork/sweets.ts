import { palette } from '@delikaterie/shared-contracts/brand/colors'
import { box, cut, disc, oval, paper, picture, placed, sheet, strip, tableShadow } from './paper.ts'

const bean = (x: number, y: number, turn: number): string =>
  placed(
    x,
    y,
    turn,
    1,
    sheet(oval(0, 0, 17, 25, paper.brown)),
    cut('M0-25a17 25 0 0 1 0 50z', paper.cocoa),
    strip('M2-20c-10 12 8 26-2 40', paper.crustLight, 3.5),
  )

/** A folded bag of coffee and beans that fell out of it. */
export function coffee(): string {
  return picture(
    paper.apricot,
    tableShadow(300, 486, 185),
    sheet(cut('M212 172h184l36 306c1 6-3 10-9 10h-238c-6 0-10-4-9-10z', paper.brown)),
    cut('M330 172h66l36 306c1 6-3 10-9 10h-83z', paper.cocoa),
    cut('M212 172h22l-22 316h-27c-6 0-10-4-9-10z', paper.brownLight),
    sheet(cut('M222 118h164l16 70H206z', paper.brownLight)),
    cut('M326 118h60l16 70h-72z', paper.brown),
    strip('M214 152h180', paper.crustLight, 5),
    sheet(box(238, 258, 132, 152, 8, paper.cream)),
    cut('M330 258h32a8 8 0 0 1 8 8v136a8 8 0 0 1-8 8h-30z', paper.creamShade),
    placed(
      304,
      320,
      18,
      1.5,
      oval(0, 0, 17, 25, paper.brown),
      cut('M0-25a17 25 0 0 1 0 50z', paper.cocoa),
      strip('M2-20c-10 12 8 26-2 40', paper.crustLight, 3.5),
    ),
    strip('M268 378h72', paper.burgundy, 6),
    strip('M282 394h44', paper.gold, 4),
    bean(132, 470, 70),
    bean(178, 456, -20),
    bean(460, 470, 110),
    bean(492, 448, 25),
    bean(448, 428, -50),
  )
}

const praline: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    sheet(disc(x, y, 37, paper.brown)) +
    disc(x - 4, y - 5, 29, paper.brownLight) +
    strip(`M${x - 18} ${y - 4}c8-16 22-12 22-2s-16 12-14 4`, paper.butterLight, 5),
  (x, y) =>
    sheet(box(x - 35, y - 35, 70, 70, 12, paper.cocoa)) +
    box(x - 30, y - 31, 52, 52, 9, paper.brown) +
    strip(`M${x - 20} ${y + 10}l30-30m-16 34l26-26`, paper.crustLight, 5),
  (x, y) =>
    sheet(disc(x, y, 37, paper.cream)) +
    disc(x + 3, y + 4, 29, paper.creamShade) +
    disc(x - 5, y - 5, 24, '#fffaf0') +
    disc(x - 2, y - 4, 9, paper.burgundy),
  (x, y) =>
    sheet(cut(`M${x} ${y + 36}c-52-34-38-72-14-70 10 1 14 10 14 14 0-4 4-13 14-14 24-2 38 36-14 70z`, paper.burgundy)) +
    strip(`M${x - 20} ${y - 12}c-2-8 2-13 8-13`, paper.burgundyLight, 7),
  (x, y) =>
    sheet(disc(x, y, 37, paper.butter)) +
    disc(x - 4, y - 4, 29, paper.butterLight) +
    sheet(cut(`M${x - 16} ${y + 6}c0-20 10-30 16-30s16 10 16 30c-8 8-24 8-32 0z`, paper.crust)),
]

/** A box of nine pralines from above, its ribbon and its lid beside it. */
export function pralines(): string {
  const order = [0, 2, 1, 3, 4, 0, 1, 3, 2]
  const cells = order.map((kind, cell) => {
    const [x, y] = [196 + (cell % 3) * 104, 206 + Math.floor(cell / 3) * 104]
    return box(x - 46, y - 46, 92, 92, 14, paper.burgundyDark) + (praline[kind]?.(x, y) ?? '')
  })
  return picture(
    paper.rose,
    placed(
      300,
      310,
      -5,
      1,
      placed(
        -300,
        -310,
        0,
        1,
        `<rect x="140" y="162" width="352" height="346" rx="24" fill="${palette.ink}" opacity=".14"/>`,
        sheet(box(124, 134, 352, 352, 22, paper.burgundy)),
        cut('M146 134h308c12 0 22 10 22 22v4H124v-4c0-12 10-22 22-22z', paper.burgundyLight),
        ...cells,
        placed(
          470,
          468,
          -40,
          1,
          sheet(cut('M-6 8l-22 62 20-8 12 18 10-68zm12 0l22 62-20-8-12 18z', paper.gold)),
          sheet(
            cut('M0 0c-20-40-64-44-70-18-6 28 40 40 70 18z', paper.butter),
            cut('M0 0c20-40 64-44 70-18 6 28-40 40-70 18z', paper.butterLight),
          ),
          cut('M-16-6c-14-20-34-22-38-12 4 12 22 16 38 12zm32 0c14-20 34-22 38-12-4 12-22 16-38 12z', paper.gold),
          sheet(box(-13, -13, 26, 28, 8, paper.butter)),
        ),
      ),
    ),
  )
}

/** A croissant on its plate and a cup of coffee behind it: breakfast. */
export function breakfast(): string {
  return picture(
    paper.sage,
    placed(
      20,
      -58,
      0,
      0.94,
      tableShadow(300, 492, 225),
      placed(
        34,
        76,
        0,
        1,
        strip('M404 196c-12-18 12-26 0-46m34 46c-12-18 12-26 0-46', '#fff', 7),
        sheet(oval(421, 386, 100, 15, '#fff8ea')),
        oval(421, 382, 66, 9, paper.creamShade),
        strip('M492 258c44-8 52 62-14 70', paper.creamShade, 16),
        sheet(cut('M346 226h150c0 84-22 134-44 150h-62c-22-16-44-66-44-150z', paper.cream)),
        cut('M421 226h75c0 84-22 134-44 150h-31z', paper.creamShade),
        oval(421, 228, 75, 15, paper.creamShade),
        oval(421, 230, 64, 11, paper.brown),
      ),
      sheet(oval(236, 478, 196, 25, '#fffaf0')),
      oval(236, 473, 160, 16, paper.creamShade),
      placed(
        -14,
        2,
        0,
        1,
        sheet(
          cut(
            'M108 452c-12-62 32-142 132-148 104-6 158 66 152 138-2 22-34 26-44 4-12-34-40-48-88-48-54 0-78 20-92 56-10 24-56 24-60-2z',
            paper.crust,
          ),
        ),
        cut('M146 372c20-40 54-64 94-68 8 30 2 62-6 96-32 4-52 16-64 36-14-14-22-36-24-64z', paper.crustLight),
        cut('M240 304c50-2 88 12 114 42-14 24-30 42-48 56-18-6-42-6-72-2 8-34 14-66 6-96z', '#d4914f'),
        cut('M354 346c26 26 40 60 38 96-2 22-34 26-44 4-8-22-22-36-42-44 18-14 34-32 48-56z', '#b06d36'),
        strip('M146 372c2 28 10 50 24 64m70-132c8 30 2 62-6 96m120-54c-14 24-30 42-48 56', '#a9642f', 5),
        strip('M128 430c2-22 8-38 16-50m54-44c10-6 20-10 32-12', '#f4cd94', 8),
      ),
    ),
  )
}
