import cluster, { type ClusterSettings } from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { superviseWorkers } from '../operations/workers.ts'

// A separate process for tests of the supervision alone: its workers listen and do nothing else.
let nextSettings: ClusterSettings[] = []
if (cluster.isPrimary) {
  superviseWorkers(Number(process.argv[2]), pino({}, { write: prepareNextStart }))
  process.on('SIGUSR2', sendTooLate).on('SIGHUP', failNextStarts)
} else {
  createServer().listen(0, '127.0.0.1', () => process.stdout.write('listening\n'))
}

/** Sends a message to a worker that was killed and whose end this process has not noticed. */
function sendTooLate(): void {
  const [worker] = Object.values(cluster.workers ?? {})
  worker?.process.kill('SIGKILL')
  while (!hasEnded(worker?.process.pid)) continue
  worker?.send('too late')
}

/** Whether no thread of a process is left that could hold its files open. */
function hasEnded(pid = 0): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return /^State:\tZ/m.test(status) && /^Threads:\t1$/m.test(status)
}

/** The next two workers cannot be started: their folder is missing, and an argument is longer than systems take. */
function failNextStarts(): void {
  nextSettings = [{ cwd: '/missing' }, { args: ['x'.repeat(200_000)] }]
}

/** A line is logged when a worker has ended, before it is started again. */
function prepareNextStart(): void {
  cluster.setupPrimary({ cwd: process.cwd(), args: [], ...nextSettings.shift() })
}
