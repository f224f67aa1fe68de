import { wishPlot } from '../wish-plot.ts'

const GAMES = ['rugby', 'rugger', 'touch rugby', 'scrum', 'tackle', 'tackled', 'mud', 'muddy', 'dirty', 'filthy', 'puddle']

export const princessPlaysRugby = wishPlot({
  id: 'wish-princess-plays-rugby',
  beginsElsewhere: true,
  wishes: ['a princess who plays rugby', ...GAMES.map((game) => `princess ${game}`), 'princess scores a try', 'princess rugby team', 'princess rugby player', 'princess rugby ball', 'princess in the scrum', 'nobody tackles princess', 'everybody bows princess', 'princess too clean', 'princess loves sport', 'sporty princess', 'queen plays rugby', 'crown in the mud', 'muddy crown', 'crown rugby', 'rugby in a crown', 'tiara rugby', 'tiara mud', 'muddy tiara'],
  answers: ['princess', 'princesses', 'queen', 'crown', 'crowns', 'tiara', 'dress', 'gown', 'pink', 'plays', 'play', 'playing', 'played', 'player', 'rugby', 'football', 'soccer', 'cricket', 'ice', 'hockey', 'footie', 'netball', 'ball', 'team', 'game', 'pitch', 'field', 'scrum', 'try', 'goal', 'goals', 'scores', 'score', 'scored', 'tackle', 'tackles', 'tackled', 'mud', 'muddy', 'dirty', 'filthy', 'puddle', 'boots', 'shirt', 'captain', 'goalkeeper', 'goalie', 'striker', 'best', 'fast', 'strong', 'tough', 'brave', 'wins', 'win', 'won', 'world', 'cup', 'palace', 'castle', 'king', 'royal', 'instead', 'of', 'dancing', 'ballet', 'loves', 'likes', 'wants', 'wanted', 'to', 'who', 'that', 'and', 'with', 'in', 'on', 'all', 'her', 'she', 'the', 'boys', 'girls', 'not', 'only', 'real', 'little', 'is', 'good', 'at', 'really', 'secretly', 'secret', 'sport', 'sporty', 'bow', 'bows', 'friends', 'for', 'england', 'wales', 'ireland', 'zealand', 'falls', 'jumps', 'rain', 'rainy'],
  except: ['dragon', 'frog', 'pea', 'mermaid', 'unicorn', 'pirate', 'witch', 'fairy', 'hurt', 'broke', 'broken', 'leg', 'arm', 'hospital', 'concussion', 'died', 'dead', 'lost', 'loses', 'teased', 'laughed', 'bullied', 'uncle', 'hit', 'kidnapped', 'rescued', 'pie', 'kitchen', 'facial', 'mask', 'pig', 'digger', 'tractor', 'roof', 'sleeping', 'table football', 'band-aid'],
  moods: ['first', 'proud', 'losing', 'learning', 'change'],
  isTale: true,
  out: true,
  company: ['princess', 'crown', 'ball', 'mud', 'puddle', 'line', 'pitch', 'game', 'knees', 'backs', 'whistle', 'post', 'shirt', 'palace', 'team', 'scrum', 'oranges', 'mayor', 'cushion', 'gate', 'bucket'],
  about: 'A princess plays rugby in a crown and is never tackled, because everybody bows; so the princess stays clean, and because the crown is clean it glitters, until the hero sees that one may also dive by oneself.',
  titles: ['The Cleanest Shirt on the Pitch', 'A Try in a Crown', '{H} Bows Again', 'Mud, Crown and All', 'Somebody Brown With Points'],
  want: [
    {
      id: 'bowed',
      A: 'partner',
      paragraphs: [
        'At rugby {H} ran up to stop the princess, and bowed instead. {H} had not meant to. It was the crown. It glittered so much that {H}’s back bent by itself. {A} had the whistle, and nearly dropped it, bowing.',
        'The princess ran past, and laid down the ball behind the line. That is called a try, and it was the ninth. “Nobody tackles me,” said the princess sadly. “Nobody even hangs on.” The royal shirt was as clean as a tablecloth. “We’d like to,” said {H}. “It’s our backs.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-order',
      A: 'partner',
      paragraphs: [
        '“I order you not to bow,” said the princess, for a princess can do that. “Yes, Your Highness,” said both teams, and bowed, to show that they had understood.',
        '{A} blew the whistle. The princess ran, with a row of bent backs on either side. {H} saw nothing but {H}’s own boots. The ball was laid down gently, like an egg. “Ten,” said the princess, and sighed.'
      ]
    },
    {
      id: 'on-the-gate',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Hang it on the gate,” said {A}. So the princess hung the crown on the gate of the pitch. Now it glittered over there, and both teams bowed to the gate. It was a plain wooden gate, and nobody had ever bowed to it before.',
        'The princess ran by with the ball and a bare head, right across the middle. “Did you see that?” asked {H}, when all the backs were straight again. “I saw my knees,” said {A}. So the princess fetched the crown, and the gate was only a gate.'
      ]
    },
    {
      id: 'the-scrum',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then there was a scrum. In a scrum everybody bends down, and both teams put their heads together and push. “That’s good,” said {A}. “There you’re bent already.” The princess was so glad to be in it, right in the middle.',
        'But when they felt the crown among them, they all took one step back. “After you,” said one half of the scrum. “No, after you,” said the other. The ball lay there in the middle, and nobody wished to be first.'
      ]
    },
    {
      id: 'four-hundred-years',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Couldn’t you leave the crown at home?” asked {A}. “It gets lonely,” said the princess. “It’s four hundred years old, and there’s never been a spot on it.” The princess felt along the points. “I don’t think it’s had much fun.”',
        '{H} looked at the crown, and at once {H}’s back began to bend. So they went on talking with their eyes on the corner flag. It was a nice plain flag, and it did nothing to anybody.'
      ]
    },
    {
      id: 'the-own-team',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was no better with the princess’s own team. They did not throw the ball to the princess. They brought it, on both hands, and then they walked away backwards. Two of them sat down on {A} like that, because nobody can see behind.',
        '“Just throw it,” begged the princess. So one of them threw it, but as you throw flowers at a wedding. It floated over in a pretty curve, and everybody said “Ah”. {H} caught it by mistake, and felt like a bride.'
      ]
    },
    {
      id: 'the-cloth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At half time somebody from the palace came running with a soft cloth on a cushion. The crown was breathed on, and polished, one point after another. Now it glittered as far as the car park. There a driver got out, bowed, and wondered who to.',
        '“Did you have to?” asked {A}. “It’s done every hour,” said the one with the cloth, and looked for a speck on the shirt. There was none. “What sort of game is this?” “It’s meant to be a dirty one,” said the princess.'
      ]
    },
    {
      id: 'other-oranges',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} brought the oranges on a tray, a quarter for each. But in front of the princess {A} bowed, and the tray bowed too. The oranges rolled off over the pitch. “I only bent down to pick them up,” said {A}, which was true by now.',
        'The princess helped to look. One quarter had rolled into the mud. “May I have that one?” asked the princess, holding out both hands for it. But {A} wiped it first, and polished it a little, and handed it over with a bow.'
      ]
    },
    {
      id: 'pet-does-not-bow',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'There was one on the pitch who did not bow, and that was {A}. {A} looked at the crown as if it were a saucepan. “At last,” said the princess, and ran by with the ball, quite slowly, so as to be caught.',
        '{A} lay down. “Is that a bow?” asked the princess. Nobody was sure. {H} thought that {A} had just been tired since the beginning. But nobody else had done it so flat, with the chin right on the ground.'
      ]
    },
    {
      id: 'elder-a-king-came-by',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“A king once came to our town,” said {S}. “All week I’d practised bowing, in front of the wardrobe. Then the king came by, and just at that moment I had to sneeze.” “And then?” asked {A}. “I sneezed so hard that my head went down to my shoes,” said {S}.',
        '“The king stopped, and said that it was the best bow in the street.” {S} showed them how it had been, sneeze and all. The princess clapped. At the palace, said the princess, nobody put so much into it.'
      ]
    },
    {
      id: 'child-in-a-bucket',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had put on the small bucket that the corner flags came in. It was yellow, and it shone a bit. “Now you have to bow to me,” said {S}. {A} tried, but nothing happened. Not a back bent.',
        '“You have to mean it,” said {A}. Under the bucket {S} thought hard of palaces. It was quiet for a while. “Are they bowing now?” asked a hollow voice. Only the princess was. It was nice to be at the other end of a bow for once.'
      ]
    },
    {
      id: 'nobody-bows-to-brown',
      A: 'partner',
      paragraphs: [
        '{A} looked across the pitch. “The mayor’s playing too,” said {A}, “and nobody bows there.” “Which one’s the mayor?” asked {H}. Nobody could say, for they were all brown with mud. “That’s it,” said {A}. “Mud doesn’t glitter.”',
        '“I’d love some,” said the princess. “But you get it by being tackled. They don’t tackle me because I glitter, and I glitter because they don’t tackle me.” {H} went round that twice. “Then don’t lay the ball down like an egg,” said {H}. “You’re allowed to dive.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-dive',
      A: 'partner',
      paragraphs: [
        'Behind the line was the best puddle on the pitch. The princess ran, and both teams bowed. Then the princess flew, ball and crown and all. Splosh, it went, as far as the whistle. Out of the puddle rose somebody brown, with points on top.',
        '“Who’s that?” asked {A}. Nobody knew. They looked hard at the points, and not one back bent.'
      ]
    },
    {
      id: 'which-highness',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somebody from the palace came to fetch the princess for tea. There stood thirty people, all brown. “Your Highness?” asked the messenger at one end of the row. “No,” said that one. It was the mayor. So it went on from nose to nose.',
        'At the other end stood one with points on top. “Your Highness?” “You must be mistaken,” said the princess in a deep voice. {A} blew the whistle very quickly, and the game went on. The tea had to wait until half past.'
      ]
    },
    {
      id: 'what-it-can-do',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The crown was full of mud right up to the points. When the princess nodded, it went “glup”. In four hundred years it had never said anything. “Once more,” said {H}. “Glup,” went the crown.',
        'Then the princess took it off and turned it over on the grass. When it was lifted, there stood a pie with a wavy edge, and a hollow for every jewel. {A} walked all round it. It was the most royal mud pie in the world, and nobody wanted to step on it.'
      ]
    },
    {
      id: 'from-underneath',
      A: 'partner',
      paragraphs: [
        'Somebody brown came running with the ball. {H} ran too, and {H}’s back stayed straight. {H} got hold of a middle, and hung on. Then came all the others, and the whole heap sat down softly in the mud.',
        '“Tackled,” said a happy voice at the bottom. “Who was it?” “Me,” said {H}. “Thank you,” said the princess. There was not much room down there. But the points went down, and up again, and dripped on {H}. The princess had bowed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had only come to watch, and bowed as well.',
      '{names} looked at the crown, and then for a long time at the grass.',
      { text: '{names} wanted to clap, and found both hands down at the ankles.', needs: ['hands'] },
      { text: '{names} held on to the corner flag, and bowed round it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked the other way, and bowed to a hedge.',
      '{names} stood at the edge of the puddle, and it was deep brown.',
      { text: '{names} chalked up the ten very neatly, with no joy in it.', needs: ['hands'] },
      { text: '{names} held out a clean hanky, but there was nothing to wipe.', needs: ['hands'] }
    ],
    turn: [
      '{names} got some of the splosh as well, and kept it.',
      '{names} could only tell which was {H} by the laugh.',
      { text: '{names} wiped the whistle, so that it had a note again.', needs: ['hands'] },
      { text: '{names} counted the arms that came out of the heap, and there were enough.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crown went back to the palace in a bucket. Somebody there looked in, and had to sit down.',
    '{H} washed until the water was clear, and bowed to the pillow. Then {H} laid down one ear on it, gently, like an egg.'
  ],
  last: [
    'Nothing glittered any more, and {H} was asleep.',
    'In the palace a bucket went “glup”, just once, and {H} was asleep.'
  ]
})
