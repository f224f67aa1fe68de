import { wishPlot } from '../wish-plot.ts'

const LORRIES = ['garbage truck', 'bin lorry', 'rubbish truck', 'rubbish lorry', 'trash truck', 'bin truck', 'dustcart', 'recycling truck', 'recycling lorry', 'garbage lorry', 'dustbin lorry']
const ALLERGIES = ['allergic to bananas', 'allergic', 'allergy', 'banana', 'sneezes']

export const binLorryAllergicToBananas = wishPlot({
  id: 'wish-bin-lorry-allergic-to-bananas',
  beginsElsewhere: true,
  wishes: ['the garbage truck that is allergic to bananas', ...LORRIES.flatMap((lorry) => ALLERGIES.map((words) => `${lorry} ${words}`)), 'garbage truck alergic bananas', 'truck allergic bananas', 'lorry allergic bananas'],
  answers: [...LORRIES, 'bin', 'bins', 'binmen', 'lorry', 'lorries', 'garbage', 'trash', 'rubbish', 'refuse', 'waste', 'truck', 'trucks', 'dustcart', 'recycling', 'recycle', 'sorted', 'sorts', 'sort', 'allergic', 'allergy', 'allergies', 'banana', 'bananas', 'skin', 'skins', 'peel', 'peels', 'bunch', 'fruit', 'yellow', 'sneeze', 'sneezes', 'sneezed', 'sneezing', 'achoo', 'atishoo', 'bless', 'you', 'nose', 'itchy', 'tickly', 'tickles', 'who', 'that', 'which', 'is', 'was', 'are', 'to', 'the', 'a', 'an', 'big', 'little', 'green', 'blue', 'red', 'orange', 'old', 'loud', 'loudly', 'huge', 'giant', 'funny', 'silly', 'poor', 'always', 'every', 'time', 'when', 'whenever', 'it', 'eats', 'eat', 'ate', 'swallows', 'swallowed', 'gets', 'gobbles', 'out', 'comes', 'everything', 'all', 'over', 'street', 'road', 'town', 'everywhere', 'flies', 'fly', 'back', 'again', 'tuesday', 'monday', 'bin day', 'morning', 'day', 'driver', 'people', 'neighbours', 'neighbors', 'children', 'help', 'helps', 'messy', 'mess', 'because', 'and', 'so', 'but', 'very', 'about', 'story', 'named', 'called', 'one', 'our', 'my', 'his', 'her', 'loves', 'likes', 'hates', 'can’t', 'won’t', 'throws', 'thrown', 'threw', 'in', 'into', 'of', 'with', 'from'],
  except: ['cheese', 'dust', 'pollen', 'flowers', 'fish', 'eggs', 'milk', 'strawberries', 'hospital', 'doctor', 'rash', 'epipen', 'ambulance', 'swollen', 'asthma', 'died', 'dead', 'hurt', 'crash', 'accident', 'fire', 'stuck', 'teddy', 'toy', 'lost', 'monkey', 'monkeys', 'gorilla', 'dinosaur', 'dragon', 'monster', 'robot', 'space', 'moon', 'christmas', 'birthday', 'baby', 'woke', 'smell', 'smells', 'stinky', 'school', 'son', 'daughter', 'race', 'dog', 'cat', 'wasp', 'bee', 'peanut', 'peanuts', 'nuts', 'why', 'how'],
  moods: ['question', 'first', 'change', 'proud'],
  isTale: true,
  out: true,
  company: ['lorry', 'bin', 'bins', 'banana', 'bananas', 'skin', 'street', 'postbox', 'lamp', 'tins', 'paper', 'flap', 'scarf', 'nose', 'bucket', 'lid', 'yard', 'wall', 'fence', 'wipers', 'window', 'windows', 'sock', 'boat', 'umbrella', 'tinsel', 'rind', 'drum', 'flute', 'kettle', 'wind', 'heaps', 'picture', 'broom', 'hats', 'loaf', 'gate', 'tongs', 'gloves', 'shoes', 'people', 'neighbour', 'sunglasses', 'towel', 'newspaper'],
  about: 'A bin lorry is allergic to bananas and sneezes the whole street full at every skin, and wrapping up its nose is no help, until they notice that the paper always flies to the postbox and the tins roll to the lamp: a sneeze sorts, so they save the skins for the yard, where just that is wanted.',
  titles: ['Bless You, Bin Lorry', 'One Sneeze for the Whole Street', '{H} and the Bucket of Bananas', 'Paper, Tins and Plop', 'The Bin Lorry That Couldn’t Have Bananas'],
  want: [
    {
      id: 'as-far-as-the-postbox',
      A: 'partner',
      paragraphs: [
        'Atishoo, went the bin lorry in front of {H}’s door, and everything flew out at the back. Now there was rubbish all along the street. “I’m so sorry,” said the lorry. “Was that a banana?”',
        'It was, out of {H}’s bin. “I’m allergic to bananas,” said the lorry. “I’d like to get to the end of the street, just once.” It was only at number four. {H} and {A} each fetched a broom.'
      ]
    }
  ],
  way: [
    {
      id: 'a-a-a',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could see a sneeze coming a long way off. First the lorry’s eyes got wet. Then its wipers went, although it wasn’t raining. Then it said “A”, and everybody in the street took hold of their hats. “A, a, a,” said the lorry, and looked up at the sky.',
        '{A} had time to take in a chair and a pot of parsley, and to come out again. “It’s gone,” said the lorry at last, and smiled. Everybody smiled, and let go of their hats. “Tishoo,” said the lorry.'
      ]
    },
    {
      id: 'round-the-nose',
      A: 'partner',
      paragraphs: [
        '“We’ll wrap up your nose,” said {H}. A bin lorry’s nose is as broad as a sofa. They tied a bath towel round it. “That’s lovely and warm,” said the lorry. At the back it swallowed the next bin. “Ati,” it said. “Bananas don’t go in at the nose,” said {A}. “They go in at the back.” “Shoo,” said the lorry.'
      ]
    },
    {
      id: 'a-polite-street',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Bless you,” called somebody from a window. “Thank you,” said the lorry. “Bless you,” called the next. It was a polite street, with forty windows, and the lorry thanked them one by one. The last belonged to a very old neighbour, who had only just got it open.',
        '“Are you better now?” asked the very old neighbour. “Much better, thank you,” said the lorry. “What a pity,” said the very old neighbour. “This window’s stiff. I’ll leave it open for the next one.” It didn’t take long.'
      ]
    },
    {
      id: 'it-may-be-the-yellow',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s only the yellow,” said {H}. So {A} held up a yellow sock. The lorry’s eyes began to water, but that was the sock. {H} held up a lemon, and then a duck for the bath, and nothing happened. “I’ve nothing against ducks,” said the lorry.',
        'So {A} drew a banana on a paper bag, and held that up. They waited, with their heads down. “Is that a boat?” asked the lorry. {A} looked at it from the side. It was quite a good boat, only it had spots.'
      ]
    },
    {
      id: 'not-fussy',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Apart from that, it wasn’t a fussy lorry. It had eaten nine wellingtons, a mattress and a piano stool. “Was that a lamp?” asked {A}. “It was two,” said the lorry, and smacked its flap. “I eat up everything that’s put in front of me. Or behind me.”',
        '“What do you like best?” asked {H}. The lorry didn’t have to think. “Umbrellas,” it said. “They crackle, and then they open, when you’re not expecting it.” {A} had an umbrella under one arm, and moved it to the other, which was further off.'
      ]
    },
    {
      id: 'half-a-sneeze',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At number six there was half a loaf in the bin. It was banana bread. “Is that more banana,” asked the lorry, “or more bread?” {A} sniffed at it for some time, and couldn’t say. So in it went. They waited. “Ati,” said the lorry.',
        'That was all. It had been half a sneeze, and only half of everything came out. In the street stood seven left shoes, in quite a neat row. The right ones had stayed in.'
      ]
    },
    {
      id: 'as-before',
      A: 'partner',
      paragraphs: [
        'So they swept it all up again. {H} fetched the paper from the postbox, as before. {A} picked up the tins by the lamp, as before. Back it went, in one muddle. “You’re very patient with me,” said the lorry. At the next bin it looked the other way, and sneezed all the same.'
      ]
    },
    {
      id: 'other-is-well-brought-up',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been on the step, waving to the lorry. When it was over, {A} was still standing there, with one arm up. From one ear hung a tea bag, and from the other some tinsel. “Bless you,” said {A}, who was well brought up.',
        '“Thank you,” said the lorry. “How festive you look.” {A} took off the tea bag. But the tinsel was still quite good. “Who throws away a thing like that?” asked {A}, and wore it until lunch.'
      ]
    },
    {
      id: 'pet-beside-the-lamp',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was the only one who liked the sneezes. There was a cheese rind in there, from number one. Four times it had flown past {A}, and four times somebody had swept it up too soon. Now {A} sat down on the pavement, a bit to the left of the lamp.',
        '“Why just there?” asked {H}. “A, a,” said the lorry. {A} didn’t even look round. “Tishoo.” The cheese rind came down a bit to the left of the lamp. Nobody had to sweep it up any more.'
      ]
    },
    {
      id: 'elder-with-one-flute',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once had to sneeze at a concert,” said {S}. “So I held it in until the big drum, when nobody would hear.” “And did nobody?” asked {A}. “The big drum came,” said {S}, “and the sneeze had gone.”',
        '“So that was all right,” said {A}. “It came back later,” said {S}, “when there was only a flute.” The lorry had been listening closely. “What did the flute do?” it asked. “It went toot, toot,” said {S}. “That’s bless you, on a flute. It was the nicest bit of the evening.”'
      ]
    },
    {
      id: 'child-wants-a-bless-you',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'The lorry had had so many bless-yous, and {S} hadn’t had one all day. “Atishoo,” said {S}. “That wasn’t a real one,” said {A}. “The bless-you doesn’t have to be a real one either,” said {S}.',
        '“Bless you,” said {A}. Then {S} turned out both pockets, because that was how the lorry did it. Out came a button, and a bus ticket, and a good deal of biscuit. “I’m so sorry,” said {S}, and picked out the biscuit.'
      ]
    },
    {
      id: 'three-heaps',
      A: 'partner',
      paragraphs: [
        '“Why do I always get the tins?” asked {A}. They looked along the street. The paper was light, and had flown to the postbox. The tins had rolled to the lamp. The wet things had only gone plop. “That’s three heaps,” said {A}. “It’s sorted,” said {H}. “At the yard,” said the lorry, “four people do that by hand.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-one-sniff',
      A: 'partner',
      paragraphs: [
        '“Then we’ll save your sneezes for the yard,” said {H}. With the salad tongs they took the skins out of all the bins. They kept them in a bucket with a lid. The lorry got to the end of the street without one sniff. At the yard four people saw the full lorry, and sighed. “Stand behind the wall, please,” said {H}.'
      ]
    },
    {
      id: 'in-sunglasses',
      A: 'same',
      spare: 10,
      paragraphs: [
        'By the gate of the yard hung a picture, as big as a door. It was of a banana in sunglasses. The lorry looked the other way, and went on looking. “It’s only paper,” said {A}. “It’s smiling at me,” said the lorry.',
        'So {A} held up a newspaper in front of it. “Has it gone?” asked the lorry. “There’s nobody here,” said {H}. The lorry rolled past on tiptoe, with both wipers over its eyes. Over the top of the paper the sunglasses looked after it.'
      ]
    },
    {
      id: 'where-the-wind-was',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wetted one finger, and held it up, to see where the wind was. “It’s behind us,” said {A}. That was right for paper. The four looked round the end of the wall, one above the other, like owls.',
        '“What’s it going to do?” asked the lowest. “It’s going to sneeze,” said {H}. Out they came again, all four, in a hurry. They brought in the kettle, and four mugs, and a row of socks that had been drying.'
      ]
    },
    {
      id: 'till-friday',
      A: 'partner',
      paragraphs: [
        '{H} lifted the lid. {A} dropped one skin in at the back of the lorry, and ran. Atishoo! The paper flew to the far fence. The tins rolled to the gate. The rest went plop.',
        '“Bless you,” said all four, and looked at the heaps. “That would have taken us till Friday,” said one. Nobody had ever been pleased with a sneeze of the lorry’s. It wiped its nose on the towel. “How many skins have we got left?” it asked. “Eleven,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said “Bless you”, a little too late.',
      '{names} came and looked at the banana skin, from well away.',
      { text: '{names} fetched a shovel as well, and a pair of gloves.', needs: ['hands'] },
      { text: '{names} picked an old letter off the step, and it was to number two.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped behind the lamp, as soon as the wipers went.',
      '{names} walked from the postbox to the lamp, and it was quite a walk.',
      { text: '{names} held on to a hat with both hands.', needs: ['hands'] },
      { text: '{names} put back a wellington, for the fifth time.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out from behind the wall, quite low down.',
      '{names} heard the last tin roll, and lie still.',
      { text: '{names} held the lid down with both hands, to be on the safe side.', needs: ['hands'] },
      { text: '{names} caught one sheet of paper, and added it to the heap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket stayed at the yard, with its lid on, and a stone on top of that. Behind the wall one last tin rolled over, and lay still.',
    '{H} washed, and lay down. The whole day came out once more, and lay there in three heaps. What was light flew off, and the rest just went plop.'
  ],
  last: [
    'Very far away somebody said atishoo, and the whole street said bless you, and {H} was asleep.',
    'It was all sorted, with nothing left to do till Friday, and {H} was asleep.'
  ]
})
