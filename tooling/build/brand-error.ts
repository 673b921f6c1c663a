/** What a person can repair about the folder of a brand; one line. */
export class BrandError extends Error {}

/** Ends a command with the line of a `BrandError`; others keep their stack. */
export function exitWith(error: unknown): never {
  if (!(error instanceof BrandError)) throw error
  console.error(error.message)
  process.exit(1)
}
