import { longTask } from './longest-task.ts'

/** An event of a trace; times in µs, `tdur` is processor time. */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { name?: string }
}

/**
 * The blocking time after a page's first paint in ms, counting what its tasks computed on a CPU slower by `slowdown`.
 * Lighthouse's TBT counts how long they took, and on a busy machine they mostly wait for a processor.
 * @throws Error if the trace lacks the page, its thread, its first paint or processor times
 */
export function computedBlocking(trace: readonly TraceEvent[], slowdown: number): number {
  const events = trace.toSorted((first, second) => first.ts - second.ts)
  const page = events.findLast(({ name }) => name === 'navigationStart')
  const ofPage = events.filter(({ pid }) => pid === page?.pid)
  const thread = ofPage.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const paint = ofPage.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!thread || !paint) throw new Error('The trace lacks the thread or the first paint of the page.')
  const tasks = ofPage.filter(({ name, tid, ts }) => name === 'RunTask' && tid === thread.tid && ts > paint.ts)
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : tdur / 1000))
  if (times.length === 0) throw new Error('The trace lacks processor times.')
  return times.reduce((sum, time) => sum + Math.max(0, time * slowdown - longTask), 0)
}
