/** A small deterministic generator (mulberry32): the same seed gives the same attacks. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

const starts = [
  'shop/card',
  'shop/points',
  'convercus/coupons',
  'convercus/v2/accounts/ACC-1/accountcoupons',
  'shop/countries',
]
const poison = [
  '..',
  '%2e%2e',
  '%252e',
  '\\',
  '%5c',
  ';',
  '%3b',
  '//',
  '%00',
  '%0d%0a',
  '%',
  '%zz',
  '#',
  '%23',
  '@',
  ':',
  'http://',
  '%c0%af',
  '%ff',
  '*',
  '~',
  '!',
  '$',
  "'",
  '(',
  '+',
  ',',
  '[',
  '{',
  '|',
  '^',
  '`',
  '"',
  '<',
  '%e2%80%a8',
  '%09',
  '%20',
  '&x=1',
  '&path=shop/card',
  '?',
  '%3f%3f',
  '%25',
  '/./',
  '/../',
  '..;',
]

/** Good paths spoilt in one to three places; every one of them holds something no path may have. */
export function generatedPaths(seed: number, count: number): string[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    let path = starts[random(starts.length)] ?? ''
    // The last inserted poison stays whole: an earlier one may be split by a later.
    for (let left = 1 + random(3); left > 0; left -= 1) {
      const at = random(path.length + 1)
      path = path.slice(0, at) + (poison[random(poison.length)] ?? '') + path.slice(at)
    }
    return `/api/api?path=${path}`
  })
}
