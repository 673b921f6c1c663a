import * as v from 'valibot'

/** A command that is not possible as it was given; the message names the field and the remedy. */
export class Refused extends Error {
  override name = 'Refused'
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @throws Refused with the faults as a list below the title, if there are any */
export function refuseFaults(title: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Refused([`${title}:`, ...faults.map((fault) => `- ${fault}`)].join('\n'))
}

/** The content as the schema gives it. @throws Refused with the title and the first field that is wrong */
export function parseOrRefuse<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
  title: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refused([title, v.getDotPath(issue), `${issue.message}.`].filter((part) => part !== null).join(': '))
}
