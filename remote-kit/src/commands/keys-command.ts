import path from 'node:path'
import { RemoteName, type RegistryDocument } from '@portal/shared-contracts/remotes'
import { keyFileName } from '@portal/shared-contracts/remotes/release-keys'
import type { Command } from 'commander'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import {
  addClaim,
  changeRegistry,
  readRegistry,
  removeClaim,
  removeRemote,
  type RegistryChange,
} from '../release/registry.ts'
import { endAllPreviews } from '../release/previews.ts'
import { readKey, writeNewKey } from '../release/signing.ts'
import { claimOf, withClaims, type ClaimOptions } from './claim-options.ts'
import { targetOf, teamKey, trustedKeys, withJson, withTarget, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/** Options of the commands that change the registry document. */
export type RegistryOptions = Options & { registryKey?: string }

/** The change of the registry document that the options ask for. @throws Refused without its key */
export async function registryChangeOf(options: RegistryOptions, terminal: Terminal): Promise<RegistryChange> {
  const setting = options.registryKey ?? terminal.env['REGISTRY_KEY']
  if (setting === undefined)
    throw new Refused('--registry-key is missing: name the key file of the registry, or set REGISTRY_KEY.')
  const key = readKey(setting, '--registry-key', terminal.cwd)
  const target = await targetOf(options, terminal)
  return { target, key, trusted: trustedKeys(terminal), now: terminal.now(), dryRun: options.dryRun ?? false }
}

const describe = ({ revision, expires, remotes }: RegistryDocument): string[] => [
  `Revision ${revision}${expires === undefined ? '' : `, until ${expires}`}`,
  ...Object.entries(remotes).map(
    ([name, { keys, paths, widgets, previews }]) =>
      `${name}: ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}, ${[...paths, ...widgets].join(' ')}${previews ? ', previews' : ''}`,
  ),
]

/** `2027-12-31T00:00:00Z`, or null for `never`. */
function endOf(text: string): string | null {
  if (text === 'never') return null
  if (!v.is(v.pipe(v.string(), v.isoTimestamp()), text))
    throw new Refused(`--expires must be a time such as 2027-12-31T00:00:00Z, or "never", not "${text}".`)
  return text
}

const noDocument = (address: string): Refused =>
  new Refused(`${address} has no registry document. "remotes keys add" makes one.`)

function addKeyFiles(keys: Command, terminal: Terminal): void {
  withJson(keys.command('create'))
    .description('make an Ed25519 key pair in a file that only its owner can read')
    .option('--out <file>', 'the new file', keyFileName)
    .action(async (options: Options & { out: string }) => {
      const file = path.resolve(terminal.cwd, options.out)
      const key = await writeNewKey(file)
      print(options, terminal, { file, public: key.public.x }, [
        `Created ${file}. Keep it out of the repository.`,
        `Public key: ${key.public.x}`,
      ])
    })

  withJson(keys.command('show'))
    .description('print the public key of a key file')
    .option('--key <file>', 'the key file (default: REMOTES_KEY, else release-key.json)')
    .action((options: Options & { key?: string }) => {
      const { x } = teamKey(options.key, terminal.cwd, terminal).public
      print(options, terminal, { public: x }, [x ?? ''])
    })
}

const withRegistry = (command: Command): Command =>
  withJson(withTarget(command))
    .option('--registry-key <file>', 'key that signs the registry document (default: REGISTRY_KEY)')
    .option('--dry-run', 'check everything and write nothing')

function addClaims(keys: Command, terminal: Terminal): void {
  withClaims(withRegistry(keys.command('add <name>')))
    .description('register a remote, or add keys and claims to it')
    .option('--from <remote>', 'remote that loses these claims in the same revision')
    .option('--budget-entry <bytes>', 'largest entry of a release, brotli')
    .option('--budget-chunk <bytes>', 'largest chunk of a release, brotli')
    .action(async (name: string, options: RegistryOptions & ClaimOptions & { from?: string }) => {
      if (!v.is(RemoteName, name))
        throw new Refused(`NAME must have lower-case letters, digits and hyphens, not "${name}".`)
      const { from } = options
      const claim = claimOf(options)
      // Whether previews are allowed is no claim, and a slot has the name of its remote.
      const { previews: _previews, offers: _offers, ...moved } = claim
      const document = await changeRegistry(await registryChangeOf(options, terminal), (remotes) =>
        addClaim(from === undefined ? remotes : removeClaim(remotes, from, { ...moved, keys: [] }), name, claim),
      )
      print(options, terminal, { document }, describe(document))
    })

  withClaims(withRegistry(keys.command('remove <name>')))
    .description('remove keys and claims of a remote, or without any the remote')
    .action(async (name: string, options: RegistryOptions & ClaimOptions) => {
      const claim = claimOf(options)
      const isWhole = Object.values(claim).flat().length === 0
      const change = await registryChangeOf(options, terminal)
      const document = await changeRegistry(change, (remotes) =>
        isWhole ? removeRemote(remotes, name) : removeClaim(remotes, name, claim),
      )
      // Otherwise those that live would be shown again as soon as the remote may have previews again.
      if ((isWhole || claim.previews) && !change.dryRun) await endAllPreviews(change.target, name, isWhole)
      print(options, terminal, { document }, describe(document))
    })
}

function addDocument(keys: Command, terminal: Terminal): void {
  withRegistry(keys.command('renew'))
    .description('sign the registry document again with another end')
    .requiredOption('--expires <time>', 'when edges no longer accept it, such as 2027-12-31T00:00:00Z, or "never"')
    .action(async (options: RegistryOptions & { expires: string }) => {
      const change = { ...(await registryChangeOf(options, terminal)), expires: endOf(options.expires) }
      if ((await readRegistry(change.target)) === null) throw noDocument(change.target.address)
      const document = await changeRegistry(change, (remotes) => remotes)
      print(options, terminal, { document }, describe(document))
    })

  withJson(withTarget(keys.command('list')))
    .description('print the remotes that are registered, with their claims')
    .action(async (options: Options) => {
      const target = await targetOf(options, terminal)
      const registry = await readRegistry(target)
      if (registry === null) throw noDocument(target.address)
      print(options, terminal, { document: registry.document }, describe(registry.document))
    })
}

/** Adds `keys` with its commands: key files, and remotes with their keys and claims in the registry document. */
export function addKeysCommand(program: Command, terminal: Terminal): void {
  const keys = program.command('keys').description('make keys, and register remotes with their keys and claims')
  addKeyFiles(keys, terminal)
  addClaims(keys, terminal)
  addDocument(keys, terminal)
}
