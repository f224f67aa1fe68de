import { wishPlot } from '../wish-plot.ts'

export const bedCouldWalk = wishPlot({
  id: 'wish-bed-could-walk',
  wishes: ['bed could walk', 'bed can walk', 'bed walks', 'bed walked', 'bed walking', 'walking bed', 'bed that walks', 'bed walks away', 'bed walked away', 'bed runs away', 'bed ran away', 'bed ran off', 'bed goes for a walk', 'bed went for a walk', 'bed goes for walks', 'bed had legs', 'bed with legs', 'bed moves by itself', 'bed came alive', 'bed comes alive', 'bed wanders', 'bed wandered', 'wandering bed', 'furniture walks', 'furniture walked', 'furniture could walk', 'furniture can walk', 'walking furniture', 'furniture moves', 'furniture comes alive', 'furniture came alive', 'bed tiptoes', 'bed sneaks out', 'bed creeps out', 'bed wanders off', 'bed wakes up and walks', 'bed walks at night', 'bed walks around the house', 'bed takes a walk', 'cot walks', 'crib walks'],
  answers: ['bed', 'beds', 'furniture', 'sofa', 'couch', 'table', 'wardrobe', 'walk', 'walks', 'walked', 'walking', 'legs', 'feet', 'move', 'moves', 'moving', 'moved', 'alive', 'magic', 'night', 'nights', 'at', 'every', 'sleep', 'sleeping', 'asleep', 'dark', 'home', 'house', 'room', 'around', 'away', 'off', 'out', 'by', 'itself', 'could', 'can', 'when', 'while', 'if', 'what', 'my', 'our', 'her', 'his', 'the', 'a', 'that', 'who', 'had', 'got', 'up', 'goes', 'went', 'for', 'runs', 'ran', 'moon', 'ride', 'riding', 'four', 'secretly', 'nobody', 'looking', 'little', 'wooden', 'dance', 'talk', 'kitchen', 'everyone', 'all', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'grandpa', 'grandad', 'sister', 'brother', 'we', 'me', 'garden', 'street', 'town', 'park', 'beach', 'cot', 'crib', 'creaky', 'old', 'new', 'big', 'sneaks', 'tiptoes', 'morning', 'evening', 'bedtime', 'carpet', 'stairs', 'door', 'where', 'secret', 'tired', 'adventure'],
  except: ['sleepwalks', 'sleepwalking', 'flying', 'flies', 'fly', 'hospital', 'wet', 'monster', 'monsters', 'under', 'bunk', 'school', 'dog', 'cat', 'baby', 'bugs', 'flower', 'scared', 'afraid', 'truck', 'car'],
  moods: ['question', 'first', 'change'],
  isTale: true,
  asked: true,
  company: ['bed', 'sofa', 'legs', 'leg', 'carpet', 'dents', 'table', 'chairs', 'door', 'blanket', 'arms', 'lamp'],
  about: 'The hero’s bed walks at night, and whoever lies in it is rocked to sleep before it is out of the room; so one night the hero walks beside it, and sees where it goes.',
  titles: ['Four Dents in the Carpet', 'The Bed Goes Out', 'Where the Bed Went', '{H} Walks Beside the Bed', 'Something With Arms'],
  want: [
    {
      id: 'four-dents',
      A: 'partner',
      paragraphs: [
        '{H}’s bed could walk. In the carpet were four dents, where its legs had always stood. And every morning each leg stood a little beside its dent. “It goes out at night,” said {H}, “and it can’t find the dents again in the dark.”',
        '“Where does it go?” asked {A}. {H} wanted to know that too. It ought to be easy, for {H} was in it every time.'
      ]
    },
    {
      id: 'which-leg-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“With four legs you’ve got to know which is next,” said {A}. {H} got down on hands and knees, and was a bed. With two on the same side, {H} fell over. With both at the front, {H} was a rabbit.',
        'One from behind and one from in front, crosswise, that was how it went. {H} walked like that to the door. It was slow, but you could have stood a glass of water on it.'
      ]
    }
  ],
  way: [
    {
      id: 'staying-awake',
      A: 'partner',
      paragraphs: [
        'That night {H} lay quite still, with both eyes wide open. Creak, went one leg of the bed. Creak, went another. It was walking! The bed swung to the left, and to the right. {H} saw the door come nearer, and then it was morning.',
        'The next night {H} pinched one ear, and sang. The bed walked, and it swung. {H} got as far as the door once more, and to the second line. “You were snoring on the third,” {A} said.'
      ]
    },
    {
      id: 'flour-on-the-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {H} dusted the bed’s four feet with flour. A walking bed would leave prints. In the morning there were round white spots all over the floor. They went out at the door and along the wall, and three times round a dustpan.',
        'After that there were none. The bed had wiped its feet on the mat, all four. “It’s been well brought up,” said {A}.'
      ]
    },
    {
      id: 'telling-it-to-go',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} tried to make the bed walk by day. “Gee up,” said {H}, and bounced a bit. “Walk on,” said {A}. The bed stood there, and was made. Nobody could have looked more like a bed.',
        '“It’s got its blanket tucked in,” said {A}. “You couldn’t walk like that either.” {H} pulled it out all round. {H} showed it the door. But a bed has its hours, and these were not the ones.'
      ]
    },
    {
      id: 'crumbs-of-evidence',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On Tuesday there was a leaf on the bed’s left front leg. On Wednesday the right back leg had a bus ticket stuck to it. {H} laid them side by side. “It’s been to the front door,” said {H}, “or else it’s been to town.”',
        '{A} looked at the ticket. It was a child’s, for one ride. “That’s fair,” said {A}. “It’s not a big bed.”'
      ]
    },
    {
      id: 'what-else-walks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They went through the rooms to see who else could walk. The table had four legs, but it was always holding something. The wardrobe had feet and no legs, so it could only have shuffled. You would have heard it. The chairs had been out for sure. They never stood straight in the morning.',
        '“And the lamp?” asked {A}. It had one leg and a lead. {H} thought that it would hop, as far as the plug allowed.'
      ]
    },
    {
      id: 'other-in-the-hall',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had met the bed at night, and thought nothing of it. “I was going for a drink of water,” said {A}. “It stood by the coats, and I squeezed past.” “And you said nothing to it?” asked {H}. “I said good evening,” said {A}.',
        '{A} had been half asleep, and so had the bed. “I wondered in the morning,” said {A}. “You don’t often meet people lying down.”'
      ]
    },
    {
      id: 'pet-rides',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'At the foot of the bed was a warm hollow, and in it lay {A}. {A} had travelled with it every night. {A} knew the whole way, and each corner, and where there was a draught.',
        '“Where does it walk to?” asked {H}. {A} opened one eye. Then {A} turned round once, and lay down again, to the other side. Perhaps that had been the answer. If so, it had been a long one, with a yawn in it.'
      ]
    },
    {
      id: 'elder-shakes',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a washing machine that walked,” said {S}. “When it spun, it came out to the middle of the kitchen. One day it stood in front of the door, and I was outside.” “What did you do?” asked {A}. “I knocked,” said {S}.',
        '“Did it let you in?” asked {A}. “When it had finished the towels,” said {S}. “A bed’s got better manners. It only goes while you’re in it.”'
      ]
    },
    {
      id: 'child-lies-in-wait',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a bed as well, and told it a thing or two. “You can walk,” {S} said into its pillow. “I won’t tell.” Then {S} put a pair of shoes at the bottom, and another pair at the top.',
        '“They’re for you,” said {S}. In the morning the shoes were still there, and the laces were open. “They’re too small for it,” said {A}. “No,” said {S}. “It couldn’t do them up.”'
      ]
    },
    {
      id: 'it-rocks',
      A: 'partner',
      paragraphs: [
        '{A} thought about the swing to the left, and the swing to the right. “That’s how you rock somebody to sleep,” said {A}. “Nobody can stay awake in a bed that walks. It works on everybody who’s lying in it.” “And on somebody who isn’t?” asked {H}.',
        'They looked at the floor beside the bed. There was plenty of room on it for two feet.'
      ]
    }
  ],
  turn: [
    {
      id: 'walking-beside-it',
      A: 'partner',
      paragraphs: [
        'So that night {H} put the pillow in the bed, and stood beside it in socks. Creak. The bed lifted one leg out of its dent. {H} took hold of a corner of the blanket, and walked along. It was like going out with a cow. “Keep to the carpet,” {A} whispered. “Your feet creak as well.”'
      ]
    },
    {
      id: 'the-narrow-door',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At a door the bed had to think, and it stood there. It was wider than the gap, by one pillow. {H} would have pushed. But the bed knew how to do it. It breathed in, until the mattress went thin, and tiptoed through sideways.',
        'On the other side it let the breath out, and all the feathers sat up. “So that’s the sigh,” said {A}, who had heard it every night. “I always thought that it was the pipes.”'
      ]
    },
    {
      id: 'others-are-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the kitchen the chairs were awake as well. They stood round the table with their backs to it, for a change. When the bed walked by, they all moved up a bit. “They think that we want to sit down,” whispered {A}.',
        '{H} nodded to them, which seemed polite. The bed did not stop, and one small stool came along for a few steps. Then it remembered the table, and went back.'
      ]
    },
    {
      id: 'it-has-arms',
      A: 'partner',
      paragraphs: [
        'The bed walked past the last of the coats, and up to the big sofa. There it stopped. It turned round twice, and pushed up close, and was still.',
        '“What does it want here?” asked {H}. {A} looked at the bed, with its four legs and nothing else. Then {A} looked at the sofa. “The sofa’s got arms,” said {A}. “A bed holds somebody every night. But nobody ever holds the bed.”',
        'One of the sofa’s arms lay round a corner of the mattress. {H} got in quietly. On the way home the bed swung to the left, and it swung to the right. {H} saw only the door come nearer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the dents, and there were four of them.',
      '{names} listened at the mattress, which kept its secrets.',
      { text: '{names} measured from the leg to the dent, and it was one thumb.', needs: ['hands'] },
      { text: '{names} felt the bed’s left knee, and found that it had none.', needs: ['hands'] }
    ],
    way: [
      '{names} tried to stay awake too, on the rug, and was asleep first.',
      '{names} rocked to the left and to the right, and had to sit down.',
      { text: '{names} put the bed’s legs back into their dents.', needs: ['hands'] },
      { text: '{names} moved the shoes out of the hall, where a bed might trip.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked behind the bed, in step with its hind legs.',
      '{names} made room on the sofa, and went to sleep there.',
      { text: '{names} held the door open, as one does for a bed.', needs: ['hands'] },
      { text: '{names} carried the pillow when it slid off at the corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'A chalk ring was drawn round each dent, so that the bed could find them in the dark.',
    '{H} washed, and got in, and put one arm round a corner of the mattress.'
  ],
  last: [
    'Creak, went one leg, and the door came nearer, and {H} was asleep.',
    'The bed breathed in, and went through the door, and {H} was asleep.'
  ]
})
