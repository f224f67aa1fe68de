import { wishPlot } from '../wish-plot.ts'

export const bananaBroke = wishPlot({
  id: 'wish-banana-broke',
  wishes: ['banana broke', 'banana broken', 'broken banana', 'banana is broken', 'banana breaks', 'banana break', 'banana snapped', 'snapped banana', 'banana broke in half', 'banana snapped in half', 'banana in half', 'banana in two', 'banana broke in two', 'half a banana', 'two halves banana', 'banana halves', 'whole banana', 'wanted a whole banana', 'wants a whole banana', 'banana not whole', 'banana fell apart', 'banana came apart', 'banana split in half', 'banana cut in half', 'banana stuck back together', 'put the banana back together', 'stick banana together', 'mend the banana', 'mending a banana', 'fix the banana', 'fixing the banana', 'glue banana', 'banana tantrum', 'banana meltdown', 'crying banana broke', 'cried banana broke', 'cried banana broken', 'banana peeled wrong', 'peeled banana wrong', 'opened banana wrong', 'wrong banana', 'banana in three', 'banana three parts', 'bananas broke', 'banana snapped in two', 'banana broken in half', 'unbroken banana', 'banana in one piece', 'half a banana not a whole one', 'banana bent and broke', 'banana put back together'],
  answers: ['banana', 'bananas', 'broke', 'broken', 'break', 'breaks', 'snapped', 'snap', 'bent', 'bend', 'unbroken', 'half', 'halves', 'two', 'three', 'whole', 'one', 'piece', 'pieces', 'apart', 'fell', 'came', 'split', 'peeled', 'peel', 'peels', 'peeling', 'skin', 'opened', 'open', 'wrong', 'wanted', 'wants', 'want', 'put', 'back', 'together', 'stick', 'stuck', 'mend', 'mended', 'fix', 'fixed', 'glue', 'cross', 'upset', 'cried', 'cries', 'crying', 'tears', 'tantrum', 'meltdown', 'middle', 'snack', 'breakfast', 'tea', 'lunch', 'table', 'plate', 'kitchen', 'because', 'eat', 'eats', 'ate', 'eating', 'won’t', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['phone', 'robot', 'monkey', 'monkeys', 'gorilla', 'elephant', 'minion', 'bread', 'pancake', 'milkshake', 'smoothie', 'ice cream', 'cake', 'boat', 'slug', 'dragon', 'superhero', 'allergic', 'allergy', 'ill', 'sick', 'hospital', 'teeth', 'tooth', 'slip', 'slipped', 'ripe', 'tree', 'plant', 'spider', 'shop', 'supermarket', 'black', 'brown', 'leg', 'arm', 'heart', 'toy'],
  fed: true,
  moods: ['quarrel', 'losing', 'learning', 'change'],
  company: ['banana', 'half', 'halves', 'star', 'plate', 'skin', 'jam', 'strip', 'strips', 'orange', 'end'],
  about: 'The hero’s banana has broken and is to be whole again, and jam only holds it as far as the chin, until a star is seen on the broken end: a banana was never one, and whoever lets go along the star is whole.',
  titles: ['From One End to the Other', 'A Star With Three Arms', 'The Banana Broke', '{H} and Six Whole Ones', 'Three Who Stood Close'],
  want: [
    {
      id: 'two-of-it',
      A: 'partner',
      paragraphs: [
        '{H}’s banana broke. {H} had peeled it down to the middle, and it bent, and then there were two halves. One was in {H}’s hand, and the other lay on the plate. {H} wanted a whole banana. There was no other in the bowl.',
        '“It’s still the same banana,” said {A}. “It’s got just as much in it.” “It isn’t one,” said {H}. “A banana goes from one end to the other.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-front-half',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which is the front of it?” asked {A}. {H} had never thought about that. The one half had the stalk end, and the other had the small black end, like a nose. “The nose is the front,” said {H}. “Then that one’s gone ahead,” said {A}, “and this one’s coming.”',
        'They laid the halves on the table, one behind the other, with a gap. The front one waited. The other did not catch up. In the end {H} had to push it.'
      ]
    },
    {
      id: 'with-a-plaster',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For what is broken there are plasters. {H} got one with stars on, and wrapped it round the place. But a banana is wet without its skin. The plaster went for a walk, up to the end, and fell off with both arms open.',
        '“Perhaps it doesn’t hurt it enough,” said {A}. {H} put the plaster on the table instead. It stuck to that straight away. The table had had nothing the matter with it, and now it looked as if it had.'
      ]
    },
    {
      id: 'broken-on-purpose',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Some things get broken on purpose,” said {A}. Bread did, and so did chocolate. Nobody wept for an egg. {H} saw that. “But they know it beforehand,” said {H}. “A banana isn’t told.”',
        '“And if you bite it?” asked {A}. “Then it’s in two as well. One bit’s in you.” {H} thought about it for a good while. That was true, and it changed nothing. “I’d have done that one myself,” said {H}.'
      ]
    },
    {
      id: 'jam-in-between',
      A: 'partner',
      paragraphs: [
        '{H} set the two halves together, end to end, and hardly any join could be seen. It lasted as long as nobody moved. So {H} put jam on both ends, and pressed. It held. {H} lifted it off the plate, very slowly, with a hand at the top. It held as far as the chin. Then the lower half let go, and slid down {H}’s front, and sat in {H}’s lap.',
        '“It’s broken again,” said {H}. “And now it’s got jam on.”'
      ]
    },
    {
      id: 'elder-one-for-five',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We got one banana, in the whole of that year,” said {S}, “and there were five of us.” “So it was broken?” asked {A}. “It was shared with a thread,” said {S}. “Each of us had a slice like a button.”',
        '“And who got the end?” {S} laughed. “I did. I kept it under my pillow until it was flat.” {A} looked at the two big halves, and reckoned them up in buttons. It came to more than forty.'
      ]
    },
    {
      id: 'child-gets-two',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came by, and saw the plate. “You’ve got two,” said {S}. “I’ve only got one.” And {S} took {S}’s own banana and broke it over a knee, and was pleased. “Now I’ve got two as well.” {A} could not get over it.',
        'A bit later {S} broke each of the two, and had four. With eight it stopped, for they would not hold still. “I’ve got the most,” said {S}, and needed a spoon.'
      ]
    },
    {
      id: 'other-eats-the-wrong-one',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had an idea. “The trouble’s that there are two,” said {A}. “If I eat that one, there’s only one left.” {H} saw nothing wrong with that, to begin with. {A} took hold of the front half and opened {A}’s mouth.',
        '“Stop,” said {H}. “Then mine begins in the middle.” {A} put it down again and wiped both hands. It had been a good idea, apart from {H}. They tried to think of an idea that went from one end to the other.'
      ]
    },
    {
      id: 'a-star-in-it',
      A: 'partner',
      paragraphs: [
        '{H} held up one half and glared at the end where it had broken. {A} glared as well. Then {A} stopped. “There’s a star on it,” said {A}. {H} looked closer. From the middle three fine lines ran out to the edge. “Was that always there?” asked {H}.',
        '“You can’t see in there, as long as it’s shut,” said {A}. “One, two, three bits, side by side. It looks to me as if it had never been one at all.”'
      ]
    }
  ],
  turn: [
    {
      id: 'three-of-them',
      A: 'partner',
      paragraphs: [
        '{H} laid a fingertip on the star, and pressed a little. Without a sound the banana opened, all along. There lay three long strips, smooth and pale, each with a point at its end. Not one of them was broken. “They’ve let go,” said {H}. “They were three the whole time,” said {A}, “and only stood very close.”',
        '{H} picked up the first. It went from one end to the other.'
      ]
    },
    {
      id: 'like-in-a-mitten',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why did nobody notice?” asked {H}. {A} thought that it was because of the skin. {H} put three fingers together, and pulled a sock over them. It looked like one big thumb. “Hello, banana,” said {A}.',
        'Inside the sock there were three of them, and each could feel the other two. {H} moved the middle one, only a very little. From outside you saw nothing. “They talk in there,” said {H}.'
      ]
    },
    {
      id: 'oranges-say-so',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was still an orange in the cupboard, and it was asked as well. {H} peeled off a bit at the top. There were its pieces, side by side, with white lines between them. “With an orange, you’re told straight away,” said {A}.',
        '“And nobody says that it’s broken,” said {H}. An orange had eleven in it, and a banana three, and a plum one. {H} looked at {A}, and wondered. But with people there was no way to find out.'
      ]
    },
    {
      id: 'other-apple',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had an apple, and wanted a star too. {A} looked at the top, where the stalk was, and at the bottom, where the fluff was. “It’s shut,” said {A}. So a slice was taken out of it, right across the middle.',
        'There was the star, and it had five arms, with a pip in each. {A} was very proud of it. “Mine’s got two more than yours,” said {A}. {H} pressed on it, in case. But the apple held on to itself, and said nothing.'
      ]
    },
    {
      id: 'pet-finds-a-bit',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'A small piece had got as far as the floor, and it had jam on. {A} found it at once, and looked at it from both sides. {A} did not ask whether it was a whole one. “It isn’t for you,” said {H}, and was just in time.',
        '“What’s a whole piece of floor?” {H} asked {A}. Nobody knows where a crumb begins. {A} went along the boards, from one end to the other, and seemed quite content.'
      ]
    },
    {
      id: 'back-in-its-place',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} laid the three strips together again, to see if they could still do it. Each had a corner, and the corners met in the middle. There was no gap. It was a banana once more, and not a line to be seen. “You’d swear that it was one,” said {A}.',
        '{H} counted. It was one, and it was three. Then {H} let it be three, because you can eat those one after another. “It can be one again tomorrow,” said {A}. “A different one.”'
      ]
    },
    {
      id: 'six-whole-ones',
      A: 'partner',
      paragraphs: [
        'The other half had a star as well, and so there were six. They lay in a row on the plate. {H} ate the first, from the one end to the other. The next was whole too, and so was the next. “How many bananas did you have?” asked {A}. “One,” said {H}, “and now I’ve had five.”',
        'The last was for {A}, laid down just where {A} sat. “Is it a whole one?” asked {A}. “They all are,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} searched the empty bowl, to be sure.',
      '{names} looked from the one half to the other.',
      { text: '{names} folded the skin back up, and it was flat in the middle.', needs: ['hands'] },
      { text: '{names} turned the bowl over, and there was only a sticker.', needs: ['hands'] }
    ],
    way: [
      '{names} caught a drop of jam, before it got to the floor.',
      '{names} looked for the join from very near, and got jam on the nose.',
      { text: '{names} wiped the jam off {H}’s front with a spoon.', needs: ['hands'] },
      { text: '{names} held the plate under it, a bit too late.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see the three of them.',
      '{names} sniffed at the points, one after another.',
      { text: '{names} laid the six side by side, by their length.', needs: ['hands'] },
      { text: '{names} held the other half, until it was its turn.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was rinsed. The skin hung over the side of the bin, with its three arms down.',
    '{H} washed off the jam, as far as the tummy. Then {H} lay down, all in one piece, from one end to the other.'
  ],
  last: [
    'Three had stood so close that they looked like one, and {H} was asleep.',
    'The night went from one end to the other, and nobody had broken it, and {H} was asleep.'
  ]
})
