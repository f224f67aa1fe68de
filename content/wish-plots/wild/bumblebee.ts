import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const bumblebee = wishPlot({
  id: 'wish-bumblebee',
  wishes: ['bumblebee', 'bumblebees', 'bumble bee', 'bumble bees', 'bumbelbee', 'bumbel bee', 'humble bee'],
  answers: ['bee', 'bees', 'fuzzy', 'furry', 'round', 'flower', 'flowers', 'meadow', 'buzz', 'buzzing', 'buzzy', 'queen', 'nest', 'pollen', 'nectar', 'stripes', 'stripy', 'feet', 'smelly', 'wings', 'fly', 'flies', 'cute', 'sleepy', 'who', 'that', 'fat'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'transformer', 'transformers', 'autobot', 'honey', 'tired', 'sting', 'allergic'],
  company: ['bumblebee', 'flowers', 'flower'],
  about: 'Every flower that a bumblebee comes to is empty, until it learns what smelly feet are for and uses its own.',
  titles: ['Smelly Feet', 'The Flower Has Been Drunk', '{H} and the Six Flowers', 'Somebody Was Here First', 'What the Bumblebee Left Behind'],
  want: [
    {
      id: 'six-flowers',
      A: 'partner',
      paragraphs: [
        '{H} was a bumblebee, and quite round, because of the pillow under the jumper. The meadow was six cups on the rug. At the bottom of each flower lay one raisin. {H} had not eaten yet, and wanted a full flower.',
        'There was another bumblebee there, a thin, quick one, and that was {A}. “Zzzup,” it went, and was in and out of a flower.'
      ]
    }
  ],
  way: [
    {
      id: 'warm-up',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A bumblebee can’t just fly off when it’s cold. It has to shiver first, until it’s warm all through. {H} shivered, and the pillow shivered too. “Are you ready?” asked {A}. “Only in front,” said {H}.',
        '{A} put a hand on the back, where the stripes are. It was still quite cool there. So they shivered together for a bit, and a cup on the shelf joined in.'
      ]
    },
    {
      id: 'fur',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Bumblebees are out before all others in the year, because of the fur. {H} wore two jumpers and a scarf. Then it was time for the flower by the door, where there was a draught. “Are you never cold?” asked {A}.',
        '“Only at the tongue,” said {H}. It is a long one, and it’s bare. {H} put it out as far as it would go, and drew it in again rather fast.'
      ]
    },
    {
      id: 'all-empty',
      A: 'partner',
      paragraphs: [
        '{H} flew to a flower and stuck {H}’s whole face in. It was empty. So was the next one. In the third one {H} got stuck by the nose. That was empty too. {A} flew past with {A}’s cheeks full.',
        '“Don’t look in,” said {A}. “Sniff first. Bumblebees have smelly feet. Wherever we’ve been, a bit of smell stays on the edge. Then the next one knows that it’s been drunk.” {H} sniffed at the third flower. You could not call it a flowery smell. “Those are your socks,” said {H}.'
      ]
    },
    {
      id: 'buzz-pollen',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A tomato flower doesn’t give its pollen to anybody. You have to hold on to it and hum the right note. Only then does it let go. {A} was the tomato, and held a bag of flour shut. “Zzz,” hummed {H}. Nothing came.',
        '“Lower,” said the tomato. “Zzzoom,” hummed {H}, down in the tummy. The bag gave a puff. Afterwards there was a very white bumblebee, and next to it a white tomato.'
      ]
    },
    {
      id: 'leg-up',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'When somebody comes too near, a bumblebee lifts one leg, the middle one. It means, kindly keep off. {A} came very near. {H} lifted a leg. “Is that the middle one?” asked {A}.',
        '{H} looked down. There were two, and neither of them was in the middle. “It’s the one that means it,” said {H}, and wobbled on the other.'
      ]
    },
    {
      id: 'mouse-nest',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A bumblebee likes to nest where a mouse has moved out. There’s hay in there already. They found one behind the sofa. {H} crept in backwards, because of the pillow. “Has the mouse really gone?” asked {A}.',
        '“It’s left its slippers,” said {H}. One of them was in the way, and one was quite comfortable. “Then it’ll be back,” said {A}. “They’re yours,” said the bumblebee.'
      ]
    },
    {
      id: 'pockets',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'On its back legs a bumblebee has got baskets, for the pollen. It packs them until they’re like two yellow trousers. {H} stuck a yellow sponge in each sock. “How’s that to walk in?” asked {A}.',
        '“I don’t walk,” said {H}. “I’m a flyer.” The bumblebee flew round the chair once. It squeaked at every step, and on the left a bit more.'
      ]
    },
    {
      id: 'head-first-asleep',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'If it gets late, a bumblebee may spend the night in a flower. In the morning you see a furry back end sticking out. {H} tried it with a hat, which was a bellflower. “Are you in there?” asked {A}.',
        '“I’m asleep,” said the bellflower. {A} tapped on it with one finger. “The dew’s coming down,” said {A}, and sprinkled three drops. “That’s cold dew,” said the back end.'
      ]
    },
    {
      id: 'elder-tea',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} sat down on the sofa, and was a thistle. “Nobody comes to a thistle,” said {S}. “They think it’s all prickles.” {A} landed there, on {A}’s knees, and sniffed. Nobody’s feet had been there.',
        '“You’re full,” said {A}. “I’m full of tea,” said the thistle, “but there’s half a biscuit in my pocket.” Bumblebees are fond of thistles.'
      ]
    },
    {
      id: 'child-stripes',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'Next {S} was a very new bumblebee. When they hatch, they’re grey all over, and wet, and have no stripes yet. Those come when they’re dry. {A} rubbed {S} down with a towel.',
        '“Are they coming?” asked {S}. {A} looked. “There’s one round each foot,” said {A}. Those were the socks. {S} hummed with joy, and it was quite a high hum.'
      ]
    },
    {
      id: 'pet-flower',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In the middle of the meadow lay {A}. The bumblebee hummed round it, because it might be a flower of a kind that nobody knew. It sniffed. There had been a great many feet on it, and four were its own.',
        '“That one’s been drunk,” said {H}. {A} sniffed back, at both of {H}’s knees. It was agreed that there was nothing to be had from either.'
      ]
    },
    {
      id: 'sniff-first',
      A: 'partner',
      paragraphs: [
        'Over by the chair there were still three full flowers. {A} would get there first, as always. {H} looked down, past the pillow, at {H}’s own feet. They had been in those socks since the day before.'
      ]
    }
  ],
  turn: [
    {
      id: 'own-feet',
      A: 'partner',
      paragraphs: [
        '{H} took off one sock and flew across the rug. {H} did not stop to drink. {H} rubbed the sock round the edge of all three full flowers. Then {A} came, nose first. “Pff,” said {A} at the first flower. “Somebody’s been here.” “Pff,” at the second. At the third {A} had to sit down. “Somebody’s been here for a week,” said {A}.',
        'So the thin bumblebee flew by, and the round one came after it, quite slowly. In the first flower there was a raisin.'
      ]
    },
    {
      id: 'compare-feet',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They compared feet, {A}’s left one and {H}’s left one. A bumblebee can tell its own from a friend’s, and those from a stranger’s. They shut both eyes. “That’s you,” said {A}. “That’s me,” said {H}.',
        '“And that,” said {A}, “is nobody we know.” It was the cheese, which stood on the table. They hummed once round it, with respect.'
      ]
    },
    {
      id: 'wears-off',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What if it smells for ever?” asked {H}. “Then nobody would ever come to that flower again,” said {A}. But the smell wears off after an hour or so. By then the flower has filled up, and that’s no accident.',
        'They waited beside a flower, to see it fill. It was a slow one. {A} hummed to it, to pass the time. “Is there anything yet?” asked {H}. “There’s an echo,” said {A}.'
      ]
    },
    {
      id: 'three-left',
      A: 'partner',
      paragraphs: [
        '“Whose feet were those?” asked {A}, and turned round. There sat {H}, with only one sock on. “You said that they were empty,” said {A}. “I never said a word,” said {H}, chewing. “That was my foot.”',
        '{H} ate the second raisin too. {H} left the third one where it was, and pushed the flower across the rug. {A} did not sniff this time, but stuck {A}’s whole face in. “Full,” hummed {A}, out of the cup.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled in the meadow, between two flowers.',
      '{names} brushed against a flower in passing, and it wobbled.',
      { text: '{names} pushed the pillow further in under the jumper.', needs: ['hands'] },
      { text: '{names} straightened six flowers on six stalks.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at a flower as well, and left in a hurry.',
      '{names} gave the third flower plenty of room.',
      { text: '{names} pulled the flower off the bumblebee’s nose.', needs: ['hands'] },
      { text: '{names} fanned the meadow a bit, on the side of the socks.', needs: ['hands'] }
    ],
    turn: [
      '{names} backed off from the last three, along with the thin one.',
      '{names} rolled over, in the sweeter part of the meadow.',
      { text: '{names} picked up the sock, by one thread.', needs: ['hands'] },
      { text: '{names} opened the window a crack, for the sake of the flowers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The six flowers went to the sink and were cups. Into the wash went the socks, one and then the other.',
    '{H} washed, and did {H}’s feet twice. Then the bumblebee crept into its flower, head first, until only a bit of back stuck out. The hum went lower and lower.'
  ],
  last: [
    'Zzz, it went, and that was no longer the wings, for {H} was asleep.',
    'Nothing smelled of anything now but soap, and {H} was round and warm, and slept.'
  ]
})
