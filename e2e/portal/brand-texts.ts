import path from 'node:path'
import { absentContent, brandFolder } from '@portal/brands/brand-folder'
import type { CalendarEvent, Contest, LandingTexts } from '@portal/brands/texts'

const load = async <Module>(name: string): Promise<Module> => {
  const absent = absentContent[`@portal/brands/chosen/content/${name}`]
  return (await import(absent ?? path.join(brandFolder, `content/${name}.ts`))) as Module
}

/** Texts of the brand that the setting `BRAND` names; of a part that it does not have, empty content. */
export const { landing } = await load<{ landing: LandingTexts }>('landing')
export const { events } = await load<{ events: readonly CalendarEvent[] }>('events')
export const { contest } = await load<{ contest: Contest }>('contest')
