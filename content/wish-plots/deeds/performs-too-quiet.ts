import { wishPlot } from '../wish-plot.ts'

export const deedPerformsTooQuiet = wishPlot({
  id: 'wish-deed-performs-too-quiet',
  tellsAny: 'once',
  deeds: ['performs'],
  about: 'Somebody has to be heard from the beginning to the end before the house; the house is too loud for it, and then too quiet, and a dripping tap is just right.',
  titles: ['Too Quiet to Begin', 'Plip', 'To the Very End', '{H} Hears the End of It', 'Two Cushions and a Tap'],
  company: ['kitchen', 'fridge', 'washing machine', 'tap', 'sink', 'radio', 'clock', 'sofa', 'gate', 'step', 'hall'],
  want: [
    {
      id: 'to-the-very-end',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and outside stood {once.first}. {once.it} wanted to {once.do}. “But first somebody has to sit through all of it,” said {once.who}, “from beginning to end.” {A} put two cushions on the step.',
        '“To the very end?” asked {H}. {H} had never been there for the end of anything. Bed always came first.'
      ]
    },
    {
      id: 'how-far-away',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How far away do people sit?” asked {H}. That depended, said {once.who}, on whether they liked it. They tried it from the gate, where there was a draught. From there {once.who} looked more famous, but it was hard to lean on anything.',
        '“We’ll sit near,” said {A}, “and look as if we were far away.” They both screwed up their eyes on the cushions, and {once.who} felt famous again.'
      ]
    },
    {
      id: 'half-a-ticket',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Nobody gets in without a ticket,” said {A}. {H} had one for the bus, which had been through the wash. {A} tore it across and gave back the better half.',
        '“And mine?” asked {once.who}. “You don’t need one,” said {A}. “You’re what it’s for.” But {once.who} had never had a ticket. So the better half was torn once more, and everybody had a bit of the number nineteen.'
      ]
    }
  ],
  way: [
    {
      id: 'where-to-put-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And where does {doer.part} go,” asked {once.who}, “when people are watching?” {H} and {A} had a careful look. “Nowhere,” said {H}. “Just where you had it before you thought of it.”',
        '“And where was that?” asked {once.who}. Nobody could say, for nobody had been watching. They all turned round and waited. When they turned back, it was exactly as before, but nobody said so.'
      ]
    },
    {
      id: 'loud-house',
      A: 'same',
      paragraphs: [
        '{once.who} began. Behind the open door the washing machine began as well, and walked about on its four feet. The tap ran into a pan, the clock ticked, and the radio gave the weather at sea.',
        '“Have you started?” asked {A}. “Nearly halfway,” said {once.who}. “Just behind the weather.”'
      ]
    },
    {
      id: 'got-through',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once the washing machine stopped to draw breath, and something got through. “{what.sound},” it went. {A} jumped up and clapped. “That was only {once.the},” said {once.who}. “The best bit comes straight after.”',
        'They leaned forward for the best bit. But then the towels came round again, and at sea it was getting windy. {A} sat down and kept the clap for later, with both hands shut.'
      ]
    },
    {
      id: 'bigger',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Then do it bigger,” said {H}, “so that it comes out over the top.” {once.who} did it bigger. The washing machine noticed that, and did it bigger too. For a while they went at it one against the other, and {A} held on to the door.',
        '“It’s winning,” said {once.who}. “It’s got eight towels in it,” said {A}. “You’re all by yourself.”'
      ]
    },
    {
      id: 'warm-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To get warm for it, {once.who} {doer.does}. {H} clapped. “That wasn’t it,” said {once.who}. “That always comes before.” {A} thought that it might be good for anybody.',
        'So {H} got warm too, and {doer.move}. {A} did the same beside the other cushion. A man with a shopping bag came past. He looked from one to the next, and went on rather faster.'
      ]
    },
    {
      id: 'is-somebody-ill',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Across the way a window went up. “Is somebody ill?” called a lady. “No,” called {H}. “Somebody’s good. You can’t hear it yet.” The window stayed up, and two elbows came out and a cup.',
        '“She’s got a better seat than we have,” said {A}. {once.who} did not know whether to face the cushions or the cup. So {once.who} turned a bit this way and a bit that, like a fan.'
      ]
    },
    {
      id: 'all-off',
      A: 'same',
      paragraphs: [
        '{H} went in and turned off the tap. {A} stopped the washing machine in the middle of a hop, and sent the weather back to sea. The clock was rolled up in a jumper. Now it was so quiet that they could hear the dust.',
        '“Now,” said {H}. {once.who} looked at them, and nothing came. A crumb fell off {A}, and they all heard it land.'
      ]
    },
    {
      id: 'always-behind',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was one noise left in the hall, quite a small one, and it was always behind {A}. {A} turned round, and there it was behind {A} again. {H} followed it with one ear, twice round the coats.',
        'It was a toffee paper in a pocket at the back. {H} put it into the bread bin and shut the lid. “It only wanted to come too,” said {once.who} through the door.'
      ]
    },
    {
      id: 'first-applause',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The wind came round the corner, and the letter flap went clap, clap, clap. {once.who} bowed to it. “That’s only the flap,” said {A}. “Nobody else ever has,” said {once.who}.',
        '{H} held the flap shut with one finger. It was no good. Whenever {H} let go to scratch, there was a little more applause. {once.who} had to thank it every time.'
      ]
    },
    {
      id: 'tummy',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In so much quiet {H}’s tummy said something. It was long, and it went up at the end. {once.who} listened to all of it. “That was a question,” said {once.who}.',
        '“It’s asking about toast,” said {A}. {H} pressed both hands on it, and it said the last bit over again, only lower. “And it doesn’t mind at all who hears,” said {once.who}.'
      ]
    },
    {
      id: 'hear-them-look',
      A: 'partner',
      paragraphs: [
        '“It was all there a minute ago,” said {once.who}. {A} sat very still. “It’s too quiet,” said {A}. “You can hear people looking.” {H} heard {A} look, and {A} heard {H} look back.',
        '“At home there’s always something going on already,” said {once.who}. “You only have to join in.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Nobody had thought of switching that off. “Well,” said {H}, “that’s the end of the quiet, anyway.”'
      ]
    },
    {
      id: 'front-row',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was one place in the very front, and {A} had it, with the face to the house. “Is it no good?” asked {once.who}. “{A} is listening,” said {H}. “Only not in this direction.”',
        'So {once.who} came round to the other side and began there. Now {A} faced the street. {once.who} went round once more, and so did {A}. After that nobody knew any longer which side was the front.'
      ]
    },
    {
      id: 'a-cough',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At a concert once,” said {S}, “somebody coughed between two pieces. It was so deep and so round that the people at the back asked for it again.” “Who was it?” asked {A}.',
        '{S} looked up at the gutter for some time. “I had a very good chest in those days,” said {S}. {once.who} asked to hear it. It was still good. Two houses along, a dog replied.'
      ]
    },
    {
      id: 'shh',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“And I’ll say shh,” said {S}. {S} said it to the gate. {S} said it to the lamp, and to a moth that was on its way to the lamp. It was by far the loudest thing in the street.',
        '“And who says it to you?” asked {A}. {S} had to think. Then {S} put up one finger and said shh to it, and the finger was quiet at once.'
      ]
    },
    {
      id: 'simply-begin',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had sat through the washing machine without a word. Now that everything was still, {A} looked round and took the floor. It began with ba, and went on for a good while about ba. At the end there was a surprise, which was da.',
        '“You see,” said {H}, “{A} simply opens up and lets it out.” {once.who} had been watching closely. “But {A} had an idea,” said {once.who}.'
      ]
    },
    {
      id: 'at-ours',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“At ours it’s the boiler,” said {A}. “It clears its throat, and then it doesn’t say anything.” {once.who} asked what that sounded like. {A} stood up on the step and was the boiler.',
        'It really did clear its throat. They all leaned forward, and then it did not say anything. “That’s it,” said {once.who}. “That’s exactly how it is.”'
      ]
    }
  ],
  turn: [
    {
      id: 'plip',
      A: 'partner',
      paragraphs: [
        '{H} went in and turned the tap, only a very little. Plip, said the sink, and then plip. {A} unrolled the clock. Now there were two.',
        '{once.who} let one plip go by, and another, and at the third {once.who} came in. It was like jumping into a skipping rope. And there, in front of two cushions, {once.who} {once.did}. It went on right past bedtime.'
      ]
    },
    {
      id: 'one-sound',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then came a place where there was nothing but “{doer.sound}”. It came once, and it was cheerful. It came again, exactly the same, and it was so sad that {A} looked at the gutter.',
        '“How’s that done?” whispered {H}. “It’s the wait before it,” whispered {A}. {H} meant to try that at breakfast, with “jam”.'
      ]
    },
    {
      id: 'gate-and-flap',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The gate had a squeak that nobody had ever found a use for. {A} went over and tried it, softly, at every fourth plip. {H} had the letter flap. Now there was something on all sides.',
        '{once.who} nodded to the gate, as they do in concerts, and a little later to the flap. {A} was so pleased about the nod that a squeak came in the wrong place. It was nodded to as well.'
      ]
    },
    {
      id: 'parsley',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“There have to be flowers,” said {A}, and brought what there was. It was parsley, with the rubber band on. {once.who} {once.was} very much moved. “As a rule they’re thrown,” said {A}.',
        'So {once.who} gave the parsley back, and {H} threw it. It was a low, kind throw, and most of it arrived. “Nobody’s ever thrown anything so nice,” said {once.who}, and smelled of it.'
      ]
    },
    {
      id: 'the-end',
      A: 'partner',
      paragraphs: [
        'And then it came, the end. {H} saw it coming and took hold of the cushion with both hands. {once.who} bowed, and the plip was left over.',
        '{H} was still looking at the place where it had been. “It’s just like the rest,” said {H}, “only nothing comes after it.” Plip, said the sink, which had not been told.'
      ]
    },
    {
      id: 'two-ends',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Could I have the end once more?” asked {H}. “Only that.” {once.who} had never started there. It took a run, and once the beginning came out by mistake. Then it was there, shorter than before and very neat.',
        '“Now you’ve had two,” said {A}. {H} nodded. One was for today. The other was for all the ones that had come after bedtime.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wriggled on to the end of a cushion, ready for anything.',
      '{names} moved the doormat an inch, with a bump, to face the front.',
      { text: '{names} knocked three times on the floor, as they do in theatres.', needs: ['hands'] },
      { text: '{names} drew the coats aside, like a red curtain.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed, and they heard that as well.',
      '{names} froze, with half a scratch still to do.',
      { text: '{names} folded both hands, and two thumbs went on quietly.', needs: ['hands'] },
      { text: '{names} padded the letter box with a glove.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out on every third plip.',
      '{names} stayed put past bedtime, and kept the cushion warm.',
      { text: '{names} tapped along on a saucer, just under the plip.', needs: ['hands'] },
      { text: '{names} clapped, and stopped, and clapped a bit more to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back to the sofa, a little flat. {once.who} went home, softly and in time. The tap was left as it was. Nobody liked to stop it in the middle of a piece.',
    '{H} washed at the bath, so as not to interrupt, and lay down. From far off came the plip, and then a wait, and then the plip.'
  ],
  last: [
    'Plip, said the sink, and before it could say it again, {H} was asleep.',
    'The sink went on to the very end, and this time {H} slept through it.'
  ]
})
