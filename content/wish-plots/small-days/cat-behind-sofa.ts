import { wishPlot } from '../wish-plot.ts'

export const catBehindSofa = wishPlot({
  id: 'wish-cat-behind-sofa',
  wishes: ['cat behind the sofa', 'cat behind sofa', 'cat stuck behind the sofa', 'cat stuck sofa', 'cat got stuck sofa', 'cat behind the couch', 'cat stuck couch', 'cat under the sofa', 'cat under the couch', 'cat won’t come out sofa', 'cat won’t come out from behind', 'cat stuck behind', 'cat behind the settee', 'cat stuck settee', 'cat stuck gap', 'cat in the gap', 'cat stuck in a gap', 'cat squeezed behind', 'cat squeezed gap', 'cat wedged', 'cat hiding behind the sofa', 'cat hides behind the sofa', 'cat hid behind the sofa', 'kitten behind the sofa', 'kitten stuck sofa', 'kitten stuck behind', 'kitten behind the couch', 'kitten under the sofa', 'kitty behind the couch', 'cats behind the sofa', 'cat whiskers gap', 'cat whiskers fit', 'cat won’t come out under', 'cat wouldn’t come out sofa', 'cat behind armchair', 'cat inside the sofa', 'cat crawled behind', 'kitten hiding sofa', 'kitten won’t come out sofa', 'kitty stuck behind', 'cat purring wall', 'wall purred', 'purring wall', 'cat behind the furniture', 'cat lives behind the sofa', 'cat trapped behind'],
  answers: ['cat', 'kitten', 'kitty', 'puss', 'pussycat', 'sofa', 'couch', 'settee', 'stuck', 'got', 'gets', 'get', 'getting', 'squeezed', 'wedged', 'trapped', 'jammed', 'gap', 'behind', 'under', 'underneath', 'between', 'wall', 'won’t', 'couldn’t', 'can’t', 'come', 'came', 'comes', 'out', 'hides', 'hid', 'hiding', 'sits', 'sat', 'sitting', 'sleeps', 'slept', 'sleeping', 'purrs', 'purred', 'purring', 'meowed', 'miaowed', 'day', 'night', 'morning', 'evening', 'today', 'yesterday', 'again', 'new', 'old', 'big', 'little', 'black', 'white', 'grey', 'ginger', 'tabby', 'fluffy', 'silly', 'naughty', 'curious', 'move', 'moved', 'pulled', 'find', 'found', 'looked', 'rescued', 'help', 'helped', 'whiskers', 'paw', 'tail', 'food', 'treats', 'fish', 'tuna', 'mum', 'dad', 'grandma', 'brother', 'sister', 'hours', 'neighbour', 'neighbour’s', 'door', 'next', 'living', 'room', 'lounge', 'warm', 'dust', 'dusty', 'armchair', 'crawled', 'crept', 'lives', 'furniture', 'fat', 'thin', 'narrow', 'wide', 'dark', 'hungry', 'supper', 'dinner', 'called', 'named', 'soft', 'happy', 'asleep', 'torch', 'hand', 'weekend', 'cushion', 'mummy', 'mom', 'mama', 'daddy', 'papa', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin'],
  except: ['tree', 'roof', 'chimney', 'drain', 'well', 'fireworks', 'firework', 'thunder', 'scared', 'afraid', 'frightened', 'vet', 'hurt', 'bleeding', 'ill', 'sick', 'poorly', 'died', 'dead', 'lost', 'missing', 'ran', 'wee', 'peed', 'weed', 'poo', 'pooed', 'mouse', 'dog', 'litter', 'newborn', 'babies', 'born', 'box', 'bin', 'jar', 'boots', 'hat', 'witch', 'magic', 'talks', 'tent', 'christmas', 'cardboard', 'machine went', 'hoover', 'visitors', 'guests', 'moved house', 'shouted', 'kicked', 'robot', 'car', 'engine', 'wheel', 'window', 'teddy', 'toy', 'collar', 'cone', 'hamster'],
  moods: ['waiting', 'change', 'learning', 'first'],
  company: ['cat', 'sofa', 'wall', 'gap', 'spoon', 'fish', 'supper', 'paw', 'tail', 'torch', 'whiskers', 'straw', 'straws', 'hat', 'oven', 'dust', 'floor', 'cushion'],
  about: 'The cat is stuck behind the sofa and will neither be lured nor pulled, until its whiskers show that it fits in there; it is the two who go in after it that do not.',
  titles: ['As Wide as Its Whiskers', 'The Wall That Purred', 'Two Straws and a Hat', '{H} Behind the Sofa', 'Not Stuck but Sitting'],
  want: [
    {
      id: 'the-wall-purred',
      A: 'partner',
      paragraphs: [
        '{H} heard the wall purr. But it was not the wall. The cat had got stuck behind the sofa. Far down in the gap you could see the end of its tail. Its fish was ready in a bowl, and {H} wanted it to come and eat. “Supper!” called {H}. The tail moved, and the cat did not. “It would if it could,” said {A}. “We’ll have to get it out.”'
      ]
    }
  ],
  way: [
    {
      id: 'which-end',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were two ends to the sofa. At the left one you had the tail of the cat. {H} went round to the right one, for the face, and looked in there. “I’ve got a tail here too,” said {H}.',
        '{A} came round and looked, and it was so. They ran back to the left, and there sat a face. “It’s turned round,” said {A}. {H} could not see how. The gap was as wide as a loaf, and the cat was as long as two.'
      ]
    },
    {
      id: 'a-call-for-each',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They called the cat as it is called by each of the people who feed it. {H} called it high, and {A} called it low, with a click. Neither was right. So {H} rattled a box that had raisins in it, and sounded like more.',
        'Behind the sofa the purring stopped. They held their breath. Then it went on, a little lower, like a person who turned a page. “It knows that they’re raisins,” said {A}. “From there?” asked {H}. “From the first one,” said {A}.'
      ]
    },
    {
      id: 'fish-on-a-spoon',
      A: 'partner',
      paragraphs: [
        '{H} held out a bit of fish on a spoon, at the end of the gap. A paw came out, felt about, and took it in. {H} held the next bit further off, but the paw was longer than they had thought. “Now it’s had supper,” said {A}, “and it’s still in there.”',
        'So they pulled the sofa out by a hand. The purring came a hand further as well, for the cat was leaning on it.'
      ]
    },
    {
      id: 'what-came-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} fished behind the sofa with a ruler, very gently, on the side where there was no cat. A pencil came out, and a grape that had become a raisin. A blue glove came out. {H} had looked for that all winter, with the other one on.',
        'Something pulled the ruler back in. {H} let go. It was quiet for a moment, and then the ruler was pushed out again, as far as twelve. “It’s measured it,” said {A}. “It’s not interested.”'
      ]
    },
    {
      id: 'other-reads-the-sofa',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} sat down on the sofa to think, and it purred. {A} got up, and sat down again, more to the left. It purred there as well. “Did it always do that?” asked {A}. “It’s the cat,” said {H}. “It’s stuck behind you.”',
        '{A} leaned back, to feel it in the shoulders, and shut both eyes. “How much longer will it be stuck?” asked {A}. {H} could not say. “There’s no hurry,” said {A}, “on my account.”'
      ]
    },
    {
      id: 'elder-with-a-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Never pull a cat,” said {S} from the chair. “My aunt pulled one out of a boot once.” {A} asked what had happened. “She got the boot,” said {S}. “The cat kept the sock.” It had lived in that sock all winter, with its head out at the heel.',
        '“And how did they get it out?” asked {A}. “They gave up,” said {S}. “It was out in a minute.” So they all looked away from the sofa, and gave up, but not enough.'
      ]
    },
    {
      id: 'gone-thin',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How did it get in, if it can’t get out?” asked {A}. {H} thought that it might have been thinner when it went in. That was after lunch. Perhaps it had grown back there. “From purring,” said {H}. “It fills up.”',
        'They listened, to hear if it was getting fuller. It went in and out, like somebody pumping up a very small bicycle. “If it’s pumped right up,” said {A}, “the sofa will move off by itself.” They watched the feet of the sofa for a while.'
      ]
    },
    {
      id: 'whiskers',
      A: 'partner',
      paragraphs: [
        '{A} lay down and shone a torch into the gap. There was the cat’s face, with whiskers to the left and to the right. They stood out quite straight. “They aren’t touching anything,” said {A}. “They’re as wide as the cat. It measures with them. If they don’t bend, then all of it fits.”',
        'There was room for a finger on either side. “It isn’t stuck,” said {H}. “It’s sitting.”'
      ]
    },
    {
      id: 'child-measures',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted whiskers like the cat, and held out a feather on each side. Then {S} measured the home. The door was wide enough. Between the chairs there was room if {S} went sideways, with one feather in front.',
        'At the end {S} measured {A}, and nothing touched. “You’d fit me,” said {S}, pleased. Then {S} sat down behind the curtain, to be a cat that was stuck. Nobody came for quite a while. It was very good.'
      ]
    },
    {
      id: 'how-to-purr',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} tried to purr as the cat did. It was all right breathing out, but when {H} breathed in, there was a hole in it. “It does both ways,” said {A}. They put their ears to the back of the sofa, and that was true. It never stopped to fetch air.',
        '{A} tried it breathing in, and coughed. So they did it together, one in and one out, turn and turn about. Behind the sofa it grew quiet. Somebody was listening.'
      ]
    }
  ],
  turn: [
    {
      id: 'straws',
      A: 'partner',
      paragraphs: [
        '{H} wanted to know what was so good back there, but had no whiskers. So {A} stuck a straw to each side of a woolly hat. {H} put the hat on, and tried the gap. The straws bent. They pulled the sofa out until nothing bent, and {H} crept in. It was warm. The oven stood on the other side of that wall. “Well?” asked {A}. “I’m staying,” said {H}.'
      ]
    },
    {
      id: 'without-light',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} switched the torch off to see what the cat saw back there. It was black. {H} moved a hand about, and could not tell whose it was. Then something brushed {H}’s cheek, as light as a thread, and went away.',
        '“It’s felt me,” whispered {H}. “It knows who I am now.” “How?” asked {A} from outside. {H} thought about it in the dark. With whiskers like those you would feel a person breathe, and {H} had been breathing the whole time.'
      ]
    },
    {
      id: 'a-house-from-below',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From behind the sofa the room was a strip. {H} saw the feet of the table go past, and then {A}’s feet, on their own. “Who’s there?” asked {H}. “Me,” said the feet. “What do you want?” They did not know, and stood on each other.',
        'Nobody asked {H} to do anything in there. Nobody could see if {H} was asleep or thinking. “I can see why it doesn’t come when it’s called,” said {H}. “It sounds as if they mean another cat.”'
      ]
    },
    {
      id: 'dust',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was dust behind the sofa, and it lay there in rolls. When {H} breathed, one of them set off. The cat put a paw on it, and it was only dust again. {H} blew the next one along. The paw came down on that.',
        '“What are you two doing?” asked {A}. “We’re hunting,” said {H}. {A} offered to fetch a dustpan, and was told that the game would be frightened off. By and by the cat laid three rolls before {H}’s nose. That was {H}’s share.'
      ]
    },
    {
      id: 'who-is-stuck',
      A: 'partner',
      paragraphs: [
        '{A} came in after {H}, without straws, and in the middle {A} stuck. “Pull,” said {A}. But {H} could not turn round. So they lay there, one behind the other, and it was very warm. After a time they noticed that nothing was purring.',
        'The cat had walked out over both their backs. Now it looked in at the end of the gap, with its whiskers quite straight. It took a long look at the two of them. Then a paw came in, felt about, and touched {H} on the nose. “It thinks we’re stuck,” said {A}. “We’re sitting,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened at the wall, and it was true.',
      '{names} looked at the end of the tail, from a polite distance.',
      { text: '{names} lifted a cushion, as if that would help.', needs: ['hands'] },
      { text: '{names} put the lid on the fish, so that it should wait.', needs: ['hands'] }
    ],
    way: [
      '{names} got comfortable in front of the sofa, where the paw had been.',
      '{names} watched the fish go in, and saw none come out.',
      { text: '{names} took hold of a corner of the sofa, and pulled too.', needs: ['hands'] },
      { text: '{names} held the torch, a bit more to the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down along the sofa, on the outside, and that was nearly as warm.',
      '{names} looked in from the other end, and saw feet.',
      { text: '{names} pulled the sofa out, once those inside had had enough of sitting.', needs: ['hands'] },
      { text: '{names} held a hand to the wall, and left it there.', needs: ['hands'] }
    ]
  },
  bed: [
    'Both of them came out in the end, backwards. The sofa was left where it was, a good cat from the wall. The hat hung on its hook, straws and all.',
    '{H} washed off the dust, and lay down on the side by the wall. It was a bed like any other. {H} pushed the pillow up, until there was just enough room and no more.'
  ],
  last: [
    'The wall was purring again, on and on, and {H} was asleep.',
    'There was room for a finger on either side, and {H} fitted in and slept.'
  ]
})
