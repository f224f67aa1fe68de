import { wishPlot } from '../wish-plot.ts'

export const farm = wishPlot({
  themes: ['farm'],
  answers: ['animals', 'animal', 'day', 'visit', 'trip', 'goat', 'goats', 'barn'],
  company: ['cow', 'beetle', 'sheep', 'hen'],
  wishes: ['old macdonald', 'old mcdonald', 'macdonald farm', 'mcdonald farm', 'old macdonald had a farm', 'farm animals', 'animals farm', 'animals barn', 'farmer animals'],
  except: ['trip', 'class', 'coach'],
  about: 'The farmer says good night to every animal in the barn, and each time the light is out the cow moos that one was left out.',
  titles: ['Somebody Was Left Out', 'Good Night, Cow', '{H} Shuts the Barn', 'Moo, in the Dark', 'The Smallest One on the Farm'],
  want: [
    {
      id: 'good-night-cow',
      A: 'partner',
      paragraphs: [
        'The farm was under the table, and {H} was the farmer. The toy animals stood in the barn, on a towel that was straw. {A} lay on the floor and did the voices. {H} wanted everybody to be quiet now, so that the farmer could have a biscuit.',
        '“Good night, cow,” said {H}. “Good night, pig. Good night, sheep. Good night, hens.” {H} switched off the torch. For a moment it was lovely. “Moo,” said the cow.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-again',
      A: 'partner',
      paragraphs: [
        'That set them all off. There was baa, and there was oink, and one hen fell off the beam. The farmer switched on the torch. “What is it?” asked {H}. “Moo,” said the cow.',
        'Perhaps it was hungry. {H} brought it some hay, which was wool, and a hanky for a blanket. “Good night, everybody,” said {H}, and switched off the torch. It was quiet for as long as a bit of wool lasts. “Moo.”'
      ]
    },
    {
      id: 'cockerel',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The torch had been on and off so often that the cockerel thought it was morning. He stood on the roof, which was a shoe box, and crowed. {A} did it very well. Somewhere in the house a door was opened and shut.',
        '“It’s still night!” said the farmer. “There was a light,” said the cockerel. “Twice. That’s two days. I’m behind as it is.” The farmer had to sit with him until he believed it.'
      ]
    },
    {
      id: 'counting-sheep',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll count the sheep,” said {H}. “That makes you sleepy.” There were four. {H} counted them twice, and then the other way round. “It’s not working,” said the first sheep. “It only makes us nervous.”',
        '“You could count the farmer,” said {A}, in the voice of the second sheep. So they did. There was one. After that they felt a little better, and so did {H}.'
      ]
    },
    {
      id: 'milk',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“A cow moos when it wants to be milked,” said {A}. So {H} fetched a cup and milked the cow, and {A} held its tail out of the way.',
        '“Thank you,” said the cow. “That was nice, but it wasn’t that.” “It can talk!” said {H}. “Only when it’s being milked,” said {A}, and the cow shut its mouth.'
      ]
    },
    {
      id: 'at-the-hens',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The hens had their own trouble. There were two of them on the beam, and each wanted to sit in the middle. “You can’t both,” said the farmer. {A} did both of the hens, and it got very loud.',
        'In the end {H} put an egg cup between them. Now they were both at the end, and it was fair. “Cluck,” said the one. “Cluck,” said the other, and they were not speaking to the egg cup.'
      ]
    },
    {
      id: 'farm-dog',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The largest animal on the farm was {A}, who lay across the door of the barn. “Good night, {A},” said {H}. Nobody could say that {A} had been left out.',
        'The sheep said it as well, all four. {A} looked at the sheep one by one. Then {A} put down its head so close to them that the straw moved when {A} breathed.'
      ]
    },
    {
      id: 'real-farm',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“On a real farm there’s no quiet either,” said {S}. “I slept over a barn once. All night long somebody scratched, and somebody chewed.” “Couldn’t you sleep?” asked {A}.',
        '“Never better,” said {S}. “You always knew that everybody was there. It’s when one of them is missing that you wake up.” {A} went and looked at the cow again.'
      ]
    },
    {
      id: 'a-goat',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'Then a goat came into the barn, on its knees, and it was {S}. “Good night, goat,” said the farmer. “Meh,” said {S}, and ate the hanky off the cow.',
        '“That isn’t food,” said {A}. “Meh,” said {S}, and began on the straw. There was no telling when a goat had had enough. {A} had to lead it out by one horn, and give it a biscuit of its own.'
      ]
    },
    {
      id: 'pig-mud',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Oink,” said the pig, which was {A} as well. “How can I sleep, as clean as this? Pigs can’t sweat. That’s what the mud’s for.” There was no mud on the farm. {H} looked round, and brought the brown cardigan.',
        'The pig rolled over in it twice, and was gone. “Pig?” said the farmer. Something grunted in the left sleeve. It came along as a bump, past the elbow, and looked out at the cuff. “It’s very good mud,” said the pig. “It’s got buttons.”'
      ]
    },
    {
      id: 'chewing',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The farmer put an ear to the cow. “It’s still eating,” said {H}. “No, it’s eating it again,” said {A}, and moved the cow’s chin from side to side. “A cow swallows its supper and brings it up later, to chew it properly. It can take all night.”',
        '“So it’s had one supper, and it gets it twice,” said {H}. {H} thought of the biscuit that the farmer had not even had once. “Could you chew a bit faster?” the farmer asked the cow. The cow looked at the farmer, and took it a bit more slowly.'
      ]
    },
    {
      id: 'not-for-itself',
      A: 'partner',
      paragraphs: [
        '“You’re the cow,” {H} told {A}. “So what do you want?” {A} put a cheek to the floor, to see what the cow saw. “It isn’t for itself,” said {A}. “It’s looking down there, at the straw.”',
        '“Did I forget one?” asked {H}. {H} went through them all again. They had all had a good night from {H}, and some of them three.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-straw',
      A: 'partner',
      paragraphs: [
        '{H} lay down as well and shone the torch along the towel. Between two folds something walked, with a black back. It had six legs and no voice. It was a beetle, and it was not a toy.',
        '“How long has it been in the barn?” whispered {H}. “Since the beginning, I think,” said {A}. “It can’t moo. So the cow mooed for it.”'
      ]
    },
    {
      id: 'what-beetles-do',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What does it do on the farm?” asked {H}. “It’s on crumbs,” said {A}. They watched it work. It found one, walked round it, and got its head underneath. The crumb stood up on end.',
        'It fell over on the other side, and the beetle began again. “It never even stopped for supper,” said {H}. “And I didn’t know that I had it.”'
      ]
    },
    {
      id: 'anybody-else',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Is there anybody else?” asked {A}. To be on the safe side they looked everywhere. On the leg of the table there was a very small spider. It got one as well. There was a fly on the lamp, and a moth that was only passing.',
        '“Good night, moth,” said {H}. It was quite a big farm, once you began. The cow looked from one to the next, and didn’t say a word.'
      ]
    },
    {
      id: 'good-night-beetle',
      A: 'partner',
      paragraphs: [
        '{H} bent down until {H}’s nose was in the straw. “Good night, beetle,” said {H}. The beetle stopped. It put its feelers up, and then it put them down, and folded its legs.',
        'Then {H} switched off the torch. They waited, {H} and {A}, side by side in the dark. Nobody mooed. “Now they’re all in,” whispered {A}.',
        'The farmer crept out and had the biscuit. A crumb of it was carried back to the barn, very quietly.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed in the barn, being about the size of a cow.',
      '{names} settled by the straw, and collected a good night too.',
      { text: '{names} hung a tea towel over the barn, for a door.', needs: ['hands'] },
      { text: '{names} put a biscuit on a plate, ready for the farmer.', needs: ['hands'] }
    ],
    way: [
      '{names} grunted, and the farmer said good night to that as well.',
      '{names} turned over in the barn, and a sheep fell down.',
      { text: '{names} picked up the hen, and gave it a lower beam.', needs: ['hands'] },
      { text: '{names} felt the cow’s forehead, and it was quite cool.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved off the end of the towel, so that the beetle had the whole field.',
      '{names} kept quite still, because six legs were on the move.',
      { text: '{names} laid the sheep to one side, out of the beetle’s road.', needs: ['hands'] },
      { text: '{names} picked up a wisp of wool, for six legs to pass.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towel stayed under the table that night, because of the beetle. The animals stood on it in a row, with the cow next to the straw.',
    'Freshly washed, {H} lay down, and said good night to everybody. The chair had one, and the shoes, and one fly. After that it was quiet. Nobody had been left out.'
  ],
  last: [
    'Nobody mooed. {H} was asleep.',
    'Under the table a beetle had folded its legs, and in the bed slept {H}.'
  ]
})
