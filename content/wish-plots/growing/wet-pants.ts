import { wishPlot } from '../wish-plot.ts'

export const wetPants = wishPlot({
  id: 'wish-wet-pants',
  wishes: ['wet pants', 'wets pants', 'wetting pants', 'wet trousers', 'wet knickers', 'wet tights', 'wee accident', 'wee accidents', 'pee accident', 'pee accidents', 'toilet accident', 'toilet accidents', 'toileting accident', 'toileting accidents', 'daytime accidents', 'daytime wetting', 'day wetting', 'peed pants', 'pee pants', 'weed pants', 'wee pants', 'accident pants', 'accident trousers', 'accidents nursery', 'accidents preschool', 'spare trousers', 'spare clothes', 'toilet in time', 'loo in time', 'potty in time'],
  answers: ['wet', 'wets', 'wetting', 'pants', 'trousers', 'knickers', 'tights', 'leggings', 'underpants', 'wee', 'weed', 'wees', 'weeing', 'pee', 'peed', 'pees', 'peeing', 'toilet', 'toileting', 'loo', 'bathroom', 'potty', 'accident', 'accidents', 'day', 'daytime', 'days', 'today', 'yesterday', 'again', 'nursery', 'preschool', 'pre-school', 'kindergarten', 'daycare', 'school', 'reception', 'class', 'playground', 'playing', 'play', 'busy', 'too', 'forgets', 'forgot', 'go', 'goes', 'going', 'went', 'time', 'in', 'make', 'made', 'makes', 'making', 'reach', 'get', 'gets', 'got', 'had', 'has', 'having', 'have', 'keeps', 'still', 'often', 'always', 'never', 'not', 'didn’t', 'doesn’t', 'won’t', 'little', 'small', 'big', 'son', 'daughter', 'girl', 'boy', 'toddler', 'child', 'year', 'old', 'embarrassed', 'ashamed', 'upset', 'sad', 'worried', 'cried', 'cries', 'cross', 'shy', 'about', 'it', 'home', 'came', 'spare', 'borrowed', 'different', 'someone', 'somebody', 'else’s', 'clothes', 'bag', 'changed', 'changing', 'his', 'her', 'because', 'when', 'stop', 'stopping', 'learning', 'dry', 'staying', 'mummy', 'mum', 'training', 'trained', 'leave', 'game', 'front', 'everyone'],
  except: ['bed', 'night', 'nights', 'sleep', 'asleep', 'nap', 'sleepover', 'poo', 'poop', 'pooed', 'soiled', 'soiling', 'car', 'cars', 'crash', 'bike', 'bicycle', 'scooter', 'road', 'train', 'bus', 'motorway', 'fell', 'broke', 'broken', 'arm', 'leg', 'head', 'blood', 'bleeding', 'hurt', 'ambulance', 'hospital', 'doctor', 'operation', 'infection', 'uti', 'diabetes', 'teacher shouted', 'shouted', 'shouts', 'told off', 'smacked', 'hit', 'hits', 'laughed', 'laugh', 'teased', 'bullied', 'bully', 'bullies', 'smell', 'smelly', 'touched', 'secret', 'police', 'court', 'died', 'dead', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'gran', 'dad', 'daddy', 'uncle', 'auntie', 'baby', 'dog', 'puppy', 'cat', 'kitten', 'rabbit', 'rain', 'puddle', 'puddles', 'river', 'sea', 'pond', 'pool', 'swimming', 'paint', 'laundry', 'washing', 'superhero', 'dragon', 'dinosaur', 'pirate', 'princess', 'unicorn', 'robot', 'monster', 'king', 'underpants', 'happy', 'invention', 'wheel', 'tyre', 'first time', 'first wee', 'did a wee on'],
  nothingElse: true,
  moods: ['learning', 'change', 'afraid', 'losing', 'first'],
  company: ['trousers', 'brick', 'bridge', 'table', 'tablecloth', 'pear', 'pocket', 'box', 'soup', 'king'],
  about: 'The hero comes home from an accident in borrowed orange trousers, finds in their pocket the very brick that was missing, and finds out what it is good for to take the last piece along to the toilet.',
  titles: ['The Orange Trousers', 'Nothing Can Be Finished Without Me', 'The Last Brick', '{H} and the Table That Was New', 'Twelve Strokes'],
  want: [
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        '{H} came home in orange trousers, and they were not {H}’s. {H}’s own were in a bag with the pants, all wet. There had been an accident. “I was building a bridge,” said {H}, “and the last brick was missing, the yellow one. I couldn’t go for a wee before it was found. Then it was warm, and then it was cold.”',
        'The orange ones came from the box for accidents. You could see them from the end of the street. {H} did not want to be seen.'
      ]
    }
  ],
  way: [
    {
      id: 'rain-upwards',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} sat down and held a newspaper in front. It was big, but below it there were still two orange legs. “What’s the news?” asked {A}. “It’s raining,” said {H}, and pointed at a picture.',
        '{A} bent down. On that side of the newspaper the rain went up, and the people stood on their hats. {H} turned it over, and the legs could be seen even better.'
      ]
    },
    {
      id: 'new-or-old',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} came by in the hall. “New trousers?” asked {A}. “No,” said {H}, with both hands on the knees. “Old ones.” That was true.',
        '“They’re so cheerful,” said {A}. {H} looked down at them. They had not been very cheerful today. But they could not help their colour, and they were dry.'
      ]
    },
    {
      id: 'new-table',
      A: 'partner',
      paragraphs: [
        'So {H} got under the tablecloth, and not a thread of orange looked out. {A} came along with a pear, and put it down on top of {H}. “That’s a new table,” said {A}. “Yes,” said the table. To stand more firmly, it put its hands in its pockets. In one of them there was something with corners.'
      ]
    },
    {
      id: 'yellow',
      A: 'partner',
      paragraphs: [
        '“The yellow brick!” cried {H}, and came out. “I looked for it everywhere, and then I had it on!” “Whoever wore those before must have put it in there,” said {A}. “And had an accident too,” said {H}. “You don’t get them for anything else.” But why put a brick in a pocket? “To take it home,” said {A}. {H} shook {H}’s head. “You don’t take bricks home.”'
      ]
    },
    {
      id: 'one-knee',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They looked at the trousers to see who it could have been. On one knee there was a patch, and on the other there was none. “Somebody crawls on one knee,” said {A}. {H} tried it out on the rug.',
        'It could be done. But it only went round and round. “Then they can’t be far,” said {A}.'
      ]
    },
    {
      id: 'three-creases',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For {H} the legs had been turned up. {A} turned them down again, and there were three creases in the orange, one above the other. “One’s yours,” said {A}. The next was for somebody much shorter.',
        'The third was quite low. “That one had long legs,” said {H}, and measured with a hand. “Legs like that! And didn’t get there either.”'
      ]
    },
    {
      id: 'the-frog',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’ve got something green behind,” said {A}. {H} turned round to see, and it turned round as well. In the mirror it was half a frog, with one eye. “Somebody sat on it,” said {A}, “when the paint was wet.”',
        '“Then the rest of it’s hanging up somewhere,” said {H}. It had been sat on, and hung up all the same. {H} liked that frog.'
      ]
    },
    {
      id: 'elder-king',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I had an accident,” said {S}, “there was no box. There was only the one with the costumes.” {A} asked what {S} had got. “A velvet gown,” said {S}. “I walked home as a king, and my trousers came behind in a bag.”',
        '“And did people look?” “They bowed,” said {S}. After that there had been quite a few accidents in that class.'
      ]
    },
    {
      id: 'child-glass',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} walked once round the orange trousers. There were none as good in {S}’s drawer. “What do you have to do to get them?” asked {S}. {A} said it, quite low, into {S}’s ear.',
        '{S} thought it over for some time. “Would it count with water?” asked {S}, and looked about for a glass. {A} moved the glass to the other end of the table.'
      ]
    },
    {
      id: 'baby-tuesday',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'Then {S} was wet as well. {S} was laid on a towel and got dry things, and kicked, and laughed about it. It was the fourth time since breakfast. “And nobody calls it an accident,” said {A}.',
        '“What do they call it, with {S}?” They thought about that, over the dry things. “Tuesday,” they said at last.'
      ]
    },
    {
      id: 'pet-reads',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to the bag, and stayed there. It was all in it, the bridge, and the looking, and how it had ended. {A} took it in slowly, from the top to the bottom, and then began again.',
        '“It’s not that interesting,” said {H}. {A} seemed to think that it was the best bag for weeks.'
      ]
    },
    {
      id: 'guest-lent',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'A bus had gone past {S}, close to the kerb. Now {S} sat there in a dressing gown that belonged to the house. A pair of trousers hung over a chair and dripped.',
        '“These aren’t mine either,” said {A}. They looked at what the other had on. “Orange is good,” said {S}. “In this I look like a bed.”'
      ]
    },
    {
      id: 'tock',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} walked up and down, to feel what a brick does in a pocket. It said tock against the leg, at every other step. “Perhaps they wanted to hear if they’re coming,” said {A}.',
        '{H} went faster. Tocktocktock. It was no use for creeping. And you could not sit down on that side. But you never for a moment forgot that you had it.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-pocket',
      A: 'partner',
      paragraphs: [
        'To find out why, they built the bridge again, out of books. Only the brick was missing on top. {H} stood on one leg, and then on the other. “You need a wee,” said {A}. “No,” said {H}. “You’ll finish it without me.” {A} had the brick in one hand already. {H} looked at it. Then {H} took it away from {A}, pushed it into the orange pocket, and ran.'
      ]
    },
    {
      id: 'what-it-is-for',
      A: 'partner',
      paragraphs: [
        '{A} sat in front of the bridge and waited. There was nothing else to be done with it. Then the toilet flushed, and back came {H}, as dry as a biscuit. “That’s what it’s for!” cried {H}. “Nothing can be finished without me!” “And afterwards it was forgotten in there,” said {A}. {H} put the brick on top.'
      ]
    },
    {
      id: 'bookmark',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} was reading aloud. In the story a goat had just come to a door. {H} stood up, pulled out the bookmark, put it in the pocket and went for a wee.',
        '{A} looked at the picture. It would have been nice to know what the goat wanted. But without {H} nobody could say where they were. “Now,” said {H}, and sat down again, and the goat knocked.'
      ]
    },
    {
      id: 'spoon',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Later {A} stirred some batter, crossed both legs, and stirred faster. “You need a wee,” said {H}. “Not now,” said {A}. “It’ll go lumpy.” {H} took the spoon out of the bowl and held it out by the handle.',
        'It did not fit in any pocket, so {A} took it along under one arm. It dripped a bit, all the way there. But the batter had waited.'
      ]
    },
    {
      id: 'the-dice',
      A: 'other',
      spare: 14,
      paragraphs: [
        'They were playing a game with dice when {A} got up, took both dice and was gone. {H} looked at the board. All the little men stood there and looked at the door.',
        'It took a long time. They heard water, and then they heard it again. “You needn’t wash the dice,” called {H}. {A} came back with clean hands and threw a six, and it was still wet.'
      ]
    },
    {
      id: 'full-pockets',
      A: 'same',
      spare: 15,
      paragraphs: [
        'By then {H} took something along from everything. There was a pencil in the pocket, a bit of puzzle, a crust and a sock. {H} had to hold up the trousers with both hands.',
        '“Now you can’t do a wee,” said {A}, “because you can’t let go.” So the rest was put on a plate outside the door, and somebody ate the crust.'
      ]
    },
    {
      id: 'paper-brick',
      A: 'same',
      spare: 16,
      paragraphs: [
        'One thing was still wrong. The brick had to go back, for there was a bridge that needed it. “Then the pocket’s empty for the next one,” said {H}.',
        'So {H} drew a brick on paper, cut it out, and coloured it yellow on both sides. It weighed nothing, and it did not say tock. “They’ll know what it means,” said {H}. “Or they’ll think it’s cheese,” said {A}.'
      ]
    },
    {
      id: 'strokes',
      A: 'partner',
      paragraphs: [
        'In the evening everything was washed, and the orange trousers with it. {A} turned them inside out. On the label there were little strokes, made with a pen. They counted eleven. “What are they for?” asked {A}. {H} knew. {H} fetched a pen, and made the twelfth.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the orange trousers, and then politely at something else.',
      '{names} moved the bag a little to one side.',
      { text: '{names} found a dry pair for later.', needs: ['hands'] },
      { text: '{names} hung up the coat that belonged to {H}.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the new table.',
      '{names} found the pear on the floor.',
      { text: '{names} put the pear back on its plate.', needs: ['hands'] },
      { text: '{names} folded up the tablecloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the other side of the bridge.',
      '{names} kept away from the bridge with great care.',
      { text: '{names} brought one more book for the bridge.', needs: ['hands'] },
      { text: '{names} wrung out a sock.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung both pairs of trousers up to dry, side by side, and the pants in between. The brick lay by the door, for tomorrow.',
    '{H} went for a wee once more and took nothing along, for everything was finished. Then {H} lay down.'
  ],
  last: [
    'The trousers hung side by side, no brick was missing any more, and {H} was asleep.',
    'Twelve strokes were drying in the dark, and {H} was asleep.'
  ]
})
