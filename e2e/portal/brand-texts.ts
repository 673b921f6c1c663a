import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import type { CalendarEvent, Contest, LandingTexts } from '@portal/brands/texts'

const load = async <Module>(name: string): Promise<Module> =>
  (await import(path.join(brandFolder, `content/${name}.ts`))) as Module

/** Texts of the brand that the setting `BRAND` names. */
export const { landing } = await load<{ landing: LandingTexts }>('landing')
export const { events } = await load<{ events: readonly CalendarEvent[] }>('events')
export const { contest } = await load<{ contest: Contest }>('contest')
