import { wishPlot } from '../wish-plot.ts'

const LIGHTS = ['lantern', 'lamp', 'night light', 'nightlight']
const SHY = ['shy', 'shy to shine', 'bashful', 'embarrassed', 'doesn’t like being looked at', 'everybody looks at it', 'everyone looks at it', 'hates being watched', 'doesn’t want to be seen', 'goes out when you look', 'only shines when nobody looks']

export const tooShyToShine = wishPlot({
  id: 'wish-too-shy-to-shine',
  beginsElsewhere: true,
  wishes: ['a lantern who is too shy to shine because then everybody looks', ...LIGHTS.flatMap((light) => SHY.map((shy) => `${light} ${shy}`)), 'lantern doesn’t want to shine', 'lantern won’t shine', 'lantern doesn’t want anybody to look', 'lantern doesn’t like people looking', 'light only shines when nobody looks', 'light goes out when you look', 'diya shy', 'too shy to shine', 'too shy to glow', 'too shy to light up', 'shy little light'],
  answers: ['lantern', 'lanterns', 'lamp', 'lamps', 'candle', 'nightlight', 'night', 'light', 'lights', 'torch', 'flashlight', 'lightbulb', 'bulb', 'street', 'diya', 'fairy', 'little', 'small', 'paper', 'old', 'new', 'shy', 'bashful', 'embarrassed', 'too', 'to', 'shine', 'shines', 'shone', 'shining', 'glow', 'glows', 'glowed', 'glowing', 'bright', 'brightly', 'because', 'then', 'when', 'everybody', 'everyone', 'people', 'they', 'all', 'look', 'looks', 'looking', 'looked', 'at', 'it', 'stare', 'stares', 'staring', 'watch', 'watches', 'watching', 'watched', 'see', 'sees', 'seen', 'nobody', 'is', 'was', 'who', 'that', 'which', 'and', 'dark', 'room', 'afraid', 'scared', 'of', 'being', 'the', 'hides', 'hide', 'hiding', 'goes', 'out', 'only', 'doesn’t', 'does', 'not', 'like', 'want', 'wants', 'shadow', 'shadows', 'wall', 'goose', 'slipper', 'learns', 'brave', 'until', 'finds', 'corner', 'shelf', 'window', 'child', 'friend', 'about', 'story', 'dares', 'dare', 'alone', 'evening', 'secretly'],
  except: ['boy', 'girl', 'fire', 'burn', 'burned', 'burnt', 'matches', 'died', 'dead', 'memory', 'grave', 'funeral', 'birthday', 'cake', 'church', 'broken', 'lost', 'pumpkin', 'traffic', 'school', 'class', 'teacher', 'stage', 'friends party', 'power cut', 'dog', 'cat', 'daughter', 'son', 'lighthouse', 'firefly', 'glow-worm', 'star', 'moon', 'sun', 'lit by', 'walk with lanterns', 'procession', 'genie', 'aladdin', 'ramadan', 'blackout', 'war'],
  moods: ['afraid', 'first', 'sleepless', 'alone', 'learning'],
  isTale: true,
  company: ['lantern', 'slipper', 'wall', 'goose', 'shelf', 'light', 'lamp', 'shadow', 'window', 'moon', 'armchair', 'chair', 'room', 'bucket', 'tablecloth', 'hare', 'street', 'moth'],
  about: 'A lantern is too shy to shine, because then everybody looks at it; with their eyes shut they can find nothing, until they see that whoever looks at a shadow on the wall has turned away from the light.',
  titles: ['The Lantern That Nobody Looked At', 'Behind the Goose', '{H} Looks With One Eye', 'Too Shy to Shine', 'The Light Round It'],
  want: [
    {
      id: 'it-went-out',
      A: 'partner',
      paragraphs: [
        '{H} carried the lantern into the dark room, and it went out. “Everybody’s looking,” whispered the lantern. That was so. {H} was looking at it, and {A}, and the moon looked in at the window.',
        '“The lamp’s broken in here,” said {H}, “and I’ve lost a slipper.” The foot without a slipper was getting cold. “I can shine,” whispered the lantern, “and I’d like to. But as soon as I do it, everybody looks at me.”'
      ]
    }
  ],
  way: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '“Then we won’t look,” said {H}. {H} and {A} shut their eyes tight. The lantern breathed in, and shone, right up to the ceiling. And with their eyes shut they felt about for the slipper. {H} tried on the bread basket. {A} sat down beside the chair, bump.',
        'When they opened their eyes, it was dark. “How was it?” asked {H}. “Beautiful,” said the lantern. “I shone on everything, on your slipper too. A pity you didn’t see it.”'
      ]
    },
    {
      id: 'for-a-bucket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where did you shine before?” asked {A}. “In the shop,” whispered the lantern, “right at the bottom, behind the buckets.” At night, when the shop was shut, it had shone for one of the buckets. That was a quiet one, and never turned round.',
        '“Did the bucket like it?” asked {H}. “It never said so,” whispered the lantern. “But each morning it was the first to be bought. People thought it had such a good colour.” There had been nineteen buckets, one after the other.'
      ]
    },
    {
      id: 'under-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} carried the lantern out of the room, and shut the door on it. “Now nobody can see you,” called {A}. Soon a bright line grew under the door. It was as fine as a thread, and then as wide as a ribbon.',
        '{H} and {A} lay down on their tummies to look at it. It was the nicest line that they had ever seen. It had a crumb in it, with a long shadow. “You’re lying down to look,” whispered the lantern behind the door. And the line was gone.'
      ]
    },
    {
      id: 'the-shy-toe',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They put the lantern under the table, where there was nobody but feet. It gave a small glow. {A} lifted a corner of the tablecloth. There were {H}’s toes, and one of them looked out of a hole in its sock. “Hello,” said {A}.',
        'The toe drew back into the sock at once. “You see,” whispered the lantern. “It isn’t only me.” It was very sorry for the toe. The toe and the lantern both waited in the dark, until {A} had let go of the cloth.'
      ]
    },
    {
      id: 'in-the-spoon',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} took a spoon from the table, and looked at nothing else. “I’m only interested in this spoon,” said {A} in a loud voice. The lantern began to glow a little. So there was a small lantern in the spoon as well, upside down.',
        '“You’re looking at me through the spoon,” whispered the lantern. “I’m looking at one that’s standing on its head,” said {A}. “That’s me when I’m nervous,” whispered the lantern. And then the spoon was dark.'
      ]
    },
    {
      id: 'the-moth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A moth came in at the window, and flew against the lantern. The lantern did not mind moths. “They don’t look,” it whispered. “They only bump.” It was glad of the company. For the moth it shone a very little, about as much as a pea.',
        '{H} and {A} held quite still, and were two pieces of furniture. “Is that a chair over there?” whispered the moth. “I think so,” whispered the lantern. “It’s got ears,” whispered the moth. At that the chair had to laugh.'
      ]
    },
    {
      id: 'other-sideways',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} knew what to do with shy people. You go past them sideways, and talk about the weather. So {A} went past the lantern sideways, with a face as if it were raining. “Damp tonight,” said {A} to the bookcase.',
        'It was kindly meant, but it took a long time. Nobody had ever not looked at the lantern so hard. “Is it over?” it whispered to {H}. At the door {A} was still not looking, and had begun to talk about snow.'
      ]
    },
    {
      id: 'elder-the-map',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“At school they called me up to the front to sing,” said {S}, “and everybody looked. I didn’t know what to do with my face.” “And what did you do with it?” asked {A}. “I turned it round,” said {S}, “and sang to the map.”',
        'The map had hung crooked. {S} had noticed that in the second verse, and put it straight. Afterwards they all clapped. “I never knew if that was for me,” said {S}, “or for the map.” The lantern asked what the song had been.'
      ]
    },
    {
      id: 'child-under-the-cloth',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a bit shy too, and sat down under the table with the lantern. The cloth hung down to the floor all round. “Are you looking?” asked the lantern in there. “No,” said {S}. “Are you?” “No,” said the lantern. They were both very pleased.',
        '“What are you two doing?” called {A}. “We’re not looking,” called {S}. Under the edge of the cloth it grew light. Then {S} had to peep, to see how well they were doing it. “Oh,” said the lantern, and it was dark.'
      ]
    },
    {
      id: 'who-is-waving',
      A: 'partner',
      paragraphs: [
        '{A} turned the chair round, and looked at the wall. “I’ll look at this,” said {A}. Behind the chair the lantern glowed a little. There on the wall stood {A}’s shadow, big and dark. {A} waved, and the shadow waved back.',
        '{H} turned round as well, to see who was waving. Now there were two shadows, and it was growing brighter. “We needn’t shut our eyes,” said {A} softly. “We only need something else to look at.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-goose',
      A: 'partner',
      paragraphs: [
        '{H} put the lantern on the shelf behind them, without looking, and held two hands in the light. There on the wall was a goose, as large as a wardrobe. “Honk,” said {H}. {A} laughed so much that the goose shook. The lantern forgot itself, and shone up to the ceiling.',
        '“That’s me there,” it whispered. “The goose?” asked {A}. “The light round it,” said the lantern. “You’re looking at me all the time, and I can’t feel it.”'
      ]
    },
    {
      id: 'a-hare-with-one-ear',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After the goose {A} made a hare. The second ear would not stand up, whatever was tried with it. “It’s listening,” explained {A}. “With one?” asked the goose. “The other one’s asleep,” said the hare.',
        'They both talked in whispers after that, because of the ear. The lantern leaned forward to hear, and everything on the wall grew larger. Now you could see the hare’s whole face, and that its nose was a thumb.'
      ]
    },
    {
      id: 'down-in-the-street',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Out in the street somebody stopped, and then somebody else. They looked up at the window. “Are they looking at me?” asked the lantern, and began to tremble. “At the goose,” said {A}. “They’ve never seen one that size.”',
        'So the lantern shone a bit more, enough for the people at the bus stop. A child waved. The goose lifted one wing, with five feathers, and waved too. “They’re nice,” said the lantern, “when they’re looking at somebody else.”'
      ]
    },
    {
      id: 'pet-behind-the-wall',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had been watching the goose for a long time, and it would not hold still. {A} went up to the wall and sniffed at it. At once there was a second animal, and it was as tall as a horse. {A} looked at it, and it looked away.',
        '“It’s shy,” said {H}. “Turn round first, and then it’ll look.” So {A} turned round, and sat down, and waited. Behind {A} the tall one turned round too, and waited just as politely.'
      ]
    },
    {
      id: 'with-one-eye',
      A: 'partner',
      paragraphs: [
        'The goose flew along the wall and down behind the armchair. The lantern leaned over to give it light. There the goose pecked at something. It was the slipper! {A} clapped, and the goose bowed. The lantern bowed too, so that the whole room went down and up again.',
        'Then {H} turned round to the lantern, quite slowly, and looked with one eye. The lantern flickered. But it stayed on. “One’s all right,” it said. “With one I can manage.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what there was to be seen, and now there was nothing.',
      '{names} looked away at once, and met the moon.',
      { text: '{names} held a hand before both eyes, and looked through.', needs: ['hands'] },
      { text: '{names} felt under the table for the slipper, and there was only a foot.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed where it was darkest, to be polite.',
      '{names} looked out of the window, and saw the room in it, and nobody.',
      { text: '{names} bumped into the chair, and begged its pardon.', needs: ['hands'] },
      { text: '{names} held up a newspaper, and read it in the dark.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down close to the wall, in the front row.',
      '{names} did not turn round once, though it was very bright.',
      { text: '{names} put up a finger, and it was a snail with one horn.', needs: ['hands'] },
      { text: '{names} clapped as well, and on the wall it looked like pigeons.', needs: ['hands'] }
    ]
  },
  bed: [
    'Both slippers stood side by side again. The lantern had been given a place on the shelf, behind everybody. From there it could see, and nobody could see it.',
    '{H} washed, and lay down facing the wall. There was one last goose on it, a small one. Then its head went down under a wing.'
  ],
  last: [
    'All eyes were shut, so the lantern glowed as it liked, and {H} was asleep.',
    'The light lay on both slippers, and nobody was looking, and {H} was asleep.'
  ]
})
