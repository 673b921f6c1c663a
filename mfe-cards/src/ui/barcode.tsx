import { barcodeOf, quietZone } from '../domain/barcode.ts'
import * as css from './barcode.module.css'

type BarcodeProps = {
  digits: string
  label: string
  /** Width of one module in CSS px; without it the bars fill their container, and the quiet zones lie outside. */
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
      {...(moduleWidth === undefined ? fluidBox(width) : { width: width * moduleWidth, className: css.sharp })}
    >
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={1} />
      ))}
    </svg>
  )
}

/** The bars stand at the edges of the container; the light ground beside them is the padding around it. */
const fluidBox = (width: number) => {
  const barsWidth = width - 2 * quietZone
  return {
    className: css.fluid,
    style: { inlineSize: `${(100 * width) / barsWidth}%`, marginInlineStart: `${(-100 * quietZone) / barsWidth}%` },
  }
}
