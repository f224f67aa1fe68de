import { wishPlot } from '../wish-plot.ts'

export const teacherLeaves = wishPlot({
  id: 'wish-teacher-leaves',
  beginsElsewhere: true,
  wishes: ['teacher leaving', 'teacher leaves', 'teacher is leaving', 'teacher left', 'teacher going away', 'teacher moving away', 'teacher moving school', 'teacher new school', 'teacher other school', 'goodbye teacher', 'goodbye to teacher', 'saying goodbye teacher', 'say goodbye teacher', 'farewell teacher', 'last day teacher', 'favourite teacher', 'favorite teacher', 'misses teacher', 'miss old teacher', 'teacher last day'],
  answers: ['teacher', 'teachers', 'favourite', 'favorite', 'leaving', 'leaves', 'left', 'going', 'away', 'moving', 'moves', 'moved', 'goodbye', 'bye', 'saying', 'say', 'farewell', 'last', 'day', 'school', 'class', 'nursery', 'new', 'old', 'sad', 'miss', 'misses', 'missing', 'upset', 'loves', 'love', 'best', 'her', 'his', 'our', 'my', 'another', 'other', 'card', 'present', 'letter', 'tomorrow', 'today', 'friday', 'summer', 'term', 'year', 'end', 'mr', 'mrs', 'ms', 'kind', 'nice'],
  except: ['died', 'dead', 'ill', 'sick', 'hospital', 'cancer', 'baby', 'pregnant', 'fired', 'sacked', 'touched', 'secret', 'secrets', 'hit', 'hits', 'shouted', 'shouts', 'mean', 'strict', 'retiring', 'retirement', 'retires', 'retired', 'wedding', 'married', 'supply', 'substitute', 'robot', 'alien', 'dragon', 'witch', 'piano', 'ballet', 'swimming', 'dance', 'friend', 'without', 'crying', 'cried', 'police'],
  moods: ['change', 'lost', 'waiting', 'learning', 'first', 'alone'],
  about: 'A favourite teacher who never knows where her glasses are goes to another school, so the hero writes for the new class how she works, and finds that she has done the same for them.',
  titles: ['On Your Head, Miss Akande', 'How Miss Akande Works', '{H} Writes It All Down', 'Three Claps and One', 'Somebody Has to Tell Them'],
  want: [
    {
      id: 'on-your-head',
      A: 'partner',
      paragraphs: [
        'On Friday Miss Akande was leaving, for a school in another town. She was {H}’s favourite teacher. “Who’s going to tell her?” asked {H} at supper. “Tell her what?” said {A}. “That they’re on her head.”',
        'It was about the glasses. Every morning Miss Akande looked for them, on the desk and under the register. Then the whole class called: “On your head!” The children over there would not know what to call.'
      ]
    }
  ],
  way: [
    {
      id: 'the-string',
      A: 'partner',
      paragraphs: [
        '“Give her a string for them,” said {A}, who was sure of it. They plaited one, in red and blue. Miss Akande put it on at once. In the afternoon the string was gone, and everybody looked.',
        '“It was on her back,” said {H} at home, “with the glasses on.” {A} sighed. “And she forgets her tea,” said {H}, “and claps three times. If nobody claps back, then she just stands there.”'
      ]
    },
    {
      id: 'card',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The class made a big card, and everybody wrote on it. {H} had a place between Ali and a sun. “What did you write?” asked {A}. “Goodbye,” said {H}. “It’s what all of them wrote. There were twenty-six goodbyes, and then the paper was full.”',
        '“And what would you have liked to write?” {H} thought. “That I haven’t finished telling her about snails,” said {H}. {A} nodded. That would not have gone in beside a sun.'
      ]
    },
    {
      id: 'doing-her',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s she like?” asked {A}. {H} got up, to show it. You had to walk on the front of your feet, with books up to your chin. “Good morning, my geese,” said {H}. “Why geese?” “Because we all come at once,” said {H}.',
        '{A} was a goose, and came at once. “One after the other,” said {H}, in her voice. It was quite a bit like her. For a moment it was as if she had just gone past the door.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Once {H} had brought a snail to school, in a pocket. It had been sums. Miss Akande had put it on the window, and they had all watched it from below. It had a foot like a wave. “How many sums did you do that day?” asked {A}.',
        '“One,” said {H}. “How far does a snail go till dinner time?” It had gone as far as the handle. They had drawn a line there, with the date. It was still on the glass, when the sun shone.'
      ]
    },
    {
      id: 'the-cups',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Miss Akande never finished a cup of tea. She put it down when somebody’s shoe was open, and took a new one later. On some days there were five, on the shelf and by the paints. “Olu once washed his brush in one,” said {H}. “And she nearly drank it.”',
        '“What did she say?” asked {A}. “She said it was a bit green,” said {H}. “She didn’t want Olu to mind. So she stood it on the window, and called it the sea.” It was there to this day.'
      ]
    },
    {
      id: 'hiding',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Miss Akande could stay if she had no suitcase,” said {H}. {A} did not think so. “Or if it was raining too hard.” They looked out. It was not. “Or if nobody said goodbye,” said {H}. “Then it hasn’t happened.”',
        '{A} thought about that one for longer. “Then she’d stand at the door with her coat on,” said {A}, “and wait.” {H} saw her standing there. She would be looking for her glasses. “No,” said {H}. “That’s worse.”'
      ]
    },
    {
      id: 'the-hook',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the corridor Miss Akande had a hook like all the rest. There was a kettle on it, where the children had a boat or a bee. “Who gets the kettle afterwards?” asked {H}. {A} did not know. “Perhaps it’s left empty for a bit.”',
        '{H} would like that. A hook did not need anybody straight away. They drew it, with the kettle, and put a small cloud on top. “It’s only just been boiled,” said {H}.'
      ]
    },
    {
      id: 'my-teacher',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Mine was called Mr Pinto,” said {A}, “and he could whistle through a leaf. He went in the middle of the year, on a Wednesday.” “And then?” asked {H}. “Then we had Mrs Webb. I didn’t like her until about Easter.”',
        '“Why Easter?” “She sat down on a bun,” said {A}. “It was mine. She bought me two.” {H} laughed a little. “And Mr Pinto?” {A} got up and took a leaf off the plant on the sill. It did not whistle. But {A} still knew how you had to hold it.'
      ]
    },
    {
      id: 'new-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The new one was called Mr Brandt. He had come to look, and had stood by the radiator. “What’s he like?” asked {A}. “Long,” said {H}. “He had to bend down for our door. He’d still got his bicycle clip on, and didn’t know.”',
        '“Did you tell him?” {H} had not. It had not been their turn yet, with him. “He’ll have gone home like that,” said {H}. They both thought of Mr Brandt, in the evening, with one thin leg.'
      ]
    },
    {
      id: 'write-it-down',
      A: 'partner',
      paragraphs: [
        '“You know how she works,” said {A}. “With our washing machine there was a booklet.” “She needs one too,” said {H}. {A} fetched paper.',
        '“How Miss Akande Works,” wrote {H} at the top. It began with the glasses. “They are on her head.” Then came the tea, and the clapping. “And what if she’s sad?” asked {A}. “Ask her about snails,” wrote {H}.'
      ]
    },
    {
      id: 'a-long-list',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} went on thinking in the bath, and in the hall, and with the toothbrush in. “She’s scared of moths!” called {H}. {A} came with the pencil. “She can’t sing the high bit, so you have to do it. She says ‘Friday’ on Thursdays. You mustn’t tell her.”',
        '“Why not?” asked {A}. “Because she’s so glad,” said {H}. {A} wrote it all down. It was two pages now, on both sides. There was a bit of toothpaste on moths.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I met mine again,” said {S}. “It was in a shop, forty years later. She was buying one lemon. I said, Miss Todd? She looked at me, and said: have you got a clean handkerchief?” “And had you?” asked {A}.',
        '“I had,” said {S}. “I’d had one with me for forty years, just in case.” {S} pulled it out, to show. It was clean, and had been ironed into a square.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had once seen Miss Akande in the street, with a shopping bag. “She’s got legs,” said {S}. “And she was eating a pear.” {A} had never seen her eat a pear. “How did she do it?” “All round,” said {S}, “like us.”',
        'They wrote it down. It might be something that the new class had to know. “And she said hello to me,” said {S}, “and I’m not even a goose.”'
      ]
    }
  ],
  turn: [
    {
      id: 'friday',
      paragraphs: [
        'On Friday the room smelled of cake, and the walls were bare. {H} held out the paper. “It’s for your new class,” said {H}. Miss Akande looked for her glasses. “On your head!” called everybody. It was the last time, so they called it twice.',
        'She read it right to the end, as far as the snails. She blew her nose. Then she pulled open the drawer of her desk. “I’ve written one as well,” said Miss Akande. “It’s for your new teacher, Mr Brandt. It’s about all of you.”'
      ]
    },
    {
      id: 'three-claps',
      spare: 12,
      paragraphs: [
        'At the gate she turned round once more. She had the cake tin under one arm, and the plant under the other. She put it all down on the wall. Then she clapped, three times. Twenty-seven children clapped back.',
        'She picked it all up again, and went to the bus stop. The plant looked back over her shoulder. {H} watched until there was only a leaf to be seen, and then a bus.'
      ]
    },
    {
      id: 'walk-home',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the way home they did not talk much. {H} carried a paper plate with cake, and a piece of foil on top. “Do you want some?” asked {H}. They sat down on a wall, and {A} had the half with the cherry.',
        '“It’s Friday,” said {A} after a while. “Yes,” said {H}. “She was right today.” It was warm on the wall. They stayed there till even the crumbs were gone, and nobody had to be anywhere.'
      ]
    },
    {
      id: 'in-the-drawer',
      A: 'partner',
      paragraphs: [
        'In Miss Akande’s booklet there was a line for each child. {H} knew one by heart, and said it to {A} at home. “{H} notices everything. If you’ve lost something, ask {H}.” {A} asked to hear it a second time.',
        '“Mr Brandt came to look at us,” said {H}. “He’d left his bicycle clip on. I’ll tell him on Monday.” {H} left a bit of tea in the cup, on purpose, and put it up on the shelf.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, as if there were glasses there.',
      '{names} stayed close by at supper, on {H}’s side.',
      { text: '{names} felt on top of one head, and then the next.', needs: ['hands'] },
      { text: '{names} laid one more spoon, and took it back.', needs: ['hands'] }
    ],
    way: [
      '{names} came and sat close, where it was a bit sad.',
      '{names} lay down across the string, to be of help.',
      { text: '{names} plaited the end of the string.', needs: ['hands'] },
      { text: '{names} clapped three times, to see how it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to the door on Friday, and was glad to see {H}.',
      '{names} listened to the line too, right to the full stop.',
      { text: '{names} clapped back, three times.', needs: ['hands'] },
      { text: '{names} cut what was left of the cake.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencil was a good bit shorter, and was put away. In another town a booklet lay on top of a bag, ready for Monday.',
    '{H} turned off the tap, and lay down, and clapped once, very softly, on the blanket. From the door somebody clapped back.'
  ],
  last: [
    'Whoever was looking for {H} only needed to ask, for {H} was in bed, asleep.',
    'On the shelf a little tea stood in a cup, and {H} was asleep.'
  ]
})
