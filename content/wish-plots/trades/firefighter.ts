import { wishPlot } from '../wish-plot.ts'

export const firefighter = wishPlot({
  id: 'wish-firefighter-hose',
  wishes: ['firefighter', 'firefighters', 'fireman', 'firemen', 'firewoman', 'fire man', 'fire fighter', 'fire fighters', 'fire station', 'fire stations', 'fire hose', 'fire brigade', 'fire crew', 'fire helmet', 'fire hydrant', 'firehouse', 'fireman sam'],
  except: ['engine', 'engines', 'truck', 'trucks', 'dog', 'dalmatian', 'cat', 'dragon', 'afraid', 'scared', 'alarm', 'drill', 'burned', 'burnt', 'hurt', 'pole', 'robot', 'dinosaur', 'dinosaurs', 'elephant', 'animals', 'house fire', 'volcano', 'lost', 'camp', 'ours', 'our', 'wildfire', 'bushfire', 'forest'],
  answers: ['fire', 'fireman', 'station', 'sam', 'hose', 'water', 'brave', 'helmet', 'who', 'that', 'rescue', 'rescues', 'saves', 'save', 'puts', 'put', 'out', 'dad', 'daddy', 'hero', 'heroes', 'job', 'uniform', 'little', 'playing', 'becoming', 'be', 'visit', 'trip', 'brigade', 'crew', 'day', 'busy', 'ladder'],
  moods: ['learning', 'first'],
  company: ['hose', 'water', 'fire', 'tap', 'flames', 'firefighter', 'sofa', 'kitchen', 'nozzle'],
  about: 'A firefighter calls for water, and the water has to run through a hose with bends in it, and then cannot get past a foot.',
  titles: ['A Foot on the Hose', 'Somebody Turn On the Water', '{H} the Firefighter', 'The Water Was Out of Breath', 'Flames on the Sofa'],
  want: [
    {
      id: 'sofa-on-fire',
      A: 'partner',
      paragraphs: [
        'The sofa was on fire. Its flames were all the red and yellow jumpers in the house, with their arms in the air. {H} was a firefighter, and wanted to put it out all alone. The hose was nine scarves, tied together. It began at the kitchen tap, and {H} had the front of it.',
        '“Water on!” called {H}, for that’s what they call. The water was {A}. “I’m coming!” called the water.'
      ]
    }
  ],
  way: [
    {
      id: 'out-of-breath',
      A: 'partner',
      paragraphs: [
        'The water had to go wherever the hose went. {A} ran along it, out of the kitchen, under the table, and round the armchair. {A} ran round the armchair again, for the hose did. Then it went into the hall and back. When the water came out at the front, it had no breath left. “P,” it said.',
        'The flames did not mind that at all. “You have to say psh,” said {H}, “and hard.” “Then don’t put the hose round everything,” said {A}.'
      ]
    },
    {
      id: 'helmets-on',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The helmet was a bowl with a long brim at the back, made of card. “Why’s it longer behind?” asked {A}. “So that the water runs off, and not down your neck,” said {H}. {H} knew that from once putting it on the wrong way round.',
        '{A} put it on the wrong way round, too, to see. “It’s all running down my nose,” said {A}. “But you’ve got a dry neck,” said the firefighter.'
      ]
    },
    {
      id: 'hydrant',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A fire like that needs more water than one tap has got. Out in the street there are hydrants for it. {A} was one, short and round, with both arms in. “How do I turn you on?” asked {H}. “With the big key,” said the hydrant.',
        'It was a coat hanger. {H} laid it on {A}’s head, and leaned on it, and turned. There was a squeak. “Is that you?” asked {H}. “I’ve not been turned on since last summer,” said {A}.'
      ]
    },
    {
      id: 'low-down',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“You have to stay low,” said {H}, “because the smoke’s up there.” So they went in on all fours. {H} went first, and {A} had hold of one ankle, so that they did not lose each other. “What can you see?” called {A}. “The underneath of everything,” said {H}.',
        'They met a pencil, two raisins, and the other slipper. All of them were rescued. “Is there anybody else in there?” asked {A}. {H} had found a biscuit. “Only a biscuit,” said the firefighter. “It’s safe now.”'
      ]
    },
    {
      id: 'supper-bell',
      A: 'other',
      spare: 4,
      paragraphs: [
        'At the fire station somebody’s always cooking. Today it was {A}, and there was soup, in cups with nothing in them. {H} blew on it and lifted the spoon. “Ding, ding, ding!” went the bell. {H} ran, and came back, and lifted the spoon. “Ding, ding, ding!”',
        '“It’s always just then,” said {A}. “The bell waits till it’s hot.” The third time {H} took the spoon too. It went out with the firefighter, and put out a bit of the edge.'
      ]
    },
    {
      id: 'small-calls',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Mostly they’re called to other things than fires. “Fire brigade?” said a voice in a jumper. “I can’t find the hole for my head.” It was {A}, with both arms in the air and one sleeve on top. {H} came with the big scissors, which were two fingers.',
        '“Go back the way you went in,” said {H}. {A} did, and came out at the bottom like a letter. “What does it cost?” asked {A}. “Nothing,” said the firefighter. “We do two of those a week.”'
      ]
    },
    {
      id: 'two-on-a-hose',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“When a hose is really full, it kicks,” said {A}. “Nobody can hold it alone.” So {H} stood in front, knees bent, and {A} stood behind {H}, and leaned. “Psh!” said the hose, and jumped to the left. It put out a lamp.',
        '“More to the right!” They leaned. It jumped to the right, and put out a pot plant. “It’s got to learn what’s burning,” said {A}.'
      ]
    },
    {
      id: 'pet-on-duty',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At many a fire station there’s somebody who stays behind and keeps the boots company. Here it was {A}. When the bell went, {A} lifted one eyelid. When they had all run past, {A} put it down again.',
        '“Anything happen?” asked {H}, coming back. {A} looked straight ahead. There were the boots, and none of them was missing. “All quiet,” {H} wrote in the book, “thanks to {A}.”'
      ]
    },
    {
      id: 'elder-bell',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“In our village the baker was the fire brigade,” said {S}, “and the hairdresser too. When the bell went, they ran. One of them had flour on, and the other had a comb in one hand.” “And what about the man in the chair?” asked {A}.',
        '“That was me,” said {S}. “It was only a haystack, but it took them until the evening. I had one side short. I went to school with a hat on, over the other one.”'
      ]
    },
    {
      id: 'child-siren',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ll be the blue light,” said {S}, in a blue cap, and turned round and round. It made the whole hall blue, or that’s how it felt. “You can stop now,” said {A}. “We’re there.”',
        '{S} stood still, but the light went on for a bit inside. “Which way’s the fire?” asked {S}. “There,” said {A}. “And there,” said {S}, “and there.”'
      ]
    },
    {
      id: 'baby-rescued',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Somebody had to be rescued, and {A} was willing. {A} was carried along the hall in a blanket, and put down on the mat, and patted. Then {A} held up both arms again. It was being carried that {A} was after.',
        'It was the most rescued person in the whole town. The fifth time {A} had brought the helmet, and blew a raspberry into it. It was very nearly a siren.'
      ]
    },
    {
      id: 'straight-hose',
      A: 'partner',
      paragraphs: [
        'This time {H} pulled the hose straight, from the tap to the sofa, and planted {H}’s feet. “Water on!” {A} came racing out of the kitchen, cheeks puffed out. Two steps from the end {A} stopped. “What is it?” called {H}. “There’s something on me,” said the water. “I can’t get through.” {H} looked into the nozzle. Nothing came out at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-foot',
      A: 'partner',
      paragraphs: [
        '“You’re the one who knows hoses,” said the water. “What’s it like, where I am?” {H} turned round and looked. There was the tap, and there was the hose, as straight as a road. There was {A}, blown up like a frog. And just in front of {A} there was a foot. It was in a sock, and it was {H}’s.',
        '{H} lifted it. “PSH!” The water came out so hard that it took the firefighter with it. Both of them landed on the sofa. “It kicks,” said {H}, from underneath.',
        'Then they put the flames out, one by one. {H} held each by the collar, and {A} folded down the arms. The last was a yellow one with a hole, and {H} blew on that.'
      ]
    },
    {
      id: 'fold-the-hose',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'When a hose has been used, it’s hung up in a tower to drip, and then it’s rolled. “From the middle,” said {A}, “so that both ends come off at the same time.” {H} folded it in two and began to roll. At the far end it dragged something with it.',
        'It was a chair. It came round the corner on two legs, like a foal. “Let it drip a bit longer,” said {A}.'
      ]
    },
    {
      id: 'steam',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Now the fire has to steam,” said {A}. They both steamed a bit, with their hands. “And where it steams there’s still something going on.” {H} felt each jumper with the back of one hand, as firefighters do.',
        'One of them was warm. It was the one that {A} had landed on. They gave it another small psh, and watched it. “You can’t go home before it’s all cold,” said {H}. So they stayed there. It stayed quite warm.'
      ]
    },
    {
      id: 'thank-you-cake',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The owner of the sofa came, and wanted to shake hands with everybody. It was a cushion with a belt on. “My whole sofa,” it said, through {A}. “And not a mark on it.” {H} took off the helmet.',
        '“It’s what we’re here for,” said the firefighter. “Was there a lot of water?” asked the cushion. {H} looked at {A}, who was red in the face, and had hiccups.'
      ]
    },
    {
      id: 'flame-by-flame',
      A: 'partner',
      paragraphs: [
        'Afterwards they both sat on the sofa, where the flames had been. “I wanted to do it all alone,” said {H}. “You did,” said {A}. “I’m only the water.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} howled round the corner, like the siren.',
      '{names} felt the heat of the jumpers, and backed off as far as the wall.',
      { text: '{names} rang a saucepan, to get the street out of the way.', needs: ['hands'] },
      { text: '{names} flapped a red jumper, so that it burned better.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the armchair behind the water, twice.',
      '{names} said psh as well, and that was only steam.',
      { text: '{names} lifted the hose over a chair leg, for the water’s sake.', needs: ['hands'] },
      { text: '{names} tied one more scarf to the end, to be on the long side.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a splash of it, and shook from top to toe.',
      '{names} crawled out from under the last of the smoke.',
      { text: '{names} folded a flame, and laid it on the pile.', needs: ['hands'] },
      { text: '{names} rolled up the hose, still quite dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flames lay in the drawer, with their arms folded. The hose was undone and hung on the hooks, and was nine scarves.',
    'When {H} had washed, there was a small pull at the blanket. The blanket would not come up any further. {H} looked down. A foot was on it, and it was {H}’s, and {H} lifted it.'
  ],
  last: [
    'The fire was out, and nobody’s foot was on the hose, and {H} slept.',
    'The sofa was out, and the tap was off, and firefighter {H} was asleep.'
  ]
})
