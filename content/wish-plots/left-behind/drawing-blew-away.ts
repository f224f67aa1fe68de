import { wishPlot } from '../wish-plot.ts'

const PICTURES = ['drawing', 'drawings', 'picture', 'painting']
const GONE = ['blew out', 'blew away', 'blew out of the window', 'blew out of the car', 'blown away', 'blows away', 'blows out', 'flew out', 'flew away', 'flies away', 'flies out', 'fell out of the window', 'wind took', 'wind stole', 'car window', 'bus window', 'train window', 'out of the car', 'gone wind', 'lost wind', 'windy', 'wind']

export const drawingBlewAway = wishPlot({
  id: 'wish-drawing-blew-away',
  wishes: ['my drawing blew out of the car window', ...PICTURES.flatMap((picture) => GONE.map((gone) => `${picture} ${gone}`)), 'artwork blew away', 'artwork flew', 'drawing went out of the window', 'picture went out of the window', 'paper blew out window', 'paper blew away', 'paper flew away', 'paper flew out window', 'sheet of paper blew', 'my card blew away', 'letter blew away', 'letter blew out window', 'map blew out window', 'map blew away', 'homework blew away', 'homework flew away', 'homework blew out window'],
  answers: [...PICTURES, 'artwork', 'made', 'drew', 'nani', 'nan', 'because', 'me', 'draw', 'drawn', 'painted', 'paper', 'sheet', 'page', 'card', 'letter', 'map', 'homework', 'best', 'beautiful', 'favourite', 'horse', 'dog', 'cat', 'green', 'house', 'rainbow', 'family', 'dragon', 'unicorn', 'for', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'dad', 'daddy', 'teacher', 'friend', 'blew', 'blow', 'blows', 'blown', 'blowing', 'flew', 'fly', 'flies', 'flying', 'fell', 'went', 'took', 'lost', 'gone', 'out', 'of', 'off', 'away', 'window', 'windows', 'car', 'bus', 'train', 'boat', 'ferry', 'bike', 'pram', 'buggy', 'open', 'wind', 'windy', 'gust', 'storm', 'motorway', 'road', 'field', 'fields', 'hedge', 'fence', 'lake', 'river', 'sea', 'park', 'street', 'tree', 'over', 'into', 'on', 'in', 'the', 'my', 'our', 'her', 'his', 'way', 'home', 'to', 'from', 'holiday', 'trip', 'journey', 'school', 'nursery', 'while', 'when', 'we', 'were', 'driving', 'drove', 'stopped', 'look', 'looked', 'looking', 'find', 'found', 'chase', 'chased', 'catch', 'caught', 'never', 'back', 'again', 'cow', 'cows', 'sheep', 'summer', 'hot', 'yesterday', 'today'],
  except: ['alive', 'comes', 'came to life', 'magic', 'museum', 'gallery', 'stolen', 'thief', 'died', 'dead', 'tore', 'torn', 'ripped', 'brother', 'sister', 'chimney', 'bottle', 'kite', 'balloon', 'hat', 'umbrella', 'pirate', 'treasure', 'inside', 'accident', 'crash', 'hospital', 'santa', 'plane', 'aeroplane', 'airplane', 'wall', 'curtains', 'goat', 'ghost', 'ill', 'heaven'],
  moods: ['losing', 'lost', 'change'],
  company: ['drawing', 'car', 'window', 'fence', 'field', 'wind', 'sheet', 'pencil', 'cow', 'thistle', 'hedge'],
  out: true,
  about: 'The hero’s drawing of a green dog has blown out of the car window, over a field, and running about finds nothing, until it is seen what else lies along one fence: so the hero sends a second sheet to look for the first.',
  titles: ['One Sheet to Find Another', 'The Green Dog in the Wind', 'Ask the Wind Again', '{H} Sends a Second Dog', 'Out of the Car Window'],
  want: [
    {
      id: 'out-it-went',
      A: 'partner',
      paragraphs: [
        'In the car {H} had made a drawing of a green dog. It was the best one ever, and was to hang in the kitchen at home. The car turned in at a picnic place, with fields all round. The window was open, and in came a gust of wind. It turned round once, and out of the window it blew, with the drawing. “My dog!” cried {H}. The drawing flapped over a gate, as flat as a tea tray. “It’s gone to the left,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'to-the-left',
      A: 'partner',
      paragraphs: [
        'They went through the gate, and to the left. {H} ran towards something white, and it was a stone. The next was a hen, and it was not pleased. The third really was paper, but it was about cheese. The field was as big as a sea. The drawing could have lain anywhere in it, on its face. “We don’t know where the wind took it after that,” said {A}.'
      ]
    },
    {
      id: 'five-legs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} told {A} once more what was on the drawing, so that they should know it. It was a dog, and it was green, because the brown had been under the seat. It had a red tongue. And it had five legs. “Why five?” asked {A}. “There was a bump in the road,” said {H}, “at the fourth.”',
        'So it ought to be quicker than other dogs. “Then it may be quite far,” said {A}. {H} looked at the hills. If the car had driven over two bumps, they would never have caught it.'
      ]
    },
    {
      id: 'does-it-know-the-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A real dog would come back,” said {H}, “when it heard its name.” “Has it got one?” asked {A}. {H} had not come to that yet. The name was to have gone underneath, in blue. So they called without a name, over the whole field. “Dog!” they called. “Green dog!”',
        'Somewhere behind the hill a brown one answered. They listened to it for a while. “That’s not mine,” said {H}. “Mine would sound more like paper.”'
      ]
    },
    {
      id: 'the-cow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By a trough stood a cow, and it was chewing. {H} looked at it, and had a bad thought. “Do cows eat drawings?” asked {H}. “This one’s got something in its mouth that’s green,” said {A}. They watched the mouth go round. Now and then a bit hung out at the side.',
        'It was grass. When the cow yawned, that was quite clear. “It could have begun at the tail,” said {H}. But the tongue was grey, and there was not a speck of red on it anywhere.'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“At least your dog’s seeing something,” said {A}. {H} thought about what a dog could see from up there. It had big eyes, as {H} had drawn those first. Below lay the field, and the car, as small as a shoe. Beside the car was a dot that was looking for it.',
        'That is, if it was flying face down. The other way up it would only have sky. “It isn’t used to sky,” said {H}. There had not been any room for that, because of the ears.'
      ]
    },
    {
      id: 'draw-it-again',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Couldn’t you do another?” asked {A}. {H} tried, on a knee, in the grass. It was a good dog. But the tongue looked out on the wrong side, and it stood on the ground like a table. Without the car its legs had come out straight.',
        '“It’s very nice,” said {A}. “It’s a nice dog,” said {H}, “but it’s somebody else’s.” {H} put it under a flat stone, where no wind could get in. Sooner or later its people might come by.'
      ]
    },
    {
      id: 'a-man-with-a-cap',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A man on a tractor stopped behind the hedge. “Has a dog come by?” called {H}. “A big one?” asked the man. {H} showed how big. It was about as big as a place mat. “It’s green,” said {H}, “and quite thin.” “From the side there’s nothing of it,” called {A}.',
        'The man took off his cap, and looked inside it. He had seen a yellow bag go by, at noon, and in March a whole tent. “But they never tell me anything,” he said. “They’re always in such a hurry.”'
      ]
    },
    {
      id: 'from-high-up',
      S: 'other',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to know how it feels to be paper. So {S} stood with the back to the wind, and held out a jacket like two wings. A gust came. {S} took four steps that {S} had not meant to take.',
        '“It pushes you there,” called {S}, “and then it forgets you.” In between {S} had stood about like a coat. “Did you see my dog?” asked {A}. {S} had only seen what was in front. Next time it would have to be a lighter person.'
      ]
    },
    {
      id: 'elder-and-the-egg',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine blew out of a car window too,” said {S}, and looked under a thistle. “I’d drawn an egg.” “Did you find it?” asked {A}. “A hen did,” said {S}. “It sat down on my drawing, in a field like this, and wouldn’t get up for anybody.”',
        'They had waited until the evening. “Then it turned my sheet over,” said {S}. “Hens do that with eggs, to warm the other side.” “And what was on the other side?” asked {A}. “I’d drawn a fox there,” said {S}. “After that I had my drawing back.”'
      ]
    },
    {
      id: 'child-catches-wind',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had caught some of the wind, in a paper bag from the picnic. The bag was quite round, and {S} held the top of it tight. “Now it can’t blow your dog any further,” said {S}. {A} felt the bag. There really was something in there.',
        '“Ask it where it put it,” said {A}. {S} opened the bag a little way, and held it to an ear. It breathed out, and then it hung down. “It said Fff,” said {S}. That could have been field, or fence, or far.'
      ]
    },
    {
      id: 'pet-on-the-trail',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} understood that they were looking for a dog. {A} put a nose down, and found three of them, and a fox. All of them had been here lately, with four legs each. None had anything green about it.',
        '{A} looked up at {H}. There had been one more dog, on {H}’s knees, the whole way in the car. It had smelled of pencil, and had never so much as wagged. {A} had not thought that it would run off. It was always the quiet ones.'
      ]
    },
    {
      id: 'along-the-fence',
      A: 'partner',
      paragraphs: [
        'They came to a long fence. “There’s a feather in it,” said {A}, “and a yellow bag.” {H} looked along the wires. At one spot they were full of leaves and fluff, and everywhere else they were empty. “The wind brings them all the same way,” said {H}. But there was not one drawing in the fence. A drawing was flat, and must have got over. “We’ve got to ask the wind again,” said {H}, “with paper.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-second-sheet',
      A: 'partner',
      paragraphs: [
        'On a clean sheet {H} drew a big pair of eyes. “It’s got to be able to look,” said {H}. Back at the car {H} held it out of the window. A gust came, and {H} let go. The sheet flapped over the gate, and to the left. “After it!” said {A}. It did not stop at the fence. It hopped over a ditch, turned once like a leaf, and lay down in a hedge.'
      ]
    },
    {
      id: 'in-the-same-hedge',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the hedge there was a good deal more. There was a ticket for a swimming pool, and a paper hat. There was somebody’s list that said butter, string, and be kind to the hens. It was like a drawer that the wind kept.',
        '“Should we leave it as it is?” asked {H}. “I’d only take what’s ours,” said {A}. They left the list where it was, with the writing to the outside. It could be that the hens came past here.'
      ]
    },
    {
      id: 'nose-to-nose',
      A: 'partner',
      paragraphs: [
        'The eyes were looking straight at something green. There hung the drawing, on a thorn, by one ear. “The one’s found the other,” said {A}. {H} lifted both of them out. Under the green feet ran a brown smear, for they had been through a bit of field. “I hadn’t done any ground yet,” said {H}. Now it was real earth. In the car both windows were shut, and the two sheets lay face to face. They had a lot to tell each other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran ahead to the gate, and looked through it.',
      '{names} stood with nose in the wind, to see where it was going.',
      { text: '{names} made a grab at the air, and had only air.', needs: ['hands'] },
      { text: '{names} shut the other window, so that the pencils stayed.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the hen, in case it was sitting on something green.',
      '{names} found a flat place in the grass, but it was only flat.',
      { text: '{names} lifted the sheet about cheese, and there was nothing underneath.', needs: ['hands'] },
      { text: '{names} let go of some grass, and saw which way it went.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran under the flying sheet, all the way to the hedge.',
      '{names} sat down by the hedge, so that the place was not lost.',
      { text: '{names} bent a branch to one side, and looked in.', needs: ['hands'] },
      { text: '{names} held the gate open, but the sheet went over the top.', needs: ['hands'] }
    ]
  },
  bed: [
    'The drawing hung in the kitchen at last, with a small hole in one ear. Beside it hung the sheet with the eyes, and kept a lookout.',
    '{H} washed off a bit of the same field. The bedroom window was open by a finger, and that was too narrow for a dog.'
  ],
  last: [
    'The wind went by outside and took nothing with it, and {H} was asleep.',
    'On the wall two big eyes were open, so {H} could shut both, and slept.'
  ]
})
