import { wishPlot } from '../wish-plot.ts'

export const skiing = wishPlot({
  id: 'wish-skiing',
  beginsElsewhere: true,
  wishes: ['skiing', 'ski', 'skis', 'skiier', 'skier', 'sking', 'ski school', 'ski lesson', 'ski lessons', 'ski lift', 'chairlift', 'ski trip', 'ski holiday', 'snowboard', 'snowboarding', 'nursery slope', 'first time on skis', 'first time skiing', 'on skis fell down', 'skis for the first time', 'skis fell over laughed'],
  answers: ['going', 'first', 'time', 'lesson', 'lessons', 'learning', 'school', 'trip', 'holiday', 'snow', 'mountain', 'slope', 'slopes', 'winter', 'lift', 'fast', 'downhill', 'falling', 'over', 'instructor', 'week', 'tomorrow', 'boots', 'alps', 'dry', 'fell', 'down', 'laughed', 'lot', 'today'],
  except: ['water', 'jet', 'jump', 'broke', 'broken', 'hurt', 'penguin', 'bear', 'yeti', 'lost', 'avalanche', 'sledge', 'sledging'],
  moods: ['first', 'learning', 'proud', 'afraid', 'waiting'],
  out: true,
  company: ['snow', 'skis', 'slope', 'instructor', 'hut'],
  about: 'In ski school pizza is for braking and chips are for going, and the hero never stops where the hero wants to.',
  titles: ['Pizza and Chips', 'A Whole Pizza, Please', '{H} on Two Skis', 'Half a Slice', 'As Far as the Red Pole'],
  want: [
    {
      id: 'red-pole',
      A: 'partner',
      paragraphs: [
        '{H} had boots on like two buckets, and under the boots were skis. The slope was a small one. At the bottom stood a red pole with a hat on it. “I’m going to stop right there,” said {H}, “and take off the hat.” {A} stood there to see it.',
        '“With the skis side by side you go,” the instructor had said. “Those are chips. To brake, you push the back ends apart, and the tips stay together. That’s a slice of pizza.”'
      ]
    }
  ],
  way: [
    {
      id: 'boots',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In ski boots you can’t bend your ankles, and so you walk like a robot. “Clomp,” went {H}, heel first. “Clomp,” went {A}. They met in front of the hut and could not get past each other. Neither of them could turn.',
        '“After you,” said {A}. “I can’t do after,” said {H}. “I’ve only got straight on.” In the end they went in sideways, one behind the other.'
      ]
    },
    {
      id: 'glove-hunt',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It had taken an hour to get dressed. There were trousers over trousers, and a helmet, and goggles, and a scarf. Then you could not see any {H} at all. “Who are you?” asked {A}. “Mm,” said the scarf.',
        '“Anything else?” “Mm-mm,” said the scarf, and hopped from one ski to the other. {A} understood that. It meant going to the toilet. All of it had to come off again, from the outside in.'
      ]
    },
    {
      id: 'chips-only',
      A: 'partner',
      paragraphs: [
        '{H} made chips, and went. The wind blew up both nostrils. “Pizza!” called {A}. {H} thought of a pizza, very hard. “Pizza! Pizza!” called {A}, and then {H} was past {A}, and past the pole.',
        'Where the slope stopped, {H} stopped as well. Over in the hut a window opened. “Who’s calling for pizza?” asked a man in an apron. “It’ll be ten minutes.”'
      ]
    },
    {
      id: 'magic-carpet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To get up again there’s a carpet that moves. You only have to stand on it and do nothing. {H} did nothing, all the way to the top. “You’re very good at this part,” said {A}, who stood behind.',
        'At the top it runs in under a flap, and you have to glide off. {H} went on doing nothing. The carpet stopped, and rang, and a man came out to see. “It’s only us,” said {A}. “One of us forgot to get off.”'
      ]
    },
    {
      id: 'crossed',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Skis are much longer than feet, and they get mixed up at the front. {H}’s left one was lying on {H}’s right one. “Lift it,” said {A}. {H} lifted. It was the wrong one, and it was under the other.',
        '“Which of these belongs to me?” asked {H}. “All the green ones,” said {A}. There were three. They traced them back from the tips with a finger. One of them led to a small boy, who had been standing there quite quietly, and waiting.'
      ]
    },
    {
      id: 'sideways',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They had to go up sideways, like crabs on stairs. First went the top ski, and then the other one. “Top, bottom,” said {A}. “Top, bottom,” said {H}. They made steps in the snow as neat as a ladder.',
        'Then {H} did bottom first. {H} slid slowly back down the whole ladder with a small smile. “Tell me when I’m there,” said {H}.'
      ]
    },
    {
      id: 'getting-up',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Falling is easy in skis. You only lie down, and it’s soft. It’s the getting up. {H} got up on one end, and the other end slid away. {A} came to help, and then there were two of them.',
        '“What do you see from there?” asked {A}. “Sky,” said {H}. “Me too. It’s a good bit.” They lay there like two beetles till the instructor came by. She turned their skis across the slope, and that was the whole trick.'
      ]
    },
    {
      id: 'snot-icicle',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A row of very small skiers came by behind an instructor, like ducks. They had bibs on with numbers. All of them made a pizza at once. The last one was asleep, or as good as. “Bend your knees,” the instructor called over one shoulder.',
        'All the knees bent, one pair after another, and it ran down the line to the end. {H}’s bent too, and {A}’s. So did a man’s by the hut, who was only carrying crates.'
      ]
    },
    {
      id: 'pet-tracks',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had no skis on, and needed none. There was a place in the sun in front of the hut, on somebody’s folded jacket. From there {A} watched the slope, where people came down on their feet and then on their bottoms.',
        'Each time that {H} fell, {A} looked away. That was kind, for {A} had often missed a jump as well.'
      ]
    },
    {
      id: 'elder-long-skis',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“My first skis were as long as a door is high,” said {S}. “They came from an uncle. I was as tall as his elbow.” “How did you turn round?” asked {A}. “You had to walk round the whole village,” said {S}.',
        '“And how did you stop?” “There was a haystack,” said {S}. “Everybody stopped in that. In the evening the farmer came with his fork and took us all out.”'
      ]
    },
    {
      id: 'child-dog',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} practised where it was quite flat. {S} bent both knees and leaned forward. “Now I’m going,” said {S}. “Whoosh.” {A} looked on. Nothing had moved but the scarf. “You’re very fast,” said {A}.',
        '“I know,” said {S}. “I can’t stop.” “Do a pizza,” said {A}. {S} turned {S}’s heels out, and was out of breath. “That was close,” said {S}. “I nearly went into you.”'
      ]
    },
    {
      id: 'how-big',
      A: 'partner',
      paragraphs: [
        'The second time {H} made the pizza right at the top, and it was a big one. Nothing moved. {H} stood up there, and a leaf overtook. “Less!” called {A}. {H} made less, and off it went, past the pole again.',
        'The man from the hut had come out with a plate. “You can’t only shout pizza,” he said to {A}. “I always ask how big.” {A} looked at {H}’s tracks in the snow. “It’s true,” said {A}. “We need bigger and smaller slices. A bit of pizza brakes a bit, and a whole one stops.”'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-slice',
      A: 'partner',
      paragraphs: [
        '{H} stood at the top once more. “I’m going to say what I want,” called {H}. “Chips!” And off it went. “A thin slice!” The skis opened a bit, and the wind got slower. “Half a pizza!” It scraped under both feet.',
        'The pole came, quite slowly now. “Family size!” cried {H}, and pushed {H}’s heels out as far as they went. It was quiet. {H} put out one glove, and there was the hat.'
      ]
    },
    {
      id: 'A-orders',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After that {A} had a go. “Chips,” said {A}, and went, and forgot all about the rest. “What would you like with it?” called {H} from the pole. “Nothing, thank you!” called {A}, and was gone past the hut.',
        'They saw {A} again some time later, coming up sideways. “I wasn’t really hungry,” said {A}. “But I’ve been to where the car is. I can tell you that it’s still there.”'
      ]
    },
    {
      id: 'own-track',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From below you could see on the snow what each of them had done. There was {H}’s track. It began thin, and got wider and wider as far as the pole, like a vase. “Nobody else’s is like that,” said {A}.',
        'In the middle there was a place in the shape of a bottom. “That’s where I had a rest,” said {H}. It would be gone when it next snowed.'
      ]
    },
    {
      id: 'real-one',
      A: 'partner',
      paragraphs: [
        '“Here’s what was ordered,” said the man, and there it was on the plate, steaming. They ate it beside the red pole. They had to stand, for nobody could sit down in those boots.',
        'The shadows were long and blue by now. “Which did you like best?” asked {A}. {H} thought about it. “The family size,” said {H}, chewing. “On the slope and on the plate.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay about in the snow, and left a shape.',
      '{names} kept behind the fence, and caught snowflakes there.',
      { text: '{names} held a pair of gloves that was two left ones.', needs: ['hands'] },
      { text: '{names} brushed the red pole’s hat, so that it could be seen.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped back from the fence, as somebody went by very fast.',
      '{names} sniffed, and looked over at the hut.',
      { text: '{names} waved with one ski stick and hit the bench.', needs: ['hands'] },
      { text: '{names} pointed at the red pole, in case nobody had seen it.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a spray of snow from the family size.',
      '{names} came up to the pole, where something smelled of cheese.',
      { text: '{names} cheered with one boot on and one boot off.', needs: ['hands'] },
      { text: '{names} shook the snow out of {H}’s hood.', needs: ['hands'] }
    ]
  },
  fed: true,
  away: true,
  bed: [
    'The skis stood outside in the snow, side by side, and the boots in the hall. {H}’s feet were so light that they hardly stayed on the floor.',
    'When {H} had washed, {H} lay down in bed with both legs straight. Then the heels went apart a bit, and it got slower. They went further, and slower still.'
  ],
  last: [
    'It was a family size, and it stopped just where it was meant to, and {H} slept.',
    'The slope was flat now, and white, and {H} was asleep at the bottom of it.'
  ]
})
