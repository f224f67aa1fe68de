import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const watermelon = wishPlot({
  id: 'wish-watermelon',
  wishes: ['watermelon', 'watermelons', 'water melon', 'water melons', 'watermellon', 'watermellons', 'watermelon pip', 'watermelon pips', 'watermelon seed', 'watermelon seeds', 'swallowed a pip', 'swallowed a watermelon seed', 'swallowing a pip', 'slice of watermelon', 'melon', 'melons', 'mellon', 'mellons', 'swallowed pip', 'swallowed seed tree', 'swallowed orange pip', 'swallowed apple pip'],
  answers: ['pip', 'pips', 'seed', 'seeds', 'swallow', 'swallowed', 'swallowing', 'tummy', 'belly', 'grow', 'grows', 'growing', 'inside', 'red', 'green', 'stripes', 'stripy', 'big', 'huge', 'giant', 'round', 'slice', 'slices', 'juicy', 'ripe', 'knock', 'eat', 'eats', 'eating', 'ate', 'summer', 'favourite', 'love', 'loves', 'own', 'first', 'whole', 'half', 'funny'],
  except: [...NOT_SERVED, 'juice', 'lolly', 'ice', 'smoothie', 'sorbet', 'sweet', 'sweets', 'gum', 'planting', 'plant', 'planted', 'pot', 'garden', 'field', 'seller', 'car', 'truck', 'boat', 'hat', 'helmet', 'dress', 'ball', 'beach', 'pool', 'cut', 'knife', 'rolled', 'rolls', 'rolling', 'fell', 'lost', 'made', 'elephant', 'elephants', 'hippo', 'hippos', 'bear', 'talking', 'singing', 'sugar', 'baby', 'worried', 'afraid', 'scared', 'coin', 'battery', 'bead', 'magnet', 'toy', 'plum', 'cherry', 'apple', 'orange'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['watermelon', 'melon', 'pip', 'pips'],
  about: 'The hero swallows a pip on purpose to have a watermelon that nobody else gets a slice of, and it does not grow in there, so another way is found to plant one.',
  titles: ['Tock', 'With Nobody Else In It', '{H} Grows a Watermelon', 'Planted in Slices', 'You May Knock'],
  want: [
    {
      id: 'on-purpose',
      A: 'partner',
      paragraphs: [
        '{A} knocked on the watermelon. Tock. “It’s ripe,” said {A}, and then it was shared out. That was just what {H} did not like about watermelons. {H} wanted a whole one, of which nobody got a slice.',
        'So {H} took a pip, a good black one, and swallowed it on purpose. “I’m growing one,” said {H}, and pointed. “In here.” {A} bent down and knocked there too. Tup. “Not yet,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'water-and-light',
      A: 'partner',
      paragraphs: [
        '“It wants watering,” said {A}, who knew about plants. {H} drank a big glass, and another. Now you could hear it when {H} walked. Tup. “And light,” said {A}. So {H} lay down under the lamp, with {H}’s mouth wide open.',
        '{A} looked in from above. “There’s only a tongue,” said {A}. “The leaves may come out at the ears.” {H} felt in both ears. {A} knocked again. Tup. It sounded like somebody full of water.'
      ]
    },
    {
      id: 'doors-and-heads',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They knocked on all kinds of things, to learn the difference. The door went tack. The radiator went tingg. The bread went puf, and {A}’s head went tock. {H} did it once more, with an ear on it. “It’s ripe,” said {H}.',
        '“It’s only full,” said {A}, and knocked on {H}’s. They listened. It was a bit higher, and there was an echo. “That one needs some more sun,” said {A}.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} laid a string round {H}’s middle, and made a knot where it met. That was so that they would notice. After the second glass it did not meet any more. There was a gap of one finger. “It’s coming!” cried {H}.',
        '“Breathe out,” said {A}. {H} breathed out, and it met again. {H} breathed in, and there was the gap. They did that a few times. “It’s growing and shrinking,” said {A}. “It can’t decide.”'
      ]
    },
    {
      id: 'how-far-pips-go',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The other pips were for spitting. {A} spat one into the sink from the table, and it went ting. {H} took a deep breath. You put it on the tip of your tongue, and roll that up like a pipe. Pff! It hung on {H}’s chin.',
        'The next one got as far as the sugar. “Lean back first,” said {A}. {H} leaned back, and came forward like a gate in the wind. Pff! They did not see it fly. But the spoon in the sink said ting.'
      ]
    },
    {
      id: 'square-ones',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“In Japan they’ve got square ones,” said {A}. “They grow them in a glass box, so that they don’t roll out of the fridge.” {H} looked down. “What shape am I?” “Round in front,” said {A}, “and flat where the chair is.”',
        '{H} sat up, so that it would have room at the back. Then {H} thought of a square one in there, with eight corners. {H} got up and walked about until that had passed.'
      ]
    },
    {
      id: 'stripes-or-not',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The outside was green, with darker stripes, and no two were alike. “It’s dressed as a tiger,” said {H}. “That’s so that nobody bites it,” said {A}. {H} pulled up the jumper and looked for stripes. There was one, from the elastic.',
        '“It’s a start,” said {A}. They compared it with the melon. It went the wrong way round, and it was pink. {H} turned the elastic over and waited for another.'
      ]
    },
    {
      id: 'smiles',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had eaten a slice, and held the rind in front of {A}’s mouth. It was a green smile, from one ear to the other. {H} could not help smiling back. “What’s so funny?” asked {A}, from behind it. You could not see what {A} really looked like.',
        'They turned it upside down, and {A} was cross, right up to the eyes. They turned it back, and all was well. It was as quick as that.'
      ]
    },
    {
      id: 'white-pips',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There were black pips and white ones. “The white ones didn’t get finished,” said {A}. “They’re only there for company.” {H} looked at one. It was as thin as paper, and you could bend it. “What if I swallowed one of those?”',
        '“Then you’d get a melon of paper,” said {A}. They thought of it, as light as anything, and hollow. “It would go tock, though,” said {H}.'
      ]
    },
    {
      id: 'other-did-that',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I swallowed one once,” said {A}, “and no end of apple pips.” {H} walked all round {A}, and looked for a twig. There was nothing. “Where’s it all gone?” asked {H}.',
        '{A} looked at the bathroom door for some time. “It went for a walk,” said {A}. “It just came in at one end of the street, and left at the other.”'
      ]
    },
    {
      id: 'fridge-shelf',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The half that was left had to go in the fridge, and it wanted a shelf to itself. Out came the milk, and the butter, and a pot with a label on it. The melon went in with its face to the front. “It’s like a sunset in there,” said {A}.',
        'They shut the door, and opened it again, for the sunset. On the table stood everything else, and was homeless. So they took the melon out again. It was the only one that did not mind.'
      ]
    },
    {
      id: 'carried-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“The melon weighed as much as a baby,” said {A}. {A} showed how it was carried, in both arms. “Somebody on the stairs asked how old it was.” “What did you say?” “I said, since June,” said {A}.',
        '{H} put both hands under {H}’s own, as {A} had done. It was a bit early for that. But it was comfortable, and {H} walked so from then on.'
      ]
    },
    {
      id: 'glass-to-listen',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} put an empty glass on {H}’s tummy, and an ear on the glass. “I can hear something,” said {A}. {H} lay quite still. “What’s it doing?” “It’s walking about. Now it’s moved a chair. Now somebody’s pulled a plug out.”',
        'They changed over, and {H} listened to {A}. It was just as busy in there, and {A} had not swallowed anybody. “You’ve got a pipe that sings,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{H} was lying under the lamp with an open mouth. {A} came and looked in too, from the other side. {A} saw the tongue, and smelled the melon, and considered it all. “Is there a leaf?” asked {H}, as well as that can be done.',
        '{A} sat down to wait for it. As long as somebody lay there with an open door, something could come out. After a time {A} put one foot on {H}. Tup.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“My cousin told me that it would grow,” said {S}. “I was five. I didn’t eat one thing for a whole day, so as to keep it small.” “Did it work?” asked {A}. “I was the hungriest melon in the street,” said {S}.',
        '“In the evening she told me that it was all made up. So I ate supper, and hers as well.” {S} patted the place. “It’s grown since then. But that’s from cake.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} wanted to grow one too, and put a pip on {S}’s head. It slid off again. {S} put it under a cup, and looked each time to see if it was up. “You’ve got to have it in the dark,” said {A}. {S} thought, and laid it in a slipper instead.',
        'Then {S} poured some water on. “What’s that going to be?” asked {A}. “A foot,” said {S}. It was a good big slipper, and it was not {S}’s.'
      ]
    },
    {
      id: 'it-just-goes-through',
      A: 'partner',
      paragraphs: [
        '{A} thought again, from the beginning. “It can’t,” said {A}. “It’s dark in there, and there’s no earth. A pip only goes through, and tomorrow it’ll be out.” {H} shut {H}’s mouth. All that water had been for nothing.',
        'On the table stood half a watermelon, as red as anything. “Whereas that one,” said {A} slowly, “has been grown already.” “Then I’ll plant that,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'planting',
      A: 'partner',
      paragraphs: [
        'The first slice was planted at once, from the tip to the white. It was cold, and it ran down to the chin. The second went in beside it. {A} picked out the pips, so that nothing would come up between. {H} planted a third, more slowly, and had to undo a button.',
        'Then {H} lay down on the rug very gently, with both arms round it. “Is there any more to go in?” asked {A}. “It’s shut,” said {H}.'
      ]
    },
    {
      id: 'room-for-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There was one more gap, on the left, under the ribs. {H} found it by stretching. “A small bit would fit there,” said {H}, “the tip of something.” There was a tip lying about, from before.',
        'It went in like the last cup in a cupboard. {H} waited to see if the door would shut. Something said “up”. “That was the hinge,” said {A}.'
      ]
    },
    {
      id: 'ripe',
      A: 'partner',
      paragraphs: [
        '{A} knelt on the rug. {A} bent one finger, and knocked. Tock. They looked at each other. {A} knocked on the other side, to be sure. Tock. It was as clear as a door. “That’s ripe,” said {A}.',
        '{H} laid a hand on it. It was round and tight, and it was in there whole, apart from the green. “That was quick,” said {H}. {A} looked at it for some time. “I suppose there’s no slice to be had?” asked {A}. {H} thought it over. “You may knock,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swallowed too, without a pip.',
      '{names} sniffed at a slice, and it was cold on the nose.',
      { text: '{names} knocked as well, wherever there was room.', needs: ['hands'] },
      { text: '{names} laid out the pips on a plate, from big to small.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the open mouth, and it was wide.',
      '{names} kept an eye on the left ear.',
      { text: '{names} filled the glass again, for the watering.', needs: ['hands'] },
      { text: '{names} moved the lamp, as the sun moves.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the rug too, but carefully.',
      '{names} heard the tock, and looked towards the door.',
      { text: '{names} wiped a chin, where it had rained.', needs: ['hands'] },
      { text: '{names} knocked too, with one finger, and only once.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rind was put out, with all its stripes. The pips went into a pot of earth on the windowsill, where it was light.',
    'Then {H} had to go, and had to go again, because of the water. {H} washed, and lay down, and kept both hands on the place. It went up, and it went down.'
  ],
  last: [
    'Nobody knocked any more, and {H} was asleep, with a watermelon.',
    'It lay in the dark, warm and round and not shared out, and {H} was asleep.'
  ]
})
