import { wishPlot } from '../wish-plot.ts'

export const circus = wishPlot({
  id: 'wish-circus-clown',
  wishes: ['circus', 'circuses', 'circus tent', 'circus show', 'big top', 'clown', 'clowns', 'circus clown', 'circus clowns', 'acrobat', 'acrobats', 'tightrope', 'tight rope', 'trapeze', 'ringmaster', 'juggler', 'jugglers', 'going to the circus'],
  except: ['afraid', 'scared', 'scary', 'fish', 'clownfish', 'nemo', 'elephant', 'elephants', 'flea', 'fleas', 'lion', 'lions', 'bear', 'bears', 'monkey', 'monkeys', 'piccadilly', 'flying', 'lost', 'evil', 'creepy', 'joined', 'seal', 'seals', 'tiger', 'dog', 'dogs', 'dumbo', 'horse', 'horses', 'class'],
  answers: ['circus', 'clown', 'clowns', 'acrobat', 'acrobats', 'tightrope', 'rope', 'ring', 'tent', 'big', 'top', 'show', 'funny', 'silly', 'nose', 'red', 'shoes', 'laugh', 'laughs', 'laughing', 'juggler', 'who', 'happy', 'little', 'play', 'playing', 'walk', 'walks', 'people', 'trapeze', 'going', 'day', 'trip', 'makes'],
  company: ['clown', 'acrobat', 'rope', 'ring', 'circus', 'bucket', 'shoes'],
  about: 'A clown wants one laugh, and gets none by falling over, until walking the tightrope in earnest in very big shoes.',
  titles: ['The Clown Who Meant It', 'Ladies and Gentlemen, {H}', 'The Acrobat Fell Off the Carpet', 'Very Big Shoes', 'One Laugh Under the Big Top'],
  want: [
    {
      id: 'ring',
      A: 'partner',
      paragraphs: [
        'There was a circus on the carpet. The big top was a sheet over four chairs, and the ring was a scarf. {H} was the clown, with a red sock for a nose, and the biggest shoes at home. The clown wanted one thing, and that was a laugh.',
        '{A} was the acrobat, with a closed umbrella, and walked the tightrope. The rope lay on the floor, but nobody was to say so. “Quiet, please,” said {A}. “It’s very high up here.”'
      ]
    }
  ],
  way: [
    {
      id: 'falls',
      A: 'partner',
      paragraphs: [
        'The clown came into the ring, giggled, and fell over. “Have you hurt yourself?” asked the acrobat. “No!” said {H}. “That was the funny bit.” The clown fell over again, with a shout. {A} brought a cushion.',
        'Next came the bucket. “It’s full of water,” called the clown, giggled, and threw it. Out flew bits of paper, all over {A}. “I know,” said the acrobat. “I helped you tear them up.”'
      ]
    },
    {
      id: 'juggling',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The clown juggled with three rolled socks. The first went up. The second went up. Then the first one came down, and there was no hand free for it. It landed in the umbrella.',
        '“Take two,” said {A}. “Two’s only throwing,” said {H}. In the end they each threw one, and the third one lay in between and was counted. “Three socks!” called the clown, and bowed. “And nobody knows how it’s done.”'
      ]
    },
    {
      id: 'car',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Clowns come in a car, and from a very small car come very many of them. The car was the washing basket. Out of it got {H}, in a hat. Then {H} went round the back, and got out again, in another hat.',
        'That went on until there were seven. “How many are still in there?” asked {A}. {H} had to look. “Just the driver,” said the clown. “But there’s no hat left, so you can’t see who it is.”'
      ]
    },
    {
      id: 'strong',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And now the strongest person in the world!” called {A}, as the ringmaster. {H} stood in front of a broom with a cushion at each end. {H} rubbed both hands, and puffed, and went red. The broom came up to the knees, shaking.',
        '“How heavy is it?” asked the ringmaster. “As heavy as a bus,” gasped {H}. Then {H} had to sneeze, and needed both hands. The bus stayed where it was, under one arm.'
      ]
    },
    {
      id: 'pyramid',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They built a pyramid of acrobats. Usually they stand on each other’s shoulders. But it was too low under the big top for that, so they built it lying down. {A} was the bottom, and {H} lay above, feet against {A}’s head.',
        '“It’s a long way down,” said {H}. “Don’t look,” said {A}. They stretched out four arms and said “hup!” Seen from the ceiling, it must have been splendid.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why is it red?” asked {A}, and felt the clown’s nose. “So that you can see it from the last row,” said {H}. “The shoes too. In a circus everything has to be big enough for the people at the back.”',
        'So they tried from the very back. {A} went and stood behind the door. “Can you see my nose?” called the clown. “No,” called {A}. “There’s a door in front of it.” “And now?” The nose came round the door, by itself, on one finger.'
      ]
    },
    {
      id: 'trapeze',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the trapeze was a bear. It sat in a tea towel, and {H} swung it to and fro. “Now it’ll let go,” said {A}. “There’s a net, isn’t there?” The net was {A}’s jumper, held out in front.',
        'The bear flew. It missed the net and landed on the bread. “It wanted to,” said {H}. The bear was helped to stand, and put up both arms. That is what you do, wherever you land.'
      ]
    },
    {
      id: 'tickets',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came to see the circus, and needed a ticket. “Front row or back row?” asked the clown. “What’s the difference?” There was one chair. “In the front you get wet,” said {H}. “At the back you get less popcorn.”',
        '{A} sat down in the middle. It was the same chair. “Excuse me, that’s my seat,” said the clown, and climbed past {A}’s knees, and trod on both feet. “Excuse me,” said {H}, and climbed back. It was a very full house.'
      ]
    },
    {
      id: 'pet-ring',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“And now the untamed {A}!” called the ringmaster. {A} was in the ring already, and sat on the rope. The clown held out a hoop of two arms. “Hup!” {A} looked through it, to see what there was on the other side.',
        'There was only a clown, and {A} had seen one of those already. So the clown put {H}’s own head through, to show how, and went round in a circle. {A} watched it all to the end. It was a very good audience.'
      ]
    },
    {
      id: 'elder-ran-away',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was in a circus once, for one afternoon,” said {S}. “I was six, and my aunt sold the tickets.” “What were you?” asked {A}. “I was in the way,” said {S}. “Then they gave me a brush, and I brushed a pony.”',
        '“And then?” “Then it was five o’clock, and I had to go home. The pony’s name was Maurice. I’ve never told anybody. I’d only got as far as the left side.”'
      ]
    },
    {
      id: 'child-cannon',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m the cannonball,” said {S}, and rolled up inside a blanket. The drum rolled too. It was {A}, with ten fingers on a tin. “Three, two, one!” called {A}. The cannonball stayed where it was.',
        '“You have to go now,” whispered {A}. “I’m still flying,” said {S}. They all looked up. It took some time. At last the blanket said “bump”, and two arms came out at the top of it.'
      ]
    },
    {
      id: 'baby-laughs',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'In the front row sat {A}, who had laughed at nothing all day. The clown hid behind the sheet, and looked out. {A} looked back. The clown hid. {A} was still looking, and quite worried.',
        'Then {H} picked up a sock, just to have it out of the way. {A} shrieked with joy. {H} put it down and picked it up again. Nobody ever found out what it was about that sock.'
      ]
    },
    {
      id: 'why-not',
      A: 'partner',
      paragraphs: [
        '“Why don’t you laugh?” asked the clown, and sat down on the bucket. {A} thought, high up on one leg. “Because you laugh first,” said {A}. “You giggle, and then I know that a joke is coming. A real clown only tries to do a thing well.”',
        '“What sort of thing?” asked {H}. “Walking the tightrope,” said {A}. {H} looked at the rope. It went right across the ring, thin as wool.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-earnest',
      A: 'partner',
      paragraphs: [
        'So the clown borrowed the umbrella, and did not giggle at all. {H} set one big shoe on the tightrope. Down came the second, on the toe of the first. {H} pulled, but somebody was standing on it. {H} looked behind, to see who.',
        'There was a noise. It was {A}, who was biting a sleeve so as not to laugh. “Quiet, please,” said the clown. “It’s very high up here.” At that the acrobat laughed so much that {A} fell off the tightrope, right into the paper.'
      ]
    },
    {
      id: 'again',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Have you hurt yourself?” asked the clown, and brought the cushion. That was no help. {A} only looked at the shoes, and it began all over again.',
        '“I’m not doing anything,” said {H}. “That’s just it,” said {A}, when there was breath for it. “Could you take two steps away?” The clown took two steps away. They were very big ones, and went flap, flap.'
      ]
    },
    {
      id: 'bow',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'At the end the whole circus walks once round the ring and waves. There were two of them, so they went round several times, and were different people each time. {A} was a strongman and a lady with a plume.',
        '{H} was the back half of a horse. “Where’s my front half?” asked {H}. “That’s me,” said {A}, “but I’m tired.” So the back half pulled the front half in.'
      ]
    },
    {
      id: 'last-number',
      A: 'partner',
      paragraphs: [
        '“Ladies and gentlemen,” said {A} from below, “the clown.” Shoe by shoe {H} got to the end of the rope, and bowed. The umbrella opened. Some of the paper was still in it, and it snowed on them both.',
        '“There’s your laugh,” said {A}. “And I wasn’t even trying,” said {H}. They lay in the ring and looked up into the big top. Now and then one more small laugh came out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed in under the big top, and it came down on one side.',
      '{names} did a roll on the way in, and nobody announced it.',
      { text: '{names} sold tickets at the door, which were leaves.', needs: ['hands'] },
      { text: '{names} beat a drum roll on a box, for the acrobat.', needs: ['hands'] }
    ],
    way: [
      '{names} fell over as well, and that was not funny either.',
      '{names} shook off the paper, and some of it went on falling.',
      { text: '{names} swept the ring with both arms, ready for the next joke.', needs: ['hands'] },
      { text: '{names} brought a plaster for the clown, and stuck it on the cushion.', needs: ['hands'] }
    ],
    turn: [
      '{names} laughed so hard that the big top billowed.',
      '{names} rolled about in the paper, like something in the snow.',
      { text: '{names} held up a scarf as a net, a good way from where it was needed.', needs: ['hands'] },
      { text: '{names} scattered one more handful over the acrobat, for luck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The big top came down, and was a sheet again. {H} rolled up the rope, and the paper went back into the bucket.',
    'The clown took off the nose. Two feet came out of the shoes, no bigger than before, and were washed.'
  ],
  last: [
    'The shoes stood by the bed, one on top of the other, and {H} slept.',
    'It was quiet under the blanket, which was a small big top, and {H} was asleep.'
  ]
})
