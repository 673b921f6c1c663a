import { art, box, Cut, Lines, PaperCut } from '@portal/shared-ui/artwork'
import { Bow, Leaf } from '@portal/shared-ui/table-ware'

/** A wrapped present with a bow. */
export function WrappedGift() {
  return (
    <PaperCut>
      <Cut d={box(136, 152, 208, 132, 8)} fill={art.bottle} shade={art.bottleShade} />
      <Lines
        d="M162 176l14 14M162 218l14 14M162 258l12 12M190 196l12 12M190 240l12 12"
        color={art.bottleLight}
        width={4}
      />
      <Cut d={box(124, 132, 232, 38, 8)} fill={art.bottleLight} shade={art.bottle} />
      <Cut d={box(222, 132, 36, 152, 2)} fill={art.cheese} shade={art.cheeseShade} />
      <Bow x={240} y={124} scale={1.5} fill={art.cheese} shade={art.cheeseShade} />
      <Leaf x={304} y={134} turn={48} scale={0.8} />
      <Leaf x={300} y={134} turn={14} scale={0.9} />
    </PaperCut>
  )
}
