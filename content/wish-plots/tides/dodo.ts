import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const dodo = wishPlot({
  id: 'wish-dodo',
  wishes: ['dodo bird', 'dodo', 'dodos', 'dodoes', 'dodo birds', 'dronte', 'dronten', 'dodó'],
  answers: ['bird', 'birds', 'island', 'mauritius', 'extinct', 'last', 'picture', 'painting', 'painter', 'paints', 'portrait', 'museum', 'feet', 'footprints', 'beak', 'big', 'fat', 'round', 'wings', 'little', 'small', 'flightless', 'feathers', 'pigeon', 'nest', 'egg', 'friend', 'friendly', 'funny', 'silly', 'clumsy', 'gentle', 'who', 'that', 'lived', 'lives', 'comes', 'back', 'alive', 'long', 'ago'],
  except: [...NOT_WELL.filter((word) => word !== 'old'), 'afraid', 'scared', 'faire', 'dormir', 'alice', 'hunted', 'hunters'],
  company: ['dodo', 'painter', 'picture', 'beak'],
  partnerPlays: true,
  about: 'A dodo wishes to be painted as it was, and after many painters have given it two left feet, it does a part of the picture itself.',
  titles: ['Two Left Feet', 'Painted From Life', '{H} Stands Still for Once', 'Somebody Who Was There', 'The Dodo on the Wall'],
  want: [
    {
      id: 'for-the-museum',
      A: 'partner',
      paragraphs: [
        'Dodos have not been seen for more than three hundred years, and so {H} was one. A dodo was a bird as high as a table, from an island far out in the sea. It had a hooked beak, which was an oven glove, and wings too small to fly with.',
        '{A} was a painter, and had brown paper as large as a door. “Paint me as I was,” said the dodo. “So far nobody’s got it right.”'
      ]
    }
  ],
  way: [
    {
      id: 'two-left-feet',
      A: 'partner',
      paragraphs: [
        'The painter copied a dodo out of an old book. It was as round as a sofa, and had two left feet. “So that’s how you go,” said {A}. The dodo put a cushion under its jumper and a left slipper on each foot.',
        'Both feet wished to go round to the right. The dodo went round the lamp three times, and sat down on the cushion. “It’s well drawn,” it said, “but it doesn’t get you to the door.”'
      ]
    },
    {
      id: 'stones',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A dodo had no teeth, and swallowed a stone instead. Down in its stomach the stone did the grinding. {H} kept a potato for it under the jumper. “Does it rattle?” asked {A}. The dodo walked up and down. “Only on the stairs.”',
        '“I’d like to have it in the picture,” said {A}, “but it’s on the inside.” They thought about it. Then {A} painted the dodo with a thoughtful face, as you have with a stone in you.'
      ]
    },
    {
      id: 'wings',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Spread your wings,” said the painter. “I have,” said the dodo. {A} came nearer, and looked along its sides. There were two feather dusters, each no longer than a bread roll. “What do you do with those?”',
        '“I hold them out when I run,” said the dodo, “so as not to fall over in bends.” It took the bend at the table, with both out. It did not fall. “They’re quite large enough for that,” said {A}, and wrote down the size.'
      ]
    },
    {
      id: 'what-it-said',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What did a dodo say?” asked {A}, with the brush in the air. Nobody knows that. The sailors who heard it wrote down the weather. {H} tried “Quack”, but that belonged to somebody. “Moo” was gone as well.',
        'Every good noise had an owner. In the end the dodo shut its beak, with a clap like an oven glove. “It could have been that,” said {A}, and painted the beak half open.'
      ]
    },
    {
      id: 'cousin',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you any family?” asked the painter. The dodo nodded towards the window. “They sit on the gutter,” it said. A dodo was a kind of pigeon, and the small ones are its cousins. They looked out. There was one, and it walked with its head going back and forth.',
        'The dodo did it too, past the sofa, in the same time. “I see it now,” said {A}. “It’s in the neck.” “They got the wings,” said the dodo. “I got the nose.”'
      ]
    },
    {
      id: 'sailor',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was a sailor, just off a ship, and told the painter what a dodo looked like. “It’s bigger than a goose, with a tail like a spring onion.” “It’s more like a feather,” said the dodo, beside them. “It has a grey hood, and the face of a bishop.”',
        'The dodo pulled the tea towel further over its head. “And it never interrupts,” said {A}. After that the dodo let them finish. They got as far as the knees, and the sailor had to go back to the ship.'
      ]
    },
    {
      id: 'one-egg',
      A: 'other',
      spare: 8,
      paragraphs: [
        'On the floor the dodo had a nest of grass, and that was a green scarf. One egg lay in it, for a dodo laid only the one. “Would you mind it for me?” asked the dodo. “I’m being painted.” {A} sat down on it, with great care.',
        '“What’s it like?” called {H}, from over there. “It’s like an orange,” said {A}. “I shouldn’t wonder,” said the dodo. It was painted for a quarter of an hour, and came back. By then the nest smelled of peel.'
      ]
    },
    {
      id: 'frame',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came from the museum, to measure the wall. “Where’s it to hang?” asked the dodo. “Between the mammoth and the fire bucket,” said {A}. The dodo wished to know if they were quiet.',
        '“The bucket is,” said {A}, and held a tape along the dodo, from the tail to the beak. It never came out right, for the dodo followed the tape to see where it went. “It’s alive,” {A} wrote on the form.'
      ]
    },
    {
      id: 'best-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Which is your best side?” asked {A}. The dodo had never seen more than a third of itself. They fetched the tray from the kitchen, and it looked in that. A long, grey, dented bird looked out.',
        '“That’s just how they do it in the books,” said the dodo, rather surprised. {A} looked in next. “Me too,” said {A}, and stroked a long, grey, dented chin. They turned the tray round, and agreed that it was the tray.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to have a look at the dodo. No animal on the island had ever hurt it, so the dodo knew no reason to step back. {A} knew none either. They stood there with their noses together.',
        'That would have made a picture. But the painter was just looking for the brush, and it had rolled under {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was drawn once, on a pier,” said {S}. “It took four minutes, and I had to pay for it. He gave me a chin like a shovel.” “Did you say anything?” asked the dodo. “I said, thank you very much.”',
        '“And then?” “Then I kept it for fifty years,” said {S}, and felt below the mouth. “I’ve grown quite like it.” {A} looked at the dodo in the old book, and patted the cushion.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'What a young dodo looked like nobody ever drew at all. So {S} could look as {S} liked. {S} put on a shower cap, one glove, and a bath sponge for a tail.',
        '“Is that right?” asked {S}. The big dodo walked round the small one, to remember. “It’s as right as anybody’s,” said {A}. “I think I was yellower.” They found a yellow sock, and put it where it showed.'
      ]
    },
    {
      id: 'too-near',
      A: 'partner',
      paragraphs: [
        '{A} read what it said under the picture. “This painter never saw you,” said {A}. “It’s copied from somebody who’d copied it. Stand over there, and I’ll do you from life.”',
        'But on its island a dodo had nobody to be shy of. It saw the painter, and came to say hello. {A} went back a step, and the dodo came after. “I can only see an eye,” said {A}. “That’s mine,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'footprints',
      A: 'partner',
      paragraphs: [
        '{A} turned the paper over on the floor, and went to fetch more white. The dodo had taken off its slippers by now, and came along for company. It came through the saucer of paint, and over the paper to the other end.',
        '“Oh,” said {H}, and looked back. There they were, white on brown: a left one, a right one, a left one, a right one. “Don’t touch it,” said {A}. “That’s you. It’s the first dodo that was done by somebody who was there.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} came across the paper too, on hands and knees. There was a good deal of paint left, and {A} had more to print with than a dodo. It went once along the edge.',
        'That bird was quite unknown. It had five toes in front, and must have been in a hurry.'
      ]
    },
    {
      id: 'off-the-edge',
      A: 'partner',
      paragraphs: [
        '{A} wrote beneath it: “Dodo. Two feet, one of each.” The prints went all across the picture, and off it on the right. “Where’s it going?” asked {A}.',
        'The dodo yawned behind the oven glove. “That’s the way I always went at night,” it said. It went on from there, a little more slowly, and the painter came along with the lamp.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood for the sea around the island.',
      '{names} ran a little way, like a bird that can’t fly.',
      { text: '{names} looked up “dodo”, quite near the beginning.', needs: ['hands'] },
      { text: '{names} stirred the white until it was smooth.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the dodo round the lamp.',
      '{names} got into the picture, at the back.',
      { text: '{names} hunted for a right slipper.', needs: ['hands'] },
      { text: '{names} held the old book open at the round one.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked beside the footprints, and not on them.',
      '{names} sniffed at the last print, and followed it.',
      { text: '{names} weighed down the corners with four potatoes.', needs: ['hands'] },
      { text: '{names} hung a cloth over the paints.', needs: ['hands'] }
    ]
  },
  bed: [
    'The paper was left to dry, and the beak went back on its hook beside the stove.',
    '{H} washed one left foot and one right. Then {H} went to bed on them, and it was quite straight.'
  ],
  last: [
    'The footprints came as far as the bed, and there they stopped, for {H} was asleep.',
    'One left foot and one right looked out at the end of the blanket, and {H} was asleep.'
  ]
})
