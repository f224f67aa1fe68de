import { wishPlot } from '../wish-plot.ts'

export const jumper = wishPlot({
  id: 'wish-jumper',
  wishes: ['jumper', 'jumpers', 'itchy jumper', 'itchy jumpers', 'scratchy jumper', 'woolly jumper', 'wooly jumper', 'wool jumper', 'knitted jumper', 'christmas jumper', 'sweater', 'sweaters', 'itchy sweater', 'scratchy sweater', 'wool sweater', 'woolly sweater', 'pullover', 'pullovers', 'itchy pullover', 'itchy clothes', 'scratchy clothes', 'itchy wool', 'itchy label', 'itchy collar', 'jersey itchy', 'cardigan', 'jumper itches', 'sweater itches'],
  answers: ['itchy', 'itch', 'itches', 'itching', 'itched', 'scratchy', 'scratches', 'scratching', 'scratch', 'wool', 'woolly', 'wooly', 'knitted', 'knit', 'knits', 'new', 'red', 'warm', 'winter', 'wear', 'wears', 'wearing', 'tickles', 'tickly', 'present', 'aunt', 'auntie', 'aunty', 'sheep', 'neck', 'collar', 'label', 'pulls', 'on', 'clothes', 'prickly', 'feels', 'hates', 'wont'],
  except: ['eczema', 'rash', 'pox', 'chicken', 'lice', 'nits', 'allergy', 'allergic', 'school', 'uniform', 'big', 'small', 'sleeves', 'long', 'show', 'high', 'kangaroo', 'kangaroos', 'puddle', 'puddles', 'bungee', 'star', 'frog', 'horse', 'queue', 'lost', 'hole', 'holes', 'shrunk', 'died', 'dead', 'football', 'goalposts', 'cow', 'cows', 'grandma', 'granny', 'nana', 'grandpa', 'mum', 'mummy', 'dad', 'daddy', 'island', 'penguin', 'penguins', 'dog', 'cat', 'bite', 'bites', 'head', 'scalp', 'skin', 'bum', 'bottom', 'unravelled', 'unravels', 'swap', 'favourite', 'favorite'],
  moods: ['first', 'waiting', 'learning'],
  company: ['jumper', 'boat', 'timer', 'vest', 'itch', 'screen', 'call'],
  about: 'The hero has to sit through a call with Signe, who knitted the jumper, and not scratch; it does not itch where the vest is, so what is needed is more vest.',
  titles: ['More Vest', 'Ten Minutes in Red Wool', 'Not on the Tummy', '{H} Does Not Scratch', 'The Itch Turns Back'],
  want: [
    {
      id: 'ten-minutes',
      A: 'partner',
      paragraphs: [
        'Signe had knitted {H} a red jumper, with a white boat on it. At six she would ring up, with her face on the screen, to see it. {H} wanted to sit there for ten minutes and not scratch once.',
        '{A} set the timer, for practice. It ticked once. The itch had been waiting for that. “Neck,” said {H}, and scratched. “Then don’t think about it,” said {A}. Now it was in both sleeves.'
      ]
    },
    {
      id: 'head-through',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Getting in had taken some time too. {H} had gone in at the bottom, and there were three ways out. One was an arm. It was warm in there, and red, and it smelled of Signe’s kitchen. “Are you coming?” called {A}. “I’m only looking round,” said the jumper.',
        'Then some hair came out at the top, and a nose, which stayed there for a while. {A} pulled downwards. Pop. All {H}’s hair stood up and crackled. “You’re like a dandelion,” said {A}, and blew.'
      ]
    }
  ],
  way: [
    {
      id: 'inside-out',
      A: 'partner',
      paragraphs: [
        '“The nice side’s on the outside,” said {A}, “where nobody needs it.” So {H} turned it inside out. The boat became a white hedgehog, with threads.',
        'The timer ticked. {H} sat on both hands. “Well?” asked {A}. “It’s gone round with it,” said {H} through {H}’s teeth. The chair was shaking. After one minute the hands got out. “That’s better than before,” said {A}. It was not ten.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The itch had a way that it went. It began on the left, under the ear. It walked round the collar as if it were looking for a seat. Then it went down one arm, and turned at the elbow. “Where is it now?” asked {A}.',
        '“At the wrist,” said {H}. {A} waited there with one finger, like somebody at a mousehole. “It’s gone back up,” said {H}. It always knew.'
      ]
    },
    {
      id: 'catching',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s only wool,” said {A}. “It’s just hair, from a sheep. All those tiny hairs stick out and…” {A} stopped, and rubbed one shoulder. Then {A} rubbed the other. “You haven’t even got one on,” said {H}.',
        '“I know,” said {A}. “It’s catching.” An itch is like a yawn. You only have to hear about it. They both sat there, and did not talk about it as hard as they could. “Now it’s my nose,” said {A}.'
      ]
    },
    {
      id: 'ask-a-sheep',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why doesn’t wool itch a sheep?” asked {H}. That was a good question. “It’s wearing it the right way,” said {A}. “With the roots inside and the tips outside. The tips are what itches.” {H} imagined a sheep with its jumper on inside out.',
        'It would stand by the fence all day and rub. “They do that,” said {A}. “I’ve seen it.” “Then somebody ought to turn them,” said {H}.'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could scratch something else,” said {A}, and fetched a potato. At the next itch {H} scratched the potato, long and hard. It helped a little. It helped the potato a good deal more.',
        '“A bit further up,” said {A}, in a potato’s voice. “Ah. That’s it.” {H} scratched a bit further up. When they looked at the timer, it was peeled.'
      ]
    },
    {
      id: 'names-for-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was more than one sort. One was like an ant, and walked. One was like a crumb, which lay still under the collar and was very sure of itself. One was like a feather, and that was the worst. “Which one is it?” asked {A}.',
        '“An ant with a feather,” said {H}. {A} whistled. That one had no name yet. They called it Uncle, since it stayed so long and would not be told.'
      ]
    },
    {
      id: 'hug',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I don’t believe it’s that bad,” said {A}, and gave {H} a hug, to test it. It was a good long one. When it was over there was a pink patch on {A}’s chin, with a pattern of knitting.',
        '“And?” asked {H}. {A} said that it was a lovely, soft, warm piece of work. {A} said it standing against the door frame, going up and down.'
      ]
    },
    {
      id: 'stiff',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} tried not to touch it from inside. You have to hold out both arms, and pull in everything else. {H} went across the room like that. A jumper went along too, with air all round.',
        '“You look like a bell,” said {A}. “Don’t make me laugh,” said {H}. But {A} said “dong”, quite softly. {H} laughed, and touched it in eleven places.'
      ]
    },
    {
      id: 'practise-talk',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} was Signe, for practice, and held an empty picture frame in front. “How nice to see you,” said the frame. “What have you been up to?” “I’ve been, ah, to school,” said {H}, with one eye shut. “And what did you have for lunch?” “Oo,” said {H}. “Rice.”',
        '“Why are you winking?” asked the frame. “It’s because I’m so pleased,” said {H}. The other eye shut as well. “Now you look as though you’ve fallen asleep,” said {A}.'
      ]
    },
    {
      id: 'stitches',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How many stitches has it got?” asked {A}. They counted along the bottom edge, because it took {H}’s thoughts away. There were a hundred and ten in a row. Each was as big as a grain of rice. {H} saw Signe sitting there, going click, click, click.',
        'By the boat somebody must have gone slowly. One stitch in its sail was blue. “That’s a mistake,” said {A}. {H} bent down to it. “No,” said {H}. “That’s somebody looking out.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had stockings like that,” said {S}, “right up to here. From the first frost until Easter.” “Did they itch?” asked {A}. “On the way to school we walked with our legs apart, like cowboys. The whole class did.”',
        '“And at Easter?” “At Easter we took them off and ran,” said {S}. “You’ve no idea how fast somebody is without those stockings.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to know what it was like. {A} rubbed a sleeve along {S}’s cheek. {S} thought about it with a far-away look. “More,” said {S}.',
        '{A} did the other cheek. “That doesn’t itch,” said {S}. “That’s a hedgehog saying hello.” {S} said hello back. It took some time, for there were two sleeves and a collar, and {S} left nobody out.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'When the jumper lay over the chair, {A} settled down beside it, and then against it. {A} did not find that it itched. {A} rolled over, so as to have some of it on the other side too.',
        '“You’ve brought your own vest,” said {H}. From then on there were hairs of two kinds in it. It was hard to say which of them itched.'
      ]
    },
    {
      id: 'the-map',
      A: 'partner',
      paragraphs: [
        '{A} took a pencil, and drew {H}, like a gingerbread man. “Where does it itch?” {A} put crosses on the neck, and all down both arms. “And on the tummy?” {H} felt inside. “Not on the tummy.”',
        '“What’s on your tummy?” asked {A}. {H} lifted up the boat and looked. “My vest,” said {H}. It was old and white, and nothing itched in there at all. “Then you need more vest,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'moons',
      A: 'partner',
      paragraphs: [
        'But a vest stops at the shoulders. {H} looked through the drawer, and pulled out something blue, with moons on. “This is a vest all over,” said {H}. It was the pyjamas.',
        'They went on underneath. The collar was laid flat over the wool, and each cuff had a moon turned up. The timer ticked. The itch came round by the left ear, as always. It got as far as the moons, and turned back. And the telephone rang.'
      ]
    },
    {
      id: 'warm',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Now that it did not itch, there was time to see what else it was. It was warm. It was as if somebody had an arm round you and said nothing. {H} sat in it as you sit in a bath.',
        '“Was it like that before as well?” asked {A}. “I expect so,” said {H}. “But I was out all the time.”'
      ]
    },
    {
      id: 'signe',
      A: 'partner',
      paragraphs: [
        'It was ten minutes, and then eleven, and {H} sat there like a queen on a stamp. “It’s as if it had grown on you,” said Signe. She had a red one too, from the same wool. She rubbed her back on the chair.',
        'Then she put a pencil down her collar. “It’s this wool,” said Signe. “I can’t tell anybody. It’s dreadful.” {H} came up close to the screen. “Signe,” said {H}. “What have you got on your tummy?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the timer, and began to wriggle.',
      '{names} looked for the itch on the floor, in case it had come off.',
      { text: '{names} scratched something, just to be on the safe side.', needs: ['hands'] },
      { text: '{names} wiped the screen for Signe with a sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} rubbed along the sofa, from one end to the other.',
      '{names} kept away from the white hedgehog.',
      { text: '{names} added one more cross to the map, behind an ear.', needs: ['hands'] },
      { text: '{names} held the timer to one ear, and it was going.', needs: ['hands'] }
    ],
    turn: [
      '{names} came into the picture from below.',
      '{names} sat as still as a queen, for nearly a minute.',
      { text: '{names} waved at Signe with a cuff.', needs: ['hands'] },
      { text: '{names} held the telephone straight, so that the boat did not tip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The map was stuck on the fridge. The red jumper was laid over a chair, on its back, so that the boat could see out.',
    '{H} had only washing left to do. Where the jumper came off there were pyjamas already, with moons down to the wrists. It was half of going to bed, and it had been done since six.'
  ],
  last: [
    'The itch looked in once more, and saw the moons, and turned back, and {H} was asleep.',
    'A white boat lay on a red sea, where nothing tickled any more, and {H} was asleep.'
  ]
})
