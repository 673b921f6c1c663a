import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { faultGroups } from '../state/faults.ts'

/** Possible targets of a fault: a backend, or a call by its name. */
export const faultTargets: string[] = [...faultGroups, ...callTable.map(({ name }) => name)]
