import { wishPlot } from '../wish-plot.ts'

export const lostSparkle = wishPlot({
  id: 'wish-lost-sparkle',
  wishes: [
    'lost sparkle', 'lost her sparkle', 'loses sparkle', 'losing sparkle', 'unicorn sparkle', 'unicorns sparkle', 'sparkle gone', 'sparkle missing', 'missing sparkle', 'finds sparkle', 'find sparkle', 'unicorn glitter', 'unicorn glitters', 'glitter gone', 'lost glitter', 'lost shine', 'unicorn shine', 'unicorn lost', 'unicorn sparkles',
    'lost twinkle', 'lost its twinkle', 'loses twinkle', 'star not twinkle', 'star could not twinkle', 'star cannot twinkle', 'star can’t twinkle', 'star forgot twinkle', 'star learns twinkle', 'star without twinkle', 'star sparkle', 'stars sparkle', 'star lost', 'star shine lost', 'twinkle gone', 'star stopped twinkling', 'star twinkling', 'star couldn’t twinkle', 'star glow lost', 'sparkle'
  ],
  except: ['fairy', 'fairies', 'mermaid', 'mermaids', 'how', 'why', 'song', 'nursery', 'sing', 'toes', 'died', 'nana', 'grandma', 'heaven', 'shooting', 'falling', 'glue', 'bandage', 'earring', 'ring', 'fox', 'starfish', 'way', 'scared', 'mother', 'mummy', 'mum', 'horn', 'water', 'sparkler', 'sparklers', 'dance'],
  answers: ['lost', 'loses', 'her', 'sparkle', 'sparkles', 'sparkly', 'twinkle', 'twinkling', 'star', 'stars', 'unicorn', 'finds', 'find', 'found', 'shine', 'glitter', 'gone', 'missing', 'little', 'back', 'again', 'magic', 'its', 'glow', 'rainbow', 'stopped', 'shiny', 'looking', 'look', 'where'],
  moods: ['lost', 'losing', 'sleepless', 'waiting'],
  company: ['unicorn', 'sparkle', 'star', 'scarf', 'wall', 'sun', 'torch', 'ceiling', 'horn'],
  about: 'A unicorn has lost its sparkle since breakfast, looks for it in the wall, and envies the star its twinkle, until somebody brings a light.',
  titles: ['Last Seen on the Wall', 'The Unicorn That Was Only Blue', '{H} Looks for a Sparkle', 'As Far as the Ceiling', 'Two Hundred and One'],
  want: [
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        '{H} was a unicorn, with a paper horn, and wore the blue scarf with all the tiny mirrors. At breakfast it had sparkled so much that the whole wall was full. Now it was evening, and on the wall there was nothing but wall.',
        '“I’ve lost my sparkle,” said the unicorn. At the window stood the first star, and that one twinkled away. “It needn’t show off,” said {H}.'
      ]
    },
    {
      id: 'description',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did it look like?” asked {A}. “Small,” said the unicorn, “and there was a great deal of it. It was round at the edges, and if you jumped, it jumped too.” {A} nodded. “Was it wearing anything?”',
        '“No,” said {H}. “It was only shining.” “And when did you last see it?” “With the toast.” {A} looked in the toaster, in case it had stayed on.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-cupboard',
      A: 'partner',
      paragraphs: [
        'So the unicorn looked for it where it had last been seen. It felt all over the wall. It put the tip of its horn behind the cupboard, and got out a button and some fluff. {A} shone a light down there with the torch. “No sparkle,” said {A}.',
        'Then the unicorn stood in front of the big mirror, quite still, to see better. It had two hundred tiny ones on, and not one of them did anything. A unicorn without a sparkle is a horse with something on its head.'
      ]
    },
    {
      id: 'glitter',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was some glitter left in a tube, from last winter. {A} shook a pinch of it over the unicorn. Most of it went on the floor. Some went on the butter. One piece landed on {A}’s nose, where it stayed.',
        '“That’s not sparkle,” said the unicorn. “That’s bits.” “It’s got one good thing about it,” said {A}. “You can’t lose it. I’ve had one on this elbow since last year.”'
      ]
    },
    {
      id: 'hoof-polish',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s only dull,” said {A}, and breathed on a tiny mirror, and rubbed it. Then {A} did the next, and the next. A unicorn is ticklish there. At the ninth it had to be held by the horn.',
        '{H} looked into the clean ones. In every one of them was an eye. “Now I can see myself looking for it,” said the unicorn, “nine times.”'
      ]
    },
    {
      id: 'star-lesson',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How does it do it?” asked the unicorn, and laid its nose against the window. The star twinkled away. “It doesn’t do anything,” said {A}. “It just shines. It’s the air that wobbles, all the way from there to here.” {H} breathed on the glass, and the star wobbled worse than ever.',
        '“And if there was no air?” “Then it’d stand still like a lamp,” said {A}. The unicorn looked at the star in a much friendlier way.'
      ]
    },
    {
      id: 'poster',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I found something that sparkles,” said {A}, and held out one hand, shut. The unicorn was so excited that its horn went crooked. The hand opened. There lay a very small new coin.',
        '{H} held it up to the scarf, and it did not fit anywhere. “It’s somebody’s,” said {H}, “but it isn’t mine. I’d know mine. It’d know me too.” {A} put the coin back, so that whoever had lost it would find it there.'
      ]
    },
    {
      id: 'fish-sparkle',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} brought a spoon, and a lid, and a bit of silver paper from the cheese. “Lots of things do it,” said {A}. “Fish do it, and snow does it. A slug does it, where it’s been.” “I don’t want a slug’s,” said the unicorn.',
        'It tried on the silver paper, over the horn. It had a smell of cheese, and it crackled at every step. “You can hear me now,” said the unicorn, “but nobody would say that I sparkle.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'One of the household had seen the sparkle that morning better than anybody. That was {A}, who had followed it up and down the wall, and once nearly had it. “Have you got it?” asked the unicorn, and looked at both ends of {A}.',
        'There was a shine there, in each eye. But it was black in the middle, and it was {A}’s own. It had never been on a wall in its life.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“When I’ve lost something,” said {A}, who was on a visit, “I ask: where would I be?” The unicorn lay down on the rug and was a sparkle. It thought hard. “I’d be at the sea,” it said. “On the water. There are lots of us there.”',
        '“Then it’s on holiday,” said {A}. That was a comfort. But the unicorn would have liked to be asked.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a dress with sparkles once,” said {S}. “I wore it to a dance. For weeks they found them in the butter, and in the baker’s hair, and in the tuba.” “Did it have any left?” asked {A}.',
        '“Not one,” said {S}. “It was a plain grey dress by then. But wherever I’d been, you could tell that it had been a good evening.”'
      ]
    },
    {
      id: 'child-foal',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a small unicorn, with a carrot. “You can have half of my sparkle,” said {S}. One cheek was pressed against {A}’s, quite hard, and rubbed. They looked in the mirror. Both of them had a red cheek.',
        '“Now we’ve both got a bit,” said {S}. It was warm, at any rate. The carrot had got shorter, on the way.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Somebody kept looking up at the ceiling with a wide open mouth, and that was {A}. The unicorn looked up too. There was nothing there. “What’s it looking at?” asked the unicorn.',
        '{A} laughed, at the nothing, and held out ten fingers to it. So the unicorn kept an eye on that ceiling. You never know with such small people. They lie on their backs all day, and see things come and go.'
      ]
    },
    {
      id: 'sun-at-breakfast',
      A: 'partner',
      paragraphs: [
        '“What else was there at breakfast?” asked {A}. The unicorn thought. “Toast,” it said, “and jam, and the sun in my eyes.” {A} looked at the window. The sun had gone down behind the roofs. “Then it wasn’t just you,” said {A}. “It was you and the sun. You haven’t lost it. You’ve only got nobody to sparkle with.”'
      ]
    }
  ],
  turn: [
    {
      id: 'torch',
      A: 'partner',
      paragraphs: [
        '“I can’t get the sun back,” said the unicorn. “Not tonight.” It looked at the torch in {A}’s hand, and at the lamp. “Put out the big light,” said {H}. “And shine that one on me.” {A} did it. Now it was dark, and there was one thin beam on the scarf. The unicorn held its breath, and took a step.',
        'Up on the ceiling two hundred small lights took a step as well. They were on the walls too, and on the door. One was on {A}’s chin. “There it is!” said the unicorn.'
      ]
    },
    {
      id: 'slow-turn',
      A: 'same',
      spare: 10,
      paragraphs: [
        'If the unicorn turned to the left, the whole sky went to the right. {H} found out that slowly was best. Then the lights swam along the wall, one after another, and round the corner without bumping into it.',
        '“Where do they go, behind the cupboard?” asked {H}. “They come out on the other side,” said {A}. They did. Even the last and smallest one came out.'
      ]
    },
    {
      id: 'catching',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} held out one hand, flat, and a light swam into it. It had no weight at all. {A} shut {A}’s hand, and there it sat, on top. “It’s outside again,” said {A}. “It’s quicker than I am.”',
        '“You mustn’t hold it,” said the unicorn. “You only let it walk across.” So {A} did. It went from the thumb to the little finger, and stepped off, and went on.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Are they all there?” asked {A}. They lay down on the rug and counted, {H} from the door and {A} from the window. It’s not easy with something that breathes. In the middle they met.',
        '“A hundred and one,” said {H}. “A hundred,” said {A}. “Then I had the one in the middle as well,” said {H}. It was a bit bigger than the others, so that was only right.'
      ]
    },
    {
      id: 'the-star-as-well',
      A: 'partner',
      paragraphs: [
        'They laid the torch on the chair and hung the scarf over the back. Then they sat down underneath, and it was like being outside. “There’s one that doesn’t move with the rest,” said {A}. “That one, by the window.” It twinkled, all on its own.',
        'It was the star. “It can stay,” said the unicorn. “It’s been looking in all evening. I think it only wanted somebody to sparkle with.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} searched the toast plate, and there was only a bit of butter.',
      '{names} shook all over, and nothing sparkled there either.',
      { text: '{names} breathed on a spoon and rubbed it, but that was only shine.', needs: ['hands'] },
      { text: '{names} offered a sequin, which had come off a slipper.', needs: ['hands'] }
    ],
    way: [
      '{names} went down on the floor, and came up with a button.',
      '{names} sneezed at the fluff, and it glittered for a moment, or seemed to.',
      { text: '{names} swept out from under the cupboard, with the long brush.', needs: ['hands'] },
      { text: '{names} turned the mirror to the window, and it showed a roof.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in a spot of it, and glittered.',
      '{names} pounced on one of the lights, and it stepped aside.',
      { text: '{names} tilted a tray, and there were two hundred more.', needs: ['hands'] },
      { text: '{names} drew the curtain open, so that the star could join in.', needs: ['hands'] }
    ]
  },
  bed: [
    'They switched the torch off and on once more, for a last look. All two hundred came back. Then {H} hung the scarf where the sun would find it, right by the breakfast table.',
    'The horn lay beside the bed, and {H} washed and lay down. On the ceiling there was nothing now, and you knew what might be there.'
  ],
  last: [
    'The star was the last one still at it, and {H} slept.',
    'Until breakfast nothing had to sparkle, and {H} was asleep.'
  ]
})
