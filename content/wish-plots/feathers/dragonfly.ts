import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const dragonfly = wishPlot({
  id: 'wish-dragonfly',
  wishes: ['dragonfly', 'dragonflies', 'dragon fly', 'dragon flies', 'dragonflys', 'damselfly', 'damselflies', 'libelle', 'libélula', 'libellule'],
  answers: ['pond', 'lake', 'river', 'stream', 'water', 'wings', 'eyes', 'big', 'blue', 'green', 'red', 'shiny', 'flies', 'flying', 'fly', 'fast', 'backwards', 'hovers', 'hovering', 'summer', 'surprise', 'surprised', 'boo', 'jump', 'reed', 'reeds', 'who', 'that', 'little', 'friend', 'sees', 'everything', 'never', 'creep', 'insect'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'afraid', 'scared', 'mosquito', 'mosquitoes', 'can', 'could', 'baby'],
  company: ['dragonfly', 'damselfly', 'pond', 'reed'],
  partnerPlays: true,
  about: 'A dragonfly sees all round and has never been surprised, until it lands on a reed that is a damselfly.',
  titles: ['Boo, Said the Reed', 'It Never Saw It Coming', '{H} Sees Behind', 'The Thin One and the Thick One', 'Whatever Keeps Still'],
  want: [
    {
      id: 'never-surprised',
      A: 'partner',
      paragraphs: [
        '{H} was a dragonfly, and flew over the pond, a blue blanket. For eyes it had two tea strainers. A dragonfly’s eyes see in front, above, below, and nearly all the way behind. Nothing had ever surprised it.',
        '“I’d like somebody to say boo,” it said, “without my seeing it come.” {A} was a damselfly, the thin sort, with wings that shut. “I’ll do that for you,” said {A}. “It’s quite easy.”'
      ]
    }
  ],
  way: [
    {
      id: 'from-every-side',
      A: 'partner',
      paragraphs: [
        'The damselfly came from behind, on tiptoe. “Good evening,” said the dragonfly, and did not turn round. {A} came from the right, under a cushion. “There’s a cushion with feet,” said {H}. {A} let down a sock from above.',
        'The dragonfly flew backwards a little, as it can, and the sock dropped past its nose. “Boo,” said {A}. “Thank you,” said the dragonfly. “I saw that when it was still in the drawer.”'
      ]
    },
    {
      id: 'thirty-thousand-windows',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s it like, with eyes like that?” asked {A}. A dragonfly’s eye has up to thirty thousand tiny windows. Each of them sees a little bit. {A} looked through the hole in a biscuit. “I see a lamp,” said {A}.',
        '“I’ve got that one too,” said the dragonfly, “in the top row. Below that there’s you, and your biscuit. Behind me there’s the door.” Crunch, it went. “Now there’s only you,” said {H}.'
      ]
    },
    {
      id: 'years-under-water',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Were you always so quick?” asked {A}. “No,” said the dragonfly. “I lived in the pond first, for two years, in the mud.” It crept under the blanket to show how that had been. The blanket had a lump, and the lump had a long lip that shot out to catch things.',
        '{A} held a raisin near the edge. A hand shot out, and there was no more raisin. “You were quick at that end already,” said {A}.'
      ]
    },
    {
      id: 'the-coat-on-the-stalk',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'One day the creature from the mud climbs up a stalk. Its skin splits along the back, and a dragonfly comes out. {H} had got halfway out of a jumper. “How long does it take?” asked {A}. “An hour or two,” said a voice from the sleeve. “You can’t hurry it.”',
        'The empty jumper hung on a chair, holding on with both arms. “Doesn’t it want to come along?” asked {A}. “It’s only holding my place,” said the dragonfly.'
      ]
    },
    {
      id: 'legs-are-a-basket',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Shall we walk a bit?” asked {A}. “I can’t,” said the dragonfly. It has six legs, and they’re all in front, like a basket. They’re for catching, and for hanging on. But hardly one step comes of it. {H} tried to walk, with both elbows on the rug.',
        'The damselfly waited, three reeds further on. “Don’t let me keep you,” said the dragonfly. It took off instead, and was there before {A} could put a foot down.'
      ]
    },
    {
      id: 'four-wings-four-ways',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A dragonfly has four wings, and each does as it likes. So it can go up, down, sideways and back, and stand still in the air. “Up,” called {A}. {H} stood on tiptoe, with two tea towels and two sleeves. “Left! Back! Stop!”',
        'The dragonfly stopped, on one leg, with everything spread. “And now all of them at once,” said {A}. “That’s how you sit down,” said the dragonfly, and did.'
      ]
    },
    {
      id: 'as-wide-as-a-pigeon',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“We used to be bigger,” said the dragonfly. Long before the dinosaurs there was something very like it, with wings as wide as a pigeon’s. {A} laid two rulers on the rug, end to end, and a rubber after them. “About like that.”',
        '“Then I’d have been as thick as a pencil,” said the damselfly. It thought of it with some pleasure. “And the midges?” “I never heard that they complained,” said the dragonfly.'
      ]
    },
    {
      id: 'how-to-tell',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“People mix us up,” said {A}. It’s not hard, though. A dragonfly at rest holds its wings out flat, and can’t do otherwise. Most damselflies fold theirs along the back. {A} folded up in the doorway, and went through. {H} followed, with both arms out.',
        '“It’s a narrow house,” said the dragonfly, and was stuck in the door. {A} turned it a bit, like a tray. Sideways it fitted, and then it had to be turned back.'
      ]
    },
    {
      id: 'no-needle',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Somebody asked me if you sting,” said {A}. “With what?” asked the dragonfly. It looked behind, without turning its head. There was only a long thin tail. In the old days people said it was a darning needle, and could sew your mouth shut.',
        '{A} held out a sock with a hole. The dragonfly flew round it twice and thought hard. “I’ve never learned,” it said. “I expect that I’d sew in my own foot.”'
      ]
    },
    {
      id: 'rain-on-the-pond',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A cloud came over the pond. It was {A}’s pillow. A dragonfly flies only while it’s warm. As soon as the sun’s gone, it sits down where it is. {H} sat down on the spot, which was on a slipper. The pillow moved on, and {H} flew off.',
        'The pillow came back. “You’re doing that on purpose,” said the dragonfly, on the slipper. “I’m weather,” said {A}. “I do nothing on purpose.”'
      ]
    },
    {
      id: 'pet-at-the-pond',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Something came to the pond to drink, and found out that it was wool. The dragonfly saw it from in front, and then from behind, where it had another end. It was {A}.',
        '“I saw you come,” it said. {A} had not tried to hide. {A} turned round on the water, three times, and lay down on most of it. After that the dragonfly had a smaller pond, with a warm hill.'
      ]
    },
    {
      id: 'elder-back-of-the-head',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My teacher had eyes in the back of her head,” said {S}. “She told us so herself.” “Like mine?” asked the dragonfly. “We looked for them all year, in her bun,” said {S}. “There were only pins.”',
        '“But she always knew,” said {S}. “It was years before it came to me. There was a picture of a ship behind us, with glass on it.” {A} looked round for a ship, without turning {A}’s head.'
      ]
    },
    {
      id: 'child-creeps-up',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had another plan. “Boo,” said {S}, from right in front. “I can see you,” said the dragonfly. “I know,” said {S}. “Boo.” {A} thought about that. There was nothing wrong with it as a boo.',
        '“It’s just that it has to come as a surprise,” said {A}. “It does,” said {S}. “You thought that I’d stopped. Boo.”'
      ]
    },
    {
      id: 'baby-peekaboo',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was much better off. A cloth went up in front of {A}’s face, and came down again. There was the dragonfly, quite new. {A} had not expected it at all.',
        'They did it six times, and it was a surprise every time. The dragonfly hovered by the cloth, and envied {A} a little.'
      ]
    },
    {
      id: 'what-keeps-still',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the bank, to think. “How do you do it?” “Things move,” said the dragonfly. “If a midge lifts one foot, on the far side of the pond, I see it.” “And what if it doesn’t move?” asked {A}.',
        '“Then it’s a reed,” said {H}. “I don’t look at those. I only sit on them.” The damselfly said nothing more. It shut its wings along its back, and was as thin as a straw.'
      ]
    }
  ],
  turn: [
    {
      id: 'boo-said-the-reed',
      A: 'partner',
      paragraphs: [
        'The dragonfly flew up and down the pond, and waited. Nobody came from the left, nobody came from above. In the end all four wings were tired. {H} looked about for somewhere to sit, in the last of the sun.',
        'On the bank stood a reed, a good straight one. The dragonfly settled on it, with its chin on the top. “Boo,” said the reed. The dragonfly went backwards, upwards and sideways, all at once. It had sat down on the damselfly.'
      ]
    },
    {
      id: 'hanging-up-for-the-night',
      A: 'partner',
      paragraphs: [
        '“Once more!” said {H}, when it had come down. {A} stood as still as before. But now the dragonfly knew that reed. “It only works one time,” said {A}. “It was a very good time, though,” said the dragonfly.',
        'For the night it hung itself up there, with all its wings out, for they don’t fold. It hasn’t any eyelids, either. “How do you sleep, then?” whispered {A}. “I stop looking,” said the dragonfly. The damselfly leaned a little, as reeds do in the night.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the pond, and did not come unseen.',
      '{names} lay in the water, up to the chin.',
      { text: '{names} polished both tea strainers with a sleeve.', needs: ['hands'] },
      { text: '{names} hemmed the pond with cushions.', needs: ['hands'] }
    ],
    way: [
      '{names} crept up as well, and got a good evening.',
      '{names} moved one foot, and the dragonfly nodded.',
      { text: '{names} held the sock, for a second try.', needs: ['hands'] },
      { text: '{names} put a finger to the lips, and that was seen too.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood about on the bank, and never stirred.',
      '{names} passed for reeds too, in that light.',
      { text: '{names} clapped once, for the boo.', needs: ['hands'] },
      { text: '{names} spread the wings out, so that none was creased.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pond was shaken out and folded. The dragonfly’s eyes went back to the kitchen, and from then on tea ran through them.',
    '{H} washed, and flew to bed by way of the lamp, forwards for once. There the four wings were spread on the blanket, two and two.'
  ],
  last: [
    'The dragonfly had two lids tonight, and let them down, and {H} was asleep.',
    'Not a reed moved round the pond, and {H} had stopped looking, and was asleep.'
  ]
})
