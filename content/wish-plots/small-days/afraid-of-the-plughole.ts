import { wishPlot } from '../wish-plot.ts'

export const afraidOfThePlughole = wishPlot({
  id: 'wish-afraid-of-the-plughole',
  wishes: ['scared of the plughole', 'afraid of the plughole', 'frightened of the plughole', 'scared of the plug hole', 'afraid of the plug hole', 'frightened of the plug hole', 'scared of going down the plughole', 'afraid of going down the plughole', 'going down the plughole', 'going down the plug hole', 'go down the plughole', 'goes down the plughole', 'go down the plug hole', 'sucked down the plughole', 'sucked down the plug hole', 'washed down the plughole', 'fall down the plughole', 'falling down the plughole', 'fear of the plughole', 'fear of plugholes', 'scary plughole', 'scary plug hole', 'scared of the drain', 'afraid of the drain', 'scared of the bath drain', 'afraid of the bath drain', 'bath drain', 'bathtub drain', 'going down the drain', 'go down the drain', 'down the drain bath', 'sucked down the drain', 'sucked down the bath', 'scared when the plug is pulled', 'scared when the plug comes out', 'afraid when the plug comes out', 'pull the plug out of the bath', 'pulls the plug scared', 'pulling the plug bath', 'plug pulled bath', 'bath plug', 'plug is pulled out of the bath', 'water goes down the plughole', 'bath water goes down', 'bathwater goes', 'sponge plughole', 'toy plughole', 'duck plughole', 'boat plughole'],
  answers: ['plughole', 'plugholes', 'plug', 'hole', 'drain', 'bath', 'bathtub', 'tub', 'bathtime', 'time', 'water', 'bathwater', 'scared', 'scary', 'afraid', 'frightened', 'fear', 'worried', 'hates', 'hate', 'goes', 'go', 'going', 'went', 'down', 'away', 'out', 'pull', 'pulls', 'pulled', 'pulling', 'comes', 'sucked', 'suck', 'washed', 'fall', 'falling', 'noise', 'gurgle', 'toy', 'toys', 'duck', 'boat', 'sponge', 'flannel', 'rubber', 'small', 'too', 'bathroom', 'brave', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['monster', 'monsters', 'burp', 'burps', 'burping', 'spider', 'shark', 'crocodile', 'crown', 'queen', 'whale', 'dolphin', 'mermaid', 'tooth', 'ring', 'earring', 'lost', 'dropped', 'hair', 'blocked', 'toilet', 'sink', 'kitchen', 'storm', 'street', 'gutter', 'rain', 'shower', 'dragon', 'dinosaur', 'fish', 'goldfish', 'died', 'hurt', 'drown', 'pool', 'electric', 'charger', 'dark', 'power', 'magic'],
  moods: ['afraid', 'waiting', 'learning'],
  company: ['plughole', 'plug', 'boat', 'bath', 'water', 'edges', 'flannel', 'soap', 'foam', 'hole', 'mat', 'cup'],
  about: 'The hero is afraid of going down the plughole, for the whole bath goes down there and is bigger than any child, until they look for the edge of a handful of water and find that whatever has edges stays.',
  titles: ['Everything With Edges', 'Bigger Than the Hole', 'The Small Blue Boat Stays', '{H} and the Plughole', 'It Lets Go of Itself'],
  want: [
    {
      id: 'first-out',
      A: 'partner',
      paragraphs: [
        '{H} was afraid of the plughole. Each evening {H} got out before the plug did, and stood in the doorway. But tonight a small blue boat was still in the bath. {H} wanted to save it.',
        '“A boat can’t go down the plughole,” said {A}. “It’s much too big.” “The whole bath goes down there,” said {H}. “And that’s bigger than me.” {A} had nothing to say to that.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It makes a noise as well,” said {H}. “Just at the end.” {A} asked for that noise, to know it another time. {H} had to put the head back, and do it in the throat. It began with gargling. Then it said gulp, and at the very last, aaah.',
        '“That sounds like somebody after a cup of tea,” said {A}. {H} did it once more. It did sound like that. But you do not like to be near it, when you might be the tea.'
      ]
    },
    {
      id: 'where-does-it-go',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And where does it all go?” asked {H}. {A} knew a bit of that. It went down the wall in a pipe, behind the tiles, and under the step. It went along under the street, and met the baths of other people. They were all cleaned together, and came out at a river.',
        '{H} listened at the tiles. Down there somebody else’s bath was just going by. “Does a bath ever come back?” asked {H}. “As rain,” said {A}. “But it takes its time, and it’s never all together.”'
      ]
    },
    {
      id: 'out-of-the-doorway',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From the doorway you could see the bath, but not the plughole. {H} measured how near was near enough. Two steps were fine. At three steps you could see the chain. At four you saw where the chain went in.',
        '“And at five?” asked {A}. {H} had never got to five. {H} stood at four, on one leg, and stretched out the neck. “Five’s for people who’ve finished growing,” said {H}, and went back to three.'
      ]
    },
    {
      id: 'does-it-fit',
      A: 'partner',
      paragraphs: [
        'The plug was still in. {H} came nearer, and had a look. The boat floated right above the plughole. It was twice as wide as the hole, and so was {H}’s heel. “There,” said {A}. “None of you fits.”',
        'Then {H} looked at the water. It lay there, wider than ten boats. It did not fit either, and every evening it went. Now {H} was back in the doorway, without the boat.'
      ]
    },
    {
      id: 'elder-in-the-bend',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was a plumber’s neighbour,” said {S}, “so I know what’s below.” There was a bend in the pipe, right under the hole, like a knee. “Once my mother’s thimble went down. It got to the knee, and there it stayed for two years.”',
        '“And what did it do?” asked {A}. “It sat there,” said {S}, “and the baths went by. It was very clean when it came out. My mother said that it had never fitted better.”'
      ]
    },
    {
      id: 'child-wants-to',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was not afraid of the plughole. {S} wanted to send somebody down it, with a letter. “To the river,” said {S}. First {S} tried it with a duck, and then with a spoon, and the plug was in anyway. {A} watched from the doorway.',
        '“You’d have to be thin,” said {A}. {S} held up the letter, and it was thin. But it was a good letter, with a horse on it. {S} thought of how wet the horse would get. “I’ll post it,” said {S}.'
      ]
    },
    {
      id: 'other-has-tried',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“When I was small, I put things in its way,” said {A}. {A} had laid a flannel over the hole, and on top of that two bricks. “And did it help?” asked {H}. “The water went all the same,” said {A}. “It went round the bricks.”',
        'The flannel had been there afterwards, and so had the bricks. {A} had only ever thought about the water. “Nobody once tried to take the bricks,” said {A}, and looked surprised.'
      ]
    },
    {
      id: 'where-does-it-stop',
      A: 'partner',
      paragraphs: [
        '“Take hold of a piece of the water,” said {A}. {H} reached in, and took a handful. It ran out between the fingers, and there was no piece. “Where does it stop?” asked {A}. {H} felt about for an edge. There was none.',
        '“It lets go of itself,” said {A} slowly. “That’s how it gets through. Have you got an edge?” {H} felt round one ear, and along the chin, and down to the elbows. {H} had edges all the way. “So has the boat,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'boat-against-hole',
      A: 'partner',
      paragraphs: [
        'That had to be seen. So {H} pulled the plug out by its chain, and took two steps back, but not three. The water let go of itself. It went thin, and round and round, and away. The boat sank with it, lower and lower, right over to the plughole. There it sat down on its side.',
        'The plughole pulled and gargled. It had the boat by the edge, and could not do a thing. “It’s staying,” cried {H}.'
      ]
    },
    {
      id: 'who-has-edges',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They went through everybody who might have edges. Biscuits had, and it was easy to see. Milk had none. Custard was hard to say. “It’s got one on the spoon,” said {H}, “and on the plate it’s thinking about it.”',
        '“And a cat?” asked {A}. {H} had once seen a cat come under a gate. It had let go of itself at the front, and then been pulled through. But on the other side it had been all there, with its edge on. “It’s nearly water,” said {H}.'
      ]
    },
    {
      id: 'foam-goes-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bit of foam was on the way to the plughole. It rode round in circles, each one smaller than the last. “It’s having a last look round,” said {A}. At the ninth circle it stood on the very rim, and turned on one foot. Then it was gone, without any noise.',
        '“It wasn’t pushed,” said {H}. “It hadn’t got hold of itself.” A hair went after it, and that has edges, but hardly any. The soap lay next to it and did not even move.'
      ]
    },
    {
      id: 'the-hem',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The flannel lay in the bath as well, the widest of all, and the softest. It had been drawn over the plughole, and covered it like a hat. You could see it breathe in. “It’s as soft as water,” said {A}. “Why doesn’t it go?”',
        '{H} lifted it by a corner, and there was the reason. It had a hem, sewn all the way round, so that it should know where to stop. {H} felt the hem of the towel, to be sure. There was one there too.'
      ]
    },
    {
      id: 'pet-looks-in',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to look at what was going on in the bath, now that it was nearly dry. {A} sniffed, from outside, and drew back at the gulp. Then {A} shook, from the front to the back, and every hair lay where it belonged.',
        '“You’ve got the most edges of anybody,” said {H}. You could not even say where {A} stopped and the air began. But not one of those hairs went down a hole of its own accord. They went on the sofa.'
      ]
    },
    {
      id: 'other-small-holes',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} knew more holes in the home that nobody minded. In the colander there were sixty, and noodles stayed in it every time. The keyhole took keys and gave them back. The letterbox was much wider than a plughole. “And has it ever swallowed you?” asked {A}.',
        '{H} went to look at it, and put a hand in, up to the wrist. There it stopped, by itself. “It only takes things that want to go somewhere,” said {H}.'
      ]
    },
    {
      id: 'the-fifth-step',
      A: 'partner',
      paragraphs: [
        'The plughole gave a gulp, and then it was quiet. {H} went up close, the whole way. In the bath lay everything that had edges: the boat, the cup, the flannel and the soap. “And who else?” asked {A}. {H} put one foot over the side, and stood it next to the boat. “Me,” said {H}.',
        'The plughole was no bigger than a plum, from there. {H} put the plug back in, as one shuts the door for somebody who is rather small.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the side, and pulled back from the chain.',
      '{names} waited in the doorway too, for company.',
      { text: '{names} tried to reach the boat, and pushed it further out.', needs: ['hands'] },
      { text: '{names} held the other end of the towel.', needs: ['hands'] }
    ],
    way: [
      '{names} took a step nearer, and left it at that.',
      '{names} leaned over to see the plughole, and got one ear wet.',
      { text: '{names} held the soap above the plughole, and it was wider.', needs: ['hands'] },
      { text: '{names} scooped out a whole cup, and the bath was no smaller.', needs: ['hands'] }
    ],
    turn: [
      '{names} had an edge as well, right round.',
      '{names} listened to the water go round, with one ear at the side.',
      { text: '{names} laid the flannel out flat, to see its hem.', needs: ['hands'] },
      { text: '{names} lifted the boat a little, and the plughole let go of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boat stood on the rim to drip, and the plug sat in its hole. All that could stay had stayed.',
    '{H} washed at the basin, where there’s a very small plughole, and wished the plughole good night. In bed {H} felt once along the edge of {H}, and it was all there.'
  ],
  last: [
    'Far off somebody’s bath ran down to the river, and {H} was asleep.',
    'Everything with an edge lay where it belonged, and {H} was asleep.'
  ]
})
