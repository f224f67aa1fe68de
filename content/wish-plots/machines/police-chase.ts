import { wishPlot } from '../wish-plot.ts'

export const policeChase = wishPlot({
  id: 'wish-police-chase',
  wishes: ['police chase', 'police car chase', 'police chases', 'police chasing', 'cops chase', 'cop car chase', 'cop chase', 'police catch', 'police catches', 'police catching', 'police caught', 'police robber', 'police robbers', 'police thief', 'police thieves', 'police burglar', 'police baddies', 'police baddie', 'police bad guys', 'police bad guy', 'police car robber', 'police officer robber', 'policeman robber', 'policeman thief', 'policeman catches', 'policeman chases', 'policewoman catches', 'policewoman robber', 'police officer catches', 'police officer chases', 'cops and robbers', 'cops robbers', 'cop robber', 'catching robbers', 'catching robber', 'catch robber', 'catch robbers', 'catches robber', 'catches robbers', 'caught robber', 'catch thief', 'catches thief', 'catching thief', 'chasing robber', 'chasing robbers', 'chases robber', 'chase robber', 'chasing thief', 'bank robber', 'bank robbers', 'jail robber', 'robber escapes', 'robber got away', 'police siren', 'car chase', 'high speed chase', 'ride police car', 'riding police car', 'ride in a police car', 'drives police car', 'drive police car', 'driving police car', 'police car drive', 'police car siren', 'getaway car', 'police car', 'police cars'],
  answers: ['police', 'car', 'cars', 'chase', 'chases', 'chasing', 'robber', 'robbers', 'thief', 'thieves', 'burglar', 'baddie', 'baddies', 'bad', 'guy', 'guys', 'man', 'catch', 'catches', 'catching', 'caught', 'siren', 'sirens', 'lights', 'blue', 'flashing', 'nee', 'naw', 'fast', 'really', 'super', 'town', 'city', 'street', 'officer', 'policeman', 'policewoman', 'cop', 'cops', 'arrest', 'arrests', 'stole', 'steals', 'stolen', 'after', 'drives', 'drive', 'driving', 'ride', 'rides', 'real', 'sack', 'clock', 'clocks', 'shop', 'helps', 'help', 'radio', 'wants', 'who', 'big', 'getaway'],
  except: ['ours', 'house', 'home', 'dog', 'paw', 'patrol', 'cat', 'daddy', 'dad', 'mum', 'mummy', 'mom', 'hurt', 'shot', 'gun', 'broke', 'came', 'burgled', 'robbed', 'scared', 'afraid', 'crash', 'crashed', 'accident', 'helicopter', 'boat', 'space', 'train', 'jewels', 'diamond', 'bike', 'ball', 'cake', 'sweets', 'toys', 'christmas', 'cookies', 'biscuits', 'sausages', 'horse', 'prison', 'fish'],
  company: ['police car', 'siren', 'button', 'clock', 'sack', 'robber', 'radio', 'hedge', 'light', 'park', 'shop', 'fountain', 'corner', 'belt'],
  out: true,
  isTale: true,
  about: 'In a real police car the hero chases a robber with forty alarm clocks, and has to let go of the best button in the world to catch him.',
  titles: ['Forty Alarm Clocks', 'The Best Button in the World', '{H} and the Robber in Stripes', 'One Minute to Seven', 'Nee-Naw, Tick, Tick'],
  want: [
    {
      id: 'forty-clocks',
      A: 'partner',
      paragraphs: [
        '{H} sat in the back of a real police car, beside {A}, with the belts done up. Sergeant Plum was at the wheel, with crumbs all down the tie. Within reach was a blue button, for the siren. {H} wanted to press it more than anything in the world.',
        '“Somebody’s robbed the clock shop!” said the radio. “Forty alarm clocks are gone!” Out of the shop ran a man in a stripy jumper, with a sack. The sack went tick, tick, tick. He jumped into a tiny yellow car. “After him!” cried Sergeant Plum. “Siren!”'
      ]
    }
  ],
  way: [
    {
      id: 'nee-naw',
      A: 'partner',
      paragraphs: [
        '{H} pressed the button. Nee-naw, nee-naw! Off they flew, past the school and twice round the fountain. The yellow car was just in front. Then it went round a corner. When the police came round it too, there was only a cat on a wall.',
        '“Louder,” said {H}, and pressed with two thumbs. They raced down one street and up the next. But each time the robber had gone already. “How does he know that we’re coming?” asked Sergeant Plum. “Nee-naw!” said the police car.'
      ]
    },
    {
      id: 'red-light',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The light at the crossing was red. Sergeant Plum stopped, because the police have to stop as well. In front of them stood a tiny yellow car. “That’s him!” cried {H}. “I know,” said Sergeant Plum, “but it’s red.”',
        'The robber looked round. {A} waved, and a stripy arm waved back all by itself. Then they all waited. A very small dog came across, and sat down in the middle for a scratch. Green! Off they shot, both at once.'
      ]
    },
    {
      id: 'roundabout',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then came a roundabout. The yellow car went round it, and the police car went round behind. After the fifth time {A} felt like a sock in the wash. “Who’s chasing who?” asked {A}. The yellow car was so far ahead now that it was right behind them.',
        '“Faster!” cried {H}, looking out of the back window. “Faster!” cried the robber as well, and forgot which of them was the robber. Then a milk lorry hooted, and everybody remembered.'
      ]
    },
    {
      id: 'the-radio',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The police radio had a curly wire, and {A} was allowed to talk into it. “Hello,” said {A}. “We’re chasing a robber. What are you doing?” “We’re having egg sandwiches,” said the radio. “Over.” “Over what?” asked {H}. “Over a napkin,” said the radio.',
        'Then the radio wanted to know what the robber looked like. “Stripy,” said {H}, “and he’s carrying something.” Soon the radio called again. It was very proud. The whole police station had caught a bee.'
      ]
    },
    {
      id: 'leeks',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s somebody stripy!” cried {H}. Sergeant Plum stopped the car. It was a lady in a stripy coat, with a bag. “What’s in the bag, madam?” asked Sergeant Plum. “Leeks,” said the lady. {A} listened at the bag. It didn’t tick.',
        '“Sorry,” said {H}. “We’re looking for somebody like you, only quicker.” “Quicker?” said the lady. She didn’t like that at all. She ran beside them as far as the corner, with all her leeks, and she was there first.'
      ]
    },
    {
      id: 'short-cut',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I know a short cut,” said Sergeant Plum, and turned in behind the swimming pool. It was a very short cut. After ten steps there was a wall. So they drove the whole way out again backwards. “Naw-nee,” said {A}, “naw-nee.”',
        'A man with a towel on his head jumped to one side. “Is it about my trunks?” he called. “Somebody’s got my trunks!” It wasn’t about his trunks. But {H} wrote it down, for tomorrow.'
      ]
    },
    {
      id: 'the-market',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The chase went right across the market, and there you have to drive as slowly as a pram. The yellow car crept past the melons. The police car crept after it. “Don’t let him get away!” said {H}. “He’s stopped for cheese,” said {A}.',
        'The robber paid for the cheese, and even waited for the change. Cheese was one thing, and clocks another. By now there was a long queue between them. Sergeant Plum said “Excuse me” eleven times. At the front there was some cheese for the police as well.'
      ]
    },
    {
      id: 'the-bridge',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the river the bridge was going up, for a boat with a tall mast. The robber had just got across. On the other side stood the yellow car, and beside it the robber did a little dance. “Now he’s being cheeky,” said {A}.',
        '“Dance back,” said {H}. So they danced, sitting down, with their belts on. Sergeant Plum was on duty, and danced with two eyebrows only. When the bridge came down, the robber was so puffed that the yellow car drove off backwards.'
      ]
    },
    {
      id: 'doughnut',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Something’s growling,” said {A}, and looked under the seat. It was Sergeant Plum’s tummy. There had been no tea today, because of the robber. There was just one doughnut in the police car, in a box marked EMERGENCY.',
        '“Is this an emergency?” asked {H}. Sergeant Plum’s tummy said that it was. {A} broke the doughnut into bits, one for everybody. All the jam had stayed in one of the bits. Nobody said whose, but one of them now had jam as far up as the ears.'
      ]
    },
    {
      id: 'officer-pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was a police officer as well tonight, and had a badge on a string. {A} looked out of the window like somebody who has seen a hundred robbers. “What does Officer {A} think?” asked Sergeant Plum.',
        'Officer {A} thought that it was nearly supper time. It was all over {A}’s face. “I see,” said Sergeant Plum. “The robber’s hungry. Very clever.” It went into the notebook, and under it went a drawing of {A}, with the badge on.'
      ]
    },
    {
      id: 'elder-goose',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was robbed once,” said {S}, “by a goose. It took a whole bun out of my hand, and it looked me in the eye.” “Did the police come?” asked {A}. “They did,” said {S}. “They asked me what it looked like.”',
        '“And what did it look like?” “Pleased,” said {S}. Sergeant Plum nodded in the mirror. Every police officer knew that goose. It had never been caught, and now it had seven children who all went out with it.'
      ]
    },
    {
      id: 'child-light',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} did the blue light as well, with both hands up, opening and shutting. “You can stop,” said {A}. “There’s one on the roof.” “That one’s only got one finger,” said {S}, and went on flashing for three more streets.',
        'At the next red light a lady opened and shut her hands too. So did the man beside her, and then a whole bus. “Who started that?” asked Sergeant Plum. {S} sat on both hands, but they still flashed a bit.'
      ]
    },
    {
      id: 'baby-half',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had the small seat in the middle, and the best view. {A} listened to the siren for a long time, and then said one word. It was “nee”. Sergeant Plum turned round at the red light, quite pink with joy.',
        '“That’s half of it already!” cried Sergeant Plum. “It took me a year.” From now on {A} said “nee”, and {H} said “naw”. If the siren ever broke, they had another one in the back.'
      ]
    },
    {
      id: 'he-hears-us',
      A: 'partner',
      paragraphs: [
        '“The siren tells him,” said {A}. “He hears us three streets off, and then he’s gone.” {H} looked at the blue button. “And we don’t hear him at all,” said {A}. “There’s a sack with forty clocks in, and it’s ticking. But who can hear a tick in all this nee-naw?”'
      ]
    }
  ],
  turn: [
    {
      id: 'seven',
      A: 'partner',
      paragraphs: [
        'It was the best button in the world. {H} let go of it. Now it was so quiet that they heard the wheels. “What time is it?” whispered {H}. “One minute to seven,” said Sergeant Plum. “And when do alarm clocks ring?” whispered {H}. They stopped by the park and waited.',
        'Ring! Ting-a-ling! Cock-a-doodle-doo! Behind a hedge all forty clocks went off at once, and the hedge shook. Out ran the robber with a hand on each ear. “Turn them off!” cried the robber, and ran straight into Sergeant Plum.'
      ]
    },
    {
      id: 'turning-off',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They all sat down in the grass and turned off clocks. The robber helped. One clock hopped about on two legs, and {A} had to catch it under a hat. Out of another came a small bird, and said that it was noon.',
        '“Thirty-eight, thirty-nine,” counted {H}. One was missing. It rang at last, quite close by. Sergeant Plum had sat down on it. “That’s a very good clock,” said Sergeant Plum, and stayed standing for a while.'
      ]
    },
    {
      id: 'front-seat',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The robber had to sit in front, next to Sergeant Plum, with the belt done up. The sack sat on top, like a cat. “Am I in the newspaper now?” asked the robber. “Only a small bit,” said {A}, “under the weather.”',
        '“With a picture?” asked the robber. {H} drew one in the notebook, with all the stripes. The robber looked at it for a long time. There had never been one before, not even from school.'
      ]
    },
    {
      id: 'why-forty',
      A: 'partner',
      paragraphs: [
        '“Why forty?” asked {H}. “I can’t wake up,” said the robber. “I sleep through thirty-nine.” The robber took every clock back and said sorry. The lady in the shop had just the job for a robber like that, winding them all up. “Now anybody may hear us,” said {H}, and pressed the blue button all the way home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat behind them in the big police van, and wanted to go faster.',
      '{names} had seen the robber first, and shouted “Stop!” so loudly that a pram stopped.',
      { text: '{names} pointed at the yellow car, and then at a bus, by mistake.', needs: ['hands'] },
      { text: '{names} held on to Sergeant Plum’s hat, which had no belt.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind every bin in the street, and found a football.',
      '{names} sang the siren along with it, a little too high.',
      { text: '{names} put up a hand and stopped the traffic, and even a bus obeyed.', needs: ['hands'] },
      { text: '{names} drew a map of where the robber wasn’t, and it got very full.', needs: ['hands'] }
    ],
    turn: [
      '{names} came round the hedge from the other side, and the robber turned back.',
      '{names} yelled “Got him!” and the ducks flew up from the pond.',
      { text: '{names} held on to the sack, and it rang and hopped about.', needs: ['hands'] },
      { text: '{names} carried the clocks back into the shop, one under each arm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The police car rolled back into its garage. On its roof the blue light went round once more, and stopped.',
    '{H} had a wash and lay down. It was so quiet now that a small clock could be heard, somewhere along the street.'
  ],
  last: [
    'Tick, said the clock, and {H} was asleep long before seven.',
    'Nee, breathed {H}, and naw, and was asleep.'
  ]
})
