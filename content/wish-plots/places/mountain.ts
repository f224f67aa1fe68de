import { wishPlot } from '../wish-plot.ts'

export const mountain = wishPlot({
  id: 'wish-mountain',
  beginsElsewhere: true,
  wishes: ['mountain', 'mountains', 'hike', 'hiking', 'hikes', 'hill walk', 'hill walking', 'hillwalk', 'hillwalking', 'big hill', 'up hill', 'climbing hill', 'climb hill', 'summit', 'mountaineer', 'mountaineers', 'snowdon', 'ben nevis', 'scafell pike', 'fell walking', 'munro', 'alps', 'himalayas', 'rambling', 'trekking', 'double ninth', 'double ninth festival', 'chongyang', 'chung yeung'],
  answers: ['climbing', 'climb', 'climbs', 'climbed', 'walk', 'walking', 'trail', 'adventure', 'first', 'going', 'top', 'high', 'highest', 'tall', 'big', 'steep', 'backpack', 'rucksack', 'boots', 'path', 'day', 'trip', 'holiday', 'weekend', 'long', 'view', 'goat', 'echo', 'rocky', 'tired', 'legs', 'nevis', 'ben', 'family', 'grandpa', 'grandma', 'festival'],
  except: ['sheep', 'hanuman', 'ski', 'skis', 'skiing', 'snowboard', 'sledge', 'sledging', 'snow', 'volcano', 'bike', 'biking', 'goats', 'yeti', 'lion', 'dragon', 'dragons', 'troll', 'trolls', 'giant', 'giants', 'train', 'rescue', 'avalanche', 'fire', 'magic', 'stuck', 'everest', 'rope', 'lost', 'wall', 'frame', 'talking', 'tree', 'gorilla', 'cave', 'castle', 'unicorn', 'washing', 'laundry', 'who', 'scared', 'afraid', 'heights'],
  moods: ['first', 'proud'],
  out: true,
  company: ['cairn', 'mountain', 'path', 'wind'],
  about: 'The hero wants to put the biggest stone on the heap at the top, changes it for a smaller one at every bend, and only the smallest one stays up there.',
  titles: ['A Pea Higher', 'The Biggest Stone on the Mountain', '{H} and the Heap at the Top', 'They Will Have to Change the Map', 'First a Loaf, Then a Bun'],
  want: [
    {
      id: 'a-loaf',
      A: 'partner',
      paragraphs: [
        'They were going up the mountain on foot. At the top there was a heap of stones, a cairn. Everybody who had been there had put one on it. {H} wanted to put on the biggest.',
        'By the gate at the bottom lay a stone like a loaf of bread. {H} took it in both arms. “Are you sure?” asked {A}, who had picked one like a potato. “Mine has to be seen from our window,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'guide',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the guide, and walked in front with the longest stick. Only the guide may say when it’s time for a rest. “Rest,” said {S} after four steps. They sat down. “On,” said {S}. After four more it was time for another.',
        '“We can still see the gate,” said {A} at the seventh rest. “Yes,” said the guide, “but look how fresh we are.” It was true. Nobody had ever been so fresh on a mountain.'
      ]
    },
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        'The path went to and fro, for a mountain is too steep to walk up straight. At the first bend {H} sat down on the loaf. At the second bend {H} put it back where stones live, and took one like a bun.',
        'It went into a pocket, and {H}’s trousers came down on that side. Halfway up {H} changed it for one like an egg. Soon that was just as heavy.'
      ]
    },
    {
      id: 'yellow-dots',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The way was marked with yellow dots, and {H} was the one to find them. There was one on a post, and one on a rock. There was one on a beech, rather high up. The next dot stood in a field, and moved.',
        'It was in the ear of a cow. “That’s the way, then,” said {H}. They followed the cow, since it was marked. It took them to a trough full of water, and seemed to think that this was the top.'
      ]
    },
    {
      id: 'sandwiches',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The rucksack’s heavy,” said {A}. “It’s the sandwiches,” said {H}. “If we ate them, it’d be lighter.” “Then we’d be carrying them inside us.” That had to be tried. They had one each, with cheese.',
        'They stood up and walked on. {H} paid attention to both legs. “They haven’t noticed,” said {H}. After the second one they hadn’t noticed either. But the third was for the top.'
      ]
    },
    {
      id: 'echo',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Across the valley stood another mountain, quite bare. “Hello!” called {H}. It was quiet for as long as it takes to swallow. “Hello,” said the mountain, a bit further down its nose. “It answers!” said {H}.',
        '“What’s for dinner?” called {A}. “Inner,” said the mountain. They looked at each other. “What are inners?” asked {H}. “Whatever’s in the rucksack, I should think,” said {A}.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Good morning,” said a man with two sticks. “Do you know him?” asked {H}. “No,” said {A}. “On a mountain you say it to everybody.” Down in the street you’d never get home, and on the bus they’d move away from you. But up here it’s right.',
        '{H} said it to nineteen people, and to two dogs, and to one person from behind. That was a signpost. It pointed them on, all the same.'
      ]
    },
    {
      id: 'small-trees',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The trees grew smaller the higher they came. Those by the gate were as tall as a house. These here only came up to {H}’s chin. “Are they children?” asked {H}. “They’re older than all of us,” said {A}. “It’s cold up here, and windy. They crouch, and take their time.”',
        'One came up to {H}’s knee, and bent away from the wind like somebody with a hat on. {H} said good morning to it, in case it was a hundred.'
      ]
    },
    {
      id: 'map-rings',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On the map the mountain was made of rings, one inside the other. “Where the rings are close together, it’s steep,” said {A}, and breathed. {H} looked for the place where they were. There the rings were so close that it was all brown.',
        '“That’s why I can’t talk,” said {A} a little later. Beyond that there was a spot with hardly any rings. They sat down there, and were able to say something.'
      ]
    },
    {
      id: 'marmot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Somebody whistled. On a rock stood a marmot, as round and straight as a bottle. It whistled once more, and all over the slope you saw little tails go into holes. “It’s told them that we’re coming,” whispered {A}. They stood as still as two more bottles.',
        'After a while one head came out, and then a row of them. The one on the rock looked at {H}’s pocket. It put both hands on its tummy, and didn’t whistle again.'
      ]
    },
    {
      id: 'old-snow',
      A: 'other',
      spare: 8,
      paragraphs: [
        'In the shade under a rock lay a piece of snow, as long as a bath. It was grey and had needles on it. “That’s been lying there since the winter,” said {A}, and stepped on it. It creaked like a loaf.',
        '“Why’s nobody told it?” asked {H}. {H} held one finger into it, for as long as you can. It was the coldest thing of the whole summer. Then {A} put some down the back of {H}’s neck, and that was colder.'
      ]
    },
    {
      id: 'pet-lookout',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Where there was a view, {A} had the best of it. {A} looked down at the valley for a long time, with the wind on one side. From here all of it seemed to be in order.',
        '“Is it yours?” asked {H}. {A} did not like to say so. {A} only breathed in, once, and let it go on being a valley.'
      ]
    },
    {
      id: 'elder-cheese',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“The first time, I went up in a basket,” said {S}, “on my uncle’s back. There was a cheese in there too. He said that anyone who grumbled would have to get out and walk.” “And who walked?” asked {A}.',
        '“The cheese never said a word, so I couldn’t either,” said {S}. “I sat there backwards, and saw where we’d been. I’ve liked that ever since. By the top there was less cheese.”'
      ]
    },
    {
      id: 'weighs-twice',
      A: 'partner',
      paragraphs: [
        '“The higher it is, the more they weigh,” said {H}. {A} held the egg in one hand. “It’s the same,” said {A}. “You’re lifting it, that’s all. At each step you lift it once more. All those people at the bottom of the heap must have been strong.”',
        '{H} thought about the heap, and who came last. Now there was only grass, and wind, and then not even grass. {H} laid down the egg, and looked round for another. This one was like a pea.'
      ]
    }
  ],
  turn: [
    {
      id: 'stays-up',
      A: 'partner',
      paragraphs: [
        'At the top stood the cairn, as high as {H}’s nose. The loaves were at the bottom, and on them the buns, and right up there a single egg. {A} put the potato on it. The potato rolled off at the back. “It’s full,” said {A}.',
        '{H} stood on tiptoe. In the top of the egg was a dent, and {H} laid the pea in it. The wind came, and went round on both sides. The pea stayed.'
      ]
    },
    {
      id: 'thumb',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From up there you could see the whole town. {H} held up one thumb, and it was gone. There was no school, no station, and no street. “Careful,” said {A}. “Our supper’s in there.”',
        '{H} moved the thumb a little to the left. A bus came out, as small as a ladybird, and went on as if nothing had been. “It’s only late,” said {H}.'
      ]
    },
    {
      id: 'summit-book',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Between the stones was a tin box with a book in it. If you got there, you could write down what it was like. “Windy,” it said on the first page. “Windy,” it said below, and below that, for sixteen years. Once it said, “Windy. Good cake.”',
        '{A} wrote for both of them. It took some time, for the page kept turning over by itself. “What have you put?” asked {H}. {A} held on to it with an elbow. “Guess,” said {A}.'
      ]
    },
    {
      id: 'nothing-higher',
      A: 'partner',
      paragraphs: [
        'They sat down out of the wind, and shared what was left of the sandwiches. “What’s higher than this mountain?” asked {H}. “From here you can’t see one,” said {A}. “And higher than the cairn?” “Nothing. Only clouds.”',
        '“And on top of the cairn is mine,” said {H}. {A} stopped chewing. It was true. For a long way there was nothing so high up as that pea. “They’ll have to change the map,” said {A}.'
      ]
    },
    {
      id: 'going-down',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the way down the mountain pushed a little from behind. Uphill it had been the heels that did the work. Now it was the toes’ turn, and they all came to the front to look out.',
        '“Slowly,” said {A}, “and sideways, like a sheep.” So they went to and fro again, past the bun and past the loaf. Somebody was standing beside the loaf, and had just picked it up. “Good morning,” said {H}. It was afternoon, but you say it anyway.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a short rest at the gate, before there was anything to rest from.',
      '{names} chose no stone at all, and started off in front.',
      { text: '{names} tied a double knot in each lace, and one in the rucksack.', needs: ['hands'] },
      { text: '{names} picked a stone like a raisin and lost it in a pocket.', needs: ['hands'] }
    ],
    way: [
      '{names} took every bend on the inside, where it is shorter.',
      '{names} sat down on the loaf, and it was still warm.',
      { text: '{names} held {H}’s trousers up on one side, as far as the next bend.', needs: ['hands'] },
      { text: '{names} ate an egg that was not a stone.', needs: ['hands'] }
    ],
    turn: [
      '{names} got in on the quiet side of the cairn.',
      '{names} turned away from the wind, and all the hair went the other way.',
      { text: '{names} caught the potato on its way down and put it with the loaves.', needs: ['hands'] },
      { text: '{names} shaded both eyes and looked for the kitchen window.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots stood by the door, with their tongues out. {H} looked for the mountain from the window, and could just see where it must be.',
    'When {H} had washed, {H} lay down, and both legs went on walking a little, to and fro. Then they were there as well.'
  ],
  last: [
    'The wind went round it on both sides, and the pea stayed, and {H} slept.',
    'Somewhere up there it was a pea higher than this morning, and down here {H} was asleep.'
  ]
})
