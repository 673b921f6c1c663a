/** What a check found wrong; none means clean. Each line names the place. */
export type Findings = readonly string[]

/** A check of the repository below a folder; it changes nothing. */
export type Check = (folder: string) => Findings
