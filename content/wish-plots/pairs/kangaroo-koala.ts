import { wishPlot } from '../wish-plot.ts'

export const kangarooKoala = wishPlot({
  id: 'wish-kangaroo-koala',
  wishes: ['kangaroo koala', 'kangaroos koalas', 'koala kangaroos', 'koalas kangaroo', 'kangeroo koala', 'kangeroos koalas', 'joey koala', 'roo koala', 'wallaby koala', 'wallabies koalas', 'kookaburra koala', 'koala wombat kangaroo', 'australian animals', 'aussie animals', 'animals australia', 'australian bush', 'outback animals', 'animals outback'],
  except: ['zoo', 'fire', 'bushfire', 'hurt', 'rescue', 'plane', 'flying to', 'shark'],
  answers: ['friends', 'friend', 'best', 'bush', 'outback', 'pouch', 'hop', 'hopping', 'jump', 'tree', 'gum', 'australia', 'billabong', 'joey', 'baby'],
  company: ['kangaroo', 'koala', 'kookaburra', 'joey'],
  about: 'A kangaroo can only hop forwards and a koala climbs down only backwards, so they overshoot the good gum tree each time, until the koala catches it in passing.',
  titles: ['Forwards and Backwards', 'The Tree That Was Always Behind Them', '{H} Hops Right Past It', 'A Koala in the Pouch', 'Once More Round the Bush'],
  want: [
    {
      id: 'gum-tree',
      A: 'partner',
      paragraphs: [
        '{H} was a kangaroo, with an apron for a pouch. It wanted to see the moon come up at the billabong, and not alone.',
        'In the fork of a gum tree, and that was a chair, slept a koala. It was {A}. “Come along,” said the kangaroo. “I’d come for a tree,” said the koala, with one eye open. “I’ve eaten this one. But I can’t walk far.” “There’s a lovely one down there,” said {H}. “It’s all young leaves.”'
      ]
    }
  ],
  way: [
    {
      id: 'past-it',
      A: 'partner',
      paragraphs: [
        'A koala climbs down bottom first. So {A} came away from the chair backwards, and backwards got one foot into the pouch. “Hold on,” said {H}. Boing, went the kangaroo, boing, boing, boing.',
        'And there stood the tree, which was the big armchair. “Stop!” said the koala. But one boing was a long way, and they were past it. “Go back a bit,” said the koala. “I can’t,” said {H}. “I haven’t got a backwards.”'
      ]
    },
    {
      id: 'cough-drops',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The kangaroo tried one of the leaves that the koala ate. It smelled of cough drops. “You can have it back,” said {H}, after a while. “It’s tough, and it’s got nothing in it.” “That’s why I’m so tired,” said the koala.',
        '“Then why don’t you eat grass?” “Everybody eats grass,” said {A}. “There’s never any quarrel over these.” And it chewed, and in the middle of a chew it was asleep.'
      ]
    },
    {
      id: 'tail',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The kangaroo had to have a rest, and sat down on its tail. It was a long sock with a sock in it. “Is that a chair?” asked the koala. “It’s a third leg,” said {H}. “I can lean on it, and box with both feet.”',
        'The koala looked behind itself, to see what it had there. There was nothing at all, but it was very well padded. “Mine’s just for sitting in forks,” said {A}. “I’ve sat on it for years, and it’s never once hurt.”'
      ]
    },
    {
      id: 'two-pouches',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Haven’t you got a pouch as well?” asked the kangaroo. “I have,” said the koala, “but it opens at the bottom.” The kangaroo laughed so much that the apron shook. “Then everything falls out!”',
        '“Nothing falls out. You pull it shut,” said {A}, “like a bag for gym things.” The koala looked into the other one, which opened at the top. There were three crumbs in it, a button and a leaf. “And that’s what you get,” it said, “with the lid up.”'
      ]
    },
    {
      id: 'magpie',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was a magpie in the next tree, and it was {A}. In spring they swoop at everybody who comes by. “I’m only swooping for my nest,” said {A}. “It isn’t meant badly.” And it came down with both arms out and clapped its beak.',
        '{H} held the colander overhead, with two paper eyes on the back. That’s how you do it. “Who’s that?” asked the magpie. “That’s my other face,” said the kangaroo. The magpie did not know what to say to a colander, and sang something instead.'
      ]
    },
    {
      id: 'wombat',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Beside the path there was a hole, and that was under the blanket. A wombat lived there, and did not come out. “It’s down there with its bottom to the door,” said the koala. “It’s as hard as a board. Nobody gets past that.”',
        'The kangaroo bent down. “Is the billabong this way?” it called into the hole. There was a scratching, and then something small rolled out. It was a cube. “That’s its droppings,” said {A}. “They come like that. It means straight on.”'
      ]
    },
    {
      id: 'ants',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The kangaroo hopped from the shade into the sun and out of it again. The sand was so red and so hot that you could not stand on it for long. “It looks as if you were dancing,” said the koala from above.',
        '“I’m only changing feet.” “Do it like me,” said {A}, and hung down both arms from a cool branch, like washing. “You’ve got a branch,” said {H}. The koala thought about that. It was quite true, and it hung there a little more gratefully.'
      ]
    },
    {
      id: 'joey-talk',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“When I was born, I was as big as a bean,” said the kangaroo. “So was I,” said the koala. They were both surprised. “I climbed up all by myself, in the dark, into the pouch.” “So did I,” said {A}. “And then I slept.”',
        '“I only slept till I’d got legs,” said {H}. “I haven’t finished yet,” said the koala. It counted on its fingers how long it had been. On each hand it had two thumbs, so it came out as rather more.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They tried it side by side, without the pouch. The koala went on all fours, and walked as you walk in someone else’s slippers. After three steps the kangaroo was a long way ahead.',
        '“Wait!” called the koala. The kangaroo waited. The koala caught up, and lay down on its feet, since it had got there. “We’re making good time,” said {A}, and shut both eyes.'
      ]
    },
    {
      id: 'pet-bush',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Under a bush lay {A}. “What sort is it?” asked the kangaroo. It looked for a pouch, and there was none, at the top or at the bottom. “A dingo, perhaps,” said the koala. “Or a possum. It’s got the face.”',
        '{A} looked at them with just that face. Then {A} went on with what it had been doing in the shade. “It’s been here longer than we have,” said {H}, “you can tell by how it lies.”'
      ]
    },
    {
      id: 'elder-verandah',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knew somebody who had a kangaroo come to the back door,” said {S}. “It wanted the end of the toast. Every evening it stood there like an uncle.” “And did it hop?” asked {A}.',
        '“Very little,” said {S}. “When it wasn’t in a hurry it walked. Two hands down, and then the tail, and then both legs together. It looked as if it had lost a penny.” {A} tried it, as far as the window. You do see the floor very well.'
      ]
    },
    {
      id: 'joey',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the joey, and went in head first, as joeys do. In {S} went, under the apron, with a somersault to finish. For a time there was nothing but feet.',
        'Then the other end came up, with a face on it. “Who’s been eating leaves in here?” asked {S}. “There was a koala,” said {A}. The joey sniffed. “It’s left the window open,” it said, and went down again.'
      ]
    },
    {
      id: 'baby-joey',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On the red ground sat {A}, who was just the size for a pouch. “They all look at it like that,” said the koala. The kangaroo bent down, to show what was in there.',
        'It was a sock. {A} took it out, and put it back, and took it out. “That’s all that mine ever did as well,” said the kangaroo. “They want to know if you can get it back in.”'
      ]
    },
    {
      id: 'all-round',
      A: 'partner',
      paragraphs: [
        'So they had to go right round Australia, by the window and the door. Boing, boing, boing. There was the tree again. “Now!” said the koala, and they were past it. By the third time the sky was red.',
        '“You can’t stop,” said {A}, “and I can’t steer. I can’t do a thing but sleep and hang on.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hang-on',
      A: 'partner',
      paragraphs: [
        '“Then hang on!” said {H}. “I’ll go past it, and you’ll catch it.” The koala stuck out both arms. Boing, boing, and there it came. The koala grabbed the tree. It had two thumbs on each hand to do it with.',
        'The tree held, and the apron held. The kangaroo swung round in the air, and sat down on its tail. “Now that,” said the koala, “was a backwards.”'
      ]
    },
    {
      id: 'kookaburra',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A kookaburra had seen it all. It began low down, “Koo-hoo-hoo,” and then it laughed until its branch shook. {A} did it, with a hand in front.',
        'The kangaroo laughed too, and it came out as a cough. “That isn’t at us,” said the koala. “It’s how they say good night. It’s meant for the other kookaburras.” A long way off another one was laughing, and it had seen nothing.'
      ]
    },
    {
      id: 'young-leaves',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The koala smelled at every leaf before it took one. It took the third, and not the first two. “What’s wrong with those?” asked the kangaroo. “Nothing,” said {A}. “They’re for tomorrow.”',
        'Down below, the kangaroo cropped the grass, with its elbows on the ground. They both chewed, one above and one below. It was about the same sound.'
      ]
    },
    {
      id: 'drink',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'At the billabong the kangaroo had a drink out of a cup, and wetted both arms as well. “That’s so that they’re cool,” said {H}. “The wind does the rest.” The koala wanted nothing. It had all it needed in the leaves.',
        'Only a drop fell on its nose, from the other’s elbow. “Rain,” said the koala. It had been to the billabong now, in its way.'
      ]
    },
    {
      id: 'moon',
      A: 'partner',
      paragraphs: [
        'Then the moon came up over the billabong, as round as a plate. In fact it was one, and {A} pushed it up behind the armchair. “That’s how I go up as well,” said {A}. “You hardly see it move.”',
        '“Where are you going tomorrow?” asked the koala. “Home,” said {H}. “It’s that way.” It was all behind them. “Then we’ll have to go round,” said the koala. “Wake me when we’re past it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slumped under the gum tree, like so much bark.',
      '{names} bounced once or twice, in the direction of the billabong.',
      { text: '{names} tied the apron tighter behind the kangaroo.', needs: ['hands'] },
      { text: '{names} shook the tree, and nothing came down.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the way of Australia, and had to move.',
      '{names} panted a little, just from all that boing.',
      { text: '{names} stuck out an arm or two at the next boing, and caught only wind.', needs: ['hands'] },
      { text: '{names} turned the armchair to face the kangaroo.', needs: ['hands'] }
    ],
    turn: [
      '{names} fell over too, on the other side.',
      '{names} went along to the billabong, by the short way.',
      { text: '{names} stood the tree up straight again.', needs: ['hands'] },
      { text: '{names} polished the moon on a sleeve, behind the armchair.', needs: ['hands'] }
    ]
  },
  bed: [
    'The moon went back to the plates, and the pouch to its hook.',
    'The kangaroo washed, hopped, and was past the bed. It went right round by the door. Then somebody put out an arm.'
  ],
  last: [
    'This time {H} did not go past it, and was asleep.',
    'Somewhere a kookaburra laughed, but it was a long way off, and {H} slept.'
  ]
})
