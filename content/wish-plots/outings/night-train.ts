import { wishPlot } from '../wish-plot.ts'

export const nightTrain = wishPlot({
  id: 'wish-night-train',
  wishes: ['night train', 'sleeper train', 'sleeping train', 'overnight train', 'train sleeper', 'train bunk', 'train bunks', 'train bunk beds', 'train beds', 'train bed', 'bed on train', 'sleep on train', 'sleeping on train', 'sleeps on train', 'slept on train', 'caledonian sleeper', 'train night', 'train all night', 'train at night', 'train overnight', 'train upper berth', 'upper berth', 'top berth', 'train berth', 'rajdhani train', 'rajdhani express', 'train couchette', 'couchette', 'night train grandma', 'night train granny', 'night train grandparents', 'midnight train', 'train while we sleep', 'train pyjamas', 'train through night', 'long train journey', 'long train ride', 'train village', 'train nani', 'train dadi', 'train ajji', 'train hometown', 'train mountains night', 'sleeping car train', 'night train sleeping car', 'train sleeping car', 'sleeping car'],
  answers: ['train', 'night', 'sleeper', 'sleeping', 'sleep', 'overnight', 'bunk', 'bunks', 'bed', 'beds', 'berth', 'top', 'upper', 'ladder', 'corridor', 'journey', 'trip', 'long', 'ride', 'travel', 'travelling', 'going', 'go', 'took', 'take', 'taking', 'first', 'time', 'holiday', 'holidays', 'summer', 'grandma', 'granny', 'nana', 'nani', 'dadi', 'grandparents', 'cousins', 'visit', 'visiting', 'village', 'hometown', 'family', 'whole', 'excited', 'tomorrow', 'station', 'stations', 'stops', 'pyjamas', 'pajamas', 'window', 'midnight', 'dark', 'stars', 'moon', 'india', 'scotland', 'vietnam', 'china', 'paris', 'whistle', 'together', 'see', 'tonight', 'morning', 'tea', 'goes through', 'mountains', 'mountain', 'car'],
  except: ['toy', 'model', 'set', 'steam', 'driver', 'drives', 'drive', 'lost', 'crash', 'broke', 'stuck', 'missed', 'late', 'ghost', 'spooky', 'monster', 'magic', 'flying', 'polar', 'santa', 'christmas', 'space', 'dog', 'cat', 'dragon', 'dinosaur', 'who', 'noise', 'noisy', 'goodbye', 'leaving', 'underground', 'tube', 'metro', 'thomas', 'sea', 'seaside', 'beach', 'talking', 'sad', 'scared', 'afraid', 'own', 'candy', 'sweets', 'animals', 'dreams', 'teddy', 'potty', 'bridge', 'mountain'],
  moods: ['first', 'waiting'],
  out: true,
  away: true,
  company: ['train', 'attendant', 'bunk', 'ladder', 'corridor', 'shoe', 'shoes', 'station', 'carriage', 'tray'],
  about: 'On the night train the hero goes to bed in coat and rucksack, so as not to sleep past the station, and then leaves one shoe with the attendant.',
  titles: ['The Tray of Left Shoes', '{H} on the Night Train', 'The Tortoise on the Night Train', 'In Bed with a Rucksack', 'Six O’Clock and One Shoe'],
  want: [
    {
      id: 'all-dressed',
      A: 'partner',
      paragraphs: [
        'The night train had bunk beds in it, and {H} had the top one. {H} lay up there in a coat, a hat and both shoes, with the rucksack on. “Won’t you put on your pyjamas?” asked {A}. “They’re underneath,” said {H}.',
        'At six in the morning the train would stop at their station, and only for two minutes. “I’m not going to sleep past it,” said {H}. “I only need to jump up.” {H} tried it, and the rucksack stayed where it was.'
      ]
    }
  ],
  way: [
    {
      id: 'first-stop',
      A: 'partner',
      paragraphs: [
        'Ta-dum, ta-dum, said the train. Then it said “eeee”, and stood still. {H} came down the ladder like a tortoise with its house on. “Is this ours?” called {H} from the door. “No,” said a man with a broom, “it’s mine.”',
        'Up went {H} again. Ta-dum, ta-dum, eeee. Down came the tortoise. “Is this ours?” There was only a goat behind a fence. “If you go on like that,” said {A}, “you’ll be awake for every station but ours.”'
      ]
    },
    {
      id: 'ladder',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The ladder had four steps, and it wobbled. {A} came up, only to see what it was like. There was not much room beside the rucksack. {A} lay on the edge with one leg in the air. “Very nice,” said {A}. “Where do you breathe?”',
        'Then the train went round a bend. {A} slid to the wall, and {H} slid after, and the hat came last. At the next bend they all slid back again. “And that’s the whole night long?” asked {A}. “Yes!” said {H}.'
      ]
    },
    {
      id: 'tiny-basin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Under the window was a small basin with a lid on. In a train you have to be quick with your teeth. {H} brushed to the left, and the train went to the right. There was toothpaste on {H}’s ear, and a bit on the ceiling.',
        '“Now spit,” said {A}. {H} aimed at the basin. Just then came a bend, and the basin was somewhere else. “That was my slipper,” said {A}. {A} turned it over and held it under the tap.'
      ]
    },
    {
      id: 'man-above',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next door somebody snored. It came through the wall as if there were no wall. “Krrr,” it went, and then for a long time nothing. {H} and {A} lay and waited for the next one. “Has he stopped?” whispered {A}.',
        '“Krrr!” said the wall. After a while it went along with the train: ta-dum, krrr, ta-dum, krrr. {H} moved one foot to it. “They’ve practised that,” said {H}. {A} hummed a bit in between, so as to belong.'
      ]
    },
    {
      id: 'window-people',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They pulled up the blind as far as {H}’s nose. Out there the dark went by, with a lamp in it here and there. In one house somebody was in a kitchen in a vest, and ate something out of a pan. “He thinks that nobody’s looking,” said {A}.',
        '“It’s noodles,” said {H}. “He’s dropped one.” The man bent down for it. By then he was far away, and {H} would never know if he had eaten it. “He has,” said {A}. “I would.”'
      ]
    },
    {
      id: 'corridor-walk',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The corridor was so narrow that two people could not pass. {H} met a lady with a towel. They both went left. They both went right. “After you,” said the lady. “After you,” said {H}, and they both came at the same time.',
        'Now they were stuck, the lady, {H} and the rucksack. {A} pulled at the one end. There was a bang, as with a cork, and they were out. “Thank you for the dance,” said the lady.'
      ]
    },
    {
      id: 'supper-paper',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They had supper on the bottom bunk, on a sheet of newspaper. On a train everything tastes of more. {H} had a boiled egg, and held on to it with both hands. {A} had put a tomato down for just a moment.',
        'The tomato set off. It rolled to the door, thought it over, and came back. Then it rolled under the bed. “It’s going to our station as well,” said {H}. “Then it must get up by itself at six,” said {A}. “I shan’t call it.”'
      ]
    },
    {
      id: 'how-the-driver',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And who’s driving,” asked {H}, “if everybody’s in bed?” “The driver’s up,” said {A}. “That’s the only one in the whole train who mustn’t lie down.” {H} thought of the driver, all alone in front, with nothing but a lamp.',
        '{H} leaned out into the corridor. “Good night!” {H} called, as far to the front as it would go. They listened. A long way off the train went “hoo”. “The driver says you’re to lie down,” said {A}.'
      ]
    },
    {
      id: 'other-keeps-watch',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You sleep,” said {A}, “and I’ll keep watch.” {A} sat down by the door with folded arms and very wide eyes. {H} looked down over the edge of the bed. The eyes were like two plates. Then they were like two saucers.',
        'Ta-dum, said the train. Then they were like two buttons, and then there were none. “{A}!” called {H}. “I’m watching,” said {A}. “I was only watching from inside.”'
      ]
    },
    {
      id: 'names-of-stations',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had a list with all the stations on it. There were twenty-two before theirs. {A} read them out, slowly, one after another, in a voice like warm milk. By the ninth {H}’s hat had come down over one eye.',
        '{H} pushed it up. “You’re doing that on purpose,” said {H}. “I’m only reading what it says here,” said {A}. Then {A} yawned, and the tenth station came out as “Aaahville”. {H} wanted to know if people really lived there.'
      ]
    },
    {
      id: 'little-lamp',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Over each bed was a small lamp with a button. {H} pressed it, and it was day. {H} pressed again, and it was night. “That’s six nights now,” said {A} from below. “I’ve slept very badly in all of them.”',
        'There was one more button. {H} pressed that as well. Somewhere a bell rang, and the attendant put his head round the door. “You called?” he asked. {H} had to think of something. “Good evening,” said {H}. “Good evening,” said the attendant, and went away again quite pleased.'
      ]
    },
    {
      id: 'pet-in-bunk',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had been given the bottom bunk. {A} had turned round in it three times, and at the third the train had turned too. So {A} had to begin again.',
        'Then {A} lay down, with nothing on but fur. There was no coat, and no rucksack. {A} would get up at six, and need nothing else. {H} looked down on that from above, and envied it a little.'
      ]
    },
    {
      id: 'elder-slept-past',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I once slept past it,” said {S}. “I woke up and was in another town, in my socks.” “And what did you do?” asked {A}, and sat up so that the rucksack creaked.',
        '“I had breakfast there,” said {S}. “There was a bakery opposite, and they had buns with plums in. Then I took the next train back. I’ve often thought of those buns.” {S} lay down. “I’ve never managed to sleep past it again.”'
      ]
    },
    {
      id: 'child-gets-dressed',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had watched it all, and got dressed as well. {S} put on a coat, and a second coat, and mittens on a string. Then {S} could not bend any more. “I can’t sit down,” said {S}. “I’ll have to stand up till six.”',
        '{A} pushed a bit, and {S} fell backwards onto the bed, like a plank. It was quite soft. “How do I get up again?” asked {S}. “That’s not until morning,” said {A}.'
      ]
    },
    {
      id: 'baby-rocked',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'At home somebody had to carry {A} up and down until {A} slept. Here the whole train did it. It rocked {A} to the left, and it rocked {A} to the right, and it sang. {A} opened an eye, to see who it was.',
        'It did not get tired, and it did not sit down in the middle. {A} thought well of it. At the next station it stopped for a moment. “Eh!” said {A}, and it went on.'
      ]
    },
    {
      id: 'the-attendant-comes',
      A: 'partner',
      paragraphs: [
        'The attendant came along, in slippers. “I call everybody before their stop,” he said, “with tea.” {H} looked down at him. He had forty people to call, and he was yawning. “What if you forget us?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-shoe',
      A: 'partner',
      paragraphs: [
        '{H} thought for as long as it takes to cross a bridge. Then {H} took off the left shoe. “You keep this,” said {H}. “As long as you’ve got it, there’s still somebody in bed.” The shoe was quite small, and very muddy.',
        '“I can’t forget that,” said the attendant. “It smells.” He put it in the middle of his tray, next to the sugar. “{H}, six o’clock,” he said to the shoe, and bowed to it.'
      ]
    },
    {
      id: 'tray-of-shoes',
      A: 'partner',
      paragraphs: [
        'In the corridor a door opened, and a man in pyjamas looked out. “Would you take mine too?” he asked. It was a big one, with a hole. Then came a lady in curlers, with a red one. “Seven o’clock,” she said.',
        'Soon there were shoes all over the tray. There was a gold one, and a slipper with a rabbit’s face. And right on top sat {H}’s. “Now he can’t forget anybody,” said {A}.'
      ]
    },
    {
      id: 'coat-comes-off',
      A: 'partner',
      paragraphs: [
        'So {H} took off the rucksack, the hat, the coat and the other shoe. Underneath, it was pyjamas all over. All at once there was so much bed that {H} could turn right round in it.'
      ]
    },
    {
      id: 'next-station-sleeps',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Eeee, said the train once more. {H} only lifted the blind a little. Outside was a bench with a cat on it, and a clock. A man got off with his suitcase, and he had both his shoes on. “He was called,” said {H}. “It works.”',
        '“Is that one ours?” asked {A}, out of habit. “No,” said {H}, “it’s the cat’s.” The cat looked up as they went. Then it had its station to itself again.'
      ]
    },
    {
      id: 'tea-in-the-morning',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“What will he bring us in the morning?” asked {H}. “Tea,” said {A}, “and a bun, and your shoe. I hope he won’t mix them up.” They both thought of the lady in curlers, who would bite into something muddy.',
        '{H} laughed so much that the bunk creaked. Somebody knocked on the wall, but in a friendly way. It was the man with the hole in his shoe. “What’s so funny?” he asked through the wall. They told him, and then he laughed too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out the other beds, and fitted into them, with a fold here and there.',
      '{names} lay down in pyjamas, like people who trust a train.',
      '{names} bounced a bit, until the bunk above said “hey”.',
      { text: '{names} pushed at the rucksack from below, to be of some help.', needs: ['hands'] },
      { text: '{names} waved out of the window, to a platform with nobody on it.', needs: ['hands'] }
    ],
    way: [
      '{names} slept through the man with the broom, and woke up for the goat.',
      '{names} rolled to the wall at every bend, and back again.',
      '{names} asked as well if that was theirs, without opening an eye.',
      { text: '{names} held the ladder each time that the tortoise came down.', needs: ['hands'] },
      { text: '{names} counted the stops on ten fingers, and then began on the toes.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled at the shoe, and agreed with the attendant.',
      '{names} looked out into the corridor too, to watch the tray go by.',
      '{names} found the bed quite wide, now that the coat was out of the way.',
      { text: '{names} gave a left shoe too, and the tray had to be held by four.', needs: ['hands'] },
      { text: '{names} waved goodbye to the shoes, all along the corridor.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamps in the corridor went down to blue. At the very end, on a small table, stood the shoes, with their toes to the front.',
    '{H} lay on the top bunk in nothing but pyjamas, and the train rocked. Ta-dum, it said. Ta-dum.'
  ],
  last: [
    'Eeee, said the train somewhere, and nobody came down the ladder, for {H} was asleep.',
    'At the end of the corridor one small shoe stayed awake for two, and {H} was asleep.'
  ]
})
