import { wishPlot } from '../wish-plot.ts'

export const washingHands = wishPlot({
  id: 'wish-washing-hands',
  wishes: ['washing hands', 'wash hands', 'washes hands', 'washed hands', 'hand washing', 'handwashing', 'dirty hands', 'clean hands', 'muddy hands', 'sticky hands', 'grubby hands', 'filthy hands', 'mucky hands', 'soap hands'],
  answers: ['hands', 'hand', 'wash', 'washing', 'washes', 'washed', 'soap', 'water', 'dirty', 'clean', 'muddy', 'mud', 'sticky', 'grubby', 'filthy', 'mucky', 'properly', 'refuses', 'forgets', 'forget', 'forgot', 'hates', 'hate', 'learning', 'learn', 'teach', 'before', 'after', 'dinner', 'tea', 'lunch', 'supper', 'eating', 'meals', 'food', 'snack', 'playing', 'outside', 'never', 'every', 'time', 'getting', 'get', 'table', 'own', 'using', 'use', 'won’t', 'wont', 'sink', 'tap', 'bubbles', 'song', 'school', 'nursery', 'home', 'toilet', 'loo', 'potty', 'fight', 'battle'],
  except: ['keeps', 'constantly', 'always', 'hundred', 'thousand', 'stop', 'stopping', 'blood', 'bleed', 'bleeding', 'sore', 'raw', 'over', 'germs', 'virus', 'covid', 'sick', 'ill', 'poorly', 'hospital', 'nurse', 'doctor', 'surgeon', 'died', 'cut', 'burnt', 'hurt', 'raccoon', 'bear', 'dragon', 'monster', 'dishes', 'car', 'hair', 'pilate', 'clock'],
  nothingElse: true,
  moods: ['learning', 'quarrel', 'change', 'proud', 'first', 'waiting', 'losing'],
  company: ['soap', 'basin', 'bread', 'towel', 'tap', 'table', 'bus', 'plughole'],
  about: 'The hero will not wash, because the whole day is on both hands, until the day has been heard, finger by finger.',
  titles: ['It Tastes of Bus', 'The Day on Both Hands', '{H} Washes a Thumb', 'One Finger after the Other', 'Brown, Green, Grey and a Bit Blue'],
  want: [
    {
      id: 'day-on-them',
      A: 'partner',
      paragraphs: [
        '{H} would not wash {H}’s hands. “My day’s on them,” said {H}, and held them up. They were brown, green, grey and a bit blue. “That’s where I’ve been.” {A} had to admit that it was a lot of day.',
        'On the table there was bread with honey, and by the basin the soap lay dry. {H} wanted the bread, and wanted to keep the whole day on both hands.'
      ]
    }
  ],
  way: [
    {
      id: 'tastes-of-bus',
      A: 'same',
      paragraphs: [
        'So {H} lifted the bread with two forks. It got as far as {H}’s chin, turned over, and lay down on its honey. {H} picked it up by hand, very quickly, and took a bite. Then {H} stopped chewing. “What does it taste of?” asked {A}. “Of bus,” said {H}.',
        'There were five grey marks on the crust. {H} looked at {H}’s hand. It was not as grey as before.'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} turned one of the hands over, for there was more on the inside. “What’s this long line?” asked {A}. “That’s the slide,” said {H}. It went from the wrist down to the little finger, and there it stopped.',
        '“And what happened then?” “Then I sat down in the sand,” said {H}. There was the sand as well, in a crease, just where {H} had sat down.'
      ]
    },
    {
      id: 'show-them',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could just show them the water,” said {A}. {H} showed both hands the water, from rather far away. One drop jumped out of the basin and landed on a knuckle. It made a clean spot as big as a pea.',
        '“There was a worm there,” said {H}. They looked at the spot for a while. It had been quite a long worm, and nobody had said goodbye.'
      ]
    },
    {
      id: 'touch-nothing',
      A: 'other',
      spare: 3,
      paragraphs: [
        'After that {H} touched nothing, so that the day should keep. {H} opened the door with an elbow and put on the lamp with {H}’s chin. “Could you scratch my ear?” asked {H}. {A} scratched it. “The other one.”',
        'Then there was a book that wanted its pages turned. {A} turned them. “It’s a lot of work, not washing,” said {A}, and took a rest.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And where’s your day?” asked {H}. {A}’s hands were clean on both sides. “It’s there,” said {A}. “It’s only hard to see.” {A} held a finger under {H}’s nose. It smelt of onion. The next one smelt of keys.',
        '{H} went through all ten. {A} had chopped something and dropped the keys. And one hand had had a peppermint without telling anyone.'
      ]
    },
    {
      id: 'soap-too',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} fetched the soap to say how it would be. It was new, and did not like to be held. It shot out of {A}’s fist and went along the floor, right under the cupboard. They fished it out with a spoon.',
        'There was fluff on it, and a hair, and half a raisin. “It’s had a day,” said {H}. So {A} washed the soap, and {H} watched how somebody else took it.'
      ]
    },
    {
      id: 'towel-copy',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Once {H} went straight to the towel and left out the water. {H} dried both hands very thoroughly. When that was done, there were two hands on the towel, brown and green, with all the fingers.',
        '“They’re good,” said {A}, and held it up. “You can even see that this one’s been in the paint.” {H} looked from the towel to {H}’s hands. Now they had to be washed twice.'
      ]
    },
    {
      id: 'yellow-gloves',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} put on the yellow gloves from beside the sink, to keep the day in. They came up to {H}’s elbows. “How is it in there?” asked {A}. “Dark,” said {H}, “and a bit sticky.”',
        '{H} reached for one crumb. Up came the crumb, the plate and a corner of the cloth. “It’s a good day,” said {A}, “but you can’t do anything with it.”'
      ]
    },
    {
      id: 'pet-clean',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} looked at {A}, who never stood at a basin and never had to. {A} looked at {H}’s hands, came closer, and found the place where the jam was.',
        '“That was breakfast,” said {H}. Now it was gone. {A} would have gone on to the bus, but {H} put both hands up high. That one was not for eating.'
      ]
    },
    {
      id: 'elder-inspection',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had to put our hands on the desk,” said {S}. “Then a teacher walked along. First she looked at the backs, and then at the fronts.” {A} asked what she had said about {S}’s.',
        '“She asked me if I’d walked to school on them,” said {S}. “I said only for the last bit.” It had been true. There had been a wall, and somebody had bet an apple.'
      ]
    },
    {
      id: 'child-washed',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve washed mine,” said {S}, and showed them. In the middle there was a clean patch, and all round it ran a coast. “That’s an island,” said {A}. “It’s where the water was,” said {S}.',
        'They looked for what lived there. There was a freckle, and it had the whole place to itself.'
      ]
    },
    {
      id: 'baby-fists',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} kept both fists shut. {A} opened one of them, finger by finger, and looked inside. There was some carrot in it, a thread, and a bit of warm fluff.',
        '“That’s {S}’s whole week,” said {A}. Then {S} shut it again, for nothing in there was finished with.'
      ]
    },
    {
      id: 'guest-ring',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had been to wash, and came back with wet cuffs. “There’s a trick to it,” said {S}. “You rub as if you were very pleased about something.” {A} tried that, dry.',
        '“What are you so pleased about?” asked {S}. {A} thought of the bread, and rubbed faster. Some of the green came off in little rolls.'
      ]
    },
    {
      id: 'coming-off',
      A: 'partner',
      paragraphs: [
        '“There’s some on the door,” said {A}, “and here’s green on the chair. It’s coming off all by itself, and nobody’s heard what it was.” “That was a caterpillar,” said {H}. “It walked over four fingers, and then it went back for something.”',
        '{A} wiped the chair. It was clean, and they both still knew about the caterpillar. {H} thought that over. “First you hear it,” said {H}, “and then I’ll wash it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'told-and-washed',
      A: 'partner',
      paragraphs: [
        '{H} stood at the basin and held up a brown thumb. “I dug a hole,” said {H}. “My whole arm went in, and there was a spoon at the bottom.” Then {H} washed the thumb, and {A} held the soap. The blue finger was next. “That’s the sea. I painted it, and it went over the edge.” The water ran brown, and blue, and green.',
        'The grey came last. “That was the bus. I held on to the pole all by myself.” “Round the corner too?” asked {A}. “Round both of them,” said {H}, and washed until it frothed.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} made a ring of one finger and a thumb. There was a window of soap in it. They looked through from both sides. {A} had a very big nose, and it was pink and green.',
        '{H} blew. The window bent, let go, and went up past the lamp. “Which finger was that?” asked {A}. “The one with the sea,” said {H}. It stayed up there longer than anybody had thought.'
      ]
    },
    {
      id: 'alleys',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“You’ve left out the alleys,” said {A}. Between the fingers of a hand there are four of them, and that’s where things get to. {H} washed down each one and came out at the other end.',
        'In the last there was some glitter. “That isn’t from today,” said {H}. It wasn’t from this week either. They told it something short, and it went down with the others.'
      ]
    },
    {
      id: 'under-nail',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There was one nail with a whole playground under it. {H} took the brush and told it bit by bit. {A} sat down on the edge of the bath. It began with who had been on the swing.',
        'When the nail was white, {A} knew whose turn it had been and who had said so. “And who was on it in the end?” asked {A}. {H} had to look. “That’s under the other thumb,” said {H}.'
      ]
    },
    {
      id: 'tells-too',
      A: 'other',
      spare: 16,
      paragraphs: [
        'Then {A} wanted to wash as well, and so {A} had to tell something. “This one pressed the button for the lift,” said {A}, “and the lift didn’t come.” “And then?” asked {H}. “Then it pressed it again.”',
        'It was not much, but it was listened to. {H} turned the soap over, to the side with the letters on, and handed it across.'
      ]
    },
    {
      id: 'room-for-more',
      A: 'partner',
      paragraphs: [
        '{H} held up ten clean fingers. They smelt of soap and of nothing else. “Where’s it gone?” asked {H}. “I’ve got it,” said {A}. “There’s the caterpillar, the spoon, the sea, and the bus with one corner.” “Two corners,” said {H}, and told that part again with {H}’s mouth full. This time the bread tasted of honey.',
        '{H} turned both hands over. There was room on them for all of tomorrow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept clear of the green, which was not dry yet.',
      '{names} sniffed at the day, and stayed longest at the breakfast.',
      { text: '{names} compared hands, and had less to show.', needs: ['hands'] },
      { text: '{names} turned the tap on and off again, as a hint.', needs: ['hands'] }
    ],
    way: [
      '{names} got a little of the bus as well, in passing.',
      '{names} kept an eye on the bread, which had fallen down once already.',
      { text: '{names} found a thumb on the window, and left it there to be told.', needs: ['hands'] },
      { text: '{names} wiped the crust, and the bus came off.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to hear about the spoon.',
      '{names} watched the sea go down the plughole.',
      { text: '{names} held the towel ready, with the dry end up.', needs: ['hands'] },
      { text: '{names} queued at the basin with a story about a door handle.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the basin, until there was nothing left of the day in it. {H} hung the towel over the edge to dry.',
    'Then {H} lay down, with both hands on top of the blanket. They were so clean that they looked new.'
  ],
  last: [
    'The soap lay in its dish, ten fingers had been told and washed, and {H} was asleep.',
    'Two clean hands lay open on the blanket, with room for tomorrow, and {H} was asleep.'
  ]
})
