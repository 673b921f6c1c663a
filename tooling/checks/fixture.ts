import path from 'node:path'

/** The folder with the errors that a check must find, so that a check that reads no file does not pass. */
export const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name)
