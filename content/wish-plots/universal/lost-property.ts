import { wishPlot } from '../wish-plot.ts'

export const lostProperty = wishPlot({
  id: 'wish-question-lost-property',
  tellsAny: 'question',
  moods: ['question'],
  partnerPlays: true,
  about: 'A question in a jam jar has lost its answer; at the lost property lids are tried on it, and the right one was what the jar stood on.',
  titles: ['Lost Property', 'A Jar without a Lid', '{H} Has Only Got the Question', 'Somebody Handed It In', 'Behind the Kitchen Table'],
  want: [
    {
      id: 'no-lid',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H} after supper. {A} sat down behind the kitchen table and tapped on a cup. “Lost property,” said {A}. “What’s missing?” “The answer,” said {H}. “I’ve only got the question left.”',
        '{H} had it in a jam jar, so that it couldn’t get away. “No lid,” said {A}, and stood the jar on something flat. “How long was your answer? Did it rhyme? What was it wearing?” “Nothing,” said {H}. “It was true.”',
        '“Then it’s in here,” said {A}, and pulled out two boxes full of lids.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You haven’t said how long,” said {A}. {H} held up two hands, a spoon’s length apart, and then a bit closer together. {A} came round the table to see. “Don’t move,” said {A}, and measured what was in between.',
        '{A} carried the length over to the boxes in both hands. On the way there it got bumped against a chair. “That’s all right,” said {A}. “It’s only a bit shorter.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-small',
      A: 'partner',
      paragraphs: [
        [
          'The first was very small. “{wrong.one},” read {A} off the inside. It fell straight into the jar. “{but.one},” said {H}. “Too small,” said {A}, and fished it out with a fork.',
          'The first was very small. “{guess},” read {A} off the inside. It fell straight into the jar. “Too small,” said {A}, and fished it out with a fork.'
        ]
      ]
    },
    {
      id: 'has-to-sign',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“The rules say that {seen} has to sign for it,” said {A}. So {H} went out, and came back in as {seen}. {H} {seen.move}. {A} had a good look at that, from both sides.',
        '“And where’s {H}?” asked {A}. “Waiting outside,” said {seen}. {A} looked past {seen} to the door. “Then tell {H} that it hasn’t turned up yet,” said {A}. So {H} was told.'
      ]
    },
    {
      id: 'foil',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'One of the answers was only a piece of foil. “We’ll see,” read {A}. It fitted the jar. It fitted the cup as well, and the sugar bowl, and {H}’s knee. “We give that one out all the time,” said {A}.',
        '“Does it keep anything in?” asked {H}. They tipped the jar a little to one side, and the foil fell off. “No,” said {A}. “But it does for people who are in a hurry.”'
      ]
    },
    {
      id: 'too-big',
      A: 'partner',
      paragraphs: [
        [
          'The next was off the biggest pan. “{wrong.two}.” Now there was no jar to be seen. “{but.two},” said {H}. “It’d go on anything,” said {A}. “That’s what’s wrong with it.”',
          'The next was off the biggest pan. “{guess}.” Now there was no jar to be seen. “It’d go on anything,” said {A}. “That’s what’s wrong with it.”'
        ]
      ]
    },
    {
      id: 'knock',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then came a green one. “Knock, knock,” read {A}. “Who’s there?” asked {H}. {A} turned it over, but there was nothing on the other side. They both looked at the door for a while.',
        '“Somebody’s lost that one too,” said {A}. “They only handed in the front of it.” {H} put it back very gently, in case there was still somebody standing there.'
      ]
    },
    {
      id: 'any-day-now',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} came up to the table next. “Has anything been handed in for me?” asked {S}. “I was small when I asked. They told me that I’d understand it when I was older.”',
        '{A} helped to look, in both of the boxes, and under them. “Not yet,” said {A}. “How old are you now?” “Older,” said {S}. “Then it must be any day now,” said {A}.'
      ]
    },
    {
      id: 'nothing-missing',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was there as well. {H} asked what {A} had lost, and looked from one end of {A} to the other. It was all there, from the front to the back.',
        '“You’re only here because it’s nice,” said {H}. That was allowed, and there was no form for it. Nobody else in the office looked so pleased.'
      ]
    },
    {
      id: 'place-for-it',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Where did you have it last?” asked {A}. “I’ve never had it,” said {H}. “Then how do you know that it’s yours?” {H} looked into the jar, and so did {A}.',
        '“Because there’s a place for it,” said {H}. {A} went round the rim with one finger, all the way. There was a place for it, and the place was round. “That’ll do for us,” said {A}.'
      ]
    },
    {
      id: 'small-print',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I can’t read this one,” said {A}. “It’s written too small. Has anybody handed in some glasses?” {H} made two rings out of thumbs and fingers, and held them in front of {A}’s eyes.',
        '“That’s better,” said {A}. “It says: Please turn over.” {A} turned it over. “And what does it say there?” asked {H}. “Please turn over,” read {A}. They did that for some time.'
      ]
    },
    {
      id: 'it-rhymes',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Are you quite sure that it didn’t rhyme?” asked {A}. “I’ve got one here that does. It wasn’t the mat, it wasn’t the hat, and that was that.” {H} liked it very much. They said it three times, going round the table.',
        '“It’s a good one,” said {H}, out of breath, “but it only holds while you’re stamping.” “Then it’s a song,” said {A}, and laid it on the left. “Somebody will be looking for it everywhere.”'
      ]
    },
    {
      id: 'wobbles',
      A: 'partner',
      paragraphs: [
        'A brown one had a knob. “{question}” asked {H}. “In the drawer with the string,” read {A}. “That’s what somebody else asked,” said {H}. Behind them stood the teapot, with no lid on.'
      ]
    },
    {
      id: 'difficult-cases',
      S: 'other',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came round the table with a colander on, and was the one for difficult cases. “Give it here,” said {S}, and held the jar to one ear. {A} listened at it too. It was a sort of rushing, from a long way off.',
        '“That’s the draught,” said {S}. “They get it when they’ve been open for long. It’s nothing bad. Only keep it warm.” So {A} put both hands round it.'
      ]
    },
    {
      id: 'yes',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had something to hand in. “It’s a Yes,” said {S}. “I found it in my mouth.” {A} tried it out. It was short, but it was as good as new.',
        '“If nobody comes for it, do you want it back?” asked {A}. “No,” said {S}. “I mostly use the other one.”'
      ]
    },
    {
      id: 'mostly-ends',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What do people lose most of all?” asked {H}. “The end of what they were going to,” said {A}. {H} waited. “Going to what?” asked {H}. {A} looked to the left and to the right. “I had it a moment ago,” said {A}.',
        'They crept about under the table to look for it. All they found was a raisin. “Is that the end of what you were going to say?” asked {H}. {A} thought about it. “No,” said {A}, “it was longer.”'
      ]
    },
    {
      id: 'elbow',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Between one lid and the next {H} kept a hand on the jar. The hand was tired, so {A} put one on instead. But now {A} couldn’t reach the boxes.',
        '{A} tried it with an elbow, and after that with the tip of a nose. It kept everything in. “Can you work like that?” asked {H}. “It’s how I learnt it,” said {A}, into the jar.'
      ]
    },
    {
      id: 'held-down',
      A: 'partner',
      paragraphs: [
        [
          'The last one {H} pressed down with both hands. “{wrong.three},” said {H}, and it stayed on. “{but.three},” said {A}. “Now let go.” It slid off. “You were only holding it down,” said {A}.',
          'The last one {H} pressed down with both hands. “{guess},” said {H}, and it stayed on. “Now let go,” said {A}. It slid off. “You were only holding it down,” said {A}.'
        ]
      ]
    }
  ],
  turn: [
    {
      id: 'underneath',
      A: 'partner',
      paragraphs: [
        '“{question}” said {H} once more into the jar, and picked it up to go. There lay the flat thing. It was a lid.',
        ['{known}“Oh,” said {A}. “That one was handed in. I only put the jar on it so that it wouldn’t get lost.” {A} turned it over and read it slowly. “{fact}.”', '“Oh,” said {A}. “That’s the one for the night. It goes on whatever nobody here knows.” {A} turned it over and read it slowly. “To be looked up tomorrow.”']
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      paragraphs: [['“First it has to be tried,” said {A}. {try} Then {A} stamped the lid, with one fist.']]
    },
    {
      id: 'fits',
      A: 'partner',
      paragraphs: [
        ['{known}{H} put the lid on. It stayed on, even upside down. “Who handed it in?” asked {H}. “Somebody who’d found it out,” said {A}, “and left it for the next one.”', '{H} put the lid on. It stayed on, even upside down. “Who handed it in?” asked {H}. “Somebody who didn’t know it either,” said {A}, “and left it for the next one.”'],
        ['{known}“Is that all of it?” “It’s all that’s come in,” said {A}. “We’ll look for the rest tomorrow.”', '“Then we haven’t got an answer?” asked {H}. “None has come in,” said {A}. “We’ll look for it tomorrow.”']
      ]
    },
    {
      id: 'mustard',
      S: 'other',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          '“Wouldn’t this have done as well?” asked {S}, and held the small one next to the jar. “{wrong.one}.” “No,” said {A}, with a hand on the lid. “{but.one}.”'
        ],
        '{S} tried it on the mustard instead, and there it fitted. “Then that’s what the mustard was asking,” said {A}. They stood the mustard beside the jar, because now they’d both been seen to.'
      ]
    },
    {
      id: 'hardly-any-air',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Can it breathe in there?” asked {H}. “It’s stopped asking,” said {A}. “After that they need hardly any air.” They looked in through the glass, one from each side, and saw each other. In between there was nothing to be seen, and it lay quite still.'
      ]
    },
    {
      id: 'reward',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Whoever hands something in gets half a biscuit. But that one hadn’t left a name. {A} held up the half, and looked along the queue. There wasn’t any queue.',
        '“We could eat it for them,” said {H}. “Then we have to enjoy it twice as much,” said {A}. So they each ate a quarter of a biscuit, and took their time.'
      ]
    },
    {
      id: 'thumbs',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And sign here,” said {A}. {H} pressed one thumb on the table. “And here, to say that you’ve got it.” {H} pressed down the other one. You couldn’t see either mark. {A} blew on them both, till they were dry.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and stood in line behind {H}, with nothing missing at all.',
      '{names} lay down in front of the table, where the queue was going to be.',
      { text: '{names} filled in a form with one finger.', needs: ['hands'] },
      { text: '{names} pulled out one more chair, so that there was a waiting room.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled a lid across the floor, to hear it fall over.',
      '{names} sat down in one of the boxes, on the lids.',
      { text: '{names} laid out the lids that didn’t fit, from small to big.', needs: ['hands'] },
      { text: '{names} tried one on as a hat, and handed it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked in through the glass from the other side.',
      '{names} stayed until closing time.',
      { text: '{names} pushed the boxes back under the table.', needs: ['hands'] },
      { text: '{names} tapped on the cup, twice, for closing time.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the lids went home, the big one to its pan and the small one to its pot. The jar stood on the shelf with its own lid on.',
    '{H} got clean, and lay down. The blanket came up to the chin, and it stayed there without being held.'
  ],
  last: [
    'Then the last two lids of that day came down, one over each eye, and they fitted. {H} was asleep.',
    'Everything had its lid on. Nobody was asking for anything any more, and {H} was asleep.'
  ]
})
