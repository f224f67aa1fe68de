import { wishPlot } from '../wish-plot.ts'

export const jobTaxi = wishPlot({
  id: 'wish-job-taxi',
  tellsAny: 'works',
  jobs: ['taxi driver', 'cab driver', 'tuk tuk driver', 'tuk-tuk driver', 'rickshaw driver'],
  about: 'The hero wants to arrive at home by taxi and be called in, but whoever drives cannot open the door, until it turns out what is heard from inside.',
  titles: ['Home, Please', 'Look Who’s Come', 'That’ll Be Nothing, Please', '{role} at the Wheel', 'Ting at Number Forty'],
  company: ['taxi', 'meter', 'sign', 'wheel', 'mirror', 'cello', 'door', 'seat', 'driver', 'street', 'lamp', 'key'],
  want: [
    {
      id: 'home-please',
      A: 'partner',
      paragraphs: [
        'Outside stood a taxi, and its sign said FREE. At the wheel sat {role.first}. {H} had always wanted to arrive by taxi, just once. “The meter goes ting,” said {H}, “and the door flies open. And they call: Look who’s come!”',
        'So {H} and {A} got in at the back. “Where to?” asked {role}. “Home, please.” {role} looked at the number on the door. “That’s here,” said the driver, and pressed the meter. Ting! “That’ll be nothing, please.”'
      ]
    }
  ],
  way: [
    {
      id: 'from-further',
      A: 'partner',
      paragraphs: [
        '“It has to be from further away,” said {A}. So they drove. {role} knew all the streets by heart, with the holes. They went twice round the roundabout, for the view. At the lights a cello got in, with a man.',
        'At number forty the curtains were shut. Ting, went the meter. And open flew the door! “Look who’s come!” cried somebody, and it smelled of onions. The taxi was already driving on. “I only ever see it in the mirror,” said {role}.'
      ]
    },
    {
      id: 'by-heart',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you know all the streets?” asked {A}. “I say them in bed,” said {role}. “Left at the bank, right at the dentist, straight on at the big spotted dog.” “And what if it gets up?” asked {H}. “Then I’m late,” said {role}.',
        'It had happened once. The spots had gone round to the butcher’s, and half the taxis with them. They had all met in front of the sausages. It had been quite a nice evening.'
      ]
    },
    {
      id: 'red-light',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the next lights it was red for a very long time. While they waited, {role} {role.trouble}. On the back seat they held on to each other. All round them people stopped hooting, and looked in.',
        '“Does that happen a lot?” asked {A}. “Only when it’s red,” said {role}. Then it was green, and nobody drove off. They were all still looking. “Green!” called {H} out of the window, to the whole street.'
      ]
    },
    {
      id: 'talk',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Nice weather,” said {role} into the mirror. That is how a driver begins. {A} agreed that it was nice. “But it won’t stay like that,” said {role}. {A} did not think so either. “Been busy?” asked {A}. “Can’t complain,” said {role}. They both sighed, and were very content.',
        '“What have you said now?” asked {H}. “Nothing,” said {A}. “It’s for sitting behind each other.” {H} tried it as well. “They’re digging up the road again,” said {H}. {role} had a great deal to say to that.'
      ]
    },
    {
      id: 'left-behind',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Between the seats {H} found something hard. It was half of a comb. Then came one glove, a button, a flute and an egg, which was boiled. “They all forget something,” said {role}. “The teeth were fetched on the same day. The egg has been here since Easter.”',
        '“Why don’t they come for it?” asked {A}. “They don’t know that it’s me who has it,” said {role}. So {H} held the egg up at the window, all along the high street. Some people felt in their pockets. But it was nobody’s.'
      ]
    },
    {
      id: 'follow-that',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was one thing that {A} had wanted to say in a taxi for years. “Follow that car,” said {A}. {role} sat up straight. “Which one?” {A} had not thought so far. There was only one there, and it was the one that sweeps the street.',
        'They followed it. It went at a walk, with its brushes round and round, and stopped at each drain. “He hasn’t seen us,” whispered {H}. By the third drain they were so far behind that a pram went past. But the street had never been so clean.'
      ]
    },
    {
      id: 'nobody-in',
      A: 'partner',
      paragraphs: [
        'Then it was their own door. Ting! {H} got out and stood up straight. Nothing happened. {H} rang, and nobody came. “They’re out,” said {H}. “Yes,” said {A}. “We’re here.”',
        '“Let me,” said {role}. “I’ve seen it often enough.” So the driver took the key, went in and shut the door. {H} and {A} sat in the taxi again for a while. “Why aren’t we going?” asked {H}. There was nobody at the wheel. “Whoever opens can’t drive,” said {A}.'
      ]
    },
    {
      id: 'meter',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the meter the numbers went round like eggs in a pan. They went round when it drove, and a little when it stood. “What does it do that for?” asked {A}. “For looking at me,” said {role}. “If nobody looked, it would stop.”',
        '{H} and {A} both looked out of the window as hard as they could. When they looked back, it had gone on. “One of us peeped,” said {A}. In the mirror there were two eyes that had nothing to do with it.'
      ]
    },
    {
      id: 'hailing',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How do you stop one, if it isn’t standing there?” asked {H}. {A} got out and showed how. Toes behind the kerb, and one arm up! {role} drove past, once round the block, and past again. “Higher,” said {role}. “You look as if you’re asking to leave the room.”',
        'At the third try {A} stood there like a lighthouse. {role} stopped so hard that the egg rolled out. So did a bus, a bicycle and a lady who had thought that she was meant. {A} had to say sorry to four people, and shake hands with one.'
      ]
    },
    {
      id: 'pet-fare',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'When the door stood open for a moment, somebody else got in, and that was {A}. {A} sat down on the seat behind the driver and looked straight ahead. “Where to?” asked {role}. {A} said nothing. “I know that sort,” said {role}. “They only want to be driven.”',
        'So they went round the block with {A} at the window. Everything that stood there was looked at: two bins, a bicycle, another one. At the end {A} got out and did not pay. “Regulars never do,” said {role}.'
      ]
    },
    {
      id: 'elder-fare',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I took a taxi once,” said {S}, “when I was late for a wedding. I said: as fast as you can. And he said: then you get out and run, and I’ll bring your hat.” “And did you?” asked {A}.',
        '“I was there before him,” said {S}. “The hat came in the middle of the song, by itself, on the back seat. He opened the door for it.” {role} nodded slowly. It was just what one would have done oneself.'
      ]
    },
    {
      id: 'child-fare',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to go to the moon. “That’s past the station,” said {role}, “I don’t go so far at night.” Then {S} wanted to go to the sea, and to Grandma, and to where the biscuits are. “That I know,” said {role}. “Left at the fridge.”',
        '“What does it cost to the biscuits?” asked {A}. It cost one of them, there and back. They kept the engine running, so that it did not take long. {role} ate the fare with both eyes on the road.'
      ]
    },
    {
      id: 'where-driver-lives',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And where do you go,” asked {A}, “when it’s your own turn?” {role} had never been asked that in a taxi. “It’s a long ride,” said {role}, “{role.home}. I couldn’t pay for it. I’d be there all night, and then I’d have to drive back for the money.”',
        '{H} worked it out on the fingers, and it was true. There was always one way too many. “I’d take {role.wants} along,” said {role}, “and eat it on the way.” Then they had to stop, because somebody had put an arm up.'
      ]
    }
  ],
  turn: [
    {
      id: 'ting',
      A: 'partner',
      paragraphs: [
        '“At number forty the curtains were shut,” said {A} slowly. “How did they know that somebody had come?” {H} looked at the meter. “They didn’t see the taxi!” said {H}. “They heard it!” And {H} leaned over and pressed. Ting!',
        'In the hall the light came on, and the door flew open. “Look who’s come!” cried {role}, so loudly that next door’s opened as well. {role} had been wanting to say that for years.'
      ]
    },
    {
      id: 'how-was-it',
      A: 'partner',
      paragraphs: [
        '{H} walked up to the door, not too fast. There was even a smell of toast. “How was the journey?” asked {role}. “Long,” said {H}. “There was a cello in it.”',
        '“Again!” said {A}, who had only been luggage so far. Ting! “Look who’s come!” They did it eleven times. The taxi had not moved an inch.'
      ]
    },
    {
      id: 'driver-arrives',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Once {role} had to be the one outside. Ting! {H} and {A} tore open the door. “Look who’s come!” they cried. {role} turned right round to see who it was. There was only the street.',
        '“You!” said {A}. “Oh,” said {role}, and came up to the mat. In all those years at the wheel it had always been somebody else. “I can’t stay,” said {role}, as people say. And then {role} stayed for the crusts.'
      ]
    },
    {
      id: 'tip',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What do we owe you?” asked {A}. {role} read the meter. They had stood there for most of it, and standing is cheap. It came to four buttons. {H} gave five. “Keep the change,” said {H}, which is the second best thing to say in a taxi.',
        'For that there was something on top. {role} {role.use}. “You don’t get that on the bus,” said {A}. {H} wanted a receipt for it, and got one, with a ting.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in as well, and took up most of the seat.',
      '{names} looked out at the back, to see what they were leaving.',
      { text: '{names} waved from the other window.', needs: ['hands'] },
      { text: '{names} let the window down, and up again.', needs: ['hands'] }
    ],
    way: [
      '{names} slid from left to right at the corner.',
      '{names} sat nearest to the cello, and hummed with it.',
      { text: '{names} counted coins out of one pocket into the other.', needs: ['hands'] },
      { text: '{names} drew a face on the window, where it had steamed up.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran to the door every single time.',
      '{names} arrived too, by way of the mat.',
      { text: '{names} carried in the luggage, which was an egg box.', needs: ['hands'] },
      { text: '{names} held the door, like somebody at a hotel.', needs: ['hands'] }
    ]
  },
  bed: [
    'Somewhere in the town an arm went up, and {role} had to go. The sign went out, and the taxi rolled away. At the corner {role} called it once more, to a lamp post.',
    'When {H} was washed, {H} stood in the door of the bedroom for a moment. Ting, went the toothbrush glass. The blanket flew open, and look who had come.'
  ],
  last: [
    'It was a short way from there. {H} had arrived, and slept.',
    'The meter stood still, the street was quiet, and {H} was asleep at home.'
  ]
})
