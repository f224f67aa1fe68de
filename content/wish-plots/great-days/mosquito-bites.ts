import { wishPlot } from '../wish-plot.ts'

export const mosquitoBites = wishPlot({
  id: 'wish-mosquito-bites',
  wishes: ['mosquito bite', 'mosquito bites', 'mosquito bit', 'mosquito bitten', 'mosquitoes bit', 'mosquitoes bitten', 'mosquitos bit', 'mosquitos bites', 'mosquitoes bites', 'mosquitoes biting', 'mosquito biting', 'mosquito itchy', 'mosquitoes itchy', 'mosquito scratching', 'bitten by mosquitoes', 'bitten by a mosquito', 'mosquito net', 'mosquito nets', 'mosquito net holiday', 'sleeping mosquito net', 'slept mosquito net', 'sleep mosquito net', 'bed mosquito net', 'hotel mosquito net', 'tent mosquito net', 'itching bites', 'scratching bites', 'scratches bites', 'bites itch sleep', 'eaten alive mosquitoes', 'eaten by mosquitoes', 'mosquito netting', 'sleeping under a net', 'sleeps under a net', 'sleep under a net', 'slept under a net', 'net over bed', 'net round bed', 'net above bed', 'bed net', 'midge bite', 'midge bites', 'bitten by midges', 'gnat bite', 'gnat bites', 'mozzie bite', 'mozzie bites', 'mozzies bit', 'mozzie net', 'itchy bites', 'bites itch', 'bites itchy', 'bug bites', 'insect bites', 'bitten all over'],
  answers: ['mosquito', 'mosquitoes', 'mosquitos', 'net', 'under', 'over', 'bed', 'bite', 'bites', 'bitten', 'bit', 'itch', 'itches', 'itchy', 'itching', 'scratch', 'scratches', 'scratching', 'legs', 'leg', 'arm', 'arms', 'back', 'ankles', 'feet', 'foot', 'ear', 'covered', 'all', 'got', 'lots', 'many', 'holiday', 'holidays', 'vacation', 'camping', 'tent', 'camp', 'lake', 'river', 'summer', 'hot', 'night', 'tonight', 'sleep', 'sleeps', 'sleeping', 'slept', 'first', 'time', 'buzzing', 'buzz', 'spots', 'red', 'bumps', 'cream', 'spray', 'stop', 'can’t', 'grandma’s', 'abroad', 'cannot', 'keeps', 'awake', 'eaten', 'alive', 'island', 'woke', 'up', 'balcony', 'window', 'castle'],
  except: ['malaria', 'dengue', 'zika', 'fever', 'hospital', 'ill', 'allergic', 'swollen', 'infected', 'doctor', 'dog', 'cat', 'snake', 'shark', 'spider', 'tick', 'flea', 'fleas', 'bee', 'wasp', 'bedbugs', 'toddler', 'child', 'nails', 'fishing', 'butterfly', 'goal', 'brother', 'football', 'apple', 'died', 'vampire'],
  moods: ['sleepless', 'first', 'losing', 'waiting'],
  company: ['net', 'mosquito', 'bed', 'lamp', 'window'],
  about: 'The net is hung up against the mosquitoes, and keeps one in, until the household gives it the net to itself.',
  titles: ['Eleven Bites', 'Inside the Net', '{H} Moves Out for a Mosquito', 'The Mosquito Gets the Bed', 'It Works on Both Sides'],
  want: [
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        '{H} had mosquito bites. There were eleven, and each was a small pink hill that itched. {A} put cream on them and counted out loud. Three sat on one shin, like a street. {A} had none at all. “That’s not fair,” said {H}. “They must like you,” said {A}.',
        '{H} did not want to be liked tonight. So they hung the mosquito net over the bed. It came down on all sides, as thin as breath. They got in, and tucked it under the mattress all round.'
      ]
    }
  ],
  way: [
    {
      id: 'eee',
      A: 'partner',
      paragraphs: [
        'It was a room inside a room. They lay under the net, and looked out at everything that couldn’t get in. {H} let go of the last fold. “Now it can come,” said {H}.',
        '“Eeeeee,” it said, just above them. They sat up. A mosquito clung to the white cloth. It was on the inside. “We’ve tucked it in,” said {A}.'
      ]
    },
    {
      id: 'why-it-itches',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it want with my shin?” asked {H}. “It drinks a drop, for its eggs,” said {A}. “Only the females do it. The males live on flowers.” {H} thought of the males, who sat about in the evening with a nice flower.',
        '“And why does it itch?” “That’s your skin. It’s noticed some mosquito spit, and it’s swelling up to see it off.” {H} looked at the hill. The mosquito had been gone for hours. “Somebody ought to tell my shin,” said {H}.'
      ]
    },
    {
      id: 'not-scratching',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You mustn’t scratch, for then it lasts longer. {H} didn’t scratch. {H} pressed on number four with one flat thumb. {H} blew on number seven. To number nine {H} said something quite firm.',
        '“How’s it going?” asked {A}. “They’re taking turns,” said {H}. When one bite was quiet, the next one up the leg began. {A} fetched a wet flannel and laid it on the whole street. That closed the street for a bit.'
      ]
    },
    {
      id: 'dot-to-dot',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Each bite wore a white dot of cream. From one side they looked like the stars that make a saucepan. {A} went through the air with a finger, from dot to dot. “If this is the handle,” said {A}, “there’s one missing at the lid.”',
        '“There isn’t,” said {H} quickly. “It’s finished. It’s a saucepan without a lid.” They wrote the number on the calendar all the same. Yesterday’s had been six, and that was just a spoon.'
      ]
    },
    {
      id: 'how-it-finds-you',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“How does it find me in the dark?” asked {H}. “By your breath,” said {A}. “It can smell that right across a room. Then it feels that you’re warm. And it likes feet.” {H} drew up both feet and stopped breathing.',
        'They looked at each other. {H} went red, and then redder. “It’ll have to come out some time,” said {A}. It came out in one great puff. Anybody who flew past could have smelled that.'
      ]
    },
    {
      id: 'cheese',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s a cheese that smells of feet,” said {A}. “Mosquitoes will fly to that as well. It’s been tried.” {H} thought of somebody sitting up with it.',
        '“Have we got any?” asked {H}. They looked. There was only the yellow one, which smells of nothing. They laid a slice on the sill in any case. You can’t ask more of a slice than that it should try.'
      ]
    },
    {
      id: 'the-other-side',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went out, to see how it looked from there. “You’re in a fog,” said {A}. “You look like something that’s being kept fresh.” {H} put a nose to the mosquito net, and the nose got small squares on it.',
        'They laid their hands together, one from in there and one from out here. The net was between, and weighed nothing. “Warm,” said {A}. “That’s what it thinks, too,” said {H}, and took the hand away.'
      ]
    },
    {
      id: 'in-the-fold',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They sat quite still and listened, to find out where it was. It was on the left. It was behind. When they looked, it was nowhere, and when nobody looked, it was in an ear. “It beats its wings hundreds of times a second,” said {A}. “That’s the tune.”',
        '“It might do it on one note less,” said {H}. “Then I’d sleep.” They tried humming it something lower. It stuck to its own.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was outside the net, and looked in. All of them had moved into a bag, then. {A} walked once along the edge to find the door. There wasn’t any, for it had been tucked under.',
        '{A} leaned on it, to test it. The net leaned too. For a moment there was a print of {A} in it, like a face in a cake. Then {A} sat down and waited for them to be let out.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once slept under one with a hole in it,” said {S}. “They came in by that hole, and couldn’t find it again to go home. In the morning we’d got the lot.” “What did you do?” asked {A}.',
        '“I sewed it up,” said {S}, “by torchlight, very neatly. Then I noticed that they were all in there with me.” {S} rubbed one elbow. It was fifty years ago, but it was a good long seam.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted bites as well. {S} had looked everywhere, and found one freckle. “That doesn’t count,” said {A}. “It doesn’t itch.” {S} scratched it a little, to wake it up.',
        'In the end {S} was given a dot of cream, for the freckle. For the rest of the evening {S} held that arm well out. “Mind my bite,” {S} told the door.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} lay on somebody’s arm, and had one bite, exactly in the middle of the forehead. {A} couldn’t see it. So {A} didn’t know that it was there. It was the only one in the house that nobody thought about.',
        '{H} looked at it and itched. {H} itched for both of them. {A} gave the net a pat, and all of it swayed. Then {A} did it again, and the whole white room said yes.'
      ]
    },
    {
      id: 'chasing-it-out',
      A: 'partner',
      paragraphs: [
        '{A} lifted the edge, and they fanned. The mosquito went up to the very top. They shut the edge, so that no other came. It came down again. They did that four times. By then there was a number twelve, on {H}’s ear.',
        '“It can’t get out,” said {H}, and rubbed the ear. “The net’s too good.” {A} stopped fanning. “Then it’d work just as well if we were on the other side,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'moving-out',
      A: 'partner',
      paragraphs: [
        'So they moved out. {H} slid off the bed under the edge, and {A} after that. Then they tucked it in tightly, from the outside. The mosquito had the whole bed, with two pillows. It flew up and down and could not find one ear. “Eeeeee,” it said.',
        'They sat on the floor in their blankets, and nothing bit them. “Who’s got the best bed in the house?” said {A}. They looked at it. “I want it back,” said {H}. So out went the lamp, and they opened the window.'
      ]
    },
    {
      id: 'on-the-rug',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It was quite nice on the rug. From down there you saw a marble under the chest, and a sock that had been given up. “It’s got a drop of mine now,” said {H}. “I hope it’ll be good eggs.” {A} said that you could hardly see such a drop. With it and all, the mosquito weighed less than a grain of rice.',
        '{H} tried to be cross with something that light. It could only be done for a moment at a time.'
      ]
    },
    {
      id: 'goodnight-through-the-cloth',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{H} bent down, and had a good look at it through the mosquito net. It had striped knees and two thin feelers in front. “It’s rather thin,” said {H}. “It only lives for a few weeks,” said {A}.',
        'It looked back, as far as you could tell. It put its nose through a hole, and that was as much of it as fitted. “That’s the bit,” said {H}, and moved the ear away.'
      ]
    },
    {
      id: 'the-street-lamp',
      A: 'partner',
      paragraphs: [
        'They rolled up the net on just the window side. Outside was the damp evening, which smelled of leaves. For a moment the mosquito sang in the middle of the room. Then the song grew thin, and went over the sill.',
        'Down came the window. They shook out every fold. Then they got in under the net, and tucked it in again. {H} listened. “Nothing,” said {H}. “It’s the most beautiful noise I know.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} itched too, from looking.',
      '{names} crept under the net as well, to see if there was room.',
      { text: '{names} counted the bites on the other leg, and got five.', needs: ['hands'] },
      { text: '{names} smoothed out the fold by the foot of the bed.', needs: ['hands'] }
    ],
    way: [
      '{names} turned this way and that after the tune.',
      '{names} kept both ears well out of the way.',
      { text: '{names} fanned with a slipper.', needs: ['hands'] },
      { text: '{names} held up the edge, and let it down.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved out too, and lay down on the rug.',
      '{names} sat very quiet until the song had gone.',
      { text: '{names} waved it off over the sill.', needs: ['hands'] },
      { text: '{names} shook out a pillow, for safety.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cream was put away, with its cap on. On the calendar a twelve was written in, and a line drawn under it.',
    '{H} had washed, with cold water for the shins. Under the net it was white on every side, and the street had gone quiet, house by house.'
  ],
  last: [
    'Outside the net the night flew to and fro, and {H} was asleep in the middle.',
    'The last of the twelve stopped itching, and {H} slept.'
  ]
})
