import { wishPlot } from '../wish-plot.ts'

const HIPPOS = ['hippo', 'hippopotamus']
const LATE = ['samba', 'carnival', 'carnaval', 'parade', 'marching band', 'late beat', 'behind beat', 'off beat', 'can’t keep beat', 'rhythm', 'can’t keep time', 'out of step', 'dances too late', 'late dancer']

export const hippoSamba = wishPlot({
  id: 'wish-hippo-samba',
  beginsElsewhere: true,
  wishes: ['a hippo who joins a samba school and is too late on every beat', ...HIPPOS.flatMap((hippo) => LATE.map((late) => `${hippo} ${late}`)), 'hippo late for every beat', 'too late on every beat', 'one beat late', 'always a beat behind', 'always late on the beat'],
  answers: ['hippo', 'hippos', 'hippopotamus', 'elephant', 'elephants', 'crocodile', 'cow', 'rhino', 'samba', 'school', 'carnival', 'carnaval', 'parade', 'procession', 'marching', 'march', 'marches', 'band', 'brass', 'drum', 'drums', 'drummer', 'drumming', 'plays', 'play', 'playing', 'dances', 'dance', 'dancing', 'danced', 'dancer', 'joins', 'join', 'joined', 'wants', 'wanted', 'to', 'in', 'a', 'the', 'is', 'was', 'too', 'late', 'later', 'slow', 'slowly', 'every', 'each', 'beat', 'beats', 'rhythm', 'time', 'step', 'steps', 'always', 'never', 'keep', 'keeps', 'can’t', 'misses', 'missed', 'behind', 'after', 'last', 'row', 'off', 'out', 'of', 'on', 'at', 'and', 'who', 'that', 'which', 'everybody', 'everyone', 'else', 'others', 'street', 'square', 'rio', 'brazil', 'feathers', 'feather', 'hat', 'costume', 'music', 'trumpet', 'tuba', 'big', 'heavy', 'clumsy', 'funny', 'feet', 'foot', 'boom', 'learns', 'learn', 'first', 'town', 'teacher', 'but', 'because', 'so', 'baker', 'one', 'half', 'away', 'with', 'tries', 'gets', 'comes'],
  except: ['hurt', 'trod', 'squashed', 'lost', 'runs away', 'circus', 'zoo', 'tutu', 'ballet', 'swim', 'swimming', 'toothbrush', 'teeth', 'birthday', 'bull', 'milk', 'tears', 'wedding', 'temple', 'kandy', 'perahera', 'perunnal', 'thrissur', 'pooram', 'dasara', 'died', 'dead', 'sick', 'ill', 'heart', 'hospital', 'school bus', 'bully', 'laughed', 'scared', 'cries', 'cancelled', 'fair', 'rides', 'trunk'],
  moods: ['late', 'learning', 'first', 'losing', 'waiting'],
  isTale: true,
  out: true,
  company: ['hippo', 'drums', 'street', 'square', 'parade', 'rattle', 'baker', 'pavement', 'humming', 'beat', 'corner', 'oven', 'bread', 'feathers', 'feather', 'school', 'feet', 'foot', 'hat', 'jug', 'lemonade', 'apron', 'drummers'],
  about: 'A hippo in the samba school is too late on every beat, because it waits until the last one has stopped humming in the pavement; it loses the parade, and is just in time for all those who have missed it.',
  titles: ['Boom, Bom', 'The Second Parade', '{H} and the Late Hippo', 'Until It Has Stopped Humming', 'Just in Time for Everybody Late'],
  want: [
    {
      id: 'all-by-itself',
      A: 'partner',
      paragraphs: [
        '“Boom,” went the drums, and {H} and the whole samba school put down a foot. “Bom,” went the hippo in the last row, all by itself. It was too late on every beat.',
        'It was carnival, and they were dancing to the square. {A} danced beside them with the rattle. “I’m nearly always just about to be there,” said the hippo. {H} wanted it to get there with all the rest.'
      ]
    }
  ],
  way: [
    {
      id: 'leave-one-out',
      A: 'partner',
      paragraphs: [
        '“Leave one out,” said {H}, “and then you’ve caught up.” The hippo left one out. That was so restful that it left out two more. Now it was three late.',
        'The drums went round the corner by the bakery, and all the feather hats after them. {H} and {A} stayed with the hippo, because nobody should be late alone. “Bom,” it went, and {A} shook the rattle to it. The street in front of them was empty.'
      ]
    },
    {
      id: 'the-joke',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} told the hippo a joke, so that it should not be sad. It was the one about two tomatoes. The hippo listened to the end, and nodded, and went “bom” past four houses. So {A} told it another, about a duck.',
        'At “duck” the hippo began to laugh. It laughed until its hat slid down over one eye. “Two tomatoes!” it cried. {A} finished the duck, and nobody laughed at all. They had to walk as far as the letter box for that.'
      ]
    },
    {
      id: 'everything-hops',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the hippo put a foot down, everything that was not tied on hopped. “Bom,” it went, and the lid of a bin said “ching”. A bicycle rang its own bell. A flowerpot hopped along its sill, one bom at a time, until it could see round the corner.',
        '“That’s a whole band,” said {A}. {H} listened. “Bom, ching, ring,” went the street. It was not the samba that they had practised. But the bin was never late, for it had the hippo to tell it when.'
      ]
    },
    {
      id: 'last-years-carnival',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How did you come to dance with us?” asked {A}. “I heard the drums from the river,” said the hippo. “So I got out at once, and dried my ears, and came.” “When was that?” asked {H}. “Last year,” said the hippo.',
        'When it got there, somebody was just sweeping up the last bit of paper. “So I thought I’d wait there for the next carnival,” it said. “Then I’d be early, for once.” It had been early for eleven months. That had been a lovely time.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} counted aloud for the hippo. “One,” said {H}, and held up a finger. “Two,” said {H}, and the hippo put down a foot for One. “Three,” said {H}, and there was Two. {A} looked from the fingers to the feet.',
        '“You’re doing all of them,” said {A}, “and in the right order. You’re only not doing them now.” The hippo thought about it, with one foot in the air. “Four,” it said, and put it down. By then {H} had run out of fingers.'
      ]
    },
    {
      id: 'left-one-house-later',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The parade had turned left. The hippo turned left as well, but one house later. There was a gateway, and behind it a yard with washing on the lines. “Bom,” it went, in between the sheets, and came out with a pillowcase on its head.',
        'Three neighbours were drinking coffee there, in their slippers. They had never had a parade in the yard before. “Do you come every year?” they asked. {A} took the pillowcase off the hippo, and hung it up again with two pegs.'
      ]
    },
    {
      id: 'other-with-the-jug',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had brought a jug of lemonade for thirsty dancers. “Bom,” went the hippo, and the lemonade hopped up out of the jug, all in one piece. It stayed in the air for a moment, and looked round. Then it came down again.',
        '“You only have to keep the jug still,” said {A}, “and the lemonade finds its own way home.” {A} had not known that the first time. So the first lemonade was in the left shoe, and squelched a bit, always just after the bom.'
      ]
    },
    {
      id: 'pet-on-the-pavement',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had lain down in the street to wait for them. “Bom,” went the hippo, and {A} was in the air, just as flat as before. Then {A} lay there again. It happened once more, and {A} looked about to see who was doing it.',
        '“It’s only the beat,” said {H}. After that {A} stood up, and hopped without being asked, a little before each bom. So there was one in the street who was early. The hippo looked down at {A} with great respect.'
      ]
    },
    {
      id: 'elder-on-the-wrong-foot',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was always behind too, when I danced,” said {S}. “When the others went forward I was still coming back. So I bumped into somebody.” “Who was it?” asked {A}. “Somebody else who was late,” said {S}. “We were the only two going that way.”',
        'They had danced together for the rest of the evening. “Wherever we got to, all the others had just left,” said {S}. “We had the whole floor.” The hippo walked closer to {S}, and for a while they were both late together.'
      ]
    },
    {
      id: 'child-after-the-late-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} danced right behind the hippo, and jumped with both feet whenever it had gone “bom”. It made a very small sound. “Bom,” went the hippo. “Pit,” went {S}. “You’re late after the late one,” said {A}.',
        '{S} had never been told anything so nice. “Now I come after everybody,” said {S}. Nobody in the whole carnival was further behind. The hippo looked back, and slowed down a little, so that it should stay like that.'
      ]
    },
    {
      id: 'it-hums',
      A: 'partner',
      paragraphs: [
        '{A} looked closely at the hippo’s feet. “You aren’t slow,” said {A}. “Your foot’s up in good time, and then it waits. What for?” “For the boom to be over,” said the hippo. “It hums in the pavement. I don’t like to tread on it.” {H} felt the pavement. It did hum.',
        'A baker came running out with flour up to the ears. “Have I missed the parade again? My bread’s always in the oven just then.” {A} looked at the empty street, and at the hippo. “No,” said {A}. “It’s just coming.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-was-the-beat',
      A: 'partner',
      paragraphs: [
        'The baker danced along behind the hippo. Next came somebody who had overslept. Then came a child who had looked for a shoe, and a bus driver who had been driving. In every house was somebody who had been too late.',
        '“Bom,” went the hippo, and they all put down a foot, and nobody trod on the humming. For the first time the hippo was not behind. It was in front, and it was the beat.'
      ]
    },
    {
      id: 'the-clock-mender',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They were nearly past when one more door opened. Somebody came out, with a little screwdriver behind one ear. “Is that the second parade already?” “It is,” said {A}. “Then I’ve missed the second as well,” said that one, who mended clocks.',
        '“You could be the end of it,” said {A}. Nobody had been the end yet. So the clock mender went last, with a clock under each arm. One of them struck six, and one struck half past two. They fitted in quite well.'
      ]
    },
    {
      id: 'the-flour',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At every “bom” a cloud of flour hopped out of the baker’s apron. It stood in the light of the street lamps, and then came down on everybody behind. They grew whiter, row by row. Only the hippo in front was still grey.',
        '“We haven’t got any feathers,” said the child with the shoe. {A} patted the baker on the back, and it snowed. “We’ve got this,” said {A}. From the windows it looked a good deal grander than feathers.'
      ]
    },
    {
      id: 'they-are-late',
      A: 'partner',
      paragraphs: [
        'In the square the drummers were already packing up. Then they heard it, a long way off. “Bom.” Round the corner came a second parade, twice as long as the first. Quickly they got the drums out again. “Boom,” went the drums, a bit after the hippo.',
        'The hippo bent down to {H}. “They’re late,” it whispered. “On every beat,” whispered {A}. “We don’t mind,” said the hippo. And it waited for their boom to stop humming.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} danced one row further up, and heard it from behind.',
      '{names} came along at the edge, and hopped a little at each “bom”.',
      { text: '{names} carried a flag, and it was ahead of everybody.', needs: ['hands'] },
      { text: '{names} clapped once for the drums and once for the hippo.', needs: ['hands'] }
    ],
    way: [
      '{names} looked round the corner, and saw the last feather go.',
      '{names} stayed with the hippo as well, and so there were more of them late.',
      { text: '{names} held the hippo’s hat on for it, from the left.', needs: ['hands'] },
      { text: '{names} tapped the beat on a fence, and then the hippo’s beat after it.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced behind a person with one sock.',
      '{names} stepped over the humming, as if it were a puddle.',
      { text: '{names} waved up at the windows, and more of them came down.', needs: ['hands'] },
      { text: '{names} knocked at one more door, to be quite sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rattle hung on a hook by the door, and was silent. The street outside was still humming a little, and nobody trod on it.',
    '{H} washed, and lay down, first with one foot, and then, a bit later, with the other.'
  ],
  last: [
    '“Good night,” they had called to the hippo. Only now it called back, and {H} was asleep.',
    'The day was over, but it hummed on for a while, and {H} was asleep.'
  ]
})
