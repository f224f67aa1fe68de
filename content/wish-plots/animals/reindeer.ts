import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const reindeer = wishPlot({
  id: 'wish-reindeer',
  wishes: ['reindeer', 'reindeers', 'rudolph', 'rudolf'],
  answers: ['santa', 'santa’s', 'christmas', 'red', 'nose', 'snow', 'sleigh', 'flying', 'father', 'antlers'],
  except: [...NOT_WELL, 'food', 'dust', 'carrot', 'jumper', 'antlers headband', 'naughty', 'feed', 'feeding', 'front', 'lead', 'leads', 'leading', 'pull', 'pulls', 'smallest', 'littlest', 'youngest', 'tiniest'],
  company: ['reindeer'],
  about: 'Two reindeer look for each other in a snowstorm, and one of them will not click, because it thinks that clicking is silly.',
  titles: ['Click', 'Not a Bell Between Them', '{H} and the Knees of the Herd', 'Not a Spoon to Be Seen', 'The Quiet Reindeer'],
  want: [
    {
      id: 'two-clicks',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were reindeer. For antlers they had wooden spoons, two each, in a headscarf. They were crossing the snow, which was every white sheet in the house. “We have to click,” said {A}. “A reindeer clicks at every step. It’s in the foot.” And {A} did it with {A}’s tongue: click, click.',
        '{H} thought that silly. {H} wanted to be the silent sort, with its head held high.'
      ]
    }
  ],
  way: [
    {
      id: 'moss',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They stopped for a meal. A reindeer digs for its food, for the moss is under the snow. {H} scraped with one foot until there was a bit of brown. “It’s the rug,” said {A}. “It’s an old piece,” said {H}, and chewed.',
        'It tasted of shoes and last winter. They left some of it for the ones who would come after.'
      ]
    },
    {
      id: 'antlers',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Every year they fall off,” said {A}, “and they grow again.” At that moment one of {H}’s did. It landed in the snow, handle down. “That’s early,” said {H}.',
        '“The fathers lose theirs before Christmas,” said {A}. “The mothers keep them right through the winter. So those in the pictures, with the sleigh, are all mothers.” They looked at each other. Nobody had ever mentioned that.'
      ]
    },
    {
      id: 'the-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And the red nose?” asked {H}. “That one’s in a song,” said {A}. “The rest of us have fur on ours. It warms the air up before it goes in.” They each breathed on one hand. It came out warm, at any rate.',
        '{H} held a red peg to {H}’s nose for a moment, just to have done it. It lit up nothing at all. “You’d need a plug,” said {A}.'
      ]
    },
    {
      id: 'eyes-blue',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“In summer our eyes are gold,” said {A}, “and in winter they turn blue. It’s true. It’s so that we see in the dark.” {H} looked {A} in the eye from very near.',
        '“They’re as they always were,” said {H}. “It isn’t proper winter yet,” said {A}. They agreed to look again in January, and to write it down.'
      ]
    },
    {
      id: 'storm',
      A: 'partner',
      paragraphs: [
        'Then there was a snowstorm. They lifted up the snow on both sides, and it came down on top. It was white in there, and you could not see a spoon in front of you. “Are you there?” called {A}. “Yes!” called {H}. But a blanket swallows every word. It might have come from anywhere.',
        '{H} set off to the left, head held high, and met a chair. {H} set off to the right, and met the same chair. “Stay where you are!” called one reindeer. “I’ll come to you!” called the other. And they both went past.'
      ]
    },
    {
      id: 'the-coat',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the white there was a shape with antlers. {H} went up to it. “There you are,” said {H}. It did not answer. It was the coat stand, with a pillowcase on top. It had stood there through the whole storm.',
        '“Have you seen another one?” asked {H}. The coat stand held its arms out to all sides. It was as much use as a signpost.'
      ]
    },
    {
      id: 'shout-names',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Say something!” called {A} from somewhere. “What?” called {H}. “Anything!” {H} could not think of anything. It is always like that. “Butter,” called {H} at last.',
        '“Where?” came back from under the sheet. It took some time to clear that up. After that {H} was further off than before, and rather hungry.'
      ]
    },
    {
      id: 'other-hoof',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A foot came out of the snow, and {H} took hold of it. “Got you,” said {H}. It was quite a cold one. {H} followed it up to the knee, and over, and then down. It was {H}’s own.',
        'You would think that you would know. But in a storm everything looks like somebody else’s.'
      ]
    },
    {
      id: 'old-reindeer',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the oldest of the herd, and had sat down in the middle of the storm. Both of {S}’s knees clicked when {S} moved. “That’s not the tongue,” said {A}. “That’s real.” “I’ve been a reindeer for years,” said {S}, “and nobody told me.”',
        '{S} stood up and sat down again, to hear it. It was the best click of all, and carried for miles.'
      ]
    },
    {
      id: 'calf',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the calf, and could not click yet. What came out was more of a splash. “Keep on practising,” said {A}. “You can run when you’re a day old, so you’ve got time.”',
        'All through the storm you could hear a small wet splash, now here and now there. It was never lost for a moment.'
      ]
    },
    {
      id: 'pet-in-storm',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'Under the snow something moved that was no reindeer. It went straight through the middle of the storm, and lay down on {H}’s feet. {A} had needed no calling, and no click.',
        '“How did you find me?” asked {H}. {A} breathed in, once, through its nose. A nose like that doesn’t need a click.'
      ]
    },
    {
      id: 'what-its-for',
      A: 'partner',
      paragraphs: [
        'It cleared for a moment. {A}’s head came up at the other end of the snow. “You think that we click for fun,” said {A}. “But in a storm nobody can see, and nobody can talk with a mouth full of wind. So the feet do it. Then you needn’t even look.” The snow came down again. {H} stood in it, head held high, and was as silent as could be.'
      ]
    }
  ],
  turn: [
    {
      id: 'first-click',
      A: 'partner',
      paragraphs: [
        '“Click,” said {H}, but very quietly, so that it did not count. It was still as silly as before. {H} took a step and did it properly: click. Somewhere behind the white there was a click too. {H} stood still. So did the other reindeer. {H} went on, click, click, and the far click answered.'
      ]
    },
    {
      id: 'nearer',
      A: 'same',
      spare: 8,
      paragraphs: [
        'You could steer by it. When it was on the left, {H} turned left. When it got loud, it was close. Once it came from right underneath. {A} had gone under the rug.',
        '“Wrong country,” said {A}, and backed out, click by click.'
      ]
    },
    {
      id: 'three-of-us',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then there were three clicks. {H} counted. There was {H}, and there was {A}, and there was one more, quite slow, from the kitchen. They both held their breath. It was the tap.',
        '“It wants to come with us,” whispered {A}. They waited for it for a bit. But it had no feet, and stayed where it was, and called after them.'
      ]
    },
    {
      id: 'whole-herd',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If there’s a thousand of us,” said {A}, “it sounds like rain.” They clicked as fast as two can. It was only a drizzle. But with your eyes shut you could hear it all the way to the sea.',
        'There they went, the thousand, each behind the next one. Not one of them looked where it was going.'
      ]
    },
    {
      id: 'warm-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They rested with their backs together, as you do in the cold. Even then one of them would now and again put out a foot, and click. “What’s that for?” asked {H}. “We’re not walking.”',
        '“It’s only so that you know,” said {A}. {H} put out a foot as well, since it was no trouble.'
      ]
    },
    {
      id: 'in-step',
      A: 'partner',
      paragraphs: [
        'Two spoons knocked on two other spoons. “There you are,” said {A}. “Here I am,” said {H}, and the snow slid down from both their heads. It was quite calm out there.',
        'They walked home side by side, across all that white. One clicked, and then the other. After a bit they were in step. You would have said that it was one reindeer, a big one. “It is silly,” said {H}. “Very,” said {A}. Click, they went. Click.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crossed the snow too, without any clicks.',
      '{names} sank into a drift, and only the top showed.',
      { text: '{names} tied the headscarf tighter, so that the antlers stood up.', needs: ['hands'] },
      { text: '{names} spread out one more sheet, for the far north.', needs: ['hands'] }
    ],
    way: [
      '{names} disappeared in the snow, and came out by the table.',
      '{names} met the same chair, from underneath.',
      { text: '{names} shook the sheet harder, because it was that kind of storm.', needs: ['hands'] },
      { text: '{names} felt about in the white, and found only a lamp.', needs: ['hands'] }
    ],
    turn: [
      '{names} made a click of some sort, and nobody asked how.',
      '{names} kept to one side, to let the herd go by.',
      { text: '{names} clicked two teaspoons, for a very small reindeer.', needs: ['hands'] },
      { text: '{names} lowered the snow on that side, as the wind had dropped.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} shook and folded the snow, and put it back on the beds it had come from. The antlers lay in their drawer in pairs.',
    '{H} washed, and walked to bed across the bare floor, and did not click. But one knee did it by itself.'
  ],
  last: [
    'Click, it went once under the blanket, and from next door came a click, and {H} slept.',
    'You could hear where everybody was, without looking, and {H} was asleep.'
  ]
})
