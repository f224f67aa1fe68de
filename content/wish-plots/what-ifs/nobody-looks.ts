import { wishPlot } from '../wish-plot.ts'

const SINGULAR = ['dance', 'sing', 'hum', 'whistle', 'juggle', 'perform', 'do tricks', 'do magic', 'play music', 'do cartwheels', 'play the piano']
const THIRD = ['dances', 'sings', 'hums', 'whistles', 'juggles', 'performs', 'does tricks', 'does magic', 'plays music', 'does cartwheels', 'plays the piano']
const ONLY = ['dances', 'sings', 'sang', 'plays', 'moves', 'works', 'opens', 'starts', 'shines', 'shone', 'speaks', 'spoke', 'grows', 'grew', 'laughs', 'comes', 'came', 'appears', 'goes', 'rings', 'rang', 'glows', 'wakes up', 'walks', 'runs', 'ran', 'smiles', 'jumps', 'hums', 'whistles', 'juggles', 'does', 'swims', 'spins', 'lights up', 'blooms', 'draws', 'drew', 'writes', 'wrote', 'reads', 'roars', 'purrs', 'ticks', 'tells', 'told']
const BEFORE = ['anyone', 'anybody', 'others', 'people', 'everyone', 'an audience']

export const whoeverNobodyLooks = wishPlot({
  id: 'wish-whoever-nobody-looks',
  visits: 'anything',
  ofNature: true,
  whoever: ['has stage fright', 'gets stage fright', 'stops as soon as you look', 'moves when your back is turned', 'dances behind our backs', 'only dances behind closed doors', 'only dances when no one is looking', 'only sings when no one is there', 'only sings when it is alone', 'only dances when it is alone', 'doesn’t let anyone watch', ...THIRD.flatMap((deed) => BEFORE.map((whom) => `never ${deed} in front of ${whom}`)), ...THIRD.flatMap((deed) => [`only ${deed} unseen`, `only ${deed} secretly`, `secretly ${deed}`]), ...SINGULAR.flatMap((deed) => BEFORE.flatMap((whom) => [`won’t ${deed} in front of ${whom}`, `doesn’t ${deed} in front of ${whom}`])), ...ONLY.flatMap((deed) => [`only ${deed} when nobody is looking`, `only ${deed} when nobody is watching`, `only ${deed} if nobody is looking`]), 'hates being watched', 'hates being looked at', 'hates to be watched', 'hates to be looked at', 'doesn’t like being watched', 'doesn’t like being looked at', 'doesn’t want to be watched', 'doesn’t want to be looked at', 'freezes when anyone watches', 'is too shy to dance in front of people', 'can’t sing with people watching'],
  except: ['steals', 'steal', 'stole', 'eats', 'afraid', 'scared', 'flies', 'talks', 'bullies', 'hits', 'cries', 'lonely', 'bus', 'shower', 'toys'],
  notOf: ['bus', 'toy', 'toys'],
  company: ['potato', 'potatoes', 'star', 'stars', 'keyhole', 'sock', 'window', 'spoon', 'edge', 'eye', 'eyes', 'plate', 'picture'],
  about: 'Somebody only does it when nobody is looking, and the hero wants to see it once; a faint star is seen only if you look beside it, and so they all look at a potato.',
  titles: ['Looking at a Potato', 'A Little to the Left', '{visitor} and the Potato', 'Out of the Corner of the Eye', 'When Nobody Looked'],
  want: [
    {
      id: 'just-once',
      A: 'partner',
      paragraphs: [
        'Before supper {H} came into the kitchen, and there was {visitor.first}. “I’m good at it, too,” said {visitor}. “But when somebody looks, it goes away.” {H} wanted to see it, just once.',
        'So {H} looked. {visitor} looked back, and nothing was done. {A} looked as well, in case it needed two. “Now it’s gone even further,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'through-the-keyhole',
      A: 'partner',
      paragraphs: [
        '{H} and {A} went out, and the door was shut. At once it began in there. They could tell, for the spoons in the drawer were joining in. {H} bent down, and put one eye to the keyhole, very softly. The spoons stopped.',
        '“There’s an eye in the door,” said {visitor}. {H} took it away, and the spoons went on. “It’s only half of my looking,” called {H}. “It was the half that I noticed,” said {visitor}.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried it with their eyes shut. It was done right in front of them, and a small wind went by. “That was it,” said {visitor}. “How did you like it?” {H} had liked it very much, as far as it had been dark.',
        '“Next time I’ll shut only the left one,” said {A}. {visitor} thought about that. “Then I’ll do only the right half,” said {visitor}. It was not the half that anybody would want.'
      ]
    },
    {
      id: 'looked-at-by-a-portrait',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once they had all gone out, and still it did not begin. {A} put an ear to the door. “Somebody’s looking,” said {visitor}. On the wall there was a picture, of a man with a beard. He looked at you wherever you were.',
        'They hung the picture the other way round. The man looked at the wall, and perhaps that was a change for him. Soon the spoons began again, and the nail hummed. The man with the beard had his back to it, and smiled at the wall.'
      ]
    },
    {
      id: 'who-counts-as-nobody',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who’s nobody?” asked {A}. They worked it out with {visitor}. The chair was nobody. So was a fly, if it was sitting on the lamp and washing. A spoon was nobody, but two spoons were an audience.',
        '“And if I’m asleep?” asked {H}. “Then you’re nobody,” said {visitor}, “and very good company.” {H} tried to be nobody for a while. It was a lot of work, and one foot was still somebody.'
      ]
    },
    {
      id: 'half-a-look',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried not to look very hard. First {H} looked with a yawn, and then as one looks at a wall. {A} looked at {visitor} as if it were Monday. “I can feel that,” said {visitor}. “It’s thin, but it’s looking.”',
        '“What does it feel like?” asked {A}. “Like a label,” said {visitor}, “in the back of a jumper.” They both knew that kind of label. They turned away, and it stopped itching.'
      ]
    },
    {
      id: 'a-lot-of-practice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How did you learn it,” asked {H}, “if nobody could look and tell you what was wrong?” “Nothing was ever wrong,” said {visitor}. “Nobody said so.” It had been perfect from the very first time.',
        '{A} would have liked to learn something in that way. “I’ll do the splits on Sunday,” said {A}, “when you’re all out.” On Monday {A} said that it had gone well.'
      ]
    },
    {
      id: 'other-is-busy',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been in there the whole time, and peeled potatoes. {A} looked at the potatoes, for you have to. {A} came out with the bowl, and with a smile. “It was nice in there,” said {A}. “What was?” asked {H}.',
        '“I don’t know,” said {A}. “I was looking at a potato.” {H} looked at the potatoes. They were peeled in one long strip each, all in time.'
      ]
    },
    {
      id: 'elder-piano',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I could whistle with two fingers,” said {S}, “until somebody said, do it now. Then there was only air.” “What did you do?” asked {A}. “I said that I wouldn’t,” said {S}. “I went round the corner, and there it was.”',
        '“They all heard it,” said {S}. “But they looked round the corner, and it stopped. They thought that it was somebody else.” {visitor} would have liked to see that corner.'
      ]
    },
    {
      id: 'child-turns-away',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} could do something as well, but only when everybody looked. “Look,” said {S}. “Look. Are you looking?” {A} was looking. {S} stood on one leg, and wobbled, and stood.',
        '{visitor} had turned away, to be polite. “You’ve got to look!” said {S}. “Otherwise I fall over.” So {visitor} looked as hard as could be. It was not easy to believe that such a thing could help.'
      ]
    },
    {
      id: 'pet-is-nobody',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} lay in the kitchen and had seen it every time. {A} had been looking, too, but in a way that did not count. {A} looked at everything like that, even at a slice of cheese, until it fell.',
        '“What’s it like?” asked {H}. {A} got up, shook from one end to the other, and lay down. “It’s not quite like that,” said {visitor}, “but it’s kindly meant.”'
      ]
    },
    {
      id: 'the-faint-star',
      A: 'partner',
      paragraphs: [
        'It got dark, and the first stars came out over the roof. {A} was at the window. “There’s a tiny one,” said {A}. “When I look at it, it goes away.” {H} looked. It was true. But when {H} looked a little to the left of it, there it was again.',
        '“You can see it with the edge of your eye,” said {A}, “and you aren’t looking at it.” {H} ran to fetch a potato.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-potato',
      A: 'partner',
      paragraphs: [
        '{H} set the potato down, a little to the left of {visitor}. Then {H} and {A} sat in front of it and looked at the potato. They looked at nothing else. “Is that what you want to see?” asked {visitor}. “Yes,” said {H}. “It’s got two spots.”',
        'So nobody was looking at {visitor}. The spoons began, and then, at the edge of {H}’s eye, so did {visitor}. It was faint, and it was all there, and it was better than anyone had said.'
      ]
    },
    {
      id: 'a-famous-potato',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do you all see in it?” asked {visitor}, in between. {A} did not dare to look round. “It’s how it lies there,” said {A} to the potato. “It’s so calm.” They both nodded at it. “Will it do anything?” asked {visitor}. “You never know,” said {A}.',
        'A potato is not used to such a thing. It looked a bit yellow on that side, and by and by it rolled over. {H} set it straight. Nobody had ever looked at it so long without a peeler.'
      ]
    },
    {
      id: 'once-too-far',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Once it got so good that {H}’s eyes went over there by themselves, off the potato. At once it was gone, and the spoons lay flat. “Did somebody look?” asked {visitor}. “That was a fly,” said {A}. “It’s on the potato now.”',
        '{H} brought both eyes home again, and kept them on the spots. It is harder than standing on one leg. But after a bit the first spoon turned over, and then all the others, down to the ladle.'
      ]
    },
    {
      id: 'clapping-for-it',
      A: 'partner',
      paragraphs: [
        'When it was over, {H} clapped, and looked at the potato. “Bravo,” said {A} to the potato. {visitor} was quiet for a moment. “I’ve never been clapped beside before,” said {visitor}. “It’s nicer than I thought.”',
        'At supper they ate all the potatoes but one. That one was set on the windowsill, and {visitor} stayed a little to the right of it. Nobody looked there. They all had a very good view.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the ceiling, to be of help.',
      '{names} only blinked, to see whether that counted.',
      { text: '{names} held a plate in front, and nobody saw anything but plate.', needs: ['hands'] },
      { text: '{names} closed the curtains, because the street might be looking.', needs: ['hands'] }
    ],
    way: [
      '{names} waited outside the door as well, and was nobody there.',
      '{names} listened to the spoons, and knew the tune by now.',
      { text: '{names} hung a sock over the keyhole, to show good will.', needs: ['hands'] },
      { text: '{names} pointed to a star, and it was the wrong one.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to look at the potato too, and sat at the back.',
      '{names} saw it with the left edge, and it was good from there.',
      { text: '{names} turned the potato a bit, to its better side.', needs: ['hands'] },
      { text: '{names} dusted the potato, as more people had come to see it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons were put straight, and the potato was wished a good night, and {visitor} heard it.',
    '{H} washed, and lay down, and looked a little to the left of the smallest star.'
  ],
  last: [
    'In the kitchen the spoons began, and nobody was looking, for {H} was asleep.',
    'One potato saw it all, and {H} was asleep.'
  ]
})
