import { wishPlot } from '../wish-plot.ts'

export const queenKing = wishPlot({
  id: 'wish-queen-king',
  wishes: ['queen', 'queens', 'king', 'kings', 'king queen', 'kings queens', 'prince', 'princes', 'throne', 'thrones', 'crown', 'crowns', 'coronation', 'royal family', 'your majesty', 'queen crown', 'king crown', 'king castle', 'queen castle', 'monarch'],
  except: [
    'headed', 'ravana', 'quinceañera', 'quinceanera', 'quince',
    'snow', 'ice', 'bee', 'bees', 'ant', 'ants', 'frog', 'frogs', 'lion', 'lions', 'dragon', 'dragons', 'frozen', 'elsa', 'princess', 'princesses', 'kong', 'cobra', 'crab', 'penguin', 'penguins', 'prawn', 'prawns', 'burger', 'midas', 'arthur', 'charming', 'beast', 'unicorn', 'pirate', 'pirates', 'fairy', 'monkey',
    'jungle', 'hearts', 'monster', 'goblin', 'sea', 'mermaid', 'swimming', 'tooth', 'rat', 'evil', 'wicked', 'candy', 'bouncy', 'butterfly', 'paper', 'lost', 'pride', 'kung', 'cross', 'street', 'nutcracker', 'three', 'martin', 'luther', 'billie', 'stephen'
  ],
  answers: ['queen', 'queens', 'king', 'kings', 'prince', 'princes', 'throne', 'crown', 'castle', 'palace', 'royal', 'majesty', 'kingdom', 'people', 'subjects', 'rule', 'rules', 'who', 'little', 'big', 'heavy', 'gold', 'golden', 'speech', 'wave', 'waves', 'family', 'coronation', 'play', 'playing', 'be', 'becomes', 'new', 'young', 'day'],
  company: ['people', 'throne', 'crown', 'chair', 'speech', 'country', 'kingdom'],
  about: 'A monarch wants to keep a heavy crown on through a whole speech, and the people only want their armchair back.',
  titles: ['The Crown Fell Off Twice', 'The People Want Their Chair', '{H} on the Throne', 'Look Straight Ahead, Your Majesty', 'From Today Nobody Kneels'],
  want: [
    {
      id: 'colander',
      A: 'partner',
      paragraphs: [
        '{H} sat on the throne. The crown was a colander, a heavy one, with jewels of sweet paper in the holes. “Are you the king or the queen?” asked {A}. “Both,” said {H}, “and the prince as well. It’s a small country.”',
        '{A} was the people. The people sat on the carpet and looked at the throne. It was the good armchair, and on other days it was theirs. “Silence,” said {H}. “I’m going to give a speech. The crown mustn’t fall off before the end.”'
      ]
    }
  ],
  way: [
    {
      id: 'bow',
      A: 'partner',
      paragraphs: [
        'First {H} nodded to the people, to be polite. The crown slid over both royal eyes, fell down, and rolled to {A}’s foot. {A} put it on. “Is it me now?” asked the people. “Then I’d like my chair.”',
        '“No,” said {H}, and was crowned again. The speech lay on two royal knees, and {H} began to read. “My dear people.” Clang, went the crown. The whole kingdom heard it.'
      ]
    },
    {
      id: 'wave',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to wave,” said {A}. {H} waved with the whole arm, as to a bus. “Not like that. There’s a lot of people on a long street. You’d be tired by the baker’s.” {A} showed how it is done, with one hand and hardly any wrist.',
        '“As if you were screwing in a bulb,” said {A}. {H} screwed in a bulb to the left, and one to the right. The people cheered. By the end of the street there was light everywhere.'
      ]
    },
    {
      id: 'we',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’re hungry,” said {H}. “Both of you?” asked {A}. “There’s only me,” said {H}. “A king says we.” So {A} brought one biscuit. “That’s for you,” said {A}. “We want one each,” said {H}.',
        '“Then which of you sits on the left?” asked the people. {H} moved over to the right, to make it clear, and held out two hands. After that there were two biscuits, and the throne had a good deal of room in it.'
      ]
    },
    {
      id: 'forks',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There was a banquet of raisins. “Nobody may begin before the crown,” said {H}. “And when the crown stops, everybody has to stop. There was a queen who really did that.” {H} ate very fast. {A} had just picked up the first one.',
        '{H} put down the spoon. “That’s not a banquet, that’s a race,” said the people, and sat in front of fourteen raisins. {H} looked at them too. Then up went the royal spoon again, with one raisin on it, which was eaten in nine bites.'
      ]
    },
    {
      id: 'taxes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s the day for taxes,” said {H}. “The people have to give something.” {A} turned out both pockets. There was a hair band, and some fluff. “How much of it do you want?” “A tenth.” They divided the fluff.',
        '“And what do I get for it?” asked {A}. “A bridge,” said {H}. It was a belt, and it was laid over the brook between the rugs. {A} walked over it twice, since it was paid for.'
      ]
    },
    {
      id: 'coin',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You have to be on the money,” said {A}, and got out a pencil. “Look to one side. On money they never look at you.” {H} looked to the side. {A} drew round a saucer, and in the circle came a nose.',
        '“Is that me?” asked {H}. “It’s your best side,” said {A}. “What can you buy with it?” {A} turned the coin over and had not decided yet. On the back there was half a shopping list. “Leeks,” said {A}.'
      ]
    },
    {
      id: 'orb',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“These belong to the crown,” said {A}. One royal hand got a whisk, for a sceptre. The other got an orange, for an orb. “What do I do with them?” “You hold them. For the whole coronation.”',
        'At once one royal ear began to itch. {H} looked at the whisk, and at the orange. “Your Majesty may use the sceptre,” said {A}. It was very good at ears. It must be for that.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Real ones practise,” said {A}. “They wear the crown at tea, for days, until their necks know it.” So {H} walked once round the country, past the window and the shelf, with both arms held out.',
        'At the door sat a fly. {H}’s eyes went after it. Up went the eyes, and up went the chin. The crown hung at the back by one handle. “Don’t look at your subjects,” said {A}. “It waved first,” said {H}.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Before every throne stands a guard, who may not laugh and may not move, whatever anybody does. {A} was the guard. {H} made a face at {A}. The guard did not move.',
        '{H} made one with both ears. The guard yawned, but that is allowed. Only when {H} opened the royal biscuit tin did the guard leave its post. It guarded the tin from then on.'
      ]
    },
    {
      id: 'elder-glove',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I saw a queen once,” said {S}. “We stood for three hours. Then a car came by, and there was a glove in it. The glove went like this.” {S} moved one hand. “And the rest of her?” asked {A}.',
        '“I was behind a man with a hat,” said {S}. “But it was a very kind glove. I waved back until the bus came.” They waved at each other for a bit, glove to glove.'
      ]
    },
    {
      id: 'child-heir',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m the next one,” said {S}. “When is it my turn?” “When I’ve finished reigning,” said {A}. “It can be fifty years.” {S} sat down in front of the throne to wait.',
        'After a while {S} asked, “Is it fifty yet?” “No.” {S} was given a crown for those who wait. It was a pastry ring, and quite light. {S} went away in it and reigned behind the curtain.'
      ]
    },
    {
      id: 'baby-king',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was carried past, sitting very straight, and everybody said “oh”. Somebody wiped {A}’s chin. Somebody picked up what was thrown down. {H} looked on from the throne.',
        '“That’s a real one,” said {H}. Then the real one stretched out an arm towards the orange paper in the crown, and shouted. It was the first royal command of the day. {H} obeyed it, and took out the jewel and waved it.'
      ]
    },
    {
      id: 'straight',
      A: 'partner',
      paragraphs: [
        '“It’s your chin,” said {A}. “You look down, and off it goes. I’ve heard that about real crowns. They’re so heavy that nobody can look down in one. They have to hold the paper up to their nose.”',
        '{H} held the paper up. The crown stayed on. “My dear people,” read {H}, and looked over the top of the paper. There was the wall, and a picture of a boat. “Where are the people?” “Down here,” said the carpet.'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-kneels',
      A: 'partner',
      paragraphs: [
        'With the crown on, {H} could see no people at all. Without it, {H} was no king and no queen. {H} sat very straight and thought. “Here’s a law,” said {H}. “From today nobody kneels, and nobody sits on the floor. Come up here, where I can see you.”',
        '“Up where?” asked {A}. {H} moved over. It was a wide throne. So the people climbed up and sat on it too, shoulder to shoulder with the crown. “Ah,” said {A}. “It’s my chair.”'
      ]
    },
    {
      id: 'anthem',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They still had no anthem, so they hummed one. {A} began, with one hand on the heart. It was slow, and very high in the middle. There they both had to stop and breathe.',
        '“Do we have to stand up for it?” asked {A}. “The people do,” said {H}, “but now you’re sitting with the crown.” So nobody stood up. It is the only country where they hum it lying back.'
      ]
    },
    {
      id: 'next-law',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Have you got another law?” asked {A}. {H} had one, that socks may be two different ones. {A} had one, that nobody finishes the good jam without saying so. They looked at each other.',
        '“Is that about me?” asked the crown. “It’s about everybody,” said the people. Both laws were passed, with one hand up from each.'
      ]
    },
    {
      id: 'speech',
      A: 'partner',
      paragraphs: [
        '“My dear people,” read {H} for the third time, straight at {A}’s ear. “I’m very glad that there’s one of you. That’s the end.” The people cheered. The crown had stayed on.',
        'It was so heavy by now that it leaned, and on one side there was {A}’s head. So it came to rest on both of them. Neither could look down, and they reigned straight ahead until bedtime.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down before the throne, as the people, or as the carpet.',
      '{names} bowed so low that it turned into a roll.',
      { text: '{names} straightened the jewels, red by red and green by green.', needs: ['hands'] },
      { text: '{names} unrolled the red carpet, which was a towel.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the clang, along with the rest of the kingdom.',
      '{names} chased the crown, as far as the border.',
      { text: '{names} propped up the paper with a royal broom.', needs: ['hands'] },
      { text: '{names} measured the crown against a melon, and the melon won.', needs: ['hands'] }
    ],
    turn: [
      '{names} nudged up against the foot of the throne, as a close neighbour.',
      '{names} cheered for the law, in several voices.',
      { text: '{names} tucked a cushion in beside the crown, in case it leaned.', needs: ['hands'] },
      { text: '{names} waved as kings and queens do, from the wrist.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} carried the crown to the kitchen on a cushion, and hung it up on its nail.',
    'Without it {H} could look down again. Down there were two feet, and they were washed. Then {H} lay down, and looked straight up from the pillow.'
  ],
  last: [
    'The crown hung on its nail, with nobody under it, and {H} slept.',
    'The throne was empty, and the whole small country lay down flat, and {H} slept.'
  ]
})
