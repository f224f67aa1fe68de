import { wishPlot } from '../wish-plot.ts'

export const handsKnow = wishPlot({
  id: 'wish-hands-know',
  tellsAny: 'taught',
  about: 'Somebody who can do it without thinking is to teach it, and cannot say how; only when that one has to forget it does it come out.',
  titles: ['You Just Do It', 'A Person Who Could', '{H} Has a Teacher', 'How It Really Goes', 'The Teacher Is Taught'],
  company: ['biscuits', 'chair', 'table', 'kitchen', 'paper', 'pencil', 'door', 'cup', 'wall', 'tea'],
  want: [
    {
      id: 'first-lesson',
      A: 'partner',
      paragraphs: [
        '{A} was teaching {H} to {taught.base}. {A} had known how to for years. “It’s quite easy,” said {A}. “You watch me.” {A} {taught.did}, as if it were nothing at all. “Now you.”',
        '{H} tried. It was not the same at all. “How do you do that?” asked {H}. {A} thought about it. “You just do it,” said {A}. {H} wanted to {taught.base} by tonight, and that was not much to go on.'
      ]
    }
  ],
  way: [
    {
      id: 'slowly',
      A: 'partner',
      paragraphs: [
        '“Do it again, but slowly,” said {H}. {A} tried to {taught.base} slowly, and got as far as the middle, and stuck there. “That’s never happened to me before,” said {A}. “When I look, it stops.”',
        'So they tried it faster, and then {H} could not see it. By teatime there were two people in the house who could not {taught.base}.'
      ]
    },
    {
      id: 'written-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Write it down for me,” said {H}. {A} took a pencil and a long sheet of paper. “One,” wrote {A}, “get ready.” Then nothing more came for a time. “Two. Do it.” After that came three, and three was, “Well done.”',
        '{H} read it through twice. “There’s something missing,” said {H}, “between the one and the two.” {A} looked. There was no room there to put anything.'
      ]
    },
    {
      id: 'who-taught-you',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who taught you?” asked {H}. {A} had to go back a long way for that. There was a yard, and somebody with a big watch. “And what did they say?” “They said, You just do it,” said {A}.',
        '“And who taught them?” It must have gone on like that, right back to the first one of all. “Somebody must have known how it went,” said {H}. “And didn’t tell,” said {A}.'
      ]
    },
    {
      id: 'dry-run',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They did a dry run. The real ones learned it like that, said {A}. {H} sat on a chair and practised {taught.doing}, only without anything there. It went very well. “You’re a natural,” said {A}.',
        '“At nothing,” said {H}. But nothing had gone wrong with it, either. They did the nothing a little faster, and then round a corner.'
      ]
    },
    {
      id: 'praise',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“That was nearly it,” said {A} each time. {H} began to look more closely at nearly. There was a nearly with {A}’s eyebrows up, and that was no good. And there was one where {A} breathed in first.',
        '“You only breathed in twice,” said {H}. “Did I?” asked {A}. “Those were the good ones.” After that {A} tried not to breathe at all, to be fair.'
      ]
    },
    {
      id: 'break',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In a lesson there has to be a break. They had two biscuits each, and talked of other things, as you do with your teacher. “Have you been teaching long?” asked {H}.',
        '“Since about two o’clock,” said {A}. “And do you like it?” {A} dipped the biscuit. “The children are nice,” said {A}. “But they ask such a lot, and you never know what to tell them.”'
      ]
    },
    {
      id: 'pet-pupil',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had come to all the lessons so far, and had sat at the front. Nobody had asked {A} a single question.',
        '“Could you?” asked {H}. {A} looked at the biscuit tin, and then at {H}, and then at the tin. Of all that had been explained that day it was by far the clearest.'
      ]
    },
    {
      id: 'child-rival',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’d do it from the other end,” said {S}. Nobody had thought of that yet. They looked for the other end together. There was one, but it was not much use by itself.',
        '“It’s always like that with ends,” said {S}. “I only meant that I’d have begun.” {A} promised to remember it for another time.'
      ]
    },
    {
      id: 'elder-listens',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Nobody can tell you how to walk, either,” said {S}, “or we’d all fall over.” {A} tried to tell it, one foot after another, and fell against the cupboard. It was true.',
        '“You have to catch it while it isn’t looking,” said {S}. “I couldn’t ride my bicycle until somebody shouted that there was cake. I was home before I noticed.”'
      ]
    },
    {
      id: 'turn-round',
      A: 'partner',
      paragraphs: [
        '{A} sat down with a cup. “I’m no good as a teacher,” said {A}. “I know it in my hands, and I don’t know it in my head.” {H} looked at the hands. Round the cup they were doing it already, quite small, without {A} noticing. “Then I won’t ask you any more,” said {H}. “I’ll ask them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'you-do-not-know',
      A: 'partner',
      paragraphs: [
        '“You’ve never done it before,” said {H}. “You don’t even know what it’s called. I’m the teacher.” {A} put on a face that did not know. And {H} said how it was done, all wrong, on purpose. {A} began. At the first thing that was wrong {A} stopped. “No,” cried {A}, “first you wait! And then you lean in a bit, and look where it’s going, not at yourself!”',
        '{H} had not needed to write it down. Wait, lean, look. {H} got ready, and waited, and leaned in a bit, and looked where it had to go. It wobbled, and it held. {H} {taught.did}.'
      ]
    },
    {
      id: 'once-is-luck',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Once is luck,” said {A}. So {H} did it again, and it went worse, and then a third time, and it worked. “And what’s twice?” asked {H}, out of breath. “Twice is nearly,” said {A}.',
        '“And three times?” {A} did not know what came next. {A} had always been called in to supper at three.'
      ]
    },
    {
      id: 'thank-the-hands',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} shook hands with both of {A}’s hands, one after the other, to thank them. “They’re rather shy,” said {A}. “They’ve never given a lesson.” The right one had a hard place on its thumb.',
        '“Is that from {taught.doing}?” “From that, and from a great many jars.” {H} looked at {H}’s own thumb. It was as smooth as an egg. “It’ll come,” said {A}.'
      ]
    },
    {
      id: 'two-together',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then they did it together, side by side. There were two shadows on the wall, a long one and a short one. Both of them could do it. Now and then the short one was ahead.',
        '“Don’t look at it,” said {A} quickly, “or it stops.” They both looked straight in front of them, like people who are only out for some air.'
      ]
    },
    {
      id: 'certificate',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The long sheet of paper was still lying there. Between the one and the two {H} squeezed it in, very small. Now it said, “Wait. Lean. Look.” {A} read it, and moved both lips.',
        '“So that’s how it goes,” said {A}. “I’ve been doing it all my life.” {A} asked to keep the paper. It was in case of being asked again.'
      ]
    },
    {
      id: 'the-wrong-way',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Do it the way you told it first,” said {A}, “all wrong. I want to see what happens.” {H} did it all wrong, from the first thing to the last. What happened was mostly a noise.',
        'They laughed until the cup rang. “It’s no good at all,” said {A}. “Once more,” said {H}. You should know the wrong way as well, so that you know it when you meet it.'
      ]
    },
    {
      id: 'pass-on',
      A: 'partner',
      paragraphs: [
        '“Show me that again,” said {A}, just to see it. {H} did it again. “How do you do it?” asked {A}. {H} opened {H}’s mouth to say it, and it had gone. It had slipped down into both hands. “You just do it,” said {H}. {A} laughed so hard that the tea spilt. Now there were two of them who could {taught.base} and did not know how.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked once, and missed the whole of it.',
      '{names} tried it quietly, behind the sofa.',
      { text: '{names} pushed the table to one side, for more room.', needs: ['hands'] },
      { text: '{names} offered a cushion to sit on, though it was no use for that.', needs: ['hands'] }
    ],
    way: [
      '{names} got stuck in the middle as well, in sympathy.',
      '{names} turned round too fast, and missed the fast one.',
      { text: '{names} showed it another way, and that way nobody could do it.', needs: ['hands'] },
      { text: '{names} poured the tea, which is done by the hands as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited, and leaned in a bit, in the wrong direction.',
      '{names} wobbled too, and stayed up.',
      { text: '{names} nodded at every wrong word, to be a help.', needs: ['hands'] },
      { text: '{names} put two hands in two pockets, so as not to give it away.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the cup, and put the chairs back where they always stood.',
    'They washed and got into bed. Under the blanket two hands did it once more, and nobody looked.'
  ],
  last: [
    'One hand still knew how to {taught.base}, and the rest of {H} was asleep.',
    'Wait, thought {H}, and lean, and was asleep before look.'
  ]
})
