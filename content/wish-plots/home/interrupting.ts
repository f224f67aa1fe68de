import { wishPlot } from '../wish-plot.ts'

export const interrupting = wishPlot({
  id: 'wish-interrupting',
  wishes: ['interrupting', 'interrupts', 'interrupt', 'interrupted', 'butting in', 'butts in', 'always phone', 'talk phone', 'talks phone', 'talking phone', 'speak phone', 'wait phone', 'wait turn talk', 'wait turn speak', 'turn to talk', 'turn to speak', 'turn talking', 'grown-ups talking', 'grown-ups talk', 'grownups talking', 'adults talking', 'others talking', 'finish talking', 'finish sentence'],
  answers: ['interrupting', 'interrupts', 'interrupt', 'interrupted', 'butting', 'butts', 'phone', 'telephone', 'call', 'calls', 'talk', 'talks', 'talking', 'speak', 'speaking', 'speaks', 'say', 'wait', 'waits', 'waiting', 'turn', 'turns', 'sentence', 'sentences', 'finish', 'finished', 'grown-ups', 'grown', 'ups', 'grownups', 'adults', 'others', 'people', 'everyone', 'everybody', 'me', 'us', 'I’m', 'always', 'never', 'constantly', 'keeps', 'can’t', 'all', 'time', 'when', 'while', 'until', 'learning', 'not', 'wants', 'lets', 'let', 'mummy', 'mum', 'mom', 'mommy', 'daddy', 'dad', 'conversation', 'conversations', 'dinner', 'table', 'over', 'are', 'someone', 'somebody', 'else', 'class', 'teacher', 'school'],
  except: ['hospital', 'doctor', 'nurse', 'police', 'died', 'grandpa', 'nana', 'ill', 'cried', 'crying', 'shout', 'shouting', 'shouts', 'angry', 'whisper', 'whispering', 'divorce', 'lawyer', 'court', 'sad', 'parrot', 'dragon', 'animals', 'animal', 'dog', 'cat', 'toys', 'prison', 'sleep', 'game', 'lost', 'work', 'nobody', 'listens', 'screen', 'always on', 'sorry'],
  nothingElse: true,
  moods: ['learning', 'waiting', 'change', 'quarrel'],
  company: ['telephone', 'chair', 'arm', 'table', 'berries', 'aunt', 'hat'],
  about: 'The hero has something to say while the other is on the telephone, and loses it, until words may knock and wait in the hall.',
  titles: ['Somebody’s in the Hall', 'It Began with a B', '{H} Knocks on an Arm', 'What It Was About the Hat', 'A Chair for a Word'],
  want: [
    {
      id: 'on-the-telephone',
      A: 'partner',
      paragraphs: [
        '{A} was talking on the telephone with an aunt, and {H} had something to say. “It’s about …” said {H}. “In a minute,” said {A}. {H} waited for one breath. “But it’s …” said {H}. “You’re interrupting,” said {A}, and the aunt had to begin again.',
        '{H} did not want to interrupt. {H} only wanted to say one thing, while it was still there.'
      ]
    }
  ],
  way: [
    {
      id: 'gone',
      A: 'same',
      paragraphs: [
        '{H} pressed both lips together and held the thing in. The aunt talked about her knee, and then about her stairs. At last {A} put down the telephone. “What was it?” {H} opened {H}’s mouth. Nothing came out.',
        '“It began with a B,” said {H}. They tried the bath, the bread and the bus. Then {A} sat down, and it squelched. On the chair lay {A}’s best hat, and it was full of something. “The berries!” cried {H}. “I put them in your hat!”'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long’s a minute, when you’re talking?” asked {H}. They looked at the clock. The last one had been as long as it takes to boil an egg, and eat it.',
        '“And how long’s one of yours?” asked {A}. {H} sat still, and said “now” when it was over. The thin hand had moved five steps. “So we’re both wrong,” said {A}, “but not in the same direction.”'
      ]
    },
    {
      id: 'full-mouth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next time {H} filled {H}’s mouth with water, so that nothing should get out. {A} was talking with the aunt again. {H} went up and down, with round cheeks, and pointed at the window.',
        '“What is it?” asked {A}. That was the moment. {H} had to choose between the water and the word, and both came at once. The aunt asked if it was raining.'
      ]
    },
    {
      id: 'gap',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You have to wait for a gap,” said {A}. {H} listened for one. Grown-ups have them, but they’re narrow. There was one after “anyway”, and {H} ran at it. But somebody was through already with a “so”.',
        '“You’ve got to be quicker,” said {A}. “Or thinner,” said {H}. There was another one after “well”, and it was only a breath.'
      ]
    },
    {
      id: 'drawn',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried to draw what there was to say, and held it up. {A} had the telephone at one ear and looked at it with both eyes. It was brown, with something coming out at the top.',
        '“A bear?” said {A}. “In a hat?” {H} shook {H}’s head. “What bear?” asked the aunt. It was a kettle, and by then everybody knew.'
      ]
    },
    {
      id: 'inside',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“What does it feel like,” asked {A}, “when you can’t say it?” {H} thought. “Like when you carry soup,” said {H}. “You can’t look at anything else.”',
        '“And if I talk to you then?” “Then it slops,” said {H}. {A} had never known that there was so much to carry. {A} would have held a door open.'
      ]
    },
    {
      id: 'long-word',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Was it long?” asked {A}, when another word had got lost. {H} showed how long with both hands. {A} looked for it under the table, and behind the bread.',
        '“Words come back when you don’t think of them,” said {A}. So they thought of something else, and very hard. In the middle of the night it came back. By then {A} was fast asleep.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then a neighbour stood at the door, only for a moment, with one foot on the mat. {H} knew those moments. They talked about the bins. The neighbour’s other foot came in as well.',
        '{H} had one thing to say, and it was for the neighbour. When at last there was a gap, it fitted. “You’re standing on my train,” said {H}.'
      ]
    },
    {
      id: 'pet-taps',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} never interrupted. When {A} wanted something, {A} came and sat there and looked. It was done so well that after a while everybody stopped talking.',
        '{H} sat down beside {A} and looked in just the same way. “What do you both want?” somebody asked. {A} wanted the door. {H} had come to learn it.'
      ]
    },
    {
      id: 'elder-hand-up',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At our table only one could talk,” said {S}, “and that was whoever had the salt.” {A} asked what happened if you wanted to say something. “You asked for the salt,” said {S}.',
        '“And if they said no?” “You can’t say no to salt,” said {S}. Everything at that table had been very salty, and everybody had been heard.'
      ]
    },
    {
      id: 'child-both',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} and {A} both had something, and they both began with it. Neither of them stopped. They said it all, side by side, from the beginning to the end.',
        '“What did I say?” asked {S}. {A} had no idea. “And what did I say?” {S} had none either. It had been two good stories, and they had gone past each other like trams.'
      ]
    },
    {
      id: 'baby-talks',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a lot to say as well, and said it into the telephone. The aunt listened. Then she answered, and {S} went quiet, and looked into the little holes.',
        '“Now it’s your turn again,” said {A}. {S} said the same thing once more. The aunt told everyone that it had been the best talk she had had all week.'
      ]
    },
    {
      id: 'guest-finger',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I’ve got something to say, I turn my ring round,” said {S}. “Then I know it’s still there.” {A} had no ring, and turned a button instead.',
        '“And if there are two things?” asked {A}. {S} turned the ring, and then crossed one leg over the other. “With four I can’t get up any more,” said {S}.'
      ]
    },
    {
      id: 'nowhere-to-sit',
      A: 'partner',
      paragraphs: [
        'They ate the berries out of the hat. “First you came in without knocking,” said {A}. “Then I didn’t know you were there. It’s like a door. If nobody knocks, I can’t say come in.”',
        '{H} licked the spoon. “Then I’ll knock,” said {H}. “But where?” They looked {A} up and down. The arm was best.'
      ]
    }
  ],
  turn: [
    {
      id: 'knock-on-arm',
      A: 'partner',
      paragraphs: [
        'The aunt rang again, because she had left out the end, and {H} had something to say again. {H} went and knocked on {A}’s arm, with one knuckle, twice. {A} went on talking, and laid a hand over {H}’s. That meant that somebody was in the hall. {H} held the thing, and it did not press now. It had been let in as far as the coats.',
        '“There’s somebody to see me,” said {A} to the aunt, and bent down. “The tap’s on,” said {H}. It was the bath, and it was at the top.'
      ]
    },
    {
      id: 'kinds-of-knock',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that they settled the knocks. One meant that it could wait until tomorrow. Two was for something nice. Three meant water, or smoke, or berries. “And four?” asked {A}. Four meant that it had nothing to say, and only wanted to stand there.',
        'There were quite a lot of fours that day. {A} got used to having one hand on top of another.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What does it do in the hall, while it waits?” asked {A}. {H} had thought about that. “It wipes its feet,” said {H}, “and it looks at itself in the mirror.”',
        'So when it came in, it was tidier. It had been “there’s a man and a ladder and he’s got a bucket on his foot”. Now it was “somebody ought to go out and help”.'
      ]
    },
    {
      id: 'knock-at-table',
      A: 'other',
      spare: 15,
      paragraphs: [
        'At table they all knocked. {A} knocked on the bread, and then talked about it. {H} knocked on {A}, and {A} knocked on the teapot to say that it was empty.',
        'Nobody interrupted, but nobody could hear anything for knocking. In the end they only held up a spoon. It was as quiet as a bus with one passenger.'
      ]
    },
    {
      id: 'to-whom',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“May I tell the aunt something myself?” asked {H}. {A} held out the telephone. {H} knocked on it first. “Come in,” said the aunt. {H} told her about the hat, and it took some time.',
        'Once the aunt said “but”. “In a minute,” said {H}. Then {H} laid a hand on the table, where the aunt’s would have been.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        'When the bath had been let down, {H} told {A} about a beetle. It was long, and there was no gap in it anywhere. In the middle somebody knocked on {H}’s arm, twice. But {H} laid a hand over {A}’s, and went on to the end of the beetle.',
        '“Yes?” said {H} then. “Come in.” “How big was it?” asked {A}. That was a good question, and {H} had to begin again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had something to say too, and had forgotten it long ago.',
      '{names} sat down near the telephone, to hear about the knee.',
      { text: '{names} laid a finger on the lips and pointed at the telephone.', needs: ['hands'] },
      { text: '{names} held up five fingers, for so many minutes.', needs: ['hands'] }
    ],
    way: [
      '{names} came to look at the hat from below.',
      '{names} got the berries from the brim.',
      { text: '{names} brought more spoons.', needs: ['hands'] },
      { text: '{names} looked for the word under B in the big book.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the knock and looked at the door.',
      '{names} went to look at the bath, which was nearly over the edge.',
      { text: '{names} knocked on the wall, to see who would say come in.', needs: ['hands'] },
      { text: '{names} turned off the tap.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the best hat, and hung it over a bowl to dry.',
    '{H} got clean, and lay down. There was one more thing to say, and it could wait until the morning. {H} knocked for it once, on the pillow.'
  ],
  last: [
    'Everything had been said to the end, and {H} was asleep.',
    'One small thing was left in the hall until morning, and {H} was asleep.'
  ]
})
