import { wishPlot } from '../wish-plot.ts'

export const dragonHoardsSocks = wishPlot({
  id: 'wish-dragon-allergic-to-gold',
  wishes: ['dragon allergic gold', 'dragon allergy gold', 'dragon allergies gold', 'dragon alergic gold', 'dragon gold sneeze', 'dragon gold sneezes', 'dragon gold sneezing', 'dragon gold sneezed', 'dragon gold itch', 'dragon gold itches', 'dragon gold itchy', 'dragon gold rash', 'dragon gold spots', 'dragon hates gold', 'dragon hated gold', 'dragon hoards socks', 'dragon hoard socks', 'dragon hoarding socks', 'dragon hoard odd', 'dragon collects socks', 'dragon collecting socks', 'dragon odd socks', 'dragon sock treasure', 'dragon treasure socks', 'dragon steals socks', 'dragon stole sock', 'dragon hoard else', 'dragon hoards else', 'dragon hoard instead gold', 'dragon hoard different', 'dragon strange hoard', 'dragon funny hoard', 'dragons allergic gold', 'dragon can’t touch gold', 'dragon cannot touch gold'],
  nothingElse: true,
  answers: ['dragon', 'dragons', 'allergic', 'alergic', 'allergy', 'allergies', 'gold', 'sneeze', 'sneezes', 'sneezing', 'sneezed', 'itch', 'itches', 'itchy', 'rash', 'spots', 'hates', 'hated', 'hoard', 'hoards', 'hoarding', 'sock', 'socks', 'odd', 'collects', 'collecting', 'treasure', 'steals', 'stole', 'else', 'instead', 'no', 'not', 'different', 'strange', 'funny', 'can’t', 'cannot', 'touch', 'who', 'is', 'to', 'and', 'so', 'has', 'have', 'of', 'a', 'the', 'something', 'makes', 'it', 'that', 'little', 'poor', 'friendly', 'but', 'because', 'only', 'other', 'keeps', 'washing', 'basket', 'red', 'missing'],
  except: ['egg', 'school', 'party', 'birthday', 'castle', 'princess', 'knight', 'king', 'unicorn', 'mermaid', 'dinosaur', 'peanut', 'peanuts', 'nuts', 'milk', 'medal', 'olympics', 'fish', 'goldfish', 'hospital', 'doctor', 'died', 'dead', 'scared', 'afraid', 'boat', 'dance', 'fruit', 'books', 'bubbles'],
  moods: ['lost', 'losing', 'question'],
  isTale: true,
  company: ['dragon', 'basket', 'sock', 'socks', 'heap', 'hoard', 'button', 'drawer', 'washing', 'gold', 'mitten', 'duck', 'tail', 'nose', 'cave', 'floor', 'spoon', 'crown'],
  about: 'A dragon who is allergic to gold lies on a hoard of odd socks and will swap for nothing, until it turns out that a treasure is whatever there is only one of.',
  titles: ['Nothing to Sneeze At', 'One of Each', '{H} and the Hoard in the Basket', 'Bless You, Dragon', 'Where the Other Sock Was'],
  want: [
    {
      id: 'in-the-basket',
      A: 'partner',
      paragraphs: [
        '{H} felt in the washing basket for a red sock, and something in there sneezed. It was a dragon. It lay on a heap of socks, with red spots on its nose. “Is there gold in this room?” it asked. “I’m allergic to it.”',
        '{A} shut a gold button away in a drawer, and the dragon breathed out. On top of the heap lay {H}’s red sock. {H} had the other one on already, and wanted both. “That’s my hoard,” said the dragon.'
      ]
    }
  ],
  way: [
    {
      id: 'two-for-one',
      A: 'partner',
      paragraphs: [
        '“I’ll swap with you,” said {H}, and brought a silver spoon. “There are five more of those in the kitchen,” said the dragon, and gave it back.',
        'Then {H} brought the best pair of all, quite new and blue. “Two socks for one,” said {H}. The dragon sniffed at the left one and at the right one, and pushed them both away. It laid its chin on the red sock.'
      ]
    },
    {
      id: 'a-nose-makes-a-mistake',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does gold do to you?” asked {H}. “First it’s the nose,” said the dragon. “Then it’s the spots. My mother once gave me a crown. I sneezed it right through the roof of the cave.” “That’s a mistake,” said {A}. “The gold’s done nothing. But the nose takes it for an enemy, and tries to throw it out.”',
        'The dragon squinted down at its nose. “It never said that it was a mistake,” said the dragon. “It was always so sure.”'
      ]
    },
    {
      id: 'only-yellow',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How gold does a thing have to be?” asked {H}. The dragon did not know. It had seen a banana on the shelf, and had screwed up its nose and waited. Nothing came. “It’s only yellow,” it said. With a lemon it was the same.',
        'Beside the lemon lay a chocolate coin in gold paper. The dragon breathed in for a terrible sneeze. “Wait,” said {A}, and read what was in it. “It’s foil. There’s no gold in it at all.” The dragon breathed out again, and ate the coin.'
      ]
    },
    {
      id: 'the-grey-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Don’t knights come and fight you for your hoard?” asked {A}. “One came,” said the dragon. “He’d heard the word hoard, and hadn’t asked any more. He stood there for a long time, with a finger in his beard. Then he sat down and pulled off a boot.”',
        'It nosed a grey sock out of the heap. “He said I might as well have that, as he’d lost the other in a bog.” {H} held it. It was thick, and it clanked a little.'
      ]
    },
    {
      id: 'cold-and-warm',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Is it nice to lie on?” asked {A}. The dragon moved over, and {A} put one hand into the hoard. It was as warm as bread in there. “My uncle sleeps on coins,” said the dragon. “Metal lets the warm run out of you. Wool has got air in it, and keeps it in.”',
        '“Doesn’t he freeze?” asked {H}. “All night,” said the dragon. “But he’s very rich, so he can’t say so.”'
      ]
    },
    {
      id: 'what-each-is-called',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The dragon knew them all by name. “This is Stripe,” it said, “and this is Stripe the Wrong Way. That’s the Hole.” The Hole had very little sock round it, and was one of the best. {H} put three fingers through, and wriggled them. “It was smaller when I got it,” said the dragon. “It’s grown.”',
        '“And this?” asked {A}, and held up a long green one. “That’s Neck,” said the dragon, and put it on.'
      ]
    },
    {
      id: 'how-to-take-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When do you fetch them?” asked {A}. “On washing days,” said the dragon. “They’re all thrown together, and nobody’s counting. Afterwards people always say the same. They say that they’re sure they put in two.”',
        '“I say that as well,” said {A}. “It’s my favourite bit,” said the dragon. “I lie quite still and listen. Then they look behind the door. I don’t know why they all look behind the door.”'
      ]
    },
    {
      id: 'one-bare-foot',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in with one bare foot. On the other one was a sock with a duck. “Has anybody seen the one that goes with this?” asked {A}. The dragon lay down flat on the heap. It got as wide as it could, and shut its eyes.',
        '“What kind of duck was it?” asked {H}. “It looked to the left,” said {A}. They both gazed at the ceiling. When {A} had hopped away, a duck was peeping out under one wing. It looked to the left.'
      ]
    },
    {
      id: 'pet-lies-down',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had smelled socks, and came to see about it. {A} and the dragon looked at each other for a while. Then {A} lay down on the hoard too, at the soft end. A little smoke went up.',
        '“That’s all right,” said the dragon. “That one doesn’t want to own it. That one only wants to lie on it.” After a while {A} got up, and had a striped sock stuck to the tummy. The dragon asked for it back, very politely.'
      ]
    },
    {
      id: 'elder-keeps-mouth-shut',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came to look at the dragon, and smiled. At once the dragon sneezed so that the socks flew. {S} had a gold tooth, far back on the left. “I’ll keep my mouth shut,” said {S} through both lips. It sounded like a pillow talking.',
        'But {S} liked dragons, and the corners of the mouth kept going up. “Think of something sad,” said {A} at last. {S} thought of a bus that had once gone without {S}, in the rain. After that it was all right.'
      ]
    },
    {
      id: 'never-two',
      A: 'partner',
      paragraphs: [
        '{A} looked at the heap. There was a sock with stripes, and one with a duck, and one with a hole. “You’ve got no two alike,” said {A}. “Of course not,” said the dragon. “It’s a treasure.”',
        '“Why’s gold a treasure?” asked {H}. “There’s so little of it,” said {A}. “All the gold that people ever dug up would fit into one block of flats.” “And of these there’s even less,” said the dragon. “One of each.” {H} looked down at one red foot.'
      ]
    }
  ],
  turn: [
    {
      id: 'now-there-are-two',
      A: 'partner',
      paragraphs: [
        '{H} pulled off the red sock, and laid it beside its twin. The dragon looked at the left one, and at the right one. “Oh dear,” it said. “Now there are two of them. That isn’t treasure. That’s washing.” It pushed both of them out with its nose, and {H} had them on at once.'
      ]
    },
    {
      id: 'getting-poor',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {A} ran for a sock as well. It was blue, with a darn. {A} laid it beside a blue one that lay there. The dragon groaned, and pushed them out. “Have you got many of those?” it asked. “A whole drawer,” said {A}.',
        '“Then do it slowly,” said the dragon. “I was rich at breakfast.” {A} looked at the dragon’s face, and then at the drawer, and shut it again with one hip. The others could stay lost a bit longer.'
      ]
    },
    {
      id: 'what-else-is-single',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They looked for what else there was only one of. It wasn’t hands, and it wasn’t ears. “A nose,” said {A}. “A tummy button.” The dragon looked {H} up and down with great attention. “How many of you are there?” it asked.',
        '“There’s one,” said {H}. “Just the one?” asked the dragon. It lifted the edge of the hoard a little, to show that there was room. “I’ve got a bed already,” said {H}. “But thank you.”'
      ]
    },
    {
      id: 'the-mitten',
      A: 'partner',
      paragraphs: [
        'But now there was a dip in the heap, and the dragon could not get comfortable. {H} fetched a green mitten, with a snail on the thumb. “Is there another?” asked the dragon. “It went away on a bus,” said {H}, “and we never saw it again.”',
        '“Then it’s the only one in the world,” said the dragon. It laid the mitten in the dip, and its chin on the snail. One by one the spots went from its nose.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the edge of the basket, and got a puff of smoke.',
      '{names} sneezed too, to keep the dragon company.',
      { text: '{names} felt in all the pockets for gold, and found a raisin.', needs: ['hands'] },
      { text: '{names} held a hanky ready for the dragon’s nose.', needs: ['hands'] }
    ],
    way: [
      '{names} went once round the basket, and the dragon watched.',
      '{names} sniffed at the blue socks, and thought well of them.',
      { text: '{names} offered a glove with a hole, and it was accepted.', needs: ['hands'] },
      { text: '{names} counted the spots on the dragon’s nose, and came to nine.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved away from the heap, in case of being one of a kind.',
      '{names} looked hard at the two red feet.',
      { text: '{names} plumped up the hoard all round the edge.', needs: ['hands'] },
      { text: '{names} laid a single shoelace on the heap, as a present.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back to the other five. The button stayed in its drawer, where it could not tickle.',
    '{H} washed, all but the feet, which were dressed already. Then two red socks went down under the covers, side by side.'
  ],
  last: [
    'In the basket lay the only snail mitten in the world, and {H} was asleep.',
    'There was not a sneeze to be heard from the basket, and {H} was asleep.',
    'The left foot was warm, and the right foot was warm, and {H} was asleep.'
  ]
})
