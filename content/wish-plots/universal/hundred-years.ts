import { wishPlot } from '../wish-plot.ts'

export const hundredYears = wishPlot({
  id: 'wish-any-hundred-years',
  tellsAny: 'news',
  about: 'Everybody knows the hero’s news already, so somebody goes out and comes back from a hundred years away.',
  titles: ['Away for a Hundred Years', 'The Fridge Knew Already', '{H} Has News', 'Somebody Who Didn’t Know', 'Has Anything Happened'],
  company: ['news', 'traveller', 'suitcase', 'spider'],
  want: [
    {
      id: 'i-know',
      A: 'partner',
      paragraphs: [
        '{H} had news, and could not stand still with it. “{news}!” said {H}. “I know,” said {A}. “You’ve told me.”',
        '{H} stood there with both arms still in the air. “You have to say No, and drop something,” said {H}. But you can’t drop anything for what you know already. {H} put {H}’s arms down again. {H} wanted somebody to drop something.'
      ]
    }
  ],
  way: [
    {
      id: 'lamp',
      A: 'partner',
      paragraphs: [
        'So {H} went to look for somebody who did not know it yet. “{news},” said {H} to the coats in the hall. They hung there as before. Then {H} told the fridge. It hummed.',
        '“You told them all at lunch,” said {A}. “And you’ve told the tap twice.”'
      ]
    },
    {
      id: 'was-there',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“What about {seen}?” said {H}. “Has anybody told {seen}?” {A} was {seen} for that, and {seen.move}. {H} bent down and told the news, all of it. “I know,” said {A}, as {seen}. “It’s about me.”',
        '“You could have been asleep,” said {H}. “I could,” said {A}, as {seen}, “but I wasn’t.” All that time {seen} had been waiting for {seen.wants}. There was no surprising anybody in this house.'
      ]
    },
    {
      id: 'nearly-dropped',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“It needn’t be the news,” said {A}. “Tell me something else about {seen}.” {H} thought. “{seen.fact},” said {H}. “No!” said {A}. A spoon was very nearly dropped.',
        '{H} looked at the spoon. It had slipped as far as two fingers. “That was only a fact,” said {H}. “If you do that for a fact, what would you do for the news?” But the news was known, and {A} held the spoon quite tight.'
      ]
    },
    {
      id: 'only-the-sound',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '{H} told it once more, without any words. “{seen.sound},” said {H}, with both eyebrows up, and pointed at the door. {A} frowned. “{seen.sound}?” asked {A}. “{seen.sound}!” said {H}. It sounded like quite new news.',
        '“{seen} has learned the trumpet?” asked {A}. “No!” “{seen} has moved in with us?” “No!” It was a pity. Both of those would have been worth dropping something for.'
      ]
    },
    {
      id: 'drops-on-purpose',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Tell me again,” said {A}, “and I’ll drop something.” {A} took a cushion, to have it ready. {H} took a breath. At the first word the cushion fell.',
        '“That was too soon!” said {H}. The next time, {A} waited until it was all said. Then {A} remembered the cushion, looked for a good place and put it down. “That isn’t dropping,” said {H}. “That’s tidying up.”'
      ]
    },
    {
      id: 'spider',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'On the edge of the bath sat a small spider, who could not have heard. {H} bent down to it and told it everything. The spider thought. Then it put down one leg, a little to the left.',
        '“Did you see that?” whispered {H}. “Eight legs, and it put down one,” said {A}. “It isn’t much.” “It’s more than you did,” said {H}.'
      ]
    },
    {
      id: 'another-word',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“You might have forgotten it by now,” said {H}. {A} tried to forget it, with both eyes shut. {H} waited and was very quiet, so as not to remind anybody.',
        '“What have you forgotten?” asked {H}. “I still know it,” said {A}. “It doesn’t work. I keep looking to see if it’s gone, and then I see it.”'
      ]
    },
    {
      id: 'further',
      A: 'partner',
      paragraphs: [
        '“It has to be somebody from further away,” said {H}. Out in the street there was only a bus, and tomorrow even the bus would know.',
        '{A} looked at {H}’s arms. They had been so high up, and now they hung. “How far would they have to come from?” asked {A}. “Very far,” said {H}. “And they’d have to be away for ages.” {A} looked at the bag by the door, and went on looking at it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was {A} too. “Now listen,” said {H}, and told it slowly, with a gap after each word. {A} listened so well that {H} began to hope.',
        'At the end {A} looked at {H}’s hands, to see if there was anything in them. There was only the news. {A} lay down beside it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, news came on Thursdays,” said {S}. “A man brought it, with the fish. By then it had mostly stopped.” “What had?” asked {A}. “Whatever it was,” said {S}.',
        '“And what did you do on the other days?” “We didn’t know,” said {S}. “It was restful.” {A} tried for a moment how it was not to know. It was quite restful, but it didn’t last.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve got news too,” said {S}. “What is it?” asked {A}. “I’ve got a bump here.” {A} felt for the bump. There was one. “No!” said {A}. “Yes,” said {S}, and had gone quite red with pleasure.',
        '“Now I’ll tell you mine,” said {A}. “I know yours,” said {S}. There was nothing to be done about it.'
      ]
    },
    {
      id: 'parcel',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You could wrap it up,” said {A}. “Then nobody knows what it is until it’s open.” {H} said the news into a box and shut the lid. {A} tied string round it, and shook it, and held it to one ear.',
        '“What can it be?” said {A}. “Open it!” said {H}. It took a long time, because of the knot. When the lid came up, {H} could not wait, and said it. “I knew it was that,” said {A}. “It rattled just like that.”'
      ]
    },
    {
      id: 'different-voice',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It might be the way I say it,” said {H}. So {H} said the news like the radio, and then like a very old lady on a bench. {A} was the other end of the bench, and nodded both times. “You’ve told me that already, dear,” said {A}, “and I told you.”',
        '{H} tried it last of all without a voice, only with {H}’s mouth. {A} watched closely. “Something about a spoon?” asked {A}. “No!” “A spoon in a boat?” For a moment it really was news, but it was the wrong sort.'
      ]
    },
    {
      id: 'under-the-blanket',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps the floor doesn’t know,” said {A}. They lay down on their tummies and told it, one at each end. The floor was cool, and a little dusty.',
        '“It’s got something to say as well,” said {A}, with one ear down. {H} listened. Far below somebody was hoovering. “It’s always had that,” said {H}. “That’s no news.”'
      ]
    },
    {
      id: 'a-sign-in-the-window',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} thought of the people across the street, who could not have heard it. {H} wrote it on a big sheet of paper, and held that to the window. They had to wait until somebody over there looked out. It was the lady with the plants. She read for a long time. Then she held up a cup.',
        '“What does that mean?” asked {H}. “That she’d like some tea,” said {A}, “or that she’s got some.” {H} waved with the paper. The lady waved with the cup. It was friendly, but nothing had been dropped.'
      ]
    }
  ],
  turn: [
    {
      id: 'traveller',
      A: 'partner',
      paragraphs: [
        '“Wait here,” said {A}, took the bag and went out. Soon there was a knock. Outside stood a traveller with a bag, who looked very like {A} and was covered in scarves. “Good evening,” said the traveller. “I’ve been away for a hundred years. Has anything happened?”',
        '{H}’s arms went up by themselves. “{news}!” said {H}.',
        'The traveller’s mouth came open. Then down fell the bag, and something in it went clonk. “No!” said the traveller. “Yes!” said {H}. The traveller had to sit down on the bag.'
      ]
    },
    {
      id: 'what-is-that',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“But what’s {seen.a}?” asked the traveller. “We had none, on the other side.” {H} took {seen.stand} to show it with. {H} pointed out where {seen.part} would be. “I see,” said the traveller. “{seen.guess}.”',
        '“No,” said {H} kindly, and went “{seen.sound}”, so that the traveller would know another time. The traveller had just picked up the bag. Clonk, it went again. “No!” said the traveller. “Yes!” said {H}. Nobody had ever been so surprised by {seen.a} in that hall.'
      ]
    },
    {
      id: 'far-land',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Where were you, all that time?” asked {H}. “On the other side,” said the traveller. “There they have nothing but fog and ponies. Once a year somebody sneezes. Then they talk about it until it’s summer.”',
        '{H} saw that you had to be gentle with somebody like that. “There’s been no sneezing here,” said {H}, “but it was big.”'
      ]
    },
    {
      id: 'seen-it-done',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“And what did {seen} do then?” asked the traveller. “{seen} {seen.does},” said {H}. The traveller wanted to be able to tell that to the ponies. So they did it together, {H} in front, until it was right. “They won’t believe me,” said the traveller happily.'
      ]
    },
    {
      id: 'what-else',
      A: 'partner',
      paragraphs: [
        '“From the beginning,” said the traveller, “and leave nothing out.” So {H} told it from the beginning.',
        {
          joins: true,
          both: [
            'In the middle {H} {seen.move}, to show how it was.',
            'It was much longer like that, and much better.'
          ]
        },
        '“And what else has happened, in a hundred years?” asked the traveller. {H} thought hard. There had been soup. A button had come off. “That was the main thing,” said {H}.',
        'The traveller unwound one scarf after another, and at the bottom of them was {A}. “I’ve been out for a moment,” said {A}. “Did I miss anything?” {H} looked at {A} for a while. “Somebody dropped a bag,” said {H}. “No!” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} yawned, because the news was from before lunch.',
      '{names} bounced a little, to make it newer.',
      { text: '{names} dropped a spoon to be kind, but much too late.', needs: ['hands'] },
      { text: '{names} went on buttering bread, and had heard it too.', needs: ['hands'] }
    ],
    way: [
      '{names} hid among the coats, so as to be told once more.',
      '{names} went with {H} as far as the fridge, to hear what the fridge said.',
      { text: '{names} told the news to a teapot, and the lid stayed on.', needs: ['hands'] },
      { text: '{names} opened the bread bin, in case somebody in there had not heard.', needs: ['hands'] }
    ],
    turn: [
      '{names} skidded to the door, to sniff the traveller’s bag.',
      '{names} toppled over backwards, as if it were the first time.',
      { text: '{names} loosened one of the scarves, so that the mouth could open further.', needs: ['hands'] },
      { text: '{names} carried in a biscuit, for somebody who had not eaten for a hundred years.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} unpacked the bag. In it lay one saucepan, which had come a long way, and it went back to the kitchen. Then {H} hung up the scarves.',
    'They washed and lay down. “Tomorrow it’ll be old,” said {H}. But tonight there was nothing newer in the whole house.'
  ],
  last: [
    'If anything was dropped after that, it was only an eyelid. {H} was asleep.',
    'For the rest of the night nothing happened, and {H} slept and did not miss it.'
  ]
})
