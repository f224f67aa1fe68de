import { wishPlot } from '../wish-plot.ts'

export const anyBeginning = wishPlot({
  id: 'wish-any-beginning',
  tellsAny: 'deed',
  about: 'The hero wants to tell of the wish from the very beginning, and the beginning moves further and further back.',
  titles: ['Before the Spoon', '{H} Begins at the Beginning', 'A Row on the Floor', 'The Button at the End', 'What Came Before the Sock'],
  company: ['button', 'row', 'sock', 'spoon', 'best bit'],
  want: [
    {
      id: 'button',
      A: 'partner',
      paragraphs: [
        '{H} wanted to tell {A} all about {wish}, from the very beginning to the best bit. First {H} put a big blue button on the floor.',
        {
          joins: true,
          both: [
            'Next to it {H} put {seen.stand}, for {seen}. “That’s the best bit, there,” said {H}.',
            '“This is where the best bit comes,” said {H}.'
          ]
        },
        '“Then start with that,” said {A}. “I can’t,” said {H}. “If you don’t know what comes before it, it’s only a button.” {A} sat down beside it.'
      ]
    },
    {
      id: 'comfortable',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Is it a long one?” asked {A}. “I’d like to know how to sit.” {H} thought. “It’s about two cushions long,” said {H}.',
        'So {A} was given two cushions, and tried them both ways round. “Now I’m ready,” said {A}. By then {H} had forgotten the first word. {H} had to look hard at the button.'
      ]
    }
  ],
  way: [
    {
      id: 'sock',
      A: 'partner',
      paragraphs: [
        '“What does come before the button?” asked {A}. “Socks,” said {H}. “For {wish} you start with socks. You can always take them off again.” {H} laid a sock on the floor, to the left of the button. “So there’s the sock, and then comes the...”',
        '“Wait,” said {A}. “Don’t you have breakfast first?” That was true. So {H} fetched a spoon, and laid it to the left of the sock. Now the button was further away than before.'
      ]
    },
    {
      id: 'who-is-in-it',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“And where’s {seen}, while you’re having your breakfast?” asked {A}. {H} had never thought about that. “{seen.where},” said {H}. “Has {seen} had breakfast?” asked {A}. So they laid down a second spoon.',
        '“Toast and honey?” asked {A}. “Not for {seen},” said {H}. “All {seen} wants is {seen.wants}.” {A} looked at the second spoon. “Then that’s going to take all morning,” said {A}.'
      ]
    },
    {
      id: 'true-about-it',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Before you go on,” said {A}, “is this true? {seen.guess}.” “No,” said {H}. “But this is. {seen.fact}.” {A} was so surprised that it took a walk once round the row.',
        '“Where does that go?” asked {A}. “Does it come before the sock?” “It’s true the whole time,” said {H}. So they laid a string along beside everything, from the spoon right up to {seen}.'
      ]
    },
    {
      id: 'a-taste',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Give me just a little bit of it now,” said {A}. “Only from the edge.” {H} looked both ways, and {seen.move}. It was over in a second.',
        '“Oh!” said {A}. “Is that {seen}? Is there more?” “There’s {seen.part},” said {H}, “but you can’t have that before the button.” {A} sat on both hands, so as to be able to wait.'
      ]
    },
    {
      id: 'lid',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s for breakfast?” asked {A}. “Toast and honey,” said {H}. “But it isn’t about the toast.” “Is the lid stuck?” asked {A}. “It’s always stuck.” {H} took a deep breath. “I’m leaving out the lid,” said {H}.',
        '{A} looked at the row on the floor. “Then there’ll be a hole in it,” said {A}. So {H} went and got the lid. It lay beside the spoon and was sticky.'
      ]
    },
    {
      id: 'all-one-word',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Next {H} tried to be quick. {H} ran along the row and told it all in one breath. “Spoonsockandthenitstartsandthenyousee,” said {H}, and stood on the button.',
        '“Lovely,” said {A}. “Who was Sockandy?” {H} went all the way back to the spoon. “There’s no Sockandy in it!” said {H}. “That’s a pity,” said {A}. “I liked the name.”'
      ]
    },
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        '{H} went and stood by the spoon. “First breakfast,” said {H}, “then socks, and then it’s {wish}, and the best bit is when...” “How do you get to the spoon?” asked {A}. “Are you just sitting there with it?”',
        'No. Before the spoon there were two feet on a cold floor, so {H} laid a slipper there. And before the slipper there was a warm blanket. {H} dragged that in as well.',
        {
          joins: true,
          both: [
            'From there {seen} looked as small as a pea.',
            'From the end of it the button was no bigger than a crumb.'
          ]
        }
      ]
    },
    {
      id: 'pet-no-questions',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'So {H} told it to {A} for a change. {A} never asked what came before the spoon. {A} never asked anything, and looked at {H} the whole time.',
        'It was over in no time at all. {H} waited. It would have been nice to be asked one thing, such as what was for breakfast. “Since you don’t ask,” said {H}, “it was toast.”'
      ]
    },
    {
      id: 'elder-grandmother',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“It begins much earlier than that,” said {S}, and looked at the spoon. “My grandmother had one like it. Without her, none of us would be sitting here.”',
        '{A} could see that. “How far to the left does she go?” asked {A}. {S} measured it along the row with one eye shut. “Through the wall,” said {S}. {A} looked at the wall. “She’ll have to stay next door, then,” said {A}.'
      ]
    },
    {
      id: 'cold-foot',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'There was a hole in the row. The sock was gone from it, and {S} was wearing it. “My foot was cold,” said {S}. “But that’s a piece of the middle!” said {A}.',
        '{S} thought. Then {S} lay down beside the spoon, with one foot in the right place. “You can tell it over me,” said {S}. {A} did. When it came to the sock, {S} wiggled it.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Try it from the other end,” said {A}. So {H} walked backwards, away from the button. “First it’s all over,” said {H}, “and then it starts. Then you take your socks off and un-eat your breakfast.”',
        '“How do you un-eat toast?” asked {A}. “You put it back in the loaf,” said {H}. “And at the end you’re so early that it’s dark.” After that they both had to sit down.'
      ]
    },
    {
      id: 'a-bookmark',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The doorbell rang, and it was next door, about a parcel. When {H} came back, the place was lost. “Where was I?” asked {H}. {A} had kept a finger on the rug. “Here,” said {A}. “You’d just said ‘and then’.” {H} stood on the spot and waited for the rest.',
        'It did not come. “You had one arm up,” said {A}. {H} put an arm up. “And your mouth was open.” {H} opened it. They both waited, and looked at the arm. “Was it this one?” asked {H}.'
      ]
    },
    {
      id: 'rain-in-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Does it rain in it?” asked {A}. “No,” said {H}. “It might,” said {A}. “You’d better have some ready.” They fetched a sieve, because rain comes out at the bottom of one.',
        'But where in the row did it belong? {A} carried the sieve slowly along, from the spoon to the button, and shook it. “There,” said {A}. “A light shower.”'
      ]
    },
    {
      id: 'people-in-it',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Who’s in it?” asked {A}. They needed somebody for everyone who came. {H} put down corks along the row, and the big one was {H}. “There’s nobody in that gap,” said {A}. “There’s a bus driver,” said {H}, “but only from behind.” They found a cork with a good back.',
        '“And what’s the driver thinking?” asked {A}. {H} had no idea. They both looked at that cork for a while. “Supper,” said {H} at last. So they gave it a raisin, and it stayed well in front of the button.'
      ]
    },
    {
      id: 'baby-spoon',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'When {H} came back to the spoon, {A} was looking at it. {A} looked at it so hard that there was no going on. “It’s not a real breakfast,” said {H}.',
        '{A} went on looking. So {H} fetched a second spoon, and {A} got that one to hold. From then on there were two breakfasts in it, one to tell and one to chew.'
      ]
    }
  ],
  turn: [
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '“The more I tell you, the further off it gets,” said {H}. “That’s me,” said {A}. “I keep asking what came before. I wanted to be in it from the start.”',
        '{H} sat down on the end of the blanket. What came before the blanket? You lay down. Before that you washed. And before you washed, you sat on the floor in the evening, talking with {A}. {H} looked up. “We’re there now!” said {H}. “This is the very beginning, and you’re in it!”'
      ]
    },
    {
      id: 'mark-it',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{A} looked round to see what the beginning was like. There was a chair in it, and a lamp. “I thought it would be bigger,” said {A}.',
        '“It gets bigger later,” said {H}. “From about the sock.” So {A} moved a little to the left, so as not to miss any.'
      ]
    },
    {
      id: 'back-half',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“May I be {seen}, when we get there?” asked {A}. “You can be the back half,” said {H}. So they practised, while they were so near the beginning. {H} {seen.move}, in front, and {A} did the same, a little later.',
        '“Is that what it’s going to be like?” asked {A}. “Nearly,” said {H}. “But {seen} won’t giggle.”'
      ]
    },
    {
      id: 'best-bit',
      A: 'partner',
      paragraphs: [
        'After that it was easy. They went along the row together, blanket, slipper, spoon and sock, and there was the button.',
        {
          joins: true,
          both: [
            '“And there’s {seen}!” said {H}. {H} {seen.move}, as big as could be. {A} clapped.',
            '“Here it is!” said {H}, and told the best bit of {wish}, with both arms. {A} clapped.'
          ]
        },
        '“And after the best bit?” asked {A}. “You sit on the floor and tell somebody all about it,” said {H}. “But we’ve done that,” said {A}. {H} yawned. “Then we only need the beginning,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled down as near to the best bit as possible.',
      '{names} tipped the button over, in case the best bit lay underneath.',
      { text: '{names} polished the button with a sleeve, so that it shone for later.', needs: ['hands'] },
      { text: '{names} put a cup over it, in case it began by mistake.', needs: ['hands'] }
    ],
    way: [
      '{names} shuffled backwards across the floor, to make room for the row.',
      '{names} rolled onto the sock, so one bit of it got warm.',
      { text: '{names} straightened the sock, because a beginning ought to look tidy.', needs: ['hands'] },
      { text: '{names} ate some of the breakfast, which was not there, with the spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept onto the end of the blanket, to be in it from the start.',
      '{names} came along the whole row, past sock and spoon, to where it began.',
      { text: '{names} tucked a corner of blanket round the nearest cold feet.', needs: ['hands'] },
      { text: '{names} counted the things backwards, as far as the blanket.', needs: ['hands'] }
    ]
  },
  bed: [
    'They cleared the row away from the wrong end, with the spoon before the sock. The blanket went last, back to the bed.',
    'Then they washed, because that was what came next in it, and lay down. And there was the blanket.'
  ],
  last: [
    'A long way off, past the spoon and the sock, was {seen}, and {H} slept.',
    'Under the blanket, from where a button looks as small as a pea, {H} was asleep.',
    'What came next was the very beginning, and by then {H} was dreaming.'
  ]
})
