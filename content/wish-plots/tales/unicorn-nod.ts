import { wishPlot } from '../wish-plot.ts'

export const unicornNod = wishPlot({
  id: 'wish-unicorns-nod',
  themes: ['unicorns'],
  answers: ['rainbow', 'hair', 'plaits', 'sparkly', 'colours'],
  company: ['dormouse'],
  about: 'A unicorn lets the hero brush its mane, all but one tangle, and never once nods.',
  titles: ['The Unicorn That Would Not Nod', 'Pink, and Under the Pink', '{H} Brushes a Unicorn', 'Fff-tk', 'All but One Tangle'],
  want: [
    {
      id: 'the-brush',
      A: 'partner',
      paragraphs: [
        'In the kitchen doorway stood a unicorn. It was as white as milk, but its mane was one big tangle with leaves in it. {H} ran for the brush. {H} had always wanted to brush a unicorn.',
        '“May I?” asked {H}. The unicorn did not nod. It didn’t shake its head either. It held its head quite level, bent its knees and straightened them again. “I think that’s yes,” said {A}, “at the other end.”',
        'It was quiet in the kitchen. Fff-tk, went something. “That’s the fridge,” said {A}.'
      ]
    },
    {
      id: 'how-it-says-no',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We have to know how it says no,” said {H}. “Do you eat spoons?” The unicorn looked to the left, with only its eyes. “That’s no,” said {A}. “Now ask it something harder.”',
        '“Are you a horse?” asked {H}. It looked so far to the left that there was hardly any eye left. {A} said sorry for both of them.'
      ]
    }
  ],
  way: [
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        '“Start at the bottom,” said {A}, “and hold the hair above the knot. Then it doesn’t pull.” So {H} did. Out came a leaf, and a clothes peg, and half a biscuit. And where the mane was brushed, it was not white at all. It was pink, and underneath it was blue.',
        'At last there was only one tangle left, between the ears, right behind the horn. {H} held up the brush. The unicorn took one step back.'
      ]
    },
    {
      id: 'our-spoon',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'From the middle of the mane came something that shone. It was a teaspoon. {A} turned it over. “That’s ours,” said {A}. “It’s been gone since the summer.” They both looked at the unicorn.',
        'The unicorn looked at the ceiling. “You’ve been here before,” said {H}. “For yoghurt?” Slowly, down and up, the unicorn bent its knees.'
      ]
    },
    {
      id: 'hooves',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now the hooves,” said {A}, and came with a damp cloth. “Front left, please.” The unicorn thought about it and lifted the back right. “It doesn’t know left from right,” said {H}. “Perhaps it does,” said {A}, “and starts from the other end.”',
        'So they asked for the back right. At once the front left went up, and shone, for it was the only clean one. It came down again on {A}’s toes. “It’s very light,” said {A} after a while, “for a horse.”'
      ]
    },
    {
      id: 'hair-bands',
      A: 'other',
      spare: 4,
      paragraphs: [
        'For the plaits they needed hair bands, and the hair bands kept getting lost. “Where can I put them?” asked {H}. {A} looked round, and there was a hook. It was long and white, and it twisted to a point.',
        'Fourteen hair bands went on to the horn. “So that’s what it’s for,” said {A}. The unicorn stood as still as a coat stand, and looked proud.'
      ]
    },
    {
      id: 'not-the-fridge',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Fff-tk, it went again. {H} put an ear to the fridge, and it only hummed. {A} turned the tap off harder. Fff-tk.',
        'Then {H} put an ear to the unicorn, on the side, where it’s round. “It’s louder here,” said {H}. “Have you swallowed a clock?” The unicorn looked to the left, and that meant no.'
      ]
    },
    {
      id: 'with-a-cup',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A unicorn walks like this,” said {A}, and went to the window as if on wheels. Nothing of {A} went up or down. {H} tried it too, with a plastic cup on top. There was a drop of water in it, to make it real.',
        'It went well as far as the table. Then {A} asked if it was hard, and {H} nodded. After that {H} had a wet ear, and knew something about nodding.'
      ]
    },
    {
      id: 'hair-in-the-book',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A good deal of mane had stayed in the brush, pink and blue. {A} took one long hair and laid it in a book, to mark the place. Then {A} shut the book. It opened again by itself. {A} shut it harder. It opened once more, and at the same page.',
        'There was a picture there, of a horse with nothing on its forehead. The unicorn came to look. It breathed on the empty place, and was sorry for the horse.'
      ]
    },
    {
      id: 'named-tangle',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once had a tangle that nobody could get out,” said {S}. “It was at the back. In the end my family gave it a name.” “What was it called?” asked {A}.',
        '“Norman,” said {S}. “He came to school with me for a week.” The unicorn had turned both ears to {S}, and the rest of it kept quite still.'
      ]
    },
    {
      id: 'stares-up',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been looking at the unicorn for some time. It was not the horn that {A} looked at. It was a place just behind the horn, and {A} did not even blink.',
        '“What is it?” asked {H}, and looked there too. There was nothing but tangle. Fff-tk, went the fridge.'
      ]
    },
    {
      id: 'gallop',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Make it gallop,” said {S}. But the unicorn stood quite still. So {S} galloped, to show it how. {S} went three times round the table, and neighed at the corners.',
        'The unicorn watched with its eyes only. They went round and round and round. “It would like to,” said {A}. “You can see that. It just isn’t doing it today.”'
      ]
    },
    {
      id: 'how-it-eats',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What does it live on?” asked {H}. {A} held out a plate with some of everything. The unicorn did not care for the carrot. It took the radish and gave it back. But there was a bit of sponge cake, with pink icing.',
        'It ate that without a crumb, its head quite straight, looking at the wall. It was like watching a queen at tea. “Nobody eats like that in this house,” whispered {A}. {H} sat up a little.'
      ]
    },
    {
      id: 'level',
      A: 'partner',
      paragraphs: [
        '“It won’t hurt,” said {H}. “Look, I’ll give you an apple.” The unicorn wanted the apple very much. But it would not put its head down for it. {H} had to hold the apple up, just in front of its lips.',
        '“It won’t nod,” said {A} slowly. “It won’t bend down. It walks as if it had a full cup on its head. Why does anybody walk like that?” “Because of the cup,” said {H}. They both looked up at the tangle.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-tangle',
      A: 'partner',
      paragraphs: [
        '{H} put the brush behind {H}’s back. “Bend your knees,” whispered {H}, “and stay there.” Down came the unicorn, as level as a lift. {H} looked into the tangle and did not touch it.',
        'It was round, and it had a hollow in the middle. In there lay a dormouse, with its tail over its nose. Fff-tk, it snored. “So it wasn’t the fridge,” breathed {A}.'
      ]
    },
    {
      id: 'since-autumn',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“They sleep for half the year,” whispered {A}. “It must have moved in when it got cold.” {H} looked at the unicorn. “You’ve stood level for half a year?” The unicorn bent its knees a very little.',
        '“Didn’t your nose itch?” asked {H}. Down went the knees, and up. So {H} scratched its nose for it, for all of that time together. The unicorn shut its eyes.'
      ]
    },
    {
      id: 'what-it-dreams',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The dormouse turned over, and one foot stuck out, as small as a grain of rice. “What do you think it dreams of?” asked {H}.',
        '“It thinks it’s in a tree,” said {A}. “And now and then the tree goes for a walk.” “And somebody brushes the leaves,” said {H}.'
      ]
    },
    {
      id: 'nearly-nodded',
      A: 'partner',
      paragraphs: [
        'So that tangle stayed. {H} brushed all round it. Then {H} plaited pink over blue, so that no wind could get in. Not one hair of the nest was moved.',
        'Then {A} held up a mirror. The unicorn was so pleased that it very nearly nodded. “Don’t!” they whispered, both at once. And the unicorn bent its knees instead, four times.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made room for the unicorn, backwards, as far as the fridge.',
      '{names} sneezed at a leaf from the mane, and the unicorn bent its knees.',
      { text: '{names} wiped the floor for four clean hooves.', needs: ['hands'] },
      { text: '{names} nodded to the unicorn by way of a greeting, and got two knees back.', needs: ['hands'] }
    ],
    way: [
      '{names} saw to the half biscuit that the brush brought out.',
      '{names} nosed about by the fridge, which was not making the noise just then.',
      { text: '{names} hung the clothes peg back on its line.', needs: ['hands'] },
      { text: '{names} picked up three leaves and put one in a buttonhole.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed so softly that not one hair moved.',
      '{names} lay down flat, because even sitting seemed too loud.',
      { text: '{names} shut the kitchen door without letting it click.', needs: ['hands'] },
      { text: '{names} combed a strand of blue with three fingers, miles from the nest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leaves went out of the window, and the clothes peg back to its line. The unicorn went home through the door, very slowly, without a bump.',
    'When {H} had washed and lain down, {H} was asked if the pillow was all right. {H} did not nod. Two knees went up under the blanket, and down again.'
  ],
  last: [
    'This time {H} did nod, quite slowly, all the way down, and was asleep.',
    'Fff-tk, it went. It was not the fridge. It was {H}, sleeping.'
  ]
})
