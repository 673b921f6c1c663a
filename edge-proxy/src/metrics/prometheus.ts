/** Names and values of one series. Values come from closed lists: a free one would grow for ever. */
export type Labels = Readonly<Record<string, string>>

/** Something that writes its series in Prometheus' text format 0.0.4. */
export type Metric = { lines: () => string[] }

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const seriesOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')

const line = (name: string, series: string, value: number): string => `${name}${series === '' ? '' : `{${series}}`} ${value}`

const head = (name: string, help: string, type: 'counter' | 'gauge' | 'histogram'): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

export type Counter = Metric & { add: (labels: Labels) => void }

/** Counts events. */
export function counter(name: string, help: string): Counter {
  const values = new Map<string, number>()
  return {
    add(labels) {
      const series = seriesOf(labels)
      values.set(series, (values.get(series) ?? 0) + 1)
    },
    lines: () => [...head(name, help, 'counter'), ...[...values].map(([series, value]) => line(name, series, value))],
  }
}

export type Histogram = Metric & { observe: (labels: Labels, value: number) => void }

/** Counts values by size; `bounds` ascending, each the largest value of its bucket. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, { sizes: number[]; count: number; sum: number }>()

  function write([series, { sizes, count, sum }]: [string, { sizes: number[]; count: number; sum: number }]): string[] {
    let below = 0
    const buckets = bounds.map((bound, index) => line(`${name}_bucket`, `${series},le="${bound}"`, (below += sizes[index] ?? 0)))
    return [
      ...buckets,
      line(`${name}_bucket`, `${series},le="+Inf"`, count),
      line(`${name}_sum`, series, sum),
      line(`${name}_count`, series, count),
    ]
  }

  return {
    observe(labels, value) {
      const series = seriesOf(labels)
      const entry = all.get(series) ?? { sizes: bounds.map(() => 0), count: 0, sum: 0 }
      const index = bounds.findIndex((bound) => value <= bound)
      if (index >= 0) entry.sizes[index] = (entry.sizes[index] ?? 0) + 1
      entry.count += 1
      entry.sum += value
      all.set(series, entry)
    },
    lines: () => [...head(name, help, 'histogram'), ...[...all].flatMap(write)],
  }
}

/** Figures that are read when somebody asks. */
export function reading(name: string, help: string, type: 'counter' | 'gauge', read: () => readonly (readonly [Labels, number])[]): Metric {
  return { lines: () => [...head(name, help, type), ...read().map(([labels, value]) => line(name, seriesOf(labels), value))] }
}
