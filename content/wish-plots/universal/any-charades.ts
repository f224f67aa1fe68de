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
        '“You get three guesses,” said {H}. “If you don’t get it, you’ve lost.” “And if I do?” asked {A}. “Then it’s your go.” {A} sat down on the floor to watch. {H} shut both lips tight.'
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
        '{H} looked out of the window, so as not to laugh, and began.',
        {
          joins: true,
          both: [
            '{H} {seen.move}. That was the important bit. After that there was a bit with the elbows, and a shaky bit to end with.',
            'Both arms went up. One leg went out. Something low came next, and last of all something shaky.'
          ]
        },
        '“I know!” said {A}. “It’s a hen, and it’s lost its glasses.” {H} stood as still as a gatepost. Had anybody said one word about a hen? {H} held up two fingers, for the two guesses that were left.'
      ]
    },
    {
      id: 'only-one-bit',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '{H} tried just one bit of it, which was {seen.part}. It took two hands and a knee. “I’m not guessing yet,” said {A}. “But it could be a gate. Or the hen’s teapot.” {H} did it again, and glared.',
        '“There’s a bit more to it now,” said {A}. There was not. {H} only had an itch. So now {A} thought that {seen.part} had an itch in it, and nodded, and went on nodding.'
      ]
    },
    {
      id: 'with-a-thing',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        'Then {H} ran and came back with {seen.stand}. {H} set it out in the middle of the floor, pointed, and waited. To {H} it could not have been plainer. It was {seen}.',
        '{A} walked all round it. “It’s the hen’s,” said {A}. {H} shook {H}’s head so hard that it hummed. “Then the hen’s borrowed it.”'
      ]
    },
    {
      id: 'yes-and-no',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“I’ll ask, and you nod,” said {A}. “Would I find it {seen.where}?” {H} could have shouted for joy, and nodded with both arms as well. “I thought so,” said {A}. “I once saw a hen there.”',
        '“And does it want anything?” {H} nodded, and held up both hands, to show that all it wanted was {seen.wants}. “Corn,” said {A}. {H} had to lie down on the floor for a bit.'
      ]
    },
    {
      id: 'boot',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} thought that it might help to hold something. {H} ran and came back with a boot, and held it up high.',
        '“So there’s a boot in it,” said {A}. {H} thought all through {wish}, and shook {H}’s head. “Then what’s the boot for?” It was for holding. But you can’t say that with both lips shut. {H} put the boot down, and {A} went on looking at it.'
      ]
    },
    {
      id: 'yes-with-a-no',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Is it bigger than the table?” asked {A}. {H} thought about {wish}, first about the big part and then about the small part. {H} nodded, and shook, and nodded again.',
        '“That’s a yes with a no in it,” said {A}. “Have I seen it in the kitchen?” {H} did the same thing once more, only faster, and then had to sit down.'
      ]
    },
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        '{H} thought about {wish} as hard as could be, and did it all again, bigger.',
        {
          joins: true,
          both: [
            '{seen} got so big this time that the room was nearly full. A sock flew off.',
            'The arms went up so high that a sock came down. At the shaky end the window hummed.'
          ]
        },
        '“It’s the same hen!” said {A}. “And it’s found its glasses!” A small noise got out between {H}’s lips. It wasn’t a word, so it didn’t count. {H} held up one finger. “Only one?” said {A}. “With all these hens about?”'
      ]
    },
    {
      id: 'pet-guess',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then {H} showed it to {A}, who knew nothing about glasses. {H} did all of it in the right order.',
        '{A} looked at {H}’s elbows. Then {A} looked at the place beside {H}, where nothing was happening, and went on looking there. “That’s not a hen either,” whispered {H}. It was the nicest wrong guess so far.'
      ]
    },
    {
      id: 'elder-finger',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“You’re too quick for me,” said {S}. “You’ve gone before I’ve started. Haven’t you got it any smaller?” {A} thought about that, and put one finger on the edge of the table.',
        'The finger stood up, bent down and shook itself. “Ah,” said {S}. “I could watch that all evening.” And the finger had to do {wish} twice more, from the beginning.'
      ]
    },
    {
      id: 'jump',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“It needs a jump,” said {S}. “The best things have a jump in them.” {A} went through {wish} from beginning to end, and there wasn’t a jump in it anywhere. But {S} was so sure that {A} put one in all the same.',
        'It was a good jump. A spoon fell over in the kitchen. “Now I can see even less what it is,” said {S}, “but I like it better.”'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Perhaps it’s your legs,” said {A}. “They get in the way. Try it sitting down.” So {H} sat on the floor, and did it with the arms alone.',
        '“Now it’s rowing,” said {A}. “It’s out on a lake.” “In a boat?” asked {H}, before both lips could stop it. “You talked!” said {A}. “You made me!” said {H}. They looked at each other, and agreed not to count it.'
      ]
    },
    {
      id: 'drawing-in-air',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'So {H} drew it in the air, with one finger. There was a long line first, and then some small ones, and something round on top. {A}’s nose followed the finger, up and down and all the way round. “Do the first bit again,” said {A}. “It’s gone already.”',
        '{H} drew it once more, bigger and slower, and held the beginning down with the other hand. “A kettle,” said {A}. “A kettle with hair.” {H} rubbed it all out with one sleeve.'
      ]
    },
    {
      id: 'together',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I’ll do what you do,” said {A}, “and then I’ll feel what it is.” They stood side by side at the window. {H} put an arm up, and {A} put an arm up.',
        '“I feel like somebody who needs the toilet,” said {A}. {H} put out a leg, and {A} put out a leg. “Now I feel like somebody falling over.” And that was what they did, the two of them, one after the other.'
      ]
    },
    {
      id: 'sounds-like',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“How many words is it?” asked {A}. “You can do that with fingers.” {H} put up some fingers, and took one down, and put it up again. “You’re waving,” said {A}, and waved back.',
        '{H} held on to the fingers with the other hand, so that they kept still. “Which is the important one?” asked {A}. {H} let go, and one of them stood up. {A} looked at it very hard, from both sides. “It’s a finger,” said {A}.'
      ]
    },
    {
      id: 'baby-serious',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Next {H} tried it on {A}, quite close up and quite slowly. {A} had never seen anything like it, and looked at every finger.',
        'When {H} stopped, {A} went on looking, so {H} had to do it again. And again. “That’s the whole of it,” {H} whispered at last. Nobody had ever watched so well, and {A} didn’t say hen once.'
      ]
    }
  ],
  turn: [
    {
      id: 'front',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {A}. “I’ve only seen the back of you. What’s happening at the front?” {H} looked down. That was true. The whole time {H} had shown it to the window.',
        'So {H} turned round. {H} only stood there and thought about {wish}. The eyebrows did something. The nose did something else.',
        {
          joins: true,
          both: [
            'Then {H} thought of {seen}, and the whole face joined in.',
            'Then the mouth joined in.'
          ]
        },
        '“I know that face!” said {A}. “You’ve had it on all day! It’s {wish}!” {H} opened both lips at last. “Yes!” said {H}. “Yes, yes, yes!”'
      ]
    },
    {
      id: 'how-long',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Do it once more,” said {A}, “now that I know.” {H} went back to the window and did it all again.',
        '{A} nodded at every bit. “Yes. Of course. That’s just how it goes.” {H} did the end. “There’s still some hen in that,” said {A}. “Only a bit,” said {H}.'
      ]
    },
    {
      id: 'told-after-all',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“So what was this?” asked {A}. {A} {seen.move}, and looked puzzled. “That was {seen}!” said {H}. “Oh,” said {A}. “I thought that was where the hen put its glasses on.”',
        'Now {H} could say it all again. It came out in a rush, with {seen.part} in the middle. {A} listened to every word. “It’s much better with the sound on,” said {A}.'
      ]
    },
    {
      id: 'your-go',
      A: 'partner',
      paragraphs: [
        '{H} sat down with a bump. “I’ve talked about nothing else,” said {H}. “Why didn’t you guess it first?” “It seemed too easy,” said {A}. “And then there were all those hens.”',
        'Then it was {A}’s go. {A} stood up, shut both lips and put one foot slowly forward. “It’s a hen,” said {H} at once. And it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} dropped down in the front row, before it was full.',
      '{names} breathed very quietly, so as not to give anything away.',
      { text: '{names} did up an invisible zip, from ear to ear.', needs: ['hands'] },
      { text: '{names} opened a curtain that was not there, and it squeaked.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked, because of the arms.',
      '{names} sneezed halfway through, and it did not count as a guess.',
      { text: '{names} scratched about for corn, since it was a hen so far.', needs: ['hands'] },
      { text: '{names} guessed a duck, very quietly.', needs: ['hands'] }
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
    'It might have been {seen}, or it might have been a hen. It was {H}, asleep.',
    'Anybody could have guessed this one. It was {H}, and {H} slept.',
    'Both arms lay down, and so did the hens, wherever they were. {H} was asleep.'
  ]
})
