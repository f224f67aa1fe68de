import { wishPlot } from '../wish-plot.ts'

export const toaster = wishPlot({
  id: 'wish-toaster',
  wishes: ['toaster', 'toasters', 'toast', 'making toast', 'slice of toast', 'piece of toast', 'burnt toast', 'burned toast', 'toast for breakfast', 'buttered toast', 'toasting bread'],
  answers: ['bread', 'pop', 'pops', 'popped', 'brown', 'burnt', 'burned', 'butter', 'breakfast', 'slice', 'piece', 'hot', 'jumps', 'jumping', 'making', 'crumbs', 'cheese'],
  except: ['french', 'marshmallow', 'marshmallows', 'wedding', 'raise', 'fire', 'smoke', 'alarm', 'finger', 'fingers', 'hand', 'flying', 'flies', 'flew', 'grumpy', 'fork', 'stuck', 'shock', 'electric', 'broken', 'broke', 'died', 'dead', 'bath', 'beans', 'soldiers', 'egg', 'eggs', 'jam', 'cut', 'triangles', 'squares', 'hungry'],
  moods: ['first', 'learning', 'waiting'],
  fed: true,
  about: 'The hero wants toast as brown as Moose; at number three the first slice is white and the next is black, because the second one gets into a warm bed.',
  titles: ['As Brown as Moose', 'Three Is Not Three', 'The Second One in the Bed', '{H} and Moose Make Toast', 'Pop, Although They Had Known'],
  want: [
    {
      id: 'as-brown-as-moose',
      A: 'partner',
      paragraphs: [
        'There was only one proper colour for toast, and that was the colour of Moose. Moose was made of felt, and sat beside the toaster. {H} wanted one slice that was as brown as Moose all over. {A} put in the bread and turned the wheel to three.',
        'They waited, and they knew what was coming. Pop! They both jumped all the same. {H} held the toast against Moose. It was as white as a pillow. “That isn’t toast,” said {H}. “That’s bread with a fright.” {A} ate it.'
      ]
    }
  ],
  way: [
    {
      id: 'three-again',
      A: 'partner',
      paragraphs: [
        'So the next slice went in, straight away, at three again. Pop! They jumped. This one was as black as the bottom of a boot, and Moose looked pale beside it.',
        '“It can’t count,” said {H}. “Three was white before. Now three’s black.” {A} ate that one too, and it was loud. They talked it over for a long while. Then they put in one more, at three. Pop! It was white. “Three isn’t three,” said {H}.'
      ]
    },
    {
      id: 'not-jumping',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“This time I won’t jump,” said {A}. “I’ll say to myself all the time: now it’s coming.” {A} held on to the table with both hands. “Now it’s coming,” said {A}. “Now it’s coming. Now it’s…” Pop! The table had jumped as well.',
        '{H} tried it the other way, and thought about something else. {H} thought about the sea. There was a gull, and a small boat. Pop! The boat went over. “You can’t get used to it,” said {H}. “It’s too friendly.”'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Toast does not jump very high, as a rule. It only looks over the edge. But once they had a heel of the loaf in there, as small and light as a cracker. Pop! It flew right out. It turned over in the air, and landed on Moose.',
        '“That one was in a hurry,” said {A}. They tried to get it to do that again. But it had jumped once, and now it saw no reason.'
      ]
    },
    {
      id: 'a-lift',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} pressed down the lever. Down went the bread, until you could see only its hair. “It’s a lift,” said {A}. “You get in up here in your vest. Then it’s hot for two floors, and you come up as somebody else.”',
        '“Which floor do you want?” {H} asked the next slice. It did not say. {A} said it for it, in a flat sort of voice. “Breakfast, please,” said {A}.'
      ]
    },
    {
      id: 'the-wires',
      A: 'same',
      spare: 4,
      paragraphs: [
        'If you stood on the other side of the table, you could see into the slot from there. In the dark were thin wires, in rows, like lines to write on. First they were grey, then dull red, and at last as orange as a lantern. It ticked, and it smelled of dust and Sunday.',
        '“Don’t go near,” said {A}. “I’m only waving,” said {H}. The toast could not wave back. It was looking at the wires.'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One slice came up with stripes on it. There were four light ones and three dark ones, as straight as with a ruler. “That’s where the bars were,” said {A}. “It’s been leaning on the fence.” {H} held it next to Moose, who had no stripes anywhere.',
        '“It’s the wrong animal,” said {H}. They ate the light stripes first, and the dark ones after that. Of all the mistakes up to now it was the prettiest.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In between they laid the crusts in a row, from light to dark. There was one called Pillow. After that came Beach, and Tea With Milk, and Violin. The last was Boot. Moose would have been just between Beach and Violin.',
        '“There’s a gap there,” said {A}. “That’s where the toast goes,” said {H}. {A} took a bite of Boot, to be of help. You could hear it all through the house.'
      ]
    },
    {
      id: 'other-likes-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“How do you like your toast?” {H} asked {A}, and took out a pencil. {A} looked along the mistakes, and thought of all the toast there had ever been. “It has to make a noise,” said {A}, “and the butter has to know where to go.”',
        '{H} wrote down noise, and drew the butter, with an arrow. “And the colour?” “I’ve always had what came,” said {A}. {H} could hardly believe it. Only Moose had really thought about this.'
      ]
    },
    {
      id: 'scraping',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You can scrape it,” said {A}, and took a spoon to a black slice, over the sink. It made a noise like a very small broom. Black snow fell. Underneath it got lighter, first Boot and then nearly Moose. “Stop!” called {H}. “Now!”',
        'But {A} had already done one more scrape. Now there was a hole. They looked at Moose through it. “The colour was right,” said {A}. “There just wasn’t enough of it.”'
      ]
    },
    {
      id: 'how-moose-got-brown',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What number was Moose done on?” asked {A}. {H} turned Moose over and looked for it. Moose was the same at the back as at the front, and a bit worn at the antlers. There was a label, and it said three, but that was how old you had to be.',
        '“Moose was always like that,” said {H}. “Moose came out right the first time.” {A} looked at the toast with a sigh. It was a lot to ask of a slice of bread.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'At each pop {A} looked up, first at the toaster, and then at those who had jumped. {A} had not jumped. {A} had been ready the whole time, because sometimes something falls down.',
        'A crumb did. It was a black one, and not from the top of the list. {A} took it all the same, and thought about it. Then {A} looked at the toaster, which must have made a mistake.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Our toaster had a little door on either side,” said {S}, “and it only did one face. You had to turn the toast yourself. And it never popped.” “How did you know that it was done?” asked {A}.',
        '“My father said so, from the bathroom,” said {S}. “He could smell it from there. Toast! he called, with all the soap on. He was never out by more than a shade.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was toast now. {S} crouched down behind a chair, and had to stay there until it was time. “Am I brown?” called {S}. “Not yet,” said {A}. “Am I brown now?” “You’re just getting a bit of colour round the ears.”',
        '“Pop!” said {S}, a great deal too soon, and jumped up. {A} held Moose against {S}’s cheek. “White,” said {A}. {S} went down again, quite happily, for another turn at three.'
      ]
    },
    {
      id: 'warm-bed',
      A: 'partner',
      paragraphs: [
        '{A} held a hand up near the toaster. “It’s cold again now,” said {A}. “It was cold for the first one too. But the black one went in right after. It’s like a bed. Whoever’s first has to warm it up, and the second one’s warm at once.”',
        '{H} thought of the cold end of the bed. “Then it can count,” said {H}. “It just doesn’t know who’s been in.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-and-a-bit',
      A: 'partner',
      paragraphs: [
        '“Somebody’s got to go in first,” said {H}. “And then mine, quickly, and only at two.” A slice was put in to warm the bed. Pop! They jumped. It was pale, and {A} ate it with a look of duty. {H}’s bread was in there already.',
        'Pop! {H} laid the toast beside Moose. Then {H} laid Moose beside the toast. You could not see where the one stopped. It was as brown as Moose, all over, and at two edges a little worn.'
      ]
    },
    {
      id: 'butter',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The butter went on while the toast was hot. First it lay there like a small yellow cushion. Then it went shiny round the bottom, and began to slide. {H} pushed it into all four corners with the back of a spoon.',
        '“Now it’s a shade darker,” said {A}. {H} looked at Moose. So would Moose have been, with butter on. It was not tried.'
      ]
    },
    {
      id: 'sound-of-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Before the first bite {H} knocked on it. It sounded like a door, but a friendly one. Then {H} held it to one ear. It was still talking to itself in there, very softly, the way toast does when it is new.',
        '“What does it say?” asked {A}. “Crick,” said {H}. “Not crack.” They both nodded. It could not have been put better.'
      ]
    },
    {
      id: 'who-gets-it',
      A: 'partner',
      paragraphs: [
        '{H} ate it, from the edges to the middle, and Moose was allowed to watch. “And tomorrow?” asked {A}. “Do I have to eat all the white ones again?”',
        '{H} thought. “Tomorrow you have the first one, and you have it at five,” said {H}. “Then it isn’t a mistake. Then it’s yours, and it’s warmed my place.” {A} thought about five, and nodded. “Pop!” said {A}, and {H} jumped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the pop, a bit after the others.',
      '{names} sat down beside Moose, to be compared.',
      { text: '{names} fetched the butter, rather early.', needs: ['hands'] },
      { text: '{names} put a plate in the place where toast might land.', needs: ['hands'] }
    ],
    way: [
      '{names} caught the smell of the boot, and looked under the table.',
      '{names} stared at the toaster, and it did not pop.',
      { text: '{names} took a crust too, and it was not a mistake.', needs: ['hands'] },
      { text: '{names} swept up the crumbs, sorted by colour.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked from Moose to the toast, and could not have said either.',
      '{names} licked at the air, where the butter was.',
      { text: '{names} turned Moose a little more to the light.', needs: ['hands'] },
      { text: '{names} clapped for the toast, and Moose took a bow.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs were tipped out, and the toaster stood there quite cold, with nobody in it. Moose had a few in the antlers, and was shaken at the window.',
    'Then {H} washed and went to bed. Moose had to go in first, right down to the bottom, to warm it. After a while {H} got in as well. It was at about three.'
  ],
  last: [
    '{H} was the second one in, and it was warm at once, and {H} slept.',
    'Nothing popped any more until the morning, and {H} was asleep beside Moose, in the same brown dark.'
  ]
})
