import { wishPlot } from '../wish-plot.ts'

export const saintNicholas = wishPlot({
  id: 'wish-saint-nicholas',
  beginsElsewhere: true,
  wishes: ['sinterklaas', 'sinterklaasavond', 'sint', 'sankt nikolaus', 'nikolaus', 'nikolaustag', 'st nicholas', 'saint nicholas', 'st nicholas day', 'saint nicholas day', 'st nicks', 'st nick', 'st nicks day', 'saint nick', 'nicholas shoes', 'shoes door nicholas', 'pakjesavond', 'pepernoten', 'kruidnoten', 'mikulas', 'mikołajki', 'chocolate letter', 'chocolate letters', 'st nicholas shoes', 'nicholas horse', 'st nicholas eve'],
  except: ['real', 'exist', 'naughty', 'krampus', 'reindeer', 'rudolph', 'sleigh', 'elf', 'elves', 'lost', 'zwarte', 'piet'],
  answers: ['shoe', 'shoes', 'boot', 'boots', 'door', 'horse', 'carrot', 'night', 'eve', 'coming', 'comes', 'visit', 'waiting', 'december', 'sixth', 'fifth', 'filling', 'polishing', 'putting', 'out', 'day', 'white', 'chocolate', 'letter', 'steamboat', 'surprise'],
  moods: ['waiting', 'first'],
  company: ['horse', 'Saint Nicholas'],
  about: 'The hero polishes the shoes for Saint Nicholas so well that nobody can tell whose they are.',
  titles: ['Nobody Lives in This Shoe', 'The Shoe by the Door', 'A Carrot with a Bite', '{H} Polishes Everything Off', 'The White Horse Tries It'],
  want: [
    {
      id: 'polished',
      A: 'partner',
      paragraphs: [
        'Tonight Saint Nicholas was coming, whom some call Sinterklaas. You put your shoes by the door, with a carrot for the white horse. In the morning there’s a chocolate letter in one, the first of your name. {H} wanted to be sure of the right one. So {H} had polished both shoes until the lamp shone in them.',
        '“How does he know whose shoe it is?” asked {H}. “It’s all in his big red book,” said {A}. “It has to be.”'
      ]
    }
  ],
  way: [
    {
      id: 'paper-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A bishop’s hat is called a mitre, and it’s as high again as the head. {A} came in through the door, and the hat stayed outside. “Bend your knees,” said {H}.',
        'Now the saint came in very low, with the staff held flat, and rose slowly to the ceiling. “He must have strong knees,” said {A}. “He does this all night.” “He’s got the horse for that,” said {H}. “The horse has the knees.”'
      ]
    },
    {
      id: 'radiator',
      A: 'other',
      spare: 2,
      paragraphs: [
        'You have to sing for Saint Nicholas, into the chimney. They had none, so {A} and {H} knelt down at the radiator and sang into that. It was the song in which the steamboat comes from Spain.',
        'At the end of the second verse the radiator gurgled. They stopped. “Was that the boat?” whispered {H}. “It could be the horse,” said {A}. “It’s on a boat, and it’s had no supper.” They sang the third verse rather faster, so that it got there.'
      ]
    },
    {
      id: 'pepernoten',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were pepernoten, which are as small as a button and taste of all the spices at once. The proper way is to throw them in round the door, so that nobody sees who it was. {A} had a handful behind the door.',
        'They came skipping over the floor in every direction. {H} was on hands and knees at once, and so was whoever had thrown them. “You can’t pick up your own,” said {H}. “I don’t know which ones I threw,” said {A}.'
      ]
    },
    {
      id: 'poem',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Saint Nicholas makes rhymes about people, and he knows everything. {A} unrolled a napkin and read one out. “Here is a child who, I have heard, eats all its peas, though not the third.”',
        '“It’s every second one,” said {H}. “That doesn’t rhyme with heard,” said {A}. Then {H} was given the napkin and made one as well. “Here’s somebody who snores all night. I heard it and put out the light.” They bowed, and changed hats.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Nobody had put out anything for {A}, and {A} has no shoes. So {H} laid a sock in {A}’s place, with the top rolled down. “It’s for the nearest thing to a foot,” said {H}.',
        '{A} took it as a bed. It was too small for one, but {A} was willing to lie on a bit of it. “Now he’ll know whose that is,” said {H}. “It’s the one with somebody on.”'
      ]
    },
    {
      id: 'elder-clog',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My grandfather put out a wooden shoe,” said {S}, “with hay in it. Everybody heard him in the night. He’d lie in bed, and then there was a clonk.” “Was it the horse?” asked {A}.',
        '“It was one nut,” said {S}. “In leather you don’t hear that. But in wood it’s like a bell, and the whole house sat up and said, he’s been.”'
      ]
    },
    {
      id: 'child-drawing',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} had made a drawing for the saint, to go in the shoe. It was of the white horse on white paper. There were two eyes in it, and some hooves, a good way apart. “How many has it got?” asked {H}.',
        '“Six,” said {A}. “It’s got to go to everybody.” They rolled it up with the hooves inside. It stuck out of the shoe like a chimney. {A} looked down it, to see whether anybody was in there.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“Isn’t it just Father Christmas?” asked {A}. “No,” said {H}. “This one’s a bishop. He’s got a ring and a red book, and a horse, and he comes three weeks before.” “Do they know each other?” asked {A}.',
        '“They must,” said {H}. “They go over the same roofs.” {A} thought of the sleigh and the horse, and of who has to give way up there.'
      ]
    },
    {
      id: 'on-the-roof',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How does a horse stay up on a roof?” asked {H}. They made the back of the sofa into one, and a white towel was the horse. It slid off on the left. “He rides along the very top,” said {A}, and folded it in the middle.',
        'Now it hung down on both sides, two feet here and two feet there. It stayed. “So that’s why he always looks straight ahead,” said {H}. The towel did too.'
      ]
    },
    {
      id: 'speculaas',
      A: 'other',
      spare: 10,
      paragraphs: [
        'On the plate lay Saint Nicholas as a biscuit, thin and brown, with almonds in his beard. {H} and {A} were to share him. “Which end would you like?” asked {A}. Neither of them wanted to begin with a saint.',
        'So they ate the staff first, and then they ate what was under the horse. Then it had no more ground to stand on. “It’s all right,” said {H}. “They fly a bit, in December.”'
      ]
    },
    {
      id: 'marzipan',
      A: 'other',
      spare: 11,
      paragraphs: [
        'They guessed what else might be in a shoe. “Nuts,” said {A}. “And a mandarin, right down in the toe.” “And a pig made of marzipan,” said {H}. “It has to be upright, or it can’t see out.”',
        'They tried how a pig would stand in there, with a clothes peg. It stood very well, with its nose over the edge. “It’s waiting for him too,” said {A}, and nobody had the heart to take it out.'
      ]
    },
    {
      id: 'reads-shoes',
      A: 'partner',
      paragraphs: [
        '“Let’s try it,” said {H}, and they put out whatever shoes there were. {A} was Saint Nicholas, with a paper hat and a broom, and an atlas for the book. “This one’s been in a puddle,” said the saint, “and the lace has five knots. I know who that is.”',
        'One boot had no heel left at all. “It belongs to somebody who drags both feet,” said the saint. “That’s you,” said {H}. A walnut went into it, for the chocolate.'
      ]
    },
    {
      id: 'brand-new',
      A: 'partner',
      paragraphs: [
        'Then the saint came to the last pair. “These are brand new,” read {A} out of the atlas. “Nobody lives in them.” And the saint walked on. “But they’re mine!” said {H}.',
        '{A} turned a shoe to the lamp. “There was a scratch here,” said {A}, “and mud, and a blob of yellow paint. That’s how I’d have known. You’ve polished yourself off.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bite',
      A: 'partner',
      paragraphs: [
        '{H} did not want to scratch them again. But in the left shoe was the carrot for the horse. {H} bit off the tip, crack, and put it back. “Now again,” said {H}, “and don’t look. Feel.”',
        'With both eyes shut the saint felt along the row, as far as the carrot. “Bitten from the side,” said {A}. “I’d know that bite anywhere. This is {H}’s.” And into the shoe went a walnut.'
      ]
    },
    {
      id: 'water-bowl',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A bowl of water belongs beside the shoes, for it’s thirsty work on the roofs. {A} carried it, and {H} held the shoes apart. It was set down so softly that the lamp in it hardly shook.',
        '“Is it deep enough?” asked {H}. They tried how a horse does it, with their lips only, and the ears forward. It was deep enough. It tasted of bowl.'
      ]
    },
    {
      id: 'second-bite',
      A: 'partner',
      paragraphs: [
        'So the shoes stayed by the door, and the carrot leaned out of {H}’s. They sang one song for the saint, and two for the horse. Then everybody went to the other end of the room and looked away, as you have to.',
        'Before bed {H} went to the door once more. The shoe was still empty, for it wasn’t morning yet. But now there were two bites in the carrot. The new one was as wide as a hand. “He’s only been to see whose it is,” whispered {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the polished shoe, and somebody looked out.',
      '{names} had a word with the carrot, which was for the horse.',
      { text: '{names} put out a shoe as well, with the hole to the wall.', needs: ['hands'] },
      { text: '{names} rubbed up another shoe on the back of a stocking.', needs: ['hands'] }
    ],
    way: [
      '{names} got a nod from the paper hat.',
      '{names} sat among the shoes, and the saint read on past the end.',
      { text: '{names} held the atlas open at the right sea.', needs: ['hands'] },
      { text: '{names} shook a boot out, and it gave back some beach.', needs: ['hands'] }
    ],
    turn: [
      '{names} started at a clop, which was only the tap.',
      '{names} kept the last shoe company.',
      { text: '{names} put a wisp of straw beside the carrot.', needs: ['hands'] },
      { text: '{names} swept the doormat for four white hooves.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the paper hat flat. The broom went back to being a broom, and the atlas was shut on its saint.',
    'Then {H} brushed the teeth that had bitten the carrot, and lay down, and listened. It was quiet on the roof, as if somebody went on tiptoe with four feet.'
  ],
  last: [
    'The shoes stood by the door with their mouths open, and {H} slept with one shut.',
    'Far off something went clop, as soft as anything, and {H} was asleep.'
  ]
})
