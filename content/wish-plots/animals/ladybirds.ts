import { wishPlot } from '../wish-plot.ts'

export const ladybirds = wishPlot({
  themes: ['ladybirds'],
  except: ['thousand', 'smell', 'button', 'awful', 'old', 'heap', 'upwards'],
  answers: ['little', 'red', 'spotty', 'tiny', 'lucky'],
  company: ['ladybird', 'ladybirds', 'window frame', 'finger'],
  about: 'A ladybird always walks up and flies off from the top, so the hero, who wants it to stay, keeps turning the hand over.',
  titles: ['A Very Long Hill', 'Up and Up', '{H} Turns the Hill Over', 'In Case Somebody Needs a Hill', 'Eleven Hills'],
  want: [
    {
      id: 'on-the-hand',
      A: 'partner',
      paragraphs: [
        'A ladybird came down on {H}’s hand. It folded its wings, but a bit still hung out at the back. Then it walked. It tickled like the smallest socks in the world. {H} wanted it to stay.',
        '“They always walk up,” said {A}, “and from the top they fly off.” The ladybird was nearly at the tip of the thumb. Quickly {H} turned {H}’s hand over, and the top was at the bottom. The ladybird turned round and walked up again. “See?” said {H}. “It’s staying.”'
      ]
    },
    {
      id: 'seven-spots',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They counted the spots while it went by. There were three on the left and three on the right. One sat in the middle at the top, and belonged to both sides. “So it’s seven years old,” said {H}.',
        '“The spots don’t tell you that,” said {A}. “What do they tell you, then?” {A} counted them again. “Seven,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'over-and-over',
      A: 'partner',
      paragraphs: [
        'Up the thumb it went, and over. Up the little finger, and over. {H} could not do anything else. {A} had to hold the cup for {H}. {H} shut the door with {H}’s hip, and did not look away from the ladybird. “Which of you has caught the other?” asked {A}.'
      ]
    },
    {
      id: 'petticoat',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bit of wing still hung out at the back, thin and brown, like a shirt. “Ought we to tell it?” whispered {H}. “You’d want to know,” said {A}. So {A} bent down and coughed politely.',
        'The ladybird stopped. It lifted both red lids a crack. In went the wing, in three folds, and the lids clicked shut. “I can’t even fold a map,” said {A}.'
      ]
    },
    {
      id: 'two-countries',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Can I have it too?” asked {A}, and held one finger against {H}’s. It walked over without looking up. “Now it’s in my country,” said {A}. “Does it notice?” asked {H}. It put down one foot and then another. They smell with their feet.',
        '“It’s noticed,” said {A}, who had been peeling an orange. After that it walked on the very tips of its toes.'
      ]
    },
    {
      id: 'sightseeing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They showed it everything, so that it would like it here. “This is the kitchen,” said {H}. It walked up. “That’s the clock.” It walked up. In the mirror there was a second ladybird, on a second hand.',
        'The two of them stopped and put out their feelers. Then each went up its own hill and had no more time. “It doesn’t care about sights,” said {A}. “It’s on its way somewhere.”'
      ]
    },
    {
      id: 'greenfly',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It might be hungry,” said {H}. What it ate was greenfly, thousands of them in its life, and there were none in the fridge. {A} held out a pea, because of the colour.',
        'The pea was as big as the ladybird. It felt all over it with both feelers. Then it walked round it, as you walk round a shed. “Too much for one,” said {A}, and ate it.'
      ]
    },
    {
      id: 'earthquake',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Between two fingers it tickled so much that {H} had to laugh. The hand shook. The ladybird held on with all six feet, and leaned into it, like somebody on a bus.',
        '“Keep still!” said {A}. “I am,” said {H}. “It’s only my outside.” {A} told {H} something very boring about string, and that helped.'
      ]
    },
    {
      id: 'a-name',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It ought to have a name,” said {H}. {A} thought of Dot, and of Button, and of Mrs Hill. They said each of them quite close above it, and waited to see if it would turn round.',
        'It walked up at all of them. “It’s got one already,” said {A}. “It’s only that nobody ever calls it. They just meet.” {H} thought that was a good way to do it, and went on turning.'
      ]
    },
    {
      id: 'up-the-sleeve',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once the ladybird took the wrong road, and went up into the sleeve. {H} stood there like a coat stand. “Where is it now?” asked {A}. “At the elbow,” said {H}. “It’s having a look round. Now it’s turned left.”',
        'It was the longest way so far. {H} could follow it by the giggling. At last it came out at the neck. {A} fetched it down on one finger.'
      ]
    },
    {
      id: 'pencil-road',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Let’s give it a proper road,” said {A}, and held a pencil against {H}’s thumb. The ladybird walked on to it, and up. Before it came to the end, {H} put the ruler on. After the ruler came the long spoon, and then the pencil once more.',
        'All of it went uphill. “It must think that it’s over the roof by now,” said {A}. “And it’s still beside the jam.” Somewhere along the ruler it stopped and felt about with both feelers. “It’s at nineteen,” said {H}. “It’s having a look at the view.” And quickly {A} turned the spoon round.'
      ]
    },
    {
      id: 'flat-hand',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} wanted to hold it too. {A} let it walk across, and {S} kept one hand quite flat, as flat as a plate. The ladybird stopped in the middle. There was no up on that hand. It went round and round, and looked over each edge.',
        '“It’s thinking,” said {S}. “It’s looking for the stairs,” said {A}.'
      ]
    },
    {
      id: 'the-rhyme',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“We used to have a rhyme for it,” said {S}. “Ladybird, ladybird, fly away home.” {A} put a hand over the ladybird at once, like a roof. “Don’t tell it!” whispered {A}.',
        '“It knows the rhyme,” said {S}. “They’ve heard it for hundreds of years.” “And do they go?” “Only when they want to,” said {S}. “But it made us feel we’d been asked.”'
      ]
    },
    {
      id: 'red-sign',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} had to see the ladybird too, from a distance. “You mustn’t eat it,” said {H}. “It’s red, and that’s a sign. It says: I taste awful.” {A} looked at the red for a long time.',
        '“{A} can read it,” said {H}. {A} turned to something else, with the look of somebody who has tried one before.'
      ]
    },
    {
      id: 'the-button',
      A: 'partner',
      paragraphs: [
        'Then the ladybird stood still. It pulled in its feet and its feelers, and lay on {H}’s wrist like a button. “It’s tired,” said {H}. “That was eleven hills,” said {A}. “I’ve been counting.”',
        '“It likes hills,” said {H}. “It likes the top,” said {A}. “It hasn’t been there yet. Whenever it’s nearly up, the hill falls over.” {H} looked at the red button, and it did not move at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-top',
      A: 'partner',
      paragraphs: [
        '{H} put up one finger and kept it still. {A} held on to the elbow, which wanted to turn by itself by now. For a while nothing happened. Then one black foot came out, and then the others. The ladybird went up, past the knuckle, past the nail, and stood on top.'
      ]
    },
    {
      id: 'its-face',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It took its time up there. It pulled one feeler through its front feet, and then the other, as you wipe a spoon. It looked to the left and to the right. You could see a long way from that finger.',
        '“What’s it waiting for?” breathed {H}. “It’s got to the top,” said {A}. “You don’t run straight off from there.”'
      ]
    },
    {
      id: 'in-the-corner',
      A: 'partner',
      paragraphs: [
        'This time nobody turned the hill over. The ladybird lifted both lids, and out came wings, far longer than itself. It flew round the lamp and across to the window. Right in the corner of the frame it came down.',
        'In the corner sat nine ladybirds, quite close together. “They spend the cold months like that,” said {A}. The new one pushed itself in, in the middle, and pulled in its feet.',
        '“So that’s where it was going,” said {H}. “And we were only a hill.” “A very long one,” said {A}. “You can take your finger down now.” But {H} kept it up a little longer, in case somebody else needed one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held still as well, so as not to be a draught.',
      '{names} shivered all over, as if it tickled there too.',
      { text: '{names} stuck out both elbows, in case the ladybird liked pointed hills.', needs: ['hands'] },
      { text: '{names} counted the spots, and got seven, and then six.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked under the hand, which had no time to wait.',
      '{names} followed the hill about, in case it needed a valley.',
      { text: '{names} opened doors for {H}, because of the traffic.', needs: ['hands'] },
      { text: '{names} tied {H}’s shoelace, since no hand was free.', needs: ['hands'] }
    ],
    turn: [
      '{names} swallowed a sneeze that came at the wrong moment.',
      '{names} stretched as well, right to the tip.',
      { text: '{names} steadied {H} from behind.', needs: ['hands'] },
      { text: '{names} pointed to the ceiling, to show the ladybird where up was.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the cup, and drew the curtain, but not quite into the corner.',
    '{H} washed both hands, hill by hill, and lay down. Then {H} pulled in both feet, and both arms as well.'
  ],
  last: [
    'Ten slept in the corner of the window, and one in the bed, which was {H}.',
    'One finger still pointed up a little, out of the blanket. The rest of {H} was asleep.'
  ]
})
