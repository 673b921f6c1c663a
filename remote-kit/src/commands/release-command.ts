import path from 'node:path'
import { majorOf } from '@portal/shared-contracts/remotes'
import { deprecatedParts } from '@portal/shared-contracts/remotes/deprecated-parts'
import type { Command } from 'commander'
import { deprecatedImports, describeDeprecated } from '../imports/deprecated-imports.ts'
import { describePointer } from '../release/describe-pointer.ts'
import { changePointer, release, startCanary } from '../release/pointer.ts'
import { deleteEndedPreviews } from '../release/previews.ts'
import { describeSizes, prepareRelease } from '../release/prepare.ts'
import { buildProject } from '../release/build-project.ts'
import { messageOf } from '../refused.ts'
import { isBuild, readBuild } from '../release/standard-build.ts'
import { isUploaded, uploadVersion } from '../release/upload.ts'
import { authorOf, targetOf, teamKey, trustedKeys, withChange, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

type ReleaseOptions = Options & { key?: string; canary?: string; unblock?: boolean; build: boolean }

/** Adds `release`, which builds, checks and uploads a version and points to it. */
export function addReleaseCommand(program: Command, terminal: Terminal): void {
  withChange(program.command('release [folder]'))
    .description(
      'build a remote with its "npm run build", or take a folder with mf-manifest.json; check it, upload it and make it the current version',
    )
    .option('--key <file>', "key file of the team (default: REMOTES_KEY, else release-key.json in the remote's folder)")
    .option('--canary <percent>', 'give it to this share of the browsers only')
    .option('--unblock', 'also if the version was rolled back')
    .option('--no-build', 'release the present folder dist')
    .action(async (given: string | undefined, options: ReleaseOptions) => {
      const folder = path.resolve(terminal.cwd, given ?? '.')
      const { dryRun = false, canary, unblock } = options
      if (options.build && !isBuild(folder)) await buildProject(folder)
      const key = teamKey(options.key, readBuild(folder).project, terminal)
      const target = await targetOf(options, terminal)
      const prepared = await prepareRelease(folder, target, key, trustedKeys(terminal))
      const { record, dist, sizes } = prepared
      const deprecated = deprecatedImports(record.imports ?? {}, deprecatedParts)
      for (const part of deprecated)
        terminal.err(`Warning: ${part.name} of ${part.module} is deprecated ${describeDeprecated(part)}\n`)
      const uploaded = await isUploaded(target, record, key)
      const onProgress = (done: number, total: number, file: string): void =>
        terminal.err(`Uploaded ${done} of ${total}: ${file}\n`)
      if (!dryRun) await uploadVersion(target, record, dist, key, onProgress)
      const { before, after } = await changePointer(
        target,
        record.name,
        (pointer) =>
          canary === undefined
            ? release(pointer, record.version, unblock)
            : startCanary(pointer, record.version, Number(canary), unblock),
        { author: authorOf(options, terminal), dryRun, major: majorOf(record.contract) },
      )
      if (!dryRun) {
        // The release is done: what remains of previews is deleted by the next command, if not now.
        await deleteEndedPreviews(target, record.name, terminal.now()).catch((error: unknown) =>
          terminal.err(`Ended previews were not deleted: ${messageOf(error)}\n`),
        )
      }
      const { name: remote, version } = record
      const result = { remote, version, dryRun, uploaded, sizes, deprecated, before, pointer: after }
      print(options, terminal, result, [
        ...describeSizes(prepared),
        `${dryRun ? 'Dry run: ' : ''}${record.name} is ${describePointer(after)}`,
      ])
    })
}
