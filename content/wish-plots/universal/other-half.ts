import { wishPlot } from '../wish-plot.ts'

export const otherHalf = wishPlot({
  id: 'wish-any-other-half',
  tellsAny: 'act',
  about: 'The hero does it alone and it looks like something else; the other half of it was missing, and from there it is another story.',
  titles: ['The Other Half of It', 'It Looks Like Something Else', '{H} Does It Properly', 'The Bit That Was Missing', 'Both at Once'],
  want: [
    {
      id: 'looks-like',
      A: 'partner',
      paragraphs: [
        '“I’m doing it now,” said {H}. “Watch. {act.said}.” And {H} {act.play}. {A} watched until the end. “That was good,” said {A}. “It was just like {act.like}.”',
        '“I was {act.who}!” said {H}. {A} thought it over. “Then I saw the wrong thing,” said {A}. {H} wanted to do it so well that nobody had to be told.'
      ]
    },
    {
      id: 'told-again',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Tell me again what happened,” said {A}. “I’ll look out for it this time.” “{act.again},” said {H}. “That’s all. It isn’t long. It’s only good.”',
        '{A} said it over, with both eyes shut. “I can see it when you say it,” said {A}. “And when I open them, it’s you.” {H} asked whether {A} could leave them shut. But then they would have needed somebody else to look.'
      ]
    }
  ],
  way: [
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        'So {H} did it bigger, until a cup on the table began to hop. “Now it’s like {act.like}, only more,” said {A}. {H} put on the colander. “That’s so that you know who I am,” said {H} from under it. Now it was like {act.like}, in a colander.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went to the mirror, to see what {A} saw. {H} did it in front of the glass, from start to finish. Whoever was in there did it too, only with the other arm first.',
        '“What do you see?” asked {A}. {H} looked for a long time. “Somebody in a colander,” said {H} at last. That was a pity, but it was true.'
      ]
    },
    {
      id: 'no-laughing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You laughed in the middle,” said {H}. “I did not,” said {A}. “My face did it. I was only standing behind it.” {A} took hold of both cheeks, and {H} began again.',
        'This time it went better, as far as the middle. Then there came a noise out of {A}, like a lid on a pan. “It’s because it’s so nearly right,” said {A}. “If it were all wrong, I’d keep quite serious.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} showed it to {A}, who had never heard the story and could not guess wrong. {A} followed all of it, from the left to the right.',
        'Then {A} looked at the place where nobody was. {A} looked there for quite some time. “What’s there?” asked {H}. There was only a bit of rug. But {A} seemed to think that somebody ought to be on it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was a sunset once, at school,” said {S}. “I went down behind a box. I did it beautifully. And everybody asked if I was all right.” “What was missing?” asked {A}.',
        '{S} thought about that for the first time in sixty years. “The sea,” said {S}. “They’d given the sea to a boy with a cold, and he’d stayed at home.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I know what it is,” said {S}. “It’s {act.like}.” “No,” said {A}. “Then it’s soup,” said {S}. “How can I be soup?” asked {A}. “I don’t know,” said {S}. “You do it very well, too.”',
        '{A} had to sit down after that. {S} sat down as well, close by. “Do the soup again,” said {S}.'
      ]
    },
    {
      id: 'slow-one',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Do it slowly,” said {A}, “and I’ll say stop where it goes wrong.” {H} did it as slowly as a snail looks round. {A} watched every finger. “Stop,” said {A}, right at the start.',
        '“I haven’t begun yet!” said {H}. “I know,” said {A}. “But I was beginning to see {act.like}.” They tried it with {A} out in the hall. “Perfect,” called {A}, who could not see a thing.'
      ]
    },
    {
      id: 'sign',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“We could write on you who you are,” said {A}. {H} didn’t want that. “When it really happened, there wasn’t any writing,” said {H}. “It was plain from the whole way it went.”',
        '{A} had to agree. “It’s boxes that need writing on,” said {A}. So {H} had a drink of water and a good think, both with the colander on.'
      ]
    },
    {
      id: 'photograph',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{A} made a frame out of four fingers and looked at {H} through it. In the frame there was {H}, and one half of the lamp. “There’s too much room on the left,” said {A}. “You’re leaning to the right, and there’s nothing to balance you.”',
        '{H} leaned to the left. Now there was too much room on the right. “It’s odd,” said {A} from behind ten fingers. “You fill the whole rug. And there’s still a hole in the picture, as big as somebody.” They both looked at the hole. You could nearly see it breathe.'
      ]
    },
    {
      id: 'sees-why',
      A: 'partner',
      paragraphs: [
        '{A} went and stood where it had happened, and looked about. “You’re only half of it,” said {A}. “{act.lacks}.”',
        '{H} looked too. There was the rug, and that was all. “But it’s only about {act.who},” said {H}. “There’s always somebody else in it,” said {A}. “I’ll be {act.other}.”'
      ]
    },
    {
      id: 'chair',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Couldn’t the chair do it?” asked {H}. “Then you could go on watching.” They tried it with the chair. The chair stood there, with its back very straight.',
        '“It doesn’t mind enough,” said {A}. “You could do anything to it.” They put a cardigan on it. Now it looked like somebody who didn’t mind, in a cardigan.'
      ]
    },
    {
      id: 'learns',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do I have to do?” asked {A}, and bent both knees, to be ready. “You’ve got nothing to say,” said {H}. “You’re just there, and then it happens.” “That’s a big part,” said {A}.',
        '{A} practised being there. It went quite well, apart from the nose, which itched. “Is it allowed to have an itchy nose?” asked {A}. “Tonight it is,” said {H}.'
      ]
    },
    {
      id: 'both',
      A: 'same',
      paragraphs: [
        'Then they did it both at once. {H} {act.play}. And {A} {act.does}',
        '“There!” said {H}. Nobody had to ask what it was. {act.again}, and even a chair could have seen it.'
      ]
    }
  ],
  turn: [
    {
      id: 'swap',
      A: 'partner',
      paragraphs: [
        '“Now I want the other half,” said {H}. So they changed over, and {A} was {act.who}. From over there it was quite a different story.',
        '“Wait,” said {H} in the middle of it. “Why do you do that?” {A} stopped and thought, as {act.who}. “I think it’s because {act.because},” said {A}.'
      ]
    },
    {
      id: 'slower',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You never said that,” said {H}. “I only found out when I was in there,” said {A}. “It’s quite dark, and there’s only that one thought.”',
        'They did it again, a bit more slowly, for now they both knew. {H} kept looking at {A}’s face. It was the same face as before. But you could see the thought behind it, as you see a lamp behind a curtain.'
      ]
    },
    {
      id: 'meet',
      A: 'same',
      paragraphs: [
        '“So that’s why,” said {H}. The next time {H} knew what to do about it. {H} {act.meet}',
        '{act.ends} “That’s the half that was missing,” said {H}. “It needed two of us. Now it isn’t like {act.like} at all.”'
      ]
    },
    {
      id: 'for-the-chair',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They did it once more from the beginning, new end and all, for the chair by the wall. It had only ever seen half of it. “What does it say?” asked {A}.',
        '{H} put an ear to its back. “It says that it’d like to have been asked,” said {H}. So they asked it. Then they waited a little, to be polite.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked puzzled as well.',
      '{names} hid under the table, not knowing what this was going to be.',
      { text: '{names} clapped in the wrong place, and stopped.', needs: ['hands'] },
      { text: '{names} fetched a ladder, in case it was something with a ladder.', needs: ['hands'] }
    ],
    way: [
      '{names} hopped along with the cup.',
      '{names} tried the colander, and could see out of it nicely.',
      { text: '{names} wrote a label for it, and spelt it wrong.', needs: ['hands'] },
      { text: '{names} swept the rug, for the other half to stand on.', needs: ['hands'] }
    ],
    turn: [
      '{names} made room, because now it needed the whole rug.',
      '{names} went round to the other side as well, to see it from there.',
      { text: '{names} marked the two ends with two slippers.', needs: ['hands'] },
      { text: '{names} stacked up cushions at the edge, for the next who had to watch.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the colander on its hook, and pulled the rug straight.',
    'They washed, each of them one half of the basin. Then they lay down. “Now very small,” said {H}. {act.small}'
  ],
  last: [
    'There were two ends to the blanket, one for {act.who} and one for {H}, who was asleep.',
    'It looked just like somebody asleep, and not like {act.who} at all, for {H} slept.'
  ]
})
