import { wishPlot } from '../wish-plot.ts'

export const bogeys = wishPlot({
  id: 'wish-bogeys',
  wishes: ['bogey', 'bogeys', 'bogies', 'bogie', 'booger', 'boogers', 'booga', 'snot', 'snots', 'snotty', 'sneeze', 'sneezes', 'sneezed', 'sneezing', 'sneezy', 'achoo', 'atishoo', 'nose picking', 'picking nose', 'picks nose', 'picked nose', 'pick my nose', 'runny nose', 'big sneeze', 'snotty nose'],
  except: ['bogeyman', 'golf', 'cold', 'poorly', 'ill', 'flu', 'hay', 'hayfever', 'fever', 'allergy', 'allergic', 'bead', 'pea', 'stuck', 'dwarf', 'dwarfs', 'bleed', 'nosebleed', 'train'],
  answers: ['nose', 'picking', 'pick', 'green', 'sticky', 'slimy', 'big', 'biggest', 'giant', 'loud', 'little', 'funny', 'hankie', 'tissue', 'achoo', 'atishoo'],
  about: 'Under the table is the inside of a nose, and the hero is the bogey who has to stop whatever flies in.',
  titles: ['The Doorman of the Nose', 'A Very Good Bogey', '{H} Under the Table', 'Nothing Gets Past', 'Ah, Ah, and a Long Way Out'],
  want: [
    {
      id: 'the-nose',
      A: 'partner',
      paragraphs: [
        'Under the table it was dark and warm, and a wind went in and out. It was the inside of a nose. The two towels at the front were the hairs. {H} was the bogey. {A} was the nose all round, and did the wind.',
        '“What does a bogey do?” asked the nose. “It’s the doorman,” said {H}. “Nothing gets past me.” So {A} breathed in, and threw the first bit of dust. It was a scrap of tissue, and it sailed over {H}’s head to the back.'
      ]
    }
  ],
  way: [
    {
      id: 'all-past',
      A: 'partner',
      paragraphs: [
        'The next three were fluff. {H} snatched at them with both hands, but they were light, and slipped round the fingers. After that came a crumb, and it bounced off. “Stop,” said {H} to it. It did not stop.',
        '“You’re as dry as a biscuit,” said {A}. “Why are noses wet inside?” {H} put a finger up to {H}’s own, only to the door, and had a look at it. “So that things stick,” said {H} slowly.'
      ]
    },
    {
      id: 'hairs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The big things were caught at the front, by the hairs. {A} threw a sock, and it hung there in the towels. “That’s no dust,” said {H}. “What’s a sock doing in a nose?” “It flew in,” said the nose. “I was breathing past a bedroom.”',
        '{H} took hold of it by the heel and pushed it out again. A doorman does not have to stick to everything. There are some that you can simply send away.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How much slime does a nose make?” asked {H}. “About a big bottle full, every day,” said {A}. {H} looked round under the table for the bottle. “Where does it all go?” “Down the back,” said {A}. “You swallow it. You just don’t notice.”',
        '{H} swallowed, very carefully, to see if anything could be noticed. “And that’s without any supper,” said {H}.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What colour are you?” asked {A}. It was too dark to tell. “It depends on what’s come in,” said {H}. “When I’ve been in the sand, I’m yellow. After the bonfire I was black.” {A} held a green cushion to the light.',
        '“Then have this one,” said {A}, “it suits you.” {H} put it on in front. “That’s when you’ve got a cold,” said {H}. “Then there’s more of us, and we’re all in uniform.”'
      ]
    },
    {
      id: 'smells',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Right at the top of a nose is the place where it smells things. {A} held an orange peel in front of the towels, and breathed in. {H} called from inside what it was. “Orange!” Then came a book. “Old paper,” said {H}, “and a bit of jam.”',
        'The third one was harder. It was warm, and like cheese, and yet there was something of rain in it. “It’s your slipper,” said {H}. “I knew you’d know me,” said {A}.'
      ]
    },
    {
      id: 'two-doors',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A nose has got two holes,” said {A}. “But most of the time only one of them’s really at work. The other one has a rest. And after some hours they change over.” {H} looked at the gap between the towels, and at the one beside it.',
        'So {H} moved one place to the left, for the late shift. “Anything to report?” asked {H}. “Two bits of fluff, and a gnat who was lost,” said the bogey that {H} had been.'
      ]
    },
    {
      id: 'finger',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then something came in between the towels, long and thin, and felt about. It was {A}’s arm, with one finger out. “There it is again,” said {H}. “It’s the finger. It comes in when nobody’s looking.” {H} drew back against the leg of the table.',
        'The finger turned left, and it turned right. “Is nobody in?” it asked. “We’re at work here,” said the bogey. “And have you been washed?” The finger had not, and went away.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Can you sneeze with your eyes open?” asked {A}. They both tried it out. {H} pulled {H}’s eyes wide, thought of feathers, and went “Tchoo.” It was not a real one, and the eyes shut all the same.',
        '“They do that by themselves,” said {A}. “You’ve got to have somebody with you who tells you what it looked like.” So each told the other one. “You looked like a bun that’s been sat on,” said {H}.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do people say after it?” asked {H}. “Bless you,” said {A}. “And in other countries they say health, and long life, and good appetite, for all I know.” “And after the second one?” “The same again.”',
        '“I know somebody who does seven,” said {A}. “At four they all stop, and look round for help.” {H} counted on {H}’s fingers. It was a great deal of health for one nose.'
      ]
    },
    {
      id: 'iguana',
      A: 'other',
      spare: 9,
      paragraphs: [
        'On the rock in front of the nose lay a lizard from the sea. It was {A}, on a cushion. “I eat seaweed,” said the lizard, “and it’s dreadfully salty. So I sneeze the salt out again. Tchoo.” It did, and looked far out over the carpet.',
        '“Doesn’t it fall on your head?” asked {H}. “It does,” said the lizard. “We’ve all got little white hats of it.” That was true. {A} had put on a napkin.'
      ]
    },
    {
      id: 'guard-change',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a while {A} wanted to be the bogey, and {H} did the wind. {H} threw a pea of paper, and it hit {A} on the forehead and fell down. “Stopped,” said {A}. “That doesn’t count,” said {H}. “It’s got to stay on.”',
        '{A} licked the paper and stuck it on. It hung there till the next breath. “I’m not made for it,” said {A}. “It takes somebody with patience, and a wet front.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'At the front the towels moved apart, and in came {A}’s nose. It was a most serious nose. For a while one nose looked into the other.',
        '“What do you want?” asked the bogey. {A} had only wanted to know who was breathing in there. When nobody threw anything good, that nose went away again. “That one does it all without a hankie,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My father’s sneeze was known in the whole street,” said {S}. “It took him a minute to get there. First he stopped walking. Then he held up one hand. We all had time to put down our cups.” “And then?” asked {A}.',
        '“Then it didn’t come,” said {S}. “He put his hand down and said that it had gone. And when we’d all picked up our cups again, it came.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a bogey too, a very young one, and lived at the other end of the nose. “I’m round,” said {S}, and rolled up. “I used to be long.” “That happens,” said {A}. “You dry out.”',
        '{S} rolled across the floor until there was a bump. It was {A}. Now they were stuck together, and were one, and it had four feet. “We’re the biggest that there’s ever been in here,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had a nose no bigger than a bean, and something was sticking out of it. It came out when {A} breathed out, and went in when {A} breathed in. “It’s a shy one,” said {H}.',
        'Somebody came with a soft cloth. {A} turned to the left, and turned to the right, and did not want to be helped. Then it was done. {A} looked astonished at how much air there was.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“What’s this?” asked {A}, and looked in between the towels. “A nose,” said {H}. {A} thought about it. “Is there room in it?” Of course there was. All day long there had been visitors.',
        'So {A} came as a bit of pollen. “I’m from a birch tree,” said {A}. “I’ve come a long way, and I’d like to stay.” The bogey bowed, and stuck to the visitor’s sleeve.'
      ]
    },
    {
      id: 'wet-front',
      A: 'partner',
      paragraphs: [
        '{H} went and fetched the sticky tape. “Make me wet,” said {H}. {A} stuck it on all over {H}’s jumper, with the sticky side out. Then {A} breathed in.',
        'The tissue came, and {H} had it on one elbow. The fluff came, and a feather, and a great many crumbs. {H} only had to stand there. “Nothing gets past me!” cried {H}, and got bigger and bigger, and rustled.'
      ]
    }
  ],
  turn: [
    {
      id: 'ah-ah',
      A: 'partner',
      paragraphs: [
        'At last {H} was as thick as a bear, and stuck fast between the legs of the table. “It tickles,” said {A}. “Ah…” The towels trembled. “Ah… ah…” And then the sneeze didn’t come.',
        '“Look up at the ceiling,” said {H} from inside. “It helps some people.” {A} looked up at the ceiling. {H} counted to three, and pushed with both feet. “TCHOO!” Out through the towels shot the bogey, as far as the sofa.'
      ]
    },
    {
      id: 'inside-out',
      A: 'same',
      spare: 16,
      paragraphs: [
        'It was light out there. {H} blinked, and lay on the cushions. “A sneeze goes faster than you can run,” said {A}. “I noticed,” said the bogey. “I didn’t see anything at all of the journey.”',
        'They looked at what had come along. All the dust had held on. Only the feather had got away, and came down after the rest, in its own time.'
      ]
    },
    {
      id: 'hankie',
      A: 'partner',
      paragraphs: [
        '“Bless me,” said {A}, and breathed in, deep and slow. “That was the best one I’ve ever had.” {H} went quite warm under the tape.',
        'For a bogey like that you need a big hankie. {A} fetched a sheet, laid {H} in the middle, and folded the four corners over. “Don’t put me in the bin,” said the bogey. “No,” said {A}. “This one I’ll keep.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in on the wind, as a bigger sort of dust.',
      '{names} sneezed outside the nose, which did not count.',
      { text: '{names} sprinkled a pinch of fluff in the doorway.', needs: ['hands'] },
      { text: '{names} held back one of the hairs, to see in.', needs: ['hands'] }
    ],
    way: [
      '{names} whirled past with the fluff, much too fast to catch.',
      '{names} bounced off as well, like the crumb.',
      { text: '{names} tore up some more tissue, for the next breath.', needs: ['hands'] },
      { text: '{names} tickled the nose from outside, with a feather.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked, and the bogey flew over the top.',
      '{names} breathed in, and all was clear.',
      { text: '{names} pinned back the towels, to air the place.', needs: ['hands'] },
      { text: '{names} picked the crumbs off a sleeve, one at a time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tape came off with a noise like a long zip, and all the dust with it. {H} hung the two towels back on their hooks.',
    '{H} washed, and blew once on the left, and once on the right. Then {H} lay down in the middle of the sheet. The corners were folded over, right up to the chin.'
  ],
  last: [
    'In went the air, and out went the air, and nothing got past {H}, who was asleep.',
    'In the biggest hankie of the house, with all four corners in, {H} was asleep.'
  ]
})
