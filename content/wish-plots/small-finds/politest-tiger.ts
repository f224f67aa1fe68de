import { wishPlot } from '../wish-plot.ts'

export const politestTiger = wishPlot({
  id: 'wish-politest-tiger',
  beginsElsewhere: true,
  wishes: ['face painting', 'face paint', 'face paints', 'face painted', 'painted face', 'painted faces', 'paint face', 'paints face', 'facepaint', 'facepainting', 'face-painting', 'face-paint', 'face painter', 'tiger face', 'tiger face paint', 'painted tiger', 'painted as a tiger', 'tiger painted', 'tiger stripes face', 'face tiger', 'painted like a tiger', 'whiskers painted', 'painted whiskers', 'had her face painted', 'got his face painted'],
  answers: ['tiger', 'stripes', 'stripy', 'whiskers', 'orange', 'black', 'fair', 'party', 'fete', 'fête', 'school', 'summer', 'queue', 'sponge', 'brush', 'mirror', 'wash', 'off', 'lady', 'first', 'today', 'yesterday', 'roar', 'got', 'had', 'her', 'his', 'my', 'the', 'with', 'like', 'as', 'scary', 'cheek', 'cheeks', 'nose', 'fun', 'day', 'whole', 'sleep', 'bed', 'keep', 'refuses', 'won’t', 'let', 'nobody', 'knew', 'recognised', 'recognise', 'recognized', 'know'],
  except: ['black', 'butterfly', 'spiderman', 'spider', 'unicorn', 'princess', 'clown', 'superhero', 'batman', 'flag', 'football', 'allergic', 'allergy', 'rash', 'itchy', 'sore', 'eye', 'eyes', 'pen', 'marker', 'wall', 'baby', 'dog', 'cat', 'sister', 'brother', 'scared', 'afraid', 'horse', 'nails', 'tribe', 'war', 'room', 'zoo', 'real', 'tea', 'lipstick', 'makeup', 'halloween', 'skeleton', 'zombie', 'vampire'],
  moods: ['first', 'proud', 'change', 'learning'],
  out: true,
  company: ['tiger', 'biscuit', 'brush', 'sponge'],
  about: 'The hero is painted as a tiger and everybody knows who it is, for it hops and says please; but whoever is not known gets no biscuit.',
  titles: ['The Politest Tiger', 'Hello, {H}', 'A Tiger Does Not Hop', 'No Biscuit for Tigers', 'One Stripe Behind the Ear'],
  want: [
    {
      id: 'stripe-by-stripe',
      A: 'partner',
      paragraphs: [
        'The sponge was cold, and smelled of crayons. It made {H}’s face orange all over. Then came the brush, for the stripes. Under the nose it tickled so much that both of {H}’s feet curled up. “Keep still, tiger,” said Ms Rey, whose tent it was.',
        'A tiger looked out of the mirror. {H} did not know it at all, and wanted nobody else to know it either. “Rah,” it said, behind {A}. {A} turned round. “Hello, {H},” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'hello-again',
      A: 'partner',
      paragraphs: [
        '“It’s your hair,” said {A}. “I’d know that anywhere.” So {H} swapped coats with {A}, and put up the hood. Only stripes looked out. The tiger went through the whole fair like that.',
        '“Hello, {H},” said the man with the ducks. “{H}, your lace is undone,” said the lady with the cakes. The tiger bent down and did it up. “How do they know?” it asked. “It isn’t even my coat.”'
      ]
    },
    {
      id: 'how-stripes-feel',
      A: 'same',
      spare: 1,
      paragraphs: [
        'When the paint was dry, it pulled a little, like a sock on your face. {H} tried out what it could do. If {H} smiled, the whiskers went up. If {H} frowned, two stripes met in the middle and became one.',
        '“Does it itch?” asked {A}. “Only where I mustn’t scratch,” said {H}. {A} was allowed to scratch beside it, under the ear. The tiger shut its eyes. It nearly made a noise.'
      ]
    },
    {
      id: 'in-the-queue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'By the tent stood all those who still had faces. They shuffled forward, and looked at the pictures on the board. There was a butterfly, and a pirate, and a thing that might have been a cake. “What’s it like?” asked a boy. “Wet,” said the tiger.',
        'The boy thought it over. “And does it go off again?” “In the evening,” said {H}. The boy was glad, for he needed his face on Monday. His granny was coming.'
      ]
    },
    {
      id: 'on-everything',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The tiger was not quite dry. A bit of it was on the hood. A bit was on the cup that it drank from, at the edge. {A} had an orange ear, and could not say since when.',
        '“I can see everywhere that you’ve been,” said {A}. It was true. The tiger had left tracks, but with its cheeks. On a tent pole was half a nose, as high up as {H}.'
      ]
    },
    {
      id: 'other-roar',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“That was never a roar,” said {A}. “You say it as if it was in a book. It’s got to come from down here.” {A} stood with both feet apart, took in air, and let it go. Two pigeons left. A man with candyfloss turned round.',
        'The tiger tried it from down there. It came out as a sort of yawn. “That’s good,” said {A}. “That’s a tiger who isn’t even hungry. They’re the ones to look out for.”'
      ]
    },
    {
      id: 'eating-with-stripes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It is not easy to have a sausage with whiskers on. {H} pulled in both lips, and bit with only the front teeth. “You look like a horse,” said {A}. A bit of mustard got on, and that was yellow, so it could stay.',
        '“It tastes of crayon,” said {H}. “The sausage?” “All of it.” Then they had lemonade, through a straw, for a tiger’s mouth is safest if nothing touches it. It was the most careful meal that a tiger ever had.'
      ]
    },
    {
      id: 'another-tiger',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By the hoopla they met another tiger. It was smaller, and it had ice cream in its stripes. The two of them looked each other up and down. “Rah,” said {H}. “Rah,” said the small one, and it sounded just the same.',
        '“Do you know who that is?” asked {A}. “No,” said {H}. “And it doesn’t know me, either.” It was the first one all day. They shook hands on it, orange on orange.'
      ]
    },
    {
      id: 'in-the-window',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the window of a car stood a tiger, and {H} jumped. It jumped as well. “I keep forgetting,” said {H}. From inside you can’t see it. In there it was the same {H} as this morning, and it looked out through two holes.',
        '{A} bent down beside the tiger in the window, and pulled a face. It did not help much. {A} had only that one to pull with, and everybody knew it.'
      ]
    },
    {
      id: 'guessing-ears',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it’s the ears,” said {A}. The ears had been left plain. They stuck out at the sides, pink, and looked like {H}. So {A} pulled the hood down over them, as far as it went. “Can you hear me?” asked {A}.',
        '“What?” said the tiger. “Say something that only a tiger would say,” shouted {A}. The tiger thought. “What?” it said. It would not have fooled anybody.'
      ]
    },
    {
      id: 'ms-rey-knows',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went by the tent again, to ask. “I’ve done nineteen tigers today,” said Ms Rey, whose hands were nine colours, and one thumb green. “They all sit down as somebody. And then I paint on top of that, and somebody’s still sitting there.”',
        '“Can you paint that over too?” asked {H}. Ms Rey held the brush up to the light. “It’s not in the box,” she said.'
      ]
    },
    {
      id: 'pet-meets-tiger',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'The tiger came up to {A} from the front, quite low, with its claws out. {A} looked at the orange, and the stripes, and the hood. Then {A} smelled at one hand, and all of {A} was pleased.',
        '“You didn’t even look,” said {H}. “You could be a bus.” {A} leaned against the tiger, with some weight. Stripes were nothing to {A}, who went by the nose.'
      ]
    },
    {
      id: 'elder-beard',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was a pirate once, with a cork beard,” said {S}, “for the school play. I was so good that my own mother clapped for the wrong boy.” “Did you tell her?” asked {A}. “At supper,” said {S}. “She said that he’d been very good.”',
        '{S} rubbed {S}’s chin. “It took a week to get the cork off. On the Thursday she looked at me and said, oh, it was you.”'
      ]
    },
    {
      id: 'child-painted',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Who am I?” asked {S}, and held both hands in front of {S}’s face. “{S},” said {A}. “How did you know?” “You’ve got your feet on,” said {A}. {S} looked down, and it was so.',
        '{S} sat on them. “And now?” {A} walked round slowly, and did not know at all. It might be a cushion, or the mayor. {S} could hold out for only a moment. “It’s me,” said {S}, through the fingers.'
      ]
    },
    {
      id: 'it-hops',
      A: 'partner',
      paragraphs: [
        '{A} walked behind the tiger, and watched. “There!” said {A}. “You hopped over the crack. You do that at every crack. And you said please to a bin. A tiger doesn’t hop, and it never says please.”',
        '{H} set down one foot, as if it weighed as much as a sofa. The shoulders came after it, and then, a long time later, the other foot. It came down right on a crack. “Who’s that?” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-gate',
      A: 'partner',
      paragraphs: [
        'At the gate sat old Mrs Lund, with the tickets. In one pocket was a biscuit for {H}, as always. The tiger came along, heavy and slow, and said nothing. “My word, a tiger,” said Mrs Lund. It had worked!',
        '“Have you seen {H}?” Mrs Lund asked {A}. “I’ve kept a ginger one.” The old lady looked past the tiger, down the road. The tiger swallowed. “Don’t tigers get one?” it asked, from very far down. “It’s {H}’s,” said Mrs Lund.'
      ]
    },
    {
      id: 'round-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The tiger lay down by the gate, where it could see the pocket. It laid its chin on both paws. A family came out, and stepped over its tail, which was {A}’s scarf. Not one of them said hello.',
        '“Is it nice, not to be known?” asked {A}. “Very,” said the tiger. It looked at the pocket. “It’s just a bit long.”'
      ]
    },
    {
      id: 'cake-lady',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The lady with the cakes came by on her way home. “That’s a fine tiger,” she said to {A}. “Is it yours?” “It followed me,” said {A}. The lady walked round it in a large curve. An hour ago she had known it by its lace.',
        'The tiger did not turn its head. Only its ears moved, for it was laughing somewhere inside, where there was no paint.'
      ]
    },
    {
      id: 'one-hop',
      A: 'partner',
      paragraphs: [
        'In front of the gate there was a crack. The tiger looked at that, and at the biscuit. Then it hopped over, quite lightly. “Please,” it said. “{H}!” cried Mrs Lund. “Were you in there all the time?”',
        '{H} bit the biscuit in two, and gave {A} half. Outside the gate it was a tiger again, heavy and slow, with crumbs in its whiskers. It walked over eleven cracks. At the twelfth it hopped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a dab of orange too, on the nose.',
      '{names} looked behind the mirror for the tiger.',
      { text: '{names} held the pot of black, and breathed very quietly.', needs: ['hands'] },
      { text: '{names} handed over the brush for the whiskers.', needs: ['hands'] }
    ],
    way: [
      '{names} walked at the tiger’s heels, and gave it away.',
      '{names} stepped on a crack, and nothing happened.',
      { text: '{names} waved at the tiger by its own name.', needs: ['hands'] },
      { text: '{names} pulled the hood a bit further down.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept back, in case it was a real one.',
      '{names} found a crumb of ginger, by a paw.',
      { text: '{names} showed three tickets, and one for a tiger.', needs: ['hands'] },
      { text: '{names} pointed down the road, where nobody was.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tiger went at the basin. It came off with cream and a warm cloth, first the whiskers and then the stripes. The water was as orange as tea.',
    'Then there was a face again, a bit pink, and {H} lay down with it. Behind one ear a stripe had been forgotten.'
  ],
  last: [
    'The stripe lay on the pillow, on the side that nobody saw, and {H} was asleep.',
    'Heavy, like something as big as a sofa, and saying nothing at all, {H} slept.'
  ]
})
