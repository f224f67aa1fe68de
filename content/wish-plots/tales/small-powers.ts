import { wishPlot } from '../wish-plot.ts'

export const smallPowers = wishPlot({
  id: 'wish-small-powers',
  beginsElsewhere: true,
  wishes: ['superhero whose power', 'superhero only power', 'superhero superpower', 'superhero superpowers', 'superhero useless', 'superheroes useless', 'useless superpower', 'useless superpowers', 'useless super power', 'useless power', 'silly superpower', 'silly superpowers', 'silly super power', 'silly superhero', 'silly superheroes', 'funny superpower', 'weird superpower', 'rubbish superpower', 'rubbish superhero', 'rubbish superheroes', 'small superpower', 'tiny superpower', 'worst superhero', 'worst superpower', 'strange superpower', 'odd superpower', 'boring superpower', 'superpower sneezing', 'superpower sneeze', 'superhero sneezing', 'superhero sneezes', 'superhero sneeze', 'superhero wet', 'superhero damp', 'superhero multiplication', 'superhero multiply', 'superhero maths', 'superhero times tables', 'superhero burping', 'superhero burps', 'superhero farts', 'superhero farting', 'superhero potato', 'superhero lukewarm'],
  answers: ['super', 'hero', 'heroes', 'superhero', 'superheroes', 'superheros', 'heroine', 'power', 'powers', 'superpower', 'superpowers', 'whose', 'only', 'just', 'one', 'has', 'have', 'had', 'got', 'gets', 'can', 'can’t', 'could', 'make', 'makes', 'making', 'turn', 'turns', 'turning', 'thing', 'things', 'something', 'everything', 'anything', 'bit', 'slightly', 'really', 'very', 'wet', 'damp', 'water', 'soggy', 'sneeze', 'sneezes', 'sneezing', 'multiplication', 'multiply', 'multiplying', 'maths', 'math', 'sums', 'numbers', 'times', 'tables', 'doubling', 'lukewarm', 'warm', 'cold', 'burp', 'burps', 'burping', 'fart', 'farts', 'farting', 'potato', 'potatoes', 'invisible', 'snail', 'snails', 'talk', 'talks', 'talking', 'useless', 'silly', 'funny', 'weird', 'rubbish', 'small', 'tiny', 'worst', 'strange', 'odd', 'boring', 'daft', 'ridiculous', 'terrible', 'saves', 'save', 'saving', 'saved', 'day', 'world', 'town', 'city', 'girl', 'boy', 'man', 'woman', 'lady', 'captain', 'called', 'named', 'who', 'story', 'please', 'about', 'team', 'club', 'cape', 'capes', 'good', 'at', 'being', 'ability', 'special', 'fly', 'flying', 'finding', 'find', 'socks', 'jam', 'jars'],
  except: ['hurt', 'hospital', 'died', 'dead', 'lost', 'police', 'kill', 'kills', 'fire', 'flames', 'bomb', 'gun', 'laser', 'blood', 'cancer', 'sick', 'ill', 'disabled', 'wheelchair', 'deaf', 'blind', 'autism', 'autistic', 'adhd', 'nut', 'allergy', 'dad', 'mum', 'daddy', 'mummy', 'stolen', 'baddie', 'villain', 'spiderman', 'batman', 'superman', 'dog', 'cat', 'family', 'different', 'each', 'everyone', 'everybody', 'brother', 'sister', 'siblings'],
  moods: ['proud', 'waiting'],
  isTale: true,
  out: true,
  company: ['captain', 'telephone', 'office', 'bench', 'superheroes', 'van', 'stamps', 'stamp', 'letters', 'counter', 'postmistress', 'street', 'capes', 'cape'],
  about: 'Three superheroes who can only sneeze, only multiply and only make things a bit wet are rung up at last, and it is a matter of the right order.',
  titles: ['Only a Bit Wet', 'The Office of Small Powers', '{H} Picks Up the Telephone', 'Captain Sneeze, Now', 'Seven Streets of Eight'],
  want: [
    {
      id: 'not-rung',
      A: 'partner',
      paragraphs: [
        'The telephone in the superheroes’ office had not rung all week. {H} sat in front of it with a sharp pencil, and wanted it to ring. Behind {H}, on a bench, three superheroes sat in their capes and swung their boots.',
        '“People ring the strong ones,” said {A}. “What can ours do?” {H} read it from the card. Captain Sneeze could only sneeze. Lady Damp could only make things a bit wet. Mr Times could only multiply. “Seven eights?” asked {A}. “Fifty-six,” said Mr Times.'
      ]
    }
  ],
  way: [
    {
      id: 'what-sets-him-off',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can you sneeze whenever you like?” asked {A}. Captain Sneeze could not promise it. Pepper worked, and feathers, and very dusty books. Some days it came by itself, in a library. “Then I save the library,” said Captain Sneeze, “from being so quiet.”',
        '{H} wrote it down on the card. Beside “Things to Bring” {H} put handkerchiefs. The captain had forty, all clean, and on each was an S. He always sneezed into one, unless the sneeze was needed.'
      ]
    },
    {
      id: 'lady-damp',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Lady Damp pointed at the office plant, and the earth in its pot grew a bit wet. The plant looked pleased. She pointed at a biscuit. That grew a bit wet as well, and bent. “Is there no more than that?” asked {A}.',
        '“I once tried for a puddle,” said Lady Damp. “I stood in a field all day with both arms out.” In the evening the grass had been a bit wet. “But that was dew,” she said honestly. “It would’ve been there anyway.”'
      ]
    },
    {
      id: 'mr-times',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Mr Times could multiply, but he could not add. “What’s one and one?” asked {A}. Mr Times went red, and looked at his boots. “I could do it as one times two,” he said. “Would that help anybody?”',
        'At lunch he had four forkfuls with six peas on each. “Twenty-four,” he said, before anybody had asked. Then a pea fell off. He gazed down at it. Taking away was done by another superhero, who was off on Mondays.'
      ]
    },
    {
      id: 'applicants',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was a knock, and a new superhero came in with a suitcase. “I turn invisible,” he said, “but only if nobody’s looking.” {H} and {A} turned to the wall. “Now!” he called. They turned back. There he stood. “It’s a pity you missed it,” he said.',
        '{A} believed him, and gave him a peg for his cape. “We’ll put you down for nights,” said {A}. {H} wrote “Invisible” on the card, and after it, quite small, “he says.”'
      ]
    },
    {
      id: 'the-lukewarm-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the drawer {H} found more cards. There was a girl who could turn into a potato. There was a man who burped the alphabet, up to P. There was a boy who could make anything lukewarm. “Anything at all?” asked {A}.',
        'He had done the sea one summer, it said there, as far as the first buoy. He was thanked by a grandmother and two ducks. {H} put his card on top. You never knew. Somebody might ring up about a bath.'
      ]
    },
    {
      id: 'any-of-ours',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I might have one too,” said {A}, “and not know it.” They tried it out. {A} looked hard at a pencil, and it stayed where it was. There was a snail on the window. {A} spoke to it, and it did not answer. But it did stop.',
        '“It’s listening,” said {H}. They waited. It pulled in one eye, and pushed it out again. That might have been a yes. {H} made out a card for it: Talks to Snails, Needs Practice.'
      ]
    },
    {
      id: 'elder-alarm',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got a small one,” said {S}. “I wake up one minute before the alarm clock. I always have.” “And what do you do in that minute?” asked {A}. “I lie there,” said {S}, “and know something that the clock doesn’t.”',
        '{A} wrote it down. Captain Sneeze moved along, and patted the bench. There was a spare cape on the hook, a grey one. It was a bit short for {S}, but it swung well.'
      ]
    },
    {
      id: 'child-door',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My power is doors,” said {S}. {S} walked up to the door of the shop next to the office, and lifted both arms. It slid open by itself. {S} walked back, and it slid shut. “I don’t even touch it,” said {S}.',
        '{A} tried it too, and it opened for {A} as well. {S} was quiet for a bit. “Then you’ve got it from me,” said {S}. They opened it for three ladies and a pram, and nobody said thank you.'
      ]
    },
    {
      id: 'pet-ears',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had a power, and everybody knew of it. {A} could hear a crumb of cheese fall, two rooms away. {H} tested it in the office kitchen, with a very small crumb. {A} was there before it landed.',
        'Mr Times worked out how many crumbs there were in a whole cheese. It came to a great number. {A} looked at him for a long time. It was a really good idea.'
      ]
    },
    {
      id: 'baby-spoon',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} sat on the office rug with a spoon, and dropped it. At once a superhero got up from the bench and gave it back. {A} dropped it again, and another got up. {A} only had to open one hand.',
        '“That’s a power,” said {H}. All three of them had stood up for the spoon by now, and Lady Damp twice. The strong ones over the road had never once been moved like that.'
      ]
    },
    {
      id: 'it-rings',
      A: 'partner',
      paragraphs: [
        'Then it rang. It was the post office. Seven streets were asked to a party, with eight houses in each. Not one letter had a stamp on, and the van left at five.',
        '“The strong ones have been,” said the postmistress. Torrent had wet the stamps, and washed them down the drain. Thunderblow had dried the counter, and blown the letters all over the floor. “We’re coming,” said {H}.'
      ]
    },
    {
      id: 'along-the-street',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They went along the street in a row, quite fast, with their capes out behind them. A man looked up from his bench. “What do those ones do?” he asked. {A} told him. He thought about it. “My eyes have been a bit dry,” he said.',
        'Lady Damp pointed, from a polite distance. The man blinked. “That’s lovely,” he said, and got up to shake her hand. It was the first time that anybody had stood up for her. She walked the rest of the way on her toes.'
      ]
    },
    {
      id: 'wrong-order',
      A: 'partner',
      paragraphs: [
        'At the post office lay a sheet of new stamps. {H} sent Captain Sneeze in first, because he had the biggest cape. “Ah,” said Captain Sneeze. “CHOO!” Letters and stamps flew up to the lamp. When it had stopped snowing, one stamp stuck on {A}’s nose.',
        'It would not come off. “My nose was a bit wet,” said {A}. “So it’s stuck. That’s all a stamp wants. {H}, they can do it. We’ve only sent the last one first.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-a-row',
      A: 'partner',
      paragraphs: [
        '“How many do we need?” asked {H}. “Seven streets of eight,” said Mr Times, and grew quite tall. “Fifty-six.” Lady Damp pointed at each stamp, and it was a bit wet, and never more. {A} pressed them on.',
        'The last one was on at a minute to five. But the van stood across the yard. “Captain Sneeze,” said {H}. “Now.” CHOO! Fifty-six letters flew out over the yard, and in at the open back. “Bless you,” said the driver, and shut it.'
      ]
    },
    {
      id: 'a-photograph',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The postmistress wanted a photograph of them for the wall. They stood in front of the counter, with their hands on their hips. “Don’t sneeze,” said {A}. It was the wrong thing to say. In the picture you can see two superheroes and a cloud.',
        '“It’s very like him,” said Mr Times. She hung it up all the same, between the scales and the clock. It came out a bit wet at one corner. Lady Damp said she was sorry, but she was not.'
      ]
    },
    {
      id: 'two-strong-ones',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Outside on the step sat Torrent and Thunderblow, the strong ones, with their chins in their hands. “I don’t know how to do a bit,” said Torrent. “I’ve only got a lot.” Lady Damp sat down beside her, and showed her with one finger.',
        'It took some time. In the end Torrent made a snail wet, and nothing else. She was very proud of that, and so was the snail. {A} held an umbrella over the rest of them, in case.'
      ]
    },
    {
      id: 'nine-nines',
      A: 'partner',
      paragraphs: [
        'Back in the office the three sat on their bench and swung their boots, rather higher than before. “It won’t ring again this year,” said {A}. It rang.',
        '{H} picked it up. It was Thunderblow, the strong one, and he whispered. He had nine boxes with nine eggs in each, and could not work it out. Nobody must know that he had asked. “Eighty-one,” said Mr Times from the bench.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay under the bench, with a bit of cape on top.',
      '{names} listened to the telephone, with one ear right up to it.',
      { text: '{names} lifted the telephone, and there was still a hum in it.', needs: ['hands'] },
      { text: '{names} sharpened a second pencil, for the rush.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted beside the capes, as part of the team.',
      '{names} ran ahead to the next lamp post, and back.',
      { text: '{names} held out a clean handkerchief with an S on it.', needs: ['hands'] },
      { text: '{names} counted the capes at the door.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the letters go over, from the left to the right.',
      '{names} sneezed too, quite small, out of respect.',
      { text: '{names} pressed down a stamp with one thumb.', needs: ['hands'] },
      { text: '{names} waved the van off round the corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening {H} hung a card on the telephone. “Back tomorrow,” it said. The capes were on their hooks, and one of them was a bit wet.',
    'At home {H} washed, and got into bed. The sharp pencil lay where a hand could find it.'
  ],
  last: [
    'Nothing rang, and nobody had to be saved, and {H} was asleep.',
    'Somewhere in town a superhero sneezed once, and {H} slept through it.'
  ]
})
