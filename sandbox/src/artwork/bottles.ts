import { rect, path, circle, ellipse, colors, picture, moved, withShadow, line, tableShadow } from './shapes.ts'

/** A slim bottle of oil next to a cut truffle. */
export function truffleOil(): string {
  return picture(
    colors.sage,
    tableShadow(300, 488, 170),
    withShadow(
      path(
        'M232 250c0-30 34-38 34-84v-36h44v36c0 46 34 54 34 84v216c0 14-10 22-22 22h-68c-12 0-22-8-22-22z',
        colors.bottleMid,
      ),
    ),
    path('M288 130h22v36c0 46 34 54 34 84v216c0 14-10 22-22 22h-34z', colors.bottle),
    line('M250 258c2-22 26-36 31-66', colors.leafLight, 7),
    withShadow(rect(258, 92, 60, 46, 7, colors.gold), rect(288, 92, 30, 46, 7, '#a9742a')),
    withShadow(path('M232 306h112v122h-112z', colors.cream), path('M288 306h56v122h-56z', colors.creamShade)),
    circle(288, 352, 27, colors.brown),
    path('M288 325a27 27 0 0 1 0 54z', colors.cocoa),
    line('M274 346c8-8 12 6 20-2m-22 16c9-5 15 5 26-2', colors.crustLight, 3),
    line('M256 398h64', colors.burgundy, 5),
    line('M268 412h40', colors.burgundy, 4),
    withShadow(path('M362 452c-6-38 20-66 54-66 37 0 60 26 56 62-3 28-24 42-56 42-33 0-51-14-54-38z', colors.cocoa)),
    withShadow(ellipse(408, 446, 40, 37, colors.brownLight)),
    line(
      'M380 440c12-12 18 10 30 0s14-18 26-8m-52 30c14-8 18 10 32 2s12-10 24-6m-40-40c6 6 12-6 20 0',
      colors.creamShade,
      4,
    ),
    withShadow(path('M172 452c0-20 20-38 20-38s20 18 20 38a20 20 0 0 1-40 0z', colors.butter)),
    path('M192 414s20 18 20 38a20 20 0 0 1-20 20z', colors.gold),
    ellipse(184, 452, 4, 8, colors.butterLight),
  )
}

/** A round flask of old balsamic vinegar with a wax seal and cherries. */
export function balsamico(): string {
  return picture(
    colors.rose,
    tableShadow(300, 490, 190),
    withShadow(
      path(
        'M280 120h52v100c68 14 112 66 112 136 0 62-34 110-66 134h-144c-32-24-66-72-66-134 0-70 44-122 112-136z',
        colors.cocoa,
      ),
    ),
    path('M306 120h26v100c68 14 112 66 112 136 0 62-34 110-66 134h-72z', '#2e1710'),
    line('M196 352c2-44 26-76 66-92', colors.brownLight, 9),
    withShadow(
      path(
        'M270 84h72c6 0 8 5 8 10v58c0 12-8 8-12 20s-14 10-16-4-14-12-18 0-16 14-20-2-22-4-22-18V94c0-5 2-10 8-10z',
        colors.burgundy,
      ),
    ),
    path('M306 84h36c6 0 8 5 8 10v58c0 12-8 8-12 20s-14 10-16-4-12-10-16-3z', colors.burgundyDark),
    circle(296, 118, 12, colors.burgundyLight),
    withShadow(path('M216 312h180v104h-180z', colors.cream)),
    path('M306 312h90v104h-90z', colors.creamShade),
    line('M246 340h120', colors.burgundy, 6),
    line('M262 358h88', colors.gold, 4),
    path('M306 370l7 13 15 2-11 10 3 15-14-7-14 7 3-15-11-10 15-2z', colors.gold),
    line('M452 456c-4-44 12-76 44-96m-8 82c0-34 2-58 8-82', colors.leaf, 5),
    withShadow(path('M496 360c-34-14-56 0-62 18 26 10 50 4 62-18z', colors.leafLight)),
    withShadow(circle(446, 464, 26, colors.burgundyLight)),
    path('M446 438a26 26 0 0 1 0 52z', colors.burgundy),
    ellipse(436, 456, 4, 7, colors.rose),
    withShadow(circle(494, 466, 25, colors.burgundyLight)),
    path('M494 441a25 25 0 0 1 0 50z', colors.burgundy),
    ellipse(485, 458, 4, 7, colors.rose),
  )
}

/** A jar of honey, a dipper with a long drop, and a mountain flower. */
export function honey(): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map((turn) => moved({ x: 126, y: 428, turn }, ellipse(0, -21, 11, 17, colors.cream)))
    .join('')
  return picture(
    colors.apricot,
    tableShadow(296, 490, 180),
    line('M126 440c2 22-4 36-8 48', colors.leaf, 6),
    withShadow(petals, circle(126, 428, 12, colors.butter)),
    withShadow(
      path(
        'M196 246c0-14 10-22 22-22h172c12 0 22 8 22 22 18 18 24 40 24 66v132c0 28-20 46-46 46h-172c-26 0-46-18-46-46v-132c0-26 6-48 24-66z',
        colors.butter,
      ),
    ),
    path('M304 224h86c12 0 22 8 22 22 18 18 24 40 24 66v132c0 28-20 46-46 46h-86z', '#e0a63f'),
    line('M194 318c0-18 6-34 16-46', colors.butterLight, 10),
    line('M194 350v20', colors.butterLight, 10),
    withShadow(
      rect(190, 168, 228, 62, 14, colors.cream),
      path('M304 168h100a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-100z', colors.creamShade),
    ),
    line('M208 200h192', colors.burgundy, 7),
    withShadow(path('M304 296l70 40v80l-70 40-70-40v-80z', colors.cream)),
    path('M304 296l70 40v80l-70 40z', colors.creamShade),
    path('M304 340c16 0 28 14 28 34s-12 34-28 34-28-14-28-34 12-34 28-34z', colors.gold),
    line('M280 364h48m-50 20h52', colors.cocoa, 8),
    path('M292 342c-22-26-46-14-40 6 8 14 26 10 40-6zm24 0c22-26 46-14 40 6-8 14-26 10-40-6z', '#fffaf0'),
    moved(
      { x: 462, y: 238, turn: 24 },
      withShadow(rect(-9, -160, 18, 170, 9, colors.wood)),
      path('M0-160h0a9 9 0 0 1 9 9v152h-9z', colors.woodDark),
      withShadow(
        ellipse(0, 14, 30, 12, colors.wood),
        ellipse(0, 34, 38, 13, colors.wood),
        ellipse(0, 55, 40, 13, colors.wood),
        ellipse(0, 76, 36, 13, colors.wood),
        ellipse(0, 95, 26, 11, colors.wood),
      ),
      line('M-24 24h48m-56 21h64m-64 20h62m-54 21h46', colors.butter, 8),
    ),
    line('M420 338c-2 40 2 70 0 120', colors.butter, 11),
    withShadow(path('M466 488c0-14-20-22-44-22s-40 8-40 22c0 6 84 6 84 0z', colors.butter)),
  )
}
