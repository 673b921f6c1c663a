import { art, box, Cut, Lines, PaperCut, Place } from '@portal/shared-ui/artwork'
import { Cup, Leaf } from '@portal/shared-ui/table-ware'

/** A phone with the digital card, leaning beside a cup and a croissant. */
export function PhoneAtBreakfast() {
  return (
    <PaperCut shadow={200}>
      <Place x={128} y={284} turn={-4}>
        <Cut d={box(-62, -248, 124, 248, 20)} fill={art.coffee} shade={art.grapeShade} at={88} />
        <path d={box(-53, -238, 106, 228, 12)} fill={art.label} />
        <path d="M-53-226Q-53-238-41-238H41Q53-238 53-226V-178H-53Z" fill={art.bottle} />
        <Cut d={box(-42, -204, 84, 62, 8)} fill={art.cheese} shade={art.cheeseShade} at={66} />
        <Lines
          d="M-30-186V-158M-22-186V-158M-12-186V-158M-4-186V-158M6-186V-158M14-186V-158M26-186V-158"
          color={art.bottleShade}
          width={3}
        />
        <Lines d="M-40-118H24M-40-98H38M-40-78H8" color={art.labelShade} width={8} />
        <path d={box(-40, -52, 80, 26, 12)} fill={art.grape} />
      </Place>
      <Place x={28} y={0}>
        <Cup x={260} />
      </Place>
      <Place x={404} y={276} turn={-10}>
        <Cut
          d="M-46 8C-44-28-14-46 12-42C38-40 54-18 52 8C40-2 30-8 20-6C6-10-22-8-46 8Z"
          fill={art.crust}
          shade={art.crustShade}
        />
        <Lines d="M-26-22l10 14M-2-38l4 26M24-38l-6 26" color={art.crustLight} width={5} />
      </Place>
      <Leaf x={216} y={284} turn={70} scale={0.6} />
    </PaperCut>
  )
}
