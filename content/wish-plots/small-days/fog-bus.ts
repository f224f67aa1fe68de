import { wishPlot } from '../wish-plot.ts'

export const fogBus = wishPlot({
  id: 'wish-bus-driver-fog',
  wishes: ['bus fog', 'bus lost in the fog', 'bus lost in fog', 'bus foggy', 'bus in the fog', 'bus mist', 'bus misty', 'bus driver fog', 'bus driver foggy', 'bus driver lost', 'bus driver gets lost', 'bus driver loses way', 'bus driver can’t see', 'bus driver couldn’t see', 'bus gets lost', 'bus got lost', 'bus lost way', 'bus loses way', 'bus that got lost', 'lost bus driver', 'coach driver lost', 'coach driver fog', 'school bus fog', 'night bus fog', 'night bus lost', 'minibus fog', 'driver lost in the fog', 'driver gets lost fog', 'driver lost fog', 'coach fog', 'coach lost in the fog', 'tram fog', 'tram driver fog', 'tram lost in the fog', 'bus couldn’t see the road', 'bus can’t find the stop', 'bus driver drove slowly fog', 'bus thick fog'],
  answers: ['bus', 'buses', 'coach', 'tram', 'minibus', 'driver', 'drives', 'drove', 'driving', 'drive', 'fog', 'foggy', 'mist', 'misty', 'thick', 'white', 'grey', 'gets', 'get', 'got', 'lost', 'loses', 'way', 'forgot', 'find', 'finds', 'found', 'finding', 'home', 'road', 'street', 'stop', 'stops', 'bus stop', 'can’t', 'couldn’t', 'cannot', 'see', 'nothing', 'know', 'knows', 'where', 'passengers', 'people', 'school', 'night', 'evening', 'morning', 'day', 'winter', 'november', 'autumn', 'big', 'red', 'yellow', 'double', 'decker', 'number', 'slow', 'slowly', 'listens', 'listen', 'smell', 'smells', 'bell', 'bakery', 'bridge', 'town', 'village', 'hill', 'kind', 'friendly', 'nice', 'old', 'new', 'first', 'helps', 'help', 'asks', 'ask', 'mum', 'dad', 'grandma', 'grandpa', 'always', 'through', 'lights', 'smelled', 'smelt', 'heard', 'hear', 'ears', 'nose', 'outside', 'brother', 'sister', 'granny', 'nana', 'grandad', 'daddy', 'mummy', 'journey', 'ride', 'late', 'dark', 'cold'],
  except: ['crash', 'crashed', 'accident', 'hurt', 'died', 'dead', 'ghost', 'ghosts', 'monster', 'scared', 'afraid', 'frightened', 'scary', 'left', 'forgot me', 'alone', 'missed', 'wrong bus', 'sings', 'singing', 'dragon', 'dinosaur', 'dog', 'cat', 'bear', 'elephant', 'ship', 'boat', 'lighthouse', 'plane', 'pilot', 'train', 'horn', 'glasses', 'teddy', 'toy', 'bag', 'lunch', 'frog', 'why', 'how', 'cloud', 'mountain', 'police', 'drunk', 'magic', 'moon', 'seaside', 'puppy', 'sheep'],
  moods: ['first', 'waiting', 'learning', 'change'],
  company: ['bus', 'driver', 'fog', 'seat', 'window', 'door', 'lights', 'road', 'street', 'bridge', 'bell', 'wheel', 'wheels', 'drain', 'lid', 'stop', 'passenger', 'passengers', 'man', 'woman', 'bed', 'bread', 'pavement', 'bag'],
  out: true,
  about: 'A bus driver loses the street in the fog, and brighter lights only make it whiter, until each passenger finds a stop by what has always been heard or smelled there.',
  titles: ['Two Knocks for Home', 'The Bus in the Fog', 'A Stop That Smells of Bread', '{H} Knows It from Bed', 'Number Nine Listens'],
  want: [
    {
      id: 'no-street',
      A: 'partner',
      paragraphs: [
        '{H} sat right behind the bus driver when the fog came down. First the houses went, and then the road. The driver stopped the bus, a number nine, at the kerb. “I’ve driven down this street for eleven years,” said the driver, “and now I’ve lost it.” {H} wanted to go home, for there was rice pudding. “The street’s still there,” said {A}. “There’s only some fog in front of it.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-the-fog-left',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked to see what the fog had left. There was the inside of the bus, with nine people and a cello. There was a piece of kerb by the door, about as long as a bath. On it lay a glove.',
        '“That’s all there is now,” said {H}. “Then we’ve got nine people, a cello and a glove,” said {A}. It did not seem a bad start. The driver reached out for the glove, and hung it up where it could be asked for.'
      ]
    },
    {
      id: 'bright-lights',
      A: 'partner',
      paragraphs: [
        '“Put the big lights on,” said {H}. The driver did. At once there was a wall before the bus, as white as a plate. “The fog sends it all back,” said {A}. “It’s made of drops, and every one’s shining at us.”',
        'So the driver switched them off. A man with a bag said that this was better. Now he could at least see that he saw nothing.'
      ]
    },
    {
      id: 'drops-on-the-glass',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} laid one finger on the bus window, and the fog outside laid a drop against it. Another drop came, and then they were one, and ran down. “It’s getting in line,” said {H}. {A} watched as well.',
        '“It’s a cloud,” said {A}. “It’s the same as up there. It’s only got off.” {H} wiped a hole in the glass to look at it. “It hasn’t got a ticket,” said {H}. The driver said that at this time of day clouds went free.'
      ]
    },
    {
      id: 'map-on-the-wall',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Over the driver’s seat hung a map of the number nine. It was one red line, with a dot for each stop. “So we’re here,” said {H}, and pointed. “Or here,” said {A}. The driver got up, and thought that it might be this one.',
        'They looked at the map for a long time. There was no fog on it anywhere. It had fourteen stops, and the bus was at one of the gaps. “We’re in the white part,” said {H}. That at least they could all see.'
      ]
    },
    {
      id: 'other-reads-the-timetable',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} knew the timetable by heart, and looked at the clock of the bus. “It’s twelve minutes past,” said {A}. “So we’re at the fish shop.” {H} sniffed. There was no fish. “We’re late,” said {A}, “so the fish shop is somewhere in front of us, waiting.”',
        '“And where are we?” asked {H}. {A} turned the page. There was a small star, and under it stood what it meant. “Not on public holidays,” said {A}. That was as near as the timetable came.'
      ]
    },
    {
      id: 'elder-counts-bends',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I never look out of the bus,” said {S}. “I do it with my shopping. At the church the bag slides left, and at the school it slides right. When the onions roll, I get off.” {A} asked how it was going today, in the fog.',
        '{S} had not noticed any. {S} had been going by the bag. They both looked down at it, between {S}’s shoes. It stood quite still, and so, it turned out, did the number nine.'
      ]
    },
    {
      id: 'fog-signs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A boy at the back blew his nose, and it came back from the left. The driver let him do it again. “There’s a wall over there,” said {A}. They all turned their heads to the right, and he blew once more. From there nothing came.',
        '“A wall on one side and nothing on the other,” said the driver. “That’s the park.” The boy was asked whether he had any more. He looked into the handkerchief. It would do as far as the post office.'
      ]
    },
    {
      id: 'fresh-rolls',
      A: 'partner',
      paragraphs: [
        'The driver opened the door to look for a street. Fog came in, and with it the smell of new rolls. A woman stood up so fast that her hat fell off. “That’s my stop,” she said. “But you can’t see it,” said the driver. “I never look,” said the woman. “I’m always reading.”',
        '{A} turned to {H}. “It’s only covered up what you see,” whispered {A}. “It hasn’t covered the rest.”'
      ]
    }
  ],
  turn: [
    {
      id: 'door-open',
      A: 'partner',
      paragraphs: [
        '{H} went from seat to seat. “What’s your stop like, with your eyes shut?” asked {H}. One was a bell with a crack in it. One was a bridge, where the wheels hummed. The man with the bag lived at frying onions. So they crept along the kerb, as slow as a pram, with the windows open. One after another they called out, “That’s me!”'
      ]
    },
    {
      id: 'child-smells-feet',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was lifted to the open window of the bus, and smelled for all of them. “Soap,” said {S}. That was the launderette. “Coffee,” said {S}. Two people got their coats on. Then {S} frowned, and smelled for longer than before.',
        '“Feet,” said {S}. The driver had no such stop. {A} looked along the seat, and there a gentleman was putting his shoes on again. “It’s the end of a long day,” he said. He got out at the next one, wherever it was.'
      ]
    },
    {
      id: 'pet-knows-first',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} sat under the seat, and had not looked out of the bus once. At each stop {A} knew it a little before the others. It could be seen by the tail end.',
        '“Ask {A},” said the driver. So they asked. {A} heard something in the fog that nobody else could hear, and thought about it, and lay down. “Not here,” said {H}. The driver drove on. In eleven years there had been no passenger who was that sure.'
      ]
    },
    {
      id: 'the-cello-gets-off',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a girl with a cello, who did not know any sound for her stop. “I’m always the one who makes it,” she said. So she played one long low note, out of the door of the bus. They listened after it into the fog.',
        'Far off a dog began to howl. “That’s ours,” said the girl. “He can’t bear it.” She played again, and the driver steered for the howl. With each note it was nearer, and then there was a dog. He wagged his tail as soon as she had packed up.'
      ]
    },
    {
      id: 'driver-learns-them',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The driver wrote it all down on the back of a ticket. “Rolls, bell, bridge, onions,” read {H}. “It’s a good line.” “I’ve got a heater, and I keep the window shut,” said the driver. “I’ve never met any of them.”',
        '{A} leaned out, and smelled something green and wet. That was put down as well. It was between the bell and the bridge, and no stop at all. It was only a hedge, but they stopped there for a moment, out of gratitude.'
      ]
    },
    {
      id: 'night-shift-of-lamps',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Each street lamp came out of the fog as a dandelion clock. It was round and soft, and stood on nothing. {H} counted seven, and at the eighth the bus was right beneath it. From there it was just a lamp. “They’re only pretty from far off,” said {H}.',
        '{A} looked back. Now the seventh was a dandelion again. “From there, so are we,” said {A}. {H} sat up straight, in case they were being counted.'
      ]
    },
    {
      id: 'two-knocks',
      A: 'partner',
      paragraphs: [
        'In the end there was only one stop to find. “And yours?” asked the driver. {H} shut both eyes. At home, in bed, you heard the number nine go past every night. By the stop there was a loose lid in the road. Under the wheels it knocked twice. “I’ve always been in bed when it does that,” said {H}. “I’ve never been in the bus.”',
        'They crept on. Nobody breathed. Then it knocked, once in front and once at the back. “That’s me!” called {H}. The door opened, and there stood the bus stop, right in front of {H}’s nose. “So that’s what I sound like,” said the driver.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out, and there was nothing to look at.',
      '{names} moved closer together on the back seat, because of all that white.',
      { text: '{names} wiped the window with a sleeve, but it was not the window.', needs: ['hands'] },
      { text: '{names} felt for the glove, the bag and the ticket, which were all still there.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at the white wall, and blinked again when it went.',
      '{names} sniffed at the fog, from the third seat on the left.',
      { text: '{names} gave the woman her hat.', needs: ['hands'] },
      { text: '{names} held on to the rail, though nothing moved.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened on the left side, and {H} on the right.',
      '{names} got out as well, and there was the ground.',
      { text: '{names} pushed the next window open.', needs: ['hands'] },
      { text: '{names} pressed the button for those who had their hands full.', needs: ['hands'] }
    ]
  },
  bed: [
    'They felt their way along the wall as far as the door, and it was the right one. The rice pudding was found by its smell.',
    '{H} washed, and lay down in the dark with the window open a crack. Outside there was still no street. But after a while something knocked twice.'
  ],
  last: [
    'The number nine went home through the fog by ear, and {H} was asleep.',
    'It knocked once more in front and once at the back, and {H} was asleep.'
  ]
})
