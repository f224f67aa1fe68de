import { wishPlot } from '../wish-plot.ts'

export const saci = wishPlot({
  id: 'wish-saci',
  wishes: ['saci', 'saci perere', 'saci pererê', 'saci-pererê', 'saci-perere', 'sacipererê', 'sacy', 'saci perere pranks', 'saci red cap', 'saci one leg', 'saci whirlwind', 'o saci', 'brazilian folklore', 'folclore', 'folclore brasileiro', 'sitio do picapau amarelo', 'sítio do picapau amarelo'],
  answers: ['perere', 'pererê', 'leg', 'one', 'red', 'cap', 'prank', 'pranks', 'whirlwind', 'hop', 'hops', 'hopping', 'trick', 'tricks', 'hides', 'hiding', 'brazil', 'brazilian', 'story', 'legend', 'wind', 'sieve', 'bottle', 'naughty', 'cheeky', 'boy'],
  moods: ['proud', 'learning'],
  company: ['cap', 'shoe', 'sieve', 'bamboo', 'whirlwind'],
  about: 'Saci has taken one of every pair, and cannot be caught on two legs, but somebody else who hops may come quite close.',
  titles: ['One of Each', 'Tock, Went Somebody', '{H} on One Leg', 'What Was in the Red Cap', 'A Pair Between Two'],
  want: [
    {
      id: 'the-other-shoe',
      A: 'partner',
      paragraphs: [
        'Of everything there was only one left. There was one sock, one glove, and one of {H}’s shoes. A whistle came from behind the curtain. Out hopped {A}, on one leg, in a red cap with a point. “It’s Saci!” said {H}.',
        '“Fiu,” whistled Saci Pererê, who lives in the bamboo and plays tricks on everybody. “Where’s my other shoe?” asked {H}. “What do you need two for?” asked Saci.'
      ]
    }
  ],
  way: [
    {
      id: 'the-sieve',
      A: 'partner',
      paragraphs: [
        '{H} ran after Saci. But Saci spun round on one foot, and was a whirlwind. A whirlwind can be caught with a sieve. {H} fetched the kitchen one, and threw it over the spot.',
        'Under the sieve lay a bit of fluff. “Fiu,” it went from behind the door. So {H} came round by the other side, on tiptoe. Behind the door there was one slipper.'
      ]
    },
    {
      id: 'bamboo',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“A Saci grows for seven years in the bamboo,” said {A}. The bamboo was the long curtain, and {H} stood in behind it to see. There was room for one leg, if you crossed it with the other.',
        '“How far are you?” called {A} from outside. “Four,” said {H}. It was warm, and it rustled. “And now?” “Six and a half.” Then an eye came out and looked about. It went in again, for the half.'
      ]
    },
    {
      id: 'knots',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'If Saci is after you, you drop a string with knots in it. Saci can’t pass by a knot. {H} tied five, and laid the string on the rug. {A} hopped along, and stopped, and sat down to it with {A}’s tongue out.',
        'The fifth one was a very tight knot. “Could you hold this end?” asked Saci. {H} held it. They had it open in the end. “Where was I going?” asked Saci. “After me,” said {H}. “Ah, yes. Run.”'
      ]
    },
    {
      id: 'salt-and-beans',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What else do you do all day?” asked {H}. “I put the salt in the sugar,” said Saci. “I count the beans in the pot, and take out one. I hide the thimble, and then I help to look for it.” {A} said it with great pride.',
        '“And where’s the thimble?” “On my thumb,” said Saci. It was on the other thumb. They both looked for a while, and Saci helped.'
      ]
    },
    {
      id: 'which-way',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'When Saci’s whistle sounds near, Saci is far away. When it sounds far away, you had better turn round. “Fiu,” it went, quite faintly. {H} turned round. There stood {A}, nose to nose.',
        '“You knew that one,” said Saci, a bit put out. “Fiu,” it went, right by the ear. So {H} walked over to the farthest corner, where nobody was, and said good evening to Saci there. And the corner giggled.'
      ]
    },
    {
      id: 'stream',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Saci can’t get over a stream. {A} laid a blue scarf across the rug, and sat down with {H} on the far side. “Now we’ve got peace,” said {A}. They had peace for some time. They had no biscuits, for those were on Saci’s side.',
        '“You could go and get them,” said {A}. “You go,” said {H}. In the end they moved the stream. It went round the biscuits in a bend, as rivers do.'
      ]
    },
    {
      id: 'plaits',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By night Saci rides the horses, and plaits their manes. You can see it in the morning. The mop had been out that night. It had three plaits, and each of them ended in a knot. “Who did that?” asked {A}. “Saci,” said {H}.',
        '“And who held the mop?” {A} looked at {H}’s fingers. “It held itself,” said {H}. “It liked it.” They let the mop run loose for a bit, so that it could get its breath.'
      ]
    },
    {
      id: 'palms',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In the middle of each hand Saci has a round hole. {A} made one out of a thumb and a finger, and looked through at {H}. Then Saci threw up a button. It fell through one hole, and on through the other.',
        '“How do you carry water?” asked {H}. “Quickly,” said Saci. {H} made two holes as well, and they threw the button to and fro. Nobody ever caught it, and so they never had to stop.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had seen the whirlwind too, and was asked about it. “Did it come by here?” asked {H}. {A} looked at the floor. There was half a biscuit on it that had not been there before.',
        'Anybody who looks after the animals of the wood is a friend of Saci’s. So {A} said nothing, and ate up what there was to be said. “I see,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a bottle at home with Saci in it,” said {S}. “It had a cork, with a cross cut in the top, so it would hold. You weren’t to open it.” “Could you see Saci?” asked {A}.',
        '“When there was a storm, it got dark in there,” said {S}. “I did open it once. Nothing came out. But from that day on my grandfather could never find both slippers.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a red cap too by now, and it was a swimming cap. {S} could not yet stand on one leg. So {S} sat down, put one of them under a cushion, and was a Saci. “Fiu,” said {S}, for the whistle didn’t come.',
        '“Where’s the other one?” asked {A}. “Gone,” said {S}. The cushion wiggled. “There’s something alive under there,” said {A}. “That’s my trick,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'One of {A}’s socks was gone as well. Somebody had been there. {H} looked at the bare foot, and then at the other one, and then under the rug. “Did you see who it was?” asked {H}.',
        '{A} took the other sock by the toe and pulled. It grew long and thin, and let go with a snap. Now both were gone. {H} bowed. Not even Saci had ever thought of that.'
      ]
    },
    {
      id: 'clip-clop',
      A: 'partner',
      paragraphs: [
        '“You make it so easy,” said {A} from somewhere. “Clip-clop, clip-clop, clip-clop. Two feet! I can hear you all the way to the bamboo.” {H} stopped. It went clop once more, for the other one.',
        '“And when you go?” asked {H}. “Tock,” said Saci. “Then there’s nothing for quite a while. I wish there was somebody else about who went like that.” {H} looked down at {H}’s feet.'
      ]
    }
  ],
  turn: [
    {
      id: 'tock',
      A: 'partner',
      paragraphs: [
        '{H} drew up the left one and hopped. Tock. {H} waited a bit, and hopped again. Tock. “Who’s that?” asked somebody behind the door. “Me,” said {H}. A red point came round the corner. “Another Saci!” said Saci, and came tock, tock, tock, right up close.',
        'They stood there, each on one leg, and wobbled. So they had to hold on to each other. And with {H}’s free hand {H} took off the red cap. Out of it fell a shoe.'
      ]
    },
    {
      id: 'what-else',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'There was more in there. {H} shook it. Out came a glove, and a spoon, and half of a pair of scissors for dolls. “That’s all one of each,” said {H}. “I’m not greedy,” said Saci.',
        '“But what do you do with one glove?” “I wear it,” said {A}, and put it on. “With the other hand I whistle.” It had never struck {H} how well a person could manage.'
      ]
    },
    {
      id: 'a-pair',
      A: 'partner',
      paragraphs: [
        'With Saci’s cap you can ask for anything. “Please,” said Saci. “I can’t be the wind without it. My head’s cold.” “You can have it back for the shoe,” said {H}.',
        'Saci put on the cap. “Then my foot’s bare,” said Saci. “And it’s all I have.” {H} looked down. The shoe was a left one, and Saci’s foot was the left. {H}’s own foot was the right. So {A} got into the left shoe and {H} into the right one. Arm in arm they hopped along the passage. Tock, tock, tock, tock. It sounded just like one person walking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} searched deep under the sofa for the other sock.',
      '{names} sneezed at a small whirl of dust by the curtain.',
      { text: '{names} held up a single glove and looked at the hand without one.', needs: ['hands'] },
      { text: '{names} whistled back, but it came out as mostly air.', needs: ['hands'] }
    ],
    way: [
      '{names} spun round once as well, and sat down without meaning to.',
      '{names} blew at the fluff, and it whistled.',
      { text: '{names} looked through the sieve and saw Saci in little squares.', needs: ['hands'] },
      { text: '{names} pointed left and right at once, which was no help.', needs: ['hands'] }
    ],
    turn: [
      '{names} hopped a bit too, on whatever there was.',
      '{names} leaned against the two of them, and everything wobbled.',
      { text: '{names} stood on one leg too, and held on to the door.', needs: ['hands'] },
      { text: '{names} tried tapping with one finger, tock, and a red point nodded.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood side by side at the door, and the red cap hung over them. There were two socks as well, and they were not the same.',
    '{H} washed one foot and then the other. Then {H} hopped into bed, tock, and there was nothing for quite a while.'
  ],
  last: [
    'Far off it whistled, so perhaps it was quite near, and {H} was asleep.',
    'One leg was under the blanket and one on top, and {H} slept.'
  ]
})
