import { wishPlot } from '../wish-plot.ts'

export const homeByLamplight = wishPlot({
  id: 'wish-events-home-by-lamplight',
  tellsAny: 'events',
  isTale: true,
  about: 'Somebody is on the way home one afternoon, and first one thing happens and then another; a ferry waits, a goose knows a short cut that is longer, a lamp-lighter goes ahead; supper has been kept warm, and the whole day is told in one breath.',
  titles: ['Home by Lamplight', 'The Ferry That Waited', 'A Short Cut with a Goose', 'And How Was Your Day', '{H} Waits Up'],
  company: ['ferry', 'river', 'goose', 'pond', 'lamp', 'lamp-lighter', 'tuba', 'supper', 'door'],
  want: [
    {
      id: 'but-first',
      A: 'partner',
      paragraphs: [
        '“One afternoon somebody was on the way home,” said {A}, “and supper was at six. But first {event.one}.” A man even put down a tuba. When it was over, it was five. “That’s still in time,” said {H}, who wouldn’t go to bed before {event.who} got home.'
      ]
    },
    {
      id: 'in-the-crowd',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who else was there?” asked {H}. There were nine people who had only come out for milk. There was a lady with a parcel, who held it up so that it could see.',
        '“What was in it?” asked {H}. “A pair of slippers,” said {A}. “It was the most they’d ever been out.”'
      ]
    }
  ],
  way: [
    {
      id: 'but-then',
      A: 'partner',
      paragraphs: [
        'And {event.who} set off. But then {event.two}. Down went the tuba again, and nobody thought of supper. After that the sun sat on the roofs. “Late,” said {H}. “Very,” said {A}.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“And off at last,” said {H}. {event.who} had got as far as the corner. There it began all over again. For then {event.three}. It went rather quickly by now, because the crowd had had practice. Some of them walked backwards, so as to be ready for the next thing.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'So {event.who} set off once more, and looked neither left nor right. It made no difference. Then {event.four}. “I’m glad of that,” said the man with the tuba. “I’d just found somewhere to sit.”'
      ]
    },
    {
      id: 'ferry',
      A: 'partner',
      paragraphs: [
        'Down at the river the ferry had waited. “I heard that somebody was late,” it said, “so I was late as well.” {event.who} told it everything, and it went slowly, so as not to get across before the end.'
      ]
    },
    {
      id: 'on-board',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Weren’t the others on board cross?” asked {H}. There was a man with a wardrobe. There was a family with a cake, who were expected at five. At first they had been very cross.',
        'Then somebody called across how {event.one}. After that they would have waited until Sunday. They ate the cake. They left a slice for {event.who}, with a fork, in the wardrobe.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“And {seen}?” asked the ferry, halfway over. “{seen.fact},” said a lady with a parcel. “I know that,” said the ferry. “But nobody’s said anything about {seen.part}.”',
        'So it was told about that, too. It went a good way to the left meanwhile, because it couldn’t listen and steer. “It was worth it,” said the ferry.'
      ]
    },
    {
      id: 'a-fish',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the middle of the river a fish put its head out. “Have I missed how {event.two}?” it asked. “That was just now,” said the ferry. “Oh,” said the fish, and looked so sorry that it all had to be told again.',
        'There wasn’t enough river for that. So the ferry went round in a circle, with the fish alongside. “Was that a help?” asked {H}. It was to the fish.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I waited for a ferry once,” said {S}. “There was somebody on the bench in a very fine cap, and we got talking. It was about soup. The ferry didn’t go and didn’t go.”',
        '“Why didn’t it?” asked {A}. “I only saw that when we stood up,” said {S}. “It was the captain’s cap.”'
      ]
    },
    {
      id: 'goose',
      A: 'partner',
      paragraphs: [
        'On the other side stood a goose. “I know a short cut,” it said. It led twice round the pond. “Was it shorter?” asked {H}. It was longer. “But it’s with a goose,” said the goose.'
      ]
    },
    {
      id: 'twice-through-the-gate',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why’s it called a short cut, then?” asked {H}. The goose had been asked that before. “It’s short at the beginning,” it said. “It only gets long further on.”',
        'It led through the same gate twice, because it was a nice gate. Then it went past the goose’s aunt. The aunt wanted to hear everything, with nothing left out, and said “Honk” in three places. They were good places.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        'Halfway round the pond something stood in the dusk and didn’t move. “Hush,” said the goose. “That’s {beside}.” They all stood and looked. “{beside.fact},” the goose whispered.',
        'Nobody could say anything against that. They went by very softly, and wished it good evening. “It was a wheelbarrow with a coat on,” said {A}. “But it had never been so politely treated.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I know that goose,” said {S}. “It took us to school once. It said it was quicker past the ducks.” “And when did you get there?” asked {A}. “On Saturday,” said {S}.',
        '{A} could see that this was bad. “Was it shut?” “Yes,” said {S}. “It was the best day at school we ever had.”'
      ]
    },
    {
      id: 'lamp-lighter',
      A: 'partner',
      paragraphs: [
        'Then it got dark, and there stood a lamp-lighter. “How far do you want light?” “Home,” said {event.who}. So the lamps came on, one after another, always just one ahead.'
      ]
    },
    {
      id: 'slow-lamp',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What did the lamp-lighter do to make them come on?” asked {H}. The lamp-lighter wished each of them good evening, and tickled it at the top with a long pole. There was one that took no notice. “That one was up late last night,” said the lamp-lighter.',
        'They stood round it and waited. The goose told it what sort of day it had been. In the middle of that the lamp came on, very bright, to hear the rest.'
      ]
    },
    {
      id: 'moth',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Behind them came a moth, from one lamp to the next. “Where are you off to?” asked the goose. “Home,” said the moth. “I’ve been on the way since it got dark. But there’s always one more lamp.”',
        '“I know a short cut,” said the goose, and told it the way. “Oh dear,” said {H}. The moth got home for breakfast. “It was longer,” it said, “but there was a pond in it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'kept-warm',
      A: 'partner',
      paragraphs: [
        'The last lamp stood by a door. Supper had been kept warm, under a plate with a tea cosy on. “There you are!” said somebody, and pulled out a chair, and one for the goose.'
      ]
    },
    {
      id: 'hat-on-top',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How did they keep it warm?” asked {H}. First they had put a plate on it, and then the tea cosy, and then a hat. By seven they had put a cushion on the hat, and by eight a cat.',
        'Somebody had sat with it the whole time, and told it that it wouldn’t be long. “Did it believe that?” asked {H}. “Up to about half past seven,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had turned towards the door, as if somebody might come in at it. “It isn’t our door,” said {H}. “It’s the one in the story.” {A} went on looking at it.',
        'They had one just like that there, too. It had kept its eyes on the supper since six o’clock, so that it wouldn’t go away. It hadn’t gone away. There was only a very little bit missing at the edge.'
      ]
    },
    {
      id: 'one-breath',
      A: 'partner',
      paragraphs: [
        '“And how was your day?” asked somebody. “Let me,” said {H}, and drew a deep breath. “First {event.one}, and then {event.two}, and the ferry waited.” {H} had air for one more word. “Goose,” said {H}. “That’s just how {event.who} told it,” said {A}.'
      ]
    },
    {
      id: 'with-commas',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“And what did they say at home?” asked {H}. They asked for it once more, with the air left in. It took from the soup spoon to the little spoon. At each stop the goose said, “I was there,” even for the parts where it hadn’t been.',
        '“And you still got home,” said somebody. “All we did was sit by a plate.” “I thought of that plate,” said {event.who}, “at every lamp.”'
      ]
    },
    {
      id: 'other-one-home',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And how did {event.other} get home?” asked {H}. “With the ferry,” said {A}. “It went back across once more, and said that it was going that way in any case.”',
        '“Was it?” asked {H}. “It’s a ferry,” said {A}. “It’s always going that way.”'
      ]
    },
    {
      id: 'small-toot',
      A: 'partner',
      paragraphs: [
        'Then {event.who} went to bed, and the lamps burned low. The ferry was still waiting, in case there was more. When the window went dark it gave one small toot, and went home as well.',
        '“Now I can go, too,” said {H}. “And I know a short cut.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the clock, and then at the door.',
      '{names} settled down where you would hear somebody come.',
      { text: '{names} put down whatever it was, like the man with the tuba.', needs: ['hands'] },
      { text: '{names} opened the curtain a little, so that there was a light to see.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to one side, as people do on a ferry.',
      '{names} took the short way to the sofa, and it was longer.',
      { text: '{names} switched on one lamp, and after a while the next.', needs: ['hands'] },
      { text: '{names} waved to the ferry, in case it looked round.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in as well, to help.',
      '{names} kept very quiet, because of the lamps.',
      { text: '{names} put a tea cosy on, though there was only a cup under it.', needs: ['hands'] },
      { text: '{names} moved the lamp to the side of the bed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The short cut led twice round the table and back past the window. On the way two cups were put away, and a sock that nobody had missed.',
    'By the washbasin it met the road again, and they brushed their teeth. {H} went the last bit by lamplight, and lay down at the end of it.'
  ],
  last: [
    'The ferry was home, the lamps were low, and {H} was asleep.',
    'It was late, they had all got home, and {H} was asleep.'
  ]
})
