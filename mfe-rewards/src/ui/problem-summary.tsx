import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import type { Problem } from '../domain/delivery.ts'
import { problemText, t } from '../messages/redeem.ts'

/** The id of the control a problem is about. */
export const fieldId = (field: NonNullable<Problem['field']>): string => `redeem-${field}`

/** All problems of a step, with a way to each field; takes the focus with every attempt. */
export function ProblemSummary({ problems, attempt }: { problems: readonly Problem[]; attempt: number }) {
  const hasField = problems.some(({ field }) => field !== null)
  const errors = problems.map((problem) => ({
    text: problemText(problem),
    ...(problem.field !== null && { fieldId: fieldId(problem.field) }),
  }))
  return <ErrorSummary title={hasField ? t.correct : t.refused} errors={errors} attempt={attempt} />
}

/** The sentence at one field, if there is something to correct. */
export const problemAt = (problems: readonly Problem[], field: Problem['field']): string | undefined => {
  const problem = problems.find((candidate) => candidate.field === field)
  return problem && problemText(problem)
}
