import { wishPlot } from '../wish-plot.ts'

export const fairyBall = wishPlot({
  id: 'wish-fairy-ball',
  wishes: [
    'fairy ball', 'fairies ball', 'fairy party', 'fairies party', 'fairy picnic', 'fairies picnic', 'fairy dance', 'fairies dance', 'fairies dancing', 'fairy dancing', 'fairy tea', 'fairies tea', 'fairy feast', 'fairies feast', 'fairy wedding', 'fairies wedding', 'fairy queen', 'fairy disco', 'party with fairies', 'fairy celebration',
    'pixie party', 'pixies party', 'pixie ball', 'fairy banquet', 'dance with fairies', 'dances with fairies', 'invited fairies', 'fairies invite', 'fairy invitation'
  ],
  except: ['birthday', 'unicorn', 'unicorns', 'tooth', 'mermaid', 'mermaids', 'ring', 'wand', 'godmother', 'lost', 'dragon', 'dragons', 'princess', 'princesses', 'lights', 'cake', 'cakes', 'bread', 'pirate', 'pirates', 'costume', 'wish', 'wishes', 'witch', 'cousin', 'aunt', 'auntie', 'sister', 'brother', 'football', 'ballet', 'lesson', 'grown'],
  answers: ['fairy', 'fairies', 'party', 'parties', 'ball', 'picnic', 'dance', 'dances', 'dancing', 'danced', 'tea', 'feast', 'queen', 'garden', 'invited', 'invite', 'invites', 'goes', 'going', 'went', 'tiny', 'little', 'magic', 'magical', 'wedding', 'pixie', 'pixies', 'disco', 'woods', 'forest', 'moonlight', 'night', 'midnight', 'toadstool', 'flower', 'flowers', 'have', 'has', 'having', 'dress', 'music', 'with', 'bottom', 'tree'],
  company: ['fairies', 'fairy', 'fingers', 'ball', 'table', 'stool', 'band', 'queen', 'sleeve', 'petal'],
  about: 'The fairies hold a ball under the table and the hero is far too big for it, until only the smallest part goes: two fingers in acorn cups.',
  titles: ['Two Fingers Go to the Ball', 'The Large Grey Cloud', '{H} and the Fairy Ball', 'Nobody Looked Up', 'Acorn Cups and a Petal'],
  want: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        'The fairies were having a ball under the table. There were forty of them, each about as tall as a clothes peg. There was music, and on a saucer stood cakes as big as crumbs. {H} lay down flat on the floor to see it. “I want to dance with them,” {H} whispered.',
        '“Then go in,” whispered {A}, who was lying there too. “It’s a party. They like it when people come.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-big',
      A: 'partner',
      paragraphs: [
        '{H} went in on hands and knees. An elbow came down beside the saucer, and all the cakes hopped. “An earthquake!” cried the fairies. {H} said sorry, and the breath of it blew the band into the corner. “A storm!” they cried.',
        '{H} crept out again backwards. Under the table they swept up the cakes. “They didn’t even see me,” said {H}.'
      ]
    },
    {
      id: 'the-dresses',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They lay quite still and looked at the dresses. One fairy had come in a poppy, upside down. One had a waistcoat made from half a pea pod, and the peas were the buttons. “That one hasn’t dressed up at all,” said {A}.',
        'It was a round one in brown, with no shoes on. It walked up to the saucer and ate three cakes. “That’s a beetle,” said {H}. Nobody had asked it in, and nobody minded.'
      ]
    },
    {
      id: 'the-cakes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cakes were real ones, with icing. {A} got one on the tip of a finger, and put it on {H}’s tongue. {H} waited. “Has it begun?” asked {A}. “I think it’s over,” said {H}.',
        'It had tasted of honey, very far away. Under the table a fairy leaned back and held its tummy. It had only managed half a cake. It gave the other half to a friend to carry home.'
      ]
    },
    {
      id: 'the-dew',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was dew to drink. It stood about in drops, and each fairy took a drop in both arms and sipped. You had to be careful. One of them hugged its drop too hard. The drop burst, and there the fairy stood, wet to the wings.',
        '“You can’t fly with wet ones,” whispered {A}. “It’s the same with bees.” The poor thing hung its wings over a toothpick and waited. It held its knees together, like somebody whose trousers are in the wash.'
      ]
    },
    {
      id: 'music',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the front of the band a cricket was playing. “What does it do it with?” whispered {H}. “With its wings,” said {A}. “One scrapes along the other. And it hears with its knees.” They watched its knees.',
        'The next one was a waltz. A snail was dancing as well, with a fairy on its house to steer it. By the last note it had got as far as the first step, and bowed.'
      ]
    },
    {
      id: 'wet-feet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was one who didn’t dance. It sat on a cotton reel at the edge and looked at its shoes. “Nobody’s asked it,” whispered {H}. {A} took a seed with a bit of fluff on, and let it float down.',
        'It landed before the fairy, rocked, and made a bow. The two of them danced three dances without a word. “It’s a bit stiff,” they heard the fairy tell a friend later. “But very light on its foot.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'On the far side of the table {A} was watching too. The fairies took it for a hill. Two of them sat down on it and talked about a third one.',
        '{A} heard it all. It was not often that somebody sat on {A} who weighed nothing. When one ear twitched, they held on. “It’s the evening breeze,” said one. “It comes from the ear,” said the other.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In my day they held it in the bread bin,” said {S}. “You had to knock on the lid before you took the loaf. If you forgot, there were footprints in the butter.” “Did you ever go in?” asked {A}.',
        '“I was asked to wind up the music,” said {S}. “It was a watch. I did it every hour, and I was given a medal.” It had been a very small medal. It was lost the same night, in a yawn.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had seen the fairies, and they were far too few. “There’s one up here as well,” said {S}, and pointed at the lamp. “And on the soap. And one’s going home in your hood.” {A} felt about in the hood.',
        'There was a tug at one hair, and something laughed. “I told you,” said {S}. “That’s the one who hasn’t got a partner.” {A} walked about quite carefully after that, so as not to shake it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was lying by the table, too, flat on a tummy, and had the best view of all. A fairy came out and looked at one of the hands. It was the smallest that it had ever seen on one of these big ones.',
        'The hand opened. The fairy curtsied to it, all the same. Then the hand shut, but it shut on nothing but air, for they know babies. {A} looked inside for a long time.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '{A} had come for a cup of tea, and was asked to lie down on the floor. “I see,” said {A} after a while. “Is it every week?” “Only when the moon’s right,” said {H}.',
        'A fairy flew up and put something in {A}’s buttonhole. It was half a daisy. “I’ve never had one from anybody so short,” said {A}, and lay there with a straight back.'
      ]
    },
    {
      id: 'the-smallest-bit',
      A: 'partner',
      paragraphs: [
        '“You’re not a guest in there,” said {A}. “You’re weather. But why must all of you go to the ball? Just send what’s the right size.”',
        '{H}’s nose was too wide, and it had the breath in it. Then {H} saw two fingers lying there, side by side. They were about as tall as two clothes pegs.'
      ]
    }
  ],
  turn: [
    {
      id: 'acorn-cups',
      A: 'partner',
      paragraphs: [
        'The two fingers were dressed for the ball. They got acorn cups from the windowsill for shoes, and a petal for a skirt. On tiptoe they went in under the table. Behind them came an arm in a sleeve. Far outside lay {H}, not breathing much.',
        'The fairy queen came up at once. She looked at the shoes. “I don’t believe we’ve met,” she said. The fingers bent at the knees. So they danced, the queen and the two fingers, three times round the saucer. The acorn cups went tap, tap, tap. Nobody looked up at the large grey cloud.'
      ]
    },
    {
      id: 'the-thumb',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In between the fingers came out for air. “What’s it like in there?” whispered {A}. “Warm,” said {H}, “and they all smell of clover. One of them asked me where I’d left my head.” “What did you say?” “That it was lying down.”',
        '{A} tied the petal on again. The thumb had to stay behind as usual. So {A} shook hands with it, to keep it company.'
      ]
    },
    {
      id: 'two-more',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then {A} couldn’t bear it any longer, and sent in two fingers as well. They had thimbles on. They clumped a bit. “Your friend comes from the country?” the queen asked politely. {H}’s fingers nodded.',
        'The four of them danced a polka, all in acorns and thimbles. At the end one of the thimbles came off, and rolled right through the hall. A young fairy climbed into it, and asked if it was free.'
      ]
    },
    {
      id: 'pins-and-needles',
      A: 'same',
      spare: 13,
      paragraphs: [
        'If you lie on an arm for long enough, it falls asleep. {H}’s fingers grew slow, and fell over a cake. “They’re tired,” said the fairies, and covered them up with a leaf. They stroked the nails, which they took for foreheads.',
        '“Does it hurt?” whispered {A} outside. “It prickles,” whispered {H}. “I think that’s the stroking.” They waited until the fingers woke up again, and looked about under the leaf.'
      ]
    },
    {
      id: 'the-lamps',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It got later in there. The lamps were glow-worms. They were tired now, and went out one by one. The band had lain down, and only one of them still played, on its back. A snail went round and picked up the last of the crumbs.',
        '“They’re not in a hurry to leave,” whispered {A}. “They live close by,” said {H}. Between two cushions somebody was already snoring, and it sounded like a bee in a bottle.'
      ]
    },
    {
      id: 'last-dance',
      A: 'partner',
      paragraphs: [
        'When the moon came round the curtain, it was over. The queen yawned behind three fingers. She gave {H}’s two a cake each to take home, and laid one on each nail. “Come again,” she said, “and bring the rest of your family.” “There are eight more,” said the cloud, as low as it could.',
        'The fingers walked home, over the floor, in their acorn cups. Under the table it was dark. {A} ate one of the cakes, and {H} ate the other, and it took no time at all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} flattened out on the floor too, like a carpet.',
      '{names} took very small breaths, because of the music.',
      { text: '{names} lifted the tablecloth, by no more than a finger.', needs: ['hands'] },
      { text: '{names} slid a cushion under {H}’s chin.', needs: ['hands'] }
    ],
    way: [
      '{names} backed up to the wall, like weather that is over.',
      '{names} swallowed a sneeze that would have been the end of the band.',
      { text: '{names} rubbed {H}’s elbow, which was the earthquake.', needs: ['hands'] },
      { text: '{names} returned one cake, on the tip of a finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved some shadow off the dance floor.',
      '{names} swayed a bit, up among the clouds.',
      { text: '{names} tapped in time, with fingernails only.', needs: ['hands'] },
      { text: '{names} hummed the tune as well, no louder than a gnat.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the acorn cups side by side next to the bed, like slippers. The petal was a bit creased from dancing.',
    '{H} washed eight fingers properly and two with care. They smelled of clover. They lay on top of the covers, next to each other.'
  ],
  last: [
    'Two of {H}’s fingers were the most tired, for they had been to a ball, and {H} slept.',
    'Tap, tap, went two fingers on the covers, and once more, and then {H} was asleep.'
  ]
})
