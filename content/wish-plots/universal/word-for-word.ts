import { wishPlot } from '../wish-plot.ts'

export const wordForWord = wishPlot({
  id: 'wish-any-word-for-word',
  tellsAny: 'act',
  about: 'The hero tells the wish and the other does it, but only what is said; it cannot end until somebody knows why it was done.',
  titles: ['Word for Word', 'You Didn’t Say That', '{H} Tells It and Somebody Does It', 'Only What Was Said', 'What It Was For'],
  want: [
    {
      id: 'first-go',
      A: 'partner',
      paragraphs: [
        '“I’ll tell it, and you do it,” said {H}. “But only what I say.” {A} stood ready in the middle of the rug. “{act.said},” said {H}.',
        'So {A} was {act.who}, and {A} {act.play}. “That’s just how it was!” said {H}. Then {A} stood still. “Go on,” said {H}. “I can’t,” said {A}. “You haven’t said anything else.” That was the whole story, and {H} wanted it to last until bedtime.'
      ]
    },
    {
      id: 'ready',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Am I {act.who} all the time,” asked {A}, “or only when you say so?” “All the time,” said {H}. “Even when you’re standing about.”',
        '{A} stood about as {act.who}. It was harder than it looked. “What do I do with my hands?” asked {A}. “Nobody’s said anything about hands,” said {H}, so {A} kept them very still.'
      ]
    }
  ],
  way: [
    {
      id: 'on-and-on',
      A: 'partner',
      paragraphs: [
        '“And it went on and on like that,” said {H}. So {A} did it again, and a third time, and a fifth. “Stop!” called {H}. “That isn’t in the story,” said {A}. “It says, on and on.”',
        '“And then it stopped,” said {H}. {A} stopped at once, with one foot in the air. The foot began to shake. Nobody had said that it could come down.'
      ]
    },
    {
      id: 'bigger',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The next day it was bigger,” said {H}. {A} thought about that, fetched two cushions and put one under each arm. Then {A} did all of it once more, and the tablecloth came along by one end.',
        '“The next day it was smaller,” said {H}, just in time. {A} put back the tablecloth and did it with two fingers, on the edge of the table. It was so good like that, they both had to do it.'
      ]
    },
    {
      id: 'for-ever',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And {act.who} stayed there for ever,” said {H}. {A} stayed there. {H} waited for a bit, and then went all the way round {A}. “How long is for ever?” asked {H}.',
        '“I don’t know,” said {A} with hardly a mouth. “I’ve only just begun.” There was a fly on the lamp. It washed its hands twice and flew off. “Until now,” said {H}. {A} let out a long breath. “It’s shorter than I thought,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then it was {A}’s turn. {H} bent down and told it to {A}, every word. “{act.said},” said {H}. “And now you.” {A} looked at {H} with great attention, and did nothing.',
        '“And {act.who} sat there and looked,” said {H}. {A} sat there and looked. {A} did not make one mistake. “You’ve only got to know what to ask for,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My aunt did everything that she was told,” said {S}. “They said, Put the kettle on. So she tried it on.” “Did it fit?” asked {A}. “It went with the blue scarf,” said {S}.',
        '“Then be {act.who},” said {A}. {S} used neither hands nor feet for it. It was all done with two eyebrows, and they did not leave anything out.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ll be {act.who} far away,” said {S}. “Then it looks small.” {S} went as far off as the room went.',
        'There {S} {act.play}. “Am I far enough?” called {S}. {A} held up a thumb and shut one eye. Behind the thumb there was nothing of {S} to be seen. “Just right,” called {A}.'
      ]
    },
    {
      id: 'and-then',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“And then, and then, and then,” said {H}, to get it going. {A} looked left, and right, and left. “You’ve said that they’re coming,” said {A}. “But there’s nothing in them.”',
        '{H} looked into the last of them. It was quite true. So they took all three out again, and went back to where {act.again}.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Now from the end to the beginning,” said {H}. {A} did it the wrong way round. First came the standing still, and then everything else, heels first. It looked as if it had never happened.',
        '“That’s how you get rid of it,” said {A}. “I don’t want to get rid of it!” said {H}. “Quick, forwards!” And {A} {act.play}, and there it was again, not a bit the worse.'
      ]
    },
    {
      id: 'slowly',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“It took a hundred years,” said {H}. {A} began to do it so slowly that there was nothing to see. {H} came up close. “Are you doing it?” asked {H}. “I’m at the first toe,” said {A}.',
        'They watched the toe together. Somewhere a tap dripped, and then it dripped again. “A hundred years is a lot of toe,” said {H}. “It was only a week.” {A} was very glad of that.'
      ]
    },
    {
      id: 'night',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“It was night, and nobody could see anything,” said {H}. {A} shut both eyes and felt about with two flat hands. What {A} found was {H}’s nose.',
        '“That isn’t in it,” said {H} through the hands. “It is now,” said {A}. “You didn’t say where you were.” {H} had to be in the story from then on, as somebody with a cold nose, at night.'
      ]
    },
    {
      id: 'weather',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“And there was a bit of a wind,” said {H}. {A} blew. “And it was getting dark.” {A} went to the switch, and it got dark. “Don’t stop,” said {H} into the dark. “I can’t be everything at once,” said {A}. “I’m {act.who}, I’m the wind and I’m the evening. Somebody has to come and be the lamp.”',
        'So {H} was the lamp, for as long as was needed, and held up both hands. Then they switched the real one on, for it had had a rest.'
      ]
    },
    {
      id: 'all-right',
      A: 'partner',
      paragraphs: [
        '“And then everything was all right again,” said {H}. “The end.” “Which part of me does that?” asked {A}. “Your face?” said {H}. {A} tried it with the face. It looked like a face with toffee in it.',
        '“It isn’t all right,” said {H}. “{act.who} only stopped.” {A} sat down on the rug. “You always tell me what,” said {A}, “and never why. If I don’t know why, I can’t tell how it ends.”'
      ]
    },
    {
      id: 'guesses',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Maybe it was for money,” said {A}. “There wasn’t a pocket,” said {H}. “Maybe it was cross.” {A} did it crossly, and a chair fell over. “That was a different story,” said {H}.',
        '“Maybe it just happened,” said {A}. {H} shook {H}’s head. “Not all of that,” said {H}. “A hiccup just happens.” They both waited a moment, in case one did.'
      ]
    }
  ],
  turn: [
    {
      id: 'why',
      A: 'partner',
      paragraphs: [
        '{H} sat down too, with both eyes shut, and was {act.who} for a moment, only inside. It was quiet in there. “I know,” said {H}. “It was because {act.because}.”',
        '“Oh,” said {A}. “Then it’s done quite differently.” {A} {act.knowing}. And this time, there on the rug, {act.again} as it had never been done before.'
      ]
    },
    {
      id: 'twice',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Once more,” said {H}, “so that I can see it from the side.” From the side it was even plainer. You could see the why all the way through.',
        '“Does everything have a why?” asked {A}. {H} looked round at the lamp, and the shoes, and the spoon under the chair. “I think so,” said {H}. “But you can’t ask them all in one night.”'
      ]
    },
    {
      id: 'meet',
      A: 'same',
      paragraphs: [
        '“And now?” asked {A}, right in the middle of it. “Now somebody comes,” said {H}. “Who?” “Me.” And {H} {act.meet}',
        '{act.ends} “I never told you that bit,” said {H}. “No,” said {A}. “But now I knew why. So I knew how it had to end.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} did it a bit as well, round the edge of the rug.',
      '{names} sat down at the end, which came rather soon.',
      { text: '{names} turned over a page, and the next one was empty.', needs: ['hands'] },
      { text: '{names} sharpened a pencil for the next bit, and there was no next bit.', needs: ['hands'] }
    ],
    way: [
      '{names} went on and on as well, in a smaller circle.',
      '{names} stopped too, and fell gently over.',
      { text: '{names} propped the foot up with a cushion, though the story had no cushion.', needs: ['hands'] },
      { text: '{names} tried the toffee face too, and it stuck a little.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still, so as not to miss the end.',
      '{names} came closer, to see the new bit.',
      { text: '{names} drew in all the slippers, to leave it the whole rug.', needs: ['hands'] },
      { text: '{names} wrote “because” on a bit of paper, and underlined it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was pulled straight, and the chairs went back to where nothing had happened.',
    '“And they washed, and put on what people wear at night, and lay down,” said {H}. So that was done, word for word. “One more time, very small,” said {H}. {act.small}'
  ],
  last: [
    '“And {act.who} slept,” said the story, and so did {H}, word for word.',
    'After that nothing else was said about {act.who}, and {H} slept.'
  ]
})
