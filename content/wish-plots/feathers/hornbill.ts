import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const hornbill = wishPlot({
  id: 'wish-hornbill',
  wishes: ['hornbill', 'hornbills', 'great hornbill', 'rhinoceros hornbill', 'ground hornbill', 'calao', 'calaos', 'nashornvogel'],
  answers: ['nest', 'nests', 'tree', 'hole', 'wall', 'mud', 'fig', 'figs', 'fruit', 'beak', 'big', 'long', 'rainforest', 'jungle', 'feather', 'feathers', 'pillow', 'egg', 'eggs', 'mother', 'father', 'bird', 'rhinoceros', 'great', 'inside', 'hiding', 'who', 'that', 'little', 'funny', 'friend', 'sleepy', 'lives', 'eats'],
  except: [...NOT_WELL, 'afraid', 'scared', 'lion'],
  company: ['hornbill', 'tree', 'fig', 'pillow'],
  partnerPlays: true,
  about: 'A hornbill has walled itself into its tree and left its pillow outside, and the slit lets in nothing thicker than a fig.',
  titles: ['The Pillow Stayed Outside', 'A Slit for Figs', '{H} Lives Behind the Wall', 'Out of Its Coat', 'As Wide as a Beak'],
  want: [
    {
      id: 'walled-in',
      A: 'partner',
      paragraphs: [
        '{H} was a hornbill, with a beak like a banana, and half a banana on top of that. The tree was the place behind the sofa. Before a hornbill lays its egg, it walls up the front door from inside. {H} did it with cushions, and left a slit as wide as a beak.',
        '“Figs,” called {A}, who was the other hornbill. The figs were raisins, and went in one at a time. “And now my pillow, please,” said the hornbill in the tree. “I’ve left it out there.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-corner',
      A: 'partner',
      paragraphs: [
        '{A} held the pillow to the slit, and pushed. Behind the wall {H} pulled. In came one corner, and the rest did not follow. “We’ll make the door wider,” said {A}.',
        'The hornbill took one cushion away. At once there was a draught, and a big face. It was {A}’s. “If you can look in, so can a snake,” said the hornbill. It put the cushion back.'
      ]
    },
    {
      id: 'fetching-mud',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Hornbills build their wall of mud. “There’s a draught by my left wing,” said the tree. {A} went to the river for mud, and came back with a brown jumper. It was stuffed in from both sides. A sleeve hung out.',
        '“It sets as hard as a brick,” said {A}, and knocked on it. The jumper did not sound like much. “It has to dry first,” said the hornbill. “Don’t lean on it before Friday.”'
      ]
    },
    {
      id: 'wings-like-a-train',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} wanted to bring a fig as a surprise. But a hornbill’s wings are loud. Each beat is a whoosh, like a steam train, and you can hear it from far off. {A} came once round the table. “Whoosh. Whoosh. Whoosh.”',
        '“That’s you, by the fridge,” said the tree. “I’m not here,” said {A}, and flew more softly. “Now you’re by the lamp. And you’ve got a fig.” {A} held it up and looked at it. It had not made a sound.'
      ]
    },
    {
      id: 'the-upper-floor',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What’s the top part for?” asked {A}, and tapped the hornbill’s beak, where it stuck out of the tree. “Tock,” said the upper floor. It’s nearly all air in there. That’s why a hornbill can hold its head up.',
        '“I could keep things in it,” said {H}. “What sort of things?” They thought about it, one on each side of the wall. “Nothing heavy,” said the hornbill. “I might keep a tune.”'
      ]
    },
    {
      id: 'short-tongue',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A hornbill has a very long beak and a very short tongue. The tongue can’t get at the fig, out there at the tip. So it throws its head back, and the fig flies in. {H} did that behind the sofa. “Hup,” said the tree.',
        'A raisin came over the top and landed on {A}. “That was too high,” said {A}, and posted it again. “Hup.” It was quiet for a moment. “It’s in,” said the hornbill. “It’s in my sleeve.”'
      ]
    },
    {
      id: 'eyelashes',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} put one eye to the slit. From the other side came another eye. “You’ve got lashes,” said {A}. Hardly any other bird has lashes. A hornbill’s are long and black, and every one is a tiny feather.',
        'The eye in the tree blinked, twice, to show how that’s done. There was a little wind. {A} blinked back. They went on so, until {A} had to sneeze. It was quite dusty, at the door.'
      ]
    },
    {
      id: 'nose-in-the-slit',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'By the tree there were crumbs of fig, and {A} saw to them. Then {A} found the slit. It smelled of more. As much of {A} went in as there was room for, and that was very little.',
        'The hornbill looked at what had come through its wall. It was not a snake. It passed out a bit of apple. Whatever it was drew back, and stayed to guard the tree.'
      ]
    },
    {
      id: 'elder-letter-box',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Our letter box was no wider than that,” said {S}, and looked at the slit. “The baker once posted us a cake.” “Through there?” asked {A} in the tree. “In slices,” said {S}. “He stood outside the whole time and cut.”',
        '{S} took half a biscuit, and posted it to the hornbill. The other half followed. In the tree it was put together again, and then it was eaten from the crack outwards.'
      ]
    },
    {
      id: 'child-egg',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the egg, and had been walled in too. “It’s dark,” said {S}, rather pleased. “What am I going to be?” “A hornbill,” said {A}. “Your beak will be small and soft. The upper floor comes later. They build it on.”',
        '{S} felt above {S}’s nose. So far there was nothing. “I’ll wait in here until it’s done,” said {S}. A fig came in by the slit, and the egg ate it.'
      ]
    },
    {
      id: 'spring-cleaning',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Mind your head,” said the tree, and a slipper flew out. A hornbill keeps a tidy tree. Whatever isn’t wanted is thrown out at the slit, pips and all. {A} stood below, and got a peg, and a spoon. “Is this rubbish?” asked {A}.',
        '“It was in the way of the egg,” said the hornbill. A rubber duck came next. It squeaked in the slit, for it was a tight fit. {A} put up an umbrella, and went on waiting.'
      ]
    },
    {
      id: 'snake-in-the-passage',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something long and green came along the floor. It was a scarf, with {A} at the other end. “Is anybody at home?” asked the snake, and felt its way up the wall. “Only a beak,” said the hornbill, and put it in the slit like a cork.',
        'The snake tried above it, and the snake tried below. “It’s a very long beak,” it said. “It’s got a floor on top, too,” said the tree. So the snake lay down on the mat, and was a scarf for a while.'
      ]
    },
    {
      id: 'thin-things-only',
      A: 'partner',
      paragraphs: [
        '{A} sat down by the tree, and looked at the pillow from the side. “A fig’s small, so it goes in,” said {A}. “And a pillowcase is thin. It’s only what’s inside that’s thick.”',
        '{A} pulled off the pillowcase, and posted it through the slit like a letter. “Thank you,” said the hornbill. “It’s a bit flat.”'
      ]
    }
  ],
  turn: [
    {
      id: 'losing-feathers',
      A: 'partner',
      paragraphs: [
        '“I’m coming off,” said the hornbill presently. {A} sprang up. “It’s only my big feathers,” said the tree. “They drop out in here, and new ones grow.” The feathers were socks, and lay round {H} in a heap.',
        'The hornbill looked at the heap, and then at the pillowcase. It put in one feather, and then the next. “What’s rustling in there?” asked {A}. “I’m stuffing a pillow,” said the hornbill, “with me.”'
      ]
    },
    {
      id: 'how-many-figs',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Where do you keep the figs, while you fly?” asked the tree. “In my neck,” said {A}. A hornbill can carry dozens down there. It brings them up one by one, and they’re as good as new.',
        '{A} had tucked a whole row of raisins under {A}’s collar. The first seven came up nicely. “The eighth has gone further down,” said {A}, and wriggled. It was delivered much later, out of a trouser leg.'
      ]
    },
    {
      id: 'a-very-round-pillow',
      A: 'partner',
      paragraphs: [
        'When the last sock was in, the pillow was rounder than the old one. It could never have come in by that door. “And how do you come out?” asked {A}. “I’ll peck the wall down,” said the hornbill, “when there’s somebody here who wants to fly.”',
        'Outside lay the old pillow, without its case. {A} stretched out on that, close to the slit. After a while the tip of a beak came through the wall, with a fig. “One for you,” said the hornbill. “You’ve been carrying them all day.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept watch in front of the tree.',
      '{names} circled the sofa once, with a whoosh.',
      { text: '{names} patted the wall smooth with both palms.', needs: ['hands'] },
      { text: '{names} picked the roundest figs out of the packet.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the pillow from behind, and it bent.',
      '{names} peered in at the slit, and saw a beak.',
      { text: '{names} measured the slit with two fingers, and then the pillow with two arms.', needs: ['hands'] },
      { text: '{names} tugged the other three corners straight.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the tree, where it rustled.',
      '{names} settled down along the foot of the wall.',
      { text: '{names} posted in one more sock, a green one.', needs: ['hands'] },
      { text: '{names} spread a blanket for the hornbill that slept outside.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wall came down from the inside, one cushion after the other. The feathers went back into the drawer, and most of them were pairs.',
    '{H} washed the beak, and the upper floor as well. Then the pillow was put into its case again, and it came to bed in one piece.'
  ],
  last: [
    'The beak lay sideways on the pillow, as it must with a hornbill, and {H} was asleep.',
    'Nothing more came in at the slit, not even a draught, and {H} was asleep.'
  ]
})
