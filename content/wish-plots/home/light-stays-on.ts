import { wishPlot } from '../wish-plot.ts'

interface Light {
  id: string
  light: string
  /** Where it shines from. */
  from: string
  called: string[]
  notThese: string[]
}

const STAYS = ['on', 'stay', 'stays', 'stay on', 'stays on', 'staying on', 'left on', 'leave on', 'leaves on', 'leaving on', 'keep on', 'keeps on', 'kept on', 'must', 'sleep', 'sleeps', 'sleeping', 'asleep', 'fall asleep', 'bed', 'bedtime', 'night', 'tonight', 'needs', 'need', 'wants', 'want', 'with', 'without', 'off', 'turned off', 'switched off', 'turns off', 'turn off', 'dark', 'door open', 'all night']

function lightStaysOn({ id, light, from, called, notThese }: Light) {
  return wishPlot({
    id: `wish-${id}-stays-on`,
    wishes: [...called, ...(id === 'hall-light' ? ['sleeping light on', 'sleep light on', 'sleeps light on', 'sleeping light', 'sleeps light', 'door open light', 'lights on bed'] : []), ...(id === 'hall-light' ? STAYS.filter((word) => !['need', 'want', 'with', 'night', 'must'].includes(word)).flatMap((word) => [`light ${word} sleep`, `light ${word} bed`, `light ${word} bedtime`, `light ${word} night`, `lights on sleep`, `lamp ${word} sleep`]) : [])],
    answers: [...called.flatMap((name) => name.split(' ')), 'light', 'lights', 'lamp', 'door', 'open', 'ajar', ...STAYS.flatMap((word) => word.split(' ')), 'have', 'has', 'to', 'she', 'he', 'her', 'his', 'my', 'our', 'the', 'only', 'can’t', 'cannot', 'won’t', 'unless', 'if', 'when', 'while', 'every', 'always', 'still', 'likes', 'like', 'loves', 'prefers', 'asks', 'asked', 'insists', 'afraid', 'scared', 'frightened', 'dark', 'because', 'so', 'that', 'it', 'be', 'is', 'goes', 'go', 'going', 'to', 'room', 'bedroom', 'outside', 'little', 'bit', 'crack', 'small', 'at', 'and', 'please', 'story', 'about', 'who', 'child', 'boy', 'girl', 'sleeper', 'own', 'new', 'old', 'switch', 'switched', 'someone', 'somebody', 'everyone', 'everybody', 'keeps', 'turning', 'switching', 'turns', 'dim', 'soft', 'yellow', 'warm', 'glow', 'glowing', 'big', 'enough', 'too', 'okay', 'ok', 'fine', 'will', 'not', 'doesn’t', 'doesnt', 'don’t', 'wont', 'cant', 'otherwise', 'properly', 'mum', 'mummy', 'dad', 'daddy', 'parents', 'comfort', 'comforting', 'all', 'until', 'till', 'morning', 'through', 'whole', 'no', 'one', 'put', 'in', 'of', 'go'],
    except: ['traffic', 'northern', 'fairy', 'lighthouse', 'christmas', 'street', 'power', 'cut', 'candle', 'candles', 'fire', 'torch', 'disco', 'moon', 'firefly', 'fireflies', 'star', 'stars', 'broken', 'broke', 'bulb', 'plane', 'aeroplane', 'airport', 'spaceship', 'rocket', 'ufo', 'police', 'hospital', 'hurt', 'hurts', 'shouted', 'shouts', 'locked', 'alone', 'comes in', 'came in', 'noise', 'noises', 'died', 'robot', 'dragon', 'monster', 'monsters', 'ghost', 'ghosts', 'ship', 'car', 'train', 'bike', 'sun', 'summer', 'skin', 'rash', 'outgrow', 'without a', 'year', ...notThese],
    moods: ['afraid', 'alone', 'sleepless', 'late', 'first'],
    fed: true,
    company: ['light', 'switch', 'sock', 'door', 'hand', 'wall', 'note'],
    about: `The ${light} has to stay on, but every hand that goes past it switches it off by itself, for hands cannot read.`,
    titles: ['Hands Can’t Read', 'The Yellow Strip', '{H} Puts a Sock on It', 'It Stays On', 'Somebody Went Past'],
    want: [
      {
        id: 'click',
        A: 'partner',
        paragraphs: [
          `The ${light} had to stay on, or {H} could not sleep. It shone ${from}, and laid a yellow strip across the floor. {H} lay and looked at the strip, and was nearly off. Click. It was dark.`,
          '“Who was that?” called {H}. By the switch stood {A}, with one hand still on it. “Me,” said {A}. “I didn’t mean to. I was only going past, and my hand did it.” Click. The yellow strip was back.'
        ]
      }
    ],
    way: [
      {
        id: 'note',
        A: 'partner',
        paragraphs: [
          'They stuck a note on the wall above the switch. STAYS ON, it said, with a sun. {H} lay down again. Steps came past. Click. “Didn’t you read it?” called {H}. “I was carrying a glass of water,” said {A} in the dark. “I only looked at the water.”',
          'So the next time there were steps, {H} called out, “Light!” It worked very well. {A} stopped with one hand in the air. But whoever has to call out cannot fall asleep.'
        ]
      },
      {
        id: 'what-it-shows',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“What do you look at, when it’s on?” asked {A}. {H} showed it with a finger. There were the slippers, one behind the other. There was the chair, with a jumper on. “They’re all there,” said {H}. “And if I wake up, I count them.”',
          '{A} lay down beside {H}, and counted them as well. The jumper had one arm up. “It’s waving,” said {A}. “It does that,” said {H}. In the dark you would never have known.'
        ]
      },
      ...(id === 'night-light' ? [] : [{
        id: 'how-wide',
        A: 'same' as const,
        spare: 2,
        paragraphs: [
          'Then there was the door. If it stood too wide, the strip came up over the blanket and into {H}’s nose. If it was too narrow, the strip was only a string. “A bit more,” said {H} from the pillow. {A} moved the door. “A bit less.”',
          'When it was right, {A} measured the gap with a slipper. It was as wide as the slipper was long. So the slipper stayed there. “Now the door knows,” said {A}.'
        ]
      }]),
      {
        id: 'rabbit-on-the-strip',
        A: 'same',
        spare: 3,
        paragraphs: [
          '{A} held two fingers into the light, and a rabbit sat on the yellow strip. It nodded its ears. It hopped along from the door to the bed, and over the edge of the rug. At the blanket it stopped and yawned.',
          '“It’s got a long way to go home,” said {H}. The rabbit turned round and hopped back, more slowly. “That’s what the strip’s for,” said {A}. “It’s the only road that a rabbit like that can use.”'
        ]
      },
      {
        id: 'who-else',
        A: 'same',
        spare: 4,
        paragraphs: [
          '“Who else has got one on?” asked {H}. They looked out between the curtains. The baker at the corner had, and so had the bus stop, with nobody at it. Far off on a mast was a small red light. “That one’s on so that the planes know where it is,” said {A}.',
          '“And the moon,” said {H}. The moon was on as well, with the door half open. It had been like that for as long as anybody could remember. They closed the curtains, and left it so.'
        ]
      },
      {
        id: 'what-i-need',
        A: 'other',
        spare: 5,
        paragraphs: [
          '“I need a foot out,” said {A}. “It has to be the left one, and it has to stick out at the bottom. If somebody puts the blanket over it, I’m awake.” {H} had not known that. “Does anybody try to stop you?” “No,” said {A}. “It’s my foot.”',
          '{H} tried it with a left foot. It felt like a fish on a shelf. “It’s not for me,” said {H}, and took it back in. “And I’d like it darker,” said {A}. “But it isn’t my strip.”'
        ]
      },
      {
        id: 'other-things-hands-do',
        A: 'same',
        spare: 6,
        paragraphs: [
          '“What else do they do by themselves?” asked {H}. {A} thought about it. {A}’s hands opened the fridge, when nobody was hungry. They patted a pocket at the front door, to see if the keys were in. “And they scratch my head,” said {A}, “when I don’t know something.”',
          '{H} looked at {A}’s hands. One of them was on its way up to {A}’s head at that moment. “I saw that,” said {H}. The hand went and sat on a knee.'
        ]
      },
      {
        id: 'moth',
        A: 'same',
        spare: 7,
        paragraphs: [
          'On the wall, right beside the light, sat a small grey moth. It had its wings folded, and was warm. “It wants it on too,” said {H}. “Then that makes two of you,” said {A}.',
          'They looked at it from close by. It had feathers on its forehead, and it did not read the note either. Then it walked round the edge of the light, and sat down on the other side.'
        ]
      },
      {
        id: 'elder',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“I had a street lamp,” said {S}. “It stood outside my window, and it shone on my ceiling all night. I thought that they’d put it there for me.” “And did they ever turn it off?” asked {A}. “Only once,” said {S}. “A van backed into it.”',
          '“I got up and looked out. There was somebody at every window. The whole street was up, in nightshirts.” {S} smiled. “So it had been for all of us. We waved till the man came.”'
        ]
      },
      {
        id: 'child',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} wanted some of the strip as well, and lay down on it, flat on the floor. There was not much left of it. “You’re on my light,” said {A}. “I’m only keeping it down,” said {S}, “so that nobody rolls it up.”',
          'After a while {S} turned over. Then the back was yellow, and the front was in the shade. “It’s like the beach,” said {S}, “only with fluff.” {A} threw down a cushion, for the beach.'
        ]
      },
      {
        id: 'pet',
        A: 'pet',
        spare: 10,
        paragraphs: [
          '{A} had found the strip too, and lay along it as if it had been the sun. One ear was bright, and the other was dark. When the light went off, {A} looked up. When it came on again, {A} sighed.',
          '“You see?” said {H}. “It isn’t only me.” {A} stretched, and got a little longer. There was just enough yellow for it.'
        ]
      },
      {
        id: 'baby',
        A: 'baby',
        spare: 11,
        paragraphs: [
          '{A} saw the light go off and on, and thought that somebody was doing it on purpose. {A} looked at the lamp, and then at the switch, and laughed. On it went, and off, and on. It was the best thing that light had ever done.',
          '“Don’t laugh,” said {H}, “or they’ll do it again.” {A} waved to the lamp with a whole arm. It had gone on for {A}, so that was only polite.'
        ]
      },
      {
        id: 'which-hand',
        A: 'partner',
        paragraphs: [
          '“Show me what your hand does,” said {H}. So {A} walked past once more, and looked straight ahead. All by itself the hand went up the wall, and felt about, and found something hard and smooth. Click.',
          '“It didn’t even look,” said {H}. {A} turned the light on again, and looked at the hand. “It’s never once looked,” said {A}. “So it’s no use writing to it. Hands can’t read. They can only feel.”'
        ]
      }
    ],
    turn: [
      {
        id: 'sock',
        A: 'partner',
        paragraphs: [
          '{H} sat up, and pulled off a bed sock. It was a thick one, and very soft. They hung it over the switch, like a hat. “Now go past,” said {H}, and lay down.',
          '{A} went past, and looked straight ahead. Up went the hand, and met wool. It stopped. It felt all round, and had to think. “Oh,” said {A}. “The light stays on.” And the hand came down again.'
        ]
      },
      {
        id: 'the-other-sock',
        A: 'same',
        spare: 12,
        paragraphs: [
          'Now {H} had one warm foot and one cold one. “Is it bad?” asked {A}. {H} tried putting the cold one on top of the warm one. Then they were both of a middling sort. “The switch needs it more,” said {H}.',
          '{A} went away, and came back with a sock that was far too long. It reached {H} to the knee. “It’s mine,” said {A}. “The other one’s got a hole, so this one doesn’t go out much.”'
        ]
      },
      {
        id: 'nobody-bumps',
        A: 'same',
        spare: 13,
        paragraphs: [
          '{A} walked up and down once more, to be sure. “Do you know,” said {A}, “I’ve walked into that chest for years.” There it stood, by the wall, with its four corners. In the yellow light anyone could see them coming.',
          '“You had it off,” said {H}. “I had it off,” said {A}, “and then I said ouch.” {A} gave the chest a pat, and went round it.'
        ]
      },
      {
        id: 'everyone-past',
        A: 'partner',
        paragraphs: [
          'That evening steps went past four more times. Each time {H} heard them come, and held the blanket. A hand went along the wall, and there was a small woolly silence. No click came. The yellow strip lay there without moving.',
          '“It’ll be on all night,” said {A} from the door. “And tomorrow?” asked {H}. “Tomorrow too,” said {A}. The fifth time, {H} heard the steps come, and did not hold on to anything.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} blinked at the dark, and then blinked at the light.',
        '{names} stopped in the middle of the floor until it was bright again.',
        { text: '{names} called out that they had touched nothing, which was true for once.', needs: ['hands'] },
        { text: '{names} felt along the wall for the switch, and met another hand.', needs: ['hands'] }
      ],
      way: [
        '{names} went past very slowly, and looked up at the note.',
        '{names} stepped over the yellow strip, so as not to bend it.',
        { text: '{names} drew a few more rays on the sun.', needs: ['hands'] },
        { text: '{names} put both hands in the pockets and went past like that.', needs: ['hands'] }
      ],
      turn: [
        '{names} went past on soft feet.',
        '{names} lay down for a moment in the yellow.',
        { text: '{names} gave the sock on the wall a small pat.', needs: ['hands'] },
        { text: '{names} tried it too, and met wool, and went away again.', needs: ['hands'] }
      ]
    },
    bed: [
      'The note came down from the wall, since no hand had read it. The sock stayed where it was.',
      `{H} washed, and lay down on the side that looked towards the ${light}. It shone on the slippers, and the chair, and a bit of the rug.`
    ],
    last: [
      `The ${light} was on, and went on being on, and {H} was asleep.`,
      'Across the floor lay the yellow strip, and at the end of it lay {H}, asleep.'
    ]
  })
}

export const landingLight = lightStaysOn({ id: 'landing-light', light: 'landing light', from: 'in from outside the bedroom door', called: ['landing light', 'landing lights', 'landing lamp', 'light landing', 'light on the landing'], notThese: ['helicopter', 'jet', 'runway'] })
export const hallLight = lightStaysOn({ id: 'hall-light', light: 'light outside the door', from: 'in through the gap', called: ['hall light', 'hallway light', 'corridor light', 'passage light', 'bathroom light on', 'bathroom light left', 'bathroom light stay', 'light outside bedroom', 'light door open', 'light outside door'], notThese: ['night light', 'nightlight', 'night-light', 'landing'] })
export const nightLight = lightStaysOn({ id: 'night-light', light: 'night light', from: 'from the shelf by the door', called: ['night light', 'nightlight', 'night-light', 'nite light', 'night lite', 'night lights', 'nightlights', 'night lamp', 'bedside lamp', 'bedside light', 'little lamp bed'], notThese: ['landing', 'hall', 'hallway'] })
