import { wishPlot } from '../wish-plot.ts'

export const lunchDuty = wishPlot({
  id: 'wish-lunch-duty',
  beginsElsewhere: true,
  wishes: ['lunch duty', 'school lunch duty', 'lunch monitor', 'lunch monitors', 'lunch helper', 'lunch helpers', 'lunch server', 'lunch serving', 'serving lunch', 'served lunch', 'serve lunch', 'serving school lunch', 'dinner monitor', 'soup monitor', 'kyushoku', 'kyūshoku', 'kyushoku toban', 'kyūshoku tōban', 'kyushoku duty', 'toban', 'tōban', 'kyuushoku', 'kyuushoku touban', 'kyushoku tooban', 'school lunch toban', 'lunch apron', 'lunch apron hat', 'lunch white hat', 'lunch soup ladle', 'serving soup class', 'served soup class', 'serve soup class', 'serving food class', 'soup duty', 'milk duty', 'turn lunch serve', 'dish out lunch', 'dishing out lunch', 'dishing up lunch'],
  answers: ['turn', 'week', 'school', 'class', 'classroom', 'classmates', 'elementary', 'primary', 'first', 'grade', 'white', 'hat', 'cap', 'apron', 'mask', 'soup', 'miso', 'curry', 'rice', 'milk', 'tray', 'trays', 'ladle', 'bowl', 'bowls', 'pot', 'heavy', 'carry', 'carried', 'carrying', 'serve', 'served', 'serving', 'spilled', 'spilt', 'spill', 'enough', 'everyone', 'everybody', 'all', 'friends', 'teacher', 'proud', 'nervous', 'excited', 'today', 'tomorrow', 'monday', 'friday', 'time', 'seconds', 'food', 'lunch', 'got', 'had', 'doing', 'did', 'help', 'helped', 'helping', 'japan', 'japanese', 'story', 'please', 'wore', 'wears', 'wearing', 'she', 'he', 'our', 'my', 'poured'],
  except: ['burnt', 'burned', 'hurt', 'hospital', 'sick', 'allergy', 'allergic', 'hungry', 'homeless', 'charity', 'bully', 'prison', 'money', 'threw', 'vomit', 'robot', 'dragon', 'lost', 'jury', 'army'],
  moods: ['first', 'proud', 'waiting', 'afraid'],
  company: ['soup', 'ladle', 'hat', 'apron', 'pot', 'bowl', 'bowls', 'class'],
  about: 'On school lunch duty the hero’s soup runs out after twenty-seven bowls of thirty, and by the next day it has to come out even.',
  titles: ['Thirty Bowls', 'The Soup Was Lying Down', '{H} Has the Ladle', 'Wake It Before Every Bowl', 'A Potato Like a Whale'],
  fed: true,
  want: [
    {
      id: 'twenty-seven',
      A: 'partner',
      paragraphs: [
        '{H} was on lunch duty at school, and had the best job of all, the soup. There was a white hat, a white apron, and a ladle as long as an arm. But after twenty-seven bowls the pot was empty, and there were thirty in the class.',
        '“What did you do?” asked {A} that evening. “Everybody gave back a spoonful,” said {H}. “The last three had it cold.” It was {H}’s turn all week. Tomorrow the soup had to come out even.'
      ]
    }
  ],
  way: [
    {
      id: 'at-home',
      A: 'partner',
      paragraphs: [
        'There was soup at home as well. So {H} put on the hat and the apron, and set out all the bowls. The first was filled up to the brim. “Lovely,” said {A}. At the last bowl the ladle scraped, and brought up one slice of carrot.',
        '“Less, then,” said {H}, and tipped it all back. Now each bowl got one ladle. It did come out even. But it was only warm water with a smell. The potatoes were still in the pot.'
      ]
    },
    {
      id: 'the-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The hat was there so that no hair fell into the soup. All of it had to go inside, even the bits at the back. {H} pushed them in on the left, and out they came on the right. “Hold still,” said {A}, and tucked.',
        '“Now you look like a mushroom,” said {A}. “We all do,” said {H}. “There are six of us. We walk along the corridor in a line, and the little ones stand aside.”'
      ]
    },
    {
      id: 'two-handles',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At school the pot has a lid that locks and two handles, and the teacher walks beside it. You have to carry it in step. {H} showed it with the washing basket. {H} had one handle and {A} had the other.',
        '“Left, right,” said {H}. They went through the door at the same time, and it was too narrow. “Who goes first?” asked {A}. “The soup,” said {H}. So they turned sideways, and a sock looked out and was carried through.'
      ]
    },
    {
      id: 'milk-and-trays',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what do the others do?” asked {A}. One has the rice, and it sticks to the spoon, so you have to hit the spoon. One has the milk. “She just puts it down,” said {H}. “It can’t run out. It’s in boxes.”',
        '“And trays?” “He’s got the trays,” said {H}, “and he says ‘tray’ every time. Thirty times, tray, tray, tray. He’s very happy.” You could tell that {H} would have got tired of it.'
      ]
    },
    {
      id: 'half-a-tomato',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s always one who says, not so much,” said {H}, “and one who says, more.” {A} held out a bowl. “Not so much,” said {A}. Then {A} came back with another face. “More,” said {A}.',
        '{H} looked into the bowl for some time. “You’re the same one,” said {H}. “No, I’m at the next table,” said {A}. {H} gave a spoonful less to the first, and a spoonful more to the second. It was all in one tummy in the end.'
      ]
    },
    {
      id: 'with-water',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} practised with water too, at the sink. The ladle dripped each time, in the same place, between the pot and the bowl. “It’s lost a bit on the way,” said {A}. They put a cup under the drip, and counted to thirty.',
        'In the end the cup was full. “That’s a whole bowl,” said {H}. “Somebody’s been going without.” From then on {H} gave the ladle a little shake over the pot before it set out.'
      ]
    },
    {
      id: 'nobody-starts',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And when do you get to eat?” asked {A}. “Nobody starts until everybody’s got everything,” said {H}. “Thirty people sit there and smell it.” {A} sat up straight in front of a bowl, and smelled.',
        '“How long does it take?” asked {A} after a bit. “It depends on the soup,” said {H}. “They all look at whoever’s got the ladle. And you aren’t allowed to look back, or you’ll spill.”'
      ]
    },
    {
      id: 'other-trays',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted to be the class, all thirty of them. {A} came past with a bowl, went out by one door and came in by the other. “Thank you,” said {A}, and each time it was a different voice. There was a squeaky one, and one with a cold.',
        '“You’ve been here before,” said {H} at number twelve. “I’m new,” said {A}, out of breath. By number nineteen the class sat down on the floor and asked if it could stay seated.'
      ]
    },
    {
      id: 'apron-home',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the end of the week the apron is washed for whoever has it next. It is never your own. There was a number on the pocket, and a small orange spot that had been there for years.',
        '“Carrot,” said {A}, who had bent down to it. “Or curry,” said {H}. “We don’t know who it was.” They thought of all the people who had stood in there and had soup to look after. It had been a good deal of soup.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had taken up a place in the line as well, at the very front. {A} had no tray, but plenty of time. {H} looked down past the apron. “You aren’t in our class,” said {H}.',
        '{A} stayed where {A} was. A single drop hung from the ladle, and thought it over, and fell. {A} had it before it got to the floor. After that {A} was on drip duty for the whole evening.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At our school there was a lady with a ladle,” said {S}. “She had arms like that. And she never asked.” “Not even, more or less?” asked {A}. “She said ‘Eat,’” said {S}. “It was semolina.”',
        '{S} looked at the apron and the hat. “I’d have liked to see her face, if one of us had come along and taken that ladle.” “She’d have had to sit down and wait with thirty people,” said {A}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted a hat too, and there was a shower cap. {S} was in charge of the spoons, and laid them out. “Spoon,” said {S}, for every single one. “You only have to put it down,” said {A}.',
        '“Spoon,” said {S}. There were two more than people. {S} walked round the table once and gave them to the chairs. “Now everybody’s got everything,” said {S}, and took off the cap. It had left a red ring all the way round.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat in the high chair and had a spoon, and drummed with it. {A} was the only one who was allowed to start. A bit of potato went in, and a bit came out again, and was looked at.',
        '“More, or not so much?” {H} asked, as you do. {A} opened up, as wide as a frog. In thirty people there had not been one who gave so clear an answer.'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '{A} looked into the pot, and then at the ladle. “You only fish at the top,” said {A}. “The soup’s lying down in there. Everything heavy is at the bottom.” {H} put the ladle in as far as it would go, and turned it once. Up came a potato, like a whale.',
        '“Then I’ve got to wake it before every bowl,” said {H}. “And not to the brim,” said {A}. “Stop when you can still see a bit of bowl.”'
      ]
    }
  ],
  turn: [
    {
      id: 'down-round-up',
      A: 'partner',
      paragraphs: [
        'The next day at school it was pumpkin soup. {H} tied the apron, and scrubbed both arms to the elbow. Then {H} woke the soup. Down, round, up, and there was pumpkin in it, and a bit of bowl to be seen. {H} did not hurry.',
        'Twenty-seven. {H} did not dare to look into the pot. Twenty-eight, twenty-nine. The last bowl was {H}’s own. The teacher helped to tip the pot. Out ran one bowl of soup, with three bits of pumpkin.'
      ]
    },
    {
      id: 'all-start',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} told {A} all about it that evening. “Nobody said anything,” said {H}. “They all just started at the same time. You could only hear spoons.” “That’s what it sounds like when everybody’s got some,” said {A}.',
        'The boy who gave out the trays said “Tray” every time, thirty times. Now he had looked round at all the tables. “Tray,” he had said once more, quite softly, because he was so pleased.'
      ]
    },
    {
      id: 'scrubbed',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was one more thing. Two people carry the pot back to the kitchen, and this time it had been very light. It swung between {H} and the girl with the milk. The ladle rang inside it like a bell.',
        '“And the cook?” asked {A}. “She looked in,” said {H}, “and turned it upside down over her hand.” Nothing had come out. “She said it was the first pot that she didn’t need to scrape.”'
      ]
    },
    {
      id: 'one-spoon-over',
      A: 'partner',
      paragraphs: [
        '“And did it come out even?” asked {A} that evening. “Nearly,” said {H}. “There was one spoonful over, stuck to the ladle. Four people wanted it.” “And who got it?”',
        '“We did rock, paper, scissors,” said {H}, “and the teacher won.” {H} hung up the apron. Tomorrow it was noodles. You had to think differently about noodles.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened with a very empty tummy.',
      '{names} sniffed, and there was soup at home too.',
      { text: '{names} counted thirty on ten fingers, three times over.', needs: ['hands'] },
      { text: '{names} stood a spoon up in a cup.', needs: ['hands'] }
    ],
    way: [
      '{names} got a bowl of warm water with a smell, and waited.',
      '{names} stayed close to the pot, where it was warm.',
      { text: '{names} held out a bowl in both hands, as it is done.', needs: ['hands'] },
      { text: '{names} broke the bread, and got it nearly even.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate up, potatoes first.',
      '{names} licked up what had missed the bowl.',
      { text: '{names} stacked the bowls into a tower.', needs: ['hands'] },
      { text: '{names} hung up the ladle, where it went on dripping a bit.', needs: ['hands'] }
    ]
  },
  bed: [
    'The white hat lay on the chair with the shape of a head in it. The pot had been dried, and stood upside down.',
    '{H} washed, and lay down. There was a bit of everything under the blanket: arms, legs, and a tummy full of soup.'
  ],
  last: [
    'Everything heavy sank down to the bottom, and {H} was asleep.',
    'Nobody stirred. The soup was lying down, and {H} lay down too, and slept.'
  ]
})
