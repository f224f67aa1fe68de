import { wishPlot } from '../wish-plot.ts'

export const paperPlanes = wishPlot({
  id: 'wish-paper-planes',
  wishes: ['paper plane', 'paper planes', 'paper aeroplane', 'paper aeroplanes', 'paper airplane', 'paper airplanes', 'paper plain', 'paper plains', 'paper areoplane', 'paper areoplanes', 'paper aroplane', 'paper aroplanes', 'paper aeroplain', 'paper airoplane', 'paper airoplanes', 'paper jet', 'paper jets', 'paper rocket plane', 'paper dart', 'paper darts', 'paper glider', 'paper gliders', 'folding planes', 'flying paper plane', 'flying paper planes', 'folding aeroplanes', 'folding airplanes', 'folded plane', 'folded planes', 'folded aeroplane', 'fold plane', 'fold planes', 'fold aeroplane', 'fold an airplane', 'planes out of paper', 'plane made of paper', 'airplane made paper', 'papercraft plane', 'newspaper plane', 'origami plane', 'origami planes', 'origami aeroplane', 'origami airplane'],
  answers: ['making', 'make', 'made', 'makes', 'folding', 'folded', 'fold', 'folds', 'throwing', 'throw', 'threw', 'throws', 'flying', 'fly', 'flies', 'flew', 'race', 'races', 'raced', 'racing', 'contest', 'competition', 'champion', 'championship', 'win', 'wins', 'won', 'winning', 'furthest', 'farthest', 'longest', 'best', 'far', 'further', 'fast', 'fastest', 'fastest', 'crash', 'crashes', 'crashed', 'crashing', 'nose', 'wings', 'wing', 'dad', 'daddy', 'mum', 'mummy', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'living', 'room', 'hall', 'hallway', 'corridor', 'garden', 'stairs', 'house', 'home', 'today', 'yesterday', 'story', 'please', 'about', 'our', 'his', 'her', 'my', 'we', 'little', 'big', 'blue', 'red', 'white', 'day', 'rainy', 'won’t', 'doesn’t', 'keeps', 'falling', 'diving', 'learning', 'learned', 'learnt', 'taught', 'how', 'to', 'loves', 'love', 'likes', 'obsessed', 'with', 'who', 'that', 'goes', 'long', 'way', 'straight', 'properly', 'first', 'afternoon', 'could', 'wanted', 'wants'],
  except: ['moon', 'space', 'stuck', 'tree', 'roof', 'window', 'teacher', 'school', 'class', 'told', 'trouble', 'eye', 'hurt', 'hit', 'hospital', 'letter', 'message', 'heaven', 'died', 'fire', 'road', 'boat', 'boats', 'real', 'holiday', 'airport', 'kite', 'giant', 'ride', 'rides', 'pilot'],
  moods: ['learning', 'losing', 'first', 'proud'],
  company: ['plane', 'planes', 'door', 'sofa', 'list', 'carpet'],
  about: 'The hero’s fine paper plane lands on its nose, and the folded shopping list flies four times as far, because its tail is a little bent up.',
  titles: ['Seventeen Steps to the Door', 'The Shopping List Flies', '{H} and the Bent-Up Corners', 'Two Steps Backwards', 'Don’t Throw It'],
  want: [
    {
      id: 'on-its-nose',
      A: 'partner',
      paragraphs: [
        'From the sofa to the front door it was seventeen steps. {H}’s paper plane had done three of them. It was a very fine plane, with sharp wings and a blue stripe. Now it stood on its nose in the carpet.',
        '{A}’s plane was only the shopping list, with milk on one wing and six eggs on the other. It had sailed on to the eleventh step, and not an egg was broken. {H} wanted a plane that flew all the way to the door.'
      ]
    }
  ],
  way: [
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        '“It needs a harder throw,” said {H}. {H} took a run-up and threw with the whole arm. The plane shot up to the ceiling, turned over, and came back. It landed behind {H}.',
        '{A} counted. “Two steps,” said {A}, “but backwards.” {H} threw harder still. It came back harder still, and hit the sofa.'
      ]
    },
    {
      id: 'names-of-planes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A proper plane has a name on its side. {H} wrote Silver Arrow along the blue stripe, and went round the corner with the last two letters. {A}’s plane already had a name. It was called Milk. On the other wing it was called Six Eggs.',
        '“That’s not a name for a plane,” said {H}. “It’s not in a hurry,” said {A}. Milk was thrown again, and took its time. It flew along the bookcase as if it were looking for something to read.'
      ]
    },
    {
      id: 'passenger',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A plane with nobody in it won’t try,” said {A}. So a green button got the seat in front. It was told to hold on. The plane left, and after one step the button got off.',
        'They found it beside the lamp. “Perhaps it wanted to go to the lamp,” said {A}. {H} put it back in, with a bit of tape for a belt. This time it stayed on board all the way. It sat in front, so it was first to reach the carpet.'
      ]
    },
    {
      id: 'it-is-a-hat',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to fold one with sharp wings, too. {H} showed how. You fold it in half, and then the corners, and then in half again. {A} did it all, one thing after another, and held up a hat.',
        'They undid it and began again, more slowly. This time it was a boat. “I only did what you did,” said {A}. They threw the boat as well. It did four steps, which was one more than the plane, and {H} did not write that down.'
      ]
    },
    {
      id: 'whole-newspaper',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Bigger wings,” said {H}. So they folded a plane out of a whole newspaper. It was as long as the table. It had football on one wing and the weather on the other. They carried it to the start together.',
        '“One, two, three!” It hung in the air for a moment, like a cloth being spread. Then it lay down on {A}, from top to bottom. “What does it say?” asked {H}. “Dry at first,” said {A} from inside, “and dark later.”'
      ]
    },
    {
      id: 'bus-ticket',
      A: 'same',
      spare: 5,
      paragraphs: [
        'After that they tried a very small one. There was a bus ticket in {A}’s pocket, and {H} folded it with two fingernails. You could hardly see that it was a plane. You could not see at all where it went.',
        'They looked on the rug, and on the shelf, and in the lamp. They gave it up. A good while later {A} drank the last of the cold tea, and stopped. “It’s landed,” said {A}, and held out a wet ticket. “It was water all the way.”'
      ]
    },
    {
      id: 'tower',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was the tower. The tower stood by the wall with two wooden spoons, and waved the planes in. “A bit to the left,” said {A}. The plane with the stripe came down on the carpet. “That was a field,” said {A}. “It’s all right, the cows have gone home.”',
        'Then the list came in. {A} waved it to the right, and to the left, and it flew into the tower’s collar. “Don’t move,” called {H}. “Can you read how far it’s got?” {A} squinted down. “As far as the butter,” said {A}.'
      ]
    },
    {
      id: 'whose-steps',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was some trouble about the steps. When {H} measured to the list, it was eleven. When {A} measured, it was a different number, for they had different legs. “We need something that’s always the same,” said {A}.',
        'They took a loaf of bread. It was laid down end to end, along the whole carpet, and they came to twenty-nine loaves. “Mine’s flown twenty-nine loaves,” said {A}. It sounded a long way. {H}’s plane had flown eight, and some crumbs.'
      ]
    },
    {
      id: 'on-the-wardrobe',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One throw went up on the bookcase, right at the top, where nobody dusts. {A} fetched the broom and felt about with it. Something slid, and a plane came down. It was grey, and it was not one of theirs.',
        'Then another one came, with a picture of a snowman on its wing. “That’s from last winter,” said {A}. The plane with the stripe came down last of all. “They must have a café up there,” said {H}.'
      ]
    },
    {
      id: 'pet-runway',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the middle of the way was {A}, where everybody had to fly past. The plane with the stripe did not fly past. It came down on {A}, very softly, and stayed there. {A} took no notice.',
        '“It’s parked,” said {H}. They waited. When {A} moved off towards the kitchen, the plane went too. It flew quite level, and round the corner. It was the longest flight of the day. Nobody could say how many steps it was.'
      ]
    },
    {
      id: 'elder-drawer',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Our old teacher had a drawer for paper planes,” said {S}. “Every one that flew by went in there, and he never said a word. On the last day before the holidays he pulled the drawer right out. There were forty in it.”',
        '“And what did he do?” asked {A}. “He opened both doors to the yard,” said {S}, “and threw the first one himself. It was mine, from January. I’d never known that it could do that.”'
      ]
    },
    {
      id: 'child-is-plane',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} did not want to fold anything. {S} was a plane already, with both arms out, and flew from the sofa with a loud hum. {S} flew over the carpet and past the boots, and all the way to the door. “Seventeen!” said {S}.',
        '“But your feet were on the floor,” said {A}. {S} looked down at them. “Those are my wheels,” said {S}. There was nothing to be said against that. {S} flew home again, a bit lower, because of the weather.'
      ]
    },
    {
      id: 'baby-nose',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} got a plane too, out of strong brown paper. {A} looked at both wings, and decided on the nose. It was chewed thoroughly, and with feeling. When {A} had done, the plane had no nose any more, but a sort of brush.',
        '{H} took it and let it go. It flew four steps, with a bow at the end. “It’s the nose that’s been too sharp,” said {H}. {A} was ready to see to the others as well.'
      ]
    },
    {
      id: 'tail',
      A: 'partner',
      paragraphs: [
        '{A} took both planes, held them up to the lamp, and looked at them from behind. “Yours has its tail bent down,” said {A}. “That’s because you hold it so hard. So it thinks it has to go down.”',
        'Then {A} looked at the list. At the back both corners stood up a bit, because it had been in a pocket all day. “So this one thinks it has to go up,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'like-a-boat',
      A: 'partner',
      paragraphs: [
        '{H} bent up two corners at the back, by the width of a fingernail. “And don’t throw it,” said {A}. “Just push it off, like a boat.” So {H} pushed it off.',
        'The plane did not shoot. It simply went. It flew over the carpet and over the boots, and it passed the eleventh step. “Fourteen,” whispered {A}. “Fifteen.” Tock, went the nose against the front door. “Somebody’s knocking,” said {A}.'
      ]
    },
    {
      id: 'too-much',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What if you bend them more?” asked {A}. The list had its corners bent up as far as they would go. It rose like a lark, stood still in the air, and sat down on its tail.',
        '“That’s too much,” said {H}, and smoothed them out again with one thumb. “It only has to look a bit surprised.” The list looked a bit surprised, and flew.'
      ]
    },
    {
      id: 'one-corner',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What if it’s only one corner?” asked {A}. They tried it. With the left one up, the plane flew round to the left, past the lamp. With the right one up it flew to the right, past the clock.',
        'So you could tell it beforehand where to go. {H} sent it round the armchair and home again, and caught it in both hands. “Good girl,” said {H}. “It’s a plane,” said {A}. But {A} had patted it, too.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'partner',
      paragraphs: [
        'For the last flight they stood side by side, and pushed off both planes together. You could hear nothing but a little paper in the air. The list got into one of the boots. The blue stripe got to the door.',
        '“You’ve won,” said {A}. {H} fetched them both and smoothed the list flat. “Yours has still got all its eggs,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the list go by overhead, and ducked.',
      '{names} sniffed at the nose in the carpet.',
      { text: '{names} folded a plane that was mostly wing.', needs: ['hands'] },
      { text: '{names} lined up the boots at the end of the runway, two by two.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the sofa, and met a sock.',
      '{names} lay down in the middle of the runway.',
      { text: '{names} counted the steps again, from the other end.', needs: ['hands'] },
      { text: '{names} waved a tea towel, in case there was too little wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, because of the wind.',
      '{names} ran along under the plane for the last three steps.',
      { text: '{names} opened the door to see who had knocked.', needs: ['hands'] },
      { text: '{names} clapped with two fingers, so as not to blow it away.', needs: ['hands'] }
    ]
  },
  bed: [
    'The planes were parked on the windowsill, side by side, with their tails up.',
    '{H} washed the blue off ten fingers and lay down. {H} did not drop into the pillow. {H} came in low, and slowly, and landed.'
  ],
  last: [
    'On the windowsill two planes waited for the morning, and {H} was asleep.',
    'It was seventeen steps to the door, and no more were needed, for {H} was asleep.'
  ]
})
