import { wishPlot } from '../wish-plot.ts'

export const anyCharades = wishPlot({
  id: 'wish-any-charades',
  tellsAny: 'deed',
  about: 'The hero shows the wish without a word, and the other guesses hens until the hero turns round.',
  titles: ['Not a Hen', '{H} Says Nothing at All', 'Three Guesses and a Hen', 'One Guess Left', 'The Front of {H}'],
  company: ['hen'],
  want: [
    {
      id: 'no-words',
      A: 'partner',
      paragraphs: [
        'All day {H} had talked about {wish}, until the words were nearly used up. So now {H} wanted to show it, without any words, and {A} had to guess what it was.',
        '“You get three guesses,” said {H}. “If you don’t get it, you’ve lost.” “And if I do?” asked {A}. “Then it’s your go, and I guess.” {A} sat down on the floor and looked hard. {H} shut both lips.'
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Can you hum?” asked {A}. {H} shook {H}’s head. “Can you point?” {H} pointed at nothing, to show that pointing was allowed.',
        '“Is it nothing, then?” asked {A}. {H} had to open both lips again. “I hadn’t started,” said {H}. “That wasn’t a guess,” said {A} quickly.'
      ]
    }
  ],
  way: [
    {
      id: 'hen',
      A: 'partner',
      paragraphs: [
        '{H} looked out of the window, so as not to laugh, and began. Both arms went up. One leg went out. Then came a low bit, and a shaky bit to end with.',
        '“I know!” said {A}. “It’s a hen, and it’s lost its glasses.” {H} stood as still as a gatepost. Had anybody ever said one word about a hen? {H} held up two fingers, for the two guesses that were left.'
      ]
    },
    {
      id: 'boot',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It seemed to {H} that a thing to hold would help. {H} ran and came back with a boot, and held it up high.',
        '“So there’s a boot in it,” said {A}. {H} thought about {wish} and shook {H}’s head. “Then what’s the boot for?” It was for holding. But {H} couldn’t say that, with both lips shut, so {H} put the boot down. {A} went on looking at it.'
      ]
    },
    {
      id: 'yes-with-a-no',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“I’ll ask things, and you nod,” said {A}. “Is it bigger than the table?” {H} thought about {wish}, first about the big part and then about the small part. {H} nodded, and shook, and nodded again.',
        '“That’s a yes with a no in it,” said {A}. “Have I seen it in the kitchen?” {H} did the same thing once more, only faster, and then had to sit down.'
      ]
    },
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        '{H} thought about {wish} as hard as could be, and did it all again, bigger. The arms went up so high that a sock came down. The shaky bit made the window hum.',
        '“It’s the same hen!” said {A}. “And it’s found them!” A small noise got out between {H}’s lips. It wasn’t a word, so it didn’t count. {H} held up one finger. “Only one?” said {A}. “With all these hens about?”'
      ]
    },
    {
      id: 'pet-guess',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then {H} showed it to {A}, who knew nothing about glasses. {H} did the arms, the leg and the low bit, all in the right order.',
        '{A} looked at the arms. Then {A} looked at the place beside {H}, where nothing was happening, and went on looking there. “That’s not a hen either,” whispered {H}. It was the nicest wrong guess so far.'
      ]
    },
    {
      id: 'elder-finger',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’m a slow looker,” said {S}. “You’re gone before I’ve started. How does it look from a long way off?” {A} thought about that. A long way off, everything was smaller.',
        'So {A} put one finger on the edge of the table. The finger stood up, bent down and shook itself. “Ah,” said {S}. “Now that I could watch all evening.” And the finger had to do it twice more.'
      ]
    },
    {
      id: 'jump',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“It needs a jump,” said {S}. “The best things have a jump in them.” {A} thought it through from the beginning, and there wasn’t a jump anywhere. {S} was so sure that {A} put one in all the same.',
        'It was a good jump. A spoon fell over in the kitchen. “Now I can see less what it is,” said {S}, “but I like it better.”'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Maybe the legs are in the way,” said {A}. “Try it sitting down.” So {H} sat on the floor, and did it with the arms alone.',
        '“Now it’s rowing,” said {A}. “It’s out on a lake.” “In a boat?” asked {H}, before both lips could stop it. “You talked!” said {A}. “You guessed!” said {H}. They looked at each other, and neither of those was counted.'
      ]
    },
    {
      id: 'drawing-in-air',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{H} had another idea, and drew it in the air with one finger. First came a long line and after that some small ones. Something round went on top. {A}’s nose followed the finger, up and down and all the way round. “Do the first bit again,” said {A}. “It’s gone already.”',
        'There is nothing on which so little stays as on air. {H} drew it once more, bigger and slower, and with the other hand held down the beginning. “A kettle,” said {A}. “A kettle with hair.” {H} wiped it all out with one sleeve.'
      ]
    },
    {
      id: 'together',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I’ll do what you do,” said {A}, “and then I’ll feel what it is.” They stood side by side at the window. {H} put an arm up, and {A} put an arm up.',
        '“I feel like somebody asking to be excused,” said {A}. {H} put out a leg, and {A} put out a leg. “Now I feel like somebody falling over.” And that was what they did, the two of them, one after the other.'
      ]
    },
    {
      id: 'sounds-like',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“How many words is it?” asked {A}. “You can do that with fingers.” {H} put up some fingers, and took one down, and put it up again. “You’re waving,” said {A}. {H} took hold of them with the other hand, so that they kept still.',
        'Now {A} wanted to know which of them was the important one. {H} let go, and it was the one in the middle that stood up. “So it’s the middle,” said {A}, and looked at it very hard. It was quite an ordinary finger. You could not tell a thing from it.'
      ]
    },
    {
      id: 'baby-serious',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Next {H} tried it on {A}, quite close up and quite slowly. {A} had never seen anything like it, and looked at every finger.',
        'When {H} stopped, {A} went on looking, so {H} had to do it again. And again. “That’s the whole of it,” {H} whispered at last. Nobody had ever watched so well, and nobody could have said less about it.'
      ]
    }
  ],
  turn: [
    {
      id: 'front',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {A}. “I’ve only seen the back of you. What’s happening at the front?” {H} looked down. That was true. The whole time {H} had shown it to the window.',
        'So {H} turned round. No arms, thought {H}, and no legs. {H} only stood there and thought about {wish}. The eyebrows did something. The nose did something else. Then the mouth joined in.',
        '“I know that face!” said {A}. “You’ve had it on all day, talking about {wish}!”'
      ]
    },
    {
      id: 'how-long',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Do it once more,” said {A}, “now that I know.” {H} went back to the window and did the arms, the leg and the low bit.',
        '{A} nodded at each of them. “Yes. Of course. That’s just how it goes.” {H} did the shaky bit. “There’s still some hen in it,” said {A}. “Only at the end,” said {H}.'
      ]
    },
    {
      id: 'your-go',
      A: 'partner',
      paragraphs: [
        '{H} sat down with a bump. “I’ve talked about nothing else,” said {H}. “Why didn’t you guess that first?” “It would’ve been too easy,” said {A}. “I thought it must be something different. And then all those hens came.”',
        'Then it was {A}’s go. {A} stood up, shut both lips and put one foot slowly forward. “It’s a hen,” said {H} at once. And it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} dropped down in the front row, before it was full.',
      '{names} breathed very quietly, so as not to give anything away.',
      { text: '{names} did up an invisible zip, from ear to ear.', needs: ['hands'] },
      { text: '{names} drew a curtain that was not there, and it squeaked.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked when the arms went out.',
      '{names} sneezed at the shaky bit, and it did not count as a guess.',
      { text: '{names} scratched about for corn, since it was a hen so far.', needs: ['hands'] },
      { text: '{names} wrote the guess in the air and rubbed it out again.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled right round to the front, where the face was.',
      '{names} beamed back, because a face like that is catching.',
      { text: '{names} slapped the floor, because it was so plain now.', needs: ['hands'] },
      { text: '{names} copied the eyebrows, and nearly the nose.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock had gone under the chair by the window. When the chair was moved, it walked like a hen.',
    'They washed and lay down. {H} thought about {wish} once more, and had just the face for it.'
  ],
  last: [
    'Anybody could have guessed this one. It was {H}, asleep.',
    'Both arms lay down, and so did the hens, wherever they were. {H} was asleep.'
  ]
})
