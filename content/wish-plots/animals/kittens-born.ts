import { wishPlot } from '../wish-plot.ts'

export const kittensBorn = wishPlot({
  id: 'wish-kittens-born',
  wishes: ['cat had kittens', 'cat kittens', 'kittens born', 'new kittens', 'having kittens', 'newborn kittens', 'new born kittens', 'baby kittens', 'cat babies', 'four kittens', 'five kittens', 'six kittens', 'litter kittens', 'kittens arrived'],
  except: ['died', 'dead', 'lost', 'away', 'dog', 'mittens', 'mitten', 'pirate', 'space', 'witch', 'puppy', 'puppies', 'sick', 'ill', 'stray', 'pet shop', 'shelter', 'tail'],
  answers: ['had', 'our', 'got', 'born', 'today', 'night', 'cat', 'mother', 'mum', 'mummy', 'little', 'tiny', 'baby', 'were'],
  company: ['kitten', 'cat'],
  about: 'A mother cat keeps carrying its five kittens out of the beautiful box, and somebody finds out what is wrong with it by lying down in it.',
  titles: ['Five Socks and a Box', 'The Cat Moves House', '{H} Carries Them by the Scruff', 'One Kitten Too Many', 'Not in the Beautiful Box'],
  want: [
    {
      id: 'beautiful-box',
      A: 'partner',
      paragraphs: [
        '{H} was a cat, and five kittens had been born. They were rolled-up socks, and still blind, as kittens are at first. {A} had made a box for them, with a ribbon, a window and a picture of a mouse.',
        'The cat looked at it from all sides. Then it took the first kitten by the scruff, between two fingers. Off they went behind the armchair, and the cat came back for the second.'
      ]
    }
  ],
  way: [
    {
      id: 'carried-back',
      A: 'partner',
      paragraphs: [
        '“But they’ve got a window here,” said {A}, and brought all five kittens back to the box. The cat waited until {A} had sat down. Then it began all over again. This time they went to the wash basket, one by one.',
        '{A} put a cushion into the box. The cat took the kittens to the boots. {A} put in a blue bow. “Is it the colour?” asked {A}. “Miaow,” said the cat. It was a patient miaow, but it was not a yes.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A mother cat counts with its nose. It went along the row, and sniffed, and began again at the front. “Four,” said {A}. “Five,” said the cat. One of them lay right under the others, where it was warmest.',
        'It was always the same one, the stripy one. Whoever was on top slid down, and whoever was at the bottom stayed there. “How does it breathe?” asked {A}. The cat pulled it out and laid it on top. It was back underneath before the next one had been licked.'
      ]
    },
    {
      id: 'milk',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cat lay on its side, and the kittens had their supper. Each had a place of its own and found it by the smell. They trod with their paws, left, right, left, right. It makes the milk come. {H} did the treading for them with ten fingers.',
        '“The spotty one isn’t having any,” said {A}. It lay there at the back and squeaked. {A} gave it a push with one finger. It slid in between two others, and they squeaked too, and then all was quiet. “That was its place,” said the cat.'
      ]
    },
    {
      id: 'washing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'After the meal the cat had to wash them all. A cat’s tongue is as rough as a doormat. So {H} took the nail brush, dry, and did the ears, the tummy and under the chin. The white one was done twice, since white shows everything.',
        '“It doesn’t like that,” said {A}. “Nobody’s ever liked that,” said {H}. The kitten stuck to the brush and {H} had to pick it off. It came out a good deal woollier.'
      ]
    },
    {
      id: 'purr',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Kittens can’t see yet, and they can’t hear either. But they can feel it when somebody purrs, and then they know where to crawl. {H} purred, and {A} put one hand on the rug and shut both eyes. “I’ve got you,” said {A}. “You’re by the door.”',
        '{H} crept on all fours to the window and purred there. The hand felt about. “You’re under the window,” said {A}, “and you’re by the fridge as well.” But that was only the fridge. They waited for it to finish.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The kittens had to be called something. “Stripe,” said {A}, “and Spot, and Snow.” With the fourth it got harder, for it was brown and had a hole. “Cheese,” said {H}. The fifth was just like the fourth. It had the same hole, too.',
        '“They’re a pair,” said {A}. “Then it’s called Other,” said {H}. They practised until they knew them all. Nobody was ever sure about Cheese and Other. But those two could not hear yet, and did not mind.'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 6,
      paragraphs: [
        'After nine days or so a kitten opens its eyes. {A} sat in front of a stripy one, with a pencil behind one ear. “First they’re all blue,” said {H}, “and they only find out later what they’ll be.” {A} bent down. “Nothing yet.”',
        'Then one of the stripes moved. It opened by the width of a hair, for it was an old sock. “It’s looked at me!” said {A}. “What did I look like?” “Big,” said the cat, “but you had a kind pencil.”'
      ]
    },
    {
      id: 'pet-cat',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The news had gone round. {A} came to have a look, and got as far as the edge of the rug. There the cat made itself quite big and round. That means: as far as there, and not a hair further. {A} sat down at once.',
        'From there {A} looked at the five of them, with a long neck. Until now, things of that size in a row had always been socks. {A} breathed in, and still thought so, and was too polite to take one.'
      ]
    },
    {
      id: 'elder-cat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Our cat had its kittens in my hat,” said {S}. “The hat was new. I’d worn it once.” {A} wanted to know what happened to the hat. “I went without until they’d all grown,” said {S}. “It was a cold spring for the ears.”',
        '“And afterwards, did it fit?” asked {A}. “It fitted better than before,” said {S}. “Only it purred in the wind.” {A} felt all round the hat by the door. There was nothing in it yet.'
      ]
    },
    {
      id: 'child-kitten',
      A: 'child',
      spare: 9,
      paragraphs: [
        'One kitten was bigger than the others, and that was {A}. It could only crawl, and it kept its eyes shut, and it bumped into everything with its head. “Miu,” it said to a chair leg. The cat came and fetched it away.',
        'It was too heavy to lift. So the cat turned it round by the shoulders and pushed from behind. “I weigh as much as a bun,” said the kitten with shut eyes. “As a baker,” said the cat.'
      ]
    },
    {
      id: 'lie-in-it',
      A: 'partner',
      paragraphs: [
        '{A} had run out of ideas, and lay down on the floor, with one cheek in the box. It was light in there, because of the window. “I can see the lamp,” said {A}. “I can see everybody who comes by.”',
        '“And they can see you,” said the cat. “Oh,” said {A}, from the box. With five kittens nobody wants to live in a shop window.'
      ]
    }
  ],
  turn: [
    {
      id: 'its-own',
      A: 'partner',
      paragraphs: [
        'The cat pulled something out of the wash. It was an old jumper that {H} had worn all week. Then it turned the box on its side, with the window to the wall. Now it was dark in there, and smelled of cat. The cat lay down on the jumper and turned round three times.',
        'The cat carried the kittens in, one after the other, and there they stayed. “It’s the same box,” said {A}. “Yes,” said the cat, “but now it’s ours.”'
      ]
    },
    {
      id: 'guard',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What may I do now?” asked {A} after a time. The cat thought. “You can sit there,” it said, “with your back to us, and be in nobody’s way.” {A} sat down, and did it very well.',
        'Now and then one of them squeaked in there. {A} did not turn round. “Is it hungry?” asked {A}. “It’s underneath,” said the cat. There was some rolling about. “Now it’s on top, and it says thank you.” {A}’s back looked pleased.'
      ]
    },
    {
      id: 'sixth',
      A: 'partner',
      paragraphs: [
        'Before it got late, the cat counted with its nose. One, two, three, four, five. Six. The sixth kitten was a bit longer, and when the cat took it by the scruff, it laughed.',
        'There was a foot in that sock, and the rest of {A} was behind the foot. “It looked so warm in there,” said {A}. The cat thought it over. Then it washed the sixth one too, and put it on top.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to visit, and got a look from the cat.',
      '{names} sneezed at the ribbon.',
      { text: '{names} admired the picture of the mouse, in a low voice.', needs: ['hands'] },
      { text: '{names} held the fifth kitten for a second, and gave it straight back.', needs: ['hands'] }
    ],
    way: [
      '{names} moved out of the wash basket’s way.',
      '{names} trailed after the cat, to the basket, to the boots, and back.',
      { text: '{names} picked up a kitten that had come unrolled.', needs: ['hands'] },
      { text: '{names} offered a drawer, quite a good one, and the cat said miaow.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned against the box from outside, to keep off the draught.',
      '{names} turned round three times as well, and lay down on nothing.',
      { text: '{names} tilted the lamp away, since nobody wanted a shop window.', needs: ['hands'] },
      { text: '{names} tucked a sleeve of the jumper round the last kitten.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box stayed as it was, on its side, with its window to the wall. The socks were allowed to stay in it for one night, all five.',
    'In bed {H} turned round three times, and had the old jumper under one cheek. It was dark and warm in there, and nobody looked in.'
  ],
  last: [
    'Something purred, very low, and nobody asked what it was, and {H} was asleep.',
    'In the box not one of the five squeaked any more, and {H} was asleep.'
  ]
})
