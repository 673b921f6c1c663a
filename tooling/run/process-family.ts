import { readdirSync, readFileSync } from 'node:fs'

/** Each process with the one that started it. */
function parents(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): [number, number][] => {
      try {
        // The name of a program, in brackets, may have spaces.
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return [[Number(pid), Number(parent)]]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

/** A process and those that it has started, directly or not, with their commands. */
export function family(pid: number): Map<number, string> {
  const all = parents()
  const found = [pid]
  for (const member of found) found.push(...all.filter(([, parent]) => parent === member).map(([child]) => child))
  return new Map(found.map((member) => [member, commandOf(member)]))
}

/** The commands of a process and of those that it has started, one a line. */
export const commandsOf = (pid: number): string => [...family(pid).values()].join('\n')

/** The command line of a process, empty once it has ended. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Commands of a family whose processes still run. */
export const survivors = (members: ReadonlyMap<number, string>): string[] =>
  [...members].filter(([pid, command]) => command !== '' && commandOf(pid) === command).map(([, command]) => command)
