import { wishPlot } from '../wish-plot.ts'

export const princesses = wishPlot({
  themes: ['princesses'],
  except: ['cinderella', 'rapunzel', 'snow', 'white', 'beauty', 'tiara', 'gown', 'ball', 'royal', 'prince', 'princes'],
  about: 'The hero takes the princess test with the pea and feels nothing, and then feels what nobody has put there.',
  titles: ['A Real Princess', '{H} Takes the Test', 'Five Cushions and a Pea', 'Something Under There', '{H} Feels a Button'],
  want: [
    {
      id: 'test',
      A: 'partner',
      paragraphs: [
        '{H} wanted to know for certain: was {H} a real princess, or not? There is a test for that. A princess lies down on a great many cushions, with a pea at the very bottom. If she feels the pea, she’s real.',
        '“We’ve only got five cushions,” said {A}, who was holding a cardigan shut because the button was lost. {A} fetched a pea from the freezer with the other hand.'
      ]
    }
  ],
  way: [
    {
      id: 'first-lie',
      A: 'partner',
      paragraphs: [
        'They put the pea on the sofa and the five cushions on top. {H} lay down with {H}’s eyes shut. “Well?” asked {A}. “I can feel cushion,” said {H}. “And further down?” “More cushion.”',
        'They took one away, and then another. On no cushion at all {H} felt something cold. It was the pea, and it was flat, and there was a green spot on {H}’s back.'
      ]
    },
    {
      id: 'sad-pea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The real one can’t have been frozen,” said {A}. “Those were dried. They were as hard as beads.” They looked at the one that they had. It was hardly a pea any more.',
        '“It did its best,” said {H}, and ate it. {A} asked whether that counted. {H} lay still for a moment and listened inside. “I can’t feel it there, either,” said {H}.'
      ]
    },
    {
      id: 'list',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What else does a princess have to do?” asked {A}. {H} counted it off. “Wave. Open things. Not run in long skirts.” Waving was the easiest, so they did that first, from the window. A bus waved back with its wiper.',
        'Then {H} opened the fridge. “I declare this fridge open,” said {H}. {A} clapped. There was some cheese in it, and the princess was pleased.'
      ]
    },
    {
      id: 'frog',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In one story there’s a frog,” said {A}. “She had to kiss it, and then it was a prince.” Theirs was the sponge from the bath. {H} shut {H}’s eyes and kissed it. It tasted of soap.',
        'They waited for the prince. It swelled a little on one side. Then a bubble came out at the top, and burst. “That was his speech,” said {A}. “It was short,” said {H}, and wiped the royal mouth. “He can stay as he is.”'
      ]
    },
    {
      id: 'carriage',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps you ought to be tired first,” said {A}. “She’d come a long way, and it had rained.” So {H} walked round the table twenty times in a thin dress, which was a towel. {A} did the rain, with ten fingers on a tray.',
        '“Who’s knocking at my door so late?” asked {A} at last. “A princess,” said {H}. “You’re wet,” said {A}. “So would you be,” said {H}, “if you lived round a table.”'
      ]
    },
    {
      id: 'pet-princess',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Then they tested {A}, to see how it’s done. There was one cushion, with a biscuit under it. {A} was set down on top, and knew it at once. Nobody had ever been so certain of anything.',
        '“That’s a real one,” said {H}, and took the biscuit out. From then on {H} said good evening to {A} with a little bow. {A} had expected it for years.'
      ]
    },
    {
      id: 'elder-queen',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve got a knee that can feel rain,” said {S}. “It felt it on Tuesday, when the sky was still blue.” {A} looked at the knee with respect. “Did you have to take a test?”',
        '“Every winter,” said {S}. {A} thought that a knee like that was worth more than a pea. “Then you’re at least a queen,” said {A}, and brought it a cushion of its own.'
      ]
    },
    {
      id: 'child-dragon',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“In mine the princess has a horse,” said {A}, “and she’s the one who does the rescuing.” {H} didn’t mind that. They rode on the arm of the sofa, both of them, and rescued a spoon from behind it.',
        '“How do you know it wanted to come?” asked {H}. {A} looked at the spoon from both sides. “It’s smiling,” said {A}. It was smiling on one side only, so they kept to that.'
      ]
    },
    {
      id: 'marbles',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They tried it with bigger things. A marble was nothing, and nor was a peg. “A shoe,” said {A}, and pushed one in at the bottom. {H} lay on the five cushions and thought for a long time. “It might be a shoe,” said {H}.',
        '“You saw me put it in.” “That’s why I think so,” said {H}. It was too easy with a shoe. Almost everybody would be a princess.'
      ]
    },
    {
      id: 'crown',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“A crown would help,” said {A}. They had a cake ring that was about right. {H} had to walk to the door and back in it, very upright. At the corner the crown slipped and hung over one ear.',
        '“Like that you look as if you’d won something,” said {A}. {H} left it there. The other ear was free for listening to the people.'
      ]
    },
    {
      id: 'twenty',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“In the story there are twenty mattresses,” said {A}, “and twenty quilts besides.” They fetched whatever was soft. There were four towels, a bath mat, and a bag of wool. With both woolly hats and a teddy it came to nineteen.',
        'So {A} lay down on top and was the twentieth, and {H} lay on {A}. “Can you feel anything?” asked the mattress. “It breathes,” said {H}. “And there’s been toast in it.” Then the whole lot slid off sideways, and they had to begin again with five.'
      ]
    },
    {
      id: 'knew',
      A: 'partner',
      paragraphs: [
        '“Then I’m not one,” said {H} into a cushion. {A} sat down at the other end of the sofa. “That wasn’t the real test,” said {A}. “You knew where the pea was. You were waiting for it. Nobody had told the one in the story.”',
        '{H} came up out of the cushion. “Then you have to hide it,” said {H}. “And I won’t look. And you mustn’t say a word about it, even if I ask.” “Not a word,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'something',
      A: 'partner',
      paragraphs: [
        '{H} waited outside the door. When {H} came back, {A} said good evening, in a voice like any other. {H} lay down on all five cushions. And then {H} wriggled. “There’s something there,” said {H}. “On the left. It’s small and hard.”',
        '“There can’t be,” said {A}, and held out a hand. The pea was in it. “I hadn’t put it in yet. You came back too soon.”'
      ]
    },
    {
      id: 'are-you-sure',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Could it be a bone?” asked {A}. “One of your own?” {H} felt along the left side. All the bones were there, and none was to spare. “It’s further down,” said {H}. “About four cushions.”',
        '{A} lay down there for a try. {A} lay on {A}’s back and on {A}’s side. “I can’t feel a thing,” said {A}, “but it’s very comfortable being ordinary.”'
      ]
    },
    {
      id: 'digging',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They took the cushions off one after the other, and shook each of them over the floor. Out came a hairgrip, and a ticket to the zoo from two summers ago.',
        '“Did you feel those?” asked {A}. “Only a little,” said {H}. “I didn’t like to mention it.” Real princesses complain of one thing at a time.'
      ]
    },
    {
      id: 'button',
      A: 'partner',
      paragraphs: [
        'They lifted off the last of the cushions. There was a crack in the sofa. {H} put two fingers into it and pulled out something round and brown, with four holes. {A} let go of the cardigan. “My button!”',
        '“I felt it,” said {H}, “through all five.” “And nobody had told you,” said {A}. “That other princess only had a pea.” And {A} bowed, with one hand on the cardigan.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} gave up the fifth cushion for the sake of the kingdom.',
      '{names} sniffed at the pea, which was too cold to smell of anything.',
      { text: '{names} plumped up the cushions and put the flattest one on top.', needs: ['hands'] },
      { text: '{names} curtsied to {H} already, in case the test came out well.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the floor without being asked, and felt nothing but floor.',
      '{names} turned a cushion round and round before settling on it.',
      { text: '{names} sat down with great care, because of the pea.', needs: ['hands'] },
      { text: '{names} shut the curtains a little, so that the court could feel better.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled too, since it looked like the right thing at court.',
      '{names} moved off the sofa, so as not to be the small hard thing.',
      { text: '{names} shook out the top cushion and found only a feather.', needs: ['hands'] },
      { text: '{names} held out empty hands, for nobody there had put in a pea.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back on the sofa, and the pea went back to its bag. The button was laid in a saucer until somebody had a needle.',
    'The princess washed the green spot off. In bed {H} wriggled once more, and took out a crumb. Now there was nothing there at all, in any direction.'
  ],
  last: [
    '“More cushion,” said {H}, and was asleep.',
    'Of all that lay under the mattress, {H} felt nothing whatever, and slept.'
  ]
})
