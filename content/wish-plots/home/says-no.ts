import { wishPlot } from '../wish-plot.ts'

export const saysNo = wishPlot({
  id: 'wish-says-no',
  wishes: ['nope', 'refuses everything', 'terrible twos', 'contrary'],
  answers: ['nope', 'no', 'saying', 'says', 'said', 'everything', 'day', 'all', 'refuses', 'terrible', 'twos', 'contrary', 'so', 'very', 'always'],
  except: ['one', 'died', 'dragon', 'wizard', 'robot', 'bear', 'princess', 'king', 'food', 'eat'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'change', 'losing'],
  company: ['pencil', 'paper', 'pancake', 'cup', 'mat', 'door', 'rug'],
  about: 'The hero says no to everything and so loses a pancake, until it turns out that only the questions have to be other ones.',
  titles: ['No, With Jam On', '{H} Says No', 'Room for One More No', 'The Day of the Strokes', 'Would You Mind a Pancake'],
  want: [
    {
      id: 'strokes',
      A: 'partner',
      paragraphs: [
        '“Nope,” said {H}. {A} had not asked anything yet. “The red cup?” asked {A}. “No.” “The blue one, then?” “Nope.” {H} had said no to the socks already, and to the rain.',
        '“How many is that?” asked {A}. Nobody had counted. So {A} took a pencil, and made a stroke on a paper for each. {H} wanted to say no to everything, until there was no room left on it. A nope counted too.'
      ]
    }
  ],
  way: [
    {
      id: 'first-pancake',
      A: 'same',
      paragraphs: [
        '“Shall we stop?” “No.” A stroke. Then there was a smell. {A} came in with a pancake, rolled up, and jam was coming out of one end. “Would you like this?” asked {A}. “Nope,” said {H}. It was out before it could be caught.',
        '{A} made a stroke. “Then I’d better eat it,” said {A}. {H} watched it get shorter. “I didn’t mean that one,” said {H}. “It looks just like the others,” said {A}, and held up the paper.'
      ]
    },
    {
      id: 'on-the-mat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Shall we go out?” asked {A}. “No,” said {H}. “Then we’ll stay in.” “No.” So they stood on the mat, with the door open. It was neither out nor in.',
        'A neighbour came by with a bag. “Are you just off?” she asked. “No,” said {H}. “Or have you just come?” “No.” “I see,” said the neighbour. She put down the bag, and stood there for a bit as well.'
      ]
    },
    {
      id: 'kinds-of-no',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} knew a good many of them. There was a long no and a short one. There was one through the nose. There was a small one, for saying with a blanket on your head.',
        '{A} listened to all of them with the pencil ready. “The one through the nose had a bit of a yes in it,” said {A}. “No,” said {H}, through the nose. It was true, and they had to leave it out.'
      ]
    },
    {
      id: 'song-of-no',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} was humming something, so {H} sang along. All the words were no. It went very well, for you can sing that one on any note.',
        '“Is there a second verse?” asked {A}. “No,” sang {H}, and that was the second verse. They sang it together, one high and the other low. Nobody could have said what it was against, and by the end the kettle had joined in.'
      ]
    },
    {
      id: 'one-for-a',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“May I have one too?” asked {A}. {H} thought it over. “Will you carry my cup to the window?” asked {H}. “No,” said {A}. They both jumped. It had come out so loud.',
        '“I didn’t know that I had one,” said {A}, and felt quite warm. It had been a while. Then {A} carried it to the window all the same. “It’s on the paper, though,” said {H}.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'other',
      spare: 14,
      paragraphs: [
        'The telephone rang, and {A} held it to {H}’s ear. Somebody wanted to know if this was the bakery. “No,” said {H}. “Is it a wrong number, then?” “No,” said {H}.',
        'The telephone was quiet for a moment. “Then may I have six rolls?” it asked. {H} looked at {A}, and {A} looked at the strokes. “No,” said {H}, quite kindly.'
      ]
    },
    {
      id: 'pet-asked',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} went to ask {A}. “Shall I stroke you?” asked {H}. {A} said nothing, but came a step nearer, and then half a step back.',
        '“That’s the hardest sort,” said {H}, and made a stroke that was only half as long. {A} was stroked as well, so that both were right.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once said no to a hat,” said {S}, “for a whole winter.” “What happened?” asked {A}. “My ears were cold,” said {S}. “And every morning they asked me again.”',
        '{A} wanted to know who had won. {S} had to think about that. “In spring they stopped asking,” said {S}. “And then I put it on. It was a good hat.”'
      ]
    },
    {
      id: 'child-trick',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to make {A} say the other word. “Is your name {A}?” asked {S}. “No.” “Then who are you?” {A} opened {A}’s mouth and shut it again.',
        '“You needn’t tell me,” said {S}. “Shall I call you Potato?” “No!” said {A}. “It’s always no with Potato,” said {S} kindly, and went to get the pencil.'
      ]
    },
    {
      id: 'baby-head',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had seen all this, and shook {S}’s head. It went to the left, and to the right, and to the left. {S} liked that, and could not find the end of it.',
        '“Do you want to stop?” asked {A}. {S} went on. It was the longest no of the whole day. When it was over, {S} looked at the wall for a while, until the wall stood still.'
      ]
    },
    {
      id: 'guest-bow',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“No, thank you,” said {S}, when a biscuit went round. {A} had not met that kind. “Is it one no, or is it more?” asked {A}. “It’s one,” said {S}, “with its hair combed.”',
        '{A} tried it. “Is it raining?” asked {S}. “No, thank you,” said {A}. It got a stroke with a small curl on top.'
      ]
    },
    {
      id: 'second-pancake',
      A: 'partner',
      paragraphs: [
        'There was one pancake left, and {A} brought it in. This time {H} held {H}’s mouth shut with both hands. “If I say nope, it’s gone,” said {H} between the fingers.',
        '{A} looked at the strokes, one after the other. “Your no’s always the same,” said {A} slowly. “It isn’t that. It’s what I go and ask.” {H} let go of the mouth. “Then ask it the other way round,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-way-round',
      A: 'partner',
      paragraphs: [
        '{A} sat up straight. “Shall I take this pancake away again?” “Nope!” said {H}. “Would you mind having it?” “Nope!” “Is there anybody else who ought to get it?” “No!” That was three strokes, and the plate stood in front of {H}.',
        'From then on {H} told {A} what to ask. “Ask about my feet,” said {H}. “Do you want cold feet?” asked {A}. “Nope.” So the socks went on. “Shall I read this book without you?” “No!” {A} was out of breath. The asking was the hard part.'
      ]
    },
    {
      id: 'bricks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Shall the bricks sleep on the floor tonight?” asked {A}. “No,” said {H}, and they were put in the box. “Shall the box stand in the middle?” “No.” “Would you like me to do it by myself?” {H} thought that one over.',
        '“No,” said {H} at last, and took the other end. There was not much left for a yes to do.'
      ]
    },
    {
      id: 'too-clever',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After a while {A} got too good at it. “Would you not like it if we didn’t leave the tap not dripping?” asked {A}. They both had to sit down.',
        '“No?” said {H}, to be on the safe side. They went and looked at the tap. It dripped once, and then it did not. So that had been the right answer.'
      ]
    },
    {
      id: 'two-noes',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“What’s no and no?” asked {A}. “Two,” said {H}. “I mean if you say them together,” said {A}. {H} said them together. “No, no.” It sounded friendly, like somebody who is given too much cake.',
        'They tried it with three, and it sounded like a pigeon. With four it was a train. It went round the table and stopped at nothing.'
      ]
    },
    {
      id: 'asked-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Now I ask you,” said {H}, and took the pencil. “Shall I stop sitting on your knee?” “No,” said {A}. “Am I too heavy?” “No.” “Would you like your leg back?” {A} could not feel the leg any more.',
        '“Is it long until bedtime?” asked {A}. “No,” said {H}, and turned to sit on the other one.'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        'In the end there was room on the paper for one more. {A} sat down beside {H} on the rug. “It ought to be a good one,” said {A}. “What shall I ask?” {H} took some time over that.',
        '“Ask if I’d rather have somebody else,” said {H}. {A} asked it. “Would you rather have somebody else?” “No,” said {H}. {A} made the stroke, and it went right up to the edge.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said nothing at all, to be on the safe side.',
      '{names} came to see how long the row of strokes was.',
      { text: '{names} sharpened the pencil, for it was going to be needed.', needs: ['hands'] },
      { text: '{names} took the red cup, since nobody wanted it.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the pancake get shorter from the other side.',
      '{names} sniffed, and looked towards the pan.',
      { text: '{names} counted the strokes in fives.', needs: ['hands'] },
      { text: '{names} shook one finger at the rain, which went on.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a bit of the pancake, from the end with the jam.',
      '{names} lay down across the socks, and had to be asked to move.',
      { text: '{names} thought up a question, and went to whisper it.', needs: ['hands'] },
      { text: '{names} held the paper flat by its corners.', needs: ['hands'] }
    ]
  },
  bed: [
    'The paper was hung up by the door, full from edge to edge. There was not a place left on it.',
    'Still a bit damp, {H} lay down. Nobody asked if it was late.'
  ],
  last: [
    'The paper was full, nothing more was asked, and {H} was asleep.',
    'There was no pancake left and no room for one more stroke, and {H} was asleep.'
  ]
})
