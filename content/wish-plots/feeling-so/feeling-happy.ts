import { wishPlot } from '../wish-plot.ts'

export const feelingHappy = wishPlot({
  id: 'wish-feeling-happy',
  wishes: ['feeling happy', 'happiness', 'happyness', 'feels happy', 'felt happy', 'feel happy', 'being happy', 'happy feeling', 'happy feelings', 'happy evening', 'happy child', 'happy kid', 'happy girl', 'happy boy', 'happy for no reason', 'happy no reason', 'happy hum', 'happy humming', 'hums happy', 'feeling joyful', 'feeling joy', 'feeling cheerful', 'feeling glad', 'joyful', 'happily'],
  answers: ['happy', 'happiness', 'happyness', 'happily', 'joy', 'joyful', 'cheerful', 'glad', 'feeling', 'feelings', 'feels', 'feel', 'felt', 'emotion', 'emotions', 'being', 'be', 'very', 'so', 'really', 'just', 'too', 'bit', 'little', 'big', 'small', 'what', 'where', 'why', 'how', 'when', 'means', 'mean', 'makes', 'make', 'made', 'reason', 'no', 'nothing', 'something', 'hum', 'hums', 'humming', 'sing', 'singing', 'smile', 'smiling', 'laugh', 'today', 'tonight', 'day', 'evening', 'morning', 'home', 'school', 'nursery', 'first', 'child', 'kid', 'kids', 'children', 'girl', 'boy', 'daughter', 'son', 'toddler', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'sister', 'brother', 'family', 'all', 'inside', 'is', 'was', 'year', 'old'],
  except: ['birthday', 'christmas', 'year’s', 'eid', 'diwali', 'easter', 'ending', 'ever', 'prince', 'princess', 'tears', 'hippo', 'meal', 'place', 'song', 'dance', 'died', 'dead', 'hospital', 'lost', 'moved', 'baby', 'sad', 'angry', 'never', 'not', 'isn’t', 'wasn’t', 'again', 'dog', 'cat', 'sun', 'valentine', 'hanukkah', 'holi', 'hour', 'feet', 'dream', 'dreams', 'secret', 'things', 'caterpillar', 'alone'],
  nothingElse: true,
  company: ['peg', 'pegs', 'basket', 'mirror', 'string', 'hum'],
  about: 'The hero is happy and wants to see it, but whenever it is looked at it stops, for happy is a hum that comes by itself when nobody is looking.',
  titles: ['The Happy Hum', 'Don’t Look Now', 'Four Notes and a Peg', '{H} Is Happy Over There', 'You Were Humming'],
  want: [
    {
      id: 'you-were-humming',
      A: 'partner',
      paragraphs: [
        '{H} was putting the washing pegs in a row, along the edge of the basket. A red one came first, and then a blue one. “You’re happy,” said {A}. {H} looked up. “How do you know?” “You were humming,” said {A}.',
        '{H} had not heard anything. “Am I happy?” said {H}, and listened. It was quite silent. The humming had stopped. “I want to see it too,” said {H}. “It’s my happy, and you’re the only one who noticed.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-mirror',
      A: 'partner',
      paragraphs: [
        '{H} ran to the mirror, to see happy. The face in there was looking for something, with a crease between its eyes. “That’s not happy,” said {H}. “That’s me looking.” So {H} smiled, with all the teeth. “That’s the one for the dentist,” said {A}.',
        '{H} tried to hum, quite hard, on purpose. It came out like a fridge. “Was that it?” {A} shook {A}’s head. “The other one went up at the end,” said {A}.'
      ]
    },
    {
      id: 'where-it-sits',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where does happy sit?” asked {A}. {H} felt with one hand. It was not in the tummy, for that was supper. It was not in the throat. “Perhaps it doesn’t sit,” said {H}. “Perhaps happy walks about.”',
        'They stood still, to hear if anything walked. Somewhere a tap dripped, and it sounded fairly contented. “That’s not mine,” said {H}. “No,” said {A}, “that’s the tap’s.”'
      ]
    },
    {
      id: 'lying-in-wait',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wanted to catch happy, and lay down behind the sofa without a sound. If it thought that nobody was at home, it might come out. {A} was to look the other way. They waited until one of {H}’s legs went to sleep.',
        '“Has it come?” whispered {A}. “Something’s prickling,” whispered {H}. It was the leg. It took a long time to wake up, and it did not hum at all.'
      ]
    },
    {
      id: 'turnip',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I’ll make you happy,” said {A}, “and then you look, quickly.” {A} thought for a while, and said the funniest word there is. It was turnip. {H} had to laugh, and ran to the mirror, but there was only some hiccup left.',
        '“That was laughing,” said {H}. “Laughing’s louder, and then it’s over.” Happy had been low and long, and nobody had said turnip.'
      ]
    },
    {
      id: 'asking-for-it',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Are you happy?” {H} asked {A}. “Wait,” said {A}, and looked up at the ceiling, and thought about it. “I was,” said {A}. “I was just thinking about dumplings. Now I’m thinking about whether I’m happy.”',
        '{H} was sorry to have stopped it. “It doesn’t matter,” said {A}, “they’re still on the stove.” {H} went out very quietly. At the corner {H} heard something behind, low and out of tune. It sounded like somebody who has gone back to the dumplings.'
      ]
    },
    {
      id: 'elder-whistles',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My father whistled,” said {S}, “and always on the stairs. If there was whistling, he was happy, and then there were nuts in his pocket.” “Did he know?” asked {A}. “He didn’t know about the whistling,” said {S}. “He knew about the nuts.”',
        '“Did you tell him?” {S} looked quite shocked. “Never,” said {S}. “We’d have had no warning.”'
      ]
    },
    {
      id: 'child-says-so',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I know when you’re happy,” said {S}. “Your foot does this.” {S} turned one foot in and out, like a key. {A} had never seen that foot do it. “Does it? Which one?” {S} pointed at the left.',
        '{A} watched the left foot without blinking. It lay there like something from a shop. “It’s shy,” said {S}. Then {A} had to sneeze, and the foot had turned twice before anybody could look.'
      ]
    },
    {
      id: 'pet-happy',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} lay in a warm place, with both eyes nearly shut. {H} got down on the floor, nose to nose. “Are you happy?” asked {H}. {A} opened one eye, and shut it again.',
        '{H} could see it without any answer. It was in the paws, which lay just where they had dropped, and in the breath. {A} had not looked in a mirror once. “You’re doing it without knowing,” said {H}. It seemed to be the usual way.'
      ]
    },
    {
      id: 'baby-happy',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had found {A}’s own toes, and was so happy that {A} gurgled. {H} came close, to see how it was done. At once {A} forgot the toes, and stared at {H}’s nose.',
        '“Now I’ve stopped yours as well,” said {H}. But there was no need to be sorry. {A} took hold of the nose, and the gurgling began again, a bit louder. Happy does not mind what it is about.'
      ]
    },
    {
      id: 'guest-happy',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“I talk to my spoon,” said {A}. “That’s how they know at home. If I’m only pleased, I stir. If I’m happy, I say, come along, spoon.” {H} gave {A} a spoon, to see that.',
        '{A} looked at it, and stirred nothing at all in a cup. “I can’t think what to say to it,” said {A}. “It isn’t listening like mine.” {H} quite understood. It cannot be done when people stand and wait.'
      ]
    },
    {
      id: 'back-turned',
      A: 'partner',
      paragraphs: [
        '{H} gave up, and went back to the pegs. A green one had been left over. {A} said nothing, and looked at the wall. There was a yellow peg too, with a stiff spring. Then {A} heard it: four notes, and the last one went up.',
        '“There,” whispered {A}, and it was gone. “It’s always when you aren’t looking,” said {A}. “It comes for the pegs.” {H} turned a peg over. “So happy’s behind me,” said {H} slowly.'
      ]
    }
  ],
  turn: [
    {
      id: 'dont-look-round',
      A: 'partner',
      paragraphs: [
        '“Then we won’t look,” said {H}. “You do the listening, and I’ll do the pegs. Only don’t tell me when it’s there.” {A} promised. {H} put the pegs in fours, with a gap. Some had to be talked to. A blue one wanted to face the other way.',
        'And out came the hum, up at the end, and once more from the beginning. {A} let it go on. After a while {A} hummed the same four notes, very softly. {H} did not look round. “I can hear yours,” said {H}.'
      ]
    },
    {
      id: 'nodding-pegs',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} had an idea, and hung six pegs on a piece of string, from chair to chair. If somebody hummed close by, perhaps they would shake. {H} looked only at the pegs, and pinched them straight.',
        'It took some time. Then the end peg trembled, a very little. It might have been a draught. “Was that me?” asked {H}. {A} had promised not to say. But {A} looked like somebody who could say a great deal.'
      ]
    },
    {
      id: 'under-the-chair',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A peg fell down, and sprang away under the chair. {H} crawled after it. There was a good deal of dust there, and half a cracker. {A} could not see {H} any more, only hear.',
        '“You’re by the left leg,” said {A}. “Now you’re at the back.” “How do you know?” asked {H} from below. {A} had promised, and said nothing. But happy had been all round the chair.'
      ]
    },
    {
      id: 'what-tune-it-is',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What tune is it?” asked {H}, with a peg in each hand. “It’s not a real one,” said {A}. “It’s a bit of a song about a ferry, and the end’s from the microwave.” {H} was rather pleased with that.',
        'It was not very much, for a tune. But it had only ever been meant for pegs. “Are other people’s longer?” asked {H}. {A} knew somebody with only two notes, who was happy for hours.'
      ]
    },
    {
      id: 'other-hears-it',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} put a head round the door. “It’s so nice and happy in here,” said {A}. “What have you got?” {H} looked about. “Pegs,” said {H}. {A} did not see how happy could come from that.',
        '“Sit down and do some,” said {H}, “and think of something else.” {A} sat down and did some. {A} thought about the price of onions. At the ninth peg a hum began, quite deep. {H} nudged nobody, and passed a red one across.'
      ]
    },
    {
      id: 'so-thats-it',
      A: 'partner',
      paragraphs: [
        'When all the pegs stood in a row, there was nothing more to do. {H} leaned against {A}. “I never saw it,” said {H}. “No,” said {A}. “It’s for the others, I think. You get the pegs.” {H} took the row apart again, to have some for tomorrow. Behind the pegs, very low, something went up at the end. Neither of them said a word.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had heard it as well, and knew how it went up.',
      '{names} stood quite still, in case the hum came past.',
      { text: '{names} found two pegs under a chair, and laid them in the basket.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the mirror too, and saw only somebody looking.',
      '{names} held one breath, so that happy would not be frightened off.',
      { text: '{names} shut the noisy door, so that a hum could be heard.', needs: ['hands'] }
    ],
    turn: [
      '{names} had two notes of another tune, and they went with it.',
      '{names} went past on tiptoe, and looked the other way.',
      { text: '{names} did a few pegs in a corner, and a hum came from there too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went into the basket, one after the other, and nobody listened on purpose.',
    '{H} washed, and lay down facing the wall. {H} was thinking about the yellow peg, and so happy could hum in peace.'
  ],
  last: [
    'There were three notes, and then a breath. The fourth did not come, for {H} was asleep.',
    'Somebody in the house was humming and did not know it, and {H} slept.'
  ]
})
