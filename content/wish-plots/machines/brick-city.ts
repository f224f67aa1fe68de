import { wishPlot } from '../wish-plot.ts'

export const brickCity = wishPlot({
  id: 'wish-brick-city',
  wishes: ['minifigures', 'lego city', 'legos city', 'lego cities', 'lego town', 'lego village', 'lego world', 'lego land', 'legoland', 'lego train', 'lego police', 'lego people', 'lego men', 'lego man', 'lego figures', 'lego figure', 'lego minifigures', 'lego minifigure', 'lego guy', 'lego guys', 'minifigure', 'minifig', 'minifigs', 'lego alive', 'lego comes alive', 'lego come alive', 'lego people alive', 'lego people come alive', 'lego men alive', 'lego figures alive', 'lego alive night', 'lego people night', 'lego comes to life', 'lego came alive', 'lego came to life', 'legos come alive', 'lego life', 'lives in lego', 'made of lego', 'lego fire station', 'lego street', 'lego station', 'inside lego', 'lego set alive', 'brick city', 'brick town', 'city of bricks', 'town of bricks', 'city made of bricks', 'duplo city', 'duplo town', 'duplo train', 'duplo people', 'duplo alive', 'toy city', 'toy town', 'builds city lego', 'builds lego city', 'building lego city', 'built lego city', 'build lego city', 'shrinks lego', 'shrunk lego', 'shrink lego', 'tiny lego'],
  answers: ['lego', 'legos', 'duplo', 'city', 'town', 'village', 'world', 'people', 'man', 'men', 'figures', 'minifigures', 'alive', 'life', 'comes', 'come', 'came', 'to', 'night', 'at', 'when', 'everyone', 'sleeps', 'asleep', 'street', 'streets', 'train', 'station', 'police', 'fire', 'build', 'builds', 'building', 'built', 'builder', 'bricks', 'brick', 'made', 'of', 'shrinks', 'shrunk', 'shrink', 'tiny', 'small', 'goes', 'lives', 'live', 'inside', 'into', 'in', 'visits', 'visit', 'where', 'every', 'everything', 'big', 'my', 'his', 'her', 'toy', 'cars', 'car', 'bus', 'mayor', 'loves', 'plays', 'with', 'who'],
  except: ['broke', 'broken', 'breaks', 'smashed', 'knocked', 'destroyed', 'lost', 'missing', 'stepped', 'step', 'hoover', 'swallowed', 'nose', 'sister', 'brother', 'share', 'sharing', 'tidy', 'star', 'ninjago', 'batman', 'space', 'castle', 'pirate', 'dragon', 'dinosaur', 'friends', 'spaceship', 'competition', 'robot', 'took', 'fight', 'technic', 'dog', 'mine', 'theme', 'holiday', 'trip', 'going', 'tomorrow', 'roller'],
  company: ['city', 'train', 'bricks', 'platform', 'station', 'mayor', 'bench', 'hat', 'hair', 'stud', 'fireman', 'ladder', 'bus', 'street', 'track', 'passengers', 'police', 'tree', 'lady'],
  isTale: true,
  about: 'The hero walks down into a city of bricks that has come alive, where the train cannot stop, because its builder forgot the station.',
  titles: ['The City of Bricks', 'Good Evening, Builder', '{H} Stops the Train', 'Four Hundred Times Round', 'A Street with Knobs On'],
  want: [
    {
      id: 'down-into-it',
      A: 'partner',
      paragraphs: [
        '{H} had built a whole city of small bricks, with a bank, a bus and a train. The last tree went on, click. Then all the street lamps lit up! And {H} and {A} stood in the High Street, no taller than a thumb.',
        'The bus drove by. The people came out, click, click, and waved. “Good evening, Builder!” said the mayor, who had a top hat. “Nice city. There’s just one thing wrong.” Whoosh! The train shot past. {H} and {A} wanted a ride on it, right away!'
      ]
    }
  ],
  way: [
    {
      id: 'cannot-stop',
      A: 'partner',
      paragraphs: [
        '“That’s it,” said the mayor. “It can’t stop. It’s been going round since Sunday.” Whoosh! All the passengers called out of the windows. “Could you please…” And they were gone. Soon they came round again. “… let us get off?”',
        '“Call the police!” said {H}. A policeman came and held up one hand. Whoosh! The train rushed by, and the hand went with it. It had only been clicked on. “That happens,” said the policeman. The next time round, somebody threw it out again.'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then the wind got up, and the baker’s hair blew off. It was all in one piece, like a bowl. Under it there was a head with a knob. “Don’t look,” said the baker. {A} ran after the hair, down the street, and so did half the city.',
        'But by now there was quite a lot of hair about. Everybody took what was nearest. The baker had a blonde plait, the nurse had a beard, and the mayor had a space helmet. “It’ll do until Friday,” said the mayor in there.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you sit down?” asked {A}. “In one go,” said the lady from the bank. She bent in the middle, click, and sat. When she stood up, it went click again. {H} and {A} tried to walk like that, with straight knees and round hands.',
        'After three steps they met a man who did it the other way round. His legs pointed backwards. “That was you, Builder,” said the man, “it was late that evening.” {H} went red, and turned the legs. “So that’s what’s over here,” said the man, and looked about with joy.'
      ]
    },
    {
      id: 'the-cafe',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They were invited to the café. There was one chicken leg, two croissants and a cup, and those were what the whole city had. “Who eats them?” asked {A}. “We take turns to hold them,” said the waiter. It was Tuesday, and so the chicken leg was with the fire brigade.',
        '{A} got the croissant. It was very hard, and shone. “Delicious,” said {A} politely, and held it nicely for as long as you would chew. Then it was passed to the next table.'
      ]
    },
    {
      id: 'the-tree',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the park there were three trees, and a dog beside each. They were all the same dog. “Which is yours?” asked {A}. The park keeper couldn’t say. He called “Rex!”, and all three came. He called “Not Rex!”, and none of them did.',
        '“You might have given us two sorts, Builder,” said the keeper. {H} promised it. Until then they put a flower on one of them. It was called Daisy straight away, and walked quite differently.'
      ]
    },
    {
      id: 'the-bank',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bank had a door, and a safe, and no back. You could see straight in from the park. “Isn’t it robbed a lot?” asked {A}. “Every day,” said the bank lady, “by Steve.” Steve had a striped jumper, and gave them a wave from across the road.',
        '“He takes the gold bar out at the back,” said the lady. “But what can he do with it? So he brings it in at the front.” “What do you give him for it?” asked {H}. “A receipt,” said the lady. Steve had a very thick folder of them.'
      ]
    },
    {
      id: 'fire-brigade',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The fire brigade came out with the long ladder. “We could put it across the track,” said the chief, “and they climb up it as they pass.” They tried it with a bag of bricks. Whoosh! The bag was on the train, and so was the ladder.',
        'Next time round the passengers handed the ladder back. They had hung their washing on it. “Thank you,” called the chief, “and would you like it ironed?” But they were gone. The answer came after the next bend: “Yes, please!”'
      ]
    },
    {
      id: 'bus-stop',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wanted to go by bus. The driver looked very strict, because he had been printed like that. “Where to?” he asked. “To the other end,” said {A}. The bus drove past two houses and a lamp, and then came the edge of the carpet. “That’s it,” said the driver.',
        'They looked out over it. Far away stood the leg of a chair, like a tower. “What’s over there?” asked the driver. “My bed,” said {H}. The driver took off cap and hair. “And I always thought that was mountains.”'
      ]
    },
    {
      id: 'other-faces',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had made friends with a builder called Bob or Rob, who had two faces. The one in front smiled, and the one at the back, under the hair, was cross. “How do you change over?” asked {A}. The builder took hold of the whole head and turned it. Click.',
        '“I’m furious,” said Bob or Rob. Click. “I’m fine.” “I can do that as well,” said {A}, “but mine’s all on the one side.” {A} showed how. The builder watched it come and go, and nothing turned at all. “Once more,” said Bob or Rob.'
      ]
    },
    {
      id: 'pet-giant',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Then it got dark over the park. Something huge looked in over the roofs, and breathed. It was {A}, who had not been made small. “A monster!” cried the mayor. “No,” said {H}, “that’s only {A}.” {A} knew that voice, but had to look for it.',
        'At last {A} found it, next to the lamp. {A} was very, very careful. Only one bus fell over, from all the breath. From then on it was in the guide book: big, warm, comes at supper time.'
      ]
    },
    {
      id: 'elder-wood',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had a city too,” {S} told the mayor. “It was all matchboxes. There was just one inhabitant. He was a cork.” “Was he the mayor?” asked {A}. “He was everything,” said {S}. “On Sundays he was the congregation.”',
        'The mayor took off his hat to this cork. “And where’s he now?” asked {A}. “He retired,” said {S}, “into a bottle.” They stood there a while, and looked at the lights. Then the bus came, and the driver asked {S} where to.'
      ]
    },
    {
      id: 'child-hands',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} found out that you could fasten things to your feet. You stood on a knob, and it went click, and there you were. “I can’t fall over!” said {S}, and leaned right forward, and right back. “Come along,” said {A}. {S} pulled. Nothing moved.',
        '“I live here now,” said {S}. A postman came and brought {S} a letter. It took {A}, and the postman, and all three dogs to pull {S} off. Plop! One sock stayed there, as it wanted to.'
      ]
    },
    {
      id: 'baby-big-bricks',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was a thumb high as well, or rather half a thumb. The whole police force looked into the blanket. They had never seen anybody who could be bent like that. “It’s got no corners,” said the policeman. “Where does it click?”',
        '{A} took hold of his finger, and did not let go. Of course the hand came off. {A} looked at it, delighted, and waved with it. The policeman waved back with the other, and said that it could wait until after supper.'
      ]
    },
    {
      id: 'nowhere-to-stop',
      A: 'partner',
      paragraphs: [
        '{A} had walked all the way round beside the track. “The driver wants to stop,” said {A}. “But where? There’s no station!” {H} looked round. There was a bank, and a park, and a bus. “Oh,” said {H}. “I forgot to build one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-station',
      A: 'partner',
      paragraphs: [
        '“Bring me what you’ve got!” called {H}. The whole city came running. The park gave a bench, the baker a window, and the bank its steps. {A} passed the bricks, and {H} put them on: a platform, a roof, a lamp. On the top went the mayor’s hat. “It’s coming!” cried {A}.',
        'There was a squeal and a sigh, and the train stood still! The doors opened. Out came forty people, and walked round in a circle, as they were used to. “Four hundred times round!” said the driver. “I know that tree by heart.”'
      ]
    },
    {
      id: 'first-announcement',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A station needs somebody who talks through the nose. {A} did it, into an empty cup. “The train on platform one is the train,” said {A}. “It goes from here to here. Please change at here.” Everybody was delighted. They had never known where they were before.',
        '“Is it late?” asked a man with a suitcase. {A} had to think. “It’s four days early,” said {A}. So the man sat down on the bench, click. He had a newspaper that was one brick wide.'
      ]
    },
    {
      id: 'name-of-station',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What’s it called?” asked the mayor. Every station has a name on a board. “Bank,” said the lady. “Bench,” said the park keeper. They all wanted it to be called after what they had given. “Then it’s Bank-Bench-Window-Steps,” said {H}. “And Hat,” said the mayor.',
        'The board was so long that it reached from one end of the platform to the other. When the train came in, the driver began to read it at the first carriage. By the last one he had nearly finished.'
      ]
    },
    {
      id: 'the-ride',
      A: 'partner',
      paragraphs: [
        '“All aboard!” called the driver. {H} and {A} got the front seats. They went over the bridge and through the tunnel. In the street everybody took off their hair to them. “Where do you want to get off?” asked the driver. “At the station!” said {H}. And when they stepped down, they were as big as ever.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had become small as well, and bumped into a lamp post.',
      '{names} looked up at the bank, which was as high as a sofa now.',
      { text: '{names} shook the mayor’s hand, and it came off, and had to be clicked on again.', needs: ['hands'] },
      { text: '{names} waved a flag for the mayor, and it was as stiff as a plate.', needs: ['hands'] }
    ],
    way: [
      '{names} called out the news to the passengers, one word each time round.',
      '{names} looked at the train from left to right, each time round.',
      { text: '{names} helped to look for the hand, and found two others first.', needs: ['hands'] },
      { text: '{names} threw sandwiches in at the windows, and nearly all of them arrived.', needs: ['hands'] }
    ],
    turn: [
      '{names} stamped on the new platform until every brick said click.',
      '{names} met the forty people at the doors, and turned them round to walk straight.',
      { text: '{names} carried the bench from the park, with an old man still on it.', needs: ['hands'] },
      { text: '{names} held up the roof until {H} had found something to put under it.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the floor lay the city with its streets, quite still, and everybody stepped round it on tiptoe.',
    '{H} washed and lay down, knees and all, in one go. Something very small down there went click.'
  ],
  last: [
    'In the city of bricks the last lamp went out, and {H} was asleep.',
    'The train stood in its station, and {H} was asleep.'
  ]
})
