import { wishPlot } from '../wish-plot.ts'

export const thunder = wishPlot({
  themes: ['thunder'],
  except: ['chapped'],
  moods: ['afraid', 'sleepless', 'waiting'],
  answers: ['tormenta', 'trovão', 'tempestade', 'orage', 'radi', 'stormy', 'thunder', 'loud', 'noise', 'noises'],
  about: 'Each flash knocks down the tower of cups, until the hero counts and needs the storm for the last cup.',
  titles: ['Seven Cups and a Thunderstorm', 'The Lightning Rings the Bell', '{H} Asks for One More', 'It Thundered Afterwards', 'Time for One Cup'],
  want: [
    {
      id: 'tower',
      A: 'partner',
      paragraphs: [
        'Outside there was a thunderstorm, and inside {H} was building a tower of seven cups. Five were up. Then the lightning came, white at the window, and then the thunder. Boom, it went, and there was no tower any more.',
        '“Go away!” said {H} to the storm, from behind the sofa. “I’m not afraid of you. I only want to get to seven.” {A} picked up a yellow cup and passed it over. “It hasn’t gone,” said {A}. “Start again.”'
      ]
    }
  ],
  way: [
    {
      id: 'saucepan',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First {H} wanted to answer it. {H} got a saucepan and a wooden spoon, and waited for the next one. Boom, went the storm. Bang, went {H}. {A} put both hands over both ears and looked from one to the other.',
        '“Who won?” asked {H}. “The storm was lower,” said {A}, “but yours was nearer.” {H} was satisfied with that, and hung the saucepan up again.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried it under the table. The flash was smaller down there, and {A} was larger. There was room for six cups and no room for the seventh.',
        '“What’s it like with you?” asked {H}. “There’s a leg of the table in my back,” said {A}, “but otherwise it’s a nice storm.” Then a cup rolled out all by itself, and they had to go after it.'
      ]
    },
    {
      id: 'holding',
      A: 'partner',
      paragraphs: [
        'This time {A} held the tower with both hands while {H} built. One cup, two cups, three cups. The window went white. {H} jumped, and down it all came, over {A}’s knees. After that there was a little time. Then it went boom.',
        '“That’s odd,” said {A}. “First it fell down, and then it thundered. The thunder can’t have done it.” “Who did, then?” asked {H}. {A} looked at {H}’s elbow. “You jump at the flash, because you know what’s coming,” said {A}. “But it isn’t there yet. The lightning only rings the bell. The thunder has to walk here.”'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The elbow was the trouble, so they tied it up in a scarf, three times round. Now it could not knock against anything. {H} looked at it with pride.',
        'The window went white. {H} jumped, and it was the other elbow that did it. “There are always two,” said {A}, from the floor among the cups. “I’d forgotten that.”'
      ]
    },
    {
      id: 'curtains',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We’ll shut it out,” said {H}, and they drew the curtains. The next flash came in all the same, through the gap in the middle. It put one white stripe across the floor and up {A}’s nose. “It knows the way,” said {A}.',
        'So they pegged the gap together with five clothes pegs. Now it was safe, and so dark that {H} could not see the cups. {H} built by feel. It went very well as far as three. When the pegs came off again, there were three cups on the rug, side by side. “That’s a wall,” said {A}.'
      ]
    },
    {
      id: 'air-jumps',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What makes the noise?” asked {H}. “I think they’re moving a wardrobe up there.” “It’s the air,” said {A}. “The lightning is so hot that the air jumps out of its way. The boom is the air jumping.”',
        '“So it isn’t only me,” said {H}. They both looked out at the air. It was all over the place.'
      ]
    },
    {
      id: 'drops',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Between two flashes the rain ran down the window, and it smelled of wet street. {H} chose a drop at the top, and {A} chose the one next to it. “Go,” said {H}. Both of them stayed where they were.',
        'Then a third drop came from above, ran into the two of them and took them both down. “That was mine,” said {H}. “That was both,” said {A}.'
      ]
    },
    {
      id: 'kinds-of-thunder',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“They’re not all the same,” said {A}. “Listen.” Boom, it went, and rolled away to the left. “That was a barrel,” said {H}. The next one was more of a crack. “Somebody’s torn a sheet,” said {A}. One sounded like potatoes coming down the stairs. It took a long time to reach the bottom.',
        '“Now I’ll say what comes,” said {H}. “A barrel.” The window went white. {H} jumped, and a cup fell over, and then it came. It was potatoes. “I jumped for the wrong one,” said {H}.'
      ]
    },
    {
      id: 'told-pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had gone to the middle of the blanket and meant to stay. {H} went there too and explained it. “When it’s white, that’s only the bell,” said {H}. “You’ve got time to get ready.”',
        'The window went white. {A} looked at {H}, and {H} looked at {A}, and they got ready. When the boom came, it found them both quite prepared.'
      ]
    },
    {
      id: 'fast',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We used to sit all in a row,” said {S}. “My aunt gave a sweet to anybody who didn’t jump.” “Did you get one?” asked {A}.',
        '“I got none at all for three summers. Then I noticed that my aunt jumped too. After that she had to share them out.” {A} felt that this was fair.'
      ]
    },
    {
      id: 'helmet',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came out of the kitchen in the colander. Now the thunder could only get in through the holes. “And what about the lightning?” asked {A}.',
        '{S} thought for a bit, and put a tea towel underneath. It went boom. “I hardly felt that,” said {S}, from under the towel.'
      ]
    }
  ],
  turn: [
    {
      id: 'counting',
      A: 'partner',
      paragraphs: [
        '{H} thought about somebody walking, with big boots and a long way to go. Then {H} took a cup in each hand and waited at the window for the bell. White! “One,” said {H}, and put a cup down. “Two.” That was the next cup. “Three.” Boom, it went, and the tower stood. {H} had been too busy to jump.',
        'After the second flash {H} got as far as five. After the third it was nine. “It’s getting slower,” said {H}. “It has further to walk,” said {A}. “It’s on its way home.” And by then there were six cups.'
      ]
    },
    {
      id: 'long-seconds',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You’re counting fast,” said {A}. “A proper second is as long as one hippopotamus.” They tried it at the next flash. “One hippopotamus,” they said, “two hippopotamus.” It went boom between the feet and the tail of the tenth.',
        '{H} thought of them, all in a row from here to the thunder, in the wet. “Do they mind the rain?” asked {H}. “They live in water,” said {A}. “They’ve hardly noticed.” A queue like that would reach round the corner, and past the baker’s. And the thunder had to stand right at the back of it.'
      ]
    },
    {
      id: 'how-far',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“You can work out where it is,” said {A}. “If you count to three, it’s as far as a long walk. If you count to six, it’s two long walks.” {H} counted, and looked out to see what was two long walks away.',
        '“It’s at the swimming pool,” said {H}. “I hope they’ve got everybody out,” said {A}. “They’re wet already,” said {H}.'
      ]
    },
    {
      id: 'last-cup',
      A: 'partner',
      paragraphs: [
        'The yellow cup was left. {H} held it ready, and it did not flash. The rain was only dripping now. “Come on,” said {H} to the window. “One more. It can be a small one.” {A} began to laugh. “A while ago you sent it away,” said {A}. “I hadn’t finished with it,” said {H}.',
        'At last there was a flicker, a long way behind the roofs. {H} counted very slowly and put the yellow cup on top at nineteen. Then it came, no louder than a drawer being shut. And all seven cups said “tink”.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along behind the sofa, since it was taken already.',
      '{names} rolled a cup back, as far as the rug.',
      { text: '{names} set out the cups in a ring, from large to small.', needs: ['hands'] },
      { text: '{names} drew the curtain, and drew it back to see.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the flash as well, and sat down on a cup.',
      '{names} went under the table, which was full of cups by now.',
      { text: '{names} held the edge of the table, as steady as a mountain.', needs: ['hands'] },
      { text: '{names} put on a pair of big boots, and walked once round the room.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted too, with one soft thump to a number.',
      '{names} came out from behind the sofa, all but the back end.',
      { text: '{names} handed the next cup over, between the bell and the boots.', needs: ['hands'] },
      { text: '{names} opened the window a crack, and let some thunder out.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} took the tower down from the top, one cup at a time. The yellow one was put away last.',
    '{H} got clean, and lay down. Far off it was still grumbling a little, like somebody taking off big boots.'
  ],
  last: [
    'One boot came off, far away. If there was another, {H} was asleep by then.',
    'At nineteen it was still quiet. At twenty {H} was sleeping.'
  ]
})
