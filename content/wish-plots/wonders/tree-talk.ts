import { wishPlot } from '../wish-plot.ts'

export const treeTalk = wishPlot({
  id: 'wish-language-of-trees',
  beginsElsewhere: true,
  wishes: ['language of trees', 'trees whispering other', 'tree who talks', 'tree who can talk', 'girl who speaks tree', 'language of the forest', 'language trees', 'tree language', 'talks to trees', 'talk to trees', 'talking to trees', 'talked to trees', 'talks trees', 'talk trees', 'talks to tree', 'talk to tree', 'talking to tree', 'speaks to trees', 'speak to trees', 'speaks tree', 'speak tree', 'understands trees', 'understand trees', 'understood trees', 'trees talk', 'trees talking', 'tree talks', 'tree that talks', 'tree can talk', 'talking tree', 'talking trees', 'trees whisper', 'trees whispering', 'whispers to trees', 'whispering trees', 'whispering tree', 'what trees say', 'hears trees', 'hear trees', 'listens to trees', 'listen to trees', 'talks with trees', 'talk with trees', 'tree speaks'],
  except: ['cut', 'cutting', 'felled', 'fell', 'fallen', 'storm', 'fire', 'burned', 'burnt', 'christmas', 'lights', 'palm', 'treehouse', 'house', 'climb', 'climbs', 'stuck', 'afraid', 'scared', 'lost', 'why', 'how', 'apple', 'mango', 'grandad’s', 'died', 'dead', 'birds', 'animals', 'dream', 'dreams', 'family', 'dog', 'cat'],
  answers: ['tree', 'trees', 'language', 'languages', 'learns', 'learn', 'learned', 'learnt', 'learning', 'speak', 'speaks', 'speaking', 'talk', 'talks', 'talking', 'talked', 'understand', 'understands', 'whisper', 'whispers', 'whispering', 'hear', 'hears', 'listen', 'listens', 'forest', 'wood', 'woods', 'old', 'oldest', 'big', 'wise', 'secret', 'secrets', 'magic', 'magical', 'leaves', 'wind', 'can', 'who', 'that', 'with', 'girl', 'boy', 'one', 'park', 'street', 'say', 'says'],
  moods: ['learning'],
  company: ['tree', 'trees', 'ball', 'bus stop', 'bus', 'buses', 'bark', 'leaves', 'leaf', 'seeds', 'street', 'root', 'arms', 'lamp post'],
  isTale: true,
  out: true,
  about: 'A child learns the slow language of trees to ask one for a red ball, and hears from the whole street why it will not give it back: it thinks that it grew it.',
  titles: ['Good Morning, at Half Past Four', '{H} Speaks Tree', 'That One Has a Red One', 'Two Buses Long', 'When It Is Ripe'],
  want: [
    {
      id: 'red-ball',
      A: 'partner',
      paragraphs: [
        '{H}’s red ball sat high up in the tree by the bus stop. “Ask the tree for it,” said {A}, for a joke. So {H} laid one ear on the bark, to learn the language of trees. At first it only rustled. But {H} stayed for as long as a sandwich lasts. Then there were words in it, very slow ones.',
        '“Gooood,” said the tree, “mooorning.” It was half past four. “It must have started at breakfast,” said {H}.'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted to hear it too, and leaned an ear beside the next trunk. “Mine only hums,” said {A}. “And it’s rather cold.” {H} looked up. “That’s the lamp post,” said {H}.',
        '{A} stayed a bit longer, so as not to hurt its feelings. At six o’clock it gave a click and lit up. “There,” said {A}. “It was just about to say something.”'
      ]
    }
  ],
  way: [
    {
      id: 'wet-and-round',
      A: 'partner',
      paragraphs: [
        'You speak Tree with both arms and all your fingers, and you lean. “Red, please,” rustled {H}. The tree shook itself, and last night’s rain came down on {A}. “That was wet,” said {H}. “It’s the same, but without the thumb.”',
        '“Round, please,” rustled {H}. Tick, tick, tick. It rained seeds, small and brown and hard, and some stayed in {A}’s hair. “It’s very kind,” said {A}. “Ask it for nothing else.”'
      ]
    },
    {
      id: 'chest-of-drawers',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} felt like saying something too, and stood in front of the tree with one leg out. {A} leaned to the left, and wiggled. A shiver went up the whole trunk, from the root to the last leaf. Two pigeons left.',
        '“What did I say?” asked {A}. {H} had to listen for a while. “You said that you’re a chest of drawers.” {A} put the leg back. “Tell it I’m sorry,” said {A}. “I meant good evening.”'
      ]
    },
    {
      id: 'down-below',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The tree talked at its other end as well. {H} lay down and put one ear to the paving stones. Something in there went tick, and creak, and tick. “The roots are saying where there’s water,” said {H}. “Left at the pipe, and under the baker’s.”',
        '“Who are they telling?” asked {A}. “The little one outside the school.” It was as thin as a broom, and had a stick to lean on. “It’s new,” said {H}. “They all tell it things.”'
      ]
    },
    {
      id: 'how-old',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Ask it how old it is,” said {A}. {H} bent both knees, once for each word. The tree answered with creaks. They sat down on the kerb to count them. At twenty {A} fetched a cushion, and at forty they ate a banana.',
        'At sixty-one it stopped. “The same as the bus driver!” said {A}. The tree had seen the driver’s pram go by, it said. It was glad to know what had come of that.'
      ]
    },
    {
      id: 'who-lives-there',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s a beetle on the second floor,” {H} passed on, from the bark. “It comes in late. There’s a very clean spider. And on top there’s a crow, who moves the furniture.” {A} looked up. A stick came down, and then another.',
        '“Does it mind?” asked {A}. {H} put the question, with eight fingers. The tree thought it over, from the bottom to the top. “It says that it’s nice to hear steps in the morning,” said {H}.'
      ]
    },
    {
      id: 'pass-it-on',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} asked if the swing in the park was free. The tree asked the next one, and that one asked the next. The question went off down the street, rustle by rustle, and round the corner. They waited. A lady got on a bus, and another lady got out.',
        'Then it came back, tree by tree. “Well?” asked {A}. “Nobody’s on it,” said {H}. “They’ve all gone home. It was snowing.” {A} felt the warm air. “That’ll have been the answer to somebody else,” said {A}.'
      ]
    },
    {
      id: 'taxi',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came back with a melon, and saw {H} with both arms in the air. “What’s the matter?” called {A}. “I’m asking how it is!” called {H}. At that a taxi stopped, because of the arms.',
        'So did the next one. There were three of them in a row in the end, and each driver leaned out. “Where to?” they asked. “Nowhere,” said {H}. “We’re only talking.” “A good talker, that tree,” said the last of them. “Slow, though.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had known this tree for years, and went up to it from the side that was best. There was a great deal of sniffing. The tree said something, low down. “What?” asked {H}, and bent to hear.',
        '“It says that’s the one who leaves notes,” said {H}. {A} looked the other way. “It’s read all of them,” said {H}. “It thinks they’re a bit short.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I told a tree a secret once,” said {S}. “I was seven. I thought it’d be safe in there.” “And wasn’t it?” asked {A}. “They don’t keep them. They’re only very slow at handing them on.”',
        'Every time {S} had gone home since, it had got a bit further. Two years ago it had come to the word “jam”. “Somebody will find out in the end,” said {S}. “But by then I’ll be a hundred and four.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had found a bush by the wall, and was talking to that. “Bushes are quicker,” said {S}. “Yes-yes-yes,” went the bush, “who-is-it, what-is-it, is-it-rain?” It never let you finish. {A} held up one finger, to say hello.',
        '“Hello-hello, not-now, there’s-a-bee!” said the bush. {S} put both hands over its outer leaves, very gently. “It’s still young,” said {S}. “You have to count to ten with it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat under the tree, and waved both arms and all the fingers, as {A} did all day. The tree stopped in the middle of a word. It leaned over, with every leaf. Then it rustled as if it would never end.',
        '“What’s going on?” asked somebody at the bus stop. “It’s clapping,” said {H}. “It says that’s the most beautiful poem it’s heard. It only didn’t get the bit with the foot.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“We’ve got one at home with needles,” said {A}. “It says the same thing, summer and winter.” “What does it say?” asked {H}. {A} held up stiff arms and shook. “Sss,” it went. {H} tried to find the place. It wasn’t easy, with that accent.',
        '“It says: shut the door, please,” said {H}. {A} was quiet for a while. “There is a door,” said {A}. “Right next to it. We’ve never shut it once.”'
      ]
    },
    {
      id: 'a-red-one',
      A: 'partner',
      paragraphs: [
        'By now all the trees in the street were whispering. “What are they on about?” asked {A}. {H} listened all the way along. “They say: that one’s got a red one. Ours only ever come out brown.”',
        'The tree stood up very straight. “It thinks that it grew your ball!” said {A}. “But it’s mine,” said {H}. “You can’t tell it that,” said {A}, “with everybody looking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ripe',
      A: 'partner',
      paragraphs: [
        '{A} combed out the seeds with two fingers. “Why did it let those go?” asked {H}. “They were ripe,” said {A}. So that was the word. {H} held up both arms, and let them get heavy, from the shoulders down to the thumbs. “Yours is ripe,” said {H} in Tree.',
        'It is the slowest word they have. Two buses went without them. The tree held its red one up to the light, and let go. Tock, went the ball, and tock, from branch to branch, and {H} caught it. “Oooh,” said the whole street.'
      ]
    },
    {
      id: 'an-itch',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Ask it if we can do something in return,” said {A}. The tree did not need long, for a tree. There was a place that itched, it said, high up at the back. It had itched since the time of the horses. {A} borrowed the broom from the baker’s.',
        '“Left,” said {H}. “Up a bit. There!” {A} scratched. Such a creak came from the tree that a tram driver braked. It was the tree for “aah”.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then a wind got up, and they all talked at once. It was like a school when it rings for home. There was a joke about a woodpecker, and a lot about feet. {H} could not keep up, and sat down on the kerb. “What’s it like?” asked {A}.',
        '“They’re asking each other if they’ll still be here tomorrow,” said {H}. “And?” “They will.” Each of them had said so, all down the street. They said it every evening, it seemed, and were pleased each time.'
      ]
    },
    {
      id: 'is-it-sweet',
      A: 'partner',
      paragraphs: [
        '“The tree wants to know if it’s a sweet one,” said {H}. “Say it’s the best it’s ever had,” said {A}. But {H} bounced it on the biggest root, bong, and bong. It tickled the tree right to the top, and three leaves came down for laughing.',
        'The street lamps came on. “Good night,” rustled {H}, with all ten fingers. “Goooo,” the tree began. They could not wait. The rest would be there by breakfast.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned on the bark as well, and heard a beetle go to work.',
      '{names} kept still under the leaves, for the sake of the lesson.',
      { text: '{names} held up both arms, and said something by accident.', needs: ['hands'] },
      { text: '{names} told the people at the bus stop what was going on.', needs: ['hands'] }
    ],
    way: [
      '{names} shook off the rain, which had been meant for others.',
      '{names} sat in the seeds, and had one on the nose.',
      { text: '{names} looked up the street, where everything rustled.', needs: ['hands'] },
      { text: '{names} swept the seeds together, for the sparrows.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched it come down, branch by branch.',
      '{names} rested against the root, and felt it laugh.',
      { text: '{names} said oh with the trees, only faster.', needs: ['hands'] },
      { text: '{names} waved good night, and waited for a bit in vain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ball was laid in the fruit bowl, between two pears, in case anybody looked in. Some seeds lay beside it.',
    'Clean again, or nearly, {H} lay down. Both arms got heavy, from the shoulders down to the thumbs.'
  ],
  last: [
    '“Niiiight,” said the tree, somewhere near breakfast, and {H} was still asleep.',
    'Quite slowly {H} let go of the day, which was ripe, and was asleep.'
  ]
})
