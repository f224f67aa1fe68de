import { wishPlot } from '../wish-plot.ts'

const TIRED = ['tired', 'sleepy', 'sleeping', 'asleep', 'yawning', 'yawns', 'exhausted', 'worn out', 'goes to sleep', 'go to sleep', 'went to sleep', 'falls asleep', 'fell asleep', 'bedtime', 'nap', 'naps', 'couldn’t sleep', 'can’t sleep', 'goodnight', 'good night']
const DIGGERS = ['digger', 'diggers', 'excavator', 'excavators', 'jcb', 'backhoe', 'bulldozer digger']

export const tiredDigger = wishPlot({
  id: 'wish-tired-digger',
  wishes: ['tired digger', 'digger', 'diggers', 'excavator', 'excavators', ...DIGGERS.flatMap((digger) => TIRED.map((tired) => `${digger} ${tired}`))],
  nothingElse: true,
  answers: [...DIGGERS, 'tired', 'sleepy', 'sleeping', 'sleeps', 'sleep', 'asleep', 'yawn', 'yawns', 'yawning', 'exhausted', 'worn', 'out', 'nap', 'naps', 'bed', 'bedtime', 'night', 'goodnight', 'good', 'goes', 'go', 'going', 'went', 'gets', 'got', 'get', 'falls', 'fell', 'too', 'very', 'so', 'always', 'was', 'is', 'who', 'that', 'which', 'the', 'a', 'little', 'big', 'old', 'yellow', 'red', 'orange', 'great', 'dig', 'digs', 'digging', 'dug', 'lift', 'lifts', 'work', 'works', 'working', 'worked', 'all', 'day', 'long', 'hard', 'after', 'couldn’t', 'couldnt', 'can’t', 'cant', 'cannot', 'could', 'not', 'didn’t', 'doesn’t', 'won’t', 'wouldn’t', 'want', 'wants', 'wanted', 'to', 'any', 'anymore', 'more', 'hole', 'holes', 'road', 'street', 'site', 'building', 'construction', 'bucket', 'arm', 'driver', 'heap', 'finish', 'stop', 'rest', 'needs', 'need', 'story', 'about', 'needed', 'up', 'down', 'job', 'say', 'says', 'machine', 'at', 'end', 'of'],
  except: ['truck', 'lorry', 'dumper', 'crane', 'mixer', 'tractor', 'train', 'bus', 'house', 'rabbit', 'moon', 'space', 'dinosaur', 'dragon', 'bear', 'mole', 'toy', 'lost', 'stuck', 'broke', 'broken', 'hurt', 'died', 'dead', 'crash', 'crashed', 'hit', 'cried', 'crying', 'sad', 'ill', 'sick', 'dad', 'daddy', 'mum', 'mummy', 'grandpa', 'brother', 'noise', 'noisy', 'loud', 'wakes', 'woke', 'waking', 'knocked', 'bed shaped', 'pyjamas', 'duvet', 'birthday', 'school', 'snow', 'hospital', 'police', 'fight', 'hole', 'holes'],
  moods: ['first', 'learning', 'afraid', 'change'],
  company: ['digger', 'road', 'hole', 'heap', 'bucket', 'arm', 'driver', 'fence', 'scarf', 'bus', 'engine', 'tooth', 'teeth', 'cab', 'lamp', 'stone', 'stones', 'kerb', 'whistle'],
  out: true,
  isTale: true,
  about: 'A digger is too tired to lift one more bucket, and the hole has to be closed before the first bus, until a scarf shows that a heap can be pulled up like a blanket.',
  titles: ['The Digger That Was Too Tired', 'Pulled Up to the Chin', '{H} Puts a Hole to Bed', 'A Scarf for One Tooth', 'The Bucket Yawned'],
  want: [
    {
      id: 'half-past',
      A: 'partner',
      paragraphs: [
        'In the road stood a digger, with its arm in the air and its eyes half shut. The driver pulled all the levers. “I’m too tired,” said the digger. {H} stood at the fence in a long scarf, with {A}. They saw a hole, and a heap.',
        '“That heap has to go back in before I may sleep,” said the digger. “The first bus comes at six, and it can’t jump.” {H} wanted it to get to bed.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bucket-yawned',
      A: 'same',
      paragraphs: [
        '“Just one more,” called {A}. The digger dug into the heap. It lifted the load higher than the street lamp, and swung round. On the way it yawned, and so did the bucket. Everything fell back on the heap. “It’s been like that since tea,” said the driver.'
      ]
    },
    {
      id: 'whose-yawn',
      A: 'same',
      spare: 1,
      paragraphs: [
        'When the digger yawned, the driver yawned too, and then it was {A}’s turn. {H} held both hands over {H}’s mouth. But it came out all the same, at the sides.',
        'A man went by with a bag of onions, and took it along. They heard him yawn at the corner. From there it went up the hill with a lady on a bicycle. “There,” said {A}. “Now we’ve got rid of it.” The digger yawned.'
      ]
    },
    {
      id: 'count-the-teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How many loads is it?” asked {H}. {A} looked at the heap with narrow eyes. “Forty,” said {A}. The digger groaned. “You shouldn’t tell it,” whispered {H}. “Say it in small numbers.”',
        '“It’s one,” said {A} to the digger. “And after that?” “After that it’s one again.” The digger thought it over, and it took a long time. “I know that trick,” it said. “The driver does it with me on Mondays.”'
      ]
    },
    {
      id: 'spoon-and-hands',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Then we’ll do it without the digger,” said {A}. The driver passed out a shovel through the fence, and a tin mug. {H} had the mug. They filled a little of the edge. The digger watched, with its arm up.',
        '“You’re holding it wrong,” it told {A}. A moment later it said, “More from underneath.” It got quite lively. “Would you like to show us?” asked {H}. “No,” said the digger, and its eyes fell shut again.'
      ]
    },
    {
      id: 'pet-comes-to-dig',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had come along as well, and looked at the hole, and then at the digger. It was a long look, such as you get from somebody who sleeps whenever there’s time.',
        '“How many hours do you do?” asked the digger. {A} said nothing. “Sixteen,” said {H}, “and more on Sundays.” The digger let its bucket hang. “I should have gone in for that,” it said.'
      ]
    },
    {
      id: 'elder-sits-down',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I’m tired I only sit down for a minute,” said {S}, “and then I get up.” “Does that work?” asked the digger. {S} sat down on a heap of kerb stones to show how it was done.',
        'The minute went by, and so did another. {A} had to go and look. “Are you up yet?” asked {A}. “I’m up inside,” said {S}, without opening {S}’s eyes. “The rest’s coming.” The digger was sorry that it had no knees.'
      ]
    },
    {
      id: 'child-tells-it',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} knew what was wrong. “It says that it’s tired,” said {S}, “but it just doesn’t want to. I do that with tidying.” {S} went close to the fence. “Would you be too tired for an ice cream?” asked {S}.',
        '“What’s that?” asked the digger. {S} explained it, with all the kinds, and it took a while. When {S} had come to the pistachio the digger was snoring. “So it was true,” said {S}.'
      ]
    },
    {
      id: 'wide-awake',
      A: 'partner',
      paragraphs: [
        '“We’ll wake it up,” said {A}, and whistled. The digger jumped, snatched up a load and flung it over the lamp. It came down over the fence, in {A}’s boots and on {H}’s knees.',
        '“Sorry,” said the digger. Now it trembled, and was more tired than before. “Why do you lift it so high?” asked {H}. “I’m a digger,” said the digger. “I lift.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-scarf',
      A: 'partner',
      paragraphs: [
        '{A} emptied the boots, and had cold feet. {H} laid the scarf beside them, took hold of the far end, and pulled. It went up to the ankles. “You didn’t lift that at all,” said {A}.',
        '“You don’t lift a blanket,” said {H} slowly. “You pull it up.” And {H} turned round to the digger. “Reach across to the far side, and just pull!”'
      ]
    },
    {
      id: 'feet-stick-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Like this?” asked the digger, and felt about for the end of the heap. It could not see the far side. So {H} showed it once more. This time {A} was the hole, and lay quite still, and was deep.',
        'The scarf came up over the knees. Then the feet stuck out. “That’s the edge,” said {H}. “You have to do the edge again by itself.” “I’m a hole with toes,” said {A} to the driver, who had asked.'
      ]
    },
    {
      id: 'up-to-the-chin',
      A: 'partner',
      paragraphs: [
        'The digger laid its arm over the heap, put the bucket down behind it, and pulled. The heap came sliding, all in one piece, and went into the hole like somebody going to bed. “Is it covered?” asked the digger. “Up to the chin,” said {H}.',
        'It patted the road twice. The driver tried it with one foot, and it held. So they rolled to the kerb.'
      ]
    },
    {
      id: 'one-stone-left',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a stone left over. “It was in there,” said the digger, “so it’s got to go back.” But the hole was full. {A} put it on top, and it looked like a nose. {H} laid it beside the kerb, and it looked like a hat that somebody had lost.',
        '“You can always take one thing to bed,” said {H}. So it was laid beside the digger, on the side where it would lie. It was just an ordinary stone, and it was still warm.'
      ]
    },
    {
      id: 'pats-once-more',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s thirsty,” said the digger. “Who is?” asked {A}. “The hole.” “Holes aren’t thirsty at this time of night,” said {A}. The digger was silent for a bit. “It wants to be patted once more,” it said. “On the other side.”',
        'It reached across, and patted the other side. “Now it’s asleep,” said {H}. “Did it say anything?” asked the digger. “It said that you were to be quiet,” said {H}.'
      ]
    },
    {
      id: 'youngest-blows',
      A: 'youngest',
      spare: 10,
      paragraphs: [
        'Round the road there were six lamps, and the smallest was to put them out. That was {A}. The driver showed {A} a switch, on a box as high as {A}’s chin. {A} blew on it first, to be on the safe side.',
        'All six went out. {A} was so pleased that they had to be switched on again, and blown out again. The digger said that it did not mind. At the fourth time it did.'
      ]
    },
    {
      id: 'elder-drives-slowly',
      A: 'elder',
      spare: 11,
      paragraphs: [
        'The digger did not stand straight beside the kerb, and {A} could not leave that. {A} walked backwards in front of it, with both arms up, and beckoned. “Come on,” said {A}. “A bit more. Mind the drain.”',
        '{A} had once brought a cow home in the same way. “Did the cow find it all right?” asked the digger. “She leaned on me,” said {A}. The digger came to a stop a finger away. It had rather wanted to lean.'
      ]
    },
    {
      id: 'cools-down',
      A: 'other',
      spare: 12,
      paragraphs: [
        'When the driver turned the key the engine stopped, but there was a noise in there still. Tick, it went, and tick. “What’s that?” asked {H}. “It’s getting cool,” said {A}. “Iron gets a bit smaller then, and you can hear it.”',
        'They both laid a hand on the side. It was as warm as a loaf. The ticks came further and further apart. After each of them they waited for another, and had to be very quiet for it.'
      ]
    },
    {
      id: 'what-it-dreams',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What will you dream?” asked {H}. “Of sand,” said the digger. “There’s nothing in it. There are no pipes and no stones, and you don’t have to put it back.” It told them how far it went. There was a sea at the end, and the digger had no bucket with it.',
        '“Then how do you dig?” asked {A}. “I don’t,” said the digger. “I look.” {A} liked the sound of that, and wanted to go there for the holidays.'
      ]
    },
    {
      id: 'say-goodnight',
      A: 'other',
      spare: 14,
      paragraphs: [
        'They said good night to it, from front to back. “Good night, teeth,” said {H}. “Good night, arm. Good night, cab.” “Good night, chains,” said {A}, and had got the name wrong, for they are called tracks. They did those again.',
        'When they had come to the lamp at the back, the front said something. “You left out the elbow,” said the digger. The elbow was up where the arm bends, and they had to stand on tiptoe.'
      ]
    },
    {
      id: 'one-tooth',
      A: 'partner',
      paragraphs: [
        'The digger laid its bucket on the ground. “I’ve got nothing to be pulled up,” it said. It was as big as a shed, and there was just the scarf. {H} pulled it over the tooth at the corner. “That’s enough,” said the digger. “It was that tooth.”',
        'Its lamps went out. There was a snore, but not from the digger. {A} looked up at the cab. It was the driver.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked through the fence, between two boards.',
      '{names} stood on tiptoe to see how deep the hole was.',
      { text: '{names} pointed to where the bus would have to go.', needs: ['hands'] },
      { text: '{names} waved to the driver, who waved back with a lever.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned too, for it was catching.',
      '{names} got some of the road on the nose.',
      { text: '{names} held both ears shut when there was whistling.', needs: ['hands'] },
      { text: '{names} shook a little stone out of a sock.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked across the new road, and it held.',
      '{names} listened at the digger, and went off softly.',
      { text: '{names} patted the road as well, in one place.', needs: ['hands'] },
      { text: '{names} put a finger to the lips, because of the driver.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went home on tiptoe, past a hole that was nowhere to be seen. {H} had nothing round {H}’s neck, and did not mind.',
    'There was some road on {H}’s knees, and it was washed off. {H} lay down with the blanket at the far end. Then {H} reached across and pulled, and patted it twice.'
  ],
  last: [
    'One tooth was warm, the hole was covered up to the chin, and {H} was asleep.',
    'Nothing had to be lifted any more, and {H} was asleep.'
  ]
})
