import { wishPlot } from '../wish-plot.ts'

export const paddlingPool = wishPlot({
  id: 'wish-paddling-pool',
  beginsElsewhere: true,
  wishes: ['paddling pool', 'paddling pools', 'paddle pool', 'wading pool', 'kiddie pool', 'kiddy pool', 'baby pool', 'splash pool', 'blow-up pool', 'inflatable pool', 'pool', 'pool party', 'pool day', 'splash pad', 'splashpad', 'splash park', 'water park', 'waterpark', 'water slide', 'water slides', 'waterslide', 'waterslides', 'sprinkler', 'sprinklers', 'water play', 'lifeguard'],
  answers: ['garden', 'our', 'day', 'hot', 'summer', 'sunny', 'big', 'going', 'playing', 'splashing', 'splash', 'water', 'slide', 'slides', 'park', 'party', 'yard', 'backyard', 'first', 'with', 'friends', 'new', 'playing', 'fun', 'heatwave', 'little', 'trip', 'bucket', 'at', 'time', 'ducks', 'duck', 'cold', 'my', 'in'],
  except: ['swimming', 'swim', 'lesson', 'lessons', 'armbands', 'goggles', 'snooker', 'table', 'hall', 'rock', 'car', 'drown', 'drowned', 'deep', 'fell', 'afraid', 'scared', 'hospital', 'shark', 'mermaid', 'dolphin', 'dolphins', 'lost', 'liver', 'diving', 'whirl', 'crocodile', 'hippo', 'hotel', 'holiday', 'tide', 'beach', 'dog', 'birthday', 'ball', 'frog', 'frogs', 'tadpoles', 'dinosaur', 'penguin', 'penguins', 'winter', 'ice', 'jelly', 'custard', 'elephant', 'birthday', 'swimmer', 'alone', 'accident', 'splash pad'],
  moods: ['first', 'waiting'],
  company: ['lifeguard', 'melon', 'duck', 'pool', 'water'],
  out: true,
  about: 'The paddling pool will not come up to the tummy button, until the lifeguard has to come in.',
  titles: ['Up to the Button', 'The Melon Only Floated', '{H} and the Dry Lifeguard', 'A Slide As Long As an Arm', 'Mostly Us'],
  want: [
    {
      id: 'three-fishes',
      A: 'partner',
      paragraphs: [
        'It was the hottest day so far, and the yard was a water park. It had a paddling pool, with a slide as long as an arm. {H} sat in it, and wanted the water to come up to the tummy button. It came just over {H}’s toes.',
        '{A} sat beside it with dry feet. Where there’s water there has to be a lifeguard, and that was {A}. “That’s all the water for today,” said {A}. On the side of the pool there were three fishes, one above the other. Only the bottom one was wet.'
      ]
    }
  ],
  way: [
    {
      id: 'rules',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“No running,” called the lifeguard, and whistled on two fingers. There was only air. “I’m sitting,” said {H}. “No fast sitting,” called {A}. “And no pushing on the steps.” There weren’t any steps.',
        '{H} looked straight ahead, and moved one toe. The lifeguard leaned forward. “I saw that,” said {A}.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At a water park you have to stand in a queue for the slide, with wet feet. So {H} stood in it, behind the rubber duck. “How long is it from here?” asked {H}. “About twenty minutes,” said {A}.',
        '“But there’s only a duck!” “It’s keeping places for its friends,” said {A}. {H} went from one foot to the other. At last the duck was given a small push, by nobody, and it was {H}’s turn. The slide was over as soon as it had begun.'
      ]
    },
    {
      id: 'ant',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle of the pool an ant was going round, with all its legs at once. “Lifeguard!” called {H}. {A} came at a run, which was not allowed, and held out a leaf. The ant climbed up on it, and had a rest.',
        '“It’s shaking,” said {H}. “It’s drying its hair,” said {A}. They put the leaf down in the sun. The ant went back to the edge once more, to see how deep it had been.'
      ]
    },
    {
      id: 'sun-cream',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Everybody had to have cream on, and {A} did {H}’s back. It was cold, and there was far too much of it. “Rub it in,” said {H}. “I am rubbing it in,” said {A}. “There’s just no more of you.”',
        'They had to do something with the rest. {A}’s nose got it, and both ears, and a good deal of the chair. Then {A} sat down, and went slowly off it at the front.'
      ]
    },
    {
      id: 'pump',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One side of the pool was getting soft and lay down. {A} blew it up again. {A} blew until {A}’s eyes were round. Then {A} took a breath, and the pool blew back. “It’s got more air than I have,” said {A}.',
        '“You have to pinch it in between,” said {H}, and held the little spout shut with two fingers. {A} blew, {H} pinched. The side stood up again. {A} lay down instead of it.'
      ]
    },
    {
      id: 'colander',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A water park has one place where it rains. {A} held up the colander, and {H} sat under it. Half a bucket went in at the top. It came down in fifty thin streams. “It’s raining noodles!” said {H}.',
        'Then {A} wanted to know what it was like, and looked up at it from below. That was just when the rest came. “It’s more of a soup now,” said {A}.'
      ]
    },
    {
      id: 'on-three',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was cold, too. {H} wanted to lie down flat in it, all at once. “On three,” said {A}. “One, two, three.” {H} was still sitting there. “I thought that came after three,” said {H}. “Then on ten.”',
        'They counted to ten, and to twenty. At thirty-one there was a small splash. It was one elbow. “It’s lovely once you’re in,” said {A} from the chair. “You always say that,” said {H}.'
      ]
    },
    {
      id: 'elder-tub',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had the tub that the washing was done in,” said {S}. “It stood in the sun all morning, with the lid on. Then we got in by turns, the oldest first.” “Which one were you?” asked {A}.',
        '“The sixth,” said {S}. “It was nice and warm by then. You couldn’t see the bottom, though. I came out with more on me than I’d gone in with.” {S} put one toe in the pool. “This is what the first one had,” said {S}.'
      ]
    },
    {
      id: 'child-tickets',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'For a while {S} sold the tickets, with an armband on each arm, and one on a foot. “You can’t come in without a ticket,” said {S}. {A} was in the water already. “Then you can’t come out,” said {S}.',
        '{A} offered a wet leaf. {S} tore off one corner of it, and gave it back. “It’s good for the whole day,” said {S}. “Don’t eat it.”'
      ]
    },
    {
      id: 'pet-thirsty',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had found a place in the shade of the pool. From time to time somebody moved in the water, and then a few drops fell on {A}. {A} bore it in silence.',
        '“You could have a go on the slide,” said {H}. {A} looked at the three fishes, and at {H}. The bottom one seemed to stare. {A} moved a little further off.'
      ]
    },
    {
      id: 'the-melon',
      A: 'partner',
      paragraphs: [
        'So {H} tried to make it rise without any more water. In went the ball, and the duck, and four sandals. It did not rise at all. {H} fetched the melon, the heaviest thing there was. Plop! It came straight up again, and floated.',
        '{A} put one foot in, to push the melon across. “Stop!” said {H}. “Do that again.” {A} took the foot out and put it back in. The middle fish got wet, and then dry, and then wet. “They’re only sitting on it,” said {A}. “You have to be in it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'help',
      A: 'partner',
      paragraphs: [
        '“Then come in,” said {H}. “I can’t,” said {A}. “A lifeguard may only come in if there’s something wrong.” {H} lay back in the water, up to the ankles. “There is something wrong,” said {H}. “I’m much too dry.”',
        'That was true. {A} came down the slide, and it was soon over. “Oo,” said {A}. “Ah. Oo.” With each of them the water rose. It went over the middle fish, and over the top one. {A}’s knees were up by {A}’s ears. And all round {H}’s tummy button lay the sea.'
      ]
    },
    {
      id: 'old-fingers',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} held up ten fingers, and they had gone all wrinkly. “How long have we been in here?” asked {A}. “About seventy years,” said {H}. They shook hands like two very old gentlemen.',
        '“Do you remember the melon?” asked {H} in an old voice. “I do,” said {A}. “It was a fine young melon.” It floated by, and they nodded to it.'
      ]
    },
    {
      id: 'wave-machine',
      A: 'partner',
      paragraphs: [
        'Neither of them could move, or it would have run over. “Now the wave machine,” whispered {H}. So {A} breathed in, and there was a little more of {A}, and the button went under. {A} breathed out, and there it was again. They did that until the sun was low.',
        'Then they both stood up, and turned to look at their pool. The water just came over their toes. “Where’s it all gone?” asked {H}. {A} looked at the bottom fish, and at {H}, and down at the long wet lifeguard. “That wasn’t water,” said {A}. “That was mostly us.”'
      ]
    },
    {
      id: 'water-in-ear',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Some of the water had got into {A}’s ear. When that happens, you have to hop on one leg, with your head to the side. {A} got out and hopped, three times round the pool. “Is it out?” asked {H}. “What?” said {A}.',
        '“Is it out!” “It’s about four o’clock,” said {A}. Then something warm ran down {A}’s neck, and all at once the birds were very loud.'
      ]
    },
    {
      id: 'footprints',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} got out, and walked once across the warm stones. There were wet feet behind {H}, all the way. When {H} turned round, the first ones were gone, and the next ones had lost their toes. “Somebody’s wiping up after me,” said {H}.',
        '{A} walked as well. However fast they went, there were never more than nine wet feet behind them. The sun was quite low by then, and still it was quicker.'
      ]
    },
    {
      id: 'towel',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} held the big towel open, and {H} walked into it. It was shut at the top and at the bottom. “I-i-it’s n-not c-cold,” said {H} in there. “I can hear that,” said {A}, and rubbed.',
        'Out of one end came wet hair, and out of the other came two blue feet. “W-what’s f-for s-supper?” asked the towel. “S-s-spaghetti,” said {A}, and neither of them had meant to say it like that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay in the shadow of the slide, which was as long as an arm.',
      '{names} dipped in one toe, and found it not much of a sea.',
      { text: '{names} dried the two top fishes, which needed no drying.', needs: ['hands'] },
      { text: '{names} laid out a towel, exactly as far from the water as lifeguards sit.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the edge, and a good deal of the pool leaned out.',
      '{names} panted, and blew a small wave from one side to the other.',
      { text: '{names} rinsed a sandal, and gave every drop back.', needs: ['hands'] },
      { text: '{names} poured in what was left in a teaspoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched out along the rim, as a sort of harbour.',
      '{names} gave a long oo, only from looking.',
      { text: '{names} sailed a sandal across the tummy button.', needs: ['hands'] },
      { text: '{names} shook a few drops over the top fish, for luck.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried what was left of the water to the plants in a bucket. The pool leaned on the wall and dripped, with its three fishes.',
    'Nobody needed much of a wash that night. {H} lay down flat, and the cool sheet came up to the tummy button.'
  ],
  last: [
    'In it went, and out it went, and the button rose and sank, and {H} slept.',
    'Under the sheet there were three small waves more, and then {H} was asleep.'
  ]
})
