import { wishPlot } from '../wish-plot.ts'

export const mirror = wishPlot({
  id: 'wish-mirror',
  wishes: ['mirror', 'mirrors', 'looking mirror', 'child mirror', 'girl mirror', 'boy mirror', 'other mirror', 'looking glass', 'reflection', 'reflections', 'mirror image', 'miror', 'mirrer', 'mirrow', 'face mirror', 'bathroom mirror'],
  answers: ['looking', 'look', 'looks', 'reflection', 'other', 'one', 'girl', 'boy', 'child', 'image', 'glass', 'that', 'who', 'does', 'same', 'copies', 'copying', 'biscuit', 'face', 'faces', 'funny', 'pulling', 'making', 'bathroom', 'hall', 'big', 'old', 'new', 'gold', 'game', 'play', 'playing', 'myself', 'himself', 'herself', 'own', 'twin', 'everything', 'you', 'sees', 'saw', 'see', 'left', 'right', 'wants'],
  except: ['magic', 'wall', 'queen', 'snow', 'evil', 'witch', 'scared', 'afraid', 'scary', 'ghost', 'monster', 'broke', 'broken', 'cracked', 'smashed', 'hate', 'hates', 'ugly', 'fat', 'hair', 'haircut', 'teeth', 'spots', 'glasses', 'car', 'alice', 'maze', 'ball', 'budgie', 'parrot', 'bird', 'fish', 'cat', 'kitten', 'dog', 'puppy', 'telescope', 'disco', 'through', 'lake', 'pond', 'water', 'sad', 'cries', 'crying', 'baby', 'wing', 'dentist', 'world', 'hospital'],
  partnerPlays: true,
  company: ['mirror', 'biscuit', 'biscuits', 'glass', 'doorway'],
  about: 'The hero wants the biscuit of the one in the mirror, who grabs whenever the hero grabs, and who can only be got to hand it over.',
  titles: ['The Other Biscuit', 'You Began It', '{H} and the One in the Mirror', 'A Mirror with No Glass', 'After You'],
  want: [
    {
      id: 'the-bigger-one',
      A: 'partner',
      paragraphs: [
        '{H} stood in front of the mirror with a biscuit. The other one in there had a biscuit as well, and it looked bigger. {H} wanted that one.',
        '{H} grabbed at it. The other one was just as quick, and they met at the fingertips, where it was cold. Tock. “It won’t let me have it,” said {H}. “It’s the glass,” said {A}. “You need a mirror without any.”'
      ]
    }
  ],
  way: [
    {
      id: 'without-glass',
      A: 'partner',
      paragraphs: [
        'So {A} was the mirror, on the far side of the doorway, and had a biscuit too. {H} raised one arm, and so did the mirror. {H} hopped. The mirror hopped. {H} spun round, as fast as lightning, and the mirror was dizzy as well.',
        '“You’ve got to be quicker than me,” said the mirror. {H} made a grab. So did the mirror, and two noses bumped. Then {H} thought, and took a bite. “Now mine’s got smaller!” said the mirror, with its mouth full. “You began it.”'
      ]
    },
    {
      id: 'winking',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} winked with one eye. The mirror shut one too, and it was on the same side of the door. Then {H} shut the other. The mirror could not do that one alone. It shut both, and the mouth went along.',
        '“You’re broken,” said {H}. “It’s only stiff on that side,” said the mirror, and pushed the eyelid down with a finger. {H} had to do that as well now. You could not see any longer who had begun.'
      ]
    },
    {
      id: 'breathing-on-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went to see how the real one does it. {H} breathed on the glass. There was a grey patch, and the other one’s mouth was gone. {H} drew a nose in the patch, and two dots. Now somebody looked out who was neither of them.',
        'That one got smaller from the edge. First the cheeks went, and then the chin. The nose stayed longest. “Who was that?” asked {A}. “I don’t know,” said {H}. “But it knew us.”'
      ]
    },
    {
      id: 'the-ceiling',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had a small mirror, to hold in both hands, flat, like a tray. If you looked down into it, you had the ceiling at your feet. {H} walked off slowly. There was nothing there but white, and a lamp growing up in the middle.',
        '{H} stepped over the lamp with a very high leg. At the door came a wall as far as the knee, and {H} got over it. “What’s up there?” asked {A}, who held on to {H} at the back. “Nobody ever sweeps,” said {H}.'
      ]
    },
    {
      id: 'the-spoon',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In a spoon there was another one, and it hung upside down. It had a long chin and a small hat of ceiling. {H} turned the spoon over. Now it stood up, and was mostly nose. “It’s got a biscuit too,” said {A}.',
        'You could hardly see it, it was so small. {H} held the biscuit up close. In there it grew as big as a door, and bent all round. “That’s the one to have,” said {A}.'
      ]
    },
    {
      id: 'the-name',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} held up a sheet of paper to the mirror. {A} had written on it what it was all about: MY BISCUIT. In the mirror it said something else. It looked like a secret language, and it began at the other end. “So that’s why,” said {A}. “They can’t read it.”',
        '{A} wrote it the wrong way round, for them, and bit the pencil while doing it. It took three sheets. In the mirror it was right at last. The other one held it up to {H}. MY BISCUIT, it said.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} held a second mirror up behind {H}. There was not one other one any more. There stood a whole queue, one behind the other, and each a bit greener. At the very back they were as small as beans. All had biscuits.',
        '“Ask the last one,” said {A}. “It’s got the smallest.” {H} waved. It went along the whole queue, and the last one waved too. “It can’t come,” said {H}. “It’d have to get past all of us.”'
      ]
    },
    {
      id: 'back-of-the-head',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What have I got at the back?” asked {H}. You can turn round as fast as you like, and it is always just gone. The one in the mirror knew no more. It looked too, and saw only {H}’s front. So {A} had to say.',
        '“There’s a head,” said {A}, “and a whirl in it, like in the bath when the plug’s out.” {H} felt for it. “And what goes down there?” {A} bent closer. “It’s not that sort,” said {A}. “It’s where you were finished off.”'
      ]
    },
    {
      id: 'mirror-face',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came past the mirror, and pulled {A}’s face straight, without noticing. The eyebrows went up, and the mouth went small. Then {A} walked on, and it all fell down again. “What did you do there?” asked {H}.',
        '“Nothing,” said {A}. “That’s how I look.” {H} asked {A} to go by again. The eyebrows went up at exactly the same place, and two steps further on they came down. “The mirror only knows you like that,” said {H}. “It thinks you’re always surprised.”'
      ]
    },
    {
      id: 'the-window',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When it got dark, the one with the biscuit was in the window as well. It was thinner there, and had a street lamp in its tummy. A bus went through it, with all its lights on. It did not seem to mind.',
        '“That one lives outside,” said {A}. “It’s got nothing warm on.” {H} breathed on it. A patch came where its neck was, like a scarf. The next bus went along underneath.'
      ]
    },
    {
      id: 'spot-of-light',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} turned the small mirror under the lamp, and there was a bright spot on the wall. It ran as fast as you could think. It sat on {A}’s knee, on the door, and on the clock. “What’s it looking for?” asked {A}.',
        'It went along the shelf, past all the tins, and stopped at one. It trembled a bit. “It’s found them,” said {H}. They both looked at that tin. The spot could not get the lid off by itself.'
      ]
    },
    {
      id: 'the-tie',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to put on a hat, and did it by the one in the mirror. It sat over the left ear. {A} pushed it over to the right, and it came further left. “It’s going the wrong way,” said {A}. “You are,” said {H}.',
        'They did it together then. {A} told the hat where to go, and {H} moved it, and the one in the mirror laughed. In the end it sat straight. The head under it was crooked.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} looked into the mirror, and somebody looked out. {A} knew how to deal with that, and went round behind it. There was the wall, and fluff. {A} came back to the front. There somebody was again, and had fluff on one ear.',
        'So they had both been there, and had missed each other. {A} sat down and waited. The other one sat too. “They’ve both got time,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“At the tailor’s there were three mirrors with hinges,” said {S}. “You could shut yourself in. There were twelve of me in there, all with one sleeve.” “Did they all do the same?” asked {A}.',
        '“That’s what I wanted to know,” said {S}. “I bent my knees, and looked. Eleven bent theirs. One was a bit late. I told my mother, and she looked too. But then it was on time.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was a mirror too, and stood there very straight. {A} put up one hand. {S} looked at it, and thought, and put up a foot. {A} put a finger on the tip of the nose. {S} sat down. “That’s not how I do it,” said {A}.',
        '“I’m showing tomorrow,” said {S}. {A} had not known that there were such mirrors. “What do I do then?” asked {A}. {S} lay down, and rolled right under the table.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} was held up to the glass, and met a baby. They liked each other at once. {A} patted it with a flat hand. It patted back. {A} offered it a rusk, just the wet end, and pressed it against its mouth.',
        'When {A} took it away, the rusk was still there, and the baby had one too. There was also a bit on the glass. “Those two don’t grab,” said {H}. {A} licked off what was left over.'
      ]
    },
    {
      id: 'only-what-you-do',
      A: 'partner',
      paragraphs: [
        'They stood there, nose to nose, and chewed. “Why won’t you give it to me?” asked {H}. “I only do what you do,” said the mirror. “You grab, so I grab. You hold yours tight, and I hold mine tight.”',
        '{H} looked down. There was one biscuit, pressed flat against a jumper. There was the other, against a jumper too. “Oh,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        '{H} held out the biscuit. It was not easy, and it went slowly. Just as slowly a biscuit came from the other side. “Here you are,” said {H}. “Here you are,” said the mirror. {H} let go with one hand, and took with the other. So did the mirror.',
        'Now {H} had it. The bite was on the wrong side, and apart from that it was a biscuit. They both ate, with crumbs in the same places.'
      ]
    },
    {
      id: 'what-it-tasted-of',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{A} wished to know just what it tasted of. {H} chewed at the front and the back. “It tastes of next door,” said {H}. {A}’s tasted of next door too, with a little butter. They looked for a crumb that they could compare.',
        'There were two, on two jumpers. They swapped them over on fingertips. “Now I’ve got mine again,” said {H}. “And it’s been to your place,” said {A}.'
      ]
    },
    {
      id: 'handing-over-more',
      A: 'same',
      spare: 17,
      paragraphs: [
        'It worked with other things too. {H} held out a sock, and got one that was bigger. {H} held out a pencil, and got a comb. In the end {H} bowed, very low. {H} got a bow, and a bump on the head with it.',
        '“Mirrors have to stand further off,” said {A}, rubbing. {H} rubbed too, since it was only fair. Then {H} held out both arms, and got a hug. You would not get that from a glass one.'
      ]
    },
    {
      id: 'no-thank-you',
      A: 'partner',
      paragraphs: [
        'They went back to the real mirror, to tell it. There stood two with nothing in their hands. “They’ve got crumbs as well,” said {A}. {H} leaned in. It was the same crumb.',
        'There was one biscuit left on the plate. {H} held it out to the one in the glass. At once a biscuit came the other way, and it did look bigger. “No, thank you,” said {H}. “After you.” And that one said it too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in as well, and somebody there had the same ears.',
      '{names} watched both of the biscuits, in case one fell.',
      { text: '{names} tapped on the glass, and somebody tapped back.', needs: ['hands'] },
      { text: '{names} pulled a face at the glass, and got it back.', needs: ['hands'] }
    ],
    way: [
      '{names} went through the mirror, which was a doorway, and back again.',
      '{names} picked up what the noses had shaken off.',
      { text: '{names} dusted the mirror, from the hair to the shoes.', needs: ['hands'] },
      { text: '{names} held up one arm too, a bit later than the mirror.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat between the two, where the crumbs meet.',
      '{names} looked from one to the other, and could not tell who had begun.',
      { text: '{names} handed something across as well, and got it back.', needs: ['hands'] },
      { text: '{names} said “here you are” along with them, on both sides.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs were brushed off, and the doorway was a doorway again. The last biscuit stayed on the plate, and there was only one of it.',
    'The one in the bathroom had to clean some teeth too, and did it left-handed. Then {H} went off to bed, and it went away on its side at the very same moment.'
  ],
  last: [
    'There was nobody in the mirror but a bit of dark, and {H} was asleep.',
    'The other one lay the wrong way round, in the other bed, and {H} slept in this one.'
  ]
})
