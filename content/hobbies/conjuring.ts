import type { HobbyFamily } from '../format.ts'

export const conjuring: HobbyFamily = {
  id: 'conjuring',
  noun: 'magic tricks',
  keys: [
    'magic', 'magic trick', 'magic tricks', 'tricks', 'magician', 'conjur', 'illusion', 'juggl', 'card tricks',
    'wizard', 'spells', 'harry potter', 'yo-yo', 'yoyo'
  ],
  marks: [
    'sleeve', 'trick', 'tricks', 'vanish'
  ],
  skills: ['look', 'patient', 'make'],
  brings: ['string'],
  habit: [
    'could make a coin vanish, and sometimes bring it back',
    'practised one trick in front of the mirror until the mirror was fooled',
    'always had something up one sleeve, mostly a hanky',
    'pulled spoons from behind ears, and did the trick with great calm',
    'had made a pea vanish, and did not like peas',
    'knew one card trick, and did it for the milkman',
    'asked people on the bus to pick a card, for a trick',
    'had a trick with two cups, and the cat knew how it went',
    'wore long sleeves, even in summer, in case',
    'could pull a hanky out of a sleeve for as long as you had time',
    'said the magic word before each trick, and often please as well',
    'made the teaspoons vanish, and had to lay the table again',
    'bowed after every trick, even those that went wrong',
    'learned a new trick every week, and forgot how it ended',
    'showed the coin trick so slowly that it looked even better'
  ],
  bridge: {
    look: [
      'Every trick works because people look over there, so {S} always looked over here.',
      '{S} knew about false bottoms and secret corners from doing tricks.',
      'Nobody who does tricks with coins, as {S} did, is fooled by a shiny side.',
      'The thing to watch in any trick is the other hand, and {S} watched it.'
    ],
    patient: [
      'It took {S} four hundred tries to make one trick look easy.',
      'A trick done in a hurry is only a dropped coin, as {S} had found.',
      '{S} would sit for hours with one coin and a sleeve, and never be bored.',
      'Slow hands were the secret of every trick that {S} could do.'
    ],
    make: [
      'Out of a hanky and a knot {S} could make a rabbit, a small trick for buses.',
      '{S} built all the boxes for the tricks, and the boxes were the best part.',
      'With thread, a ring and a sleeve there was not much that {S} could not make go.',
      'A trick is made at home and only shown outside, and {S} had made dozens.'
    ]
  },
  help: [
    '{S} made the worry vanish with an old trick, up one sleeve and gone.',
    'From behind somebody’s ear {S} drew, by a small trick, just what was wanted.',
    '{S} did a trick with a pebble, and tired faces came awake.',
    { text: '“Watch closely,” said the eyebrows of {S}, as before a trick, and everybody did.', says: 'S' }
  ],
  dream: [
    '{S} did one last trick, and it was to be asleep.',
    'The oldest trick of all is shutting both eyes, and {S} did it.',
    'In the dream {S} pulled out a scarf that was soft and had no end, trick upon trick.',
    'Now {S} was awake, and now, as in a good trick, asleep.',
    'Under the blanket {S} had vanished, which was a good trick.',
    'The moon in the dream wanted to see a trick, and {S} knew one.',
    'A yawn came out of one sleeve of {S}, and then a longer one.',
    'There was nothing up the sleeve of {S} any more but an arm.',
    'The last trick of the day needed a pillow, and {S} had one.',
    'Every trick was back in its box, and {S} was back in bed.',
    'One by one the sounds of the house vanished, and {S} slept.',
    'A rabbit in the dream of {S} would not vanish, and was allowed to stay.',
    'Nobody saw the trick of it, but {S} was asleep.',
    'With a small wave {S} let the whole room vanish.'
  ],
  meanwhile: [
    { text: '“Nothing up this sleeve,” said {S} to the mirror, and a spoon fell out of the other one.', says: 'S', needs: ['hands'] },
    'A coin had been made to vanish, and so far the trick had worked. {S} was looking under the mat, with a torch.',
    { text: 'A tea towel went on, and {S} had vanished. It came off again, and nobody was more surprised than {S}.', age: { S: 'small' } },
    'Behind the door fifty-one cards fell on the floor, and one did not. {S} was very pleased with the trick.',
    '{S} had asked the teapot to think of a card. It took four guesses, but the trick worked.',
    { text: 'From one sleeve {S} drew a hanky, then a longer one, then a receipt. The trick stopped there, and {S} read it.', needs: ['hands'], age: { S: ['teen', 'grown', 'old'] } },
    'The trick box had shut with the wand inside. {S} was saying the word to it through the keyhole.',
    { text: '“Pick a card,” said {S} in the doorway. They were all face up, and {S} went away to improve the trick.', says: 'S', needs: ['hands'] },
    { text: 'Nobody was to look at the left hand, so {S} had put a red glove on the right. The trick was coming on well.', needs: ['hands'] },
    { text: 'Three cups went round on the table, with a bean under one. {S} did the trick, guessed, and was wrong again.', needs: ['hands'] },
    '{S} practised the bow, and then a lower one, for people at the back. The trick itself would be ready next week.',
    'Of three oranges two came down again. {S} looked up for the third, because that would have been a trick.'
  ]
}
