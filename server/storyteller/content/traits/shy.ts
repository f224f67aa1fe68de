import type { Trait } from '../format.ts'

export const shy: Trait = {
  id: 'shy',
  keys: [
    'shy', 'bashful', 'timid', 'introvert', 'reserved', 'slow to warm'
  ],
  marks: [
    'shy', 'shyly', 'shyness'
  ],
  habit: [
    'was shy with strangers and not at all with snails',
    'hid behind the nearest leg until the shyness had passed',
    'looked at new people shyly from the side, as birds do',
    'was too shy to wave, and so smiled with the toes'
  ],
  stance: [
    '{S} did it shyly, from the edge, where things go best.',
    'Being shy, {S} had seen everything before anybody saw {S}.',
    'A little shyness did no harm, and {S} went slowly pink and finished it.',
    'When they all looked, {S} grew shy and studied the ground.'
  ],
  rest: [
    'In the dark nobody looks, and {S} was not shy at all.',
    'The shyness of {S} took off its coat and lay down too.',
    '{S} smiled shyly at the ceiling, and the ceiling did not mind.',
    'Under the blanket {S}, shy all day, stretched out as wide as anyone.'
  ]
}
