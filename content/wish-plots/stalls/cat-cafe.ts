import { wishPlot } from '../wish-plot.ts'

export const catCafe = wishPlot({
  id: 'wish-cat-cafe',
  wishes: ['cat cafe', 'cats cafe', 'cat café', 'cats café', 'kitten cafe', 'kittens cafe', 'kitty cafe', 'cat coffee shop', 'cats coffee shop', 'cat restaurant', 'cats restaurant', 'kitten restaurant', 'cat tea room', 'cat tea shop', 'cats tea shop', 'cat waiter', 'cats waiters', 'cat waitress', 'cats run cafe', 'cat runs cafe', 'cafe run by cats', 'cats open cafe', 'cat opens cafe', 'cat opened cafe', 'cats opened cafe', 'cats work cafe', 'cat works cafe', 'cats serve cafe', 'cats serving tea', 'cat diner', 'cats bakery', 'cat bakery', 'cats run restaurant', 'cat opens restaurant', 'cat cake shop', 'cat owns cafe', 'cats own cafe', 'cafe full of cats', 'cafe with cats'],
  answers: ['our', 'my', 'the', 'a', 'cat', 'cats', 'kitten', 'kittens', 'kitty', 'pet', 'cafe', 'café', 'coffee', 'shop', 'restaurant', 'tea', 'room', 'cake', 'cakes', 'waiter', 'waiters', 'run', 'runs', 'open', 'opens', 'opened', 'own', 'owns', 'work', 'works', 'serve', 'serves', 'serving', 'visit', 'visiting', 'going', 'go', 'goes', 'trip', 'to', 'at', 'hot', 'chocolate', 'milk', 'cream', 'ginger', 'black', 'white', 'naughty', 'clumsy', 'funny', 'knock', 'knocks', 'cups', 'cup', 'who', 'where', 'all', 'first', 'town', 'new', 'little', 'customers', 'by', 'with', 'fish', 'table', 'tables', 'box', 'boxes', 'start', 'starts', 'day'],
  except: ['dog', 'dogs', 'mouse', 'mice', 'rat', 'hamster', 'guinea', 'penguin', 'robot', 'witch', 'dragon', 'fox', 'died', 'lost', 'missing', 'vet', 'allergic', 'scratched', 'closed', 'space', 'pirate', 'ninja', 'adopt', 'adopting', 'adopted', 'choose', 'choosing', 'caterpillar', 'internet', 'school', 'van', 'chicken', 'duck', 'bear', 'rabbit', 'unicorn'],
  moods: ['first', 'question'],
  company: ['cat', 'cats', 'cafe', 'waiter', 'tray', 'cup', 'table', 'box', 'boxes', 'chocolate', 'cream', 'till', 'cook', 'manager', 'corner', 'saucer', 'guests', 'spoon'],
  out: true,
  fed: true,
  isTale: true,
  about: 'In a café run by cats the waiter pushes every cup off the table, until the hero sees where the manager sits.',
  titles: ['A Café Run by Cats', '{H} and the Cup on the Edge', 'What the Manager Does', 'So Far They All Did', 'The Waiter on His Break'],
  want: [
    {
      id: 'hat-of-cream',
      A: 'partner',
      paragraphs: [
        'On the corner was a café that was run by cats. A black cat cooked, and a white cat lay on the till. A ginger cat called Tom brought what you ordered. {H} came with {A}, and ordered a hot chocolate with a hat of cream. {H} had wanted one since Tuesday.',
        'Tom carried it in on a tray, and did not spill a drop. Down it went on the very edge of the table. Then Tom looked {H} in the eye, put out one paw, and pushed. Clonk! “Anything else?” asked Tom.'
      ]
    }
  ],
  way: [
    {
      id: 'clonk',
      A: 'partner',
      paragraphs: [
        '“Another one, please,” said {H}, and set that one right in the middle. Tom came over the table, and pushed it past the sugar, and past the flowers, and off. Clonk! “Why do you do that?” asked {H}. “We have to know if it falls,” said Tom kindly. “And?” “So far they all have.”',
        '{A} held on to the third one with both hands. So Tom pushed off the spoon, the sugar, and a small sign that said RESERVED. There was chocolate on every shoe, and none in {H}.'
      ]
    },
    {
      id: 'on-the-menu',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a menu as well, but Tom was sitting on it. “What is there to eat?” asked {A}. Tom lifted up the left side. SOUP, it said there. Then came the right side. FISH. “And in the middle?” asked {H}.',
        '“That’s warm now,” said Tom, “and I’m not getting up.” They tried to read it by the bits beside the tail. It began with a P. It could have been pancakes, or it could have been a paw.'
      ]
    },
    {
      id: 'the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A grey cat stood at the door and wanted to be let out. {A} got up and opened it. The cat looked at the street. It put one foot over the step, and then it sat down, half in and half out. “Well?” said {A}.',
        '“I’m thinking,” said the cat. There was a draught, and the napkins blew away. {A} shut the door, and sat down. At once the cat wanted out. It was its job to see people to the door, and it did it all day.'
      ]
    },
    {
      id: 'fish-of-the-day',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The black cat looked out of the kitchen in a tall white hat. “Today we’ve got fish soup,” it said. “After that there’s fish. And for pudding there’s fish cake.” “Is it a cake?” asked {H}. It had a candle in it. But it had a tail too.',
        '“Have you got anything without fish?” asked {A}. The cook went away to look. There was a good deal of clattering. It came back with a plate, and on the plate lay a pea. “That’s for people who don’t eat,” it said.'
      ]
    },
    {
      id: 'laps',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The café was always full, and {A} soon found out why. A spotted cat climbed on to {A}’s lap and turned round three times. Then it was asleep. “That’s nice,” said {A}. After a while {A} wanted to get up, and couldn’t.',
        '“You can’t move when there’s a cat on you,” said a man at the next table. “It’s the law.” There was one on each knee. “How long have you been here?” asked {H}. “What day is it?” asked the man.'
      ]
    },
    {
      id: 'a-hair',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s a hair in my tea!” said a lady with a hat. Tom looked into the cup. “Yes,” said Tom, “that’s one of mine,” and seemed glad to have found it. “There are more on the cushion, if you need some.”',
        '{A} had one on the sleeve, a long white one. {H} had ginger ones all over. When they stood beside each other, they matched the staff. “Are you being served?” a boy asked {A}. “I’ll send somebody,” said {A}.'
      ]
    },
    {
      id: 'the-till',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The white cat lay on the till, because it was warm. If you wanted to pay, you had to tickle it under the chin. Then it stretched, and one foot came down on a key. Ting! “A thousand and four,” said the till.',
        '“For a pea?” asked {A}. The cat stretched its other foot. Ting! Now it was nothing at all. “That’s better,” said {A}, and paid it. The cat took a piece of string as well. It gave back the end.'
      ]
    },
    {
      id: 'mad-minutes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At four o’clock the cook stopped stirring. Tom’s eyes went as round as plates. Then all the cats ran. They ran along the counter, up the curtain, round the lamp and straight through the soup. Nobody was chasing them. “What is it?” cried {A}.',
        '“It’s four o’clock,” said the man with the cats on both knees. As soon as it was over they sat down and washed one leg. “Did somebody run?” asked Tom. {A} had a curtain on, and said nothing.'
      ]
    },
    {
      id: 'a-bird',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Outside a sparrow came down on the window sill. All the staff went to the window. They sat in a row, and their teeth said k-k-k-k. “Tea?” called a guest. “Is anybody there?” Nobody was, only seven tails.',
        'So {A} took the tray, and brought the tea. {H} brought the bill. The sparrow looked in, with its head on one side. It saw seven cats in aprons, and two people who did the work. It laughed so much that it had to hold on.'
      ]
    },
    {
      id: 'a-present',
      A: 'other',
      spare: 9,
      paragraphs: [
        'The cook liked {A} very much. It came out of the kitchen with something in its mouth, and laid it on {A}’s plate. It was grey, and had a tail. “Eat it while it’s fresh,” said the cook.',
        '{A} poked it with a fork. It was a toy mouse, made of felt, and it said SQUEAK when you pressed it. “Delicious,” said {A}, and put it away for later. From then on there was a new one with each cup.'
      ]
    },
    {
      id: 'pet-in-the-cafe',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Then the cats saw {A}, and nobody had told them. They all stopped where they were. {A} stopped too. For a while the whole café held its breath, and nobody’s tail moved.',
        'Then the white cat lifted one paw from the till, and pointed to a place by the wall. There was a bowl there, with a napkin. {A} sat down, as somebody who has been in cafés before. They just agreed not to look at each other.'
      ]
    },
    {
      id: 'elder-in-the-cafe',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had a cat who worked,” said {S}. “He was at the post office. He sat on all the parcels marked with care.” “Was he good at it?” asked {A}. “Nobody ever dropped one,” said {S}. “You couldn’t lift them.”',
        'Tom had stopped to listen. “Did he push any off?” asked Tom. {S} thought back. “Only the stamps,” said {S}. Tom nodded, and went on. Everybody has to begin with something small.'
      ]
    },
    {
      id: 'child-in-the-cafe',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to work there too, and asked the cook. “Can you sleep in the sun?” asked the cook. {S} lay down and tried. “Can you wash behind your ear with your foot?” {S} got the foot as far as the nose.',
        '“Not bad for a kitten,” said the cook. {S} got an apron and a bell. “What can I bring you?” {S} asked {A}. “A hot chocolate, please.” {S} brought it, looked {A} in the eye, and put out one hand. “No!” said {A}.'
      ]
    },
    {
      id: 'baby-in-the-cafe',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat in the high chair and had watched it all. {A} had a spoon. {A} held it out over the edge, looked at Tom, and let go. Clink! Tom came nearer, picked up the spoon, and gave it back.',
        'Clink! They did it nine times. “At last,” said Tom to the cook. “Here’s somebody who wants to know.” Tom wished to take {A} on for the whole summer. But {A} would have had to give up milk at lunch.'
      ]
    },
    {
      id: 'the-manager',
      A: 'partner',
      paragraphs: [
        '“There’s one cat here who hasn’t pushed off anything,” said {A}. In the corner stood a cardboard box, in which new cups had come. There were paws folded over its edge, and two eyes half shut. “That’s the manager,” said Tom. “What does it do?” asked {H}. “It sits in there,” said Tom, and sounded a little jealous.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-box',
      A: 'partner',
      paragraphs: [
        '“Have you got any more boxes?” asked {H}. There were nineteen, for they needed a lot of cups. {H} put one on the table, beside a fresh chocolate. Tom looked at the cup. Tom looked at the box. In went one paw. In went all the rest. “I’m on my break,” said Tom.',
        'And {H} drank the chocolate, hat and all, with cream right up to the nose. Soon a box stood on every table, and there was a waiter in each. Not one cup fell.'
      ]
    },
    {
      id: 'who-fits',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The black cook got the smallest box. It had been for egg cups. “You’ll never fit,” said {A}. The cook went in with the front half first. Then it sat down, and what was left over hung out all round. “It’s perfect,” it said.',
        'Two boxes were still empty. {A} had a look at the bigger one. “Just to see,” said {A}. It was surprisingly comfortable. You could see everybody, and nobody asked you for anything.'
      ]
    },
    {
      id: 'self-service',
      A: 'same',
      spare: 15,
      paragraphs: [
        'With all the staff in boxes, there was nobody to bring things. So the guests brought them. The man got up at last, with a cat under each arm, and made pancakes. {A} carried them round. “Thank you,” purred a box. “And a saucer of milk, please.”',
        'Before long all the cats had been served. They had never known how nice it was in their café. “It’s the best in town,” said Tom. “Ask for the ginger one.”'
      ]
    },
    {
      id: 'last-of-the-cream',
      A: 'partner',
      paragraphs: [
        'At the bottom of the cup {H} had left some cream. {H} held it over Tom’s box, and a pink tongue licked it clean. Then Tom looked at the empty cup, and at the edge of the table. “May I?” asked Tom. {A} held a cushion underneath. Puff, went the cup. “It fell,” said {H}. “So far,” said Tom, very happily.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in behind, and the bell over the door said miaow.',
      '{names} ordered as well, and drew their feet up in good time.',
      { text: '{names} hung up the coats, and there was a cat asleep in each hood.', needs: ['hands'] },
      { text: '{names} fetched a mop, and Tom sat down on it.', needs: ['hands'] }
    ],
    way: [
      '{names} lapped up a puddle of cream, and nobody minded in there.',
      '{names} could not move, because of the cats on them.',
      { text: '{names} caught a sugar bowl in the air, and everybody clapped.', needs: ['hands'] },
      { text: '{names} mopped up round the table, and Tom walked through it and left prints.', needs: ['hands'] }
    ],
    turn: [
      '{names} shared a box by the window, with the spotted cat on top.',
      '{names} sat with their noses over the cups, and could drink in peace.',
      { text: '{names} carried boxes in from the yard, as many as they could see over.', needs: ['hands'] },
      { text: '{names} scratched one waiter each behind the ears.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were put up in the café, and the cats stayed in their boxes. Only the grey one stood by the door, half in and half out.',
    '{H} washed off the cream, stood the mug in the middle of the shelf, and lay down.'
  ],
  last: [
    'In the café somebody purred in a box, and {H} was asleep.',
    'Not one thing fell, all night long, and {H} was asleep.',
    'The manager sat there and did what it did, and {H} was asleep.'
  ]
})
