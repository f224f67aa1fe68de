import type { HobbyFamily } from '../format.ts'

export const gardening: HobbyFamily = {
  id: 'gardening',
  noun: 'gardening',
  keys: [
    'garden', 'gardening', 'plant', 'planting', 'flower', 'seed', 'vegetable', 'allotment', 'compost', 'botan',
    'growing', 'grow', 'bonsai', 'succulent', 'weed', 'fruit', 'orchard', 'trees', 'herbs', 'digging in the garden',
    'farm', 'farming'
  ],
  marks: [
    'gardener', 'gardens', 'grew', 'grown', 'grows', 'leaf', 'leaves', 'plant', 'planted', 'plants', 'seed',
    'seedlings', 'soil', 'watered'
  ],
  skills: ['patient', 'care', 'look'],
  brings: ['string'],
  habit: [
    'talked to every plant and waited politely for an answer',
    'had soil under ten fingernails and was proud of most of them',
    'kept a seed in each pocket, and had once grown beans in a coat',
    'watered the plants first and the breakfast tea second'
  ],
  bridge: {
    patient: [
      'A seed comes up no sooner for being looked at, and {S} knew how not to look.',
      '{S} had planted a plum stone once and was still waiting, quite cheerfully.',
      'Gardens go at the speed of gardens, and {S} went along with them.',
      'From beans and bulbs and all that grew, {S} had learned to like a long wait.'
    ],
    care: [
      'To keep a plant happy {S} gave it water, light, and a word now and then.',
      '{S} could tell from one leaf that a whole plant was thirsty.',
      'Everything small that grows needs somebody near, and {S} was mostly near.',
      'Years of seedlings had given {S} the gentlest fingers for miles.'
    ],
    look: [
      '{S} looked under every leaf as a matter of course, for that is where things are.',
      'No bud, no snail, no bent leaf was ever missed when {S} went round the plants.',
      'Two green leaves may look the same and not be, as {S} had found with a carrot.',
      'A gardener sees what has grown overnight, and {S} saw it before breakfast.'
    ]
  },
  help: [
    '{S} straightened a bent little plant by the way and patted the soil round it.',
    'With a leaf for a cup {S} gave a drink to whoever wanted one.',
    '{S} put down a seed in that place, so that something should come of it.',
    '“Give it time,” thought {S}, as you do with plants, and waited with the others.'
  ],
  dream: [
    '{S} slept like a seed in the dark, tucked in on every side.',
    'All the plants had been watered, and so {S} could sleep.',
    'In the dream something very green grew round {S}, leaf by leaf by leaf.',
    '{S} turned over once, as soil is turned, and slept deep.'
  ]
}
