import { content } from '../../standard/content/app.ts'
import type { AppPage } from '../../texts.ts'

export const appPage: AppPage = {
  content,
  picture: new URL('../pictures/app.svg', import.meta.url).href,
  pictureAlt: '',
}
