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
    { text: 'hid behind the nearest leg until the shyness had passed', needs: ['legs'] },
    'looked at new people shyly from the side, as birds do',
    { text: 'was too shy to wave, and so smiled at everybody from below', needs: ['legs'] }
  ],
  stance: [
    '{S} had done it, and looked shyly at everything else.',
    'Being shy, {S} had seen everything before anybody saw {S}.',
    'A little shyness did no harm, and {S} only went pink afterwards.',
    'Praise would have made {S} shy, so there was only a nod.'
  ],
  rest: [
    'In the dark nobody looks, and {S} was not shy at all.',
    'The dark was soft, and nobody in it was shy, not even {S}.',
    '{S} smiled shyly at the ceiling, and the ceiling did not mind.',
    'Under the blanket {S}, shy all day, stretched out as wide as anyone.'
  ]
}
