import { wishPlot } from '../wish-plot.ts'

export const cannotSeeTheWind = wishPlot({
  id: 'wish-cannot-see-the-wind',
  wishes: ['why can’t you see the wind', 'why can’t we see the wind', 'why can’t I see the wind', 'can’t see wind', 'cannot see wind', 'can not see the wind', 'can you see the wind', 'see the wind', 'sees the wind', 'seeing the wind', 'saw the wind', 'wind invisible', 'invisible wind', 'why wind invisible', 'wind can’t be seen', 'wind cannot be seen', 'nobody sees wind', 'no one can see the wind', 'who has seen the wind', 'what does wind look like', 'wind looks like', 'wind look like', 'what colour is the wind', 'colour of the wind', 'color of the wind', 'wind has no colour', 'draws the wind', 'drawing the wind', 'paint the wind', 'catches wind jar', 'wind in a bottle', 'why can’t you see air', 'why can’t we see air', 'can’t see air', 'cannot see air', 'why air invisible', 'air is invisible', 'what does air look like', 'see the air'],
  asked: 'fact',
  beginsElsewhere: true,
  answers: ['why', 'how', 'what', 'where', 'who', 'when', 'do', 'does', 'is', 'are', 'can', 'can’t', 'cannot', 'not', 'nobody', 'no', 'one', 'has', 'be', 'you', 'we', 'i', 'see', 'sees', 'saw', 'seen', 'seeing', 'look', 'looks', 'like', 'wind', 'winds', 'windy', 'breeze', 'air', 'blow', 'blows', 'blowing', 'invisible', 'clear', 'colour', 'color', 'draw', 'draws', 'drawing', 'drew', 'picture', 'paint', 'catch', 'catches', 'caught', 'catching', 'jar', 'jam', 'bottle', 'bubble', 'bubbles', 'hat', 'washing', 'line', 'shirt', 'shirts', 'feel', 'feels', 'felt', 'hear', 'only', 'but', 'there', 'outside', 'yard', 'window', 'day', 'today', 'really', 'know', 'learn', 'tell', 'me', 'us', 'story', 'about', 'made', 'of', 'in', 'with', 'the', 'leaves', 'trees', 'move', 'moves'],
  except: ['steals', 'stole', 'storm', 'hurricane', 'tornado', 'typhoon', 'cyclone', 'afraid', 'scared', 'frightened', 'turbine', 'windmill', 'willow', 'willows', 'chimes', 'chime', 'instrument', 'tummy', 'passing', 'fart', 'burp', 'baby', 'kite', 'kites', 'sail', 'sailing', 'boat', 'balloon', 'plane', 'aeroplane', 'airport', 'dragon', 'ghost', 'cloak', 'friend', 'train', 'died', 'dead', 'hospital', 'asthma', 'breathe', 'pollution', 'fog', 'smoke', 'rain', 'sun', 'hot air', 'air hockey', 'sky'],
  moods: ['question', 'learning', 'first'],
  company: ['wind', 'hat', 'jar', 'lid', 'bowl', 'bubble', 'water', 'air', 'suds', 'shirts', 'line', 'paper', 'pencil', 'cups', 'window', 'corner', 'door', 'edge', 'washing', 'basket', 'yard'],
  about: 'The hero wants to draw the wind and catches it in a jam jar, where it is too still to be wind and cannot be seen either, until the jar is opened in the washing-up: air is clear, and what can be drawn is all that it pushes.',
  titles: ['A Jar Full of Wind', 'Blup, Said the Jar', '{H} Draws the Wind', 'The White in Between', 'The Hat in the Peg Basket'],
  want: [
    {
      id: 'hat-in-the-pegs',
      A: 'partner',
      paragraphs: [
        'The wind took off {H}’s hat in the yard, and put it in the peg basket. {H} looked round for whoever had done that. There was nobody.',
        '“Why can’t you see the wind?” asked {H}. “It’s too quick,” said {A}. {H} had paper and a pencil, and wanted to draw it. “Then I’ll make it keep still,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'in-a-jar',
      A: 'partner',
      paragraphs: [
        '{H} held an open jam jar into the wind, until it must be full. On went the lid, and {H} carried it in to the kitchen table. They both bent down. There was nothing in it.',
        '“Now it’s keeping still,” said {H}, “and I still can’t see it.” “It isn’t even wind now,” said {A}. “It’s stopped.” It was the stillest thing in the house.'
      ]
    },
    {
      id: 'smell-of-jam',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It may have got out again,” said {A}. {H} undid the lid by the width of a hair, and sniffed. It smelled of raspberries. “Does wind smell of raspberries?” asked {H}. In the yard it had smelled of wet stone and somebody’s onions.',
        '{A} took a sniff as well, and found a bit of onion, far at the back. So some of it was in there. {H} shut the lid quickly. By now there was less, and two noses had had it.'
      ]
    },
    {
      id: 'fly-on-nothing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A fly was standing in the middle of the window, on nothing. It walked up a little way and stood on nothing there. {H} put out one finger, and came up against the pane. {A} had cleaned it on Saturday. “I couldn’t see that either,” said {H}.',
        '“There’s nothing wrong with your eyes,” said {A}. “They go straight through.” The fly washed its hands, in mid-air. Where it had stood were six small marks, and those could be seen.'
      ]
    },
    {
      id: 'wet-finger',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} knew how sailors find it. {H} wet one finger, and held it up at the open door. One side of the finger turned cold. “It’s coming from over there,” said {H}, and turned round. On that side was the wall, and a bucket.',
        '“It comes round the corner,” said {A}. {H} shut both eyes, and followed the cold side with the finger in front. It led along the wall and past the bucket, and ended in {A}’s ear.'
      ]
    },
    {
      id: 'home-made',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I can make some,” said {H}, and blew at {A} from quite near. {A}’s hair stood up in front, and lay down again. “Did you see it come?” asked {H}. {A} had looked as hard as could be, and had only had to blink.',
        'Then they changed over. {H} opened both eyes as wide as they would go. Something cool came, and smelled of toast. “It’s got no front,” said {H}. “First it isn’t there, and then it’s on you.”'
      ]
    },
    {
      id: 'other-had-it-in-the-face',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had been out to the bins, and put one shoulder to the door to shut it. “I’ve had that wind in my face the whole way,” said {A}. “Then you must have seen it,” said {H}. “From close to. What’s it like?”',
        '{A} thought about it honestly. There had been a paper bag, and a good deal of grit, and somebody’s scarf. “Rude,” said {A}. {H} drew a rude mouth on the paper, and rubbed it out again. A mouth could have been seen.'
      ]
    },
    {
      id: 'pet-reads-it',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was at the door, where there was a gap underneath. Through it the wind came in, flat, as much of it as would fit. {A} put a nose to it, and took in a long sniff, and then another. It seemed to be a good one.',
        '“{A} doesn’t need to see it,” said {H}. {H} lay down alongside, on the mat, and sniffed as well. It was like being handed a newspaper in a language that only {A} knew.'
      ]
    },
    {
      id: 'elder-sock',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My mother had a sock for it,” said {S}. “It hung by itself at the end of the line. If it hung down, we might go and play. If it stuck out sideways, we had to run and bring in the sheets.” “Whose sock was it?” asked {A}.',
        '“Mine,” said {S}. “I had one cold foot for years. But I always knew where the wind was.” {A} looked at both of {S}’s feet. They seemed to have got over it.'
      ]
    },
    {
      id: 'child-sits-on-it',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had caught some too, in a paper bag, and held it shut with both hands. It was as round as a cushion. “Mine’s better than yours,” said {S}, “mine’s soft.” To show it {S} sat down on the bag. It made a rude noise, and it was flat.',
        '“That wasn’t me,” said {S}. “That was the wind.” {A} believed it. They looked under {S}, and behind, but it had gone without being seen, as it always did.'
      ]
    },
    {
      id: 'a-good-empty-jar',
      A: 'partner',
      paragraphs: [
        'All the same {H} drew what was there. It came out as a jar. “That’s a good empty jar,” said {A}. “It’s full,” said {H}, and looked in from the side. What {H} saw was {A}, straight through it, with a very wide nose.'
      ]
    },
    {
      id: 'in-the-bowl',
      A: 'partner',
      paragraphs: [
        'Then {A} put the jar in the washing-up with the cups, lid and all. It bobbed up and would not stay down. “It’s stubborn, for an empty jar,” said {A}, and held it under, and twisted off the lid. Blup, said the jar.',
        'A big silver bubble came out and wobbled up through the water. At the top it was gone. “That was it!” cried {H}. “That was in my jar! Where did it go?”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-has-an-edge',
      A: 'partner',
      paragraphs: [
        'They did it again. Down in the water the air had a shiny edge. Up in the kitchen it had none. “Up here it’s in with all the other air,” said {H}, “and you look right through.”',
        '“Air’s as clear as a clean window,” said {A}. “The light goes straight through it. And wind’s only air on its way somewhere. You can’t see it. You see what it pushes.”'
      ]
    },
    {
      id: 'dry-tissue',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Is there air in all the empty things?” asked {H}. {A} pushed a paper hanky down into a cup, so that it stuck there. Then {A} turned the cup over and pressed it straight down, to the bottom of the bowl. Out it came, and the hanky was dry.',
        '{H} felt it all over. “There was somebody sitting in there,” said {H}, “and the water couldn’t get in.” They looked along the shelf, at all the empty cups. There was somebody in every one.'
      ]
    },
    {
      id: 'wool-everywhere',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} found some wool, and tied bits of it to the tap, a chair and {A}’s sleeve. They all hung down. Then {H} opened the door to the yard. The chair’s wool lifted its end first, then the tap’s, and then the sleeve’s.',
        '“It’s coming in,” said {H}. “Now it’s at the tap. Now it’s going past you.” {A} stood aside, to let it through. It went out by the window, and the curtain waved.'
      ]
    },
    {
      id: 'wind-in-the-water',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} found a straw, and {H} blew through it into the bowl. A whole row of bubbles came rolling up and pushed at one another. {H} blew hard, and it was a gale, with a wave over the edge. {H} blew softly, and they came one by one.',
        '“So that’s what I look like when I blow,” said {H}. There was a good deal of it on the floor as well. “Nobody’s ever seen so much of a wind,” said {A}, and fetched the cloth.'
      ]
    },
    {
      id: 'left-out',
      A: 'partner',
      paragraphs: [
        '{H} took a handful of suds out to the yard. They flew off in bits, all the same way, round the corner. The shirts on the line held out their arms. The hat went past. {H} drew it all, and all of it leaned.',
        '“And where’s the wind?” asked {A}. {H} pointed to the white in between, where there was nothing but paper. “I’ve left it out,” said {H}. {A} held up the picture. “That’s just what it looks like,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the washing, and nobody was there.',
      '{names} turned round, because something had pushed.',
      { text: '{names} held on to the paper, at two corners.', needs: ['hands'] },
      { text: '{names} fished the hat out of the peg basket.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the jar from the far side, with a wide nose.',
      '{names} waited a while, in case it began to blow in there.',
      { text: '{names} shook the jar, next to one ear.', needs: ['hands'] },
      { text: '{names} tried the lid once more, so that nothing would get out.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the suds go round the corner, one bit after another.',
      '{names} stood still to be drawn, leaning a little.',
      { text: '{names} pushed an empty cup into the water, and it pushed back.', needs: ['hands'] },
      { text: '{names} blew on the picture, to put some in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing came in, with some of the wind still in the sleeves. The jar stood upside down to dry, and it was full again, of kitchen.',
    '{H} washed, and blew one bubble in the basin. Then {H} lay down, under the picture on the wall. Its corner lifted a little and lay flat again. There was nobody to be seen.'
  ],
  last: [
    'Something clear went past the window on its way somewhere, and {H} was asleep.',
    'In and out went a very small wind that nobody could see, and {H} was asleep.'
  ]
})
