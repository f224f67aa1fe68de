import { wishPlot } from '../wish-plot.ts'

export const dishwasher = wishPlot({
  id: 'wish-dishwasher',
  wishes: ['dishwasher', 'dishwashers', 'dish washer', 'dish washers', 'dishwashing machine', 'dish washing machine', 'dishwaser', 'loading dishwasher', 'emptying dishwasher', 'unloading dishwasher', 'filling dishwasher', 'emptying dish washer'],
  namesNobody: true,
  answers: ['loading', 'load', 'loads', 'emptying', 'empty', 'empties', 'unloading', 'filling', 'fills', 'helping', 'helps', 'help', 'cup', 'cups', 'mug', 'mugs', 'plates', 'plate', 'glasses', 'dishes', 'frog', 'our', 'new', 'old', 'inside', 'talks', 'talking', 'full', 'water', 'steam', 'steamy', 'clean', 'dirty', 'kitchen', 'hot', 'hums', 'sings', 'singing', 'who', 'that', 'upside', 'down', 'right', 'top', 'shelf', 'favourite', 'favorite', 'rain', 'noise', 'noises', 'noisy', 'putting'],
  except: ['knife', 'knives', 'broke', 'broken', 'smashed', 'chipped', 'cracked', 'leak', 'leaks', 'leaked', 'flood', 'flooded', 'tablet', 'tablets', 'ate', 'eats', 'hamster', 'cat', 'kitten', 'baby', 'climbed', 'hiding', 'hid', 'monster', 'died', 'dead', 'scared', 'afraid', 'teddy', 'toy', 'how', 'why', 'job', 'restaurant', 'lost', 'squirrel'],
  moods: ['first', 'learning', 'waiting'],
  company: ['frog', 'cup'],
  about: 'The frog on the hero’s cup may not stand on its head in the dishwasher, and comes out full of soup; until they see who else in there stands on its head.',
  titles: ['The Frog in the Top Rack', 'Full to the Brim', 'Everybody Is on Their Head', '{H} Does Not Turn the Frog', 'The Only One on Its Feet'],
  want: [
    {
      id: 'on-its-head',
      A: 'partner',
      paragraphs: [
        'On {H}’s cup there was a frog, in a waistcoat. {A} put the cup into the dishwasher, upside down. “No!” said {H}. “Then the frog’s on its head, for two hours!” {H} wanted it to ride with its feet at the bottom, like anybody else.',
        '“Cups go upside down,” said {A}, and turned it. “Frogs don’t,” said {H}, and turned it back. Then {H} shut the door quickly, and it began to rain in there.'
      ]
    }
  ],
  way: [
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        'After two hours they opened the dishwasher, and steam came out. All the cups were dry. The frog’s was full to the brim with soup from the plates, and a bean on top. “It’s been in a pond,” said {H}, but not very loudly.',
        'The next time they laid it on its side, so that the frog was in bed. Out it came, half full, with half a bean. “One way or the other,” said {A}. {H} put it in on its feet once more. “Or else it’s dizzy,” said {H}.'
      ]
    },
    {
      id: 'there-are-rules',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} knew exactly how a dishwasher is filled. The plates all look to the left. The bowls look at the plates. “And the big pan?” asked {H}. “That looks at nobody,” said {A}. “It takes up the whole cinema.”',
        'When {A} was out of the room the bowls were turned by somebody. Now they all looked at the spoons. {A} came back, and turned them again, without a word. There is somebody like that in every home, and mostly there are two.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They sat down on the floor, with their backs against the door, and it was warm. There was a swish in there, round and round. It went over their shoulders from the left to the right. “That’s the arm,” said {A}. “It’s got holes in, and it goes round by itself.”',
        '“Whose arm?” asked {H}. {A} thought it best to draw it. Swish. Something knocked at each turn, tock, like someone who’s forgotten a coat. “That’s the ladle,” said {A}. “It’s too tall.”'
      ]
    },
    {
      id: 'the-cutlery',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The spoons stood together in a basket. “They mustn’t cuddle,” said {A}, “or else there’s porridge in between.” {H} took two apart that were lying one inside the other. They were a teaspoon and a teaspoon. It took some strength.',
        '“They’ll see each other in the drawer,” said {H}. Each got a fork for a neighbour. You could see them in the steam later on, bent a little to the same side.'
      ]
    },
    {
      id: 'egg-cup',
      A: 'same',
      spare: 4,
      paragraphs: [
        'An egg cup had gone in the right way up too, because nobody had noticed it. When it came out it had a tiny lake in it. {H} looked in with one eye. There was a pea on the shore.',
        '“Was it nice?” asked {H}. The egg cup did not reply. It was the sort that has feet, in shoes, and both shoes were wet. {A} tipped out the lake, and gave back the pea.'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“That cup could do with a roof,” said {A}. So a saucer went on the frog’s cup, as a lid. They shut the door and waited, and heard it hop. Ting. Ting. Ting.',
        'After two hours the saucer was at the bottom, among the forks. The cup was full. “It didn’t want a roof,” said {H}. “It’s a frog.” {A} fished out the bean. It was always the same bean, as far as anybody could tell.'
      ]
    },
    {
      id: 'by-hand',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could do it in the sink,” said {A}, “the way it used to be.” {H} washed the cup in there, with a sponge, and the frog looked out of the foam. It took no time at all. That was what was wrong.',
        '“All the others are going,” said {H}. “There’s the whole top rack in there, and it’s warm, and they come out shiny. And it has to stay at home.” {A} could see that. It was about the ride.'
      ]
    },
    {
      id: 'who-sits-where',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} knew the top rack by heart. On the left, in the corner, was the tea glass, which was afraid of the arm. Next to it came the lid of the butter, and three cups that did everything together. The frog’s place was at the front, with a view.',
        '“Who decided that?” asked {A}, with a jug that had to go somewhere. “They did,” said {H}. The jug went in below, with the plates. You could tell that it found them flat.'
      ]
    },
    {
      id: 'other-asks',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} wanted to drink something, and took the first cup that came. It was the one with the frog, and it was full already. “That’s kind,” said {A}, and raised it. “Stop!” cried {H}. {A} stopped, and looked in. The bean looked out.',
        '“I thought it was the soup of the day,” said {A}. “It’s the soup of all the days,” said {H}. {A} set it down again on the very edge of the table, and washed both hands.'
      ]
    },
    {
      id: 'the-waistcoat',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And doesn’t it mind the water?” asked {A}. “The frog doesn’t,” said {H}. “The waistcoat does.” It had been red at one time, with four buttons. There were three now, and it was more of a pink. Each wash took a little along.',
        '“One day it’ll be a frog without a waistcoat,” said {A}. {H} looked at it from close up. “Then it’s been swimming for long enough,” said {H}, “and can do it with nothing on.”'
      ]
    },
    {
      id: 'the-light',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the front there was a small red light, and it shone on the floor. As long as it was there you must not open it. {H} lay down on the tiles and put one hand in the light. The hand was red. “Now I’m in as well,” said {H}.',
        '{A} laid a foot beside it. They waited until it went off. It went off while they were talking about something else, and nobody could say when.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was there for the filling. Most of all {A} was there for the big pan, as long as the door was down. It has to be rinsed first, and {A} had always had an opinion about that.',
        'The frog came past, on its cup, and they looked at each other. {A} gave the cup a lick, from the feet to the waistcoat. “Now it’s clean,” said {A}’s whole face. But nobody else thought so.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We were the dishwasher,” said {S}. “There were five of us. One washed, and one dried, and one put away, and one told a story.” “And the fifth?” asked {A}. “The fifth one was in the bathroom, until it was over. It was never the same one.”',
        '“And how did you put the cups?” “Upside down,” said {S}, “on a cloth. There was a sailor on mine. I never asked him.” {S} was quiet. “It’s sixty years. I’ve never asked him.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a plate. {S} stood between two chairs, looking to the left, and was washed by {A} with a scarf. “Don’t wobble,” said {A}. “I’m a big plate,” said {S}. “I’ve had spaghetti.”',
        'Then it was time for the drying, and that was only standing about. {S} let off steam, and went “tick” now and then, as a plate does when it cools. “Can you be put away?” asked {A}. “Not yet,” said {S}. “I’m still hot in the middle.”'
      ]
    },
    {
      id: 'between-the-legs',
      A: 'partner',
      paragraphs: [
        '{A} dropped a spoon, bent down for it, and stayed like that, looking back between both knees. “You’ve got to see it from here,” said {A}, with a red face. {H} bent down as well, and looked.',
        'The kitchen hung from the floor. There was the top rack, with the cups and the glasses. They were all standing quite straight. “They’re all on their heads,” said {H}. “Every one of them.” “Only one isn’t,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'turned',
      A: 'partner',
      paragraphs: [
        'It was the frog. It hung there the wrong way round, and everyone could see up its waistcoat. “Oh, frog,” said {H}. “In there that’s the right way. They’ve been looking at you the whole time.”',
        '{H} stood up, and turned the cup over with both hands. “I’m doing it with you,” {H} told it, and bent down once more. Now the frog was on its feet.'
      ]
    },
    {
      id: 'everything-else',
      A: 'same',
      spare: 14,
      paragraphs: [
        'While they were down there they looked at some other things. The lamp stood on a stalk, like a flower. The table had its legs in the air, and nobody had told it. “The chairs are lying on their backs,” said {A}, “and waiting to be tickled.”',
        'Somebody came in, from above, with shoes on the ceiling. They said hello up to the shoes. The shoes stopped, and turned round, and went to get someone else.'
      ]
    },
    {
      id: 'handstand-lesson',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Is it hard, at first?” asked {A} on behalf of the frog. The three cups who did everything together had been doing it for years. “You mustn’t look at the arm,” {H} said for them. “And if it gets up your nose, you hum.”',
        'They hummed a bit with the frog, so that it would know the note. Right at the back the tea glass hummed too. That was because of the fridge, but it helped.'
      ]
    },
    {
      id: 'out-it-came',
      A: 'partner',
      paragraphs: [
        'It rained in the dishwasher for two hours. Then the steam came out, and behind the steam was the frog. {H} took out the cup and turned it round. There was no bean in it. It was dry, and quite warm, and the frog was grinning. It always did that.',
        '“Is it dizzy?” asked {A}. {H} held it up beside one ear. “It wants to know why we’re all standing on our heads,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the cup, one way and then the other.',
      '{names} sat down before the shut door, where it swished.',
      { text: '{names} added a bowl, and it was turned round at once.', needs: ['hands'] },
      { text: '{names} voted for the frog, with one hand up.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the steam, and there was bean in it.',
      '{names} bent down too, and came up again on the other side.',
      { text: '{names} tipped the pond down the sink.', needs: ['hands'] },
      { text: '{names} picked up the spoon, since nobody else was going to.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over, with feet in the air, out of politeness.',
      '{names} waited by the door for the frog.',
      { text: '{names} held the frog up to the light, and could not find a bean.', needs: ['hands'] },
      { text: '{names} looked through both knees at the clock, and it was later than that.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were put back on the shelf. Now they had to stand on their heads again, but they were used to it.',
    '{H} washed and went to bed with the feet on the pillow. It was tried from the other end as well. The frog on the shelf could choose which was right.'
  ],
  last: [
    'The frog stood on its feet, or on its head, and {H} was asleep.',
    'A plate cooled down in the kitchen and went tick, and {H} was asleep, the right way up.'
  ]
})
