import { wishPlot } from '../wish-plot.ts'

export const threePigs = wishPlot({
  id: 'wish-three-pigs',
  wishes: ['three little pigs', 'three pigs', 'big bad wolf', 'wolf and the pigs', 'little pigs wolf'],
  except: ['red', 'riding', 'afraid', 'scared', 'goats', 'sheep', 'peppa', 'four', 'fourth', '4th', 'fifth'],
  answers: ['wolf', 'pigs', 'house', 'straw', 'bricks', 'three', 'little', 'huff', 'puff', 'bad', 'good'],
  company: ['wolf', 'pig', 'soup'],
  fed: true,
  about: 'The third little pig has a house of books and soup that is too hot, and outside sits somebody who can only blow.',
  titles: ['What a Wolf Can Do', 'A House of Books', '{H} and the Big Bad Wolf', 'Huff, but Gently', 'The Third Little Pig Was Hungry'],
  want: [
    {
      id: 'straw',
      A: 'partner',
      paragraphs: [
        '{H} was the three little pigs, in turn, and {A} was the big bad wolf. All that the pigs wanted was to eat their soup in peace. The house of straw was a towel over two chairs, and {H} ate in there.',
        '“Little pig, let me in,” said the wolf. “No,” said the pig. “I’m eating.” The wolf huffed and puffed, and pulled a little at one corner, and the towel blew away.'
      ]
    }
  ],
  way: [
    {
      id: 'sticks',
      A: 'partner',
      paragraphs: [
        'So the second little pig built a house of sticks, out of all the wooden spoons. “Little pig, let me in.” “No.” The wolf huffed, and one spoon fell down. It took all the others with it.',
        'The third little pig built a house of books. It had four walls, as high as a pig’s ears. Then {H} got in with the soup, and put in the last book from inside.'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s something else you have to say,” said {A}. “Not by the hair of my chinny-chin-chin.” {H} felt along {H}’s chin. There was no hair on it.',
        '“Then by what?” asked the wolf. {H} felt further up. “By the hair of my eyebrow,” said the pig. “Both of them.” The wolf agreed that this was also a strong thing to say.'
      ]
    },
    {
      id: 'estate',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What did straw cost you?” asked the wolf, and picked up the towel. “Nothing,” said the pig. “It was on the hook.” “And the next one?” “Nothing. It was in the kitchen.”',
        '“Then you can keep on building, and I can keep on blowing,” said the wolf. “It’s steady work.” They shook hands on it, paw to trotter. But the soup stood there, steaming.'
      ]
    },
    {
      id: 'chimney',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“In the story the wolf comes down the chimney,” said the pig. “I know,” said the wolf. “And there’s a pot at the bottom. I’ve read it.” {A} looked at the house of books. It had no chimney, and no roof either. You saw the pig’s hair.',
        '“You could just look over the top,” said {H}. “That wouldn’t be polite,” said the wolf. It stayed where it was, and talked to the wall.'
      ]
    },
    {
      id: 'boo',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What do pigs say?” asked the wolf, to pass the time. “Oink,” said the pig. “Not everywhere,” said the wolf. “In France they say gron, gron. And in Japan they say boo.” They tried it through the wall, very quietly. It went quite well with a full nose.',
        'Then it was silent in the house. The wolf laid an ear to a cookery book. “Boo!” said the pig, right behind it, and the wolf sat down in the straw. “That was Japanese,” said the pig.'
      ]
    },
    {
      id: 'huffing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The wolf huffed at the house of books. A page turned over. The wolf puffed, until {A}’s cheeks were as round as two rolls. Not a single wall moved.',
        '“It’s the cookery books,” said the pig from inside. “I put those at the bottom. They’ve got butter in them.” The wolf sat down and saw stars. “I can see that it’s well built,” it said.'
      ]
    },
    {
      id: 'wolf-facts',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Are real wolves bad?” asked the pig. “They’re shy,” said the wolf. “They live with the whole family. They look after the pups by turns, and the aunts do it too.”',
        '“And do they huff?” “They howl,” said {A}, “so that each of them knows where the others are.” The pig thought about that in its four walls. It was quite good to know where the others were.'
      ]
    },
    {
      id: 'jam-spoon',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“I like to leave a place tidy,” said the wolf. It laid the sticks in a row, the long ones at the back. There had been four of them in the wall, and three in the roof. One stuck to its paw.',
        '“That’s the jam one,” said the pig from inside. “It was the doorpost.” The wolf looked to the left and to the right, and licked the doorpost all the way down. “It wasn’t a bad house,” said the wolf after that. “I may have been hasty.”'
      ]
    },
    {
      id: 'another-pig',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Is anybody in?” asked {A}, and tapped on a thick red book. “Only me,” said the pig. “Who’s me?” “All three of us.” {A} counted the bowls, and it came to one.',
        '“Then there’s plenty of soup for each,” said {A}. “There is,” said the pig sadly. “It’s only that none of us can get it down.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Out there by the wolf sat {A}. It might have been another wolf, but it had no plan. It simply liked to be where soup was.',
        '“You may not blow either,” called the pig over the wall. {A} did not blow. {A} only looked at the house. It was the look that made the pig think that the walls were not very high.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I built a house once, out of what people gave me,” said {S}. “There was a door from a chapel, and a window from a bus. It whistled in the wind.” “Did it fall down?” asked {A}.',
        '“Never,” said {S}. “But I left it open most of the time. When a house whistles, people come in to see what the tune is.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a house too, and it was a napkin. {S} put it on {S}’s head and was in. “Huff,” said {A}, very carefully.',
        'The napkin moved at one end. “It’s still up,” said {S}. “It’s the best of all the houses,” said {A}. “You can even walk about in it.”'
      ]
    },
    {
      id: 'too-hot',
      A: 'partner',
      paragraphs: [
        'Now at last the pig could eat in peace. It tasted the soup. “Ow!” it said. “What is it?” asked the wolf through the wall. “It’s too hot.” “Then wait,” said the wolf. “I’ve been waiting for three houses,” said the pig.',
        '“I’m hungry too,” said the wolf outside, “and I can only do one thing in this world. Nobody’s ever asked what it’s good for.” {H} looked at the soup, and at the steam.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-gap',
      A: 'partner',
      paragraphs: [
        '{H} took one book out of the wall. Through the gap you saw a wolf’s nose, and a bit of a tired wolf behind it. The pig held out the spoon. “Can you do it gently?” asked the pig. “I’ve never tried,” said {A}.',
        'It huffed as if there were a feather on the spoon. It puffed as if the feather were asleep. The pig tasted. The soup was just right. “Again,” said the pig.'
      ]
    },
    {
      id: 'too-much-once',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Only once it was a real puff, out of habit. There was a bit of carrot on the wall then, and the pig had soup on both eyebrows. “Excuse me,” said the wolf.',
        '“From further down,” said the pig. “You’re doing it from the house. Do it from the spoon.” The wolf put its chin on a book and tried it once more. The steam only bent.'
      ]
    },
    {
      id: 'wider',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The gap was narrow, and a wolf has a long nose. So a second book came out, and then a third one. “That was a wall,” said the wolf. “Now it’s a window,” said the pig.',
        'After the next two it was a door. Neither of them had huffed. {A} put one foot inside, and asked with {A}’s eyebrows, and {H} moved along with the bowl.'
      ]
    },
    {
      id: 'reading-the-house',
      A: 'partner',
      paragraphs: [
        'One spoon was for the pig, and one went out to the wolf, until the bowl was empty. Anybody else who was hungry had some too, well blown. “What’s this wall about?” asked the wolf, and pointed at the book in {H}’s hand.',
        'They looked into it. It was about a bear with a boat. Then they took out the next one, and the one beside it. So the third house did come down, page by page, and the little pig had helped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held on tight while the wolf huffed.',
      '{names} sneezed, and the straw house shook before the wolf had started.',
      { text: '{names} passed the little pig some pepper through the straw.', needs: ['hands'] },
      { text: '{names} showed the wolf the doorbell, which was a saucer.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the one spoon that rolled the furthest.',
      '{names} made straight for the wall where it smelled of soup.',
      { text: '{names} handed up a dictionary, and the house had a cornerstone.', needs: ['hands'] },
      { text: '{names} picked up the house of sticks and put it back in its drawer.', needs: ['hands'] }
    ],
    turn: [
      '{names} opened wide near the gap, in case the spoon went astray.',
      '{names} blew too, and there was a bubble.',
      { text: '{names} lent the wolf a napkin.', needs: ['hands'] },
      { text: '{names} hung the towel back on its hook, quite gently, straw house and all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The books went back to the shelf, and the straw went back to its hook.',
    'Then the little pigs washed, all three at once. They lay down in a house of blankets, and somebody outside blew very gently.'
  ],
  last: [
    'Huff, it went, in the bed, and puff, and nothing fell down, and {H} slept.',
    'All three little pigs were asleep by now, and each of them was {H}.'
  ]
})
