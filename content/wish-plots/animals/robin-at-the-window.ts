import { wishPlot } from '../wish-plot.ts'

export const robinAtTheWindow = wishPlot({
  id: 'wish-robin-at-the-window',
  wishes: ['robin window', 'robins window', 'robin taps window', 'robin tapping window', 'robin taps', 'robin tapping', 'robin tapped', 'robin pecks window', 'robin peck', 'robin peck window', 'robin tap', 'robin tap window', 'robin attack window', 'robin fight window', 'why robin window', 'bird peck window', 'bird tap window', 'bird attack window', 'robin pecking window', 'robin pecking glass', 'robin knocks', 'robin knocking', 'robin knocked', 'robin glass', 'robin windowpane', 'robin window sill', 'robin windowsill', 'robin reflection', 'robin sees itself', 'robin own reflection', 'robin attacks window', 'robin fights window', 'robin fighting itself', 'robin fights itself', 'robin mirror', 'robin wing mirror', 'robin car mirror', 'robin wants in', 'robin wants to come in', 'robin wants inside', 'robin another robin', 'robin other robin', 'two robins fighting', 'robins fighting', 'robin redbreast window', 'redbreast window', 'bird taps window', 'bird tapping window', 'bird taps at window', 'bird tapped window', 'bird pecks window', 'bird pecking window', 'bird pecking glass', 'bird knocks window', 'bird knocking window', 'bird attacks window', 'bird fights reflection', 'bird attacks reflection', 'bird own reflection', 'bird sees its reflection', 'bird reflection window'],
  asked: 'fact',
  answers: ['robin', 'robins', 'redbreast', 'bird', 'birds', 'little', 'red', 'breast', 'tap', 'taps', 'tapping', 'tapped', 'peck', 'pecks', 'pecking', 'knock', 'knocks', 'knocking', 'window', 'windows', 'windowpane', 'pane', 'glass', 'sill', 'windowsill', 'kitchen', 'bedroom', 'door', 'mirror', 'reflection', 'itself', 'himself', 'own', 'other', 'another', 'sees', 'see', 'looks', 'wants', 'want', 'come', 'comes', 'in', 'inside', 'out', 'outside', 'away', 'go', 'fight', 'fights', 'fighting', 'attack', 'attacks', 'cross', 'angry', 'garden', 'yard', 'hedge', 'every', 'morning', 'day', 'evening', 'keeps', 'again', 'always', 'why', 'does', 'do', 'thinks', 'think', 'winter', 'snow', 'cold', 'hungry', 'crumb', 'crumbs', 'sings', 'singing', 'song', 'our', 'my', 'new', 'friend', 'visits', 'visit', 'same'],
  except: ['died', 'dead', 'dies', 'death', 'killed', 'ill', 'sick', 'poorly', 'hurt', 'hospital', 'heaven', 'angel', 'angels', 'loved', 'misses', 'miss', 'omen', 'flew into', 'crashed', 'broke', 'broken', 'smashed', 'cat', 'hood', 'batman', 'nest', 'eggs', 'egg', 'chick', 'chicks', 'baby', 'woodpecker', 'owl', 'crow', 'raven', 'magpie', 'parrot', 'budgie', 'penguin', 'pigeon', 'eagle', 'dragon', 'robot', 'ghost', 'tree', 'storm', 'rain', 'santa', 'letter'],
  moods: ['question', 'learning', 'first'],
  company: ['robin', 'robins', 'window', 'hedge', 'crumb', 'soap', 'sponge', 'fence', 'curtain', 'flowerpot', 'bird', 'glass'],
  about: 'A robin taps at the window, and the hero tries in every way to let it in, until somebody goes out and sees what the robin sees: another robin in the glass, and it wants that one out.',
  titles: ['Tap, Tap, Tap', 'The Other Robin', '{H} Opens the Window', 'It Doesn’t Want In', 'Somebody in the Glass'],
  want: [
    {
      id: 'somebody-knocks',
      A: 'partner',
      paragraphs: [
        'Tap, tap, tap. {H} looked up. Outside on the window sill sat a robin with a red breast, and tapped at the glass. It looked in with one round eye, and tapped again.',
        '“It wants to come in,” said {H}. {H} had never had a robin in the kitchen, and at once wanted nothing else. “It’s never asked before,” said {A}. “It’s asking now,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        '{H} opened the window wide, laid a crumb of cake inside, and stood back. The robin was in the hedge at once. They waited till the kitchen was cold. {H} shut the window. Tap, tap, tap.',
        '“It’s shy,” said {H}. “It doesn’t like us looking.” So {H} drew a dark curtain right across. Now it really began. The robin flew at the glass with both feet, and tapped three times as fast. “I’ve never seen a guest so cross,” said {A}.'
      ]
    },
    {
      id: 'taps-back',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} tapped back, with one fingernail, three times. The robin listened, with its head to one side. Then it tapped four times. “It’s answered!” said {H}, and did five. The robin did six. Neither of them wanted to be the one who stopped.',
        'At eleven {H} lost count. “What have you told each other?” asked {A}. {H} thought about it. “Numbers,” said {H}. “But it meant them.”'
      ]
    },
    {
      id: 'the-sign',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wrote a sign, because the robin might not be sure that it was allowed. “Come in,” it said, in red, and {H} stuck it to the window. {A} looked at it from the kitchen. It was very clear. “But it’s out there,” said {A}. “For a robin it begins with the n.”',
        'So {H} turned the paper round. Now they could not read it in the kitchen, and felt a bit shut out. The robin sat right in front of it, and looked underneath.'
      ]
    },
    {
      id: 'menu',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It may not like cake,” said {A}. {H} laid out other things along the inside of the sill. There were oats, a raisin, some cheese, and one pea. The robin walked along outside and looked at each. It tapped hardest at the pea.',
        '{H} held up the pea. The robin tapped somewhere else. “It wasn’t the pea,” said {A}. “It was just in front of the pea.” {H} ate the pea, so that this at least was settled.'
      ]
    },
    {
      id: 'red-jumper',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’d rather visit people who look like you,” said {H}, and put on a red jumper. It was the reddest one there was. {H} stood in the window with {H}’s chest out, and looked friendly. The robin turned into a ball. It puffed itself up, stretched its neck, and swayed from left to right.',
        '“It’s dancing,” said {H}, and swayed too. “I don’t think that’s a dance,” said {A}. When {H} took off the jumper, it grew thin again, and went back to its tapping.'
      ]
    },
    {
      id: 'round-the-house',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“It’s at mine now,” called {A} from the bathroom. Tap, tap, it went there too. {H} ran over, but the robin had gone on to the next. So it went all round the house, from pane to pane. It was like the man who reads the meters.',
        '“It’s tried them all,” said {A}. “It comes, looks who’s in, and is furious.” “Who was in the bathroom?” asked {H}. “Only me,” said {A}, “and I’d been quite polite.”'
      ]
    },
    {
      id: 'pet-and-the-eye',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found a good place, on the inside, where the robin was on the outside. There was a finger’s breadth between them, and it was glass. They looked at each other. {A} did not blink. The robin looked a little to the left of {A}, and tapped there.',
        '“It doesn’t even mind {A},” said {H}. {A} had seldom been so overlooked. {A} looked to the left as well, to see who was meant. There was nobody.'
      ]
    },
    {
      id: 'elder-the-kettle',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one that did get in,” said {S}, “when I was small. It came for the butter, every morning, and sat on the bread board. We thought the world of it.” “What happened?” asked {A}. “We bought a new kettle,” said {S}. “A shiny one.”',
        '“And?” “It went for the kettle. It beat it from breakfast until noon. My mother had to knit the thing a cover.” “Why?” asked {A}. “I never knew,” said {S}. “The tea was excellent.”'
      ]
    },
    {
      id: 'a-smaller-door',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“The window’s too big for it,” said {H}. “You don’t go in at a gate if you’re a mouse.” So {H} opened it by one robin, no wider. {A} measured it with an egg. The robin put its head in at the gap. They held their breath.',
        'It looked along the outside of the glass, and along the inside. It seemed to be looking for somebody between the two. Then it drew its head out and tapped, a bit further over. “It knew where the door was,” said {A}. “It didn’t come for the door.”'
      ]
    },
    {
      id: 'red-counts',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Does it hurt its beak?” asked {H}. They tried it out, each with a nose, on the inside. It was cold and flat, and made hardly any sound. {H} did ten, and had had enough. {A} did twelve, and had a round white nose.',
        'They had left two marks on the glass, with mist round them. The robin came and tapped on both of those, the low one and the high one. “Now it’s correcting us,” said {H}.'
      ]
    },
    {
      id: 'from-the-other-side',
      A: 'partner',
      paragraphs: [
        '“I’ll go and ask it,” said {A}, and went out. The robin flew into the hedge. {A} stood at the window, just where it had sat, bent down and jumped. “{H}!” called {A}. “There’s somebody in here already!”',
        '{H} ran out too. From here the glass was a mirror, with a hedge in it, and {A}, and now {H}. “If you’re a robin,” said {A}, “there’s a robin in there. With a red breast.”'
      ]
    }
  ],
  turn: [
    {
      id: 'whose-hedge',
      A: 'partner',
      paragraphs: [
        'A hedge belongs to one robin, {A} knew. Its red means “This is mine,” and any other red has to go. “But that one doesn’t go,” said {H}. “When it’s pecked, it pecks back.” “Just as hard,” said {A}. “And with the dark curtain you could see it even better.” “It didn’t want in,” said {H}. “It wanted the other one out.”',
        'They took a sponge and soap, and dabbed the window white, from the outside. Then they went in, and waited.'
      ]
    },
    {
      id: 'sock-on-the-line',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the washing line hung one red sock. {A} had not thought of that, and then thought of it. “A robin goes for anything red,” said {A}, “even a bunch of feathers on a stick.” They looked out of the door. The robin sat on the peg, and looked the sock up and down.',
        'It puffed itself up. The sock swung a little. The robin gave it one peck, on the heel, and it swung away. That was the way to behave. The robin had nothing more to say to it.'
      ]
    },
    {
      id: 'won',
      A: 'partner',
      paragraphs: [
        'The robin came. It looked for the other, left and right. It tapped once, and had soap on its beak. Nobody. So it flew up on the fence, puffed out its chest, and sang.',
        '“It’s won,” whispered {A}. {H} laid the crumb on the sill, outside this time, and rubbed a peephole in the soap. The robin came down and put one eye to it. On the other side was {H}’s. That was not a robin. Then it took the crumb, and ate it in its own hedge.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened, and thought that it was the door.',
      '{names} came to the window, as slowly as could be.',
      { text: '{names} wiped the mist off the glass with one sleeve.', needs: ['hands'] },
      { text: '{names} pointed at the robin, with a very small finger.', needs: ['hands'] }
    ],
    way: [
      '{names} got cold as well, at the open window.',
      '{names} held still for the robin, who took no notice.',
      { text: '{names} swept up the crumbs that nobody had come for.', needs: ['hands'] },
      { text: '{names} peeped behind the curtain, and let it fall again.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept away from the glass, so as not to be a robin.',
      '{names} listened to the song, right to the end.',
      { text: '{names} dabbed a last dark corner white.', needs: ['hands'] },
      { text: '{names} laid out a second crumb, next to the first.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sponge was wrung out. The soap stayed on the window, because the other one might have come back in the morning.',
    '{H} washed, and over the basin there was somebody who washed just as hard, and just as long. They let each other be. Then {H} lay down, and the bed belonged to {H} alone.'
  ],
  last: [
    'In the hedge sat one robin, and no other, quite round, and {H} was asleep.',
    'Nobody tapped, for nobody else was there, and {H} was asleep.'
  ]
})
