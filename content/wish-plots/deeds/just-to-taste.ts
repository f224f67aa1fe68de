import { wishPlot } from '../wish-plot.ts'

export const deedJustToTaste = wishPlot({
  id: 'wish-deed-just-to-taste',
  tellsAny: 'once',
  deeds: ['cooks'],
  fed: true,
  about: 'What is cooked under the window is tasted until it is right and there is none left, then not tasted at all, and at last by one with the smallest spoon.',
  titles: ['Just to Taste', 'Nearly Right', 'The Long Spoon and the Small One', '{H} Says When', 'Something’s Missing'],
  company: ['kitchen', 'window', 'plate', 'spoon', 'stove', 'sill', 'lid', 'pot', 'jar', 'salt', 'lemon'],
  want: [
    {
      id: 'under-the-window',
      A: 'partner',
      paragraphs: [
        '{H} opened the kitchen window, because of the smell. Down there, at a stove with three legs, {once.first} {once.was} {once.doing}. “Is that for us?” called {H}. “As soon as it’s right,” said {once.who}. “Would somebody taste?”',
        '{H} held out a plate. But what came up was a long spoon, with a very little on the end.'
      ]
    },
    {
      id: 'recipe',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you got a recipe?” asked {A}. {once.who} held it up to the window. It had been cooked from so often that you could only see three words. They were “until”, “gently” and “aunt”.',
        '“That’s enough to go by,” said {once.who}. “What do you do with the aunt?” asked {H}. {once.who} had always waited until one came past. Then it was ready.'
      ]
    }
  ],
  way: [
    {
      id: 'tasting',
      A: 'partner',
      paragraphs: [
        '{H} tasted. “Something’s missing,” said {H}. {A} tasted as well. “Lemon,” said {A}. A lemon went down, and the spoon came up. A woman who was passing with a bicycle said pepper. The postman said a bit less pepper.',
        'At the ninth spoon {H} shut both eyes. “Now it’s right,” said {H}, and held the plate out of the window. Something scraped. “That was the last of it,” said {once.who}. “It was in the spoon.” So {once.who} had to begin again.'
      ]
    },
    {
      id: 'on-that-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got some on {doer.part},” said {A}. {once.who} tried to see. It’s hard to look at that on yourself, when you’re also holding a lid. “A lot?” “About a spoonful,” said {A}.',
        '“That’s good,” said {once.who}. “Then there’s one left to count on.” At the end it went back in. {H} saw it quite clearly, and it made all the difference.'
      ]
    },
    {
      id: 'lid-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then the lid had to stay on, and nothing was to be done for a bit. That was the hardest. {once.who} {doer.does}. {H} and {A} hung over the sill and watched, since there was nothing else to see.',
        '“Is that in the recipe?” whispered {A}. “It’s for when the lid’s on,” whispered {H}. The lid gave a hop. They all looked at it, and at once it stopped.'
      ]
    },
    {
      id: 'what-would-you-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what do you like best yourself?” asked {A}. “{doer.wants},” said {once.who}, and stirred for a while without looking. {H} went through the larder. They were out of that.',
        'There was a tin without a label. {A} shook it. “It could be anything,” said {A}. It was put on the sill where {once.who} could see it. Nobody opened it, so that it would go on being possible.'
      ]
    },
    {
      id: 'that-piece',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When it’s done, I’d like {what.part},” said {A}. “That’s what I’d have said,” said {H}. They looked at each other, and then out of the window. “How much of that will there be?” {once.who} had only ever seen it come out once each time.',
        'So they drew straws. They had no straws, and took spaghetti. {H} drew the long one, and ate it while they were still deciding what it meant.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. “Is that how it’s meant to be?” asked {A}. “Nobody’s ever complained,” said {once.who}. {H} put another plate on the sill, in case.'
      ]
    },
    {
      id: 'onion',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was an onion to be done as well. {once.who} began to cry, and so did {H}, up at the window. “What is it?” asked {A}, coming in. “Nothing,” sobbed {H}, “it’s only the onion.” {A} had a look at the onion, and cried too.',
        'The man from next door stopped on the path and asked no questions. Out came a handkerchief, and the man cried with them for a bit. Then it was better, and the man walked on.'
      ]
    },
    {
      id: 'windows',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The smell went up along the wall. It got to the second window, and that opened. It got to the third, and a nose came out. “They’re having something,” said the nose to somebody inside. “What are they having?” The nose thought about it. “More than we are.”',
        '{A} fanned a bit of it over with a tea towel, to be fair. {H} fanned a bit of it back. They hadn’t got so much that they could give away the best of the smell.'
      ]
    },
    {
      id: 'steam',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The window was white by now. {H} drew a face on it with one finger, and the face had a big smile. It was somebody who’d already eaten. “Who’s that?” asked {A}. “That’s me in an hour,” said {H}.',
        'After a minute it began to run from the mouth down. “You can see that it’s hungry as well,” said {A}. So {H} drew it a plate underneath. The drops went exactly in.'
      ]
    },
    {
      id: 'egg-timer',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Three minutes,” said {once.who}. {A} turned the egg timer over, and they watched the sand. It never seems to be in a hurry, until it’s nearly through. “When you look, it’s slower,” said {H}.',
        'So they turned round and looked at the fridge. When they turned back, it had gone through, and they did not know how long ago. “Three minutes and something,” said {A}. “And a something’s what was missing,” said {once.who}.'
      ]
    },
    {
      id: 'pinch',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“A pinch,” said {once.who}. “How big’s a pinch?” asked {A}. It depends on who’s pinching. {H} pinched a little salt, and {A} pinched a little salt. They laid them side by side on the sill and compared.',
        'One was like a crumb and one was like a flea. A bit of wind came by, and then there was neither. “It always goes like that,” said {once.who}. “You have to cook as if it had gone in.”'
      ]
    },
    {
      id: 'apron',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} had tied on an apron so as to be of use. In the pocket was a clothes peg, and half a rusk from another year. “It’s gone quite hard,” said {A}, and knocked it on the sill.',
        '“Come in,” said {once.who}, without looking up. {A} knocked once more, since it had gone so well. “It’s open,” said {once.who}.'
      ]
    },
    {
      id: 'nobody-tastes',
      A: 'partner',
      paragraphs: [
        '“And this time nobody tastes,” said {H}. Up at the window they all looked at the sky.',
        { extra: 1, joins: true, both: ['“{what.sound},” it went down there, and still nobody looked.'] },
        { joins: true, both: ['{once.who} {once.did}, and it came to a full plate each.'] },
        '{H} took the first bite, and chewed, and went on chewing. “Is it nice?” asked {once.who}. {H} was still chewing. {A} looked at the jar on the sill. “Salt”, it said, and now it was empty.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was one in the house who’d have tasted without any spoon, and that was {A}. {A} had lain down where a drop must fall, if one ever fell. All evening none had.',
        'Then one did. It fell a hand’s breadth to the left. {A} looked at it, and at the spoon, and at {H}, as if somebody owed an explanation. {H} moved the drop with one toe. After that there was no drop.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My mother never tasted anything,” said {S}. “She listened.” “To the food?” asked {A}. “With the lid half on. If it said blubb, it wasn’t ready. If it said blobb, we could wash our hands.”',
        'They leaned out side by side and listened. {once.who} kept quite still. “That was blubb,” said {A}. {S} held one ear a little lower. “It’s an early blobb,” said {S}, and went to wash.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was cooking too, in the other pot. It had three buttons in it, a sock and some air. “Would somebody taste?” asked {S}. {A} took a spoon of the air. “A little more sock,” said {A}.',
        '{S} stirred the sock up from the bottom and let it cool. Now it was right. It was served in egg cups, and there was enough for all. It never got any less, no matter who tasted.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Only {A} was really asked. The tip of a spoon came, and {A} took it in, and there was a face for that. The nose went up, and one eye went shut. “That’s the pepper,” said {H}.',
        'Then the other eye opened very wide, and the whole of {A} leaned towards the window. “And that’s the rest,” said {H}. {once.who} took both faces down, one under the other, and went by them.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest, and wanted to say something polite. “At home we haven’t got anything like this,” said {A}. {once.who} blushed with pleasure. “What do you have?” “Mostly it’s still in the packet,” said {A}.',
        'The packet was sent for, so that they could compare. They put both on the sill, next to each other, with the lid off. {H} smelled first one and then the other. You could tell them apart with your eyes shut.'
      ]
    },
    {
      id: 'one-of-us',
      A: 'partner',
      paragraphs: [
        '“If everybody tastes, it’s right, and there isn’t any,” said {A}. “If nobody tastes, there’s plenty, and nobody can eat it.” “So somebody has to taste,” said {once.who}, “but not so many.”'
      ]
    }
  ],
  turn: [
    {
      id: 'smallest-spoon',
      A: 'partner',
      paragraphs: [
        '{H} took out the mustard spoon. There was room on that for a drop and a half. “One taster,” said {H}, “one spoon, one go.” Under the window it began from the beginning, and {A} held back the postman.',
        '{H} tasted, and looked at the ceiling. The drop went to the front of the tongue, and round to the back. “Two turns of the spoon to the left,” said {H}, “and the lid on.”'
      ]
    },
    {
      id: 'does-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Under the lid it had gone quiet. {once.who} lifted one edge, and steam came out, and behind the steam {once.the} {what.does}. “I’ve never seen that before,” said {A}. “That’s because we’ve always eaten it first,” said {H}.',
        'They gave it a moment. You don’t like to interrupt. Then {once.who} shut the lid again, quietly, like the door of a room in which somebody’s busy.'
      ]
    },
    {
      id: 'down-the-street',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was enough for the whole wall. A basket went up to the second window. One went to the third, where a nose was looking out. “Is anything missing?” {H} called after them. For a time no answer came.',
        'Then the baskets came down again, and there was something in each. It was a clean plate, and a fork, laid across. “That means no,” said {A}.'
      ]
    },
    {
      id: 'missing',
      A: 'partner',
      paragraphs: [
        'And there was a plateful for everybody, up to the rim. “Well?” asked {once.who}. “Is something missing?” {H} put down the fork. “Yes,” said {H}. It grew so still that you could hear the stove. “A second plate,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in from the hall, nose first.',
      '{names} got a place at the sill, between the plates.',
      { text: '{names} laid spoons for everybody, the big ones.', needs: ['hands'] },
      { text: '{names} tied on napkins a good deal too early.', needs: ['hands'] }
    ],
    way: [
      '{names} drank and drank, like a horse at a trough.',
      '{names} hid from the salt under the table.',
      { text: '{names} stacked up nine used spoons in the sink.', needs: ['hands'] },
      { text: '{names} poured out water, glass after glass.', needs: ['hands'] }
    ],
    turn: [
      '{names} chewed on nothing, so as not to be a taster.',
      '{names} breathed in all the steam, since nobody had forbidden that.',
      { text: '{names} pushed the mustard back on the shelf, without its spoon.', needs: ['hands'] },
      { text: '{names} put out plates, and one more for luck.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} stacked the plates and shut the window, and the stove with three legs grew cold. Only the smell stayed, in the curtain.',
    '{H} washed, and kept one spot at the corner of the mouth for later. Then {H} lay down, and tasted the evening. There was nothing missing. Out under the window {once.who} scraped the pot, gently.'
  ],
  last: [
    'Two turns to the left, and the lid on, and {H} was asleep.',
    'It was done, it was warm, nobody lifted the lid, and {H} slept.'
  ]
})
