import { wishPlot } from '../wish-plot.ts'

export const aloneAtLunch = wishPlot({
  id: 'wish-alone-at-lunch',
  wishes: ['wanted sit lunch', 'wants sit lunch', 'nobody sit lunch', 'nobody to sit with', 'no one to sit with', 'no one sit lunch', 'noone sit lunch', 'noone to sit with', 'nobody will sit', 'no one will sit', 'noone will sit', 'nobody wants sit', 'no one wants sit', 'nobody wanted sit', 'nobody would sit', 'no one would sit', 'sit alone lunch', 'sits alone lunch', 'sat alone lunch', 'sitting alone lunch', 'sat by himself lunch', 'sat by herself lunch', 'sits by himself lunch', 'sits by herself lunch', 'sat on his own lunch', 'sat on her own lunch', 'sits on his own lunch', 'sits on her own lunch', 'sit with lunch', 'sits with lunch', 'ate lunch alone', 'eats lunch alone', 'eating lunch alone', 'eat lunch alone', 'ate alone school', 'ate by himself lunch', 'ate by herself lunch', 'ate his lunch alone', 'ate her lunch alone', 'alone lunch', 'lonely lunch', 'lonely at lunch', 'lonely lunchtime', 'alone lunchtime', 'lunch hall alone', 'sat lunch', 'sat lunchtime', 'sit lunchtime', 'sits lunchtime', 'sit canteen', 'sitting canteen', 'sat canteen', 'sitting by himself lunch', 'sitting by herself lunch', 'anyone to sit with', 'anybody to sit with', 'someone to sit with', 'somebody to sit with', 'sit with school', 'sits with school', 'sat with school', 'sit next school', 'sits next school', 'sat next school', 'ate by himself school', 'ate by herself school', 'eats by himself school', 'eats by herself school', 'ate on own school', 'sit dinner school', 'sat dinner school', 'canteen alone', 'canteen sit', 'cafeteria alone', 'cafeteria sit', 'dinner hall sit', 'lunchroom sit', 'tiffin alone', 'tiffin sit', 'nobody ate with'],
  answers: ['nobody', 'no', 'one', 'noone', 'anyone', 'anybody', 'somebody', 'someone', 'to', 'with', 'sit', 'sits', 'sat', 'sitting', 'seat', 'seats', 'next', 'beside', 'eat', 'eats', 'ate', 'eating', 'lunch', 'lunchtime', 'lunchtimes', 'dinner', 'dinners', 'dinnertime', 'table', 'tables', 'bench', 'hall', 'canteen', 'cafeteria', 'lunchroom', 'tiffin', 'tray', 'lunchbox', 'packed', 'school', 'class', 'nursery', 'preschool', 'kindergarten', 'alone', 'own', 'himself', 'herself', 'lonely', 'sad', 'upset', 'worried', 'worries', 'worry', 'worrying', 'afraid', 'scared', 'nervous', 'anxious', 'shy', 'cried', 'crying', 'cry', 'thinks', 'think', 'says', 'said', 'because', 'had', 'has', 'have', 'having', 'was', 'will', 'would', 'wants', 'wanted', 'him', 'her', 'me', 'his', 'my', 'today', 'yesterday', 'tomorrow', 'monday', 'day', 'week', 'every', 'always', 'time', 'new', 'first', 'year', 'friend', 'friends', 'about', 'story', 'please', 'that', 'there', 'break', 'played', 'play', 'by', 'all', 'other', 'others', 'children', 'kids', 'going', 'back', 'feels', 'felt', 'feeling', 'left', 'out', 'at', 'who', 'find', 'finds', 'finding', 'something'],
  except: ['bully', 'bullied', 'bullying', 'bullies', 'hit', 'hits', 'kick', 'horrid', 'mean', 'laughed', 'names', 'hate', 'hates', 'died', 'dead', 'sick', 'ill', 'hospital', 'smell', 'smells', 'smelly', 'dinosaur', 'dragon', 'monster', 'robot', 'cat', 'dog', 'penguin', 'bear', 'elephant', 'wheelchair', 'autistic', 'autism', 'different', 'bus', 'coach', 'train', 'plane', 'potty', 'toilet', 'allergy', 'allergic', 'nut', 'hungry', 'refuses', 'still', 'baby', 'teacher', 'car', 'church', 'hurt', 'empty', 'chair', 'skin'],
  moods: ['alone', 'afraid', 'losing', 'first', 'change', 'learning'],
  company: ['tray', 'table', 'bench', 'peas', 'egg', 'hall', 'hatch', 'end', 'school'],
  about: 'The hero had nobody to sit with at lunch and tries at home how to ask for a seat, and finds that the long table had somebody at its other end.',
  titles: ['The Other End of the Table', 'You Asked the Peas', '{H} and the Long Bench', 'Somebody with an Egg', 'A Tray Gets Heavy'],
  want: [
    {
      id: 'with-the-tray',
      A: 'partner',
      paragraphs: [
        'At school, at lunch, {H} had stood there with the tray, and there was nobody to sit with. Every bench was full of backs. In the end {H} sat at the end of the long table, by the door, and ate fast.',
        '“That’s a horrid lunch,” said {A}. “It was fish,” said {H}. “I meant the door,” said {A}, and moved up close on the sofa. “I want to sit with somebody tomorrow,” said {H}, “and I don’t know how you do it.”'
      ]
    },
    {
      id: 'what-a-back-says',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“They had their backs to me,” said {H}. “All of them.” {A} turned round and showed {A}’s own. “What does this one say?” {H} looked at it. It had a seam, and a bit of fluff. “It doesn’t say anything,” said {H}.',
        '“It’s got a front on the other side,” said {A}, “and that was eating. I can’t tell from here who’s behind me. I’ve got no eyes there.” {H} took off the fluff. {A} had not known about that either.'
      ]
    }
  ],
  way: [
    {
      id: 'asked-the-peas',
      A: 'partner',
      paragraphs: [
        'They tried it out at the kitchen table. {A} was a whole bench, and ate like five. {H} had a tray with peas on it, and came up from behind. “Can I sit here?” said {H}. Nothing happened. {H} said it again. The bench went on chewing.',
        '“You’re not answering!” said {H}. {A} looked round. “Were you talking to me?” said {A}. “I thought you were asking the peas. You said it down into the tray.” {H} put it on the table. There was still nobody sitting beside {H}.'
      ]
    },
    {
      id: 'tray-gets-heavy',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“A tray gets heavier when you don’t know where to put it,” said {H}. {A} wanted to feel that, and took it. There were only a few peas on it. {A} walked once round the kitchen, and looked at each chair, and walked on.',
        'The second time round {A} held it lower. “You’re right,” said {A}. “They’re the same peas, and now they’re bricks.” Then {A} put it down with a sigh, on the first bit of table there was.'
      ]
    },
    {
      id: 'reserved-jumper',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Some people put a jumper on the bench, to keep a place,” said {H}. “It’s for their friend. So then you can’t sit there, because there’s a jumper.” {A} laid a jumper on the chair beside {A}.',
        '“And if the friend doesn’t come?” asked {A}. “Then the jumper sits there all lunch,” said {H}, “and it doesn’t even eat.” They both looked at the jumper. It took up a lot of room, for somebody with no tummy.'
      ]
    },
    {
      id: 'fast-eating',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How fast did you eat?” asked {A}. {H} showed it, without fish. It was eleven bites and a gulp. “If you’re by yourself you’ve got nothing to do in between,” said {H}. “The others talk, and their chips go cold.”',
        '{A} tried eating a biscuit with nobody to talk to. It was gone at once. With the second one {A} told {H} about a man who had two left shoes. That biscuit lasted till the end of the story.'
      ]
    },
    {
      id: 'where-to-look',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And where did you look?” asked {A}. “At the notice about washing your hands,” said {H}. “It’s got six pictures.” {H} could say all of them by heart: wet, soap, palms, backs, between, dry.',
        '“I had a notice like that once,” said {A}. “Mine was a fire door, on my first day somewhere. Keep shut, it said. I must have read it forty times.” It did {H} good to hear of it. “Did you keep it shut?” asked {H}. “I never touched it,” said {A}.'
      ]
    },
    {
      id: 'other-is-hatch',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was the hatch, with a wooden spoon. “Fish or pasta?” asked {A}. “Pasta, please,” said {H}, “and somebody to sit with.” {A} looked under a lid. “We’re out of that,” said {A}, “but there’s more coming at quarter past.”',
        'At school it really was so. At quarter past the second sitting came in, all at once, and looked for places. {H} had forgotten about them. {A} gave {H} a spoonful of air for afters.'
      ]
    },
    {
      id: 'words-for-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There were other ways to say it. “Is this seat free?” said {H}. “Yes,” said {A}, “it costs nothing.” “Can I squeeze in?” said {H}, and {A} squeezed until there was half a chair. “Budge up,” said {H}. {A} budged, and fell off at the end.',
        '“That one’s too strong,” said {A} from the floor. “Keep that for people you’ve known for years.” {H} had known {A} for years. “Budge up, then,” said {H}, and sat down there too.'
      ]
    },
    {
      id: 'pet-at-lunch',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} tried it on {A} as well, and this time looked straight at {A}. “Can I sit here?” said {H}. {A} did not say no. {A} never had said no to anybody with a plate.',
        '{H} sat down, and they looked at one another. “You’ve got nice manners,” said {H}. “You don’t talk with your mouth full.” {A} thought that there could have been more in it.'
      ]
    },
    {
      id: 'elder-egg-cup',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I sat by myself for a week once,” said {S}. “I had beetroot, and it had run into everything. My bread was pink. On Friday a girl sat down opposite, and asked what that was. I said it was whale.” “Did she believe it?” asked {A}.',
        '“She swapped me half an egg for it,” said {S}. “After that I was never without her, at lunch. She still rings me up.” {S} smiled at {S}’s own hands. “She says it was the best whale she ever had.”'
      ]
    },
    {
      id: 'child-second-sitting',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was all the people in the hall. {S} sat on one chair and chewed, and then on the next. “Can I sit here?” asked {A}, and looked up. “Yes,” said {S}, “but mind, I’m just leaving.” And {S} was already on the next chair.',
        '{A} went after {S} right round the table. “Can I sit here?” “Yes.” “Can I sit here?” “Yes.” It was yes six times, and nobody had said no. By the end {S} was quite full.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-end',
      A: 'partner',
      paragraphs: [
        'They set up the long table with pegs, as it had been. {H} put one peg right at the end, by the door. That was {H}. “Who’s at the other end?” asked {A}. “Nobody,” said {H}. Then {H} thought again. “Well, Sami. With an egg.”',
        '“And who was with Sami?” {H} looked along the table. It was a long way, with nothing on it. “The egg,” said {H} slowly. {A} said nothing at all. {H} took the peg from the door, and walked it along to the other end, tap, tap, tap.'
      ]
    },
    {
      id: 'what-sami-looks-at',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s Sami like?” asked {A}. “He peels it all in one go,” said {H}. “Then he puts the shell together again, and it’s empty, and it looks like an egg.” {A} had never managed that.',
        '“I could ask him how he does it,” said {H}. “That’s a long answer,” said {A}. “It’d last you until the pudding.” {H} stood the two pegs a bit closer.'
      ]
    },
    {
      id: 'if-he-says-no',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And if he says no?” asked {H}. {A} thought about it honestly. “Then you say, all right, and tell the lady at the hatch that you’d like some company. She’s seen more lunches than anybody. She’ll know where there’s room.”',
        '“She’s got a hat with holes in it,” said {H}. “There you are,” said {A}. “People with hats like that always know.” So now there were two ways, and one was right behind the other.'
      ]
    },
    {
      id: 'look-up-first',
      A: 'partner',
      paragraphs: [
        'Once more they tried it for tomorrow. {A} was Sami, with half an apple for an egg. {H} came along with the tray, stood still, and looked up first. “Can I sit here?” said {H}, and it went to {A}, and not to the peas. “Yes,” said {A}. “I’ve got a whole bench.”',
        '{H} sat down. They ate the apple, and it took a long time, for they had so much to talk about. On the table the two pegs stood side by side. Nobody was at the door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and sat by {H}, on the other side.',
      '{names} squeezed in on the sofa, where there was just room.',
      { text: '{names} brought {H} a rug for both knees.', needs: ['hands'] },
      { text: '{names} put an arm round {H}, and left it there.', needs: ['hands'] }
    ],
    way: [
      '{names} sat at the end of the bench, and chewed on nothing.',
      '{names} took the place that the jumper had kept.',
      { text: '{names} carried a spoon on a tray, all round the table.', needs: ['hands'] },
      { text: '{names} patted the seat of a chair that was free.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked on from the floor as the peg went by.',
      '{names} got the core of the apple.',
      { text: '{names} put one more peg beside the two, to make three.', needs: ['hands'] },
      { text: '{names} moved up a bit, in case somebody came.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tray went back beside the fridge. The two pegs stayed on the table, shoulder to shoulder, until the morning.',
    '{H} washed, and lay down, and moved over to the wall. That left a place at the edge, and somebody came and sat on it for a bit.'
  ],
  last: [
    'At one end of the bed there were two feet, and at the other end {H} was asleep.',
    'In the kitchen two pegs stood side by side, and {H} was asleep.'
  ]
})
