import { wishPlot } from '../wish-plot.ts'

export const billyGoats = wishPlot({
  id: 'wish-billy-goats',
  wishes: ['goats gruff', 'goat gruff', 'billy goats', 'billie goats', 'goats troll', 'goat troll', 'goats bridge', 'trip trap bridge'],
  except: ['sheep', 'zoo', 'slit'],
  answers: ['three', 'billy', 'goats', 'gruff', 'troll', 'bridge', 'grass', 'river', 'trip', 'trap', 'hungry', 'friendly', 'friends', 'big', 'little'],
  company: ['troll', 'goat', 'bridge', 'grass'],
  about: 'The troll has always waited for the next and bigger goat, and when there is none, the next one has to be the troll.',
  titles: ['Wait for the Next One', 'Trip, Trap', '{H} Is All Three Goats', 'Who’s That on My Bridge, Said the Troll', 'As Big as a Wardrobe'],
  want: [
    {
      id: 'smallest',
      A: 'partner',
      paragraphs: [
        '{H} was the three billy goats Gruff, one after another. All three wanted the grass on the other side, which was the green rug. The bridge was the bare floor in between. Along it ran the river, four shiny trays in a row. There, under the table, lived {A}, and that was the troll.',
        'Trip, trap, went the smallest goat, in socks. “Who’s that trip-trapping over my bridge?” called the troll. “I’m going to gobble you up!” “Wait for the next one,” said {H}. “It’s bigger.” So the troll waited.'
      ]
    }
  ],
  way: [
    {
      id: 'gruff-means',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why are you called Gruff?” asked the troll. “It’s what we’re like before breakfast,” said {H}, and showed it. It was a face with the chin in front. “All three of you?” “The smallest only a little.”',
        'The troll knew somebody like that. It was itself. “I’m like it until about four,” said {A}, and they looked at each other with both chins out. Neither of them had had any grass yet.'
      ]
    },
    {
      id: 'goat-eyes',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“A goat has black bars in its eyes,” said {A}, “and they lie on their sides. That way it can see nearly all round itself, without turning its head.” {H} looked straight ahead, and tried to see the sofa.',
        'It was behind. You could see a bit of it, if you believed in it. “Somebody’s sitting down on it,” said the goat. “That’s me,” said {A}. “I wanted to know if it worked.”'
      ]
    },
    {
      id: 'second-goat',
      A: 'partner',
      paragraphs: [
        'Trip, trap, trip, trap, went the middle goat, in shoes. “Who’s that trip-trapping over my bridge?” “Wait for the biggest,” said {H}. “It’s as big as a wardrobe.” The troll got out a bigger plate.',
        'The biggest had boots on, and a long coat, and a coat hanger for horns. TRIP, TRAP, TRIP, TRAP! Out came the troll, and looked it up and down. “You’re no wardrobe,” said the troll. “You’re just as big as the others.”'
      ]
    },
    {
      id: 'recipe',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you cook a goat?” asked {H}, from the safe end of the bridge. The troll had a book about it. It was quite thin. “First you catch one,” {A} read out. “Then see next page.”',
        '“And what’s on the next page?” The troll turned it over, and it was empty. “I’ve never got as far as that,” said the troll. It had some mustard ready, all the same. It had been ready for years.'
      ]
    },
    {
      id: 'beard',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Each of the goats had a beard. The smallest had a small sock, and the middle one a middle-sized sock. “The she-goats have one too,” said {A}. “So it’s nothing to do with being a grandfather.”',
        '“What’s it good for?” asked {H}, and stroked it. They thought about that. “For thinking,” said the troll. “You’re doing it now.” It felt along its own chin, where there was only chin, and was a bit sad.'
      ]
    },
    {
      id: 'push',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“In the story the biggest one butts me into the river,” said the troll. “Is it deep?” “It’s a tray,” said {H}. The troll felt a corner of it with one toe.',
        'They tried the butting first, with a cushion in the middle. The goat pushed, and the troll pushed, and the cushion sighed. Nobody went anywhere. “You’re quite strong for somebody who’s called the smallest,” said {A}. “I’m the biggest,” said {H}. “You can hear it from the boots.”'
      ]
    },
    {
      id: 'on-the-bridge',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the middle of the bridge there was {A}. A goat can’t turn round there, so {H} stood still, with one foot in the air. “Who’s that not trip-trapping over my bridge?” called a voice from below.',
        '“It’s only {A},” called the goat. “Would you like to wait for the next one?” There was a silence under the table. “Is it moving?” asked the voice. “No,” said {H}. Nobody could gobble up a look like that.'
      ]
    },
    {
      id: 'echo',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I went over a bridge every day,” said {S}, “and each time we shouted down: who’s there? And it shouted back: there!” “Was that the troll?” asked {A}. “It had a voice just like mine,” said {S}, “only wetter.”',
        'They tried it with a bucket. {A} held it up, and {S} called in at the top. “There!” it said, from the bottom. “It’s still alive, then,” said {S}. “And it’s no cleverer than it was.”'
      ]
    },
    {
      id: 'smaller-still',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'One goat came even before the smallest, and it was {S}. It went over the bridge on both knees. There was no trip, and there was no trap. “Nobody’s heard me,” it said on the other side, a little hurt.',
        'So it went back and did it again, with one spoon in each hand. Trip, trip, trip. “Who’s that tripping over my bridge?” called the troll. The goat was so glad that it forgot to be afraid. “Me!” said {S}. “And now I’ll do it the other way.”'
      ]
    },
    {
      id: 'not-big-enough',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came to the bridge, and asked if it was safe. “There’s a troll,” said {A}, “but he’s waiting.” “For whom?” “For somebody bigger than you.”',
        '{S} stood up rather straight. “I’m not so small,” said {S}. “You should see me in a hat.” And {S} went across as loudly as could be. Under the table nobody stirred. “They might at least look,” said {S}.'
      ]
    },
    {
      id: 'always-waits',
      A: 'partner',
      paragraphs: [
        'The troll sat down in the very middle of the bridge. “They say wait, and I wait,” said {A}. “I’ve never gobbled up anybody in my life. I only ever see them from below. And now there’s no next one.”',
        'There was no way past. {H} looked into the river. There stood a goat upside down, with the lamp between its horns.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-fourth',
      A: 'partner',
      paragraphs: [
        '“There is a next one,” said {H}. “It’s the biggest of all.” “Where?” asked the troll. {H} put the coat on {A}, and the boots and the horns. “Now walk,” said {H}. TRIP, TRAP, TRIP, TRAP! “Who’s that trip-trapping over my bridge?” called the troll, because it always had.',
        'Then it saw the river, and somebody in there, with horns. “That’s as big as a wardrobe,” whispered the troll. “I’m not gobbling that.” And it ran to the other side as fast as it could, right into the grass.'
      ]
    },
    {
      id: 'from-over-there',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The troll turned round and looked at its bridge. It had never seen it from there. “It’s quite pretty,” it said. “I thought that it was only a ceiling.”',
        '“Would you like to see the other end?” asked {H}. They went over and back together, the troll in front. Trip, trap. It put its feet down with care, for it knew how that sounded underneath.'
      ]
    },
    {
      id: 'twice-chewed',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Some of the grass was cucumber. “A goat chews it twice,” said {A}. “It swallows, and by and by it comes up again, and it chews once more.” {H} stopped chewing for a moment.',
        '“Do we have to do that part?” “We could think of it again later,” said {A}. So they lay down, and thought of the cucumber. It had been cool, and had crunched. It was nearly as good the second time.'
      ]
    },
    {
      id: 'counting-goats',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How many are we now?” asked the smallest goat. {H} counted the smallest and the middle one and the biggest, all on one nose. Then there was the one in the boots. “Four,” said {H}. “And the troll?”',
        '{A} looked under the table. Nobody was there. “It’s gone,” said {A}. “It must have been butted into the river.” They both thought that this was the best for everybody, and {A} pulled up the boots.'
      ]
    },
    {
      id: 'in-the-grass',
      A: 'partner',
      paragraphs: [
        '{H} followed in socks, trip, trap, and nobody called out. “Do trolls like grass?” asked {H}. {A} had a mouthful already, and chewed. “I’ve always wondered,” said the troll. “But they only said wait.”',
        'They lay down in the grass. “Which one are you now?” asked {H}. “The smallest,” said the troll, in its big boots, and put its head on its arms. “It always goes first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited in the grass already, and chewed on nothing.',
      '{names} drank a bit of the river, and it was tray.',
      { text: '{names} waved the first goat across with a green sock.', needs: ['hands'] },
      { text: '{names} passed the troll a very small fork under the table.', needs: ['hands'] }
    ],
    way: [
      '{names} bleated a little, and the troll looked the wrong way.',
      '{names} took the trip and left out the trap.',
      { text: '{names} straightened a tray, where the river ran uphill.', needs: ['hands'] },
      { text: '{names} brought the troll a dry cushion for all that waiting.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved over in the grass, to make room for something as big as a wardrobe.',
      '{names} backed away from the boots, which came down anywhere.',
      { text: '{names} dusted the long coat, and gave the horns a polish.', needs: ['hands'] },
      { text: '{names} congratulated the new goat on getting across.', needs: ['hands'] }
    ]
  },
  bed: [
    'The river was taken up, tray by tray, very softly, and the boots went back to the door. The big plate had not been needed, nor the bigger one.',
    'Three goats washed, and it took only one flannel. Then they went to bed in socks, trip, trap, with the smallest first.'
  ],
  last: [
    'Trip, went one foot under the blanket, and trap, and {H} was asleep.',
    'There was no next goat to wait for. All three of them were {H}, and {H} was asleep.'
  ]
})
