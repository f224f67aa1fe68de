import { wishPlot } from '../wish-plot.ts'

export const ninjasGiant = wishPlot({
  id: 'wish-ninjas-giant',
  wishes: ['ninja giant', 'ninjas giant', 'ninja sneak', 'ninjas sneak', 'ninja sneaks', 'ninja sneaking', 'ninjas sneaking', 'ninja doughnut', 'ninja doughnuts', 'ninjas doughnuts', 'ninja donut', 'ninja donuts', 'ninjas donuts', 'ninja mission', 'ninjas mission', 'ninja missions', 'ninja secret mission', 'ninja adventure', 'ninja team', 'ninja family', 'family ninjas', 'ninja brother', 'ninja sister', 'ninja brothers', 'ninja sisters', 'ninja siblings', 'ninjas siblings', 'two ninjas', 'ninja smaller ninja', 'ninja twins', 'ninja stolen', 'ninjas stolen', 'ninja steal', 'ninja steals', 'ninja stealing', 'ninja get back', 'ninjas get back', 'ninja quiet', 'ninja tiptoe', 'ninja sleeping', 'ninja kids', 'kid ninjas', 'kids ninjas', 'ninja save the day', 'ninja castle', 'ninja boys', 'ninja girls', 'boys ninjas', 'girls ninjas', 'children ninjas'],
  answers: ['ninja', 'ninjas', 'sneak', 'sneaks', 'sneaking', 'past', 'sleeping', 'asleep', 'giant', 'giants', 'get', 'gets', 'back', 'stolen', 'stole', 'doughnut', 'doughnuts', 'donut', 'donuts', 'brother', 'sister', 'smaller', 'little', 'big', 'two', 'team', 'family', 'mission', 'secret', 'quiet', 'quietly', 'silent', 'tiptoe', 'castle', 'night', 'kitchen', 'have', 'has', 'they', 'he', 'she', 'who', 'brave', 'adventure', 'training', 'kids', 'wake', 'without', 'waking', 'kingdom', 'are', 'is', 'be', 'must', 'need', 'needs'],
  except: ['turtle', 'turtles', 'warrior', 'fight', 'fights', 'fighting', 'sword', 'swords', 'dinosaur', 'unicorn', 'pirate', 'pirates', 'robot', 'robots', 'dragon', 'dragons', 'cat', 'cats', 'dog', 'princess', 'treasure', 'jewel', 'jewels', 'diamond', 'gold', 'crown', 'cookies', 'biscuits', 'birthday', 'party', 'school', 'costume', 'lego', 'ninjago', 'blood', 'kill', 'died', 'police', 'bank', 'zombie', 'zombies', 'monster', 'panda', 'bathroom', 'potty', 'vegetables'],
  moods: ['late'],
  company: ['giant', 'doughnuts', 'castle', 'finger', 'table'],
  isTale: true,
  out: true,
  amongChildren: true,
  about: 'Two ninjas creep in to a sleeping giant to get back ten stolen doughnuts, and he wears them on his fingers, until somebody has to yawn.',
  titles: ['Ten Doughnuts, Ten Fingers', 'Past the Sleeping Giant', '{H} and the Giant’s Thumb', 'Very Quiet, Very Sticky', 'The Yawn That Got Away'],
  want: [
    {
      id: 'stolen-doughnuts',
      A: 'partner',
      paragraphs: [
        'Ten doughnuts had been stolen, warm ones with sugar on. The crumbs led up the hill to the giant’s castle, and in at the door. {H} was a ninja, and {A} was a ninja too. Nobody in the world was quieter, except when they tripped.',
        '“We’ll creep in and get them back,” whispered {H}. The giant lay on the kitchen floor, asleep. His snore made the saucepans swing. “Where are the doughnuts?” asked {A}. {H} pointed. The giant was wearing them. There was one on every finger.'
      ]
    }
  ],
  way: [
    {
      id: 'the-first-finger',
      A: 'partner',
      paragraphs: [
        'They tiptoed past his knees, and past his tummy, which went up and down like a boat. {H} took hold of the doughnut on the giant’s thumb, and pulled. At once the giant made a fist. Now all the doughnuts on that hand were shut in.',
        '“Mine,” said the giant in his sleep. {A} pulled at one finger, and {H} at another. The more they pulled, the tighter it got. “It’s no good,” whispered {A}. “He holds on even when he isn’t here.”'
      ]
    },
    {
      id: 'squeaky-floor',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The floor squeaked. It only squeaked in one place, and {H} was standing there. The giant stopped snoring. {H} stood on one leg and did not breathe. “Who’s that?” mumbled the giant.',
        '“Squeak,” said {A}, in a very high voice. “Oh, a mouse,” said the giant, and snored on. {H} put down the other foot. Squeak. “Squeak yourself,” said the giant kindly.'
      ]
    },
    {
      id: 'rumbling-tummy',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Ninjas can make everything quiet but one thing. All that sugar smelled so good that {H}’s tummy spoke. “Grroooowl,” it said, from deep down. {A} stared. {H} held it with both hands.',
        '“Grroooowl,” said something much bigger. It was the giant’s tummy, and it was answering. Then {H}’s tummy said something short, and the giant’s said something long. “What are they talking about?” whispered {A}. “Doughnuts,” whispered {H}.'
      ]
    },
    {
      id: 'ninja-signs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Ninjas do not talk. They make signs. {H} pointed left, wiggled two fingers and tapped one ear. That meant: you go round by his ear. {A} nodded, and hopped three times on the spot.',
        '“What was that?” whispered {H}. “You said hop like a rabbit,” whispered {A}. “I said go round by his ear!” “With the rabbit?” asked {A}. After that they made signs, and explained each one.'
      ]
    },
    {
      id: 'over-the-nose',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The shortest way was past the giant’s nose. When he breathed out, it blew like a warm wind, and it smelled of jam. When he breathed in, everything went the other way. {H} walked two steps, and slid back one.',
        '“Hold on to something,” whispered {A}, and held on to {H}. Out went the breath, and they ran. In came the breath, and they leaned. They leaned so far that {A} could smell the floor as well.'
      ]
    },
    {
      id: 'hiding-as-things',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The giant turned over. “Hide!” whispered {H}. There was no time to go behind anything. So {H} was a teapot, with one arm out in front. {A} was a coat on a hook, and there was no hook.',
        'One eye opened, as big as a plate. It looked at the teapot. It looked at the coat. “I don’t remember buying those,” said the giant, and shut it again. They stayed a teapot and a coat until the next snore.'
      ]
    },
    {
      id: 'spoon-bridge',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Between the giant’s elbow and the table leg there was a puddle of jam. It was red, and as wide as a bath. {H} laid a wooden spoon across. It was a giant’s spoon, so there was room for two.',
        '“Don’t look down,” whispered {A}, halfway over. “Why not?” whispered {H}. “You’ll lick it,” said {A}. {H} did not look down. It was {A} who came off the other end with a red chin.'
      ]
    },
    {
      id: 'sugar-footprints',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A ninja leaves no tracks. {H} looked back to make sure. There was sugar on the floor, and a row of feet ran through it, right up to them. “Who’s following us?” whispered {A}.',
        '“We are,” whispered {H}. So they walked the next bit backwards, to muddle the giant. From now on there were feet that came and feet that went. Anybody would have thought that a whole school had been to tea.'
      ]
    },
    {
      id: 'the-giants-teddy',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Under the giant’s arm lay something brown. It was as big as a cow, and it had one eye. {A} stepped back. “A bear,” whispered {A}. {H} crept nearer, and poked it. It was soft, and it had a button on its ear.',
        'The giant’s teddy had sugar on its nose. “He gave it the first bite,” whispered {H}. {A} thought about that. “So he shares,” whispered {A}, “but only with bears.”'
      ]
    },
    {
      id: 'the-song',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The giant frowned, and his legs began to kick. “He’s waking up,” whispered {A}. “Sing him something.” {H} only knew one that went with clapping. {H} sang it without the claps, and as slow as treacle.',
        'The legs lay still. The frown went away. But at each place where the clap belonged, one big foot went thump. All the saucepans joined in. It was the loudest song that two ninjas have ever whispered.'
      ]
    },
    {
      id: 'other-stuck',
      A: 'other',
      spare: 10,
      paragraphs: [
        'On the giant’s other side lay his apron, as big as a tent. {A} crept under it at one end. The bump went to the left, and to the right, and stopped.',
        '“Where’s the way out?” asked the bump. {H} lifted the hem. There was {A}, with a clothes peg in one hand and flour on top. “It’s quite roomy,” said {A}. “There’s a pancake in the pocket.”'
      ]
    },
    {
      id: 'ninja-pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had come too, as the fourth paw of the team, and the other three. Nobody had told {A} to be quiet, and nobody had to. {A} walked up to the giant, and looked at the sugar on his chin.',
        'There was one lick. It was long, and it went from the chin to the ear. “Thank you, Mother,” said the giant in his sleep. {A} sat down, and looked very pleased to be somebody’s mother.'
      ]
    },
    {
      id: 'elder-ninja',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m the oldest ninja here,” whispered {S}, “and I know a trick. You never creep on an empty tummy.” {S} had brought a sandwich, in very loud paper. Crackle, it went. The giant smiled in his sleep.',
        '{S} folded the paper, and it crackled more. In the end {S} sat down on it. “Now it’s quiet,” whispered {S}, “but I can’t get up.” {A} ate the sandwich, so that it would not be for nothing.'
      ]
    },
    {
      id: 'small-ninja',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the fastest ninja of all, and ran once round the giant, just to show it. “Did you see me?” whispered {S}. “Yes,” whispered {A}. That was wrong. A ninja must not be seen. So {S} ran again.',
        '“And now?” asked {S}. {A} had shut both eyes. “I saw nothing at all,” whispered {A}. {S} was very proud, and a little out of breath.'
      ]
    },
    {
      id: 'baby-ninja',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was the smallest ninja, and had already been in the sugar with both hands. {S} looked at the giant’s big toe. Nobody could have stopped it. {S} patted the toe, and said something friendly to it.',
        'The toe wiggled. {S} laughed out loud. {A} waited for the giant to wake, but he laughed too, in his sleep, ho, ho. It is hard to wake up while you are laughing.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-yawn',
      A: 'partner',
      paragraphs: [
        'It was late, even for ninjas. {A} could not help it, and yawned, as wide as a door. {A} saw the giant’s mouth open too. He yawned and stretched, and all his fingers came apart. “He’s caught it from me!” whispered {A}.',
        '“Then we’ll yawn him open,” whispered {H}. {H} took hold of the thumb, and yawned. The giant yawned. Off came the doughnut, plop. They yawned again. Plop. They did not even have to pretend.'
      ]
    },
    {
      id: 'counting-yawns',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They took turns. {H} yawned with a squeak at the end, and {A} yawned without a sound. The giant’s were so long that the curtains leaned in. After each one a doughnut lay in the bag, and everybody’s eyes were a bit smaller.',
        '“That was six,” whispered {H}. “Or was it seven?” {A} looked into the bag to count, and yawned right into it. Plop. “Eight,” said {A}. The saucepans hung quite still now.'
      ]
    },
    {
      id: 'the-last-finger',
      A: 'partner',
      paragraphs: [
        'Soon there were nine in the bag. One was left, on the giant’s little finger. “Leave him that one,” whispered {H}. “Or he’ll have nothing for breakfast.” The giant opened one eye. “Are you ninjas?” he asked.',
        '“No,” said {H}. “You’re asleep.” The giant thought it over. “So I am,” he said, and pulled up the rug to his chin. He kissed his little finger good night. They tiptoed home down the hill, with a bag that was still warm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along, in black from top to toe, except for the nose.',
      '{names} followed the crumbs, and cleaned them up on the way.',
      '{names} slipped in last, past the big door, without one creak.',
      { text: '{names} carried the empty bag, and kept it from rustling.', needs: ['hands'] },
      { text: '{names} counted the big fingers twice, and got ten.', needs: ['hands'] }
    ],
    way: [
      '{names} kept watch by the giant’s feet, where the air was worst.',
      '{names} tiptoed round the table, and bumped into nobody.',
      '{names} froze at every snort, with one foot in the air.',
      { text: '{names} held the saucepans still, so that they would not clang.', needs: ['hands'] },
      { text: '{names} tried the middle finger, and got only sugar.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught the yawn as well, and gave it back.',
      '{names} yawned for the ring finger, and off it came.',
      '{names} led the way home down the hill, and sniffed at the bag.',
      { text: '{names} held the bag open, and there was a plop for every yawn.', needs: ['hands'] },
      { text: '{names} tucked the rug round the giant’s feet before they left.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the ninjas shared out the doughnuts, and nobody in the street had heard a thing.',
    '{H} washed off the sugar, crept to bed, and yawned the biggest yawn of the night. Far away, on the hill, the giant yawned back.'
  ],
  last: [
    'One more yawn went round, and it was {H}’s, and {H} was asleep.',
    'Nobody heard the ninja go to sleep, but {H} was asleep.',
    'On the hill the saucepans swung, very gently, and {H} was asleep.'
  ]
})
