import { bottle, cup, flask, flute, jug, teapot, tones as t, tumbler, wineGlass } from './parts/drinks.ts'
import { chocolate, heapedBowl, jar, kernels } from './parts/pantry.ts'
import { baguette, bundtCake, cake, cakeSlice, croissant, cupcake, iceCream, loaf, pretzel } from './parts/bakery.ts'
import { oysters, wedge, wheel } from './parts/fresh.ts'
import { berries, eggs, figs, fruit, grapes, mushroom, pear, sprig } from './parts/produce.ts'
import * as tableware from './parts/tableware.ts'
import { stillLife, type Motifs } from './still-life.ts'

const { board, book, bowl, candle, chefsHat, cloche, cutlery, dumplings, pan, pennant, plate, pot } = tableware
const { roast, soup, ticket, whisk } = tableware

/** The pictures of the Aktionen in restaurant, café and Academy and of the unusual ones, by coupon id in lower case. */
export const diningMotifs: Motifs = {
  a37: () =>
    stillLife('rose', 'arch', [cloche(), 220, 0.98], [flute('#f2c9c4'), 404, 1.16], [flute('#f2c9c4'), 482, 1.0]),
  a38: () => stillLife('sage', 'cloth', [cutlery(), 462, 1.0], [bowl(t.leaf), 250, 1.14]),
  a39: () => stillLife('apricot', 'sun', [jug(t.blue), 188, 1.0], [croissant(), 344, 0.96], [eggs(), 474, 0.8]),
  a40: () => stillLife('sand', 'window', [soup(t.leaf), 270, 1.2], [loaf(), 474, 0.54]),
  a41: () =>
    stillLife('sage', 'table', [candle(), 150, 1.1], [plate(roast()), 310, 1.05], [wineGlass('#7a1f2b'), 488, 1.05]),
  a42: () => stillLife('apricot', 'arch', [plate(dumplings()), 276, 1.2], [sprig(), 488, 0.8]),
  a43: () => stillLife('rose', 'window', [cakeSlice(t.brown), 230, 1.16], [cup(), 440, 0.92]),
  a44: () =>
    stillLife('sage', 'sun', [iceCream(t.rose, t.cream), 206, 1.24, -8], [iceCream(t.leaf, t.brown), 390, 1.24, 8]),
  a45: () => stillLife('sand', 'plain', [cloche(), 226, 1.14], [bottle(t.green), 422, 0.96], [grapes(), 494, 0.66]),
  a46: () =>
    stillLife(
      'rose',
      'hills',
      [board(), 300],
      [wedge(t.gold), 216, 0.94, 0, 460],
      [figs(), 372, 0.8, 0, 460],
      [wineGlass('#7a1f2b'), 484, 1.12],
    ),
  a47: () =>
    stillLife(
      'sage',
      'window',
      [jug(t.lemon, '#faeaa6'), 214, 1.14],
      [tumbler(t.lemon, '#f2d45f'), 392, 1.12],
      [fruit(t.lemon), 490, 0.62],
    ),
  a48: () => stillLife('apricot', 'cloth', [bundtCake(), 256, 1.24], [cup(), 476, 0.62]),
  a49: () => stillLife('sage', 'plain', [loaf(), 226, 1.2], [heapedBowl(t.cream, t.blue), 428, 0.86]),
  a50: () =>
    stillLife(
      'sand',
      'arch',
      [wineGlass('#e9d98a'), 176, 1.08],
      [wineGlass('#e39a94'), 300, 1.22],
      [wineGlass('#7a1f2b'), 426, 1.08],
    ),
  a51: () => stillLife('apricot', 'hills', [chefsHat(), 206, 1.04], [pot(t.green), 402, 0.86]),
  a52: () => stillLife('rose', 'sun', [book(t.red), 226, 1.16], [pot(t.cream), 424, 0.72]),
  a53: () =>
    stillLife('sage', 'table', [wheel(t.crust), 216, 1.08], [wheel(t.gold), 216, 0.86, 0, 332], [wedge(), 434, 0.8]),
  a54: () => stillLife('sand', 'window', [chefsHat(), 236, 1.3], [whisk(), 420, 1.04]),
  a55: () =>
    stillLife('rose', 'table', [chocolate(t.gold), 204, 1.1], [heapedBowl(t.brown), 372, 0.94], [kernels(), 482, 0.8]),
  a59: () =>
    stillLife('sage', 'arch', [ticket(t.red), 254, 1.0, 0, 452], [tumbler(t.orange), 418, 1.04], [cutlery(), 504, 0.8]),
  a67: () => stillLife('apricot', 'plain', [teapot(t.rose), 236, 1.22], [cup('#b5703a', t.rose), 440, 0.8]),
  a68: () =>
    stillLife('sage', 'hills', [book(t.green), 204, 1.1], [sprig(), 366, 1.3], [sprig(t.green), 460, 1.1, -16]),
  'x-long-title': () =>
    stillLife('sand', 'cloth', [wheel(), 200, 0.94], [bottle(t.green), 352, 1.0], [wedge(), 456, 0.66]),
  'x-long-word': () => stillLife('sage', 'arch', [pretzel(), 284, 1.36], [pennant(t.green), 464, 0.92]),
  'x-markup': () => stillLife('rose', 'plain', [wedge(), 220, 1.08], [wineGlass('#7a1f2b'), 412, 1.2]),
  'x-script': () => stillLife('apricot', 'window', [cake(t.crust), 276, 1.14], [fruit(t.tomato), 480, 0.76]),
  'x-link': () => stillLife('sage', 'table', [book(t.blue), 226, 1.14], [pan(t.brown, eggs()), 404, 0.66]),
  'x-endless': () => stillLife('apricot', 'sun', [wheel(t.gold), 264, 1.3], [candle(), 472, 0.96]),
  'xr-long-title': () =>
    stillLife('rose', 'window', [wheel(), 196, 0.9], [jar(t.plum), 336, 0.86], [bottle(t.red), 452, 1.0]),
  'xr-long-word': () =>
    stillLife('sand', 'hills', [pretzel(), 216, 1.1], [pretzel(), 410, 0.92], [flask(t.gold), 496, 0.66]),
  'xr-markup': () =>
    stillLife('sage', 'sun', [wedge(t.gold), 206, 0.96], [bottle(t.rose), 362, 1.06], [grapes(), 470, 0.8]),
  'xr-script': () => stillLife('rose', 'arch', [cakeSlice(t.crust), 250, 1.3], [fruit(t.tomato), 462, 0.82]),
  'xr-link': () =>
    stillLife('apricot', 'cloth', [book(t.plum), 210, 1.1], [mushroom(), 388, 0.96], [sprig(), 482, 0.8]),
  'xr-endless': () => stillLife('sand', 'table', [wheel(), 216, 1.12], [wedge(), 410, 0.9], [baguette(), 494, 0.8]),
  'xr-wrong_interaction_point': () => stillLife('sage', 'window', [oysters(), 286, 1.5], [flask(t.lemon), 472, 0.8]),
  'xr-condition_not_fulfilled': () =>
    stillLife('rose', 'sun', [tableware.shoppingBag(t.rose, bottle(t.green)), 256, 0.9], [pear(), 444, 0.9]),
  'xr-coupon_redemption_in_progress': () =>
    stillLife(
      'sand',
      'plain',
      [candle(), 176, 1.0],
      [candle(), 264, 1.2],
      [candle(), 352, 1.0],
      [fruit(t.orange), 458, 0.86],
    ),
  'xr-coupon_not_activated': () =>
    stillLife('sage', 'cloth', [heapedBowl(t.leaf, t.crust), 206, 1.0], [heapedBowl(t.green, t.crust), 400, 1.0]),
  'xr-coupon_not_assigned_account': () =>
    stillLife('apricot', 'arch', [cake(t.rose), 262, 1.2], [cupcake(t.cream), 484, 0.62]),
  'xr-account_locked': () =>
    stillLife('rose', 'table', [bottle(t.plum), 244, 1.26], [wineGlass('#4f263d'), 404, 1.1], [berries(), 492, 0.6]),
}
