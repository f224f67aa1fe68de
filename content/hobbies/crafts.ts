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
    'had glue on one elbow and did not know how it got there',
    'kept the good paper under the bed and the very good paper under that',
    'smelled of glue on Sundays',
    'could fold a boat before the tea was cool',
    'saved all the string, for a craft that was still to come',
    'put a face on everything that was made of clay',
    'had more scissors than shoes, and more paper than either',
    'wore paper crowns on ordinary Tuesdays',
    'folded hats for people, and smaller ones for jam jars',
    'thought that glue could mend most things, and soup the rest',
    'gave paper flowers to bus drivers'
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
    '{S} folded a paper boat in a dream, and sailed off in it.',
    'The hands of {S} lay open and a bit sticky from the glue, and slept first.',
    'In the dream {S} made a moon from paper, and it hung very well.',
    'Soft as clay, {S} sank into the pillow, and made a dent in it.',
    'A paper boat on a calm sea moves no more than {S} did.',
    'There was no end to the paper in the dream, and {S} began at one corner.',
    'The glue was drying overnight, and {S} lay just as still.',
    'One last fold in the blanket, and {S} was asleep.',
    'A bird of paper flew about in the dream of {S}, and landed on the pillow.',
    'What {S} had made of clay sat on the sill with both eyes open.',
    'On the chair lay a paper hat, and in the bed lay {S}.',
    'Folded once in the middle, like a letter, {S} slept.',
    'Tomorrow the glue would be dry, and {S} slept until then.',
    'Every scrap of paper was in its box, and {S} was in bed.'
  ],
  meanwhile: [
    'On every door handle a paper bird was drying. {S} had run out of doors.',
    { text: '{S} had glued a lid to a box, and one finger to the lid. The three of them were waiting together.', needs: ['hands'] },
    'A clay pig stood on the tray with one ear. {S} had the other ear, and was asking the pig where.',
    { text: 'The card on the paper castle said “Wet glue”. {S} read it, and touched the castle to see if it was true.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'A bit of sticky paper was on {S}’s left hand, then on the right, then on the left. Neither hand would have it.', needs: ['hands'], age: { S: 'small' } },
    { text: '“Don’t throw that out,” said {S}, in the direction of the bin. “It’s only a box until I’ve found the glue.”', says: 'S', age: { S: ['teen', 'grown', 'old'] } },
    'Fold along the dotted line, it said. {S} had done all of the lines, and there was now a frog with a handle.',
    { text: 'Half of {S} was in the box of waste paper. “I’ve found the gold bit,” said the other half.', says: 'S' },
    { text: 'Under {S}’s two hands a sausage of clay grew longer and longer. It reached the edge of the table, and looked over.', needs: ['hands'] },
    'Seven paper dolls went past the door, hand in hand. The eighth in the row was {S}.',
    { text: '“It’s a surprise,” said {S}, with glue on one cheek. “I don’t know what it is either.”', says: 'S' },
    'One paper crown was too big for {S}, and the next too small. The third was on the pepper mill, and looked well.'
  ]
}
