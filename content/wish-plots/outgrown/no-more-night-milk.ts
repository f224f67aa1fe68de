import { wishPlot } from '../wish-plot.ts'

export const noMoreNightMilk = wishPlot({
  id: 'wish-no-more-night-milk',
  wishes: ['no more milk', 'no milk at night', 'no milk bedtime', 'milk at night', 'night milk', 'milk all gone', 'milk is gone night', 'bye bye milk', 'goodbye milk', 'weaning', 'weaned', 'night weaning', 'nightweaning', 'wean off', 'wean night', 'stop breastfeeding', 'stopping breastfeeding', 'stopped breastfeeding', 'no more breastfeeding', 'breastfeeding night', 'breastfed night', 'end of breastfeeding', 'last breastfeed', 'no more breast', 'no more boob', 'no more boobie', 'no more boobies', 'no more nursing', 'stop nursing', 'stopped nursing', 'nursing to sleep', 'feeding to sleep', 'feed to sleep', 'fed to sleep', 'no more feeds', 'night feeds', 'no more bottle', 'bottle at night', 'night bottle', 'bottle bedtime', 'bedtime bottle', 'milk bottle night', 'bottle to sleep', 'bottle before bed', 'giving up bottle', 'gave up bottle', 'give up bottle', 'bottle milk bed', 'sleep without milk', 'sleep without bottle', 'asleep without milk', 'asleep without bottle', 'asleep without breast', 'sleep without breast', 'sleep without feeding', 'without her bottle', 'without his bottle', 'wants milk night', 'mummy milk', 'mummy’s milk', 'mommy milk', 'mama milk', 'mum’s milk', 'no more mummy milk'],
  answers: ['two', 'year', 'old', 'toddler', 'now', 'anymore', 'more', 'no', 'night', 'nights', 'nighttime', 'bedtime', 'bed', 'sleep', 'sleeping', 'asleep', 'fall', 'falling', 'go', 'going', 'wakes', 'waking', 'wake', 'wants', 'asks', 'asking', 'without', 'milk', 'bottle', 'breast', 'breastfeeding', 'breastfed', 'nursing', 'feed', 'feeds', 'feeding', 'weaning', 'weaned', 'wean', 'off', 'stop', 'stopped', 'stopping', 'all', 'gone', 'gently', 'gentle', 'mummy', 'mama', 'mum', 'mommy', 'mom', 'cup', 'big', 'girl', 'boy', 'tonight', 'last', 'first', 'time', 'new', 'way', 'learning', 'cries', 'sad', 'hard', 'cuddles', 'cuddle', 'instead', 'water', 'give', 'giving', 'up', 'her', 'his', 'ours'],
  except: ['cow', 'cows', 'goat', 'calf', 'kitten', 'puppy', 'lamb', 'chocolate', 'shake', 'shop', 'fridge', 'spilt', 'spilled', 'cereal', 'school', 'wine', 'beer', 'drunk', 'hospital', 'ill', 'died', 'lump', 'surgery', 'operation', 'medicine', 'cancer', 'hungry', 'money', 'afford', 'war', 'allergy', 'allergic', 'premature', 'new baby', 'hot', 'message', 'genie', 'tooth', 'teeth', 'dentist', 'monitor', 'poorly', 'hurt', 'smell'],
  moods: ['change', 'first', 'sleepless', 'learning', 'losing', 'waiting'],
  company: ['rabbit', 'towel', 'cup', 'lamp', 'ear', 'milk'],
  about: 'There is no more milk at night, neither for the hero nor for the cloth rabbit, and they find out what else was in the milk that is still there.',
  titles: ['What Else Was in the Milk', 'Rabbit Sat Up', 'Warm, Dark, Near', '{H} and the Flat Ear', 'Milk All Gone, Said the Rabbit'],
  want: [
    {
      id: 'rabbit-sat-up',
      A: 'partner',
      paragraphs: [
        'There was no more milk at night. It was all gone. Last night {H} had asked for it, and been very cross. {H} had cried a whole sleeve wet. It was {A}’s sleeve, and {A} stayed.',
        'Now it was evening again. {H} had a rabbit made of cloth. One of its ears had been rubbed quite flat. {H} wanted the rabbit to go to sleep, and covered it with a towel. But the rabbit sat up. “Milk,” said the rabbit. {H} had to say it, for it couldn’t.'
      ]
    }
  ],
  way: [
    {
      id: 'water-and-a-song',
      A: 'partner',
      paragraphs: [
        '“No more milk at night,” {H} told it. “All gone.” The rabbit did not like that. It lay down on its face. {A} brought a cup with some water in it. The rabbit got a wet chin. “It wants milk,” said {H}.',
        'Then {A} sang to it, about a boat. The rabbit listened with the flat ear, right to the end. After that it sat up again. “Milk,” it said.'
      ]
    },
    {
      id: 'other-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Would it like some soup?” asked {A}. “No,” said {H}. “A bit of cheese?” The rabbit shook its head so that both ears flew. “A boot?” asked {A}. {H} had to laugh. “Not a boot!”',
        'Now {H} had one. “A bus?” {H} asked the rabbit. “A big potato? A moon?” It did not want any of them. It was tired, and it wanted its milk, and you couldn’t blame it. But it had quite liked the boot.'
      ]
    },
    {
      id: 'all-gone',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Other things were all gone as well. {H} showed them to the rabbit. The plate was empty. “Peas all gone,” said {H}. The bath had gone down the hole, with a gulp. “Bath all gone.” They waved to it.',
        '“And the sun?” asked {A}. {H} looked out. The sun was all gone, too. In the window there was a rabbit, and somebody who held it up. “Not all gone,” said {H}.'
      ]
    },
    {
      id: 'cross',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The rabbit was cross about the milk. It beat on the pillow with both ears. “So cross,” said {H}, and helped it, with one foot. Thump, thump. {A} sat down on the floor and thumped too.',
        'They were all three as cross as they could be. It made the cup jump. Then {A} had no more thump left, and the rabbit was out of breath. {H} gave the pillow one last one, a small one, with a heel.'
      ]
    },
    {
      id: 'the-cup',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the kitchen the cups stood on the rack, upside down. {H}’s was the yellow one. {A} lifted it to show the rabbit. There was nothing under it but a ring of wet. “It’s having its night,” said {A}.',
        'In the morning it would be turned round, and filled. {H} put it back, with its mouth down. “Good night, cup,” said {H}. The rabbit was held over it, and said good night as well.'
      ]
    },
    {
      id: 'a-hand',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} laid one hand on the rabbit’s back, and did not pat, and did not stroke. The hand only lay there and was heavy. {H} wanted to have one too. So {A} put down the other.',
        'Under the hand it went up, and it went down. That was {H}, breathing. “Does the rabbit do that too?” asked {A}. {H} put an ear to it. The rabbit did it very softly, so that you could not see.'
      ]
    },
    {
      id: 'the-basket',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The rabbit got a basket to go to sleep in. {H} pushed it along the rug, this way and that. It creaked, eek and ook. That had been in the song, too, with the boat. “Is it asleep?” whispered {A}.',
        '{H} bent down to it. Both its eyes were open, for they were buttons. “Nearly,” said {H}. They went across the rug once more, more slowly. On the way there was a shoe, and they sailed round that.'
      ]
    },
    {
      id: 'how-others-do',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I go to sleep on my side,” said {A}. “First I look for the cold bit of the pillow.” {H} felt for it with a cheek. There it was, right at the edge. It was lovely, and then it grew warm.',
        '“Then I turn it over,” said {A}, “and there’s another.” The rabbit was shown how. Its cheek was laid on the cold bit, with the flat ear out of the way. It had not known that about pillows.'
      ]
    },
    {
      id: 'windows',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They stood at the window, with the rabbit between them. Over there the lights were still on. Then one went out. “Somebody’s going to sleep,” said {A}. {H} blew, and another one went out. It had been blown at just the right time.',
        'They blew a third one, and that stayed. It had a man in it, who was looking for something in a fridge. “No more milk at night,” {H} told him, through the glass. He shut the door.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was going to sleep without any milk. {H} and the rabbit watched how that was done. First {A} turned to one side, and then a bit further. Then {A} breathed out through the nose, long and low.',
        '{H} turned the rabbit to one side, and then a bit further. {H} breathed out for it. It was a good way, if you had a nose like that. {A} opened one eye, saw who it was, and shut it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When my milk was all gone,” said {S}, “I had the corner of my blanket.” {S} rubbed finger and thumb together. “I did that.” {A} wanted to see the corner. It was long ago, and it had been blue.',
        '{A} looked along the rabbit’s towel until there was a corner. It was a bit hard, on account of the seam. {S} took it in two fingers all the same. “Yes,” said {S}, after a while. “That’s how it went.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} knew a way of going to sleep. You say good night to your toes. “There are ten,” said {S}, “and I’ve never got to the end.” {A} pulled off a sock. They began with the big one.',
        '“Good night, toe,” said {A}. The rabbit had no toes, only two round ends. They said it to each end five times, so that it came out right.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} still had milk, being so new. {A} had fallen asleep over it, with an open mouth, and a drop on the chin. {H} looked at the drop. The rabbit looked away.',
        'Then {A} woke, and reached for something in the air. {H} held the rabbit out. A small fist shut on the rabbit’s other ear, the thick one. “That’s for you,” said {H}. “The flat one’s mine.”'
      ]
    },
    {
      id: 'what-was-in-it',
      A: 'partner',
      paragraphs: [
        '“What was it like, your milk at night?” {A} asked the rabbit. {H} knew. “Warm,” said {H}. “And dark. And near.” “And what did your hand do?” {H} showed it. The hand had held the rabbit’s ear, and rubbed it flat.',
        '{A} counted on four fingers. “Warm, dark, near, and an ear,” said {A}. “The milk’s all gone. But all those are still here.” The rabbit sat quite still. It had not thought of that.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-by-one',
      A: 'partner',
      paragraphs: [
        'They did them one by one. {A} kept the towel under a jumper until it was warm. {H} put a hand in front of the lamp, and it was dark. Then {H} took the rabbit up, close under the chin. That was near. Two fingers found the ear.',
        'Now there was all of it but the milk. They waited. The rabbit leaned to one side, and grew soft. “Ah,” it said. {H} looked up. “‘Ah’ was in there, too,” said {H}.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The rabbit woke up in the middle of the night, a moment later. “Milk,” it said, but not so loudly. “All gone,” said {H}. “Near?” It wanted near. {H} did not take it out of bed for that. {H} only lay down beside it on the rug.',
        '{A} lay down on the other side. Nobody did anything more. The rabbit had one on its left and one on its right. “Ah,” said {A}, by mistake.'
      ]
    },
    {
      id: 'now-h',
      A: 'partner',
      paragraphs: [
        'Then {H} tried it too, on the rug. “Milk,” said {H}, in a small voice. “All gone at night,” said {A}. “There’s warm.” The blanket had been warmed, too. “There’s dark.” The lamp was turned to the wall. “And there’s near.” {A} came so near that {H} could hear the jumper.',
        '{H} felt about with two fingers. There was the ear. For a time nothing happened. “Ah,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who had sat up.',
      '{names} kept very quiet, so as not to wake the rabbit.',
      { text: '{names} tucked the towel in at the bottom.', needs: ['hands'] },
      { text: '{names} hung up the wet sleeve to dry.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the boat as well.',
      '{names} lay down for a bit, to show the rabbit.',
      { text: '{names} dried the rabbit’s chin.', needs: ['hands'] },
      { text: '{names} hummed the boat once more, and held the cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out when the rabbit did.',
      '{names} moved up, so that it was near.',
      { text: '{names} drew the curtain, for the dark.', needs: ['hands'] },
      { text: '{names} smoothed the thick ear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup was put on the rack, with its mouth down. The towel went over the radiator, to be warm once more.',
    '{H} brushed every tooth, and lay down beside the rabbit. The mouth had nothing more to do now, so {H} yawned with it.'
  ],
  last: [
    'Warm, and dark, and near: the rabbit counted them, and {H} was asleep.',
    'Two fingers let go of a flat ear, and it lay there, and {H} slept.'
  ]
})
