import { art, box, Cut, Lines, PaperCut, Place } from '@portal/shared-ui/artwork'
import { Bottle, Bow, Jar, Leaf } from '@portal/shared-ui/table-ware'

/** A hamper full of delicacies: the prize. */
export function Hamper() {
  return (
    <PaperCut shadow={190}>
      <Place x={-4} y={-40}>
        <Bottle x={176} height={210} width={62} />
      </Place>
      <Place x={0} y={-60}>
        <Jar
          x={250}
          width={84}
          height={118}
          fill={art.salmon}
          shade={art.salmonShade}
          lid={art.cheese}
          lidShade={art.cheeseShade}
        />
      </Place>
      <Place x={318} y={206} turn={16}>
        <Cut d="M-15 6C-25-60-14-118 0-138C16-118 26-60 16 6Z" fill={art.crust} shade={art.crustShade} />
        <Lines d="M-8-96L9-104M-10-66L11-74M-10-36L12-44" color={art.crustLight} width={6} />
      </Place>
      <Leaf x={136} y={206} turn={-30} scale={1.3} />
      <Leaf x={126} y={208} turn={-58} scale={1.1} />
      <Cut d={box(96, 188, 300, 24, 10)} fill={art.woodLight} shade={art.wood} at={74} />
      <Cut d="M106 208H386L366 284H126Z" fill={art.woodLight} shade={art.wood} at={74} />
      <Lines
        d="M116 232H378M122 258H370M160 212l8 70M208 212l4 70M286 212l-4 70M334 212l-8 70"
        color={art.woodShade}
        width={4}
      />
      <Bow x={246} y={222} scale={1.2} fill={art.tomato} shade={art.tomatoShade} />
    </PaperCut>
  )
}
