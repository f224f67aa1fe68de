import { wishPlot } from '../wish-plot.ts'

export const cloudLikeAChicken = wishPlot({
  id: 'wish-cloud-like-a-chicken',
  wishes: ['cloud chicken', 'cloud chickens', 'cloud hen', 'cloud hens', 'cloud rooster', 'cloud chook', 'cloud cockerel', 'cloud chick', 'clouds chicken', 'clouds chickens', 'clouds hen', 'clouds hens', 'clouds rooster', 'clouds chook', 'clouds cockerel', 'clouds chick', 'cloud shaped chicken', 'cloud shaped like a chicken', 'cloud looks like a chicken', 'cloud looked like a chicken', 'cloud in the shape of a chicken', 'cloud lays an egg', 'cloud laid an egg', 'cloud lay eggs', 'cloud shaped like an egg', 'chicken in the clouds', 'chicken in the sky cloud', 'chicken made of cloud', 'fluffy chicken cloud', 'cloud chicken eggs', 'cloud clucks', 'saw a chicken in the clouds', 'hen in the clouds', 'rooster in the clouds', 'chicken shaped cloud', 'cloud animals sky chicken', 'cloud hatches'],
  answers: ['cloud', 'clouds', 'chicken', 'chickens', 'hen', 'hens', 'rooster', 'egg', 'eggs', 'chick', 'bird', 'shape', 'shapes', 'shaped', 'like', 'looks', 'looked', 'look', 'looking', 'see', 'sees', 'saw', 'seen', 'sky', 'blue', 'white', 'fluffy', 'wind', 'windy', 'blows', 'blew', 'away', 'floats', 'floating', 'over', 'roof', 'house', 'summer', 'sunny', 'sun', 'warm', 'day', 'lays', 'laid', 'hatches', 'changes', 'changed', 'turns', 'into', 'in', 'of', 'up', 'show', 'shows', 'everybody', 'nobody', 'believes', 'school', 'park', 'walk', 'beach', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was', 'and'],
  except: ['soup', 'died', 'dead', 'nugget', 'nuggets', 'pox', 'fox', 'fried', 'curry', 'dinner', 'storm', 'thunder', 'lightning', 'heaven', 'rain', 'rains', 'dragon', 'follows', 'school play', 'sad', 'smoke', 'computer'],
  moods: ['question', 'first', 'change', 'losing', 'waiting', 'late'],
  isTale: true,
  out: true,
  company: ['chicken', 'hen', 'cloud', 'egg', 'nest', 'roof', 'sparrow', 'beak', 'comb', 'slipper', 'shadow', 'teapot', 'man', 'dog'],
  about: 'A cloud shaped like a chicken has changed each time the hero has got somebody to look, until they see that there is an egg over the place where it stood.',
  titles: ['The Chicken over the Long Black Roof', 'It Was a Chicken When We Started', '{H} Sees a Chicken', 'Hens Don’t Lay in the Dark', 'A Cloud with a Beak'],
  want: [
    {
      id: 'on-two-thin-legs',
      A: 'partner',
      paragraphs: [
        '{H} saw it first, from the step of the house: a cloud shaped like a chicken. It had a comb and a beak. It stood on two thin legs over a long black roof across the road. “Look, a chicken!” said {H}. “Where?” asked {A}. By the time {A} had looked all the way up, the legs were gone. “I’ve got a teapot,” said {A}. {H} wanted {A} to see the chicken.'
      ]
    }
  ],
  way: [
    {
      id: 'have-you-seen-a-chicken',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A man came by with a loaf under one arm. “Have you seen a chicken?” asked {H}. The man looked under a parked bicycle. He looked behind the bins, and into the drain. “What colour?” asked the man. “White,” said {H}, “and as big as a street.”',
        'The man held the loaf a little tighter. “People always look down for a chicken,” said {A}, when the man had gone. {H} thought about that. It was a good place for hens, up there. Nobody would ever think of it.'
      ]
    },
    {
      id: 'on-paper',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll draw it, and then it has to stay a chicken,” said {H}. {H} had a pencil in one pocket, and a bill from the shop in the other. {H} began with the beak. When {H} looked up again, the middle had become a boat. So {H} drew a boat. When {H} looked up once more, there was a tail like a shoe.',
        '“It’s very like,” said {A}. The drawing had a beak, and could be rowed, and did up with a lace. Only the cloud had never been all three at once.'
      ]
    },
    {
      id: 'as-far-as-the-corner',
      A: 'partner',
      paragraphs: [
        'The cloud was sailing off to the left. “We only have to get ahead of it,” said {H}. So {H} ran along the pavement with {A}, as far as the corner, and there they looked up. The beak had turned into a spout. While they looked, the spout came off as well. “Now I’ve got a slipper,” said {A}. A cloud does not wait until the others have come. They went back to the step, and not so fast.'
      ]
    },
    {
      id: 'in-a-puddle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In front of the step lay a puddle, with the sky in it. That made it easy, for there was much less to search. “There’s the chicken, by the leaf,” said {H}, and pointed down. “Where?” asked {A}. A sparrow had come for a drink. It drank where the tail was, and the whole cloud shook.',
        'When the water was smooth again, so was the cloud. “I’ve got a bun,” said {A}. “You’ve got what’s left,” said {H}, and they both looked at the sparrow.'
      ]
    },
    {
      id: 'two-winds',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} licked a finger and held it up, as sailors do. The side towards the bus stop got cold, so that was where the wind came from. “But the cloud’s going to the bus stop,” said {A}. They tried another finger. That one said bus stop too.',
        '“Then there’s another wind up there,” said {A}. There often is. {H} waved to the cloud with the dry hand. No wonder that a chicken could not keep its feathers on, between two winds.'
      ]
    },
    {
      id: 'it-pecks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In front of the cloud lay a few crumbs of white, quite small. They got smaller, one after the other, and were gone. “Something’s pecking them up,” said {H}. {A} knew that the dry air eats clouds from the edge. It begins with the smallest.',
        '“So it’s the air that pecks,” said {A}. They watched it finish the last crumb. It left none for later. “Just like a chicken,” said {H}. “Only there’s no chicken round it any more.”'
      ]
    },
    {
      id: 'other-the-wrong-way-round',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lay down flat on the step, with both feet to the door. Seen like that, every cloud stood on its head. “I can see something with legs,” called {A}. “How many?” asked {H}. “Four,” said {A}, “and they’re on top.” {H} lay down beside {A} the other way round.',
        '“That’s a table,” said {H}. “It’s a cow that’s tired,” said {A}. They changed places, to be fair. Now the cow was on {H}’s side, and {A} had the table. A chicken would have had two legs to spare.'
      ]
    },
    {
      id: 'pet-looks-up',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never looked at a cloud before, for clouds do not smell of anything. Now everybody sat with a chin in the air. So {A} put up a chin as well, and held it there. A shape with two ears went over. {A}’s own ears went up.',
        '“I think {A} has got a rabbit,” said {H}, “and I had a chicken.” But just then the two ears ran together into one. {A} looked under the step, to see if they had fallen.'
      ]
    },
    {
      id: 'elder-her-finger',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I never had a chicken,” said {S}, “but once I saw my teacher up there. I was lying in the hay. There was the nose, and the bun of hair, and an arm.” “What did it do?” asked {A}. “It lifted one finger,” said {S}.',
        '“And then?” asked {A}. “Then the finger grew, until it was nothing else,” said {S}. “And I got up out of the hay, and did my sums.”'
      ]
    },
    {
      id: 'the-egg',
      A: 'partner',
      paragraphs: [
        '“Perhaps there was only one of it,” said {H}. {A} was looking at the long black roof. Over the roof stood a small white cloud, rounder at one end than at the other. “Wasn’t it there that your chicken stood?” asked {A}. It was the very place. The sun had shone on that roof all day, and the air above it wobbled. “It’s warm there,” said {A}. “Then that’s the nest,” said {H}, “and that’s an egg!”'
      ]
    },
    {
      id: 'how-long-an-egg-takes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A real egg needs three weeks,” said {A}. “You have to sit on it the whole time and turn it over.” {H} looked up. Here the egg sat over the roof, and nobody sat on the egg. Something was turning it, though. The big end was on the left now.',
        '“It’s quicker because it’s got nothing in it,” said {H}. “No bones, no feathers, and no toes to count.” {A} wondered what such a chicken would have for breakfast. They both thought of fog.'
      ]
    }
  ],
  turn: [
    {
      id: 'stay-on-the-step',
      A: 'partner',
      paragraphs: [
        'This time nobody ran. They sat on the step and kept an eye on the egg. The warm air rose from the roof, and high in the cold it turned white. So the egg grew. A blue crack went across it. Out of the top came a lump, and the lump had a point. “That’s a beak,” said {A}. “Where?” asked {H}, just to hear it. “There!” said {A}. “It’s a chicken!”'
      ]
    },
    {
      id: 'child-clucks',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“If you want it to stay, you’ve got to speak to it,” said {S}. {S} stood on the step and clucked, and scratched with one foot. The cloud stayed where it was. “It’s listening,” said {S}. A window opened, and somebody looked out to see who kept hens.',
        '{S} clucked up to the window too, to be polite. “Is it laying?” asked a voice up there. “Only air so far,” said {A}. The voice wished them luck, and the window shut.'
      ]
    },
    {
      id: 'its-shadow',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Something dark ran along the houses. It jumped down into the road, and up again on this side, without looking left or right. For a moment it was cool on the step. Then the sun was back. “What was that?” asked {A}. “A chicken,” said {H}, “or the shadow of one.”',
        'They looked after it. It had gone over the road faster than any car, and nobody had hooted. “Why did it cross?” asked {A}. {H} knew that one. “To get to the other side,” said {H}.'
      ]
    },
    {
      id: 'off-it-goes',
      A: 'partner',
      paragraphs: [
        'They had both seen it from the same step, and so it was the same chicken. It stood over the roof for as long as a song. Then it went off to the left, and became a boot. {A} did not mind. Over the roof there was already another egg. At last the sun left the roof, and the roof grew cool. The egg became thinner and thinner, and no beak came. “Hens don’t lay in the dark,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out on the step, and looked at quite another cloud.',
      '{names} turned round and round under the sky, looking for one with a beak.',
      { text: '{names} pointed too, and now there were fingers for three clouds.', needs: ['hands'] },
      { text: '{names} shaded both eyes with one hand, and counted the legs that were left.', needs: ['hands'] }
    ],
    way: [
      '{names} kept a place free on the step, where the looking was best.',
      '{names} watched the left end of the sky, in case the chicken came back.',
      { text: '{names} held one hand flat over the warm step, and felt the air go up.', needs: ['hands'] },
      { text: '{names} pulled a hat down in front, to look only at one bit of sky.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat as still as on a real egg, so as not to crack it.',
      '{names} found the comb before the beak, and had to be shown the beak.',
      { text: '{names} threw the chicken a pinch of crumbs, and a sparrow had them.', needs: ['hands'] },
      { text: '{names} waved a hanky at it, as one does to a hen on a roof.', needs: ['hands'] }
    ]
  },
  bed: [
    'The teapot was rinsed, and it stayed a teapot. Out on the step there was one warm place, from so much sitting on an egg.',
    '{H} washed, and the foam on both hands had a beak for a moment. Then {H} lay down, and the pillow was punched until it was rounder at one end.'
  ],
  last: [
    'The pillow was shaped like an egg, and {H} was asleep inside the dent.',
    'Over the long black roof there was only sky, with no legs, and {H} was asleep.'
  ]
})
