import { wire } from '@portal/shared-contracts/testing/wire'
import { createRandom } from './random.ts'

const starts = [
  'shop/card',
  'shop/points',
  `${wire.prefix}/coupons`,
  `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`,
  'shop/countries',
]
const insertions = [
  '.. %2e%2e %252e \\ %5c ; %3b // %00 %0d%0a % %zz # %23 @ : http:// %c0%af %ff * ~ !',
  `$ ' ( + , [ { | ^ \` " < %e2%80%a8 %09 %20 &x=1 &path=shop/card ? %3f%3f %25 /./ /../ ..;`,
].flatMap((line) => line.split(' '))

/** Valid paths with one to three insertions; each contains something that no path may contain. */
export function generatedPaths(seed: number, count: number): string[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    let path = starts[random(starts.length)] ?? ''
    // A later insertion may split an earlier one; the last one stays complete.
    for (let left = 1 + random(3); left > 0; left -= 1) {
      const at = random(path.length + 1)
      path = path.slice(0, at) + (insertions[random(insertions.length)] ?? '') + path.slice(at)
    }
    return `/api/api?path=${path}`
  })
}
