import { wishPlot } from '../wish-plot.ts'

export const runACafe = wishPlot({
  id: 'wish-run-a-cafe',
  beginsElsewhere: true,
  wishes: ['run cafe', 'runs cafe', 'running cafe', 'open cafe', 'opens cafe', 'opening cafe', 'opened cafe', 'own cafe', 'start cafe', 'starts cafe', 'work cafe', 'works cafe', 'working cafe', 'run café', 'runs café', 'running café', 'open café', 'opens café', 'opening café', 'own café', 'start café', 'works café', 'run restaurant', 'runs restaurant', 'running restaurant', 'open restaurant', 'opens restaurant', 'opening restaurant', 'opened restaurant', 'own restaurant', 'start restaurant', 'starts restaurant', 'works restaurant', 'open restaraunt', 'open resturant', 'run resturant', 'run coffee shop', 'open coffee shop', 'opens coffee shop', 'run tea shop', 'open tea shop', 'run diner', 'open diner', 'run tea room', 'open tea room'],
  except: ['closed', 'closing', 'closes', 'down', 'lost', 'fired', 'job', 'debt', 'money', 'ill', 'sick', 'ran', 'away', 'cat', 'cats', 'dog', 'dogs', 'dragon', 'dragons', 'bear', 'bears', 'mouse', 'mice', 'monster', 'monsters', 'mud', 'pretend', 'playing', 'pizza', 'ice', 'allergy', 'burnt', 'fire'],
  answers: ['cafe', 'café', 'restaurant', 'run', 'runs', 'running', 'open', 'opens', 'opening', 'own', 'start', 'starts', 'work', 'works', 'coffee', 'shop', 'tea', 'diner', 'room', 'food', 'customers', 'customer', 'cook', 'cooks', 'cooking', 'menu', 'waiter', 'chef', 'busy', 'new', 'little', 'together', 'for', 'day', 'who', 'serve', 'serving', 'pancakes'],
  company: ['cafe', 'bell', 'counter', 'usual', 'unusual', 'board', 'noodles', 'egg', 'sisters', 'bus', 'plates', 'kitchen', 'menu', 'till', 'driver', 'hatch', 'teapot', 'window'],
  about: 'In the cafe everybody asks for the usual, and nobody who runs it knows what that is.',
  titles: ['The Usual, Please', 'Not a Crumb on It', '{H} Runs a Cafe', 'Today, the Unusual', 'A Bell on the Counter'],
  want: [
    {
      id: 'a-bell',
      A: 'partner',
      paragraphs: [
        'For one afternoon {H} and {A} ran the Corner Cafe, as Mrs Amari had to meet a train. On the counter stood a bell. You may ring it when an order’s just right. {H} wanted to ring it.',
        'In came Mr Finch. “The usual, please,” said Mr Finch to {A}. They looked for it on the menu, from top to bottom. There were forty things to eat, and it wasn’t one of them.'
      ]
    }
  ],
  way: [
    {
      id: 'egg-face',
      A: 'partner',
      paragraphs: [
        '“It’s egg,” said {H}. “You can tell by the face.” So {A} carried out an egg with a tomato hat. “Oh,” said Mr Finch, and lifted the hat. {H} took one finger off the bell again.',
        'Then came two sisters. “The usual,” said the one. “And the other usual,” said the other. They got noodles, and a banana with jam. “Oh,” they said. And now the number nine bus stopped outside the cafe. Eleven people came in. “The usual!” they all called.'
      ]
    },
    {
      id: 'the-apron',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The apron was made for a bigger cook. On {H} it began at the chin and went on along the floor. “Tuck it in,” said {A}. They tucked it in at the top. That made a bulge, and a spoon fell into it. {H} rang at each step, like a goat.',
        'Everybody looked up at the sound. “That isn’t it,” called {A}. “That’s only the cook.” It took them both to get the spoon out, and they found a teabag as well.'
      ]
    },
    {
      id: 'the-till',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The till had thirty keys and a drawer at the bottom. {H} pressed seven. Ching! The drawer jumped out and hit {A} in the middle. “Oof,” said {A}. “How much is that?” They looked at the little window on top. It said that Mr Finch owed nine hundred pounds.',
        '“It’s a nice egg,” said Mr Finch, “but still.” {H} pressed another key, one with a star on it. Ching! Oof. Now the cafe owed Mr Finch ninepence. That was paid at once, out of the saucer.'
      ]
    },
    {
      id: 'wobbly-table',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At table four the table wobbled. A lady held it still with both elbows. There was no hand left for the spoon. {A} folded up a menu and pushed it under one leg. Now it wobbled the other way.',
        '{H} tried it with a cork, and with a paper napkin, and with a piece of toast. At last it stood like a rock. “You’re good at this,” said the lady. “And now may I have the menu?” {A} got down on both knees again.'
      ]
    },
    {
      id: 'nothing-please',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A small boy in a bobble hat wanted pasta with nothing on it. “No butter?” asked {A}. “Nothing.” “A bit of cheese?” “Nothing, please.” {H} understood that very well. {H} carried in the pasta on a big white plate. It had nothing on it.',
        'The boy looked at it from close up. “There’s a green bit,” said the boy. All three of them bent over it. It was the pattern on the plate. {A} went and got another plate. You have to be exact in a cafe.'
      ]
    },
    {
      id: 'shouting-orders',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In a real cafe they call out the orders in a language of their own. {A} had heard that once. “Two on a raft!” called {A} through the hatch. “One in wellies! And a cow for the bus driver!” {H} looked at the bread, and then at the milk.',
        'What went back was two sardines on toast. A pancake went with them, with its edges in gravy, and then a jug. “That’s what I said,” called {A}. “Is it?” called {H}. “I just did what it looked like.” The bus driver took the cow with both hands.'
      ]
    },
    {
      id: 'the-teapot',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Mrs Amari’s teapot was as big as a bucket. It was full of iced tea. It took two to lift it, one at the handle and one under the spout. “Say when,” said {A} to the lady. They tipped it. For a long time nothing came out at all.',
        '“When,” said the lady then. But a teapot of that size can’t stop at once. It filled the cup, the saucer, and a sugar bowl that wasn’t hers. “You get plenty here,” said the lady.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came in at the door like any other customer, and sat down in front of the counter. “What would you like?” asked {H}. {A} looked at the ham, and then at {H}, and at the ham. “That’s the first clear order today,” said {H}.',
        'A slice went down on a saucer, and it was gone. {H} had one finger on the bell already. But a bell is for two, and {A} had left without an oh or an ah. You couldn’t be sure of it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had the small table in the corner and read the menu from the front to the back. “It’s forty years since I chose something,” said {S}. “I mostly say: the same for me.” “The same as who?” asked {A}. “As your neighbour. You only have to sit by somebody with taste.”',
        '{S} looked round for one. To the left there sat Mr Finch with the egg, and to the right was the wall. “The same for me,” said {S} to the wall. {A} came back with a plate of crackers. It was very near.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the waiter for the tables by the door, and wrote the orders down in drawings. “What’s that?” asked {A} in the kitchen. “A man with a beard.” “And what does he want?” {S} thought hard, and added a smile.',
        'So {A} made something that would do that. It was a waffle with two grapes for eyes. {S} put it down on the table, and waited. The beard moved at both ends. “It’s the same,” called {S}, and held up the drawing.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had the high chair at the end, and ate everything the cafe had, one crumb of each. “What do you say?” asked {H}. {A} threw a crust on the floor. That was a no. A slice of pear stayed where it was, and then went in. That was a yes.',
        '“You’re the only one who says what’s what,” said {H}, and wiped the tray. {A} hit the tray with a spoon, so that it rang. It wasn’t the bell, but it sounded rather like one.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} wanted to know how you do it properly. “At ours you put a napkin over your arm,” said {A}, “and you walk backwards when you leave.” {A} took out two bowls of soup like that, and only bumped into the hat stand.',
        'The hat stand got a bow. It had seven hats, and {A} had taken it for a family. “And what can I bring you?” asked {A}. “The usual,” said {H}, from behind it. {A} wrote down seven.'
      ]
    },
    {
      id: 'empty-plates',
      A: 'partner',
      paragraphs: [
        '“Fourteen times wrong,” said {H}. {A} came in with the plates. “Then look at these,” said {A}. There wasn’t a crumb left. “They say oh, and then they eat it all. I think they’re tired of the usual.”',
        '{H} looked through the hatch. Mr Finch was gazing at the noodles. The sisters were gazing at the egg.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-unusual',
      A: 'partner',
      paragraphs: [
        '{H} wiped the board by the door, and {A} did the spelling. “Today: the Unusual,” it said. Out went pancakes with peas. “Nine years I’ve had a bun,” said Mr Finch, over the noodles. “I thought I had to.”',
        'Ding! The sisters had an egg with two spoons. Ding! The bus driver had jam on a pickle. Ding, ding! A queue stood right round the cafe, and {H} and {A} ran.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It isn’t easy to be unusual for long. In the end {H} shut both eyes and felt along the shelf, left and then right. “Beetroot,” said {A}, who was holding the bowl, “and custard.” They looked at each other.',
        '“Who’s that for?” called {A} through the hatch. All the hands went up. It was pink, and it shone. Mr Finch got it, for being there the longest. “Oh,” said Mr Finch, and this time it went up at the end.'
      ]
    },
    {
      id: 'a-jar-for-tips',
      A: 'same',
      spare: 9,
      paragraphs: [
        'By the till stood a jar for whoever had liked it. Nobody had ever put much in. Now the lady from table four put in a coin. The bus driver put in a ticket to the sea. The boy in the bobble hat hadn’t got any money. In went the bobble.',
        '“What do you do with a bobble?” asked {A}. {H} set it on the bell. It fitted exactly. When you rang now it said dunk, like somebody knocking at a cushion. They took it off again, but they kept it.'
      ]
    },
    {
      id: 'all-washed-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then there were no plates left. They stood in the sink as high as {H}. {A} washed, and {H} dried, and it went on coming in from the side. The bus driver hung up a jacket and took the second towel. “I’ve got four minutes,” said the driver.',
        'It took nine. The people on the bus didn’t mind. They had their plates with them, and handed them in through the window, as each one finished. “They were never so pleased at the depot,” said the driver.'
      ]
    },
    {
      id: 'left-over',
      A: 'partner',
      paragraphs: [
        'Then Mrs Amari came back, and sat down on the only free chair. “The usual,” said Mrs Amari. The whole cafe went quiet. “What is it?” whispered {A}. “Whatever’s left over,” whispered Mr Finch. And nothing was.',
        'So {H} and {A} began from the beginning, with an egg, a pancake, a grape and a flag. Mrs Amari looked at it for a long time. “That isn’t my usual,” said Mrs Amari. “No,” said {H}, and rang the bell.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a table by the radiator, and looked hungry.',
      '{names} went and stood under the hatch, where things fall down.',
      { text: '{names} laid forks on the left and spoons wherever there was room.', needs: ['hands'] },
      { text: '{names} read the menu aloud, all forty things.', needs: ['hands'] }
    ],
    way: [
      '{names} made room for eleven people off a bus.',
      '{names} found a noodle, a long way from the table.',
      { text: '{names} ran out with bread, to win some time.', needs: ['hands'] },
      { text: '{names} poured water for everybody, since that is never wrong.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at each ding.',
      '{names} tried the pickle with jam, and went back for it.',
      { text: '{names} buttered whatever came by.', needs: ['hands'] },
      { text: '{names} shook a napkin, and called the next in the queue.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were put up on the tables, and the bell was polished with a sleeve. Mrs Amari had written on the board: Tomorrow, Ask the Cook.',
    '{H} washed, and under one ear there was still some custard. In bed you lie down quite as usual, on your side, with one hand under your cheek.'
  ],
  last: [
    'On a dark counter a bell kept quiet, with a bobble beside it, and {H} was asleep.',
    'Nobody had ordered anything more, and {H} was asleep, just as usual.'
  ]
})
