import { wishPlot } from '../wish-plot.ts'

export const feelingSmall = wishPlot({
  id: 'wish-feeling-small',
  wishes: ['feeling small', 'feels small', 'felt small', 'feel small', 'feeling so small', 'feeling tiny', 'feels tiny', 'felt tiny', 'feel tiny', 'feeling too small', 'feels too small', 'feeling short', 'feels short', 'feels smallest', 'feeling smallest', 'too small for everything', 'too small for anything', 'too tiny for everything', 'always too small', 'always too short', 'told too small', 'says too small', 'too small to help', 'can’t reach the hook', 'can’t reach the doorbell', 'can’t reach the lamp', 'too small to reach the hook', 'too small to reach the doorbell', 'feeling like the smallest', 'feels so small'],
  answers: ['feeling', 'feelings', 'feel', 'feels', 'felt', 'being', 'small', 'smaller', 'smallest', 'little', 'tiny', 'short', 'very', 'so', 'too', 'always', 'child', 'kid', 'girl', 'boy', 'toddler', 'son', 'daughter', 'everything', 'anything', 'things', 'reach', 'reaching', 'reaches', 'can’t', 'cannot', 'cant', 'high', 'up', 'tall', 'taller', 'big', 'bigger', 'hook', 'light', 'switch', 'lamp', 'cord', 'bell', 'doorbell', 'tap', 'coat', 'jacket', 'spoon', 'kitchen', 'home', 'house', 'today', 'tonight', 'day', 'morning', 'evening', 'first', 'made', 'want', 'wants', 'wish', 'wishes', 'be', 'was', 'were', 'help', 'helps', 'helping', 'told', 'says', 'cross', 'sad', 'frustrated', 'upset', 'hates', 'hate', 'still', 'only', 'three', 'four', 'world', 'family'],
  except: ['ride', 'rollercoaster', 'slide', 'parade', 'play', 'clothes', 'trousers', 'shoes', 'coat too small', 'mouse', 'ant', 'elephant', 'cloud', 'tree', 'star', 'stars', 'universe', 'space', 'ocean', 'dinosaur', 'dragon', 'rex', 'fairy', 'worry', 'bed', 'baby', 'premature', 'born', 'class', 'bullied', 'bully', 'teased', 'laughed', 'died', 'death', 'hospital', 'ill', 'doctor', 'shrinks', 'shrunk', 'suitcase', 'table', 'bike', 'car', 'school', 'youngest', 'growing', 'grow', 'grows', 'grown', 'shouting', 'shouts', 'shout'],
  moods: ['change', 'learning', 'proud'],
  company: ['hook', 'jacket', 'spoon', 'cord', 'lamp', 'bell'],
  about: 'The hero is feeling small, and too small for everything, until it is measured: it is one wooden spoon too small, and always the same one.',
  titles: ['One Spoon Too Small', 'Too Small for Everything', '{H} and the Wooden Spoon', 'How Much Too Small', 'It Begins in the Neck'],
  want: [
    {
      id: 'in-the-neck',
      A: 'partner',
      paragraphs: [
        '{H} was feeling small. It had begun in the neck, from looking up all day. {H} was too small for the hook where the jacket went. {H} was too small for the cord of the lamp, and for the bell on the door. “I’m too small for everything,” said {H}.',
        '“You’re big enough for the floor,” said {A}. {H} lay down there at once, with the jacket. “Just once,” said {H} from below, “I’d like to hang up my own jacket.”'
      ]
    }
  ],
  way: [
    {
      id: 'tiptoe-and-jump',
      A: 'partner',
      paragraphs: [
        'First {H} stood on tiptoe. That made {H} longer at the bottom, but up at the hook it was no help. Then {H} jumped. The jacket flew up, and went past the hook, and came down over {H}’s head.',
        'It was dark in there, and smelled of rain. “Where are you?” asked {A}. “I’ve got smaller,” said the jacket. “Now I’m too small to see out.”'
      ]
    },
    {
      id: 'hello-hair',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} was too small for the mirror as well. {H} stood right in front of it, and in it there was some hair. “Hello, hair,” said {A}. The hair nodded. {H} wanted to see how small looks from in front, and it could not be done.',
        '{H} walked backwards, as far as the wall. It was still only hair. “Other people see all of you,” said {A}. “You look as you always do.” “Small?” asked {H}. {A} looked again, to be fair. “Yes,” said {A}, “but all of it’s there.”'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Under the table {H} was not too small. {H} could sit up straight. On the wood overhead there was a cross, in pencil. “Who did that?” asked {H}. “Whoever made the table,” said {A}. “It was so they knew which way round the leg goes.”',
        'They had eaten on top of that cross every day. “The big ones don’t know about it,” said {H}. “They’re too big for under here.” {H} drew a small cross beside it with one finger, so that it had company.'
      ]
    },
    {
      id: 'ant',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Along the wall came an ant, with a crumb. It was so small that its feet made no noise. “Do you think it feels small?” asked {H}. {A} watched it for a while. “It never looks up,” said {A}. “So it can’t have it in the neck.”',
        '{H} tried that. With the chin down you saw only your own feet, and they were quite big. It helped until {H} walked into the door. “You need a crumb as well,” said {A}.'
      ]
    },
    {
      id: 'evenings',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“In the evening you really are smaller,” said {A}. “It’s true of everyone. You’re a little longer in the morning. In the day your back gets squashed, because you stand on yourself.” {H} felt for the back, and it did seem low.',
        '“And where does it go?” “It comes back at night, when you lie flat.” So it was no wonder. {H} had been feeling small at just the time when it was so. {H} lay quite long on the rug for a bit, to win some back.'
      ]
    },
    {
      id: 'small-letters',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the table lay the newspaper. “There are small ones in there too,” said {A}. {H} looked. In each word only the first letter was big, and mostly not even that one. All the rest were small, and there were thousands.',
        '“The big one stands in front, and gets looked at,” said {A}. “The small ones have to say it all.” {H} went along a line, and patted a few. There was one that was only a dot on a stick. It was in nearly everything.'
      ]
    },
    {
      id: 'a-word-with-the-hook',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Who made you feel small?” asked {A}, and looked round for whoever it was. “The hook,” said {H}. {A} went up to the hook, and gave it a hard look. “You should be ashamed,” {A} told it, “and you’re not even as long as a finger.”',
        'That was so. {H} had looked up to the hook all day, and had never noticed how small it was. It was hardly bigger than {H}’s nose. “It’s only small in a high place,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was the smallest of seven,” said {S}. “When we had our photo taken, I was behind a goose.” “Is any of you on it?” asked {A}. {S} had looked often. Right beside the neck of the goose there was an ear.',
        '“It’s the only photo where I’m not looking silly,” said {S}. All the others had moved. Even the goose had moved, and had two heads. “You were too small to get blurred,” said {A}. {S} had never seen it like that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m smaller than you,” said {S}. “No, I am,” said {A}. They stood back to back, and each of them bent both knees a little. Then they bent them a bit more. In the end both of them sat on the floor, back to back.',
        '“I won,” said {S}. {A} lay down flat, and then {S} did. You could not get smaller than that without a spade. They called it a draw, and got up, and both of them were much bigger than they remembered.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} could not reach the hook either, and had never tried. The jacket lay on the floor, and {A} lay down on the jacket. For {A} it was not a thing that had to be up. It was warm, and low down, and had a sleeve.',
        '“You’re smaller than I am,” said {H}, “and you don’t mind.” {A} put {A}’s whole head into the sleeve. There {A} was just the right size.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was sitting on the floor, and looked up at {H}. It was a long way up. {A}’s head went back and back, until {A} nearly fell over behind. {H} looked round to see who was so tall.',
        'There was nobody else there. “It’s only me,” said {H}. {A} held up both arms, the way that {H} did at the hook. And {H} was just high enough to be reached.'
      ]
    },
    {
      id: 'cord-and-bell',
      A: 'partner',
      paragraphs: [
        'At the cord of the lamp it was no better. {H} stretched until the tummy showed, and the cord hung there above the fingers, and swung. At the bell it was just the same. “Too small, too small, too small,” said {H}. “That’s three already, and I haven’t tried the clouds yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'how-much',
      A: 'partner',
      paragraphs: [
        '“How much too small are you?” asked {A}. Nobody had ever asked that. {H} fetched a wooden spoon to measure with. {H} held it up, as high as one arm would go. The end of the spoon just touched the hook. “One spoon,” said {H}.',
        'They measured at the cord, and it was one spoon. They measured at the bell, and it was one spoon there. “So you’re not too small for everything,” said {A} slowly. “You’re one spoon too small, and it’s always the same one.”'
      ]
    },
    {
      id: 'calendar',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} went round to see what else was one spoon away. There was the calendar, with a picture of a lake. It still said last month, because it hung too high for small people, and big people had forgotten. {H} put the spoon under the page, and lifted.',
        'The lake folded over and was gone. Behind it stood a goat, on a rock. “That goat’s been waiting for days,” said {A}, “for somebody of your size and a spoon.”'
      ]
    },
    {
      id: 'two-spoons',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On top of the cupboard stood a big pot. For that {H} was two spoons too small, and perhaps a fork. “That one can wait,” said {H}. It did not feel bad at all, now that you could say how much it was.',
        '“I don’t reach up there, either,” said {A}. “How much too small am I?” {H} shut one eye, and measured {A} with the spoon from a long way off. “About a ladle,” said {H}.'
      ]
    },
    {
      id: 'a-spoon-longer',
      A: 'partner',
      paragraphs: [
        'The spoon did not go back in the drawer. {H} hung the loop of the jacket on the spoon, and lifted. The loop slid over the hook, and stayed. One turn of the spoon round the cord, and on went the lamp.',
        'Last of all the bell rang. “Who’s there?” asked {A}. “It’s me,” said {H}, “with the rest of me.” {H} felt {H}’s neck. It was looking straight out in front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the hook, too, and got it in the neck.',
      '{names} walked round the small person on the floor, with great care.',
      { text: '{names} picked a crumb off the jacket, and let it lie.', needs: ['hands'] },
      { text: '{names} hung up a scarf, and at once saw that this was no help.', needs: ['hands'] }
    ],
    way: [
      '{names} said which bit of the jacket {H} was in.',
      '{names} jumped as well, and nothing got any lower.',
      { text: '{names} held the jacket open, until a head came out.', needs: ['hands'] },
      { text: '{names} folded the doormat in two to stand on, and it unfolded.', needs: ['hands'] }
    ],
    turn: [
      '{names} thought of one more thing that was a spoon away.',
      '{names} came to the door, because the bell had rung.',
      { text: '{names} opened the door to {H} and the spoon, and let both in.', needs: ['hands'] },
      { text: '{names} stirred the soup with a fork, and did not complain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wooden spoon was washed, and so was {H}, right up the neck and round behind.',
    'Then {H} lay down and got long again. The last lamp had a cord, and the spoon put it out.'
  ],
  last: [
    'Beside the pillow lay a wooden spoon. {H} was asleep, and just as big as the bed needed.',
    'The jacket hung where it had been hung. {H} slept, and was not looking up at anything.'
  ]
})
