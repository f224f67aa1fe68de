import { wishPlot } from '../wish-plot.ts'

export const seaplane = wishPlot({
  id: 'wish-seaplane',
  wishes: ['seaplane', 'seaplanes', 'sea plane', 'sea planes', 'floatplane', 'floatplanes', 'float plane', 'flying boat', 'flying boats', 'hydravion', 'hidroavión', 'wasserflugzeug'],
  except: ['crash', 'crashed', 'sank', 'sinking', 'fire', 'war', 'afraid', 'scared', 'lost', 'broken', 'pirate', 'magic', 'peter'],
  answers: ['water', 'lake', 'lands', 'land', 'landing', 'landed', 'floats', 'pilot', 'ride', 'flight', 'island', 'red', 'yellow', 'little', 'splash', 'takes', 'off', 'sea', 'trip', 'fly', 'flying', 'toy', 'saw', 'on', 'the', 'that', 'can'],
  partnerPlays: true,
  company: ['seaplane', 'lake', 'jetty', 'floats', 'sky'],
  about: 'The lake is so smooth and so proud of it that the seaplane cannot get off it, for smooth water holds on.',
  titles: ['The Lake That Was Too Smooth', 'One Toe', '{H} Takes Off', 'A Few Waves, Please', 'Which Way Is the Sky'],
  want: [
    {
      id: 'smooth-lake',
      A: 'partner',
      paragraphs: [
        '{H} was a seaplane, with both arms out and a slipper tied under each knee. Those were the floats. The lake was a blue sheet, and {A} lay along its edge and was the lake. “I’ve never been so smooth,” said {A}. “There’s not one crease.”',
        'The seaplane had come for the afternoon. Now it wanted to fly home, over the sofa, to its jetty by the bed. “Nyeeow,” it said, to warm up.'
      ]
    }
  ],
  way: [
    {
      id: 'stuck-to-it',
      A: 'partner',
      paragraphs: [
        'The seaplane ran from one end of the lake to the other. “Nyeeow!” Both wings were lifting, and so was the nose. But the slippers stayed down, as if they were glued. At the far shore it had to stop, with its chin in the reeds.',
        'It tried again, with more roar. “It isn’t my engine,” said {H}, out of breath. “You can see the whole sky in me,” said the lake.'
      ]
    },
    {
      id: 'no-runway',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where are your wheels?” asked the lake. “I’ve none,” said the seaplane. “I don’t need a road, and I don’t need an airport. I only need somebody wet.” The lake had never been asked for that before.',
        '“How do you stop?” “I don’t,” said the seaplane. “I come to an end by myself, and then I float about.” It had once floated about all through lunch.'
      ]
    },
    {
      id: 'moose-on-runway',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A pilot has to look first to see what’s in the water. {H} stood up on the floats, and kept off the sun with one hand. “There’s a log,” said {H}. “That’s my elbow,” said the lake. “And a moose?”',
        '“It comes to drink at six,” said the lake, “and doesn’t like noise.” They waited for it, since it was nearly six. It must have gone to the other lake, where they had a smaller sky.'
      ]
    },
    {
      id: 'paddle-kept',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the side of every float there’s a paddle, for when the engine is off. {H} unclipped a wooden spoon and dipped it in, left and right. Now the seaplane was a boat, and went as slowly as one.',
        '“You’ve got oars and you’ve got wings,” said the lake. “What do you say when people ask?” “I say that I’m from the post,” said {H}. There were two letters behind the seat, and one was for a moose.'
      ]
    },
    {
      id: 'pump-floats',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the morning the pilot pumps out the floats, for a little always gets in. {H} took off one slipper, tipped it, and waited. Out came a crumb, and a button. “It’s been leaking buttons,” said {H}.',
        '“It’s mine,” said the lake. “I wondered where that one had gone to.” It had lain at the deep end since last summer. Now it was looked at from both sides, and put back there.'
      ]
    },
    {
      id: 'island-shopping',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On a cushion at the far end lived {A}, and it was an island without a bridge. The seaplane came by for the orders. “Flour,” said {A}, “and a stamp. And something that isn’t fish.”',
        '{H} wrote it on one wing. “When will you be here again?” asked {A}. “On Thursday,” said {H}, “or earlier, if I can’t get off.” {A} put the kettle on at once, for two.'
      ]
    },
    {
      id: 'lake-has-guests',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Five ducks swam up, and they were pegs. They looked at the seaplane from all sides. “They want to know how you do your landing,” said the lake. “They put their feet out in front and lean back.”',
        '“So do I,” said {H}. The ducks talked it over. They do it in the same way, it turned out, only they shout less beforehand.'
      ]
    },
    {
      id: 'no-brakes-wind',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A seaplane on the water swings round like a weathercock, and looks into the wind. {A} blew from the left, and {H} turned left. {A} blew from the right. “I was just about to look at the ducks,” said {H}.',
        'Then the lake held its breath. The nose of the seaplane did not know where to point, and went to sleep. When the next puff came, it said “North”, rather too loudly.'
      ]
    },
    {
      id: 'pet-shore',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'On the shore lay {A}, and had one end in the lake. “Is it warm enough?” asked the seaplane. There was no answer that a pilot could have used. It taxied past, at a walk, so as not to splash.',
        'A whisker or something like it may have trembled. As the lake said later, that was the only wave of the day.'
      ]
    },
    {
      id: 'elder-mail-plane',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I flew in one of those when I was twenty,” said {S}. “There were four of us, and a crate of hens.” “Where did you sit?” asked {A}.',
        '“I had the hens on my knees,” said {S}. “The pilot weighed us all first, on a scale for potatoes. I had to say my weight aloud, in front of poultry.” It had been a very fine view.'
      ]
    },
    {
      id: 'child-dragonfly',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'Across the lake came {S}, with four arms, two of which were socks. “I’m a dragonfly,” said {S}. “I don’t need any run-up.” {S} went up on tiptoe, just like that, and stayed there, humming.',
        '“How do you do it?” asked the seaplane. “I’m very light,” said {S}, “and I haven’t got any slippers.” {A} looked down at both floats. It was a fair point.'
      ]
    },
    {
      id: 'baby-splash',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat down in the shallow end, and slapped the water with two flat hands. For a lake that wanted no creases it was a hard moment. “That’ll come out,” it said.',
        'The seaplane looked at it with both eyes. In front of {A} the sheet had gone into small ridges. They ran right out to the reeds.'
      ]
    },
    {
      id: 'smooth-holds-on',
      A: 'partner',
      paragraphs: [
        'The lake was silent for a bit. “I’m afraid it’s me,” said {A}. “Have you ever put a wet plate on a wet tray? You can’t lift it. There’s no way in for the air.” Water as smooth as that holds on to a seaplane by its floats.',
        '“You’d need waves,” said the lake. “And I’ve spent all day getting rid of them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'own-waves',
      A: 'partner',
      paragraphs: [
        '“Then I’ll bring my own,” said {H}. That’s what pilots do. The seaplane drove once round the lake and ploughed up the sheet on all sides. {A} let it. Soon there were creases from shore to shore.',
        'Now it ran straight at them. “Nyeeow!” Bump, went the slippers, and bump, with air under them, and then nothing. The seaplane was off. It flew over the sofa with wet toes. “Ooh,” said the lake.'
      ]
    },
    {
      id: 'from-above',
      A: 'same',
      spare: 12,
      paragraphs: [
        'From above, the lake was no bigger than a towel. “What do I look like?” it called. “You’re blue,” said the seaplane, “and you’ve got a moustache.” That was the reeds. The lake had always taken them for eyebrows.',
        'It tried to see for itself, and got a crick in its shore. {H} drew it in the air, with one wing. “Very handsome,” said the lake, and lay a bit wider.'
      ]
    },
    {
      id: 'over-the-sofa',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Over the sofa there was a hole in the air, as there often is over mountains. The seaplane dropped by a hand, and its breakfast went up. “Was that you?” it asked the lake. “I never left the floor,” said {A}.',
        'Behind the mountain it was quiet. A lone sock sat on a ledge and looked at the view. {H} dipped a wing to it. You never know who might be waiting for post.'
      ]
    },
    {
      id: 'one-toe',
      A: 'partner',
      paragraphs: [
        'When it came round by the bed, the lake had smoothed itself out again, from habit. The whole sky lay in it. “Which of you is the water?” called the seaplane. From above a pilot can’t tell.',
        '“I am,” said {A}, and stuck up a toe, and wiggled it. One small ring ran out over the sky. “Now I see you,” said {H}. The seaplane put out both feet in front, leaned back, and came down just beside the toe. After that it was a boat, and drifted to its jetty.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the lake, and somebody looked back.',
      '{names} lay down along the shore, without a ripple.',
      { text: '{names} stroked out the last crease at the north end.', needs: ['hands'] },
      { text: '{names} held the rope until the seaplane was ready.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along the bank for a bit, to help.',
      '{names} pulled in every toe when the seaplane roared by.',
      { text: '{names} lifted a plate off a tray, to hear it smack.', needs: ['hands'] },
      { text: '{names} turned the seaplane round, by one wing.', needs: ['hands'] }
    ],
    turn: [
      '{names} rocked on the waves that were left.',
      '{names} watched the underside of two slippers go over.',
      { text: '{names} waved with a corner of the lake.', needs: ['hands'] },
      { text: '{names} pushed a cushion up to the jetty.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lake was folded in four and laid on the chair. The floats were only slippers, and stood side by side under the bed.',
    '{H} had washed both wings and drew them in. The bed was the jetty, and it was tied up there at both ends.'
  ],
  last: [
    'Not one crease was left on the water, and {H} was asleep at the jetty.',
    'One toe stuck out from the blanket, so that it could be found, and {H} was asleep.'
  ]
})
