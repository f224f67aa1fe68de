import { wishPlot } from '../wish-plot.ts'

export const curtains = wishPlot({
  id: 'wish-curtains',
  wishes: ['curtain', 'curtains', 'gap curtains', 'curtain gap', 'drawing curtains', 'closing curtains', 'bedroom curtains', 'shut curtains', 'curtins', 'curtens', 'drapes', 'light through curtains', 'curtain light'],
  answers: ['gap', 'light', 'stripe', 'shut', 'close', 'closing', 'closed', 'drawing', 'drawn', 'draw', 'window', 'bedroom', 'our', 'new', 'old', 'blue', 'red', 'left', 'right', 'quarrel', 'argue', 'talk', 'talking', 'whisper', 'whispering', 'bright', 'lamp', 'street', 'streetlight', 'night', 'two', 'that', 'who', 'through', 'moving', 'swish', 'stripy', 'wont', 'meet', 'bedtime', 'short', 'friends'],
  except: ['hiding', 'hid', 'hides', 'behind', 'monster', 'ghost', 'scary', 'scared', 'afraid', 'dark', 'shadow', 'shadows', 'shower', 'theatre', 'theater', 'stage', 'play', 'puppet', 'show', 'climbed', 'climbs', 'climb', 'swinging', 'cat', 'kitten', 'fire', 'burnt', 'torn', 'ripped', 'cut', 'fell', 'broke', 'broken', 'sew', 'sewing', 'sewed', 'iron', 'final', 'hospital', 'spider', 'clock', 'sun', 'cord', 'face', 'faces'],
  moods: ['first', 'learning', 'sleepless', 'quarrel'],
  company: ['lamp', 'scarf'],
  about: 'The left curtain and the right one do not meet and each says that it is the other’s fault; but they cannot, and need somebody in the middle.',
  titles: ['Left and Right', 'As Wide as a Hand', 'The Stripe on the Nose', '{H} in the Middle', 'It Is Your Turn to Come Over'],
  want: [
    {
      id: 'the-stripe',
      A: 'partner',
      paragraphs: [
        'There were two curtains, a left one and a right one, and they did not meet. The gap was as wide as a hand. Through it came the street lamp, in one long stripe, and lay across the bed on {H}’s nose. “It itches,” said {H}. “Light can’t itch,” said {A}.',
        '{H} wanted a dark nose. So those two had to meet. {H} took the left one by the hem and pulled. Swish.'
      ]
    }
  ],
  way: [
    {
      id: 'quarrel',
      A: 'partner',
      paragraphs: [
        'It came to the middle, and a gap opened at the other end, beside the wall. {H} pulled the right one. Swish. Now there was one on each side. “It’s always me,” said the left curtain softly. “It could come over too, for once.” “I came yesterday,” said the right one.',
        '“You’re both being silly,” said {A}, and pinched them together with a peg. There was one breath of peace. Then the peg shot off, and landed in a slipper. “It pulled,” said the left. “It did,” said the right.'
      ]
    },
    {
      id: 'what-they-see',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The left one hung next to the radiator, and so it was warm, and always a bit grand. The right one had the view of the bus stop. “You never tell me who’s on the bus,” said the left. “You never ask,” said the right. “You’re always asleep, from the heat.”',
        '“Who is on it?” asked {A}. The right curtain moved a little to the side. “A man with a lamp shade,” it said. “Just the shade.” The left one had to be held.'
      ]
    },
    {
      id: 'stripe-travels',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A car came along the street, and the stripe got up from the bed. It went up the wall, and bent at the ceiling. It walked over the lamp, and came down by the door. Then it was back, and lay on {H}’s nose as if nothing had happened.',
        '“Did it bring you anything?” asked {A}. {H} felt. “A bit of bus,” said {H}. The next one was a motorbike, and that went round so fast that it nearly missed the nose.'
      ]
    },
    {
      id: 'move-the-bed',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then we’ll move the nose,” said {A}. {H} lay down the other way round, with the pillow at the foot. The stripe was on both feet now, and that was worse. They looked like somebody else’s. They kept still as long as {H} looked, and then one waved.',
        '{H} tried it across. Now it was on the tummy, like a belt. “It suits you,” said {A}. But {H}’s head hung out on the one side, and you can’t do that until morning.'
      ]
    },
    {
      id: 'swish',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They had different voices. The left one had a ring missing, and went “swish-tick”. The right one went “swoosh”, because of the lining. {A} did it fast, both at once, open and shut. It sounded like a train with the hiccups.',
        '“Who’s got the lovelier one?” asked the left curtain at once. {H} listened with a finger at each ear. “You need both of them,” said {H}, “for the train.” It did not want to hear that.'
      ]
    },
    {
      id: 'nose-in-the-stripe',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the stripe you could see what was in the air. It was full of specks. They went up, and across, and turned as if somebody had called. “Are they always there?” asked {H}. “Always,” said {A}. “But they’ve not always got a stage.”',
        '{H} blew into it once. They flew out left and right, and there was a hole. Then new ones came on. {A} sneezed, and after that it was a whole other play.'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} measured them with a ruler, to be fair. The left one was as wide as {H} with arms stretched out. So was the right. “You see,” said the left. “It’s the other’s fault.” “That’s not what it means,” said {A}, and counted the folds.',
        'There were eleven on the left, and eleven on the right. The right one had half a fold more, at the edge. “I knew it,” said the left. “It’s been keeping that back.”'
      ]
    },
    {
      id: 'come-by-night',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps they’d do it if nobody was looking,” said {A}. So they both went under the blanket, and were quiet. You could hear a bit of swishing, left and right, with pauses. {H} put out just the nose, to test it.',
        'It itched. “They’re still as far apart,” said {H}, under the blanket again. “They’ve only changed their feet.” It was stuffy in there. A nose has a hard time of it, either way.'
      ]
    },
    {
      id: 'sunglasses',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} found a pair of sunglasses and put them on {H}. It was properly dark behind those. But they end at just the place where a nose begins. So the stripe had the nose all to itself now, and looked brighter than before.',
        '“It’s like a lighthouse,” said {A}. Then {A} put a knitted egg warmer on it. It was the only other thing that fitted. {H} said something from in there that sounded like a duck.'
      ]
    },
    {
      id: 'other-remembers',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Those curtains were on sale,” said {A}, who had been there when they were bought. “They were hanging in the shop side by side, as thick as thieves. The man said that they’d been made for each other.” “And for the window?” asked {H}.',
        '{A} looked up at the window and did not say anything for a bit. “He asked how wide it was,” said {A}. “I showed him.” {A} held out both arms, as far as they went, and looked at them. “I may have had a bag in one hand.”'
      ]
    },
    {
      id: 'daytime',
      A: 'same',
      spare: 10,
      paragraphs: [
        'By day they hung one here and one there, each with a ribbon round the waist. “They can’t even see each other then,” said {H}. “There’s a whole window in between.” {A} thought about it. “So they’ve only got the evening.”',
        '“And then we quarrel,” said the right one. It was quiet for a while in all the folds. “You began it,” said the left.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had found the stripe, down on the floor, where it was a good width. {A} lay down in it, and was light in the middle and dark at both ends. It was quite a different animal like that.',
        'When a car came the stripe went off. {A} stayed dark until it was back. {A} did not see what all the fuss was about. If it lies on you, it lies on you.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We only had one,” said {S}. “It was a tablecloth with cherries on. In the evening it went up, and in the morning it came down for breakfast.” “And when there was supper late?” asked {A}.',
        '“Then we ate with the window bare, and the whole street could see what there was,” said {S}. “A lady across the way used to hold up a card. It said: too much salt. She could tell from my face.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to help too, and went right behind the left curtain, to push. You could see a bump go along it at the bottom. “Are you there yet?” asked {A}. “I don’t know,” said the bump. “It’s all curtain.”',
        'It got to the edge and came out. It had got dust on its head, and had gone the wrong way. “There’s a wall there,” said {S}. “It’s very well shut.”'
      ]
    },
    {
      id: 'too-short',
      A: 'partner',
      paragraphs: [
        '{A} stood at the left wall, with one hand on it, and held out the other. {H} laid one hand on the right wall. They both stretched till their sleeves cracked. Between their fingers there was still a gap, as wide as a hand.',
        '“Come over,” said {H}. “I can’t,” said {A}. “I’d have to let go of my wall.” Up there it rustled. “That’s how it is,” said the left curtain. “I thought that it just didn’t want to,” said the right.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-scarf',
      A: 'partner',
      paragraphs: [
        '“It’s nobody’s fault,” said {H}. “They need somebody in the middle.” {H} took the striped scarf from its hook, and it was hung over the rail. {H} pegged it on the left, and on the right. All three hung still. Nothing shot off.',
        '{H} felt for the nose. It was dark and cool, like anybody’s.'
      ]
    },
    {
      id: 'first-talk',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The two of them had not been so near for years. “You’ve got flowers on,” said the left. “They’re ducks,” said the right. They told each other everything, from the hem up. The scarf was in the middle and kept its fringe out of it.',
        '“Pst,” said {A} after a while. “Some of us want to sleep.” They went on in whispers. It was about a bus.'
      ]
    },
    {
      id: 'three-of-us',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} and {A} tried that too, from wall to wall, with a sleeve in between. {A} had the one cuff, and {H} had the other, and a jumper hung down in the middle. Now nobody had to let go of their wall.',
        '“It’s lovely here,” said {A}. “Shall we tell it something?” It was only a jumper. But it had heard from both sides now, and it swung a little.'
      ]
    },
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        '“Sleep well,” said {A}. But {H} sat up again. The scarf had a hole in it, from a nail, no bigger than a pea. A dot of light came through it. It lay on the blanket, down at the end. {H} moved one toe a bit to the left, and then it was on the toe.',
        '“Does it itch?” asked {A}. {H} waited, to be sure. “No,” said {H}. “It only wanted to come in.” “Which of us came over?” whispered the curtains. “Both,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the stripe for a bit, to see if it itched.',
      '{names} followed it with both eyes, from the floor to the nose.',
      { text: '{names} held a hand in the gap, and it was just as wide.', needs: ['hands'] },
      { text: '{names} offered to scratch, as a favour.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked when the peg flew.',
      '{names} looked from the left one to the right one, and took no side.',
      { text: '{names} took the side of the right one, for no reason.', needs: ['hands'] },
      { text: '{names} searched for the peg, and found an older one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down at the end of the bed, beside the dot.',
      '{names} breathed more quietly, now that they had made it up.',
      { text: '{names} handed up one peg more, in case.', needs: ['hands'] },
      { text: '{names} straightened the fringe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peg was fetched out of the slipper, and clipped on the lamp. The curtains hung there hand in hand, as far as curtains have any.',
    '{H} rinsed off the day, and lay down with a dark nose and one bright toe. After a while the toe went under as well, and the dot had the blanket to itself.'
  ],
  last: [
    'A bus went by, and the curtains told each other who was on it, and {H} slept.',
    'The left one and the right one held still, with a scarf in between, and {H} slept.'
  ]
})
