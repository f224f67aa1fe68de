import { wishPlot } from '../wish-plot.ts'

export const weIWasYou = wishPlot({
  id: 'wish-we-i-was-you',
  tellsAny: 'we',
  about: 'They do it once more as each other; whoever is the other has both hands full and misses the best bit, just as it was, until a chair is the one who holds everything.',
  titles: ['I Was You', 'Right, Then', 'Two of {H} and a Chair', 'Somebody Has to Hold the Shoe', 'Is It Now'],
  company: ['cardigan', 'keys', 'scarf', 'shoe', 'chair', 'pocket', 'pockets', 'hall', 'rug', 'stick', 'window', 'sleeve'],
  want: [
    {
      id: 'patted-the-pockets',
      A: 'partner',
      paragraphs: [
        '“{we.said},” said {H}, “and I was me the whole time. Tonight I want to be you.” {A} had nothing against it, and took off the cardigan. {H} put it on, patted the pockets, found the keys and looked for them once more. “Right, then,” said {H}, and was {A}.',
        '{A} wrapped {H}’s scarf round twice and stood on one leg. “When do we {we.do}?” asked {A}. “Is it now?”'
      ]
    },
    {
      id: 'which-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had to change sides as well. “You always walk over there,” said {H}, “and I’m always here.” Nobody had ever settled it. But on the other side the arms came out wrong, and each had hold of a thumb.',
        'They walked three times through the hall like that, on their way to {we.doing}. “There’s a draught on your side,” said {A}. “Yours has got coats,” said {H}. They’d gone about together all those years, and neither had known.'
      ]
    },
    {
      id: 'not-cold',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Put something on,” said {H}, out of the cardigan. “I’m not cold,” said {A}. “You will be,” said {H}. “I’m never cold,” said {A}, “and it scratches, and nobody else has to.” It came out as if {A} had been saying it for years.',
        '{H} held out the jumper. It was just the right height to look somebody in the eye over. “You can’t {we.do} without a jumper,” said {H}. {A} put one arm in, as slowly as an arm can go. “That’s me,” said {H}. “That’s exactly how I do it.”'
      ]
    }
  ],
  way: [
    {
      id: 'so-they-set-out',
      A: 'partner',
      paragraphs: [
        'So they set out for {we.doing}, once round the rug. “Is it now?” asked {A} every few steps. “In a minute,” said {H}. {A} was hot, and {H} got the scarf. {A} had something in one shoe, and {H} got the shoe. {A} found a wooden spoon. “Can you hold that?” asked {A}.'
      ]
    },
    {
      id: 'in-a-minute',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“In a minute,” said {H}. {A} sat down on the floor and counted it. At sixty {A} stood up. “That was a minute,” said {A}. “Now we can {we.do}.” {H} was taken aback. When you say it, you don’t mean one of those.',
        '“Which sort do you mean?” asked {A}. {H} felt in the cardigan for it. “The sort you say while you’re looking for something,” said {H} slowly. They had never known that there were two.'
      ]
    },
    {
      id: 'twelve-whys',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why is it called that?” asked {A}. “Why can’t you see the wind? Who was first to {we.do}?” {H} knew the first one, and made up the second. “And why not?” asked {A}. “Because,” said {H}.',
        '{H} heard it, and stood still. It had come straight out of the collar. “I never wanted to say that,” said {H}. “No,” said {A} kindly, and hopped twice. “It’s what there is when the others are used up.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had to say who was who. Somebody in a cardigan called {A}, and so did somebody in a scarf. {A} looked at the face of the one and at the knees of the other. Then {A} went through the cardigan in great detail, both pockets, and left it at that.',
        '“{A} thinks that the cardigan’s the real one,” said {H}, from inside. And from then on {A} kept beside it. When {H} stopped, {A} stopped too, and waited to see what the keys would do.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was my own aunt for an afternoon,” said {S}. “It was her hat. People told me about their feet.” “What was it like?” asked {A}. “I’d only known her from the front,” said {S}. “From inside she had a great deal to carry.”',
        '{S} wanted to be somebody else again, and looked round for whom. “I’ll be you,” said {S} to {A}, and stuck the tip of a tongue out to one side. It was {A}, getting ready to {we.do}, and it had hardly taken a second.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be {A} as well. “I’m {A} already,” said {A}, “when I’m not somebody else.” So {S} was a grown-up nobody knew. {S} folded both arms, and asked if they had all been to the loo.',
        'They all went, one after another. {S} stood in the hall in front of the door, and was patient. It is a long business. “And now we {we.do},” called {S} at last. Nobody was there but {S}, for they had gone round the other way.'
      ]
    },
    {
      id: 'both-hands-full',
      A: 'partner',
      paragraphs: [
        'Then came the best bit of {we.doing}. {A} stood on tiptoe, with an open mouth, and saw it all from start to finish. {H} saw a shoe, a scarf, a wooden spoon and the back of somebody’s neck. “That was it!” said {A}. “Where?” asked {H}, with both hands full.'
      ]
    },
    {
      id: 'just-how-it-was',
      A: 'partner',
      paragraphs: [
        '{A} stopped hopping. “That’s just how it was,” said {A}. “When we {we.did}, I had your jumper, and a cup, and something sticky that you’d found. I looked down to see what it was. And that was the best bit.”',
        { extra: 1, both: ['“And what was it?” asked {H}. “I couldn’t see for the jumper,” said {A}.'] }
      ]
    },
    {
      id: 'head-count',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When you’re {A} you count. {H} had never noticed, and now it came by itself. {H} counted at the corner of the rug, and again at the window. Each time it came to one. “Are we all there?” asked {A}. “I think so,” said {H}, “but I’ll just check.”',
        'Halfway back it came to none. {A} was under the table with a raisin. It gave {H} quite a start, all down the cardigan. “I could see you the whole time,” said {A}, chewing.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-chair',
      A: 'partner',
      paragraphs: [
        '{H} looked for somebody with nothing to do, and that was the chair. It got the scarf, the shoe and the spoon, and the cardigan round it all. “The chair’s you now,” said {H}, “and we’re both me. Right, then.” Now there were two of {H}, with four empty hands.'
      ]
    },
    {
      id: 'the-laugh',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was still the laugh. {H} tried {A}’s, which begins in the nose and then has to sit down. {A} tried {H}’s. It went up, and stayed there, and came down on the other side of the room. They were so bad at it that both of them had to laugh.',
        '“Which one was that?” asked {A}. It was the one that there had been when they {we.did}. They both did it once more, and listened. There was a nose in it, and it went up. It must have been made of the two.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'They bent over {A}, the scarf and the cardigan, the wrong way round. {A} was not taken in. {A} looked at the cardigan, and laughed at {H}. {A} looked at the scarf, and held up both arms to the person in it.',
        '“You’ve got to be somebody else too,” said {H}. So {A} was the one who is carried, and was it very well. From somebody’s shoulder {A} saw all of it, and had nothing to hold but an ear.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours we do it every spring,” said {A}. “For one day my cousin’s me. She always brings me back with something mended.” “And what do you do with her?” asked {H}. “I wear her out at the elbows,” said {A}.',
        'So {H} was {A} for a while, and had come from far away, with a bag. “Do you {we.do} here often?” asked {H}, very politely. {A} looked round at the rug and the chair. “Most evenings,” said {A}. “Do come in.”'
      ]
    },
    {
      id: 'two-of-them',
      A: 'partner',
      paragraphs: [
        '“Do we {we.do} now?” they asked each other. Nobody knew, for there was nobody left to know it. So they had to look out for it themselves, side by side and on tiptoe. And then it was now. There they were, {we.doing}, with the best bit in the middle. Two mouths stood open. Nobody looked down to see what was in a hand.',
        { extra: 1, both: ['Only the chair missed it. The chair had the shoe.'] }
      ]
    },
    {
      id: 'the-chairs-turn',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Somebody should take that off the chair for a moment,” said {H}. They carried everything to the sofa, and that took four trips. The chair stood there, and was only a chair. It looked much younger.',
        'They turned it to face the rug, and showed it the best bit of {we.doing}. “Can it see?” asked {A}. {H} sat down on it to find out. It could see very well. It had rather a hard seat.'
      ]
    },
    {
      id: 'shoes-on-wrong-feet',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Do I really stand on one leg?” asked {H}. {A} showed it once more. You stand on the left leg. The other foot rubs up and down behind it, as if it wanted to be let in. “When we {we.did}, you were at it the whole time,” said {A}.',
        '{H} tried it from the beginning. It was quite true that you could see better. “You see more on one leg,” said {H}, “because you don’t know how long you’ve got.” {A} swayed, and wrote that down in the air.'
      ]
    },
    {
      id: 'who-is-who',
      A: 'partner',
      paragraphs: [
        '“If we’re to {we.do} again,” said {H}, “the chair comes too.” {A} felt in the pocket of the cardigan, and there was something sticky. They both took a good look at it. It was a toffee, with room for two.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the cardigan to whoever was in it, and back.',
      '{names} went to the wrong one first, and then to the other wrong one.',
      { text: '{names} found the keys once more, in the same pocket.', needs: ['hands'] },
      { text: '{names} knotted the scarf behind, for somebody on one leg.', needs: ['hands'] }
    ],
    way: [
      '{names} carried something too, for a step or so.',
      '{names} walked right in front, just at the best bit.',
      { text: '{names} picked up a mitten that nobody was holding any more.', needs: ['hands'] },
      { text: '{names} took one end of the spoon, and now there were two to hold it.', needs: ['hands'] }
    ],
    turn: [
      '{names} greeted the chair with great politeness, as if it had the keys.',
      '{names} stood on tiptoe as well, at the end of the row.',
      { text: '{names} straightened the cardigan on its shoulders.', needs: ['hands'] },
      { text: '{names} held up two empty hands, to be quite sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoe found the other shoe. The chair was allowed to keep the cardigan on until the morning.',
    'They washed, and everybody washed their own face. {H} lay down on the usual side, and there was {H}’s own dent.'
  ],
  last: [
    'It was now, and nobody had to ask. {H} was asleep.',
    'The chair had the scarf and the keys, and {H} had nothing to hold at all, and slept.',
    'Nobody was anybody else any more. {H} had both hands open, and was asleep.'
  ]
})
