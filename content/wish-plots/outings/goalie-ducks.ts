import { wishPlot } from '../wish-plot.ts'

const GOALIES = ['goalie', 'goalies', 'goaltender', 'goalkeeper']

export const goalieDucks = wishPlot({
  id: 'wish-goalie-ducks',
  wishes: [...GOALIES.flatMap((who) => [`hockey ${who}`, `puck ${who}`]), 'goalie ducks', 'goalie pads', 'goalie mask', 'goalie flinches', 'goalie rink', 'goalie stick', 'goaltender', 'afraid puck', 'scared puck', 'ducks puck', 'hockey puck', 'puck coming', 'stop puck', 'stops puck', 'hockey afraid', 'hockey scared'],
  answers: [...GOALIES, 'goal', 'keeper', 'hockey', 'ice', 'street', 'field', 'floor', 'puck', 'pucks', 'team', 'game', 'games', 'match', 'practice', 'practise', 'training', 'rink', 'net', 'nets', 'stick', 'shot', 'shots', 'shoot', 'shoots', 'save', 'saves', 'saved', 'stop', 'stops', 'stopped', 'catch', 'catches', 'block', 'blocks', 'mask', 'helmet', 'pads', 'gloves', 'glove', 'cushions', 'afraid', 'scared', 'nervous', 'worried', 'bit', 'little', 'duck', 'ducks', 'ducking', 'flinches', 'flinch', 'shuts', 'closes', 'eyes', 'looks', 'away', 'hides', 'brave', 'fast', 'hard', 'first', 'new', 'plays', 'play', 'playing', 'wants', 'want', 'be', 'being', 'learns', 'learning', 'learn', 'how', 'to', 'who', 'keeps', 'saturday', 'sunday', 'tomorrow', 'tonight', 'today', 'weekend', 'season', 'winter', 'tournament', 'coach', 'kid', 'boy', 'girl', 'son', 'daughter', 'year', 'old', 'coming', 'comes', 'flying', 'whenever', 'every', 'time', 'our', 'of', 'the', 'small', 'is', 'a', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'friend', 'child', 'funny', 'silly', 'big', 'cold', 'snowy', 'evening', 'morning', 'afternoon', 'night', 'home', 'house', 'garage', 'driveway', 'school', 'bedtime', 'jersey', 'teammate'],
  except: ['hurt', 'broken', 'broke', 'concussion', 'hospital', 'tooth', 'teeth', 'lost', 'loses', 'losing', 'cut from', 'cried', 'crying', 'shouted', 'yelled', 'yells', 'bully', 'bullied', 'fight', 'fights', 'air hockey', 'table', 'bear', 'moose', 'penguin', 'robot', 'dragon', 'died', 'zoo', 'bees', 'soccer', 'football', 'gaelic', 'hurling', 'ball', 'penalty', 'pond'],
  moods: ['first', 'afraid', 'waiting', 'learning', 'losing'],
  company: ['puck', 'goal', 'goalie', 'broom', 'cushion', 'cushions', 'sieve', 'chair', 'chairs', 'sock', 'socks'],
  about: 'A hockey goalie ducks whenever the puck comes, and more cushions do not help, until both lie down where the puck lies and see what a puck sees of a goalie who takes a step forward.',
  titles: ['What the Puck Sees', 'One Step Out', '{H} Ducks', 'Nine to Nil', 'The Goal Is Gone'],
  want: [
    {
      id: 'nine',
      A: 'partner',
      paragraphs: [
        '{H} was the hockey goalie, in a goal between two chairs. A sieve was the mask, and there was a cushion in front of each knee. The puck was two socks, rolled into one. {H} wanted to stop it just once before Saturday. {A} swung the broom. The puck came flying, and {H} ducked, and it flew over {H} into the goal. “Nine,” said {A}. “I’m not afraid of hockey,” said {H} from down there. “I’m only afraid of the puck.”'
      ]
    }
  ],
  way: [
    {
      id: 'more-cushions',
      A: 'partner',
      paragraphs: [
        '“I need more cushions,” said {H}. They tied on all that there were, before and behind, until {H} was as round as a pumpkin. A pumpkin cannot duck. “Ready?” asked {A}. {H} was ready. {A} swung the broom, and {H} shut both eyes. Something went through at the bottom, with a small wind. “Ten,” said {A}. “I didn’t see it,” said {H}. “No,” said {A}. “But it saw you.”'
      ]
    },
    {
      id: 'left-it-said',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll tell you where I’m shooting,” said {A}. “Left!” {H} ducked. The puck had not even left yet. It lay there in front of the broom, and {H} lay in front of the goal.',
        '“That was only the word,” said {A}. {H} stood up and pulled the sieve straight. They tried it with a quieter word. At “right” {H} only bent a little, and at “perhaps” {H} stayed up altogether. But a puck never said “perhaps”.'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You ought to meet it,” said {A}, and put the puck into {H}’s hand. It was soft, and weighed as much as an egg. At one end there was a heel. {H} smelled it, and it was Tuesday’s.',
        '“It’s very nice when it lies still,” said {H}. They stood it on a chair, and it looked at the goal. {H} said good evening to it, and felt better. “Now once more,” said {A}, and lifted the broom, and {H} was gone.'
      ]
    },
    {
      id: 'the-slow-puck',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} pushed the puck with one finger, so slowly that you could have eaten a pear meanwhile. {H} watched it come. It passed the table leg. It passed a crumb. When it was an arm away, {H} ducked, just as slowly.',
        'It took a long time until {H} was down. The puck would have gone by above, but it had stopped for a rest. “That was nearly a save,” said {A}. “You only have to duck later.”'
      ]
    },
    {
      id: 'nobody-can-help-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You can’t help your eyes,” said {A}. “They shut by themselves when something comes.” {H} wanted to see if that was true of {A} too. {H} clapped in front of {A}’s nose, and both eyes shut. It went like a letter box.',
        '“I wasn’t afraid,” said {A}. They did it again, and {A} stared with might and main. Clap. “One to me,” said {H}. For the hockey it did not count, but it did {H} good.'
      ]
    },
    {
      id: 'the-other-on-the-radio',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was the radio. “The broom goes up,” said {A} into a spoon. “And there’s the hockey goalie, round and ready, and the goalie… is no longer there. What’s become of the goalie, dear listeners?”',
        '“I’m down here,” called {H}. “I can hear a voice,” said the radio, “but I see only a sieve. The puck is in, and is being asked how it feels.” {A} held the spoon out to it. It was too moved to speak.'
      ]
    },
    {
      id: 'elder-knew-a-goalie',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We’d a goalie who stood behind the net,” said {S}. “It was safer there, he said, and he’d a very good view.” “Did the pucks go in?” asked {A}. “All of them,” said {S}. “But he could tell us afterwards just how.”',
        'In the spring he had been made the one who writes down the goals. {S} had never seen a hockey goalie so happy. His handwriting was beautiful.'
      ]
    },
    {
      id: 'child-is-the-puck',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be the puck,” said {S}, and lay down and rolled. {A} stood in the goal and saw this puck come, with all its arms and legs. You did not duck for somebody you knew. It rolled against {A}’s shins.',
        '“Did it go in?” asked the puck. “No,” said {A}. “You’re lying on my foot.” The puck was not pleased. It wished to be shot again, from further off, and harder.'
      ]
    },
    {
      id: 'pet-in-the-goal',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had found the goal, and thought it a good place between two chairs. The next shot came. It hit {A} in the middle of the back, with a “pff”, and fell down. {A} did not even turn round.',
        '“That’s a save,” said somebody. {H} looked at the real hockey goalie for some time. {A} had no sieve and no cushions. {A} had only not known that a puck was coming.'
      ]
    },
    {
      id: 'where-the-puck-lies',
      A: 'partner',
      paragraphs: [
        '{A} lay down to aim, with one cheek beside the puck. “That’s odd,” said {A}. “Come one step out.” {H} came a step nearer. “Now the goal’s gone,” said {A}. “I only see you.” {H} had to see that. They changed places, and {H} lay down where the puck lay. To the left and right of {A} there was goal. {A} took a step forward, and another, and grew. Not a corner of the goal was left. “I wouldn’t like to be the puck,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'pff',
      A: 'partner',
      paragraphs: [
        '“The real ones do that,” said {A}. “They step out, and the puck’s got nowhere to go.” So {H} took a step out of the goal, and looked at the puck, and at nothing else. It lay in front of the broom, quite small. One heel stuck out of it. {A} swung. {H} saw it leave, and saw it come, and it went “pff” into the thickest cushion. Then it lay at {H}’s feet. “Oh,” said {H}. “Do it again.”'
      ]
    },
    {
      id: 'through-the-sieve',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Through the sieve {H} saw everything in dots. Far off the puck was one dot. When it came, it was two dots, and then four. At nine dots you had to have a cushion there.',
        '“How many was that?” asked {A}, when it had gone “pff”. “Eleven,” said {H}. “I looked too long, it was so interesting.” {A} asked how many dots a shooter had. {H} counted. With the broom it came to sixty.'
      ]
    },
    {
      id: 'where-have-you-put-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {A} was in trouble. {A} looked for the goal to the left of {H}, and to the right. “Where have you put it?” asked {A}. “It’s behind me,” said {H}, and took one step more. “Could I see it for a moment?” “No,” said {H}.',
        '{A} sat down beside the puck, and they both looked at the hockey goalie. “I had such a lot of goal before,” said {A}. “You don’t know what you’ve got till there’s a cushion in front.”'
      ]
    },
    {
      id: 'the-other-shoots',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} wanted a shot too, and had brought a ladle. {A} ran up from the door, very fast, with a shout. {H} stepped out and looked at the puck. {A} saw the step, and the sieve, and ran more slowly.',
        'At the end {A} was walking. “Here you are,” said {A}, and gave it to {H} in the ladle. “Is that allowed in hockey?” asked {H}. “It’s not forbidden,” said {A}. “It’s only never been done.”'
      ]
    },
    {
      id: 'who-ducks-now',
      A: 'partner',
      paragraphs: [
        'It went “pff” six times more. For the last shot {H} could not wait. {H} stepped out, one step, and two, and three, and was right in front of the broom. There {H} sat down. “Where’s the puck?” asked {A}, and looked under the table. {H} moved a cushion a bit. “It’s ducked,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down behind the goal, as the crowd.',
      '{names} ducked as well, out of politeness.',
      { text: '{names} pushed the two chairs apart by one more sock.', needs: ['hands'] },
      { text: '{names} put the sieve straight, so that both eyes had holes.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled the puck back with a nose or a toe.',
      '{names} thought that it had gone in, and so it had.',
      { text: '{names} tied one more cushion on, at the back.', needs: ['hands'] },
      { text: '{names} tucked a heel back into the puck.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down where the puck lay, and saw no goal either.',
      '{names} cheered at each “pff”, and twice in between.',
      { text: '{names} held up fingers for the saves, until there were no more.', needs: ['hands'] },
      { text: '{names} beat on a pot for the goalie.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions were untied and went back to their chairs. The puck was unrolled, and was two socks again, a bit thin at the heel.',
    '{H} washed, and there was a pattern of dots from the sieve on one cheek. Then {H} lay down, one step out from the wall.'
  ],
  last: [
    'Two socks lay in the basket and looked at nobody, and {H} was asleep.',
    'Between the two chairs there was a goal with nothing in it, and {H} was asleep.'
  ]
})
