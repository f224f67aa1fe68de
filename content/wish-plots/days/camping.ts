import { wishPlot } from '../wish-plot.ts'

export const camping = wishPlot({
  themes: ['camping'],
  beginsElsewhere: true,
  moods: ['first', 'waiting', 'learning'],
  answers: ['bag', 'acampar', 'acampamento', 'tents', 'den', 'building', 'blanket', 'fort', 'garden', 'campsite', 'sleeping'],
  about: 'Indoors the tent sits down whenever a door is opened, until the hero finds something that stays where it is.',
  titles: ['The Tent That Sat Down', 'Something That Stays Where It Is', '{H} Camps on the Carpet', 'A Very Cold Bear', 'Six Pegs and a Carpet'],
  want: [
    {
      id: 'carpet',
      A: 'partner',
      paragraphs: [
        'On Saturday they were going camping, and {H} could not wait to see the tent. “It has to stand up tonight,” said {H}, “or I won’t believe in Saturday.”',
        'So they unrolled it on the floor beside {H}’s bed. It was green, and it smelled of last year’s grass. There were two ropes with it, and six pegs. {H} held a peg against the carpet. “Those are for a field,” said {A}. “Here we’ll have to tie it to something.”'
      ]
    }
  ],
  way: [
    {
      id: 'sits-down',
      A: 'partner',
      paragraphs: [
        'They tied one rope to a chair and the other to the handle of the door, and pulled. Up went the tent. {H} crept in, and everything was green. “It works!” called {H}. {A} went to get the torch, and the tent sat down on {H}’s face. {A} came back, and it stood up.',
        '{A} went to get a cushion, and it sat down again. “It doesn’t like it when you go away,” said {H} from underneath.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“When you’re camping, it rains,” said {A}, and drummed on the tent with ten fingers. Inside it sounded just like rain. {H} pulled in both feet. “Don’t touch the side,” said {A}, “or it’ll drip on you.”',
        '{H} touched the side, to see. There was a drop on {H}’s nose at once. {A} had brought a wet spoon.'
      ]
    },
    {
      id: 'rucksack',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They packed the rucksack as well. {H} put in a jumper, a mug, a whistle, the bear and a large stone. {A} lifted it with one finger, and then with both hands. “You don’t need to take a stone,” said {A}. “There are stones there.”',
        '“This one wants to see them,” said {H}. So the stone went in, and the jumper came out, and then the jumper went in again.'
      ]
    },
    {
      id: 'across-the-field',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where do you brush your teeth there?” asked {H}. “At a tap,” said {A}, “right across the field. You go with a towel round your neck, and you say good evening to everybody.” They hung the towels on, and set off.',
        'It was a long field. {H} said good evening to a chair, and a coat, and the chair again. Halfway there {A} came back as somebody else, and {H} had to greet that one too. At the tap there was a queue, and that was {A} as well. “You can go first,” said the queue.'
      ]
    },
    {
      id: 'small-bag',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A sleeping bag has a little bag of its own, and it has to go in there. {A} pushed from the top, and {H} sat on what was in already. As soon as one end was inside, the other looked out again.',
        '“How did they ever get it in?” asked {H}. “I think it was asleep,” said {A}. So they sang to it quite low, and rolled it up without a word. It went in, all but one corner. That one had only pretended.'
      ]
    },
    {
      id: 'pebble',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} wanted to try it too, and lay down next to {H}. “There’s something in my back,” said {A}. “That’s how you know you’re camping,” said {H}. They moved to the left, and there it was again.',
        'It was a fir cone, from last year. It had come home with them in the tent. It had waited all winter for somebody’s back.'
      ]
    },
    {
      id: 'zip',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A tent has a zip, and that is because of mosquitoes. {H} closed it from the inside, very fast, and listened. Something was humming in there. “You’ve shut one in,” said {A}.',
        'It was only {A} who hummed. {H} opened the zip a hand wide. “Out,” said {H}, “and take your friends with you.”'
      ]
    },
    {
      id: 'fire',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For the campfire they laid the torch on the floor, with a red sock over it. They sat down on two sides of it and held out their hands. It was not very warm, but it was very red.',
        '“Once there was a tent,” said {A} in a deep voice, “and it sat down.” “I know that one,” said {H}. “I was in it.”'
      ]
    },
    {
      id: 'first-in',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'When {H} came back from the kitchen, somebody else was camping. {A} lay right in the middle, and took up most of the tent.',
        '“Wild animals stay outside,” said {H}. {A} looked to both sides for a wild animal. There was none about, so {A} moved over a little, for {H}.'
      ]
    },
    {
      id: 'cow',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We put ours up in the dark once,” said {S}. “In the morning there was a cow in the door. It was our bedroom, but it was her breakfast.” “What did you do?” asked {A}.',
        '“We moved over,” said {S}. “She had the corner by the thistles. She was no trouble, apart from the chewing.”'
      ]
    },
    {
      id: 'ticket',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came by with a torch and a stern face, and shone it into the tent. “Good evening,” said {S}. “That’s two buttons for one night. Have you got any wild animals?”',
        '“No,” said {A}, and paid the two buttons. {S} bent down and looked at {A}’s feet for a long time. “Then what are those?”'
      ]
    },
    {
      id: 'chair',
      A: 'partner',
      paragraphs: [
        '{A} stood in the doorway and moved the door to and fro. The tent bowed each time. “It isn’t me,” said {A}. “It’s the door. When I open it, it lets go of the rope.” So they tied that rope to a second chair and pulled. The chair came along. It met the first one in the middle, on top of the tent.',
        '“Now I know what a peg is,” said {A}. “It’s only something that stays where it is.” {H} sat on the carpet and thought about that.'
      ]
    }
  ],
  turn: [
    {
      id: 'bed',
      A: 'partner',
      paragraphs: [
        'What was there that stayed where it was? A chair did not. A door did not. {A} did not, or only for a minute. Then {H} saw the bed. Nobody had moved that bed since {H} got it. “You,” said {H} to the bed, and tied one rope to its leg. The other rope went to the leg at the far end.',
        '{A} opened the door and shut it. {A} jumped up and down. The tent did not even tremble.'
      ]
    },
    {
      id: 'stars',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Near the top the tent had three tiny holes. {A} went round with the torch and shone it on them from outside. “Stars,” said {H}, lying on {H}’s back. “Three of them.”',
        '“On Saturday there’ll be a lot more,” said {A}, “because there are no street lamps there.” “Three’s enough to begin with,” said {H}. “I can learn these by heart.”'
      ]
    },
    {
      id: 'peg-shadow',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} sat inside with the torch, and {A} sat outside. “I can see you on the wall,” said {A}. “You’re as big as a bear.” {H} waved, and an arm went by like a branch. Then {H} held one of the six pegs in front of the light.',
        '“There’s something in there with you!” said {A}. “It’s only a peg,” said {H}. “Out here it’s a crocodile, and it’s got you by the nose.” {H} knew quite well what it was. All the same, {H} moved it away from {H}’s nose.'
      ]
    },
    {
      id: 'bear',
      A: 'partner',
      paragraphs: [
        '{H} and {A} lay in the tent side by side and listened. Outside there was a low hum. “A bear,” whispered {A}. “That’s the fridge,” whispered {H}. “Then it’s a very cold bear.”',
        '“Do you believe in Saturday now?” asked {A}. {H} pulled at the rope. It stayed where it was. “Yes,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked right over the tent, since it was still flat.',
      '{names} rolled about once on last year’s grass.',
      { text: '{names} laid the six pegs in a row, by how bent they were.', needs: ['hands'] },
      { text: '{names} untied a knot in the rope, and made a worse one.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled in too, and wore the tent for a while.',
      '{names} sat down and got up again, as often as the tent did.',
      { text: '{names} held up the middle, for as long as two arms would do it.', needs: ['hands'] },
      { text: '{names} counted the six pegs, for Saturday.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved in at the foot end, where the boots go.',
      '{names} growled once, quite low, and it may have been the fridge.',
      { text: '{names} twanged the rope, and it gave a good deep note.', needs: ['hands'] },
      { text: '{names} scratched at the green cloth, the way a bear would, but politely.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to their table, and the six pegs into their bag. The tent was allowed to stay up.',
    'Freshly washed, {H} lay down. Both ropes still went to the bed. Each time {H} turned over, the tent nodded.'
  ],
  last: [
    'There was one more thing in the room that stayed where it was, and that was {H}, asleep.',
    'The tent nodded once more. Then {H} did not turn over again, and slept.'
  ]
})
