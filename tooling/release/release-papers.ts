import { parseArgs } from 'node:util'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { root } from '../build/root.ts'
import { builtArtefact, builtNames, edgeArtefact } from './artefacts.ts'
import { requireSources } from './build-file.ts'
import { sourcesIn } from './sources.ts'
import { readEd25519Key } from './ed25519-key.ts'
import { writePapers } from './write-papers.ts'

// `npm run release:papers [-- --edge FOLDER] [--out FOLDER]`, after a build: a bill of materials and a signed statement
// for each artefact (docs/operate.md, Bills of materials and statements). FOLDER is a copy of the image's folder
// /portal.

try {
  const { values } = parseArgs({ options: { edge: { type: 'string' }, out: { type: 'string', default: '.papers' } } })
  const out = path.resolve(root, values.out)
  const { PAPERS_KEY, REMOTES_KEY } = process.env
  if (PAPERS_KEY === undefined) throw new Error('PAPERS_KEY is required: a PEM file with a private Ed25519 key.')
  const portalKey = readEd25519Key(PAPERS_KEY, 'private', 'PAPERS_KEY')
  const remotesKey = REMOTES_KEY === undefined ? null : readEd25519Key(REMOTES_KEY, 'private', 'REMOTES_KEY')
  const ofPortal = [
    ...builtNames.portal.map((name) => builtArtefact(root, name)),
    ...(values.edge === undefined ? [] : [edgeArtefact(path.resolve(values.edge))]),
  ]
  const ofRemotes = builtNames.remotes.map((name) => builtArtefact(root, name))
  const builds = [...ofPortal, ...ofPortal.flatMap(({ parts }) => parts), ...ofRemotes]
  requireSources(builds, { ...sourcesIn(root), brand: path.basename(brandFolder) })
  for (const artefact of ofPortal) console.log(writePapers(artefact, out, portalKey).join('\n'))
  for (const artefact of ofRemotes) console.log(writePapers(artefact, out, remotesKey).join('\n'))
  if (remotesKey === null)
    console.log('REMOTES_KEY is not set: the remotes have bills of materials without statements.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
