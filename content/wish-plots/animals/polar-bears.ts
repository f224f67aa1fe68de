import { wishPlot } from '../wish-plot.ts'

export const polarBears = wishPlot({
  themes: ['polar-bears'],
  except: ['walrus', 'walruses', 'narwhal', 'narwhals', 'igloo', 'pole', 'santa', 'north'],
  answers: ['seal', 'seals', 'polar', 'bear', 'ice', 'snow', 'arctic', 'cub', 'baby', 'cold', 'little', 'white'],
  company: ['seal', 'duck'],
  about: 'A polar bear wants a seal for company and waits at a hole in the ice, but the seal always comes up at another one.',
  titles: ['The Best Floe in the Sea', 'A Bear at the Wrong Hole', '{H} Lies Still', 'Two Holes in the Ice', 'How to Meet a Seal'],
  want: [
    {
      id: 'at-the-hole',
      A: 'partner',
      paragraphs: [
        '{H} was a polar bear, all in a white towel, over a jumper with a duck on it. The rug was the ice. There was a hole in it, and that was a hoop. Somewhere under the ice, behind the sofa, swam a seal, who was {A}.',
        'The polar bear was alone on all that ice. It did not want to eat anybody. It wanted company. So it sat down at the hole and waited for the seal.'
      ]
    }
  ],
  way: [
    {
      id: 'other-hole',
      A: 'partner',
      paragraphs: [
        'A seal has to come up for air. But it went “Pfff” behind the bear’s back. There was a second hole, which was a belt. In it was the seal’s round head. “Hello!” cried the bear, and jumped. The seal went under at once.',
        'So the bear sat down at the belt. “Pfff,” went the seal, at the hoop. Now there was only the hole. The bear ran to and fro until its paws were hot.'
      ]
    },
    {
      id: 'big-paws',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I can hear you coming,” said the seal, from below. So the bear put on a pair of slippers that were far too big, with fur in them. “Real ones have fur underneath too,” said {H}, “so that they don’t slip. And paws like dinner plates.”',
        'Flop, flop, went the plates. “Is that better?” asked the bear. “Now I know that it’s you,” said the seal.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A polar bear is white all over, but for the nose. {H} covered it with one paw. “Can you see me?” asked {H}. {A} looked out over the edge. There was snow, and snow, and somebody who said, “Can you see me?”',
        '“You mustn’t talk,” said the seal. The snow was still for a while. Then it sneezed, because of the paw.'
      ]
    },
    {
      id: 'black-skin',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Did you know that I’m black underneath?” said {H}. “A polar bear’s skin is black, and its hairs are like glass. I only look white.” The seal wanted to see that. It came quite close, and the bear lifted up its towel.',
        'Underneath there was the duck. “That’s even better,” said the seal, and was gone before anybody could say hello.'
      ]
    },
    {
      id: 'smells',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I can smell a seal through the snow,” said the bear, “from miles away.” It laid its nose on the ice and sniffed along the rug. There was a smell of biscuit. It led to the armchair, and under it.',
        '“Found you,” said the bear. It was half a biscuit with fluff on. The seal was at the other end of the sea, and went “Pfff.”'
      ]
    },
    {
      id: 'under-water',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How long can you stay down?” asked the bear. “Twenty minutes,” said the seal. “A big one can do an hour.” It went under to show it. The bear counted, and looked at the hole. At thirty it got worried, and looked in.',
        'There was the seal, on its back, with both flippers on its tummy. “I was being a fish,” it said. “I forgot that you were there.”'
      ]
    },
    {
      id: 'another-seal',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came along over the ice, with the washing under one arm. “Mind the hole!” cried the bear. {A} minded it, and trod in the other one. Now {A} was a seal as well, and said “Pfff”, because it was cold.',
        '“Stay there,” said the bear, “and I’ll talk to you.” But {A} was already on the way to the wardrobe. They dive very well with towels.'
      ]
    },
    {
      id: 'elder-ice',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I used to fish through the ice with my uncle,” said {S}. “You cut a hole, and sit by it on a bucket. He could sit there from breakfast until dark.” “Did he catch anything?” asked {A}.',
        '“He didn’t put a hook on,” said {S}. “He said that it only upset the fish. But there were often quite a few who came and had a look at him.”'
      ]
    },
    {
      id: 'cub',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the cub and walked behind the bear, in the same towel. “When they’re born they’re no bigger than a guinea pig,” said {A}. “Their mother keeps them in a den of snow all winter long.” “I’m bigger,” said {S}.',
        'There were four feet under the towel, and they did not agree. In the middle of the ice the bear sat down, and came apart in two.'
      ]
    },
    {
      id: 'pet-on-ice',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} lay in the middle of the rug and did not believe in the ice. The bear tried to explain it, and so did the seal. {A} yawned, and all the snow got warm.',
        'Since nobody could go round on that side, the bear had to climb over. It begged pardon with each of its paws.'
      ]
    },
    {
      id: 'why-under',
      A: 'partner',
      paragraphs: [
        '“Why do you always go under?” called the bear. “Because you jump,” said the seal, at the belt. “Somebody who jumps out of the snow is hungry. How can I know that you aren’t?” “And what do you do when you’re not afraid?” asked the bear. “I lie on the ice,” said the seal, “and dry my tummy. But it has to be a good piece, that’s white, and flat, and doesn’t move.” And the seal was gone.'
      ]
    }
  ],
  turn: [
    {
      id: 'be-ice',
      A: 'partner',
      paragraphs: [
        'The polar bear looked at itself. It was white. It went to the middle of the rug, and lay down, and made itself flat. It laid its chin on the floor. It pulled in the nose, and the paws, and the duck. Now it was a piece of ice, and did not move.'
      ]
    },
    {
      id: 'snows-on-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It is not easy to be ice. First there was an itch, and then there was a thought. The bear let them both go by. The clock ticked. From the side you could have taken it for a towel that somebody had dropped.',
        'Then the seal came up in the hoop. “Pfff,” it went. The ice did not say hello. It had never wanted so much to say it.'
      ]
    },
    {
      id: 'one-flipper',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The seal laid one flipper on the white edge, and patted it. The ice was soft, but it held. “That’s new,” said the seal. “This wasn’t here this morning.” It patted a little further up. The ice breathed in, very carefully, and out again.',
        '“The sea’s a bit rough,” said the seal.'
      ]
    },
    {
      id: 'drying',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The seal held on to the ice with both flippers, and they floated past the armchair. “It’s nice ice,” said the seal. “It’s warm. I must tell the others.” The ice was very proud, all the way through.',
        'A corner of the towel had slipped, and the seal pulled it straight. “You’ve got to look after good ice,” it said.'
      ]
    },
    {
      id: 'company',
      A: 'partner',
      paragraphs: [
        'Then the seal came up out of the sea, with a good deal of puffing. It lay down right across the bear, on its tummy, and sighed. It was quite heavy, and rather warm. “This ice has got a duck on it,” said the seal, after a while. “Yes,” said {H}, as softly as ice can.',
        'The seal lifted its head. But it was so comfortable by now. “You didn’t jump,” said {A}. “No,” said the bear. “Then stay flat,” said the seal, and put its head down again. So the bear had company.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} puffed across the ice, like a bit of weather.',
      '{names} sat down on the next piece of ice, which was the mat.',
      { text: '{names} pulled up the towel at the bear’s neck.', needs: ['hands'] },
      { text: '{names} dropped a fish into the hole, and it clinked, being a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} skidded round the hoop, and stayed out of the sea.',
      '{names} popped up behind the sofa, and the bear jumped at that as well.',
      { text: '{names} blew on the bear’s hot paws.', needs: ['hands'] },
      { text: '{names} straightened the belt, so that the hole was round again.', needs: ['hands'] }
    ],
    turn: [
      '{names} drifted past the new ice, and took it for ice.',
      '{names} shivered a little, because the ice was so good.',
      { text: '{names} brushed a crumb off the ice.', needs: ['hands'] },
      { text: '{names} drew it on the map, as a new piece of north.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took up the holes and swept the ice. The towel hung over the side of the bath, and went on dripping for some time.',
    'When the bear had washed, it got a new piece of ice, and that was the bed. It was flat, and it did not move. {H} lay down on it, quite flat, to dry a bit more.'
  ],
  last: [
    'The ice drifted along without a sound, with {H} on it, asleep.',
    'Nobody jumped, and nobody went under, and {H} was asleep on the warm ice.'
  ]
})
