import { wishPlot } from '../wish-plot.ts'

export const spidersWeb = wishPlot({
  id: 'wish-spiders-web',
  wishes: ['spiders make webs', 'spider makes web', 'spider make web', 'spiders make web', 'spider making web', 'spiders making webs', 'spiders build webs', 'spider builds web', 'spider building web', 'spider built web', 'spider spins web', 'spiders spin webs', 'spider spinning web', 'spider spun web', 'spider weaves web', 'spiders weave webs', 'spider weaving web', 'spider mends web', 'spider web window', 'spider web door', 'spider web', 'spiders web', 'spider webs', 'spiders webs', 'spiderweb', 'spiderwebs', 'spider’s web', 'cobweb', 'cobwebs', 'web dew', 'web garden', 'web made', 'how web', 'spider thread', 'spider silk', 'why spider web', 'why spiders stick web', 'spiders stick own web', 'spiders stick to their own web', 'spider stick own web', 'spider not stick web', 'spider stuck own web', 'spider catches fly'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'do', 'does', 'is', 'are', 'spider', 'spiders', 'web', 'webs', 'cobweb', 'cobwebs', 'spiderweb', 'make', 'makes', 'making', 'made', 'build', 'builds', 'building', 'built', 'spin', 'spins', 'spinning', 'spun', 'weave', 'weaves', 'weaving', 'mend', 'mends', 'first', 'thread', 'threads', 'silk', 'sticky', 'stick', 'stuck', 'begin', 'begins', 'start', 'starts', 'its', 'their', 'own', 'new', 'big', 'little', 'small', 'tiny', 'round', 'garden', 'balcony', 'window', 'door', 'doorway', 'gate', 'fence', 'shed', 'corner', 'porch', 'outside', 'across', 'between', 'dew', 'rain', 'wind', 'windy', 'morning', 'evening', 'night', 'autumn', 'every', 'again', 'always', 'all', 'beautiful', 'pretty', 'know', 'learn', 'watch', 'watches', 'watching', 'fly', 'flies', 'catch', 'catches', 'not', 'get', 'so', 'tell', 'me', 'about', 'story', 'really', 'without', 'falling'],
  except: ['anansi', 'man', 'spiderman', 'hero', 'superhero', 'jumper', 'jumpers', 'sock', 'socks', 'knit', 'knits', 'knitting', 'sleeves', 'bath', 'bathtub', 'scared', 'afraid', 'fear', 'frightened', 'hates', 'scream', 'screams', 'died', 'dead', 'dies', 'killed', 'kill', 'eats', 'ate', 'eat', 'bite', 'bites', 'bit', 'poison', 'poisonous', 'halloween', 'charlotte', 'pig', 'site', 'website', 'internet', 'wide', 'feet', 'cloud', 'hair', 'monkey', 'crab', 'plant', 'robot', 'giant', 'slipper', 'wool', 'woollen'],
  moods: ['question', 'learning', 'first'],
  company: ['spider', 'spiders', 'web', 'thread', 'wool', 'chair', 'chairs', 'window', 'curtain', 'ladder', 'bicycle', 'sock', 'fly'],
  about: 'The hero makes a web of wool between two chairs and has no middle to begin with, as nothing goes across; at the window a spider lets the wind carry over the first thread.',
  titles: ['The First Thread', 'A Middle Has to Hang', '{H} Between Two Chairs', 'Carried Over by the Wind', 'Where It Does Not Stick'],
  want: [
    {
      id: 'never-seen-one-begun',
      A: 'partner',
      paragraphs: [
        '{H} stood at the open window. A small brown spider was going to make a web in it. {H} had only ever seen finished ones. “How do spiders make their webs?” asked {H}. “They start in the middle,” said {A}, “and go round and round.”',
        '{H} wanted to make one too. So {H} put two chairs apart from each other, and fetched a ball of red wool.'
      ]
    }
  ],
  way: [
    {
      id: 'no-middle',
      A: 'partner',
      paragraphs: [
        '{H} held the wool between the two chairs, in the middle, and let go. It fell down. {H} went round it with the rest. That fell down as well, and lay there like a plate of noodles. “A middle’s got to hang on something,” said {A}.',
        '“Then how does it get across?” asked {H}. The spider had a whole window with nothing in it but air. It could not jump so far, and it could not fly.'
      ]
    },
    {
      id: 'the-long-way',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It could walk round by the sill,” said {A}, “and pull the thread along behind.” {H} tried that with the wool. {H} tied it to one chair, and crawled to the other under the table. At the far end {H} pulled.',
        'The wool had gone round four table legs and one shoe, and held all of them. Now nothing went across, but the whole table had been caught. It took a quarter of an hour, lying down, to set it free.'
      ]
    },
    {
      id: 'eight-hands',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s got eight legs,” said {A}, “and it spins with none of them. The thread comes out behind.” {H} stuck the ball of wool into a back pocket and let the end hang out. That felt more like it.',
        'But it was hard to see what went on back there. {H} went once to the kitchen and once to the bath, and looked round. A long red line lay through all the rooms. “You’ve made a very good walk,” said {A}.'
      ]
    },
    {
      id: 'pet-is-caught',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} found the noodles on the rug, and lay down on them. “It’s caught something already,” said {H}. {A} looked well satisfied at having been caught, and yawned. A web ought to tell you when there is a fly in it. This one had said nothing.',
        '{H} pulled at the end of the wool. {A} lifted one leg, and then another, and the web came out from below. The fly went on lying there.'
      ]
    },
    {
      id: 'how-strong',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“For its weight that thread’s stronger than steel,” said {A}. {H} touched an old web, out at the corner of the frame. It stretched, further than {H} had thought, and went back. “And it’s so thin that it weighs nothing,” said {A}. “If one went round the whole world, you could carry that in a bag.”',
        '{H} lifted the ball of wool. It would have gone once round the house, and needed two arms.'
      ]
    },
    {
      id: 'other-holds-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’ll be the middle,” said {A}, and stood between the chairs with both arms out. {H} hung the wool on one thumb and then on the other. It went very well. It went round twice, and over an ear.',
        '“And who holds it when I go to bed?” asked {A}. They thought about that. {A} ducked, to see, and the whole web came down over one head like a hat. “Spiders haven’t got anybody standing in theirs,” said {H}.'
      ]
    },
    {
      id: 'elder-bicycle',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had one on my bicycle,” said {S}. “Each night it made a web in the front wheel, and each morning I rode to work.” “Poor spider,” said {A}. “It sat on the bell,” said {S}, “and waited till I’d parked. It made a new one each day in half an hour. It ate up what was left of the old one first, so nothing was wasted.”',
        '{A} looked at the wool on the rug. It was good to know that one might begin again. One need not eat it, said {S}, if there was soup.'
      ]
    },
    {
      id: 'child-draws-it',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} drew a web, to show how it is done. It began with a dot in the middle. “What’s the dot hanging on?” asked {A}. “On the paper,” said {S}. You could not say anything against that. {A} held the paper up between the two chairs, and let go.',
        'It sailed down and went under the cupboard. “It needs a wall,” said {S}. The spider would have needed one, too. It had chosen a window.'
      ]
    },
    {
      id: 'a-fly-looks-in',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A fly came through the window frame, in at one side, and went straight out at the other. There was nothing to stop it. The spider turned to watch. “It’s got no supper before it’s got a web,” said {A}. “And nobody helps it, or brings it a plate.”',
        '{H} went to the gap, to be helpful, and said “Stay here” to the next fly. That one went round {H}’s head twice. It was not a thing you can do by talking.'
      ]
    },
    {
      id: 'throwing-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Throw it across,” said {A}. {H} threw the ball of wool at the other chair. It flew very well, and it took its end along, because {H} had forgotten to hold that. It came to rest under the sofa, and now all of it was on the far side.',
        '{H} threw it back, and held on. This time it was the other end that hung on nothing. “A thread’s got two of them,” said {A}. They both knew that already, from shoelaces.'
      ]
    },
    {
      id: 'holding-up-its-tail',
      A: 'partner',
      paragraphs: [
        '“Come here,” said {A} quietly. “It isn’t walking at all.” The spider stood on its toes, with its back end up in the wind. A thread came out, as light as nothing. The wind carried it over the gap, and on the far side it stuck.',
        'The spider gave it a tug, to see if it held. “The wind took it across,” said {H}. “It only had to wait.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-wind-at-work',
      A: 'partner',
      paragraphs: [
        'Wool is too heavy for that. So {H} stood behind one chair, in the wind, and held up a piece of sewing thread. “Wait,” said {A}. They waited. The curtain moved, the thread lifted, and its end hung on the other chair.',
        'Now there was something to hang on. {H} laid the wool along it, and tied it. Halfway along {H} tied one more, straight down. “Where they meet is the middle,” said {H}. “It doesn’t come first at all.”'
      ]
    },
    {
      id: 'spokes',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The spider went to the middle and out to the edge, and back, and out again. “They’re spokes,” said {A}, “like in a wheel.” Before each of them it turned round and felt for the widest gap. {H} did as much with the wool, and counted seven.',
        'The spider stopped at twenty-six. It had laid them so evenly that you could have cut a cake by it. {H}’s would have been a cake for very different people.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It hardly sees anything,” said {A}. “It puts a foot on each spoke, and feels who comes.” {H} shut both eyes and laid four fingers on the wool. It gave a very small jerk. “That’s from the left,” said {H}, “and it’s somebody with slow feet.”',
        'It was only the curtain, which had brushed against the chair. “It was slow,” said {A}, “for a curtain.” {H} let it go again, since there was nothing on it to eat.'
      ]
    },
    {
      id: 'where-to-tread',
      A: 'partner',
      paragraphs: [
        'Out in the window the spider was going round by now. “That one’s the sticky thread,” said {A}. “And look where it puts its feet.” It walked along the spokes, and those were dry. It touched the sticky ones with the tip of one claw.',
        '“It knows which is which,” said {H}. {H} went round with the wool as well, from one thread to the next. When {H} had tied the last knot, the spider stopped, too. They were both done.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the window, and breathed to the side, so as not to blow.',
      '{names} had to go round the far chair to get by.',
      { text: '{names} brought a second ball of wool, a green one.', needs: ['hands'] },
      { text: '{names} hooked back the curtain, so that one could see.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the wool, with the knees very high.',
      '{names} had a look at the noodles, and there was no sauce.',
      { text: '{names} rolled the wool up again, ready for the next try.', needs: ['hands'] },
      { text: '{names} wetted a finger, and felt where the wind came from.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept through below the first thread, without touching it.',
      '{names} flew against it, as a fly, and was held for a moment.',
      { text: '{names} leaned on a chair, so that it would not tip.', needs: ['hands'] },
      { text: '{names} tied one knot, the one at the top.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was left as it was, since it had a web in it. In the middle sat the spider, with its feet on the spokes. The two chairs were left as they were, too.',
    '{H} washed, and walked to bed where it did not stick. Then {H} lay in the very middle, with the covers pulled out evenly to all sides.'
  ],
  last: [
    'Nothing moved on any thread, and {H} was asleep.',
    'The wind went across from one side to the other, and {H} was asleep.'
  ]
})
