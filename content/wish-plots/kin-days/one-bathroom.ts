import { wishPlot } from '../wish-plot.ts'

const MANY = ['sixteen people', 'ten people', 'so many people', 'all the cousins', 'all the guests', 'whole family', 'everybody', 'everyone', 'big family']

export const oneBathroom = wishPlot({
  id: 'wish-one-bathroom',
  namesFamily: true,
  isTale: true,
  wishes: ['sixteen people and one bathroom', ...MANY.flatMap((many) => [`${many} one bathroom`, `${many} bathroom queue`, `${many} only one bathroom`, `${many} waiting for the bathroom`, `${many} one toilet`]), 'queue for the bathroom', 'queue bathroom', 'queuing for the bathroom', 'queueing for the bathroom', 'bathroom line', 'line for the bathroom', 'waiting for the bathroom', 'wait for the bathroom', 'somebody in the bathroom', 'someone is always in the bathroom', 'bathroom always busy', 'bathroom always full', 'bathroom always taken', 'only one bathroom', 'one bathroom cousins', 'one bathroom guests', 'one toilet people', 'one toilet everyone', 'one toilet family', 'why so long in the bathroom', 'one bathroom for everyone', 'one bathroom for all of us', 'queue to brush our teeth', 'queue brush teeth cousins', 'queue for the toilet at home', 'so long in the bathroom', 'sister ages bathroom', 'sister takes ages in the bathroom', 'brother takes ages in the bathroom', 'ages in the bathroom', 'hours in the bathroom', 'too long in the bathroom', 'takes forever in the bathroom', 'hogs the bathroom', 'hogging the bathroom', 'bathroom in the morning', 'bathroom before school', 'the bathroom was busy'],
  answers: ['bathroom', 'bathrooms', 'toilet', 'loo', 'shower', 'queue', 'queues', 'queueing', 'queuing', 'line', 'waiting', 'wait', 'waits', 'waited', 'busy', 'full', 'taken', 'occupied', 'locked', 'one', 'only', 'single', 'people', 'guests', 'guest', 'visitors', 'cousin', 'cousins', 'aunt', 'aunts', 'auntie', 'uncle', 'uncles', 'grandma', 'grandpa', 'granny', 'grandad', 'sister', 'sisters', 'brother', 'brothers', 'family', 'families', 'relatives', 'everyone', 'everybody', 'all', 'whole', 'house', 'flat', 'home', 'holiday', 'wedding', 'christmas', 'eid', 'feast', 'stay', 'staying', 'stayed', 'came', 'visit', 'visiting', 'sleepover', 'ten', 'eleven', 'twelve', 'sixteen', 'nine', 'eight', 'seven', 'six', 'five', 'so', 'many', 'too', 'big', 'our', 'us', 'of', 'for', 'and', 'with', 'in', 'the', 'who', 'who’s', 'someone', 'somebody', 'always', 'is', 'was', 'every', 'morning', 'evening', 'before', 'school', 'bed', 'bedtime', 'brush', 'teeth', 'tooth', 'long', 'ages', 'hours', 'hour', 'forever', 'takes', 'spends', 'hogs', 'hogging', 'nobody', 'inside', 'at', 'same', 'time', 'need', 'needs', 'wee', 'turn', 'turns'],
  except: ['stuck', 'jammed', 'key', 'crocodile', 'elephant', 'hippo', 'shark', 'whale', 'monster', 'ghost', 'dragon', 'dinosaur', 'sad', 'crying', 'cries', 'died', 'ill', 'sick', 'poorly', 'accident', 'wet', 'school toilet', 'warm', 'floor', 'scared', 'afraid', 'dark', 'new bathroom', 'teenager', 'sulking', 'won’t', 'wouldn’t'],
  moods: ['waiting', 'change', 'question'],
  company: ['bathroom', 'door', 'hall', 'queue', 'toothbrush', 'toothpaste', 'towel', 'duck', 'newspaper', 'chair', 'coats', 'light', 'mirror', 'tap', 'flannel', 'mat', 'curlers', 'mug'],
  fed: true,
  about: 'Sixteen of the family stay the night and there is one bathroom, with a queue down the whole hall; whoever is in there never comes out, until the hero counts the queue, and it is all sixteen.',
  titles: ['Who’s in There', 'Sixteen and a Toothbrush', 'The End of the Queue', '{H} Counts the Hall', 'They Never Answer'],
  want: [
    {
      id: 'down-the-hall',
      A: 'partner',
      paragraphs: [
        'Sixteen people were sleeping here tonight, with all the cousins, and there was one bathroom. Its door was shut, and there was light under it. The queue went down the whole hall, as far as the coats. At the very end stood {H}, behind {A}. {H} had a toothbrush with the toothpaste on already.',
        '{H} wanted to get to the basin before it slid off the brush. “We’re moving up,” said {A}. It was only an uncle who had changed feet.'
      ]
    }
  ],
  way: [
    {
      id: 'held-level',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You had to hold the toothbrush level, as with an egg on a spoon. When you were tired, you could rest your elbow on a coat. “Is it still on?” asked {A}, without turning round. It was on. But it had begun to look over the edge.',
        '{H} turned the brush a little, so that it lay on the uphill side. “The hall was shorter this morning,” said {H}. “It had nobody in it,” said {A}.'
      ]
    },
    {
      id: 'who-takes-so-long',
      A: 'partner',
      paragraphs: [
        '“Who’s in there?” {H} asked along the queue. “It’ll be your aunt,” said an uncle, “with her curlers.” “It’s my big cousin,” said a small one. They were all quite sure, and each said somebody else.',
        '{H} ran to the front, and knocked. Nothing moved inside. “They never answer,” said the one who stood there. {H} ran back, and the toothpaste had slid half way down. {A} had kept the place.'
      ]
    },
    {
      id: 'the-aunt-with-curlers',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The aunt with the curlers stood at number three. “It isn’t me,” called the aunt, curlers and all. “It’ll be the uncle with the duck. That duck takes an hour to get clean.” The uncle held up the duck, at number seven, and quacked.',
        'They looked at each other down the hall. “Then it’s somebody we don’t know so well,” said the aunt. {A} thought that there was one of those in every family.'
      ]
    },
    {
      id: 'the-hall-is-used',
      A: 'same',
      spare: 3,
      paragraphs: [
        'As it took so long, they began with what could be done without a bathroom. A cousin combed another, and was combed by a third. An uncle practised shaving, with a spoon, on a balloon. Somebody breathed on a pair of glasses, and wiped them.',
        '“What’s left for in there?” asked {H}. “Water,” said {A}. They all looked at the line of light under the door. There must be a great deal of water in there by now, and nobody using it.'
      ]
    },
    {
      id: 'the-newspaper',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A great-uncle, right at the front, had brought a newspaper. By now it was read. So it was passed on to the one behind, and came down the hall, page after page. {A} got the weather. Then came {H}, with a picture of a goat.',
        'At the end there was nobody to pass it to. So {H} walked up, and gave it all back at the front. “Already?” said the great-uncle, and began again at the top.'
      ]
    },
    {
      id: 'a-chair-in-the-queue',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Between two cousins stood a chair. It was keeping a place for an aunt, who had gone to see to the soup. Whenever somebody changed feet, somebody else pushed the chair up a bit. It queued very well, and did not lean on people. “Who’s that after?” asked the uncle. “After the chair,” said {H}.',
        'The aunt came back, and took the place. {A} moved the chair to the side. It looked a bit as if it would have liked to see the bathroom.'
      ]
    },
    {
      id: 'a-song-to-two-minutes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long should teeth take?” asked {A}. “Two minutes,” said all the cousins together. There was a song for it. They sang it, all down the hall, and each brushed the air before the mouth. When the song was over, they were all done.',
        'Only nobody’s teeth were clean, and the door had not opened, either. “Perhaps they’ve got a longer song in there,” said {H}.'
      ]
    },
    {
      id: 'other-lends-a-mug',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had come with a mug. “Put it in here,” said {A}, “and lie down while you wait.” So the toothbrush lay in the mug, and {H} lay on the boots. It was good there, under the coats. But you could not see whether anything moved.',
        '“I’ll tell you when it does,” said {A}, and watched the door. After some time {A} said, “Not yet.” Later on {A} said it once more, so that {H} knew.'
      ]
    },
    {
      id: 'pet-does-not-queue',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} did not see why all those legs stood there. {A} walked through between them, from the coats to the door, and nobody minded. At the door {A} put a nose to the crack, and breathed in. Then {A} sat down, and looked round at the queue.',
        '“What’s the matter?” called {H}. {A} had smelt soap in there, and a wet mat, and that was all. But nobody in a queue will listen to a nose.'
      ]
    },
    {
      id: 'how-long-is-it',
      A: 'partner',
      paragraphs: [
        '“How long is it going to take?” asked {H}. “That depends,” said {A}. “How many of us are there before you?” {H} leaned out, and counted up the hall with the toothbrush. “Fourteen. And you’re fifteen, and I’m sixteen.” “Sixteen,” said {A}. “Yes, that’s everybody.” Then {A} was silent. {H} looked at the line of light. “Then who’s in there?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody',
      A: 'partner',
      paragraphs: [
        '{H} counted once more. There were sixteen in the hall. {H} walked up to the door, past all of them, and pressed the handle. It opened at once. The light was on, the mat was straight, and a drop hung from the tap. In the bathroom there was nobody at all. “Nobody?” asked {A}, from the coats. “Nobody,” said the queue, from mouth to mouth. Somebody had seen a shut door, and waited. And whoever sees somebody waiting waits as well.'
      ]
    },
    {
      id: 'how-it-began',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now they wanted to know who had begun it. The first in the queue was the great-uncle. “I heard a tap,” said the great-uncle. “So I coughed, for politeness. Nobody coughed back, and so I waited.” It had been the drop. “I only stood there because of you,” said the aunt. “And I because of your curlers,” said the uncle with the duck.',
        '“And you?” {H} asked {A}. “Because it was the end,” said {A}. “That’s where you stand.”'
      ]
    },
    {
      id: 'all-at-once',
      A: 'same',
      paragraphs: [
        '“It’s {H}’s turn,” said an aunt. “{H} found it.” {H} stood at the basin. The toothpaste was still on, by one end. Then {H} looked round. Fifteen people were looking in at the door, with their towels. “Come in,” said {H}. “There’s nobody here.” So they all came in, and brushed, and there was room.'
      ]
    },
    {
      id: 'the-mirror-is-full',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was one mirror, and it was made for two. Sixteen people looked into it, one above the other, like a bunch of grapes. You had to find your own mouth first. {H} opened wide, and in the glass nothing opened. It was a cousin’s mouth.',
        '“Left a bit,” said {A}, to a nose near the top. Down in one corner a chin was still to be had, and {A} took that.'
      ]
    },
    {
      id: 'elder-in-the-yard',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We washed at one pump, all eleven of us,” said {S}, “in a row, by age. The oldest had the warm water.” “Was it warm?” asked {A}. “It was not,” said {S}. “But the oldest always said so. I waited nine years to be told the truth.”',
        'Then it had been {S}’s turn to be the oldest at the pump. “Lovely and warm,” {S} had said to the next one down.'
      ]
    },
    {
      id: 'child-queues-for-fun',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had liked the queue. {S} stood before a cupboard, very straight, and waited. “Who’s in there?” asked {A}. “I don’t know yet,” said {S}. {A} stood behind, just to keep {S} company. Soon a cousin stood behind {A}.',
        '{S} turned round to look, and was satisfied. Then {S} walked off. It was {A} who stood at the front now, and had to think what to say.'
      ]
    },
    {
      id: 'wide-open',
      A: 'partner',
      paragraphs: [
        'They all came out again, with clean teeth. {A} looked back at the door. “Shall we shut it?” asked {A}. “No,” said {H}. “Somebody would wait.” So it stayed wide open, and whoever went by looked in, and saw nobody.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood somewhere about the middle, and leaned on the wall.',
      '{names} looked at the light under the door, and yawned.',
      { text: '{names} hung a towel over one shoulder, and moved it to the other.', needs: ['hands'] },
      { text: '{names} held a soap dish, which got heavy.', needs: ['hands'] }
    ],
    way: [
      '{names} changed feet, and the queue thought that it was moving.',
      '{names} listened at the door, and heard a drop.',
      { text: '{names} hung up a coat that had been leaned on.', needs: ['hands'] },
      { text: '{names} picked up a flannel that the queue had trodden on.', needs: ['hands'] }
    ],
    turn: [
      '{names} found the bath mat first, and sat on it.',
      '{names} came in sideways, under an elbow.',
      { text: '{names} turned on the tap, so that it was of some use.', needs: ['hands'] },
      { text: '{names} set the duck on the edge of the bath.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towels were hung up, sixteen of them on four hooks. The mat was straightened, and the tap was turned until it held its drop.',
    '{H} had been washed in the crowd, and lay down, with a clean taste on all sides. Nobody had to wait for anything.'
  ],
  last: [
    'Sleep went along the row, one after another, and {H} was not the last to be asleep.',
    'In the bathroom there was nobody, and everybody knew it, and {H} was asleep.'
  ]
})
