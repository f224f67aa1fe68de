import { wishPlot } from '../wish-plot.ts'

export const toldOff = wishPlot({
  id: 'wish-told-off',
  wishes: ['told off', 'got told off', 'getting told off', 'being told off', 'told off school', 'told off teacher', 'telling off', 'a telling off', 'got in trouble', 'gets in trouble', 'getting in trouble', 'being in trouble', 'trouble today', 'trouble for talking', 'trouble for running', 'trouble school', 'trouble nursery', 'trouble teacher', 'trouble class', 'teacher cross', 'teacher was angry', 'teacher angry', 'teacher shouted', 'teacher shouting', 'teacher yelled', 'teacher was mad', 'teacher mad', 'teacher annoyed', 'teacher told', 'miss was cross', 'scolded', 'scolding', 'scold', 'sent out class', 'sent to the head', 'sent headteacher', 'sent principal', 'timeout', 'naughty step', 'naughty chair', 'naughty school', 'lost golden time', 'missed golden time', 'kept in playtime', 'stay in playtime', 'name on the board', 'red card school', 'yellow card school', 'moved down chart', 'detention', 'moved sad cloud', 'name sad cloud', 'sad cloud school', 'sad cloud teacher', 'sad cloud class', 'sad cloud today'],
  answers: ['school', 'nursery', 'preschool', 'kindergarten', 'class', 'classroom', 'teacher', 'miss', 'lesson', 'assembly', 'carpet', 'line', 'playtime', 'break', 'lunch', 'playground', 'head', 'headteacher', 'today', 'first', 'time', 'talking', 'chatting', 'running', 'laughing', 'giggling', 'shouting', 'listening', 'daydreaming', 'messing', 'corridor', 'late', 'forgot', 'homework', 'upset', 'sad', 'cried', 'crying', 'worried', 'scared', 'ashamed', 'embarrassed', 'feels', 'felt', 'feeling', 'bad', 'naughty', 'cross', 'angry', 'mad', 'shouted', 'yelled', 'trouble', 'because', 'front', 'everyone', 'whole', 'told', 'getting', 'got', 'getting', 'being', 'again', 'always', 'sorry', 'friend', 'friends', 'still', 'sent', 'out', 'silly', 'for', 'made', 'her', 'him', 'was', 'step', 'chair', 'golden', 'lost', 'missed', 'kept', 'board', 'name', 'card', 'chart', 'cloud', 'principal'],
  except: ['retiring', 'retirement', 'hit', 'hits', 'hitting', 'smacked', 'slapped', 'hurt', 'touched', 'touching', 'secret', 'secrets', 'lie', 'lies', 'lying', 'stole', 'stealing', 'died', 'dead', 'ill', 'police', 'prison', 'baby', 'bully', 'bullied', 'story', 'joke', 'jokes', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'dragon', 'dog', 'cat', 'puppy', 'monkey', 'robot', 'wizard', 'witch', 'elf', 'santa', 'goat', 'bear', 'penguin', 'pirate', 'engine', 'train', 'water', 'sea', 'bite', 'bit'],
  moods: ['quarrel', 'learning', 'afraid', 'alone', 'losing', 'change', 'late'],
  fed: true,
  company: ['chair', 'onions', 'onion', 'pot', 'ears'],
  about: 'The hero was told off, and nobody said when that ends; so a chair is told off, to watch it, and is quite forgotten.',
  titles: ['How Long It Lasts', 'The Chair Was Told', '{H} and the Chair by the Wall', 'Onions', 'It Was Over at the Onions'],
  want: [
    {
      id: 'when-does-it-end',
      A: 'partner',
      paragraphs: [
        '{H} had been told off today, in front of everybody. It had made {H}’s ears hot, and something sat in {H}’s tummy like a cold dumpling. The dumpling was still there. “Am I still told off?” asked {H}. “Or is it over?”',
        '{A} put down an onion. “Did nobody say?” Nobody had. “I heard when it began,” said {H}. “I want to know when it ends.”'
      ]
    },
    {
      id: 'a-bucket-in-it',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What was it for?” asked {A}. {H} said what it was, quite fast, to the floor. {A} listened to the end.',
        '“I did something like that once,” said {A}. “Only with a bucket.” “What happened to the bucket?” asked {H}. “It came down in the end,” said {A}. {H} would have liked to ask more. But there was the dumpling.'
      ]
    },
    {
      id: 'like-cows',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“They all looked round at me,” said {H}. “Like cows.” “How do cows look?” asked {A}. {H} showed it, with {H}’s chin well forward. {A} did it back.',
        'They looked at each other like that for a good while. {A} did not look cross at all, only rather hungry for grass. “Moo,” said {A}, after some time.'
      ]
    }
  ],
  way: [
    {
      id: 'being-good',
      A: 'partner',
      paragraphs: [
        'To be on the safe side, {H} was good. {H} sat up straight, with both feet side by side, and did not even lean. It was hard work, and it itched. “Is it over now?” asked {H}, with lips that hardly moved.',
        '“I can’t tell,” said {A}. “We didn’t see yours begin. We need a new telling-off, and then we’ll watch how long it lasts.”'
      ]
    },
    {
      id: 'thank-you-for-the-thank-you',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had also begun to be polite. {H} said please to the door. {H} said thank you to {A} for the onion, and then thank you for “not at all”.',
        '“You’re making me nervous,” said {A}. “I’m sorry,” said {H}. “May I be sorry?” {A} had to hold on to the table, so as not to laugh.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H}’s hands had to be good as well, so {H} sat on them. Then it was the nose that itched. {A} saw how it twitched, and came over.',
        '“Higher,” said {H}, “and more to the left.” {A} scratched {H}’s nose with one finger, politely. “Does it hurt, sitting on them?” “They’ve gone to sleep,” said {H}. “Then at least they can’t do anything that anybody minds,” said {A}.'
      ]
    },
    {
      id: 'use-my-onions',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Something ran down {A}’s cheek. “Are you crying?” asked {H}. “It’s the onions,” said {A}. {H} sniffed. “With me it isn’t onions,” said {H}, quite low.',
        '“You can say that it is,” said {A}, and pushed an onion over. So {H} bent over the onion, and they both wept for a while, and blew their noses.'
      ]
    },
    {
      id: 'elder-broom',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was sent out once,” said {S}, “and then they forgot me. I stood in the corridor until the man came with the brooms.” “Did you cry?” asked {A}.',
        '“At first. Then he gave me the small broom. He did the middle, and I did the corners.” {S} drew one in the air, with a very fine point. “They never knew why that corridor was so clean. I’m good at corners to this day.”'
      ]
    },
    {
      id: 'guest-hat',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“I was told off on a bus once,” said {A}, “about my hat. I got out two stops early.” “And the hat?” asked {H}. “I got out without it. It went on to the end of the line.”',
        'They thought about that hat for a moment, and all that it had seen. “It came back the next day,” said {A}, “on somebody else.”'
      ]
    },
    {
      id: 'it-was-my-toe',
      A: 'partner',
      paragraphs: [
        '{A} looked round the room, and stopped at a chair. {A} had walked into it at breakfast. “You!” said {A} to the chair. “You were in the way again. That was my toe! Go over there, and think about it.” {A} pushed it to the wall, with its face to it. If a chair had ears, they were hot now.',
        'Then {A} went back to the onions, and began to hum. {H} watched the chair. The chair stood there with its face to the wall, and nobody said a word to it.'
      ]
    },
    {
      id: 'other-chairs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Round the table stood the other chairs, and they all faced the same way. “They’re looking,” thought {H}. {H} went and turned each of them round a bit, very quietly. Now they had the window to look at.',
        'By the pot, {A} was humming the one about the boat. The steam went up. From where the chair stood, there was no window and no steam. There was only wall.'
      ]
    },
    {
      id: 'under-the-seat',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} sat down by the wall for a bit, so that there were two of them. From there you could see the chair from below. There was old chewing gum, and somebody had written a four.',
        '“It’s got a nice underneath, all the same,” said {H}, not very loud. {A} did not hear it. {A} had got to the part of the song where the boat comes home.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“You get told off,” said {H} to {A}. “You were told this morning. How long did yours last?”',
        '{A} looked at {H} as if it had never heard of this morning. There was no sign of it on {A} anywhere, and {H} looked from all sides. “It’s quite gone,” said {H}, rather jealous.'
      ]
    },
    {
      id: 'baby-no',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had heard the chair being told off. {A} shook one finger at a spoon. “Na, na, na,” said {A}, and looked very fierce.',
        'Then {A} laughed, and kissed the spoon. {H} had counted. “That telling-off lasted four,” said {H}. “It’s the shortest I’ve ever seen.”'
      ]
    }
  ],
  turn: [
    {
      id: 'thinking-of-onions',
      A: 'partner',
      paragraphs: [
        '“When does it end?” asked {H} at last. “When does what end?” asked {A}. “The chair.” {A} turned round. “Oh!” said {A}. “Is that still there? I’d clean forgotten. I’ve been thinking about onions.”',
        '“But the chair hasn’t forgotten,” said {H}. “It’s been thinking about it the whole time.” They both looked at its back. “I stopped being cross ages ago,” said {A}, “and nobody told the chair.”'
      ]
    },
    {
      id: 'where-it-wants',
      A: 'partner',
      paragraphs: [
        '{H} went and laid one hand on the chair. “It’s over,” said {H}. “It was over at the onions.” {H} turned it round, and pushed it to the best place at the table. When the soup came, {H} sat on it.'
      ]
    },
    {
      id: 'child-wipes',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Do you think it cried, over there?” asked {S}. “Chairs do it on the inside,” said {A}.',
        '{S} got down and wiped all four legs with a sleeve, in case some had come out. Then {S} gave it a biscuit to hold. {A} looked the other way, and when {A} looked back, the biscuit was gone. “It was hungry,” said {S}, chewing.'
      ]
    },
    {
      id: 'the-toe',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Under the table {A} pulled off a sock, and they looked at the toe. It was just a toe. “Does it still hurt?” asked {H}. “Not since the toast,” said {A}.',
        '“And when you shouted at the chair?” “I was only cross so that you could see it,” said {A}. “But I was a bit cross as well, for a minute or two. I’m sorry, chair.” {H} waited a moment. “It says not at all,” said {H}.'
      ]
    },
    {
      id: 'as-far-as-the-tap',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“How long are you cross, mostly?” asked {H}. {A} had to work it out. “From the door to the tap,” said {A}. “About the umbrella I was cross as far as the bus.”',
        '{H} tried the door to the tap, on foot. It was nine steps, and fourteen if you dragged them. “And then?” “Then I drink some water,” said {A}. “I look out of the window for a bit, and forget what I was cross about.”'
      ]
    },
    {
      id: 'left-ear',
      A: 'partner',
      paragraphs: [
        '“Have the ones who told me off stopped being cross too?” asked {H}. “Long ago,” said {A}. “They’re thinking about onions.” Then {A} bent down, and said it into {H}’s left ear, and into the right one. “It’s over.” Both ears were quite cool, and the dumpling had gone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned on {H}’s knee, on the dumpling side.',
      '{names} came in softly, and sat down close.',
      { text: '{names} felt {H}’s ears, first one and then the other.', needs: ['hands'] },
      { text: '{names} peeled the next onion, and it made the eyes run.', needs: ['hands'] }
    ],
    way: [
      '{names} sat up straight as well, for nearly a minute.',
      '{names} hid behind the sofa, just in case.',
      { text: '{names} blew a little on the hot ears, to the left and to the right.', needs: ['hands'] },
      { text: '{names} straightened two slippers, side by side, and was thanked for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the pot, and was not told off.',
      '{names} sat down by the wall, with the chair.',
      { text: '{names} wiped the chair down with a cloth, and took care round the back.', needs: ['hands'] },
      { text: '{names} put another bowl out for the soup, at the best place.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} washed up the bowls. All the chairs were pushed in, and that one a little further than the rest.',
    '{H} washed, with both ears, and lay down. There was nothing in the tummy now but soup.'
  ],
  last: [
    'It was over, and had been for hours. {H} was asleep.',
    'By the table the chair stood in its place, and {H} was asleep.'
  ]
})
