import { wishPlot } from '../wish-plot.ts'

export const tanuki = wishPlot({
  id: 'wish-tanuki',
  wishes: ['tanuki', 'tanukis', 'tanooki', 'tanuki visit', 'tanuki at the door', 'tanuki leaf', 'tanuki kettle', 'tanuki teapot', 'tanuki tea kettle', 'tanuki shape', 'tanuki statue', 'magic tanuki', 'shapeshifting tanuki', 'raccoon dog', 'raccoon dogs', 'racoon dog', 'racoon dogs', 'bunbuku', 'bunbuku chagama', 'teapot with tail', 'kettle with tail', 'teapot tail', 'kettle tail', 'animal that can turn into anything', 'animal turns into kettle', 'animal turns into teapot', 'japanese raccoon', 'shapeshifting animal', 'shape shifting animal', 'pom poko'],
  answers: ['tanuki', 'raccoon', 'racoon', 'dog', 'magic', 'magical', 'cheeky', 'naughty', 'funny', 'fat', 'round', 'furry', 'fluffy', 'hungry', 'little', 'shapeshifter', 'shapeshifting', 'shape', 'shapes', 'shift', 'shifts', 'turn', 'turns', 'turned', 'turning', 'into', 'change', 'changes', 'changed', 'changing', 'trick', 'tricks', 'tricky', 'play', 'plays', 'playing', 'hide', 'hides', 'hiding', 'disguise', 'leaf', 'leaves', 'head', 'tail', 'belly', 'tummy', 'drum', 'drums', 'drumming', 'kettle', 'teapot', 'pot', 'tea', 'broom', 'umbrella', 'cushion', 'statue', 'hat', 'sake', 'forest', 'mountain', 'temple', 'city', 'balcony', 'street', 'door', 'doorstep', 'back', 'outside', 'yard', 'house', 'home', 'kitchen', 'noodles', 'udon', 'soba', 'supper', 'dinner', 'visit', 'visits', 'visited', 'visiting', 'came', 'come', 'comes', 'live', 'lives', 'living', 'friend', 'night', 'evening', 'autumn', 'winter', 'moon', 'japan', 'japanese', 'tokyo', 'kyoto', 'obaachan', 'grandma', 'grandpa', 'anything', 'everything', 'things', 'everyone'],
  except: ['hurt', 'died', 'dead', 'run over', 'car', 'road', 'trap', 'hunter', 'poorly', 'sick', 'ill', 'mario', 'fox', 'kitsune', 'war', 'fire', 'burn', 'burnt', 'witch', 'wizard', 'genie', 'rabbit'],
  moods: ['learning', 'first', 'change', 'losing'],
  fed: true,
  isTale: true,
  company: ['tanuki', 'kettle', 'kettles', 'tail', 'leaf', 'broom', 'cushion', 'umbrella', 'noodles', 'bowl', 'bowls', 'shelf', 'step', 'pot', 'stove', 'crumbs', 'teapot', 'corner', 'hook', 'floor', 'door', 'belly'],
  about: 'A tanuki can turn into anything but for its tail, and wants to spend one evening in the warm without anybody seeing that it is one, until a thing is found that has a tail by itself.',
  titles: ['Two Kettles and One Tail', 'All but the Tail', 'The Tanuki in the Corner', '{H} Looks for a Thing with a Tail', 'What a Broom Is Glad About'],
  want: [
    {
      id: 'two-kettles',
      A: 'partner',
      paragraphs: [
        '{H} saw two kettles on the shelf tonight, and one had a tail. “That’s a tanuki,” said {A}. In Japan everybody knows that tanuki can turn into things. A leaf fell off the lid, and there it sat, rather wet. “I only wanted to be in the warm,” it said, “and for once not be noticed.” {H} wanted that for it too.'
      ]
    }
  ],
  way: [
    {
      id: 'cushion-and-umbrella',
      A: 'partner',
      paragraphs: [
        'The tanuki put the leaf back on its head, and was a red cushion. {H} laid it on a chair, and the tail hung down behind. “I can see it from here,” said {A}. Next it was an umbrella. It had a fine curved handle, and at the other end a tail. “Can’t you change that too?” asked {A}. “I always forget it,” said the umbrella. “It’s behind me.”'
      ]
    },
    {
      id: 'not-a-raccoon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you a raccoon?” asked {A}. “They all say that,” said the tanuki, “because of the rings round my eyes.” Some people said that it was a badger. It was neither of them. It was a kind of dog, a round one.',
        '“Then can you bark?” asked {H}. It could not. It could only whine a bit, and it did, at the smell of noodles. “That’s a dog,” said {A}. They heard something beat on the floor under the chair, quite softly. It was pleased.'
      ]
    },
    {
      id: 'the-teapot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'As a teapot it was really very good. It was green, with a chip in the spout. {A} looked from one side and {H} from the other. The tail had been curled round at the back, and you could take it for a handle.',
        '“Now we’ve got it!” said {H}. But then {H} lifted the lid to see, and there was breath in it. The teapot giggled. Its handle came undone, and brushed a spoon off the table. “It’s just so hard to be poured,” it said.'
      ]
    },
    {
      id: 'other-puts-on-a-hat',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} only wanted to look at the rain. On the hook by the door hung a fur hat. It was cold out there, so {A} put it on. It was heavy, and came down over both ears. “Since when have we got this?” asked {A}.',
        '“Since five o’clock,” said the hat. {A} stood quite still. “It’s got a tail,” said {H}. “So have a lot of hats,” said {A}, and looked in the mirror from both sides. It was the warmest of all hats, and it gave advice.'
      ]
    },
    {
      id: 'glad-behind',
      A: 'partner',
      paragraphs: [
        'So it was a cushion again, and {H} tucked in the tail, and sat on it. Then the noodles on the stove lifted their lid. The cushion began to shake. {H} rode up, and down, and the tail came out and beat on the wall. “It wags when I’m glad,” said the cushion. “The rest of me keeps still.”'
      ]
    },
    {
      id: 'elder-and-the-lamp-post',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was young, a lamp post walked me home,” said {S}. “It was always a few steps ahead, and it was out.” {A} asked how it could be a lamp post then. “It said so,” said {S}. “It said, ‘Good evening, I’m a lamp post.’ I was too polite to look behind it.”',
        '“That was my uncle,” said the tanuki. “He never could do lights.” {S} was glad to know it, after all that time. It had been a very good way home, and only two dogs had barked.'
      ]
    },
    {
      id: 'child-is-a-thing',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} put on a cabbage leaf, and stood in the corner. “I’m a lamp,” said {S}. “You look just like one,” said {A}. “Where’s your tail?” {S} turned round to look for it. There was none, only a shirt that hung out.',
        'The tanuki walked once round {S}, and was full of respect. “Nothing behind at all,” it said. “How do you do that?” “I was born like that,” said {S}, and the leaf slid down over one eye.'
      ]
    },
    {
      id: 'the-crumbs',
      A: 'partner',
      paragraphs: [
        'The tail went to and fro over the floor, and took the crumbs along. Where it had been, the boards were clean. {A} saw that. “Look for something that ought to have a tail,” said {A}. A spoon had none, nor had a stool. By the door stood the broom. It had a long thin handle, and at the bottom it was thick, brown and fluffy.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-broom',
      A: 'partner',
      paragraphs: [
        '“Be a broom!” said {H}. The tanuki turned round three times under its leaf. There stood a broom beside a broom. {H} did not know which was which. “Where’s the tail?” asked {A}. “All there,” said {H}. “It’s just right for once.” Once more the lid went up. One of the brooms swept a little, by itself. A broom may do that.'
      ]
    },
    {
      id: 'a-whole-row',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They looked for what else had a tail by itself. There was a paintbrush, a feather duster, a leek. “I’ve never thought of a leek,” said the broom. There was a kite on top of the cupboard. {A} said that a comet had one too, but it was too big for the kitchen.',
        '“And a mouse,” said {H}. The broom shook its head, as far as it could. “I’ve been a mouse,” it said. “It was a very small mouse with a very big tail. All the mice had a good laugh.”'
      ]
    },
    {
      id: 'belly-drum',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When it was itself for a moment, the tanuki drummed on its belly. They all do that, it said, at full moon. The belly gave a round deep sound, as on a melon. {H} drummed too, and it was more like a door.',
        '“You’ve got to have more in it,” said the tanuki. After some noodles {H}’s belly was already better. {A} did not drum, and kept time with a nod. They went on until the lids rang. Then there stood a broom, as if it had never been anything else.'
      ]
    },
    {
      id: 'winter-coat',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You’re rather a stout broom,” said {A}. “It’s autumn,” said the broom. A tanuki eats all it can before the snow, and sleeps for most of the winter. “By December I can only do large things,” it said. “Last year I was a stove.”',
        '{H} pushed over a bowl of noodles. “What’ll you be after that?” asked {H}. “A wardrobe, I hope,” said the broom. “A wardrobe with a tail?” asked {A}. “With a scarf,” it said, “that hangs out at the door.”'
      ]
    },
    {
      id: 'pet-and-the-broom',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had known it all along. {A} had known the kettle, and the cushion, and the umbrella. {A} went past the real broom without a look, and sat down before the other one.',
        'They were nose to bristle. The broom moved a little to the left, as brooms do. {A} moved a little to the left. “You won’t tell anybody,” said the broom, very low. {A} never told anybody anything. {A} lay down on the bristles, and after that they could not sweep any more.'
      ]
    },
    {
      id: 'the-leaf',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is it the leaf that does it?” asked {H}. The tanuki was not sure. Its mother had always put one on it, before it left the house. “Can I try?” asked {H}. On went the leaf. {H} turned round three times, and thought of a kettle.',
        '“Well?” asked {H}. {A} looked closely. “You’ve got something of a kettle,” said {A}, “about the elbow.” {H} held the elbow out further. For a short time it was quite hard to say. Then {H} had to laugh, and it boiled over.'
      ]
    },
    {
      id: 'an-empty-bowl',
      A: 'partner',
      paragraphs: [
        'They ate their noodles. {H} had put one more bowl by the brooms, as if by mistake. “How quiet it is,” said {A}, “with nobody here but us.” Behind them there was a slurp. When they looked round, the bowl was empty. Both brooms stood as stiff as brooms. Only at the bottom of one something went to and fro. The floor in that corner had never been so clean.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at both the kettles, and stopped at the wet one.',
      '{names} greeted it as a kettle, out of politeness.',
      { text: '{names} dried the tanuki’s ears, and then the lid.', needs: ['hands'] },
      { text: '{names} picked up the leaf, and blew the rain off it.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in front of the tail, to be in the way.',
      '{names} sat on the cushion as well, and went up and down.',
      { text: '{names} opened the umbrella a little, and it was ticklish.', needs: ['hands'] },
      { text: '{names} tied a bow round the tail, and now you saw it twice as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked everywhere but at the corner, and did that very well.',
      '{names} dropped a noodle on the floor, and it was swept away.',
      { text: '{names} leaned a dustpan beside the brooms, for company.', needs: ['hands'] },
      { text: '{names} took hold of the wrong broom, said sorry to it, and then to the other.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were washed up. There was one too many, and nobody said anything about that. The light in the kitchen was put out.',
    '{H} washed and lay down. Out there it was still for a time. Then something swept, very softly, from the corner to the stove.'
  ],
  last: [
    'By the warm stove lay a round brown cushion, tail and all, and {H} was asleep.',
    'Something out there was glad, to and fro, and {H} slept.'
  ]
})
