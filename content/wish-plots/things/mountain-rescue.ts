import { wishPlot } from '../wish-plot.ts'

export const mountainRescue = wishPlot({
  id: 'wish-mountain-rescue',
  wishes: ['helicopter rescue mountain', 'helicopter rescue mountains', 'mountain rescue helicopter', 'mountain rescue', 'mountain rescue team', 'helicopter mountain', 'helicopter mountains', 'rescue mountain', 'rescue mountains', 'helicopter rescues mountain', 'helicopter hill', 'helicopter rescues climber', 'helicopter rescue climber', 'helicopter rescue snow', 'helicopter goat', 'helicopter rescue goat', 'stuck on mountain helicopter'],
  except: ['avalanche', 'crash', 'crashes', 'crashed', 'hurt', 'injured', 'broken', 'hospital', 'dad', 'daddy', 'mum', 'mummy', 'fell', 'accident', 'missing', 'war'],
  answers: ['mountain', 'mountains', 'rescue', 'rescues', 'rescuing', 'team', 'climber', 'snow', 'snowy', 'goat', 'pilot', 'flying', 'flies', 'big', 'red', 'yellow', 'brave', 'storm', 'top', 'stuck', 'dog', 'high', 'save', 'saves'],
  partnerPlays: true,
  company: ['walker', 'mountain', 'valley', 'hat', 'sandwich', 'map', 'helicopter', 'goat'],
  about: 'A helicopter comes to fetch a walker down from a mountain, and each time its wind blows his hat further up; then it comes from the other side.',
  titles: ['It Began with a Hat', 'Mountain Rescue', 'The Wind from the Other Side', 'Next Stop, the Valley', '{H} Flies to the Mountain'],
  want: [
    {
      id: 'a-walker',
      A: 'partner',
      paragraphs: [
        'The sofa was a mountain that evening, with a white sheet on its head. Right at the bottom lay the rug, which was the valley. On one of the cushions sat a walker with a hat, a map and a sandwich. It was {A}. “I can’t get down,” called the walker. “I’m on a mountain.”',
        '{H} was the rescue helicopter, and wanted to bring the walker all the way down. “Mountain rescue is on its way,” said {H}, and whirled both arms. “Fupa-fupa-fup.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        'The helicopter came up from the valley, and made a great deal of wind. “My hat!” called the walker. The hat had blown off, and lay one cushion further up. The walker went after it on all fours. “I’ve got it. But now it’s higher.”',
        '{H} came nearer. This time the wind took the map, and the walker went up after the map. Then it took the lettuce out of the sandwich. “That’s the top now,” said the walker.'
      ]
    },
    {
      id: 'radio',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Helicopter to mountain,” said {H} into one fist. “What can you see from up there?” “I can see my house,” said the walker. “I’ve left the light on in the bathroom.”',
        '“Do you want us to put it out?” asked {H}. The walker thought. “No,” said the walker. “It’s nice to look at, from a mountain.” The helicopter flew past that window once, to see if everything was all right.'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a rope, which was the long scarf. {H} let it down to the cushion. “Take hold of that with both hands,” called {H}. In one hand the walker had the sandwich, and in the other the map. “Which one shall I put down?” asked the walker.',
        'Nobody could put down a sandwich in such a wind. So the scarf went up again with nobody on it. On the way it blew once round the walker’s ears, and kept them warm.'
      ]
    },
    {
      id: 'quieter',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Could you do it with less wind?” asked the walker. {H} turned both arms as slowly as the hands of a clock. The hat stayed on. But a helicopter that turns so slowly sinks, and it sank all the way down to the valley.',
        '“That was much better,” the walker called down. “I can hardly hear you now.” {H} lay on the rug and looked up. From there it was a very tall mountain.'
      ]
    },
    {
      id: 'goat',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a goat on the mountain as well, and it was a slipper. “It’s eaten my lettuce,” said the walker. “How does it stay up there?” asked {H}. “It says that it has small feet,” said the walker, “and doesn’t wear a hat.”',
        'The helicopter asked the goat if it wished to be rescued. It did not. It had come up for the view, and there was more lettuce than usual.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A helicopter can fly backwards,” said the walker. “I’ve read it.” {H} tried that, and came to the mountain with its bottom first. It was not easy to see where the mountain was, until it was there.',
        '“You’re on my map,” said the walker. {H} was sitting on the north. It crackled. When they had folded the north back to where it belonged, the wind got hold of it again.'
      ]
    },
    {
      id: 'flask',
      A: 'same',
      spare: 6,
      paragraphs: [
        'So as not to be bored, the walker had tea. It was in a flask, which was a shoe. “Would the helicopter like some?” asked the walker. “I’m on duty,” said {H}. But the helicopter held out a lid, from the air.',
        'The tea went into the lid, and the wind took it out again at the other side. “It’s raining in the valley,” said the walker, and looked down with interest.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the mountain rescue dog, and came up the valley with {S}’s nose on the rug. The dog sniffed at everything on the way. “I’ve found somebody,” said the dog, and sat down on the helicopter’s foot. “That’s me,” said {A}.',
        '“Well, now you’re found,” said {S}. The helicopter had to say thank you. Then it was given a biscuit, like everybody who has been found.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was on a mountain once,” said {S}. “It had a shop at the top. They sold you a stick to go down with.” “And how had you got up?” asked {A}. “By train,” said {S}. “I’ve still got the stick.”',
        'The helicopter asked if anybody had needed rescuing up there. “Mostly hats,” said {S}. “The whole of the other side was hats.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had gone up the mountain on the side where nobody was looking. At the very top {A} lay down in the snow, and shut both eyes.',
        '“That one isn’t stuck,” said {H}. “It lives there.” The helicopter flew by more softly, so as not to wake the summit.'
      ]
    },
    {
      id: 'began-with-a-hat',
      A: 'partner',
      paragraphs: [
        '{H} landed in the valley to think, and let both arms hang down. “Where were you sitting before we came to rescue you?” called {H}. The walker looked all the way down. “On the bottom cushion,” said {A} slowly. “With my feet on the rug. Then you came, and your wind took my hat. It blows everything up, and I go up after it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        'The helicopter said nothing for a moment. Then it took off, and did not fly to the walker at all. It flew all the way round, and came up behind the mountain. “Don’t hold on!” called {H}. “Fupa-fupa-fup!”',
        'Now the wind came from the top, and blew everything down instead of up. The hat blew down by one cushion, and the walker went after it. The map blew down by two. So they came, the hat first, then the map, and then the walker on all fours. The lettuce was a little behind. And with one last puff they were all in the valley, and had rug under them.'
      ]
    },
    {
      id: 'count-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Mountain rescue has to write down what it has rescued. “One walker,” said {H}. “One hat. One map, with a fold in the north.” {A} turned out both pockets, to see what else had been saved.',
        'There was half a peppermint and a bus ticket. “They were in danger too,” said {A}, “and never made a fuss.” They were written down, each on a line of its own.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Could I be rescued once more?” asked {A}. “From the beginning?” So the hat was put on the bottom cushion. The helicopter blew it up one side and down the other, over the top without stopping.',
        'It took no longer than going up to see if it rains. “I’ll do that every Sunday,” said {A}. “It’s the only mountain that I’ve ever got right over.”'
      ]
    },
    {
      id: 'swap',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They had not thought of the sandwich. It lay up there still, quite alone, on the second cushion. “It has nobody,” said {A}. The helicopter took off once more, with an empty plate.',
        'It was the quietest flight of the evening. Down in the valley they cut it in two, straight through the cheese. “Half for mountain rescue,” said {A}. “That’s what it costs.”'
      ]
    },
    {
      id: 'flown-home',
      A: 'partner',
      paragraphs: [
        '“I’ve never been rescued by a hat,” said the walker. “That was us,” said {H}. “We only had to come from the other side.” Then {A} asked if the helicopter was going anywhere near the bathroom. It was, so they both flew home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the valley, with a good view of the mountain.',
      '{names} ducked under the wind of the helicopter.',
      { text: '{names} put the snow on straight, up at the top.', needs: ['hands'] },
      { text: '{names} marked out a landing place, with two belts.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the hat whenever it went up, and then at the walker.',
      '{names} found the lettuce first.',
      { text: '{names} kept in touch with the helicopter, through a cardboard tube.', needs: ['hands'] },
      { text: '{names} waved the helicopter in, a bit more to the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along beside the hat, all the way down.',
      '{names} welcomed the walker in the valley, nose to nose.',
      { text: '{names} caught the map, and folded it wrong.', needs: ['hands'] },
      { text: '{names} clapped for the hat, which had been very brave.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sheet came off the mountain, and then it was a sofa again. The hat was hung on its hook, where there is never any wind.',
    'Then the helicopter was washed, both arms of it. {H} lay down in a valley between two pillows. There was no wind in it at all.'
  ],
  last: [
    'The mountain was quite still, and so was the air, and {H} was asleep.',
    'Nothing blew any more, not even a hat, and down in the valley {H} slept.'
  ]
})
