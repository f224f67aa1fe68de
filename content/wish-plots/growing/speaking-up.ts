import { wishPlot } from '../wish-plot.ts'

export const speakingUp = wishPlot({
  id: 'wish-speaking-up',
  wishes: ['speaking up', 'speak up', 'speaks up', 'spoke up', 'standing up for', 'stand up for', 'stands up for', 'stood up for', 'sticking up for', 'stick up for', 'sticks up for', 'standing up to', 'stand up to', 'stands up to', 'stood up to', 'saying stop', 'say stop', 'says stop', 'said stop', 'stop don’t like it', 'stop i dont like it', 'finding voice', 'find voice', 'finds voice', 'found voice', 'using voice', 'use voice', 'strong voice', 'big voice', 'brave voice', 'being assertive', 'assertive', 'assertiveness', 'setting boundaries', 'personal boundaries'],
  answers: ['help', 'helping', 'helps', 'speaking', 'speak', 'speaks', 'spoke', 'standing', 'stand', 'stands', 'stood', 'sticking', 'stick', 'sticks', 'up', 'saying', 'say', 'says', 'said', 'stop', 'no', 'like', 'it', 'that', 'finding', 'find', 'finds', 'found', 'using', 'use', 'voice', 'loud', 'louder', 'strong', 'big', 'own', 'brave', 'bravely', 'assertive', 'assertiveness', 'more', 'boundaries', 'boundary', 'personal', 'setting', 'set', 'bully', 'bullies', 'bossy', 'other', 'others', 'children', 'kids', 'friend', 'friends', 'people', 'someone', 'somebody', 'herself', 'himself', 'myself', 'themselves', 'yourself', 'themself', 'learning', 'learns', 'learn', 'practising', 'practise', 'practicing', 'practice', 'doesn’t', 'don’t', 'dont', 'doesnt', 'won’t', 'can’t', 'never', 'not', 'need', 'needs', 'trouble', 'hard', 'afraid', 'scared', 'shy', 'quiet', 'always', 'when', 'something', 'confident', 'confidence', 'nursery', 'school', 'preschool', 'kindergarten', 'class', 'playground', 'son', 'daughter', 'little', 'girl', 'boy', 'too', 'let', 'wants', 'feelings', 'mean'],
  except: ['bullied', 'grandpa', 'grandad', 'granddad', 'grandfather', 'grandma', 'granny', 'nana', 'cousin', 'babysitter', 'nanny', 'boyfriend', 'carer', 'told', 'anyway', 'secret', 'hit', 'hits', 'hitting', 'hurt', 'hurts', 'hurting', 'kick', 'kicks', 'kicked', 'kicking', 'punch', 'punched', 'punches', 'pushed', 'pushes', 'bites', 'bitten', 'every day', 'touch', 'touches', 'touched', 'touching', 'uncle', 'man', 'men', 'stranger', 'strangers', 'coach', 'stepdad', 'stepfather', 'teacher', 'afraid of', 'cries', 'cried', 'crying', 'threatens', 'threatened', 'hates', 'alone', 'nobody', 'left out', 'called', 'names', 'racist', 'online', 'died', 'hospital', 'police', 'court', 'judge', 'lawyer', 'lost', 'losing', 'lose', 'stammer', 'stammering', 'stutter', 'stuttering', 'assembly', 'poem', 'singing', 'song', 'sing', 'choir', 'paddle', 'paddleboard', 'bus', 'train', 'sign', 'dancing', 'whisper', 'dragon', 'robot', 'mermaid', 'princess', 'pirate', 'wizard', 'dinosaur', 'king', 'giant', 'wolf', 'mouse', 'lion', 'bear', 'animals', 'parrot', 'comedy', 'comedian', 'human rights', 'women', 'dad', 'daddy', 'mum', 'mummy', 'tower', 'cards', 'minute', 'minutes', 'seconds', 'hair'],
  nothingElse: true,
  moods: ['learning', 'quarrel', 'afraid', 'change', 'first', 'proud', 'lost', 'losing'],
  company: ['pea', 'peas', 'bowl', 'pods', 'bell', 'nose', 'finger', 'jug', 'cupboard', 'bus', 'stop', 'driver', 'neighbour', 'drill'],
  about: 'The other rings the hero’s nose like a bell, and the stop is too small to be heard, until the hero stands like a bus stop.',
  titles: ['It’s Not a Bell', 'A Stop the Size of a Pea', '{H} Stands Like a Bus Stop', 'Two Feet, One Hand, One Face', 'The Pea With No Ears'],
  want: [
    {
      id: 'ding-dong',
      A: 'partner',
      paragraphs: [
        '{H} sat at the table and shelled peas. {A} came past with the spoons. “Ding-dong,” said {A}, and pressed {H}’s nose like a bell. {H} did not like that. “Stop,” said {H}, but down into the bowl, and no bigger than a pea.',
        '{A} came past with the cups. “Ding-dong.” {H} wanted to speak up, with a stop that stopped somebody.'
      ]
    }
  ],
  way: [
    {
      id: 'on-a-pea',
      A: 'same',
      paragraphs: [
        'So {H} practised, on a pea. “Stop,” said {H}. It rolled off the end of the table. For the fifth pea {H} took in all the air there was. “Stop!” {A} stopped in the doorway, with one foot up. Next door a drill stopped. Only the pea went on, under the cupboard.',
        '“Who was that for?” asked {A}, on one leg. “The pea,” said {H}. “I’m speaking up.” “A pea’s got no ears,” said {A}, and came past. “Ding-dong.” {H} had a huge one ready, but {A} had a face, and a pea has none. Out came the little one, and dropped among the pods.'
      ]
    },
    {
      id: 'the-tap',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The tap dripped, so {H} practised on that. “Stop,” said {H}, just after a drop. And it did. It stopped for as long as it takes to say your name. Then came the next drop.',
        '“It’s only breathing in,” said {A}. {H} said it eleven times, always in the gap, and each time it worked. It was a stop that the tap would have done anyway.'
      ]
    },
    {
      id: 'for-a-snail',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was a slow stop as well, for snails. You have plenty of time with a snail. {H} began it with a long S, and opened {H}’s mouth for the rest.',
        'Just then {A} came past with the salt. “Ding-dong,” said {A}, and was gone before {H} had got to the P. It came all the same. There was only the salt to hear it.'
      ]
    },
    {
      id: 'where-it-sticks',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Where does it get stuck?” asked {A}. {H} felt for it from below. In the tummy it was as big as a melon. At the neck it was an apple. At the teeth only a pip was left.',
        '{A} fetched a torch and looked in. “You’ve got the gate shut,” said {A}. {H} had been keeping both rows of teeth together. It’s hard to get a melon through there.'
      ]
    },
    {
      id: 'with-manners',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried a polite one on the clock. “Please stop,” said {H}. “If it isn’t too much trouble. And only if you’d like to. I don’t mind if you don’t.” By then the clock had gone on.',
        '“What was it you wanted?” asked {A}, who had heard it all. {H} could not say. There had been something right at the front. “It was short,” said {H}.'
      ]
    },
    {
      id: 'two-in-the-spoon',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then {H} held up a big spoon and said it to the face in there. “Stop,” said the mouth, but the cheeks were laughing. They always did, when {H} was embarrassed. “Which of them am I to believe?” asked {A} over {H}’s shoulder.',
        '{H} held both cheeks down with two fingers. Now nothing laughed. But the word came out as “shtop”, and then {A} had to hold on to the table.'
      ]
    },
    {
      id: 'the-machine',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The washing machine was spinning so hard that it had walked a little. {H} laid a hand on it and spoke up. “Stop!” It shook, and spun faster. “It can’t hear itself think,” said {A}.',
        'They ate an apple each. When nothing was left but the stalks, the machine hummed, and clicked, and stood still. “I told it that ages ago,” said {H}. “It’s only just got round to it,” said {A}.'
      ]
    },
    {
      id: 'hiccups',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had hiccups, and they would not stop either. “Tell them,” said {A}. {H} told them. Hic. {A} told them. “St-hic-op,” said {A}, and that was no use to anybody.',
        '“They’re inside,” said {H}, “and we’re talking outside.” So {H} pulled at {A}’s collar and said it down there, quite close. They waited. Nothing came. “Who did you say it to?” whispered {A}. “The one in charge,” said {H}. Hic.'
      ]
    },
    {
      id: 'pet-speaks-up',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} spoke up without any word at all. {A} went a little way off and looked straight at {H}. It was perfectly clear. That was enough of {H} for now, and there could be more after supper.',
        '“How do you do that?” asked {H}. {A} went on looking. {H} practised it on the peas. But they had nowhere to look back with.'
      ]
    },
    {
      id: 'elder-shoes',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had an aunt who pinched my cheek,” said {S}, “every Sunday. And she said that I’d grown.” {A} asked if {S} had spoken up. “Of course,” said {S}. “I told my shoes.”',
        '“And what did they do?” “They knew all about it,” said {S}. “Seven pairs, one after the other. They were good shoes. They never said a word of it to my aunt.”'
      ]
    },
    {
      id: 'child-in-the-coats',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} offered to be stopped. {S} set off across the room, and {A} was to speak up in time. {S} went past the table, along the hall and in among the coats. There {S} had to stop anyway.',
        '“I said it!” called {A}. “When?” asked {S}, from between two sleeves. “When you were at the table.” “Then it was behind me,” said {S}. “I don’t walk that way.”'
      ]
    },
    {
      id: 'baby-turns-away',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could do it best of all. When {S} had eaten enough mush, {S} shut both lips and turned to the wall. The spoon stopped at once. “And without one letter,” said {A}.',
        '{A} tried it. {A} shut both lips and turned to the wall, and waited to be understood. “What’s there?” asked everyone, and came to look at the wall too.'
      ]
    },
    {
      id: 'guest-brushes',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I can’t speak up either,” said {S}. “There’s a man who comes to the door with brushes. I’ve got eleven.” {A} asked what {S} said to him. “I say how nice they are.”',
        '“And then?” “Then he brings a bigger one,” said {S}. “Last time I nearly said it. But I said it to the mat, and now I’ve got a brush for mats.”'
      ]
    },
    {
      id: 'into-the-bowl',
      A: 'partner',
      paragraphs: [
        '“Did you say something?” asked {A}. “I heard a sort of plop.” {A} looked into the bowl. “It’s all gone in here. You’d better speak up.” “I did, with the pea,” said {H}, and went to the window.',
        'Out in the street came a noisy bus. At the stop an old woman held out a flat hand, and looked at the driver. She did not shout, and the bus stopped. “It didn’t hear her,” said {H}. “It saw her.”'
      ]
    }
  ],
  turn: [
    {
      id: 'bus-stop',
      A: 'partner',
      paragraphs: [
        '{H} stood in the room like a bus stop, both feet on the floor. {A} came past with the bread, and one finger was out already. {H} held up a flat hand, and looked {A} in the face. “Stop,” said {H}. “I don’t like it.” It was not even loud. {A} stopped.',
        '“Is the bell out of order?” asked {A}. “It isn’t a bell,” said {H}. “It’s my nose. I told the peas.” {A} put the finger in a pocket.'
      ]
    },
    {
      id: 'rings-the-jug',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The finger did not know what to do with itself. {H} thought about that. “It can have the jug,” said {H}. {A} rang the jug with one nail. Ding, it said, and did not mind.',
        '“And the spoon?” The spoon minded, and fell off. “And the button on your sleeve?” {H} looked down at it. “You can have that until bedtime,” said {H}. “But ask it first.”'
      ]
    },
    {
      id: 'at-the-door',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Then it went ding-dong. In no time {H} stood on two feet, with one hand up, and looked at {A}. “That wasn’t me,” said {A}. It was the front door.',
        'Outside stood the neighbour, with plaster in both eyebrows and a drill. Somebody had called “stop” through the wall, said the neighbour, and that was quite a while ago. Was it all right to go on now?'
      ]
    },
    {
      id: 'a-stork',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Let me try it,” said {A}. There was somebody who always took {A}’s pencil. {A} stood there, and {H} came along as the somebody. “Stop,” said {A} to the ceiling, on one leg.',
        '“Now the lamp’s stopped,” said {H}, “and you’re a stork.” {A} put the other foot down and tried again. It went better. But {H} had the pencil by then.'
      ]
    },
    {
      id: 'how-small',
      A: 'other',
      spare: 16,
      paragraphs: [
        'They wanted to know how small it could be. {A} set out from the far end of the hall, again and again. {H} said it no louder than a pea, and {A} stopped. {H} left out the word, and {A} stopped for the hand. {H} left out the hand, and {A} stopped for the face.',
        'Then {H} left out the face as well, and only stood there. “Excuse me,” said {A}, and walked round.'
      ]
    },
    {
      id: 'third-rib',
      A: 'same',
      spare: 17,
      paragraphs: [
        'There were things that {H} did like, but not all of them. Tickling was good as far as the third rib. {A} set off from below. “Stop,” said {H} at the third, with one hand up. {A} stopped. “Now back,” said {H}.',
        '{A} had never tickled on a line with stops before. They went up and down it four times. It always left on the dot.'
      ]
    },
    {
      id: 'high-part',
      A: 'other',
      spare: 18,
      paragraphs: [
        '{A} sang while the pan got warm, and {H} had something to say about that too. It needed two feet and a flat hand. “Stop. I don’t like the high part.” {A} stopped, in the middle of a word. It had been “potato”.',
        'It was very quiet without the song. “You can do the low part,” said {H}. {A} did the low part. It was only one note, but there was plenty of it.'
      ]
    },
    {
      id: 'ears-after-all',
      A: 'partner',
      paragraphs: [
        'But a finger has its habits, and with the butter it was out again. Two feet, one hand, one face. “Stop.” {A}’s slippers squeaked. “Speak up when it does that,” said {A}. “It doesn’t listen to me.”',
        'Then {H} rolled the last pea, with a flat hand in its way. “Stop.” The pea came up to the hand, and stopped. “So it’s got ears after all,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the ding-dong, and looked at the door.',
      '{names} got one pea, and bit it.',
      { text: '{names} shelled a pod too, and counted what was in it.', needs: ['hands'] },
      { text: '{names} went to the door to see who had rung.', needs: ['hands'] }
    ],
    way: [
      '{names} had stopped too, and went on again.',
      '{names} looked under the cupboard, where the peas were.',
      { text: '{names} held a bowl under the end of the table.', needs: ['hands'] },
      { text: '{names} said “stop” to the wall, which did.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood behind {H}, as people do at a bus stop.',
      '{names} stopped as well, to be on the safe side.',
      { text: '{names} felt in both pockets for a finger, and all were there.', needs: ['hands'] },
      { text: '{names} held out a flat hand, and the door stayed where it was.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peas came out from under the cupboard with the broom. None of them had stopped before the wall.',
    '{H} washed, carefully round the nose, and lay down. Both feet stood against the end of the bed.'
  ],
  last: [
    'The last bus had stopped, nobody rang, and {H} was asleep.',
    'The nose lay on the pillow, the pea lay in the bowl, and {H} was asleep.'
  ]
})
