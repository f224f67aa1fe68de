import { wishPlot } from '../wish-plot.ts'

export const binMan = wishPlot({
  id: 'wish-bin-man',
  beginsElsewhere: true,
  wishes: ['bin man', 'bin men', 'binman', 'binmen', 'bin woman', 'bin lady', 'bin person', 'bin collector', 'bin collectors', 'bin crew', 'be a bin man', 'be binman', 'bin man for a day', 'ride bin lorry', 'rides bin lorry', 'riding bin lorry', 'rode bin lorry', 'ride bin truck', 'riding bin truck', 'ride bin van', 'ride bin wagon', 'driving bin lorry', 'drive bin lorry', 'drives bin lorry', 'drove bin lorry', 'sit bin lorry', 'work bin lorry', 'works bin lorry', 'helping bin lorry', 'helps bin lorry', 'ride along bin', 'dustman', 'dustmen', 'dust man', 'ride dustcart', 'drive dustcart', 'ride garbage truck', 'riding garbage truck', 'rides garbage truck', 'drive garbage truck', 'driving garbage truck', 'drives garbage truck', 'garbage man', 'garbage men', 'garbageman', 'garbage collector', 'garbage truck driver', 'trash man', 'ride trash truck', 'drive trash truck', 'refuse collector', 'rubbish collector', 'rubbish man', 'ride rubbish truck', 'drive rubbish truck', 'ride rubbish lorry', 'rubbish truck driver', 'bin lorry driver', 'bin truck driver', 'kachra gadi', 'garbo'],
  answers: ['be', 'being', 'become', 'becomes', 'becoming', 'for', 'one', 'a', 'day', 'whole', 'wants', 'want', 'wanted', 'grow', 'grows', 'up', 'when', 'job', 'work', 'works', 'working', 'help', 'helps', 'helping', 'helped', 'ride', 'rides', 'riding', 'rode', 'along', 'on', 'in', 'inside', 'with', 'drive', 'drives', 'driving', 'drove', 'driver', 'sit', 'sits', 'front', 'cab', 'bin', 'bins', 'lorry', 'truck', 'van', 'wagon', 'garbage', 'rubbish', 'trash', 'refuse', 'wheelie', 'button', 'lever', 'press', 'tips', 'empties', 'emptying', 'empty', 'collects', 'collecting', 'collect', 'collection', 'morning', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'early', 'our', 'street', 'road', 'jacket', 'orange', 'vest', 'hi', 'vis', 'gloves', 'loves', 'love', 'like', 'likes', 'waves', 'waving', 'friend', 'friends', 'boy', 'girl', 'little', 'big', 'green', 'yellow', 'story', 'please', 'today', 'really', 'dream', 'dreams', 'gets', 'go', 'goes', 'going', 'man', 'men', 'crew', 'spends', 'first', 'loud', 'noisy', 'trip'],
  except: ['strike', 'recycling', 'hurt', 'hit', 'scared', 'afraid', 'frightened', 'threw', 'thrown', 'away', 'lost', 'teddy', 'monster', 'robot', 'dinosaur', 'space', 'moon', 'cat', 'fox', 'toy', 'alone', 'sacked', 'stuck', 'bridge', 'superhero', 'dragon', 'crash', 'fire'],
  moods: ['first', 'proud', 'waiting'],
  out: true,
  company: ['lorry', 'bin', 'bins', 'button', 'street', 'jacket', 'horn', 'driver', 'cab', 'lid', 'wheels', 'curtain', 'curtains'],
  about: 'The hero is a bin man for a day and may press the green button, but in the last street not one bin is out, since everybody looks first whether the neighbours’ are.',
  titles: ['The Green Button', 'Not One Bin', '{H} Rides in the Bin Lorry', 'Somebody Has to Be First', 'A Jacket Down to the Knees'],
  want: [
    {
      id: 'high-up',
      A: 'partner',
      paragraphs: [
        '{H} was a bin man, for a whole day. {H} sat high up in the bin lorry, in an orange jacket that came down to the knees. Dot was at the wheel. Big Ron, who fetched the bins, sat by the door, with {A} squeezed in between. All the belts were done up.',
        '“You’ve watched long enough,” said Dot. “The next bin’s yours. You can press the green button.” {H} could hardly wait. The green button lifted a bin up, turned it over, and shook it. Then they turned into {H}’s own street. There was not one bin.'
      ]
    }
  ],
  way: [
    {
      id: 'the-horn',
      A: 'partner',
      paragraphs: [
        '“They’ve forgotten us,” said {H}. “Can we wake them up?” So Dot sounded the horn. It was a very big horn. All along the street the curtains opened. People stood there in their pyjamas and looked out.',
        '{H} pointed at the back of the lorry, and then at the kerb. The people thought that was nice. They waved. {H} waved back, because you have to. Then the curtains shut again, one after the other, and there was still not one bin.'
      ]
    },
    {
      id: 'how-it-rides',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From up there the street looked quite different. You could see over every wall. There was a boot on a shed, and a paddling pool with a leaf in it. And there was somebody’s gnome, from behind. “I’ve only known him from the front,” said {A}.',
        '“You see everything from a bin lorry,” said Dot. “I know who’s got new curtains. I know who’s had fish.” {H} sat up as high as the belt would go. The seat went huff each time they stopped, and {H} went down and up with it.'
      ]
    },
    {
      id: 'big-ron-lists',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Big Ron knew everybody by their bins. “Number four never shuts the lid,” he said. “Number nine puts a brick on it, for the foxes. And number twelve washes hers. Inside! With soap!” He took off his cap when he said it.',
        '“And what about ours?” asked {H}. Big Ron looked at {A} and then at his gloves. “A lot of yoghurt,” he said at last. “It’s a cheerful sort of bin.” {A} was content with that.'
      ]
    },
    {
      id: 'orange-jacket',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The orange jacket had two silver stripes. They lit up when the sun got at them. The sleeves were so long that {H}’s hands lived somewhere inside. “Where are your fingers?” asked {A}. “They’re on a break,” said {H}.',
        'Big Ron rolled up the sleeves, once and twice and three times. It made a thick orange ring round each wrist. “That’s how mine were, on my first day,” he said. It was hard to believe that there had ever been too much jacket for Big Ron.'
      ]
    },
    {
      id: 'second-breakfast',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then it was time for second breakfast. They had it in the cab, with the window down. Dot had egg in her sandwich, and so did Big Ron. For {H} and {A} there was egg as well. “We always have egg,” said Dot. “You can’t smell it in here.”',
        '{H} sniffed. In the cab it smelled of the lorry, through and through. It was the smell of everything at once, with a little banana on top. “You don’t notice it after a week,” said Big Ron. “What do you notice then?” asked {A}. “Flowers,” said Big Ron. “They give me a shock.”'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When the lorry went backwards it beeped, and when it turned, a voice spoke. “Attention,” said the voice, “this vehicle is turning left.” It was a lady’s voice, and she never got cross. {H} asked who she was.',
        '“We call her Barbara,” said Dot. “She’s been with us eleven years.” “Attention,” said Barbara. “Yes, we know, dear,” said Dot, and turned the wheel. {A} said nothing. {A} only looked to the left, to be on the safe side.'
      ]
    },
    {
      id: 'pet-smells-it',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'In one window sat {A}, up on the back of a chair. {A} looked at the lorry as always, with great attention. Then {A} saw who was sitting in it, and stared.',
        '{H} waved an orange sleeve. Up to now the lorry had only ever taken things away. It was quite new to {A} that it could bring somebody. {A} stayed there with a flat nose against the glass.'
      ]
    },
    {
      id: 'elder-bins',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} waited on the pavement to see the lorry. “Ours were made of iron,” said {S}. “The men carried them on their backs, and they sang. You knew it was Friday by the song.” {A} wanted to know how it went.',
        '{S} could not sing it here, because of the neighbours. But {S} could do the lids. “Clang,” said {S}, “clang-a-dang, clang.” “That’s number six,” said Big Ron, who had listened. “They’ve still got one of those.”'
      ]
    },
    {
      id: 'child-on-the-pavement',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} stood on the pavement and looked up at the cab. “What have you got in there?” called {S}. “Half the town,” called {A}. “And is it nice up there?” “It bounces,” called {A}.',
        '{S} thought about being a bin man too, and then thought about the getting up. “What time did you start?” asked {S}. “At five,” said {A}. “At night?” “At five in the morning,” said {A}, “only it looks the same.” {S} decided to be the one who waves.'
      ]
    },
    {
      id: 'baby-waves',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'At one window {A} was held up to see. {A} knew the bin lorry well, and began to wave long before it came. It was not an easy wave, for all the fingers went at once, and mostly towards the face.',
        '{H} waved back from the cab. So did Dot, and so did Big Ron, with a glove like a shovel. “That’s our best customer,” said Dot. “Never puts anything in. But never misses a Thursday.”'
      ]
    },
    {
      id: 'guest-in-the-street',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '{A} came along the pavement with a paper bag, and stopped. “May I put this in?” asked {A}. “I’m only staying here. I didn’t know if I was allowed.” Big Ron looked into the bag. It was an apple core.',
        'He carried it to the back himself, and laid it in, and closed the flap with both hands. “There you are,” said Big Ron. “Now you’re a resident.” {A} walked on with a straighter back.'
      ]
    },
    {
      id: 'they-look-next-door',
      A: 'partner',
      paragraphs: [
        'But {A} had watched the faces. “They didn’t look at us first,” said {A}. “They looked at the house next door. There’s no bin out there. So they think it can’t be bin day.” “And next door?” asked {H}. “They look at these.”',
        '“It was a holiday on Monday,” said Dot slowly. “Now nobody’s sure what day it is. They’re all waiting for somebody to be first. We could sit here till Christmas.” {H} looked along the street, and stopped at one door. That was home. {H} undid the belt.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-first-bin',
      A: 'partner',
      paragraphs: [
        'Big Ron helped {H} and {A} down. They went to their own door and fetched the bin. It had two wheels, and neither was round. Rumble, rumble, rumble, it went, right along the pavement, as loudly as they could make it. Then they stood it at the kerb, all by itself.',
        'A curtain moved. A door opened, and out came a man in one slipper, with a bin. Across the road came a lady with another. Then it rumbled left and right, like thunder, and soon there was a bin at every door. Big Ron hooked up the first one, and {H} pressed the green button. Up it went, and over. Bang!'
      ]
    },
    {
      id: 'what-fell-in',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} could see everything fall. There were tea bags, and a grey sock, and eleven yoghurt pots, one behind the other. “Cheerful,” said Big Ron. Then the bin came down again with its lid open. It looked as if it had been on the swings.',
        '“Again?” asked Big Ron. {H} looked along the street. There were thirty more. {H} pressed with a thumb, and then with the other thumb, and then with an elbow. Each of them went bang in a different way.'
      ]
    },
    {
      id: 'thank-you',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At the end of the street Dot sounded the horn once more, but only a little. The man in one slipper came running. He had a biscuit for each of them, and one for Barbara.',
        '“I’d never have known it was today,” said the man. “And then I heard somebody rumble.” {H} stood there with both hands in the orange sleeves. “It’s part of the job,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched from the window, and fogged it up.',
      '{names} heard the lorry come round the corner, and knew it at once.',
      { text: '{names} waved from the doorstep, with a slice of toast.', needs: ['hands'] },
      { text: '{names} held the curtain to one side, so as not to miss it.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the horn, and so did the curtain.',
      '{names} looked to see what next door was doing.',
      { text: '{names} waved back with both arms.', needs: ['hands'] },
      { text: '{names} counted the bins in the street, and got to none.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran to the window at the first rumble.',
      '{names} listened with pleasure to every single bang.',
      { text: '{names} clapped for the green button from the doorstep.', needs: ['hands'] },
      { text: '{names} rolled the empty bin back to its place.', needs: ['hands'] }
    ]
  },
  bed: [
    'Dot set them down at their own door, and the lorry drove away round the corner. The orange jacket hung in the hall, and its stripes still shone a little.',
    '{H} had a long bath, for several reasons, and lay down. The street was quiet, and all the bins stood by their walls with nothing in them.'
  ],
  last: [
    'Only one thumb still pressed something, quite gently, and {H} was asleep.',
    'Everybody looked next door, and there it was dark already, and {H} was asleep.'
  ]
})
