import { wishPlot } from '../wish-plot.ts'

export const edge = wishPlot({
  id: 'wish-any-edge',
  tellsAny: 'afraid',
  about: 'A fear seems to be everywhere, so they look for its edge, mark it with a spoon, sit down there, and it moves.',
  titles: ['Where It Begins', 'A Spoon on the Floor', '{H} Finds the Edge', 'The Boot at the End of the Hall', 'One Foot Over'],
  company: ['boot', 'spoon', 'edge', 'carpet'],
  want: [
    {
      id: 'everywhere',
      A: 'partner',
      paragraphs: [
        '{H} was scared of {fear.all}, even here at home. “Where’s the scary part now?” asked {A}. “Everywhere,” said {H}, who sat on the sofa with both feet up.',
        '{A} looked all round the room. “Nothing’s everywhere,” said {A}. “Even the carpet’s got an edge. Then being scared must have one too.” {H} put one foot down. {H} wanted to see that edge.'
      ]
    }
  ],
  way: [
    {
      id: 'spoon',
      A: 'partner',
      paragraphs: [
        'They stood a boot at the far end of the hall. “Let’s say that’s {fear},” said {H}.',
        {
          joins: true,
          both: [
            'They told it about {seen.part}, so that it knew what it had to be.',
            'It had to think of {seen.part}, and not smile.',
            'It was asked to look as bad as it could.'
          ]
        },
        '“Are you scared here?” asked {A}, at the other end. {H} felt with a hand on {H}’s tummy. “No. Here I’m only standing.” So they took a step, and another. At the fifth one {H} stopped. “Being scared begins here,” said {H}. {A} laid a spoon on the floor, just in front of {H}’s toes.'
      ]
    },
    {
      id: 'tell-it',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What does it do?” asked {A}. {H} told {A}, from the beginning, and showed the worst bit with both hands.',
        {
          joins: true,
          both: [
            'So {A} stood beside the boot, and {A} {seen.move}.',
            '{A} went over there and {seen.move}, to see if that was right.',
            'Then {A} did the worst bit too.'
          ]
        },
        { joins: true, both: ['“Longer,” said {H}. “And not so friendly. And {fear} never had your nose.” {A} put a hand over the nose. Now it was exactly right, and {H} could not stop looking at the hand.'] }
      ]
    },
    {
      id: 'what-it-wants',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What does {seen} want, all the way down there?” asked {A}. Nobody had ever asked {H} that. {H} had a long think. “{seen.wants},” said {H}. They both felt in their pockets, and looked behind them, and under the mat. There was nothing of the kind on this side.',
        '“Then there’s no reason for {seen} to come over here,” said {A}. “You’ve got nothing to offer.” {H} turned out the other pocket, to be quite sure. It had half a biscuit in it. “Biscuits don’t count,” said {A}, and they ate that, to be on the safe side.'
      ]
    },
    {
      id: 'sideways',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Try it sideways,” said {A}. “Crabs do.” {H} went along the wall like a crab, one foot and then the other. The edge was just where it had been before.',
        'Backwards they came a bit further. “Because it can’t see my face,” said {H}. Then {H} remembered that it was a boot. It could see neither end of anybody.'
      ]
    },
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        '“I’ll run,” said {H}. “Then I’m past it before it notices.” One step beyond the spoon {H} turned round, and came back much faster. “It’s got bigger!” said {H}. “Now it begins at the door!”',
        '“What did {fear} look like, close to?” asked {A}. “I don’t know,” said {H}. “I had my eyes shut.” {A} nodded. “With your eyes shut there’s only one size,” said {A}, “and it’s enormous.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came through the hall and crossed the edge without a look. Then {A} sat down beside the boot.',
        '{H} waited for something to happen. {A} looked back down the hall, as if to ask what everybody was doing over there. “It’s not {A}’s edge,” whispered {H}. “{A} has one too, but it’s where the hoover lives.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“With me it was a stone lion,” said {S}. “It sat by a gate, and I went round the whole block because of it.” “And where was the edge?” asked {A}. “At the letter box. Then at the second tree.”',
        '“And then?” “Then one day it rained, and I was late, and I stood right beside it.” {S} had to smile. “It had moss in its ears,” said {S}. “You couldn’t see that from the letter box.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m not scared of that one,” said {S}. “I’m scared of another one.” “Where’s yours?” asked {A}. {S} looked about, and found it under the shelf. It stopped exactly where the shelf did.',
        'So {S} got a spoon too, a small one. There it lay, in front of the shelf. “Don’t let anybody tidy it up,” said {S}. “It’s a very good edge.”'
      ]
    },
    {
      id: 'what-is-known',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What do you know about {seen}?” asked {A}. “{seen.guess},” said {H}. “Who says so?” {H} could not remember. {A} knew something else. “{seen.fact},” said {A}. That was quite different, and there was nothing to run away from in it.',
        'They laid down a pencil for what they knew, and a pea for what they had only heard. The pea rolled. It rolled all the way down the hall and stopped against the boot. “You can’t keep hold of those,” said {A}. The pencil stayed where it was.'
      ]
    },
    {
      id: 'hand',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Where would it be with two of us?” asked {A}, and held out a hand. They went hand in hand. At the spoon {H} stopped to feel, and there was nothing yet. It began one whole floorboard further on.',
        '“So it’s different for two,” said {H}. They laid down a fork for that. “What would it be with a hundred?” asked {A}. They looked down the hall. With a hundred, there would hardly have been room for the boot.'
      ]
    },
    {
      id: 'mine',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’m scared of the skin on hot milk,” said {A}. “For me it begins when the cup comes round the door.” {H} could hardly believe it. “But that’s only milk.” “That’s only a boot,” said {A}.',
        'They said nothing for a while. Then {H} wanted to know what the skin did. “Nothing,” said {A}. “It only looks as if it’s going to.” {H} knew that look very well.'
      ]
    },
    {
      id: 'at-breakfast',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Is {fear} there at breakfast, too?” asked {A}. {H} thought about it. It had never been there at breakfast. You would have seen it, behind the toast. “Then where is it in the mornings?” asked {H}.',
        '{A} supposed that it was having breakfast as well. They tried to think what with. {H} was for an egg, a grey one, in a cup without a handle. It would sit there and look at the egg. “And it can’t begin,” said {H}. “We’ve got the spoon.”'
      ]
    },
    {
      id: 'string-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Is it straight, or is it round?” asked {A}. They took a ball of string, and felt along it. {H} went with one hand out, and {A} laid the string behind. It went past the coats, and made a bend at the umbrella stand, for no reason. “It’s afraid of umbrellas,” said {A}. {H} took one out of the stand, and held on to it for a while.'
      ]
    },
    {
      id: 'tube',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} brought a tube from the paper drawer. {H} looked through it with one eye, from behind the spoon. In there was a small round piece of the boot, with a lace on it.',
        '“Which piece is the scary one?” asked {A}. {H} looked for it, up and down. The lace was not. The heel was not, either. “It’s only when they’re all together,” said {H}.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What if it comes to us?” asked {H}. They had not thought of that. {A} went down the hall and tied a bell to the boot, so that they would hear it. Then they sat and listened.',
        'The bell said nothing. It had never been so quiet in that hall. “If it wanted to come,” said {A}, “it would have to lace itself up first.”'
      ]
    },
    {
      id: 'what-lives-at-the-edge',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s it like right on the edge?” asked {A}. They lay down on their tummies, with their chins in front of the spoon. Over there it prickled. Back here it did not prickle. There was hardly as much as a hair in between, and on that lay a crumb.',
        '“Is the crumb scared?” asked {A}. {H} looked at it from both sides. “Only its front half,” said {H}. They blew, very gently. It rolled over to the safe side, and stopped there, and went on being a crumb. “It got over that quickly,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'sit-down',
      A: 'partner',
      paragraphs: [
        'So they went back to the spoon, with their eyes open, and sat down there. On that side there was room for {fear}. On this side it was only the hall. They waited, and looked.',
        'It was a little scary, and then it was a little scary for a long time.',
        {
          joins: true,
          both: [
            '{H} looked for {seen.part}, and there was only a bootlace.',
            'Where {seen.part} should have been, there was a lace, undone.',
            'It looked less like {fear} all the time, and more like a boot.'
          ]
        },
        { joins: true, both: ['After that it was not so scary, only hard, because of the floor. {A} yawned, and {H} caught the yawn.'] },
        '“Look where your foot is,” said {A}. It lay on the other side of the spoon, a whole foot, with the sock on. Nothing had happened to it. “It went by itself,” said {H}.'
      ]
    },
    {
      id: 'whose',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Should I take my foot back?” asked {H}. “Ask your foot,” said {A}. {H} wiggled ten toes over there. The sock was warm. It had even got a bit of fluff on it.',
        '“It says it’s all right,” said {H}. “It says there’s a draught.” {A} put one foot over as well. After that there were two of them who knew how it was.'
      ]
    },
    {
      id: 'moved',
      A: 'partner',
      paragraphs: [
        '{A} picked up the spoon and laid it down again, in front of {H}’s toes. “I’m still scared of {fear}, you know,” said {H}. “I know,” said {A}. “But now it begins over there.”',
        'There was a good deal more hall on this side now. “The spoon stays there,” said {H}. “Tomorrow I’ll start from the spoon.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} snuggled up on the sofa as well, with no feet on the floor.',
      '{names} walked along the edge of the carpet, right to the corner.',
      { text: '{names} felt round the table, and it had an edge all the way.', needs: ['hands'] },
      { text: '{names} tucked the blanket in, where the draught was.', needs: ['hands'] }
    ],
    way: [
      '{names} paced up and down the near half of the hall.',
      '{names} came as far as the spoon, and stopped there as well.',
      { text: '{names} polished the spoon, so that you could see it from a long way off.', needs: ['hands'] },
      { text: '{names} propped the door open, to let some light into the hall.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the hard floor too, on this side.',
      '{names} stretched out too, right over the spoon and past it.',
      { text: '{names} slid a cushion along, for the hard part.', needs: ['hands'] },
      { text: '{names} tapped the floor on the far side, and it was only floor.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boot went back to the other boot. The spoon stayed where it lay, and everybody stepped over it.',
    'After the washing {H} lay down and looked along the floor, to where the hall was. It was a long way off, and the spoon was in between.'
  ],
  last: [
    'Beyond the spoon there was room for {seen}. On this side {H} was asleep.',
    'Whatever {H} was scared of began beyond the spoon, and on this side {H} slept.'
  ]
})
