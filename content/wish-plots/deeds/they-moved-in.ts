import { wishPlot } from '../wish-plot.ts'

export const deedTheyMovedIn = wishPlot({
  id: 'wish-deed-they-moved-in',
  tellsAny: 'once',
  deeds: ['waits'],
  out: true,
  about: 'Whoever is waiting is made so comfortable, with a lamp, a rug and a curtain, that what is waited for takes it for a house and goes by.',
  titles: ['A Very Good Cushion', 'Nobody Stops at a House', 'The Best Wait Ever', '{H} Waits as Well', 'Only a Path'],
  company: ['path', 'gate', 'bend', 'chair', 'lamp', 'rug', 'curtain', 'cushion', 'picture', 'cow'],
  want: [
    {
      id: 'at-the-edge',
      A: 'partner',
      paragraphs: [
        'Down at the gate, {once.first} {once.was} {once.doing}. {H} had seen that from the window at breakfast, and again at lunch. “Has it come?” called {H}. “Not yet,” said {once.who}. “Waiting’s mostly standing.”',
        '{H} could not look on at that any longer. It was to be the best wait that anybody had ever had. “We’ll need the chair,” said {A}, “and something to go under it.”'
      ]
    }
  ],
  way: [
    {
      id: 'chair-and-lamp',
      A: 'partner',
      paragraphs: [
        'Out came the chair, and the rug, and the lamp on its long lead. {A} brought the good cushion. “Better?” asked {H}. “Much,” said {once.who}. “Now there’s only a draught.” So they hung the big curtain along the front. There was tea, and a picture of a cow, and after the second cup {once.who} leaned back.',
        'Just then something came round the bend. It slowed down. They could hear it quite clearly, behind the curtain. It stood there for a moment, as if it had the wrong door. Then it went on. “What was that?” asked {H}. Nobody liked to say.',
        { extra: 1, joins: true, both: ['Very far away they heard it once more. “{what.sound},” it went.'] }
      ]
    },
    {
      id: 'on-that-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where does it pull most, with all this waiting?” asked {A}. With {once.who} it was {doer.part}. So {A} put a saucer of warm tea beside {doer.part}. “Nobody’s ever done that before,” said {once.who}.',
        '{H} looked from the other side. “That’s the part that does most of the waiting,” said {H}. “And it never gets a biscuit.” So it got half of one.'
      ]
    },
    {
      id: 'what-is-it-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How will we know {once.the}?” asked {A}. {once.who} thought about that over the rim of a cup. “You’re standing there, and it isn’t there,” said {once.who}. “And then you’re still standing there, and it is.”',
        '{H} tried to see it. It was just like the path outside, only with something on it. “That’s how I’d have drawn it,” said {H}.'
      ]
    },
    {
      id: 'in-the-meantime',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the meantime {once.who} {doer.does}. That was how it was done at home. {H} and {A} had a go at it too, side by side on the rug. It passed the time very well.',
        '“How long was that?” asked {A}. {once.who} looked at the shadow of the lamp. “About as long as that,” said {once.who}. They all agreed to do it again at half past.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could count what goes by,” said {H}. They took it in turns to lift the curtain. {A} had two bicycles and a pram. {H} had a dog with a stick, and the same dog without one.',
        '“I had nothing,” said {once.who}, “but a great deal of it.” That was written down as well. By five o’clock nothing was in front, and the bicycles were catching up.'
      ]
    },
    {
      id: 'three-sighs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I sigh about every quarter of an hour,” said {once.who}. “Shall I show you?” There was a short one, for when a cloud comes. There was one with a shoulder in it. The third began at the bottom and had two landings.',
        '{H} could do the first one straight away. {A} turned out to have the third one already, from another queue, and was very much admired.'
      ]
    },
    {
      id: 'cafe',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A man with a newspaper put his head round the curtain. “Is this table free?” he asked. “We’re waiting,” said {H}. “So am I,” said the man, and sat down on the edge of the rug. “A pot of tea, please, and what’s the cake?”',
        'There was no cake, so he had two biscuits. He left a coin beside the cow, and said that he would come again. “What was he waiting for?” asked {A}. “For the cake,” said {once.who}.'
      ]
    },
    {
      id: 'the-cow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The picture hung crooked, because of the hedge. “What’s that cow doing?” asked {once.who}. {H} had a good look. She stood in a field with her head up. She was not eating, and she was not going anywhere.',
        '“Waiting,” said {A}. They had all known that cow for years, and it had never struck them. “Since when?” asked {once.who}. “She was there before I was,” said {H}.'
      ]
    },
    {
      id: 'they-say',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ve heard something about you,” said {A} to {once.who}, so as to make conversation. “{doer.fact}.” “That’s so,” said {once.who}. “But you don’t get asked about it, at the roadside.”',
        '“What do they ask?” said {H}. “If I’m the last in the queue,” said {once.who}. “And I’m always the first as well.” There was something in that.'
      ]
    },
    {
      id: 'pet-on-the-rug',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come out after the rug, since it was {A}’s rug, and lay down under the lamp. There {A} waited too, with the whole body, from the nose to the other end.',
        '“What’s that one waiting for?” asked {once.who}. “Nothing,” said {H}. “It only likes it.” {once.who} had never met anybody who did it just for pleasure.'
      ]
    },
    {
      id: 'elder-knits-on',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once waited three weeks for a letter,” said {S}. “I went to the gate four times a day.” “And what was in it?” asked {A}. “It had been under the mat,” said {S}. “I’d stood on it each time, to see further.”',
        '{once.who} got up at once and looked under the rug. There was only the path. But from then on they all sat a little more lightly.'
      ]
    },
    {
      id: 'child-turns-round',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} knew a quicker way. “You say that you don’t want it,” said {S}, “and then it comes.” So they said it, one after the other. “I don’t want it either,” {once.who} said last of all, and went quite pale.',
        '“You’ve got to mean it,” said {S}. That was the hard part. {A} took it back for {once.who}, to be on the safe side, and they had another biscuit.'
      ]
    },
    {
      id: 'from-over-there',
      A: 'partner',
      paragraphs: [
        '{A} went back to the front door and looked at it all from there. There was a room with a lamp in it. People sat round a pot of tea, under a cow. “I wouldn’t have stopped either,” said {A}. “You don’t look like somebody who’s waiting. You look as if you’d moved in.”'
      ]
    }
  ],
  turn: [
    {
      id: 'only-path',
      A: 'partner',
      paragraphs: [
        '{H} held the cushion for a moment. It was a very good cushion. Then {H} carried it in. The cow went in, and the curtain, and the lamp, and the rug. In the end there was only the path again. “And now we wait,” said {H}, “so that you can see it from the bend.”',
        'They stood in a row and waited as hard as they could. They looked along the path, and at the sky, and along the path. {A} gave a sigh. “That’s it,” said {once.who}. “That’s how I did it at breakfast.” And round the bend it came once more, saw them all waiting, and stopped.'
      ]
    },
    {
      id: 'and-also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “We weren’t even waiting for that,” said {A}. {once.who} said that it was often so. You stood there for the one thing, and got the other as well.'
      ]
    },
    {
      id: 'twice-asked',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Was that you before?” asked {A}. It had been. It had thought that they had company, and did not like to ring. It would have gone round once more, and then home.',
        '“We had company,” said {H}. “It was waiting for you.” Nobody said anything for a moment. It was one of those things that you only need to look at.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now that it was there, {once.who} could not think what to do next. “You’re always so busy before,” said {once.who}. {A} straightened everything that could be straightened, and took off a crumb.',
        '“You’ve waited very well,” said {A}. “I’d wait with you anywhere.” “Would you?” said {once.who}. “There’s a good place by the library. It’s got a wall.”'
      ]
    },
    {
      id: 'left-over',
      A: 'partner',
      paragraphs: [
        '“There’s some waiting left over,” said {once.who}. “I’d brought enough until Sunday. What do I do with it?” {H} held out both hands. “We’ll have it,” said {H}. “We’ve got bread in the oven on Saturdays.” So it was handed over, and {once.who} waved for as long as there was path.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out too, to be there when it came.',
      '{names} sat down beside the path, and looked the same way.',
      { text: '{names} fetched the small table, for the cups.', needs: ['hands'] },
      { text: '{names} rolled out the rug, right up to the gate.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the good cushion, and had to be lifted off.',
      '{names} heard it first, but had a full mouth.',
      { text: '{names} poured the tea, without spilling any on the path.', needs: ['hands'] },
      { text: '{names} hung the cow a bit higher, out of the hedge.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood at the end of the row, and waited as hard as anybody.',
      '{names} came running back out, because somebody was missing from the row.',
      { text: '{names} rolled up the long lead, all the way to the door.', needs: ['hands'] },
      { text: '{names} carried in the last cup, and was back in time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair stood at the table again, and the cow hung over the sofa. The rug smelled of path.',
    '{H} splashed a little, and lay down, and waited a bit more. One foot looked out of the blanket, so that it could be seen from the bend.'
  ],
  last: [
    'It came quite softly, saw that somebody was waiting, and stopped, and {H} was asleep.',
    'There was some waiting left for the morning, and {H} was asleep.'
  ]
})
