import { wishPlot } from '../wish-plot.ts'

export const christmas = wishPlot({
  themes: ['christmas'],
  beginsElsewhere: true,
  wishes: ['Christmas'],
  except: ['village', 'upcountry', 'shags', 'ushago', 'compound', 'homestead', 'countryside', 'hometown', 'mango', 'tree', 'trees', 'decorating', 'decorate', 'decorations', 'baubles', 'card', 'cards', 'market', 'markets', 'stall', 'stalls', 'fayre', 'save', 'saves', 'saved', 'saving', 'rescue', 'rescues', 'rescued', 'semana', 'list', 'lists', 'wishlist', 'letter', 'letters', 'writing', 'write', 'writes', 'carol', 'carols', 'carolling', 'caroling'],
  moods: ['waiting', 'first'],
  about: 'The hero’s present for somebody is an umbrella, and whatever paper it is wrapped in, it looks like one.',
  titles: ['Seven Long Parcels', 'It Was Not an Umbrella', '{H} Wraps Something', 'The Night Nobody Knew Anything', 'A Cucumber under the Tree'],
  want: [
    {
      id: 'umbrella',
      A: 'partner',
      paragraphs: [
        'It was the evening before Christmas, and {H} had the best present in the world for {A}. Nobody was to know what it was. There was only one thing wrong with it. It was an umbrella.',
        '{H} had wrapped it in three sheets of paper with stars on. It still looked like an umbrella. It looked like an umbrella that was going to a party.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      paragraphs: [
        'Then {A} came in. {H} held it behind {H}’s back, and it stuck out at the top and at the bottom. “You can’t look,” said {H}. “It’s for Christmas.” “I didn’t see a thing,” said {A}, and went to the window. “Do you think it’s going to rain?”'
      ]
    }
  ],
  way: [
    {
      id: 'cushion',
      A: 'partner',
      paragraphs: [
        'It had to be something else by the morning. So {H} tied a cushion round the middle and wrapped it once more. Now the parcel looked like somebody with an umbrella.',
        '{A} came back for the scissors and looked hard at the ceiling. “I’ll tell you something,” said {A}, “and I don’t know what it’s about. If a long thing is alone, everybody sees that it’s long. I’d put it with some others.” Then {A} walked out backwards, so as not to see.'
      ]
    },
    {
      id: 'boot',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First {H} stood it in a boot by the door, with a scarf round the top. “Who’s that?” asked {A}. “A visitor,” said {H}. “He’s very thin.”',
        '{A} shook hands with the scarf and asked the visitor whether he was staying for Christmas. Nobody answered. “He’s shy,” said {H}.'
      ]
    },
    {
      id: 'tree',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A Christmas tree is full of long thin things, so {H} pushed it in among the branches. You could hardly see it. {H} hung two stars on it and a bell.',
        'They both stepped back to look at the tree. It leaned a little, and then it leaned a lot, and {A} caught it by the top. “It’s a fine tree,” said {A}, out of the needles. “It’s only got one branch too many.”'
      ]
    },
    {
      id: 'stocking',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} tried a stocking as well. The end of it went in, right down to the toe. The rest stood up and looked over the edge.',
        '“I’ve never seen a stocking with a handle,” said {A}. “It’s a new kind,” said {H}. “You can carry it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had found out that paper with stars on is good to lie on. {H} needed that piece. {H} pulled at it very gently from one side, and {A} got heavier.',
        'So {H} wrapped round {A}, and then pulled. The paper came away with a long sigh. There was a warm place in the middle of it. Some of the stars had hair on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once got a bicycle for Christmas,” said {S}. “They’d wrapped it in brown paper, bell and all. I had to say I thought it was a cow.” “Did they believe you?” asked {A}.',
        '“I mooed at it,” said {S}. “It’s hard work, not knowing something. But they’d used up so much paper.” {A} thought about that for a while.'
      ]
    },
    {
      id: 'sweet-long',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then there was the matter of the tape. {H} bit off a piece, and it stuck to one thumb. From the thumb it went to the other thumb, and from there to an ear. {A} came in to help, eyes shut, and felt about. “Where’s the parcel?” “Further left,” said {H}.',
        'The tape now held them both, by one sleeve each. “Don’t look,” said {H}. “I’m not,” said {A}. “I’m only being wrapped.” They had to go to the drawer for the scissors together, in step.'
      ]
    },
    {
      id: 'everything-long',
      A: 'partner',
      paragraphs: [
        '{H} went through the whole home for things that were long. There was the broom, the rolling pin and a rolled-up map. In the kitchen there was a cucumber.',
        '{H} wrapped every one of them, until the stars were used up. After that nobody could tell which was which.'
      ]
    },
    {
      id: 'ribbon',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For the bows {H} needed somebody’s finger. {A} came in with {A}’s eyes shut and held one out. {H} tied the bow, and {A}’s finger was in it.',
        'They tried it again, and then there were two fingers in it. “Am I a present now?” asked {A}, who still had {A}’s eyes shut. “Not yet,” said {H}. “You’ve got no stars on.”'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It smelled of oranges and of the tree, and a bit of glue. {A} had been told to stay away and stood in the door with a plate. “Christmas biscuits,” said {A}. “I’ll push them in with the ruler.”',
        '“Is the ruler long?” asked {H}. {A} said that it was. The plate came in, and the ruler did not go out again.'
      ]
    },
    {
      id: 'shake',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“May I shake one?” asked {A}, from outside. {H} gave out the map. {A} shook it by {A}’s ear. “It’s a giraffe’s sock,” said {A}.',
        '{H} gave out the broom. That was a giraffe’s toothbrush. The longer {A} guessed, the more of a giraffe it became. “I’m glad it isn’t one,” said {H}, “because I’d have no more paper.”'
      ]
    },
    {
      id: 'labels',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Nobody had thought of labels. {H} drew a face on each parcel, so that they would know whom it was for. The broom was for nobody, so it got the face of the postman.',
        '“He does look like that,” said {A}, “when it’s icy.”'
      ]
    }
  ],
  turn: [
    {
      id: 'seven',
      A: 'partner',
      paragraphs: [
        'Under the Christmas tree lay seven long parcels with stars on. {A} was called in and looked at them for a long time. “Is one of them mine?” asked {A}. “One,” said {H}. “You can guess as much as you like.” “I’ve no idea at all,” said {A}, and this time it was true.',
        'Then {A} brought something for {H}. It was wrapped in red, and it looked very much like a ball. {A} looked at the ceiling again.',
        '“I can’t think what that could be,” said {H}, and went off to the kitchen. There were oranges there, and a cabbage, and some red paper was left over.'
      ]
    },
    {
      id: 'hear-rain',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something tapped at the window, very softly, and {A} listened. “It’s raining,” said {A}. “Is it?” asked {H}, and did not look at the parcels at all. “What a pity,” said {A}. “Now I’ll get wet tomorrow, and there’s nothing to be done about it.”',
        '“No,” said {H}, “nothing.” The corners of {H}’s mouth wanted to go up and had to be held. {A} sighed once more, rather loudly, for the weather. It was hard work for both of them.'
      ]
    },
    {
      id: 'nobody-knew',
      A: 'partner',
      paragraphs: [
        'So there were seven long ones and five round ones, and for one whole night nobody knew anything. “Tomorrow,” said {A}, “somebody’s going to unwrap a cucumber.” “I hope it’s me,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bumped into the parcel and moved well back from the point.',
      '{names} got a paper star stuck on, and kept quiet about it.',
      { text: '{names} remarked on the weather, and that was a mistake.', needs: ['hands'] },
      { text: '{names} guessed a flagpole, out of kindness.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on the wrapping paper until somebody wanted that corner.',
      '{names} rolled over, and came up with sticky tape on.',
      { text: '{names} held a finger on the knot while the bow was tied.', needs: ['hands'] },
      { text: '{names} hummed loudly, so as not to hear any rustling.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along the row of parcels and nudged the crooked one.',
      '{names} curled up among the long ones and made it eight.',
      { text: '{names} rattled a parcel, and it did what a broom does.', needs: ['hands'] },
      { text: '{names} hung a paper star on the longest of the seven.', needs: ['hands'] }
    ]
  },
  bed: [
    'They picked up the last bits of paper, and the one bow that nobody had needed.',
    'It takes longer to wash on the evening before Christmas, but in the end everybody lay down.'
  ],
  last: [
    'In the bed lay one more long parcel, with no stars on, and that was {H}, asleep.',
    'Seven long ones and five round ones lay under the tree, and {H} slept until tomorrow.'
  ]
})
