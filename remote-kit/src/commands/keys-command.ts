import path from 'node:path'
import type { RegisteredRemote, RegistryDocument } from '@delikaterie/shared-contracts/remotes'
import { PublicKey, RemoteName } from '@delikaterie/shared-contracts/remotes'
import type { Command } from 'commander'
import * as v from 'valibot'
import { readKey, writeNewKey } from '../release/keys.ts'
import { Refused } from '../release/refused.ts'
import {
  addClaim,
  changeRegistry,
  readRegistry,
  removeClaim,
  type Claim,
  type RegistryChange,
} from '../release/registry.ts'
import { print, targetOf, teamKey, withJson, withTarget, type Options, type Terminal } from './context.ts'

type ClaimOptions = Options & {
  registryKey?: string
  public?: string[]
  path?: string[]
  widget?: string[]
  menu?: string[]
  budgetEntry?: string
  budgetChunk?: string
}

/** Public keys that may have signed the registry document, from REGISTRY_PUBLIC_KEYS. */
export const trustedKeys = ({ env }: Terminal): string[] =>
  (env['REGISTRY_PUBLIC_KEYS'] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => v.is(PublicKey, key))

async function changeOf(options: ClaimOptions, terminal: Terminal): Promise<RegistryChange> {
  const setting = options.registryKey ?? terminal.env['REGISTRY_KEY']
  if (setting === undefined)
    throw new Refused('--registry-key is missing: name the key file of the registry, or set REGISTRY_KEY.')
  const key = readKey(setting.startsWith('{') ? setting : path.resolve(terminal.cwd, setting), '--registry-key')
  const target = await targetOf(options, terminal)
  return { target, key, trusted: trustedKeys(terminal), now: terminal.now(), dryRun: options.dryRun ?? false }
}

/** `account:Prämien:/praemien` → a menu entry. */
function menuEntry(text: string): RegisteredRemote['menu'][number] {
  const [, menu, label, target] = /^([^:]+):([^:]+):(\/.*)$/.exec(text) ?? []
  if (menu === undefined || label === undefined || target === undefined) {
    throw new Refused(`--menu must be MENU:LABEL:/path, not "${text}".`)
  }
  return { menu, label, path: target }
}

function bytes(text: string | undefined, option: string): number | undefined {
  if (text !== undefined && !/^[1-9]\d*$/.test(text))
    throw new Refused(`${option} must be a number of bytes, not "${text}".`)
  return text === undefined ? undefined : Number(text)
}

function claimOf(options: ClaimOptions): Claim {
  for (const key of options.public ?? []) {
    if (!v.is(PublicKey, key))
      throw new Refused(`--public must be a key as "remotes keys create" prints it, not "${key}".`)
  }
  const entry = bytes(options.budgetEntry, '--budget-entry')
  const chunk = bytes(options.budgetChunk, '--budget-chunk')
  const budgets = { ...(entry !== undefined && { entry }), ...(chunk !== undefined && { chunk }) }
  return {
    keys: options.public ?? [],
    paths: options.path ?? [],
    widgets: options.widget ?? [],
    menu: (options.menu ?? []).map(menuEntry),
    ...(Object.keys(budgets).length > 0 && { budgets }),
  }
}

const describe = ({ revision, remotes }: RegistryDocument): string[] => [
  `Revision ${revision}`,
  ...Object.entries(remotes).map(
    ([name, { keys, paths, widgets }]) =>
      `${name}: ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}, ${[...paths, ...widgets].join(' ')}`,
  ),
]

const collect = (value: string, before: string[] = []): string[] => [...before, value]

/** Adds `keys create`, `keys show`, `keys add`, `keys remove` and `keys list`. */
export function addKeysCommand(program: Command, terminal: Terminal): void {
  const keys = program.command('keys').description('make keys, and register remotes with their keys and claims')

  withJson(keys.command('create'))
    .description('make an Ed25519 key pair in a file that only its owner can read')
    .option('--out <file>', 'the new file', 'release-key.json')
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

  const withRegistry = (command: Command): Command =>
    withJson(withTarget(command))
      .option('--registry-key <file>', 'key that signs the registry document (default: REGISTRY_KEY)')
      .option('--dry-run', 'check everything and write nothing')

  withRegistry(keys.command('add <name>'))
    .description('register a remote, or add keys and claims to it')
    .option('--public <key>', 'public key of its team; may be repeated', collect)
    .option('--path <path>', 'path that it may claim, with everything below; may be repeated', collect)
    .option('--widget <widget>', 'widget that it may claim; may be repeated', collect)
    .option('--menu <menu:label:/path>', 'menu entry that it may claim; may be repeated', collect)
    .option('--budget-entry <bytes>', 'largest entry of a release, brotli')
    .option('--budget-chunk <bytes>', 'largest chunk of a release, brotli')
    .action(async (name: string, options: ClaimOptions) => {
      if (!v.is(RemoteName, name))
        throw new Refused(`NAME must have lower-case letters, digits and hyphens, not "${name}".`)
      const claim = claimOf(options)
      const document = await changeRegistry(await changeOf(options, terminal), (remotes) =>
        addClaim(remotes, name, claim),
      )
      print(options, terminal, { document }, describe(document))
    })

  withRegistry(keys.command('remove <name>'))
    .description('remove a key of a remote, or without --public the remote')
    .option('--public <key>', 'the public key')
    .action(async (name: string, options: Options & { registryKey?: string; public?: string }) => {
      const { public: key, ...others } = options
      const document = await changeRegistry(await changeOf(others, terminal), (remotes) =>
        removeClaim(remotes, name, key),
      )
      print(options, terminal, { document }, describe(document))
    })

  withJson(withTarget(keys.command('list')))
    .description('print the remotes that are registered, with their claims')
    .action(async (options: Options) => {
      const target = await targetOf(options, terminal)
      const registry = await readRegistry(target)
      if (registry === null)
        throw new Refused(`${target.address} has no registry document. "remotes keys add" makes one.`)
      print(options, terminal, { document: registry.document }, describe(registry.document))
    })
}
