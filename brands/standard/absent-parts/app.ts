import type { AppPage } from '../../texts.ts'

/** In place of the page of the app of a brand without one. No page shows it. */
export const appPage: AppPage = { content: { lead: '', sections: [] }, picture: '', pictureAlt: '' }
