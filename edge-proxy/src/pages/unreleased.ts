import * as paths from '@portal/shared-contracts/paths'
import { coversPath, type RegistrySnapshot, type RemoteName } from '@portal/shared-contracts/remotes'
import type { Context } from 'hono'
import type { Development } from '../releases/development/development.ts'
import { reloadPath } from '../releases/development/development-routes.ts'
import { overrideBanner, overrideIdOf, overridePaths } from '../releases/overrides/override-routes.ts'
import { withOverrides, type Overrides } from '../releases/overrides/overrides.ts'
import { withPreview, type Previews } from '../releases/previews/previews.ts'
import { chosenPreview } from './chosen-preview.ts'
import type { Composition } from './compose-page.ts'
import { previewBanner } from './preview-page.ts'

export type UnreleasedOptions = {
  /** Remotes that developers run on their machines; none where this is not allowed. */
  overrides?: Overrides | null
  /** Builds that teams show before their release. */
  previews?: Previews | null
  /** Remotes of dev servers, in a portal of development, whose open pages reload after a build or release. */
  development?: Development | null
}

/** What a page gets in place of releases. */
export type Unreleased = {
  /** The remotes: they count in no statistics and cannot roll a release back. */
  names: readonly RemoteName[]
  /** A snapshot of releases with these remotes in their place. */
  in: (snapshot: RegistrySnapshot) => RegistrySnapshot
  banner: NonNullable<Composition['banner']> | null
  /** Address of the events after which an open page reloads. */
  liveReload?: string
  /** Whether dev servers serve remotes. */
  isDevelopment: boolean
  /** Whether it is for the browser that asks only. */
  isPreview: boolean
}

/** Pages that run on tablets of shops, or hand a token to another site: they have released code only. */
const releasedOnly = [paths.kiosk, paths.embedLogin]

/** What a browser gets in place of releases on the page of a path. An override takes the place of a preview. */
export async function unreleasedOf(
  c: Context,
  pathname: string,
  { overrides, previews, development }: UnreleasedOptions,
): Promise<Unreleased> {
  const served = development?.live() ?? []
  const override = (await overrides?.find(overrideIdOf(c))) ?? undefined
  // The page of a POST of the shop has a session token, which no build of a preview may read.
  const isPost = c.req.method === 'POST'
  const mayPreview = override === undefined && !isPost && !releasedOnly.some((own) => coversPath(own, pathname))
  const preview = previews && mayPreview ? await chosenPreview(c, previews) : null
  const shown = override ?? preview
  const reload = override ? overridePaths.reload : development ? reloadPath : undefined
  return {
    names: [...(shown ? [shown] : []), ...served].map(({ record }) => record.name),
    in: (snapshot) => withOverrides(preview ? withPreview(snapshot, preview) : snapshot, override, served),
    banner: override
      ? { html: overrideBanner(override), bases: [override.base] }
      : preview && { html: previewBanner(preview), bases: [] },
    ...(reload !== undefined && { liveReload: reload }),
    isDevelopment: served.length > 0,
    isPreview: preview !== null,
  }
}
