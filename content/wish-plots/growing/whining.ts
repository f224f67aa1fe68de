import { wishPlot } from '../wish-plot.ts'

export const whining = wishPlot({
  id: 'wish-whining',
  wishes: ['whining', 'whine', 'whines', 'whined', 'whiny', 'whiney', 'whineing', 'whinning', 'whinging', 'whingeing', 'whinge', 'whinges', 'whingy', 'whingey', 'wingeing', 'moaning', 'moans', 'moany', 'grizzling', 'grizzles', 'grizzly voice', 'normal voice', 'proper voice', 'ordinary voice', 'everyday voice', 'big girl voice', 'big boy voice', 'complaining', 'complains'],
  answers: ['whining', 'whine', 'whines', 'whined', 'whiny', 'whiney', 'whineing', 'whinning', 'whinging', 'whingeing', 'whinge', 'whinges', 'whingy', 'whingey', 'wingeing', 'moaning', 'moan', 'moans', 'moany', 'grizzling', 'grizzle', 'grizzles', 'grizzly', 'complaining', 'complains', 'complain', 'voice', 'voices', 'normal', 'proper', 'ordinary', 'everyday', 'nice', 'nicely', 'big', 'girl', 'boy', 'use', 'using', 'uses', 'your', 'her', 'his', 'their', 'stop', 'stops', 'stopping', 'stopped', 'less', 'not', 'no', 'never', 'don’t', 'doesn’t', 'won’t', 'can’t', 'without', 'instead', 'always', 'constantly', 'constant', 'keeps', 'all', 'day', 'time', 'long', 'lot', 'lots', 'so', 'much', 'such', 'about', 'over', 'everything', 'every', 'little', 'thing', 'when', 'wants', 'want', 'something', 'asking', 'ask', 'asks', 'talk', 'talking', 'talks', 'speak', 'speaking', 'speaks', 'say', 'saying', 'learning', 'learn', 'learns', 'trying', 'how', 'to', 'mummy', 'mum', 'mommy', 'mom', 'mama', 'daddy', 'dad', 'papa', 'son', 'daughter', 'toddler', 'child', 'children', 'kids', 'today', 'lately', 'again', 'being', 'is', 'are', 'from', 'morning', 'night', 'please', 'phase', 'stage'],
  except: ['hospital', 'doctor', 'nurse', 'police', 'died', 'court', 'hurts', 'hurt', 'hits', 'hit', 'ill', 'poorly', 'pain', 'ache', 'tummy', 'ear', 'teeth', 'teething', 'fever', 'temperature', 'sad', 'crying', 'cried', 'shout', 'shouting', 'shouts', 'angry', 'yells', 'screaming', 'homework', 'school', 'nursery', 'dog', 'dogs', 'puppy', 'cat', 'wind', 'ghost', 'ghosts', 'moaning myrtle', 'bear', 'dragon', 'robot', 'pirate', 'princess', 'king', 'dinosaur', 'neighbours', 'neighbour', 'singing', 'sing', 'lost voice', 'baby', 'sister', 'brother', 'granny', 'grandma', 'grandad', 'grandpa', 'nana', 'walk', 'walking', 'car', 'food', 'dinner', 'tired', 'hungry', 'thirsty', 'water', 'cup', 'biscuit', 'biscuits', 'book', 'oil', 'oven'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'change', 'losing'],
  company: ['cupboard', 'door', 'hinge', 'can', 'cup', 'book', 'biscuit', 'window', 'whine'],
  about: 'The hero asks for water in a whine, and the other oils every door, until they find where the hero has hinges.',
  titles: ['Plick, Plock', 'Was That You or the Cupboard', '{H} Has Hinges', 'The Last Drop of Oil', 'Something Is Whining'],
  want: [
    {
      id: 'tall-cupboard',
      A: 'partner',
      paragraphs: [
        'The door of the tall cupboard whined. It went “eeeh”, with a bend at the end. The cups were in there, and {H} wanted a drink. “I’m thiiirsty,” said {H}. It came out through the nose, and had a bend too. “There’s that whining again,” said {A}, who was reading a book, and fetched the oil can. Plick, plock, and each hinge got a drop.'
      ]
    }
  ],
  way: [
    {
      id: 'moves-about',
      A: 'same',
      paragraphs: [
        '{H} still had nothing to drink. “I waaant some waaater,” whined {H}. “Then it wasn’t the cupboard,” said {A}, and oiled the kitchen door. {H} went along and whined beside it. {A} oiled the window, the oven and a stool. The whining went on. “It’s moving about,” said {A}.'
      ]
    },
    {
      id: 'kettle',
      A: 'other',
      spare: 1,
      paragraphs: [
        '“Is that the kettle?” called {A} from the next room. {H} had only said that there was something in {H}’s sock. “Myyy sock’s all fuuunny,” said {H} once more. “It’s whining,” called {A}. “Take it off, would you?”',
        'The kettle stood there and was cold. {H} took off the sock. In it was a crumb, and after that it was quiet. “Thank you,” called {A}.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} was looking for the whining, and {H} helped. They went on tiptoe from door to door, and listened at every keyhole. As long as they looked for it, there was none. “It’s noticed us,” whispered {A}.',
        'They listened for such a long time that {H}’s ear got cold. “I don’t waaant to any more,” said {H}. “Ssh!” said {A}. “It was here! It was right behind you!” {H} spun round, but it had gone.'
      ]
    },
    {
      id: 'plan',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} drew a plan of the rooms, with a cross for every place where there had been whining. There was one by the shoes, and there were three by the bath. The thickest was beside the biscuits.',
        '{H} looked at it. “I was there as well,” said {H}. “And there. And there I was sitting on the floor.” {A} was pleased. “Then you must have heard it,” said {A}.'
      ]
    },
    {
      id: 'saw',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The bell rang, and there stood a neighbour with a plank. “I can hear that you’re sawing,” she said. {A} was not sawing. “They’re the wrooong shoes,” said {H} on the mat.',
        'The neighbour laid her head on one side. “Small saw,” she said. “Fine teeth. Could you take a bit off this one, when you’re done?” She left the plank there. {H} sat down on it and wore the shoes after all.'
      ]
    },
    {
      id: 'from-the-bath',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{H} stood before the bathroom door, and it was shut. “Are you nearly fiiinished?” whined {H}. “Just a moment,” called {A} inside, “the door’s whining.” Something went plick, and something went plock.',
        'After that it was so well oiled that it opened by itself. {A} sat there with the can in one hand. {H} did not have to ask again. But {A} had to ask for the door.'
      ]
    },
    {
      id: 'pet-bowl',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'There was one who was not taken in. {A} looked neither at the oven nor at the stool. {A} looked at {H}. “I’m thiiirsty,” whined {H}, and that was understood at once.',
        '{A} went over to the bowl, and moved up a little, to make room. It was kindly meant. {H} said no thank you.'
      ]
    },
    {
      id: 'elder-gate',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had a gate that whined,” said {S}. “Whoever came home, you heard it. My father was one long whine, and the postman was two short ones.” “And what were you?” asked {A}. “I went over the top,” said {S}.',
        'Then somebody oiled it, and nobody could tell any more who was coming. For a week they laid the table by guessing. “The postman put on weight,” said {S}.'
      ]
    },
    {
      id: 'child-two-parts',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“It’s myyy chair,” whined {S}. “No, miiine,” whined {A}, a bit lower. They both stopped, for it had sounded rather good. “Again,” said {S}. “You take the top.”',
        'But now that they wanted it, it would not come. They hummed, and held their noses, and could not find the note. You have to be really cross for it. And they were sitting on the chair, half each, and were not.'
      ]
    },
    {
      id: 'baby-only-voice',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} wanted something, and said so in {S}’s only voice. It had no words in it at all. Everybody came running, with a blanket, a bear and a spoon. It was the bear.',
        '{A} watched that closely. “With me only the can comes,” said {A}. {S} looked at {A} over the bear. There are people who have it easy for a year or two.'
      ]
    },
    {
      id: 'guest-shoes',
      S: 'guest',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} had new shoes, and came across the floor with care. “My sleeve’s all weeet,” whined {A}, just as {S} put down the left one. {S} stood still at once, and looked at it.',
        '“I do beg your pardon,” said {S}. “They’re from the sale.” {S} took off the shoes and set them by the door. Then {S} went on in socks, and there it was again.'
      ]
    },
    {
      id: 'all-hinge',
      A: 'partner',
      paragraphs: [
        'Then the can was empty. {A} listened along the wall and round the table, and stopped at {H}’s nose. “It’s you that’s whining!” “I’m not whining, I’m asking!” cried {H}. “For water!” “Why didn’t you say so?” “I did. And you oiled a stool.”',
        'Only the biscuit cupboard had got no oil. {A} shut both eyes. The cupboard whined, and {H} whined, and {A} got them both wrong. “It’s all hinge,” said {A}. “I hear that it wants something. I can’t hear what.” “Then I’ve got a hinge too,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-hinges',
      A: 'partner',
      paragraphs: [
        'They looked for it. The knees made no noise. Then {H} laid a finger in front of each ear, and opened and shut {H}’s mouth. Two things moved there. {A} held the empty can beside them. Plick, on the left. Plock, on the right. “May I have some water?” asked {H}. It was {H}’s normal voice, and it had been in there all along. “That runs well,” said {A}, and the cup was full.'
      ]
    },
    {
      id: 'no',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“May I have a biscuit?” asked {H}, in the most normal voice there was. “No,” said {A}, just as normally. {H} had not thought of that. {H} could feel a whine coming up, and held on to both hinges.',
        '“Not now, or not at all?” asked {H}, when it had gone down again. “After supper,” said {A}. That had been in the no as well, right at the back. With a whine it would not have come out.'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do I know which one’s the normal voice?” asked {H}. They tried out the word potato. {H} said it in the voice for cats, and in the one for giants. {H} said it in the one for when you have done something. {A} kept shaking {A}’s head.',
        '“Don’t you like potatoes?” asked {H}. “That’s the one,” said {A}.'
      ]
    },
    {
      id: 'without-the-can',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Out in the street they had no can with them. “My legs are tiii…” said {H}, and stopped. {A} clicked with the tongue, once on the left and once on the right. It was nearly as good. “My legs are tired,” said {H} in a normal voice.',
        '“So are mine,” said {A}. “I didn’t want to say.” They sat down on a wall. All four legs hung there, and nothing whined but a bus.'
      ]
    },
    {
      id: 'radio',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the radio a man was singing, through the nose, and there was a bend in everything. {H} came with the can. “That isn’t whining,” said {A}. “He’s in love.” {H} held it to the back of the radio all the same. Plick, plock.',
        'The man stopped. A woman said in a quite normal voice that it would be windy in the west. “There,” said {H}. “Now you know what he wanted.”'
      ]
    },
    {
      id: 'neighbour-washing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It aaalways rains on my washing,” said a neighbour at the front door. “Why is it aaalways mine?” {H} looked at {A}, and {A} shook {A}’s head. You do not walk up to neighbours with an oil can. So {H} pressed it inside a pocket, quite softly.',
        'The neighbour stopped and moved her chin. “Would you help me carry it in?” she asked. They had thought that she wanted another sort of weather.'
      ]
    },
    {
      id: 'too-much-oil',
      A: 'other',
      spare: 16,
      paragraphs: [
        '{H} took three drops on each side, to last until evening. “CanIhavethebreadandthebutterandthejam,” said {H}. It had no bend, but it had no holes in it, either. {A} passed the ham.',
        '“You’re running over,” said {A}. They wiped off two drops with a sleeve. Then it came slowly and in a normal voice, and {A} put back the ham.'
      ]
    },
    {
      id: 'duck',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Where’s the whine now?” asked {A}. {H} thought that it was up in the nose, and held it shut. Then {H} whined as well as possible. Out came a duck. {A} tried it, and had one too, and it was bigger.',
        '“It can’t get through,” said {A}, as a duck. “Could I have some bread?” said {H}, as the other. It was not the normal voice. But every word could be heard.'
      ]
    },
    {
      id: 'on-the-book',
      A: 'partner',
      paragraphs: [
        'In the evening {A} began. “Whyyy can’t I ever fiiind my book?” {H} listened along the wall. “Something’s whining,” said {H}, and fetched the can. “I’m not whining, I’m looking,” said {A}, but kept still. Plick, plock. “Where’s my book?” asked {A} in a normal voice. “You’re sitting on it,” said {H}, who had been waiting to be asked.'
      ]
    },
    {
      id: 'little-cupboard',
      A: 'same',
      paragraphs: [
        'Now only the biscuit cupboard still whined. “Leave it,” said {H}. “It hasn’t got another voice.” Later, while {H} was looking for the pyjamas, a small “eeeh” came out of the kitchen. “Was that you or the cupboard?” called {H}. For a while it was quiet. “The cupboard,” said {A} with a full mouth.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round too, to see what was whining.',
      '{names} looked at the tall cupboard, and then at the can.',
      { text: '{names} held one ear to the cupboard, and then the other.', needs: ['hands'] },
      { text: '{names} opened the door once more, and it kept quiet.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the oil can.',
      '{names} went along behind, from door to door.',
      { text: '{names} wiped up the drops under the hinges.', needs: ['hands'] },
      { text: '{names} pointed somewhere else each time it whined.', needs: ['hands'] }
    ],
    turn: [
      '{names} opened and shut a mouth too, and found the place.',
      '{names} had a look into the cup, which was empty by now.',
      { text: '{names} felt for a hinge in one thumb.', needs: ['hands'] },
      { text: '{names} clicked the can once more, for the sound.', needs: ['hands'] }
    ]
  },
  bed: [
    'The oil can went back on its shelf. The book lay on the table, where everybody could see it.',
    '{H} washed and lay down. {H} yawned as wide as it went, with a finger at each hinge. There was not a sound.'
  ],
  last: [
    'Every hinge but one was quiet, and {H} was asleep.',
    'The can was empty, the cup was empty, and {H} was asleep.'
  ]
})
