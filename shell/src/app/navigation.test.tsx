import {
  Link,
  NavigationContext,
  useNavigate,
  useParams,
  type LinkProps,
  type Navigation,
} from '@delikaterie/shared-contracts/navigation'
import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

type Anchor = ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>

/** Renders a link and records its calls of the navigation. */
function rendered(props: LinkProps) {
  const requests: string[] = []
  const navigation: Navigation = {
    path: '/',
    search: '',
    hash: '',
    params: { slug: 'kaffee' },
    navigate: (to) => void requests.push(`go ${to}`),
    prefetch: (to) => void requests.push(`fetch ${to}`),
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

function click(change: Partial<MouseEvent<HTMLAnchorElement>> = {}) {
  const event = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    prevented: false,
    ...change,
  }
  const preventDefault = () => void (event.prevented = true)
  return {
    ...event,
    preventDefault,
    isPrevented: () => event.prevented,
  } as unknown as MouseEvent<HTMLAnchorElement> & { isPrevented: () => boolean }
}

test('renders an anchor element, for search engines and middle clicks', () => {
  expect(rendered({ to: '/faq', children: 'FAQ' }).html).toBe('<a href="/faq">FAQ</a>')
})

test.each([
  { title: 'a plain click', event: click(), followed: true },
  { title: 'a middle click', event: click({ button: 1 }), followed: false },
  { title: 'a click for a new tab', event: click({ ctrlKey: true }), followed: false },
  { title: 'a click for a new tab on a Mac', event: click({ metaKey: true }), followed: false },
  { title: 'a click for a new window', event: click({ shiftKey: true }), followed: false },
  { title: 'a click to save', event: click({ altKey: true }), followed: false },
  { title: 'a click that was handled already', event: click({ defaultPrevented: true }), followed: false },
])('$title navigates without a page load: $followed', ({ event, followed }) => {
  const { anchor, requests } = rendered({ to: '/faq' })
  anchor.onClick?.(event)
  expect([requests, event.isPrevented()]).toEqual([followed ? ['go /faq'] : [], followed])
})

test('leaves a link to another tab to the browser', () => {
  const { anchor, requests } = rendered({ to: '/app', target: '_blank' })
  anchor.onClick?.(click())
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
