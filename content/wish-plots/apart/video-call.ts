import { wishPlot } from '../wish-plot.ts'

export const videoCall = wishPlot({
  id: 'wish-video-call',
  beginsElsewhere: true,
  wishes: ['video call', 'weekly video call', 'video calls', 'video calling', 'video called', 'video chat', 'video chats', 'video chatting', 'facetime', 'facetimed', 'facetiming', 'skype', 'skyping', 'zoom grandma', 'zoom granny', 'zoom cousins', 'zoom family', 'zoom call', 'whatsapp grandma', 'whatsapp call', 'talks on the screen', 'called on the tablet', 'calls on the tablet', 'tablet grandma', 'screen grandparents', 'call family abroad', 'call family sunday', 'calling abroad', 'whatsapp', 'skyped', 'granny tablet', 'nana tablet', 'call grandma india', 'weekly call', 'phone call family country', 'ring grandparents every sunday', 'call every sunday', 'grandparents live far', 'grandparents far away', 'grandma lives far', 'granny lives far', 'nana lives far', 'grandpa lives far', 'grandad lives far', 'nani lives far', 'family lives far', 'cousins live far', 'missing cousins', 'misses cousins', 'grandma lives abroad', 'grandparents live abroad', 'grandma lives another country', 'grandparents live in another country', 'cousins live in another country', 'cousins live abroad', 'video call forehead', 'grandpa’s forehead', 'only sees the ceiling', 'holds the phone too close'],
  answers: ['weekly', 'week', 'every', 'sunday', 'saturday', 'today', 'call', 'calls', 'video', 'family', 'grandma', 'granny', 'nana', 'nan', 'oma', 'opa', 'grandpa', 'grandad', 'grandparents', 'abuela', 'abuelo', 'cousin', 'cousins', 'aunt', 'auntie', 'uncle', 'phone', 'tablet', 'screen', 'computer', 'laptop', 'ipad', 'country', 'another', 'abroad', 'far', 'away', 'other', 'side', 'world', 'india', 'brazil', 'poland', 'australia', 'spain', 'canada', 'ghana', 'nigeria', 'germany', 'america', 'kenya', 'italy', 'japan', 'lithuania', 'romania', 'turkey', 'ireland', 'freezes', 'froze', 'frozen', 'froze', 'stuck', 'shy', 'wouldn’t', 'won’t', 'talk', 'talks', 'talked', 'say', 'hides', 'bored', 'boring', 'wave', 'waved', 'time', 'morning', 'evening', 'live', 'lives', 'language', 'internet', 'wifi', 'camera', 'muted', 'excited', 'loves', 'night', 'china', 'nainai', 'yeye', 'popo', 'gonggong', 'laolao', 'waipo', 'nani', 'dadi', 'teta', 'jiddo', 'beijing', 'shanghai', 'miss', 'misses', 'missing', 'living', 'show', 'shows', 'forehead', 'only'],
  except: ['doctor', 'hospital', 'prison', 'teacher', 'homework', 'school', 'stranger', 'online', 'ill', 'died', 'war', 'police', 'game', 'gaming', 'youtube', 'film', 'monster', 'alien', 'robot', 'banned', 'naked', 'photos', 'bully', 'soldier', 'army', 'divorce', 'lens', 'dog', 'cat'],
  moods: ['waiting', 'proud', 'first', 'change', 'alone'],
  company: ['lemon', 'telephone', 'biscuits', 'picture'],
  about: 'On the weekly video call the hero passes a lemon to the family in the other country, out at the edge of the picture, and it only works when the lemon is given time to fly.',
  titles: ['A Lemon to the Other Side', 'Out of the Picture', '{H} Sends a Lemon', 'As Long as One Elephant', 'The Sunday Video Call'],
  want: [
    {
      id: 'every-sunday',
      A: 'partner',
      paragraphs: [
        'Every Sunday there was the video call with the family in the other country. They sat on a sofa, and looked out of the telephone, which leaned against the jam. “How are you?” they called. “Good,” said {H}. “How’s everything?” “Good,” said {H}.',
        'After that there was always a hole, where nobody knew what to say. Today the whole sofa chewed in it. They had biscuits with sugar on. “If only you could pass one out,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-lemon',
      A: 'partner',
      paragraphs: [
        '“Have you got a lemon?” {A} asked the family. They had, on both sides. “You push ours out at the edge of the picture,” said {A}. “And you over there pull yours in.” {H} held up the lemon for all to see, and shoved it out to the left.',
        'Nothing came. {H} waited for them, and they waited for {H}. When {H} had given up and held the lemon again, one rolled in over there. Now there were two.'
      ]
    },
    {
      id: 'what-time-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the other country it was a different time. Here there was a lamp on, and there they had the sun on the wall. “Are you up already?” asked {A}. “We’re up still,” said somebody, and somebody else said, “Or is it you?”',
        'They could never get it straight. So each held up a plate, as they did each Sunday. Here it had crumbs on, and there it had an egg. After that it was quite clear.'
      ]
    },
    {
      id: 'where-it-stands',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The telephone slid down the jam, and they saw the ceiling. “You’ve got a spider,” said the family. {A} set it up again, against the honey, which was squarer. Now they saw knees.',
        '“Those are nice knees,” said the telephone. “Whose are they?” {H} moved one. There was some guessing. They had only ever known each other by the foreheads.'
      ]
    },
    {
      id: 'stuck',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then the picture froze. The whole sofa sat there with open mouths, and one of them had both eyes shut. It was like that for a good while. “We’d better not laugh,” said {A}. “They can perhaps see us.”',
        'So {H} and {A} froze as well, to be polite. {H} held up one finger and kept it there. When the sofa came back to life, they were looking at two people made of wood. “Oh dear,” said the telephone. “Now it’s got you.”'
      ]
    },
    {
      id: 'good-and-good',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s hard to say how I am,” said {H} in a low voice. “There’s too much of it.” {A} knew that. “And they only want one word.” They looked for a better one, behind the jam.',
        '“How are you?” asked the telephone again, for it had not quite heard. “Uphill,” said {H}. It was very quiet. Then somebody over there said, “We are too. Was it the stairs?” And {H} could tell them about the stairs.'
      ]
    },
    {
      id: 'the-other-language',
      A: 'other',
      spare: 5,
      paragraphs: [
        'They had another word for lemon over there. They said it three times. {H} said it back, and they all clapped. “It sounds yellower,” said {A}. It was quite true. The word for it here was a bit grey beside that.',
        'They asked to have that word as well, and passed it along the sofa. By the last cushion it had turned into “lemming”. Nobody put it right. They held up the lemming and were proud of it.'
      ]
    },
    {
      id: 'small-window',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In one corner of the picture was a smaller one. That was {H} and {A}, as they were seen from there. {H} could not help looking. “I always talk to the wrong people,” said {H}. “I look at me.”',
        '{A} stuck a raisin over the little window. Now there was only the sofa. “Ah,” it said, “you’ve got such nice eyes today.” It had never yet seen them from the front.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On that sofa they all talked at once. One was telling of a goat, and one of a wedding. From behind somebody called for the salt. {H} listened hard. The goat had got into the wedding, as far as you could tell.',
        '“Was it asked?” called {A}. Nobody had heard that. They were passing the telephone round. It went by a chin, a curtain and a pot of something red. Then it stood still, and there was the goat.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '“Where’s {A}?” called the telephone, and it clicked its tongue. {A} heard a voice from among the jam. {A} went and looked behind it. There was nobody there, only table. This had been the case last Sunday, too.',
        '{H} held {A} up in the picture, or as much as would go in. The sofa sighed with joy. They talked to {A} for longer than to anybody. And {A} had not even said “good”.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was young we rang at New Year,” said {S}. “Each minute cost money, so there was an egg timer. My mother shouted the whole time.” “Why did she shout?” asked {A}. “It was so far,” said {S}.',
        '{S} leaned in now, and took a deep breath. “HOW ARE YOU?” shouted {S}. On the sofa all the hair blew back. At least it looked like that. “GOOD!” they shouted. {S} sat down and was content.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} did not wish to talk. {S} sat under the table with one arm up. “Whose hand is that?” asked the telephone. {A} told them. So they talked to the hand.',
        'They asked whether it was well, and it nodded. They asked whether it had been good at nursery or at school or wherever hands go. It thought, and waggled a bit. By the end it blew them a kiss, and that was more than it had done in weeks.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} wanted the telephone, since there were people in it. They held it to {A}, and {A} leaned in and licked the sofa from end to end. Everything over there grew dim. “Is it foggy at yours?” they asked.',
        '{H} wiped it clean with a sleeve. The family had enjoyed that. One after the other they came up very near. They had their foreheads kissed, through glass and sea.'
      ]
    },
    {
      id: 'one-elephant',
      A: 'partner',
      paragraphs: [
        'They tried it faster. Now the lemon came in over there while {H}’s was still half in the picture. “It’s arrived before it left,” said {H}. {A} thought, and waved at the telephone, and counted seconds. “One elephant,” said {A}. Then they waved back.',
        '“It’s always like that,” said {A}. “Whatever we do here needs one elephant to get there.” “Of course,” said {H}. “It’s got to go over the sea.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-flies',
      A: 'partner',
      paragraphs: [
        'So they gave it time. {H} pushed the lemon out at the left, and kept still. “It’s flying,” said {A}. “Now it’s over the sea,” said {H}. On the sofa they all looked up to the right. “It’s over the mountains,” said the telephone. “It’s coming!” And in it rolled.',
        'Somebody caught it and held it up. It was quite green. “It was yellow when we sent it,” said {H}. “That’s from the cold up there,” said the family. “Now put out your hand!” They pushed a biscuit out. It took two elephants, since it was heavy. Then {H} caught one, out of the tin.'
      ]
    },
    {
      id: 'the-biscuit',
      A: 'same',
      spare: 12,
      paragraphs: [
        'What had come in on this side was a rusk. There had been nothing else in the tin. {H} turned it round in the picture. “The sugar’s come off,” said {H}, “on the way.” “It’s windy,” said the telephone. “It always is.”',
        'So {A} sprinkled some on, and {H} took a bite. Over there they bit too. Crunch, it went here, and then, after one elephant, crunch. It tasted better than you would think of a rusk.'
      ]
    },
    {
      id: 'a-spoon',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that they could not be stopped. A spoon flew across, and came out as a ladle. A woolly hat went over, and when it got there it was straw. “That’ll be the sun,” said {A}.',
        'They sent back a cushion with a cockerel on it. {H} pulled it in, and it was just a cushion. “It flew off,” said {H}, “half way.” Everybody looked up to see where it was. On that sofa they did, as well.'
      ]
    },
    {
      id: 'wave',
      A: 'partner',
      paragraphs: [
        'Then the video call was over until next Sunday. They all waved. {H} always hung up into somebody’s last word. Today {H} knew how. {H} waved, and counted one elephant there and one elephant back.',
        '“That was them getting it,” said {H} to {A}, “and that was me. Now you can switch it off.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the picture, at the left.',
      '{names} sniffed at the telephone, which smelled of jam.',
      { text: '{names} pushed the jam a bit further back.', needs: ['hands'] },
      { text: '{names} waved with both arms, so that it got there.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table, in case it had come out there.',
      '{names} waited at the edge, where lemons leave.',
      { text: '{names} rolled a spare lemon to and fro.', needs: ['hands'] },
      { text: '{names} counted along, and called theirs a hippo.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up too, all along the ceiling.',
      '{names} blinked when it flew by.',
      { text: '{names} held a plate under, for the biscuit.', needs: ['hands'] },
      { text: '{names} caught what came, and it was crumbs.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the jam away, and the lemon, which was tired from the journey.',
    '{H} washed, and lay down. “Good night,” said {H} in the direction of the sea, and counted one elephant, until it got there.'
  ],
  last: [
    'High over the sea something yellow flew, and turned, and {H} was asleep.',
    'One elephant went over, one elephant came back, and {H} slept.'
  ]
})
