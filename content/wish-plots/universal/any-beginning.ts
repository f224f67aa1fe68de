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
        '{H} wanted to tell {A} about {wish}, from the very beginning to the best bit. First {H} put a big blue button on the floor. “The best bit is there,” said {H}.',
        '“Then start there,” said {A}. “I can’t,” said {H}. “You have to know what comes before it. Otherwise it’s only a button.” {A} sat down beside the button. “What comes before it?” asked {A}.'
      ]
    },
    {
      id: 'comfortable',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Is it long?” asked {A}. “I’d like to know how to sit.” {H} thought. “It’s about two cushions long,” said {H}.',
        'So {A} was given two cushions, and tried them both ways round. “Now I’m ready,” said {A}. By then {H} had forgotten the first word, and had to look hard at the button.'
      ]
    }
  ],
  way: [
    {
      id: 'sock',
      A: 'partner',
      paragraphs: [
        '“Socks,” said {H}. “For {wish} you start with socks. You can always take them off again.” {H} laid a sock to the left of the button. “So there’s the sock, and then comes the...”',
        '“Wait,” said {A}. “That’s not the very beginning. Didn’t you have breakfast?” {H} thought about it. That was true. So {H} fetched a spoon and laid it to the left of the sock. Now the button was further away than before.'
      ]
    },
    {
      id: 'who-is-in-it',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Is {seen} in it?” asked {A}. “{seen} is the best bit,” said {H}, “nearly.” For that they laid something in the row. It was {seen.stand}. “Where’s {seen.part}?” asked {A}. “You’ll see that later,” said {H}. “It comes with the button.”',
        '{A} looked at it for a while. “And before it came into the story,” asked {A}, “where was it?” {H} had to say. “{seen.where},” said {H}. So the row grew by one more, and on the wrong side.'
      ]
    },
    {
      id: 'true-about-it',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Before you go on,” said {A}, “is this true? {seen.guess}.” “No,” said {H}. “What’s true is this. {seen.fact}.” {A} had to walk once round the row, to have room for that.',
        '“You could have begun with it,” said {A}. “It isn’t the beginning,” said {H}. “It’s only always so.”'
      ]
    },
    {
      id: 'lid',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What was for breakfast?” asked {A}. “Toast and honey,” said {H}. “But it isn’t about the toast.” “Was the lid stuck?” asked {A}. “It’s always stuck.” {H} took a deep breath. “I’m leaving out the lid.”',
        '{A} looked at the row on the floor. “Then there’ll be a hole in it,” said {A}. So {H} went and got the lid. It lay beside the spoon and was sticky.'
      ]
    },
    {
      id: 'all-one-word',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Next {H} tried to be quick. {H} ran along the row and told it without one breath in it. “Spoonsockandthenitstartsandthenyousee,” said {H}, and stood on the button.',
        '“Lovely,” said {A}. “Who was Sockandy?” {H} went all the way back to the spoon. “There’s no Sockandy in it,” said {H}. “That’s a pity,” said {A}. “I liked the name.”'
      ]
    },
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        '{H} stood by the spoon and began again. “This is about {wish},” said {H}, “and the best bit is when...” “How did you get to the spoon?” asked {A}. “Were you just sitting there with it?”',
        'No. Before the spoon there were two feet on a cold floor, so {H} laid a slipper there. And before the slipper there was a warm blanket. {H} dragged that in as well, and it took up most of the room. From here the button looked as small as a pea.'
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
        '“Try it from the other end,” said {A}. So {H} walked backwards, away from the button. “First it’s all over,” said {H}, “and then it starts. Then you take off your socks and go in and un-eat your breakfast.”',
        '“How do you un-eat toast?” asked {A}. “You put it back in the loaf,” said {H}. “And at the end you’re so early that it’s dark.” After that they both had to sit down.'
      ]
    },
    {
      id: 'a-bookmark',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Somebody rang, and it was next door, about a parcel. When {H} came back, the place was gone. “Where was I?” asked {H}. {A} had kept a finger on the rug. “Here,” said {A}, “just before the then.” {H} stood on the spot and waited for the then to come.',
        'It did not come. “You had one arm up,” said {A}, and showed it. {H} put an arm up. “And you’d breathed in.” {H} breathed in. For a moment everything was just as it had been, but it was still only the breath.'
      ]
    },
    {
      id: 'rain-in-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Does it rain in it?” asked {A}. “No,” said {H}. “It might,” said {A}. “You should have some by you.” They fetched a sieve, because rain looks like that when it comes through.',
        'But where in the row did it belong? It can rain on anything. In the end {A} carried the sieve slowly along, over the whole row. “There,” said {A}. “A light shower.”'
      ]
    },
    {
      id: 'people-in-it',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Who’s in it?” asked {A}. They needed somebody for everyone who came. {H} put down corks along the row, and the big one was {H}. “There’s nobody in that gap,” said {A}. “There’s a bus driver,” said {H}, “but only from behind.” They found a cork that had a good back.',
        '“And what’s the driver thinking?” asked {A}. {H} did not know. It had never come up. They both looked at that cork for a while. It might have been thinking of its supper. “We’ll never get to the button like this,” said {H}, “but now I do wonder.”'
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
        '“The more I tell you about {wish}, the further off it gets,” said {H}. “That’s me,” said {A}. “I keep asking backwards. I wanted to be in it from the start.”',
        '{H} sat down on the end of the blanket. What came before the blanket? You washed, and you lay down. And before you washed, you sat on the floor in the evening, talking with {A}. {H} looked up. “We’re there now!” said {H}. “This is the very beginning, and you’re in it!”'
      ]
    },
    {
      id: 'mark-it',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{A} looked round to see what the beginning was like. There was a chair in it, and a lamp. “I thought it would be bigger,” said {A}.',
        '“It gets bigger later,” said {H}. “About as far as the sock.” So {A} moved a little to the left, so as not to miss any.'
      ]
    },
    {
      id: 'best-bit',
      A: 'partner',
      paragraphs: [
        '“And the best bit?” asked {A}. {H} went along the whole row and came back with the button. “The best bit of {wish} is afterwards,” said {H}. “You sit on the floor and tell somebody all about it.”',
        '{A} looked at the floor, and then at {H}. “But we’ve just had that,” said {A}. {H} put the button down between them. “Then that’s done,” said {H}. “Now we only need the beginning.”'
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
      '{names} shuffled backwards across the floor, to let the story grow.',
      '{names} rolled onto the sock, so one bit of it got warm.',
      { text: '{names} straightened the sock, because a beginning ought to look tidy.', needs: ['hands'] },
      { text: '{names} ate some breakfast that was not there, to help with the spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept onto the end of the blanket, to be in it from the start.',
      '{names} came along the whole row, past sock and spoon, and sat at the beginning.',
      { text: '{names} tucked a corner of blanket round the nearest cold feet.', needs: ['hands'] },
      { text: '{names} counted the things backwards, and got to the evening as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'They cleared the row away from the wrong end, with the spoon before the sock. The blanket went last, back to the bed.',
    'Then they washed, because that was what came next in it, and lay down. And there was the blanket.'
  ],
  last: [
    'Under the blanket, from where a button looks as small as a pea, {H} was asleep.',
    'What came next was the very beginning, and before that {H} slept.'
  ]
})
