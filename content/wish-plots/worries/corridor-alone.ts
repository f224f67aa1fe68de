import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const corridorAlone = wishPlot({
  id: 'wish-corridor-alone',
  wishes: ['scared to go to the toilet alone', 'won’t toilet own', 'won’t loo own', 'won’t loo alone', 'won’t bathroom own', 'won’t bathroom alone', 'wont toilet own', 'wont loo own', 'wont bathroom own', 'won’t hall own', 'won’t corridor', 'won’t upstairs alone', 'wont upstairs alone', 'won’t upstairs without', 'upstairs own', 'upstairs alone', 'upstairs himself', 'upstairs herself', 'upstairs myself', 'won’t upstairs', 'upstairs by himself', 'won’t toilet alone', 'wont toilet alone', 'toilet alone', 'toilet without mum', 'won’t toilet without', 'toilet by himself', 'toilet by herself', 'toilet by myself', 'come with me toilet', 'dark corridor', 'dark hallway', 'dark landing', 'dark hall', 'down corridor alone', 'go bathroom alone', 'bathroom alone', 'loo alone', 'toilet in the dark', 'toilet at night alone', 'toliet alone', 'scared toliet', 'follow me upstairs', 'come upstairs with', 'afraid upstairs', 'scared upstairs', 'frightened upstairs', 'terrified upstairs', 'fear upstairs', 'afraid upstairs alone', 'scared upstairs alone', 'frightened upstairs alone', 'terrified upstairs alone', 'fear upstairs alone', 'afraid toilet alone', 'scared toilet alone', 'frightened toilet alone', 'terrified toilet alone', 'fear toilet alone', 'afraid toilet own', 'scared toilet own', 'frightened toilet own', 'terrified toilet own', 'fear toilet own', 'afraid loo alone', 'scared loo alone', 'frightened loo alone', 'terrified loo alone', 'fear loo alone', 'afraid bathroom alone', 'scared bathroom alone', 'frightened bathroom alone', 'terrified bathroom alone', 'fear bathroom alone', 'afraid toilet night', 'scared toilet night', 'frightened toilet night', 'terrified toilet night', 'fear toilet night', 'afraid toilet dark', 'scared toilet dark', 'frightened toilet dark', 'terrified toilet dark', 'fear toilet dark', 'afraid loo night', 'scared loo night', 'frightened loo night', 'terrified loo night', 'fear loo night', 'afraid loo dark', 'scared loo dark', 'frightened loo dark', 'terrified loo dark', 'fear loo dark', 'afraid bathroom night', 'scared bathroom night', 'frightened bathroom night', 'terrified bathroom night', 'fear bathroom night', 'afraid bathroom dark', 'scared bathroom dark', 'frightened bathroom dark', 'terrified bathroom dark', 'fear bathroom dark', 'afraid corridor', 'scared corridor', 'frightened corridor', 'terrified corridor', 'fear corridor', 'afraid hallway', 'scared hallway', 'frightened hallway', 'terrified hallway', 'fear hallway', 'afraid landing', 'scared landing', 'frightened landing', 'terrified landing', 'fear landing', 'afraid hall alone', 'scared hall alone', 'frightened hall alone', 'terrified hall alone', 'fear hall alone', 'afraid hall dark', 'scared hall dark', 'frightened hall dark', 'terrified hall dark', 'fear hall dark', 'afraid stairs alone', 'scared stairs alone', 'frightened stairs alone', 'terrified stairs alone', 'fear stairs alone', 'afraid toilet himself', 'scared toilet himself', 'frightened toilet himself', 'terrified toilet himself', 'fear toilet himself', 'afraid toilet herself', 'scared toilet herself', 'frightened toilet herself', 'terrified toilet herself', 'fear toilet herself', 'afraid room alone', 'scared room alone', 'frightened room alone', 'terrified room alone', 'fear room alone', 'afraid alone upstairs', 'scared alone upstairs', 'frightened alone upstairs', 'terrified alone upstairs', 'fear alone upstairs', 'afraid toilet', 'scared toilet', 'frightened toilet', 'terrified toilet', 'fear toilet', 'afraid loo', 'scared loo', 'frightened loo', 'terrified loo', 'fear loo'],
  answers: ['afraid', 'scared', 'frightened', 'terrified', 'fear', 'go', 'goes', 'going', 'alone', 'own', 'himself', 'herself', 'myself', 'by', 'upstairs', 'up', 'stairs', 'toilet', 'loo', 'bathroom', 'wee', 'corridor', 'hall', 'hallway', 'landing', 'room', 'bedroom', 'dark', 'light', 'lights', 'switch', 'home', 'house', 'flat', 'at', 'night', 'without', 'me', 'us', 'mum', 'mummy', 'dad', 'daddy', 'somebody', 'someone', 'anyone', 'come', 'comes', 'with', 'won’t', 'wont', 'needs', 'need', 'always', 'every', 'time', 'hold', 'holds', 'holding', 'run', 'runs', 'shadow', 'shadows', 'door', 'open', 'really', 'still', 'very', 'too', 'brave', 'braver', 'wait', 'waits', 'middle', 'evening', 'pee'],
  except: [...NOT_WELL, 'flush', 'flushing', 'public', 'school', 'nursery', 'potty', 'training', 'trained', 'crocodile', 'spider', 'spiders', 'ghost', 'ghosts', 'monster', 'monsters', 'wet', 'wets', 'accident', 'nappy', 'who', 'cat', 'dog', 'lost', 'fell', 'hurt', 'locked', 'uncle', 'man', 'cellar', 'basement', 'lift', 'dinosaur', 'dragon', 'poo', 'poos', 'bear'],
  moods: ['afraid', 'alone', 'learning'],
  company: ['duck', 'corridor', 'switch', 'coats', 'corner', 'light', 'toilet'],
  about: 'The hero does not dare go alone to the toilet at the dark end of the way, posts a wooden duck there as a guard, and has to go and see to the duck.',
  titles: ['A Duck on Guard', 'The Switch at the Other End', 'Somebody Is There Already', '{H} Sees to the Duck', 'Is Anybody There? A Duck'],
  want: [
    {
      id: 'the-long-way',
      A: 'partner',
      paragraphs: [
        '{H} needed the toilet. But the way there was long, and it was dark. First came the coats, and then a corner that you couldn’t see round. The light switch was right at the end. {H} stood on one leg. “Come with me,” said {H}.',
        '“I’ve been with you three times since tea,” said {A}, and came along. “I only want somebody to be there already,” said {H}, “before I am.”'
      ]
    }
  ],
  way: [
    {
      id: 'counting-steps',
      A: 'partner',
      paragraphs: [
        '“Count the steps,” said {A}, when they were back. “Then you know how long it is.” {H} tried it alone. One, two, three, four. At the coats something said “fff”, and {H} was back on the sofa. “How many?” asked {A}. “Four,” said {H}. “And one to get here.”',
        'But {H} had a wooden duck with a stern face. “It can be the guard,” said {H}. They took it to the toilet together, sat it on the shelf there, and put out the light.'
      ]
    },
    {
      id: 'what-says-fff',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They talked about what had said “fff”. “A balloon,” said {A}, “with a small hole.” {H} did not think so. A balloon does it only once. “A cat, then, that’s cross.” They had no cross cat. “A tyre,” said {A}. There was no bicycle either, among the coats.',
        '{H} did it with the lips, to hear what it was like. “Fff.” You had to breathe out for it. “It’s somebody who’s tired,” said {H}. “Then it’s me,” said {A}, and did it too. “But I was on the sofa.”'
      ]
    },
    {
      id: 'longer-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s longer there than back,” said {H}. {A} said that that couldn’t be. So they measured it with steps. It was fourteen there, on tiptoe. Back it was six, with both elbows going. “There you are,” said {H}.',
        '{A} thought about it for a long time. “Then you should always go back,” said {A}. {H} tried to go there backwards, so that it would count as back. It came to nine, and a bump.'
      ]
    },
    {
      id: 'singing-through',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll sing,” said {A}, “and then you can hear where I am.” {A} sang the one about the sailor. It reached as far as the coats. By the corner there were only the low notes left. {H} stopped there, and held on to the wall.',
        '“Are you still singing?” called {H}. “Yes!” called {A}, and because of that had to stop singing. Now it was quiet on both sides of the corner. {H} ran back. The sailor had just got to the harbour.'
      ]
    },
    {
      id: 'the-corner',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The worst was the corner. “What do you think is behind it?” asked {A}. “The rest,” said {H}. You could not see it, that was all. {A} went round the corner, and only one hand looked back. “Good evening,” said the hand. “There’s nobody here but me.”',
        '{H} shook hands with it. Then {H} went round, and {A} stayed. So now the hand was {H}’s, and said good evening. From behind it was quite an ordinary corner. It was only pointed on the one side.'
      ]
    },
    {
      id: 'all-sounds',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They sat down in the dark for a bit, right by the coats. First there was nothing. Then something ticked. “The meter,” said {A}. Something ran down in the wall. “Somebody else’s bath.” There was a long creak. “That’s me,” said {A}. “My knees.”',
        'After a time it was less dark than at the beginning. The coats got edges. “Did you do that?” whispered {H}. “Nobody did,” said {A}. “That’s your eyes. They need a while, and you always run off before.”'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It would be best if everybody always went at the same time,” said {H}. {A} tried to imagine that. They would all have to stand in line along the coats, at half past four and at six. Whoever did not need to would have to clap.',
        '“And in the night?” “We’d ring a bell.” {A} thought of the bell, at three o’clock, and of all of them, in their socks. “Let’s look for something else first,” said {A}.'
      ]
    },
    {
      id: 'who-is-scared-too',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I do it very fast to this day,” said {A}. “I put out the light, and then I have to be in bed before it’s quite dark.” “And are you?” asked {H}. “I was, once,” said {A}. “I left a slipper in the air.”',
        '{H} was surprised. {A} went along there alone, even at night. “You never look scared,” said {H}. “No,” said {A}. “I walk so that nobody can see that I’m running.”'
      ]
    },
    {
      id: 'a-light-to-carry',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} found a small torch. It made a round hole in the dark, and in the hole there was a bit of wall. It was a good torch. But if you held it, you saw only what was in the hole. All the rest got darker, out of spite.',
        '{H} shone it up, and round, and behind. The shadow of a coat ran across the ceiling. “It’s worse if it can run,” said {H}. {A} laid it on the floor, with its light to the wall. Then it held still, and so did they.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had nothing against the dark. For {A} it was a day with the curtains shut. {H} told {A} all about the coats and the corner, and what was wrong with them. {A} looked past {H} along that way, quite calmly, and saw the lot.',
        '“If there was anything, you’d say,” said {H}. {A} yawned. You don’t yawn at something that is standing by the coats.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Ours was across the yard,” said {S}. “You had to go out for it, past the hens.” {A} had never heard of such a thing. “In the dark?” “In the dark, with a lamp. I sang so loudly that the hens used to join in. The whole street knew when I’d been.”',
        '“And were you afraid?” asked {A}. “Of the cockerel,” said {S}. “But he was afraid of the singing.” {A} thought of the coats. They were not nearly as bad as a cockerel.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} would not go there alone either. “You go, and I’ll be behind you,” said {S}. “Then I’m in front,” said {A}. “You be in front.” “Then you’re behind, and you’ll go away.” In the end they went side by side, and stuck at the coats.',
        '“Fff,” said something. They both ran. It is no use to be two if both of them run in the same direction. “Next time one of us runs the other way,” said {A}. “You,” said {S}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '{A} didn’t know the way to the toilet here at all. “It’s along there,” said {H}. “You go past the coats. They say fff, but they don’t come after you. Then there’s a corner, and you can’t see round it. The switch is at the end, on the left, as high as your ear.”',
        '{A} was gone, and came back again. “It’s just as you said,” said {A}. {H} had not known how much {H} knew about it.'
      ]
    },
    {
      id: 'the-duck-is-alone',
      A: 'partner',
      paragraphs: [
        'So now somebody was there already. {H} sat on the sofa, and thought of the duck in the dark. “It’s quite alone there,” said {H}. “And it doesn’t know what says fff.” “It’s a guard,” said {A}. “It’s a duck,” said {H}.',
        '{A} listened. “If you were the duck, what would you want?” asked {A}. {H} stood up. “Somebody who calls that they’re on the way,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'i-am-coming',
      A: 'partner',
      paragraphs: [
        '“I’m coming, duck,” called {H}, and went. “I’m at the coats now.” Something said fff. {H} felt for it, and it had a cuff and a button. “It’s only a sleeve,” called {H}. “Now I’m round the corner.” Click, went the switch.',
        'There sat the duck, as stern as ever. “It’s only me,” said {H}, and as {H} was there already, {H} went to the toilet as well. “You’ve been to the toilet alone,” said {A} afterwards. “I haven’t,” said {H}. “I’ve been to the duck.”'
      ]
    },
    {
      id: 'report',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The duck was asked how it had been. {H} held it to one ear, and passed it on. “Nobody came,” said {H}. “The tap dripped, twelve times. Then there was a bit where it thought of its supper. And after that it heard someone call.”',
        '“Is that all?” asked {A}. {H} held it to the other ear. “It says it’s no darker there than in a drawer,” said {H}. The duck had been in one, and could say.'
      ]
    },
    {
      id: 'change-of-guard',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A guard has to be changed, so that it can sleep. {H} marched off with a rubber frog, past the coats and round the corner. The duck came back, and the frog stayed. A bit later the frog came back, and the duck had its turn.',
        '“How often do you want to do that?” asked {A}. {H} counted. It had been five times there, and five times back. “Only till they know the way,” said {H}.'
      ]
    },
    {
      id: 'a-place-by-the-coats',
      A: 'partner',
      paragraphs: [
        'Then the duck got a better post. {H} sat it at the corner, from where it could see both ways. “Halfway’s enough,” said {H}. “The rest I can tell it.”',
        'A little later {A} went to the toilet, and got as far as the coats. It was quite dark there, and it said fff. “{H}?” called {A}. “It’s only the sleeve,” called {H}. “There’s a duck at the corner. Say good evening to it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked along the dark way too, as far as the coats.',
      '{names} stayed on the sofa, where it was light.',
      { text: '{names} waved from the sofa, till the corner was in between.', needs: ['hands'] },
      { text: '{names} felt for the switch on the wrong side, and found a hook.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for a fff.',
      '{names} looked into the duck’s face, and looked away first.',
      { text: '{names} dusted the duck, so that it could go on guard.', needs: ['hands'] },
      { text: '{names} hung the coats a bit further in.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along to the corner, and bade the duck good evening.',
      '{names} waited, and could hear {H} talking to the duck.',
      { text: '{names} clapped for the guard, but softly.', needs: ['hands'] },
      { text: '{names} gave the duck a folded sock to sit on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The duck stayed at its corner, with its stern face to both sides. {H} told it how long the night was, so that it should know when it was over.',
    'Then {H} went along there once more, and washed, and came back at a walk, like anybody.'
  ],
  last: [
    'The coats said nothing, the duck stood guard at the corner, and {H} was asleep.',
    'At the corner somebody was there already, and {H} was asleep.'
  ]
})
