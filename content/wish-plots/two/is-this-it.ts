import { wishPlot } from '../wish-plot.ts'

export const isThisIt = wishPlot({
  id: 'wish-bound-is-this-it',
  tellsAny: 'bound',
  about: 'They travel there on four chairs, faster and faster, and never arrive; whoever drives only sees what comes next, and it is reached when the driver stops.',
  titles: ['Is This It', '{H} Sits in Front', 'Everybody Off', 'As Far as It Goes', 'The Last Stop but One'],
  company: ['kitchen', 'chair', 'mat', 'fridge', 'door', 'table', 'bag', 'button', 'spoon', 'brake', 'window', 'cup', 'blanket'],
  want: [
    {
      id: 'all-aboard',
      A: 'partner',
      paragraphs: [
        '“All aboard!” called {H}. “Straight {bound.to}!” Four chairs stood in a row in the kitchen, and that was {bound.a}. {H} sat in front and drove. {A} sat behind with a bag, and had paid with a button.',
        '“How far is it?” asked {A}. “It’s the last stop,” said {H}. “You go on until there isn’t any more.” {H} had wanted to go {bound.to} for as long as there had been chairs. “Hold tight,” said {H}.'
      ]
    },
    {
      id: 'packed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What have you packed?” asked {H}. {A} opened the bag. There was a jumper in it, in case it was cold, and a slice of bread. “And if they speak differently?” “Then I’ll nod,” said {A}.',
        '{A} practised it. It was a good nod, and would do for nearly everything. {H} took one along too, for emergencies.'
      ]
    }
  ],
  way: [
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        'First came the fridge. “Is this it?” asked {A}. “No,” said {H}, “that’s only the cold part.” Then came the door, and then the mat, where it bumped. “Is this it now?” “Not yet,” said {H}, and drove faster. The cup rang on the table.',
        'They drove until {H}’s arms were tired. In front of them was the kitchen wall, as far away as before. “We’re going as fast as {bound} can go,” said {H}, “and we’re not getting there at all.”'
      ]
    },
    {
      id: 'hoot',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '“There’s somebody in the way,” called {A}. It was a sock. “{bound.sound}!” went {H}, as loud as {bound.a}. The sock stayed where it was. “{bound.sound}!” went {A} as well. That came from the back of {bound}, and was a good deal deeper.',
        'In the end {A} got down, and helped it across. The sock had not been going far, only under the table.'
      ]
    },
    {
      id: 'what-is-it-like',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What’s it like there?” asked {A}. {H} knew something about that. “{there.fact},” said {H}. “Really?” {A} held the bag a bit tighter. “I’m glad I’ve brought a jumper,” said {A}.'
      ]
    },
    {
      id: 'known-by',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“How shall we know it when we see it?” asked {A}. “You look out for {there.part},” said {H}, “and there you are.” So from then on they looked out, {A} on the left and {H} in front.',
        '“I can see a bit already,” called {A} after a while. It was the coat stand. From the left you could hardly tell.'
      ]
    },
    {
      id: 'engine',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'Then something rattled. “That’ll be {bound.part},” said {A}, who knew about such things. {H} stopped driving for as long as it took to look. Nothing had come off. It was the button, rolling about under the seat.',
        '“Somebody’s paid and not sat down,” said {H}. The button was given a seat of its own after that, and did not rattle once.'
      ]
    },
    {
      id: 'tunnel',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Tunnel!” called {H}, and {A} pulled the blanket over them both. It was dark in there, and it smelled of wool. “How long is it?” asked {A}. “You never know,” said {H}. “It depends on the blanket.”',
        'They talked about other tunnels, as people do. When they came out they were both rather warm. The kitchen was much brighter than the one before.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Tickets, please,” said {H} over one shoulder. “I paid with a button,” said {A}. “That was for getting on,” said {H}. “This is for staying on.” {A} looked in the bag, and had only a slice of bread.',
        '{H} bit a small hole in it, so that it had been seen. “Now it’s valid,” said {H}, with a full mouth. “All day?” asked {A}. “Till the last bite.”'
      ]
    },
    {
      id: 'waving',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} waved from the window to all the people who lived along the way. There was a bucket, and then a pair of boots. “They never wave back,” said {A}. “They’re too surprised,” said {H}. “It isn’t every day that somebody goes by here {bound.to}.”'
      ]
    },
    {
      id: 'timetable',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When do we get in?” asked {A}. {H} looked at the clock on the wall. “At half past,” said {H}. “Half past what?” “It doesn’t say. It’s only got the half.”',
        'They waited for the half. It came, and it went by on the right. “That was it,” said {A}. “We were going too fast to get off.”'
      ]
    },
    {
      id: 'pet-passenger',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        'At the table leg {A} got on, without a ticket, and lay down on the third chair. “Are you going all the way?” asked {H}. {A} looked out of the window. It was clear that {A} went this way often.'
      ]
    },
    {
      id: 'elder-passenger',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“I went by here once before,” said {S}. “They still stopped at the stove then.” “What was it like at the stove?” asked {A}. “Warm,” said {S}. “People got off there and were never seen again until supper.”',
        '{A} slowed down a bit at the stove, out of respect. Somebody could have got off. But {S} stayed on. “I’d like to see the end of it, for once,” said {S}.'
      ]
    },
    {
      id: 'child-conductor',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“Move right down inside, please,” said {S}, and went along all the chairs. There was nobody to move. {S} moved the bag, and then the button. “Next stop?” asked {A}.',
        '{S} thought of what there might be. “Bananas,” said {S}. So they stopped at Bananas, and there really were two left in the bowl.'
      ]
    },
    {
      id: 'baby-aboard',
      A: 'baby',
      spare: 4.5,
      paragraphs: [
        '{A} travelled too, on a lap, and held on to a spoon. At every corner {A} said something, and it was always the same. “That’s the name of the street,” said {H}. It was a very long street, in that case.'
      ]
    },
    {
      id: 'never-stop',
      A: 'partner',
      paragraphs: [
        '{A} had gone quiet behind, and was thinking. “I could get off and see if we’re there,” said {A}. “But you never stop. You always look at what comes next, and so it’s always further on. Nobody ever arrives while they’re still driving.” {H} turned round in the seat. From the front nobody would ever have thought of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'brake',
      A: 'partner',
      paragraphs: [
        'It is hard to stop when you are so good at driving. {H} drove one more corner. The brake was a wooden spoon. {H} pulled it as far as it would go, and everything stood still.',
        '“Last stop!” called {H}. “{bound.spot}! Everybody off!” {A} stepped down first, with the bag, and {H} came after. They stood side by side and looked round. “Oh,” said {A}. “So this is it.” And all round them it was {bound.spot}. They went on tiptoe, right into the middle.',
        {
          joins: true,
          both: [
            '“There’s {there.part},” whispered {H}, and pointed.',
            '“It smells of a long way off,” whispered {H}.'
          ]
        }
      ]
    },
    {
      id: 'there-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '{A} and {H} went nearer, as slowly as could be. {A} touched {there.part} with the tip of one finger. Then the finger went into a pocket, to be shown at home.'
      ]
    },
    {
      id: 'there-sound',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'They stood and listened. “{there.sound},” said {A}, very softly. “It does that all night here,” said {H}. “The people must be used to it.” They did it a few times more, so as to be used to it too.'
      ]
    },
    {
      id: 'picnic',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They sat down and shared a slice of bread. Nowhere had bread ever tasted like this. “That’s the journey,” said {H}. “It gets into everything.” {A} looked at the slice from below. “It’s got a bit of blanket on it,” said {A}.'
      ]
    },
    {
      id: 'card',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We ought to write to somebody,” said {A}. So they wrote a card, out loud. “Dear kitchen,” said {H}. “We have arrived. It is just as we thought, but there is more of it.” “Come and see us,” said {A}.',
        'There was nobody to take it, so they said it once more, in the right direction. Over there the fridge began to hum.'
      ]
    },
    {
      id: 'small-from-here',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Can you see our home from here?” asked {A}. They looked for it through two hollow hands. “There’s a lamp,” said {H}, “and a table, and two people who look like us.” “What are they doing?” “They’re looking over here.”',
        'They waved to them, for quite a time. Somebody has to begin.'
      ]
    },
    {
      id: 'stay',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long do we stay?” asked {A}. “Until we’ve been here,” said {H}. They walked up and down, and sat, and had a look at the other side of it. Then {A} felt in both arms and both legs. “I’ve been here now,” said {A}. “Me too,” said {H}.'
      ]
    },
    {
      id: 'way-back',
      A: 'partner',
      paragraphs: [
        'Behind them stood {bound}, with nobody in front. “You drive,” said {H} to {A}. “I’d like to sit at the back for once, with the bag.” So {A} drove home, quite gently, and {H} saw all that you never see from the front.',
        'There was the mat, and the fridge, and a drawer with one spoon missing. “Is this it?” asked {H}. “Not yet,” said {A}. They had time. {H} had been {bound.to}, and could look out of the window.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a place by the window, and kept it.',
      '{names} settled down on the last chair, facing the wrong way.',
      { text: '{names} handed up a parcel, to be taken along.', needs: ['hands'] },
      { text: '{names} waved from the platform, and then got on after all.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned over at every corner, and came back a bit late.',
      '{names} got off at the stove for a moment, and had to run.',
      { text: '{names} held a cup steady through all the bends.', needs: ['hands'] },
      { text: '{names} read out the names of the stops, from the jars.', needs: ['hands'] }
    ],
    turn: [
      '{names} got down too, and took a very deep breath of it.',
      '{names} walked once round the place, so as to have been everywhere.',
      { text: '{names} carried the bags, and put them down at once to look.', needs: ['hands'] },
      { text: '{names} picked up a crumb from there, to keep.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back under the table. They had come a long way.',
    'They washed off the journey, and {H} lay down. The bed stood quite still, with the brake on.'
  ],
  last: [
    'Last stop, everybody off, and {H} was asleep.',
    '{H} was not driving any more, and so {H} arrived, and slept.'
  ]
})
