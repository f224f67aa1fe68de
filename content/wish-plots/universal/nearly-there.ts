import { wishPlot } from '../wish-plot.ts'

export const nearlyThere = wishPlot({
  id: 'wish-trip-nearly-there',
  tellsAny: 'trip',
  about: 'The trip is made in the kitchen, on two rows of chairs, and does not arrive, because nobody has asked if they are nearly there.',
  titles: ['Are We Nearly There', 'Two Rows of Chairs', 'The Last Bend', '{H} Drives', 'What Nobody Had Asked'],
  company: ['chairs', 'lamp', 'lid', 'sandwiches', 'bag'],
  want: [
    {
      id: 'all-aboard',
      A: 'partner',
      paragraphs: [
        '“Tonight we’re going to {trip},” said {H}. The chairs stood one behind the other, and the lid of the big pan was the wheel. {H} wanted to drive to {trip} all the way. “Have we got everything?” asked {H}.',
        '“Everything,” said {A}, who had a bag on each arm. One was for sandwiches. “Then it’s all aboard for {trip}!” said {H}, and turned the lid.'
      ]
    }
  ],
  way: [
    {
      id: 'off',
      A: 'partner',
      paragraphs: [
        'They went past the fridge and through the long dark part beside the cupboard. In every bend they all leaned over. “What can you see?” asked {H}. “A cow,” said {A}. “Another cow. A man who looks as if he’d been to {trip}.”',
        '{H} looked out for {trip} over the top of the lid. There was only road.'
      ]
    },
    {
      id: 'other-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        'People came the other way, on their way home from {trip}. {A} did all of them, one after another, with different hats. They had red cheeks and big bags, and waved as if they knew something.',
        '“What’s it like?” {H} called across. “You’ll see!” the people called back. It is what they always say. The last one had lost a glove there, and was smiling all the same.'
      ]
    },
    {
      id: 'forgot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Did we turn off the tap?” asked {A}. They drove all the way back to the sink. The tap was off. It looked surprised to see them so soon.',
        'So they had to do the dark part a second time. By the cupboard stood the broom, which was a man with a lot of hair. “To {trip}?” the broom called, in {A}’s voice. “Still to {trip},” said {H}.'
      ]
    },
    {
      id: 'wrong-way',
      A: 'partner',
      paragraphs: [
        '“It ought to be here,” said {H}. But round the next bend it was not {trip}. It was the fridge again. They drove round three times, and always came to the fridge. “Have we taken the wrong road to {trip}?” asked {H}.',
        '“Wait,” said {A}. “How long have we been going?” “Ages,” said {H}. “And has anybody asked if we’re nearly there?” They looked at each other. Nobody had asked, not once.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had a seat at the window, and hung out over the side with both ears. “{A} can smell {trip} already,” said {H}. “Which way?”',
        '{A} looked left, and then right, and then at the bag with the sandwiches. They followed it for a while. In the end it was not {trip} that was meant.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I feel sick,” said {S}. “We’re in the kitchen,” said {A}. “I feel sick in the kitchen,” said {S}. They stopped, and {S} walked once round the car.',
        '“Better?” “No,” said {S}, “but now I feel it at the front.” So {S} got the seat beside the lid, from where you can see {trip} first.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small we went by bus,” said {S}. “Nine of us, and a pram.” “To {trip}?” asked {A}. “To a field,” said {S}. “But we’d been told so much about it that it was just as good.”',
        'They all looked out at the field. It was the rug, and there was one slipper on it, having a picnic.'
      ]
    },
    {
      id: 'game',
      A: 'same',
      spare: 6,
      paragraphs: [
        'To pass the time they looked for red things. {H} said, “The tea towel.” {A} said, “Your left ear.” After that it was hard to find anything.',
        '“Then what have they got there and not here?” asked {A}. That was a far better game. It lasted through two tunnels, and neither of them won.'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then it rained, as it always does just before {trip}. {A} did it with all ten fingers on the back of the chair. {H} was the wipers as well as the driver.',
        '“Does {trip} stop when it rains?” asked {H}. “Never,” said {A}. “Everybody puts a hood up.” The fingers went slower, one by one, and the last drop ran down {H}’s neck.'
      ]
    },
    {
      id: 'horn-and-map',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Have you got the map?” asked {H}. {A} had it, and it would not stay unfolded. When the top lay flat, the bottom came up. {A} held it with {A}’s chin and both elbows, and read. “We’re on the fold,” said {A}. “It goes through a hole here, and then it’s on the other side.”',
        'They drove through the hole, with their heads down. On the other side the map was upside down, and all the names stood on their heads. “What does it say for {trip}?” asked {H}. {A} bent right over, between both knees. “It says we should have gone to the toilet first,” said {A}.'
      ]
    },
    {
      id: 'luggage',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They looked to see what was in the second bag. It held a swimming ring, a torch, one boot, and something for the ears. “For {trip}?” asked {H}. “You never know,” said {A}.',
        '{H} put on the boot. In it you drove differently, like somebody who went to {trip} every week.'
      ]
    },
    {
      id: 'queue-of-cars',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then everything stopped. In front of them stood a strange chair, then the stool, and then the wash basket. “It’s a queue,” said {A}. “They all want to go to {trip}.” {H} hooted once, through {H}’s nose. The stool did not hoot back. It had been waiting for longer.',
        '{A} got out to see how far it went. It went as far as the cooker. “There’s a family up there with a caravan,” said {A}. “They’ve got the kettle on.” You could hear it. {H} moved forward by the width of a hand, and it felt like a great deal.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-question',
      A: 'partner',
      paragraphs: [
        '“You can’t get there without asking,” said {A}. “It’s how the road knows where you want to go.” So {H} gave {A} the lid, and climbed into the back, which is where people ask. “Are we nearly there?” asked {H}. “Not yet,” said {A}. And at last the fridge stayed behind them. {H} asked twenty times, and each time it was a bit nearer.',
        '“Are we nearly there?” asked {H} for the last time. {A} only turned the lamp round. There was light on the whole wall, wide and yellow. “That’s {trip},” said {H}. It had helped to ask.'
      ]
    },
    {
      id: 'there',
      A: 'partner',
      paragraphs: [
        'They got out on stiff legs. {A} sold two tickets at the entrance, and tore them. Their shadows on the wall were as high as houses, and went all round {trip}.',
        {
          joins: true,
          both: [
            '{H} {seen.move}, and the shadow did it too, right up to the ceiling.',
            'They queued for the best thing and did it twice.'
          ]
        },
        { joins: true, both: ['“Was it as you thought?” asked {A}. “It’s bigger,” said {H}, “and the walk back to the car is longer.”'] },
        '{A} carried the bags, and {H} walked behind and yawned. On the way home from {trip} nobody had to ask anything. A car knows its way home.'
      ]
    },
    {
      id: 'souvenir',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Beside the exit there was a shop. “One thing each,” said {A}. {H} went along the shelf for a long time. It was the windowsill, and everything on it cost a lot.',
        'In the end {H} took a button. “Is it from {trip}?” asked {A}. “It is now,” said {H}, and did not let go of it.'
      ]
    },
    {
      id: 'postcard',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'From there they sent a postcard, because otherwise nobody would believe it. “Dear home,” wrote {H}, “this is {trip}. It is loud and lovely. How are the potatoes?”',
        'It arrived the same evening, which hardly ever happens. It was read out under the lamp. “They write that it’s lovely,” said {A}. “I should like to go there one day.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} scrambled into the back, on top of the sandwiches.',
      '{names} got in last, and sat on the map.',
      { text: '{names} buckled everybody up, with scarves.', needs: ['hands'] },
      { text: '{names} checked the tyres, which were sixteen and made of felt.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned the wrong way at the bend, and made up for it at the next.',
      '{names} mooed at the cow in passing.',
      { text: '{names} handed out the sandwiches, which had been sat on.', needs: ['hands'] },
      { text: '{names} unfolded the map over everything, the driver too.', needs: ['hands'] }
    ],
    turn: [
      '{names} bounced on the back seat, because it really was not far now.',
      '{names} pushed up against the window, and the glass steamed over.',
      { text: '{names} untied all the scarves again, ready to get out.', needs: ['hands'] },
      { text: '{names} waved at {trip}, out of the window.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the chairs back round the table, and the lid on its pan.',
    'They washed off the journey and got into bed. For a while everything still leaned a little in the bends.'
  ],
  last: [
    'Nobody asked if they were nearly there. {H} was there already, fast asleep.',
    'The road went on a bit in the dark, and {H} slept through the last bend.'
  ]
})
