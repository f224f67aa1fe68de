import { wishPlot } from '../wish-plot.ts'

const DENS = ['den', 'fort', 'pillow fort', 'cushion fort', 'couch fort', 'blanket fort']
const OUT = ['wouldn’t come out for', 'won’t come out for', 'refused to come out for']

export const dinnerOnTheRoof = wishPlot({
  beginsElsewhere: true,
  id: 'wish-dinner-on-the-roof',
  wishes: ['we made a den out of the sofa cushions and would not come out for dinner', ...DENS.slice(0, 2).flatMap((den) => OUT.flatMap((out) => ['dinner', 'supper', 'tea'].map((meal) => `${den} ${out} ${meal}`))), ...DENS.flatMap((den) => [`${den} cushions dinner`, `${den} wanted dinner in`]), 'den of sofa cushions dinner', 'fort of couch cushions dinner', 'den would not come out dinner', 'fort would not come out dinner', 'den eat dinner inside', 'fort eat dinner inside', 'ate dinner in fort', 'ate dinner in blanket fort', 'ate dinner in pillow fort', 'ate dinner in cushion den', 'den had dinner in it sofa', 'eating dinner in pillow fort', 'eating dinner in blanket fort', 'dinner under table den', 'dinner under table fort', 'sofa den dinner', 'blanket den dinner'],
  answers: ['den', 'dens', 'fort', 'forts', 'house', 'cave', 'castle', 'sofa', 'couch', 'settee', 'cushion', 'cushions', 'pillow', 'pillows', 'blanket', 'blankets', 'made', 'built', 'build', 'building', 'making', 'out', 'of', 'all', 'come', 'came', 'coming', 'would', 'wouldn’t', 'won’t', 'not', 'refused', 'refuse', 'stayed', 'stay', 'inside', 'in', 'for', 'dinner', 'supper', 'tea', 'dinnertime', 'teatime', 'lunch', 'meal', 'food', 'eat', 'ate', 'eating', 'peas', 'potatoes', 'table', 'under', 'living', 'room', 'lounge', 'roof', 'walls', 'brother', 'sister', 'cousin', 'cousins', 'friend', 'friends', 'together', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'today', 'yesterday', 'afternoon', 'evening', 'rainy', 'rain', 'wet', 'day', 'best', 'big', 'huge', 'cosy', 'funny', 'cross', 'called', 'we', 'they', 'he', 'she', 'the', 'and', 'so', 'had'],
  except: ['bed', 'bedtime', 'sleep', 'slept', 'bath', 'school', 'fell', 'hurt', 'hit', 'stuck', 'broke', 'broken', 'brother wrecked', 'knocked', 'destroyed', 'fight', 'fought', 'shouting', 'scared', 'afraid', 'thunder', 'storm', 'hiding', 'died', 'hospital', 'dragon', 'dinosaur', 'bear', 'fox', 'lion', 'monster', 'snow', 'ice', 'tree', 'woods', 'forest', 'garden', 'beach', 'guard', 'password', 'allowed'],
  moods: ['late', 'change'],
  fed: true,
  company: ['den', 'cushion', 'cushions', 'sofa', 'roof', 'wall', 'walls', 'table', 'plate', 'peas', 'pea', 'door', 'crack', 'chair', 'chairs', 'post', 'spoon', 'potatoes', 'knees', 'dinner', 'house'],
  about: 'The hero has made a den out of the sofa cushions and will not come out for dinner, until it is seen that the roof lies on the hero’s own head, and that a table would hold it just as well.',
  titles: ['Dinner on the Roof', 'The North Wall Is a Seat', '{H} Lives Here Now', 'A Den from the Knees Down', 'The Post in the Middle'],
  want: [
    {
      id: 'lives-here-now',
      A: 'partner',
      paragraphs: [
        '{H} made a den out of the sofa cushions, and would not come out for dinner. It had four walls, a roof, and a door for thin people.',
        '“Dinner’s ready,” called {A}. “I live here now,” said a voice in the den. {A} stood there with a spoon. “Don’t they eat, where you live?” “They do,” said {H}, “but only in here.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-plate-and-the-door',
      A: 'partner',
      paragraphs: [
        'So {A} brought the plate to the door. The plate was wider than the door. Tipped up on its edge, it went in very well. The peas went everywhere else.',
        '“It’s empty,” said {H} inside. {A} pushed in the peas through a crack, one by one. After eleven peas {A} needed a rest. “At this rate you’ll have finished on Sunday.”'
      ]
    },
    {
      id: 'the-den-growled',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} carried the potatoes past the den, quite slowly, and blew a little. The steam went in at every crack. For a while it was quiet inside. Then something growled in there, long and deep, and ended on a squeak.',
        '“Have you got a bear with you?” asked {A}. “That was the den,” said {H}. The den growled again. {A} asked if the den would like a potato. The den said that it would, and held out a hand.'
      ]
    },
    {
      id: 'dear-den',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} wrote a letter, and posted it between two cushions. “Dear {H},” it said, “there is dinner at our house. It is the big house, all round yours. Please bring your own chair.” It was a good while before the answer came.',
        '“I am not at home,” it said, on the back. {A} turned it over twice. “Who wrote this, then?” asked {A}. Behind the wall there was some whispering, though only one person was in there. “The post office,” said the den.'
      ]
    },
    {
      id: 'one-eye',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a window, too. It was where one cushion did not quite meet the next. It was as wide as one eye. {A} held things up in front of it. For a fork, the eye blinked. For the salt, it did nothing.',
        '{A} held up the whole bowl of peas. The eye went away, and there was a mouth at the window instead. {A} took aim, and one pea went in. After that you never knew which it was going to be, so {A} said “Mouth?” first.'
      ]
    },
    {
      id: 'this-end-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} walked once round the den, and read it. Every wall had a zip, and a label that said how warm you might wash it. “Your east wall is not to be ironed,” said {A}. “I wasn’t going to,” said {H}.',
        'On the west wall was the round mark where somebody had put a cup, in March. It had always been underneath. Now it hung in the den, right opposite {H}, like a picture of the moon. “I wouldn’t have that turned round for anything,” said {H}.'
      ]
    },
    {
      id: 'a-spoon-on-a-spoon',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If the plate’s too wide, we need something thin,” said {A}. The thinnest thing in the kitchen was a bean. {A} laid a long one on a ruler and slid it in. It arrived. “More,” said the den.',
        'A carrot stick arrived as well, and so did a noodle, after a fashion. Then {A} tried it with gravy. The ruler came back empty, and the door had a brown stripe. “That one turned off on the way,” said {A}.'
      ]
    },
    {
      id: 'other-sits-down',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in with a newspaper, and sat down on the sofa as on any other day. But it was much farther down than on any other day. For a moment there were only two knees and the newspaper to be seen.',
        '“Has the sofa got lower,” asked {A}, “or have I?” “The rest of it’s over here,” called {H}. {A} looked across at the den. “And what’s it like over there?” “Soft,” said {H}. {A} sighed, and turned a page, somewhere near the floor.'
      ]
    },
    {
      id: 'pet-goes-in-and-out',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The door was just right for {A}. {A} went in, stayed for a short time, and came out with a pea. Then {A} went in again. It looked like somebody with a lot to do in there, and no time to explain.',
        '“{A} comes out for dinner,” somebody said at the table. “{A} comes out with it,” said {H}. “That’s different.” {A} laid the peas under the sofa, all in a row. Nobody knew if they were meant for later, or if that was a fence.'
      ]
    },
    {
      id: 'elder-umbrellas',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We made ours out of umbrellas,” said {S}. “Six of them, open, in the hall. You could hear it not raining.” “Did you come out for dinner?” asked {A} through the crack. “We’d have liked to,” said {S}. “But we were more than six in there, and all of us were holding something.”',
        '“So what did you eat?” asked {A}. “In the end the pot came in,” said {S}. “An aunt came with it, under one more umbrella.” “But it wasn’t raining,” said {A}. “No,” said {S}, “but by then we’d all got used to it.”'
      ]
    },
    {
      id: 'child-a-very-small-den',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} made a den as well. There was only one cushion over, and it was the little round one. {S} sat down, and put it on top. “I live here now,” said {S}. Under it you could see all of {S}.',
        '“That’s a hat,” said {A} through the window. “It’s a den,” said {S}, and went to the table, and lived there. After each pea {S} went out of the den, and came in again. For that you only had to lift it.'
      ]
    },
    {
      id: 'not-the-north-wall',
      A: 'partner',
      paragraphs: [
        '{A} sat down to wait. With no cushions the sofa went down a long way, to a comb and some crumbs. “You’ve got my seat in your wall,” said {A}. “That’s the north wall,” said {H}.',
        '“And if you came out just for one potato?” asked {A}. “I can’t,” said {H}. It was not “I won’t”. {A} thought about that, beside the comb.'
      ]
    },
    {
      id: 'the-post',
      A: 'partner',
      paragraphs: [
        '{A} knelt down and looked in at the crack. {H} sat quite straight, and on {H}’s head lay the roof. “Lean a bit to the left,” said {A}. {H} leaned, and the whole den leaned as well.',
        '“You don’t live in it,” said {A}. “You’re the post.” “That’s it,” said {H}. “If I come out, it’s only cushions.” {A} looked round for something else to hold up a roof.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-roof-on-four-legs',
      A: 'partner',
      paragraphs: [
        'In the middle of the room stood something on four legs. {A} pushed back the chairs. “I’ve found you a roof,” said {A}. “It’s already got dinner on it.”',
        'Wall by wall they moved the den across. Between the table legs the cushions stood up by themselves, with gaps for knees. {H} sat down in there and nodded. For the first time since four o’clock nothing fell down.'
      ]
    },
    {
      id: 'moving-day',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The old roof was not needed now. But {H} came across the carpet under it, like a tortoise. The roof was used to being carried like that. “You could just hold it in your arms,” said {A}. {H} tried that. It was not the same for either of them.',
        'So it was laid down under the table, and became the floor. “Now it can have a rest,” said {H}. It lay flat on its back, and looked up at the new one.'
      ]
    },
    {
      id: 'whose-foot',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It got quite full down there. {H} felt about with one toe, and met another. “Is that you?” asked {H}. “That’s the table,” said {A}. The next was warmer, and tickled back, so that was cleared up.',
        '“Is dinner still on the roof?” asked {H}. {A} put up one hand past the edge, and felt about. There was something round and warm. “Potato,” said {A}. The next thing was soft, and rather wet. “Gravy,” said {A}, and took five fingers down again.'
      ]
    },
    {
      id: 'on-the-roof',
      A: 'partner',
      paragraphs: [
        'Then {H} came to dinner. Two feet stayed in the den, and the rest of {H} sat on a chair. “I haven’t come out,” said {H}. “I’m only eating on the roof.”',
        '{A} sat down opposite, and put two feet in as well. “It’s cosy in here,” said {A}, “from the knees down.” There were all the potatoes, and nearly all the peas. The others were found by a toe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the den, and then at a very flat sofa.',
      '{names} went round the den on tiptoe, for somebody lived there.',
      { text: '{names} knocked on a cushion, and it made no sound.', needs: ['hands'] },
      { text: '{names} laid one more spoon, in case the den came to dinner.', needs: ['hands'] }
    ],
    way: [
      '{names} followed a pea as far as the door, and lost it.',
      '{names} listened at the north wall, and heard chewing.',
      { text: '{names} held a plate against the door, this way and that.', needs: ['hands'] },
      { text: '{names} put a lid on the potatoes, so that they would wait.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried the den from the knees down.',
      '{names} came to the table too, by way of the den.',
      { text: '{names} carried over the west wall, zip and all.', needs: ['hands'] },
      { text: '{names} patted a cushion straight between two legs.', needs: ['hands'] }
    ]
  },
  bed: [
    'After dinner the walls went back to the sofa, and were seats again. Only the north wall kept a pea, deep down by the zip.',
    '{H} washed, and lay down. The bed had a soft floor, and for once nothing had to be held up.'
  ],
  last: [
    'The roof stayed where it was, all by itself, and {H} was asleep.',
    'Only one end of {H} looked out of the blanket, and it was asleep.'
  ]
})
