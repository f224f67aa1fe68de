import { wishPlot } from '../wish-plot.ts'

export const sandwich = wishPlot({
  id: 'wish-sandwich',
  wishes: ['sandwich', 'sandwiches', 'making sandwiches', 'making a sandwich', 'cheese sandwich', 'jam sandwich', 'giant sandwich', 'biggest sandwich'],
  except: ['shop', 'ice', 'cream', 'beach', 'sand', 'tuna', 'picnic', 'lunchbox', 'school', 'who', 'that'],
  answers: ['giant', 'big', 'bigger', 'biggest', 'huge', 'jam', 'best', 'favourite', 'making', 'make', 'makes', 'made'],
  company: ['sandwich', 'bread', 'cheese', 'egg', 'cucumber', 'tomato'],
  fed: true,
  about: 'The hero wants everything in one bite, and the sandwich is far higher than the mouth, so it is built inside.',
  titles: ['A Sandwich as High as a Boot', 'Everything in One Bite', '{H} Builds It Inside', 'Three Fingers High', 'Keep It Level'],
  want: [
    {
      id: 'everything',
      A: 'partner',
      paragraphs: [
        '{H} wanted a sandwich with everything in it. Not cheese, or egg, or cucumber, but all of it. “And in one bite,” said {H}, “or you only ever taste the parts.”',
        'So they piled it up. There was bread, and cheese on the bread. On top of that went egg, cucumber, tomato, lettuce, raisins, and bread once more. It was as high as a boot, and leaned a little.'
      ]
    },
    {
      id: 'next-to-whom',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It had not been easy to put them in order. “The egg doesn’t want to sit next to the raisins,” said {H}. “Why not?” “They roll.” So the lettuce went in between, as a sort of blanket.',
        '“And the tomato’s wet,” said {A}. “Nobody wants to lie under that.” In the end the cheese said that it didn’t mind. At least it said nothing against it.'
      ]
    }
  ],
  way: [
    {
      id: 'three-fingers',
      A: 'partner',
      paragraphs: [
        '{H} took it in both hands and opened wide. The nose was in the egg before the teeth were anywhere. {H} tried from the left corner, and got some lettuce, and from the right, and got some air. “Keep it open,” said {A}, and measured. {H}’s mouth was three fingers high. The sandwich was eleven.'
      ]
    },
    {
      id: 'other-mouths',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“How high is yours?” asked {H}. {A} opened up, and it was four fingers, with one finger getting rather wet. “A hippo could do it,” said {A}. “They can open their mouths as high as this table.”',
        '{H} knelt down and looked at the table from the side. It was a very good height for a sandwich. “And what does a hippo have in it?” asked {H}. “Grass,” said {A}. What a waste that was.'
      ]
    },
    {
      id: 'lord-sandwich',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“A sandwich is called after somebody,” said {A}. “There was a man called Lord Sandwich. He was in the middle of a game, and didn’t want to get up for his supper. So he put it between two bits of bread.”',
        '“And what did he do before that?” asked {H}. “Before that he was hungry,” said {A}. {H} was glad that the man had not been called Lord Bucket. Then you would have to ask for a bucket with cheese.'
      ]
    },
    {
      id: 'triangles',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“It’s easier in triangles,” said {A}. “They’ve got a sharp end to start with.” They thought about how that would be. It would be half as long, and pointed. But it would be just as high.',
        '“They do taste different, though,” said {H}. “In triangles it tastes of visitors.” {A} thought so too. In squares it tastes of Tuesday.'
      ]
    },
    {
      id: 'mast',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'By now it leaned to the window side. They pushed a spoon in from above, right down the middle, to hold it up. It stood very well after that. It looked like a ship with its mast.',
        '“Now it’s two fingers higher,” said {A}. {H} walked round it and looked up. “It’s a pity to eat it, really,” said {H}. But {H} said it with a full mouth, for a raisin had come off.'
      ]
    },
    {
      id: 'lift',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“It’s as tall as a house,” said {A}. “There ought to be a lift.” The lift was a raisin on a spoon. {H} pushed it slowly up the outside and stopped at every floor. “Cheese,” said {H}. “Egg. Mind the step.”',
        '“Is there anything to see on cucumber?” asked {A}. “It’s a bit wet,” said {H}, “but you can look out on both sides.” On the way to tomato the lift tipped over. The raisin came down on the plate, and stood on its head. “I’ll take the stairs,” said {A}.'
      ]
    },
    {
      id: 'the-crust',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What’s the crust for?” asked {H}. “That’s the fence,” said {A}, “so that the butter doesn’t get away.” {H} walked two fingers along it, once round the whole field. In one place there was a hole in the fence.',
        'They both looked on the table, and there was the butter, on its way. “You see?” said {A}. {H} brought it back on one finger. Then there was none on the finger either.'
      ]
    },
    {
      id: 'air-first',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They practised it with air. {H} opened wide, shut, and chewed. “What was in it?” asked {A}. “Mostly lettuce,” said {H}. {A} took a bite of air too, from the other end, and chewed for a long time.',
        '“The bread’s very good,” said {A}. “But you’ve left out the egg.” {H} felt round with {H}’s tongue. That was true. So they made the next bite of air with twice as much egg.'
      ]
    },
    {
      id: 'from-above',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Perhaps you have to come down on it from above,” said {H}, “like a crane.” {H} knelt on the chair, opened up and came down slowly. {A} called out how far it was still to go. “A hand. Three fingers. Stop!”',
        '{H} had lettuce in both eyebrows and could see nothing but bread. “Am I round it?” asked {H}, as well as you can with your mouth open. “You’re on top of it,” said {A}. “Like snow.”'
      ]
    },
    {
      id: 'sat-on-it',
      A: 'partner',
      paragraphs: [
        '“Then it’ll have to be lower,” said {H}. They laid the breadboard on top, and {H} sat on it. For a moment it did get lower. Then the tomato came out on the left and the cucumber on the right. The raisins ran in all directions.',
        '{A} ate a bit of cucumber that had landed close by. “When you’ve bitten it, where does it go?” asked {A}. “Down here,” said {H}. “So it’s in there that it’s got to be a sandwich,” said {A}. “What it looks like out here is all the same.”'
      ]
    },
    {
      id: 'swapped',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At school I always had cheese,” said {S}, “and the boy next to me always had jam. We swapped every day.” “For how long?” asked {A}. “For years,” said {S}.',
        '“And then one day he said that he’d never liked cheese. And I said that I’d never liked jam.” {A} thought hard. “Why did you swap, then?” “I liked his mother’s bread,” said {S}.'
      ]
    },
    {
      id: 'i-am-the-cheese',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} lay down on one cushion and pulled another on top. “I’m a sandwich,” said {S}. “I’m the cheese.” {A} sat down on it, carefully, and asked what it was like.',
        '“Dark,” said the cheese. “And I can’t see the cucumber.” {A} went and lay down in there as well, and was the cucumber. Then there was nobody left to eat it.'
      ]
    },
    {
      id: 'counted',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'Whatever had come down was laid out in a row, and {A} looked on. There were nineteen raisins. “There were twenty,” said {H}. They both looked at {A}, and {A} looked at the raisins.',
        'It proved nothing. But {H} counted out loud from then on, so that everybody knew where they stood. The twentieth was under the breadboard. “Sorry,” said {H} to {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-bottom',
      A: 'partner',
      paragraphs: [
        '{H} sat up very straight. “Then I’ll build it inside,” said {H}. First {H} ate a slice of bread, and that was the bottom. “Cheese,” said {H}, and {A} handed it over. Then came the egg, the cucumber, the tomato and the lettuce, each chewed until it lay flat. The raisins went in one by one.',
        '“Lid,” said {H} at last. That was the other slice of bread. {H} swallowed, and put one hand on top. “Is it standing?” asked {A}. “As straight as a candle,” said {H}.'
      ]
    },
    {
      id: 'hiccup',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then {H} hiccuped. They both kept quite still. “What was that?” whispered {A}. {H} listened to the inside. “That was the egg,” said {H}. “It’s only moving over.”',
        'It came once more. “And that was the lettuce, making room.” After that it was quiet in there. They had all found their places.'
      ]
    },
    {
      id: 'next-one',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Now me,” said {A}, and got up on a chair next to {H}. There was plenty left of everything. {A} began with the lettuce. “You haven’t got a bottom!” cried {H}. But it was too late.',
        '{A} thought about what could be done. “I’ll build mine from the top,” said {A}, and took the tomato. “And then I’ll stand on my head.”'
      ]
    },
    {
      id: 'keep-it-level',
      A: 'partner',
      paragraphs: [
        '“So what’s it like?” asked {A}. “It’s all there at once,” said {H}. “It’s just as I thought.” {H} got down from the chair, one foot at a time, with both arms out. A sandwich like that must not tip over.',
        '“And when you go to bed?” asked {A}. {H} had not thought of that. They looked at each other. “On my back,” said {H}. “Then it’s only lying down, like everybody else.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned a little, on the same side as the sandwich.',
      '{names} stood by at the foot of it, for whatever came loose.',
      { text: '{names} put a raisin on the top, and took it off for safety.', needs: ['hands'] },
      { text: '{names} fetched a ruler, and it was too short by a tomato.', needs: ['hands'] }
    ],
    way: [
      '{names} got a bit of lettuce too, from the left corner.',
      '{names} opened wide as well, and got in some air.',
      { text: '{names} held the top slice down, with a flat hand.', needs: ['hands'] },
      { text: '{names} measured the bread bin, which was open wide enough.', needs: ['hands'] }
    ],
    turn: [
      '{names} swallowed along, at the lettuce.',
      '{names} built one too, out of crust and more crust.',
      { text: '{names} passed the cucumber on, like a nurse with a spoon.', needs: ['hands'] },
      { text: '{names} held out a napkin, for the outside of the sandwich.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped up the crumbs, and hung the breadboard on its nail.',
    '{H} washed, very upright, and lay down on {H}’s back. Below was the sheet, and on top was the blanket.'
  ],
  last: [
    'Between the sheet and the blanket, quite flat and warm, lay {H}, asleep.',
    'Everything lay in its place, from the bottom to the lid, and {H} was asleep round it.'
  ]
})
