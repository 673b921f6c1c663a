/** Names and values of one series. Values come from closed lists: a free one would grow for ever. */
export type Labels = Readonly<Record<string, string>>

/** Something that writes its series in Prometheus' text format 0.0.4. */
export type Metric = { lines: () => string[] }

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const seriesOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')

/**
 * One entry per combination of label values. Counting happens with every request and writing
 * once a minute: the text of a series is made when it is written.
 */
function createSeries<T>(names: readonly string[], empty: () => T) {
  const entries = new Map<string, { values: readonly string[]; state: T }>()
  return {
    of(values: readonly string[]): T {
      const key = values.join('\n')
      const known = entries.get(key)
      if (known !== undefined) return known.state
      const state = empty()
      entries.set(key, { values, state })
      return state
    },
    write: <L>(write: (series: string, state: T) => L): L[] =>
      [...entries.values()].map(({ values, state }) =>
        write(seriesOf(Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))), state),
      ),
  }
}

const line = (name: string, series: string, value: number): string =>
  `${name}${series === '' ? '' : `{${series}}`} ${value}`

const head = (name: string, help: string, type: 'counter' | 'gauge' | 'histogram'): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

export type Counter = Metric & { add: (...values: string[]) => void }

/** Counts events; `labels` are named here, their values come with every event. */
export function counter(name: string, help: string, labels: readonly string[]): Counter {
  const series = createSeries(labels, () => ({ count: 0 }))
  return {
    add(...values) {
      series.of(values).count += 1
    },
    lines: () => [
      ...head(name, help, 'counter'),
      ...series.write((labelled, { count }) => line(name, labelled, count)),
    ],
  }
}

export type Histogram = Metric & { observe: (value: number, ...values: string[]) => void }

/** Counts values by size; `bounds` ascending, each the largest value of its bucket. */
export function histogram(name: string, help: string, labels: readonly string[], bounds: readonly number[]): Histogram {
  const series = createSeries(labels, () => ({ sizes: bounds.map(() => 0), count: 0, sum: 0 }))

  function write(labelled: string, { sizes, count, sum }: { sizes: number[]; count: number; sum: number }): string[] {
    let below = 0
    const buckets = bounds.map((bound, index) =>
      line(`${name}_bucket`, `${labelled},le="${bound}"`, (below += sizes[index] ?? 0)),
    )
    return [
      ...buckets,
      line(`${name}_bucket`, `${labelled},le="+Inf"`, count),
      line(`${name}_sum`, labelled, sum),
      line(`${name}_count`, labelled, count),
    ]
  }

  return {
    observe(value, ...values) {
      const state = series.of(values)
      const index = bounds.findIndex((bound) => value <= bound)
      if (index >= 0) state.sizes[index] = (state.sizes[index] ?? 0) + 1
      state.count += 1
      state.sum += value
    },
    lines: () => [...head(name, help, 'histogram'), ...series.write(write).flat()],
  }
}

/** Figures that are read when somebody asks. */
export function reading(
  name: string,
  help: string,
  type: 'counter' | 'gauge',
  read: () => readonly (readonly [Labels, number])[],
): Metric {
  return {
    lines: () => [...head(name, help, type), ...read().map(([labels, value]) => line(name, seriesOf(labels), value))],
  }
}
