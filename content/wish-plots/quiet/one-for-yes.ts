import { wishPlot } from '../wish-plot.ts'

/** For any sorrow or worry, also one that was not understood. It cannot be said, and so it is knocked. */
export const oneForYes = wishPlot({
  id: 'wish-sorrow-knocks',
  tellsAny: 'sorrow',
  comfort: true,
  fed: true,
  about: 'The hero has a heavy heart and no words for it, and answers from under the table, one knock for yes and two for no; then a question comes for which there is no knock.',
  titles: ['One for Yes', 'From under the Table', '{H} Makes a Third One', 'Two for No', 'A Long Scratch'],
  want: [
    {
      id: 'under',
      A: 'partner',
      paragraphs: [
        '{H} had a heavy heart this evening, and was under the table with it. The cloth hung down all round. Only one foot stuck out. {A} came and sat down on the floor beside the foot.',
        '“Do you want to tell me?” asked {A}. {H} wanted to, and it did not come. It had stuck, somewhere behind {H}’s collar. Then there was a knock, from below, on the wood of the table. “Was that a yes?” asked {A}. One knock. “And what’s a no?” Two knocks.'
      ]
    },
    {
      id: 'corners',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Is it round, what you’ve got in there?” asked {A}. Two knocks. “Has it got corners?” One knock. “How many?” Under the table somebody felt for it, and it took a while. Then there were five knocks, and after a pause one more.',
        '“Six corners,” said {A}. “No wonder that it doesn’t come out.” One knock. {A} rubbed {A}’s own neck, at the back. It must be hard to swallow beside a thing like that.'
      ]
    },
    {
      id: 'fridge',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Something went tock in the kitchen. “Was that you?” asked {A}. Two knocks. “Then it was the fridge,” said {A}. “The fridge says yes.” Under the cloth there was a small noise that was not a knock.',
        'They waited to hear whether the fridge had anything to add. It hummed. It did not know what it was about, and it had been friendly all the same. “You needn’t answer the fridge,” said {A}. One knock.'
      ]
    }
  ],
  way: [
    {
      id: 'go-away',
      A: 'partner',
      paragraphs: [
        '“Is it big?” asked {A}. One knock. “Is it about the cabbage?” Two knocks, quite hard. “Shall I say something cheerful?” Two knocks, at once. “Shall I go away?” For a moment there was nothing. Then there were two knocks, the loudest so far. “Good,” said {A}, and moved up closer to the foot.'
      ]
    },
    {
      id: 'hand-through',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I could put one hand in,” said {A}. “Only the hand. The rest of me stays outside.” One knock. So {A} pushed a hand in under the edge of the cloth and laid it down there, open.',
        'At first nothing happened to it. Then something came and took hold of the middle finger, and kept it. {A} sat very still outside. It was a bit far to reach, and {A}’s arm went to sleep, as far as the elbow. {A} left it where it was.'
      ]
    },
    {
      id: 'hums',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Shall I hum?” asked {A}. Nobody had expected that, and it took a moment. One knock. {A} hummed. It was no real tune. It went down where it should have gone up, and then it was over.',
        'One knock. “Again?” asked {A}. One knock. So {A} hummed it again, and got it wrong in the same place. From under the table there came a bit of it too, very low. It went down there as well.'
      ]
    },
    {
      id: 'four',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Are you cross?” asked {A}. Knock, knock, knock, knock. {A} thought about it. “Is that two times no?” Two knocks. “Is it four times yes?” One knock, and the cups rang.',
        '“With me?” One knock. And then, a bit later, two. “Both?” said {A}. “I can put up with both.” {A} did not move away from the foot. It stamped, once, and then it lay there again beside {A}’s knee.'
      ]
    },
    {
      id: 'no-more',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then {A} had no more questions. {A} looked for one, and found only some about socks. “I haven’t got any left,” said {A}. “I’ll just sit here.” One knock.',
        'So it was quiet, on both sides of the cloth. You could hear the clock, and somebody’s nose. It was not the kind of quiet in which somebody is waiting for something. The foot turned over and leaned on {A}.'
      ]
    },
    {
      id: 'no-knock',
      A: 'partner',
      paragraphs: [
        '“Is it a bit better now?” asked {A}. One knock was not true. Two were not quite true, either. {H} knocked once, and then twice, and then with both fists, until the cups jumped. “I don’t understand that one,” said {A}.',
        'Then {H} cried. {A} crawled in under the cloth, and was there. “It was a bad question,” said {A}. “I left you only two answers.” “There isn’t one for it,” said {H}. It was the first thing that {H} had said.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was not much room, so {H} cried into the nearest thing, and that was {A}. Nobody said that it was enough now. It went on for as long as it took, and then for one bit longer.',
        '“Nose,” said {H}. There was no handkerchief under the table. There was only the cloth. They both looked at the corner of it, and then at each other. “It’s got to be washed in any case,” said {A}.'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} was under there by now as well. {A} had asked nothing, and had simply been there all at once. “You didn’t knock,” whispered {H}.',
        '{A} had no need of it. {H} put one hand down close to {A}, and for a while they were both busy with breathing. It was about the right number for under a table.'
      ]
    },
    {
      id: 'child-three',
      A: 'child',
      spare: 11,
      paragraphs: [
        'Then somebody pushed in under the cloth from the other side. It was {A}. “Can I be in it too?” asked {A}. “I needn’t know what it’s about.” {H} thought, and knocked once.',
        'So {A} lay down on {A}’s front, chin on the floor, and was in it. After a time {A} knocked, three times. “What’s that?” asked {H}. “That’s only me,” said {A}. “So that you know.” It was a good one to have.'
      ]
    }
  ],
  turn: [
    {
      id: 'scratch',
      A: 'partner',
      paragraphs: [
        'So {H} made one. {H} put one fingernail to the table from below, and drew it slowly along the wood. Krrrrrr. “What does it mean?” asked {A}.',
        '“It means, I don’t know,” said {H}. “And it’s still there. And don’t go.” “That’s a lot for one scratch,” said {A}. “It’s a long one,” said {H}. {A} tried it too. It needed the whole table.'
      ]
    },
    {
      id: 'honest',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Will it be all right?” asked {H}. {A} lifted one knuckle for a yes, and did not knock. Then {A} put a fingernail to the wood instead. Krrrrrr, it went, right across.',
        '{H} listened to the end of it. It would have been nicer to get a knock. But {H} would have wondered about it in the night. “That was a true one,” said {H}. “Yes,” said {A}. “I’ll tell you as soon as I know. And the end of it was, I’m not going.”'
      ]
    },
    {
      id: 'on-my-foot',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Now it could be mixed. {H} knocked, and scratched, and knocked twice, and scratched again in a curve. “Wait,” said {A}. “Yes. You don’t know. No. And then it bends.” {A} could make nothing of it. “What does that mean?”',
        '“You’re sitting on my foot,” said {H}. {A} was. They moved everything that they had, knees and all, until each foot belonged to somebody. {H}’s mouth had gone up a little on one side, and it came down again by itself.'
      ]
    },
    {
      id: 'in-the-palm',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“And tomorrow?” asked {H}. “Where everybody can hear it?” {A} held out a hand, flat. “Do it in there,” said {A}. So {H} pressed one finger into {A}’s palm, once, and nobody could have heard that.',
        'Two was two. The third one tickled, because it went from the thumb right across to the edge. “I’d feel that even in a queue,” said {A}. “Even in gloves?” “In gloves you’d have to do it harder.” {H} did it harder.'
      ]
    },
    {
      id: 'elder-above',
      A: 'elder',
      spare: 13,
      paragraphs: [
        'Something knocked on the table from above. It was {A}, who had sat down on a chair. “I’d get down to you,” said {A}, “but then you’d have to get me up again.” {H} knocked back from below.',
        '“We used to do that through a wall,” said {A}, “when I was small. You got a knock, and then you knew.” “What did you know?” asked {H}. “That there was somebody behind it,” said {A}. “I never needed more than that.”'
      ]
    },
    {
      id: 'you-as-well',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Then {H} asked something. “Have you ever been under here?” One knock. “With something heavy?” {A} was a while over it. One knock, and a short scratch. “Did somebody come?”',
        'One knock. {H} thought about who that might have been, and what the foot had looked like. “It’s a good table,” said {H}. {A} laid one hand on the wood and thought so too.'
      ]
    },
    {
      id: 'in-bed',
      A: 'partner',
      paragraphs: [
        '“And when I’m in bed?” asked {H}. “There’s the wall,” said {A}. {H} thought it out. “I’ll knock once. That means, are you there? And you knock once back. And if I scratch, you don’t ask anything. You come.” “I come,” said {A}.',
        'They tried it straight away. {H} lay down by the wall, and {A} went out and round the corner. One knock. One knock back. Then {H} scratched, only a short bit. {A} was in the door before it was over, and asked nothing, and sat down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the floor as well, not far from the foot.',
      '{names} looked in under the cloth, and let it fall again.',
      { text: '{names} turned off the big lamp and left the little one on.', needs: ['hands'] },
      { text: '{names} laid a cushion beside the foot, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} pricked up at every knock.',
      '{names} pressed up against the cloth from outside, and it bulged.',
      { text: '{names} held on to the cups, so that they did not ring.', needs: ['hands'] },
      { text: '{names} passed a handkerchief in under the edge of the cloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the long one right to its end.',
      '{names} squeezed in as well, where there was still a corner.',
      { text: '{names} tried the scratch on a chair, and it sounded higher.', needs: ['hands'] },
      { text: '{names} knocked once on the way past, only to say so.', needs: ['hands'] }
    ]
  },
  bed: [
    'They pulled the cloth straight on the table and pushed the cups back from the edge.',
    '{H} washed, and lay down with one hand flat against the wall. What was heavy lay there too. On the other side of the wall somebody sat on a chair, and had nothing else to do.'
  ],
  last: [
    'One knock went out, and one knock came back, and {H} was asleep.',
    'There was somebody on the other side of the wall, and {H} slept.'
  ]
})
