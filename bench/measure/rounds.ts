/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** Range of the values relative to their median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / median(values)

/** Median of the ratios of two candidates per round, because the speed of the machine changes between rounds. */
export const ratio = (own: readonly number[], peer: readonly number[]): number =>
  median(own.map((value, round) => value / (peer[round] ?? Number.NaN)))

/**
 * The bounds between which the median ratio would lie in 95 of 100 repetitions, from the ranks of the rounds' ratios;
 * of fewer than six rounds the smallest and the largest ratio.
 */
export function ratioBounds(own: readonly number[], peer: readonly number[]): [lower: number, upper: number] {
  const sorted = own.map((value, round) => value / (peer[round] ?? Number.NaN)).toSorted((a, b) => a - b)
  // How many rounds are above the median is as a coin decides: `outside` ratios at each end are too many in 1 of 40 cases.
  let [outside, chance, cases] = [0, 1, 1]
  while (chance / 2 ** sorted.length <= 0.025) {
    outside += 1
    cases *= (sorted.length - outside + 1) / outside
    chance += cases
  }
  const rank = Math.max(0, outside - 1)
  return [sorted[rank] ?? Number.NaN, sorted.at(-1 - rank) ?? Number.NaN]
}

/**
 * Measures every candidate once per round in alternating order, so that other load on the machine affects
 * all of them. The first round is not counted.
 */
export async function interleaved<Name extends string, Sample>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Sample>,
): Promise<Record<Name, Sample[]>> {
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>
  for (const name of names) await measure(name)
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? names : names.toReversed()
    for (const name of order) samples[name].push(await measure(name))
  }
  return samples
}
