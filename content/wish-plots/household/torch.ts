import { wishPlot } from '../wish-plot.ts'

export const torch = wishPlot({
  id: 'wish-torch',
  tellsAny: 'known',
  knows: ['thing'],
  nouns: ['torch'],
  company: ['window', 'moon'],
  about: 'Somebody over there in the dark blinks back, but nobody can say anything by blinking, until the light is turned the other way.',
  titles: ['Two Short and One Long', 'Somebody Over There', '{H} at the Window', 'What It Said in the Dark', 'The Other Light'],
  want: [
    {
      id: 'no-end',
      A: 'partner',
      paragraphs: [
        'With {thing.whole} {H} made a round place on the wall, small, and then big. Then {H} held it to the window. The light went off into the dark, and did not land on anything.',
        '“Where’s it gone?” asked {H}. “On,” said {A}. {H} put a hand in front and took it away, three times. And far over there, among all the dark windows, something blinked. One, two, three.'
      ]
    }
  ],
  way: [
    {
      id: 'how-old',
      A: 'partner',
      paragraphs: [
        '{H} nearly let it fall. “There’s somebody there,” said {H}. {H} wanted to know who. {H} blinked once, and over there it blinked once. {H} blinked as many times as {H} was old. Then it came back, and {A} counted. “Five,” said {A}. “They’re five.”',
        '“Or they’ve got five cats,” said {H}.'
      ]
    },
    {
      id: 'through-the-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In between {H} held {thing.this} behind one hand. All the fingers went red, like a lamp made of {H}. You could see where it was thin, and where there was a dark bit in the middle. “That’s your bone,” said {A}.',
        '{A} did it as well, and {A}’s were longer. They laid a red hand on the ceiling, and another on top of it. Up there they were as big as chairs.'
      ]
    },
    {
      id: 'animals',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I can do a dog,” said {A}, and held both hands in the light. On the wall it was more of a shoe. “It’s a dog from behind,” said {A}. It opened its mouth and said woof, so as to be clear.',
        '{H} did a snail, and it went very slowly along the edge of the wardrobe. The dog sniffed at it. Then somebody’s elbow came by, and that was the weather.'
      ]
    },
    {
      id: 'spot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} let the round spot run over the ceiling. {A} was to catch it. It ran down the door, and under the chair, and over {A}’s foot before {A} could lift it. “Got it,” said {A}, with both hands flat on the floor.',
        'It was on top of the hands. {A} pulled out one of them, and laid it on top. The spot was on top of that. “It’s a game with no bottom,” said {A}.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How does it work?” asked {H}. {A} took it in both hands, and turned it over, and listened to it. “{thing.guess},” said {A}. It was as good as anything else that you can say in the dark.',
        '{H} shone it down the front of {H}’s own jumper. Down there it was quite bright, and it was all {H}.'
      ]
    },
    {
      id: 'alphabet',
      A: 'partner',
      paragraphs: [
        '“I’ll ask the name,” said {H}. One blink was for A, and two for B. {A} wrote it down. Over there they blinked as well, and did not stop. “Twenty-three,” said {A}. “That’s a W. Or else they’ve got an itch.”',
        'By the third letter everybody was lost. It was like talking through a door with a mouth full of bread.'
      ]
    },
    {
      id: 'other-asks',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} reached for the light switch, without thinking. “No!” said {A}. “We’ve got visitors.” {S} stood still in the dark and tidied {S}’s hair. “Where?” whispered {S}.',
        '“Over there. They’re five, and they begin with W.” {S} came to the window and bowed, in case. It was too dark to see if anybody bowed back.'
      ]
    },
    {
      id: 'who-it-could-be',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It could be a lighthouse,” said {A}. “Or a burglar who’s tidying up.” “A burglar doesn’t answer,” said {H}. “It could be a very small moon.”',
        'They looked at the big one. It hung over there without moving, and said the same as always. “It’s never once blinked at me,” said {A}. “You never asked it,” said {H}, and asked. A cloud went by. “There,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a candle in a jam jar,” said {S}. “My friend across the road had one as well. When mine went up and down, it meant: are you coming out?” “And what meant yes?” asked {A}.',
        '“A noise on the stairs,” said {S}. “We hadn’t thought it through.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to hold it too, and held it with both arms. {S} looked what was in the wastepaper basket, and what was in {A}’s ear. “Nothing,” said {S}, and looked in the other. “Nothing too.”',
        'Then {S} blew on it, very hard, to put it out. {A} pressed the button at the right moment. {S} was so proud that it had to be done nine times.'
      ]
    },
    {
      id: 'pet-chases',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been asleep. Then something round and bright came in at the door and walked past. It had no smell. It went up the curtain, and {A} went after it as far as the hem.',
        'It sat there and waited. {A} laid one foot on it, and it was on the foot. {A} looked at that for a long time. It is not often that you catch something, and then you are it.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} had sat down under the window, to rest from counting. “From down here I can see you,” said {A}. “You’re lit up as far as the chin. But over there they can only see that it’s bright.”',
        '“They know all about {thing.spoken},” said {A}, “and nothing about you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        '{H} thought about that. Then {H} turned {thing.this} round. {H} held it low, so that it did not dazzle, and shone it on {H}’s own face. {H} smiled as far as it would go, and waved.',
        'Over there it was dark for a long time. Then, as small as a stamp, there was a window with somebody in it. It was a child with wet hair and a gap in front. The child held up a bear.'
      ]
    },
    {
      id: 'the-bear',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I need something too,” said {H}. {A} felt about in the dark and put something into {H}’s hand. It was a slipper. {H} held it up in the light, and stroked it a little, to show what it was like.',
        'At the other window the bear nodded. It had understood. The slipper nodded as well.'
      ]
    },
    {
      id: 'what-they-did',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After that you could say anything. {H} pretended to brush {H}’s teeth. Over there the child shook its head, and pointed behind, at a door. {H} pointed at {A}. They both sighed, so that you could see it in the shoulders.',
        '“What are you saying about me?” asked {A}. “Nothing,” said {H}, and lit {A} up, so that they could see for themselves.'
      ]
    },
    {
      id: 'whole-family',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then somebody big came into the little window over there. It was a man with a towel. The light went over him from the feet up, and he jumped. He looked out. {H} gave him a wave, with the slipper.',
        'He thought about it. Then he put the towel on his head, and bowed. “They’re like us,” said {A}.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How far is it to there?” asked {H}. “You could walk it in the time that an egg takes,” said {A}. “But the light’s there before you’ve thought of it.” {H} tried to think of it first.',
        '{H} thought of it, and pressed. It was no good. It was already there, and had a bear in its arms.'
      ]
    },
    {
      id: 'one-long',
      A: 'partner',
      paragraphs: [
        'Over there somebody wanted the child to go to bed. It held on to the curtain. Then came two short ones and a long one. “What does that mean?” asked {A}.',
        '“Good night,” said {H}, who knew it at once. {H} did it as well, two short and one long. The long one was as long as {H} could make it. Then they both let go of the button, and it was equally dark on both sides.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after the round place, up to where the wall stopped.',
      '{names} blinked as well, three times, at something nearer.',
      { text: '{names} made a rabbit in the round place, with two fingers.', needs: ['hands'] },
      { text: '{names} breathed on the pane, and wiped it for a better view.', needs: ['hands'] }
    ],
    way: [
      '{names} lost count at three, and jumped up and down instead.',
      '{names} scratched as well, in case it was the itch.',
      { text: '{names} held the paper straight, for the W.', needs: ['hands'] },
      { text: '{names} opened the curtain a bit further, on the side of the five cats.', needs: ['hands'] }
    ],
    turn: [
      '{names} got into the light too, as far as the chin.',
      '{names} pressed up to the glass, and waved with all there was.',
      { text: '{names} straightened a collar, since somebody was looking.', needs: ['hands'] },
      { text: '{names} held a bear up as well, so that they could meet.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} drew the curtain, all but a small crack.',
    'When {H} had washed, {H} lay down with {thing.this} under the pillow, turned off. It was still a little warm. Once more {H} made two short ones and a long one, but only with {H}’s eyes.'
  ],
  last: [
    'There were two short ones, and the long one was so long that {H} was asleep.',
    'Over there somebody with a bear was asleep, and over here so was {H}.'
  ]
})
