import { wishPlot } from '../wish-plot.ts'

export const cousinsStay = wishPlot({
  id: 'wish-cousins-stay',
  beginsElsewhere: true,
  wishes: ['cousins stay', 'cousins staying', 'cousins come', 'cousins coming', 'cousins came', 'cousins stayed', 'cousins visit', 'cousins visiting', 'cousins here', 'cousins weekend', 'cousins arrive', 'cousins arriving', 'cousin stay', 'cousin staying', 'cousin coming stay', 'cousin comes stay', 'cuzins stay', 'cousins house full', 'playing cousins', 'play cousins', 'plays cousins'],
  answers: ['cousins', 'cousin', 'come', 'comes', 'coming', 'came', 'stay', 'staying', 'stayed', 'visit', 'visiting', 'weekend', 'night', 'sleepover', 'house', 'full', 'all', 'three', 'two', 'four', 'five', 'noisy', 'loud', 'excited', 'big', 'little', 'from', 'floor', 'fun', 'today', 'tomorrow', 'arrive', 'holidays', 'summer', 'christmas', 'easter', 'our', 'her', 'his', 'here', 'week', 'at', 'ours', 'sharing', 'play', 'with', 'playing', 'plays', 'played'],
  except: ['born', 'baby', 'died', 'ill', 'hospital', 'mean', 'hit', 'fight', 'wedding', 'race', 'swimming', 'beach', 'camping', 'tent', 'funeral', 'war', 'refugee', 'flood', 'fire', 'dog', 'cat', 'who', 'penguin', 'never', 'farm', 'india', 'abroad'],
  moods: ['first', 'waiting', 'change', 'proud'],
  company: ['fridge', 'tap', 'bottles', 'mattress'],
  about: 'The cousins have everything at home that {H} can show them, only better, until the fridge shakes and everybody at {H}’s says “bless you” to it.',
  titles: ['At Ours', 'Bless You', 'The Tap With One Note', '{H} and the Three Cousins', 'Nobody Says It to the Fridge'],
  want: [
    {
      id: 'at-ours',
      A: 'partner',
      paragraphs: [
        'The cousins had come to stay, all three of them, with sleeping bags. They were Lotte, Bruno and Kit. {H} wanted to show them something that they hadn’t got. “Look,” said {H}. “Our tap squeaks.”',
        '“At ours it squeaks too,” said Lotte. “With two notes,” said Bruno. “At ours,” said Kit, who was three. In the kitchen the fridge shook, as it always did, and the bottles rang. “Bless you,” said {A}, and went on buttering.'
      ]
    }
  ],
  way: [
    {
      id: 'view-and-drawer',
      A: 'partner',
      paragraphs: [
        '{H} showed them the view. You could see the bus stop. “At ours there’s a crane,” said Lotte. {H} showed them the drawer that stuck. “At ours there’s one that won’t open at all,” said Bruno, “and something rolls about in there.”',
        'At ours the bath had feet. At ours you ate the jam under the butter. {H} went to look for {A}, and closed the kitchen door. “They’ve got everything already,” said {H}. “Only with feet.”'
      ]
    },
    {
      id: 'bathroom-queue',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With three cousins there was a queue for the bathroom. It went right along the hall. Lotte timed it with the egg timer. “At ours you get one egg each,” said Lotte. Bruno was in there for two soft ones and half of a hard one.',
        '{H} stood third, and had to hop. It was {H}’s own toilet. {H} had never waited for it before. “At ours there’s no queue,” said {H}. It was the first time that {H} had said it. Nobody was listening, for they were all counting.'
      ]
    },
    {
      id: 'cups',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cup with the chipped ear was {H}’s. Now Kit had it. Kit looked out over the rim with both eyes, and blew into the milk. “That’s mine, really,” said {H}. “At ours,” said Kit. It was all that Kit ever said.',
        '{A} gave {H} the one with the ship on it. You only saw the ship when you had drunk enough. In all those years {H} had never had that one. There was a tiny man at the back of it. He was waving.'
      ]
    },
    {
      id: 'seven-shoes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the door lay shoes, as far as the lamp. There were big ones and middle ones, and some that were only a thumb long. You couldn’t get to the door for shoes. “How many feet have we got?” asked {A}. {H} counted the shoes, and divided.',
        'It came to half a foot more than there were people. They found it at last. Kit had one shoe on, in bed. “At ours,” said Kit, quite firmly, and so it stayed on.'
      ]
    },
    {
      id: 'hiding',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They played hide and seek, which was at least something with places. {H} had the best one there was, behind the coats. It was taken. Somebody was in it already. “At ours it’s behind the coats too,” whispered Bruno.',
        'So {H} went under the bed, and there was Lotte. In the laundry basket sat Kit, with the lid on. In the end {H} stood in the middle of the room, and was found last. It was the only place nobody had at theirs.'
      ]
    },
    {
      id: 'potatoes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“At ours we mash them,” said Lotte, at the stove. “At ours we leave them whole,” said {A}. They looked at the pot together. For a while nobody knew what to do. You could hear the potatoes.',
        'Half of them were mashed, and half were not. Bruno took some of each, and built a wall with a moat. Kit had the water out of the moat. “At ours it’s all one thing,” said Bruno, with a full mouth. “I like the two.”'
      ]
    },
    {
      id: 'other-goes-visiting',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“When I stayed with mine I said it too,” said {A}. “At ours, at ours. The whole first day.” “Why do you do it?” asked {H}. {A} thought. “You’re standing in somebody else’s hall,” said {A}, “and you don’t know where the spoons are. Then you say what you’ve got.”',
        '{H} looked through the crack of the door. Lotte was opening one drawer after the other, very quietly. “Third from the left,” called {H}. “Thanks,” said Lotte. She got five spoons, and forgot to say how many they had.'
      ]
    },
    {
      id: 'night-noises',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What’s that?” asked Bruno, and stopped. “What?” asked {H}. “That knock. It’s in the wall.” {H} listened, and heard nothing. “It does it all the time,” said Bruno. “Tock. There!” It was only the heating. {H} had not heard that for years.',
        'After that {H} heard nothing else. Tock. Tock, tock. It was rather nice. {H} could not understand how anyone got to sleep with that. Up to now {H} had done so every night.'
      ]
    },
    {
      id: 'game-rules',
      A: 'same',
      spare: 8,
      paragraphs: [
        'With the board game there were two sorts of rules. “At ours you may go back,” said Lotte. “At ours you may not,” said {H}. They read what it said on the lid. You needed four wooden hats, it said. Those had been lost at both homes.',
        'So each of them played as they did at home. Lotte went back, {H} went on, and Kit ate a button. They met in the middle. It was very exciting, since nobody could tell who was winning.'
      ]
    },
    {
      id: 'who-lies-where',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the evening the mattresses were laid out, edge to edge, till there was no floor left. {A} stood in the door and could not get in. “How do I say good night to the one at the back?” asked {A}. “You throw it,” said Bruno.',
        '{A} threw it. The one at the back caught it, and handed it on. It came out again at the front, by way of all of them, and a bit creased. “At ours we just say it,” said Lotte. “This is better.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was shown as well. “That’s {A},” said {H}. The cousins looked at {A}. For a moment nobody said at ours. {A} was looked at from the front and from the side, and put up with it.',
        'Then Kit lay down flat, with one cheek on the floor, to see {A} from below. {A} looked into that face for a long time. It was a very large one, with jam on it. {A} did not say what they had at theirs.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We were eleven, with my cousins,” said {S}, “in two beds. You lay like spoons. When one turned over, somebody called turn, and we all turned.” “And if you didn’t want to?” asked {A}. “You turned anyway,” said {S}. “It went through like a wave.”',
        '“I’ve got a bed to myself now. But around two I still wake up.” {S} leaned closer. “And I say turn, quite softly. It’s only the blanket that does it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had begun to say it as well. “At ours,” said {S}, and pointed at the lamp. “This is ours,” said {A}. “You live here.” {S} thought about that, and pointed at the ceiling. “At ours,” said {S}, very happily.',
        'It sounded grand. They went from room to room, and {A} had to be the cousin. “At ours there’s a hook,” said {S}. “A hook!” said {A}. “At ours there’s only a nail.” {S} had never been so proud of that hook.'
      ]
    },
    {
      id: 'you-dont-see-it',
      A: 'partner',
      paragraphs: [
        '{A} thought about it. “You’re showing them what you see,” said {A}. “But the thing that’s only here, you don’t see that. You’ve had it round you since you were born. It’s like your own ears.”',
        '“Then how do I find it?” asked {H}. “You don’t,” said {A}. “Just wait till one of them stops chewing.” And {A} called them all to supper.'
      ]
    }
  ],
  turn: [
    {
      id: 'bless-you',
      A: 'partner',
      paragraphs: [
        'They sat close together, with elbows. {H} kept watch on three mouths. They chewed. Then the fridge shook, as it always did, and the bottles rang. “Bless you,” said {A}. “Bless you,” said {H}, and reached for the bread.',
        'It was very quiet. Lotte had stopped chewing, and so had Bruno. “Who was that for?” asked Lotte. {H} looked round. “For the fridge,” said {H}. “It sneezed.” “At ours,” said Lotte, and then nothing came. “At ours nobody says anything to the fridge.”'
      ]
    },
    {
      id: 'they-wait-for-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now they wanted to do it too. They carried their chairs over to the fridge and sat down in front of it, in a row. It hummed. It did not need to. “You mustn’t look at it,” said {H}. “It only does it when it’s left alone.”',
        'So they looked at the stove. It took as long as a boiled egg. Then it came, with all the bottles. “Bless you!” they shouted, so that it nearly stopped. “Not so loud,” said {A}. “It only wants a quiet one.”'
      ]
    },
    {
      id: 'since-when',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Since when do you say that?” asked Bruno. {H} did not know. {A} did not know exactly either. It had been before the new table, and after the old cooker. Somebody must have been the first. Perhaps that one had only wanted to be polite.',
        '“And does it ever say thank you?” asked Lotte. They all thought about the small light. It came on each time you opened the door. “It does,” said {H}. “It just waits till you look in.”'
      ]
    },
    {
      id: 'what-else',
      A: 'partner',
      paragraphs: [
        '“What else have you got?” asked Bruno, and slid forward on the chair. “I don’t know,” said {H}, and leaned back. “You’ll have to look.” So they went round the whole place again, on tiptoe. {H} came last, with an apple, and was shown it all.',
        'The fridge shook once more when they had all lain down. “Bless you,” said somebody in the dark, and it was Kit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in among the sleeping bags.',
      '{names} listened to the tap, which had one note.',
      { text: '{names} buttered some more bread, as there were so many.', needs: ['hands'] },
      { text: '{names} carried in a rucksack with a spade sticking out.', needs: ['hands'] }
    ],
    way: [
      '{names} went along to see it all once more.',
      '{names} looked at the view too, and a bus came.',
      { text: '{names} pulled at the drawer, and it stuck.', needs: ['hands'] },
      { text: '{names} laid the table, and borrowed two stools.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at the bottles.',
      '{names} went round on tiptoe with the others.',
      { text: '{names} passed the bread along, past all the elbows.', needs: ['hands'] },
      { text: '{names} opened the fridge a little, to see how it felt.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were washed and the shoes pushed against the wall, so that there was a way through.',
    '{H} washed, as soon as the bathroom was free. Then {H} lay down at the edge of them all.'
  ],
  last: [
    'In the kitchen the fridge hummed a bit, and felt well, and {H} was asleep.',
    'The bottles rang once more. But {H} was asleep by then, and all three cousins too.'
  ]
})
