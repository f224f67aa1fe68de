import { wishPlot } from '../wish-plot.ts'

export const canoe = wishPlot({
  id: 'wish-canoe',
  wishes: ['canoe', 'canoes', 'canoeing', 'kayak', 'kayaks', 'kayaking', 'kyak', 'waka', 'paddleboard', 'paddle boarding', 'paddling a boat', 'rafting'],
  answers: ['going', 'trip', 'river', 'lake', 'first', 'time', 'paddle', 'paddles', 'paddling', 'boat', 'rowing', 'learning', 'down', 'water', 'lesson', 'island', 'red', 'little', 'float'],
  except: ['pool', 'capsized', 'sank', 'drowned', 'fell', 'scared', 'lost', 'bear', 'otter', 'beaver', 'shark', 'crocodile', 'sea'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  company: ['canoe', 'island', 'paddle', 'duck'],
  about: 'A canoe goes in a circle, and whoever sits in front can never see what the one behind is doing.',
  titles: ['The One Behind', 'Round and Round the Duck', '{H} Paddles in Front', 'Left, Right, Biscuit', 'Two in a Canoe'],
  want: [
    {
      id: 'to-the-island',
      A: 'partner',
      paragraphs: [
        'The canoe was a long blanket, and the carpet was the lake. {H} knelt in front, with a wooden spoon for a paddle. {A} sat at the back with the other spoon and the bag of biscuits. “To the island,” said {H}. It was a stool by the window, and on it lay one orange.',
        '“Life jackets,” said {A}, and they both put on their jumpers over their jumpers. Then {H} dipped in the paddle and pulled.'
      ]
    }
  ],
  way: [
    {
      id: 'circle',
      A: 'partner',
      paragraphs: [
        '{H} paddled on the right, with a good deal of splash. The island came nearer. Then it moved over to the left. Then there was the door, and the wardrobe, and the island again. “We’re going in a circle,” said {H}.',
        '“Then try the other side,” said {A}. {H} changed over. The wardrobe came, and the door. “It’s the same circle,” said {H}, “the other way round. Are you paddling?” “Mm,” said {A}.'
      ]
    },
    {
      id: 'drips',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At each change of sides the paddle came across in front, and dripped. “It’s dripping on my knees,” said {H}. {A} changed sides too. “Now it’s dripping on your back,” said {A}.',
        'In a kayak it would be different, for there the paddle has a blade at each end. “And it drips in both sleeves,” said {A}, who had read about it. They agreed that it was a wet sport.'
      ]
    },
    {
      id: 'getting-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Something was wrong with the way {A} sat. “You’ve got to be right in the middle,” said {H}, “or we’ll tip.” {A} moved a bit to the left, and the canoe tipped to the left. {A} moved to the right. {H} held on to the edge with both hands.',
        '“What did you have in your left pocket?” asked {H}. It was three conkers. They were put into the right pocket, and then one was put back. After that the canoe lay quite level.'
      ]
    },
    {
      id: 'duck',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the lake swam a duck. It was a rolled-up sock, and looked the other way. “Left,” called {H}, and they went to the left. So did the duck, for {A} had it on a string. “Right!” It was there already.',
        '“It wants to be gone round,” said {A}. They went round it once, and it turned its head. They went round it twice. At last {H} said “good morning” to it, and it let them through. “That’s all that it was waiting for,” said {A}.'
      ]
    },
    {
      id: 'reeds',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They ran into the reeds. It was a fringe, and it held on to {H}’s paddle. “Backwards,” said {A}. To go backwards in a canoe, you do all of it the other way round. {H} did that, and {A} did it too.',
        'It was very quiet in there. “Something’s plopped,” whispered {H}. “A frog,” whispered {A}. It had sounded a little like a biscuit. They listened for some time, and there was no more plopping.'
      ]
    },
    {
      id: 'rapids',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Where the rug met the floor the water got fast. “Rapids!” called {H}. “Lean!” They leaned to the left and then to the right, and {A} shook the blanket from behind. “A rock!” It was a shoe, and they missed it by a lace.',
        'Below the rapids it was as smooth as a plate. They let go of the paddles, and drifted. “I was steering,” said {A}. “So was I,” said {H}. They decided not to ask the shoe.'
      ]
    },
    {
      id: 'stroke-song',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You have to do it at the same time,” said {H}. “In, pull, out.” {A} did “in” when it was “pull”, and the spoons knocked together. So they sang. If you paddle a long way, you have a song for it.',
        'It had only one line, and it was “Soup, soup, there’ll be soup.” At each “soup” they dipped. It went like a clock. Only at the end neither of them could stop, and the canoe had its nose in the wardrobe.'
      ]
    },
    {
      id: 'carry',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Between two lakes you have to carry your canoe. They took it by the two ends, and it hung down in the middle like a cat. “Which of us has got the front?” asked {A}. “I have,” said {H}. “So have I,” said {A}.',
        'So they both went forwards. The canoe got shorter and shorter, until they stood nose to nose. Then they both turned round and went forwards again, and it got long. “It’s a good way between these lakes,” said {A}. When they put it down, it lay where it had been at first.'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had drawn a map of the lake on the biscuit bag. There was the island, and the Bay of Slippers, and a cross. “What’s at the cross?” asked {H}. “That’s us,” said {A}. {H} looked at it. “But we’re always somewhere else.”',
        '{A} made a new cross, and a minute later another. In the end the whole lake was full of them. “You can see that we’ve been about,” said {A}.'
      ]
    },
    {
      id: 'pet-aboard',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In the middle of the canoe there was a place for luggage, and there was {A}. It had come aboard where the water was shallow. Nobody with any sense gets off a blanket again.',
        'It lay in the warmest part and watched the shore go by. When {H} leaned to the left, {A} did nothing. When {H} leaned to the right, {A} did nothing either. “It’s very good for the balance,” said {H}.'
      ]
    },
    {
      id: 'elder-leak',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had one with a hole in it, my friend and I,” said {S}. “One of us paddled, and the other held a cork in with one toe.” “Who held the cork?” asked {A}. “I did,” said {S}. “It’s the more important job.”',
        '“At the end I had one very clean toe. I’ve still got it.” {S} wiggled it in the slipper. “If ever you spring a leak, you only need to call.”'
      ]
    },
    {
      id: 'child-fish',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a fish, and swam beside the canoe, on {S}’s tummy. “What do you see down there?” asked {A}. “Crumbs,” said the fish. “A bit of wool. Here’s a bead.” It came up to show it, and dived again.',
        '“Is it deep?” asked {A}. The fish put down one hand. “No,” it said. “But it’s very wide.” Then it held on to the blanket at the back, and the canoe had a tail.'
      ]
    },
    {
      id: 'look-behind',
      A: 'partner',
      paragraphs: [
        '“If there’s one on each side, it goes straight,” said {A}. “I’ve read that. It’s when only one of them…” There was a small crunch. {H} turned right round, as you never do in a canoe.',
        'There sat {A}, with {A}’s feet up, and a biscuit in each hand. The spoon was quite dry. “How long have you been doing that?” asked {H}. “Since the jumpers,” said {A}. “You were doing it so well.”'
      ]
    }
  ],
  turn: [
    {
      id: 'listens',
      A: 'partner',
      paragraphs: [
        'In front you can’t see behind you. But you can hear. “From now on you say something with every stroke,” said {H}. “And it can’t be ‘mm’.” So {H} paddled on the left and said “left”, and {A} paddled on the right and said “right”.',
        '“Left.” “Right.” The canoe went as straight as a ruler. The island stayed where it was, in the middle, and grew. “Left,” said {H}. There was a pause. “Rife,” said {A}. “That was a biscuit!” said {H}. “It was the last,” said {A}.'
      ]
    },
    {
      id: 'still-water',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They lifted both paddles at once, and the canoe went on by itself. It made hardly a sound. “Can you hear it?” whispered {H}. It was like somebody stroking a sleeve.',
        'On the water there was a lamp, and they glided right through the middle of it. Neither of them had splashed. “Again,” whispered {A}, and pulled once. For a long way they had nothing to do.'
      ]
    },
    {
      id: 'rings',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From each stroke two small rings stayed behind on the water and got bigger. {A} looked back at them. “Yours are on the left and mine on the right,” said {A}. “They look like buttons.”',
        '“Then somebody can button up the lake after us,” said {H}. It would be evening soon, and it gets cool out there. They left as many as they could.'
      ]
    },
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        'With a small bump they were there. {H} could reach the orange from the canoe and peeled it. “Left,” said {H}, and took one. “Right,” said {A}, and took one. So they went along to the end.',
        'For the way home they changed places. {H} sat at the back now, with both feet up. “Are you paddling?” asked {A} in front. “Mm,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed on the bank and got the first of the waves.',
      '{names} tried on a life jacket, headfirst, and came out at a sleeve.',
      { text: '{names} pushed the canoe off with one slipper.', needs: ['hands'] },
      { text: '{names} saluted from the shore with a rolling pin.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round with the canoe, and soon got giddy.',
      '{names} came upon a crumb in the water, and kept quiet about it.',
      { text: '{names} pointed to the island, which had moved.', needs: ['hands'] },
      { text: '{names} shook a splash out of both cuffs.', needs: ['hands'] }
    ],
    turn: [
      '{names} floated on the lake, as ducks do, and made way.',
      '{names} breathed in at left and out at right.',
      { text: '{names} waved the canoe along from the shore, as you would a bus.', needs: ['hands'] },
      { text: '{names} held the stool, so that the island did not drift.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the canoe and dried the wooden spoons, one of them for longer than the other.',
    '{H} washed, and knelt on the bed for a moment, in front. Then {H} lay down and let it drift. In the night there’s nobody who has to paddle.'
  ],
  last: [
    'Left, went one breath, and right, went the next, and {H} slept straight on.',
    'If the lake asked anything more, {H} said “mm”, and slept.'
  ]
})
