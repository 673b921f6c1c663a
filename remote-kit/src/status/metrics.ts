/** One line of a Prometheus text. */
export type Sample = { name: string; labels: Readonly<Record<string, string>>; value: number }

const line = /^(\w+)(?:\{(.*)\})? (\S+)(?: -?\d+)?$/s
const label = /(\w+)="((?:[^"\\]|\\.)*)"/g
const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))

/** The samples of a Prometheus text; comments and what is no sample are left out. */
export function parseMetrics(text: string): Sample[] {
  return text.split('\n').flatMap((row): Sample[] => {
    const [, name, list = '', value = ''] = line.exec(row) ?? []
    if (name === undefined) return []
    const labels = [...list.matchAll(label)].map(([, key = '', quoted = '']) => [key, unescaped(quoted)])
    return [{ name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) }]
  })
}

/**
 * The value below which `share` of the values of a histogram lie, estimated from its buckets as Prometheus does: evenly
 * within a bucket, and never above the largest bound. Null without values.
 */
export function quantile(buckets: readonly Sample[], share: number): number | null {
  const counts = new Map<number, number>()
  for (const { labels, value } of buckets) {
    const bound = labels['le'] === '+Inf' ? Infinity : Number(labels['le'])
    counts.set(bound, (counts.get(bound) ?? 0) + value)
  }
  const wanted = share * (counts.get(Infinity) ?? 0)
  if (!(wanted > 0)) return null
  let [from, below] = [0, 0]
  for (const [bound, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    if (count >= wanted) return bound === Infinity ? from : from + ((bound - from) * (wanted - below)) / (count - below)
    from = bound
    below = count
  }
  return null
}
