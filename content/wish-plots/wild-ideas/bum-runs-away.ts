import { wishPlot } from '../wish-plot.ts'

const BUMS = ['bum', 'bums', 'bottom', 'butt', 'backside', 'bumbum', 'tushy', 'booty', 'behind', 'bot bot', 'botty']
const GO = ['ran away', 'runs away', 'run away', 'running away', 'ran off', 'runs off', 'runaway', 'escaped', 'escapes', 'escape', 'lost', 'missing', 'gone', 'disappeared', 'fell off', 'falls off', 'fall off', 'walked away', 'walked off', 'jumped off', 'hopped off', 'left home', 'holiday', 'come back', 'came alive', 'talks', 'talking', 'talk', 'legs', 'chase', 'adventure', 'adventures', 'naughty', 'on strike', 'flew away', 'find', 'looking for', 'where is', 'went missing', 'fed up']

export const bumRunsAway = wishPlot({
  id: 'wish-bum-runs-away',
  wishes: [...BUMS.flatMap((bum) => GO.map((go) => `${bum} ${go}`)), 'the day my bum', 'day my bum', 'lost my bum', 'silly bum', 'story bum', 'story bums', 'bum story', 'funny bum', 'about bums', 'about a bum'],
  answers: [...BUMS, 'ran', 'runs', 'run', 'running', 'away', 'off', 'runaway', 'escaped', 'escapes', 'escape', 'lost', 'missing', 'gone', 'disappeared', 'fell', 'falls', 'fall', 'walked', 'jumped', 'hopped', 'left', 'home', 'come', 'comes', 'came', 'back', 'alive', 'talks', 'talk', 'talking', 'legs', 'chase', 'adventure', 'adventures', 'naughty', 'cheeky', 'silly', 'funny', 'day', 'my', 'the', 'his', 'her', 'whose', 'who', 'park', 'playground', 'slide', 'find', 'street', 'trousers', 'pants', 'fart', 'farts', 'farted', 'sit', 'where', 'is', 'strike', 'went', 'fed', 'up', 'story', 'and'],
  except: ['sore', 'hurts', 'hurt', 'itchy', 'itch', 'nappy', 'rash', 'cream', 'wipe', 'wipes', 'smack', 'smacked', 'kicked', 'touch', 'touches', 'touched', 'private', 'worms', 'show', 'showed', 'bite', 'bit', 'blood', 'doctor', 'injection', 'jab', 'pond', 'sea', 'garden', 'page', 'hill', 'stairs', 'box', 'bike', 'horse', 'chair', 'stays', 'stay', 'door', 'shop', 'carpet', 'gate', 'tree', 'curtain', 'sofa', 'wall'],
  moods: ['lost', 'losing'],
  company: ['bum', 'trousers', 'pants', 'door', 'street', 'slide', 'swing', 'bench', 'tree', 'lamp', 'chair', 'cushion', 'supper', 'moon', 'dog'],
  isTale: true,
  about: 'The hero’s bum has had enough and runs off to the playground; it lets nobody near, until it is seen that all its life it has only looked back, and the hero offers to walk home backwards.',
  titles: ['The Bum That Ran Away', 'A Peach in Pants', '{H} Walks Home Backwards', 'It Had Pants On', 'What a Bum Never Sees'],
  want: [
    {
      id: 'enough',
      A: 'partner',
      paragraphs: [
        'All day {H} had sat about, on the step, on the bus, on a cold wall. Then {H}’s bum said, “That’s enough. I’m always the one who’s sat on.” It jumped off, and ran out at the door on two short legs.',
        '{H} felt behind. It was quite flat there, and the trousers came down. “{A}!” called {H}. “My bum’s run away!” “Has it got pants on?” asked {A}. It had. “Then it’s not so bad,” said {A}. But {H} could not sit down to supper without it.'
      ]
    }
  ],
  way: [
    {
      id: 'bus-stop',
      A: 'partner',
      paragraphs: [
        'They ran down the street, and {H} held the trousers up with both hands. “Have you seen a bum?” {A} asked a lady at the bus stop. “What does it look like?” asked the lady. “Like a peach in pants,” said {A}. The lady pointed. “It went to the playground. It was singing.”'
      ]
    },
    {
      id: 'police',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'At the corner stood a policewoman. “When did you last have it?” asked the policewoman, and licked a pencil. “Just now,” said {H}. “I was on it.” That was written down. “Anything that’s different about it?” “It’s got a line down the middle,” said {A}.',
        '“They’ve all got that,” said the policewoman, and sighed. “We’ve had four in this week. It’s the hard chairs.” The policewoman promised to keep one eye open behind.'
      ]
    },
    {
      id: 'wrong-bum',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the shop they saw it, behind the potatoes, bent over. “There!” whispered {H}, and held out both arms to it. It was very large. “Do you mind?” said somebody, and stood up. It was a man with a bag of onions.',
        '“I’m sorry,” said {H}. “I thought you were mine.” The man felt behind, to see that nothing was missing. “You did give us a fright,” said the man, and meant both of them.'
      ]
    },
    {
      id: 'trousers',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'It is hard to run when nothing holds up your trousers. They came down at the kerb, and again at the letter box. “I never knew what it was for,” said {H}. “I thought it was just at the back.”',
        '{A} tied them up with a scarf, twice round, with a bow. After that {H} could run with both arms. “You look like a parcel,” said {A}. “I’m a parcel with something missing,” said {H}.'
      ]
    },
    {
      id: 'parp',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Listen!” said {A}. They stood still. From behind a hedge there came a noise. “Parp.” “That’s it!” cried {H}. “I’d know that anywhere!” They ran round the hedge. There sat a man with a trumpet, on a folding chair.',
        '“Parp,” went the man, and put the trumpet down. “I’m only a beginner.” {H} listened to it once more. “Mine’s better,” said {H}, not unkindly.'
      ]
    },
    {
      id: 'lean',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'By the wall {H} had to have a rest. {H} bent both knees to sit, and went down, and down, and down. {H}’s feet flew up. “You’ve got no brakes,” said {A}.',
        '{A} helped {H} up, and they tried it leaning, like two brooms. “How do brooms do it?” asked {H}. “They never get tired,” said {A}, “because they’ve nothing to sit on.” That did not seem to be quite the right way round.'
      ]
    },
    {
      id: 'swing-two',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They saw it on the swing. It flew up to the sky and back. “Higher!” it called, to nobody. The other children stood in a row and waited for a turn. “Whose is it?” asked a boy with a bucket.',
        '“Mine,” said {H}. They all looked at it. “It’s good at swinging,” said the boy. {H} had gone quite red. But {H} was a bit proud too, for nobody else’s could do it without anybody on top.'
      ]
    },
    {
      id: 'sandpit',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} found where it had been. In the sand there were prints, two round ones side by side. They went all across the sandpit. They looked like somebody big, on very small feet, or like a row of buns.',
        '“It’s been making them,” said {H}. In one corner it had sat down ever so neatly, eleven times, in a ring. It was a flower. “I never knew it could draw,” said {H}.'
      ]
    },
    {
      id: 'trap',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What does it like?” asked {A}. {H} thought. “Warm things,” said {H}. “Warm stones, and the bath.” So {A} laid a woolly hat on the bench, and they hid behind a bin.',
        'The bum came trotting up. It turned round, and sniffed, and let itself down on the hat. “Aah,” it said. “Now!” cried {A}. But it had got up already, and it ran off with the hat on.'
      ]
    },
    {
      id: 'ducks',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'By the pond some ducks had their heads under water, and only their tails were up. The bum had stopped on the path. “Look at that,” it said. “Nothing but bums! They’ve got it the right way up here.”',
        'It called good evening to them. Then the ducks came up, with their beaks and all, and the bum was dreadfully upset. “They’re only people,” it said.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Nobody was better at this than {A}. {A} put a nose to the ground, and knew at once where it had gone. {A} also knew what it had sat in. {H} only had to run behind.',
        'Now and then {A} looked round, at the place where {H} was so flat. It was hard to know how to say hello to {H} today. {A} licked {H}’s hand, to be on the safe side.'
      ]
    },
    {
      id: 'elder-sofa',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Mine’s never run,” said {S}. “Mine’s glad when it doesn’t have to.” {S} let it down on a bench, with both hands on the knees. “Oof,” said {S}, and so did somebody underneath.',
        '“What does yours say?” asked {A}. {S} listened for a moment. “It says it’s going to rain,” said {S}. “It always knows. But it’s never been any good at sums.”'
      ]
    },
    {
      id: 'child-holds',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} held on to {S}’s own with both hands, all the way along the street. “Why are you walking like that?” asked {A}. “So it doesn’t hear about it,” whispered {S}.',
        'But it must have heard something. At the corner it wriggled. {S} sat down on it at once, hard, in the middle of the pavement. “It stays,” said {S}. From then on {S} went along sitting, a bit at a time.'
      ]
    },
    {
      id: 'baby-padded',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had the biggest one of all, because of the nappy. {A} sat down on it, flump, and got up, and sat down again. It was the best thing about standing. Nothing had ever hurt at that end.',
        '“Yours hasn’t run away,” said {H}. {A} did not know what a bum was. {A} looked for it, first in one hand and then in the other. Then {A} sat down again, to think, and there it was.'
      ]
    },
    {
      id: 'every-side',
      A: 'partner',
      paragraphs: [
        'There it was, going down the slide. “Whee!” cried the bum. {H} crept up from behind. But a bum is behind on all sides, and it heard. “Parp!” it went, and shot away over the grass. {H} grabbed only air, and it was not good air.',
        'On the hill it stopped and looked. “It’s looking at that tree,” said {A} slowly. “It’s never seen where you’re going, {H}. It’s only ever seen where you’ve been. Everything always goes away from it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '{H} lay down on the grass, not too near. “Is it a nice tree?” asked {H}. “It stays where it is,” said the bum. “I like that.” {H} thought hard. “If you come home with me,” said {H}, “I’ll walk backwards. All the way. Then you can see everything first.” “And you won’t look round?” “No. You’ll have to tell me.”',
        'The bum thought it over on one leg. Then it ran, and jumped. Plop! It was on. It was rather cold, and it fitted. The trousers stayed up.'
      ]
    },
    {
      id: 'bus-driver',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'The lady at the bus stop saw them coming, the wrong way round. “You’ve found it, then,” said the lady. “Good evening,” said the bum. It had never seen anybody’s face before, only as they went off. “You’ve got a nose,” it told the lady.',
        '“I’ve had it for years.” The lady was pleased. “It’s nice when it’s noticed.” Then the lady turned round politely, so that the one at the back could say good evening too.'
      ]
    },
    {
      id: 'steering',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '{A} walked in front, or perhaps behind, and held {H} by both hands. “Left a bit,” said the bum. “Now there’s a puddle. It’s a beauty.” “Do I go round it?” asked {H}. “No,” said the bum.',
        'So they had wet feet, all but one of them. “I’ve always wanted to see one come,” said the bum. “I’ve only ever felt it afterwards.”'
      ]
    },
    {
      id: 'our-door',
      A: 'partner',
      paragraphs: [
        'So they went home backwards, and {A} held {H}’s hand. “A dog!” called the bum. “A red car! And there’s a door coming, and it’s getting bigger and bigger. Oh! It’s ours!” Nobody had ever been so glad to see that door.',
        'At supper it had the softest cushion. {H} let it down on that very slowly. “Am I sitting on you too hard?” asked {H}. “Parp,” said the bum, and that meant no.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} saw it go by in the hall, and said hello before thinking.',
      '{names} sat down quickly, to be quite sure.',
      { text: '{names} felt behind with one hand, and everything was still there.', needs: ['hands'] },
      { text: '{names} held the door open for it, out of habit.', needs: ['hands'] }
    ],
    way: [
      '{names} came along, and looked behind every bush.',
      '{names} ran to the other end of the street, and it was not there either.',
      { text: '{names} brought a cushion along, and held it out, to catch it softly.', needs: ['hands'] },
      { text: '{names} drew it on a piece of paper, and asked the people on the benches.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked home backwards as well, and bumped into a hedge.',
      '{names} did not laugh until the corner, and then it had to come out.',
      { text: '{names} waved at the bum, who had never been waved at.', needs: ['hands'] },
      { text: '{names} shook up the cushion for it on both sides.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everybody sat a little longer on what they had, and was nice to it. Then the chairs were pushed in.',
    '{H} washed all over, and did the back as well, very gently. Then {H} lay down on the tummy, so that the bum could look at the moon.'
  ],
  last: [
    '{H} was asleep, and the bum looked at the moon a little longer.',
    '“Parp,” it said very softly, which meant good night, and {H} was asleep.'
  ]
})
