import { wishPlot } from '../wish-plot.ts'

export const visitorToo = wishPlot({
  visits: 'too',
  about: 'Somebody who is too much of something for everything asks whether there is anything for which one has to be just that.',
  titles: ['Just {visitor.how} Enough', 'Wanted at Number Nine', 'Exactly the Right Amount', '{visitor} Is Wanted', '{H} Asks the Other Way Round'],
  company: ['table', 'door'],
  want: [
    {
      id: 'too-much',
      A: 'partner',
      paragraphs: [
        'That evening nobody had any luck at home. {visitor.need}. {H} had tried and tried. Then there was a knock. It was {visitor.first}. {visitor} {visitor.enters}.',
        '“They’ve sent me home again,” said {visitor}. “Wherever I go, they say I’m too {visitor.how}. Is there anything here that wants somebody {visitor.how}?” “Bound to be,” said {H}, who wanted to be right about something that day. “We’ll try everything once.”'
      ]
    }
  ],
  way: [
    {
      id: 'table',
      A: 'partner',
      paragraphs: [
        'They began with sitting at table, because that was easiest. {visitor} {visitor.table}. For a moment it was quiet in the whole house. “I did say so,” said {visitor}.',
        { extra: 1, both: ['“The table’s no good for it,” said {H}. “That doesn’t mean anything. It’s only a table.”'] }
      ]
    },
    {
      id: 'portrait',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could have your picture drawn,” said {A}. “For that you only have to be there.” {A} fetched a pencil and looked for a long time. When it was done, they all leaned over the paper.',
        '“Am I like that?” asked {visitor}. “It’s quite {visitor.how},” said {H}. “But you can see it’s you.” {visitor} looked at it from further away. From there it was really rather good.'
      ]
    },
    {
      id: 'less',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Can’t you be less {visitor.how}?” asked {A}. “I can,” said {visitor}, “until I let go.” {visitor} showed them. It went on for as long as a tune on one note. There stood somebody whom they didn’t know at all.',
        'Then {visitor} let go. “There you are again,” said {H}, and was glad. The other one hadn’t been anybody much.'
      ]
    },
    {
      id: 'hide',
      A: 'partner',
      paragraphs: [
        'Next they tried hide-and-seek. {visitor} {visitor.game}. “Too {visitor.how},” said {visitor} to {A} afterwards, without being asked.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had not sent anybody home. {A} looked at {visitor} from one end to the other, and found it all in order. Then {A} stayed near.',
        '“Doesn’t {A} think I’m too {visitor.how}?” asked {visitor}. “{A} has never said that about anybody,” said {H}. “{A} only thinks that people are too late with the food.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“They said I was too long in the leg,” said {S}. “Everywhere I went, I was folded up. And then came the summer with the plums.” “What about the plums?” asked {A}.',
        '“They were on the top branch,” said {S}. “Nobody said a word about my legs till the autumn.” {visitor} asked how many plums it had been. {S} remembered it exactly.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m always too something as well,” said {S}. “In the mornings I’m too slow, and in the evenings I’m too awake.” “What’s it like in between?” asked {A}. {S} had to think about that. “At eleven o’clock I’m right,” said {S}.',
        '{visitor} liked to hear it. “I must look out for that,” said {visitor}. “Perhaps I’ve got an eleven o’clock somewhere, too.”'
      ]
    },
    {
      id: 'shop',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Have you tried in a shop?” asked {A}. “In a shop they said there was no call for it,” said {visitor}. They played it at once. {A} was the shop, behind the ironing board, and sold all that there was.',
        '“Have you got anything {visitor.how}?” asked {H}, who was a customer. “I’d like it as {visitor.how} as possible.” “The last one’s just coming in,” said {A}. {visitor} went quite red. It was only a game, but nobody had ever asked for it before.'
      ]
    },
    {
      id: 'measure',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How {visitor.how} are you exactly?” asked {A}, and got the ruler. They laid it along {visitor}, and then across. It only said numbers. It didn’t say anything about too.',
        '“It must be on the other side,” said {H}. They turned the ruler round. There it said inches. “That’s not it either,” said {visitor}. “I’ve never been too inches.”'
      ]
    },
    {
      id: 'choose',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What would you like to be, if you could choose?” asked {A}. “Medium,” said {visitor} at once. “Medium people just come in. Nobody moves the vase.” {H} had never met anybody who was medium. “What do they look like?”',
        '“You don’t notice them,” said {visitor}. “That’s what’s so nice about it.” They all three sat there for a bit and tried to be medium. {A} lasted longest. Then there was an itch, and it was over.'
      ]
    },
    {
      id: 'a-bit-too',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} had begun to count on ten fingers. The soup had been too hot at lunch. The day was too short, and the sofa was too low for old knees. {H}’s sleeves were too long at the one end and too short at the other. “It’s all too something here,” said {A}.',
        '{visitor} had listened with great attention. “And they let the sofa stay?” asked {visitor}. “It’s our sofa,” said {H}. {visitor} went over and leaned on it, quite near the edge.'
      ]
    },
    {
      id: 'practise',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Who was the first to say it?” asked {H}. {visitor} did not have to think. “It was at a birthday,” said {visitor}. “I’d only just come in. Somebody said, Oh, that’s a bit too {visitor.how}. I looked behind me to see whom they meant.”',
        '{H} put on a coat and was the birthday. {visitor} came in once more. “Oh,” said {H}, “there you are. We couldn’t have begun without you.” {visitor} asked whether that might be played again. They played it four times, and each time there was cake.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{visitor} had kept all the places in mind, and they were a good many. The choir had said too {visitor.how}. So had the bus, the cake shop and the queue at the post office.',
        '“Too {visitor.how} for a queue?” said {A}. “How do you do that?” {visitor} showed it, behind {H}, who was the queue. They had to stop, for there wasn’t room for so much laughing in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'wanted',
      A: 'partner',
      paragraphs: [
        '“We keep taking things that are for everybody,” said {A}. “What have we got here that everybody’s been no good at?” {H} looked at {A}, and then up. There was something of that sort. It had been there since the afternoon.',
        '“Come with me,” said {H}, and showed {visitor} what had been the matter all day. “None of us can do it. We’re not {visitor.how} enough.” {visitor} looked to see whether that was a joke. It was not a joke. “You try it,” said {H}. “Do it just as you are, and on no account less.”',
        '{visitor} let go of it all. Nobody said anything. Then {visitor} {visitor.good}. They all let it sink in. “{visitor.proof},” said {A}. “Was that it?” asked {visitor}. “That was it,” said {H}. “We’ve been at it since lunch.”'
      ]
    },
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        '{visitor} stood there, and did not know what to do with such a feeling. “Was I too {visitor.how} for it?” asked {visitor}. {H} thought it over very carefully. “No,” said {H}. “If anything, you could be a bit more so.”',
        { extra: 1, both: ['Nobody had ever said that. {visitor} asked to hear it once again, and {H} said it once again.'] }
      ]
    },
    {
      id: 'notice',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What do I tell them,” asked {visitor}, “when they send me home?” “Tell them you’re needed here,” said {A}. “Thursdays as well.”',
        '{visitor} went as far as the corner, and there turned round. “How much?” called {visitor}. “Exactly as much as that,” called {H}, and held both arms apart.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sighed along, having tried it since lunch as well.',
      '{names} made room for the guest, more or less.',
      { text: '{names} took the guest’s coat, as far as there was one.', needs: ['hands'] },
      { text: '{names} listed what had gone wrong that day, on a long bit of paper.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked in time, or very nearly.',
      '{names} held on to the tablecloth, and it helped the tablecloth.',
      { text: '{names} picked up the napkins afterwards, from here and there.', needs: ['hands'] },
      { text: '{names} found a bigger chair, and then a smaller one, and neither helped.', needs: ['hands'] }
    ],
    turn: [
      '{names} circled the guest, quite full of respect.',
      '{names} came up close, to see it from underneath.',
      { text: '{names} cheered with the oven glove on.', needs: ['hands'] },
      { text: '{names} measured it twice, and it was exactly right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was put straight, and what had come down was picked up. There was more of it than on other evenings.',
    'They washed and lay down. “I’m too awake,” said {H}, and turned over. “No,” said {visitor} out of the dark. “Exactly right.”'
  ],
  last: [
    '{H} was asleep, and not a bit too much so.',
    'If anything, {H} could have been more asleep than that, but hardly.'
  ]
})
