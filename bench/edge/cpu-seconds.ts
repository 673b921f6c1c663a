import { readFileSync } from 'node:fs'

/** Kernel ticks per second in /proc; Linux fixes them at 100. */
const ticks = 100

/** Seconds of CPU used by all threads of a process; NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  try {
    // The second field, the name in parentheses, may contain spaces: fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return Number.NaN
  }
}
