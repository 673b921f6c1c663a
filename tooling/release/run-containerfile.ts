import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { instructions } from '../deploy/containerfile.ts'

/**
 * Carries out deploy/Containerfile without a container: runs its commands in a folder with the sources, and copies the
 * result into the folder of the image.
 */
export async function runContainerfile(build: string, image: string): Promise<void> {
  const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}` }
  for (const command of instructions('RUN')) {
    await promisify(execFile)('sh', ['-euc', command], { cwd: build, env, maxBuffer: 1024 * 1024 * 64 })
  }
  for (const text of instructions('COPY --from=build')) {
    const [from = '', to = ''] = text.split(' ').slice(-2)
    const source = path.join(build, path.posix.relative('/portal', from))
    // What is outside the working directory is a volume.
    if (!path.isAbsolute(to)) cpSync(source, path.join(image, to), { recursive: true, verbatimSymlinks: true })
  }
}
