import { wishPlot } from '../wish-plot.ts'

export const harvestSongs = wishPlot({
  id: 'wish-harvest-songs',
  wishes: ['sang the wrong words', 'harvest songs', 'harvest song', 'harvest songs assembly', 'harvest song assembly', 'sang harvest songs', 'sang harvest song', 'sang harvest assembly', 'sing harvest songs', 'sing harvest song', 'singing harvest songs', 'singing harvest assembly', 'sang harvest festival', 'sing harvest festival', 'singing harvest festival', 'songs harvest festival', 'song harvest festival', 'sang harvest', 'singing harvest', 'sings harvest', 'harvest singing', 'harvest hymn', 'harvest hymns', 'harvest concert', 'harvest choir', 'autumn songs school', 'autumn songs assembly', 'autumn song assembly', 'thanksgiving songs school', 'thanksgiving song school', 'sang wrong words', 'sings wrong words', 'singing wrong words', 'wrong words song', 'wrong words to the song', 'wrong words assembly', 'wrong words hymn', 'mixed up words song', 'muddled words song', 'misheard song', 'misheard words song', 'misheard hymn', 'assembly songs', 'assembly song', 'hymn assembly', 'hymns assembly', 'hymn school', 'harvest festival assembly songs', 'harvest songs school', 'learning harvest songs', 'harvest assembly sang', 'cauliflowers fluffy', 'gets the words wrong song', 'got the words wrong song', 'doesn’t know the words song', 'doesn’t know the words assembly'],
  answers: ['harvest', 'harvests', 'festival', 'song', 'songs', 'sing', 'sings', 'sang', 'singing', 'hymn', 'hymns', 'tune', 'verse', 'words', 'word', 'wrong', 'mixed', 'muddled', 'misheard', 'assembly', 'hall', 'school', 'nursery', 'class', 'year', 'grade', 'reception', 'kindergarten', 'preschool', 'church', 'concert', 'choir', 'autumn', 'fall', 'october', 'september', 'november', 'thanksgiving', 'parents', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'granny', 'watched', 'came', 'everyone', 'everybody', 'whole', 'all', 'loud', 'loudly', 'loudest', 'quiet', 'shy', 'nervous', 'proud', 'excited', 'first', 'time', 'today', 'yesterday', 'tomorrow', 'friday', 'morning', 'week', 'learned', 'learnt', 'learning', 'practised', 'practising', 'keeps', 'won’t', 'stop', 'same', 'again', 'vegetables', 'tins', 'food', 'bread', 'wheat', 'corn', 'farmer', 'sheaf', 'sheaves', 'tractor', 'funny', 'son', 'daughter', 'did', 'nana', 'brother', 'sister', 'friend', 'friends', 'grandparents', 'teacher', 'teachers', 'piano', 'clapped', 'smiled', 'rain', 'rainy', 'sunny', 'cold', 'monday', 'tuesday', 'wednesday', 'thursday', 'afternoon', 'apples', 'pumpkin', 'basket', 'baskets', 'stage'],
  except: ['christmas', 'carol', 'carols', 'nativity', 'easter', 'funeral', 'moon', 'mouse', 'mice', 'potato', 'potatoes', 'combine', 'harvester', 'bird', 'birds', 'frog', 'dog', 'cat', 'whale', 'robot', 'dragon', 'lost', 'laughed at', 'bullied', 'teased', 'cried', 'crying', 'sick', 'ill', 'hungry', 'died', 'anthem', 'army', 'sad', 'yam', 'rice', 'olive', 'grape', 'grapes'],
  moods: ['learning', 'first', 'proud', 'losing'],
  company: ['song', 'sheets', 'sheet', 'sheaves', 'sheaf', 'wheat', 'rain', 'line', 'bread', 'loaf', 'paper', 'bag', 'straw', 'word', 'words', 'wind', 'arms', 'basket'],
  about: 'In assembly the hero has sung a harvest song about bringing in the sheets before the rain, and the word was another; but what a sheaf is, and what it has to do in the wind, is just what the sheets do.',
  titles: ['Bring In the Sheets', 'Before the Rain', '{H} Sang It Loudest', 'A Bed and a Loaf', 'The Word in the Harvest Song'],
  want: [
    {
      id: 'loudest-of-all',
      A: 'partner',
      paragraphs: [
        '{H} had sung harvest songs in assembly, and one of them loudest of all. “Bring in the sheets, bring in the sheets, before it starts to rain!” A girl had turned round. “It isn’t sheets,” said the girl, who did not know either what it was. There the girl only hummed. “On Friday the mothers and fathers come,” {H} told {A} at home. “I want to have the right word in it.”'
      ]
    }
  ],
  way: [
    {
      id: 'other-words',
      A: 'partner',
      paragraphs: [
        '{A} did not know the song. “Sing it,” said {A}, “and we’ll see what goes in.” {H} sang it with leaves. You would not bring in leaves before the rain, or after it, either. {H} sang it with cheese. “Who’d left it out?” asked {A}. With sheep it was nearly right, but then they stood in the hall and were wet. “It goes best with sheets,” said {H}. That was just the trouble.'
      ]
    },
    {
      id: 'how-it-got-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does your teacher sing there?” asked {A}. The teacher played the piano, {H} said, with her back to them. You only heard the first bit of the word. Then came a loud chord, and it fell on top of the rest.',
        '“She?” asked {A}. “Shee,” said {H}. The whole school had got a “shee”, and everybody had put something behind it. In the back row they had gone on with “shee-zam”. They did not even ask for it to make sense.'
      ]
    },
    {
      id: 'the-other-verses',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Are you sure of the rest of it?” asked {A}. {H} sang the second verse, in the field. “We rake and ho, we rake and ho.” {A} wanted to know what the “ho” was for. “You say it to a horse,” said {H}, “so that it stands still.”',
        '{A} had always thought that it was a hoe, with a handle. They left it open. In the third verse there was a barn, and in that there was hay. “Hay!” {H} had always shouted it across the hall, as one does to a friend.'
      ]
    },
    {
      id: 'the-tins-as-well',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In front of the singers there was a table, with the harvest on it. {H} told {A} what they had. There was a marrow as long as a dog, and the other things were tins. “We sang to peaches,” said {H}, “and to chickpeas. We sang to one tin without a label.”',
        '“What was in that?” asked {A}. It was the same with the tin as with the song. Everybody had hummed a little when they came to it.'
      ]
    },
    {
      id: 'other-knew-one',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I had a song like that,” said {A}. “It was about a ship, and I sang, ‘Heave the anchovy.’ I did it for years. I heaved with both arms.” “What was it really?” asked {H}.',
        '{A} had found out at a wedding, from the man in the next chair. “It’s an anchor,” said {A}. “That’s much heavier, of course.” {A} had never again been able to sing it with the same feeling.'
      ]
    },
    {
      id: 'pet-and-the-high-bit',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} sang the harvest song to {A}, with nothing but “la” where the word was. {A} listened with a serious face. At the first “la” {A} looked up, and at the second one as well.',
        'Then {H} sang it with a word that {A} was fond of. “Bring in the dish, bring in the dish.” At once {A} went and stood where the dish would come. For {A} the matter was settled. “It’s a good word,” said {H}, “but not for a hall.”'
      ]
    },
    {
      id: 'elder-with-a-hymn-book',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had books with the words in,” said {S}, “one between four. I stood at the end, and saw the left half of each line.” “And the other half?” asked {A}. “I left room for it,” said {S}.',
        'Later {S} had got a place on the right. “Then I knew all the ends,” said {S}. “It was like meeting the other half of a horse.” Some of them were a surprise, and {S} still liked the old ones better.'
      ]
    },
    {
      id: 'child-sings-the-sheets',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to sing in an assembly too, and stood on the mat. {S} had one song, and it was the one about the bus. {A} asked if there was a harvest in it. {S} thought hard. “They’ve got shopping,” said {S}.',
        'So {S} sang a verse about that. The onions on the bus went up and down. At each bend another vegetable got on. When it was over, there was no room for people at all, and {S} bowed.'
      ]
    },
    {
      id: 'on-the-bread-bag',
      A: 'partner',
      paragraphs: [
        'Then drops fell on the washing. “The sheets!” said {A}, and they ran out and brought them in, with full arms. The sheets had hung in the wind all day, and were dry. Afterwards they had bread. {A} turned the paper bag round, and looked. On the bag there was a picture, a bundle of wheat with a belt round its middle. “What’s that called?” asked {H}. “A sheaf,” said {A}. “It’s as much as you can get your arms round.” “One leaf, two leaves,” said {H} slowly. “One sheaf, two …” They looked at each other. “Sheaves!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'why-before-the-rain',
      A: 'partner',
      paragraphs: [
        '{H} sang it with sheaves, and they fitted. “Only why before the rain?” asked {H}. “They stood them up in the field,” said {A}, “and the wind dried them. You can’t make flour of wet wheat.” {H} looked at the bread, and then at the heap of sheets. “They hang about in the wind until they’re dry,” said {H}, “and then everybody runs. It’s just the same as sheets.”'
      ]
    },
    {
      id: 'a-sheaf-of-spoons',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They wanted to see how a sheaf stands up. {A} made one of wooden spoons, with a bit of wool round the middle. It fell over. {H} pulled the feet of it apart and gave the top a twist. Now it stood, like a person with too many legs.',
        '“Each one leans on the others,” said {H}. {A} bowed to it, and it held. A second one was made of pencils. They stood on the table side by side, and waited to be brought in.'
      ]
    },
    {
      id: 'how-much-is-an-armful',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How big is an armful?” asked {H}. They measured it with the sheets. {A}’s sheaf was four sheets and a tablecloth. {H}’s was two, and a corner on the floor. “So everybody’s sheaf was a different size,” said {H}.',
        'That was a pity for the picture on the bag, where they were all alike. “It must have been the same man,” said {A}. {H} thought that he must have got tired, and looked for him. He was not on the other side, either.'
      ]
    },
    {
      id: 'the-song-at-the-basket',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The sheets had to be folded, and for that you need two people and a song. They took two corners each. At “bring” they came together, and at “rain” they stepped back. “Shee-,” sang {H}, and left out the rest, with a hem between two teeth.',
        'By the third verse it was a very small sheet. “It’s quicker than without,” said {A}. They had never before got to the pillowcases with any breath left.'
      ]
    },
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        'On Friday {A} came to assembly, and sat on a bench that creaked. The whole school sang the harvest song, and {H} had the right word in it. “Bring in the sheaves, bring in the sheaves!” Outside the hall windows it grew dark, and there was a drop, and another. Three fathers and a grandmother stood up in the middle of the verse. “Why are they going?” whispered the girl in front. “They’ve got sheets out,” said {H}, and sang on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the song, and hummed where the word was.',
      '{names} sat down in rows, so that it was like assembly.',
      { text: '{names} played the loud chord, on the edge of the table.', needs: ['hands'] },
      { text: '{names} held up a tin to be sung to.', needs: ['hands'] }
    ],
    way: [
      '{names} voted for cheese, and kept to it.',
      '{names} joined in with sheep, and went on after it was over.',
      { text: '{names} beat time with a spoon, and held it still at the word.', needs: ['hands'] },
      { text: '{names} picked up a leaf, and brought it in, for the song.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang along, with one word and then with the other.',
      '{names} stood with feet apart, and leaned, like a sheaf.',
      { text: '{names} folded what there was to fold, in time.', needs: ['hands'] },
      { text: '{names} tied a bit of wool round what there was.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening the dry sheets were put on the bed. They smelled of wind, and a little of the song.',
    '{H} washed, and got in between the two of them. Round the middle {H} was tucked in, like something with a belt.'
  ],
  last: [
    'It rained and rained, and all that had to be in was in, and {H} was asleep.',
    'Sheets below and sheets on top, with a sheaf on the bread bag, and {H} was asleep.'
  ]
})
