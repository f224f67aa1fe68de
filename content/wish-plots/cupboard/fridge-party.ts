import { wishPlot } from '../wish-plot.ts'

export const fridgeParty = wishPlot({
  id: 'wish-fridge-party',
  wishes: ['fridge party', 'fridge parties', 'fridge disco', 'fridge dance', 'fridge dancing', 'fridge dances', 'fridge vegetables', 'fridge veg', 'fridge veggies', 'fridge vegetable', 'fridge food alive', 'fridge food come alive', 'fridge food comes alive', 'fridge comes alive', 'fridge food talks', 'fridge food talking', 'fridge food party', 'fridge carrot', 'fridge carrots', 'fridge broccoli', 'fridge celebrate', 'fridge music', 'fridge singing', 'fridge sings', 'fridge wake', 'fridge at night food', 'fridge secret life', 'fridge yoghurt party', 'fridge cheese birthday', 'refrigerator party', 'refrigerator vegetables', 'refrigerator dance', 'refrigerator food', 'frige party', 'frige vegetables', 'vegetables party', 'vegetables parties', 'vegetable party', 'veggies party', 'veggie party', 'veg party', 'vegetables dance', 'vegetables dancing', 'vegetables disco', 'vegetables come alive', 'food party kitchen', 'food disco', 'dancing vegetables', 'dancing carrots', 'dancing broccoli', 'party salad drawer', 'sabzi party', 'sabji fridge'],
  answers: ['party', 'parties', 'food', 'all', 'vegetables', 'veg', 'veggies', 'vegetable', 'door', 'shut', 'shuts', 'closed', 'closes', 'close', 'closing', 'open', 'opens', 'inside', 'night', 'light', 'goes', 'out', 'off', 'when', 'nobody', 'no', 'one', 'looking', 'looks', 'asleep', 'everyone', 'everybody', 'sleeping', 'bed', 'dance', 'dancing', 'dances', 'disco', 'music', 'sing', 'singing', 'song', 'carrot', 'carrots', 'broccoli', 'peas', 'pea', 'leek', 'lettuce', 'cheese', 'milk', 'yoghurt', 'yogurt', 'tomato', 'cucumber', 'celery', 'potato', 'egg', 'eggs', 'butter', 'birthday', 'secret', 'secretly', 'have', 'has', 'having', 'come', 'comes', 'alive', 'life', 'talk', 'talking', 'throw', 'throws', 'wild', 'big', 'funny', 'silly', 'story', 'please', 'about', 'kitchen', 'drawer', 'salad', 'fruit', 'do', 'what', 'invited', 'guest', 'join', 'joins', 'dark', 'cold', 'midnight', 'every', 'can', 'hear'],
  except: ['hide', 'hides', 'hiding', 'hid', 'stuck', 'locked', 'climbed', 'empty', 'broken', 'broke', 'hungry', 'nothing', 'died', 'medicine', 'insulin', 'beer', 'wine', 'drunk', 'penguin', 'penguins', 'hates', 'refuses', 'won’t', 'eat', 'eating', 'allergic', 'pizza', 'garden', 'grow', 'growing', 'plant', 'shop', 'magnet', 'superhero', 'superheroes', 'mouse'],
  moods: ['question', 'first'],
  isTale: true,
  asked: true,
  company: ['fridge', 'door', 'carrot', 'leek', 'cheese', 'peas', 'kitchen', 'drawer', 'celery'],
  about: 'Behind the shut door of the fridge the vegetables have a party for the cheese, and freeze whenever the hero looks; so the dark must come out to the hero, and the party with it.',
  titles: ['The Cheese Is One Today', 'Everybody Freeze', '{H} Hears the Fridge', 'The Leek Had a Hat On', 'Bring Your Own Dark'],
  want: [
    {
      id: 'thump',
      A: 'partner',
      paragraphs: [
        'The vegetables in the fridge were having a party. {H} could hear it, with one ear flat against the door. Thump, it went, and thump-thump. “And four,” said a small voice.',
        '{H} wanted to join in, and pulled open the door. Inside it was quite still. The carrots lay in a row. But the leek had a bottle top on its head. “It’s only the fridge humming,” said {A}. “In a hat?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'musical-statues',
      A: 'partner',
      paragraphs: [
        '{H} shut it, and opened it very fast. A carrot stood on one leg on the butter. The lettuce had its arms up. Nobody moved. The carrot began to wobble.',
        '{H} shut the door, and the music went on. So {H} sang along outside, as a hint, and opened it only a crack. The light came on, and everybody froze. It was a good party, and {H} was always the end of it.'
      ]
    },
    {
      id: 'doorman',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} knocked instead. The music stopped. “Name?” said a voice behind the door. It was the celery, which stood nearest. {H} gave a name, and it was looked up on a long list. They could hear leaves being turned over.',
        '“You’re down as the one who opens the door,” said the celery. “That’s a job, not a guest.” “Can’t I be both?” asked {H}. The celery went to ask. It was away for some time, and when it came back it smelled of dip.'
      ]
    },
    {
      id: 'whose-party',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Whose party is it?” {A} asked through the door. “The cheese’s,” said the leek. “It’s one year old today.” For a person that is hardly anything. For a cheese it means that you may be called mature.',
        '“What does it want for its birthday?” asked {H}. They heard the leek ask, and they heard the cheese think. “It’d like somebody to look at it,” said the leek, “and not say mmm.” {A} promised to do what could be done.'
      ]
    },
    {
      id: 'four-degrees',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You wouldn’t like it in here,” called a radish. “It’s four degrees. The butter can’t even bend.” “I could wear a scarf,” said {H}. “You’d need to be this big as well,” said the radish. They could not see how big it meant.',
        '{A} put a mitten on the shelf in the door, for anybody who was cold. The next time it was opened, the mitten stood up by itself. There were mushrooms in it, one to each finger, and two in the thumb.'
      ]
    },
    {
      id: 'band',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By listening, they worked out who was in the band. The thump was a cabbage. The rattle was the peas, in a jar. “And the squeak?” asked {H}. {A} put an ear to the door for a whole verse. “Halloumi,” said {A}.',
        'In the middle there was something very deep, that came and went. It made the floor hum. “That’s the fridge itself,” said {A}. “It only knows the one note.” But it came in at just the right place, every time.'
      ]
    },
    {
      id: 'conga',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came for the milk, and knew nothing of any party. The door was open for a moment, and shut again. “Why are the sprouts in a line, with their hands on each other?” asked {A}. “They’re dancing,” said {H}. “Did they go on?”',
        '“The one at the back did,” said {A}. “It hadn’t noticed.” {A} stood there with the milk, and did not quite like to open it. From inside the carton came a very soft la.'
      ]
    },
    {
      id: 'yoghurt',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the middle shelf lived two yoghurts, and they had not been asked. “It’s vegetables only,” they said, when {H} looked in. “And the cheese, because it’s the cheese’s.” They had tied their lids on tight, so as not to mind.',
        '“That isn’t right,” {A} said to the drawer below. There was some whispering. Then a bean came up along the wall, with an invitation. It was a bay leaf, and it said that there was a shortage of drums.'
      ]
    },
    {
      id: 'elder-jelly',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, we had a larder,” said {S}. “There was no light in it at all. They danced in there the whole day long.” “Did you see them?” asked {A}. “I saw a jelly,” said {S}. “It couldn’t stop in time.”',
        '{S} showed how the jelly had stood, looking straight ahead, as if nothing was the matter. Only the middle gave it away. It went on giving it away for a good minute.'
      ]
    },
    {
      id: 'child-carrot',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} practised being a vegetable, so as to be let in. {S} stood on one leg with both arms up, and was a leek. {A} opened a door that was not there, and said “Light!” {S} froze.',
        'It was a long freeze. {S}’s nose began to itch, and {S}’s knee shook. “Leeks don’t giggle,” said {A}. “I’m not giggling,” said {S}. “I’m the jelly now.”'
      ]
    },
    {
      id: 'pet-listens',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} sat in front of the fridge too, and had been doing so for years. Everybody had thought that it was because of the ham. But {A} was not looking at the handle. {A} was listening.',
        'Thump, went the cabbage. {A}’s tail went too, on the floor, just a little after. “How long have you known?” asked {H}. {A} looked the other way, as you do when you have been told something in confidence.'
      ]
    },
    {
      id: 'baby-dances',
      A: 'baby',
      spare: 5,
      paragraphs: [
        'On the kitchen floor sat {A}, and bounced. It went down and up, and down and up, with both fists. Nobody had told {A} about the party. It came through the floor, and arrived at the nappy first.',
        'When the door was opened, {A} froze as well, with round eyes and one fist in the air. The carrots looked at {A}. It was the best statue they had ever had, and it dribbled.'
      ]
    },
    {
      id: 'not-you-the-light',
      A: 'partner',
      paragraphs: [
        '“They don’t like me,” said {H}. “It isn’t you,” said {A}. “It’s the light. You open the door, and it’s day, and at once they’re vegetables.”',
        '“Can I go in, then?” asked {H}. “No,” said {A}. “A fridge is for food. But they could come out here, if it was dark.” {H} was already at the lamp.'
      ]
    }
  ],
  turn: [
    {
      id: 'dark-comes-out',
      A: 'partner',
      paragraphs: [
        'They set the whole drawer on the floor, and the cheese on a plate, and shut the fridge. Then {A} put out the lamp. It was as dark as the inside of a plum.',
        '“And four,” said the small voice. Thump, went the cabbage. There was a rustle, and a leaf brushed {H}’s knee. “Are you the one with the door?” asked the leek. “Not now,” said {H}. “Then come on,” said the leek.'
      ]
    },
    {
      id: 'candles',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They sang for the cheese. It had no candles, so the celery held up its leaves. “Say a few words,” called the radish. The cheese had got ready for this the whole year. “I was milk,” it said. Everybody clapped.',
        '{A} looked at the cheese for it, in the dark, as well as anybody could. “You look very well,” said {A}. It was not mmm. It had been close, though, and the cheese could tell.'
      ]
    },
    {
      id: 'small-talk',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} found a place at the side, next to an old potato. “I don’t dance,” said the potato. “I come for the talk. I’m not even from the fridge, I’m from the cupboard.” “How did you get in?” asked {A}.',
        '“I’ve got eyes,” said the potato, “I saw the drawer.” It had twelve of them, and not one was shut. So {A} heard a good deal about the cupboard that nobody had known.'
      ]
    },
    {
      id: 'the-dance',
      A: 'partner',
      paragraphs: [
        '{H} danced with the leek, and then with a carrot. The peas rolled between everybody’s feet, and said sorry each time. “Is it always like this?” asked {H}. “Whenever you shut the door,” said the leek.',
        'By and by the lettuce sat down, soft at the edges. “It’s lovely and warm out here,” it said, “and that’s just the trouble.” So they had one slow dance, to end with. Then {H} carried them home, each to its place, and the cheese last.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the thump too, and stood still.',
      '{names} sniffed along the bottom of the door, where it was cold.',
      { text: '{names} tapped on the side of the fridge, and something tapped back.', needs: ['hands'] },
      { text: '{names} held a cup to the door, to hear better.', needs: ['hands'] }
    ],
    way: [
      '{names} froze too, just to be on the safe side.',
      '{names} got in the way of the door, and had to be moved twice.',
      { text: '{names} counted the carrots, and wrote down how they lay.', needs: ['hands'] },
      { text: '{names} clapped along with the cabbage, until the door opened.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round and round in the dark, and bumped into a cabbage.',
      '{names} found one pea, and kept quiet about it.',
      { text: '{names} spun the radish, and it asked for more.', needs: ['hands'] },
      { text: '{names} held hands with a bunch of parsley.', needs: ['hands'] }
    ]
  },
  bed: [
    'The drawer slid in, and the fridge was shut. After that it only hummed, very low, on its one note.',
    '{H} washed both feet, for there was a bit of pea on one of them. Then {H} lay down, and the lamp went out there as well.'
  ],
  last: [
    'It was dark in the fridge and dark in here, and {H} was asleep.',
    'In the dark a leek took off its hat, and {H} was asleep.'
  ]
})
