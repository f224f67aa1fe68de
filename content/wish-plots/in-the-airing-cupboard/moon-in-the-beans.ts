import { wishPlot } from '../wish-plot.ts'

const PLACES = ['garden', 'yard', 'backyard']

export const moonInTheBeans = wishPlot({
  id: 'wish-moon-in-the-beans',
  beginsElsewhere: true,
  wishes: ['a moon that fell down in our garden and we have to put it back', ...PLACES.flatMap((place) => [`moon fell ${place}`, `moon falls ${place}`, `moon fallen ${place}`, `moon landed ${place}`, `moon in our ${place}`, `found the moon ${place}`]), 'moon fell down', 'moon falls down', 'moon fell out of the sky', 'moon falls out of the sky', 'moon fell from the sky', 'moon falls from the sky', 'moon dropped out of the sky', 'moon fallen down', 'moon fell put back', 'moon put back in the sky', 'put the moon back up', 'put the moon back', 'putting the moon back', 'hang the moon back up', 'get the moon back up in the sky', 'get the moon back into the sky', 'moon wheelbarrow', 'moon fell on our lawn', 'moon fell in the grass', 'moon fell on the grass', 'moon tumbled down', 'moon crashed garden'],
  answers: ['moon', 'moons', 'moonlight', 'full', 'round', 'sky', 'star', 'stars', 'night', 'dark', 'fell', 'falls', 'fall', 'falling', 'fallen', 'dropped', 'drops', 'tumbled', 'tumbles', 'landed', 'lands', 'came', 'comes', 'come', 'down', 'out', 'of', 'off', 'from', 'into', 'in', 'on', 'up', 'back', 'again', 'put', 'puts', 'putting', 'get', 'gets', 'got', 'hang', 'carry', 'carried', 'lift', 'throw', 'threw', 'push', 'pushed', 'have', 'had', 'has', 'to', 'must', 'need', 'needs', 'help', 'helps', 'helped', 'home', 'where', 'it', 'belongs', 'goes', 'how', 'garden', 'gardens', 'yard', 'backyard', 'back', 'lawn', 'grass', 'flowers', 'flowerbed', 'bed', 'beans', 'tree', 'trees', 'hedge', 'shed', 'pond', 'bucket', 'puddle', 'wheelbarrow', 'ladder', 'trampoline', 'blanket', 'compost', 'behind', 'under', 'our', 'my', 'the', 'a', 'that', 'which', 'one', 'day', 'evening', 'we', 'us', 'me', 'and', 'find', 'finds', 'found', 'finding', 'sister', 'brother', 'cousin', 'friend', 'friends', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'little', 'big', 'heavy', 'sad', 'shy', 'lost', 'stuck', 'friendly', 'talking', 'talks', 'glows', 'glowing', 'shining', 'shines', 'story', 'about', 'before', 'morning', 'anyone', 'notices', 'if', 'what', 'so', 'then', 'is', 'was', 'quickly', 'everybody', 'everyone'],
  except: ['cheese', 'mouse', 'rocket', 'astronaut', 'spaceship', 'alien', 'aliens', 'cow', 'rabbit', 'wolf', 'werewolf', 'dragon', 'dinosaur', 'balloon', 'cake', 'died', 'dead', 'hurt', 'broke', 'broken', 'scared', 'afraid', 'festival', 'ramadan', 'eid', 'lantern', 'eclipse', 'sugar', 'birthday', 'present', 'stolen', 'stole', 'thief', 'rose', 'washing', 'line', 'lamp', 'picture', 'photo', 'walk', 'walks', 'sunflower', 'bear', 'boat', 'lake', 'sea', 'heaven', 'love', 'toy', 'sticker', 'costume', 'armstrong', 'flag', 'see', 'saw', 'watch', 'watched', 'watching', 'telescope'],
  asked: true,
  isTale: true,
  moods: ['lost', 'late', 'question', 'losing', 'first'],
  company: ['moon', 'bucket', 'beans', 'gate', 'chimney', 'blanket', 'heap', 'hedge', 'wheelbarrow', 'sky', 'owl', 'rain', 'church', 'cows', 'path', 'wheel', 'compost', 'puddle', 'moths', 'neighbour', 'dent', 'wall', 'house', 'roof', 'roofs', 'dark', 'sea', 'lamp', 'cloud', 'grass', 'boots'],
  about: 'The moon has leaned out too far for something bright in the hero’s bucket, and is tossed up to the chimney in a blanket and comes down in the beans each time, until somebody sees that it goes into the sky at the bottom, behind the compost heap.',
  titles: ['It Goes In at the Bottom', 'Something in the Bucket', '{H} and the Moon in the Beans', 'Over the Sea by Ten', 'Don’t Lean Out'],
  want: [
    {
      id: 'leaned-out-too-far',
      A: 'partner',
      paragraphs: [
        'The moon had fallen down in {H}’s garden, and sat in the beans. It was as big as an armchair, and hardly dented. “I leaned out too far,” it said. “There was something bright in your bucket.” They looked. There was only rainwater in it.',
        'Over the roofs it was dark now. An owl flew into a chimney, and said sorry. “I have to be over the sea by ten,” said the moon. {H} wanted to put it back in time. “How heavy are you?” asked {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-two-and-up',
      A: 'partner',
      paragraphs: [
        'It weighed no more than a pillow. They rolled it on to a blanket, and each took hold of an end. “One, two, and up!” The moon flew as high as the chimney, and looked quite at home. Then it was in the beans again. “That was the right place,” said the moon, “but it didn’t hold.”'
      ]
    },
    {
      id: 'shadows-the-wrong-way-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now that the light came from below, the shadows did not know where to go. {A}’s shadow stood on the wall of the house, with its head over the roof. {A} waved, and a hand as big as a door went past the chimney.',
        '{H} held up two fingers in front of the moon. A rabbit hopped along the gutter, three windows long. “So that’s a rabbit,” said the moon. “From above it’s mostly ears.”'
      ]
    },
    {
      id: 'as-far-as-the-lamp',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First came one moth, and then came all the others. They sat down on the moon, side by side, until it had a grey beard. “They’ve been on their way to me for years,” said the moon. “They never got any further than the lamp.”',
        'It kept as still as it could, because they tickled. “What do they want from you?” asked {A}. The moon listened. “They only want to have been here,” it said. One after another the moths flew off again, very pleased, to tell the lamp.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Nobody in {H}’s street had ever seen the moon from behind. It always showed the same side. {H} wanted to have a look, now that it was here. “Please don’t,” said the moon, and turned when {H} did. “I’ve never seen it myself.”',
        '{A} went round the other way at the same time. That was too much for the moon, which has only one front. “It’s very nice,” said {A} from behind. “It’s like the back of a cushion.” “Has it got a zip?” asked the moon. It had always wondered.'
      ]
    },
    {
      id: 'the-puddle-came-too',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Something wet touched {A}’s shoe. The puddle by the gate had come over the path, and lay in front of the moon. “I’m sorry,” said the moon. “I do that with the sea as well.”',
        '“What does the sea want?” asked {H}. “It comes up to me twice a day, and I never know what to say,” said the moon. “So it goes home again.” In the watering can something knocked at the side, and slopped. {A} put a hand on it. “Stay,” said {A}.'
      ]
    },
    {
      id: 'could-you-turn-it-off',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The neighbour looked over the hedge in a nightcap. “Could you turn that off?” asked the neighbour. “It’s shining right on my pillow.” “It’s the moon,” said {H}. “Then could you turn it round?” So they turned it to face the other way.',
        'The light went along the beans, and over the gate, and in at somebody else’s window. There another neighbour sat up. “Is it morning?” called this one. “Not yet,” called {A}. In the end the moon had to look straight down. A worm put its head out of the beans. “Is it morning?” it asked.'
      ]
    },
    {
      id: 'other-finds-no-switch',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came out because somebody had left a light on. {A} looked for the switch, first at the top, and then round at the sides. “That tickles,” said the light. “I beg your pardon,” said {A}, “I thought you were a lamp.”',
        '“I get that a lot,” said the moon. {A} sat down on the edge of the wheelbarrow, and wondered what you say to a moon. “Nice weather,” said {A} at last. “Is it?” said the moon. “I’m usually on top of it.”'
      ]
    },
    {
      id: 'pet-looks-up',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had looked up at the moon on a good many evenings. Now it sat in the beans. {A} looked up, because that was where it always was, and there was nothing. Then {A} looked at the beans, and up again, and sat down to think.',
        'In the end {A} went once round it, and sniffed. It smelled of stone after rain, and a little of owl. Up there it had always seemed to be about something to eat. {A} did not let anybody see that it was a disappointment.'
      ]
    },
    {
      id: 'elder-in-the-pocket',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was given the moon once,” said {S}. “My grandfather picked it out of the sky with finger and thumb. Then it was in my coat pocket.” “And was it gone from the sky?” asked {A}. “I don’t know. We went in straight away, so that it wouldn’t get cold.”',
        'The moon had been listening. “I remember that,” it said. “There was a peppermint in there.” {S} looked at it for a long time. “It was stuck to the lining,” said {S} at last. “Yes,” said the moon.'
      ]
    },
    {
      id: 'child-with-a-plaster',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came with the box of plasters, and looked for the dent. It was at the back, low down, and no deeper than a soup plate. “Does it hurt?” asked {S}. “Not since you asked,” said the moon. {S} chose the plaster with the ducks.',
        '{A} held the moon steady, and {S} pressed the plaster on with both thumbs, and blew. “You can’t have a bath for two days,” said {S}. The moon promised. “And no leaning.” The moon said that it would rather promise that one a bit later.'
      ]
    },
    {
      id: 'legs-then-backs',
      A: 'partner',
      paragraphs: [
        '“How do you get up there on other evenings?” asked {H}. “I’m always half asleep,” said the moon. “First there are legs. They belong to cows. Then come the cows’ backs, and then the roofs. When I’m properly awake, I’m over the church.”'
      ]
    },
    {
      id: 'at-the-bottom',
      A: 'partner',
      paragraphs: [
        '“Legs, and then backs, and then roofs,” said {A} slowly. “You start at the bottom! And we threw you in at the top.” {H} lay down flat on the path, with one cheek on the stones. From there you could see how far down the sky went. “It starts behind the compost heap,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-heap',
      A: 'partner',
      paragraphs: [
        'They wheeled the moon round the heap in the wheelbarrow. Behind that there was no more garden, only dark. {H} tipped it out. The moon rolled down, and was gone. “Oh,” said {A}. They waited. Then the edge of the heap turned white. “Boots,” said a sleepy voice. “Knees.”'
      ]
    },
    {
      id: 'in-at-the-window',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It came up past the window under the roof, and stopped there for a look. “There’s an odd slipper under the bed,” it called down. {H} had been looking for that since Thursday. “Which side?” called {A}. “By the wall, behind a car.”',
        'At the chimney it stopped again. “Somebody’s put the milk back empty,” it called. Nobody in the garden said anything to that. “I don’t look in on purpose,” said the moon. “I only go past.”'
      ]
    },
    {
      id: 'the-cloud-asks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A cloud drifted up and stood beside the moon. “Where were you?” it asked. “I was just about to go in front of you.” “In the beans,” said the moon. The cloud had never heard of a place called that. “Is it nice there?”',
        '“They hold your hand,” said the moon. It was true. A bean had got hold of the moon, and come along. {A} saw it hang down, with one leaf. “Leave it,” said {H}. “It always wanted to go up something.”'
      ]
    },
    {
      id: 'it-was-you',
      A: 'partner',
      paragraphs: [
        'Up it went, all by itself, past the beans and the gate and the chimney. “Don’t lean out!” called {A}. “But there it is again,” called the moon, “that bright thing.” They ran to the bucket. In the water lay something round and white, as big as a plate. “It’s you!” called {H}. “It’s only in there when you’re up there.”',
        '“Then I needn’t fetch it,” said the moon. It was a quarter to ten, and it went off over the roofs. {H} moved the bucket to where it could be seen from a long way up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the moon, and then at the place where it was missing.',
      '{names} sat down in the beans as well, to see how it was.',
      { text: '{names} stirred the rain in the bucket, and there was nothing else in it.', needs: ['hands'] },
      { text: '{names} put a hand on the moon, and it was cool.', needs: ['hands'] }
    ],
    way: [
      '{names} ran under the moon, and was back before it came down.',
      '{names} looked up at the chimney, and down at the beans, and up again.',
      { text: '{names} picked a bean leaf off the moon’s ear.', needs: ['hands'] },
      { text: '{names} stood a few of the beans up again.', needs: ['hands'] }
    ],
    turn: [
      '{names} peeped round the heap, and was bright from the toes up.',
      '{names} stepped back, to let the moon by.',
      { text: '{names} held up the wheelbarrow, long after it was empty.', needs: ['hands'] },
      { text: '{names} waved with both arms, from the compost.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wheelbarrow was put away, and in the beans there was a round place. In the bucket lay what the moon had wanted.',
    '{H} washed the path off one cheek. Then {H} lay down near the edge of the bed, but not too near.'
  ],
  last: [
    'By ten it was over the sea, and {H} was asleep.',
    'It shone in at the window, and did not lean, and {H} was asleep.'
  ]
})
