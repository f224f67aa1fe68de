import { wishPlot } from '../wish-plot.ts'

export const monkeyTakesHats = wishPlot({
  id: 'wish-monkey-takes-hats',
  wishes: ['monkey hats', 'monkeys hats', 'monkey hat', 'monkeys hat', 'monkey takes hats', 'monkey took hats', 'monkey taking hats', 'monkey steals hats', 'monkey steals all the hats', 'monkey stole hats', 'monkey stealing hats', 'monkeys steal hats', 'monkeys stole hats', 'monkey stole hat', 'monkey steals hat', 'monkey took hat', 'monkey takes hat', 'monkey pinches hats', 'monkey pinched hats', 'monkey nicks hats', 'monkey grabs hats', 'monkey grabbed hat', 'monkey snatches hats', 'monkey snatched hat', 'monkey collects hats', 'monkey collecting hats', 'monkey loves hats', 'monkey wearing hats', 'monkey wearing lots of hats', 'monkey with lots of hats', 'monkey wears hats', 'monkey wears all the hats', 'monkey everybody’s hats', 'monkey everyone’s hats', 'monkey everybodys hats', 'monkey everyones hats', 'monkey caps', 'monkeys caps', 'monkey cap', 'monkey steals caps', 'monkey stole cap', 'monkey took cap', 'monkey beanie', 'monkey stole beanie', 'monkey turban hat', 'monkey sun hat', 'monkey bobble hat', 'monkey hat thief', 'hat thief monkey', 'hat stealing monkey', 'cheeky monkey hats', 'cheeky monkey hat', 'naughty monkey hats', 'cheeky monkey steals hats', 'naughty monkey steals hats', 'chimp hats', 'chimp steals hats', 'monkey pile of hats', 'monkey tower of hats'],
  answers: ['a', 'cheeky', 'naughty', 'funny', 'little', 'clever', 'monkey', 'monkeys', 'hat', 'hats', 'cap', 'caps', 'beanie', 'bobble', 'woolly', 'straw', 'bowler', 'top', 'sun', 'take', 'takes', 'took', 'taking', 'taken', 'steal', 'steals', 'stole', 'stealing', 'stolen', 'pinches', 'pinched', 'grabs', 'grabbed', 'snatches', 'snatched', 'nicks', 'collects', 'wears', 'wearing', 'wear', 'puts', 'put', 'on', 'off', 'head', 'heads', 'all', 'every', 'everybody', 'everybody’s', 'everyone', 'everyone’s', 'people', 'people’s', 'town', 'street', 'market', 'bus', 'stop', 'shelter', 'village', 'thief', 'back', 'get', 'gets', 'give', 'gives', 'got', 'pile', 'tower', 'tall', 'many', 'lots', 'with', 'of', 'loves', 'love', 'likes', 'collecting', 'our', 'their', 'my', 'his', 'her', 'from', 'away', 'until', 'caught', 'catch', 'polite', 'bow', 'bows', 'bowed', 'who', 'that', 'and', 'one', 'day'],
  except: ['glasses', 'spectacles', 'keys', 'key', 'banana', 'bananas', 'supermarket', 'king', 'giraffe', 'crocodile', 'zoo', 'hurt', 'bite', 'bit', 'lost', 'wind', 'birthday', 'party', 'bed', 'gorilla', 'hanuman', 'temple'],
  moods: ['losing', 'question'],
  isTale: true,
  out: true,
  company: ['monkey', 'hat', 'hats', 'bobble', 'shelter', 'roof', 'bus', 'arm', 'knots', 'scarf', 'man', 'bowler', 'lady', 'newspaper', 'lips', 'street', 'umbrella', 'driver', 'cap', 'baker', 'helmet', 'ears', 'hood', 'dog', 'pavement'],
  about: 'A monkey on the bus shelter takes everybody’s hats, for it has seen that a hat is to be taken off when you say hello, until the hero takes off a hat to it.',
  titles: ['Eleven Hats on the Bus Shelter', 'Somebody Takes Off a Hat', '{H} and the Monkey’s Tower', 'A Hat That Is Off Already', 'Smack, Said the Monkey'],
  want: [
    {
      id: 'off-it-comes',
      A: 'partner',
      paragraphs: [
        'On the roof of the bus shelter sat a monkey, and it took everybody’s hats. First it took {H}’s, which was blue, with a bobble. There was a smack from above, as if somebody liked soup, and down came a long brown arm. The monkey put on the blue hat, and on top of that the next one. By noon it had eleven, in a tower.',
        '“I want mine back,” said {H}, with cold ears. “That’s the one at the bottom,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'in-what-order',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} went through the tower, from the bottom up. First came the blue one. On that sat a lady’s hat with cherries, and then a baker’s, and a cap. “It’s in the order of the people,” said {A}. “It’s the queue for the bus.”',
        'The lady with no cherries stood at the front of it, and then the baker. You could have told them from their hats. “I’m fourth,” said a man, and pointed up. “I can see me from here.”'
      ]
    },
    {
      id: 'on-with-knots',
      A: 'partner',
      paragraphs: [
        '“We’ll tie one on,” said {A}. A scarf made a hat for {H}, with three knots at the back. Smack! Down came the arm, and felt the knots. Then it sent for the other arm, and after that for a foot. Monkeys have four hands. The scarf went on top, and now it was twelve.'
      ]
    },
    {
      id: 'umbrella-handle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} borrowed an umbrella, and fished for the tower with the handle. It went up slowly, and the handle came round a brim. Then {A} pulled. It would not come. Somebody was pulling at the other end, just as hard, and had more hands.',
        'For a while {A} stood on tiptoe, and then on one toe. The monkey let go, to scratch. {A} sat down on the pavement with the whole umbrella. It had come open. “At least it didn’t want that,” said {A}. “It’s the wrong shape.”'
      ]
    },
    {
      id: 'all-hold-on',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Word got round in the street. Whoever had a hat left held on to it with both hands. It was a good plan, but for the bags. A man came by with his bag in his teeth. “Good morning,” said {A}. The man wanted to say it too.',
        'He looked at the bag, and at the hat, and thought about it. Then he bent one knee, very nicely, and that was good morning. The monkey watched him as far as the corner. It tried a knee as well, but it did not seem to be content.'
      ]
    },
    {
      id: 'bus-driver',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bus came, and stopped right beside the monkey. The driver wore a cap with a badge. “It’s not allowed to take that one,” said {A}. “That one’s official.” The driver leaned out to see what they were all looking at. Smack. Then the driver drew in again, and had hair.',
        '“Can you drive without it?” asked {H}. The driver felt the top of that head, all over. “I can drive,” said the driver. “But I can’t tell anybody to move down inside.” So nobody did. They all stood at the front and were sorry.'
      ]
    },
    {
      id: 'helmet-and-hood',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They watched to see what it would not take. It took a bicycle helmet. It took a shower cap, though that was under a hood. It even took a tea cosy, from a boy who had run home for it. But a lady with her hair piled up went by, and it drew back its hand.',
        '“It knows what comes off and what doesn’t,” said {A}. A man came who had no hair and no hat. The monkey looked down on him for a long time. Somebody, it thought, must have been there first.'
      ]
    },
    {
      id: 'banana-for-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} held up a banana. “A fair swap,” called {A}. The monkey peeled it from the bottom end, as monkeys do, and ate it. Then it looked at the skin. The skin had four corners, and hung down nicely all round. It laid it on {A}’s head, and pressed it flat.',
        'Now {A} had a hat on. “It suits you,” said {H}. “Does it?” asked {A}, and looked at the window of the bus to see. Smack! And it was gone again.'
      ]
    },
    {
      id: 'elder-good-manners',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My father lifted his hat to everybody,” said {S}. “On Sundays he went down our street, and it was never on. He held it over his head and looked as if it was raining.” “Wasn’t that a lot of work?” asked {A}.',
        '“He had one arm that was stronger,” said {S}. “And once he lifted it to a pump. It was foggy. He said that you could never be sure.” The monkey had come right to the edge and was listening with its chin on its feet.'
      ]
    },
    {
      id: 'child-waits-for-it',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had not had a hat on, and felt left out. Everybody in the street had been robbed but {S}. So {S} put on the lid of a cake box and stood there, and whistled. “It isn’t looking,” said {A}. {S} coughed. The arm came down, and felt the lid, and went away.',
        '“There’s something on it,” said {A}. There was still some icing on it. {S} licked it off and put the lid on again. Smack! “It got me!” shouted {S}, quite red with joy, and ran to stand in line with the others.'
      ]
    },
    {
      id: 'pet-looks-up',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} sat down under the shelter, and the monkey lay down on top. They looked at each other. Down came the arm. It felt {A} between the ears. There was something soft there, and it came to a sort of point. It gave a small pull.',
        '{A} looked up. The hand let go, and stroked everything flat again, as if nothing had been meant. “It thought you had fur on,” said {H}. {A} gave it some thought, and moved over to {H}’s other side.'
      ]
    },
    {
      id: 'it-smacks-first',
      A: 'partner',
      paragraphs: [
        'An old man in a bowler hat met a lady. He took it off to her, and she smiled all over. The monkey leaned out to see. Then it smacked its lips at him, and took off the bowler itself. Nobody smiled.',
        '“It always smacks first,” said {A} slowly. “With monkeys that’s hello. It says hello, and then it takes off a hat.” “But it’s got the wrong one,” said {H}. “It’s its own that you take off!”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-hat-to-it',
      A: 'partner',
      paragraphs: [
        '{A} folded a hat from a newspaper. {H} put it on and stood under the roof. Smack, it went up there. “Good day,” said {H}, and took off the paper hat, and bowed. The arm came down, and there was nothing on that head to take. It hung there and thought. Then it went up and took hold of the monkey’s own hat, the blue one at the bottom. The monkey lifted it high, and bowed, and down came all the rest.'
      ]
    },
    {
      id: 'everybody-finds-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They had all been standing on that one. Hats lay all over the pavement and rolled to people’s feet. A baker picked up a hat with cherries, and a lady got a bus driver’s cap. “Move down inside, please,” she said, to try it, and everybody did.',
        '“That one’s mine,” said the old man of a fur hat. It got up and was a cat. His bowler had rolled to the kerb. It was turning slowly on its back. “It’s never been so high,” he said, and blew the dust off it.'
      ]
    },
    {
      id: 'smacking-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You’ve got to answer it,” said {A}. They put out their lips and smacked, the whole queue of them. It sounded like a pond in the rain. The monkey put one hand on its tummy. All morning it had said hello, and now they were saying it back at once.',
        'It smacked to the left and the right, and got hiccups. The bus had been waiting with its door open. At last that said something too, as bus doors do. The monkey turned round and lifted the blue hat to it.'
      ]
    },
    {
      id: 'paper-hat',
      A: 'partner',
      paragraphs: [
        'Soon everybody had a hat again. {H} took the blue one and gave the monkey the paper one. Now it had a hat of its own to take off. Nobody could go past without doing the same. The old man went past three times.',
        'At the corner {H} turned round once more. Up on the shelter somebody small was still waiting. So {H} took off the blue hat, though it was cold for the ears.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt a draught on top, and knew what it was.',
      '{names} looked up, and there was nothing but hats.',
      { text: '{names} reached up, a good deal too late.', needs: ['hands'] },
      { text: '{names} counted the tower with one finger, and came to a different number.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the queue for the bus, and it was a short one on top.',
      '{names} stood a little to one side, where the arm did not reach.',
      { text: '{names} held both hands flat on top, just in case.', needs: ['hands'] },
      { text: '{names} tied a very good knot, but it was in a shoe.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed to the monkey, and was bowed to.',
      '{names} smacked as well as possible, and was understood.',
      { text: '{names} caught a straw hat on its way down.', needs: ['hands'] },
      { text: '{names} shook out the scarf, and in it there was a long brown hair.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blue hat hung on its hook. Nobody went past it without a small bow.',
    '{H} washed both ears, which were warm again, and put on nothing at all on top. Then {H} lay down.'
  ],
  last: [
    'Smack, it went somewhere, very softly, and that was good night, and {H} was asleep.',
    'Under a paper hat somebody small was sleeping in the moonlight, and so was {H}.',
    'All hats were off now, in the whole street, and {H} was asleep.'
  ]
})
