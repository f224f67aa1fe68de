import { wishPlot } from '../wish-plot.ts'

export const whoeverSkip = wishPlot({
  id: 'wish-whoever-skip',
  visits: 'anything',
  whoever: [
    'wants to skip',
    'can’t skip',
    'wants to skip with a rope',
    'can’t skip with a rope',
    'wants to skip rope',
    'can’t skip rope',
    'wants to jump rope',
    'can’t jump rope',
    'wants to jump over a rope',
    'can’t jump over a rope',
    'wants to use a skipping rope',
    'can’t use a skipping rope',
    'wants a skipping rope',
    'skips with a rope',
    'skips rope',
    'jumps rope',
    'goes skipping',
    'loves skipping',
    'loves to skip',
    'loves skipping ropes',
    'loves her skipping rope',
    'loves its skipping rope',
    'dreams of skipping',
    'is bad at skipping',
    'is no good at skipping',
    'keeps tripping over the rope',
    'keeps tripping over its skipping rope',
    'is afraid to skip',
    'is scared of the skipping rope',
    'is afraid of the skipping rope',
    'gets tangled in the rope',
    'gets tangled up in its skipping rope',
    'does double dutch',
    'wants to do double dutch',
    'hops over a rope',
    'catches its feet in the rope',
    'stops the rope with its feet',
    'skips all day long',
    'skips in the playground',
    'is rubbish at skipping',
    'counts its skips'],
  except: ['school', 'stone', 'stones', 'hurt', 'bullied', 'dinner', 'breakfast', 'lunch', 'bedtime', 'bath'],
  company: ['tap', 'rope', 'drop', 'biscuit', 'sink', 'floor', 'hall'],
  about: 'The hero wants to pass a biscuit under a dripping tap dry, and waits for the drop as whoever cannot skip waits for the rope; both get through when they go by the sound of the last one.',
  titles: ['Tick', 'A Dry Biscuit', 'As High as a Biscuit', '{visitor} Hears the Rope', 'Between Two Drops'],
  want: [
    {
      id: 'biscuit',
      A: 'partner',
      paragraphs: [
        'The kitchen tap dripped. Plip, it went, and after a while it went plip. {H} wanted to get a biscuit through underneath, and dry. {H} watched the drop grow, and went. Plip. That was the fourth wet biscuit.',
        'Out in the hall something went swish, and then it went flop. There stood {visitor.first}, all tied up in a rope. “It’s always there before me,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'high',
      A: 'partner',
      paragraphs: [
        'They untied {visitor}, and rolled up the rug. “You’ve got to jump high,” said {A}, who was quite sure. “And never take your eyes off the rope.” {visitor} turned the rope, and looked at it very hard.',
        'It came over the top. {visitor} waited till it was there, and jumped nearly up to the lamp. Swish. Flop. The rope lay in front of {visitor} like a cat. “I saw it,” said {visitor}. “I saw it the whole time.”'
      ]
    },
    {
      id: 'getting-out-of-the-way',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“It’s you it catches on,” said {A}, “at {caller.part}.” There is always something. With {A} it was the ears, and with {H} it was a slipper. So they made the rope longer. {visitor} stood on the middle of it, and the handles had to come up to the armpits.',
        '“Where are my armpits?” asked {visitor}. They had to agree on a place. Now the rope cleared {caller.part}, with a good bit of air in between. “Ha!” said {visitor}, and forgot all the rest.'
      ]
    },
    {
      id: 'already-has-a-beat',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“You’ve got to have something that goes on and on,” said {A}, “so that you don’t think.” {visitor} thought about it, and {caller.does}. {visitor} did it again, and again, always the same. By the third time {H} was nodding along.',
        '{A} {caller.move}, five times, with a little hop after each. Somebody on the stairs stopped to listen. “You could skip to that,” said {A}, out of breath. {visitor} looked at {A} with great interest. “Is that how it looks?” asked {visitor}.'
      ]
    },
    {
      id: 'rhyme',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'You need a rhyme to skip to. {A} knew one about a teacup, and {H} knew one about a bear that turned round. “I want one about {caller.wants},” said {visitor}. That was what {visitor} thought of anyway, whenever it was in the air.',
        'They tried it. But there’s a bump in it, and everybody fell over the bump. “It’s too good for a rhyme,” said {A}. In the end they counted biscuits. One biscuit, two biscuits, and at “three” the rope lay down.'
      ]
    },
    {
      id: 'calling-out',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“I’ll tell you when,” said {A}. “I’ll call, and you jump.” First they had to know what to call. “Now” was too long at the front, and “hop” got stuck in the teeth. At home, said {visitor}, what they called was “{caller.sound}”. So {A} called that.',
        '{visitor} stopped and looked round to see who it was. The rope went by on its own, and lay down. “It sounded like my aunt,” said {visitor}. They waited a moment, in case it was.'
      ]
    },
    {
      id: 'step-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Slower,” said {A}. “Over your head, and let it land.” The rope came down in front, and lay there. Tick, it said. Then {visitor} stepped over it, first with one, and then with the other. It lay behind, and could be fetched again.',
        'They did it all the way along the hall. Over, tick, step. Over, tick, step. “That isn’t skipping,” said {visitor}. “It’s taking a rope for a walk.” “It’s very good, though,” said {H}. “It hasn’t pulled once.”'
      ]
    },
    {
      id: 'propeller',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} turned the rope with both arms, like somebody on a hill who wants to be seen. It flew in a big crooked ring, and brought down a cap. “It’s meant to be wrists,” said {A}. “Keep the elbows by your sides, as if you’d a newspaper there.”',
        '{H} fetched newspapers. {visitor} held one on each side, and only turned at the very end. Swish, swish went the rope, quite small and round. {visitor} wasn’t jumping at all yet. “It does that by itself,” said {visitor}. “I’ve just got to stay out of it.” A newspaper fell down.'
      ]
    },
    {
      id: 'how-high-is-high',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How high is a rope?” asked {A}. {H} laid it on the floor, and they all got down low to see. It was as high as a biscuit. You could have slid a letter over it. “And for that I go up to the lamp?” said {visitor}.',
        '“It takes so long to come down from there,” said {A}. “By then the rope’s been round twice.” {visitor} jumped over a biscuit. It was hardly a jump. It was more as if somebody had said something surprising.'
      ]
    },
    {
      id: 'long-waits',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In between there was the tap. {A} tried to help, and made the biscuit hold its breath. {A} tried it fast, with a run-up from the fridge. Plip. It was the run-up that the drop had been waiting for. There were seven wet biscuits in a row now.',
        '“It hangs there and looks at you,” said {H}. “It gets bigger and bigger, and then I can’t wait any more.” {A} knew that from the telephone. The drop hung there. They both leaned closer. Plip, it went, on somebody’s nose.'
      ]
    },
    {
      id: 'without-a-rope',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Leave the rope off for once,” said {A}. They all stood in the hall with nothing, and turned it. Swish, went {A}. Hop, went {visitor}, quite softly. It went on and on. {visitor} got to thirty, and spoke about the weather in between.',
        '“You can do it,” said {A}. “Only the rope’s missing.” {visitor} took it up again, and got to one. “I knew it was the rope,” said {visitor}. They hung it on the door handle for a while, and looked at it.'
      ]
    },
    {
      id: 'other-side',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} held both ends of the rope in one hand, at the side, and turned. It went round beside {visitor}, and there was nobody in it. Swish, tick. Swish, tick. “Just jump along with it next door,” said {A}. “It can’t get at you.”',
        '{visitor} jumped, always at the swish, and a bit too high. “It’s going tick while you’re still up there,” said {A}. “You’re early.” “I’d rather be early,” said {visitor}. “I’m early for trains, too.” And how was that? “I sit there, and then it’s somebody else’s.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours was the washing line,” said {S}. “We could only skip on wet days, because on the dry ones it had shirts on it. We once got to two hundred and eleven.” “And then?” asked {A}. “Then the sun came out,” said {S}.',
        'There were no handles on it, only knots. {S} shut both eyes, and still knew how it had sounded on the stones. “Tick,” said {S}, and a toe went up under the chair. “Tick.” {visitor} looked at the toe for a long time.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a turn. {S} put the rope down on the floor in a ring, and got in, and hopped. “It’s got to move,” said {A}. “I’m moving,” said {S}. Nothing could be said against that. {S} got to nineteen, and nineteen again.',
        'Then {A} made the rope wriggle along the floor like a snake. {S} hopped over it, and {visitor} came behind. “Don’t look at it!” shouted {S}. “It bites the ones who look.” {visitor} had always thought so.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came out into the hall, where there was a rope lying about. {A} knew what that was for. {A} took the loose end, and went away with it. The other end was round {visitor}. They met by the shoes.',
        '“It’s not that sort of rope,” said {H}. {A} gave it back, a little wet. After that {A} lay down right by the place where it always hit the floor. At every tick one ear turned round, or whatever {A} listened with. It never turned at the swish.'
      ]
    },
    {
      id: 'he-was-not-looking',
      A: 'partner',
      paragraphs: [
        '{A} was talking to {visitor} through the kitchen door. Without a look at the tap {A} held out a biscuit to {H}, right through underneath. Plip. The hand went by. Plip. “It’s dry!” cried {H}. “How did you do that?” “Do what?” said {A}, and thought back. “It had just gone plip. So I knew that there wasn’t one coming for a bit.”'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-tick',
      A: 'partner',
      paragraphs: [
        '“We’ve always waited for the next one!” said {H}. “It’s the last one that you go by!” {H} shut both eyes. Plip. The biscuit went through, and not a crumb was wet. “What noise does the rope make?” called {H}. “Swish,” said {visitor}. “And then flop.”',
        '“And before the flop?” said {A}. “It hits the floor, and goes tick.” {visitor} looked up at the lamp, and turned, and listened. Swish, tick. At the tick {visitor} went up, no higher than a biscuit. There was no flop. Swish, tick, swish, tick. “Where’s the rope?” cried {visitor}. “Everywhere,” said {A}. “Keep on!”'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} turned out the light in the hall, to see if it was true. Now there was only the noise. Swish, tick. Swish, tick. You could hear {visitor} hop, and in the kitchen the tap. It was a bit slower than the rope, and now and then they met.',
        '“Eleven,” said somebody. “Twelve.” Nobody knew who was counting. When the light went on again, they were all hopping. {A} was, too, and had never had a rope.'
      ]
    },
    {
      id: 'two-in-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is there room for me in there?” asked {H}. You stand face to face for that, as close as in a lift. {visitor} turned. At the first tick {H} was too late, at the second one too early. At the third they both went up.',
        '“Don’t look at the rope,” said {visitor}. “Look at me.” {H} did. {visitor} was listening with everything. They got to six. Then one of them had to laugh, and the rope lay down on four feet, or thereabouts.'
      ]
    },
    {
      id: 'past-the-door',
      A: 'partner',
      paragraphs: [
        'They ate the dry biscuit in three bits. It tasted like all the others, but it crunched. “Shall I turn off the tap properly?” asked {A}. “Not yet,” said {visitor}. “I’d like to hear it once more.” Plip.',
        'Then {visitor} took up the handles, and skipped out at the door. They could hear it for a long time. Tick, it went by the bins. Tick, it went at the corner.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a wet biscuit, and did not mind.',
      '{names} went to see what had gone flop, and stayed out of reach.',
      { text: '{names} set out the biscuits in a row, from wet to dry.', needs: ['hands'] },
      { text: '{names} held on to the end of the rope till the knot came out.', needs: ['hands'] }
    ],
    way: [
      '{names} sat by the wall, where the rope just didn’t reach.',
      '{names} felt the floor jump, and waited for the flop.',
      { text: '{names} pulled the rug a little further out of the way.', needs: ['hands'] },
      { text: '{names} moved the vase, and then the other vase.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the door of the kitchen, and then at the hall’s.',
      '{names} went up and down a little at each tick.',
      { text: '{names} clapped at every tick, to help it along.', needs: ['hands'] },
      { text: '{names} brushed the crumbs together, and they were all dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was rolled out again. Then somebody turned the tap hard, and it let go of one more drop, and was quiet.',
    'They brushed their teeth, and hopped to bed, as high as a biscuit.'
  ],
  last: [
    '{H} listened for the next drop, and none came, and {H} was asleep.',
    'Far off something said tick at a corner. Between that one and the next {H} was asleep.'
  ]
})
