import { wishPlot } from '../wish-plot.ts'

export const darkBath = wishPlot({
  id: 'wish-power-cut-bath',
  wishes: ['power cut bath', 'power cut bath time', 'power cut bathtime', 'power cut in the bath', 'power cut bathroom', 'power cut tub', 'powercut bath', 'powercut bathtime', 'power outage bath', 'power outage bathtime', 'power outage tub', 'power went out bath', 'power went off bath', 'power out bathtime', 'lights went out bath', 'lights went out bathtime', 'lights went out tub', 'light went out bath', 'light went out bathtime', 'lights went off bath', 'light went off bath', 'lights off bath', 'electricity bath', 'electricity bathtime', 'electricity went bath', 'blackout bath', 'blackout bathtime', 'blackout tub', 'load shedding bath', 'loadshedding bath', 'nepa bath', 'nepa bathing', 'took light bath', 'dumsor bath', 'bath in the dark', 'dark bath', 'dark bathtime', 'bathing in the dark', 'bathed in the dark', 'candle bath', 'candlelit bath', 'power cut shower', 'power outage shower', 'lights went out shower', 'power cut while washing', 'power cut hair wash', 'apagón bath', 'stage six bath'],
  answers: ['power', 'powercut', 'outage', 'blackout', 'electricity', 'current', 'lights', 'light', 'lamp', 'went', 'goes', 'gone', 'off', 'out', 'no', 'dark', 'darkness', 'pitch', 'black', 'bath', 'baths', 'bathtime', 'bathroom', 'bathing', 'tub', 'shower', 'washing', 'wash', 'hair', 'soap', 'bubbles', 'foam', 'water', 'splash', 'splashing', 'boat', 'duck', 'towel', 'tap', 'plug', 'candle', 'candles', 'torch', 'whole', 'street', 'house', 'flat', 'storm', 'night', 'tonight', 'evening', 'middle', 'during', 'while', 'when', 'load', 'shedding', 'stage', 'generator', 'back', 'came', 'laughed', 'sat', 'in', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['scared', 'afraid', 'frightened', 'terrified', 'fell', 'slipped', 'hurt', 'drowned', 'electrocuted', 'shock', 'hospital', 'fire', 'war', 'bomb', 'bombs', 'dog', 'cat', 'shark', 'elephant', 'dragon', 'monster', 'bird', 'bill', 'paid', 'school', 'toilet'],
  moods: ['waiting', 'lost', 'change'],
  company: ['boat', 'bath', 'tap', 'soap', 'plug', 'water', 'lamp', 'toes', 'toe', 'towel', 'chain', 'cloth', 'drip', 'captain', 'cup', 'duck'],
  about: 'In a power cut the hero sits in the bath in the dark and cannot get hold of a boat, which swims away from every hand, until the plug is pulled and the boat comes by itself.',
  titles: ['The Boat Without a Lamp', 'In the Dark the Bath Is as Big as the Sea', '{H} Keeps Still', 'Where the Water Goes', 'Plink, Said the Tap'],
  want: [
    {
      id: 'out-went-the-lamp',
      A: 'partner',
      paragraphs: [
        '{H} was in the bath, and {A} was beside it, when there was a power cut. The lamp went out in the middle of a wave. You could not see the bath any more, or the water, or {H}. On the water was {H}’s boat, with a captain made of cork. “He’s out there in the dark,” said {H}. {H} wanted to bring the boat in. “The light will come back,” said {A}’s voice. But a captain made of cork does not know that.'
      ]
    }
  ],
  way: [
    {
      id: 'which-foot',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Without a lamp you do not know how far you go. {H} could feel two knees, and something at the other end that moved. “There’s somebody’s foot in here,” said {H}. “Tickle it,” said {A}, “then we’ll know whose.” {H} did.',
        'There was a great splash, and somebody laughed, and it was {H}. “It’s mine,” said {H}. “It’s got very far away.” In a bath in the dark you are twice as long as by day.'
      ]
    },
    {
      id: 'soap-by-the-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The soap had gone as well, but soap you can smell. {H} put {H}’s nose just over the water and sniffed along the side. At the tap it smelled of metal. Half-way down it smelled of lavender, and then of more lavender. “Now it’s behind me,” said {H}.',
        '{H} turned, and it was behind {H} again. Only then did {H} find out. {H} had been sitting on the soap since the power cut, and smelled the same all round.'
      ]
    },
    {
      id: 'every-hand-pushes',
      A: 'partner',
      paragraphs: [
        '{H} knew where the boat had been, and reached for it. Splash. There was only water. {H} reached further, and swept with both arms. Far away something said “tock”, against the end of the bath. {H} shot that way with a very big wave, and now the “tock” was behind. “It’s running away from me,” said {H}. “Perhaps it can hear you coming,” said {A}, who had got a good deal of the wave.'
      ]
    },
    {
      id: 'other-finds-the-towel',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to be of use in the power cut, and felt along the rail for the towel. “Here it is,” said {A}. “It’s got sleeves.” “That’s my dressing gown,” said {H}. {A} felt further along. “This one’s wet.” “That’s the flannel,” said {H}.',
        '“Then it’s this one,” said {A}. “It’s nice and warm already.” {H} asked if it had buttons. It had five. “And what are you wearing?” asked {H}. {A} let go of it, and felt all five again, one by one. It was {A}.'
      ]
    },
    {
      id: 'elder-tin-bath',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We always bathed in the dark,” said {S}, “in a tin tub in the kitchen. There were four of us, one after another, and one kettle.” “How did you know that you were clean?” asked {A}. “You didn’t,” said {S}. “You knew that you were wet.”',
        'Once {S} had scrubbed a back for a long time, and it would not come soft. In the morning the coal bucket was so clean that they kept bread in it.'
      ]
    },
    {
      id: 'child-is-an-island',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had both feet in the water, and wanted to be sailed to. {A} sent the soap dish across in the dark, with a sponge on board. “Has it come?” asked {A}. “No,” said {S}. They waited. “Has it now?”',
        '“There’s something,” said {S}. It was cold, and round, and said nothing. {S} held it tight and asked who it was. “That’s my knee,” said {A}. {S} let go of it again, and the ship went on to another country.'
      ]
    },
    {
      id: 'pet-at-the-edge',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come in when the power cut began, to see what there was to see. {A} put two feet on the edge of the bath. {H} laid a wet hand on {A}’s head, and felt it turn slowly from left to right. “{A}’s following my boat,” said {H}.',
        '{H} felt along {A}’s nose, to find out where it pointed, and reached just there. Splash. {A} shook off the water over everybody. It was a good way to find where everybody was.'
      ]
    },
    {
      id: 'when-it-is-still',
      A: 'partner',
      paragraphs: [
        '“Sit quite still,” said {A}. {H} sat, and the waves went out one by one. The tap said “plink”. Nothing said “tock”. “It’s your hand that sends it off,” said {A}. “There’s always water in front of your hand.” {H} moved one finger, and felt the water go out from there, like a small wall. “Then I can’t ever fetch it,” said {H}. “No,” said {A}. “But where does all the water go, when it goes?”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-comes-by-itself',
      A: 'partner',
      paragraphs: [
        '{H} felt along a cold chain with one toe, and pulled. Glug, went the bath. Then {H} kept still, with both feet beside the hole. The water went by {H}’s toes, quite softly, all in one direction. It was bringing something. First the cloth came, and put itself round an ankle. Then the soap knocked. “Any boat?” asked {A}. “Not yet,” whispered {H}.'
      ]
    },
    {
      id: 'what-gurgles',
      A: 'same',
      spare: 7,
      paragraphs: [
        'You never listen to the end of a bath when there is light. Now there was nothing else to do. It began with a hum, and then it sang. After that it told something long, in a deep voice. “It’s talking about me,” said {H}.',
        '“What does it say?” asked {A}. {H} held an ear lower. It was about knees, and where the mud had been. The pipe in the wall told it all to the people below.'
      ]
    },
    {
      id: 'the-edge-goes-down',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} could feel where the water ended, as a cool line round the tummy. When the bath was full, it had been under both arms. Now it was at the belly button, and poured in there, as into a cup. “I’ve got a sea of my own now,” said {H}.',
        '“How big?” asked {A}. It was big enough for a captain, but without the boat. {H} kept it for him as long as it would stay, and breathed only at the top.'
      ]
    },
    {
      id: 'call-the-captain',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A boat in the dark wants to know where the land is. So {A} was the lighthouse, only without light. “Here,” said {A}, and counted to five. “Here.” {H} was the rocks, and said “Not here,” in between.',
        'On the other side of the wall the neighbours sat in the power cut as well. “Where?” asked somebody in there. “Here,” said {A}. “Not here,” said {H}. The wall was quiet for a while. “We’re over here,” it said then, rather unsure.'
      ]
    },
    {
      id: 'wrinkles',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} had been in the bath for so long that all the fingers were wrinkled. You could not see it in the dark, but {H} could read it with the other hand. “This one’s a walnut,” said {H}. “This one’s an old man.”',
        '“What’s he called?” asked {A}. He was called Thumb. Wrinkled fingers hold wet things better, that is what they are for. {H} tried it on the soap. It stayed for the first time that evening.'
      ]
    },
    {
      id: 'aground',
      A: 'partner',
      paragraphs: [
        '“Tock,” said something, right at {H}’s big toe. {H} did not reach out. The last water ran off, and laid the boat down between both feet. Then {H} felt for the captain, and he was there, and dry. At that moment the light came back. {H} sat in an empty bath, right down at one end. With {H} sat the cloth, the soap, a cup, and the boat. Everything else was white, and very small. “Is that all it was?” asked {H}. “It was bigger in the dark,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood on the bath mat, for there you knew where you were.',
      '{names} called for the captain, and it rang off the tiles.',
      { text: '{names} felt along the wall to the window, and there the whole street had gone.', needs: ['hands'] },
      { text: '{names} held a hand on the edge of the bath, where the world stopped.', needs: ['hands'] }
    ],
    way: [
      '{names} got a wave in one ear, and knew now where the bath was.',
      '{names} said where the “tock” had been, and each time it was too late.',
      { text: '{names} mopped the dark floor with something, and it was the dry towel.', needs: ['hands'] },
      { text: '{names} turned the tap tighter, so that “plink” had a longer way to come.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the pipe, to hear whether a boat came by.',
      '{names} kept as still as the towel, so as not to send the boat off again.',
      { text: '{names} warmed a towel under one arm, for whoever would be found.', needs: ['hands'] },
      { text: '{names} held one ear shut with a finger, to hear the boat better with the other.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boat was stood on the edge of the bath to dry, with its captain facing the lamp. The plug was hung on its hook.',
    '{H} was rubbed dry in a big towel, where it was dark once more. Then {H} lay down in something that did not splash.'
  ],
  last: [
    'On the edge of the bath the captain had come ashore, and {H} was asleep.',
    'The tap said plink to an empty bath, and {H} was asleep.'
  ]
})
