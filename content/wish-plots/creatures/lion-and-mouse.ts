import { wishPlot } from '../wish-plot.ts'

export const lionAndMouse = wishPlot({
  id: 'wish-lion-and-mouse',
  wishes: ['lion mouse', 'lions mice', 'lion mice', 'animals friends', 'animal friends', 'animals friend', 'unlikely friends animals'],
  answers: ['lion', 'lions', 'mouse', 'mice', 'friends', 'friend', 'friendship', 'animals', 'animal', 'who', 'net', 'little', 'big', 'kind', 'helps', 'help', 'helped', 'helping', 'saves', 'saved', 'fable', 'aesop', 'become', 'became', 'becomes', 'make', 'making', 'best', 'together', 'jungle', 'different', 'forest', 'unlikely', 'brave', 'tiny', 'are', 'savannah'],
  except: ['zoo', 'farm', 'school', 'nursery', 'toy', 'toys', 'stuffed', 'cuddly', 'imaginary', 'invisible', 'my', 'our', 'cat', 'witch', 'wardrobe', 'king', 'lost', 'computer', 'birthday', 'party', 'vet'],
  company: ['mouse', 'lion', 'mane', 'net', 'rug', 'paw', 'scarf'],
  moods: ['alone'],
  about: 'The mouse, whom the lion let go, asks every five minutes whether it may help now, until the lion is in a net of wool.',
  titles: ['Now, Said the Lion', 'The Lion Was Only Resting', '{H} and the Very Strong Lion', 'One Loop', 'A Net for Somebody Strong'],
  want: [
    {
      id: 'under-the-paw',
      A: 'partner',
      paragraphs: [
        '{A} was the lion, and snored on the rug. {H} was the mouse, and ran straight across its nose. Down came a paw. “I’ll have you on toast,” said the lion.',
        '“Let me go,” said the mouse, “and one day I’ll help you.” The lion laughed until its mane slid down. The mane was a bath mat. But it lifted its paw. Now {H} wanted one thing, and that was to help that lion.'
      ]
    }
  ],
  way: [
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        'The mouse came back. “Now?” it asked. “I’m asleep,” said the lion. The mouse scratched its ear, and it was the wrong ear. The mouse pushed it into the shade, and it did not notice. “Now?”',
        '“I’ve got teeth as long as spoons,” said the lion. “What should I need a mouse for?” And it shut its eyes again.'
      ]
    },
    {
      id: 'in-the-mane',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like in a mane?” asked the mouse. It was allowed to look, if it wiped its feet. In the bath mat there was a hairpin, and half a cracker from before the summer. “You could live in here,” said the mouse.',
        '“Nobody lives in a lion,” said the lion. The mouse came out on the other side with the half cracker. “Somebody did,” it said. “They’ve left their supper.” The lion felt about on top of its head for quite a time.'
      ]
    },
    {
      id: 'who-is-afraid',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Aren’t you afraid of me?” asked the lion. “Very,” said the mouse. “Feel.” The lion laid one big paw on the mouse’s front. The mouse’s heart went so fast that nobody could count it. It was more like a hum.',
        '“Then why do you keep coming back?” “I promised,” said the mouse. It was shaking down to the tail, which was a shoelace. The lion looked at that for a time. Nobody had ever come back before.'
      ]
    },
    {
      id: 'fly',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There’s a bird that sits on the buffalo,” said the mouse, “and eats the flies off it. They’ve been friends for years.” “I haven’t got any flies,” said the lion. Just then one came by. It walked along the lion’s nose, and stopped between its eyes.',
        'The lion twitched one ear, and then the other, and then its tail. The fly stayed. “Now?” asked the mouse. “What fly?” said the lion. Both its eyes were looking at it, and they met in the middle.'
      ]
    },
    {
      id: 'pet-animal',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was one other animal on that plain, and it was {A}. The mouse ran past {A} as well, to see what it would do. It did not put down a paw. It yawned, and left it at that.',
        '“Shall I help you some day?” asked the mouse. {A} thought about its supper, and looked at the place where that comes from. “Done,” said the mouse. So now there were two of them to be helped.'
      ]
    },
    {
      id: 'elder-elephant',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I know this one,” said {S}. “With my mother it was a bear and a wren. Her mother had it with an ox and an ant.” “Who was in the net?” asked {A}. “Always the big one,” said {S}.',
        '“And who thought that nobody could help it?” “The same,” said {S}. “I’ve often wondered why nobody tells them that story.” {A} thought so too. “Perhaps they’re always asleep,” said {A}.'
      ]
    },
    {
      id: 'child-giraffe',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Now I’m a giraffe,” said {S}, with both arms up and a sock on each hand. “I can see the whole land from here.” “Does anybody need help?” asked {A}. “There’s a slipper on its back,” said the giraffe. The mouse ran and turned it over.',
        '“There’s a door open,” said the giraffe. The mouse ran and shut it. “And now?” it asked, out of breath. The giraffe looked all round. “Me,” it said. “My arms ache.” So the mouse held up one elbow, and then the other.'
      ]
    },
    {
      id: 'teeth-grow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What can you do at all?” asked the lion. “Gnaw,” said the mouse. “We have to. Our teeth never stop growing, and if I didn’t gnaw, I couldn’t shut my mouth.” It gnawed a carrot, with the front ones only, from one end to the other.',
        'The lion tried it, too. It bit once, and the carrot was gone. “You don’t get much out of it like that,” said the mouse kindly. “No,” said the lion, and looked at the bit of green.'
      ]
    },
    {
      id: 'net',
      A: 'partner',
      paragraphs: [
        'Then the lion went to fetch a biscuit, and on the way hung a net. It was the long scarf that nobody had ever finished, and it was mostly holes. The lion walked straight in. It roared and pulled, and there was a paw in every hole.',
        'There was the mouse. “Now?” it asked. “No,” said the lion. “I’m resting.”'
      ]
    },
    {
      id: 'resting',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The mouse sat down beside the net and waited. “Are you comfortable?” it asked. “Very,” said the lion, with one leg in the air. “I often rest like this.” A bit of wool was going up its nose.',
        '“You’re about to sneeze,” said the mouse. “Lions don’t sneeze,” said the lion. It sneezed, and every hole in the net got a finger smaller. “Bless you,” said the mouse. It did not say now. But it was a very loud silence.'
      ]
    },
    {
      id: 'too-strong',
      A: 'partner',
      paragraphs: [
        'The lion pulled with all its strength, and then it could only move its ears. “I’m doing the tying myself,” it said. “It’s a net for somebody strong.”',
        '“Are you there, mouse?” it asked. “I’m here,” said {H}. “Now,” said the lion.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-loop',
      A: 'partner',
      paragraphs: [
        'The mouse did not pull at all. Its teeth were a clothes peg. It ran along to the very last loop and gnawed that, click, click, until it came open. Then it took the end of the wool and walked off. Pop, pop, pop went the loops, and out came paw after paw.',
        'Then there was no net, only a mouse, and you hardly saw it for wool. “That was a scarf,” said the lion. “It took us three winters.” “It was mostly holes,” said the mouse.'
      ]
    },
    {
      id: 'winding',
      A: 'same',
      spare: 9,
      paragraphs: [
        'So much wool has to go in a ball. The lion held out two paws, and the mouse ran round them with the end. “You’re tying me up again,” said the lion. “I know,” said the mouse. “Sit still.”',
        'The lion sat still. The wool was all curly, and remembered every loop. In the end the ball was as big as the mouse. A lion with its paws held out looked very polite.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You said that you’d have me on toast,” said the mouse. The lion had not forgotten. It fetched the biscuit at last, and that was toast enough. It set the mouse on one half, and itself next to the other.',
        '“You eat from that end,” said the lion, “and I’ll eat from this one. I’ll be careful in the middle.” It was very careful. When they met, there was one crumb, and the lion ate that. It had never tasted one before.'
      ]
    },
    {
      id: 'on-the-nose',
      A: 'partner',
      paragraphs: [
        'The lion lay down on the rug again. The mouse lay down as well, some way off, as you do with a new friend. “Mouse?” said the lion. “Now?” asked the mouse.',
        '“My nose is cold,” said the lion. So the mouse lay down across it, just where it had run over it before. “Is that a help?” asked {H}. “It’s a great help,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the lion, and not over it.',
      '{names} trembled a bit at the snores.',
      { text: '{names} hung the mane back on the lion.', needs: ['hands'] },
      { text: '{names} made the lion some toast, in case it changed its mind.', needs: ['hands'] }
    ],
    way: [
      '{names} got a toe or two through the holes, and back again.',
      '{names} tugged at the scarf, and it held more lion than before.',
      { text: '{names} fed the lion its biscuit, through a hole.', needs: ['hands'] },
      { text: '{names} counted the holes, and every one had a paw in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the wool, all the way to the mouse.',
      '{names} rolled into the wool, and out at the other end.',
      { text: '{names} held out arms, for somebody to wind it on.', needs: ['hands'] },
      { text: '{names} found the knitting needles from three winters ago.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mane went back to the bath. {H} put the wool in the basket, in case somebody wanted to begin a scarf.',
    'The lion and the mouse washed their paws, side by side. Then each lay down in bed, and each knew where the other one was.'
  ],
  last: [
    'Nobody said “now” any more, not even very low, and {H} was asleep.',
    'There was nobody in all the land who needed help just then, and {H} slept, small and warm.'
  ]
})
