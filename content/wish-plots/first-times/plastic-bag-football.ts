import { wishPlot } from '../wish-plot.ts'

export const plasticBagFootball = wishPlot({
  id: 'wish-plastic-bag-football',
  wishes: ['football plastic bags', 'football made of plastic bags', 'football made of bags', 'football out of bags', 'football carrier bags', 'football bags string', 'ball made of plastic bags', 'ball plastic bags', 'ball out of plastic bags', 'ball of bags and string', 'ball carrier bags', 'plastic bag ball', 'plastic bag football', 'plastic bag soccer', 'soccer ball plastic bags', 'soccer ball bags string', 'soccer ball made of bags', 'ball of plastic bags', 'football of plastic bags', 'makeshift football', 'makeshift soccer ball', 'homemade football', 'homemade soccer ball', 'home-made football', 'home made football', 'making football bags', 'making a football string', 'football made of rags', 'rag football', 'ball made of rags', 'football made of socks', 'football tied with string', 'ball tied with string', 'football falls apart', 'football came undone', 'chingwalangwala', 'chikweza', 'plastic football string', 'juala ball', 'mpira wa makaratasi'],
  answers: ['football', 'soccer', 'ball', 'balls', 'plastic', 'bag', 'bags', 'carrier', 'shopping', 'string', 'rope', 'twine', 'rags', 'rag', 'socks', 'paper', 'made', 'make', 'makes', 'making', 'homemade', 'tied', 'ties', 'tie', 'tying', 'knot', 'knots', 'wrapped', 'wound', 'round', 'own', 'self', 'himself', 'herself', 'themselves', 'from', 'with', 'and', 'out', 'falls', 'fell', 'apart', 'undone', 'again', 'every', 'each', 'goal', 'goals', 'kick', 'kicks', 'kicked', 'kicking', 'play', 'plays', 'played', 'playing', 'game', 'team', 'barefoot', 'street', 'yard', 'village', 'africa', 'kenya', 'malawi', 'uganda', 'india', 'school', 'friends', 'friend', 'cousin', 'cousins', 'brother', 'sister', 'uncle', 'dad', 'mum', 'grandpa', 'boys', 'girls', 'children', 'kids', 'son', 'daughter', 'loves', 'today', 'sunday', 'first', 'real', 'proper', 'better', 'best', 'old', 'new', 'like'],
  except: ['died', 'hospital', 'lost', 'stolen', 'snowball', 'basketball', 'choked', 'head'],
  moods: ['learning', 'proud', 'losing', 'first'],
  out: true,
  company: ['ball', 'bags', 'string', 'goal', 'wall', 'stone'],
  about: 'A football made of plastic bags and string comes undone at every goal, until the string is wound so that each round holds down the last.',
  titles: ['A Ball of Eleven Bags', 'Every Goal Has to Be Tied', '{H} Ties It Once More', 'The Football That Came Undone', 'Seven Knots to Nothing'],
  want: [
    {
      id: 'eleven-bags',
      A: 'partner',
      paragraphs: [
        '{H} had a football made of plastic bags. There were eleven bags in it, one stuffed into the next. Round the outside went string. Two stones by the wall were the goal. {H} took a run and kicked. “Goal,” called {A}. Half a goal, at least. The string lay outside, and bags rolled in to the left and the right. {H} wanted a football that was still there after the goal.'
      ]
    }
  ],
  way: [
    {
      id: 'more-string',
      A: 'partner',
      paragraphs: [
        '“It needs more string,” said {H}. So {H} stuffed the bags back. All the string went on, forty times round, always the same way, like a belt. Then {H} kicked. The football flew, and the belt flew after it, still in a ring. Nothing had come untied. The bags had simply got out at the top. “Who gets the goal?” asked {A}. “The bags were first,” said {H}, “but the string’s got the knot.”'
      ]
    },
    {
      id: 'who-is-in-goal',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Somebody had to be in goal, and {A} was. {H} kicked the ball of bags, and it came apart on the way. One bag went high, and one went low. A blue one floated over the stones and took its time. {A} looked from one to the other, and let in five.',
        '“That’s five at one kick,” said {H}. “Nobody’s ever had that.” But all five were empty, when {A} looked inside. They were stuffed one into the next again, and the blue one had to wait for the others.'
      ]
    },
    {
      id: 'names-of-bags',
      A: 'same',
      spare: 2,
      paragraphs: [
        'While they stuffed the football, they read what was printed on the bags. The outer one had been for bread. Inside it was one for shoes, and in that was one from a chemist’s. “What’s right in the middle?” asked {A}.',
        '{H} knew, for it had been the first. It was a small one, with a fish on it. Nobody would see that fish in the whole game. “But it’s the one that scores,” said {H}. “The others only go along.”'
      ]
    },
    {
      id: 'heavier',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“My football was made of socks,” said {A}. “It didn’t rustle, but it was heavy when it rained. Then it was washing.” {H} asked what they had done about that. “We hung it on the line by its toe,” said {A}, “and played on when it was dry.”',
        '{H} poured some water on the football of bags, to compare. It ran off. Only the string was wet. “Mine can play in the rain,” said {H}, “but it can’t keep your feet warm.”'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then a wind came round the wall. The football lay in front of the stones, and rustled, and rolled a bit, by itself. “Don’t touch it,” whispered {H}. It rolled on. It stopped in front of the goal. They both held their breath, so as not to blow on it.',
        'The wind gave one more puff, and the ball rolled in. “Who scored that?” asked {A}. It did not count for either of them. It had been a very soft shot, too, and not one bag had come out. “That’s how you’d have to kick,” said {A}. But the wind had gone on to another game.'
      ]
    },
    {
      id: 'elder-banana',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We made ours of leaves,” said {S}, “and we tied them with bark. It was a good football until a goat came past.” {A} asked if the goat had kicked it. “It ate the second half,” said {S}. “We had to blow the whistle.”',
        '{S} weighed the ball of bags in one hand. “No goat would look at that,” said {S}. “It’s much more modern.” Then {S} kicked it, not very far, and tied up what had come out.'
      ]
    },
    {
      id: 'pet-fetches',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} thought that it was the string that they were playing with. After every goal {H} ran for the bags, and {A} went for the string. It could be pulled along behind, and it could be sat on.',
        'So for a time there were two games. {A} won the one with the string, as nobody else was in it. {H} got it back for half a biscuit. That is a low price for a player.'
      ]
    },
    {
      id: 'one-held',
      A: 'partner',
      paragraphs: [
        '{A} looked at the belt of string on the ground. “It was tight, all forty rounds,” said {A}. “But they all slid off together. They lay side by side, and nobody held anybody.” {H} turned the string over. At one place it had gone crooked, by mistake. One round lay right across the others, like a strap. There the belt was still stiff. “That one was holding the rest,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'turn-the-ball',
      A: 'partner',
      paragraphs: [
        'So this time {H} put the string round twice, and then turned the ball a little. Round twice, and a little turn. Every new round went across the old ones and sat on them. “Now that one’s held,” said {A}, “and that one.” It looked like a net. {H} kicked. The football went in between the stones, hit the wall, and rolled back to {H}’s foot. All eleven bags were there.'
      ]
    },
    {
      id: 'goal-knot',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do real footballs do?” asked {A}. {H} knew that. They have patches, and each patch is sewn to the ones beside it. “So nobody’s alone there either,” said {A}.',
        '{H} turned the ball of bags round and looked for its patches. Between the strings there was a bit of bread bag, and beside it a bit of an R. There were more than on a real one. And you could read them.'
      ]
    },
    {
      id: 'child-goal',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to kick the football too, and looked at it first. “Which side’s the front?” asked {S}. {A} did not know. A ball has no front. But this one had a knot, so they put that in front, as the nose.',
        '{S} kicked, and it rolled away over its nose and then its back and then its nose again. “It’s looking where it’s going,” said {S}, “but only now and then.” It missed the stones by a nose.'
      ]
    },
    {
      id: 'quiet-ball',
      A: 'same',
      spare: 9,
      paragraphs: [
        'You could hear that football. It rustled as it came. Even when it lay still it went on for a bit. {A} stood with both eyes shut, and said where it was. “By the wall,” said {A}. “Now it’s at your foot.”',
        '{H} stood quite still, with one foot in the air. “And now?” “Now you’re thinking,” said {A}. Something rustled. It was only one bag, inside, that had been sitting badly.'
      ]
    },
    {
      id: 'other-team',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to know the score. {H} did not know it any more. There had been so much tying in between. “Was it four, or was that the bags?” asked {A}.',
        'They laid out one blade of grass for each goal, behind the left stone. It came to six, and one that was bent. Then a breeze went by, and it came to two. “Grass can’t count,” said {A}.'
      ]
    },
    {
      id: 'a-knot-for-each',
      A: 'partner',
      paragraphs: [
        'The string still got a bit loose each time. “Every goal has to be tied,” said {H}, and sat down on one of the stones. {H} pulled the string tight, and made a knot. {A} looked at the football from all sides. By the seventh goal there were seven knots. “Then it’s all in there,” said {A}. “You can read off the score.” {H} felt it over with two thumbs. It was seven to nothing. {H} carried it home under one arm, and it rustled.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found the tenth bag behind the wall, and the eleventh.',
      '{names} said which of the bags had crossed the line first.',
      { text: '{names} gave a bag that had only had rolls in it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the loose end, and stood on it.',
      '{names} asked whether the string had been offside.',
      { text: '{names} pressed on the bags, so that {H} could wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in goal, and could only find one ball to look at.',
      '{names} remembered the third goal, and which knot it was.',
      { text: '{names} kept one finger on the knot until it was tight.', needs: ['hands'] }
    ]
  },
  bed: [
    'The football got a place by the door, on the mat, with its nose to the wall. {H} put what was left of the string beside it.',
    '{H} washed both feet, and between the toes. Then {H} lay down, and the blanket went round twice, with a little turn. Nothing could slide off.'
  ],
  last: [
    'Everything was tied up for today, seven to nothing, and {H} was asleep.',
    'By the door eleven bags rustled once more and sat still, and {H} slept.'
  ]
})
