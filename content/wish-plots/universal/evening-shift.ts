import { wishPlot } from '../wish-plot.ts'

export const eveningShift = wishPlot({
  id: 'wish-known-thing',
  tellsAny: 'known',
  knows: ['thing', 'machine', 'stuff', 'deed'],
  about: 'The hero is the thing for an evening and will not be anything else; it takes somebody to use it, and to put it away.',
  titles: ['{H} Was {thing.the}', 'For One Evening Only', 'How It Stops', 'Nobody Had Read the Instructions', '{thing.the} at Number Nine'],
  want: [
    {
      id: 'announcement',
      A: 'partner',
      paragraphs: [
        '“From now on,” said {H}, “I’m {thing.spoken}.” “All evening?” asked {A}. “All evening,” said {H}, and stood in the middle of the floor to be it.',
        '{A} walked round {H} once. “What does it do?” asked {A}. “It’s got to be used,” said {H} out of one corner of {H}’s mouth.'
      ]
    }
  ],
  way: [
    {
      id: 'first-go',
      A: 'partner',
      paragraphs: [
        'So {A} pressed {H}’s shoulder, as you do when there’s a button. And {H} {thing.move}. You could tell at once what it was.',
        [
          '“But it ought to go {thing.sound},” said {A}. {H} did it again. “{thing.sound},” said {H}, and again, louder, “{thing.sound}!” On the shelf a cup rang.',
          '“And what does it sound like?” asked {A}. “It makes {thing.silence},” said {H}. “That’s the hard bit.” They both listened, and it was very well done.'
        ]
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I know how these work,” said {A}. “{thing.guess}.” {H} stopped in the middle. “That isn’t how,” said {H}. “I ought to know, this evening.”',
        '“Who told you how, then?” asked {A}. “Nobody had to,” said {H}. “I’ve been looking for years.” And that was true. {H} had never once gone past without stopping.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Does anybody know anything true about it?” asked {A}. {H} did. “{thing.fact},” said {H}, and hardly moved {H}’s lips.',
        '{A} thought about that for a bit. “I’ve had it all wrong, then,” said {A}, “all this time.” “Lots of people have,” said {H} kindly. “You should use me more.”'
      ]
    },
    {
      id: 'the-part',
      A: 'partner',
      paragraphs: [
        '“You’ve forgotten {thing.part},” said {A}. {H} looked down. It was true. There was nothing on {H} that would do for it. So {A} found {thing.stand} and {H} got that to hold.',
        'Now it was much better. {H} {thing.does}, and {A} had to step aside. “Again,” said {A}. The second time was better still, and the cup fell off the shelf into a slipper.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I want to be {thing.spoken} as well,” said {A}, and stood beside {H}. Now there were two of them. “On three,” said {H}.',
        'They both did it on three, but {A} did it on the word and {H} did it after. “There’s an echo in this room,” said {A}. “That’s me,” said {H}. “You’re too early.”'
      ]
    },
    {
      id: 'pet-use',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had not been told, and looked at {H} as usual. “I’m {thing.the},” said {H}. {A} thought about it. Then {A} sat down right in front, where the light was best, to see what it would do.',
        '{H} did everything it could do, twice. {A} watched it to the end. Nobody had ever watched so closely.'
      ]
    },
    {
      id: 'elder-use',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Ours was better made,” said {S}, and knocked on {A}’s head to hear if it was hollow. “They don’t make them like that now.” “What could yours do?” asked {A}.',
        '“The same,” said {S}, “but you had to thump it.” {A} waited. “You may thump me,” said {A}, “but not hard.” {S} gave one small thump, and after that {A} went like new.'
      ]
    },
    {
      id: 'child-use',
      A: 'child',
      spare: 4,
      paragraphs: [
        '“How much is one go?” asked {A}. {H} had not thought of that. “A button,” said {H}. {A} had no button and paid with a raisin. “That’s for half a go,” said {H}.',
        'So {H} did the first half, and stopped with everything in the air. {A} waited for as long as anybody could. Then {A} ran and got another raisin.'
      ]
    },
    {
      id: 'where-it-belongs',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s in the wrong place,” said {A}. “It ought to be {thing.where}.” {H} would not step out of the middle of the floor. “Then you’ll have to bring that here,” said {H}.',
        'So {A} did the place. {A} put up two chairs for it and was the weather, and somebody going by with a bag. “Oh, look,” said somebody going by. “There’s {thing.a}.” {H} stood up much straighter after that.'
      ]
    },
    {
      id: 'dinner',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Would it like a biscuit?” asked {A}. {H} would have liked a biscuit very much. But {thing.the} doesn’t eat biscuits, as far as anybody knows, and {H} kept both lips shut.',
        '{A} laid the biscuit down on {H}’s foot, in case. It lay there for a time. Nobody saw it go. “It must have been the draught,” said {A}, and {thing.the} said nothing, with crumbs on.'
      ]
    },
    {
      id: 'needs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Is there anything it needs?” asked {A}. “{thing.wants},” said {H}. {A} went and looked for that in the kitchen. Drawers were opened and shut.',
        '“We’re out of it,” said {A}, and came back with a spoon. It wasn’t the right thing at all, but it was kindly meant. {H} used the spoon as if it were the right thing, and went a good deal better.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 10,
      paragraphs: [
        'All at once {H} stopped, with {H}’s nose in folds. “It’s stuck,” said {A}. “My nose itches,” said {H}, “and {thing.the} hasn’t got a hand for that.”',
        'So {A} scratched the nose, on the left, and further up, and there. “That’s called a service,” said {A}. “You should have one every year.” After that {H} ran so smoothly that you could hardly hear it. “And what do I owe you?” asked {H}. “The first one’s free,” said {A}.'
      ]
    },
    {
      id: 'instructions',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There must be instructions,” said {A}, and held up a tea towel to read them from. “Keep out of the rain. Do not lend to cousins. Serves four.” “Serves four what?” asked {H}.',
        '{A} turned the tea towel round. “It doesn’t say. It goes on in French.” They asked it to serve one, to begin with. {A} was the one, and bowed, and said it was delicious.'
      ]
    },
    {
      id: 'somebody-lost',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} went out of the room and came in again as somebody with a suitcase. “Excuse me,” said somebody with a suitcase. “Is this the way to the station?” {H} could only do what {thing.the} does, and did it.',
        '“To the left, then,” said somebody. “And after that?” It did it again. “Thank you,” said somebody with a suitcase. “That’s the clearest that anybody’s been all day.”'
      ]
    },
    {
      id: 'second-hand',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Is it for sale?” asked {A}, and looked {H} over from the back, where the scratches usually are. “It’s had one owner,” said {H}, “and it’s never been out in the snow.” “And what’s that mark?” “That’s jam,” said {H}.',
        '{A} offered two buttons and a walnut. {H} wanted three buttons. In the end {A} took it on trial till bedtime, and carried it home twice round the table.'
      ]
    },
    {
      id: 'will-not-stop',
      A: 'partner',
      paragraphs: [
        'Then it was late, and {H} went on being {thing.that}. “That’s enough now,” said {A}. But {H} {thing.does}. {A} pressed the shoulder, and {H} only got faster. “I can’t hear you,” said {H}. “I haven’t any ears.”',
        '{A} sat down on the floor to think. “I know what it is,” said {A}. “We’ve been turning it on all evening. Nobody’s thought about how it stops.”'
      ]
    }
  ],
  turn: [
    {
      id: 'put-away',
      A: 'partner',
      paragraphs: [
        '{H} did it a bit more slowly, to hear about that. “What happens to {thing.spoken} at night?” asked {A}. {H} thought. “At night everybody’s asleep,” said {H}. “Then it stops by itself. The last time is the smallest.”',
        [
          'So they came to the last time. {H} {thing.move}, but only half as far. “{thing.sound},” said {H}, hardly louder than breathing. At the end only one finger still moved. Then the finger lay down.',
          'And {H} {thing.move}, one last time and very small. It had made {thing.silence} before, and now it made even less. Then there was one finger left, and that one stopped.'
        ],
        '“Well done,” said {A}. “That’s the best one we’ve had in the house.”'
      ]
    },
    {
      id: 'cover',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You put a cloth over it,” said {A}, “for the dust.” {A} fetched the tablecloth and put it over {H}, from the top down to the toes. It was warm under there, and rather yellow.',
        '“Is it still there?” asked {A} after a time. The tablecloth breathed in and out. “It’s just checking itself,” said the tablecloth. “Then that’s all in order,” said {A}, and smoothed it at the corners.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        'Everything that had been borrowed was carried back. Then {A} wrote something on the air with one finger. “It says closed,” said {A}.',
        '“And if somebody needs {thing.a} in the night?” asked {H}. “They’ll have to ring,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round {H} too, and found no plug.',
      '{names} sat down in front of {H}, in case food came out.',
      { text: '{names} dusted {H} a little, from the top down.', needs: ['hands'] },
      { text: '{names} cleared a space for {H}, between the table and the stove.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way just in time.',
      '{names} came back for another look.',
      { text: '{names} picked the cup out of the slipper and tried it on the shelf again.', needs: ['hands'] },
      { text: '{names} read the instructions off the back of an envelope, upside down.', needs: ['hands'] }
    ],
    turn: [
      '{names} slowed down too, and the floor stopped creaking.',
      '{names} let out a long breath, and lay down.',
      { text: '{names} covered {H} with a tea towel, against the dust.', needs: ['hands'] },
      { text: '{names} put the cup back on the shelf, where it rang once more and stopped.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the cup back on its shelf, and the slipper beside the other slipper.',
    'Then {thing.that} was washed like anybody else, even behind the ears. {H} lay down flat, with both arms in, as {thing.the} does when it’s been put away. One finger moved once more under the blanket, only to check, and lay still.'
  ],
  last: [
    'Closed, it said on the air, and {H} was asleep.',
    'Anybody who needed {thing.a} would have to ring, for {H} slept.'
  ]
})
