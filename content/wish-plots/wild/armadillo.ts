import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const armadillo = wishPlot({
  id: 'wish-armadillo',
  wishes: ['armadillo', 'armadillos', 'armadilo', 'armadilos', 'armadillo ball', 'armadillo rolls', 'shy armadillo', 'baby armadillo', 'armidillo', 'armadilla'],
  answers: ['ball', 'rolls', 'rolled', 'roll', 'rolling', 'armour', 'armor', 'shell', 'shy', 'friend', 'friends', 'meets', 'meet', 'hides', 'hide', 'hiding', 'curls', 'up', 'little', 'baby', 'digs', 'digging', 'ants', 'texas', 'brazil', 'desert', 'sleepy', 'sleeps', 'grumpy', 'funny', 'hungry', 'who', 'that', 'always', 'two', 'lonely', 'nobody', 'jumps', 'small', 'round'],
  except: [...NOT_WELL, 'cowboy', 'football', 'road', 'car', 'dilly', 'afraid', 'scared', 'jaguar', 'sloth', 'anteater', 'pangolin', 'hedgehog', 'tortoise', 'racing', 'race', 'daredevil', 'rock', 'pie'],
  company: ['armadillo', 'armadillos', 'ball', 'balls', 'foot'],
  about: 'Two armadillos are to meet, and each rolls up as soon as the other looks, until one of them leaves a foot out.',
  titles: ['Snap, Said the Armadillo', 'One Foot Out', '{H} Rolls Up', 'Two Balls on the Rug', 'Is It Still There'],
  want: [
    {
      id: 'snap',
      A: 'partner',
      paragraphs: [
        '{H} was an armadillo, with a blanket for armour, and {A} was another, with a quilt. They were to meet on the rug. {H} came from the left, and {A} came from the right. “Hello,” said {H}. It was rather loud. Snap! {A} was a ball.',
        'That gave {H} such a fright that {H} rolled up too. Snap! An armadillo can’t help it. Now there were two balls on the rug. It was dark in there. {H} did so want to know who the other one was.'
      ]
    }
  ],
  way: [
    {
      id: 'two-cracks',
      A: 'partner',
      paragraphs: [
        '{H} waited, and opened, just a crack. At that moment the other ball opened a crack too, and there was an eye in it. Snap! Snap! Next time they both waited longer, and exactly as long as each other. Snap! Snap!',
        'So {H} tried it without looking. “Who’s there?” In a blanket that sounds like “Hoofair”. “Hoofoo?” said the other ball. It was no great talk, but now they both knew that there was somebody.'
      ]
    },
    {
      id: 'nobody-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Something bumped against {H}’s armour. “Nobody’s in,” said {H}. “Who said that?” asked {A}, outside. {H} thought. “The ball,” said {H}. {A} had rolled over especially, all the way, with eyes shut, and knocked with the whole quilt.',
        '“When will somebody be in?” asked {A}. “When nobody’s there,” said {H}. “But then I’ll be gone,” said {A}. “Yes,” said the ball, “that’s how I’d know.” {A} thought it over, and rolled back.'
      ]
    },
    {
      id: 'the-lid',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you shut yours?” asked the quilt. “With my head,” said {H}. An armadillo’s head has a plate on top, and its tail has one as well. The two fit side by side, like pieces of a jigsaw. That’s the lid. {H} tried it, in the dark, as far as the neck went.',
        'There was a gap, though, at the bottom. It was where other armadillos have a tail. There {H} pushed in a slipper. “It’s tight now,” said the ball. “I can hear that,” said {A}, for it had got very faint.'
      ]
    },
    {
      id: 'rolled-away',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It wasn’t quite level there, or perhaps {H} had sneezed. The ball began to roll. It rolled over the edge of the rug, and on along the floor, and came up against something. “Is that you?” asked {H}. It did not answer. It was as hard as wood, and had four legs.',
        '“Where are you?” called {A}, from far away. “With somebody,” said {H}. “It doesn’t say much. But it didn’t snap.” {H} stayed beside it for a bit. It was the first one that day who had not been frightened.'
      ]
    },
    {
      id: 'asking-a-shoe',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was quiet, so {H} set off in the blanket, with its nose on the ground. Armadillos see badly. Whatever it met it had to ask. “Are you an armadillo?” it asked a shoe. It was somebody with laces. “Are you one?” it asked the leg of the table. It was a different sort of family.',
        '“Are you one?” asked {A}, who had come from the other end, nose down. That was at the waste paper basket. They met it from two sides, and each thought that the other was its echo. So nothing snapped. It was the nearest that they had been.'
      ]
    },
    {
      id: 'long-tongue',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Waiting in a ball makes you hungry. An armadillo eats ants, and it does that with its tongue, which is long and sticky. There were crumbs on a plate, for ants. {H} came out of the blanket as far as the mouth, and dabbed. It took one at a time.',
        'On the other side of the plate there was a quilt, and out of that came another tongue. They cleaned it from both ends. When there was one crumb left, each stopped, to let the other have it. Neither could see that. The crumb stayed where it was.'
      ]
    },
    {
      id: 'sleeping-hours',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was so quiet in the quilt that {H} listened. “Are you asleep?” “Not yet,” said {A}. Armadillos sleep for sixteen hours a day, and some for eighteen. That leaves six for everything else. “Then we ought to hurry up and meet,” said {H}.',
        'They counted up what they’d need. It was one hour for ants, and one for digging. It was half an hour for looking round. “And how long for being frightened?” asked {A}. {H} thought of that afternoon. “It comes to about four,” said the ball.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came across the rug, and there lay two balls. {A} sniffed at the one, all the way round. It held its breath. Then {A} pushed a nose in underneath, where the blanket ended, and breathed out. It tickled terribly.',
        '“Snap,” said {H}, but it was shut already. There is nothing that an armadillo can do after that. So it let itself be smelled, from the edge inwards, and nothing came of it. {A} had never seen why you should not begin like that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“On my first day at school I sat under my coat,” said {S}. “I sat there till the milk came.” “And then?” asked {A}. “Somebody lifted the hem and passed me a straw,” said {S}. “I only saw the hand. It had ink on its thumb.”',
        '“Who was it?” “I looked at all the thumbs, for the whole of that week,” said {S}. “It was Joan. She still sends me a card each Christmas, and there’s ink on it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a very young armadillo, and those are soft, like a leather purse. The armour gets hard only later. {S} had a small towel. “You’ve got to roll up when there’s something,” said {A}. “What?” asked {S}. “Anything,” said {A}.',
        '{S} looked at everything in turn, the lamp, the chair and {A}. None of them was frightening. So {S} lay down beside {A}’s ball, and was the small end of it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} saw the balls and was delighted. {A} patted the one with a flat hand, and it said “Snap.” {A} patted the other. “Snap.” It was a very good toy, with two notes.',
        'After a while {A} put one cheek on the blanket, and stayed there. The ball lay quite still. It had been afraid of nearly everything that day. Nobody had leaned on it until then.'
      ]
    },
    {
      id: 'one-has-to-stay-open',
      A: 'partner',
      paragraphs: [
        '“It’s no good,” said the quilt. “When you look, I shut. When I look, you shut. One of us would have to stay open.” It was quiet on the rug. Nobody wanted to be the one.',
        '“How much would have to stay open?” asked {H}. “Not very much,” said {A}, after some thought.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-foot',
      A: 'partner',
      paragraphs: [
        'So {H} put out a foot. The rest stayed in the ball. A foot on its own is cold, and doesn’t know what’s coming. Nothing came. {H} left it there. Then there was a rustling, and something touched it, toe to toe. It was another foot.',
        '“You’ve got a hole in your sock,” said the quilt. “It’s for the air,” said the blanket. Nobody snapped. You can’t be very frightened of a foot.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“From your foot I’d say that you’re friendly,” said {A}, “and a good digger.” “From yours I’d say that you’ve come a long way,” said {H}. It could feel a seam, and a bit of fluff. They asked each other things, and the feet answered. One tap was yes.',
        '“Do you like ants?” Tap. “Do you like noise?” Nothing. “Nor do I,” said {H}. “Was it you who said hello like that?” asked {A}. The foot had a think. Then it tapped, very softly.'
      ]
    },
    {
      id: 'next-a-hand',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Next to the foot there was some room, so a hand came out as well. From the other side one came too. They ran into each other, like two people in a narrow passage. First they both went left, and then they both went right.',
        '“After you,” said the blanket. “After you,” said the quilt. Then they shook hands. “We’ve met now, as far as the elbow,” said {A}. The rest would be the same, said {H}, only with more of it.'
      ]
    },
    {
      id: 'the-face',
      A: 'partner',
      paragraphs: [
        'After the foot came a knee, and then an ear, and last of all the face. “It’s only you!” said {A}. “If I’d known that, I’d have come out at once.” “Me too,” said {H}. “We only ever saw the armour.”'
      ]
    },
    {
      id: 'four-alike',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m one of four,” said {A}. There’s a kind of armadillo that always has four at once, and all four are just the same. {A} put out four spoons, to show it. “How does your mother know which is which?” asked {H}. “She doesn’t,” said {A}. “She only counts.”',
        '{H} looked along the spoons. “So if I’d met one of the others first,” said the armadillo, “I’d have known you already.” They both thought that was a pity. It would have saved them a good deal of time.'
      ]
    },
    {
      id: 'straight-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ve a cousin who can’t roll up,” said {A}. “When that one gets a fright, it jumps straight up, as high as a table.” {H} stood in the middle of the rug, in its blanket, and waited for a fright. “Boo,” said {A}, as a favour.',
        '{H} jumped. The armour went up a bit later, and came down a bit later, too, over its head. “And what’s the good of it?” asked {H}, inside. “The other one gets a fright as well,” said {A}. “Then they’re quits.”'
      ]
    },
    {
      id: 'two-ways-over',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Between them was a dressing gown cord, and that was a river. An armadillo has two ways to get over. It can hold its breath and walk along the bottom. Or it can swallow air until it’s as round as a cushion, and paddle. {H} filled both cheeks, and floated.',
        '{A} took the bottom. They passed each other in the middle, the one above and the other below. “Was that you?” asked {H}, on the other side, and let out the air. By then {A} was on the side where {H} had been.'
      ]
    },
    {
      id: 'turtle-rabbit',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Do you know what they used to call us?” asked {A}. “Turtle-rabbits.” That was in Mexico, long ago. From above it’s a turtle, and in front there are the ears of a rabbit. {H} put two fingers up, out of the blanket. “Which end do you begin with?” asked {H}.',
        '“It depends who’s coming,” said {A}. “If it’s somebody nice, you begin with the rabbit.” The fingers came out a little further and turned round, to hear who was coming. Then somebody moved a chair. It was all turtle again.'
      ]
    },
    {
      id: 'foot-left-out',
      A: 'partner',
      paragraphs: [
        'They had just sat down side by side when something fell over in the kitchen. Snap! Snap! There lay the two balls, as round as ever. But this time each armadillo had left something out. “Are you still there?” asked the blanket. “Feel,” said the quilt. And two feet lay side by side on the rug, until it was over.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled up as well, as far as that went.',
      '{names} walked round both balls, and did not say hello.',
      { text: '{names} buttoned the quilt at the back, for better armour.', needs: ['hands'] },
      { text: '{names} moved the plant pot out of the way of the rolling.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the long talk, and understood it just as well.',
      '{names} lay down between the two balls, like a third.',
      { text: '{names} tapped on a ball, but nobody was in.', needs: ['hands'] },
      { text: '{names} turned both balls the right way up.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the two feet, and went on tiptoe.',
      '{names} left something out, too.',
      { text: '{names} pulled up one sock, which had come down in the rolling.', needs: ['hands'] },
      { text: '{names} laid a corner of the quilt over four cold toes.', needs: ['hands'] }
    ]
  },
  bed: [
    'The armour was folded up, the blanket and the quilt, one on top of the other. You could see the rug again, and two dents in it.',
    'Clean again, or nearly, {H} lay down, and rolled up all round. Only one foot was left out, over the edge, to see who was there.'
  ],
  last: [
    'All of the armadillo was shut now but one foot, and {H} was asleep.',
    'The foot was out, and nothing came, and nothing had to, for {H} was asleep.'
  ]
})
