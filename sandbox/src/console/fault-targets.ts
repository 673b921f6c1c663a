import { callTable } from '@delikaterie/shared-contracts/calls/table'
import { faultGroups } from '../state/faults.ts'

/** What a fault can be set on: a backend as a whole, or one call by its name in the contracts. */
export const faultTargets: string[] = [...faultGroups, ...callTable.map(({ name }) => name)]
