import type { SecondTopic } from '../second-topic.ts'

export const powers: readonly SecondTopic[] = [
  {
    id: 'magic',
    keys: ['magic', 'magical', 'magician', 'spell', 'spells', 'wand', 'wands', 'wizard', 'wizards', 'witch', 'witches', 'potion', 'potions', 'abracadabra', 'enchanted'],
    begin: [
      'There had to be magic in it. {S} had settled that already, and was looking for a wooden spoon with a good handle.',
      '“Can you do magic?” asked {A}. “Not yet,” said {S}. “But I have a tea towel for a hat. That’s about half of it.”',
      '“I want {host} and a bit of magic,” said {S}. “How much is a bit?” asked {A}. {S} thought. “As much as goes on a spoon.”'
    ],
    middle: [
      '{S} had a wooden spoon, and said that it was a wand. “I’ll turn you into a teapot,” said {S}, and waved it twice. {A} put one hand on one hip, and held the other arm out like a spout. “Did it work?” asked {S}. “I can’t say,” said {A}. “Teapots don’t talk.” {S} waved again, the other way round. “Now I’m me,” said {A}, “but a bit warmer.”',
      '“We need a potion,” said {S}, and put a bowl on the table. In went a button, a bit of blue wool and three stirs to the left. “What’s it for?” asked {A}. “You only find out after,” said {S}. {A} held the bowl, and sniffed at it for a long time. “I feel like stirring,” said {A}, and stirred. “Then it’s a stirring potion,” said {S}. “It works.” The button went back into its drawer.',
      'A sock lay on the chair, and {S} laid a tea towel over it. “Now I say the word,” said {S}, “and the sock goes away.” “And {host}?” asked {A}. “Only the sock.” The word was long, and had a lot of humming in it. {A} lifted the tea towel. There lay a sock. {S} looked at it closely. “That’s a different one,” said {S}. “It looks just the same,” said {A}. “Yes,” said {S}. “That’s how good I am.”'
    ],
    later: [
      '“Wizards have beards,” said {A}. {S} tucked a long sock under the chin, and held it there. It was hard to say a spell like that. “Mmbo mm mmb,” said {S}. {A} waited. “What did that do?” asked {A}. {S} opened the mouth to answer, and the sock fell off. “It made my beard come off,” said {S}. “That’s a strong one.”',
      'The cushion lay in the middle of the floor. “Rise,” said {S}, and pointed at it with a spoon. It stayed where it was. “Perhaps it’s a shy one,” said {A}. “Rise, please,” said {S}. Then {A} got up from the sofa, and stood there. “I meant the cushion,” said {S}. “The spell went past it,” said {A}. “It hit me.”',
      'A scarf made a ring on the floor, with room for {host} too. “It’s a magic ring,” said {S}. “In there you can only say yes.” {A} stepped in. “Is your nose green?” asked {S}. “Yes,” said {A}. Then it was the turn of {S}. “Would you like to tidy all the drawers?” asked {A}. {S} opened the mouth, and jumped out just in time.'
    ],
    end: [
      'The spoon lay in its drawer again. There was a little magic left on it, {S} thought, just enough for one pillow.',
      'Somewhere a spell was still at work, very softly. It began at the toes, and made them heavy, one after the other.',
      '“There’s a spell for sleeping,” whispered {S}. “I know it,” whispered {A}. “You breathe out slowly, and you think of {host}.”'
    ]
  },
  {
    id: 'superpower',
    keys: ['superpower', 'superpowers', 'super power', 'super powers', 'superhero', 'superheroes', 'super hero', 'super heroes', 'superheroine', 'heroes', 'super strong', 'super strength'],
    begin: [
      '“It’s about superpowers too,” said {S}, with a tea towel tucked into the collar. “I see,” said {A}. “And what can you do?” “That comes later.”',
      'A superhero would be needed. {A} had looked in all the rooms and found only {S}. That was quite enough, said {S}.',
      '{S} had counted it out on two fingers. One was for {host}, and the other was for a superhero. Both fingers stood very straight.'
    ],
    middle: [
      '“My power is super hearing,” said {S}. A tea towel, tucked into the collar, hung down like a cape. {A} went to the far end of the room, and whispered something. {S} listened with both hands behind both ears. “You said cushion.” “I said button,” said {A}. “I heard that first,” said {S}. “The cushion was behind it.” {A} turned round, and there it lay. “Next time I’ll whisper past it,” said {A}.',
      'Help was wanted behind the sofa. “A sock is in trouble,” called {A}. {S} came at once, one arm out in front, with the blanket for a cape. At the chair the cape got caught, and stayed there. “Who are you?” asked {A}. “It’s me,” said {S}. “The cape comes after.” The sock was saved all the same, from under the very middle. Then {S} went back for the blanket, and saved that as well.',
      '“Each superhero has a sign,” said {A}. So {S} drew one on a sheet of paper, and held it up in front. It showed {host} in a thick round ring. “What does that mean?” asked {A}. “It means that I’m on the way,” said {S}. “On the way where?” {S} turned the paper over. On the back there was an arrow, and it pointed at {A}. “There,” said {S}, and came.'
    ],
    later: [
      '“Nobody may know who I am,” said {S}, and looked out through two rings made of fingers. {A} looked hard. “I can’t think who it could be,” said {A}. “It’s somebody with two socks that don’t match.” {S} sat down on both feet, so that no sock showed. “Now I’ve lost the trail,” said {A}. “Have you seen where that hero went?” {S} pointed at the door.',
      '“I have one too,” said {A}. “I can find the end of the sticky tape.” {S} fetched the roll, since that had to be seen. {A} shut both eyes, and turned it slowly under one thumb. “There,” said {A}. {S} felt, and there it was. “Most heroes can only fly,” said {S}, and gave {A} a strip of it for a badge.',
      '“What does a hero do when nothing’s wrong?” asked {A}. “Waits,” said {S}, and stood by the table with both fists on both hips. {host} needed no help. The lamp needed none either. It was a long wait. After a while {A} gave a pencil a very small push. It rolled to the edge, and {S} caught it. “Just in time,” said {S}.'
    ],
    end: [
      'The cape hung over the chair, and had no work. All through the rooms nothing needed saving, and {S} lay and listened to that.',
      'Even superpowers are put away somewhere. {S} put them under the pillow, beside a thought of {host}, and laid one cheek on top.',
      '“I can hear you smiling,” whispered {S}, who still had very strong ears. {A} smiled on a little more quietly.'
    ]
  },
  {
    id: 'invisible',
    keys: ['invisible', 'invisibility', 'invisibly', 'unseen', 'see-through', 'transparent', 'nobody can see'],
    begin: [
      'Something in it would be invisible. “How will I know?” asked {A}. “You won’t see it,” said {S}. “That’s how.”',
      '{S} was standing behind the curtain. “Something in it has to be invisible,” said {S}. “Agreed,” said {A}, to the curtain.',
      '“I’d like {host},” said {S}, “and I’d like invisible.” {A} looked into an empty corner. “I believe some of it has come already.”'
    ],
    middle: [
      '“I’m invisible now,” said the blanket on the sofa. {A} sat down next to it, and looked all round the room. “What a pity,” said {A}. “I wanted to hold somebody’s hand.” One hand came out from under the blanket. “That’s only the hand,” said the blanket. “The rest can’t be seen.” {A} held it for quite a time. Then {S} came out altogether, for some air, and could be seen as well as ever.',
      '“Here’s an invisible ball,” said {S}, and threw it. {A} caught it in both hands, with a small slap. To and fro it went, over the table. Then {A} let one through, and it rolled under the sofa. {S} lay down, and felt about for it. “I have two now,” said {S}, and held up both hands. “One must be from last time.” {A} took the old one. You could feel that it was softer.',
      'On the chair sat something that could not be seen. {S} knew it by the dent in the cushion. “Would that be {host}?” asked {A}, and bent down to the dent. “In invisible,” said {S}. {A} wanted to sit there, and said excuse me. Nothing answered. So {A} sat on the very edge, and took up hardly any space. “Oh,” said {S}. “Now your lap is full.” {A} put both arms round the air, and kept quite still.'
    ],
    later: [
      '{A} put on an invisible hat. “What do you think of it?” asked {A}. {S} walked once all the way round. “It’s on back to front,” said {S}. {A} turned it with two fingers. “Now the feather shows,” said {S}. “It’s long.” Then {A} went out to the hall, and hung it on the hook. “You missed,” said {S}, and picked it up.',
      'There was a sheet of paper, and {S} drew on it with one finger. It took some time, and parts of it were very small. “Finished,” said {S}. {A} held it up to the window. “I like this bit,” said {A}. “There isn’t anything there,” said {S}. {A} gave it half a turn. “Ah, {host},” said {A}. “Yes,” said {S}. “But from behind.”',
      '“Now you be invisible,” said {S}. {A} stood in the middle of the room, and kept very still. {S} looked straight through at the wall, and walked all round to make sure. “Are you still there?” asked {S}. “No,” said {A}. “Good,” said {S}, and leaned on the place where nobody was. It held very well.'
    ],
    end: [
      'In the dark it was all invisible, the chair, the door and ten toes. {S} moved the toes once. They were still there.',
      '{S} shut both eyes, and the whole room went. Somewhere in there, not to be seen and not to be heard, {host} stayed too.',
      'Something that nobody could see lay down on the blanket. It weighed about as much as a yawn, and {A} tucked it in.'
    ]
  },
  {
    id: 'tiny',
    keys: ['tiny', 'teeny', 'teeny tiny', 'shrink', 'shrinks', 'shrinking', 'shrank', 'shrunk', 'shrunken', 'mini', 'miniature', 'thumb-sized', 'thumb sized', 'small as an ant', 'ant-sized'],
    begin: [
      '“Smaller,” said {S}. {A} held two fingers apart. “Smaller still,” said {S}. Now you could hardly see between them. “Yes. That’s the size for it.”',
      'Something in it had to be tiny. {A} wrote this down in letters so small that {S} needed to come very close.',
      '{S} had thought it over. “If {host} came as small as a pea,” said {S}, “we wouldn’t need to tidy up first.”'
    ],
    middle: [
      '“I’ve shrunk,” said {S}, and lay down with one cheek on the carpet. “I’m the size of a crumb.” {A} lay down as well. From there the table was as high as a church, and the sofa was a long hill. Under the hill lay a pencil. “A tree trunk,” said {A}. “Somebody has sharpened it.” It took four hands to roll it out into the light. Then {S} got up again, and it fitted behind one ear.',
      '{S} held up one thumb, and said that it was somebody. It was somebody very small, who needed a table. A box was the table. A button was the plate, with a corner of tissue for a cloth. The thumb bowed. Then {A} had to sneeze. Plate and cloth flew right across the room. “You have to sneeze smaller,” said {S}. {A} practised into one elbow, until it was no bigger than a pea.',
      '“How do you walk when you’re that small?” asked {A}. {S} put one heel right in front of the other toes. From the sofa to the door it came to thirty steps. Then {A} tried it, and needed forty. “Did I walk too small?” asked {A}. “No,” said {S}. “The door moves off when you’re tiny.” “And {host}?” asked {A}. “From down here that’s a week’s walk,” said {S}, and stretched both legs.'
    ],
    later: [
      '“Small things have small voices,” said {A}. {S} said something very small. {A} didn’t hear it and came nearer, and then nearer still. It was said again, right into one ear. “Hello,” said the tiny voice. “Hello,” said {A}, just as small. Now {S} had to come nearer. In the end two heads touched, and the talk was about nothing much.',
      '{A} had made a tiny book. It was a strip of paper, folded four times, and each page was like a stamp. {S} read it out. “Here’s a dot,” said {S}. “On this page the dot has gone out. Here it’s back.” “How does it end?” asked {A}. {S} turned to the last page. “With a dot,” said {S}. “All books do.”',
      '“If {host} fitted in my pocket,” said {S}, “I’d have to walk very carefully.” So {S} put a crumb in the pocket, for practice. It was carried to the window and back on soft feet. “All well in there?” asked {A}. {S} held the pocket open, and looked for some time. “It’s met another crumb,” said {S}.'
    ],
    end: [
      'The bed was very big. {S} curled up until there was hardly anything left, and a tiny piece of pillow was enough.',
      'Deep down between two threads of the blanket, something tiny turned over. It made no sound at all, and {S} heard it.',
      '“Sleep small,” whispered {A}. {S} whispered it on to {host}, so small that only the pillow could have heard.'
    ]
  },
  {
    id: 'giant',
    keys: ['giant', 'giants', 'giantess', 'huge', 'enormous', 'gigantic', 'biggest', 'massive', 'colossal', 'humongous', 'ginormous', 'big as a house'],
    begin: [
      '{S} stretched both arms out as far as they went. “That’s how giant it has to be,” said {S}, “and then on past the hands.”',
      '“Big?” asked {A}. “Giant,” said {S}. {A} moved a chair out of the way, to be on the safe side.',
      'There was no getting round it. {S} wanted something enormous in this story, and {host} had to move up a little.'
    ],
    middle: [
      'Boom, it went in the hall, and boom again. Through the door came {S}, in the biggest shoes that could be found. “Hello, up there,” said {A}, and looked at the ceiling. “I’m down here,” said {S}. “Oh no,” said {A}. “With shoes like that, this must be the knee.” {S} thought about it. “Then the knee says hello,” said {S}. {A} shook hands with it, and sent best wishes up to the head.',
      '{S} wanted to draw {host}, giant size, and began at the bottom. After the bottom the paper was full. {A} laid a second sheet above it, and then a third and a fourth. By now the middle had reached the sofa. “Where will the top be?” asked {A}. “In the hall,” said {S}. But there was only one sheet left, and the top came out no bigger than a plum. “That’s because it’s so far away,” said {S}.',
      'With the torch on the floor, {S} had a shadow right up to the ceiling. At the top it bent over, because the room was too low. {A} held one finger in the light, and that was a tree. The giant leaned on it. “Careful,” said {A}. “I still need that finger.” {S} went up to the wall for a closer look. With each step the giant got smaller. Close to the wall it was just as big as {S}, and fitted in.'
    ],
    later: [
      '“This is the giant’s hanky,” said {S}, and held up the biggest blanket by one corner. {A} thought about the nose. “Where do you keep a thing like that?” asked {A}. {S} tried to put it in a pocket. One corner went in. {A} took hold of all the rest, and walked behind, wherever the pocket wanted to go.',
      '{S} crossed the room in three giant steps. {A} wanted to do it in two. For that {A} stretched so far that nothing would move any more. “I’m stuck,” said {A}, one foot on the rug and one by the door. {S} went round to have a look. “You’re a bridge,” said {S}, and drove a shoe through below. Then the bridge sat down, slowly, in the middle.',
      '“A giant needs a bed,” said {A}. {S} laid two blankets end to end across the floor, and tried out the one. {A} tried out the other. “How is it up at the head?” called {A}. “I thought that you were the head,” called {S}. So there were only feet, at both ends. In between, said {A}, you could have fitted {host}.'
    ],
    end: [
      'Far away a giant breathed out, and the curtain stirred a little. Then {S} breathed out too, and it stirred the same.',
      'Lying down, {S} was very nearly as long as a giant. The feet were so far off that they had gone to sleep first.',
      'The dark in the room was huge, and reached from wall to wall. In the middle of it, warm, lay {S}, and thought of {host}.'
    ]
  },
  {
    id: 'flying',
    keys: ['flying', 'flies', 'fly', 'flew', 'flown', 'wings', 'winged', 'can fly', 'could fly', 'learn to fly', 'learns to fly', 'soars', 'soaring'],
    begin: [
      '“There has to be flying in it,” said {S}, and tried out one arm. “Up or along?” asked {A}. “First up,” said {S}, “then along.”',
      '{A} had pushed the lamp a little to one side. That was because of the flying. {S} needed room for two wings.',
      'First would come {host}, said {S}, and after that a take-off. {A} set both feet side by side, and had a look at the ceiling.'
    ],
    middle: [
      '{S} lay across two cushions, tummy down, with both arms out. “We’re flying,” said {S}. {A} lay on the rug alongside, and made the sound of the air. “What can you see below?” asked {A}. {S} looked over the edge. “A crumb,” said {S}. “But from up here it could be a town.” The flight went round it in a wide bend, leaning left. Then {S} put one foot down, and that was the landing.',
      '{A} folded a sheet of paper, and folded it again, and it had two wings. {S} threw it. It flew straight up, thought better of it, and came back to {S}. “It’s homesick,” said {A}, and bent one wing. Now it flew in a ring round the room, and landed on top of {A}. “You’re the airport,” said {S}. {A} stood still until it was unloaded, and then waved it off with both arms.',
      'Two tea towels, one in each hand, made a pair of wings. {S} flapped. A sheet of paper sailed off the table. “Was that {host}, flying by?” asked {A}. “That was paper,” said {S}, and flapped harder. The curtain lifted, but both feet stayed on the floor. “It all flies,” said {S}, “only I don’t.” {A} lay down in front of the tea towels. “Try it with me,” said {A}. After a while one sleeve moved a little.'
    ],
    later: [
      '{S} bent both knees, and counted down from five. At three {A} was already in the air. “Too soon,” said {S}. “I came straight back,” said {A}. So it began again at five. This time there were two jumps at once, and no foot touched the floor. “Did you see much?” asked {A}. “The top of the cupboard,” said {S}. “It’s dusty up there.”',
      'The blanket lay flat on the floor, and flew. {S} sat in front and {A} sat behind. {host} had the seat by the window. “How fast are we?” asked {A}. {S} put a hand out at the side. “You can’t feel it at all,” said {S}. “That’s how smoothly it goes.” {A} looked down, and said that the carpet below was keeping up well.',
      'A corner of tissue can fly, if somebody blows from below. {S} blew it over the table and past the sofa. It sank, and {A} blew it up again. Then two breaths came from two sides, and it stood still in the air. “Don’t move,” whispered {S}. That took the last of the breath, and it landed on a knee.'
    ],
    end: [
      'The pillow lay a little higher than the rest. {S} put both arms out once more, and glided.',
      'High over the bed, on wide and quiet wings, went {host}. It took a long time, and made no sound.',
      'Now the bed lifted off, no higher than a thumb. {A} laid one hand on the edge, and it flew on quietly with {S}.'
    ]
  },
  {
    id: 'talking',
    keys: ['talking', 'talks', 'talked', 'can talk', 'could talk', 'speaks', 'speaking', 'can speak', 'could speak', 'learns to talk', 'learn to talk', 'learns to speak', 'starts to talk', 'starts talking'],
    begin: [
      '“What if {host} could talk?” asked {S}. {A} put one finger to the lips, and listened. “Not yet,” said {A}. “But we’ve only just begun.”',
      '{S} had found that most things say nothing. That had to change. Something should talk, and {A} should answer it.',
      '“Did you say something?” asked {A}. “No,” said {S}, “that was the table. There’s going to be talking in this one.”'
    ],
    middle: [
      '{S} pulled a sock over one hand, and it had a mouth. “Hello,” said the sock. “I’ve been in the drawer a long time.” “Was it dull?” asked {A}. “No,” said the sock. “But the other one never talks.” {A} went to find the other one, and put it on. The two socks looked at each other. Neither said a word. “Well?” asked {A}. “They’re a pair,” said {S}. “They know it all already.”',
      '“I’ll speak for {host},” said {A}. It was a deep voice, with a little cough in it. “You may ask me things,” said the voice. “What do you think about most?” asked {S}. “About you,” said the voice, “and about Thursdays.” “Why Thursdays?” There was a long silence. “The voice is used up,” said {A}. “It was my only one.” So {S} went on in a higher one. Thursdays, it turned out, were the softest.',
      'There was a knock on the table, and it was {S} who knocked. “Come in,” said a voice from below. “Who’s that?” asked {S}. “I’m the table. I have four legs, and I never get anywhere.” “Where would you like to go?” The table thought. “A little to the left.” {S} pushed, and it went one finger to the left. “What a view,” said the table. Then {A} came out from under it, and pushed it back.'
    ],
    later: [
      '{S} moved the door a little way on its hinge. “Eee,” said the door. “What does that mean?” asked {A}. {S} moved it back. “Ooo,” said the door. “First it asked where I was going,” said {S}. “Then it said: oh, you again.” {A} asked whether it would like a drop of oil. “But then it would stop asking,” said {S}.',
      'The left shoe talked like {S}, and the right shoe talked like {A}. “I want to go to the door,” said the left one. “I want to stay here,” said the right one. There were good reasons on both sides. “We could go round in a ring,” said the left shoe. “That’s going and staying.” The right shoe held out its lace, and it was a deal.',
      '“Ssh,” said {S}. “That was {host}, talking.” {A} hadn’t understood a word. “It was a very old language,” said {S}. “Shall I tell you what it means?” {A} nodded. “It means that you should scratch my back.” “All that, in such a short word?” asked {A}. “It’s a good language,” said {S}, and turned round.'
    ],
    end: [
      'The things in the room talked on for a while, very low. The chair said something to the floor, and {S} understood nearly all of it.',
      '{A} wanted to know what {host} had said last of all. {S} thought about it for three long breaths. “Mm,” whispered {S}.',
      'Now the pillow had something to tell. It spoke so softly that {S} had to put one ear right down on it.'
    ]
  },
  {
    id: 'upside-down',
    keys: ['upside-down', 'upside down', 'backwards', 'backward', 'inside out', 'inside-out', 'wrong way round', 'wrong way up', 'back to front', 'back-to-front', 'topsy-turvy', 'topsy turvy', 'other way round'],
    begin: [
      '“Round way wrong the,” said {S}. {A} needed a moment for that. Then it was settled: something would be back to front.',
      'It should all be upside down, {S} had said. {A} took off one sock, turned it inside out, and was ready.',
      '{S} looked at the room from between two knees. “This is how we’ll have {host},” said {S}. “The wrong way up.”'
    ],
    middle: [
      '{S} lay on the sofa the wrong way up, with both legs on the backrest. {A} lay beside, just the same. Now the ceiling was the floor. “It’s tidy here,” said {A}. “There’s only one lamp, and it grows out of the ground.” {S} looked up at the carpet. “Why doesn’t the table fall off?” asked {S}. “It has four legs to hold on with.” “And {host}?” asked {S}. {A} thought for some time. “Glue,” said {A}.',
      '{S} drew a face with no hair and a very long beard. {A} sat across the table, and saw it upside down. “What a lot of hair,” said {A}, “and no beard.” “It’s the other way round,” said {S}. They changed places, and that was no better. {A} gave the paper half a turn. {S} gave it half a turn back. In the end {S} drew a second mouth, up on the forehead. “Now it can talk to both of us,” said {S}.',
      'The jumper was on inside out, and at the neck {S} had a label. {A} read it aloud. “Wash with others of the same kind,” read {A}. “Do not iron.” {S} was glad of that. “And what does yours say?” {A} turned a collar out to look, but the writing had worn away. “Then nobody knows how to wash you,” said {S}. {A} said that so far it had always gone well with soap.'
    ],
    later: [
      'Now yes was no, and no was yes. “Do you want to stop?” asked {A}. “Yes,” said {S}. “Is that your yes or mine?” asked {A}. “No,” said {S}. {A} had to sit down on the sofa after that. “Do you mind if I sit here?” asked {A}. “Yes,” said {S}, and leaned on {A}. “I mind a lot.”',
      '{S} told a story, and began at the end. “And then {host} got home again,” said {S}. “That’s a good end,” said {A}. “What came before?” “A lot of looking.” “And before that?” “Before that, nothing had got lost yet.” {A} breathed out. “Then it was never so bad,” said {A}. “Once upon a time,” said {S}, and stopped.',
      'A cup stood upside down on the table. “Empty,” said {A}. “No,” said {S}. “It’s full of dark.” {A} lifted one edge to look, but the dark had got out at the side. “You’re too slow,” said {S}, and put it down again. {A} tried it three times, each time a bit quicker. The third time, said {A}, there had been a drop.'
    ],
    end: [
      'The pillow lay at the wrong end, and so did {S}. From there the room looked new, and just as quiet.',
      'It went backwards to the last. First {S} lay quite still, and then came a yawn, and then the blanket.',
      '{S} looked up until the ceiling was nearly a floor. It was wide and white and very tidy, with plenty of room for {host}.'
    ]
  },
  {
    id: 'rainbow',
    keys: ['rainbow', 'rainbows', 'rainbow-coloured', 'rainbow coloured', 'colours', 'colors', 'colourful', 'colorful', 'multicoloured', 'multi-coloured', 'many-coloured', 'every colour', 'all the colours'],
    begin: [
      '“Which colour should it be?” asked {A}. “All,” said {S}. “In a row, like a rainbow.” {A} rolled up both sleeves.',
      'Seven colours were wanted. {S} had five on already, counting the socks. {A} knew where to find the sixth.',
      'It would have {host} in it, that was settled. But {S} wanted a rainbow as well, right across the room.'
    ],
    middle: [
      '“We’re building a rainbow,” said {S}, and laid a red sock on the floor. {A} brought an orange cup, and something yellow from the drawer. A green book came next, and then a blue cushion. “Now purple,” said {S}. There was nothing purple in the whole room. {A} looked under the sofa, and up both sleeves. Then {S} lay down in the row, at the very end. “I’m purple,” said {S}. “You just have to know it.”',
      '{A} drew the lines of the rainbow, and {S} coloured it in. Red went well, and so did yellow. But the green pencil was only as long as a tooth. “That won’t reach the other side,” said {A}. {S} drew the green very thin, and it reached. Now there was a white stripe left beside it. “Which colour is that?” asked {A}. “One that isn’t out yet,” said {S}. {A} wrote on it: coming soon.',
      'Each colour had a sound. Red was a stamp, yellow was a clap, and blue was a long hum. {A} pointed at things, and {S} played them. The cushion hummed, and the lamp clapped. Then {A} pointed at the striped tea towel. That took a stamp, a hum and a clap, and then the same again, nine times. “And {host}?” asked {A}. {S} did the whole rainbow at once. It sounded like a drawer of spoons.'
    ],
    later: [
      '“I see something green,” said {S}. {A} guessed the book, the cup and the plant. It was none of these. “I give up,” said {A}. {S} pointed at the wall, which was white. “It’s behind that,” said {S}. “I saw it last week.” “Then you see further than I do,” said {A}, and it was red’s turn.',
      'A rainbow has two ends, so it needs two people. {S} was one end and {A} was the other, with a scarf held high in between. “What’s at your end?” asked {A}. “A slipper,” said {S}. “And at yours?” “There ought to be gold,” said {A}, and looked. “It’s a button. But it’s yellow.” Then the ends changed places, to be fair.',
      '“Close your eyes,” said {S}. “What colour is it in there?” {A} closed both, and looked. “Brown,” said {A}, “with some orange on the left.” “Mine’s blue, with dots,” said {S}. “And now I’ve got {host} in it, bright green.” {A} looked a while longer, but the orange had gone too. “May I come over to yours?” asked {A}. {S} moved up.'
    ],
    end: [
      'In the dark all the colours lay down side by side. Red lay on the outside, and {S} lay where it was blue.',
      'Slowly the rainbow went out, first the red, then the yellow, then the green. A little purple stayed on, and {S} kept an eye on it.',
      'Behind shut eyes there was a thin bow still, with seven stripes. Under it went {host}, small and a long way off.'
    ]
  },
  {
    id: 'sparkles',
    keys: ['sparkle', 'sparkles', 'sparkly', 'sparkling', 'glitter', 'glitters', 'glittery', 'glittering', 'shiny', 'glow', 'glows', 'glowing', 'shimmering', 'twinkly', 'sequins'],
    begin: [
      '“It has to be shiny,” said {S}, and looked round the room. Not much shone yet. {A} breathed on a spoon, and rubbed it. “Now it’s started.”',
      'Without glitter it would not do, {S} had said. {A} had said that you go on finding glitter for years. Then {A} had agreed.',
      '{S} wanted {host} with a bit of sparkle round the edge. “Only the edge?” asked {A}. “It rubs off on the rest,” said {S}.'
    ],
    middle: [
      '{A} held the torch, and {S} turned a spoon in the light. A bright spot ran over the wall. It sat on the door, it hopped across the sofa, and it sat down on {A}. “It tickles,” said {A}. That made the torch shake, and then the spot shook as well, all over the ceiling. “Now it’s giggling,” said {S}. At last {S} laid the spoon face down on the table, and it was caught.',
      '“We need glitter,” said {S}. There was none, and {A} did not look very sorry. So {S} tore some silver paper into small bits, and threw them up. Down they came on the rug, and glittered as well as they could. There were nine, and {A} picked up eight. “One’s missing,” said {A}, and looked everywhere. {S} said nothing for a while. The ninth sat on the nose of {A}, and looked so well there.',
      '“Let’s give {host} a polish,” said {S}, and fetched a soft cloth. “Where do we start?” asked {A}. “With the lid, for practice.” {S} rubbed the saucepan lid until there was a face in it, a rather wide one. {A} bent down, and then there were two. “Have those been in there all the time?” asked {A}. “Yes,” said {S}, “under the dull.” {S} nodded to the faces, and at once they nodded back.'
    ],
    later: [
      '{S} crept under the blanket with the torch, and all of it glowed. {A} sat down in front of it, and held out both hands. “Am I warm?” asked the glow. “You’re yellow,” said {A}. “That’s nearly warm.” Then it went dark. “Is it over?” asked {A}. “No,” said {S}. “It’s only blinking.” And on it came again.',
      '{A} put a hand over the torch, and the fingers glowed red at the edges. “You’re lit from inside,” said {S}. “Only at the ends,” said {A}. {S} tried it with a sock. The sock stayed dark, but at the toe it had a hole. Out came a very thin ray, as far as the wall. “A star,” said {S}. After that {A} didn’t want to mend it.',
      '“What’s the shiniest thing we have?” asked {A}. {S} went round the room with both eyes screwed up. The spoon was good, and the door handle was better. “And {host}?” asked {A}. “Only from the front,” said {S}. Then {S} looked at {A} from very close. “There’s a lamp in each of your eyes,” said {S}, “and I’m standing under it.”'
    ],
    end: [
      'A thin line of light shone under the door. It was not much, but {S} counted it as glitter, and kept it.',
      'When {S} shut both eyes, there were small sparks, slow ones. They drifted down over {host}, and lay still.',
      'One sparkle had stayed behind on the pillow. It glowed so faintly that {S} could lie right beside it.'
    ]
  },
  {
    id: 'growing',
    keys: ['growing', 'grows', 'grows and grows', 'grew', 'keeps growing', 'kept growing', 'growing and growing', 'getting bigger', 'gets bigger', 'bigger and bigger', 'got bigger', 'outgrows', 'grow bigger'],
    begin: [
      '“It’s small at first,” said {S}. “And then?” asked {A}. “Then it grows.” {A} asked for how long. {S} had not heard of any end.',
      'Something in it was going to grow. {A} had brought a bit of string to measure with. “Longer,” said {S}. “Much longer than that.”',
      '{S} had a plan for {host}. It began with something as big as a nut. After that the plan only said: and so on.'
    ],
    middle: [
      '{S} crouched on the rug, as round as a bean. “I’m growing,” said {S}, “but so slowly that you can’t see it.” {A} sat and watched. “Don’t look so hard,” said {S}. “It’s shy.” So {A} looked at the lamp for a while, and then there was a head. Next came two shoulders, then two arms, and last of all tiptoes. “What have you grown into?” asked {A}. {S} had not thought of that. “Long,” said {S}, and sat down.',
      '“A sock,” said {S}. “A sock and a spoon,” said {A}. So it grew: a sock, a spoon and a lid, and each time from the start. At nine things {A} ran out of air. “You left out the spoon,” said {S}. “I thought it,” said {A}. “There was no room left to say it.” So {S} said the first half and {A} said the second. {host} went on at the very end, because that sounded best.',
      'Under the blanket on the sofa something was growing. First it was a bump, and the bump was {S}. Then a cushion went in, and then another, and it had corners. “How big does it get?” asked {A}, who had hardly any seat left. “It doesn’t know yet,” called {S}. {A} moved over, and over again, and at last there was no more sofa. So {A} lifted the edge, and crept in as well. At once it stopped growing. It was done.'
    ],
    later: [
      '{S} stood against the door frame, and {A} held a thumb there, just at the top. “Now I’ll grow,” said {S}, breathed in, and thought of long things. “Is it more?” asked {S}. {A} looked closely. “By a sheet of paper,” said {A}. “Thick paper?” “More like card.” {S} was quite content with that. More would have been hard on the sleeves.',
      'It was only a small hum at first, and {S} hummed it. {A} put a lower one on top. It grew and grew, until the lid on the table hummed too. “How big can it get?” asked {A}. That was a mistake, for it fell right down to half. “You have to feed it,” said {S}. “And it doesn’t eat words.”',
      '“If {host} went on growing,” said {S}, “where would we be?” {A} looked round. “By the wall,” said {A}. So {S} stood there, as flat as a coat, and {A} stood flat beside. “Is that enough?” asked {A}. “Breathe in,” said {S}. {A} breathed in. “And now we wave at the window, in case somebody wonders.” One hand each was just possible.'
    ],
    end: [
      'In the dark it went on growing, but no faster than a fingernail does. There was time. {S} lay and let it.',
      'The quiet had been small at first. Now it went as far as the table, then as far as {host}, and then further.',
      '“I grow in bed,” whispered {S}. “Mostly there,” whispered {A}, and moved the blanket down, so that there was room at the toes.'
    ]
  },
  {
    id: 'ghost',
    keys: ['ghost', 'ghosts', 'ghostly', 'friendly ghost', 'haunted', 'haunts', 'haunting', 'spooky', 'spook', 'spooks', 'halloween', 'phantom', 'trick or treat', 'trick-or-treat', 'trick or treating'],
    begin: [
      '“Whoo,” said {S}. “Is that for this story?” asked {A}. “Yes. There’s a ghost in it, but it’s a nice one.”',
      'A ghost would come into it, that was agreed. {S} had asked for a friendly one, and {A} for one that wipes its feet.',
      '{S} had spread a white cloth over the chair. Now the chair was a ghost, and {host} had some company.'
    ],
    middle: [
      '{S} had a big white cloth on, and was a ghost. “Boo,” said the ghost. “Boo to you too,” said {A}. “Won’t you sit down?” From inside it was not easy to see, and the ghost sat down next to the chair. “I meant to do that,” it said from the floor. {A} sat on the floor as well, out of politeness. “Do you haunt much?” asked {A}. “Only people I like,” said {S}, and looked out.',
      'Knock, it went, somewhere near the table. “It’s haunted here,” said {A}. “You can ask it things. One knock means yes.” “Are you a ghost?” asked {S}. Knock. “Are you a friendly one?” Knock. “Do you know {host}?” Knock, it went, quite gladly. {S} thought for a bit. “Are you a hand?” There was a long pause. Then came one more knock, a very small one, and {A} put both hands back on top.',
      '“At Halloween you need a spooky face,” said {S}, and held the torch under the chin. {A} had a good look. “It’s a kind one, with a big nose,” said {A}. {S} tried it with teeth. “Now it’s somebody at the dentist.” Then {A} took the torch, and held it just the same. “Oh,” said {S}. “That one’s really spooky. How do you do it?” “I’m not doing anything,” said {A}. “I was just going to start.”'
    ],
    later: [
      '“Ghosts go through walls,” said {A}. {S} tried it with one finger. It was a good wall, and nothing went in. “I’ll begin with something thin,” said {S}, and went through the curtain. Then {A} tried. The curtain bulged here and bulged there, and {A} came out on the same side again. “You haunt in circles,” said {S}. “That’s the hard way.”',
      '“Trick or treat,” said {S}, in front of the sofa. {A} had no treat there, and so it had to be a trick. “I can wiggle one ear,” said {A}, and screwed up half a face. Nothing moved but an eyebrow. {S} watched it to the end. “That was a treat, really,” said {S}, and held out a paper bag to put it in.',
      'With a tissue over one finger, {A} had a very small ghost. “Whoo,” it said. “Are you new?” asked {S}. “Yes,” it said. “So far I only haunt pockets.” {S} showed it round: the table, the lamp and {host}. It bowed to each. At the last bow it fell off the finger. “Now it’s gone home,” said {S}, and folded up what was left.'
    ],
    end: [
      'The ghost had folded itself up, as ghosts do. It lay by the feet of {S}, and looked like a sheet.',
      'Something white went slowly past the bed. It was only {A}, with the pillow. “Whoo,” whispered {S}, very kindly.',
      'Far off a friendly ghost went round, and counted softly. One chair, one lamp, {host}, ten toes. It was all there.'
    ]
  },
  {
    id: 'super-fast',
    keys: ['super-fast', 'super fast', 'superfast', 'really fast', 'very fast', 'fastest', 'faster', 'quickest', 'super speed', 'super-speed', 'speed', 'speedy'],
    begin: [
      '“Superfast,” said {S}. It came so quickly that {A} had to ask for it again. “Super fast,” said {S}, with a gap this time.',
      '{S} wanted speed in it, the most that there is. {A} rubbed both knees, to get them warm.',
      '“First {host}, fast,” said {S}, “and then the rest, even faster.” {A} had not even sat down. It was going to be about speed.'
    ],
    middle: [
      '“I’m so fast that you can’t see it,” said {S}, standing by the table. “See what?” asked {A}. “I’ve just been to the door and back.” {A} had noticed nothing. “Do it again,” said {A}, and opened both eyes wide. {S} stood there, and breathed out. “Done.” {A} looked at the door. “I think it’s still moving a bit.” “That’s from the next time,” said {S}. “I’ve already been.”',
      'It was a race to the sofa in slow motion, and whoever came last would win. {S} lifted one foot, and it hung in the air. {A} moved an elbow. “Gooo,” said {S}, like treacle. Halfway there, {A} had an itch on the nose. A slow hand set out to scratch it. When the hand got there, the itch had left. Both stopped just before the sofa, and nobody wanted to be first. “Slower,” said {S}.',
      '“How fast can you put on a sock?” asked {A}, and counted. The first time {S} needed six. The next time it was four, and after that only two. “A record,” said {A}. “Now take it off in one.” {S} pulled, and the sock shot away over the table. “Where did it go?” asked {A}. “To {host}, I should think,” said {S}. “It had the speed.” {A} found it behind a cushion, quite out of breath.'
    ],
    later: [
      '“Spoon, spoon, spoon,” said {S}, faster and faster. After a while it came out as poons. “What’s a poons?” asked {A}. “A spoon that has gone past already,” said {S}. {A} tried it with button, and soon had a mouth full of tonbut. “That’s the fastest one we’ve got,” said {S}. “You couldn’t do it up at that speed.”',
      '{S} leaned a tray on a book, and that was the track. A pencil rolled down fast, and a ball of paper rolled faster. {A} had brought the slowest thing of all, a rubber. It sat at the top and stayed there. “When does it start?” asked {S}. “It’s on its way,” said {A}. {S} lay down and watched it closely. “I won’t blink,” said {S}, “or I’ll miss it.”',
      '“Stop,” said {A}, and held up a saucepan lid. “You came round that table too fast.” {S} stood with both feet together. “How fast was it?” asked {S}. {A} looked at the back of the lid. “Faster than {host}.” {S} asked to have that in writing, and got it on paper. Then {S} drove on at a walk, so that it didn’t blow away.'
    ],
    end: [
      'Now it was all in slow motion. {S} blinked, and that took a long time down, and a long time up, and down.',
      'The fastest thing in the room had stopped under the blanket. Only the toes of {S} still ran a little, and then walked.',
      'Far away went {host}, at top speed, without a sound. Seen from the pillow, it was all quite slow.'
    ]
  }
]
