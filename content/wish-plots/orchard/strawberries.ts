import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const strawberries = wishPlot({
  id: 'wish-strawberries',
  beginsElsewhere: true,
  wishes: ['strawberry', 'strawberries', 'strawberrys', 'strawberies', 'strawbery', 'straberries', 'strawberry picking', 'picking strawberries', 'picked strawberries', 'pick strawberries', 'strawberry field', 'strawberry fields', 'strawberry farm', 'pick your own', 'fruit picking', 'berry picking', 'picking berries'],
  answers: ['red', 'sweet', 'ripe', 'juicy', 'big', 'biggest', 'picking', 'pick', 'picked', 'field', 'farm', 'basket', 'row', 'rows', 'punnet', 'full', 'eat', 'eats', 'eating', 'ate', 'whistle', 'whistling', 'straw', 'summer', 'sunday', 'day', 'favourite', 'love', 'loves', 'own', 'first', 'going', 'went', 'trip', 'more', 'too', 'many'],
  except: [...NOT_SERVED, 'shortcake', 'shake', 'milkshake', 'milk', 'jam', 'ice', 'cream', 'icecream', 'cake', 'tart', 'yoghurt', 'yogurt', 'smoothie', 'jelly', 'laces', 'moon', 'plant', 'plants', 'planting', 'planted', 'grow', 'grows', 'growing', 'grew', 'pot', 'seed', 'garden', 'allotment', 'blueberry', 'blueberries', 'raspberry', 'raspberries', 'blackberry', 'blackberries', 'bramble', 'brambles', 'apple', 'apples', 'cherry', 'cherries', 'slug', 'slugs', 'snail', 'mouse', 'bear', 'bird', 'blackbird', 'rash', 'chocolate', 'wimbledon', 'hair', 'mark', 'birthmark', 'beatles', 'lost', 'made', 'talking', 'giant'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  out: true,
  fed: true,
  company: ['basket', 'strawberry', 'strawberries', 'woman', 'hut', 'scales', 'bucket'],
  about: 'The hero wants to bring home a full basket from the strawberry field, and it stays empty until they hear how the man in the next row keeps his mouth shut.',
  titles: ['Two and a Leaf', 'Whistling in the Strawberry Field', '{H} Fills a Basket', 'Up to the Handle', 'The Hand That Is Further Away'],
  want: [
    {
      id: 'up-to-the-handle',
      A: 'partner',
      paragraphs: [
        'The strawberry field had rows as long as a street. {H} had a basket, and wanted to bring it home full, with a hill on top. At the hut a woman had weighed it empty.',
        'The first strawberry was warm, and it had a soft side. “It won’t last the journey,” said {H}, and ate it. The second was too big for the basket. The third was so small, and all by itself. At the end of the row there were two in the basket, and a leaf.'
      ]
    }
  ],
  way: [
    {
      id: 'the-other-hand',
      A: 'partner',
      paragraphs: [
        '“You’re using the wrong hand,” said {A}, who had four. “You want the one that’s further away from your mouth.” {H} took the left. The left hand got to the mouth all the same.',
        'So they changed baskets. {H} picked for {A}, and {A} picked for {H}. That was worse. “They’re better when they’re yours,” said {A}, chewing. Now {H}’s basket held one, and the leaf.'
      ]
    },
    {
      id: 'bedclothes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The strawberries were not easy to find. You had to lift up the leaves, like bedclothes. There they lay on the straw, four in a bed. Some were red all over, and some were white at the back. One was still green, and very small.',
        '“That one stays in bed,” said {A}, and covered it up again. {H} lifted the leaf once more at the side. “It isn’t morning yet,” {H} told it.'
      ]
    },
    {
      id: 'freckles',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“All the pips are on the outside,” said {H}. “It’s got itself on inside out.” They tried to count them. It went well for the first row, but a strawberry has no corner to start from. At fifty {A} lost the place.',
        '“There are about two hundred,” said {A}, “on each.” {H} looked down the field, row after row. “Somebody must have stuck them on,” said {H}, “with tweezers.” The counted one was no use any more. It had got all fingery.'
      ]
    },
    {
      id: 'moves-next-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A long red string ran out of one plant and over the straw. At the end there was a very small plant with three leaves. “That’s its child,” said {A}. “When a strawberry wants to go somewhere it puts out a string, and starts again there.”',
        '{H} followed the string with one finger. The child had a string out too, and a child of its own. “In a hundred years they’ll be at the hut,” said {H}. “Then they can weigh themselves,” said {A}.'
      ]
    },
    {
      id: 'grown-together',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} found one with six points, grown together like a glove. {H} held it up, and it waved. “That’s six strawberries in one,” said {A}. {H} shook hands with it.',
        'Then it was laid in the basket, as the beginning of the hill. For some time it lay there and held up all its fingers. A bit later it had only five. “It had one too many for a hand,” said {H}.'
      ]
    },
    {
      id: 'too-small-for-the-journey',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What was wrong with that one?” asked {A}. “It had a dot,” said {H}. “And that one?” “It had none.” {A} nodded, and looked at the next one, which {H} was holding by the stalk. It had no faults at all.',
        '{H} turned it round and round. It was red, and it shone. “Somebody’s got to check that they taste right,” said {H} at last. “It would be bad if we only found out at home.”'
      ]
    },
    {
      id: 'hats',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The green bit on top came off with a pull, like a cork. {H} had eleven of them in a row on the straw. “What are those for?” asked {A}. “They’re hats,” said {H}. “They took them off.”',
        '{A} counted the hats, and looked in the basket. “Eleven hats,” said {A}, “and nobody’s home.” After that {H} ate the next one with its hat on. It was like eating a small hedge.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 7,
      paragraphs: [
        'You can pick bending down, and then your back hurts. You can do it on your knees, and then you’ve got the pattern of straw on them. {A} tried it sitting. Something was cool and wet all at once. {A} did not get up right away.',
        '“How many?” asked {H}. {A} felt. “Three,” said {A}. “They were good ones.” The three red spots could be seen as far as the hut.'
      ]
    },
    {
      id: 'other-has-a-way',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I never eat any,” said {A}, “not while I’m picking. I keep them all for afterwards.” {H} looked at {A}. There was a red ring round {A}’s mouth, and a pip on the chin. “That’s from breathing,” said {A}.',
        'It’s true that you can taste them in the air, in a field like that. {H} took a few deep breaths. They were good. But there was nothing in them to bite on.'
      ]
    },
    {
      id: 'scarecrow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the middle of the field stood a scarecrow in an anorak. It had its arms out, and a blackbird sat on one of them, with a red beak. “It doesn’t seem to be working,” said {A}.',
        '“It works on me,” said {H}, and picked a whole handful without eating one. All that time it looked at {H}’s back. Then the wind blew, and it turned round to see somebody else. It could not be everywhere.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come too, and was lying in the straw between two rows. There was one strawberry that hung down just there. {A} looked at it with one eye, and then with both.',
        '“Leave it,” said {H}. “We’ve got to fill the basket.” {A} looked at {H}’s chin for a long time. “That was before,” said {H}, and wiped it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We slept in a tent by the field, all of us cousins,” said {S}. “We got paid by the basket. On the first day I didn’t get anything.” “Why not?” asked {A}. “I’d had it already,” said {S}.',
        '“And on the second day?” asked {A}. “On the second day I couldn’t look at one,” said {S}. “I filled nine. It’s the best way, but you do have to be very ill in between.” {A} decided to look for another.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was picking too, and put each one in the basket most carefully. Then {S} said good night to it, and took it out again, and ate it. “You’ve got to leave it in,” said {A}. “I did leave it in,” said {S}.',
        'They looked. In {S}’s basket lay a stone, and a feather, and a snail’s house without a snail. “Those are staying,” said {S}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours we only take the ones that are nearly black,” said {A}. They looked for one like that, a long way in. It had been hanging there for days with nobody to see it. {A} bit off the point and gave {H} the rest.',
        '{H} shut both eyes. It was like all the others, added up. “How many of those would fit in here?” asked {H}, and lifted the basket. They both knew that it would be none.'
      ]
    },
    {
      id: 'next-row',
      A: 'partner',
      paragraphs: [
        'In the next row somebody was whistling. It was an old man, and his bucket was full. “He doesn’t like strawberries,” said {H}. {A} watched the man for a while.',
        '“He does,” said {A}. “But look at his mouth. As long as he’s whistling, nothing goes in.” “That used to be the rule here,” called the man, and quickly went on whistling.'
      ]
    }
  ],
  turn: [
    {
      id: 'only-air',
      A: 'partner',
      paragraphs: [
        '{A} whistled. {H} had never been able to. {H} made a point with both lips, and blew, and only air came out. At least nothing could get in. So {H} blew the whole song, without a note in it.',
        'A strawberry came, and found the way shut, and went plop, into the basket. Then it was plop, plop, plop, down one side of the row and up the other. First the leaf was covered, and then the bottom. At the end there was a hill.'
      ]
    },
    {
      id: 'which-song',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A long song was best. After a short one there was always a gap, and something red was near. They took the one about the old man and his knick-knack, as it went up to ten. At “eight” the man in the next row came in as well.',
        'Somebody else began, over by the scarecrow. At last the whole field was whistling, and {H} blew in the middle of it. Nobody could tell who was only doing air.'
      ]
    },
    {
      id: 'on-the-scales',
      A: 'partner',
      paragraphs: [
        'The woman at the hut put the basket on the scales. Then came a look at {H}, who was red from nose to chin. “And that?” asked the woman. “That’s from before the whistling,” said {H}. The woman wrote it down as well: one mouthful, large.',
        'On the way home {H} made a point once more, and blew. It whistled! “That was you!” cried {A}. {H}’s mouth fell wide open. And the strawberry from the top of the hill was in it, before anybody could blow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lifted a leaf, and then forgot what for.',
      '{names} smelled at every row, and liked them all.',
      { text: '{names} took the next row, and ate that.', needs: ['hands'] },
      { text: '{names} held the basket straight, so that nothing could fall out of it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into both baskets, and then at both chins.',
      '{names} came along the row, a little later and a little redder.',
      { text: '{names} tried the far hand as well, and it knew the way.', needs: ['hands'] },
      { text: '{names} put three more into {H}’s basket, and they did not stay there long.', needs: ['hands'] }
    ],
    turn: [
      '{names} made a sort of song, and ate nothing as long as it lasted.',
      '{names} hummed along with the song, and got most of it wrong.',
      { text: '{names} put the last ones on the hill with two fingers.', needs: ['hands'] },
      { text: '{names} wiped a chin or two before the scales.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the hill was tipped into the big bowl, and everybody had some. The basket was hung up. The leaf was still in it after all.',
    'Then {H} washed, as far as the ears, and the water went pink. {H} lay down, and made a point with both lips. It was only air now, quite a lot of it, in and out.'
  ],
  last: [
    'In and out went the air, without a note in it, and {H} was asleep.',
    'In the field the strawberries lay under their leaves, and here under the blanket lay {H}, asleep.'
  ]
})
