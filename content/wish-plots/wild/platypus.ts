import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const platypus = wishPlot({
  id: 'wish-platypus',
  wishes: ['platypus', 'platypuses', 'platapus', 'platipus', 'platypi', 'duck billed platypus', 'platypusses'],
  answers: ['duck', 'billed', 'bill', 'beak', 'eggs', 'australia', 'river', 'creek', 'water', 'swims', 'dives', 'swimming', 'funny', 'strange', 'cute', 'sleepy', 'baby', 'tail', 'webbed', 'feet', 'who', 'that'],
  except: [...NOT_WELL, 'perry', 'agent', 'poison', 'venom', 'sting'],
  company: ['platypus'],
  about: 'A platypus hunts with its eyes shut and feels only what twitches, so it finds the toes of somebody who pretends to be a stone.',
  titles: ['Ten Shrimps Under the Blanket', 'Eyes Shut, Ears Shut, Nose Shut', '{H} and the Stone That Twitched', 'The Bill Knows', 'A Stone with Socks On'],
  want: [
    {
      id: 'the-dive',
      A: 'partner',
      paragraphs: [
        '{H} was a platypus, and the rug was the creek. The bill was a wooden spoon, held out flat with both hands. When a platypus dives, it shuts its eyes, its ears and its nose, and has only the bill. {H} wanted to catch ten shrimps like that, and not look once.',
        '“I’ll be a stone on the bottom,” said {A}, and lay down under the grey blanket. “A stone gets a bit of peace.”'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-swims',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A platypus swims with its hands. Between the fingers there’s skin, like an umbrella. {H} put on two mittens and rowed. The back feet did nothing but steer.',
        '“You’re going round in a ring,” said the stone. {H} tried to steer with the tail, which was a pillow. Now the ring went the other way.'
      ]
    },
    {
      id: 'duck-and-beaver',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“You’ve got a duck’s bill and a beaver’s tail,” said {A}. “Did somebody sew you together?” Once people really thought so. They had one sent to them in London, and looked for the stitches with scissors.',
        '“I’m all one piece,” said {H}, and turned round slowly, to show it. On the left sock there was a stitch. “That’s a darn,” said the platypus with dignity.'
      ]
    },
    {
      id: 'no-catch',
      A: 'partner',
      paragraphs: [
        'The platypus dived. It swept the bill from left to right over the rug, as if there were butter on it. Then it came up and opened its eyes. It had caught a slipper. The next time it was a comb, and then the leg of the table.',
        '“There’s no shrimp in this creek,” said {H}. “You’re only bumping into things,” said the stone. “When a shrimp moves, it gives a tiny prickle, and the bill can feel that. But you’ve got to wait for it. A slipper never twitches.”'
      ]
    },
    {
      id: 'cheeks',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A platypus doesn’t eat down there. It stuffs its catch in its cheeks and takes it up. {H} tried that with four raisins. “How long can you stay under?” asked {A}. “Mmf,” said {H}.',
        '“Is that minutes?” {H} swallowed. “It was four,” said {H}. “But now I’ll have to start again.” And with that the platypus dived for more raisins.'
      ]
    },
    {
      id: 'gravel',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A grown platypus has no teeth. It takes a bit of gravel in its bill, and grinds with that. They had some, and it was called granola. {H} shut {H}’s lips over both rows of teeth and ground.',
        '“What’s it like?” asked {A}. “Loud,” said {H}. {A} tried it too. They sat there on the bank, with their lips in, and sounded like two carts.'
      ]
    },
    {
      id: 'puggle',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'For a change {S} was a platypus that had not hatched yet. {S} got under a towel and lay there, round and soft. Platypus eggs are like that. They’re no bigger than a grape.',
        '“Mammals don’t come out of eggs,” said the egg. “We do,” said {A}. “There’s hardly anybody else.” A finger came out through the towel, and after it a nose. “Then I’ll have milk with mine,” said the nose, and that was right too.'
      ]
    },
    {
      id: 'bank-burrow',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'A platypus lives in a tunnel in the bank. It’s only just wide enough, so that the fur gets squeezed dry on the way in. They had a tunnel too, between the sofa and the wall.',
        '{H} went in wet and came out dry at the other end, and with a peg. “Is it roomy?” asked {A}. “It isn’t meant to be roomy,” said {H}. “It’s a towel.”'
      ]
    },
    {
      id: 'growl',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What does a platypus say?” asked {A}. Nobody ever thinks of asking that. It growls, quite quietly, like a puppy with a slipper. {H} growled into the spoon.',
        '“Are you cross?” asked {A}. “No,” said {H}. “I’m only saying where I am.” {A} growled back from under the blanket. Now they both knew where everybody was.'
      ]
    },
    {
      id: 'bubbles',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'A platypus comes up and floats on the water for a moment, quite flat. {H} lay on the rug and floated. You saw a bill, and a back, and the end of a tail. “From here you look like a bit of wood,” said {A}.',
        '“That’s the idea,” said the wood. A boat came down the creek, which was a shoe, and sailed past it, and noticed nothing.'
      ]
    },
    {
      id: 'night-animal',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A platypus hunts in the dark. {A} put out the big lamp for it. It made no difference at all to {H}, who had {H}’s eyes shut. “Is it dark yet?” asked {H}.',
        '“Quite dark,” said {A}. “I can’t see you any more.” “I couldn’t see you before,” said the platypus. “So now it’s fair.”'
      ]
    },
    {
      id: 'waterproof',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The fur of a platypus is so thick that the skin below stays dry. {H} wore two jumpers, for that. {A} sprinkled on a few drops from a cup. “Is it wet in there?” asked {A}.',
        '“Not a bit,” said {H}. {A} sprinkled some more. There was one place where it did come in, at the neck. The platypus said nothing, but it swam a good deal faster.'
      ]
    },
    {
      id: 'pet-twitch',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The bill came to {A}. Here it stopped, and hummed with joy, for {A} was full of muscles. They twitched at one end, and they twitched at the other. {H} opened one eye.',
        'It was much too big for a shrimp. “I’ll put you back,” said {H}. “You have to grow smaller.” {A} sniffed at the spoon, where there had once been soup.'
      ]
    },
    {
      id: 'elder-find',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was looking for a pair of glasses, and felt along the shelf. There was a cup, and a book, and something with fringes. “You have to sweep,” said {A}, and lent {S} the bill.',
        '{S} swept the bill from left to right, up as far as the hair. Tick, it went. There sat the glasses. “They didn’t even twitch,” said {S}.'
      ]
    },
    {
      id: 'hold-still',
      A: 'partner',
      paragraphs: [
        '“I need somebody in this creek who twitches,” said {H}. “It could be you.” “I can’t,” said {A}. “I’m a stone.” And the stone lay as still as it could. But the longer you lie still, the more your toes would like to move. Under the grey blanket there were ten of those.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-toe',
      A: 'partner',
      paragraphs: [
        '{H} shut {H}’s eyes and dived once more. This time the spoon stopped at the end of the stone, and waited there. One toe twitched, and it was only a little one. “Shrimp!” said the platypus, and had it.',
        '“That’s a toe,” said the stone. “It moved,” said {H}. “What moves is a shrimp.” The stone tried not to laugh, and at once the other nine were twitching as well. {H} caught them all, one by one, and did not look once.'
      ]
    },
    {
      id: 'pretend-asleep',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Now I’m asleep,” said the stone. It even snored. The bill came up the blanket, past the knee and the elbow. It stopped in front of the face, and waited there.',
        'At the corner of the mouth something moved, hardly at all. “You’re not,” said {H}. Nothing in this creek could be hidden from a platypus any more.'
      ]
    },
    {
      id: 'swap-bill',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Then {A} wanted to try the bill. {H} lay under the blanket, and was a stone. The spoon swept over the rug and came closer. {H} thought of very heavy things. {H} thought of bricks, and of the bathtub.',
        'The spoon stopped, just over the tummy. It had growled in there, as a platypus does. “That’s no shrimp,” said {A}. “That’s a relation.”'
      ]
    },
    {
      id: 'ten-shrimps',
      A: 'partner',
      paragraphs: [
        'The platypus came up and opened its eyes. There lay ten shrimps in a row, in two socks. “What will you do with them?” asked {A}. “I’d put them in my cheeks,” said {H}, “but they’re all on one stone.”',
        'So {H} let them go, and tucked the blanket round. One after another they lay still. Now and then the bill came by and waited. After a while there was nothing there but stone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swam across the creek, in the ordinary way.',
      '{names} floated by the bank, like something that drops out of trees.',
      { text: '{names} dropped in a pebble, which was a button.', needs: ['hands'] },
      { text: '{names} polished the bill, on the top and on the bottom.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still, so as not to be the next comb.',
      '{names} bumped into the stone, and it sighed.',
      { text: '{names} put the slipper back on the bank.', needs: ['hands'] },
      { text: '{names} drew the platypus a shrimp, but it never twitched.', needs: ['hands'] }
    ],
    turn: [
      '{names} twitched too, and swam for it.',
      '{names} curled up small, toes in.',
      { text: '{names} tickled the stone, at the other end.', needs: ['hands'] },
      { text: '{names} counted the catch on some fingers, and it came to ten.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bill went back to the kitchen, in with the other spoons. The creek was a rug, and nobody would get wet on it.',
    'When {H} had washed and was dry, {H} crept into the burrow, which was narrow. There the platypus shut its ears, and then its eyes.'
  ],
  last: [
    'One toe twitched, quite a little one, and then it was still, and {H} was asleep.',
    'With eyes shut and ears shut {H} lay there, as quiet as a stone, and slept.'
  ]
})
