import { box, cut, disc, oval, paper, picture, placed, sheet, strip, tableShadow } from './paper.ts'

/** A slim bottle of oil beside a cut truffle. */
export function truffleOil(): string {
  return picture(
    paper.sage,
    tableShadow(300, 488, 170),
    sheet(
      cut(
        'M232 250c0-30 34-38 34-84v-36h44v36c0 46 34 54 34 84v216c0 14-10 22-22 22h-68c-12 0-22-8-22-22z',
        paper.bottleMid,
      ),
    ),
    cut('M288 130h22v36c0 46 34 54 34 84v216c0 14-10 22-22 22h-34z', paper.bottle),
    strip('M250 258c2-22 26-36 31-66', paper.leafLight, 7),
    sheet(box(258, 92, 60, 46, 7, paper.gold), box(288, 92, 30, 46, 7, '#a9742a')),
    sheet(cut('M232 306h112v122h-112z', paper.cream), cut('M288 306h56v122h-56z', paper.creamShade)),
    disc(288, 352, 27, paper.brown),
    cut('M288 325a27 27 0 0 1 0 54z', paper.cocoa),
    strip('M274 346c8-8 12 6 20-2m-22 16c9-5 15 5 26-2', paper.crustLight, 3),
    strip('M256 398h64', paper.burgundy, 5),
    strip('M268 412h40', paper.burgundy, 4),
    sheet(cut('M362 452c-6-38 20-66 54-66 37 0 60 26 56 62-3 28-24 42-56 42-33 0-51-14-54-38z', paper.cocoa)),
    sheet(oval(408, 446, 40, 37, paper.brownLight)),
    strip(
      'M380 440c12-12 18 10 30 0s14-18 26-8m-52 30c14-8 18 10 32 2s12-10 24-6m-40-40c6 6 12-6 20 0',
      paper.creamShade,
      4,
    ),
    sheet(cut('M172 452c0-20 20-38 20-38s20 18 20 38a20 20 0 0 1-40 0z', paper.butter)),
    cut('M192 414s20 18 20 38a20 20 0 0 1-20 20z', paper.gold),
    oval(184, 452, 4, 8, paper.butterLight),
  )
}

/** A round flask of old balsamic vinegar with a wax seal and cherries. */
export function balsamico(): string {
  return picture(
    paper.rose,
    tableShadow(300, 490, 190),
    sheet(
      cut(
        'M280 120h52v100c68 14 112 66 112 136 0 62-34 110-66 134h-144c-32-24-66-72-66-134 0-70 44-122 112-136z',
        paper.cocoa,
      ),
    ),
    cut('M306 120h26v100c68 14 112 66 112 136 0 62-34 110-66 134h-72z', '#2e1710'),
    strip('M196 352c2-44 26-76 66-92', paper.brownLight, 9),
    sheet(
      cut(
        'M270 84h72c6 0 8 5 8 10v58c0 12-8 8-12 20s-14 10-16-4-14-12-18 0-16 14-20-2-22-4-22-18V94c0-5 2-10 8-10z',
        paper.burgundy,
      ),
    ),
    cut('M306 84h36c6 0 8 5 8 10v58c0 12-8 8-12 20s-14 10-16-4-12-10-16-3z', paper.burgundyDark),
    disc(296, 118, 12, paper.burgundyLight),
    sheet(cut('M216 312h180v104h-180z', paper.cream)),
    cut('M306 312h90v104h-90z', paper.creamShade),
    strip('M246 340h120', paper.burgundy, 6),
    strip('M262 358h88', paper.gold, 4),
    cut('M306 370l7 13 15 2-11 10 3 15-14-7-14 7 3-15-11-10 15-2z', paper.gold),
    strip('M452 456c-4-44 12-76 44-96m-8 82c0-34 2-58 8-82', paper.leaf, 5),
    sheet(cut('M496 360c-34-14-56 0-62 18 26 10 50 4 62-18z', paper.leafLight)),
    sheet(disc(446, 464, 26, paper.burgundyLight)),
    cut('M446 438a26 26 0 0 1 0 52z', paper.burgundy),
    oval(436, 456, 4, 7, paper.rose),
    sheet(disc(494, 466, 25, paper.burgundyLight)),
    cut('M494 441a25 25 0 0 1 0 50z', paper.burgundy),
    oval(485, 458, 4, 7, paper.rose),
  )
}

/** A jar of honey, a dipper with a long drop, and a mountain flower. */
export function honey(): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map((turn) => placed(126, 428, turn, 1, oval(0, -21, 11, 17, paper.cream)))
    .join('')
  return picture(
    paper.apricot,
    tableShadow(296, 490, 180),
    strip('M126 440c2 22-4 36-8 48', paper.leaf, 6),
    sheet(petals, disc(126, 428, 12, paper.butter)),
    sheet(
      cut(
        'M196 246c0-14 10-22 22-22h172c12 0 22 8 22 22 18 18 24 40 24 66v132c0 28-20 46-46 46h-172c-26 0-46-18-46-46v-132c0-26 6-48 24-66z',
        paper.butter,
      ),
    ),
    cut('M304 224h86c12 0 22 8 22 22 18 18 24 40 24 66v132c0 28-20 46-46 46h-86z', '#e0a63f'),
    strip('M194 318c0-18 6-34 16-46', paper.butterLight, 10),
    strip('M194 350v20', paper.butterLight, 10),
    sheet(
      box(190, 168, 228, 62, 14, paper.cream),
      cut('M304 168h100a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-100z', paper.creamShade),
    ),
    strip('M208 200h192', paper.burgundy, 7),
    sheet(cut('M304 296l70 40v80l-70 40-70-40v-80z', paper.cream)),
    cut('M304 296l70 40v80l-70 40z', paper.creamShade),
    cut('M304 340c16 0 28 14 28 34s-12 34-28 34-28-14-28-34 12-34 28-34z', paper.gold),
    strip('M280 364h48m-50 20h52', paper.cocoa, 8),
    cut('M292 342c-22-26-46-14-40 6 8 14 26 10 40-6zm24 0c22-26 46-14 40 6-8 14-26 10-40-6z', '#fffaf0'),
    placed(
      462,
      238,
      24,
      1,
      sheet(box(-9, -160, 18, 170, 9, paper.wood)),
      cut('M0-160h0a9 9 0 0 1 9 9v152h-9z', paper.woodDark),
      sheet(
        oval(0, 14, 30, 12, paper.wood),
        oval(0, 34, 38, 13, paper.wood),
        oval(0, 55, 40, 13, paper.wood),
        oval(0, 76, 36, 13, paper.wood),
        oval(0, 95, 26, 11, paper.wood),
      ),
      strip('M-24 24h48m-56 21h64m-64 20h62m-54 21h46', paper.butter, 8),
    ),
    strip('M420 338c-2 40 2 70 0 120', paper.butter, 11),
    sheet(cut('M466 488c0-14-20-22-44-22s-40 8-40 22c0 6 84 6 84 0z', paper.butter)),
  )
}
