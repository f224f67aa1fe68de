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
    'gave every plant a drink before anybody got any tea',
    'had planted a plum stone in spring and looked at it daily',
    'knew each plant on the sill by its first leaf',
    'saved the rain in cups and watered with it',
    'grew cress in the shape of a letter',
    'turned over leaves, to see who lived there',
    'counted what grew overnight, before breakfast',
    'sang to the tomatoes, since plants like company',
    'gave each seedling a name and a stick to hold',
    'had mud on the nose and a leaf in the hair',
    'said good night to the beans, leaf by leaf'
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
    'In the dream {S} lay under leaves as big as umbrellas.',
    '{S} had watered a whole row of beans, and slept.',
    'Beans grew in the dream as high as the moon, and {S} lay in their shade.',
    'The watering can was empty, the plants were full, and {S} slept.',
    'One leaf fell, quite softly, on the dream of {S}.',
    'Nobody can hear a plant grow, but {S} lay and listened, and slept.',
    'Under a blanket of leaves, in a dream, lay {S}.',
    'A snail sat on a leaf in the dream, and {S} let it stay.',
    'Seeds lie warm and dark in the soil, and {S} lay like that under the blanket.',
    'Somewhere in the night a bud opened its first leaf, and {S} slept through it.',
    'Every plant on the sill had turned to the window, and {S} to the wall.',
    'Between the bean plants in the dream was a bed, and {S} was in it.'
  ],
  meanwhile: [
    'A bean had been planted, and {S} looked in from above. Then, so as not to hurry it, {S} looked from the side.',
    'One leaf had gone yellow. {S} waited until the plant was looking out of the window, and took it off.',
    { text: '“You were watered this morning,” said {S} to the fern. “I don’t know what you’ve been telling the others.”', says: 'S' },
    { text: 'Into the pot went a seed, pat, pat, pat. {S} waited, took it out, and put it in the other way up.', needs: ['hands'], age: { S: ['small', 'middle'] } },
    { text: '“I grew that from a plant at the dentist’s,” said {S}. “It was a very small leaf, and I did ask.”', says: 'S', age: { S: ['grown', 'old'] } },
    { text: '{S} had dealt out the seed packets in two rows, and led with a radish. Only a pumpkin could beat that.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'On the calendar {S} had written “third leaf”, and underlined it twice. The holidays were only underlined once.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'Soil was on the table and the radio, and a thumbprint of it on the milk. {S} was moving one small geranium.',
    'The seedlings were all leaning to the glass. {S} turned the tray, and now they had the room to look at.',
    { text: 'A pea plant had let go of its stick. {S} put one curl round it again, and held it there till it remembered.', needs: ['hands'] },
    { text: '“One of you is a weed,” said {S} to two small leaves. “I’ll look away, and it can go.”', says: 'S' },
    'An avocado stone had hung in its glass for a year. {S} looked for a leaf, and told it that there was no hurry.'
  ]
}
