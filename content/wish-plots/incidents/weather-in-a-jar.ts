import { wishPlot } from '../wish-plot.ts'

export const weatherInAJar = wishPlot({
  id: 'wish-incident-weatherday',
  tellsAny: 'weatherday',
  company: ['jar', 'lid', 'jam', 'plant', 'table', 'sill', 'window', 'pot'],
  about:
    'The hero wants to keep a bit of the day’s weather in a jam jar; it is not there when they look, but something else is, and that is enough to do something with.',
  titles: ['A Jar with Nothing in It', 'Weather, With the Lid On', '{H} Keeps Some for Tomorrow', 'It Smelled of Apricots', '{H} and the Jam Jar'],
  want: [
    {
      id: 'keep-some',
      A: 'partner',
      paragraphs: [
        '{weatherday.begin}. {weatherday.scene}. “It’ll be gone by tomorrow,” said {A}.',
        '{H} did not want it to be gone. There had never been such a day before. “Then I’ll keep some of it,” said {H}. On the shelf stood a big jam jar with a tin lid. It was empty, and that was just right.'
      ]
    }
  ],
  way: [
    {
      id: 'catch-it',
      A: 'partner',
      paragraphs: [
        '“You can’t keep {weatherday.bare} in a jar,” said {A}. “You can if you’re quick with the lid,” said {H}. {A} held the door. {H} took the jar, and {weatherday.caught}. Then the lid went on, as tight as two hands could turn it.',
        '“Have you got it?” asked {A}. “It’s full,” said {H}.'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A jar needs a label. {H} drew {weatherday.bare} on it, as well as that can be drawn. Underneath {A} wrote, “Please do not open.” They licked it and stuck it on. It stuck to {A}’s thumb as well.',
        '“Now you’re full of {weatherday.bare} too,” said {H}. {A} shook the thumb, and the label let go of it. It sat a bit crooked on the jar after that, like all the labels on the shelf.'
      ]
    },
    {
      id: 'best-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The best of it was that {weatherday.best},” said {H}, and showed how it had been, with both arms. {A} had to see that again. The second time it was a good deal bigger.',
        '“Was it as big as that?” asked {A}. “It’s still growing,” said {H}. By the third time they had to move the chairs.'
      ]
    },
    {
      id: 'apricots',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} put {A}’s nose to the lid. “It smells of apricots,” said {A}. There had been jam in the jar until last week. {H} smelled it as well.',
        '“That’s good,” said {H}. “Then it’ll keep for longer.” Jam kept for a whole year. {A} could not say anything against that, and only asked if you could have it on bread.'
      ]
    },
    {
      id: 'sleeves',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The weather had come in with them, in any case. It was in their hair and in their sleeves. “Smell my arm,” said {H}. {A} smelled it. “That’s outside,” said {A}, “with a bit of you.”',
        'Then {H} smelled {A}’s arm, and that was outside with a bit of onion. They hung both their tops over one chair, so that they could smell of each other.'
      ]
    },
    {
      id: 'other-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Would it have fitted into a sock?” asked {A}. {H} shook {H}’s head. “A sock’s open at the top.” “Into a teapot?” “That’s open at the spout.” They went through all the kitchen, from the left to the right.',
        'The biscuit tin would have done, but it was busy. {A} looked to see how busy. It was less busy when {A} had looked, and so {H} had to look as well.'
      ]
    },
    {
      id: 'forecast',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} took a wooden spoon and stood in front of the wall. “And now the weather,” said {A}. “Here it will be mostly kitchen. Later there will be some soup, from the left. In the bathroom it will be wet.”',
        '“And in my room?” asked {H}. {A} pointed with the spoon. “Heavy socks,” said {A}, “all over the floor, and no end to them in sight.” {H} went to look. It was exactly so.'
      ]
    },
    {
      id: 'shelf-of-weather',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If this works,” said {H}, “I’ll get more jars.” There would be one of sunshine, for washing days. There would be a small one of puddles. “And one of a breeze,” said {A}, “for when I’ve been cooking.”',
        '“That one you can only open once,” said {H}. {A} saw that. You would have to do it quickly, with your face in front.'
      ]
    },
    {
      id: 'not-there',
      A: 'partner',
      paragraphs: [
        'After a good while they put the jar on the table and bent over it. {weatherday.gone}. “It’s got out,” said {H}. But the lid was still on. {H} put a cloth over the jar, in case it was only shy, and waited. Under the cloth everything was just the same.',
        '“I know where it went,” said {A}, and turned the jar round. “{weatherday.why}.” {weatherday.left}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-idea',
      A: 'partner',
      paragraphs: [
        '{H} thought for as long as it takes to rub an ear. “{weatherday.idea},” said {H}. So {H} {weatherday.did}. {weatherday.after}.'
      ]
    },
    {
      id: 'through-the-glass',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} looked at {A} through the jar. {A} had one very long eye and a nose as wide as a loaf. “Say something,” said {H}. “What shall I say?” asked {A}, with a mouth that went all the way round.',
        'Then {A} wanted to look as well. “You’ve got four ears,” said {A}, “and they’re all clean.” That was good to know. They could leave them out at bath time.'
      ]
    },
    {
      id: 'lid-stuck',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The lid went on once more, to see if it still fitted, and now it was stuck. {A} held the jar, and {H} turned. The lid did not turn, and the jar did not turn. It was {H} who turned, all the way round {A}, and came back to the front.',
        '“Try it the other way,” said {A}. So {H} went round {A} the other way. The lid said “tock”, and came off as easily as a hat.'
      ]
    },
    {
      id: 'what-best',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did you like best about today?” asked {A}. {H} had to think. “That it was outside and everybody had it,” said {H}. “Even the man at the bus stop.” He had had it all over his hat.',
        '“And the pigeons,” said {A}. “And the post box.” They tried to think of somebody who had had none of it. There was only the biscuit tin, which had been in the cupboard all day with its lid on.'
      ]
    },
    {
      id: 'ask-for',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If you could order the weather,” said {A}, “what would you have?” “Two of the same as today,” said {H}, “and a small one with sun.” {A} wrote it down on the back of an envelope.',
        '“And to drink?” asked {A}. {H} took a drizzle. {A} repeated it all, from top to bottom, and said that it might take until Thursday. They were very busy up there.'
      ]
    },
    {
      id: 'footsteps',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There were footprints from the door to the table, large ones and small ones. {H} put one foot into one of {A}’s. It fitted in twice. “I could live in there,” said {H}.',
        '{A} fetched the cloth, and they wiped from both ends. In the middle they met. There was one print left over, and it was neither of theirs. It was round, and it was the jar’s.'
      ]
    },
    {
      id: 'elder-jars',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small, we had a whole summer in jars,” said {S}. “It stood in rows, right up to the ceiling.” “What did it look like?” asked {A}. “Orange,” said {S}, “with stones in it.”',
        '“That’s apricots,” said {A}. {S} nodded. “But if you opened one in the winter, it was summer in there. We ate it with our coats on.” {A} looked along the shelf. There was one with something orange in it, far back.'
      ]
    },
    {
      id: 'child-jar',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a jar too now, a very small one from the mustard. {S} said something into it and put the lid on. “What did you say?” asked {A}. “It’s in there,” said {S}. “It’s a whisper.”',
        '{A} opened it a crack, and held it to one ear. {S} stood quite close behind. “Biscuit,” whispered {S}. “It works,” said {A}, and shut it again, so that there was some left.'
      ]
    },
    {
      id: 'pet-jar',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came to see what there was to see, and looked into the jar for a long time. Then {A} looked behind the jar, in case something had come out. {H} looked behind it as well, to be polite.',
        '“It’s gone,” said {H} to {A}. {A} looked at the biscuit tin. That was also a thing with a lid, and {A} knew very well what was in it.'
      ]
    },
    {
      id: 'baby-jar',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had the tin lid, and turned it over. There was a face in it, small and bent, and the face was pleased. {A} patted it with a flat hand. “Pom,” said the lid.',
        'That had to be done again. {H} held the lid, and {A} patted it. Each time it said the same, and each time {A} looked round, to see who was there.'
      ]
    },
    {
      id: 'open-jar',
      A: 'partner',
      paragraphs: [
        '“And now the jar’s empty,” said {A}. “Shall I put it back?” {H} looked down into it, right to the bottom. “No,” said {H}. “It’ll have to stand by the window, with the lid off.”',
        '“What for?” asked {A}. “For tomorrow,” said {H}. “There’s bound to be some weather again, and we don’t know what sort. It can get in by itself.” {A} made room on the sill.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood close together and looked at it all.',
      '{names} wanted to be out in it and in from it, both at once.',
      { text: '{names} pointed with a whole arm.', needs: ['hands'] },
      { text: '{names} found the tin lid behind the plates.', needs: ['hands'] }
    ],
    way: [
      '{names} bent over the jar as well, and breathed on it.',
      '{names} kept watch by the door, so that nothing got away.',
      { text: '{names} held a hand against the glass.', needs: ['hands'] },
      { text: '{names} tapped on the lid, and nothing tapped back.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still until it was done.',
      '{names} came and sat beside the jar.',
      { text: '{names} wiped the sill with one sleeve.', needs: ['hands'] },
      { text: '{names} held the lid, and did not drop it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar stood on the sill, with its lid beside it. {weatherday.night}.',
    '{H} washed, and a bit of the day’s weather ran away down the plughole. From the bed you could see the jar, with the light of the street in it.'
  ],
  last: [
    'The jar stood open for tomorrow, and {H} was asleep.',
    'There was room in the jar for any sort of day, and {H} was asleep.'
  ]
})
