import { wishPlot } from '../wish-plot.ts'

export const cressInEggshells = wishPlot({
  id: 'wish-cress-in-eggshells',
  wishes: ['cress eggshells', 'cress eggshell', 'cress egg shells', 'cress egg shell', 'cress in eggs', 'cress egg', 'cress egg heads', 'cress heads', 'cress head', 'cress hair', 'cress faces', 'cress people', 'cress grow', 'cress grows', 'cress grew', 'cress windowsill', 'cress cotton wool', 'cress school', 'cress nursery', 'planted cress', 'planting cress', 'plant cress', 'sowed cress', 'sowing cress', 'cress seeds', 'cress sandwich', 'cress sandwiches', 'egg heads grass', 'eggshells grass hair', 'eggshell grass', 'eggshell seeds', 'eggshells seeds', 'egg shell planting', 'eggshell people', 'eggshells hair', 'egg heads hair', 'grass heads', 'grass head', 'grass hair', 'kresse eier', 'tuinkers', 'watercress seeds', 'cress haircut', 'cress egg sandwich', 'egg and cress', 'mustard and cress', 'cress kitchen paper', 'cress paper towel', 'cress tray', 'cress pot', 'cress leaning', 'cress leans', 'cress bent', 'cress light', 'cress sideways', 'cress in shells', 'eggshell faces', 'egg faces grow hair', 'egg people hair', 'egg man hair', 'egg men hair', 'grow hair on eggs'],
  answers: ['cress', 'egg', 'eggs', 'eggshell', 'eggshells', 'shell', 'shells', 'heads', 'head', 'hair', 'haircut', 'face', 'faces', 'people', 'grass', 'seed', 'seeds', 'planted', 'plant', 'plants', 'planting', 'sowed', 'sowing', 'grow', 'grows', 'growing', 'grew', 'cotton', 'wool', 'kitchen', 'paper', 'water', 'watered', 'watering', 'window', 'windowsill', 'sill', 'light', 'sun', 'green', 'long', 'tall', 'straight', 'crooked', 'sideways', 'bald', 'drew', 'drawn', 'painted', 'funny', 'little', 'school', 'nursery', 'class', 'home', 'kindy', 'preschool', 'easter', 'spring', 'science', 'today', 'yesterday', 'week', 'days', 'morning', 'with', 'our', 'her', 'his', 'my', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'nana', 'granny', 'grandpa', 'cut', 'cutting', 'eat', 'eating', 'ate', 'sandwich', 'sandwiches', 'bread', 'butter', 'made', 'making', 'put', 'first', 'own', 'mustard', 'towel', 'tray', 'pot', 'leaning', 'leans', 'bent', 'bends', 'wet', 'soil', 'friday', 'monday', 'weekend', 'holidays', 'lunch', 'supper', 'garden', 'teacher', 'boiled', 'empty', 'breakfast', 'friend', 'mama', 'papa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister'],
  except: ['died', 'dead', 'dies', 'mould', 'mouldy', 'duck', 'chick', 'chicks', 'hen', 'hatch', 'hatched', 'dragon', 'dinosaur', 'allergic', 'allergy', 'lice', 'nits', 'monster', 'fairy'],
  moods: ['waiting', 'learning', 'first', 'change'],
  company: ['cress', 'egg', 'eggs', 'eggshell', 'eggshells', 'shell', 'window', 'windowsill', 'seeds', 'comb', 'hair', 'wool', 'spoon', 'fridge', 'door', 'glass', 'street', 'bread', 'butter', 'scissors', 'plate', 'wind', 'flower', 'flowers', 'face', 'faces', 'head', 'heads', 'kitchen', 'finger', 'chair'],
  about: 'Cress is planted in eggshells with faces, to be hair that stands up, but it lies over as if in a wind and no comb helps, until an egg that was put back the wrong way round shows what the hair is looking at.',
  titles: ['No Wind in the Kitchen', 'Four Bald Eggs', '{H} Combs the Cress', 'What the Hair Was Looking At', 'Too Long for School'],
  want: [
    {
      id: 'four-bald-eggs',
      A: 'partner',
      paragraphs: [
        '{H} and {A} planted cress in eggshells. There were four, left over from a breakfast. {H} drew a face on each, put in wet cotton wool, and strewed seeds on the wool. Then the eggshells stood on the windowsill and looked into the kitchen. They were all bald, and one seemed worried about it. “They’ll have hair by Sunday,” said {A}. “I want it to stand straight up,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'coats-of-jelly',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An hour later {H} looked in from above. Each seed had put on a coat, a clear one, like jelly. “That’s what cress does when it’s wet,” said {A}. “Then it can’t roll off the wool.” {H} touched one. It was slippery, and it held on.',
        '“I put on a coat when it’s wet, too,” said {H}. “And do you hold on?” asked {A}. {H} thought of last winter, and of the hall door, and of not wanting to go out. So that was quite usual.'
      ]
    },
    {
      id: 'too-much-water',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cress had to be watered out of a teaspoon. One got a spoon, and the next got a spoon. At the third {H}’s arm was bumped, and it got three. The shell had a small crack under one eye. Out of it came a drop.',
        '“It’s crying,” said {H}. “It’s only had too much to drink,” said {A}. {H} dried its cheek with a corner of kitchen paper. It went on smiling the whole time, for it had been drawn that way.'
      ]
    },
    {
      id: 'who-is-next',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next morning the seeds had tails, and in the evening the tails had heads. {H} measured the hair on the eggshells against a finger. It came up to nothing at all, or a little less. “Which one’s winning?” asked {A}.',
        '“The worried one,” said {H}. It had one green hair more than the others, a single one, right in the middle. It looked more worried than before. When you have only one, you do not want to lose it.'
      ]
    },
    {
      id: 'no-comb-helps',
      A: 'partner',
      paragraphs: [
        'On the fourth day all the eggshells had hair, and it was green. But it did not stand up. It lay over to the back, as if a wind was blowing. {H} fetched a comb, and combed the cress up straight, one head after the other. As long as the comb was there, the hair stood. By supper all the cress lay over again, and two hairs were in the comb. “There isn’t any wind in the kitchen,” said {H}.'
      ]
    },
    {
      id: 'other-on-the-bus',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came in and saw the four with their hair blown back. “Have they got a car with no roof?” asked {A}. {H} had not thought of that. It did look as if they were driving, and quite fast.',
        '{A} sat down behind them and held a lid like a steering wheel. “Hold tight,” said {A} to the eggshells. They drove along the windowsill as far as the radiator, without moving. “I’d wear a hat,” said {A}. But then you would not see the cress.'
      ]
    },
    {
      id: 'elder-sowed-a-name',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We used to sow our names in cress,” said {S}, “on a wet cloth, in a tray. You drop the seeds along the letters. After a week there you are, in green.” {A} thought that this was nearly as good as hair.',
        '“And what did you do with it?” asked {A}. “We ate it, with egg,” said {S}. “I was gone by the Sunday. Only the first letter was left, because it had been sown too near the edge.”'
      ]
    },
    {
      id: 'child-combs-too',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted hair like the eggs had. {A} wet a comb and combed {S}’s hair all over to one side, towards the window. Then {S} stood at the windowsill in a row with the eggshells. That made five of them.',
        '“Which one’s you?” asked {A}. {S} did not answer, being an egg. But one of the five had to sneeze. The other four kept quite straight faces, and the cress shook on every head.'
      ]
    },
    {
      id: 'pet-on-the-sill',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came to see what was growing. There was a smell of mustard, and a little of egg. {A} put a nose to the hair of the first one, very softly. The cress tickled. {A} sneezed, and then it really did lie as if a wind was blowing.',
        '“So it was {A},” said {H}. But it had been like that before. {A} lay down below the window, in the warm patch, and was blamed by nobody.'
      ]
    },
    {
      id: 'back-to-front',
      A: 'partner',
      paragraphs: [
        '{A} had wiped the windowsill, and put back the eggshells. The next day {A} stood and looked. “This one’s got a bend in its hair,” said {A}. “It starts off into the kitchen, and the tips lean out to the street.” {H} came to see. “You’ve put it back the wrong way round,” said {H}. It had its face to the glass. {H} laid one cheek beside it, and looked where the cress was looking. There was the window, and all the light. “It isn’t wind,” said {H}. “It wants to see out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bit-at-every-meal',
      A: 'partner',
      paragraphs: [
        'So now {H} turned the eggshells a bit at every meal. At breakfast they faced the fridge, at lunch the door, and at supper the street. The cress leaned to the window, and had to lean back. By Sunday it stood straight up on all four heads. The worried one looked as if somebody had said “Boo”.'
      ]
    },
    {
      id: 'turned-twice',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once {H} turned the eggshells, and went to wash. {A} came by, thought that they had been forgotten, and turned them back. Then {H} could not remember, and turned them again. At supper the cress had been round and round and was where it had started.',
        '“They look giddy,” said {A}. You could not see that from their faces. But one had its hair in a parting, for the first time. It had seen the street come past twice.'
      ]
    },
    {
      id: 'all-down-the-street',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} and {A} went out to look at other windows. There were flowers in nearly all of them, and every flower showed its face to the street. “They do it too,” said {H}. “They all want to see out, just like our cress.”',
        '“Then people indoors only ever see them from the back,” said {A}. A man was just watering his. He looked at the backs of nine red flowers, and out at {H}. {H} told him that they were very pretty. He had always hoped so.'
      ]
    },
    {
      id: 'at-the-table',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At supper {H} leaned over to the left. “Sit up straight,” said {A}. “I can’t,” said {H}. “I’m leaning to where the potatoes are.” {A} took hold of the chair with {H} in it, and turned it round by a quarter.',
        'Now the potatoes were on the right, and {H} had to grow back the other way. After two quarters more {H} sat quite straight. The eggshells on the windowsill looked on, with their hair up, and knew all about it.'
      ]
    },
    {
      id: 'a-haircut',
      A: 'partner',
      paragraphs: [
        '“It’s too long for school,” said {A}. So there was a haircut. {A} had the scissors, and {H} held a plate under each chin. Then they ate the cress on bread and butter. It was sharp, and bit the tongue. “So that’s what they had in their heads,” said {H}. Cress does not grow again, once it is cut. Three eggshells were bald again. Only the worried one had been left its hair. {H} turned its face to the street. Somebody had to look out for the others.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at each of the four faces, and the third one smiled.',
      '{names} got some seeds as well, on one side, and they stuck.',
      { text: '{names} held the egg cups, so that no egg would roll.', needs: ['hands'] },
      { text: '{names} pulled the cotton wool into four small clouds.', needs: ['hands'] }
    ],
    way: [
      '{names} held still near the window, and there was no wind there.',
      '{names} lay down beside the eggs and looked where they looked.',
      { text: '{names} cleaned the comb, and laid the two hairs on a saucer.', needs: ['hands'] },
      { text: '{names} gave each egg one spoon of water, and no egg two.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round a bit as well, so as to stay in front.',
      '{names} had some of the cut hair, and made a face like the worried one.',
      { text: '{names} buttered the bread, right up to the crust.', needs: ['hands'] },
      { text: '{names} wiped the bald heads with a damp cloth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The comb was washed, and the plate, and the crumbs were swept up. The three bald ones were put away in an egg box, and its lid was shut over them.',
    '{H} brushed {H}’s teeth, and they still bit a little. There was hair sticking straight up over one ear. {H} lay down on that side, and the face was to the window.'
  ],
  last: [
    'On the windowsill a worried egg looked out for everybody, and {H} was asleep.',
    'The light had gone from the window, nothing leaned anywhere, and {H} was asleep.'
  ]
})
