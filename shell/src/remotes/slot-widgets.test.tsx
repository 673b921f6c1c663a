import type { WidgetName } from '@portal/shared-contracts/remotes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prerenderedSite, SiteContext } from '../layout/site.ts'
import { SlotWidgets } from './slot-widgets.tsx'

test.each([
  { widgets: [], boxes: 0 },
  { widgets: ['mfe-x/teaser'], boxes: 1 },
  { widgets: ['mfe-x/teaser', 'mfe-y/teaser'], boxes: 2 },
] satisfies { widgets: WidgetName[]; boxes: number }[])(
  'a slot with $widgets has $boxes placeholders until their code is loaded, and is nothing without one',
  ({ widgets, boxes }) => {
    const html = renderToStaticMarkup(
      <SiteContext value={{ ...prerenderedSite, widgetsIn: (slot) => (slot === 'home' ? widgets : []) }}>
        <SlotWidgets slot="home" />
        <SlotWidgets slot="overview" />
      </SiteContext>,
    )
    expect(html.match(/aria-busy="true"/g) ?? []).toHaveLength(boxes)
    expect(html === '').toBe(boxes === 0)
  },
)
