import { wishPlot } from '../wish-plot.ts'

const GOING = ['going', 'go', 'went', 'trip', 'bus', 'back', 'arriving', 'arrive', 'visit', 'visiting', 'summer', 'holiday', 'holidays', 'vacation', 'our old house', 'grandparents', 'grandma’s', 'granny’s', 'grandpa’s', 'cousins', 'greets', 'greeting', 'everyone knows', 'everybody knows', 'everybody asks', 'goat', 'family']

export const toTheVillage = wishPlot({
  id: 'wish-to-the-village',
  wishes: ['going to the village for the holidays', ...GOING.map((word) => `village ${word}`), 'native place holidays', 'native place', 'native village', 'ancestral village', 'ancestral home', 'going upcountry', 'upcountry holidays', 'upcountry', 'going to shags', 'shags holidays', 'ushago', 'kijijini', 'gaon holidays', 'going to gaon', 'aldeia férias', 'férias na aldeia', 'pueblo verano', 'pueblo vacaciones', 'el pueblo de los abuelos', 'probinsya', 'going to the province', 'hometown holidays', 'köye', 'köy', 'rural home', 'balik kampung', 'kampung', 'mudik', 'gramer bari', 'homestead holidays', 'whose child are you', 'greeting everybody', 'greeting everyone', 'say hello to everyone'],
  answers: [...GOING, 'village', 'villages', 'native', 'place', 'home', 'hometown', 'house', 'old', 'our', 'my', 'in', 'at', 'the', 'to', 'for', 'from', 'of', 'country', 'countryside', 'mountains', 'hills', 'far', 'away', 'city', 'town', 'train', 'car', 'minibus', 'matatu', 'long', 'journey', 'first', 'every', 'year', 'each', 'time', 'whole', 'all', 'day', 'week', 'weeks', 'weekend', 'month', 'school', 'term', 'end', 'break', 'winter', 'spring', 'diwali', 'eid', 'easter', 'new', 'harvest', 'mum’s', 'mummy’s', 'dad’s', 'daddy’s', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nani', 'dadi', 'nana', 'dada', 'gogo', 'bibi', 'shosho', 'lola', 'lolo', 'abuela', 'grandpa', 'grandad', 'aunties', 'auntie', 'aunt', 'uncle', 'uncles', 'relatives', 'neighbours', 'people', 'everyone', 'everybody', 'hello', 'greet', 'say', 'says', 'kiss', 'kisses', 'grown', 'asks', 'ask', 'eaten', 'tea', 'kid', 'goats', 'hens', 'chickens', 'cow', 'cows', 'well', 'tree', 'mango', 'fig', 'hot', 'quiet', 'big', 'small', 'little', 'with', 'without', 'wifi', 'we', 'where', 'nobody', 'stars', 'born', 'again'],
  except: ['christmas', 'xmas', 'santa', 'funeral', 'burial', 'died', 'dead', 'dies', 'ill', 'hospital', 'war', 'flood', 'fire', 'burnt', 'sad', 'moving', 'move', 'moved', 'lost', 'fairy', 'fairies', 'dragon', 'giant', 'witch', 'monster', 'elf', 'elves', 'gnome', 'gnomes', 'wool', 'toy', 'model', 'lego', 'snow globe', 'idiot', 'shop', 'ghost', 'scared', 'afraid', 'tiger', 'elephant', 'wolf', 'princess', 'king', 'fete', 'fair', 'hall', 'green', 'olympic', 'slaughter', 'slaughtered', 'killed', 'cheese', 'chocolate', 'dinosaur', 'dinosaurs', 'smurf', 'underwater', 'mouse', 'mice', 'hotel', 'carabao', 'who', 'can’t', 'never', 'without me', 'stay behind', 'miss', 'missed'],
  moods: ['first', 'waiting', 'late', 'change'],
  company: ['village', 'goat', 'kid', 'bus', 'bag', 'door', 'lane', 'woman', 'bread', 'tree', 'gate', 'stool'],
  out: true,
  about: 'In the village the hero wants to see the new kid goat before dark, but at every door they are asked the same three things, and hurrying only adds another door, until the hero gives all the answers once, under the tree where everybody hears.',
  titles: ['All Up the Lane', 'Nineteen Doors to the Goat', 'The Legs of the Family', 'All Three Answers at Once', '{H} Under the Tree'],
  want: [
    {
      id: 'nineteen-doors',
      A: 'partner',
      paragraphs: [
        '{H} and {A} got off the bus in the village, where they always spent the holidays. At the other end of the lane lived a goat, which had had a kid on Sunday. {H} wanted to see the kid before dark. It was five minutes’ walk, past nineteen doors. “You’ve come!” called a woman at the first. “How was the bus? Have you eaten? Whose child is that?” “They’ll all ask that,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'head-down',
      A: 'partner',
      paragraphs: [
        'At the second door and the third they answered the same again. “If we’re quick,” said {H}, “they won’t see us.” They went with heads down, close along the wall. “I know those legs!” called an old man on a stool. “That’s how the whole family walks. They’re in a hurry, so they must be hungry.” Now they had to sit down, and {H} had to eat an egg. “In a village you can hide everything,” said {A}, “except the way you walk.”'
      ]
    },
    {
      id: 'whose-nose',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Two old women on a bench could not agree about {H}’s nose. It came from the mill, said the one. The other knew that it was from up by the well. Both of them made {H} turn left, and then right. “It runs down like the road to the mill,” said the first.',
        '“And the ears?” asked {A}. Those were from another village altogether. They had been brought here by marriage, on a donkey, in the year of the great rain. {H} felt behind them. It was still rather wet there.'
      ]
    },
    {
      id: 'how-tall',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How you’ve grown,” they said at every door. At the tenth they wanted to know how much. There was a doorpost with scratches in it, one above another, for each of {H}’s holidays. {H} stood against it, quite straight. It was a hand and a thumb.',
        '“That’s the soup,” said the man who lived there. In town they had soup as well, {H} told him. He said that it was the soup from here that did it. It only took some months to get through.'
      ]
    },
    {
      id: 'the-same-chair',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At each door somebody brought out a chair for them. They sat on it, said their three answers, and stood up. {H} noticed that the chair had a blue leg. So had the one next door, and the one after that.',
        '“It’s the same chair,” whispered {H}. There was a boy, who took it round by the back each time, and ran. “It’s our good one,” said the boy, out of breath. “We’ve only got one between us, for visitors.” {A} was sorry for every time that they had sat.'
      ]
    },
    {
      id: 'the-quiet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Between two doors there was a bit of wall, and nobody asked anything. It was so quiet that {H} heard a hen think. In town there was always a hum underneath. Here they must have turned it off. “You can hear the goat,” whispered {A}.',
        'Far up the lane something said meh. Behind that, something very small tried to say it too, and only got as far as the m. {H} stood on tiptoe. There were still eight doors in front of it.'
      ]
    },
    {
      id: 'the-wrong-answer',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the twelfth door {H} mixed it up. “Have you eaten?” asked the woman there. “It was full,” said {H}. “And how was the bus?” “It was an egg, and bread with honey,” said {H}. The woman looked at {A}.',
        '“Things have come to something,” said the woman, “with that bus.” By the time they got to the thirteenth it had gone ahead. There they were asked if the honey had been on the seats. At the fourteenth a man was thinking of taking that bus himself, on Thursday, with a spoon.'
      ]
    },
    {
      id: 'uncle-of-everybody',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be quick about it, and took every second door. “Good evening, Auntie,” said {S} to a large hat behind a fence. “The bus was full, and I’ve eaten.” The hat did not answer. Auntie only held out both arms, as wide as they would go. “She’s glad,” said {S}.',
        '“She’s a scarecrow,” said {A}. {S} had another look, and there was straw in the sleeves. “You’ve grown,” said {S} to it, so as not to stop in the middle. Over the fence somebody laughed, and asked if it had eaten.'
      ]
    },
    {
      id: 'elder-and-the-goat-then',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I came here for the holidays as a child, it was slower,” said {S}. “We didn’t only have to say whose we were. We had to say it back to the great-grandfather.” “And what did you do?” asked {A}.',
        '“I started in the morning,” said {S}. There had been a kid that time as well. When {S} got to the top of the lane, it had horns and a beard. “But it had heard of me,” said {S}. “It came to the gate, and asked if I’d eaten.”'
      ]
    },
    {
      id: 'child-asks-back',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} thought that it was a game, and asked back. “Have you eaten?” called a man. “Have you?” called {S}. “How was the bus?” “How was yours?” The man had not been on one since the spring. He had to sit down and remember it.',
        '“And whose child are you?” asked {S}. It was a long time since anybody had asked the man that. He was seventy. Then a window opened behind him. “Have you eaten?” called a very old voice. “Hers,” said the man.'
      ]
    },
    {
      id: 'pet-and-the-village-dogs',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had it no better. At each door lay somebody with a nose, who had to be greeted, in front and behind. They wanted to know how the bus had been. It could be smelled quite well, seat by seat.',
        'After that they wanted to know if {A} had eaten, and had a look. And whose was {A}? {A} leaned against {H}’s knee. That was understood everywhere. It needed no words, and so it went faster down there than at the top.'
      ]
    },
    {
      id: 'they-know-already',
      A: 'partner',
      paragraphs: [
        'At the next door a woman already stood there, holding a plate. “They can hear all we say, right up the lane,” said {A}. “But they’ve still got to be told.” {H} looked along the lane. At every door a head was out, and was listening. In the middle stood a big tree, and all nineteen doors looked out on it. “Then I don’t have to tell it nineteen times,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-tree',
      A: 'partner',
      paragraphs: [
        '{H} stood under the tree, and took a deep breath. “Good evening!” called {H}, up the lane and down. “The bus was full! We’ve eaten, and it was very good! And this is whose child I am!” Then came all the names, as far back as {A} knew them. It was quiet. “Ah,” said nineteen doors. Then they picked up their stools, and the whole village came to the tree.'
      ]
    },
    {
      id: 'what-they-still-wanted',
      A: 'same',
      spare: 10,
      paragraphs: [
        'An old man had come out last, and cupped a hand behind his ear. “What did the child say?” he asked. “That the bus was full,” they told him. “And that they’ve eaten.” He nodded. “And whose is it?” They told him that as well.',
        '“I know that,” said the old man. “I only ask to hear it.” So {H} said all the names once more, just for him, from the first to the last. He moved his lips, and at the end he was in it.'
      ]
    },
    {
      id: 'the-kid-comes-too',
      A: 'partner',
      paragraphs: [
        'Only the goat had not understood a word, and so it came down the lane to see. Behind it, on four legs like pencils, came the kid. It walked straight through all those people, and sniffed at {H}’s hands. “It wants to know if you’ve eaten,” said {A}. “I had an egg,” said {H}, and let it smell. It smelled the bus as well, on both sleeves. Then it leaned against {H}’s knee, and did not ask anything more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got off the bus last, and the woman called it all again.',
      '{names} looked up the lane, and could see the goat’s ears.',
      { text: '{names} counted the doors, and one of them opened.', needs: ['hands'] },
      { text: '{names} shook a hand at the first door, and it did not let go at once.', needs: ['hands'] }
    ],
    way: [
      '{names} went ahead by one door, and had to come back for a bite.',
      '{names} sat down for a moment, and a chair was brought out even for that.',
      { text: '{names} took over a bag, since at each door there was something to put in.', needs: ['hands'] },
      { text: '{names} ate an egg, so that it should not have been boiled for nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down under the tree, and only had to be greeted once.',
      '{names} looked up the lane, where the goat had stopped chewing.',
      { text: '{names} handed round a bag of biscuits, and all nineteen houses had one.', needs: ['hands'] },
      { text: '{names} carried a stool for the oldest, who sat down in the middle.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the old house the beds had been made already, for word had gone ahead. Up the lane the kid was shut in, and said its word to the dark.',
    '{H} washed at the basin, and lay down under a blanket that smelled of cupboard. Out in the lane a voice said goodnight, and the next house passed it on.'
  ],
  last: [
    'Nineteen doors were shut, and all of them knew that {H} was asleep.',
    '{H} slept, and in the morning the whole village would ask how it had been.'
  ]
})
