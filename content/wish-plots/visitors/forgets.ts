import { wishPlot } from '../wish-plot.ts'

export const visitorForgets = wishPlot({
  id: 'wish-visits-forgets',
  visits: 'forgets',
  about: 'Somebody who forgets comes to the door three times to be told who it is, and has each time found the way.',
  titles: ['Good Evening, Who Am I', 'A Knot for Everything', '{visitor} Knocks Again', 'What the String Was For', 'The Third Knock'],
  company: ['knot', 'string', 'doormat'],
  want: [
    {
      id: 'first-knock',
      A: 'partner',
      paragraphs: [
        'There was a knock, and {H} opened the door. On the mat stood {visitor.first}. “Good evening,” said {visitor}. “I wanted something, and now it’s gone. {visitor.says}, you see.”',
        '“Come in,” said {H}. “It’ll come back.” “Who will?” asked {visitor}. {H} looked at {A}. “We’ll see to it that you don’t forget any more,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'knots',
      A: 'partner',
      paragraphs: [
        '“You tie a knot for it,” said {A}. They fetched some string. The first knot was for the name of the street. The second was for what a spoon is. The third was for the first two. Then {visitor} went on alone, because it was such fun.',
        'In the end there were thirteen. “This is a beautiful one,” said {visitor}. “What’s it for?” Nobody knew. Now all three of them had forgotten it.'
      ]
    },
    {
      id: 'who-does-that',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Do you know who you are?” asked {A}. {visitor} was not quite sure. So {A} {caller.move}. {visitor} watched it from very near. “I know somebody who does that,” said {visitor}.',
        '“You do,” said {H}. “Do I?” And then {visitor} {caller.does}, and was amazed. “{caller.fact},” said {A}, to help it along. “Fancy that,” said {visitor}. “What an interesting person I’ve been!”'
      ]
    },
    {
      id: 'had-it-with-me',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And something else is missing,” said {visitor}, and looked under the mat for {caller.part}. They helped to look. {H} looked behind the door, and {A} looked among the boots. Then they both looked at {visitor}.',
        '“You had that with you when you came in,” said {A}. {visitor} turned round to see, and {caller.part} turned round too. “What a good place to keep things,” said {visitor}. “I’d never have thought of looking there.”'
      ]
    },
    {
      id: 'introduce',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’m {H},” said {H}, “and that’s {A}.” {visitor} was delighted. “{H} and {A}!” said {visitor}. “I must remember that. And who are you two?”',
        'They told it once more, slower this time. {visitor} was just as delighted. “I’ve never been so welcome anywhere,” whispered {A}, “so many times.”'
      ]
    },
    {
      id: 'joke',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} told {visitor} a joke with a bus in it. {visitor} laughed until the string shook. A minute later {A} told it again, just to see. {visitor} laughed even more.',
        '{A} had never had anybody who heard it for the first time so often. By the fourth time only {H} knew how it ended.'
      ]
    },
    {
      id: 'what-was-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps you wanted something to drink,” said {A}. They gave {visitor} some water, in the good cup. It was very nice, but that was not it. “Or a blanket,” said {H}. They put one round {visitor}. It was not a blanket either, but {visitor} kept it on.',
        'In the same way it was not a plum, and not a footstool, and not the small drum. {visitor} had all of them, in a row. “I’ve never had such a good time,” said {visitor}, “not finding something.”'
      ]
    },
    {
      id: 'second-knock',
      A: 'partner',
      paragraphs: [
        '“I’ll be right back,” said {visitor}, and went out to see what the weather was doing. Almost at once there was a knock. “Good evening,” said {visitor}. “{visitor.says}. Have I been here before?”',
        '“Just now,” said {H}. “Was I nice?” asked {visitor}. “Very,” said {H}, and held up the string. “Whose are all those knots?” asked {visitor}. “They must have such a lot to remember!”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{visitor} stopped in front of {A}. “We’ve met,” said {visitor}. “I think you were bigger.” {A} looked up and said neither yes nor no.',
        'So they met again, from the beginning. With {A} it made no difference. {A} does it every morning, with everybody, and is glad each time.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I forget things too,” said {S}. “I go into a room and stand there.” “And then?” asked {A}. “Then I look out of the window. It’s often a nice window.”',
        '{visitor} moved closer, for here was somebody who understood it. “And does it come back?” asked {visitor}. “In the bath, mostly,” said {S}. “But then I haven’t a pocket to put it in.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was good at remembering, and took over. “You had three biscuits and you gave them all to me,” {S} told {visitor}. “Did I?” asked {visitor}. “That was kind of me.”',
        '{A} cleared {A}’s throat. {S} thought it over once more. “It was one biscuit,” said {S}, “and you were going to.”'
      ]
    },
    {
      id: 'switch',
      A: 'same',
      spare: 12,
      paragraphs: [
        'By the door {visitor} found the light switch, and pressed it. Click, it was dark. Click, it was light. “Oh!” said {visitor}. “Did you see that? The whole room came back.” Click, it went. Click, it came. “Oh!” said {visitor}, for the first time.',
        '“We’ve had that lamp for years,” said {A}, “and I’ve never said oh to it.” {A} tried it. It sounded a bit false. {H} did it with both eyes shut, and very nearly did not know what would come.'
      ]
    },
    {
      id: 'labels',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Let’s go through the room,” said {A}, “and say what everything is.” They began at the left. That was a chair, and that was a lamp. {visitor} said hello to every one.',
        'When they had come round, they were at the chair again. “And this is new,” said {visitor}, and walked round it, full of respect. {A} looked at the chair too. It did have rather nice legs.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A song stays in,” said {A}. “Nobody forgets a song.” They made one up, with everything in it that mattered. {visitor} sang along, loudly and well.',
        'Afterwards {visitor} still had the tune. The words had all gone. “La di da,” sang {visitor}, with great feeling. “That’s about the street,” said {H}. “I thought it was about soup,” said {A}.'
      ]
    },
    {
      id: 'errand',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried something small. {visitor} was to walk to the kitchen and fetch a spoon. {H} timed it by counting. At forty {visitor} came back, and was beaming, and held a sieve.',
        '“Was it this?” asked {visitor}. “Nearly,” said {H}. “It was something to do with holes,” said {A} kindly, “only with fewer of them.”'
      ]
    },
    {
      id: 'white-buttons',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They played a game with buttons. {A} and {H} had the black ones, and {visitor} had the white. “Which are mine?” asked {visitor} after the first go, and moved a black one forwards. It was a very good move.',
        '“Now you’re playing for us,” said {A}. “Am I? Then we’re winning!” said {visitor}, and after the next go it was for the others again. Nobody knew in the end who had won. But {visitor} congratulated all three of them, and was thanked very much.'
      ]
    },
    {
      id: 'us-too',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did we have on Monday, to eat?” {A} asked {H}. {H} knew it exactly. Then it was not so exact. There had been something with a sauce.',
        '“You see,” said {A}. They both held on to the string for a bit, to be on the safe side. “Is it catching?” asked {visitor}, and let go of the other end.'
      ]
    }
  ],
  turn: [
    {
      id: 'third-knock',
      A: 'partner',
      paragraphs: [
        'Then {visitor} went to look for the moon. There was a knock, for the third time. “Good evening,” said {visitor}. “I wanted something, and...” “Now it’s gone,” said {H}. “Come in. You’ve been here twice.”',
        '“There are nine doors out there,” said {A}, “and it’s dark. How do you always find ours?” {visitor} had to think. “I don’t find it,” said {visitor}. “I just go. And then it’s this one.”'
      ]
    },
    {
      id: 'try-another',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They tried it from inside. {A} put out the lamp, and turned {visitor} round three times in the hall. {visitor} went past the broom, and stopped in front of {H}.',
        '“Is it you?” asked {visitor}. “It’s me,” said {H}. “I thought so,” said {visitor}. “I don’t know who that is. But I thought so.”'
      ]
    },
    {
      id: 'not-forgotten',
      A: 'partner',
      paragraphs: [
        '“Then you haven’t forgotten that,” said {H}. “You know where somebody is who knows the rest.” {visitor} stood quite still on the mat. “Was that what I wanted?” asked {visitor}. “Somebody to remember for you,” said {H}.',
        '{H} undid all the knots. One end of the string was tied to the door handle, and {visitor} got the other. “What’s this for?” asked {visitor}. “It’s so that I don’t forget you,” said {H}. {visitor} had not known that it went that way round too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} gave the guest a welcome, and then another, just in case.',
      '{names} came to say good evening, and did it twice, to be sure.',
      { text: '{names} wrote down the street on a bit of paper, and mislaid the paper.', needs: ['hands'] },
      { text: '{names} offered milk, a chair and a comb, in case it was one of those.', needs: ['hands'] }
    ],
    way: [
      '{names} got caught in the string, and that made one more knot.',
      '{names} went to fetch something, and came back with something else.',
      { text: '{names} counted the knots, and lost count at the beautiful one.', needs: ['hands'] },
      { text: '{names} tied one as well, and remembered only that it was blue.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran to the door before the knock, because it was about time.',
      '{names} leaned against the guest, in the old place.',
      { text: '{names} rolled up the loose string, since it would not be wanted.', needs: ['hands'] },
      { text: '{names} set out the same cup as before, and the same before that.', needs: ['hands'] }
    ]
  },
  bed: [
    'What was left of the string went back into the drawer. {H} pulled the mat straight at the door, in case anybody knocked.',
    'They washed and lay down. “Good evening,” said {visitor} from the other pillow. And they told {visitor} who they were, as often as it was needed.'
  ],
  last: [
    'A string went from the door handle to {visitor}, past the bed where {H} was asleep.',
    'Nobody was forgotten, not even by {H}, who was asleep.'
  ]
})
