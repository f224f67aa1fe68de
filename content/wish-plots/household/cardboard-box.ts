import { wishPlot } from '../wish-plot.ts'

export const cardboardBox = wishPlot({
  id: 'wish-cardboard-box',
  tellsAny: 'known',
  knows: ['thing'],
  nouns: ['cardboard box', 'box'],
  company: ['cupboard'],
  about: 'It is a ship and a garage and a shop at the same time, which sinks it, until it is seen that it has six sides.',
  titles: ['Six Sides', 'A Garage at Sea', '{H} Rolls It', 'What It Was Next', 'The Side with the Dent'],
  want: [
    {
      id: 'empty',
      A: 'partner',
      paragraphs: [
        'Something big had been bought, and nobody looked at it any more. Beside it stood {thing.whole}, quite empty. {H} got in and sat down. It was just the right size. “It’s a ship,” said {H}, and wanted to sail to the cupboard and back.',
        '“It’s a garage,” said {A}, who had come round the corner with a small car. “It can’t be,” said {H}. “I’m at sea in it.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-door-in-it',
      A: 'partner',
      paragraphs: [
        '“It can be both,” said {A}. “I’ll only have the front.” {A} bent down a flap, so that the car could drive in. The car drove in. So did the sea. “There’s a hole in my ship!” said {H}. “That’s the door of my garage,” said {A}. And {thing.this} went down, slowly, with the car on board.'
      ]
    },
    {
      id: 'voice',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} shut all the flaps and talked from inside. It made the voice big and brown, like somebody important. “Who’s there?” said the voice. “The post,” said {A}.',
        '“Put it in the slot.” There was a place for a hand at the side, and {A} put in a sock. It was quiet for a while. “It’s a bill,” said the voice.'
      ]
    },
    {
      id: 'this-way-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were two arrows on it and a picture of a wine glass. “It’s a map,” said {H}. “We’ve got to go up.” They both looked up. It said up very clearly, twice.',
        '“And the glass?” asked {A}. “That’s where it gets thirsty,” said {H}. They took something to drink on board, for when they got to that part.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{thing.guess},” said {A}, and knocked on the side. It knocked back, because {H} was in there. “That isn’t what it told me,” said {H}.',
        '“What did it tell you?” {H} laid one cheek on the bottom of it. “It says that it came all this way with something heavy in its tummy,” said {H}. “Now it wants a rest and something light.”'
      ]
    },
    {
      id: 'half-each',
      A: 'partner',
      paragraphs: [
        'They drew a line down the middle. On the left it was a ship, and on the right it was a garage. {H} had one leg in. “I can’t steer like this,” said {H}. “I can’t turn round,” said {A}. They both pulled. Now there was a dent at one corner. At once they let go, and stroked it.'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where does it sail to?” asked {A}. “As far as the cupboard,” said {H}, “and then we’ll ask the way.” “And what does one do all day?” “You look out to see if there’s anything,” said {H}.',
        '{A} looked out. There was a slipper, a good way off, and beyond it the beginning of the carpet. “Land,” said {A}. “No,” said {H}. “It’s moving.” It was on somebody’s foot.'
      ]
    },
    {
      id: 'other-needs-it',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came by with an armful of old newspapers. “Is that one free?” asked {S}, and looked at {thing.this}. {A}’s head came up out of it. “Oh,” said {S}. “Where are you bound for?”',
        '“In front I’m parking,” said {A}, “and behind I’m sinking.” {S} put the newspapers somewhere else.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Smell it,” said {H}. {A} put in a nose. It smelled of shops, and of dust, and of a long way in the dark. Down in one corner it smelled of {H}. “That’s where I’ve been longest,” said {H}.',
        '{A} sat down in the opposite corner, to make it smell of {A} as well. They gave it five minutes. It smelled of biscuit.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was given a rocking horse once,” said {S}. “It was very fine, with real hair. But it came in a box.” “And?” asked {A}.',
        '“I was in that box till the autumn,” said {S}. “Then it rained on it. I’ve still got the horse somewhere.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} got in head first, and two legs stayed outside. “What is it with you?” asked {A}. “A hat,” said {S} from below.',
        'It came down to {S}’s knees and went off by itself through the room. It bumped into the table. “Sorry,” said the hat, and tried the other way.'
      ]
    },
    {
      id: 'pet-inside',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'They had turned round only for a moment. When they looked again, {A} was in it, in the very middle, with all four feet tucked in. “Captain,” said {H}, “there’s somebody on board.”',
        '{A} shut both eyes. With {A} it was neither a ship nor a garage. It was simply {A}’s, and had been from the start.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} walked round it, on all fours. “It’s a ship when it’s lying so, with the top open,” said {A}. “But on its side, the garage door’s there already. It’s as wide as the whole thing. And if you stood it on that end, it’d be a lift.”',
        '{H} got out, to have a look at all of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'roll-it',
      A: 'partner',
      paragraphs: [
        '{H} counted them. There were six. “It’s like the thing that you throw in a game,” said {H}. “Then it can say by itself what it is.” They took hold of {thing.this}, one on each side, and rolled it over. Bump, and bump, and bump.',
        'It stopped on its side. “Garage,” said {A}, and drove in. Then it stopped on its end, and was a lift. They went up to the fourth floor, for curtains.'
      ]
    },
    {
      id: 'shop',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When it lay the other way round, it had a counter. “What have you got?” asked {A}. {H} sold what was there. There was a sock, and there was an arrow. “I’ll take some up,” said {A}.',
        '{H} wrapped up some up. {A} paid with the small car and got a button back. “Mind how you carry it,” said {H}, “or it’s down before you’re home.”'
      ]
    },
    {
      id: 'theatre',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After the next bump it was a theatre. {A} sat in the first row, and in the second there was a coat. The curtain went up by itself, because it was a flap. On the stage stood a sock. “I am the king,” said the sock, “and I’ve lost my other half.”',
        'It was a sad play, but it was short. The coat had to be helped out.'
      ]
    },
    {
      id: 'tortoise',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Once it fell with the hole underneath. They lifted the edge and crept in, and then it had four feet and no eyes. “We’re a tortoise,” said {H}. It was dark in there, and warm. “Where are we going?” whispered {A}.',
        '“You can’t see that, as a tortoise,” whispered {H}. “You only notice when you’re there.” They were there. It was the door.'
      ]
    },
    {
      id: 'corners-soft',
      A: 'same',
      spare: 13,
      paragraphs: [
        'By and by it got softer. One corner had a dent, and one of the flaps hung down like an ear. “It’s getting round,” said {A}. “That’s from all the rolling.”',
        '“Then it’s more comfortable,” said {H}, and leaned on it. It leaned back. They pushed the dent out again from inside. With every go it had looked a bit more like theirs.'
      ]
    },
    {
      id: 'sixth-side',
      A: 'partner',
      paragraphs: [
        'They had been everything by now, and had sailed right to the cupboard. “There’s one side that’s never come up,” said {A}. They rolled {thing.this} once more, slowly. It stopped with the dent on top.',
        '“And what’s that one?” asked {A}. {H} crept in and lay down. It was a bit dark, and the quietest side of all. “That’s the night,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in at the back, as a passenger.',
      '{names} walked right round it, and found the wind side.',
      { text: '{names} saluted at the stern, with a wooden spoon.', needs: ['hands'] },
      { text: '{names} drove up with a second car, and queued.', needs: ['hands'] }
    ],
    way: [
      '{names} went down with the ship, and then out at the garage.',
      '{names} sneezed in the hold, and it echoed.',
      { text: '{names} bailed with an egg cup, out of the garage.', needs: ['hands'] },
      { text: '{names} rubbed at the line a little, where the leg had to go through.', needs: ['hands'] }
    ],
    turn: [
      '{names} rode up to the third floor, for cushions.',
      '{names} stood aside at each bump, and came back for the next.',
      { text: '{names} pressed the button of the lift, which was a thumb mark.', needs: ['hands'] },
      { text: '{names} called out the floors, up to the one with the hats.', needs: ['hands'] }
    ]
  },
  bed: [
    'The small car stayed in it, on the night side. It was late, and there was nobody on the road.',
    'Then {H} washed, and got into a bed that had only one side up. {H} rolled over, bump, to the wall, and once more, bump, to the room. Then it had said what it was.'
  ],
  last: [
    'With the dent on top stood the night, and {H} was asleep in it.',
    'The ship was in, and the garage was shut, and {H} was asleep.'
  ]
})
