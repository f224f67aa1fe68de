import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const axolotl = wishPlot({
  id: 'wish-axolotl',
  wishes: ['axolotl', 'axolotls', 'axlotl', 'axlotls', 'axalotl', 'axalotls', 'axolotyl', 'axolotle', 'axelotl', 'axelotls', 'axolotol', 'ajolote', 'ajolotes'],
  except: [...NOT_WELL, 'minecraft', 'blocks', 'afraid', 'scared'],
  answers: ['sleepy', 'pink', 'cute', 'smiling', 'smile', 'gills', 'baby', 'grow', 'grows', 'growing', 'up', 'grown', 'leg', 'lake', 'water', 'underwater', 'mexico', 'little', 'tank', 'pet', 'who', 'that', 'wanted', 'never', 'class', 'school', 'teacher'],
  company: ['axolotl', 'salamander', 'lake'],
  about: 'An axolotl wants to be grown up at last, and finds out that it has been the great-grandmother all the time.',
  titles: ['The Oldest in the Lake', '{H} Keeps the Gills', 'Six Pink Socks', 'Old Enough to Be Up All Night', 'The Great-Grandmother at the Bottom'],
  want: [
    {
      id: 'grown-up',
      A: 'partner',
      paragraphs: [
        '{H} was an axolotl and lived at the bottom of a lake in Mexico. The lake was the blue rug. On each side of {H}’s head were three soft gills. They were six pink socks under a hat.',
        '“I want to be grown up,” said the axolotl. “Then I can go on land.” {A} sat up there on a cushion. {A} was a salamander, and used to be a small wet one. “First the gills come off,” said {A}. “Mine did.”'
      ]
    }
  ],
  way: [
    {
      id: 'gills-off',
      A: 'partner',
      paragraphs: [
        'The axolotl pulled out one gill after the other, and climbed on to the cushion. It opened its mouth and shut it again. Nothing came in, and it pointed at the socks.',
        '{A} stuffed all six back under the hat as fast as they would go. “Aah,” said the axolotl. “You did it too early,” said {A}. So they waited until the lamp was lit, and counted. There were still six.'
      ]
    },
    {
      id: 'a-leg',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve lost a leg,” said the axolotl, quite calmly. It had drawn one knee up into its trousers, and the end hung down empty. “Shall I look for it?” asked {A}. “Don’t bother,” said {H}. “I’ll grow another.”',
        'They watched. First came one toe, and then four more, and after them a heel. “It’s the same as the old one,” said {A}. “There’s even the hole in the sock.” “I’m good at it,” said {H}.'
      ]
    },
    {
      id: 'gulp',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An axolotl does not chew. It waits for its supper to come past. Then it opens its mouth so fast that supper falls in. {A} let down a worm from the bank. It was a cooked noodle.',
        '“Hup,” said {H}, and the noodle was gone. “Where is it?” asked {A}, and looked at two empty fingers. “You blinked,” said the axolotl. So there was a second worm, and {A} did not blink. It was gone all the same.'
      ]
    },
    {
      id: 'four-fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got too many fingers,” said {A}. “An axolotl has only four in front. It has five at the back.” {H} tucked in both thumbs, and then tried to take hold of a button. It fell down twice.',
        '“That must be why they don’t wear any,” said {A}. {H} took off a slipper, and got hold of the button with the toes at the back. “That’s what the fifth one’s for,” said {H}.'
      ]
    },
    {
      id: 'cannot-look-cross',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Perhaps you smile too much,” said {A}. “Grown-ups look serious on Mondays.” The axolotl tried. It thought of rain, and of lost gloves. The corners of its mouth stayed where they were. They’re made like that.',
        '“I’m very cross now,” it said, and smiled from ear to ear. “Don’t,” said {A}. “It makes me laugh.” That made the axolotl crosser still, and nobody could tell.'
      ]
    },
    {
      id: 'flower-boats',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On top of the lake a boat went by. In that part of Mexico the boats are painted with flowers, and there’s music on board. The boat was a tray, and {A} held it over {H}’s head and hummed.',
        '“What can you see from down there?” asked {A}. “Only the bottom,” said the axolotl. “It’s plain brown, with a sticker on it.” A crumb fell overboard. The axolotl said “Hup”, and wished them a good journey.'
      ]
    },
    {
      id: 'why-pink',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why are you pink?” asked {A}. “The ones in the lake are brown, with gold dots. You can’t see them in the mud. Only the ones in tanks are pink.” The axolotl looked up at its socks.',
        '“The brown ones were in the wash,” it said. {A} spread a brown towel over its back, and stuck on three gold milk tops. Now there was nothing down there but mud, and a nose. “I’m here,” said the mud.'
      ]
    },
    {
      id: 'fanning',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When the water’s stale, an axolotl waves its gills. {H} waved them, left and right, and the ends of all six socks flew. Flap, they went, on both ears.',
        'At the third flap one of them let go. It sailed up out of the lake and landed on {A}’s head. “Now I’ve got one again,” said {A}, and breathed in with it. “It smells of foot.” “It’s a very old lake,” said {H}.'
      ]
    },
    {
      id: 'walking-below',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do you swim to work, or do you walk?” asked {A}. “I walk,” said the axolotl, “on the bottom.” It put the left hand forward and the right foot, and had a rest. Then it was the turn of the other two.',
        'That way it got past one flower of the rug, and half of the next. “And where do you work?” asked {A}. The axolotl looked round. “Here,” it said. “I’ve arrived.”'
      ]
    },
    {
      id: 'the-pet-swims-by',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Something very large came along the bank and put its nose into the lake. It was {A}. The axolotl kept quite still, as you do down there, and only its gills moved a little.',
        '{A} sniffed at one of the gills, from the toe to the heel. It was a sock, and an old friend. Then {A} lay down in the shallow part, where it was warm.'
      ]
    },
    {
      id: 'elder-newt',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was grown up quite early,” said {S}. “I had a hat and a key. And then one day I jumped over a puddle, just because it was there.” “And were you still grown up on the other side?” asked {A}.',
        '“No,” said {S}. “It comes off, if you jump.” {A} looked at {S}’s slippers. “Did it grow on again?” “Oh yes,” said {S}. “By the time I got to the bus.”'
      ]
    },
    {
      id: 'child-egg',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m an egg,” said {S}, and held on to the leg of the table. An axolotl sticks its eggs to the water plants, one by one. {A} came by and looked in. “What do you do all day?” asked {A}.',
        '“I hold on,” said {S}, “and I’m see-through. You can see me being small in here.” {A} could. There were two eyes, and they were open, and somebody in there needed a handkerchief.'
      ]
    },
    {
      id: 'baby-gills',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had sat on land so far. Now {A} leaned out over the lake, took hold of one gill, and pulled. It came off in one go. {A} was as surprised as the axolotl, and put the toe of it in {A}’s mouth, to taste.',
        '“Keep it,” said {H}. “I’ve got five, and I only need them for breathing.”'
      ]
    },
    {
      id: 'never-changes',
      A: 'partner',
      paragraphs: [
        '{A} lifted the hat and looked behind it. “They’ll never come off,” said {A}. “An axolotl keeps its gills and its small face, all its life. It looks like a baby even when it’s got a thousand children.”',
        '“Then how do you tell who’s grown up?” asked {H}. “You can’t,” said {A}. “Nobody can.”'
      ]
    }
  ],
  turn: [
    {
      id: 'great-grandmother',
      A: 'partner',
      paragraphs: [
        'The axolotl thought that over, down there at the bottom. “A thousand and twelve,” it said. “Now I remember. And they’ve all got children too. I’m not the smallest in this lake. I’m the great-grandmother.”',
        '“You?” said the salamander. “I’ve kept well,” said the axolotl. “I knew you when you were an egg. You were round, and I sat with you the whole of Thursday.” The salamander took its elbows off the cushion. “Good evening, Great-Grandmother,” it said.'
      ]
    },
    {
      id: 'the-name',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What does it mean, axolotl?” asked {A}. “It’s a very long time ago,” said {H}, “but I think it’s water monster.” They both looked at the monster. It had one sock in its eye.',
        '“It was me they were thinking of,” said {H}. “I was walking along the bottom, and somebody dropped a spoon.”'
      ]
    },
    {
      id: 'in-the-old-days',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What was it like in the old days?” asked {A}. The axolotl folded its four fingers. “Wetter,” it said. “The lake went on until the mountains. And a worm was longer then.”',
        '“How long?” {H} held {H}’s hands apart, and a bit more. “And you had only the one,” said {H}, “and everybody said Hup.”'
      ]
    },
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        'Now it was the great-grandmother who said what was to be done. “You’ve been out on the land quite long enough,” said {H}. “You’re all dry. Come in.” {A} slid down from the cushion into the lake, and lay there.',
        'The axolotl lent {A} two gills, one for each ear. “Is it bedtime?” asked the salamander. “For you it is,” said the great-grandmother. “I’m old enough to be up all night. Axolotls are.” But it lay down too, to keep the little one company.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drifted by, along the bottom of the lake.',
      '{names} lay at the edge, half on land and half not.',
      { text: '{names} counted the gills, and made it six.', needs: ['hands'] },
      { text: '{names} pulled the hat straight, so that every gill hung free.', needs: ['hands'] }
    ],
    way: [
      '{names} took a deep breath, out of sympathy.',
      '{names} rolled on to the beach, and back into the water.',
      { text: '{names} fished one pink gill out of the lake.', needs: ['hands'] },
      { text: '{names} held up a spoon for a mirror, and a very young face looked out.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank to the bottom, out of respect.',
      '{names} moved over, as you do for somebody’s great-grandmother.',
      { text: '{names} brought the old lady a cushion, under water.', needs: ['hands'] },
      { text: '{names} reckoned up great-grandchildren on some fingers, and gave up.', needs: ['hands'] }
    ]
  },
  bed: [
    'Five socks went back into the drawer, and one more was found under the cushion. The lake was only a rug again, and dry.',
    'When {H} had washed, there was one thing left. An axolotl has no eyelids, and sleeps with its eyes open. {H} had two, and let them down.'
  ],
  last: [
    'At the bottom of the lake lay the oldest one of all, and {H} was asleep.',
    'The great-grandmother had meant to be up all night, and {H} slept, smiling. It was made like that.'
  ]
})
