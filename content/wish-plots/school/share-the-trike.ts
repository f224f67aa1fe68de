import { wishPlot } from '../wish-plot.ts'

export const shareTheTrike = wishPlot({
  id: 'wish-share-the-trike',
  wishes: ['share trike', 'share the trike', 'sharing trike', 'sharing the trike', 'shared trike', 'trike turns', 'trike turn', 'turn on the trike', 'trike nursery', 'trikes nursery', 'trike school', 'trike playground', 'trike preschool', 'trike kindy', 'only one trike', 'trike queue', 'trike wait', 'waiting for trike', 'waiting for the trike', 'wouldn’t get off trike', 'won’t get off the trike', 'hogged trike', 'hogging the trike', 'fight over trike', 'fighting over trike', 'fought over trike', 'argued trike', 'trike argument', 'everyone wants trike', 'everybody wanted trike', 'trike', 'trikes', 'tricycle', 'tricycles', 'tricycle turns', 'share tricycle', 'sharing tricycle', 'tricycle nursery', 'share bike nursery', 'sharing bike nursery', 'sharing bikes nursery', 'turn on bike nursery', 'turns bikes nursery', 'share scooter nursery', 'sharing bike playground', 'balance bike turns', 'dreirad', 'triciclo', 'turns on the balance bike', 'scooter turns nursery', 'turn on scooter nursery', 'pedal car nursery', 'sharing scooter playground', 'ride-on turns nursery', 'nursery bike queue', 'laufrad', 'triciclos', 'wouldn’t share trike'],
  answers: ['share', 'shared', 'shares', 'sharing', 'trike', 'trikes', 'tricycle', 'bike', 'bikes', 'scooter', 'red', 'turn', 'turns', 'taking', 'take', 'took', 'go', 'goes', 'ride', 'riding', 'rode', 'wait', 'waited', 'waiting', 'queue', 'line', 'long', 'first', 'last', 'next', 'only', 'one', 'two', 'everyone', 'everybody', 'all', 'other', 'children', 'kids', 'friend', 'friends', 'boy', 'girl', 'had', 'have', 'wanted', 'wants', 'want', 'get', 'off', 'wouldn’t', 'won’t', 'fight', 'fighting', 'fought', 'argued', 'arguing', 'hogged', 'cried', 'cross', 'fair', 'not', 'timer', 'nursery', 'school', 'preschool', 'kindergarten', 'kindy', 'daycare', 'playgroup', 'reception', 'class', 'playground', 'yard', 'park', 'outside', 'playtime', 'break', 'teacher', 'today', 'yesterday', 'morning', 'again', 'learning', 'learn', 'learned', 'brother', 'sister', 'cousin', 'twin', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'balance', 'pedal', 'pedals', 'pump', 'petrol', 'station', 'shop', 'garage', 'busy', 'favourite', 'blue', 'green', 'faster', 'slow', 'fast', 'round', 'rounds', 'afternoon', 'monday', 'friday', 'sunny', 'rain', 'rainy', 'day', 'week', 'grandma', 'granny', 'nana', 'grandpa', 'after', 'his', 'her', 'son', 'daughter', 'little', 'mama', 'papa', 'grandad', 'auntie', 'uncle'],
  except: ['fell', 'fall', 'crash', 'hurt', 'bleeding', 'stolen', 'broken', 'broke', 'dinosaur', 'bear', 'elephant', 'monkey', 'race', 'new trike', 'birthday', 'got a trike', 'learning to ride', 'hit', 'bit', 'bully', 'bullied', 'flying', 'motor', 'postman', 'delivery', 'lost'],
  moods: ['quarrel', 'waiting', 'learning', 'change', 'losing'],
  out: true,
  company: ['trike', 'nursery', 'line', 'yard', 'wall', 'bench', 'girl', 'boy', 'rope', 'pump', 'seat', 'wheel', 'wheels', 'pedals', 'bell', 'leaf', 'leaves', 'chalk', 'gate', 'shoe', 'light', 'cup', 'fence', 'beetle', 'scarf', 'teacher'],
  about: 'One trike has to be shared by a whole nursery, and waiting for it on a line makes it slower and slower, until it is seen that a trike has nowhere to go, and that somebody has to be there when it comes.',
  titles: ['Nearly Empty', 'Three Times Round', '{H} Fills It Up', 'A Trike with Nowhere to Go', 'Nobody on the Line'],
  want: [
    {
      id: 'three-times-round',
      A: 'partner',
      paragraphs: [
        'There was only one trike at nursery, a red one, and {H} had to share it with everybody. You rode it three times round the yard, and got off at a chalk line. On the line stood all the others, and {H} was the last of them. When {A} came to walk {H} home, {H} was still waiting. “I haven’t had it yet,” said {H}. So {A} sat down on a bench.'
      ]
    }
  ],
  way: [
    {
      id: 'a-shoe-on-the-line',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had to go indoors for a moment, and left a shoe on the line. It kept the place. When {H} hopped back, the shoe was gone. “It’s on the trike,” said {A}.',
        'There it came round the corner. A small boy was pedalling, and the shoe sat behind him. “It was its turn,” said the small boy. It had had two rounds already, and it had another to go. {H} stood on one leg until it was done. It was a lucky shoe.'
      ]
    },
    {
      id: 'rounds-are-hard-to-count',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They counted the rounds together. “That’s one,” said {A}. “That’s two.” Then the girl on the trike turned round, and rode a round the other way. “Is that three now,” asked {A}, “or back to one?”',
        'They looked at each other. {H} thought that the second had been undone again. The girl came by once more, forwards. “Two,” said {H} and {A}. “You’ve had that one before,” said the boy in front. It was going to be a long day, with such rounds in it.'
      ]
    },
    {
      id: 'feet-go-too',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why does nobody ever rest on it?” asked {A}. “You can’t,” said {H}. “The pedals are on the front wheel itself. As long as the wheel goes round, so do your feet.”',
        '{A} looked at the feet that were going by. They went round and round. On the slope by the gate they were hardly to be seen. “They can’t stop before the trike does,” said {H}. “That’s why it takes so long.”'
      ]
    },
    {
      id: 'slower-and-slower',
      A: 'partner',
      paragraphs: [
        'A girl was on the trike, on her last round. Near the line she rode so slowly that a beetle overtook her. “Faster!” called {H}, and ran along beside. The others left the line and ran too. The girl did go faster. She rode straight over the chalk, and on. For now nobody was on the line to say stop. She had a fourth round, and a fifth.'
      ]
    },
    {
      id: 'other-had-a-wheel',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“We had to share a trike as well,” said {A}. “There were three of us, and it was done fairly. We had one wheel each. Mine was at the back, on the left.” “Did you ever ride it?” asked {H}.',
        '“I looked after my wheel,” said {A}. “I washed it every evening, and it was the roundest of all. The front one was always muddy.” Then two of them had moved away. But they had come on Sundays to see how their wheels were getting on.'
      ]
    },
    {
      id: 'pet-behind-the-fence',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come along, and waited behind the fence. The trike went by from left to right, and so did {A}’s head. Then it was behind the wall for a while, and {A} looked at the end of the wall. There it was again.',
        'It always came back. {A} had seen nothing so faithful in a long time. After some rounds {A} lay down, and only the eyes went along, from left to right. “{A}’s in the queue too,” said {H}, “but lying down.”'
      ]
    },
    {
      id: 'elder-one-skate-each',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I shared a pair of skates with the boy next door,” said {S}. “He had the left one, and I had the right. It was no use taking turns. We went arm in arm, and pushed with the other foot.” “Did it work?” asked {A}.',
        '“Only straight on,” said {S}. “For a bend we had to let go, and meet again behind it.” {A} thought about a trike, and how many could hold on to whom. It would come to three.'
      ]
    },
    {
      id: 'child-has-one-already',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} did not want to wait. {S} sat down on nothing, took hold of nothing in both hands, and rode off in small steps. “Is that a trike?” asked {A}. “It’s a blue one,” said {S}. It had a bell, too. “Ding,” said {S}.',
        '{S} went round the yard twelve times, and nobody called stop. Then {S} came by on foot. “Did you get off it?” asked {A}. {S} was cross. “I had to share it,” said {S}. “There’s somebody on it now.”'
      ]
    },
    {
      id: 'nothing-there',
      A: 'partner',
      paragraphs: [
        '{A} had been watching from the bench. “They ride off like the wind,” said {A}. “Then, over there by the wall, they all look round. What are they looking for?” {H} knew the wall from other days. “You get there, and there isn’t anybody,” said {H}. “They’re all on the line.” “So the trike’s got nowhere to go,” said {A}. {H} looked at the wall, and then at a skipping rope.'
      ]
    }
  ],
  turn: [
    {
      id: 'nearly-empty',
      A: 'partner',
      paragraphs: [
        '{H} took the rope, left the line, and stood by the wall. The trike came round the corner. “Stop,” said {H}. “This is the pump. You’re nearly empty.” The girl looked down. So she was. She had to get off for it, since the hole was under the seat. {H} held one end of the rope to it. “Glug,” said {H}, ten times. “That’ll be one leaf.” The girl fetched a leaf, and a boy rode on. He was back very soon, for he had used it all up.'
      ]
    },
    {
      id: 'change-for-a-leaf',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A boy paid for the trike with a leaf as big as a plate. {H} had no change for that. {A} got down from the bench, and helped to look. They gave him two middle leaves and a clover. “It was only five glugs,” said {H}.',
        'The boy counted it. The clover had four, he thought. They all bent over it, but the fourth was an ant. “Keep the ant,” said the boy to {H}, and rode off. He was generous when he was full.'
      ]
    },
    {
      id: 'red-and-green',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A girl with two cups made herself a traffic light, at the next corner. She held up the red cup, and the trike had to stand. “How long is it red?” asked {A}. “Until I’ve said hello,” said the light.',
        'The light said hello. It also asked what there had been for lunch, and who had eaten whose crust. Then it was green. It was the nicest light in town. Some of them came round again, in order to be stopped.'
      ]
    },
    {
      id: 'through-the-scarf',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} did not want to sit there with nothing to do, and made a trike wash. {A} held up a scarf and waved it, and you rode through underneath. It was soft, and tickled. “Was it on hot or cold?” asked {A}.',
        'It had been on cold. {H} and {A} rubbed the red paint dry with their sleeves, and went on to the bell. “Ding,” it said, much cleaner than before. A boy came by on foot, and asked to go through too. He had jam.'
      ]
    },
    {
      id: 'how-much-air',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At a good pump you also look at the wheels. {H} knocked on one, and {A} on the next. “This one’s round,” said {A}. “So’s this,” said {H}. They both looked at the third, in front. It had the most to do, with those pedals on.',
        '{H} laid an ear to it. “It’s out of breath,” said {H}. So the trike was allowed to stand for a while and look at the view. It looked at the wall, and that seemed to do it good.'
      ]
    },
    {
      id: 'nobody-on-the-line',
      A: 'partner',
      paragraphs: [
        'Soon there was a post office by the gate, and a baker’s in the sand. The trike had to go to them all. “Next!” called the girl at the chalk line. There was nobody on it. “It’s you,” she said to {H}. {H} got on at last, rode off like the wind, and came to the wall. Nobody said stop, for the pump was on the trike. {H} got off, filled up the red trike to the top, and gave it to the boy. “Aren’t you riding?” asked {A}. “I’m needed here,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood behind {H}, and so {H} was not the last any more.',
      '{names} watched the trike go round, and got a little giddy.',
      { text: '{names} drew the chalk line once more, where feet had rubbed it out.', needs: ['hands'] },
      { text: '{names} showed how many rounds it was, on three fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along too, and got in front of the beetle.',
      '{names} looked behind the wall, and there was the back of the wall.',
      { text: '{names} held up a hand at the line, but only after the fifth.', needs: ['hands'] },
      { text: '{names} carried the beetle to the side.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the way at a good spot, and was a bridge.',
      '{names} lay down by the wall, and was the bump in the road.',
      { text: '{names} kept the leaves in a pile, with a stone on it.', needs: ['hands'] },
      { text: '{names} sold loaves of sand to whoever stopped.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trike was wheeled in at the nursery door, full to the top. At home there was one leaf in {H}’s pocket, the first.',
    '{H} washed, front wheel and both back ones, and walked three times round the bed. At the pillow it was time to get off, and {H} lay down.'
  ],
  last: [
    'Nobody was on the line, the trike stood still, and {H} was asleep.',
    '{H} had been nearly empty, and now had all night to fill up, and was asleep.'
  ]
})
