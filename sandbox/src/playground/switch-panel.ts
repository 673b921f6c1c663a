import { html } from 'hono/html'
import type { Html } from '../console/page.ts'
import { elementNames, switches, type Settings, type Switch } from './switches.ts'

/** The form that changes the address of the page, the code to copy, and the events of the elements. */
export function switchPanel(settings: Settings, code: string): Html {
  return html`<aside class="panel" id="switches" lang="en" dir="ltr" aria-label="Playground">
    <h2>Playground</h2>
    <p>A shop on another origin shows parts of the portal. Network and remotes fail in this browser only.</p>
    <form>
      <fieldset>
        <legend>Elements</legend>
        ${elementNames.map(
          (name) =>
            html`<label
              ><input
                type="checkbox"
                name="element"
                value="${name}"
                ${settings.elements.includes(name) ? 'checked' : ''}
              />
              ${name}</label
            >`,
        )}
      </fieldset>
      ${(Object.keys(switches) as Switch[]).map((name) => choice(name, settings))}
      <button>Show</button>
    </form>
    <h2>Code</h2>
    <pre tabindex="0"><code id="code">${code}</code></pre>
    <button type="button" id="copy">Copy</button>
    <h2>Events</h2>
    <ol id="events"></ol>
  </aside>`
}

const choice = (name: Switch, settings: Settings): Html =>
  html`<label
    >${switches[name].title}
    <select name="${name}">
      ${Object.entries(switches[name].options).map(
        ([option, label]) =>
          html`<option value="${option}" ${option === settings[name] ? 'selected' : ''}>${label}</option>`,
      )}
    </select></label
  >`
