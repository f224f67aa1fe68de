import { wishPlot } from '../wish-plot.ts'

const SLEDGING = ['sledging', 'sledding', 'tobogganing']

export const downToNumberNineteen = wishPlot({
  id: 'wish-down-to-number-nineteen',
  beginsElsewhere: true,
  wishes: ['a snow day when the whole street built the best sledging hill', 'school closed for snow and whole street built sledging hill', ...SLEDGING.flatMap((sledging) => [`whole street ${sledging}`, `street ${sledging} hill`, `street ${sledging} snow`, `neighbours ${sledging}`, `neighbors ${sledging}`, `built ${sledging} hill`, `building ${sledging} hill`, `made ${sledging} hill`, `making ${sledging} hill`, `built ${sledging} run`, `${sledging} run street`, `school closed ${sledging} street`]), 'built snow hill', 'building snow hill', 'made hill of snow', 'making hill of snow', 'built snow slide', 'made snow slide', 'built sledge run', 'built toboggan run', 'snow day whole street', 'snow day neighbours', 'snow day neighbors', 'snow day street', 'snow hill street', 'neighbours snow hill', 'neighbours out in the snow', 'whole street out in the snow', 'whole street playing snow', 'whole street snow', 'snowed and school was closed', 'school closed snow', 'snow day school closed', 'snow day sledding', 'sledding with cousins', 'snow day sledging', 'sledging with cousins'],
  answers: ['snow', 'snowy', 'snowed', 'snowing', 'day', 'days', 'school', 'schools', 'nursery', 'closed', 'shut', 'cancelled', 'off', 'hill', 'hills', 'slope', 'slide', 'run', 'ramp', 'track', 'heap', 'sledge', 'sledges', 'sledging', 'sled', 'sleds', 'sledding', 'toboggan', 'toboggans', 'tobogganing', 'tray', 'trays', 'street', 'road', 'lane', 'whole', 'all', 'everyone', 'everybody', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'next', 'door', 'block', 'estate', 'families', 'kids', 'children', 'friends', 'grown', 'ups', 'adults', 'built', 'build', 'building', 'builds', 'made', 'make', 'making', 'shovel', 'shovels', 'shovelled', 'spade', 'spades', 'bucket', 'together', 'helped', 'best', 'biggest', 'big', 'huge', 'long', 'longest', 'fast', 'fun', 'brilliant', 'ever', 'went', 'going', 'down', 'played', 'playing', 'out', 'outside', 'cocoa', 'hot', 'chocolate', 'old', 'man', 'lady', 'today', 'yesterday', 'tomorrow', 'morning', 'afternoon', 'first', 'winter', 'january', 'february', 'december', 'no', 'cars', 'mittens', 'wet', 'cold', 'tired', 'happy', 'excited', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'cousin', 'cousins', 'son', 'daughter', 'boy', 'girl', 'dog', 'little', 'we', 'our', 'my', 'the', 'a', 'and', 'for', 'in', 'on', 'with', 'because', 'of', 'it', 'was', 'were', 'from', 'so'],
  except: ['hurt', 'broke', 'broken', 'crashed', 'crash', 'fell', 'accident', 'hospital', 'avalanche', 'lost', 'stolen', 'snowman', 'snowball', 'igloo', 'penguin', 'penguins', 'bear', 'bears', 'fox', 'yeti', 'santa', 'reindeer', 'husky', 'huskies', 'summer', 'sand', 'dragon', 'magic', 'melted', 'melting', 'ski', 'skiing', 'died', 'alone', 'nobody', 'left out', 'never', 'ice broke', 'lake', 'pond'],
  moods: ['first', 'change', 'proud', 'learning'],
  out: true,
  company: ['hill', 'snow', 'sledge', 'sledges', 'street', 'door', 'doors', 'neighbour', 'neighbours', 'heap', 'number', 'mat', 'top', 'bottom', 'tangerine', 'tongue', 'cocoa'],
  about: 'The school is closed and the whole street carries its snow to number one, for the highest hill, on which every ride is over at once; until a tangerine rolls on and on where it is low and long, and everybody takes the snow home again, a hand lower at every door.',
  titles: ['As Far as Number Nineteen', 'There’s No Along in It', 'A Hand Lower at Every Door', '{H} and the Whole Street’s Hill', 'Nineteen Doors of Snow'],
  want: [
    {
      id: 'flat-as-a-tray',
      A: 'partner',
      paragraphs: [
        '{H}’s school was closed for snow, and the whole street was going to build a sledging hill. No car could get in or out. A sledge leaned at every door. But the street was as flat as a tray.',
        '“Where do you get a hill from?” asked {A}. “Everybody brings their snow,” said {H}. So they swept it up at all nineteen doors, and pushed it to number one. It was going to be the best hill ever.'
      ]
    }
  ],
  way: [
    {
      id: 'flup',
      A: 'partner',
      paragraphs: [
        'The hill came up as high as a kitchen window. {H} sat on top with the sledge, and {A} gave a push. Flup! The sledge stood on its nose in the snow. {H} sat beside it. “It was over before I went,” said {H}.',
        '“Higher,” said the whole street, and fetched the rest. Then it went flup from further up.'
      ]
    },
    {
      id: 'with-what-you-have',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Not everybody had a shovel. Number four came with a dustpan, and number seven with a baby bath. At number twelve they had only a soup ladle. They brought their snow one ladle at a time, the whole way, and never spilled any.',
        '“It’s slow,” said {A}, “but it’s very exact.” {H} counted the ladles, and forgot at sixty. When number twelve was done, there was not a crumb of snow at that door. You could have sat down there in your socks.'
      ]
    },
    {
      id: 'the-teacher-is-closed',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At number fourteen lived {H}’s teacher, and out came the teacher in a bobble hat, with a sledge. Nobody knew where to look. {H} had never seen the teacher’s knees, and now they were white. “Good morning,” said {H}, just in case.',
        '“I’m closed today,” said the teacher, and went up, and came down. Flup. “Do we clap?” whispered {A}. It was hard to know, with a teacher. “Again!” said the teacher, with snow in both ears.'
      ]
    },
    {
      id: 'whose-snow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To {H} all the snow looked the same, but everybody knew their own. In number eight’s there was a carrot, because it had been a snowman. Number three’s had twigs in. Number eleven had the whitest, and brought it under a cloth.',
        '{H} and {A} patted it all together. “Now nobody can tell,” said {A}. “That’s mine,” said the neighbour from number eleven, and pointed. “It’s the bit that looks ironed.”'
      ]
    },
    {
      id: 'patting',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A hill has to be patted, or it comes apart. {H} did it with both mittens, and {A} did it with the bottom of a pan. It patted very well, but at every pat it said dong. Number five opened the door to see who was there.',
        '“It’s only the hill,” said {A}. Dong. Number six came out as well. In the end there was somebody at every door, all the way down. Since they were out, they fetched their pans and patted too.'
      ]
    },
    {
      id: 'everybody-has-a-go',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Everybody wanted a go, all the same. Number three went flup, and so did number ten, in a good coat. Each of them stood up at the bottom, and looked back in surprise. “I had my mouth open to shout,” said number ten.',
        '“And did you?” asked {A}. There had been no time. So number ten went and stood a little to one side, and had the shout there. “Wheee,” said number ten. It would have been a good one.'
      ]
    },
    {
      id: 'other-long-sledge',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} brought the old sledge out from behind the cupboard. It was as long as a sofa, and had been built for eight. When they laid it on the hill, it reached from the top to the bottom, like a plank. {A} sat at the one end, and {H} at the other.',
        '“Push,” said {A}. Somebody did, but there was nowhere for it to go. “Are we there yet?” called {A}. “I am,” said {H}. They changed places, so that {A} could be there too.'
      ]
    },
    {
      id: 'pet-slides',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} wanted nothing to do with any of it. {A} only went up to see who was sitting there. Then the top gave way. Down came {A}, sitting, and looked straight ahead, as if it had been planned.',
        'At the bottom {A} looked round to see who had done it. It could only have been the hill. So {A} sat down with back turned to it, and looked at a wall. Whenever somebody came down with a flup, one ear went round.'
      ]
    },
    {
      id: 'elder-cabbages',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a hill behind the house,” said {S}. “All summer it stood about with nothing to do. So my uncle grew cabbages on it.” “And in winter?” asked {A}. “In winter we went down over the cabbages,” said {S}. “Brrrrrrp.”',
        '“Did it hurt?” “It tickled,” said {S}. “You could tell with your eyes shut how far you’d come. First there were the big ones, and then the small. And when it stopped tickling, that was the fence.”'
      ]
    },
    {
      id: 'child-own-bucket',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a bucket of snow, and would not tip it out. “It’s mine,” said {S}. “It’ll still be yours,” said {A}. “Only it’ll be hill.” {S} thought about that. Then {S} tipped it out on top, and stuck a spoon in it, to mark the place.',
        'From then on {S} stood beside the spoon. “Careful,” said {S} to everybody who sat down up there. “You’re on mine.” They all lifted their feet, even those who were only walking by.'
      ]
    },
    {
      id: 'a-long-tongue',
      A: 'partner',
      paragraphs: [
        'On the far side some snow had slid off by itself. It lay there in a long, low tongue. At the top a tangerine fell out of {A}’s pocket, and rolled down that way. It rolled and rolled. They found it at number four.'
      ]
    },
    {
      id: 'all-up',
      A: 'partner',
      paragraphs: [
        '“Nobody even pushed it,” said {H}. {A} looked at the long tongue, and at their own side. “Ours is all up,” said {A} slowly. “There’s no along in it. And you only ride on the along.”',
        '{H} looked down the street. There was plenty of along there, nineteen doors of it. But all the snow was at number one. “Then everybody has to take theirs home again,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-hand-lower',
      A: 'partner',
      paragraphs: [
        'So the whole street pulled its snow home on the sledges. Everybody laid it down at their own door, and {H} measured. Number two was a hand lower than number one. Number three was a hand lower than that. Nobody wanted to be the low end.',
        '“And what am I?” called the neighbour from number nineteen, a long way off. {H} measured. “You’re the bottom,” said {H}.'
      ]
    },
    {
      id: 'a-bump-at-twelve',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} lay down in the snow and looked along it with one eye. “There’s a bump at number twelve,” said {H}. At number twelve they had saved up all the best bits for it. “It’s very good snow,” said number twelve.',
        '“It’s only in the way here,” said {A}. “Could it be of use somewhere else?” So the bump was carried to the side, and put down very carefully. There it was a bench, and number twelve sat on it.'
      ]
    },
    {
      id: 'how-was-our-bit',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Somebody had to try each join with a boot, and that was {H}. It took a long time, for everybody wished to know how their bit was. “Very smooth,” said {H} at number five. “And ours?” asked number six. “Smooth as well,” said {H}, “with a sort of hum.”',
        'By number nine there were no words left for smooth. “Like soap,” whispered {A}. “Like the inside of an egg.” Number ten got the egg, and told everybody, all the way up and then all the way down.'
      ]
    },
    {
      id: 'all-the-way-down',
      A: 'partner',
      paragraphs: [
        'Then {H} sat down at number one, with {A} behind. There was no flup. There was a hiss, and they went past two and three and four. At every door somebody waved. They grew slower at seventeen, and stopped at nineteen, by the mat.',
        'Behind them came the next, and the next. “And I thought I’d got no hill,” said the neighbour, and fetched all the cups, for cocoa. “Now everybody comes to me.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up the street and down it, and it was level.',
      '{names} pushed some snow to number one, mostly in front of the chest.',
      { text: '{names} shook out the doormat, and gave that snow as well.', needs: ['hands'] },
      { text: '{names} pulled three sledges along in a row.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the sledge on its nose, and walked round it.',
      '{names} ran round the heap, and was at the bottom first.',
      { text: '{names} knocked the snow out of one mitten.', needs: ['hands'] },
      { text: '{names} patted the top, so that it looked like a top.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along beside it, as far as number nineteen.',
      '{names} kept to the side, where the snow was nobody’s.',
      { text: '{names} smoothed the join between nine and ten with a broom.', needs: ['hands'] },
      { text: '{names} waved both mittens, at number six.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sledges leaned at the doors again. Past all of them ran the hill, a hand lower each time.',
    '{H} washed two cold hands in warm water, and lay down. The pillow was number one, and {H}’s toes were number nineteen.'
  ],
  last: [
    'It went past two and three and four, slower and slower, and {H} was asleep.',
    'Nobody was up any more and everybody was along, and {H} was asleep.'
  ]
})
