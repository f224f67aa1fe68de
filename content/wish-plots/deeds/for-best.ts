import { wishPlot } from '../wish-plot.ts'

export const deedForBest = wishPlot({
  id: 'wish-deed-for-best',
  tellsAny: 'once',
  deeds: ['gets'],
  out: true,
  about: 'Somebody has got something new and stands guard over it under a tea towel, until {H} is allowed to make the first mark on it with one finger of cocoa.',
  titles: ['The First Mark', 'Under the Tea Towel', 'Not So Near, Please', '{H} and the Cocoa', 'Since This Morning'],
  company: ['lamp', 'door', 'mug', 'moth', 'cushions'],
  want: [
    {
      id: 'not-so-near',
      A: 'partner',
      paragraphs: [
        'That morning {once.first} {once.did}. Now it was evening, and {once.who} stood in the lamplight before the house. Over {once.the} lay a tea towel, as far as a tea towel will go.',
        '{H} and {A} came out in slippers, {H} with a mug of cocoa. “Not so near, please,” said {once.who}. “There isn’t a single mark yet.” {H} wanted to see {once.the}. The tea towel rose at one corner, by the width of a bus ticket, and came down again. “That was the front,” said {once.who}.'
      ]
    },
    {
      id: 'what-mustnt',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What mustn’t come near it?” asked {A}. {once.who} had a list, and knew it by heart. “Crumbs,” said {once.who}. “Rain. Elbows. Jam, and anybody who has had jam. And the wind, if it’s been somewhere first.”',
        '{H} drew both elbows in. {A} turned to one side, to breathe. “May we look?” asked {H}. “Only from the front,” said {once.who}, “and not for long in the same place.”'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And there?” asked {A}, and pointed at {doer.part}. “Are there no marks there either?” “Oh, there,” said {once.who}, “plenty. One’s from a gate. One’s from a Sunday. That’s all from long ago.”',
        '{H} had a good look at the one from the Sunday. “Do you stand guard over that too?” asked {H}. “No,” said {once.who}. “That just comes along.”'
      ]
    }
  ],
  way: [
    {
      id: 'cushions',
      A: 'partner',
      paragraphs: [
        '“You can’t stand there all night,” said {A}. “Come as far as the door.” But a door is hard on both sides. So {H} and {A} tied cushions all round the frame.',
        'Then {once.who} set off with {once.the}, slower than a snail with a cold. It went well until the last cushion, which slipped a little and said pff. {once.who} hurried back to the lamp, and looked for marks on every side. “It breathed on {once.the},” said {once.who}.'
      ]
    },
    {
      id: 'moth',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A moth came to the lamp, flew round it twice, and sat down on the tea towel. Nobody liked to wave it off. “It’s only walking about,” whispered {H}. “With six feet,” said {once.who}. “And where’s it been with them?”',
        '{A} held up the torch, and the moth went to see what that was. Then they all bent over the tea towel. There were no footprints, or else they were very good ones.'
      ]
    },
    {
      id: 'museum',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} chalked a ring on the ground, all the way round {once.who}. “No further than this,” said {A}, in the voice of a museum. {H} was the visitors. The first one stood and said “Ah.” The second one wanted to know who had made {once.the}.',
        'The third visitor had only come in for the toilet. “Along there, on the left,” said {A}. The fourth had lost the third. All of them stayed behind the chalk, and it was quite a good day for the museum.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you got {what.part} under there as well?” asked {A}. {once.who} nodded. “That’s only known from the picture,” said {once.who}. “Nobody’s touched it. You go round the outside and think of {what.part}.”',
        '{H} thought of {what.part} too. They both thought so hard that the tea towel seemed to move. “Stop,” said {once.who}. “You’ll wear it out.”'
      ]
    },
    {
      id: 'portrait',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll draw {once.the},” said {A}, “then you can look at the drawing, and nothing happens to anything.” For that the tea towel had to come off, while {H} counted to three. {H} counted. {A} drew like the wind.',
        'It turned out to be chiefly tea towel. There were the stripes, and the place where it had once been ironed too hot. “That’s very like,” said {once.who}. “And who’s this?” It was the tip of {A}’s own thumb.'
      ]
    },
    {
      id: 'passer-by',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A woman came by with a shopping trolley. “Is that new?” she asked. “How did you know?” asked {once.who}. “You’re standing like a lamp,” said the woman. “I stood like that with the trolley. Then a wheel came off, and we got talking.”',
        'She went on, and the trolley went with her, squeak, squeak, squeak. It stopped when she stopped. “They do seem close,” said {A}. {once.who} listened until they were round the corner.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“May I touch {once.the} with one finger?” asked {S}. “No,” said {once.who}. “With one hair?” “No.” “With my shadow?” {once.who} had not thought of shadows.',
        '{S} walked round the lamp until the shadow lay in the right place. It had two ears and a hand. “Now I’m touching it,” said {S}. “What’s it like?” asked {A}. “Flat,” said {S}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had cups for best,” said {S}. “They stood in the cupboard for thirty years, with gold round the edge. We drank out of jam jars.” “Who were they for?” asked {A}.',
        '“For somebody good enough,” said {S}. “The doctor came, and the mayor came once. My mother looked at them and fetched the jam jars. In the end a spider got the first cup. It never said whether it was pleased.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Nobody had explained anything to {A}. {A} looked at the tea towel for a long time. The tea towel did not look back. “Has that one had jam?” asked {once.who}. “Not today,” said {H}.',
        'Then {A} shook, from the front to the back, the way wet things do. One hair, or it may have been one drop, flew up into the light. They all watched it. It came down on {H}.'
      ]
    },
    {
      id: 'shoes',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the step. “It isn’t the door,” said {A}. “It’s the first mark. You stand there and wait for it.” {A} held out a foot. “In these I walked like a duck for a week. Then I trod in a puddle. After that I just had shoes.”',
        { extra: 1, both: ['{once.who} looked at the shoes. They had been places.'] }
      ]
    }
  ],
  turn: [
    {
      id: 'one-finger',
      A: 'partner',
      paragraphs: [
        '“Shall I do it?” asked {H}. “You can say where.” {once.who} thought for as long as cocoa takes to get a skin. “At the back,” said {once.who}, “low down. And not too big.”',
        '{A} took the tea towel away. {H} dipped one finger in the mug. {once.who} looked the other way. And on {once.the}, at the back, low down, there came a small brown fingerprint. “Is that all?” asked {once.who}.'
      ]
    },
    {
      id: 'book',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I had a book,” said {H}, “that was so white inside that I didn’t open it. Then there was jam on page nine.” “Whose?” asked {A}. It had been {H}’s. “Now it opens there by itself,” said {H}. “It’s the best page.”',
        '{once.who} turned round to see the fingerprint again. It took some turning. “Would you call that a page nine?” asked {once.who}. {H} looked at it closely. It had all the lines in it, like a small ploughed field.'
      ]
    },
    {
      id: 'once-round',
      A: 'partner',
      paragraphs: [
        'Then they took {once.the} for a first walk, with no tea towel, once round the houses. They went under a tree that dripped, and along the hedge, where it was narrow.',
        'Back at the door they counted. One mark was cocoa, one was tree, and one was hedge. “And that one?” asked {A}. “Nobody helped with that one,” said {once.who}, and leaned on the door frame. “Pff,” said the cushion.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And there, with nobody on guard any more, {once.also}. “Did you know about that?” asked {A}. “No,” said {once.who}. “This morning nothing was allowed to happen.” {H} called it mark number five.'
      ]
    },
    {
      id: 'another-turn',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And what can you do with {once.the}?” asked {A}. {once.who} had spent the day on what you can’t. So they began with easy things. {once.who} walked up and down with {once.the}. {once.who} turned round with {once.the}, first this way and then that.',
        '“And now as if nobody was there,” said {H}. {H} and {A} looked at the hedge. Behind them somebody hummed, and something went bump, and there was a small laugh. When they were allowed to look, there was one more mark.'
      ]
    },
    {
      id: 'tea-towel-goes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The tea towel was left over. {A} shook it out, and {H} wiped the mug with it, where the cocoa had run down. Now the tea towel had a mark as well.',
        '“It’s had hundreds,” said {A}. “That’s what it’s for.” {once.who} stood beside it for a moment, a little shyly, like somebody who has just joined. “Do they wash out?” asked {once.who}. “The good ones don’t,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'Then {A} was carried out to look, and {A} had had banana. There was banana on both hands, and one ear, and a little on the moonlight. {once.who} went pale and then thought better of it.',
        '“Low down,” said {once.who}, “at the back.” {A} slapped {once.the} once, with an open hand, and crowed. It was far the biggest. “And that’s what all the fuss was about,” said {once.who}. “It’s only banana.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came no nearer than the edge of the lamplight, on tiptoe.',
      '{names} held in one sneeze after another, because of the tea towel.',
      { text: '{names} wiped clean hands on clean trousers, twice.', needs: ['hands'] },
      { text: '{names} straightened the tea towel from a safe distance, with a broom handle.', needs: ['hands'] }
    ],
    way: [
      '{names} went ahead and puffed the dust off the path.',
      'When the cushion said pff, {names} shrank back against the hedge.',
      { text: '{names} tied one more cushion to the door handle, which looked hard.', needs: ['hands'] },
      { text: '{names} plumped up the guilty cushion, and had a word with it.', needs: ['hands'] }
    ],
    turn: [
      '{names} beamed at the mark, and went round to see it from the other side.',
      '{names} sniffed at the small brown print, and it was cocoa.',
      { text: '{names} folded the tea towel, and it went back to being a tea towel.', needs: ['hands'] },
      { text: '{names} measured the mark with a thumb, and it was a finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back to their chairs. The tea towel hung on its hook and had nothing to keep new. Outside, {once.who} set off for home, the long way round, hedge and all.',
    '{H} washed, all but the tip of one finger, and lay down. Through the window came the sound of somebody going along a hedge, and not minding it.'
  ],
  last: [
    'The first mark was a small one, and the finger that fitted it was asleep with {H}.',
    'Out there nobody stood guard over {once.the}, and in here {H} slept.'
  ]
})
