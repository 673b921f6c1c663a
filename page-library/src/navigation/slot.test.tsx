import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NavigationContext, useNavigation, type Navigation } from './navigation.tsx'
import { Slot } from './slot.tsx'

const shown = (navigation: Partial<Navigation>): string => {
  function Page() {
    const outer = useNavigation()
    return (
      <NavigationContext value={{ ...outer, ...navigation }}>
        <Slot name="mfe-events:below" skeleton={<i />} />
      </NavigationContext>
    )
  }
  return renderToStaticMarkup(<Page />)
}
const widgetsIn: Navigation['widgetsIn'] = (slot) =>
  slot === 'mfe-events:below' ? ['mfe-b/teaser', 'mfe-a/quiz'] : ['mfe-c/other']

test('a slot of a remote shows the widgets that other remotes add to it, in their order', () => {
  expect(shown({ widgetsIn, Widget: ({ name }) => <p>{name}</p> })).toBe('<p>mfe-b/teaser</p><p>mfe-a/quiz</p>')
})

test('in an earlier shell and in an embedding page a slot is empty', () => {
  expect(shown({ Widget: ({ name }) => <p>{name}</p> })).toBe('')
  expect(shown({})).toBe('')
})
