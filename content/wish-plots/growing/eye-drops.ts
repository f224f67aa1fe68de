import { wishPlot } from '../wish-plot.ts'

export const eyeDrops = wishPlot({
  id: 'wish-eye-drops',
  wishes: ['eye drops', 'eyedrops', 'eye drop', 'eyedrop', 'drops eyes', 'drops eye', 'drops in eyes', 'drops in eye', 'drop in eye', 'eye drops bedtime', 'eye drops night', 'eye drops every day', 'eye drops morning', 'needs eye drops', 'having eye drops', 'hates eye drops', 'eye drops refuses', 'afraid eye drops', 'scared eye drops', 'won’t have eye drops', 'wont have eye drops', 'eye drops keep open', 'medicine eye', 'medicine eyes', 'eye medicine', 'eye ointment', 'eye cream', 'conjunctivitis', 'conjunctivitus', 'pink eye', 'pinkeye', 'sticky eye', 'sticky eyes', 'red eye', 'sore eye', 'gunky eye', 'gunky eyes', 'goopy eye', 'eye infection', 'infected eye', 'stye', 'blinking drops', 'shuts eye drops'],
  answers: ['eye', 'eyes', 'drop', 'drops', 'eyedrops', 'eyedrop', 'dropper', 'bottle', 'medicine', 'ointment', 'cream', 'conjunctivitis', 'pink', 'red', 'sticky', 'sore', 'itchy', 'gunky', 'infection', 'has', 'have', 'having', 'had', 'needs', 'need', 'getting', 'gets', 'put', 'putting', 'in', 'his', 'her', 'my', 'into', 'every', 'day', 'days', 'three', 'four', 'times', 'twice', 'night', 'bedtime', 'morning', 'evening', 'after', 'bath', 'hates', 'hate', 'doesn’t', 'don’t', 'won’t', 'wont', 'want', 'like', 'likes', 'refuses', 'afraid', 'scared', 'brave', 'keeps', 'keep', 'open', 'shut', 'shuts', 'closes', 'close', 'closing', 'blinks', 'blinking', 'blink', 'squeezes', 'still', 'lie', 'lying', 'hold', 'doctor', 'chemist', 'pharmacy', 'prescription', 'week', 'today', 'tonight', 'struggle', 'fight', 'wriggles', 'cold', 'stings', 'sting', 'stinging', 'boy', 'girl', 'son', 'daughter', 'toddler', 'child', 'little', 'learning', 'trick', 'about', 'first', 'time', 'nursery', 'home', 'from', 'off', 'school'],
  except: ['optician', 'glasses', 'test', 'exam', 'chart', 'pupils', 'atropine', 'patch', 'squint', 'lazy', 'operation', 'surgery', 'hospital', 'blind', 'black eye', 'poked', 'scratched', 'ear', 'ears', 'ear drops', 'nose drops', 'cough', 'rain', 'raindrop', 'raindrops', 'tear', 'tears', 'dog', 'cat', 'puppy', 'kitten', 'rabbit', 'hamster', 'guinea pig', 'horse', 'bird', 'dragon', 'monster', 'giant', 'robot', 'cyclops', 'potato', 'needle', 'storm', 'flight', 'vomit', 'lemon', 'soap', 'shampoo', 'hay', 'hayfever', 'pollen', 'lens', 'lenses', 'cancer', 'pain', 'hurts', 'frog', 'pirate', 'evil', 'grandma', 'grandpa', 'nana', 'granny', 'grandad'],
  moods: ['afraid', 'learning', 'change', 'waiting'],
  company: ['bottle', 'sofa', 'ceiling', 'ear', 'nose', 'lid', 'lids', 'corner', 'shop', 'spoon', 'door', 'lash', 'cushion', 'eye'],
  about: 'The hero’s eye shuts by itself whenever a drop comes, like a shop that sees a customer, until one drop that missed is left lying in the corner, and walks in when the shop opens.',
  titles: ['A Quiet Customer', 'The Shop That Shuts', '{H} Opens at Three', 'A Puddle Beside the Nose', 'One Drop, Three Times a Day'],
  want: [
    {
      id: 'into-the-ear',
      A: 'partner',
      paragraphs: [
        '{H} had a sore red eye, and for that there were eye drops. It was one drop, three times a day. At breakfast it had taken half an hour. “This time I’ll keep it open,” said {H}, and lay down on the sofa. “I only want to look up, and then it’s done.” {A} held the little bottle over {H}’s eye. A drop hung there, and grew, and let go. The eye was shut before it came. The drop ran into {H}’s ear.'
      ]
    }
  ],
  way: [
    {
      id: 'sees-a-customer',
      A: 'partner',
      paragraphs: [
        '“I didn’t do that,” said {H}. “It shuts by itself.” So now {H} held the top lid with one finger and the bottom lid with another. “I’m open,” said {H}. The next drop let go. There was a wriggle, and both fingers slipped, and it landed on {H}’s chin. “It’s like a shop,” said {H}, “and it shuts as soon as it sees a customer.” “A lid’s quicker than a drop,” said {A}. “It has to be. It’s there against flies.”'
      ]
    },
    {
      id: 'on-two',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Don’t tell me when,” said {H}. “Then it won’t know.” {A} promised to say three, and to do it at two. {H} looked up at the ceiling. “One,” said {A}. The eye was shut already.',
        '“I heard one,” said {H}. “And I thought that you might do it at one, because you’d said two.” {A} screwed the cap on. “I hadn’t thought of that,” said {A}. “But it did,” said {H}, and pointed at the eye.'
      ]
    },
    {
      id: 'staring',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To find out whether it could stay open at all, they stared at each other. Whoever blinked first had lost. {A}’s eyes began to swim. {H} got a wrinkle over the nose. Then {A} blinked, and {H} had won by a long way.',
        '“So it can,” said {H}. “It can do it for ages.” “Only when nobody’s coming,” said {A}. They looked at the little bottle. It stood on the table and had its cap on, and {H} blinked.'
      ]
    },
    {
      id: 'puff',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} could not understand it. “I’d just leave mine open,” said {A}. “Show me,” said {H}, and blew a little puff of air, not at all hard. Both of {A}’s eyes shut. “I wasn’t ready,” said {A}. {H} blew once more, when {A} was ready. They shut again.',
        '“I didn’t do that,” said {A}. “No,” said {H}. “Nobody ever does.” They sat side by side for a while, two people with the same sort of shop.'
      ]
    },
    {
      id: 'on-the-hand',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I’d like to see it first,” said {H}. So {A} let a single drop fall on the back of {H}’s hand. It sat there, round and clear, with a whole window in it. “It’s smaller than rain,” said {H}. “And it’s no colder than milk.”',
        'They waited, and the hand did nothing. It had no lid. “You see?” said {A}. “It’s quite a nice drop.” “My hand thinks so too,” said {H}. “Somebody should tell the eye.”'
      ]
    },
    {
      id: 'something-to-look-at',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’ve got to have something better to look at,” said {A}, and held a picture over {H}’s face. It was a ship with a great many ropes. {H} looked at the ropes. Behind the picture, quite slowly, came the bottle.',
        'One of {H}’s eyes went on looking at the ropes. The other had seen the bottle, and was shut. “What’s the sailor on the left doing?” asked {A}. “I don’t know,” said {H}. “He’s on the side that’s closed.”'
      ]
    },
    {
      id: 'pet-gets-the-drop',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to see why everybody was bending over {H}, and bent over {H} as well. Just then a drop let go. {H}’s eye shut, {H}’s head turned, and it landed on the back of {A}’s neck.',
        '{A} looked up at the ceiling. There was no hole in it. {A} thought about this for a long time. Then {A} lay down under the table, where it was not raining.'
      ]
    },
    {
      id: 'elder-glasses',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve had those,” said {S}. “I did it all by myself. I lay down, took aim, and never felt a thing.” “Not cold?” asked {A}. “Not in the least,” said {S}. “I was very proud of it. I did it for four days.”',
        '“And then?” “Then I cleaned my glasses,” said {S}. “They were quite sticky. I’d had them on the whole time.” {A} laughed so much that both shops had to shut.'
      ]
    },
    {
      id: 'puddle-at-the-door',
      A: 'partner',
      paragraphs: [
        'The next drop fell beside {H}’s nose. {H} lay there like a board with everything shut. “Is it in?” asked {H}. “No,” said {A}. “It’s lying in the corner, like a puddle outside a door.” {H} opened the eye, to see about that. “Oh,” said {H}. “Cold!” {A} bent down close. The corner was empty, and the whole eye shone. “I didn’t do anything,” said {A} slowly. “It was lying there. Then you opened, and it walked in.”'
      ]
    }
  ],
  turn: [
    {
      id: 'closed-first',
      A: 'partner',
      paragraphs: [
        'In the evening they did not try to keep anything open. {H} lay flat and shut both eyes. “We’re closed,” said {H}. {A} let a drop fall into the corner, beside {H}’s nose, and there it lay. “Is somebody outside?” asked {H}. “One customer,” said {A}. “Quite a quiet one.” {H} counted to three, and opened. Nobody had wriggled. “Oh,” said {H}, and blinked twice. “That was all of it.”'
      ]
    },
    {
      id: 'down-the-hole',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where does it go from there?” asked {H}. “There’s a hole in that corner,” said {A}, “as small as a pinprick. Whatever’s in your eye runs down it into your nose. Tears do it too. That’s why you have to blow your nose when you cry.”',
        '{H} sniffed, and swallowed. “Now it’s on my tongue,” said {H}. “It tastes of spoons.” It had come through the whole shop, and out at the back.'
      ]
    },
    {
      id: 'cushion-with-an-eye',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wanted to be the one with the bottle for once. There was a cushion with a button, and they said that the button was sore. {H} held a dry spoon over it, and tipped. “It’s very good,” said {H}. “It doesn’t wriggle at all.”',
        '“It can’t shut, that’s why,” said {A}. “What does it do about flies?” They both looked at the button. Now that one knew, it was a brave cushion.'
      ]
    },
    {
      id: 'wipers',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} watched {H}’s lids go down and up. They did it all the time, and {H} had not been asked. “It’s like the wipers on a bus,” said {A}. “They keep the window wet and clean.” {H} tried to count them. But as soon as they were counted, they came in the wrong places.',
        '“You count,” said {H}, “and I’ll think of something else.” {A} got to fifteen in one minute. {H} had thought of a bus.'
      ]
    },
    {
      id: 'child-is-customer',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a customer, and stood before the door of the room with a bag. “We’re closed,” called {A} from inside. “I know,” said {S}. “I’m the sort that waits.” {S} sat down in the corner. {A} counted to three and opened, and {S} walked in.',
        '“What would you like?” asked {A}. {S} had not got so far. “I’m a drop,” said {S}. “I only wanted to be in.”'
      ]
    },
    {
      id: 'you-are-doing-it-wrong',
      A: 'partner',
      paragraphs: [
        'Then {A} rubbed one eye, for there was a lash in it. {A} lay down and held both lids apart. {H} tipped a little clean water from a spoon. It ran into {A}’s ear. “You’re doing it wrong,” said {H}. “You have to be closed.” {A} closed. {H} let three drops fall into the corner. “There’s somebody outside,” said {H}. “One, two, three.” {A} opened. “Oh,” said {A}. “Cold!”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look, and blinked just in time.',
      '{names} sat down at the other end of the sofa, and kept still.',
      { text: '{names} dried the ear with the corner of a towel.', needs: ['hands'] },
      { text: '{names} held the cap, so that it would not get lost.', needs: ['hands'] }
    ],
    way: [
      '{names} looked on with two open eyes, and it was no trouble at all.',
      '{names} heard the word “flies”, and looked about for one.',
      { text: '{names} wiped the chin.', needs: ['hands'] },
      { text: '{names} pushed a cushion under {H}’s head.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited too, like a queue.',
      '{names} shut both eyes, to see how it was when one is closed.',
      { text: '{names} held up three fingers, one by one.', needs: ['hands'] },
      { text: '{names} fetched the clean spoon, and carried it level.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cap was screwed on, and the little bottle went back to its shelf.',
    '{H} washed, and went round the one eye with care. Then {H} lay down, and both shops could close, as shops do at night, with nobody waiting outside.'
  ],
  last: [
    'The lids came down by themselves, and nobody minded, and {H} was asleep.',
    'It was closed on both sides, and {H} was asleep behind it.'
  ]
})
