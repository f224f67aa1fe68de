import { wishPlot } from '../wish-plot.ts'

const ENGINES = ['fire engine', 'fire truck', 'firetruck', 'fire lorry', 'fire tender']
const BABIES = ['baby', 'gets a baby', 'newborn', 'born']

export const otherHalfOfNee = wishPlot({
  id: 'wish-other-half-of-nee',
  beginsElsewhere: true,
  wishes: ['where the fire engine gets a baby fire engine', ...ENGINES.flatMap((engine) => BABIES.map((baby) => `${engine} ${baby}`)), 'fire engine baby siren cries', 'fire truck baby siren cries', 'mummy fire engine baby', 'mummy fire engine', 'mummy fire truck', 'mommy fire truck', 'daddy fire engine baby fire engine', 'smallest fire engine', 'tiniest fire engine', 'littlest fire engine', 'baby siren fire station', 'baby nee-naw', 'baby neenaw'],
  answers: [...ENGINES, 'fire', 'engine', 'engines', 'truck', 'trucks', 'firetrucks', 'lorry', 'brigade', 'tender', 'station', 'firehouse', 'firefighter', 'firefighters', 'fireman', 'firemen', 'baby', 'babies', 'newborn', 'born', 'new', 'little', 'tiny', 'small', 'smallest', 'tiniest', 'mini', 'big', 'red', 'own', 'its', 'gets', 'get', 'got', 'has', 'have', 'having', 'had', 'becomes', 'become', 'is', 'was', 'are', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'mother', 'dad', 'daddy', 'papa', 'father', 'parent', 'parents', 'family', 'child', 'children', 'kid', 'sibling', 'brother', 'sister', 'called', 'named', 'siren', 'sirens', 'nee', 'nah', 'naw', 'nee-naw', 'nee-nah', 'neenaw', 'wee', 'woo', 'ladder', 'ladders', 'hose', 'hoses', 'water', 'wheels', 'lights', 'bell', 'pole', 'boots', 'helmet', 'cries', 'cry', 'crying', 'cried', 'loud', 'noisy', 'night', 'sleep', 'sleeps', 'wakes', 'quiet', 'learns', 'learn', 'first', 'call', 'helps', 'help', 'cat', 'tree', 'where', 'that', 'who', 'which', 'when', 'and', 'the', 'a', 'an', 'of', 'with', 'to', 'for', 'about', 'story', 'one', 'day', 'happy', 'proud', 'excited', 'cute', 'sweet', 'love', 'loves', 'looks', 'look', 'after', 'takes', 'care', 'teaches', 'grow', 'grows', 'up', 'big', 'our', 'my', 'his', 'her', 'wants', 'wanted', 'want', 'wish', 'wishes'],
  except: ['baby brother', 'baby sister', 'watched', 'rescued', 'rescue', 'rescues', 'woke', 'wakes', 'waking', 'came', 'house fire', 'burnt', 'burned', 'burning', 'smoke', 'hurt', 'hospital', 'accident', 'crash', 'crashed', 'died', 'dead', 'lost', 'stuck', 'afraid', 'scared', 'birthday', 'party', 'toy', 'toys', 'elephant', 'dragon', 'dinosaur', 'bathroom', 'police', 'race', 'christmas', 'kitten', 'puppy', 'duck', 'hates', 'woken'],
  moods: ['question', 'first', 'change', 'sleepless', 'waiting', 'proud', 'alone'],
  asked: 'fact',
  isTale: true,
  out: true,
  company: ['fire engine', 'engine', 'baby', 'siren', 'pole', 'boots', 'ladder', 'hose', 'wheels', 'wheel', 'firefighters', 'station', 'hall', 'bell', 'milk', 'pan', 'shoe box', 'comb', 'cup', 'bin lorry', 'ambulance', 'tulip', 'button', 'socks', 'captain', 'lamps', 'door', 'roofs', 'six', 'desk', 'village', 'nappies'],
  about: 'The fire engine has a baby that says “nee” all night, and each time six firefighters slide down the pole; the fire engine’s own song only fetches more of them, until they hear that “nee” is only half of it, and that somebody has to leave the baby that half and say the other.',
  titles: ['The Other Half of Nee', 'The Baby Fire Engine', '{H} and the Smallest Siren', 'What Comes after Nee', 'Six Pairs of Boots'],
  want: [
    {
      id: 'in-the-night',
      A: 'partner',
      paragraphs: [
        'The fire engine had got a baby in the night. {H} and {A} came to see it. It stood between the two front wheels, as red as a tomato. It was no bigger than a shoe box, with a ladder like a comb.',
        '“Nee,” said the baby. At once six firefighters came down the pole, jumped into their boots, and looked for a fire. There was none. “It’s done that all night,” said the fire engine, with very tired lamps. “And so have they.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-only-song',
      A: 'partner',
      paragraphs: [
        '“Sing to it,” said {H}. The fire engine knew just one song. It drew a deep breath, and sang as softly as it could. “Nee-naw, nee-naw.” Down came the six. Dogs ran out into the street, and from the next town came another fire engine, to help. The baby looked at them all. “Nee,” it said.'
      ]
    },
    {
      id: 'boots-and-beds',
      A: 'same',
      spare: 1,
      paragraphs: [
        'By noon the six firefighters had stopped going back up. It wasn’t worth it. They stood round the pole in their boots, leaned on one another, and shut their eyes. “Nee,” said the baby. All six opened them.',
        '“Where’s the fire?” asked the captain. “There isn’t one,” said {H}. They all shut their eyes again. The last of them was still holding on to the pole, just in case. {A} brought a blanket, and put it round the six of them, and the pole.'
      ]
    },
    {
      id: 'in-the-flower-pot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The baby had a hose of its own, and was waiting for its first fire. By the door stood a pot, and in it a tulip had come out, orange at the edges. The baby saw that. It rolled up, took aim, and out came four drops.',
        'The tulip hung its head. “It’s out,” said the fire engine, and its voice shook a little. “Did you see? It’s put it out all by itself.” {A} didn’t like to say that it was a tulip. “It was just in time,” said {A}.'
      ]
    },
    {
      id: 'rescued-from-a-shoe',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then the baby wanted to use its ladder. Tick, tick, tick, it went, all the way out, and was as long as a spoon. {H} took off one shoe, and set it down, and {A} put a button on the toe. “Help,” said {A}, for the button.',
        'The ladder felt its way up over the laces. Nobody breathed. It hooked the button, and brought it down in one piece. “Thank you,” said {A}, in a button’s voice. The baby wouldn’t give it back. It had saved that button, and it was keeping it.'
      ]
    },
    {
      id: 'whose-lamps',
      A: 'same',
      spare: 4,
      paragraphs: [
        'All morning there were visitors. The bin lorry came, and bent down until it creaked. “It’s got my flap,” it said. It had no flap. The ambulance thought that it had the ambulance’s lamps. The bus looked for a long time, and said that it had the bus’s way of standing.',
        '“It’s got my siren,” said the fire engine. “You can hear that.” Just then you could. “Only the beginning, though,” said the ambulance, which knows a bit about sirens. {A} would have asked about that, but six people were jumping into their boots.'
      ]
    },
    {
      id: 'the-left-door',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A fire engine has to shine, and the baby had never been polished. {A} took a clean hankie, and began at the front. The lamps were as small as peas. By the radiator it held still. But at the left door it was ticklish.',
        '“Nee-hee,” said the baby. “Nee-hee-hee.” Down came the six, one on top of another. “It’s laughing,” called {H}. They stood there in their boots. They’d never been called out to that before, and they stayed for a bit.'
      ]
    },
    {
      id: 'not-thirsty',
      A: 'partner',
      paragraphs: [
        '“Perhaps it’s thirsty,” said {H}, and held out a cup. The baby put in its hose, and drank the cup empty. Then it squirted it all at {A}. “It isn’t thirsty,” said {A}, and dripped. “It’s a fire engine.” “Nee,” said the baby.'
      ]
    },
    {
      id: 'other-has-knitted',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been knitting all week, and came with a small parcel. In it were four socks, to keep the wheels warm. They were blue, with a white edge, and they fitted. Everybody said aah. Then the baby set off.',
        'In wool it couldn’t stop. It slid past {H}, past six pairs of boots, under the desk, and out again. “Nee!” it said, and wanted to do it again. “I’ll knit some brakes,” said {A}.'
      ]
    },
    {
      id: 'pet-is-a-house',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay down on the floor of the hall, and looked. The baby had never met anything so big with eyes. It rolled once round {A}, and looked up. Then it knew what that was. Tick, tick, tick, it put its ladder against {A}.',
        '{A} had never been a house before, and kept very still. At the top nobody was looking out, so there was nobody to save. The baby waited a bit, in case there might be. {A} breathed in and out, and the ladder went up and down.'
      ]
    },
    {
      id: 'elder-buckets',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When there was a fire, our village rang a bell,” said {S}. “And our baby sounded just like it. The whole village came running, with buckets.” “Every night?” asked {A}. “For a week,” said {S}. “After that they left the buckets at home.”',
        '“And then?” “Then it was the real bell,” said {S}. “It was only a pan of beans. But they all came, as quick as lightning, and every one of them had brought a nappy.”'
      ]
    },
    {
      id: 'child-is-the-big-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down in front of the baby, nose to nose. “I’m big,” {S} told it. The baby looked at all of {S}, from one end to the other, and it was true. “How old are you?” asked {S}. “Nee,” said the baby.',
        '“It’s one day old,” said {A}. “I’ve had lots of days,” said {S}. “This one’s quite a good one. After it there’s a night, and then you get another.” The baby had listened with both lamps. Nobody had explained that to it.'
      ]
    },
    {
      id: 'not-finished',
      A: 'partner',
      paragraphs: [
        '“It says it to us,” said {A}, “and then it waits.” “Nee,” said the baby, and waited. “It isn’t finished,” said {A}. “What comes after nee?” Everybody knows that. “Naw,” said {H}. The baby turned round.'
      ]
    }
  ],
  turn: [
    {
      id: 'naw',
      A: 'partner',
      paragraphs: [
        '“Nee?” it asked. “Naw,” said {H}. The baby came a little closer. “It can only do the first half,” said {A}. “All night it’s been asking for the other.” “But I sang it both halves,” said the fire engine. “You didn’t leave it a turn,” said {A}.',
        'The fire engine bent down, ladder and all. “Nee?” asked the baby. “Naw,” said the fire engine, quite low. It sounded like “I’m here”. Then it was still. The six hung on the pole, and didn’t know whether to go up or down.'
      ]
    },
    {
      id: 'through-three-doors',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tried out how far a naw would go. {A} stood behind one door, and then behind two. “Nee?” said the baby. “Naw,” said {A}, through the wood. The baby was quite content. Behind three doors {A} had to call it rather loudly.',
        'Somebody in the street heard that. “Naw what?” called somebody. “It’s only the second half,” called {A}. There was a silence outside. “Nee?” said somebody then, a bit shyly, through the letterbox.'
      ]
    },
    {
      id: 'up-the-stairs',
      A: 'same',
      spare: 11,
      paragraphs: [
        'So the six went to have a rest. You can’t go up a pole, so they took the stairs, one behind the other. {A} carried the boots. They lay down in a row, and six blankets were pulled up. It was the middle of the afternoon.',
        '“Nee?” came from below, and twelve legs twitched. “Naw,” came the answer, quite low. The legs lay down again. The captain was the last to shut both eyes. “Naw,” murmured the captain, to be on the safe side.'
      ]
    },
    {
      id: 'over-the-roofs',
      A: 'partner',
      paragraphs: [
        'That evening the bell rang. Some milk had boiled over in Mill Street, and the fire engine had to go. {H} and {A} sat on the floor, with the baby in between. The big wheels rolled out, and the hall was very empty. “Nee?” said the baby.',
        'Nobody breathed. Then, far off over the roofs, it came. “Naw.” The baby shut one lamp. “Nee?” “Naw.” Each one came from nearer, and the last smelled of milk. “N,” said the baby. It wasn’t even half.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bent down as well, and the baby looked back.',
      '{names} made room for twelve boots.',
      { text: '{names} held out one finger, and the baby took hold with its hose.', needs: ['hands'] },
      { text: '{names} counted the firefighters on the pole, and there were six.', needs: ['hands'] }
    ],
    way: [
      '{names} hummed something, but the baby had heard better.',
      '{names} looked under the fire engine for the rest of the song.',
      { text: '{names} mopped the floor, and most of it was cup.', needs: ['hands'] },
      { text: '{names} stood the boots in pairs again, for the next time.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the big door, with the draught coming in.',
      '{names} breathed out, when it came over the roofs.',
      { text: '{names} dimmed the lamp in the hall, with one finger.', needs: ['hands'] },
      { text: '{names} put a clean cloth under the four small wheels.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the fire station the boots stood in a row. Between the two front wheels stood a sort of red shoe box, with both its lamps off.',
    'At home {H} washed, and lay down. “Nee,” said {H}, not very loudly, and waited. The other half came from behind the door, quite low.'
  ],
  last: [
    'Far off over the roofs somebody said the other half, and {H} was asleep.',
    'Six people slept, and nobody came down the pole, and {H} was asleep.'
  ]
})
