import { wishPlot } from '../wish-plot.ts'

export const janmashtami = wishPlot({
  id: 'wish-janmashtami',
  wishes: ['janmashtami', 'janmastami', 'janamashtami', 'janmashthami', 'krishna jayanthi', 'krishna jayanti', 'krishna birthday', 'krishnas birthday', 'gokulashtami', 'gokul ashtami', 'sri krishna jayanthi', 'dahi handi', 'krishna butter', 'baby krishna', 'little krishna', 'bal krishna', 'krishna janmashtami', 'makhan', 'matki', 'butter thief'],
  answers: ['krishna', 'butter', 'pot', 'birthday', 'festival', 'festivals', 'celebrating', 'celebrate', 'celebration', 'midnight', 'flute', 'feather', 'peacock', 'curd', 'stealing', 'steals', 'stole', 'dressing', 'dressed', 'dress', 'first', 'footprints', 'cradle', 'baby', 'little', 'breaking', 'making'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['butter', 'pot', 'cradle'],
  about: 'The hero, as little Krishna, means to get at the butter, and white footprints give it away each time, until they lead to somebody else.',
  titles: ['Whoever Is at the End of the Feet', 'Butter on the Chin', '{H} and the White Footprints', 'Somebody Has Been Here', 'Two Fingers of Butter'],
  want: [
    {
      id: 'the-pot',
      A: 'partner',
      paragraphs: [
        'It was Janmashtami, and {H} was little Krishna, with a peacock feather and a yellow sash. Little Krishna liked butter better than anything. It stood in a clay pot on a stool, and {A} sat beside it and looked after it.',
        '“Not before midnight,” said {A}. But little Krishna never waited to be asked. {H} went out with the flute, and came in again behind the sofa.'
      ]
    }
  ],
  way: [
    {
      id: 'white-feet',
      A: 'partner',
      paragraphs: [
        '{H} got as far as the pot. “Good evening, Krishna,” said {A}, without looking up. By the door there was a plate of rice flour. {H} had walked through it, and white feet ran round the sofa, and ended at {H}.',
        'The next time {H} went on hands and knees. “Good evening,” said {A}. On the floor there were two long white stripes.'
      ]
    },
    {
      id: 'churning',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had made the butter themselves. You put cream in a jar, and screw on the lid, and shake. {H} shook until both arms were soft. {A} shook to a song. First it went slosh, and then flump, and then for a long time nothing at all.',
        '“It’s broken,” said {H}. And all at once it went clop. Something yellow was swimming in there. They both looked in from above, and it was butter, and there was water round it.'
      ]
    },
    {
      id: 'feather',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A peacock feather has an eye at the top, green and blue. It was stuck in {H}’s headband, and it nodded. Whenever {H} turned {H}’s head, it went under {A}’s nose.',
        '“Look at me when I’m talking,” said {A}. {H} turned round. “No, don’t,” said {A}, and sneezed twice. The eye looked as if it had seen that coming.'
      ]
    },
    {
      id: 'flute',
      A: 'other',
      spare: 3,
      paragraphs: [
        'When Krishna played the flute, all the cows came. {H} blew into it. It said pfff. {H} covered up all of the holes with ten fingers and blew again. Now it said it lower.',
        '“Moo,” said {A}, and came round the table. {A} was the only cow who had heard it. The others thought it was the wind, and went on eating grass, for they were chairs. {H} scratched the cow behind the ear, and it sat down to hear the rest.'
      ]
    },
    {
      id: 'cows-on-the-table',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the table there had to be the village where Krishna was small. A blue scarf was the river, and a cushion was the hill. “Now the cows,” said {H}. They had only one, and it was brown.',
        'So {A} brought a hippo, a bear and a zebra, and turned them round. From behind they were all cows. “They’re looking at the river,” said {H}, “they’re thirsty.” The brown one looked to the front, and spoke for the others.'
      ]
    },
    {
      id: 'handi',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In some streets the pot hangs high up, and people climb on each other to reach it. They built one on the rug, out of everything that had legs. Four grey elephants stood at the bottom. Then came the bear, and three rabbits, and a duck.',
        '“Govinda!” they called, as you do. The duck held the spoon. It leaned. They both breathed in. Then there was a heap, and nobody in it was hurt, for rabbits are made for that. “Once more,” said {H}, “with the duck at the bottom.”'
      ]
    },
    {
      id: 'till-midnight',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Krishna was born at midnight, and so you stay up for it. But midnight was still a long way off, and {H} had a very good idea. {H} put on the clock’s face with a finger in the air. “Bong,” said {H}, “bong, bong.”',
        '{A} counted along. It went as far as fourteen. “It’s later than I thought,” said {A}. “It’s after tomorrow’s breakfast,” said {H}. They did it again, and stopped at the right place, and it was nearly midnight from then on.'
      ]
    },
    {
      id: 'swing-song',
      A: 'other',
      spare: 7,
      paragraphs: [
        'There was a small cradle on strings, all hung with flowers. Everybody might rock it once. {A} pulled at the long ribbon, and it swung once. {H} pulled at it, and it swung, and did a bit of a turn.',
        '“Much slower,” said {A}. “Pull as if you were pulling at a sleeping cat.” {H} pulled so slowly that you couldn’t see it begin. A petal let go, and came down in its own good time.'
      ]
    },
    {
      id: 'two-fingers-short',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Once little Krishna was to be tied to a big stone bowl, because of the butter,” said {A}. “But the rope was two fingers too short. They knotted on another one, and it was two fingers too short again.” They tried it with a bear and a scarf. It didn’t reach. They knotted on a sock, and it didn’t reach.',
        '“How did it end?” asked {H}. “They’d used up all the rope in the village,” said {A}. “Then Krishna felt sorry for them, and it fitted.” They both looked at the bear. It thought it over.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In the stories little Krishna gives some of the butter to the animals, so that they won’t tell. {H} had none to give yet. {H} bent down to {A}. “You haven’t seen me,” whispered {H}.',
        '{A} looked at the feather, and at the sash, and past {H} at the stool. {A} hadn’t seen anything. {A} went on not seeing it so hard that everybody looked that way.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was Krishna once, at school,” said {S}. “I had a blue face, from a paint box. I stood there with a flute and looked as if I’d done nothing.” “Had you?” asked {A}.',
        '“There were butter biscuits for afterwards,” said {S}, “in a tin behind the curtain. When they opened it, they found eight blue fingers on the lid.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was Krishna as well, for once round the table, with a spoon for a flute. “Have you been eating something?” asked {A}. {S} shook {S}’s head, and {S}’s cheeks were round. “Open up,” said {A}, for in little Krishna’s mouth there was once the moon, and all the stars.',
        '{A} looked for the moon. There was half a biscuit. “And the stars?” asked {S}, as well as you can. {A} looked again, from below. “Crumbs,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was the littlest Krishna of all, with a yellow bow on {A}’s tummy. They had put a crown on {A}, and it had gone down over one eye. {H} pushed it up. It went down over the other.',
        'Anybody who came by had to stop, and say how sweet. Nobody looked at {H} any more, or at the pot. {A} chewed the bow, and kept an eye on everything.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had come for the singing, and took a place on the floor. “I was told that there’s a thief about,” said {S}. “Have you seen one?” {A} thought. “What does he look like?” “Small,” said {S}, “with a feather.”',
        '{A} took off the feather and put it behind {A}’s back. “No,” said {A}. “But I’ve seen some feet.”'
      ]
    },
    {
      id: 'the-fist',
      A: 'partner',
      paragraphs: [
        '“How do you know each time?” asked {H}. “I don’t look at you,” said {A}. “I look at the floor. Whoever’s at the end of the feet has had the butter.” Then {A} showed {H} what the flour was for. {A} pressed a fist into it, and then on the floor, and made five dots. There was a foot, as small as a baby’s. At Janmashtami they come in at every door.',
        '{H} looked at {H}’s own fist.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-slippers',
      A: 'partner',
      paragraphs: [
        'Now it was time for the cradle with the flowers. {A} had to rock it and sing, with eyes shut. {H} wiped {H}’s feet clean. Then {H} bent down with the flour. A small foot came in at the door, and then another. They went to the pot, and on to {A}’s slippers.',
        '{H} put two fingers into the butter. One was for {H}. With the other, as softly as a fly, {H} dabbed a bit on {A}’s chin. When the song was over, {H} sat far off.'
      ]
    },
    {
      id: 'somebody',
      A: 'partner',
      paragraphs: [
        '“Somebody’s been here,” said {A}, and followed the feet with one finger. They came in at the door, and went to the pot, and stopped at {A}’s own toes. {A} felt along {A}’s chin. “Butter,” said {A}.',
        '“Whoever’s at the end of the feet,” said {H}. “But I never left this chair!” said {A}. “It must have been little Krishna.” “They all say that,” said {H}. Then it was midnight, or as good as. They rang the bell, and everybody had butter out of their hands.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the stool, and then a bit higher, and swallowed.',
      '{names} brushed past the peacock feather and came out tickled.',
      { text: '{names} hung a string of flowers over the cradle.', needs: ['hands'] },
      { text: '{names} polished the little bell without letting it ring.', needs: ['hands'] }
    ],
    way: [
      '{names} went through the flour as well, and made everything less clear.',
      '{names} settled on one of the white feet and hid it.',
      { text: '{names} wiped some flour off a slipper, and did not ask.', needs: ['hands'] },
      { text: '{names} pointed at the ceiling, when asked about butter.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept a straight face, with something yellow on it.',
      '{names} swayed a little with the rocking of the cradle.',
      { text: '{names} wiped a white heel mark off the rug and saw more of them.', needs: ['hands'] },
      { text: '{names} blew the flour off the tips of ten fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was as good as empty, and {H} laid the cloth over it. The little feet stayed where they were, all in at the door.',
    '{H} washed off the butter and the flour. The feather was stuck in a glass by the bed, with its eye open.'
  ],
  last: [
    'The feet had all come in, and none went out again, and {H} was asleep.',
    'Beside the bed a green and blue eye kept watch, and {H} slept, and tasted of butter.'
  ]
})
