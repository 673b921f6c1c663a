import { defineRewards, elementName, mount } from '@portal/embed'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'

/*
 * A page of React 19 that takes the elements from the npm package and shares its React. `data-portal` of the document
 * is the portal's origin.
 */
const portal = document.documentElement.dataset['portal'] ?? ''
defineRewards({ portal, React, ReactDOM, ReactDOMClient })

const Rewards = elementName('rewards')

function Shop() {
  const [shown, setShown] = React.useState(true)
  return (
    <main>
      <h1>React {React.version}</h1>
      <button type="button" onClick={() => setShown(!shown)}>
        Umschalten
      </button>
      {shown && <Rewards theme="light" />}
    </main>
  )
}

ReactDOMClient.createRoot(document.getElementById('app') as Element).render(<Shop />)

const more = document.getElementById('more') as HTMLButtonElement
let unmount: (() => void) | null = null
more.addEventListener('click', () => {
  if (unmount === null) unmount = mount(document.getElementById('mounted') as Element, { remote: 'coupons', portal })
  else unmount()
  more.textContent = 'Weniger'
})
