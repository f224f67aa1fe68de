import { wishPlot } from '../wish-plot.ts'

export const frost = wishPlot({
  id: 'wish-frost',
  wishes: ['frost', 'frosts', 'frosty', 'hoar frost', 'hoarfrost', 'jack frost', 'frosty morning', 'frosty mornings', 'frosty window', 'frosty windows', 'frost window', 'frost windows', 'icy window', 'icy windows', 'ice window', 'ice windows', 'ice inside window', 'frozen window', 'frozen windows', 'ice ferns', 'ice flowers', 'frost flowers', 'frost ferns', 'frost pictures', 'frost patterns', 'ice patterns', 'eisblumen'],
  answers: ['jack', 'cold', 'freezing', 'frozen', 'icy', 'ice', 'winter', 'morning', 'mornings', 'night', 'window', 'windows', 'pane', 'glass', 'inside', 'outside', 'car', 'windscreen', 'grass', 'garden', 'leaves', 'white', 'sparkly', 'sparkling', 'glitter', 'pictures', 'picture', 'patterns', 'pattern', 'ferns', 'fern', 'flowers', 'flower', 'feathers', 'draws', 'drawing', 'draw', 'drew', 'paints', 'painted', 'painting', 'artist', 'first', 'came', 'comes', 'visits', 'visited', 'breath', 'nose', 'pretty', 'beautiful', 'crunchy', 'walk', 'school', 'early', 'today', 'this', 'little', 'cheeky', 'elephant', 'house', 'kitchen', 'bedroom', 'our', 'who', 'that', 'melted', 'melts', 'sun'],
  except: ['snowman', 'elsa', 'anna', 'queen', 'princess', 'fairy', 'dragon', 'giant', 'robot', 'penguin', 'bite', 'frostbite', 'robert', 'nixon', 'cake', 'biscuit', 'cereal', 'cream', 'lolly', 'slip', 'slipped', 'fell', 'crash', 'accident', 'pipe', 'pipes', 'heating', 'homeless', 'shelter', 'tent', 'died', 'dead', 'bird', 'birds', 'hedgehog', 'afraid', 'scared', 'rink', 'skating', 'skate', 'pond', 'lake', 'puddle', 'puddles', 'santa', 'christmas', 'pie', 'father', 'grandfather', 'morozko', 'badminton', 'dalek', 'sword', 'alone'],
  moods: ['first', 'waiting', 'change', 'learning', 'late'],
  company: ['frost', 'window', 'pane', 'glass', 'ferns', 'elephant', 'soap', 'sun', 'nose', 'sill'],
  about: 'The frost on the window only ever draws ferns, until the hero finds that it has to have something to begin with, such as a nose.',
  titles: ['The Frost Can Only Do Ferns', 'An Elephant out of Breath', '{H} Lends a Nose', 'Something to Hold on To', 'What the Frost Draws With'],
  want: [
    {
      id: 'ferns-again',
      A: 'partner',
      paragraphs: [
        'In the night the frost had been at the kitchen window, which was an old one. It had drawn ferns on it from edge to edge, with every leaf. “Jack Frost again,” said {A}, and blew on cold fingers. {H} went up close. There had been ferns yesterday, and the day before that. “It can only do ferns,” said {H}. “I want an elephant.”'
      ]
    }
  ],
  way: [
    {
      id: 'elder-coins',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '“Ours drew on the inside too,” said {S}. “We warmed a coin in one hand, and pressed it on the glass. That made a hole to look through, one for each of us. They went up in a row, by size.” {A} asked what you could see.',
        '“The house across the road,” said {S}. “It was white all over, with five round holes in it. And in each there was an eye.” {S} bent down a little, and shut the other one.'
      ]
    },
    {
      id: 'left-out-the-bench',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They went out to see what else it could do. It had been round every leaf with a white pencil. The grass went crunch. Only under the bench it was green. There lay a whole bench, flat on the ground, with four legs and not a grain of frost.',
        '“It’s left that out,” said {A}. “It does what the sky can see,” said {H}. “Under there it couldn’t look in.” {A} sat down to think about that, and got up quickly. On top it had done it very thoroughly.'
      ]
    },
    {
      id: 'paper-elephant',
      A: 'same',
      paragraphs: [
        '{H} drew an elephant on paper, and stuck it to the pane for the frost to look at. In the morning there were ferns to the left of it, and ferns to the right. Behind the paper was nothing at all. “It went round,” said {A}. “It was being polite.”'
      ]
    },
    {
      id: 'other-ship',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Elephants are difficult,” said {A}. “Give it something easy.” {A} put up a ship, and a fish, and a plain round ball. They were stuck on with jam, as the tape was gone. The frost went round the ship, and round the fish. But it stopped at the ball for some time.',
        'Along one side there was a short white beard. “It’s begun!” said {A}. {H} sniffed at it. It had only liked the jam.'
      ]
    },
    {
      id: 'child-statues',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted to catch it at work. It was already dark, and there was one small fern in the corner. {S} stood with {S}’s back to it, counted to three and spun round. The fern stood still. {S} did that eleven times. “It’s good at this,” said {S}.',
        '“It’s longer, though,” said {A}, who had held a finger beside it. It was longer by a whole leaf. {S} turned away again, and listened hard. “Now!” said {S}. Nothing had moved. It was another leaf longer.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Outside, their breath went up in clouds. After a while {A} had white eyebrows, and a white edge all along the scarf. “It’s started on you,” said {H}. {A} squinted upwards. “Is it an elephant?”',
        '{H} took a good look. It had done every hair by itself, and left out the cheeks. “It’s only done what sticks out,” said {H}. “It doesn’t seem to like it smooth.” {A} was rather glad to have kept the cheeks.'
      ]
    },
    {
      id: 'a-night-off',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One night it did not come at all. The pane was wet, and behind it was fog. “It stays away when there’s cloud,” said {A}. “Cloud’s like a blanket, and then nothing gets cold enough.” They looked up, and somebody had pulled it right over the roofs.',
        '“So it had the night off,” said {H}. “What does it do with that?” They thought that it might go and look at some ferns. Or it had stood in the road, without its pencils, and for once looked in at the others.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was asked to keep an eye on the window. {A} looked at it for a good while. Where {A} had looked from closest, there was a misty patch, no bigger than a plum. In the morning there was a fern on that.',
        '“It came right past {A},” said {H}, “and {A} let it.” {A} yawned. Nobody had said that it was not to be let in. All that {A} had been told was to look.'
      ]
    },
    {
      id: 'squeaky-clean',
      A: 'partner',
      paragraphs: [
        '“It needs a clean sheet,” said {A}, and washed the pane with vinegar until it squeaked. {H} kept watch until bedtime, with {H}’s nose on the glass. In the morning the window was black. {A} had cleaned it all away, and the frost hadn’t drawn a thing. Only low down was there one fern, as long as a thumb. It grew out of the mark of {H}’s nose.'
      ]
    }
  ],
  turn: [
    {
      id: 'soap',
      A: 'partner',
      paragraphs: [
        '“It couldn’t begin,” said {H}. “There was nothing to hold on to. So it held on to my nose.” Frost does begin at a smear, or at a scratch. In the evening {H} took the soap, and with one corner {H} drew an elephant on the glass. The line was so thin that you hardly saw it. “Where?” asked {A}, and leaned on the pane to look.'
      ]
    },
    {
      id: 'which-end',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“If it begins at the tail,” said {A}, “will it know that there’s a front?” {H} had thought of that. By the trunk {H} made an extra mark, and that was for a start. By the tail there was one for stop.',
        'Then they looked at it from the side, where the lamp shone along the glass. The ear had come out as big as a tray. “It’s listening,” said {H}. “It’ll want to know when it’s time.” They both said it, quite low, into the ear. “At about four.”'
      ]
    },
    {
      id: 'with-breath',
      A: 'partner',
      paragraphs: [
        '“And what does it draw with?” asked {H}. “With breath,” said {A}. “It takes what we’ve breathed out, and puts it on the window.” At night the kitchen had hardly any. So they sat down in front of the pane in their coats, and sang, for that uses most. They sang all the songs they knew, to the last verse, until the glass was grey.'
      ]
    },
    {
      id: 'which-song',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Some songs give more than others. They tried it out on the back of a spoon. With “la la la” there was a small patch on it. With “ho” there was a big one. “Ha” was best of all, and so they sang everything on “ha”.',
        '“What was that one?” asked {A}, when they had come to an end. {H} had thought that it was a lullaby. {A} had thought that it was about a train. It had steamed up the spoon to the handle.'
      ]
    },
    {
      id: 'youngest-tail',
      S: 'youngest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'Each got a part of the elephant to breathe at, so that nothing was left bare. {S} got the tail. {S} breathed at it from close by, with both eyes shut and the whole of {S}’s tummy. “That’s enough for a tail,” said {A}.',
        'But {S} was not done. “It’s going to be the thickest bit,” said {S}. {A} moved the soap a little further along, and gave the tail a tuft. Then it had to have a bow as well, to use it all up.'
      ]
    },
    {
      id: 'potatoes',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} came in and said that a pot of potatoes breathed more than ten people. They were put on. They breathed for twenty minutes, with the lid dancing, and the window ran. “They don’t know the words,” said {H}, “but they’ve got the lungs.”',
        'They ate them in their coats, with salt, and breathed out after each. “Won’t it smell of potato?” asked {A}. {H} thought that an elephant would not mind. It was only a matter of what the frost would say.'
      ]
    },
    {
      id: 'in-the-night',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the middle of the night they crept in once more, without a lamp. By the street light they could see one foot. It was white, and had toes. Something went tick, very softly, and then the foot had an ankle.',
        '{A} held {A}’s breath, so as not to disturb it. “Don’t do that,” whispered {H}. “It needs it.” So {A} let it out, long and slow. They could watch it going up the leg.'
      ]
    },
    {
      id: 'there-it-stood',
      A: 'partner',
      paragraphs: [
        'In the morning there it stood. It had legs of fern, and a trunk of fern. In its ears you could see every leaf. For a while {H} said nothing. “There’s a little one behind it,” said {A} then. It was round and a bit crooked, and it held on to the tail. “I didn’t draw that,” said {H}. {A} looked down at one sleeve. “It’s my elbow,” said {A}.'
      ]
    },
    {
      id: 'from-outside',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They went out in their coats to see it from the road. From out there it walked the other way. The postman stood there already, with his head on one side. “We’ve only got ferns,” he said. “What do you feed it?”',
        '“Songs,” said {H}, “and a bit of soap.” The postman wrote it down on the back of his hand. At the next house they saw him stop before a white window. He looked round, and put his nose to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed out, and looked after it.',
      '{names} went to the window and saw ferns from the other end.',
      { text: '{names} scratched a letter in the frost, very small.', needs: ['hands'] },
      { text: '{names} put on two pairs of socks.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind the paper, to be quite sure.',
      '{names} sniffed at the vinegar, and stepped back.',
      { text: '{names} squeaked one finger down the glass.', needs: ['hands'] },
      { text: '{names} held a cup with both hands, to thaw them.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed along, on the small notes.',
      '{names} lent the elephant some breath for one of its feet.',
      { text: '{names} washed soap off ten fingers.', needs: ['hands'] },
      { text: '{names} buttoned up a coat to the top, and sang into the collar.', needs: ['hands'] }
    ]
  },
  bed: [
    'At noon the sun came round, and both elephants ran down to the sill, feet first. All that singing was wiped up with a cloth.',
    'In the evening {H} washed, and left the soap in its dish. {H} only put {H}’s nose to the glass, once, and lay down. Tonight the frost could do as it liked.'
  ],
  last: [
    'The frost felt its way along the dark glass, and found a nose, and {H} was asleep.',
    'There were going to be ferns, and nobody minded, and {H} was asleep.'
  ]
})
