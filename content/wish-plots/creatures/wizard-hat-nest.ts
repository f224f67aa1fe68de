import { wishPlot } from '../wish-plot.ts'

export const wizardHatNest = wishPlot({
  id: 'wish-wizard-hat-nest',
  wishes: ['wizard’s hat nest', 'wizard hat nest', 'wizards hat nest', 'wizard nest hat', 'wizard hat bird', 'wizard hat birds', 'wizard’s hat birds', 'wizard’s hat bird', 'wizard hat birds nest', 'wizard hat bird’s nest', 'wizard’s lost hat', 'wizard lost hat', 'lost wizard hat', 'lost wizard’s hat', 'wizard lost his hat', 'wizard loses his hat', 'wizard loses hat', 'wizard losing hat', 'wizard lost her hat', 'wizard can’t find his hat', 'wizard cant find his hat', 'wizard looking for his hat', 'wizard looking hat', 'wizard left his hat', 'wizard forgot his hat', 'wizard missing hat', 'wizard hat missing', 'wizard without hat', 'wizard wants his hat back', 'finding a wizard’s hat', 'found a wizard’s hat', 'found wizard hat', 'find wizard hat', 'wizard’s hat', 'wizard hat', 'wizards hat', 'wizard birds', 'wizard spells birds', 'wizard magic birds', 'wizard magic comes out as birds', 'magic comes out as birds', 'spells turn into birds', 'spells birds', 'every spell a bird', 'magic hat nest', 'magic hat birds', 'magic hat bird', 'magic hat bird’s nest', 'magician hat nest', 'magician hat bird’s nest', 'witch hat nest', 'witch’s hat nest', 'witch hat bird’s nest', 'bird’s nest hat', 'birds nest in a hat', 'nest in a hat', 'nest hat', 'bird nests in hat', 'birds nesting hat', 'sorcerer hat', 'wizzard hat', 'wizzard’s hat nest', 'merlin’s hat'],
  answers: ['wizard', 'wizards', 'wizard’s', 'old', 'hat', 'hats', 'pointy', 'pointed', 'blue', 'lost', 'loses', 'lose', 'losing', 'missing', 'find', 'finds', 'found', 'finding', 'looking', 'looks', 'for', 'left', 'behind', 'forgot', 'where', 'back', 'his', 'her', 'their', 'bird', 'birds', 'bird’s', 'birdie', 'nest', 'nests', 'nesting', 'nested', 'egg', 'eggs', 'chick', 'chicks', 'baby', 'babies', 'sparrow', 'sparrows', 'robin', 'in', 'inside', 'it', 'made', 'makes', 'built', 'builds', 'with', 'a', 'magic', 'spell', 'spells', 'comes', 'come', 'came', 'out', 'as', 'turns', 'turn', 'into', 'all', 'every', 'everything', 'each', 'only', 'until', 'till', 'fly', 'flies', 'flew', 'fledge', 'fledged', 'away', 'kite', 'roof', 'wrong', 'goes', 'and', 'so', 'that', 'who', 'waits', 'wait', 'waiting', 'patient', 'spring', 'hang', 'hanging', 'hung'],
  except: ['rabbit', 'school', 'dragon', 'potter', 'hogwarts', 'sorting', 'costume', 'party', 'birthday', 'halloween', 'died', 'dead', 'cat', 'eaten', 'fell', 'hurt', 'teacher', 'hospital', 'monkey', 'wind', 'boot', 'hair'],
  moods: ['lost', 'losing', 'waiting', 'question'],
  isTale: true,
  company: ['wizard', 'hat', 'nest', 'kite', 'roof', 'gutter', 'string', 'hook', 'door', 'birds', 'bird', 'sparrow', 'sparrows', 'crane', 'chicks', 'beak', 'beaks', 'puddle', 'street', 'point', 'cup', 'tea', 'swift', 'swallow', 'duck', 'tailor', 'owl', 'colander', 'pot'],
  about: 'In a wizard’s lost hat there is a bird’s nest, so that all his magic comes out as birds, until the hero sees what the old birds are waiting for with their beaks full.',
  titles: ['Four in a Hat', 'Kite, Said the Wizard', '{H} and the Hat by the Door', 'All Out as Birds', 'Only Until They Fly'],
  want: [
    {
      id: 'on-the-hook',
      A: 'partner',
      paragraphs: [
        'By {H}’s front door a blue hat hung on a hook. It hung point down, and in it there was a bird’s nest. Four beaks looked over the edge. Then a wizard came by, bald and damp. “There’s my hat!” he said. “I’d lost it in a wind. All my magic’s in there.”',
        '“Can you get my kite down?” asked {H}. It lay up in the gutter, and was red. “Nothing easier,” said the wizard.'
      ]
    }
  ],
  way: [
    {
      id: 'how-many-come-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like without a hat?” asked {A}. “Draughty,” said the wizard. “I wanted a bun at the baker’s, and I had to pay for it. I’ve been walking everywhere. Did you know that it’s the same street all the way along?” {H} had known that.',
        'He held a hand over the nest, to feel if the magic was still warm. Four beaks opened, and one of them shut. “It’s warm,” said the wizard, and looked at his thumb. “And it bites.”'
      ]
    },
    {
      id: 'kite',
      A: 'partner',
      paragraphs: [
        'He pointed at the hat. “Kite!” he said. Out came a kite. It had feathers and a forked tail, and it sailed off over the roofs. “That’s a bird,” said {A}. “They’re called that too.” “Then something with a long arm,” said the wizard. “Crane!”',
        'Out came a crane, grey and tall. It could have reached the gutter. But it saw a puddle and stood in that, on one leg. “It’s the nest,” said {A}. “There’s nothing in that hat but birds.”'
      ]
    },
    {
      id: 'cup-of-tea',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’d like something to drink,” said the wizard. “Just a swallow.” He should not have said it so near the hat. Out came a swallow, with a blue back. It went round the lamp, and was away to the south. “Not that,” he called after it. “Tea!”',
        'It was a teal. That’s a kind of duck, and it’s quite small. It sat down on the mat and looked from one to the other. In the end it was {A} who made the tea. The teal drank some too, out of the saucer.'
      ]
    },
    {
      id: 'be-swift',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it’s too slow,” said {H}. “Say it faster.” “Swift it is, then,” said the wizard, and there it went. It was black, and shaped like an anchor, and it had gone before he had finished the word. A swift can sleep in the air. It never sits down on anything, but for its eggs.',
        '“I’m not saying anything more,” said the wizard. He put a finger to his lips, and gulped. Out came a gull, all white, and called him something. It had been listening.'
      ]
    },
    {
      id: 'another-hat',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} brought out a colander, a tea cosy, and a pot. “Would one of those do instead?” asked {A}. The wizard tried on the cosy. Nothing happened. With the pot on it was the same, only darker. “I can feel something,” he said from under the colander.',
        'It was rain, and it came in through every hole. “A hat has to have a point,” he said. {A} turned the colander over. “It’s got three feet,” said {A}, “if that’s of any help.”'
      ]
    },
    {
      id: 'another-nest',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We’ll build them a better nest,” said {H}. They built it in a flower pot, out of wool and moss, with a feather to finish. A sparrow came along with a fly, and looked it over with great respect. Then it took the feather, and put it in the hat.',
        '“It doesn’t know where else to go,” said {A}. “For a bird home isn’t what it looks like. It’s where it is.” The wizard knew that feeling. He had looked for his hat at the old address, too.'
      ]
    },
    {
      id: 'thrush-in-the-post',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came home, and wished to hang up a coat. “Mind the hat,” said {H}. “What hat?” asked {A}, and hung the coat beside it. “Always in a rush,” said the wizard kindly. Out came a thrush, with spots on its front. It hopped down the sleeve and looked out at the cuff.',
        '“I said rush,” said the wizard to the hat. “You must listen!” {A} said nothing at all, shook out the coat, and went indoors with very round eyes. The thrush sang something about it on the railing.'
      ]
    },
    {
      id: 'they-turn-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} looked up at the hat from the step, and did not touch it. All four sat with their beaks to the middle. If something had to come out at the other end, they turned round politely, one by one. It came in a little white bag, and the old sparrow carried it off.',
        '“So that’s what it is,” said the wizard. There was a row of white stars on the hat, and he had been proud of them. “I thought there were more than I remembered.”'
      ]
    },
    {
      id: 'elder-in-the-pocket',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had wrens in a coat once,” said {S}. “It hung in the shed, and they moved into the pocket. So that year I wore my other one.” “Was it a good one?” asked {A}. “It was for weddings,” said {S}. “I dug potatoes in it until June.”',
        '“And when they’d flown?” asked the wizard, who was listening closely. “Then I had it back,” said {S}. “I put in my hand, and it was all moss. It was the warmest pocket that I ever had.”'
      ]
    },
    {
      id: 'child-says-ostrich',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had understood it quicker than anybody. “Ostrich!” shouted {S} at the hat. Nothing happened, for only a wizard can do it. “Say ostrich,” said {S} to the wizard. “It’d get stuck at the neck,” said the wizard, “and I’ve only the one hat.”',
        'So {S} thought of one that would fit. “Say wren,” said {S}. Out it came, round and brown, with its tail up. It sat down on {S}’s thumb. {S} did not breathe until it had gone. “That’s my favourite magic,” said {S}.'
      ]
    },
    {
      id: 'pet-minds-the-door',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} had been told not to look at the nest. So {A} lay down with the other end towards it and looked at the street. Something came down from above. It was a feather, and then a bit of eggshell, and then something that was neither. It landed on {A}’s back.',
        '{A} did not look up. It took a good deal of character. “They’re allowed to look at {A}, though,” said {H}. Over the edge of the hat hung four heads. They looked at {A} as if that was what the street was for.'
      ]
    },
    {
      id: 'not-in-any-more',
      A: 'partner',
      paragraphs: [
        '“Then it’s gone for good,” said the wizard. “Now they live there.” {A} was looking at two old sparrows. Their beaks were full of flies, and they did not go in. They sat on the gutter and called. “They want the young ones to come out,” said {A}. “They’re to fly today! And they won’t be back. A nest isn’t a house. It’s only a cradle. Birds sleep on a branch.”'
      ]
    }
  ],
  turn: [
    {
      id: 'four-times-out',
      A: 'partner',
      paragraphs: [
        '“Shall I say something?” asked the wizard. “Nothing at all,” whispered {A}. They sat and waited. The first chick stood on the edge of the hat, wobbled, and was in the air. It flew the way you carry soup. Up there lay something wide and red, and the chick sat down on it. Then came the second, and the third. When the fourth came, the kite tipped over. It slid off the gutter and into {H}’s arms.'
      ]
    },
    {
      id: 'who-did-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“That was magic,” said {H}. “I didn’t say a word,” said the wizard. He looked at his finger, and it was only a finger. “Four sparrows weigh as much as a small apple,” said {A}. “One alone would never have done it.” The wizard wanted to have that written down.',
        'Up in the gutter they sat in a row, and were given their flies. They had wanted the flies all along, and nobody had told them about a kite. {H} waved at them with the string.'
      ]
    },
    {
      id: 'first-word-again',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The wizard wished to know if the hat was free again. “Bun,” he said, very quietly, to be on the safe side. They all looked at the edge of the hat. There was a bun. It was still hot, and it had a currant on top. He turned it over, and there were no feet underneath.',
        '“It’s a bun,” said {A}. They had a third of it each. In the middle there was one small feather, but that might have been from before.'
      ]
    },
    {
      id: 'it-fits',
      A: 'partner',
      paragraphs: [
        '“Don’t you want the nest out?” asked {H}. But the wizard had put on the hat already. It had always slipped down over his ears, and now it sat straight, on moss and feathers. “It’s the first time that it’s fitted,” he said.',
        'He took it off to them, and went. At the corner he turned round again. “In spring,” he called, “I don’t work!” {H} looked at the hook by the door, and left it free.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the hat, and four beaks looked down.',
      '{names} came out to see the wizard, and stood on the mat.',
      { text: '{names} pointed at the kite, so that the wizard could not miss it.', needs: ['hands'] },
      { text: '{names} shook hands with the wizard, and his was damp.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped aside for the crane.',
      '{names} kept quiet, so that nothing more came out.',
      { text: '{names} caught a grey feather, and stuck it in a buttonhole.', needs: ['hands'] },
      { text: '{names} waved to the four beaks, and they all opened.', needs: ['hands'] }
    ],
    turn: [
      '{names} held every breath, four times.',
      '{names} sat on the step, and did not say the name of any bird.',
      { text: '{names} rolled up the string of the kite.', needs: ['hands'] },
      { text: '{names} blew a bit of moss off the hook.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kite stood in the hall, and its tail hung down in a bow. Outside the puddle had no crane in it any more.',
    '{H} washed, and put on nothing with a point. Then {H} lay down in the middle of the nest, and turned round once.'
  ],
  last: [
    'Four were asleep on a branch, and one was asleep in a bed, and that was {H}.',
    'The hook by the door had nothing on it but some moon, and {H} was asleep.'
  ]
})
