import { wishPlot } from '../wish-plot.ts'

/** What is done with teeth, as it is typed. */
const BRUSHED = ['brush teeth', 'brushing teeth', 'brushed teeth', 'brushes teeth', 'clean teeth', 'cleaning teeth', 'cleaned teeth', 'teeth brushing', 'toothbrush', 'toothbrushing', 'tooth brushing', 'teeth']
/** And how it is said that a child will not have it. */
const REFUSED = ['won’t', 'wont', 'refuses', 'refuse', 'refused', 'refusing', 'hates', 'hate', 'hated', 'doesn’t', 'doesnt', 'don’t', 'dont', 'never', 'fight', 'fights', 'fighting', 'battle', 'battles', 'struggle', 'struggles', 'tantrum', 'tantrums', 'drama', 'fuss', 'fusses', 'cries', 'screams', 'shut', 'clamps', 'tears', 'not']

export const teethWithoutAFight = wishPlot({
  id: 'wish-teeth-without-a-fight',
  wishes: BRUSHED.flatMap((what) => REFUSED.map((how) => `${how} ${what}`)),
  only: REFUSED,
  answers: ['brushing', 'brush', 'brushed', 'brushes', 'cleaning', 'clean', 'cleaned', 'tooth', 'teeth', 'toothbrush', 'toothbrushing', 'toothpaste', 'time', 'let', 'lets', 'letting', 'want', 'wants', 'wanting', 'like', 'likes', 'having', 'getting', 'open', 'opens', 'opening', 'mouth', 'lips', 'shut', 'clamps', 'clamped', 'closed', 'keeps', 'bites', 'biting', 'screaming', 'crying', 'cry', 'scream', 'upset', 'cross', 'angry', 'meltdown', 'meltdowns', 'over', 'about', 'without', 'every', 'night', 'nightly', 'daily', 'morning', 'evening', 'bedtime', 'always', 'ever', 'properly', 'two', 'minutes', 'learning', 'son', 'daughter', 'toddler', 'child', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'little', 'help', 'fun', 'tonight', 'again', 'taste', 'mint', 'back', 'run', 'runs', 'running', 'away', 'hides', 'hiding', 'kicks', 'end', 'ending', 'me', 'us', 'them', 'anymore', 'still', 'just', 'now', 'longer'],
  except: ['dentist', 'hospital', 'doctor', 'ache', 'hurt', 'hurts', 'pain', 'blood', 'bleeding', 'fell', 'lost', 'loose', 'wobbly', 'fairy', 'mouse', 'false', 'shark', 'sharks', 'crocodile', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'lion', 'tiger', 'wolf', 'bear', 'bears', 'monster', 'monsters', 'dog', 'cat', 'vampire', 'robot', 'unicorn', 'hippo', 'alligator', 'police', 'held down', 'pinned', 'forced', 'hits', 'hit', 'bitten', 'bit', 'hair', 'vegetables', 'eat', 'eats', 'bath', 'grandma', 'grandpa', 'granny', 'nana', 'grandad', 'died', 'why', 'grinds', 'grinding', 'new'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'losing', 'change', 'late', 'afraid'],
  company: ['toothbrush', 'brush', 'mouth', 'lips', 'tongue', 'teeth', 'tooth', 'basin', 'bath', 'mirror', 'sleeve', 'train', 'towel', 'water', 'tap', 'comb'],
  about: 'The hero keeps the mouth shut against the toothbrush, until it turns out that no can only be said with an open one, and then the teeth are brushed with noes.',
  titles: ['Plates and Socks', 'Come In on the No', '{H} Says Mm-Mm', 'The Last One at the Back', 'The Brush That Kept Still'],
  want: [
    {
      id: 'shut',
      A: 'partner',
      paragraphs: [
        '{A} held the toothbrush, and {H} held {H}’s mouth shut. “Teeth,” said {A}. “Mm-mm,” said {H}. That was how a no sounded from outside. {H} did not want {H}’s teeth brushed. Nothing more was to come in today, not a bristle.',
        '“Then I’ll just stand here,” said {A}, and held the brush quite still.'
      ]
    }
  ],
  way: [
    {
      id: 'sleeve',
      A: 'partner',
      paragraphs: [
        '{A} leaned on the basin, and one sleeve slid down into the water. {H} saw it. “Mm!” said {H}. “Mm-mmm-mm!” “You’d like a song?” asked {A}, and sang one. “A towel? A spoon?” The sleeve was dark to the elbow.',
        '“No!” cried {H}. “Your sleeve!” It was a large no, and it came down right over the brush. {H} shut again like a purse. But one tooth had been brushed. “That was you,” said {A}. “I didn’t move.” {H}’s tongue went to see. That tooth was as smooth as a plate. All the others felt like socks.'
      ]
    },
    {
      id: 'train',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Here comes the train,” said {A}, “and it wants to go into the tunnel. Choo, choo.” {H} looked at it. It was a toothbrush. It drove up to the lips, and hooted twice, and drove back again.',
        '“They all like the train,” said {A}. “I’ve heard about it from everybody.” {H} pointed up at the clock. The train went once round {H}’s head, to pass the time, and then it was cancelled.'
      ]
    },
    {
      id: 'which-brush',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s the wrong brush,” said {A}. “Would you like the bottle brush?” “Mm-mm,” said {H}. “The one for the carpet?” “Mm-mm.” “The shoe brush?” {H} had to think about that. “Mm?” said {H}.',
        '{A} fetched it. It was as long as a shoe, and it had been on all of them. “Mm-mm,” said {H}, much faster. After that the toothbrush looked quite small.'
      ]
    },
    {
      id: 'comb',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“If you don’t want it, I’ll see who does,” said {A}. The comb lay beside the tap. It had more teeth than anybody, and its mouth was open. {A} brushed them from one end to the other, and the comb did not say a word.',
        '{H} looked on with round cheeks. Next came the zip on {H}’s pyjamas, which also had teeth. {A} had to stop halfway. It was a zip that shut by itself.'
      ]
    },
    {
      id: 'joke',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{A} tried it with a joke. It was about a snail that had got on the wrong bus. {H} held a towel over {H}’s mouth, just in case. The laughing had to go somewhere, and it went down. {H}’s tummy hopped, and so did both shoulders.',
        'But it was {A} who laughed out loud. The brush shook so much that it fell into the basin. “I’d forgotten the end,” said {A}. “It’s very good.”'
      ]
    },
    {
      id: 'until-breakfast',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How long are you going to stay shut?” asked {A}. {H} showed it with both arms. “As long as that? That’s past breakfast.” {H} had not thought of breakfast. The arms came in a little.',
        '“I could put it in front of the door,” said {A}, “like the milk.” {H} thought of the pancake, and how it would sit out there on {H}’s chin and get cold. Then the arms came in a little more.'
      ]
    },
    {
      id: 'foam-talk',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Meanwhile {A} brushed {A}’s own teeth, since there was time. “Oo-oo oh ih oh-ooh?” asked {A}, out of the foam. “Mm-mm-mmm,” said {H}. {A} nodded, and went on to tell {H} a long thing with an aunt in it.',
        'They had not had such a good talk for days. When {A} had rinsed, neither of them could say what it had been about.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'other',
      spare: 16,
      paragraphs: [
        '{H} pointed at the brush, and then at {A}. “You want to do mine?” asked {A}. That could be done with a shut mouth. {A} opened wide, and {H} looked in. It was a long way to the back.',
        '{H} brushed, and {A} told {H} where. “Ah ih oo ah leh,” said {A}. {H} did the chin. “Ah leh! Leh!” {H} did the ear as well. It was not so easy, being the brush.'
      ]
    },
    {
      id: 'through-the-nose',
      A: 'same',
      spare: 17,
      paragraphs: [
        'With a shut mouth you have to breathe through your nose, and {H}’s nose whistled. It whistled high when the air went in, and low when it came out. {A} listened for a while, and began to hum the tune that belonged to it.',
        'It was nearly the one about the bus. {H} breathed faster, for the second verse. “You’re out of time,” said {A}. {H} could not say whose fault it was.'
      ]
    },
    {
      id: 'pet-shut',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came in to see what it was about. {H} pointed at the toothbrush, and then at {A}. {A} shut {A}’s mouth as well, and kept it shut.',
        'There they were, side by side, and nothing was to be got out of either. It was easier for {A}. Nobody stood in front of {A} with a brush.'
      ]
    },
    {
      id: 'elder-glass',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My grandfather never fought about it,” said {S}. “He took his teeth out, and brushed them on his lap.” {A} looked at {S}, and had to know more. “Mm?” said {A}.',
        '“At night they lay in a glass, on the shelf,” said {S}. “When I’d done something, they knew.” {A} felt {A}’s own from outside, with one finger. They were all still fixed.'
      ]
    },
    {
      id: 'child-half',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had brushed already, but only on the left. “The left’s for school,” said {S}. “The right stays at home, and nobody sees it.” {A} walked round {S} once, to compare.',
        '{S} smiled with the one half, and then with the other. It pulled the whole nose over. “You’ve got to remember which way you’re looking,” said {S}. “It’s a lot of work.”'
      ]
    },
    {
      id: 'baby-two',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} opened wide for everything: for spoons, for corners of books, and for the brush. There was not much in there. But {S} showed it to everybody who came.',
        '{A} bent down and looked in, with {A}’s own lips shut tight. {S} looked for {A}’s teeth too, with two wet fingers. It took some time to get them out again, and {A} did not laugh, or hardly.'
      ]
    },
    {
      id: 'guest-travels',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Mine’s been in eleven towns,” said {S}, and took a toothbrush out of a tube. “And in how many mouths?” {A} would have liked to ask. But {A} was shut, and so it came out as “mm-mmm-mm”.',
        '“Only by train,” said {S}. {A} tried again. “Quite hard ones,” said {S}. It was no use, so {A} just shook hands with the tube.'
      ]
    }
  ],
  turn: [
    {
      id: 'mirror',
      A: 'partner',
      paragraphs: [
        '{H} went up to the mirror, to see how it had got in. “No,” said {H}. The mouth got round, and the teeth looked out. So that was it. Nobody could say no without opening. {H} felt all the socks again, and thought. “You can come in on the noes,” said {H}. “But when a no’s over, you’ve got to be out.”',
        '“No!” It was such a short one that the brush only got {H}’s nose. “Nooooo!” Now there was time for three teeth in a row.'
      ]
    },
    {
      id: 'stuck-inside',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once {A} was too slow. The no was over, and the brush was still in there. {H} had closed, and the handle stuck out like the stick of a lolly. “Mm-mmm!” said {H}. That meant that it should get out. “I can’t,” said {A}. “You’re holding it.”',
        'There was nothing else for it. {H} had to say another no, to let it out. It took two more teeth with it on the way.'
      ]
    },
    {
      id: 'never-ever',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you got a longer one?” asked {A}. {H} had. “Never,” said {H}, and the brush was in and out twice. “Never, ever, ever.” It got quite out of breath.',
        'The longest that {H} knew was “Not if an elephant came in on a bicycle and asked me”. It opened so often that {A} lost count. The whole bottom row was in it, and a bit of lip.'
      ]
    },
    {
      id: 'sung',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then {H} sang it, on the tune about the bus. Those at the top got the high notes, and those at the bottom got the low ones. {A} had to conduct with the brush, for there was no other hand free.',
        'In the middle there was a rest, as there is in songs. They stood and waited, one with foam on the lips and one with an arm in the air. It was the only time that it was quiet.'
      ]
    },
    {
      id: 'kinds-of-no',
      A: 'partner',
      paragraphs: [
        'Nooooo only did those in front. “Try it louder,” said {A}. But that got no further in, and next door they knocked on the wall. So {H} tried other ones. “Neeeee” was wide, and showed two whole rows. “Naaaaa” was a barn, and the brush drove in on both sides.',
        '{H} had never said so many noes, and {A} was glad of each. “Finished?” asked {H}. {A} looked in. “There’s one more, right at the back.”'
      ]
    },
    {
      id: 'cow',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For that one they tried the animals. “How does a cow say no?” asked {A}. “Mnoooo,” said {H}. It began shut and had to be waited for. A mouse’s no was so thin that only one bristle fitted in.',
        'Best of all was a lion’s. “Nrrraaah!” said {H}, and {A} put the brush in with great respect, and took it out again quickly. “Did you get it?” asked {H}. “No,” said {A}, “but I’ve still got all my fingers.”'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        'None of the noes went as far as that. {H} sat down on the edge of the bath, with all the noes used up. And now there came a yawn, all by itself, as wide as a wardrobe. At the very back, in the light, stood the last tooth.',
        '{A} was quick. “Was that a no?” asked {A}. {H}’s tongue went round, past plate after plate after plate. “I didn’t say a thing,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the door to see who would win.',
      '{names} shut up tight as well, to be on the safe side.',
      { text: '{names} held two fingers over two lips, to help.', needs: ['hands'] },
      { text: '{names} brushed already, and winked in the mirror.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quiet as well, and it was not easy.',
      '{names} sat down on the bath mat, right under the drip from the sleeve.',
      { text: '{names} wrung out the sleeve from behind.', needs: ['hands'] },
      { text: '{names} held out a towel, and then a spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} came nearer, to see the barn from inside.',
      '{names} got a bit of foam, from one of the louder noes.',
      { text: '{names} counted the noes on ten fingers, and began again.', needs: ['hands'] },
      { text: '{names} knocked back on the wall, to say that it was only teeth.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed, and stood the brush in its mug, with its hair on end. The wet sleeve hung over the bath, with nobody in it.',
    '{H} lay down with {H}’s mouth shut. This time it was only because there was nothing left to say no to.'
  ],
  last: [
    'The last no had been a yawn, and there was another behind it, and {H} was asleep.',
    'All the plates were clean and put away, and {H} slept behind a shut door.'
  ]
})
