import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { remotePackage } from '../files/remote-folder.ts'
import { Refused } from '../release/refused.ts'
import { print, withJson, type Options, type Terminal } from './context.ts'

/** Folder of the template; its names are those that `create` replaces. */
const template = path.join(import.meta.dirname, '../../template')
const placeholders = { name: 'mfe-example', path: '/beispiel', title: 'Beispiel' } as const

type CreateOptions = Options & { path?: string; title?: string; folder?: string }

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

/** Copies the template into a folder and replaces its name, path and title. */
function createRemote(folder: string, values: ReturnType<typeof checked>): void {
  cpSync(template, folder, { recursive: true })
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'))
  const { version } = remotePackage(path.join(import.meta.dirname, '../..'))
  for (const file of globSync('**/*.*', { cwd: folder }).filter((entry) => /\.(tsx?|json|md)$/.test(entry))) {
    const place = path.join(folder, file)
    const text = readFileSync(place, 'utf8')
      .replaceAll(placeholders.name, values.name)
      .replaceAll(placeholders.path, values.path)
      .replaceAll(placeholders.title, values.title)
      .replaceAll(/("@delikaterie\/[a-z-]+": )"\*"/g, `$1"^${version}"`)
    writeFileSync(place, text)
  }
}

/** Adds `create`. */
export function addCreateCommand(program: Command, terminal: Terminal): void {
  withJson(program.command('create <name>'))
    .description('create a remote with one page, its store, texts and test')
    .option('--folder <folder>', 'where (default: a new folder of the name)')
    .option('--path <path>', 'path of its page (default: /NAME)')
    .option('--title <title>', 'title of its page (default: NAME)')
    .action((name: string, options: CreateOptions) => {
      const values = checked(name, options)
      const folder = path.resolve(terminal.cwd, options.folder ?? name)
      if (existsSync(folder)) throw new Refused(`${folder} exists. Choose another --folder.`)
      createRemote(folder, values)
      print(options, terminal, { folder, ...values }, [
        `Created ${folder} with the page ${values.path}.`,
        'Next: npm install, npm test, npx remotes build, npx remotes keys create.',
      ])
    })
}
