import { barcodeOf } from '../domain/barcode.ts'
import * as css from './barcode.module.css'

type BarcodeProps = {
  digits: string
  label: string
  /** Width of one module in CSS px; without it the barcode fills its container. */
  moduleWidth?: number
}

/** The number as a Code 128 barcode. */
export function Barcode({ digits, label, moduleWidth }: BarcodeProps) {
  const { bars, width } = barcodeOf(digits)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      width={moduleWidth === undefined ? undefined : width * moduleWidth}
      className={moduleWidth === undefined ? css.fluid : css.sharp}
    >
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={1} />
      ))}
    </svg>
  )
}
