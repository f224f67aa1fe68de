import { wishPlot } from '../wish-plot.ts'

export const telephone = wishPlot({
  id: 'wish-telephone',
  wishes: ['telephone', 'telephones', 'telephone call', 'phone call', 'phone calls', 'old telephone', 'toy telephone', 'toy phone', 'play phone', 'nods phone', 'nodding phone', 'telefone', 'tellyphone', 'calling phone', 'ringing phone', 'phone ringing', 'answering phone', 'answers phone', 'phone', 'phones', 'landline', 'telephone cord'],
  answers: ['call', 'calls', 'calling', 'ring', 'rings', 'ringing', 'answering', 'answers', 'old', 'toy', 'red', 'green', 'nods', 'nodding', 'pancakes', 'hotel', 'hello', 'number', 'room', 'talking', 'talk', 'our', 'first', 'play', 'pretend', 'funny', 'wire', 'cord', 'house', 'listening', 'game', 'that', 'who', 'with', 'two'],
  except: ['always', 'interrupt', 'interrupts', 'interrupting', 'lost', 'broke', 'broken', 'smashed', 'dropped', 'screen', 'new', 'mobile', 'smart', 'smartphone', 'addicted', 'too', 'much', 'time', 'games', 'gaming', 'wait', 'waits', 'speak', 'talks', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'daddy', 'dad', 'mummy', 'mum', 'mom', 'away', 'far', 'work', 'video', 'face', 'emergency', 'police', 'ambulance', 'toilet', 'water', 'headphone', 'headphones', 'case', 'charger', 'magic', 'scared', 'afraid', 'shy', 'box', 'died', 'dead', 'bad', 'news', 'stole', 'stolen', 'photo', 'photos', 'whispers', 'tin', 'can', 'cans', 'string', 'hospital', 'sad', 'never', 'wont', 'santa', 'father', 'friend', 'cousin', 'elephant', 'school', 'doctor', 'misses', 'miss', 'hanging', 'hates', 'upset', 'missed', 'down', 'put', 'long', 'ignores', 'ignoring', 'busy', 'instead', 'nobody'],
  moods: ['first', 'learning', 'waiting'],
  company: ['telephone', 'pancake'],
  partnerPlays: true,
  fed: true,
  about: 'A guest of the hotel orders pancakes by telephone, nodding and pointing, and is sent what can be heard of it, until the nod can be heard too.',
  titles: ['Room Seven Would Like Pancakes', 'The Telephone Has No Eyes', 'A Broom on a Tray', '{H} Nods', 'Reception, Good Evening'],
  want: [
    {
      id: 'room-seven',
      A: 'partner',
      paragraphs: [
        'There were two old telephones, a red one and a green one, with one long wire in between. {H} had the red one, and was a guest in Room Seven, behind the sofa. {A} had the green one, round the corner, and was the hotel’s Reception. {H} wanted three pancakes, each as big as a hat.',
        'Ring-ring. “Reception, good evening,” said the telephone. “Would you like some supper?” {H} nodded. “Hello?” said Reception. {H} nodded harder. “Nobody there,” said Reception. Click.'
      ]
    }
  ],
  way: [
    {
      id: 'the-broom',
      A: 'partner',
      paragraphs: [
        'Ring-ring. “Reception, good evening. What may we send you?” {H} rubbed the place where pancakes go, round and round. “One moment,” said Reception. There was a knock on the sofa, and there stood a tray. On it was a broom.',
        'Ring-ring. {H} showed the red telephone what a pancake is. {H} threw one up with both arms, and caught it, and blew on it, because it was hot. “Fff,” went {H}. “Certainly,” said Reception. On the tray lay a bicycle pump.'
      ]
    },
    {
      id: 'the-voice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was {A}’s voice that came out of the red telephone. It had got smaller, and it had pepper on. It also came from round the corner, a little bigger. {H} held one ear shut, and then the other. “There are two of you,” thought {H}.',
        '“Are you still there, Room Seven?” asked the one with the pepper. “Still there, Room Seven?” asked the one without. They were never quite at the same time. The telephone was a tiny bit ahead, and seemed to be proud of it.'
      ]
    },
    {
      id: 'hold-the-line',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Please hold the line,” said Reception. {H} held it, with both hands. Then came some music. It was {A}, humming, with a spoon on a glass. It went on for a long time. In between somebody said, “You are very important to us.”',
        '“Your place in the queue is: one,” said the voice. {H} looked behind. Nobody else was waiting behind the sofa. The music began again from the front, and {H} danced to it, as far as the cord.'
      ]
    },
    {
      id: 'curly-cord',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The red telephone had a cord that was as curly as a pig. {H} stuck a finger into it, and went round with it up to the elbow. It was like having a very long sleeve. When you let it go, it jumped back and was a pig again.',
        'But then {H} had turned round twice, and the cord had come along. “Room Seven?” said Reception. “You sound a bit tight.” {H} had to turn back, step by step, to answer. By then there was music again.'
      ]
    },
    {
      id: 'wrong-number',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Ring-ring. Now it was Room Seven that was being rung. {H} picked it up, and put on a face of surprise. “Is that the shoe shop?” asked a voice, rather like {A}’s. {H} shook {H}’s head. “I’d like two,” said the voice, “a left and a right.”',
        '{H} shook it till both cheeks flapped. “I can hear that it’s windy in your shop,” said the voice. “I’ll ring again tomorrow.” {H} laid the receiver down. It had been nobody that {H} knew.'
      ]
    },
    {
      id: 'pointing',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Could you tell me where you are, Room Seven?” asked Reception. {H} pointed. {H} pointed at the sofa, and at the floor behind it, and at both of {H}’s feet. “I see,” said Reception. It was quiet on the line. “I don’t see,” said Reception then.',
        'After a while {A} came in person, with a map under one arm, and looked behind the curtain. {H} pointed at {H}. But {A} had already gone back to answer the telephone.'
      ]
    },
    {
      id: 'listening-hard',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Reception had never listened so hard in its life. It pressed the green telephone to one ear until the ear was flat. There was a rustle. There was a sniff. “That’s wool,” said Reception. “And it’s got a cold.”',
        'It wrote that down for the kitchen. Room Seven heard the pencil, and leaned forward. And Reception heard that somebody was leaning. So each of them knew about the other all the time, but not what.'
      ]
    },
    {
      id: 'soup-instead',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Shall I tell you what’s on today?” asked Reception, and read it out. There was cabbage soup. {H} held {H}’s nose. There was cabbage without soup. {H} fell over backwards on the cushions. “Bump,” wrote Reception. “And there are pancakes.”',
        '{H} shot up with both arms in the air, without a sound. “Nothing, then,” said Reception. “It was just the bump.” What came on the tray was a sticking plaster, and a get-well card.'
      ]
    },
    {
      id: 'the-other-guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} passed by, and was in the hotel too, without having known it. Room Eight was the armchair. {A} said it straight out, in the direction of the kitchen. “Two with jam, please!” And two with jam came, on a plate, at once.',
        '{H} looked at that, over the back of the sofa. It could not be right. “You haven’t even telephoned,” said {H}. “I’m no good at it,” said {A}. “I always wave at the end.”'
      ]
    },
    {
      id: 'very-grand',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the telephone {A} said nothing as it was usually said. It was not “what?”, but “I beg your pardon?”. It was not “in a minute”, but “we shall see to it”. {H} enjoyed that. {H} sat up as straight as a candle to hear it.',
        '“And for whom shall I say it is?” asked Reception. {H} bowed, in several directions. There was a creak in the sofa, and Reception noted down: a Mr Creak.'
      ]
    },
    {
      id: 'handle',
      A: 'same',
      spare: 10,
      paragraphs: [
        'To make it ring you had to turn a little handle on the side. If you turned it slowly, you got “rung, rung”, like a cow that comes home. If you did it fast it was “ringringring”. “Is it on fire?” cried Reception. It was only hungry.',
        '{H} tried three short ones, for three pancakes. Ring. Ring. Ring. “I’m sorry,” said Reception, out of breath. “Each time that I pick it up, you’ve stopped.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had come behind the sofa and wanted to know who lived in the red telephone. {H} held it out. “Good evening?” said the telephone. {A} breathed into it, twice, through the nose.',
        '“At last!” said Reception. “And what would you like?” {A} breathed once more. What came on the tray was a bowl of water. It was exactly right, and {H} could only look on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had one telephone for the whole street,” said {S}. “It was at the baker’s. He ran and fetched you, with flour up to here.” “And the one who was ringing?” asked {A}. “Had to wait, and pay for it, and listen to the bread.”',
        '“My aunt rang from the coast one day, just so that I could hear the sea,” said {S}. “I said that it was very like the oven. She’d held it out of the window, she said, for a whole sixpence.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to telephone as well, and was given the red one. {S} told it everything. It was about a stone, and a stick, and another stone. Then {S} held the stone up to the telephone, so that it could see it.',
        '“That’s a grey one,” said the telephone, after a little. {S} was not surprised. {A} was. {A} looked at the stone, and round the corner, and at the stone. It must have been the way that it was held.'
      ]
    },
    {
      id: 'a-collar',
      A: 'partner',
      paragraphs: [
        'Then {A} came round the corner in person, and leaned over the sofa. “We’ve sent all that we could hear,” said {A}. “There was a sweeping noise. There was some air. A telephone hasn’t got eyes, you know. It’s all ear.” {H} looked at it. It was.',
        '“And when I asked about supper,” said {A}, “I heard a collar. It went up and down.” {H} nodded. “That one,” said {A}, and went back to work.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-for-yes',
      A: 'partner',
      paragraphs: [
        '{H} thought about the collar. Then {H} tied the big bunch of keys to the front of a woolly hat. Ring-ring. “Reception, good evening. Was it supper?” {H} nodded. Jingle! “Ah,” said Reception. “Cabbage?” It was as still as a mouse. “Pancakes?” Jingle!',
        '“How many would that be?” Jingle, jingle, jingle. “As big as a plate?” Nothing. “As big as… a hat?” There was such a noise in the green telephone that Reception had to hold it away.'
      ]
    },
    {
      id: 'other-questions',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was no stopping it now. “Is it comfortable, in Room Seven?” Jingle. “Is it true that there’s a broom in there?” Jingle. “And a pump?” Jingle. “Are you tired?” Nothing. It was so much nothing that you could hear it.',
        '“And do you like Reception?” asked the telephone, in quite a small voice. {H} let it wait for a moment. Then came a jingle with some extra on the end, from the very smallest key.'
      ]
    },
    {
      id: 'maybe',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“With sugar or with jam?” asked Reception. That was not one for a jingle. {H} thought it over, with a tilted head. One key slid down and touched the next one. “Tink.” “I understand,” said Reception. “You’re not sure.”',
        'They had a word for that as well, then. “Tink” was for perhaps. It was so pretty that {H} used it for nearly everything. Reception sent sugar, jam and a lemon.'
      ]
    },
    {
      id: 'are-you-there',
      A: 'partner',
      paragraphs: [
        'The pancakes were cold ones from lunch, and as big as a hat. Reception had measured. {H} ate one and a half. Then {H} turned the handle. “Room Seven, good evening,” said {H}. “Would Reception like some too?”',
        'Nobody answered. {H} pressed the red telephone to one ear, as hard as it would go. There was something, quite low. It was a collar, going up and down. “You’re nodding,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved into Room Nine, under the table.',
      '{names} looked round at the ring, to see who it was for.',
      { text: '{names} laid a napkin over one arm, and waited in the corridor.', needs: ['hands'] },
      { text: '{names} straightened the wire, right across the hotel.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the tray, as it went by.',
      '{names} lay down on the long wire, and it was busy.',
      { text: '{names} carried the broom out again, with a bow.', needs: ['hands'] },
      { text: '{names} put up a sign: the guest in Room Seven is quiet.', needs: ['hands'] }
    ],
    turn: [
      '{names} came at the jingle, since it might be a walk.',
      '{names} shared the last half of a pancake, and was no trouble.',
      { text: '{names} tipped the hat to Room Seven.', needs: ['hands'] },
      { text: '{names} took the sugar round, from room to room.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wire was rolled up, and the keys went back on their hook. The red telephone was put by the bed, with nothing at the end of it.',
    'Freshly washed, {H} lay down. Somewhere round the corner it went “ring-ring”, but very low. {H} picked it up, and listened, and nodded.'
  ],
  last: [
    'At the other end there was nothing but breath, in and out, and that was {H}, asleep.',
    'Room Seven did not answer any more, and {H} was asleep.'
  ]
})
