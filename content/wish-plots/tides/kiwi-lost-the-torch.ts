import { wishPlot } from '../wish-plot.ts'

export const kiwiLostTheTorch = wishPlot({
  id: 'wish-kiwi-lost-the-torch',
  wishes: ['kiwi torch', 'kiwi torches', 'kiwi flashlight', 'kiwi flash light', 'kiwi headlamp', 'kiwi head torch', 'kiwi lantern', 'kiwi lamp', 'kiwi lost torch', 'kiwi lost flashlight', 'kiwi lost light', 'kiwi bird torch', 'kiwi bird flashlight', 'kiwi bird light', 'kiwi batteries', 'kiwi battery', 'kiwi in the dark', 'kiwi can’t see', 'kiwi cannot see', 'kiwi cant see dark', 'kiwi needs light', 'kiwi needs a light', 'kiwi glasses', 'kiwi finds way dark', 'kiwi night torch', 'kiwi light lost', 'kiwi looking for torch', 'kiwi looks for light', 'kiwi smells dark', 'kiwi smell dark', 'kiwi sniffs dark', 'kiwi sniffing night', 'kiwi candle', 'kiwi night light', 'kiwi nightlight', 'bird lost torch', 'bird lost flashlight', 'bird with a torch', 'bird with a flashlight', 'morepork torch', 'ruru torch', 'weka torch'],
  answers: ['kiwi', 'kiwis', 'bird', 'birds', 'torch', 'torches', 'flashlight', 'light', 'lights', 'lamp', 'battery', 'batteries', 'lost', 'loses', 'lose', 'losing', 'missing', 'finds', 'find', 'found', 'finding', 'looking', 'looks', 'search', 'searching', 'searches', 'needs', 'need', 'dark', 'night', 'nights', 'nighttime', 'midnight', 'black', 'bush', 'forest', 'ferns', 'fern', 'beak', 'long', 'nose', 'nostrils', 'sniff', 'sniffs', 'sniffing', 'smell', 'smells', 'smelling', 'nocturnal', 'awake', 'round', 'brown', 'fluffy', 'furry', 'little', 'shy', 'baby', 'chick', 'mum', 'her', 'his', 'its', 'way', 'home', 'see', 'seeing', 'can’t', 'worm', 'worms', 'dinner', 'new', 'zealand', 'aotearoa', 'north', 'island', 'friend', 'friends', 'help', 'helps', 'helped', 'who', 'that', 'at', 'in', 'forgot', 'dropped', 'left', 'where', 'under', 'story', 'funny', 'brave', 'walks', 'walking', 'stumbles', 'bumps'],
  except: ['fruit', 'fruits', 'smoothie', 'eat kiwi', 'eating kiwi', 'green kiwi', 'scared', 'afraid', 'frightened', 'hurt', 'ill', 'sick', 'died', 'dead', 'stoat', 'possum', 'run over', 'trapped', 'rugby', 'accent', 'camping', 'power cut', 'blackout', 'fly', 'flies', 'flying', 'egg', 'dragon', 'robot', 'tui', 'beetle', 'owl', 'mother lost'],
  moods: ['lost', 'learning'],
  company: ['kiwi', 'torch', 'beak', 'boot', 'boots', 'door', 'sock', 'cheese', 'hall', 'mat', 'step', 'fern', 'nose', 'button', 'wings', 'wing', 'drawer', 'kitchen', 'feet'],
  about: 'A kiwi has lost its torch at night and cannot find anything without it, but with a light before its eyes it walks into things, until it is noticed that in the dark it has named each thing by its smell.',
  titles: ['What the Kiwi Needed a Torch For', 'It’s Gone All Bright', '{H} and the Kiwi at the Back Door', 'A Smell of Boot', 'Looking in the Dark'],
  want: [
    {
      id: 'in-the-dark-somewhere',
      A: 'partner',
      paragraphs: [
        '{H} heard a knock at the back door, very low down. There stood a kiwi, a bird as round as a melon, with a long thin beak. “I’ve lost my torch,” said the kiwi. “It’s night, and without my torch I can’t find anything.” “Where did you have it last?” asked {A}. “In the dark,” said the kiwi. {H} wanted to help. “Come in,” said {H}. “We’ll look for it in here.”'
      ]
    },
    {
      id: 'elder-on-the-forehead',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once looked for my glasses for a whole evening,” said {S}. “I looked with great care, and I saw every crumb.” “Where were they?” asked {A}. “On my nose,” said {S}. “I only found that out when I took them off, to clean them for the search.”',
        'The kiwi had listened with its beak on one side. “That can’t happen with a torch,” it said. “You can’t have it with you all the time and not know.” {A} looked at {S}, and {S} looked at the ceiling.'
      ]
    }
  ],
  way: [
    {
      id: 'a-light-to-look-with',
      A: 'partner',
      paragraphs: [
        '{H} fetched a torch from the kitchen drawer, and shone it along the hall. The kiwi shut its small eyes. It took two steps, and walked into the door. “It’s gone dark,” it said. “It’s as bright as can be,” said {H}. “That’s what I mean,” said the kiwi. It tried again, and walked into the other side of the door. “Is your torch broken? I can’t find a thing with it.” “It’s new,” said {A}.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does your torch look like?” asked {H}. The kiwi thought. “Long and thin,” it said. “You hold it in front of you, and it tells you what’s there.” {H} looked at the kiwi. There was one long thin thing that it held in front of it. “And which end’s the good one?” asked {A}.',
        '“The tip,” said the kiwi. Then it got back to the torch. That was shorter, it said, and had a button. It had never been quite sure about the button.'
      ]
    },
    {
      id: 'up-on-a-shelf',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked for the kiwi’s torch up on the shelf, since that is where torches are. “Can it have got up here?” asked {H}. The kiwi did not know what it was like up there. It had two wings, but you had to look for those as well. They were as long as a thumb, in all that fluff.',
        '“They’re for best,” said the kiwi. It moved them once, to show. A bit of dust rose off the skirting, and that was as near as anything came to flying.'
      ]
    },
    {
      id: 'other-in-front',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} walked in front, to make sure of the way for the kiwi. It was quite black in the hall. “There’s a box,” said the kiwi from behind. “Where?” asked {A}, and fell over the box. “On the left there’s an umbrella,” said the kiwi. It was too late by half a step.',
        '“Would you like to go first?” asked {A} from the floor. “I’d rather not,” said the kiwi. “I haven’t got a torch, you see. I might bump into something.”'
      ]
    },
    {
      id: 'child-is-the-torch',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} knew how to help. {S} would be the kiwi’s new torch. {S} went ahead with one arm held out, and said “bright” to whatever the arm was pointing at. “Bright,” said {S} to a chair. “Bright,” said {S} to {A}. The kiwi came after, with its beak near the floor.',
        '“It’s a good one,” it said to {A}. “You hear at once what it’s on.” After a time {S} had to sneeze. “It flickers a bit,” said the kiwi, “but I’d take it any night.”'
      ]
    },
    {
      id: 'pet-and-kiwi',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} and the kiwi met in the hall, in the middle of the night. {A} sniffed at the kiwi from the front to the back. The kiwi sniffed at {A}, from the back to the front. In this way they came past each other.',
        '“That one had rice at six,” said the kiwi, “and has lain on a woollen blanket. And it’d like something else now.” {H} wondered who had told it. {A} was looking at the cupboard.'
      ]
    },
    {
      id: 'under-the-sofa',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They lay down and looked beneath the sofa, where lost things go. {H} could not see at all. The kiwi pushed its beak in, up to the feathers. “One glove,” it said. “It’s been in the snow. And a pencil that someone’s chewed on in sums.” It drew back. “But it’s so dark in there that I couldn’t find a torch.”',
        '{H} put in an arm. There was a glove, and there was a pencil. “Sums?” asked {H}. “There’s fear on it,” said the kiwi, “and a seven.”'
      ]
    },
    {
      id: 'feels-with-the-tip',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now and then the kiwi put its beak to the floor, and held quite still. “I feel with it as well,” it said. “In the tip I’ve got so many small feelers. When a worm walks by, I notice.” {A} asked if anybody was walking by now.',
        'The kiwi listened with its beak. “Someone’s making tea next door,” it said. “Barefoot.” They had lived beside those people for years, and had never known a thing about their feet.'
      ]
    },
    {
      id: 'a-smell-of-boot',
      A: 'partner',
      paragraphs: [
        '{H} switched the torch off. In the dark the kiwi’s feet pattered along the hall. “Mind the boot,” said the kiwi. “Here’s a sock. Somebody ate cheese on this mat, on Tuesday.” {H} had. “How do you know that there’s a boot?” asked {A}. “It smells of boot,” said the kiwi, “and of {H}.” “And you haven’t walked into anything,” said {A}, “since the light went off.” {H} felt along the kiwi’s beak. Right at the tip were two tiny holes. It had its nose in front.'
      ]
    }
  ],
  turn: [
    {
      id: 'after-the-nose',
      A: 'partner',
      paragraphs: [
        '“What does your torch smell of?” asked {H}. “Of torch,” said the kiwi, “and of me.” It put its beak to the floor and went off, round the boot, and down one step. There stood a fern. {H} heard a sniff, and then something rolled. “Here’s my torch,” cried the kiwi. “Now I can find things again.” “What with?” asked {A}. “With the torch, of course,” said the kiwi.'
      ]
    },
    {
      id: 'all-the-others-have-it-above',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Have all birds got their nose in front?” asked {H}. “No, only we have,” said the kiwi. “With the others it’s at the top of the beak, beside the face.” It felt sorry for ducks. They had a good long beak, and at the end of it there was nothing.',
        '{H} put one arm out, with a hand for a tip, and tried to smell with that. It did not work. “What’ve you got there?” asked the kiwi kindly. “It’s jam,” it said, when {H} could not tell.'
      ]
    },
    {
      id: 'a-good-morning',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was long past bedtime. “Aren’t you tired?” asked {A}. The kiwi had slept all day, in a hole under a root, and was only just up. It had not even had breakfast. “Torches last,” it said. “I’ve had mine since I came out of the egg. I’ve never changed a thing in it.”',
        '“Not even the batteries?” asked {H}. “Is there something in it?” asked the kiwi. It shook the torch beside its ear. There was something in it, and it had been in there all those years.'
      ]
    },
    {
      id: 'gone-all-bright',
      A: 'partner',
      paragraphs: [
        '{H} was allowed to hold the torch. It had a button, as good as new. {H} pressed it, and the fern was green to the tips. The kiwi leaped behind the boot. “You’ve broken it,” it cried. “It’s gone all bright.” “Hasn’t it ever been on?” asked {H}. “Not once,” said the kiwi, “and I’ve found everything with it.” {H} looked at {A}. Then {H} pressed the button again, and it was night. “Mended,” said the kiwi. It took its torch, and went off into the dark, and bumped into nothing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out at the kiwi, and then farther down.',
      '{names} made room on the mat, in case it was damp out there.',
      { text: '{names} held the door for it, as wide as for a piano.', needs: ['hands'] },
      { text: '{names} felt in all the coats, where torches sometimes are.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind the kiwi, and so got past the boot.',
      '{names} sniffed too, and was nearly sure of the cheese.',
      { text: '{names} moved an umbrella aside, and told the kiwi where to.', needs: ['hands'] },
      { text: '{names} put the sock back with its other one.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to how it sniffed, all the way down the step.',
      '{names} blinked, with the fern still green in both eyes.',
      { text: '{names} bent the fern back, so that nothing should roll away again.', needs: ['hands'] },
      { text: '{names} shook the kiwi by its beak, very gently.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kitchen torch went back to the drawer, and the boot was stood beside the other one. They did it in the dark, by the smell.',
    '{H} washed, and lay down without a light. There was a smell of soap, and behind it pillow, so that was the right bed.'
  ],
  last: [
    'Outside someone went sniffing from fern to fern, with its torch off, and {H} was asleep.',
    'It was as dark as a kiwi likes it, and {H} was asleep.'
  ]
})
