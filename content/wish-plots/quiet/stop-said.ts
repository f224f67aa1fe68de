import { wishPlot } from '../wish-plot.ts'

/** For any sorrow, also one that was not understood: the hero is very sad, and everything goes on. Nothing is said of what it is. */
export const stopSaid = wishPlot({
  id: 'wish-sorrow-stop',
  tellsAny: 'sorrow',
  comfort: true,
  fed: true,
  about: 'The hero is very sad, and the bus still comes and the tap still drips; the hero wants it all to stop for a moment.',
  titles: ['Stop', 'The Minute That Stood Still', '{H} Says Stop', 'Everything Went On', 'A Spoon in the Air'],
  want: [
    {
      id: 'goes-on',
      A: 'partner',
      paragraphs: [
        '{H} was very sad. It was a real sad thing, and {H} had it in {H}’s tummy, like a stone. But the kettle sang as it did every evening. The bus stopped outside, just as always.',
        '“Why does it all go on?” asked {H}. {A} had a spoon in one hand, and did not know what to say. “When something is as sad as that, everything ought to stop,” said {H}. “At least once.” And {H} went to the window to see to it.'
      ]
    },
    {
      id: 'stone',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Have you got it too?” asked {H}. “Yes,” said {A}. “Not in my tummy. More up here, like a jumper that’s too tight.” {H} felt {A}’s jumper. It was quite loose.',
        '“It’s inside,” said {A}. “Mine too,” said {H}. It helped a little to know where everybody had it. Otherwise you might lean on just that place.'
      ]
    }
  ],
  way: [
    {
      id: 'bus',
      A: 'partner',
      paragraphs: [
        '“Stop,” said {H} to the bus. The bus shut its doors and drove away. “Stop,” said {H} to the tap in the kitchen, and it dripped. {H} said it to the clock, and to the fridge, which was humming. The fridge hummed on.',
        '“Stop it!” shouted {H}, with both fists. “Don’t you know how sad it is?” None of them knew. {H} sat down on the floor, in front of the fridge, and cried. {A} put down the spoon at once and came.'
      ]
    },
    {
      id: 'cries',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} did not say that it would soon be over, or that {H} should be brave. {A} sat there with one arm round, and let it come. It came three times, with gaps in between.',
        '“My nose is running,” said {H}. {A} had a handkerchief. “Why are you crying too?” asked {H} then. “Because it’s sad,” said {A}. That was true. There was no other reason, and it was enough.'
      ]
    },
    {
      id: 'fault',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Is it because of something that I thought?” asked {H}. “No,” said {A}. “Thinking can’t do that. Not even at night, and not even if you think it very hard.”',
        '“I think a lot of things,” said {H}. “I know,” said {A}. “You can think as many as you like. It doesn’t come from that.” {H} leaned against {A}, and a bit of the stone leaned too.'
      ]
    },
    {
      id: 'battery',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“We could take the battery out of the clock,” said {A}. They did. It stopped at once, with one hand on the seven. {H} looked at it, and was satisfied for a moment.',
        'Outside it was getting dark all the same. “It doesn’t stop the evening,” said {H}. “It only stops the clock.” So they put the battery back, and asked the window what time it was. It was about half past seven, and one star was out.'
      ]
    },
    {
      id: 'ask-why',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Why does it have to be like that?” asked {H}. {A} looked for an answer, and looked quite long. “I don’t know,” said {A}. “I’ve asked myself that, too. I can’t find a good reason.”',
        '“Then there isn’t one?” “There are sad things that have no good reason.” {H} was glad that {A} had not made one up. A made-up one would have been no use in the night. They sat there without a reason, close together.'
      ]
    },
    {
      id: 'fridge-light',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“There’s one thing that goes off,” said {A}, and opened the fridge. The light was on. {A} shut the door. “Now it’s off.” “You can’t see that,” said {H}. They tried it with the door open by a finger, and then by a hair. It was on each time.',
        '“It only stops when nobody’s looking,” said {A}. “Then it’s no use,” said {H}. “I want it to stop while I’m looking.” {H} wanted that just as much as before. But it had done the hot cheeks good, with the door open.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      paragraphs: [
        '“I can’t stop the bus, either,” said {A} after a while. “It has people in it who know nothing of this.” “And the tap?” “It’s had that drip since the spring.” {H} wiped both cheeks. “Is there anything at all that stops?”',
        '{A} thought. Then {A} got up, and took the spoon again, and lifted it. “Try me,” said {A}.'
      ]
    },
    {
      id: 'child-stops',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“I could be the bus,” said {A}, “and then I stop.” {A} drove once round the table, and {H} put out one hand, and {A} stopped. The doors went open, and nobody got out.',
        '“That was good,” said {H}. “That’s how it should have been.” {A} stayed there with the doors open for a little, because {H} liked it.'
      ]
    },
    {
      id: 'pet-still',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had stopped a while ago. {A} was beside the fridge, and looked at {H}, and did nothing whatever. “You did it without being told,” said {H}.',
        '{H} laid one hand down near {A}. It was quiet there, apart from the fridge. {A} did not know what it was about, and had noticed all the same.'
      ]
    },
    {
      id: 'play',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“At dinner I forgot it,” said {H}. “I was thinking about peas. And then it was there again.” “That’s how it comes and goes,” said {A}. “You don’t have to hold it all the time.”',
        '“It doesn’t mind?” “It’s only a sad thing. It can’t mind.” {H} thought about peas for a moment, to try it out. It worked, for about three peas.'
      ]
    }
  ],
  turn: [
    {
      id: 'stop',
      A: 'partner',
      paragraphs: [
        '“Stop,” said {H}. And {A} stopped. The spoon was in the air, and one foot was a little off the floor. {A} did not even blink. It was the first thing that evening that had stopped.',
        'Then {H} stopped as well. They stood there, the two of them, and thought of the sad thing, and did nothing else. The tap dripped and the fridge hummed. But all that could stop in that kitchen had stopped, and that was what it was for.'
      ]
    },
    {
      id: 'how-long',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'After a while {A} began to shake a little, at the foot. “How long?” asked {A}, without moving the lips. “Until it’s been long enough,” said {H}. “You can put the foot down.”',
        '{A} put it down. {H} was not sure how long was long enough. {H} waited until the stone had been looked at from all sides. It took about as long as a song, with all its verses.'
      ]
    },
    {
      id: 'elder-minute',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“Grown-ups do that too,” said {A}. “Whole streets full of them. When something is very sad, they all stand still for one minute.” “Even the buses?” asked {H}. “Even the buses.”',
        '{H} had thought of it without knowing that. “Who says, stop?” “Somebody who minds about it,” said {A}, “as you do.” {H} stood up a little straighter.'
      ]
    },
    {
      id: 'window-again',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They looked out once more. The next bus came, with all its lights on. {H} did not say anything to it this time. A girl in it had her head against the glass, and looked out, and saw them.',
        '“Perhaps she’s got one as well,” said {H}. “Perhaps,” said {A}. They lifted one hand, both of them, not very high. The girl lifted one too. Then the bus went on, as buses do.'
      ]
    },
    {
      id: 'promise',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Does it get better?” asked {H}. {A} did not want to say anything that was not so. “It gets different,” said {A}. “I don’t know how fast. I’m here while it does.”',
        '“Tomorrow too?” “Tomorrow too. I’ve even got the same spoon.” {H} looked at the spoon. It was an ordinary spoon, with a bent handle. It was good to know what there would be tomorrow.'
      ]
    },
    {
      id: 'that-one',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'It was so still that you could hear what was always there. The pot went plip. Somebody’s shoes went by outside. And there was something in {H} that knocked, not loud, a bit to the left.',
        '“I can’t stop that one,” said {H}. {A} listened too, with one ear against {H}’s jumper. “No,” said {A}. “That one’s meant to go on.” They both listened to it for a while. It did not seem to find it hard.'
      ]
    },
    {
      id: 'go',
      A: 'partner',
      paragraphs: [
        '“Go,” said {H} then, quite low. {A} went on, and stirred the pot. It was still sad. But it had stopped once, and {H} had been the one who said so.',
        '“Can we do that again if I need it?” asked {H}. “Whenever you say,” said {A}. “On the bus, and in the bath, and in the middle of a pancake.” {H} came and held on to {A}’s sleeve. So the pot was stirred rather slowly, by two.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pressed up against {H}, as near as could be.',
      '{names} lay down on {H}’s feet, or near enough.',
      { text: '{names} came to the window and put an arm round {H}.', needs: ['hands'] },
      { text: '{names} drew the curtain back for {H}, and held it.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down close, in front of the fridge.',
      '{names} laid some weight against {H}’s side.',
      { text: '{names} turned the tap hard, and it went on dripping.', needs: ['hands'] },
      { text: '{names} held on to one of the fists until it was a hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} did likewise, right in the middle of something.',
      '{names} kept still from end to end.',
      { text: '{names} stopped with a cup halfway to the table.', needs: ['hands'] },
      { text: '{names} held a tea towel in the air and did not dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung up the spoon and put a cloth under the tap, so that the drip fell softly.',
    '{H} washed, and lay down, and the stone lay down too, a little to one side. The door stayed open. Somebody sat there and was in no hurry.'
  ],
  last: [
    'The last bus went by, and {H} was asleep.',
    'Out in the dark it all went on, more slowly, and {H} slept.'
  ]
})
