import { wishPlot } from '../wish-plot.ts'

export const ghost = wishPlot({
  id: 'wish-ghost',
  wishes: ['ghost', 'ghosts', 'friendly ghost', 'little ghost', 'nice ghost', 'baby ghost', 'ghost story', 'haunted house'],
  answers: ['friendly', 'little', 'nice', 'baby', 'house', 'haunted', 'sheet', 'boo', 'kind', 'funny', 'small'],
  except: ['train', 'afraid', 'scared', 'halloween', 'busters', 'pirate', 'ship', 'lonely', 'shy', 'school', 'playground', 'nobody', 'friends', 'dares', 'lost', 'wants', 'couldn’t', 'can’t', 'loo', 'toilet', 'bathroom', 'lavatory', 'potty', 'restroom', 'washroom', 'dunny', 'sink'],
  about: 'A ghost in a sheet cannot frighten anybody, because everybody knows who it is, until the sheet is left on the chair.',
  titles: ['The Ghost Says Nothing', 'Those Are Your Socks', '{H} Under the Sheet', 'A Cup of Tea with a Ghost', 'Boo, Said Nobody'],
  want: [
    {
      id: 'boo',
      A: 'partner',
      paragraphs: [
        '{H} was a ghost, and had a sheet on, right down to the floor. The ghost came in without a sound and wanted to give somebody a fright. It only had to be a small one.',
        '{A} sat at the table with a cup of tea. “Boo,” said the ghost. “Mind the step,” said {A}. “Would you like some toast?” The ghost went out again, and bumped into the door.'
      ]
    }
  ],
  way: [
    {
      id: 'socks',
      A: 'partner',
      paragraphs: [
        '“How did you know that it was me?” asked {H}, from behind the door. “By the socks,” said {A}. So the ghost took off its socks and came again. “Boo!” “Your feet’ll get cold,” said {A}.',
        'Then the ghost came on its knees. Now it had no feet at all, and it was smaller than {H} had ever been. “Ooooh,” it said. “There you are,” said {A}, and moved a chair out of the way for it.'
      ]
    },
    {
      id: 'holes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The ghost could not see where it was going. A ghost has two holes for that, but this was a good sheet. {A} drew two eyes on it in chalk. They looked very much surprised.',
        'From inside it was as white as before. “Can you see now?” asked {A}. “No,” said the ghost. “But you look as if you could,” said {A}, “and that’s half of it.”'
      ]
    },
    {
      id: 'chain',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Ghosts rattle,” said {H}. They looked for a chain. There were only the keys, and the spoons that hang together. The ghost shook them, and it was a fine rattle. {A} got up at once and went to the front door.',
        'Nobody was there. “I thought somebody had come home,” said {A}, and sat down again. The ghost stood behind the curtain, with a spoon in each hand, and was nearly satisfied. Not every ghost is taken for the postman.'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’m going through the wall now,” said the ghost. It went up to it and pushed. The wall stayed where it was. The ghost tried it with one shoulder, and then politely, from the side.',
        '“There’s a door just beside it,” said {A}. “That’s for people,” said the ghost. In the end it said that it had been through, and had come back.'
      ]
    },
    {
      id: 'long-oooh',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They worked on the voice. “Oooh,” said {H}. “That’s a cow,” said {A}. “Oooh.” “That’s somebody who’s seen a cake.” {A} showed how it ought to go. It was thin, and it came from nowhere.',
        'All the hairs stood up on {H}’s arms, under the sheet. “Like that,” said {A}. “Don’t do it again,” said the ghost. “I only wanted to know.”'
      ]
    },
    {
      id: 'cold',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When a ghost comes in, it gets cold,” said {A}. “That’s how you can tell.” So the ghost opened the fridge and stood in front of it for a while. Then it came over and breathed on {A}’s neck.',
        '“You’ve been at the cheese,” said {A}. “What sort?” asked the ghost. {A} thought about it, and it was the right sort. It was no good. The ghost could not even breathe without being known.'
      ]
    },
    {
      id: 'another-one',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The ghost went and looked for somebody else. {A} was just folding the washing, and a sheet was missing. “There it is,” said {A}. “Boo,” said the sheet. “Lift your arms,” said {A}, and folded it once, with the ghost inside.',
        'It took some time until they were both out of it again. The ghost had been a rather neat parcel.'
      ]
    },
    {
      id: 'elder-stairs',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one at home,” said {S}. “It walked about every night at ten, over our heads. Creak, creak, and then a bump.” “Were you afraid of it?” asked {A}.',
        '“It was my grandfather,” said {S}. “He was looking for his glasses. The bump was when he sat on them.” After that they always went to sleep very well, once they had heard the bump.'
      ]
    },
    {
      id: 'small-ghost',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had a pillowcase on, and was a ghost too. “I can’t find the way out,” said the pillowcase. “Say boo,” said {A}. “Boo,” said the pillowcase, “where’s the way out?”',
        '{A} lifted up one corner. {S} looked out, with hair in all directions. “Did you get a fright?” asked {S}. {A} had, a bit, because of {A}’s hair.'
      ]
    },
    {
      id: 'pet-not-fooled',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'The ghost said boo to {A} too. {A} sniffed at the hem of the sheet, once round, and found nothing new. Then {A} lay down on it.',
        'Now the ghost was tied up. It had to stand there until {A} had finished. That is how they used to do it in the old castles, for all anybody knows.'
      ]
    },
    {
      id: 'you-in-there',
      A: 'partner',
      paragraphs: [
        '“Why aren’t you frightened?” asked the ghost. {A} put down the cup. “Because it’s you,” said {A}. “I know how you walk, and how you breathe. You could put on three sheets, and it would still be you in there.” “So it would have to be somebody else in there,” said {H}. “Or nobody,” said {A}, and went to make more tea. The ghost stayed behind with the chair.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-chair',
      A: 'partner',
      paragraphs: [
        'When {A} came back, the ghost was sitting on the chair. “So you’ll have tea after all,” said {A}. The ghost said nothing. {A} poured it out a cup. “Sugar?” The ghost said nothing. “You’re not cross, are you?” asked {A}. It sat there, all white, and a cushion was its head. It had no socks, and no feet, and it did not breathe.'
      ]
    },
    {
      id: 'goes-on-talking',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It was a very good oooh,” said {A}. “I ought to have told you.” The ghost did not move. {A} pushed the biscuits across to it. They lay there, and nobody took one. That was when {A} first put down the spoon.',
        'There were six biscuits in that tin. They had never lain so long in front of {H} before.'
      ]
    },
    {
      id: 'leaning',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Slowly the ghost leaned over to one side. It was the cushion, which was round. It looked as if it wanted to see what was under the table. {A} looked too. There was nothing under there but crumbs.',
        '“What is it?” whispered {A}. The ghost leaned a little further.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} listened. You could hear the clock, and the tap. You could hear somebody breathing, quite softly, who was trying not to. But it did not come from the chair. It came from further back, and from lower down.',
        '“I think there are two of us,” said {A} to the ghost, “and one’s not you.”'
      ]
    },
    {
      id: 'poke',
      A: 'partner',
      paragraphs: [
        '“Say something,” said {A}, and put out one finger, and poked. The ghost folded up in the middle and was flat. There was nobody in it! “Aah!” cried {A}, and sat on the floor. And {H} came out from behind the curtain and could not stop laughing. “It wasn’t me!” said {H}. “That’s what was so awful about it,” said {A}.',
        'It had been a small fright, just right. Then {H} got in under the sheet again, with both feet in socks. “Boo,” said the ghost. {A} felt the sheet all over, the head and the tummy. “Thank goodness,” said {A}. “It’s you.” And the ghost took a biscuit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in under the hem of the sheet and out again.',
      '{names} gave the ghost a friendly bump in the sheet and went back to resting.',
      { text: '{names} held the door open for the ghost, so that it would not bump again.', needs: ['hands'] },
      { text: '{names} moved the teapot aside, since ghosts do not see well.', needs: ['hands'] }
    ],
    way: [
      '{names} found the ghost’s socks and kept guard over one of the two.',
      '{names} lay down on the end of the sheet, so the ghost got longer.',
      { text: '{names} gasped to be kind, a moment too early.', needs: ['hands'] },
      { text: '{names} wished the ghost a pleasant evening and passed the milk.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave the ghost’s elbow a nudge, and it took no notice.',
      '{names} kept as quiet as the ghost, and behind it the curtain shook a little.',
      { text: '{names} offered the ghost the biscuit plate, and took it back rather fast.', needs: ['hands'] },
      { text: '{names} laughed into a sleeve and made it sound like a cough.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet went back to where it belonged. It was flat, and nobody was in it.',
    'When {H} had washed, {H} lay down, and the sheet came up as far as {H}’s chin. At the bottom two socks stuck out, and anybody could have said whose they were.'
  ],
  last: [
    'There was somebody in the sheet, warm right through, and it was {H}, asleep.',
    'The ghost said nothing, and this time it breathed, for it was {H}, asleep.'
  ]
})
