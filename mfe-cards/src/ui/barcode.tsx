import { code128 } from '../domain/code128.ts'
import * as css from './barcode.module.css'

/** The number as a Code 128 barcode; it fills its container's width. */
export function Barcode({ digits, label }: { digits: string; label: string }) {
  const { bars, width } = code128(digits)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" className={css.barcode}>
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={1} />
      ))}
    </svg>
  )
}
