import { wishPlot } from '../wish-plot.ts'

export const island = wishPlot({
  id: 'wish-island',
  wishes: ['island', 'islands', 'castaway', 'castaways', 'shipwreck', 'shipwrecked', 'marooned', 'robinson crusoe'],
  answers: ['desert', 'deserted', 'alone', 'stranded', 'adventure', 'living', 'tropical', 'palm', 'tree', 'trees', 'coconut', 'coconuts', 'message', 'bottle', 'raft', 'rescue', 'rescued', 'crab', 'sea', 'ship', 'beach', 'stuck', 'lost', 'robinson', 'crusoe', 'tiny', 'little', 'secret', 'exploring', 'own', 'boat'],
  except: ['treasure', 'pirate', 'pirates', 'volcano', 'dinosaur', 'dinosaurs', 'sodor', 'traffic', 'ferry', 'lighthouse', 'monster', 'monsters', 'mermaid', 'dragon', 'dragons', 'giant', 'floating', 'flying', 'magic', 'storm', 'flood', 'holiday', 'live', 'nana', 'grandma', 'lives', 'moving', 'talking', 'sad', 'drowned'],
  moods: ['alone', 'lost'],
  company: ['island', 'palm', 'sea'],
  about: 'Two are shipwrecked on two desert islands, and neither can be rescued, until both of them are the ship.',
  titles: ['Two Desert Islands', 'Somebody with Arms Up', '{H} Is Shipwrecked Until Bedtime', 'Nobody on Either of Them', 'The Bottle That Came Back'],
  want: [
    {
      id: 'two-islands',
      A: 'partner',
      paragraphs: [
        '{H} was shipwrecked on a desert island. It was the rug. There was a palm on it, which was a mop in a boot, and nothing else but beach. {H} wanted to be rescued before dark.',
        'Across the sea lay another island, with cushions. {A} was shipwrecked there too, with a book. “Can you rescue me?” called {H}. “How can I?” called {A}. “I haven’t got a ship either. And I’m in the middle of a chapter.”'
      ]
    }
  ],
  way: [
    {
      id: 'round-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First of all {H} explored the island. You keep the sea on your left, and walk. After fourteen steps {H} came to a palm. “There are two palms here!” called {H}. “What’s it standing in?” called {A}. It stood in a boot.',
        '“Then it’s the same one,” called {A}. “That’s how you can tell an island. You walk and walk, and you come to yourself.” {H} walked round once more the other way. That made it one palm again.'
      ]
    },
    {
      id: 'coconut',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Something small and brown came over the sea, and rolled up on the beach. It was a walnut. “A coconut!” called {A}, who had pushed it. “They float. They can be on the way for months, and where they land they grow.”',
        '{H} buried it at once, under a corner of the rug. Then {H} sat down beside it, to be in the shade later. It was lucky that somebody who’s shipwrecked has time.'
      ]
    },
    {
      id: 'ship-passes',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“A ship!” called {H}. At first there was only the top of a mast. Then came the funnel, and last of all the ship, since the sea is bent. It was a slipper. {A} pushed it along behind the sofa with one arm.',
        '{H} jumped and waved with both arms. The ship went toot. Somebody on deck waved back, with a very small hand. “It’s going past!” said {H}. “They think we’re saying goodbye,” said {A}. “They’re polite, on ships.”'
      ]
    },
    {
      id: 'big-letters',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'When you’re shipwrecked, you write SOS on the beach. It has to be big, to be read from the air. {H} wrote it with socks. One S took four, and the O took five, and then there were no more. {H} looked all over the island for another S.',
        '“What does it say?” called {A}. “So,” called {H}. {A} thought about it. “So what?” called {A}.'
      ]
    },
    {
      id: 'shark',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A fin went round the island. It was the corner of a tea towel, and {A} was underneath it. “What do you want?” asked {H} from the beach. “Nothing,” said the shark. “I’m on my way.” “Where to?” “Round,” said the shark.',
        'It went round three more times, and each time {H} pulled in ten toes. “Don’t you get anywhere?” asked {H}. “Here,” said the shark. “I always get here. It’s the bit I like best.”'
      ]
    },
    {
      id: 'three-things',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What three things would you take to a desert island?” called {A}. {H} thought. “My bed,” said {H}, “and the kitchen. And the number nine bus.” “With the driver?” “He’s got to drive it,” said {H}.',
        '“Then it isn’t a desert island,” called {A}. “It’s our street with sea round it.” That was true. {H} liked it more and more.'
      ]
    },
    {
      id: 'menu',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Towards noon it was time to think of dinner. “What are you having?” called {H}. “Coconut,” called {A}. “And you?” “Coconut. What’ll you have tomorrow?” “I thought coconut.” They were both silent for a bit.',
        '“And on Sunday?” asked {H}. “Coconut,” said {A}, “but I’ll comb my hair for it.” {H} wet one hand a little, and did the parting already.'
      ]
    },
    {
      id: 'crab',
      A: 'other',
      spare: 8,
      paragraphs: [
        'A crab came out of the sea on {A}’s five fingers, and went along the beach sideways. It bumped into the boot. It couldn’t turn, for then it would have been going forwards. So it waited for the boot to go.',
        '{H} moved the palm over a little. “Much obliged,” said the crab, and went on, and met the mop handle. It had come all the way for that, it seemed. It held on to it with one claw, and told it about the sea.'
      ]
    },
    {
      id: 'elder-thursday',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once stayed on an island where the boat came on Thursdays,” said {S}. “It brought the post, and the bread, and whoever was on it. We all stood on the jetty to see. Often it was only a sheep.” “And when it was stormy?” asked {A}.',
        '“Then the boat couldn’t come, and it wasn’t Thursday,” said {S}. “Once it was Wednesday for three weeks. Nobody minded, except the sheep.”'
      ]
    },
    {
      id: 'wave',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the wave. “Shhh,” said the wave, and came up the beach on its tummy as far as {A}’s feet. “Shhh,” it said, and went back. When it had gone, one slipper had gone with it.',
        '“I need that,” said {A}. “Shhh,” said the wave, and brought something on its next way up. It was a hat. “That isn’t the same thing,” said {A}. “It’s the sea,” said {S}. “You don’t get to choose.”'
      ]
    },
    {
      id: 'seal-rock',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Then {H} saw that there was a third island. It was quite small, and somebody was shipwrecked on it already. It was {A}. “Ahoy!” called {H}. {A} must have been there for years, and had settled in.',
        '“We’ll send help as soon as there is any!” called {H}. {A} looked over for a moment. It was the look of somebody who has asked for nothing, and is quite dry.'
      ]
    },
    {
      id: 'bottle',
      A: 'partner',
      paragraphs: [
        '{H} drew somebody small with both arms up. The picture went into a bottle, and the bottle went out to sea. But {A} had sent one too. In the middle they bumped, and each rolled home again.',
        '{H} ran down to the beach and pulled out the picture. “There’s somebody on an island!” called {H}. “They’ve got their arms up. It looks bad.” “Mine’s no better,” called {A}.'
      ]
    },
    {
      id: 'who-comes',
      A: 'partner',
      paragraphs: [
        '“It’s the tide,” said {A}, and shut the book. “It comes in on every side of an island, and brings whatever there is. That’s how palms get there.” “Then how does anyone get away?” asked {H}.',
        '“Somebody has to come who isn’t shipwrecked.” They looked across the sea. There was nobody but the two of them, and it was getting dark. {H} looked at the washing basket.'
      ]
    }
  ],
  turn: [
    {
      id: 'i-am-the-ship',
      A: 'partner',
      paragraphs: [
        '“I’m not shipwrecked any more,” said {H}. “I’m the ship.” {H} rowed out in the basket with two wooden spoons, to rescue whoever had those arms up. Halfway across a cushion came along, and on it sat {A}. “Stay where you are!” called {A}. “I’m rescuing you!” “I’m rescuing you!” called {H}.',
        'They bumped, like the bottles. Only nobody rolled back. “Who’s left, then?” asked {A}. They turned round. There lay one island, and there lay the other, with nobody on either of them. “Look,” said {H}. “Now they really are desert islands.”'
      ]
    },
    {
      id: 'one-oar',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They tied the two ships together with a scarf. {H} rowed on the left and {A} rowed on the right. But {A}’s arms were tired from the chapter, and so they went round in a ring. The palm came by, and the cushions, and the palm.',
        '“Row less,” said {A}. “Row more,” said {H}. In between was a wave that was just right, and it took them straight on for two strokes.'
      ]
    },
    {
      id: 'mountain-feet',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'From the sea an island looks smaller than it is. “That’s only the top of it,” said {A}. “It’s a mountain, and it stands on the bottom of the sea. It’s up to its neck in it.” {H} bent over the edge of the basket, and looked for the rest.',
        '“Hasn’t it got cold feet?” asked {H}. “It’s never said so,” said {A}. They rowed more softly after that, so as not to splash it in the face.'
      ]
    },
    {
      id: 'star',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Sailors go by the stars at night. {H} found one straight away. It was green, and quite low, and it never moved. “That’s the one you steer by,” said {A}. It belonged to the kettle, or to the clock beside it.',
        'They kept it ahead of them. Behind them ran a long crease, right across the rug. It’s how the sea remembers you.'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        'Since nobody lived there, they could take whichever they liked. They took the one with the cushions, and pulled both ships up on the beach. From there you could see the palm over on the other one, black against the window.',
        '{H} still had the picture. “That one hasn’t been found yet,” said {H}, “with its arms up.” {A} looked at it closely. “It’s a bit like you,” said {A}. {H} took a pencil, and drew somebody beside it, with a book.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bobbed about in the sea between the two.',
      '{names} lay down in the shallows and would not be rescued.',
      { text: '{names} hung out a towel on the mainland, and it was not a sail.', needs: ['hands'] },
      { text: '{names} looked through both hands for a ship, and found a lamp.', needs: ['hands'] }
    ],
    way: [
      '{names} fished a slipper out of the sea and threw it back.',
      '{names} drifted by on the tide and washed up at the door.',
      { text: '{names} waved both arms for help, until both arms ached.', needs: ['hands'] },
      { text: '{names} stood the palm up again after the wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay out at sea and rocked a little from the bump.',
      '{names} moved over on the beach for two ships.',
      { text: '{names} pulled in the boats by a very long sleeve.', needs: ['hands'] },
      { text: '{names} wrung out the sea a bit, at one corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'The palm went back to its bucket and the boot to the door. On the windowsill stood the bottle, with two in it.',
    '{H} washed, and rowed over to the bed, and went ashore. It had sea on three sides and a wall on the fourth. The tide came in quite softly, up to {H}’s chin.'
  ],
  last: [
    'On this island there was somebody, with both arms up beside the pillow, and it was {H}, asleep.',
    'Somebody had come who was not shipwrecked, and {H} slept.'
  ]
})
