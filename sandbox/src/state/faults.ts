/** Simulated faults of a call; after 'lost' the call has taken effect and only the response is dropped. */
export const faultKinds = ['down', 'slow', 'serverError', 'unauthorized', 'html', 'brokenJson', 'cut', 'lost'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Fault targets other than names of calls: all calls of one backend. */
export const faultGroups = ['shop', 'loyalty', 'withdrawal'] as const
type FaultGroup = (typeof faultGroups)[number]

export interface Fault {
  kind: FaultKind
  /** Only for 'slow': the delay before the call. */
  seconds: number
  /** Number of requests that a 'slow' fault delays at the moment; they have not taken effect yet. */
  held?: number
}

export interface Faults {
  set(target: string, fault: Fault | null): void
  /** The fault of a call, or else of its backend. */
  find(call: string, group: FaultGroup): Fault | undefined
  list(): { call: string; fault: FaultKind; seconds: number; held: number }[]
  clear(): void
}

/** The active faults, in memory: a restart of the sandbox ends them. */
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
