import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const kiwi = wishPlot({
  id: 'wish-kiwi-bird',
  themes: ['kiwi-bird'],
  wishes: ['kiwi', 'kiwis', 'kiwi bird', 'kiwi birds', 'kiwi chick', 'baby kiwi', 'kiwi beak', 'little kiwi'],
  except: [...NOT_WELL, 'fruit', 'fruits', 'smoothie', 'smoothies', 'eat', 'eating', 'rugby', 'accent', 'fly', 'flies', 'flying'],
  answers: ['sleepy', 'night', 'worm', 'worms', 'zealand', 'new', 'beak', 'long', 'little', 'brown', 'egg', 'chick', 'nocturnal', 'who', 'that', 'burrow', 'forest'],
  company: ['kiwi', 'worm', 'beak'],
  about: 'A kiwi has its nose at the end of its beak, so it sneezes whenever it finds a worm, and the worm hears it.',
  titles: ['A Nose in the Ground', 'The Strongest Worm in the Wood', '{H} Sneezes under the Ferns', 'Kee-Wee, High and Low', 'Breakfast in the Dark'],
  want: [
    {
      id: 'breakfast',
      A: 'partner',
      paragraphs: [
        'It grew dark under the ferns, and so the kiwi got up. It was {H}, with a long cardboard roll for a beak. The leaves on the ground were blankets. Somewhere under them lay a worm, and {H} wanted it for breakfast.',
        '{A} was a kiwi too. “You look on that side, and I’ll look on this,” said {A}, and went off round the table. “You can’t look,” said {H}. “We hardly see a thing. You’ve got to smell.”'
      ]
    }
  ],
  way: [
    {
      id: 'sneeze',
      A: 'partner',
      paragraphs: [
        'Tap, tap, went the kiwi along the ground, and then it sniffed. A kiwi’s nose is at the very end of its beak. There was the worm! {H} pushed in the beak and took a deep breath. In came a leaf.',
        '“Hatchoo!” The leaves flew, and the worm was gone. At the next place it was earth, and then fluff. “Hatchoo! Hatchoo!”'
      ]
    },
    {
      id: 'egg',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who’s sitting on our egg?” asked {A}. “You are,” said {H}. With kiwis it’s mostly the father who sits, for nearly three months. The egg was a pillow. It was almost as big as a whole kiwi.',
        '{A} got up on it, and {A}’s feet left the floor. “Whoever laid this?” said {A}. “She’s lying down,” said {H}. “She doesn’t want to talk about it.”'
      ]
    },
    {
      id: 'wings',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where are your wings?” asked {A}. {H} held out two thumbs. “Here. They’re under the feathers somewhere, and they end in a claw.” “And what are they for?” {H} moved {H}’s thumbs up and down, and nothing came of it.',
        '“For waving,” said {H}, “to somebody who’s quite close.” {A} waved back with two more thumbs. From any further off you’d not have known.'
      ]
    },
    {
      id: 'holes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Where a kiwi has been you can see a row of small holes. It has asked the ground the same thing many times. {H} made nine of them in a blanket. They all said no.',
        '{A} came along behind, and put a beak into each one, to see if it was empty. “I’ve looked in there,” said {H}. “You sneezed in there,” said {A}. “That’s not the same.”'
      ]
    },
    {
      id: 'feathers',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Your feathers look like hair,” said {A}, and stroked the kiwi’s woolly back. “They’re loose like that all over,” said the kiwi. “I haven’t got a tail either. People take me for a coconut with legs.”',
        '{A} looked for the place where the kiwi stopped. There was just more round. “You’ve got no back end,” said {A}. “I’ve never needed one,” said the kiwi. “I’m always facing the other way.”'
      ]
    },
    {
      id: 'morepork',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Up in the tree sat a small owl, as you find them in New Zealand. “More pork,” it called. That was its name as well. The owl was {A}, on a chair, with round eyes.',
        '“There isn’t any pork,” said {H}. “There’s worm, and I haven’t got that either.” The owl turned its head to the left, as far as it would go. “More pork,” it said to the people over there.'
      ]
    },
    {
      id: 'kicking',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'This bit of the wood belonged to {H}, and kiwis are strict about that. “Halt,” said {H}, and stamped with one big foot. “Who’s in my ferns?” “I am,” said {A}. “I live with you.”',
        'The kiwi came nearer, and smelled {A}’s knee with the end of its beak. It smelled the sleeve as well. “That’s right,” it said. “You’re the one with the biscuit.” You cannot be too careful in the dark.'
      ]
    },
    {
      id: 'whiskers',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A kiwi has whiskers like a cat, to feel its way with. {H} shut {H}’s eyes, and held ten fingers round the beak, all spread out. Off they went. “A chair,” said {H}. “A slipper. A chair with a slipper on.”',
        'Then the whiskers met something warm. They felt it all over. “It’s got a nose,” said {H}. “But it’s in a funny place.” “It’s in the middle,” said {A}. “That’s where we used to have them.”'
      ]
    },
    {
      id: 'pet-smells',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had a nose as well, and it came along to look for the worm. They smelled one blanket from both ends. In the middle the two noses met, and both of them drew back to think it over.',
        'Neither had found anything. But {H} knew now that there was somebody in this wood who did not sneeze.'
      ]
    },
    {
      id: 'elder-sign',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In New Zealand there’s a road with a yellow sign,” said {S}, “and on it is a kiwi. All the cars have to go slowly there at night.” “Did a kiwi come?” asked {A}.',
        '“Nobody ever sees one,” said {S}. “They only hear somebody sneeze.” {A} thought that this might well have been a cousin.'
      ]
    },
    {
      id: 'child-chick',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m just hatched,” said {S}, “and I’ve got a tummy full of egg.” That’s true of kiwi chicks. They’re so full that they can’t stand up, and they need no supper for a week. {S} lay on the floor, and stroked it.',
        '“Then you don’t want any worm,” said {A}. {S} thought about that for some time. “When’s the week up?” asked {S}.'
      ]
    },
    {
      id: 'baby-hatchoo',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'At the next “Hatchoo” {A} stopped chewing and looked up. Then {A} laughed with {A}’s whole tummy. So the kiwi did it once more, with no leaf in its nose at all.',
        'It had to be done eight times. By the ninth all the worms had gone to live somewhere else. One stayed, for it was deaf.'
      ]
    },
    {
      id: 'sniff-on-top',
      A: 'partner',
      paragraphs: [
        '“Where do you sniff?” called {A} from behind the table. “In the ground,” said {H}. “That’s where the worm is.” “It’s where the earth is too,” said {A}. “And your nose is right down in it. Sniff on top. And then shut it, and poke.”',
        '“And don’t stamp,” said {A}. “A worm feels every step.” {H} looked down at two big feet, and stood on one of them.'
      ]
    }
  ],
  turn: [
    {
      id: 'strong-worm',
      A: 'partner',
      paragraphs: [
        'Now the kiwi went so softly that the leaves did not know of it. It smelled along the top of them. It took a breath, and kept it in, and down went the beak. There was no sneeze. There was something long and soft. “Mm!” said the kiwi.',
        'It pulled, and the worm pulled back. Nobody had ever heard of such a strong worm. {H} pulled it round the table, and was pulled under the chair. Then out came the other end. There was another kiwi on it, and that was {A}.'
      ]
    },
    {
      id: 'high-and-low',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After breakfast the two kiwis called through the wood, so that everybody knew whose ferns these were. One of a pair calls high, and the other calls low. “Kee-wee!” “Kurr.” “Kee-wee!” “Kurr.”',
        'A long way off a door shut, and a tap ran. “They’ve heard us,” said {A}. “That’s the ones by the stream. They always answer with a tap.”'
      ]
    },
    {
      id: 'clean-beak',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You’ve still got some wood in your nose,” said {A}. A kiwi blows that out again. Pff, went {H}. {A} held one hand to the end of the beak, to see what came.',
        'It was warm air, and a very small feather. “Whose is that?” asked {H}. “Yours,” said {A}. “You’ve been breathing yourself.”'
      ]
    },
    {
      id: 'beak-to-beak',
      A: 'partner',
      paragraphs: [
        'Two kiwis who meet say “Kee-wee”. But anyone who opened a beak now would lose the worm. “Mm,” said {H}. “Mm-mm,” said {A}. They came nearer, and the worm got shorter, until one beak touched the other. Then both of them laughed, and it fell down in the middle.',
        'It was the belt of a dressing gown, and there was half for each. “Kee-wee,” said {H}, at last. Behind the ferns it grew light. For kiwis that’s bedtime.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got up too, since it was night.',
      '{names} rustled under the ferns, like something for breakfast.',
      { text: '{names} spread out the leaves, and shook one that had crumbs in it.', needs: ['hands'] },
      { text: '{names} drew the ferns together at the window.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed as well, because of the leaves in the air.',
      '{names} burrowed under a leaf, out of the storm.',
      { text: '{names} picked some fluff off the end of the beak.', needs: ['hands'] },
      { text: '{names} laid the leaves back, each in its place.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved aside, as a worm went by with a kiwi on it.',
      '{names} felt it pass under the chair, first one way and then the other.',
      { text: '{names} steadied the chair, which wanted to come too.', needs: ['hands'] },
      { text: '{names} plucked the worm in the middle, and it hummed like a string.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook out the leaves and folded them, and there were no holes in them at all. {H} hung the worm on its hook.',
    '{H} washed the beak first, and then the rest. In the burrow it was warm and dark, and there was no leaf in anybody’s nose.'
  ],
  last: [
    'Outside it might be day for all that {H} knew, and {H} was asleep, nose down.',
    'A very small pff came from the burrow, and {H} was asleep.'
  ]
})
