import { palette } from '@delikaterie/shared-contracts/brand/colors'
import { rect, path, circle, ellipse, colors, picture, moved, withShadow, line, tableShadow } from './shapes.ts'

const bean = (x: number, y: number, turn: number): string =>
  moved(
    { x, y, turn },
    withShadow(ellipse(0, 0, 17, 25, colors.brown)),
    path('M0-25a17 25 0 0 1 0 50z', colors.cocoa),
    line('M2-20c-10 12 8 26-2 40', colors.crustLight, 3.5),
  )

/** A folded bag of coffee and beans that fell out of it. */
export function coffee(): string {
  return picture(
    colors.apricot,
    tableShadow(300, 486, 185),
    withShadow(path('M212 172h184l36 306c1 6-3 10-9 10h-238c-6 0-10-4-9-10z', colors.brown)),
    path('M330 172h66l36 306c1 6-3 10-9 10h-83z', colors.cocoa),
    path('M212 172h22l-22 316h-27c-6 0-10-4-9-10z', colors.brownLight),
    withShadow(path('M222 118h164l16 70H206z', colors.brownLight)),
    path('M326 118h60l16 70h-72z', colors.brown),
    line('M214 152h180', colors.crustLight, 5),
    withShadow(rect(238, 258, 132, 152, 8, colors.cream)),
    path('M330 258h32a8 8 0 0 1 8 8v136a8 8 0 0 1-8 8h-30z', colors.creamShade),
    moved(
      { x: 304, y: 320, turn: 18, scale: 1.5 },
      ellipse(0, 0, 17, 25, colors.brown),
      path('M0-25a17 25 0 0 1 0 50z', colors.cocoa),
      line('M2-20c-10 12 8 26-2 40', colors.crustLight, 3.5),
    ),
    line('M268 378h72', colors.burgundy, 6),
    line('M282 394h44', colors.gold, 4),
    bean(132, 470, 70),
    bean(178, 456, -20),
    bean(460, 470, 110),
    bean(492, 448, 25),
    bean(448, 428, -50),
  )
}

const praline: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    withShadow(circle(x, y, 37, colors.brown)) +
    circle(x - 4, y - 5, 29, colors.brownLight) +
    line(`M${x - 18} ${y - 4}c8-16 22-12 22-2s-16 12-14 4`, colors.butterLight, 5),
  (x, y) =>
    withShadow(rect(x - 35, y - 35, 70, 70, 12, colors.cocoa)) +
    rect(x - 30, y - 31, 52, 52, 9, colors.brown) +
    line(`M${x - 20} ${y + 10}l30-30m-16 34l26-26`, colors.crustLight, 5),
  (x, y) =>
    withShadow(circle(x, y, 37, colors.cream)) +
    circle(x + 3, y + 4, 29, colors.creamShade) +
    circle(x - 5, y - 5, 24, '#fffaf0') +
    circle(x - 2, y - 4, 9, colors.burgundy),
  (x, y) =>
    withShadow(
      path(`M${x} ${y + 36}c-52-34-38-72-14-70 10 1 14 10 14 14 0-4 4-13 14-14 24-2 38 36-14 70z`, colors.burgundy),
    ) + line(`M${x - 20} ${y - 12}c-2-8 2-13 8-13`, colors.burgundyLight, 7),
  (x, y) =>
    withShadow(circle(x, y, 37, colors.butter)) +
    circle(x - 4, y - 4, 29, colors.butterLight) +
    withShadow(path(`M${x - 16} ${y + 6}c0-20 10-30 16-30s16 10 16 30c-8 8-24 8-32 0z`, colors.crust)),
]

/** A box of nine pralines from above, its ribbon and its lid next to it. */
export function pralines(): string {
  const order = [0, 2, 1, 3, 4, 0, 1, 3, 2]
  const cells = order.map((kind, cell) => {
    const [x, y] = [196 + (cell % 3) * 104, 206 + Math.floor(cell / 3) * 104]
    return rect(x - 46, y - 46, 92, 92, 14, colors.burgundyDark) + (praline[kind]?.(x, y) ?? '')
  })
  return picture(
    colors.rose,
    moved(
      { x: 300, y: 310, turn: -5 },
      moved(
        { x: -300, y: -310 },
        `<rect x="140" y="162" width="352" height="346" rx="24" fill="${palette.ink}" opacity=".14"/>`,
        withShadow(rect(124, 134, 352, 352, 22, colors.burgundy)),
        path('M146 134h308c12 0 22 10 22 22v4H124v-4c0-12 10-22 22-22z', colors.burgundyLight),
        ...cells,
        moved(
          { x: 470, y: 468, turn: -40 },
          withShadow(path('M-6 8l-22 62 20-8 12 18 10-68zm12 0l22 62-20-8-12 18z', colors.gold)),
          withShadow(
            path('M0 0c-20-40-64-44-70-18-6 28 40 40 70 18z', colors.butter),
            path('M0 0c20-40 64-44 70-18 6 28-40 40-70 18z', colors.butterLight),
          ),
          path('M-16-6c-14-20-34-22-38-12 4 12 22 16 38 12zm32 0c14-20 34-22 38-12-4 12-22 16-38 12z', colors.gold),
          withShadow(rect(-13, -13, 26, 28, 8, colors.butter)),
        ),
      ),
    ),
  )
}

/** A croissant on its plate and a cup of coffee behind it: breakfast. */
export function breakfast(): string {
  return picture(
    colors.sage,
    moved(
      { x: 20, y: -58, scale: 0.94 },
      tableShadow(300, 492, 225),
      moved(
        { x: 34, y: 76 },
        line('M404 196c-12-18 12-26 0-46m34 46c-12-18 12-26 0-46', colors.steam, 7),
        withShadow(ellipse(421, 386, 100, 15, '#fff8ea')),
        ellipse(421, 382, 66, 9, colors.creamShade),
        line('M492 258c44-8 52 62-14 70', colors.creamShade, 16),
        withShadow(path('M346 226h150c0 84-22 134-44 150h-62c-22-16-44-66-44-150z', colors.cream)),
        path('M421 226h75c0 84-22 134-44 150h-31z', colors.creamShade),
        ellipse(421, 228, 75, 15, colors.creamShade),
        ellipse(421, 230, 64, 11, colors.brown),
      ),
      withShadow(ellipse(236, 478, 196, 25, '#fffaf0')),
      ellipse(236, 473, 160, 16, colors.creamShade),
      moved(
        { x: -14, y: 2 },
        withShadow(
          path(
            'M108 452c-12-62 32-142 132-148 104-6 158 66 152 138-2 22-34 26-44 4-12-34-40-48-88-48-54 0-78 20-92 56-10 24-56 24-60-2z',
            colors.crust,
          ),
        ),
        path('M146 372c20-40 54-64 94-68 8 30 2 62-6 96-32 4-52 16-64 36-14-14-22-36-24-64z', colors.crustLight),
        path('M240 304c50-2 88 12 114 42-14 24-30 42-48 56-18-6-42-6-72-2 8-34 14-66 6-96z', '#d4914f'),
        path('M354 346c26 26 40 60 38 96-2 22-34 26-44 4-8-22-22-36-42-44 18-14 34-32 48-56z', '#b06d36'),
        line('M146 372c2 28 10 50 24 64m70-132c8 30 2 62-6 96m120-54c-14 24-30 42-48 56', '#a9642f', 5),
        line('M128 430c2-22 8-38 16-50m54-44c10-6 20-10 32-12', '#f4cd94', 8),
      ),
    ),
  )
}
