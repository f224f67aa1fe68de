import { wishPlot } from '../wish-plot.ts'

/** Who may open a bakery; where the lexicon does not know the baker, {seen} is not said and no scene is told. */
const BAKERS: readonly string[] =
  'penguin bear fox hen chicken duck duckling goose cat kitten dog puppy lion tiger elephant giraffe hippo crocodile hedgehog rabbit bunny mouse frog pig piglet cow horse pony sheep goat wolf owl snail sloth octopus monkey squirrel badger mole otter koala kangaroo panda dragon monster ghost giant troll fairy witch wizard knight pirate unicorn robot alien dinosaur'.split(
    ' '
  )

export const animalBakery = wishPlot({
  id: 'wish-animal-bakery',
  wishes: ['bakery', 'baker', 'bakes bread'],
  only: [...BAKERS],
  answers: ['own', 'owns', 'opens', 'opened', 'runs', 'keeps', 'kept', 'starts', 'started', 'works', 'working', 'becomes', 'became', 'bread', 'baker', 'bakery', 'decides', 'brown', 'polar', 'town', 'village', 'street', 'early', 'morning', 'who', 'that'],
  except: ['forest', 'woods', 'woodland'],
  nothingElse: true,
  company: ['loaf', 'bakery', 'baker', 'queue', 'street', 'bread'],
  about: 'A bakery opens at five, and nobody comes, for all the street is asleep, until the baker finds out what stays awake in everybody.',
  titles: ['Open at Five', 'The First Loaf', 'A Nose Has No Lid', '{H} Wafts', 'The Street Comes in Its Slippers'],
  want: [
    {
      id: 'open-at-five',
      A: 'partner',
      paragraphs: [
        'They put out every lamp but one, and now it was five in the morning. In the kitchen {seen.a} had opened a bakery, and {H} was the apprentice. On the table lay the first loaf, round and brown. It was a cushion, warm from the radiator.',
        'The other half of the bakery belonged to {mate.first}.',
        '“I’ve baked all night,” said {seen}. “Now I’d like a queue.” They looked at the door. Across the road, on the sofa, lived {A}. {A} was asleep, like the rest of the street.'
      ]
    }
  ],
  way: [
    {
      id: 'fresh-bread',
      A: 'partner',
      paragraphs: [
        '“Fresh bread!” called {seen} out of the door. {A} pulled up the blanket. {H} rang the bell, which was a saucepan lid. {A} put a pillow over both ears. Then {seen} sang the song about the butter, all three verses. “It’s the middle of the night,” said the pillow.',
        'After that {mate} tried, with the short one about jam.'
      ]
    },
    {
      id: 'up-at-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When did you get up?” asked {H}. “At three,” said {seen}. “There’s nobody about then but the moon and the milk. You nod to each other.” {seen} nodded, to show how. {H} nodded back.',
        '“Could you nod more quietly?” said somebody under a blanket, over on the other side of the road. They both nodded that they would.'
      ]
    },
    {
      id: 'none-at-home',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why did you want a bakery?” asked {H}. Home was {seen.where}, and there was no bread there. {seen} had found half a roll once, and kept it, and learned it by heart. “From the outside to the inside,” said {seen}. “Then I knew how it goes.”',
        '“And what happened to the roll?” {seen} looked at the floor. “I did need to be sure about the inside,” said {seen}.'
      ]
    },
    {
      id: 'ting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Over the door there was to be a bell that went ting for every customer. {H} was the ting, and practised it. Each time {seen} stood up very straight. “Good morning,” said {seen}. “What can I do for you?” “Nothing,” said {H}. “I’m only the ting.”',
        'After the ninth ting {seen} still stood up just as straight. “It might have been somebody,” said {seen}.'
      ]
    },
    {
      id: 'what-it-costs',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does a loaf cost?” asked {H}. {seen} had not thought of that. “What do people give?” “Money, mostly,” said {H}. “What would you like best?” That was easy. “{seen.wants},” said {seen}.',
        '{H} wrote it on a piece of paper, and read it through. “They won’t have that on them at five in the morning,” said {H}. So underneath {H} put: “Or a button.”'
      ]
    },
    {
      id: 'second-dough',
      A: 'same',
      spare: 5,
      paragraphs: [
        'While they waited they kneaded the next one. The dough was a pillow. {H} pushed it away with both fists, folded it over, and pushed. {seen} did the other side. You could see by the dough which was whose.',
        '“Is it meant to look like that?” asked {H}. “That’s how people know that it’s mine,” said {seen}. By then there was flour on {seen.part}, and it had to be dusted off.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then something came along the street after all, with two lights. It was a bus, and {A} drove it, on two slippers, both eyes shut. “Fresh bread?” called {H}. “I’m not in service,” said {A}, and drove round the table, and back under the blanket.',
        '“It did slow down,” said {seen}, and thought about that for quite a while. “At the corner,” said {H}. “By the smell of it,” said {seen}.'
      ]
    },
    {
      id: 'its-name',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A bakery has to have a name. “What’s yours called?” asked {H}. {seen} looked at the loaf for help. “Loaf,” said {seen}. “That’s what they’re all called.” “Then Warm Loaf,” said {H}. “And when it’s got cold?” asked {seen}. They put their elbows on the table, and thought about that.',
        '“It could be called Open,” said {H}. “Then people know at once.” {seen} said it over a few times, very softly, looking at the door. “And at night we turn it round,” said {seen}, “and it’s called something that nobody can see.”'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'One customer was up already, and that was {A}. {A} sat down in front of the table. {A} looked from the loaf to {seen}, and back to the loaf. “Would you call that a queue?” whispered {seen}.',
        '“It’s the front of one,” said {H}. “The rest can go on behind.” {A} yawned, and did not give up the place.'
      ]
    },
    {
      id: 'elder-warm-wall',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I used to sleep on the other side of a bakery,” said {S}. “My bed was against the wall with the oven. At five it got warm, from the feet up.” “Did it wake you?” asked {A}.',
        '“It never did,” said {S}. “But I always dreamed of toast. I thought for years that everybody did.”'
      ]
    },
    {
      id: 'child-roll',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a roll, and lay down next to the loaf and got quite round. {seen} bent over it. “This one isn’t done,” said {seen}. “It’s giggling.” {A} covered it up with a cloth. The cloth giggled.',
        '“Five more minutes,” said {A}. After one minute the roll put out its head. “I’m done,” said {S}. “I can smell me.”'
      ]
    },
    {
      id: 'baby-crumb',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had been up since four, as a baker should be. {A} was sat down by the warm loaf, and patted it, and laid one cheek on it. {seen} looked on, and hardly breathed.',
        '“Is it good?” asked {seen}. {A} had a taste of it, cover and all. “It’s good,” said {H}. “That one doesn’t say so to be nice.”'
      ]
    },
    {
      id: 'no-lid',
      A: 'partner',
      paragraphs: [
        '“It must be the bread,” said {seen} sadly. “It isn’t,” said the blanket across the road. “I’ve shut my eyes. I’ve got a pillow on my ears. I can’t see you, and I can’t hear you. There’s only one thing that I can’t shut.” “Your mouth?” asked {H}. “My nose,” said {A}. “It hasn’t got a lid.”'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-nose',
      A: 'partner',
      paragraphs: [
        '“Then don’t call,” said {H}. “Waft!” {seen} held up the loaf, and {H} took a tea towel. They wafted the smell out of the door, over the road, and in under the blanket. A nose came out. After it came two feet. {A} walked across the street, fast asleep, and nose first. “Ting,” said {H}.',
        '“Good morning,” said {seen}. “What can I do for you?” Behind {A} came {A} once more, in a hat. It was a queue.'
      ]
    },
    {
      id: 'after-you',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A queue that’s asleep is very polite. “After you,” said {A} with both eyes shut, and let {A} go first. {A} trod on nobody’s slippers. “Could I have it sliced?” asked the one in the hat, and snored a little in between.',
        '“Thick or thin?” asked {H}. “As thick as a pillow,” said {A}. {seen} measured it against one. It was the same.'
      ]
    },
    {
      id: 'the-whole-street',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Could you waft a bit to the left?” asked {A}. “I’ve got a neighbour there, with a cold.” {H} wafted to the left, and {seen} blew. Far down the hall a door creaked. That was the neighbour’s nose, and it was getting better.',
        '“And now to the right?” asked {seen}. “There’s nobody there,” said {A}, “only the sea.” So they gave the sea some too.'
      ]
    },
    {
      id: 'back-to-bed',
      A: 'partner',
      paragraphs: [
        'But a new loaf must rest before it’s cut, or it tears. So the queue sat down with its back to the radiator. {seen} and {H} sat down beside it. Nobody said anything. Then {seen} broke the loaf, and there was a warm piece for each.',
        '{mate} went round with the butter.',
        'Then the bakery was sold out. “And what do we do now?” asked {H}. {A} looked at the window. It was still dark. “Now we go back to bed,” said {A}. “There’s nothing better in the whole morning.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slept on, like the rest of the street.',
      '{names} turned over, and it was much too early.',
      { text: '{names} pulled the curtains to, so that it was five in the morning.', needs: ['hands'] },
      { text: '{names} dusted the table with flour, or would have done.', needs: ['hands'] }
    ],
    way: [
      '{names} crept further down, and left out only a nose.',
      '{names} snored, and that was all that the street said.',
      { text: '{names} felt about for the blanket, and had somebody else’s.', needs: ['hands'] },
      { text: '{names} drew a pillow over both ears.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along at the end of the queue, nose up.',
      '{names} leaned against the radiator, and was warm all down one side.',
      { text: '{names} crossed the road in one slipper, feeling the way.', needs: ['hands'] },
      { text: '{names} held out both hands for a piece, without waking up.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} swept up what crumbs there were. Bakers go home when others get up. {seen} went down the dark street, in no hurry at all.',
    'The loaf was a cushion again. {H} washed, and lay down, and pulled the blanket up, as far as the nose and no further. Somewhere it smelled of bread already.'
  ],
  last: [
    'Eyes shut and ears shut, and only the nose open, {H} was asleep.',
    'It was not five yet, and not for a long time, and {H} was asleep, nose first.'
  ]
})
