import { wishPlot } from '../wish-plot.ts'

export const magicPaintbrush = wishPlot({
  id: 'wish-magic-paintbrush',
  wishes: [
    'magic paintbrush', 'magic paintbrushes', 'magic paint brush', 'magical paintbrush', 'magic brush', 'enchanted paintbrush', 'magic paint', 'magic paints', 'magic pencil', 'magic pencils', 'magical pencil', 'magic crayon', 'magic crayons', 'magical crayon', 'magic pen', 'magic pens', 'magic chalk', 'magic colouring', 'magic felt tip',
    'drawing comes alive', 'drawings come alive', 'drawing come alive', 'drawings came alive', 'drawing came alive', 'drawing comes life', 'drawings come life', 'drawing came life', 'drawings came life', 'picture came life', 'picture comes life', 'pictures come life', 'painting comes life', 'paintings come life', 'painting came life', 'painting came alive', 'paintings come alive', 'paints real', 'draws real', 'drawings real', 'drawing real', 'paintbrush real', 'magic drawing', 'magic drawings', 'magic painting', 'paintbrush', 'paintbrushes'
  ],
  except: ['dragon', 'dragons', 'monster', 'monsters', 'face', 'nails', 'wall', 'walls', 'fence', 'bedroom', 'lost', 'scared'],
  answers: ['magic', 'magical', 'real', 'becomes', 'become', 'draw', 'draws', 'drawing', 'drew', 'paint', 'paints', 'painting', 'picture', 'horse', 'sea', 'comes', 'life', 'alive', 'painted', 'drawn', 'sky', 'boy', 'girl', 'everything', 'things', 'thing', 'whatever', 'pencil', 'crayon', 'finds', 'found'],
  company: ['brush', 'horse', 'sea', 'jar', 'magic'],
  about: 'Whatever is painted with the magic brush is real, as long as it is wet and just as it was painted, and the horse was painted standing.',
  titles: ['As Long As It’s Wet', 'The Horse with Five Legs', '{H} and the Magic Paintbrush', 'Painted Standing', 'All of the Blue'],
  want: [
    {
      id: 'exactly-so',
      A: 'partner',
      paragraphs: [
        'It was a magic paintbrush. What you painted with it was real. {H} wanted to ride to the sea. So {H} painted a horse, a big brown one, and {A} was it at once.',
        '“Gee up,” said {H}. The horse stood on the rug and said nothing. “Gee up, please!” “I can’t hear you,” said the horse. “I haven’t got any ears.”'
      ]
    },
    {
      id: 'before-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There had been a magic pencil before. But whatever you drew with that one was thin. They had a pencil dog for a whole morning, and each time it turned sideways it was gone. There was a magic crayon too. With that one everything came out furry, even the bus.',
        '“A brush is better,” said {A}. “With a brush you get somebody you can lean on.”'
      ]
    }
  ],
  way: [
    {
      id: 'standing',
      A: 'partner',
      paragraphs: [
        '{H} painted on the ears, and the horse could hear. But it did not move a hoof. It looked down at its four legs, and they were straight, like a table’s. “It’s because you painted me standing,” said {A}. “Painted standing means standing.”',
        'So on a new sheet {H} painted it with one leg in front of the other. At once it walked, clop, clop, and {H} walked beside it, with one hand on its back.'
      ]
    },
    {
      id: 'one-eye',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A horse from the side has one eye. {A} held one hand over the other one, since there wasn’t one. “What’s on the left of me?” asked the horse. “The cupboard,” said {H}. “I’ll have to believe that,” said the horse, and walked into it.',
        '{H} painted the other eye beside the first. Now it had both of them on one side, like a plaice. It saw the window twice, and was very pleased with it.'
      ]
    },
    {
      id: 'five-legs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then something ran. It was a big brown drop, and it ran from the horse’s tummy down to the grass. “Oh,” said {A}. “I’ve got five legs.” The broom had to be the fifth.',
        'Four legs wanted to go forwards, and the fifth only wanted to lean. “Which one is the new one?” asked {H}. “The thin one with the bristles,” said the horse. “It’s still learning.”'
      ]
    },
    {
      id: 'an-apple',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The horse was hungry, and {H} dipped the brush in red. An apple was soon painted. It came out as big as the horse’s head. With red it’s hard to stop.',
        '{A} took one look at it, and bit. A moment later there was a bite missing in the middle, for {H} had painted it white. “A bit watery,” said the horse. Wet apples often are.'
      ]
    },
    {
      id: 'the-jar',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Swish went the brush in the jar, ting, ting on the edge. The water had been clear, and then it was tea, and now it was soup. “What happens if you paint with that?” asked {A}.',
        '{H} tried it, in the corner of the sheet. It made a puddle with no colour that it could call its own. “That’s a Monday,” said {A}. They looked at it for a bit, and went to fetch clean water.'
      ]
    },
    {
      id: 'blot',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A blot fell on the paper all by itself. It was round and black, with a lot of little points. “What’s that?” asked {A}. Nobody had painted it, so nobody knew what it could do.',
        '{A} was the blot, to see. {A} sat on the rug in a ball with all ten fingers out. “I don’t want anything,” said the blot. “I only dropped in.”'
      ]
    },
    {
      id: 'pet-sitter',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“Hold still,” said {H} to {A}, “and I’ll paint you too.” Nobody holds still for a brush. On the sheet there were soon three heads, one for each time that {A} had looked round.',
        '“Now there must be three of you,” said {H}. They counted. There was one, but when the biscuit tin was opened it did come from three sides.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“Paint me something to sit on,” said {A}, who was a guest. “I don’t mind what.” {H} painted a stool. It got three legs, and then the paper was full.',
        '{A} sat down on it, very politely, and leaned to the corner where nothing was. “It’s most comfortable,” said {A} from down there. {H} quickly painted the leg, and a cushion as well.'
      ]
    },
    {
      id: 'elder-yellow',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Could you paint me a chair by a window?” asked {S}. “With some sun on it.” {A} painted one, and it had rather short legs at the back. {S} sat down in it, and leaned a long way back.',
        '“Is it all right?” asked {A}. “The sun’s just where I like it,” said {S} to the ceiling. It must have been a strong one, for one sleeve had gone yellow.'
      ]
    },
    {
      id: 'child-tail',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was to be a dog, and {A} painted it quickly. “Aren’t you glad?” asked {A}. The dog looked glum. “I can’t tell you,” said {S}. “You’ve left off the tail.”',
        '{A} painted a tail, and then a second one above it, because it was wagging. That did it. The dog was so glad on both sides that the jar had to be held.'
      ]
    },
    {
      id: 'baby-hand',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'One small hand came down, flat in the orange. {A} put it on the paper, and there was a sun with five rays. Then {A} put it on {H}’s sleeve, and there was another.',
        'In no time there were suns on the chair and the table leg. “It’s going to be a hot day,” said {H}, and wiped off the two on {H}’s nose.'
      ]
    },
    {
      id: 'dry',
      A: 'partner',
      paragraphs: [
        'To get there sooner, {H} painted it galloping, with all four legs in the air. Off went the horse, three times round the table, for it could not stop. And under the window it went stiff, with one leg up. {H} pushed. It only rocked.',
        '“Feel my ear,” said {A} between two stiff lips. {H} put a finger on the painted one. It left no mark. “You’re dry!” said {H}. “I’m only real while I’m wet,” said the horse.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sea-comes',
      A: 'partner',
      paragraphs: [
        '{H} looked at the window, and at the brush, and at the blue. “Then we don’t go,” said {H}. “It has to come here.” {H} took all of the blue there was, and so much water that it stood on the paper. The sea had a wave, and behind it another.',
        'It ran across the sheet, down over the horse’s feet, and up its legs. {A}’s toes moved. “I’m getting wet,” said the horse, and put its leg down. Then it walked into the sea, with {H} beside it, up to {H}’s knees.'
      ]
    },
    {
      id: 'boat',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Far out they put a boat, with one stroke for the boat and one for the sail. It was too small for anybody you could see. “Who’s in it?” asked {A}. {H} made a dot.',
        '“Now there’s somebody,” said {H}. The dot spread a little in the wet. “It’s putting on its coat,” said {A}. They waved, and went on painting more quietly.'
      ]
    },
    {
      id: 'tide-on-the-rug',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The sea came to the edge of the paper, and looked over. “Stop,” said {H}. It hung there as one blue drop. {A} held a sponge under it, and the drop let go.',
        '“That’s how they do it at the seaside,” said {A}. “Somebody stands there with a sponge, or it would be all over the town.” {H} had always wondered.'
      ]
    },
    {
      id: 'evening-colours',
      A: 'other',
      spare: 12,
      paragraphs: [
        'For the evening they let a little red into the blue. It went purple by itself. Nobody touched it. It crept along like something that knows the way.',
        '“You can hear it,” said {A}. They held their ears to the paper. It was only the paper drinking, but it did sound like a beach.'
      ]
    },
    {
      id: 'how-it-stays',
      A: 'partner',
      paragraphs: [
        '“And when it dries?” asked {A}. “Then everything stays as it is,” said {H}. “So we’ve got to be careful how.” With the thin end of the brush {H} painted the horse lying down, and shut its eye. It needed just one stroke.',
        '{A} lay down on the rug and shut one eye as well. “The other one’s open,” said {H}. “That one’s on the back of the paper,” said the horse. “You can’t tell what it does.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bumped into the horse, and came away brown.',
      '{names} trotted round it once, to see whether the back had been painted as well.',
      { text: '{names} rinsed the pot for it, and the water was real too.', needs: ['hands'] },
      { text: '{names} brought a carrot, but so far it had no teeth.', needs: ['hands'] }
    ],
    way: [
      '{names} walked alongside too, clop by clop.',
      '{names} stepped in the wet bit, and left brown prints.',
      { text: '{names} opened the door, in case it went as far as the sea.', needs: ['hands'] },
      { text: '{names} filled a bucket, in case the horse got thirsty.', needs: ['hands'] }
    ],
    turn: [
      '{names} backed away from the first wave, and sat down in the next.',
      '{names} splashed along the edge, up to the ankles in blue.',
      { text: '{names} poured more water in the pot, and it was high tide.', needs: ['hands'] },
      { text: '{names} rolled up the rug, just in time.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the brush until the water stayed clear, and stood it in its jar, hair up. The sheets lay side by side on the floor, to dry.',
    'There was blue on {H}’s elbow that did not come off. In the bed {H} lay down carefully, on one side, in a way that could stay like that.'
  ],
  last: [
    'In the other room the sea was drying, wave by wave, and {H} slept.',
    'It needed just one stroke for each eye, and {H} was asleep.'
  ]
})
