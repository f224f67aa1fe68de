import { wishPlot } from '../wish-plot.ts'

export const knightOnAPig = wishPlot({
  id: 'wish-knight-on-a-pig',
  wishes: ['knight pig', 'knight with a pig', 'knight rides a pig', 'knight riding a pig', 'knight rides pig', 'knight riding pig', 'knight on a pig', 'knight and his pig', 'knight and a pig', 'knights pig', 'knights pigs', 'knight pigs', 'knight piglet', 'knight has a pig', 'knight with no horse only a pig', 'knight only a pig', 'knight pig instead of horse', 'knight without a horse', 'knight without horse', 'knight hasn’t got a horse', 'knight doesn’t have a horse', 'knight doesnt have a horse', 'knight mud', 'knight muddy', 'knight puddle', 'knight in the mud', 'muddy knight', 'knight tournament', 'knights tournament', 'knight joust', 'knights jousting', 'knight jousting', 'pig knight', 'hog knight', 'pig instead of a horse', 'knight pig mud', 'knight pig puddle', 'knight pig tournament', 'knight pig race', 'knights riding pigs', 'knight galloping on a pig', 'knight trots on a pig', 'sir pig knight', 'knight muddy pig', 'knight horse pig', 'brave knight pig', 'knight who rides a piglet'],
  answers: ['knight', 'knights', 'sir', 'pig', 'pigs', 'piglet', 'hog', 'horse', 'horses', 'pony', 'ride', 'rides', 'riding', 'rode', 'only', 'instead', 'without', 'lost', 'hasn’t', 'doesn’t', 'doesnt', 'have', 'can’t', 'find', 'armour', 'armor', 'helmet', 'shield', 'lance', 'sword', 'castle', 'king', 'tournament', 'joust', 'jousting', 'ring', 'ribbon', 'win', 'wins', 'winning', 'won', 'mud', 'muddy', 'puddle', 'puddles', 'roll', 'rolls', 'hot', 'cool', 'shiny', 'rusty', 'tin', 'slow', 'stubborn', 'poor', 'pink', 'spotty', 'farm', 'field', 'race', 'trot', 'trots', 'gallop', 'very', 'really', 'too', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'children', 'came', 'goes', 'wants', 'gets', 'says', 'mummy', 'daddy', 'auntie', 'brave', 'clever', 'sunny', 'summer', 'smelly', 'princess’s'],
  except: ['dragon', 'princess', 'peppa', 'three', 'wolf', 'guinea', 'bacon', 'sausage', 'ham', 'died', 'killed', 'battle', 'war', 'fighting', 'fight', 'blood', 'chess', 'space', 'jedi', 'minecraft', 'scared', 'afraid', 'moon', 'snail', 'fourth', 'round table', 'arthur', 'flying pig', 'moana'],
  moods: ['change', 'first', 'waiting', 'losing'],
  company: ['knight', 'pig', 'puddle', 'mud', 'armour', 'helmet', 'ring', 'lance', 'visor', 'fence', 'carrot', 'elbow', 'horses', 'ribbon', 'apple', 'bucket'],
  isTale: true,
  about: 'A knight has no horse, only a pig that lies down in every puddle, and the ring hangs at the other end of a hot field, until somebody touches the armour and feels how hot it is.',
  titles: ['No Horse, Only a Pig', 'The Ring on the Pole', '{H} and the Knight on a Pig', 'Every Puddle on the Way', 'The Only One Who Did Not Shine'],
  want: [
    {
      id: 'only-a-pig',
      A: 'partner',
      paragraphs: [
        '{H} stood at a fence with {A}, when along came a knight. The armour shone so that it hurt. The knight had no horse, only a pig. “To the tournament!” said the knight, and the pig lay down in a puddle.',
        'At the other end of the hot field a gold ring hung on a ribbon. Whoever got there first could keep it. The other knights had horses. {H} wanted this one to win.'
      ]
    }
  ],
  way: [
    {
      id: 'a-carrot-in-front',
      A: 'same',
      paragraphs: [
        '“It needs something to run after,” said {H}. They tied a carrot to the knight’s lance, and he held it out in front. The pig trotted after the carrot for ten steps. Then there was a puddle, and the pig lay down in that, with the knight on top. “It’s a good pig,” said the knight. “It just has to be everywhere first.” There were four more puddles before the ring.'
      ]
    },
    {
      id: 'what-the-horse-did',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where’s your horse?” asked {H}. “It’s getting married,” said the knight. “I gave it the week off.” He had asked at every stable for another. There was a mule, but it was reading. In the last one there had been the pig, and it had looked at him.',
        '“How did it look?” asked {A}. The knight thought of how to put it. “As if it knew the way,” he said. The pig had shut its eyes. The puddle was up to its ears, and it smiled.'
      ]
    },
    {
      id: 'saddle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A saddle for a horse does not sit on a pig. It slid forwards, and was a collar. It slid back, and was a skirt. {A} fetched a cushion, and tied it on with the cord of a dressing gown. It was red, with a tassel.',
        '“That looks noble,” said {H}. The pig turned its head to see. It had never had a tassel. From then on it walked with its hind legs quite close together, as far as the next puddle.'
      ]
    },
    {
      id: 'other-polishes',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had brought a cloth, and polished the knight while he waited. He was soon so bright that they could see the field in his front. They could see the pig too, twice, once in each knee. The pig saw that as well, and got up to greet them.',
        '“Good afternoon,” said {A} for it. The two pigs in the knees had nothing to say. But when it lay down, so did they, both of them, in a puddle each. It had never been so quickly understood.'
      ]
    },
    {
      id: 'pet-and-the-pig',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had not met a pig before. They stood nose to nose, one on this side of the fence and one on that. The pig breathed in for a long time. After that it knew what there had been for breakfast, and who had spilt some.',
        '{A} breathed in too. There was mud in it, and carrot, and a bit of knight. {A} looked up at the knight, who was the largest tin that {A} had ever seen. {A} sat down and waited for it to be opened.'
      ]
    },
    {
      id: 'elder-rode-one',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve ridden a pig,” said {S}. “It was at my uncle’s. I sat on it the wrong way round, and held on to its tail.” “Which way did it go?” asked {A}. “Forwards,” said {S}. “So I saw only where I’d been.”',
        'The knight lifted his visor to hear better. “And did you fall off?” he asked. “No,” said {S}. “I got off at the cabbages, like everyone else.” The pig grunted in the mud. It knew that stop.'
      ]
    },
    {
      id: 'child-is-a-horse',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I could be your horse,” said {S} to the knight, and neighed. The knight looked at {S}’s legs, and counted them. There were two missing. “I’ve got two more,” said {S}, and put {S}’s hands on the ground. Now {S} was quite a low horse.',
        '“It’s a beautiful horse,” said the knight. “But I shouldn’t like to sit on it. It’s got a pocket.” So {S} was a horse that got married, and {A} had to be the other one.'
      ]
    },
    {
      id: 'the-other-knights',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Far down the field the other knights sat on their horses, in a row, and shone. “Why don’t they start?” asked {H}. Now and then one of the horses shut its eyes and turned its back. “They can’t look at one another,” said {A}. “It’s like five suns.”',
        'The trumpet blew for the third time. One horse walked off with its knight, and put its head behind a tree. “He’s dazzled it,” said {H}. The pig looked at nothing but what was brown.'
      ]
    },
    {
      id: 'like-a-stove',
      A: 'partner',
      paragraphs: [
        '{A} helped the knight up by the elbow, and let go at once. “He’s as hot as a stove!” said {A}. Then {A} felt the pig, and the pig was as cool as a cellar. “Pigs can’t sweat,” said {A}. “They get cool from outside, with mud. This pig’s the only one here that’s dressed for the weather.” {H} looked at the knight in his hot tin, and then at the puddle.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-mud',
      A: 'partner',
      paragraphs: [
        '“You lie down too!” said {H}. “A knight doesn’t,” said the knight, but the pig moved over. So he lay down in the mud, on both sides, and there was a hiss. When he got up, he was brown from top to toe, and did not even clank. “It’s like a cellar in here,” he said. On they trotted. At each puddle they lay down, and got up fresh. Far behind, the hot horses stood under the trees.'
      ]
    },
    {
      id: 'how-it-dries',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Between two puddles the mud dried, and then the knight got stiff. A stiff knight can sit, and point, and call. “Left arm,” called the knight, and {A} ran up and bent it. It cracked, and a piece fell off in the shape of an elbow.',
        '{H} kept that piece. It was hollow, and inside it was as smooth as a cup. “You could bake in that,” said {H}. “I was baked in that,” said the knight. “From nine o’clock to noon.”'
      ]
    },
    {
      id: 'other-brings-a-bucket',
      A: 'other',
      spare: 9,
      paragraphs: [
        'There was one long stretch without a puddle. {A} saw it coming, and ran ahead with a bucket. {A} poured it out in the middle of the path, and stirred with one shoe. It was rather a small puddle, but it had been made by hand.',
        'The pig noticed that. It got down with care, first in front, then behind, and left half for the knight. “To the lady or gentleman with the bucket,” said the knight, and raised his lance. A worm sat on the tip, and bowed.'
      ]
    },
    {
      id: 'two-flies',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What else is it good for?” asked {H}, running beside them. The knight had time to think, for a pig does not gallop. “No flies,” he said. “And no sun on the nose.” “And nobody knows you,” said {A}. That was new to the knight.',
        'The knight sat up, and looked about. At every tournament people had called out what had gone wrong last year. Now they only said: “What a pig.” “It’s so restful,” said the knight.'
      ]
    },
    {
      id: 'the-ring',
      A: 'partner',
      paragraphs: [
        'The ring hung over the last puddle, the largest of them all. The pig lay down in the middle, and the knight put out his lance. He had the ring, lying down. “Hurrah!” called {A}. But the ring slid off his muddy lance, and it slid off his muddy glove. “Who knew the way?” asked {H}. The knight looked down between his knees. Then he put the ring where it fitted exactly, on the curly tail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bowed to the knight, and to the pig a little lower.',
      '{names} looked round for a horse, and came back without one.',
      { text: '{names} held the pig still, while the knight got on.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in a puddle too, to see what it had that others had not.',
      '{names} told the pig where the ring was, and it knew.',
      { text: '{names} wiped the carrot for the pig.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran beside the pig, and was as brown as both of them.',
      '{names} hissed too, when the knight lay down.',
      { text: '{names} scraped the mud off the knight’s visor, so that he could see the ring.', needs: ['hands'] }
    ]
  },
  bed: [
    'The knight was washed down with a bucket, and was thinner than they had thought. The pig was not washed. It had only just got it right.',
    '{H} left a brown tub behind, and was cool from outside. Then {H} lay down, first on the one side, and then on the other.'
  ],
  last: [
    'In the stable a gold ring slept on a curly tail, and {H} was asleep too.',
    'Five puddles lay in the dark, each with a dent in it, and {H} was asleep.'
  ]
})
