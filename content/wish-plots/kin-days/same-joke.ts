import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const WHEN = ['every dinner', 'every lunch', 'every sunday', 'every time', 'every day', 'every night', 'every birthday', 'always', 'over and over', 'again', 'again and again']

export const sameJoke = wishPlot({
  id: 'wish-kin-same-joke',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  isTale: true,
  wishes: ['uncle tells the same joke at every dinner', 'same joke', 'same jokes', 'same old joke', 'same old jokes', 'same riddle', 'same silly joke', ...WHEN.flatMap((when) => [`tells same joke ${when}`, `same joke ${when}`]), 'tells one joke', 'only knows one joke', 'knows only one joke', 'the joke again', 'joke we all know', 'joke everybody knows', 'joke everyone knows', 'already know the joke', 'heard that joke before', 'hundred times joke', 'same joke hundred times', 'old joke again', 'joke at every meal', 'joke at every party', 'joke at every family dinner', 'a joke at every dinner', 'tells his joke at dinner', 'tells her joke at dinner', 'tells his joke again', 'tells her joke again'],
  answers: [...WHICHEVER_RELATIVE, 'joke', 'jokes', 'riddle', 'same', 'old', 'one', 'only', 'tells', 'tell', 'told', 'telling', 'knows', 'has', 'every', 'each', 'dinner', 'dinners', 'lunch', 'lunches', 'supper', 'meal', 'meals', 'table', 'party', 'parties', 'birthday', 'christmas', 'sunday', 'sundays', 'visit', 'visits', 'day', 'night', 'evening', 'time', 'times', 'always', 'again', 'over', 'hundred', 'thousand', 'year', 'years', 'we', 'all', 'everyone', 'everybody', 'nobody', 'laughs', 'laugh', 'laughed', 'laughing', 'groans', 'groan', 'heard', 'know', 'already', 'before', 'end', 'ending', 'at', 'the', 'and', 'with', 'family', 'same', 'funny', 'bad', 'silly', 'terrible', 'his', 'her', 'favourite', 'favorite', 'never', 'new', 'learns', 'about', 'loudest', 'himself', 'comes', 'when', 'still', 'but', 'of', 'it', 'to'],
  except: ['died', 'dead', 'hospital', 'ill', 'forgets', 'forgot', 'remember', 'dementia', 'muddled', 'mean', 'rude', 'hurt', 'hurts', 'april', 'knock', 'cat', 'dog', 'robot', 'king', 'clown', 'parrot', 'teacher', 'school', 'story', 'stories', 'miss', 'misses', 'sad', 'funeral'],
  moods: ['waiting', 'change'],
  company: ['joke', 'towel', 'tea', 'plates', 'plate', 'spoon', 'soup', 'table', 'dinner', 'pudding', 'sink', 'jug', 'chair', 'paper', 'hat', 'cupboard'],
  fed: true,
  about: 'One of the family tells the same joke at every dinner and all say the end of it; the hero wants a new one, and the new one is no use, until it is seen that the one who tells the joke has never been told it.',
  titles: ['What Gets Wetter', 'The Same Joke', 'A Towel, Said Everybody', '{H} Rings the Glass', 'Four Hundred Dinners'],
  want: [
    {
      id: 'what-gets-wetter',
      A: 'partner',
      paragraphs: [
        '{A} told the same joke at every dinner. It came when the soup was eaten, and it began with a spoon on a glass. “What gets wetter the more it dries?” asked {A}. “A towel,” said everybody, with a sigh. Only {A} laughed, until the chair creaked. Then the plates were cleared away.',
        '{H} had heard it at every dinner there had ever been. “I want a new one,” said {H}. “But it’s such a good one,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'how-often',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} worked out how often it had been told. There was a dinner a day, and feasts, when it was told to both ends of the table. It came to more than the paper had room for. “And before I was born?” asked {H}. “That was only practice,” said {A}.',
        'It had been told in a boat, and in a queue, and once to a judge. “What did the judge say?” asked {H}. “A towel,” said {A}. “It’s remarkable how word gets about.”'
      ]
    },
    {
      id: 'without-the-end',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'At the next dinner they had all agreed not to answer. “What gets wetter,” asked {A}, “the more it dries?” It was quiet. Somebody looked at a fork. {A} leaned forward, and looked from one to the next, and went quite pink with hope.',
        '{H} held out as long as anybody could. But the end of it sat in all those mouths, and pushed. “A towel,” said {H}. It came out like a sneeze. {H} felt better, and was sorry.'
      ]
    },
    {
      id: 'a-new-one',
      A: 'partner',
      paragraphs: [
        'So {H} wrote down a new joke for {A}, on a slip of paper. {A} learned it all afternoon, with moving lips. After the soup came the spoon on the glass. “What’s full of holes and still holds water?” asked {A}. “A towel!” said everybody, with a sigh. “A sponge,” said {A}, and looked at the slip. Nobody laughed, not even {A}. Nobody cleared away the plates.',
        'They sat there and waited. It had not sounded like the end of dinner.'
      ]
    },
    {
      id: 'told-slowly',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“It may be the way you tell it,” said {H}. {A} was glad of any advice. They tried it slowly. “What,” said {A}, and took a bit of bread. “Gets.” The bread was eaten. “Wetter.” By that time two people had said “a towel”, and one had gone to bed.',
        'Then {A} tried it fast. It took hardly any time. Only the laugh was as long as ever, and there was more of it than joke.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Start at the end for once,” said {H}. {A} rang the glass. “A towel,” said {A}. Nobody knew what to say to that. They looked at each other. “Is it what gets wetter the more it dries?” asked an aunt at last, as it was so quiet.',
        '“Yes!” cried {A}, and laughed until the chair creaked. “That’s the one!” It was the same joke after all. It had only come in by the back door.'
      ]
    },
    {
      id: 'is-it-true',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} wanted to see whether it was even true. {A} washed the plates and {H} dried. After one plate the towel was a little damp. After six it clung to the hand, and after eleven it dripped. “So it is,” said {H}. “I never tell anything that isn’t,” said {A}.',
        'In the end the plates were dry, and the towel could not have dried a spoon. It was hung over the chair. That got wet too.'
      ]
    },
    {
      id: 'the-beginning-of-a-smile',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} watched them all at the next dinner, one after the other. Nobody smiled at the end. But when {A} reached for the spoon, a corner of an aunt’s mouth went up. Across the table a cousin looked into a cup, and shook a bit. That was before there had been any joke at all.',
        '“They’re laughing at the spoon,” said {H}. “They know that something’s coming,” said {A}. “That’s the best part of anything.”'
      ]
    },
    {
      id: 'where-it-came-from',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Where did you get it?” asked {H}. {A} had found it on a toffee paper, many years ago. The toffee had been gone by supper, and the joke was still as good as new.',
        '“And who told it to you?” “Nobody. I read it,” said {A}. The answer was printed right underneath, so that both of them came at once.'
      ]
    },
    {
      id: 'other-has-a-better-one',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} knew a much better joke, and told it to {H} behind the door. There was a hen in it, and a tailor, and another tailor. It went on for some time. Then {A} stopped, with one finger up. “And now comes the end,” said {A}, and it did not come.',
        '“Was it a towel?” asked {H}, to be helpful. {A} thought it over. It would have fitted quite well.'
      ]
    },
    {
      id: 'pet-knows-when',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had no opinion about the joke, but knew where it came. First there was the soup, and that was no use to anybody. Then there was a ring on a glass, and a laugh. And after the laugh one plate with gravy always went by way of the floor.',
        'Tonight somebody only coughed, after the ring. {A} sat there with both ears up. There was no laugh, and so there was no plate. {A} had never heard a worse joke.'
      ]
    },
    {
      id: 'nobody-ever-told-me',
      A: 'partner',
      paragraphs: [
        '“Why do you still laugh at it?” asked {H}. “You know how it ends.” {A} thought about that, with the spoon in one hand. “I’m only laughing a bit in advance,” said {A}, “for the rest of you. I’ve always wondered what it’s like, when it really comes. Nobody’s ever told it to me, you see. I was always the one who had it.” {H} looked at {A}, and then at a towel from the washing-up, which hung there and dripped. “Sit down,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'told-to-the-teller',
      A: 'partner',
      paragraphs: [
        '{H} took the spoon and rang the glass. {A} sat down with everybody else. “What,” asked {H}, “gets wetter the more it dries?” Nobody said a word, for the answer belonged to {A}. {A}’s mouth opened, and shut again. “Rain?” asked {A}. “No,” said {H}. “A fish, on a Sunday?” “No,” said {H}, and held up the towel, so that a drop fell on the spoon. {A} looked at it. Then {A} laughed as never before. Two chairs creaked, and then all of them.'
      ]
    },
    {
      id: 'elder-and-the-one-song',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a baker who could whistle one song,” said {S}, “and did, when the rolls were done. We were all sick of it.” “Did the baker learn another?” asked {A}. “Once,” said {S}, “on holiday. When that one was whistled, nobody came. The rolls were hard by noon.”',
        'After that the whole street asked for the old one. “I’ve never been so glad,” said {S}, “to be sick of a thing again.”'
      ]
    },
    {
      id: 'child-has-one-too',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a joke as well, and stood on a cushion for it. “What gets wetter and wetter?” asked {S}. “A towel,” said {A}. “No,” said {S}. “Me.” That was not how it went. “You don’t dry,” said {A}. “No,” said {S}, “I get wetter.”',
        '{A} thought about that until bedtime. It was the same joke, and somehow it had got out of the bath.'
      ]
    },
    {
      id: 'one-more-time',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Again,” said {A}. {H} told it again. {A} said rain once more, so as to be wrong. The towel was a surprise all the same. “It’s even better when you know it,” said {A}.',
        'They took turns with it through the rest of the bread. One had the question, and one had the rain. Whoever had the rain enjoyed it more. By the end it was {H} who said “A fish”, and believed it.'
      ]
    },
    {
      id: 'the-end-of-dinner',
      A: 'partner',
      paragraphs: [
        '“Shall I learn another one for tomorrow?” asked {A}, and wiped both eyes, on the towel. {H} looked round the table. Everybody was getting up and clearing away the plates. “No,” said {H}. “Tell that one. But I’ll ring the glass.” So it was settled. {H} rang, and {A} told, and everybody sighed, and then there was pudding.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sighed along with the rest, and meant it kindly.',
      '{names} looked at the spoon, for it was coming now.',
      { text: '{names} stacked two plates, since it was the end of dinner.', needs: ['hands'] },
      { text: '{names} moved a jug away from the creaking chair.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed sitting, as nothing had told anybody to get up.',
      '{names} listened to the sponge with a stiff face, and waited for the other joke.',
      { text: '{names} turned the slip of paper over, and the back was empty.', needs: ['hands'] },
      { text: '{names} wrung out the towel over the sink, and it could begin again.', needs: ['hands'] }
    ],
    turn: [
      '{names} held back the answer, with both cheeks full of it.',
      '{names} looked at the drop on the spoon, and at {H}.',
      { text: '{names} pegged up the towel, to let it rest from its joke.', needs: ['hands'] },
      { text: '{names} carried in the pudding, straight after the laugh.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were in the cupboard, as dry as bone. The towel hung by the window, and it had all the wet.',
    '{H} washed and dried, and a towel got a little wetter. {H} lay down, and thought of the spoon, and one corner of {H}’s mouth went up.'
  ],
  last: [
    'Somewhere a chair creaked once more, all by itself, and {H} was asleep.',
    'The towel grew drier, now that nobody was drying, and {H} was asleep.'
  ]
})
