import { createRequire } from 'node:module'
import path from 'node:path'

/** The file of a path in `fonts.ts`: one of the brand's folder begins with `./`, others are in npm packages. */
export const fontFile = (folder: string, file: string): string =>
  file.startsWith('./') ? path.join(folder, file) : createRequire(path.join(folder, 'fonts.ts')).resolve(file)
