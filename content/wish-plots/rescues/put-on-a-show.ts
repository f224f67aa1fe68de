import { wishPlot } from '../wish-plot.ts'

export const putOnAShow = wishPlot({
  id: 'wish-put-on-a-show',
  beginsElsewhere: true,
  wishes: ['cousins put on a show', 'show with the cousins', 'cousins’ show', 'put on a show', 'puts on a show', 'putting on a show', 'put show', 'puts show', 'putting show', 'put on a play', 'puts on a play', 'putting on a play', 'perform a show', 'performs a show', 'perform a play', 'performs a play', 'perform play', 'theatre show', 'theater show', 'theatre play', 'stage a play', 'stage show', 'making a show', 'make a show', 'makes a show', 'doing a show', 'do a show', 'does a show', 'have a show', 'show for the neighbours', 'show for the family', 'show curtain', 'home theatre', 'on stage in a play'],
  except: ['puppet', 'puppets', 'shadow', 'magic', 'magician', 'dance', 'dancing', 'ballet', 'talent', 'fashion', 'dog', 'horse', 'school', 'nativity', 'christmas', 'tv', 'television', 'light', 'air', 'trade', 'flower', 'forgot', 'cried', 'lines', 'afraid', 'scared', 'nervous', 'game', 'telly', 'tell', 'missed', 'teddy', 'circus', 'nobody', 'park', 'football', 'outside', 'together', 'show off'],
  answers: ['show', 'play', 'put', 'puts', 'putting', 'perform', 'performs', 'stage', 'theatre', 'theater', 'curtain', 'audience', 'actor', 'actors', 'actress', 'acting', 'act', 'king', 'princess', 'dragon', 'funny', 'big', 'own', 'family', 'neighbours', 'tickets', 'applause', 'for', 'evening', 'night', 'who', 'their', 'home', 'living', 'room'],
  company: ['curtain', 'king', 'boots', 'boot', 'rope', 'play', 'show', 'dragon', 'princess', 'slippers', 'face', 'stage', 'throne', 'box', 'people', 'beard', 'hall', 'stool', 'trumpet', 'row'],
  out: true,
  about: 'The curtain of the play sticks at the height of the knees, so that all the people see is boots, and not the face for which it was put on.',
  titles: ['Up to the Knees', 'The Left One Is Cross', '{H} Puts On a Show', 'A Play in Two Boots', 'Somebody on Top of the Boots'],
  want: [
    {
      id: 'the-face',
      A: 'partner',
      paragraphs: [
        'Tonight {H} and {A} put on a show in the hall. {H} was the king. At the end the king opens a box, and does a surprised face. {H} had practised that face all week, with the eyebrows right up in the hair.',
        'Twenty people sat on twenty chairs. {A} pulled the rope, and the curtain went up. It went up as far as their knees. There it stuck.'
      ]
    }
  ],
  way: [
    {
      id: 'boots-only',
      A: 'partner',
      paragraphs: [
        'They both pulled at the rope. It didn’t help. “Start,” whispered {H}. “It’ll come by itself.” So {A} blew the trumpet, and in came the king. {H} did a proud face, and waved. All that the people saw was two big boots.',
        'The king turned round. One boot stayed where it was. Somebody giggled. “They’re laughing at the sad bit,” whispered the king.'
      ]
    },
    {
      id: 'the-beard',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The king had a beard of grey wool. At the third word it came off, and fell down, and rolled out under the curtain. “Ooh,” said the people. It lay there on its back. They took it for a mouse.',
        '“Get it,” whispered {H}. {A} reached under the curtain with two fingers and pulled it in, bit by bit, by one end. It went off over the stage like something with very short legs. It was the first thing that evening to be clapped.'
      ]
    },
    {
      id: 'a-broom-for-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s a knot in it,” said {A}, who had looked up along the rope. It sat at the very top, and was as big as a bun. {A} went for it with a broom and two brooms’ length of string. The whole curtain swayed.',
        'Out in front they could see the feet of somebody who was hunting a bee. “Is that in the play?” asked a lady. “It’s the storm,” said the gentleman beside her. “You can tell by the broom.” The knot didn’t so much as look down.'
      ]
    },
    {
      id: 'thunder',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had the noises to do as well. There was a tin tray for thunder, and two halves of a coconut for a horse. The king came riding, clop, clop, clop. Then {A} needed one hand for the trumpet. From there it rode on with a single leg.',
        'Clop. Clop. {H}’s boots had to hop, to suit it. It was a long way to the castle like that. “The poor horse,” said somebody in the third row, and there was a rustle. They were holding out a sugar lump, under the curtain.'
      ]
    },
    {
      id: 'rustling',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Somebody in the hall had sweets with very loud paper. Whenever the king said something sad, it crackled. “My kingdom,” said {H}, and it went crackle. “My poor,” said {H}. Crackle. “Is it raining?” the king asked the herald, who was {A}.',
        '“It’s toffee, sire,” said {A}. A sweet came rolling over the boards, out of the dark, and stopped at the one boot. After that it didn’t crackle any more. But now nobody could understand the king.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had made the tickets, and on each there was a number. Unluckily it was always the same number, for the stencil had only a four. All twenty had wanted to sit on chair four. They’d tried it, too, up to the sixth. Then the chair said something.',
        '“It doesn’t matter,” said {H} through the curtain. “You’re all in the best place.” Now they sat as they liked. From there the boots looked very large.'
      ]
    },
    {
      id: 'the-prompter',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the middle {A} had forgotten how it went. They had a book for that, but the book was on the other side of the stage. {H} sent it across with a foot. It slid over the boards and out at the front, and stayed with the people.',
        'A lady put on some glasses. “My lord,” read the lady, in a kind voice. “My lord,” said {A}. “I bring bad news.” “I bring bad news,” said {A}. They did four pages in that way, and the lady was asked to do the storm.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} didn’t hold with curtains, and walked underneath. All at once {A} stood in front, in the light, and there were twenty people. They said “ah.” {A} looked at them, and sat down, and had a good long scratch.',
        'It wasn’t in the play, but they watched every bit of it. Then {A} lay down across the front of the stage, with the chin on a boot. “That’s the guard,” said somebody. No king was ever so well guarded, or so hard to move.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was a tree in a play once,” said {S}, behind the scenes. “I had to stand still for an hour, with an owl on me. Then the owl fell off, and everybody laughed.” “And what did you do?” asked {A}.',
        '“I bent down and picked it up,” said {S}. “I was the first tree that ever had. They talked about it for years.” {S} straightened {A}’s crown, though nobody could see that. “It’s never the owl on you that they remember.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sold the lemonade at the interval. It was a long interval, since {S} counted out the change in raisins. “Do you like the play?” asked {A} through the gap. {S} had asked them all. “They like the boot,” said {S}. “The one that came off.”',
        '“And the king?” {S} had to think who that was. “They don’t know about any king,” said {S}, and went off with the raisins.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat in the front row, on somebody’s lap. From there you could see more than from anywhere else. {A} was low, and looked right in under the curtain. {A} saw the king’s knees, and the crown, and the whole proud face.',
        '“Da!” called {A} and pointed. Nobody believed it. They stroked {A} on the head and said that it was only boots. {A} was the one person in that hall who had seen a king.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} had never been behind a stage before. “Which bit are you?” asked {H}. “I’m the wind,” said {A}. “Nobody had told me what to wear.” So {A} had put on everything that there was, five scarves and a cape.',
        'The wind blew through the king’s castle. All that came under the curtain was a row of tassels. They swept by to the left, and then to the right, and took the lost boot along. “Good wind,” said the people. The king had to hop after it.'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        'The king sat down crossly on the throne. It was a high one. Now there wasn’t even a boot. “Is the show over?” asked somebody. {A} crept out, lay down among the people, and crept back. “Nobody can see the king,” whispered {A}. “But the boots are good. They’re laughing at the left one.”',
        '“Why? What does it do?” “It’s cross,” said {A}. {H} looked down. The left boot was tapping, all by itself.'
      ]
    }
  ],
  turn: [
    {
      id: 'played-with-feet',
      A: 'partner',
      paragraphs: [
        'So they played it with their feet. The king stamped, and both boots were furious. In came the princess, {A} in slippers, with the toes turned in. Then the dragon crawled on. It was {A} as well, with green socks on both hands.',
        'The boots saw it and shook. One hid behind the other. The people in the show roared. Then the boots crept up to the slippers, toe to toe. It was so quiet that somebody had to blow a nose.'
      ]
    },
    {
      id: 'lying-audience',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It creaked out in front. {A} peeped through a hole. “They’re lying down,” whispered {A}. All twenty had got off their chairs. They lay in rows on the floor, with their chins on their hands. So they were nearer to the boots.',
        '“Can they see our faces now?” asked {H}, and quickly did a noble one. {A} put one cheek on the boards to find out. There were twenty noses. “They’ve all got their eyes shut,” whispered {A}. “They’re afraid for the slippers.” The dragon had just come on again.'
      ]
    },
    {
      id: 'a-fight',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The dragon bit the king in the toe. It had no teeth, only ten fingers in wool, so it was more of a tickle. The boot held out as long as it could. It curled up, and bent, and then it laughed so hard that it fell over.',
        '“Let go,” said {H}. “I’m a dragon,” said {A}. It became the longest fight that was ever fought below the knee. In the end the dragon lay on its back, with all its fingers in the air. The people wanted it to get up again, and it did.'
      ]
    },
    {
      id: 'what-the-paper-said',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the second row sat somebody from the newspaper and wrote with a pencil. {A} read it upside down, through the hole. “The left is better than the right,” read {A}. {H} was hurt, on the right side. “It’s the quiet one,” said {H}. “You have to look more closely.”',
        'From then on the right boot had more to do. It was given the speech about the sea. It hardly moved at all, and just once it turned its toe to the wall. The pencil stopped. “I take that back,” wrote the newspaper.'
      ]
    },
    {
      id: 'the-bow',
      A: 'partner',
      paragraphs: [
        'Then the king opened the box. Behind the curtain {H} did the face. It was the best ever, and nobody saw it. The boots fell over backwards, and that was the end. The people clapped. “Bow,” said {A}.',
        'They bowed, as low as you can. And there, under the curtain, beside the boots, hung a face. It was upside down, with its eyebrows right up in its hair. “Oh!” cried all twenty people. They’d had no idea that there was somebody on top.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat at the side, where you can see the ropes.',
      '{names} peeped out from under the curtain and counted shoes.',
      { text: '{names} tore the tickets, each of which was number four.', needs: ['hands'] },
      { text: '{names} dusted the throne with a sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} went after the lost boot and lay down beside it.',
      '{names} listened behind the curtain, and somebody giggled there again.',
      { text: '{names} hung on to the rope as well, to no use.', needs: ['hands'] },
      { text: '{names} rattled the tin tray at the wrong moment.', needs: ['hands'] }
    ],
    turn: [
      '{names} took a bow too, lower than most.',
      '{names} ran across the stage once, and got a clap.',
      { text: '{names} threw the king a paper flower.', needs: ['hands'] },
      { text: '{names} stamped for the boots.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots walked home by the shortest way. They were put under the coats with their toes together, and the crown beside them.',
    '{H} washed off the freckles, which no one had noticed. Then two bare feet went into bed. They had been very good, and were allowed to lie on top of each other.'
  ],
  last: [
    'The curtain of the night went up a little way and stuck, and {H} was asleep.',
    'At the end of the bed the left one gave a last small tap, and {H} was asleep.'
  ]
})
