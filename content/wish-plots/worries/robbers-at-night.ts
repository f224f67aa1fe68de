import { wishPlot } from '../wish-plot.ts'

export const robbersAtNight = wishPlot({
  id: 'wish-robbers-at-night',
  wishes: ['afraid of robbers', 'burglars night', 'robbers night', 'burglar night', 'robber night', 'thieves night', 'robbers coming', 'burglars coming', 'burglars come', 'robbers come', 'burglar come', 'robber come', 'burglars house', 'robbers house', 'burglar house', 'robber house', 'burglars bed', 'robbers bed', 'burglars bedtime', 'robbers bedtime', 'burglars sleep', 'robbers sleep', 'burglars awake', 'someone break in', 'someone breaking in', 'someone get in', 'bad man come', 'bad men come', 'bad man house', 'is the door locked', 'door locked', 'front door locked', 'locked the door', 'lock the door night', 'burglars', 'burglar under bed', 'robber under bed', 'robbers might', 'burglars might', 'fear of burglars', 'afraid robbers', 'scared robbers', 'frightened robbers', 'terrified robbers', 'fear robbers', 'fears robbers', 'scary robbers', 'worried robbers', 'nervous robbers', 'petrified robbers', 'afraid robber', 'scared robber', 'frightened robber', 'terrified robber', 'fear robber', 'fears robber', 'scary robber', 'worried robber', 'nervous robber', 'petrified robber', 'afraid burglars', 'scared burglars', 'frightened burglars', 'terrified burglars', 'fear burglars', 'fears burglars', 'scary burglars', 'worried burglars', 'nervous burglars', 'petrified burglars', 'afraid burglar', 'scared burglar', 'frightened burglar', 'terrified burglar', 'fear burglar', 'fears burglar', 'scary burglar', 'worried burglar', 'nervous burglar', 'petrified burglar', 'afraid thieves', 'scared thieves', 'frightened thieves', 'terrified thieves', 'fear thieves', 'fears thieves', 'scary thieves', 'worried thieves', 'nervous thieves', 'petrified thieves', 'afraid thief', 'scared thief', 'frightened thief', 'terrified thief', 'fear thief', 'fears thief', 'scary thief', 'worried thief', 'nervous thief', 'petrified thief', 'afraid intruders', 'scared intruders', 'frightened intruders', 'terrified intruders', 'fear intruders', 'fears intruders', 'scary intruders', 'worried intruders', 'nervous intruders', 'petrified intruders', 'afraid someone breaking', 'scared someone breaking', 'frightened someone breaking', 'terrified someone breaking', 'fear someone breaking', 'fears someone breaking', 'scary someone breaking', 'worried someone breaking', 'nervous someone breaking', 'petrified someone breaking', 'afraid break in', 'scared break in', 'frightened break in', 'terrified break in', 'fear break in', 'fears break in', 'scary break in', 'worried break in', 'nervous break in', 'petrified break in', 'afraid robers', 'scared robers', 'frightened robers', 'terrified robers', 'fear robers', 'fears robers', 'scary robers', 'worried robers', 'nervous robers', 'petrified robers', 'afraid buglars', 'scared buglars', 'frightened buglars', 'terrified buglars', 'fear buglars', 'fears buglars', 'scary buglars', 'worried buglars', 'nervous buglars', 'petrified buglars', 'afraid burgulars', 'scared burgulars', 'frightened burgulars', 'terrified burgulars', 'fear burgulars', 'fears burgulars', 'scary burgulars', 'worried burgulars', 'nervous burgulars', 'petrified burgulars'],
  answers: ['afraid', 'scared', 'frightened', 'terrified', 'fear', 'night', 'nights', 'dark', 'bed', 'bedtime', 'sleep', 'sleeping', 'asleep', 'door', 'lock', 'locked', 'locks', 'key', 'house', 'flat', 'home', 'come', 'comes', 'coming', 'get', 'in', 'break', 'breaking', 'into', 'take', 'takes', 'steal', 'steals', 'stealing', 'toys', 'noise', 'noises', 'hears', 'heard', 'window', 'keeps', 'asking', 'checks', 'check', 'still', 'really', 'worried', 'worries', 'about', 'awake', 'every', 'someone', 'somebody', 'man', 'men', 'bad', 'will', 'alone', 'room', 'own'],
  except: ['street', 'really', 'came', 'back', 'room', 'neighbour', 'neighbours', 'last', 'broke', 'knife', 'saw', 'catch', 'catches', 'caught', 'catching', 'police', 'detective', 'pirate', 'pirates', 'bank', 'stole', 'stolen', 'robbed', 'burgled', 'broke', 'broken', 'attacked', 'hurt', 'knife', 'gun', 'shot', 'taken', 'dragon', 'ghost', 'ghosts', 'monster', 'monsters', 'cat', 'who', 'funny', 'silly', 'magpie', 'biscuits', 'grave', 'hospital', 'bike', 'car', 'yesterday'],
  moods: ['afraid', 'sleepless', 'alone'],
  company: ['robber', 'elephant', 'saucepan', 'lid', 'duck', 'fridge'],
  about: 'The hero wants the elephant both safe from robbers and in bed, and finds out, with the partner as the robber, that nobody can come through this home without being heard.',
  titles: ['The Elephant in the Saucepan', 'You’re at the Coats', '{H} Listens for Robbers', 'Clunk and Clunk', 'A Very Loud Way In'],
  want: [
    {
      id: 'in-the-saucepan',
      A: 'partner',
      paragraphs: [
        '{H} did not want to go to bed tonight, because of the robbers. They come when it’s dark. “And they’ll take the elephant,” said {H}. The elephant was made of grey cloth, with one ear left. It was the best thing in the whole home.',
        'So {H} hid it in the big saucepan, and put the lid on. Then {H} lay down on the bed, to try it out. Now the elephant was safe, but there was nothing to hold. {H} wanted it safe and in bed.'
      ]
    }
  ],
  way: [
    {
      id: 'twice-round',
      A: 'partner',
      paragraphs: [
        '“The front door’s locked,” said {A}. “Twice round. Come and pull.” {H} pulled with all ten fingers. The door did not give by a hair. That helped, till {H} lay down again.',
        'Something clicked. “That’s a robber,” said {H}. “That’s the fridge,” said {A}. {H} was not so sure. “A real robber’s quiet,” said {H}. “You’d hear nothing at all.” They listened. They could hear nothing at all.'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} drew a robber, so that {A} would know one. It had a striped jumper, a mask over the eyes, and a sack. On the sack it said ROBBER. “Why does he write it on?” asked {A}. “In case he puts it down somewhere,” said {H}, “and there are other sacks.”',
        '{A} looked at the drawing for a while. “With stripes like that you’d see him from the far end of the street,” said {A}. “He might as well wear a lamp.” {H} had not thought of that. {H} drew a lamp as well.'
      ]
    },
    {
      id: 'in-the-sack',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What would he want from us, apart from the elephant?” asked {A}. They took a pillowcase for a sack, and went round to see. There was a jigsaw of a windmill, but two of the sails were missing. There was the good umbrella, with its bad side. There were eleven socks.',
        '{H} looked into the pillowcase. It was not even half full, and it was mostly socks. “He’d be so disappointed,” said {H}. “He’s come all that way.” “And carried a sack,” said {A}.'
      ]
    },
    {
      id: 'who-is-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When it’s night, there’s nobody up but robbers,” said {H}. “Oh, there is,” said {A}. “There’s the baker. He starts at two.” They counted them on their fingers. There was the night bus, with the driver and somebody in a party hat. There were all the nurses. There was a police station, with the lights on and a kettle.',
        'They had to use {A}’s fingers too, and there were still the people in the lighthouses. “It’s quite full out there,” said {H}. A robber would hardly know where to put his feet.'
      ]
    },
    {
      id: 'better-places',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Perhaps there was a better place than the saucepan. They tried the elephant behind a cushion, but the trunk came out at the side. In the bread bin everybody would find it at breakfast. In the washing machine it looked out of the round window.',
        '“You’d see it from the door,” said {A}. {H} thought so too. It looked as if it were waiting for somebody. They put it back in the saucepan. “It smells a bit of soup already,” said {H}, and shut the lid.'
      ]
    },
    {
      id: 'dear-robber',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} decided to write to them, and it took a whole sheet. “Dear robbers,” it said, “there’s nothing here. You can go home. The elephant is not in the saucepan.” {A} read it through to the end.',
        '“I’d look in the saucepan now,” said {A}. {H} read it again. It was true, you would. {H} crossed out “saucepan” and wrote “bread bin” over it. “Good,” said {A}. “Then he’ll know that it isn’t in the bread bin.” {H} was not quite happy with it even so.'
      ]
    },
    {
      id: 'calling',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If there’s anything you don’t like the sound of, you call,” said {A}. “That’s all you have to do. Somebody always comes.” They practised it. {A} went as far off as you can at home, and {H} lay down and called. It came out as small as a mouse. “Was that it?” asked {A}.',
        'The second time {H} sat up for it and used the whole tummy. {A} was there before it was over. There was a knock on the wall as well. “That was next door,” said {A}. “They’d have come too.”'
      ]
    },
    {
      id: 'on-the-chair',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} thought that one had got in already. He was sitting on the chair in the corner, with his arms hanging down. He had very broad shoulders, and no head. {H} took hold of {A}. “Good evening,” said {A} to the chair. “Who are you waiting for?”',
        'He did not say. {A} put the light on, and it was the brown jumper. {H} knew it well. It was the one with gravy on it. {H} folded both its arms in its lap. Now it looked like somebody who’s been told to wait.'
      ]
    },
    {
      id: 'day-job',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“And when do they sleep?” asked {H}. {A} did not know any robbers. “In the daytime, I suppose,” said {A}. “There’s the bin lorry, and then there are the children, and somebody’s always got a drill.” {H} thought of a robber with a pillow over each ear.',
        '“Then he’s tired when he gets here,” said {H}. “He’d have to yawn, and then I’d hear him.” {H} did such a yawn. It was as big as a sack. {A} caught it, and then neither of them could stop.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was to keep watch for robbers. {H} explained it exactly. “If somebody comes with a sack, you make a noise,” said {H}. {A} looked at {H}, and then at the door. It was a good long look. It was just what was wanted.',
        'Then {A} looked at the place where the food comes from. {A} did not look at the door again. “If he brings food in the sack,” said {H}, “then I don’t know what happens.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was little I set a trap for them,” said {S}. “It was a tin tray, right behind the front door, with all my marbles on it.” “And did one come?” asked {A}. “At midnight,” said {S}. “You’ve never heard such a crash. There was somebody in the hall, and he shouted.”',
        '{A} hardly dared to ask. “It was my father, home from the late shift,” said {S}. “He had a bag of rolls with him. He thought that we’d got robbers.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’d catch him,” said {S}. “I’d lie under the bed, and when he comes by I’ll have his foot.” “Which one?” asked {A}. {S} had to think. They needed somebody to practise on, and there was no robber. So {S} lay under the bed, and {A} came by with a pillowcase.',
        'A hand shot out. {A} knew that it would. All the same {A} shrieked so loudly that {S} let go at once, and hit the slats. They lay there side by side for a bit. “I’d rather he didn’t come,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'A sock fell off the bed, and {A} woke up at once. {A} could do that at any time of night. It did not need a robber. First {A} roared, and then every light in the place was on, and somebody walked up and down.',
        '“{A} does it at one,” said {H}, and counted. “And at three, and at five, and then it’s morning. When’s he supposed to come?” There was really only a small gap, at about half past four.'
      ]
    },
    {
      id: 'as-quiet-as-it-goes',
      A: 'partner',
      paragraphs: [
        '“Then let’s see how quiet you can be here,” said {A}. “I’m the robber. I start at the front door, and I have to get the elephant without you hearing.” The lights went out.',
        'First there was nothing. Then it went flop. “Shoes,” called {H}. It jingled. “Now you’re at the coats.” {A} began again, on bare toes. It went crack. “The board by the bathroom,” called {H}. Then it went clang, and that was the saucepan lid.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-cannot-be-done',
      A: 'partner',
      paragraphs: [
        '{A} came in with the elephant and the lid. “It can’t be done,” said {A}, “and I know where the shoes are. A robber wants a place with nobody in it, and he wants it quiet.”',
        '{H} had sat up. “I knew where you were the whole way,” said {H}, “in the dark. It all tells on you.” {H} took the elephant under one arm, and leaned the lid against the front door, on the inside. “And that tells on you first,” said {H}.'
      ]
    },
    {
      id: 'with-cushions',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} wanted one more try at being the robber, with a cushion tied under each foot. The elephant lay in bed beside {H} now, and listened too. It was quiet at the shoes. It was quiet at the coats. {H} held {H}’s breath.',
        'Then there was a very long sort of whisper, and a thump. “You’ve slipped,” called {H}. “Yes,” said the dark. “At the coats?” “In the coats,” said {A}. It took the two of them to find where the robber stopped and the coats began.'
      ]
    },
    {
      id: 'change-over',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They changed over, because {H} wanted to see what it is like to be a robber. {H} stood in the hall in the dark. The coats were there, and the shoes, but nobody knew that better than {H}. The first step went well. Then {H}’s tummy growled.',
        '“Tummy,” called {A} from the bed. {H} laughed, and trod on something, and it squeaked. “And that’s the rubber duck,” said {A}. “Being a robber’s no good,” said {H}. “You have to hold everything in.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '{A} did not know the noises here yet. “What was that?” asked {A}, and sat up straight. “That’s only the pipe,” said {H}. “It knocks when somebody’s had a bath.” It gurgled. “And that’s the sink, saying thank you.”',
        '“At ours it’s the clock,” said {A}. “It clears its throat, and then it doesn’t strike.” {H} would have taken that for a robber at once. So every home has its own, and you have to be told.'
      ]
    },
    {
      id: 'still-locked',
      A: 'partner',
      paragraphs: [
        'They put out the lights once more. {H} lay there, with the elephant’s one ear upwards. Something clicked. “Fridge,” said {H}. It went flop. “That’s you, at the shoes. Where are you going?”',
        '“Only to look at the key again,” whispered {A}. Then there was a clang that you could hear right down the street. “Lid,” said {H}. “It’s twice round,” called {A}. “I know,” said {H}. “I pulled.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the saucepan, in which there was no soup.',
      '{names} lay down beside {H}, to try it out as well.',
      { text: '{names} tucked the elephant’s trunk in under the lid.', needs: ['hands'] },
      { text: '{names} drew the curtains, right to the edge.', needs: ['hands'] }
    ],
    way: [
      '{names} listened too, with great care.',
      '{names} kept out of the robber’s way, in the dark.',
      { text: '{names} put the shoes back where they had been.', needs: ['hands'] },
      { text: '{names} felt for the switch, and was caught.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the clang, and lay down again.',
      '{names} sniffed at the elephant, which smelled of soup.',
      { text: '{names} propped up the lid again, a bit more firmly.', needs: ['hands'] },
      { text: '{names} tried the handle too, for luck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucepan went back on its shelf with no lid, since the lid was on duty. {H} pulled at the door handle once more, and it did not give.',
    'Then {H} washed, and lay down, and took hold of the elephant. The board by the bathroom went crack, and that was somebody going for a drink of water.'
  ],
  last: [
    'The fridge clicked, and the elephant heard it with its one ear, for {H} was asleep.',
    'The key was twice round, the elephant was safe and in bed, and {H} was asleep.'
  ]
})
