import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { previewIdOf, previewLimits, previewsPath, type Preview } from '@portal/shared-contracts/remotes'
import type { Command } from 'commander'
import { Refused } from '../refused.ts'
import { buildProject } from '../release/build-project.ts'
import { describeSizes, prepareRelease } from '../release/prepare.ts'
import {
  addPreview,
  deleteEndedPreviews,
  endPreviews,
  hasPreviewFiles,
  noPreviews,
  readPreviews,
  refuseTooMany,
} from '../release/previews.ts'
import { readEnd } from '../release/read-end.ts'
import { isBuild, readBuild } from '../release/standard-build.ts'
import type { Target } from '../targets/target.ts'
import { portalOf } from './option-values.ts'
import {
  authorOf,
  remoteName,
  targetOf,
  teamKey,
  trustedKeys,
  withChange,
  withJson,
  withTarget,
  type Options,
} from './options.ts'
import { print, type Terminal } from './terminal.ts'

const day = 24 * 60 * 60 * 1000
const maxDays = previewLimits.age / day
/** Characters of the name of who made a preview. */
const maxName = 100

type CreateOptions = Options & { portal?: string; days?: string; until?: string; key?: string; build: boolean }

/**
 * When a preview ends (ms since 1970).
 * @throws Refused for a malformed end, and for one that is past or too far away
 */
function endOf({ days, until }: Pick<CreateOptions, 'days' | 'until'>, now: number): number {
  if (days !== undefined && until !== undefined) throw new Refused('--days and --until exclude each other: name one.')
  if (until === undefined) {
    const count = Number(days ?? '3')
    if (/^\d+$/.test(days ?? '3') && count >= 1 && count <= maxDays) return now + count * day
    throw new Refused(`--days must be a number from 1 to ${maxDays}, not "${days}".`)
  }
  const end = readEnd(until, now, previewLimits.age)
  if (end !== null) return end
  const latest = new Date(now + previewLimits.age).toISOString()
  throw new Refused(`--until must be a time to come, at most ${maxDays} days from now (${latest}), not "${until}".`)
}

/** The portal of a preview's link. @throws Refused without one for releases that are not on this machine */
function linkPortal(option: string | undefined, target: Target): string {
  if (option !== undefined) return portalOf(option)
  if (!target.address.startsWith('s3://')) return 'http://localhost:3000'
  throw new Refused(
    '--portal is missing: the address of the portal that shows the preview, such as https://portal.example.',
  )
}

const describe = ({ id, record, by, created, expires }: Preview): string =>
  `${id}  ${record.version}  by ${by}, from ${created} until ${expires}`

/** Checks a build as `release` does, and puts it into the target beside the releases. */
async function create(given: string | undefined, options: CreateOptions, terminal: Terminal): Promise<void> {
  const folder = path.resolve(terminal.cwd, given ?? '.')
  const [now, { dryRun = false }] = [terminal.now(), options]
  const expires = endOf(options, now.getTime())
  const target = await targetOf(options, terminal)
  const portal = linkPortal(options.portal, target)
  if (options.build && !isBuild(folder)) await buildProject(folder)
  const key = teamKey(options.key, readBuild(folder).project, terminal)
  const prepared = await prepareRelease(folder, target, key, trustedKeys(terminal))
  const { record, dist, sizes, registered } = prepared
  const { name, version } = record
  if (!registered.previews) throw noPreviews(name)
  refuseTooMany(name, await readPreviews(target, name, now))
  const secret = randomBytes(32).toString('base64url')
  const preview: Preview = {
    preview: true,
    id: await previewIdOf(secret, { portal, remote: name }),
    record,
    by: authorOf(options, terminal).by.slice(0, maxName),
    created: now.toISOString(),
    expires: new Date(expires).toISOString(),
  }
  if (!dryRun) {
    await deleteEndedPreviews(target, name, now)
    await addPreview(target, { preview, dist, key }, now, (done, total, file) =>
      terminal.err(`Uploaded ${done} of ${total}: ${file}\n`),
    )
  }
  const link = dryRun ? null : `${portal}${previewsPath}/${secret}`
  const result = { remote: name, version, dryRun, sizes, id: preview.id, expires: preview.expires, link }
  print(options, terminal, result, [
    ...describeSizes(prepared),
    link === null
      ? `Dry run: ${name} ${version} can have a preview.`
      : `${name} ${version} can be seen until ${preview.expires} with the link ${link}`,
  ])
}

async function list(name: string | undefined, options: Options, terminal: Terminal): Promise<void> {
  const [remote, target] = [remoteName(name, terminal), await targetOf(options, terminal)]
  const previews = await readPreviews(target, remote, terminal.now())
  const found = previews.map(({ id, by, created, expires, record: { version } }) => ({
    id,
    version,
    by,
    created,
    expires,
  }))
  const lines = previews.length > 0 ? previews.map(describe) : [`${remote} has no previews.`]
  print(options, terminal, { remote, previews: found }, lines)
}

type EndOptions = Options & { all?: boolean }

async function end(first: string | undefined, second: string | undefined, options: EndOptions, terminal: Terminal) {
  const [id, name] = options.all ? [undefined, first] : [first, second]
  const [remote, target] = [remoteName(name, terminal), await targetOf(options, terminal)]
  const live = await readPreviews(target, remote, terminal.now())
  const ended = live.filter((preview) => options.all || preview.id === id)
  // Files without a live preview are the rest of an interrupted deletion.
  const isRest = ended.length === 0 && id !== undefined && (await hasPreviewFiles(target, remote, id))
  if (!options.all && ended.length === 0 && !isRest) {
    throw new Refused(
      `${id === undefined ? 'ID or --all is missing' : `${remote} has no preview ${id}`}. "remotes preview list ${remote}" prints its previews.`,
    )
  }
  const { dryRun = false } = options
  const ids = isRest ? [id] : ended.map((preview) => preview.id)
  if (!dryRun) {
    await endPreviews(target, remote, ids, terminal.now())
    await deleteEndedPreviews(target, remote, terminal.now())
  }
  print(options, terminal, { remote, dryRun, ended: ids }, [
    ...ended.map((preview) => `${dryRun ? 'Dry run: ends' : 'Ended'} ${describe(preview)}`),
    ...(isRest ? [`${dryRun ? 'Dry run: deletes' : 'Deleted'} the files that ${id} has left.`] : []),
    ...(ids.length === 0 ? [`${remote} has no previews.`] : []),
  ])
}

/** Adds `preview`, which shows a build in the portal before its release, and `preview list` and `preview end`. */
export function addPreviewCommand(program: Command, terminal: Terminal): void {
  const preview = program
    .command('preview')
    .description('show a build in the portal before its release, to those who have its link')
  withChange(preview.command('create [folder]', { isDefault: true }))
    .description(
      'build and check a remote as "release" does, upload it beside the releases and print its link (default)',
    )
    .option(
      '--portal <url>',
      'the portal of the link, which alone shows the preview (for a folder by default: http://localhost:3000)',
    )
    .option('--days <number>', `how long it can be seen, at most ${maxDays} days (default: 3)`)
    .option('--until <time>', 'when it ends instead, such as 2027-01-31T12:00:00Z')
    .option('--key <file>', "key file of the team (default: REMOTES_KEY, else release-key.json in the remote's folder)")
    .option('--no-build', 'take the present folder dist')
    .action((given: string | undefined, options: CreateOptions) => create(given, options, terminal))
  withJson(withTarget(preview.command('list [name]')))
    .description('print the previews of a remote, oldest first')
    .action((name: string | undefined, options: Options) => list(name, options, terminal))
  withJson(withTarget(preview.command('end [id] [name]')))
    .description('end a preview and delete its files')
    .option('--all', 'end all previews of the remote')
    .option('--dry-run', 'check everything and write nothing')
    .action((first: string | undefined, second: string | undefined, options: EndOptions) =>
      end(first, second, options, terminal),
    )
}
