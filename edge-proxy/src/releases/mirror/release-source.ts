/** An object among the releases; `tag` makes the next look at it conditional. */
export type StoredObject = { bytes: Buffer; tag: Record<string, string> }

/** There is no object of this name. */
export class MissingObjectError extends Error {}

/** Where releases come from: a store or a folder, which others write to. */
export type ReleaseSource = {
  /**
   * An object of at most `maxBytes`; null if it is the one of the tag.
   * @throws MissingObjectError if there is none
   * @throws Error if it cannot be read within the limits
   */
  read: (key: string, maxBytes: number, tag?: Record<string, string>) => Promise<StoredObject | null>
  close: () => Promise<void>
}
