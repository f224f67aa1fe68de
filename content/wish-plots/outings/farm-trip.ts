import { wishPlot } from '../wish-plot.ts'

export const farmTrip = wishPlot({
  id: 'wish-farm-trip',
  beginsElsewhere: true,
  wishes: ['school trip farm', 'class trip farm', 'field trip farm', 'farm trip', 'farm visit', 'visiting farm', 'visit farm', 'visit to farm', 'nursery trip farm', 'petting farm', 'petting zoo', 'preschool farm', 'kindergarten farm', 'class farm', 'city farm', 'open farm', 'trip to the farm', 'farm park'],
  answers: ['school', 'trip', 'class', 'farm', 'going', 'first', 'day', 'out', 'tomorrow', 'nursery', 'kindergarten', 'preschool', 'animals', 'goats', 'goat', 'lambs', 'lamb', 'cows', 'pigs', 'wellies', 'coach', 'teacher', 'friday', 'visiting', 'visit', 'petting', 'zoo', 'bottle', 'holding', 'park', 'partner'],
  except: ['grandad', 'grandma', 'grandpa', 'nana', 'died', 'sick', 'lost', 'dinosaur', 'dragon', 'unicorn', 'tractor', 'wind', 'alpaca', 'llama', 'donkey', 'ostrich', 'ate', 'eats', 'nibbled', 'chewed', 'map', 'hat', 'fed', 'feed', 'feeding'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  company: ['goat', 'teacher', 'farmer', 'class', 'cow', 'pig', 'lamb', 'lambs', 'hen', 'hens'],
  about: 'On the class trip to the farm everybody has a partner but the hero, and when the teacher counts, there is one too many.',
  titles: ['One Too Many', 'Two by Two at the Farm', '{H}’s Partner Has a Beard', 'Four Small Brown Ones', 'The Goat Who Held On'],
  want: [
    {
      id: 'no-partner',
      A: 'partner',
      paragraphs: [
        'The class was at the farm, nineteen children in wellies. The twentieth was {H}’s partner, and had a cold. “Two by two,” said Mrs Okoro, the teacher. “Hold on to somebody.” {A} had come along to help, but had both hands full of lunches.',
        'So {H} walked alone, at the very end of the line. {H} had only a paper to hold on to, with questions on it. “I want somebody as well,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'question-paper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were questions on the paper. “What does a pig do when it’s hot?” read {A}. They had a look. It was lying in the mud up to its ears, sighing. “It’s got no sweat,” the farmer told them. “So it puts on a cold coat.”',
        '{H} wanted to know how it got the coat off again. “It doesn’t,” said the farmer. “It just wears it in.” {H} drew a pig, and then all over it a great deal of brown. You could hardly see the pig.'
      ]
    },
    {
      id: 'egg',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the henhouse they were allowed to look under one hen. She did not like to get up. She looked at each of them, first with one eye and then with the other. There was an egg, and it was as warm as a hand in a pocket.',
        '“It’s still on,” said {H}. {A} held it up to {A}’s ear. “What’s it say?” “It says that it’s one of six.” They laid it in the box, beside five that had gone cold. The hen sat down again at once.'
      ]
    },
    {
      id: 'bottle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There were two lambs that were fed from a bottle. You have to hold it with both hands, or they take the lot. {H} had hold of it at one end, and a lamb had the other, and it pulled. Its tail went round like a small engine.',
        '“You can see how full it is by the tail,” said {A}. It went slower and slower. When the last drop was out, the tail stood still. The lamb looked at the bottle, and at {H}, and said “meh”. It would have liked another.'
      ]
    },
    {
      id: 'smell',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the barn half the class held their noses. “What’s that?” asked somebody. “That’s the country,” said the farmer, who could not smell anything. {A} took one careful breath. “There’s hay in it,” said {A}, “right at the back.”',
        '{H} breathed till the hay came. First came a lot of cow. By the end of the morning nobody noticed it any more. That was when the coach driver opened all of his windows.'
      ]
    },
    {
      id: 'welly-stuck',
      A: 'same',
      spare: 7,
      paragraphs: [
        'By the trough the mud was deep. {H} took a step, and {H}’s foot came along, and the welly did not. {H} stood on one leg, in one sock, like a stork. {A} pulled at the boot. It made a long rude noise. All of the class turned round.',
        '“That was the boot,” said {H}. “Of course it was,” said Mrs Okoro. Then the welly came out all at once, and {A} sat down in the mud.'
      ]
    },
    {
      id: 'milk-hands',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the yard stood a wooden cow, with a rubber glove full of water under it. That was for learning to milk. {H} pulled. Nothing came. “Not pull,” said the farmer. “Shut your fingers from the top, one after another. Like a small wave.”',
        '{H} did a small wave, and it went ping into the bucket. {A} did one, and it went into {A}’s boot. “It’s got good aim,” said {H}, “for wood.”'
      ]
    },
    {
      id: 'counting-song',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the coach they had sung the song about the old farmer. In every verse there was one more animal. The driver had been asked for one as well. “A giraffe,” he said. But giraffes are very quiet. So {A} had put {A}’s head up high, and opened and shut {A}’s mouth without a sound.',
        'They sang it like that from then on, with one line in it where nobody made any noise. Now {H} looked in the barn for a giraffe, just in case. “It might be here,” said {H}. “You wouldn’t hear it.”'
      ]
    },
    {
      id: 'elder-school',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“On our trip we saw a cow as well,” said {S}. “It was the only one. She stood in the middle of a field, and we stood round her, and the teacher said: cow.” “And what did she do?” asked {A}.',
        '“She said it back,” said {S}. “Then we all had a bun. For years I thought that you got a bun if you could say cow.” {S} waited for a moment. {A} looked in the lunch bag, and there was one.'
      ]
    },
    {
      id: 'child-hen',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} walked behind a hen. When it stopped, {S} stopped. When it put one foot up and thought, {S} did so too. They went the length of the whole yard like that. “What’s it looking for?” asked {A}. “It doesn’t say,” said {S}.',
        'At the barn door the hen scratched twice with one foot, and then bent down and looked. {S} scratched with a welly. There was a button. The hen had found only a worm.'
      ]
    },
    {
      id: 'one-too-many',
      A: 'partner',
      paragraphs: [
        'At the pigs Mrs Okoro counted the class, and there were nineteen. Then they went through the goats. Something warm came up beside {H}, and held on to {H}’s sleeve. {H} didn’t look, in case it let go.',
        'At the cows Mrs Okoro counted again, and then once more with a finger. “That’s twenty,” she said. Everybody looked at everybody. “Who’s new?” she asked. Nobody was new.'
      ]
    },
    {
      id: 'hooves',
      A: 'partner',
      paragraphs: [
        '“Let’s do it by boots,” said {A}, and went along the line with one finger. “Red, red, green, frogs, frogs.” At {H} the finger stopped. “Two blue ones. And beside them four small brown ones, and they aren’t wellies.”',
        '{H} looked down at last. On the sleeve was a mouth, and under the mouth a beard. It was a young goat, with yellow eyes. It had eaten the button from the cuff, and was holding on to the rest.'
      ]
    }
  ],
  turn: [
    {
      id: 'takes-back',
      A: 'partner',
      paragraphs: [
        '“It’ll have to go back,” said Mrs Okoro. The farmer pushed, and it sat down. He pulled, and it lay down. {H} saw that it only wanted what {H} had wanted. “I’ll go with it,” said {H}. “It’s my partner.”',
        'So the whole class turned round, two by two. At the very end came {H} and the goat, in step. At the goats’ gate it said goodbye, and took the paper, with all the questions, and ate it.'
      ]
    },
    {
      id: 'packed-lunch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They had their lunch on bales of straw, after washing their hands up to the elbows. Straw gets in everywhere. There was some in {A}’s sandwich and some in {H}’s socks. “Is it hay?” asked {H}. “Hay’s dinner, and straw’s bed,” said a girl who came from there.',
        '{A} pulled it out of the cheese and looked at it. “Then I’ve just bitten somebody’s mattress,” said {A}. From over the fence a cow was watching. She was on her second go at the same breakfast, as they always are.'
      ]
    },
    {
      id: 'cow-tongue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'By the cows they had to wait a moment, and one of them put out her tongue. It was as long as a sock, and it was grey. It came over the gate, and went once across {H}’s whole arm. “Oh!” said {H}. “It’s like a cat, but more so.”',
        '“She needs it rough,” said the farmer, “to pull up the grass. She’s got no teeth at the top in front.” {A} wanted to see, and bent down. The tongue came out again. After that {A}’s hair stood up on one side, and did not lie down again.'
      ]
    },
    {
      id: 'jump-bale',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A goat can stand on anything. In the field lay a barrel, and one of the goats got up on that. It had all four feet on one spot. The barrel rolled a bit, and the goat walked a bit. “It does that all day,” said the farmer.',
        '“What for?” asked {A}. The farmer did not know. {H} watched its face. “For the view,” said {H}. From the barrel it could see over the fence, and as far as the coach.'
      ]
    },
    {
      id: 'coach-home',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the way back it was quiet in the coach. Half of the class slept, each two with their heads together. It smelled of country. On the seat beside {H} lay a handful of straw. “Is anybody sitting there?” asked {A}.',
        '“It’s for my partner, for next time,” said {H}, “but you can hold it on your lap.” So {A} sat down, with the straw, and they looked out until the first lamps came.'
      ]
    },
    {
      id: 'answer',
      A: 'partner',
      paragraphs: [
        'On the coach Mrs Okoro counted nineteen, and collected the papers. {H} had only one corner, with teeth marks round it. “What was the last question?” asked {A}. {H} still knew it by heart. “What does a goat eat?”',
        'Mrs Okoro held the corner up to the light. “Paper,” read Mrs Okoro from the teeth marks. “That’s quite right.” On the corner there was just room for a star.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along with the lunches, as part of the help.',
      '{names} trod in the first puddle on the farm.',
      { text: '{names} counted the sandwiches two by two, and there was one over.', needs: ['hands'] },
      { text: '{names} buttoned up a small coat that belonged to the class.', needs: ['hands'] }
    ],
    way: [
      '{names} kept very still, nose to beak with a hen.',
      '{names} met a cow face to face, and the cow chewed on.',
      { text: '{names} held the gate with one boot against it.', needs: ['hands'] },
      { text: '{names} wrote the number of pigs on the back of a hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} came at the end of the line, just in front of the goat.',
      '{names} looked at the goat, and was looked at with yellow eyes.',
      { text: '{names} tied a lace, and kept it away from the goat.', needs: ['hands'] },
      { text: '{names} latched the goats’ gate and rattled it, to be sure.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wellies stood outside the door, to get their breath. On one sleeve a button was missing, and nobody sewed on another.',
    '{H} washed until there was only a little goat left. In bed one hand lay on top of the blanket, in case it was wanted.'
  ],
  last: [
    'Two by two they went into the dark, and right at the end of the line {H} slept.',
    'Behind a gate lay somebody with a tummy full of questions, and {H} was asleep.'
  ]
})
