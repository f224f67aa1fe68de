import { wishPlot } from '../wish-plot.ts'

/** Whom one flies to. */
const LOVED = 'nana nanna nan nanny nani nanu gran granny grandma grandmother grandpa grandad granddad grandfather grandparents dadi dada dadima lola lolo abuela abuelo abuelita oma opa nonna nonno yiayia baba babushka bibi halmoni popo papou teta jiddo mamie papi avó vovó aunt auntie aunty uncle cousin cousins family relatives'.split(' ')
/** And where they live. */
const FAR = 'ireland scotland wales england india pakistan bangladesh lanka nepal manila philippines cebu china hongkong japan korea vietnam thailand malaysia singapore indonesia australia zealand canada america texas york california mexico brazil brasil colombia peru argentina chile jamaica trinidad barbados nigeria ghana kenya uganda ethiopia somalia zimbabwe africa egypt morocco lebanon turkey iran israel dubai poland romania portugal spain italy greece cyprus germany france holland sweden norway finland ukraine russia lithuania hungary bulgaria albania mumbai delhi lagos dublin belfast'.split(' ')
/** It is not said how: but it is far. */
const SEEN = ['see', 'visit', 'trip', 'meet', 'travelling', 'traveling']

export const arrivals = wishPlot({
  id: 'wish-arrivals',
  beginsElsewhere: true,
  wishes: ['picked up grandma from the airport', 'fetched abuela from the airport', 'abuela came at the airport', 'nani landed at the airport', 
    'flight', 'plane', 'aeroplane', 'airplane', 'arrivals', 'jet lag', 'jetlag',
    // A fly is an animal as well.
    ...[...LOVED, ...FAR].map((whom) => `fly ${whom}`),
    ...SEEN.flatMap((way) => FAR.map((where) => `${way} ${where}`))
  ],
  only: [...LOVED, ...FAR, 'long', 'haul', 'hour', 'hours', 'ride', 'arrivals', 'jet', 'jetlag'],
  answers: ['going', 'flying', 'plane', 'aeroplane', 'airport', 'long', 'first', 'time', 'far', 'hours', 'summer', 'christmas', 'eid', 'diwali', 'holiday', 'holidays', 'weeks', 'month', 'visit', 'meet', 'meeting', 'baby', 'wedding', 'excited', 'suitcase', 'packing', 'hug', 'cuddle', 'world', 'over', 'sea', 'house', 'friday', 'tomorrow', 'saturday', 'tonight', 'hong', 'kong', 'new', 'sri', 'south', 'north'],
  except: ['stairs', 'steps', 'nose', 'soup', 'swat', 'pilot', 'kite', 'kites', 'broom', 'carpet', 'work', 'conference', 'without', 'scared', 'afraid', 'nervous', 'frightened', 'cancelled', 'crash', 'crashed', 'hospital', 'funeral', 'ill', 'poorly', 'elephant', 'elephants', 'lion', 'lions', 'safari', 'penguins', 'leaving', 'goodbye', 'moving', 'emigrating', 'army', 'paper', 'toy', 'bird', 'birds', 'superhero', 'rocket', 'helicopter', 'kangaroo', 'panda', 'tower', 'back', 'home', 'flies', 'squirrel', 'squirrels', 'fish', 'geese', 'bumblebees', 'balloon', 'balloons'],
  moods: ['waiting', 'first', 'proud'],
  namesFamily: true,
  company: ['suitcase'],
  about: 'Behind the door at Arrivals the people one loves always see the hero first, until a suitcase comes out with a hat on.',
  titles: ['The Door That Opens by Itself', 'A Suitcase with a Hat On', '{H} Wants to See Them First', 'Not That One, Not That One', 'And Then It Went On'],
  want: [
    {
      id: 'the-door',
      A: 'partner',
      paragraphs: [
        'The suitcase was packed. They were going to fly, very far, to the people who loved them most over there. At the end of a flight there’s a door. It opens by itself, and behind it they all stand and wait.',
        '“Last time they saw me first,” said {H}. “They shouted, and I went into your coat.” “You stayed in it until the car,” said {A}. “This time I’m going to see them first,” said {H}, “before they see me.”'
      ]
    }
  ],
  way: [
    {
      id: 'how-far',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the map it was one hand, and then one thumb. “That’s not far,” said {H}. {A} put a finger on where they lived, and flew it off with a hum. It hummed over the yellow, and for a long time over the blue. {A} had to breathe in twice.',
        '“That was only the sea,” said {A}, and went on. There were mountains, and somebody brought dinner. When the finger landed, it was quite warm underneath.'
      ]
    },
    {
      id: 'down-to-the-button',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} knew the people over there from the screen, and so only down to the third button. “Have they got legs?” asked {H}. “They had when I last looked,” said {A}. “They’ll come up to you on them.”',
        'On the screen they were as tall as a hand. And sometimes they stopped, in the middle of a word, with one eye shut. “Do they do that at dinner too?” asked {H}. {A} thought of one of them. “He does,” said {A}, “but only after pudding.”'
      ]
    },
    {
      id: 'wrong-clock',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Over there the clocks may be different,” said {A}. “You get off the plane, and yours is wrong. They’re having lunch, and your tummy’s still at home in bed.” {H} looked down. It had better be told.',
        '“When it says breakfast, it’s supper,” said {H} to it. “But you get it all the same.” It made a noise. “What does it say?” asked {A}. “It says both,” said {H}.'
      ]
    },
    {
      id: 'baggage-belt',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before the door there’s a belt with the bags on it, round and round. {A} pulled a blanket across the floor for that. A shoe came by, and a basket, and a red bag with a handle. “First come all those that aren’t yours,” said {A}.',
        'The shoe came again, and the basket, and the red bag. Nobody took it. The fourth time {H} was so sorry for it that {H} did. It was theirs.'
      ]
    },
    {
      id: 'officer',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Somebody has to look into the passport, and that was {A}, behind a chair. The passport was a slice of bread, folded. {A} looked at the bread, and at {H}, and at the bread. “Is that you?” “I was lighter then,” said {H}.',
        '“And where are you off to?” “To hug people.” “How many?” {H} counted. “Nine. And a dog.” “That’s a good deal,” said {A}, and stamped it, thump, with one fist. Then there were crumbs in both countries.'
      ]
    },
    {
      id: 'longer-name',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Over there your name’s longer,” said {A}. “They pull at the end of it.” {A} went as far away as there was room, and called {H}. It was {H}’s name, but it came through one door, and round a corner, and through another. When it had arrived, it still wasn’t over.',
        '{H} tried it with {A}’s. You had to lean back for it. A cup began to hum on its shelf. “That’s how far it is,” said {A}.'
      ]
    },
    {
      id: 'grown',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“They’ll all say how you’ve grown,” said {A}. “What do I say then?” asked {H}. “I didn’t do it. I was only there.” {A} thought you could say thank you. So they practised. “How you’ve grown!” said {A}, and clapped both hands together. “Thank you,” said {H}. “So have you.”',
        '{A} looked down at {A}’s feet. They were as far off as ever. “I’ll have to take your word for it,” said {A}.'
      ]
    },
    {
      id: 'full-of-here',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} put in the presents, and sat on the lid. There was the good tea, and the biscuits, and a picture of the street. “It’s full of here,” said {A}, bouncing a little. “And on the way back it’s full of there.”',
        '“Then why do we carry it both ways?” asked {H}. “They could just have ours, and we could have theirs.” {A} stopped bouncing. “I think that’s what we’re doing,” said {A}.'
      ]
    },
    {
      id: 'pet-message',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“They always ask about you,” said {H} to {A}. “What am I to tell them?” {A} considered it. {A} looked to the left, where nothing was, and after a while to the right.',
        '“I’ll say that you’re well,” said {H}, “and thinking.” It was quite a long message, for {A}. {H} learned it by heart.'
      ]
    },
    {
      id: 'elder-train',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small we went by train to see mine, for two days,” said {S}. “At the end the door opened, and there stood nineteen people. They all talked at once, and all of them cried. I thought somebody had broken something.” “What had they broken?” asked {A}.',
        '“Nothing,” said {S}. “They were only so pleased that it came out at the top. I got sixteen kisses on one cheek. The other three couldn’t reach.”'
      ]
    },
    {
      id: 'ding',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the plane, and went ding. “That means sit down and put your belt on,” said {S}. {A} sat down. “Ding,” said {S}. “Now you may get up.” {A} got up. “Ding,” said {S}.',
        'It went on like that across the whole ocean. “Which one was that?” asked {A} in the end, knees bent. “That was neither,” said the plane. “That was me clearing my throat.”'
      ]
    },
    {
      id: 'came-out',
      A: 'partner',
      paragraphs: [
        'They practised Arrivals. The door was their own, and the people were three coats on chairs. Somewhere among them stood {A}. {H} came out with the suitcase, looked at the first coat, and at the second. “There you are!” shouted {A}.',
        '{H} went back and flew once more. This time {H} came out fast. “There you are!” The third time {H} came out backwards. “There you are!” shouted {A} at the back of {H}’s head.'
      ]
    },
    {
      id: 'one-door',
      A: 'partner',
      paragraphs: [
        '“It can’t be done,” said {A}. “There’s only one door, and you have to come out of it. They’ve been looking at it for an hour. They look at everybody. Not that one, not that one, not that one.” {H} sat down on the suitcase and thought.',
        'The suitcase had a handle that you pulled out at the top. It was like a small window with nothing in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'hat-on',
      A: 'partner',
      paragraphs: [
        'The door of Arrivals opened. Out came a suitcase, all by itself, with {H}’s hat on. “There you are!” shouted {A}. But it was a suitcase. {A}’s face grew long, and {A} looked at the door again. Below the hat, through the handle, {H} saw a coat, and a coat, and there stood {A}, waiting. “There you are!” said {H}.',
        '“You’ve won,” said {A}. “You saw me first.” {H} only looked.'
      ]
    },
    {
      id: 'face-on',
      A: 'partner',
      paragraphs: [
        '“Do that again,” said {H}. “Do what?” “Your face. There was nobody in it, and then it went on.” “On?” “Like a lamp,” said {H}. “I’ve never seen it go on. I was always in the coat.”',
        '“It does that by itself,” said {A}, “as soon as you come through the door.” They tried it three times more, and each time it went on. “And over there they’ll all do it?” asked {H}. “All of them,” said {A}, “at once.” {H} thought how bright it would get.'
      ]
    },
    {
      id: 'hug-height',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After the faces comes the hug, and it had to be practised too. {A} came from above and {H} came from below. The suitcase was in between, and so they hugged it as well, with its hat.',
        '“You have to let go of the handle first,” said {A}. They stepped back and took another run. This time {H} got {A} round the knees, and {A} got mostly air. But it was good air. They kept it a moment longer.'
      ]
    },
    {
      id: 'smell-of-them',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And then it smells of them,” said {H}, “as soon as they open their own door.” You couldn’t say what it was. It was soap, and onions, and an old book. But you’d know it anywhere.',
        '“What do we smell of?” asked {H}. They sniffed at the coats. “Nothing,” said {A}. “It’s because we’re in it. They’ll know.” {H} rubbed the suitcase all over with a sleeve, so that it would arrive smelling of them.'
      ]
    },
    {
      id: 'other-way',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then they changed over. {A} came out of the door, knees bent, behind the suitcase in its hat. {H} stood among the coats and waited. Waiting was much longer than flying. Nobody came, and still nobody.',
        'Then there was an ear beside the handle, and it was {A}’s. Something jumped in {H}’s chest. It was only {A}. They’d had supper together. “Oh,” said {H}. “So that’s what it’s like for them.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the suitcase, to see if it was full.',
      '{names} got in among the luggage and came out with a label on.',
      { text: '{names} pulled out a zip that had caught a sleeve.', needs: ['hands'] },
      { text: '{names} practised a shout, very softly, into a scarf.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the door, to see who was there.',
      '{names} waited by the door, and looked hard at it.',
      { text: '{names} held up a sheet of paper with the wrong name.', needs: ['hands'] },
      { text: '{names} waved to the suitcase by mistake.', needs: ['hands'] }
    ],
    turn: [
      '{names} hurried to meet a hat, and slowed down.',
      '{names} lit up as well, a little to the side.',
      { text: '{names} set the hat straight on its handle.', needs: ['hands'] },
      { text: '{names} hugged the second coat, as it was nearest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats went back to their hooks. The suitcase stood by the door with its hat on, and would be the first one through.',
    'Still a bit damp, {H} lay down with {H}’s face to the door. It was open a crack, and behind it somebody had left a light on.'
  ],
  last: [
    'Far away they looked at a clock, and {H} slept, which is the quickest way there.',
    'Not yet, not yet, not yet, thought the door, and {H} was asleep.'
  ]
})
