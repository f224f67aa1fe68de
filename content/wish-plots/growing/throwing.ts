import { wishPlot } from '../wish-plot.ts'

export const throwing = wishPlot({
  id: 'wish-throwing',
  wishes: ['throwing things', 'throws things', 'throw things', 'threw things', 'throwing toys', 'throws toys', 'throw toys', 'threw toys', 'threw toy', 'throwing toy', 'throws everything', 'throwing everything', 'throw everything', 'throwing stuff', 'throws stuff', 'throwing food', 'throws food', 'throw food', 'throwing dinner', 'throws dinner', 'throwing sand', 'throws sand', 'throw sand', 'throwing stones', 'throws stones', 'throw stones', 'throwing blocks', 'throws blocks', 'throwing bricks', 'throws bricks', 'throw bricks', 'throwing cars', 'throws cars', 'throwing books', 'throws books', 'throwing shoes', 'throws shoes', 'throwing spoons', 'throws spoon', 'throws spoons', 'throwing cups', 'throws cup', 'throwing angry', 'throws angry', 'throwing cross', 'throws cross', 'throwing phase', 'throwing stage', 'throwing house', 'throwing indoors', 'throwing inside', 'throws nursery', 'throwing nursery', 'keeps throwing', 'always throwing', 'stop throwing', 'not throwing', 'no throwing', 'chucking things', 'chucks things', 'chucking toys', 'chucks toys', 'chucking everything', 'flinging toys', 'flinging things', 'hurling toys', 'hurling things'],
  answers: ['throw', 'throws', 'throwing', 'threw', 'thrown', 'thrower', 'chuck', 'chucks', 'chucking', 'fling', 'flings', 'flinging', 'hurls', 'hurling', 'drops', 'dropping', 'thing', 'things', 'toy', 'toys', 'stuff', 'everything', 'anything', 'food', 'dinner', 'plate', 'spoon', 'spoons', 'cup', 'cups', 'table', 'high', 'chair', 'sand', 'sandpit', 'stone', 'stones', 'block', 'blocks', 'brick', 'bricks', 'car', 'cars', 'train', 'book', 'books', 'shoe', 'shoes', 'hard', 'across', 'room', 'floor', 'house', 'home', 'inside', 'indoors', 'around', 'about', 'angry', 'cross', 'mad', 'frustrated', 'upset', 'when', 'at', 'phase', 'stage', 'keeps', 'keep', 'always', 'constantly', 'every', 'time', 'all', 'day', 'stop', 'stopping', 'won’t', 'can’t', 'doesn’t', 'not', 'never', 'no', 'instead', 'learn', 'learns', 'learning', 'likes', 'loves', 'gentle', 'gently', 'careful', 'hands', 'trouble', 'problem', 'habit', 'bad', 'nursery', 'school', 'preschool', 'toddler', 'son', 'daughter', 'boy', 'girl', 'little', 'child', 'children', 'year', 'old', 'very', 'really', 'too'],
  except: ['tantrum', 'party', 'surprise', 'knife', 'glass', 'window', 'broke', 'broken', 'hit', 'hits', 'hitting', 'hurt', 'hurts', 'head', 'bleeding', 'blood', 'hospital', 'doctor', 'died', 'police', 'court', 'dog', 'puppy', 'cat', 'kitten', 'hamster', 'baby', 'ball', 'balls', 'frisbee', 'javelin', 'cricket', 'baseball', 'basketball', 'darts', 'snow', 'snowball', 'snowballs', 'dice', 'coin', 'coins', 'bread', 'ducks', 'boomerang', 'confetti', 'pillow', 'pillows', 'potter', 'clay', 'pottery', 'dragon', 'dinosaur', 'monkey', 'monkeys', 'giant', 'troll', 'monster', 'robot', 'pirate', 'pirates', 'knight', 'witch', 'wizard', 'gorilla', 'elephant', 'bus', 'train window', 'away', 'rubbish', 'litter', 'bin', 'out', 'voice', 'shadow', 'up', 'vomit', 'sick', 'swing', 'teacher', 'children', 'people', 'brother', 'sister', 'daddy', 'dad', 'mum', 'mummy', 'mom', 'mommy', 'papa', 'husband', 'wife', 'boyfriend', 'uncle', 'grandpa', 'grandad', 'grandma', 'nana', 'neighbour', 'they'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'change', 'losing'],
  company: ['brick', 'bricks', 'duck', 'toe', 'hall', 'rug', 'socks', 'basket', 'spoon', 'potato', 'sink', 'cushion', 'table', 'box'],
  fed: true,
  about: 'The hero throws things to see them fly, and they find that the flying was never the trouble: what lands with a tock goes by road, and what lands with a fff may fly to the basket.',
  titles: ['Tock or Fff', 'Home by Road', '{H} Has Landed', 'Flights for the Basket', 'How Does It Land'],
  want: [
    {
      id: 'the-brick-flew',
      A: 'partner',
      paragraphs: [
        '{H} threw things, to see them fly. The brick flew very well, right across the room. It was only the end that was not so good. It went tock, on {A}’s toe. “You’re throwing things again,” said {A}, on one leg. “It was flying,” said {H}. “Up there it was flying,” said {A}. “Down here it was thrown.”'
      ]
    }
  ],
  way: [
    {
      id: 'feather',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A small feather stuck out of the cushion. {H} pulled it, and threw it as hard as it would go. It stopped just in front of {H}’s face, turned round, and sat down on {H}’s nose.',
        '“It doesn’t want to be thrown,” said {A}. “It wants to be asked.” {H} blew at it from below. Then it went up past the lamp, and stayed there as long as it liked. The brick had never stayed up there at all.'
      ]
    },
    {
      id: 'wheels',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After the brick {H} threw the wooden duck. It lost a chip off its beak. {A} held it up and turned its wheels. “You don’t put wheels on a thing that’s meant to fly,” said {A}. “They’ve got wheels on aeroplanes,” said {H}.',
        '{A} opened {A}’s mouth, and shut it again. They both looked at the duck. “What are they for, on an aeroplane?” asked {A} at last. “For afterwards,” said {H}.'
      ]
    },
    {
      id: 'good-catch',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Throw it to me, then,” said {A}, “and I’ll catch it.” {H} took the smallest brick, and threw it in a fine high curve. {A} leaned over to the left. It was a good catch. There was only one thing the matter with it.',
        '“I’d forgotten that I was holding my tea,” said {A}. The brick lay on the bottom, and {A} was wet to the elbow. “It didn’t go tock, though,” said {H}.'
      ]
    },
    {
      id: 'nothing-left',
      A: 'partner',
      paragraphs: [
        '{A} picked up the bricks, the wooden duck and the spoons. All of it was carried out into the hall. Only the rug was left, and the two of them. {H} looked round, and threw both slippers. {A} carried out the slippers as well. It was dark in the hall, and there was a long noise with a duck in it. “I’ve landed,” called {A}. “On the coats.”'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Every evening I threw my hat from the door onto the hook,” said {S}. “I did it for thirty years, and never missed.” {A} wanted to see it. “I can’t,” said {S}. “They moved the hook.”',
        '“And where did the hat land?” “There was soup where the hook had been,” said {S}. After that {S} had always walked over and hung it up. It was three steps, and you met people on the way.'
      ]
    },
    {
      id: 'guest-newspaper',
      S: 'guest',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At home a boy on a bicycle throws the newspaper at our house,” said {S}. {A} had not known that there was work like that. “And if it hits the house?” “It’s got to land on the mat,” said {S}. “That’s what he’s paid for. Anybody can throw.”',
        '{A} asked what happened if it landed next door. “Then they know everything first,” said {S}, “and we have to ask.”'
      ]
    },
    {
      id: 'pet-never-there',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'When {H}’s arm went up, {A} did not look at the arm. {A} looked at the place where it was going to come down, and was never there. Now nothing was left to throw, and {H} put up an empty hand.',
        '{A} looked at the rug all the same. “Nothing’s coming,” said {H}. {A} waited a little longer. There had been things before that took their time.'
      ]
    },
    {
      id: 'rolled-socks',
      A: 'partner',
      paragraphs: [
        'Now {H} had nothing but socks. {H} rolled them up and threw those too. They landed on {A}’s head, just as {A} came in, and sat there. “What was that?” asked {A}. “I didn’t hear anything.” {H} threw them again. They flew, and at the end they went fff. {A} fetched the brick, and let it fall from no higher than a knee. Tock. “The flying’s all right,” said {H} slowly. “It’s the landing.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tock-or-fff',
      A: 'partner',
      paragraphs: [
        'So each thing came out of the hall, and fell from a knee, to show how it landed. The duck went tock, and so did a spoon. Those went home by road, along the floor. The cushion went fff, and so did the slippers. {A} held the washing basket with both arms. “Flights for the basket!” called {A}. {H} threw all that was soft, as hard as it would go.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A towel went whoomp, and was allowed to fly twice. A paper went this way and that, and had no idea where it was going. The book went tock, and then it lay open at a page with a bear, who looked up. “By road,” said {H}, and shut it carefully.',
        '{A} brought a hat. It went fff, but with a small sigh in it. “That’s only because it’s my best one,” said {A}.'
      ]
    },
    {
      id: 'cup-is-known',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then {H} held a cup over the floor, to hear what that would say. {A} put two hands under it. “We know about cups,” said {A}. “What do they say?” asked {H}. “I’ve heard it,” said {A}. “They only say it once.”',
        '{H} stood the cup back on the table, so gently that it said nothing at all. They both listened for a while, to be sure.'
      ]
    },
    {
      id: 'baby-tests',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to know about landing too. {S} let go of a spoon, and looked down after it. Tock. {A} gave it back. {S} let go of it again. “It’s tock,” said {A}. {S} was not so sure, and tried it eleven times.',
        '{A} would have believed it after two. Then {A} gave {S} a sock. {S} let go, and bent down, and listened. Nothing had come. {S} looked at {A} for an answer.'
      ]
    },
    {
      id: 'not-open',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} stood looking out of the window, and the cushion landed on {A}’s back. “It’s soft,” said {H}. “It’s soft,” said {A}, rubbing, “but I wasn’t an airport. I was looking at a bus.”',
        'From then on {H} had to ask before each flight. “Are you open?” called {H}. {A} put down a cup, and took up the basket. “Open.” Once {A} said that there was fog. It was only steam, but they waited until it had gone.'
      ]
    },
    {
      id: 'child-town',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had built a town from the bricks, in the middle of the rug. {A}’s slipper flew over it, and came down too soon. It landed on the town hall. “There’s no airport here!” cried {S}. “People live here!”',
        '{A} picked the slipper out of the street by its heel. Together they moved the basket to the other side, away from the houses. {S} drew it on the map. Then {S} wanted to know when the next flight went, for half the town had packed.'
      ]
    },
    {
      id: 'sand',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And what about sand?” asked {A}. {H} thought of the sandpit. “You can’t hear it land,” said {H}. “It doesn’t. It gets in.” It had once been in {H}’s ear until the Thursday.',
        '“Then it’s no aeroplane,” said {A}. “It’s weather.” A stone was a tock, wherever you went, but in an empty puddle it was a plop. They had to look out of the window first, to see that the puddle was empty.'
      ]
    },
    {
      id: 'shirts',
      A: 'other',
      spare: 13,
      paragraphs: [
        'The washing was dry, and {A} took it down. Not a single piece of it went tock. So {H} did the flying. A shirt flew with both arms out, and folded them when it landed. Trousers ran a bit of the way. The pillowcase had swallowed some air, and got there last.',
        '{A} had never had the washing in so soon. “There’s a sock missing,” said {A}. They found it on the lamp, where it had changed flights.'
      ]
    },
    {
      id: 'duck-by-road',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Throw me the duck, would you?” said {A}, without thinking. “It goes by road,” said {H}. {H} pushed it along the edge of the rug, round the table leg, and past the door. Halfway there it had to stop.',
        '“What’s keeping it?” asked {A}. “There’s a shoe coming from the right,” said {H}. It was {A}’s own, with {A} in it. They both waited politely for the other, and for a time there was no traffic at all.'
      ]
    },
    {
      id: 'potato',
      A: 'partner',
      paragraphs: [
        'At dinner {H} got cross with a potato, because it had been touched by the gravy. It was in the air already, with {H}’s hand round it. “How does it land?” asked {A}. {H} looked. That would be no tock and no fff. That would be a plap. {H} put it down, and ran to the basket. There {H} threw in the socks three times, until the crossness was in there too.'
      ]
    },
    {
      id: 'by-road',
      A: 'partner',
      paragraphs: [
        '{A} cleared the table, and threw a spoon into the sink. Tock. Then it was very quiet. {H} looked at {A}. {A} took the spoon out again. {A} laid it on the edge, and pushed it with one finger, all the way round the plates. “By road,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and then down, and moved over a bit.',
      '{names} came to see what had gone tock.',
      { text: '{names} brought a cold cloth for the toe.', needs: ['hands'] },
      { text: '{names} measured with long steps how far it had flown.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the empty rug, where there was room now.',
      '{names} went to look what the long noise had been.',
      { text: '{names} put on the light in the hall.', needs: ['hands'] },
      { text: '{names} took off two socks, and rolled them up as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the flights with both eyes.',
      '{names} waited beside the basket, to see who got out.',
      { text: '{names} waved in the slippers with two spoons.', needs: ['hands'] },
      { text: '{names} tried a potato, with the gravy beside it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bricks were driven home to the box, and the duck went last.',
    '{H} got clean. There was one more flight that evening, from the edge of the rug. {H} landed on the bed, and it went fff.'
  ],
  last: [
    'Everything had landed, and {H} was asleep.',
    'The socks were in the basket, the duck was home by road, and {H} was asleep.'
  ]
})
