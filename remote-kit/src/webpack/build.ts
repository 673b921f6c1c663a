import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { Refused } from '../refused.ts'

/** Builds what one or several configurations say. @throws Refused with webpack's errors */
export async function runWebpack(config: Configuration | Configuration[]): Promise<void> {
  const compiler = webpack([config].flat())
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result')))),
  )
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  if (stats.hasErrors()) throw new Refused(`The build failed:\n${stats.toString('errors-only')}`)
}

/** Builds the remote in a folder into its `dist`. @throws Refused with webpack's errors */
export async function buildRemote(folder: string): Promise<void> {
  const file = path.join(folder, 'webpack.config.ts')
  if (!existsSync(file))
    throw new Refused(`${file} is missing: name the folder of a remote of the kit, or build with "npm run build".`)
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: Configuration | Configuration[] }
  await runWebpack(config)
}
