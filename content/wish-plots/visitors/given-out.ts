import { wishPlot } from '../wish-plot.ts'

export const visitorFaded = wishPlot({
  visits: 'faded',
  about: 'Somebody has lost what was bright about it; nothing borrowed will hold, until it is told how the day went, and who got a bit of it.',
  titles: ['A Bit for the Snail', 'It Isn’t Lost at All', '{visitor} Never Looked', 'All along the Hedge', '{H} Opens the Door Wide'],
  company: ['snail', 'mole', 'frog', 'torch', 'ribbon', 'window', 'hedge', 'mat', 'paintbox'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'There was a knock, quite low down, and outside stood {visitor.first}. “Good evening,” said {visitor}. “Have you seen {visitor.mine} anywhere? This morning I had plenty.”',
        '“Come in,” said {H}, “and turn round slowly.” {H} looked at the front, and {A} looked at the back. Of {visitor.thing} there was nothing to be seen. “Nobody goes home from here like that,” said {H}.'
      ]
    },
    {
      id: 'where-worn',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where did you have {visitor.it}, as a rule?” asked {A}. “Here,” said {visitor}, “and then a bit over there.” They both looked over there. It was a very ordinary place now.',
        '“And how did that feel?” asked {H}. “As if somebody was just going to say something nice,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'borrowed',
      A: 'partner',
      paragraphs: [
        'So they gave {visitor} all that they had. {A} fetched the torch, and {H} brought the paintbox and a yellow ribbon. They dabbed and tied until there was no room left. “There!” said {H}. “Now you’ve got some again.”',
        '{visitor} looked into the dark window. “It’s very good,” said {visitor}, “but it’s yours. It’s only on me.” And at the first step all of it came off, and lay on the mat.'
      ]
    },
    {
      id: 'the-mat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They all looked at the mat. “It suits it,” said {A}. The mat had never had any {visitor.bare} before. “Leave it on for a bit,” said {visitor}. “It’s had a dull time.”'
      ]
    },
    {
      id: 'looked-under',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When I lose something,” said {A}, “it’s under the sofa.” They lay down and looked. There was a spoon, and a good deal of fluff. “Is that it?” asked {H}. “No,” said {visitor}. “That’s only grey.”',
        '“It isn’t a thing that rolls,” said {visitor}. “I don’t think it’s a thing at all. I noticed most when somebody else looked.”'
      ]
    },
    {
      id: 'known-of-it',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“{seen.fact},” said {A}, to cheer {visitor} up. “I know,” said {visitor}. “I’m very glad of it. But it all looked so much better with {visitor.thing}.”'
      ]
    },
    {
      id: 'without-doing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Walk as if you still had {visitor.it},” said {H}. {visitor} walked up and down the rug like somebody with plenty. It was nearly right, from the door. “And now think of {visitor.it} very hard.”',
        '{visitor} thought so hard that the spoon rang in the cup. But nothing came of that but a hiccup. “That was in there as well,” said {visitor}, and was surprised.'
      ]
    },
    {
      id: 'who-sees-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Don’t look,” said {H}, “and we’ll say when something comes.” {visitor} looked at nothing at all. They waited. Somewhere in the house a tap said plip, and after a while it said plip again. “Now?” asked {visitor}. “No,” said {A}, “that was the tap.”',
        '“It’s odd,” said {visitor}, “when I don’t look I’ve got {visitor.it}. I can tell. Then I look, and there’s nothing.” They noted that down, for it was the first clue.'
      ]
    },
    {
      id: 'spare-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Haven’t you got another one at home?” asked {A}. “One’s born with it,” said {visitor}, “and then you’re meant to make it last.” “How long does it last?” “Nobody’s ever told me,” said {visitor}. “My aunt’s is still going.”'
      ]
    },
    {
      id: 'pet-has-some',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '{A} had come to the door when it first opened, and had been looked at kindly. Ever since, {A} had been going about with a very particular face.',
        '“What’s the matter with {A}?” asked {H}. {A} turned to the wall. There was just a little of something there that had not been there at breakfast.'
      ]
    },
    {
      id: 'elder-joke',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“I knew a good joke once,” said {S}, “and I was afraid that it’d wear out. So I kept it in.” “And did it last?” asked {A}. “It went off,” said {S}. “When I told it at last, nobody could see what was good about it.”',
        '{S} told it again now, to be sure. They all laughed, a little late. “There,” said {S}. “It only needed air.”'
      ]
    },
    {
      id: 'child-gives',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“You can have some of mine,” said {S}, and looked down to see what there was. There was a plaster, with a star on it. {S} took it off very slowly, and stuck it on {visitor}.',
        'It did not do what was wanted. But {visitor} left it where it was, and stood up straighter from then on.'
      ]
    },
    {
      id: 'how-was-the-day',
      A: 'partner',
      paragraphs: [
        '“Tell us how your day went,” said {A}. “Whom did you meet?” “First the snail,” said {visitor}. “The snail had no {visitor.bare} at all, and it was such a grey morning. So I gave it {visitor.some}. Then came the mole, and then the frog.” {A} put down the torch. “And how much did you have then?” “I never looked,” said {visitor}. “Then nothing’s lost,” said {A}. “You’ve given it all out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'door-wide',
      A: 'partner',
      paragraphs: [
        '“We could go and get it back,” said {A}. But {visitor} did not want that. “The snail was so pleased,” said {visitor}. {H} thought about that, and then opened the door as wide as it went. “Nobody has to give anything back,” said {H}. “They only have to come and show us.”',
        '{H} called that out into the dark, not very loud. For a while nothing came. Then something moved along the hedge. It was the snail, and behind it the mole, and behind that the frog. Each of them had {visitor.some}.'
      ]
    },
    {
      id: 'snail-tells',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve had a very good day with {visitor.it},” said the snail. “People stopped. One asked me the way.” “Did you know the way?” asked {H}. “No,” said the snail, “but we had a nice talk.”',
        '“I wore mine to lunch,” said the frog. The mole had worn it underground, where nobody could see it. “I knew it was there,” said the mole. “That was plenty.”'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} let them in, one after the other, and wiped all the feet. With the snail that is one long foot, and takes a while. They sat down in a row on the mat, which had some as well. It looked like a feast day. “Shall I ask them if they want milk?” whispered {A}. “They’ve come to show something,” whispered {H}. “You don’t drink first.”'
      ]
    },
    {
      id: 'comes-back',
      A: 'partner',
      paragraphs: [
        'They stood round {visitor} and held what they had as near as they could. And there in the middle, where nothing had been, a little of {visitor.thing} came back. It was small at first, and then {visitor} had all of {visitor.it} again.',
        '“And now you’ve got none,” said {H} to the snail. “Haven’t I?” said the snail, and they looked. The snail had just as much as before, and so had the mole and the frog. In the dark window {visitor} turned this way and that. “Mine,” said {visitor}. “I’d know {visitor.it} anywhere.”'
      ]
    },
    {
      id: 'try-it-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It had to be tried out, so {visitor} gave {A} a bit and {H} a bit. Then they counted, and nothing was missing. “It’s the wrong way round,” said {A}. “If I give away a biscuit, I’ve had it.” “If only I’d known that it’s no biscuit,” said {visitor}. “I got so worried.”'
      ]
    },
    {
      id: 'home-along-hedge',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then they went home, one behind the other, the snail in front, because that is the fairest. {H} and {A} stood at the door for as long as there was something to see. It was a good long time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was knocking so low down.',
      '{names} looked behind the door, in case it had come off there.',
      { text: '{names} drew up a stool for the visitor.', needs: ['hands'] },
      { text: '{names} held the lamp a bit higher, to see properly.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped on the mat, and had some on one foot.',
      '{names} breathed on the window, and looked again.',
      { text: '{names} handed over a brush, a bow and a sticker.', needs: ['hands'] },
      { text: '{names} tied the ribbon once more, in a double knot.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, so that the snail had room.',
      '{names} stood in the draught, and did not mind it.',
      { text: '{names} held the door for everybody who came.', needs: ['hands'] },
      { text: '{names} counted them in at the door, and counted to three.', needs: ['hands'] }
    ]
  },
  bed: [
    'The torch went back on its hook, and the ribbon into the drawer. The mat stayed as it was.',
    'With a clean neck {H} lay down, and looked once more at both hands, back and front.'
  ],
  last: [
    'Nothing had got any less, and {H} was asleep.',
    'There was plenty for the morning, and {H} slept.'
  ]
})
