import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const budgie = wishPlot({
  id: 'wish-budgie',
  wishes: ['budgie', 'budgies', 'budgy', 'budgi', 'budgerigar', 'budgerigars', 'budgerigar budgie', 'parakeet', 'parakeets', 'parakeet budgie', 'talking budgie', 'noisy budgie', 'chatty budgie'],
  answers: ['talks', 'talking', 'chatters', 'chattering', 'chatty', 'chirps', 'chirping', 'sings', 'singing', 'noisy', 'loud', 'green', 'blue', 'yellow', 'cage', 'perch', 'bell', 'mirror', 'seed', 'seeds', 'millet', 'feathers', 'phone', 'telephone', 'yawn', 'yawns', 'yawning', 'tired', 'sleepy', 'sleep', 'sleeps', 'bedtime', 'stops', 'stop', 'never', 'quiet', 'who', 'that', 'little', 'cheeky', 'funny', 'happy', 'pet', 'our', 'new', 'friend', 'friends'],
  except: [...NOT_WELL, 'egg', 'eggs', 'cat', 'smugglers', 'swearing', 'swears', 'swear', 'smuggler', 'afraid', 'scared', 'wild', 'parrot', 'escape', 'outside', 'flies', 'name', 'naming', 'loose'],
  company: ['budgie', 'banana', 'shop', 'millet', 'perch', 'shawl'],
  partnerPlays: true,
  about: 'The budgie cannot help joining in when its keeper telephones for millet, so the shop hears everything else, until somebody yawns.',
  titles: ['A Pound of Millet', 'They Have No Mallets', '{H} Joins In', 'The Shop Is Yawning', 'When a Budgie Yawns'],
  want: [
    {
      id: 'the-banana-rings',
      A: 'partner',
      paragraphs: [
        '{H} was a budgie, on the arm of the sofa, for a perch. Some say parakeet, but it never came to that either. What it liked best was millet, and there was none left. So {A}, who kept the budgie, rang the shop on a banana. “Hello,” said {A}. “I’d like a pound of millet.”',
        '“Chirrup-chirrup-chee,” said the budgie, for a budgie joins in. {A} listened to the banana. “No, not a mullet,” said {A}. “A mullet’s a fish.” “Chee,” said the budgie, which really wanted that millet.'
      ]
    }
  ],
  way: [
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '{A} spoke louder. “Millet!” “Chirrup!” said the budgie, a bit louder still. {A} listened. “They haven’t got any mallets,” said {A}. “They can do us a hammer.”',
        'So {A} laid a shawl over the budgie, to make it night. It went on under there. {A} took the banana into the next room. At once the shawl shouted, to find out where {A} was. “No,” they heard from next door. “I don’t need mittens.”'
      ]
    },
    {
      id: 'kettle-too',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It wasn’t only the banana. {A} turned on a tap, and the budgie chattered. {A} rustled a bag, and it chattered. When {A} shook some rice in a tin, it said all that it knew, from the beginning. “What is it that you’re telling the tin?” asked {A}.',
        '“It started,” said the budgie. In a flock of budgies they all talk at once, the whole day. Nobody waits for a turn. “And who listens?” “The others,” said {H}, “while they talk.”'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps it needed something to do. {A} hung up a bell for it, from the key ring. The budgie gave it a push with its beak. “Ting,” said the bell. “Chee,” said the budgie. “Ting.” “Chee.” “Good,” said {A}, and picked up the banana.',
        'But then the bell could not get a word in. The budgie rang it and talked as well. “It’s me,” said {A} to the shop. “No, I’m not the ice cream van.”'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} held up a saucepan lid. There was another budgie in there, rather wide, and it was talking too. The two of them told each other a great deal. The one in the lid never let {H} finish. “It’s very rude,” said the budgie. “It’s just like me.”',
        'It tried to be first, and it tried to be last. The other one was always exactly as quick. In the end they both kissed the lid, at the same place, and it was cold.'
      ]
    },
    {
      id: 'on-the-head',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A budgie likes to sit where it’s highest, and so it sits on people’s heads. {H} laid a chin on the top of {A}’s head and looked out from there. “I can’t see what I’m doing,” said {A}. “I can,” said the budgie. “You’re looking for your glasses.” It nibbled at a hair.',
        '“Ow,” said {A}. “That’s tidying,” said the budgie. It drew each hair through its beak, right to the end, and laid it straight. There were a good many, so it took them in turn.'
      ]
    },
    {
      id: 'up-and-down',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When I’m pleased, it shows,” said the budgie. Its head went up and down, very fast. {A} had only said that there might be a bit of apple. “And if there isn’t?” asked {A}. The head went up and down just as much. It had already heard the word.',
        '{A} found a bit of apple. The budgie ate the peel, and dropped the inside. It wiped its beak on the sofa, once left and once right. Then it said something nice to the peel.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why don’t you fall off?” asked {A}. “I’d have to let go first,” said the budgie. When a budgie sits down, its toes shut by themselves, round the perch, and they stay shut. It can sleep like that. {A} took hold of the back of a chair and bent both knees.',
        '“Mine don’t shut,” said {A}. “Two toes in front and two behind,” said the budgie. “It’s the ones behind that do it.” They both looked at {A}’s slippers. All the toes were in front.'
      ]
    },
    {
      id: 'paper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wrote it on a piece of paper instead. “One pound of millet,” it said, in large letters. “I’ll post that to them.” {A} went for an envelope. When {A} came back, the paper had a fringe, all round.',
        '“I was helping,” said the budgie. It had a corner in its beak, and was turning it. The pound was gone, and so was the m. “Illet,” {A} read out. “They’ll never have that.”'
      ]
    },
    {
      id: 'one-word',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There was a budgie once,” said {A}, “that knew more than a thousand words. It’s in the book of records.” The budgie was silent for a moment. “Which were they?” “All sorts,” said {A}. “Did it know millet?” asked {H}.',
        '“I should think that it began with that one,” said {A}. The budgie practised. “Mirr-chee,” it said. “Chillup.” It was all there, somewhere, but the chirps had got in between.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 9,
      paragraphs: [
        'To be quiet it hung upside down from the sofa, with its feet on the cushion. It went well at first. From below the room was quite new. {A} walked along the ceiling with a banana, and the lamp grew out of the floor.',
        '“You’ve gone red,” said {A}. “I’m a green one,” said the budgie. It had to tell somebody about the lamp, though. It told it all the way up, till it was the right way round.'
      ]
    },
    {
      id: 'doorbell',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somebody knocked, on wood. It was {A}, under the table, who was now the man from the shop. “I’ve got a parcel here,” said {A}. “One fillet, one skillet, and a very small violet.” “Chirrup,” said the budgie, which is what it had said before.',
        '“That’s not what we ordered,” it said then. The man looked at his list. “It says so here. Somebody spoke very clearly, and somebody else spoke just as clearly at the same time. We put down both.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} sat in front of the sofa and looked up at the budgie. “Chirrup,” it said. {A} listened. It told {A} about the millet, and about the shop, and how hard it is to be understood. {A} did not say one word in between.',
        '“That one’s good at it,” said the budgie. It thought that such a silence ought to be filled. So it began again from the front.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My aunt had one,” said {S}. “It had learnt her address, in case it ever got out. And one summer it did get out.” “Did they bring it back?” asked {A}. “Somebody rang the next morning,” said {S}. “It had told them the street, and the number, and what there was for supper.”',
        '“What was there?” asked the budgie. {S} had to laugh. “Fish fingers,” said {S}. “But only on Fridays. That’s how they knew that it was the right house.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} landed beside {A} on the arm of the sofa, and was a second budgie, a blue one. They shuffled up until their wings touched. “Chee,” said the blue one into {A}’s ear. “Chee,” said {A}. They both talked, and neither stopped, and each understood every word.',
        'Then the blue one put its head under {A}’s chin to be scratched. That’s the one place where a budgie can’t reach by itself. You need another.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was telling something too, a long one, with spit. The budgie answered. {A} raised both arms, and went on, higher up. So did the budgie. It was the first person in that house who had the same way of talking.',
        'Neither of them said millet. Neither said anything else, either. Everybody had to wait until they had both finished, at the same time. They looked at each other, quite content.'
      ]
    },
    {
      id: 'a-yawn',
      A: 'partner',
      paragraphs: [
        '“Can’t you be quiet just once?” asked {A}. The budgie held its beak shut, with both wings. A chee got out at the side. “It comes by itself,” said {H}. {A} was tired by now, and yawned, banana in hand.',
        'The budgie’s beak came open too, wide and slow. For as long as that took there was not a sound in the room. “You can’t yawn and chirrup,” said {A}. “Nobody can. And you caught that from me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'quick-now',
      A: 'partner',
      paragraphs: [
        '“Do it again,” said {H}. “And when mine’s open, say it.” {A} rang the shop. “Hello.” “Chirrup,” said the budgie. Then {A} yawned, as wide as a cupboard. The budgie waited for the yawn to come over. It came, and pulled the beak wide open. “A pound of millet, please,” said {A} into the silence.',
        'They both listened. Nothing came out of the banana.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s been measured,” said {A}. “They put two budgies side by side. When the one yawned, the other had to as well.” With people it’s the same, and with dogs. It helps to think of it, or to hear the word, or to read it to somebody.',
        '“Say it,” said the budgie. “Yawn,” said {A}. They looked at each other, and both tried not to. It’s a strange feeling, like holding a door shut from inside. It did not hold for long.'
      ]
    },
    {
      id: 'fluffed-up',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A budgie that’s tired makes itself round. It puffs up all its feathers, and draws up one foot. Then it grinds its beak, quite softly, like somebody on gravel a long way off. “Is that a bad sign?” asked {A}. “That’s when it’s good,” said the budgie.',
        '{H} pushed a cushion up {H}’s jumper, to be round, and drew up a foot. They could hear the fridge. The budgie heard it as well. “I’ll answer that in the morning,” it said.'
      ]
    },
    {
      id: 'shop-yawns',
      A: 'partner',
      paragraphs: [
        '“They’re yawning,” whispered {A}. “It’s gone down the line.” Far off in the shop a counter yawned, and a till, and all the shelves behind it. “And they’ve written it down. They say, why didn’t we say so in the first place?”',
        'So {A} brought the millet, which was oats, in a saucer. The budgie ate, and talked with its beak full. {A} ate the telephone. “That was a long call,” said {A}. “Chee,” said the budgie, and {H} yawned. This time the budgie had started first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the banana, which had not rung.',
      '{names} shuffled along the sofa, to give the perch some room.',
      { text: '{names} dialled, by pressing the banana in the right places.', needs: ['hands'] },
      { text: '{names} shook the empty seed box, and got an answer.', needs: ['hands'] }
    ],
    way: [
      '{names} crept under the shawl, where it was louder.',
      '{names} looked from one room to the other.',
      { text: '{names} wrote down what the shop had got, and it was a long list.', needs: ['hands'] },
      { text: '{names} clapped both hands over both ears.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught it as well, and passed it on.',
      '{names} kept as still as a shop at night.',
      { text: '{names} covered a yawn with one hand, and it went round the side.', needs: ['hands'] },
      { text: '{names} swept up the oats that had been talked out of the beak.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucer was washed, and the shawl was folded up. Of the telephone there was only the skin.',
    'In bed the budgie made itself round, and drew up one foot. A tap ran somewhere, and {H} would have joined in, but a yawn came in between.'
  ],
  last: [
    'A yawn went round the room, and the last to catch it was {H}, who was asleep.',
    'The shop was shut, and the beak was shut, and {H} was asleep.'
  ]
})
