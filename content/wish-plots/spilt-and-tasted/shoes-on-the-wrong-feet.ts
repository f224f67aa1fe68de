import { wishPlot } from '../wish-plot.ts'

export const shoesOnTheWrongFeet = wishPlot({
  id: 'wish-shoes-on-the-wrong-feet',
  wishes: ['shoes wrong feet', 'shoes wrong foot', 'shoe wrong foot', 'shoes on the wrong feet', 'wellies wrong feet', 'wellies on the wrong feet', 'wellingtons wrong feet', 'boots wrong feet', 'boots on the wrong feet', 'gumboots wrong feet', 'trainers wrong feet', 'sneakers wrong feet', 'sandals wrong feet', 'slippers wrong feet', 'crocs wrong feet', 'flip flops wrong feet', 'school shoes wrong feet', 'shoes wrong way round', 'shoes wrong way around', 'wellies wrong way round', 'boots wrong way round', 'shoes swapped feet', 'shoes back to front', 'left shoe right foot', 'left shoe on the right foot', 'right shoe left foot', 'left wellie right foot', 'left boot right foot', 'shoes left right muddle', 'shoes left right mix up', 'slippers wrong way round', 'sandals wrong way round', 'trainers wrong way round', 'left sandal right foot', 'right boot left foot', 'shoes opposite feet', 'shoes the wrong feet nursery', 'left and right shoes', 'left and right shoe', 'left shoe right shoe', 'shoes mixed up feet', 'shoes muddled feet', 'shoes wrong feet all day', 'puts shoes wrong feet', 'puts her shoes on the wrong feet', 'puts his shoes on the wrong feet', 'wrong feet all day', 'other way round shoes', 'shoes other way round', 'puts shoes on by himself', 'puts shoes on by herself', 'put my shoes on by myself', 'put shoes on all by myself'],
  answers: ['shoe', 'shoes', 'wellies', 'wellie', 'wellingtons', 'boots', 'boot', 'gumboots', 'trainers', 'sneakers', 'sandals', 'slippers', 'crocs', 'flip', 'flops', 'school', 'feet', 'foot', 'toes', 'wrong', 'right', 'left', 'other', 'way', 'round', 'around', 'swapped', 'mixed', 'muddled', 'which', 'goes', 'puts', 'put', 'putting', 'wears', 'wore', 'wearing', 'walked', 'walks', 'went', 'always', 'every', 'morning', 'day', 'all', 'whole', 'today', 'by', 'myself', 'himself', 'herself', 'alone', 'self', 'nobody', 'told', 'noticed', 'new', 'red', 'and', 'with', 'had', 'gets', 'got', 'my', 'his', 'her', 'our', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'grandma', 'grandpa', 'granny', 'nana', 'brother', 'sister', 'son', 'daughter', 'toddler', 'boy', 'girl', 'nursery', 'kindergarten', 'park', 'rain', 'puddle', 'puddles', 'walk', 'learn', 'learning', 'insists', 'wants', 'likes', 'funny', 'duck'],
  except: ['hurt', 'blister', 'surgery', 'operation', 'limp', 'physio', 'dance', 'ballet', 'football', 'got out of bed', 'bear', 'dinosaur', 'dragon', 'monster', 'giraffe', 'elephant', 'robot', 'penguin', 'laces', 'lost', 'stolen', 'too big'],
  moods: ['learning', 'first', 'proud'],
  out: true,
  company: ['shoes', 'shoe', 'toes', 'toe', 'sock', 'puddle', 'bench', 'pond', 'duck', 'path', 'step'],
  about: 'The hero’s shoes are on the wrong feet, and swapping them with crossed legs only puts them on wrong again, until wet feet beside wet soles show that big toes want to be neighbours.',
  titles: ['The Big Toes Are Neighbours', 'One Wants to Go Left', '{H} Looks at the Path', 'Two Shoes Looking Away', 'Other Way Round'],
  want: [
    {
      id: 'two-who-quarrelled',
      A: 'partner',
      paragraphs: [
        '{H} had put on both shoes alone, and walked in them as far as the pond. “They’re on the wrong feet,” said {A}. The tips of the shoes pointed away from each other, like two who have quarrelled. One wished to go left round the pond, and one wished to go right. In between went {H}, with a waddle. {H} wanted to put on two shoes, just once, so that nobody said “wrong feet”.'
      ]
    }
  ],
  way: [
    {
      id: 'like-the-duck',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A duck came out of the water and walked in front. It turned its toes in, and {H}’s shoes turned theirs out. “It’s got its feet on the right way round,” said {A}, “and it still waddles.”',
        '{H} looked at the duck from behind. It did not seem to mind. But a duck has its shoes sewn on, and need never ask which is which. It went in at the reeds, and {H} was left as the only waddle on the path.'
      ]
    },
    {
      id: 'who-says-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A man with a barrow stopped beside them. “Other way round, I should say,” said the man, and meant it kindly. So they turned round and went round the pond the other way. A woman on a bench looked up from a newspaper, and down at the shoes.',
        '“Other way round,” said the woman. They turned again. “We’ll meet the man with the barrow,” said {A}. And they did, at the very same spot. All that the man said was “Well?”'
      ]
    },
    {
      id: 'swapped-on-the-bench',
      A: 'partner',
      paragraphs: [
        '{H} sat down on a bench, pulled off both shoes, and stood them the other way round. “Now they’re right,” said {H}. Then {H} sat back and crossed both legs, as one does on a bench. Each foot went into the shoe below it. {H} stood up, and the legs uncrossed. The tips looked away from each other, just as before. “You’ve swapped the shoes,” said {A}, “but the feet have swapped as well.”'
      ]
    },
    {
      id: 'only-two-ways',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There are only two ways to put on two shoes, and {H} counted them up. One was right, and one was wrong. “So it ought to be right half the time,” said {A}. {H} had done it on Monday, and on Tuesday, and on every day since. It had been the wrong feet each time.',
        '“Then I must be good at it,” said {H}. To be wrong every time is just as hard as to be right every time. It takes somebody who knows exactly. Perhaps it was the left knee.'
      ]
    },
    {
      id: 'ask-the-shoe',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} took one shoe off, and looked inside it. There was a number in there, but it was the same number in both. “They don’t say which they are,” said {H}. “Turn it over,” said {A}. On the one sole was a leaf, and on the other a bit of gum.',
        'That was something to go by. There was a leaf shoe, and there was a gum shoe. “And which foot’s the gum foot?” asked {A}. {H} looked under both, and neither of them said.'
      ]
    },
    {
      id: 'only-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“With one shoe it can’t be wrong,” said {H}, and hopped along without the other. It went well, as far as the bin. A single shoe has nobody to look away from. “It’s pointing over there,” said {A}, from behind.',
        'It was pointing at the water. {H} hopped straight for the next bench, and came out at a lamp post. So one shoe could do it alone. {H} put on the second, to pull the other way.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wished to know how it felt, and put both shoes on the wrong feet. Then {A} took three steps. The big toes were on the slope, and the little ones had a ballroom. “It’s like two lifts with everybody in the wrong one,” said {A}.',
        '“You get used to it,” said {H}. They waddled to the bridge and back, side by side, and took up the whole path. At the bridge {A} had to sit down. {H} was not even out of breath.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small, I had boots that fitted either foot,” said {S}. “They were as straight as loaves, and had come down from four brothers. You couldn’t get them wrong.” {A} thought that very good. “You couldn’t get them right, either,” said {S}.',
        '“And how did you walk?” asked {A}. “Straight on,” said {S}. “For corners I had to be lifted.” {S} still went round a corner a little too late, and liked to have a wall there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“You’ve only got to go backwards,” said {S}. “Then the left one’s on the right.” {A} tried it. For four steps the path came out from under both heels, and it did look better. “Now they’re fine!” called {S}, walking backwards too.',
        'Then they both came to a bush at the same time. “It works,” said {S} from inside. “You just can’t get to anything with it.” There was an old shoe in that bush, a left one, and it had got no further either.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was told about left and right. {A} had never had anything to do with shoes, except for the smell. {H} set both shoes down on the path, so that {A} could say which was which.',
        '{A} looked at the one, and then at the other, for a long time. Then {A} looked at {H}’s socks. “No,” said {H}. “Socks go on either.” Socks were the best kind, and {A} had always thought so.'
      ]
    },
    {
      id: 'wet-feet',
      A: 'partner',
      paragraphs: [
        'There was a warm puddle beside the bench. {H} walked through it in the shoes, and out onto the dry path. There stood two wet soles. Then {H} pulled off shoes and socks and did it once more, and there stood two wet feet. “They aren’t alike,” said {A}. {H} crouched down. On the wet soles the tips were far apart, at the outside. But on the wet feet the two big toes were side by side, in the middle. “They’re neighbours!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'tips-together',
      A: 'partner',
      paragraphs: [
        '{H} set the shoes down next to each other on the bare path. Like this their tips looked away. {H} lifted them, each over to the other side. Now the tips leaned together, like two who have something to whisper. “That’s how my toes sit,” said {H}. “Don’t cross your legs now,” said {A}. {H} stood up straight behind them, and stepped in, first this foot, and then that. All ten toes found their own beds.'
      ]
    },
    {
      id: 'before-they-dry',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The wet feet on the path were drying. First the heels went, and then the soles. In the end there were only ten dots, and the two biggest of them were in the middle. “They’re the last to leave,” said {A}.',
        '{H} stayed until they had left as well. They went both at once. “They’ve got the same way home,” said {H}. After that the path was quite dry, and nobody could have said that toes had been there.'
      ]
    },
    {
      id: 'more-neighbours',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who else is like that?” asked {A}. {H} laid two hands side by side on the bench. The thumbs were neighbours. Turned over, they were far apart, and could not even see each other. “They’ve got their shoes on wrong,” said {H}.',
        'So {H} turned them back. With gloves it would be just the same, and that was good to know before the winter. The two little fingers had always lived at the ends of the street. They liked the quiet.'
      ]
    },
    {
      id: 'round-the-pond',
      A: 'partner',
      paragraphs: [
        'They went once round the pond, and both shoes went the same way. A woman with a pram looked down, and was about to speak. Then the woman only nodded. Nobody else said a thing, either. “Nobody’s said it,” said {H}. “I almost did,” said {A}, “from habit.” At home {H} took off the shoes, and stood them so that the tips leaned together.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked behind, and could see the waddle best.',
      '{names} followed the left shoe for a bit, to see where it was going.',
      { text: '{names} pointed at the right foot, and then at the other.', needs: ['hands'] },
      { text: '{names} held {H}’s jacket, so that the shoes had room to think.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped in the puddle too, and left some tracks.',
      '{names} turned both feet out like the shoes, and waddled once round the bench.',
      { text: '{names} shook a pebble out of {H}’s left shoe.', needs: ['hands'] },
      { text: '{names} hung {H}’s wet socks over the back of the bench.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran ahead, and looked back, and both tips were coming straight on.',
      '{names} got out of the middle of the path, for the shoes went straight now.',
      { text: '{names} dried {H}’s toes with a scarf, from the big ones outwards.', needs: ['hands'] },
      { text: '{names} drew two big toes in the dust with a stick.', needs: ['hands'] }
    ]
  },
  bed: [
    'By the door the two shoes went on whispering. Everything else in the hall was put away.',
    '{H} washed ten toes, and there was pond between some of them. Under the blanket the two big ones lay side by side, as they always had.'
  ],
  last: [
    'At the end of the bed the neighbours said good night to each other, and {H} was asleep.',
    'Left lay on the left, and right lay on the right, and {H} was asleep in the middle.'
  ]
})
