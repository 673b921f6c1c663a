import { html } from 'hono/html'
import * as v from 'valibot'
import { barcode } from '../wallet/barcode.ts'
import type { PassBarcode, PassJson, PassField } from '../wallet/apple/pass.ts'
import type { PassFiles } from '../wallet/apple/pass-files.ts'
import type { GooglePass } from '../wallet/google/google-passes.ts'
import { LoyaltyClass, LoyaltyObject } from '../wallet/google/pass-types.ts'
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

const figure = (format: PassBarcode['format'], message: string, text = ''): Html =>
  html`<figure>
    ${barcode({ format, message })}
    <figcaption>${text}</figcaption>
  </figure>`

/** A pass as Apple Wallet shows it, front and back. */
export function applePassCard({ content, files }: { content: PassJson; files: PassFiles }): Html {
  const { storeCard, foregroundColor: color = 'rgb(0, 0, 0)', backgroundColor: ground = 'rgb(255, 255, 255)' } = content
  const [code] = content.barcodes
  return html`<div class="pass" style="color:${color};background:${ground}" lang="de">
      <div class="top">
        ${picture(files, 'logo') || picture(files, 'icon')} <b>${content.logoText}</b>
        ${fields('header', storeCard.headerFields)}
      </div>
      ${content.voided ? html`<p class="voided" lang="en">This pass is void.</p>` : ''} ${picture(files, 'strip')}
      ${fields('primary', storeCard.primaryFields)} ${fields('secondary', storeCard.secondaryFields)}
      ${fields('secondary', storeCard.auxiliaryFields)}
      ${!content.voided && code && figure(code.format, code.message, code.altText)}
    </div>
    <details>
      <summary>Back of the pass</summary>
      ${fields('back', storeCard.backFields)}
    </details>`
}

/** A loyalty object as Google Wallet shows it, with what it has of its class. */
export function googlePassCard(object: GooglePass, loyaltyClass: GooglePass): Html {
  const { id, state, loyaltyPoints, accountId, accountName, barcode: code } = v.parse(LoyaltyObject, object)
  const { programName, hexBackgroundColor: ground = '#ffffff', ...labels } = v.parse(LoyaltyClass, loyaltyClass)
  const { int, double, string } = loyaltyPoints?.balance ?? {}
  const shown: PassField[] = [
    { key: 'points', label: loyaltyPoints?.label ?? 'Points', value: int ?? double ?? string ?? '–' },
    { key: 'name', label: labels.accountNameLabel ?? 'Name', value: accountName ?? '–' },
    { key: 'number', label: labels.accountIdLabel ?? 'Number', value: accountId ?? '–' },
  ]
  const isActive = state === 'ACTIVE'
  return html`<div class="pass" style="color:${inkOn(ground)};background:${ground}" lang="de">
      <div class="top"><b>${programName}</b></div>
      ${isActive ? '' : html`<p class="voided" lang="en">This pass is ${state}.</p>`} ${fields('secondary', shown)}
      ${isActive && code?.type === 'CODE_128' && figure('PKBarcodeFormatCode128', code.value, code.alternateText)}
    </div>
    <details>
      <summary>What Google has of <code>${id}</code></summary>
      <pre>${JSON.stringify(object, null, 2)}</pre>
    </details>`
}

/** Black or white, whichever can be read on a colour `#RRGGBB` or `#RGB`, as Google chooses. */
function inkOn(ground: string): string {
  const digits = ground.length === 4 ? ground.slice(1).replaceAll(/./g, '$&$&') : ground.slice(1)
  const [red = 255, green = 255, blue = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#000000' : '#ffffff'
}
