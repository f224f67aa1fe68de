import { wishPlot } from '../wish-plot.ts'

const FEATURES = ['ears', 'ear', 'freckles', 'freckle', 'hair', 'haircut', 'curls', 'nose', 'teeth', 'gap', 'braces', 'glasses', 'eyebrows', 'looks', 'appearance', 'birthmark']
const WAYS = ['teased', 'teasing', 'tease', 'made fun', 'make fun', 'making fun', 'laughed', 'laugh', 'laughing', 'mean about', 'mocked', 'comments', 'comment', 'picked on', 'nasty about', 'rude about', 'unkind about', 'called names', 'ugly']

export const teasedForLooks = wishPlot({
  id: 'wish-teased-for-looks',
  wishes: [...WAYS.flatMap((way) => FEATURES.map((feature) => `${way} ${feature}`)), 'teased look', 'teased how look', 'called carrot', 'called ginger', 'called freckle', 'called elephant ears', 'called dumbo', 'hates her freckles', 'hates his freckles', 'hates her ears', 'hates his ears', 'hates her hair', 'hates her curly hair', 'hates her red hair', 'hates his red hair', 'hates his hair', 'ears stick out teased', 'said ears stick out', 'big ears class', 'big ears school', 'different from the others looks'],
  answers: ['teased', 'teasing', 'tease', 'laughed', 'laugh', 'laughing', 'made', 'make', 'making', 'fun', 'mean', 'comments', 'comment', 'joked', 'jokes', 'mocked', 'picked', 'being', 'was', 'got', 'gets', 'for', 'about', 'because', 'of', 'her', 'his', 'my', 'him', 'the', 'big', 'sticking', 'stick', 'out', 'sticky', 'ears', 'ear', 'freckles', 'freckle', 'hair', 'red', 'ginger', 'curly', 'frizzy', 'curls', 'short', 'long', 'straight', 'new', 'haircut', 'nose', 'teeth', 'gap', 'gappy', 'front', 'glasses', 'braces', 'eyebrows', 'height', 'tall', 'small', 'looks', 'look', 'looking', 'appearance', 'birthmark', 'face', 'chin', 'class', 'school', 'nursery', 'playground', 'today', 'yesterday', 'kids', 'kid', 'children', 'boys', 'boy', 'girls', 'girl', 'others', 'other', 'classmates', 'classmate', 'someone', 'somebody', 'said', 'says', 'saying', 'called', 'calls', 'names', 'funny', 'how', 'way', 'she', 'he', 'sad', 'upset', 'cried', 'crying', 'hurt', 'hates', 'hate', 'wants', 'different', 'hide', 'hides', 'too', 'they', 'them', 'at', 'dumbo', 'carrot', 'elephant', 'loads', 'lots', 'all', 'orange', 'ugly', 'wearing', 'smaller', 'because'],
  except: ['bully', 'bullied', 'bullying', 'hit', 'hits', 'hitting', 'kick', 'kicked', 'punched', 'pushed', 'threatened', 'threat', 'died', 'dead', 'ill', 'hospital', 'cancer', 'chemo', 'bald', 'skin', 'fat', 'weight', 'thin', 'black', 'brown', 'afro', 'hijab', 'turban', 'muslim', 'jewish', 'race', 'racist', 'disabled', 'wheelchair', 'scar', 'eczema', 'hearing', 'patch', 'squint', 'dragon', 'dragons', 'witch', 'wolf', 'monster', 'pirate', 'troll', 'ogre', 'king', 'queen', 'giant', 'dog', 'cat', 'rabbit', 'bunny', 'puppy', 'mouse', 'bear', 'teddy', 'reindeer', 'rudolph', 'who', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'tickled', 'clown', 'monkey', 'giraffe', 'zebra', 'teacher', 'brother', 'sister', 'friend', 'pulled', 'pulls', 'drawing', 'picture', 'lunch', 'reading', 'afraid', 'brush', 'wash', 'washing', 'shoes', 'coat', 'jumper', 'done', 'combing', 'comb', 'cut'],
  moods: ['alone', 'quarrel', 'change', 'losing', 'learning'],
  company: ['photo', 'thumb', 'hat', 'hook', 'class'],
  about: 'The hero is teased in class for how the hero looks, and puts a thumb over it in the class photo; but then nobody can find the hero there, for every face is found by what sticks out, and the one who teased is only a blur.',
  titles: ['A Face Like a Lentil', 'Under the Thumb', 'Twenty-Six in a Photo', 'There Is {H}', 'The One Who Moved'],
  want: [
    {
      id: 'in-class',
      A: 'partner',
      paragraphs: [
        'They had teased {H} in class for how {H} looked. It was one bit of {H}, and nobody had minded it until today. Now it felt as large as a cupboard. {H} kept a hat on indoors, pulled down as far as it went. “I want to look like everybody,” said {H}.',
        '{A} did not ask to see. “Who’s everybody?” asked {A}. {H} pointed at the class photo on its hook. There were twenty-six children in three rows, with faces as small as lentils.'
      ]
    }
  ],
  way: [
    {
      id: 'there-at-once',
      A: 'partner',
      paragraphs: [
        '{A} looked across at the photo. “There’s {H}!” said {A} at once. “How do you do that?” asked {H}. “By the bit they said something about,” said {A}.',
        'That was the last thing {H} wanted. {H} took down the photo and laid a thumb right over the lentil. “Now find me,” said {H}. What was left was a collar and two knees.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The hat was a winter one, with flaps. Under it you could hear yourself thump. “Are you all right in there?” asked {A}, and knocked on the wool with one finger. “It’s warm,” said {H}.',
        '{A} put on a hat as well, to keep {H} company. It was a tea cosy, with a hole at the side for the spout. They sat on the floor and steamed, the two of them. Nobody can tease you in there. There’s hardly anything to see.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Does it feel any different,” asked {A}, “the bit they talked about?” {H} felt the place with two fingers. It was just as it had been this morning. It had not even gone red. “It hasn’t heard yet,” said {H}.',
        'They agreed that nobody need tell it. It was there every morning, and had never been late. “Good night, you,” said {A} to it. It was only half past five.'
      ]
    },
    {
      id: 'the-words',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’m not going to say what they said,” said {H}. “Then it can stay outside,” said {A}. But {H} still heard it, with the voice it had been said in. So they let that voice say something else. It had to say: “Two pounds of pears, please.”',
        '{H} did it, through the nose, just as it had been. “Two pounds of pears, please.” It was the same voice, and it wanted pears. {A} weighed them out with great care. “Anything else?” asked {A}. It wanted a lettuce, too.'
      ]
    },
    {
      id: 'the-shoes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the front row there were nine children and seventeen shoes. {A} had never counted them before. One foot was in a sock, and hid behind the other one. “That’s Nell,” said {H}. “She lost it in the sand, and she didn’t say.”',
        'On the day nobody had noticed. The shoe had been found in May, with a worm in. “The worm’s quite well,” said {H}, who had seen it.'
      ]
    },
    {
      id: 'photographer',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} remembered the day of the photo. The man had a stand on three legs, and a glove puppet. The puppet was a duck. But he had said: “Look at my goose.” So half of them looked at the duck, and the others looked for a goose.',
        '“You can see which,” said {A}. The front row looked straight ahead. The back row looked all over the sky. “I was for the duck,” said {H}.'
      ]
    },
    {
      id: 'other-finds',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came by, with the glasses pushed up, so that all was fog. “Is that your class?” asked {A}. Then {A} put one finger on {H}, without even looking properly. It never failed.',
        '“And if I’d been somebody else?” asked {H}. {A} thought about that. “Then I’d have bumped into the wrong one for years,” said {A}, “and said good night to it.” {H} pulled one flap of the hat aside, to hear better.'
      ]
    },
    {
      id: 'everybody-alike',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They drew a class in which everyone looked like everybody. It was quick to do. You drew one, and then you drew it again. {A} did the back row, and {H} did the middle. All of them had round heads, and a mouth like a dash.',
        '“Now it’s home time,” said {A}, “and people come to fetch them.” They stood at the gate, and did not know which to take. In the end each took the nearest. “Mine’s eaten all my soup,” said {H}, “and it isn’t mine.”'
      ]
    },
    {
      id: 'looks-at-a',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What did they tease you about,” asked {H}, “when you were at school?” {A} had to think which. There had been something each year. “In one year it was the way I ran,” said {A}. “I run like somebody with a tray.”',
        '{A} ran along the hall and back, to show it. It was true. Not one cup would have been spilled. “I like to see you coming like that,” said {H}. “You can tell from the end of the road.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had no opinion of how people look. With the hat on, {H} smelled of {H}, and also of hat. {A} took the hat by one flap, and pulled, and lay down on it. It had been on the wrong one.',
        '{H} sat there with everything out. {A} looked at it from near by, and blinked, as at every other part. Then {A} sniffed at a knee, where there was some gravy.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had a gap in my teeth,” said {S}. “They said you could post a letter in it. I kept my mouth shut for two years.” “And then?” asked {A}. “Then somebody told a very good joke.”',
        '{S} could still whistle through that gap, and did. It was a thin, high note, like a kettle a long way off. In the next room they all lifted their heads, and knew who was there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be hidden by a thumb as well. But {S} was in no photo. So {A} went to the other end of the room, shut one eye, and held up a thumb. “You’re gone,” said {A}. {S} stood quite still, and was gone.',
        '“Is there any of me left?” asked {S}. “One foot’s sticking out.” {S} drew it in. “It’s boring in here,” said {S} after a while, and jumped out at the side.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was shown the photo, and banged it with a flat hand. There were too many of them. Then {A} turned to {H}, and took hold of the face with both hands, hat or no hat. {A} had always held on there. It was where you steered.',
        '“Not so hard,” said {H}. {A} let go, and patted it instead. For {A} all the rest of {H} hung on it, like a coat on a peg.'
      ]
    },
    {
      id: 'cannot-find',
      A: 'partner',
      paragraphs: [
        '{A} searched the photo from left to right, and back again. “Twenty-five,” said {A}, “and a thumb.” “I’m there,” said {H}, from under the hat. “It could be any child with knees,” said {A}. “If I had to fetch you, I’d go home with this one.”',
        'It was a boy who ate chalk. {H} looked at him, and then at the thumb. It was very quiet under there.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-sticks-out',
      A: 'partner',
      paragraphs: [
        '“Find the others,” said {H}. “I’ll tell you how they look.” Kaya was the one with an eyebrow like a tick. Sam was a tooth. Nell was a tuft, and the twins were one high shoulder and one low. {A} found each of them by what stuck out.',
        'Then {H} came to the one who had begun it. {H} looked for a long time. “He’s moved,” said {H}. Where the face should be there was only a smudge with a mouth. “He was talking.” You couldn’t tell how he looked at all.'
      ]
    },
    {
      id: 'telling-him',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Does he know that he’s a smudge?” asked {A}. {H} did not think so. He had the photo at home as well, over the piano. They must look at it and say: “There’s our smudge.”',
        '“Will you tell him?” {H} looked at it for some time more. It would have been a good thing to say, in front of all the pegs. “He can see it for himself,” said {H}. “He’s got one hanging up.”'
      ]
    },
    {
      id: 'row-by-row',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They went on till they had the whole class. The last was a girl in the second row, whom nobody ever noticed. {H} had to think hard. She held her hands as if there were an egg in them. “There!” cried {A}. Now you could not look anywhere else.',
        '“I never saw that before,” said {H}. It was the only photo in which somebody had brought an egg that wasn’t there.'
      ]
    },
    {
      id: 'thumb-away',
      A: 'partner',
      paragraphs: [
        '{H} took the thumb away. “There’s {H}!” cried {A}, and beamed. {H} had to look too. There was the collar, and there were the knees. And there was the face that belonged to them, and no other would have done.',
        '“I don’t like what they said,” said {H}. “Nor do I,” said {A}. {H} hung the photo up on its hook, and after a while the hat as well. It was just too hot in there. “But you found me quickly,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at {H}, hat and all.',
      '{names} made room, so that {H} could sit in the middle.',
      { text: '{names} took {H}’s bag, and hung it where it belonged.', needs: ['hands'] },
      { text: '{names} set down a plate beside {H}, with toast on.', needs: ['hands'] }
    ],
    way: [
      '{names} peered at the photo, and breathed on the glass.',
      '{names} looked at the thumb, from both sides.',
      { text: '{names} wiped the back row with a cuff.', needs: ['hands'] },
      { text: '{names} held the lamp nearer to the lentils.', needs: ['hands'] }
    ],
    turn: [
      '{names} searched along, row by row.',
      '{names} came right up to {H}, and stayed there.',
      { text: '{names} put a finger on Sam, by the tooth.', needs: ['hands'] },
      { text: '{names} held the hat, when it was not wanted.', needs: ['hands'] }
    ]
  },
  bed: [
    'The photo hung straight on its hook, with the winter hat beside it.',
    '{H} washed, and in the mirror everything was where it had been. Good night was said to all of it, one part after the other.'
  ],
  last: [
    'There was {H}, easy to find even in the dark, and asleep.',
    'In the photo twenty-six pairs of eyes stayed open, and {H} was asleep.'
  ]
})
