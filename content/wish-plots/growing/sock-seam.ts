import { wishPlot } from '../wish-plot.ts'

export const sockSeam = wishPlot({
  id: 'wish-sock-seam',
  wishes: ['sock seam', 'sock seams', 'socks seam', 'socks seams', 'seam in sock', 'seam in socks', 'seams in socks', 'seam of sock', 'seam of socks', 'sock feels wrong', 'socks feel wrong', 'sock feels funny', 'socks feel funny', 'socks feel weird', 'sock feels weird', 'socks feel bad', 'socks not right', 'itchy sock', 'itchy socks', 'socks itch', 'sock itches', 'socks itches', 'socks itchy', 'socks itching', 'scratchy socks', 'socks scratch', 'scratchy sock', 'bumpy socks', 'bump in socks', 'lump in sock', 'lumpy socks', 'socks hurt', 'socks too tight', 'tight socks', 'hates socks', 'hate socks', 'hates wearing socks', 'refuses socks', 'refuses to wear socks', 'won’t wear socks', 'wont wear socks', 'doesn’t like socks', 'fuss socks', 'socks fuss', 'tantrum socks', 'socks tantrum', 'meltdown socks', 'socks meltdown', 'cries socks', 'socks every morning', 'socks battle', 'sock battle', 'sensitive socks', 'sensory socks', 'socks uncomfortable', 'socks tickle', 'putting socks on'],
  answers: ['sock', 'socks', 'seam', 'seams', 'toe', 'toes', 'foot', 'feet', 'shoe', 'shoes', 'boot', 'boots', 'wellies', 'feel', 'feels', 'feeling', 'felt', 'wrong', 'funny', 'weird', 'bad', 'right', 'not', 'itch', 'itchy', 'itches', 'itching', 'scratch', 'scratchy', 'bump', 'bumps', 'bumpy', 'lump', 'lumps', 'lumpy', 'hurt', 'hurts', 'hurting', 'tight', 'too', 'tickle', 'tickles', 'sensitive', 'sensory', 'uncomfortable', 'hates', 'hate', 'likes', 'like', 'doesn’t', 'won’t', 'wont', 'refuses', 'wear', 'wears', 'wearing', 'put', 'puts', 'putting', 'on', 'off', 'take', 'takes', 'taking', 'fuss', 'fussy', 'fussing', 'tantrum', 'meltdown', 'meltdowns', 'drama', 'battle', 'cries', 'crying', 'cry', 'upset', 'every', 'morning', 'mornings', 'day', 'always', 'because', 'of', 'the', 'about', 'inside', 'out', 'new', 'wool', 'woolly', 'school', 'nursery', 'late', 'dressed', 'getting', 'dressing', 'clothes', 'labels', 'son', 'daughter', 'boy', 'girl', 'child', 'toddler', 'little', 'has', 'to', 'be', 'just', 'perfect', 'straight', 'winter', 'any', 'when', 'won', 'barefoot', 'learn', 'learning', 'her', 'his', 'in'],
  except: ['lost', 'missing', 'odd', 'pair', 'twin', 'washing', 'machine', 'laundry', 'monster', 'villain', 'thief', 'steals', 'stealing', 'puppet', 'puppets', 'goat', 'dog', 'cat', 'dragon', 'elf', 'christmas', 'stocking', 'magic', 'talking', 'knit', 'knits', 'knitting', 'darning', 'eczema', 'rash', 'verruca', 'athlete', 'blister', 'bite', 'bites', 'wet', 'smelly', 'stinky', 'cheese', 'party', 'wedding', 'centipede', 'octopus', 'spider', 'flamingo', 'giraffe', 'elephant', 'horse', 'snake', 'penguin', 'hole', 'holes', 'football', 'slide', 'sliding', 'hospital', 'broken', 'splinter', 'fire', 'robot', 'grandma', 'grandpa', 'granny', 'nana', 'grandad', 'died'],
  moods: ['learning', 'quarrel', 'waiting', 'change', 'losing'],
  company: ['sock', 'socks', 'seam', 'toe', 'toes', 'boot', 'boots', 'puddle', 'door', 'worm', 'sun', 'step', 'drawer', 'thread', 'threads', 'stone'],
  about: 'There is a worm across the hero’s toes, and it is the seam of the sock; outside a puddle is drying, and no pulling helps, until two hands find that socks keep their nice side for whoever looks at them.',
  titles: ['A Worm Across the Toes', 'The Nice Side', 'Who Looks at a Sock', '{H} and the Biggest Puddle', 'Moustaches Out'],
  want: [
    {
      id: 'a-worm',
      A: 'partner',
      paragraphs: [
        '{H} pulled on a sock, and something was wrong with it. It pressed, and it itched. “There’s a worm in there,” said {H}. {A} shook out the sock, and nothing fell out. “That’s the seam,” said {A}, “across the toes. You can hardly see it.” “I don’t see with my toes,” said {H}. Outside the door lay a puddle, the biggest of the week, and the sun was on it. {H} wanted to jump in while it was there. But not with a worm.'
      ]
    }
  ],
  way: [
    {
      id: 'it-moves-about',
      A: 'partner',
      paragraphs: [
        '{A} pulled the seam straight, and now it lay on the little toe. {A} pulled it forward, and it slipped underneath. They tried the blue pair and the stripy pair. In every sock lived a worm. “Gone,” said {H}, and stamped into a boot. After three steps it was back. {H} pulled everything off. Outside, a stone was sticking out of the puddle. There had been no stone before.'
      ]
    },
    {
      id: 'it-only-itches',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The woolly pair did not press, it itched. They held one up to the window. All over it stood tiny hairs, as on a peach. “Those are the ends of the wool,” said {A}. “They poke.” So {H} put a thin sock on first, and the woolly one over it.',
        'The hairs could not get through. {H} waited, with a very still face. “It doesn’t itch now,” said {H}. “Now it’s two worms, one on top of the other.”'
      ]
    },
    {
      id: 'one-finger-or-two',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Nobody else would feel that,” said {A}. “Toes can feel nearly everything,” said {H}, and they tried it out. {H} looked away, and {A} laid a thread on {H}’s big toe. {H} knew it at once. {A} laid the same thread on {H}’s knee.',
        '“Is it there yet?” asked {H}. It had been there for some time. They asked the elbow as well, and it had noticed even less. “I should wear my socks on that,” said {H}.'
      ]
    },
    {
      id: 'on-the-hands',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To meet the worm, {H} put both socks on {H}’s hands, and closed them. It lay right across the knuckles. “Pass me the cup,” said {A}, and {H} passed it, in two woolly paws. “Does it press?” asked {A}. “Only when I think of it,” said {H}.',
        '“Then think of something else with your toes,” said {A}. {H} tried. The toes could do only one thing at a time, and they were doing that already.'
      ]
    },
    {
      id: 'next-please',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} carried in the whole drawer. Each sock could come up, one at a time, and show what it was like. {H} put in a foot and wiggled. “Worm,” said {H}. “Next, please.” There came one with ducks on it. “Worm with ducks.” There came one that was far too small.',
        '“How’s that?” asked {A}. “It doesn’t reach as far as the worm,” said {H}. It did not reach as far as the heel either.'
      ]
    },
    {
      id: 'sat-flat',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We’ll press it flat,” said {A}, laid the sock on a chair, and sat on it. {H} counted to a hundred, and left out only the boring ones. {A} sat very heavily. Then they looked. The chair had been sat on, and so had the sock.',
        'The seam had not taken any notice. But {A} stood up and stroked {A}’s trousers at the back. “I can feel it now,” said {A}. “It goes from left to right.”'
      ]
    },
    {
      id: 'boots-alone',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll go without,” said {H}, and stepped into the boots with bare feet. It was cold in there, and it stuck. At every step the boot said something rude and stayed behind a little. {H} walked as far as the mat.',
        '“Well?” asked {A}. {H} listened to the boots. “There’s no worm,” said {H}. “It’s a frog.” It took both of them to get it off, one at each end.'
      ]
    },
    {
      id: 'pet-has-no-seam',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come in without any socks, as every day. {H} looked {A} over from all sides, above and below. There was no seam to be found on {A} anywhere. “Somebody took trouble with you,” said {H}.',
        '{A} looked at all the socks on the floor. It was a great deal of wool, for somebody with only two feet. Then {A} lay down on the woolly pair, which itched nobody.'
      ]
    },
    {
      id: 'elder-darned',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine were darned,” said {S}. “At the heel, and at the toe, and where it had been darned before. In the end it was more darn than sock.” “Didn’t it press?” asked {A}. “Like walking on a map,” said {S}.',
        '{A} wanted to know what there was to feel. “With my left foot there were mountains,” said {S}. “On the right there was only a small town, but you always knew when you came to it.”'
      ]
    },
    {
      id: 'who-is-it-for',
      A: 'partner',
      paragraphs: [
        '“But it’s as smooth as anything,” said {A}, and stroked the sock. “Not in there,” said {H}. {A} put one hand right in, to the end. {A} felt inside, and then outside. “That’s funny,” said {A}. “There’s a nice side and a bumpy side. And they’ve all got the nice one outside.” “Who’s it for?” asked {H}. {A} had to think. “For people who look at it,” said {A}. {H} looked down into the boot. “Who looks at it in there?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'moustache',
      A: 'partner',
      paragraphs: [
        '{H} turned both socks inside out, and put them on. Now the threads hung out in front like a small moustache. The smooth side lay along the toes. {H} walked to the door and back in the boots. “Well?” asked {A}. “The boots have got the worm now,” said {H}. The boots did not mind. “It’s got to be somewhere,” said {A}. “A sock’s knitted as a tube. At the end somebody has to sew it shut.”'
      ]
    },
    {
      id: 'also-in-gloves',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They felt round in other things as well. A hat had its bumpy side in, and so had a glove, ten times over. The cushion kept its seam to itself, and nobody had ever asked it. “They all do it,” said {A}. “They’re smooth to the guests.”',
        '{H} turned the hat inside out, and put it on. The label hung down over one eye. “That’s who made it,” said {H}. “Now they can see out.”'
      ]
    },
    {
      id: 'on-purpose',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} walked once round {H}’s feet. “People will see the threads,” said {A}. “The nice side’s for me,” said {H}. {A} thought of all the people whom they knew. “But they’ll think that you got dressed in the dark,” said {A}.',
        '{H} pulled up one boot, right to the knee. “Which people?” asked {H}. {A} looked, and there was only boot. It was hard to say anything against that, so {A} said that it was a good boot.'
      ]
    },
    {
      id: 'princess-and-sock',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There was a princess,” said {A}, “who felt a pea through twenty mattresses.” {H} wiggled both feet. “Was she on top of it all night?” “All night. In the morning she was quite blue.” {H} thought it over.',
        '“And nobody turned the mattress round?” asked {H}. {A} had told that story many times, and this had never come up. “They were glad that she’d noticed,” said {A}. “That was the whole of it.”'
      ]
    },
    {
      id: 'child-checks',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had put on one sock of each sort, to find out. On the left the nice side was in, and on the right it was out. {S} walked round the table, and leaned more and more to the left. “That’s the better leg,” said {S}.',
        '“You’re going in a circle,” said {A}. “I’m not,” said {S}. “I’m following the good foot.” The good foot went round the table seven times, and {S} had to go along.'
      ]
    },
    {
      id: 'shade-for-a-puddle',
      A: 'partner',
      paragraphs: [
        'Of the puddle there was still enough for two. {H} jumped, and {A} jumped after. Then {A} stood there on one leg. “What is it?” asked {H}. “I’ve got a worm,” said {A}. “I’ve had it all my life, and now I can feel it.” So {A} sat down on the step, and pulled off both boots, and turned {A}’s socks inside out. It took a while. {H} stood in the sun’s way, so that the puddle lay in the shade.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the sock, and no worm looked back.',
      '{names} went to the door, to see how the puddle was getting on.',
      { text: '{names} shook the second sock, in case there were two.', needs: ['hands'] },
      { text: '{names} set out the boots, side by side.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down among the socks, on the softest of them.',
      '{names} watched the stone in the puddle, and it grew.',
      { text: '{names} rolled the blue pair up again.', needs: ['hands'] },
      { text: '{names} stroked a sock outside and inside, to feel it too.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out as well, and stood at the edge of the puddle.',
      '{names} looked at the moustaches, and they suited the feet.',
      { text: '{names} turned one more pair inside out, for tomorrow.', needs: ['hands'] },
      { text: '{names} held out an arm, for whoever stood on one leg.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots were set to dry on a sheet of newspaper. The socks hung beside them, with their moustaches out.',
    '{H} washed ten toes, and looked in between for worms, and lay down. In bed they had nothing on at all, and nothing to complain of.'
  ],
  last: [
    'All ten toes lay there and felt only the dark, which has no seam, and {H} was asleep.',
    'Outside the last of the puddle went up into the air, and {H} was asleep.'
  ]
})
