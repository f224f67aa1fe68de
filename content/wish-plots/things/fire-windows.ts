import { wishPlot } from '../wish-plot.ts'

export const fireWindows = wishPlot({
  id: 'wish-fire-engine-windows',
  themes: ['fire-engine'],
  except: ['trousers', 'dressed', 'helicopters', 'horses', 'hose', 'helping', 'bedrooms', 'higher'],
  answers: ['truck', 'trucks', 'fireman', 'fire', 'rescue', 'station', 'red', 'firetruck', 'firetrucks', 'rescues', 'ladder', 'brave', 'firewoman'],
  wishes: ['firetruck', 'firetrucks', 'fire truck rescue', 'fire engine rescue', 'ladder truck', 'ladder trucks'],
  moods: ['late'],
  company: ['fire engine', 'firefighter', 'hose', 'windows', 'boots'],
  partnerPlays: true,
  about: 'All the windows across the street are on fire at sunset, and the fire engine is stuck in a traffic jam of boots.',
  titles: ['Eleven Windows', 'The Fire Across the Street', 'Captain {H} and the Traffic Jam', 'It Was Out in Time', 'The Dog Runs in Front'],
  want: [
    {
      id: 'windows-on-fire',
      A: 'partner',
      paragraphs: [
        'Across the street eleven windows were on fire, red and gold. So was a small round one under the roof. {H} saw it first, from the end of the hall. “Fire!” called {H}.',
        'Nobody over there seemed to mind. A neighbour leaned out between the flames and watered a geranium. But {H} was a firefighter, and had never been in time for a fire before. The fire engine was the washing basket. {A} got in at the back, with a long scarf for a hose. “Siren!” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'traffic-jam',
      A: 'partner',
      paragraphs: [
        '“Nee-naw!” went the siren. They got as far as the boots. The boots stood two by two, all over the hall, and not one of them pulled over. “Nee-naw!” called {H}, much louder. The fire engine pushed its nose in between two wellingtons and was stuck. Across the street the bottom row of windows went dark.'
      ]
    },
    {
      id: 'hose-drip',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} shook the scarf, to see if there was a drop left in the hose. There was a bit of fluff. “That’s dry,” said {H}. “In a hose it ought to be wetter.” {A} rolled it up again, from the far end.'
      ]
    },
    {
      id: 'eleven',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How many are still burning?” asked {H}. {A} looked down the hall. It was as bright as a trumpet. “Seven,” said {A}. “And the small round one at the very top.”',
        '“And the geranium?” “Quite wet,” said {A}. “Over there they’re doing what they can.” They nodded. There ought to be somebody like that in every street.'
      ]
    },
    {
      id: 'high-and-low',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“A siren sounds higher when it’s coming,” said {A}, “and lower when it’s gone past.” {H} tried it. “NEE-naw,” it went, high, and then, low, “nee-NAW.” “Now it sounds as if we’d gone past,” said {A}.',
        '“We’re stuck,” said {H}. “Then you have to do it in the middle.” {H} did it in the middle. It was a siren that stood there and waited, and it sounded rather like a sheep.'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Is there no other way round?” asked {H}. {A} drew the hall on the lid of a shoebox, with all its corners. A line went along past the coats, in at the kitchen and out again. “That way’s longer,” said {A}, “but there isn’t a boot on it.”',
        '{H} followed the line with one finger, nee-naw, nee-naw. The finger got to the window first of all, and it had no hose. So it had to turn back.'
      ]
    },
    {
      id: 'a-jar',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Are you the fire service?” asked {A}, and held out a jar. “It won’t open.” “There’s a fire,” said {H}. “Most of what they do isn’t fires,” said {A}. “They get cats down, and people’s fingers out of things.”',
        'So {H} held the jar, and {A} turned, and it went pop. It was gherkins. They each had one, since the traffic was not moving anyway.'
      ]
    },
    {
      id: 'too-heavy-hose',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'They got the hose ready. “When it’s full of water, nobody can hold it alone,” said {A}. “It kicks.” So {H} held it in front, and {A} held it at the back, and they both said psh. It kicked to the left and took down a cap.',
        '“Turn it off!” called {H}. {A} folded over the end, and the psh grew thin and stopped. The cap was quite dry, for a cap that had been in a thing like that.'
      ]
    },
    {
      id: 'other-road',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“We’ll go round,” said {H}. They backed out, and drove through the bedroom, where a blanket lay across the road. They drove through the kitchen. There stood a chair, and it was roadworks.',
        'After that they were in front of the boots again, only from the other side. “Now we’ve seen the whole town,” said {A}. “It’s all boots.”'
      ]
    },
    {
      id: 'beds-at-the-station',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“They’ve got beds at the fire station,” said {A}, “because the nights are long.” It was a long traffic jam too. So they lay down in the basket, with their feet over the edge. It was quite comfortable, for a jam.',
        '“What if there’s a fire now?” asked {H}. “Then somebody shouts, and you’re up before you’re awake.” They practised that. {A} shouted, and {H} was up. Then {H} shouted, and {A} had gone to sleep a bit too well.'
      ]
    },
    {
      id: 'real-dog',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'In the middle of the road sat {A}, and did not pull over either. “Nee-naw,” said {H}, but in a friendly way. {A} looked at the fire engine as people look at a bus that is not theirs.',
        'In the end they drove round, and saluted. {H} wrote it down, with one finger on the rim of the basket. One road blocked, by {A}. Nobody hurt.'
      ]
    },
    {
      id: 'chain-of-buckets',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small, there was a row of buckets on the wall,” said {S}. “If it burned, the whole street stood in a line, and passed them along.” “Did you do it?” asked {A}. “Once,” said {S}. “I was the last in line but one.”',
        '“And was it put out?” “It was somebody’s toast,” said {S}. “It was meant to be dark. We were all very sorry, and the toast was very wet.”'
      ]
    },
    {
      id: 'chief',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m the one who was rescued,” said {S}, and lay down in front of the basket. “From what?” asked {A}. “It’s over already,” said {S}. “I just need the blanket, and something hot to drink. They always get that.”',
        'So {S} was wrapped up and given a cup. “And now tell me how brave I was,” said {S}. {A} did that. It held up the fire engine quite a bit.'
      ]
    },
    {
      id: 'dog-in-front',
      A: 'partner',
      paragraphs: [
        '“They can hear that we’re coming,” said {A}. “They just don’t know where to go.” The boots did look puzzled. “In the old days a dog ran in front of the fire engine,” said {A}. “It told everybody which way to jump.” “We haven’t got a dog like that,” said {H}. Then {H} looked at {A} for a while. “Woof,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'road-free',
      A: 'partner',
      paragraphs: [
        '{A} ran in front. {A} barked at the boots on the left, and they went left. {A} barked at the boots on the right, and they went right, with a bit of help. In the middle there was a road. “Nee-naw!” The fire engine flew along the hall, and stopped at the window.',
        'Only a small round window under the roof was still burning. “Water on!” called {H}. “Psh,” went the hose, right across the street. The red got dark, and then it got small, and then it was out.'
      ]
    },
    {
      id: 'who-put-it-out',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The neighbour saw the two of them at the window, and waved with the watering can. {H} put two fingers to the helmet, or to where it would have been.',
        '“That was a thank you,” said {H}. “Very calm, all through,” said {A}. They watched until the window was shut and the curtain was pulled. Not even the curtain had burnt.'
      ]
    },
    {
      id: 'behind-the-roofs',
      A: 'partner',
      paragraphs: [
        'They leaned out. Behind their own roof the last bit of sun was going down. It was as red as the windows had been. {H} looked from it to the windows. “It was only the sun, in the glass,” said {H}. “It would have gone out by itself.”',
        '“Not so neatly,” said {A}. “Is there a fire there every evening?” asked {H}. “Whenever it’s fine,” said {A}. “Always at the same time.” {H} turned the fire engine round and parked it with its nose to the window. Tomorrow they would be early.'
      ]
    },
    {
      id: 'report',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Afterwards there has to be a report. “What burned?” asked {A}. “Eleven windows and a round one,” said {H}. “Damage?” “None.” “Wet?” “One geranium.” “That’s a very good fire,” said {A}. “I wish they were all like that.”',
        '“And who was in front?” asked {A}, who had got quite hoarse. “Somebody with a very good bark,” said {H}. That went into the report as well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hurried in at the word fire, and jumped in the basket.',
      '{names} blinked, because even the hall had gone red.',
      { text: '{names} coiled the scarf in big loops, the way real ones do.', needs: ['hands'] },
      { text: '{names} stuck a ladder on the side, made of two rulers.', needs: ['hands'] }
    ],
    way: [
      '{names} pulled over, unlike the boots.',
      '{names} pushed against the wellingtons, and they leaned.',
      { text: '{names} did the siren as well, half a note higher.', needs: ['hands'] },
      { text: '{names} paired up some boots that had come apart in the crush.', needs: ['hands'] }
    ],
    turn: [
      '{names} barked at the slippers too, and they skidded.',
      '{names} glowed all over, from being so close to the glass.',
      { text: '{names} pumped, with both wellingtons.', needs: ['hands'] },
      { text: '{names} held the end of the hose steady, where it kicks.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the scarf like a hose. The boots stood two by two again, but with a road in the middle.',
    'Clean again, or nearly, {H} lay down. The window across the street was dark, and in it, very small, was a star.'
  ],
  last: [
    'Nothing was burning anywhere, and {H} was asleep at the station.',
    'The fire engine stood with its nose to the window, and {H} slept, with time to spare.'
  ]
})
