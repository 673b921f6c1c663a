import { existsSync } from 'node:fs'
import path from 'node:path'
import { ContractVersion, MenuEntry, RecordedRoute, RemoteName, SlotEntry } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { readJson } from '../files/remote-folder.ts'
import { parsed } from '../refused.ts'

/** What a team says of its remote besides the build: `remote.json` (docs/release-a-remote.md). */
const RemoteJson = v.strictObject({
  /** By default those of package.json. */
  name: v.optional(RemoteName),
  version: v.optional(v.string()),
  /** The contract it was built for; by default that of the installed shared-contracts. */
  contract: v.optional(ContractVersion),
  routes: v.optional(
    v.array(
      v.strictObject({
        ...v.omit(RecordedRoute, ['chunks']).entries,
        /** The exposed module that exports the page as `Component`. */
        expose: v.string(),
      }),
    ),
  ),
  /** Names of widgets; each is the exposed module of its name, which exports `Component`. */
  widgets: v.optional(v.array(v.string())),
  menu: v.optional(v.array(MenuEntry)),
  slots: v.optional(v.array(SlotEntry)),
  /** Widgets of other remotes that it shows. */
  uses: v.optional(v.array(v.string())),
  /** Largest files in brotli bytes. */
  budgets: v.optional(v.strictObject({ entry: v.optional(v.number()), chunk: v.optional(v.number()) })),
})
export type RemoteJson = v.InferOutput<typeof RemoteJson>

/** The `remote.json` of one of the folders; empty if there is none. @throws Refused naming the field that is wrong */
export function readRemoteJson(folders: readonly string[]): RemoteJson {
  const file = folders.map((folder) => path.join(folder, 'remote.json')).find((place) => existsSync(place))
  return file === undefined ? {} : parsed(RemoteJson, readJson(file), file)
}
