import { wishPlot } from '../wish-plot.ts'

export const secretDoor = wishPlot({
  id: 'wish-secret-door',
  beginsElsewhere: true,
  wishes: [
    'secret garden', 'secret gardens', 'secret door', 'secret doors', 'secret doorway', 'magic door', 'magic doors', 'magical door', 'magic doorway', 'hidden door', 'hidden garden', 'hidden doorway',
    'mysterious door', 'mystery door', 'tiny door', 'strange door', 'secret gate', 'magic gate', 'hidden gate', 'magic garden', 'magical garden', 'enchanted garden', 'door garden', 'door ivy', 'garden wall', 'secret key', 'magic key', 'mysterious garden', 'overgrown garden', 'door wall', 'door opens', 'door leads'
  ],
  except: ['wardrobe', 'cupboard', 'narnia', 'fairy', 'fairies', 'monster', 'monsters', 'dragon', 'advent', 'scared', 'afraid', 'slammed', 'locked', 'gnome', 'gnomes', 'car', 'fridge', 'space', 'moon', 'knock', 'knocked'],
  answers: ['key', 'find', 'finds', 'found', 'find', 'discover', 'discovers', 'discovered', 'garden', 'sisters', 'sister', 'brothers', 'behind', 'wall', 'opens', 'opened', 'open', 'nobody', 'noticed', 'leads', 'lead', 'another', 'world', 'land', 'tree', 'forest', 'castle', 'magic', 'magical', 'enchanted', 'hidden', 'old', 'little', 'tiny', 'ivy', 'robin', 'roses', 'garden', 'bottom', 'flowers', 'adventure'],
  out: true,
  company: ['wall', 'robin', 'ivy', 'door', 'key', 'keyhole', 'snail', 'postman', 'queen'],
  about: 'Behind the ivy there is a door that nobody noticed, and the key will not go in, because somebody lives in the keyhole.',
  titles: ['Somebody in the Keyhole', 'Behind the Ivy', 'The Secret Garden of {H}', '{H} and the Snail in the Lock', 'The Door That Nobody Noticed', 'A Little Rain for the Snail'],
  want: [
    {
      id: 'the-robin',
      A: 'partner',
      paragraphs: [
        'Three times a robin came by with moss in its beak. It flew into the ivy on the old wall, and was gone. {H} wanted to know where. So {H} and {A} lifted up the ivy, like a curtain.',
        'Behind it was a door. It was green, and so low that a tall person would have had to bow. “That’s always been a wall,” said {A}. “It’s only been pretending,” said {H}.'
      ]
    },
    {
      id: 'little-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The ivy did not like to let go. It had little brown feet all along each stem, and held on with every one. “One at a time,” said {A}, as you talk to a kitten on a jumper. “And now this one.”',
        '{H} counted forty feet on a single stem. Where they had been they left a row of dots. It looked as if somebody very small had gone up the door on tiptoe, and never come down.'
      ]
    }
  ],
  way: [
    {
      id: 'will-not-go-in',
      A: 'partner',
      paragraphs: [
        'Beside the door stood an empty flowerpot, and under the pot was the key. It was as long as {H}’s hand. {H} put it to the keyhole, and it would not go in. {H} tried it the other way up, and with both hands. “Try it politely,” said {A}. “Please,” said {H} to the door. It was no use.'
      ]
    },
    {
      id: 'bet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’ll be coal in there,” said {A}. “Behind old doors there’s always coal.” “It’s a queen,” said {H}. “She’s been locked in for a hundred years, and she’s got hair down to here.” They shook hands on it.',
        '“And what if it’s a queen sitting on the coal?” asked {A}. Then they would both have won, and somebody would have to wash her. “You do the hair,” said {A}. “I’ll do the coal.” They shook hands on that as well.'
      ]
    },
    {
      id: 'under-the-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a gap under the door, as high as a biscuit. {H} lay down flat and looked in with one eye. “What can you see?” asked {A}. “Green,” said {H}. “And legs.” “How many?” “Six.”',
        'The legs came nearer. A black beetle walked out under the door, looked at {H}’s nose, and went back in. “It’s gone to say that we’re here,” said {H}.'
      ]
    },
    {
      id: 'listening',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} laid an ear against the wood, and {H} laid an ear beside it. So they stood nose to nose. “I can hear somebody breathing,” whispered {A}. “That’s me,” whispered {H}.',
        'They both held their breath. Behind the door something went tick, tick, tick, like two pebbles. “That’s the robin,” whispered {A}. “It says that there are people about.”'
      ]
    },
    {
      id: 'the-handle',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Where the handle should have been there was a ring of iron, as cold as a spoon. {H} lifted it and let it fall. “Dong,” it said, much deeper than it looked. “That’s the bell,” said {A}. “You don’t ring it, you drop it.”',
        'They waited, as you do after a bell. Nothing came. “Perhaps they’re at the other end of the garden,” said {H}, “and it’s a long one.” So they waited a bit longer, for the length of it.'
      ]
    },
    {
      id: 'no-number',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The door had no number, no bell and no slot for letters. “That’s why nobody knows it,” said {A}. “The postman never had to stop.” {H} thought of all the birthday cards that had not got here.',
        '{H} picked the finest ivy leaf there was, a dark one with white lines in it. Then {H} pushed it under the door. “What does it say?” asked {A}. “Many happy returns,” said {H}. “Nine times.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In front of the door {A} had sat down, exactly where the draught came out. A nose went up and down. It was plain that {A} knew it all already.',
        '“What is it?” asked {H}. “Is it something nice?” {A} sneezed. “Is it something with fur?” {A} sneezed again, twice. So there had to be a good deal of it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At our house there are two doors,” said {A}, “and I thought that was all of them.” {A} knocked on the wall to the left and to the right, in case there was a third. Knock, said the stone. Knock, knock. And once it said bock.',
        'They pushed the leaves aside. It was a loose brick, with a gap beside it, and a wren looked out of the gap. “Sorry,” said {A}. “Wrong door.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once found a key like that,” said {S}. “I had it in my pocket for forty years, and tried it in everything.” “And what was it for?” asked {A}.',
        '“It opened a tin of sardines,” said {S}. “I was glad all the same. When you’ve got a key, you look at doors.” They both looked at this one. It was worth it.'
      ]
    },
    {
      id: 'sesame',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} knew what you say to such a door. “Open sesame,” said {S}, with both arms up. “What’s sesame?” asked {A}. “It’s the little seeds on a bun.”',
        'They tried it with all the other things you get on a bun. At “open butter” a bit of moss fell down. “It’s thinking about it,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was held up to the green door, and patted it with one flat hand, pat, pat. From behind it came tick, tick. {A} looked round at everybody with a very round mouth.',
        'Pat, pat, pat, went the hand. Tick, tick, tick, went the robin. It was the longest talk that {A} had ever had.'
      ]
    },
    {
      id: 'somebody-lives-there',
      A: 'partner',
      paragraphs: [
        '{A} bent down and looked into the keyhole. “I can’t see the other side,” said {A}. “There’s something brown, and it goes round and round.” It was a snail. It sat in there, house and all, and had shut its front door with a white lid.',
        '“They do that when it’s dry,” said {A}. “Then they wait for rain.” The sky was as blue as a plate. {H} did not want to push, for you don’t push a house in while somebody’s at home.'
      ]
    }
  ],
  turn: [
    {
      id: 'rain',
      A: 'partner',
      paragraphs: [
        '“It only has to think that it’s raining,” said {H}. {A} had a water bottle. {H} wetted an ivy leaf and let it drip on the keyhole. Plip, it went, and plip. The lid grew soft. Out came two horns, and the whole snail walked on to the leaf.',
        'Now the key went in. Grrrk, it said, and the door opened, as wide as the two of them.'
      ]
    },
    {
      id: 'nobody-told-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a while they only stood on the path. You couldn’t see it, but you could feel it. At each step it smelled of thyme. A butterfly sat there, with its wings open, and did not get up for anybody.',
        '“Nobody’s told it what to do,” said {A}. The grass came up to {H}’s elbows. Every bee in the lane seemed to have known about it all along.'
      ]
    },
    {
      id: 'bench',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Under the tree was a bench, with so much moss on it that it had cushions. {H} and {A} sat down. It was a bit damp. “Whose is it?” asked {H}. There was a dent in the moss, about as wide as a hen.',
        '“Somebody small has been sitting here,” said {A}, and moved up, to leave the dent free. They sat there with their hands in their laps, like guests who have come too early. It was quiet, except for the bees.'
      ]
    },
    {
      id: 'snail-house',
      A: 'other',
      spare: 12,
      paragraphs: [
        'The snail still needed somewhere to live. {A} turned the flowerpot on its side, in the shade, and {H} laid the wet leaf in it. The snail felt all along the wall with its horns. It had never had so many rooms.',
        'It went once round, and left a silver line where it had been. “It’s showing us how far it comes,” said {A}.'
      ]
    },
    {
      id: 'both-doors',
      A: 'partner',
      paragraphs: [
        'Inside was a garden, with roses, and with apple trees that had roses in their hair. In the tall grass lay a rusty kettle. Out of it peeped the robin, on a nest of moss. “So that’s where,” whispered {H}, and they went past on tiptoe.',
        'At the far end was another green door, with a bolt. {A} pulled it back, and {H} looked out. There stood three dustbins. One had a yellow lid with a dent in it. “But those are ours!” said {H}. “That’s our yard!” All this time they had had a secret door at home, and three dustbins had kept the secret.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pushed in among the ivy, and it tickled.',
      '{names} sat down in front of the wall, and believed in it no longer.',
      { text: '{names} held up a trail of ivy, as at a wedding.', needs: ['hands'] },
      { text: '{names} brushed the moss off the doorstep, in case somebody was expected.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the keyhole, and it smelled of indoors.',
      '{names} scraped about at the foot of the door, and only dug up a peg.',
      { text: '{names} tried the handle, the way you try a handle at the dentist’s.', needs: ['hands'] },
      { text: '{names} polished the key, until it shone all the way round.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked in under the ivy, right behind.',
      '{names} breathed in at the gap, and it smelled of roses.',
      { text: '{names} carried the leaf with the snail to a shady place.', needs: ['hands'] },
      { text: '{names} wiped the key, and hung it on a twig.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shut the door softly, for the robin, and put the key back under its pot. It was not far home. It was about as far as the dustbins.',
    'When {H} had washed, there was moss behind one ear. Out in the yard stood three bins and a piece of wall. Nobody would have thought anything of it.'
  ],
  last: [
    'Behind the dustbins it was green and quite dark, and nobody knew of it, and {H} slept.',
    'The snail had shut its lid, and {H} had shut {H}’s eyes, and slept.'
  ]
})
