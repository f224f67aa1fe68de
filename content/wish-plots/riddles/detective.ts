import { wishPlot } from '../wish-plot.ts'

export const whoeverDetective = wishPlot({
  id: 'wish-whoever-detective',
  visits: 'anything',
  whoever: [
    'is a detective',
    'is a famous detective',
    'is a bad detective',
    'is a terrible detective',
    'becomes a detective',
    'became a detective',
    'wants to be a detective',
    'dreams of being a detective',
    'loves being a detective',
    'works as a detective',
    'plays detective',
    'opens a detective agency',
    'has a detective agency',
    'solves mysteries',
    'solves the mystery of the missing',
    'solves the mystery of the lost',
    'solves a mystery',
    'solves a case',
    'solves cases',
    'solves crimes',
    'wants to solve a mystery',
    'loves solving mysteries',
    'loves to solve mysteries',
    'likes solving mysteries',
    'likes to solve mysteries',
    'has to solve a mystery',
    'can’t solve a mystery',
    'loves mysteries',
    'investigates',
    'investigates mysteries',
    'finds clues',
    'finds a clue',
    'looks for clues',
    'searches for clues',
    'hunts for clues',
    'follows clues',
    'follows a clue',
    'is a sleuth',
    'is a private eye',
    'is an investigator',
    'looks through a magnifying glass',
    'finds missing things',
    'cracks the case',
    'follows footprints',
    'looks for fingerprints',
    'questions all the suspects',
    'wants to be Sherlock Holmes'],
  except: ['murder', 'murders', 'killer', 'killed', 'dead', 'body', 'bones', 'kidnapped', 'gun', 'police', 'mother', 'father', 'parents', 'child'],
  company: ['pillow', 'bear', 'sock', 'bed', 'chair', 'coats', 'broom', 'radiator', 'thief', 'mat'],
  about: 'The hero’s pillow is gone every morning; whoever is a detective asks everybody where they were, and all were asleep, until somebody asks the pillow.',
  titles: ['Who Takes the Pillow', 'A Lump in the Case', '{visitor} Asks Everybody', 'Three Suspects, All Asleep', 'Mind the Clues'],
  want: [
    {
      id: 'gone-again',
      A: 'partner',
      paragraphs: [
        '{H} wanted to wake up on the pillow, just once. Every night {H} lay down on it. Every morning it was on the floor by the door, and {H} lay the wrong way round. “Somebody takes it,” said {H}.',
        '“Nobody move!” called somebody. {A} had one foot in the air, and kept it there. It was {visitor.first}. “Where there’s a mystery there are clues,” said {visitor}, “and clues get stepped on.” {A} looked for a clean place, and put the foot down.'
      ]
    }
  ],
  way: [
    {
      id: 'where-were-you',
      A: 'partner',
      paragraphs: [
        '“A detective asks everybody the same,” said {visitor}. “Where were you in the night?” “In bed,” said {A}, “asleep.” “Can you prove it?” {A} thought hard. You can’t watch yourself sleep. By the time you look, you’re awake. “No,” said {A}. So {A} was a suspect.',
        '“Asleep,” said {H} as well. That made two. “And you?” {A} asked {visitor}. It was quiet for a moment. “Asleep,” said {visitor}. “Three.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“A clue!” called {visitor}. There was a mark in the dust under the bed. {visitor} studied it from all sides. “Whoever made this has got {caller.part},” said {visitor}, “or something very like it.” {A} had nothing of the kind to show, and {H} hadn’t either.',
        'They followed the marks round the chair. On the second round there were twice as many, and all quite fresh. “There’s a gang of them,” whispered {visitor}. {H} whispered something back. “Oh,” said {visitor}. “Those are mine.” Still, it was solved, and very quickly too.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Nobody must notice a detective. So {visitor} hung about among the coats, and was a coat. {A} came past as the thief, on tiptoe. It was going very well. Then a sleeve began to tickle, and {visitor} {caller.does}. “Good evening,” said the thief.',
        '“How did you find me?” asked {visitor}. {A} wanted to be polite. “By a clue,” said {A}. “It’s not what coats do.” They watched the coats for some time, to see if that was true. One of them slipped off its hook, but that was all it did.'
      ]
    },
    {
      id: 'caller-fact',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“We need facts,” said {visitor}. “A detective takes all there are.” {A} fetched paper, and wrote PILLOW at the top. Nobody knew one. {A} looked round the room, and at {visitor}. “{caller.fact},” said {A} at last. “That’s a fact,” said {visitor}, and it was put down.',
        '“What’s that got to do with it?” asked {H}. “You only find out at the end,” said {visitor}. There was room for another, so {H} said that the soap was green. {A} drew an arrow from the one to the other. It looked a great deal cleverer at once.'
      ]
    },
    {
      id: 'caller-stand',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'The suspects had to stand in a row. First came {A}, and then the broom, to make it longer. At the end was {caller.stand}. {H} was the witness, and walked along in front. “Take your time,” said {visitor}. {H} had seen nobody, because of being asleep.',
        '“That one looks sorry,” said {H}, and pointed to the end. {visitor} went up close to it. “It does look a bit like me,” said {visitor}. “But who wouldn’t be sorry, next to a broom?” All three were let off, and the broom fell over.'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{visitor}’s hardest mystery had been {caller.where}. “Every morning a stone lay somewhere else,” said {visitor}. “Who moved it?” asked {A}. “I asked everybody,” said {visitor}. “They’d all been out. In the end I sat down beside it for a week.”',
        '“And then?” asked {H}. “On the Friday it rolled over,” said {visitor}, “because it wanted to.” A detective has to be there at that moment, and not at lunch. The other six times {visitor} had been at lunch.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve had soup,” {visitor} told {A}, “and you ate it standing up.” It was true. {A} looked down at every button. “How do you know?” “There’s a drop on your sock,” said {visitor}. “When you sit, it lands on your knee.”',
        '{H} wanted to be solved as well. “You’ve been kneeling on the doormat,” said {visitor}. The stripes were still there, on both knees. “I was waiting for the post,” said {H}. “Did anything come?” asked {A}. “You needn’t say,” said {visitor}, and looked at {H}’s face. “No.”'
      ]
    },
    {
      id: 'it-was-me',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“It was me,” said {A}, out of nowhere. {visitor} was overjoyed. This hardly ever happens to a detective. “When did you do it?” “After lunch,” said {A}. “I only meant to take a little. And then so little was left that it looked untidy.”',
        '“Of the pillow?” asked {visitor}. “Of the rice pudding,” said {A}. Nobody had even missed it. “Can I take it back?” asked {A}. But now it had been said. They put it down as solved. It was just not the one they had been solving.'
      ]
    },
    {
      id: 'snoring',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I can prove it after all,” said {A}. “I snore, and {H} hears me.” {H} nodded. It was like a boat that is pulled up over pebbles. “Then {H} was awake,” said {visitor} at once. “That’s a clue!” {H} had to think about it, and it was so.',
        '“But that’s before,” said {H}. “I hear the boat, and then I know that I can go to sleep.” {visitor} asked {A} to do a bit of it. They all listened. As a clue it was no use at all, and {visitor} kept it.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Every clue on the floor was laid in a row. There was a raisin, a thread of blue wool, and a ticket for the swimming pool. “It’s somebody who swims,” said {visitor}, “and wears wool for it, and has raisins after.” They went through everybody they knew.',
        '“The lady with the letters has a blue hat,” said {A}. “But she only ever brings things,” said {H}. “She’s never taken one.” That spoke for her. The clues were swept up, and {visitor} saw them off as far as the bin.'
      ]
    },
    {
      id: 'lying-in-wait',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A detective lies in wait,” said {visitor}. They put out the light and crouched behind the bed. For a time there was only the dark. Then came a growl, long and low. “That’s our thief,” whispered {visitor}. “It’s quite near.”',
        'The growl came again, and there was a gurgle after it. “It sounds hungry,” whispered {H}. {A} got up, a little red, and fetched a slice of bread. When it was eaten, they lay in wait once more. There was not a sound. “We’ve scared it off,” said {visitor}.'
      ]
    },
    {
      id: 'on-its-own',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Could it have gone by itself?” asked {A}. A detective tries everything. They took another pillow, stood it on its edge, and turned their backs. Flop. Now it lay a bit nearer to the door. “It travels by falling over,” said {visitor}.',
        'To fall again, it had to be stood up again. It took nine people to get it to the door, or one of them nine times. “So it’s nine thieves,” said {H}, “and each does one flop.” {visitor} had never had such a big case, and hoped that it wasn’t so.'
      ]
    },
    {
      id: 'through-the-jar',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was no magnifying glass. {A} brought a jam jar full of water, and they looked for clues through that. On the sheet lay a hair, and it was as thick as a rope. “It’s somebody enormous,” said {visitor}.',
        '“Look from this side too,” said {H}. From there it was a hair. {visitor} looked through the jar, and past it, and through it again. “I like it better in there,” said {visitor}. “In there I’m getting somewhere.”'
      ]
    },
    {
      id: 'wanted',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} offered to draw the thief, so that people could look out. “What was the nose like?” asked {A}. There was no clue to the nose, so it got none. Nor did it get any ears. In the end it was a line all round, with a pillow under one arm.',
        'Above it {A} wrote WANTED. “I’d know that one anywhere,” said {visitor}. They stuck it up by the door. Everybody who went past held both arms out a little, to show that there was nothing under them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was a detective for one afternoon,” said {S}. “Somebody had been at the blackberry jam. So all my cousins had to put out their tongues.” “Whose was blue?” asked {A}. “All of them,” said {S}. “I had never had so many clues at once.”',
        '“And you told your mother,” said {visitor}. “I would have done,” said {S}. “But for that I’d have had to open my own mouth.” {visitor} came a little closer, and looked. It was sixty years ago, but you never know.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know who it was,” said {S}. “A lion.” “How big?” asked {A}. {S} showed it with both arms. It had wiped its feet, and said good evening. It had also had a bag. {visitor} had never met a better witness.',
        '“And where were you?” asked {visitor}. “Asleep,” said {S}. “Then how did you see it?” “With my other eyes,” said {S}, “the ones for when they’re shut.” The lion went on the list. It was the only suspect so far who had been awake.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'There was a hollow in the blanket, and it was warm. “Somebody was here all night,” said {visitor}. {A} came along, got into it, and turned round twice. It fitted to a hair. So {A} had seen everything. “Now then,” said the detective, very softly. “Who was it?”',
        '{A} looked at {visitor} for a long time. It was clear that {A} knew. Then {A} put down that head and shut both eyes, like somebody who never tells on a friend. They could not get a word out of {A}.'
      ]
    },
    {
      id: 'nobody-to-ask',
      A: 'partner',
      paragraphs: [
        '{visitor} had run out of questions. “They were all asleep,” said {visitor}. “A detective can’t ask people who weren’t really there.” The pillow lay by the door, for nobody was allowed to touch a clue.',
        '{A} lay down flat and looked at it from the side. “Then we’ve asked the wrong ones,” said {A} slowly. “The pillow was there, the whole way. Ask the pillow.” “It can’t talk,” said {H}. “No,” said {A}. “But it’s got a lump.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lump',
      A: 'partner',
      paragraphs: [
        'The lump was inside the pillowcase, right at the bottom. {H} reached in up to the shoulder, and pulled out a bed sock. “A clue!” cried {visitor}. “And now we need the foot.” {A} stuck a foot into the case, and it was too long. {H}’s slid in as if it knew the way.',
        'Everybody looked at the foot. “It’s lovely and cool in there,” said {H}, and then, more slowly, “It was me.”'
      ]
    },
    {
      id: 'caught',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You’re caught,” said {visitor}, “and you mustn’t leave town.” {H} hadn’t meant to. “I was only going as far as the bathroom,” said {H}. They sat {H} behind the chair, since it had bars. {A} asked what happens next to thieves. {visitor} did not know. Up to now it had mostly been the wind.',
        '{H} looked out between the bars and felt quite famous. “How is it, to be solved?” asked {visitor}. “Cold,” said {H}, “on the left.” So the sock was handed in through the bars, clue or not.'
      ]
    },
    {
      id: 'how-it-was-done',
      A: 'partner',
      paragraphs: [
        '{H} lay down and showed how. The feet got hot, so {H} turned right round. One foot went into the case and cooled off, and kicked. Whoosh! The pillow landed by the door. “Solved,” said {visitor}.',
        '“But I still won’t wake up on it,” said {H}. “Oh, yes,” said {visitor}. “A detective goes where the thief will come, and gets there first.” {A} fetched a second pillow, and they put it at the wrong end of the bed. It only had to wait.'
      ]
    },
    {
      id: 'off-the-list',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} had to be taken off the list of suspects. “Already?” asked {A}. “You were never there,” said {visitor}. “There’s no clue to you at all.” {A} had been one for nearly a whole evening, and had got used to it.',
        '“I could put you down for the next mystery,” said {visitor}. “Which one’s that?” asked {H}. They didn’t know yet. But it was a comfort to {A} to be on it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood still as well, and then sat still, which was easier.',
      '{names} looked at the floor, and there was more on it than usual.',
      { text: '{names} put both hands in the air, in case that was next.', needs: ['hands'] },
      { text: '{names} felt under the blanket, and found a crumb.', needs: ['hands'] }
    ],
    way: [
      '{names} looked as innocent as possible.',
      '{names} sniffed at a clue, and then at the next.',
      { text: '{names} opened the wardrobe by a crack, and shut it.', needs: ['hands'] },
      { text: '{names} drew a line round the pillow, on the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see the foot, and breathed on it.',
      '{names} lay down at the wrong end, to find out how it felt.',
      { text: '{names} patted the second pillow, so that it would stay.', needs: ['hands'] },
      { text: '{names} reached into all the other cases, and there was nobody in them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The clues were put in a matchbox, and the sock went on the foot that it fitted. {visitor} went home close to the wall, and nobody noticed.',
    'They washed behind the ears, where nobody looks for clues. Then {H} lay down. At the other end of the bed the second pillow was plump and cold, and it had time.'
  ],
  last: [
    'Around midnight the thief came by, and the pillow was there already, and {H} was asleep on it.',
    'Nobody could have proved it, but {H} was asleep.'
  ]
})
