import { wishPlot } from '../wish-plot.ts'

export const sayingGoodbye = wishPlot({
  id: 'wish-saying-goodbye',
  wishes: ['goodbye', 'good-bye', 'goodbyes', 'saying goodbye', 'say goodbye', 'says goodbye', 'said goodbye', 'bye-bye', 'bye bye', 'saying bye bye', 'waving bye', 'wave bye bye', 'waving goodbye', 'waves goodbye', 'wave goodbye', 'waving at the window', 'wave at the window', 'waving from the window', 'goodbye at the door', 'goodbye visitors', 'goodbye to visitors', 'goodbye to guests', 'goodbye every morning', 'goodbye kiss', 'goodbye wave', 'long goodbye', 'long goodbyes', 'goodbye takes ages', 'goodbye takes forever', 'won’t say goodbye', 'doesn’t like goodbyes', 'goodbye in the morning', 'goodbye mum', 'goodbye daddy', 'visitors leave', 'visitors leaving', 'guests leaving', 'guests leave', 'visitor forgot umbrella', 'au revoir'],
  answers: ['bye', 'goodbye', 'wave', 'waves', 'waving', 'waved', 'say', 'says', 'saying', 'said', 'door', 'gate', 'window', 'hall', 'visitor', 'visitors', 'guest', 'guests', 'friend', 'friends', 'grandma', 'grandpa', 'granny', 'grandad', 'grandparents', 'nana', 'aunt', 'auntie', 'uncle', 'cousin', 'cousins', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'papa', 'mama', 'kin', 'school', 'nursery', 'kindergarten', 'daycare', 'preschool', 'work', 'morning', 'mornings', 'evening', 'day', 'every', 'everyday', 'today', 'tomorrow', 'sunday', 'thursday', 'always', 'again', 'back', 'soon', 'later', 'see', 'you', 'leaves', 'leave', 'leaving', 'going', 'goes', 'go', 'went', 'come', 'comes', 'home', 'party', 'tea', 'umbrella', 'hat', 'coat', 'bus', 'kiss', 'hug', 'hugs', 'hard', 'easy', 'happy', 'funny', 'long', 'ages', 'forever', 'takes', 'too', 'little', 'big', 'first', 'very', 'so', 'feeling', 'about', 'hello', 'like', 'likes', 'everyone', 'everybody', 'child', 'girl', 'boy', 'kid'],
  except: ['died', 'dead', 'dying', 'dies', 'funeral', 'grave', 'heaven', 'hospital', 'ill', 'moved', 'moving', 'moves', 'emigrating', 'forever away', 'army', 'war', 'prison', 'divorce', 'airport', 'flight', 'flies', 'plane', 'train station', 'milk', 'dummy', 'pacifier', 'diaper', 'nappy', 'nappies', 'buggy', 'pram', 'stroller', 'car', 'house', 'teacher', 'suitcase', 'crossing', 'lollipop', 'crab', 'hermit', 'song', 'dog', 'cat', 'rabbit', 'hamster', 'fish', 'snowman', 'summer', 'year', 'crying', 'cries', 'cried', 'sad', 'misses', 'tears', 'never', 'last', 'daycare', 'nursery', 'mornings', 'preschool', 'kindergarten'],
  moods: ['waiting', 'question', 'change'],
  company: ['door', 'umbrella', 'hat', 'glove', 'hook', 'hall', 'window', 'mat'],
  about: 'A visitor says goodbye and comes back, again and again, until the hero hears what is in the word and says when.',
  titles: ['Goodbye, Goodbye, Goodbye', 'The Long Goodbye', 'See You Soon', 'A Goodbye That Held', 'Till Thursday'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} was saying goodbye at the door. There had been a visitor to tea, with a hat, an umbrella, a scarf and two gloves. {H} had said goodbye in the kitchen, and goodbye in the hall. Now came the proper one. “Goodbye,” said {H}. “See you soon!”',
        'The door shut, and the bell rang. It was the visitor. “My hat,” said the visitor. So it all had to be done again. “I want a goodbye that holds,” said {H} to {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-bigger-one',
      A: 'partner',
      paragraphs: [
        'This time {H} made it a bigger one. {H} used both arms, up to the shoulder, and the word went all along the street. “Goodbye! See you in a minute!” The visitor waved the hat, and was gone.',
        'It took a minute. Then the bell rang. “My umbrella,” said the visitor. There was hardly any goodbye left. {H} gave out a very small one, with two fingers. “See you,” said {H}. They heard the feet go.'
      ]
    },
    {
      id: 'the-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The goodbye was in the hand, {H} found out. When the door was shut, the hand was still at it. It waved at the hooks, and at the mat. “Has it not noticed?” asked {A}. {H} put it in a pocket.',
        'In there it waved a bit longer, among some string. The other one had done nothing the whole time. {H} gave it a turn. It waved the wrong way, like someone who was rubbing out a word.'
      ]
    },
    {
      id: 'ways-of-waving',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were three ways to wave goodbye. You could do it from side to side, as the trees do. You could open and shut your hand, as babies do. Or you moved only the fingers, as though you played a very small piano.',
        '“Which one means goodbye?” asked {A}. {H} tried all three in the mirror. The one in the mirror waved each of them back, and did not go away. “None of them works on that one,” said {H}.'
      ]
    },
    {
      id: 'nursery-gate-goodbye',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“At the gate in the morning it’s easy,” said {H}. There was a goodbye for the hand, and a goodbye for the cheek, and one through the fence. After that there was no more, because the others had got out the trucks already.',
        '“Nobody comes back for a hat,” said {A}. Once somebody had come back, with {H}’s lunch. It had been a surprise to both of them. They had not had a fourth goodbye ready, and had used hello.'
      ]
    },
    {
      id: 'one-in-the-kitchen',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} counted on both hands how many it had been. There was one goodbye when the visitor said, “Well, I must be off.” After it they had all sat down again. There was one when they stood up, and one over the coats.',
        '“And that’s before the door,” said {A}. It came to seven for one visitor. For hello it had been one. “It’s because hello’s at the front,” said {H}. “There’s only room for one there.”'
      ]
    },
    {
      id: 'goodbye-to-things',
      A: 'same',
      spare: 5,
      paragraphs: [
        'To keep in practice, {H} said goodbye to the bath water. It held. The water went round, and down, and made one rude noise, and did not come back for anything. “That was a good one,” said {A}.',
        '{H} said goodbye to a pea, and ate it. {H} said goodbye to a sock, in the basket. “That won’t hold,” said {A}. “It’ll be back on Monday.” {H} lifted the lid, and told the sock so.'
      ]
    },
    {
      id: 'through-the-slot',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} tried a goodbye through a crack of the door. It came out thin. Then {H} tried one behind the curtain, and it came out soft and a bit dusty. From under the mat it did not come out at all.',
        '“It needs a face with it,” said {A}. So that was how it worked. {H} opened the door again, and put out the face. There was only the evening out there. It got a very good one, all the same.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“The visitor gets all the goodbyes,” said {A}, “and I haven’t had one.” “You aren’t going anywhere,” said {H}. So {A} took a bag, and went to the far end of the hall. {H} said goodbye, with one arm, and did it properly.',
        '{A} was gone for as long as it takes to look into a cupboard. “I’m back,” said {A}. “I only wanted to know what it’s like from that side.” It had been very nice. It was a pity, {A} thought, that you have to leave to get one.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We used to wave with a cloth,” said {S}, “out of the attic window.” {A} asked why it had to be the attic. From up there you could see the road as far as the hill. The goodbye went on until the hill.',
        '“What if the cloth was in the wash?” asked {A}. “Then we waved with what was there,” said {S}. Once an uncle had gone away to a pair of trousers. He had talked of it for years, whenever he came back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to play visitor. {S} went out of the door, and {A} said goodbye, and {S} went down one step. Then {S} came back for a shoe. {A} said goodbye again. {S} came back for the other shoe.',
        '“That’s everything,” said {A}. “Now you’ve got nothing left here.” {S} thought, out there on the mat. “I live here,” said {S}. So that goodbye had been no good from the start.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not hold with goodbyes. When {A} was done with a visitor, {A} simply walked off. There was no hat in it, and no bell.',
        '“You didn’t say goodbye,” said {H}. {A} looked round from the far end of the hall. That was a lot, for {A}. Then there was only the end of {A} going round a corner, and it gave one small swing.'
      ]
    },
    {
      id: 'my-glove',
      A: 'partner',
      paragraphs: [
        'Outside the feet stopped, and came back. “One glove,” said the visitor, and went off again with two. {H} sat down on the mat, to be near the next time. “What is it that you say at the end?” asked {A}. “Goodbye,” said {H}. “And after that?” There had been a see you soon, and a see you in a minute, and a see you.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-you-say',
      A: 'partner',
      paragraphs: [
        '“You said soon,” said {A}, “and it was soon. You said a minute, and it took a minute. You’ve been sending for your visitor each time.” {H} had not heard it like that before. Other people’s goodbyes were like that as well. “In French it’s till we see each other again,” said {A}, “and in Chinese, too.”',
        '“So it’s not a word for going,” said {H}. “It’s for coming back. You only have to say when.”'
      ]
    },
    {
      id: 'which-day',
      A: 'same',
      spare: 11,
      paragraphs: [
        'So they had to choose a day, before the bell rang again. Friday would not do, because there was swimming. On Saturday there was a wash day for the chairs. “How about in a hundred years?” asked {A}.',
        '{H} thought about the visitor, under that hat for a hundred years. “That’s not friendly,” said {H}. It should be long enough to get home. It should not be too long for the rest of the cake.'
      ]
    },
    {
      id: 'a-button',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} looked along the shelf first, so that nothing lay there to come back for. There was a button. “Is it the visitor’s?” asked {A}. It had four holes, and was brown. It had been there since the winter.',
        '{H} put it with the things for goodbyes, on the sill. There was a pencil as well, that nobody knew. “They’ve all said see you,” said {H}. “Somebody ought to have told them when.”'
      ]
    },
    {
      id: 'till-thursday',
      A: 'partner',
      paragraphs: [
        'The bell rang. “My spectacles,” said the visitor. They were on the visitor’s nose. {H} stood up, and put on a proper face for it. “Goodbye,” said {H}. “See you on Thursday, at four.” “On Thursday!” said the visitor, and went along the street, and round the corner. {H} and {A} stood and listened. Nothing rang. It was a goodbye that held. On the hook there was still a scarf, and {H} left it there for Thursday.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said goodbye as well, and sat down, and had to get up again.',
      '{names} had found the hat by then, under a cushion.',
      { text: '{names} held the door, since it was hardly worth shutting.', needs: ['hands'] },
      { text: '{names} handed out the hat, with a goodbye in it.', needs: ['hands'] }
    ],
    way: [
      '{names} took over the goodbye while {H} got some breath.',
      '{names} looked after the visitor, and reported that the feet had turned round.',
      { text: '{names} waved from the window, to be one room ahead.', needs: ['hands'] },
      { text: '{names} turned out all the coats, in case of another glove.', needs: ['hands'] }
    ],
    turn: [
      '{names} knew a goodbye from far away, and that had an again in it, too.',
      '{names} thought that Thursday was a good day for it.',
      { text: '{names} wrote a four on the calendar, under Thursday.', needs: ['hands'] },
      { text: '{names} put the rest of the cake in a tin, for then.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were put away, and the scarf hung on its hook and waited for Thursday.',
    '{H} washed the hand that had waved, and the other one. “Goodbye till the morning,” said {H} to the lamp.'
  ],
  last: [
    'It was a short goodbye, and it held. {H} was asleep.',
    'One hand lay open on the blanket, in the middle of a wave, and {H} was asleep.'
  ]
})
