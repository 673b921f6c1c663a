import * as v from '../schema/schema.ts'

/** A list whose malformed items are dropped and logged, so that one broken item does not fail the list. */
export function listOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items): v.InferOutput<S>[] =>
      items.flatMap((candidate, index) => {
        const result = v.safeParse(item, candidate)
        if (result.success) return [result.output]
        const issue = result.issues[0]
        console.warn(`Dropped item ${index} of a list: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
        return []
      }),
    ),
  )
}
