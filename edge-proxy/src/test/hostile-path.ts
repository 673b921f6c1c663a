export type HostilePath = { kind: string; method?: string; target: string }

/** The address of the call with the path. */
export const pathTarget = (text: string): string => `/api/api?path=${text}`
/** Targets of one kind of attack; text that is no target is the path of a call. */
export const of = (kind: string, targets: readonly string[], method?: string): HostilePath[] =>
  targets.map((target) => ({
    kind,
    target: target.startsWith('/') ? target : pathTarget(target),
    ...(method !== undefined && { method }),
  }))
