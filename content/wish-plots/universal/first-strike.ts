import { wishPlot } from '../wish-plot.ts'

export const firstStrike = wishPlot({
  id: 'wish-any-strike',
  beginsElsewhere: true,
  tellsAny: 'strike',
  about: 'Whatever does not do its work any more has not thought of what it wants, and the hero finds out by doing that work.',
  titles: ['That Will Do for Today', 'An Empty List', '{H} Asks What They Want', 'One Biscuit and One More Thing', 'Nobody Had Ever Said So'],
  company: ['list', 'biscuit', 'kitchen'],
  want: [
    {
      id: 'to-explain',
      A: 'partner',
      paragraphs: [
        'One day {strike}. {H} saw it first and called {A}. {strike.seen}. “Is that allowed?” asked {H}. {A} did not know.',
        'Then {strike.who} came into the kitchen, to explain. It had a piece of paper with it. “{strike.are} not doing it any more,” said {strike.this}. “And what do you want instead?” asked {H}. It looked at the paper. There was nothing on it, and nothing on the back. “Do you have to want something?” it asked.',
        '{H} did want something. {H} wanted {strike.the} back before bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'biscuit',
      A: 'partner',
      paragraphs: [
        '“You need a list of what you’d like,” said {A}. “It’s {strike.our} first time,” said {strike.this}. “What do other people ask for?” {H} thought of the best thing there was. “Biscuits,” said {H}.',
        'So number one was a biscuit. {H} fetched it, and {strike.this} looked at the biscuit from all sides. “It’s very nice,” it said, and gave it back. “Is there anything else?” “There’s bound to be,” said {A}.'
      ]
    },
    {
      id: 'old-work',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What was the hardest bit,” asked {A}, “when you still did it?” “{seen.part},” it said at once. “People have no idea.” {A} had to say that {A} had never given {seen.part} a thought.',
        '“And what do people say about {strike.us}?” it asked. {H} had only heard one thing. “{seen.guess},” said {H}. For a while nobody spoke. “{seen.fact},” it said at last, with dignity. “But nobody’s ever noticed.”'
      ]
    },
    {
      id: 'chair',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'Then they tried a chair. “So that you can sit down in the middle of the day,” said {A}. They pushed the best one up to the table. {strike.this} sat down on the very edge.',
        '“Is sitting always like this?” it asked after a while. “You get used to it,” said {H}. It sat for one more minute, to be polite. “It’s a bit low,” it said, and stood up again.'
      ]
    },
    {
      id: 'wages',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“People ask for wages,” said {A}, and counted out buttons on the table. It was a good heap, with two brass ones. {strike.this} took one of those and held it up to the light. “And what do you do with them?” it asked.',
        '“You buy things,” said {H}. “What sort of things?” {H} looked about. “Biscuits,” said {H}. They all looked at the plate, where there were biscuits already. It pushed the buttons back across the table, with the big ones in front.'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Somebody has to be against it,” said {A}, and put on a tea towel for a tie. “No,” said {A}. “I haven’t asked for anything yet,” said {H}. “I’m practising,” said {A}.',
        'They waited for the paper to say something. “Then let me know,” said {A}, “and I’ll say no to it.” There was nothing on it to say no to. After a while the tea towel went back on its hook.'
      ]
    },
    {
      id: 'stand-in',
      A: 'partner',
      paragraphs: [
        'Meanwhile somebody had to do the work of {strike.the}. “How hard can it be?” said {A}. So {A} was {strike.the}.',
        {
          joins: true,
          both: [
            'For a good while {A} {seen.move}.',
            'To do it properly, {A} thought of {seen.part}, and {seen.move}.',
            '{A} did it with both arms and the face.'
          ]
        },
        'After about as long as it takes to boil an egg, {A} had to sit down. “It’s not hard,” said {A}. “It just never says when it’s finished.” Then {H} was {strike.the}. {H} did it very well, and waited for somebody to look. {A} was eating the biscuit. “I’m doing it!” called {H}. “I know,” said {A}, and looked at the crumbs.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had heard all about the strike, and now {A} did nothing any more, either. It was hard to see the difference. “What do you want?” asked {H}.',
        '{A} looked at the biscuit tin. {A} looked at {H}, and then at the tin once more. “Now that’s a list,” said {H}. {strike.this} had watched too, and was full of admiration.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I stopped once as well,” said {S}. “I stopped doing the washing-up, and sat down in the best chair.” “How long for?” asked {A}. “Till I wanted a cup of tea,” said {S}.',
        '“And then?” “There wasn’t a clean one in the house.” {S} laughed. “I’d forgotten that I was the one it was for, too.” On the other side of the table, {strike.this} was listening hard.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve got a list,” said {S}, and began at once. It began with no more hair-washing. There was a horse on it, and cheese without the edges. “That isn’t for you,” said {A}. “That’s for {strike.the}.”',
        '“They can have some of mine,” said {S}. {strike.this} thought it over. “What would {strike.we} do with a horse?” it asked. {S} could tell it exactly what, and that took a quarter of an hour.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They looked out at the street. It was the same over there. A man in a dressing gown was standing in for {strike.the}, as well as he could. His neighbour came out and did it the other way round.',
        '“That’s not how it goes,” said {A}. “How does it go, then?” asked {H}. They both opened their mouths. Neither of them had ever really looked.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And you need a song,” said {A}. {strike.this} had one, but there was only one line of it. “Oh no, oh no, oh no,” it sang. It went down at the end and made everybody gloomy.',
        '{H} thought of a second line. It went “oh yes, oh yes, oh yes”, and up. They sang the two of them in turn. “Now I don’t know which side we’re on,” said {A}, but they kept it, because it was catchy.'
      ]
    },
    {
      id: 'signs',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Out there they’d all be carrying signs,” said {A}. They made one, out of a box and a wooden spoon. {H} had the brush. “What goes on it?” asked {H}. {strike.this} looked into the paint, and thought until the paint had a skin. “It’s a nice big sign,” it said.',
        'So they carried it round the table as it was. It was brown, and had “this way up” on the back. {A} walked behind, and shouted that. They got quite warm. “I think people would look round for us,” said {A}, “but they’d only turn the box over.”'
      ]
    },
    {
      id: 'shifts',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What if nobody ever does it again?” asked {H}. “Then we’ll have to take turns,” said {A}. They counted it out on their fingers. {A} would do the mornings, and {H} would do the afternoons.',
        'That left the nights. “You take the nights,” they both said. It was quiet for a moment. “We’d better find something for that list,” said {A}.'
      ]
    },
    {
      id: 'bigger-paper',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Your paper’s too small,” said {H}, and brought the largest sheet there was. They spread it out. It was even emptier than the first, and there was a good deal more of it. “I can’t see the end,” it said, and held on to the table.',
        '{A} folded the sheet across, and across again, so that it looked less. It became a hat. {strike.this} put it on. “Do you know now?” asked {H}. “No,” it said from under there. “But it’s warmer.”'
      ]
    },
    {
      id: 'a-holiday',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps you’d like to go on holiday,” said {A}. They had some old postcards, and laid them out. There were mountains, and there was a donkey in a hat, and a very blue sea. {strike.this} looked at each of them for the same length of time. “And what would {strike.we} do there?” it asked.',
        '“Nothing,” said {H}. “You’d lie about.” It lay down on the sea, to see, and kept quite still. You could hear the clock. “Is this right?” it asked from down there. “You’re doing it very well,” said {A}. “I’m looking for the bit that people like,” it said.'
      ]
    },
    {
      id: 'spoons',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I hope it isn’t catching,” said {A}. They opened the drawer a little way. The spoons were lying there, all with their heads together.',
        '“They look as if they’ve been talking,” whispered {H}. {A} took them out and gave each one a rub with a cloth. Then they shut the drawer, very softly, so as not to give them ideas.'
      ]
    }
  ],
  turn: [
    {
      id: 'when-finished',
      A: 'partner',
      paragraphs: [
        '{H} stopped being {strike.the}, and went and sat beside {strike.this}. “When are you finished, in the evening?” asked {H}. “Finished?” it asked. “Who tells you?” “Nobody,” it said. “It just goes on till it stops.”',
        '“Then I know what you want,” said {H}, and stood up very straight. “That’ll do for today,” said {H}. “Thank you.”',
        'Nobody had ever said that to {strike.the}. “Can you ask for that?” whispered {strike.this}. “You can put it on a list,” said {A}. So that was number two, and there was no number three.'
      ]
    },
    {
      id: 'back',
      A: 'partner',
      paragraphs: [
        '“And when do you start?” asked {A}. “Straight away,” said {strike.this}. Just then it began to get dark outside.',
        '{H} had to laugh. “That’ll do for today,” {H} told {strike.the}. “Thank you. You can start tomorrow.” “And you’ll say that every evening?” asked {strike.this}. “Every evening,” said {H}. It folded the paper, very small, {strike.home}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the doorway, and went on strike too.',
      '{names} stopped chewing, to hear what it wanted.',
      { text: '{names} pulled out a chair for it, since it was standing about.', needs: ['hands'] },
      { text: '{names} offered it a pencil, in case it thought of something.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down beside the biscuit, in case it was going spare.',
      '{names} looked at the biscuit too, from closer by.',
      { text: '{names} counted up the list, and came to one.', needs: ['hands'] },
      { text: '{names} pinned up the empty paper beside the door, so that it was official.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped at once, and sat down.',
      '{names} lay down on the rug, because that would do for today.',
      { text: '{names} underlined number two, with a ruler.', needs: ['hands'] },
      { text: '{names} shook hands on it, rather solemnly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin went back to its shelf, and the crumbs went into the bin. “That’ll do for today,” said {H} to the kitchen. “Thank you.”',
    'While they were washing, {H} said it to the tap as well. When {H} lay down, somebody said it to {H}, and {strike.the} heard it too.'
  ],
  last: [
    'That would do for today, for {strike.the} and for {H}, who was asleep.',
    'It was on the list, as number two, and {strike.the} rested, and {H} slept.'
  ]
})
