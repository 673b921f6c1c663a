import { tones as t } from './parts/drinks.ts'
import { bottle, cup, flask, flute, jug, teapot, wineGlass } from './parts/drinks.ts'
import { bag, caddy, chocolate, fishTin, heapedBowl, jar, kernels, mill, present } from './parts/pantry.ts'
import { baguette, bundtCake, cookies, cupcake, gingerbread, loaf, macarons } from './parts/bakery.ts'
import { fish, ham, oysters, salami, wedge, wheel } from './parts/fresh.ts'
import * as produce from './parts/produce.ts'
import {
  basket,
  board,
  book,
  candle,
  heart,
  pan,
  pennant,
  pot,
  shoppingBag,
  soup,
  ticket,
  whisk,
} from './parts/tableware.ts'
import { colors } from './shapes.ts'
import { stillLife, type Motifs } from './still-life.ts'

const { asparagus, berries, carrots, cherries, eggs, figs, fruit, grapes, lemonSlice, mushroom } = produce
const { olives, pear, pumpkin, sprig } = produce

/** The pictures of the Aktionen in store and online shop, by coupon id in lower case. */
export const storeMotifs: Motifs = {
  a1: () => stillLife('apricot', 'arch', [board(), 300], [wheel(), 236, 1.1, 0, 458], [wedge(), 412, 0.86, 0, 460]),
  a2: () => stillLife('rose', 'sun', [bundtCake(), 186, 0.86], [cup(), 386, 1.25]),
  a3: () => stillLife('sand', 'window', [cookies(), 220, 1.25], [macarons(t.rose, t.cream), 424, 1.1]),
  a4: () =>
    stillLife('sage', 'plain', [present(t.green), 220, 1.25], [bottle(t.red), 372, 0.96], [fruit(t.orange), 462, 0.8]),
  a5: () => stillLife('apricot', 'table', [book(t.red), 206, 1.15], [whisk(), 350, 1.1], [eggs(), 446, 0.9]),
  a6: () => stillLife('rose', 'hills', [soup(t.orange), 270, 1.12], [heart(), 470, 0.62]),
  a7: () => stillLife('sage', 'sun', [flask(t.gold), 226, 1.25], [flask(t.leaf), 376, 0.92], [olives(), 468, 0.9]),
  a8: () => stillLife('sand', 'cloth', [wheel(t.gold, '#fff3cf'), 226, 1.14], [figs(), 436, 0.95]),
  a9: () => stillLife('rose', 'arch', [wedge(), 236, 1.06], [jar(t.plum, t.gold), 424, 0.92]),
  a10: () => stillLife('apricot', 'window', [baguette(), 430, 1.1], [loaf(), 244, 1.22]),
  a11: () => stillLife('sage', 'table', [board(), 300], [ham(), 286, 1.2, 0, 460], [sprig(), 478, 0.7, 0, 462]),
  a12: () =>
    stillLife(
      'sand',
      'hills',
      [bottle(t.green, colors.gold), 222, 1.1],
      [wineGlass('#e9d98a'), 362, 1.05],
      [grapes(t.leaf), 468, 0.9],
    ),
  a13: () => stillLife('sage', 'sun', [flute(), 456, 1.08], [oysters(), 252, 1.4]),
  a14: () => stillLife('apricot', 'plain', [caddy(t.green), 196, 1.2], [teapot(t.cream), 404, 1.12]),
  a15: () => stillLife('rose', 'sun', [macarons(), 226, 1.3], [macarons(t.plum), 384, 1.2], [berries(), 470, 0.7]),
  a16: () => stillLife('apricot', 'hills', [jar(t.brown, t.gold), 246, 1.35], [sprig(), 424, 1.1]),
  a17: () => stillLife('sage', 'cloth', [fish(), 292, 1.2], [lemonSlice(), 452, 0.9, 0, 452]),
  a18: () => stillLife('sand', 'arch', [carrots(), 196, 1.05], [asparagus(), 336, 0.96], [fruit(t.tomato), 458, 0.96]),
  a19: () => stillLife('apricot', 'sun', [bag(t.brown), 226, 1.1], [cup(), 420, 0.98], [kernels(), 318, 0.6, 0, 494]),
  a20: () => stillLife('rose', 'table', [board(), 300], [salami(), 264, 1.28, 0, 462], [baguette(), 484, 0.74, 0, 462]),
  a21: () =>
    stillLife('sage', 'window', [sprig(), 214, 1.5], [sprig(t.green), 380, 1.6, -14], [fruit(t.lemon), 470, 0.7]),
  a22: () =>
    stillLife(
      'rose',
      'plain',
      [chocolate(t.red), 214, 1.16, -4],
      [chocolate(t.gold), 352, 1.02, 5],
      [kernels(t.crust), 466, 0.8],
    ),
  a23: () =>
    stillLife(
      'sand',
      'sun',
      [mushroom(t.brown), 236, 1.25],
      [mushroom(['#5a3a2c', '#3a2219', '#8e5a39']), 406, 0.9],
      [sprig(), 484, 0.6],
    ),
  a24: () =>
    stillLife('sage', 'hills', [mushroom(), 216, 1.25], [mushroom(t.orange), 372, 0.96], [mushroom(t.crust), 476, 0.7]),
  a25: () => stillLife('rose', 'arch', [basket(bottle(t.green)), 290, 0.98], [fruit(t.tomato), 494, 0.7]),
  a26: () => stillLife('sage', 'window', [present(t.crust, t.green), 262, 1.35], [pennant(t.red), 440, 1]),
  a27: () =>
    stillLife(
      'apricot',
      'cloth',
      [bag(t.blue), 216, 1.1],
      [heapedBowl(t.lemon), 398, 1.06],
      [fruit(t.tomato), 494, 0.6],
    ),
  a28: () =>
    stillLife(
      'sand',
      'plain',
      [bottle(t.red), 178, 1.02],
      [bottle(t.green, colors.gold), 280, 1.14],
      [bottle(t.rose, colors.gold), 384, 1.02],
      [wineGlass('#7a1f2b'), 480, 0.78],
    ),
  a29: () =>
    stillLife(
      'apricot',
      'arch',
      [mill(), 196, 1.22],
      [heapedBowl(t.tomato, t.green), 344, 0.86],
      [heapedBowl(t.lemon, t.rose), 474, 0.62],
    ),
  a30: () => stillLife('sage', 'plain', [caddy(t.red), 220, 1.26], [gingerbread(), 392, 1.0], [candle(), 486, 0.86]),
  a31: () =>
    stillLife('sand', 'hills', [fishTin(t.blue), 264, 1.3], [fishTin(t.red), 264, 1.1, 0, 388], [lemonSlice(), 456, 1]),
  a32: () =>
    stillLife('sage', 'arch', [jar(t.leaf, t.cream, '#5f8a55'), 252, 1.36], [sprig(), 420, 1.2], [wedge(), 486, 0.4]),
  a33: () =>
    stillLife('apricot', 'plain', [gingerbread(), 212, 1.3], [gingerbread(), 392, 1.08, -8], [candle(), 490, 0.8]),
  a34: () =>
    stillLife('sage', 'table', [whisk(), 190, 1.2], [mill(), 322, 1.15], [pan(['#3e4743', '#2b332f']), 420, 0.62]),
  a35: () =>
    stillLife(
      'rose',
      'sun',
      [bottle(t.green, colors.gold), 206, 1.16],
      [flute(), 348, 1.1],
      [flute('#f2c9c4'), 446, 1.1],
    ),
  a36: () =>
    stillLife('sand', 'window', [book(t.green), 200, 1.1], [book(t.red), 352, 0.98, 3], [cup('#7a4a2c'), 470, 0.6]),
  a56: () => stillLife('apricot', 'window', [jug(t.cream), 200, 1.0], [loaf(), 350, 0.9], [heart(), 486, 0.5]),
  a57: () => stillLife('sage', 'hills', [basket(carrots()), 280, 1.05], [heart(), 496, 0.5]),
  a58: () => stillLife('sand', 'arch', [pot(t.red), 256, 1.12], [wedge(), 440, 0.76]),
  a60: () => stillLife('rose', 'plain', [present(t.rose, t.cream), 244, 1.3], [cupcake(t.cream), 432, 0.94]),
  a61: () => stillLife('sage', 'sun', [candle(), 194, 1.2], [cup('#7a1f2b'), 344, 1], [gingerbread(), 476, 0.86]),
  a_63: () => stillLife('rose', 'window', [jar(t.red), 220, 1.2], [jar(t.orange), 392, 0.98], [cherries(), 486, 0.7]),
  a64: () => stillLife('apricot', 'hills', [pumpkin(), 236, 1.36], [pumpkin(t.lemon), 436, 0.82]),
  70062: () =>
    stillLife(
      'apricot',
      'cloth',
      [jar(t.lemon, t.cream, '#c98f33'), 226, 1.24],
      [jar(t.crust), 402, 0.96],
      [sprig(), 486, 0.6],
    ),
  a65: () => stillLife('sage', 'plain', [shoppingBag(t.crust, baguette()), 250, 0.92], [pear(), 442, 0.96]),
  a66: () => stillLife('sand', 'sun', [ticket(t.green), 280, 1.15, 0, 470], [olives(), 470, 0.8]),
}
