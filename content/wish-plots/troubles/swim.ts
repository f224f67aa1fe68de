import { wishPlot } from '../wish-plot.ts'

export const whoeverSwim = wishPlot({
  id: 'wish-whoever-swim',
  visits: 'anything',
  whoever: [
    'can’t swim',
    'is afraid to swim',
    'is scared to swim',
    'is afraid of swimming',
    'is scared of swimming',
    'is afraid of water',
    'is afraid of the water',
    'is scared of water',
    'is scared of the water',
    'is frightened of water',
    'is terrified of water',
    'is afraid of the sea',
    'is scared of the sea',
    'is afraid of getting wet',
    'is scared of getting wet',
    'wants to learn to swim',
    'wants to swim',
    'is learning to swim',
    'doesn’t know how to swim',
    'never learned to swim',
    'doesn’t like swimming',
    'doesn’t like to swim',
    'hates swimming',
    'doesn’t like water',
    'doesn’t like the water',
    'hates water',
    'doesn’t like getting wet',
    'doesn’t like to get wet',
    'doesn’t like being wet',
    'hates getting wet',
    'won’t swim',
    'doesn’t want to swim',
    'hates to swim',
    'refuses to swim',
    'won’t go in the water',
    'won’t get in the water',
    'doesn’t want to go in the water',
    'is rubbish at swimming',
    'is bad at swimming',
    'forgot how to swim',
    'keeps away from water',
    'won’t put a toe in the water',
    'is afraid of deep water',
    'is frightened to swim',
    'wishes it could swim'],
  company: ['orange', 'washing-up bowl', 'bath', 'table'],
  about: 'The hero wants the peel off an orange in one piece; with it on the orange floats and without it sinks, and whoever cannot swim asks what is in a peel.',
  titles: ['What Is in a Peel', '{visitor} Lies on Top', 'The Orange That Went Down', 'Ten Fingers', 'A Room With Air In It'],
  want: [
    {
      id: 'in-one-piece',
      A: 'partner',
      paragraphs: [
        '{H} wanted the peel off an orange all in one piece, to wear it as a hat. It was slow work, with one thumb. Then there was a knock.',
        'Outside stood {visitor.first}. A towel had come along, and a cap, and some goggles. “I’ve got everything for it,” said {visitor}. “It’s only the water I can’t get used to.” {H} was so surprised that the orange fell into the washing-up bowl. Plop.'
      ]
    }
  ],
  way: [
    {
      id: 'with-and-without',
      A: 'partner',
      paragraphs: [
        'The orange came up again, and lay there on its back. “How does it do that?” asked {visitor}. “It’s round,” said {A}, who was quite sure. “Round things float.” So {H} fished it out and peeled on, and off came the peel, in one long curl.',
        'Now {H} put back the orange. It was as round as before. It went straight down, and looked up at them from the bottom. “That’s me,” said {visitor}. “That’s just how I do it.”'
      ]
    },
    {
      id: 'dry-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} laid out the swimming things in a row. The goggles still had their paper on. The cap had a price. There was a badge too, and on it was a small wave. “What’s that one for?” asked {A}.',
        '“Sitting at the side,” said {visitor}. “I’ve done four summers of it. I can tell you everything about the side. It’s warm until two, and it leaves a pattern on you.” {H} would have liked to see the pattern.'
      ]
    },
    {
      id: 'which-bit',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“We don’t have to wet all of you,” said {A}. “Which bit would mind it least?” That took {visitor} some time, from one end to the other. “{caller.part},” said {visitor} at last. “I could spare that.”',
        'So that went into the bowl, and they counted to three. Then they had a look. All of that was wet, and shone, and let fall a drop. “Does it hurt?” asked {H}. “Not at all,” said {visitor}. “That part of me is asking when we go back in.”'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{A} looked it up, in the book that has everything in it. “{caller.fact},” read {A}. “That’s right,” said {visitor}. “And what does it say about water?” {A} ran one finger down the page. There was a ring on it, from a cup.',
        '“That’s all there is about water,” said {A}, and showed them the ring. “Nobody’s tried.” {visitor} looked at it closely. “It’s a small one,” said {visitor}. “I could begin with that.”'
      ]
    },
    {
      id: 'a-glass',
      A: 'same',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“How much water would be all right?” asked {A}. “A glass,” said {visitor}. So {A} poured one. {visitor} looked at it for a bit, and then drank it, because of the running.',
        '“Now it’s in there,” said {H}. “And it’s much darker for it than for you.” They all listened. It went glug, somewhere behind. “It’s settling in,” said {visitor}. “It’s better at this than I am.”'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“One thing worries me,” said {visitor}. “It might get in.” {H} showed how you do it. You put your mouth in the cup, and you blow. It sounded like a very small motorboat. “Now nothing can get in,” said {A}. “There’s too much coming out.”',
        '{visitor} tried that too. The cup bubbled right over, and ran along the table as far as {A}. “Who’s wet now?” asked {H}. It was {A}. {visitor} said it did suit some people.'
      ]
    },
    {
      id: 'spoons',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried what else could float. A cork could. A potato could not. The wooden spoon lay on top like somebody on holiday. The metal one went straight down. “And they’re both spoons,” said {visitor}.',
        '“The wooden one isn’t trying harder,” said {A}. They all bent over the bowl. That was true. It was hardly trying at all. The metal one lay on the bottom, next to the potato, and they had nothing to say.'
      ]
    },
    {
      id: 'the-edge',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It bites,” said {visitor}, who had tried it with a very small part. “It bites all the way round, like a cold ring.” {H} rolled up a sleeve and went in up to the elbow. The ring went along, right up the arm.',
        '“It’s only the edge that’s cold,” said {H}. “It’s where the wet stops. Further down it’s quite nice.” {A} tried it too. “So you’ve got to get under the edge,” said {A}. {visitor} could see that. “It’s a pity that it’s always on top,” said {visitor}.'
      ]
    },
    {
      id: 'on-the-rug',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} knew how it was done, and showed it on the rug. You lie on your front, and you push the rug away behind you. {visitor} did it beautifully. It went once round the table, and past the door, and back again by the radiator.',
        '“You’re swimming,” said {H}. “On a rug I’ve always been able to,” said {visitor}. “It holds you up.” They thought about that. “So what you want,” said {A}, “is something that holds you up.”'
      ]
    },
    {
      id: 'ears-under',
      A: 'same',
      spare: 7,
      paragraphs: [
        'With one ear on the water you could hear the bowl. {A} tapped on the outside with a spoon, only a little. It went boom. “There’s a ship in there,” said {H}, who had the ear.',
        '{visitor} wanted to hear it too. It could only be heard from the wet side. {visitor} stood there a long time, first on this side and then on that. Then {visitor} leaned in. “Boom,” said {visitor}. “It’s a big one. It’s just leaving.” Nobody said anything about the water.'
      ]
    },
    {
      id: 'already-been',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I don’t like it when it comes from the front,” said {visitor}. “Nobody does,” said {A}. “It’s the not knowing when.” {A} got the spray for the plants, and gave it to {visitor}. “You do it to me,” said {A}. “And say when.”',
        '“When,” said {visitor}, and sprayed. {A} dripped. “And now you do it to yourself,” said {A}. “You’re the only one who’ll know.” {visitor} thought it over for a good while, and told nobody. Pfff. “I knew it a moment before,” said {visitor}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I learnt it in a tub,” said {S}. “My aunt tied a towel round my middle, and held on to both ends. I kicked for a whole summer.” “And then?” asked {A}.',
        '“One day she had an itch,” said {S}, “and I was in the middle of telling her something. I’d got to the end before I saw where the towel was.” “Where was it?” asked {visitor}. “Round my aunt,” said {S}. “She was cold.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I can swim with one foot down,” said {S}. “From the top you don’t see it.” “Which foot?” asked {A}. {S} took turns. It was a secret, and now {visitor} knew it too.',
        '“And the other foot’s swimming?” asked {visitor}. “The other one’s been swimming since the summer,” said {S}. They all looked at it. It was a foot like any other, but it knew something.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} looked into the bowl, and there was somebody in it who looked out. {A} drew back, and so did the one in the water. “That’s what it was with me,” said {visitor}. “Every time I lean over, there’s someone in there already, and they don’t look happy.”',
        'They leaned over together, {visitor} and {A}. Now there were two of them down there, and it looked much more like a visit.'
      ]
    },
    {
      id: 'small-rooms',
      A: 'partner',
      paragraphs: [
        '“So it’s the peel that does it,” said {H}. They ran the bath, no deeper than a hand. {visitor} got in with the peel on, and sat on the bottom like the orange. “It isn’t enough peel,” said {visitor}.',
        '{A} held the end of the curl under water and squeezed. Up came bubbles, as small as pepper. “It’s not the peel,” said {A}. “It’s what’s in it. It’s full of little rooms with air in.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-a-lift',
      A: 'partner',
      paragraphs: [
        '“I haven’t got any rooms,” said {visitor}. {H} breathed in, right to the bottom. “Yes, you have,” said {H}. “It’s just that nobody’s in.” So {visitor} let some air in as well. Down below something let go of the bath.',
        '{visitor} let it out, and sank. {visitor} let it in, and rose. “It’s a lift,” said {visitor}. “And I’m the one at the buttons.”'
      ]
    },
    {
      id: 'kicking',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You can go somewhere too,” said {H}. “You push the water to where you’ve been.” {visitor} pushed. It was only a small push, but the taps came nearer. “I’ve arrived!” said {visitor}. The plug was there as well.',
        'Then {visitor} pushed the other way. A wave went along the bath, and looked over the edge, and got out. {A} had been standing just there, in slippers. “There goes one that can’t wait,” said {A}, and went for a cloth.'
      ]
    },
    {
      id: 'wrinkles',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After a while {H}’s fingers were wrinkled like raisins. “That’s how you know it’s been long enough,” said {H}. {visitor} looked for wrinkles all over. It was hard to say which had been there before.',
        '“It doesn’t like us,” said {visitor}. “It crumples us up.” “It’s so that you don’t slip,” said {A}. “Wet things hold better with wrinkles.” {H} picked up the soap, and it stayed. That was a handsome thing to be given, for nothing, by a bath.'
      ]
    },
    {
      id: 'ten-fingers',
      A: 'partner',
      paragraphs: [
        '“Now lie right back,” said {A}, who had one hand underneath, and then one finger. {visitor} lay there, full to the top, and looked at the ceiling. “Don’t take away the finger,” said {visitor}. {A} held up ten of them. {visitor} counted them twice, and did not sink.',
        '“I’m wet all round,” said {visitor} in the towel. “I’d thought that there was more to it.” {H} closed the peel up again, with no orange in it, and set it on the water. It was no hat now, but a ship. It sailed off at once, in one piece, with all its rooms.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the edge of the bowl, and got the plop.',
      '{names} admired the goggles, which had never been anywhere.',
      { text: '{names} tried the cap on, and it squeaked.', needs: ['hands'] },
      { text: '{names} mopped up round the bowl, and said it was nothing.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the orange, and it did not come up.',
      '{names} got some drops too, and shook them off.',
      { text: '{names} felt the bath with one elbow, and found it about right.', needs: ['hands'] },
      { text: '{names} ate a piece of the orange that went down.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in too, and felt a good deal lighter.',
      '{names} watched the ceiling as well, to see what there was.',
      { text: '{names} held the towel wide open, like a door.', needs: ['hands'] },
      { text: '{names} counted the fingers once more, from the other side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bath was let out, and said the long word that it always said at the end. The swimming things were hung up, and for the first time they dripped.',
    'Then they lay back, quite flat, until the pillow had hold of them. {H} breathed in, and the blanket rose.'
  ],
  last: [
    'The breath came in, and {H} rose a little, and the breath went out, and {H} was asleep.',
    'Something was holding {H} up, and {H} let it, and slept.'
  ]
})
