import { wishPlot } from '../wish-plot.ts'

export const goodNightShop = wishPlot({
  id: 'wish-incident-errand',
  tellsAny: 'errand',
  company: ['man', 'lady', 'bag', 'coat', 'lamp', 'light', 'street', 'seller', 'queue', 'heap', 'window'],
  about:
    'An errand was to take two minutes and does not come to an end; people are only quiet when somebody sleeps, so the hero goes to bed right there, and they are home before the lamps are lit.',
  titles: ['Good Night, Everybody', 'Home Before the Lamps', '{H} Goes to Bed Early', 'Only Two Minutes, {H}', 'The Man at the Very Back'],
  want: [
    {
      id: 'two-minutes',
      A: 'partner',
      paragraphs: [
        '{errand.at}, {errand.told}. {H} and {A} had come {errand.for}. It was going to take two minutes, and those were long over.',
        '“Will we be home before the lamps come on?” asked {H}. That was a race, and so far the lamps had always won. “Easily,” said {A}. “We’re nearly done.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-row-of-people',
      A: 'partner',
      paragraphs: [
        [
          '“Too much,” said {errand.who}, and walked off. After four steps {errand.who} stopped, and looked back. “Too little,” said the seller. Then they both bent over {errand.haggle} again, and began once more from the top. “Who’s winning?” asked {H}.',
          '“I must be off,” said {errand.talk}, and put the bag down, so as to stand more comfortably. “And how’s your knee?” asked somebody with a basket. The knee was well, and so was the other one. {H} knew that bag. Once it was down, it stayed down.',
          '{H} was looking at everything, first from the front and then from the back. “This is a good one,” said {A}. {H} thought so too, and laid it down with {errand.pick}. Those were all good. On the other side there was hardly anything.',
          '{errand.one} did not notice how late it was. A boy with a ball came closer to look, and then his whole class. “What’s going on here?” asked the teacher. “It’s only {errand.one},” said {H}. “It can go on for a bit.”',
          'More and more people came up to see. “What’s happened {errand.all}?” asked a lady with a basket. A boy told her everything. He had come late, so he had most of it wrong. “No, no,” said {A}, and told it again from the beginning.'
        ],
        'By now people stood behind them in a row. There was a lady with a pram, and a man with a loaf. Each of them had something to say. “We once had just the same!” called a man at the very back. He could not see a thing.'
      ]
    },
    {
      id: 'two-fingers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long is two minutes?” asked {H}. “As long as it takes to brush your teeth,” said {A}. So {H} brushed them, with one finger, top and bottom, and quite slowly. A lady stopped to watch.',
        '“There,” said {H}. “Now it’s over.” “You’ve missed some at the back,” said the lady. {H} did the back. “And the other side,” said the man behind her.'
      ]
    },
    {
      id: 'whose-turn',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who’s next?” asked somebody. Six people said, “Me.” Then all six were polite. “After you,” said the first. “No, after you,” said the second. It went down the row like that, right to the end.',
        'And from the end it came back up again. “Now it’s our turn,” whispered {H}, when it got to them. “After you,” {A} said to the lady with the pram. {H} groaned.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had written a list, in case. It was on the back of an envelope, and there was just one word on it. {A} held it close, and then far away. “I can’t read that,” said {A}. “Is it soap?”',
        '{H} turned the envelope the right way up. “It says list,” said {H}. {A} had written that at the top, and then the telephone had rung.'
      ]
    },
    {
      id: 'floor-tiles',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked down, for up there were only elbows. Down there it was more interesting. There was a boot with a knot in it, and a shoe with a bell. A pair of slippers had come out by mistake.',
        '“Look,” said {H}. {A} looked at the slippers, and then up at the man who was in them. He had a hat and a good coat. “Don’t tell me,” said the man. “I found out on the bus.”'
      ]
    },
    {
      id: 'you-have-grown',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A lady with a green scarf stopped. “How you’ve grown!” the lady said to {H}. “The last time I saw you, you were like that.” The lady showed it with two hands. It was the size of a loaf.',
        '{H} did not know her. {A} did not know her either. “And how you’ve grown,” said {H}, to be polite. The lady was very pleased, and stood up straight.'
      ]
    },
    {
      id: 'carry-the-bag',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} had charge of the empty bag. First {H} wore it on one arm, and then on both. Then {H} looked into it, to see how far down it went. It was dark in there, and it smelled of old onions.',
        '“Is anybody at home?” asked {A} from outside. “Yes,” said {H} in the bag. “But we’re shut.”'
      ]
    },
    {
      id: 'other-samples',
      S: 'other',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} stood first on one leg and then on the other. “That one’s asleep,” said {S}, and gave it a knock. “Which one do you stand on, when they’re both tired?” asked {A}.',
        'They tried it out. Sitting down was best, but there was only one chair, with a hat on it. So they leaned back to back. Each of them was the other one’s wall.'
      ]
    },
    {
      id: 'only-when-asleep',
      A: 'partner',
      paragraphs: [
        '{H} pulled at {A}’s sleeve. “You said two minutes.” So {A} turned round to all the people. “Two minutes!” called {A}, and held up two fingers. “Two what?” called the man at the very back. It had to be explained to him, and that took five.',
        '“It’s like at home,” said {A}. “They’re only quiet if somebody’s asleep.” {H} looked along the row. They were all wide awake. Then {H} looked for something soft.'
      ]
    }
  ],
  turn: [
    {
      id: 'goes-to-bed',
      A: 'partner',
      paragraphs: [
        '{H} sat down {errand.seat}, tucked {A}’s coat in all round, and shut both eyes. “Good night, everybody,” said {H}. It grew quiet, from the front right to the back. The lady stopped her pram with one foot, so that it did not squeak. “Is it as late as that?” whispered the man at the very back.',
        [
          'Nobody can bargain in a whisper. {errand.who} whispered how much. The seller whispered how much more. Neither of them could hear a word about {errand.haggle}. “Yes,” they both whispered, to be on the safe side. And with that it was done. {H} opened one eye.',
          'In a whisper there is not much to say about a knee. “It was lovely,” whispered {errand.talk}. “It was,” whispered the basket. Then there was nothing left to whisper but goodbye. The bag went up from the floor, and {H} opened one eye.',
          'It was dark behind {H}’s eyes, and there it was easy. All the good ones ran together, with {errand.pick}. Just one stayed where it was. {H} could see every bit of it. “That one,” said {H}, and opened one eye. {A} pulled it out of the heap at once.',
          '{errand.one} turned round, because it was so still. There was everybody on tiptoe, and there was {H}, under a coat. “Are we very late?” whispered {errand.one}. “I’m asleep already,” whispered {H}. “Then we’ll go,” whispered {errand.one}. And {H} opened one eye.',
          'They all went on tiptoe now {errand.all}. Nobody had anything more to say about it. So what had to be done was done, and it took two minutes. “Ready,” whispered {A}, close to {H}’s ear. {H} opened one eye.'
        ]
      ]
    },
    {
      id: 'goodbye-in-a-row',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the way out they passed the whole row. “Good night,” whispered the lady with the pram. “Good night,” whispered the man with the loaf. Each of them had something to whisper. “Sleep well.” “Mind the step.”',
        'At the end came the man at the very back. “I never saw what it was about,” he whispered. {H} told him, quite softly. “Oh,” whispered the man. “I only came in to ask the time.”'
      ]
    },
    {
      id: 'heavy-bag',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} took one handle of the bag, and {A} took the other. It hung between them, and was lower on {H}’s side. “Lift up a bit,” said {A}. “You go down a bit,” said {H}.',
        'So {A} walked with bent knees for a while. A boy on the other side of the street tried it too. He must have thought that bags were carried like that now.'
      ]
    },
    {
      id: 'what-was-it-for',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the corner {A} stood still. “What did we go for?” asked {A}. They both thought about it. They thought of the row, and of the two minutes, and of the man at the back.',
        '“We went {errand.for},” said {H} at last. {A} felt in the bag, and in all the pockets. “So we did,” said {A}.'
      ]
    },
    {
      id: 'still-asleep',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Were you really asleep?” asked {A}. “My eyes were,” said {H}. “My ears weren’t.” {A} wanted to know what the ears had heard.',
        '“Somebody’s tummy,” said {H}. “And the lady told the baby in the pram to do it like me.” “And did the baby do it?” “No,” said {H}. “It was the only one who didn’t fall for it.”'
      ]
    },
    {
      id: 'elder-shop',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small, I was sent out for an egg,” said {S}. “On the way home I met somebody with a dog, and then somebody with a drum. I told them both all about the egg.” “And then?” asked {A}.',
        '“When I got home, it was evening,” said {S}, “and I had told everybody about it. I only hadn’t bought it.”'
      ]
    },
    {
      id: 'before-the-lamps',
      A: 'partner',
      paragraphs: [
        'And so {errand.also}. The whole street was already a bit blue. “Now we must be quick,” said {H}. Far behind them the first lamp came on, and then the next. {A} walked fast, and {H} walked faster.',
        'They came to their own door, and the lamp before it was dark. {H} put one hand flat on the door. “Home!” said {H}. Only then did the lamp come on. It had never come last before.'
      ]
    },
    {
      id: 'child-shop',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        'Now {S} wanted to have a shop as well, and opened one on the doormat. {S} had one shoe to sell. “How much is it?” asked {A}. “Two minutes,” said {S}.',
        'So {A} stood there for two minutes, and then got the shoe. “It’s mine already,” said {A}. “That’s why it was cheap,” said {S}.'
      ]
    },
    {
      id: 'pet-at-door',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'Just behind the door {A} was waiting. {A} sniffed at {H}’s hands, first one and then the other. Then {A} sniffed at the bag, all the way down and all the way up.',
        'So {A} knew about the lady, and the loaf, and the baby in the pram. It was all there. {A} took much longer over it than two minutes.'
      ]
    },
    {
      id: 'baby-and-bag',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} did not care what was in the bag. {A} wanted the bag. It rustled when {A} hit it, and when {A} sat on it, it gave a sigh.',
        '“We could have stayed at home,” said {H}, “and just brought {A} the bag.” {A} hit it again, and laughed at the noise.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along as well, and counted the minutes.',
      '{names} looked out, to see how light it still was.',
      { text: '{names} held on to the bag, to be ready to leave.', needs: ['hands'] },
      { text: '{names} waved to somebody who was waving to somebody else.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at all the elbows.',
      '{names} yawned, one after the other.',
      { text: '{names} let the man with the loaf go first.', needs: ['hands'] },
      { text: '{names} held up two fingers too.', needs: ['hands'] }
    ],
    turn: [
      '{names} went on tiptoe, and hardly breathed.',
      '{names} came home just in front of the lamps.',
      { text: '{names} held the coat, so that it did not slip.', needs: ['hands'] },
      { text: '{names} carried the bag for a bit of the way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag was put away, and the coat hung on its hook. {H} washed, and brushed for two whole minutes, at the back as well.',
    '“Good night, everybody,” said {H}. It was the second time today, and this time it was in bed. Outside all the lamps were on by now, right to the end of the street.'
  ],
  last: [
    'Everybody went on whispering, just to be on the safe side, and {H} was asleep.',
    'Tonight the lamps had come last, and {H} was asleep.'
  ]
})
