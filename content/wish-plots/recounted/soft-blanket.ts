import { wishPlot } from '../wish-plot.ts'

export const softBlanket = wishPlot({
  id: 'wish-recounted-blanket',
  tellsAny: 'recounted',
  company: ['blanket', 'ladle', 'glove', 'corner', 'lid', 'floor', 'bed'],
  about: 'All that there is to tell is laid out on a blanket, a ladle for this and an oven glove for that; then the hero does not fit in, until the things go home and leave their places behind.',
  titles: ['The Ladle’s Place', 'Both Feet In', 'No Room for {H}', '{H} Sleeps in All of It', 'A Ladle, a Glove and {H}'],
  want: [
    {
      id: 'ladle',
      A: 'partner',
      paragraphs: [
        '{H} spread the soft yellow blanket on the floor, and pulled it straight. “Everything that happened is going on here,” said {H}, “from the beginning to the end.” {told.1}. The soup ladle was to stand for that. It went in the first corner.',
        '“Does a ladle look like that?” asked {A}. “It doesn’t have to,” said {H}. “It only has to lie there. And tonight I’ll sleep in all of it at once.” {A} looked at the blanket. It was not a very big one.'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a label on the blanket, at one end. “That has to be at the bottom,” said {H}, “or it tickles your ear.” {A} lay down beside it, to see. “Now it’s tickling my foot,” said {A}.',
        '“Then you’re the wrong way up,” said {H}. {A} turned round, and it tickled {A}’s ear. They looked at the label together. It said only that it must not be boiled.'
      ]
    },
    {
      id: 'not-blue',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’ll need more things,” said {H}. “Not too big, and not too blue.” {A} went to look, and came back with an onion. “What’s that?” asked {H}. “It isn’t big,” said {A}, “and it isn’t blue at all.”',
        '{H} turned the onion about. It would do for a good many things, but not for any of these. So it was put at the edge, where it could watch.'
      ]
    }
  ],
  way: [
    {
      id: 'glove',
      A: 'partner',
      paragraphs: [
        'Now for the next part. {told.2}. What would do for that? A cup kept rolling away, and a cushion took up all the room. In the end it was the oven glove, and it got a corner of its own.',
        '“Good evening, glove,” said {A}. “It isn’t a glove any more,” said {H}. “It’s what came next.” {A} begged its pardon, and shook it by the thumb.'
      ]
    },
    {
      id: 'lid',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '“What comes now?” asked {A}. {H} knew what came now. {told.3}. A clothes peg was no good for that, and a brush was not much better. It had to be the lid of the big pan. The lid went round and round, and sang, before it lay still. “It’s getting comfortable,” said {H}.'
      ]
    },
    {
      id: 'rolling-pin',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '{H} had kept the rolling pin for the next thing. {told.4}. But the rolling pin did not want to lie still. It rolled off the blanket, first on the one side, and then on the other. “It’s shy,” said {A}, and pushed a folded tea towel up close behind. Then it stayed, and looked straight ahead.'
      ]
    },
    {
      id: 'walk-through',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to go through it once, from the beginning. “Shoes off,” said {H}. {A} put one foot beside the ladle, and looked for a place for the other. Then for a while {A} just stood there.',
        '“Where are you now?” asked {H}. “I’m in between,” said {A}. “I’ve finished one thing, and the next hasn’t started.” “What’s it like?” “Very quiet,” said {A}. “There’s a draught.”'
      ]
    },
    {
      id: 'glove-is-busy',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Could I have the oven glove for a moment?” asked {A}. “No,” said {H}, “it’s busy.” {A} looked. The glove lay on its back, with its thumb in the air. “It doesn’t look busy,” said {A}.',
        '“That’s because you only see the outside,” said {H}. {A} went a little closer, and looked up the inside. Then {A} took a towel instead, and went off backwards, so as not to disturb it.'
      ]
    },
    {
      id: 'from-low-down',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} put one cheek on the floor, and looked across the blanket from there. “It goes on for miles,” said {A}. {H} put a cheek down too. The ladle stood up against the light, like the moon on a stick.',
        'Far away, behind everything, there was a big dark mountain. “That isn’t one of mine,” said {H}. They lay and looked at it for some time. It was {A}’s elbow.'
      ]
    },
    {
      id: 'elder-clock',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When we moved house,” said {S}, “we tied it all up in one bedspread.” “All of it?” asked {A}. “Even the clock,” said {S}. “My father carried it over his shoulder. And halfway along the street it struck four.”',
        '“What did the people say?” asked {A}. “They stood and looked at my father,” said {S}, “and set their watches by him.”'
      ]
    },
    {
      id: 'child-teaspoon',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came with a teaspoon, and put it down right in the middle of the blanket. “What’s that for?” asked {A}. “That’s me,” said {S}, “watching.” {A} thought about it. “Couldn’t you watch from the edge?” asked {A}.',
        '“No,” said {S}. “I’m only a teaspoon. I can’t see over the glove.” That was true. So they turned the teaspoon a bit, to face the right way.'
      ]
    },
    {
      id: 'pet-questions',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had to be told about it too. {H} held up the ladle, and said what it was for. {H} held up the glove, and said what that was for. {A} looked first at the one, and then at the other.',
        '“Any questions?” asked {H}. {A} had none. {A} had only been hoping that one of the things would be for supper.'
      ]
    },
    {
      id: 'baby-fist',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had got hold of the edge of the blanket, with one fist. {A} pulled, and the whole of it moved, with everything that was on it. “{A} wants it over there,” said {H}.',
        '{H} opened the fist very gently, one finger after another. It took a long time, because the fingers kept going back. When the last one was open, {A} had hold with the other fist.'
      ]
    },
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        'When all of it was there, {H} lay down in the middle, to try it out. The ladle went into {H}’s back. Both feet were outside, on the floor. “How is it?” asked {A}. “Full,” said {H}.',
        'To save room, {A} put the glove on top of the ladle. “No!” said {H}. “Now you can’t tell which comes first.” {A} lifted both of them off again, and stopped. In the soft blanket there was a dent, long and thin, with a round end. “It’s left its place behind,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        '{H} felt the dent with one finger. Only the ladle was missing from it. “Then the ladle can go home,” said {H}. “The place is enough.” They hung up the ladle, and {H} laid a hand on its place. {told.1}. None of that was missing.',
        'So one thing after another went home, and left its place. At last the blanket was empty, and all of it was still there. {H} lay down in the middle, and stretched. Both feet were in, and every toe. “How is it now?” asked {A}. “Wide,” said {H}.'
      ]
    },
    {
      id: 'left-over-foot',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} wanted to see if there was room now for a good deal of rolling about. {H} rolled to one edge, and then to the other. {H} stuck out both elbows, as far as elbows go. Nothing fell over, because nothing was standing there.',
        '“And on your front?” asked {A}. {H} turned over, and stuck out everything at once, like a frog. “Still in,” said {A}, who had counted all the ends.'
      ]
    },
    {
      id: 'nearly-a-ladle',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Is it a ladle again?” asked {A}. They went to have a look at it. {H} looked at it from the front and from the back. “Nearly,” said {H}. It hung on its hook beside the sieve, and did not move.',
        '“It’s going to tell the sieve everything,” said {A}. {H} shook {H}’s head. “You can’t tell a sieve anything,” said {H}. “It goes straight through.”'
      ]
    },
    {
      id: 'mind-your-foot',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Mind!” said {H}. {A}’s foot stopped in the air. There was nothing under it but blanket. “You were just going to stand in it,” said {H}, “right in the best part.” {A} put the foot down a long way off.',
        'From then on {A} went round on tiptoe, close to the wall, though the whole floor was free. It is not easy to keep clear of a thing that you cannot see.'
      ]
    },
    {
      id: 'with-one-toe',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} shut both eyes, and felt for the places with one big toe. The toe found the beginning, and went on from there. It missed nothing out. Then it came to something round and bony, and stopped.',
        '“I don’t know this bit,” said {H}. “That’s my knee,” said {A}. {H} felt it once more, all the way round. “That doesn’t belong here,” said {H}. So {A} took the knee away, and the toe went on.'
      ]
    },
    {
      id: 'crease',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} smoothed a crease out of the blanket, and then was not sure. “Was that yours?” asked {A}. “Did that mean something?” {H} bent down and had a close look. “No,” said {H}. “That was only a crease.”',
        'They left all the others, to be on the safe side. One was shaped like a smile, and one went off round the corner. {H} said those could come along for nothing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and sat down beside the blanket.',
      '{names} had a good look at the ladle, and saw a ladle.',
      { text: '{names} held one corner of the blanket, to keep it flat.', needs: ['hands'] },
      { text: '{names} turned the ladle a little, to face the front.', needs: ['hands'] }
    ],
    way: [
      '{names} moved over, to make more room.',
      '{names} went once round the blanket, without stepping on it.',
      { text: '{names} pulled at the edge of the blanket, but it got no bigger.', needs: ['hands'] },
      { text: '{names} shook the glove by the thumb as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the empty blanket, and saw all the places too.',
      '{names} lay down along the edge, just outside.',
      { text: '{names} carried home whatever was still about.', needs: ['hands'] },
      { text: '{names} stroked one of the dents, with the soft side of a finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded the corners of the blanket in, so that nothing could fall out. There it lay, like a parcel, and waited.',
    '{H} washed, and took the blanket to bed, and lay down in the middle of it. First the ladle’s corner was folded over, and then the glove’s. {told.best}. There was room for that too, and for both feet.'
  ],
  last: [
    'The ladle hung at home, and so did the glove, and {H} was asleep.',
    'All of it was in the blanket, with {H} in the middle, and {H} was asleep.'
  ]
})
