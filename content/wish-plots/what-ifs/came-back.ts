import { WHICHEVER_PET } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const cameBack = wishPlot({
  id: 'wish-ran-away-came-back',
  beginsElsewhere: true,
  star: 'pet',
  wishes: ['our dog ran away but came back', 'ran away came back', 'ran away but came back', 'ran away came home', 'ran off came back', 'ran off came home', 'ran away and we found', 'ran away found', 'ran off found', 'ran away home', 'escaped came back', 'escaped came home', 'escaped found', 'got out came back', 'got out came home', 'got out found', 'got out and we found', 'got lost came back', 'got lost came home', 'got lost found', 'lost came back', 'lost came home', 'went missing came back', 'went missing came home', 'went missing found', 'missing came back', 'missing came home', 'bolted came back', 'disappeared came back', 'came back after running away', 'came home by himself', 'came home by itself', 'came back by himself', 'runs away comes back', 'runs away comes home', 'ran away safe', 'home safe'],
  except: ['died', 'dead', 'hit', 'car', 'hurt', 'vet', 'ill', 'poorly', 'never', 'didn’t', 'hasn’t', 'stolen', 'bitten', 'bit', 'broken', 'limping', 'shelter', 'toy', 'teddy', 'school', 'gone', 'still', 'yet'],
  answers: [...WHICHEVER_PET, 'park', 'woods', 'beach', 'ran', 'run', 'runs', 'running', 'away', 'off', 'out', 'got', 'escaped', 'lost', 'missing', 'went', 'bolted', 'disappeared', 'came', 'come', 'comes', 'back', 'home', 'found', 'safe', 'safely', 'again', 'but', 'then', 'we', 'him', 'it', 'them', 'they', 'was', 'were', 'scared', 'worried', 'happy', 'now', 'gate', 'door', 'open', 'left', 'yesterday', 'today', 'last', 'finally', 'park', 'hours', 'hour', 'later', 'hiding', 'looked', 'everywhere', 'for', 'by', 'at', 'after', 'and', 'to', 'in', 'from', 'street', 'neighbour', 'neighbours'],
  moods: ['lost', 'afraid', 'question'],
  company: ['door', 'eggs', 'tin', 'lid', 'street', 'mat', 'step', 'number four'],
  about: 'The hero left the door open, and the family’s animal is gone, and nothing that is called brings it back, until somebody makes the ordinary sound of six o’clock.',
  titles: ['The Sound of Six O’Clock', 'Not in That Voice', '{H} Sits on the Step', 'Click, Said the Door', 'The Lid of the Tin'],
  want: [
    {
      id: 'the-door',
      A: 'partner',
      paragraphs: [
        '{H} was the last one in, and carried the eggs. You need both hands for eggs. So the door stayed open, just as wide as {star} was. Then it was quiet. “Where’s {star}?” asked {A}.',
        '{H} looked at the mat, and went cold all the way down. “I didn’t shut the door,” said {H}. {A} already had one shoe on. {H} wanted nothing in the world but {star}, back on that mat.'
      ]
    },
    {
      id: 'under-everything',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they looked where {star} might be after all. {A} lay down and looked under the bed. {H} looked behind the coats, and in the bath, and in the cupboard that was far too small. In each place {H} said the name, and waited. In each place there was just the place.',
        '“Once it was in the laundry basket,” said {A}. They took out everything, down to the last sock. At the bottom there were some hairs, and a dent. {H} put one hand in the dent. It was cold.'
      ]
    }
  ],
  way: [
    {
      id: 'the-whole-street',
      A: 'partner',
      paragraphs: [
        'They called the name all along the street. {H} called it high, and {A} called it low. Nothing came. A bus went by, and {H} saw how big it was. “Come home!” {H} shouted, with a voice that shook.',
        'Behind a hedge at number four something moved. It was {star}! It looked at them with wide eyes. “Come HERE!” cried {A}, and they both ran. And {star} ran too, the other way, and was gone.'
      ]
    },
    {
      id: 'bowl-on-the-mat',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bowl stood by the wall, with water in it. There was one hair on the water, and it went slowly round. {H} could not look at it, and could not look away. “It’ll be thirsty,” said {H}. “There are puddles,” said {A}. “It likes those better than ours.”',
        'That was true. Once {star} had drunk out of a flowerpot, with a bowl beside it. {H} thought about that, and it helped for as far as the next lamp post.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What does it look like?” asked a man at the bus stop. {H} had to think. It is hard to say that of somebody whom you see each day. “It’s got one ear that listens,” said {H}, “and one that doesn’t. It smells of toast. When it’s asleep, it runs.”',
        '“How big is it?” asked the man. {H} showed it, with both arms, the way you hold it. The arms were empty. The man took his hat off. “I’ll keep my eyes open,” he said. “I can see what’s missing.”'
      ]
    },
    {
      id: 'telling-everybody',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} rang up the neighbours, and the people who have a list of whoever is found. {A} said the name, and the street, and the telephone number. “They’ve got it written down,” said {A}. “And if somebody finds {star}, they can read who it belongs to. It’s on the collar, or in a chip as small as a grain of rice.”',
        '“Does it say me as well?” asked {H}. “It says our number,” said {A}. “And it’s you who always gets to the phone first.”'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’s because of me,” said {H}. It had been in there since the eggs, like a stone. “You left a door open,” said {A}. “I bought too many eggs. And {star} walked out. There were three of us at it.” {H} thought about that. The stone was still there, but it was cut in three.',
        '“I’ve left it open too,” said {A} after a bit. “Twice. I just had more luck.” They walked on. From then on they both called, and nobody’s voice shook more than the other’s.'
      ]
    },
    {
      id: 'number-four',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had come out as well, and had been round the back, by the bins. “There was something there,” said {A}. “It had eyes. But it was the old tom from the chip shop.” {A} was out of breath, and had a slipper on one foot. “I’ll take the other side of the street.”',
        'Now there were more and more of them. At each corner somebody stood and called the name. Some had never met {star} at all. They called it just as if they had.'
      ]
    },
    {
      id: 'a-jumper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You leave something there that smells of home,” said {A}, “where you last saw it. Then it knows which way.” {H} pulled off the jumper, over both ears. They laid it under the hedge at number four, with the inside out. There the most of {H} was.',
        'It looked very small, without anybody in it. “What if it’s cold?” asked {H}. “Then it’ll lie down on you,” said {A}.'
      ]
    },
    {
      id: 'it-gets-dark',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The street lamps came on, one after the other. Between them it was darker than before. {H} could no longer tell what was a bush and what was not. Each bag by a wall was {star}, until they got there. Then it was a bag.',
        '“Can it see in the dark?” asked {H}. “Much better than us,” said {A}. “It sees us, I’m sure, and wonders why we keep on talking to bags.” {H} did not laugh. But it was nearly something.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had made a notice. GONE, it said, and there was a picture. It had a great many legs, so that nobody could mistake it. “And what’s that?” asked {A}. “That’s the tongue,” said {S}. “It’s out because it’s happy. That’s what it’ll be like when we’ve got it.”',
        '{A} looked at the tongue for a long time. Then they stuck it up by the door, at the height of somebody with four legs. “It should be able to read it too,” said {S}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Ours was gone for two nights,” said {S}. “I was as old as you. I lay awake, and I knew just how it was out there.” “And how was it?” asked {A}. {S} looked up at the lamp.',
        '“It was at the butcher’s,” said {S}. “It had been there from the start. It had been given a cushion. It was very surprised to see us, and not at all thin. I’d cried two whole nights long,” said {S}, “at a cushion.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat by the door in the hall, and looked at the mat. {A} pointed at it. “Yes,” said {H}. “It isn’t there.” {A} pointed again, as if somebody had not understood. Then {A} crawled over, and lay down on it, and kept the place warm.',
        'Nobody had the heart to move {A}. There were crumbs in the mat, and hairs. {A} found one of them, and held it up to {H}. {H} put it in a pocket.'
      ]
    },
    {
      id: 'not-in-that-voice',
      A: 'partner',
      paragraphs: [
        'They sat down on the step. “It knew me,” said {H}. “Why did it run?” {A} rubbed one foot. “Say it once more, the way we shouted it,” said {A}. “Come HERE!” said {H}.',
        '“I wouldn’t come to that either,” said {A}. “And when we run, it thinks that there’s something to run from. It’s got a fright, and so have we. It’s looking for something that’s the same as always.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        'It was just before six. {H} got the tin with the supper in it, and opened the door behind them, wide. Then {H} did as on every evening. The lid went tock. The spoon went round the edge, three times. “Supper,” said {H}, not loudly.',
        'Nothing came. {H} did it again. Tock. At the far end, between two lamps, something stood and listened.'
      ]
    },
    {
      id: 'not-moving',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Don’t get up,” breathed {A}. It was the hardest thing that {H} had ever done. Everything in {H} ran down the street, and {H} sat there. {star} came on by the width of a gate. It stopped. It smelled the air, to the left and the right.',
        '“Look somewhere else,” breathed {A}. So they looked at the tin. {H} read what it said on there, from the beginning. It said that it was good for the coat. Steps came nearer, as soft as rain.'
      ]
    },
    {
      id: 'what-it-brought',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It had brought a good deal along. There was a burr behind one ear, and mud up to the elbows. It smelled of fish, and of somebody’s roses, and of a thing for which there’s no word. {A} got out the brush. “Where have you been?” {H} asked, into the ear that listened.',
        '{star} ate, and gave no answer. It ate as if it had been to the end of the world, and there was nothing there. In between it looked up, to see if they were still sitting there. They were.'
      ]
    },
    {
      id: 'back-on-the-mat',
      A: 'partner',
      paragraphs: [
        '{star} came low down, and did not know whether it was in trouble. {H} held out one hand, and kept still. A wet nose smelled it, on both sides. And then all of {star} came into {H}’s lap, and shook. {H} shook too. “There you are,” said {H}. “There you are.”',
        '{A} got them both in. {H} shut the door, and pulled at it. Click. {star} lay down on the mat, right across {H}’s foot, so that nobody could go away.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat beside the mat, and left it free.',
      '{names} looked at the door, and from one to the other.',
      { text: '{names} got the torch, and both jackets.', needs: ['hands'] },
      { text: '{names} put the eggs out of the way.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for one certain step.',
      '{names} waited at home, in case.',
      { text: '{names} went round the other side of the block, and called softly.', needs: ['hands'] },
      { text: '{names} asked at each door in the street.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, and that was a help.',
      '{names} sniffed, and asked no questions.',
      { text: '{names} ran to tell the people at the corners.', needs: ['hands'] },
      { text: '{names} fetched a towel, for the mud.', needs: ['hands'] }
    ]
  },
  bed: [
    'Somebody rang the neighbours. The door was looked at once more, by each one who went by, and it was shut.',
    '{H} washed off the mud, for there was as much on {H} as on {star}. From the bed you could hear somebody breathing, not far off. Now and then one of the two looked up, to see if the other was there.'
  ],
  last: [
    'Somebody’s paws ran a little, in a dream, and came back, and {H} was asleep.',
    'The door was shut, and everyone was on this side of it, and {H} slept.'
  ]
})
