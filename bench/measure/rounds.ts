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
