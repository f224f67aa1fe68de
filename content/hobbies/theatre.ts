import type { HobbyFamily } from '../format.ts'

export const theatre: HobbyFamily = {
  id: 'theatre',
  noun: 'dressing up and acting',
  keys: [
    'dress up', 'dressing up', 'theatre', 'theater', 'acting', 'drama', 'costume', 'pretend',
    'role play', 'roleplay', 'puppet show', 'puppets', 'make believe', 'clown', 'comedy', 'jokes',
    'joke', 'circus', 'mime', 'improv', 'princess', 'superhero', 'pirates', 'cosplay', 'makeup', 'make-up',
    'face paint', 'performing', 'imaginary'
  ],
  marks: [
    'acted', 'acting', 'actors', 'costume', 'costumes', 'curtain', 'part', 'pretend', 'pretended', 'pretending',
    'stage'
  ],
  skills: ['brave', 'remember', 'listen'],
  habit: [
    'had been a king, a crab and a teapot, all in one costume',
    'spoke in three voices at breakfast and acted surprised at lunch',
    'pretended to be a statue until the statue got hungry',
    'bowed at the end of most things, as if there were a curtain',
    'acted a tree so well that a bird looked in',
    'had a costume for rain and one for visitors',
    'acted the waiter at supper, with a napkin over one arm',
    'thought that any box could be a stage',
    'took every part in a play, including the horse',
    'spoke to the curtain, and bowed when it moved',
    'acted out the weather, with hats',
    'practised the part of a lion until the porridge was ready',
    'put the cat in the play, in the part of the cat',
    'kept a crown by the door, in case of a part'
  ],
  bridge: {
    brave: [
      'Behind every curtain {S} had felt the same flutter, and had gone out all the same.',
      '{S} had played a lion often enough to have some of it left over for every other part.',
      'To pretend to be brave is halfway there, and {S} was good at pretending.',
      'After singing in a lettuce costume, which {S} had once done, not much was frightening.'
    ],
    remember: [
      '{S} knew every part in the play, including the tree.',
      'All those lines for the stage had made a great deal of room in the head of {S}.',
      'Actors go back in their minds to where they stood, and {S} could do so with closed eyes.',
      'Even a part from years ago would come back when {S} stood up straight.'
    ],
    listen: [
      'On a stage the trick is to listen until it is your turn, and {S} had it.',
      '{S} had learned from acting to hear how a person feels behind the words.',
      'A whisper from behind the curtain had saved {S} more than once.',
      'Before {S} played a part, the part was listened to, for days.'
    ]
  },
  help: [
    '{S} pretended it was quite easy, so well that it became so.',
    'With one sleeve for a costume, {S} acted a fearless duck, and the fear was gone.',
    '{S} gave everyone a part to play, and nobody was left in the wings.',
    { text: 'From behind an imaginary curtain {S} whispered what came next.', says: 'S' }
  ],
  dream: [
    'The curtain came down, softly and slowly, and {S} was asleep behind it.',
    '{S} pretended to be asleep, and acted it so well that it came true.',
    'In the dream the stage was a bed, and {S} had the sleeping part.',
    'All the costumes hung up, all the parts were over, and {S} slept.',
    'The stage was dark, and {S} was in bed.',
    'A bear had the main part in the dream, and {S} clapped.',
    'One last bow to the curtain, and {S} slept.',
    '{S} slept, and did not have to pretend.',
    'Behind the curtain it was night, and {S} lay in bed.',
    'Every costume was on its hook, and {S} was only {S}, asleep.',
    'It was a quiet part, with no words, and {S} acted it till morning.',
    'On a small stage in the dream {S} was the moon, and had only to shine.',
    'Of all sleepers on any stage {S} was the quietest.',
    'For the next part nobody had to get up, and {S} slept.'
  ],
  meanwhile: [
    'Out of the costume basket looked {S}, with a hat on. There was no knowing yet what it was going to be.',
    'A tablecloth came in, turned round once and went out again. As a costume it was very good, except for what showed of {S}.',
    'Beside the coats {S} pretended to be one. It lasted until somebody hung up a hat.',
    'Out from behind the curtain stepped {S}, and bowed for some time. After that the play could begin.',
    { text: 'First {S} came in as a queen, and nobody looked up. The next costume was that of a plumber, and everybody was glad.', needs: ['hands'] },
    { text: '“That was the funny part,” said {S}, and waited. Then it was told again, a bit slower.', says: 'S' },
    { text: '“You can’t see me, I’m a lamp,” said {S}, and pretended very hard. Somebody looked for the switch.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: '“I was the third sheep once,” said {S}, “with nothing to say.” The part was acted for anybody who had missed it.', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'At the edge of the table a glove was quarrelling with a sock. {S} had the part of both, and the sock was winning.', says: 'S', needs: ['hands'] },
    { text: 'Anyone going to the fridge had to cross the stage. {S} let people through between two acts, if they bowed.', needs: ['hands'] },
    { text: 'From the next room came a wicked laugh, a cough, and the laugh again. {S} was learning the part by heart.', says: 'S' },
    { text: 'In front of the mirror {S} was acting surprised. Three times it was toothache, and the fourth time it was nearly a surprise.', needs: ['hands'] }
  ]
}
