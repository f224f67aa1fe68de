import { wishPlot } from '../wish-plot.ts'

export const letterToTomorrow = wishPlot({
  id: 'wish-relived-letter',
  tellsAny: 'relived',
  partnerPlays: true,
  company: ['letter', 'paper', 'pencil', 'stamp', 'tomorrow', 'postman', 'envelope', 'table', 'blanket'],
  about: 'Tomorrow knows nothing of today, so a letter must be written to it on a paper as small as a stamp; nobody can read it, until the hero sees who will be there to meet tomorrow, and what the paper is good for.',
  titles: ['A Letter to Tomorrow', 'No Bigger Than a Stamp', 'Dear Tomorrow', '{H} Goes by Post', 'Tomorrow Knows Nothing Yet'],
  want: [
    {
      id: 'knows-nothing',
      A: 'partner',
      paragraphs: [
        '“Tomorrow knows nothing about today,” said {H}. “It’s never here at the same time.” “We could leave it a letter,” said {A}, and got a pencil. But the only bit of paper there was no bigger than a stamp. “I’ll write small,” said {A}. “You show me what to write.” So {H} began at the beginning.',
        { both: ['{told.1}.'] },
        { replay: 1 }
      ]
    }
  ],
  way: [
    {
      id: 'a-corner',
      A: 'partner',
      paragraphs: ['{A} wrote it down, and hardly breathed. “There’s still a corner free,” said {A}. {told.2}.', { replay: 2 }]
    },
    {
      id: 'the-point-broke',
      A: 'partner',
      paragraphs: ['“Once more,” said {A}. “The pencil broke.”', { replay: 'again' }]
    },
    {
      id: 'round-the-edge',
      A: 'same',
      spare: 0.3,
      paragraphs: ['{told.3}. That had to go round the edge of the letter.', { replay: 3 }]
    },
    {
      id: 'on-the-back',
      A: 'same',
      spare: 0.4,
      paragraphs: ['{A} turned the paper over, and the back was still white. {told.4}.', { replay: 4 }]
    },
    {
      id: 'dear-tomorrow',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You have to put Dear in front,” said {H}. {A} put “Dear Tomorrow”, and with that half the letter was full. So {A} rubbed out the “Dear”. “Now it’ll think we’re cross,” said {H}.',
        '{A} thought so too. In the end {A} put back the D. It stood there alone, but it was a friendly one, with a big tummy.'
      ]
    },
    {
      id: 'foot-in-the-air',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Stop,” said {A}. “I’m still at the door.” {H} stopped, with one foot in the air. {A} wrote. The foot began to wobble. “What are you writing?” asked {H}. “That you’ve got one foot in the air,” said {A}.',
        '“But that’s only because of you,” said {H}. {A} looked up. “Then I’ll write that too,” said {A}. “Don’t put it down yet.”'
      ]
    },
    {
      id: 'elder-back-of-the-hand',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I used to write it on the back of my hand,” said {S}. “You’ve always got that with you.” “And then?” asked {A}. “Then I washed my hands,” said {S}.',
        '“And tomorrow?” “It came all the same,” said {S}, “but it hadn’t a clue. I had to explain everything to it at breakfast.” {A} looked at the back of {S}’s hand. It was quite clean.'
      ]
    },
    {
      id: 'child-thumb',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had something for the letter as well. “Write hello from me,” said {S}. “There’s no room,” said {A}. So {S} pressed a thumb on it instead. When the thumb went up, the letter went too.',
        '“It wants to come with me,” said {S}, and walked once round the table with it. {A} had to peel it off. Now it had a hello on it, and that was honey.'
      ]
    },
    {
      id: 'pet-breath',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to see what smelt of pencil. The letter was on the table. There was one short breath, and then it was not on the table.',
        'They looked under the cups, and under the table. {A} looked straight ahead, with both eyes close together. The letter was sitting on {A}’s nose. It had been delivered, but to the wrong one.'
      ]
    },
    {
      id: 'no-verys',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'To save room {A} left things out. First went all the verys. Then the colours had to go. “But it was very,” said {H}. “Most of it was very.”',
        '{A} turned the paper this way and that. “I can fit in one,” said {A}, “if it stands up.” So it stood on end, at the edge, with its arms close to its sides. {H} thought that it looked a little less very.'
      ]
    },
    {
      id: 'a-dot',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Let me draw myself,” said {H}. {A} moved over. {H} took the pencil in a fist and drew. It was a dot. “That’s me,” said {H}, “from a long way off.”',
        '{A} bent down to it. “What are you doing there?” asked {A}. “Waving,” said {H}. {A} waved back, to be on the safe side, and after that nothing more was written near it.'
      ]
    },
    {
      id: 'is-there-milk',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What does it want to know, anyhow?” asked {A}. “Whether there’s any milk,” said {H}. They went to the kitchen and looked. There was half a bottle. “Shall I write half?” asked {A}.',
        '{H} thought it over, and drank a sip. “Write a bit less,” said {H}. {A} drank one as well. “If we don’t write it soon,” said {A}, “I’ll have to put none.”'
      ]
    },
    {
      id: 'a-question',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And ask it what it’s going to be like,” said {H}. There was just room for a question mark. {A} drew the bend, and then the dot. “The dot’s on the table,” said {H}.',
        'That was true. On the paper there was only the bend. “Now it’s not a question,” said {H}. “It’s a hook.” They left it in. Tomorrow might have something to hang up.'
      ]
    },
    {
      id: 'shavings',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'For smaller writing you need a sharper pencil, so {A} turned it and turned it. By now the pencil was as short as a tooth. But there were a lot of shavings, and each was longer than the letter.',
        '{A} tried to write on one of those. As soon as a word was on it, it rolled up. “What does it say?” asked {H}. “It won’t tell,” said {A}.'
      ]
    },
    {
      id: 'a-secret',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“There’s a bit that not everyone should read,” said {H}, and whispered it. {A} wrote that down so small that the pencil hardly moved. Then {A} looked for it, and it could not be found.',
        '“Now nobody knows it,” said {A}. “I do,” said {H}. “And you do. You’re still laughing.” {A} shut the mouth that was laughing, and wrote on.'
      ]
    },
    {
      id: 'fog',
      A: 'partner',
      paragraphs: [
        '“Now read it out,” said {H}. {A} held the letter close up, and then far away. It said “and then”. After that came “soup”, or it was “swan”. The rest was so small that it was only grey. {H} put a glass of water on top, to make it bigger. Now it was big and grey. “Tomorrow will think we had fog,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-is-there',
      A: 'partner',
      paragraphs: [
        '“And who’s going to give it the letter?” asked {A}. “Who’s there when tomorrow comes?” The postman would be far too late. “I am,” said {H}. “I’m there right from the start.”',
        '{H} shut both eyes and looked whether it was all still in there. It was, even what had not gone on the paper. “It doesn’t need a letter,” said {H}. “I’m the letter.” {A} looked at {H} from top to toe. “And much easier to read,” said {A}.'
      ]
    },
    {
      id: 'turn-over',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Where do you begin?” asked {A}. “Where the mouth is,” said {H}, and began. {A} listened for a page or so. “And how do you turn over?” {H} turned round, and went on telling it to the wall.',
        'From behind it was a bit quieter, but it was all there. “A good letter,” said {A}. “It’s written on both sides.”'
      ]
    },
    {
      id: 'the-address',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The address was still missing. {A} wrote it on {H}’s back, with one finger. “To Tomorrow,” said {A}. “Early. The bed by the wall.” {H} wriggled. “That tickles,” said {H}. “That was the comma,” said {A}.',
        'Then it had to be crossed out, because of the wriggling, and written once more. {H} hoped that it was a long street.'
      ]
    },
    {
      id: 'a-copy',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“And if you forget a line overnight?” asked {A}. {H} had an answer to that. “Then I’ll look it up in you,” said {H}. “You saw it all.” {A} had not known about being a copy.',
        '{A} sat up a bit straighter, and went through it from the top, without a sound. “There’s a bit near the end that I’m not quite sure of,” said {A}. {H} showed that to the copy again.'
      ]
    },
    {
      id: 'the-stamp',
      A: 'partner',
      paragraphs: [
        '“But a letter needs a stamp,” said {H}. On the table lay the bit of paper, small and grey. It was exactly the right size. “It never was the letter,” said {H}. “It was the stamp.” {A} took it up on the tip of one finger.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the table, to be in the letter too.',
      '{names} looked on very quietly, because the writing was so small.',
      { text: '{names} pushed the lamp a bit closer to the paper.', needs: ['hands'] },
      { text: '{names} held the paper still with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} took care not to breathe on the letter.',
      '{names} went through it all from the other side of the table.',
      { text: '{names} picked the pencil up off the floor.', needs: ['hands'] },
      { text: '{names} wiped the table round the letter.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood by like people at a post office.',
      '{names} looked at the letter, from the hair to the toes.',
      { text: '{names} shook out the blanket for the envelope.', needs: ['hands'] },
      { text: '{names} put the pencil back in its cup.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was wiped, and the glass was rinsed. The post was going out early, so nothing was left lying about.',
    'The blanket was folded over {H} from the left, from the right and from below. Only the top of the envelope stayed open. Inside stood what tomorrow had to know. {told.best}. On the outside, near the chin, stuck the stamp.'
  ],
  last: [
    'The letter was on its way, and would be the first to arrive, and {H} was asleep.',
    'Tomorrow was not here yet, and did not have to hurry, and {H} was asleep.'
  ]
})
