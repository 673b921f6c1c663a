import type { AppPage } from '../../texts.ts'
import { content } from '../../standard/content/app.ts'

export const appPage: AppPage = {
  content,
  picture: new URL('../pictures/phone-at-breakfast.svg', import.meta.url).href,
  pictureAlt: 'Ein Smartphone mit der digitalen Karte, daneben Kaffee und ein Croissant',
}
