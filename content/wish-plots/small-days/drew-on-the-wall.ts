import { wishPlot } from '../wish-plot.ts'

export const drewOnTheWall = wishPlot({
  id: 'wish-drew-on-the-wall',
  beginsElsewhere: true,
  wishes: ['drew on wall', 'drew on the wall', 'drew on walls', 'draws on wall', 'draws on walls', 'drawing on wall', 'drawing on walls', 'drawn on wall', 'draw on wall', 'draw on the walls', 'wrote on wall', 'scribbled on wall', 'scribbles on wall', 'scribbling wall', 'coloured on wall', 'colored on wall', 'felt pen wall', 'felt tip wall', 'crayon wall', 'crayons wall', 'pen on wall', 'marker wall', 'doodled wall', 'drew all over wall', 'wallpaper drawing', 'drew on wallpaper'],
  answers: ['drew', 'draw', 'draws', 'drawing', 'wall', 'walls', 'all', 'over', 'the', 'on', 'our', 'his', 'her', 'my', 'bedroom', 'living', 'room', 'kitchen', 'hall', 'felt', 'pen', 'pens', 'tip', 'tips', 'crayon', 'crayons', 'marker', 'biro', 'blue', 'red', 'black', 'new', 'white', 'paint', 'painted', 'today', 'again', 'big', 'whole', 'train', 'picture', 'naughty', 'cross', 'told', 'off', 'trouble', 'scribbled', 'with'],
  except: ['cave', 'castle', 'chalk', 'graffiti', 'museum', 'artist', 'mural', 'humpty', 'climbing', 'spider', 'shadow', 'shouted', 'hit', 'cried', 'poo', 'nosebleed', 'granny', 'grandpa', 'nana', 'daddy', 'mummy', 'dad', 'mum', 'dragon', 'magic', 'door', 'dog', 'cat', 'car', 'sofa', 'face', 'baby’s'],
  moods: ['late', 'change', 'losing', 'learning', 'quarrel'],
  company: ['train', 'engine', 'cook', 'cows', 'sea'],
  about: 'The hero’s train is too fast for the edge of the paper and drives on over the wall, and cannot be hidden or washed away, until it is let into a tunnel.',
  titles: ['It Would Not Stop', 'Nine Coaches and Some Cows', 'As Far as the Light Switch', '{H} Draws a Tunnel', 'One Cow Likes It in There'],
  want: [
    {
      id: 'the-edge',
      A: 'partner',
      paragraphs: [
        '{H} was drawing a train to the sea. It had an engine, a coach for the cook and one for the cows. But the paper came to an end, and the train was going at full speed. Behind the table was the wall, quite white. So the train drove on.',
        '{H} drew on the wall with a blue felt pen, nine coaches full of people. {H} wanted them all to get to the sea. They had got as far as the light switch when {A} came along.'
      ]
    }
  ],
  way: [
    {
      id: 'tidying',
      A: 'partner',
      paragraphs: [
        '{H} went hot. {H} pushed a chair in front of the train. The engine looked out on the left. So {H} pushed the big plant there too. The cows looked out underneath. “Why’s everything over here?” asked {A}. “I’m tidying,” said {H}, with both arms out. {A} moved the plant, and looked at all nine coaches. “Who drew on the wall?” asked {A}. “It wouldn’t stop,” said {H}.',
        'They rubbed with two sponges. But the train only got paler, and smudged. “Now there’s fog,” said {H}.'
      ]
    },
    {
      id: 'the-band',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the band’s coach there was a drum, a tuba and somebody with a triangle. The tuba did not fit in. It stuck out of the window, and bent down to look at the rails. “What are they playing?” asked {A}, in spite of everything. {H} hummed it.',
        'It was a slow one, with a bump in it. {A} rubbed to it, up and down. At the end they’d cleaned the same bit four times, and the tuba was still there.'
      ]
    },
    {
      id: 'whose-pen',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It comes off with water,” said {A}, and held the pen to the light. It said so in quite small letters. {A} turned it round. “From skin,” read {A}. They looked at the wall, and then at their arms. It did come off the arms.',
        '“If only the wall were a person,” said {H}. {A} patted the wall. It was cold, and it was not skin.'
      ]
    },
    {
      id: 'toothpaste',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had heard that toothpaste was good for it. They put a little on the last coach, and brushed, in small rings. It foamed. “Spit,” said {H} to the coach. Now it smelled of mint, right along the line.',
        'After that there was still a coach, but a very clean one. “You could eat in there,” said {A}. They tried it on the cows as well. Those cows had never been so clean.'
      ]
    },
    {
      id: 'how-fast',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Couldn’t it have braked?” asked {A}. {H} explained it. There was an engine as big as a house, and all the others pushed. “If you brake at the jam jar,” said {H}, “it stops at the sugar.” “And the paper stopped at the spoon,” said {A}.',
        '{A} ran through the room, and tried to stop at the table. It took {A} as far as the window. “I see,” said {A}, out of breath.'
      ]
    },
    {
      id: 'who-else',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I drew on a wall once,” said {A}. “It was behind the sofa. I did a sun, every time that I was told to go and think.” “And did they find it?” asked {H}. “When the sofa was sold. There were forty-one.” {H} whistled.',
        '“What did they say?” “That it had always been so bright there,” said {A}. “They’d never known why.” They both had a look behind this sofa. There was a pea.'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the other side of that wall lived Mrs Lind. “Do you think it’s gone through?” asked {H}. You could not be sure, with a train. {A} put an ear to it. There was a rumbling, and then a voice that read out the weather.',
        '“They’ve got a radio on board,” said {H}. They listened until the sea came. It was going to be calm. That was good news for the people in the train.'
      ]
    },
    {
      id: 'what-was-in-the-windows',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In each window there was somebody. {A} went along with the sponge, and each time somebody looked out. There was a man with a fish. There was a girl who held up a smaller girl, to see out. {A} lowered the sponge. “Who’s that, with the ears?” asked {A}.',
        '“That’s you,” said {H}. {A} was sitting beside the cook, with a hat on. It was a nice seat. {A} wiped round it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been there from the first coach on. {A} had seen it come over the edge, and had not said a word to anyone. Now there was a blue mark on {A} as well, where the train had gone past rather close.',
        '“You could have told me,” said {H}. {A} looked at the cows, from one to the next. They were just at the right height, and looked back. {A} liked them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had to see it too, and put on both pairs of glasses. “Those are good wheels,” said {S}. “I never could do wheels.” “But it’s on the wall,” said {A}. “I can see that. But they’re good wheels.”',
        '{S} asked how it was done. “You begin with a potato,” said {A}. {S} practised potatoes for a while, on an envelope. The fourth was nearly a wheel.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I didn’t do it,” said {S} at once, and came in with clean hands to prove it. “I know,” said {A}. {S} looked along the wall, and grew a bit sad. “I could have done the smoke,” said {S}. It was true, there was no smoke.',
        '“You can do it on the paper,” said {A}, “if we get one.” {S} showed with one arm what sort of smoke it would be. It went up as far as the lamp, and came back over the cupboard.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} crawled along below it, and looked up at each coach with an open mouth. {A} laid a hand on a cow, which was blue, and wet, and came off on it.',
        'A bit further on there was now a small blue hand. “That’s a station,” said {H} quickly. “It’s for people who get on without shoes.”'
      ]
    },
    {
      id: 'where-to',
      A: 'partner',
      paragraphs: [
        '“We’ll have to paint it over,” said {A}, and opened a tin of white. But with the brush in the air {A} stopped. “Where was it all going?” “To the sea,” said {H}. {A} looked at all the people, and put the brush down again. “They’d never get there,” said {A}.',
        'So {A} fetched a roll of old wallpaper. The back of it was white, and longer than the room.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-tunnel',
      A: 'partner',
      paragraphs: [
        'They rolled it out, from that wall right across the floor. {H} took the pen, and drew an arch on the wall, with stones. “That’s a tunnel,” said {H}. “Now we can paint.” They painted from the back. In went the engine, and the cook, and all of the windows. Then the wall was white.',
        'Then {H} drew the other end of the tunnel on the long paper. Out came the engine! Out came the cook, with a pancake in the air. By the door there were dunes, and in the hall was the sea, as far as the shoes.'
      ]
    },
    {
      id: 'in-the-sea',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There they all got out. The cook took off both socks. The cows went in first, up to their knees, and stood about. “What’s that one doing?” asked {A}. “It’s floating,” said {H}, “on its back. It’s been on its feet since the table.”',
        '{A} drew a towel for each of them, with stripes, on the dry side. Each cow got one too.'
      ]
    },
    {
      id: 'wet-paint',
      A: 'other',
      spare: 13,
      paragraphs: [
        'The wall was wet, and smelled of new. “Nobody’s to lean on it,” said {A}, and leaned on it, to say so. There was a big white place on {A}’s back. “That’s the snow,” said {H}. “From on top of the tunnel.”',
        '{A} wore it all evening. It had the shape of a hill. {H} wanted to draw a goat on it, and was not allowed.'
      ]
    },
    {
      id: 'the-way-back',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And how do they get home?” asked {A}. {H} had thought of that. They turned the roll round, and laid it with its other end to the wall. Now the sea was at the table, and the train faced the other way. “They needn’t even turn,” said {H}.',
        '{A} walked along it in both directions. It was a long way, with pancakes. “Tomorrow,” said {A}, “it might like to see the mountains.” There was some of that roll left.'
      ]
    },
    {
      id: 'one-cow',
      A: 'partner',
      paragraphs: [
        'Nobody would have known that there had ever been anything on that wall. {H} laid an ear to it. “Is somebody still in there?” asked {A}.',
        '“One cow,” said {H}. “It likes tunnels.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the windows, one after another.',
      '{names} heard the pen squeak, and came nearer.',
      { text: '{names} sorted the felt pens, and one was missing.', needs: ['hands'] },
      { text: '{names} hunted for the cap of the blue one.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the plant, which was in the way now.',
      '{names} stepped back, so as to see all of it.',
      { text: '{names} carried away the bucket, without spilling any blue.', needs: ['hands'] },
      { text: '{names} spread newspaper on the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along the paper, beside the cows.',
      '{names} went down to the sea, as far as the shoes.',
      { text: '{names} held the roll flat at its corners.', needs: ['hands'] },
      { text: '{names} washed out the brush, till it was soft.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plant went back to its window, and the chair to its table. The sea was rolled up loosely, so that nobody got wet.',
    '{H} washed off the blue, all but a bit beside one thumb, and lay down. Close to the ear there was a wall, and something went along in it, from far away.'
  ],
  last: [
    'Through the tunnel it went, and out at the other end, and {H} was asleep.',
    'It ran more slowly now, and by the jam jar it stood, and {H} slept.'
  ]
})
