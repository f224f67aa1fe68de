import { wishPlot } from '../wish-plot.ts'

/** For the death of a pet. What one does at the hour at which it was always fed. */
export const sixOclock = wishPlot({
  id: 'wish-sorrow-six',
  tellsAny: 'died-pet',
  comfort: true,
  fed: true,
  about: 'A pet has died, and at six o’clock, when the hero always fed it, there is suddenly nothing to do.',
  titles: ['Six O’Clock', 'What Six O’Clock Was For', 'The Longest Six O’Clock', '{H} at Six', 'As Long as a Meal'],
  want: [
    {
      id: 'up',
      A: 'partner',
      paragraphs: [
        '{whom} had died. {H} and {A} had both cried. But at six o’clock {H} got up, as every evening, and went to fetch {whom.dish}. Halfway across the kitchen {H} stopped. There was nobody to feed.',
        '“It’s six,” said {H}. “Yes,” said {A}.'
      ]
    },
    {
      id: 'legs',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I didn’t even think,” said {H}. “My legs did it.” “Legs take longer,” said {A}. “Mine stop there every morning, to say hello.”',
        '{H} had seen that. That very morning {A} had stopped there, and said, “Hel,” and then gone on. “I thought you’d forgotten what you wanted,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'pour',
      A: 'partner',
      paragraphs: [
        '“What do I do at six now?” asked {H}. {A} looked at the clock, as if it might know.',
        'First {H} tried to do it all the same. {H} took the food, and it rattled, the way it had always rattled. That was the moment when {whom} always knew. They both listened. Nothing came, and nothing looked up.',
        '“{whom} doesn’t hear it,” said {H}. “No,” said {A}. “{whom} has died, and doesn’t hear any more, and isn’t hungry.” “Not at all?” “Not at all.” {H} put the food back without a rattle. It is not easy to do that.'
      ]
    },
    {
      id: 'cries',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Then {H} sat down on the kitchen floor and cried. {A} sat down too, with a shoulder against {H}’s shoulder. {A} had a wet face as well, and let it be wet.',
        '“It was only a small animal,” said {H}, after a time. “Somebody said that.” “They didn’t know {whom},” said {A}. “It isn’t a small sad. It’s as big as it is.”'
      ]
    },
    {
      id: 'fault',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“On Tuesday I was late,” said {H}. “It was nearly seven. Was it that?” “No,” said {A}. “Nobody dies because supper is late. {whom} only thought that you were slow.”',
        '“{whom} looked at me.” “{whom} always looked at you like that. On the other days too.” It was true. There had never been a supper that was early enough.'
      ]
    },
    {
      id: 'clock',
      A: 'partner',
      paragraphs: [
        'Next they tried it without six o’clock. {A} hung a tea towel over the clock. They sat at the table and did not look. Under the towel it went tick, tick, tick.',
        '“It’s still six in there,” said {H}. “It’s past six by now,” said {A}. “I can feel it, though.” {H} held one hand on one tummy. “It’s six here as well.” So {A} took the tea towel down again.'
      ]
    },
    {
      id: 'tune',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Shall we sing something?” asked {A}. “I always sang the food song,” said {H}, “and it’s no good without {whom}.” The food song had one word in it, and that word was “food”.',
        '“{whom} knew the tune from two rooms away,” said {A}. {H} sang it once, very low, and only the beginning. After that they left it alone for the day.'
      ]
    },
    {
      id: 'where',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Does {whom} know that we’re sad?” asked {H}. “I don’t think so,” said {A}. “When an animal has died, it doesn’t know anything any more. Nothing hurts it, either.”',
        '“I wanted {whom} to know that I was coming with the food.” “{whom} did know it,” said {A}. “Every single day, at six.” {H} counted days on ten fingers, and there were not enough fingers.'
      ]
    },
    {
      id: 'other-one',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“I gave {whom} something at half past four sometimes,” said {A}. “Nobody knew.” {H} stared at {A}. “At half past four? Every day?” “Only when {whom} looked hungry.”',
        '“{whom} always looked hungry!” “That’s what I mean,” said {A}. So that was why it had sometimes taken so long at six. {H} could not be cross about it, not today.'
      ]
    },
    {
      id: 'child-asks',
      A: 'child',
      spare: 8,
      paragraphs: [
        '“Are we getting another one?” asked {A}. “No,” said {H}. “I don’t want another one. I want {whom}.” {A} thought about it. “I want {whom} too,” said {A}.',
        'Then neither of them said anything. {A} had brought a crumb for {whom}, out of habit. Now there was nowhere to put it. {H} kept it for {A}.'
      ]
    },
    {
      id: 'pet-too',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been waiting for six o’clock as well. {A} looked at {H}, and then at the place where {whom} used to eat. There was more room there than before.',
        '“You get yours,” said {H}. “You get it just as always.” {A} had some supper, and {H} stayed beside {A} until it was all gone.'
      ]
    }
  ],
  turn: [
    {
      id: 'length',
      A: 'partner',
      paragraphs: [
        '“How long did {whom} take?” asked {A}. “For what?” “For eating.” {H} did not have to think. “Not long. And then a bit of looking round, in case there was more.” “And you?” “I stayed until the end. I always stayed.”',
        '“Then six o’clock was never only the food,” said {A} slowly. “It was the staying.” {H} looked up. The food was over. Nobody needed it now. But the staying was something that {H} could still do.'
      ]
    },
    {
      id: 'what-i-saw',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What did you look at, all that time?” asked {A}. “At {whom},” said {H}. “How {whom} began at one side. How {whom} left the last bit, and then took it after all.”',
        '{A} had never known that about the last bit. “I was always washing up,” said {A}. “You had the good place.” It had been a cold place sometimes. But it had been the good place.'
      ]
    },
    {
      id: 'elder-six',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“We had one when I was as small as you,” said {A}. “I still wake up early, for letting it out.” “Is that still sad?” asked {H}.',
        '“Not every morning. Some mornings it’s just early.” {A} patted {H}’s hand. {H} was glad that {A} had not said a number of days.'
      ]
    },
    {
      id: 'tell',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'So that it would be as long as a meal, they each told one thing. {H} told how {whom} had once stared at a spoon until it fell off the table. {A} had been there, and still could not explain the spoon.',
        'Then {A} told one. Once {A} had told {whom} a long secret in the dark, and it had been a slipper. “{whom} was over there,” said {H}, “and heard it all the same.”'
      ]
    },
    {
      id: 'dish',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“And {whom.dish}?” asked {A}. “Does it have to go away?” “Not today,” said {H}. “When, then?” “I’ll tell you.” {A} said that this was how they would do it.',
        '{H} wiped it, though it was clean. Then it went back where it had always been. It did not look as if it was waiting for anything. It looked as if it had worked hard, for a very long time.'
      ]
    },
    {
      id: 'quiet-noise',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'They listened to what there was at six o’clock without {whom}. There was the clock. There was a lid somewhere that had not been put on straight. “It’s so tidy,” said {H}.',
        '“I swept there yesterday,” said {A}, “and there was nothing to sweep up. I stood there with the broom.” {H} could see it quite clearly, {A} and the broom. “I’d have helped you stand,” said {H}.'
      ]
    },
    {
      id: 'stay',
      A: 'partner',
      paragraphs: [
        'They sat down near the place where {whom} used to eat. “Just here {whom} used to look up,” said {H}, and held one hand flat in the air. {A} looked at the place under {H}’s hand for a long time.',
        'They stayed as long as {whom} would have taken, with a bit of looking round at the end. “I’ll do it tomorrow as well,” said {H}. “I might be sad at it.” “I’ll come along,” said {A}. When they looked at the clock, it was eleven minutes past six.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the kitchen at six as well, from habit.',
      '{names} leaned against {H}, there on the kitchen floor.',
      { text: '{names} took {H}’s hand, the one that had nothing to carry.', needs: ['hands'] },
      { text: '{names} stood by the cupboard and stroked its door.', needs: ['hands'] }
    ],
    way: [
      '{names} started at the rattle, and then came closer.',
      '{names} crept up close and stayed beside {H}.',
      { text: '{names} poured some milk for those who were there.', needs: ['hands'] },
      { text: '{names} held both hands round a cup and let it steam.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved in nearer, and there was less room for being alone.',
      '{names} came and shared the floor.',
      { text: '{names} put a cushion down, for the staying.', needs: ['hands'] },
      { text: '{names} brushed the floor there, very lightly, with one hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung the tea towel on its nail again, and put out the kitchen light.',
    '{H} rinsed off the day, and lay down with one hand flat on the blanket. Somebody stayed beside the bed, for about as long as a meal.'
  ],
  last: [
    'The kitchen clock went on by itself, and {H} was asleep.',
    'It was long past six, and {H} slept.'
  ]
})
