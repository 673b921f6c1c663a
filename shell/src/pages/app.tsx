import { brand } from '@portal/shared-contracts/brand/brand'
import { AppStoreBadge, PlayStoreBadge } from '@portal/shared-ui/icons/artwork-icons'
import { appPage } from '@portal/brands/chosen/content/app'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { t } from '../messages/info.ts'
import { InfoPage } from './info.tsx'
import * as css from './app.module.css'

/** The page of the app, with the badges of the stores. */
function AppPage() {
  return <InfoPage title={t.appTitle} content={appPage.content} intro={<Stores />} />
}
export { AppPage as Component }

function Stores() {
  return (
    <section className={css.stores}>
      <div className={css.picture}>
        <Drawing src={appPage.picture} alt={appPage.pictureAlt} />
      </div>
      <div className={css.text}>
        <h2 className={css.title}>{t.appStores}</h2>
        <ul className={css.badges}>
          <li>
            <a href={brand.app.appStore} className={css.badge}>
              <AppStoreBadge {...t.appStore} />
            </a>
          </li>
          <li>
            <a href={brand.app.playStore} className={css.badge}>
              <PlayStoreBadge {...t.playStore} />
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
