import { wishPlot } from '../wish-plot.ts'

export const babyAllNight = wishPlot({
  id: 'wish-baby-cries-all-night',
  wishes: ['new baby cries all night', 'baby cries at night', 'new baby cries night', 'baby crying night', 'baby crying all night', 'new baby keeps crying night', 'baby screams night', 'baby howls night', 'baby wails night', 'newborn cries night', 'newborn crying night', 'newborn screams night', 'newborn awake night', 'baby brother cries night', 'baby sister cries night', 'baby won’t sleep night', 'baby doesn’t sleep night', 'baby never sleeps night', 'baby sleeps all day', 'baby sleeps day awake night', 'baby awake night', 'baby up all night', 'baby wakes night', 'baby wakes everyone', 'baby wakes everybody', 'baby wakes whole house', 'baby keeps us awake', 'baby keeps everyone awake', 'baby keeps me awake', 'baby kept us awake', 'baby kept me awake', 'baby day night mixed', 'baby mixes up day and night', 'baby thinks night is day', 'baby turns night into day', 'baby crying midnight', 'baby cries bedtime', 'baby too loud night', 'baby noisy night', 'sleepless nights baby', 'baby wakes us every night', 'baby brother wakes us every night', 'baby sister wakes us every night', 'baby brother wakes night', 'baby sister wakes night', 'baby brother keeps us awake', 'baby sister keeps us awake', 'nobody sleeps baby', 'baby colic night', 'baby cries whole house awake', 'baby cries nobody sleeps', 'baby cries evening', 'baby won’t stop crying night', 'newborn won’t sleep', 'newborn keeps us awake', 'baby brother cries', 'baby sister cries', 'baby cries a lot', 'baby cries ears', 'baby cries all the time'],
  answers: ['baby', 'babies', 'newborn', 'new', 'cries', 'cry', 'cried', 'crying', 'screams', 'scream', 'screaming', 'screamed', 'howls', 'howling', 'wails', 'loud', 'loudly', 'noisy', 'noise', 'sleep', 'sleeps', 'slept', 'sleeping', 'asleep', 'awake', 'wakes', 'woke', 'wake', 'waking', 'night', 'nights', 'day', 'days', 'midnight', 'dark', 'bedtime', 'bed', 'cot', 'crib', 'room', 'house', 'whole', 'all', 'every', 'each', 'long', 'always', 'never', 'nobody', 'us', 'we', 'me', 'keeps', 'kept', 'stop', 'stops', 'won’t', 'doesn’t', 'can’t', 'tired', 'sleepy', 'yawn', 'week', 'weeks', 'month', 'months', 'old', 'came', 'home', 'just', 'turn', 'turns', 'rock', 'rocks', 'rocking', 'carry', 'sing', 'song', 'lamp', 'arrived', 'twins', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['ill', 'sick', 'hospital', 'fever', 'incubator', 'premature', 'died', 'dead', 'shook', 'hurt', 'depressed', 'hates', 'hate', 'jealous', 'cousin’s', 'neighbour’s', 'aunt’s', 'auntie’s', 'visiting', 'elephant', 'dragon', 'dinosaur', 'owl', 'owls', 'bear', 'fox', 'bird', 'dog', 'puppy', 'kitten', 'doll', 'superhero', 'bin', 'lorry', 'plane', 'jesus', 'tummy', 'teeth', 'teething', 'nightmare'],
  moods: ['sleepless', 'change', 'first', 'learning'],
  company: ['baby', 'cot', 'lamp', 'night', 'window', 'moon', 'lid', 'pan', 'spoon', 'wall', 'street', 'day', 'cuckoo', 'song', 'toe'],
  about: 'The new baby cries all night, and each of the house has a turn at putting on a show for it, until it is seen that with so much going on nobody could tell that it is night.',
  titles: ['What Night Is For', 'The Best Show in Town', '{H} Is Very Boring', 'As Dull as a Wall', 'The Baby Has It the Wrong Way Round'],
  want: [
    {
      id: 'every-ear-in-the-house',
      A: 'partner',
      paragraphs: [
        'The new baby cried all night. It slept all day, as pink as a prawn. But when it got dark, it shut both fists and opened its mouth. Then there was not one ear in the house that slept. On the sixth night {H} came out with bare feet, and there was {A}, awake as well. “It’s got all day to cry in,” said {H}, “and it does it now.” {H} wanted to be asleep.'
      ]
    }
  ],
  way: [
    {
      id: 'how-loud',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How can it be so loud?” asked {H}. “It’s no longer than a loaf.” {A} thought that it was nearly all mouth, and the rest was for air. They looked in at it. Its tongue shook at the edges, like a leaf.',
        '{H} tried to cry like that, to see how it is done. After three breaths {H} was tired, and had to sit down. The baby had been doing it since a quarter past ten. You had to take your hat off to it.'
      ]
    },
    {
      id: 'this-is-the-night',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps no one had told it. {H} bent over the cot. “That’s the night,” said {H}, and pointed at the window. “It’s black, and you lie down in it.” The baby stopped, and looked at the finger.',
        'It had never seen such a good finger. {H} took the finger away, and the baby cried for it. {H} put it back, and the baby looked. “Now it’s got that off by heart,” said {A}, an hour later, and meant the finger.'
      ]
    },
    {
      id: 'the-best-show',
      A: 'partner',
      paragraphs: [
        'In this house each had a turn at the baby. One carried it, one sang, and one shook a tin with peas in it. Then it was {H}’s turn. {H} switched on the lamp and was a cuckoo. {H} popped out from behind a towel, from beside it, and from under the cot. The baby’s eyes got as round as plates. Then {H} ran out of places, and the baby cried twice as loud. “It wants to know what comes next,” said {A}.'
      ]
    },
    {
      id: 'other-takes-a-turn',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Then it was {A}’s turn. {A} could do a trumpet with {A}’s lips, and did a whole parade, with horses. The baby did not cry for as long as the parade went by. It was a town with only one street, though, and soon they were all past.',
        '“Once more,” said {H}, for the baby. {A} sent them back the other way. At four in the morning the horses were walking very slowly, and one of them had lain down.'
      ]
    },
    {
      id: 'elder-in-a-drawer',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“You cried as well,” said {S} to {A}, “when you were the new one. We walked you round the table every night. I can still show you where.” {S} showed it with a slipper. There was a path in the floor, and it was quite smooth.',
        '{A} walked along it once. It was odd to meet yourself like that. “What did I want?” asked {A}. {S} had no idea to this day. “But you always stopped by the bread,” said {S}.'
      ]
    },
    {
      id: 'child-has-a-plan',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had a plan against crying at night. You had to cry too, only better, and then the baby would see how silly it was. {S} took a deep breath and cried. It was so sad that {A} got a lump in the throat.',
        'The baby stopped at once. It looked at {S} with great respect. Then it did the same. From now on its crying had a little sob at the end, like {S}’s.'
      ]
    },
    {
      id: 'pet-under-the-bed',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was in the farthest corner of the house, behind the brooms, with {A}’s head under something. {H} lay down on the floor and looked in. “You’ve got the best place,” said {H}. {A} did not say no.',
        'There was only room for one and a half. {H} put in the half with the ears. Back there the baby sounded as if it were crying next door. That was better by a whole house.'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'partner',
      paragraphs: [
        '“And by day?” asked {A}. By day they all went on tiptoe. They shut the curtain, so as not to wake it. {A} looked round the room. There was a lamp, and a row of faces, and a cuckoo. “Suppose that you’d only just come,” said {A}. “When would you think it was day?” {H} looked round as well. “Now,” said {H}. “It isn’t sad. It’s waiting for the next turn.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lids-by-day',
      A: 'partner',
      paragraphs: [
        'So {H} turned the house round. In the morning {H} opened the curtain, and made a day. There was a sock on a spoon in it, and every cuckoo that there was. The baby slept through the first half, and then it had to look. For the night {H} practised a face on {A}. It did nothing. It was as dull as a wall. “That’s very good,” said {A}. “I’ve stopped looking already.”'
      ]
    },
    {
      id: 'the-most-boring-song',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For the night they needed a boring song. {H} had one with a goat in it, but it was too good. They took out the goat. They took out the hill, and the bell, and everything that rhymed. What was left was “and then”.',
        '{H} sang it, quite low. “And then, and then, and then.” “What happens then?” asked {A}. “Nothing,” said {H}. {A} had to sit down. It was the first song by which {A} had ever been so badly let down.'
      ]
    },
    {
      id: 'inside-it-was-so',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why did it start the wrong way round?” asked {H}. Before it was born, it had been carried about all day. It had been rocked, and it slept. At night the one who carried it lay down. The rocking stopped, and it woke up and kicked.',
        '“So it’s always done it like this,” said {A}. {H} looked at the baby. It had kept to its old hours, in spite of the journey. It was only that there were more people now to notice.'
      ]
    },
    {
      id: 'showing-it-the-day',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A day has a lot in it, when you have to show it to somebody. {H} held a spoon in the sun, and let it flash. {H} said who went by in the street. “Post. Dog. Lady. The same dog.” The baby’s eyes went along, a little behind.',
        'By noon it had got as far as the dog. “Don’t show it everything today,” said {A}. “It’s got another one tomorrow.” {H} kept the fridge back. It was very good, with its own lamp.'
      ]
    },
    {
      id: 'guest-rings',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'As {S} was new in the house too, {S} had to be told the rule. By day you may shout, and at night you have to be as dull as a wall. {S} asked what a wall does when you meet it.',
        '“It looks past you,” said {A}. They tried it in the hall. {S} and {A} went by each other three times, very straight. The third time a corner of the wall began to shake, and it had to be held together.'
      ]
    },
    {
      id: 'the-face-slips',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It is hard to be boring. In the dark the baby took hold of {H}’s nose, and held on, and looked. {H} was a wall. {H} thought of grey things, a pavement and a sock. “Don’t laugh,” whispered {A}. “I’m not,” said the wall, through its nose.',
        'Then the baby sneezed, which was not fair. {H} shut {H}’s eyes and went on being a wall, with only the corners turned up. It was too dark to see them.'
      ]
    },
    {
      id: 'nothing-on-tonight',
      A: 'partner',
      paragraphs: [
        'That night the baby cried at ten, and at one. Each time somebody came, and fed it, and was a wall. There was no lamp, and no cuckoo. The baby waited for the show. It looked at {A}, and nothing was on there either. Then it yawned until you could see all its gums. “It’s found out what night’s for,” whispered {A}. {H} did not answer. It would have been too interesting. {H} just stood there, as dull as a wall, and leaned on another one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out into the hall as well, and asked how long it was.',
      '{names} went to see if it was morning, and it was not even nearly.',
      { text: '{names} took the next turn, and walked the baby round the table forty times.', needs: ['hands'] },
      { text: '{names} brought the baby a pillow, and it cried on top of that as well.', needs: ['hands'] }
    ],
    way: [
      '{names} did a dance for the baby, and it went on crying when that was over.',
      '{names} fell asleep standing up, for as long as the baby breathed in.',
      { text: '{names} held up the towel for the cuckoo.', needs: ['hands'] },
      { text: '{names} counted the turns on ten fingers, and had to borrow {H}’s thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked past in the middle of the day, with both heels, for once.',
      '{names} looked past the baby, as walls do.',
      { text: '{names} put the lamp out, and left it out.', needs: ['hands'] },
      { text: '{names} did the sock on the spoon at noon, and two small eyes went with it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock and the spoon were laid ready for the day. The tin with the peas was put where nobody could be funny with it.',
    '{H} washed in the dark, and looked at nobody, and lay down with a very dull face.'
  ],
  last: [
    'In the whole house there was nothing on, and the baby yawned, and {H} was asleep.',
    'Somebody cried once and heard how boring it was, and {H} was asleep.'
  ]
})
