import { wishPlot } from '../wish-plot.ts'

export const catchAThief = wishPlot({
  id: 'wish-catch-a-thief',
  beginsElsewhere: true,
  wishes: ['catch thief', 'catches thief', 'catching thief', 'caught thief', 'catch theif', 'catches theif', 'caught theif', 'catch thieves', 'catches thieves', 'catching thieves', 'catch robber', 'catches robber', 'catching robber', 'caught robber', 'catch robbers', 'catches robbers', 'catch burglar', 'catches burglar', 'catching burglar', 'caught burglar', 'catch burglars', 'catch burgler', 'catch crook', 'catch bandit', 'stop thief', 'stops thief', 'stop burglar', 'stops burglar', 'stop robber', 'stops robber', 'find thief', 'finds thief', 'funny burglar', 'silly burglar', 'funny thief', 'shoe thief', 'stolen shoes', 'thief shoes', 'trap thief', 'trap burglar', 'trap robber'],
  except: ['afraid', 'scared', 'nightmare', 'frightened', 'gun', 'knife', 'hurt', 'hit', 'shot', 'prison', 'jail', 'broke', 'broken', 'smashed', 'house', 'bike', 'car', 'money', 'phone', 'biscuit', 'biscuits', 'cookie', 'cookies', 'baby', 'dog', 'cat', 'real', 'identity', 'bank', 'book'],
  answers: ['thief', 'thieves', 'robber', 'robbers', 'burglar', 'burglars', 'catch', 'catches', 'catching', 'caught', 'detective', 'detectives', 'police', 'mystery', 'trap', 'clue', 'clues', 'shoes', 'shoe', 'stole', 'stolen', 'who', 'night', 'funny', 'silly', 'footprints', 'together', 'solve'],
  company: ['thief', 'mat', 'puddle', 'flour', 'string', 'bell', 'slipper', 'boot', 'box', 'lamp', 'sack', 'shoe', 'door', 'coats', 'prints', 'street'],
  about: 'A thief takes nothing but left shoes, until the footprints say why, and a slipper that is turned inside out does the catching.',
  titles: ['Left, Left, Left', 'The Thief on the Mat', '{H} Catches a Thief', 'Nobody Runs in New Slippers', 'A Bow on the String'],
  want: [
    {
      id: 'one-boot',
      A: 'partner',
      paragraphs: [
        '{H} wanted to jump in the big puddle by the lamp. But on the mat stood only one new red boot, the right one. Beside it was one of {A}’s green woollen slippers. It was a right one, too.',
        'All down the street it was the same. “A thief,” said {A}, “who only takes left ones.” “Then we’ll catch the thief,” said {H}. “I need my boot.”'
      ]
    }
  ],
  way: [
    {
      id: 'string-and-flour',
      A: 'partner',
      paragraphs: [
        '{A} put an old left shoe on the mat. A string went from it, in under the door, to a bell. They hid behind the coats and did not breathe. It never rang. When they looked, there was only the string. Somebody had tied it in a bow.',
        'So {H} sprinkled flour around another. Rustle, it went. The shoe was gone, but there were footprints. “Left,” counted {H}. “Left. Left. Left. The thief hops!”'
      ]
    },
    {
      id: 'behind-the-coats',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It’s dark behind coats, and there’s always a sleeve in your face. “Did you hear that?” whispered {H}. It was a long, low growl. “That’s the thief,” whispered {H}. “That’s me,” whispered {A}. “I only had a banana.”',
        'A little later it growled again, but higher. “And that?” “That’s the banana,” whispered {A}. They had to hold on to each other and bite a scarf. It wasn’t the sort of quiet in which you catch anybody.'
      ]
    },
    {
      id: 'the-picture',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We need a picture of the thief,” said {H}, “so that we know who it is.” {A} said what thieves have, and {H} drew it. They have a striped jumper and a mask. They have a big sack, and a moustache like a broom. {H} drew one leg, because of the hopping.',
        'They held it up against the light. It looked like the postman, who’d been standing on the other leg. “The postman brings things,” said {A}. “That’s what makes it so clever,” said {H}. But the postman had lost a left one too.'
      ]
    },
    {
      id: 'gold',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Thieves like gold,” said {A}, who had it from a film. So they laid a chocolate coin on the mat, on a saucer, and stuck a feather beside it. They peeped out of the window for as long as it takes to hum a song. The shadow of a sack went by.',
        'The coin was still there. The feather was there as well. But next to the saucer lay a small piece of paper: “No, thank you. Have you got anything for the left?” It was very nice writing. {H} ate the coin, so that no one should be tempted.'
      ]
    },
    {
      id: 'mr-pinto',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They asked the people in the street, as detectives do. Mr Pinto had to play the piano that evening. The door opened, and there stood one black shoe and one flipper. “It’s the left foot that does the soft pedal,” said Mr Pinto. “I’ve tried it. The whole thing comes out wet.”',
        '“Did you notice anything?” asked {A}, and licked a pencil. “I heard somebody hum,” said Mr Pinto. “It was a waltz, and it always went round to the same side.” {H} wrote: hums. Then {H} crossed it out, since it’s not against the law.'
      ]
    },
    {
      id: 'bait',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ll be the bait,” said {H}. {H} sat in the doorway and stuck out the left foot, with a shoe on it. The rest of {H} was under the coats. {A} sat beside it and kept hold of the belt. Somebody came up the step. Somebody tapped the shoe, twice.',
        '“Engaged,” said a voice politely, and the steps went away. {H} looked at {A}. “Why didn’t you grab the thief?” asked {H}. “I had hold of you,” said {A}.'
      ]
    },
    {
      id: 'jam',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Jam,” said {H}. “We’ll spread it on the mat, and the thief will stick.” {A} thought that it was a waste of jam. They took the plum, which nobody liked. Then they went in and waited. “We ought to have a look,” said {A}, and stepped outside.',
        'There was a noise like a kiss. “I’ve caught somebody,” called {H}. “It’s me,” said {A}. Of the two socks, one stayed on the mat. It was the left one. When they came back it was gone, and somebody had licked the mat.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was put by the door as a watch. “You stay here,” said {H}, “and when a burglar comes, you make a noise.” {A} lay down on the last left shoe, to keep it warm. There was a rustle. It came nearer, and stopped.',
        'Nothing else was heard. When {H} looked, {A} lay where the shoe had been, and was being scratched behind one ear. A hand drew back round the corner. {A} looked after it, as you look after a friend. “That was the burglar,” said {H}. {A} couldn’t have known. It had been so polite.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We once had a thief at the market,” said {S}. “Only the spoons went, out of the jam. There were thirteen, in one summer.” “Did they catch the thief?” asked {A}. “It was a jackdaw,” said {S}. “It had a nest like a canteen.”',
        '{S} thought about that again, and smiled. “It always left the jam, though. You’ve got to ask yourself what they don’t take. That tells you more.” {A} looked at all those right shoes on the mats.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a detective too, and had a magnifying glass made of a hand. “I’ve found a clue,” said {S}. It was a crumb. “I’ve found another.” {A} came along, bent low. There was a whole row of crumbs, and it went right across the floor and round the table.',
        'At the end of it stood {S}, with a biscuit. “You’re making them yourself,” said {A}. {S} looked through the hand at the biscuit, and then behind. “I’ve solved it, then,” said {S}, and ate what was left.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was questioned as well. “Have you seen a thief?” asked {H}. {A} thought about it, and held out one foot. There was a bootee on it. On the other foot there were only toes. “It’s been here already!” cried {H}.',
        'They looked behind the cushions and under the chair. At last {A} opened a hand. The bootee was in there, rather wet. {A} put it back in {A}’s mouth. It wasn’t theft, for it was {A}’s own.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} was staying the night, and had come in sandals. Now there was one. “At ours the thieves take both,” said {A}. “It’s easier for everybody.” They tried how far you can get in a single sandal. You go round, like a boat with one oar.',
        'After the third time round {A} came past the table again. “I can see why you want that thief,” said {A}, and waved. {H} threw out a cushion, and {A} landed.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'partner',
      paragraphs: [
        '{H} hopped along the footprints, and it didn’t fit. {A} knelt down with the torch. “They aren’t in a row,” said {A}. “They’re side by side. It’s got two feet, and both of them are left.”',
        'No shop sells two left ones. “Then it’s never had a pair,” said {H}, and looked at the green slipper.'
      ]
    }
  ],
  turn: [
    {
      id: 'inside-out',
      A: 'partner',
      paragraphs: [
        '{H} pushed one fist into the slipper and turned it inside out, like a glove. Now it was a left one. It went on the mat, all alone. “That won’t hold anybody,” said {A}. “It will,” said {H}. “The other one’s in the sack.”',
        'Rustle, it went, and then came a gasp. On the step sat the thief, with a sack and two green slippers on. “They’re the same!” said the thief. {A} shone the torch at ten wiggling toes. The thief never even noticed.'
      ]
    },
    {
      id: 'arrested',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You’ve been caught,” said {H}. “One moment,” said the thief, who was looking at them from the side. “You’re under arrest,” said {A}. “From the front, too,” said the thief. {H} laid one hand on a striped shoulder, so that it counted.',
        'Then the thief looked up, and turned red, right down into the moustache. “I’d have brought them all back,” said the thief. “I only ever wanted two. I just never found the other one.” There was a bit of flour on the nose.'
      ]
    },
    {
      id: 'in-a-ring',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like, with two left ones?” asked {A}. The thief stood up and showed it. With two left feet you don’t go straight. You go round. “I set out for the bakery once,” said the thief, “and I’ve been past here every evening since.”',
        '“And dancing?” asked {H}. “A waltz is all right,” said the thief. “A waltz goes round in any case.” They did one, all three, on the step, with the torch. It was the only dance in which {A} had ever been too slow for a burglar.'
      ]
    },
    {
      id: 'nineteen-doors',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They went with the thief from door to door and rang each bell. “I believe this is yours,” said the thief, and bowed. It went quite well up to number nine. There the lady held hers against her nose. “It’s been polished,” said the lady.',
        'They all had been, and two had new laces. “I couldn’t have them lying about like that,” said the thief. Mr Pinto got his just in time. Soon a waltz came out at the window, and not a drop of it was wet.'
      ]
    },
    {
      id: 'squeak-flop',
      A: 'partner',
      paragraphs: [
        'Out of the sack came the red boot. “I wore it in for you,” said the thief. “It pinched.” “Keep the slippers,” said {A}. “They’re no good to me now. I’ve got a right foot.”',
        '{H} ran with {A} to the big puddle. The right boot was still new, and squeaked. The left one flopped. Squeak, flop, squeak, flop, and both together: splash! On the step the caught thief clapped, and kept the slippers dry.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood on the mat and looked for the rest of the shoes.',
      '{names} followed the thief as far as the corner, but the thief had gone round it.',
      { text: '{names} counted the right shoes, and got to nineteen.', needs: ['hands'] },
      { text: '{names} locked up whatever was left.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed in the flour.',
      '{names} kept watch behind the coats, and fell asleep at it for a moment.',
      { text: '{names} undid the bow, which was a good one.', needs: ['hands'] },
      { text: '{names} measured the footprints with a spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out from behind the coats to see a real thief.',
      '{names} smelled at the sack, and went away again quickly.',
      { text: '{names} shook the thief by the hand, since that is how you hold one.', needs: ['hands'] },
      { text: '{names} set the shoes out in pairs, all along the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots were put upside down to dry, a left and a right. On the mat lay a coin in gold paper, and a thank you in very nice writing.',
    '{H} washed one foot, and then the other. In bed they lay side by side, and there was one of each.'
  ],
  last: [
    'Somebody went home in a big soft ring, in two green slippers, and {H} was asleep.',
    'On each mat stood two shoes, all down the street, and {H} was asleep.'
  ]
})
