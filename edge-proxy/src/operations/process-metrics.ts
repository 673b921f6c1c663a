import { performance } from 'node:perf_hooks'
import { reading, type Metric } from './prometheus.ts'

/** Figures of this process, under the names every Prometheus client uses where there is one. */
export const processMetrics: readonly Metric[] = [
  reading('process_start_time_seconds', 'Start of the process in seconds since 1970.', 'gauge', () => [
    [{}, performance.timeOrigin / 1000],
  ]),
  reading('process_cpu_seconds_total', 'Processor time of the process.', 'counter', () => {
    const { user, system } = process.cpuUsage()
    return [[{}, (user + system) / 1_000_000]]
  }),
  reading('process_resident_memory_bytes', 'Memory the process holds.', 'gauge', () => [
    [{}, process.memoryUsage.rss()],
  ]),
  reading('nodejs_heap_size_used_bytes', 'Heap in use.', 'gauge', () => [[{}, process.memoryUsage().heapUsed]]),
  reading(
    'nodejs_eventloop_seconds_total',
    'Time the event loop worked or waited; working all the time means overload.',
    'counter',
    () => {
      const { active, idle } = performance.eventLoopUtilization()
      return [
        [{ state: 'active' }, active / 1000],
        [{ state: 'idle' }, idle / 1000],
      ]
    },
  ),
]
