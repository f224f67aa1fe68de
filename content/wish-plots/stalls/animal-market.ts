import { wishPlot } from '../wish-plot.ts'

export const animalMarket = wishPlot({
  id: 'wish-animal-market',
  wishes: ['animal market', 'animals market', 'animal market stall', 'animal market stalls', 'animals market stalls', 'animal stall', 'animal stalls', 'animals stall', 'animals stalls', 'animals selling', 'animals sell', 'animals sellers', 'animal sellers', 'animal stallholders', 'animals night market', 'animal night market', 'animals shopkeepers', 'animal shopkeepers', 'animals bazaar', 'animal bazaar'],
  except: ['cattle', 'livestock', 'horse', 'meat', 'butcher', 'slaughter', 'crossing', 'zoo', 'pet', 'pets', 'puppy', 'kitten', 'christmas', 'cuddly', 'stuffed', 'plush', 'soft', 'robot', 'robots', 'afraid', 'scared', 'lost', 'sick', 'ill', 'hurt', 'dead', 'died', 'stolen', 'stole', 'cage', 'cages', 'supermarket'],
  answers: ['market', 'markets', 'stall', 'stalls', 'sell', 'sells', 'sold', 'selling', 'sellers', 'seller', 'shopkeepers', 'stallholders', 'run', 'runs', 'running', 'by', 'where', 'all', 'are', 'at', 'the', 'only', 'night', 'evening', 'things', 'own', 'their', 'everything', 'keep', 'buy', 'change', 'money', 'coin', 'wool', 'sheep', 'squirrel', 'snake', 'crab', 'forest', 'funny', 'busy', 'talking', 'wild'],
  company: ['market', 'spider', 'mole', 'bee', 'hen', 'owl', 'starling', 'hedgehog', 'sheep', 'squirrel', 'kangaroo', 'frog', 'snake', 'stag', 'crab', 'crabs', 'slipper', 'slippers', 'coin'],
  about: 'At a market where the animals sell, nobody can give change for the hero’s big coin, until it is seen that all that is for sale has come off by itself, and the hero’s slippers are too small.',
  titles: ['The Animal Market', 'A Sheep Has No Pockets', '{H} Gets the Right Change', 'Last Year’s Feet', 'A Handful Is One'],
  want: [
    {
      id: 'cold-feet',
      A: 'partner',
      paragraphs: [
        '{H} had cold feet. {H}’s slippers had been too small since the spring. So {H} took a big coin to the animal market on the rug. Each animal had a towel for a stall, and {A} played them all in turn.',
        'First came a sheep in a white blanket, and sold wool. “A handful’s one,” said the sheep. The coin was a ten, and the sheep had no pockets. “If I’ve got change, it’s in the wool,” it said, and shook itself. Out came a bus ticket.'
      ]
    }
  ],
  way: [
    {
      id: 'no-change',
      A: 'partner',
      paragraphs: [
        '{H} tried the other stalls. “I’ve got heaps of change,” said the squirrel. “I buried it.” {A} dug behind every cushion, and found last October’s nut.',
        'The kangaroo had a pocket, but a child was asleep in it. “I only had the one change,” said the frog, “and I’ve used it. I was a tadpole.” So {H} still had cold feet, and a ten.'
      ]
    },
    {
      id: 'snake-stall',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The snake sold a snake. It was an empty one. “I came out at the front,” said the snake, “and that stayed behind.” {H} looked in. It was all in one piece and inside out. There was even a little round window for each eye.',
        '“Why’s it inside out?” asked {H}. {A} pulled off one sock, quickly, from the top. “That’s why,” said {A}. The sock lay there with its seams showing, and the snake priced it at two.'
      ]
    },
    {
      id: 'spider-stall',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The spider sold thread, and made it while you waited. {A} pulled it out from behind, for that’s where a spider keeps it, and it was string. “How long would you like it?” asked the spider. {H} wanted as much as from here to the door.',
        'That came to eleven, and {H} had only a ten. “Then I’ll have it back,” said the spider, and ate it all up. It does that with its web too, when the web’s no good any more. “It’ll be thread again tomorrow,” said {A}.'
      ]
    },
    {
      id: 'mole-stall',
      A: 'other',
      spare: 3,
      paragraphs: [
        'One towel had nobody behind it. Then it rose up in the middle. “Earth!” called a voice from below. “Fresh up!” {A} was the mole, and sold heaps. “I’ve got to put it somewhere,” said the mole, “or I couldn’t get through.”',
        'A big pink hand came out beside the heap and felt for the coin. There’s not much to see down there, so a mole does everything by touch. “That’s a ten,” it said at once. “I can’t change that. But I could give you four more heaps, and a worm.”'
      ]
    },
    {
      id: 'bee-stall',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The bee didn’t sell flowers. It sold the way to them. When {H} asked for clover, {A} danced it. {A} ran straight on for a bit, and waggled, and came round in a loop to the beginning. Then {A} did it again.',
        '“That’s left of the lamp, and not far,” said the bee. “The longer I waggle, the further it is.” {H} wanted to know the way to some wool. The bee thought about it, and pointed its behind at the sheep. It was one waggle.'
      ]
    },
    {
      id: 'hen-stall',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The hen shouted more than anybody at the market. “I’ve laid one!” it shouted. “All by myself! An egg!” It was a ping-pong ball. “How much is it?” asked {H}. The hen couldn’t hear, because it was shouting.',
        'When it was out of breath, it sat down on the egg and was very quiet. “Now I can’t sell it,” it said. “It’s just getting warm.” So {H} felt underneath with one cold foot. “Not that!” said the hen.'
      ]
    },
    {
      id: 'owl-stall',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Nobody had heard the owl come. Its feathers have a soft fringe, so that its wings make no noise. It just stood there behind a towel, and {A} looked out of it with two round eyes. On the towel lay small grey parcels, all ready wrapped.',
        '“What’s in there?” asked {H}. “What I can’t digest,” said the owl. “I cough it up in the morning. It’s mostly fur.” {H} said, no thank you, very politely. “They’re good and dry,” said the owl.'
      ]
    },
    {
      id: 'sloth-stall',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The sloth was just serving. It had been doing so since Tuesday. The customer was a teddy, who could wait. {A} let one arm down from the sofa, and opened three long fingers. It took from the clock’s one tick to quite another.',
        '“I’m next,” said {H}. “There’s no rush,” said the sloth. It sold moss. The moss grows on the sloth itself, and makes it nice and green. “Do you pick it off?” asked {H}. “I’m thinking of starting,” said the sloth.'
      ]
    },
    {
      id: 'starling-stall',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Wool!” called somebody on the left. {H} ran there, but it was the starling. “Earth!” it called. “Eggs! I’ve laid one!” A starling can do all the others, and a door as well. It sold what it had heard.',
        '“Do you have a cry that’s yours?” asked {H}. {A} whistled, and squeaked like the cupboard, and rang like a phone. {H} went to answer it. “That one I got from number six,” said the starling. “It’s very good. They always get up.”'
      ]
    },
    {
      id: 'elder-hedgehog',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the hedgehog, and had been at the market for many years. “I sell pins,” said {S}. “I’ve got five thousand or so. When one drops out, another grows there.” {A} asked if business was good.',
        '“They’re sharp enough,” said {S}. “But the queue’s never close behind me. And when I hear a loud voice, I roll up, and then I’m shut.” {A} asked for a pin in a whisper. It was a knitting needle. “That’s off the back,” said {S}. “The ones in front are smaller.”'
      ]
    },
    {
      id: 'child-penguin',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a penguin and sold pebbles. Penguins build with them. {A} had the next stall, and sold pebbles too. When {A} looked round for customers, {S} waddled over and took one. So {A} took one from {S}, behind {S}’s back.',
        'They both worked hard, and nobody bought anything. In the evening they counted. There were still six walnuts on each towel. “I’ve sold all of mine,” said {S}, “and these are yours.”'
      ]
    },
    {
      id: 'pet-stall',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'One stall belonged to {A}. There was nothing for sale on it but {A}. {H} asked what it cost, to be polite. {A} looked past {H}, at somebody with more money.',
        'A big crowd stopped there all the same. The sheep came, and the squirrel, and all of them wanted only to look. “You could sell that,” said {H}, “one look each.” But {A} was giving it away.'
      ]
    },
    {
      id: 'baby-stall',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had a stall with one wooden spoon, and held it out to everybody. {H} took it and said thank you. At once {A} wanted it again. {H} gave it to {A}, and {A} held it out to {H}.',
        'That’s how it went for nine spoons, and it was always the same one. “Here you get everything as change,” said {H}.'
      ]
    },
    {
      id: 'came-off',
      A: 'partner',
      paragraphs: [
        '{A} looked along the stalls. There was the wool. There was a snake’s old skin, and a stag’s antlers. “It’s all come off,” said {A}. “The antlers dropped in March. The skin got too small. They sell what they’ve grown out of.”',
        '{H} looked down. Both heels hung out at the back. {H} let go with the toes, and the slippers came off by themselves. Now the market had one more stall. “Last year’s feet!” called {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-row',
      A: 'partner',
      paragraphs: [
        'Most animals had hooves, and walked on. Then came three hermit crabs, the biggest in front. They were clothes pegs. A hermit crab lives in an empty shell, and moves when it grows. The biggest lived in a mug. It felt inside a slipper and moved in.',
        '“You’ll get your change,” said the crab. The mug was free now, and into it moved the second, out of an egg cup. Into the egg cup moved the third, out of a thimble. So {H} was given the thimble, and it was exactly one.'
      ]
    },
    {
      id: 'for-guests',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The other slipper was still on {H}’s stall. The first crab put out its eyes on their stalks and looked across. “Is that one free?” asked {A}, in a crab’s voice. “What do you want with two?” asked {H}. “That’s for guests,” said the crab.',
        '{H} pushed it up beside the first. They stood side by side, with the doors the same way. “You’ve got nice neighbours,” said {H}. “It’s empty,” said the crab. “That’s what’s nice.”'
      ]
    },
    {
      id: 'crab-at-home',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} knocked at the slipper with one finger. The crab drew everything in, and shut the door with its big claw. It does that even when it’s only the post. “How do you like it?” asked {H}.',
        '“It’s soft,” said the crab, “and there’s fluff. In the mug I always slid down to the handle.” It had hung up a picture already. That was the label, with the size on it. “I’ll grow into that,” said the crab.'
      ]
    },
    {
      id: 'two-arms',
      A: 'partner',
      paragraphs: [
        '{H} took the thimble to the sheep. “That’s right,” said the sheep. “A handful’s one.” But a sheep has no hands. “Help yourself,” it said. {H}’s hand had a whole arm on it, and took the blanket.',
        'There stood {A}, shorn and a good deal thinner. {H} wrapped the wool round both feet. “It’ll grow again by next year,” said the sheep. “So will I,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on a towel, and so had a stall.',
      '{names} looked at everything in the market, and bought nothing.',
      { text: '{names} laid out one more towel, with the price facing outwards.', needs: ['hands'] },
      { text: '{names} combed the sheep, and found a second bus ticket.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at three stalls, and liked the second.',
      '{names} stood in a queue, and then turned out to be the front of it.',
      { text: '{names} turned out all pockets, and had two buttons and a crumb.', needs: ['hands'] },
      { text: '{names} held up the antlers, to see how heavy they are for a head.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still until the crabs had moved.',
      '{names} tried one side of the wool, where there was room.',
      { text: '{names} helped the middle crab over the edge of the mug.', needs: ['hands'] },
      { text: '{names} tucked the wool in round one cold heel.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the stalls were folded up, and the market was a rug again. The big crab stayed in its slipper, for it had only just moved.',
    '{H}’s feet were washed, and went back into the wool. The coin lay on the windowsill and was still a ten.'
  ],
  last: [
    'In the slipper a crab stretched out all its legs for the first time, and {H} was asleep.',
    'Down in the wool two feet were growing, too slowly to be felt, and {H} was asleep.'
  ]
})
