import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import { darkScheme, lightScheme } from '@portal/shared-contracts/brand/colors'
import { content } from '@portal/shared-contracts/brand/content'
import { fonts, genericFonts } from '@portal/shared-contracts/brand/fonts'
import { root } from '../build/root.ts'
import { bundleEmbed } from './bundle-embed.ts'
import { copyTerms } from './copy-terms.ts'
import { customElements } from './custom-elements.ts'
import { bundledManifest, formerFile, modulesOf, packedManifest, type Manifest } from './packed-manifest.ts'

/** Packages that teams outside this repository install. */
export const packedPackages = [
  'shared-contracts',
  'page-library',
  'shared-stores',
  'shared-ui',
  'sandbox',
  'remote-kit',
  'embed',
] as const
type PackedPackage = (typeof packedPackages)[number]

/** Runs a command; throws with its output if it fails. */
function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`)
}

/** Compiles all packages at once, because they import each other's sources; gives the folder of the output. */
function compile(folder: string): string {
  const output = path.join(folder, 'compiled')
  const config = path.join(folder, 'tsconfig.json')
  const sources = packedPackages.map((name) => `${root}/${name}/src/**/*`)
  const options = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: output,
    typeRoots: [path.join(root, 'node_modules/@types')],
  }
  const exclude = ['ts', 'tsx'].map((extension) => `${root}/**/*.test.${extension}`)
  writeFileSync(
    config,
    JSON.stringify({ extends: path.join(root, 'tsconfig.json'), compilerOptions: options, include: sources, exclude }),
  )
  run(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], root)
  return output
}

const isAsset = (file: string): boolean => !/(?<!\.d)\.tsx?$|\.long\.ts$/.test(file)

/** Declarations name the declaration files of other modules by `.js`, as every compiler setting resolves them. */
function renameImports(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const place = path.join(folder, file)
    const text = readFileSync(place, 'utf8')
    writeFileSync(place, text.replaceAll(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1.js$2'))
  }
}

/**
 * Writes JavaScript, declarations, style sheets, template, README, CHANGELOG, terms and package.json of a package into
 * a folder.
 */
async function stage(name: PackedPackage, compiled: string, folder: string): Promise<void> {
  const source = path.join(root, name)
  const isBundled = name === 'embed'
  if (isBundled) await bundleEmbed(compiled, path.join(folder, 'dist'))
  else stageSources(source, path.join(compiled, name), folder)
  if (name === 'shared-contracts') await writeBrand(path.join(folder, 'dist/brand'))
  writeFormer(manifestIn(source), folder)
  renameImports(path.join(folder, 'dist'))
  for (const file of ['template', 'template-tools', 'README.md', 'CHANGELOG.md']) {
    if (existsSync(path.join(source, file)))
      cpSync(path.join(source, file), path.join(folder, file), { recursive: true })
  }
  if (isBundled)
    writeFileSync(path.join(folder, 'custom-elements.json'), `${JSON.stringify(customElements(), null, 2)}\n`)
  copyTerms(source, root, folder)
  const { browserslist, license = 'UNLICENSED' } = manifestIn(root)
  const manifest = { license, ...manifestIn(source) }
  const packed = isBundled
    ? bundledManifest(manifest)
    : packedManifest({ ...manifest, ...(name === 'remote-kit' && browserslist !== undefined && { browserslist }) })
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
}

/** The chosen brand, in place of the modules that read it from the repository, without pictures and what needs them. */
async function writeBrand(folder: string): Promise<void> {
  const modules = {
    brand: { brand },
    catalogue: { catalogue: {}, drawings: '' },
    colors: { lightScheme, darkScheme },
    fonts: { fonts, genericFonts },
  }
  for (const [file, values] of Object.entries(modules)) {
    const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    writeFileSync(path.join(folder, `${file}.js`), lines.join(''))
  }
  const [benefits, rarities] = await Promise.all([content.benefits(), content.rarities()])
  const listOf = (items: readonly { picture: string }[]): string =>
    `async () => (${JSON.stringify(items.map((item) => ({ ...item, picture: '' })))})`
  const pictures = JSON.stringify(Object.fromEntries(Object.keys(content.pictures).map((name) => [name, ''])))
  writeFileSync(
    path.join(folder, 'content.js'),
    `export const content = { benefits: ${listOf(benefits)}, rarities: ${listOf(rarities)}, pictures: ${pictures} }\n`,
  )
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** Modules that are in another package now, under the paths that they had in this one. */
function writeFormer({ formerExports = {} }: Manifest, folder: string): void {
  for (const [entry, target] of Object.entries(formerExports)) {
    const modules = modulesOf(target)
    if (modules.length === 0) continue
    const file = path.join(folder, formerFile(entry).replace('./src/', './dist/').replace(/\.ts$/, ''))
    mkdirSync(path.dirname(file), { recursive: true })
    for (const extension of ['js', 'd.ts'])
      writeFileSync(`${file}.${extension}`, modules.map((module) => `export * from '${module}'\n`).join(''))
  }
}

/** The compiled files one by one, and what is not compiled. */
function stageSources(source: string, compiled: string, folder: string): void {
  if (!existsSync(path.join(source, 'src'))) return
  cpSync(path.join(compiled, 'src'), path.join(folder, 'dist'), { recursive: true })
  cpSync(path.join(source, 'src'), path.join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !path.basename(file).includes('.') || isAsset(file),
  })
}

/** Packs the packages, all unless named, into a folder, which is emptied before. @returns the files of the packages */
export async function packPackages(
  folder: string,
  names: readonly PackedPackage[] = packedPackages,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  const staging = path.join(folder, 'staging')
  mkdirSync(staging, { recursive: true })
  const compiled = compile(staging)
  for (const name of names) {
    const place = path.join(staging, name)
    await stage(name, compiled, place)
    run('npm', ['pack', '--silent', '--pack-destination', folder], place)
  }
  rmSync(staging, { recursive: true })
  return readdirSync(folder).map((file) => path.join(folder, file))
}
