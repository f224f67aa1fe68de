import { wishPlot } from '../wish-plot.ts'

export const visitorMislaid = wishPlot({
  visits: 'mislaid',
  about: 'Somebody has put a thing away so safely that it is gone; it is found when they are given another one to put away.',
  titles: ['Somewhere Safe', 'Behind the Left Curtain', '{visitor} Has Looked Everywhere', 'An Orange to Put Away', '{H} Finds Everything Else'],
  company: ['curtain', 'orange', 'sill', 'button'],
  want: [
    {
      id: 'so-safe',
      A: 'partner',
      paragraphs: [
        'Since Sunday the left curtain had hung a little crooked, and nobody knew why. Then there was a knock. It was {visitor.first}. “Good evening,” said {visitor}. “Have you by any chance seen {visitor.mine}?”',
        '“When did you have {visitor.thing} last?” asked {H}. “Just before I put {visitor.thing} somewhere safe,” said {visitor}. In that house {H} was the one who found things. “Come in,” said {H}. “We’ll find {visitor.thing} before bed.”'
      ]
    }
  ],
  way: [
    {
      id: 'everything-else',
      A: 'partner',
      paragraphs: [
        'They looked under the sofa, in the bread bin, and in both boots. There was a blue button. There was half a whistle. But of {visitor.thing} there was no sign.',
        '“You find beautifully,” said {visitor}. “Only it’s always something else.”',
        { extra: 1, joins: true, both: ['{A} found the other half of the whistle, and blew it. It did not bring back {visitor.thing}.'] }
      ]
    },
    {
      id: 'what-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tell us what to look for,” said {A}. {visitor} thought hard, to see {visitor.thing} better. “About so,” said {visitor}, and showed it along the wall. Then {visitor} went a bit further along. “Or so, when it’s missed.”',
        '{H} wrote it down. “Missing: {visitor.thing},” wrote {H}, “of about that size, and growing.” It looked very official. They hung it on the fridge, where everybody comes by.'
      ]
    },
    {
      id: 'calling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Have you tried calling?” asked {A}. So they called for {visitor.thing}, first loudly and then kindly. They listened, and did not move at all. The fridge hummed.',
        '“That was the fridge,” said {H}. “It does that for anybody.” {visitor} thanked it all the same. When you have lost something, you are grateful for any answer.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Go back the way you came,” said {A}. “That helps.” {visitor} went backwards, out of the room and down the hall. They heard the bump with the coat stand, and then a very polite talk with it.',
        '“And?” asked {H}. “I’ve found where I was on Sunday morning,” said {visitor}. “But I still had {visitor.thing} then. I was very happy there.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“{A} knows where things are,” said {H}. They all went after {A}, on tiptoe. {A} went round the table, to the place where something had once been dropped.',
        'It was not there any more. {A} checked it with great care. “That’s just how I do it,” said {visitor}, deeply moved. “I go there, and I look at the place.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I put my ring somewhere safe in the year of the big snow,” said {S}. “I’ve looked for it ever since. I know that house better than anybody.” “Did you ever find it?” asked {A}.',
        '“In the teapot with no lid,” said {S}. “It had been telling me for years. I only thought that it rattled.” {visitor} asked, rather faintly, how many teapots there were here.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve got it,” said {S}, and came running with both hands shut. They opened {S}’s hands. It was a piece of fluff. “That isn’t {visitor.thing},” said {A}.',
        '“No,” said {S}. “But it was by itself.” {visitor} took the fluff, and held it for a while. It was not at all the same thing. Still, it was something to hold.'
      ]
    },
    {
      id: 'without',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Could you manage without {visitor.thing}?” asked {A}. {visitor} tried it, from the lamp to the door. It went well as far as the chair. Then {visitor} turned round to look.',
        '“I keep wanting to tell somebody,” said {visitor}. “I want to tell {visitor.thing}.” Nobody said anything to that. {H} looked in the bread bin once more.'
      ]
    },
    {
      id: 'bag',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They emptied {visitor.their} bag on the table. There were a great many keys. “What are they for?” asked {H}. “For other safe places,” said {visitor}. “I’ve still got the keys. I don’t know any more what they open.”',
        '{A} tried one of them on the bread bin. It had no lock, and never had. “Then it’s not that one,” said {visitor}, and put it carefully on a second heap.'
      ]
    },
    {
      id: 'other-thing',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You could have another one,” said {H}. They looked for something that was like {visitor.thing}. They tried a colander, a glove, and a very good potato. {visitor} was polite to each of them, and even held the glove for a bit.',
        '“They’re nicer than mine, if anything,” said {visitor}. “But they don’t know me.” {A} put the potato back. It had been held so kindly that it looked quite different from the others.'
      ]
    },
    {
      id: 'last-place',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It’s always in the last place you look,” said {A}. {H} thought about that. “Then let’s look there first,” said {H}. They needed some time to agree which place would be the last. It was the vase.',
        'They looked into the vase, one after the other, and the other way up. There was a marble in it. “So it wasn’t the last place,” said {H}. {visitor} sighed. “Then there’s one more after that,” said {visitor}, “as usual.”'
      ]
    },
    {
      id: 'why',
      A: 'partner',
      paragraphs: [
        '“We’re looking where we’d put {visitor.thing},” said {A}. “Under, and in, and on top. But we didn’t put anything there.”',
        '“Do you always take the same place?” asked {H}. “I couldn’t say,” said {visitor}. “I never look while I’m doing it. If I looked, I’d know where it is, and then it wouldn’t be so safe.”'
      ]
    }
  ],
  turn: [
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        'Then {H} knew how. {H} took the best orange out of the bowl. “This is for tomorrow,” said {H}. “Could you put it somewhere safe for me?” “I’m very good at that,” said {visitor}. They shut their eyes, {H} and {A}, and listened. There was something to the left, and then a stop, and then a swish. “Where is it?” asked {H}. “It’s gone,” said {visitor}.',
        'But {H} had heard that swish before. {H} went straight to the left curtain, and drew it back. On the sill lay the orange. And behind the orange, in the moonlight, they saw {visitor.thing}.'
      ]
    },
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '“{visitor.mine}!” cried {visitor}, and for quite some time nothing else could be said to anybody. “So it was a good place,” said {visitor} then. “It was the best,” said {H}. “We live here, and we never knew.” “Always take the same one,” said {A}. “Then we know it, too.”',
        'They peeled the orange, for it had been so well kept. After that {visitor} went home, with {visitor.thing} held tight. {H} looked out after {visitor}, and the curtain hung quite straight.'
      ]
    },
    {
      id: 'thread',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'To be on the safe side, {A} got a long thread. One end was for {visitor.thing}, and one for {visitor}. “Now you only need to pull,” said {A}. {visitor} pulled, and it worked at once.',
        '“And if I lose the thread?” asked {visitor}. {H} thought about that. “Then you’ve still got one end,” said {H}. “One end’s always on you.”'
      ]
    },
    {
      id: 'found-things',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'On the table lay all the rest that had been found. {H} put the two halves of the whistle together, and {A} threaded the button on a string. “You’ve had a very good evening here,” said {visitor}.',
        '“It’s because of you,” said {H}. “Nobody would’ve looked.” {visitor} had never before been thanked for losing anything, and did not know where to put it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} searched underneath at once, where things usually are.',
      '{names} got up, in case it was underneath.',
      { text: '{names} emptied a bag on the rug, and there was one crumb in it.', needs: ['hands'] },
      { text: '{names} polished a magnifying glass, which was the bottom of a tumbler.', needs: ['hands'] }
    ],
    way: [
      '{names} dug up half a biscuit, which had been quite safe.',
      '{names} looked in the other boot, and stayed there for a while.',
      { text: '{names} blew the half whistle, and half a whistle came.', needs: ['hands'] },
      { text: '{names} hid a spoon for practice, and could not find it.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned the wrong way at the swish.',
      '{names} ran to the curtain as well, right behind {H}.',
      { text: '{names} straightened the curtain hooks, which had carried so much.', needs: ['hands'] },
      { text: '{names} held the bowl under the orange, for the peel.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the bread bin, and put the boots side by side. Everything lay where you would look for it.',
    'They washed, drew the curtain, on the left as well, and lay down.'
  ],
  last: [
    'The last thing to be put somewhere safe was {H}, who was asleep.',
    'Nobody had to look for {H} any more. {H} was just where you would think, and slept.'
  ]
})
