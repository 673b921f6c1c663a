import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started. */
export const childrenOf = (pid = 0): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** The nice value of every thread of a process. */
export const prioritiesOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    // The second field, the name in parentheses, may contain spaces: fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[16])
  })

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
