import { wishPlot } from '../wish-plot.ts'

export const theMapOfIt = wishPlot({
  id: 'wish-today-the-map-of-it',
  tellsAny: 'today',
  about: 'The hero lays out what happened as a map on the rug, and a coat button that has never been anywhere walks it: too fast, past it, round by the kitchen; it wants to live there, so the map is lifted on to two knees, and the road goes to the pillow.',
  titles: ['The Map on the Rug', 'Only a Bowl', 'A Button Goes to Look', '{H} Lays It Out', 'Two Hills and a String'],
  company: ['rug', 'bowl', 'cushion', 'string', 'button', 'sofa'],
  want: [
    {
      id: 'on-the-rug',
      A: 'partner',
      paragraphs: [
        '“I want to see it all at once,” said {H}, and put a bowl on the rug. “This is where {today.one}.” At the other end went a cushion. “And this is where {today.two}.” {A} laid a string between them. Now it was a map.',
        '“Who’s going?” asked {A}. Out of the button tin came one as big as a biscuit. It had lost its coat, and not been out since.'
      ]
    },
    {
      id: 'socks',
      A: 'partner',
      spare: 0.9,
      paragraphs: [
        '“And what’s all this?” asked {A}, and waved at the rest of the rug. “That’s where we looked for socks,” said {H}. It was nearly half of the map. “And over there, by the fringe?” “That’s still socks,” said {H}. “That’s the other one.”',
        'They laid a sock there, so that you could tell.'
      ]
    }
  ],
  way: [
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        '{A} walked the button to the bowl. “It says it’s only a bowl,” said {A}. Off it rolled, over the cushion and under the sofa. “You’ve gone past everything!” called {H}. “It thought that was a bump,” said {A}.'
      ]
    },
    {
      id: 'whole',
      A: 'partner',
      paragraphs: [
        'They fished it out. “It’s only a bowl until you’re told,” said {H}. “{today.one}.” {H} did all the faces, and the button ran round the bowl, rrrrr. “And then {today.two}.” {H} did that with both arms and the cushion. The button lay down. “It’s got four holes,” said {A}. “It’s putting it all away in them.”'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“It hasn’t seen {seen} yet,” said {H}. “We never put that in.” For {seen} there was {seen.stand}, a little way off the string. The button had to look for {seen.part}. It was only as high as a button is, and it took a while.',
        '“On a map everything’s smaller,” said {H}. “It should see the real thing.”'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“The road goes on a bit,” said {H}, and put down a slipper. {A} let out more string. “This is where {today.three}.” The button went right in, as far as the toe, to be told in there. “{today.three},” said {H} into the slipper.',
        '“It says it sounds bigger in here,” said {A}. “It was bigger,” said {H}.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“One more,” said {H}, and set an egg cup on the very edge of the rug. “This is where {today.four}.” The button went round it twice, so as to get it from all sides. {A} felt for more string. There was none left.',
        '“That’s right,” said {H}. “That’s how you know.”'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Shall we put in {beside}, too?” asked {A}. For that {H} fetched {beside.stand}, and set it down by the road. The button left the road and went round it. {H} moved it further off. The button went further off as well.',
        '“It isn’t lost,” said {A}. “It only wants to see the back.” They all had a look at the back.'
      ]
    },
    {
      id: 'kitchen',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'On the next walk it did not come. {H} waited at the cushion, and heard a lid clatter. “It’s gone round by the kitchen,” called {A}. “There’s no kitchen in it!” called {H}. “It knows,” called {A}. “It’s only asking the way.”',
        'It came back with a crumb in one hole. “What did they say?” asked {H}. “They said to follow the string,” said {A}.'
      ]
    },
    {
      id: 'off-a-shirt',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A small white button came along the string from the other end. {A} had it in the other hand. “It’s off a shirt,” said {A}. “It’s heard there’s something to see.” “It’s where {today.two},” said {H}, “and it hasn’t even had the bowl!”',
        'So both of them got into the bowl, and {H} told it twice, once for each. The white one rang a bit higher. Then it had to get back to its shirt.'
      ]
    },
    {
      id: 'halfway',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Halfway along there was a domino, for sitting down. The button sat on it and looked back at the bowl. “From here it’s quite small,” said {A}. So {H} told it small, with hardly any voice. “{today.one}.” You could only just hear it.',
        '“And what’s that in front?” asked {A}. {H} lay down on the cushion and hid it with both arms. “It isn’t there yet,” said {H}.'
      ]
    },
    {
      id: 'closer',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“The button’s got such short legs,” said {A}. “Couldn’t they be closer?” {H} pushed the bowl right up to the cushion. Now it really was all at once. “{today.one}!” said {H}, in a great hurry. “{today.two}!” The button did not know where to look.',
        '“It got the one on top of the other,” said {A}. “It needs a bit of string in between, to get over it.” So they pulled the bowl back again.'
      ]
    },
    {
      id: 'macaroni',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“The button would like to see some people,” said {A}. {H} fetched the macaroni, and put down one for everybody, all round the bowl. Each was turned so that it could see. One stood a bit to the side. That one had only been going past.',
        'The button said good evening to all of them. It took so long that {A} had to change hands.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} drove up along the string, with one hand in a shoe. “This is the bus,” said {S}. “Where does it go?” asked {A}. “Bowl, cushion, bowl, cushion,” said {S}. “Hold tight.” The button got in, and slid down into the toe.',
        '“It can’t see anything in there,” said {A}. “It’s the night bus,” said {S}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We laid out the seaside once,” said {S}, “on a tablecloth, with peas and a bit of bread. It was very like. Then my aunt came, and shook it out of the window.” “And then?” asked {A}.',
        '“A hen got the seaside,” said {S}. “But she left us the station.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came and lay down on the string, just between the bowl and the cushion. The road went in on one side of {A} and came out on the other. “That’s a tunnel,” said {H}, and pushed the button in a little way.',
        'It was dark in there, and warm, and something was breathing. The button was in no hurry to come out.'
      ]
    },
    {
      id: 'through-a-hole',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} held the button up to one eye and shut the other. Through the hole you could see the bowl, quite round, and nothing else at all. “You can’t see what comes next,” said {H}. “That’s just how it was.” {A} had a look, and then another one. It was still the bowl.',
        '“You have to change holes,” said {H}. {A} changed holes, and there was the cushion, with string all the way to it.'
      ]
    },
    {
      id: 'wants-to-live-there',
      A: 'partner',
      paragraphs: [
        'The button went and sat in the bowl. “It wants to live there,” said {A}. “Nobody can live where {today.one},” said {H}. “Then it’s taking it all to bed,” said {A}. They looked at the rug. It was a big one.'
      ]
    }
  ],
  turn: [
    {
      id: 'lifted',
      A: 'partner',
      paragraphs: [
        '“We’ll lift it,” said {H}, and lay on the bed, both knees up. Over them {A} spread the blanket and the string. The first hill was the bowl, and the second the cushion.'
      ]
    },
    {
      id: 'toes',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“And what’s that, right down there?” asked {A}. Something was moving at the far end of the blanket. “Those are the toes,” said {H}. “Nobody ever tells them anything.” {H} called it down to them, past both hills. “{today.one}!”',
        'It took a moment to get there. Then all ten of them jumped.'
      ]
    },
    {
      id: 'hills',
      A: 'partner',
      paragraphs: [
        'The button went up the first hill. “{today.one},” said {H}, and laughed, and off it slid. “Was that in it, too?” asked {A}. “That’s only the hill.” The second hill was told quietly, to keep it still. “{today.two}.”'
      ]
    },
    {
      id: 'third-hill',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“There’s another one coming,” said {H}, and made a fist under the blanket. It came up on this side of the knees, small and round. “This is where {today.three}.” It was a hill that moved about. The button waited until it had settled, and went up and over.'
      ]
    },
    {
      id: 'valley',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Between the hills there was a valley, which had not been on the rug. The button went down there and did not come up. “What’s it doing?” asked {H}, who could only see the tops. “Lying about,” said {A}. “It’s warm down here. It says it could live here.”',
        '“That’s all right,” said {H}. “Nothing happened there.”'
      ]
    },
    {
      id: 'itch',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“I’ve got to scratch,” said {H}. “Where?” asked {A}. “In the second hill. On the inside.” {A} picked up the button and held it tight. The whole map shook, from one end to the other.',
        'Afterwards they looked to see what was left. Both hills were there, but the one had got across the other. “The first one has to be first,” said {H}. So they were uncrossed.'
      ]
    },
    {
      id: 'behind-it',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Where does the road go after that?” asked {A}. {H} put one arm behind the pillow, right down to the elbow, and felt about. “There’s a sock,” said {H}, and pulled it out. They knew that sock. They had looked for it everywhere. “So that’s where it goes,” said {A}.'
      ]
    },
    {
      id: 'to-the-pillow',
      A: 'partner',
      paragraphs: [
        'Then the string went up and down. “What happened here?” asked {A}. “Nothing,” said {H}. “That’s me, breathing.” So the button came to the pillow. “And if the button forgets it all?” asked {A}. “There’s a bowl at breakfast,” said {H}. “It only has to look in.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the edge of the rug, where the map left off.',
      '{names} went once round the whole of it, to see how far it was.',
      { text: '{names} combed the fringe straight, because that was the sea.', needs: ['hands'] },
      { text: '{names} undid the knots in the string, all but one.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the road without touching it.',
      '{names} waited by the cushion, to see it come.',
      { text: '{names} shone a torch under the sofa.', needs: ['hands'] },
      { text: '{names} polished the button on one sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on the second hill.',
      '{names} followed the map as far as the bed.',
      { text: '{names} carried the middle of the string, so that it did not sag.', needs: ['hands'] },
      { text: '{names} smoothed the blanket where it was not a hill.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion went back on the sofa. The string was rolled up, from the end to the beginning. The bowl was put ready for the morning. For whoever did not know, it was only a bowl.',
    'Both hills got up once more, to have their teeth brushed. Then {H} lay down. First the one hill sank, and then the other. {H} shut both eyes, and there it was, all at once.'
  ],
  last: [
    'The hills lay flat, the button lay on its back, and {H} was asleep.',
    'The road had come to the pillow and went no further, and {H} was asleep.'
  ]
})
