import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const foodAllergy = wishPlot({
  id: 'wish-food-allergy',
  beginsElsewhere: true,
  wishes: ['nut allergy', 'nut allergies', 'peanut allergy', 'peanut allergies', 'allergic nuts', 'allergic peanuts', 'allergic nut', 'allergic peanut', 'food allergy', 'food allergies', 'allergic food', 'allergy party', 'allergies party', 'allergic party', 'can’t eat nuts', 'cannot eat nuts', 'allergy cake', 'allergic cake', 'nut alergy', 'alergic nuts', 'food alergy', 'hazelnut allergy', 'allergic hazelnuts', 'allergies', 'alergies'],
  answers: ['party', 'birthday', 'cake', 'asking', 'ask', 'asks', 'first', 'school', 'food', 'eat', 'eating', 'nuts', 'nut', 'peanuts', 'peanut', 'has', 'have', 'her', 'his', 'allergic', 'allergy', 'child', 'girl', 'boy', 'who', 'biscuits', 'snack', 'snacks', 'own', 'tin', 'box', 'can’t', 'different', 'because', 'tomorrow', 'going', 'nervous', 'new', 'table', 'label', 'labels', 'someone', 'brave', 'saying', 'says', 'no', 'thank', 'you'],
  except: [...SERIOUS, 'reaction', 'reactions', 'epipen', 'epi', 'pen', 'anaphylaxis', 'anaphylactic', 'swells', 'swelled', 'swollen', 'breathe', 'breathing', 'ate', 'hives', 'rash', 'sick', 'test', 'milk', 'dairy', 'egg', 'eggs', 'wheat', 'gluten', 'coeliac', 'celiac', 'fish', 'shellfish', 'pollen', 'hay', 'bee', 'penicillin', 'dust', 'strawberries', 'strawberry', 'squirrel', 'squirrels', 'left', 'alone', 'lonely', 'excluded', 'knight', 'witch', 'cat', 'cats', 'dog', 'dogs', 'fur', 'wasp', 'grass', 'spring', 'sneezing', 'sneeze', 'soya', 'sesame', 'kiwi', 'lactose', 'medicine'],
  moods: ['first', 'afraid', 'waiting', 'proud'],
  fed: true,
  company: ['elephant', 'bear', 'owl', 'guests', 'cake'],
  about: 'The hero has a nut allergy and practises asking at a party; asked in a whisper it comes out as something else, and asked aloud everybody wants to know as well what is in it.',
  titles: ['What Is in It', 'Are There Any Newts', 'The Cake Is Asked', '{H} Asks Before the Spoon', 'Everything Has Something in It'],
  want: [
    {
      id: 'asking-first',
      A: 'partner',
      paragraphs: [
        'Tomorrow there was a party, and {H} had a nut allergy. {H} must not eat even a crumb of nut. So before every cake {H} had to ask, and wanted to do it so that nobody turned round.',
        'They practised. {A} gave the party. The elephant, the bear and the owl were the guests, each with a spoon. In the middle stood a hat, and that was the cake.'
      ]
    }
  ],
  way: [
    {
      id: 'in-a-whisper',
      A: 'partner',
      paragraphs: [
        '{H} went up to {A} and whispered. “Are there any nuts in it?” “Any newts?” said {A}, quite loudly. The bear looked up. “No newts at all, I hope.” {H} whispered it again, with one hand in front. “Boots? Who puts boots in a cake?”',
        'Now everybody had turned round. “It doesn’t matter,” said {H}, and sat down behind the elephant. {A} gave out the cake. There it lay, and nobody knew what was in it. It was only a hat. But tomorrow it would be a real cake.'
      ]
    },
    {
      id: 'looking-does-not-help',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} tried to find out without asking. {H} looked at the cake from the left, and from underneath, and smelled at it. A nut can hide. It can be ground as fine as flour, or it can be only in the cream. “What do you see?” asked {A}. “Felt,” said {H}.',
        'You can’t tell by looking, not even with a torch. The cake looked back and gave nothing away. It had probably been asked that way before.'
      ]
    },
    {
      id: 'asking-the-cake',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next {H} asked the cake itself. “Excuse me,” said {H}, “are you with or without?” {A} got in under the table and was its voice. “With,” said the cake. “With what?” “With icing,” said the cake. “And a cherry, I’m told. I can’t see up there.”',
        '“I mean on the inside.” The cake was quiet for a moment. “I’d have to ask the one who made me,” it said. “I was still runny at the time.”'
      ]
    },
    {
      id: 'not-the-same',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What about a doughnut?” asked {A}. “There’s one in the word.” They went through all of those. A doughnut has it only in the name, as a rule. A coconut is somebody else, but you’d ask. A nutcracker is a soldier. “And a newt?” asked {A}. “That hasn’t even got the right letters,” said {H}.',
        '“I’d still ask,” said {A}. {H} put newt at the bottom of the list, and drew its tail.'
      ]
    },
    {
      id: 'reading-the-packet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On a packet you can read it. {A} held one up, and {H} ran a finger along the small print. What mattered stood there in thick letters. “Flour,” read {A}, “sugar, salt.” “It’s like a list of who’s coming,” said {H}. “And who may turn up.”',
        '“May turn up?” “It says so, at the bottom,” said {H}, “may contain nuts. There were nuts in the same kitchen, and one may have gone in at the wrong door.” Things like that {H} did not eat.'
      ]
    },
    {
      id: 'spoons-too',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then there was the matter of the spoon. {A} had been in the nutty cake with it, and wanted to go on with the other. “Stop,” said {H}. “That one’s been visiting.” {A} looked at the spoon. You could not see where it had been.',
        'So each cake got a spoon of its own, with a ribbon on. The bear tied bows. “What’s red?” asked {A}. “That’s mine,” said {H}. From then on the red one stayed at home.'
      ]
    },
    {
      id: 'how-many-times',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How often have you asked that already?” said {A}. {H} tried to work it out. There was nursery, and the picnics, and everybody’s grandmother. “About as often as I’ve put on shoes,” said {H}. “And do you get tired of it?”',
        '“Of shoes?” {H} thought it over. Some days you’d sooner not. Then it rained, and you were glad of them. “They’ve got quicker,” said {H}.'
      ]
    },
    {
      id: 'own-tin',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In case the answer was yes, {H} had a tin. In it was a bun from home, with a blue top and a face. “Who’s that?” asked the owl. “That’s mine,” said {H}. “I know everybody who’s in it.” The owl looked at its own cake, and knew nobody in there.',
        '“What’s it like?” asked the elephant. “Good,” said {H}. The bear asked if there were more of those. {H} had to shut the lid.'
      ]
    },
    {
      id: 'other-says-write-it',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You could wear it on a hat,” said {A}. “Then you’d never need to say it.” They made a hat out of newspaper, and {A} wrote on it. “No nuts,” it said, in large letters. {H} put it on, and looked in the mirror.',
        '“Now they’ll think that I haven’t got any,” said {H}. “For sale.” {A} had not thought of that. “You could write please,” said {A}. It did not get any clearer.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'As a guest {A} was not difficult. {A} asked nothing, and would have begun at once. “Wait,” said {H}. “You’ve got to know what’s in it.” {A} looked at the hat, and then at {H}. There was something to eat or there was nothing. More than that {A} had never wanted to know.',
        '{H} held on to the plate. “I’ll ask for you as well,” said {H}. That was all right too, if it was quick.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My aunt made a soup,” said {S}, “and never told what was in it. We all guessed for thirty years. I said leek. My cousin said a boot.” “And what was it?” asked {A}. “Nobody ever asked her,” said {S}. “We thought that it was rude.”',
        '“In the end I did. She was so pleased. It’s pears, she said. I’ve been waiting and waiting.” {A} thought about pears. “I’d have asked on the first day,” said {A}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} gave a party too, on the floor. There was a brick, and a sock, and half a crayon. “Are there any nuts in this?” asked {A}, as it should be. {S} bent over the brick and looked. “There’s a window in it,” said {S}.',
        '“And in the sock?” “A foot,” said {S}, “but it’s out.” {A} was able to eat all of it. It was a long time since {A} had been at a party where everything was so clear.'
      ]
    },
    {
      id: 'when-to-ask',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They tried out when it was best. Straight at the door it was too soon. {A} still had the coats. With the spoon in the air it was a bit late. “When there’s a plate, and nothing’s on it yet,” said {A}. “An empty plate asks with you.”',
        '{H} held up the empty plate. It was true. It looked at people, round and white, until they said something.'
      ]
    },
    {
      id: 'the-bear-asks',
      A: 'partner',
      paragraphs: [
        '{A} sat down next to {H}, behind the elephant. “A whisper makes everybody curious,” said {A}. “Besides, look at the bear. The bear’s got a spoon, and doesn’t know what’s in it either.”',
        '{H} looked along the table. They had all been about to eat something, and not one had asked.'
      ]
    }
  ],
  turn: [
    {
      id: 'aloud',
      A: 'partner',
      paragraphs: [
        '{H} stood up, and picked up a clean plate. “What’s in it, please?” said {H}, so that you could hear it as far as the door. Three spoons went down. “Yes,” said the elephant. “What is in it?” “I was wondering too,” said the owl.',
        '{A} turned red. “Flour,” said {A}, and counted on both hands, “and butter, and lemon. On the top there’s, well, there’s hazelnut.” “That’s it, then,” said {H}. “No, thank you. I’ve got one of my own.” It had not taken longer than a sneeze.'
      ]
    },
    {
      id: 'the-elephant-too',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now it went all round the table. “Is there any cheese in that?” asked the elephant. “I don’t like it when it’s stringy.” The bear wanted to know about honey, and if there was some more. “Are there any mice?” asked the owl. “No mice,” said {A}. “What a pity,” said the owl.',
        '{A} had to run to the kitchen three times and look. “You’ve started something,” said {A}. The party had never talked so much.'
      ]
    },
    {
      id: 'if-nobody-knows',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And what if I say that I don’t know?” asked {A}. “Then it’s no as well,” said {H}. “I don’t eat a don’t-know.” {A} tried it with “I shouldn’t think so”. That was a don’t-know with a coat on. {A} tried it with “just a little bit”.',
        '“That’s a yes,” said {H}. {A} could think of nothing else to try. Not one of them had got past {H}.'
      ]
    },
    {
      id: 'the-bun',
      A: 'partner',
      paragraphs: [
        '{H} took a bun out of a tin. It had a blue top and a face, and {H} knew everything that was in it. The others looked at the bun. {A} looked at it most of all. “Is there one left?” whispered {A}, behind one hand.',
        '“What?” said {H}. “A bun left? A bat in a vest?” Everybody turned round. {A} stood up and said it so that you could hear it. “May I have a bun, please?” “Don’t you want to know what’s in it?” asked {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down between the bear and the owl.',
      '{names} looked at the hat, and would have liked a piece.',
      { text: '{names} laid out the spoons, each with its own guest.', needs: ['hands'] },
      { text: '{names} stuck a pencil in the hat, for a candle.', needs: ['hands'] }
    ],
    way: [
      '{names} looked round for the newts.',
      '{names} moved up, behind the elephant.',
      { text: '{names} shared out the hat in eight, by eye.', needs: ['hands'] },
      { text: '{names} passed the plates along, with nothing on them.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped in the middle of a bite, and waited for the answer.',
      '{names} stared at the blue top, and the blue top stared back.',
      { text: '{names} put down a spoon, with a small clink.', needs: ['hands'] },
      { text: '{names} counted along on all ten fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat was taken off its plate and hung up, and the guests stayed sitting. The tin was put by the door, with a fresh bun in it for tomorrow.',
    '{H} washed, and brushed off the blue. In bed {H} said it once more, aloud, up to the ceiling, and the ceiling had heard it.'
  ],
  last: [
    'The plate was clean, the tin was shut, and {H} was asleep.',
    'Nobody had to be asked anything more, and {H} was asleep.'
  ]
})
