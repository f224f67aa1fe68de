import { wishPlot } from '../wish-plot.ts'

export const princessFrog = wishPlot({
  id: 'wish-princess-frog',
  wishes: ['princess frog', 'princesses frogs', 'princess frogs', 'princesses frog', 'princess froggy', 'princess toad', 'frog prince', 'frog prince princess', 'princess golden ball frog', 'frog king'],
  except: ['unicorn', 'unicorns', 'dragon', 'fairy', 'fairies', 'witch', 'mermaid', 'hurt', 'died', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'tiana'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'kiss', 'kisses', 'kissing', 'prince', 'golden', 'ball', 'well', 'pond', 'castle', 'crown', 'palace', 'king', 'story', 'tale', 'fairy tale', 'meets', 'meet', 'met', 'little', 'green'],
  company: ['princess', 'frog'],
  about: 'A frog fetches the princess’s ball again and again, for it would like to be asked to supper, but the palace is too dry, so the supper goes to the frog.',
  titles: ['The Ball Came Back', 'Supper at the Well', '{H} Throws It In', 'Too Dry for a Frog', 'Quite Happy as a Frog'],
  want: [
    {
      id: 'the-ball',
      A: 'partner',
      paragraphs: [
        '{H} was a princess, with a paper crown and a golden ball, which was an orange. It rolled into the well, and that was the washing basket. Down there lived a frog, and the frog was {A}.',
        'Plop, came the ball, and landed at the princess’s feet. “Thank you,” said {H}. “What would you like for it? A kiss? Then you’d be a prince.” “No, thank you,” said the frog. “I like being this. But I’ve never been asked to supper.”'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-palace',
      A: 'partner',
      paragraphs: [
        '“Then come tonight,” said the princess. The frog came up the palace steps, flip, flap, flip, and sat on a chair beside {H}. It was given a golden plate, and a napkin. “It’s lovely,” said {A}, in a thin voice.',
        'With the soup the voice got thinner. By the pudding the frog said nothing, and only looked at the water jug. Then it was in the jug. “Excuse me,” said the jug. The princess carried it back to the well, and poured.'
      ]
    },
    {
      id: 'the-kiss',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Have you ever tried it,” asked the princess, “being a prince?” “My uncle did,” said the frog. “He had to wear shoes. He couldn’t jump further than a chair, and in winter he had to stay up.” Frogs sleep all winter, down in the mud.',
        '“And didn’t he like anything about it?” The frog thought for a while. “Buttons,” said {A}. “He spoke well of buttons.” The princess turned a button so that it shone a bit.'
      ]
    },
    {
      id: 'catching',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They threw the ball to each other. The princess caught it with both hands. The frog let it come, and stuck out its tongue, and the ball hung there. “Ith thticky,” said {A}. “How do you get it off again?” “I don’t uthually want to.”',
        'In the end {H} had to pull, with one foot against the well. It smelled a little of pond after that. “Now it knows both of us,” said the frog.'
      ]
    },
    {
      id: 'manners',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“At the palace you must curtsy,” said the princess, and showed it. The frog was as low as that already. “And then you come up again.” It came up. It went right over the well, and came down on the other side. “Was that too much?” asked {A}.',
        '“It was a very deep one,” said {H}. “For the king you’d have to do it backwards.” Frogs can’t jump backwards. It turned round first, and hoped that nobody would mind.'
      ]
    },
    {
      id: 'no-chewing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What do you eat?” asked the princess. “Whatever moves,” said the frog. “If it keeps still, I can’t see it.” There was a pea on a saucer, and the frog looked right past it. {H} gave the saucer a push, and the pea rolled. Then it was gone.',
        '“I only see it when it’s leaving,” said {A}. So the princess rolled it eight more. At the palace it was forbidden to play with the peas.'
      ]
    },
    {
      id: 'the-bed',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I’ve got a bed with seven mattresses,” said the princess. “There was a pea under them once.” “Was it moving?” asked the frog. “No.” “Then I wouldn’t have known,” said {A}. “I sleep on a leaf. It goes up and down, if anything swims by.”',
        'The princess tried it, on the green cushion, and rocked a bit. “Don’t you ever fall out?” asked {H}. “In,” said the frog. “I fall in. Then I’m in bed as well.”'
      ]
    },
    {
      id: 'footman',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Down to the well came {A}, who was the footman, with a towel over one arm. “I’m told that there are wet marks on the stairs,” said {A}. “Forty-one of them, and all in twos.” “It has no shoes,” said {H}. “It comes like that.”',
        'The footman bowed to the well. “We’ve had dukes who made it worse,” said {A}. “Shall I dry the gentleman?” “Please don’t,” said the well.'
      ]
    },
    {
      id: 'changing',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“I shall be a queen one day,” said the princess. “First I have to grow into the crown.” It still came down to the ears. “I’ve finished,” said the frog. “I was an egg, in jelly, with a thousand others. Then I was a tail with a face. Then it all turned into legs.”',
        '“And who taught you to walk?” asked {H}. “Nobody. I came out of the water one day when it rained, and I’d got them on.” The princess pushed up the crown. It seemed a good deal quicker.'
      ]
    },
    {
      id: 'loud',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“At home I have a trumpet that says when I’m coming,” said the princess. {H} did it with one fist. “I say it myself,” said the frog. It blew up its throat like a bubble, and called. You could have heard it for half a mile.',
        'From behind the curtain, from under the table and from out in the hall it was quiet. “They’re all still asleep,” said {A}. “In spring there’d have been two hundred of them by now, to say that they were coming too.”'
      ]
    },
    {
      id: 'pet-palace',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'By the well lay {A}, exactly where the ball wanted to go. “Is that the king?” whispered the frog. “Sometimes,” said {H}. The frog curtsied, and that was in place of anything else.',
        '{A} looked to see if it would jump. It did not. For as long as one of them kept still, so did the other. In the end the ball went round by the other side.'
      ]
    },
    {
      id: 'elder-well',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was told that story, the frog was thrown at the wall,” said {S}. “I never liked that bit. I always asked for it to be left out.” “And was it?” asked {A}.',
        '“My grandmother put in a towel instead,” said {S}. “Every night the frog was wrapped in a warm towel, and it sighed, and then came the end. I was quite grown up before I heard about any prince.”'
      ]
    },
    {
      id: 'small-tadpole',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a tadpole, and wanted to be asked to supper as well. “You’ve no legs yet,” said {A}. “Then I’ll come in the cup,” said {S}, and curled up in a pot. “What’s for pudding?” “Weed,” said {A}, “with weed.”',
        'That was the tadpole’s best. It went once round and said so. “When I get my legs, I’ll come and thank you,” said {S}. “How long will it be?” “About till June.”'
      ]
    },
    {
      id: 'baby-ball',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'The ball rolled up to {A}. {A} looked at it, and at the princess, and at the well, and threw. It went in at once. “Plop,” said the frog, and brought it back. {A} threw.',
        'They did it until the frog was out of breath. “That’s somebody who does it on purpose,” said the voice in the well.'
      ]
    },
    {
      id: 'too-dry',
      A: 'partner',
      paragraphs: [
        '“I drink with my skin, you see,” said {A}, when they talked it over. “It’s all so beautifully dry at your house. It was lovely, and there was less and less of me.” “You could still be a prince,” said {H}. “I’d rather be asked as a frog,” said the frog.'
      ]
    }
  ],
  turn: [
    {
      id: 'supper-at-the-well',
      A: 'partner',
      paragraphs: [
        '{H} went back to the palace. The princess put the rest of the supper on a tray, and came down the steps. “You’re asked to supper,” said {H}, “and it’s here.”',
        'It was laid out at the edge of the well. The princess sat on the dry side, with both feet in the water. The frog sat on the wet one, up to its tummy. “Would you pass the peas?” asked {A}. {H} rolled them over.'
      ]
    },
    {
      id: 'wet-feet',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“You’ve got five on each,” said the frog, and looked at the princess’s feet in the water. “But nothing in between. Doesn’t it all run through?” {H} spread them out. It did.',
        'The frog put one of its own beside them. There was skin between its toes, and it pushed the water like a spoon. “I could stir the soup with that,” said {A}. They decided that nobody need know.'
      ]
    },
    {
      id: 'crown-boat',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The princess took off the crown, so as not to drop it in. It was put on the frog for a moment. It came down to its elbows. “What can you see?” asked {H}. “Paper,” said {A}. “Is it always like this?”',
        'Then it was set on the water, with the points up, and swam. A beetle got in, and was king as far as the other bank. It did not want to get out.'
      ]
    },
    {
      id: 'evening-well',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The evening lay in the well, with a few stars. “They’re up there as well,” said the princess. “I’ve seen that,” said the frog. “But down here they move.” It put in one toe, and all of them did.',
        '“Has anybody caught one?” asked {H}. “I’ve tried,” said {A}. “I just get a mouthful of evening.”'
      ]
    },
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        '“I’ll have to go home now,” said {H}, after the pudding. “And what if I’d like to come again?” The frog looked at the ball, and at the well. It was not far.',
        '“It might roll in,” said {A}. “It often does.” So {H} put the orange on the edge, very near, and looked at the sky. Plop, it went. “Oh dear,” said the princess. “I’ll fetch it for you,” called the frog, “tomorrow.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} splashed about a bit, over by the washing.',
      '{names} went after the orange, as far as the edge of the well.',
      { text: '{names} dried the golden ball on a sleeve.', needs: ['hands'] },
      { text: '{names} pressed the dent out of the crown.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down at the palace as well, near the crumbs.',
      '{names} followed the flip, flap, flip, as far as the chair.',
      { text: '{names} tied on the frog’s napkin at the back.', needs: ['hands'] },
      { text: '{names} reached for the water jug, and it looked back.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled on the dry side, within reach of the peas.',
      '{names} caught a pea that rolled too far.',
      { text: '{names} carried the salt down the palace steps.', needs: ['hands'] },
      { text: '{names} spread out the tablecloth, half of it in the well.', needs: ['hands'] }
    ]
  },
  bed: [
    'They fished the orange out after all, and hung the well up to dry.',
    'The princess washed, and stayed in a bit longer than usual. The crown spent the night on the bedpost.'
  ],
  last: [
    'In the well it was wet, and in the bed it was dry, and {H} was asleep.',
    'The ball was where it could be fetched tomorrow, and {H} slept.'
  ]
})
