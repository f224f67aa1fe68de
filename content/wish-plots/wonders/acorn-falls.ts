import { wishPlot } from '../wish-plot.ts'

export const acornFalls = wishPlot({
  id: 'wish-acorn-afraid-to-fall',
  wishes: ['acorn afraid fall', 'acorn afraid falling', 'acorn afraid of falling', 'acorn afraid drop', 'acorn afraid let go', 'acorn afraid heights', 'acorn scared fall', 'acorn scared falling', 'acorn scared drop', 'acorn scared let go', 'acorn frightened fall', 'acorn frightened falling', 'acorn worried falling', 'acorn nervous falling', 'acorn won’t fall', 'acorn wont fall', 'acorn wouldn’t fall', 'acorn not fall', 'acorn not want fall', 'acorn doesn’t want fall', 'acorn didn’t want fall', 'acorn refuses fall', 'acorn refused fall', 'acorn never fell', 'acorn won’t let go', 'acorn wouldn’t let go', 'acorn let go', 'acorn won’t drop', 'acorn holds on', 'acorn holding on', 'acorn held on', 'acorn hangs on', 'acorn clings', 'acorn clinging', 'acorn leave tree', 'acorn leave branch', 'acorn stay tree', 'acorn stays tree', 'acorn fall off tree', 'acorn fall from tree', 'acorn falls', 'acorn falling', 'acorn fell', 'acorn last tree', 'last acorn', 'last acorn tree', 'brave acorn', 'little acorn falls', 'acorn jump', 'acorn jumps'],
  nothingElse: true,
  answers: ['acorn', 'acorns', 'oak', 'tree', 'branch', 'twig', 'cup', 'fall', 'falls', 'falling', 'fell', 'fallen', 'drop', 'drops', 'dropping', 'dropped', 'let', 'lets', 'go', 'goes', 'letting', 'jump', 'jumps', 'afraid', 'scared', 'frightened', 'worried', 'nervous', 'fear', 'brave', 'braver', 'won’t', 'wont', 'wouldn’t', 'not', 'doesn’t', 'didn’t', 'want', 'wants', 'wanted', 'refuses', 'refused', 'never', 'hold', 'holds', 'holding', 'held', 'hangs', 'hang', 'clings', 'clinging', 'on', 'off', 'from', 'down', 'out', 'leave', 'leaves', 'stay', 'stays', 'last', 'little', 'small', 'tiny', 'young', 'shy', 'ground', 'autumn', 'fall', 'heights', 'high', 'up', 'who', 'that', 'was', 'is', 'of', 'to', 'its', 'his', 'her', 'all', 'others', 'friends', 'brothers', 'sisters', 'too', 'ready', 'finally', 'grow', 'grows', 'grew', 'big'],
  except: ['squirrel', 'squirrels', 'jay', 'pig', 'bear', 'mouse', 'rabbit', 'fox', 'owl', 'fairy', 'gruffalo', 'cake', 'lost', 'stole', 'stolen', 'eaten', 'eat', 'eats', 'storm', 'died', 'dead', 'cut', 'broken', 'hit', 'head', 'asleep', 'apple', 'pear', 'conker', 'chestnut', 'leaf', 'nursery', 'school', 'hospital', 'moon', 'sky', 'why', 'how', 'collect', 'collecting', 'pocket', 'planted', 'planting'],
  moods: ['afraid', 'first', 'learning', 'change', 'waiting', 'alone'],
  company: ['acorn', 'acorns', 'oak', 'branch', 'tree', 'leaf', 'leaves', 'cup', 'pot', 'earth', 'hat', 'wind', 'street', 'bench', 'grass', 'sill', 'stone'],
  isTale: true,
  out: true,
  about: 'The last acorn of an oak is afraid to fall, until the two of them find that a fall is over before you can say what it is, and that the acorn has been loose for days.',
  titles: ['The Last Acorn', 'One, Two and There', '{H} under the Oak', 'It Was Only Sitting There', 'Wait a Minute'],
  want: [
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        '{H} stood under the oak in the street and waited for the last acorn to fall. It sat out of reach, as brown as a nut can be. “I’m not coming,” said the acorn. “I’m afraid to fall.” {H} had brought a pot with earth in it, to grow an oak on the sill.',
        '“There are others in the grass,” said {A}. But each of those had a small hole, and somebody at dinner in it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        '{A} held out a woolly hat under the branch. “You’ll land in that,” said {A}. The acorn looked down. “Isn’t that the one that blows away?” it asked. Just then there was a puff of wind, and {H} had to run after the hat.',
        '“It goes on and on, falling does,” said the acorn. “And the whole way down you’d be afraid.”'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Ask one that’s done it,” said the acorn. {H} picked up an acorn from the grass, one with a hole, and knocked. A small grub looked out. “What was it like when you fell?” asked {H}. “When I did what?” said the grub.',
        '“You used to live up there,” said {A}. The grub leaned out and looked at the oak for a time. “So that’s why the window’s moved,” it said, and went back in to its dinner.'
      ]
    },
    {
      id: 'a-leaf-goes-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A leaf let go next to the acorn. It went to the left, and to the right, and looked at everything on the way. It was in the air for as long as a sandwich. “I’d fall like that,” said the acorn, “but I’m not flat.”',
        '{H} lay down on the bench, to be flat, and rolled off it. “Well?” called the acorn. “It’s not enough to be flat,” said {H} from the ground. “You’ve got to be a leaf all the way through.”'
      ]
    },
    {
      id: 'the-shell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got a good hard shell,” said {A}, and knocked on an acorn from the grass. It said “tock”. “Knock on your head,” said the acorn to {A}. {A} knocked. That said “tock” too.',
        '“And would you jump down from here?” asked the acorn. {A} looked up at the branch. “That’s different,” said {A}. “I’m long. When you’re long there’s more of you to arrive.” The acorn had not thought of it like that.'
      ]
    },
    {
      id: 'shake-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I could give the tree a little push,” said {H}, and asked it first. {H} leaned against the oak with both hands. The oak did not notice. {A} leaned as well. They pushed until they were warm, and one old twig fell off, on the far side.',
        '“That was only the wind, I think,” called the acorn. “Were you going to begin?” “We’ve just finished,” said {H}, and sat down against the trunk. The oak was holding them up quite well.'
      ]
    },
    {
      id: 'the-jay',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A jay flew over, with a blue patch on its wing. “It could carry you down,” said {H}. “It takes nine at a time and puts them in the earth, all over the place. Then it eats them in the winter.” “All of them?” asked the acorn.',
        '“It forgets some,” said {A}, “and those grow.” The acorn thought about that. “How good is its memory?” it asked. {A} said that it was very good indeed. “Then I’ll stay a bit longer,” said the acorn.'
      ]
    },
    {
      id: 'other-with-bag',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came by with a bag of shopping. “What are you looking at?” asked {A}. “The last acorn,” said {H}. “It’s afraid to fall.” {A} put the bag down, to see better. An orange rolled out at the top, and fell, and went along the path.',
        '“See?” said {H}. “It didn’t mind.” They all looked at the orange. “It did go on rather a long way,” said the acorn. So {A} brought it back, and turned its best side up.'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sat down under the branch too, and looked up, as all the others did. {A} did not know what it was about. But when so many are looking up, it is mostly food. “There’s a big one with its mouth open,” said the acorn.',
        '“That’s only {A},” said {H}. “{A} doesn’t eat acorns.” “Does {A} know that?” asked the acorn. {H} turned {A} round to face the other way. {A} was quite happy to wait in that direction.'
      ]
    },
    {
      id: 'child-shows',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll show it how,” said {S}, and sat down under the oak. {S} leaned to one side, further and further, and was lying in the leaves. “That’s all,” said {S}, and got up. It had to be done four more times, for the acorn.',
        '“Are you getting better at it?” asked the acorn. “I was good from the start,” said {S}. {A} picked a leaf out of {S}’s ear. “It’s the only thing in the world that nobody has to practise,” said {A}.'
      ]
    },
    {
      id: 'before-you-say-it',
      A: 'partner',
      paragraphs: [
        '“How long does it go on?” asked {H}. {A} did not know. So {A} held up a stone. “Say what it is, as it falls,” said {A}, and let go. “It’s a st…” said {H}, and there it lay.',
        'They did it again. {H} said it as fast as could be, and never got to the end. “There’s no time to be afraid,” called {H}. “It’s shorter than the word!” The acorn had gone quiet. “Which word?” it asked.'
      ]
    }
  ],
  turn: [
    {
      id: 'wait-a-minute',
      A: 'partner',
      paragraphs: [
        '“Say ‘wait a minute’ on the way,” said {A}. “You’ll be down before the end of it.” The acorn held on to its cup. But {A} looked up and saw a thin line of light between the two. “You’re brown all over,” said {A}. “When an acorn’s ripe, its cup lets go of it. You aren’t holding on. You’re only sitting there.”',
        '“Since when?” asked the acorn, and leaned over to look. {H} held out both hands. “Wait a m…” said the acorn, and lay in them.'
      ]
    },
    {
      id: 'what-it-saw',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did you see on the way?” asked {A}. The acorn tried to remember. “A bit of bark,” it said. “Half a beetle. I was going to look at the other half, and then there was a thumb.” It turned over in {H}’s hand.',
        '“I could do that again,” it said. So {H} let it fall into the hat, from one hand high, and from two. “It’s always the same half of everything,” said the acorn. “You’d have to be slower.”'
      ]
    },
    {
      id: 'the-empty-cup',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Up on the branch the cup was still there, and it was empty. “Won’t it be cold without me?” asked the acorn. {H} looked at it against the sky. It was smooth inside, and a drop of rain had already moved in.',
        '“It’s got a visitor,” said {H}. “It’s having a drink,” said {A}. Later a very small fly came by, and drank too. The acorn was pleased. It had not known that it had been sitting in something so useful.'
      ]
    },
    {
      id: 'on-its-side',
      A: 'partner',
      paragraphs: [
        'At home {H} laid the acorn in the pot, on its side, as acorns lie in the wood. {A} put earth on it, as thick as a finger, and one brown leaf on top.',
        '“What do you do now?” asked the acorn from below. “I go to bed and fall asleep,” said {H}. “Fall?” said the acorn. “Every night?” “You’re lying down already,” said {H}. “You only have to stop holding on.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood under the oak too, and looked up.',
      '{names} found a dry place among the leaves, with a good view of the branch.',
      { text: '{names} held the pot, so that it should be near when it was wanted.', needs: ['hands'] },
      { text: '{names} waved to the acorn, and it did not dare to wave back.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quiet, so that nobody was startled up there.',
      '{names} walked about in the leaves, for the sake of the noise.',
      { text: '{names} pushed some leaves together under the branch, for a soft place.', needs: ['hands'] },
      { text: '{names} picked up the stone each time, and handed it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up close, to see somebody who had fallen.',
      '{names} listened at the pot, and it was quiet in there.',
      { text: '{names} patted the earth, and not too hard.', needs: ['hands'] },
      { text: '{names} chose the leaf that went on top.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot stood on the sill, on a saucer. The hat hung on its hook, with some oak still on it.',
    '{H} washed the earth from ten fingers. Then {H} lay on one side, as acorns do, and the cover came on top.'
  ],
  last: [
    '“Wait a m…” said {H}, and was asleep.',
    '{H} did not hold on any longer, and so {H} fell asleep.',
    'In the pot somebody lay still under the earth, and in the bed {H} had fallen asleep.'
  ]
})
