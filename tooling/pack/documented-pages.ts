import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SlotName } from '@portal/shared-contracts/remotes'
import { blocksOf, sectionOf, writeDocumentedFiles } from '../run/documents.ts'

const guide = 'docs/calls-of-a-remote.md'

const slotGuide = 'docs/release-a-remote.md'

/** The lines of a block of the guide's section about pages, without the comment that says where they belong. */
function linesFor(place: string): string {
  const block = blocksOf(sectionOf(guide, 'Showing the pages'), 'ts').find((each) => each.startsWith(`// in ${place}`))
  if (block === undefined) throw new Error(`${guide} has no block for ${place}`)
  return block.slice(block.indexOf('\n') + 1)
}

function changeFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} was not changed`)
  writeFileSync(file, changed)
}

/**
 * Adds both pages of docs/calls-of-a-remote.md to a new remote, as this guide says.
 * @param folder of the remote
 * @param firstPage path of the page that the remote was created with
 * @param config file of the build, for remotes without the portal's kit
 */
export function addDocumentedPages(folder: string, firstPage: string, config?: string): void {
  writeDocumentedFiles(guide, folder)
  const routes = linesFor('routes of src/routes.ts').replaceAll('/veranstaltungen', firstPage)
  changeFile(path.join(folder, 'src/routes.ts'), (text) => text.replace('] satisfies', `${routes}] satisfies`))
  if (config === undefined) return
  const exposes = linesFor('webpack.config.ts')
  changeFile(path.join(folder, config), (text) => text.replace(/^ *exposes: .*\n/m, exposes))
}

/** Offers a slot below the coupons of the documented page, as docs/release-a-remote.md says. Returns its name. */
export function addDocumentedSlot(folder: string): SlotName {
  const remote = path.basename(folder)
  const section = sectionOf(slotGuide, 'Slots of a remote').replaceAll('mfe-events', remote)
  const [offers = '', slot = ''] = ['ts', 'tsx'].flatMap((language) => blocksOf(section, language))
  changeFile(path.join(folder, 'src/routes.ts'), (text) => `${text}\n${offers}`)
  changeFile(path.join(folder, 'src/pages/coupons.tsx'), (text) =>
    text.replace('<Coupons />', '$&\n        {below}').concat('\n', slot),
  )
  return `${remote}:below`
}
