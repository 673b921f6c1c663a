import { callTable } from '@portal/shared-contracts/calls/call-table'

/** Simulated faults of a call; after 'lost' the call has taken effect and only the response is dropped. */
export const faultKinds = ['down', 'slow', 'serverError', 'unauthorized', 'html', 'brokenJson', 'cut', 'lost'] as const
export type FaultKind = (typeof faultKinds)[number]

/** The backends, for faults of all their calls. */
export const faultGroups = ['shop', 'loyalty', 'withdrawal'] as const
type FaultGroup = (typeof faultGroups)[number]

/** Possible targets of a fault: a backend, or a call by its name. */
export const faultTargets: string[] = [...faultGroups, ...callTable.map(({ name }) => name)]

export type Fault = {
  kind: FaultKind
  /** Only for 'slow': the delay before the call. */
  seconds: number
}

export type ActiveFault = Fault & {
  /** Number of requests that a 'slow' fault delays at the moment; they have not taken effect yet. */
  held: number
  /** Aborted when the fault ends, with its {@link FaultEnd} as the reason. */
  readonly ended: AbortSignal
}

/** What happens to the requests that a fault delays when it ends: after a reset they must not change the seed data. */
export type FaultEnd = 'continue' | 'drop'

/** The active faults, in memory: a restart of the sandbox ends them. */
export function createFaults() {
  const active = new Map<string, { fault: ActiveFault; end: (how: FaultEnd) => void }>()

  function end(target: string, how: FaultEnd): void {
    active.get(target)?.end(how)
    active.delete(target)
  }

  return {
    set(target: string, fault: Fault | null): void {
      end(target, 'continue')
      if (fault === null) return
      const controller = new AbortController()
      active.set(target, {
        fault: { ...fault, held: 0, ended: controller.signal },
        end: (how) => controller.abort(how),
      })
    },
    /** The fault of a call, or else of its backend. */
    find: (call: string, group: FaultGroup) => (active.get(call) ?? active.get(group))?.fault,
    list: () =>
      [...active].map(([call, { fault }]) => ({ call, fault: fault.kind, seconds: fault.seconds, held: fault.held })),
    /** Ends all faults, for a reset. */
    clear(): void {
      for (const target of active.keys()) end(target, 'drop')
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
