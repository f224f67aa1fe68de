import { wishPlot } from '../wish-plot.ts'

const TOWNS = ['lego town', 'lego city', 'lego village', 'lego people', 'toy town', 'brick town', 'duplo town']

export const brickTownAsleep = wishPlot({
  id: 'wish-brick-town-asleep',
  beginsElsewhere: true,
  wishes: ['a town where everyone is asleep', ...TOWNS.flatMap((town) => [`${town} sleeping`, `${town} wake up`, `sleepy ${town}`]), 'lego men sleeping', 'lego figures sleeping', 'minifigures sleeping', 'town where everyone is asleep', 'town where everybody is asleep', 'town where everyone’s asleep', 'town asleep', 'town is asleep', 'town was asleep', 'village asleep', 'village is asleep', 'city is asleep', 'village where everyone is asleep', 'village where everybody is asleep', 'city where everyone is asleep', 'town where nobody wakes up', 'whole town asleep', 'whole town sleeping', 'whole village sleeping', 'town everyone sleeping', 'village everyone sleeping'],
  answers: ['lego', 'legos', 'duplo', 'brick', 'bricks', 'block', 'blocks', 'toy', 'toys', 'wooden', 'town', 'village', 'city', 'world', 'land', 'street', 'streets', 'houses', 'house', 'people', 'man', 'men', 'figures', 'figure', 'minifigures', 'everyone', 'everybody', 'every', 'single', 'all', 'whole', 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'fell', 'fallen', 'fast', 'sound', 'snores', 'snoring', 'sleepy', 'tired', 'night', 'nighttime', 'day', 'morning', 'evening', 'bedtime', 'bed', 'beds', 'dreams', 'dreaming', 'awake', 'wakes', 'wake', 'up', 'nobody', 'no', 'one', 'won’t', 'except', 'but', 'baker', 'bus', 'driver', 'guard', 'watchman', 'mayor', 'police', 'dog', 'train', 'station', 'bakery', 'faces', 'face', 'heads', 'head', 'hat', 'eyes', 'shut', 'closed', 'click', 'quiet', 'silent', 'still', 'tiny', 'small', 'little', 'shrinks', 'shrunk', 'inside', 'into', 'visits', 'visit', 'goes', 'went', 'walks', 'finds', 'where', 'when', 'who', 'that', 'is', 'are', 'was', 'were', 'the', 'a', 'in', 'of', 'at', 'it', 'and', 'our', 'my', 'his', 'her', 'built', 'build', 'builds', 'made', 'story', 'about', 'magic'],
  except: ['broke', 'broken', 'breaks', 'smashed', 'knocked', 'destroyed', 'lost', 'missing', 'stepped', 'step', 'hoover', 'swallowed', 'nose', 'share', 'sharing', 'tidy', 'ninjago', 'batman', 'space', 'castle', 'pirate', 'dragon', 'dinosaur', 'dinosaurs', 'competition', 'robot', 'fight', 'poison', 'spell', 'witch', 'princess', 'hundred', 'thorns', 'died', 'dead', 'gas', 'war', 'dancing', 'can’t sleep', 'forever', 'robbers', 'burglar', 'lion', 'lighthouse'],
  moods: ['sleepless', 'question', 'late', 'change'],
  isTale: true,
  company: ['town', 'baker', 'bus', 'driver', 'guard', 'face', 'faces', 'wall', 'street', 'bridge', 'tree', 'roll', 'rolls', 'bell', 'lamp', 'lamps', 'hat', 'mayor', 'dog', 'lamp post', 'bakery', 'wind', 'knobs', 'bed', 'window', 'post office', 'hair', 'wheel'],
  about: 'In a town of bricks everybody sleeps on after breakfast and says “Yes, please” as if through a blanket, until it is seen that they have a face for the day on the back of their heads, and that the one who turns them all in the morning was kindly turned as well.',
  titles: ['One for the Day and One for the Night', 'Click, Went the Town', 'The Town That Was Asleep', '{H} and the Night Guard', 'From the Front'],
  want: [
    {
      id: 'long-past-breakfast',
      A: 'partner',
      paragraphs: [
        'Everybody in the brick town was asleep, and it was long past breakfast. {H} and {A} stood in the street, no taller than thumbs. The baker slept at the door, with a roll in one hand. In the bus the driver slept at the wheel.',
        '“Perhaps it’s Sunday,” said {A}. All the eyes in the street were shut, and all the mouths smiled. {H} wanted a ride on the bus, and for that you need a driver.'
      ]
    }
  ],
  way: [
    {
      id: 'yes-please',
      A: 'partner',
      paragraphs: [
        '{H} rang the town hall bell. It was a brick, and went click. So {H} called “Breakfast!” down the street. “Yes, please,” said everybody at once, as if through a blanket. But nobody opened an eye. “They talk in their sleep,” said {A}. “All together?” asked {H}.'
      ]
    },
    {
      id: 'just-going-to',
      A: 'same',
      spare: 1,
      paragraphs: [
        'By the lamp post stood a dog. It was smooth and white, and had one leg up. “Is that one asleep as well?” asked {H}. They waited for a while beside the dog, and it went on smiling. It did not put the leg down.',
        '“It’s made in one piece,” said {A}. “It’s always just going to.” They both took a step back. Then they went round the lamp post in a wide curve, in case it was today.'
      ]
    },
    {
      id: 'five-notes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A small wind came down the street, and there was a hum. The people here were hollow underneath, and the wind blew by below, as over a bottle. “That’s how they snore,” said {A}. The tall ones hummed low, and the short ones hummed high.',
        'In the queue for the bus there were five, and that was nearly a tune. {H} took the third, and put it in front of the second. When the wind came back, it was “Three Blind Mice”, as far as the tail. For the rest they’d have needed a longer queue.'
      ]
    },
    {
      id: 'nobody-falls-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They looked in at a window. There stood a bed, and it had knobs on, all over. The one who slept in it lay quite straight. “They press themselves on,” said {A}. “That’s why nobody ever falls out.” In the next house lay somebody on the ceiling.',
        '“I’ll just try it,” said {A}, and lay down. Click. After that {A} couldn’t lift so much as a heel. {H} had to pull, first one end and then the other, and it went plop. “It’s not uncomfortable,” said {A}, who had round dents everywhere.'
      ]
    },
    {
      id: 'around-the-baker',
      A: 'partner',
      paragraphs: [
        '{A} walked round the baker. “There’s another face here,” said {A}. On the back of the baker’s head, under the hair, was a second face. It was wide awake, and looked at the wall. “One face for the day,” said {A}, “and one for the night! The night one’s in front.”'
      ]
    },
    {
      id: 'something-beginning-with-w',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Now that they knew where to listen, the whole street was talking. It only did so at the back. “What can you see?” asked somebody at the post office. “A wall,” said the baker. “Mine’s a wall too,” said somebody at the bus stop, “but with a bit of window.”',
        '“I spy with my little eye,” said the baker, “something beginning with W.” “Wall,” said the whole street. They’d been playing it since breakfast. {H} stepped in front of the baker’s wall. The baker thought hard. “I spy a wall with ears,” said the baker.'
      ]
    },
    {
      id: 'both-of-you',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Good morning,” said {A} to the mayor, who slept on the town hall steps. “Other side,” said the mayor. {A} went round to the back, where the mayor was awake, and said it there. But the mayor’s hands were all in front, and there was nothing to shake.',
        'So they shared it out. {A} stayed at the back, and said how nice the town was. {H} stayed in front, and shook both hands. “I’m very pleased to meet you,” said the mayor. “I’m even more pleased on the other side.”'
      ]
    },
    {
      id: 'other-on-tiptoe',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had gone ahead to look, and came back on tiptoe, with both shoes in one hand. “Shh,” said {A}. “They’re all asleep.” “We want to wake them up,” said {H}. {A} looked back at all those knobs. It had been the whole High Street.',
        '“Nobody told my toes,” said {A}, and sat down to rub all ten. There was a small round mark on each. Then {A} put the shoes on, and stamped. “Don’t mind us,” said somebody’s back.'
      ]
    },
    {
      id: 'pet-and-the-roll',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The baker held out a roll, and slept, and {A} took that as an offer. Every other roll had been gone in two bites. {A} bit this one on the left. {A} bit it on the right. It said click, and was still a roll.',
        'So {A} carried it about, because nobody leaves a roll lying there. In the end {A} brought it back, rather wet, and laid it at the baker’s feet. “It’s yesterday’s,” said {H}. {A} had thought that it must be.'
      ]
    },
    {
      id: 'elder-and-the-cow',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a teacher who could sleep with both eyes open,” said {S}. “It was always just after lunch.” “How did you know?” asked {A}. “Whatever we said, the answer was ‘Very good’,” said {S}. “I got up, and said that three and three were a cow.”',
        '“And?” “‘Very good,’ said the teacher. The next one said that it was two cows. ‘Very good.’ By the time the bell rang we had a whole farm.” {A} tried it in the street. “Three and three are a cow,” said {A}. “Very good,” said somebody from behind.'
      ]
    },
    {
      id: 'child-has-eyes-behind',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a face at the back as well. “What would it do there?” asked {A}. “Watch you,” said {S}, “when I’m in front.” So {S} went ahead down the street, without turning round, and {A} came after. “Now you’re pulling a face,” said {S}.',
        '{A} pulled it in again at once. A little further on {A} put out a tongue, only a short one. “And now it’s your tongue,” said {S}. {A} looked at the back of {S}’s head for a long time. There was nothing to see there but hair.'
      ]
    },
    {
      id: 'somebody-was-kind',
      A: 'partner',
      paragraphs: [
        '“Then turn your head,” {H} told the baker. Up went both arms, and they stopped at the chin. “We can’t reach,” said the face at the back. “The night guard does it. At night it goes from head to head, click, and in the morning it turns us back.”',
        '“And where’s the guard?” asked {A}. “It came to me last,” said the face, “and looked so tired that I turned it, too. We did it together, click.” The face thought about that. “Oh,” it said to the wall.'
      ]
    }
  ],
  turn: [
    {
      id: 'is-it-late',
      A: 'partner',
      paragraphs: [
        'The guard sat under a lamp, and smiled in its sleep. {H} took hold of the hat, and turned. Click. Two eyes looked at {H}. “Is it late?” asked the guard. Then it ran down the street, click, click, click. Behind it everybody had the right face in front.'
      ]
    },
    {
      id: 'the-lamp-post',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where to?” asked the driver of the bus. All morning the driver had looked out of the back window, at a lamp post. When they drove off, the driver turned round once. The lamp post got smaller and smaller.',
        '“I’ve got quite fond of that one,” said the driver. “It never asked what time it was.” So at the end of the street they went round, and came by it again. The driver rang the bell, and lifted a hat to it.'
      ]
    },
    {
      id: 'without-a-click',
      A: 'partner',
      paragraphs: [
        'The bus drove over the bridge and round the tree, for there was only one. They’d slept so late that the lamps came on. So the guard began again. Click, at the bakery. The bus stopped, and click, went the driver.',
        'Last of all the guard came to {H}, and felt at the back. “There’s only hair,” it said. “My face does both,” said {H}, and shut both eyes. The guard held its breath. “From the front,” it whispered, “and without a click.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at a sleeper, and nearly fell asleep as well.',
      '{names} stood beside the bus, which was as high as a shoe.',
      { text: '{names} knocked on the baker, and it sounded hollow.', needs: ['hands'] },
      { text: '{names} waved a hand in front of the driver, and nothing came of it.', needs: ['hands'] }
    ],
    way: [
      '{names} went round to the back, and said good morning there.',
      '{names} looked at the wall too, and it was only a wall.',
      { text: '{names} lifted the baker’s hair, and put it back at once.', needs: ['hands'] },
      { text: '{names} shook a hand at the front, and was thanked from behind.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the clicks as far as the bridge.',
      '{names} got the back seat in the bus, with a knob on it.',
      { text: '{names} felt for a second face, and there was only hair.', needs: ['hands'] },
      { text: '{names} waved to the bakery, and for once somebody waved back.', needs: ['hands'] }
    ]
  },
  bed: [
    'One step past the last house {H} was as big as ever. Behind lay the brick town, with its lamps on, and only the guard was still about.',
    '{H} washed, and lay down, and turned over without any help. Nobody had to come round with a click.'
  ],
  last: [
    '{H} shut both eyes, from the front, without a click, and was asleep.',
    'Down in the town everybody had the right face in front, and {H} was asleep.'
  ]
})
