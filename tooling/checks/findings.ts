/** Findings of a check, each naming its file; an empty list passes. */
export type Findings = readonly string[]

/** A read-only check of the repository at `folder`. */
export type Check = (folder: string) => Findings | Promise<Findings>
