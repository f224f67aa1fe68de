import type { HobbyFamily } from '../format.ts'

export const theatre: HobbyFamily = {
  id: 'theatre',
  noun: 'dressing up and acting',
  keys: [
    'dress up', 'dressing up', 'dress-up', 'theatre', 'theater', 'acting', 'drama', 'costume', 'pretend',
    'role play', 'roleplay', 'puppet show', 'puppets', 'make believe', 'make-believe', 'clown', 'comedy', 'jokes',
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
    'bowed at the end of most things, as if there were a curtain'
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
    'All the costumes hung up, all the parts were over, and {S} slept as nobody but {S}.'
  ]
}
