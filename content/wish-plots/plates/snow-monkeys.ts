import { wishPlot } from '../wish-plot.ts'

export const snowMonkeys = wishPlot({
  id: 'wish-snow-monkeys',
  wishes: ['snow monkey', 'snow monkeys', 'snowmonkey', 'snowmonkeys', 'monkeys hot spring', 'monkey hot spring', 'monkeys hot springs', 'monkeys onsen', 'monkey onsen', 'monkeys hot bath', 'monkey hot bath', 'monkeys bath snow', 'monkey bath snow', 'monkeys hot tub', 'monkey hot tub', 'monkeys hot water', 'monkey hot water', 'monkeys warm water', 'monkeys snow', 'monkey snow', 'monkeys in the snow', 'monkey in the snow', 'monkeys winter', 'japanese monkey', 'japanese monkeys', 'japanese macaque', 'japanese macaques', 'macaque', 'macaques', 'monkeys japan', 'monkey japan', 'jigokudani', 'nagano monkeys', 'monkeys snowball', 'monkey snowball', 'monkeys snowballs', 'hot spring', 'hot springs', 'onsen'],
  answers: ['snow', 'snowy', 'snowing', 'monkey', 'monkeys', 'ape', 'apes', 'baby', 'little', 'small', 'big', 'old', 'red', 'face', 'faces', 'pink', 'fur', 'furry', 'wet', 'warm', 'hot', 'cold', 'freezing', 'cosy', 'cozy', 'winter', 'steam', 'steaming', 'steamy', 'spring', 'springs', 'onsen', 'pool', 'bath', 'baths', 'bathe', 'bathing', 'tub', 'water', 'sit', 'sits', 'sitting', 'soak', 'soaking', 'relax', 'relaxing', 'sleepy', 'splash', 'splashing', 'get', 'gets', 'getting', 'out', 'come', 'won’t', 'don’t', 'want', 'wants', 'stay', 'stays', 'snowball', 'snowballs', 'play', 'playing', 'mountain', 'mountains', 'forest', 'park', 'japan', 'japanese', 'nagano', 'holiday', 'trip', 'saw', 'see', 'seeing', 'visit', 'visiting', 'watch', 'watching', 'family', 'grandpa', 'grandma', 'ojiisan', 'obaasan', 'jiji', 'baba', 'mum', 'dad', 'first'],
  except: ['crocodile', 'bus', 'hat', 'hats', 'king', 'supermarket', 'zoo', 'volcano', 'hurt', 'bit', 'bites', 'scratched', 'died', 'dead', 'lost', 'capybara', 'capybaras', 'orange', 'burnt', 'burned', 'scald', 'snow leopard', 'snowman', 'jungle', 'banana', 'bananas', 'sledge', 'skiing', 'five little', 'bottle'],
  moods: ['learning', 'first', 'waiting'],
  out: true,
  company: ['monkey', 'monkeys', 'water', 'snow', 'steam', 'pool', 'snowball', 'rock', 'edge', 'fence', 'ball', 'head', 'mitten', 'spring'],
  about: 'The hero wants to see a snow monkey get out of the hot spring, and none of them will be the first, until the smallest falls asleep and it is seen what the others do about it.',
  titles: ['The First One Out', 'Snow on Their Heads', 'A Monkey Ball', '{H} Waits by the Hot Spring', 'Nobody Gets Out Alone'],
  want: [
    {
      id: 'up-to-the-neck',
      A: 'partner',
      paragraphs: [
        '{H} and {A} stood in the snow, by a hot spring that steamed. Eleven monkeys sat in it, up to the neck, with red faces and snow on their heads. {H} never liked to get out of the bath at home, because of the cold all round. So {H} wanted to see how a monkey does it. “Let’s wait till one gets out,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-snowball',
      A: 'partner',
      paragraphs: [
        'They waited, and no monkey got out. {H} laid a snowball on the edge, to make one of them curious. A young monkey reached out a long arm, and pulled the snowball in. Then it looked at its hands, first over the water and then under it. There was nothing in them. “It’s gone in,” said {A}. “And the monkey’s not come out.”'
      ]
    },
    {
      id: 'hats-of-snow',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It went on snowing, and the monkeys’ hats got higher. “Why doesn’t it melt up there?” asked {H}. “That’s their fur,” said {A}. “It’s so thick that the warm stays in. The snow up there doesn’t know that there’s a bath.”',
        'One of them sank an inch, with a sigh. Its hat came off, and floated for a moment, just like a hat. Then it was soup. The monkey did not look up. There was more on its way.'
      ]
    },
    {
      id: 'who-sits-where',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The big one’s got the best place,” said {A}. At one end the hot water ran in, out of the rock. There sat the biggest monkey. Next to it sat the second biggest. So it went all round the pool, down to a small one where it was only warm.',
        '“At home the taps are at your end,” said {H}. “Somebody’s got to have them in the back,” said {A}. The big monkey had its back against the rock too. Its eyes were closed, as you do when you have the taps.'
      ]
    },
    {
      id: 'other-brings-tea',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had brought tea in a flask, and it steamed as well. One monkey opened an eye. It looked at the cup, and at the pool, and at the cup again. “It’s thinking how small ours is,” said {A}.',
        '“You can drink ours,” said {H}. The monkey bent its head, and drank some of its bath. {H} drank some tea. They looked at each other over the edge, and both wiped their mouths.'
      ]
    },
    {
      id: 'the-larger-snowball',
      A: 'partner',
      paragraphs: [
        '{H} rolled a large snowball, and left it further off. For this one you had to come out. The young monkey put up one foot. Snow fell on the wet toes, and the foot went back. All eleven monkeys looked at each other. “They’re waiting too,” said {A}. “Each waits for somebody else to be first.”'
      ]
    },
    {
      id: 'elder-and-the-bathhouse',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In our bathhouse there were old men who never got out,” said {S}. “One of them played chess. When he was not sure of a move, he put his head under.” {A} asked how long they had stayed. “Until their fingers were prunes,” said {S}, “and then until somebody sang.”',
        '“And that made them get out?” asked {A}. “Nobody could bear it,” said {S}. {S} hummed a little of the tune. The biggest monkey opened both eyes, and slid in up to the nose.'
      ]
    },
    {
      id: 'child-stays-in',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat down in the snow with knees drawn up, and closed both eyes. “I’m in the bath,” said {S}, “and I’m not getting out.” {A} asked if the water was hot. “It’s got bubbles,” said {S}.',
        'After a while {S} opened one eye. “You could ask me to get out,” said {S}. {A} asked. “No,” said {S}, very pleased. It had gone rather cold underneath. But nobody gets out after that.'
      ]
    },
    {
      id: 'the-smallest',
      A: 'partner',
      paragraphs: [
        'Then the smallest of all stood up. It had gone to sleep, and got water up its nose. It was so cross that it forgot the cold. It climbed out, and stood in the snow, wet and thin, and gave one small squeak. “Look at the two next to it,” said {A}. They got out at once. They sat down on either side of the small one, and pressed.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-ball',
      A: 'partner',
      paragraphs: [
        'One after another the monkeys got up, and dripped, and ran. Each put both arms round the last one. Soon there was only one big ball of fur, which steamed. Eleven faces looked out of it. The small monkey was in the very middle, and was dry first. “You don’t get out of the bath,” said {H}. “You get into a heap.” {A} said that it looked like that.'
      ]
    },
    {
      id: 'counting-the-ball',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Are they all in there?” asked {A}. {H} walked along the fence to count. There were seven faces on this side, and five on that. It was one too many. One had put its head through, to see what it was like at the back.',
        'The ball had a great many arms, and no one could say whose. A hand came out and scratched a head. The head looked pleased, and looked round for somebody to thank. There was a lot to choose from.'
      ]
    },
    {
      id: 'the-outside-of-the-ball',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s cold on the outside of it,” said {A}. “Somebody has to be the coat.” But the coat did not sit still. Every few minutes it got up, walked round, and pushed in where it was tightest. And then another monkey was the coat.',
        'So the ball rolled slowly along by the rocks, without anybody rolling it. “When will they be at the fence?” asked {H}. {A} worked it out. It would be about Thursday.'
      ]
    },
    {
      id: 'their-own-snowball',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The young monkey left the ball, and rolled up some snow of its own. It did not throw it, and it did not eat it. It carried it about, and sat on it. Then it looked as if nobody had ever had that idea before.',
        '“They often make them,” said {A}, “for no reason.” {H} could not think of a reason either. {H} made one more, and held on to it, and it was a very good one.'
      ]
    },
    {
      id: 'pet-shakes-snow',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'All this time {A} had snow on the head as well, and had not moved. A monkey looked at {A} through the fence, for some time. It moved up a little in the ball, and left a gap.',
        '{A} shook off the snow, from the nose to the tail, and went and leaned on {H}’s leg. That leg was warm from then on. “I’ve got my own,” {H} told the monkey. It closed the gap.'
      ]
    },
    {
      id: 'fingers-like-prunes',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Do they get wrinkles on their fingers too?” asked {H}. A monkey was holding on to the fence, with four fingers and a thumb. They were black and wet, and had lines on them, as fingers have after a bath. {A} thought that wrinkles are good for holding on with, in the wet.',
        'The monkey looked at its fingers then, for it was being talked about. It smelled each of them, and put them away under its arm. {H} did that too. It was the warmest place that there was.'
      ]
    },
    {
      id: 'two-in-a-heap',
      A: 'partner',
      paragraphs: [
        'By now {H} had snow on the head, and cold toes. “Shall we go in?” asked {A}. “You first,” said {H}. Neither of them moved. Then {H} gave one small squeak. They pressed up close, side by side, and {H} put both arms round {A}. So they went off down the path in a heap. “Was the first step cold?” asked {A}. “I forgot to feel it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in the steam, and it smelled of eggs.',
      '{names} picked out a monkey to wait for, the one with the tallest hat.',
      { text: '{names} dusted the snow off {H}’s head, and more came.', needs: ['hands'] },
      { text: '{names} drew a row of eleven round heads in the snow on the fence.', needs: ['hands'] }
    ],
    way: [
      '{names} shivered so loudly that a monkey looked up.',
      '{names} looked away for a while, in case the monkeys were shy.',
      { text: '{names} put a hat on the large snowball, and now there were twelve who waited.', needs: ['hands'] },
      { text: '{names} held both hands over the steam.', needs: ['hands'] }
    ],
    turn: [
      '{names} pressed up against {H} from behind.',
      '{names} stood on the windy side, and was the coat for a bit.',
      { text: '{names} spread one big scarf over all the shoulders.', needs: ['hands'] },
      { text: '{names} made room in a pocket for one more hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hot spring steamed by itself, and it snowed into the empty pool. Nobody was in it until the morning.',
    'At home {H} had a bath, up to the neck. When it was time, there was a squeak, and a towel with two arms behind it. After that it was only three steps to bed.'
  ],
  last: [
    'In the mountains a ball of fur turned over, and {H} was asleep.',
    'It was dry and warm all round, and {H} slept.'
  ]
})
