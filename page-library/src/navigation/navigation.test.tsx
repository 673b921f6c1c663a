import {
  Link,
  NavigationContext,
  useNavigate,
  useParams,
  Widget,
  type LinkProps,
  type Navigation,
} from '@portal/page-library/navigation/navigation'
import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

type Anchor = ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>

/** Renders a link and records its calls of the navigation. */
function rendered(props: LinkProps) {
  const requests: string[] = []
  const navigation = {
    path: '/',
    search: '',
    hash: '',
    params: {},
    navigate: (to: string) => void requests.push(`go ${to}`),
    prefetch: (to: string) => void requests.push(`fetch ${to}`),
  }
  const anchors: Anchor[] = []
  function Probe() {
    const anchor = Link(props) as Anchor
    anchors.push(anchor)
    return anchor
  }
  const html = renderToStaticMarkup(
    <NavigationContext value={navigation}>
      <Probe />
    </NavigationContext>,
  )
  return { html, requests, anchor: anchors[0]?.props ?? {} }
}

/** Clicks the link; returns whether the click was prevented. */
function click(anchor: AnchorHTMLAttributes<HTMLAnchorElement>, change: Partial<MouseEvent> = {}): boolean {
  const preventDefault = vi.fn<() => void>()
  anchor.onClick?.({ button: 0, ...change, preventDefault } as unknown as MouseEvent<HTMLAnchorElement>)
  return preventDefault.mock.calls.length > 0
}

test('renders an anchor element, for search engines and middle clicks', () => {
  expect(rendered({ to: '/faq', children: 'FAQ' }).html).toBe('<a href="/faq">FAQ</a>')
})

test.each([
  { title: 'a plain click', change: {}, followed: true },
  { title: 'a middle click', change: { button: 1 }, followed: false },
  { title: 'a click for a new tab', change: { ctrlKey: true }, followed: false },
  { title: 'a click for a new tab on a Mac', change: { metaKey: true }, followed: false },
  { title: 'a click for a new window', change: { shiftKey: true }, followed: false },
  { title: 'a click to save', change: { altKey: true }, followed: false },
  { title: 'a click that was handled already', change: { defaultPrevented: true }, followed: false },
])('$title navigates without a page load: $followed', ({ change, followed }) => {
  const { anchor, requests } = rendered({ to: '/faq' })
  const prevented = click(anchor, change)
  expect([requests, prevented]).toEqual([followed ? ['go /faq'] : [], followed])
})

test('leaves a link to another tab to the browser', () => {
  const { anchor, requests } = rendered({ to: '/app', target: '_blank' })
  click(anchor)
  expect(requests).toEqual([])
})

test('prefetches the page on hover and focus', () => {
  const { anchor, requests } = rendered({ to: '/faq' })
  anchor.onPointerEnter?.({} as never)
  anchor.onFocus?.({} as never)
  expect(requests).toEqual(['fetch /faq', 'fetch /faq'])
})

test('without a shell there are no parameters', () => {
  function Embedded() {
    return <>{[typeof useNavigate(), JSON.stringify(useParams())].join(' ')}</>
  }
  expect(renderToStaticMarkup(<Embedded />)).toBe('function {}')
})

const widget = <Widget name="mfe-rewards/goal" skeleton={<p>…</p>} fallback={<a href="/praemien">Prämien</a>} />
test.each([
  { where: 'in the shell', shown: { Widget: ({ name }) => name }, html: 'mfe-rewards/goal' },
  { where: 'without other remotes', shown: {}, html: '<a href="/praemien">Prämien</a>' },
] satisfies { where: string; shown: Pick<Navigation, 'Widget'>; html: string }[])(
  'a widget $where is $html',
  ({ shown, html }) => {
    const navigation = { path: '/', search: '', hash: '', params: {}, navigate: () => {}, prefetch: () => {}, ...shown }
    expect(renderToStaticMarkup(<NavigationContext value={navigation}>{widget}</NavigationContext>)).toBe(html)
  },
)
