import { wishPlot } from '../wish-plot.ts'

export const babyComing = wishPlot({
  id: 'wish-baby-coming',
  themes: ['new-baby'],
  wishes: ['baby due', 'baby sister due', 'baby brother due', 'baby tummy', 'baby in tummy', 'pregnant', 'baby bump', 'godh bharai', 'gender reveal', 'getting baby sister', 'getting baby brother', 'baby sister few weeks', 'baby brother few weeks', 'expecting baby', 'having a baby soon', 'baby on the way', 'becoming big sister', 'becoming big brother', 'going to be a big sister', 'going to be a big brother', 'will be a big sister', 'will be a big brother', 'big sister spring', 'big brother spring'],
  only: ['expecting', 'expect', 'coming', 'comes', 'tummy', 'bump', 'pregnant', 'due', 'having', 'soon', 'arriving', 'arrive', 'arrives', 'birth'],
  except: ['newborn'],
  answers: ['sibling', 'becoming', 'brother', 'sister', 'mum', 'mummy', 'mom', 'mommy', 'auntie', 'aunt', 'preparing', 'ready', 'getting', 'shower', 'mummy’s', 'auntie’s', 'aunty’s', 'party', 'games', 'cake', 'few', 'weeks', 'months', 'soon', 'going', 'spring', 'summer', 'march', 'be'],
  moods: ['first', 'change', 'waiting', 'proud'],
  about: 'A baby is coming soon, and the hero practises with three kilos of potatoes until the arms know how.',
  titles: ['Three Kilos of Potatoes', '{H} Practises', 'The Potatoes Are Asleep', 'What the Arms Know', 'Mind the Head'],
  want: [
    {
      id: 'when-it-comes',
      A: 'partner',
      paragraphs: [
        'A baby was coming soon. Everything was ready for it, the bed and the blanket and the very small socks. Only {H} was not ready. {H} had never held a baby, and {H} wanted to know how before it came.',
        '“How heavy is a new baby?” asked {H}. {A} went and put something on the scales. “About like this,” said {A}, and gave {H} a bag of potatoes.'
      ]
    }
  ],
  way: [
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        '{H} took it by the corners, as you do with a bag. “Mind the head,” said {A}. “Which end is that?” asked {H}. They looked at it from both sides. Then {A} drew a face on the bag, at one end. Now they could see that {H} had the baby upside down.',
        '{H} turned it over quickly and held it tight with both hands. The more tightly {H} held it, the more it slid. It slid down to the knees, and there the bag tore. Eleven potatoes rolled away under the table.'
      ]
    },
    {
      id: 'name',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“It has to have a name,” said {H}, “or I can’t call it back.” They thought of names for potatoes. {A} was for Edward. {H} was for Bag.',
        'In the end it was called Edward Bag. “What will the real one be called?” asked {H}. “They’re waiting to see its face,” said {A}. {H} looked at the face on the potatoes. Nobody could have called it Susan.'
      ]
    },
    {
      id: 'elbow',
      A: 'partner',
      paragraphs: [
        '“You’re holding it with your hands,” said {A} from under the table, with four potatoes. “Hands get tired, and then they squeeze. You hold a baby with a place. Make a place.” “Where?” asked {H}. “Sit down,” said {A}, “and bend your arm.”',
        'They put the potatoes into a pillowcase. {H} sat down right at the back of the sofa. {H} bent one arm. In the bend there was a hollow, just the size of a head. “There’s your place,” said {A}.'
      ]
    },
    {
      id: 'nappy',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They changed the baby’s nappy, for practice, with a tea towel and two pegs. The potatoes lay still and looked at the ceiling. “The real one kicks,” said {A}, and kicked a bit with the pillowcase.',
        'Then the tea towel was on {H}’s arm, and the pegs were on {A}’s sleeve. The baby had nothing on at all. “Well,” said {A}, “you and I won’t get wet.”'
      ]
    },
    {
      id: 'honest-elbow',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Before its bath you put your elbow in the water,” said {A}. “A hand thinks everything’s all right. An elbow is honest.” {H} put an elbow into the bowl. “What does it say?” asked {A}. “Wet,” said {H}.',
        'They bathed only one of the potatoes, since the others were asleep. The water went brown. {H} dried it, and underneath it was quite yellow, with a freckle. “We’ve got a different one now,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had to be told too. {H} held the potatoes down, slowly, so that they could be looked at. {A} looked for a long time and breathed on them.',
        '“It’ll be louder than this one,” said {H}, “and you mustn’t mind.” {A} lay down beside the sofa, a little nearer than before, to be on guard.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When our baby came, I thought he’d be able to play,” said {S}. “I’d put out the skittles.” “And could he?” asked {A}.',
        '“He was one of the skittles for quite a time,” said {S}. “You put him down, and he stayed there. Then one day he knocked me over.” {A} looked at the potatoes. They did not look as if they would ever knock anyone over, but you never know.'
      ]
    },
    {
      id: 'crying',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Now the baby’s crying,” said {A}. Somebody had to do it, and so {A} did. It was a terrible noise. {H} rocked the pillowcase, and patted it, and told it about buses.',
        '“What does it want?” asked {H}. “It can’t say,” wailed {A}. “That’s what it’s crying about.” So {H} tried a song, and a blanket, and another song. In the end it was the lamp, which shone in {A}’s eyes. {H} turned it away, and the crying stopped.'
      ]
    },
    {
      id: 'pat-pat',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“When a baby’s had its milk,” said {A}, “you lean it on your shoulder and pat its back.” “What for?” “So that it burps.” {H} leaned the pillowcase on one shoulder, and patted. It did not burp. {H} patted on, as far as the end of a song.',
        'At last there was one, quite a deep one. “That was you,” said {H}. “I only wanted to help,” said {A}. Then they looked at the shoulder. There was some earth on it. “Babies always leave something there,” said {A}.'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The new socks lay on the shelf. {H} put one on a thumb. The whole sock was full of thumb.',
        '“Nobody’s feet are that small,” said {H}. “Yours were,” said {A}. {H} looked down at two feet, and at the sock, and at the feet again. “They’ve worked hard,” said {H}.'
      ]
    },
    {
      id: 'night',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“At night it wakes up,” said {A}, and put out the lamp. “Now you sleep.” {H} slept on the sofa as hard as could be. “Waa,” said {A}. {H} sat up and found the pillowcase in the dark.',
        'They did it four times. The fourth time it was {A} who did not wake up. {H} gave the potatoes a pat, and {A} a blanket, and let them both sleep.'
      ]
    },
    {
      id: 'going-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You can’t just go out with a baby,” said {A}. “It needs things.” So they packed. There was a blanket, and one in case that got wet. There was a hat for sun and a hat for wind, and a rattle.',
        '{H} carried one handle of the bag and {A} carried the other. They got as far as the door, rather out of breath. “Have we got everything?” asked {A}. {H} counted it through. Everything was there. The baby was on the sofa.'
      ]
    },
    {
      id: 'telling-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“The baby can hear already,” said {A}. “It’s a bit like with your ears under the water.” {H} thought that over, put a cushion in front of {H}’s mouth and talked through it.',
        '“Hello in there,” said the cushion. “It’s all right out here. There’s toast.” {A} had both ears covered, to try it out. “Something about toast,” said {A}. “It sounded nice.”'
      ]
    }
  ],
  turn: [
    {
      id: 'still',
      A: 'partner',
      paragraphs: [
        'So {A} laid the pillowcase in the bend of {H}’s arm, head first. {H} did not squeeze it at all. {H} only sat round it, like a nest, and it did not slide. After a while the potatoes were quite warm on one side.',
        '“My arm’s going to sleep,” whispered {H}. “Shall I take it?” asked {A}. “No,” said {H}. “If the arm’s asleep, the baby’s asleep. You mustn’t wake them.” So {A} sat down close by and put a cushion under {H}’s elbow. Now the arm could sleep as well.'
      ]
    },
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        'Then {H} stood up with great care and carried the baby to the kitchen. “It can come now,” said {H}. “I’ve got a place.” Then {H} thought of something. “We’re not having those for supper,” said {H}. “I wouldn’t dream of it,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} curled up very small, to show about what size to expect.',
      '{names} kept well away from the scales, after a good dinner.',
      { text: '{names} pulled one of the very small socks over a thumb.', needs: ['hands'] },
      { text: '{names} folded the blanket once more, and it got smaller still.', needs: ['hands'] }
    ],
    way: [
      '{names} went after a potato that had got as far as the door.',
      '{names} gave a small cry, as a baby might, to make it more real.',
      { text: '{names} rocked a loose potato until it had calmed down.', needs: ['hands'] },
      { text: '{names} held out an apron, in case anything else came down.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down against the cold end of the sofa, and warmed it.',
      '{names} tiptoed past the sofa, because of the potatoes.',
      { text: '{names} hummed a lullaby, and left out the high bits.', needs: ['hands'] },
      { text: '{names} tucked in one corner of the pillowcase, at the feet.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the pillowcase on the chair, and covered up the potatoes with a cloth.',
    '{H} washed with one arm, because the other had done enough, and lay down.'
  ],
  last: [
    'First one arm was asleep, and then all the rest of {H}.',
    'There was a place kept free in the bend of one arm, and round it slept {H}.'
  ]
})
