import { html } from 'hono/html'
import { barcode } from '../wallet/barcode.ts'
import type { PassContent, PassField } from '../wallet/apple/pass.ts'
import type { PassFiles } from '../wallet/apple/pass-files.ts'
import type { GooglePass } from '../wallet/google/google-passes.ts'
import type { Html } from './page.ts'

const field = ({ label, value }: PassField): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

const fields = (name: string, list: readonly PassField[]): Html | '' =>
  list.length === 0 ? '' : html`<dl class="${name}">${list.map((each) => field(each))}</dl>`

/** A picture of the pass in the largest of its sizes. */
function picture(files: PassFiles, name: string): Html | '' {
  const file = [`${name}@3x.png`, `${name}@2x.png`, `${name}.png`].map((size) => files[size]).find(Boolean)
  return file
    ? html`<img class="${name}" alt="" src="data:image/png;base64,${Buffer.from(file).toString('base64')}" />`
    : ''
}

/** A pass as Apple Wallet shows it, front and back. */
export function applePassCard({ content, files }: { content: PassContent; files: PassFiles }): Html {
  const { storeCard, foregroundColor: color = 'rgb(0, 0, 0)', backgroundColor: ground = 'rgb(255, 255, 255)' } = content
  const [code] = content.barcodes
  return html`<div class="pass ${content.voided ? 'void' : ''}" style="color:${color};background:${ground}" lang="de">
      <div class="top">
        ${picture(files, 'logo') || picture(files, 'icon')} <b>${content.logoText}</b>
        ${fields('header', storeCard.headerFields)}
      </div>
      ${content.voided ? html`<p class="voided" lang="en">This pass is void.</p>` : ''} ${picture(files, 'strip')}
      ${fields('primary', storeCard.primaryFields)} ${fields('secondary', storeCard.secondaryFields)}
      ${fields('secondary', storeCard.auxiliaryFields)}
      ${
        !content.voided &&
        code &&
        html`<figure>
          ${barcode(code)}
          <figcaption>${code.altText ?? ''}</figcaption>
        </figure>`
      }
    </div>
    <details>
      <summary>Back of the pass</summary>
      ${fields('back', storeCard.backFields)}
    </details>`
}

type Shown = Readonly<Record<string, unknown>>
const partOf = (pass: Shown, name: string): Shown => {
  const part = pass[name]
  return typeof part === 'object' && part !== null ? (part as Shown) : {}
}

/** A loyalty object as Google Wallet shows it, with what it has of its class. */
export function googlePassCard(object: GooglePass, loyaltyClass: GooglePass): Html {
  const points = partOf(object, 'loyaltyPoints')
  const balance = Object.values(partOf(points, 'balance'))[0]
  const code = partOf(object, 'barcode')
  const ground = String(loyaltyClass['hexBackgroundColor'] ?? '#ffffff')
  const isActive = object['state'] === 'ACTIVE'
  const shown: PassField[] = [
    { key: 'points', label: String(points['label'] ?? 'Points'), value: String(balance ?? '–') },
    {
      key: 'name',
      label: String(loyaltyClass['accountNameLabel'] ?? 'Name'),
      value: String(object['accountName'] ?? '–'),
    },
    {
      key: 'number',
      label: String(loyaltyClass['accountIdLabel'] ?? 'Number'),
      value: String(object['accountId'] ?? '–'),
    },
  ]
  return html`<div class="pass ${isActive ? '' : 'void'}" style="color:${inkOn(ground)};background:${ground}" lang="de">
      <div class="top"><b>${String(loyaltyClass['programName'] ?? '')}</b></div>
      ${isActive ? '' : html`<p class="voided" lang="en">This pass is ${String(object['state'])}.</p>`}
      ${fields('secondary', shown)}
      ${
        code['type'] === 'CODE_128' &&
        html`<figure>
          ${barcode({ format: 'PKBarcodeFormatCode128', message: String(code['value']) })}
          <figcaption>${String(code['alternateText'] ?? '')}</figcaption>
        </figure>`
      }
    </div>
    <details>
      <summary>What Google has of <code>${String(object['id'])}</code></summary>
      <pre>${JSON.stringify(object, null, 2)}</pre>
    </details>`
}

/** Black or white, whichever can be read on a colour `#RRGGBB`, as Google chooses. */
function inkOn(ground: string): string {
  const [red = 255, green = 255, blue = 255] = (ground.slice(1).match(/../g) ?? []).map((part) => parseInt(part, 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#000000' : '#ffffff'
}
