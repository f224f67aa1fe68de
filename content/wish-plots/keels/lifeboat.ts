import { wishPlot } from '../wish-plot.ts'

export const lifeboat = wishPlot({
  id: 'wish-lifeboat',
  wishes: ['lifeboat', 'lifeboats', 'life boat', 'life boats', 'lifeboat crew', 'lifeboat station', 'RNLI', 'lifeboatman', 'rescue boat', 'rescue boats'],
  except: ['titanic', 'sinking', 'sank', 'drowned', 'drown', 'drowning', 'migrants', 'refugees', 'afraid', 'scared', 'died', 'dead', 'lost', 'dad', 'daddy', 'uncle', 'grandad'],
  answers: ['orange', 'crew', 'station', 'launch', 'launches', 'launching', 'rescue', 'rescues', 'rescuing', 'saves', 'save', 'saving', 'sailor', 'storm', 'sea', 'waves', 'wave', 'brave', 'big', 'captain', 'volunteer', 'visit', 'visited', 'slipway', 'toy', 'rock', 'people'],
  partnerPlays: true,
  company: ['lifeboat', 'rock', 'wave', 'sandwich', 'sea'],
  about: 'A lifeboat that tips over comes up again by itself, but only if what is heavy is at the bottom and not on its head.',
  titles: ['Count to Six', 'This Way Up', '{H} Comes Up Again', 'The Sandwich on the Rock', 'Heavy at the Bottom'],
  want: [
    {
      id: 'on-the-rock',
      A: 'partner',
      paragraphs: [
        '{H} was a lifeboat in an orange jumper and stood at the top of its ramp. Out on the rug was a rock, which was a cushion. On the rock sat {A} with a sandwich. The sea had come up all round.',
        '“Lifeboat!” called {A}. “I’ve got half left.” The lifeboat wanted to show what it could do. If a wave tips it over, it comes up again by itself.'
      ]
    }
  ],
  way: [
    {
      id: 'everything-on-top',
      A: 'partner',
      paragraphs: [
        'The lifeboat put on its helmet, which was a saucepan. In the helmet were a torch, a rope, and three potatoes, for a cold night. It slid down the ramp, whoosh, on its knees.',
        'Halfway there came a wave. It was a blue sheet, and the lifeboat tipped over, as planned. It lay on its head and waited to come up. “One,” counted {A}, “two, three.” At forty {A} took a bite.'
      ]
    },
    {
      id: 'come-as-you-are',
      A: 'same',
      spare: 1,
      paragraphs: [
        'When a lifeboat is called, its crew run from wherever they are. The baker comes with flour on, and somebody leaves a bath. {H} was all of them, one after the other. Each ran up to the ramp and jumped into yellow wellies.',
        '“Who’s on board?” called {A} from the rock. “The baker, the dentist, and a man with soap in his ear,” said {H}. “Then who’s got the dentist’s patient?” There was a pause. “He’s come as well,” said {H}. “He can’t shut his mouth.”'
      ]
    },
    {
      id: 'tide-timetable',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did you get on to that rock?” asked the lifeboat. “I walked,” said {A}. “It was a beach, and I sat down. Then the sea came in behind me, without a word.” It does so twice a day.',
        '“It’s in a little book,” said the lifeboat, “with the times.” {A} had a little book too. It was about ducks, and it had seemed enough.'
      ]
    },
    {
      id: 'spray',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the front of a lifeboat everybody gets a bucketful in the face. {A} on the rock made the spray, with wet fingers. “That’s a small one,” called {A}. “Here’s the one behind it.” {H} blinked, and said that it was salt.',
        '“It’s from the tap,” said {A}. “It was salt by the time it got here,” said {H}. {A} licked one finger to see. It was mostly cheese.'
      ]
    },
    {
      id: 'radio-names',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the radio every letter has a name, so that it’s heard in a storm. “What have you got in that sandwich?” asked the lifeboat. “Charlie, Hotel, Echo, Echo,” said {A}, and had to stop and chew.',
        '“Is that four people?” asked the lifeboat. “It’s a kind of cheese,” said {A}. “The rest is Sierra and Echo.” By the time it was spelled, there was a good deal less of it.'
      ]
    },
    {
      id: 'other-in-dinghy',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A washing basket came over the water, and in it was {A} with a wooden spoon. “Do you want to be saved?” asked the lifeboat. “Not just now,” said {A}. “I’m fishing.”',
        '“Then have you seen anybody who does?” {A} pointed the spoon at a rubber duck. It looked quite calm, but you can’t always tell. The lifeboat took it on board, and gave it a blanket. It had never been so dry.'
      ]
    },
    {
      id: 'seasick-duck',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Inside a lifeboat everybody is strapped in, with one belt over each shoulder. {H} had on a rucksack the wrong way round. “Does it hold?” called {A}. {H} shook like a wet dog, and it held.',
        '“And what’s in it?” “Gym shoes,” said the lifeboat. “They’re strapped in too.” They had never been anywhere so rough, and one of them had its tongue out.'
      ]
    },
    {
      id: 'thank-you-cake',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do I owe you, when I’ve been saved?” asked {A} from the rock. “Nothing,” said the lifeboat. “We do it for nothing. There’s a tin by the door, shaped like me.”',
        '{A} felt in every pocket. There was a button, and a ticket for a tram. “Would the tin take a tram?” {H} thought of the slot. “It’d have to be folded,” said {H}.'
      ]
    },
    {
      id: 'pet-on-shore',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'On the edge of the sea sat {A}, who had smelled the sandwich. The lifeboat drew up alongside. “You first,” it said.',
        'But {A} had been looking at the water. It was only a rug. {A} kept this quiet, and let the others go on in boats.'
      ]
    },
    {
      id: 'elder-cork-jacket',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The first ones rowed out, in jackets made of cork,” said {S}. “They had ten oars, and no engine but soup.” {A} felt {A}’s jumper. It was only wool. “Did cork keep them up?” asked {A}.',
        '“Very well,” said {S}. “They had trouble sitting down. And nobody could ever put them back in a bottle.”'
      ]
    },
    {
      id: 'child-wave',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the next wave, and came across the rug on all fours with a blanket over everything. “How big are you?” asked the lifeboat. “I’m as big as a church,” said the blanket. It hit a chair leg.',
        '“I’ve broken,” said {S}, lying flat. “That’s what waves do,” said {A}. “It’s called surf.” The surf was pleased with that, and went out to sea to do it again.'
      ]
    },
    {
      id: 'baby-tips-up',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat on the beach, leaned over too far, and went down on one side. Then {A} was sitting again, as if nothing had been. The lifeboat had seen it all. “In two seconds,” it said.',
        'It looked at how {A} was built. Down below there was a large soft part, and a heavy nappy. On top there was only hair, and not much of it.'
      ]
    },
    {
      id: 'top-heavy',
      A: 'partner',
      paragraphs: [
        '{A} leaned down from the rock and knocked on the saucepan. “I can see what it is,” said {A}. “You’ve got all the weight in your hat. What’s heavy always wants to be at the bottom. It’s there now, and it likes it.”',
        '“Where does a real lifeboat have its engine?” asked {H}, upside down. “At the bottom,” said {A}. “And at the top there’s only air, with the door shut.”'
      ]
    }
  ],
  turn: [
    {
      id: 'six',
      A: 'partner',
      paragraphs: [
        'The lifeboat went back up the ramp. It tied a bag of books round its middle for an engine. The three potatoes went down its socks. In the helmet there was nothing now but {H}.',
        'Whoosh! The next wave was twice as high, and over it went. “One,” said {A}, “two, three.” Slowly the engine pulled. Up came an orange back. At six there was a face. “Good evening,” said the lifeboat.'
      ]
    },
    {
      id: 'potato-harbour',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do it once more,” said {A}, “and I’ll time it with bites.” The lifeboat tipped to the left this time. There was one bite, and then another, and at the third it was sitting up. “Three bites,” said {A}. “They were big ones.”',
        'To the right it was four, for there had been a crust. “It’s about one sandwich to a storm,” said the lifeboat.'
      ]
    },
    {
      id: 'winched-home',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Down the ramp had taken no time, but a lifeboat has to be pulled up again, backwards. {H} lay on the floor with both feet uphill, and {A} winched in the dressing gown belt. The handle was {A}’s own arm.',
        '“Down took one whoosh,” said {A}, out of breath. “How many whooshes are you going up?” The lifeboat looked at the ceiling go by. “I’d have a song,” it said.'
      ]
    },
    {
      id: 'who-is-saved',
      A: 'partner',
      paragraphs: [
        '“Now you,” said the lifeboat, and {A} got on behind, with what was left. Just then came the last wave. It took both of them over, and the sandwich. Six seconds later they were up, and nobody had let go.',
        'Only they were the other way round. {A} was in front in the saucepan, and {H} sat behind with the crust. “Now I’m the lifeboat,” said {A}. “You’ve been saved. Where shall I put you?” “In bed,” said {H}, and ate the crust.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out to sea from the top of the ramp.',
      '{names} kept all toes out of the water.',
      { text: '{names} waved to the rock with a tea towel.', needs: ['hands'] },
      { text: '{names} opened the big doors of the lifeboat house.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled over once, to find out how it feels.',
      '{names} came up to the saucepan and looked in.',
      { text: '{names} shook the blue sheet, and the sea got up.', needs: ['hands'] },
      { text: '{names} fished a potato out of the surf.', needs: ['hands'] }
    ],
    turn: [
      '{names} tipped over and came up, in about six.',
      '{names} stood by on the beach with a loud breath of relief.',
      { text: '{names} counted the seconds on some fingers.', needs: ['hands'] },
      { text: '{names} held a dry towel ready at the ramp.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sea was folded up and laid in the drawer. Three potatoes came out of the lifeboat’s socks, rather warm.',
    '{H} washed off the crust and lay down with the pillow at the top, full of air. In the night {H} would turn over, and come up again without being asked.'
  ],
  last: [
    'One, two, three, four, five, and at six {H} was asleep, the right way up.',
    'All that was heavy had gone to the bottom, and {H} was asleep in the calm.'
  ]
})
