import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const raven = wishPlot({
  id: 'wish-raven',
  wishes: ['raven', 'ravens', 'tower of london raven', 'kolkrabe', 'corvo imperial'],
  answers: ['cheese', 'hides', 'hiding', 'hide', 'hid', 'hidden', 'clever', 'cunning', 'black', 'big', 'talks', 'talking', 'talk', 'tower', 'london', 'castle', 'beak', 'steals', 'steal', 'stole', 'thief', 'cheeky', 'tricks', 'trick', 'secret', 'treasure', 'food', 'who', 'that', 'friend', 'little', 'wise', 'old', 'two'],
  except: [...NOT_WELL, 'afraid', 'scared', 'odin', 'thor', 'viking', 'vikings', 'fox', 'witch', 'titans', 'ark'],
  company: ['raven', 'cheese', 'cushion'],
  partnerPlays: true,
  about: 'A raven wants to hide its cheese from another raven who watches, and finds the one place where that one will never look.',
  titles: ['Where Nobody Looks', 'Three Times Nothing', '{H} and the Other Raven', 'Under the Tongue', 'Cheese for Tomorrow'],
  want: [
    {
      id: 'for-tomorrow',
      A: 'partner',
      paragraphs: [
        '{H} was a raven, in a coat as black as the inside of a boot. It had a piece of cheese in paper. A raven never eats up everything. It hides some for tomorrow, where nobody else can find it.',
        '{A} was a raven too, and sat on a stool. “Don’t look,” said {H}. “I’m admiring the ceiling,” said {A}, with one eye. It’s hard to tell with a raven where the other eye is looking.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-rug',
      A: 'partner',
      paragraphs: [
        'The raven pushed its cheese under the edge of the rug, and laid a napkin on top. Then it took a walk. When {H} came back, there was a nibble out of the cheese.',
        '“It must have been a draught,” said {A}. “A draught doesn’t nibble,” said the raven. “You’d be surprised,” said the other raven, and wiped its beak.'
      ]
    },
    {
      id: 'sounds-like-a-telephone',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A raven can copy whatever it hears. It can do a dog, and a car that won’t start. “Ring-ring,” went {H}, round the corner. {A} hopped off the stool to answer. There was nobody at the other end, as there was no telephone.',
        '{A} thought, and came back. “Miaow,” said the other raven, from behind the door. {H} ran to let it in. They both stood in the doorway for a moment, and were very interested in the weather.'
      ]
    },
    {
      id: 'sliding',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Ravens slide down snowy roofs, on their backs, with their feet in the air. At the bottom they walk up and do it again. Nobody has found out what it’s for. {H} lay down on a sloping cushion, and let go.',
        '“What’s it for?” asked {A}. The raven lay on the rug and considered it. “I’ll have to do it again,” it said. {A} came along, to see. After six times they still had no idea.'
      ]
    },
    {
      id: 'upside-down',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I can fly on my back,” said {A}. Ravens can, for a few wingbeats. They turn over in the air, just so, and then back again. {A} lay across the stool, and beat both wings. “Everything’s hanging from the ground up here,” said {A}.',
        'The raven with the cheese put its head between its knees, and looked as well. The lamp stood up, and the rug was a ceiling. “You’ve dropped something,” it said. It was {A}’s slipper, and it had gone up.'
      ]
    },
    {
      id: 'not-just-black',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You’re black all over,” said {A}. “Only from there,” said the raven. “Come into the light.” By the lamp the coat was a little blue, and in the folds a little purple. It’s the same with the feathers.',
        '“And your tongue?” {H} showed it, and then they were both in front of the mirror. They looked for anything black about their tongues. There was only a trace of chocolate, and {A} would not say from where.'
      ]
    },
    {
      id: 'at-the-tower',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I’ve a cousin at the Tower of London,” said {A}. “There have to be six ravens there, always. Somebody in uniform looks after them, and gives them biscuits.” “What do they do for it?” asked {H}. “They’re there,” said {A}.',
        'The raven stood up straight on the rug, and was there. {A} brought it half a biscuit, in uniform. That was a colander. “Carry on,” said {A}.'
      ]
    },
    {
      id: 'a-tail-to-pull',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Where there are wolves, there are ravens, and sometimes a raven pulls one by the tail. {A} lay on the floor and was a wolf. The tail was a scarf. {H} came up from behind, on tiptoe. It gave a tug, and hopped back.',
        '“Who was that?” growled the wolf. “The other end,” said the raven. The wolf turned round to look, and so its tail was somewhere else. They did that till they were both giddy.'
      ]
    },
    {
      id: 'stick-in-the-air',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Ravens take a stick up into the air, and let it fall, and catch it before it’s down. {H} had a pencil for that. It climbed on the rug’s highest fold. “Now,” said the raven, and let go. The pencil was down first.',
        '“You have to fly faster than it falls,” said {A}. They used a feather from the cushion after that. It gave them all the time they needed, and then some more.'
      ]
    },
    {
      id: 'trousers-and-a-beard',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Stand as if you were important,” said {A}. A raven fluffs up its beard for that, which is under its chin. It fluffs up its trousers, too. {H} stuffed a scarf under the chin, and a cushion in each leg.',
        'It walked past the stool with large steps, and rolled a little from side to side. “Very important,” said {A}. “But you can’t get through the door.” “Important ravens have it opened wider,” said {H}.'
      ]
    },
    {
      id: 'never-forgets-a-face',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A raven never forgets a face. If you’ve once taken its supper, it still knows you years later. {H} looked closely at {A}: the nose, both ears, and the place where the crumb was. “So that I’ll know,” said the raven.',
        '{A} put on a hat. “And now?” “You’re the one with the crumb,” said {H}. {A} wiped it away, and took off the hat. “Good evening,” said the raven. “We’ve met.”'
      ]
    },
    {
      id: 'pet-finds-the-paper',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} needed no eyes to find cheese. {A} had a nose, and that led from the rug to the curtain, and on to the raven.',
        '“I was never here,” said the raven, and walked round the table. {A} walked too, close behind. Wherever something was hidden tonight, everybody could see by {A} where it wasn’t any longer.'
      ]
    },
    {
      id: 'elder-key',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once hid a key so well that I’ve still got it somewhere,” said {S}. “Where have you looked?” asked {A}. “In all the clever places. They were the first ones I thought of.” {S} felt in both pockets, from habit.',
        '“And what did it open?” said the raven. {S} considered. “A little box,” said {S}, “with the spare key in.”'
      ]
    },
    {
      id: 'child-third-raven',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a young raven, and had a button to hide. “Not where I can see it,” said {A}, and turned away. {S} shut both eyes, too, and put the button down in the middle of the rug. “Now nobody saw,” said {S}.',
        'They both turned round. There it lay. “It’s gone,” said {A}, kindly. {S} was so pleased that {S} hid it there again.'
      ]
    },
    {
      id: 'baby-gives-it-back',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Ravens sit still when a stranger comes by. {A} came by, on all fours, and stopped before the black coat. In {A}’s fist was a rusk, with the best part gone.',
        'It was held up to the beak. The raven said thank you, and took a very small bite of air. Then {A} hid the rusk up one sleeve, as if all babies were ravens.'
      ]
    },
    {
      id: 'three-times-nothing',
      A: 'partner',
      paragraphs: [
        'A raven that’s watched only pretends. {H} hid nothing under the rug, and nothing in a boot, and nothing behind the curtain. It patted each of them down. {A} looked in all three, up to the elbow. “There’s nothing there!” said {A}. “Oh?” said {H}.',
        'It did not sound quite right. “Say good evening,” said {A}. “Oo eeing,” said the raven. A raven has a pocket under its tongue. “It’s in your pocket,” said {A}. “The paper’s showing.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-cushion-for-the-guest',
      A: 'partner',
      paragraphs: [
        '“What’s the weather like?” asked {A}, for sooner or later the raven would have to speak. “Mm,” said {H}. It fetched a cushion, because a stool is hard. It settled {A} on that, with a pat at the back. “That’s kind,” said {A}.',
        '“It’s mild for the time of year,” said the raven, quite clearly. So the pocket was empty now, and the cheese was somewhere else. {A} looked at the rug, the boot and the curtain, all from the stool.'
      ]
    },
    {
      id: 'sitting-on-it',
      A: 'partner',
      paragraphs: [
        'Outside it got as dark as a raven. “I give up,” said {A}. “I’ll sit here all night, and see where you go in the morning.” “I was hoping that you would,” said {H}. “You’re keeping it warm.”',
        'It was quiet for a bit. {A} felt about under the cushion, and there was paper. “I’ve been sitting on it,” said {A}. “That’s the one place where I never looked.” “We’ll get up together,” said the raven, and moved close to {A}. “Cheese breaks in two quite well.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the ceiling too, out of politeness.',
      '{names} happened to pass, just where the cheese lay.',
      { text: '{names} covered both eyes, and left a gap.', needs: ['hands'] },
      { text: '{names} pinned the raven’s coat together at the neck.', needs: ['hands'] }
    ],
    way: [
      '{names} searched in the same three places, a little later.',
      '{names} walked about near the curtain, with no cheese.',
      { text: '{names} hid nothing as well, and patted it down.', needs: ['hands'] },
      { text: '{names} shook out the boot, and it was a boot.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled beside the stool, and felt quite safe there.',
      '{names} looked everywhere except down.',
      { text: '{names} plumped up the cushion, at the edges only.', needs: ['hands'] },
      { text: '{names} folded two napkins for the morning.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cheese was put in the fridge, by two ravens, who both kept a wing on it. The coat hung on its hook, and was black again.',
    '{H} washed, and hid both feet at the bottom of the bed, and patted them down. Everybody knew where they were.'
  ],
  last: [
    'There was something for tomorrow, and both ravens knew where, and {H} was asleep.',
    'Only a bit of dark was left under the blanket, well patted down, and {H} was asleep.'
  ]
})
