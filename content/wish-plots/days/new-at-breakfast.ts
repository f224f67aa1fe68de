import { wishPlot } from '../wish-plot.ts'

export const newAtBreakfast = wishPlot({
  id: 'wish-stepfamily',
  beginsElsewhere: true,
  wishes: ['stepdad', 'step dad', 'stepfather', 'stepmum', 'step mum', 'stepmom', 'stepmother', 'new stepdad', 'new stepmum', 'mum’s boyfriend', 'mummy’s boyfriend', 'mum’s new boyfriend', 'mom’s boyfriend', 'dad’s girlfriend', 'daddy’s girlfriend', 'dad’s new girlfriend', 'mum’s new partner', 'dad’s new partner', 'stepfamily', 'step family', 'blended family', 'stepbrother', 'stepsister', 'step brother', 'step sister', 'step brother weekend', 'stepbrother weekend'],
  answers: ['new', 'moving', 'moves', 'live', 'living', 'meeting', 'family', 'breakfast', 'mum’s', 'dad’s', 'mummy’s', 'daddy’s', 'getting', 'moved'],
  except: ['wicked', 'cinderella', 'evil', 'sad', 'misses', 'hates', 'hate', 'wedding', 'mean', 'scary', 'scared', 'afraid', 'frightened', 'horrid', 'horrible', 'nasty', 'cruel', 'strict', 'angry', 'shouts', 'shouty', 'cross', 'unkind', 'dislike', 'don’t', 'doesn’t', 'not', 'never', 'hits', 'hurts', 'smacks', 'drunk', 'cry', 'cries', 'left', 'died', 'baby'],
  namesFamily: true,
  moods: ['first', 'change'],
  about: 'Somebody new lives with the family from today and does not know how anything goes here; the hero does.',
  titles: ['Somebody New at Breakfast', 'The Drawer That Sticks', '{H} Knows How It Goes', 'The Chair with the Wobble', 'Room for One More Mug'],
  want: [
    {
      id: 'at-breakfast',
      A: 'partner',
      paragraphs: [
        'There was somebody new at breakfast, who was going to live there from now on. They were a stepfamily now. The new one had brought two bags, a plant, and an enormous mug.',
        '{H} wanted everything to stay as it was. But the new one sat down, and it was on {H}’s chair. “Good morning,” said the new one. {H} stood there with a spoon and did not know where to sit. It felt horrid.'
      ]
    }
  ],
  way: [
    {
      id: 'other-chair',
      A: 'partner',
      paragraphs: [
        'So {H} took the chair by the wall, which wobbled. {H} said nothing, and put the spoon down rather loudly. “Is it the porridge?” asked {A}. “It’s fine,” said {H}.',
        'The new one wanted to help, and got up for the honey. The drawer would not open. The wrong tap hissed. Out of the cupboard came all the saucepan lids. “I’m sorry,” said the new one, down among the lids.'
      ]
    },
    {
      id: 'plant',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The plant had no place yet. It stood in the middle of the table, so that you had to talk through it. “It’s called Gherkin,” said the new one. “It’s moved house with me six times. It always drops a leaf, and then it gets used to it.”',
        'While they looked, a leaf came down and landed on the butter. “There,” said the new one. “Now it’s on its way.”'
      ]
    },
    {
      id: 'egg-from-below',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The new one turned the egg round in its cup and opened it from below. {H} had never seen such a thing. “That’s the wrong end,” said {H}. It was the first thing that {H} had said to the new one. “Is it?” said the new one. “I’ve always done it here. There’s a bubble at this end. You get a bit more room for the salt.”',
        '{H} opened the other end, and looked in. It tasted of egg from there as well.'
      ]
    },
    {
      id: 'bathroom-queue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bathroom had always been free at twenty past. Now there was somebody in it, and the somebody sang. {H} and {A} stood outside with their toothbrushes. “It’s got four verses,” said {A}, after a while.',
        'In the third verse there was a parrot. They did not want to laugh, and {A} had to hold on to the door. When the new one came out, they both looked at the floor. “Pieces of eight,” croaked {A}.'
      ]
    },
    {
      id: 'counting-cups',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} counted the cups on their hooks. Each cup had a hook of its own. The enormous mug stood on the draining board, because there was no hook left over. “It could go on mine,” said {A}, “and mine could go on yours.” “And mine?” asked {H}.',
        'They tried it with all the cups, round and round. There was always one too many at the end. They would just need one more hook.'
      ]
    },
    {
      id: 'same-as-before',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s different?” asked {A}. {H} thought. “The hook,” said {H}. “And the bathroom. And it smells of another soap.” “And what’s the same?” {H} thought about that too, and it took longer. The porridge was the same, and the clock. {A} was the same.',
        '“I’m a good deal,” said {A}, “when you weigh me.”'
      ]
    },
    {
      id: 'big-shoes',
      A: 'other',
      spare: 6,
      paragraphs: [
        'By the door stood the new one’s shoes. They had been put at the very end, close together, and out of the way. {A} saw {H} looking at them. “They’re trying to be small,” said {A}.',
        'They were a great deal too big for that. {H} pushed all the others along a bit. Then there was room enough for two big shoes to stand like shoes.'
      ]
    },
    {
      id: 'elder-first-day',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I first came to this family, I broke a jug,” said {S}. “It was on the first morning. Nobody’d told me that the handle came off.” “What did you do?” asked {A}.',
        '“I held it, and smiled,” said {S}. “I didn’t dare to put it down. I held it all through breakfast. Then one of the children leaned over and said that it came off for everybody.”'
      ]
    },
    {
      id: 'pet-decides',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had looked into both bags and smelled each of them right to the bottom. Then {A} came back and sat down on the new one’s left foot. It was only a foot, but it was a warm one.',
        'The new one did not dare to move it. The coffee was at the other end of the table by then. “I’ll wait,” said the new one. {A} liked that.'
      ]
    },
    {
      id: 'small-one-asks',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Are you staying until tomorrow?” asked {S}. “Yes,” said the new one. “And until after tomorrow?” “Then as well,” said the new one. {S} counted on. At eleven there were no numbers left. “And when it’s dark?” “I sleep then,” said the new one.',
        '{S} looked at {A}. “Just like us,” said {S}.'
      ]
    },
    {
      id: 'nobody-told',
      A: 'partner',
      paragraphs: [
        '“Why does the new one do everything wrong?” {H} asked, under the table, where a lid had rolled to. {A} was down there as well. “Because nobody’s said how it goes here,” said {A}. “You’ve known it all your life.” From below you could see two new knees, pressed close together. The new one was not at home yet either.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-tour',
      A: 'partner',
      paragraphs: [
        '{H} came out with the lid. The stepfamily was still at breakfast. “You have to lift the drawer first,” said {H}, “and then pull.” The new one lifted, and pulled, and it opened. “The blue tap’s the hot one. That’s a mistake, but we’re used to it. You open the lids only a bit, and put in your arm. And at night you step over that board.” “I see,” said the new one, and wrote it all on one hand.'
      ]
    },
    {
      id: 'the-stair',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went all through the home. {H} showed the stool with the loose leg, and the window that needed a thump, and just where. There was a switch that did nothing, and never had. The new one tried it, click, clack.',
        '“It does nothing very well,” said the new one. {H} had always thought so too.'
      ]
    },
    {
      id: 'where-it-stands',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where does the sun come in?” asked the new one, with Gherkin the plant on one arm. {H} knew that as well. In the morning it came in over the sink, and it stayed there until the post came. So Gherkin got the sill above the sink.',
        'It leaned over to the glass at once, and looked out. “It’s never had a view before,” said the new one. They all looked out a little, to see what it saw.'
      ]
    },
    {
      id: 'what-the-new-one-knows',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In exchange the new one showed them something too. It was toast, cut into three, and the piece in the middle had no crust at the sides. “That’s the lift,” said the new one. “It goes up and down between them with the jam.”',
        '{A} had only ever had toast in halves, and in triangles. So now there was one more sort.'
      ]
    },
    {
      id: 'a-fourth-hook',
      A: 'partner',
      paragraphs: [
        '“And the chair?” asked {A}. “It’s mine,” said {H}. The new one got up at once. “You can have the one by the wall,” said {H}. {H} folded a piece of paper, four times, and put it under the short leg. The new one sat down, very carefully. The chair did not wobble.',
        'Then {H} sat down too. From there you could see the clock, and {A}, as always. And in between there was the new one, with the enormous mug. It was not the same as before. But everybody had a place, and {H} had made room for one more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the two bags, and left them shut.',
      '{names} came for breakfast, and stopped short at the enormous mug.',
      { text: '{names} put out one more bowl, and had to move all the others.', needs: ['hands'] },
      { text: '{names} watered the plant, as it had come so far.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped a lid that was rolling past.',
      '{names} jumped at the hiss of the wrong tap.',
      { text: '{names} caught two lids, and fanned the porridge with them.', needs: ['hands'] },
      { text: '{names} passed the honey along, which had stood behind the milk all the time.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped over that board as well, though it was day.',
      '{names} moved up a bit on the bench, so that it came out even.',
      { text: '{names} lifted the drawer and pulled, just to show how easily it went.', needs: ['hands'] },
      { text: '{names} hung the lids back in the cupboard, by size.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening all the lids were back in the cupboard. The enormous mug stood on its head to dry, between the others.',
    'When {H} had washed and was in bed, somebody went past outside. It was the new one, who stepped over the board, and it did not creak.'
  ],
  last: [
    'Everybody who lived there was at home, and one of them was new, and {H} was asleep.',
    'Nothing wobbled any more, and {H} was asleep, in {H}’s own place.'
  ]
})
