import { wishPlot } from '../wish-plot.ts'

export const deedSomethingFlat = wishPlot({
  id: 'wish-deed-something-flat',
  tellsAny: 'once',
  deeds: ['builds'],
  fed: true,
  about: 'Something is built under the window out of all that the kitchen can lend, until the supper has to be carried out to the spoon.',
  titles: ['Something Flat', 'Something Round', 'The Spoon That Stayed In', '{H} Lends a Lid', 'Have You Got Something Long'],
  company: ['kitchen', 'window', 'tray', 'soup', 'table', 'drawer', 'cupboard', 'chair', 'bowl'],
  want: [
    {
      id: 'knock',
      A: 'partner',
      paragraphs: [
        'It was nearly time for the soup, and {H} was laying the table. There was a knock, and outside stood {once.first}, all ready to {once.do}. “Have you got something flat?” asked {once.who}. {H} handed out the tray.',
        'Under the window something went clonk. Then there was another knock. “Now something round,” said {once.who}. {A} handed out the big lid.',
        { extra: 1, joins: true, both: ['The oven glove went too, and out there it became {what.part}.'] }
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s the lid for?” asked {A}. “You’ll see it at once,” said {once.who}. They leaned out and did not see it at once. “Is it the top?” called {H}. “It’s the part before the top,” said {once.who}.',
        '{A} knew that kind of part. It was the one that’s always left in the box. “And where’s the tray?” {once.who} knocked on something, and far inside it said tray.'
      ]
    }
  ],
  way: [
    {
      id: 'longer-and-longer',
      A: 'partner',
      paragraphs: [
        'So it went on. {once.the} wanted something long, and got the broom. It wanted four of a kind, and got the chairs. At last only the soup was left, and one spoon. “Something small,” said {once.who}, “to go in the middle.” And out went the spoon.',
        'Then, out there under the window, {once.who} {once.did}. But {H} and {A} sat on the floor, and between them stood the soup.'
      ]
    },
    {
      id: 'that-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It isn’t the real thing without {what.part},” said {A}, who had once seen a picture. {once.who} grew quite hot. That was exactly what had been forgotten. “Have you got anything that looks like that?”',
        '{H} went through the cupboard and held things up at the window. The colander was too proud, and the jug was too sad. In the end it was the tea strainer. From the side you would have sworn to it.'
      ]
    },
    {
      id: 'stands-back',
      A: 'same',
      spare: 1,
      paragraphs: [
        'After each bit {once.who} had to stand back and look. After the lid, {once.who} {doer.does}. {H} and {A} looked out of the window, elbow to elbow. “Does that mean that it’s good?” asked {A}.',
        '“It means that it’s still standing,” said {H}. They clapped very softly, with two fingers, so that nothing would shake.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is there anything that you’d like for yourself?” asked {A} at the fourth knock. “{doer.wants},” said {once.who} straight away, and then, “but that’s not for building.” They hadn’t got it in any case.',
        'What they had was half a biscuit. {once.who} took it with thanks and went round the corner. There was a pause, and a clonk. “That wasn’t the biscuit, was it?” called {H}. Nobody answered, and something out there was a little bit higher.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. {H} put out a head to see. “We hadn’t lent anything for that,” said {A}. “No,” said {once.who}, “so something’s still missing.” {H} found a sieve behind the door, and with that everything was in its place again.'
      ]
    },
    {
      id: 'without-chairs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Without the chairs the kitchen was much larger. {A} called “Soup!” into it, to hear, and it said “oop” from the corner where the broom had been. They skated a bit, in socks, from the stove to the door.',
        '“You don’t notice how much stands in your way,” said {H}, “until somebody builds with it.” On the wall there was a lighter patch as round as a lid. They had never seen it, and it had been there for years.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} began to write down what had gone out. One tray, one lid, one broom. Then there was a knock. “Something that writes?” asked {once.who}. {A} gave away the pencil, and the list ended at “broo”.',
        '“And something to write on?” The list went as well. Later they could see it from the window, high up, folded twice. It was under the one leg that had wobbled.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The woman from next door came past with the shopping. She walked round to the left and round to the right. “That’s my sieve,” she said. “We borrowed it at Easter,” said {H}, and went a bit red.',
        'It held up a whole corner. “At home it only holds noodles,” said the woman. Then a cake tin came from next door as well, in case there was room.'
      ]
    },
    {
      id: 'soup-from-the-floor',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You can drink soup,” said {A}. But the cups had been something hollow, and had gone out in a row of six. “You can lap it up,” said {H}. They lay down on their tummies, left and right, and came nearer.',
        'It smelled very good down there. Only the pan was higher than their chins. All they could do was breathe it in. {A} breathed in a leek, and {H} was nearly sure of a potato.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Something warm was called for. {H} looked at the stove, and {once.who} looked at {A}. So {A} was asked, and came along. {A} went in where it was narrowest, turned round three times, and was built in.',
        '“Does it hold better now?” asked {H}. {once.who} leaned on it. It did not hold any better, but it had got warmer. From inside you could hear {A} breathe.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was little, we built with what we had,” said {S}. “We had one plank. On Monday it was a bridge, and on Tuesday a shop.” “And on Wednesday?” asked {A}.',
        '“On Wednesday our neighbour needed it,” said {S}, “for a shelf.” {S} came out in slippers, and held the corner that leaned. {S} leaned too, the other way, and that was just what it wanted.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'The knocks that were low down were for {S}. “Something secret?” whispered {once.who}. {S} went away and came back with both hands closed. Nobody was allowed to look, and then it was in there.',
        '“What was it?” asked {A}. “Can’t say,” said {S}. “Just a hint?” “It’s a raisin,” said {S}. They both looked up at {once.the} with respect. Somewhere in there was a raisin, and it bore its share.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had a ring to bite on, and that was something round. {once.who} did not ask for it. {once.who} only happened to look at it. {A} looked back, and bit.',
        'Then {A} held it out, let go, and waited for it. {once.who} gave it back. They built that six times. {H} counted.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest, and a guest has things that a house hasn’t. Up to now there had been no such bag in it, and no umbrella with a duck’s head. “May I?” asked {once.who}. {A} had never been asked for anything so kindly.',
        'So it got a head, at the front, with a beak. Nobody had planned that. “Now it knows where it’s looking,” said {H}. {A} went round to stand in front, so that it would see somebody it knew.'
      ]
    },
    {
      id: 'pulled-out',
      A: 'partner',
      paragraphs: [
        '“I’ll just get the spoon,” said {H}. In the middle {H} took hold of it, and pulled, and had it. For a moment nothing happened at all. Then the lid slid down the tray, and the tray down the broom. The chairs came after it, one, two, three and four.',
        '“But I only took the spoon,” said {H}. “The spoon held the lid,” said {A}, “and the lid held the tray. The smallest one held everything up.”'
      ]
    }
  ],
  turn: [
    {
      id: 'soup-goes-out',
      A: 'partner',
      paragraphs: [
        '{H} put the spoon back into the middle. “It stays in,” said {H}. “If the spoon can’t come to the soup, the soup can come out here.” So they built it up again, all together, and the chairs sat close.',
        'Then {A} carried out the pan. The spoon stuck out, just the right way up. {A} poured a little into it, and {H} bent down and ate. “It’s hot,” said {H} to the spoon. After that it was {A}’s turn, and then the turn of {once.who}.'
      ]
    },
    {
      id: 'works',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the pan was half empty, there was a small noise behind the lid. They all held their breath. But nothing fell down. And {once.the} {what.does}. “It can do that too?” asked {A}.',
        '“It never could before,” said {once.who}. “That must be the soup.” {H} poured one more drop into the spoon and did not eat it. That one was for out here.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It takes a long time to eat with one spoon that’s built in. You stand in line, and come to the front, and bend down. Then you go round to the back again. {A} knew by now how everybody looked from behind when they were hungry.',
        'There was time to talk between two mouthfuls. “After you,” said {H}. “No, after you,” said {A}. “After me,” said a sparrow, or something like it, and had been there already.'
      ]
    },
    {
      id: 'lamp',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It got dark. “Something that shines?” asked {once.who}, for the last time. {A} held the torch at the window. Then they saw what it threw on the wall across the yard. It was as high as the roof, with the spoon as its nose.',
        '{H} made a hand come along and tickle it. “It’s not laughing,” said {A}. “It can’t,” said {H}, “or the lid would slip.”'
      ]
    },
    {
      id: 'washing-up',
      A: 'partner',
      paragraphs: [
        '“And who washes up?” asked {A}. A first drop fell from the sky on the tray, and said plink. “The washing-up’s coming by itself,” said {once.who}. The next was on the lid. {H} licked the spoon, where it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down beside the bare patch where the tray had been.',
      '{names} jumped at the clonk, and went to smell the soup instead.',
      { text: '{names} handed out a plate, which was flat but not flat enough.', needs: ['hands'] },
      { text: '{names} opened the next drawer, to be ready for the next knock.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the floor, and it was the lowest chair in the house.',
      '{names} put a nose out of the door, to count the chairs.',
      { text: '{names} offered a thimble, in place of the spoon.', needs: ['hands'] },
      { text: '{names} patted the soup pan, which had been left all alone.', needs: ['hands'] }
    ],
    turn: [
      '{names} found room between the chairs, as thin as a tray.',
      '{names} blew on the soup for a long time, from the wrong side.',
      { text: '{names} steadied the broom with two fingers, and hardly breathed.', needs: ['hands'] },
      { text: '{names} wedged a cork in under the lid, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan came back in, and nothing else. In the empty kitchen even the clock had an echo.',
    '{H} washed. The toothbrush was still in its place, for nobody had asked for something thin. Outside it went plink, and then plink. “After you,” murmured {once.who} to the rain.'
  ],
  last: [
    'The spoon held the lid, the lid held the tray, and the bed held {H}, who was asleep.',
    'It rained into the spoon, and nothing slipped, and {H} was asleep.'
  ]
})
