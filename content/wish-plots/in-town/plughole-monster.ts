import { wishPlot } from '../wish-plot.ts'

export const plugholeMonster = wishPlot({
  id: 'wish-plughole-monster',
  wishes: ['plughole monster', 'monster plughole', 'monsters plughole', 'monster plug hole', 'monster down the plughole', 'monster drain', 'monsters drain', 'drain monster', 'monster bath drain', 'monster bathtub drain', 'monster plug', 'monster sink plughole', 'monster under the bath', 'monster in the pipe', 'monster pipes', 'monster bath water', 'monster bathwater', 'monster drinks bath', 'monster drinks bathwater', 'monster glug', 'monster last glug', 'plughole burp', 'plughole burps', 'plug hole burps', 'plughole burping', 'drain burps', 'drain burp', 'bath burps', 'bathtub burps', 'bath burp', 'bath glug', 'bathtub glug', 'plughole glug', 'plughole glugs', 'plughole noise', 'plughole sound', 'drain glug', 'drain gurgle', 'plughole gurgle', 'bath gurgles', 'burping plughole'],
  answers: ['monster', 'monsters', 'plughole', 'plug', 'hole', 'drain', 'bath', 'bathtub', 'tub', 'bathroom', 'sink', 'pipe', 'pipes', 'bathwater', 'water', 'drinks', 'drink', 'lives', 'living', 'down', 'under', 'burp', 'burps', 'burping', 'glug', 'glugs', 'gurgle', 'gurgles', 'noise', 'sound', 'last', 'makes', 'in', 'the', 'who', 'that', 'friendly', 'funny', 'polite', 'nice', 'little', 'green', 'hungry', 'thirsty', 'our', 'when', 'bathtime', 'empties', 'always', 'every', 'evening', 'loud', 'rude'],
  except: ['scared', 'afraid', 'frightened', 'fear', 'spider', 'spiders', 'shark', 'whale', 'crocodile', 'toilet', 'blocked', 'hair', 'plumber', 'flood', 'drown', 'drowned', 'toy', 'lost', 'ring', 'wardrobe', 'bed', 'school', 'kitchen', 'dragon', 'genie', 'mermaid', 'fish'],
  isTale: true,
  company: ['bath', 'plug', 'monster', 'milk', 'glug', 'burp', 'boat', 'soap', 'towel', 'tap', 'pipe', 'whirl', 'water', 'straw', 'mat', 'duck', 'flannel', 'chain'],
  about: 'The monster in the plughole burps when it has drunk the bath, and never says excuse me, until they see that it swallows air with the last of the water, and teach it to sip.',
  titles: ['The Last Glug', 'It Never Says Excuse Me', 'Small Sips', '{H} and the Plughole', 'With Your Mouth Full'],
  want: [
    {
      id: 'a-much-smaller-one',
      A: 'partner',
      paragraphs: [
        'In the plughole of {H}’s bath lived a monster. Every evening it drank up the whole bath, right down to the sand. And when it had done, it burped. That was the last glug.',
        '“It never says excuse me,” said {H}. {H} had burped too, after the milk at supper. It had been a much smaller one, and {H} had had to say it twice. “Tonight it’s going to say it too,” said {H} to {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-had-today',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it get?” asked {A}. {H} counted it up. There was jam from one elbow, and blue paint, and a bit of the park. On Tuesdays there was sand. “That’s a big supper,” said {A}, “and all of it’s soup.”',
        'They made a proper supper of it. {H} washed the left knee for the starter, and the right one for afterwards. “Enjoy it,” called {A} down the overflow. The overflow is the little hole near the top, where a monster puts its ear.'
      ]
    },
    {
      id: 'laying-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Good manners begin with a clean face, said {A}. So {H} polished the ring round the plughole until it shone. In the shine sat a small round {H}, upside down. “Is that the monster?” asked {A}, and bent over it. Now there were two monsters.',
        '“They look quite polite,” said {H}. {H} nodded to them, and they both nodded back. The one on the right had a wet fringe. “I’d know that one anywhere,” said {A}.'
      ]
    },
    {
      id: 'not-with-its-mouth-full',
      A: 'partner',
      paragraphs: [
        '{H} bent over the plughole and said it slowly, so that it could be learned. “Excuse me.” Then {H} pulled the plug. The monster drank, until a rubber duck sat dry. Glug, it went, and nothing more.',
        '“It can’t talk with its mouth full,” said {A}. So {A} ran some more, from the cold tap. In the middle of the drinking {H} set one heel on the hole, and waited politely. There was not a sound. “Perhaps it’s shy,” said {H}. “Perhaps it’s got a foot in its mouth,” said {A}.'
      ]
    },
    {
      id: 'the-duck-goes-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When the plug was out, the rubber duck began to turn. It went round and round above the hole, and looked at each of them as it came by. “It’s waiting to be asked in,” said {A}. But the duck was too broad. It sat down on the hole, with a smack, and stayed there.',
        'The water stopped. “Now it’s got a hat on,” said {H}. They lifted the hat. Down below it drank on, where it had left off, and did not mention it.'
      ]
    },
    {
      id: 'a-note-on-the-pipe',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Under the basin the pipe has a bend in it, like a knee. {A} knew why. Some water always stays sitting in there, so that no smell can come up. “It’s the monster’s chair,” said {H}.',
        '{H} knocked on the knee, and listened with one ear. There was a small drip, and then another. “It says that it’s not in,” said {H}. “It’s at the bath.” {A} knocked as well, and begged its pardon. There was no hurry for a chair.'
      ]
    },
    {
      id: 'a-lesson-in-burping',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Show me how it should be done,” said {A}. {H} swallowed some air, and thought of milk. Out came a burp, quite a round one. “Excuse me,” said {H}. “Granted,” said {A}, and tried it too. Nothing came. {A} sat down, and stood up, and sat down.',
        '“Excuse me,” said {A} in the end. “You didn’t do one,” said {H}. “I’ve said it ahead,” said {A}. “It’s bound to come at the wrong moment.” It did, too. It came at the door, to the towel.'
      ]
    },
    {
      id: 'the-neighbours-monster',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} put an ear to the bathroom wall. “There’s one next door as well,” said {A}. They all stood in a row and listened. In there somebody let out the water. It took a long time, and then it burped, in quite a deep voice.',
        '“That one’s older,” said {H}. {A} thought that it was only a bigger bath. They clapped a little, with wet hands. It was quiet in there. Then somebody on the other side said “Excuse me”, very low, and went out on tiptoe.'
      ]
    },
    {
      id: 'it-was-not-me',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come in to see where the water was going. {A} looked over the edge of the bath, with both ears forward. Round went the water, and {A}’s head went round too. Then came the last glug. {A} looked at {H}.',
        '“It wasn’t me,” said {H}. {A} went on looking. You can’t explain a monster to somebody who has already made up their mind. In the end {H} said “Excuse me” for it, and {A} lay down on the mat.'
      ]
    },
    {
      id: 'aunt-pearl',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt Pearl was in a choir,” said {S}. “She stood in the front row. In the quietest place she burped. It was the soup.” “Did she say excuse me?” asked {A}. “She held on to it,” said {S}, “and made it a note. The others came in on it.”',
        'They had to do it at every concert after that. It said so in the book, between two bars. “And if there was no soup?” asked {A}. “It was cooked for her at seven,” said {S}, “by the conductor.”'
      ]
    },
    {
      id: 'shaking-hands',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“It’s got very small hands,” said {S}, who knew it from the basin. “How small?” asked {A}. “They come up through the holes,” said {S}, “but only when you’ve gone out.” They both went out, and shut the door, and counted up to four.',
        'Inside, the soap had moved. It lay at the bottom, where it had been slipping to. “You see,” said {S}, “it’s washed.” {A} looked at the plughole with new eyes. It did look clean.'
      ]
    },
    {
      id: 'more-air-than-milk',
      A: 'partner',
      paragraphs: [
        '“How did your burp come about?” asked {A}. It had been at the end of the milk, with the straw. “There was more air than milk,” said {H}, “and I drank that too.”',
        'They let the water out, and looked. Near the end it began to turn, and in the middle of it was a hole. “That’s air,” said {A}. “It’s swallowing air, like you. That’s all a glug is.”'
      ]
    }
  ],
  turn: [
    {
      id: 'small-sips',
      A: 'partner',
      paragraphs: [
        '“It drinks too fast,” said {H}. “Nobody’s ever told it.” {A} ran it one last drink. {H} laid the plug back, but not quite, so that there was only a crack. “Small sips,” said {H} into the bath.',
        'Now the water did not turn. It went down as slowly as a moon. The last of it slid in under the plug, thin and flat. There was no glug. There was only a breath.'
      ]
    },
    {
      id: 'the-whirl-on-a-finger',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the basin there was a whirl as well. {H} put a fingertip into the top of it, and the fingertip stayed dry. “It’s a hole made of water,” said {A}, and wanted one too. Two fingertips did not fit in.',
        'So they took it in turns. First {H} had a dry fingertip, and then {A} did. “Mine’s the deeper hole,” said {A}. It was the same hole, but by then it was another person’s turn.'
      ]
    },
    {
      id: 'out-of-a-bottle',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} filled the empty shampoo bottle, and turned it on its head. Glug, it went, and glug, and glug. “It’s got a monster too,” said {A}. {H} saw a bubble go up at each glug. “That’s the air going in,” said {H}. “The water’s only waiting at the door.”',
        'They held it aslant, so that the two could go past each other. It poured without a word. “Manners,” said {A}, “are a matter of leaving room.”'
      ]
    },
    {
      id: 'granted',
      A: 'partner',
      paragraphs: [
        '“Was that its excuse me?” whispered {A}. “It didn’t need to,” said {H}. All the same, it was very quiet now. {H} leaned down close to the plughole, to say well done.',
        'At that moment the rest of {H}’s air came up. It was not a small burp. It was heard in every bend of the pipe. “Excuse me,” said {H}. For a while there was nothing. Then, very deep down and far away, it went glug. “Granted,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: ['{names} came in, to hear whether it would say it.', '{names} sat down on the edge of the mat, and kept quiet.', { text: '{names} fished the soap out, so that it got a clean drink.', needs: ['hands'] }, { text: '{names} hung the duck’s towel over the tap.', needs: ['hands'] }],
    way: ['{names} looked down the plughole with one eye.', '{names} swallowed once, as an example.', { text: '{names} held the plug by its chain, in readiness.', needs: ['hands'] }, { text: '{names} turned the cold tap on a little more.', needs: ['hands'] }],
    turn: ['{names} breathed in small sips as well.', '{names} bent down to listen at the pipe.', { text: '{names} held up one finger, for the quiet.', needs: ['hands'] }, { text: '{names} wiped the bath, down to the ring.', needs: ['hands'] }]
  },
  bed: [
    'The duck was set on the edge, with its face to the wall, for it had heard enough. The mat was hung up, and the plug on its chain was put where it could be found.',
    '{H} cleaned every tooth, and rinsed, and gave the monster that to drink, one sip at a time. Then {H} lay down, and had no more air to swallow than anybody needs.'
  ],
  last: ['Down in the pipe it sipped at what was left, and {H} was asleep.', 'There was no glug and no burp, and {H} was asleep.']
})
