import { wishPlot } from '../wish-plot.ts'

export const tummyAche = wishPlot({
  id: 'wish-tummy-ache',
  wishes: ['tummy ache', 'tummyache', 'stomach ache', 'stomachache', 'sore tummy', 'tummy hurts', 'tummy pain', 'belly ache', 'bellyache', 'sore belly', 'belly hurts', 'ate too much', 'too many sweets', 'tumy ache', 'tummy ake', 'tummie ache', 'tummy is sore', 'belly pain', 'stomach pain'],
  except: ['school', 'nervous', 'worried', 'worry', 'hospital', 'exam', 'test', 'nursery', 'anxious', 'operation'],
  answers: ['party', 'sweets', 'cake', 'ate', 'much', 'plums', 'cherries', 'night', 'home', 'hurts', 'sore', 'poorly', 'after', 'everything', 'bad', 'ice', 'cream', 'crying', 'again', 'hot', 'water', 'bottle', 'medicine', 'burp', 'eating', 'had', 'really', 'his', 'her'],
  moods: ['first', 'afraid'],
  about: 'The hero has a tummy ache, and they listen to find out who is quarrelling in there.',
  titles: ['The Quarrel in the Middle', 'Four Plums and a Pretzel', 'Somebody Is Pushing', '{H} Listens to the Plums', 'They Have Sat Down'],
  company: ['hedgehog'],
  want: [
    {
      id: 'like-a-hedgehog',
      A: 'partner',
      paragraphs: [
        '{H} had a tummy ache. It was in the middle, and it went round and round like a hedgehog in slippers. {H} wanted to know what it was about.',
        '“You can hear it, if you listen,” said {A}, and rolled up a newspaper. One end went on {H}’s tummy, and {A} held an ear to the other. “Grrr,” it went in there, “blop.” {A} looked up. “They’re quarrelling,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'who-is-in-there',
      A: 'partner',
      paragraphs: [
        '“Who is?” asked {H}. They counted who had gone down into that tummy today. There were four plums, a pretzel and some custard. “And then the lemonade,” said {H}, “rather quickly.”',
        '“Quiet!” said {H} into the newspaper. “One at a time!” “Grrr,” it said, in a plum’s voice.'
      ]
    },
    {
      id: 'whose-voice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With practice you could tell them apart. The plums rumbled. The pretzel scratched a little, at the corners. “And that’s the custard,” said {A}. “It doesn’t say anything. It only turns over.”',
        '{H} wanted to hear as well, but the newspaper was not long enough to bend. So {H} listened to {A}’s tummy instead, to compare. It said one word in there, now and then. It was “bread”.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Let me,” said {A}, and took the newspaper. “I was here first,” said {A} in a deep voice, “I’m a plum.” “You’re sitting on my salt,” said {A} in a thin one.',
        '{H} had to laugh, and held {H}’s tummy, because laughing shook them all up. “Don’t,” said {H}. “Now they’re all listening to you.” And really it was quiet for a moment, as if somebody new had come in.'
      ]
    },
    {
      id: 'a-long-way',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where do they go from there?” asked {H}. “There’s a tube,” said {A}, “all folded up. Pulled straight it would go to the door, and back, and to the door again.” {A} laid it out on the floor with scarves.',
        '{H} walked along it, with one hand on the middle. It was a long way for a plum. “Are there any chairs?” asked {H}. “No,” said {A}. “But something pushes them along, quite gently, all the time.” “Then that’s what it’s about,” said {H}. “They’re all saying: don’t push.”'
      ]
    },
    {
      id: 'jumping',
      A: 'partner',
      paragraphs: [
        '“Perhaps they’re lying badly,” said {H}, and jumped up and down, to shake them straight. After two jumps {H} had to sit down, bent right over. Now the hedgehog had boots on.',
        '{A} walked round {H} and looked from the side. “You’re all folded up,” said {A}. “The lemonade’s full of bubbles, and bubbles go up. They’re all standing at the door, and you’re sitting on the door.” That could be.'
      ]
    },
    {
      id: 'pet-warm',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came and kept close, and asked nothing. Not everybody can do that. {H} felt a bit better on that side.',
        '“You once ate a whole sock of mine,” said {H}, “or it may have been lost.” {A} looked away, as far as that was possible. They understood each other.'
      ]
    },
    {
      id: 'elder-cherries',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“With me it was cherries,” said {S}. “I sat in the tree and counted the stones. At a hundred I stopped counting.” “And then?” asked {A}.',
        '“Then I lay under the tree and looked at the rest of them. They were so red. I didn’t want to see red for a week.” {S} sighed. “We had beetroot on the Monday, and tomatoes on the Tuesday. Nobody did it on purpose.”'
      ]
    },
    {
      id: 'how-bad',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How bad is it,” asked {A}, “from one to ten?” {H} felt. “It’s a purple,” said {H}. “With a bit of brown.” That was not very bad, then. {A} had once had a green.',
        'They went and looked for it among the crayons. The hedgehog was somewhere between the plum and the chestnut. “If it gets darker, you tell me,” said {A}. The crayon lay where they could both see it.'
      ]
    },
    {
      id: 'small-sips',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} brought a cup of something warm that smelled of hay. “It’s for making peace,” said {A}. “It’s only tea.” {H} took a sip as big as a thimble, and they listened to it go down.',
        '“Excuse me,” {A} made the tea say, in a thin voice, “may I come past?” Grrr, went the plums. But they had moved up a bit. “One more,” said {H}. “It’s so polite.”'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps nobody’s told them where they are,” said {H}. “They were on a plate, and then it was dark.” {A} thought that would upset anybody. So {H} spoke to them through the rolled-up newspaper, in the voice of a railway station.',
        '“You are now in my middle,” said {H}. “The next stop is in the morning. Please do not lean on the sides.” They listened. “Blop,” it said, not so crossly. “What was that?” asked {A}. “One of them’s asking if there’s a window,” said {H}. There was not, and {H} told them so, as kindly as possible.'
      ]
    }
  ],
  turn: [
    {
      id: 'unfolding',
      A: 'partner',
      paragraphs: [
        'So {H} got off the door. {H} lay down on the rug, quite flat and long, with a big cushion under {H}’s back. {A} brought the hot-water bottle, wrapped in a towel, and laid it in the middle. It was as warm as a loaf.',
        '{A} listened at the newspaper. “They’re making a queue in your tummy,” said {A}. “Somebody’s saying, after you.” {H} lay there and felt the lemonade bubbles come up, quite slowly, past the ribs. “They’re at my neck,” whispered {H}.'
      ]
    },
    {
      id: 'the-burp',
      A: 'partner',
      paragraphs: [
        'It was a very long one. It began low down and went up, and it had corners in it. Everybody was in it, and the lemonade came first. The newspaper shook at the other end. “Pardon,” said {H}.',
        'They both listened. There was not a grrr in there, and not a blop. “What are they doing?” asked {H}. {A} pressed an ear to it. “They’ve sat down,” said {A}. “I think they’re holding hands.”'
      ]
    },
    {
      id: 'a-small-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After the long one there came a very small one, all by itself. “Who was that?” asked {A}. “That was the pretzel,” said {H}. “It had only wanted to hear itself.”',
        'They waited in case there were any more. {A} tried to do one as well, so as not to be behind. It came out as a hiccup. The hiccup stayed for some time, and they had to hold the newspaper to {A}.'
      ]
    },
    {
      id: 'tomorrows-guests',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Who are you going to ask in tomorrow?” said {A}. {H} thought it over, lying flat. “Toast,” said {H}. “It doesn’t talk.” “And a plum?” “One,” said {H}.',
        '“And the lemonade?” {H} shut both eyes. “It can come,” said {H}, “if it walks.” They both thought that would be good for it.'
      ]
    },
    {
      id: 'no-slippers',
      A: 'partner',
      paragraphs: [
        '“And the hedgehog?” asked {A}. {H} felt about with one hand, under the hot-water bottle. It was warm there, and soft. “It’s taken off its boots,” said {H}. “It’s got a tummy itself, and it’s lying on that.”'
      ]
    },
    {
      id: 'crayon-lighter',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“If your tummy were a crayon,” asked {A}, “which would it be now?” {H} tried some on a bit of paper. Purple was too much. So was pink. In the end {H} took the yellow, and hardly pressed.',
        '“You can’t see that at all,” said {A}, and held it to the lamp. “Yes,” said {H}. “That’s just how it is.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rumbled as well, but that was for supper.',
      '{names} put an ear to the rug, and heard no hedgehog there.',
      { text: '{names} plumped up a cushion, and punched a hollow in it.', needs: ['hands'] },
      { text: '{names} rolled up a magazine too, and listened at the kettle.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round and round the rug, like a hedgehog in slippers.',
      '{names} burped, quite small, to go ahead and open the door.',
      { text: '{names} put the rest of the plums on top of the cupboard.', needs: ['hands'] },
      { text: '{names} counted the plum stones on the plate, and there were four.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched out long and flat as well, to set an example.',
      '{names} stepped round the rug, so as to wake no plum.',
      { text: '{names} tested the hot-water bottle with one elbow.', needs: ['hands'] },
      { text: '{names} drew the curtain a bit, for the ones in the queue.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} unrolled the newspaper, and it could be read again. The cushion went back to its chair.',
    'Still a bit damp, {H} lay down, long and flat, with the warm bottle in the middle. In there they had put out the light.'
  ],
  last: [
    'In the middle it was warm and nobody quarrelled, and {H} was asleep.',
    'The plums had put out the light, and {H} slept, long and flat.'
  ]
})
