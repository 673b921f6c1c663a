import { expect, test } from 'vitest'
import { nextStep } from './step-focus.ts'

test.each([
  { title: 'of every step but the first of the page', steps: ['loading', 'card', 'address'], focused: ['address'] },
  { title: 'of no step shown again', steps: ['loading', 'card', 'card'], focused: [] },
  {
    title: 'of a step that is loaded after another one',
    steps: ['loading', 'alreadyOrdered', 'loading', 'card'],
    focused: ['card'],
  },
])('the heading $title takes the focus', ({ steps, focused }) => {
  let previous: string | null = null
  const taken = steps.filter((step) => {
    const { shown, takesFocus } = nextStep(previous, step)
    previous = shown
    return takesFocus
  })
  expect(taken).toEqual(focused)
})
