import { wishPlot } from '../wish-plot.ts'

export const fastHedgehog = wishPlot({
  id: 'wish-fast-hedgehog',
  wishes: ['sonic', 'sonic hedgehog', 'sonics', 'fast hedgehog', 'fastest hedgehog', 'speedy hedgehog', 'quick hedgehog', 'racing hedgehog', 'hedgehog runs', 'running hedgehog'],
  except: ['boom', 'toothbrush', 'lost', 'hurt', 'road', 'died', 'birthday', 'party', 'sleepy', 'slow'],
  answers: ['fast', 'fastest', 'quick', 'speed', 'speedy', 'super', 'running', 'runs', 'run', 'race', 'races', 'racing', 'hedgehog', 'blue', 'tails', 'knuckles', 'shadow', 'amy', 'friend', 'friends', 'wins', 'saves', 'save', 'day', 'goes', 'go', 'adventure', 'world', 'ever', 'game', 'rings', 'meets', 'finds', 'learns'],
  moods: ['losing'],
  company: ['hedgehog', 'dark', 'lamp', 'nest', 'switch', 'light', 'world', 'floor', 'table', 'blanket'],
  about: 'The fastest hedgehog in the world wants to be in its nest before it is dark, and the dark is always there first.',
  titles: ['Faster Than the Dark', 'The Fastest Hedgehog in the World', '{H} Against the Lamp', 'Did You See That', 'The Shortest Race There Is'],
  want: [
    {
      id: 'nobody-saw',
      A: 'partner',
      paragraphs: [
        '{H} was the fastest hedgehog in the world. The prickles were pegs all over a jumper, and they rattled when it ran. “Did you see that?” asked {H}. “What?” asked {A}. The hedgehog had been to the door and back.',
        'There was only one left to race. “I’ll race the dark,” said {H}. “You switch off the lamp, and I’ll be in my nest first.” The nest was a heap of newspaper, eight steps away.'
      ]
    }
  ],
  way: [
    {
      id: 'first-race',
      A: 'partner',
      paragraphs: [
        '“Ready?” asked {A}, with a finger on the switch. Click. It was dark, but for a little light from the hall. The hedgehog was at the second step. “Again,” it said. It ran so hard that it lost a prickle. Click. It was dark, and the hedgehog was at the third step.',
        'Then it let out all its breath, to be lighter. Click. The dark was lying in the nest already, as if it had been there all day.'
      ]
    },
    {
      id: 'braking',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Running is one thing and stopping is another. In socks it takes a hedgehog the whole floor to stop. {H} said stop to both feet beside the table, and they heard it beside the coats. Something rattled in there for a while.',
        '“Are you all right?” called {A}. “I’ve stopped,” said the coats. {A} put a cushion there, for the next time. The next time it stopped one step further on.'
      ]
    },
    {
      id: 'own-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How fast are you really?” asked {A}. “I can nearly see my own back,” said {H}. The hedgehog ran round the table, faster and faster, and looked ahead the whole time. A bit of brown jumper was always just going round the corner.',
        '“There’s somebody in front of you,” said {A}. “That’s me,” panted the hedgehog. “I’m winning.” {A} counted, and it came in first and second.'
      ]
    },
    {
      id: 'skirts',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A hedgehog’s got long legs,” said {A}. “You can’t see them, because of all that on top. It runs as fast as somebody who’s going to miss a bus.” {H} pulled the jumper down as far as it would go, and ran under it.',
        'All you saw was a jumper in a great hurry. “It looks as if you were on wheels,” said {A}. {H} lifted the hem. There were two feet under there, and they were quite as surprised.'
      ]
    },
    {
      id: 'too-early',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} threw a ball of socks across the room, and the hedgehog was to catch it. It started so early that it was there long before the socks. It waited. It looked at its nails. Then the socks landed, somewhere quite different.',
        '“You could look where it’s going,” said {A}. “I haven’t got time to look,” said {H}. “I’m fast.” They did it seven times. Once the socks came after it, and hit it from behind.'
      ]
    },
    {
      id: 'the-snail',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was a snail, and came along the wall on two elbows. “Shall we race?” asked the hedgehog. “Gladly,” said the snail. “To the radiator. I’ll start now, and you can start on Thursday.”',
        'The hedgehog ran there and back, there and back, and each time it said hello. “Hello,” said the snail. “Hello again. You do get about.” They got there at the same moment in the end. It had run the course nineteen times, and the snail once.'
      ]
    },
    {
      id: 'snuffle',
      A: 'same',
      spare: 6,
      paragraphs: [
        'You hear a hedgehog before you see it. It snuffles, puffs and smacks its lips, and is not shy about it. {H} went snuffling once round {A}’s chair. There was a bit of apple in the grass down there, and it was found by nose.',
        'A really fast one eats fast as well. “Was it good?” asked {A}. “Was what good?” asked {H}. So it got a second piece, and had to tell {A} what it tasted like.'
      ]
    },
    {
      id: 'ball',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When it does not like something, a hedgehog rolls up and is all prickles. “Boo,” said {A}. {H} rolled up, nose to knees. {A} walked round it. “There’s no front,” said {A}, “and there’s no back. Where do I say good evening?”',
        'One eye peeped out. “Here,” it said. “Good evening,” said {A} to the eye. “Boo,” said the hedgehog, and {A} got a fright.'
      ]
    },
    {
      id: 'only-witness',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was one who had seen it all, and that was {A}. When the hedgehog ran to the door, {A} looked at the door. When it ran back, {A} looked back. {H} ran a bit to the left, just to try. {A} was there already, with both eyes.',
        '“Finally,” said {H}. “Tell the others.” But {A} kept it to itself, as the great ones do.'
      ]
    },
    {
      id: 'hello-goodbye',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was a quick one too,” said {S}. “Once I’d said goodbye before they’d opened the door.” {A} wanted to know how {S} had stopped being fast. “I had a parcel to carry, with eggs in it,” said {S}.',
        '“And then?” asked {A}. “Then I saw the street for the first time,” said {S}. “There was a pond in it. I’d been going past that pond for years.”'
      ]
    },
    {
      id: 'counting',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was in charge of the time. “One, two, five!” cried {S}, and the hedgehog was back. Nobody had ever been so fast. For the next race {S} counted one, two, three, four, five, six, and there was trouble.',
        '“You were slower,” said {S}. “You had more numbers,” said {A}. They agreed on one, two, five, for good. It was the world record every time.'
      ]
    },
    {
      id: 'late-laugh',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Each time the hedgehog came by, it said “Wheee” to {A}, and was gone. For a moment {A} looked at the place where it had been. Then {A} began to laugh. By that time the hedgehog was at the other end of the room.',
        'So it had to run back to fetch the laugh, and then {A} was laughing at that. It ran twelve times, and had eleven laughs. The twelfth was still on its way.'
      ]
    },
    {
      id: 'by-train',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“How did you get here?” the hedgehog asked {A}. “It took me all afternoon,” said {A}. “I’d have done it in one minute,” said the hedgehog. “I’d have been here before I was asked.”',
        '{A} thought about that. “But I looked out of the window,” said {A}. “There was a horse with a hat on.” The hedgehog stood quite still. “Which window?” it asked.'
      ]
    },
    {
      id: 'everywhere-at-once',
      A: 'partner',
      paragraphs: [
        '“You can’t win,” said {A}. “Light’s the fastest thing there is. Say hedgehog, and it’s been seven times round the world. And when it goes, the dark’s there just as fast.” “How does the dark run like that?” asked {H}.',
        '“It doesn’t run at all,” said {A}. “It’s under the chair already, and behind the cushions. You’ve got eight steps, and the dark’s got none.” {H} sat down in the nest, and pulled in both feet. “Then I need a shorter way,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'eyelids',
      A: 'partner',
      paragraphs: [
        '{H} rolled up in the newspaper, nose to knees, and thought. “Now,” said the hedgehog. {A} put a finger on the switch. “Dark!” called {H}. But {A} had not even pressed. “Where?” asked {A}.',
        '“In here,” said {H}. Both eyes were shut. {A} tried it. There it was, as dark as under a hill. “It’s the shortest way in the world,” said {H}. “From the top of the eye to the bottom.”'
      ]
    },
    {
      id: 'and-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They found out that it works the other way too. You open both eyes, and it’s light, and nobody has run for it. {A} did it three times, to be sure. “Morning,” said {A}. “Night. Morning.”',
        '“That’s three days,” said {H}. “We’re going to be old.” They left it at night for a while, and listened to the newspaper. It’s never quite still, with somebody breathing in it.'
      ]
    },
    {
      id: 'winter',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“When it gets cold, the real ones don’t run at all,” said {A}. “They roll up under the leaves and stay there until spring. Their heart goes as slowly as a dripping tap.” The hedgehog felt for its own. It was still going like a drum.',
        '{A} laid one more sheet of newspaper on top, and tucked in the edges. They listened again. There was a bit more room between one and the next.'
      ]
    },
    {
      id: 'race-of-seven',
      A: 'partner',
      paragraphs: [
        'Then they raced properly, finger against eyelids. {A} looked very closely at {H}’s eyes, and the finger was quick. But the eyelids were quicker. Click, said the lamp, each time a little too late. It had lost seven times when it was left off.',
        '“Did you see that?” asked the hedgehog. “No,” said {A} in the dark. “It was too fast for me.” It went on lying there, with its eyes shut, and was still winning.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt something rattle by and turned round to nothing.',
      '{names} picked the wrong moment to lie between the lamp and the nest.',
      { text: '{names} counted the eight steps, and it came to nine.', needs: ['hands'] },
      { text: '{names} plumped up the nest, sports page on top.', needs: ['hands'] }
    ],
    way: [
      '{names} brought back a prickle that had flown off.',
      '{names} raced as well, and met the dark halfway.',
      { text: '{names} timed the dark on a watch that could not be seen.', needs: ['hands'] },
      { text: '{names} shouted go a little too late, because the dark had already gone.', needs: ['hands'] }
    ],
    turn: [
      '{names} shut both eyes at once and got there in a blink.',
      '{names} rolled up too, though without the newspaper.',
      { text: '{names} held a finger to the switch, for a second opinion.', needs: ['hands'] },
      { text: '{names} shaded both eyes and made a dusk of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The prickles went back into the peg bag. The nest was a newspaper again, with a dent in it.',
    '{H} washed and walked to bed. It was not far. There was time to look about on the way.'
  ],
  last: [
    'There was one race left, and before the lamp could say click, {H} was asleep.',
    'It was dark in {H} already, long before it was dark in the room, and {H} slept.'
  ]
})
