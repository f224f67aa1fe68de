import { wishPlot } from '../wish-plot.ts'

export const cloudWontRain = wishPlot({
  id: 'wish-cloud-wont-rain',
  wishes: ['cloud didn’t want to rain', 'cloud doesn’t want to rain', 'cloud did not want to rain', 'cloud wants not to rain', 'cloud never wants to rain', 'cloud refused to rain', 'cloud refuses to rain', 'cloud refusing to rain', 'cloud won’t rain', 'cloud wont rain', 'cloud wouldn’t rain', 'cloud can’t rain', 'cloud cant rain', 'cloud cannot rain', 'cloud couldn’t rain', 'cloud could not rain', 'cloud afraid to rain', 'cloud afraid of raining', 'cloud scared to rain', 'cloud scared of raining', 'cloud frightened to rain', 'cloud too shy to rain', 'cloud hates raining', 'cloud hated raining', 'cloud never rained', 'cloud never rains', 'cloud forgot how to rain', 'cloud keeps its rain', 'cloud kept its rain', 'cloud holding its rain'],
  except: ['thunder', 'lightning', 'party', 'picnic', 'why'],
  answers: ['who', 'that', 'little', 'grey', 'gray', 'small', 'big', 'white', 'fluffy', 'dry', 'drop', 'drops', 'raindrop', 'raindrops', 'any', 'more', 'anymore', 'all', 'stubborn', 'shy', 'nervous', 'worried', 'brave', 'plant', 'plants', 'flowers', 'bean', 'thirsty', 'sky', 'water', 'scared', 'afraid', 'frightened'],
  company: ['cloud', 'bean'],
  moods: ['afraid'],
  about: 'A cloud will not rain, because it is made of nothing but its rain, and a thirsty bean finds out where it was before.',
  titles: ['The Cloud That Would Rather Not', 'Three Reasons and a Good One', '{H} Keeps the Rain', 'Going Round', 'Out by the Third Leaf'],
  want: [
    {
      id: 'rather-not',
      A: 'partner',
      paragraphs: [
        'Over the rug there was a cloud, and it was {H}. The cloud was thirty paper hankies, all scrunched up small, and {H} held them in both arms. Down below {A} was a bean in a pot. Its leaves were two hands, and they hung down.',
        '“I’m dry to the toes,” said the bean. “Will you rain?” “No,” said the cloud. “I don’t want to, and I can’t, and I’ve got a cold.” “That’s three reasons,” said the bean. “It’s never three.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-drop',
      A: 'partner',
      paragraphs: [
        'The cloud let go of one drop, its smallest hankie. The air took it left and right, and dried it on the way. {H} only just caught it again.',
        '“Nothing’s come,” said {A}. “I did rain,” said the cloud. “It just didn’t arrive.” “It was too small,” said the bean. “Drops have to hold on to each other till they’re heavy, and come all together.” The cloud hugged its hankies.'
      ]
    },
    {
      id: 'hundred-elephants',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How much do you weigh?” asked {A}. The cloud looked down at itself. “About as much as a hundred elephants,” it said. That’s true of a cloud, and not even of a very large one. The bean bent to one side, out from under it.',
        '“Elephants fall down,” said {A}. “Elephants are all in one piece,” said the cloud. “I’m in crumbs. You could drop a hundred elephants too, if you crumbled them first.”'
      ]
    },
    {
      id: 'grey-below',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’re ever so dark underneath,” said {A}. “Are you in a bad mood?” “That’s only the shade,” said the cloud. “I’m so thick that the sun can’t get through to my bottom.” {H} turned round once, to look for it.',
        '“On top I’m as white as milk,” said the cloud. “You can ask any aeroplane.” The bean had never met one to talk to. It took the cloud’s word for it.'
      ]
    },
    {
      id: 'sits-down-as-fog',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The cloud had an idea. It came down, and sat on the bean, softly, with all its hankies. A cloud that sits on the ground is fog. “There,” it said. “Now you’re damp, and I’m still whole.”',
        'The bean licked its upper lip. “It’s very nice for the nose,” said {A}, “but my mouth’s at the bottom, in the pot. And I can’t find my own leaves.” The cloud got up again, and picked itself out of the bean’s hair.'
      ]
    },
    {
      id: 'changes-the-subject',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Look,” said the cloud, “I’m a sheep.” It pushed the hankies up in front and let them sag behind. “Very good,” said {A}, “and will the sheep rain?” The cloud drew out its neck. “Now I’m a camel,” it said quickly.',
        '“Camels can go for a week without water,” said the cloud, “and never say a word.” “Beans can’t,” said {A}. “Now I’m a boat,” said the cloud, more quietly.'
      ]
    },
    {
      id: 'the-wind-tries',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Next came the wind, which was {A}. It puffed out both cheeks. {A} took it by the elbows and blew it over to the door. “There’s a whole field of cabbages here,” said the wind. “Any rain?”',
        '“None,” said the cloud. Then {A} blew it all the way back. “I’ve moved bigger clouds than you,” said the wind. “Did they rain?” asked the cloud. “I never stop to look,” said the wind.'
      ]
    },
    {
      id: 'watering-can',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll show you how it’s done,” said {A}, and held up a watering can. A jug with a sieve in front had to do. The bean tipped it up, and out came nothing, in thirty thin streams. “And do you see? It doesn’t hurt the can at all.”',
        'The cloud looked into the jug for a long time. “When it’s empty,” it said, “there’s still a can.” “Of course there is,” said {A}. “Of course,” said the cloud.'
      ]
    },
    {
      id: 'no-point',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I know what a drop looks like,” said {A}. “It’s got a point at the top.” The cloud searched through its drops, one after the other. None of them had a point. “The small ones are round,” it said, “like a ball.”',
        '“And the big ones?” “Those get flat below, from falling,” said the cloud. “Like a bun.” The bean shut its eyes. “Could I have six buns?” it asked.'
      ]
    },
    {
      id: 'snow-at-the-top',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s quite a way up to my top,” said the cloud, “and it’s freezing there, even in summer. A lot of rain begins as snow.” The bean pulled in its leaves. “I didn’t order snow,” said {A}.',
        '“It melts on the way down,” said the cloud. “So you do know how it goes?” asked {A}. The cloud shuffled its hankies. “I’ve read about it,” it said.'
      ]
    },
    {
      id: 'rainbow-offer',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There might be a rainbow in it for you,” said {A}. “I’d have the sun behind me and the rain in front. It would be red on the outside, and violet inside.” The cloud liked the sound of that. “And where do I have to stand?”',
        '{A} worked it out with both leaves. “You’d be the rain,” said {A}. “You’d be behind it.” “So I’d get the back,” said the cloud. “Rainbows haven’t got one,” said {A}. “I’m sorry. I thought you’d like to know.”'
      ]
    },
    {
      id: 'pet-smells-it',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Under the cloud came {A}, and looked up, for something rustled there. One drop got loose by mistake. It landed on {A}, and stayed on, in the middle.',
        '“That one doesn’t count,” said the cloud. It bent down, and took its drop back. {A} did not move from the spot. There might be others where that came from.'
      ]
    },
    {
      id: 'elder-first-drops',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had a summer once without any rain,” said {S}. “When the first drops came, nobody ran in. We all ran out, and stood in the road with our mouths open.” “And how did it taste?” asked the cloud.',
        '“Of dust,” said {S}, “and then of nothing, and nothing was best.” The cloud had never heard it put like that. {A} looked down at {A}’s hankies with some respect.'
      ]
    },
    {
      id: 'child-snail',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m a snail,” said {S} from under a cushion, “and I’ve shut my door. I glue it up when it’s dry, and I don’t come out until it rains.” The cloud hung over it. “How long can you wait?” asked {A}.',
        '“For months,” said the snail. That was some comfort. A moment later the cushion lifted. “Was that rain?” “It was a foot,” said the cloud. “Months,” said {S}, and shut the door.'
      ]
    },
    {
      id: 'baby-pulls',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was let look at a cloud from close by. {A} put out an arm, took hold of the edge, and pulled. All at once the sky had a hole in it. {A} waved a drop up and down and was delighted.',
        '“I didn’t do that,” said the cloud to the bean. “I was rained.” {A} gave the drop back, rather wetter than before.'
      ]
    },
    {
      id: 'only-the-drops',
      A: 'partner',
      paragraphs: [
        '{A} watched the cloud. Its lips moved, and it was counting. “What’s left of you,” asked the bean, “when the rain’s out?” The cloud felt about. There was no bag in there, and no basket.',
        '“Nothing,” it said. “A cloud’s just the drops. When they’re down there’ll be blue sky here, and where will I be?” “That’s a good reason,” said the bean. “It only needed the one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-third-leaf',
      A: 'partner',
      paragraphs: [
        'The bean took one small drop between two leaves, and sniffed at it. “I know you,” said {A}. “On Monday you came in by my root, and went out by the third leaf.” Beans breathe out water, too fine to be seen.',
        'The cloud looked at the third leaf. “There was a snail on it,” it said slowly. “It’s still there,” said {A}. “Before that I was a puddle,” said the cloud, “and before that I was rain. I’ve done it hundreds of times. I forgot.”'
      ]
    },
    {
      id: 'dinosaur-water',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that it had started, the cloud remembered more and more. “I’ve been round a bend in a river,” it said. “I’ve been soup. A dinosaur drank me.” That can well be, for the water in the world is very old. “What was it like?” asked {A}.',
        '“Dark,” said the cloud, “and there was a good deal of fern. I was in there until the Wednesday.”'
      ]
    },
    {
      id: 'rains',
      A: 'partner',
      paragraphs: [
        '“Then I’m only going round,” said the cloud, and pressed its hankies into six heavy drops. It rained. Plop, plop, plop. They came all the way down, and the bean stood up straight.',
        'Where the cloud had been there was only {H}, with empty arms. “Where are you now?” asked {A}. “In you,” said {H}, and lay down. “It’s dark, and it goes up.” “There’s no hurry,” said the bean. “My leaves don’t open till morning. You’re staying the night.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat under the cloud, on the dry side.',
      '{names} looked up, and no drop fell.',
      { text: '{names} felt the earth in the pot with one finger.', needs: ['hands'] },
      { text: '{names} held out a cup under the cloud, just in case.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in, and smelled no rain anywhere.',
      '{names} kept out of the cloud’s shadow.',
      { text: '{names} tucked a loose hankie back into the cloud.', needs: ['hands'] },
      { text: '{names} propped up one of the bean’s leaves.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat quite still in the rain.',
      '{names} got a drop on the nose, and left it there.',
      { text: '{names} put up an umbrella of one hand.', needs: ['hands'] },
      { text: '{names} rolled a drop back to the foot of the bean.', needs: ['hands'] }
    ]
  },
  bed: [
    'Six drops were picked up off the rug, and smoothed out flat. They made thirty hankies again, and none was missing.',
    '{H} washed, and some of the water ran off down the hole, on its way round. Then {H} lay down under something soft and white.'
  ],
  last: [
    'The bean had shut its leaves, the rain was inside, and {H} was asleep.',
    'There was no cloud in the room any more, and {H} was asleep, and not gone at all.'
  ]
})
