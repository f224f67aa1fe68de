import { wishPlot } from '../wish-plot.ts'

export const wobblyTrolley = wishPlot({
  id: 'wish-wobbly-trolley',
  wishes: ['trolley wobbly wheel', 'trolley wobbly', 'trolley wheel', 'trolley wheels', 'trolley wobbles', 'trolley wobbled', 'trolley wobbling', 'wonky trolley', 'trolley wonky wheel', 'trolley squeaky wheel', 'trolley squeaks', 'squeaky trolley', 'trolley broken wheel', 'trolley won’t go straight', 'trolley wont go straight', 'trolley straight', 'trolley goes left', 'trolley goes sideways', 'trolley sideways', 'trolley goes wrong way', 'trolley rattles', 'rattly trolley', 'trolley rattling', 'trolley shakes', 'shaky trolley', 'shopping trolley', 'shopping trolleys', 'supermarket trolley', 'push the trolley', 'pushing the trolley', 'pushed the trolley', 'pushes the trolley', 'shopping cart', 'shopping carts', 'shopping cart wobbly wheel', 'cart wobbly wheel', 'cart wobbly', 'cart wonky', 'grocery cart wheel', 'grocery cart', 'push shopping cart', 'pushing shopping cart', 'shopping buggy wheel', 'troley wobbly', 'trolly wobbly', 'trolly wheel', 'wobbly wheel', 'wonky wheel supermarket'],
  answers: ['trolley', 'trolleys', 'trolly', 'troley', 'cart', 'carts', 'buggy', 'shopping', 'shop', 'shops', 'grocery', 'groceries', 'supermarket', 'store', 'tesco', 'asda', 'aldi', 'lidl', 'sainsburys', 'coles', 'woolworths', 'wheel', 'wheels', 'wobbly', 'wobble', 'wobbles', 'wobbled', 'wobbling', 'wonky', 'squeaky', 'squeaks', 'squeaked', 'squeaking', 'rattles', 'rattly', 'rattling', 'rattled', 'shakes', 'shaky', 'shaking', 'broken', 'bad', 'funny', 'silly', 'stubborn', 'naughty', 'one', 'front', 'left', 'right', 'straight', 'sideways', 'wrong', 'way', 'went', 'goes', 'go', 'going', 'won’t', 'wont', 'wouldn’t', 'keeps', 'kept', 'round', 'circles', 'push', 'pushed', 'pushes', 'pushing', 'steer', 'steers', 'steering', 'drive', 'drives', 'help', 'helps', 'helped', 'helping', 'wants', 'loves', 'likes', 'always', 'alone', 'myself', 'himself', 'herself', 'today', 'potatoes', 'till', 'queue', 'aisle', 'shelf', 'noise', 'noisy', 'loud', 'old', 'big', 'our', 'the', 'with', 'that', 'had', 'got', 'mummy', 'mum', 'daddy', 'dad', 'granny', 'nana', 'grandma', 'grandpa'],
  except: ['crash', 'crashed', 'hit', 'hurt', 'hospital', 'fell', 'tipped', 'lost', 'stole', 'stolen', 'toy', 'bear', 'monkey', 'alien', 'elephant', 'lion', 'dinosaur', 'robot', 'dragon', 'monster', 'magic', 'talks', 'talking', 'alive', 'flying', 'flies', 'tantrum', 'screamed', 'screaming', 'meltdown', 'cries', 'cried', 'bike', 'bicycle', 'scooter', 'car', 'train', 'tram', 'pram', 'wheelchair', 'horse', 'donkey', 'go-kart', 'kart', 'luggage', 'airport', 'golf', 'river', 'canal', 'ducks'],
  moods: ['first', 'learning', 'proud', 'losing'],
  out: true,
  company: ['trolley', 'wheel', 'potatoes', 'till', 'shelf'],
  about: 'The hero may push the shopping trolley alone, and it has a wobbly wheel that only gets worse when one hurries, until it is seen which wheel has nothing to carry.',
  titles: ['Nothing but Parsley', 'The Wheel at the Front on the Left', '{H} Pushes to the Till', 'Potatoes First', 'It Shook Like a Wet Dog'],
  want: [
    {
      id: 'the-last-trolley',
      A: 'partner',
      paragraphs: [
        '{H} was going to push the shopping trolley all alone, straight through to the till. Only one trolley was left in the row. After three steps its wheel at the front, on the left, began to shake like a wet dog. The trolley went to the left, and kissed a shelf. “It’s got a wobbly wheel,” said {A}. “I can manage,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        'They put in the parsley, and the potatoes at the back by the handle. “I’ll go so fast that the wheel hasn’t got time,” said {H}, and pushed with both arms. But it had time. The faster it went, the more it shook. {H}’s teeth buzzed. Then the trolley shot off to the left, in among the mops. One fell on {A}, quite softly. “It’s worse when you hurry it,” said {A} from under the strings.'
      ]
    },
    {
      id: 'three-times-left',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The trolley liked going left, so they let it. Only the cheese was on the right. {H} stopped to think, and drew the way with one finger in the air. “If we go left three times,” said {H}, “we’ll get there.”',
        'They went left at the rice, and left at the soap, and left again at the tins. There was the cheese. “It’s a bit further,” said {A}, “but what a lot you see.” They had seen the soap from both sides.'
      ]
    },
    {
      id: 'a-red-thread',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps something was caught in the wheel. {A} held the trolley quite still, and {H} lay down to look. A red thread had got round and round the axle, and {H} pulled it out. There was no end to it. It was as long as an arm, and then as long as {A}.',
        '“Somewhere there’s a jumper that’s getting shorter,” said {A}. They looked along the shelves for somebody with a bare tummy. Then they pushed on. The wheel shook just as before, only without a thread.'
      ]
    },
    {
      id: 'an-old-friend',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A woman with a cauliflower turned round when she heard them coming. “Oh, it’s that one,” said the woman. “I had it last week. Does it still go to the left?” {H} showed her. It went left, and looked into her basket.',
        '“It hasn’t changed at all,” said the woman, and gave it a pat on the bars. “I had to buy a mop.” {H} and {A} looked at each other. Now they knew where all the mops went.'
      ]
    },
    {
      id: 'the-list-in-bits',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} leaned both arms on the side of the trolley and read out the list while they rolled. The wobble got into {A}’s voice. The word for milk came out in six bits, and the onions in nine.',
        '“Say yoghurt,” said {H}. {A} said it. It lasted from the butter to the jam. When they stood still, {A}’s voice was whole again, and that was rather dull. “We could do with more yoghurt,” said {H}.'
      ]
    },
    {
      id: 'the-eggs-walk',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then came the eggs. {H} laid the box in the trolley, and pushed for one step, and took it out again. “They don’t like it,” said {H}. “They’re knocking.” So the eggs had to walk.',
        '{A} carried them alongside, level, with both hands. In every bend they went on the outside, where it was longest. “At home they’ll say that they were driven,” said {A}. Then came the bread, and that was soft. It was laid in the trolley, and on top of it eggs ride very well.'
      ]
    },
    {
      id: 'pet-tin',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'There was something for {A} as well. It was a round tin, and it lay on its side. When the wheel shook, the tin rolled across to the left, and then back to the right. It did that all along the shelf.',
        '“Look,” said {H}. “It’s wagging.” It wagged as far as the corner. There they stood still, and so did the tin. At home {A} would stop just like that when supper came.'
      ]
    },
    {
      id: 'baby-sings',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} sat up in the seat of the trolley, with both legs hanging out. {A} had begun on a long “ah”, as {A} liked to do when people went past. The wheel shook it into small pieces, all of one size.',
        '{A} stopped, much surprised, and tried it again. It was still in pieces. {A} looked at {H} with round eyes, and then sang all the way along the tins. A man at the far end sang back.'
      ]
    },
    {
      id: 'only-parsley',
      A: 'partner',
      paragraphs: [
        '{H} went slowly, like a snail. The wheel still shook, and behind them there was a queue of trolleys. “I won’t get to the till before night,” said {H}. {A} leaned an elbow on the corner above the wheel. The shaking stopped. {A} took the elbow off, and it began again. “The heavy things are all at your end,” said {A}. “What’s on top of this wheel?” {H} looked through the bars. “Parsley,” said {H}. “It’s got nothing to carry.”'
      ]
    }
  ],
  turn: [
    {
      id: 'potatoes-first',
      A: 'partner',
      paragraphs: [
        'A wheel with nothing on it hardly touches the floor, and then it shakes. So {H} hauled the bag of potatoes over to the front, on the left. The parsley came to {H}’s own end. {H} pushed. It rolled, without a rattle or a buzz. They went past the mops as straight as a string, and people made room. “It only wanted something to do,” said {H}, and there was the till.'
      ]
    },
    {
      id: 'which-is-heavier',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to give the wheel a little more. {A} stood with both arms stretched out, and was the scales. In one hand {A} had a bag of crisps, as big as a pillow. In the other {A} had one potato. The potato went down.',
        '“How can that be?” asked {H}. “It’s nearly all air,” said {A}. They swapped sides, so that the crisps would have another chance. The potato went down there too. The crisps were put back, to look big somewhere else.'
      ]
    },
    {
      id: 'elder-knee',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ve got a knee like that wheel,” said {S}. “It’s the left one, too.” {A} looked at it with respect. “Does it go into the mops?” asked {A}. “Only on the stairs,” said {S}. “So I always carry something up.”',
        '“And what do you carry down?” “My glasses,” said {S}. “They were up there, for I’d carried them.” That knee kept {S} busy all day long.'
      ]
    },
    {
      id: 'child-on-a-wheel',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came along beside the trolley and had a wobbly leg. It shook from the hip down, and went off to the left all by itself. {S} could not do a thing about it. “Shall I put a potato in your pocket?” asked {A}.',
        'The leg stood still at once. It stood so still that it could not walk either. “That’s one too many,” said {A}. It was a very small potato, but it was also a very light leg.'
      ]
    },
    {
      id: 'what-the-belt-can-do',
      A: 'same',
      spare: 11,
      paragraphs: [
        'From where they stood they could see the belt by the till. It rolled along with somebody’s cabbage, and did not shake in the least. “It’s got something on it all day long,” said {H}. “It’s never been without.”',
        'The cabbage came to the end, and bumped its head. For a moment the belt was empty. They both held their breath. It stopped altogether. “It doesn’t dare,” said {A}.'
      ]
    },
    {
      id: 'the-man-with-the-list',
      A: 'partner',
      paragraphs: [
        'When all was paid for and packed, {H} wheeled the trolley back to its row. It was empty, and shook like a dog again. A man with a list took hold of it. “You’ve got to get potatoes first,” {H} told him. “They go at the front, here.” The man looked at his list. “I only need a lemon,” he said.',
        'They listened by the door. The trolley rattled along one shelf, and then it went left, and something fell softly. For a while it was quiet. When it came on, there was no rattle any more. “He’s got potatoes,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed behind the trolley, a bit to the left.',
      '{names} looked at the wheel, and got quite giddy.',
      { text: '{names} held the list, for the handle was taken.', needs: ['hands'] },
      { text: '{names} put in an apple, and it rolled about.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out of the way, on the right.',
      '{names} listened for the rattle, so as not to get lost.',
      { text: '{names} stood the mops up again, in order of size.', needs: ['hands'] },
      { text: '{names} waved the other trolleys past.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked beside the wheel, and it did not stir.',
      '{names} listened at the door too, with one ear in the shop.',
      { text: '{names} laid the parsley straight.', needs: ['hands'] },
      { text: '{names} carried the bread home under one arm.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the potatoes were put in their box, at the front, on the left. The parsley got a glass of water.',
    '{H} washed, and lay down, and under the blanket one foot would not keep still. It was the left one. {H} laid the other foot on top of it, and then it had something to carry.'
  ],
  last: [
    'Nothing shook and nothing rattled, and {H} rolled straight on, and was asleep.',
    'In the dark shop the trolley stood in its row and kept quite still, and {H} was asleep.'
  ]
})
