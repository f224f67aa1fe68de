import { wishPlot } from '../wish-plot.ts'

export const deedOursAToffeeEach = wishPlot({
  id: 'wish-deed-ours-a-toffee-each',
  tellsAny: 'ours',
  deeds: ['helps', 'teaches'],
  about: '{H} does it in the hall, before the coats, and everybody who comes in to help has advice; they are so loud that nothing happens, until {H} gives each of them a toffee that glues the teeth together.',
  titles: ['A Toffee Each', 'Seven Mouths and Fourteen Shoes', '{H} Hands Round the Tin', 'Everybody Knew How', 'Higher, Said the Man with the Ladder'],
  company: ['hall', 'coats', 'raincoats', 'ladder', 'man', 'neighbour', 'teacher', 'tin', 'toffee', 'toffees', 'letter box', 'slot', 'boots', 'door', 'shoes', 'floor', 'boy', 'umbrella', 'mat'],
  want: [
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        '{H} was {ours.doing}, in the hall. {ours.the} had got in behind the coats, and {H} sat in front of them on the floor. They looked at each other under the hems. It was going well. Soon, perhaps, {ours.the} would come out and lean against {H} a little. {H} had always wanted that.',
        'Then {A} came in with the shopping. “You have to do it from the other side,” said {A}.'
      ]
    },
    {
      id: 'how-it-begins',
      A: 'same',
      spare: 1,
      paragraphs: [
        'What {ours.the} had to learn that day was {ours.skilling}. It was {H} who had thought of it. “Why just that?” asked {A}. {H} had gone through everything, from the left to the right. “The rest can be done already,” said {H}.',
        'First {H} did it once, quite slowly. {ours.the} took a good look. After that {H} did it with both eyes shut, to show that it did not hurt.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-knew',
      A: 'same',
      paragraphs: [
        'The door stood open, and a man with a ladder looked in. “Higher,” he said. “From the elbows,” said a teacher from over the road. Two aunts had been passing. “Milk,” said the one. “Never milk,” said the other. “Look it in the eye!” called the postman through the slot. {ours.the} looked from one to the next, and went in one coat further.',
        '“Could you all be quiet, please?” said {H}. “Quiet!” cried the teacher. “Sssh!” went the aunts. “They’re to be quiet!” the postman called up the road. {ours.the} went in as far as the raincoats.'
      ]
    },
    {
      id: 'one-of-everything',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Each of them had brought something that was needed for it. By now there was an umbrella in the hall, and a funnel, and a book about bees. The man with the ladder had brought the ladder. “You never know,” he said.',
        '“What’s the funnel for?” asked {A}. Nobody admitted to it. It went from hand to hand, and ended up on the postman’s finger, out in the road.'
      ]
    },
    {
      id: 'which-end',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to begin with {what.part},” said the teacher. “With us you began with the other end,” said the man. They both pointed, and their arms crossed in the air.',
        '{ours.the} could not tell which of the two was meant, and looked at {H}. “They mean you,” whispered {H}, “but not really.” Now the aunts pointed as well, with a leek. It was like standing under a signpost.'
      ]
    },
    {
      id: 'said-back',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{what.sound},” said {ours.the}, though not very loud. “What was that?” asked the aunt on the left. “That was a yes,” said the one on the right. “That was no yes,” said the man from up on his ladder.',
        'They all said it to each other, to find out. “{what.sound}?” “{what.sound}.” It was just as if {ours.the} had not been there. {H} and {A} were the only two who answered.'
      ]
    },
    {
      id: 'page-nine',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The teacher opened a book, and read from it in a clear voice. One ought to be calm, it said there, and wear loose clothing. They all undid a button. “And after that?” asked the man. The page was stuck to the next.',
        '“It’s honey,” said {A}, and smelled it. It was the book about bees. {H} had followed all of it up to there, except for the hat with the net.'
      ]
    },
    {
      id: 'hold-the-ladder',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Somebody has to hold this,” said the man with the ladder. {A} held it. “And what’s up there?” asked {A}. The man looked about. “The lamp,” he said. “There’s a fly in it. It looks well.”',
        'From up there he could see the whole thing much better than those who were doing it. That was how he knew so much. He only had to shout a little, on account of the height.'
      ]
    },
    {
      id: 'the-cousin-in-town',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I had a cousin in town who did that every day,” said one of the aunts. “Before breakfast, and with gloves on.” “And did it work?” asked {A}. She tried to remember. “They were lovely gloves,” said the aunt.',
        '{H} put on a pair of gloves, to be fair to the cousin. {ours.the} looked at the ten woollen fingers. Then {H} took them off again, and it was better for both.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. They all had something to say about that. “I’d have waited with that,” said the teacher. “I’d have done it long ago,” said the man. “I liked it,” said {H}, and moved half a step nearer to {ours.the}.'
      ]
    },
    {
      id: 'from-down-here',
      A: 'partner',
      paragraphs: [
        '{A} had some more advice too, and lay down in front of the coats to say it. But then {A} looked up, and counted. “It’s no wonder,” said {A}. “From down here it’s seven mouths and fourteen shoes.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-tin',
      A: 'partner',
      paragraphs: [
        '{H} went to the shopping and came back with a tin. “A toffee each,” said {H}, “for helping.” They were the square ones. {A} took one too, and the postman got his through the slot. “What you ought to,” said the teacher, and shut her teeth on the toffee.',
        'The teeth did not come apart again. “Mm,” said the man on the ladder. “Mm-mm,” said the aunts. Now you could hear the clock.'
      ]
    },
    {
      id: 'in-the-quiet',
      A: 'partner',
      paragraphs: [
        '{H} sat down by the coats, did a very little and waited. {ours.the} did a very little too. A raincoat moved, and the one before it. And in the quiet, from beginning to end, {H} {ours.did}. Not one of the fourteen shoes creaked. Then {ours.the} came right out, and leaned against {H}, rather heavily, and stayed there.'
      ]
    },
    {
      id: 'the-first-time',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From then on there was no holding {ours.the}. To {ours.skill} once had been hard, and the second time took no time at all. {H} only had to sit there and be leaned on.',
        '“Mm?” asked {A}. It meant where {ours.the} had got that from so quickly. “From me,” said {H}. “Mm,” said {A}, and it was a very polite one.'
      ]
    },
    {
      id: 'all-by-itself',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle of the silence somebody {what.does}. An hour before, {ours.the} would have had to hear something about that. “Mm!” they said, and grew quite pink.',
        'Only {A} had no need to say it. {A} pinched {H} gently in the sleeve, and {H} pinched back. That was the same thing, and did not take so long.'
      ]
    },
    {
      id: 'a-fact-with-toffee',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The teacher could bear it no longer, and wrote it on the steamed-up glass of the door. “{what.fact},” it said there. They all read it. {ours.the} looked at it too, and for longer than anybody.',
        '{A} nodded to the teacher, and she nodded back. Written down it was really quite interesting. After a while it ran, and then it was only a window once more.'
      ]
    },
    {
      id: 'said-with-hands',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One of the aunts still had something to say, and said it with her hands. She drew a circle, and something long, and pointed to the ceiling. “Is it about milk?” asked {H}. She shook her head hard. “About no milk?” She nodded with her whole body.',
        'The other aunt drew a bottle in the air. The first one wiped it out again. It was their old quarrel, but you could have slept beside it.'
      ]
    },
    {
      id: 'the-other-pocket',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The toffees were stuck fast for longer than anybody had thought. The man on the ladder felt his cheek from outside. A second one had gone into his pocket, for later, and that had stuck as well. It had taken hold of a key and a bus ticket.',
        '“It’s the good kind,” {H} told {ours.the} softly. {A} rolled both eyes up in agreement. There were still four corners on it.'
      ]
    },
    {
      id: 'slow-down',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It got comfortable in the hall. The aunts sat down on the boots, and the teacher on two volumes. The ladder was folded up and laid along the wall. The man sat on that, and was no higher than the others.',
        'From there he watched for a good while. “Mm,” he said at last, and shook his head. It was much easier to see from below. {A} moved over for him a bit.'
      ]
    },
    {
      id: 'what-it-would-like',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And what would you like for it now?” {H} asked {ours.the}. You could see what it was going to be. It was going to be {what.wants}. {H} looked round the hall. Seven people turned out their pockets without a word.',
        'There was nothing of the kind in them. But on the heap lay a red button, from somebody’s best coat. {ours.the} took a liking to that. Nobody said that it wasn’t suitable.'
      ]
    },
    {
      id: 'nobody-left',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A lady came in who knew nothing about the tin. “Well, in my opinion,” she began. Seven fingers went up to seven mouths. {H} held the tin under her nose without turning round. She took one, out of politeness.',
        '“Mm,” said the lady, and sat down on the umbrella stand. “Nn,” said {A}, and that meant welcome.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had been sitting beside {ours.the} from the beginning. {A} had never given any advice in {A}’s life. {A} had only now and then looked at something, so that others might look at it as well.',
        'There was no toffee for {A}, who did not need one. “You’re good at this,” said {H}. {A} shut one eye. It was the sort of thing that you either have or you haven’t.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the first who got the jaws apart. “My mother always had those in the house,” said {S}. “For visitors?” asked {A}. “For my father,” said {S}, “when she was parking a horse.”',
        '{A} wanted to know how that had gone. {S} pushed what was left over into the other cheek. “Mm,” said {S}, and with one hand backed it slowly into a very small gap.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had been the smallest of the helpers, and had known three things. Now {S} had forgotten two of them, because of the toffee. “And the third?” asked {A}. “Mm,” said {S}.',
        '{S} came and whispered it to {ours.the}. It took some time, and it was sticky. {A} never learned what it was. But afterwards {ours.the} looked as if that had been just what was missing.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was on the floor too, where there’s the best view. {A} looked at {ours.the} and blew a bubble, and nothing else. {ours.the} watched it grow. Of all the advice that day, it was the shortest.',
        '{A} blew one more. And {ours.the} moved a little nearer to {A}. “That’s how it’s done,” {H} said to all the others, who could say nothing against it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '{A} had not known that you could just walk in and help. “At ours you have to ring,” said {A}. “And then they’re not in. You can hear them not being in.” {H} was sorry to hear it.',
        '{A} was allowed to sit in the second row, next to {ours.the}. {A} had a piece of advice as well, but it was for somebody with a boat. {A} kept it for later.'
      ]
    },
    {
      id: 'i-only-came-for',
      A: 'partner',
      paragraphs: [
        'When the last toffee was gone, the teacher opened her mouth. “What was it that I wanted to say?” she asked. Nobody could remember. They took the ladder and went home on tiptoe.',
        'Only a small boy was still standing there. “I’ve got some more advice for tomorrow,” he said. “Will there be a tin?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down by the boots, to be small as well.',
      '{names} breathed in the smell of coat, and kept out of the way.',
      { text: '{names} hung a dark blanket over the loudest lamp.', needs: ['hands'] },
      { text: '{names} took the shopping into the kitchen, bag by bag, on tiptoe.', needs: ['hands'] }
    ],
    way: [
      '{names} shrank back against the wall, behind the aunts.',
      '{names} went sssh too, and blew somebody’s hat crooked.',
      { text: '{names} put one finger in each ear, as far as it went.', needs: ['hands'] },
      { text: '{names} closed the door as far as the ladder.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned a little too, against whatever was nearest.',
      '{names} swallowed very softly, at the end of the toffee.',
      { text: '{names} folded the toffee papers without a rustle.', needs: ['hands'] },
      { text: '{names} laid a finger on the clock.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin was empty, and stood on the hall shelf with its lid on. By the boots somebody had left a hat.',
    '{H} splashed a little, and lay down. After a while {ours.the} came too, and leaned against the bed. It gave a small creak.'
  ],
  last: [
    'Nobody said how to do it, and {H} did it quite right, and was asleep.',
    '“Mm,” said {H}, and the teeth came slowly together, and {H} was asleep.',
    'They leaned on each other, and it was quiet, and {H} slept.'
  ]
})
