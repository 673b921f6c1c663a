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
