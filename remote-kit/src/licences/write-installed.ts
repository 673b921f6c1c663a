import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { installedPackages } from './installed-packages.ts'

// `node remote-kit/src/licences/write-installed.ts FOLDER` writes FOLDER/licences.json: the npm packages that are
// installed in the folder, with the texts of their licences (deploy/Containerfile).

const folder = path.resolve(process.argv[2] ?? '.')
const packages = installedPackages(folder)
const lacking = packages.filter(({ text }) => text === '').map(({ name }) => name)
if (lacking.length > 0) {
  console.error(
    `These packages have no text of their licence: ${lacking.join(', ')}. Add the standard text to remote-kit/src/licences/texts.`,
  )
  process.exitCode = 1
} else writeFileSync(path.join(folder, 'licences.json'), JSON.stringify({ packages }, null, 1))
