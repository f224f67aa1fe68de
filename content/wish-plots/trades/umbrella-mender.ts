import { wishPlot } from '../wish-plot.ts'

export const umbrellaMender = wishPlot({
  id: 'wish-umbrella-mender',
  wishes: ['mends umbrellas', 'mend umbrellas', 'mending umbrellas', 'mended umbrellas', 'mends umbrella', 'mend umbrella', 'mending umbrella', 'fixes umbrellas', 'fix umbrellas', 'fixing umbrellas', 'fixes umbrella', 'fix umbrella', 'fixing umbrella', 'repairs umbrellas', 'repair umbrellas', 'repairing umbrellas', 'repairs umbrella', 'repair umbrella', 'umbrella mender', 'umbrella menders', 'umbrella repairer', 'umbrella repair', 'umbrella repairs', 'umbrella repairman', 'umbrella fixer', 'umbrella doctor', 'umbrella hospital', 'umbrella shop', 'umbrella maker', 'makes umbrellas', 'making umbrellas', 'brollies', 'mends brollies', 'fixes brollies', 'brolly mender', 'broken umbrella', 'broken umbrellas', 'umbrella broke', 'umbrella broken', 'umbrella inside out', 'umbrellas inside out', 'umbrella first wet day', 'umbrellas first wet day', 'umbrella first rainy day', 'umbrellas first rainy day', 'umbrella ribs'],
  answers: ['mend', 'mends', 'mending', 'mended', 'mender', 'menders', 'fix', 'fixes', 'fixing', 'fixer', 'repair', 'repairs', 'repairing', 'repairer', 'repairman', 'umbrella', 'umbrellas', 'brolly', 'brollies', 'doctor', 'hospital', 'shop', 'stall', 'maker', 'makes', 'making', 'broken', 'broke', 'inside', 'out', 'torn', 'first', 'wet', 'rainy', 'rain', 'rains', 'raining', 'day', 'days', 'wind', 'windy', 'everybody', 'everyone', 'all', 'town', 'whole', 'people', 'bring', 'brings', 'theirs', 'their', 'queue', 'lady', 'woman', 'man', 'old', 'little', 'kind', 'who', 'the', 'a', 'on', 'at', 'in', 'of', 'for', 'and', 'with', 'her', 'his', 'my', 'your', 'only', 'street', 'corner', 'market', 'busy', 'ribs', 'small', 'comes', 'once', 'when', 'person', 'somebody'],
  except: ['mary poppins', 'poppins', 'totoro', 'beach', 'cocktail', 'flying', 'flies', 'flew', 'boat', 'jellyfish', 'lost', 'left', 'forgot', 'train', 'bus', 'dragon', 'elephant', 'penguin', 'robot', 'witch', 'fairy', 'heart', 'died', 'dead', 'magic', 'cat', 'mouse', 'bear', 'fox', 'pirate', 'thunder', 'storm', 'lightning', 'scared', 'afraid'],
  nothingElse: true,
  moods: ['waiting', 'proud', 'change'],
  isTale: true,
  out: true,
  company: ['mender', 'umbrella', 'umbrellas', 'rib', 'ribs', 'rain', 'queue', 'shop', 'counter', 'handle', 'spoon', 'cloth', 'corner', 'door', 'wind', 'stick'],
  about: 'On the first wet day everybody comes to the umbrella mender at once, and soon the ribs have run out; the hero’s own umbrella is torn beyond mending, and has all its ribs.',
  titles: ['The First Wet Day', 'A Rib Has an Elbow', '{H} and the Umbrella Mender', 'Eight Short Ribs', 'Everybody’s at Once'],
  want: [
    {
      id: 'like-a-tulip',
      A: 'partner',
      paragraphs: [
        'On the first wet day {H} took out a big black umbrella, and the wind got under it. It stood up like a tulip, and tore all round the edge. {H} wanted to be dry on the way home. So {H} and {A} took it to the umbrella mender on the corner.',
        'All summer not one person had come there. Now everybody came at once. There was a queue out of the door. Each umbrella let one wing hang, and the rain ran into all the sleeves.'
      ]
    }
  ],
  way: [
    {
      id: 'no-more-ribs',
      A: 'partner',
      paragraphs: [
        'On a nail hung a bundle of thin steel ribs. “One rib’s broken,” said the mender each time, and clicked a new one in. Then there was only the nail. “I’ll have more on Thursday,” said the mender. Seven people were still waiting.',
        '“Take this,” said {H}, and held out the long spoon from the mender’s soup. The mender tied it into a tall man’s umbrella. It opened, but it would not shut, and the tall man could not get out of the door. “A spoon can’t bend,” said the mender. “A rib has an elbow.”'
      ]
    },
    {
      id: 'nobody-in-the-sun',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why did nobody come in summer?” asked {H}. “In the sun nobody looks at an umbrella,” said the mender. There had been a sign in the window. “Come now,” it said, “while it’s dry.” People had read it, and gone for an ice cream.',
        '{A} turned the sign over. On the back it said “Told you so”. The mender had painted that in July, and had never put it up. “They’ve got enough trouble with the rain,” said the mender.'
      ]
    },
    {
      id: 'all-of-them-black',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The mended ones stood in a tub. “Mine’s the black one,” said a man with a beard. There were thirty in it, and twenty-nine were black. {A} shook them one by one. Out of the first fell a bus ticket, and out of the next fell a chestnut.',
        '“Is this yours?” asked {A}, and held up half a biscuit. The man ate it, to make sure. “No,” he said. “Mine had raisins.” In the ninth one there was a raisin.'
      ]
    },
    {
      id: 'little-shade',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Umbrella means little shade,” said the mender. It was a very old word, and in those days nobody held one up against the rain. It was only for the sun. {H} looked at the wet queue. “So they’ve been taking it out on the wrong days,” said {H}.',
        '“For a long time now,” said the mender. {A} held one over {H}, on the dry side of the shop, beside the lamp. There was a little shade. It was quite nice in it.'
      ]
    },
    {
      id: 'fingers-of-a-bat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} opened an umbrella slowly and shut it slowly, to see how it was done. “It’s like a bat,” said {A}. A bat’s wing is a hand, with very long fingers and skin in between. When it hangs itself up, the fingers fold.',
        'In the window the mended ones hung upside down, in a row. “Do they ever get away?” asked {H}. “Only on windy days,” said the mender. “Then you see people running after them.”'
      ]
    },
    {
      id: 'one-whole-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the queue there was just one umbrella that worked. It belonged to a short woman in the middle. So the people before her leaned back, and those behind her leaned forward. From the shop it looked like a flower.',
        'Then it was her turn, and she went in. The whole flower had to come in with her. “What’s wrong with it?” asked the mender. “Nothing,” said the woman. “I only wanted to ask the way.”'
      ]
    },
    {
      id: 'other-hears-the-rain',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} held out a hand at the door, to see if it was stopping. It was not. So {A} listened to it instead. On a silk one the rain went pitter, and on a thick one it went pot. Somebody held a tin tray, and that went like frying.',
        '“There’s one that doesn’t make any sound,” said {A}. It was a very fine one, with lace. {H} looked underneath. The lady below it was as wet as a fish.'
      ]
    },
    {
      id: 'pet-in-a-tent',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Some umbrellas stood open on the floor, to dry. From below each was a small black tent. {A} moved into the second one. Soon only a bit of {A} could be seen.',
        'A woman came and asked for hers. The mender lifted it up, and there sat {A}, and looked at them all. The mender put it back on top. “It isn’t quite dry yet,” said the mender. The woman said that she could wait.'
      ]
    },
    {
      id: 'elder-by-the-name',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve only ever bought one umbrella,” said {S}. “Whenever I left it somewhere, there was another one hanging there, and I took that.” “Weren’t they cross?” asked {A}. {S} had never met them. They must have had {S}’s.',
        'The mender looked at the one that {S} had now. There was a name in the handle, and it was the mender’s. “That’s a good one,” said the mender. “I’d wondered how it was.”'
      ]
    },
    {
      id: 'child-under-a-big-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found the largest in the shop. It was a coachman’s, striped, as big as a table. {S} got in under it and pulled it down, until there was no {S} any more, only stripes. “I’m not in the queue,” said the stripes. “I’m a shop.”',
        '“What have you got?” asked {A}, and bent down. “Dry,” said {S}. It cost one button. Three people from the queue bought some, and it was sold out.'
      ]
    },
    {
      id: 'nothing-wrong-with-those',
      A: 'partner',
      paragraphs: [
        '{H} laid the black umbrella on the counter. The cloth hung down in flags. “I can’t mend that,” said the mender.',
        '{A} opened it and shut it. Eight elbows straightened, and eight elbows bent. “It’s only the cloth,” said {A}. “There’s nothing wrong with the ribs.” {H} counted the ribs, and then the people. It was a long way home.'
      ]
    }
  ],
  turn: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        '“Take them,” said {H}. Click, and a woman went out dry. Click, and the tall man gave back the spoon. Seven umbrellas opened at the door, and went off down the street.',
        'Then the shop was empty. On the counter lay seven broken ribs, one good one, and a heap of black cloth.'
      ]
    },
    {
      id: 'a-handle-with-a-beak',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a box of handles that nobody had come back for. One was a duck’s head, and one a dog’s. {H} held them side by side over the edge of the counter. “Is it wet out?” asked the dog. “Lovely,” said the duck.',
        '{A} found a third one. It was only a plain hook, and it looked rather like a question. “What’s that one saying?” asked {H}. “It’s asking them what rain is,” said {A}. “It’s never been out.”'
      ]
    },
    {
      id: 'nine-lives',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Which was the worst you ever had?” asked {A}. The mender pointed to a shelf. There lay a rolled umbrella, with a tag on it. It had been sat on by a horse, and had been mended, and then sat on by another. “How often?” asked {H}.',
        '“Nine times,” said the mender. There was hardly any of the first umbrella in it now. It was all mending. The owner called it as good as new, and kept it away from horses.'
      ]
    },
    {
      id: 'eight-short-ones',
      A: 'partner',
      paragraphs: [
        'The mender held two of the broken ones side by side. “They’ve snapped at the tip,” said the mender. “The elbow’s good. They’re only short.” {H} pushed the eighth across. “Then make that short too,” said {H}.',
        'Snip, went the pliers. In the middle of the torn cloth there was a round piece without a hole. On eight short ribs it was a small umbrella, with a long handle. {H} opened it, and it was as wide as one and a half. So they went home close together, and only one sleeve got wet. It was {A}’s.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the queue as well, and dripped.',
      '{names} ran after a bit of the cloth, and caught it at the corner.',
      { text: '{names} brought an umbrella too, and it hung like a sock.', needs: ['hands'] }
    ],
    way: [
      '{names} tried to squeeze past the open umbrella, and could not.',
      '{names} looked up at the nail, and there was nothing on it.',
      { text: '{names} bent an elbow, to see how a rib does it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood at the door and saw them go by, one after the other.',
      '{names} tried the small umbrella too, from below.',
      { text: '{names} swept up the snipped ends, and there were eight of them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The small umbrella stood open in the hall, on its short ribs, and a puddle formed round it.',
    '{H} got dry behind the ears too, and lay down. First two knees folded and two elbows, and then {H} was shut, and very narrow.'
  ],
  last: [
    'It rained on the whole street, and on nobody in it, and {H} was asleep.',
    'At the corner the mender put out the lamp, and {H} was asleep.',
    'In the hall the last drop ran off the eighth rib, and {H} was asleep.'
  ]
})
