import { wishPlot } from '../wish-plot.ts'

export const goHomeNow = wishPlot({
  id: 'wish-pair-go-home-now',
  tellsAny: 'pair',
  pairOf: [['creature', 'person'], ['place']],
  about:
    'Somebody is shown a place and wants to go home at once, and the place asks what home has got that it has not; at last the place may say it too, “Can we go home now?”, and is there already.',
  titles: ['One and a Half', 'As Long as a Hundred', '{seen} Wants to Go Home', '{H} Shows {seen} {beside}', 'What Home Has and {beside} Hasn’t'],
  company: ['home', 'place', 'way'],
  want: [
    {
      id: 'one-and-a-half',
      A: 'partner',
      paragraphs: [
        '{H} was going to show {beside} to {seen}. There was just one trouble with {seen}. Wherever they went, {seen} looked round once, and wanted to go home. Last time {H} had only counted to three. Today {H} wanted to get to a hundred.',
        'And there it was, {beside.where}. “Look at {beside.part}!” said {H}. “One…” “Very nice,” said {seen}. “Can we go home now?” “One and a half,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'as-hard-as-it-could',
      A: 'partner',
      paragraphs: [
        '“They all say that,” said somebody, quite softly. It was {beside}. “They come, they look at {beside.part}, and they want to go home. What’s home got that I haven’t?” {seen} had to think. “Nothing,” said {seen}. “It’s only {seen.where}.”',
        'So {beside} did its best. As hard as it could, {beside} {beside.does}. “That was very nice, too,” said {seen}. “Eleven,” said {H}, as fast as possible. “Can we go home now?” said {seen}.'
      ]
    },
    {
      id: 'we-practised',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“I don’t understand it,” said {H}. “We practised at ours with {beside.stand}. {seen} stayed for forty there, easily.” {beside} had heard that, and was a bit hurt.',
        '“What was it like?” asked {beside}. “Was it bigger than me?” {A} had to say no. “Then what was so good about it?” That took {seen} a while. “It was near the biscuits,” said {seen} at last.'
      ]
    },
    {
      id: 'smaller-numbers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could count in smaller bits,” said {A}. “Then there’d be more of them.” {H} tried that. “Twelve. Twelve and a crumb. Twelve and two crumbs.” “That doesn’t get you to a hundred,” said {A}. “But it gets you a lot of twelve,” said {H}.',
        '{seen} listened with growing interest. “What comes after nine crumbs?” asked {seen}. They had to work that out. Then they had to argue about it, and that was worth a whole thirteen.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'partner',
      spare: 0,
      paragraphs: [
        '“I’d heard about it before,” {seen} whispered to {A}. “They talk about it a lot, {seen.where}. {beside.guess}.” {A} coughed. “Who told you that?” “Somebody who’s never been,” said {seen}.',
        '“They talk about me?” asked {beside}. “At home? At yours?” It was so pleased that it forgot to say what was wrong with it. “Tell them it’s true,” said {beside}. “Just at yours.” {H} had got to twenty by then, and nobody had noticed.'
      ]
    },
    {
      id: 'what-it-sounds-like',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '“And what does it sound like, at home?” asked {beside}. “{seen.sound},” said {seen}. “But that’s only when I’m in. I’ve never listened when I’m out.” {beside} wanted to try it. What came out was more like “{beside.sound}”.',
        '“Nearly,” said {seen}. “{seen.sound}.” “{beside.sound}.” “{seen.sound}!” They got no further with it, but nobody had asked to go for quite a time. “Shh,” said {H}, holding up three fingers and then a fourth. It was forty.'
      ]
    },
    {
      id: 'read-all-about-it',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '{A} had read all about it, so as to keep {seen} there a bit longer. “{beside.fact},” said {A}. “Very nice,” said {seen}. “And there’s more on the next page,” said {A}, who had not got that far.',
        '“What’s there to read about you?” {beside} asked {seen}. There was something, and {H} knew it by heart. “{seen.fact},” said {H}. “Oh!” said {beside}. “I’d go a long way to see that.” It had never gone anywhere, but it meant it.'
      ]
    },
    {
      id: 'neither-has-got-it',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“What would you like?” {beside} asked {seen}. “Then perhaps I could have it ready.” “What I’d like is {seen.wants},” said {seen}. {beside} looked everywhere, and had none of that. “And what would you like?” asked {A}.',
        'Nobody had ever asked {beside}. “What I’d like is {beside.wants},” it said. {H} felt in both pockets. There was a button. “Well,” said {seen}, “at home I’m the only one who’s waiting for something. Here there are two of us.”'
      ]
    },
    {
      id: 'the-first',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Do you get a lot of {seen.many} here?” asked {A}. “You’re the first,” {beside} told {seen}. “I didn’t know whether to look at {seen.part}. I thought it might be rude.”',
        '“You can look,” said {seen}. So now it was {beside} that looked, for once. It took its time. “Very nice,” it said. {seen} waited. But {beside} did not want to go home at all, and looked again from the top.'
      ]
    },
    {
      id: 'dear-home',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} thought that a postcard might help. “Dear home,” wrote {H}, for {seen}, who said what to put. “I am at {beside}. I am well. How are you? Is everything where I left it?”',
        '“Now we’ve got to wait for the answer,” said {A}. That might take a week. {seen} was not sure about a week. In the end {A} answered it, in a deep voice like a cupboard. “Hello, you. All is well. I haven’t moved.” “That’s just like it,” said {seen}.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I was like that at parties,” said {A}. “I went in with my coat on. I said happy birthday and goodbye in one.” {seen} had never thought of that. It saved a great deal of time.',
        '“And did you go?” asked {H}. “I waited under the table till it was over,” said {A}. “It turned out that the cake was under there as well. I’ve been to a lot of parties since.” {seen} had a quick look round for a table.'
      ]
    },
    {
      id: 'smell-of-home',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does home smell of?” asked {beside}. {H} wanted to say, and could not. “You only smell other people’s,” said {A}. “Yours has always just stopped when you get in.” They both sniffed at one sleeve, and it smelled of nothing.',
        '{seen} came closer and tried the sleeve too. “Toast,” said {seen} at once, “and dog or carpet.” Then nobody said a word. {beside} badly wanted to know what it smelled of itself. “Of out,” said {H}.'
      ]
    },
    {
      id: 'where-do-they-go',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“In the evening they all go,” said {beside}. “I hear them say it. Home, home, home. It must be enormous, if everybody fits in.” “They’re all different ones,” said {A}. “Everybody’s got another.”',
        '{beside} had not known that. It thought of all the homes, one beside the other, with a light in each. “And nobody gets them mixed up?” “Once,” said {H}. “It was the wrong floor. They’d got our doormat.” “What did you say?” “Very nice,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come along as well, and did not want to go home. {A} turned round three times on one spot, and lay down on it. Then it was {A}’s spot. It had taken as long as a sneeze.',
        '“Does {A} live here now?” asked {beside} hopefully. “No,” said {H}. “{A} does that everywhere.” {seen} looked at the spot, and at {A}, and at the spot. Turning round did not seem very hard.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} could count to a hundred as well, and went a quicker way. “One, two, seven, twenty, a hundred!” said {S}. “Now we’re allowed to go.” “There are some missing,” said {A}.',
        '“Which?” asked {S}. {A} told them all, one by one, from three to six and from eight on. It took a good long time. {S} winked at {beside} with both eyes, for that is how {S} winks.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once went home from a holiday on the first day,” said {S}. “It was because of a pillow. Theirs was like a loaf. I went all the way back to fetch mine.” “And then?” asked {A}.',
        '“At home I laid my head on it, to see if it was the right one,” said {S}. “When I woke up, the holiday was over. They’d sent me a postcard.” {seen} thought that the best holiday there had ever been.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} looked at {beside} with big eyes, and then at {H}, and was content. “{A} never wants to go home,” said {beside}. “That’s what I like about {A}.” “{A} lives wherever the spoon is,” said {H}.',
        'And there was the spoon, in one fist. {seen} looked at it thoughtfully. “So that’s how small it can be,” said {seen}. Then the spoon fell down, and for a moment {A} had no home at all. You could hear it for miles.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“I’m away from home as well,” {A} told {seen}. “It comes at about six. It’s like being hungry, only higher up.” {seen} knew that exactly. “And what do you do?” asked {seen}.',
        '“I say good evening to everything, one after the other,” said {A}. “Good evening, lamp. Good evening, tap.” {seen} tried it. “Good evening, {beside},” said {seen}. “Good evening!” said {beside}. Nothing at home had ever answered.'
      ]
    },
    {
      id: 'just-this',
      A: 'partner',
      paragraphs: [
        '{A} had been watching. “What do you do at home,” asked {A}, “when you’ve just come in?” “Nothing,” said {seen}. “Only this.” And {seen} {seen.does}. It was out before {seen} could stop it, right by {beside.part}.',
        'Nobody had ever done that there. “And what does home do all that time?” asked {beside}. “It doesn’t do anything,” said {seen}. “It’s just there.” “Then I’ve been trying too hard,” said {beside}.'
      ]
    }
  ],
  turn: [
    {
      id: 'just-there',
      A: 'partner',
      paragraphs: [
        'Now {beside} did not show anybody anything. It was just there. {seen} did it all over again, and nobody said “very nice”. {H} took off one shoe. {A} hummed the song for the washing-up. It was like any evening, only {beside.where}.',
        '“A hundred and twelve,” said {beside}, after a long time. Everybody else had forgotten to count.'
      ]
    },
    {
      id: 'tried-it-on',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Let me try,” said {A}, and {seen.move}. It was meant to be like at home, {seen.where}. “You’re thinking of something,” said {seen}. “You mustn’t, when you do that.” {A} did it again, and thought of nothing. It looked nearly comfortable.',
        'Then {H} {beside.move}. “That’s you when we’ve gone,” said {H}. {beside} was surprised. “Who told you?” it asked. “I always thought nobody saw.”'
      ]
    },
    {
      id: 'something-to-take',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{seen} wanted to take something along, to have it at home. It could not be {beside.part}, for that had to stay. “You could take a bit of how it was,” said {A}. They all looked for the best bit. {H} took the hundred and twelve.',
        '“I’d like something as well,” said {beside}. “Nobody ever leaves me anything on purpose.” So {seen} left it what you do when you’re home and your shoes are off. “You’ll have to do it yourself,” said {seen}. “I’ll just think it,” said {beside}.'
      ]
    },
    {
      id: 'nobody-wants-to-say-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It was getting late, and somebody had to say it. {A} looked at {H}, and {H} looked at {seen}. “Not me,” said {seen}. “I’ve said it so often.” A yawn came by, and went from one to the next.',
        '“Was that goodbye?” asked {beside}. “That was only a yawn,” said {A}. “Goodbye takes longer.” {H} put the shoe back on, very slowly, one toe at a time. It was on the wrong foot, so that had to be done again.'
      ]
    },
    {
      id: 'already',
      A: 'partner',
      paragraphs: [
        '“Can we go home now?” said somebody. It was {H}. {beside} sighed. “I’d so like to say that, too,” said {beside}. “Everybody can but me.” “Then say it,” said {A}.',
        '“Can we go home now?” said {beside}. {seen} looked at {beside.part}, and all round. “But you live here,” said {seen}. “You’re home.” “Already?” said {beside}. “That was quick!”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came too, and looked at everything twice.',
      '{names} stayed close by, and said nothing about going home.',
      { text: '{names} held up one finger for the one, and half of another.', needs: ['hands'] },
      { text: '{names} had brought a bag, and held it tight.', needs: ['hands'] }
    ],
    way: [
      '{names} listened, and did not say what home had got.',
      '{names} liked it there, and would have told anyone who asked.',
      { text: '{names} helped with the counting, on all the fingers there were.', needs: ['hands'] },
      { text: '{names} clapped, so that it should feel welcome.', needs: ['hands'] }
    ],
    turn: [
      '{names} did what is done at home too, and that was mostly yawning.',
      '{names} kept still for a long time, and it was easy.',
      { text: '{names} undid one button, as one does at home.', needs: ['hands'] },
      { text: '{names} waved till there was nothing left to wave at.', needs: ['hands'] }
    ]
  },
  bed: [
    'First they took {seen} back. “Very nice,” said {seen}, and it was not clear if that was home or {beside}. There and back {seen} had not been in any hurry.',
    'Then the door shut, and there was the hall with all its shoes. It smelled of nothing. {H} washed, and lay down, and did what you do when you’ve just come in. It was hardly anything.'
  ],
  last: [
    '“Already,” said {H} to the pillow. It had been quick, and {H} was asleep.',
    'One, counted {H}, and one and a half, and was asleep.'
  ]
})
