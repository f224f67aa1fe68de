import { wishPlot } from '../wish-plot.ts'

export const school = wishPlot({
  themes: ['school'],
  beginsElsewhere: true,
  answers: ['starting', 'starts', 'reception'],
  except: ['homework', 'maths', 'lunch', 'dinner'],
  moods: ['first', 'afraid', 'change', 'waiting', 'alone'],
  about: 'The hero means to take somebody to school in the bag, and finds out which bit is wanted.',
  titles: ['Nobody Counts Bags', '{H} Packs a Person', 'The Glove with the Hole in the Thumb', 'Room in the Bag', 'Only the Hand'],
  want: [
    {
      id: 'room-in-the-bag',
      A: 'partner',
      paragraphs: [
        'Soon it was the first day at school, and {H} was taking {A} along. There was room in the bag. {H} had looked.',
        '“I can’t come,” said {A}. “The teacher counts who’s there.” “The teacher counts people,” said {H}. “You’ll be in the bag. Nobody counts bags.”',
        '“And what do I do in there all day?” asked {A}. “Nothing,” said {H}. “You only have to be there.”'
      ]
    }
  ],
  way: [
    {
      id: 'egg-timer',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'To make room for {A}, they unpacked what was in there already. They found a jumper, a second jumper, a spoon and the egg timer.',
        '“What’s the egg timer for?” asked {A}. “So I know when school’s over.” {A} turned it, and they watched. It took as long as one egg. “School’s longer than that,” said {A}. “How many eggs?” asked {H}. “About a hundred and twenty,” said {A}. {H} put the second jumper back in.'
      ]
    },
    {
      id: 'one-foot',
      A: 'partner',
      paragraphs: [
        'So they tried it. {A} put one foot in. {H} pulled the bag up as far as {A}’s knee, and then the bag was full.',
        '“I’ll push,” said {H}. {H} pushed, and {A} sat down on the floor with the bag on. “It isn’t your pushing,” said {A} from down there. “It’s a school bag. It’s for a lunch.”',
        '“Then only the foot comes,” said {H}. But {A} took it out and put the slipper back on. “I need it,” said {A}. “It’s the one I start with.”'
      ]
    },
    {
      id: 'names-on-things',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'At school everything must have a name on it. {H} took the labels and did the bag and the lunchbox, and both sleeves of the coat.',
        'Then {H} stuck one on {A}. “That’s your name,” said {A}, “not mine.” “I know,” said {H}. “It’s so they bring you back to me.”'
      ]
    },
    {
      id: 'ask-the-pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} would have fitted. So {H} held the bag open, and {A} looked at it for quite a while.',
        '“First I have to ask you what the teacher asks,” said {H}. “Can you keep still?” {A} kept still. “Can you say your name?” {A} went on keeping still. “That’s one out of two,” said {H}, and zipped the bag up again.'
      ]
    },
    {
      id: 'wrong-room',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“On my first day I went into the wrong room,” said {S}. “It was the class of the biggest ones. I sat there all morning.”',
        '“Didn’t you say anything?” asked {A}. “I was going to,” said {S}. “But they were doing volcanoes.” {A} thought about it. “I’d have stayed as well,” said {A}. “And then?” “Then somebody counted,” said {S}. “They always count in the end.”'
      ]
    },
    {
      id: 'not-knowing',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“What if I don’t know something?” asked {H}. “That’s what it’s for,” said {A}. “If you knew it all, they’d send you home.”',
        'This was news. {H} thought of things not to know. “I don’t know how far the moon is. I don’t know what seven sevens are.” “You’re going to be very good at it,” said {A}.'
      ]
    },
    {
      id: 'toilet-song',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“I know something about school,” said {A}, and looked round first. “Some of the toilets don’t lock. You have to sing in there.”',
        '“What do you sing?” “Anything. And if somebody’s coming, you sing louder.” {H} tried over a song or two, to see which had the most verses.'
      ]
    },
    {
      id: 'coat-loop',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Coats go on a peg there,” said {A}. “Try it here.” {H} hung the coat on the hook by its hood, and it slid off. {H} hung it up by one arm, and that was worse.',
        '{A} turned the collar inside out. There was a little loop in it, sewn on at both ends. “Has that always been there?” asked {H}. “Since the shop,” said {A}. {H} hung up the coat by the loop four times running.'
      ]
    },
    {
      id: 'who-is-here',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“In the morning the teacher reads out all the names,” said {A}, “and you say yes.” There were only two of them for that. So the broom sat down beside {H}, and the bucket, and the teapot. “Broom?” read {A}. “The broom’s got a cold,” said {H}.',
        '“Teapot?” “Yes,” said {H} in a high voice. “Bucket?” “Yes,” said {H}, very deep. “{H}?” It was quiet. “{H}?” read {A} again. {H} was looking at the bucket, to see that it sat still. “Not here,” said {H}.'
      ]
    },
    {
      id: 'good-morning',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“When you go in, the teacher says good morning,” said {A}. “Then you say it.” They tried it at the kitchen door. They both said it at once.',
        'They went out and came in again. This time they both waited for the other. It got very quiet in the doorway. “You say it,” whispered {H}. “Good morning,” whispered {A}. “Good morning,” whispered {H}, and that was the best one so far.'
      ]
    },
    {
      id: 'lunchbox-lid',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was also the lunchbox. “You’ll have to open it by yourself,” said {A}. {H} pulled with both hands. The lid held on, and held on, and then let go all at once.',
        'One raisin flew as far as the kettle. “It’s been in there since the summer,” said {A}. {H} looked into the box, in case of others. “Put some more in,” said {H}. “I can open it now.”'
      ]
    },
    {
      id: 'one-arm-up',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“If you want to say something there, you put up your hand,” said {A}, “and then you wait.” {H} had something to say, and put one hand up. {A} was the teacher, and was looking at somebody else. {H} waited. The arm got heavy, and {H} had to hold it up with the other one.',
        '“Yes, {H}?” said {A} at last. {H} opened {H}’s mouth, and there was nothing there. “It’s run down my arm,” said {H}. They waited for it together, but it had gone right down into the sleeve.'
      ]
    }
  ],
  turn: [
    {
      id: 'which-bit',
      A: 'partner',
      paragraphs: [
        '“What do you need me for, at school?” asked {A}. “Say it in order.” {H} thought. “At the gate. Then in the line. And when the others know where the coats go, and I don’t.”',
        '“What would I do at the gate?” “Hold my hand.” “And in the line?” “Hold my hand.” “And at the coats?” {H} looked at the floor. “Hold it tighter.”',
        '“Then you don’t need the foot,” said {A}. “You don’t need most of me. You need this.” And {A} held up one hand.'
      ]
    },
    {
      id: 'the-glove',
      A: 'partner',
      paragraphs: [
        'The trouble with {A}’s hand was that it did not come off. They both pulled. Then {H} dug down to the bottom of the basket with the scarves. There lay {A}’s old gloves, and one had a hole in the thumb.',
        '{H} put that glove into the side pocket of the bag, and slipped one hand into it. It was woolly all the way round. At the end a bit of thumb looked out. “It’s you,” said {H}, “without the rest. It’s holding.”'
      ]
    },
    {
      id: 'goodbyes',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} and {A} tried going in, with the kitchen door for a gate. {H} put on the bag and said goodbye, and had one hand in the pocket. {H} went through the gate, and came back.',
        '“What is it?” asked {A}. “I forgot to look round,” said {H}. {H} went in again, looked round, and waved with the hand that was not being held. Then it was right, and {A} had to say so from outside the school.'
      ]
    },
    {
      id: 'a-pair',
      A: 'partner',
      paragraphs: [
        '“Good,” said {A}, and for a while nothing else. “But you’ll be at school. Who’s holding mine?”',
        '{H} took the other glove and put it on {A}, one finger after another. “You can take it off to eat,” said {H}. “And when I come home, we put them together, and then they’re a pair.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the bag for size as well, and got the head in.',
      '{names} sat down beside the bag, and did not get counted.',
      { text: '{names} lined the pencils up, from the well chewed to the hardly chewed.', needs: ['hands'] },
      { text: '{names} brushed the crumbs out of the bag.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed as well, from behind, and then sat down too.',
      '{names} made off with the slipper, as far as the rug.',
      { text: '{names} pulled at the other strap, for the sake of balance.', needs: ['hands'] },
      { text: '{names} took the lunch box out, to make more room for legs.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in line, though so far it had only one in it.',
      '{names} pressed close at the coats, and stayed.',
      { text: '{names} held a hand as well, to see how tight it ought to be.', needs: ['hands'] },
      { text: '{names} unhooked three coats, and hung them up by size.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarves went back into their basket. The bag stood by the door, and a woolly finger looked out of its pocket.',
    'When {H} had washed and lain down, one hand stayed outside the blanket. It had an early start.'
  ],
  last: [
    'The hand was ready to go. All the rest of {H} was asleep.',
    'Nobody counts who is there at night. {H} was there, and slept.'
  ]
})
