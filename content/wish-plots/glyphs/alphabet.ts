import { wishPlot } from '../wish-plot.ts'

export const alphabet = wishPlot({
  id: 'wish-alphabet',
  wishes: ['alphabet', 'alphabets', 'the alphabet', 'abc', 'abcs', 'letters of the alphabet', 'learning the alphabet', 'alphabet song', 'abc song', 'singing the alphabet', 'alfabet', 'aplhabet', 'alphabet letters', 'learning letters', 'learning her letters', 'learning his letters'],
  answers: ['song', 'letter', 'letters', 'learn', 'learns', 'learning', 'learned', 'learnt', 'sing', 'sings', 'singing', 'sang', 'say', 'saying', 'order', 'whole', 'all', 'book', 'know', 'knows', 'school'],
  except: ['soup', 'spaghetti', 'cereal', 'biscuit', 'biscuits', 'cake', 'post', 'posted', 'grandma', 'cannot', 'can’t', 'hates', 'hate', 'hard', 'behind', 'slow', 'dyslexia', 'dyslexic', 'cry', 'cries', 'sad', 'test', 'teased', 'laughed', 'lost', 'stolen', 'gone', 'missing', 'vanished', 'magnets', 'blocks', 'greek', 'braille'],
  moods: ['learning', 'first'],
  about: 'The hero wants to see the elemenopee that lives in the alphabet between K and Q; it is always past before anybody looks, until they sing so slowly that it can walk.',
  titles: ['Between K and Q', 'The Elemenopee', '{H} Waits for the Elemenopee', 'As Far as K', 'Something Ran Past before Q'],
  want: [
    {
      id: 'what-was-that',
      A: 'partner',
      paragraphs: [
        '{H} could sing the whole alphabet. “H, I, J, K, elemenopee,” sang {H}. “Stop,” said {A}. “What was the last one?” “An elemenopee,” said {H}. “It lives in the alphabet, between K and Q. It’s the longest of them.”',
        '{H} had never seen one. The alphabet book had a kangaroo and a queen, and nothing long in between. “They’ve left it out,” said {H}. Tonight {H} wanted to see it. “I think it’s a sort of duck,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-chair',
      A: 'partner',
      paragraphs: [
        'They lay down behind the armchair, and sang. “G, H, I, J, K,” they sang, and at once something came out from under the curtain. “Elemenopee!” The rug had a wave in it. There was only the draught, and Q.',
        '“I saw the end,” whispered {A}. “It was round at the top, and had one leg.” {H} had seen the front, and that was tall. “Then it isn’t a duck,” said {H}.'
      ]
    },
    {
      id: 'drawing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They drew it from what they knew. {H} did the front end, with a neck like a lamp post. {A} did the back end, with one leg and a bun. In the middle was a white gap, as wide as a hand. “Has it got a tummy?” asked {A}.',
        '“It must have,” said {H}. “Otherwise it’d be two things.” So {H} drew a very long tummy, and gave it buttons. It looked like a bus on the way to a party.'
      ]
    },
    {
      id: 'bait',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We need bait,” said {A}. “What does it eat?” If you live between K and Q, you will eat what grows there. They put out a kiwi on the one side. On the other side there ought to have been a quince, but who has a quince? “Quilt,” said {H}, and laid down a corner of that.',
        'They sang. Something rushed through, and was gone. The kiwi was still there, but the quilt was warm. “It sat down,” said {H}. “It’s tired!”'
      ]
    },
    {
      id: 'double-you',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There isn’t any letter with such a long name,” said {A}. “What about double-you?” said {H}. {A} thought about double-you. It was longer than all the others, that was true, and it was not even a double U. It was two Vs holding hands.',
        '“If there’s that,” said {H}, “there can be an elemenopee.” {A} could say nothing against it. They sang double-you a few times, since it was so long.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The elemenopee always knows that we’re coming,” said {A}. “Let’s come from the other end.” So they started with Z, and crept. “Y,” they whispered. “X. W.” Then there was a long silence. “U,” said {H}. “No, V.” “S?” said {A}.',
        'It is a different road, going back, and there are no signs on it. They ended up at T twice. Somewhere behind the curtain something was laughing, on five notes.'
      ]
    },
    {
      id: 'on-socks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They sang it in a whisper, so as not to startle anybody. “H, I, J, K.” It came all the same. But it had taken its shoes off, or put socks on. It went by like a hand over a blanket. Then they did it as deep as a cello, and the cups rang.',
        '“It does what we do,” said {A}. “When we’re quiet, it’s quiet.” {H} tried it with a hiccup in it. Something tripped, just before Q, and there was a bump.'
      ]
    },
    {
      id: 'guard-at-q',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was put on guard at Q, which was the door. “Nobody gets through here,” said {A}, and stood with both arms out. They sang. It came and was past, and R had begun already. {A} was still standing there.',
        '“Did you stop it?” asked {H}. “It asked me so nicely,” said {A}, “and all at once. I couldn’t make out one word.” One sleeve was still swinging.'
      ]
    },
    {
      id: 'one-breath',
      A: 'same',
      spare: 7,
      paragraphs: [
        'You can do the alphabet in one breath, if you take a large one. {H} took it. Up to P it went like a train, and from Q on like a train uphill. At V there was only a squeak, and at W nothing but an open mouth.',
        '{A} got as far as X. “It’s all that running in the middle,” said {A}, and leaned on the table. “That’s where the breath goes. It’s the same with stairs.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I knew her,” said {S}. “I thought she was in our class. Ellen Menopee. We called her out every morning, and she was never there.” “Did you look for her?” asked {A}. “I kept a chair for her,” said {S}, “for the whole of the first year.”',
        '“And then?” “Then we had reading,” said {S}, and sighed. “She was a quiet girl. I’d have liked her.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could do it as well. “A, B, C, D, G, sheep,” sang {S}, “bus, T, and me.” “There isn’t a sheep in it,” said {A}. {S} was surprised. There had always been a sheep.',
        '“And no elemenopee?” asked {A}. {S} thought. “It’s on the bus,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen it. {A} had been looking at the right place since about H. When it came, {A} watched it from the curtain to the door, as if on a string. “You saw all of it!” said {H}. “What’s it like?”',
        '{A} looked at {H}. Then {A} looked at the door again, and kept it all inside.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had one letter so far. It was the long one with shut lips, and it meant milk. They sang once round for {A}. At the fast place {A} bounced, and hummed it right into the middle.',
        '“It’s got a bit of that in it,” said {H}. “I heard it as well.” They sang it again, and {A} hummed again, at just the same spot. Something went past, and hummed back.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours we clap it,” said {A}. So they clapped, once for each letter. A, clap. B, clap. It went very well as far as K. Then {A}’s hands went like a pigeon taking off, and so did all the rest.',
        '“That was more than one clap,” said {H}. “It’s got a lot of feet,” said {A}. They rubbed their palms, which were hot, and only from that one place.'
      ]
    },
    {
      id: 'the-book-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They looked in the book once more, in case the pages had stuck. After the kangaroo came a lemon, a mouse, a nut, an owl and a pear. {A} held the page up to the lamp. “They don’t look as if they knew each other,” said {A}.',
        'The owl looked away. The mouse had one foot in the air. “They look as if they’ve only just stopped,” said {H}.'
      ]
    },
    {
      id: 'tea-towel',
      A: 'partner',
      paragraphs: [
        'So {H} held a tea towel ready, just before Q. “J, K,” they sang, and {H} threw it. There was nothing under it.',
        '{A} sat down on the floor, quite out of breath. “We run there,” said {A}. “Everywhere else in the alphabet we walk. After K we run, and then it has to run too.”'
      ]
    }
  ],
  turn: [
    {
      id: 'slowly',
      A: 'partner',
      paragraphs: [
        '“Then we’ll walk,” said {H}. They sang one letter at a time, as you climb stairs. “J. K.” They waited. “L.” Out from under the curtain came an L, with its foot well out in front. “M.” There were two humps. “N,” they sang, and “O,” and that one rolled. “P.” It was round at the top, and had one leg.',
        'They stood on the rug in a row, and blinked. “Which of you is the elemenopee?” asked {H}. They all looked at each other. “There’s just us,” said the P.'
      ]
    },
    {
      id: 'how-they-live',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It’s always so fast with us,” said the M. It was the stoutest, and spoke for them. “A gets a whole note, and B does. And then they pour us all out at once.” The N nodded. “I’ve never been heard to the end,” it said.',
        '“Nnnnn,” sang {A} at once, as long as it would go. The N grew quite pink. Nobody had ever done that.'
      ]
    },
    {
      id: 'o-rolls-off',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The O had not been able to stop. It rolled on over the edge of the rug and under the sofa. There it went round by itself. “L, M, N, P,” said {A}. It sounded like a stair with a hole.',
        '{H} fished for it with a ruler. “Oh,” it said, when it came out with fluff on. It said nothing else. But then, it never did.'
      ]
    },
    {
      id: 'here-it-comes',
      A: 'partner',
      paragraphs: [
        '“There’s no elemenopee in the alphabet,” said the L. “It’s only that we’ve got to get past before Q, so we hold on.” {H} thought. “Then hold on,” said {H}, “and we’ll do it as fast as we can.”',
        '“H, I, J, K!” The letters took hold of each other. “Elemenopee!” There it ran, once round the whole rug. It had a tall front, and humps, and only one leg at the end. {H} saw all of it. “There is,” said {H}. “It’s just never there for long.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the alphabet, and noticed nothing odd about it.',
      '{names} looked for the elemenopee under the table.',
      { text: '{names} turned the pages of the alphabet book, from kangaroo to queen.', needs: ['hands'] },
      { text: '{names} pulled the curtain straight, for it had moved.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the draught go by, just before Q.',
      '{names} sat on the wave in the rug, until it was flat.',
      { text: '{names} held a bag open, just before Q.', needs: ['hands'] },
      { text: '{names} sang along from Q on, to be safe.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the P, which kept very still.',
      '{names} ran once round the rug, behind the elemenopee.',
      { text: '{names} smoothed the rug for the next lap.', needs: ['hands'] },
      { text: '{names} wrote it into the book, after the kangaroo.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea towel went back on its hook, and the rug was pulled straight. The alphabet book was shut. From inside it came a pushing and whispering, till all of them had found their page.',
    '{H} got clean, and lay down, and sang it once more from the beginning. It got slower with each one. There was time to look at all of them, and they had time to look back.'
  ],
  last: [
    'At K something long went by on its toes, and {H} was asleep.',
    'Nobody ran any more, and Z was a long way off, and {H} was asleep.'
  ]
})
