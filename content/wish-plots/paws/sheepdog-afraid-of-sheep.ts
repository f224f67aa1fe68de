import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const sheepdogAfraidOfSheep = wishPlot({
  id: 'wish-sheepdog-afraid-of-sheep',
  wishes: ['sheepdog afraid', 'sheepdog scared', 'sheepdog frightened', 'sheepdog fears', 'sheepdog fear', 'sheepdog shy', 'sheepdog timid', 'sheepdog nervous', 'sheepdog hides', 'sheepdog hiding', 'sheepdog not brave', 'sheepdogs afraid', 'sheepdogs scared', 'sheep dog afraid', 'sheep dog scared', 'sheep dog frightened', 'dog afraid of sheep', 'dog scared of sheep', 'dog frightened of sheep', 'dog fear of sheep', 'collie afraid', 'collie scared', 'collie frightened', 'collie afraid of sheep', 'collie scared of sheep', 'sheep afraid of sheepdog', 'sheep scared of sheepdog', 'sheep afraid dog', 'sheep scared dog', 'herding dog afraid', 'herding dog scared', 'sheepdog runs away from sheep'],
  answers: ['sheepdog', 'sheepdogs', 'sheep', 'dog', 'collie', 'border', 'herding', 'herd', 'flock', 'lamb', 'lambs', 'afraid', 'scared', 'frightened', 'fears', 'fear', 'shy', 'timid', 'nervous', 'hides', 'hiding', 'not', 'brave', 'of', 'from', 'runs', 'run', 'away', 'the', 'who', 'that', 'is', 'was', 'are', 'and', 'too', 'both', 'each', 'other', 'its', 'his', 'her', 'their', 'little', 'young', 'new', 'big', 'farm', 'farmer', 'meadow', 'field', 'gate', 'wool', 'woolly', 'learns', 'job', 'work', 'first', 'day', 'must', 'has', 'to'],
  except: [...NOT_WELL, 'wolf', 'wolves', 'thunder', 'storm', 'fireworks', 'bites', 'bit', 'vet', 'water', 'bath', 'i’m', 'i am', 'my son', 'my daughter', 'cat', 'nativity', 'shaun', 'babe'],
  moods: ['afraid', 'learning', 'first', 'proud'],
  isTale: true,
  out: true,
  company: ['sheepdog', 'sheep', 'gate', 'meadow', 'hedge', 'jumper', 'yard', 'dog'],
  about: 'A sheepdog is afraid of the sheep, and the sheep are afraid of the sheepdog, until they see that there are always eleven steps between them, so that it need only be afraid on the right side.',
  titles: ['Afraid on the Right Side', 'Eleven Steps', '{H} Lends a Jumper to Hide In', 'Nine Sheep and One With Teeth', 'You Did It Beautifully'],
  want: [
    {
      id: 'wool-all-over',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had borrowed a sheepdog, to bring nine sheep from a meadow into a yard. The sheepdog stood behind {H}, with its nose in {H}’s jumper. “Aren’t you coming?” asked {H}. “There are sheep in that meadow,” said the sheepdog. “They’ve got wool on all over. You can’t see what they’re thinking.”',
        'The sheep stood in the far corner, in a heap. “There’s one with teeth at the gate,” they said. {H} wanted all nine in the yard before dark.'
      ]
    }
  ],
  way: [
    {
      id: 'count-sheepdogs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s worst at night,” said the sheepdog. “When people can’t sleep they count sheep. I do it once, and I’m awake till the morning.” {A} went over and asked the sheep how it was with them. “We can’t sleep either,” said the sheep. “We count sheepdogs.”',
        '“How far do you get?” asked {A}. “To one,” said the sheep. “But it’s always the same one, and it looks at us.” {A} came back and told the sheepdog. It had not known that it was counted.'
      ]
    },
    {
      id: 'one-eye',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A real sheepdog hardly barks,” said {A}. “It only looks at them, very hard, and then they go.” The sheepdog came out from the jumper with one eye, and looked. Those sheep that it could see with it took a step. The others stayed.',
        '“Now the other eye,” said {H}. The sheepdog put the first one away again, to be safe, and took out the second. Now the others went. So the sheep walked a bit like somebody with two left boots, and then it had to blink.'
      ]
    },
    {
      id: 'say-hello',
      A: 'partner',
      paragraphs: [
        '“They’re quite soft,” said {H}. “Come and say hello.” They went in at the gate with the sheepdog between them, step by step. At each step the sheep took a step as well, the other way.',
        'At last the sheep pressed themselves into a hedge, and the sheepdog pressed itself into {H}. “Hello,” said {H}. Nobody said hello. They were all as far from the gate as they could get.'
      ]
    },
    {
      id: 'no-behind',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll come at them from behind,” said {H}, “so that they don’t notice.” All three crept along the hedge. The sheep were looking the other way, and chewing. “Good evening,” said the sheep, without turning round. Sheep have their eyes at the sides. They see nearly all the way round.',
        '“They haven’t got a behind,” said the sheepdog. It did not think that fair. It had one itself, and all nine of them were looking at it.'
      ]
    },
    {
      id: 'jumps',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One of the sheep jumped over a thistle. The next one jumped as well, in the same place, and so did all the rest. The thistle was long since flat. That is how it is with sheep. What the first one does is done.',
        '“What did they see there?” asked the sheepdog. “A thistle,” said {A}. “At least, the first one did.” When the sheepdog got to that place, it jumped too, quite high. You could not know.'
      ]
    },
    {
      id: 'other-in-the-rug',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lay down under a woolly rug, so that the sheepdog could practise. “I’m a sheep,” said {A} from in there, “and I’m thinking of grass.” The sheepdog took a step nearer. It helped to be told what they thought. “Now I’m thinking of other grass,” said {A}.',
        'It had got quite close when {A} said, “Now I’m thinking of my tea,” and stood up. The sheepdog was behind {H} in one jump. No sheep had ever done that. It was just as it had feared.'
      ]
    },
    {
      id: 'pet-yawns',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} sat down in the meadow, halfway between them, and was afraid of no one. The sheepdog looked at {A} from the one side, and the sheep looked from the other. “That one’s brave,” they all thought. {A} yawned.',
        'That was the first time anyone there had seen into {A}. The sheep went back a step, and the sheepdog went back a step. {A} looked round to see what was coming.'
      ]
    },
    {
      id: 'elder-quiet-class',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a teacher who was afraid of us,” said {S}, “and we were afraid of him. He read to us from behind his desk, very softly, and we sat behind ours.” “And what did you learn?” asked {A}. “Everything,” said {S}. “You could hear each word.”',
        'At the end of the year they had all given him a plant, to stand behind. The sheepdog thought that it would like to go to that school. “Were there any sheep?” it asked.'
      ]
    },
    {
      id: 'child-introduces',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} thought that it was only because they did not know each other’s names. {S} ran across to ask the sheep, and came back. “They’re all called Meg,” said {S}. “What’s yours?” asked {A} of the sheepdog. “Meg,” said the sheepdog, and went pale at the nose.',
        '{S} ran over again, with the news. Now the sheep were pale as well. “Call one of them,” said {A}. {S} called, “Meg!” and ten of them ran away.'
      ]
    },
    {
      id: 'always-eleven',
      A: 'partner',
      paragraphs: [
        '{A} had counted. “Eleven steps,” said {A}. “Whenever we took one, they took one. There were always eleven in between.” “They go away from the dog,” said {H}. “And we came in by the gate, so they went away from that.”',
        '“I can’t be any braver,” said the sheepdog. “You needn’t be,” said {A}. “You’ve only got to be afraid on the other side.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-outside',
      A: 'partner',
      paragraphs: [
        'So they went all the way round by the hedge, as far from the sheep as could be. The sheep turned to watch, and moved out into the middle. When the three stood in the far corner, the gate was behind the sheep. “Now one step,” said {H}. The sheepdog shivered, and took it. The sheep shivered, and took one too.',
        'So they all crossed the meadow. Nine sheep went in at the gate, and {A} shut it. “That’s how sheepdogs do it,” said {A}. “They go round the outside, and keep well away.”'
      ]
    },
    {
      id: 'counting-at-the-gate',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} counted, to see if they were all in. “One, two, three,” counted {A}, and at four came a yawn. At six {A} leaned on the wall. “Seven,” said {A}, rather far away, and there it ended. “You mustn’t count them all alone,” said {H}.',
        'They shared them out. {H} counted the odd ones, and {A} the even ones, and they nudged each other at five. It came to nine. The sheepdog had been listening, and was the only one wide awake.'
      ]
    },
    {
      id: 'all-of-them',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And the others?” asked the sheepdog. “Are they all afraid, those who go round the outside?” {A} thought about it. You saw them on the hills, always a long way off, and often flat in the grass. “It would explain the lying flat,” said {A}.',
        '“And when they look so hard?” “I look hard at the dentist,” said {H}. The sheepdog walked up and down a bit. It had been one of the best, all this time, and nobody had told it.'
      ]
    },
    {
      id: 'excuse-me',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} opened the gate a crack, to see if all was well. One of the sheep came out again to eat. {A} leaned on the wool, and sank in up to the elbows. The sheep chewed. “Excuse me,” said the sheepdog from eleven steps away, quite softly.',
        'The sheep looked up, and was in the yard, and {H} shut the gate. {A} was still leaning on the place where it had been. “How do you do that?” asked {A} from the grass. “I’m terribly afraid,” said the sheepdog.'
      ]
    },
    {
      id: 'through-the-bars',
      A: 'partner',
      paragraphs: [
        'Now a gate was in between. The oldest of the sheep put its nose through the bars. “Were you afraid?” it asked. “Very,” said the sheepdog. “So were we,” said the sheep. “You did it beautifully.”',
        'The sheepdog came nearer, and sniffed. “You smell like the one I stand behind,” it said. {H} looked down at the jumper, and then at all that wool. “That wool’s from here,” said {A}. The sheepdog had hidden behind a sheep all evening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood behind the sheepdog, and then nobody stood in front.',
      '{names} looked at the sheep, from one to nine.',
      { text: '{names} held the gate open, for whoever might come.', needs: ['hands'] },
      { text: '{names} patted the part of the sheepdog that stuck out.', needs: ['hands'] }
    ],
    way: [
      '{names} took a step as well, and saw what came of it.',
      '{names} said hello, and got no answer either.',
      { text: '{names} pulled a bit of wool out of the hedge.', needs: ['hands'] },
      { text: '{names} counted the steps again, and there were eleven.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept to the hedge, right at the back.',
      '{names} shivered along, to help.',
      { text: '{names} pushed the bolt across.', needs: ['hands'] },
      { text: '{names} stroked whatever came through the bars.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jumper was hung over a chair, and the sheepdog lay down under it.',
    '{H} washed, and lay down. Eleven steps away stood the door, and it came no nearer.'
  ],
  last: [
    'Nine sheep counted one sheepdog, and {H} was asleep.',
    'Over the meadow it got dark, with nobody in it, and {H} was asleep.'
  ]
})
