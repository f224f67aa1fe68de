import { wishPlot } from '../wish-plot.ts'

export const redCup = wishPlot({
  id: 'wish-red-cup',
  wishes: ['wanted red cup', 'wants red cup', 'want red cup', 'only red cup', 'red cup green cup', 'red cup green one', 'red cup not green', 'green cup not red', 'red cup wash', 'red cup washing', 'red cup dishwasher', 'red cup dirty', 'red cup sink', 'red cup drink', 'red cup milk', 'red cup instead', 'red cup tantrum', 'red cup meltdown', 'red cup tears', 'red cup cried', 'red cup crying', 'cried red cup', 'red beaker', 'red mug', 'red sippy cup', 'wanted red one not green one', 'red one not green one cup', 'wrong cup', 'wrong colour cup', 'wrong color cup', 'cup wrong colour', 'cup wrong color', 'wrong coloured cup', 'wrong beaker', 'wrong mug', 'gave wrong cup', 'favourite cup wash', 'favourite cup dirty', 'favourite cup dishwasher', 'favorite cup dirty', 'favorite cup dishwasher', 'gave green cup', 'hates green cup', 'won’t drink green cup', 'won’t drink from green cup', 'refuses green cup'],
  answers: ['cup', 'cups', 'red', 'green', 'colour', 'color', 'coloured', 'one', 'other', 'wrong', 'right', 'wanted', 'wants', 'want', 'only', 'drink', 'drinks', 'drinking', 'drank', 'from', 'out', 'of', 'milk', 'water', 'juice', 'beaker', 'mug', 'sippy', 'wash', 'washing', 'washed', 'dishwasher', 'sink', 'dirty', 'favourite', 'favorite', 'gave', 'given', 'got', 'not', 'instead', 'because', 'cross', 'angry', 'upset', 'cried', 'cries', 'crying', 'tears', 'tantrum', 'meltdown', 'refuses', 'refused', 'won’t', 'wouldn’t', 'hates', 'will', 'always', 'again', 'today', 'tonight', 'breakfast', 'supper', 'dinner', 'lunch', 'tea', 'table', 'morning', 'nursery', 'toddler', 'little', 'big', 'her', 'his', 'my', 'son', 'daughter', 'boy', 'girl', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'year', 'old', 'has', 'have', 'had', 'was', 'is', 'the', 'and', 'about', 'over', 'trouble'],
  except: ['blue', 'yellow', 'pink', 'purple', 'orange', 'broke', 'broken', 'smashed', 'cracked', 'lost', 'stolen', 'football', 'world', 'final', 'trophy', 'ill', 'sick', 'hospital', 'allergic', 'wine', 'beer', 'coffee', 'cross', 'nations', 'died', 'dead', 'grandpa', 'grandma', 'dog', 'cat', 'fairy', 'unicorn', 'cake', 'paper', 'magic', 'tea party', 'shop', 'potty', 'swallowed', 'choked', 'smacked', 'shouted'],
  moods: ['quarrel', 'losing', 'learning', 'waiting', 'change'],
  company: ['cup', 'bowl', 'paste', 'milk', 'sock', 'wall', 'shelf', 'foam', 'table', 'tap', 'glass', 'eyes', 'kettle', 'plate', 'paper', 'ladybird'],
  fed: true,
  about: 'The red cup is soaking and only the green one is free, so the hero glares at that so long that it turns up on the wall, and there it is red.',
  titles: ['The Red Cup and the Other One', 'Red for a Minute', 'Where Red Was Tonight', '{H} Looks at a Cup', 'Up to Its Chin in Foam'],
  want: [
    {
      id: 'not-that-one',
      A: 'partner',
      paragraphs: [
        '{H} wanted the red cup. What stood on the table was the green one, with milk in it. “Where’s the red one?” asked {H}. “In the wash,” said {A}. “It’s got to soak until morning. Somebody mixed paste in it.” {H} remembered now. It had been very good paste.',
        '“But I drink out of the red one,” said {H}, and folded both arms. The green cup stood there, and could do nothing about it.'
      ]
    }
  ],
  way: [
    {
      id: 'up-to-its-chin',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went to see it all the same. The washing-up bowl was full of foam. Out of it looked a red rim and half a handle. “It’s in up to its chin,” said {A}. {H} knocked on the rim. The paste inside had gone as hard as a path.',
        '“How is it?” asked {A}. “It says it’s busy,” said {H}. They put a bit of foam back where they had knocked, and went away on tiptoe.'
      ]
    },
    {
      id: 'where-red-was',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Then where’s red tonight?” asked {H}. It could not all be in the bowl. They went and looked. There was a red dot on the hot tap, and a red thread on {A}’s cuff. There was half a ladybird on an old stamp.',
        '“It’s been called away in a lot of directions,” said {A}. Green was simply on the table. It had nothing else on this evening.'
      ]
    },
    {
      id: 'how-much-goes-in',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“There’s more in the red one,” said {H}. {A} wanted to know exactly. Now the red one could not be measured, because it was full of paste. But {H} knew how it went. The red one held a whole cupful.',
        'They poured the milk into a glass, and back again. The green one held a whole cupful too. “To the very top,” said {A}. “Yes,” said {H}, “but the top’s green.”'
      ]
    },
    {
      id: 'with-the-eyes-shut',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I can taste it too,” said {H}. “Red milk’s rounder.” So {A} shut both eyes. {H} held out a sip from the glass, and then one from the green cup. {A} moved each from cheek to cheek.',
        '“That first one was the red,” said {A}. “And the second was the red as well.” “You haven’t had any red,” said {H}. {A} opened one eye, and was sorry. With both shut there had been a great deal of it.'
      ]
    },
    {
      id: 'in-a-sock',
      A: 'partner',
      paragraphs: [
        'There was a red sock in the basket. {H} pulled it over the green cup, up to the handle. It was red now, and a little fluffy. {H} drank. The sock was shorter than the cup. At the top, just where you put your mouth, it was still green.',
        '{H} pulled the sock right up and tried once more. “Well?” asked {A}. {H} took a thread off {H}’s tongue. “It tastes of Tuesday,” said {H}.'
      ]
    },
    {
      id: 'called-red',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could call it Red,” said {A}. “That’s only a name. I know a dog called Duke.” They tried it. “Pass me Red, please,” said {A}, and {H} passed it. So far it went well.',
        '“Then what’s the grass called?” asked {H}. It had to be called red now, and so had frogs, and peas. “And stop at the green light,” said {A}. They took it all back at once, before somebody drove off.'
      ]
    },
    {
      id: 'through-the-paper',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had a red sweet paper in a drawer, thin enough to see through. {H} held it before both eyes. The wall was red. The milk was red, and so was {A}, down to the slippers. Only the green cup was not.',
        '“It’s black,” said {H}. That’s what becomes of green, when you look at it through red. {H} put the paper down again. “I don’t want the black one either.”'
      ]
    },
    {
      id: 'child-swaps',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had the yellow one, and offered to swap. {A} sat before the yellow cup for a moment. Then {S} missed it, and swapped back for the glass. The glass had been wanted by nobody, so that took a little longer.',
        'In the end everything had been right round the table. {A} looked down. “I’ve got the green one,” said {A}. “You had that before,” said {S}. “It’s travelled.”'
      ]
    },
    {
      id: 'elder-dent',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had tin cups,” said {S}. “There were five, and all the same. I wanted mine every day, and no other.” “How did you know which it was?” asked {A}. “Mine had a dent,” said {S}, “from when I threw it.”',
        '{A} thought about that. “And the others?” “By Sunday they all had a dent,” said {S}. “Then we had to learn the dents.”'
      ]
    },
    {
      id: 'a-long-look',
      A: 'partner',
      paragraphs: [
        'So {H} just sat and glared at the green cup. {H} did not move, and hardly blinked, for as long as it takes to boil an egg. In the end it was too much, and {H} looked away, at the white wall. There hung a cup. It was pale, and it was red.',
        '“It’s there!” cried {H}. {A} saw nothing but wall. “You’ve looked at green till your eyes got tired of it,” said {A} slowly. “Now they’re having the opposite.”'
      ]
    }
  ],
  turn: [
    {
      id: 'for-a-minute',
      A: 'partner',
      paragraphs: [
        '“Do it again,” said {A}, and laid one ear to the green cup. “It’s asking if it may. It only wants to be red for a minute.” That was polite. {H} could hardly say no.',
        'They both looked at it now, chin on the table, and counted to thirty. Then they looked up. There were two red cups on the wall, one each. “Quick,” said {A}, “before it has to go back.”'
      ]
    },
    {
      id: 'other-has-a-turn',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} tried it with other things. {A} stared at a lemon, and there was a blue lemon on the wall. “And who do you get if you look at me?” asked {H}. {A} looked at {H}, long and hard, and then at the wall.',
        '“Somebody pale,” said {A}, “with dark teeth.” {H} wanted to see that one too, but there was no getting a turn. {A} was the only person who had been looking.'
      ]
    },
    {
      id: 'it-moves-along',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The red cup hung where {H} looked. When {H} looked at the door, it hung on the door. {H} set it on the shelf, between the plates, and then on {A}’s jumper. “Is it heavy?” asked {A}, and held quite still. “It doesn’t weigh anything,” said {H}.',
        'Then {H} blinked, and it was gone. {A} felt the jumper, in case of drips.'
      ]
    },
    {
      id: 'pet-drinks',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had a drink as well. {A} had never once asked what the dish was like on the outside. “What colour is it?” said {H}. They had to bend down and look. It was grey with a line, and it had been so for years.',
        '“You might have said something,” {H} told {A}. {A} went on drinking. It was wet in there, and it went all the way round.'
      ]
    },
    {
      id: 'out-of-the-red-one',
      A: 'partner',
      paragraphs: [
        '{H} took hold of the handle, kept both eyes on the wall, and drank. It was quite easy. The red cup was up there, and the milk came from down here. Nobody could have said where one stopped.',
        'It got paler, and by the last mouthful it was gone. {H} looked into the cup. There was nothing in it but a white ring. “It’s green again,” said {H}. “It did say a minute,” said {A}. “Thank you,” said {H} to the cup, and wiped its rim.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the red rim in the foam, and then at {H}.',
      '{names} kept a little away from the green cup, to be fair.',
      { text: '{names} pushed the green cup a bit nearer, with one finger.', needs: ['hands'] },
      { text: '{names} turned its handle the other way, in case that was it.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the sock, and then at the milk.',
      '{names} sat down opposite the cup as well, and stared.',
      { text: '{names} looked for a longer sock.', needs: ['hands'] },
      { text: '{names} laid the sock back in the basket, beside the other one.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the wall, and saw a good deal of wall.',
      '{names} came to see if any milk was left.',
      { text: '{names} counted to thirty as well, and came in at twenty-eight.', needs: ['hands'] },
      { text: '{names} rinsed the green cup, and held it up to the light.', needs: ['hands'] }
    ]
  },
  bed: [
    'The green cup was dried, and stood by the bowl, where the red one was still soaking. They would have something to tell each other.',
    '{H} rinsed {H}’s mouth out of the tooth glass, which is no colour at all, and lay down. When the light was out, there was no red left anywhere, and no green. All the cups were grey.'
  ],
  last: [
    'Behind {H}’s lids hung one small cup, and it went from red to nothing, and {H} was asleep.',
    'In the dark both cups were the same colour, and {H} was asleep.'
  ]
})
