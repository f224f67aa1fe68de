import { wishPlot } from '../wish-plot.ts'

export const alarmClock = wishPlot({
  id: 'wish-alarm-clock',
  wishes: ['alarm clock', 'alarm clocks', 'alarmclock', 'morning alarm', 'clock alarm', 'clock rings', 'ringing clock', 'alarm clock ringing', 'waking clock', 'sleepy alarm clock', 'alram clock', 'wakes alarm clock', 'bedside clock'],
  answers: ['wakes', 'wake', 'waking', 'woke', 'up', 'ringing', 'rings', 'ring', 'sleepy', 'tired', 'sleeps', 'sleeping', 'asleep', 'slept', 'tick', 'ticks', 'ticking', 'loud', 'bells', 'morning', 'seven', 'early', 'bedside', 'round', 'old', 'our', 'new', 'little', 'red', 'who', 'that', 'never', 'overslept', 'oversleeps', 'talking', 'talks', 'bell', 'first', 'late', 'itself', 'school', 'noisy'],
  except: ['fire', 'smoke', 'burglar', 'car', 'broke', 'broken', 'smashed', 'threw', 'died', 'dead', 'scared', 'afraid', 'scary', 'frightened', 'cuckoo', 'cockerel', 'rooster', 'dog', 'cat', 'phone', 'tell', 'learning', 'time', 'teach', 'change', 'changes', 'summer', 'why', 'how', 'lost', 'nightmare', 'wet', 'bed', 'crocodile', 'false', 'tower', 'grandfather', 'hates', 'refuses', 'wont'],
  moods: ['first', 'learning', 'late', 'sleepless', 'waiting'],
  company: ['clock'],
  about: 'Nobody wakes the alarm clock, since it never sleeps for fear of being late; so the hero keeps its watch for a quarter of an hour, and wakes it.',
  titles: ['Who Wakes the Alarm Clock', 'A Quarter of an Hour Off', 'In Case of Seven', '{H} Has the Watch', 'It Was on Time'],
  want: [
    {
      id: 'who-wakes-it',
      A: 'partner',
      paragraphs: [
        'The alarm clock was round, and had two bells for ears, and every morning it woke {H}. “Who wakes the alarm clock?” asked {H}. “Nobody,” said {A}. “It just wakes up.” {H} wanted to do it once, and nicely, with one hand on its shoulder.',
        'It was only evening, so they set it to ring in five minutes. {H} knelt down in front of it, to be there first. Tick, tick, tick. “Good mor…” whispered {H}. “DRRRING!” went the clock. It hopped. {H} hopped as well.'
      ]
    }
  ],
  way: [
    {
      id: 'wide-awake',
      A: 'partner',
      paragraphs: [
        '“It was awake already,” said {H}. They set it again. This time they sang it a lullaby first, and laid a flannel over it, up to the chin. Tick… tick… It got slower. Then it gave a start, and shook off the flannel.',
        '“I mustn’t,” said the clock, very softly. “What if I’m late?” “When did you last sleep?” asked {H}. The clock thought. “I’ve never tried it,” it said. “There’s always a seven coming.”'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you do all night, then?” asked {A}. “I count,” said the clock. “One, two. One, two. I’ve never got further. But it’s a good beginning.” And it had looked round the room. It knew how many slats there were in the blind.',
        '“Twenty-two,” it said. “And a bent one. And at four somebody goes by with a trolley. It’s got a squeaky wheel, the left back one.” {H} had never heard that trolley. {H} wanted to know what was in it.'
      ]
    },
    {
      id: 'fright',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Doesn’t it give you a fright?” asked {H}. “Each time,” said the clock. “I know that it’s coming, and then it’s so loud! It’s right beside my ears.” There was a small hammer between the two bells. It went from one to the other so fast that it was a blur.',
        '{A} held up a finger next to it. “Does it hurt?” “It tickles,” said the clock. “But you don’t notice that for the noise.”'
      ]
    },
    {
      id: 'other-ways',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could crow,” said {A}, “as they do on a farm.” The clock asked how that was done, and {A} showed it, with elbows. It was heard all over the building. A window was shut. “It’s a bit much,” said the clock. “I only want one person up.”',
        '{H} thought that it might smell of toast. It tried. It held its breath until the hands shook. There was a slight smell of brass. You would not have got up for that.'
      ]
    },
    {
      id: 'hiding-under-pillow',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The clock had seen a good deal of mornings. Some people hit it on the head and said “five minutes”. It had been under a pillow, and once in a sock drawer. “It was nice and quiet there,” it said. “But I rang all the same. The socks were very angry.”',
        '“And what do I do?” asked {H}. “You say that it isn’t you,” said the clock. “You say I’ve got the wrong address.” {A} nodded. {A} had heard that too, through the wall.'
      ]
    },
    {
      id: 'hands',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The clock had a short hand and a long one, and a thin one that was always running. “Where’s it off to?” asked {A}. “To the top,” said the clock. “And when it’s there, it’s just gone past.” {H} ran along with one finger. It was no great distance, but it never stopped.',
        'There was a fourth one too, a small red one. It stood still. “That’s the seven,” said the clock, and dropped its voice. “I try not to look at it.”'
      ]
    },
    {
      id: 'sheep',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’ve got to count sheep,” said {A}. “Then you drop off.” The clock had heard of it. “One sheep,” it said. “Two sheep. One sheep. Two sheep.” They were the same two. They went over the fence and back again, as regular as anything.',
        '“Don’t they get tired?” asked {H}. “They’re wide awake,” said the clock. “They’re waiting for seven.” It had made the whole field nervous.'
      ]
    },
    {
      id: 'the-key',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On its back there was a key like a butterfly. {H} was allowed to wind it up, because that was its supper. “Crick, crick,” it went. “Not too much,” said the clock, with its mouth full. “Or else I go too fast, and it’s Thursday.”',
        'Then it sat there and was full. You could hear that the ticks were rounder. {A} asked what it tasted of. “Of the same as yesterday,” said the clock, quite contented.'
      ]
    },
    {
      id: 'others-who-stay-up',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Our clock isn’t the only one,” said {A}. “There’s the baker, and the man on the night bus. There’s the light on the landing.” {H} had not known that so many were up. They’d all have to be woken by somebody, and when?',
        '“They sleep by day,” said {A}. The clock’s bells trembled. By day it was looked at all the time, by everyone who was late. “I can’t sleep while I’m being looked at,” it said.'
      ]
    },
    {
      id: 'other-knows-better',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} did not need an alarm clock. {A} had one built in. “I knock on my pillow seven times,” said {A}, “and then I’m awake at seven.” {H} and the clock looked at each other. They had both heard that knocking.',
        '“And it works?” asked {H}. “To the minute,” said {A}. The clock waited until {A} had gone. “It’s me,” it whispered. “I do it through the wall.”'
      ]
    },
    {
      id: 'sundays',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“But on Sundays you’re off,” said {A}. “I’m switched off,” said the clock. “That’s not the same. At seven I feel it coming, up from the feet. I hold it in until lunch.” {H} had always thought that it hummed on Sundays because it was happy.',
        '“And where does it go, if you don’t ring it?” asked {H}. “Into Monday,” said the clock. {A} nodded slowly. That explained a good deal about Mondays.'
      ]
    },
    {
      id: 'five-more-minutes',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{H} tried it as {A} does it, from the end of the bed. “It’s getting late,” {H} told the clock, and tickled its feet. It had three, and they were cold. “I know,” said the clock. “I’m the one who knows.”',
        '“You’re meant to say, five more minutes,” said {A}. The clock tried it. “Five more minutes,” it said. Then it looked at its hands, and watched all five of them go by.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had never understood the clock. {A} slept, and then was awake, and there had been nothing in between. {A} could do that twelve times in a day. The clock watched, with both hands on the five.',
        '“How do you do it?” it asked. {A} lay down at once, to show it. It took one breath. The clock went closer, and looked on, as you look at somebody who can whistle.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In our street there was a woman with a long stick,” said {S}. “She went along at five, and tapped on the windows with it. She didn’t go on until you’d waved.” “And who woke her?” asked {A}.',
        '“That’s what we asked as well,” said {S}. “A boy I knew stayed up one night to see. At half past four the baker’s boy threw a crust at her shutter. And he’d been woken by the oven. After that the boy fell asleep, so we don’t know about the oven.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be woken too, and lay down on the rug for it. “Drrring,” said {A}. {S} lay there with tight-shut eyes, and grinned. “You’ve got to wake up now,” said {A}. “I’m so tired,” said {S}, “that I haven’t heard it.”',
        'So {A} did it three times, and each was louder. At the last one {S} sat up and stretched. “Is it morning?” “It’s evening,” said {A}. “Then you’ve woken me too early,” said {S}, and lay down again.'
      ]
    },
    {
      id: 'nobody-relieves-it',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the bed, and looked at the clock. “It’s like the man at the lighthouse,” said {A}. “He’d like to lie down. But then there’s nobody up there. Somebody would have to come and say: I’ve got it now.”',
        '{H} moved the clock gently to the side, and sat down in its place. {H} held up two spoons for bells. “I’ve got it now,” said {H}. “You’re off till a quarter past.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-watch',
      A: 'partner',
      paragraphs: [
        'The clock let itself be laid down, with the flannel up to its chin. Tick, it went. Tick. And then it only breathed. {H} watched {A}’s wristwatch and did not stir. An alarm clock mustn’t scratch, and mustn’t talk. {A} yawned. {H} did not.',
        'At a quarter past {H} raised both spoons and took a huge breath. Then {H} saw the clock lying there, with its hands open. {H} put down the spoons.'
      ]
    },
    {
      id: 'its-dream',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It slept on its back, and it did a bit of snoring, on two notes. Once its hammer twitched. “It’s dreaming,” breathed {A}. “It’s running after something.” “After the little thin one,” breathed {H}, who was not allowed to talk.',
        'The flannel went up and down. Under it the clock smiled, with the hands at ten to two. It was nothing like ten to two.'
      ]
    },
    {
      id: 'long-minutes',
      A: 'same',
      spare: 14,
      paragraphs: [
        'From inside, a minute was much longer. {H} had not thought so. First it was only a minute. Then it had a middle, and after the middle came most of it. One foot went to sleep. {H} envied it a little.',
        '“Do you want to be relieved?” whispered {A}. {H} shook the spoons, very slightly. There was always a quarter past coming.'
      ]
    },
    {
      id: 'on-its-shoulder',
      A: 'partner',
      paragraphs: [
        '{H} bent down, and laid one hand on its shoulder. “Drring,” whispered {H}. The clock woke up. “Is it late?” it asked. “It’s exactly now,” said {H}. The clock lay still a moment longer. “So you can do it like that,” it said. “And I’ve always shouted.”',
        '“You could do it my way tomorrow,” said {H}. “I’d have to have a hand for that,” said the clock. {H} looked into its round face. “You’ve got two,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hopped too, and higher than the clock.',
      '{names} looked at the bells, which were still humming.',
      { text: '{names} set the red hand, and checked it twice.', needs: ['hands'] },
      { text: '{names} knelt beside {H}, to be there second.', needs: ['hands'] }
    ],
    way: [
      '{names} got sleepy from the lullaby, and had to be shaken as well.',
      '{names} kept the clock company, wide awake.',
      { text: '{names} tucked in the flannel on the other side.', needs: ['hands'] },
      { text: '{names} sang the second part, below the tick.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in time with the flannel.',
      '{names} came close to see it sleep.',
      { text: '{names} held the spoons, now that they were free.', needs: ['hands'] },
      { text: '{names} tiptoed to the door, and closed it for the clock.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons were put back in their drawer. The red hand was set to seven, and the clock could look at it now.',
    'Washed and dried, {H} lay down. “I’ve got it now,” said the clock, very softly, and stood up straight. So {H} was off until the morning.'
  ],
  last: [
    'The clock had the watch, and was not worried, and {H} was asleep.',
    'Tick, it went, and tick, and nothing was late, and {H} slept with open hands.'
  ]
})
