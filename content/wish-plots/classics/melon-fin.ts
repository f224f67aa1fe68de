import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const melonFin = wishPlot({
  id: 'wish-shark-vegetarian',
  beginsElsewhere: true,
  wishes: [
    'shark vegetarian', 'sharks vegetarian', 'shark vegetarians', 'shark vegtarian', 'shark vegitarian', 'shark vegeterian', 'shark vegan', 'shark veggie', 'shark vegetables', 'shark veg', 'shark veggies', 'shark salad', 'shark salads', 'shark lettuce', 'shark broccoli', 'shark carrots', 'shark fruit', 'shark melon', 'shark watermelon', 'shark cucumber', 'shark seaweed', 'shark peas', 'shark eats plants', 'shark doesn’t eat meat', 'shark doesnt eat meat', 'shark doesn’t like meat', 'shark doesn’t eat fish', 'shark doesnt eat fish', 'shark doesn’t like fish', 'shark won’t eat fish', 'shark hates fish', 'shark stops eating fish', 'shark eat meat', 'shark longer eat fish', 'shark doesn’t want eat fish', 'shark refuses fish'
  ],
  answers: ['shark', 'vegetarian', 'vegan', 'eats', 'eat', 'eating', 'only', 'vegetables', 'salad', 'lettuce', 'broccoli', 'carrots', 'fruit', 'melon', 'cucumber', 'who', 'that', 'is', 'a', 'great', 'white', 'friendly', 'big', 'little', 'fish', 'meat', 'plants', 'loves', 'likes', 'instead', 'becomes', 'turns', 'wants', 'be', 'not', 'hungry', 'nobody', 'believes', 'his', 'her', 'its', 'sea', 'teeth'],
  except: [...NOT_WELL, 'nemo', 'baby', 'song', 'lion', 'wolf', 'crocodile', 'aquarium', 'fingers', 'afraid', 'scared', 'birthday', 'school', 'dentist', 'whale', 'bit', 'bitten', 'attack', 'attacks', 'restaurant', 'chef', 'cook'],
  moods: ['learning', 'first'],
  company: ['shark', 'lilo', 'fin', 'beach', 'sea', 'sand', 'stall', 'melon'],
  isTale: true,
  out: true,
  about: 'A vegetarian shark bites a lilo that looks like a slice of melon, and everybody runs from its fin, until the fin is a slice of melon too.',
  titles: ['A Bite out of the Lilo', 'The Shark Only Wanted Salad', '{H} and the Slice of Melon', 'Ripe or Not', 'What Came Round the Rocks'],
  want: [
    {
      id: 'chomp',
      A: 'partner',
      paragraphs: [
        '{H} had a lilo that was a slice of watermelon, with a green edge and black pips. In water up to {A}’s knees {H} wanted to go up and down on it, the whole afternoon. Then a grey fin came round the rocks. “Everybody out!” Only the lilo was left in the water. Chomp. Psss.',
        '“It’s empty,” said a voice. A shark lay in the shallows. “I took it for fruit,” it said. “I’m a vegetarian.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-menu',
      A: 'partner',
      paragraphs: [
        'By the steps was a stall with real melons. “All I get is seaweed,” said the shark. “It’s salad with too much salt.” It swam nearer. “Good afternoon,” it began, and the man was already behind his van.',
        '“They don’t know, that’s all,” said {A}, and wrote it on the fin, with sun cream: vegetarian. It’s a long word, so it had to be small. Far up the beach somebody had a telescope. “I think it’s the menu!” they called.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A shark mustn’t lie still for long, or it sinks. So it swam in a ring, and you got a bit of talk each time round. “I’ve been a vegetarian,” it said, and swam off. They waited. “Since I was three,” it said.',
        '“Why?” asked {H}. It had to think, right out to the rocks and back. “I was looking at a herring,” it said as it went by. They waited once more. Out there it told the next bit to a buoy. “And it was looking at me,” they heard at last.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had a cheese sandwich left. “Is that a plant?” asked the shark. “The bread was,” said {A}. “It stood in a field.” “And the yellow?” “That comes from a cow,” said {H}, “and the cow comes from grass.” The shark wanted to know exactly how that went on inside.',
        'There was cucumber in it, too. {H} pulled out one slice and laid it on the water. The shark came up under it, very slowly, and closed its eyes. You could hear it crunch, all by itself, in that enormous mouth.'
      ]
    },
    {
      id: 'five-rows',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The shark opened its mouth to show them. There were five rows of teeth, one behind the other, like seats in a theatre. “All that for lettuce,” said {A}. “They come by themselves,” said the shark. “If one falls out, the next one moves up. Nobody asks me.”',
        'Between the second row and the third there was a green bit. “How long has that been there?” asked {H}. “Since Sunday,” said the shark. It couldn’t get at it, for it had no hands. It had tried to think it loose.'
      ]
    },
    {
      id: 'the-fish',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A small striped fish swam along beside the shark, always a little behind. “That’s Colin,” said the shark. “I’ve told him, and he says that he believes me.” Colin nodded. But he stayed where the mouth couldn’t turn to.',
        '“How long have you known each other?” asked {A}. “Four years,” said the shark. “He comes a bit nearer each summer.” {H} looked from one to the other. It was now about the length of a spoon.'
      ]
    },
    {
      id: 'family-dinner',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do they say at home?” asked {A}. “They say that it will pass,” said the shark. “On Sundays my grandmother says, I made you something without fish. And then it’s tuna.” It let out some bubbles. “She says that tuna is hardly fish.”',
        '{H} knew that. There was somebody who said it about onions. You couldn’t see them, that somebody said, and so they weren’t in it. “I eat round it,” said the shark. “That’s the way,” said {H}.'
      ]
    },
    {
      id: 'smells-a-mile',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I can smell one strawberry,” said the shark, “across a whole bay.” {A} didn’t believe it. So it turned its nose to the land. “Somebody up there’s got a peach,” it said. “The lady with the hat has had a banana, and is sorry about it. And there’s half an apple under that towel.”',
        '{H} ran and lifted the towel. There was half an apple, with sand on. “And what have I got in my pocket?” asked {A}. “A raisin,” said the shark, and it sounded moved.'
      ]
    },
    {
      id: 'the-boot',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Have you never had anything else?” asked {A}. The shark turned a bit pale on one side. “There was a boot,” it said. “It was black and shiny, and it was standing in some kelp. I thought that it was an aubergine.”',
        '“And what was it?” asked {H}. “Leather,” whispered the shark. Nobody said anything for a moment. A wave came in and went out again. “You couldn’t have known,” said {A}. “It was laced up,” said the shark. “I ought to have wondered.”'
      ]
    },
    {
      id: 'practising-smile',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps you should smile,” said {A}. The shark smiled. Far up by the steps four people climbed on to a bench. “With your mouth shut,” said {H}. It tried that. The corners went down, for that’s how it’s built. Now it looked like somebody who has been sent the wrong parcel.',
        '“Think of lettuce,” said {H}. Something in its eye went soft and green. “That’s it,” said {A}. But you had to be close to see it, and nobody was.'
      ]
    },
    {
      id: 'mending',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried to mend the lilo, with a plaster from {A}’s bag. There was one hole, and there was another beside it, and so on, in a long smile. They counted thirty-one. {A} had four plasters.',
        '“I could blow,” said the shark. It put its mouth to the valve, and then remembered that it breathes water. The lilo filled up, and got heavy, and watered the sand out of thirty-one holes. “It’d be good for beans,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had not run up the beach, since {A} had not been asked to. {A} stood where the sea stops, and the shark lay where the sand stops. They smelled at each other. There was about a nose between them.',
        '“Does it eat meat?” asked the shark. “It eats what falls down,” said {H}. The shark thought that sounded sensible. Down where it lived, a good deal fell down, too. A wave came, and they both drew back a little to let it through.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was one for a week,” said {S}, “when I was young. A friend had told me that it gives you thick hair.” “And did it?” asked {A}. {S} bent down, so that they could all have a look. It was not easy to say.',
        '“What did you miss?” asked the shark. “Gravy,” said {S} at once. They were both silent. The shark had never had any. In the sea it would only have swum away.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} built the shark a salad out of sand. It had leaves, which were shells, and a dressing, which was sea. “It’s only pretend,” {S} told it. “You have to go yum.” “Yum,” said the shark, and sand flew as far as the steps.',
        '“Now you’ve got to pay,” said {S}. The shark had no money, and no pocket to have none in. It gave {S} a tooth. It had plenty, and that one had been loose. {S} showed it to {A}, and gave back two shells.'
      ]
    },
    {
      id: 'three-corners',
      A: 'partner',
      paragraphs: [
        '“It’s no use,” said the shark. “It’s my teeth.” {A} shaded both eyes. “They can’t see your teeth from up there,” said {A}. “They see a grey thing with three corners, and they’re gone.”',
        '{H} had the lilo over one arm. It was flat, and had a hole where the bite was. It had three corners.'
      ]
    }
  ],
  turn: [
    {
      id: 'over-the-fin',
      A: 'partner',
      paragraphs: [
        '{H} held the lilo open at the hole, and pulled. It went over the fin like a sock. Now a slice of watermelon stood up out of the water, red and green, with black pips. “Swim,” said {H}.',
        'The slice of melon sailed along the beach, and back again. “That looks good,” somebody called. They came down to the water, first two, and then all of them. The man came out from behind his van. “That isn’t one of mine,” he said.'
      ]
    },
    {
      id: 'pips',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The shark had pips now, and wanted to know what one does with them. {H} showed it. You put one on your tongue, make a hole with your lips, and blow. {H} got as far as the bucket. {A} got as far as {A}’s own chin.',
        'The shark took one in front of its first row. It blew. Ping. Far out, on the buoy, the bell rang. “Is that far?” it asked. “It’s rather far,” said {A}, with a wipe at the chin.'
      ]
    },
    {
      id: 'wants-one-too',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{A} walked up and down beside the shark, to see it from the left and from the right. “It suits you,” said {A}. “It takes off ten years.” A girl asked it where it had got that. “A friend bit it for me,” said the shark, and turned round once, to show the back.',
        'A boy had an ice lolly as red as the fin. He held it out at the end of a very long arm. “That’s strawberry,” said the shark. “I smelled it this morning, from behind the rocks.” It took one lick. Its tongue came back to it cold, and it hummed.'
      ]
    },
    {
      id: 'up-and-down',
      A: 'partner',
      paragraphs: [
        '“Good afternoon,” said the shark, and this time it got to the end. “I’d like a melon, please. A ripe one.” The man knocked on three, and rolled down the third. Krrrsh. The shark said nothing for a long time.',
        'Then it lay down in the shallows, in water up to {A}’s knees. “You had a lilo,” it said. {H} lay down behind it, and held on to the green edge. They went up and down, up and down, the whole afternoon. It never had to be blown up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran up the beach with the others, and came back.',
      '{names} smelled at the hole, and it smelled of balloon.',
      { text: '{names} held the towels up high, as if that helped.', needs: ['hands'] },
      { text: '{names} fished the lilo out with a spade.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the sandwiches.',
      '{names} went in as far as the ankles, and listened.',
      { text: '{names} offered it a crisp, which is mostly potato.', needs: ['hands'] },
      { text: '{names} waved to the people on the bench, and one waved back.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted along the edge, level with the pips.',
      '{names} licked some juice off the sand.',
      { text: '{names} pulled the green edge straight at the back.', needs: ['hands'] },
      { text: '{names} caught a pip, and kept it to plant.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way home the sea was dark. The wet towels were hung up, and smelled of melon.',
    '{H} washed the sand off, and found a pip behind one ear. In bed it still went up and down a little.'
  ],
  last: [
    'Up and down went the bed, up and down, and {H} was asleep.',
    'Out at sea a slice of melon turned over on its side, and {H} was asleep.'
  ]
})
