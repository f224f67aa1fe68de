import { wishPlot } from '../wish-plot.ts'

export const alwaysLast = wishPlot({
  id: 'wish-always-last',
  beginsElsewhere: true,
  wishes: ['last race', 'last races', 'last running', 'comes last', 'came last', 'always last', 'coming last', 'come last', 'finishes last', 'finished last', 'finishing last', 'slowest runner', 'slowest class', 'slowest runner class', 'slow runner', 'slow running', 'slowest race', 'slowest running', 'never wins race', 'never wins races', 'never won race', 'can’t run fast', 'not a fast runner', 'can’t win race', 'last place', 'lost race', 'loses race', 'loses races', 'losing race', 'losing races', 'last at running', 'last cross country', 'worried race', 'scared race', 'last sports day'],
  answers: ['always', 'last', 'race', 'races', 'racing', 'comes', 'came', 'coming', 'running', 'run', 'runs', 'runner', 'slow', 'slowest', 'fast', 'faster', 'school', 'sports', 'day', 'win', 'wins', 'winning', 'never', 'class', 'sad', 'worried', 'afraid', 'scared', 'friends', 'cousins', 'everyone', 'everybody', 'others', 'other', 'kids', 'children', 'park', 'again', 'again', 'upset', 'cross', 'finish', 'line', 'place', 'lost', 'loses', 'every', 'time', 'tomorrow', 'today', 'hates', 'sister', 'brother'],
  except: ['snail', 'tortoise', 'hare', 'turtle', 'sloth', 'car', 'cars', 'horse', 'pony', 'duck', 'ducks', 'penguin', 'sack', 'egg', 'spoon', 'relay', 'swimming', 'swim', 'ski', 'bike', 'bicycle', 'train', 'robot', 'dog', 'who', 'kart', 'wheelchair', 'leg', 'fell', 'hurt', 'laughed', 'teased', 'bullied', 'won', 'line', 'queue', 'picked', 'chosen', 'team', 'football', 'night', 'week', 'boat', 'donkey', 'camel', 'cheetah', 'bunny', 'rabbit', 'snails', 'potato', 'sausage', 'word', 'piece', 'biscuit', 'cake', 'chess', 'game'],
  moods: ['losing', 'lost', 'afraid', 'first', 'learning', 'waiting', 'late'],
  company: ['chalk', 'line', 'lamp', 'wall', 'gate'],
  out: true,
  about: 'Whoever always comes last in the race round the houses has a chalk line made each day where twenty was, and races against Monday and Tuesday.',
  titles: ['Wednesday Is Behind', 'Where Twenty Was', 'A Race Against Tuesday', '{H} Overtakes Monday', 'Three More Came In After'],
  want: [
    {
      id: 'by-the-gate',
      A: 'partner',
      paragraphs: [
        'On Saturday they all raced along the lane again, six of them, as far as the gate. {H} always came last. By then the others had stopped puffing and were talking about something else. Just once {H} wanted to come in with somebody still behind.',
        '“How far behind?” asked {A}. “A bit,” said {H}. “So that I can turn round and say, come on.”'
      ]
    }
  ],
  way: [
    {
      id: 'monday',
      A: 'partner',
      paragraphs: [
        '“It’s the shoes,” said {A}. “They’re much too heavy.” So on Monday {H} ran in socks. {A} counted aloud. At twenty {H} had got to the third lamp post, and had a hole in each sock. “It wasn’t the shoes,” said {A}.',
        '{A} drew a line there with chalk. Under the line {A} wrote a big M, for Monday.'
      ]
    },
    {
      id: 'with-wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got the wind against you,” said {A}, and turned round. “Run the other way, then it’s behind you.” {H} ran the other way, and it was. It pushed quite nicely, like a hand with a bag in it.',
        'At twenty {H} was very far from the gate. “That was good,” called {A}. “Now we’d only have to move the gate.” They went and looked at it. It had been there since before there were lamps.'
      ]
    },
    {
      id: 'like-animals',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried it like a hare, with both feet at once. It was fast, but it went up as much as along. {H} tried it like a horse. For a horse you have to say something with your tongue, and then there’s no breath.',
        '“What about an ostrich?” asked {A}. {H} did one, with a long neck. It got to the second lamp post, and saw everything on the way. “There’s somebody having pancakes,” it called down.'
      ]
    },
    {
      id: 'the-elbows',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Your arms aren’t doing anything,” said {A}. {H} looked at them. They hung down, and were just coming along. “They’ve got to saw,” said {A}. “Back and forth, close to your sides, as if there were a plank.” {H} sawed. The legs noticed that, and went faster by themselves.',
        '“It’s as though they were on a string,” said {H}. They tried it the other way round, and ran with slow arms. The legs nearly fell asleep. From now on there was a plank on either side.'
      ]
    },
    {
      id: 'too-early',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The start was a thing by itself. {H} always went when the others were gone. “I wait until it’s empty,” said {H}. “You mustn’t be so polite,” said {A}. “Go says go to you as well.”',
        'They practised. “Go,” said {A}, and {H} held the door for somebody who was not there. “Go!” It was already better. The fifth time {H} was off so soon that {A} was still saying the first half of it.'
      ]
    },
    {
      id: 'breath',
      A: 'same',
      spare: 5,
      paragraphs: [
        'After the second lamp post {H} always got a stitch. It was on the left, and it was like being buttoned up wrong. “That comes from holding your breath,” said {A}. “You’re saving it. But it won’t keep.”',
        'So {H} breathed out aloud. In for two steps, and out for two. It went hoo, hoo, like an owl with a bus to catch. The stitch came up as far as the second lamp, and heard that. It did not come any closer.'
      ]
    },
    {
      id: 'last-sees',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You do find things, if you’re last,” said {H}. It was a fact. On three Saturdays there had been a hair slide and two buttons. There had been half a biscuit, which was still warm. “They drop everything,” said {H}. “And they don’t even know.”',
        'In one coat pocket was the whole collection. {A} looked at it with respect. “Nobody who’s in front has got a single button,” said {A}. “They’ve only got the gate.”'
      ]
    },
    {
      id: 'other-was-fast',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I was always first,” said {A}. “What’s it like there?” asked {H}. {A} thought back. “You hear them all behind you, like a lot of peas,” said {A}. “You mustn’t look. Then you’re at the gate, and there’s nobody to tell it to.”',
        '“How long for?” “Till the next one comes.” {A} scraped with one shoe. “It isn’t long. But you don’t know where to put your arms.” {H} had never thought of that. When {H} came in, there was always somebody there.'
      ]
    },
    {
      id: 'counting-fairly',
      A: 'same',
      spare: 8,
      paragraphs: [
        'With {A} you had to watch out, for {A} counted slower when it mattered. “Eighteen,” said {A}. “Eighteen and a half. Nearly nineteen.” {H} stopped in the middle of it. “That isn’t counting,” said {H}. “That’s being nice.”',
        'So it was done with a saucepan lid, one bang to each step of the big clock. A lid can’t be nice. A window went up, and somebody asked who was getting married.'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Late in the day the sun stood low, and {H}’s shadow set off first. It was as long as a bus, and it was already by the lamp. {H} ran after it with both arms going. The shadow stayed in front the whole time.',
        '“Turn round,” said {A}. On the way back it was behind. It lay flat on the road, and got over each stone as best it could. “Come on,” said {H} to it. It felt good to say that. But a shadow does not count.'
      ]
    },
    {
      id: 'rain-on-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At midday it rained. They stood at the window, and thought about the lines out there. “Is Monday still there, if it’s washed off?” asked {H}. {A} was not sure. They went out with an umbrella, and held it over the place.',
        'There was a bit left of the M. It could have been a mountain. {A} drew it again, thicker. “So much for Monday,” said {A}. “Hardly anyone takes such care of one.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was last in a race through the whole town,” said {S}. “There were four hundred of us, with numbers. When I came in they were folding up the tables.” “Were you sad?” asked {A}. “I got all the lemonade that was left,” said {S}. “And a man with a broom ran the last bit with me.”',
        '“Was he faster?” “He had to sweep as well.” {S} smiled. “I beat him by a leg.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be counted too. “One,” said {A}. {S} ran to the first lamp post, touched it, and came back to say so. “Two,” said {A}. By twenty {S} had been there six times, and there were six lines.',
        '“Which one’s mine?” asked {S}. “All of them,” said {A}. {S} was very proud, and looked for the one that was furthest. They were all at the lamp post. It was like a ladder lying down.'
      ]
    },
    {
      id: 'looking-back',
      A: 'partner',
      paragraphs: [
        'On Tuesday {H} ran in shoes again. {A} stood further along, and saw how it went. At twenty it was just the same place. “You keep looking round,” said {A}. “There’s nobody there. But each time you look you slow down, to see.”',
        '“I want to know if somebody’s coming,” said {H}. “Then look for somebody in front,” said {A}, and pointed with the chalk. There lay Monday, quite still, with a T beside it now. “Those two can’t run any more.”'
      ]
    }
  ],
  turn: [
    {
      id: 'overtaking',
      A: 'partner',
      paragraphs: [
        'On Wednesday {H} did not look round once. {H} looked at the M. It got bigger. “Seventeen,” counted {A}. At eighteen there was chalk under one shoe, and then it was behind. “I’ve overtaken Monday!” called {H}. “And Tuesday too,” called {A}. “They were side by side.”',
        'The new line was two steps further on. It got a W, the biggest up to now.'
      ]
    },
    {
      id: 'how-they-took-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How do you think they took it?” asked {A}. {H} crouched down by the M. Monday had thought that it would always be in front. It had been lying there so comfortably. “It’s glad for me,” said {H}. “We know each other.”',
        'Tuesday said nothing. It had only just been drawn. But it was wished good luck too. {H} went over it with the chalk, where somebody’s bicycle had been.'
      ]
    },
    {
      id: 'a-puff-more',
      A: 'same',
      spare: 14,
      paragraphs: [
        'You can’t overtake a day every day. On Thursday {H} had eaten dumplings. At twenty there was the T, and the dumplings were at about the M. “That one doesn’t count,” said {A}. But {H} wanted a line for it all the same.',
        'So there was a short one, with a D. It stood for dumplings. “On Saturday I’ll be passing that one as well,” said {H}. “It’ll be easy. I know just how it felt.”'
      ]
    },
    {
      id: 'two-more',
      A: 'partner',
      paragraphs: [
        'Then it was Saturday, and they all ran. {H} swung both arms, and looked at the M, the T and the W. One after the other they went by underneath. The other five were at the gate already, and were talking.',
        '“You’re last,” one of them said, but in a friendly way. “No,” said {H}, out of breath, and turned round for the first time. “There are three more.” They all looked down the lane. There was nobody on it, only chalk. “Come on!” called {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the race from the side, without a number.',
      '{names} sat down by the gate, to see who would come.',
      { text: '{names} held up an arm for the start, and then the other.', needs: ['hands'] },
      { text: '{names} waved from the gate with a scarf.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along for a bit, and was not counted.',
      '{names} lay down on the chalk line, and got up with a stripe.',
      { text: '{names} mended a sock.', needs: ['hands'] },
      { text: '{names} carried the chalk, and was white up to the wrists.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped over Monday with great care.',
      '{names} looked down the lane, to see if they were coming.',
      { text: '{names} clapped for all four of them.', needs: ['hands'] },
      { text: '{names} drew a small arrow, so that the days could find the gate.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the chalk was put on the shelf by the door, with a new day in it. The shoes stood side by side.',
    '{H} let the water out, and lay down, and the legs ran on a little by themselves.'
  ],
  last: [
    'Outside Monday, Tuesday and Wednesday were still on their way to the gate, and {H} was asleep.',
    'Nobody counted, and nobody looked round, and {H} slept.'
  ]
})
