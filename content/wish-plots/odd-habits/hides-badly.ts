import { wishPlot } from '../wish-plot.ts'

export const whoeverHidesBadly = wishPlot({
  id: 'wish-whoever-hides-badly',
  visits: 'anything',
  whoever: [
    'hides badly',
    'hid badly',
    'hides behind a lamp post',
    'hid behind a lamp post',
    'hid behind a lamppost',
    'hid behind a tree',
    'hid behind a flower',
    'hid behind a stick',
    'hid behind a curtain',
    'hid behind a bush',
    'hid behind a pencil',
    'is bad at hiding',
    'is no good at hiding',
    'is terrible at hiding',
    'is too big to hide',
    'can’t hide',
    'never finds a place to hide',
    'never found a place to hide',
    'can’t find a hiding place',
    'is bad at hide and seek',
    'is no good at hide and seek',
    'is terrible at hide and seek',
    'always lost at hide and seek',
    'always loses at hide and seek',
    'lost at hide and seek',
    'always loses hide and seek',
    'always lost hide and seek',
    'never wins at hide and seek',
    'never won at hide and seek',
    'wants to play hide and seek',
    'wants to win at hide and seek',
    'loves hide and seek',
    'loves playing hide and seek',
    'plays hide and seek',
    'played hide and seek',
    'is easy to find',
    'leaves its tail sticking out',
    'hides where everyone can see',
    'gets found straight away',
    'is always found first',
    'is rubbish at hiding',
    'is hopeless at hiding',
    'giggles when it hides',
    'sticks out when it hides',
    'covers its eyes to hide',
    'hides in silly places',
    'doesn’t know how to hide',
    'always gets spotted',
    'is the worst at hiding'],
  except: ['afraid', 'scared', 'hunter', 'hunters', 'war', 'storm', 'angry', 'mum', 'dad', 'thunder', 'police'],
  company: ['basket', 'wash', 'spoon', 'wall', 'curtain', 'shoes', 'cake', 'lampshade', 'towel'],
  about: 'The hero hides so well that nobody ever comes; whoever hides badly sits on top, and so the hero is found for the first time.',
  titles: ['There You Are', 'Behind a Spoon', 'Found', '{visitor} Is Found Again', 'The Best Hider in the House'],
  want: [
    {
      id: 'too-good-at-it',
      A: 'partner',
      paragraphs: [
        '{H} was the best hider in the house. Last time {H} had sat in the wash basket until it was dark. Nobody came. The others were having cake. {H} wanted to be found, just once, by somebody who was looking.',
        'Then there was a knock. It was {visitor.first}. “I’ve been found forty times today,” said {visitor}. “I’m no good at hiding. Is there anything here that I’d fit behind?”'
      ]
    }
  ],
  way: [
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '{A} turned to the wall and counted. {H} slipped into the basket, under the towels. {visitor} stood up a spoon, and hid behind it. “Ten,” said {A}, and turned round. “There you are.” “That’s forty-one,” said {visitor}.',
        'Then {A} looked for {H}, in the oven glove and under the rug. It got later and later. At last the towels stood up by themselves. “I’m here,” said {H}. “Ah,” said {A}. It was not the same.'
      ]
    },
    {
      id: 'what-stuck-out',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You look at the wrong end,” said {A}. “You hide the bit that you’re looking out of.” It was true. Behind the spoon that bit had been very well hidden. It was only the rest. “But I couldn’t see anybody,” said {visitor}.',
        '{H} shut both eyes tight, to see how that was. It was dark, and there was nobody in the world. “You’re gone,” said {H}. “Am I?” asked {A}, quite close, and ate the last of the cake to make sure.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“It’s mostly {caller.part},” said {A}. “The rest isn’t so bad.” So they hid that by itself first. They put a tea towel over it, and a hat on the tea towel. Now it looked like an aunt. “Good evening,” said {H} to it.',
        '“And where am I?” asked {visitor}. “You’re standing behind your aunt,” said {A}. {visitor} was delighted, and had to tell her so. Then the hat fell off, and they both were found at once, {visitor} and the aunt.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Once it nearly went well. {visitor} lay down flat behind the sofa, and there was nothing to be seen. {A} came by twice. It got so exciting that {visitor} could not hold it in, and {caller.does}.',
        '“There you are,” said {A}. “I can’t help it,” said {visitor}. “When I’m hidden I’m so pleased with it.” {H} knew nothing like that. In the basket you thought of the cake, and whether there was any left.'
      ]
    },
    {
      id: 'forty-ways',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do they say it when they find you?” asked {H}. {visitor} knew it in forty ways. “Some say, Ha!” said {visitor}. “Some say, I can see you, and they sing it. A little one just pointed, and fell over with joy.” {visitor} had liked that one.',
        '“And nobody sounds cross?” “Why cross?” asked {visitor}. “They’ve been looking for me, and there I am.” {H} thought about that. It had never been said to {H} in even one way.'
      ]
    },
    {
      id: 'looking-elsewhere',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to be kind, and looked past the spoon. “Where can it be?” said {A} loudly. “Not here. Not here either.” {A} looked under a saucer, and bumped into {visitor}, and said, “Excuse me, have you seen somebody?”',
        '“Yes,” said {visitor}. “Me.” It had been said before anybody thought. “You were doing so well,” said {A}. {visitor} sighed. “If somebody asks me nicely,” said {visitor}, “I always tell.”'
      ]
    },
    {
      id: 'colour',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There are some who turn into the wall,” said {A}. “They go the same colour.” {visitor} leaned on the wall, and tried to go yellow. {H} held a lemon near by, to help. After a while they thought that one side was a bit lemony.',
        'Then {H} leaned there too. {A} came in with a cup, and looked along the wall, and went out. “Was that us both?” whispered {visitor}. “I can see who that is!” called {A} from the hall. {H} was still leaning there when they had all gone to see about the milk.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“The best place is the middle,” said {A}. “Nobody ever looks there.” {visitor} went and stood in the middle of the room. {A} counted, and turned, and looked into all the corners. It really took a moment. “There you are,” said {A}.',
        '“That was the longest ever!” said {visitor}. “What did you do all that time?” “I said to myself, That’s a nice big thing there,” said {A}. “And then I thought, since when have we got one?”'
      ]
    },
    {
      id: 'behind-each-other',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried hiding {visitor} with things. There was a cushion in front, and a chair, and the bread bin. It made a heap, up to the lamp. You could not see a bit of {visitor} any more. {A} counted, and turned round, and there was a heap in the room.',
        '“I wonder what that is,” said {A}. The heap held its breath. Then at the top the bread bin slid off, very slowly, and somebody in there caught it. “Thank you,” said {A}. “You’re welcome,” said the heap.'
      ]
    },
    {
      id: 'the-tooth-mug',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where’s the worst place in the house?” asked {H}, who wanted to try that. {A} thought of the bath, without any water, and without a curtain. {H} lay down in it. {A} came in and brushed two rows of teeth, and went out again.',
        '“You didn’t look!” called {H}. “I did look,” said {A}. “I saw the bath.” {H} lay there and stared at the tap. It is not easy to stop, once you are really good at a thing.'
      ]
    },
    {
      id: 'prizes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had made two cups out of foil, one for the best and one for the worst. {H} got the first, and put it on the shelf, and sat down beside it. {visitor} got the second, and ran about with it. “I’ve never had one!” cried {visitor}.',
        '“That’s for the worst,” said {H}. “For the most,” said {visitor}. “It’s for all those times! What did you get?” {H} looked into the cup. It was for none. It was a nice cup, but you could not put anything in it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I hid in the coal shed,” said {S}, “at my cousin’s, on her birthday. I was seven, and I was very good at it. I heard them sing. I heard the spoons.” “Did they find you?” asked {A}. “They’d gone on to musical chairs,” said {S}.',
        '“And then?” asked {visitor}, who had come quite near. “Then I sneezed, on purpose,” said {S}. “It was the best thing that I did all day. My aunt put her head in, all black round the edges. Well, there you are, she said.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} hid under the table each time, and each time called “I’m under the table!” “You mustn’t say it,” said {A}. “But then how would you know?” asked {S}. There was no answer to that.',
        '{visitor} crept in beside {S}. “Do you always do it like this?” asked {visitor}. “Always,” said {S}. “It works every time.” They were found together, twice in a minute, and {S} laughed so much that the table moved.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} would not count, and would not hide. But when {H} was in the basket, {A} came by and breathed on it. {A} knew. {A} looked at the basket, and thought it over, and lay down in front of it.',
        '“Is it in there?” asked {visitor}. {A} did not say. {A} only ever finds what can be eaten. The rest {A} is content to know about.'
      ]
    },
    {
      id: 'worse',
      A: 'partner',
      paragraphs: [
        '“I’ll do it badly,” said {H}, “like you.” {H} stood behind the curtain, and let both feet stick out. “Whose shoes are these?” said {A}, and straightened them, and went on. {visitor} was found at once, under a lampshade. “Forty-two.”',
        'Then the curtain sighed, and {H} came out of it. “You hide so that nobody comes,” said {A} slowly. “And {visitor} hides so that everybody does. You should try one place for both.” And {A} quickly turned to the wall.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-in-the-basket',
      A: 'partner',
      paragraphs: [
        '“One,” said {A}. {H} crept into the basket. “Two.” {visitor} hid on top, and stuck out on every side. They pulled one sock over {visitor}. “Don’t you mind losing?” whispered {H}. “Yes,” whispered {visitor}. “But then comes the good bit. Listen. It begins in your tummy.”',
        'The steps came nearer. {H} had heard steps before, but they had always gone on. It really began in the tummy.'
      ]
    },
    {
      id: 'steps',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The steps stopped. “Now {A} has seen the sock,” whispered {visitor}. “Now {A} is thinking, that’s a big sock.” They heard {A} breathe. {visitor} began to shake, and the basket creaked. {H} had to hold on to a towel, and then bite it.',
        'The steps went once round, quite softly. They stopped on the other side. “That’s on purpose,” whispered {visitor}. “The good ones do that. They make it last.”'
      ]
    },
    {
      id: 'there-you-are',
      A: 'partner',
      paragraphs: [
        '“There you are!” said {A}. “Forty-three,” said {visitor}, and got up. And there among the towels was {H}. {A} had not known that. “And there YOU are!” cried {A}. “I’ve been looking for you since last week!”',
        '{H} felt it from the tummy right up to the ears. “Again,” said {H}. They hid seven times more. Each time {A} looked behind the spoon first, to make it last. “That’s fifty for me,” said {visitor}. “And you?” “Eight,” said {H}, and was proud of each.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then {A} had to hide, for {A} wanted it as well. {H} counted, with {visitor}. {A} stood behind the door, where {A} always stands. They both went up to it on tiptoe. {H} took a breath, and waited, to make it last.',
        '“There you are!” they said together. {A} came out quite pink. “Nobody’s looked for me for years,” said {A}. “They always just call.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, in case it was already the game.',
      '{names} looked into the basket, and it was only washing.',
      { text: '{names} measured {visitor} with both arms, and needed more of them.', needs: ['hands'] },
      { text: '{names} held up a napkin, to see what it would cover.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down behind the spoon, where there was room on both sides.',
      '{names} looked for {H} as well, and found the sock.',
      { text: '{names} turned over a saucer, and put it back.', needs: ['hands'] },
      { text: '{names} covered both eyes, and felt quite hidden.', needs: ['hands'] }
    ],
    turn: [
      '{names} got found too, by the way.',
      '{names} crept in under a towel, and shook.',
      { text: '{names} kept count on ten fingers, and began again.', needs: ['hands'] },
      { text: '{names} pulled out a sock, and there was a foot in it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towels went back into the basket, and the spoon to the spoons. Somebody had kept {H} a piece of cake, and it had been under a bowl all along.',
    'They washed. Then {H} lay down and pulled the blanket up, over the head and all. Somebody lifted a corner. “There you are,” somebody said, very softly.'
  ],
  last: [
    'Anybody could have found {H}, who was asleep.',
    '{H} was where everybody knew, and was asleep there.'
  ]
})
