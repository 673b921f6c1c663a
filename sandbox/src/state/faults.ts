/** What a switched-on fault does to a call; 'lost' lets the effect happen and drops only the answer. */
export const faultKinds = ['down', 'slow', 'serverError', 'unauthorized', 'html', 'brokenJson', 'cut', 'lost'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Besides the name of a call: everything of one backend. */
export const faultGroups = ['shop', 'loyalty'] as const
type FaultGroup = (typeof faultGroups)[number]

export interface Fault {
  kind: FaultKind
  /** Only for 'slow': how long the answer is held back. */
  seconds: number
  /** Requests that are being held back just now: they have arrived, and nothing has happened yet. */
  held?: number
}

export interface Faults {
  set(target: string, fault: Fault | null): void
  /** The fault of this very call, else of its backend. */
  find(call: string, group: FaultGroup): Fault | undefined
  list(): { call: string; fault: FaultKind; seconds: number; held: number }[]
  clear(): void
}

/** The switches, kept in memory: a restart of the sandbox turns every fault off. */
export function createFaults(): Faults {
  const active = new Map<string, Fault>()
  return {
    set(target, fault) {
      if (fault) active.set(target, fault)
      else active.delete(target)
    },
    find: (call, group) => active.get(call) ?? active.get(group),
    list: () => [...active].map(([call, { kind, seconds, held = 0 }]) => ({ call, fault: kind, seconds, held })),
    clear: () => active.clear(),
  }
}
