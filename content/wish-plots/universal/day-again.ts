import { wishPlot } from '../wish-plot.ts'

export const dayAgain = wishPlot({
  id: 'wish-any-again',
  tellsAny: 'again',
  partnerPlays: true,
  about: 'What happened that day is played again, and is over too fast, until the hero plays the other side of it.',
  titles: ['Again, but Properly', 'The Other Side of It', '{H} Plays the Day', 'Nobody Knew What Came Next', 'As Long as It Really Was'],
  company: ['front row'],
  want: [
    {
      id: 'too-short',
      A: 'partner',
      paragraphs: [
        '“{again},” said {H}. {H} had told it in the kitchen, and then in the hall. Every time it was over more quickly. “It’s gone down to one sentence,” said {H}. “And it was so long!”',
        '“Then we’ll have to play it,” said {A}. {H} wanted to have all of it once more, just as long as it really was.'
      ]
    }
  ],
  way: [
    {
      id: 'first-go',
      A: 'partner',
      paragraphs: [
        '“I’ll be me,” said {H}, “and you’re {again.part}.” {A} went behind the door and came out as {again.part}, as well as anybody can. “{again.begin},” said {H}, because that was how it began.',
        [
          '“{again.end},” said {H} a moment later, and they bowed. It had taken about as long as a sneeze. “Too fast,” said {H}. “You came in before it was your turn.” “I knew what was coming,” said {A}.',
          '“And that was that,” said {H}, almost at once. It was over sooner than a sneeze. “You came in too early,” said {H}. “Something has to happen first.” “I thought that it had,” said {A}.'
        ]
      ]
    },
    {
      id: 'the-place',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We haven’t got {again.place},” said {A}. They took the big rug for it, with a chair at the far end. “It was bigger than that,” said {H}. {A} pushed the chair right into the corner. “Now it’s got a view,” said {A}.',
        '{H} walked about in {again.place} until the feet remembered it. “It was here,” said {H}, and stood on one spot of the rug. “Just here. And a minute before that, this was an ordinary bit of {again.place}.”'
      ]
    },
    {
      id: 'the-held',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what do we take for {held}?” asked {A}. {A} went to look, and came back with {held.stand}. “That isn’t {held},” said {H}. “It is from over there,” said {A}.',
        '{H} went over there to look, and shut one eye. From there it really was {held}, just as it had been before anything happened. “Poor thing,” said {H}. “It still doesn’t know.”'
      ]
    },
    {
      id: 'how-it-went',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You were much too much like you,” said {H}. “Watch how {played} does it.” Then {H} {played.move}. {A} watched, and did the same. “Slower,” said {H}. “With more behind it.”',
        'So {A} {played.move}, with a great deal more behind it. “Now I nearly believed you,” said {H}. “I nearly believed me,” said {A}, and felt both ears, to make sure.'
      ]
    },
    {
      id: 'weather',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What was the weather doing?” asked {A}. {H} remembered that exactly. So {A} did the weather with a bag of rice, close to {H}’s ear. “More from the side,” said {H}.',
        '{A} did it more from the side. A few grains got out and rolled under the table. “That’s right,” said {H}. “There was some of that as well.”'
      ]
    },
    {
      id: 'how-many-steps',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How far was it to {again.part}?” asked {A}. “From here to there,” said {H}, and pointed through the wall. {A} went through the door, and along, and called from the bathroom. “Here?” “Further!” “I’m in the bath,” called {A}. “Then there’s no more house,” said {H}. It had really been a great deal further off.',
        'They made it nearer by making themselves smaller. {A} did it with two spoons, one for each of them, and a cork for {again.part}. On the table there was room for the whole of it, and a bit of a view.'
      ]
    },
    {
      id: 'passing-by',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“And I’m a lady who happens to be going past,” said {A}, with a hat on. “There wasn’t a lady,” said {H}. “There’s always a lady,” said {A}. “We weren’t looking at her, that’s all.”',
        'So the lady went past, and stopped, and looked at everything with her head on one side. “Well, I never,” she said. “She did say that,” said {H}. “I’d forgotten about her.”'
      ]
    },
    {
      id: 'slow-go',
      A: 'partner',
      paragraphs: [
        'The second time they played it as slowly as honey. In the middle {A} looked surprised, first at the ceiling and then at the mat.',
        '“But we were the surprised ones,” said {H}. “Not {again.part}.” {H} tried to be surprised, with both hands up. It looked like somebody in a shop window. “I can’t,” said {H}. “I know what comes next as well.” “That’s what’s missing,” said {A}. “Then, nobody knew.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} can be me,” said {H}. {A} was put in the right place for that, and sat there. {A} looked at nothing at all. It was not at all like {H}.',
        'Then something fell down in the kitchen. {A} looked round with a whole face full of eyes. “There!” said {H}. “That’s what I looked like. {A} didn’t know what was coming, either.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My uncle had a day like that,” said {S}. “It was about a fish. He told it every Sunday, and every Sunday it was a bit bigger.” “How big was it at the end?” asked {A}.',
        '{S} held up both hands, and went out into the hall with one of them. “You’d have had to open the door for it,” said {S}. “But nobody ever heard him tell it short.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I want to be {again.part} too,” said {S}. “That’s been given out,” said {A}. “There was some more behind,” said {S}. “Did anybody look?” Nobody had.',
        'So that time it came twice, once behind the other. The second was smaller and made more noise. “It was better before,” said {A} afterwards. “But it wasn’t so funny.”'
      ]
    },
    {
      id: 'lion',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And then a lion came in,” said {A}. “There wasn’t a lion,” said {H}. “I only thought it could do with one,” said {A}.',
        '{H} considered the lion for a moment, from all sides. It would have made things longer. “No,” said {H}. “It has to be what it was. But the lion can watch.” They moved a chair up for it.'
      ]
    },
    {
      id: 'sound',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What did it sound like, just then?” asked {A}. They tried it with their mouths. {A} said “plop”, and {H} said “flup”. Flup was nearer.',
        '“There was more of a ffff at the front,” said {H}. “And a little hole in the middle.” They did the ffff and the hole and the flup, both together. It was so right that they looked round to see who had come in.'
      ]
    },
    {
      id: 'the-smell-of-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What did it smell of?” asked {A}, for a thing you leave out is a thing that is missing. {H} shut both eyes to smell it once more. “Of outside,” said {H}, “and of somebody’s lunch. And a bit of me.” They opened the window, and {A} peeled an egg in the hall.',
        'Now they could play it with that. {H} stood on the spot, and breathed in, and for a moment it really was then. “There,” said {H}. But as soon as you breathe out, it is now again. They breathed in a good many times.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What did we have on?” asked {A}. {H} fetched the very shoes, and the very coat, and put them on. They still had a bit of the day in them. There was a crumb in one pocket, and sand in the left shoe.',
        '“That’s real,” said {H}, and looked at the crumb. It had been there when it happened. They put it in the front row, on a saucer, and played to it.'
      ]
    },
    {
      id: 'how-it-ended',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Let’s begin at the other end,” said {A}. So they started with how it ended. “{again.end},” said {H}, and they did that, and then they walked backwards to the front.',
        'Backwards it was very odd. They said goodbye first, and after that hello. “Now I know even less what it was like,” said {H}, and had to sit down.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        '“We’ll change over,” said {H}. “I’m {again.part}, and you’re me. And don’t tell me what you’re going to do.” {H} went and stood where {again.part} had been. From there it was quite a different room.',
        'Then {A} came in, as {H}. Both arms flew up, and one foot came off the floor. “Oh!” said {A}, and it was {H}’s own voice. {H} could hardly go on being {again.part} for laughing.',
        '“Is that what I did?” asked {H}. “With the foot as well?” “With the foot as well,” said {A}. “That was the best bit of all. And you’re the only one who couldn’t see it.”'
      ]
    },
    {
      id: 'asked',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“May I ask you something?” said {A}, and held out a spoon, as they do on the news. “Why did you do it?” {H} had to think, being {again.doer}. “All my life I’ve wanted {played.wants},” said {H} into the spoon. “And nobody ever asked.”',
        '“I’m asking now,” said {A}. “Would you do it again?” {H} looked at the spoon for a while. “Only with you,” said {H}. And that went out on the news.'
      ]
    },
    {
      id: 'long',
      A: 'partner',
      paragraphs: [
        'They played it three more times from that side. {H} never knew what {A} would do. The last time they had to stop for a drink of water, it took so long.',
        '“{again},” said {H} at the end, into the quiet. It was still only one sentence. But now it had two sides.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in for it too, and it was already over.',
      '{names} sat down for the rest of it, and there was no rest.',
      { text: '{names} stretched the sentence like dough, and it sprang back.', needs: ['hands'] },
      { text: '{names} cleared the rug, so that all of it could happen there.', needs: ['hands'] }
    ],
    way: [
      '{names} played all the people who only walk past.',
      '{names} bowed at the end too, without having had a part.',
      { text: '{names} practised looking surprised in a spoon.', needs: ['hands'] },
      { text: '{names} moved the mat an inch, so that something at least was new.', needs: ['hands'] }
    ],
    turn: [
      '{names} gasped in earnest, because of the foot.',
      '{names} rolled on the rug for laughing.',
      { text: '{names} called for the foot once more, by clapping.', needs: ['hands'] },
      { text: '{names} copied the foot, and nearly lost a slipper.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put everything back where it had stood before. The day was nearly used up.',
    'After the washing {H} did the foot once more in front of the mirror. Then it was time to lie down.'
  ],
  last: [
    'One sentence was left of the day, and it was this one: {H} slept.',
    'This was the other side of the day, the quiet one, and on it {H} was asleep.'
  ]
})
