import { wishPlot } from '../wish-plot.ts'

export const staysInTheBath = wishPlot({
  id: 'wish-stays-in-the-bath',
  wishes: ['won’t get out of the bath', 'wont get out of the bath', 'won’t come out of the bath', 'wont come out of the bath', 'wouldn’t get out of the bath', 'wouldn’t come out of the bath', 'doesn’t want to get out of the bath', 'didn’t want to get out of the bath', 'doesn’t want to come out of the bath', 'refuses to get out of the bath', 'refused to get out of the bath', 'refusing to get out of the bath', 'never wants to get out of the bath', 'getting out of the bath', 'get out of bath', 'gets out of the bath', 'got out of the bath', 'getting out of the tub', 'won’t get out of the tub', 'won’t get out of the bathtub', 'get out of the tub', 'get out of the bathtub', 'coming out of the bath', 'come out of the bath', 'stays in the bath', 'stay in the bath', 'stayed in the bath', 'staying in the bath', 'stays in the bath all day', 'too long in the bath', 'stayed in the bath too long', 'lives in the bath', 'longest bath', 'very long bath', 'bath all day', 'five more minutes in the bath', 'wrinkly fingers bath', 'wrinkly fingers', 'wrinkled fingers', 'prune fingers', 'pruney fingers', 'bath end', 'end of bath time', 'doesn’t want bath to end', 'one more minute in the bath', 'get me out of the bath', 'get out of the bathwater', 'leave the bath', 'leaving the bath'],
  answers: ['bath', 'bathtub', 'tub', 'bathtime', 'time', 'out', 'get', 'gets', 'getting', 'got', 'come', 'comes', 'coming', 'came', 'stay', 'stays', 'staying', 'stayed', 'long', 'longer', 'longest', 'too', 'warm', 'cold', 'water', 'towel', 'wet', 'dry', 'minutes', 'more', 'hour', 'hours', 'ages', 'forever', 'never', 'won’t', 'wont', 'wouldn’t', 'doesn’t', 'want', 'wants', 'wanted', 'refuses', 'refused', 'leave', 'plug', 'pull', 'pulled', 'end', 'last', 'wrinkly', 'fingers', 'toes', 'prune', 'pruney', 'bedtime', 'pyjamas', 'loves', 'love', 'likes', 'fun', 'splash', 'playing', 'whale', 'mermaid', 'fish', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['cat', 'dog', 'puppy', 'kitten', 'spider', 'duck', 'elephant', 'queen', 'king', 'shark', 'crocodile', 'dinosaur', 'penguin', 'hippo', 'seal', 'bird', 'frog', 'robot', 'dragon', 'teddy', 'drown', 'slipped', 'fell', 'broken', 'leak', 'flood', 'swimming', 'pool', 'paddling', 'hates', 'scared', 'afraid', 'plughole', 'foam', 'power', 'dark', 'birdbath', 'sun', 'bomb'],
  moods: ['waiting', 'late', 'change', 'quarrel'],
  company: ['bath', 'water', 'plug', 'towel', 'knees', 'toes', 'chain', 'mirror', 'tap', 'arm', 'stone', 'bed', 'mat'],
  about: 'The hero will not get out of the bath, because out there everything weighs too much, until they see who has been carrying all of it; then it is the water that gets out first, and sets the hero down.',
  titles: ['The Bath Gets Out First', 'Put Down Slowly', '{H} Weighs Nothing', 'What the Water Carried', 'Five More Toes'],
  want: [
    {
      id: 'out-there',
      A: 'partner',
      paragraphs: [
        '{H} would not get out of the bath. {H} had been in there so long that all ten fingers were wrinkly. The mirror was all steam. “Bath’s over,” said {A} from the mat. “It isn’t,” said {H}. “It’s just the middle.”',
        '{A} pointed at the towel on its hook. {H} looked at it, and slid down, up to the chin. {H} wished to stay until the very end of the bath, wherever that was.'
      ]
    }
  ],
  way: [
    {
      id: 'wrinkly-fingers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got old hands,” said {A}. {H} looked at the ten fingers. They had hills, and valleys, and a road down the middle. Only the tips were like that. The rest was as smooth as ever.',
        '“What are they for, like that?” asked {A}. {H} took hold of the wet soap, and it stayed where it was, for once. Wrinkly fingers hold on to wet things better, like tyres with a pattern. “They’re fingers for staying in,” said {H}.'
      ]
    },
    {
      id: 'how-long-is-a-minute',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Five more minutes,” said {H}. {A} was for that, and counted them. In the first, {H} washed one knee. In the second, {H} looked at it. The third was over before anything had begun.',
        '“There are two left,” said {A}. {H} asked if they could be kept for tomorrow, and have two different ones now. {A} thought about it so long that it must have been nearly a minute. “That one’s mine,” said {A}. “I don’t count it.”'
      ]
    },
    {
      id: 'somebody-knocks',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came and knocked at the side of the bath. “Is this free?” asked {A}. “No,” said {H}. {A} waited a bit, and looked at the taps, as one looks about in a queue. “Will it be long?” “I’m only in the middle,” said {H}.',
        '“Then I’ll put my toes in at the end,” said {A}, and did. The toes were cold, and were a surprise to everybody. They went away again by themselves. “I’ll look in again next year,” said {A}.'
      ]
    },
    {
      id: 'not-my-leg',
      A: 'partner',
      paragraphs: [
        '“Try with one foot,” said {A}. “The rest may stay in.” So {H} hung one leg out over the side. It was cold out there, and something else was wrong. The leg got heavy. It got as heavy as the leg of a table, and it dripped on the mat.',
        '{H} took it back in at once. “Out there everything weighs too much,” said {H}. “I can’t carry it all to bed.”'
      ]
    },
    {
      id: 'what-stays-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the bath {H} pushed down a plastic cup, and let go. It jumped up and lay on its side. {H} pushed down a boat, and that jumped up as well. The flannel thought it over, and stayed where it was put.',
        '“And you?” asked {A}. {H} let go of everything, to see. The knees came up, then the tummy, and two rows of toes. The rest stayed below, in company with the flannel. “I’m half a boat,” said {H}.'
      ]
    },
    {
      id: 'elder-tin-bath',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had one tin bath for six,” said {S}, “in front of the stove. We went in one after another. The first had it hot, and the last had it grey.” “Who stayed in longest?” asked {A}. “The first,” said {S}. “With five of us standing round in towels.”',
        '“Didn’t the first one get out?” “We sang,” said {S}. “We sang the same song until it could not be borne. It never took more than eleven verses.”'
      ]
    },
    {
      id: 'child-in-the-towel',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was out already, and was a parcel. The towel went all the way round, and only a nose was left. “It’s good in here,” said the nose. “It’s like a bath, but you can walk.” And {S} walked, with very small steps, into the door.',
        '{A} watched from the bath. A parcel without hands cannot turn a handle. It can only stand there until it is delivered. “I’m staying in,” said {A}. “Me too,” said {S}, against the door.'
      ]
    },
    {
      id: 'who-lifts-the-arm',
      A: 'partner',
      paragraphs: [
        '{H} lay back, and one arm came up out of the deep. It lay on the top, all by itself. {A} looked at that. “Who’s lifting your arm?” asked {A}. “Nobody,” said {H}. “Push it down,” said {A}. {H} did, and let go, and up it came.',
        '“Somebody is,” said {A} slowly. “It’s the water. It’s been carrying you since supper. Your arms, and both legs, and your bottom, too.” {H} had never thanked it.'
      ]
    }
  ],
  turn: [
    {
      id: 'sets-down',
      A: 'partner',
      paragraphs: [
        '“It must be tired by now,” said {H}. “Then it’s the water that should get out,” said {A}. “Ask it to set you down gently.” {H} pulled the plug by its chain, and lay quite still. The water went away softly. First {H} got back a tummy, and then two knees. Everything grew heavier, bit by bit, until {H}’s head weighed as much as a pumpkin. “Have you got all of you?” asked {A}.'
      ]
    },
    {
      id: 'an-island',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Where the tummy came up there was an island, with one hole in the middle for rain. Then the knees came, and that was two more. “Is anybody living there?” asked {A}. A bit of foam sat on the left knee, and it had a fine view.',
        'The sea went down, and all the islands turned out to be one land. “It’s always like that,” said {H}, “if you let out enough.” The foam walked down to the shore, and was gone.'
      ]
    },
    {
      id: 'pet-and-the-edge',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to the side of the bath, and looked in at {H}. There was less and less water, and more and more of {H}. {A} could not see where all that {H} was coming from.',
        '{H} held up one wet finger, and {A} took the drop off the end. It was carried away and swallowed. So a bit of the bath did not go down the hole at all. It went about the rooms all night inside {A}, and nobody knew.'
      ]
    },
    {
      id: 'other-is-weighed',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“How heavy is it, then?” asked {A}, and took {H}’s arm by the wrist. It hung down like a wet sleeve. {A} let it go back in what water there was, and it was light. {A} took it out again, and it was heavy. “It’s as good as two arms,” said {A}.',
        'Then {H} wanted to know how heavy {A}’s arm was. {A} let it hang, and {H} used both hands. It weighed as much as a cat. “I carry that about all day,” said {A}, rather proudly.'
      ]
    },
    {
      id: 'last-puddle',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was one puddle left, round {H}’s heels. It did not want to go down either. It stayed by the feet, and shook a little when {H} wriggled. “It’s staying in,” said {A}. “It’s only in the middle.”',
        '{H} told the puddle that the towel was warm. The puddle had heard that before. So {H} took away one heel, to make room. It ran off at once, and never looked round. “It only wanted to be last,” said {H}.'
      ]
    },
    {
      id: 'the-end-of-the-bath',
      A: 'partner',
      paragraphs: [
        '{H} had got all of {H} back, and it was a lot. The plughole gave a gulp, and that was the end of the bath. {H} had never seen the end before. “The bath got out before me,” said {H}. “It did,” said {A}.',
        'After that there was nothing to stay in. {H} stood up, with everything on board, and stepped out into the towel, and was warm. “Thank you for the carrying,” said {H} down the plughole.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the side of the bath, and got a drop on the nose.',
      '{names} lay down on the mat, to wait for the end of the bath.',
      { text: '{names} wiped a hole in the steam on the mirror, and looked out of it.', needs: ['hands'] },
      { text: '{names} hung the towel over something warm, for the end.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped in the drips from the leg, one after another.',
      '{names} looked at the leg, and it looked no heavier than before.',
      { text: '{names} pushed down a boat, and let it come up again.', needs: ['hands'] },
      { text: '{names} poured a cup of warm water over the cold leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the water go, with one ear at the side.',
      '{names} watched the knees come out, first one and then the other.',
      { text: '{names} held the towel open like a door.', needs: ['hands'] },
      { text: '{names} hung the plug over the tap by its chain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bath was empty, and shone. A boat lay on the bottom, and was as heavy as a boat.',
    '{H} carried both arms, both legs and the pumpkin along to the bed, and lay down on it. The bed took hold of everything from below, and carried on.'
  ],
  last: [
    'The bed was doing the carrying now, and {H} was asleep.',
    'It all weighed nothing again, and {H} was asleep.'
  ]
})
