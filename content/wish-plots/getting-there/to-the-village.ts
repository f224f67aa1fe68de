import { wishPlot } from '../wish-plot.ts'

const GOING = ['going', 'go', 'went', 'trip', 'bus', 'back', 'arriving', 'arrive', 'visit', 'visiting', 'summer', 'holiday', 'holidays', 'vacation', 'our old house', 'grandparents', 'grandma’s', 'granny’s', 'grandpa’s', 'cousins', 'greets', 'greeting', 'everyone knows', 'everybody knows', 'everybody asks', 'goat', 'family']

export const toTheVillage = wishPlot({
  id: 'wish-to-the-village',
  wishes: ['going to the village for the holidays', ...GOING.map((word) => `village ${word}`), 'native place holidays', 'native place', 'native village', 'ancestral village', 'ancestral home', 'going upcountry', 'upcountry holidays', 'upcountry', 'going to shags', 'shags holidays', 'ushago', 'kijijini', 'gaon holidays', 'going to gaon', 'aldeia férias', 'férias na aldeia', 'pueblo verano', 'pueblo vacaciones', 'el pueblo de los abuelos', 'probinsya', 'going to the province', 'hometown holidays', 'köye', 'köy', 'rural home', 'homestead holidays', 'whose child are you', 'greeting everybody', 'greeting everyone', 'say hello to everyone', 'say hello to everybody'],
  answers: [...GOING, 'village', 'villages', 'native', 'place', 'home', 'hometown', 'house', 'old', 'our', 'my', 'in', 'at', 'the', 'to', 'for', 'from', 'of', 'country', 'countryside', 'mountains', 'hills', 'far', 'away', 'city', 'town', 'train', 'car', 'minibus', 'matatu', 'long', 'journey', 'first', 'every', 'year', 'each', 'time', 'whole', 'all', 'day', 'week', 'weeks', 'weekend', 'month', 'school', 'term', 'end', 'break', 'winter', 'spring', 'diwali', 'eid', 'easter', 'new', 'harvest', 'mum’s', 'mummy’s', 'dad’s', 'daddy’s', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nani', 'dadi', 'nana', 'dada', 'gogo', 'bibi', 'shosho', 'lola', 'lolo', 'abuela', 'grandpa', 'grandad', 'aunties', 'auntie', 'aunt', 'uncle', 'uncles', 'relatives', 'neighbours', 'people', 'everyone', 'everybody', 'hello', 'greet', 'say', 'says', 'kiss', 'kisses', 'grown', 'asks', 'ask', 'eaten', 'tea', 'kid', 'goats', 'hens', 'chickens', 'cow', 'cows', 'well', 'tree', 'mango', 'fig', 'hot', 'quiet', 'big', 'small', 'little', 'with', 'without', 'wifi', 'we', 'where', 'nobody', 'stars', 'born', 'again'],
  except: ['christmas', 'xmas', 'santa', 'funeral', 'burial', 'died', 'dead', 'dies', 'ill', 'hospital', 'war', 'flood', 'fire', 'burnt', 'sad', 'moving', 'move', 'moved', 'lost', 'fairy', 'fairies', 'dragon', 'giant', 'witch', 'monster', 'elf', 'elves', 'gnome', 'gnomes', 'wool', 'toy', 'model', 'lego', 'snow globe', 'idiot', 'shop', 'ghost', 'scared', 'afraid', 'tiger', 'elephant', 'wolf', 'princess', 'king', 'fete', 'fair', 'hall', 'green', 'olympic', 'slaughter', 'slaughtered', 'killed', 'cheese', 'chocolate', 'dinosaur', 'dinosaurs', 'smurf', 'underwater', 'mouse', 'mice', 'hotel', 'carabao', 'who', 'can’t', 'never', 'without me', 'stay behind', 'miss', 'missed'],
  moods: ['first', 'waiting', 'late', 'change'],
  company: ['village', 'goat', 'kid', 'bus', 'bag', 'door', 'lane', 'woman', 'bread', 'tree', 'gate', 'stool'],
  out: true,
  about: 'In the village the hero wants to see the new kid goat before dark, but at every door they are asked the same three things, and hurrying only adds another door, until the hero gives all the answers once, under the tree where everybody hears.',
  titles: ['Have You Eaten?', 'Nineteen Doors to the Goat', 'Whose Legs Are Those?', 'All Three Answers at Once', '{H} Under the Tree'],
  want: [
    {
      id: 'nineteen-doors',
      A: 'partner',
      paragraphs: [
        '{H} and {A} got off the bus in the village, where they always spent the holidays. At the other end of its one lane there was a goat, and the goat had had a kid on Sunday. {H} wanted to see it today, before it was shut in for the night. It was five minutes’ walk, and there were nineteen doors. “You’ve come!” called a woman at the first. “How was the bus? Have you eaten? Whose child is that?” “This’ll take until dark,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'head-down',
      A: 'partner',
      paragraphs: [
        'By the fourth door {H} had said three times that the bus was full, that they had eaten, and whose child it was. “If we’re quick,” said {H}, “they won’t see us.” They went with heads down, close along the wall. “Whose legs are those?” called an old man on a stool. “Those are the legs of this family! They’re in a hurry, they must be hungry.” So they had to sit down, and eat an egg. “In a village one can hide everything,” said {A}, “except how one walks.”'
      ]
    },
    {
      id: 'the-figs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the sixth door they were given bread. At the seventh they were given honey to go with it, for the sixth had sent word. At the eighth there was a bag, to carry it all in. “They think ahead,” said {A}. It was the same every holiday.',
        'They had come into the village with one small bag between them. Now there were three, and a marrow. “If it goes on,” said {H}, “we’ll come to the goat with a cow.” The ninth door was where they kept cows. {H} went by on tiptoe.'
      ]
    },
    {
      id: 'whose-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Two old women on a bench could not agree about {H}’s nose. One of them said that it came from the mill, and the other knew that it was from up by the church. {H} had to turn left, and then right. “It runs down like the road to the mill,” said the first.',
        '“And the ears?” asked {A}. Those were from another village altogether. They had been brought here by marriage, on a donkey, in the year of the big snow. {H} felt them. They were still rather cold.'
      ]
    },
    {
      id: 'how-tall',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How you’ve grown,” they said at every door. At the tenth they wanted to know how much. There was a doorpost with scratches in it, one above another, for each of {H}’s holidays. {H} stood against it, quite straight. It was a hand and a thumb.',
        '“That’s the soup,” said the man who lived there. In town they had soup as well, {H} told him. He said that it was the soup from here that did it. It only took some months to get through.'
      ]
    },
    {
      id: 'no-numbers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'None of the doors had a number. “How does the post know where to go?” asked {H}. A girl on a step told them. The postman shouted the name at the bus stop. Then the first house shouted it to the second, and so it went on up the lane. “And the letter?” asked {A}.',
        '“The letter comes behind,” said the girl. “By then you mostly know what’s in it.” Last week somebody had had a card from the sea. The whole village had been happy about the weather.'
      ]
    },
    {
      id: 'the-same-chair',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At each door somebody brought out a chair for them. They sat on it, said their three answers, and stood up. {H} noticed that the chair had a blue leg. So had the one next door, and the one after that.',
        '“It’s the same chair,” whispered {H}. There was a boy, who took it round by the back each time, and ran. “It’s our good one,” said the boy, out of breath. “We’ve only got one between us, for visitors.” {A} was sorry for every time that they had sat.'
      ]
    },
    {
      id: 'the-quiet',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Between two doors there was a bit of wall, and nobody asked anything. It was so quiet that {H} heard a hen think. In town there was always a hum underneath. Here they must have turned it off. “You can hear the goat,” whispered {A}.',
        'Far up the lane something said meh. Behind that, something very small tried to say it too, and only got as far as the m. {H} stood on tiptoe. There were still eight doors in front of it.'
      ]
    },
    {
      id: 'the-wrong-answer',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the twelfth door {H} mixed it up. “Have you eaten?” asked the woman there. “It was full,” said {H}. “And how was the bus?” “It was an egg, and bread with honey,” said {H}. The woman looked at {A}.',
        '“Things have come to something,” said the woman, “with that bus.” By the time they got to the thirteenth it had gone ahead. There they were asked if the honey had been on the seats. At the fourteenth a man was thinking of taking that bus himself, on Thursday, with a spoon.'
      ]
    },
    {
      id: 'uncle-of-everybody',
      S: 'other',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be quick about it, and said good evening to a whole row of houses at once. Nobody came out. “It’s got to be said to each,” said {A}. So {S} did it by name, as far as the names went. “Good evening, Auntie,” said {S} to the next.',
        'The next was a scarecrow. It had on a hat that {S} knew. “You’ve grown,” said {S} to it, so as not to stop in the middle. Over the fence somebody laughed, and said that it was the soup.'
      ]
    },
    {
      id: 'elder-and-the-goat-then',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I came here for the holidays as a child, it was slower,” said {S}. “We didn’t only have to say whose we were. We had to say it back to the great-grandfather.” “And what did you do?” asked {A}.',
        '“I started in the morning,” said {S}. There had been a kid that time as well. When {S} got to the top of the lane, it had horns and a beard. “But it had heard of me,” said {S}. “It came to the gate, and asked if I’d eaten.”'
      ]
    },
    {
      id: 'child-asks-back',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} thought that it was a game, and asked back. “Have you eaten?” called a man. “Have you?” called {S}. “How was the bus?” “How was yours?” The man had not been on one since the spring. He had to sit down and remember it.',
        '“And whose child are you?” asked {S}. It was a long time since he had been asked that. He was ninety. “Hers,” said the man at last, and pointed up to the hill, to a house with smoke. {A} had not thought of that at all.'
      ]
    },
    {
      id: 'pet-and-the-village-dogs',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had it no better. At each door lay somebody with a nose, who had to be greeted, in front and behind. They wanted to know how the bus had been. It could be smelled quite well, seat by seat.',
        'After that they wanted to know if {A} had eaten, and had a look. And whose was {A}? {A} leaned against {H}’s knee. That was understood everywhere. Nobody here needed to hear it in words, and so it went faster at the bottom than at the top.'
      ]
    },
    {
      id: 'they-know-already',
      A: 'partner',
      paragraphs: [
        'At the next door the woman already held an egg. “The last one had told her,” said {A}. “But she’s still got to ask.” {H} looked back down the lane. At every door a head was out, and was listening to what they said to this one. In a village it only takes one to hear a thing. In the middle of the lane stood a big tree, and all nineteen doors looked out on it. “Then I don’t have to tell it nineteen times,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-tree',
      A: 'partner',
      paragraphs: [
        '{H} stood under the tree, and took a deep breath. “Good evening!” called {H}, up the lane and down. “The bus was full! We’ve eaten, and it was very good! And this is whose I am!” And {H} said all the names, as far back as {A} knew them. It was quiet. Then nineteen doors said, “Ah.” The stools were picked up. If those two were under the tree, then one could come to them. And everybody came.'
      ]
    },
    {
      id: 'what-they-still-wanted',
      A: 'same',
      spare: 12,
      paragraphs: [
        'An old man had come out last, and cupped a hand behind his ear. “What did the child say?” he asked. “That the bus was full,” they told him. “And that they’ve eaten.” He nodded. “And whose is it?” They told him that as well.',
        '“I know that,” said the old man. “I only ask to hear it.” So {H} said all the names once more, just for him, from the first to the last. He moved his lips, and at the end he was in it.'
      ]
    },
    {
      id: 'the-kid-comes-too',
      A: 'partner',
      paragraphs: [
        'There was only one in the village who had not understood a word. That was the goat, and it came down the lane to see what was the matter. Behind it, on four legs like pencils, came the kid. It walked straight through all those people to {H}, and sniffed at the bag, and at the knees. “It wants to know if you’ve eaten,” said {A}. {H} gave it a leaf. The kid said the whole word, meh, for the first time. “And it knows whose I am now,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got off the bus last, and was greeted all the same.',
      '{names} looked up the lane, and could see the goat’s ears.',
      { text: '{names} counted the doors, and one of them opened.', needs: ['hands'] },
      { text: '{names} shook a hand at the first door, and then the other.', needs: ['hands'] }
    ],
    way: [
      '{names} went ahead by one door, and was sent back for a bite.',
      '{names} sat down on the visitors’ chair, and felt that it was warm.',
      { text: '{names} took over a bag, with a loaf in it.', needs: ['hands'] },
      { text: '{names} ate an egg, so that it should not have been boiled for nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down under the tree, where one could be found.',
      '{names} kept very still, so that the kid should come nearer.',
      { text: '{names} handed round the bread, as there was enough for nineteen.', needs: ['hands'] },
      { text: '{names} held out a flat hand, and the kid licked off the salt.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the old house the beds had been made already, for word had gone ahead. Up the lane the kid was shut in, and said its word to the dark.',
    '{H} washed at the basin, and lay down under a heavy quilt. Out in the lane a voice asked if they were asleep. The next house passed it on.'
  ],
  last: [
    'Nineteen doors were shut, and all of them knew that {H} was asleep.',
    '{H} slept, and in the morning the whole village would ask how it had been.'
  ]
})
