import { wishPlot } from '../wish-plot.ts'

export const bottomButton = wishPlot({
  id: 'wish-question-machine',
  tellsAny: 'question',
  moods: ['question'],
  partnerPlays: true,
  about: 'A coat over two chairs answers what is said into its sleeve; it has a button for fast, one for faster, and one that nobody presses.',
  titles: ['In at One Sleeve', 'The Bottom Button', '{H} and the Coat That Answered', 'Fast, Faster, and the Other One', 'Out at the Other'],
  want: [
    {
      id: 'coat',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. {A} said nothing, and fetched the biggest coat that they had. {A} hung it over two chairs, got in behind, and pushed out both its sleeves.',
        '“It’s a machine,” said the coat. “Questions go in on the left, and answers come out on the right.” {H} put the question in, slowly, so that nothing got stuck. Something rattled in the lining.',
        [
          '“{wrong.one},” said the right sleeve. {H} put that back in on the left, with a bit added. “{but.one},” said {H}. The coat coughed.',
          '“{guess},” said the right sleeve.'
        ],
        '“Was that true?” asked {H}. “It’s fast,” said {A} through the collar. “That’s the top button. The middle one’s faster. The bottom one you needn’t bother with.”'
      ]
    }
  ],
  way: [
    {
      id: 'middle-button',
      A: 'partner',
      spare: 1,
      paragraphs: [
        [
          'So {H} pressed the middle button and took a deep breath. “{wrong.two},” said the right sleeve. “But I haven’t asked it yet!” said {H}. “That’s how fast it is,” said {A}. {H} held on to the cuff and thought. “{but.two},” said {H}.',
          'So {H} pressed the middle button and took a deep breath. “{guess},” said the right sleeve. “But I haven’t asked it yet!” said {H}. “That’s how fast it is,” said {A}.'
        ],
        '“And it isn’t what it said before,” said {H}. “It’s another button,” said {A}. The coat sounded very pleased with itself.'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Perhaps there’s something written in it,” said {H}, and looked inside the collar. There was a label. It said that the coat had to be washed by itself, in cool water, and not wrung out.',
        '“Is that an answer?” asked {A}. “It is,” said {H}, “but I never asked that.” They put the label back inside, for when somebody did.'
      ]
    },
    {
      id: 'oil',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The machine had begun to squeak. So {H} came with an empty spoon, and let three drops of nothing run into the collar. “Left a bit,” said {A}. The fourth drop went left a bit.',
        '“Better?” asked {H}. The machine hummed two notes, a low one and a high one. “Much,” said {A}. “Now the elbow.” But the elbow was ticklish, and that had to be left as it was.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wanted to know where it kept all the answers, and felt in the pockets. In the left one was a bus ticket, and in the right one was half a biscuit. {H} laid them side by side. “Which of these is it?” asked {H}.',
        '“The ticket’s for getting there,” said {A}, “and the biscuit’s for the way.” So the answer itself had to be further in. {H} put the ticket back. The biscuit stayed out a little longer.'
      ]
    },
    {
      id: 'cupboard',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We used to have one of those,” said {S}, “only ours was a cupboard. Whatever you asked, it said the same.” “What did it say?” asked {A}.',
        '“{guess},” said {S}, in a deep wooden voice. “We never found out what that was the answer to.”'
      ]
    },
    {
      id: 'nose',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} held the left sleeve out to {A}, who might have had something to ask. {A} looked into it for quite a while.',
        'Nothing came out at the other end. “It’s a very good question,” said {H}.'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Say it louder,” said {H}. “You have to do that with the collar,” said {A}. {H} turned the collar up, and the coat began to roar. {H} turned it down, and there was just a small voice, as if from a coin purse.',
        '{H} tried it up, down and halfway. Halfway it had a cold. “Was it any truer when it was loud?” asked {A}. {H} thought back. “No,” said {H}, “but I believed it for longer.”'
      ]
    },
    {
      id: 'easy-one',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They tried it with something easy. “What’s your name?” said {H} into the sleeve. “Coat,” said the coat. “And what have you got behind you?” “A chair,” said the coat. “And behind that one?” “Another chair.”',
        '“It does know something,” said {H}. “It knows what it’s hanging on,” said {A}. “Ask it about something that’s further off, and it gets nervous, and goes fast.”'
      ]
    },
    {
      id: 'all-three',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came round to the front and pressed everything at once. Then {S} made a long noise with a whistle at the end. “What was that?” asked {A}.',
        '“That was all the answers,” said {S}. “They came out in one.” {A} was impressed. It must have been in there somewhere, but it had gone past so quickly.'
      ]
    },
    {
      id: 'nothing-in',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Now I’m not putting anything in,” said {H}, and held up the sleeve without a word. The machine hummed, and rattled, and hummed again. It shook both its chairs. “I don’t know,” it said in the end.',
        '“That’s right!” cried {H}. “It’s the first one that’s right!” “It came of itself,” said {A}, and sounded surprised. “I hadn’t even pressed anything.”'
      ]
    },
    {
      id: 'repairs',
      S: 'other',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came out in front to have a look at it, and rapped on the shoulder. “I see what it is,” said {S}. “It’s got no head.” {A} stepped back. It was true. All this time there’d been nothing over the collar.',
        'They put a hat on it. The machine looked a good deal cleverer now, and rather as if it had to catch a train. “Shall we ask it again?” said {S}. “Let it get used to the hat,” said {A}.'
      ]
    },
    {
      id: 'queue',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Does it ever ask anything itself?” said {H}. They waited to see. Both sleeves hung down, and both were open at the end. Nothing came out of either.',
        '“It can’t,” said {A}. “If it asked something, it’d have to wait.” {H} stroked it on the shoulder. It couldn’t be easy, to be all answers and no question.'
      ]
    },
    {
      id: 'emptied',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Before they went on, the sleeve had to be emptied. {H} took it by the cuff and shook it, and {A} caught what fell out. It was only air, but they had to be thorough.',
        '“How many were left in there?” asked {H}. {A} counted them on ten fingers and had to begin again at the thumb. “They’re all the same sort,” said {A}. “They go bad if you leave them in.”'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '“Maybe I’ve got hold of the wrong end,” said {H}, and spoke into the right sleeve. “{question}” said the left sleeve.',
        '“That’s mine!” said {H}. “It’s just come out again!” “You put it in at the wrong end,” said {A}.'
      ]
    },
    {
      id: 'inside',
      A: 'partner',
      paragraphs: [
        [
          '“I want to be the machine,” said {H}, and they changed places. In the coat it was dark, and it smelled of outdoors. “{question}” came down the sleeve, and at once something rushed up in {H}. “{wrong.three},” it said. “{but.three},” said {A} out there in the light.',
          '“I want to be the machine,” said {H}, and they changed places. In the coat it was dark, and it smelled of outdoors. “{question}” came down the sleeve, and at once something rushed up in {H}. “{guess},” it said.'
        ],
        '“How did you come by it?” asked {A}. “I didn’t,” said {H}, in the dark. “It was just what lay nearest.” “It’s the same with me,” said {A}. “There’s never time in there to look.”'
      ]
    }
  ],
  turn: [
    {
      id: 'slow',
      A: 'partner',
      paragraphs: [
        '“Come in,” said {H}, “and press the other one.” There was just room for two. Now {H} just said it, without a sleeve. “{question}” {A} reached round to the front and pressed the bottom button. Then nothing happened, and after that nothing happened again. A chair creaked.',
        ['{known}“Is it broken?” whispered {H}. “It’s slow. It’s thinking,” whispered {A}. They waited until they could hear each other breathe. “{fact},” said {A}. It had not come out of a sleeve at all.', '“Is it broken?” whispered {H}. “It’s slow. It’s thinking,” whispered {A}. They waited until they could hear each other breathe. “I don’t know,” said {A}, “and nobody here does.” It hadn’t come out of a sleeve.']
      ]
    },
    {
      id: 'dark',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} thought about it for a bit, because there was nothing else to do in there. “The others rattled more,” said {H}. “They were in a hurry,” said {A}. “This one had been sitting at the back the whole time.”'
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      paragraphs: [
        ['“We could try that,” said {H}, and they felt their way out into the light. {try} {H} looked back at the coat. “A sleeve can’t do that,” said {H}. “It’s got nothing in it to do it with.”']
      ]
    },
    {
      id: 'coat-again',
      S: 'other',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          '{S} came past, saw the coat, and spoke into it from above. “{question}” said {S}. {A} was in it at once, and pressed the top button. “{wrong.one},” said {A}, as fast as the machine had ever been.'
        ],
        [
          '{S} only needed a moment. “{but.one},” said {S}. “You’re quicker than I was,” said {A}, and crept out from under the coat. Then {A} told {S} the slow one, and took time over it.'
        ]
      ]
    },
    {
      id: 'buttoned',
      A: 'partner',
      paragraphs: [
        ['{known}“Is that all of it?” asked {H}. “On slow it comes in pieces,” said {A}. “The rest we’ll look up tomorrow.”', '“Is that the answer?” asked {H}. “It’s where it goes,” said {A}. “Tomorrow we’ll look it up.”'],
        'Out in the light {H} pushed the bottom button through its buttonhole. “So that it stays pressed,” said {H}. “It can work on it all night.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened at the lining, which was rattling.',
      '{names} sat down on the right, where the answers came out.',
      { text: '{names} oiled the elbow of the machine with one drop of nothing.', needs: ['hands'] },
      { text: '{names} pressed the top button again, and got the same thing back faster.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled halfway up the left sleeve, and out again.',
      '{names} sneezed into the collar, and it came out at the cuff.',
      { text: '{names} shook the cuff, in case something true had caught in it.', needs: ['hands'] },
      { text: '{names} hung a scarf round the collar, against the draught.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as a coat on a hook.',
      '{names} leaned against the coat, from outside.',
      { text: '{names} held up the hem, to let a little air in.', needs: ['hands'] },
      { text: '{names} patted the shoulder of the machine, which was working hard.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the coat on its hook, with one button done up. The chairs went back to the table.',
    '{H} went past it once more, washed and in pyjamas, and pulled the sleeves straight, and lay down.'
  ],
  last: [
    'The coat hung on its hook and went on working, slowly, and {H} was asleep.',
    'Only the bottom button was done up. Nobody was in a hurry any more, and {H} was asleep.'
  ]
})
