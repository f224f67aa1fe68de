import { wishPlot } from '../wish-plot.ts'

export const guineaPig = wishPlot({
  id: 'wish-guinea-pig',
  wishes: ['guinea pig', 'guinea pigs'],
  except: ['class', 'classroom', 'school', 'nursery', 'rabbit', 'rabbits', 'bunny', 'hare', 'hares', 'hamster', 'hamsters', 'gerbil', 'gerbils', 'chinchilla', 'cafe', 'café', 'restaurant', 'bakery', 'diner', 'waiter', 'chef', 'detective'],
  answers: ['pet', 'piggy'],
  company: ['guinea pig', 'fridge'],
  about: 'The guinea pig whistles for the fridge and never for the hero, until the hero is quiet enough to hear its other word.',
  titles: ['A Whistle for the Fridge', 'The Guinea Pig’s Other Word', '{H} and the Guinea Pig', 'Wheek', 'Too Quiet for a Kitchen'],
  want: [
    {
      id: 'wheek',
      A: 'partner',
      paragraphs: [
        'The guinea pig had come to stay for a week, hutch and hay and all. It had one word, and the word was “Wheek!” It said it whenever the fridge was opened. It stood up on its back legs and whistled it through the whole kitchen.',
        '“That means cucumber,” said {A}, and gave it a slice. {H} wanted it to say wheek for {H}. So {H} went out, came in again, and called, “Guinea pig! It’s me!” The guinea pig went on chewing.'
      ]
    }
  ],
  way: [
    {
      id: 'being-a-fridge',
      A: 'partner',
      paragraphs: [
        'If it liked the fridge so much, there was only one thing to do. {H} stood beside the hutch and hummed, on one low note. {A} was the door, and opened {H}’s arm. “Light on,” said {H}, and opened both eyes.',
        '“Wheek!” went the guinea pig at once. It looked {H} up and down for the shelf with the cucumber. “That was for the fridge again,” said {H}.'
      ]
    },
    {
      id: 'louder',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it hasn’t noticed you,” said {A}. So {H} clapped, and sang, and called the guinea pig by five different names. One of them might be right. {H} banged a lid.',
        'The guinea pig ran into its wooden house, and only its nose looked out. “Now it’s noticed me,” said {H}. “It’s noticed the lid,” said {A}, and took the lid away.'
      ]
    },
    {
      id: 'cucumber-hat',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Smell like something nice,” said {A}, and laid a slice of cucumber on {H}’s head. {H} went past the hutch very slowly, with a straight neck. “Wheek!” cried the guinea pig. “Wheek, wheek!”',
        '“That’s me!” said {H}, and nodded. The cucumber slid down, over {H}’s nose, and fell. The guinea pig whistled after the cucumber. At {H} it did not even look.'
      ]
    },
    {
      id: 'popcorn',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was new hay in the afternoon. The guinea pig ran in, and all at once it jumped straight up, with all four feet. It came down the other way round, and did it again.',
        '“That’s called popcorning,” said {A}. “They do it when they’re so happy that they can’t stay on the floor.” {H} tried it too, with two feet. It was quite hard to come down the other way round and not to laugh.'
      ]
    },
    {
      id: 'eyes-open',
      A: 'same',
      spare: 5,
      paragraphs: [
        'After the hay it sat quite still and looked straight ahead. {H} looked back. They looked at each other until {H}’s eyes watered. “It never blinks,” said {H}. “It’s winning.”',
        '{A} bent down to it. “It’s asleep,” said {A}. “They can sleep with their eyes open.” {H} blinked for quite a while, to make up for it. Nobody likes to lose to somebody who is asleep.'
      ]
    },
    {
      id: 'telephone-fridge',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They had to eat as well, and so somebody had to open the fridge. {A} opened it a crack, and held a breath. Nothing happened. {A} put in one hand and felt for the butter. “Wheek!” said the guinea pig, from the other end of the room.',
        '“It can hear butter,” said {A}. “And it can’t hear me,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} looked at the guinea pig, and the guinea pig looked at {A}. Neither of them had ever seen such a thing. {H} told each of them who the other one was.',
        'The guinea pig thought about it and said nothing. “It doesn’t say wheek for you either,” said {H}, and sat down beside {A}. It was better to be two.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“People whistled for me once,” said {S}. “All the way down the street. I never turned round.” “Didn’t you like it?” asked {A}.',
        '“I thought it was for the bus,” said {S}. “The one I liked never whistled at all. That one just sat down next to me.” {A} looked at the hutch, and there was quite a lot of room next to it.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could say wheek as well. {S} said it at the hutch, and the guinea pig said it back. They went on like that for some time. “What are you two talking about?” asked {A}.',
        '“Cucumber,” said {S}. “And what else?” {S} had to listen once more. “More cucumber,” said {S}.'
      ]
    },
    {
      id: 'the-bridge',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Guinea pigs like to have something over their heads. So {H} was a bridge, on hands and feet. {A} sat at the far end with some parsley. “It’ll run through under me,” said {H}, “and when it’s in the middle it’ll see who it is.”',
        'It came at once, close along the wall, and under {H}. In the middle it stopped. {H} looked down between two arms, and tried to look like somebody. The guinea pig looked up. Then it sneezed, and went on to the parsley. “It thinks that I’m weather,” said the bridge.'
      ]
    },
    {
      id: 'portrait',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“A guinea pig ought to learn what you look like,” said {A}, “for when you’re not there.” {H} drew a large picture of {H}, with ears and a friendly mouth. They hung it inside the bars, where the guinea pig could see it at every meal.',
        'The guinea pig came to have a look. It smelled the picture from left to right. It started at one corner, for its teeth never stop growing and have to have something to do. “It’s got as far as my ear,” said {H}. “It’s fond of you,” said {A}. By teatime there was only the friendly mouth.'
      ]
    },
    {
      id: 'how-it-calls',
      A: 'partner',
      paragraphs: [
        '“Listen to how it does it,” said {A}. “It whistles for what’s far away, so that it comes. Nobody whistles for a thing that’s there.” {A} looked at {H}. “And you’re never far away. You’ve been calling it all day long. Even if it did say something, who could hear it?”',
        '{H} shut {H}’s mouth. It was the first time since breakfast.'
      ]
    }
  ],
  turn: [
    {
      id: 'lap',
      A: 'partner',
      paragraphs: [
        'So {H} sat down on the floor, with a towel across both knees and no cucumber anywhere. {A} lifted the guinea pig out with two hands and put it on the towel. It was as warm as a bread roll. {H} did not call it. {H} only laid one hand along its back and waited.',
        'The clock ticked nine times. Then {H}’s eyes grew round. “The towel’s humming,” whispered {H}.'
      ]
    },
    {
      id: 'still-humming',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Are you doing that?” whispered {A}. {H} shook {H}’s head, very slightly. {A} laid a finger on the edge of the towel. The hum came up through the finger, like a bus waiting outside.',
        '“Is it a good hum or a bad hum?” asked {H}. They looked at its feet. All four of them had been tucked away, and nobody puts away their feet before a quarrel.'
      ]
    },
    {
      id: 'the-fridge-goes',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Just then {A} was thirsty, and went and opened the fridge without thinking. {H} could not even say “Sh!” The light went on, and the butter stood there for everybody to see.',
        'The guinea pig lifted its head. It looked at the fridge. Then it put its chin down again on {H}’s knee and hummed on. “Did you see that?” breathed {H}. “It had the choice.”'
      ]
    },
    {
      id: 'other-word',
      A: 'partner',
      paragraphs: [
        '“That’s the guinea pig,” said {A} softly. “It’s purring. They do that for somebody they like to sit on.” {H} held very still. It was too low for a kitchen, and far too quiet for a call. You could only hear it with your knees.',
        '“Then it’s got two words,” said {H}. “A loud one for cucumber. And this one.” “And which would you rather have?” asked {A}. {H} thought of the fridge. It got so much whistling, and never once a guinea pig on its lap. “This one,” said {H}, and nearly hummed it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at the whistle too, since it was a very good whistle.',
      '{names} breathed in beside the hutch, and it smelled of a whole field.',
      { text: '{names} opened the fridge for the milk, as quietly as burglars do.', needs: ['hands'] },
      { text: '{names} shook up the hay, until there was some in everything.', needs: ['hands'] }
    ],
    way: [
      '{names} lined up in front of {H} as well, for cucumber.',
      '{names} squeaked, and the guinea pig turned round to look for another fridge.',
      { text: '{names} stuck a shopping list on {H}, as on any fridge.', needs: ['hands'] },
      { text: '{names} closed {H}’s arm again, to keep the cold in.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay as flat as towels do.',
      '{names} crept past the clock, which ticked no louder for it.',
      { text: '{names} stopped the tap from dripping, with one finger.', needs: ['hands'] },
      { text: '{names} wedged the kitchen door, so that it did not creak.', needs: ['hands'] }
    ]
  },
  bed: [
    'The guinea pig went back to its hay, and {H} shook the towel out of the window. The fridge was shut for today.',
    'When {H} had washed, {H} lay down on one side, as warm as a bread roll. There was a place left beside it, in case.'
  ],
  last: [
    'In the kitchen the fridge hummed for nobody, and {H} was asleep.',
    'Nobody whistled any more, and {H} slept, with both feet tucked away.'
  ]
})
