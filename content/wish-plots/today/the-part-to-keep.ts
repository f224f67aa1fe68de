import { wishPlot } from '../wish-plot.ts'

export const thePartToKeep = wishPlot({
  id: 'wish-today-the-part-to-keep',
  tellsAny: 'today',
  isTale: true,
  about: 'The day is told in its order, and after each thing the hero, who has room for one part of every day, thinks that this is the part to keep, until something better comes; at supper each has kept another part; and in bed they all go in, down to the sock it began with, if one lies a little on one side.',
  titles: ['The Part to Keep', 'Only Room for One', 'Heel and All', 'A Little on One Side', '{H} Keeps a Part'],
  company: ['sock', 'sandwich', 'face', 'sound', 'supper'],
  want: [
    {
      id: 'sock',
      paragraphs: [
        '{H} kept one part of every day, to have in bed. There was only room for one, so it had to be the best. That day there was a sock, which went on at the first go, heel and all. That’s the part to keep, thought {H}.',
        'Then nothing happened for a bit, and it grew quiet, and somebody scratched one ear. And then {today.first}. That’s the part to keep, thought {H}, and let go of the sock.'
      ]
    },
    {
      id: 'other-days',
      spare: 1,
      paragraphs: [
        'On other days it had been quite easy. Once it was a biscuit that broke exactly in the middle. Once it was a Tuesday on which everybody sneezed at the same time, and the door did, too.',
        'There had never been two on one day. {H} looked round, and nothing else seemed to be coming.'
      ]
    }
  ],
  way: [
    {
      id: 'well',
      paragraphs: [
        '“Well!” said somebody. It was a long one, with a bend in it: “We-ell!” {H} would have liked to keep the Well as well. But there was only room for one, so {H} took the Well.'
      ]
    },
    {
      id: 'left-over',
      spare: 6,
      paragraphs: [
        'Some parts nobody would have kept. There was the one in which {H}’s nose itched, and stopped. There was the one in which a bag was put down, and then put down again.',
        '{H} looked at them kindly, and left them for somebody who had none.'
      ]
    },
    {
      id: 'second-well',
      spare: 8,
      paragraphs: [
        'Then somebody else said it. But that one was short, and quite flat, like a Well that had been sat on. {H} was glad to have the first.',
        '{H} tried it very softly, to see if the bend was still there. “We-ell.” It had even got a little longer.'
      ]
    },
    {
      id: 'breath',
      paragraphs: [
        'Then everybody breathed in, all together, until there was hardly any air left. That’s the part to keep, thought {H}, and held it tight. That was when {today.second}. Out went the breath, with an “Oh!” on the end, to make room. Nothing better could come.'
      ]
    },
    {
      id: 'face',
      paragraphs: [
        'But then came the face. A sandwich had stopped halfway up, and above it was somebody’s face, with the mouth wide open. That’s the part to keep, thought {H}, and no longer knew which.'
      ]
    },
    {
      id: 'somebody-else',
      spare: 4,
      paragraphs: [
        '{H} looked up, and somebody looked at {H}, and they both knew. Neither of them said a word. It went across from one to the other, with a corner of a smile at each end.',
        'That’s the part to keep, thought {H}, and it needed hardly any room.'
      ]
    },
    {
      id: 'clock',
      spare: 3,
      paragraphs: [
        'A clock went on all through it, tick, tock. It looked at each part once, and let it go, and took the next. It never kept a single one.',
        '{H} would not have liked to be a clock. You would have to go to bed with nothing.'
      ]
    },
    {
      id: 'third-part',
      spare: 0.3,
      paragraphs: [
        'When you’ve just got hold of something, something else comes. {today.third}. {H} let go of everything once more, and it was worth it. That’s the part to keep, thought {H}, and looked round very carefully, in case of another.'
      ]
    },
    {
      id: 'fourth-part',
      spare: 0.4,
      paragraphs: [
        'For a while it looked as though that was all. {H} had nearly shut the lid. And then {today.fourth}. It was a good thing that {H} had never found out how to lock it.'
      ]
    },
    {
      id: 'with-seen',
      spare: 0.6,
      paragraphs: [
        'And then there was {seen}. Not everybody had looked at {seen.part}. {H} had, for as long as you can without blinking. That’s the part to keep, thought {H}, if it can be done.',
        'But how do you keep {seen.part} and not {seen}? {H} turned it over this way and that. All of {seen} would never have gone in.'
      ]
    },
    {
      id: 'tummy',
      spare: 0.9,
      paragraphs: [
        'After that nobody said anything, for about as long as it takes to count to two. In the middle of it a tummy rumbled. It was nobody’s. They all looked at the sandwich.',
        'That’s the part to keep, thought {H}, for a tummy could not come at a better place.'
      ]
    },
    {
      id: 'two-at-once',
      spare: 2,
      paragraphs: [
        '{H} tried keeping two at once, one on top of the other. They got mixed up at once. The sandwich had a heel, and the sock said, “We-ell!”',
        '{H} took them apart again, and let them both get their breath back. The sock said nothing more all day.'
      ]
    },
    {
      id: 'umbrella',
      spare: 5,
      paragraphs: [
        'Somebody with a very long umbrella had come too late, and wanted to know. So everybody told it at once. One began at the front and one at the end, and they met with a bump.',
        '“And I was only looking for my other glove,” said the umbrella’s owner. {H} would have kept that, too.'
      ]
    }
  ],
  turn: [
    {
      id: 'mat',
      paragraphs: [
        'Then everybody went home who was not there already, and shoes came off. On the mat a laugh came up, all by itself, long after its time. It was the best laugh of the day. That’s the part to keep, thought {H}, with a sock in one hand.'
      ]
    },
    {
      id: 'supper',
      A: 'partner',
      paragraphs: [
        '“{today.one},” said {H} at supper, “and then {today.two}! Oh!” “Which part are you keeping?” asked {A}. That was hard to say. “Which are you?” asked {H}. “The Oh,” said {A} at once.'
      ]
    },
    {
      id: 'the-sound',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} did the Oh, to see if it was still good. “Lower,” said {H}. {A} did it lower. “And a bit more surprised.” {A} did it so surprised that a lid rattled.',
        '“That’s it!” said {H}. {A} put it away quickly, while it was warm.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“I know something about {beside},” said {H}. “{beside.fact}.” {A} had not known that, and it was so good that {A} nearly let go of the Oh.',
        '“You can have that as well,” said {H}. “It’s only a thing to know. They fold up quite flat.” {A} slipped it in underneath.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“And I’d like the bit before,” said {S}, “when it was so quiet, and nobody knew a thing.” “But there’s nothing in it,” said {A}. “That’s what’s so nice,” said {S}. “You can put your feet up in it.”',
        '{A} looked at it again. There was an ear being scratched. Apart from that there was nothing but room.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Can I have the sandwich as well?” asked {S}. “You can’t eat it,” said {A}. “You can only keep it.” {S} thought about that for some time. “Then I’ll keep half,” said {S}, and chewed a little, and swallowed.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“And {A}?” Nobody knew. {H} told {A} all of it, from the quiet on. {A} heard it to the end. Then {A} looked at {H}, and at the place where supper had been.',
        'So {A} was keeping supper. {H} was glad to know that it was in good hands.'
      ]
    },
    {
      id: 'baby',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had one part in the mouth and did not say which. It must have been a good one. {A} looked, and there were only four teeth, and a spoon.'
      ]
    },
    {
      id: 'swapped',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Shall we swap?” asked {A}. So {A} got the face, and made it, with the mouth wide open. {H} got the Oh. They each went once round the table with it.',
        'Then they swapped back. “I’d got so used to mine,” said {A}. “Yours is a bit tight under the chin.”'
      ]
    },
    {
      id: 'the-others',
      A: 'partner',
      paragraphs: [
        '“What’s the one who said Well keeping?” asked {H}. “The face,” said {A}. “And the one with the face?” {A} thought about it. “The end,” said {A}. “That’s when you can eat your sandwich.”'
      ]
    },
    {
      id: 'third-at-supper',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“And {today.three},” said {H}. “Who’s keeping that?” “You are,” said {A}. “I can see a bit of it sticking out.” {H} tucked it in.'
      ]
    },
    {
      id: 'plate',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} was drying a plate, and stopped halfway up with it. “That was just how the sandwich looked,” said {H}. {A} stayed like that a little longer, because it was so like.',
        'Then it was over, and the plate went on. “Now I see why somebody would keep that,” said {H}.'
      ]
    },
    {
      id: 'nobody-keeps',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What becomes of the parts that nobody keeps?” asked {A}. “They stay where they happened,” said {H}. “If you go past, they’re still there.” “Even an itchy nose?” asked {A}.',
        '“That most of all,” said {H}. They both had to rub their noses, and it was a good way off.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept a part of that day as well, but not the sock.',
      '{names} found out about the sock at supper, and took it quite calmly.',
      { text: '{names} put on two socks that day, and kept neither.', needs: ['hands'] },
      { text: '{names} looked for a part of the day in every pocket, later on.', needs: ['hands'] }
    ],
    way: [
      '{names} wanted the Well again at supper, with the bend in it.',
      '{names} breathed in as well, there or later on.',
      { text: '{names} stopped a spoon halfway when it came to that, at supper.', needs: ['hands'] },
      { text: '{names} measured the Well with both arms, when it was told.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept what had fallen under the table.',
      '{names} wanted the laugh on the mat, and had it once more.',
      { text: '{names} chose the face, and made it with two fingers.', needs: ['hands'] },
      { text: '{names} picked out the bit when the shoes came off.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the bath it all came up once more, and went round and round.',
    'In bed {H} lay quite straight, and there was only room for one. Then {H} turned a little on one side. In went how {today.first}, and how {today.second}. In went the rest, the Well and the Oh and the face. In went the end. And down at the foot there was room for the sock.'
  ],
  last: [
    'It was all in, down to the heel, and {H} was asleep.',
    'A little on one side, with nothing left over, {H} was asleep.'
  ]
})
