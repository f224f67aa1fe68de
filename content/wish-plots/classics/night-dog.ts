import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const nightDog = wishPlot({
  id: 'wish-dog-detective',
  wishes: [
    'dog detective', 'dogs detective', 'detective dog', 'dog detectives', 'detective puppy', 'puppy detective', 'dog detektive', 'dog spy', 'dog police', 'police dog', 'police dogs', 'police puppy', 'puppy police', 'police dog night', 'dog police night', 'dog policeman', 'dog police officer', 'dog officer', 'dog solves', 'dog solves crimes', 'dog crimes', 'dog crime', 'dog solve', 'dog mystery', 'dog mysteries', 'dog clues', 'dog case', 'dog inspector', 'sniffer dog', 'dog secret night', 'dog secretly police', 'dog secretly detective', 'dog thief', 'dog catches thief', 'dog catches robber', 'dog burglar'
  ],
  answers: ['dog', 'puppy', 'detective', 'police', 'night', 'at', 'secret', 'secretly', 'solves', 'solve', 'mystery', 'mysteries', 'case', 'cases', 'clue', 'clues', 'sniffs', 'sniff', 'nose', 'who', 'that', 'is', 'a', 'by', 'day', 'works', 'work', 'when', 'everyone', 'asleep', 'sleeping', 'thief', 'catches', 'catch', 'catching', 'finds', 'find', 'finding', 'stolen', 'missing', 'lost', 'our', 'clever', 'little', 'brave', 'becomes', 'wants', 'be', 'to', 'sock', 'socks', 'officer', 'inspector', 'spy', 'robber', 'burglar', 'helps', 'trains', 'training', 'job', 'the', 'town', 'city'],
  except: NOT_WELL.filter((word) => !['missing', 'stolen', 'lost', 'stole'].includes(word)).concat(['disappearing', 'disappeared', 'vanishing', 'vanished', 'cat', 'paw', 'patrol', 'chase', 'bit', 'bitten', 'bites', 'guide', 'fire', 'bus', 'train', 'pirate', 'space', 'scooby', 'robot', 'afraid', 'scared', 'drugs', 'hamish', 'bluey', 'man', 'dogman', 'jewel', 'bank', 'school']),
  moods: ['first', 'learning', 'lost'],
  company: ['dog', 'law', 'police', 'biscuits', 'tin', 'floor', 'door', 'notebook', 'slipper', 'sofa', 'kitchen', 'lamp', 'night'],
  isTale: true,
  about: 'A dog who is on the night police comes about the biscuits, and every clue points to one who only goes about at night.',
  titles: ['Detective Nose', 'Eight Biscuits, Then Six', '{H} and the Police Dog', 'The Slipper Was at the Scene', 'A Night on Duty'],
  want: [
    {
      id: 'on-duty',
      A: 'partner',
      paragraphs: [
        'Last night there had been eight ginger biscuits in the tin, and now there were six. “You’ve had them,” said {A}. “I haven’t,” said {H}. {H} wanted to know who it was, even more than a biscuit. Then something scratched at the door.',
        'In came the dog from the corner shop. By day it slept beside the potatoes. Now it had a cap on. “Detective Nose,” it said, “night police.” It smelled at the tin. “Ginger,” it said. “Nobody leave the room.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-first-suspect',
      A: 'partner',
      paragraphs: [
        'It put its nose to the floor. Sniff, sniff. There was a trail. It led from the tin to the sofa, and round the lamp, and straight up to {H}. “I told you,” said {A}. “I only smelled at the tin,” said {H}. “So did you.”',
        'So they laid a trap. They put flour on the floor, all round the tin, and turned out the lamp. They sat down behind the sofa, and watched with all six eyes.'
      ]
    },
    {
      id: 'smells-the-day',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What can you smell?” whispered {H}. “Everything there’s been,” said the dog. It turned its nose to the hall. “Somebody came in wet at four. Somebody peeled an orange and was told to wash. On Sunday you had visitors, and one of them has a parrot.”',
        '“That’s Aunt Vi,” said {A}. “She didn’t bring it.” “It had sat on her hat,” said the dog. For a nose Sunday is still there, only further down. {H} sniffed as well. There was a bit of sofa, and a bit of now.'
      ]
    },
    {
      id: 'by-day',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“In the shop you’re always asleep,” said {H}. “That’s from the night shift,” said the dog. People stepped over it, all day long, and told each other things. “Nobody counts a dog that’s lying down. I know where all the keys in this street are.”',
        '“Ours too?” asked {A}. “Under the third pot,” said the dog. {A} turned red. “It isn’t a bad place,” said the dog kindly. “But you look at it each time you go past.” {A} had never noticed that.'
      ]
    },
    {
      id: 'the-line-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There had to be a line-up. All who had been in the kitchen were stood against the wall. There were {H}, and {A}, and the broom, and a sack of potatoes. The dog walked along and smelled at each of them twice. “Number four,” it said, “is a friend of mine.”',
        'At the broom it stopped. “Where were you last night?” it asked. The broom stood in its corner, as it had then. “It’s got crumbs in its hair,” whispered {H}. “It’s a broom,” said {A}. “That’s what they all say,” said the dog, and made a note.'
      ]
    },
    {
      id: 'how-it-writes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It had a notebook, and wrote into it with one claw. The writing was all lines and dots. {H} asked what it said. “Tin. Floor. Sofa,” read the dog. “Cat over the road, still open.” It turned a page. “Who’s a good boy? That’s an old case. We’ve never found out.”',
        '“Perhaps it’s you,” said {H}. One of its ears went up. “I’ve been told so,” it said. “But only by people who wanted the ball.” It shut the book carefully and sat on it.'
      ]
    },
    {
      id: 'alibi',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where were you between ten and seven?” the dog asked {A}. “In bed,” said {A}. “Can anybody say so?” {A} thought. The pillow could. It was sent for, and laid on the table, and it had a dent. The dog put a paw into it, and measured.',
        '“It’s your head,” it said. “But a head’s quickly made. How do I know that you were in it all night?” “I’m not in it when I’m asleep, either,” said {A}. The dog wrote that down, and put a line under it. It would be needed later.'
      ]
    },
    {
      id: 'other-noses',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Could I be a police dog?” asked {H}. “There’s a test,” said the dog. Three cups stood upside down, and under one was a bit of cheese. {H} crawled along them with both eyes shut. The first smelled of cup. So did the second. The third smelled of cup, but in a thoughtful way.',
        '“That one,” said {H}. It wasn’t. It was the first. “You’ve got nothing on your face to do it with,” said the dog. It looked at {H}’s nose from both sides. “It’s really only there to hold up glasses.”'
      ]
    },
    {
      id: 'the-torch',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Don’t we need a light?” whispered {A}. “What for?” asked the dog. It never used one. It could smell the chair before anybody bumped into it. {A} stood up to stretch a leg. “Table,” said the dog. Bump. “I did say,” it said.',
        'After that it said everything. “Stool. Bucket. Wall.” They crept behind it in a row, each with a hand on the one in front. “Cold place,” said the dog. “Bread. Somebody’s shoe.” It was like being driven through the house in a very slow bus.'
      ]
    },
    {
      id: 'the-mouse-asked',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Behind the skirting board there was a witness. The dog lay down flat and spoke with it through a crack. You could hear it answer. It was about as loud as a zip. “What does it say?” asked {H}. “It says it was woken by a crunch,” said the dog, “at about two.”',
        '“Was it a big one or a small one?” asked {A}. The dog passed the question in. The zip went up, and the zip went down. “It was one that had slippers on,” said the dog. They both looked under the table. There were no slippers there.'
      ]
    },
    {
      id: 'stays-awake',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It’s not easy to keep watch. First the legs go to sleep. Then it’s the feet. {H} leaned on the dog’s left side, and {A} leaned on its right. It was warm, and smelled of potatoes. “You’ve got to think of something cold,” it said.',
        '“Taps,” said {H}. “Knees,” said {A}. “Tiles,” said {H}, and there was a long gap in the middle of it. “Who’s snoring?” whispered {A}. It was the law. It had one ear up, and that one was on duty.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was questioned too. The dog asked, and {A} looked at the wall. It asked again, a bit more sharply. {A} yawned, with the whole inside to be seen. There was no ginger in there. “It has got fish on its mind,” said the dog, “but that’s another department.”',
        'All the same {A} was told not to leave town. {A} walked once round the dog and sat down on its tail. The detective let that be. They often work with people who know the place.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had to turn out all the pockets, like everybody. Out came a peppermint, and string, and a very old bus ticket. “What’s this?” asked the dog. “That’s a button,” said {S}. “I’m keeping it for the coat.” “And where’s the coat?”',
        '“Gone,” said {S}, “since I was forty.” The dog laid its chin on the table, and smelled at the button for a while. “Grey,” it said. “Wool. It rained a lot.” {S} nodded. {A} had not known about that coat.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“It was me,” said {S}. The dog spun round. “You took two ginger biscuits?” “Yes,” said {S}. “And an elephant.” The dog put down its claw. “What did you do with it?” “It’s in my bed,” said {S}, “and it’s got my blanket.”',
        'They all went to look. There was no elephant there, just a warm place. “It’s got away,” said {S} happily. The dog wrote down: elephant. “People do that,” it told {A}, “when there’s a nice policeman. By morning I’ll have three lions as well.”'
      ]
    },
    {
      id: 'prints',
      A: 'partner',
      paragraphs: [
        'At last all six eyes were shut. When they woke up, there were five biscuits. Through the flour went prints, long and smooth, with no toes. “It’s slippers,” said the dog. Sniff, sniff, it went, round the sofa.',
        '{A} had them on, and they were white underneath. “That can’t be,” said {A}. “I was asleep. I’ve been asleep every night.” “Yes,” said the dog. “That’s when you do it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        '{A} didn’t believe it. “Then lie down on the rug,” said {H}, “and we’ll watch.” {A} lay down, and soon breathed deeply. The clock ticked. Then {A} got up, with shut eyes, and walked to the tin as softly as a cloud. Crunch.',
        '“That’s the sound,” breathed the dog. It took {A} by the sleeve, and led {A} back to the rug. You mustn’t wake anybody who does that. You only see that they don’t bump into things.'
      ]
    },
    {
      id: 'says-something',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Lying there {A} said something, quite clearly. “Platform four,” said {A}. The dog wrote it down. “Where’s that?” asked {H}. “It doesn’t matter where,” said the dog. “They’ll have got there by now.”',
        'A bit later it was “not the green ones”. {H} bent down close and asked: “Which ones, then?” There was a long silence. “Ginger,” said {A}, and smiled. That was the confession, and the police had it in writing.'
      ]
    },
    {
      id: 'crumb-evidence',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was one more piece of proof. A crumb hung on {A}’s chin, and it went up and down. The dog looked at it, and swallowed. “That’s evidence,” it said. “It has to be kept.” It leaned a bit closer. The crumb trembled.',
        '“Are police dogs allowed to?” whispered {H}. “No,” said the dog. It shut its eyes to think of something cold. When it opened them, the crumb had dropped off all by itself, on to its tongue. These things happen at the scene.'
      ]
    },
    {
      id: 'case-closed',
      A: 'partner',
      paragraphs: [
        '“Was it me?” asked {A} on waking up. “It was your slippers,” said {H}. “You were only in them.” There were four in the tin. “But I never noticed!” said {A}. “Then I haven’t had any.” “That’s the sad part,” said the dog, and shut its notebook.',
        '{A} pushed the tin across to {H}. {H} took one, and gave one to the law. In the morning the dog lay beside the potatoes, fast asleep. There was a bit of ginger in its beard.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the tin, and it was as they had said.',
      '{names} stayed in the room, since nobody was to leave it.',
      { text: '{names} held out both hands to be smelled.', needs: ['hands'] },
      { text: '{names} counted the biscuits again, and got six.', needs: ['hands'] }
    ],
    way: [
      '{names} lay behind the sofa as well, and was no trouble.',
      '{names} followed the nose, at the end of the line.',
      { text: '{names} sieved the flour as thin as frost.', needs: ['hands'] },
      { text: '{names} rubbed at a white spot, and it got bigger.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched without a sound.',
      '{names} pricked up at the crunch.',
      { text: '{names} moved a stool out of the way in time.', needs: ['hands'] },
      { text: '{names} signed the notebook at the bottom.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flour was swept up, and the slippers were wiped underneath. The tin went on a shelf.',
    'Beside the tin lay a note: “Two for tonight, so that somebody gets something out of it.” Then {H} washed and went to bed, and kept both feet in.'
  ],
  last: [
    'At about two there was a crunch, and one ear went up, but {H} was asleep.',
    'Somebody with a cap on went by outside, sniff, sniff, and all was well, and {H} was asleep.'
  ]
})
