import { wishPlot } from '../wish-plot.ts'

export const sadNoReason = wishPlot({
  id: 'wish-sad-no-reason',
  wishes: ['sad for no reason', 'sad no reason', 'sad reason', 'sad without a reason', 'feeling sad', 'feels sad', 'felt sad', 'feel sad', 'sad today', 'sad tonight', 'sad all day', 'sad evening', 'sad doesn’t know why', 'sad don’t know why', 'sad why', 'upset for no reason', 'crying for no reason', 'cried for no reason', 'cries for no reason', 'teary for no reason', 'tearful', 'teary', 'weepy', 'low mood', 'glum', 'gloomy', 'mopey', 'sadd', 'crying lot', 'cries lot', 'cries easily'],
  answers: ['no', 'reason', 'why', 'know', 'knows', 'doesn’t', 'sad', 'feeling', 'feels', 'felt', 'feel', 'feelings', 'cry', 'cried', 'crying', 'cries', 'tears', 'teary', 'upset', 'just', 'really', 'very', 'bit', 'little', 'quiet', 'today', 'tonight', 'all', 'day', 'evening', 'morning', 'bedtime', 'about', 'nothing', 'anything', 'wrong', 'happened', 'can’t', 'say', 'child', 'kid', 'girl', 'boy', 'heavy', 'better', 'help', 'down', 'low', 'blue', 'lot', 'easily', 'everything'],
  except: ['time', 'always', 'every', 'weeks', 'months', 'cannot', 'up', 'died', 'dead', 'death', 'dying', 'funeral', 'ill', 'poorly', 'sick', 'hospital', 'doctor', 'accident', 'bully', 'bullied', 'bullying', 'hit', 'hits', 'hurt', 'fight', 'fighting', 'war', 'moved', 'moving', 'divorce', 'separated', 'left', 'gone', 'lost', 'losing', 'miss', 'misses', 'missing', 'away', 'alone', 'lonely', 'because', 'school', 'nursery', 'class', 'teacher', 'friend', 'friends', 'birthday', 'party', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'grandma', 'grandad', 'granny', 'nana', 'grandpa', 'baby', 'sister', 'brother', 'uncle', 'aunt', 'dog', 'cat', 'rabbit', 'hamster', 'fish', 'bear', 'clown', 'monster', 'dragon', 'robot', 'princess', 'king', 'queen', 'giant', 'witch', 'cloud', 'moon', 'star', 'tree', 'snowman', 'song', 'film', 'movie', 'book', 'ending', 'end', 'cheer', 'over', 'rain', 'home', 'homesick', 'team', 'broke', 'broken', 'whale', 'penguin', 'elephant', 'lion', 'bus', 'train', 'chair', 'sofa', 'hungry', 'tired', 'school tomorrow'],
  moods: ['losing', 'alone', 'change', 'learning', 'sleepless', 'quarrel'],
  company: ['bread', 'sofa', 'radiator', 'wall'],
  about: 'The hero is sad and it does not say what about; it is as heavy as a sofa, and so somebody takes the other end.',
  titles: ['It Does Not Say', 'The Other End', 'As Heavy as a Sofa', '{H} and the Brown Sofa', 'Mind the Door'],
  want: [
    {
      id: 'on-the-floor',
      A: 'partner',
      paragraphs: [
        '{H} was sad. {H} sat on the floor with both knees up, and the wall behind. It had come all at once, between one sock and the other. {H} wanted to know what it was about.',
        '{A} sat down there too. “Did something happen?” asked {A}. “No.” “Does anything hurt?” “No,” said {H}. “I’m sad.” “What about?” {H} felt inside for it. “It doesn’t say.”'
      ]
    }
  ],
  way: [
    {
      id: 'going-through',
      A: 'partner',
      paragraphs: [
        '“Is it the old mitten?” asked {A}. {H} had lost it long ago. “No,” said {H}. “Is it tomorrow?” It was not tomorrow either, or yesterday, or supper.',
        'A tear ran down beside {H}’s nose. There was no reason in that either. It only tasted of salt.'
      ]
    },
    {
      id: 'two-socks',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Was it there at breakfast?” asked {A}. “No,” said {H}. “I had one sock on, and I was just as always. Then I was sad. Then I had the other one on.”',
        '{A} looked at the two socks. They were both green. “So it came in through the middle,” said {A}. {H} took off the second sock, in case it could get out that way. It did not. That foot got cold, and {A} put the sock on again. The heel was in the right place.'
      ]
    },
    {
      id: 'man-in-the-bus',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} and {A} looked out of the window for a while. A bus stopped at the lights. In it was a man with his forehead on the glass, and he was looking out too. He looked at {H}, and {H} looked at him.',
        '“He’s got one as well,” said {H}. The lights changed, and the bus took him away. “Perhaps he’s got my reason,” said {H}, “and I’ve got his sad.” {A} thought that could happen, with so many people about.'
      ]
    },
    {
      id: 'saying-nothing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Shall I go away?” asked {A}. “No,” said {H}. “Shall I say something?” “No.” “Shall I stay here and not say something?” {H} nodded.',
        'So {A} did that. It was quite hard to do. Twice {A} breathed in for a word, and let it out again without. A pipe ticked in the wall. Somebody went past outside, with a bag on wheels. “You’re doing it very well,” said {H} after a time.'
      ]
    },
    {
      id: 'full-as-well',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You’re hungry,” said {A}. “That’s all it is. It’s always that.” {A} was quite sure, and brought some bread. There was butter on it, right up to the edges. {H} ate it down to the crust, and then the crust.',
        '“Well?” asked {A}. {H} waited until it had all gone down. “Now I’m sad and full,” said {H}. {A} looked at the empty plate. “But it was good bread,” said {A}. “Yes,” said {H}. “It was very good bread.”'
      ]
    },
    {
      id: 'one-drop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Another tear came, and it fell off the end of {H}’s nose. It made a round dark spot on the floor. They both looked down at it. “What’s that one about?” asked {A}. “Nothing,” said {H}. “It’s just wet.”',
        'They watched it dry. It went from the outside in, quite slowly, until it was as small as a lentil. Then it was a place where you thought that you could still see it. By then no other had come.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was there as well, and did not ask. {A} had never asked anybody anything. {H} was glad of that.',
        '“I’m sad,” {H} told {A}, very quietly. {A} took it just as it was. Nothing more was said about it. They looked at the same bit of wall together.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had one of those when I was small,” said {S}. “It was a Sunday. I went to everybody in the house and asked if it was theirs. My aunt looked at it from all sides. It wasn’t hers, she said, hers were all about money.”',
        '“And whose was it?” asked {A}. “I never found out,” said {S}. “I kept it behind the piano till Tuesday. When I went to look, it had been fetched.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was sad once,” said {S}, “because I bit my tongue.” “That’s about something,” said {A}. “You’ve got a reason.” {S} thought that over. “You can have it,” said {S}. “I’ve finished with it.”',
        '{A} tried to be sad about that tongue. It was kindly meant, but it was no good. It was {S}’s tongue, and it had been on a Wednesday. {A} gave it back, and said thank you.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} looked for a long time at {H}’s face. Then {A} made the same face, with the corners down. It was very good, for somebody who had only just seen it.',
        '“You’ve got it exactly,” said {H}. They sat opposite each other, both with that face on. {A} kept it up a little longer than {H} could.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“At ours there’s a blanket for that,” said {A}, and looked about for one. “You don’t have to say anything. You only go and get it, and then everybody knows.”',
        '{A} laid a blanket round {H}, the one that was nearest. It went over both knees and under both feet. {H} was just as sad in there, but it was not so draughty. “What colour is yours?” asked {H}. “Grey,” said {A}. “It’s been washed a lot.”'
      ]
    },
    {
      id: 'slow-song',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} began to hum, not to {H}, just into the air. It was a slow song about a boat that comes in when everybody has gone home. “That’s a sad one,” said {H}. “Shall I stop?” asked {A}. “No,” said {H}. “It’s the right size.”',
        '{A} hummed it to the end and once more from the beginning. In the place with the low note {H} came in. Their two notes lay side by side for a bit, and neither of them was in a hurry.'
      ]
    },
    {
      id: 'corners-up',
      A: 'partner',
      paragraphs: [
        '“I’ll stop being sad,” said {H}, and pushed both corners of {H}’s mouth up, with two fingers. “Is it gone?” {A} looked. “Only round the mouth,” said {A}. {H} let go, and the corners came down by themselves.',
        '“It’s so heavy,” said {H}, “here,” and laid a hand on the place. “As heavy as a bag?” asked {A}. “No. As a sofa.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-end',
      A: 'partner',
      paragraphs: [
        '“A sofa!” said {A}. “All by yourself? Nobody carries a sofa by themselves.” {A} got up, and bent both knees. “Where’s my end?” {H} looked up. Then {H} got up as well, slowly, and showed {A} where to hold it.',
        'There was nothing to see between them, and it weighed a lot. “Have you got it?” asked {H}. “I’ve got it,” said {A}, rather out of breath. They went sideways, in small steps. “Mind the door,” said {H}.'
      ]
    },
    {
      id: 'in-the-doorway',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the doorway it stuck. They tried it flat, and they tried it on end. “You’ll have to tip it,” said {H}, and {A} tipped. “Not that way. That’s the sad side.” {A} was very sorry, and tipped it the other way.',
        'Then its feet were caught on something. {H} went down on one knee and looked. “It’s got four,” said {H}, “and they’re all on your side of the door.” They went back a step and brought them in one after the other.'
      ]
    },
    {
      id: 'sat-on-it',
      A: 'partner',
      paragraphs: [
        'They set it down in the next room, by the wall. {H} shook both arms. They felt long and light. “What do we do with it now?” asked {A}. “You sit on them,” said {H}.',
        'So they sat down, just there, close together. “Are you still sad?” asked {A}. “Yes,” said {H}. “But it’s underneath now.” {H} leaned back, and {A}’s shoulder was there. “It still doesn’t say what it’s about.” “No,” said {A}. “Sofas don’t.”'
      ]
    },
    {
      id: 'down-behind',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In every sofa there is something down behind the cushions. {H} felt about beside one leg, where that would be, with the whole arm. “Anything?” asked {A}. “A comb,” said {H}. “A bit of a biscuit. And something with a wheel.”',
        '“And the reason?” {H} felt once more, right to the very back, with one cheek on the floor. “No,” said {H}. “Only another biscuit.” So they ate the two biscuits. Nobody else could see them, but they tasted quite good.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What does it look like?” asked {A}, who could only feel it. {H} bent over and had a look. “It’s brown,” said {H}. “With buttons. One’s off.” {A} felt for the place where the button was off, and nodded.',
        '“It’s not a bad one, for a sad one,” said {H}. Then {H} had to laugh, but only a little, because it rhymed. The sofa went up and down once underneath them.'
      ]
    },
    {
      id: 'in-the-morning',
      A: 'partner',
      paragraphs: [
        '“What if there’s another one tomorrow,” asked {H}, “between the socks?” “Then there’s another one,” said {A}. {H} thought about that. “I’ll say: sofa,” said {H}. “And you come and take the other end.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came a bit nearer, and asked nothing.',
      '{names} went past on quiet feet, and looked in once more.',
      { text: '{names} turned the big lamp off and left the small one on.', needs: ['hands'] },
      { text: '{names} laid a clean hanky within reach, and went away again.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down by the same wall, a little further along.',
      '{names} breathed slowly, and {H} could hear it.',
      { text: '{names} looked for the old mitten all the same, behind the shoes.', needs: ['hands'] },
      { text: '{names} cut some bread into fingers, for later.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the sofa, just in time.',
      '{names} waited in the next room, where it was going.',
      { text: '{names} moved a shoe aside, so that nobody tripped.', needs: ['hands'] },
      { text: '{names} held the door wide open with one elbow.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the rooms straight, and walked round the sofa, so that nobody bumped into it.',
    '{H} washed the salt off with warm water, and lay down. Over there something was still a bit sad. But it stood on its own four feet.'
  ],
  last: [
    'The sofa stood where they had set it down, and nobody had to hold it. {H} was asleep.',
    'Whatever it was about, it did not say so that night either, and {H} was asleep.'
  ]
})
