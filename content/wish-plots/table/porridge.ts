import { wishPlot } from '../wish-plot.ts'

export const porridge = wishPlot({
  id: 'wish-porridge',
  beginsElsewhere: true,
  wishes: ['porridge', 'porrige', 'poridge', 'porage', 'oatmeal', 'oat meal', 'bowl of porridge', 'porridge oats', 'ready brek', 'congee porridge', 'congee', 'jook', 'okayu'],
  answers: ['bowl', 'oats', 'oat', 'hot', 'cold', 'breakfast', 'morning', 'syrup', 'golden', 'honey', 'skin', 'spoon', 'pot', 'too', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'making', 'make', 'made', 'cooking', 'cook', 'stirring', 'steaming', 'warm', 'milk', 'sticky', 'name', 'plops', 'lumpy', 'lumps', 'our', 'with', 'yummy', 'dinner', 'supper', 'winter', 'grandma', 'popo'],
  except: ['bear', 'bears', 'goldilocks', 'three', 'magic', 'overflowing', 'overflowed', 'burnt', 'burned', 'burn', 'fire', 'hates', 'hate', 'without', 'allergic', 'sick', 'ill', 'spilt', 'spilled', 'threw', 'ghost', 'giant', 'cookie', 'cookies', 'raisin', 'microwave', 'exploded', 'hungry', 'rice', 'semolina', 'dragon', 'wall', 'again', 'never', 'died', 'orphan', 'prison', 'baby', 'wont', 'won’t', 'refuses'],
  moods: ['first', 'learning', 'waiting'],
  company: ['syrup', 'skin', 'pot'],
  fed: true,
  about: 'The hero writes a name in syrup on hot porridge and it sinks each time, and takes off the horrid skin, until there is nothing better to write on.',
  titles: ['Written on Porridge', 'The Skin', '{H} Signs the Breakfast', 'It Sank at the First Letter', 'Start at the End'],
  want: [
    {
      id: 'a-name-in-syrup',
      A: 'partner',
      paragraphs: [
        '{H} had a bowl of porridge, and a spoon with syrup on it. The syrup ran off in a thin gold line. {H} wanted to write the whole name with it: {H}, right across the bowl.',
        'The first letter was there. So was the second. {H} was bent low over the third when the first one went soft, and sank. “Where’s it gone?” asked {H}. “Down to the cellar,” said {A}. Soon there was only a shine.'
      ]
    }
  ],
  way: [
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        '“You’ll have to write faster,” said {A}. {H} wrote it as if a bus were coming. It looked like a dropped thread, and then that went down too. “Faster won’t do it,” said {H}. “It’s like writing on a duck.”'
      ]
    },
    {
      id: 'the-plop',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was more of it in the pot, and it was not finished with it. It lay quite flat and grey. Then somewhere a hump came up, slowly, like somebody under a blanket. It opened. “Plop,” it said, and there was a hole, and the hole closed.',
        '“It’s breathing,” said {A}. They guessed where the next one would come. {H} pointed to the left, and {A} to the middle. They waited for a long time. “Plop,” said the porridge, at the back.'
      ]
    },
    {
      id: 'once-round-the-stirring',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s got to be stirred the right way round,” said {A}. “With the clock. My gran said so. Otherwise it gets in a temper.” {H} had stirred it the other way, and looked into the pot to see. It seemed just as usual.',
        'They stirred back, to undo it, once for each time. {A} counted aloud and got lost at thirty. Nobody knew how much was undone by then. “Plop,” said the pot, and they both took a step back.'
      ]
    },
    {
      id: 'the-lump',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} found a lump. It was round, and white on the outside. Inside it was dry, like a letter that nobody had opened. “You haven’t stirred in the corners,” said {H}. “It’s a pot,” said {A}. “It hasn’t got any corners.”',
        '“Then where did that one live?” {A} took it on a spoon, and looked at it from all round. In the end it was eaten by the one who had stirred. You could hear that it was a lump.'
      ]
    },
    {
      id: 'a-river',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} poured cold milk round the edge of another bowl. It did not go in. It ran along the side of the bowl, and met itself again. “Now it’s an island,” said {A}, and gave the bowl a push. The island turned round, all of it, by itself.',
        '“Somebody could live on that,” said {H}. They put a raisin there. It had a whole warm country, and a river, and nothing to do. When the milk was stirred in, the raisin’s feet got wet. It was rescued with a spoon.'
      ]
    },
    {
      id: 'hot-in-the-middle',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I eat mine from the outside,” said {A}. “The edge is cold first.” {A} went once round it with the spoon. Then there was a smaller porridge in there, with a new edge. Once more round, and it was smaller still.',
        '“And the middle?” asked {H}. “I never get that hot,” said {A}. “By the time I’m there, it isn’t the middle any more. It’s what’s left.” {H} looked at it. It was steaming there, and had not heard.'
      ]
    },
    {
      id: 'other-paper',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I’d write on the toast,” said {A}. They tried it. On toast it held, but it ran into the holes. Each letter had a foot too many. Then {H} wrote on the table, just one, in a hurry. That was perfect. It didn’t sink by a hair.',
        '“Now eat it,” said {A}. {H} licked the table. It tasted of syrup, and then of cloth, and at the back of pencil. A name needs to have something good underneath.'
      ]
    },
    {
      id: 'smaller-names',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You could do it with somebody shorter,” said {A}. “Who’s the shortest?” They thought of everybody whom they knew. There was an Al at the shop, and somebody called Bo. {H} wrote Bo on the porridge. The B was halfway down before the o was round.',
        '“And if you just write I?” asked {A}. One line is soon made. {H} made it, and it stood there for as long as you could say it. “I,” said {H}. Then there was nobody.'
      ]
    },
    {
      id: 'down-there',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It isn’t gone,” said {A}. “It’s all at the bottom.” {H} dug a shaft, straight down, and looked in. There was a gold lake at the end of it, quite still. “Can you read it?” asked {A}. {H} had one eye to the hole.',
        '“It says mmm,” said {H}. {A} wanted to look as well, and the shaft fell in. What came up after that was the tail of one letter, or the ear of another. They each had a bit.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My uncle kept his in a drawer,” said {S}. {A} thought that it was a joke. “He made it on a Monday, and poured it into the drawer, and let it set. Then he had one slice of it each day. He took it to the hill in his pocket.”',
        '“And where were his socks?” asked {A}. {S} had never thought about that. “In the oven, I should think,” said {S}. “He was always warm about the feet.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was the porridge. {S} lay on the floor under a blanket, and it was being cooked. “You have to stir me,” said {S}. {A} stirred, with a broom handle, once round the whole of {S}. Nothing happened for a while. Then up came a knee.',
        '“Plop,” said {S}. Up came an elbow, in quite another place. “Plop.” {A} guessed that next time it would be the head. It was a foot. “It’s done,” said {A}, and took off the skin. {S} was bright red underneath.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had some too, without anything on it. {A} wrote as well. It was with five fingers at once, over the whole tray, and round the corner. Nothing sank. It was porridge on wood, and that holds.',
        '“What does it say?” asked {H}. It was a long word. It had a loop in the middle, and an ear at the end. {A} read it out in one breath, and smacked it flat, so that it was finished.'
      ]
    },
    {
      id: 'skin-on-the-pot',
      A: 'partner',
      paragraphs: [
        'Meanwhile a skin had come over the porridge, grey and wrinkled. {H} couldn’t bear skin. {H} took hold of it with two fingers and pulled. It hung there like a wet sock, and did not tear.',
        '“You could wear that,” said {A}. There was a drop of syrup on it, by chance. The drop sat there, quite round, and did not go down to the cellar. “{H},” said {A}. “Look who’s stayed.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came along on account of the skin. It had been put down on a saucer, grey and folded, like a glove that nobody claims. {A} smelled it on both sides. Then {A} sat down next to it, and let nobody past.',
        '“At last somebody who likes it,” said {H}. {A} didn’t eat it. Perhaps it was not for eating. {A} laid one chin on it, and closed both eyes, and looked after it.'
      ]
    },
    {
      id: 'waiting-for-skin',
      A: 'partner',
      paragraphs: [
        '“We need another one,” said {H}. It was the first time that anybody had wanted one. They sat with their chins on the table. Nobody stirred. At the edge it went dull, and slowly the dull part grew together in the middle. {H} touched it with one finger. It was shut.',
        'Then {H} wrote. The gold line ran round every bend, and lay where it was put. The first letter was still there when the last one was done. It said {H}, right across the bowl, and it shone.'
      ]
    },
    {
      id: 'under-the-line',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was still some syrup on the spoon. {H} drew a line under the name. It got a curl at the end, because it came off like that. “That’s what important people do,” said {A}. “Then nobody can write anything in after it.”',
        '“What would they write?” asked {H}. {A} thought. “And Sons,” said {A}. They looked at it once with sons, in the air, with one finger. It was better without.'
      ]
    },
    {
      id: 'other-reads-it',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{A} came to the table, and stopped beside the bowl, and bent down. “Is that one yours?” asked {A}. {H} said nothing. You could read it from there. {A} looked at the other bowls. They had nothing on them, and might have belonged to anybody.',
        '“I’d like to be on mine as well,” said {A}. But it had to wait for its skin. {A} blew on it, and fanned it with a letter, and stood it at the window. It had never been so hard to get what nobody likes.'
      ]
    },
    {
      id: 'start-at-the-end',
      A: 'partner',
      paragraphs: [
        '“And now?” asked {A}. “Now you’ve got to eat it. Where do you start?” {H} looked at the name, from the one side to the other. The spoon went in behind the last letter. “At the end,” said {H}. “Then what’s left is still the beginning of me.”',
        'It was just warm enough by now. The skin went down with the letter on it, and nobody said a word about skin. {A} watched. “Somebody’s getting shorter,” said {A}. {H} ate on to the first one, and licked the spoon. “All in,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the spot where the first letter had been.',
      '{names} smelled the syrup, from as near as was allowed.',
      { text: '{names} sat ready with a spoon, behind the last letter.', needs: ['hands'] },
      { text: '{names} spelled it out aloud, and got to the end before the spoon did.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the bowl, where the letters might come out.',
      '{names} licked a spoon, and had a bit of a letter.',
      { text: '{names} blew on a spoonful, and left that one blank.', needs: ['hands'] },
      { text: '{names} wrote in the air, and nobody could say that it had sunk.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, so as not to crack the skin.',
      '{names} licked up a drop which was no letter.',
      { text: '{names} tried a wave in syrup, as handwriting.', needs: ['hands'] },
      { text: '{names} traced it in the air, curls and all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was put to soak, and the spoons lay in the bowl. On the bottom of it there was a gold line left, but nobody could have said which letter.',
    '{H} washed off what there was on the chin, and lay down. The blanket was pulled over from edge to edge, and grew smooth.'
  ],
  last: [
    'It was warm underneath, and nobody stirred, and {H} was asleep.',
    '{H} slept, with the whole name inside, from the last letter to the first.'
  ]
})
