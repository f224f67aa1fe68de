import { wishPlot } from '../wish-plot.ts'

const PLACES = ['town', 'village', 'city']

export const shoesOnHands = wishPlot({
  id: 'wish-shoes-on-hands',
  beginsElsewhere: true,
  wishes: ['a town where everything is upside down and people wear shoes on their hands', ...PLACES.flatMap((place) => [`${place} upside down`, `upside-down ${place}`, `topsy turvy ${place}`]), 'everything is upside down', 'shoes on their hands', 'shoes on hands', 'shoes on hands gloves on feet', 'shoes on hands hats on feet', 'wear shoes hands', 'wore shoes hands', 'people shoes hands', 'town people hands shoes', 'boots on their hands', 'trainers on their hands', 'sneakers on their hands', 'wellies on their hands', 'gloves on their feet', 'mittens on their feet', 'hats on their feet', 'people walk on their hands', 'town walk on hands', 'everybody walks on hands', 'everyone walks on hands', 'people upside down', 'everyone upside down', 'everybody upside down', 'pueblo al revés', 'verkehrte stadt'],
  answers: ['town', 'village', 'city', 'land', 'place', 'world', 'everything', 'everybody', 'everyone', 'people', 'upside', 'down', 'upside-down', 'topsy', 'turvy', 'wrong', 'way', 'up', 'round', 'around', 'wear', 'wears', 'wearing', 'wore', 'shoe', 'shoes', 'boots', 'trainers', 'sneakers', 'wellies', 'hand', 'hands', 'feet', 'foot', 'gloves', 'mittens', 'socks', 'hats', 'hat', 'walk', 'walks', 'walking', 'their', 'your', 'our', 'on', 'in', 'the', 'where', 'who', 'and', 'is', 'are', 'live', 'lives', 'houses', 'house', 'roof', 'roofs', 'sky', 'rain', 'trees', 'head', 'heads', 'stand', 'handstand', 'laces', 'bow', 'tie', 'band', 'music', 'drum', 'goodbye', 'hello', 'instead', 'opposite', 'backwards', 'all', 'funny', 'silly', 'crazy', 'called', 'named', 'visit', 'visits', 'goes', 'trip', 'what', 'if'],
  except: ['learning', 'learned', 'handstand', 'cartwheel', 'gymnastics', 'holding', 'held', 'new', 'muddy', 'crash', 'accident', 'flood', 'flooded', 'tornado', 'storm', 'earthquake', 'war', 'car', 'boat', 'cake', 'smile', 'dead', 'died', 'hurt', 'hospital', 'broken', 'fell', 'bat', 'bats', 'sloth', 'rabbit', 'tree with', 'washing', 'wash', 'moved', 'moving', 'sad', 'stranger', 'thief', 'wrong feet', 'left foot', 'frown'],
  moods: ['question', 'learning', 'first', 'change', 'lost', 'proud'],
  isTale: true,
  asked: true,
  out: true,
  company: ['town', 'band', 'trumpeter', 'drummer', 'drum', 'laces', 'lace', 'shoes', 'gloves', 'knee', 'bench', 'bow', 'houses', 'street', 'gate', 'trumpet', 'hole', 'baker', 'ice cream', 'tail', 'dog', 'people', 'seller', 'puddle'],
  about: 'In the town where everything is upside down the band has fallen over its laces, for people with their hands in shoes cannot tie them, and every bow opens by itself, until somebody sees a hole that is mended by pulling at a thread.',
  titles: ['The Town on Its Head', 'Hello Means Goodbye', '{H} Pulls at One End', 'A Band with Its Shoes On', 'Both Hands in Their Shoes'],
  want: [
    {
      id: 'over-their-laces',
      A: 'partner',
      paragraphs: [
        '{H} and {A} came to the town where everything is upside down. Just then the brass band fell over. People walked on their hands there, and wore their shoes on them. And all the laces had come undone.',
        '“Goodbye,” said the drummer, as you do there when somebody comes. “We can’t tie them. Our hands are in our shoes, and our feet are in our gloves.” They all waved one. {H} wanted to hear the band march.'
      ]
    }
  ],
  way: [
    {
      id: 'it-opens-its-ears',
      A: 'partner',
      paragraphs: [
        '{H} knelt at the drummer’s shoes, and made a bow. It was a good bow with two ears. It lay there for a moment. Then it put down both ears, and was two laces.',
        '{A} tried a double knot, and that came open twice. “They always do that,” said the drummer. “Last week a visitor made us eleven bows. We had to be carried home.”'
      ]
    },
    {
      id: 'the-wrong-end',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Somebody very old came along on two brown shoes, and stopped in front of {A}. “Goodbye,” said the old one to {A}’s shoes. “Good morning,” said {A}, from the other end. The old one looked up, and blinked. In that town faces were kept at the bottom.',
        '“Isn’t it cold up there?” asked the old one. {A} said that you got used to it. To be polite, {A} bent down, until they were eye to eye. “That’s better,” said the old one. “I thought you were only trousers.”'
      ]
    },
    {
      id: 'an-ice-cream',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} bought an ice cream, with one scoop. The seller held it out in a glove, with a foot in it. The cone was on top, and the scoop hung underneath. “Why doesn’t it drop?” asked {H}. “Where to?” asked the seller.',
        'You had to lick it from below. {A} did, with the head right back, and it ran down into one ear. “Visitors always try it there first,” said the seller, and passed a napkin. “What’s it like?” “Cold,” said {A}, “and rather loud.”'
      ]
    },
    {
      id: 'rain-from-below',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It began to rain, as it does everywhere. First the puddle by the bench got restless. Then one drop after another jumped out of it, and went up past {A}’s knees. All the people opened their umbrellas, and stood in them as if in bowls.',
        '{A} had no umbrella, and got wet from underneath. The rain went up one leg, and came out at the collar. “When does it stop?” asked {H}. It stopped just then. The puddle was empty, and the cloud was full.'
      ]
    },
    {
      id: 'a-tail-with-a-dog',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A tail came round the corner, and after it came its dog. The tail sniffed at {A}, and liked what it found. So it stood still and wagged the dog. The dog flew from left to right, and its ears went clap.',
        '“Is it allowed to do that?” asked {A}. “It’s glad to see you,” said the drummer. {A} stroked the tail, to calm it down. That made it even gladder. They all had to step back.'
      ]
    },
    {
      id: 'a-house-on-its-roof',
      A: 'same',
      spare: 5,
      paragraphs: [
        'All the houses stood on their roofs, and rocked a bit when somebody laughed in one. The cellar was at the top, and had the best view. Somebody was up there, hanging the potatoes in the sun. “How do they get in?” asked {A}.',
        'You knocked at the chimney, which was down by the pavement. {A} knocked, and had a black hand. “Oh dear,” said {A}. “I’ve only just washed it.” “You poor thing,” called a voice from above. “Then do the other one, and you’ll be clean.”'
      ]
    },
    {
      id: 'other-wears-a-hat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been to the hat shop, and came out with something soft and red. “It’s a hat for one foot,” said {A}. “They all wear them. The other foot has a cap.” {A} stood on one leg, and showed it. It looked very smart.',
        '“And what do they put on their heads?” asked {H}. Nothing, said {A}, except for a sock on Sundays. “They were sorry for my head in the shop,” said {A}. “They thought I’d walked on it, until it was quite flat in front.”'
      ]
    },
    {
      id: 'pet-lies-right',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Only {A} felt at home there from the start. {A} lay down on the pavement, on the back, with every leg in the air. The people stopped and were delighted. “A visitor who can behave,” said the trumpeter. They all came up to say goodbye, and stayed.',
        'They tickled {A} on the tummy, with the toes of their gloves. {A} shut both eyes. It was just how {A} had always thought a town should be. When {H} called, {A} only waved one foot.'
      ]
    },
    {
      id: 'elder-inside-out',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Once a year we turned the whole day round,” said {S}. “We had supper first thing, and the pudding before the potatoes. When it was eaten, we washed our hands.” “Did they need it?” asked {A}. “By then they did,” said {S}. “The spoons came last as well.”',
        '“And when did you have breakfast?” asked the drummer. “At bedtime,” said {S}. “We sat there in our pyjamas, and had porridge, and looked at the stars.” The drummer could not see what was odd about it. “When’s the next one?” asked {A}.'
      ]
    },
    {
      id: 'child-a-pair-of-boots',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} took off both shoes, and put them on like mittens. Then {S} walked, with two hands and two feet. It went clop in front and pat behind. “You’ve got the left one on the right,” said {A}. {S} crossed both arms. Then it was right, and {S} lay on one ear.',
        'The people of the town thought that was quite good, for a beginner. “How do you scratch your noses?” asked {S}, from the ground. They had a wall for that. It was in the next street, and there was a queue.'
      ]
    },
    {
      id: 'a-hole-in-a-sleeve',
      A: 'same',
      paragraphs: [
        'They sat down on a bench with its legs in the air. A child came by on two boots, with a hole in one knee. The other foot pulled at a thread in it. “Don’t!” said {A}. But the hole got smaller, and then it was shut.'
      ]
    },
    {
      id: 'what-opens-and-what-shuts',
      A: 'partner',
      paragraphs: [
        '{A} looked at the knee, and then at the laces. “At home, pulling makes a hole,” said {A}. “Here it mends one. So what you do up comes undone.” “And what if you undo it?” asked the drummer. Nobody there had ever tried. {H} could do that with both eyes shut.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-pull',
      A: 'partner',
      paragraphs: [
        '{H} took one end of a lace between two fingers, and pulled, as you do before bed. The laces jumped up and ran round each other. There sat a bow, with two ears. “Again,” said the drummer.',
        'So {H} went along the band and pulled, and {A} did the other side. Zip, it went, zip, zip. Then the whole band stood on its hands, and all the bows kept their ears up.'
      ]
    },
    {
      id: 'everything-open',
      A: 'same',
      spare: 10,
      paragraphs: [
        'After that the people brought everything that would not stay shut. {A} unbuttoned a coat, and it was buttoned. {A} pulled a bag wide open, and it snapped shut. For the jam jars {H} only had to loosen the lids.',
        '“Where did you learn all that?” they asked. {A} thought about it. There had never been any lessons. “At home it just happens,” said {A}. “You only need to be in a hurry.”'
      ]
    },
    {
      id: 'a-tune-from-the-end',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The band played its tune from the end. It began with a great bang, and everybody clapped. Then it grew softer and softer, and slower as well. At the end came one small note, as if somebody was trying out a trumpet.',
        '“Was that the end?” whispered {A}. It was the beginning, which they always keep for last. They all sat quite still, to make it longer. It was such a small note that {A} could carry it home in one ear.'
      ]
    },
    {
      id: 'hello-they-called',
      A: 'partner',
      paragraphs: [
        'Off they marched. The shoes went clop, and the drummer drummed with both heels. {H} and {A} marched beside them to the gate, the wrong way up. There the people lay down to clap. With shoes on your hands you can clap louder than anybody.',
        '“Hello!” called {H}, as you do there when you go. “Hello, hello!” they called back. They waved all their gloves, as long as they could see {H}’s face, up where feet should be. And nobody fell over.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the band from underneath, and that was the right way up.',
      '{names} got a wave from a glove, with five toes in it.',
      { text: '{names} shook a glove, and there was a foot in it.', needs: ['hands'] },
      { text: '{names} set the drum on its other end, which was the same.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down under a bench, where the seat was.',
      '{names} watched a bow, and it went to sleep with both ears down.',
      { text: '{names} put a finger on one knot, and it opened round the finger.', needs: ['hands'] },
      { text: '{names} held a trumpet, until somebody had a foot free.', needs: ['hands'] }
    ],
    turn: [
      '{names} marched along at the front, which was the back.',
      '{names} walked beside the drum, and stepped in time with the hands.',
      { text: '{names} borrowed two shoes to clap with, and could be heard.', needs: ['hands'] },
      { text: '{names} undid the trumpeter’s collar, and now it was neat.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} pulled at one lace, and the bow was gone. Perhaps the drummer had it now.',
    '{H} washed, and lay down with both feet on the pillow, to see how it was. Then {H} turned round, and it was better.'
  ],
  last: [
    'In another town they were all getting up, and {H} was asleep.',
    'Two shoes stood beside the bed, with nobody’s hands in them, and {H} was asleep.'
  ]
})
