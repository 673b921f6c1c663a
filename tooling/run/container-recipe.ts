import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { root } from '../build/root.ts'

type Instruction = { name: string; text: string }

/** A stage of a Containerfile: `folder` is its root, below which its instructions have run. */
export type Stage = {
  folder: string
  workdir: string
  env: Record<string, string>
  entrypoint: string[]
  healthcheck: string[]
}

/** Runs the command of a RUN instruction in a folder. */
export type RunCommand = (command: string, cwd: string) => Promise<void>

const Arguments = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

function instructionsOf(recipe: string): Instruction[] {
  const lines = recipe.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [name = ''] = line.split(' ', 1)
    return { name, text: line.slice(name.length + 1) }
  })
}

/** Instructions that only a container runtime carries out. */
const ofRuntime = new Set(['USER', 'VOLUME', 'EXPOSE'])

/**
 * Carries out deploy/Containerfile below a folder, without a container: each stage has a folder as its root, COPY
 * and RUN do there what the recipe says. Returns the last stage.
 * @param checkOut copies the build context to a folder
 * @throws Error for an instruction that it does not know
 */
export async function followRecipe(folder: string, checkOut: (to: string) => void, run: RunCommand): Promise<Stage> {
  const stages = new Map<string, Stage>()
  let stage: Stage = { folder, workdir: '/', env: {}, entrypoint: [], healthcheck: [] }
  const inside = ({ folder, workdir }: Stage, place: string): string =>
    path.join(folder, path.posix.resolve(workdir, place))

  function copy(text: string): void {
    const words = text.split(' ')
    const [from, to] = words.filter((word) => !word.startsWith('--'))
    const name = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
    const source = name === undefined ? null : stages.get(name)
    if (from === undefined || to === undefined || source === undefined) throw new Error(`COPY ${text}`)
    if (source === null) checkOut(inside(stage, to))
    else cpSync(inside(source, from), inside(stage, to), { recursive: true, verbatimSymlinks: true })
  }

  for (const { name, text } of instructionsOf(readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const stageName = / AS (\S+)$/.exec(text)?.[1] ?? 'last'
      stage = { folder: path.join(folder, stageName), workdir: '/', env: {}, entrypoint: [], healthcheck: [] }
      stages.set(stageName, stage)
    } else if (name === 'WORKDIR') {
      stage.workdir = text
      mkdirSync(inside(stage, '.'), { recursive: true })
    } else if (name === 'COPY') copy(text)
    else if (name === 'RUN') await run(text, inside(stage, '.'))
    else if (name === 'ENV')
      Object.assign(stage.env, Object.fromEntries(text.split(' ').map((pair) => pair.split('='))))
    else if (name === 'ENTRYPOINT') stage.entrypoint = v.parse(Arguments, text)
    else if (name === 'HEALTHCHECK') stage.healthcheck = v.parse(Arguments, text.slice(text.indexOf('[')))
    else if (!ofRuntime.has(name)) throw new Error(`${name} is not known here`)
  }
  return stage
}
