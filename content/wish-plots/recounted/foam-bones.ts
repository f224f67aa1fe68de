import { wishPlot } from '../wish-plot.ts'

export const foamBones = wishPlot({
  id: 'wish-recounted-foam',
  tellsAny: 'recounted',
  company: ['bath', 'foam', 'edge', 'tap', 'sponge', 'beaker', 'brush', 'flannel', 'knees', 'lap', 'towel', 'mat'],
  about: 'Each part of the day is built in foam along the edge of the bath, and sinks before the next one stands, until the hero sees that the foam on two knees has stayed: foam needs bones.',
  titles: ['The Day Needs Bones', 'The Whole Day at Once', '{H} Builds the Day', 'Two Knees in White Hats', 'From the Tap to the Wall'],
  want: [
    {
      id: 'edge',
      A: 'partner',
      paragraphs: [
        '{H} sat in foam up to the chin, and cleared the edge of the bath. The sponge, the beaker, the nail brush and the soap dish went into {A}’s lap. “Today goes here,” said {H}. “All of it.” Beside the tap {H} built the first part, with a point on top: {told.1}.',
        '{A} held the flannel ready. “I can see two knees that want washing,” said {A}. They stuck up in white foam hats. “Knees last,” said {H}. All day there had only been one bit of the day at a time. {H} wanted to see it all at once.'
      ]
    },
    {
      id: 'which-is-me',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Am I in it too?” asked {A}. {H} took up one bubble on a fingertip. It went to the very end of the edge. “That’s you,” said {H}. “You’re waiting for me to get into the bath.”',
        'The bubble sat there, round and shiny, with the lamp inside. It looked very patient. “I’m good at it,” said {A}. Then the bubble burst. “Now you’ve gone to get the towel,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'next-part',
      A: 'partner',
      paragraphs: [
        'With two big armfuls of foam {H} built the next part, corners and all: {told.2}.',
        '“Now look at it all together,” said {H}. {A} looked. Where the first part had stood, there was a wet ring with one bubble in it. “Pip,” said the bubble, and then there was only the ring.'
      ]
    },
    {
      id: 'cauliflower',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Whenever {H} turned round for more, a wave ran down the bath and up the edge. “You’d better sit still,” said {A}, “and I’ll be the hands.” So {H} pointed, and {A} built.',
        '“That’s a cauliflower,” said {H}. {A} took a bit off the top. “Now it’s a sad cauliflower.” {A} gave it a pat. “That’s made it worse,” said {H}. “Nothing like that happened all day.”'
      ]
    },
    {
      id: 'like-eggs',
      A: 'partner',
      paragraphs: [
        '“It’s too soft,” said {A}. “You have to beat it, like eggs.” {A} beat the foam stiff, and they built the first part again, twice as big. Then it began to walk. It slid to the very end of the edge, leaned out, and sat down on {A}’s foot. And the bath was getting cool.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“And what comes after that?” asked {A}. {H} fetched foam from the far end of the bath, with both arms round it: {told.3}. “Don’t breathe on that,” said {H}. {A} turned round and breathed at the towel instead. The foam sank all the same, like a cake when the door bangs. “I didn’t do it,” said {A}, into the towel.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'By now the foam was thin. {H} swept it together with one arm, like crumbs. It was enough for one more part, low and wide: {told.4}. “What’s low can’t fall down,” said {H}. And it did not fall down. It only sank, until you could have posted it under a door. “You just have to know where it is,” said {A}.'
      ]
    },
    {
      id: 'one-eye',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’ve never yet seen it sink,” said {A}. {A} put one eye right in front of a heap of foam, and did not blink. The heap did not sink. “It’s stopped,” said {A}.',
        'Then {A} had to blink, just once. When the eye came open, the heap was only half as high. “It waits until you blink,” said {H}.'
      ]
    },
    {
      id: 'beard',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Some of the foam had got on to {A}. “Is there anything on my chin?” asked {A}. {H} looked at it. It was a long white beard, with a curl at the end. Nothing so good had been built all evening. “No,” said {H}.',
        'So {A} talked for a while about washing knees, quite seriously. At every word the beard nodded.'
      ]
    },
    {
      id: 'no-socks',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Do the socks go in?” asked {A}. “Putting them on, and taking them off?” {H} thought about that. Then the teeth would have to go in too, and looking for the other shoe.',
        'That would make a very long day. It would go round the bath twice, and out at the door. “No socks,” said {H}. “That’s a pity,” said {A}. “I was good at the socks.”'
      ]
    },
    {
      id: 'the-mat',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s a draught,” said {A}, and laid the bath mat along the bottom of the door. {H} held up a wet finger. There was no draught any more. On the edge the foam went on sinking, in perfect peace.',
        '“And now my feet are cold,” said {A}. {A} stood on one of them and warmed the other. Then the mat was fetched back, and the draught came in with it.'
      ]
    },
    {
      id: 'wrinkles',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Show me your fingers,” said {A}. {H} held up all ten, and every tip was wrinkled like a walnut. {A} held up ten beside them. “Yours are older than mine,” said {A}. “You ought to come out soon.”',
        '{H} pressed one fingertip into the foam, and it left tiny stripes there. “They’re just right now,” said {H}. “You couldn’t do stripes with young ones.”'
      ]
    },
    {
      id: 'pet-hat',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} kept well away from the bath. {A} knew what baths were like. But a flake of foam came off the top of the day, and floated out over the edge. It came down on {A} as softly as snow.',
        '“That’s a bit of today,” said {H}. “Keep still, and it’ll stay.” {A} kept as still as could be, and wore it. On {A} it stood up beautifully.'
      ]
    },
    {
      id: 'elder-tub',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Our soap didn’t make any foam,” said {S} from the door. “You got wet, and then you got out.” “What did you build with?” asked {A}. {S} had to think back. “With a beaker,” said {S}. “I put it on my head, and the soap on top of that.”',
        '“And did it stay?” asked {A}. “Until I laughed,” said {S}. “So they sent in my aunt. She could look at anything, and it wasn’t funny any more.”'
      ]
    },
    {
      id: 'child-plate',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came in with a plate, and wanted a piece of the day to take away. {A} gave {S} a good one, with a point. {S} held the plate in both hands and walked off round the corner, looking at nothing else.',
        'After a time {S} came back. The plate was wet, and that was all. “I only showed it the kitchen,” said {S}.'
      ]
    },
    {
      id: 'baby-hand',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} lay on a folded towel and looked up. {H} blew, and a small puff of foam came down, just where {A} could get it. {A} closed a hand on it, and opened the hand again. There was nothing there.',
        '{A} looked at the hand for a long time. Then {A} looked at {H}. “I know,” said {H}. “It does that to me too.”'
      ]
    },
    {
      id: 'both-hands',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I’ll build quicker,” said {H}. One hand built at the tap, and one built at the wall. {A} went from one end of the bath to the other, to see everything while it stood.',
        'At the tap it was still tall. At the wall it had just gone. {A} came back, and then it was the other way about. “I’ve only ever seen half,” said {A}, and had to sit down.'
      ]
    }
  ],
  turn: [
    {
      id: 'hats',
      A: 'partner',
      paragraphs: [
        '{H} sat quite still. {A} reached out to wash the knees, and stopped. “They’ve still got their hats on,” said {A}. “That foam hasn’t sunk at all.” {H} looked at one hat, and then at the other. “There’s a knee in it,” said {H}. “It’s got bones!” And {H} looked at {A}’s lap.'
      ]
    },
    {
      id: 'bones',
      A: 'partner',
      paragraphs: [
        'So {H} began again. Out of {A}’s lap came the sponge. It went beside the tap, and the foam went over it, and there was the first part. The beaker went into the next one. Bone after bone was put on the edge, and nothing sank.'
      ]
    },
    {
      id: 'blow',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        'On the sponge the first part stood as tall as before: {told.1}. On the beaker stood the next: {told.2}. “Shall I blow?” asked {A}. {A} blew, quite gently, from one end to the other. Not a bubble moved.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'Soon {A}’s lap was empty. “Now the flannel,” said {H}. “We aren’t in it yet, and we come last.” So the last of the foam went over the flannel. That was the bath, with {H} in it and {A} beside it.',
        'Now the whole day stood there, from the tap to the wall. They looked at it all at once. Then {A} washed the knees with their own hats.'
      ]
    },
    {
      id: 'one-drop',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The tap let go of one drop. It fell on the first part, right on the point. {H} and {A} both held their breath. The point shook a little, and stayed where it was.',
        '“Where’s the drop gone?” asked {A}. “The sponge drank it,” said {H}. “It’s the best bone you can have. It looks after itself.”'
      ]
    },
    {
      id: 'both-ends',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} knelt down at the tap and looked along the edge with one eye. All the parts stood one behind the other, like people who wait for a bus. “From here it starts in the right place,” said {A}.',
        '{H} lay back and looked from the other end. “From here it starts with us,” said {H}. “And then it goes a long, long way.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in and looked at the clean, empty edge.',
      '{names} watched the first part from the bathroom door.',
      { text: '{names} hung the big towel where it would get warm.', needs: ['hands'] },
      { text: '{names} put the bath mat straight, for later.', needs: ['hands'] }
    ],
    way: [
      '{names} came too near the foam, and sneezed.',
      '{names} stared at the wet ring until it dried.',
      { text: '{names} closed the door softly, to keep out the draught.', needs: ['hands'] },
      { text: '{names} clapped once, and a whole peak fell over.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw all of it too, from one end to the other.',
      '{names} kept quite still while the day stood.',
      { text: '{names} tiptoed in, and pointed at the best part.', needs: ['hands'] },
      { text: '{names} held out the warm towel, and could hardly look away.', needs: ['hands'] }
    ]
  },
  bed: [
    'The water ran out, and slowly the foam went too. There sat the sponge and the beaker and all the other bones, each in its place.',
    '{H} lay down with two clean knees, and knew just where on the edge each part had been. {told.best}. And beside that had stood all the rest, all at once.'
  ],
  last: [
    'The sponge and the beaker kept their places in the dark, and {H} was asleep.',
    'Two clean knees lay side by side under the blanket, and {H} was asleep.'
  ]
})
