import { wishPlot } from '../wish-plot.ts'

export const oursThreePeopleTellIt = wishPlot({
  id: 'wish-ours-three-people-tell-it',
  tellsAny: 'ours',
  about: 'The hero did it today, and by evening it is told with a brass band, or as next to nothing; the middle is missing, for nobody looked at it but the hero, who shows it with the mustard.',
  titles: ['Three People Tell It', 'The Middle of It', '{H} Tells It at Its Right Size', 'Mustard That Was Somewhere Else', 'There Wasn’t Any Band'],
  company: ['neighbour', 'mustard', 'crust', 'sugar', 'telephone', 'pigeon'],
  want: [
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        'By evening it was being told already. “Today {H} {ours.did},” said {A} into the telephone. It had been in front of four people and a pigeon. In the second call there were forty, and it rained. In the third there was a brass band.',
        '“There wasn’t any band,” said {H}.',
        { extra: 1, joins: true, both: ['“It felt like one,” said {A}.'] },
        { extra: 2, joins: true, both: ['{H} had really done it, that very day. But it was getting hard to see past the trombones.'] }
      ]
    },
    {
      id: 'mayor',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} rang a cousin, and the cousin knew it already. It had come round by way of an aunt. “Now it’s got a mayor in it,” said {A}, with one hand over the telephone. “There was no mayor,” said {H}.',
        '“He’s from our own family,” said {A}. “I can’t just turn him out.” It seemed that the mayor had cut a ribbon. There had been no ribbon either, when {H} {ours.did}. It had come with the mayor.'
      ]
    },
    {
      id: 'oldest-uncle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The oldest uncle heard only every third word. “{H} {ours.did},” {A} told him. “How many eggs?” asked the uncle. {A} said it again, so loudly that a dog in the street sat down.',
        '“Well,” said the uncle, “as long as it rose.” {A} put the telephone back. “He’s very pleased for you,” said {A}. “He’d like to know how hot the oven was.” So from then on it was being told as a cake as well.'
      ]
    },
    {
      id: 'tea-tray',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How big was it really?” asked {A}. {H} held both hands apart, and moved them a bit. {A} fetched the bread board and tried it in between. It was too short. The ironing board was far too long, and fell over.',
        'The tea tray was right to a finger. That was how big it had been for {H} to {ours.do}. “A tea tray,” said {A}. “With handles,” said {H}. It was important to say about the handles.'
      ]
    }
  ],
  way: [
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        'At the door stood the neighbour with a borrowed bowl. “I heard you wanted to {ours.your},” said the neighbour kindly, “and then it was lunch.”',
        'So one had it as big as a fair, and one had it as small as a pea. “It was the size it was,” said {H}. “Then show us,” said the neighbour.'
      ]
    },
    {
      id: 'by-way-of-the-baker',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How does it get so small?” asked {H}. The neighbour knew. It had come by the postman. He’d had his arms full, and had left out the loud bits. The baker had heard it from him while counting rolls. He had left out everything over twelve.',
        'After that it had been to the chemist’s, where people whisper. “Nobody told them that {H} could {ours.do}?” asked {A}. Somebody had. But by the corner there was only the wanting left, and the lunch.'
      ]
    },
    {
      id: 'two-cups',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s your arms,” said {H}. “They make it bigger.” So {A} was given a cup of water for each hand, full to the brim. “{H} {ours.did},” said {A}, “in front of four people.” Not a drop was spilt.',
        '“In front of forty,” said {A}, to see, and the left cup slopped over. At the band it was both of them. {H} fetched a cloth. It was the first time that anybody in the house had wiped up a trombone.'
      ]
    },
    {
      id: 'behind-the-curtain',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Two people went by outside, and they were telling it to each other. {H} stood behind the curtain and listened. “Fancy being able to {ours.do},” said the one. “And on a Tuesday,” said the other. “It was somebody’s uncle.”',
        '“It was me,” said {H} through the gap, not very loudly. They looked at the wrong window, and wished it a good evening. {A} waved from behind a flowerpot, to help. “Now he’s got a plant,” said {H}.'
      ]
    },
    {
      id: 'told-to-nobody-else',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had not been there, and was told as well. {H} came quite close for it. {A} heard how {H} {ours.did}, from one end to the other. Then {A} looked at the wall for a while.',
        '“You’ll get nothing bigger out of {A},” said {H}, “and nothing smaller.” There was no better place to keep it. Anybody who wanted to know could go and look at {A}, and there it would be.'
      ]
    },
    {
      id: 'on-the-table',
      A: 'partner',
      paragraphs: [
        '{A} took the mustard from the supper table, and that was {H}. A crust was the beginning, and the sugar was the end. “Here’s {H}, about to {ours.do},” said {A}, “and now it’s done!”',
        'The neighbour studied it. “I’d only have said that the mustard was somewhere else.”',
        { extra: 1, both: ['{A} quickly put in two spoons for a band. That was no better. Now it was mustard with spoons.'] }
      ]
    },
    {
      id: 'lemon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And where’s {ours.the}?” asked {H}. They had left it out altogether. {A} went through the drawer. A fork was too thin, and the whisk was too cheerful. In the end a lemon had the right look about it.',
        '“Bigger,” said {H}, “and further to the left.” {A} moved the lemon to the left, and told the neighbour to think it bigger. From then on they were all a little careful with the lemon.'
      ]
    },
    {
      id: 'weather-was-weather',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} tried it with nothing added at all. “{H} {ours.did},” said {A}. “It took as long as it took, and the weather was weather.” “That’s true,” said {H}. “But nobody’d ask for it twice.”',
        'So {A} put back one small hooray, no bigger than a button. It would not stay that size. There were drums under it before {A} could get the lips together.'
      ]
    },
    {
      id: 'bicycle',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I did a thing once,” said {S}. “By the time it got to the next town, I’d done it on a bicycle.” “And had you?” asked {A}. “I couldn’t ride one,” said {S}. “But they were all so pleased.”',
        '“What did you do?” “I learnt it,” said {S}. “It took a whole summer. I couldn’t have them all telling lies.” {A} thought of the brass band, and hoped very much that it would not come to that.'
      ]
    },
    {
      id: 'not-known',
      A: 'partner',
      paragraphs: [
        '“Again,” said {H}, “but slowly.” {A} set off with the mustard. Over the middle of the table the hand stopped. “I don’t know this bit,” said {A}. “I had a stone in my shoe. That’s why I put a band in, and why the street leaves it out. Nobody was looking at the middle of {ours.doing}.” “I was,” said {H}.'
      ]
    },
    {
      id: 'that-leaves-the-pigeon',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Somebody must have seen the middle,” said {A}, and they went through them all. The woman had a pram, and had been looking into the pram. The man had looked at his watch. The boy had an ice lolly, and it was dripping.',
        '“That leaves the pigeon,” said {H}. It had stood sideways, and a pigeon has an eye on each side. It must have seen all that there was to see of {ours.doing}. But nobody had asked it, and it was not on the telephone.'
      ]
    },
    {
      id: 'guesses',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} tried to guess the middle. “You went round the outside,” said {A}, and the mustard went round the jug. It was not that. “You did it lying down.” The mustard was laid on its side. It was not that either, and some came out.',
        '“You stopped for a bun,” said {A}. {H} thought about the bun for longer than about the others. But nobody had brought one along. It was a pity, for it would have been just the place.'
      ]
    },
    {
      id: 'ba',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{H} told it to {A} in a word that {A} knew. “Ba,” said {H}, and that was how it began. Then there was a gap. “Ba,” said {H} again, and that was the end.',
        '{A} looked at the gap, and did not look away. “{A}’s the first who’s noticed,” said {H}. There was a good deal of {ours.doing} in there. Nobody had made a word for it yet.'
      ]
    },
    {
      id: 'small-shoe',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} told it to a shoe. “Once there was {A},” said {S}, “and {A} {ours.did}. The end.” It was the shortest one so far. “Isn’t there any more?” asked {A}. “It’s only a small shoe,” said {S}.',
        'Then {S} told it to a boot. That took twice as long, and there was a biscuit in it. {A} listened right to the top of the boot. It was a good biscuit, but it had not been there.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-middle',
      A: 'partner',
      paragraphs: [
        '{H} took the mustard. In the very middle it stood still. “Here it went quiet,” said {H}, “and here I nearly didn’t.” It stood there for a long time, for mustard. “Then I breathed in, down to the socks,” said {H}, “and that was me {ours.mine}.” The mustard came to the sugar. Nobody said hooray.'
      ]
    },
    {
      id: 'sock',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wanted to know what it was like in there. So {H} laid a sock halfway between the door and the sink, and {A} stood on it. “It’s further from both ends than I thought,” said {A}. “And there’s a draught.”',
        '“And it was just there,” said {H}, “that I stood, {ours.mine}.” {A} looked at the sink, and at the door, and held on to the air a little. Afterwards {A} got down from the sock, and walked round it.'
      ]
    },
    {
      id: 'sent-home',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The band had to be sent home. {A} did it properly, and shook hands with every one of them. Thirty-six people went too, for they had not been there. The first trombone took it hard.',
        '“May I keep the rain?” asked {A}. {H} thought back. When {H} {ours.did}, there had been a cloud. “You can have the cloud,” said {H}. It was a small one, but it was real, and {A} was quite careful with it.'
      ]
    },
    {
      id: 'wasp',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I sang at a wedding once,” said the neighbour. “They still tell me how I began, and how they clapped. Nobody’s ever asked about the middle.” “What was in it?” asked {H}. “A wasp,” said the neighbour.',
        'They were quiet for a moment. “Where was it?” asked {A}. The neighbour pointed to a place above the collar, and not very far above it. “It had got to the high note,” said the neighbour, “and so had I.”'
      ]
    },
    {
      id: 'one-sentence',
      A: 'partner',
      paragraphs: [
        'The telephone rang, because of the band, and {A} held it out to {H}. “What I did today was {ours.my},” said {H}, “and in the middle I nearly didn’t.”',
        { extra: 1, joins: true, both: ['Nothing had to be put in, and nothing could be left out.'] },
        { joins: true, both: ['The neighbour carried it home, holding it level.'] }
      ]
    },
    {
      id: 'by-heart',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} wanted to have it by heart. “What {H} did today was {ours.do},” said {A}, “and in the middle {H} nearly didn’t.” Then {A} had to stop, and that was the hard part. Both cheeks got round, and something came out at the side.',
        '“That was a trombone,” said {H}. “That was my nose,” said {A}. They tried it once more with {A}’s nose held. Now there was nobody in it but {H}.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        'On the way to bed, in the middle of the hall, {H} stopped. This time {A} was looking. {H} nearly didn’t. Then {H} breathed in, down to the socks, and {ours.did}.',
        { extra: 1, joins: true, both: ['It was only the best bit, and all of it was there.'] },
        { joins: true, both: ['“I saw the middle,” said {A}.'] }
      ]
    }
  ],
  everybody: {
    want: [
      '{names} marched up and down, as in the call with the band.',
      '{names} played the pigeon, because nobody else had remembered it.',
      { text: '{names} untangled the telephone cord, to see what was true.', needs: ['hands'] },
      { text: '{names} counted the crowd again, on two buttons and a pea.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down where the fair had been, and it was only a rug.',
      '{names} walked home for lunch, as far as the bread.',
      { text: '{names} moved the pepper a bit closer, to be one of the four.', needs: ['hands'] },
      { text: '{names} saved the crust from falling off the beginning.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood still with the mustard, right in the middle.',
      '{names} breathed in too, down as far as possible.',
      { text: '{names} put the brass band away, which was two lids.', needs: ['hands'] },
      { text: '{names} cleared a wide path to the sugar.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the kitchen the mustard was back in its place. It looked as if it had been somewhere.',
    'They washed, and nobody left out the middle. {H} lay down exactly halfway across the bed.'
  ],
  last: [
    'What {H} did that day was {ours.do}, and what {H} did that night was sleep.',
    'Today {H} {ours.did}, no bigger and no smaller. And in the middle of the bed {H} was asleep.'
  ]
})
