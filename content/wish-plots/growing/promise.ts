import { wishPlot } from '../wish-plot.ts'

export const promise = wishPlot({
  id: 'wish-promise',
  wishes: ['promise', 'promises', 'promised', 'promising', 'pinky promise', 'pinkie promise', 'keeping a promise', 'keeps promises', 'keep promise', 'kept promise', 'breaking promises', 'broken promise', 'broke promise', 'breaks promise', 'keeping your word', 'keeping his word', 'keeping her word', 'keep your word', 'keeps her word', 'keeps his word'],
  answers: ['promise', 'promises', 'promised', 'promising', 'pinky', 'pinkie', 'swear', 'keeping', 'keeps', 'keep', 'kept', 'breaking', 'breaks', 'break', 'broke', 'broken', 'word', 'learning', 'learn', 'learns', 'importance', 'important', 'why', 'how', 'always', 'never', 'not', 'doesn’t', 'didn’t', 'won’t', 'forgets', 'forgot', 'forgetting', 'remembers', 'remembering', 'you', 'your', 'his', 'her', 'their', 'own', 'he', 'she', 'we', 'I', 'me', 'to', 'a', 'about', 'trouble', 'struggles', 'makes', 'make', 'making', 'made', 'too', 'many', 'big', 'little', 'small', 'friend', 'friends', 'best', 'brother', 'sister', 'son', 'daughter', 'child', 'children', 'girl', 'boy', 'each', 'other', 'another', 'between', 'two', 'school', 'nursery', 'class', 'wants', 'has', 'had', 'having', 'but', 'and', 'who', 'what', 'when', 'says', 'said', 'says', 'tidy', 'play', 'game', 'later', 'today', 'tomorrow'],
  except: ['dad', 'daddy', 'dada', 'papa', 'father', 'dad’s', 'daddy’s', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'mother', 'parent', 'parents', 'stepdad', 'stepmum', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'nan', 'uncle', 'aunt', 'auntie', 'come', 'came', 'coming', 'comes', 'visit', 'visits', 'visiting', 'call', 'called', 'ring', 'rings', 'rang', 'phone', 'pick', 'collect', 'home', 'back', 'return', 'stay', 'leave', 'left', 'gone', 'away', 'again', 'miss', 'misses', 'sad', 'upset', 'cried', 'crying', 'cries', 'heart', 'broken-hearted', 'let down', 'disappointed', 'disappointment', 'cancelled', 'forever', 'love', 'marry', 'wedding', 'married', 'engaged', 'land', 'vows', 'secret', 'secrets', 'tell', 'telling', 'nobody', 'anyone', 'hurt', 'hurts', 'hit', 'hits', 'touch', 'die', 'died', 'dying', 'dead', 'dad died', 'heaven', 'hospital', 'ill', 'cancer', 'better', 'court', 'police', 'prison', 'jail', 'drink', 'drinking', 'drunk', 'smoke', 'god', 'jesus', 'allah', 'scout', 'scouts', 'guides', 'brownies', 'rainbows', 'cubs', 'rainbow', 'king', 'queen', 'knight', 'princess', 'prince', 'dragon', 'wizard', 'witch', 'fairy', 'genie', 'frog', 'pirate', 'robot', 'wolf', 'fox', 'lion', 'bear', 'cat', 'dog', 'puppy', 'kitten', 'pet', 'rabbit', 'horse', 'pony', 'moon', 'star', 'bad word', 'swear words', 'swearing', 'neverland', 'santa', 'christmas', 'baby', 'good', 'stop', 'behave', 'nice', 'happen', 'change', 'sober', 'turn up', 'show up', 'ex', 'father’s', 'wait', 'waited', 'waiting', 'waits'],
  nothingElse: true,
  moods: ['learning', 'quarrel', 'change', 'waiting'],
  company: ['goose', 'wool', 'thread', 'threads', 'dominoes', 'potatoes', 'potato', 'drawer', 'fern', 'fish', 'finger', 'ball', 'table', 'window', 'moon'],
  about: 'A promise is held by the little finger until it is kept, then by a thread of red wool; with ten threads nothing can be kept, one breaks, and when it is knotted it is shorter and both stand nearer.',
  titles: ['Red Wool', 'Hooked', '{H} Keeps Hold of It', 'It Went Under the Door', 'A Knot in a Promise'],
  want: [
    {
      id: 'back-in-a-minute',
      A: 'partner',
      paragraphs: [
        '“I’ll be back in a minute, I promise,” said {H} to the cloth goose on the window sill. Then {H} ran to {A}. “You promised!” It was a game of dominoes. “I’ll keep it,” said {A}, “after the potatoes.” So {H} hooked a little finger round {A}’s, and kept hold.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-door',
      A: 'partner',
      paragraphs: [
        '{A} peeled, {H} turned the potato, and for water they went sideways, like a crab. “May I keep it in my pocket?” asked {A}. “You’d lose it,” said {H}. Then {A} needed the bathroom. So they tied red wool from finger to finger, and it went under the door.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bell rang, and they went to the door together. It was a neighbour with a parcel. She looked at the fingers and the wool. “What have you got there?” she asked. “A promise,” said {H}. “We’re keeping it.”',
        '“And how long does it keep?” asked the neighbour. “Mine are usually off by Tuesday.” {A} had to sign for the parcel. There was a pull in the middle of the name.'
      ]
    },
    {
      id: 'tugs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The wool was so long that {A} could be in the next room. {H} gave a tug, to see if the promise was still on. It was, for there was a tug back. {H} tugged twice, and two came. {H} told it, in tugs, all about the goose.',
        '“You tell things well,” said {H}, when {A} came in by the other door. {A} had slipped out long ago. The wool was hanging on the door handle.'
      ]
    },
    {
      id: 'perhaps',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Perhaps there’ll be pancakes on Sunday,” said {A}. {H} came running with the wool. “Is that a promise?” “It’s a perhaps,” said {A}. {H} had never had one of those in the hand.',
        'They tied it in a bow, not in a knot, and pulled. It came undone all by itself. “That’s a perhaps,” said {A}. {H} put the bit of wool in a pocket until Sunday.'
      ]
    },
    {
      id: 'child-crossed',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} promised {A} a go with the good scissors, and had two fingers crossed behind {S}’s back. “Then it doesn’t count,” said {S}. {A} walked round and had a look. Then {A} tied the wool round both.',
        '“That’s two fingers,” said {A}. “So it’ll count twice.” {S} tried to get them apart, but they were in it together. {A} got the scissors for both.'
      ]
    },
    {
      id: 'elder-umbrella',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve had one on for a very long time,” said {S}. “I borrowed an umbrella at a station, and I promised to bring it back.” “When?” asked {A}. “When it stopped raining,” said {S}.',
        '“And did it stop?” “Oh yes. But I was asleep then.” {S} sent a card there every year, to say how the umbrella was. They had always answered that there was no hurry.'
      ]
    },
    {
      id: 'pet-a-minute',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been promised something to eat, in a minute. {A} knew all about minutes. They begin when people say so, and then the people walk off. So {A} took up a place where {H} had to see it, and stared.',
        '{H} looked to the left, and {H} looked to the right. In both places {A} was in the corner of {H}’s eye. It was the shortest minute of the whole day.'
      ]
    },
    {
      id: 'baby-grip',
      S: 'baby',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} got hold of {A}’s little finger and did not let go. “What’s {S} promised?” asked {A}. Nobody knew. It had been said in another language. But there was no mistake about the grip.',
        '{A} ate with the other hand, and turned pages with {A}’s nose. {S} slept, and kept it. Whatever it was, it was kept for two hours and a quarter.'
      ]
    },
    {
      id: 'guest-soon',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“You must come and see me soon,” said {S}. “Promise.” {A} already had the wool round {S}’s finger. “When’s soon?” asked {A}. {S} looked at the wool, and went a little pink. Nobody had ever asked.',
        '{S} had to look in a small book, from front to back. “On the ninth,” said {S} at last, “at four. There’ll be plums.” Then it was on, and it felt quite different.'
      ]
    },
    {
      id: 'ten-threads',
      A: 'partner',
      paragraphs: [
        '{H} wanted more threads. “I promise to lay the table,” said {H}, and tied on another thread. “I promise to water the fern. I promise never to be cross.” Soon every finger had one, and they ran round the chair legs to {A}. {A} went for the salt, and {H} went too, backwards.'
      ]
    },
    {
      id: 'not-one-kept',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Which are you keeping now?” asked {A}. “All of them,” said {H}. {H} set off for the fern with a cup of water. The fern was here and the table there, and the threads wanted both. Halfway along they all pulled at once, and {H} stood like a tent.',
        '“I can’t get to any,” said {H}. The water had been promised to the fern, and the floor got it.'
      ]
    },
    {
      id: 'snap',
      A: 'partner',
      paragraphs: [
        '{A} shut the drawer, and it went snap. Down hung the first thread, in two ends. “That’s the dominoes!” cried {H}. “You’ve broken your promise!” “I didn’t mean to,” said {A}. “It’s broken all the same,” said {H}. {A} had no answer to that, and looked for the ends.'
      ]
    },
    {
      id: 'it-was-the-drawer',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It was really the drawer,” said {A} from below. {H} waited. “And it was thin wool. And I had the potatoes on my mind.” {H} waited some more. {A} looked for another because, under the table too, and there was none left.',
        '“It was me,” said {A}. “I shut it.” Then {A} found the ends at once. They had been lying under the becauses.'
      ]
    }
  ],
  turn: [
    {
      id: 'shorter',
      A: 'partner',
      paragraphs: [
        '{A} tied them together with a thick knot. Now the wool was so short that {A} had to stand close by. “It was longer before,” said {H}. “Now I can’t get so far away from it,” said {A}.'
      ]
    },
    {
      id: 'can-be-kept',
      A: 'partner',
      paragraphs: [
        'Then {H} did what hung on each thread. The table was laid, and off that came. The fern got its water. “And this one?” asked {A}. It was never being cross, and it went twice round everything. “It’s too long,” said {H}. “I can’t keep it. Will you have it back?” {A} untied it.'
      ]
    },
    {
      id: 'eleven-before-soup',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“They’re easier when they’re short,” said {H}. “I promise to sit down.” {H} sat. “Kept,” said {A}. “I promise to blow my nose.” {A} blew it, and it was kept with some to spare.',
        '{H} promised to say moo, and {A} promised to be surprised. They kept eleven like that, one straight after the other. For the twelfth they had to be quiet, and that one was longer.'
      ]
    },
    {
      id: 'thumb-free',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“Promise that you’ll help me with the beans,” said {A}. {H} was about to say yes. But {H} looked first, at each finger in turn. “I’ve got the potatoes on this one,” said {H}, “and the dominoes here. After that there’s a thumb free.”',
        '{A} did not mind waiting for a thumb. {A} had often been given a whole hand, and then never seen it again.'
      ]
    },
    {
      id: 'the-moon',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You once promised me the moon,” said {H}. {A} had only said it because {H} would not sleep. “That’s still on,” said {H}, and got out the wool. {A} looked at the wool, and out of the window, and thought for some time.',
        'Then {A} filled a bowl with water and carried it to the window. The moon lay in it, round, with a crumb on top. “There,” said {A}. “Kept. You’re not to drink it.”'
      ]
    },
    {
      id: 'to-the-last',
      A: 'partner',
      paragraphs: [
        'Only the short one was left. It was late, and {A} yawned. But {A} fetched the dominoes. They sat as near as the wool wanted, and played to the last one. “Kept,” said {A}, and {H} took off the thread.'
      ]
    },
    {
      id: 'one-more',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“One more game,” said {H}. “I promised one,” said {A}. “Then promise me tomorrow.” {A} did not say yes at once. {A} went through tomorrow, from the front to the back, with shut eyes.',
        '“After breakfast,” said {A} then, “before the post.” They tied a bit of red wool round the box. Now the dominoes knew about it too.'
      ]
    },
    {
      id: 'only-a-word',
      A: 'partner',
      paragraphs: [
        'Then {H} saw the window sill. It was dark, and the goose still sat there. “I told it a minute,” said {H}. “It hasn’t even got a thread,” said {A}. It had only had {H}’s word, and it sat on that like an egg. {H} tied a wing to {H}’s sleeve, as short as it would go.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the goose, and the goose looked at the street.',
      '{names} lay down where the dominoes would be.',
      { text: '{names} laid out the dominoes, in case it was soon.', needs: ['hands'] },
      { text: '{names} tried how well little fingers hold.', needs: ['hands'] }
    ],
    way: [
      '{names} went in under one thread and out over the next.',
      '{names} sat in the middle of the wool, and kept still.',
      { text: '{names} held up the wool so that the salt could pass.', needs: ['hands'] },
      { text: '{names} untied a chair, which had promised nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to look at the knot.',
      '{names} watched each domino until it lay still.',
      { text: '{names} gave the knot a pull, and it held.', needs: ['hands'] },
      { text: '{names} collected what came off the fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled the red wool into a ball, all but the bit at the sleeve.',
    'Washed as far as the sleeve, {H} lay down. The goose lay so near that the thread had nothing left to do.'
  ],
  last: [
    'Everything that could be kept was kept, and {H} was asleep.',
    'The dominoes were in their box, the goose had been fetched, and {H} was asleep.'
  ]
})
