import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const wombat = wishPlot({
  id: 'wish-wombat',
  wishes: ['wombat', 'wombats', 'wombatt', 'wombat joey'],
  answers: ['burrow', 'hole', 'digging', 'digs', 'dig', 'cube', 'cubes', 'square', 'poo', 'poop', 'bottom', 'bum', 'joey', 'pouch', 'baby', 'australia', 'night', 'carrot', 'carrots', 'grass', 'cute', 'sleepy', 'who', 'that'],
  except: [...NOT_WELL, 'stew', 'combat', 'koala', 'koalas'],
  company: ['wombat', 'burrow', 'joey'],
  about: 'A wombat shuts its burrow with its bottom and cannot see who knocks, until the joey in its pouch looks out for it.',
  titles: ['The Door Was a Bottom', 'Who’s There, Said the Wombat', '{H} Turns the Joey Round', 'Four Cubes on the Doorstep', 'The Joey Answers the Door'],
  want: [
    {
      id: 'the-door',
      A: 'partner',
      paragraphs: [
        '{H} was a wombat, and had crept head first into its burrow, under a blanket between two chairs. In there was a bowl of carrots, and {H} wanted to eat them in peace. A wombat’s bottom is as hard as a board. It filled the entrance, and so the burrow was shut.',
        'In a bag on {H}’s tummy sat the joey, which was a toy rabbit. On the doorstep lay four bricks. A wombat’s poo comes in cubes, so it doesn’t roll off, and everybody knows who lives there.'
      ]
    }
  ],
  way: [
    {
      id: 'cubes',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} came along the path, and read the bricks. “One, two, three, four,” said {A}. “A wombat was here tonight, and it’s had grass.” Nobody else in the world does it with corners.',
        '“Is it polite to look at those?” asked the bottom. “It’s your name plate,” said {A}. “It’s meant to be looked at.” And {A} put them in a row, with the edges straight, and dusted the last one.'
      ]
    },
    {
      id: 'dig-on',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Inside, the wombat went on digging. It does that lying on its side, with its front paws, and the earth comes out behind. A slipper came out. Then came a newspaper and a ball. “Is there much more?” asked {A}, who was outside.',
        '“It’ll be thirty metres when it’s done,” came the answer. “I’m at the first.” Out came the other slipper. {A} sat down on it.'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'You could hear it chew. A wombat has teeth that never stop growing, so it has to wear them down on something. “What’s that crunching?” asked {A}. “It’s only the door,” said {H}, with both cheeks full.',
        '“Doors creak,” said {A}. “This one crunches.” There was a swallow, and then a small creak, done with the mouth. It was not a bad one, for a wombat.'
      ]
    },
    {
      id: 'who-is-it',
      A: 'partner',
      paragraphs: [
        'Somebody knocked on the bottom. “Who’s there?” asked {H}. “Me,” said {A}. “It’s raining out here.” “You could be a dingo,” said {H}. “I’d have to see you first.” So {H} turned round. When {H}’s eyes were at the door at last, the door was at the back, among the carrots.',
        'At once {A} was in up to the elbows. “Out!” said {H}. “But you’ve seen me now,” said {A}. “Only from close up,” said {H}, and turned round again, and shut it. {A} had half a carrot, though.'
      ]
    },
    {
      id: 'try-mirror',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Next the wombat tried to look out below, between its own knees. It saw a bit of rug and two feet, and all of it upside down. “Are those yours?” it asked. “Which ones?” “The ones on the ceiling,” said {H}.',
        '{A} lifted one of them. “That’s my left,” said {A}. From in there it was the right. “Then you’re somebody else,” said the wombat, and came up again with a red face.'
      ]
    },
    {
      id: 'knock-back',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} leaned on the door. The door leaned back. A wombat can push with that end so that a dingo thinks better of it. They leaned for some time, back to back, and nobody moved so much as a finger.',
        '“It’s quite comfortable,” said {A}. “Yes,” said {H}. They had meant it as a fight. Both of them got rather warm, and {A} nearly nodded off.'
      ]
    },
    {
      id: 'fast',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Is it true that you’re slow?” asked {A}. “I can run as fast as a bicycle,” said the door. “I just don’t like to.” A wombat has short legs, but there are four of them, and it means it.',
        '“Show me,” said {A}. There was a silence. “And who’d keep the door shut?” asked {H}. You had to admit that it was a clever wombat.'
      ]
    },
    {
      id: 'night-grass',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What do wombats do all night?” asked {A}. “They eat grass, and walk about, and think of something,” said the bottom. “And when it gets hot they’re at home, where it’s cool.”',
        '“What do they think of?” It took a while, in there. “Grass,” said {H}. {A} lay down outside and thought of it too. It was a restful thing to think of.'
      ]
    },
    {
      id: 'lodger',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“There was a wallaby at my burrow once, in a bad summer, and a lizard,” said {H}. “Did you let them in?” asked {A}. “They didn’t ask. A burrow’s long, and I was busy at the other end.”',
        'Then it noticed what it had said. “That was another burrow,” said the wombat quickly. The rain outside was made with ten fingers, and got a bit heavier.'
      ]
    },
    {
      id: 'elder-bottom',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} had a good look at the door. “I know that half,” said {S}. “I sat on one end of the bench with it for years, at the bus stop.” “You can’t know me from there,” said {A}, from inside.',
        '“I’d know you from anywhere,” said {S}, and gave the door a pat. The door thought that over. It was nice to be known on both sides.'
      ]
    },
    {
      id: 'child-second-burrow',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was a wombat too, and dug next door, under a towel. Only {S} had gone in with the bottom first. The face was in the doorway, and it looked out at everybody.',
        '“You’re open,” said {A}. “No,” said {S}, and shut {S}’s eyes, and pulled in {S}’s chin. It was the same thing, with a nose on it.'
      ]
    },
    {
      id: 'pet-dingo',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Something sniffed at the entrance, and that was {A}. “Is it a dingo?” asked the wombat. Nobody answered, and that was just how a dingo would do it. {H} made the bottom as hard as could be.',
        '{A} sniffed along it from the left to the right. Then {A} sat down in front, with its own back against it. Now the burrow was shut from both sides.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'partner',
      paragraphs: [
        '“Your eyes are at the wrong end,” said {A} outside. “I know,” said {H}. “But the joey’s aren’t!” said {A}. “A wombat’s pouch opens to the back, so that no earth gets in when it digs. A joey sees who comes.” {H} felt for the bag. It was on the wrong way round.'
      ]
    }
  ],
  turn: [
    {
      id: 'joey-looks',
      A: 'partner',
      paragraphs: [
        '{H} turned the bag round. Now the joey looked out of the back, under the door. “Who’s there?” asked {H}. “A wombat,” said the joey, in a very small voice, which {H} made. “It’s wet on top. It’s got half a carrot, and it’s holding it out to us.”',
        'A dingo would never do that. So the door moved over, first its left half and then its right one. There was just room for one more.'
      ]
    },
    {
      id: 'what-joey-sees',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They asked the joey what else there was out there. “The moon,” it said. “A chair. Somebody’s left a light on.” It had been looking out of that bag for months, and nobody had ever asked it.',
        '“And is it nice?” asked {A}. “It’s always going away from me,” said the joey. “But it’s nice.”'
      ]
    },
    {
      id: 'carrots-shared',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They lay side by side on their elbows, with their noses in the bowl. There were two carrots for each of them, and a very thin one for the joey. It chewed slowly.',
        '“Do you hear that?” asked {H}. It crunched on the left and on the right, like two people walking on gravel. “That’s the sound of nobody at the door,” said {A}.'
      ]
    },
    {
      id: 'two-bottoms',
      A: 'partner',
      paragraphs: [
        '{A} crept in. Now the burrow had two bottoms, side by side, and not a drop got through. They ate the carrots, and the half one as well. “What’s out there now?” asked {A}. “Four cubes,” said the joey, “and no dingo.” Then it drew in its ears, and was off duty.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed up against the door, and it was hard.',
      '{names} sat out in the rain, which was the rug.',
      { text: '{names} counted the bricks, and knew who lived there.', needs: ['hands'] },
      { text: '{names} held umbrellas over the doorstep.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed at the door too, and it pushed back.',
      '{names} got the end of a carrot, through a gap.',
      { text: '{names} knocked too, and the door wriggled.', needs: ['hands'] },
      { text: '{names} wiped the mud from one of the cubes.', needs: ['hands'] }
    ],
    turn: [
      '{names} went past the door, face first, for the joey.',
      '{names} crept in close under the wall, out of the drops.',
      { text: '{names} waved at the joey, as no dingo would.', needs: ['hands'] },
      { text: '{names} pulled the blanket down, where it let in the rain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The four cubes went back to the other bricks. {H} folded up the burrow, and the joey came along.',
    'When {H} had washed, {H} crept into bed head first, and then had to turn round after all. The joey lay behind, and looked out at the back.'
  ],
  last: [
    'There was nobody at the door, neither at the front nor at the back, and {H} was asleep.',
    'The joey saw that it was dark, and said so to nobody, for {H} was sleeping.'
  ]
})
