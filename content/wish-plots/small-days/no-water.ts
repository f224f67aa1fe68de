import { wishPlot } from '../wish-plot.ts'

export const noWater = wishPlot({
  id: 'wish-no-water',
  wishes: ['no water tap', 'no water taps', 'no water today', 'no water tonight', 'no water house', 'no water flat', 'no water bath', 'no water shower', 'no water building', 'no water street', 'no running water', 'water cut', 'water cuts', 'water cut off', 'water was cut', 'water off', 'water is off', 'water went off', 'water goes off', 'water turned off', 'water shut off', 'water stopped', 'water has stopped', 'water has gone', 'water ran out', 'water run out', 'water outage', 'water rationing', 'water shedding', 'water shortage', 'water restrictions', 'water interruption', 'water tank empty', 'water tank is empty', 'water tank ran out', 'tank empty', 'tank is empty', 'tank ran dry', 'tank dry', 'jojo tank empty', 'water tanker late', 'waiting water tanker', 'water came back', 'water comes back', 'water is back', 'tap dry', 'taps dry', 'tap ran dry', 'taps ran dry', 'taps are dry', 'dry tap', 'dry taps', 'nothing from tap', 'nothing comes out of tap', 'nothing tap', 'tap not working', 'tap empty', 'bucket bath', 'bucket baths', 'bucket bathing', 'bath bucket', 'bathing from a bucket', 'cup bath', 'mug bath', 'pipe burst no water', 'burst pipe no water', 'water main burst', 'borehole broken', 'borehole pump', 'wasa cut', 'save water bucket'],
  answers: ['no', 'water', 'tap', 'taps', 'tank', 'tanks', 'tanker', 'jojo', 'cut', 'cuts', 'off', 'out', 'empty', 'dry', 'gone', 'went', 'goes', 'ran', 'run', 'running', 'stopped', 'turned', 'shut', 'back', 'came', 'comes', 'coming', 'come', 'again', 'today', 'tonight', 'tomorrow', 'since', 'morning', 'evening', 'all', 'day', 'whole', 'days', 'two', 'three', 'hours', 'long', 'house', 'home', 'flat', 'building', 'street', 'village', 'town', 'area', 'estate', 'compound', 'bath', 'baths', 'bathing', 'bathe', 'shower', 'wash', 'washing', 'teeth', 'brush', 'brushing', 'bucket', 'buckets', 'cup', 'mug', 'jug', 'glass', 'half', 'save', 'saving', 'saved', 'shortage', 'rationing', 'shedding', 'restrictions', 'outage', 'interruption', 'burst', 'pipe', 'pipes', 'main', 'pump', 'borehole', 'broken', 'broke', 'rain', 'summer', 'sings', 'singing', 'sang', 'we', 'had', 'have', 'has', 'is', 'was', 'are', 'the', 'our', 'there', 'from', 'in', 'on', 'waiting', 'wait', 'wait', 'late', 'nothing', 'not', 'working', 'only', 'one', 'with', 'until', 'because', 'roof', 'people', 'men', 'fixing', 'repair', 'road', 'council', 'company'],
  except: ['drought', 'thirsty', 'thirst', 'war', 'bomb', 'bombed', 'refugee', 'refugees', 'camp', 'famine', 'hungry', 'sick', 'ill', 'cholera', 'hospital', 'died', 'dead', 'dying', 'dog', 'cat', 'fish', 'goldfish', 'turtle', 'shark', 'whale', 'camel', 'elephant', 'desert', 'plant', 'flower', 'flood', 'flooded', 'hurricane', 'cyclone', 'typhoon', 'earthquake', 'pool', 'slide', 'park', 'pistol', 'bottle', 'fight', 'glass of water bed', 'bedtime drink', 'bill', 'paid', 'pay', 'army', 'toy', 'octopus', 'mermaid', 'pirate', 'ship', 'boat', 'sea', 'river', 'well', 'moon', 'mars', 'space', 'dance', 'dancing', 'shoes', 'melon', 'afraid', 'scared', 'hates', 'refuses', 'won’t', 'electricity', 'light', 'fire'],
  moods: ['waiting', 'change'],
  company: ['tap', 'bucket', 'bowl', 'cup', 'sink', 'glass', 'toothbrush', 'soap', 'basin', 'sand', 'neighbour', 'kettle', 'water', 'pipe', 'drain', 'foam'],
  about: 'No water comes, and there is one bucket for everything; a bath runs away from the knees downwards until it is begun at the top, and at night the tap sings.',
  titles: ['The Tap Says Nothing', 'One Bucket for Everything', 'From the Top Down', '{H} and the Third Ring', 'When the Tap Sang'],
  want: [
    {
      id: 'one-bucket',
      A: 'partner',
      paragraphs: [
        '{H} had sand up to the ears, and wanted a bath. {H} turned on the tap, and no water came. {H} turned it as far as it went. The tap said nothing. “There’s none in the whole street,” said {A}, “until tonight.” Under the sink stood one bucket, full to the third ring. “That’s for everything,” said {A}. “There’s a cup for the rice, and a glass for teeth.” “And the bath?” asked {H}. They both looked into the bucket.'
      ]
    }
  ],
  way: [
    {
      id: 'ask-the-others',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were other taps in the house, and {H} went to ask them. The one in the kitchen gave a cough. The hot one gave nothing, and it was cold. In the bath one there was a single drop left over. It hung there and had to be waited for.',
        '“Don’t look at it,” said {A}. “It’s shy.” They turned their backs. Plip. When they turned round, there was a wet dot, and the last of it had gone.'
      ]
    },
    {
      id: 'the-hand-turns-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You can know that there’s no water, but the hand doesn’t. {A} put a spoon into the sink and turned on the tap. “There isn’t any,” said {H}. “I know,” said {A}. A bit later {A} came to rinse a finger.',
        '{H} kept count with beans. There were five beans for {A} by supper. Then {H} wanted to wash the beans, and turned on the tap. “One for you,” said {A}.'
      ]
    },
    {
      id: 'how-many-cups',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How many cups are in a bucket?” asked {H}. {A} thought about forty. That sounded like a great deal. {H} began to give them out. There was one for each of them to drink. There was one for the rice, and one for the floor under the rice.',
        'At nineteen it was still only supper. “Do I have to wash both feet?” asked {H}. “We’ll see how the first one goes,” said {A}.'
      ]
    },
    {
      id: 'few-plates',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They set the table so that there would be nothing to wash. They took one spoon and one plate, with a line of rice down the middle for a fence. {H} ate on this side, and {A} on that. The spoon went to and fro like a ferry.',
        'At the end the plate had to be cleaned with bread, and the spoon with the tongue. “You could put it straight back in the drawer,” said {H}. {A} looked at it. It shone, but {A} knew too much about it.'
      ]
    },
    {
      id: 'soap-too-soon',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had not heard about it. {A} had soaped both hands at the sink, up to the wrists, with plenty of foam. Then {A} turned the tap with one elbow. “Oh,” said {A}, and stood there with ten white fingers.',
        '{H} had to open the door, and scratch {A}’s nose. “How long till tonight?” asked {A}. In the end {H} gave half a cup, poured very thin. It was the best-used half cup of the day.'
      ]
    },
    {
      id: 'a-jug-gone',
      A: 'partner',
      paragraphs: [
        '{A} let {H} have one jug. {H} stood in the bath and began with the feet, because they were nearest. The water ran off the toes and down the hole. The feet were clean. Then {H} washed the knees, and their sand ran down on the feet. Now there was no more in the jug.',
        '“It’s gone,” said {H}. In the drain it laughed once, and was quiet. {A} put the lid on the bucket. It stood at the second ring.'
      ]
    },
    {
      id: 'two-carry-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The bucket had to go from the kitchen to the bathroom without losing any. {H} and {A} took it between them, and walked as if it were asleep. “Left foot,” whispered {A}. “Whose?” whispered {H}. A small wave went to one side, and thought it over, and went back.',
        'On the way there fell one drop. {H} knelt down and put a finger on it. “Tomorrow’s tea,” said {H}.'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Somebody knocked on the pipe next door, three times. {H} knocked back with a spoon. On a day like that the pipes have time. “Has yours come?” asked a voice in the wall. “No,” called {H}. “Has yours?” “No. We’ve washed the baby in tea.”',
        '{A} thought that they could not have heard that right. But the voice said it again. “It was cold tea. Now it won’t go to sleep.”'
      ]
    },
    {
      id: 'pet-first',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been given the first water out of the bucket, before anyone. That is the rule. {A} took what was needed, and not a drop to spare. The rest was left standing, as on every evening.',
        '“It’s always saved water,” said {H}. “It’s never once had the tap on.” They looked at {A} with some respect. {A} washed a bit that {A} could reach, without any.'
      ]
    },
    {
      id: 'elder-fetched',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had to fetch it,” said {S}, “at the end of the lane. You went there with an empty can, and the whole lane was standing there.” “Was it heavy?” asked {A}. “The water was. But on the way home you carried the news as well, and that’s light.”',
        '“And if you’d spilt it?” “Then you had to go again,” said {S}. “Some of us spilt it every day.”'
      ]
    },
    {
      id: 'over-the-shoulder',
      A: 'partner',
      paragraphs: [
        '{A} poured a little water over a cloth, to wipe {H}’s neck. It was a bit too much. A drop ran down {H}’s back, and behind the knee, and over the heel. {A} bent down and followed the drop with one finger. It had left a clean line all the way. “Look at that,” said {A}. “It’s washed four things, and I only meant one.” “We began at the wrong end,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-cups',
      A: 'partner',
      paragraphs: [
        'Now {H} stood in a basin. The first cup went over the head, slowly, and wetted everything on its way down. Then came the soap. The second cup took the foam from the ears to the knees. The third took it from the knees to the floor. “Three cups,” said {A}. In the basin stood a grey little sea, and that would do for the toilet.'
      ]
    },
    {
      id: 'the-plant',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The water in which the rice had been washed was still there, white as milk. “It’s too good to pour away,” said {A}. So the plant on the sill got it, and drank it up at once, with a small crackle.',
        '“Now it’s had supper,” said {H}. They gave it the last of the cold tea as well. It was the only one in the house that had had a drink with each course.'
      ]
    },
    {
      id: 'waiting-for-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They stood every pot in the kitchen under something, for when it came. There was a pan in the bath, and a vase in the sink. “You never know which one it comes to first,” said {A}. {H} thought that it would be the shy one.',
        'They sat down and listened. Something ticked, far down in the wall. “That’s the clock,” said {A}. “It’s not,” said {H}. It was {A}’s tummy.'
      ]
    },
    {
      id: 'the-tap-sings',
      A: 'partner',
      paragraphs: [
        'For teeth there was half a glass. {H} dipped the brush, and rinsed with two sips. “With the tap on, two minutes of brushing takes a bucketful,” said {A}. {H} looked into the glass. There was still some left.',
        'Then the tap hummed. It hissed, it coughed, and it sang a high, thin note. “First comes the air,” said {A}. Who had left that tap turned on as far as it went? Out it shot, brown, and then clear, and {H} was wet from the top down. “Fourth cup,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up into the tap, and it was dark in there.',
      '{names} sat down beside the bucket, to keep an eye on it.',
      { text: '{names} found the lid that belonged to the bucket.', needs: ['hands'] },
      { text: '{names} dried a plate that had not been washed.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the drain, where the jugful had gone.',
      '{names} walked in a wide curve round the bucket.',
      { text: '{names} brushed the dry sand off first, with a dry brush.', needs: ['hands'] },
      { text: '{names} measured the bucket with a spoon, up to the second ring.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running when the tap began to sing.',
      '{names} got some of the fourth cup too.',
      { text: '{names} emptied the grey sea where it would still be of use.', needs: ['hands'] },
      { text: '{names} held a pan under the tap, and then the next one.', needs: ['hands'] }
    ]
  },
  bed: [
    'First of all the bucket was filled, up to the third ring, and stood under the sink again. Then the tap was turned off.',
    '{H} was dry now, and clean to the heels, and lay down. Half a glass stood by the bed. In the wall the water went along softly to all the others in the street.'
  ],
  last: [
    'The bucket was full to the third ring, the tap was off, and {H} was asleep.',
    'Far down in the pipes it was still singing a little, and {H} was asleep.'
  ]
})
