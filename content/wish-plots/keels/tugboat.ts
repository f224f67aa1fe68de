import { wishPlot } from '../wish-plot.ts'

export const tugboat = wishPlot({
  id: 'wish-tugboat',
  wishes: ['tugboat', 'tugboats', 'tug boat', 'tug boats', 'harbour tug', 'little tug', 'tug that pulls', 'remolcador', 'schlepper'],
  except: ['war', 'rope', 'crash', 'crashed', 'sank', 'sinking', 'afraid', 'scared', 'lost', 'broken', 'toot', 'theodore'],
  answers: ['little', 'small', 'brave', 'strong', 'big', 'ship', 'pulls', 'pull', 'pulling', 'pushes', 'push', 'harbour', 'red', 'captain', 'port', 'sea', 'river', 'helps', 'help', 'toy', 'bath', 'that'],
  partnerPlays: true,
  company: ['tug', 'tugboat', 'ship', 'harbour', 'rope'],
  about: 'A big ship has no brakes, and so the tug that helps it into the harbour has to pull the wrong way.',
  titles: ['The Tug That Pulled the Wrong Way', 'No Brakes', '{H} Takes the Ship In', 'Mostly Engine', 'Slowly, Slowly, Toot'],
  want: [
    {
      id: 'big-ship',
      A: 'partner',
      paragraphs: [
        '{H} was a tugboat, and in the whole harbour nobody was smaller. Out at sea lay {A} on a blanket, and was a ship. Its funnel was a boot.',
        '“I’ve come from the kitchen,” said the ship, “and I’d like to get to bed. But I’m too big to turn by myself.” “Toot,” said the tug, and held out the end of a dressing gown belt. It wanted to bring the ship in alone.'
      ]
    }
  ],
  way: [
    {
      id: 'it-will-not-stop',
      A: 'partner',
      paragraphs: [
        '{H} put the rope over one shoulder and leaned. At first nothing moved but the tug’s own slippers. Then the blanket slid a finger, and a hand, and came along the floor. “Toot toot,” said the tug, quite red.',
        'At the bed it stopped. The ship did not. It came on past the bed, with the tug on its nose, and ran into the curtain. “Sorry,” said the ship. “I can’t do that.”'
      ]
    },
    {
      id: 'tyres',
      A: 'same',
      spare: 1,
      paragraphs: [
        'All round a tugboat hang old tyres, for it has to lean on people. {H} had a cushion tied on in front and a cushion on each side. “You can push me there,” said the ship, “and there. Not on my porthole.”',
        'The tug put its cushion to the ship’s ribs and pushed like a shoulder at a door. Nothing squeaked, except the ship. “I’m ticklish at the water line,” it said.'
      ]
    },
    {
      id: 'what-it-carries',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What are you carrying?” asked the tug. “Guess,” said the ship. “There’s a lot of it, and it’s yellow.” “Bananas?” “I’ve got custard,” said the ship. “Two bowls.”',
        'The tug asked no more. Custard slops about, so it took the next bend very wide. “I felt it lean,” said the ship, “but it stayed in.”'
      ]
    },
    {
      id: 'mostly-engine',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How can you be so strong?” asked the ship. “You’d fit in my bathroom.” The tug thumped its jumper. “I’m nearly all engine,” it said. “There’s a bit of deck, and a kettle, and the rest is engine.”',
        'The ship put an ear to it. Something in there went rumble, and then plop. “That’s my supper,” said the tug. “It’s gone down to the engine.”'
      ]
    },
    {
      id: 'toot-code',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When a ship turns right it hoots once, and left is two. Three means that it’s going backwards. The tug had them by heart. “Toot, toot,” it said, and the ship swung slowly to the left.',
        '“And what’s this?” asked the ship, and hooted nine times. The tug went through it on some fingers. “You’re going right, left, and back three times over.” “I was laughing,” said the ship.'
      ]
    },
    {
      id: 'pilot-ladder',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A pilot comes aboard every ship before the harbour. The pilot was {A}, who knew each rock by name. “That’s Old Slipper,” said {A}, “and the one after it is Dog’s Bowl. It’s just under the water.”',
        'The tug steered by, as close as a coat of paint. “You know them all?” “I’ve stepped on every one,” said {A}, “and in the dark.”'
      ]
    },
    {
      id: 'very-slow-talk',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Turn a bit,” said the tug. Nothing happened, and it went to have a look at the rudder. “I’ve turned,” said the ship. “It takes a minute until it gets to my front.” They both watched the boot.',
        'They had talked of the weather, and of the price of rope, when the boot began to swing. “There,” said the ship. “That was from before.”'
      ]
    },
    {
      id: 'wave-from-sofa',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the quay, which was the sofa, there were people who wave at ships. They were a bear, a hippo and a sock. None of them looked at the tugboat. “They’re waving at me,” said the ship. “I’ll tell them about you.”',
        'It hooted twice, and nodded downwards. The bear seemed to lean forward. “Now he’s seen you,” said the ship. “He thought you were my foot.”'
      ]
    },
    {
      id: 'pet-mooring',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay in the middle of the harbour, and had dropped anchor some time ago. The tug hooted once, to say that it would pass on the right. Nobody answered. A tail may have moved, or a fin.',
        'So the whole ship had to go round. “Is that an island?” it asked. “It wasn’t here this morning,” said the tug, and drew it in on the map.'
      ]
    },
    {
      id: 'elder-rope',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I lived by a river once,” said {S}, “and the tugs went by with their funnels tied down. They bowed at every bridge.” “Did they like the bridges?” asked {A}.',
        '“They were just polite,” said {S}. “I used to bow back, from the window. One of them had a cook, who threw me an apple.” {A} bowed to {S} in passing, to see if it still worked. There was half a biscuit.'
      ]
    },
    {
      id: 'child-second-tug',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'Another tugboat came up, and it was {S}. “I’m called Bumper,” it said. “I only push.” {A} was pulling just then, so it was quite useful. They had the ship between them like a sandwich.',
        '“Toot,” said {A}. “Bump,” said {S}. Then both pushed by mistake, from both sides. The ship did not go anywhere, and said that it was very cosy.'
      ]
    },
    {
      id: 'baby-ferry',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'The tug had only just tied its rope when a hand came and undid it. It was {A}, who ran the ferry here and had a dribble in front for the bow wave.',
        '{A} took the belt in both fists and sat down. Now the ship, the tug and the ferry were all one, and nobody could leave. “Toot,” said the tug. “Bah,” said {A}, and that settled who gives way.'
      ]
    },
    {
      id: 'no-brakes',
      A: 'partner',
      paragraphs: [
        '“Haven’t you got any brakes?” asked the tugboat. “No ship has,” said {A} under the curtain. “There’s nothing out there to hold on to. When my engine stops I go on until I’ve had enough. That can be miles.”',
        'The tug looked at its loose rope. “You pulled well,” said the ship kindly. “I had plenty of going. It was stopping that I hadn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        'So they put out to sea and began again. This time the tug went round to the back. {H} tied the rope on there, turned to the kitchen, and pulled the other way. “You’ve got the bed behind you,” said the ship.',
        'The ship paddled with its hands, to get in. The tug leaned back with all its engine, to keep it out. And between the two of them, the ship went as slowly as honey. “That’s nice,” said the ship.'
      ]
    },
    {
      id: 'four-planks',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How far is it?” asked the tug, who could see only the kitchen. “Four planks,” said the ship, “and now it’s three.” All the tug ever saw of the harbour was where they had been.',
        '“You’re going away from the lamp,” it told the ship, “and a crumb is going past.” “I know that crumb,” said the ship. “I’m two planks off.”'
      ]
    },
    {
      id: 'a-hand-over',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Once the tug had to sneeze, and let out some rope. At once the ship ran on like a dog on a lead. “I’m going!” it cried. The tug dug in both heels. The belt went tight and hummed.',
        'They stood. The boot on the funnel nodded twice, and was still. “How near was that?” asked the tug. “There’s a coat of varnish left,” said the ship, “and it’s a thin one.”'
      ]
    },
    {
      id: 'touches',
      A: 'partner',
      paragraphs: [
        'The ship’s nose touched the bed so lightly that the pillow did not hear. “Moored,” whispered {A}. The tugboat let go of its rope. Only it had been pulling so hard that it could not stop either. It went backwards over the carpet, and sat down in the kitchen.',
        '“Toot?” it said in there. “You’re mostly engine, {H},” called the ship. “Wait, I’ll come and fetch you.” And {A} came with the belt, and brought the tug in, slowly, stern first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched from the quay as the ship came up.',
      '{names} drew aside, for a ship takes up all the carpet.',
      { text: '{names} coiled the rope, so that it would run.', needs: ['hands'] },
      { text: '{names} stood the funnel up straight again.', needs: ['hands'] }
    ],
    way: [
      '{names} got nudged by a bow wave.',
      '{names} looked at the curtain, and it had a ship in it.',
      { text: '{names} pointed to where the bed was.', needs: ['hands'] },
      { text: '{names} moved a slipper out of the deep channel.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so as to make no waves.',
      '{names} followed in the tug’s wash.',
      { text: '{names} held up two fingers, for two planks.', needs: ['hands'] },
      { text: '{names} caught the loose end of the rope.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dressing gown got its belt back, and the boot went to stand beside the other. In the harbour the lamp was turned low.',
    '{H} came alongside the mattress and let the engine run down. It went rumble, and rumble, with longer and longer in between.'
  ],
  last: [
    'The ship was in, and the smallest tug in the harbour was {H}, who was asleep.',
    'The rope hung slack, for {H} was asleep and pulled neither way.'
  ]
})
