import { wishPlot } from '../wish-plot.ts'

export const cheerleader = wishPlot({
  id: 'wish-cheerleader-cards',
  wishes: ['cheerleader', 'cheerleaders', 'cheerleading', 'cheer leader', 'cheer leading', 'cheer squad', 'cheer team', 'cheer practice', 'cheer competition', 'cheer class', 'pom pom', 'pom poms', 'pompom', 'pompoms', 'pom-poms', 'cheering team', 'cheer camp'],
  except: ['hat', 'afraid', 'scared', 'hurt', 'broke', 'broken', 'fell', 'fall', 'nervous', 'picked', 'lost', 'losing', 'craft', 'making', 'sad', 'dog', 'cat', 'hamster', 'dinosaur', 'dinosaurs', 'animals', 'who', 'that'],
  answers: ['cheer', 'cheers', 'cheering', 'squad', 'team', 'first', 'practice', 'class', 'competition', 'game', 'match', 'big', 'my', 'dance', 'jump', 'jumps', 'football', 'high', 'school', 'being', 'little', 'learning', 'routine', 'captain', 'lesson', 'competition'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  company: ['cards', 'tower', 'card', 'team', 'pompoms', 'house'],
  about: 'A cheerleader cheers so well that the pompoms blow down what the team is building, and has to find out how to cheer without wind.',
  titles: ['Give Me a T', 'The Wind from the Pompoms', '{H} the Cheerleader', 'Cheering in a Whisper', 'Three Cheers for the Cards'],
  want: [
    {
      id: 'the-cards',
      A: 'partner',
      paragraphs: [
        '{H} was a cheerleader, with two pompoms of newspaper. The team was {A}, who was building a tower of cards on the table, five floors high. {H} wanted the team to win.',
        '“Give me a T!” shouted {H}. “T,” said {A}, and leaned one card on another. “Give me an O!” {H} shook both pompoms, and jumped. A wind came over the table, and the tower lay down flat.'
      ]
    }
  ],
  way: [
    {
      id: 'again-louder',
      A: 'partner',
      paragraphs: [
        '“Never mind!” shouted {H}, for that’s what a cheerleader is for. “You can do it!” {A} began again from the bottom. The first floor stood, and the second, and the third. It was getting exciting, so {H} cheered more. Rustle, went the pompoms. The team was flat.',
        '“I cheer and cheer,” said {H}, out of breath, “and you lose and lose.”'
      ]
    },
    {
      id: 'spelling',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A cheerleader spells the name of the team, and the crowd shouts each letter. “Give me an S!” cried {H}. “S!” shouted {A}. “Give me a K! Give me an O! Give me a C! What does that spell?” {A} wrote it on the table with one finger.',
        '“Skoc,” said {A}. “It’s meant to be socks,” said {H}. “There’s one letter too few, and they’re standing in the wrong order.” “Go, Skocs!” shouted {A}. For the rest of the day there was a team of that name.'
      ]
    },
    {
      id: 'high-v',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'All the arms have names. Both of them up and out is a high V, and both down is a low V. Out to the sides is a T. {H} called them, and {A} did them. “High V! T! Low V!”',
        '“And what’s this?” asked {A}. {A} had one arm up and one arm out, and had got stuck in the sleeve. {H} looked at it from the front. “That’s a teapot,” said {H}. “It isn’t in it.” So they put it in, after the T, where it seemed to belong.'
      ]
    },
    {
      id: 'candlesticks',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What do you do with your hands,” asked {A}, “when you’ve got no pompoms?” “You hold candlesticks, or you hold buckets,” said {H}. With candlesticks your fist stands upright. With buckets it hangs, as if by the handle. It’s what they really say.',
        'They walked up and down with two buckets each. “Mine’s full,” said {A}, and leaned to the left. After that {H} had to go carefully as well, because of the floor.'
      ]
    },
    {
      id: 'for-the-kettle',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In between {H} cheered for others too, so as not to get cold. {A} was threading a needle. “Left a bit!” cried {H}. “Right a bit! You’ve got this!” {A} missed it four times, and then {A} went to do it in the bathroom.',
        'So {H} cheered for the kettle. “Two, four, six, eight! Who do we appreciate?” The kettle began to hum, and shook, and went click. “It’s the first that’s really listened,” said {H}.'
      ]
    },
    {
      id: 'smile',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'You have to smile all the time, even when your team is forty points down. {H} practised that. {H} smiled at the wall, and at the clock, and at {A}. “Why are you smiling?” asked {A}. “Have I got something on my nose?”',
        '“It’s for the people in the back row,” said {H}, with all those teeth. {A} looked round. There was the bread bin. {A} smiled at it, too. By the time they stopped, their cheeks had gone stiff, and had to be rubbed.'
      ]
    },
    {
      id: 'half-time',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'At half-time the cheerleaders run on, and the team sits down. {H} ran on. It was a dance with a kick in it, and a turn, and a kneel. {A} sat with a quarter of an orange in front of {A}’s teeth, as teams do.',
        '“Hoo-ray,” said {A}, through the peel. At the kneel {H} slid under the table and stayed there, with both arms up. It was the best end to a dance that had been seen all season. It couldn’t be done again without a carpet.'
      ]
    },
    {
      id: 'pet-mascot',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Every squad has an animal to bring it luck, and this squad had {A}. {H} laid a strip of newspaper round {A}, like a sash. {A} was for one side as much as the other.',
        '“Give me a B!” shouted {H}. {A} gave none. {A} turned round once and lay down on the sash. “That’s a roll,” said {H}. “You usually need a mat for that.” It was put into the dance.'
      ]
    },
    {
      id: 'elder-megaphone',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a thing to shout through,” said {S}, “like a big ice-cream cone with the end off.” {S} rolled up a newspaper. “You shouted in at the thin end. It came out huge.” {A} had to go and stand by the door.',
        '“Sit up straight!” came out of it. It was what had been shouted at {S}, in those days. {A} turned the thing round and shouted back from the wide end. At {S}’s ear it was as thin as a gnat. “Much nicer,” said {S}.'
      ]
    },
    {
      id: 'child-squad',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} wanted to be in the squad too, and got one of the pompoms. They had to do everything at the same time, and that’s the whole art of it. “Five, six, seven, eight,” said {H}, for that’s how it’s counted.',
        '“Why not one?” asked {A}. “Because then it’s one,” said {H}, “and you’ve already begun.” {A} thought it over, and went up on five. {H} went up on one. They met on three, more or less, and shouted.'
      ]
    },
    {
      id: 'baby-roar',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'The loudest of all was {A}, with no training. “Go,” said {H}, quite softly, to try it. “Gaaa!” shouted {A}, and beat on the table with both fists. “Go, go!” “Gaaa!”',
        'Nobody had ever got so much back. {H} gave {A} the end of one strip, to shake. It was shaken, and looked at, and shaken again. By the end there was nothing left of it but the weather.'
      ]
    },
    {
      id: 'foul-shot',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“When somebody takes a free throw, the whole hall goes quiet,” said {A}. “Twelve thousand people.” {A} held a ball of socks over the washing basket, to show it. {H} stood still, with the pompoms on {H}’s knees. A strip slid down.',
        '“I heard that,” said {A}, and threw. It went in. Then at last {H} was allowed to jump. “You have to save it up,” said {A}. “It’s bigger afterwards.”'
      ]
    },
    {
      id: 'hair',
      A: 'partner',
      paragraphs: [
        '{A} laid down the cards and looked at the pompoms. “Do it once more,” said {A}, “but at me.” {H} shook them, and {A}’s collar flapped, and {A} had to shut {A}’s eyes. “It isn’t the shouting,” said {A}. “That’s a help. It’s the wind.”',
        'So {H} put the pompoms down, and shouted without. Now it was the table that trembled. “It’s partly the jumping,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'whisper',
      A: 'partner',
      paragraphs: [
        '{H} thought it over. Then {H} went right over to the door, and did everything small. “Give me a W,” whispered {H}. “W,” breathed {A}, and put one on. {H} made a high V, but with two fingers only. “Give me an E.” The third floor stood, and the fourth. {H} jumped with {H}’s eyebrows.',
        'At the fifth floor {A}’s hand shook. {H} only smiled, as wide as it would go. {A} looked up and saw it, and put on the last card. It stood.'
      ]
    },
    {
      id: 'five-floors',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They went round it on tiptoe and looked in at the windows. On the ground floor lived a king, and a seven lived above him. {A} breathed only through {A}’s nose, and to one side.',
        '“I did nothing,” said {H}, “and that was the hardest cheer I’ve ever done.” “I heard it all the way over here,” said {A}. {H} looked pleased, and was careful not to be pleased in that direction.'
      ]
    },
    {
      id: 'team-hug',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'After a match the team and the squad shake hands, and walk along in a row. {H} shook hands with {A}, and said “Good game.” They went round the chair, and shook hands again. “Good game,” said {A}. “Good game,” said {H}.',
        'It ought to be done with everybody, so they did it nine times. By the end they knew each other’s hands quite well. One of {A}’s still had a bit of a tremble in it, from the last card.'
      ]
    },
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '“We’ve won,” whispered {A}, and pushed the chair back a long way. “But there’s a letter missing, isn’t there? Now you can do it properly. With both.”',
        '{H} fetched the pompoms. “Give me an R!” It was the loudest cheer there had ever been in that room. The wind took all five floors, and the cards flew up like confetti. “R!” shouted {A}, like a bear. “What does that spell?” They both looked at the table. “Tower,” said {A}, and there wasn’t one. After that it was very quiet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} cheered as well, in another letter.',
      '{names} felt the wind of the pompoms, and sat down with the cards.',
      { text: '{names} shook two tea towels, at the far end of the room.', needs: ['hands'] },
      { text: '{names} picked the fifth floor up off the carpet, card by card.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down under the table, where the wind could not reach.',
      '{names} went flat as well, out of loyalty to the team.',
      { text: '{names} spread out two arms round the tower, like a harbour wall.', needs: ['hands'] },
      { text: '{names} steadied one leg of the table, which was not the leg that shook.', needs: ['hands'] }
    ],
    turn: [
      '{names} held still, down to the last hair.',
      '{names} rooted for the team with a grin from ear to ear.',
      { text: '{names} made a W with eight fingers.', needs: ['hands'] },
      { text: '{names} slid the last two cards nearer, and did not even blow.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} picked up the cards, and there were fifty-two of them, as there should be. The pompoms lay on the chair and only rustled a little, when somebody went by.',
    '{H} washed, and lay down with both arms up and out, in a big V, on the pillow. Little by little they came down. It was a small V, and then it was only two arms.'
  ],
  last: [
    'It was the quietest cheer of all, in and out through the nose, and {H} was asleep.',
    'The team had won, and nothing stood any more, and {H} lay flat too and slept.'
  ]
})
