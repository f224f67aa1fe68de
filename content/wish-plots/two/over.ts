import { wishPlot } from '../wish-plot.ts'

export const over = wishPlot({
  id: 'wish-shares-bed',
  tellsAny: 'shares',
  isTale: true,
  about: 'Two who share a bed or a blanket lose it to each other whenever one of them turns over, and with one each they cannot sleep at all.',
  titles: ['Over', 'Two in One', 'The One Who Pulls', 'Too Quiet to Sleep', '{H} Hears Them Turn'],
  company: ['bed', 'blanket', 'corner', 'lamp', 'door', 'cupboard'],
  want: [
    {
      id: 'may-we-lie-here',
      A: 'partner',
      paragraphs: [
        'In at the door came {shares.two} with one {shares.bed} between them, one at each end. They looked very tired. “May we lie down here?” asked {shares.first}. “At home we wake each other up. Perhaps it’s the house.”',
        '{H} helped them to put the {shares.bed} in a good corner. One whole night of sleep, that was what {H} wanted for them. They lay down and pulled the {shares.cover} up to their chins. “It isn’t the house,” said {A}. “Look. It’s too small for two.”'
      ]
    }
  ],
  way: [
    {
      id: 'it-goes-away',
      A: 'partner',
      paragraphs: [
        '{H} turned the lamp down low. For a while it was quiet. Then {shares.first} rolled over to the left, and the {shares.cover} went along. “I’m cold,” said a voice. {shares.second} rolled to the right, and the {shares.cover} came back. “Now I’m cold,” said the other voice.',
        'They both held on and pulled. It was as tight as a drum, and the draught went in underneath. “You took it.” “I never touched it. I only turned over.”'
      ]
    },
    {
      id: 'tucked-in-hard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll tuck it in,” said {A}. And {A} tucked it in on all sides, until nothing could move. They lay there like two letters in one envelope. Only their faces looked out.',
        '“I can’t turn over,” said {shares.first}. “That’s right,” said {A}. “My nose itches,” said {shares.second}. {H} had to scratch it for {shares.second}, and then the other nose began.'
      ]
    },
    {
      id: 'warm-side',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Which side do you like?” asked {A}. “The wall,” said {shares.first}. “The wall,” said {shares.second}. So {A} pulled the {shares.bed} out a bit. {H} stood on the other side of it and was the second wall.',
        'They both had one now. “Yours breathes,” said {shares.first} to {shares.second}. “I know,” said {shares.second}. “It’s the better one.” Then both of them wanted that one, and {H} had to be the first wall too.'
      ]
    },
    {
      id: 'sharing-rules',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were rules for it, and {shares.first} said them all. No toes before midnight. No crumbs on the other half. Whoever dreams something good has to tell it at breakfast. “And whoever snores says sorry,” said {shares.second}.',
        '“How do you say sorry when you’re asleep?” asked {H}. “That’s the hard one,” said {shares.second}. “I’ve only managed it once.”'
      ]
    },
    {
      id: 'biscuit-crumb',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Something in there was scratching. They both got up, and {A} shook it all out. It was one crumb. “That’s mine,” said {shares.first}, “from Sunday.” {shares.first} had been looking for it.',
        'They broke it in two, to be fair. That was not easy, and half of it got away. “It’ll be back,” said {shares.second}. “They always come back to bed.”'
      ]
    },
    {
      id: 'cold-toes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Somebody’s cold against me,” said {shares.second}. “It isn’t me,” said {shares.first}. “I’m only cold at the end.” {A} felt at the end. It was like two small stones from a river.',
        '{A} put a warm hand round them and waited. It took as long as a song. Then they were like two small stones in the sun, and nobody minded whose they were.'
      ]
    },
    {
      id: 'try-head-to-tail',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Lie the other way round,” said {A} to {shares.second}. So {shares.first} looked out at the top, and {shares.second} looked out at the bottom. They could not see each other.',
        '“Are you still there?” called {shares.first}. “Yes,” called {shares.second}. “Are you?” They asked it every minute. {H}, who sat in the middle, had to pass it on.'
      ]
    },
    {
      id: 'whose-is-it',
      A: 'same',
      spare: 5.5,
      paragraphs: [
        '“Where did you get it?” asked {H}. “We were given it,” said {shares.first}, “when we were both much smaller. There was room left over. We kept our hats in there as well.” “Then the hats had to go,” said {shares.second}.',
        '{A} looked from one to the other. “And if you grow any more?” They had talked about that. “Then we’ll keep our feet outside,” said {shares.first}, “and take turns to look at them.”'
      ]
    },
    {
      id: 'song-for-two',
      A: 'same',
      spare: 6.5,
      paragraphs: [
        '“I’ll sing something,” said {A}. {A} sang it very low, with a long ending. {shares.first} was nearly gone by the second verse. But {shares.second} joined in. Then {shares.first} woke up, and joined in too.',
        'They knew a third verse, which {A} had never heard. It was about a boat, and somebody had to row in it. By the end of it all three were wide awake, and a little out of breath.'
      ]
    },
    {
      id: 'pet-gets-in',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'When they got up for a drink, somebody else got in. {A} turned round three times, and lay right across, with a long sigh. There was no room left on the left, and none on the right.',
        '“Excuse me,” said {shares.first}. {A} opened one eye. They got in, one on each side, where there was hardly anything. It was very warm there. They were quite sorry when {A} went to see about a noise.'
      ]
    },
    {
      id: 'elder-shared',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I slept three in a bed, at my aunt’s,” said {S}. “I was in the middle. It was warm there, but you got everybody’s dreams.” “What were they?” asked {A}.',
        '“On the left they were about horses,” said {S}. “On the right it was mostly soup.” {S} shut both eyes for a moment. “I had a horse once that liked soup. I must have been turned both ways.”'
      ]
    },
    {
      id: 'child-shows',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down on the floor beside {A}, under a coat, to show how one keeps still. {S} kept still as far as four. Then there was an elbow, and a knee. Soon {S} lay the other way round, with all of the coat.',
        '“That wasn’t me,” said {S}. “It was the coat.” Both of them in the corner nodded. They knew coats like that.'
      ]
    },
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        '“Then have one each,” said {H}, and fetched a second {shares.cover} out of the cupboard. It was thick and warm. Nobody pulled, and nobody was cold. But their eyes stayed open.',
        '“It’s so quiet,” said {shares.second}. “I keep listening for who’s pulling.” {shares.first} sighed. {A} had sat there all this time and watched. “It isn’t the size,” said {A} slowly. “You turn over one at a time. The first one takes it along.”'
      ]
    }
  ],
  turn: [
    {
      id: 'say-over',
      A: 'partner',
      paragraphs: [
        '{H} took the second {shares.cover} away again. “Whoever wants to turn says over,” said {H}, “and then you both do.” They lay down close. It was still for a long time. “Over,” said {shares.first}. They both rolled, the same way at the same time.',
        'The {shares.cover} stayed just where it was. “Over,” said {shares.second}, only to see. It stayed again. “I’m warm,” said the one voice. “So am I,” said the other.'
      ]
    },
    {
      id: 'over-softly',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Over,” they said, a bit more softly each time. After the fifth it was no more than a breath. {A} noticed that {A} had begun to lean to one side whenever they said it.',
        '“Over,” whispered {H}, and {A} leaned back. The chair creaked, first on the left and then on the right.'
      ]
    },
    {
      id: 'in-their-sleep',
      A: 'partner',
      paragraphs: [
        'After a while nobody said it any more. But in the corner they both turned over, in their sleep, together. {A} held up one finger. “Did you say it?” whispered {A}. “No,” whispered {H}. “They don’t need it now.”',
        'They let them lie, and went out on the tips of their toes.'
      ]
    },
    {
      id: 'spare-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The second {shares.cover} lay over a chair and had nobody. “It’s too good for the cupboard,” said {A}, and put it round {H} and {A}, both at once. It went round with nothing over.',
        'They sat like that for a bit, in the light from the hall. “Over?” said {A}. “Not yet,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made room in the corner, by leaving it.',
      '{names} tried the middle, just for a moment.',
      { text: '{names} smoothed it out, from end to end.', needs: ['hands'] },
      { text: '{names} carried one corner, to help.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned, and it went round the whole room.',
      '{names} rolled over as well, by mistake.',
      { text: '{names} picked up what had slid off.', needs: ['hands'] },
      { text: '{names} turned the lamp down one more bit.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in time with the two in the corner.',
      '{names} lay down near them, without a sound.',
      { text: '{names} folded up what was left over.', needs: ['hands'] },
      { text: '{names} pulled the door to, all but a crack.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed very quietly, because there were two in the corner who had dropped off.',
    'Then {H} lay down, and there was a whole bed for one. {H} said “Over” once, to try it, and turned, and everything came along.'
  ],
  last: [
    'In the corner two turned over together. {H} did not hear it, for {H} was asleep.',
    'Over, thought {H}, but was too sleepy to do it, and was asleep.'
  ]
})
