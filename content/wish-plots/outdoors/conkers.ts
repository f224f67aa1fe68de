import { wishPlot } from '../wish-plot.ts'

export const conkers = wishPlot({
  id: 'wish-conkers',
  beginsElsewhere: true,
  wishes: ['conkers', 'conker', 'playing conkers', 'collecting conkers', 'conker fight', 'conkers fight', 'conker game', 'conker tree', 'conkers string', 'conkers on strings', 'conkers pocket', 'shiny conker', 'conker hunt', 'konkers', 'conckers', 'conquers tree', 'horse chestnut', 'horse chestnuts', 'chestnuts collecting', 'collecting chestnuts', 'picking up chestnuts', 'buckeyes', 'gathering chestnuts'],
  answers: ['playing', 'play', 'played', 'collecting', 'collect', 'collected', 'picking', 'picked', 'finding', 'found', 'find', 'hunting', 'hunt', 'gathering', 'gathered', 'tree', 'trees', 'park', 'wood', 'woods', 'school', 'playground', 'lane', 'under', 'string', 'strings', 'game', 'fight', 'match', 'autumn', 'fall', 'october', 'september', 'season', 'leaves', 'shiny', 'shiniest', 'brown', 'big', 'biggest', 'best', 'smooth', 'spiky', 'shell', 'shells', 'case', 'pocket', 'pockets', 'full', 'bag', 'bucket', 'jar', 'basket', 'hard', 'old', 'winning', 'won', 'champion', 'grandad', 'grandpa', 'grandma', 'nana', 'mum', 'dad', 'cousin', 'cousins', 'friend', 'friends', 'brother', 'sister', 'walk', 'went', 'going', 'today', 'yesterday', 'weekend', 'first', 'day', 'story', 'please', 'fun', 'with', 'about', 'up', 'his', 'her', 'their', 'new', 'lots', 'more', 'on', 'way', 'home', 'from', 'together', 'love', 'loves'],
  except: ['hit', 'hurt', 'bruise', 'eye', 'head', 'fell', 'broke', 'roasting', 'roasted', 'roast', 'eat', 'eating', 'ate', 'squirrel', 'fox', 'hedgehog', 'mouse', 'spider', 'spiders', 'stole', 'stolen', 'banned', 'lost', 'planted', 'planting', 'grow', 'growing', 'fairy', 'magic', 'william', 'world', 'why', 'bully', 'teacher', 'dog'],
  moods: ['first', 'proud', 'losing', 'learning', 'waiting'],
  out: true,
  company: ['conker', 'conkers', 'string', 'strings', 'leaves', 'path'],
  about: 'The hero’s shiny conkers all lose to a dull one from last year, until {A} lets it be knocked on.',
  titles: ['Like a Wet Horse', 'Clonk', '{H} and the Shiniest Conker', 'A Year Among the Socks', 'The One Nobody Picked Up'],
  want: [
    {
      id: 'the-shiniest',
      A: 'partner',
      paragraphs: [
        'There were conkers all over the path, and {H} had the shiniest. It had come out of its green shell just now, and it shone like a wet horse. Soon it hung on a string, with a thick knot underneath. “This one’s going to win,” said {H}.',
        '{A}’s conker was from last year. It was small and dull, and had a wrinkle down one side. “Is that the only one you’ve got?” asked {H}. “It’s the only one I need,” said {A}, and held it out on its string.'
      ]
    }
  ],
  way: [
    {
      id: 'clonk',
      A: 'partner',
      paragraphs: [
        '{H} swung. Clonk. {A}’s conker went round once, and hung still. Then it was {A}’s turn. Clonk, and the shiny one lay in the leaves in two halves. They were white inside, and damp.',
        '{H} took the next one, and made it even shinier. {H} rubbed it with a sleeve. Then {H} rubbed it with butter, out of a sandwich. Now it shone like a lamp. Clonk. It lay there and shone in three pieces.'
      ]
    },
    {
      id: 'opening-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A shell lay on the path that was still shut. It was green and spiky, with one crack, and something brown looked out. {H} pressed on it with a shoe, very gently. It opened like an eye that does not want to get up.',
        'Inside it was white and soft as a bed. “Nobody’s ever seen this one before,” said {A}. {H} bent down close. “Good morning,” said {H}.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had them in both pockets, and in the hood. At every step it rattled. The trousers had got so heavy that they wanted to go down. {H} held them up with one hand, and picked up more with the other.',
        '“How many do you need?” asked {A}. “All of them,” said {H}. {A} looked along the path, and up at the tree. There was still a good deal of all of them left.'
      ]
    },
    {
      id: 'plop',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From time to time one fell. You heard it come down through the leaves, tick, tick, tick, and land somewhere behind you. Whenever they looked round, it had already happened. “It waits till we’re looking the other way,” said {H}.',
        'So they stood still, and both looked up. Nothing fell. They looked for so long that their necks hurt. “All right,” said {A}, “let’s look at something else.” Tick, tick, plop.'
      ]
    },
    {
      id: 'names',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} gave them all names. The flat one was Auntie. The one with the white spot was Bald Peter, and the very round one was the Mayor. “Which is the strongest?” asked {H}. {A} did not know that. {A} knew only how they were getting on.',
        '“Bald Peter isn’t speaking to the Mayor,” said {A}. {H} put Auntie down between the two of them. She had always been good with people.'
      ]
    },
    {
      id: 'sorting',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They laid them out on the bench, from the biggest to the smallest. The last one was no bigger than a pea. “That one’s still a child,” said {H}. It rolled off three times, and each time they went to look for it.',
        'In the middle lay seven that were just the same size. {A} swapped two of them. “Put them back,” said {H}, without turning round.'
      ]
    },
    {
      id: 'squirrel',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A squirrel came down the trunk, head first, and looked at the bench. It took the one on the end, turned it round in its paws, and put it back. Then it took the next. “It’s choosing,” whispered {H}.',
        'In the end it went off with an acorn that had been lying there all the time. {A} picked up the first conker again, and turned it round as the squirrel had done. “What did it see?” asked {A}. “It was just being polite,” said {H}.'
      ]
    },
    {
      id: 'warm-hand',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A conker fits a hand as if it had been measured for it. {H} held one in the left and one in the right. They were cool at first. After a while they were as warm as {H}. “Now I can’t feel where they stop,” said {H}.',
        '{A} tried that too. They walked as far as the gate like that, with four fists, and nodded to people. It’s hard to open a gate with four fists.'
      ]
    },
    {
      id: 'a-hundred-and-ten',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Mine once won forty games,” said {S}. “It was called Gladys. I kept it in a matchbox, with cotton wool. On Sundays it was allowed out, to be looked at.” “What happened to it?” asked {A}.',
        '“I’ve still got the string,” said {S}. {S} felt in a pocket, and really did pull out a bit of string, grey and very short. “It doesn’t look like much, without Gladys.” {A} took it, and held it up by the end.'
      ]
    },
    {
      id: 'shop',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had opened a shop on a tree stump. There was only one thing in it. “What do the conkers cost?” asked {A}. “One conker each,” said {S}. {A} paid one, and got one.',
        'Business was good. {A} bought six in a row. At the end both of them had just as many as before. But {S} had had to work for them.'
      ]
    },
    {
      id: 'pet-watch',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had seen a ball fall out of the tree. That was new. Where there is one, there may be more. {A} settled down underneath, and did not take both eyes off the tree again.',
        '{H} rolled a conker past, just in front of {A}. {A} gave it a short glance. It was the same kind, certainly. But it had not come from above.'
      ]
    },
    {
      id: 'baby-hat',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had been given a leaf, for conkers are not for babies. It was a big one, with seven fingers. {A} put a hand up against it. There were more fingers on the leaf.',
        '{H} put it on {A}’s head. Now it hung down over both eyes. {A} kept quite still, as you do when it has got dark. Then {A} blew, and it was day.'
      ]
    },
    {
      id: 'guest-first',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“I’ve never played it,” said {A}. {H} explained the whole thing. “You hit mine, and then I hit yours, and nobody’s allowed to be sorry.” {A} swung. It was a very gentle hit. It was more like a knock at a door.',
        '“Come in,” said {H}. {A} begged its pardon. “That’s just what you’re not allowed,” said {H}, and held the string out again.'
      ]
    },
    {
      id: 'knock-on-it',
      A: 'partner',
      paragraphs: [
        '“There’s something in yours,” said {H}. {A} put the dull conker into {H}’s hand. “Knock on it.” It weighed hardly anything, and it was as hard as a stone. Then {A} put a shiny one next to it. {H} pressed that with a thumb. It gave a little.',
        '“That one’s been drinking all summer,” said {A}. “It’s full of water. Mine’s been lying in a drawer for a year, among the socks. It’s had nothing to do but get hard.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-last-autumn',
      A: 'partner',
      paragraphs: [
        '{H} went through the leaves again, and looked for quite different ones. Right by the wall, under a root, lay a conker that was as grey as a mouse. It had been there since last autumn. {H} knocked on it. It knocked back.',
        'It was put on a string. Clonk, went {A}. Clonk, went {H}. Nothing broke. They clonked until the two strings had wrapped round each other and would not let go. “A draw,” said {A}.'
      ]
    },
    {
      id: 'untangling',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It took longer to get the strings apart than it had taken to play. {A} pulled at one end, and {H} turned round on the spot. In between hung the two conkers, cheek to cheek. “They’re telling each other about last year,” said {H}.',
        '“What’s there to tell?” asked {A}. “Yours was with socks,” said {H}, “and mine was with worms.” They let them hang for another minute.'
      ]
    },
    {
      id: 'the-halves',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} gathered up the pieces of the shiny ones. In a puddle they floated, with the white side up. Each half got a bit of leaf for a sail. {A} blew from the left, and {H} blew from the right.',
        'So they sailed into the middle and stayed there, bow to bow. “They never were any good at fighting,” said {A}. “No,” said {H}. “They’re boats.”'
      ]
    },
    {
      id: 'next-year',
      A: 'partner',
      paragraphs: [
        'On the way home it knocked in all of {H}’s pockets. “What do you want with the shiny ones now?” asked {A}. {H} held the best of them up to the light. It still shone like a wet horse.',
        '“It’s going in with my socks,” said {H}. “Next year it’ll win.” “It won’t shine by then,” said {A}. “No,” said {H}. “It’ll be busy.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rustled through the leaves, up to the knees.',
      '{names} looked at the wrinkle from close up.',
      { text: '{names} picked up seven, and put back two.', needs: ['hands'] },
      { text: '{names} opened a green shell, with both sleeves pulled down.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked at each clonk.',
      '{names} went to look for the third piece.',
      { text: '{names} knocked on the dull one as well, and waited.', needs: ['hands'] },
      { text: '{names} held the rest of the sandwich, out of reach.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted home behind the rattling pockets.',
      '{names} blinked, and it was a draw.',
      { text: '{names} found one end of the string, at least.', needs: ['hands'] },
      { text: '{names} carried the hood, for it was full.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shiny one was put away in the drawer, between two red socks.',
    '{H} washed the butter from ten fingers and lay down, and lay quite still. There was a whole year in which to get hard, and no hurry.'
  ],
  last: [
    'Among the socks it began to dry, a very little, and {H} was asleep.',
    'Somewhere in the dark one fell, tick, tick, plop, and {H} was asleep and did not hear it.'
  ]
})
