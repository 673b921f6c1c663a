import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../webpack/base.ts'

/** A measured process of its own. What it prints is thrown away: reading it would cost us a core. */
export type Child = { pid: number; stop: () => Promise<void> }

/**
 * Starts a program and waits until its address answers with whatever status.
 * @throws Error with what it wrote to stderr if it ends before
 */
export async function startChild(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  readyUrl: string,
): Promise<Child> {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => void (complaints += text.toString()))
  let gone = false
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      gone = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  for (;;) {
    if (gone) throw new Error(`${command} ${args[0] ?? ''} did not start:\n${complaints}`)
    if ((await fetch(readyUrl).catch(() => null)) !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Kernel ticks per second; fixed at 100 wherever Linux shows times to programs. */
const ticks = 100

/** Seconds of CPU a process has used, all threads; NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  try {
    // The second field, the name in brackets, may hold blanks: count from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return Number.NaN
  }
}
