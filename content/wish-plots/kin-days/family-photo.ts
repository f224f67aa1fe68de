import { wishPlot } from '../wish-plot.ts'

const STILL = ['nobody stand still', 'stand still', 'nobody stands still', 'keep still', 'hold still', 'sit still', 'nobody looks', 'look at camera', 'nobody smiles', 'nobody would smile', 'blinks', 'blinked', 'eyes shut', 'eyes closed', 'everyone', 'everybody', 'all together', 'whole family', 'big family', 'cousins', 'grandparents']

export const familyPhoto = wishPlot({
  id: 'wish-family-photo',
  namesFamily: true,
  isTale: true,
  wishes: ['a big family photo and nobody will stand still', 'big family photo', 'family photo', 'family photos', 'family photograph', 'family picture', 'family portrait', 'photo of the whole family', 'picture of the whole family', 'group photo', 'group picture', ...STILL.flatMap((still) => [`photo ${still}`, `family picture ${still}`, `photograph ${still}`]), 'photo with all the cousins', 'family photo cousins', 'take family photo', 'takes family photo', 'taking family photo', 'tries to take family photo', 'family selfie', 'selfie whole family', 'nobody looks at the camera', 'look at the camera everyone', 'smile for the family picture', 'smile family picture', 'smile family photo', 'photo with everyone', 'photo with grandma and grandpa', 'family photo moves', 'family photo tongue', 'family photo funny faces', 'photo funny faces', 'pulls faces in photo', 'pulled faces in every photo', 'always blinks in photos', 'blinking in every photo', 'say cheese', 'everyone say cheese', 'reunion photo', 'wedding photo stand still', 'christmas card photo', 'holiday card photo'],
  answers: ['photo', 'photos', 'photograph', 'photographs', 'picture', 'pictures', 'portrait', 'camera', 'selfie', 'family', 'whole', 'big', 'huge', 'group', 'all', 'everyone', 'everybody', 'nobody', 'somebody', 'always', 'every', 'one', 'stand', 'stands', 'standing', 'stood', 'still', 'keep', 'hold', 'sit', 'look', 'looks', 'looking', 'smile', 'smiles', 'smiling', 'blink', 'blinks', 'blinked', 'blinking', 'eyes', 'shut', 'closed', 'tongue', 'faces', 'face', 'funny', 'silly', 'pulls', 'pulled', 'cheese', 'say', 'says', 'moves', 'moved', 'move', 'cousin', 'cousins', 'aunt', 'auntie', 'aunts', 'uncle', 'uncles', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'great', 'great-grandma', 'grandparents', 'brother', 'sister', 'mum', 'dad', 'baby', 'wedding', 'reunion', 'nice', 'perfect', 'photographer', 'kids', 'children', 'twins', 'toddler', 'christmas', 'eid', 'easter', 'birthday', 'party', 'feast', 'holiday', 'card', 'take', 'takes', 'taking', 'took', 'together', 'with', 'of', 'and', 'at', 'the', 'our', 'for', 'will', 'would', 'won’t', 'wouldn’t', 'can’t', 'twenty', 'ten', 'people', 'trying', 'tries', 'tried', 'dog', 'ruins', 'ruined', 'timer', 'hundred', 'ready'],
  except: ['school', 'class', 'passport', 'wildlife', 'died', 'dead', 'hospital', 'funeral', 'missing', 'miss', 'misses', 'gone', 'album', 'divorce', 'sad', 'thumb', 'invisible', 'dragon', 'dragons', 'monster', 'bear', 'robot', 'moon', 'space', 'animal', 'animals', 'phone'],
  moods: ['waiting', 'proud', 'question'],
  company: ['photo', 'camera', 'button', 'pie', 'crust', 'chair', 'books', 'sofa', 'aunt', 'uncle', 'cousin', 'cousins', 'great-grandmother', 'ears', 'table', 'ticks', 'frame', 'wall', 'comb'],
  fed: true,
  about: 'The whole family is to be in one photo and nobody stands still or looks the same way, until a pie comes in; then everybody does, at the pie, and so the camera has to be where the pie is.',
  titles: ['Ten Ticks to Run', 'As If You Were a Pie', 'Everybody Looks the Same Way', '{H} Behind the Crust', 'Twenty-Six Ears'],
  want: [
    {
      id: 'ten-ticks',
      A: 'partner',
      paragraphs: [
        'The whole family had come for one big family photo, and nobody would stand still. The camera stood on a chair, on six books. {H} had the button. When you pressed it, there were ten ticks, in which to run over and be in it too.',
        '{H} wanted one where they all looked out of it. “Stand still!” called {H}, and pressed, and ran. “It itches when you say that,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-first-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked at what had come out. An aunt had just gone to fetch her comb, and of her there was only the elbow. An uncle was looking for her. The tallest cousin stood there very well, as far as the chin. There the photo ended.',
        '“And what’s that streak?” asked {A}. {H} held it up to the lamp. It was {H}, in the ninth tick. “I’m the only one who’s looking out,” said {H}, “but I’m rather long.”'
      ]
    },
    {
      id: 'the-aunt-who-blinks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was an aunt who blinked. Her eyes had been shut in every photo since the one in the pram. “I’ll keep them open,” said the aunt, and kept them open, until they watered. Six ticks, seven ticks. {A} could hardly look. Nine ticks.',
        'Then the aunt was so pleased to have done it that they fell shut. Click. “Now?” asked the aunt. “You look lovely,” said {A}. “As if you were thinking of something.”'
      ]
    },
    {
      id: 'by-size',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} put them in order by size, with the small ones in front. But one cousin had grown since last time. That one would not go in the second row without being measured. The uncles measured too. It was done with a broom, and took a long time.',
        'When they all stood right, {A} was at one end, and the broom at the other. It had been counted as a thin aunt. “It’s the only one that’s standing still,” said {H}.'
      ]
    },
    {
      id: 'great-grandmother-says-now',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the middle, in the good chair, sat a great-grandmother. Nobody stood still better, as it was done sitting. Only she liked to be told when. “Now?” asked the great-grandmother at the fourth tick. “Not yet,” said {H}. “Now?” she asked at the seventh, and turned round to the uncle behind her.',
        '“Not yet,” said the uncle, and bent down to her, and so did everybody on that side. Click. “Now,” said {A}.'
      ]
    },
    {
      id: 'a-word-to-smile-with',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They needed a word to smile with. “Cheese,” said an aunt. “Where I live it’s sprat,” said the other aunt, and that was a small fish. An uncle knew one that sailors use. They tried out all the words, and showed how far each pulled the mouth.',
        '{A} pressed lips together so as not to laugh, and {H} pressed the button. In the photo everybody was saying a different thing. You could nearly hear it.'
      ]
    },
    {
      id: 'cousin-with-a-tongue',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The smallest cousin had found out about the tongue. It came out at the ninth tick, and went in again after the click. Nobody had seen a thing but the photo. “That wasn’t me,” said the cousin, and looked at it for a long time.',
        '“Whose is it then?” asked {A}. The cousin put out the tongue, to compare it. It was blue from a sweet, here and there alike. “It’s one that’s like mine,” said the cousin.'
      ]
    },
    {
      id: 'other-stands-by-the-camera',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I’ll make them look,” said {A}. {A} stood beside the camera with a colander on for a hat. They all looked, and they all laughed. It was the best that they had looked all day. {H} pressed the button. Ten ticks are a long time, to go on being funny.',
        'At the sixth tick {A} remembered about being in the photo too, and ran. Now they were all looking where the colander went.'
      ]
    },
    {
      id: 'pet-turns-its-back',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been put in the very front. {A} stood beautifully still there, with every hair in place. It was only the wrong side. In each photo there was a back. It was a good one, and there was an ear at the top.',
        '“This way,” called {H}, and clicked a tongue. {A} turned one ear round. It was meant kindly. But behind all those legs was the door to the kitchen, and {A} had business there.'
      ]
    },
    {
      id: 'who-is-missing',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Each time somebody was missing. Now it was an uncle, who had only gone to see where an aunt was. A cousin was sent to fetch the uncle, and another cousin to fetch the first. “How many are we?” asked {A}. {H} counted the row, and there were four.',
        'All the others were in the kitchen, looking for each other. It was quite full in there, and very jolly. “It’s a good family,” said {A}. “It only doesn’t hold its shape.”'
      ]
    },
    {
      id: 'in-comes-the-pie',
      A: 'partner',
      paragraphs: [
        'So far no photo had all the faces in it. “It’s no use telling them to stand still,” said {A}. “They’d need something to look at.” Just then an uncle carried in a pie. It was as big as a drum, and it steamed. All the heads in the row turned as it went by, and stayed turned. {H} pressed the button, and ran. Click.',
        'In the photo they stood as still as candles, and you saw twenty-six ears. For the pie was on the table, over on the left.'
      ]
    },
    {
      id: 'from-where-the-pie-is',
      A: 'partner',
      paragraphs: [
        '{A} looked at the ears for a long time. “They did stand still,” said {A}, “and they all looked the same way. The pie’s got them from the front. We’ve only got them from the side.” {H} looked at the table, and then at the chair with the six books.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-crust',
      A: 'partner',
      paragraphs: [
        '“Put the pie here, please,” said {H}. The uncle set it down on the chair, right before the camera. {H} laid on one more book. Now the camera just looked out over the crust, through the steam. “Is it being sliced?” asked a cousin. “In ten ticks,” said {H}, and pressed, and ran. Nobody had to be told anything. All the eyes were wide open. One tongue came out at a corner, and that was for the pie. {H} stopped beside {A}, and turned round. Click.'
      ]
    },
    {
      id: 'the-steam',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a little steam in the photo, down at the edge. It made all the shoes look as if they stood on a cloud. “That’s what we’ll look like one day,” said an uncle. “Full,” said {A}.',
        '{H} wiped the camera with a sleeve. It had a crumb on the front, and smelt of onion. From now on it would always be a bit hungry.'
      ]
    },
    {
      id: 'elder-who-stood-for-a-minute',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In the very old days you had to stand still for a whole minute,” said {S}. “There was an iron thing at the back of your neck, to hold you.” “And did you smile?” asked {A}. “For a minute?” said {S}. “You try.” They all tried. Half way through, the smiles had turned into something else.',
        '“That’s the face,” said {S}. “They weren’t cross at all. They’d only started too early.”'
      ]
    },
    {
      id: 'child-takes-one',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was allowed to take one too, and held the camera against one ear, and pressed. “You’ve got to look in at the back,” said {A}. “I wanted to hear it,” said {S}. There was a photo all the same. It was of the ceiling and the top of somebody’s hair.',
        '“That’s us,” said {S}, and knew them by it. {A} counted eleven hairs and an aunt.'
      ]
    },
    {
      id: 'looked-at-like-a-pie',
      A: 'partner',
      paragraphs: [
        'They all wanted to see the photo at once. There stood the whole family, down to the last cousin. Nobody blinked, and nobody scratched. They were all looking straight out. “Isn’t that nice?” said {A}. “As if they’d been waiting for you.”',
        'It hung over the sofa, long after the pie was eaten. Whoever sits down opposite feels most welcome, and does not know why. The whole family looks at you there as if you were a pie.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood at the end of the row, and looked at the one who itched.',
      '{names} came in front, and sat down at the seventh tick.',
      { text: '{names} straightened a collar in the second row.', needs: ['hands'] },
      { text: '{names} pushed the six books together under the camera.', needs: ['hands'] }
    ],
    way: [
      '{names} turned to look after the pie, and got into the photo with one ear.',
      '{names} went along behind the row, to where it smelt of crust.',
      { text: '{names} moved a fork out of reach of the smallest cousin.', needs: ['hands'] },
      { text: '{names} counted the ears on one finger, and came to twenty-six too.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked over the camera at the pie, with both eyes.',
      '{names} stayed beside the chair afterwards, in case of crumbs.',
      { text: '{names} held the frame against the wall, a bit higher on the left.', needs: ['hands'] },
      { text: '{names} carried the plates over, without stepping in between.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cousins went home, down to the last one. The six books were put back, and the seventh had a round, warm mark on it.',
    '{H} washed, and lay down quite straight. Nobody said that anybody should keep still, and so nothing itched.'
  ],
  last: [
    'After ten ticks there was nothing left to run for, and {H} was asleep.',
    'Over the sofa they all looked out into the dark, hungry and glad, and {H} was asleep.'
  ]
})
