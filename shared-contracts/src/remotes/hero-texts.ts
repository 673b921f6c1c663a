import type { RecordedRoute } from './release-record.ts'

/** The texts of a page's hero. */
export type HeroTexts = { title: string; lead: string }

/** The texts of a hero that a route names; undefined without a lead, because the hero may have another title then. */
export const heroTexts = ({ title, lead }: Pick<RecordedRoute, 'title' | 'lead'>): HeroTexts | undefined =>
  lead ? { title, lead } : undefined
