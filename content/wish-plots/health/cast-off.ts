import { wishPlot } from '../wish-plot.ts'

export const castOff = wishPlot({
  id: 'wish-cast-off',
  wishes: ['cast off', 'cast came off', 'cast comes off', 'cast coming off', 'cast removed', 'without a cast', 'arm plaster off', 'plaster cast off', 'arm out of plaster', 'wrist out of plaster', 'plaster came off arm', 'arm out of cast', 'arm out of the cast', 'wrist plaster off', 'plaster sawn off', 'cast sawn off', 'cast cut off', 'plaster cut off', 'stookie off'],
  except: ['leg', 'foot', 'ankle', 'toe', 'knee', 'fell', 'fall', 'falling', 'tripped', 'new', 'boat', 'ship', 'pirate', 'pirates', 'sail', 'sailing', 'anchor', 'rope', 'balloon', 'spell', 'film', 'movie', 'dog', 'cat', 'paw', 'grandma', 'grandpa', 'grandad', 'nana', 'granny', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'shadow', 'paris', 'show'],
  answers: ['today', 'tomorrow', 'finally', 'arm', 'wrist', 'elbow', 'hand', 'skinny', 'thin', 'pale', 'white', 'small', 'wobbly', 'weak', 'wrinkly', 'smelly', 'hairy', 'itchy', 'light', 'floaty', 'stiff', 'says', 'hello', 'said', 'looks', 'funny', 'broken', 'broke', 'getting', 'got', 'gets', 'having', 'taken', 'take', 'taking', 'weeks', 'six', 'hospital', 'saw', 'worried', 'loud', 'buzzy', 'red', 'blue', 'green', 'pink', 'purple', 'yellow', 'orange', 'names', 'keeps', 'kept', 'keep', 'swim', 'swimming', 'again', 'free', 'bath', 'sad', 'miss', 'misses'],
  moods: ['first', 'change', 'waiting', 'proud', 'afraid', 'learning'],
  company: ['spider', 'horse', 'arm', 'lamp', 'jam', 'jam spoon', 'rice', 'plaster', 'cast'],
  about: 'The arm that has come out of the plaster flies past every clap, since nobody has told it that there is nothing left to lift.',
  titles: ['Clip', 'Hello, Arm', 'It Can Stop Now', '{H} Claps for a Horse', 'Only the Back Legs'],
  want: [
    {
      id: 'out-it-came',
      A: 'partner',
      paragraphs: [
        '{H}’s plaster cast had come off, and an arm had come out of it. It was thin and pale, and a bit wrinkled, like somebody who has stayed in the bath. “Hello,” said {H} to the arm. It lay on the table and got used to the lamp.',
        '“What would it like to do first?” asked {A}. {H} knew that already. {H} wanted to clap. For weeks it had been one hand on plaster, and that had only ever gone clop.'
      ]
    }
  ],
  way: [
    {
      id: 'so-light',
      A: 'partner',
      paragraphs: [
        '{H} held up both hands and clapped. There was nothing to be heard. The thin arm had shot up past the other one, and was waving at the lamp. “It’s so light!” said {H}. “It goes up like a balloon.” {H} took better aim. This time it hit the jam spoon, and the jam spoon hit {A}.',
        '“Then we’ll make it heavier,” said {A}, and laid a small bag of rice on the hand. With the rice it went just where it was sent. Flump. “That isn’t clapping,” said {H}. “That’s rice.”'
      ]
    },
    {
      id: 'the-news',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It doesn’t know anything,” said {H}. “It’s been in the dark for weeks.” So they told the arm what it had missed. It had rained. There was a new lid for the blue pan, and that did not fit either. The spider had left the bath, and lived behind the radiator now.',
        '“Anything else?” asked {A}. {H} bent right down to the wrist. “You’ve got five fingers,” said {H}. “You may have heard them.”'
      ]
    },
    {
      id: 'polite-saw',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did they get it off?” asked {A}. “With a saw,” said {H}, “but a polite one. It only goes through what’s hard. When it gets to somebody, it stops and just tickles.” {H} hummed, and ran a finger all along {A}. {A} squeaked.',
        '“That’s how it was,” said {H}. “Then there was a crack all the way down, and the smell got out.” “What was it like?” “Like a tent,” said {H}, “with somebody in.”'
      ]
    },
    {
      id: 'doorway',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’d like one that floats,” said {A}. {H} knew how you get it. {A} had to stand in the doorway, and press the back of one hand hard against the frame. {H} counted to thirty. “Now step out,” said {H}, “and do nothing.” The arm went up. Nobody was lifting it. {A} watched it go.',
        '“Make it come down,” said {A}. “It comes down when it’s seen enough,” said {H}.'
      ]
    },
    {
      id: 'both-went',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was the other arm to think of too. For weeks it had done everything by itself, the spoon, and the toothbrush, and all the doors. Now {H} wanted the spoon, and they both went for it, and met in the middle.',
        '“Whose is it?” asked {A}. “It was always this one’s,” said {H}, “but that one’s got so good.” In the end it was settled. Until Sunday the good one kept the soup, and the thin one had whatever does not spill.'
      ]
    },
    {
      id: 'like-a-duck',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The arm had not been in water since before the plaster. {H} let it down into the washing-up bowl, hand first. It did not sink. It lay on the top like a duck. “It likes that,” said {A}.',
        'Then they set to with the flannel. Bits of it came away, small and grey, like what is left after rubbing out. “Is there enough of it?” asked {A}. {H} lifted it up and turned it round. There was a newer one underneath.'
      ]
    },
    {
      id: 'the-sleeve',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Sleeves were a thing by themselves. For weeks the cast had been too thick for any of them. Now {H} put the arm in at the top, and it was gone. {A} looked in at the cuff. “Can you see it?” asked {H}. “Not yet,” said {A}. “I think I can hear it.”',
        'It had gone wrong at the elbow, and had to ask. At last one finger came out, and then the others, and {A} shook hands with each.'
      ]
    },
    {
      id: 'as-far-as-the-nose',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It did not bend as far as it used to, either. It went like a drawer that sticks. {H} sent the thumb off to the nose, and it got as far as the top button. “How’s the view?” asked {A}. “It’s having a rest,” said {H}.',
        'On the second try it got to the collar. The chin came down to meet it, which was kind. “The nose is tomorrow,” said {H}. “I’ll tell it to wait.”'
      ]
    },
    {
      id: 'what-was-in-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} looked into the empty cast, from the elbow end. On the outside it was all names. On the inside it was white and woolly, like a slipper. In the fold lay two crumbs and a bead. “Nothing was to go down there,” said {A}.',
        '“I never put anything down,” said {H}. “It must have sent out for them.” They laid it all on a saucer in front of the arm, since it was the arm’s.'
      ]
    },
    {
      id: 'fur',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was something that you only saw against the lamp. “It’s grown fur,” said {H}. All along the arm it stood up, soft and fine. The other one had hardly any. “Perhaps it was cold in there,” said {A}.',
        'They blew on it. It lay down like grass, and got up again. “The other one can’t do that,” said {H}, “and it’s had the sun and everything.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to see what was new. First {A} had a long look at the cast. It had been part of {H} all that time, and now it was empty. Then {A} had a look at the arm, which nobody had introduced.',
        '“This one’s me,” said {H}, “and that one was.” {A} thought it over, and settled down exactly between the two. There was no telling yet which of them was going to bring the supper.'
      ]
    },
    {
      id: 'elder-waiter',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When mine came off, it stayed bent,” said {S}, “like a waiter’s. I couldn’t get it to hang down.” “What did you do with it?” asked {A}. “I took it to the café. A lady hung her coat over it, and asked for the table by the window.”',
        '{S} held the arm out once more, to show it. It was still very good. “I found her one,” said {S}.'
      ]
    },
    {
      id: 'child-leg',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} thought that it was a waste of a good cast. {S} put half of it in front of a shin and half behind, and lay down. “I’ve broken my leg,” said {S}. “I need a grape.” {A} brought one. “In two places,” said {S}.',
        '{A} read what it said on the leg. It told {A} to get well soon. “This has had somebody in it before you,” said {A}. {S} took another grape.'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-has-told-it',
      A: 'partner',
      paragraphs: [
        '{A} had been watching the arm. “I think it’s still lifting the plaster,” said {A}. “It’s had to, for weeks. Nobody’s told it.” So {H} fetched the cast, in its two halves, and laid it in front of the hand. “Look,” said {H}. “It’s come off. You can stop now.”',
        'The fingers felt along the edge. They lifted one half a little, and put it down. Then the hand lay quite still, with its palm up. {H} let it wait there, and sent the other one round to visit. “Clip,” it went, very softly. “Was that it?” whispered {A}. “It’s out of practice,” said {H}.'
      ]
    },
    {
      id: 'the-long-way',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Next the arm was to try a clap with somebody else. {A} came and held up one hand for it. The thin arm set out, went over the top, and came back round the side. “It can see me,” said {A}. “It’s just going the long way.”',
        '“Stand a bit nearer,” said {H}. {A} came so near that there was nowhere else left to go. Clip. “That was quite a hard one,” said {A}, who had hardly felt it.'
      ]
    },
    {
      id: 'the-horse',
      A: 'partner',
      paragraphs: [
        'It was the smallest clap there was. {H} gave the empty cast a pat as well, for old times. Clop. They looked at each other. “Do them both,” said {A}. Clip, went the hand. Clop, went the plaster. Clip, clop, clip, clop, and across the table came a horse, quite slowly.',
        '“So you’ll keep the cast,” said {A}. “I’ll have to,” said {H}. “It’s the back legs.”'
      ]
    },
    {
      id: 'trot',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Once it knew the way, the horse went further. It walked to the butter and back. On the cloth it went softly, as on grass, and on the tray it rang. “Can it trot?” asked {A}. Clip-clop, clip-clop, it went, and then clip-clip, where the back legs were left behind.',
        '“It’s young,” said {A}. “The front is,” said {H}. “The back’s been about for weeks. It’s got names all over it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to say hello to the arm as well.',
      '{names} went once round the table, to see it from behind.',
      { text: '{names} shook the new hand, but only by one finger.', needs: ['hands'] },
      { text: '{names} turned the lamp a bit, so that it did not shine in its eyes.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked whenever the arm came by.',
      '{names} found some of the jam, quite a way off.',
      { text: '{names} patted the rice, to keep it where it was.', needs: ['hands'] },
      { text: '{names} clapped, to show how it used to go.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, for the clip.',
      '{names} trotted alongside, as far as the edge of the table.',
      { text: '{names} read out the names on the plaster, from the thumb upwards.', needs: ['hands'] },
      { text: '{names} held a spoon across the table, in case the horse could jump.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped up the jam. The back legs were put on the shelf for the night.',
    'Then {H} washed both arms and laid them side by side on the blanket. They had a good deal to tell each other.'
  ],
  last: [
    'Clip, went a hand on the blanket, and nobody said clop, for {H} was asleep.',
    'Over the hill went the horse, the back legs last of all, and {H} slept.'
  ]
})
