import { wishPlot } from '../wish-plot.ts'

export const phoOnATinyStool = wishPlot({
  id: 'wish-pho-on-a-tiny-stool',
  wishes: ['pho breakfast', 'phở', 'pho noodles', 'pho noodle', 'pho soup', 'pho stool', 'pho plastic stool', 'pho tiny stool', 'pho street', 'pho hanoi', 'pho saigon', 'pho vietnam', 'pho bowl', 'pho bà', 'pho grandma', 'pho dad', 'pho ga', 'pho bo', 'eating pho', 'eats pho', 'eat pho', 'loves pho', 'pho stall', 'pho shop', 'pho restaurant', 'pho chopsticks', 'tiny plastic stool', 'tiny plastic stools', 'plastic stool noodles', 'plastic stool breakfast', 'plastic stool soup', 'plastic stools street', 'plastic stool street', 'plastic stool pavement', 'noodle soup breakfast', 'noodle soup stool', 'noodles for breakfast', 'bun cha stool', 'bún chả', 'bun bo', 'bún bò', 'noodle soup plastic stool', 'soup for breakfast', 'pho'],
  answers: ['pho', 'phở', 'noodle', 'noodles', 'soup', 'broth', 'bowl', 'breakfast', 'morning', 'early', 'eat', 'eats', 'eating', 'ate', 'slurp', 'slurps', 'slurping', 'tiny', 'plastic', 'stool', 'stools', 'low', 'small', 'red', 'blue', 'chair', 'table', 'knees', 'knee', 'street', 'pavement', 'corner', 'sidewalk', 'kerb', 'stall', 'shop', 'seller', 'lady', 'market', 'hanoi', 'saigon', 'vietnam', 'vietnamese', 'hue', 'da nang', 'chopsticks', 'spoon', 'lime', 'herbs', 'basil', 'beef', 'chicken', 'hot', 'steam', 'steamy', 'long', 'mum', 'mummy', 'mama', 'me', 'dad', 'daddy', 'ba', 'bố', 'mẹ', 'bà', 'ông', 'grandma', 'grandpa', 'aunt', 'uncle', 'cousin', 'cousins', 'brother', 'sister', 'family', 'sunday', 'saturday', 'weekend', 'holiday', 'visit', 'together', 'before', 'school', 'every', 'first', 'loves', 'likes', 'favourite', 'yummy', 'outside', 'motorbikes', 'scooter', 'sits', 'sitting', 'sit', 'with', 'our', 'hungry'],
  except: ['allergic', 'allergy', 'burnt', 'burned', 'scald', 'choke', 'choked', 'sick', 'ill', 'vomit', 'hospital', 'died', 'dead', 'phone', 'photo', 'fell off', 'broke', 'broken', 'hates', 'refuses', 'fussy', 'picky', 'spilled', 'spilt', 'dragon', 'robot', 'potty', 'toilet', 'bathroom', 'step stool'],
  moods: ['learning', 'first'],
  out: true,
  fed: true,
  company: ['bowl', 'bowls', 'stool', 'stools', 'noodle', 'noodles', 'chopsticks', 'spoon', 'soup', 'crate', 'pot', 'knees', 'knee', 'lime', 'herbs', 'leaves', 'steam', 'pavement', 'lady', 'cup', 'tray', 'shirt', 'cook'],
  about: 'The hero eats pho for breakfast and wants to sit up high as at home, so that the noodles get longer with each stool, until it is noticed that everybody else comes down to the bowl, and that this is what a tiny stool is for.',
  titles: ['The Length of a Noodle', 'Nine Stools High', '{H} Has Pho for Breakfast', 'The Knees Are the Table', 'Coming Down to the Soup'],
  want: [
    {
      id: 'so-small',
      A: 'partner',
      paragraphs: [
        '{H} had pho for breakfast, out on the pavement. The bowl stood on a crate, with steam on top. Beside it was a plastic stool, no higher than a shoe box. {H} sat down on the stool, and both knees came up. “It’s too tiny,” said {H}. “My knees are in the way of my noodles. I want to sit up high, like at home.” “Nobody else does,” said {A}, and looked round.'
      ]
    },
    {
      id: 'elder-blue-stool',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I got up from one of these once,” said {S}, “and it came along.” “The stool?” asked {A}. “It was hot, and I’d had two bowls of pho,” said {S}. “I only noticed when I sat down at the bus stop. I thought, how thoughtful of them.”',
        '{A} looked to see how {S} got up today. {S} held the blue stool down with both hands and rose slowly, and the stool stayed. “You have to let it know first,” said {S}.'
      ]
    }
  ],
  way: [
    {
      id: 'nine-stools',
      A: 'partner',
      paragraphs: [
        'There was a stack of stools, nine of them, one inside the other. All together they were as high as a chair at home. {H} sat on top like a king. The bowl was a long way down. {H} sent the chopsticks to fetch a noodle, and one came up. It came and came. {H} raised it as high as {H}’s hair, and the other end was still in the soup. Then the noodle swung. It went round one ear and hung there. “They’re longer than at home,” said {H}.'
      ]
    },
    {
      id: 'standing-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps you had to stand. {H} got off the stools and pulled, as you pull a bucket out of a well. The noodle was nearly out when the chopsticks slipped. It went back into the pho, all of it, and a drop jumped on {A}.',
        '“Where does it stop?” asked {H}. “I think that there’s only one in there,” said {A}, “and it’s been rolled up.” They both looked into the bowl. It lay in its rings and said nothing.'
      ]
    },
    {
      id: 'bitten-off',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} took the middle of a noodle between the teeth and bit it through. Now there were two. One half slid back to the soup, and the other slid down the outside of {H}’s chin. “I’ve made it more,” said {H}. {H} bit the two halves as well.',
        '“At that rate you’ll have rice,” said {A}. A thing that is short enough falls off the chopsticks at once. {H} had to go after the noodles with a spoon, from very high up.'
      ]
    },
    {
      id: 'other-wraps-it',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} knew how it was done with spaghetti. {A} turned the chopsticks in the bowl of pho, round and round. They are two, and so each of them wanted to go round the other. When {A} lifted them, there was a knot. It held the chopsticks, a leaf and a slice of lime.',
        '“That’s well wrapped up,” said {H}. “Who’s it for?” {A} ate it from the side, as you would eat a small hedge. The leaf went in last.'
      ]
    },
    {
      id: 'child-builds-a-house',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had counted the plastic stools. There were eleven that nobody sat on. {S} put one on its head, and one on that, the right way up, feet to feet. “What’s that going to be?” asked {A}. “A stool with two floors,” said {S}.',
        'Somebody came along with a bowl of pho and wished to sit down. The person looked at it from all round. “Which floor?” asked {S}. The person chose the ground, and took the one that was left.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Under the crate, between all the stools, sat {A}. From there you saw only shoes and the undersides of things. Now and then a piece of noodle came down from above. {A} had no idea who sent it, and did not ask.',
        '“Don’t you drop any,” {H} was told. “I’m not dropping it,” said {H}. “It’s looking for {A}.” The next one was long, and came down slowly, and was met halfway.'
      ]
    },
    {
      id: 'where-it-has-been',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“When did they start on this?” asked {H}. “Last night,” said {A}. “The bones go into the pot in the evening, with a burnt onion and a star. Somebody stays up with it.” The star was brown, had eight points, and was a spice. {H} had it on the spoon.',
        '“Then the soup’s been up the whole night,” said {H}. {H} looked at the pho with new eyes. It was seven in the morning. “It hasn’t been to bed at all,” said {H}. “No wonder it’s steaming.”'
      ]
    },
    {
      id: 'leaf-and-lime',
      A: 'same',
      spare: 8,
      paragraphs: [
        'With the pho came a plate of green leaves. {A} told {H} which one to smell at. The first smelled of liquorice, and the second of a cold pillow. {H} dropped the second into the soup, and tasted. “Now it’s cold,” said {H}. “It’s only pretending to be,” said {A}, and watched the steam.',
        'There was half a lime as well. {H} squeezed it with both hands and both eyes shut. All of it missed the bowl. From then on {H}’s left knee smelled of lime, and it was the freshest knee in the street.'
      ]
    },
    {
      id: 'nobody-pulls',
      A: 'partner',
      paragraphs: [
        '{A} had been looking at the others. There was a postman on a tiny stool, and two girls with school bags. There was a tall man, too, with a knee beside each ear. “You’re pulling your noodles up,” said {A}. “They all come down.” {H} looked. The tall man bent over, nose first, into the steam. From the soup to the mouth it was no farther than a thumb. “They don’t take the noodle anywhere,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-by-one',
      A: 'partner',
      paragraphs: [
        '{H} got down, and took four stools off the stack. Now the noodle reached to the eyebrows. {H} took off three more, and it reached to the chin. At last there was one tiny stool, and {H} folded up on it, and bent over the bowl. The noodle went in with one slurp. “Short,” said {H}, with a full mouth. “So that’s what the stool’s for,” said {A}. “It brings you to the soup.”'
      ]
    },
    {
      id: 'why-slurping-is-right',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You may make a noise here,” said {A}. “It’s even better. If you slurp, air comes in along with the noodle and cools it, like a small wind.” {H} slurped. The postman slurped back. There was a good deal of weather around that pot.',
        '{H} tried one noodle without the wind. It was hot the whole way down, and {H}’s feet went up and down on the pavement. The next one had a wind of its own, and all was calm on the stool.'
      ]
    },
    {
      id: 'a-world-down-here',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When you sit as low as that, everything is different. Motorbikes had faces. A dog came by and nodded to {H}, who was just the same size. “It thinks that I’m sitting on purpose,” said {H}. “You are,” said {A}.',
        'Opposite, through an open door, there was a table with four tall chairs. Nobody sat at it. A cat lay up there, a long way above any soup, and looked down at them with envy.'
      ]
    },
    {
      id: 'the-last-of-it',
      A: 'partner',
      paragraphs: [
        'At the end only a little soup was left, and a slice of lime. “Are your knees still in the way?” asked {A}. {H} looked. On the left knee lay the chopsticks, and on the right one lay the lime. There was a spoon on both of them, as a bridge. “They’re my table,” said {H}. “It comes with the stool.” When {H} stood up, the table was gone, and everything had to be caught.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close to the steam, and got a wet nose.',
      '{names} sat down on a stool, and grew much shorter.',
      { text: '{names} wiped the crate, so that the bowl should not slip.', needs: ['hands'] },
      { text: '{names} chose a blue stool, and tried it for wobbles.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the noodle come up, and up, and up.',
      '{names} moved back a bit, before it could swing again.',
      { text: '{names} held on to the stack of stools with one hand.', needs: ['hands'] },
      { text: '{names} took the noodle off {H}’s ear.', needs: ['hands'] }
    ],
    turn: [
      '{names} slurped too, and was heard across the street.',
      '{names} bent down as low as the postman, and met the steam.',
      { text: '{names} put the spare stools back on the stack.', needs: ['hands'] },
      { text: '{names} caught the lime, when the table stood up.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening they sat down at their own table. It was a very long way from the plate to the mouth, and {H} said so.',
    '{H} washed, lay down, and pulled up both knees. The blanket lay over them like a tablecloth. Then the table was cleared, and the knees went flat.'
  ],
  last: [
    '{H}’s knees had come down as low as they could, and {H} was asleep.',
    'Somewhere a pot of soup was sitting up all night, and {H} was asleep.'
  ]
})
