import { createFaultLog } from './fault-log.ts'

/**
 * Runs a task now and every `interval` ms, and logs its fault. Resolves after the first run with a function that stops.
 */
export async function repeat(
  task: () => Promise<void>,
  interval: number,
  log: (fault: string) => void,
): Promise<() => void> {
  const logFault = createFaultLog(log)
  const run = async (): Promise<void> => logFault(await task().then(() => null, String))
  await run()
  const timer = setInterval(() => void run(), interval).unref()
  return () => clearInterval(timer)
}
