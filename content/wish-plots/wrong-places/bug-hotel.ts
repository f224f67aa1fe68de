import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const bugHotel = wishPlot({
  id: 'wish-bug-hotel',
  beginsElsewhere: true,
  wishes: ['bug hotel', 'bugs hotel', 'hotel bugs', 'bug hotels', 'bug hotle', 'hotel insects', 'insect hotel', 'insects hotel', 'insect hotels', 'insect house', 'bug house', 'bugs house', 'bug home', 'bug mansion', 'bug palace', 'bug motel', 'bug inn', 'bughotel', 'hotel beetle', 'hotel beetles', 'hotel ladybirds', 'hotel ladybugs', 'hotel ladybird', 'hotel woodlouse', 'hotel woodlice', 'hotel earwig', 'hotel minibeasts', 'minibeast hotel', 'mini beast hotel', 'hotel minibeast', 'hotel creepy crawlies', 'creepy crawly hotel', 'hotel snail', 'hotel snails', 'hotel ants', 'hotel bees', 'bee hotel', 'hotel spiders', 'hotel caterpillars', 'hotel worms', 'beetle manager', 'beetle hotel', 'hotel run beetle', 'bee bed breakfast', 'house for bugs', 'home for insects', 'house insects'],
  answers: ['bug', 'bugs', 'hotel', 'insect', 'insects', 'beetle', 'manager', 'boss', 'owner', 'owns', 'runs', 'run', 'who', 'built', 'build', 'building', 'builds', 'make', 'makes', 'making', 'made', 'garden', 'yard', 'backyard', 'balcony', 'school', 'nursery', 'forest', 'wall', 'sticks', 'leaves', 'bricks', 'bamboo', 'pine', 'cones', 'wood', 'ladybird', 'ladybirds', 'ladybug', 'ladybugs', 'woodlouse', 'woodlice', 'earwig', 'earwigs', 'bee', 'bees', 'snail', 'spider', 'ants', 'guests', 'guest', 'room', 'rooms', 'bell', 'open', 'opens', 'opening', 'tiny', 'little', 'small', 'grand', 'posh', 'stay', 'stays', 'sleep', 'winter', 'together', 'new', 'full', 'busy', 'night', 'check', 'live', 'lives', 'story', 'please', 'daddy', 'grandad', 'our', 'for', 'all', 'the', 'minibeasts', 'creatures', 'creepy', 'crawlies', 'where', 'fancy', 'lots', 'tidy', 'first', 'nobody', 'comes'],
  except: [...NOT_WELL, 'bitten', 'bites', 'nits', 'lice', 'cockroach', 'cockroaches', 'poison', 'spray', 'kill', 'wasp', 'wasps', 'software', 'computer', 'holiday', 'afraid', 'scared'],
  company: ['hotel', 'beetle', 'manager', 'bell', 'bricks', 'sticks', 'roof', 'rooms', 'room', 'leaf', 'leaves', 'path', 'ribbon', 'wall', 'feather', 'step', 'bed', 'beds', 'moss', 'bark', 'earwig', 'woodlouse'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  out: true,
  isTale: true,
  about: 'The bug hotel is built and the beetle who is its manager has swept every room, but nobody rings the bell, until it turns out where all the guests are.',
  titles: ['Please Do Not Sweep', 'The Manager Wore Black', '{H} Opens a Bug Hotel', 'Nobody Had Rung the Bell', 'Rooms With All the Leaves In'],
  want: [
    {
      id: 'we-expect-everybody',
      A: 'partner',
      paragraphs: [
        'The bug hotel was open. {H} and {A} had built it near a wall, out of bricks and hollow sticks. {H} wanted to see the first guest ring the bell.',
        'In the doorway stood the manager, a beetle in a shiny black coat. “I’ve swept every room,” said the beetle. “We’re ready for everybody.” An earwig came down the path, looked in, and walked on rather fast.'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-was-built',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had worked on it all morning. The bricks were the thick walls. The sticks were the rooms, and {A} had blown through each of them. One had whistled. “That’s the music room,” the manager had said at once.',
        'They had wanted three floors. But the third one had come down on the second one, twice. It had made a good deal of noise, and a cloud of dust. “Then it’s got two floors and a lot of cellar,” {H} had said.'
      ]
    },
    {
      id: 'red-carpet',
      A: 'partner',
      paragraphs: [
        '“It needs to be grander,” said {H}, and laid a red ribbon from the path to the door. The beetle swept it with a feather, and then all the rooms once more. One more leaf was thrown out at the back.',
        'A woodlouse came along the ribbon, and saw the bare floors. “It’s a bit grand for me,” said the woodlouse. Two ladybirds turned round on the step. “But it’s so clean,” said the beetle, and its feelers drooped.'
      ]
    },
    {
      id: 'centipede-slippers',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A centipede stopped to ask about the slippers. “We have slippers for every guest,” said the manager proudly. “How many?” asked the centipede. “Two,” said the manager.',
        'The centipede said thank you and went on. It took a while until all of it had gone past. “It could have had two now,” said {A}, “and the rest on Thursday.”'
      ]
    },
    {
      id: 'bee-tries-them-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A small bee flew up and tried on the rooms, as you try on sleeves. The first was too wide in the shoulders. The second was too short. The third was just right, and only a face looked out of it.',
        '“I like the shape,” said the bee. “May I put up my own wallpaper? I cut it out of leaves.” “No leaves, please,” said the beetle, and held on to its feather. The bee said that it would think about it. You say that when you have thought about it already.'
      ]
    },
    {
      id: 'the-manager-calls',
      A: 'same',
      spare: 4.5,
      paragraphs: [
        'The beetle went and stood at the edge of the path. “Rooms!” called the beetle. “Bright, dry, empty rooms!” It was not a loud voice. A grasshopper heard it. It jumped right over the hotel, to be sure of missing it.',
        '“Perhaps you shouldn’t say dry,” said {A}. “Or empty.” “What else have we got?” asked the beetle. They thought about it. “You could say that it’s near the wall,” said {H}. So the beetle called that as well. But nobody who came by that day was looking for a wall.'
      ]
    },
    {
      id: 'snail-has-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They even asked a snail. It took some time until it had come to the door, and they all waited politely. “A single room?” asked the manager. “I’ve brought one,” said the snail.',
        '“And what have you come for?” asked {H}. “I’ve not come,” said the snail. “I’m on the way to the wall, and you’re on it too.” The manager swept behind it, all the way across. The shine stayed on, and it was rather pretty.'
      ]
    },
    {
      id: 'elder-clean-hotel',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I stayed in a hotel once that was as clean as that,” said {S}. “The sheets were so smooth that I didn’t dare lie on them.” “What did you do?” asked {A}. “I sat on my suitcase,” said {S}, “until it got light.”',
        '“Was it a nice suitcase?” “It had a dent in it,” said {S}, “and the dent was from me.” {S} looked in at the bare little rooms, and felt behind for something to lean on.'
      ]
    },
    {
      id: 'child-guest',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'So that the manager should have somebody, {S} came down the path as a guest, on six legs. Two of them were spoons. “I’d like a room with a window,” said {S}. “How long will you stay?” asked the beetle. “Till I’m called,” said {S}.',
        '{A} showed {S} to number two. {S} got a little finger in, as far as the middle. “It’s lovely,” said {S}. “The rest of me will wait outside.”'
      ]
    },
    {
      id: 'pet-hill',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay down just there, where the sun was, and that was in front of the hotel. Inside it grew dark. “What’s that?” called the beetle. “There was a view here.” “It’s only {A},” said {H}.',
        'The manager came out and walked along the whole length of {A}, from one end to the other. “It’s warm,” said the manager, “and it hums. Could we keep it? As a hill?” But {A} had smelled something, and the hill got up and left.'
      ]
    },
    {
      id: 'baby-crumb',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was sitting by the path with a rusk, and a piece of it fell on the ribbon. To the manager it was a boulder. The beetle pushed from the front, and the beetle pushed from behind. It only got crumbs on everything.',
        'Then four ants came, in a row, and picked it up, and carried it away over their heads. “Wouldn’t you like to stay?” called the beetle. “We’re at work,” said the ants. {A} clapped, and there was another boulder.'
      ]
    },
    {
      id: 'something-rustles',
      A: 'partner',
      paragraphs: [
        'Then {A} heard something rustle, behind the hotel, where the manager had thrown all the leaves. {A} lifted the top one. There sat the earwig. There was the woodlouse, with nineteen children, and two ladybirds were asleep.',
        '“In the rubbish?” said the beetle. “It’s dark and damp,” said the woodlouse, “and you can get your back against something.” {A} looked at the leaves, and at the bare rooms. “That was no rubbish,” said {A}. “Those were the beds.”'
      ]
    }
  ],
  turn: [
    {
      id: 'beds-go-back',
      A: 'partner',
      paragraphs: [
        'So {H} carried the beds back in, leaf by leaf, with some crumbly bark. The beetle stood on the step with two legs over its eyes. “There’s a cobweb in number four,” said a weak voice. “That’s the curtain,” said {H}.',
        'They kept still. Ting! That was the earwig. It took the first leaf on the left. Ting! That was the woodlouse. Then came nineteen more tings, for each of the children wanted to ring too.'
      ]
    },
    {
      id: 'worm-from-below',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the cellar the floor moved, and up came a worm, with earth on its head. It had not rung at all. “I did,” said the worm. “From underneath.” They had to admit that there was no bell there.',
        '“Have you got a room where it’s wet?” asked the worm. The beetle took a long breath. “We have one,” said the beetle, “that’s positively filthy.” “With mud?” asked the worm. “Up to the ceiling,” said the manager, and was beginning to be proud of it.'
      ]
    },
    {
      id: 'breakfast-list',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Next the manager went from leaf to leaf and asked about breakfast. The ladybirds wanted greenfly, and the woodlouse wanted rotten wood, well done. The earwig wanted not to be woken. {H} wrote it all down on the back of a ticket.',
        '“And the children?” “Whatever they’re lying on,” said the woodlouse. “They eat the bed?” asked the beetle. “Only round the edges,” said the woodlouse. {A} went and fetched a few more leaves, just in case.'
      ]
    },
    {
      id: 'last-leaf',
      A: 'partner',
      paragraphs: [
        'Soon the bug hotel rustled on every floor. {H} made a sign for the door. “Please do not sweep,” it said. The beetle read the sign twice, and put away the feather.',
        'One leaf was left over. “And where do you sleep?” asked {A}. “I stand,” said the beetle. “Not now,” said {H}, and pushed the leaf in behind the door. “I’ll just try the edge,” said the beetle. It crackled. One black foot stuck out, and then it went in too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down as well, to be no taller than the door.',
      '{names} looked into one end of a stick and saw daylight.',
      { text: '{names} tried the bell with the tip of one finger.', needs: ['hands'] },
      { text: '{names} gave the topmost brick a last push.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well away from the ribbon.',
      '{names} followed the earwig for a bit, and came back alone.',
      { text: '{names} laid a pebble on each end of the ribbon.', needs: ['hands'] },
      { text: '{names} picked a crumb off the stairs, with a wet finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the roof, and it rustled.',
      '{names} walked round the hotel on the tips of the toes.',
      { text: '{names} counted the tings, and ran out of fingers.', needs: ['hands'] },
      { text: '{names} brought a twig, for somebody thin.', needs: ['hands'] }
    ]
  },
  bed: [
    'It grew dark, and they left the bug hotel alone, as the guests liked it best. There was earth under all of {H}’s fingernails. {H} washed it off over the basin.',
    'In the bed the blanket had been pulled quite smooth. {H} pulled it into a heap, and crept in underneath. There you could get your back against something.'
  ],
  last: [
    'It was dark in there, and nobody swept, and {H} was asleep.',
    'One foot stuck out, and after a while it went in too, and {H} was asleep.'
  ]
})
