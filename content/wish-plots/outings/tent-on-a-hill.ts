import { wishPlot } from '../wish-plot.ts'

export const tentOnAHill = wishPlot({
  id: 'wish-camping-field',
  wishes: ['camping', 'camping trip', 'camp trip', 'going camping', 'go camping', 'went camping', 'camping field', 'camping tent', 'sleeping tent', 'sleep tent', 'night tent', 'first night tent', 'campsite', 'camping ground', 'campground', 'camping holiday', 'camping weekend', 'camping lake', 'camping forest', 'camping woods', 'camping mountains', 'camping beach', 'camping stars', 'sleeping under stars', 'sleep under stars', 'sleeping outside', 'sleep outside', 'tent', 'put up tent', 'pitching tent', 'tent field'],
  answers: ['camping', 'camp', 'tent', 'tents', 'field', 'hill', 'trip', 'first', 'time', 'going', 'went', 'go', 'night', 'nights', 'dad', 'daddy', 'mum', 'mom', 'family', 'cousins', 'friends', 'with', 'outside', 'outdoors', 'stars', 'star', 'sleeping', 'sleep', 'bag', 'bags', 'torch', 'weekend', 'saturday', 'summer', 'holiday', 'holidays', 'dark', 'marshmallows', 'lake', 'river', 'forest', 'woods', 'mountains', 'beach', 'owl', 'cow', 'cows', 'whole', 'all', 'under', 'real', 'pegs', 'excited', 'love', 'loves', 'tomorrow', 'ground', 'rolled', 'rolling', 'cold', 'snoring', 'snores', 'snored', 'scout', 'scouts'],
  except: ['garden', 'yard', 'backyard', 'living', 'room', 'bedroom', 'indoors', 'inside', 'balcony', 'den', 'fort', 'blanket', 'circus', 'refugee', 'army', 'school', 'lost', 'storm', 'rain', 'rained', 'raining', 'rainy', 'bear', 'bears', 'wolf', 'ghost', 'died', 'dead', 'moon', 'space', 'dinosaur', 'dragon', 'cat', 'who', 'robot', 'monster', 'play', 'building', 'build', 'afraid', 'scared', 'homesick', 'fairy', 'fairies', 'unicorn', 'football', 'desert', 'snow', 'ran', 'bed', 'van', 'caravan', 'owls', 'wet', 'leak', 'leaked', 'hole'],
  moods: ['first', 'waiting', 'learning'],
  out: true,
  away: true,
  company: ['tent', 'field', 'farmer', 'cow', 'cows', 'zip', 'stars', 'owl', 'pegs', 'hedgehog', 'stream'],
  about: 'The field is flat by day, but at night everybody in the tent rolls to the bottom of it; so the hero turns the tent round.',
  titles: ['The Field That Was Flat by Day', 'Everybody Rolled', '{H} Turns the Tent Round', 'A Heap under the Stars', 'Downhill All Night'],
  want: [
    {
      id: 'by-the-zip',
      A: 'partner',
      paragraphs: [
        'In a real field, far from any lamp, stood a green tent. Tonight it was their bedroom. {H} had put down a sleeping bag right beside the zip. “I’m going to lie with my head out,” said {H}, “and see every star there is.”',
        'By day the field had been flat. Even the farmer had said so. But in the dark, when they lay in their bags, {H} began to slide. {H} slid past the lunch box, and past the torch, and bumped into {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'heap',
      A: 'partner',
      paragraphs: [
        '“Go back to your place,” said {A}, against the wall at the bottom. {H} crawled up to the zip like a caterpillar, and saw half of one star. Then the zip went away, quite slowly, and there was {A} again. “Hello,” said {H}.',
        '“It’s a hill,” said {A}. “It’s only a hill at night,” said {H}. They lay in a heap, and an elbow was in somebody’s ear.'
      ]
    },
    {
      id: 'putting-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had taken a good while to put the tent up. There were five poles, and the book showed six. {A} went in to see, and it all came down. Now the tent walked about the field with two feet. “I can’t find the door,” it said.',
        '“This way!” called {H}. The tent went that way, and met a cow. It said “excuse me” to the cow, and turned round. At last an arm came out of a window. The sixth pole was in {A}’s sleeve, and had been all the time.'
      ]
    },
    {
      id: 'cow-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Something was breathing outside. It breathed like a pair of bellows. Then a big bump came into the wall, at the height of {A}’s face, and it moved along. “What’s that?” whispered {A}. {H} put a finger on it. It was warm, and a little wet.',
        '“It’s a nose,” said {H}. The nose blew, and the whole tent grew fatter. Next came a long, rough tongue, and licked the window. “That’s the cow from before,” said {A}. “I think she’s come about the tent.” They heard the cow pull up some grass and go away with it.'
      ]
    },
    {
      id: 'noodles-cold',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For supper they had eaten noodles out of one pot. {A} had laid the forks on the kitchen table, so as not to forget them. There they still lay. So everybody ate with a tent peg, and there were some over.',
        'With a peg you can catch one noodle at a time. It hangs down, and you have to come up from below with an open mouth. {H} had three in the mouth and one in an ear. “I’m never going to eat with a fork again,” said {H}.'
      ]
    },
    {
      id: 'teeth-outside',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They had brushed their teeth outside, by torch. There was no basin. “Where do I spit?” asked {H}. “Wherever you like,” said {A}. {H} had never heard anything so good. {H} walked all round the tent, to choose.',
        '{H} took a thistle, and {A} a dandelion. They stood there in the dark with white mouths, and spat as far as they could. Something small ran off through the grass. “Sorry!” called {H}. In the morning somewhere there would be a beetle that smelled of mint.'
      ]
    },
    {
      id: 'night-wee',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I have to go,” said {H}. “Now?” asked {A}. It was a long way to the little house by the gate. They went in boots and pyjamas, with the torch. The grass was wet, and washed their knees.',
        'On the way back there were four green tents, all the same. {A} opened one. A man with a moustache sat up in it. “Sorry,” said {A}. In the second lay two grandmothers, and a plate of cake. The two were very kind about it. When they found their own, they had cake with them.'
      ]
    },
    {
      id: 'other-snores',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was the only one who slept. Each breath had a saw in it, and a whistle, and then a small “pop”. {H} listened. Over by the stream a frog answered.',
        '“They’re talking,” said {H}. Saw, whistle, pop, said {A}. “Quark,” said the frog. It went on for some time, and you could hear that they were getting on well. Then {A} turned over and was silent. “Quark?” asked the frog. It waited a long time.'
      ]
    },
    {
      id: 'bags-as-wall',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We’ll build a wall,” said {A}. So they laid the rucksacks across the tent, and the box of food. {H} lay down above it. For a moment it held. Then the wall began to slide as well, with {H} on top.',
        'Now they had it all at the bottom: two people, three bags, and a box. A tin of peaches had rolled out, and lay under {A}’s back. “Are you comfortable?” asked {H}. “There’s a round bit,” said {A}. They ate the round bit, with the light on.'
      ]
    },
    {
      id: 'hold-the-pole',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} tried holding on. There was a pole in the middle, and {H} put both arms round it and shut both eyes. “You can’t sleep like that,” said {A}. “Monkeys do,” said {H}.',
        'It held until {H} forgot about it. First one arm let go, and then the other. {A} heard something come down through the dark, whispering over the cloth. It arrived with a bump. “That was a very short sleep,” said {H}. “What did you dream?” asked {A}. “That I was on a slide,” said {H}.'
      ]
    },
    {
      id: 'torch-theatre',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} switched on the torch. A huge black rabbit sat on the roof. It was {A}’s hand. {H} put up a hand too, and there was a duck. “Good evening,” said the rabbit. “Is this a hill?”',
        '“Only at night,” said the duck. The rabbit began to slide down the roof, and the duck came after, quacking. From the tent next door they heard somebody laugh. It had shone right through, and they had all been watching.'
      ]
    },
    {
      id: 'night-sounds',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A field is not quiet at night. It only has other things to say. There was the stream, and the wind in the rope. Then came a rustling, close by, as if a very small person were unpacking a very small bag.',
        '{A} put out the torch through the window, an inch at a time. It was a hedgehog, or something of that size, in {A}’s left boot. It looked up at the light, chewing. “Tell it that’s my boot,” said {A}. “It knows,” said {H}. “It’s only trying it on.”'
      ]
    },
    {
      id: 'pet-in-tent',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} thought the tent a great success. At home everybody lay in a different place, and there was so much walking to do. Here they all came sliding down, one after another, to where {A} was.',
        '{A} moved over a bit, and sighed, and lay down on as many feet as possible. When {H} crept back up to the zip, {A} only opened one eye. There was no need to do anything. {H} would be back.'
      ]
    },
    {
      id: 'elder-camp',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had said that the ground was good for the back. {S} lay on it, and said nothing for a time. “Is it good?” asked {A}. “It’s very flat,” said {S}, “apart from the stone.”',
        '{A} felt about and pulled it out. It was no bigger than a bean. “That’s never it,” said {S}. “This one was the size of a loaf.” But then {S} lay back, and breathed out. {S} kept it in a pocket afterwards, and showed it to people.'
      ]
    },
    {
      id: 'child-caterpillar',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} stood up inside the sleeping bag and pulled the hood tight. There was only a nose. “I’m a worm,” said the nose. It hopped twice, and fell over, and could not get up. “Worms don’t hop,” said {A}.',
        'So {A} became one as well. They raced up to the zip, without arms. Whoever laughed slid back down. They both laughed. Nobody won, and nobody was cold any more.'
      ]
    },
    {
      id: 'baby-tent',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had on a woolly suit with feet, and a hat with ears. {A} had the lowest place of all, between two pillows, with nowhere to roll to.',
        'From there {A} watched the rest of them arrive. Each time somebody came sliding down in the dark, {A} laughed out loud, and waited for the next. It was like a slide at a playground, only with the whole family on it.'
      ]
    },
    {
      id: 'which-way',
      A: 'partner',
      paragraphs: [
        '“Shall we push the hill back?” asked {H}. “We can’t change the hill,” said {A}. “We’re going to roll to the bottom, whatever we do.” They thought about it in the dark. {H} felt along the cold cloth at the bottom with one hand. There was only wall.',
        '“The wall’s at the bottom,” said {H}, “and the door’s at the top.” “That’s right,” said {A}. “Then it’s the wrong way round,” said {H}, and sat up.'
      ]
    }
  ],
  turn: [
    {
      id: 'turns-it',
      A: 'partner',
      paragraphs: [
        'Out they got, in pyjamas and boots, and pulled up the pegs. They lifted the tent. “Round!” said {H}. It went round like a big cake that is carried, with small steps. Somebody trod on a thistle and said so. Then they let it down, with the door at the bottom of the hill.',
        'The pegs went in again, tock, tock, tock. {H} crept in, lay down at the very top, and let go.'
      ]
    },
    {
      id: 'out-they-come',
      A: 'partner',
      paragraphs: [
        'Down went {H}, over the slippery floor, and stopped at the door with the head out. It was just right. Down came {A}, and stopped beside {H}. {A} looked up and stopped talking too.',
        'There were so many stars that you could not have put a finger between them. “Now we’re in the right heap,” said {H}. “It was a good idea to have a hill,” said {A}. A cow walked by against the sky, and for a moment it had stars on both horns.'
      ]
    },
    {
      id: 'counting-stars',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How many are there?” asked {H}. “You do that half,” said {A}, “and I’ll do this one.” They counted. {H} got to forty, and then one of them moved. It had a red light, and it hummed.',
        '“That’s a plane,” said {A}. “Do we count it?” They did, because of the people in it, who were also up late. Then {H} began again from the left. Something warm sat down behind them, and began to chew. They did not count the cow.'
      ]
    },
    {
      id: 'owl-call',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the trees an owl called. {H} folded both hands and blew between the thumbs, and what came was mostly air. {A} tried it too. “Hoo,” said {A}’s thumbs.',
        'The owl was silent for a bit. Then it came over to see. It flew over the tent, white underneath, without any noise at all. It looked down on a row of faces. From there they must have looked like plates on a shelf.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went past feet first, with a look of surprise.',
      '{names} came down next, and brought the pillow along.',
      '{names} lay at the bottom already, and had thought that was the plan.',
      { text: '{names} held on to the pole for a while, and then did not.', needs: ['hands'] },
      { text: '{names} felt about for the torch, and found a foot.', needs: ['hands'] }
    ],
    way: [
      '{names} slid down to the others, and took the blanket along.',
      '{names} lay across the heap like the last spoon in the drawer.',
      '{names} wriggled, and so all the others had to wriggle too.',
      { text: '{names} sorted out the legs, and gave everyone back their own.', needs: ['hands'] },
      { text: '{names} knocked on the ground, in case it could be made flat.', needs: ['hands'] }
    ],
    turn: [
      '{names} blinked at all those stars, and forgot about the cold.',
      '{names} came sliding out next, and fitted exactly.',
      '{names} hopped about beside the tent, for the grass was cold.',
      { text: '{names} carried a corner, and sang a little, as people do with a piano.', needs: ['hands'] },
      { text: '{names} kept all the pegs together in a hat.', needs: ['hands'] }
    ]
  },
  bed: [
    'They were hungry again by then, and finished {food} in the dark. The zip stayed open as far as their chins. Inside it was warm, from so much heap, and outside lay the whole dark field.',
    'By and by nobody counted any more. The grass bent down with dew, and the cows lay down too.'
  ],
  last: [
    'A star slid slowly down the hill of the sky, and {H} was asleep.',
    'There was no further down to go, and {H} was asleep.'
  ]
})
