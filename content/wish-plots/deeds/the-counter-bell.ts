import { wishPlot } from '../wish-plot.ts'

export const deedTheCounterBell = wishPlot({
  id: 'wish-deed-the-counter-bell',
  tellsAny: 'once',
  deeds: ['opens'],
  out: true,
  about: 'On the first evening everybody helps behind the counter and nobody is in front of it, so from outside it looks full; the one who wanted to ring the bell goes out and comes in as a customer.',
  titles: ['The Bell on the Counter', 'Open Since Four', 'It Looked Full', '{H} Goes Out and Comes In', 'A Queue of One'],
  company: ['counter', 'bell', 'window', 'door', 'till'],
  want: [
    {
      id: 'open-since-four',
      A: 'partner',
      paragraphs: [
        'Across the road there was a new light in the window. {H} and {A} went over in their coats, and there stood {once.first}, {once.doing}. It was the very first day. “Open since four,” said {once.who}, “and nobody has come.”',
        'On the counter stood a silver bell, the sort that you hit on the head. {H} had never yet been allowed to hit one. “We’ll help,” said {H}, and was behind the counter in two steps.'
      ]
    }
  ],
  way: [
    {
      id: 'aprons',
      A: 'partner',
      paragraphs: [
        '{H} got an apron and the till, and {A} an apron and the pencil. Now all was ready in {once.the}. Outside, a man with a hat stopped and looked in. “Can I help you?” said {A}. “Can I help you?” said {H}. “Can I help you?” said {once.who}. They all leaned over the counter. The man held on to his hat and walked on.',
        { extra: 1, both: ['Then a lady came by with a pram, and they tried it louder. She went past on the other side of the road, and so did the pram.'] }
      ]
    },
    {
      id: 'the-first-in-line',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the best thing here?” asked {A}. {once.who} thought of {doer.part} first. “People come a long way to see that,” said {once.who}, “and then they stay for something small.”',
        'They moved the lamp a little, so that it shone on {doer.part}. From outside that was the first thing you saw of {once.the}. {H} went out to check. You could see it from the letter box.'
      ]
    },
    {
      id: 'while-nobody-came',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When you open something you have to look busy. “If you only stand there, they think that something’s wrong,” said {A}, and sharpened the pencil. {H} opened the till and shut it. {once.who} {doer.does}.',
        'That was the busiest of all. Two children stopped at the glass, with their mouths open. But they had no money with them, only a snail. The snail had to be home by six.'
      ]
    },
    {
      id: 'something-to-go-with-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And that over there?” asked {A}. “That’s {what.part},” said {once.who}. “It came with {once.the}.” {H} had a look at it from all sides. They had never seen one that was so new.',
        '{A} breathed on it and rubbed it with a sleeve. Then {H} did it once more, for luck. “You’ll wear it out before anybody’s seen it,” said {once.who}, and held it up to the light.'
      ]
    },
    {
      id: 'the-float',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the till lay four coins. “That’s so there’s change,” said {once.who}. “Change for what?” asked {A}. {H} wanted to see how it works. So {H} gave one coin to {A}, who gave it to {once.who}. Then it went back into the till.',
        '“That’s one sold,” said {H}. They did it until the coin was warm. They had sold eleven by then, and there were still four coins in the till.'
      ]
    },
    {
      id: 'the-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it’s the door,” said {A}. They went and looked. On the outside there was a handle that you could only pull, and it said push. A lady was just pushing. She had been pushing for some time.',
        '“Pull!” called {H} through the glass. She could not hear, and nodded, and pushed harder. When they had come round to let her in, she had bought something next door.'
      ]
    },
    {
      id: 'only-looking',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A boy came in with his grandfather, and they all stood up straight. “We’re only looking,” said the grandfather. So they let him look. {H} looked where he was looking, to see what it was. {A} looked there too.',
        'It was the clock. “Is that the right time?” asked the grandfather. It was. “Then we’ve missed it,” he said, and off they went. “That was very nearly somebody,” said {once.who}.'
      ]
    },
    {
      id: 'opening-hours',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When do you shut?” asked {A}. {once.who} had not thought about that at all. It had been so much work to open. “You can’t be open all the time,” said {H}. “Nobody would know that you were.”',
        'So they shut for as long as it takes to eat a rusk. Nobody shook the door. Then they opened again, and it did feel fresher. There was a draught, and a leaf came in, and they all wished it a good evening.'
      ]
    },
    {
      id: 'how-it-is-known',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The baker from next door put her head in. “So this is {once.the},” she said. “And who’s the owner?” {A} told her. “{doer.fact},” said {A}. The baker had not known that, and she had been in business for thirty years.',
        'She could not stay, because of her rolls. But she left a card for the window. It said that the bread was next door. “That’s something to look at, anyway,” said {once.who}.'
      ]
    },
    {
      id: 'from-outside',
      A: 'partner',
      paragraphs: [
        '{A} went out to see what was wrong with {once.the}. {A} strolled past, and put a nose to the glass. “It’s full,” called {A}. “From out here it’s full. It’s all us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ting',
      A: 'partner',
      paragraphs: [
        '{H} looked at the bell. It stood on the other side, as far from the till as it could. So the bell was for whoever comes in. {H} took off the apron, and went out, and once round the letter box. Then the door opened, and {H} came in from the street.',
        '{H} walked up to the counter and hit the bell on the head. Ting! “Good evening,” said {once.who}, “and what can be done for you?” “Everything,” said {H}, and kept quite still for it. So {once.who} did everything there was in {once.the}, one thing after another. That was the first customer.'
      ]
    },
    {
      id: 'what-is-it-for',
      A: 'partner',
      paragraphs: [
        'Behind {H} stood {A}, who wanted to be next, and that was a queue. The man with the hat came back and stood at the end of it. “What are we waiting for?” he asked. “I don’t know yet,” said a lady with a pram. “But look how many there are.”'
      ]
    },
    {
      id: 'and-on-the-first-day',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody in the queue had counted on that. Even those who had come in out of the rain wanted to be served now.'
      ]
    },
    {
      id: 'after-you',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Two ladies had come in at the same moment. “After you,” said the one. “No, after you,” said the other. They knew each other from the choir. The queue behind them began to lean.',
        '“I’ll be between,” said {A}, and stepped in. Now the one was before {A} and the other was after, and nobody had to decide it. They were both so glad that they let {A} go first.'
      ]
    },
    {
      id: 'for-somebody-else',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A boy stood there with a piece of paper. “It’s for my aunt,” he said. He could not read it, and {once.who} could not read it either. {H} held it up to the lamp, and {A} turned it round.',
        'It was a drawing of a hen. Perhaps it had been the wrong piece of paper. “She likes hens,” said the boy. He was given something that would do for anybody, and he went home satisfied.'
      ]
    },
    {
      id: 'complaint',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’d like to complain,” said an old man. It went quite still. {once.who} had read about complaints, but had never seen one. {A} brought him a chair. “What about?” asked {H}.',
        '“It’s about the one that was here before,” said the old man. “It shut.” They could do nothing about that. But he felt better for having said it. He went to the end of the queue, to say it once more.'
      ]
    },
    {
      id: 'a-sound-for-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Every good shop’s got a sound,” said {A}. “The baker’s is a rustle.” They all kept quiet to hear what {once.the} had. There it was, from the back: {what.sound}.',
        'The queue had heard it too. “{what.sound},” said the man with the hat to the lady with the pram, and both of them nodded. After that it was known in the whole street by that.'
      ]
    },
    {
      id: 'for-whom',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s nothing like it {doer.where},” said {once.who}. “Nobody had ever thought of one.” That was where the idea had come from. {A} thought that it was quite a long way to come.',
        '“It isn’t so bad,” said {once.who}. “It’s nearly all downhill.” {H} drew the way on the back of the price list, for others from there.'
      ]
    },
    {
      id: 'pet-customer',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The next in the queue was {A}. Nobody had seen {A} come in. {A} looked neither at the till nor at the prices. {A} looked at {once.who}, and waited to be understood.',
        '“It’s a regular,” whispered the man with the hat. {once.who} bent down and asked what it was to be. {A} thought about that for some time. Then {A} took the place by the heater, and that was not even for sale.'
      ]
    },
    {
      id: 'elder-bacon',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once opened a shop,” said {S}. “It was on the cellar steps, and I was five. I sold gravel.” “Did anybody come?” asked {A}. “My uncle came. He bought a pound, and asked whether I delivered.”',
        '“And did you?” “All summer,” said {S}. “He lived on the third floor. They never knew why it crunched so in the hall.” {A} looked at {once.the} with new eyes.'
      ]
    },
    {
      id: 'child-rings-too',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had got as far as the counter, and rang. Ting. “What can I do for you?” asked {once.who}. “That’s all,” said {S}, “thank you,” and went to the end of the queue.',
        'It was a long queue, and {S} went all the way round with it. Ting. “The same again?” asked {once.who}. “The same again,” said {S}. “A very good customer,” said {A} behind. “Always knows what to have.”'
      ]
    },
    {
      id: 'baby-opens',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'There was also {A}, in a blanket. The bell was held out, and {A} put a whole hand on it. It said tup. {A} took {A}’s hand off again. It said nothing. {A} put it on again. Tup.',
        '“You have to let go at once,” said {H}. Letting go of things was not what {A} had come for. {A} had bought that bell, and wanted to leave with it.'
      ]
    },
    {
      id: 'guest-tips',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '“At the place near us, you get a sweet with it,” said {A}. {once.who} had no sweets. There were only drawing pins. So everybody who was served got a drawing pin with it, and a warning.',
        '“At ours it was a round sweet,” said {A}. To be fair, these were round as well, from above. The queue did not mind. Most of them had something at home that had been hanging crooked.'
      ]
    },
    {
      id: 'who-is-the-boss',
      A: 'partner',
      paragraphs: [
        'When the last had gone, the till was full of coins and buttons. “And what would you like for helping?” asked {once.who}. {H} went round to the front. “I don’t work here,” said {H}. Ting. “I’m being served.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went over as well, and wiped every foot on the new mat.',
      '{names} got behind the counter, and came up by the till.',
      { text: '{names} breathed on the bell, and rubbed away the breath.', needs: ['hands'] },
      { text: '{names} straightened the sign in the window until it was crooked the other way.', needs: ['hands'] }
    ],
    way: [
      '{names} popped up behind the counter like one more shopkeeper.',
      '{names} pressed against the window, and made it look fuller.',
      { text: '{names} put on an apron too, back to front.', needs: ['hands'] },
      { text: '{names} held out a shopping bag, and the man walked faster.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the queue behind the pram, and pretended not to know anybody.',
      '{names} slipped out and came in again, as somebody else.',
      { text: '{names} dropped a button into the till, and it rang like money.', needs: ['hands'] },
      { text: '{names} propped the door open for the man with the hat.', needs: ['hands'] }
    ]
  },
  bed: [
    'Across the road the light in the window went out, and the chairs were up. At home they hung up their coats, and {H} still had the ting in one finger.',
    'Freshly washed, {H} lay down, with the blanket turned over in front like a counter. From the window you could see {once.the}, dark and swept. Behind the glass stood {once.who}, and counted the buttons once more.'
  ],
  last: [
    'The card in the door was turned round to shut, and so was {H}, and was asleep.',
    'Ting, said the dark, very softly, and nobody had to come, for {H} was asleep.',
    'There was no queue for sleep at that hour, and {H} came in first and slept.'
  ]
})
