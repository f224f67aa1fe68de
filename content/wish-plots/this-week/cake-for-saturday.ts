import { wishPlot } from '../wish-plot.ts'

const YEARS = ['three', 'four', 'five', 'six', 'seven', 'eight']

export const cakeForSaturday = wishPlot({
  id: 'wish-cake-for-saturday',
  beginsElsewhere: true,
  themes: ['birthday'],
  only: ['cake', 'cakes'],
  wishes: ['birthday on saturday wants a rainbow cake', ...['birthday', 'layer', 'colours', 'saturday', 'sunday', 'weekend', 'next week', 'tomorrow', 'wants', 'asked', 'wished', 'making', 'baking', 'practising', 'drew', 'drawing', 'candles', 'party', 'round'].map((word) => `rainbow cake ${word}`), ...YEARS.map((year) => `turning ${year} rainbow cake`), ...YEARS.map((year) => `turns ${year} rainbow cake`), 'cake like a rainbow', 'cake with every colour of the rainbow', 'cake in all the colours', 'wants birthday cake saturday', 'wants birthday cake sunday', 'wants birthday cake weekend', 'wants birthday cake next week', 'wants birthday cake tomorrow', 'choosing birthday cake', 'chose birthday cake', 'chosen birthday cake', 'planning birthday cake', 'designing birthday cake', 'drawing birthday cake', 'drew birthday cake', 'birthday cake practice'],
  answers: ['birthday', 'bday', 'cake', 'cakes', 'rainbow', 'rainbows', 'colour', 'colours', 'color', 'colors', 'coloured', 'colored', 'colourful', 'colorful', 'every', 'layers', 'layer', 'icing', 'cream', 'sponge', 'tin', 'round', 'arch', 'cloud', 'clouds', 'candles', 'candle', 'want', 'wants', 'wanted', 'wish', 'wishes', 'wished', 'would', 'like', 'asked', 'asks', 'ordered', 'choosing', 'chose', 'chosen', 'choose', 'decided', 'which', 'what', 'planning', 'plans', 'designing', 'drew', 'draws', 'drawing', 'drawn', 'picture', 'dough', 'practise', 'practising', 'practice', 'making', 'make', 'bake', 'baking', 'bakes', 'help', 'helping', 'saturday', 'sunday', 'monday', 'friday', 'thursday', 'wednesday', 'tuesday', 'weekend', 'tomorrow', 'next', 'week', 'soon', 'days', 'sleeps', 'until', 'waiting', 'wait', 'excited', 'can’t', 'big', 'huge', 'enormous', 'best', 'favourite', 'favorite', 'turning', 'turns', 'be', 'going', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', '2', '3', '4', '5', '6', '7', '8', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'years', 'old', 'party', 'friends', 'has', 'have', 'having', 'is', 'it', 'it’s', 'tonight', 'evening', 'all', 'with', 'and', 'a', 'the', 'in', 'of', 'for', 'on', 'to', 'her', 'his', 'my', 'our', 'she', 'he', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'auntie', 'uncle', 'son', 'daughter', 'boy', 'girl', 'little', 'story', 'about'],
  except: ['had', 'was', 'yesterday', 'last', 'unicorn', 'digger', 'excavator', 'number', 'shape', 'shaped', 'tractor', 'train', 'dinosaur', 'hedgehog', 'car', 'lorry', 'truck', 'fire engine', 'rocket', 'robot', 'princess', 'castle', 'mermaid', 'fairy', 'football', 'pirate', 'butterfly', 'caterpillar', 'bear', 'rabbit', 'horse', 'chocolate', 'vanilla', 'strawberry', 'lemon', 'carrot', 'ice cream', 'cupcake', 'cupcakes', 'surprise', 'secret', 'burnt', 'burned', 'dropped', 'drop', 'fell', 'collapsed', 'ruined', 'ate', 'eaten', 'dog', 'cat', 'sat', 'squashed', 'allergy', 'allergic', 'gluten', 'sugar', 'diabetes', 'lost', 'stolen', 'thief', 'twins', 'two cakes', 'wedding', 'christmas', 'salt', 'cancelled', 'ill', 'sick', 'poorly', 'hospital', 'died', 'dead', 'alone', 'nobody', 'divorced', 'jealous', 'sister’s', 'brother’s', 'cousin’s', 'friend’s', 'grandma’s', 'granny’s', 'nana’s', 'grandad’s', 'grandpa’s', 'mum’s', 'mummy’s', 'dad’s', 'daddy’s', 'uncle’s', 'auntie’s', 'teacher’s', 'baby’s', 'fish cake', 'fishcake', 'rice cake', 'moon cake', 'mooncake', 'mixer', 'magic', 'alive', 'talks', 'space', 'dragon'],
  moods: ['waiting', 'first', 'proud', 'change', 'learning', 'question'],
  company: ['tin', 'dough', 'rainbow', 'table', 'cupboard', 'cake', 'feet', 'ruler', 'dent', 'rings', 'gate', 'cloud', 'clouds', 'car', 'violet', 'red', 'white', 'blue'],
  about: 'The hero wants a rainbow cake on Saturday, the only tin is round, and a round rainbow rolls away; until it stands on the dent from its fall, for half of round has two feet.',
  titles: ['What a Round Tin Can Do', 'The Cake That Rolled Away', '{H} and the Cake for Saturday', 'A Rainbow Has Two Feet', 'All of It out of Round'],
  want: [
    {
      id: 'the-one-tin',
      A: 'partner',
      paragraphs: [
        '{H}’s birthday was on Saturday, and {H} wanted a rainbow cake. {A} took the cake tin out of the cupboard. It was round, and it was the only one. “What can it do?” asked {H}. “Round,” said {A}.',
        '“A rainbow isn’t round,” said {H}. “It goes up, and comes down again.” So {H} fetched the coloured dough that is not for eating. Tonight they would practise.'
      ]
    }
  ],
  way: [
    {
      id: 'off-the-table',
      A: 'partner',
      paragraphs: [
        '{H} rolled six snakes of dough, and laid them in the tin, ring inside ring. Red went outside, and violet inside, and a white lump in the middle. {H} tipped it out. “A lollipop,” said {A}.',
        '“It’s a rainbow lying down,” said {H}, and stood it on its edge. It rolled across the table, dropped off the end, and ran under the cupboard. “Not on my birthday,” said {H}, and {A} fished it out.'
      ]
    },
    {
      id: 'a-nought',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could make it a number,” said {A}, “with your years on.” “What number can a round tin do?” asked {H}. They both looked in. It could do nought. “I’ve been nought,” said {H}. “There wasn’t any cake. I got milk.”',
        'With two tins, said {A}, you could do an eight. But they had only this one. “Then what do people do who are eight?” asked {H}. {A} supposed that they went next door, and borrowed a nought.'
      ]
    },
    {
      id: 'one-wheel',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“With a digger it would be easy,” said {A}, and stood the tin on its edge. “There you are. That’s the wheel.” {H} waited for the rest. “It’s a very big digger,” said {A}. “We only see the bit that’s nearest.”',
        '{H} took three steps back, to see more of it, and then five, as far as the door. It was still a wheel. “How far off is the shovel?” asked {H}. “In the hall, I should think,” said {A}.'
      ]
    },
    {
      id: 'rolled-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Or how about a unicorn?” asked {A}, and made a ring of dough with a closed eye on it. “It’s curled up. The horn’s underneath, so that it doesn’t poke anybody.” {H} looked for the legs. They were tucked in.',
        'But then a round cake could be anything, as long as it was curled up. It could be a fox, or a goose, or the sofa. “Wake it up,” said {H}. “It’s only just got comfortable,” whispered {A}. “And if it wakes up, it’ll want some cake.”'
      ]
    },
    {
      id: 'what-violet-tastes-of',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They talked over what the colours ought to taste of. Red was strawberry. Orange was orange, by its name. Yellow was lemon, and green was pear. “And blue?” asked {A}. “Blueberry,” said {H}. Then there was nothing left for violet.',
        '“A blueberry does both,” said {A}. “It’s blue on the plate, and violet on the tongue.” {H} had to think whose tongue that had been. In the end blue got all the blueberries, and violet got the tongue.'
      ]
    },
    {
      id: 'carrying-it-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The carrying in had to be practised, too. {A} went out with the empty tin, and came in with it, very slowly, past the chair. {H} sat at the table, and had never seen it before. “Oh,” said {H}. “A tin.”',
        '“It’s a cake,” whispered {A}. They did it once more. This time {H} looked up by chance, and clapped both hands to both cheeks. “A cake!” cried {H}. It was done so well that {A} stopped by the chair, and looked into the tin.'
      ]
    },
    {
      id: 'other-guesses',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went out, and came in again as a guest, to see how it looked. “Don’t tell me,” said the guest, and bent over the rings. “It’s an onion. It’s a very cheerful one.” “It’s my cake,” said {H}.',
        'The guest walked all the way round the table, to see it from every chair. It was an onion from everywhere. “I’ll have a big piece, please,” said the guest kindly. “I’ve nothing against onions.”'
      ]
    },
    {
      id: 'pet-keeps-watch',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'From then on {A} kept watch at the end of the table, where the cake had come down. A cake that has run off once may do it again.',
        'The cake lay flat, and kept quite still. So did {A}. From time to time {A} gave a small puff through the nose. “It’s all right,” said {H}. {A} stayed all the same. You do not take your eyes off somebody who has been caught under a cupboard.'
      ]
    },
    {
      id: 'elder-with-a-spoon',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“On my birthday,” said {S}, “there was a cake in the shape of a cake.” “What was it meant to be?” asked {A}. “A cake,” said {S}. “It was brown, and it looked exactly like one. People came from over the road to see it.”',
        '“Was there anything on top?” “One year there was a spoon,” said {S}. “My mother had put it down there, and forgotten. We thought it was part of it. Everybody wanted the piece with the spoon.”'
      ]
    },
    {
      id: 'child-tastes-red',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a piece now. “It’s only dough,” said {A}. {S} did not mind. {S} took a bite out of the air above the red, and chewed for a long time. “It tastes of red,” said {S}.',
        'Then {S} had a bite of air from over the green. There was a pause. “There are peas in that,” said {S}, and put it back. {A} was glad that somebody had found it out before Saturday.'
      ]
    },
    {
      id: 'where-it-stands',
      A: 'partner',
      paragraphs: [
        '“What does a real rainbow stand on?” asked {A}. {H} had seen one in the spring. It stood on two feet, one in the car park and one behind the shops. {H} looked the cake over, all the way round. It had none.'
      ]
    },
    {
      id: 'it-stands-on-the-dent',
      A: 'partner',
      paragraphs: [
        '{H} stood it up again, and held out both hands. But this time it did not roll. “It’s got a dent from the floor,” said {A}. “It’s standing on the dent.” It leaned a bit, but it stood.',
        '“Then it only has to be flat,” said {A} slowly, “all the way across.” {A} laid a ruler over the middle. “Look, {H}. Half of round has two feet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'half-of-round',
      A: 'partner',
      paragraphs: [
        '{H} pressed the ruler down, and there were two halves. {H} stood them up, and neither of them rolled. Each was red on top, and came down on two feet. “Two rainbows,” said {H}.',
        '“We’ll put them back to back,” said {A}, “with cream in between.” “Is it still a whole cake?” asked {H}. {A} counted both halves, and nothing was missing.'
      ]
    },
    {
      id: 'one-each-side',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} sat down behind the cake, and {H} in front. “I’ve got a rainbow,” said {H}. “Have you?” “I’ve got one, too,” said {A}, from over there. But nobody could see both of them at once. You had to believe it.',
        '{H} ran round to make sure, and it was there. Then {H} ran back, because of the first one. “They were both still there,” said {H}. “They’re good at waiting,” said {A}.'
      ]
    },
    {
      id: 'rain-on-the-left',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It needs rain as well,” said {H}, “and sun on the other side.” For the sun there would be candles. For the rain, {A} took the sugar shaker, which was empty, and shook it above the left foot. It sounded like rain on a tin roof.',
        '“On Saturday it’ll be sugar,” said {A}. “But only on the left, or it won’t be a rainbow.” {H} looked round the table. It was quite clear now where {H} was going to sit.'
      ]
    },
    {
      id: 'what-goes-under-it',
      A: 'partner',
      paragraphs: [
        'Only the white was left, down between the feet. {H} pushed it out with one thumb, and laid a bit by each foot, for clouds. Now there was a gate. {H}’s smallest car drove in at the front, and came out at the back.',
        '“A rainbow,” said {A}, “and all of it out of round.” {H} put the cake on the windowsill, and took one hand away, and then the other. It stood by itself. Now only the birthday was missing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the tin, and it was round in there too.',
      '{names} took a seat where the cake would be on Saturday.',
      { text: '{names} drummed a birthday march on the tin, with two fingers.', needs: ['hands'] },
      { text: '{names} found the blue dough, behind the bread bin.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after the cake, and came in second.',
      '{names} looked down at the rings, and felt rather giddy.',
      { text: '{names} rolled one more snake, in case the violet ran out.', needs: ['hands'] },
      { text: '{names} laid a finger on the red, so that it stayed put.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round to the back, and it was a rainbow there too.',
      '{names} looked in at the gate, and out at the other side.',
      { text: '{names} wiped the ruler, which had six colours on it.', needs: ['hands'] },
      { text: '{names} made the gate a little wider, with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin went back into the cupboard, as round as ever. On the windowsill stood the cake for Saturday, with its feet wide apart.',
    '{H} washed some violet from under one thumbnail, and lay down with both knees up. The blanket went over them in an arch, and came down on two feet.'
  ],
  last: [
    'There was room under it for something small to drive through, and {H} was asleep.',
    'One foot stood in today, and one not far from Saturday, and {H} was asleep.'
  ]
})
