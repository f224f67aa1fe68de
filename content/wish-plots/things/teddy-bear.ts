import { wishPlot } from '../wish-plot.ts'

export const teddyBear = wishPlot({
  id: 'wish-teddy-bear',
  wishes: ['teddy', 'teddies', 'teddy bear', 'teddybear', 'teddy bears', 'cuddly bear', 'my bear ted', 'favourite bear', 'favorite bear'],
  except: ['class', 'lost', 'lose', 'losing', 'left', 'missing', 'find', 'finds', 'found', 'gone', 'forgot', 'behind', 'picnic', 'hospital', 'doctor', 'wash', 'washing', 'washed', 'torn', 'ripped', 'broke', 'broken', 'stole', 'shop', 'alive', 'comes', 'came', 'dog', 'bin', 'mend', 'mends', 'mended', 'mending', 'sew', 'sewing', 'sewn', 'sews', 'stitches', 'stitch', 'eye', 'ear', 'arm', 'leg', 'button', 'space', 'moon', 'forest', 'woods', 'cave', 'river', 'honey', 'goldilocks', 'polar', 'grizzly'],
  answers: ['cuddle', 'cuddles', 'cuddly', 'old', 'favourite', 'favorite', 'best', 'friend', 'sleep', 'bed', 'called', 'named', 'love', 'loves'],
  company: ['bear'],
  about: 'A teddy bear will not sit up at the table, and it turns out what it has been getting the right shape for.',
  titles: ['The Bear Would Not Sit Up', 'A Dent in a Bear', '{H} and the Bear at the Table', 'Soup on Both Ears', 'Just the Shape of an Arm'],
  want: [
    {
      id: 'own-chair',
      A: 'partner',
      paragraphs: [
        'Tonight the teddy bear was going to sit at the table, on a chair of its own. {H} had decided that. It was an old bear with one flat ear, and so far it had only lain about. {H} tied a napkin round its neck, put it down, and let go.',
        'The bear leaned forward, slowly, and laid its face in the plate. “It’s tasting its supper,” said {A}. “There’s nothing on the plate yet,” said {H}, and sat the bear up again.'
      ]
    }
  ],
  way: [
    {
      id: 'spoon-for-a-back',
      A: 'partner',
      paragraphs: [
        '“It needs a back,” said {A}. So a wooden spoon went down inside the napkin, and the bear sat like a king. {H} let go. The bear went over to the left, spoon and all, as stiff as a post.',
        'With a cushion on the left it fell to the right. With one on each side it slid under the table, like a letter through a door. “Sit,” said {H} to it. It was not that sort of bear.'
      ]
    },
    {
      id: 'doctor-squeeze',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When it was new, it sat on a shelf in a shop,” said {A}. “All day long. There was one next to it, and they never touched.” {H} looked at the bear. It was hard to imagine it without anybody’s jam on it.',
        '“Did it have both its ears up?” asked {H}. “I should think so. It had a ribbon, and nobody had ever sucked its ear.” {H} felt the flat one. It was the better of the two. It fitted between two fingers.'
      ]
    },
    {
      id: 'growl',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If you turned the bear upside down, it growled. It had a box in its tummy for that. Lately it went “rrr” and stopped. The rest came when nobody was expecting it.',
        'They turned it over. “Rr,” said the bear. They waited. Nothing came. {A} had just picked up a glass when the bear said “Ow”, very deep. “That’s the other half,” said {H}. “It was thinking.”'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One eye was brown and one was a button off a coat. “Which one does it see with?” asked {A}. {H} covered the brown one, and showed the bear a spoon. The bear saw it. {H} covered the button, and showed it a fork, and it saw that too.',
        '“What does it see with the button?” asked {A}. {H} looked at the coat by the door, where there was one missing. “Outside,” said {H}. “It’s still a coat’s.” The bear gazed at the two of them with everything it had.'
      ]
    },
    {
      id: 'inside',
      A: 'partner',
      paragraphs: [
        '{A} felt the bear all over. “There’s plenty in it,” said {A}, “but it isn’t where it was.” The feet were full of stuffing. So was the head. In between there was next to none.',
        '“It’s got a dent,” said {A}. “Something’s been lying there. Every night, for years.” They both looked at the dent. It had a bend in the middle.'
      ]
    },
    {
      id: 'weighs',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} put the bear on the kitchen scales. It lay over both edges with its arms hanging down. “As much as four apples,” said {A}. “It used to be five,” said {H}, “but it had a hole.” Some of the bear had come out of it once. It had been poked back in with a pencil, as far as it would go.',
        '“Not all of it,” said {H}. “There was a bit that looked like a cloud. I kept that.” It lay in a matchbox. {A} weighed it too, to be fair. It did not weigh anything, but the needle seemed to lean.'
      ]
    },
    {
      id: 'who-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It was you who gave the bear its name,” said {A}. “Everybody says so. You only knew four words, and three of those were ‘no’.” {H} did not remember. “What was I trying to say?” “Nobody ever found out. You pointed at it and said it, and it stuck.”',
        '{H} tried the name out as if for the first time, looking hard at the bear’s nose. It was the right name. The bear looked just like it.'
      ]
    },
    {
      id: 'pet-bear',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'While the bear lay under the table, {A} came by. There was some smelling. The bear smelled of porridge, and of three holidays, and of bed. {A} took in the whole story, from the nose to the feet.',
        'Then {A} lay down with a sigh against the bear’s back. The bear did not slide any further after that. “One more hour,” {H} said to them both, “and then it’s got to sit.”'
      ]
    },
    {
      id: 'elder-bear',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Mine had straw in it,” said {S}. “It crackled when you cried on it, so you soon stopped.” {A} wanted to know where it was now. “In the end there was more darning than bear,” said {S}. “But it had a good long go.”',
        '{S} took {A}’s bear and rubbed its neck with a thumb, round and round, like dough. The head stood up a little. “That’ll hold till pudding,” said {S}.'
      ]
    },
    {
      id: 'child-bear',
      A: 'child',
      spare: 8,
      paragraphs: [
        '“I’ll be its back,” said {A}, and sat down on the chair with the bear in front. Now the bear sat up. It had four arms, and two of them could reach the bread.',
        '“More butter,” said the bear from behind its own head. “Bears don’t talk,” said {H}. “This one’s very hungry,” said the bear. A great deal was eaten on that chair, and none of it by anybody you could see.'
      ]
    }
  ],
  turn: [
    {
      id: 'an-arm',
      A: 'partner',
      paragraphs: [
        '“I know what lay there,” said {H}. {H} put one arm out, bent at the elbow, and laid the bear in it. The dent was just as wide as that arm, and just as bent. The bear sat up in it as straight as a candle.',
        '“Let me try,” said {A}. In {A}’s arm it hung like a wet towel. In {H}’s arm it looked round at everybody. “There’s nothing wrong with it,” said {H}. “It’s just got the shape of my arm.”'
      ]
    },
    {
      id: 'one-hand',
      A: 'same',
      spare: 9,
      paragraphs: [
        'So now there was an arm that could not eat. {H} held the spoon in the other hand, which was not used to it. A pea went round the plate twice and left it at the far side.',
        '“Shall I cut up your potato?” asked {A}. “Half,” said {H}. “The other half is for its side.” {A} cut half. The bear sat up very straight all through that, and kept its elbows in.'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Stay like that,” said {A}. {A} took an old picture off the shelf, and held it up next to the two of them. A baby was in it, with hardly any hair. Beside it sat a huge new bear with both ears up.',
        '{H} looked from one to the other. “The bear’s shrunk,” said {H}. “Look at its feet,” said {A}. The feet were just the same. Then {H} looked at the baby’s feet, and at the two big ones under the table. It was not the bear that had changed size.'
      ]
    },
    {
      id: 'napkin-off',
      A: 'partner',
      paragraphs: [
        'They sat like that until the plates were empty, {H} and the teddy bear on one chair. It only leaned once. That was towards {H}, and {H} was there.',
        '“Tomorrow it can have the chair again,” said {A}, “if it likes.” {H} held the bear’s nose to one ear, and listened. “It says it’s tried a chair,” said {H}, “and once was enough.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved down by a place, for the guest.',
      '{names} sat up very straight, to set an example.',
      { text: '{names} gave the bear a spoon, and it leaned on that.', needs: ['hands'] },
      { text: '{names} served the bear a plate of air, with parsley on it.', needs: ['hands'] }
    ],
    way: [
      '{names} propped the bear up from the right, and it went over to the left.',
      '{names} slid under the table after the bear, to see that it was well.',
      { text: '{names} fetched the big dictionary, and the bear sat on A to K.', needs: ['hands'] },
      { text: '{names} tied the bear on with a scarf, and the chair went over too.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned as well, on whoever there was.',
      '{names} sniffed at the bear, which sniffed back, or seemed to.',
      { text: '{names} brushed the crumbs off the flat ear.', needs: ['hands'] },
      { text: '{names} swapped the chair for a stool, since nobody needed a back.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} untied the napkin, and the spoon went back to its jar. The chair stood against the wall, and was only a chair.',
    'In bed {H} lay on the usual side. The arm went out, and bent, and the bear was in it before anybody had put it there.'
  ],
  last: [
    'Nobody let go, and nobody fell over, and {H} was asleep.',
    'The bear leaned, as far as it could, and {H} was asleep round it.'
  ]
})
