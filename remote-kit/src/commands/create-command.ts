import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Option, type Command } from 'commander'
import { remotePackage } from '../files/remote-folder.ts'
import { Refused } from '../refused.ts'
import { withJson, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/** Folder of what all new remotes have; its names are those that `create` replaces. */
const template = path.join(import.meta.dirname, '../../template')
/** Folders of what the build of each tool adds: its configuration, scripts and packages. */
const ofTools = path.join(import.meta.dirname, '../../template-tools')
const tools = ['kit', 'webpack', 'rsbuild', 'vite'] as const
const placeholders = { name: 'mfe-example', path: '/beispiel', title: 'Beispiel' } as const

type CreateOptions = Options & { path?: string; title?: string; folder?: string; with: (typeof tools)[number] }

/** Checks the values that become code. */
function checked(name: string, options: CreateOptions): { name: string; path: string; title: string } {
  const values = { name, path: options.path ?? `/${name}`, title: options.title ?? name }
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) {
    throw new Refused(`NAME must begin with a letter and have lower-case letters, digits and hyphens, not "${name}".`)
  }
  if (!/^(\/[a-z0-9][a-z0-9._~-]*)+$/.test(values.path)) {
    throw new Refused(`--path must be a path in lower case such as /events, not "${values.path}".`)
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N} -]{0,60}$/u.test(values.title)) {
    throw new Refused(`--title must have letters, digits, spaces and hyphens, not "${values.title}".`)
  }
  return values
}

type Manifest = Record<'scripts' | 'devDependencies', Record<string, string>>

/** The package.json of the template with the scripts and packages of a tool. */
function manifestWith(tool: string): Manifest {
  const [common, own] = [template, path.join(ofTools, tool)].map(
    (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest,
  ) as [Manifest, Partial<Manifest>]
  const sorted = (key: keyof Manifest) =>
    Object.fromEntries(
      Object.entries({ ...common[key], ...own[key] }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  return { ...common, scripts: sorted('scripts'), devDependencies: sorted('devDependencies') }
}

/** Copies the template with the files of a tool into a folder, and replaces its name, path and title. */
function createRemote(folder: string, values: ReturnType<typeof checked>, tool: string): void {
  for (const part of [template, path.join(ofTools, tool)]) cpSync(part, folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestWith(tool), null, 2)}\n`)
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'))
  const { version } = remotePackage(path.join(import.meta.dirname, '../..'))
  for (const file of globSync('**/*.*', { cwd: folder }).filter((entry) => /\.(tsx?|json|md)$/.test(entry))) {
    const place = path.join(folder, file)
    const text = readFileSync(place, 'utf8')
      .replaceAll(placeholders.name, values.name)
      .replaceAll(placeholders.path, values.path)
      .replaceAll(placeholders.title, values.title)
      .replaceAll(/("@portal\/[a-z-]+": )"\*"/g, `$1"^${version}"`)
    writeFileSync(place, text)
  }
}

/** Adds `create`: a new remote by the template. */
export function addCreateCommand(program: Command, terminal: Terminal): void {
  withJson(program.command('create <name>'))
    .description('create a remote with one page, its store, texts and test')
    .option('--folder <folder>', 'where (default: a new folder of the name)')
    .option('--path <path>', 'path of its page (default: /NAME)')
    .option('--title <title>', 'title of its page (default: NAME)')
    .addOption(
      new Option('--with <tool>', "what builds it: the kit's webpack preset, or a tool with its standard plugins")
        .choices(tools)
        .default('kit'),
    )
    .action((name: string, options: CreateOptions) => {
      const values = checked(name, options)
      const folder = path.resolve(terminal.cwd, options.folder ?? name)
      if (existsSync(folder)) throw new Refused(`${folder} exists. Choose another --folder.`)
      createRemote(folder, values, options.with)
      print(options, terminal, { folder, ...values }, [
        `Created ${folder} with the page ${values.path}.`,
        'Next: npm install, npm test, npm run build, npx remotes keys create.',
      ])
    })
}
