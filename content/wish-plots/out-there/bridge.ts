import { wishPlot } from '../wish-plot.ts'

export const bridge = wishPlot({
  id: 'wish-bridge',
  beginsElsewhere: true,
  wishes: ['bridge', 'bridges', 'footbridge', 'foot bridge', 'over the bridge', 'crossing the bridge', 'middle of the bridge', 'wooden bridge', 'stone bridge', 'little bridge', 'brige', 'bridg', 'humpback bridge'],
  namesNobody: true,
  answers: ['crossing', 'across', 'over', 'walking', 'walk', 'middle', 'wooden', 'little', 'small', 'round', 'old', 'our', 'new', 'side', 'sides', 'river', 'stream', 'home', 'playground', 'orange', 'rolling', 'water', 'standing', 'between', 'halfway'],
  except: ['troll', 'trolls', 'billy', 'goat', 'goats', 'london', 'tower', 'rainbow', 'rope', 'collapsed', 'fell', 'falling', 'broke', 'broken', 'high', 'jump', 'jumped', 'under', 'car', 'cars', 'train', 'trains', 'glasses', 'teeth', 'card', 'cards', 'nose', 'afraid', 'scared', 'boat', 'golden', 'terabithia', 'build', 'building', 'builds', 'lego', 'spaghetti'],
  moods: ['first', 'learning', 'waiting'],
  company: ['orange', 'bridge'],
  out: true,
  about: 'Over the bridge it is home time, so the hero wants to stand in the exact middle, and only an orange knows where that is.',
  titles: ['Neither Here nor There', 'Where the Orange Does Not Know', '{H} in the Exact Middle', 'Three Middles', 'The Orange Made Up Its Mind'],
  want: [
    {
      id: 'neither-side',
      A: 'partner',
      paragraphs: [
        '“When we’re over the bridge, it’s home time,” said {A}. On one side was the playground, and on the other was supper. The bridge lay between them, as round as a whale. {H} walked to the top, and stopped. “Come on,” said {A}. “I can’t. I’m not on a side.”',
        'In the middle it was neither. {H} wanted to stand exactly there, and stay. {A} put down the shopping. “That isn’t the middle,” said {A}. “Your left foot’s at home already.” {H} moved it back at once.'
      ]
    }
  ],
  way: [
    {
      id: 'forty-steps',
      A: 'partner',
      paragraphs: [
        'So they counted. It took {H} forty steps to cross, and half of that is twenty. {H} walked twenty from the playground, and laid down a twig. Then {H} walked twenty from home. That came out somewhere else. {A} walked it too, and came to a third place.',
        '“It can’t have three middles,” said {H}. “Then it’s the middle one of the three,” said {A} firmly. It was the one that {A} had laid.'
      ]
    },
    {
      id: 'planks',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll count the planks,” said {A}. “They don’t get shorter.” {H} counted from one end and {A} from the other, and they met at the top. {H} had got fifty-one. {A} had got fifty-one. That ought to have been good.',
        '“And the one that we’re both on?” asked {H}. They had each counted it. “Then it’s that one!” said {A}. But {A} had begun on the road, with a plank that was only a shadow. They stepped off it again, one to each side.'
      ]
    },
    {
      id: 'folding',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“With paper it’s easy,” said {A}, and took out the shopping list. {A} laid the ends together, and pressed, and there was a line through the word butter. “That’s the middle. You’ve just got to fold it.” {H} looked at the bridge.',
        'They stood at the one end, and bent over to look along it. It wouldn’t be easy to fold. It had bolts. “And whoever’s on it would get squeezed,” said {H}. There was an old man on it, with a dachshund. They let him get across first.'
      ]
    },
    {
      id: 'what-the-bridge-says',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The planks did not all sound the same. At the ends they went tock, since they lay on stone there. Further up they went tack, and then tuck. {H} walked up and down, and listened with both feet. “The middle must be where it’s deepest,” said {H}.',
        'It went tock, tack, tuck, and then tonk, and then tuck again. “Tonk!” cried {H}, and stood on it. It was a good plank. But somebody had nailed a patch underneath, and that was all it was.'
      ]
    },
    {
      id: 'two-winds',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} licked a finger and held it up. “Down there the air comes from the swings,” said {A}, “and over here it smells of our street. Where it’s half and half, that’s the middle.” {H} shut both eyes, and smelled a way along the railing.',
        'There were sand and rust, and rust and sand. Then there was a bit of fried onion, and then a lot. “Here,” said {H}, “is half an onion.” But the wind turned round, and the onions went across to the swings.'
      ]
    },
    {
      id: 'half-a-person',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And when you’re in the middle, what then?” asked {A}. “Then nobody can say it’s time,” said {H}. “Here it’s never time. It’s in between.” {A} tried a foot on that side, and a foot on this. “So this leg has got to go in to supper,” said {A}.',
        '“It has,” said {H}. “And the other one?” “That one’s still on the slide.” {A} looked at the two legs. They had got on so well until now.'
      ]
    },
    {
      id: 'under-it',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They looked over the railing, where there was a stream. Down there was a bridge as well, upside down, with two heads on it. {A} dropped a crumb, to find out where the middle was by the ripples. It landed on the other head.',
        '“Excuse me,” {H} said to it. The ripples ran off to both sides. They got to both banks at the same time, or very nearly. “Nearly’s not exact,” said {A}. Below, a small fish came for the crumb. It had no trouble with sides.'
      ]
    },
    {
      id: 'borders',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There are bridges with a line painted across,” said {A}, “since they go from one country to another. You’ve got one foot in each, and you can shake hands with yourself.” {H} wanted to know if you could sneeze across. “You can,” said {A}, “but they notice.”',
        'They tried that out. {H} stood on the playground side and sneezed at home. “Bless you,” said {A}, over there. It had gone through without any trouble. They hadn’t even asked what was in it.'
      ]
    },
    {
      id: 'string',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had some string, which was meant for parcels. They tied it to the last post, and walked across to the first post, and cut it there. Then they only had to lay it double. {A} held the two ends, and {H} ran with the loop.',
        '“It’s here!” called {H}. “And here’s the end!” called {A}. But it was the end of the string. It had got round the lamp post on the way. So that was the middle of a bridge with a corner in it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} could not see why nobody went on. {A} went ahead to the home side, and looked back, and came to fetch them. Then {A} went to the playground side, in case it was that one. It was neither.',
        'So {A} lay down where it was warmest, right across the planks. Whoever wanted to get by had to step over. “Is that the middle?” asked {H}. It was the middle of {A}, at least. Just as much stuck out on each side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a bridge that you had to pay on,” said {S}. “There was a woman in a hut, and she took a coin from everybody who came across.” “And if you only went to the middle?” asked {A}. “That was free. We did it every Sunday.”',
        '“We stood there in our good hats, and ate cherries, and went back again,” said {S}. “She used to shake her fist at us. On her birthday we went right over, all nine of us, and paid.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had another way. {S} started at the one end, and {A} at the other, and they ran. Where they bumped into each other, that was the middle. “Ready, steady,” said {S}, and was off.',
        'They met with a thump. It was very close to the home side, because {S} had been looking forward to it so much. They did it again. “Now it’s over there!” cried {S}. “It’s moved!” It moved a third time as well.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was pushed up the bridge, and down again, and up. Going up, {A} lay back and saw sky. Going down, {A} saw both feet. Just at the top there was a moment in between, when it was sky and feet at once.',
        '{A} laughed every time it came. “That’s it,” said {H}. “Stop there!” But by the time that you had heard the laugh, you were over. It was a very short middle, and it only went by in a pram.'
      ]
    },
    {
      id: 'the-orange',
      A: 'partner',
      paragraphs: [
        'An orange got out of the shopping bag. It rolled down towards home, until {H} caught it. {H} put it back, a bit further up. Off it rolled the other way, to the swings.',
        '“It knows,” said {A} slowly. “From here it rolls home, and from there it rolls to the swings. So in between there’s a place where it doesn’t know.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-does-not-know',
      A: 'partner',
      paragraphs: [
        'They knelt, and asked the orange. It said home. {H} set it back by a finger. It said playground. {H} set it forward by half a finger. The orange rocked, and stayed. “It doesn’t know,” whispered {A}.',
        '{H} stood up, with a shoe on each side of it. Behind, a swing creaked. In front, somebody was frying onions. {H} was nowhere. “What’s it like?” asked {A}. “Narrow,” said {H}.'
      ]
    },
    {
      id: 'room-for-two',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Is there room for me?” asked {A}. There was, if you stood back to back and breathed by turns. {A} looked at the playground, where the slide was getting dark. {H} looked at the street, where a window was lit. “What have you got?” “A cat on a bin. And you?” “One mitten.”',
        'Then they changed over, in small steps, round the orange. It took some time. Now {H} had the mitten. The cat was not there any more. “You’ve used it up,” said {A}.'
      ]
    },
    {
      id: 'right-of-way',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A wasp came, and walked across the orange from one side to the other. They held their breath. At the green dot it stopped, and cleaned its face. It must have been in the exact middle too, and of something smaller.',
        '“Don’t you lean on it,” {H} told the wasp. It flew off, straight up, as that was the only way that wasn’t a side. The orange hadn’t moved. “It really doesn’t know,” said {A}. “It’s not even guessing.”'
      ]
    },
    {
      id: 'made-up-its-mind',
      A: 'partner',
      paragraphs: [
        'But in the middle everybody meets. A pram came up from the street, and a bicycle from the swings. “Excuse me,” they both said, just there. The planks hummed, and the orange woke up. It leaned to the playground. It leaned back. “It’s thinking,” said {H}.',
        'Then it rolled over, slowly, towards home, and once more, and faster. “I wasn’t going to,” said {H}. “It’s the orange that wants to.” They ran down the whale after it. At the very last plank {H} picked it up, and was over the bridge.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped as well, with a bit more on the one side.',
      '{names} looked at supper, and then at the swings.',
      { text: '{names} leaned on the railing, as people do who have time.', needs: ['hands'] },
      { text: '{names} held the bag by its other handle, so that it stood straight.', needs: ['hands'] }
    ],
    way: [
      '{names} walked all forty of the steps, and a few of them twice.',
      '{names} smelled at each of the twigs, and liked the first.',
      { text: '{names} pointed out a fourth middle, and was thanked.', needs: ['hands'] },
      { text: '{names} looked for the middle of a twig, which was easier.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept both eyes on the green dot.',
      '{names} ran after the orange, and got there second.',
      { text: '{names} gathered up the three twigs, for they were wrong.', needs: ['hands'] },
      { text: '{names} waved the pram and the bicycle past.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the orange was peeled, and it had ten pieces. {H} ate from the one side, and the other five went round.',
    'Freshly washed, {H} lay down. It took a bit to the left, and a bit to the right. That was the exact middle of the bed.'
  ],
  last: [
    '{H} rolled to neither side, and was asleep.',
    'The bridge lay there in the dark with nobody in its middle, and {H} was asleep.'
  ]
})
