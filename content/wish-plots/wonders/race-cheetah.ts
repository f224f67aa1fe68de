import { wishPlot } from '../wish-plot.ts'

export const raceCheetah = wishPlot({
  id: 'wish-race-cheetah',
  beginsElsewhere: true,
  wishes: ['race cheetah', 'races cheetah', 'racing cheetah', 'raced cheetah', 'race against cheetah', 'wins cheetah', 'win cheetah', 'won cheetah', 'beats cheetah', 'beat cheetah', 'faster than cheetah', 'outruns cheetah', 'outrun cheetah', 'runs cheetah', 'run with cheetah', 'running with cheetah', 'faster cheetah', 'fast as cheetah', 'race cheeta', 'races cheeta', 'beats cheeta', 'cheetah challenge', 'challenges cheetah'],
  except: ['falcon', 'lion', 'tiger', 'leopard', 'snail', 'tortoise', 'hare', 'car', 'bike', 'scooter', 'lost', 'afraid', 'scared', 'hurt', 'cries', 'cried', 'zoo', 'why', 'how', 'cub', 'horse', 'ostrich', 'chases', 'chased', 'eats', 'ate', 'girls', 'print', 'died'],
  answers: ['cheetah', 'cheeta', 'race', 'races', 'racing', 'raced', 'running', 'runs', 'run', 'ran', 'win', 'wins', 'won', 'winning', 'winner', 'beat', 'beats', 'against', 'fast', 'faster', 'fastest', 'than', 'big', 'great', 'real', 'friendly', 'first', 'prize', 'medal', 'finish', 'line', 'ever', 'outruns', 'outrun', 'animal', 'world', 'challenge', 'challenges'],
  moods: ['losing'],
  company: ['cheetah', 'lid', 'spoon', 'path', 'poplars', 'bench', 'bridge', 'dust', 'river', 'tree', 'tongue', 'hat'],
  isTale: true,
  out: true,
  about: 'A cheetah wins every race before it is begun, until it is found that it always lies down after a count of ten, and the finish is moved one leap further.',
  titles: ['Bong', 'One Leap Further', '{H} Races a Cheetah', 'The Cheetah Had Never Seen Anybody Win', 'Ten, and Down'],
  want: [
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        'On the path by the river {H} raced a cheetah. At the finish a pot lid hung on a string, and the winner might hit it. {H} wanted to make it go bong, more than anything. “Ready, steady,” said {A}. “Go,” said {A}, and, “Bong,” said the lid.',
        'The cheetah had been and gone, and {H} had one foot in the air. “Did I win?” asked the cheetah. “I never see how it comes out.”'
      ]
    },
    {
      id: 'whose-spots',
      A: 'same',
      spare: 1,
      paragraphs: [
        'While they waited for the dust {H} had a good look at it. It had spots all over, and on its tail the spots ran into rings. From each eye went a black line, down to the chin. “Have you been crying?” asked {H}.',
        '“That’s against the sun,” said the cheetah. {A} drew two on {H}, with mud. “Do they make you faster?” asked {A}. “They make me see you better,” said {H}. “You’ve got mud on your nose.”'
      ]
    }
  ],
  way: [
    {
      id: 'further',
      A: 'partner',
      paragraphs: [
        '“That race is too short,” said {H}. So {A} hung the lid further off, by the bench. Go! {H} ran with both elbows. Some dust went by, and it had spots. {H} counted, and got to ten. Bong.',
        '“Start from the bridge, then,” said {A}, “and the cheetah starts from here.” {H} ran and ran, and had one arm out for the lid. There was a wind on one ear. Bong. “Sorry,” said the cheetah. “My legs have only the one speed.”'
      ]
    },
    {
      id: 'claws',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Show me your feet,” said {A}, like the lady in the shoe shop. The cheetah held one up. Its claws stuck out at the front, short and blunt. “Can’t you pull them in?” asked {H}. “Cats can.” “I need them out,” said the cheetah. “Or I’d slide into the river.”',
        '{H} had nothing at all to hold on with. So {H} ran in bare feet for once, with all ten toes. It was no faster. But the grass was wet, and it was much nicer.'
      ]
    },
    {
      id: 'half-a-leg',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They measured with a stick how far it went in one leap. It came from the first poplar to the second, and past it, and landed by the third. {A} lay down on the ground to see. Four times {A}’s length went into it, and an arm.',
        '“For half of that I’m not even on the floor,” said the cheetah. “It’s more like flying, with your shoes on.” {H} tried one, and got as far as {A}’s knees. “I’m mostly on the floor,” said {H}.'
      ]
    },
    {
      id: 'the-tail',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do you do corners?” asked {H}. The path had a bend in it, round an old tree. The cheetah showed them. It ran straight at the trunk, swung its tail out to one side, and was round. A leaf came down afterwards.',
        '{A} had a long scarf, and tied it to {H} at the back. {H} ran at the tree and swung. The scarf went round the left side, and {H} went round the right. They met in front of it, and there was a knot.'
      ]
    },
    {
      id: 'a-duck',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A duck walked across the path, just at “steady”. Behind it came eight small ones, and there was a gap, and then a ninth. Nobody could race. The cheetah waited with its chin on its paws. It was the longest that anybody had seen it stay in one place.',
        '“Why’s that one last?” asked the cheetah. “It keeps stopping to look,” said {A}. The ninth one had stopped again. It looked at a snail, and then at the cheetah. “What does it see?” whispered the cheetah. Nobody had ever told it that you can see things on the way.'
      ]
    },
    {
      id: 'numbers',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A proper racer has a number on. {H} was given a seven, with chalk, on the front. “I’d like one as well,” said the cheetah. {A} looked for a place between the spots. There was only room for a one, behind the shoulder.',
        '“You’d better have something more than one,” said {H}. They counted what was there already, to the end of the tail. It had two thousand and eleven spots. “Then that’s your number,” said {A}.'
      ]
    },
    {
      id: 'doubled',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had gone for onions, and came back along the path, and wondered at the dust. “Who’s winning?” asked {A}. “The cheetah is,” said {H}. “Eleven to nothing.” {A} put down both bags. “I’ll run on your side,” said {A}. “That’s twice as many legs.”',
        'So {H} ran in front, and {A} ran behind, to push. An onion rolled out, and another. When they came to the lid, the cheetah had laid all the onions in a row. “Did you stop for something?” it asked.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At “go” {A} ran too, and was off with both ears back. It was the wrong way. It was such a fine run that nobody liked to say so. {A} came back from the bridge at last, and looked round for the others.',
        '“First,” said the cheetah. “Nobody else went that way at all.” {A} lay down beside it, with the whole tongue out. They lay like two who had both done well.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once raced a tram,” said {S}, from the bench. “Did you win?” asked {A}. “I was ahead as far as the baker’s. Then I smelled what was in the window.” {S} looked at the river for a bit.',
        '“So the tram won,” said {A}. “It got there first,” said {S}. “But I had a bun.” The cheetah thought that over. It had passed ten thousand bakers. It could not have said what was in one of the windows.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew how to do it. “You have to look very slow,” said {S}. “Then it gets bored.” {S} stood at the line like a post and yawned. The cheetah yawned too. So {A} yawned, and went on yawning. Then somebody said go.',
        'Nobody moved at all. A leaf fell into the river, and floated off. “The leaf’s winning,” said {S}. That was too much for the cheetah. Bong.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} could not walk yet, but {A} could crawl, and was put on the line in the grass. “Go,” said {H}. {A} set off at once, at a great rate, and sat down after a yard. The cheetah sat down too, to see what was up.',
        'It was a daisy. {A} pulled off its head, and held it out. Nobody had ever given the cheetah a prize in the middle. It did not know where to put it, and so it put it in its mouth.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Where I live there’s a hill,” said {A}. “On a hill I’m quite good.” So they raced up the steep bit, by the steps. The cheetah was on top before {A} had found the rail. It looked down. “Take your time,” it said. It meant it kindly.',
        '{A} took it. On each step {A} waved, and told it what you could see by now. By the tenth step the cheetah had come down again, to have a look for itself.'
      ]
    },
    {
      id: 'always-ten',
      A: 'partner',
      paragraphs: [
        'The cheetah lay down, and its tummy went in and out. {A} fanned it with a hat. “It runs until you’ve counted to ten,” said {A}. “Then it has to lie down. It’s done it every time.” “I always happen to be there by then,” panted the cheetah.',
        '{H} sat up. “And if you weren’t?” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-leap-more',
      A: 'partner',
      paragraphs: [
        '{A} had to carry the lid past the bridge, and past the bench, and one leap more. “Go!” said {A}. The dust went by. {H} ran, and counted. At ten the cheetah folded up and lay on its side. Its nose was one leap from the lid.',
        'It could not lift a paw. {H} came, red and puffing, past the bridge and the bench, past the tail and the nose. {H} had won, and hit that lid with a spoon. Bong, it went, all down the river.'
      ]
    },
    {
      id: 'again-please',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Do the last bit again,” the cheetah asked. So {H} went back to the bridge, and came in once more, with one arm out. “You go red from the ears,” it said. “I never knew that it was the ears.”',
        'After that {A} came in, and then a man with a pram, who had only been going home. The cheetah lay there and watched them all come in. It was the best afternoon of its life, and it hadn’t taken a step.'
      ]
    },
    {
      id: 'spoon-prize',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A winner has to be given something. {A} felt about, and had a spoon, and a bit of string. {A} hung the spoon round {H}’s neck with a bow. “Speech,” said the cheetah. {H} got up on the bench.',
        '“I’d like to thank my legs,” said {H}, “both of them.” The cheetah patted the ground with a paw, which was clapping. “I’ve got four,” it said, “and I’ve never thanked one.” It looked down the row of them, and did it there and then.'
      ]
    },
    {
      id: 'how-it-looks',
      A: 'partner',
      paragraphs: [
        '“So that’s what it looks like!” said the cheetah in the grass. “Somebody comes round the bend, and gets bigger. I’ve only seen it from in front, and there’s nobody there.” “You’re second,” said {A}. “Am I? I’ve never had that one.”',
        'So the cheetah hit the lid too, for second. They lay side by side and puffed, till one breath was as slow as the other. Then all of them walked home. The cheetah had asked to go at the speed where you see things.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed, for the dust had only now come down.',
      '{names} looked left for the cheetah, and it was on the right.',
      { text: '{names} held on to a hat each, as it went by.', needs: ['hands'] },
      { text: '{names} drew a line across the path with a stick.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along for a bit, and called it a day at the bench.',
      '{names} lay down in the shade, next to somebody with spots.',
      { text: '{names} cheered, though it was always over by then.', needs: ['hands'] },
      { text: '{names} held the string up, to keep the lid off the ground.', needs: ['hands'] }
    ],
    turn: [
      '{names} came puffing in behind, for the third place.',
      '{names} listened to the bong, as far as the bend.',
      { text: '{names} clapped, with room between the claps for the cheetah.', needs: ['hands'] },
      { text: '{names} fanned the second one, and then the first one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back on its pot, with one small dent in it. The spoon was put by for the breakfast.',
    '{H} washed off the mud, and lay on one side, as one does after a race. The tummy went in and out, and each time a bit more slowly.'
  ],
  last: [
    'One breath came in, and one came second, and {H} was asleep.',
    'Down by the river there was no dust at all, and {H} was asleep.'
  ]
})
