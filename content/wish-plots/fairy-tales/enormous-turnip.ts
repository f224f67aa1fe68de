import { wishPlot } from '../wish-plot.ts'

export const enormousTurnip = wishPlot({
  id: 'wish-enormous-turnip',
  wishes: ['enormous turnip', 'gigantic turnip', 'giant turnip', 'great big turnip', 'huge turnip', 'turnip'],
  except: ['soup', 'lanterns', 'mash', 'mashed', 'roast', 'eating', 'eat', 'stew', 'cake', 'lantern', 'halloween', 'carrot'],
  answers: ['enormous', 'giant', 'gigantic', 'big', 'huge', 'pull', 'pulls', 'pulled', 'pulling', 'old', 'man', 'woman', 'dog', 'cat', 'mouse', 'farmer', 'everybody', 'grew', 'grow', 'grows'],
  company: ['turnip', 'dog', 'cat', 'mouse', 'farmer', 'woman', 'worm'],
  fed: true,
  about: 'However many pull at the enormous turnip, it will not come out, until the mouse goes to the other end of it.',
  titles: ['They Pulled and They Pulled', 'The Other End of the Turnip', '{H} and the Mouse at the Back', 'You Know Where to Tickle', 'Only a Very Small Tickle'],
  want: [
    {
      id: 'grow-turnip',
      A: 'partner',
      paragraphs: [
        '{H} was the farmer, and had sown one turnip seed. “Grow big, turnip,” said {H}, and watered it out of an empty jug. The turnip was {A}, under a brown blanket. A knee came up, and after that a shoulder. On top were the leaves, a green scarf.',
        'By evening it was enormous. “I’m making soup of you,” said the farmer. “Then come and get me,” said the turnip.'
      ]
    }
  ],
  way: [
    {
      id: 'measured-with-arms',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First {H} walked round it once, to see how much turnip it was. It was nine steps. The second time it was ten. “You’ve grown,” said the farmer. “You’ve got shorter legs on that side,” said {A}.',
        'It was purple at the top, where the sun had been, and white further down. {H} lifted the blanket a bit to look. “Do you mind?” asked the turnip. “That’s the part I keep in the ground.”'
      ]
    },
    {
      id: 'pull-alone',
      A: 'partner',
      paragraphs: [
        'The farmer took hold of the leaves, and pulled. Off came the scarf. There sat {H} with a handful of green, and the turnip had not moved. “You need people,” it said.',
        'So the farmer called the old woman, who was a coat with a hat on. The old woman called the dog, a boot. The dog called the cat, a woolly glove. They all took hold, and they pulled and they pulled. Then they all fell over, with the cat on top.'
      ]
    },
    {
      id: 'who-is-missing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The old woman had lost her hat. {H} looked for it under the dog, and the dog’s tongue was hanging out. “It isn’t anybody’s fault,” said the farmer to all of them. “But somebody pulled sideways.”',
        'Everybody looked at the cat. “It was me,” said {A} for the cat, in a thin voice. “There was a bird.” The farmer gave the cat a new place. Now it had nothing to look at but a coat.'
      ]
    },
    {
      id: 'dog-and-cat',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'It is not easy to get a cat to hold on to a dog. “What if it wags?” {A} asked for the cat. “It won’t,” said {H}. The dog gave its word, as far as a boot can.',
        'They took hold, and one, two, it wagged. Off flew the cat, and landed on the turnip. “I could see that coming,” said {A}. The farmer put the old woman between the two. From then on they did not have to know about each other.'
      ]
    },
    {
      id: 'heave',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You have to do it all at once,” said {A}. “On heave.” “Heave,” said {H}, and pulled. “No,” said the turnip. “First you say it, and then you pull. Otherwise the cat’s always late.”',
        'They practised that without a turnip. “Heave!” they cried, and leaned back, and “Ho!”, and came up again. It went like a swing. The turnip watched. “If I wasn’t the turnip,” said {A}, “I’d be pulling too.”'
      ]
    },
    {
      id: 'worm',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} put one little finger out of the earth, and that was a worm. “Have you come to pull?” asked the farmer. “I’ve got no hands,” said the worm. “But I know about holes.”',
        '“It’s quite soft down there,” it said. “I made it so. I eat my way through, and behind me there’s a tunnel, so the rain can get in.” {H} thanked it very much. It bowed, with a knuckle it did not know it had.'
      ]
    },
    {
      id: 'passer-by',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Along came {A}, who was a neighbour and knew all about it. “You should never have let it get so big,” said {A}. “The small ones are sweeter.” “It didn’t ask me,” said the farmer.',
        '“And you’ve got to rock it,” said {A}, “like a loose tooth.” So they rocked the turnip, to one side and to the other. It was pleasant for the turnip. It nearly went to sleep, and a sleeping turnip is heavier still.'
      ]
    },
    {
      id: 'pet-holds',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then the farmer asked {A}. “Could you take hold at the back?” asked {H}. {A} did not take hold, but {A} was at the back, and that was something.',
        '“Heave,” said {H}, and everybody leaned. {A} watched how it was done. Then {A} looked at the turnip, for some time, and at the farmer. It was clear that there was one here who would have asked about the soup first.'
      ]
    },
    {
      id: 'elder-marrow',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a pumpkin like that,” said {S}. “It grew through the fence, and then half of it was next door’s.” “Who got it?” asked {A}. “They came round with a spoon,” said {S}, “and we came round with ours.”',
        '“And who got the fence?” {S} had to think. “That was in there too,” said {S}. “It gave the soup a bit of a bite.”'
      ]
    },
    {
      id: 'child-bean',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Behind the cat stood {S}, pulling, with {S}’s cheeks full of air. “You’re not holding anybody,” said {A}. “I’m pulling the air,” said {S}. “So it doesn’t push back.”',
        'They tried it with {S} and they tried it without. Without, it was only half as loud. So {S} stayed, and the farmer was glad of every bit of air that was gone.'
      ]
    },
    {
      id: 'guest-radish',
      S: 'guest',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'At the edge of the field sat {S}, who was a radish. “I was sown on the same day,” said the radish. “I was ready in four weeks. Nobody had to be called for me.” The farmer was sorry. “You were quick,” said {A}.',
        '“I was,” said {S}, “and a bit sharp. But with butter I’m very good.” They shook hands on it. A radish has a small handshake, and you feel it on the tongue.'
      ]
    },
    {
      id: 'one-root',
      A: 'partner',
      paragraphs: [
        '“There’s only the mouse left,” said {H}, “and she’s a cork.” “Don’t put her at the back,” said {A}. “It isn’t that you’re too few. I’ve got a long thin root that goes right down. I’m holding on with that.”',
        '“To what?” asked the farmer. “To the ground,” said {A}. “It’s all I’ve ever held.” A bare foot stuck out of the blanket, with its toes round the leg of the table. {H} saw it, and so did the mouse.'
      ]
    }
  ],
  turn: [
    {
      id: 'tickle',
      A: 'partner',
      paragraphs: [
        'The others took hold again. But {H} went with the mouse to the other end. The mouse did not pull. It ran along under the root, up and down, on four very small feet. “Don’t,” said the turnip. “Hee,” said the turnip. “Hee hee hee,” and the toes let go. Pop!',
        'The turnip rolled over the farmer and the old woman, and came to rest on the dog. “That was us,” said the cat. The mouse only wiped its feet.'
      ]
    },
    {
      id: 'into-the-house',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They rolled the turnip home. It was uphill, across the rug. {H} pushed, and {A} went over and over, and said something new each time. “Table,” said the turnip. “Floor. Table. Floor.”',
        'At the leg of the chair it stuck. “Are you holding on again?” asked the farmer. “No,” said the turnip. “I’m only giddy.” They all waited until the table had stopped going round.'
      ]
    },
    {
      id: 'washed',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“First I’ve got to be washed,” said the turnip. “Nobody likes earth in soup.” {H} rubbed it with a dry cloth, first the purple part and then the white. Behind one ear there was real earth. “That’s from today,” said {A}.',
        '“And what’s this?” asked the farmer, further down. “That’s a freckle.” “And this?” “That’s where a worm lives,” said the turnip. {H} rubbed round it very carefully, so as not to wake anybody.'
      ]
    },
    {
      id: 'too-big-for-the-pot',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then {H} fetched the biggest pot there was. The turnip got in with one foot. It tried the other foot, and it tried sitting down. “What about tomorrow?” asked the farmer. “I’ll be just as much tomorrow,” said {A}.',
        'In the end the turnip wore it on its head. “I can be a soup the other way up,” it said. {H} stirred a bit of air under the brim, and the old woman had a taste.'
      ]
    },
    {
      id: 'second-year',
      A: 'partner',
      paragraphs: [
        'They had soup out of a packet, and the turnip had two bowls. “You haven’t got me in it,” it said. “No,” said {H}. “What happens to you if nobody eats you?” “I flower,” said {A}. “Next year, and all yellow.” The farmer thought about yellow.',
        '“Then you can go back in,” said {H}, and held up one side of the blanket. “But tomorrow you come out again?” “You know where to tickle,” said the turnip.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} dug about near the turnip, and got a leaf on the head.',
      '{names} bumped into the knee, and it was not ripe yet.',
      { text: '{names} sprinkled some more out of the same empty jug.', needs: ['hands'] },
      { text: '{names} put the very biggest pan on the table, and then a bigger one.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the turnip as well, and came out at the same place.',
      '{names} leaned on the turnip, and it gave a little.',
      { text: '{names} pulled as well, mostly on the scarf.', needs: ['hands'] },
      { text: '{names} brushed some earth off the turnip’s shoulder.', needs: ['hands'] }
    ],
    turn: [
      '{names} giggled or wriggled along with every tickle.',
      '{names} hopped clear as the turnip came rolling.',
      { text: '{names} patted the turnip on its underneath, which was on top now.', needs: ['hands'] },
      { text: '{names} set out spoons for the soup, including a large one for the turnip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The old woman went back to her hook, and the dog stood beside the other boot. The cat went into a pocket.',
    'The farmer washed, and lay down, and had the mouse on the pillow. Under the blanket ten toes held on to nothing at all.'
  ],
  last: [
    'Nobody pulled, and nobody held on, and {H} was asleep.',
    'Under the blanket it was warm and dark, as it is for turnips, and {H} slept.'
  ]
})
