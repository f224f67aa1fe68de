import { wishPlot } from '../wish-plot.ts'

/** For a baby that was not born, or did not stay. Something had been put aside for it. */
export const yellowDuck = wishPlot({
  id: 'wish-sorrow-duck',
  tellsAny: 'no-baby',
  comfort: true,
  company: ['duck'],
  fed: true,
  about: 'The baby has died, and the hero had put aside a yellow duck for it; whose is the duck now?',
  titles: ['The Duck That Was Put Aside', 'Whose Duck It Was', '{H} and the Yellow Duck', 'The Second Duck', 'On the Window Sill'],
  want: [
    {
      id: 'aside',
      A: 'partner',
      paragraphs: [
        'The baby had died. They had told {H} so, and {H} had asked twice. Under {H}’s bed stood a shoebox, and in it was a yellow duck.',
        '{H} had put it aside for the baby. There were two ducks at home, and one would have been enough for {H}. “Whose is it now?” {H} asked. {A} looked at the duck, and then at {H}. “I don’t know,” said {A}. “We’ll have to find out.”'
      ]
    },
    {
      id: 'why-duck',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How did you choose it?” asked {A}. “It was the better one,” said {H}. “The other one lets water in.” {A} had not known that {H} had put aside the better one.',
        '“I was going to show how it goes,” said {H}. “You push it under, and it comes up and looks surprised.” {H} showed it with one hand. The duck came up from under the hand and looked surprised.'
      ]
    }
  ],
  way: [
    {
      id: 'back',
      A: 'partner',
      paragraphs: [
        'First {H} put it back beside the other duck, on the edge of the bath. So there were two again, as before. But {H} could not leave it there. “It isn’t mine,” said {H}. “I gave it away. You can’t just take it back.”',
        'So {H} put it into the lowest drawer, under the towels, and pushed the drawer shut. That was no better. “Now it looks as if there never was a baby,” said {H}. And {H} began to cry, and pulled the drawer open again.'
      ]
    },
    {
      id: 'cries',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} sat down beside the drawer, with both arms round {H}. “I was happy about the baby,” said {H}. “And now I don’t know where to put it.” “The duck?” “The happy.”',
        '{A} had to cry as well then. “I had some of that too,” said {A}. “I haven’t found a place for mine either.” So they sat there with it, among the towels.'
      ]
    },
    {
      id: 'because',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Once I thought that I’d rather have a rabbit,” said {H}, very low. “Did the baby hear that?” “No,” said {A}. “And it didn’t die because of that. You can’t think a baby away.”',
        '“Not even if you think it two times?” “Not even a hundred times. It was nobody’s fault. It wasn’t yours at all.” {H} breathed out. It had been a long time since the rabbit.'
      ]
    },
    {
      id: 'crying-next-door',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Through the wall they heard that somebody was crying there too. {H} stood still. “Is that about the baby?” “Yes,” said {A}. “Should I be very good now?” asked {H}.',
        '“No,” said {A}. “You can be just as you are. Nobody has to be mended by you.” {H} thought about that. Being just as you are was something that {H} knew how to do.'
      ]
    },
    {
      id: 'still-get',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Does the baby still get things?” asked {H}. “No,” said {A}. “Somebody who has died doesn’t need anything any more. It isn’t cold, and it isn’t hungry, and nothing hurts.”',
        '“And it doesn’t want a duck.” “No. It doesn’t want a duck.” {H} looked at the duck for a while. “But I still want to give it one,” said {H}. “That’s just it,” said {A}.'
      ]
    },
    {
      id: 'pet-duck',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to see what there was in the drawer. {A} looked at the duck from one side, and then at {H}. “It was for the baby,” {H} told {A}.',
        '{A} sat down quite close. It was warm there. {H} put the duck on {H}’s own knee, so that all three of them could see.'
      ]
    },
    {
      id: 'child-duck',
      A: 'child',
      spare: 10,
      paragraphs: [
        '“Can I have it for a moment?” asked {A}. “It’s the baby’s,” said {H}. “I know,” said {A}. “That’s why.” It was quiet while {H} thought about that.',
        '“I won’t keep it,” said {A}. “I only want to hold it. I never held anything of the baby’s.” So {H} let {A} hold it, with two hands, and {A} was careful.'
      ]
    },
    {
      id: 'asks',
      A: 'partner',
      paragraphs: [
        '“Did you give it to the baby, or did you only mean to?” asked {A}. “I meant to,” said {H}. “I was waiting.” “And now?”',
        '{H} thought so hard that both feet kept still. “Then I’ve still meant it,” said {H}. “Nobody can make me not have meant it.” “No,” said {A}. “Nobody can.”'
      ]
    },
    {
      id: 'both-tried',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They tried some other places, to be sure. On the shelf it looked like something in a shop. On the chair somebody would have sat on it. On {A}’s head it was too high up.',
        '“It looks well there, though,” said {H}. {A} kept quite still underneath. They both smiled a bit, and then the smile was over, and that was no trouble. Another one might come.'
      ]
    }
  ],
  turn: [
    {
      id: 'sill',
      A: 'partner',
      paragraphs: [
        '{H} took the duck to the window, where the lamp was. There on the sill was a place with nothing in it. “Here,” said {H}. “It’s the baby’s duck. It isn’t put away, and it isn’t mine. It’s allowed to be here.”',
        '{H} turned it so that it looked out, and then so that it looked in. In was better. “What do we say if somebody takes it for the bath?” asked {A}. “We say no,” said {H}. “We say, that’s the baby’s.”'
      ]
    },
    {
      id: 'counts',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Does the baby count?” asked {H}. “When somebody asks how many we are?” {A} did not know what to answer to that at once. “I think everybody may count as they like,” said {A}.',
        '“I count it,” said {H}. “But not out loud, or I have to explain it.” “Then I’ll count it quietly as well,” said {A}. They did it once, with their lips shut.'
      ]
    },
    {
      id: 'know-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I don’t know what it would have liked,” said {H}. “Nor do I,” said {A}. “That’s one of the sad things about it. We never got to know.”',
        '“It might have liked the duck.” “It might. Or only the box.” {H} had once liked only the box as well, for a whole winter. They put the lid of the box under the duck, to stand on.'
      ]
    },
    {
      id: 'elder-duck',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“Long ago I knew a baby like that,” said {A}. “It didn’t stay either.” {H} had not known it. “Do you still think of it?” “Yes,” said {A}. “Mostly when I see somebody with new shoes.”',
        '“Is it bad?” asked {H}. “It’s a small sad thought by now,” said {A}. “It comes in and sits down, and I say hello to it.” {H} looked at the duck. That was how the duck was sitting.'
      ]
    },
    {
      id: 'how-long',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“How long does it stay there?” asked {A}. “Until I say,” said {H}. {A} thought that was a good length of time. “And if I don’t think about the baby one day?”',
        '“Then you don’t,” said {A}. “The duck can stand there without you.” {H} let go of the duck, to see. It stood.'
      ]
    },
    {
      id: 'say-it',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Can I tell the others about it?” asked {H}. “At nursery, or at school, or at the swings?” “If you want to,” said {A}. “And if you don’t want to, then you don’t. It’s yours to tell.”',
        '{H} thought about who was to hear it. There was one who would only say, “Oh.” There was another who would ask to see the duck. “I’ll tell that one,” said {H}.'
      ]
    },
    {
      id: 'other-duck',
      A: 'partner',
      paragraphs: [
        'Then {H} went and got the other duck, the one that let water in. It came to stand on the sill too, with a bit of room in between. “Only for tonight,” said {H}. {A} moved the lamp over.',
        '“I’m sad about the baby,” said {H}. “I am too,” said {A}. They looked at the two ducks, and out of one of them ran a little water. “That one always does,” said {H}, and {A} wiped the sill.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in softly and stayed close to {H}.',
      '{names} leaned on {H}, there beside the bed.',
      { text: '{names} put an arm round {H} and left it there.', needs: ['hands'] },
      { text: '{names} smoothed the paper in the shoebox.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed by the open drawer, very still.',
      '{names} pressed against {H}’s side, and it got warmer.',
      { text: '{names} lifted the towels, so that the duck was not under anything.', needs: ['hands'] },
      { text: '{names} dried {H}’s face with a corner of the softest towel.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled by the window, below the duck.',
      '{names} came up close, where the lamp was.',
      { text: '{names} wiped the sill dry, right up to the duck.', needs: ['hands'] },
      { text: '{names} shut the curtain halfway, so that the duck had some lamp.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded the towels again and shut the drawer. The duck stayed where it was, and the lamp beside it stayed on.',
    '{H} washed, without a duck this time, and lay down. From the pillow {H} could see the sill, and what stood on it. A hand lay on {H}’s back for a long while.'
  ],
  last: [
    'Two ducks stood in the window, and {H} was asleep.',
    'The baby’s duck looked into the room, and {H} slept.'
  ]
})
