import { wishPlot } from '../wish-plot.ts'

export const countingSheep = wishPlot({
  themes: ['sheep'],
  except: ['sheepdog', 'sheepdogs', 'shepherd', 'shepherds', 'lamb', 'lambs', 'wolf', 'lost', 'wool', 'knitting', 'shaun'],
  answers: ['counting', 'count', 'baa', 'black', 'woolly', 'jumping', 'fluffy'],
  moods: ['sleepless'],
  company: ['sheep', 'gate'],
  about: 'The hero wants to know how many sheep it takes to get sleepy, and it works, but only on the sheep.',
  titles: ['It Works on the Sheep', 'Yan, Tan, Tethera', '{H} Counts a Sheep', 'Over the Cushion', 'The Same One Every Time'],
  want: [
    {
      id: 'how-many',
      A: 'partner',
      paragraphs: [
        'If you count sheep over a gate, you get sleepy. {H} wanted to know how many it takes. “We’ve got no sheep,” said {A}. “There’s you,” said {H}. So a cushion was the gate, and {A} was the sheep.',
        '{H} sat down with ten fingers ready. “Baa,” said the sheep, and jumped over. “One,” said {H}. The sheep ran back, and jumped again. “Two.” At twenty {H} felt both eyes, and they were wide open. Only the sheep was out of breath.'
      ]
    }
  ],
  way: [
    {
      id: 'the-same-one',
      A: 'partner',
      paragraphs: [
        '“Maybe it doesn’t work because the sheep are all the same,” said {H}. So {A} was a sheep with a hat, and then a sheep that had to be pushed. The next sheep turned back, because it had forgotten something. {H} laughed so much that the number was gone, and they had to begin again at one.',
        'At forty {H} was more awake than ever.'
      ]
    },
    {
      id: 'slower',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You jump too fast,” said {H}. “It makes me hurry.” The sheep jumped slowly. That is hard, because in the middle you have to come down. It hung there with one leg over the gate, and chewed.',
        '“Is that half a sheep?” asked {A}. {H} did not know if it could be counted. “Point five,” said {H}, and waited for the other leg.'
      ]
    },
    {
      id: 'old-numbers',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Shepherds had numbers of their own,” said {A}. “They were only for sheep. Yan, tan, tethera, methera, pip.” “What comes after pip?” asked {H}. “Sethera, lethera,” said {A}. They were good to say, and you could chew on them.',
        '“Yan,” said {H}, and the sheep jumped. “Tan.” “Tethera.” At methera they both had to stop, because pip came next, and nobody could say pip without laughing.'
      ]
    },
    {
      id: 'grass',
      A: 'same',
      spare: 3,
      paragraphs: [
        'After that the sheep wanted something to eat. It grazed along the rug, and nibbled at the fringe. “They do that all day,” said the sheep, with its nose on the floor. “And then they lie down and eat it all a second time.”',
        '“The same grass?” asked {H}. “It comes up again, and they chew it properly,” said the sheep. {H} thought of lunch, and was glad to have only the one.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There ought to be two sheep,” said {H}, “so that it goes on without a gap.” So the coat stand was a sheep as well. {A} got in line behind the coat stand and waited. Nobody in front moved.',
        '“After you,” said {A} to the coat stand. It was the politest sheep of the day. {H} counted it twice.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A sheep knows fifty faces,” said {A}. “It can tell them from each other for years.” The sheep looked {H} in the face, from quite near. “I’d know that one,” it said. “It’s got jam on it.”',
        '{H} looked back. It had brown eyes and a crease on one cheek. “I’d know you as well,” said {H}. “Even in a flock.”'
      ]
    },
    {
      id: 'opens-the-gate',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Why does it jump at all?” asked {H}. “There’s a gate. It could open it.” The sheep had a look at the cushion, and turned it round on one corner, like a door. Then it walked through, and said thank you.',
        'It was much quicker that way. It was so quick that {H} had to shout the numbers. “Shut it again,” said {H}. “You can’t sleep with the gate open.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sat right in front of the gate, and looked at each sheep as it came.',
        '“{A} is the gatekeeper,” said {H}. Nobody had made {A} one. But it was done without a single blink, and nobody came through who was not a sheep.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve got a flock in my head too,” said {S}, “for the nights when I lie awake. My sheep are quite old now. Some of them go round the gate, and I count them just the same.” “How many have you got?” asked {A}.',
        '“I’ve never reached the last one,” said {S}. “There’s one at the back who waves. I always mean to ask it where we’re going.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could count too. “One,” said {S}. “Two. Six.” “There are some between,” said {A}. {S} looked at the gate. Nobody was there. “Not now,” said {S}. “They’re at home.”',
        'It was hard to say anything against that. So {A} counted the same way, and they were soon at a hundred.'
      ]
    },
    {
      id: 'all-round',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{H} moved to the other end of the rug, to count them from behind. “Why are you over there?” asked the sheep. It had not turned its head. “How do you know?” said {H}. “A sheep sees nearly all the way round,” said {A}. “It’s only blind just behind its tail.”',
        'So {H} sat down just behind the tail. Now nobody could see anything. Something went flump, on the far side. “Was that one?” said {H}. “No,” said the sheep. “That was me, sitting down.”'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '“Forty-one,” said {H}. Nothing came over the gate. “Forty-one!” {H} looked behind the cushion. There lay the sheep, with its legs tucked in and its eyes shut. “Are you asleep?” asked {H}. “Nearly,” said {A}. “My legs have gone like wool. It works, you know.”',
        '“Not on me!” said {H}. “No,” said the sheep. “You’ve got to watch the gate, and mind the numbers. Whoever counts has to stay awake. It only works on the sheep.”'
      ]
    }
  ],
  turn: [
    {
      id: 'change-over',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be the sheep,” said {H}. {A} sat up and got ten fingers ready. {H} went back to the wall on all fours, came along, and jumped. “One,” said {A}. {H} went round behind the chair, and jumped. “Two.” {H} had no numbers to remember now. There was only the rug, and the gate, and {A}’s voice that said the next one.',
        'At nine the gate had got higher. At eleven the wall was further away. “Baa,” said {H}, and it came out very low.'
      ]
    },
    {
      id: 'one-sheeps-thoughts',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do sheep think about?” asked {A}, at seven. {H} thought about it, on the way round the chair. “Rug,” said {H}. And after the next jump: “Other side of the rug.”',
        'That was all that there was. It was quite roomy, in a head like that. There was just enough in it for the four feet.'
      ]
    },
    {
      id: 'wool-over-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You’ve got no wool on,” said {A}, and laid a blanket over {H}’s back. It hung down on both sides. Now it was warm in there, and there was more to carry.',
        '{H} jumped once more, wool and all. A bit of it stayed on the gate, as it always does with sheep. {A} put it back, and went on counting.'
      ]
    },
    {
      id: 'always-one',
      A: 'partner',
      paragraphs: [
        '“Twelve,” said {A}, and nobody came. {H} lay behind the gate, where it was still warm from the other sheep. “It works,” said {H}, into the rug.',
        '“How many did it take?” asked {H} after a time. “I’ve been thinking about that,” said {A}. “It was always the same sheep. So it only takes one. You just have to be the sheep.” And {A} lay down there too, so that it was a flock.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the easy way, round the gate, and did not count.',
      '{names} nibbled at the edge of the rug, as part of the flock.',
      { text: '{names} counted along on fingers, and came to twenty-two.', needs: ['hands'] },
      { text: '{names} brought the sheep a drink of water.', needs: ['hands'] }
    ],
    way: [
      '{names} came over the gate too, between two numbers.',
      '{names} tried the grass on the other side, and went back to the old grass.',
      { text: '{names} propped up the gate, which leaned after thirty sheep.', needs: ['hands'] },
      { text: '{names} handed the sheep its hat, and it said baa.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in as the sheep went up, and out as it came down.',
      '{names} kept one corner of the rug warm, for any sheep.',
      { text: '{names} turned the lamp to the wall, and it was evening in the field.', needs: ['hands'] },
      { text: '{names} lowered the gate a little, and the sheep did not notice.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the gate back on the sofa, and combed the fringe of the rug.',
    'When {H} had washed and was in bed, somebody at the door held up one finger. “One,” was all that was said.'
  ],
  last: [
    'The last sheep had been counted. It was {H}, and {H} was asleep.',
    'The gate was shut, and the wool was warm, and {H} slept on the other side of it.'
  ]
})
