import { wishPlot } from '../wish-plot.ts'

export const feelingFrustrated = wishPlot({
  id: 'wish-feeling-frustrated',
  wishes: ['frustrated', 'frustration', 'frustrations', 'frustrating', 'frusterated', 'frustated', 'flustrated', 'feeling frustrated', 'feels frustrated', 'felt frustrated', 'feel frustrated', 'being frustrated', 'so frustrated', 'very frustrated', 'frustrated child', 'frustrated girl', 'frustrated boy', 'frustrated toddler', 'gets frustrated', 'getting frustrated', 'easily frustrated', 'frustrated it won’t work', 'frustrated can’t do', 'frustrated stuck', 'dealing with frustration', 'coping with frustration', 'handling frustration', 'frustration tolerance', 'drawer stuck', 'drawer won’t open', 'drawer wont open', 'stuck drawer', 'jammed drawer', 'drawer jammed', 'frustrated kid', 'frustrated trying', 'frustrated wrong', 'frustrated drawer', 'low frustration', 'whisk stuck'],
  answers: ['frustrated', 'frustration', 'frustrating', 'feeling', 'feelings', 'feels', 'feel', 'felt', 'emotion', 'emotions', 'being', 'dealing', 'deal', 'coping', 'cope', 'handling', 'handle', 'tolerance', 'with', 'very', 'so', 'really', 'too', 'bit', 'little', 'big', 'easily', 'quickly', 'gets', 'getting', 'get', 'got', 'always', 'when', 'how', 'why', 'because', 'it', 'things', 'something', 'won’t', 'wont', 'doesn’t', 'work', 'works', 'working', 'go', 'goes', 'wrong', 'can’t', 'cant', 'do', 'stuck', 'jammed', 'drawer', 'drawers', 'open', 'opens', 'pull', 'pulls', 'whisk', 'kitchen', 'trying', 'tries', 'try', 'learning', 'learns', 'today', 'day', 'evening', 'home', 'school', 'nursery', 'first', 'made', 'child', 'kid', 'kids', 'children', 'girl', 'boy', 'daughter', 'son', 'toddler', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'sister', 'brother', 'family', 'cross', 'is', 'was', 'year', 'old'],
  except: ['died', 'dead', 'hospital', 'lost', 'losing', 'moved', 'baby', 'throws', 'throwing', 'hits', 'hit', 'hitting', 'bites', 'biting', 'screams', 'screaming', 'tantrum', 'angry', 'zip', 'shoelace', 'shoelaces', 'stutter', 'stammer', 'reading', 'homework', 'maths', 'math', 'drawing', 'puzzle', 'lego', 'tower', 'writing', 'bike'],
  nothingElse: true,
  moods: ['learning', 'losing', 'quarrel'],
  company: ['drawer', 'whisk', 'spoon', 'bowl', 'foam', 'cupboard'],
  about: 'The hero is frustrated with a drawer that will not open, and it turns out that the drawer has just the same: there is something in it that stands up and ought to lie down.',
  titles: ['The Drawer Was Frustrated Too', 'Something Across', '{H} and the Drawer', 'Lie Down, Please', 'Three Fingers Open'],
  want: [
    {
      id: 'three-fingers',
      A: 'partner',
      paragraphs: [
        '{H} wanted to make foam, and for foam you need a whisk. The whisk was in the drawer. {H} pulled, and the drawer came out as far as three fingers are wide. There it stopped. {H} pulled harder. The drawer said clonk.',
        '“It won’t work!” said {H}. {A} looked at the gap. “How do you feel?” asked {A}. “Frustrated!” said {H}. That is a long word, and you need a good deal of breath for it.'
      ]
    }
  ],
  way: [
    {
      id: 'hot-hands',
      A: 'partner',
      paragraphs: [
        'The more frustrated {H} was, the hotter both hands got, and the stronger. {H} put one foot against the cupboard and pulled with all of it. Clonk. The handle had got wet, and {H} slid off and sat on the floor. The drawer was three fingers open, as before.',
        '“I was so strong!” said {H}. “Yes,” said {A}. “It got shut even better.” It was true. Something in there had held on just as hard as {H} had pulled.'
      ]
    },
    {
      id: 'the-growl',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} growled. It had come by itself, out of the throat. “Was that you or the drawer?” asked {A}. {H} was not sure. So {H} was quiet, and they both listened. The drawer was silent.',
        '“That was frustrated,” said {H}. “It makes that noise when it can’t get out.” {H} did one more, on purpose, into the gap. Inside all the spoons growled back, but only thinly.'
      ]
    },
    {
      id: 'being-nice',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll be nice to it,” said {H}, and stroked the handle. “Dear drawer,” said {H}, “please open.” {H} said it with shut teeth, because being frustrated was still going on behind them.',
        '{A} thought that the drawer could tell. “It’s your jaw,” said {A}. “It’s saying something else.” {H} felt {H}’s jaw. It was as hard as the edge of a plate. You cannot say “please” with a jaw like that, only something like “peas”.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“They say you should count to ten,” said {A}. {H} counted to ten, and pulled. Clonk. Perhaps it had been too few. {H} counted to twenty, very fast, so as to be frustrated again as soon as possible. Clonk.',
        '“You were pulling while you counted,” said {A}. “Only since four,” said {H}.'
      ]
    },
    {
      id: 'next-drawer',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The drawer above opened at once, and so did the drawer below. That made {H} more frustrated than ever. {H} opened and shut them, twice each. “They’re showing off,” said {H}.',
        'In the top one were napkins, and in the bottom one were lids. Nobody had wanted a lid. “It’s always the one you want,” said {A}. {H} tried not wanting the middle drawer, and looked at the ceiling, and pulled. Clonk. The drawer had noticed.'
      ]
    },
    {
      id: 'other-has-a-go',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Let me,” said {A}, who had opened thousands of drawers. {A} pulled, in a calm way. Clonk. {A} pulled in a different calm way. Clonk. Then one of {A}’s ears went red.',
        '“Are you frustrated?” asked {H}. “Not at all,” said {A}, and pulled so hard that the napkins jumped overhead. “A little,” said {A} then. {H} was glad of the company, and made room on the floor.'
      ]
    },
    {
      id: 'elder-umbrella',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had an umbrella that wouldn’t go down,” said {S}. “I was so frustrated. I had to get on the bus with it open.” “And what did they say?” asked {A}. “They moved over,” said {S}. “It kept four people off the seats.”',
        '“When did it work?” “At home,” said {S}. “I’d stopped shoving, to take off my gloves. It came down on its own. I’ve never told anybody how long I stood on that bus.”'
      ]
    },
    {
      id: 'child-helps-pull',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ll pull you,” said {S}, “and you pull the drawer.” So {A} held the handle, and {S} held {A} round the middle. They pulled at three. Clonk. {A} got longer, but the drawer did not.',
        '“Now I’m frustrated too,” said {S}, surprised. It had come over from {A}, by the jumper. They sat and blew on their hands, and it was exactly as much for each of them. That was strange, because it ought to have been half.'
      ]
    },
    {
      id: 'pet-frustrated',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came and looked into the gap, which was the right height. There was a smell of wood and spoons. {A} sniffed until it was all used up, and then sat down in front of it.',
        '{H} watched how {A} did it. There was a thing that was shut, and {A} wanted to be in there. {A} was not frustrated. {A} simply kept on sitting there, in case. “I can’t do that,” said {H}. “My feet are too cross.”'
      ]
    },
    {
      id: 'baby-frustrated',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} wanted to put a big spoon into a small cup, with the wide end first. It would not go. {A} tried it four times, and then there was a roar.',
        '“I know,” said {H}. “Mine won’t either.” {A} roared once more, but less. Then {A} put the cup on the spoon instead, like a hat, and looked round. It was not what had been planned, but {A} seemed to think that it was even better.'
      ]
    },
    {
      id: 'something-across',
      A: 'partner',
      paragraphs: [
        '“Where is it?” asked {A}. “Where are you frustrated?” {H} laid a hand on the place, under the ribs. “Here,” said {H}. “Something wants to come out and can’t. It’s as if there was something across.”',
        '{A} looked at the gap again, from the side. “That’s just what the drawer’s got,” said {A}. {H} put one eye to it. Far in, in the dark, a thing stood upright, and its head was pressed against the wood above. “It’s the whisk!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'lie-down-please',
      A: 'partner',
      paragraphs: [
        '“So it isn’t shut,” said {H}. “It’s frustrated.” “Then don’t pull,” said {A}. It was hard not to, with such hot hands. {H} pushed the drawer in, only a little, to give it room. {H} breathed out, and something under the ribs tipped over as well.',
        'Then {H} put the handle of a wooden spoon in at the gap, and pressed. “Lie down, please,” said {H}. In the drawer something went over, with a soft clatter.'
      ]
    },
    {
      id: 'stands-up-again',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once the whisk came up again, because it was a springy sort. {H}’s jaw went hard at once. “Yours is standing up too,” said {A}. {H} felt under the ribs, and something was.',
        '“You first,” said {H} to the thing under the ribs, and let out some air. Then it was the whisk’s turn, and the spoon was put in a bit further along. The two of them had to be laid down one after the other. You could not do both at the same time.'
      ]
    },
    {
      id: 'it-opens',
      A: 'partner',
      paragraphs: [
        '{H} took hold of the handle with two fingers. The drawer came out all the way, without a clonk. On top lay the whisk, quite flat. “All that time it was you,” said {H}. “Are you still frustrated?” asked {A}. {H} felt. There was nothing across.',
        '{H} put water in a bowl, with one drop of soap, and made foam, high and white. When the whisk went back, {H} laid it on its side.'
      ]
    },
    {
      id: 'foam-wont',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a bad moment with the foam, too. It got to the edge of the bowl, and then would not go higher. {H} beat faster, and it got lower. “Oh, you,” said {H}, and something under the ribs began to stand up.',
        '{H} knew that feeling by now. {H} laid down the whisk, and then the other thing, until both were flat. When {H} beat the foam slowly, it rose. It had only wanted some air as well.'
      ]
    },
    {
      id: 'other-drawers',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} came in frustrated, from another room. There was a form with boxes, and the boxes were too small for the name. “It won’t go in,” said {A}. {H} looked up from the foam. “Have you got something across?” asked {H}.',
        '{A} felt, and there was. “Breathe out,” said {H}, “and push it in a bit first.” {A} did. The boxes were no bigger after that. But {A} wrote the name smaller, and it went in up to the last letter.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the clonk, and came to see what it was that would not work.',
      '{names} looked into the gap, and saw only a fork.',
      { text: '{names} tried the handle, and got three fingers too.', needs: ['hands'] }
    ],
    way: [
      '{names} growled at the drawer, to help, but it held on.',
      '{names} found that the back of the cupboard would not open either.',
      { text: '{names} dried the wet handle, so that nobody would slide off again.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out, and looked a little flatter.',
      '{names} lay down, to show the whisk how it is done.',
      { text: '{names} laid two more spoons flat, before they thought of anything.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was rinsed, and the drawer was pushed shut with one finger.',
    '{H} washed the last bit of foam from one ear, and lay down. It was easy to lie quite flat, with nothing across.'
  ],
  last: [
    'The whisk lay flat in its drawer, and {H} lay flat in bed, asleep.',
    'All that had stood up was lying down now, and {H} was asleep.'
  ]
})
