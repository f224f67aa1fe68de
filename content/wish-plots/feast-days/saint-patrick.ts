import { wishPlot } from '../wish-plot.ts'

export const saintPatrick = wishPlot({
  id: 'wish-saint-patrick',
  beginsElsewhere: true,
  wishes: ['st patricks day', 'st patrick’s day', 'saint patricks day', 'saint patrick’s day', 'st patrick', 'saint patrick', 'st patricks', 'st paddys', 'st paddys day', 'st paddy’s day', 'paddys day', 'paddy’s day', 'st patricks parade', 'st pattys day', 'st patty’s day', 'la fheile padraig', 'wearing green march', 'shamrock', 'shamrocks', 'irish dancing', 'irish parade'],
  except: ['leprechaun', 'leprechauns', 'rainbow', 'gold', 'pot', 'trap', 'snakes', 'real', 'school', 'clover'],
  answers: ['parade', 'green', 'irish', 'ireland', 'shamrock', 'day', 'march', 'marching', 'band', 'wearing', 'wear', 'pinch', 'pinched', 'happy', 'dublin', 'dancing', 'dance', 'celebrating', 'party', 'luck', 'lucky', 'seventeenth'],
  moods: ['waiting', 'first'],
  company: ['parade'],
  about: 'Whoever has nothing green on is tickled, and the hero cannot find where the other one has it.',
  titles: ['Something Green', 'Who Gets Tickled', '{H} on Saint Patrick’s Day', 'Cold, Said the Socks', 'A Very Green Smile'],
  want: [
    {
      id: 'tickle',
      A: 'partner',
      paragraphs: [
        'It was Saint Patrick’s Day, and everybody had to have something green on. Anybody with nothing green was tickled. That was the rule. {H} had the big green jumper on, and meant to tickle somebody before the parade began.',
        '{A} came in, in brown, from top to toe. “You’ve got nothing green!” said {H}, with all ten fingers ready. “I have,” said {A}. “Only you can’t see it. Find it.”'
      ]
    }
  ],
  way: [
    {
      id: 'hunt',
      A: 'partner',
      paragraphs: [
        '{H} turned back {A}’s collar, and it was brown. {H} looked in both sleeves. {H} pulled up one trouser leg, and there was a brown sock. On the other leg there was another. “Cold,” said {A}. “You’re in the socks.”',
        '{H} looked behind the ears and between the fingers. It was such hot work that the jumper had to come off. It hung on the chair, and {H} went on without it.'
      ]
    },
    {
      id: 'three-leaves',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In a saucer stood the shamrock. It has three leaves on each stalk, and each leaf has the shape of a heart. “With four of them it’s lucky,” said {A}. “Then it’s a clover, and it’s only a mistake.” {H} counted every stalk in the saucer.',
        'Three, three, three. Then there was a stalk with two. They both looked under it, and the third was lying in the water. “Now the water’s got some luck,” said {H}.'
      ]
    },
    {
      id: 'ceili',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} showed how they dance in Ireland. {A}’s arms hung straight down, as if nothing was going on. Below the knees it all went mad. {H} tried it. The feet went off very well, and then the elbows joined in.',
        '“Hold on to your trousers,” said {A}. {H} held on to both sides. It went much better like that. Only the tongue came out, and nobody knew where to tie that up.'
      ]
    },
    {
      id: 'soda-bread',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the board lay the soda bread, still warm, with a big cross cut in the top. “That’s to let the fairies out,” said {A}. {H} put an ear to it. In there something crackled, very softly.',
        '“There’s still one in there,” said {H}. They waited, and were polite about it. Then they broke it along the cross, into four, and there was steam. “That was her,” said {A}, and reached for the butter.'
      ]
    },
    {
      id: 'pipes',
      A: 'other',
      spare: 4,
      paragraphs: [
        'For the parade they needed pipes. {A} took a cushion under {A}’s arm, and put the corner in {A}’s mouth, and squeezed. The cushion said “fff”. So {A} did the noise, through {A}’s nose, and squeezed in time.',
        'It began low, like a bee in a jug, and then it climbed. {H} marched behind with the lid of a pot on {H}’s tummy for a drum. “How do you stop it?” shouted {H}. “You can’t,” sang the pipes. “It has to run out.”'
      ]
    },
    {
      id: 'toward-the-flag',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The flag of Ireland is green, white and orange. They laid one out on the rug, and it was a towel, a pillowcase and one carrot. “There’s too little orange,” said {A}. They fetched what else there was, and it was two more carrots and a small orange cup.',
        '“It looks like a salad,” said {H}. They stood up for it all the same, with straight backs. Then they ate one end of the flag.'
      ]
    },
    {
      id: 'snakes',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“They say he sent the snakes away,” said {A}, “all of them, into the sea. So there isn’t one in all Ireland.” {H} thought that over. “Were they there before?” “No,” said {A}. “Never. It was too cold for them.”',
        '“So he sent off snakes that weren’t there,” said {H}. They tried it with lions. {H} stood on the rug and pointed at the door. “Off you go,” said {H}, and all of them went. There was not one left in the room.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had nothing green on, and {A} had never been told about it. {H} lay down in front of {A}, with ten fingers ready, and explained the rule. {A} blinked slowly.',
        'It was not right to tickle somebody who couldn’t read. So {H} laid a green ribbon quite near, where {A} might have put it down for a moment. “That counts,” said {H}. “It’s your hat, and you’ve taken it off indoors.”'
      ]
    },
    {
      id: 'elder-lorry',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I saw a parade in a village,” said {S}. “It was one tractor, four dancers and a goat. It was so short that nobody had time to clap.” “So what did they do?” asked {A}.',
        '“They went round the pump and came back the other way,” said {S}. “The goat led the second time. It had a green hat on when it came. When it got back to us, it had only the band of it.”'
      ]
    },
    {
      id: 'small-green',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} had drawn a shamrock on a sticking plaster and put it on {A}’s knee. “Does it hurt?” asked {H}. “It’s only green,” said {A}. “It doesn’t hurt till tomorrow.”',
        'Then {A} stuck another one on {H}’s knee, and one on the table’s. The table had been without any green. “Now it won’t be tickled,” said {A}. You could see that it stood more easily.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“I’m not Irish,” said {A}. “Do I have to have something green too?” “Today everybody’s a little bit Irish,” said {H}. “There’s a town where they even make the river green.” “What do the ducks say?” asked {A}.',
        'They thought about it. “Nothing,” said {H}. “They look down, and they’ve got green feet, and they’re in the parade.” {A} was given a leaf of shamrock for a buttonhole.'
      ]
    },
    {
      id: 'wave',
      A: 'same',
      spare: 11,
      paragraphs: [
        'If you ride in front of the parade, you have to wave for an hour. {A} knew how. “From the elbow it gets tired,” said {A}. “You only turn the hand, as if there was a jam jar on it.” {H} unscrewed jam to the left and to the right.',
        'It could be kept up for a long time. But {H} got hungry. “Strawberry,” said {H}, to the people on the sofa, and waved.'
      ]
    },
    {
      id: 'smile',
      A: 'partner',
      paragraphs: [
        '“I give up,” said {H}. “You haven’t got any.” “You’re looking where people wear things,” said {A}. “What was on the potatoes?” {H} thought of the potatoes. They were still on the table, and on top of them there was parsley.',
        '“Smile,” said {H}. {A} smiled, from ear to ear. And there, on a tooth, right at the front, was something green. It was small and curly. “You’ve got it on,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'and-yours',
      A: 'partner',
      paragraphs: [
        '“And now show me yours,” said {A}. “It’s this big!” said {H}, and looked down to point at it. There was a vest, and it was white. The green jumper hung over the chair, far off. {A} held up ten fingers. There was no getting away.',
        'When {H} could talk again, {H} did not fetch the jumper. A jumper’s a thing that you take off. {H} took the biggest leaf from the potatoes, and bit on it with care. “Is it on?” asked {H}, with every tooth. “It’s on,” said {A}.'
      ]
    },
    {
      id: 'parade',
      A: 'partner',
      paragraphs: [
        'So the parade began. It went three times round the table, with knees high and a pot lid for a drum. “Those two have got nothing green on,” people would say. But the two of them turned their heads to both sides and smiled.',
        'It made their cheeks ache. “Nobody’s tickling us now,” said {H} through the parsley. “They wouldn’t dare,” said {A}.'
      ]
    },
    {
      id: 'late-tune',
      A: 'same',
      spare: 12,
      paragraphs: [
        'When a parade is over, the last tune is a slow one. {A} hummed it, and {H} walked up and down to it with long steps. The drum had only one beat to do, and then a rest.',
        'In the rest you heard the tap drip. “It’s keeping time,” said {A}. So they let the tap have the drum, and sat down, and nodded along.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wriggled in good time, before anybody had tickled.',
      '{names} nosed about at the brown sleeve, and it was brown inside as well.',
      { text: '{names} made a shamrock out of three peas and lost one leaf.', needs: ['hands'] },
      { text: '{names} tried out the pot lid that was going to be the drum.', needs: ['hands'] }
    ],
    way: [
      '{names} got searched as well, and enjoyed it.',
      '{names} kept the green jumper warm, by lying on the end that hung down.',
      { text: '{names} rolled up a trouser leg for inspection, and it was only leg.', needs: ['hands'] },
      { text: '{names} looked into a brown shoe, which was brown to the toe.', needs: ['hands'] }
    ],
    turn: [
      '{names} giggled in sympathy, or something like it.',
      '{names} backed away from all those fingers, right up to the sofa.',
      { text: '{names} bit on a bit of parsley and looked in a spoon.', needs: ['hands'] },
      { text: '{names} held the drum ready, lid in one hand and ladle in the other.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot lid went back on its pot. {H} folded up the green jumper, and it had hardly been worn.',
    'Then {H} brushed, and brushed, and had a look. On every tooth Saint Patrick’s Day was over, and {H} lay down under the blanket.'
  ],
  last: [
    'There was nothing green on {H} any more, and nobody tickled. {H} was asleep.',
    'The parade had gone round its last corner, and {H} slept with a smile, quite a white one.'
  ]
})
