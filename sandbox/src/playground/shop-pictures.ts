import { html } from 'hono/html'
import type { Html } from '../console/page.ts'

/** A drawing of one product on a tile of 200 by 160. */
const picture = (tone: string, drawing: Html): Html =>
  html`<svg viewBox="0 0 200 160" class="${tone}" aria-hidden="true">${drawing}</svg>`

/** The shop's products, in the order of its texts: pot, knife, board, mortar. */
export const shopPictures: readonly Html[] = [
  picture(
    'sky',
    html`<path class="dark" d="M48 70h104v44a20 20 0 0 1-20 20H68a20 20 0 0 1-20-20z" />
      <path class="mid" d="M42 62h116v12H42z" />
      <path class="light" d="M62 84h10v34a8 8 0 0 1-10-8z" />
      <path class="mid" d="M30 80h18v8H38v12h-8zM170 80h-18v8h10v12h8z" />
      <path class="dark" d="M70 60a30 18 0 0 1 60 0z" />
      <circle class="mid" cx="100" cy="38" r="6" />`,
  ),
  picture(
    'sand',
    html`<path class="steel" d="M26 104 128 52l6 12c-30 30-64 44-104 48z" />
      <path class="light" d="M26 104l106-44 2 4c-30 30-64 44-104 48z" />
      <path class="dark" d="m126 50 34-18a8 8 0 0 1 10 12l-36 22z" />
      <circle class="steel" cx="146" cy="48" r="2.5" />
      <circle class="steel" cx="158" cy="41" r="2.5" />`,
  ),
  picture(
    'mint',
    html`<rect class="wood" x="34" y="34" width="120" height="92" rx="14" />
      <path class="grain" d="M44 58c30-8 60 8 100 0M44 80c36-10 64 8 100-2M44 102c30-8 66 6 100-4" />
      <circle class="mint-hole" cx="138" cy="50" r="7" />
      <path class="red" d="M74 92a14 14 0 1 1 28 0 14 14 0 0 1-28 0z" />
      <path class="leaf" d="m80 80 8-8 8 8-8 4z" />`,
  ),
  picture(
    'rose',
    html`<path class="stone" d="M52 70h96c0 34-14 56-34 58H86c-20-2-34-24-34-58z" />
      <path class="stone-dark" d="M52 70a48 10 0 0 1 96 0 48 10 0 0 1-96 0z" />
      <path class="stone" d="m104 70 32-48a9 9 0 0 1 15 9l-30 43z" />
      <path class="stone-dark" d="M78 128h44v8H78z" />`,
  ),
]
