import { wishPlot } from '../wish-plot.ts'

export const notEatenYet = wishPlot({
  id: 'wish-question-not-eaten-yet',
  tellsAny: 'question',
  asksOf: 'food',
  moods: ['question'],
  partnerPlays: true,
  about: 'Something to eat answers wrongly on purpose, since it will be eaten once it has told; it tells when the spoon is put away.',
  titles: ['Not While It’s Talking', 'The Spoon Goes Back', '{H} Is Kept Waiting', 'Before {asked} Is Eaten', 'A Long Answer on a Small Plate'],
  want: [
    {
      id: 'on-a-plate',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. “Only one knows that,” said {A}, “and it’s mostly eaten before it’s asked.” {A} laid {asked.stand} on a plate. That was {asked}. It lived {asked.where}, and on its way to the table it {asked.does}.',
        '“I’ll tell you everything,” said {asked}, in {A}’s voice. “And after that I’m eaten, I suppose.” {H} looked at the spoon. “Most likely,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-wrong',
      A: 'partner',
      paragraphs: [
        [
          '“Well then,” said {asked}, and made itself comfortable. “{wrong.one}.” {H} thought that over. “{but.one},” said {H}. “Was that wrong?” said {asked}. “What a pity. Then you can’t eat me yet.” It didn’t look sorry.',
          '“Well then,” said {asked}, and made itself comfortable. “{guess}.” {H} thought that over. “That can’t be right,” said {H}. “Isn’t it?” said {asked}. “What a pity. Then you can’t eat me yet.” It didn’t look sorry.'
        ]
      ]
    },
    {
      id: 'draught',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“It’s draughty on this side,” said {asked}. “I can’t remember anything in a draught.” {H} turned the plate round. Now the lamp shone on {asked.part}, and that wouldn’t do either.',
        'They turned the plate by one more finger, and then half a finger back. “That’s it,” said {asked}. “Now I’ve forgotten what you asked.” A clock was ticking. Only {asked} seemed to like the sound.'
      ]
    },
    {
      id: 'starter',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“I’ll tell you something else,” said {asked}, “and that’s true. {asked.fact}.” “But that isn’t what I asked,” said {H}. “No,” said {asked}. “It’s a starter. You have it before the main thing.”',
        '{H} laid the spoon down and folded both hands. With a starter you could be kept waiting for a long time. {asked} knew that from restaurants.'
      ]
    },
    {
      id: 'last-wish',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“One last wish,” said {asked}. “You can’t refuse me that. {asked.wants}.” {H} went to see if there was any in the house. It took a while, because of the cupboard behind the door.',
        '“There’s no hurry!” called {asked} after {H}. When {H} came back, it lay just as before, only nearer to the edge of the plate. “I was stretching,” it said.'
      ]
    },
    {
      id: 'its-noise',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“First I’ll sing to you,” said {asked}. “It has ninety verses.” It cleared its throat, or wherever that was. “{asked.sound},” it sang. “That was the first one.” It drew a breath.',
        '“{asked.sound},” it sang. “That was the second. Do you notice the difference?” {H} didn’t. “Then I’d better begin again,” said {asked}.'
      ]
    },
    {
      id: 'second-wrong',
      A: 'partner',
      paragraphs: [
        [
          '“Then it’s like this,” said {asked}, very slowly. “{wrong.two}.” “{but.two},” said {H}, and the spoon came down on the table. {asked} rolled over. “Wrong twice!” it said. “I’m not nearly done.”',
          '“Then it’s like this,” said {asked}, very slowly. “{guess}.” “You’re making that up,” said {H}, and the spoon came down on the table. {asked} rolled over. “Wrong twice!” it said. “I’m not nearly done.”'
        ]
      ]
    },
    {
      id: 'waiting-fork',
      S: 'grown-up',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came past with a fork, and pointed at {asked}. “Is anybody having that?” asked {S}. “Not yet,” said {A}. “It’s still talking.” {S} sat down with a napkin, to wait for it to finish.',
        'It told {S} about the weather when it was small. By the second cloud {S} had put the fork in a pocket. “You can’t eat something you know so much about,” said {S}.'
      ]
    },
    {
      id: 'lemon-drop',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once had a lemon drop for nine days,” said {S}. “I only looked at it, because it was the last one.” “And on the tenth?” asked {A}. “Then I asked it what it tasted of,” said {S}. “And it wouldn’t say, so I looked into it.”',
        '{asked} had listened to every word. “There,” it said. “They’re always in such a hurry.”'
      ]
    },
    {
      id: 'from-the-beginning',
      A: 'partner',
      spare: 4.5,
      paragraphs: [
        '“I must begin at the beginning,” said {asked}. “At first I was very small.” “How small?” asked {H}, and was sorry at once. {asked} told it day by day. By the second week it was as big as a full stop.',
        '“What day is it now?” {H} asked after a while. “Tuesday,” said {asked}. “It rained till four.” {H} leaned on the spoon. It bent a little.'
      ]
    },
    {
      id: 'small-print',
      A: 'partner',
      spare: 4.6,
      paragraphs: [
        '“Are you allowed to eat somebody who’s in the middle of a word?” asked {asked}. {H} didn’t know, so {A} looked it up on the back of a place mat. “Not before the full stop,” read {A}, and turned the mat over.',
        '“Thank you,” said {asked}. From then on it talked without one. Whenever it had to draw breath, it said “and”. {H} had never heard so many of those from something on a plate. In the end there came a very small pause. {H} lifted the spoon. “And,” said {asked}.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'partner',
      spare: 4.7,
      paragraphs: [
        '“I can only say it when nobody’s looking,” said {asked}. So {H} shut both eyes, and {A} did as well. They heard something slide. When they looked, {asked} was behind the jug, all but {asked.part}.',
        '“I’ve thought of it here,” it said, “but now I’ve lost it again. It must have stayed on the plate.” {A} carried it back, to look for it there.'
      ]
    },
    {
      id: 'looked-at',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came as near as could be, and looked at {asked}. {A} had no question. Then {asked} stopped in the middle of a word, and lay flat on its plate. It didn’t say anything more until {A} had looked somewhere else.',
        '“That one doesn’t ask first,” it whispered to {H}.'
      ]
    },
    {
      id: 'shopkeeper',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve got another one, from the same place,” said {S}, and laid a sock beside {asked}. “It says that it knows.” “Then ask it,” said {A}. {S} bent down and listened. “It says that it’ll tell if mine gets eaten last.”',
        '“Second last,” said {asked} from its plate. They all bargained until the sock fell asleep.'
      ]
    },
    {
      id: 'a-hole',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} saw the plate, and opened a mouth. It was pink in there, and it got bigger. “Is that where it goes?” said {asked}, in a small voice. {H} moved the plate a hand’s breadth away. {A} shut the mouth, and had only been yawning.'
      ]
    },
    {
      id: 'be-it',
      A: 'partner',
      paragraphs: [
        '“I’ll find out without you,” said {H}, and was {asked} as well, on a big blue plate. It was the rug. {H} {asked.move}. But {H} couldn’t find the reason, and had only supper inside.',
        '{A} bent over the rug, with a spoon, and looked. It was a large spoon, from underneath. “I don’t know a thing now,” said {H}, and sat up. “Would you tell, with that over you?” said {A}. “I wouldn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'spoon-away',
      A: 'partner',
      paragraphs: [
        '{H} carried the spoon to its drawer, and came back with two empty hands. “We’ve had supper,” {H} told {asked}. “There isn’t room in here for a pea.” {asked} breathed out, from the top to the bottom. “You might have said so before,” it said.',
        [
          '{known}“{question}” asked {H} once more, without anything. And {asked} didn’t wait for a moment. “{fact},” it said. That was the true one. It had come so quickly.',
          '“Well?” said {H}. “{question}” Now {asked} looked {H} in the eye. “I don’t know,” it said. “{fact}. But you’d have eaten me for that too.” It was true, and {H} nodded.'
        ]
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      spare: 0.4,
      paragraphs: [['“See for yourself,” said {asked}, “and then say I’m lying.” {try}']]
    },
    {
      id: 'a-bit-more',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Now that it had begun, there was no stopping {asked}. It told them who had lain next to it, and what they’d talked about. Mostly it had been the lid. {H} listened with both elbows on the table. There had never been one who told {H} so much about lids.'
      ]
    },
    {
      id: 'asks-back',
      A: 'partner',
      spare: 10.5,
      paragraphs: [
        'Then {asked} asked {H} something, for the sake of fairness. “What are you made of?” it said. “Porridge, mostly,” said {H}, “and potatoes, and a banana at four o’clock.” {asked} looked at {H} from top to toe. “Then you’re one of us,” it said. It moved over on its plate, so that there was room for two of them.'
      ]
    },
    {
      id: 'drawer-shut',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'In the drawer something clinked. “What was that?” said {asked}. “The spoon,” said {A}. “It’s lying down.” They all listened. The forks lay down after it, and then the whole drawer was quiet. “I’ve never seen one asleep,” said {asked}. “I’ve only met them at work.”'
      ]
    },
    {
      id: 'asked-first',
      A: 'partner',
      paragraphs: [
        '“The rest you must look up tomorrow,” said {asked}. “I only know it from inside.” “And then you won’t mind being lunch?” asked {H}. {asked} considered that. “Not now,” it said. “It was never the eating. Nobody ever asked me anything first.”',
        '{H} spread a clean napkin over {asked}, up to the top. Under there it was already telling itself the whole thing again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at {asked} from the far end of the table.',
      '{names} came to see what was being served.',
      { text: '{names} laid a fork for later, and a small one.', needs: ['hands'] },
      { text: '{names} pulled the plate to the middle, so that {asked} could see everybody.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned at the second answer.',
      '{names} lay down under the table, to wait for what fell.',
      { text: '{names} counted the wrong answers on some fingers.', needs: ['hands'] },
      { text: '{names} held the salt ready, and put it down again.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at {asked} quite differently from before.',
      '{names} stopped thinking about supper.',
      { text: '{names} put all the forks back as well.', needs: ['hands'] },
      { text: '{names} cut the crusts off nothing, and passed it round.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was wiped all round the plate. Under the napkin lay {asked}, and it had not been eaten.',
    '{H} had brushed every tooth, so that nothing more went in tonight. Then {H} pulled up the blanket, like a napkin.'
  ],
  last: [
    'The spoon was in its drawer, and {H} was asleep.',
    'Lunch was still a long way off, for {asked} and for {H}, who slept.'
  ]
})
