import { wishPlot } from '../wish-plot.ts'

export const endFirst = wishPlot({
  id: 'wish-events-end-first',
  tellsAny: 'events',
  about: 'The hero plays the best bit first and not an eyebrow moves; so all of it is taken back, step by step, until it has not happened, and then it begins at the beginning.',
  titles: ['The Best Bit First', 'Two Eyebrows', 'Taken Back', 'A Show Behind the Sofa', '{H} Begins at the End'],
  company: ['sofa', 'glove', 'chair', 'ticket', 'door'],
  want: [
    {
      id: 'best-bit',
      A: 'partner',
      paragraphs: [
        'The back of the sofa was the stage, and {H} was behind it. {A} came in with a ticket, sat down, and coughed, because people do. An oven glove shot up. “{event.two}!” called {H}. The glove bowed.',
        '“Is that it?” asked {A}. “That’s the best bit,” said {H}. “So I started with it.” {H} had wanted just one thing: {A}’s eyebrows, right up at the top. They hadn’t moved.'
      ]
    }
  ],
  way: [
    {
      id: 'louder',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“Perhaps it was too quiet,” said {H}, and did it once more, with a bang on a saucepan. “{event.two}!” One eyebrow twitched, but that was the saucepan.',
        '“Perhaps you’re sitting too low,” said {H}. {A} was given a cushion, and it all happened again. From up there it was just as short.'
      ]
    },
    {
      id: 'wrong-end',
      A: 'partner',
      paragraphs: [
        '“I can’t see why it happened,” said {A}. “Because {event.one},” said {H}. “I left that out to save time.” “It’s no good now,” said {A}. “It came in at the wrong end.”'
      ]
    },
    {
      id: 'the-bun',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do you do it with everything?” asked {A}. “With buns,” said {H}. “I have the icing first.” “And then?” “Then there’s a bun.”',
        'They were both quiet for a moment, because of all the buns. “It’s a long way through, without icing,” said {H}.'
      ]
    },
    {
      id: 'taken-back',
      A: 'partner',
      paragraphs: [
        '“Then it’ll all have to go back,” said {H}, “until it hasn’t happened.” The glove took back its bow, and then the best bit, and sank. {A} swallowed the cough. It went down sideways.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I know how it ends,” said {S}. “I was listening.” “You’ll have to give it back,” said {A}. {S} didn’t see how. {A} held out the glove, wide open, and {S} said it all into the thumb.',
        'After that {S} shook the rest out of both ears. There was nothing in there now, said {S}. It was lovely and cool.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been there all along. Now {A} sat and looked at the place where the glove had gone down. Nobody asked {A} to take anything back.',
        '“{A} knows the end,” said {H}, “but {A} won’t tell.” And {A} never did, not even when it would have been easy.'
      ]
    },
    {
      id: 'out-backwards',
      A: 'partner',
      paragraphs: [
        'Then {A} took the ticket and went out backwards. “Have you forgotten it all?” called {H} through the door. “Forgotten what?” asked {A}. “Good,” said {H}.'
      ]
    },
    {
      id: 'ticket',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A corner of the ticket came under the door. “It’s been torn,” said {A} from outside. “It’s in two halves.” “Then it hasn’t gone back far enough,” said {H}. “Hold them together and think.”',
        'There was some thinking out there. “They’re nearly one,” said {A}. “But I mustn’t let go.”'
      ]
    },
    {
      id: 'how-far-back',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How far back do I have to go?” asked {A}, outside. “Before I came in I was wiping the table. Shall I put the crumbs back?” {H} had not thought of the crumbs.',
        '“Two will do,” said {H}. Something could be heard that was very small and fell on a table, twice.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Don’t come in yet,” called {H}. “I’m still putting up {seen}.” For {seen} there had to be {seen.stand}. It came down once, on {H}’s side.',
        '“I heard a bump,” said {A}. “You can’t have,” said {H}. “You’re not here yet.” That was true, and {A} took back the bump as well.'
      ]
    }
  ],
  turn: [
    {
      id: 'beginning',
      A: 'partner',
      paragraphs: [
        '{A} knocked, and came in for the first time. Ticket, chair, cough. Up came the oven glove, thumb first. “That’s {event.who},” said {H}, and began at the beginning. “{event.one}.”',
        '“Goodness,” said {A}. “And then?” {H} had the best bit ready, right behind the teeth. But the glove looked left, and then right. “Wait for it,” said {H}.'
      ]
    },
    {
      id: 'not-yet',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Now?” asked {A}. “Not yet.” The glove dusted the sofa. It found a hair, and looked at it, and put it somewhere else. “Is it now?” “Every time you ask,” said {H}, “it gets one longer.”',
        '{A} held both lips shut with two fingers. The glove went and found one more hair, because {A} had asked.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“While we’re waiting,” said {H}, “here’s something about {beside}. {beside.fact}.” {A} hadn’t known that. One eyebrow went up a little, to look over the edge. “Not yet,” said {H}, and it went down again.',
        '“I wasn’t using it,” said {A}. “I was only seeing if it worked.”'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'At the far end of the sofa something had come up without a sound. It had five fingers. “Who’s that?” asked {A}. “That’s {event.other},” said {H}. “You haven’t seen that yet.”',
        '{A} looked hard at the lamp. It was the most difficult part of the evening, not to see a hand.'
      ]
    },
    {
      id: 'ice-cream',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“There’s usually an ice cream about now,” said {A}. “You had it,” said {H}. “It got taken back with everything else.” {A} tried to taste it, with a dry tongue. “Was it a good one?”',
        'The glove came up and showed how big it had been. It needed both arms of the sofa. “I gave back one like that?” said {A}.'
      ]
    },
    {
      id: 'end-again',
      A: 'partner',
      paragraphs: [
        'It got so quiet that you could hear the fridge. Then {H} let it go, very softly. “{event.two}.” “No!” said {A}. And up went both eyebrows, as far as they go.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“There’s one thing more, and I’m only telling it now that it’s its turn,” said {H}. “{event.three}.” {A}’s eyebrows would have gone up for that as well. But there they were already.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“Is that the end?” asked {A}. “It’s the end but one,” said {H}. The glove held up its thumb for silence. “{event.four}. That’s the end.” And it bowed so low that it fell off the sofa.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I always read the last page first,” said {S}. “I have to know that they get the boat back.” “And then?” asked {A}.',
        '“Then I go back to the front, and worry all the same,” said {S}. “But I do it in comfort.”'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Could I have it again?” asked {A}. “Only if you don’t know it,” said {H}. {A} shut both eyes, and tried very hard not to know it.',
        '“It’s stuck,” said {A}. “The first time it came out quite easily.” “The first time it was lying the wrong way round,” said {H}. “Now it’s in properly.”'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Tomorrow I’ll do it at breakfast,” said {H}. “From which end?” asked {A}. The glove had to think about that, with its thumb in its cheek. “The front,” said {H}.',
        '“Even if the toast gets cold?” “Toast can wait,” said {H}. “It’s the same at both ends.”'
      ]
    },
    {
      id: 'measured',
      A: 'partner',
      paragraphs: [
        '“It was just the same the first time,” said {H}. “It’s twice the size,” said {A}, “when it comes in at the right end.”',
        '{H} laid a finger above {A}’s eyebrows, to measure. There was only room for one. “Can I have them down now?” asked {A}. “In a minute,” said {H}, and went on looking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in front of the sofa, as near as could be.',
      '{names} looked behind the sofa, to see who had the glove.',
      { text: '{names} tore the tickets.', needs: ['hands'] },
      { text: '{names} clapped, because somebody had to.', needs: ['hands'] }
    ],
    way: [
      '{names} went three steps backwards, so as to help.',
      '{names} watched the door until it had quite shut.',
      { text: '{names} took back the clapping, very quietly.', needs: ['hands'] },
      { text: '{names} wiped the top of the sofa, where the best bit had been.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still for all of the best bit.',
      '{names} came up close, to look at {H} looking.',
      { text: '{names} held on to a cushion with both hands.', needs: ['hands'] },
      { text: '{names} threw one sock on to the stage, for want of a flower.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glove went back on its hook, with the thumb towards the room. The ticket was put by for next time.',
    'They brushed their teeth and washed. {H} lay down, beginning with the head, and then the rest of {H} in the right order.'
  ],
  last: [
    'All the eyebrows were down again, and {H} was asleep.',
    'It had come to the end, at the end, and {H} was asleep.'
  ]
})
