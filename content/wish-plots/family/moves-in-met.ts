import { wishPlot } from '../wish-plot.ts'

export const movesInMet = wishPlot({
  id: 'wish-moves-in-met',
  tellsAny: 'movesin-away',
  about: 'A room is got ready for whoever moves in, and it is so tidy that nobody dares to live in it, until the hero has asked what was on the chair at home.',
  titles: ['The Chair That Nobody Sits On', 'A Room With Too Little in It', '{H} Untidies a Room', 'What Lives on the Chair', 'Somebody Moves In'],
  company: ['room', 'bed', 'chair', 'hall', 'box', 'kettle', 'window', 'door', 'cardigan', 'newspaper'],
  want: [
    {
      id: 'the-room',
      A: 'partner',
      paragraphs: [
        '{movesin.who} was moving in that day, and {H} and {A} had got the room ready. There was nothing in it now but a bed, a lamp, and a chair. Not one thread lay on the floor. {H} wanted {movesin.who} to open the door and never want to leave.',
        'At three {movesin.who} came, with two bags, a box and a wet umbrella. {H} flung the door open. {movesin.who} looked in, and stood there. “It’s very tidy,” said {movesin.who}, and sat on the edge of the bed, like somebody at the doctor’s.'
      ]
    }
  ],
  way: [
    {
      id: 'flowers',
      A: 'partner',
      paragraphs: [
        '{H} and {A} stood in the hall and talked it over in whispers. “It isn’t nice enough yet,” said {H}. So they brought a better lamp. They smoothed the good blanket until it shone. {H} put a glass with three flowers just in the middle of the sill.',
        'An hour later they looked in. {movesin.who} was still on the edge of the bed, and both bags were shut. “I don’t like to crease it,” said {movesin.who}.'
      ]
    },
    {
      id: 'tea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you take your tea?” asked {A}. {movesin.who} took it standing up, as it turned out, with the cup on top of the fridge. {H} had never seen that done.',
        'So they all had theirs standing up. {H} could not reach the top of the fridge, and {A} had to hand it down. “It’s a good height for a cup,” said {movesin.who}. “Nobody puts an elbow in it.”'
      ]
    },
    {
      id: 'key',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{movesin.who} had to have a key. There was one left on the hook, with a wooden fish on it. “It sticks a bit,” said {A}, “so you push with your hip.” {movesin.who} went out, and they shut the door.',
        'They heard the key, and then a bump, and another one. Then {movesin.who} came in with some speed, and {A} had to do the catching. “That’s it,” said {H}. “That’s just how we do it.”'
      ]
    },
    {
      id: 'toothbrush',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the bathroom stood a mug with toothbrushes, and {H} had made room. {movesin.who} put one in, a brown one with its hair parted down the middle. The others looked quite young beside it.',
        '“Now they’re all leaning on each other,” said {A}. {H} turned the brown one round, so that it could see who it had got to know.'
      ]
    },
    {
      id: 'what-time',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“When do you get up?” {H} asked through the door. “At five,” said {movesin.who}. {H} and {A} looked at each other. At five there was nothing in that house but the fridge. “And what do you do?”',
        '“I look out to see if it’s all still there.” {A} had often wondered about that. “It’s good that somebody does it,” whispered {A}. “We’ve just been hoping.”'
      ]
    },
    {
      id: 'box-of-lids',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They were allowed to carry the box. It rattled. “Is it glass?” asked {A}, and walked on tiptoe. “It’s lids,” said {movesin.who}. In the box were seventeen lids, and not one pot.',
        '“The pots were burnt and had to go,” said {movesin.who}. “But a good lid’s hard to find.” They tried all seventeen in the kitchen. One fitted the big pan, which had gone without for two years.'
      ]
    },
    {
      id: 'pet-decides',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been in that room every afternoon while it was empty. Now somebody was on the bed. {A} stood in the door with one foot up.',
        '“{movesin.who} lives here now,” said {H}. {A} thought about it. Then {A} came in and sat on {movesin.who}’s foot, to see if it would be taken away. It was not.'
      ]
    },
    {
      id: 'child-question',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had a list of questions, and asked them all at once, in the doorway. “Do you snore, can you do knots, what’s in the bag, and may you say no to me?”',
        '“A bit, yes, slippers, and I’ll find out,” said {movesin.who}. {S} turned round to {A}. “It’s going to be all right,” said {S}. “I asked everything.”'
      ]
    },
    {
      id: 'elder-visit',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Leave the door open a crack,” {S} told {A}. “When you’re new, a shut door’s too shut, and an open one’s too open.” How wide was a crack? {S} held up a thumb.',
        '{A} went and measured it. Through a crack of one thumb you could see a slipper, and hear if somebody hummed. Nobody hummed yet. “Give it time,” said {S}.'
      ]
    },
    {
      id: 'the-chair',
      A: 'partner',
      paragraphs: [
        '“It’s like a room in a shop,” said {A}. “Nobody’s ever lived in it.” {H} knocked and went in. “What was on your chair,” asked {H}, “the one at home?” For the first time {movesin.who} smiled. “You couldn’t see the chair,” said {movesin.who}. “There was the cardigan, and last week’s newspaper, and the other cardigan. And on top there was something to finish.”'
      ]
    }
  ],
  turn: [
    {
      id: 'untidy',
      A: 'partner',
      paragraphs: [
        'So {H} and {A} untidied it. {H} crumpled a newspaper, until it looked like last week’s. {A} hung a cardigan on the chair by one arm. The flowers went into the kitchen, and a cup with a bit left in it stood there instead. “More to the left,” said {movesin.who}, and got up to show them. For that they had to open both bags.',
        'At six you could not see the chair any more. {movesin.who} gave a deep sigh, shoved it all over with one hip, and sat down on it.'
      ]
    },
    {
      id: 'something-to-finish',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And what have you got to finish?” asked {H}. {movesin.who} pulled it out from under the cardigan. It was a sock of green wool, with a heel and no toe. “Who’s it for?” asked {A}.',
        '“I began it before I knew,” said {movesin.who}, and held it against {H}’s foot. It was too long by the width of a hand. “Then you’ll have to stay here until I fit,” said {H}.'
      ]
    },
    {
      id: 'humming',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They sat in the hall and listened at the door. Inside a drawer went in and out. A hanger fell, and somebody said a word to it. “Is that a good sign?” whispered {H}. “Very,” whispered {A}. “You don’t talk to a hanger in a hotel.”',
        'Then it began. It was a small hum with no tune, going up and down like somebody on a ladder. {A} nodded. “That’s living,” said {A}.'
      ]
    },
    {
      id: 'sixth-plate',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the cupboard there was one plate fewer than there were people now. {A} had the one with the chip. “No, that’s mine,” said {movesin.who}. “At home I always have the one with the chip.”',
        'They both held on to it. {H} settled it, and turned the chip to the middle of the table. There it was nobody’s, and they could all see it.'
      ]
    },
    {
      id: 'goodnight-list',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From now on they had to say goodnight in that room, too. They worked out the way. First came the bathroom, then the bed by the window, then down the hall. “It’s eleven steps more,” said {H}, who had counted.',
        '“Is that too many?” asked {A}. “No,” said {H}. “But I’ll have to leave earlier.”'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} drew a map of the place, for somebody who was new there. On it were all the boards that squeaked, and the fridge, and where the light was. “And what’s that cross?” asked {A}.',
        '“That’s where I sleep,” said {H}. “That’s so that there’s somebody to look in on.” They pinned the map up over the chair, as high as a cardigan.'
      ]
    },
    {
      id: 'still-living',
      A: 'partner',
      paragraphs: [
        '“What are you doing?” asked {H} from the door. “Living,” said {movesin.who}, and dropped a thread on the floor. It lay there, quite small and green. {A} bent down, for {A} was used to picking things up. “Leave it,” said {H}. “That belongs there.” And so {movesin.who} had moved in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed on the threshold, because of the polish.',
      '{names} went round the wet umbrella, which had walked in too.',
      { text: '{names} carried the box by two corners, and put it down very straight.', needs: ['hands'] },
      { text: '{names} picked one thread off the bed, and then looked at it.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the door, low down, and there was no creak.',
      '{names} sat in the hall as well, on the edge of nothing.',
      { text: '{names} turned the three flowers round, so that all of them faced the door.', needs: ['hands'] },
      { text: '{names} wiped a footprint away, and left another one.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over once on the good blanket.',
      '{names} sat down in last week’s newspaper, which improved it.',
      { text: '{names} hung up the wet umbrella by the wrong end.', needs: ['hands'] },
      { text: '{names} added a button, and a pencil with no point.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bags stood empty in the hall, and the umbrella had stopped dripping.',
    'They washed, and said goodnight all down the hall, eleven steps further than the night before.'
  ],
  last: [
    'The chair lay under two cardigans and a newspaper, and {H} was asleep.',
    'On the floor of a new room lay one green thread, and {H} slept.'
  ]
})
