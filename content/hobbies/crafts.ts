import type { HobbyFamily } from '../format.ts'

export const crafts: HobbyFamily = {
  id: 'crafts',
  noun: 'making things by hand',
  keys: [
    'craft', 'crafts', 'origami', 'paper', 'clay', 'pottery', 'ceramic', 'glue', 'scrapbook', 'slime', 'play dough',
    'playdough', 'play-doh', 'jewel', 'jewellery', 'bead', 'beading', 'candle', 'making things', 'diy', 'cut',
    'scissors', 'collage', 'friendship bracelet', 'sculpt', 'papier', 'card making', 'kite', 'puppet', 'making'
  ],
  marks: [
    'clay', 'craft', 'crafted', 'crafty', 'fold', 'folded', 'folds', 'glue', 'glued', 'paper'
  ],
  skills: ['make', 'patient', 'steps'],
  brings: ['string'],
  habit: [
    'made something out of everything, and glued it down to be sure',
    'folded each bus ticket into a bird of paper',
    'could not throw away a box with any craft left in it',
    'had glue on one elbow and did not know how it got there'
  ],
  bridge: {
    make: [
      'A bit of paper is a boat, a hat or a bird, and {S} could fold each.',
      '{S} had a crafty eye for what a thing could be next.',
      'With glue, as {S} often said, or failing that with mud, most things can be joined.',
      'No two lumps of clay want to become the same, and {S} had learned to ask them.'
    ],
    patient: [
      'Glue has to be left alone to dry, and {S} had learned how to leave it.',
      '{S} had once folded a hundred paper birds, and the last was as neat as the first.',
      'Clay cracks when it is hurried, so {S} had given up hurrying.',
      'Any craft worth doing took {S} all afternoon, and that was the nice part.'
    ],
    steps: [
      'Fold, turn, fold: {S} knew that paper only works in the right order.',
      '{S} laid out the craft things in a row before starting, from first to last.',
      'First it is cut, then it is glued, and {S} had only once done it the other way.',
      'A paper crane has twenty-two folds, and {S} could say which came next in the dark.'
    ]
  },
  help: [
    '{S} folded a leaf like paper into a cup, and it was useful at once.',
    'Something had come unstuck, and {S} pressed it as you press glue, till it held.',
    '{S} twisted a little handle for it, as in any craft, and now it could be carried.',
    'Out of nearly nothing {S} crafted a flag, so that all could see where they were.'
  ],
  dream: [
    '{S} folded up the day like paper, corner to corner, and slept.',
    'The hands of {S} lay open and a bit sticky from the glue, and slept first.',
    'In the dream {S} made a moon from paper, and it hung very well.',
    'Soft as clay, {S} sank into the pillow and kept the shape all night.'
  ]
}
