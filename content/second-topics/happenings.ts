import type { SecondTopic } from '../second-topic.ts'

export const happenings: readonly SecondTopic[] = [
  {
    id: 'mystery',
    keys: ['mystery', 'mysteries', 'mysterious', 'detective', 'detectives', 'clue', 'clues', 'solve', 'solves', 'solved', 'solving', 'spy', 'spies', 'whodunnit'],
    begin: [
      '“There must be a mystery in it,” said {S}. “What sort?” asked {A}. “If I knew that,” said {S}, “it wouldn’t be one.” That seemed right.',
      'A detective was needed, and {S} was free. {A} found a pencil and some paper for the clues. On the first page it said: {host}. Nothing else was known so far.',
      'Two people were in the room, and one of them was a detective. {A} looked carefully. “It’s you,” said {A}. “Nobody was meant to know yet,” said {S}.'
    ],
    middle: [
      '“Don’t sit down,” said {S}. “There’s a clue on the sofa.” It was a dent in the cushion, and still a little warm. {S} measured it with a spoon: three spoons across. “Somebody sat here,” said {A}, and wrote it down. Then {A} sat in the dent, just to compare. It fitted all the way round. “How odd,” said {A}. “I’ve been helping to look for me.”',
      'One crumb lay on the table, and {S} put a ring of paper round it. “Who ate the rest?” asked {S} in a detective’s voice. {A} hadn’t. {host} had nothing to do with it. Then {S} found four more crumbs, all on one elbow. It was the elbow of the detective. “The clues lead to me,” said {S}. “Then you’ll have to question yourself,” said {A}. {S} did, and the answers were very polite.',
      'Spies sit behind newspapers with two holes in them. {S} had only kitchen paper, but it took the holes well. On the chair opposite sat {A}, behind a tea towel. For a long while both spies watched. “The tea towel has moved,” wrote {S}. “The paper has eyes,” wrote {A}. At last both notes lay side by side on the table. Each spy had found exactly one spy. “A good catch,” said {A}.'
    ],
    later: [
      'Tock, went something in the room, and then tock again. {S} went after it on tiptoe, with one finger up. It wasn’t in the box, and it didn’t come from {host}. {A} crept behind, carrying a spoon and a saucepan lid. “It’s very near now,” whispered {S}. “It follows us everywhere,” whispered {A}. Tock, went the spoon.',
      'Every detective has one question that always works. {S} tried it on the cushion, the door and the left shoe: “Where were you at the time?” “At what time?” asked {A}. {S} thought about that. It was a weak spot in the case. “At the time of the mystery,” said {S}, and the shoe was free to go.',
      '“Now you’re the detective,” said {S}, “and I know the answer.” {A} asked if it was round. It was sometimes round. {A} asked if it was in the room. “Only when I’m in the room,” said {S}. {A} wrote that down twice and gave up. “It was my yawn,” said {S}, and showed it.'
    ],
    end: [
      'One little mystery was left over: which side of the pillow was cooler. {S} looked into it slowly, first one cheek, then the other.',
      'The notes lay folded on the table, with {host} on page one. The case was closed. One eye was closed too, and then the other.',
      '“I’d like to know who took off the left sock,” whispered {A}. Only one person had been near it. {S} lay very still, and let it lie.'
    ]
  },
  {
    id: 'thief',
    keys: ['thief', 'thieves', 'stole', 'steal', 'steals', 'stealing', 'stolen', 'robber', 'robbers', 'burglar', 'burglars', 'burglary'],
    begin: [
      '“Something gets stolen,” said {S}. “Does the thief give it back?” asked {A}. “Of course. Where else would a thief put it?” So that was arranged.',
      'Before it began, {A} counted the spoons. “There’s a thief in this one,” {S} had said. {A} counted {host} as well, to be safe, and wrote it all down.',
      'A thief belonged in it, and {S} said which sort. It had to be a polite one. “The kind that says thank you,” said {A}, and nodded.'
    ],
    middle: [
      '{S} wore a sock on each hand, because thieves leave no fingerprints. On the table lay the spoon. The thief crept up and grabbed it, and it slid away. It slid away again, with a clink. {A}, the owner, was snoring for show and opened one eye. “Would it help if I handed it to you?” asked {A}. “Yes, please,” said the thief. So it was stolen at last, and put back straight after. You can’t hold much in socks.',
      '“I’m the burglar alarm,” said {A}, and stood by the sofa. “I go off at the smallest sound.” {S} came on tiptoe for the cushion, and not a board creaked. Nothing else was touched, not even {host}. The cushion was half stolen when the alarm sneezed. “Was that you going off?” asked the burglar. “No, that was only my nose,” said {A}. “Do go on.” At the door the alarm rang after all. “Sorry,” said {A}. “I was listening to how quiet you were.”',
      'Where the spoon had been, there lay a sock. “Stolen,” said {A}, “and paid for.” {S} stood nearby with one bare foot and looked at the ceiling. {A} turned round, only for a moment. Now there lay a saucepan lid, and after that a cushion. “This thief never takes anything for nothing,” said {A}, and turned round once more. Then the spoon lay there again. “It was a fair price,” said {S}, with both socks on.'
    ],
    later: [
      '“Now I’m the guard, and you steal it,” said {S}, and sat down on the saucepan lid. {A} asked if the guard would kindly get up. The guard would not. “Shouldn’t somebody be guarding {host}?” asked {A}. {S} looked round, but stayed put. “You’d have to steal me as well,” said {S}. {A} lifted one foot of the guard, just to try. Then {A} decided to become honest.',
      'This thief had only taken one letter. “It’s the B,” said {S}. {A} looked round the room. On the sofa lay the lanket, and next to it stood an empty ox. “Please ring it ack,” said {A}. {S} felt inside a sock, right down by the toes. There it was, a little bent. “Better,” said {A}. “Much better.”',
      '{A} made a poster: Thief Wanted. {S} said what to draw, and it got two ears, a kind mouth and a big bag. “It looks just like you,” said {S}. “I can only draw myself,” said {A}. So {A} was caught on the spot. The reward was a hug, and it had to be paid out twice.'
    ],
    end: [
      'Some quiet thief was stealing the sounds, one after another. First the creaks went, then the hum. {S} heard them go, and kept none back.',
      'Everything was back in its place, and {host} too. The thief had said thank you, very softly, and closed the door with both hands.',
      '{A} counted once more: two hands, two feet, one nose. Nothing had been stolen. {S} felt for the nose anyway, and it was there.'
    ]
  },
  {
    id: 'treasure',
    keys: ['treasure', 'treasures', 'treasure hunt', 'treasure chest', 'gold coins', 'pot of gold', 'buried', 'x marks the spot', 'jewels'],
    begin: [
      '“There’s treasure in it somewhere,” said {S}. “Near the beginning, or near the end?” asked {A}. “If I told you,” said {S}, “you’d start digging there.”',
      'On a piece of paper {A} drew a cross. “That’s where the treasure is,” said {S}. “And where’s that?” asked {A}. “That’s the rest of the map,” said {S}.',
      'Gold was wanted, and a map that led to it. {S} made the map first, since that was easier than gold. {host} got a corner of it.'
    ],
    middle: [
      'The map said ten steps from the sofa, and then dig. {S} took ten steps and stood by the door. {A} took ten steps and stood by the table. “It depends on the legs,” said {A}. So they took ten together, arm in arm, and came round in a curve to the sofa. {S} dug between two cushions with both hands. There lay a coin with fluff on it. “Pirates,” said {A}. They buried it again straight away, exactly where it had been.',
      'First the treasure had to be buried. {S} put a spoon on the floor, and {A} heaped two cushions and a blanket on top. “Now we don’t know where it is,” said {S}. They looked round. There was only one heap in the room, and it was a big one. “Behind the door?” asked {A}. They dug there, and then near {host}. “Could it be the heap?” asked {S} at last. “I’d never have thought of that,” said {A}.',
      '“I see gold,” said {S}. It lay on the wall, round and yellow, where {A} pointed the torch. {S} put both hands over it, but then it lay on the hands. {S} put a cushion over it, and it lay on the cushion. “It doesn’t like being buried,” said {A}. So {S} held the box underneath, and the gold dropped right in. {S} shut the flaps, and {A} pressed the button. “Got it,” said {S}. It was so full that nothing rattled.'
    ],
    later: [
      '“One for you, one for me,” said {S}, sharing out the gold. It was five spoons, so there was one left over. “That’s for the captain,” said {A}. But both of them were the captain. “Then {host} can have it,” said {S}. {A} gathered up the five spoons and laid them in the drawer. “A good hiding place,” said {S}. “Nobody looks for spoons there.”',
      'A treasure map has to be old. {S} crumpled it into a ball and sat on it for a bit. Then it was old enough, but hard to read. {A} smoothed it out on one knee. Every crease looked like a road now. There were forty roads, and they all led to each other. “No wonder the pirates took so long,” said {A}.',
      '“Cold,” said {A}, because {S} was looking for gold by the window. {S} looked under the table. “Cold,” said {A}. The sofa was cold as well. {S} stopped and leaned against {A}, to think. “Warm,” said {A}. {S} leaned a bit more. “Hot,” said {A}, and opened one hand, and there lay a button. “You had it by you all the way,” said {A}. “No, you had,” said {S}.'
    ],
    end: [
      'Deep under the blanket lay two feet, well buried. No map showed them. {S} moved one toe, to make sure that the gold was still there.',
      'The cross on the map couldn’t be seen any more. It was somewhere near {host}, and near the pillow, and that was near enough.',
      'Gold can lie still for three hundred years. {S} lay still beside it, and was already quite good at it.'
    ]
  },
  {
    id: 'lost',
    keys: ['went missing', 'goes missing', 'gone missing', 'lost and found', 'lost property'],
    begin: [
      '“Something goes missing,” said {S}. “What?” asked {A}. “We’ll only know when we can’t find it.” So {A} had a good look at the room while it was complete.',
      'Anything can get lost in a story, and {S} wanted it so. {A} agreed, as long as {host} turned up again. That was promised.',
      'There would be lost things in this story. {S} had decided that, and {A} made a list of good places to look. The first word on it was “under”.'
    ],
    middle: [
      '“The torch is missing,” said {A}. It was dark under the sofa, so {A} shone a light in there. {S} looked along it and saw fluff and a pencil. They shone behind the cushions and inside the box. “If only we had the torch,” said {A}. “Then we’d see much better.” {S} looked at the light for a while. “What’s that in your hand?” asked {S}. “My light,” said {A}. “I need it to find the torch.”',
      'Behind the table sat {S}, who was the lost property office. “I’ve lost a sock,” said {A}. “What does it look like?” “Like this one,” said {A}, and held up a foot. {S} searched under the table. “We’ve got a lid and a spoon,” said {S}. “Somebody handed in {host}, but no sock.” “I’ll take the lid,” said {A}. “You have to lose it first,” said {S}. So {A} went to the door, lost the lid, and came back rather worried.',
      'Somebody was lost, and it was {S}, under the blanket on the sofa. “Where are you?” called {A}. “I don’t know,” said the blanket. “What can you see?” “Stripes, and a bit of me.” {A} lifted a corner and crawled in to look. It was dim in there, and there were only two directions. “I don’t know this place either,” said {A}. Now both were lost. But each of them had found the other one.'
    ],
    later: [
      'The spoon was missing. “Have you called it?” asked {S}. Nobody had. {S} called it under the table, softly, and {A} called it behind the door. It didn’t come. “You have to fetch its bowl,” said {S}. “They always come to the bowl.” {A} went and looked into the bowl. There the spoon lay, right in the middle, and must have heard every word.',
      '{A} had lost a thought. “I had it when I stood by the table,” said {A}. So they went back there, and {S} looked on top and {A} underneath. “What was it like?” asked {S}. “Short,” said {A}, “and nothing to do with {host}.” {S} found a short one on the sofa. “This one says: sit down.” “That’s mine,” said {A}, and sat down.',
      '“There ought to be two of us,” said {S}, and counted. {S} counted {A}, and that made one. {A} counted {S}, and that made one as well. “Somebody’s missing,” said {A}. They looked behind the sofa and under the table. Then they laid all the hands on the table and counted those. There were four. “That’s enough for two,” said {S}. “We must have come back.”'
    ],
    end: [
      'Whatever had gone missing was back, and {host} too. Only one yawn was still out there somewhere. {S} waited, and it came.',
      '“Count up what you’ve got,” whispered {A}. {S} felt for the pillow, the blanket and both knees. It was all there, down to the last toe.',
      'Somewhere under the bed lay one lost sock, and it was quite comfortable. {S} would go and look for it, but not for a long while.'
    ]
  },
  {
    id: 'late',
    keys: ['late for', 'running late', 'nearly late', 'always late', 'hurry', 'hurries', 'hurrying', 'hurried', 'in a hurry', 'in a rush', 'missed the bus', 'missed the train', 'overslept'],
    begin: [
      '“We’re late,” said {S}. “What for?” asked {A}. “I don’t know yet, but we’ll have to hurry.” So it started a bit faster than usual.',
      'It was a story for people who were running late. {S} had said so. {A} had one arm in a sleeve already, and asked if {host} could wait.',
      'Hurry came into it, and plenty of it. {A} was looking for the second shoe. {S} had found both, and walked on the spot.'
    ],
    middle: [
      '“All aboard,” called {S}, who drove the bus. It was two chairs, one behind the other. {A} came hurrying from the hall with a box, a blanket and one sock. “Wait,” called {A}. But it was a bus that left on time, and {S} drove off, humming. “Now I’ve missed it,” said {A}, and sat down on the back chair to rest. “What a pity,” said {S}. “The next one won’t be long.” “I’ll wait here, then,” said {A}.',
      'The paper clock said five to. {S} had drawn it, so it was right. “Only five minutes,” said {A}, and ran round the table for the sock. {S} ran round for the spoon. Then both ran round because of {host}. {A} looked at the clock, and it still said five to. “We’re getting faster and faster,” said {A}. They sat down and waited for the clock. It took its time. In the end {S} had to give it a push with the pencil.',
      '“Quick, quick,” said {A}, who was late, and came as far as the cushion. {S} held it up. “Red light,” said {S}. {A} hopped from foot to foot, looked at the floor, and looked at the ceiling. Up there was a spot like a duck. “Green,” said {S}, and put the cushion away. {A} stayed where {A} was. “You can go now,” said {S}. “In a moment,” said {A}. “You’re holding up the traffic,” said {S}, and came to see the duck.'
    ],
    later: [
      '“Now let’s be much too early,” said {S}. They sat down on two chairs and waited for it to begin. “For what to begin?” asked {A}. “We’re too early to know,” said {S}. Nothing had been put out yet, and nobody had so much as mentioned {host}. They swung their feet. It was so comfortable that they nearly missed it.',
      'There was a short cut to the sofa, under the table. “It saves a whole minute,” said {S}, and crawled in. {A} crawled after. In the middle {A} had to turn round because of a knee. Then {A} had to go back for a sock. “How long was that?” asked {S} at the sofa. “Four minutes,” said {A}. “But we’ve saved one of them.”',
      '“Sorry I’m late,” said {A} at the door. {S} wanted to hear a reason. {A} went out and came in again. “Sorry I’m late. A sock held on to my foot.” That was better. Then {S} tried it, and stayed out in the hall for some time. “Sorry I’m late,” said {S}. “I was standing behind the door, thinking of a reason.”'
    ],
    end: [
      'Nobody was late now. The bed had waited, and the pillow had waited. {S} arrived slowly, first the feet, and then the rest.',
      'There was no hurry any more, not for {S}, and not for {host}. The last bus stood at its stop, with the engine off.',
      'Sleep came a little late, and said sorry, very softly. “It doesn’t matter,” whispered {S}, and moved over to make room.'
    ]
  },
  {
    id: 'secret',
    keys: ['secret', 'secrets', 'secretly', 'whisper', 'whispers', 'whispered', 'whispering', 'secret door', 'secret passage', 'secret club', 'secret code', 'password', 'passwords', 'hush-hush'],
    begin: [
      '“It’s a secret,” said {S}. “The whole story?” whispered {A}. “Only the part with the secret,” {S} whispered back. From there on it had to be told quietly.',
      'The password came first. {S} knew it and {A} didn’t, so the story couldn’t start yet. “Is it {host}?” asked {A}. It had been far too easy.',
      'Something had to stay secret. {S} wouldn’t say what, and {A} wouldn’t ask. So there were two people already who said nothing about it.'
    ],
    middle: [
      'Between two chairs hung the blanket, and that was the secret door. “Password,” said {S} behind it. “Pudding,” said {A}. It was wrong, and so was onion. “Could you give me a hint?” asked {A}. “It’s what you say when you want something,” said {S}. {A} thought hard and stood on one leg. “It won’t come to me,” said {A}. “Just open up, please.” The door flew open. “But I haven’t said it yet,” said {A}.',
      '{S} whispered a secret into one ear of {A}. It tickled, and only half of it went in. “Something about {host}?” asked {A}. It wasn’t. {S} whispered it again, more slowly. “Try the other ear,” said {A}. The other ear was even worse. So {S} wrote it down on paper, folded it six times and put it in a sock. “Now it’s really safe,” said {A}. “Even I don’t know it.”',
      '“One knock is yes, and two is no,” said {S}. They sat under the table and talked with their knuckles, so that nobody heard. {A} knocked three times. “What’s that?” whispered {S}. “I slipped,” whispered {A}. So three meant slipped. Four meant move over. Then {A} knocked on and on, all along one table leg. “What does that mean?” asked {S}. “My foot has gone to sleep,” said {A}, “but in secret.”'
    ],
    later: [
      '“We need a secret handshake,” said {S}. It began with one hand, then came both elbows. {A} put in a hop, and {S} put in a pull at the left ear. It got longer and longer, with a short rest in the middle. “If we meet in the hall, I’ll just wave,” said {A}. “But secretly,” said {S}. So {A} practised waving with one toe.',
      '“We’re a secret club now,” said {S}, “with room for {host}.” {A} asked what the club did. “That’s a secret,” said {S}. “From us as well?” asked {A}. “From us most of all.” So the club met behind the sofa, and neither of the two members knew why. It was a good meeting. “Same place next time?” whispered {A}. “I can’t tell you,” whispered {S}.',
      'Keeping a secret was hard work for {A}. It pushed. {A} pressed both lips together, and it came out as a hum. {A} put a hand over the hum, and the feet began to tap. “I think I know what it is,” said {S}. “You can’t,” said {A} through the hand. “It’s a song,” said {S}. {A} let go, and it was, with four verses.'
    ],
    end: [
      'Under the pillow was the best place for a secret. {S} laid one ear on top, and could hear it keeping quiet.',
      '“Password,” whispered the pillow, or perhaps it was {A}. {S} breathed out, long and slow. That was right, and far off a door opened.',
      'Only {S} knew it now, and perhaps {host}. In the dark the secret grew small and round, and lay down first.'
    ]
  },
  {
    id: 'rescue',
    keys: ['rescue', 'rescues', 'rescued', 'rescuing', 'rescuer', 'saved', 'save the', 'saving the', 'to the rescue', 'sos', 'needs help'],
    begin: [
      '“Somebody has to be rescued,” said {S}. “Is it me?” asked {A}. “You’ll be told in time,” said {S}. So {A} stayed near the sofa, just in case.',
      'Every rescue needs one who saves and one who calls for help. {S} did the saving. {A} tried out the calling, quite softly, so as not to disturb {host}.',
      'Ready to save anything, {S} stood there with a blanket and a spoon. “What’s the spoon for?” asked {A}. “That depends on what happens,” said {S}.'
    ],
    middle: [
      '{A} sat on a cushion, and all round it was the sea. “Help,” called {A}, “but there’s no rush.” {S} came across the carpet in the box, rowing with a spoon. The box hardly moved. So {S} climbed out, walked through the sea and pushed the boat. “Isn’t it deep?” asked {A}. “Up to the ankles,” said {S}. “Then I could have walked,” said {A}. “You could, but then you wouldn’t be rescued.” {A} sat down again, and was rescued properly.',
      '“Rescue service,” said {S} into a spoon. “There’s a sock under the sofa,” said {A} into another spoon. “Is it calm?” asked {S}. It was lying quite still. {host} stayed at the station, and {S} came twice round the table, calling nee-naw. {S} lay down flat, reached in, and pulled out a pencil. “That isn’t the one I rang about,” said {A}. “It was waving,” said {S}, and reached in again. In the end both lay on a cushion, under a tea towel.',
      '“I’m stuck,” said {A} from inside a jumper. One sleeve waved, but there was no hand in it. {S} took hold of it. “Stay calm,” said {S}. “I’m a rescuer.” “I’m very calm,” said the jumper. “I just don’t know which way is up.” {S} looked in at the neck, and an eye looked out. “It’s this way,” said {S}, and showed a light with the torch. Out came the other eye, a nose, and the rest. “Oh, it’s you,” said {A}.'
    ],
    later: [
      '“Now save me,” said {S}, and lay down flat on the blanket. {A} took hold of two corners and pulled. The blanket came along nicely, as far as the door. {S} still lay on the floor in the middle of the room. “You’ve saved the blanket,” said {S}. “It was very grateful,” said {A}, and came back for the rest.',
      'Whoever saves somebody gets a medal. {A} fetched the big saucepan lid and made a speech. “For saving the table, two chairs and {host},” said {A}. {S} said that it had been nothing. “Then I’ll fetch a smaller lid,” said {A}. {S} thought again. “It was quite a lot, really,” said {S}, “and one chair was heavy.”',
      'On the floor lay a cushion that had fallen off the sofa. {S} wanted to save it at once. “Perhaps it likes it down there,” said {A}. So {S} lay down beside it to see. The floor was cool, and you could look right under the table. {A} lay down as well. For a while nobody was rescued, and all three managed very well.'
    ],
    end: [
      'Everything was saved now, even {host}, even the last small sock. The rescuer lay flat, and let the bed do the holding.',
      'Nobody called for help any more. {S} listened for it, just in case, with one ear, and then with neither.',
      'Very gently, {A} pulled the blanket over one cold foot. It was the last rescue, and {S} said thank you with a toe.'
    ]
  },
  {
    id: 'wishes',
    keys: ['wishes', 'three wishes', 'one wish', 'a wish', 'makes a wish', 'make a wish', 'made a wish', 'genie', 'genies', 'wishing well', 'wishing star', 'magic lamp', 'wish come true', 'wishes come true'],
    begin: [
      '“There are three wishes in it,” said {S}. “Could I have one?” asked {A}. “You’ve just had it,” said {S}. “You wished for one.” That left two.',
      'First {S} made a wish. It couldn’t be said aloud, or it wouldn’t work. {A} thought of {host}, and tried very hard not to guess.',
      'Wishes were to come true, but only handy ones. {S} had settled that. {A}, who had wanted a palace, thought again and came down to a cushion.'
    ],
    middle: [
      '{S} rubbed the saucepan lid with a sock, and out from behind the sofa came {A}. “I’m the genie,” said {A}. “You’ve got three wishes.” First {S} wished for a hop, and it was granted. Then {S} wished for another hop, with a turn. Only one wish was left. “I wish that you had a wish,” said {S}. Nobody had ever asked the genie that. “Then I’d like a scratch,” said {A}, “just there, between the shoulders.” {S} granted it with a spoon.',
      'The box was a wishing well, and {S} dropped in a paper coin. They listened, but there was no plop. “Then it’s still falling,” said {A}. “It’s a deep one.” {S} used the time and wished. There was even time for {A} to wish, and a bit left over for {host}. “Plop,” said {A} at last. “Not yet,” said {S}. “I’m in the middle of one.” {A} took back the plop and waited.',
      '“I wish for light,” said {S}, and clicked the torch, and there was light. “I wish for dark,” said {S}, and that worked too. Now {A} had a go. “I wish for a horse,” said {A}. They waited, but nothing came. “You have to start small,” said {S}. So {A} wished for a knock on the table, and {S} knocked. “And now the horse,” said {A}. {S} thought, and knocked again, clip-clop, clip-clop, right across the table.'
    ],
    later: [
      '{A} held the torch upright, like a candle on a cake. {S} wished and blew, and it went out at the first puff. {A} had a thumb on the button. Then it was the turn of {A}. {A} blew from the front and from the left, and still it shone. “You forgot your thumb,” said {S}. “I was busy wishing,” said {A}.',
      '“I wish for one more wish,” said {S}. {A} kept the list, and wrote down one more. {S} used that one for another wish. {A} crossed it out and wrote it down again, eleven times. “Is it still the same wish?” asked {S}. “It’s rather thin by now,” said {A}. So {S} wished for a rest for the pencil, and that was the last.',
      '“What does a chair wish for?” asked {A}. {S} laid one ear on the seat and listened. It wanted to be sat on the other way round. {S} did that. The left shoe wished for the right shoe, and {A} saw to it. {host} needed nothing. The sofa wished for a heavy cushion, so {A} lay down on it. “Exactly like that,” said {S}, with one ear on the arm.'
    ],
    end: [
      'One wish was still left, and {S} kept it under the pillow. It was warm there, and there was no need to use it.',
      'Far down in the well a wish was still falling, slowly, past {host}. {S} lay and listened for the plop, and was in no hurry.',
      '“I wish it would be quiet,” whispered {S}. It had come true already, right up to the window and along the wall.'
    ]
  },
  {
    id: 'invention',
    keys: ['invention', 'inventions', 'inventor', 'inventors', 'invent', 'invents', 'invented', 'inventing', 'machine that', 'machine which', 'contraption', 'gadget', 'builds a machine'],
    begin: [
      '“There’s a machine in it,” said {S}, “and it hasn’t been invented yet.” “When will it be?” asked {A}. “As we go along.” So {A} went for a box.',
      'An inventor was needed, with a pencil behind one ear. {S} had the ear and {A} had the pencil. {host} could be built in later.',
      'Ideas came first, and screws came second. {S} had an idea already, said {S}. {A} held out both hands, so that it wouldn’t drop.'
    ],
    middle: [
      '“It’s a machine that turns things round,” said {S}. It was the box, with a saucepan lid for a wheel. {A} put in a sock. {S} turned the lid and rattled, and the sock came out inside out. {A} put in a spoon. It rattled for a long time, and then the spoon came out handle first. “And what about me?” asked {A}, and put in a hand that waved hello. It came out again and waved goodbye.',
      'The machine was one long row, from the sofa to the table. The cushion fell on the box, the box pushed the lid, and the lid rolled to {A}. {A} said ding. {host} counted as a spare part. “What does it do?” asked {A}. “It tells you when the cushion has fallen over,” said {S}. They started it, but the lid rolled off under a chair. “Ding,” said {A} all the same. “How did you know?” asked {S}. “I saw the cushion fall,” said {A}.',
      '{S} drew four buttons on paper and laid it on the knees of {A}, who was the machine. The first was for standing up. {S} pressed it, {A} stood up, and the buttons fell off. They were put back. The second was for humming, and the third was for stop. “And the fourth?” asked {S}. The machine didn’t know either. {S} pressed it. Slowly one arm came out, and pressed {S} on the nose. “Beep,” said the inventor.'
    ],
    later: [
      '“Now it needs a name,” said {S}. On the table stood a lid on a sock on a box. {A} was for Lidsocker. {S} was for Bumbo Four. “And where are Bumbo One, Two and Three?” asked {A}. “They didn’t work,” said {S}. “And what does Bumbo Four do?” {S} looked at it from all sides. “It stays up,” said {S}.',
      'The machine had stopped, so {S} lay under the table and put out a hand. “Spanner,” said {S}. {A} passed a spoon. “Big spanner,” said {S}. {A} passed a bigger spoon. Then {S} asked for a sock, and for a while there was only puffing. “It runs,” said {S}, and came out. “What was it? Was it {host}?” asked {A}. “No,” said {S}. “It wasn’t switched on.”',
      'A sheet of paper, rolled up, could send thoughts. {S} had just invented it. One end went on the forehead of {S}, and the other on the forehead of {A}. “I’ve got a round one,” said {A}. “I sent a square one,” said {S}. “Then the corners came off on the way.” {S} held the paper straighter. Now one got through whole, and both of them scratched an ear.'
    ],
    end: [
      'Last of all, {S} invented a machine that did nothing at all. It lay flat, it was warm, and it ran without a sound.',
      'The plans were rolled up, with {host} drawn small at the edge. Somewhere a wheel still turned, and each turn took a little longer.',
      'Both eyelids worked on their own now. Nobody had to turn anything, and the inventor didn’t look to see how it was done.'
    ]
  },
  {
    id: 'time-travel',
    keys: ['time travel', 'time-travel', 'time traveller', 'time travelling', 'time machine', 'time machines', 'back in time', 'travels in time', 'through time', 'olden days', 'in the past', 'into the past', 'into the future', 'from the future'],
    begin: [
      '“It goes back in time,” said {S}. “How far?” asked {A}. “To before you asked.” {A} said nothing for a moment, to see if it worked.',
      'Long ago came into it, and so did later. {S} wanted both. {A} only wanted to know where {host} came in: before or after.',
      'A time machine is easy to build if you begin the week before. {S} hadn’t. So {A} fetched a saucepan lid for the wheel, and it began now.'
    ],
    middle: [
      'The time machine was two chairs under a blanket. {S} turned the lid, and they went back five minutes, rattling a good deal. They put out their heads. It all looked much the same. “What were we doing five minutes back?” asked {A}. “We were building a time machine,” said {S}. So they had to build it. It went quickly, since it was there already. Then {S} turned the lid the other way, and they landed in now. “Right to the second,” said {A}.',
      '“We’re in long ago,” said {S}, “so there aren’t any chairs.” {A} got up and sat on the floor. There were no torches either, and no spoons. “And socks?” asked {A}. {S} was sorry, but there were no socks. {A} took them off. “And {host}?” “Later,” said {S}. “Much later.” It was cold in long ago. “When does somebody think of the blanket?” asked {A}. “In a thousand years,” said {S}. They waited for it. “Now,” said {S}, and got it.',
      '{S} turned the lid to the left, and time ran backwards. “Goodbye,” said {A}, and came in at the door, back first. “You’re welcome,” said {S}. “Thank you,” said {A}, and only then got the spoon. “Bless you,” said {S}. For a bit nothing happened. Then {A} had to sneeze. “So that’s what it was for,” said {A}. “Hello,” said {S} at the very end. {A} was pleased, and went out backwards.'
    ],
    later: [
      '“I’ve come from tomorrow,” said {S}, and stepped out from behind the door. “What’s it like there?” asked {A}. “The sofa’s the same, but a cushion has moved.” {A} was glad about the sofa. “And what am I doing there?” “Just now you’re going to sit down,” said {S}. {A} sat down, and was astonished. “Next you’ll ask something.” “What will I ask?” asked {A}. “That was it,” said {S}.',
      'Dear Long Ago, wrote {S}, how are you? We’ve got torches now, and also {host}. {A} posted it under the sofa cushion, where things stay for years. “How long will it take?” asked {S}. “It goes backwards,” said {A}. “So it’s been there for ages.” They looked. There it lay, a bit squashed, and already as old as anything.',
      'The visitor from the year three thousand was {S}, and {A} showed the museum. “This was a sock,” said {A}. “People had two, and lost one.” “Why?” asked {S}. “Nobody knows any more.” The saucepan lid was a hat, or else a mirror. “And what’s this?” asked {S}, and pointed at {A}. “That’s the guide,” said {A}. “It’s very old, and nearly complete.”'
    ],
    end: [
      'Long ago and later lay side by side, as quiet as two shoes. {S} lay in between, in the warm part.',
      'The time machine stood still, and there was all the time in the world for {host}. A minute went by, a slow one, all alone.',
      '“It’s just before sleep,” whispered {A}, who had looked it up. The next stop was tomorrow, and you got there by lying still.'
    ]
  },
  {
    id: 'forgetful',
    keys: ['forget', 'forgets', 'forgot', 'forgotten', 'forgetful', 'forgetting', 'absent-minded', 'lost its memory'],
    begin: [
      '“It’s about somebody who forgets everything,” said {S}. “About whom?” asked {A}. {S} had to think. It had been quite clear a moment before.',
      '“There was something else that we wanted in it,” said {A}, “and I’ve forgotten what.” {S} waited. “It wasn’t {host},” said {A}. “It came straight after.”',
      'Forgetting was part of it, {S} had said. So {A} tied a knot in a tea towel, as a reminder. Then {A} looked at the knot for quite a while.'
    ],
    middle: [
      '“I’ll just fetch it,” said {A}, went into the hall, and came back. “What was I fetching?” “A spoon,” said {S}. {A} said spoon, spoon, spoon all the way, and came back with a sock. “I had it as far as the door,” said {A}. So {S} went along, and they carried the word between them. {S} said spoo and {A} said n. It worked, and they laid the spoon on the table. “What did we want it for?” asked {S}.',
      'Five things lay on the table, said {S}, and {A} looked at them hard. Then {S} spread the tea towel on top. “What’s under it?” asked {S}. “A spoon, a sock, a pencil and a lid,” said {A}, and stopped. “And what else?” {A} had forgotten. It wasn’t the shoe, and it wasn’t {host}. “I give in,” said {A}. {S} lifted one corner to peep, and counted four. “It was the tea towel,” said {S}. “I forgot that I’d need it.”',
      '“I’ve forgotten how to sit,” said {S}. {A} knew how it went. “You bend your knees and trust the sofa,” said {A}. {S} bent both knees and walked round the table like that. “That’s something else,” said {A}, and showed it properly. It was a fine, deep sit. But then {A} didn’t know the way up any more. “You lean forward and think of something nice,” said {S}. “Now I remember it all,” said {A}, and stood.'
    ],
    later: [
      'So as not to forget, {A} wrote a note. “Don’t forget,” it said. “Don’t forget what?” asked {S}. It didn’t say. {A} wrote a second note: “See the other note.” That didn’t help much. So {S} drew the thing, round, with two dots. “Ah, that,” said {A}. “What is it, then?” asked {S}. “I’ve forgotten,” said {A}, “but it was friendly.”',
      '“Could you pass me the thing?” asked {A}. “What thing?” asked {S}. “The thing for the whatsit.” It might have been {host}, for all that anyone could tell. {S} thought, and passed the saucepan lid. “That’s the one,” said {A}. “How did you know?” “You made a round mouth,” said {S}. “For the spoon you always make a long one.”',
      '{S} sang a song, and after the second line it stopped. The words were gone. {A} knew how it ended, but not how to get there. So they hummed across the gap and marched round the table for as long as it took. On the far side was the end, and they sang it loudly. “Once more,” said {A}. “I like the part that we’ve forgotten.”'
    ],
    end: [
      'There was something that {S} had meant to say, and now it was gone. It had been a soft word, and perhaps only a yawn.',
      'Twice {A} came back, for the lamp and for the door. The third time it was only to look, and that hadn’t been forgotten at all.',
      'Nothing had to be remembered any more, not the song, not {host}. One by one the words slipped off, and made no sound.'
    ]
  },
  {
    id: 'mix-up',
    keys: ['mix-up', 'mix up', 'mixed up', 'mixed-up', 'mixes up', 'muddle', 'muddled', 'muddles', 'muddled up', 'swapped by mistake', 'jumbled'],
    begin: [
      '“Things get mixed up in it,” said {S}. “Which things?” asked {A}, and put the left shoe on the right foot. “That sort,” said {S}.',
      'This one had a muddle in it, right in the middle. Or else a middle in the muddle. {A} tried to say both quickly, and out came {host}.',
      'Wrong was to be right, for this once. {S} had decided it. {A} agreed, and shook the sleeve of the coat on the hook.'
    ],
    middle: [
      '“I’m you and you’re me,” said {S}. “Somebody has muddled us up.” So {S} walked to the door the way {A} always walked. “Do I do that with my elbows?” asked {A}. Then {A} sat down on the sofa like {S}, half on it and half not. “I never sit like that,” said {S}, sitting down just like that. There they sat for a while. “Who says when it’s over?” asked {A}. “You do,” said {S}. “You’re me.”',
      'The words had been swapped by mistake. The spoon was called sofa, and the sofa was called spoon. “Come and sit on the spoon,” said {S}. {A} came and sat. “And what do we call {host}?” asked {A}. “Tuesday,” said {S}. That was easy to remember. {A} passed the sofa, and {S} stirred with it in an empty bowl. Then they had to tidy up. “I’ve put the sofa in the drawer,” said {A}. “All of it?” asked {S}.',
      '“Socks here, spoons there,” said {A}, sorting. But somehow here and there got muddled. Soon each sock had a spoon in it. “Wrong,” said {S}, and set about helping. Now the cushion lay on the saucepan, and the lid lay on the sofa. The cushion fitted the saucepan very well. “It looks comfortable,” said {S}. {A} sat down on the lid to think it over. “This one’s colder,” said {A}, “but it’s the right size.” Then they sorted it all back.'
    ],
    later: [
      '“Hello, is that the sofa?” asked {A} into a shoe. “No, it’s the chair,” said {S}, who sat on it. “You’ve got the wrong number.” {A} was very sorry and rang again. It was still the chair. “What am I doing wrong?” asked {A}. “That’s the left shoe,” said {S}. {A} took the right one. “Sofa speaking,” said {S}, who had moved over.',
      '“My words are all muddled,” said {S}. “Please cushion the table on the put.” {A} put the cushion on the table. “That was very spoon of you,” said {S}. “Not at sock,” said {A}. They went on like that, and even {host} got a word in somewhere. After a time there were no more mistakes. Only nobody could have said what it was about.',
      'Once there were three bears, said {A}, and a wolf came and blew on the porridge. “That’s wrong,” said {S}. “The wolf goes with the pigs.” “Then who blew on the porridge?” asked {A}. “Nobody did. It was too hot.” “That’s just why,” said {A}. {S} thought it over. It was wrong from start to finish, but the porridge came out right.'
    ],
    end: [
      'Head and feet had got to the right ends at last. Only the blanket lay the wrong way round, and was just as warm.',
      'Left and right went quiet, and so did {host}, in whatever order. {S} lay on one side, and it was the right one.',
      '“Tight sleep,” whispered {S}. “Well dream,” whispered {A}. It was a little muddled, and it meant the same.'
    ]
  },
  {
    id: 'surprise',
    keys: ['surprise', 'surprises', 'surprised', 'surprising', 'surprise party', 'surprise present', 'surprise visit', 'surprise gift', 'unexpected'],
    begin: [
      '“There’s a surprise in it,” said {S}, “but not for me. I know it.” “Then it’s for me,” said {A}, and looked the other way already.',
      'What came in the middle was a surprise, so it couldn’t be told yet. {S} knew nothing, {A} knew half, and {host} gave nothing away.',
      'Surprised was what {S} wanted to be. {A} asked when. “If you tell me that, I won’t be,” said {S}. So it was left open.'
    ],
    middle: [
      '“Shut your eyes,” said {S}. {A} shut them and held out both hands. Something was laid in them, wrapped in a tea towel. In the tea towel was some paper, and in the paper was a sock. “A sock,” said {A}. “I’d never have guessed.” “Go on,” said {S}. In the sock was a big spoon. {A} looked into it from the front. There, very small and upside down, sat {A}. “Surprise,” said {S}.',
      'Behind the sofa crouched {S}, waiting to be a surprise. Nobody came. {S} waited a little longer, and counted to ten, and thought about {host}. It was very quiet in the room. Then {S} could wait no more, and popped up at the left end. “Surprise!” called {S}. “Surprise!” called {A}, and popped up at the right end. They looked at each other. “How long have you been there?” asked {S}. “I was here first,” said {A}. “I wondered who was breathing.”',
      '“First show me how surprised you’ll be,” said {S}. {A} opened both eyes and the mouth. “More eyebrow,” said {S}. {A} gave more eyebrow and looked in the saucepan lid. “Now it’s too much. That’s how you look at a wasp.” They practised until it was exactly right. Then {S} held the surprise up, and {A} made the face. It was perfect. “And what was it?” asked {A}. “You had your eyes on the lid,” said {S}.'
    ],
    later: [
      '{A} gave {S} some paper, folded small. Inside was a drawing of a cushion. {S} looked under the cushion, and there was a drawing of a shoe. In the shoe was one more drawing, of {A} with very long arms. {S} turned round. There stood {A}, with both arms out. “The real ones are shorter,” said {S}. “But they reach,” said {A}.',
      '“Guess what’s behind my back,” said {S}. {A} guessed a spoon, a sock and a box. {A} even guessed {host}. It was none of them. “I give up,” said {A}. {S} turned round. Behind the back was nothing at all, only two hands. “One of them’s for you,” said {S}. {A} hadn’t thought of that, and took the left one. It was warm.',
      'Real surprises can’t be planned, said {A}. So they sat on the sofa and waited for one. For a long time nothing came. Then the end cushion, which had leaned for ages, slid slowly down to the floor. Fup, it went. “Was that you?” asked {S}. “No,” said {A}. “Was it you?” They leaned it up again and got ready for the next.'
    ],
    end: [
      'Nothing more came as a surprise, and that was pleasant. The pillow was where it always was, and {S} sank in just as expected.',
      'One small surprise was left: the far corner of the bed was still cool. {S} found it with a foot, and told nobody.',
      'Wrapped in the blanket like a present lay {S}, with {host} somewhere near. The unwrapping could wait for a long, long while.'
    ]
  }
]
