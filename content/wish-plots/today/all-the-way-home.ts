import { wishPlot } from '../wish-plot.ts'

export const allTheWayHome = wishPlot({
  id: 'wish-today-all-the-way-home',
  tellsAny: 'today',
  about: 'What happened comes along home: it is there again at every corner, in the shoes, in the soup and in the toothbrush mug, each time a bit smaller and worth more, until it fits under the pillow.',
  titles: ['All the Way Home', 'It Came Along', 'Not Even for Two Dumplings', 'By Now It Has a Horse in It', '{H} Looked Back', 'As Small as a Pea'],
  company: ['potatoes', 'bag', 'shoe', 'soup', 'horse', 'goat', 'ship', 'table', 'sofa'],
  fed: true,
  want: [
    {
      id: 'nothing-to-see',
      paragraphs: [
        'For a good part of that day there was nothing to see, and {H} was looking at it. Then {today.first}. “Well, I never!” said somebody with a bag of potatoes. Nobody else ever had, either.'
      ]
    },
    {
      id: 'the-place',
      spare: 1,
      paragraphs: [
        'Somebody came by on tiptoe, a moment too late. “Where was it?” asked that one. “There,” said the one with the potatoes. They both looked at the place. Now there was nothing to see there again, and they looked at it for quite a while.',
        '“You can tell, though,” said the one who was late. {H} looked as well. You could.'
      ]
    }
  ],
  way: [
    {
      id: 'that-was-that',
      paragraphs: [
        'They were just shutting their mouths again. Then {today.second}. The bag of potatoes sat down by itself. A laugh went all the way round.'
      ]
    },
    {
      id: 'third-part',
      spare: 0.3,
      paragraphs: [
        'They had hardly done laughing. Then {today.third}. “Well, I never!” said the one with the potatoes, who had been just as sure of it the first time.',
        'Everybody looked at {H}, and {H} looked at everybody. It was good that there were so many of them. One alone would hardly have been able to carry it.'
      ]
    },
    {
      id: 'fourth-part',
      spare: 0.4,
      paragraphs: [
        'And last of all, {today.fourth}. They turned round to the one with the potatoes, to hear what there was to say to that. It took a moment.',
        '“Well,” said the one with the potatoes, “now I have.”'
      ]
    },
    {
      id: 'first-corner',
      paragraphs: [
        'That was that, they all thought. But what had happened came along behind {H}, all the way home. Every way home has corners, even from the window to the sofa. At the first corner {H} looked back. There it was, as big as a house, and {H} had to stop. “{today.one}! And then {today.two}!”'
      ]
    },
    {
      id: 'keeps-up',
      spare: 2,
      paragraphs: [
        '{H} wanted to know if it could keep up. {H} went quickly, and it came quickly, and could hardly be told for want of breath. {H} went slowly, and it came with all its bits, one behind the other.',
        'Then {H} stopped without a word of warning. It bumped right into {H}, from behind, and all the laughing started again.'
      ]
    },
    {
      id: 'a-bit-missing',
      spare: 4,
      paragraphs: [
        'A few steps on, {H} noticed that a bit was missing. It was the short bit in the middle, in which nobody had said anything. {H} went back three steps for it. “{today.one},” said {H}. Then came the short bit, and nobody said anything. “And then {today.two}!”',
        'Now it was all there, and they could go on.'
      ]
    },
    {
      id: 'ladder',
      spare: 3,
      paragraphs: [
        'Somebody came the other way with a ladder, and asked what was so funny. {H} said what. At the first half the front of the ladder shook, and at the second the back.',
        '“I’ll take that with me,” said the one with the ladder, “if there’s enough.” There was enough. Long after the ladder had gone round its own corner, you could still hear it rattle.'
      ]
    },
    {
      id: 'next-corner',
      paragraphs: [
        'At the next corner it was no bigger than a goat, and kept up nicely. “Do you remember?” {H} asked it, and began to laugh. “And then!” That was enough.'
      ]
    },
    {
      id: 'shoes',
      A: 'partner',
      paragraphs: [
        'At home {H} looked into one shoe, and began to shake with laughing. “What’s in there?” asked {A}. “The first half,” said {H}, right down to the toe. “Then the second must be in the other one,” said {A}. They looked, and it was.'
      ]
    }
  ],
  turn: [
    {
      id: 'spoons',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'It had gone on ahead into all the rooms. {H} opened the drawer, and it lay among the spoons. {H} sat down, and it had the next chair. “Again?” called {A}, who could only hear it. “Only the end of it,” said {H}.',
        'It was a very good end, and {H} had it twice.'
      ]
    },
    {
      id: 'soup',
      A: 'partner',
      paragraphs: [
        'It was in the soup as well. {H} saw it in the spoon, and the soup had to wait. “How big is it now?” asked {A}. “Like a dumpling,” said {H}. “Would you swap it for one?” {H} thought of dumplings. “Not even for two.”'
      ]
    },
    {
      id: 'not-thinking',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Now we’ll just eat,” said {A}. So they looked at the table and were very good. “I’m not thinking of it,” said {H}, after a while. “I’m not, either,” said {A}.',
        'It was so quiet that you could hear the salt. Then one of the spoons began to rattle, and nobody ever found out which.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“There’s {seen} in it, too,” said {H}. “Still all of it?” asked {A}. “Mostly {seen.part},” said {H}. They thought of {seen.part}, each with a full spoon. It was a good bit to have kept.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Do you know what I know about {beside}?” said {A}. “{beside.fact}.” {H} had not known that, and thought about it all through a piece of bread. “Now it’s got bigger again,” said {H}. “You mustn’t put so much in.”'
      ]
    },
    {
      id: 'a-horse',
      A: 'partner',
      paragraphs: [
        '“The one with the potatoes took it home, too,” said {H}, “and is telling it right now.” “By now it has a horse in it,” said {A}. {H} looked into the soup. “Ours hasn’t.”'
      ]
    },
    {
      id: 'what-the-horse-did',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does the horse do?” asked {H}. {A} thought of the potatoes, and of a kitchen that nobody here had ever seen. “It only looks in at the end,” said {A}. “‘Well, I never,’ it says.”',
        '{H} tried it with the horse. “{today.one}. And then {today.two}. And a horse.” “It’s better without,” said {A}. They let the potatoes keep it.'
      ]
    },
    {
      id: 'best-bit',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Which bit do you like best?” asked {H}. “The bit where you can’t go on for laughing,” said {A}. “That isn’t in it,” said {H}. “That’s only when I tell it.” “That’s the bit,” said {A}.',
        'So {H} told that bit. It had no words in it at all, and took nearly until the bottom of the bowl.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ve got one that’s forty years old,” said {S}. “How big is it?” asked {A}. {S} showed it between two fingers. A grain of rice would just have gone through. “And what’s in it?”',
        '“A bicycle,” said {S}, “a goose, and a steep hill.” “Who was on the bicycle?” asked {A}. But {S} could not say it for laughing.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve got it in my sock,” said {S}, and pulled it off. {A} looked in. “It’s dark in there,” said {A}. “It’s the same in the dark,” said {S}, and laughed into the sock, to show how.',
        'Then the sock went on again, very quickly, so that nothing got out.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had heard that it was in the soup, and came to see. {A} looked for it under the table, where things come down sooner or later. “It’s only to laugh at,” {H} told {A}.',
        'Just then a noodle came down. {A} took that for it, and was very happy with it.'
      ]
    },
    {
      id: 'not-there',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'For a moment it wasn’t there. {H} looked into the hall, and in both shoes, and under the plate. “Don’t look for it,” said {A}. “Look at nothing. That’s how it went before.”',
        'So {H} looked at nothing, with both eyes. It took two breaths, or three. Then the corners of the mouth went up, first the left one.'
      ]
    },
    {
      id: 'the-long-way',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Does it still go the long way?” asked {A}. {H} sat up and told it as at the first corner. “{today.one}! And then {today.two}!” It got as big as a loaf. Then they breathed out, and it went back to a dumpling by itself.',
        '“It likes it better so,” said {H}.'
      ]
    },
    {
      id: 'a-cake',
      A: 'partner',
      paragraphs: [
        'After supper it was as small as a pea. “I’ll give you a cake for it,” said {A}, “with a ship on top.” {H} thought of the ship, right up to the flag. “No,” said {H}. “But you can have it told. {today.one}. And then {today.two}.” {A} laughed softly, so that it stayed small. “Now you’ve got it,” said {H}, “and I’ve still got it.”'
      ]
    }
  ],
  everybody: {
    want: [
      'At just that moment, {names} looked up.',
      '{names} stayed wide awake from then on.',
      { text: 'Whenever it was told, {names} clapped both hands together.', needs: ['hands'] },
      { text: '{names} held on to a chair, each time it was told.', needs: ['hands'] }
    ],
    way: [
      '{names} kept to one side, so that it could get by.',
      'At the door, {names} left some room for it.',
      { text: '{names} held the door open a little longer than usual.', needs: ['hands'] },
      { text: 'With one sleeve, {names} wiped both eyes.', needs: ['hands'] }
    ],
    turn: [
      '{names} came a little nearer, because of the soup.',
      'All this time, {names} watched the door, in case of a horse.',
      { text: '{names} passed the bread, and shook a little.', needs: ['hands'] },
      { text: 'Without a word, {names} put out one more spoon, in case it was hungry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were wiped. The shoes stood side by side in the hall, with one half in each.',
    'They washed and brushed their teeth. It was at the bottom of the toothbrush mug, too, and {H} smiled at it through the foam. Then {H} lay down. By now it needed no words, and it went under the pillow without a bump.'
  ],
  last: [
    'It had come all the way home, and lay under the pillow, and {H} was asleep.',
    'Under the pillow it was just the right size, and {H} was asleep.'
  ]
})
