import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const camel = wishPlot({
  id: 'wish-camel',
  wishes: ['camel', 'camels', 'dromedary'],
  answers: ['desert', 'hump', 'humps', 'sand', 'two', 'thirsty', 'oasis'],
  except: [...NOT_WELL, 'ride', 'rides', 'milk', 'toe'],
  company: ['camel'],
  about: 'Two are one camel, and both want to be the front, until they find out which end gets up first.',
  titles: ['The Back End of the Camel', 'Two Fronts', '{H} Is Half a Camel', 'Up in Three Stages', 'The Half That Gets Up First'],
  want: [
    {
      id: 'one-blanket',
      A: 'partner',
      paragraphs: [
        'The brown blanket was a camel. It had room in it for two, and a cushion on top for the hump. It was going through the desert to the water. The water was the tap.',
        '“I’m the front,” said {H}. “I’m the front,” said {A}. They looked at each other, and each of them held a corner. “The front sees where it’s going,” said {H}. “The back sees the front.” {H} did not want to see the back of {A} all the way to the water.'
      ]
    }
  ],
  way: [
    {
      id: 'both-fronts',
      A: 'partner',
      paragraphs: [
        'So it was a camel with two fronts. {H} looked out on one side and {A} on the other, and both of them set off. The blanket grew long and tight. In the middle the hump fell down. “This camel’s got no back at all,” said {H}.',
        'They voted on it. There was one vote for {H} and one for {A}. The camel was no further, and no less thirsty.'
      ]
    },
    {
      id: 'take-turns',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll take turns,” said {A}. “Ten steps each.” For ten steps {H} was the front, and they were very long steps. Then {A} was the front, and went round in a ring. Nobody had said where the ten had to go.',
        'After four turns they stood by the same chair. “I know that palm tree,” said the front. “I never saw it in the first place,” said the back.'
      ]
    },
    {
      id: 'eyelashes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a sandstorm, out of a sleeve. “A camel’s got two rows of eyelashes,” said {H}, and blinked with all of them. “And it can shut its nose.” They both shut their noses, with two fingers.',
        '“Is it over?” asked {A}. It sounded like somebody in a jug. “Dot yet,” said {H}. They stood and waited until it was.'
      ]
    },
    {
      id: 'chew',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s got to chew,” said {A}. “A camel swallows first, and chews when it’s got time.” They chewed, from left to right, with their noses in the air. {H} was not sure what it was.',
        '“Thorn bush,” said {A}. “With the thorns?” “They’re the best part.” From then on {H} chewed rather more carefully.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They had to look at the feet. A camel’s feet are broad and soft, like slippers full of porridge. That keeps it on top of the sand. They put on slippers, the biggest there were.',
        'It walks with both left legs and then with both right ones. They tried that, one behind the other. The camel swung from side to side like a wardrobe on a cart. “I feel seasick,” said the half that happened to be behind. “That’s why people call it a ship,” said the front half.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is the water in the hump?” asked {H}. They felt it. It was a cushion. “There’s no water in it at all,” said {A}. “It’s a packed lunch, for two weeks. When it’s eaten up, the hump hangs over.”',
        '{H} pushed the cushion a bit to one side, so that it hung over. “Now it’s eaten half its lunch,” said {H}.'
      ]
    },
    {
      id: 'bad-temper',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A camel grumbles. It grumbles when it is loaded, and when it is not. {H} did it from below, where the voice is. “Hrrrmmm,” went {H}. “Hrrrmmmaaah,” went {A}.',
        '“What’s yours about?” asked {H}. “Being asked,” said {A}. “What’s yours?” “Not being asked,” said {H}. So it was the same camel after all.'
      ]
    },
    {
      id: 'load-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It had to carry something. Nobody would send a camel through the desert for nothing. They gave it a saucepan lid on one side and a bag of rice on the other. It leaned towards the rice.',
        '“That’s what the salt’s for,” said {A}, and hung the salt on the other side. People have crossed whole deserts with salt. But theirs came in a tub with a hole in the lid. They left a white line all the way.'
      ]
    },
    {
      id: 'traveller',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a traveller, and wanted to get on. “Where do I sit?” asked {S}. They thought about it under the blanket. “You could walk beside it,” said {A}. “That’s what the best people do.”',
        'So {S} walked beside it with one hand on the hump. “I was on a bus with two drivers once,” {S} told the camel. “One was learning. We went to the same roundabout all afternoon.”'
      ]
    },
    {
      id: 'calf',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} came in from below, between all the legs. “I’m the middle,” said {S}. There had been no middle until then. It made the camel longer, and much warmer.',
        '“What does the middle do?” asked {A}. {S} thought. “I’ve got the hump,” said {S}, and held it up with both hands. It had never stood so well.'
      ]
    },
    {
      id: 'pet-guide',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} had seen a good deal, but never that. {A} went round the camel once, and looked for the end with the food. There was a face at both sides.',
        'Then {A} went on ahead, towards the water, as if it had been asked. “It’s our guide,” said {H}. A guide that knows where the bowls are is worth any money.'
      ]
    },
    {
      id: 'who-gets-up',
      A: 'partner',
      paragraphs: [
        'They got tired of arguing, and let the camel lie down. There it lay, a heap of brown. “Get up,” said {H}, who was in front just then, and pulled. Nothing got up. “You can’t,” came {A}’s voice out of the blanket. “I’ve just remembered. A camel gets up at the back first. The back legs go up, and the front’s still on its knees. Nothing happens until the back says so.” It was quiet in the front.'
      ]
    }
  ],
  turn: [
    {
      id: 'back-please',
      A: 'partner',
      paragraphs: [
        '“Then I’m the back,” said {H}. “I said it first,” said {A}. Now it was a camel with two backs, and nobody to see where it went. {H} lifted the edge and let in some air. “It’s three stages,” said {H}. “At one the back gets up. At two the front. At three it’s a camel. So there’s something for everybody.”'
      ]
    },
    {
      id: 'asked-nicely',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“The back wants to be asked,” said {A}. “Please would you get up?” said {H}. The back thought it over. “And how’s the weather?” it asked. “Dry,” said {H}.',
        '“And is it far?” “As far as the tap.” “Hrrrmmm,” said the back. It only wanted to hear it all once. Then it was quite willing.'
      ]
    },
    {
      id: 'tipping',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At stage one the hump slid forward, down the slope, and on to somebody’s neck. “That’s why they say hold on,” said {A}. At stage two it slid back again.',
        'They did it a few times, down and up and down, for the sake of the hump. It had the best journey of them all.'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The lamp stood low, and the camel’s shadow went ahead of it over the rug. It had four legs and a hump and one head. You could not tell who was who.',
        '“Which is me?” asked {A}. {H} lifted a foot, and a leg went up on the shadow. It was the wrong one. They walked on and let the shadow do as it liked.'
      ]
    },
    {
      id: 'swap-halfway',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Halfway there they lay down again, just to be allowed to get up. This time they changed ends. {H} crept back, and {A} crept forward. For a moment they lay face to face in the middle.',
        '“Good evening,” said {A}. “Going far?” “As far as the back,” said {H}. They shook hands, under all that wool.'
      ]
    },
    {
      id: 'at-the-tap',
      A: 'partner',
      paragraphs: [
        'Now {H} was the back. “One,” said {H}, and the back rose, and the front tipped on to its chin. “Two,” said the front, and came up as well. “Three,” they both said. It was a whole camel. It swayed across the desert, and the front said left, and the back said when.',
        'At the tap there were two glasses. A thirsty camel can drink a bathful. The front drank, and the back drank. “What did you see, back there?” asked {A}. “You,” said {H}. “You’ve got a peg in your hair.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made a dune in the middle of the desert.',
      '{names} crawled a little way into the shade of the hump.',
      { text: '{names} stood two glasses beside the tap, for the end of the journey.', needs: ['hands'] },
      { text: '{names} brushed the desert, which had biscuit in it.', needs: ['hands'] }
    ],
    way: [
      '{names} ended up under the hump when it fell.',
      '{names} voted too, by rolling over, and that counted as no.',
      { text: '{names} put the hump back, a bit to one side.', needs: ['hands'] },
      { text: '{names} held the blanket in the middle, until the camel stopped growing.', needs: ['hands'] }
    ],
    turn: [
      '{names} got up at the back first as well, and it worked.',
      '{names} shuffled out of the way of the tail.',
      { text: '{names} pegged the camel together at the neck, with one peg.', needs: ['hands'] },
      { text: '{names} counted to three on some fingers, to have it ready.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} shook out the blanket, first the back and then the front. The hump went back on the sofa and was plump again.',
    'When {H} had washed, the camel lay down for the night. It does that in three stages too. First it was the knees, and then the back, and at three it was all of {H}.'
  ],
  last: [
    'Nobody asked it to get up again, neither the front nor the back, and {H} slept.',
    'At one {H} lay, at two it was dark, and at three {H} was asleep.'
  ]
})
