import { bottle, cup, flask, flute, teapot, tones as t, wineGlass } from './parts/drinks.ts'
import { bag, caddy, chocolate, fishTin, heapedBowl, jar, kernels, mill } from './parts/pantry.ts'
import { bundtCake, cakeSlice, croissant, gingerbread, iceCream, loaf, macarons, pretzel } from './parts/bakery.ts'
import { oysters, salami, wedge, wheel } from './parts/fresh.ts'
import * as produce from './parts/produce.ts'
import * as tableware from './parts/tableware.ts'
import { colors } from './shapes.ts'
import { stillLife, type Motifs } from './still-life.ts'

const { asparagus, carrots, cherries, figs, fruit, grapes, lemonSlice, mushroom, olives, sprig } = produce
const { basket, board, book, candle, cloche, cutlery, pan, plate, pot, roast, shoppingBag, soup, ticket } = tableware

/** The pictures of the further rewards, by coupon id in lower case. */
export const productMotifs: Motifs = {
  r13: () => stillLife('sage', 'arch', [flask(t.leaf), 246, 1.4], [olives(), 424, 1.2]),
  r14: () => stillLife('rose', 'sun', [caddy(t.green), 240, 1.35], [cup('#b5703a'), 432, 0.86]),
  r15: () => stillLife('apricot', 'plain', [mill(t.brown), 256, 1.6], [kernels(['#4a2718', '#2e1710']), 420, 1.0]),
  r16: () => stillLife('sand', 'cloth', [jar(t.plum), 160, 0.92], [jar(t.gold), 300, 1.06], [jar(t.leaf), 444, 0.92]),
  r17: () =>
    stillLife(
      'sage',
      'hills',
      [fishTin(t.red), 290, 1.3],
      [fishTin(t.blue), 290, 1.2, 0, 392],
      [fishTin(t.gold), 290, 1.1, 0, 306],
    ),
  r18: () => stillLife('apricot', 'window', [loaf(), 290, 1.5], [sprig(t.gold), 476, 0.8]),
  r19: () => stillLife('rose', 'table', [bundtCake(), 296, 1.5]),
  r20: () =>
    stillLife(
      'sage',
      'sun',
      [macarons(), 180, 1.14],
      [macarons(t.plum, t.cream, t.rose), 318, 1.14],
      [macarons(t.lemon, t.brown), 452, 1.14],
    ),
  r21: () => stillLife('sand', 'arch', [bottle(t.green, colors.gold), 246, 1.3], [grapes(t.leaf), 414, 1.14]),
  r22: () =>
    stillLife(
      'apricot',
      'sun',
      [bottle(['#2e3d2c', '#1f2b1e', '#5f8a55'], colors.butter), 236, 1.32],
      [flute(), 406, 1.2],
    ),
  r23: () => stillLife('rose', 'cloth', [board(), 300], [salami(), 282, 1.5, 0, 462]),
  r24: () => stillLife('sage', 'table', [wheel(t.crust, '#fbe7ae'), 246, 1.26], [wedge(), 462, 0.7]),
  r25: () => stillLife('sand', 'sun', [book(t.red), 256, 1.46], [carrots(), 448, 0.84]),
  r26: () => stillLife('sage', 'window', [pan(['#c97b4a', '#a85f33'], wedge()), 266, 1.2]),
  r27: () => stillLife('apricot', 'hills', [pot(t.red), 282, 1.36], [sprig(), 500, 0.6]),
  r28: () => stillLife('rose', 'arch', [gingerbread(), 196, 1.2], [gingerbread(), 398, 1.3, -6]),
  r29: () =>
    stillLife(
      'sand',
      'plain',
      [chocolate(t.green), 150, 1.0, -6],
      [chocolate(t.gold), 252, 1.12, -2],
      [chocolate(t.red), 358, 1.12, 3],
      [chocolate(t.blue), 460, 1.0, 7],
    ),
  r30: () => stillLife('sage', 'cloth', [jar(t.leaf, t.gold, '#86ad74'), 256, 1.5], [kernels(t.leaf), 436, 1.0]),
  r31: () => stillLife('apricot', 'sun', [pretzel(), 218, 1.16], [croissant(), 406, 0.92]),
  r32: () => stillLife('rose', 'plain', [ticket(t.red), 250, 1.1, 0, 462], [bottle(t.green), 460, 1.12]),
  r33: () => stillLife('sage', 'arch', [plate(roast()), 256, 1.1], [wineGlass('#7a1f2b'), 474, 1.06]),
  r34: () => stillLife('sand', 'table', [soup(t.tomato), 250, 1.16], [cutlery(), 482, 1.0]),
  r35: () => stillLife('rose', 'hills', [cakeSlice(t.rose), 230, 1.26], [cup(), 448, 0.84]),
  r36: () =>
    stillLife(
      'apricot',
      'arch',
      [iceCream(t.rose, t.cream), 168, 1.04, -10],
      [iceCream(t.leaf, t.rose), 300, 1.2],
      [iceCream(t.brown, t.orange), 432, 1.04, 10],
    ),
  r37: () => stillLife('sage', 'plain', [candle(), 132, 1.2], [cloche(), 310, 1.14], [flute(), 504, 1.05]),
  r38: () => stillLife('apricot', 'table', [heapedBowl(t.cream, t.blue), 176, 0.94], [loaf(), 360, 1.2]),
  r39: () =>
    stillLife('sage', 'sun', [oysters(), 240, 1.3], [wineGlass('#e9d98a'), 456, 1.2], [lemonSlice(), 376, 0.7]),
  r40: () => stillLife('rose', 'window', [pot(t.brown), 228, 0.94], [chocolate(t.gold), 428, 1.08, 4]),
  r41: () => stillLife('sage', 'hills', [basket(sprig(t.green)), 262, 1.06], [sprig(), 474, 0.9]),
  r42: () => stillLife('apricot', 'window', [plate(roast()), 244, 1.06], [mushroom(), 450, 0.98]),
  r43: () => stillLife('sand', 'hills', [teapot(t.green), 232, 1.28], [cup('#b5703a', t.cream), 448, 0.76]),
  r44: () =>
    stillLife('rose', 'table', [candle(), 150, 1.16], [pot(t.green), 310, 0.98], [wineGlass('#7a1f2b'), 486, 1.12]),
  r45: () => stillLife('apricot', 'hills', [wheel(t.brown, '#f9dc8f'), 280, 1.44]),
  80046: () =>
    stillLife(
      'sand',
      'sun',
      [jar(['#f3dcc0', '#dfbf98', '#fffdf8'], t.brown, '#43251a'), 266, 1.4],
      [kernels(), 440, 0.86],
    ),
  r_47: () => stillLife('rose', 'cloth', [jar(t.red, t.cream), 250, 1.4], [cherries(), 432, 1.1]),
  r48: () => stillLife('sage', 'cloth', [shoppingBag(t.green, asparagus()), 256, 1.06], [fruit(t.orange), 452, 0.9]),
  r49: () => stillLife('sage', 'plain', [jar(t.plum, t.gold), 230, 1.28], [figs(), 430, 1.06]),
  r50: () => stillLife('sand', 'window', [pan(['#3e4743', '#2b332f'], carrots()), 240, 0.92], [bag(t.crust), 478, 0.6]),
  r51: () => stillLife('apricot', 'plain', [heapedBowl(['#fffdf8', '#e7e0d3'], t.green), 236, 1.2], [mill(), 428, 1.0]),
}
