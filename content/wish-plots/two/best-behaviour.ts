import { wishPlot } from '../wish-plot.ts'

export const bestBehaviour = wishPlot({
  id: 'wish-friends-visit',
  tellsAny: 'friends',
  about: 'One friend comes to tea with the other for the first time, and both are on such good behaviour that neither of them is there.',
  titles: ['On Best Behaviour', 'Somebody Else Came to Tea', '{role} Expects a Guest', 'Just as You Are', 'Not Yourself Tonight'],
  company: ['tea', 'table', 'door', 'chair', 'cushion'],
  want: [
    {
      id: 'before-tea',
      A: 'partner',
      paragraphs: [
        '“May I borrow your table?” asked somebody at the door. It was {role.first}. “I’ve got a friend coming to tea.” The friend was {mate.first}, who had never been to tea before. So {role} {role.enters}.',
        '{H} had always wanted to give a tea for two friends. {A} laid the cloth. “Only one thing worries me,” said {role}. “It’s {role.part}. What if {mate} minds? I’ll be on my best behaviour all evening, and nobody will notice.”'
      ]
    }
  ],
  way: [
    {
      id: 'practice',
      A: 'partner',
      spare: 0,
      paragraphs: [
        'They practised it once. {A} was {mate}, and said, “Good evening. What a nice home.” At that {role} {role.trouble}.',
        '“Oh,” said {A}. “Yes,” said {role}. “That’s what I meant.” {H} tidied the table again. “Perhaps not tonight,” said {H}, and {role} promised.'
      ]
    },
    {
      id: 'what-does-it-eat',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What does {mate} like best?” asked {A}. {role} knew exactly. “It’s {mate.wants}.” They hadn’t got quite that in the house. {H} made a heart out of a sandwich, and it came out rather more like a boot.',
        '“And what do you like?” “Oh, me,” said {role}. “I like {role.wants}. But tonight I’ll say that I don’t need a thing. It’s politer.” “Who told you that?” asked {H}. Nobody had. {role} had only heard of it.'
      ]
    },
    {
      id: 'the-guest',
      A: 'partner',
      paragraphs: [
        'There was a knock, and {mate} {mate.enters}. “Good evening,” said {mate}. “Good evening,” said {role}. “What a nice home,” said {mate}. “It isn’t mine,” said {role}. Then they both looked at the butter.',
        'It was a very quiet tea. To be polite, {role} {role.hides}. And to be just as polite, {mate} {mate.hides}. “Are these two really friends?” whispered {A} to {H}.'
      ]
    },
    {
      id: 'how-they-met',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you two meet?” asked {A}, to help things along. “By accident,” said {role}. “I live {role.home}, and {mate} lives {mate.home}. You wouldn’t think that there’s a road.” “There isn’t,” said {mate}.',
        '“We both got lost on the same Wednesday,” said {role}. “I asked {mate} the way, and {mate} asked me.” Neither had known it. They’d stood there and laughed until it was dark. Now they sat very straight, and nobody laughed.'
      ]
    },
    {
      id: 'topics',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wrote down three things that friends can talk about, and put the list by the pot. The first was the weather. “There is some,” said {mate}. “Quite a lot of it,” said {role}. That was the weather done.',
        'The second was holidays, and neither of them had ever had one. The third was feet. {A} had thought of that. It lasted longest, as between them they had rather a good number to get through.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came to see who was at tea, and sniffed at {role}, and sniffed at {mate}. Then {A} looked behind the two of them, for the real ones.',
        '“{A} can smell it,” said {H}. “{A} can’t find you anywhere.” {role} went a little pale. “Is it as bad as that?” asked {role}. {A} sneezed.'
      ]
    },
    {
      id: 'elder-best-room',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a best room once,” said {S}. “It was kept for visitors, and nobody ever went in.” “Not even the visitors?” asked {A}.',
        '“They looked in from the hall, and said how nice. Then they came and sat in the kitchen, with their shoes off.” {S} moved the best cups a little to one side. “I’ve never since had a best anything.”'
      ]
    },
    {
      id: 'child-waiter',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the waiter, with a tea towel over one arm. “Would you like some more?” asked {S}. “No, thank you,” said {mate}, who had had none.',
        '“They’ve both got hungry eyes,” whispered {S} to {A}. So {S} put the sandwiches down exactly halfway and turned round and counted to ten. When {S} looked again there were two fewer. Nobody had moved.'
      ]
    },
    {
      id: 'polite-chairs',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do have the better chair,” said {role}. “No, no, you,” said {mate}. They went on until each stood behind the other one’s chair, and both chairs were empty.',
        '“I’ll have it, then,” said {A}, and sat down. “That’s how it’s done in this house. If you’re tired, you sit.” They looked at {A} full of envy. Neither of them had known that you could simply be tired, at tea.'
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When it was so quiet that you could hear the clock, {mate} said, “That’s a good clock.” “It’s ours,” said {H}. “It’s always seven minutes fast, and it doesn’t mind who hears.”',
        '{mate} listened to it for a good while. “Nobody tells it off?” “We just know it,” said {A}. “If it were right one day, we’d all be late.”'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} dropped a spoon, on purpose, and {A} had to help to look for it. Under the table they could talk. “It’s like tea with two statues,” whispered {A}. “What are they so afraid of?”',
        '“Look at that,” whispered {H}. Down there, where nobody could see, both of them were tapping. It was the same tune. So they came up again with the spoon and a good deal of hope.'
      ]
    },
    {
      id: 'going-already',
      A: 'partner',
      paragraphs: [
        '“It was very nice,” said {mate}, and stood up. “I think I’ll be going.” “So soon?” asked {role} in a small voice. {A} saw what was wrong. “They’re both being somebody else,” whispered {A} to {H}. “No wonder they’ve got nothing to say.”'
      ]
    }
  ],
  turn: [
    {
      id: 'out-it-comes',
      A: 'partner',
      paragraphs: [
        'So {H} passed {mate} the biscuits, on purpose, much too fast. {mate} jumped, and forgot all about manners. {mate} {mate.trouble}. Nobody said a word. Then {role} began to shake all over with laughing. “There you are!” cried {role}. “I thought they’d sent somebody else!”',
        'At once {role} {role.trouble}. “And there you are,” said {mate}. “I was afraid that you’d gone all tidy.” “{mate.why},” {role} told {A} proudly. “And it’s like this with {role},” said {mate}. “{role.why}.”'
      ]
    },
    {
      id: 'properly',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        'Now the real tea began. First {role} {role.use}. Then {mate} {mate.use}. It was so funny that {A} had to put the pot down.'
      ]
    },
    {
      id: 'thursday',
      A: 'partner',
      paragraphs: [
        'The butter was everywhere, and {H} had never given a better tea. “May I come on Thursday,” {mate} asked {A}, “just as I am?” “Come worse,” said {role}.'
      ]
    },
    {
      id: 'second-cup',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then they told all that they’d been saving up. {role} had thought of {mate} every time that something went wrong. {mate} had thought of {role} each time that something was funny. It had mostly been the same day.',
        '“And what did you say to each other then?” asked {A}. “Nothing. We weren’t there,” said {mate}. “That’s what tea’s for.”'
      ]
    },
    {
      id: 'the-plate',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was one last sandwich on the plate. “You have it,” said {mate}. “No, you,” said {role}. They stopped, and looked at each other, and both grabbed.',
        'It came apart in the middle, as sandwiches will. “That’s better than manners,” said {H}. “Those are manners,” said {role} with a full mouth, “for when you know somebody.”'
      ]
    },
    {
      id: 'a-worse-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s the worst that you ever did at a tea?” asked {A}. {mate} had once been left alone with a jelly. {role} had once said good evening to a hat stand, and been answered.',
        '{H} told them about the Sunday with the gravy. They laughed so much that {A} had to hold on to the pot. “You’re one of us,” said {role} to {H}. {H} sat up straight, and then remembered, and did not.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up, so that there was room for a guest.',
      '{names} tried the good cushions, to see whether they would do for a guest.',
      { text: '{names} folded the napkins into boats.', needs: ['hands'] },
      { text: '{names} counted out the cups, and then counted {role} as well.', needs: ['hands'] }
    ],
    way: [
      '{names} coughed once, and both the friends said bless you at the same time.',
      '{names} sat as straight as the guest, and could not keep it up.',
      { text: '{names} passed the butter round three times, since nobody took any.', needs: ['hands'] },
      { text: '{names} stirred very quietly, so as not to be the only noise.', needs: ['hands'] }
    ],
    turn: [
      '{names} got into the middle of it, and came out buttered.',
      '{names} joined in with the laughing, and nobody asked who had begun.',
      { text: '{names} let go of the good manners, and reached across.', needs: ['hands'] },
      { text: '{names} wiped the wall, as far up as the butter had gone.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the last crumb was gone, {role} {role.night}. And {mate} {mate.night}.',
    '{H} washed off the last of the butter. In bed you could be just as you were. It was the whole point of a bed.'
  ],
  last: [
    'Nobody needed to be polite to anybody now, and {H} slept, any old how.',
    'With one foot sticking out, and no manners at all, {H} was asleep.'
  ]
})
