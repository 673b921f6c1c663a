import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BrandCatalogue } from '@portal/shared-contracts/brand/catalogue'
import type { BrandContent } from '@portal/shared-contracts/brand/content'
import { catalogueFile, type PictureShape } from '@portal/shared-contracts/images/brand-pictures'
import type { AppPage, CalendarEvent, Contest, HomeTexts, LandingTexts } from './texts.ts'

/**
 * A picture of a brand: the module that names it, its file, how it is shown, and what it says to those who do not see
 * it.
 */
export type BrandPicture = { module: string; file: string; shape: PictureShape; alt: string | undefined }

type Item = { readonly picture: string; readonly pictureAlt?: string }

/** The pictures that the texts in the folder of a brand name. */
export async function picturesOf(folder: string): Promise<BrandPicture[]> {
  const load = async <Module>(name: string): Promise<Module> =>
    (await import(pathToFileURL(path.join(folder, name)).href)) as Module
  const picture = (module: string, address: string, alt: string | undefined, shape: PictureShape): BrandPicture => ({
    module,
    file: fileOf(address),
    shape,
    alt,
  })
  const items = (module: string, list: readonly Item[]): BrandPicture[] =>
    list.map((item) => picture(module, item.picture, item.pictureAlt, 'card'))
  /** A brand without a part has no file for it. */
  const loadPart = async <Module>(name: string): Promise<Module | null> =>
    existsSync(path.join(folder, name)) ? load<Module>(name) : null
  const { content } = await load<{ content: BrandContent }>('content.ts')
  const { hero, gift, error } = content.pictures
  const alts = content.pictureAlts
  const { home } = await load<{ home: HomeTexts }>('content/home.ts')
  const app = await loadPart<{ appPage: AppPage }>('content/app.ts')
  const contest = await loadPart<{ contest: Contest }>('content/contest.ts')
  const events = await loadPart<{ events: readonly CalendarEvent[] }>('content/events.ts')
  return [
    picture('content.ts', hero, alts?.hero, 'hero'),
    picture('content.ts', gift, alts?.gift, 'card'),
    picture('content.ts', error, alts?.error, 'error'),
    ...(home.appPicture === undefined ? [] : [picture('content/home.ts', home.appPicture, home.appPictureAlt, 'app')]),
    ...items('content/app.ts', app === null ? [] : [app.appPage]),
    ...items('content/benefits.ts', await content.benefits()),
    ...items('content/contest.ts', contest === null ? [] : [contest.contest]),
    ...items('content/events.ts', events?.events ?? []),
    ...items('content/landing.ts', (await load<{ landing: LandingTexts }>('content/landing.ts')).landing.benefits),
    ...items('content/rarities.ts', await content.rarities()),
  ]
}

/** The pictures of the items that the sandbox sells, by their files. */
export async function catalogueFiles(folder: string): Promise<string[]> {
  const file = path.join(folder, 'content/catalogue.ts')
  const { catalogue } = (await import(pathToFileURL(file).href)) as { catalogue: BrandCatalogue }
  return Object.values(catalogue).map(({ picture }) => path.join(folder, 'pictures', catalogueFile(picture)))
}

/** The icon of a brand, `icon` or `icon-maskable`, as SVG or else as PNG; null without one. */
export const iconFile = (folder: string, name: string): string | null =>
  ['svg', 'png'].map((ending) => path.join(folder, `${name}.${ending}`)).find((file) => existsSync(file)) ?? null

/** Vitest puts `/@fs` before paths. */
const fileOf = (address: string): string => {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/^\/@fs/, '')
  return fileURLToPath(new URL(url.pathname, 'file:'))
}
