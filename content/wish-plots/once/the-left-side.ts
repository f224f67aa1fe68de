import { wishPlot } from '../wish-plot.ts'

export const onceTheLeftSide = wishPlot({
  id: 'wish-once-the-left-side',
  tellsAny: 'once',
  about: 'Whoever did it did it with the left side asleep, which has not been the same since; it is done once more for the left side, but the right one is always there first, until it is asked to tell how it goes.',
  titles: ['The Left Side Missed It', 'Once Round the Chair', 'A Cold Spoon', 'Asleep on Both Sides', '{H} Asks the Right Side'],
  company: ['chair', 'spoon', 'blanket', 'door', 'sofa', 'table'],
  want: [
    {
      id: 'leaning',
      A: 'partner',
      paragraphs: [
        'Outside the door stood {once.first}, leaning to the right. “It’s about my left side,” said {once.who}, very low. “The rest of me was wide awake. But the left side slept right through {once.mine}.”',
        '“All through it?” asked {H}. “From start to finish,” said {once.who}. “I only found out when I wanted to talk it over. It hasn’t been itself since.” {H} came round to the left, and said good evening there as well.'
      ]
    },
    {
      id: 'talked-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Couldn’t you just tell it?” asked {A}. “I’ve told it every evening,” said {once.who}. “It knows {once.mine} by heart. It does the pauses better than I do.”',
        '{A} thought about that. Everybody else had gone to the zoo once, when {A} was in bed with a cold. {A} knew that whole day by heart, camel by camel. “No,” said {A}. “It isn’t the same.” And {A} put a cushion on the chair, well over to the left.'
      ]
    }
  ],
  way: [
    {
      id: 'cold-spoon',
      A: 'partner',
      paragraphs: [
        '{A} held a cold spoon against the left side, so that it should stay awake. “Now,” said {H}. And {once.who} began to {once.do}. “How was that?” asked {A}. “It was still wondering about the spoon,” said {once.who}. “The right side knows how it goes, so it’s always there first.”'
      ]
    },
    {
      id: 'whose-crumb',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where does the one leave off?” asked {A}. They looked for the place with a bit of string. It ran down the middle, as straight as they could hold it. On the way it crossed a crumb. “Whose is that?” asked {A}.',
        'Each side thought that it belonged to the other. The left one had not been there, and the right one had been busy {once.doing}. So {H} took it away for both of them.'
      ]
    },
    {
      id: 'one-jumper',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They wanted to know what it was like. So {H} was the left side and {A} was the right one, both in the same big jumper. “I know how it goes,” said {A}. “Don’t tell me,” said {H}.',
        'They set out for {once.doing}, and got as far as the door. {A} was through already. {H} was still there, and looked at the frame from very near. It was well painted. “I see what you mean,” called {H} to {once.who}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“My left foot once missed a whole wedding,” said {S}. “It went to sleep in the speech. The rest of me danced.” “Was it cross?” asked {A}. “It wouldn’t go into its shoe for a week,” said {S}.',
        '“In the end I took it back there, and we danced round the empty hall, it and I.” {once.who} wanted to know if anybody had been looking. “A man who was stacking the chairs,” said {S}. “He left us one.”'
      ]
    },
    {
      id: 'it-carries',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What does it do the rest of the time?” asked {A}. “It leans on things,” said {once.who}. “It’s next to the wall. It holds whatever it is, while the other one does the nice part.” Nobody had ever heard it complain.',
        '{A} looked down at one hand, and then at the other. It was true. There was one that drew, and one that held the paper. {A} gave the second one a pencil, and it did not know where to look.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} knew how you wake somebody. You stand beside them and breathe. So {S} stood close on the left, and breathed, and it took no time at all. “It’s opened,” whispered {once.who}. “It wants to know if it’s Saturday.”',
        '“Tell it yes,” said {S}. It wasn’t Saturday, and {A} said so. But by then the left side was wide awake, and looking forward to {once.doing}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was asleep on both sides, and quite equally. {once.who} looked on for a while with something like envy. “That’s how it ought to be done,” said {once.who}. “All or nothing.”',
        '“{A} would have missed {once.doing} altogether,” said {H}, “and never said a word about it.” At that one half of {A} woke up. It looked at them, and at the spoon, and saw no need to fetch the rest.'
      ]
    },
    {
      id: 'round-the-chair',
      A: 'partner',
      paragraphs: [
        'So {H} tucked the right side up in a blanket, where it was dark, and sang to it. Then the left side was to {once.do} by itself. It set out bravely. It went once round the chair, and once more, and was back where it had been.',
        { extra: 1, both: ['“Was that it?” asked {once.who}. “That was the chair,” said {H}. “You’ve been all round it.”'] }
      ]
    },
    {
      id: 'left-handed',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} did everything on the left for a while, to keep it company. {A} stirred on the left, and buttoned on the left, and waved out of the window. Even the wave was like a new word. There was nobody out there to take it.',
        '“It’s so careful with everything,” said {A}. “If it ever gets to {once.doing}, it’ll hold it with the whole hand.” That sounded right to {once.who}. The other one mostly used two fingers.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had two sides as well, and they had not been introduced. One hand came up from the left, and one from the right, and they stopped and stared. Neither of them knew what the other was for.',
        '“They’ll meet by Friday,” said {H}. “Then {A} can start on {once.doing}, with both.” {once.who} watched it with great respect. There was one who had not missed a thing yet.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours we do it in two goes,” said {A}. “First you {once.your} on one side. Then there’s soup, and then you do the other.” “Don’t they get mixed up?” asked {H}. “You have to remember where you sat,” said {A}.',
        '{once.who} asked what sort of soup it was. It turned out to be the same on both sides, and that was only fair.'
      ]
    },
    {
      id: 'proud',
      A: 'partner',
      paragraphs: [
        '{A} had walked round beside it, holding the spoon. “With one side you only go in a ring,” said {A}. “The right one has to be there, and not be first.” “It can’t help it,” said {once.who}. “It’s proud that it knows how.”'
      ]
    }
  ],
  turn: [
    {
      id: 'how-does-it-go',
      A: 'partner',
      paragraphs: [
        '{H} unwrapped the right side and sat down next to it. “You’re the one who knows,” said {H}. “How does it go?” Nobody had ever asked the right side. “Well, first,” murmured {once.who}, rather to the right. It was told bit by bit, and nothing was left out.'
      ]
    },
    {
      id: 'left-foremost',
      A: 'partner',
      paragraphs: [
        'And while it was telling, it was always a bit behind. So, with the left side in front, {once.who} {once.did}. It was done with great surprise, as you do a thing for the very first time. At the best place something on the left said “Oh.” {A} heard it, being nearest.',
        { extra: 1, both: ['“And then you only have to stop,” said the right side. But by that time the left one had.'] }
      ]
    },
    {
      id: 'a-draught',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did it notice?” asked {A}. {once.who} listened to the left. “That there’s a draught halfway,” said {once.who}, “and that near the end it smells of new shoes.” The right side had been there twice, and knew of no draught.',
        '“It had its mouth open,” said {H} kindly. “You don’t feel it then.” They put it down on a list, below {once.doing}. First came the draught, and then the shoes. There was room left underneath, in case more came back to it.'
      ]
    },
    {
      id: 'a-biscuit',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Now the right one wants to be new as well,” said {once.who}. “It says that it never had an Oh.” “You can’t have it new twice,” said {A}. That was hard, and nobody liked having said it.',
        'So the right side got a biscuit. The left one got none, for it had had {once.doing}. {A} stepped back to see. For the first time that evening nobody in the room was leaning.'
      ]
    },
    {
      id: 'marble',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to be certain, and fetched a tray and a marble. They held the tray level, right in front of {once.who}. Before, the marble would have known at once where to go. Now it stayed in the middle and shook a little.',
        '“It can’t make up its mind,” said {A}. “It doesn’t have to,” said {H}. {once.who} looked at the marble as if it had been given as a prize.'
      ]
    },
    {
      id: 'what-was-it-like',
      A: 'partner',
      paragraphs: [
        '{once.who} stood there, as straight as a door. “What does it say?” asked {H}. “It says that I’d left out the best bit,” said {once.who}. Then there was a pause, while something was asked on the inside. “And the right side would like to know how it was,” said {once.who}, “from over there.”'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do you think they’ll get on now?” asked {A}. {once.who} had gone on ahead into the dark hall. From there came a low voice, and then one that was lower still. “Mind the step,” said the first. “I saw it,” said the second.',
        '“They’ve been {once.doing} together,” said {H}. “That does a lot.” Then it was quiet, and somebody hummed. It took them a moment to hear that it was in two parts.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} greeted the right side first, and then went round and began again.',
      '{names} leaned over the same way, to be polite.',
      { text: '{names} opened the door a little wider, on the left.', needs: ['hands'] },
      { text: '{names} drew a chalk mark, so that everybody knew which side was which.', needs: ['hands'] }
    ],
    way: [
      '{names} went once round the chair as well, and met it coming back.',
      '{names} nudged the left side, very softly, and it sat up.',
      { text: '{names} warmed the spoon, and cooled it again under the tap.', needs: ['hands'] },
      { text: '{names} tied a ribbon round the left side, so that it felt noticed.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept to the left, out of respect.',
      '{names} rolled across to that side of the rug, where it was happening.',
      { text: '{names} folded up the blanket, since nobody had to be in the dark now.', needs: ['hands'] },
      { text: '{names} shook hands with the left, which took it as a great honour.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon was warm by now, and went back to the others. The blanket had to be turned once, because it had got used to being a ring.',
    '{H} washed the one side and then the other. Neither of them was to be underneath, and so {H} lay in the middle. “Now you go first,” said {H} softly, a little to the left.'
  ],
  last: [
    'Tonight nothing was being missed. {H} was asleep on both sides.',
    'The left side had had a long day of {once.doing}. It slept first, and then the right one, and that was {H}.',
    'Somewhere {once.who} lay asleep in the middle of the bed, and so did {H}.'
  ]
})
