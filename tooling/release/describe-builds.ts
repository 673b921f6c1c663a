import { existsSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { root } from '../build/root.ts'
import { builtNames, distOf } from './artefacts.ts'
import { writeBuildFile } from './build-file.ts'
import { sourcesIn } from './sources.ts'

// `npm run build` ends with it: every build says what it was made from. Not a part of the tasks that Turbo keeps, whose
// results are the same in several revisions.

const sources = sourcesIn(root)
const brand = path.basename(brandFolder)
for (const name of builtNames.portal) writeBuildFile(distOf(root, name), { ...sources, brand })
for (const dist of builtNames.remotes.map((name) => distOf(root, name)))
  if (existsSync(dist)) writeBuildFile(dist, sources)
