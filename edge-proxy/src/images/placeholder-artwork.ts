import { palette } from '@delikaterie/shared-contracts/brand/colors'
import { servedImageWidths } from '@delikaterie/shared-contracts/domain/image-widths'

/** The largest width that can be requested, in pixels. */
const side = Math.max(...servedImageWidths)
export const placeholderPixels = side * side

/**
 * A parcel with a ribbon and the text "Versandkostenfrei", as SVG: shown instead of a missing image
 * (docs/product/formats.md).
 */
export const placeholderArtwork = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="${side}" height="${side}">
  <rect width="600" height="600" fill="${palette.sand}"/>
  <ellipse cx="300" cy="420" rx="190" ry="26" fill="${palette.line}"/>
  <path d="M150 210 300 160 450 210 300 262Z" fill="${palette.bottleLight}"/>
  <path d="M150 210 300 262V420L150 366Z" fill="${palette.bottle}"/>
  <path d="M450 210 300 262V420L450 366Z" fill="${palette.bottleMid}"/>
  <path d="M212 189 362 241V398L388 389V232L238 180Z" fill="${palette.butter}"/>
  <path d="M362 241 388 232V389L362 398Z" fill="${palette.gold}"/>
  <text x="300" y="510" text-anchor="middle" font-family="Fraunces, Georgia, 'DejaVu Serif', serif" font-size="50" fill="${palette.ink}">Versandkostenfrei</text>
</svg>`
