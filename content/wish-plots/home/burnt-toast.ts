import { wishPlot } from '../wish-plot.ts'

export const burntToast = wishPlot({
  id: 'wish-burnt-toast',
  wishes: ['burnt toast smoke', 'burned toast smoke', 'toast smoke', 'toast alarm', 'burnt toast alarm', 'burned toast alarm', 'smoke alarm', 'smoke alarms', 'smoke detector', 'smoke detectors', 'fire alarm toast', 'fire alarm kitchen', 'fire alarm breakfast', 'fire alarm cooking', 'smoke alarm toast', 'alarm won’t stop toast', 'smoke alarm won’t stop', 'smoke alarm beeping', 'smoke alarm loud', 'smoke alarm went off', 'smoke alarm goes off', 'alarm went off toast', 'alarm went off kitchen', 'alarm went off breakfast', 'alarm went off cooking', 'alarm burnt', 'alarm burned', 'burnt toast', 'burned toast', 'burning toast', 'burn toast', 'burns toast', 'toast burnt', 'toast on fire alarm', 'black toast', 'toast went black', 'toast black', 'burnt breakfast', 'burned breakfast', 'burnt the bread', 'bread burnt alarm', 'pancakes smoke alarm', 'dinner smoke alarm', 'bacon smoke alarm', 'smokey kitchen', 'smoky kitchen', 'kitchen full smoke', 'burnt tost', 'smoke alram'],
  answers: ['burnt', 'burned', 'burns', 'burn', 'burning', 'toast', 'toaster', 'bread', 'slice', 'black', 'brown', 'breakfast', 'supper', 'smoke', 'smoky', 'smokey', 'smoking', 'alarm', 'alarms', 'detector', 'fire', 'went', 'goes', 'going', 'set', 'sets', 'off', 'beep', 'beeped', 'beeping', 'beeps', 'loud', 'noise', 'noisy', 'screamed', 'screaming', 'shouts', 'shouted', 'shouting', 'shout', 'stop', 'stopped', 'won’t', 'wouldn’t', 'would', 'not', 'kitchen', 'ceiling', 'towel', 'tea', 'waved', 'waving', 'wave', 'window', 'windows', 'open', 'opened', 'air', 'ears', 'scared', 'afraid', 'of', 'hates', 'hate', 'everyone', 'everybody', 'whole', 'house', 'flat', 'home', 'this', 'morning', 'today', 'again', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'the', 'and', 'it', 'her', 'his', 'our', 'we', 'had', 'to', 'when', 'smell', 'smelled', 'butter', 'jam', 'neighbours', 'neighbors', 'door', 'story', 'about', 'please', 'funny', 'every', 'time'],
  except: ['hand', 'finger', 'fingers', 'arm', 'blister', 'hospital', 'ambulance', 'fire engine', 'fire brigade', 'fireman', 'firemen', 'firefighter', 'firefighters', 'house fire', 'flames', 'evacuate', 'school', 'drill', 'asleep', 'alone', 'cigarette', 'cigarettes', 'cigar', 'smoker', 'smokers', 'died', 'dead', 'dies', 'dragon', 'dragons', 'robot', 'bushfire', 'wildfire', 'forest', 'war', 'bomb', 'siren', 'car', 'clock', 'sunburn', 'sunburnt', 'candle', 'matches', 'lighter', 'monoxide', 'bonfire', 'autistic', 'deaf', 'hit', 'oil', 'chip pan', 'electric', 'shock', 'battery', 'fork'],
  moods: ['afraid', 'first', 'learning', 'waiting', 'change'],
  company: ['toast', 'toaster', 'ceiling', 'alarm', 'plate', 'window', 'door', 'towel', 'clock', 'street', 'slice', 'table', 'butter', 'smoke', 'kitchen'],
  fed: true,
  about: 'The toast burns and the smoke alarm shouts, and the more they wave, the more it shouts, until a thread of smoke shows which way it wants to go.',
  titles: ['It Only Knows One Word', 'Black on Both Sides', 'The Nose on the Ceiling', '{H} Wants It Brown', 'The Toast Goes Out'],
  want: [
    {
      id: 'one-slice',
      A: 'partner',
      paragraphs: [
        '{H} wanted a slice of toast, brown on both sides, with butter up to the edge. It came up white. {A} turned the toaster right up, and pushed the slice down again. {A} told a story about a goose, and it was a long one. Then there was a smell. Up popped a slice as black as a shoe.',
        'On the ceiling hung a smoke alarm, no bigger than a saucer. It had not said a word for years. Now it began to shout. “It’s only toast!” called {H}. It shouted on.'
      ]
    }
  ],
  way: [
    {
      id: 'right-under-it',
      A: 'partner',
      paragraphs: [
        '{A} laid the toast on a plate right under the alarm, so that it could see. It shouted louder. {A} took a tea towel and flapped at the ceiling. {H} flapped with a comic. They flapped till the picture on the wall hung crooked.',
        'It shouted all the more. “It doesn’t like being waved at,” called {H}. “What?” called {A}.'
      ]
    },
    {
      id: 'one-word-each',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Between two shouts there was always a small gap, and one word fitted in. “Can,” said {A}. The alarm shouted. “You,” said {A}. It shouted. “Pass,” said {A}. {H} waited. “The,” said {A}. It was like getting peas through a fence.',
        '{H} had guessed it by now, and held out the salt. {A} shook {A}’s head. “No,” said {A}, in the next gap, and then, in the one after that, “Jam.”'
      ]
    },
    {
      id: 'speaking-to-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps nobody’s thanked it,” said {H}. “It’s hung there all that time and waited.” So {H} stood under it and bowed. “Thank you,” said {H}. “We’ve seen it. It was the toast.” The alarm shouted.',
        '“It’s only got one word,” said {A}, “and it’s saved it up for years.” They let it have its say for a while, as you do with an uncle. But it was not the kind that gets to the end.'
      ]
    },
    {
      id: 'cushions',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} held a cushion over each ear. The shouting got as soft as a far-off train. {A} did it too. They sat at the table and smiled at each other. {A} said something. {H} nodded, to be kind.',
        '{A} waited, and said it again. {H} nodded harder. At last {A} lifted one cushion. “I asked what time it was,” shouted {A}. “Yes,” said {H}, “very.”'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Somebody knocked on the wall from next door, three times, with a slipper or a fist. “Toast?” called the wall. “Toast!” called {A}, who could call best. A window went up across the street. “Is it toast?” “It’s toast!”',
        'Now the whole street knew what there was at {H}’s. “With jam?” asked an old voice, from quite high up. {H} had to say that it was only with butter, and that there was none on it yet. “Then there’s still time,” said the voice.'
      ]
    },
    {
      id: 'pet-suspects',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had heard it too. {A} looked at the ceiling, and then at {H}, for rather a long time. “It isn’t me,” said {H}, and shut both lips tight, to show it. The shouting went on.',
        '{A} was not quite convinced. From then on {A} looked now at the one and now at the other. The alarm had no face, and so the blame stayed mostly with {H}.'
      ]
    },
    {
      id: 'somebody-at-the-door',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} had an answer for it. In each gap {H} knocked on the table with a spoon. It sounded like somebody at the door. “Come in,” called {A}. {H} knocked again. “It’s open!” called {A}. It is hard to hear what is what, under an alarm.',
        '{A} went and looked into the hall. Nobody was there. When {A} came back, the spoon lay by the plate, as if it had never said a word.'
      ]
    },
    {
      id: 'elder-aunt-olga',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We didn’t have one of those,” said {S}, as soon as there was a gap. “We had Aunt Olga. She sat in the best room with the door shut, and could smell a crust turning. Then she’d call, and we all ran.” “And when did she stop?” asked {A}.',
        '“When she’d had it,” said {S}. “She liked it black.” They both looked up. But it had nothing to bite with.'
      ]
    },
    {
      id: 'child-shouts-back',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} thought that somebody ought to shout back. {S} took a deep breath, and put everything into it. The alarm shouted. {S} shouted. They went on like that, turn and turn about, and {A} kept the score with peas.',
        'After nine each {S} had to breathe. “It doesn’t breathe,” said {S}. “That’s cheating.” {A} gave {S} one more pea, for having lungs.'
      ]
    },
    {
      id: 'baby-has-a-talk',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} took it for a talk. Whenever the alarm had finished, {A} said a word as well, and then waited politely. Then it was the alarm’s turn. “They’re getting on very well,” said {H}. “What are they talking about?”',
        'It seemed to be about something up there, round and white. {A} pointed at it. Of all of them in the kitchen, it was the only one that always answered.'
      ]
    },
    {
      id: 'thread-of-smoke',
      A: 'partner',
      paragraphs: [
        '{A} sat down by the plate. “It isn’t cross,” said {A}, in a gap. “It’s only a nose. It smells smoke, and it shouts till the smoke’s gone.” “But it is gone,” said {H}. “It popped up.”',
        '“Look there,” said {A}. From a corner of the toast rose a grey thread, as thin as wool. It went straight up, for smoke is warm, and warm air climbs. At the top was the nose. “We’ve been holding it under its nose,” said {H}, “and fanning!”'
      ]
    }
  ],
  turn: [
    {
      id: 'toast-goes-out',
      A: 'partner',
      paragraphs: [
        'So the toast had to go out. {A} ran cold water over it in the sink. {H} opened the kitchen door, and {A} opened the window. A wind came through, and under the ceiling a last grey rag began to move. It slid past the lamp, and out, and was gone.',
        'They stood and looked up. The alarm shouted, and began once more, and stopped in the middle of it.'
      ]
    },
    {
      id: 'so-quiet',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was so quiet now that they could hear the butter. “Butter doesn’t make a noise,” said {H}. “Not usually,” whispered {A}. The clock ticked as if it had only just been let in. A long way off somebody laid down a spoon.',
        '“IS IT OVER?” asked {H}, who had got used to it. They both jumped. “Yes,” said {A}. “You can take your voice down now.” {H} tried it one step lower, and then one more.'
      ]
    },
    {
      id: 'how-it-works-at-night',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Does it sleep?” asked {H}. “Never,” said {A}. “Every now and then it winks, with a light as small as a pinhead. That means that it’s awake.” They looked up and waited for it. It took a long time. {H} did not want to miss it, and held both eyes open with two fingers each.',
        'Then it winked. “That was for me,” said {H}. “It was for me,” said {A}. They had to wait for the next one, to be fair.'
      ]
    },
    {
      id: 'picture-straight',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The picture still hung crooked from the flapping. It was a picture of a ship. {A} put it straight. Then it looked as if the sea had calmed down. “A bit more to the left,” said {H}. “Now to the right. Now you’ve got it too calm.”',
        '“It’s had a rough evening,” said {A}, and pushed one corner down again by a finger. So it could be left like that, with a little wind in it.'
      ]
    },
    {
      id: 'second-slice',
      A: 'partner',
      paragraphs: [
        'The toaster was turned back. A second slice went in, and nobody mentioned a goose. They both watched it. Bread is white for a long time. Then it is brown, and straight after that it is black. {H} saw it turn. “Now!” said {H}.',
        'It was as brown as a hen, on both sides. {A} spread the butter up to the edge, and they had half each. {H} held up a corner to the ceiling, to show what they had meant. The alarm smelled it, and said nothing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, to see who was shouting.',
      '{names} came into the kitchen, and went out again, because of the noise.',
      { text: '{names} held both hands over both ears, and asked what it was.', needs: ['hands'] },
      { text: '{names} got out the butter, since there had been talk of toast.', needs: ['hands'] }
    ],
    way: [
      '{names} sat where the wind of the tea towel came by.',
      '{names} listened at the door, where it was a bit smaller.',
      { text: '{names} flapped as well, with a pillowcase.', needs: ['hands'] },
      { text: '{names} said it with ten fingers, since nobody could hear.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed the new air, and there was plenty of it.',
      '{names} waited by the toaster too, and did not take an eye off it.',
      { text: '{names} held the door open with one hand, for the smoke.', needs: ['hands'] },
      { text: '{names} cut one half into halves, so that it went further.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was shut again, and the crumbs were wiped up. The black slice stayed in the sink, too wet to make anybody shout.',
    '{H} washed off the butter, as far as the ears, and lay down. It was a good quiet. You could have heard somebody wink.'
  ],
  last: [
    'On the kitchen ceiling the nose winked once, which meant that it was awake, and {H} was asleep.',
    'The air was as clean as a plate, and nobody had anything to shout, and {H} was asleep.'
  ]
})
