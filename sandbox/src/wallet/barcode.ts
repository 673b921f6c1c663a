import { toSVG } from 'bwip-js/node'
import { raw } from 'hono/html'
import type { PassBarcode } from './apple/pass.ts'

/** The names of the library for the formats of Apple's passes. */
const symbologies: Record<PassBarcode['format'], string> = {
  PKBarcodeFormatCode128: 'code128',
  PKBarcodeFormatQR: 'qrcode',
  PKBarcodeFormatPDF417: 'pdf417',
  PKBarcodeFormatAztec: 'azteccode',
}

/** A barcode as SVG on white, with the light ground that scanners need beside it. */
export function barcode({ format, message }: Pick<PassBarcode, 'format' | 'message'>) {
  const svg = toSVG({
    bcid: symbologies[format],
    text: message,
    // Millimetres.
    ...(format === 'PKBarcodeFormatCode128' && { height: 14 }),
    scale: 1,
    paddingwidth: 10,
    paddingheight: 4,
    backgroundcolor: 'FFFFFF',
  })
  const [, modules = ''] = /viewBox="0 0 (\d+)/.exec(svg) ?? []
  return raw(svg.replace('<svg ', `<svg role="img" aria-label="Barcode" style="--modules:${modules}px" `))
}
