import { wishPlot } from '../wish-plot.ts'

export const cowboy = wishPlot({
  id: 'wish-cowboy',
  wishes: ['cowboy', 'cowboys', 'cow boy', 'cowgirl', 'cowgirls', 'cow girl', 'sheriff', 'sheriffs', 'sherif', 'wild west', 'cowboy hat', 'cowboy horse', 'cattle drive', 'stampede'],
  except: ['toy', 'woody', 'buzz', 'dinosaur', 'dinosaurs', 'alien', 'aliens', 'callie', 'elephant', 'elephants', 'boots', 'nottingham', 'ham', 'brom', 'robin'],
  answers: ['cowboy', 'cowboys', 'cowgirl', 'cowgirls', 'sheriff', 'wild', 'west', 'horse', 'horses', 'cow', 'cows', 'cattle', 'hat', 'ride', 'rides', 'riding', 'town', 'badge', 'star', 'campfire', 'beans', 'little', 'brave', 'who', 'play', 'playing', 'new', 'song', 'sing', 'sings', 'lasso', 'prairie', 'ranch'],
  fed: true,
  company: ['sheriff', 'herd', 'horse', 'cow', 'cows', 'town', 'blanket', 'hat', 'prairie'],
  about: 'A cowhand wants one quiet night with the herd, and the quieter it is, the more the cows run.',
  titles: ['Four Cows Ran into Town', '{H} Rides the Wild West', 'The Cow with the Star On', 'Too Quiet for Cows', 'Howdy, Going Round'],
  want: [
    {
      id: 'prairie',
      A: 'partner',
      paragraphs: [
        '{H} rode in from the prairie on a broom, with the biggest hat in the Wild West. The herd was four cushions on a blanket. They had walked all day. “Whoa,” said {H}. “We’ll camp here. I want one quiet night.”',
        'Behind the blanket was the town, and there stood the sheriff, with a paper star on. It was {A}. “I want that too,” said the sheriff. “I don’t want to see one cow in my street.”'
      ]
    }
  ],
  way: [
    {
      id: 'cracker',
      A: 'partner',
      paragraphs: [
        '{H} sat down and bit into a cracker. Crack! The first cow jumped up and ran, and when one runs they all run. {A} pulled the blanket, and the whole herd thundered into town.',
        '“There’s a cow in my bank,” said the sheriff. “And one’s in the jail.” “What did it do?” asked {H}. “It sat on me.” {H} drove them all out again, with a “yah!” and a “hup!”, and counted. One, two, three, four.'
      ]
    },
    {
      id: 'hat-gallon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the hat for?” asked {A}. “Everything,” said {H}. “It’s for the sun, and it’s for the rain. You can fan a fire with it, and the horse can drink out of it.” {H} held it under the broom. The broom was not thirsty.',
        '“And when you’ve lost your cows?” “Then you wave it, so that somebody comes.” {H} waved it, and the hat flew off over the herd. It landed in the jail. “You can have it back in the morning,” said the sheriff.'
      ]
    },
    {
      id: 'draw',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“This town’s too small for two hats,” said the sheriff. They stood back to back in the middle of the street. They took five steps each. “Draw!” called the sheriff, and they both turned round with a pencil and drew.',
        '{H} drew a cow. The sheriff drew a horse, but it took so long over the legs that {H} was done first. “You’re the quickest in the West,” said the sheriff. “Why has it got six legs?” “It’s running,” said {H}.'
      ]
    },
    {
      id: 'river',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The herd had to drink. But the river was a blue towel, and none of the cows wanted to be first. {H} pushed at the back. Nothing went forwards but {H}.',
        '“You need a leader,” said {A}. “There’s one in every herd. Where that one goes, the others think it was their idea.” They led the flattest cushion over, and mooed for it. Then came the other three, by themselves, under {A}’s two arms.'
      ]
    },
    {
      id: 'saloon',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“A milk,” said {H} in the saloon, with both elbows on the table. The sheriff sent the cup along it, with a push, as they do. It slid well. It slid past {H}’s hand and stopped at the very end.',
        '{H} walked after it and sat down there. “Another one,” said {H}. That one stopped where {H} had been sitting before. So a cowhand in that saloon got some exercise. “It’s warm milk,” said the sheriff. “It’s had a long way to go.”'
      ]
    },
    {
      id: 'dust',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who rides at the back of a herd?” asked {A}. “Whoever’s new,” said {H}. “There’s nothing back there but dust. That’s why they’ve got a scarf over their nose.” {H} pulled one up as far as {H}’s eyes.',
        '“Hm-mff brr,” said {H}. “Pardon?” asked the sheriff. {H} said it again, and pointed. At last the scarf came down. “I said that there’s a cow behind you,” said {H}. It had already lain down in the bank.'
      ]
    },
    {
      id: 'bank',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The stagecoach stopped in front of the bank, and {A} got out. “I’ve been shaken since Tuesday,” said {A}. “I’d like a room, and my box of gold.” There was only one room with a door. It was the jail.',
        '“Is it clean?” asked {A}. “There’s been nobody in it but a cow,” said {H}. {A} went in and sat down on the bed. It mooed. “It’s been nobody but two cows,” said {H}.'
      ]
    },
    {
      id: 'horse-shoes',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“My horse needs a new shoe,” said {H}. The sheriff turned it over. “It’s got no feet at all. It’s got bristles.” “Then it needs a great many,” said {H}.',
        'They gave it one, size ten, with laces. Clop, it went along the street, and then whish, and then clop. The cows looked up every time. “Walk it,” said the sheriff. “It was better barefoot.”'
      ]
    },
    {
      id: 'pet-coyote',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Out on the prairie something was walking round the herd. It was {A}, and it might have been a coyote. A coyote comes by night, to see what was left in the pan.',
        'It sniffed at the first cow. It lay down on the second, and then you could not see the second any more. {H} counted the herd, and was one short. “I’ve looked everywhere,” said {H}, “except under the coyote.”'
      ]
    },
    {
      id: 'elder-gold',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} sat at the edge of the prairie with a sieve, and shook it. “Any gold?” asked {A}. “Crumbs,” said {S}. “I’ve been sieving here for forty years. Sometimes there’s a raisin.”',
        '“And what would you do with gold?” “I’d buy a better sieve,” said {S}. {A} sat down as well, and they shook it in turns, until a button lay in it. It was a golden one, with four holes. They were both rich before dark.'
      ]
    },
    {
      id: 'child-calf',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m a calf,” said {S}, “and I don’t know which is my mother.” “She knows your smell,” said {A}, and pushed up the first cow. It sniffed. No. The second one sniffed. No.',
        'The third one sniffed for a long time, behind the ear, and it tickled. “This one!” said the calf. “And she says that you’ve been in the jam.” Then it lay down on its mother, who went quite flat.'
      ]
    },
    {
      id: 'baby-moo',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'One of the herd was still very young and could not walk in a straight line. It was {A}. {A} was set down at the back, and at once went off to the front, on all fours.',
        'There {A} took a cow by the ear and pulled it across the prairie. “That’s our new leader,” said {H}. They carried the other three cows after it, and it went twice round the table.'
      ]
    },
    {
      id: 'too-quiet',
      A: 'partner',
      paragraphs: [
        'So now {H} was quiet. {H} sucked the cracker. {H} walked on tiptoe and breathed through one side of {H}’s nose. It was so quiet that you could hear the hat. Then the horse fell over. Bang! And the herd was in town again, and on top of the sheriff.',
        '“It’s your fault,” said the sheriff from below. “You’re too quiet. When they’ve heard nothing all night, a small bang’s a big one. They don’t know it’s only you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'singing',
      A: 'partner',
      paragraphs: [
        '{H} pushed up the hat. “Then I’ll let them hear me all the time,” said {H}. “Cowboys and cowgirls did that. They rode round and round the herd in the dark, and sang to it.” {H} got on the horse and sang, low, about beans. It was the same bean in each verse.',
        'Halfway round, the horse ran into the table. Bang! One cow opened one eye. It was only the one who sang about beans. The eye shut again. “That’s clever,” said the sheriff. “May I sing too?” “Come on up,” said {H}.'
      ]
    },
    {
      id: 'stars',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How do you know when your watch is over?” asked {A}. “There’s no clock on the prairie.” “By the Big Dipper,” said {H}. “That’s seven stars, like a pan with a handle. It goes round all night, and never sets.”',
        'They looked up at the ceiling for it. There was the lamp, and a small stain. “The stain’s moved,” whispered {A}. “Then it’s your turn,” whispered {H}.'
      ]
    },
    {
      id: 'verse',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'After a while the beans had all been sung. So {A} thought of a verse about a hat, and {H} of one about the sheriff’s big toe.',
        'When they had no more words at all, they only hummed. “It works without words as well,” whispered {A}. “They’re cows,” whispered {H}. “They never listened to the words.”'
      ]
    },
    {
      id: 'both-ways',
      A: 'partner',
      paragraphs: [
        'They rode night watch together, one this way round and one that way. Twice in each round they met. “Howdy,” said {H}. “Howdy,” said the sheriff. They went slower and slower. Then {H} met nobody.',
        '{H} stopped and counted the herd. One, two, three, four, five. The fifth one lay in the middle and snored. It had a star on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rode in behind the herd, on nothing in particular.',
      '{names} settled down by the camp fire, though there was no fire yet.',
      { text: '{names} propped the saloon doors open with a boot.', needs: ['hands'] },
      { text: '{names} shared out beans, six to a tin plate.', needs: ['hands'] }
    ],
    way: [
      '{names} bolted when the herd did, and ended up in jail.',
      '{names} mooed an apology, straight into the sheriff’s ear.',
      { text: '{names} drove one cow home by the tassels.', needs: ['hands'] },
      { text: '{names} stood the horse up against the table, and told it to stay.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in at the bean, on one long low note.',
      '{names} opened an eye at the bang, and shut it again like any other cow.',
      { text: '{names} shook a box of rice, softly, for the hooves.', needs: ['hands'] },
      { text: '{names} spread a blanket over the herd, as far as it went.', needs: ['hands'] }
    ]
  },
  bed: [
    'So {H} got one quiet night after all. The sheriff was woken, and helped to carry the cows home to the sofa. The horse was stood in its corner, and stayed up.',
    'Then {H} washed off the dust of the whole day. The hat hung on the bedpost.'
  ],
  last: [
    'Somebody was still humming about a bean, very low, and then not even that, for {H} was asleep.',
    'The hat kept watch over the bed, and the cows lay still, and {H} slept.'
  ]
})
