import { wishPlot } from '../wish-plot.ts'

const PLACES = ['holiday', 'holidays', 'vacation']

export const whoeverOnHoliday = wishPlot({
  id: 'wish-whoever-on-holiday',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [
    'is away at the seaside',
    'goes away for the summer',
    'is away for two weeks',
    'flies off to the sun',
    'goes on a cruise',
    'goes abroad',
    'sunbathes on the beach',
    'needs a break from everything',
    'goes on leave',
    'sends a card from the beach',
    'won’t come home from the beach',
    ...PLACES.flatMap((what) => [
      `goes on ${what}`,
      `went on ${what}`,
      `is on ${what}`,
      `has gone on ${what}`,
      `takes a ${what}`,
      `takes ${what}`,
      `took a ${what}`,
      `has a ${what}`,
      `needs a ${what}`,
      `wants a ${what}`,
      `wants to go on ${what}`,
      `wants to have a ${what}`,
      `leaves for ${what}`,
      `left on ${what}`
    ]),
    'goes on holiday without us',
    'went on holiday without us',
    'goes on holiday alone',
    'goes on holiday by itself',
    'went on holiday by itself',
    'goes on holiday to the seaside',
    'went on holiday to the seaside',
    'goes on holiday to the beach',
    'goes on holiday to Spain',
    'went on holiday to Spain',
    'sends a postcard',
    'sent a postcard',
    'sends postcards',
    'sent postcards',
    'sends us a postcard',
    'sent us a postcard',
    'sends us postcards',
    'sends a postcard home',
    'writes a postcard',
    'writes postcards',
    'wrote a postcard',
    'wrote us a postcard',
    'has gone away without us'],
  except: ['never goes', 'never been', 'hates', 'doesn’t want', 'can’t', 'lost', 'children', 'school holidays', 'died', 'prison', 'hospital', 'heaven'],
  company: ['deckchair', 'lamp', 'step', 'umbrella', 'suitcase', 'mat', 'table', 'window', 'postcard', 'card', 'cards', 'list', 'soup', 'light', 'kitchen'],
  about: 'Whoever is on holiday writes postcards and stays longer with each list of what is waiting at home, until the hero writes a postcard from home, as from a place to go to.',
  titles: ['A Great Deal of Sky', 'One More Week', '{visitor} Is on Holiday', '{H} Buys a Stamp', 'A Room With a View of the Lamp'],
  want: [
    {
      id: 'on-the-mat',
      A: 'partner',
      paragraphs: [
        'On Monday a postcard lay on the mat. It showed a deckchair, and a great deal of sky. “It’s from {visitor},” said {A}, and read it out. “Dear all, I am on holiday. I am doing nothing. Today I did it twice.” {H} ran to the usual place. It was empty.',
        '“I want {visitor} back,” said {H}. “When did {visitor} last have a holiday?” asked {A}. {H} thought back. There had never been one. “Then it was about time,” said {A}. But {H} had already gone for a stamp.'
      ]
    }
  ],
  way: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        '“Come home,” wrote {H}. “There is so much to do here.” Under that came a long list. On Wednesday there was an answer. “That sounds like a lot of work,” it said. “I am staying another week.”',
        'So {H} wrote a longer list, with URGENT over it in red. The next picture showed a glass of lemonade. “There is an umbrella in my lemonade,” wrote {visitor}. “I have taken the room for a month.”'
      ]
    },
    {
      id: 'in-its-place',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'For the time being {A} put something in the gap. Where {visitor} belonged there was now {caller.stand}. “Good morning,” said {H} to it, to see if it would do. It did its best. It was only there to help out, and nobody had told it anything.',
        '“At least it stays,” said {A}. {H} wrote to {visitor} about it, in case that helped. “How nice,” came the answer. “Then I need not hurry. Tell it that you get used to it by about Thursday.”'
      ]
    },
    {
      id: 'the-dance',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'There was a card with coloured lamps on it. “On Tuesday we had a dance,” {A} read. Everybody was to show something from home. When the band stopped, said the card, {visitor} stood up and {caller.does}. The other guests had never seen that. They wanted it three times more.',
        '“We could have clapped too,” said {H}. {A} thought about it. In all those years neither of them had once clapped. They did it now, in the kitchen, in what they hoped was the right direction.'
      ]
    },
    {
      id: 'the-sun',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“It is hot,” said a card with a yellow edge. “I have had too much sun on {caller.part}. A lady lent me her hat for it.” {A} drew in a breath. “That’s the bit that everybody forgets,” said {A}.',
        '{H} wanted to send some cream, and put a bit on the answer, with one finger. It made a round spot that you could see through. “Rub this on,” wrote {H} next to it. “And then come home.” “Thank you for the first half,” came the answer.'
      ]
    },
    {
      id: 'the-difference',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“I wonder what’s so different there,” said {H}. The very next card told them. “At home,” wrote {visitor}, “I am always {caller.where}. On the first day here I did the same, by mistake. A man in a white jacket came and led me to a deckchair.”',
        '{A} read it again. “Nobody’s ever led me to a deckchair,” said {A}. {H} took {A} by the sleeve, and led {A} to the chair by the window. It was not the same, said {A}, but it was a beginning.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} rang up the hotel. “{visitor} is at the pool,” said the man at the desk, “with a towel over the top.” “Could you say that we called?” asked {A}. The man went away, and they heard his shoes on the tiles. It was a long way there and back.',
        '“There’s a note on the towel,” said the man. “It says NOT NOW.” “And under the towel?” “There it says THANK YOU,” said the man. {H} had to admit that it was politely done.'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One card was all about breakfast. “You go round with a plate,” {A} read, “and take what you like. Then you may go round again. I have been six times. Nobody minds. They only bring a bigger plate.” {A} had to sit down for a moment.',
        '{H} put out all that they had, on the table, and they went round it with plates. There was a crust, and some jam. They went round four times. “You meet people,” said {A}, who had met {H} every time by the jam.'
      ]
    },
    {
      id: 'the-postmark',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where is it, anyhow?” asked {H}. They held the postmark under the lamp. It had got wet, and only two letters were left, an S and a D. “Sandy something,” said {A}. {H} thought that it was Sunday. “You can’t go on holiday to Sunday,” said {A}. “I would,” said {H}.',
        'On the stamp sat a bird, looking out over a lot of water. It had a fish in its beak, and seemed in no hurry to do anything about it. “It’s the same with them all there,” said {H}.'
      ]
    },
    {
      id: 'good-morning-card',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} leaned the first card up against the lamp. That was better than nothing. “Good night,” {H} said to it in the evening. A draught came by, and it fell on its face. “It’s lying down early,” said {A}.',
        'They stood it up again. From across the room the deckchair looked a bit like {visitor}, if you shut one eye. {H} ate a whole supper with one eye shut. Most of the peas came as a surprise.'
      ]
    },
    {
      id: 'the-trip',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On Thursday came a picture of a coach. “We were taken to see a lake,” it said. “It was wet. On the way back we all sang, and I held somebody’s ice cream. I have bought a spoon with the lake on it.” Down in a corner was a blot of strawberry.',
        '{A} smelled at it. “It’s real,” said {A}. {H} looked to see which spoons they had. None of them had anything on it but a bit of egg. It did seem a quiet life, when you saw it like that.'
      ]
    },
    {
      id: 'a-friend',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I have made a friend,” wrote {visitor}. “She is a teapot from a farm. She has got a month off as well. In the mornings we do nothing on the left. After lunch we do it on the right. With two it goes faster.”',
        '“Who pours the tea on the farm?” asked {H}. “Somebody who’s writing lists,” said {A}. They thought of a house like this one, with a gap on the shelf. In front of it people stood with cups.'
      ]
    },
    {
      id: 'practising',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in with wet hair and a towel. “Where’s {visitor}?” asked {A}. “On holiday,” said {H}, “and doing nothing.” {A} wanted to know how that was done. They sat down next to each other and tried. {A} scratched. {H} looked to see if {A} was still at it.',
        '“That’s two things already,” said {A}. They began again from the beginning. The second time it lasted almost until the tap dripped. “You’d need a month,” said {A}, and went off to get dry.'
      ]
    },
    {
      id: 'elder-card',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once wrote eleven cards on one holiday,” said {S}, “and forgot to post them. I found them in my coat at home. So I put them into the box outside.” “And then?” asked {A}. “Next day they all came to me. I’d left off the addresses as well, and they knew my writing.”',
        '{S} had read one each morning, at breakfast. “I was having a lovely time,” said {S}. “I only wondered, now and then, when I’d be back.”'
      ]
    },
    {
      id: 'child-card',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} went on holiday too, behind the armchair, with a torch and half a banana. After two minutes a paper came out underneath. There were some waves on it, and one of them was a banana. “Having a good time?” asked {A}. “Read it,” said the armchair.',
        '{A} put an answer under there, with a heart, and a drawing of supper. Nothing moved for a bit. Then {S} crawled out, and was quite brown on both knees. “It was full,” said {S}, “and I’d seen everything.”'
      ]
    },
    {
      id: 'pet-card',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had to smell each card before anybody might read it. This one took a long time. There were other feet on it, and salt, and something fried. At one corner {A} came to a stop, and breathed in very slowly. That was where {visitor} had held it.',
        'Afterwards {A} lay down on it, quite flat, and was not to be moved. “What does it say?” asked {H}. They had to wait until supper to find out. It said “Do not keep any supper for me.”'
      ]
    },
    {
      id: 'cards-in-a-row',
      A: 'partner',
      paragraphs: [
        '{A} laid all the cards in a row, and next to them {H}’s lists. On one sort there was sky. On the other sort there was only work. “If you sat in a deckchair,” said {A}, “and got this list, would you come?”',
        '{H} sat down, put both feet up, and read the list. “No,” said {H}. “I’d order another lemonade.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-here',
      A: 'partner',
      paragraphs: [
        'So {H} took a clean card, and drew the lamp, with all the yellow there was. On the back {H} wrote as people write from a holiday. “It is lovely here. In the evening there is soup. Then we sit on the step, and the windows light up one by one. One seat is still free. Wish you were here.”',
        '“It’s all true,” said {A}, surprised. “I’d like to go there myself.”'
      ]
    },
    {
      id: 'on-the-step',
      A: 'same',
      spare: 11,
      paragraphs: [
        'That evening they did it, as it stood on the card, so that it should be right. They took the soup out to the step. A window lit up over the way, and then one to the left. “That’s two,” said {A}. They left some room between them, about as wide as {visitor}.',
        'Nobody sat there. But a man went by, and lifted his hat to {H} and {A}. Then he lifted it to the gap. {H} moved the soup a bit closer to it, to keep it warm.'
      ]
    },
    {
      id: 'a-room-please',
      A: 'partner',
      paragraphs: [
        'On Saturday there was a knock. Outside stood {visitor}, with sunglasses and a very small suitcase. “I was sent this card,” said {visitor}, and held it up. “Have you got a room?” “With a view of the lamp,” said {H}. “Soup is at six.”',
        '“And what does one have to do here?” asked {visitor}. {H} turned the list over. “Nothing,” said {H}, “until Monday.” {A} carried the suitcase in. Then they all sat on the step, and watched the windows. “They haven’t got that at the hotel,” said {visitor}.'
      ]
    },
    {
      id: 'unpacking',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the suitcase was the umbrella from the lemonade, for {H}. There was a sugar lump in paper for {A}. The rest was sand. “That’s for all of you,” said {visitor}. They poured it into a saucer, and {H} and {A} put in one finger each. It was still a bit warm.',
        '“How was the sky?” asked {A}. “Large,” said {visitor}. “You look up, and that’s your morning gone.” {visitor} looked at the ceiling, from one side to the other. It was nice to have one that you could see to the end of.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{visitor} found that there was no bell for ringing, as there had been at the desk. So {H} put out an egg cup, with a spoon. Ting. “You wish?” asked {A}, with a cloth over one arm. It was only to hear if it worked.',
        'Ting. “And now?” asked {A}. This time {visitor} really had a wish. It was {caller.wants}. They had nothing like that at the hotel, with all their plates. {A} bowed, and went to see what could be done.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to look as well, and the place was still empty.',
      '{names} sat down on the mat, in case there was more to come.',
      { text: '{names} held the card up to the light, and looked for the sea.', needs: ['hands'] },
      { text: '{names} looked for a stamp, and found a button.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on the floor, and did nothing at the first try.',
      '{names} stayed near the door, for the post comes when it likes.',
      { text: '{names} added a line to the list, very small.', needs: ['hands'] },
      { text: '{names} poured some lemonade, but nobody had an umbrella for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the step, at the end where it was still warm.',
      '{names} looked {visitor} up and down, and found nothing missing.',
      { text: '{names} aired the room, and turned the lamp a little to the guest.', needs: ['hands'] },
      { text: '{names} took the list, and folded it into a fan.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sunglasses lay on the table beside the soup spoons. All the cards went up on the wall, and the one with the lamp came in the middle.',
    '{H} washed, and lay down. There was a great deal of sky in the window. In the usual place {visitor} did nothing, for the second time that day.'
  ],
  last: [
    'There was nothing to do until Monday, and {H} did it, fast asleep.',
    'The place was not empty any more, and {H} was asleep.'
  ]
})
