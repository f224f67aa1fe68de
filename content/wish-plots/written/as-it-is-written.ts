import { wishPlot } from '../wish-plot.ts'

/** The clauses of the wish take the place of its middle, one scene each (`plan/written-scenes.ts`). */
export const asItIsWritten = wishPlot({
  id: 'wish-written',
  tellsAny: 'written',
  company: ['paper', 'line', 'pencil'],
  about: 'What is read out from a piece of paper comes, exactly as it is written and no further, until it stops and one more line has to be found.',
  titles: ['As It Is Written', 'All on One Piece of Paper', 'One More Line', 'What {H} Had Put Down', 'Read It Slowly'],
  want: [
    {
      id: 'the-paper',
      A: 'partner',
      paragraphs: [
        '{H} had tonight’s story ready. It was all on one piece of paper. “You read it,” said {H}, “and I’ll see if it’s right.” {A} smoothed it out under the lamp. “It was written in a hurry,” said {A}. “It’s all there,” said {H}. “I’d only the one piece.”',
        'Nobody had ever read it aloud before. So nobody knew yet what sort of paper it was.'
      ]
    }
  ],
  way: [
    {
      id: 'written-first',
      A: 'partner',
      paragraphs: [
        '“{written.1},” read {A}, and then looked up. That was what there was now, in the middle of the rug. “Did I do that?” asked {A}. “No, I did,” said {H}. “You only read it.”'
      ]
    },
    {
      id: 'thumb',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For a moment something was missing, and nobody knew what. It made a gap, and cold air came through. “You’ve got your thumb on a word,” said {H}. {A} took the thumb away, and it popped in with a small pop.',
        'After that {A} held the paper by its edges, as you hold a fish. “Was it an important word?” asked {A}. “It was ‘the’,” said {H}. You don’t see it, but it lets in a draught.'
      ]
    },
    {
      id: 'comma',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then there came a comma. Everything stopped where it was, with one foot up. {A} looked from one to the other. “How long is it for?” asked {A}. “One breath,” said {H}. “You’re holding yours.”',
        '{A} let it out, and they could all put the foot down. There were three more commas on the way. {A} went through those rather quickly.'
      ]
    },
    {
      id: 'with-feeling',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had begun to enjoy it, and read with a good deal of feeling. Everything got bigger. The lamp had to move up. “Not so much,” said {H}, from behind somebody’s elbow.',
        'So {A} read the same bit again, in the voice for shopping lists. It all went back to its proper size. Only one corner stayed a bit too large, where {A} had rolled an R.'
      ]
    },
    {
      id: 'twice',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had looked up, and lost the place, and read one line again. Now it had all been done twice. The second time it knew how it went, and was rather pleased with itself. “We only need the one,” said {H}.',
        '{A} read it backwards, under the breath, from the full stop to the capital. That took it away again. “Which one was that?” asked {H}. They hoped that it had been the second.'
      ]
    },
    {
      id: 'misread',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a word that {A} could not make out. “It’s ‘that’,” said {H}. “I read ‘a hat’,” said {A}. It was too late. There it lay, and it was a good one, with a feather.',
        'It belonged to nobody in the story. They hung it on the back of the chair. Now and then it looked as if it would like to be asked.'
      ]
    },
    {
      id: 'white',
      spare: 6,
      paragraphs: [
        '{H} had a look at the white between two lines. It was quiet in there, and nothing at all had been put. You could hear the one above, and you could hear the one below.',
        'So {H} sat there for a moment, with both knees up. It was the only place in the whole story where there was nothing to do. Then it was time for the next line, and {H} pulled in a foot.'
      ]
    },
    {
      id: 'softly',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Let me have a go,” said {A}, and read the next two words in a whisper. What came, came on tiptoe. It waited at the edge of the rug until everybody had seen it.',
        '“And now not at all,” said {H}. {A} only moved both lips. Something was there then, but you could see the table through it. It waved, and they put in the sound again.'
      ]
    },
    {
      id: 'best-bit',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came in to see what all this was. {A} went once round it, and sniffed at the edge. Then {A} walked straight through the middle of the story, and lay down on the best bit.',
        'What was written looked at {H}. “It’s allowed,” said {H}. “Nobody’s put that it isn’t.” So they all moved up a little, and the story went round {A} from then on.'
      ]
    },
    {
      id: 'only-soup',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had one of those once,” said {S}. “But mine was short. There was one word on it.” “What word?” asked {A}. “Soup,” said {S}. “I read it every evening for a year.”',
        '“And what sort was it?” “It didn’t say,” said {S}. “So it was a different one each time, and nobody could complain.” {A} looked at the paper with new respect, and counted the words.'
      ]
    },
    {
      id: 'reads-too',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to read as well, and knew one word by heart. “A,” read {S}, with a finger under it. They all waited. There was a bit of something now. It hadn’t got as far as being a thing.',
        '“A what?” asked {A}. “Just a,” said {S}. It sat on {S}’s hand and weighed next to nothing. When {S} blew, it went and stood in front of the next word, where it belonged.'
      ]
    },
    {
      id: 'corner',
      A: 'baby',
      spare: 4,
      paragraphs: [
        'One corner of the paper hung down, and {A} had it in one fist. The fist was opened, finger by finger, and it was damp. There had been a word on the paper there, and now it was a blue cloud. “What was it?” asked {H}.',
        '{A} thought about it, and looked at the blue thumb. Then {A} made one small sound that was not on the paper. Everything turned round to it, and bowed.'
      ]
    },
    {
      id: 'one-chair',
      A: 'guest',
      spare: 4,
      paragraphs: [
        '“And where do I sit in it?” asked {A}. They went down all the lines with one finger. Nobody had put a single chair. {A} looked down, to see what there was to stand on.',
        '“You can sit on the sofa,” said {H}. “That was here before.” But {A} wanted to sit where the others did. So {H} took the pencil and put in a very small chair, right at the side.'
      ]
    },
    {
      id: 'who-clears',
      S: 'grown-up',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Does it say who clears all this up?” asked {S}, and had to climb over some of it. {A} looked. It did not. “Then I’d like to know who wrote it,” said {S}.',
        '“I did,” said {A}. {S} found a pencil, and held it out. But {A} said that you couldn’t just write anything you liked in the middle. “It’d come,” said {A}.'
      ]
    },
    {
      id: 'said-nothing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It says nothing about sitting down,” said {A}, who had been on two feet all the time. So nobody had. They looked at the sofa, which was not on the paper either. “But it was there before,” said {H}.',
        'They sat down on it, quite carefully, at the very edge. Nothing happened. All that had come so far came over, one after another, and looked at the cushions. They had never seen anything that nobody had written.'
      ]
    },
    {
      id: 'written-second',
      A: 'partner',
      paragraphs: [
        '“{written.2},” read {A}, more slowly. And so it was. It took up rather more room than there was on the paper, and {H} moved the lamp. “Careful how you read it,” said {H}.'
      ]
    },
    {
      id: 'written-third',
      A: 'partner',
      paragraphs: [
        '“{written.3},” read {A}, and held on to the table. But it only happened, and then it had happened. “It doesn’t say any more than that,” said {A}. They both had a look at it, from all round.'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-more',
      A: 'partner',
      paragraphs: [
        '{A} turned the paper over. On the back there was nothing. “That’s all,” said {A}. It got very quiet on the rug. Everything that had come stood about, and looked at {H}, and waited. It didn’t say that it was over. It only stopped.',
        '“They can’t go home,” said {H}. “I never put where they live.” One of them yawned, and then stopped in the middle, because that wasn’t written.'
      ]
    },
    {
      id: 'suggestions',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You could put ‘and then it was Thursday’,” said {A}. {H} thought about it. On Thursdays there was football, and they would all need boots. “Or ‘and so on’,” said {A}.',
        '{H} was quite shocked. If anybody read that out, it would never stop again. They looked for a pencil together, and found one. It was a short one, and had room in it for about one line.'
      ]
    },
    {
      id: 'who-holds',
      A: 'same',
      spare: 13,
      paragraphs: [
        'While they waited, they all got rather tired, and none of them could say so. One leaned against another. Somebody held somebody’s foot. “Look at them,” said {A} softly. “They’re being so good.”',
        '“I know what it has to be,” said {H}. It had been there all along, at the end of the pencil. It only had to come out.'
      ]
    },
    {
      id: 'one-more-line',
      A: 'partner',
      paragraphs: [
        'So {H} took the pencil and put one more line underneath. It was long, and it went up and down a good deal. “What does it say?” asked {A}. “You have to read it,” said {H}. {A} held it to the lamp. It was quite plain, once you knew.',
        '“And then they lay down where they were,” read {A}, “and it was all right.” And they did, and it was. Something sighed, over by the table leg. {A} read it once more, to be sure, and this time hardly any of it was loud.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer, to be there when it was read.',
      '{names} lay down along the edge of the rug, and left the middle free.',
      { text: '{names} turned the lamp a little, so that it shone on the first line.', needs: ['hands'] },
      { text: '{names} held down one corner, where the paper would not lie flat.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped round it, and then looked back to see if it was still there.',
      '{names} moved up, as there was more and more of it.',
      { text: '{names} put a chair straight that the last line had pushed over.', needs: ['hands'] },
      { text: '{names} followed the words with one finger, a little way behind.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, like everything else.',
      '{names} looked at the pencil, along with all the others.',
      { text: '{names} sharpened the pencil, for it was a line that mattered.', needs: ['hands'] },
      { text: '{names} spread a blanket over as much of the story as it would cover.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the paper once, and then again, until it was as small as a stamp. Inside you could hear somebody turn over.',
    'It went under the pillow. {H} washed quietly, and got in on top of it, and lay down.'
  ],
  last: [
    'There was no more on the paper, and nothing else to do. {H} was asleep.',
    'Under the pillow it was all as it was written, and on top of it {H} slept.'
  ]
})
