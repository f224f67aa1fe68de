import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const shrinks = wishPlot({
  id: 'wish-relative-shrinks',
  star: 'kin',
  nothingElse: true,
  wishes: [
    'mummy shrinks', 'shrink', 'shrinks', 'shrank', 'shrunk', 'shrinking', 'shrinked', 'gets small', 'got small', 'getting small', 'get small', 'goes small', 'gets smaller', 'turns small', 'becomes small', 'became small', 'so small', 'as small as', 'small mouse', 'smaller', 'gets tiny', 'got tiny', 'tiny', 'turns tiny', 'becomes tiny', 'teeny', 'size of a mouse', 'mouse sized', 'mouse-sized', 'little as a mouse', 'miniature', 'mini', 'gets little', 'turns little', 'thumb sized', 'size of a thumb'
  ],
  answers: [...WHICHEVER_RELATIVE, 'small', 'smaller', 'tiny', 'teeny', 'weeny', 'little', 'mouse', 'ant', 'thumb', 'pea', 'size', 'sized', 'as', 'like', 'pocket', 'fits', 'into', 'becomes', 'became', 'gets', 'got', 'getting', 'turns', 'turned', 'goes', 'went', 'wakes', 'woke', 'up', 'accidentally', 'carry', 'carries', 'spoon', 'cup', 'teacup', 'hide', 'seek'],
  except: ['clothes', 'jumper', 'dress', 'jeans', 'car', 'flat', 'house', 'ill', 'poorly', 'old', 'thin', 'thinner', 'heart', 'brain', 'feels', 'mole', 'baby', 'tumour', 'lump'],
  moods: ['question'],
  company: ['curtain', 'sugar', 'salt', 'pepper', 'teapot', 'butter', 'bread', 'fridge', 'clock', 'banana', 'cushion', 'table', 'toast', 'spoon', 'shoes', 'mouse', 'carpet', 'sofa'],
  about: 'Playing hide and seek, one of the family gets as small as a mouse, and smaller each time it is found, until the hero looks in the teapot first.',
  titles: ['Not in the Teapot', 'Nobody Was in the Shoes', '{H} Looks in the Wrong Places First', 'Behind the Pepper', 'As Small as a Mouse, and Smaller'],
  want: [
    {
      id: 'the-shoes',
      A: 'partner',
      paragraphs: [
        'Hide and seek with {A} was always over too soon, because some of {A} stuck out. {H} wanted to look for ages, just once, and in all the wrong places. “I’ll be smaller now,” said {A}. {H} counted to twenty.',
        'Two shoes stood behind the curtain. “Found you!” said {H}. But nobody was in them. Then a head came up over the edge of the left shoe. It was {A}, as small as a mouse. “Did I stick out?” asked {A}, in a voice like a gnat.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-spoon',
      A: 'partner',
      paragraphs: [
        '{H} carried {A} to the table in a spoon. {A} ate one crumb of toast, with both arms round it. “Hide again,” said {H}, “while you fit in anywhere.”',
        'This time the sugar had a bump, and it breathed. “Found you!” Pop! Now {A} was only as big as a thumb. “That’s odd,” said {A}. “I hid so well.”',
        { extra: 1, joins: true, both: ['{A} had never hidden so well, and had never been so small.'] }
      ]
    },
    {
      id: 'the-lace',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'From the table {A} looked back at those two shoes. “I could live in that one,” said {A}. “The other’s the kitchen.” It was only a bit dark towards the toes. {H} pushed the torch in. It was a whole long room, with a heel like a sofa.',
        '“It smells of feet in here,” called {A} after a while. “They’re yours,” said {H}. {A} thought about that, and came out again by the lace, hand over hand.'
      ]
    },
    {
      id: 'odd-socks',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} wanted to walk a little on the floor. “You’ve got one blue sock on and one green,” called {A} from below. Up where people usually are, it had never been noticed. “And there’s jam under the table. And somebody’s drawn a whale here.”',
        '“When I was little,” said {H}. It had been on Tuesday. {A} walked the whole length of the whale, and it took eleven steps. “It’s very good,” said {A}. “You can’t see that from the top.”'
      ]
    },
    {
      id: 'under-the-sofa',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I’ll just see what’s under the sofa,” said {A}, and went in upright, without bending. For a time there was only a humming. Then something came sliding out by itself. It was a piece of sky from the big puzzle, and {A} was pushing.',
        '“There’s a marble as well,” said {A}, “but it’s taller than me. And a raisin that’s turned to stone.” {H} put the sky into its hole. It had been missing since the winter.'
      ]
    },
    {
      id: 'thunder',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'When anybody went by, it thundered down there. {A} felt it in both knees. So {H} took the slippers off, and put a sign on the door: MIND WHERE YOU WALK. After that everybody walked like a heron.',
        'Only the fridge would not be told. It shook itself and began to hum. “What is that?” cried {A}, from under a teaspoon. “That’s the fridge,” said {H}. “It’s big, but it stays where it is.”'
      ]
    },
    {
      id: 'one-bubble',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The sugar had made {A} sticky, so {H} ran a bath in an egg cup. There was room for one bubble, and {A} sat down beside it. “Is it warm enough?” asked {H}. “Rather deep,” said {A}, “but you can hold on to the bubble.”',
        'For a towel there was the corner of a hankie. {H} turned round politely while {A} got dry. That took no longer than a blink, for there was hardly anybody to dry.'
      ]
    },
    {
      id: 'marks',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} wanted to know it exactly, and stood {A} against the leg of the chair. The pencil went flat over {A}’s hair. “Stand up straight,” said {H}. “I am,” said {A}. The mark was no higher than a toe.',
        'Then they measured {H}, and that mark came out above the seat, and above the back. {A} had to lie down to see it. “You’ve grown,” said {A}. “Everybody always says that,” said {H}. “Today I really have.”'
      ]
    },
    {
      id: 'far-away',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The telephone rang, and it was for {A}. {H} laid it down flat, and {A} knelt by the little holes. “Hello!” shouted {A}. “You sound so far away,” said the telephone. “Are you on a mountain?”',
        '“On the bread board,” shouted {A}. There was a pause. “Then I won’t keep you,” said the telephone. When it hung up, the click threw {A} over backwards into a slice of bread, which was soft.'
      ]
    },
    {
      id: 'on-the-shoulder',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I’ve carried you about a good deal,” said {A}. “Now I’d like to know what it’s like.” {H} put {A} up on one shoulder, where you can hold on to an ear. They went round the table at a walk.',
        '“Faster!” cried {A}. So they trotted. “And round again!” They went round nine times. “That’s enough now,” said {H}, and somehow knew who had said that before, and in just that voice. “Once more,” said {A}.'
      ]
    },
    {
      id: 'the-sneeze',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} felt a sneeze coming. It was the pepper. “Get behind something!” said {H}, with one hand up, and {A} ran for the jam jar. It was a long way. “Ah,” said {H}. “Not yet!” called {A}. “Ah, ah…” “Now!”',
        'The napkins flew up, and a bit of onion skin landed in the sink. When it was quiet, {A} looked round the jar. “Bless you,” said {A}. “And there’s another lot of weather coming, I can see it in your nose.”'
      ]
    },
    {
      id: 'the-list',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“I was going to write the shopping list,” said {A}. {H} laid out the paper, and found a pencil lead that had come off. {A} took it under one arm and walked. Milk was easy, and went straight along. At the g of eggs {A} had to run right round.',
        'After five words {A} was worn out, and lay down on the word bread. {H} read it through. It was the first list that somebody had walked.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came past, and noticed somebody on the edge of the table. It was the right smell, and there was much too little of it. {A} looked behind {H}, to see where the rest had been put.',
        '“That’s all there is at the moment,” said {H}. {A} thought it over. Then {A} lay down quite flat, so as to be no bigger than need be.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I want to be that small too,” said {S}, and hid under a tea towel, and breathed in. “Am I small?” asked {S}. “Not very,” said {A}. “You’ve got legs as far as the door.”',
        '{S} pulled them in. “Now?” “A bit,” said {A}, out of kindness. “About like a sheep.” {S} was content with that, and stayed a sheep until it got too hot.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“We had an uncle who went like that,” said {S}. “He was so good at hiding that we found him at Easter, in the good gravy boat.” “What had he been doing?” asked {A}. “Enjoying the quiet,” said {S}.',
        '“And how did he get big again?” asked {A}. {S} tried to remember. “He always said it tickled,” said {S}. “We never knew what.”'
      ]
    },
    {
      id: 'a-pea',
      A: 'partner',
      paragraphs: [
        '“Stay there,” said {H}, and ran for an egg cup to keep {A} in. But hiding is hard to stop. Behind the salt something moved. “There you are!” said {H}. Pop! Now {A} was as small as a pea, and had to shout.'
      ]
    },
    {
      id: 'it-is-the-finding',
      A: 'partner',
      paragraphs: [
        '“It’s the finding!” shouted {A}. “Each time I think: I must get smaller. When you hide, I never find you at once. Your legs stick out, and I look in the teapot first.” “I can hear you,” said {H}, “and I nearly burst.” They looked at each other.'
      ]
    }
  ],
  turn: [
    {
      id: 'wrong-places',
      A: 'partner',
      paragraphs: [
        'So {A} hid behind the pepper. You could see the pea quite well. {H} looked the other way. “Where’s {A}?” said {H} loudly. “In the teapot? No!” Somebody giggled. Pop! That was a thumb. “In the butter? No!” Pop! That was a mouse, and it was biting its sleeve.',
        '{H} asked the clock and a banana, and they had seen nobody. At every no {A} stuck out a bit more. In the end {A} sat all round the pepper, as big as ever, with both eyes shut. “I give up,” said {H}.'
      ]
    },
    {
      id: 'like-weather',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“What did I look like from there?” asked {H}. “Like weather,” said {A}. “First it got dark, and then there was a nose. And you do breathe a lot.” {H} breathed a little less.',
        '“But your hands were good,” said {A}. “They came down slowly. You can tell from below whose hands they are.” {A} still had sugar in one ear. It was shaken out over the saucer, and there was enough for a cup of tea.'
      ]
    },
    {
      id: 'egg-cup-kept',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'The egg cup was dried and put on the low shelf, where {H} could get at it. “In case you go small again,” said {H}. {A} tried to put one foot in. Not even the big toe would fit.',
        '“I had a bath ready for you in there,” said {H}. “Was it a nice one?” asked {A}. “It had everything,” said {H}. “It had a bubble.”'
      ]
    },
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        '“Here!” cried {A}. “You looked for ages!” “For hours,” said {H}. {A} got down from the table, and both shoes fitted. “Now you,” said {A}. {H} crept under the cushion, and took care that both legs stuck out. {A} counted to twenty, and went straight to the teapot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, and waited to be looked for.',
      '{names} peeped round the curtain, and missed it.',
      { text: '{names} looked into the right shoe, to be quite sure.', needs: ['hands'] },
      { text: '{names} counted along, and got to twenty first.', needs: ['hands'] }
    ],
    way: [
      '{names} held quite still, so as to tread on nobody.',
      '{names} sniffed at the sugar, and it sniffed back.',
      { text: '{names} rolled another crumb across, the size of a football.', needs: ['hands'] },
      { text: '{names} moved the cups apart, to make a street.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked everywhere but behind the pepper.',
      '{names} kept the secret, with a good deal of wriggling.',
      { text: '{names} opened a drawer and told it no, very loudly.', needs: ['hands'] },
      { text: '{names} shrugged at the banana, who shrugged back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was put back on the teapot. The sugar was smoothed where the bump had been.',
    'In bed {H} lay down small, with both knees up. Then {H} stretched, and stuck out a little at the end.'
  ],
  last: [
    'One foot was out at the bottom, and nobody found it, and {H} was asleep.',
    'Somebody looked in, and would have found {H} at once. {H} was asleep, and as big as ever.'
  ]
})
