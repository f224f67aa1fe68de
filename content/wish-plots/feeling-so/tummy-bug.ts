import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const tummyBug = wishPlot({
  id: 'wish-tummy-bug',
  wishes: ['tummy bug', 'tummy bugs', 'stomach bug', 'sick bug', 'sickness bug', 'vomiting bug', 'vomiting', 'vomited', 'vomit', 'sick everywhere', 'sick on the sofa', 'sick pyjamas', 'sick bucket', 'sick bowl', 'bucket sofa', 'stomach flu', 'norovirus', 'gastro', 'winter vomiting', 'puking', 'puked', 'puke', 'barfing', 'barfed', 'tummybug', 'tumy bug', 'threw up', 'throwing up', 'throw up', 'throws up', 'sick class', 'sick carpet', 'diarrhoea', 'diarrhea', 'diarhoea', 'runny poo', 'upset tummy', 'upset stomach', 'loose motion', 'loose motions', 'food poisoning', 'sick in the night'],
  answers: ['sick', 'sofa', 'couch', 'bucket', 'bowl', 'towel', 'poorly', 'ill', 'all', 'day', 'night', 'tonight', 'today', 'yesterday', 'twice', 'times', 'five', 'home', 'school', 'nursery', 'off', 'pale', 'water', 'sips', 'sip', 'drink', 'toast', 'cracker', 'sheets', 'washing', 'machine', 'pyjamas', 'tummy', 'stomach', 'belly', 'bug', 'sore', 'hurts', 'better', 'bed', 'everywhere', 'got', 'had', 'has', 'having', 'been', 'keeps', 'again', 'poor', 'feels', 'feeling', 'horrible', 'whole', 'house', 'throwing', 'threw', 'nothing', 'stays', 'down', 'caught', 'now', 'first', 'his', 'her'],
  except: ['three', 'days', 'anything', 'down', ...SERIOUS, 'car', 'bus', 'boat', 'ship', 'sea', 'ferry', 'plane', 'coach', 'travel', 'rollercoaster', 'chemo', 'medicine', 'tablets', 'pills', 'blood', 'dehydrated', 'drip', 'weeks', 'months', 'pregnant', 'worried', 'nervous', 'anxious', 'herself', 'himself', 'purpose', 'drunk', 'beetle', 'ladybird', 'ladybug', 'insect', 'caterpillar', 'bee', 'ant', 'computer', 'software', 'fish', 'bird', 'chicken', 'cow', 'whale', 'homesick', 'wedding', 'slime', 'arms'],
  moods: ['first', 'afraid', 'sleepless', 'change', 'losing'],
  company: ['crab', 'bucket', 'sofa', 'towel', 'sheets', 'washing machine', 'machine', 'spoon'],
  about: 'With a tummy bug the hero is so thirsty, and every drink comes up, until they hear how the washing machine takes its water.',
  titles: ['Click, Shh', 'All Eleven', 'The Crab on the Bucket', '{H} Drinks With the Machine', 'One That Stayed In'],
  want: [
    {
      id: 'the-crab',
      A: 'partner',
      paragraphs: [
        '{H} had a tummy bug. A towel lay on the sofa, and on the towel lay {H}. Beside the sofa stood the bucket from the beach, with a crab on it. {H} and the crab had met five times since the morning.',
        '“I’m so thirsty,” said {H}. But whatever went down came up again. {H} only wanted a drink that stayed in.'
      ]
    }
  ],
  way: [
    {
      id: 'whole-cup',
      A: 'partner',
      paragraphs: [
        '{A} brought water, and {H} drank the whole cup at once. It was so good. For a moment nothing happened. Then there was a lot of spit under {H}’s tongue, which is how you know. “Bucket,” said {H}.',
        '{A} held the bucket, and {H}’s forehead too. Out it all came. It was sour, and stung. After that {H} felt quite well, but only for a minute. “That’s six,” said {H} to the crab. {A} rinsed the bucket and washed both hands, up to the wrists.'
      ]
    },
    {
      id: 'third-pyjamas',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} was in the third pyjamas of the day. The first had been the ones with stripes, and they had not lasted till breakfast. The second had gone at noon. These had rockets on them, and they were from long ago. They stopped just under the knee.',
        '“And if I need a fourth?” asked {H}. {A} had thought of that already. There was a jumper of {A}’s on the heater, to get warm. {H} looked at its long sleeves. “Then I’ll need somewhere to put my hands,” said {H}.'
      ]
    },
    {
      id: 'no-names',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a rule now that nobody must say anything that you can eat. “I’ll go and see about my own, er,” said {A}, “my own thing, on a plate.” “Don’t say plate,” said {H}.',
        'It was hard to talk like that. {A} meant the orange blanket. “It’s as orange as a,” said {A}, and stopped. {H} shut both eyes. “You thought it,” said {H}. “I can hear you think it. It had gravy on.”'
      ]
    },
    {
      id: 'beetle',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It’s got six legs,” said {A}, who knew all about bugs. “And it goes from one person to the next with a little suitcase.” {H} had heard something else. A thousand of them could sit on one dot, and they had no legs at all.',
        '“No legs?” said {A}. “How do they get about, then?” “On hands,” said {H}. “That’s why we wash them.” {A} looked at both hands, back and front, and went off to do it again.'
      ]
    },
    {
      id: 'false-alarm',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Bucket!” cried {H}. {A} came from two rooms away, with a toothbrush in one cheek. The bucket was there in time. They both waited, bent over it, with their heads together. Then {H} gave a burp, about as big as a pea.',
        '“Was that all?” asked {A}. “That was all,” said {H}. They looked at the crab. It had been quite ready. “Better come for nothing,” said {A}, round the toothbrush, “than not come.”'
      ]
    },
    {
      id: 'slept',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For a while {H} slept, with an open mouth. {A} sat on the floor and kept hold of the bucket by its handle. When {H} woke up, the light was coming in from the other side.',
        '“Did I miss anything?” asked {H}. {A} thought back. “A fly,” said {A}. “It walked up the lamp, and then it walked down again.” “Is it still here?” “It went to have a rest. It isn’t feeling so well either.” {H} was glad not to be the only one.'
      ]
    },
    {
      id: 'from-underneath',
      A: 'same',
      spare: 6,
      paragraphs: [
        'If you lie on a sofa all day, you get to know a room. There was a mark on the ceiling, like a spoon. There was a string on the lamp that pulled nothing. In the pattern on the cushion somebody had a long nose, and was not amused.',
        '“Who’s that?” asked {A}, with one cheek beside {H}’s. “That’s Mr Cushion,” said {H}. “He’s been here since nine. He doesn’t like the bucket.” {A} turned the bucket a bit, so that he had the side with the crab.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was sick into a hat once,” said {S}, “in a waiting room. It was my best one, and it was the only thing there.” {A} asked what it had looked like. “Straw, with cherries on it,” said {S}. “A man was so sorry for me that he lent me his.”',
        '“And then?” asked {A}. “Then I was sick into that,” said {S}. “It was a better hat than mine. It was deeper.” {A} patted the bucket.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} came as a doctor, and stopped at the door, because it was catching. “Say aah,” said {S} from there. “Aah,” said {A}. {S} looked in through a cardboard tube. “I can see it,” said {S}. “You’ve got a tummy.”',
        '“I know I’ve got a tummy,” said {A}. “That’s what it is, then,” said the doctor, and wrote it down. “Leave it where it is, and don’t shake it.” It was quite good advice.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had heard it all from a distance, five times and then once more. {A} liked how it began. “Bwah,” said {A}, and waited for somebody to go on.',
        '“Don’t,” said {H}, and held on to the sofa. “Bwah,” said {A}, a bit deeper. It was exactly the right note. {H} had to think of clean snow, until it was over.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} stayed where {H} could see that somebody was there. {A} asked nothing, and offered nothing, and did not say that it would soon be better. Nobody else did that so well.',
        '“You can’t catch it,” said {H}. “It’s only for people.” {A} looked at the bucket, and did not mind about that.'
      ]
    },
    {
      id: 'two-days',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And when am I better?” asked {H}. {A} knew the rule. After the last time you stay at home for two whole days. “And if it was the last time just now?” {A} counted. “Then it’s Friday.” “And if there’s one more?” “Then it starts again.”',
        '{H} lay very still, so as not to start it again. On Fridays there was singing. “I could go by Friday,” said {H}, hardly moving any lips, “if nobody makes me laugh.”'
      ]
    },
    {
      id: 'the-machine',
      A: 'partner',
      paragraphs: [
        'From the sofa you could hear the washing machine. The sheets from last night were in it. Click, it went, and shh, and rumble, rumble. “What’s it doing?” asked {H}. “Drinking,” said {A}. “It takes a sip, and then it turns that over for a bit.” Click, it went, and shh. “There. Now it can have the next one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '{A} looked into the empty cup. “That was much too big,” said {A}. “It went down like a wave, and back it came.” {A} fetched a teaspoon, and filled it with water. “Now?” “Not yet,” said {H}, and listened.',
        'Click, went the machine, and shh. “Now,” said {H}, and swallowed. Rumble, rumble. They waited for the spit, and it did not come. Click. “Now,” said {H}.'
      ]
    },
    {
      id: 'what-goes-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} went to look in at the round window, and called out what was going by. “Sheet. Sheet. Pillowcase. A sock that I’ve been looking for. Sheet. Oh, and the bear.” The bear had been in the bed last night, and had got some of it.',
        '“How does he look?” asked {H}. {A} waited until he came round again. “Wet,” said {A}. “He’s waving.” {H} waved back from the sofa, lying down. It would be nice to have somebody there who smelled of soap.'
      ]
    },
    {
      id: 'in-between',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The hardest part was in between. {H}’s whole mouth wanted more, and there was a full jug on the table. “Think of a camel,” said {A}. {H} thought of one. It came to a lake, and drank the lake.',
        '“Not that sort,” said {A}. “Think of a slow one.” The next camel had a teaspoon with it. It sat down on the sand and looked all round for a washing machine. By the time it had found one, it was click again.'
      ]
    },
    {
      id: 'all-eleven',
      A: 'partner',
      paragraphs: [
        'So {H} and the machine drank together, click by click. Then the machine began to spin. It went faster and faster, till the lamp hummed. {H} held on to the bucket. The machine sighed, and stopped. “Is yours still in?” asked {A}. {H} felt, all the way down. “It’s all in,” said {H}. “All eleven.”'
      ]
    },
    {
      id: 'dry-cracker',
      A: 'partner',
      paragraphs: [
        'Much later there was half a dry cracker. {H} began it at one corner. It was very loud. The crab looked on from the bucket, and was not needed. “Next time we meet,” {H} told it, “it’s going to be sand.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept away from the sofa, and looked in from the door.',
      '{names} crept past the bucket, on the far side.',
      { text: '{names} opened the window, by about a hand.', needs: ['hands'] },
      { text: '{names} wiped the door handle, on both sides of the door.', needs: ['hands'] }
    ],
    way: [
      '{names} heard it from two rooms away, and came no nearer.',
      '{names} went round by the other door all day.',
      { text: '{names} wrung out a flannel and laid it where it could be reached.', needs: ['hands'] },
      { text: '{names} found one more clean towel, the one with ducks on.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened for the click as well.',
      '{names} held very still while it was spinning.',
      { text: '{names} counted the spoons with pencil strokes on an envelope.', needs: ['hands'] },
      { text: '{names} hung up the sheets, and they smelled of nothing but soap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was rinsed once more, for luck, and stood within reach. The towel was folded over the edge of the bed.',
    '{H} washed, with cold water on the back of the neck, and lay down on clean sheets. There was one more spoonful, and it stayed where it was.'
  ],
  last: [
    'Inside there was nothing but eleven spoons and half a cracker, quite quiet, and {H} was asleep.',
    'The crab kept watch at the side of the bed, with nothing to do. {H} was asleep.'
  ]
})
