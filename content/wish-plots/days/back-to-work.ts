import { wishPlot } from '../wish-plot.ts'

export const backToWork = wishPlot({
  id: 'wish-back-to-work',
  beginsElsewhere: true,
  wishes: ['back to work', 'back at work', 'return to work', 'returning to work', 'returns to work', 'new job', 'starts work', 'starting work', 'go to work', 'going to work', 'goes to work'],
  answers: ['mum', 'mummy', 'mama', 'dad', 'daddy', 'papa', 'going', 'goes', 'starting', 'starts', 'start', 'work', 'again', 'leave', 'maternity', 'parental', 'after', 'office', 'full', 'time', 'part', 'job', 'monday', 'morning', 'mornings', 'day', 'days', 'baby'],
  except: ['nights', 'night', 'away', 'trip', 'flying', 'conference', 'lost', 'robot', 'dog', 'cat', 'nursery', 'childminder', 'school'],
  namesFamily: true,
  moods: ['first', 'change', 'waiting', 'alone'],
  about: 'The hero wants the work bag to be sure to come home every evening, and looks for something to put in that has to come back.',
  titles: ['A Hole the Shape of a Flag', 'How the Bag Knew', 'Up to the Knees in the Bag', '{H} Packs for Work', 'The Flag Goes to Work'],
  want: [
    {
      id: 'the-bag',
      A: 'partner',
      paragraphs: [
        'The work bag had been at the back of the cupboard for a long time. Now it stood in the hall with its mouth open, because of {wish}. It would go out in the morning, and in the evening it would come home.',
        '{H} left the jigsaw on the table and had a good look at it. “How does it know that it has to come home?” asked {H}. “It always did before,” said {A}. “It’s been in a cupboard since,” said {H}. “It may have forgotten.” {H} wanted to be certain.'
      ]
    }
  ],
  way: [
    {
      id: 'smell',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they smelled it. Right at the bottom it smelled of pencils and peppermint, and a day when it had rained. “That’s work,” said {A}. {H} sniffed again. “It isn’t as big as I thought,” said {H}.',
        'There was a crumb in one corner. It was so old that nobody could tell what it had been. {H} put it back. It had been going to work for longer than anyone.'
      ]
    },
    {
      id: 'knees',
      A: 'partner',
      paragraphs: [
        '“I’ll go with it,” said {H}, and stepped in. It went well, up to the knees. Then the bag was full. “Most of you’s left over,” said {A}.',
        'So it had to be something else of {H}’s. {H} put in a slipper. “A slipper doesn’t mind where it stands,” said {A}. “It would be just as happy at work.” {H} put in a cushion, and took it out again. A cushion is comfortable anywhere.'
      ]
    },
    {
      id: 'what-work-is',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do they do there all day?” asked {H}. “They have chairs that go round,” said {A}. “And they say, ‘I’ll just finish this.’” “And then?” “Then they finish it, and there’s another one underneath.”',
        'It sounded like the washing basket, which was never empty either. “Why don’t they take the bottom one first?” asked {H}. “I think it’s not allowed,” said {A}.'
      ]
    },
    {
      id: 'going-out',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They practised it with the door. {A} took the bag, and said “I’m off,” and went out into the hall. The door shut. {H} counted to ten. Then somebody knocked, and it was {A}, home from work.',
        '“How was it?” asked {H}. “Dark,” said {A}. “There’s only coats there.” The second time {H} counted to twenty. “You were late,” said {H}. “I had to finish a coat,” said {A}.'
      ]
    },
    {
      id: 'goodbyes',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There had to be a goodbye for the mornings, and {H} tried out a few on {A}. One had three hugs in it, and one was only waving. One was so long that the bag would have missed its bus.',
        'They took the one in the middle. It had a hug in it, and a knock on the bag, and a wave to the corner. “And what do I do after the corner?” asked {A}. “After the corner you’re at work,” said {H}.'
      ]
    },
    {
      id: 'spoons',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How long is it from morning to evening?” asked {H}. {A} laid it out along the table in spoons. One was for the breakfast, and one for the middle of the morning. There was one for lunch, and one for afterwards. Then came one for going outside, and one for the key in the door.',
        '{H} walked along it with two fingers. It took six steps. “That’s all?” asked {H}. “Some days the spoons are bigger,” said {A}.'
      ]
    },
    {
      id: 'my-office',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} had work as well now, under the table. It was a very busy office. There was a paper clip in it. “Are you coming out?” asked {A}. “I’ll just finish this,” said {H}.',
        '{A} sat in front of it and waited. There was nothing to do out there. “What are you finishing?” asked {A} after some time. “I’ve finished,” said {H}. “I was looking at you through the chair.”'
      ]
    },
    {
      id: 'sandwich',
      A: 'other',
      spare: 7,
      paragraphs: [
        'At work they stop in the middle and eat something. So {A} made a sandwich out of cardboard, to see if it would fit in the bag. It did. But it looked like anybody’s.',
        '{H} bit off a corner. “Now you can tell where it’s from,” said {H}. {A} looked at the bite. No mouth in any other house had just that shape. “Anybody can see that it’s you,” said {A}.'
      ]
    },
    {
      id: 'pet-bag',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Could {A} go along and bring the bag home? {H} held it open, and {A} looked in. {A} looked out again, and lay down.',
        '“{A} stays here,” said {H}. “There’s got to be somebody at home when it comes.” That was a job as well, and {A} had done it for years without being asked.'
      ]
    },
    {
      id: 'elder-whistle',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small, the factory had a whistle,” said {S}. “At half past five it went, and then they all came home down our road. You heard the boots before you saw anybody.”',
        '“How did you know which ones were yours?” asked {A}. “Ours had a nail loose,” said {S}. “All those boots, and one of them went click.” {A} listened to the hall for a while, in case.'
      ]
    },
    {
      id: 'child-helps',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had found things for work, and brought them all. There was a whisk, and half a train, and a potato. “What’s the potato for?” asked {A}. “If they’re hungry,” said {S}. “And the whisk?” “If they’re not.”',
        'They took them out one by one, when {S} was not looking. The potato stayed in until the last. It did look keen.'
      ]
    },
    {
      id: 'not-finished',
      A: 'partner',
      paragraphs: [
        '“A slipper and a cushion can do without us,” said {A}. “We need one part of something. Then the rest waits for it.” {H} thought about that, and went back to the jigsaw. It was a ship on a blue sea. Only one piece was left to put in, and it was the flag.'
      ]
    }
  ],
  turn: [
    {
      id: 'blue',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They looked at the jigsaw. All the blue had been hard, for one piece of sea is much like another. {A} had sat on the anchor for an hour without knowing it.',
        'But there was only one flag. It went in at the top, and nowhere else. They tried it in three wrong places, just to see, and it stuck out each time.'
      ]
    },
    {
      id: 'small-pocket',
      A: 'partner',
      paragraphs: [
        '{H} did not put the flag into the ship. {H} took it to the hall, and looked for the smallest pocket in the bag. There was something in there already. It was a sock, no longer than a thumb. “Whose is that?” asked {H}. “Yours,” said {A}, “from when your feet were like that.”',
        '“Has it always been in there?” “Every day,” said {A}. “It must have gone to work, and come home, and gone to work again.” {H} put one finger in. Most of the finger fitted. So that was how the bag had known. It had a bit of {H} in it.'
      ]
    },
    {
      id: 'finger-sock',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The sock on the finger bowed to {A}. “What was it like at work?” {A} asked it. “I’ve only ever seen the pocket,” said the sock, in a very small voice. “But it was warm, and a hand came in sometimes.”',
        '“What did the hand want?” asked {A}. “Nothing,” said the sock. “It only wanted to know if I was there.”'
      ]
    },
    {
      id: 'flag',
      A: 'partner',
      paragraphs: [
        '{H} put the flag in with the sock, and shut the pocket. “The sock knows the way,” said {H}, “and the flag’s got to be back.”',
        'Then they looked at the ship. It had a hole in its sky, just the shape of a flag. “It looks as if it’s waiting,” said {A}. “Only till the evening,” said {H}. “Then it gets finished. Every day.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and smelled the bag, which smelled of cupboard.',
      '{names} walked round the bag, keeping clear of its mouth.',
      { text: '{names} undid a side pocket, and found a pencil and some crumbs.', needs: ['hands'] },
      { text: '{names} wiped the dust off the handle, on one side and then on the other.', needs: ['hands'] }
    ],
    way: [
      '{names} got one foot in as well, as far as there was room.',
      '{names} sat down in front of the bag, so that it could not go yet.',
      { text: '{names} held the bag steady while it was being tried on.', needs: ['hands'] },
      { text: '{names} put the slipper back on the mat.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up to the little sock, and touched it very gently.',
      '{names} settled beside the bag, to keep it company till morning.',
      { text: '{names} measured a foot against the sock, and laughed out loud.', needs: ['hands'] },
      { text: '{names} gave the zip a rub with a candle, so that it ran.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion and the slipper were at home again. The bag stood by the door with its mouth shut.',
    '{H} washed, and had one last look at the ship. Then {H} lay down, and the smallest toe was warm, and so were all the others.'
  ],
  last: [
    'The flag was ready for work, and the ship was ready to wait, and {H} slept.',
    'In the smallest pocket lay the sock and the flag, and in bed lay {H}, asleep.'
  ]
})
